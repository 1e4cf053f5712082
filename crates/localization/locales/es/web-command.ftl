# The command line and the board as text, which are loaded when they are opened.

web-command-field = Orden
web-command-hint = Una orden, o ? para la ayuda
web-command-do = Enviar
web-command-answers = Respuestas
web-command-completions = Sugerencias
# Words after the command that mean nothing by themselves, in small letters, parted by commas.
web-command-fillers = a, al, carta, cartas, con, de, del, desde, el, en, hasta, la, las, lo, los, me, para, por, que, un, una, y

web-command-unknown = «{ $word }» no está claro aquí. Escribe ? para la ayuda.
# $list: words for commands, cities or cards.
web-command-which = «{ $word }» puede ser: { $list }. ¿Cuál?
web-command-watching = Solo estás mirando esta partida.
web-command-busy = Tu última jugada aún está en camino.
web-command-not-now = Ahora no es posible.
web-command-left = Se deja como está.
web-command-nothing-asked = No se ha preguntado nada.
web-command-one-city = Nombra una ciudad.
web-command-two-cities = Nombra dos ciudades.
web-command-no-route = No hay ningún recorrido { $route }.
web-command-none-open = Ningún recorrido está libre en { $city }.
web-command-nothing-needed = Tus billetes no necesitan más recorridos.
web-command-nothing = nada
web-command-free = libre
web-command-closed = cerrado
web-command-open = aún sin conectar
web-command-hand = En tu mano: { $list }
web-command-row = Descubiertas: { $list }
web-command-decks = En los mazos: { $cards } cartas, { $tickets } billetes
web-command-offer = { $number }: { $ticket }, { $points }
web-command-not-face-up = No hay ninguna carta así descubierta.
web-command-pay-ways = Puedes pagar con: { $ways }
# $what: a route or a city. $payment and $others are like "payment-both".
web-command-sure = ¿{ $what } con { $payment }? Di sí, o nombra las cartas. También es posible: { $others }
web-command-no-clocks = En esta partida no corre ningún reloj.

# The board as text. A field with a city follows.
web-text-city = Recorridos libres desde
web-text-none = Aún no hay recorridos.

# The words of each command, parted by commas, the first of which help shows; no word stands for two.
# In the help, words in capitals stand for names.
web-command-turn-words = turno
    .help = lo que espera la partida
web-command-hand-words = mano, mis cartas
    .help = tus cartas
web-command-row-words = descubiertas, cartas descubiertas
    .help = las cartas descubiertas y los mazos
web-command-take-words = roba, robar, toma, tomar
    .help = roba COLOR, roba locomotora, roba mazo
web-command-tickets-words = billetes
    .help = tus billetes con lo que necesitan, también los ofrecidos
web-command-draw-tickets-words = roba billetes, nuevos billetes
    .help = roba nuevos billetes
web-command-keep-words = guarda, guardar, conserva
    .help = guarda 1 3: cuáles de los billetes ofrecidos
web-command-needs-words = falta, faltan, necesita
    .help = falta CIUDAD: lo que cuestan allí los recorridos libres y lo que te falta; sin ciudad, lo que necesitan tus billetes
web-command-routes-words = recorridos, recorridos libres
    .help = recorridos CIUDAD: los libres desde allí; sin ciudad, los que puedes cubrir ahora
web-command-claim-words = cubre, cubrir, construye
    .help = cubre CIUDAD CIUDAD, y si quieres un color y un número de locomotoras
web-command-station-words = estación, construye estación
    .help = estación CIUDAD, y si quieres un color
web-command-pay-words = paga, pagar, añade
    .help = paga el túnel, si quieres con un número de locomotoras
web-command-give-up-words = renuncia, renunciar
    .help = renuncia al túnel
web-command-pass-words = pasa, pasar
    .help = pasa, si no se puede hacer otra cosa
web-command-yes-words = sí, vale
    .help = hace lo que se preguntó
web-command-no-words = no, mejor no
    .help = lo deja
web-command-last-words = últimas, últimas jugadas
    .help = las últimas jugadas; «últimas 20» cuenta más
web-command-who-words = quién tiene, de quién
    .help = quién tiene CIUDAD: los recorridos de allí y de quién son
web-command-board-words = tablero
    .help = lo que ha construido cada cual
web-command-score-words = puntuación, puntos
    .help = los puntos, y lo que le queda a cada cual
web-command-clocks-words = relojes, tiempo
    .help = el tiempo de cada cual
web-command-help-words = ayuda
    .help = esta lista
