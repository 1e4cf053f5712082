# Las palabras del juego. Explicaciones: véanse la versión inglesa y GLOSSARY.md.

## Cartas de vagón

card-pink = violeta
card-blue = azul
card-orange = naranja
card-white = blanco
card-green = verde
card-yellow = amarillo
card-black = negro
card-red = rojo
card-locomotive = locomotora

one-card =
    { $card ->
        [pink] una carta violeta
        [blue] una carta azul
        [orange] una carta naranja
        [white] una carta blanca
        [green] una carta verde
        [yellow] una carta amarilla
        [black] una carta negra
        [red] una carta roja
       *[locomotive] una locomotora
    }

payment-colored =
    { $count ->
        [one] { $color ->
            [pink] { $count } carta violeta
            [blue] { $count } carta azul
            [orange] { $count } carta naranja
            [white] { $count } carta blanca
            [green] { $count } carta verde
            [yellow] { $count } carta amarilla
            [black] { $count } carta negra
           *[red] { $count } carta roja
        }
       *[other] { $color ->
            [pink] { $count } cartas violetas
            [blue] { $count } cartas azules
            [orange] { $count } cartas naranjas
            [white] { $count } cartas blancas
            [green] { $count } cartas verdes
            [yellow] { $count } cartas amarillas
            [black] { $count } cartas negras
           *[red] { $count } cartas rojas
        }
    }
payment-locomotives =
    { $count ->
        [one] { $count } locomotora
       *[other] { $count } locomotoras
    }
payment-both = { $colored } y { $locomotives }

## Jugadores y bots

player-color-brown = marrón
player-color-red = rojo
player-color-purple = morado
player-color-gray = gris
player-color-blue = azul

player-brown = Marrón
player-red = Rojo
player-purple = Morado
player-gray = Gris
player-blue = Azul
player-nobody = Nadie

bot-random = Azar
bot-random-description = Hace una jugada al azar.
bot-porter = Mozo de estación
bot-porter-description = Juega como quien empieza: planea un billete tras otro y se le escapan cosas.
bot-conductor = Revisor
bot-conductor-description = Juega con sensatez: planea sus billetes, reúne cartas y cubre recorridos.
bot-stationmaster = Jefe de estación
bot-stationmaster-description = Juega fuerte: ensaya mentalmente las jugadas prometedoras.
bot-director = Director
bot-director-description = Juega mejor que nadie: compara mentalmente planes enteros.

list-and = { $others } y { $last }
    .before-i = { $others } e { $last }

## Cantidades

points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
trains =
    { $count ->
        [one] { $count } vagón
       *[other] { $count } vagones
    }
spaces =
    { $count ->
        [one] { $count } casilla
       *[other] { $count } casillas
    }
stations =
    { $count ->
        [one] { $count } estación
       *[other] { $count } estaciones
    }
cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
tickets =
    { $count ->
        [one] { $count } billete
       *[other] { $count } billetes
    }
routes =
    { $count ->
        [one] { $count } recorrido
       *[other] { $count } recorridos
    }
moves =
    { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    }
seats =
    { $count ->
        [one] { $count } asiento
       *[other] { $count } asientos
    }
percent = { $number } %

## Recorridos y billetes

route = { $from } – { $to }
route-kind =
    { $kind ->
        [tunnel] { $color ->
            [pink] túnel violeta
            [blue] túnel azul
            [orange] túnel naranja
            [white] túnel blanco
            [green] túnel verde
            [yellow] túnel amarillo
            [black] túnel negro
            [red] túnel rojo
           *[gray] túnel gris
        }
        [ferry] ferri
       *[route] { $color ->
            [pink] recorrido violeta
            [blue] recorrido azul
            [orange] recorrido naranja
            [white] recorrido blanco
            [green] recorrido verde
            [yellow] recorrido amarillo
            [black] recorrido negro
            [red] recorrido rojo
           *[gray] recorrido gris
        }
    }
ferry-locomotives =
    { $count ->
        [one] al menos { $count } locomotora
       *[other] al menos { $count } locomotoras
    }
