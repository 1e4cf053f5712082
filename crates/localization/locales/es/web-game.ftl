# The game in the web app at /play. Its other words are those of game.ftl and cities.ftl.

web-game = Partida
web-board = Tablero
web-loading = Cargando…
web-menu = Menú
web-close = Cerrar
web-cancel = Cancelar
web-zoom-in = Acercar
web-zoom-out = Alejar
web-you = tú
web-deleted-player = eliminado

# The state of the connection.
web-line-live = Con conexión
web-line-connecting = Conectando…
web-line-offline = Sin conexión
web-line-sending = Tu jugada está en camino…
web-move-queued = Tu jugada queda en este dispositivo y se envía en cuanto se pueda.
web-move-dropped = Tu jugada no se ha hecho: la partida ya ha avanzado.
web-confirm = ¿Jugarla igualmente?
web-confirm-text = La partida ha avanzado desde que elegiste esta jugada. Todavía es posible.
web-confirm-yes = Jugar
# $move is what is taken or built: “an orange card”, “Paris – Zürich”.
web-sending = En camino: { $move }
web-kept = Espera la conexión: { $move }

# Lo que ha hecho el propio jugador, con las palabras de game.ftl: «Has robado una carta naranja».
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
        [0] No te has quedado con ningún billete
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
web-did-route-claimed = Has cubierto { $from } – { $to } con { $payment }: { $points }
web-did-tunnel-laid = Has intentado el túnel { $from } – { $to } con { $payment }
web-did-tunnel-surcharge-paid = Has añadido { $payment }
web-did-tunnel-abandoned = Has renunciado al túnel
web-did-station-built = Has construido una estación en { $city }
web-did-passed = Has tenido que pasar
web-did-last-round-begun = Has iniciado la última ronda: un turno más para todos
web-did-time-ran-out = Te has quedado sin tiempo

## The table before the game

web-open-seat = asiento libre
web-seat-gone = asiento libre: quien jugó la última partida ya no está
web-host = dirige la mesa
web-add-bot = Añadir un bot
web-remove-bot = Quitar el bot
web-remove-player = Quitar a { $player }
web-invite = Invitar
web-invite-text = ¡Ven a jugar a los trenes conmigo!
web-invite-name = Nombre de la persona
web-invited = { $player } tiene la invitación.
web-code = Código:
web-share-link = Compartir un enlace
web-join = Unirse
web-leave = Dejar la mesa
web-leave-text = Tu sitio queda libre para otros. La mesa se cierra si no queda nadie.
web-start = Empezar
web-expires = La mesa está abierta hasta el { $when }.

## The game

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
web-no-tickets = Aún no tienes billetes.
web-tickets-none = Aún sin billetes.
web-tickets-lent =
    { $count ->
        [one] { $count } más está unido por una estación, lo que cuenta al final
       *[other] { $count } más están unidos por estaciones, lo que cuenta al final
    }
web-choose-tickets = Elige billetes
web-long-ticket = larga
web-keep-exactly = Quédate con { $min }.
web-keep-between = Quédate con { $min } como mínimo y { $max } como máximo.
web-keep =
    { $count ->
        [0] No quedarse ninguno
        [one] Quedarse { $count } billete
       *[other] Quedarse { $count } billetes
    }
web-find-city = Buscar una ciudad o un recorrido
web-no-open-routes = Tus cartas no alcanzan para ningún recorrido.
web-not-your-turn = No es tu turno.
web-finish-first = Termina primero lo que has empezado.
web-twin = La otra vía
web-pay-with = Pagar con
web-pay = Añadir { $payment }
web-tunnel-note = Un túnel: se descubren tres cartas, y cada una que coincide cuesta una carta más.
web-abandon-tunnel = Renunciar al túnel
web-revealed = Descubiertas:
# Se paga con la mano.
web-pay-claim = Cubrir con { $payment }
web-pay-station = Construir con { $payment }
web-order-pay = Planear con { $payment }
web-pay-color = Color
web-pay-left = { $card }: { $used } en la mesa, quedan { $left }
web-pay-fewer = Una locomotora menos
web-pay-more = Una locomotora más
web-row-empty = Ninguna carta

