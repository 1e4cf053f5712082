# Images dans les règles de l’application web. Explications : voir la version anglaise.

web-rules-contents = Sommaire
web-rules-or = ou
web-rules-spaces = Cases
web-rules-points = Points

web-rules-claim-color = { $route } : { $kind }, { $spaces }. Tu paies avec { $one }, ou avec { $other }. Elle rapporte { $points }.
web-rules-claim-gray = { $route } : { $kind }, { $spaces }. Tu paies avec { $one }, avec { $other }, ou dans une autre couleur, mais jamais dans deux. Elle rapporte { $points }.
web-rules-claim-ferry = { $route } : { $kind }, { $spaces }, { $locomotives }. Tu paies avec { $one }, avec { $other }, ou dans une autre couleur. La route rapporte { $points }.
web-rules-double = { $route } : { $player } a une des deux voies. À deux ou trois, l’autre, barrée ici, est fermée. À quatre ou cinq, tout le monde sauf { $player } peut encore la prendre.
web-rules-tunnel = { $route } : { $kind }, { $spaces }. Tu commences avec { $payment }. Révélées : { $revealed }. Les cartes de ta couleur et les locomotives comptent, donc tu ajoutes { $surcharge } : tu paies avec { $one }, ou avec { $other }. Il faut toujours { $trains }.
web-rules-station = { $player } a { $own }, et une gare à { $city }. { $lender } a { $lent }. La gare prête cette route à { $player } : la destination { $ticket } est réalisée et rapporte { $points }.
web-rules-ending = { $player } finit un tour avec { $trains }. Le dernier tour de table commence : { $players } jouent encore un tour, dans cet ordre. Ensuite, on compte les points.
web-rules-longest = { $second } a { $trains }, mais avec des branches : le chemin le plus long, marqué ici, n’en a que { $path }. { $first } a { $longer }, tous sur un même chemin, qui passe deux fois par { $city }. L’European Express va à { $first }.

web-rules-score = Un décompte final après { $trains }
web-rules-unbuilt =
    { $count ->
        [one] { $count } gare non construite
       *[other] { $count } gares non construites
    }