double-route = recorrido doble

ticket-with-points = { $from } – { $to }, { $points }
ticket-completed = completado
ticket-failed = no completado
ticket-set-europe = Europa
ticket-set-europa_1912 = Europa 1912
ticket-set-orient_express = Orient Express
ticket-set-with_max = Con Max

## Variantes

variant-classic = Clásica
variant-classic-description = El juego original con sus 46 billetes. Recibes un billete de ruta larga y tres regulares, y te quedas con al menos dos de los cuatro. Después robas tres cada vez y te quedas con al menos uno.
variant-europa_1912 = Europa 1912
variant-europa_1912-description = Los 55 billetes de la expansión de 1912 en lugar de los originales. Recibes un billete de ruta larga y tres regulares, y te quedas con al menos dos de los cuatro. Después robas tres cada vez y te quedas con al menos uno.
variant-mega = Mega Europa
variant-mega-description = Los 101 billetes de los dos juegos. Primero eliges uno de dos billetes de ruta larga, o ninguno. Luego recibes cinco regulares: te quedas con al menos dos si tienes ruta larga; si no, al menos tres. Los regulares rechazados van bajo el mazo. Después robas tres cada vez y te quedas con al menos uno.
variant-big_cities = Grandes ciudades
variant-big_cities-description = Los 45 billetes con Londres, Berlín, Moscú, París, Viena, Madrid, Roma, Atenas o Angora, sin rutas largas. Recibes cinco y te quedas con al menos dos; los demás van bajo el mazo. Después robas cuatro cada vez y te quedas con al menos uno.

tie-break-standard = En caso de empate: billetes completados, luego menos estaciones, luego la ruta continua más larga
tie-break-german = En caso de empate, como en el reglamento alemán: billetes completados, luego la ruta continua más larga

clock-none = Sin límite de tiempo (30 días por jugada)
clock-per_move = { $time } por jugada
clock-bank = { $time } para toda la partida
clock-bank-increment = { $time } para toda la partida, más { $increment } después de cada turno
duration-days =
    { $count ->
        [one] { $count } día
       *[other] { $count } días
    }
duration-hours =
    { $count ->
        [one] { $count } hora
       *[other] { $count } horas
    }
duration-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
duration-seconds =
    { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    }

game-rated = puntuada
game-casual = amistosa

## Fases

status-lobby = a la espera de jugadores
status-running = en curso
status-finished = terminada
status-void = sin resultado

phase-lobby =
    { $open ->
        [one] Queda { $open } asiento libre
       *[other] Quedan { $open } asientos libres
    }
phase-ready = Todos los asientos están ocupados
phase-dealing = Elección de billetes
phase-dealing-waiting = Billetes por elegir: { $players }
phase-turn = Turno de { $player }
phase-your-turn = Es tu turno
phase-last-round = Última ronda: turno de { $player }
phase-last-round-yours = Última ronda: es tu turno
phase-finished-winner = Gana { $player }
phase-finished-winners = Victoria compartida: { $players }
phase-voided = La partida terminó sin resultado
void-reason-admin = La administración terminó la partida.
void-reason-cancelled = La partida se canceló antes de empezar.
void-reason-expired = La mesa estuvo abierta demasiado tiempo.
void-reason-left_early = Alguien se fue antes de que todos terminaran un turno.

step-choose = Roba cartas, cubre un recorrido, roba billetes o construye una estación
step-second_card = Toma una segunda carta
step-keep_tickets =
    { $count ->
        [one] Quédate con el billete robado
       *[other] Elige entre los { $count } billetes robados
    }
step-tunnel =
    { $surcharge ->
        [one] El túnel cuesta { $surcharge } carta más: paga o renuncia
       *[other] El túnel cuesta { $surcharge } cartas más: paga o renuncia
    }

## Eventos