# Un túnel.
web-staked = Cartas puestas
web-matches = { $card }: coincide, una carta más
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

# Cómo se muestran los acontecimientos en la mesa.
web-speed = Animación
web-speed-normal = normal
web-speed-fast = rápida
web-speed-off = desactivada
web-sound = Sonido
web-vibration = Vibración
web-sound-offer = ¿Oír los vagones y cuándo te toca?
web-sound-on = Con sonido

web-build-station = Construir una estación
web-stations-left =
    { $count ->
        [0] no queda ninguna
        [one] queda { $count }
       *[other] quedan { $count }
    }
web-resign = Abandonar
web-on-vacation = Vacaciones
web-own-vacation = Estás de vacaciones y tu reloj está parado.
web-away =
    { $reason ->
        [resigned] Has abandonado. Un bot juega por ti.
       *[out_of_time] Te quedaste sin tiempo. Un bot juega por ti.
    }
web-take-back = Recuperar el asiento
web-stand-in = sustituye
web-offer-own = Puedes ofrecer tu asiento a otros.
web-offer-other = Un bot juega el asiento { $seat } por alguien que abandonó. Puedes ofrecerlo a otros.
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
web-command = Línea de órdenes
web-board-text = Tablero como texto
# A player and the colour: “Ada, blue”.
web-player-colored = { $player }, { $color }

## Afterwards

web-result = Resultado
web-rematch = Revancha
web-replay = Repetición
web-points-chart = Los puntos a lo largo de la partida
web-export-game = Descargar la partida
web-took = Duración: { $time }
web-play = Reproducir
web-pause = Pausa
web-replay-position = Posición en la partida
web-chances = Posibilidades de ganar, según lo que ven todos
web-replay-chances = Posibilidades de ganar, con todas las cartas abiertas: { $chances }
web-play-on = Seguir jugando desde aquí
web-play-on-instead = Decidir otra cosa
web-play-on-what = ¿Y si hubieras decidido otra cosa? Ocupas el puesto de { $player } y los bots ocupan los demás. Cada vez salen otras cartas, y la partida no cuenta.
web-play-on-do = Jugar
web-what-if = No cuenta · desde la jugada { $move } de la partida de { $players }
web-what-if-other = No cuenta · desde la jugada { $move } de otra partida
web-step-on = Un paso adelante
web-step-back = Un paso atrás
web-turn-on = Un turno adelante
web-turn-back = Un turno atrás

# Standing orders.
web-order-plan = Planear tu turno
web-order-what = Cuando te toque, el servidor juega por ti en un segundo. Si antes ocurre algo inesperado, como nuevas cartas descubiertas o la última ronda, te deja el turno a ti.
web-order-pick = Elegir un recorrido
web-order-draw = Robar dos cartas del mazo
web-order-title = Cuando te toque:
web-order-claim = Ocupar { $route } con { $payment }.
web-order-otherwise = Si entonces ya no está libre
web-order-think = Dejarme pensar
web-order-withdraw = Retirar

## After a game

web-play-again = Jugar otra vez
web-share = Compartir
web-link-copied = El enlace está copiado.
web-text-copied = El texto está copiado.
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
       *[express] Decidió el European Express: { $own } puntos contra { $other }.
    }
web-analysis = Suerte y errores
web-analysis-legend =
    Puntos de ventaja sobre el mejor rival. La suerte es lo que cambió el azar, también a los demás. Un error es una jugada en lugar de la cual otra habría dado al menos tres puntos más, según lo que se podía saber en ese sitio. La curva juzga cada posición con las cartas a la vista.
web-analysis-curve = Las posibilidades de ganar a lo largo de la partida
web-puzzle-learn = Aprende de tus errores
web-story-luck =
    { $kind ->
        [good] La suerte me dio { $points }.
        [bad] La mala suerte me costó { $points }.
       *[none] La suerte no me dio ni me quitó nada.
    }
