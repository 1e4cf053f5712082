var o=`city-amsterdam = \xC1msterdam
city-angora = Angora
city-athina = Atenas
city-barcelona = Barcelona
city-berlin = Berl\xEDn
city-brest = Brest
city-brindisi = Br\xEDndisi
city-bruxelles = Bruselas
city-bucuresti = Bucarest
city-budapest = Budapest
city-cadiz = C\xE1diz
city-constantinople = Constantinopla
city-danzig = D\xE1nzig
city-dieppe = Dieppe
city-edinburgh = Edimburgo
city-erzurum = Erzurum
city-essen = Essen
city-frankfurt = Fr\xE1ncfort
city-kharkov = J\xE1rkov
city-kobenhavn = Copenhague
city-kyiv = Kyiv
city-lisboa = Lisboa
city-london = Londres
city-madrid = Madrid
city-marseille = Marsella
city-moskva = Mosc\xFA
city-munchen = M\xFAnich
city-palermo = Palermo
city-pamplona = Pamplona
city-paris = Par\xEDs
city-petrograd = Petrogrado
city-riga = Riga
city-roma = Roma
city-rostov = Rostov
city-sarajevo = Sarajevo
city-sevastopol = Sebastopol
city-smolensk = Smolensk
city-smyrna = Esmirna
city-sochi = Sochi
city-sofia = Sof\xEDa
city-stockholm = Estocolmo
city-venezia = Venecia
city-warszawa = Varsovia
city-wien = Viena
city-wilno = Vilna
city-zagrab = Zagreb
city-zurich = Z\xFArich
sea-atlantic = Oc\xE9ano Atl\xE1ntico
sea-baltic = Mar B\xE1ltico
sea-black = Mar Negro
sea-mediterranean = Mar Mediterr\xE1neo
sea-north = Mar del Norte
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
player-color-brown = marr\xF3n
player-color-red = rojo
player-color-purple = morado
player-color-gray = gris
player-color-blue = azul
player-brown = Marr\xF3n
player-red = Rojo
player-purple = Morado
player-gray = Gris
player-blue = Azul
player-nobody = Nadie
bot-random = Azar
bot-random-description = Hace una jugada al azar.
bot-porter = Mozo de estaci\xF3n
bot-porter-description = Juega como quien empieza: planea un billete tras otro y se le escapan cosas.
bot-conductor = Revisor
bot-conductor-description = Juega con sensatez: planea sus billetes, re\xFAne cartas y cubre recorridos.
bot-stationmaster = Jefe de estaci\xF3n
bot-stationmaster-description = Juega fuerte: ensaya mentalmente las jugadas prometedoras.
bot-director = Director
bot-director-description = Juega mejor que nadie: compara mentalmente planes enteros.
list-and = { $others } y { $last }
    .before-i = { $others } e { $last }
points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
trains =
    { $count ->
        [one] { $count } vag\xF3n
       *[other] { $count } vagones
    }
spaces =
    { $count ->
        [one] { $count } casilla
       *[other] { $count } casillas
    }
stations =
    { $count ->
        [one] { $count } estaci\xF3n
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
percent = { $number }\xA0%
route = { $from } \u2013 { $to }
route-kind =
    { $kind ->
        [tunnel] { $color ->
            [pink] t\xFAnel violeta
            [blue] t\xFAnel azul
            [orange] t\xFAnel naranja
            [white] t\xFAnel blanco
            [green] t\xFAnel verde
            [yellow] t\xFAnel amarillo
            [black] t\xFAnel negro
            [red] t\xFAnel rojo
           *[gray] t\xFAnel gris
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
ticket-with-points = { $from } \u2013 { $to }, { $points }
ticket-completed = completado
ticket-failed = no completado
ticket-set-europe = Europa
ticket-set-europa_1912 = Europa 1912
ticket-set-orient_express = Orient Express
ticket-set-with_max = Con Max
variant-classic = Cl\xE1sica
variant-classic-description = El juego original con sus 46 billetes. Recibes un billete de ruta larga y tres regulares, y te quedas con al menos dos de los cuatro. Despu\xE9s robas tres cada vez y te quedas con al menos uno.
variant-europa_1912 = Europa 1912
variant-europa_1912-description = Los 55 billetes de la expansi\xF3n de 1912 en lugar de los originales. Recibes un billete de ruta larga y tres regulares, y te quedas con al menos dos de los cuatro. Despu\xE9s robas tres cada vez y te quedas con al menos uno.
variant-mega = Mega Europa
variant-mega-description = Los 101 billetes de los dos juegos. Primero eliges uno de dos billetes de ruta larga, o ninguno. Luego recibes cinco regulares: te quedas con al menos dos si tienes ruta larga; si no, al menos tres. Los regulares rechazados van bajo el mazo. Despu\xE9s robas tres cada vez y te quedas con al menos uno.
variant-big_cities = Grandes ciudades
variant-big_cities-description = Los 45 billetes con Londres, Berl\xEDn, Mosc\xFA, Par\xEDs, Viena, Madrid, Roma, Atenas o Angora, sin rutas largas. Recibes cinco y te quedas con al menos dos; los dem\xE1s van bajo el mazo. Despu\xE9s robas cuatro cada vez y te quedas con al menos uno.
tie-break-standard = En caso de empate: billetes completados, luego menos estaciones, luego la ruta continua m\xE1s larga
tie-break-german = En caso de empate, como en el reglamento alem\xE1n: billetes completados, luego la ruta continua m\xE1s larga
clock-none = Sin l\xEDmite de tiempo (30 d\xEDas por jugada)
clock-per_move = { $time } por jugada
clock-bank = { $time } para toda la partida
clock-bank-increment = { $time } para toda la partida, m\xE1s { $increment } despu\xE9s de cada turno
duration-days =
    { $count ->
        [one] { $count } d\xEDa
       *[other] { $count } d\xEDas
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
status-lobby = a la espera de jugadores
status-running = en curso
status-finished = terminada
status-void = sin resultado
phase-lobby =
    { $open ->
        [one] Queda { $open } asiento libre
       *[other] Quedan { $open } asientos libres
    }
phase-ready = Todos los asientos est\xE1n ocupados
phase-dealing = Elecci\xF3n de billetes
phase-dealing-waiting = Billetes por elegir: { $players }
phase-turn = Turno de { $player }
phase-your-turn = Es tu turno
phase-last-round = \xDAltima ronda: turno de { $player }
phase-last-round-yours = \xDAltima ronda: es tu turno
phase-finished-winner = Gana { $player }
phase-finished-winners = Victoria compartida: { $players }
phase-voided = La partida termin\xF3 sin resultado
void-reason-admin = La administraci\xF3n termin\xF3 la partida.
void-reason-cancelled = La partida se cancel\xF3 antes de empezar.
void-reason-expired = La mesa estuvo abierta demasiado tiempo.
void-reason-left_early = Alguien se fue antes de que todos terminaran un turno.
step-choose = Roba cartas, cubre un recorrido, roba billetes o construye una estaci\xF3n
step-second_card = Toma una segunda carta
step-keep_tickets =
    { $count ->
        [one] Qu\xE9date con el billete robado
       *[other] Elige entre los { $count } billetes robados
    }
step-tunnel =
    { $surcharge ->
        [one] El t\xFAnel cuesta { $surcharge } carta m\xE1s: paga o renuncia
       *[other] El t\xFAnel cuesta { $surcharge } cartas m\xE1s: paga o renuncia
    }
event-game-created = La mesa est\xE1 abierta: { $variant }, { $seats }
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
        [0] { $player } no se queda con ning\xFAn billete
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
        [one] Las cinco cartas se cambian una vez m\xE1s: { $cards }
       *[other] Las cinco cartas se cambian { $times } veces m\xE1s: { $cards }
    }
event-deck-reshuffled = Los descartes se barajan y forman un mazo nuevo
event-turn-started = Turno de { $player }
event-card-drawn = { $player } roba { $card } del mazo
event-card-drawn-hidden = { $player } roba una carta del mazo
event-card-taken = { $player } toma { $card }
event-route-claimed = { $player } cubre { $from } \u2013 { $to } con { $payment }: { $points }
event-tunnel-laid = { $player } intenta el t\xFAnel { $from } \u2013 { $to } con { $payment }
event-tunnel-card-revealed = Se revela { $card }
event-tunnel-surcharge-asked =
    { $surcharge ->
        [one] El t\xFAnel cuesta { $surcharge } carta m\xE1s
       *[other] El t\xFAnel cuesta { $surcharge } cartas m\xE1s
    }
event-tunnel-surcharge-paid = { $player } a\xF1ade { $payment }
event-tunnel-abandoned = { $player } renuncia al t\xFAnel
event-station-built = { $player } construye una estaci\xF3n en { $city }
event-passed = { $player } tiene que pasar
event-last-round-begun = { $player } inicia la \xFAltima ronda: un turno m\xE1s para todos
event-time-ran-out = { $player } se queda sin tiempo
event-time-granted =
    { $seconds ->
        [one] Todos reciben al menos { $seconds } segundo m\xE1s
       *[other] Todos reciben al menos { $seconds } segundos m\xE1s
    }
event-seat-handed-over =
    { $reason ->
        [resigned] { $player } abandona; sigue jugando el bot { $bot }
       *[out_of_time] { $player } no responde; sigue jugando el bot { $bot }
    }
event-seat-taken-back = { $player } est\xE1 de vuelta
event-vacation-begun = { $player } est\xE1 de vacaciones
event-vacation-ended = { $player } ha vuelto de vacaciones
event-sleeping-hours-set = { $player } duerme de { $from } a { $until } (UTC)
event-sleeping-hours-ended = { $player } ya no tiene horas de sue\xF1o
event-stand-in-seated = { $player } sustituye a quien se hab\xEDa ido
event-game-finished = La partida ha terminado
event-game-voided =
    { $reason ->
        [cancelled] La partida se cancela
        [expired] La mesa estuvo abierta demasiado tiempo: la partida se cancela
        [left_early] La partida termina sin resultado, porque alguien se fue pronto
       *[admin] La administraci\xF3n termina la partida, sin resultado
    }
score-rank = puesto
score-player = nombre
score-routes = recorridos
score-tickets = billetes
score-stations = estaciones
score-express = express
score-total = total
score-completed = completados
score-longest = ruta m\xE1s larga
score-completed-of = { $completed } de { $kept }
explain-routes = Recorridos: { $points }
explain-route = { $from } \u2013 { $to }, { $trains }: { $points }
explain-tickets = Billetes: { $points }
explain-ticket-completed = { $from } \u2013 { $to }: completado, { $points }
explain-ticket-failed = { $from } \u2013 { $to }: no completado, { $points }
explain-ticket-path = Camino: { $cities }
explain-ticket-stations = Con la estaci\xF3n de { $cities }
explain-stations-left =
    { $count ->
        [one] { $count } estaci\xF3n sin construir: { $points }
       *[other] { $count } estaciones sin construir: { $points }
    }
explain-station-lends = Estaci\xF3n de { $city }: usa { $from } \u2013 { $to } de { $player }
explain-station-lends-nothing = Estaci\xF3n de { $city }: no usa ning\xFAn recorrido
explain-path = Ruta continua m\xE1s larga: { $trains } ({ $cities })
explain-no-path = Ruta continua m\xE1s larga: ninguna
explain-express = European Express: { $points }
explain-total = Total: { $points }
explain-rank = Puesto { $rank }
explain-tie-completed_tickets = Empate a puntos: deciden los billetes completados
explain-tie-stations_used = Empate a puntos y billetes: decide qui\xE9n us\xF3 menos estaciones
explain-tie-longest_path = Empate a puntos, billetes y estaciones: decide la ruta continua m\xE1s larga
explain-tie-shared = Empate en todo: se comparte el puesto
replay-heading = Partida { $game }: { $players }
demo-heading = Partida { $game } en { $url }: { $players }
demo-after =
    { $moves ->
        [one] Despu\xE9s de { $moves } jugada:
       *[other] Despu\xE9s de { $moves } jugadas:
    }
simulate-games =
    { $games ->
        [one] { $games } partida ({ $variant }, { $seats }): { $games_per_second } partidas/s, { $moves_per_second } jugadas/s en un n\xFAcleo
       *[other] { $games } partidas ({ $variant }, { $seats }): { $games_per_second } partidas/s, { $moves_per_second } jugadas/s en un n\xFAcleo
    }
simulate-average = Partida media: { $turns } turnos, { $moves } jugadas, { $events } eventos; como mucho, { $most_turns } turnos y { $most_events } eventos
simulate-bot = bot
simulate-seats = asientos
simulate-wins = victorias
simulate-kept = conservados
simulate-progress = partidas
bot-thinking = tiempo por decisi\xF3n
ladder-heading = { $variant }, { $seats }, semilla { $seed }. Repartos: { $deals }. Partidas: { $games }.
ladder-scale =
    { $anchor ->
        [conductor] Ratings seg\xFAn Plackett y Luce: 400 puntos son diez contra uno, conductor tiene 1500. Intervalos del 95 % por { $resamples } remuestreos de los repartos. Los tiempos son de procesador.
       *[mean] Ratings seg\xFAn Plackett y Luce: 400 puntos son diez contra uno, su media es 1500. Intervalos del 95 % por { $resamples } remuestreos de los repartos. Los tiempos son de procesador.
    }
ladder-binary = SHA-256 del programa: { $sha256 }
ladder-rating = rating
ladder-interval = intervalo del 95 %
ladder-rank = puesto medio
ladder-margin = ventaja
ladder-adjusted = sin suerte
ladder-longest = m\xE1ximo
ladder-duel = duelo
ladder-deals = repartos
ladder-row = L\xEDnea { $row }, reparto { $deal }: { $players }
ladder-same = La partida es la misma, bit a bit: SHA-256 { $sha256 }
ladder-again = Jugada de nuevo: { $players }; SHA-256 { $sha256 }
ladder-other-binary = Este no es el programa que escribi\xF3 la l\xEDnea.
ladder-differs = La partida no es la de la l\xEDnea: { $fields }
ladder-gate-results = Repartos por partidas ganadas, de 0 a { $games } en medias partidas: { $results }
ladder-gate-rate = Ganado: { $rate } { $interval }
ladder-gate-ratio = Logaritmo del cociente de verosimilitudes: { $ratio }; l\xEDmites { $bounds }, hip\xF3tesis { $hypotheses }
ladder-gate-passed = Superado: { $new } es m\xE1s fuerte que { $old }.
ladder-gate-failed = No superado: { $new } no es m\xE1s fuerte que { $old }.
ladder-gate-undecided = Sin decisi\xF3n tras { $deals } repartos.
analyze-heading = Partida { $game }: { $players }
analyze-start = antes del reparto
analyze-luck = suerte
analyze-improvement = buenas jugadas
analyze-errors = errores
analyze-others = rivales
analyze-margin = ventaja
analyze-adjusted = ventaja sin la suerte
analyze-legend = Puntos de ventaja sobre el mejor rival; las cinco primeras columnas la suman.
analyze-no-error = { $player }: ning\xFAn error destaca
analyze-counted =
    { $count ->
        [one] { $player }: { $count } error en { $decisions } decisiones
       *[other] { $player }: { $count } errores en { $decisions } decisiones; los m\xE1s caros:
    }
analyze-better = mejor en { $points }: { $instead }
analyze-unfinished = La partida no se jug\xF3 hasta el final.
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
verify-entropy = El asiento { $seat } a\xF1adi\xF3 { $entropy }
verify-compare = Compara el compromiso, y lo que a\xF1adiste, con lo que anotaste antes de la partida.
verify-nothing = nada
verify-error-secret = El SHA-256 del secreto es { $hash }, no el compromiso { $commitment }.
verify-error-differs = El evento { $seq } difiere: el registro dice { $recorded }, deber\xEDa ser { $expected }.
verify-error-begins-nothing = El evento { $seq } difiere: el registro dice { $recorded }, y as\xED no puede empezar ninguna partida.
verify-error-refused = El evento { $seq } difiere: el registro dice { $recorded }, y eso no est\xE1 permitido: { $rejection }
verify-error-copied = El evento { $seq } difiere: el registro dice { $recorded }, que no puede venir de otra partida.
verify-error-continued = La partida contin\xFAa desde una posici\xF3n de otra, cuyo secreto no est\xE1 en el registro.
verify-error-no-deal = La partida comparte su reparto con otras, y al registro le falta el secreto del reparto.
verify-error-packs = Ning\xFAn servidor ofrece estos paquetes de billetes.
verify-error-head = El registro termina con la cabeza { $computed }, no con { $recorded }: se ha reescrito.
verify-error-unfinished = El registro acaba tras el evento { $version }, antes del final de la partida.
verify-tournament = El torneo { $tournament } fue como dice su registro: { $events } eventos, { $rounds } rondas. Cada emparejamiento se sigue de los resultados y del secreto.
verify-tournament-first = El primero es el jugador { $player }.
verify-tournament-games = Se han comparado los resultados de { $games } partidas.
verify-tournament-line = No se puede leer la l\xEDnea { $line }: { $why }
verify-tournament-form = Es un registro de forma { $form }, que esta versi\xF3n no lee.
verify-tournament-secret = El secreto no corresponde a su compromiso.
verify-tournament-rules = Esas reglas no son posibles: { $why }
verify-tournament-opening = El registro no empieza con la apertura.
verify-tournament-impossible = El evento { $seq } no era posible en ese momento.
verify-tournament-seed = La semilla del evento { $seq } no se sigue del secreto.
verify-tournament-pairing = El emparejamiento del evento { $seq } no se sigue de la clasificaci\xF3n y la semilla.
verify-tournament-unfinished = El torneo no ha terminado.
verify-tournament-foreign = La partida { $game } no es de ninguna mesa del torneo.
verify-tournament-deal = La partida { $game } no tiene el reparto de su ronda.
verify-tournament-result = El resultado de la partida { $game } es otro.
web-skip = Ir al contenido
web-home = Inicio
web-back = Atr\xE1s
web-tabs = Pantallas principales
web-tables = Mesas
web-inbox = Avisos
web-ranks = Puestos
web-me = Yo
web-missing = Aqu\xED no hay nada
web-try-again = Reintentar
web-more = Mostrar m\xE1s
web-save = Guardar
web-saved = Guardado
web-next = Siguiente
web-show = Mostrar
web-all = Todo
web-any = Cualquiera
web-offline = Sin conexi\xF3n. La aplicaci\xF3n sigue en cuanto vuelva.
web-offline-failed = No hay conexi\xF3n. Int\xE9ntalo m\xE1s tarde.
web-update = Hay una versi\xF3n nueva.
web-reload = Usarla ahora
web-broken = Algo ha fallado aqu\xED
web-broken-what = La pantalla no se puede mostrar. Tus partidas est\xE1n a salvo en el servidor.
web-load-again = Volver a cargar
web-motto = Cubre ferrocarriles por la Europa de 1912, con amigos, desconocidos o bots.
web-picture = El tablero: Europa con sus ciudades y ferrocarriles
web-play-as-guest = Jugar con cuenta de invitado
web-guest-hint = Sin contrase\xF1a ni correo. Podr\xE1s conservar la cuenta m\xE1s tarde.
web-account-needed = Inicia sesi\xF3n o juega con una cuenta de invitado para seguir.
web-ended = Se cerr\xF3 la sesi\xF3n de este dispositivo.
web-sign-in = Iniciar sesi\xF3n
web-forgot = \xBFOlvidaste la contrase\xF1a?
web-recover = Contrase\xF1a olvidada
web-recover-what = Con un c\xF3digo de recuperaci\xF3n pones una contrase\xF1a nueva. Se cierra la sesi\xF3n en tus dem\xE1s dispositivos. Sin un c\xF3digo, nadie puede devolverte el acceso.
web-recover-code = C\xF3digo de recuperaci\xF3n
web-recover-do = Poner la contrase\xF1a
web-recovered = La contrase\xF1a nueva est\xE1 puesta, y el c\xF3digo ya no vale.
web-register = Registrarse
web-oidc-with = Iniciar sesi\xF3n con { $provider }
web-oidc-working = Iniciando sesi\xF3n\u2026
web-oidc-failed = Se ha interrumpido el inicio de sesi\xF3n. Int\xE9ntalo de nuevo.
web-oidc-name = Elige un nombre
web-oidc-name-what = Es tu primera vez aqu\xED con { $provider }. \xBFCon qu\xE9 nombre quieres jugar?
web-oidc-other = Iniciar sesi\xF3n en una cuenta que ya tienes
web-name = Nombre
web-name-rule = De 2 a 24 letras, cifras, espacios, \xAB-\xBB, \xAB_\xBB, \xAB.\xBB o \xAB'\xBB
web-password = Contrase\xF1a
web-password-rule = Al menos 8 caracteres
web-language = Idioma
web-watch = Partidas para ver
web-watch-none = Ahora no hay ninguna partida p\xFAblica en curso.
web-watch-best = Ver c\xF3mo { $player } consigui\xF3 { $points }
web-watch-last = Ver la \xFAltima partida de { $player }
web-watch-play = Jugar contra el mejor bot
web-seats-offered = Asientos que puedes ocupar
web-seats-offered-none = Ahora no se te ofrece ning\xFAn asiento.
web-play-now = Jugar
web-quick = Partida r\xE1pida
web-quick-what = Contra la primera persona que quiera la misma partida.
web-quick-do = Buscar partida
web-quick-own = Una mesa propia
web-quick-nobody = Ahora nadie busca partida. Juega ya contra bots, y m\xE1s tarde con personas.
web-quick-tables =
    { $count ->
        [0] Ninguna mesa espera jugadores.
        [one] Una mesa espera jugadores.
       *[other]
            { $more ->
                [yes] { $count } mesas o m\xE1s esperan jugadores.
               *[no] { $count } mesas esperan jugadores.
            }
    }
web-quick-running =
    { $count ->
        [0] No hay partidas p\xFAblicas en curso.
        [one] Hay una partida p\xFAblica en curso.
       *[other]
            { $more ->
                [yes] Hay { $count } partidas p\xFAblicas o m\xE1s en curso.
               *[no] Hay { $count } partidas p\xFAblicas en curso.
            }
    }
web-meanwhile = Hasta que lleguen los dem\xE1s
web-practise = Practicar contra un bot
web-practise-choose = Elegir bots
web-practise-do = Jugar
web-practise-count = N\xFAmero de bots
web-practise-level = Nivel
web-new = Nueva partida
web-join-by-code = Unirse con un c\xF3digo
web-open-games = Partidas abiertas
web-invitations = Invitaciones
web-accept = Aceptar
web-decline = Rechazar
web-your-games = Tus partidas
web-other-games = Tus otras partidas
web-just-ended = Reci\xE9n terminadas
web-last-round = \xFAltima ronda
web-more-there = Hay m\xE1s.
web-no-games = A\xFAn no est\xE1s en ninguna partida. Una partida r\xE1pida o un bot es un buen comienzo.
web-nobody-yet = Nadie m\xE1s por ahora
web-somebody = Cuenta eliminada
web-time-left = Quedan { $time }
web-points-against = T\xFA { $own }, el mejor de los otros { $best }
web-guest = cuenta de invitado
web-guest-notice = Juegas con la cuenta de invitado { $name }. Se pierde con este dispositivo o si cierras la sesi\xF3n.
web-keep-account = Conservar la cuenta
web-keep-account-why = Elige un nombre y una contrase\xF1a. Tus partidas y ratings se quedan, y puedes iniciar sesi\xF3n en otros dispositivos.
web-keep-account-do = Conservarla
web-account-kept = La cuenta { $name } ya es tuya.
web-new-do = Abrir la partida
web-players = Jugadores
web-variant = Variante
web-clock = Reloj
web-others = Los otros asientos
web-seat = Asiento { $seat }
web-seat-open = Una persona
web-seat-bot = Bot \xAB{ $bot }\xBB
web-who-joins = \xBFQui\xE9n puede unirse?
web-visibility-unlisted = Quien tenga el enlace
web-visibility-public = Todo el mundo
web-visibility-private = Solo con invitaci\xF3n
web-more-options = M\xE1s opciones
web-spectators-see = Los espectadores ven la partida
web-spectators-now = al momento
web-spectators-behind = { $time } despu\xE9s
web-rated = Puntuada: la partida cambia los ratings
web-stand-ins = Si alguien se va, otros pueden ocupar el asiento
web-stand-ins-none = no
web-stand-ins-owner = s\xED, el resultado cuenta para quien se fue
web-stand-ins-stand-in = s\xED, el resultado cuenta para quien sustituye
web-rated-no-bots = Las partidas puntuadas no tienen bots.
web-auto-start = Empezar en cuanto est\xE9n ocupados todos los asientos
web-packs = Billetes extra
web-with-packs = Billetes extra: { $packs }
web-color = Tu color
web-first-seat = \xBFQui\xE9n empieza?
web-by-lot = Por sorteo
web-yourself = T\xFA
web-tie-break = Empates
web-looking-for-players = Buscan jugadores
web-open-none = Ahora ninguna partida p\xFAblica busca jugadores. Abre una: aqu\xED la encontrar\xE1n.
web-join-or = \xBFSin c\xF3digo? Busca en
web-join-code = C\xF3digo
web-code-hint = Seis letras y cifras. No importan may\xFAsculas ni guiones.
web-other-code = Escribir otro c\xF3digo
web-invited-by-nobody = Tienes una invitaci\xF3n a una partida
web-invited-by = { $player } te invita
web-invited-to = Tienes una invitaci\xF3n: { $name }
web-invitation-take = Ver la invitaci\xF3n
web-invitation-dismiss = Descartar
web-to-game = Ir a la partida
web-inbox-empty = Nada por ahora. Aqu\xED llegan las invitaciones, los comienzos y los resultados de tus partidas.
web-new-item = nuevo
web-player-since = Desde el { $date }
web-games = Partidas
web-wins = Victorias
web-ratings = Ratings
web-rating = Rating
web-rating-of = Partidas puntuadas de
web-rated-games = Partidas puntuadas
web-percentile = Por delante del
web-percentile-what = Parte de los jugadores con una partida puntuada en los \xFAltimos 90 d\xEDas que est\xE1 por debajo
web-rating-chart = Gr\xE1fico del rating; ahora es { $rating }
web-rating-change = rating: { $after }, antes { $before }
web-provisional = Provisional: menos de diez partidas puntuadas
web-unrated = A\xFAn no hay ninguna partida puntuada
web-statistics = Estad\xEDsticas
web-history = Historial
web-measure = Mostrar
web-measure-wins = Partidas ganadas
web-measure-luck = Suerte
web-measure-luck-what = Puntos de suerte por partida, de media, en las partidas analizadas.
web-measure-errors = Errores
web-measure-errors-what = Puntos que costaron los errores por decisi\xF3n, en las partidas analizadas: cuantos menos, mejor.
web-grouped = Por
web-grouped-variant = variante
web-grouped-seats = n\xFAmero de jugadores
web-grouped-color = color
web-grouped-month = mes
web-won-of = { $share } de { $games }
web-mean-of =
    { $mean } en { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
web-opponents = Rivales
web-no-opponents = A\xFAn no hay partidas terminadas con otras personas.
web-record =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } \xB7 por delante { $won } \xB7 por detr\xE1s { $lost } \xB7 empates { $tied }
web-games-export = Guardar todas mis partidas
web-uncounted = Partidas que no cuentan
web-uncounted-what = Con las mismas cartas que otros o en una mesa preparada: no est\xE1n en ninguna estad\xEDstica.
web-uncounted-tournament = torneo
web-uncounted-challenge = reto del d\xEDa
web-uncounted-prepared = mesa preparada
web-imported = Partidas de fuera
web-imported-what = Jugadas en otro servidor o en una mesa real. Solo las ves t\xFA, y no cuentan.
web-imported-file = Leer una partida guardada
web-imported-sheet = Anotar una hoja de puntos
web-score-open = Puntuar una mesa real
web-imported-save = Guardar
web-imported-remove = Quitar
web-imported-day = Jugada el
web-imported-name = Jugador { $number }
web-imported-points = Puntos del jugador { $number }
web-imported-export = Partida guardada
web-imported-table = Mesa real
web-imported-score_sheet = Hoja de puntos
web-versus = T\xFA frente a { $player }
web-versus-none = A\xFAn no hab\xE9is terminado ninguna partida juntos.
web-ahead = T\xFA por delante
web-behind = T\xFA por detr\xE1s
web-period = Per\xEDodo
web-period-all = Siempre
web-period-season = Esta temporada
web-period-month = Este mes
web-period-week = Esta semana
web-no-finished = Ninguna partida terminada de este tipo
web-win-rate = Ganadas
web-mean-score = Puntos de media
web-best-score = Mejor puntuaci\xF3n
web-mean-rank = Puesto medio
web-best-streak = Mejor racha
web-tickets-completed = Billetes completados
web-longest-path = Ruta m\xE1s larga
web-express = European Express
web-stations-built = Estaciones construidas
web-tunnels-paid = T\xFAneles pagados
web-move-time = Tiempo por jugada
web-points-from = De d\xF3nde vienen los puntos
web-from-tickets = billetes completados
web-from-failed = billetes no completados
web-cards-drawn = Cartas
web-cards-blind = del mazo
web-cards-face-up = descubiertas
web-cards-locomotives = de ellas, locomotoras
web-favourites = Recorridos favoritos
web-outcome = Desenlace
web-won = Ganada
web-lost = Perdida
web-tied = Empate
web-only-with-me = Solo partidas conmigo
web-only-with = Solo con { $name }
web-a-bot = Un bot
web-leaderboards = Clasificaciones
web-leaderboard = Clasificaci\xF3n
web-board-duel = Dos jugadores
web-board-table = De tres a cinco jugadores
web-board-wins = Partidas ganadas
web-board-best_score = Mejor puntuaci\xF3n de una partida
web-board-mean_score = Puntos de media, desde diez partidas
web-board-tickets_completed = Billetes completados, en total
web-board-longest_path = Ruta continua m\xE1s larga
web-value-duel = rating
web-value-table = rating
web-value-wins = victorias
web-value-best_score = puntos
web-value-mean_score = puntos
web-value-tickets_completed = billetes
web-value-longest_path = casillas
web-board-empty = A\xFAn no hay nadie en esta clasificaci\xF3n. Cuentan las partidas sin bots.
web-find-player = Buscar a alguien
web-neighbours = A tu alrededor
web-guests-unranked = Las cuentas de invitado no figuran en las clasificaciones. Conserva la cuenta para figurar.
web-among-everybody = Todos
web-among-friends = T\xFA y tus amistades
web-popular = Recorridos populares
web-popular-routes = Recorridos
web-popular-tickets = Billetes
web-popular-routes-what = Parte de las partidas en que se cubri\xF3 el recorrido
web-popular-tickets-what = Cu\xE1ntas veces se complet\xF3 el billete cuando alguien lo conserv\xF3
web-band = Ratings en la mesa
web-band-all = Todos
web-band-beginner = Menos de 1200
web-band-intermediate = De 1200 a 1499
web-band-advanced = De 1500 a 1799
web-band-expert = Desde 1800
web-popular-turns = Orden de turno
web-popular-turns-what = Parte de las partidas p\xFAblicas sin bots ganadas desde cada posici\xF3n
web-position = { $position }.\xBA de { $seats }
web-settings = Ajustes
web-settings-play = Jugar
web-settings-account = Cuenta y personas
web-settings-developers = Para desarrolladores
web-change-name = Cambiar el nombre
web-change-password = Cambiar la contrase\xF1a
web-change-password-what = Se cierra la sesi\xF3n en tus otros dispositivos.
web-old-password = Contrase\xF1a actual
web-new-password = Contrase\xF1a nueva
web-set-password = Poner una contrase\xF1a
web-set-password-what = Con tu nombre y una contrase\xF1a entras tambi\xE9n sin proveedor. Se cierra la sesi\xF3n en tus dem\xE1s dispositivos.
web-identities = Iniciar sesi\xF3n sin contrase\xF1a
web-identities-what = Con un proveedor vinculado entras en esta cuenta con un toque.
web-identity-since = Vinculado el { $date }
web-identity-link = Vincular { $provider }
web-identity-linked = { $provider } est\xE1 vinculado.
web-identity-unlink = Desvincular
web-identity-unlinked = { $provider } ya no est\xE1 vinculado.
web-recovery = C\xF3digos de recuperaci\xF3n
web-recovery-what = Si olvidas la contrase\xF1a, tu nombre y uno de estos c\xF3digos te devuelven el acceso. Gu\xE1rdalos en papel o en un archivo.
web-recovery-none = No tienes c\xF3digos.
web-recovery-left =
    { $count ->
        [one] Queda { $count } c\xF3digo. Creaci\xF3n: { $when }.
       *[other] Quedan { $count } c\xF3digos. Creaci\xF3n: { $when }.
    }
web-recovery-make = Crear c\xF3digos de recuperaci\xF3n
web-recovery-renew = Recibes diez c\xF3digos nuevos. Los que tienes dejan de valer.
web-recovery-do = Crear diez c\xF3digos
web-recovery-new = Tus c\xF3digos de recuperaci\xF3n nuevos
web-recovery-made = Los c\xF3digos se muestran solo una vez. Cada uno vale una vez.
web-recovery-save = Guardar como archivo
web-recovery-copy = Copiar
web-recovery-copied = Los c\xF3digos est\xE1n copiados.
web-recovery-hide = Ya los guard\xE9
web-recovery-title = C\xF3digos de recuperaci\xF3n de { $name } para Railhead, { $date }
web-theme = Apariencia
web-theme-auto = Como el dispositivo
web-theme-light = Claro
web-theme-dark = Oscuro
web-shown = Los jugadores ven mi nombre cuando miro
web-push = Notificaciones
web-push-offer = \xBFQuieres que este dispositivo te avise cuando sea tu turno, tambi\xE9n con la aplicaci\xF3n cerrada?
web-push-on = Activar
web-push-off = Desactivar
web-push-is-on = Este dispositivo te avisa de turnos, invitaciones y resultados.
web-push-what = Av\xEDsame de
web-push-turns = Mis turnos
web-push-invitations = Invitaciones y revanchas
web-push-games = Comienzos y resultados
web-push-tournaments = Torneos, ligas y temporadas
web-push-friends = Solicitudes de amistad
web-push-remind = Recu\xE9rdamelo antes de que acabe mi tiempo
web-never = Nunca
web-quiet = Horas de silencio: av\xEDsame despu\xE9s
web-quiet-from = Desde
web-quiet-to = Hasta
web-push-denied = El navegador bloquea las notificaciones de esta p\xE1gina. Perm\xEDtelas en sus ajustes.
web-push-refused = El navegador no pudo suscribirse a las notificaciones. Quiz\xE1 su servicio est\xE9 desactivado o no responda.
web-push-unsupported = Este navegador no puede mostrar notificaciones de una aplicaci\xF3n cerrada.
web-push-home-screen = En un iPhone o iPad, a\xF1ade antes la aplicaci\xF3n a la pantalla de inicio: Compartir y \xABA\xF1adir a pantalla de inicio\xBB.
web-terms = Condiciones de uso
web-contact = Contacto
web-terms-accept = Al continuar aceptas las condiciones de uso
web-notice-read = Entendido
web-not-now = Ahora no
web-absences = Vacaciones y sue\xF1o
web-vacation-what = En las partidas que dan un d\xEDa o m\xE1s, pero no en torneos ni ligas, tu reloj se para durante las vacaciones. Los dem\xE1s ven que no est\xE1s.
web-vacation-until = De vacaciones hasta el { $until }
web-vacation-end = Terminar las vacaciones
web-vacation-again = Podr\xE1s empezar otras vacaciones el { $at }.
web-vacation-left =
    { $days ->
        [0] No quedan d\xEDas de vacaciones.
        [one] Queda un d\xEDa de vacaciones.
       *[other] Quedan { $days } d\xEDas de vacaciones.
    }
web-vacation-begin = Irme de vacaciones
web-vacation-do = Empezar ahora
web-vacation-days = D\xEDas
web-vacation-of = { $name } est\xE1 de vacaciones hasta el { $until }
web-sleep = Duermo cada d\xEDa
web-sleep-what = Si tienes un d\xEDa o m\xE1s por jugada, tu tiempo no se acaba mientras duermes. Tus horas de sue\xF1o est\xE1n en el diario de tus partidas, a la vista de todos.
web-mutes = Gente silenciada
web-mute-everybody = No mostrar nada de lo que dice el resto
web-nobody-muted = No has silenciado a nadie.
web-unmute = Volver a o\xEDr
web-devices = Dispositivos
web-device-this = Este dispositivo
web-device-unknown = Dispositivo desconocido
web-device-used = \xDAltimo uso: { $when }
web-signed-out = El dispositivo ya no tiene sesi\xF3n.
web-sign-out = Cerrar sesi\xF3n
web-sign-out-what = Las partidas en curso siguen. Puedes volver a iniciar sesi\xF3n cuando quieras.
web-sign-out-guest = Esta cuenta de invitado no tiene contrase\xF1a: al cerrar sesi\xF3n, nadie podr\xE1 volver a usarla.
web-sign-out-everywhere = Cerrar sesi\xF3n en todas partes
web-sign-out-everywhere-what = Se cierra la sesi\xF3n en todos los dispositivos, tambi\xE9n en este.
web-your-data = Tus datos
web-your-data-what = Guarda un archivo con todo lo que el servidor sabe de ti, o elimina la cuenta.
web-open-data = Partidas que se pueden publicar
web-open-data-rated = Partidas p\xFAblicas y puntuadas
web-open-data-all = Todas las partidas
web-open-data-none = Ninguna partida
web-open-data-what =
    Este servidor puede publicar partidas terminadas para investigar: sin nombres, con un c\xF3digo que cambia cada mes. Una partida queda fuera si alguien que jug\xF3 en ella no lo quiere.
web-export = Guardar mis datos
web-delete-account = Eliminar la cuenta
web-delete-what = Es definitivo. Los bots siguen tus partidas en curso, y las terminadas muestran una cuenta eliminada.
web-delete-type = Escribe tu nombre para confirmar: { $name }
web-delete-mismatch = Ese no es tu nombre: { $name }.
web-delete-do = Eliminar para siempre
web-deleted = La cuenta est\xE1 eliminada.
web-friends = Amistades
web-friends-none = Todav\xEDa no tienes amistades aqu\xED. Env\xEDa una solicitud: con el nombre o en la p\xE1gina de la persona.
web-friend-requests = Solicitudes
web-friend-add = A\xF1adir a mis amistades
web-friend-ask = Enviar solicitud
web-friend-asked = { $player } tiene tu solicitud.
web-friends-now = Ya hay amistad entre { $player } y t\xFA.
web-friend-sent = Esperan respuesta
web-friend-take-back = Retirar
web-friend-remove = Quitar de mis amistades
web-friends-tables = Mesas de amistades
web-friend-waiting = Espera en una mesa
web-friend-playing = Juega ahora
web-friend-invite = Jugar
web-new-invites = Invitaci\xF3n para: { $players }
web-invite-friends = Invitar amistades
web-blocks = Cuentas bloqueadas
web-nobody-blocked = No has bloqueado a nadie.
web-unblock = Desbloquear
web-block = Bloquear
web-block-player = Bloquear a { $player }
web-block-what = Dej\xE1is de veros: ni nombre, ni mesa, ni partida, ni mensajes. Las partidas en las que ya jug\xE1is siguen. Nadie recibe aviso. En un torneo en el que entr\xE9is despu\xE9s, no os sentar\xE9is juntos si se puede evitar.
web-blocked = Bloqueo activo para { $player }. Se puede cambiar en los ajustes.
web-bot = bot
web-bot-of = { $bot } (bot de { $owner })
web-bot-owner = Un bot de { $owner }
web-bots-welcome = Pueden unirse bots de jugadores
web-bots = Tus bots
web-bots-what = Programas que juegan con cuentas propias, en partidas no puntuadas. Todo el mundo ve que son tuyos.
web-bots-none = No tienes bots.
web-bot-make = Crear un bot
web-bot-make-do = Crear
web-bot-delete = Eliminar el bot
web-bot-delete-named = Eliminar el bot { $name }
web-bot-delete-what = Es definitivo. Sus claves dejan de valer y bots del servidor se encargan de sus partidas.
web-key-make = Crear una clave de API
web-key-label = Para qu\xE9 es
web-key-read = Leer partidas y la bandeja de entrada
web-key-play = Unirse a partidas y jugar
web-key-host = Abrir partidas e invitar
web-key-new = Guarda esta clave ahora: no se volver\xE1 a mostrar.
web-key-copied = La clave est\xE1 copiada.
web-key-hide = La he guardado
web-key-used = Usada { $when }
web-key-unused = A\xFAn no usada
web-key-expires = hasta { $date }
web-key-revoke = Revocar
web-key-revoke-named = Revocar la clave \xAB{ $name }\xBB
web-key-revoke-what = Los programas con esta clave se rechazan desde ahora. Es definitivo.
web-keys-none = No tiene claves de API.
web-own-keys = Tus claves de API
web-own-keys-what = Para programas que leen o juegan por ti. Nunca alcanzan la cuenta misma: ni la contrase\xF1a, ni los dispositivos, ni las claves, ni la eliminaci\xF3n.
web-own-keys-none = No tienes claves de API.
web-calendar = Calendario
web-calendar-what = Un enlace para tu programa de calendario: muestra los plazos de tus turnos. Quien lo tenga los ve.
web-calendar-make = Crear un enlace
web-calendar-renew = Crear un enlace nuevo y terminar el anterior
web-calendar-end = Terminar el enlace
web-calendar-new = Guarda este enlace ahora: no se volver\xE1 a mostrar.
web-calendar-hide = Lo he guardado
web-calendar-since = Hay un enlace desde el { $date }.
web-calendar-ended = El enlace ha terminado.
web-feed-games = Canal de las partidas p\xFAblicas
web-feed-tournaments = Canal de los torneos
web-about = Acerca de
web-about-what = Railhead es un servidor libre para un juego de trenes por Europa. Esta aplicaci\xF3n solo usa su interfaz p\xFAblica.
web-version = Versi\xF3n
web-licence = Licencia
web-docs = Documentaci\xF3n para desarrolladores
web-status = Estado del servicio
web-about-maps = Las costas vienen de Natural Earth, que es de dominio p\xFAblico.
web-challenge = Reto del d\xEDa
web-challenge-what = Hoy todos tienen las mismas cartas, contra los mismos dos bots. Las juegas una vez y tienes 12 horas para todas tus jugadas.
web-challenge-play = Jugar las cartas de hoy
web-challenge-go-on = Continuar tu partida
web-challenge-own = Tus puntos: { $points } \xB7 puesto { $place } en la mesa \xB7 por ahora posici\xF3n { $rank }
web-challenge-left = Has dejado esta partida, as\xED que no tiene resultado.
web-challenge-guests = Todos juegan estas cartas una vez; por eso necesitas una cuenta con nombre que tenga tres d\xEDas. Hasta entonces, practica contra los mismos bots.
web-challenge-practise = Practicar contra estos bots
web-challenge-shared = { $points } \xB7 puesto { $place } en la mesa
web-challenge-squares = Billetes: { $completed } completados, { $failed } no completados
web-challenge-streak =
    { $count ->
        [one] Has jugado un d\xEDa seguido.
       *[other] Has jugado { $count } d\xEDas seguidos.
    }
web-challenge-next = Las pr\xF3ximas cartas llegan en { $time }
web-challenge-best = Ver c\xF3mo { $player } consigui\xF3 { $points } el { $day }
web-challenge-day = Este d\xEDa
web-challenge-week = Esta semana
web-challenge-empty = Todav\xEDa no ha terminado nadie.
web-challenge-past = D\xEDas anteriores
web-challenge-sealed = Hasta que acabe la \xFAltima partida, nadie ve las partidas de los dem\xE1s.
web-puzzles = Problemas
web-tournaments = Torneos
web-tournament = Torneo
web-tournament-new = Torneo nuevo
web-tournaments-none = Aqu\xED no hay torneos.
web-tournament-open = Busca jugadores
web-tournament-running = En juego
web-tournament-finished = Terminados
web-tournament-own = Los tuyos
web-tournament-players =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
web-tournament-tables = mesas de { $seats }
web-tournament-swiss =
    { $count ->
        [one] Suizo, { $count } ronda
       *[other] Suizo, { $count } rondas
    }
web-tournament-league = Liga
web-tournament-elimination =
    { $count ->
        [one] Eliminatoria, pasa { $count } por mesa
       *[other] Eliminatoria, pasan { $count } por mesa
    }
web-tournament-arena =
    { $count ->
        [one] Arena, { $count } minuto
       *[other] Arena, { $count } minutos
    }
web-tournament-phase-open = Busca jugadores
web-tournament-phase-running = En juego
web-tournament-phase-finished = Terminado
web-tournament-phase-cancelled = Cancelado
web-tournament-by = abierto por { $name }
web-tournament-starts = empieza { $date }
web-tournament-limits = rating { $limits }
web-tournament-paused = En pausa: { $reason }
web-tournament-repeats =
    { $count ->
        [one] Con tan pocos jugadores, algunos se repetir\xE1n despu\xE9s de { $count } ronda.
       *[other] Con tan pocos jugadores, algunos se repetir\xE1n despu\xE9s de { $count } rondas.
    }
web-tournament-enter = Participar
web-tournament-no-vacations = Ningunas vacaciones paran el reloj en sus mesas. Quien no hace ninguna jugada en una mesa queda fuera, y puede volver.
web-tournament-leave = Dejar el torneo
web-tournament-start = Empezar ahora
web-tournament-export = Guardar la prueba
web-tournament-own-table = A tu mesa
web-tournament-round = Ronda { $round }
web-tournament-over = terminada
web-tournament-playing = en juego
web-tournament-byes = Descansa: { $names }
web-tournament-standings = Clasificaci\xF3n
web-tournament-place = Puesto
web-tournament-player = Jugador
web-tournament-points = Puntos
web-tournament-wins = Ganadas
web-tournament-name = Nombre
web-tournament-format = Formato
web-tournament-format-swiss = Suizo
web-tournament-format-league = Liga
web-tournament-format-elimination = Eliminatoria
web-tournament-format-arena = Arena
web-tournament-about-swiss = Todos juegan cada ronda, contra jugadores con puntos parecidos.
web-tournament-about-league = Todos se encuentran con todos las mismas veces; todas las mesas est\xE1n abiertas a la vez.
web-tournament-about-elimination = Los mejores de cada mesa siguen.
web-tournament-about-arena = Quien no tiene mesa recibe una, una y otra vez, hasta que acaba el tiempo.
web-tournament-count-swiss = Rondas
web-tournament-count-elimination = Jugadores de una mesa que pasan
web-tournament-count-arena = Minutos
web-tournament-seats = Asientos de una mesa
web-tournament-max = Plazas
web-tournament-who = Para
web-tournament-for-public = Todos
web-tournament-for-friends = Mis amigos
web-tournament-for-unlisted = Quienes tengan el enlace
web-tournament-begins = Empieza
web-tournament-begins-hint = Si est\xE1 vac\xEDo, lo empiezas t\xFA.
web-tournament-do-open = Abrir el torneo
web-sealed = Otras mesas todav\xEDa juegan estas cartas. La comprobaci\xF3n, la exportaci\xF3n y el an\xE1lisis llegan cuando acaba la \xFAltima.
web-tournament-same-deal = las mismas cartas en todas las mesas
web-tournament-same-deal-about = Todas las mesas de una ronda juegan las mismas cartas. Se te compara con quienes ocupan tu asiento en otras mesas; contra rivales m\xE1s fuertes se recibe algo m\xE1s. Nadie ve otras mesas hasta que terminan todas.
web-tournament-do-start = Empezar
web-tournament-return = Volver
web-tournament-leave-open = Puedes volver a participar hasta que empiece.
web-tournament-leave-running = Tu mesa de ahora sigue siendo tuya. Desde la pr\xF3xima ronda no tienes asiento; puedes volver una vez, pero no a una liga ni a una eliminatoria.
web-tournament-guests = abierto a invitados
web-tournament-admit = Los invitados pueden participar, sin cuenta
web-tournament-round-of = Ronda { $round } de { $rounds }
web-tournament-paused-organiser = En pausa, por quien organiza
web-tournament-export-what = La prueba es un archivo con cada paso: cualquiera puede calcular de nuevo mesas y puntos.
web-qr = C\xF3digo QR del enlace
web-invite-all = Invitar a gente
web-invite-to = Ven a jugar: { $name }
web-enter-account = Para participar hace falta una cuenta.
web-next-round =
    { $count ->
        [one] La ronda { $round } empieza cuando termine { $count } mesa.
       *[other] La ronda { $round } empieza cuando terminen { $count } mesas.
    }
web-next-soon = La ronda { $round } est\xE1 a punto de empezar.
web-next-not-before = No antes de: { $when }.
web-next-none = Aqu\xED ya no tienes otra mesa.
web-next-over = El torneo ha terminado.
web-next-place =
    { $points ->
        [one] Puesto { $place } de { $count } \xB7 { $points } punto
       *[other] Puesto { $place } de { $count } \xB7 { $points } puntos
    }
web-next-leads = Tu pr\xF3xima mesa ya est\xE1. Vas a ella en un momento.
web-next-table = A tu pr\xF3xima mesa
web-next-stay = Quedarme aqu\xED
web-start-begun = Ya ha empezado, o ha terminado.
web-start-missing =
    { $count ->
        [one] Falta { $count } m\xE1s.
       *[other] Faltan { $count } m\xE1s.
    }
web-start-count = Con tantos no salen las mesas.
web-start-tables = Primera ronda
web-start-tables-of =
    { $count ->
        [one] { $count } mesa de { $seats }
       *[other] { $count } mesas de { $seats }
    }
web-start-byes = Descansan
web-start-byes-count = { $count }, por sorteo
web-start-rounds = Rondas
web-start-time = Duraci\xF3n
web-start-about = unos { $time }
web-start-binds = Todas las mesas se abren a la vez, y todos reciben un aviso. No se puede deshacer.
web-direct = T\xFA organizas
web-direct-about = Los dem\xE1s participan con el enlace o el c\xF3digo. Para sacar a alguien, abre su l\xEDnea en la clasificaci\xF3n.
web-direct-reason = Motivo
web-direct-reason-hint = Si quieres. Todos pueden leerlo.
web-direct-pause = Pausar
web-direct-pause-what = Las mesas se juegan hasta el final; no empieza ninguna ronda hasta que sigas.
web-direct-resume = Seguir
web-direct-resume-what = La pr\xF3xima ronda empieza en cuanto llegue su hora.
web-direct-extend = Retrasar la ronda
web-direct-extend-what = La pr\xF3xima ronda empieza ese tiempo m\xE1s tarde.
web-direct-minutes = Minutos
web-direct-rename = Cambiar el nombre
web-direct-rename-what = El enlace y el c\xF3digo siguen igual.
web-direct-cancel = Cancelar el torneo
web-direct-cancel-open = No se jugar\xE1 nada, y todos los participantes reciben un aviso. No se puede deshacer.
web-direct-cancel-running = Todas las partidas terminan sin resultado, y no gana nadie. No se puede deshacer.
web-direct-remove = Sacar a { $player }
web-direct-remove-open = Un aviso lo dice.
web-direct-remove-running = Un bot juega la mesa de ahora hasta el final. Quien sale queda en \xFAltimo lugar y no puede volver.
web-standing-shared = empate con el puesto anterior
web-standing-by-removed = detr\xE1s: fuera por decisi\xF3n de quien organiza
web-standing-by-stage = detr\xE1s: fuera en una ronda anterior
web-standing-by-share = detr\xE1s: parte de los puntos
web-standing-by-opponents = detr\xE1s: puntos de los rivales
web-standing-by-wins = detr\xE1s: mesas ganadas
web-standing-games = Partidas
web-standing-wins = Ganadas
web-standing-score = Puntos de todas las partidas
web-standing-share = Puntos propios respecto a la media de la mesa
web-standing-opponents = Puntos de los rivales
web-standing-order = Primero los puntos; si son iguales, deciden los dos \xFAltimos, y luego las mesas ganadas.
web-podium-winner =
    { $count ->
        [one] { $names } gana: { $name }
       *[other] { $names } ganan: { $name }
    }
web-podium-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
web-hall = Para la pantalla grande
web-hall-starts = empieza en
web-hall-ends = termina en
web-hall-round = pr\xF3xima ronda en
web-hall-playing =
    { $count ->
        [one] Juega { $count } de { $all } mesas
       *[other] Juegan { $count } de { $all } mesas
    }
web-hall-table = Mesa { $table }
web-leagues = Ligas
web-league = Liga
web-leagues-all = Todas
web-leagues-none = Aqu\xED no hay ligas.
web-league-new = Nueva liga
web-league-members =
    { $count ->
        [one] { $count } miembro
       *[other] { $count } miembros
    }
web-league-divisions = Divisiones de { $count }
web-league-phase-open = Antes de la primera temporada
web-league-phase-running = En juego
web-league-phase-ending = \xDAltima temporada
web-league-phase-ended = Terminada
web-league-next = pr\xF3xima temporada desde el { $date }
web-league-about =
    { $count ->
        [one] Tras una temporada asciende el primero de una divisi\xF3n y desciende el \xFAltimo.
       *[other] Tras una temporada ascienden los { $count } primeros de una divisi\xF3n y descienden los { $count } \xFAltimos.
    }
web-league-enter = Entrar en la liga
web-league-start = Empezar la primera temporada
web-league-leave = Dejar la liga
web-league-end = Terminar la liga
web-league-own = A tu divisi\xF3n ({ $division })
web-league-to = A la liga
web-league-season = Temporada { $season }
web-league-division = Divisi\xF3n { $division }
web-league-up = ha ascendido
web-league-down = ha descendido
web-league-open = Abrir la liga
web-league-size = Jugadores por divisi\xF3n
web-league-moves = Jugadores que ascienden o descienden
web-league-days = Duraci\xF3n m\xEDnima de una temporada, en d\xEDas
web-league-days-hint = Una temporada acaba cuando terminan todas sus mesas.
web-league-listed = En la lista para todos
web-league-tables =
    { $count ->
        [one] { $count } mesa
       *[other] { $count } mesas
    }
web-league-games =
    { $count ->
        [one] { $count } partida cada uno
       *[other] { $count } partidas cada uno
    }
web-league-length = Temporada
web-league-days-least =
    { $count ->
        [one] { $count } d\xEDa como m\xEDnimo
       *[other] { $count } d\xEDas como m\xEDnimo
    }
web-league-tables-open =
    { $count ->
        [one] { $count } mesa sigue jugando
       *[other] { $count } mesas siguen jugando
    }
web-league-entry-close = Cerrar la entrada
web-league-entry-close-what = Nadie puede participar hasta que la abras de nuevo. Los miembros se quedan.
web-league-entry-open = Abrir la entrada de nuevo
web-league-entry-open-what = Los dem\xE1s pueden participar de nuevo con el enlace o el c\xF3digo.
web-league-removed = Te han sacado de esta liga.
web-league-closed = Ahora no puede participar nadie.
web-league-extend = Retrasar la temporada
web-league-extend-what = La pr\xF3xima temporada empieza esos d\xEDas m\xE1s tarde.
web-league-extend-days = D\xEDas
web-league-direct-about = Los dem\xE1s participan con el enlace o el c\xF3digo. Para sacar a alguien, abre la lista de miembros.
web-league-list = Miembros ({ $count })
web-league-list-next = Pr\xF3xima temporada, seg\xFAn la clasificaci\xF3n de ahora ({ $count })
web-league-newcomer = debuta
web-league-remove-open = Un aviso lo dice. Quien sale no puede volver a participar.
web-league-remove-running = Un aviso lo dice. Quien sale juega la temporada en curso hasta el final y no puede volver a participar.
web-league-leave-open = Puedes volver a participar hasta que empiece.
web-league-leave-running = Juegas esta temporada hasta el final, y no est\xE1s en la siguiente.
web-league-end-open = Termina antes de su primera temporada. No se puede deshacer.
web-league-end-what =
    { $count ->
        [one] Termina para { $count } miembro: la temporada en curso es la \xFAltima. No se puede deshacer.
       *[other] Termina para los { $count } miembros: la temporada en curso es la \xFAltima. No se puede deshacer.
    }
web-seasons = Temporadas
web-season = Temporada
web-season-running = En curso hasta el { $until }.
web-season-closing = Ha terminado. Los puestos se fijan en una hora.
web-season-counts = Cuentan las partidas puntuadas. Con { $count } partidas o m\xE1s se obtiene un puesto.
web-season-none = Aqu\xED nadie tiene un puesto.
web-season-place = Puesto { $place } de { $placed }
web-alert-wake = Av\xEDsame
web-alert-kept = Te avisaremos cuando se abra una mesa as\xED.
web-alerts = Avisos
web-alerts-none = No tienes avisos. Crea uno en la lista de partidas abiertas.
web-alert-until = hasta el { $until }
web-alert-remove = Quitar
web-alert-all = Todas las mesas p\xFAblicas
web-alert-rated = puntuada
web-alert-casual = amistosa
web-alert-clock-none = sin reloj
web-alert-clock-per_move = tiempo por jugada
web-alert-clock-bank = tiempo para toda la partida
web-push-alerts = Mesas que busco
web-report = Denunciar
web-reports = Tus denuncias
web-report-phrase = Denunciar lo que dice { $player }
web-desk = Moderaci\xF3n
web-game = Partida
web-board = Tablero
web-loading = Cargando\u2026
web-menu = Men\xFA
web-close = Cerrar
web-cancel = Cancelar
web-zoom-in = Acercar
web-zoom-out = Alejar
web-you = t\xFA
web-deleted-player = eliminado
web-line-live = Con conexi\xF3n
web-line-connecting = Conectando\u2026
web-line-offline = Sin conexi\xF3n
web-line-sending = Tu jugada est\xE1 en camino\u2026
web-move-queued = Tu jugada queda en este dispositivo y se env\xEDa en cuanto se pueda.
web-move-dropped = Tu jugada no se ha hecho: la partida ya ha avanzado.
web-confirm = \xBFJugarla igualmente?
web-confirm-text = La partida ha avanzado desde que elegiste esta jugada. Todav\xEDa es posible.
web-confirm-yes = Jugar
web-sending = En camino: { $move }
web-kept = Espera la conexi\xF3n: { $move }
web-did-game-started = Empieza la partida: el primer turno es tuyo
web-did-cards-dealt =
    { $count ->
        [one] Has recibido { $count } carta
       *[other] Has recibido { $count } cartas
    }
web-did-tickets-dealt =
    { $count ->
        [one] Has recibido { $count } billete para elegir
       *[other] Has recibido { $count } billetes para elegir
    }
web-did-tickets-drawn =
    { $count ->
        [one] Has robado { $count } billete
       *[other] Has robado { $count } billetes
    }
web-did-tickets-kept =
    { $count ->
        [0] No te has quedado con ning\xFAn billete
        [one] Te has quedado con { $count } billete
       *[other] Te has quedado con { $count } billetes
    }
web-did-tickets-kept-named = Te has quedado con { $list }
web-did-tickets-boxed =
    { $count ->
        [one] Has devuelto { $count } billete a la caja
       *[other] Has devuelto { $count } billetes a la caja
    }
web-did-card-drawn = Has robado { $card }
web-did-card-drawn-hidden = Has robado una carta del mazo
web-did-card-taken = Has tomado { $card }
web-did-route-claimed = Has cubierto { $from } \u2013 { $to } con { $payment }: { $points }
web-did-tunnel-laid = Has intentado el t\xFAnel { $from } \u2013 { $to } con { $payment }
web-did-tunnel-surcharge-paid = Has a\xF1adido { $payment }
web-did-tunnel-abandoned = Has renunciado al t\xFAnel
web-did-station-built = Has construido una estaci\xF3n en { $city }
web-did-passed = Has tenido que pasar
web-did-last-round-begun = Has iniciado la \xFAltima ronda: un turno m\xE1s para todos
web-did-time-ran-out = Te has quedado sin tiempo
web-open-seat = asiento libre
web-seat-gone = asiento libre: quien jug\xF3 la \xFAltima partida ya no est\xE1
web-host = dirige la mesa
web-add-bot = A\xF1adir un bot
web-remove-bot = Quitar el bot
web-remove-player = Quitar a { $player }
web-invite = Invitar
web-invite-text = \xA1Ven a jugar a los trenes conmigo!
web-invite-name = Nombre de la persona
web-invited = { $player } tiene la invitaci\xF3n.
web-code = C\xF3digo:
web-share-link = Compartir un enlace
web-join = Unirse
web-leave = Dejar la mesa
web-leave-text = Tu sitio queda libre para otros. La mesa se cierra si no queda nadie.
web-start = Empezar
web-expires = La mesa est\xE1 abierta hasta el { $when }.
web-actions = Acciones
web-row = Robar cartas
web-hand = Tus cartas
web-take = Tomar: { $card }
web-deck = mazo
web-draw-tickets = billetes
web-pass = Pasar
web-tickets = Billetes
web-build = Construir
web-log = Diario
web-earlier = Antes
web-say = Decir algo
web-phrases = Frases
web-reactions = Reacciones
web-mute = Silenciar a { $player }
web-muted = Ya no oyes a { $player }. Se puede cambiar en los ajustes.
web-no-tickets = A\xFAn no tienes billetes.
web-tickets-none = A\xFAn sin billetes.
web-tickets-lent =
    { $count ->
        [one] { $count } m\xE1s est\xE1 unido por una estaci\xF3n, lo que cuenta al final
       *[other] { $count } m\xE1s est\xE1n unidos por estaciones, lo que cuenta al final
    }
web-choose-tickets = Elige billetes
web-long-ticket = larga
web-keep-exactly = Qu\xE9date con { $min }.
web-keep-between = Qu\xE9date con { $min } como m\xEDnimo y { $max } como m\xE1ximo.
web-keep =
    { $count ->
        [0] No quedarse ninguno
        [one] Quedarse { $count } billete
       *[other] Quedarse { $count } billetes
    }
web-find-city = Buscar una ciudad o un recorrido
web-no-open-routes = Tus cartas no alcanzan para ning\xFAn recorrido.
web-not-your-turn = No es tu turno.
web-finish-first = Termina primero lo que has empezado.
web-twin = La otra v\xEDa
web-pay-with = Pagar con
web-pay = A\xF1adir { $payment }
web-tunnel-note = Un t\xFAnel: se descubren tres cartas, y cada una que coincide cuesta una carta m\xE1s.
web-abandon-tunnel = Renunciar al t\xFAnel
web-revealed = Descubiertas:
web-pay-claim = Cubrir con { $payment }
web-pay-station = Construir con { $payment }
web-order-pay = Planear con { $payment }
web-pay-color = Color
web-pay-left = { $card }: { $used } en la mesa, quedan { $left }
web-pay-fewer = Una locomotora menos
web-pay-more = Una locomotora m\xE1s
web-row-empty = Ninguna carta
web-staked = Cartas puestas
web-matches = { $card }: coincide, una carta m\xE1s
web-matches-not = { $card }: no coincide
web-tunnel-cannot =
    { $color ->
        [pink] No puedes pagar: no te quedan cartas violetas ni locomotoras.
        [blue] No puedes pagar: no te quedan cartas azules ni locomotoras.
        [orange] No puedes pagar: no te quedan cartas naranjas ni locomotoras.
        [white] No puedes pagar: no te quedan cartas blancas ni locomotoras.
        [green] No puedes pagar: no te quedan cartas verdes ni locomotoras.
        [yellow] No puedes pagar: no te quedan cartas amarillas ni locomotoras.
        [black] No puedes pagar: no te quedan cartas negras ni locomotoras.
        [red] No puedes pagar: no te quedan cartas rojas ni locomotoras.
       *[none] No puedes pagar: no te quedan locomotoras.
    }
web-speed = Animaci\xF3n
web-speed-normal = normal
web-speed-fast = r\xE1pida
web-speed-off = desactivada
web-sound = Sonido
web-vibration = Vibraci\xF3n
web-sound-offer = \xBFO\xEDr los vagones y cu\xE1ndo te toca?
web-sound-on = Con sonido
web-build-station = Construir una estaci\xF3n
web-stations-left =
    { $count ->
        [0] no queda ninguna
        [one] queda { $count }
       *[other] quedan { $count }
    }
web-resign = Abandonar
web-on-vacation = Vacaciones
web-own-vacation = Est\xE1s de vacaciones y tu reloj est\xE1 parado.
web-away =
    { $reason ->
        [resigned] Has abandonado. Un bot juega por ti.
       *[out_of_time] Te quedaste sin tiempo. Un bot juega por ti.
    }
web-take-back = Recuperar el asiento
web-stand-in = sustituye
web-offer-own = Puedes ofrecer tu asiento a otros.
web-offer-other = Un bot juega el asiento { $seat } por alguien que abandon\xF3. Puedes ofrecerlo a otros.
web-offer-friends = Ofrecer a amistades
web-offer-public = Ofrecer a cualquiera
web-offer-end = Retirar la oferta
web-offered =
    { $to ->
        [friends] El asiento se ofrece a amistades.
       *[public] El asiento se ofrece a cualquiera.
    }
web-stand-ins-agreed =
    Si alguien se va, otros pueden ocupar el asiento. { $counts ->
        [owner] El resultado cuenta para quien se fue.
       *[stand_in] El resultado cuenta para quien sustituye.
    }
web-seat-offered = Un bot juega por alguien que se fue. El asiento se te ofrece.
web-take-over = Ocupar el asiento
web-take-over-text =
    Juegas ese asiento hasta el final y ves todo lo que ha visto. { $counts ->
        [owner] El resultado cuenta para quien se fue.
       *[stand_in] El resultado cuenta para ti.
    }
web-share-watch = Compartir un enlace para mirar
web-seen-late = Ves esta partida con un retraso de { $time }.
web-end-watch-link = Anular el enlace para mirar
web-watching =
    { $count ->
        [one] { $count } persona mira
       *[other] { $count } personas miran
    }
web-rules = Reglas
web-command = L\xEDnea de \xF3rdenes
web-board-text = Tablero como texto
web-player-colored = { $player }, { $color }
web-result = Resultado
web-rematch = Revancha
web-replay = Repetici\xF3n
web-points-chart = Los puntos a lo largo de la partida
web-export-game = Descargar la partida
web-took = Duraci\xF3n: { $time }
web-play = Reproducir
web-pause = Pausa
web-replay-position = Posici\xF3n en la partida
web-chances = Posibilidades de ganar, seg\xFAn lo que ven todos
web-replay-chances = Posibilidades de ganar, con todas las cartas abiertas: { $chances }
web-play-on = Seguir jugando desde aqu\xED
web-play-on-instead = Decidir otra cosa
web-play-on-what = \xBFY si hubieras decidido otra cosa? Ocupas el puesto de { $player } y los bots ocupan los dem\xE1s. Cada vez salen otras cartas, y la partida no cuenta.
web-play-on-do = Jugar
web-what-if = No cuenta \xB7 desde la jugada { $move } de la partida de { $players }
web-what-if-other = No cuenta \xB7 desde la jugada { $move } de otra partida
web-step-on = Un paso adelante
web-step-back = Un paso atr\xE1s
web-turn-on = Un turno adelante
web-turn-back = Un turno atr\xE1s
web-order-plan = Planear tu turno
web-order-what = Cuando te toque, el servidor juega por ti en un segundo. Si antes ocurre algo inesperado, como nuevas cartas descubiertas o la \xFAltima ronda, te deja el turno a ti.
web-order-pick = Elegir un recorrido
web-order-draw = Robar dos cartas del mazo
web-order-title = Cuando te toque:
web-order-claim = Ocupar { $route } con { $payment }.
web-order-otherwise = Si entonces ya no est\xE1 libre
web-order-think = Dejarme pensar
web-order-withdraw = Retirar
web-play-again = Jugar otra vez
web-share = Compartir
web-link-copied = El enlace est\xE1 copiado.
web-text-copied = El texto est\xE1 copiado.
web-save-picture = Guardar la imagen
web-you-won = Has ganado
web-you-won-by = Has ganado por { $points }
web-you-share = Compartes la victoria
web-you-lost = Has perdido
web-you-lost-by = Has perdido por { $points }
web-tickets-failed =
    { $count ->
        [one] { $count } billete no completado ({ $points })
       *[other] { $count } billetes no completados ({ $points })
    }
web-headline-why = { $what }: { $why }
web-failed-named = No completados: { $tickets }
web-decided =
    { $part ->
        [routes] Decidieron los recorridos: { $own } puntos contra { $other }.
        [tickets] Decidieron los billetes: { $own } puntos contra { $other }.
        [stations] Decidieron las estaciones: { $own } puntos contra { $other }.
       *[express] Decidi\xF3 el European Express: { $own } puntos contra { $other }.
    }
web-analysis = Suerte y errores
web-analysis-legend =
    Puntos de ventaja sobre el mejor rival. La suerte es lo que cambi\xF3 el azar, tambi\xE9n a los dem\xE1s. Un error es una jugada en lugar de la cual otra habr\xEDa dado al menos tres puntos m\xE1s, seg\xFAn lo que se pod\xEDa saber en ese sitio. La curva juzga cada posici\xF3n con las cartas a la vista.
web-analysis-curve = Las posibilidades de ganar a lo largo de la partida
web-puzzle-learn = Aprende de tus errores
web-story-luck =
    { $kind ->
        [good] La suerte me dio { $points }.
        [bad] La mala suerte me cost\xF3 { $points }.
       *[none] La suerte no me dio ni me quit\xF3 nada.
    }
web-story-cost = Tir\xE9 { $points } con una sola jugada: \xA1sigue desde mi asiento!
web-story-share = Compartir la historia
web-fair = \xBFFue limpio el reparto?
web-fair-what = Antes de la partida, el servidor se comprometi\xF3 con un secreto. Tu dispositivo puede decidir de nuevo cada carta a partir de \xE9l.
web-fair-check = Comprobar en este dispositivo
web-fair-checking = Comprobando cada carta \u2026
web-fair-yes = El reparto fue limpio, comprobado en este dispositivo.
web-fair-yes-how =
    { $count ->
        [one] { $count } evento se deduce del secreto.
       *[other] Los { $count } eventos se deducen del secreto.
    }
web-fair-copied = Los primeros { $count } eventos vienen de otra partida y se dan por buenos.
web-fair-no = El registro no se deduce del secreto: el evento { $event } es otro.
web-fair-failed = No se ha podido comprobar el reparto: { $reason }
web-fair-unsupported = Este navegador solo puede comprobar en una p\xE1gina con https.
web-fair-broken = La comprobaci\xF3n se ha interrumpido. Int\xE9ntalo de nuevo.
web-missing-what = Esta direcci\xF3n no lleva a ninguna parte. Tus partidas est\xE1n donde estaban.
web-keys = Atajos de teclado
web-keys-on = Teclas sueltas pulsan botones (\xAB?\xBB los muestra)
web-keys-list = Mostrar esta lista
web-strength-porter = F\xE1cil
web-strength-conductor = Medio
web-strength-stationmaster = Dif\xEDcil
web-strength-director = El m\xE1s fuerte
web-bot-rating = Rating en una mesa de { $seats }: { $rating }.
web-bot-time =
    { $milliseconds ->
        [0] Juega al instante.
       *[other] Piensa { $milliseconds } ms por jugada.
    }
web-open-cards = Cartas descubiertas y mazos
web-resign-void = A\xFAn no han terminado todos un turno: la partida acaba sin resultado y nadie pierde.
web-resign-ends = La partida acaba enseguida: cuentan los puntos actuales y quedas en \xFAltimo lugar.
web-resign-plays-on = Un bot sigue jugando por ti y no puedes volver. Quedas en \xFAltimo lugar.
web-resign-unknown = No puedes volver. Si todos han terminado un turno, quedas en \xFAltimo lugar; si no, la partida acaba sin resultado.
web-learn = Aprender a jugar
web-learn-offer = \xBFPrimera vez? Aprende el juego en una mesa preparada, en tres minutos.
web-learn-first = Aprender el juego en tres minutos
web-lesson-begin = Empezar
web-lesson-done = Hecho
web-lesson-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
}
web-lesson-go-on = Seguir
web-lesson-finish = Terminar
web-lesson-continue = Continuar la lecci\xF3n
web-lesson-leave = Dejar la lecci\xF3n
web-lesson-leave-text = La lecci\xF3n acaba y la pr\xF3xima vez empieza de nuevo. Para seguir m\xE1s tarde, vuelve atr\xE1s.
web-lesson-step = Paso { $step } de { $count }
web-lesson-first = Primero haz lo que pide la lecci\xF3n.
web-device-open = En este dispositivo
web-device-later = Seguir m\xE1s tarde
web-device-broken = La partida de este dispositivo se ha detenido. \xC1brela de nuevo.
web-device-not = Una partida en este dispositivo no puede hacer eso.
web-device-gone = La partida ya no est\xE1 en este dispositivo.
web-device-other-rules = Esta partida se empez\xF3 con una versi\xF3n anterior de la aplicaci\xF3n, con otras reglas. No puede continuar.
web-hand-over = Siguiente jugador
web-hand-over-to = Pasa el dispositivo a { $player }.
web-hand-over-here = Soy { $player }
web-device-keep = Guardar en mi historial
web-device-kept = Guardada entre las partidas que has importado.
web-plan-failed = Ahora no se puede cargar el plan.
web-plan-together = Todos juntos: { $needed } de tus { $trains } vagones
web-plan-all = Todos los billetes
web-plan-too_few_trains = No quedan vagones suficientes
web-plan-too_few_turns = Demasiado tarde: la partida acaba antes
web-plan-blocked = Bloqueado: no queda ning\xFAn camino
web-plan-by-stations = Tus estaciones lo completan al final
web-plan-missing =
    { $count ->
        [one] falta { $count } carta
       *[other] faltan { $count } cartas
    }
web-plan-cards-suffice = tus cartas bastan
web-plan-any-color =
    { $count ->
        [one] { $count } carta de cualquier color
       *[other] { $count } cartas de un mismo color
    }
web-plan-replaced =
    { $count ->
        [one] una locomotora sustituye { $count }
       *[other] las locomotoras sustituyen { $count }
    }
web-plan-with-station = O { $trains }, con una estaci\xF3n en { $cities }
web-plan-without-station = O { $trains }, sin estaci\xF3n
web-plan-lent = prestado por una estaci\xF3n en { $city }
web-plan-own =
    { $count ->
        [one] y { $count } recorrido que tienes
       *[other] y { $count } recorridos que tienes
    }
web-ways = Tus caminos
web-way-plan = Planear un camino
web-way-from = Planear un camino desde aqu\xED
web-way-on = Seguir hasta aqu\xED
web-way-remove = Quitar este camino
web-way-blocked = Bloqueado: { $list }
web-way-closed = Ocupado desde entonces: { $list }
web-way-first = Toca la ciudad donde empieza.
web-way-next = Toca la ciudad siguiente.
web-way-undo = Deshacer
web-way-keep = Guardar
web-way-out = Ocultar el camino
web-build-needed = Para tus planes
web-build-others = Otros recorridos
web-build-missing = Para tus planes, a\xFAn no es posible
web-claimed-by = cubierta por { $player }
web-build-pays =
    { $count ->
        [0] con { $payment }, no queda ninguna carta
        [one] con { $payment }, queda { $count } carta
       *[other] con { $payment }, quedan { $count } cartas
    }
web-build-lacks = te falta: { $cards }
web-why-own = Este recorrido es tuyo.
web-why-taken = Este recorrido es de { $player }. Al final, una estaci\xF3n en una de sus ciudades puede prest\xE1rtelo.
web-why-own_twin = La otra v\xEDa es tuya, y nadie tiene las dos.
web-why-twin_closed = La otra v\xEDa es de { $player }. Con dos o tres jugadores, esta tambi\xE9n se cierra.
web-why-trains = Necesita { $trains }, y solo te quedan { $left }.
web-why-ferry =
    { $missing ->
        [one] El ferri pide al menos { $needed } locomotoras en total: falta { $missing }.
       *[other] El ferri pide al menos { $needed } locomotoras en total: faltan { $missing }.
    }
web-why-cards = Te falta: { $cards }.
web-why-no_station = No te queda ninguna estaci\xF3n.
web-why-city_taken = { $player } tiene una estaci\xF3n aqu\xED, y en una ciudad solo cabe una.
web-why-over = La partida ha terminado.
web-why-turn = No es tu turno.
web-why-second_card = Toma primero tu segunda carta.
web-why-tickets = Elige primero tus billetes.
web-why-tunnel = Decide primero sobre tu t\xFAnel.
web-why-vacation = Est\xE1s de vacaciones.
web-rules-contents = Contenido
web-rules-or = o
web-rules-spaces = Casillas
web-rules-points = Puntos
web-rules-claim-color = { $route }: { $kind }, { $spaces }. Pagas con { $one } o con { $other }. Vale { $points }.
web-rules-claim-gray = { $route }: { $kind }, { $spaces }. Pagas con { $one }, con { $other } o con otro color, pero nunca con dos. Vale { $points }.
web-rules-claim-ferry = { $route }: { $kind }, { $spaces }, { $locomotives }. Pagas con { $one }, con { $other } o con otro color. Vale { $points }.
web-rules-double = { $route }: { $player } tiene una v\xEDa. Si juegan dos o tres, la otra, tachada aqu\xED, se cierra. Si juegan cuatro o cinco, cualquiera menos { $player } puede cubrirla todav\xEDa.
web-rules-tunnel = { $route }: { $kind }, { $spaces }. Empiezas con { $payment }. Se revelan: { $revealed }. Cuentan las cartas de tu color y las locomotoras, as\xED que a\xF1ades { $surcharge }: pagas con { $one } o con { $other }. Colocas { $trains } de todos modos.
web-rules-station = { $player } tiene { $own }, y una estaci\xF3n en { $city }. { $lender } tiene { $lent }. La estaci\xF3n presta este recorrido a { $player }: el billete { $ticket } est\xE1 completado y vale { $points }.
web-rules-ending = { $player } acaba un turno con { $trains }. Empieza la \xFAltima ronda: { $players } tienen un turno m\xE1s, en este orden. Despu\xE9s se punt\xFAa.
web-rules-longest = { $second } tiene { $trains }, pero se ramifican: la ruta continua m\xE1s larga, marcada aqu\xED, solo tiene { $path }. { $first } tiene { $longer }, todos en una ruta que pasa dos veces por { $city }. El European Express es para { $first }.
web-rules-score = Una puntuaci\xF3n final tras { $trains }
web-rules-unbuilt =
    { $count ->
        [one] { $count } estaci\xF3n sin construir
       *[other] { $count } estaciones sin construir
    }`;export{o as default};