event-game-created = La mesa está abierta: { $variant }, { $seats }
event-player-joined = { $player } se une a la mesa
event-player-left = { $player } deja la mesa
event-bot-added = El bot { $player } se une a la mesa
event-bot-removed = El bot { $player } deja la mesa
event-player-kicked = { $player } tiene que dejar la mesa
event-host-changed = { $player } dirige ahora la mesa
event-game-started = Empieza la partida: el primer turno es de { $player }
event-cards-dealt =
    { $count ->
        [one] { $player } recibe { $count } carta
       *[other] { $player } recibe { $count } cartas
    }
event-tickets-dealt =
    { $count ->
        [one] { $player } recibe { $count } billete para elegir
       *[other] { $player } recibe { $count } billetes para elegir
    }
event-tickets-drawn =
    { $count ->
        [one] { $player } roba { $count } billete
       *[other] { $player } roba { $count } billetes
    }
event-tickets-kept =
    { $count ->
        [0] { $player } no se queda con ningún billete
        [one] { $player } se queda con { $count } billete
       *[other] { $player } se queda con { $count } billetes
    }
event-tickets-kept-named = { $player } se queda con { $list }
event-tickets-boxed =
    { $count ->
        [one] { $player } devuelve { $count } billete a la caja
       *[other] { $player } devuelve { $count } billetes a la caja
    }
event-tickets-returned =
    { $count ->
        [one] { $count } billete va bajo el mazo
       *[other] { $count } billetes van bajo el mazo
    }
event-card-turned-up = Se descubre { $card }
event-row-discarded = Tres locomotoras descubiertas: cinco cartas nuevas
event-row-replaced =
    { $times ->
        [one] Las cinco cartas se cambian una vez más: { $cards }
       *[other] Las cinco cartas se cambian { $times } veces más: { $cards }
    }
event-deck-reshuffled = Los descartes se barajan y forman un mazo nuevo
event-turn-started = Turno de { $player }
event-card-drawn = { $player } roba { $card } del mazo
event-card-drawn-hidden = { $player } roba una carta del mazo
event-card-taken = { $player } toma { $card }
event-route-claimed = { $player } cubre { $from } – { $to } con { $payment }: { $points }
event-tunnel-laid = { $player } intenta el túnel { $from } – { $to } con { $payment }
event-tunnel-card-revealed = Se revela { $card }
event-tunnel-surcharge-asked =
    { $surcharge ->
        [one] El túnel cuesta { $surcharge } carta más
       *[other] El túnel cuesta { $surcharge } cartas más
    }
event-tunnel-surcharge-paid = { $player } añade { $payment }
event-tunnel-abandoned = { $player } renuncia al túnel
event-station-built = { $player } construye una estación en { $city }
event-passed = { $player } tiene que pasar
event-last-round-begun = { $player } inicia la última ronda: un turno más para todos
event-time-ran-out = { $player } se queda sin tiempo
event-time-granted =
    { $seconds ->
        [one] Todos reciben al menos { $seconds } segundo más
       *[other] Todos reciben al menos { $seconds } segundos más
    }
event-seat-handed-over =
    { $reason ->
        [resigned] { $player } abandona; sigue jugando el bot { $bot }
       *[out_of_time] { $player } no responde; sigue jugando el bot { $bot }
    }
event-seat-taken-back = { $player } está de vuelta
event-vacation-begun = { $player } está de vacaciones
event-vacation-ended = { $player } ha vuelto de vacaciones
event-sleeping-hours-set = { $player } duerme de { $from } a { $until } (UTC)
event-sleeping-hours-ended = { $player } ya no tiene horas de sueño
event-stand-in-seated = { $player } sustituye a quien se había ido
event-game-finished = La partida ha terminado
event-game-voided =
    { $reason ->
        [cancelled] La partida se cancela
        [expired] La mesa estuvo abierta demasiado tiempo: la partida se cancela
        [left_early] La partida termina sin resultado, porque alguien se fue pronto
       *[admin] La administración termina la partida, sin resultado
    }

## La puntuación

score-rank = puesto
score-player = nombre
score-routes = recorridos
score-tickets = billetes
score-stations = estaciones
score-express = express
score-total = total
score-completed = completados
score-longest = ruta más larga
score-completed-of = { $completed } de { $kept }