web-story-cost = Tiré { $points } con una sola jugada: ¡sigue desde mi asiento!
web-story-share = Compartir la historia
web-fair = ¿Fue limpio el reparto?
web-fair-what = Antes de la partida, el servidor se comprometió con un secreto. Tu dispositivo puede decidir de nuevo cada carta a partir de él.
web-fair-check = Comprobar en este dispositivo
web-fair-checking = Comprobando cada carta …
web-fair-yes = El reparto fue limpio, comprobado en este dispositivo.
web-fair-yes-how =
    { $count ->
        [one] { $count } evento se deduce del secreto.
       *[other] Los { $count } eventos se deducen del secreto.
    }
web-fair-copied = Los primeros { $count } eventos vienen de otra partida y se dan por buenos.
web-fair-no = El registro no se deduce del secreto: el evento { $event } es otro.
web-fair-failed = No se ha podido comprobar el reparto: { $reason }
web-fair-unsupported = Este navegador solo puede comprobar en una página con https.
web-fair-broken = La comprobación se ha interrumpido. Inténtalo de nuevo.

## Around the board

web-missing-what = Esta dirección no lleva a ninguna parte. Tus partidas están donde estaban.
web-keys = Atajos de teclado
web-keys-on = Teclas sueltas pulsan botones («?» los muestra)
web-keys-list = Mostrar esta lista
web-strength-porter = Fácil
web-strength-conductor = Medio
web-strength-stationmaster = Difícil
web-strength-director = El más fuerte
web-bot-rating = Rating en una mesa de { $seats }: { $rating }.
web-bot-time =
    { $milliseconds ->
        [0] Juega al instante.
       *[other] Piensa { $milliseconds } ms por jugada.
    }
web-open-cards = Cartas descubiertas y mazos
web-resign-void = Aún no han terminado todos un turno: la partida acaba sin resultado y nadie pierde.
web-resign-ends = La partida acaba enseguida: cuentan los puntos actuales y quedas en último lugar.
web-resign-plays-on = Un bot sigue jugando por ti y no puedes volver. Quedas en último lugar.
web-resign-unknown = No puedes volver. Si todos han terminado un turno, quedas en último lugar; si no, la partida acaba sin resultado.

## The page at `/`

web-landing-watch = Mirar una mesa en directo
web-landing-what = Un juego de trenes por Europa para dos a cinco jugadores: reúne cartas, cubre recorridos, construye estaciones, completa billetes.
web-landing-docs-what = Para quien hace una aplicación o un bot: todo lo que hace la aplicación es una interfaz abierta.
web-landing-rules = En frases cortas.
web-landing-about = De quién es y con qué licencia.

## Lessons

web-learn = Aprender a jugar
web-learn-offer = ¿Primera vez? Aprende el juego en una mesa preparada, en tres minutos.
web-learn-first = Aprender el juego en tres minutos
web-lesson-begin = Empezar
web-lesson-done = Hecho
web-lesson-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
}
web-lesson-go-on = Seguir
web-lesson-finish = Terminar
web-lesson-continue = Continuar la lección
web-lesson-leave = Dejar la lección
web-lesson-leave-text = La lección acaba y la próxima vez empieza de nuevo. Para seguir más tarde, vuelve atrás.
web-lesson-step = Paso { $step } de { $count }
web-lesson-first = Primero haz lo que pide la lección.

# Games on a device, without a server.
web-device-open = En este dispositivo
web-device-later = Seguir más tarde
web-device-broken = La partida de este dispositivo se ha detenido. Ábrela de nuevo.
web-device-not = Una partida en este dispositivo no puede hacer eso.
web-device-gone = La partida ya no está en este dispositivo.
web-device-other-rules = Esta partida se empezó con una versión anterior de la aplicación, con otras reglas. No puede continuar.
web-hand-over = Siguiente jugador
web-hand-over-to = Pasa el dispositivo a { $player }.
web-hand-over-here = Soy { $player }
web-device-keep = Guardar en mi historial
web-device-kept = Guardada entre las partidas que has importado.
