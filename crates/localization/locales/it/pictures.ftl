# Titoli, descrizioni e didascalie delle immagini. Spiegazioni: vedi la versione inglese.

## Il tabellone

picture-board-title =
    { $count ->
        [one] { $players } gioca a Railhead
       *[other] { $players } giocano a Railhead
    }
picture-board-title-empty = Il tabellone di Railhead
picture-board-phase = { $phase }.
picture-board-player = { $player } ({ $color }): { $points }, { $trains } in riserva, { $routes }.
picture-board-player-stations =
    { $count ->
        [one] { $player } ha la stazione di { $cities }.
       *[other] { $player } ha le stazioni di { $cities }.
    }
picture-board-own-ticket = Il tuo biglietto { $from } – { $to }, { $points }.
picture-board-own-ticket-completed = Il tuo biglietto { $from } – { $to }, { $points }, completato.

picture-route-free = { $from } – { $to }: { $kind }, { $spaces }, disponibile
picture-route-claimed = { $from } – { $to }: { $kind }, { $spaces }, di { $player }
picture-ferry-free = { $from } – { $to }: { $kind }, { $spaces }, { $locomotives }, disponibile
picture-ferry-claimed = { $from } – { $to }: { $kind }, { $spaces }, { $locomotives }, di { $player }
picture-city-station = { $city }: stazione di { $player }

## Il replay

picture-replay-title = Replay della partita: { $players }
picture-replay-description =
    { $moves ->
        [one] La partita in { $moves } mossa, dall’inizio alla fine.
       *[other] La partita in { $moves } mosse, una dopo l’altra.
    }

## Grafici

chart-points-title = Punti nel corso della partita
chart-points-player = { $player }: { $points } alla fine.
chart-rating-title = Rating di { $player }
chart-rating-description =
    { $count ->
        [one] { $count } partita classificata: da { $first } a { $last }; massimo { $highest }.
       *[other] { $count } partite classificate: da { $first } a { $last }; massimo { $highest }.
    }
chart-rating-empty = Ancora nessuna partita classificata
chart-axis-games = partite
chart-axis-moves = mosse
chart-axis-points = punti
chart-axis-rating = rating

## The standings of a tournament

# The phase is one of the messages "picture-standings-open" and so on.
picture-standings-about = { $phase } · { $players }{ $rounds }
picture-standings-open = Cerca giocatori
picture-standings-running = In corso
picture-standings-finished = Finito
picture-standings-cancelled = Annullato
picture-standings-players =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
picture-standings-nobody = Account eliminato
picture-standings-points = Punti
picture-standings-wins = Vinti
picture-standings-tables = Tavoli
picture-standings-line = Posto { $place }: { $player }, punti: { $points }.
picture-standings-more =
    { $count ->
        [one] e un altro giocatore ({ $count })
       *[other] e altri { $count } giocatori
    }
# Before the first round, nothing is said of rounds.
picture-standings-rounds =
    { $count ->
        [0] { "" }
        [one] { " · " }{ $count } turno
       *[other] { " · " }{ $count } turni
    }