explain-routes = Recorridos: { $points }
explain-route = { $from } – { $to }, { $trains }: { $points }
explain-tickets = Billetes: { $points }
explain-ticket-completed = { $from } – { $to }: completado, { $points }
explain-ticket-failed = { $from } – { $to }: no completado, { $points }
explain-ticket-path = Camino: { $cities }
explain-ticket-stations = Con la estación de { $cities }
explain-stations-left =
    { $count ->
        [one] { $count } estación sin construir: { $points }
       *[other] { $count } estaciones sin construir: { $points }
    }
explain-station-lends = Estación de { $city }: usa { $from } – { $to } de { $player }
explain-station-lends-nothing = Estación de { $city }: no usa ningún recorrido
explain-path = Ruta continua más larga: { $trains } ({ $cities })
explain-no-path = Ruta continua más larga: ninguna
explain-express = European Express: { $points }
explain-total = Total: { $points }
explain-rank = Puesto { $rank }
explain-tie-completed_tickets = Empate a puntos: deciden los billetes completados
explain-tie-stations_used = Empate a puntos y billetes: decide quién usó menos estaciones
explain-tie-longest_path = Empate a puntos, billetes y estaciones: decide la ruta continua más larga
explain-tie-shared = Empate en todo: se comparte el puesto

## La línea de órdenes

replay-heading = Partida { $game }: { $players }

demo-heading = Partida { $game } en { $url }: { $players }
demo-after =
    { $moves ->
        [one] Después de { $moves } jugada:
       *[other] Después de { $moves } jugadas:
    }

simulate-games =
    { $games ->
        [one] { $games } partida ({ $variant }, { $seats }): { $games_per_second } partidas/s, { $moves_per_second } jugadas/s en un núcleo
       *[other] { $games } partidas ({ $variant }, { $seats }): { $games_per_second } partidas/s, { $moves_per_second } jugadas/s en un núcleo
    }
simulate-average = Partida media: { $turns } turnos, { $moves } jugadas, { $events } eventos; como mucho, { $most_turns } turnos y { $most_events } eventos
simulate-bot = bot
simulate-seats = asientos
simulate-wins = victorias
simulate-kept = conservados
simulate-progress = partidas
bot-thinking = tiempo por decisión

# Los ratings y las tasas son texto, ya redondeado. $deals y $games son números.
ladder-heading = { $variant }, { $seats }, semilla { $seed }. Repartos: { $deals }. Partidas: { $games }.
ladder-scale =
    { $anchor ->
        [conductor] Ratings según Plackett y Luce: 400 puntos son diez contra uno, conductor tiene 1500. Intervalos del 95 % por { $resamples } remuestreos de los repartos. Los tiempos son de procesador.
       *[mean] Ratings según Plackett y Luce: 400 puntos son diez contra uno, su media es 1500. Intervalos del 95 % por { $resamples } remuestreos de los repartos. Los tiempos son de procesador.
    }
ladder-binary = SHA-256 del programa: { $sha256 }
ladder-rating = rating
ladder-interval = intervalo del 95 %
ladder-rank = puesto medio
ladder-margin = ventaja
ladder-adjusted = sin suerte
ladder-longest = máximo
ladder-duel = duelo
ladder-deals = repartos
ladder-row = Línea { $row }, reparto { $deal }: { $players }
ladder-same = La partida es la misma, bit a bit: SHA-256 { $sha256 }
ladder-again = Jugada de nuevo: { $players }; SHA-256 { $sha256 }
ladder-other-binary = Este no es el programa que escribió la línea.
ladder-differs = La partida no es la de la línea: { $fields }
ladder-gate-results = Repartos por partidas ganadas, de 0 a { $games } en medias partidas: { $results }
ladder-gate-rate = Ganado: { $rate } { $interval }
ladder-gate-ratio = Logaritmo del cociente de verosimilitudes: { $ratio }; límites { $bounds }, hipótesis { $hypotheses }
ladder-gate-passed = Superado: { $new } es más fuerte que { $old }.
ladder-gate-failed = No superado: { $new } no es más fuerte que { $old }.
ladder-gate-undecided = Sin decisión tras { $deals } repartos.

