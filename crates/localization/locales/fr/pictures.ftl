# Titres, descriptions et légendes des images. Explications : voir la version anglaise.

## Le plateau

picture-board-title =
    { $count ->
        [one] { $players } joue à Railhead
       *[other] { $players } jouent à Railhead
    }
picture-board-title-empty = Le plateau de Railhead
picture-board-phase = { $phase }.
picture-board-player = { $player } ({ $color }) : { $points }, { $trains } en réserve, { $routes }.
picture-board-player-stations =
    { $count ->
        [one] { $player } a une gare à { $cities }.
       *[other] { $player } a des gares à { $cities }.
    }
picture-board-own-ticket = Ta destination { $from } – { $to }, { $points }.
picture-board-own-ticket-completed = Ta destination { $from } – { $to }, { $points }, réalisée.

picture-route-free = { $from } – { $to } : { $kind }, { $spaces }, libre
picture-route-claimed = { $from } – { $to } : { $kind }, { $spaces }, à { $player }
picture-ferry-free = { $from } – { $to } : { $kind }, { $spaces }, { $locomotives }, libre
picture-ferry-claimed = { $from } – { $to } : { $kind }, { $spaces }, { $locomotives }, à { $player }
picture-city-station = { $city } : une gare, à { $player }

## La relecture

picture-replay-title = Relecture : { $players }
picture-replay-description =
    { $moves ->
        [one] La partie en { $moves } coup, du début à la fin.
       *[other] La partie en { $moves } coups, l’un après l’autre.
    }

## Diagrammes

chart-points-title = Les points au fil de la partie
chart-points-player = { $player } : { $points } à la fin.
chart-rating-title = Cote : { $player }
chart-rating-description =
    { $count ->
        [one] { $count } partie classée : de { $first } à { $last } ; maximum { $highest }.
       *[other] { $count } parties classées : de { $first } à { $last } ; maximum { $highest }.
    }
chart-rating-empty = Pas encore de partie classée
chart-axis-games = parties
chart-axis-moves = coups
chart-axis-points = points
chart-axis-rating = cote

## The standings of a tournament

# The phase is one of the messages "picture-standings-open" and so on.
picture-standings-about = { $phase } · { $players }{ $rounds }
picture-standings-open = Cherche des joueurs
picture-standings-running = En cours
picture-standings-finished = Terminé
picture-standings-cancelled = Annulé
picture-standings-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
picture-standings-nobody = Compte supprimé
picture-standings-points = Points
picture-standings-wins = Gagnées
picture-standings-tables = Tables
picture-standings-line = Place { $place } : { $player }, points : { $points }.
picture-standings-more =
    { $count ->
        [one] et { $count } autre participant
       *[other] et { $count } autres participants
    }
# Before the first round, nothing is said of rounds.
picture-standings-rounds =
    { $count ->
        [0] { "" }
        [one] { " · " }{ $count } ronde
       *[other] { " · " }{ $count } rondes
    }
