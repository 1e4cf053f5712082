# Bilder in den Regeln der Web-App. Erklärungen: siehe die englische Fassung.

web-rules-contents = Inhalt
web-rules-or = oder
web-rules-spaces = Felder
web-rules-points = Punkte

web-rules-claim-color = { $route }: { $kind }, { $spaces }. Du zahlst mit { $one } oder mit { $other }. Das bringt { $points }.
web-rules-claim-gray = { $route }: { $kind }, { $spaces }. Du zahlst mit { $one }, mit { $other } oder in einer anderen Farbe, aber nie in zweien. Das bringt { $points }.
web-rules-claim-ferry = { $route }: { $kind }, { $spaces }, { $locomotives }. Du zahlst mit { $one }, mit { $other } oder in einer anderen Farbe. Das bringt { $points }.
web-rules-double = { $route }: Ein Gleis gehört { $player }. Zu zweit oder zu dritt ist das andere, hier durchgestrichen, gesperrt. Zu viert oder zu fünft können es noch alle außer { $player } nutzen.
web-rules-tunnel = { $route }: { $kind }, { $spaces }. Du beginnst mit { $payment }. Aufgedeckt: { $revealed }. Karten deiner Farbe und Lokomotiven zählen, also legst du { $surcharge } dazu: Du zahlst mit { $one } oder mit { $other }. Es bleibt bei { $trains }.
web-rules-station = { $player } hat { $own } und einen Bahnhof in { $city }. { $lender } hat { $lent }. Der Bahnhof leiht { $player } diese Strecke: Die Zielkarte { $ticket } ist erfüllt und bringt { $points }.
web-rules-ending = { $player } hat am Ende eines Zuges noch { $trains }. Die letzte Runde beginnt: { $players } haben noch je einen Zug, in dieser Reihenfolge. Dann wird gewertet.
web-rules-longest = { $second } hat { $trains }, aber sie verzweigen sich: Die längste Strecke, hier markiert, hat nur { $path }. { $first } hat { $longer }, alle auf einer Strecke, die zweimal durch { $city } führt. { $first } bekommt den Europa Express.

web-rules-score = Eine Schlusswertung nach { $trains }
web-rules-unbuilt =
    { $count ->
        [one] { $count } Bahnhof nicht gebaut
       *[other] { $count } Bahnhöfe nicht gebaut
    }
