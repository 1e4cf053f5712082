# The scorer of a game on a real table.

web-score = Echten Tisch werten
web-score-what = Für eine Partie aus der Schachtel: Tippe an, was jede Person gebaut hat, füge die Zielkarten hinzu und lass die Punkte zählen, auch die längste Strecke.
web-score-player = Spieler { $number }
web-score-whose = Wessen Waggons und Zielkarten?
web-score-add-player = Jemanden hinzufügen
web-score-remove-player = Diese Person entfernen
web-score-left = Übrig: { $trains } Waggons, { $stations } Bahnhöfe
web-score-tap = Tippe auf eine Strecke oder Stadt, um sie dieser Person zu geben, und noch einmal, um sie zurückzunehmen.
web-score-added = { $player } hat { $what }.
web-score-removed = { $player } hat { $what } nicht mehr.
web-score-tickets = Behaltene Zielkarten
web-score-routes = Genutzte Strecken
web-score-stations = Gebaute Bahnhöfe
web-score-find-tickets = Zielkarte finden
web-score-find-routes = Strecke finden
web-score-find-stations = Stadt für einen Bahnhof finden
web-score-remove = Zurücknehmen
web-score-count = Punkte zählen
web-score-clear = Neue Partie beginnen
web-score-no-account = Mit einem Konto kannst du diese Partie in deinem Verlauf behalten.
web-score-keep = Diese Partie behalten
web-score-kept = Die Partie steht bei deinen Partien von anderswo.
web-score-where = Deine Partien von anderswo
