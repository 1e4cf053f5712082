# Títulos, descripciones y rótulos de las imágenes. Explicaciones: véase la versión inglesa.

## El tablero

picture-board-title =
    { $count ->
        [one] { $players } juega a Railhead
       *[other] { $players } juegan a Railhead
    }
picture-board-title-empty = El tablero de Railhead
picture-board-phase = { $phase }.
picture-board-player = { $player } ({ $color }): { $points }, { $trains } en reserva, { $routes }.
picture-board-player-stations =
    { $count ->
        [one] { $player } tiene una estación en { $cities }.
       *[other] { $player } tiene estaciones en { $cities }.
    }
picture-board-own-ticket = Tu billete { $from } – { $to }, { $points }.
picture-board-own-ticket-completed = Tu billete { $from } – { $to }, { $points }, completado.

picture-route-free = { $from } – { $to }: { $kind }, { $spaces }, libre
picture-route-claimed = { $from } – { $to }: { $kind }, { $spaces }, de { $player }
picture-ferry-free = { $from } – { $to }: { $kind }, { $spaces }, { $locomotives }, libre
picture-ferry-claimed = { $from } – { $to }: { $kind }, { $spaces }, { $locomotives }, de { $player }
picture-city-station = { $city }: estación de { $player }

## La repetición

picture-replay-title = Repetición: { $players }
picture-replay-description =
    { $moves ->
        [one] La partida en { $moves } jugada, de principio a fin.
       *[other] La partida en { $moves } jugadas, una tras otra.
    }

## Gráficos

chart-points-title = Puntos a lo largo de la partida
chart-points-player = { $player }: { $points } al final.
chart-rating-title = Rating de { $player }
chart-rating-description =
    { $count ->
        [one] { $count } partida puntuada: de { $first } a { $last }; máximo { $highest }.
       *[other] { $count } partidas puntuadas: de { $first } a { $last }; máximo { $highest }.
    }
chart-rating-empty = Aún no hay partidas puntuadas
chart-axis-games = partidas
chart-axis-moves = jugadas
chart-axis-points = puntos
chart-axis-rating = rating

## The standings of a tournament

# The phase is one of the messages "picture-standings-open" and so on.
picture-standings-about = { $phase } · { $players }{ $rounds }
picture-standings-open = Busca jugadores
picture-standings-running = En juego
picture-standings-finished = Terminado
picture-standings-cancelled = Cancelado
picture-standings-players =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
picture-standings-nobody = Cuenta eliminada
picture-standings-points = Puntos
picture-standings-wins = Ganadas
picture-standings-tables = Mesas
picture-standings-line = Puesto { $place }: { $player }, puntos: { $points }.
picture-standings-more =
    { $count ->
        [one] y { $count } jugador más
       *[other] y { $count } jugadores más
    }
# Before the first round, nothing is said of rounds.
picture-standings-rounds =
    { $count ->
        [0] { "" }
        [one] { " · " }{ $count } ronda
       *[other] { " · " }{ $count } rondas
    }
