# Puzzles: decisions of finished games, to be made better.

web-puzzle-ask = Was würdest du spielen?
web-puzzle-ask-mine = Hier hast du anders gespielt, und das hat { $points } gekostet. Was ist besser?
web-puzzle-wrong = Es gibt einen besseren Spielzug. Versuch es noch einmal.
# $points is "points" of game.ftl.
web-puzzle-wrong-gain = Um { $points } besser als das, was gespielt wurde; es geht aber noch besser. Versuch es noch einmal.
web-puzzle-right = Richtig!
web-puzzle-right-gain = Richtig: um { $points } besser als das, was gespielt wurde.
web-puzzle-shown = Das ist die Lösung.

web-puzzle-draw-card = Eine Karte vom Stapel
web-puzzle-draw-tickets = Neue Zielkarten
web-puzzle-mark-right = richtig
web-puzzle-mark-wrong = falsch

web-puzzle-difficulty = Schwierigkeit { $rating }
web-puzzle-give-up = Lösung zeigen
web-puzzle-solution = Lösung
web-puzzle-best = Am besten
web-puzzle-also = Ebenso gut
web-puzzle-played = Gespielt wurde
web-puzzle-better = Vorteil gegenüber dem, was gespielt wurde: { $points }.
web-puzzle-plan = Der Spielplan zeigt den Plan dahinter.
web-puzzle-rating = Deine Wertungszahl für Rätsel: vorher { $before }, jetzt { $after }
web-puzzle-next = Nächstes Rätsel
web-puzzle-in-game = In der Partie ansehen

web-puzzle-filter = Rätsel auswählen
web-puzzle-whose = Wessen Spielzüge
web-puzzle-whose-all = von allen
web-puzzle-whose-mine = meine Fehler
web-puzzle-theme = Thema
web-puzzle-theme-all = alle
web-puzzle-theme-claim = Strecken
web-puzzle-theme-tunnel = Tunnel
web-puzzle-theme-ferry = Fähren
web-puzzle-theme-station = Bahnhöfe
web-puzzle-theme-cards = Karten
web-puzzle-theme-tickets = Zielkarten
web-puzzle-theme-last_round = letzte Runde

web-puzzle-none = Für dich gibt es gerade kein Rätsel. Rätsel kommen aus beendeten Partien auf diesem Server: Spiel eine, dann gibt es vielleicht mehr.
web-puzzle-none-theme = Zu diesem Thema ist kein Rätsel übrig.
web-puzzle-none-mine = Hier ist kein Fehler von dir übrig. Gut gemacht! Die einer Partie, die gerade erst zu Ende ist, kommen etwas später.
web-puzzle-all-themes = Alle Themen
web-puzzle-others = Rätsel aus anderen Partien
web-puzzle-play = Eine Partie spielen
