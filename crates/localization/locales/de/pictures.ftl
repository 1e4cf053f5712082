# Titel, Beschreibungen und Beschriftungen der Bilder. Erklärungen: siehe die englische Fassung.

## Der Spielplan

picture-board-title =
    { $count ->
        [one] { $players } spielt Railhead
       *[other] { $players } spielen Railhead
    }
picture-board-title-empty = Der Spielplan von Railhead
picture-board-phase = { $phase }.
picture-board-player = { $player } ({ $color }): { $points }, noch { $trains }, { $routes }.
picture-board-player-stations =
    { $count ->
        [one] { $player } hat einen Bahnhof in { $cities }.
       *[other] { $player } hat Bahnhöfe in { $cities }.
    }
picture-board-own-ticket = Deine Zielkarte { $from } – { $to }, { $points }.
picture-board-own-ticket-completed = Deine Zielkarte { $from } – { $to }, { $points }, erfüllt.

picture-route-free = { $from } – { $to }: { $kind }, { $spaces }, frei
picture-route-claimed = { $from } – { $to }: { $kind }, { $spaces }, genutzt von { $player }
picture-ferry-free = { $from } – { $to }: { $kind }, { $spaces }, { $locomotives }, frei
picture-ferry-claimed = { $from } – { $to }: { $kind }, { $spaces }, { $locomotives }, genutzt von { $player }
picture-city-station = { $city }: Bahnhof von { $player }

## Die Aufzeichnung

picture-replay-title = Aufzeichnung: { $players }
picture-replay-description =
    { $moves ->
        [one] Die Partie in { $moves } Spielzug, vom Anfang bis zum Ende.
       *[other] Die Partie in { $moves } Spielzügen, einer nach dem anderen.
    }

## Diagramme

chart-points-title = Punkte im Verlauf der Partie
chart-points-player = { $player }: am Ende { $points }.
chart-rating-title = Wertungszahl von { $player }
chart-rating-description =
    { $count ->
        [one] { $count } gewertete Partie: von { $first } auf { $last }; Höchststand { $highest }.
       *[other] { $count } gewertete Partien: von { $first } auf { $last }; Höchststand { $highest }.
    }
chart-rating-empty = Noch keine gewerteten Partien
chart-axis-games = Partien
chart-axis-moves = Spielzüge
chart-axis-points = Punkte
chart-axis-rating = Wertungszahl

## The standings of a tournament

# The phase is one of the messages "picture-standings-open" and so on.
picture-standings-about = { $phase } · { $players }{ $rounds }
picture-standings-open = Sucht Teilnehmer
picture-standings-running = Läuft
picture-standings-finished = Zu Ende
picture-standings-cancelled = Abgesagt
picture-standings-players =
    { $count ->
        [one] { $count } Teilnehmer
       *[other] { $count } Teilnehmer
    }
picture-standings-nobody = Gelöschtes Konto
picture-standings-points = Punkte
picture-standings-wins = Gewonnen
picture-standings-tables = Tische
picture-standings-line = Platz { $place }: { $player }, Punkte: { $points }.
picture-standings-more =
    { $count ->
        [one] und { $count } weiterer Teilnehmer
       *[other] und { $count } weitere Teilnehmer
    }
# Before the first round, nothing is said of rounds.
picture-standings-rounds =
    { $count ->
        [0] { "" }
        [one] { " · " }{ $count } Runde
       *[other] { " · " }{ $count } Runden
    }
