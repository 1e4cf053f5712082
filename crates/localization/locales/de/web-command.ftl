# The command line and the board as text, which are loaded when they are opened.

web-command-field = Befehl
web-command-hint = Ein Befehl, oder ? für Hilfe
web-command-do = Ausführen
web-command-answers = Antworten
web-command-completions = Ergänzungen
# Words after the command that mean nothing by themselves, in small letters, parted by commas.
web-command-fillers = am, an, auf, aus, bitte, das, dem, den, der, die, ein, eine, einen, für, in, karte, karten, mit, mir, nach, strecke, und, vom, von, was, zu

web-command-unknown = „{ $word }“ ist hier nicht klar. Mit ? kommt die Hilfe.
# $list: words for commands, cities or cards.
web-command-which = „{ $word }“ kann heißen: { $list }. Was davon?
web-command-watching = Du siehst bei dieser Partie nur zu.
web-command-busy = Dein letzter Zug ist noch unterwegs.
web-command-not-now = Das geht jetzt nicht.
web-command-left = Dann nicht.
web-command-nothing-asked = Es wurde nichts gefragt.
web-command-one-city = Nenne eine Stadt.
web-command-two-cities = Nenne zwei Städte.
web-command-no-route = Die Strecke { $route } gibt es nicht.
web-command-none-open = In { $city } ist keine Strecke frei.
web-command-nothing-needed = Deine Zielkarten brauchen keine Strecken mehr.
web-command-nothing = nichts
web-command-free = frei
web-command-closed = gesperrt
web-command-open = noch nicht verbunden
web-command-hand = Auf der Hand: { $list }
web-command-row = Offen: { $list }
web-command-decks = In den Stapeln: { $cards } Karten, { $tickets } Zielkarten
web-command-offer = { $number }: { $ticket }, { $points }
web-command-not-face-up = So eine Karte liegt nicht offen.
web-command-pay-ways = Zahlen kannst du mit: { $ways }
# $what: a route or a city. $payment and $others are like "payment-both".
web-command-sure = { $what } mit { $payment }? Sage ja, oder nenne die Karten. Auch möglich: { $others }
web-command-no-clocks = In dieser Partie läuft keine Uhr.

# The board as text. A field with a city follows.
web-text-city = Freie Strecken von
web-text-none = Noch keine Strecken.

# The words of each command, parted by commas, the first of which help shows; no word stands for two.
# In the help, words in capitals stand for names.
web-command-turn-words = zug, am zug
    .help = worauf die Partie wartet
web-command-hand-words = hand, meine karten, handkarten
    .help = deine Karten
web-command-row-words = auslage, offene karten
    .help = die offenen Karten und die Stapel
web-command-take-words = nimm, nehmen, ziehe, ziehen
    .help = nimm FARBE, nimm Lokomotive, nimm Stapel
web-command-tickets-words = zielkarten, ziele
    .help = deine Zielkarten und was sie brauchen, auch angebotene
web-command-draw-tickets-words = neue zielkarten, ziehe zielkarten, zielkarten ziehen
    .help = zieht neue Zielkarten
web-command-keep-words = behalte, behalten
    .help = behalte 1 3: welche der angebotenen Zielkarten
web-command-needs-words = fehlt, was fehlt, braucht
    .help = fehlt STADT: was freie Strecken dort kosten und was dir fehlt; allein: was deine Zielkarten brauchen
web-command-routes-words = strecken, offene strecken
    .help = strecken STADT: die freien Strecken von dort; allein: was du jetzt nutzen kannst
web-command-claim-words = nutze, nutzen, baue, bauen
    .help = nutze STADT STADT, dazu auf Wunsch eine Farbe und wie viele Lokomotiven
web-command-station-words = bahnhof, baue bahnhof
    .help = bahnhof STADT, dazu auf Wunsch eine Farbe
web-command-pay-words = zahle, zahlen
    .help = zahlt für den Tunnel, auf Wunsch mit so vielen Lokomotiven
web-command-give-up-words = aufgeben
    .help = gibt den Tunnel auf
web-command-pass-words = passe, passen
    .help = passt, wenn sonst nichts möglich ist
web-command-yes-words = ja
    .help = tut, wonach gefragt wurde
web-command-no-words = nein
    .help = lässt es sein
web-command-last-words = zuletzt, letzte züge
    .help = die letzten Züge; „zuletzt 20“ erzählt mehr
web-command-who-words = wem gehört, wer hat
    .help = wem gehört STADT: die Strecken dort und wem sie gehören
web-command-board-words = plan, spielplan
    .help = was alle gebaut haben
web-command-score-words = stand, punkte
    .help = Punkte, und was allen noch bleibt
web-command-clocks-words = uhren, zeit
    .help = die Zeit von allen
web-command-help-words = hilfe
    .help = diese Liste