analyze-heading = Partida { $game }: { $players }
analyze-start = antes del reparto
analyze-luck = suerte
analyze-improvement = buenas jugadas
analyze-errors = errores
analyze-others = rivales
analyze-margin = ventaja
analyze-adjusted = ventaja sin la suerte
analyze-legend = Puntos de ventaja sobre el mejor rival; las cinco primeras columnas la suman.
analyze-no-error = { $player }: ningún error destaca
analyze-counted =
    { $count ->
        [one] { $player }: { $count } error en { $decisions } decisiones
       *[other] { $player }: { $count } errores en { $decisions } decisiones; los más caros:
    }
analyze-better = mejor en { $points }: { $instead }
analyze-unfinished = La partida no se jugó hasta el final.
analyze-no-seat = La partida no tiene asiento { $seat }.

verify-follows = Partida { $game }, { $status }: { $events } eventos de { $decisions } decisiones, y todos se deducen del secreto.
verify-dump =
    { $games ->
        [one] La partida se deduce de su secreto.
       *[other] Las { $games } partidas se deducen de sus secretos.
    }
verify-copied = Los primeros { $events } eventos de juego se copiaron de otra partida. Se dan por buenos.
verify-commitment = El SHA-256 del secreto es el compromiso { $commitment }.
verify-head = El registro termina con la cabeza { $head }.
verify-head-noted = Contiene la cabeza { $head } que anotaste: no se ha reescrito nada de lo anterior.
verify-entropy = El asiento { $seat } añadió { $entropy }
verify-compare = Compara el compromiso, y lo que añadiste, con lo que anotaste antes de la partida.
verify-nothing = nada
verify-error-secret = El SHA-256 del secreto es { $hash }, no el compromiso { $commitment }.
verify-error-differs = El evento { $seq } difiere: el registro dice { $recorded }, debería ser { $expected }.
verify-error-begins-nothing = El evento { $seq } difiere: el registro dice { $recorded }, y así no puede empezar ninguna partida.
verify-error-refused = El evento { $seq } difiere: el registro dice { $recorded }, y eso no está permitido: { $rejection }
verify-error-copied = El evento { $seq } difiere: el registro dice { $recorded }, que no puede venir de otra partida.
verify-error-continued = La partida continúa desde una posición de otra, cuyo secreto no está en el registro.
verify-error-no-deal = La partida comparte su reparto con otras, y al registro le falta el secreto del reparto.
verify-error-packs = Ningún servidor ofrece estos paquetes de billetes.
verify-error-head = El registro termina con la cabeza { $computed }, no con { $recorded }: se ha reescrito.
verify-error-unfinished = El registro acaba tras el evento { $version }, antes del final de la partida.

# Tournaments.
verify-tournament = El torneo { $tournament } fue como dice su registro: { $events } eventos, { $rounds } rondas. Cada emparejamiento se sigue de los resultados y del secreto.
verify-tournament-first = El primero es el jugador { $player }.
verify-tournament-games = Se han comparado los resultados de { $games } partidas.
verify-tournament-line = No se puede leer la línea { $line }: { $why }
verify-tournament-form = Es un registro de forma { $form }, que esta versión no lee.
verify-tournament-secret = El secreto no corresponde a su compromiso.
verify-tournament-rules = Esas reglas no son posibles: { $why }
verify-tournament-opening = El registro no empieza con la apertura.
verify-tournament-impossible = El evento { $seq } no era posible en ese momento.
verify-tournament-seed = La semilla del evento { $seq } no se sigue del secreto.
verify-tournament-pairing = El emparejamiento del evento { $seq } no se sigue de la clasificación y la semilla.
verify-tournament-unfinished = El torneo no ha terminado.
verify-tournament-foreign = La partida { $game } no es de ninguna mesa del torneo.
verify-tournament-deal = La partida { $game } no tiene el reparto de su ronda.
verify-tournament-result = El resultado de la partida { $game } es otro.
