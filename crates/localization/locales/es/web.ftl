# The web app at /play. Its other words are those of game.ftl and cities.ftl.


## The frame

web-skip = Ir al contenido
web-home = Inicio
web-back = Atrás
web-tabs = Pantallas principales
web-tables = Mesas
web-inbox = Avisos
web-ranks = Puestos
web-me = Yo
web-missing = Aquí no hay nada
web-try-again = Reintentar
web-more = Mostrar más
web-save = Guardar
web-saved = Guardado
web-next = Siguiente
web-show = Mostrar
web-all = Todo
web-any = Cualquiera
web-offline = Sin conexión. La aplicación sigue en cuanto vuelva.
web-offline-failed = No hay conexión. Inténtalo más tarde.
web-update = Hay una versión nueva.
web-reload = Usarla ahora
web-broken = Algo ha fallado aquí
web-broken-what = La pantalla no se puede mostrar. Tus partidas están a salvo en el servidor.
web-load-again = Volver a cargar

## The welcome

web-motto = Cubre ferrocarriles por la Europa de 1912, con amigos, desconocidos o bots.
web-picture = El tablero: Europa con sus ciudades y ferrocarriles
web-play-as-guest = Jugar con cuenta de invitado
web-guest-hint = Sin contraseña ni correo. Podrás conservar la cuenta más tarde.
web-account-needed = Inicia sesión o juega con una cuenta de invitado para seguir.
web-ended = Se cerró la sesión de este dispositivo.
web-sign-in = Iniciar sesión
web-forgot = ¿Olvidaste la contraseña?
web-recover = Contraseña olvidada
web-recover-what = Con un código de recuperación pones una contraseña nueva. Se cierra la sesión en tus demás dispositivos. Sin un código, nadie puede devolverte el acceso.
web-recover-code = Código de recuperación
web-recover-do = Poner la contraseña
web-recovered = La contraseña nueva está puesta, y el código ya no vale.
web-register = Registrarse
web-oidc-with = Iniciar sesión con { $provider }
web-oidc-working = Iniciando sesión…
web-oidc-failed = Se ha interrumpido el inicio de sesión. Inténtalo de nuevo.
web-oidc-name = Elige un nombre
web-oidc-name-what = Es tu primera vez aquí con { $provider }. ¿Con qué nombre quieres jugar?
web-oidc-other = Iniciar sesión en una cuenta que ya tienes
web-name = Nombre
web-name-rule = De 2 a 24 letras, cifras, espacios, «-», «_», «.» o «'»
web-password = Contraseña
web-password-rule = Al menos 8 caracteres
web-language = Idioma
web-watch = Partidas para ver
web-watch-none = Ahora no hay ninguna partida pública en curso.
web-watch-best = Ver cómo { $player } consiguió { $points }
web-watch-last = Ver la última partida de { $player }
web-watch-play = Jugar contra el mejor bot
web-seats-offered = Asientos que puedes ocupar
web-seats-offered-none = Ahora no se te ofrece ningún asiento.

## Home

web-play-now = Jugar
web-quick = Partida rápida
web-quick-what = Contra la primera persona que quiera la misma partida.
web-quick-do = Buscar partida
web-quick-own = Una mesa propia
web-quick-nobody = Ahora nadie busca partida. Juega ya contra bots, y más tarde con personas.
web-quick-tables =
    { $count ->
        [0] Ninguna mesa espera jugadores.
        [one] Una mesa espera jugadores.
       *[other]
            { $more ->
                [yes] { $count } mesas o más esperan jugadores.
               *[no] { $count } mesas esperan jugadores.
            }
    }
web-quick-running =
    { $count ->
        [0] No hay partidas públicas en curso.
        [one] Hay una partida pública en curso.
       *[other]
            { $more ->
                [yes] Hay { $count } partidas públicas o más en curso.
               *[no] Hay { $count } partidas públicas en curso.
            }
    }
web-meanwhile = Hasta que lleguen los demás
web-practise = Practicar contra un bot
web-practise-choose = Elegir bots
web-practise-do = Jugar
web-practise-count = Número de bots
web-practise-level = Nivel
web-new = Nueva partida
web-join-by-code = Unirse con un código
web-open-games = Partidas abiertas
web-invitations = Invitaciones
web-accept = Aceptar
web-decline = Rechazar
web-your-games = Tus partidas
web-other-games = Tus otras partidas
web-just-ended = Recién terminadas
web-last-round = última ronda
web-more-there = Hay más.
web-no-games = Aún no estás en ninguna partida. Una partida rápida o un bot es un buen comienzo.
web-nobody-yet = Nadie más por ahora
web-somebody = Cuenta eliminada
web-time-left = Quedan { $time }
web-points-against = Tú { $own }, el mejor de los otros { $best }
web-guest = cuenta de invitado
web-guest-notice = Juegas con la cuenta de invitado { $name }. Se pierde con este dispositivo o si cierras la sesión.
web-keep-account = Conservar la cuenta
web-keep-account-why = Elige un nombre y una contraseña. Tus partidas y ratings se quedan, y puedes iniciar sesión en otros dispositivos.
web-keep-account-do = Conservarla
web-account-kept = La cuenta { $name } ya es tuya.

## Opening and joining games

web-new-do = Abrir la partida
web-players = Jugadores
web-variant = Variante
web-clock = Reloj
web-others = Los otros asientos
web-seat = Asiento { $seat }
web-seat-open = Una persona
web-seat-bot = Bot «{ $bot }»
web-who-joins = ¿Quién puede unirse?
web-visibility-unlisted = Quien tenga el enlace
web-visibility-public = Todo el mundo
web-visibility-private = Solo con invitación
web-more-options = Más opciones
web-spectators-see = Los espectadores ven la partida
web-spectators-now = al momento
web-spectators-behind = { $time } después
web-rated = Puntuada: la partida cambia los ratings
web-stand-ins = Si alguien se va, otros pueden ocupar el asiento
web-stand-ins-none = no
web-stand-ins-owner = sí, el resultado cuenta para quien se fue
web-stand-ins-stand-in = sí, el resultado cuenta para quien sustituye
web-rated-no-bots = Las partidas puntuadas no tienen bots.
web-auto-start = Empezar en cuanto estén ocupados todos los asientos
web-packs = Billetes extra
web-with-packs = Billetes extra: { $packs }
web-color = Tu color
web-first-seat = ¿Quién empieza?
web-by-lot = Por sorteo
web-yourself = Tú
web-tie-break = Empates
web-looking-for-players = Buscan jugadores
web-open-none = Ahora ninguna partida pública busca jugadores. Abre una: aquí la encontrarán.
web-join-or = ¿Sin código? Busca en
web-join-code = Código
web-code-hint = Seis letras y cifras. No importan mayúsculas ni guiones.
web-other-code = Escribir otro código
web-invited-by-nobody = Tienes una invitación a una partida
web-invited-by = { $player } te invita
web-invited-to = Tienes una invitación: { $name }
web-invitation-take = Ver la invitación
web-invitation-dismiss = Descartar
web-to-game = Ir a la partida

## News

web-inbox-empty = Nada por ahora. Aquí llegan las invitaciones, los comienzos y los resultados de tus partidas.
web-new-item = nuevo

## Players

web-player-since = Desde el { $date }
web-games = Partidas
web-wins = Victorias
web-ratings = Ratings
web-rating = Rating
web-rating-of = Partidas puntuadas de
web-rated-games = Partidas puntuadas
web-percentile = Por delante del
web-percentile-what = Parte de los jugadores con una partida puntuada en los últimos 90 días que está por debajo
web-rating-chart = Gráfico del rating; ahora es { $rating }
web-rating-change = rating: { $after }, antes { $before }
web-provisional = Provisional: menos de diez partidas puntuadas
web-unrated = Aún no hay ninguna partida puntuada
web-statistics = Estadísticas
web-history = Historial
web-measure = Mostrar
web-measure-wins = Partidas ganadas
web-measure-luck = Suerte
web-measure-luck-what = Puntos de suerte por partida, de media, en las partidas analizadas.
web-measure-errors = Errores
web-measure-errors-what = Puntos que costaron los errores por decisión, en las partidas analizadas: cuantos menos, mejor.
web-grouped = Por
web-grouped-variant = variante
web-grouped-seats = número de jugadores
web-grouped-color = color
web-grouped-month = mes
# The share of games won, of so many games.
web-won-of = { $share } de { $games }
web-mean-of =
    { $mean } en { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
web-opponents = Rivales
web-no-opponents = Aún no hay partidas terminadas con otras personas.
web-record =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } · por delante { $won } · por detrás { $lost } · empates { $tied }
web-games-export = Guardar todas mis partidas
web-uncounted = Partidas que no cuentan
web-uncounted-what = Con las mismas cartas que otros o en una mesa preparada: no están en ninguna estadística.
web-uncounted-tournament = torneo
web-uncounted-challenge = reto del día
web-uncounted-prepared = mesa preparada
web-imported = Partidas de fuera
web-imported-what = Jugadas en otro servidor o en una mesa real. Solo las ves tú, y no cuentan.
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
web-versus = Tú frente a { $player }
web-versus-none = Aún no habéis terminado ninguna partida juntos.
web-ahead = Tú por delante
web-behind = Tú por detrás
web-period = Período
web-period-all = Siempre
web-period-season = Esta temporada
web-period-month = Este mes
web-period-week = Esta semana
web-no-finished = Ninguna partida terminada de este tipo
web-win-rate = Ganadas
web-mean-score = Puntos de media
web-best-score = Mejor puntuación
web-mean-rank = Puesto medio
web-best-streak = Mejor racha
web-tickets-completed = Billetes completados
web-longest-path = Ruta más larga
web-express = European Express
web-stations-built = Estaciones construidas
web-tunnels-paid = Túneles pagados
web-move-time = Tiempo por jugada
web-points-from = De dónde vienen los puntos
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

## Leaderboards

web-leaderboards = Clasificaciones
web-leaderboard = Clasificación
web-board-duel = Dos jugadores
web-board-table = De tres a cinco jugadores
web-board-wins = Partidas ganadas
web-board-best_score = Mejor puntuación de una partida
web-board-mean_score = Puntos de media, desde diez partidas
web-board-tickets_completed = Billetes completados, en total
web-board-longest_path = Ruta continua más larga
web-value-duel = rating
web-value-table = rating
web-value-wins = victorias
web-value-best_score = puntos
web-value-mean_score = puntos
web-value-tickets_completed = billetes
web-value-longest_path = casillas
web-board-empty = Aún no hay nadie en esta clasificación. Cuentan las partidas sin bots.
web-find-player = Buscar a alguien
web-neighbours = A tu alrededor
web-guests-unranked = Las cuentas de invitado no figuran en las clasificaciones. Conserva la cuenta para figurar.
web-among-everybody = Todos
web-among-friends = Tú y tus amistades
web-popular = Recorridos populares
web-popular-routes = Recorridos
web-popular-tickets = Billetes
web-popular-routes-what = Parte de las partidas en que se cubrió el recorrido
web-popular-tickets-what = Cuántas veces se completó el billete cuando alguien lo conservó
web-band = Ratings en la mesa
web-band-all = Todos
web-band-beginner = Menos de 1200
web-band-intermediate = De 1200 a 1499
web-band-advanced = De 1500 a 1799
web-band-expert = Desde 1800
web-popular-turns = Orden de turno
web-popular-turns-what = Parte de las partidas públicas sin bots ganadas desde cada posición
web-position = { $position }.º de { $seats }

## Settings

web-settings = Ajustes
web-settings-play = Jugar
web-settings-account = Cuenta y personas
web-settings-developers = Para desarrolladores
web-change-name = Cambiar el nombre
web-change-password = Cambiar la contraseña
web-change-password-what = Se cierra la sesión en tus otros dispositivos.
web-old-password = Contraseña actual
web-new-password = Contraseña nueva
web-set-password = Poner una contraseña
web-set-password-what = Con tu nombre y una contraseña entras también sin proveedor. Se cierra la sesión en tus demás dispositivos.
web-identities = Iniciar sesión sin contraseña
web-identities-what = Con un proveedor vinculado entras en esta cuenta con un toque.
web-identity-since = Vinculado el { $date }
web-identity-link = Vincular { $provider }
web-identity-linked = { $provider } está vinculado.
web-identity-unlink = Desvincular
web-identity-unlinked = { $provider } ya no está vinculado.
web-recovery = Códigos de recuperación
web-recovery-what = Si olvidas la contraseña, tu nombre y uno de estos códigos te devuelven el acceso. Guárdalos en papel o en un archivo.
web-recovery-none = No tienes códigos.
web-recovery-left =
    { $count ->
        [one] Queda { $count } código. Creación: { $when }.
       *[other] Quedan { $count } códigos. Creación: { $when }.
    }
web-recovery-make = Crear códigos de recuperación
web-recovery-renew = Recibes diez códigos nuevos. Los que tienes dejan de valer.
web-recovery-do = Crear diez códigos
web-recovery-new = Tus códigos de recuperación nuevos
web-recovery-made = Los códigos se muestran solo una vez. Cada uno vale una vez.
web-recovery-save = Guardar como archivo
web-recovery-copy = Copiar
web-recovery-copied = Los códigos están copiados.
web-recovery-hide = Ya los guardé
web-recovery-title = Códigos de recuperación de { $name } para Railhead, { $date }
web-theme = Apariencia
web-theme-auto = Como el dispositivo
web-theme-light = Claro
web-theme-dark = Oscuro
web-shown = Los jugadores ven mi nombre cuando miro
web-push = Notificaciones
web-push-offer = ¿Quieres que este dispositivo te avise cuando sea tu turno, también con la aplicación cerrada?
web-push-on = Activar
web-push-off = Desactivar
web-push-is-on = Este dispositivo te avisa de turnos, invitaciones y resultados.
web-push-what = Avísame de
web-push-turns = Mis turnos
web-push-invitations = Invitaciones y revanchas
web-push-games = Comienzos y resultados
web-push-tournaments = Torneos, ligas y temporadas
web-push-friends = Solicitudes de amistad
web-push-remind = Recuérdamelo antes de que acabe mi tiempo
web-never = Nunca
web-quiet = Horas de silencio: avísame después
web-quiet-from = Desde
web-quiet-to = Hasta
web-push-denied = El navegador bloquea las notificaciones de esta página. Permítelas en sus ajustes.
web-push-refused = El navegador no pudo suscribirse a las notificaciones. Quizá su servicio esté desactivado o no responda.
web-push-unsupported = Este navegador no puede mostrar notificaciones de una aplicación cerrada.
web-push-home-screen = En un iPhone o iPad, añade antes la aplicación a la pantalla de inicio: Compartir y «Añadir a pantalla de inicio».
web-terms = Condiciones de uso
web-contact = Contacto
web-terms-accept = Al continuar aceptas las condiciones de uso
web-notice-read = Entendido
web-not-now = Ahora no
web-absences = Vacaciones y sueño
web-vacation-what = En las partidas que dan un día o más, pero no en torneos ni ligas, tu reloj se para durante las vacaciones. Los demás ven que no estás.
web-vacation-until = De vacaciones hasta el { $until }
web-vacation-end = Terminar las vacaciones
web-vacation-again = Podrás empezar otras vacaciones el { $at }.
web-vacation-left =
    { $days ->
        [0] No quedan días de vacaciones.
        [one] Queda un día de vacaciones.
       *[other] Quedan { $days } días de vacaciones.
    }
web-vacation-begin = Irme de vacaciones
web-vacation-do = Empezar ahora
web-vacation-days = Días
web-vacation-of = { $name } está de vacaciones hasta el { $until }
web-sleep = Duermo cada día
web-sleep-what = Si tienes un día o más por jugada, tu tiempo no se acaba mientras duermes. Tus horas de sueño están en el diario de tus partidas, a la vista de todos.
web-mutes = Gente silenciada
web-mute-everybody = No mostrar nada de lo que dice el resto
web-nobody-muted = No has silenciado a nadie.
web-unmute = Volver a oír
web-devices = Dispositivos
web-device-this = Este dispositivo
web-device-unknown = Dispositivo desconocido
web-device-used = Último uso: { $when }
web-signed-out = El dispositivo ya no tiene sesión.
web-sign-out = Cerrar sesión
web-sign-out-what = Las partidas en curso siguen. Puedes volver a iniciar sesión cuando quieras.
web-sign-out-guest = Esta cuenta de invitado no tiene contraseña: al cerrar sesión, nadie podrá volver a usarla.
web-sign-out-everywhere = Cerrar sesión en todas partes
web-sign-out-everywhere-what = Se cierra la sesión en todos los dispositivos, también en este.
web-your-data = Tus datos
web-your-data-what = Guarda un archivo con todo lo que el servidor sabe de ti, o elimina la cuenta.
web-open-data = Partidas que se pueden publicar
web-open-data-rated = Partidas públicas y puntuadas
web-open-data-all = Todas las partidas
web-open-data-none = Ninguna partida
web-open-data-what =
    Este servidor puede publicar partidas terminadas para investigar: sin nombres, con un código que cambia cada mes. Una partida queda fuera si alguien que jugó en ella no lo quiere.
web-export = Guardar mis datos
web-delete-account = Eliminar la cuenta
web-delete-what = Es definitivo. Los bots siguen tus partidas en curso, y las terminadas muestran una cuenta eliminada.
web-delete-type = Escribe tu nombre para confirmar: { $name }
web-delete-mismatch = Ese no es tu nombre: { $name }.
web-delete-do = Eliminar para siempre
web-deleted = La cuenta está eliminada.

## Friends and blocks

web-friends = Amistades
web-friends-none = Todavía no tienes amistades aquí. Envía una solicitud: con el nombre o en la página de la persona.
web-friend-requests = Solicitudes
web-friend-add = Añadir a mis amistades
web-friend-ask = Enviar solicitud
web-friend-asked = { $player } tiene tu solicitud.
web-friends-now = Ya hay amistad entre { $player } y tú.
web-friend-sent = Esperan respuesta
web-friend-take-back = Retirar
web-friend-remove = Quitar de mis amistades
web-friends-tables = Mesas de amistades
web-friend-waiting = Espera en una mesa
web-friend-playing = Juega ahora
web-friend-invite = Jugar
web-new-invites = Invitación para: { $players }
web-invite-friends = Invitar amistades
web-blocks = Cuentas bloqueadas
web-nobody-blocked = No has bloqueado a nadie.
web-unblock = Desbloquear
web-block = Bloquear
web-block-player = Bloquear a { $player }
web-block-what = Dejáis de veros: ni nombre, ni mesa, ni partida, ni mensajes. Las partidas en las que ya jugáis siguen. Nadie recibe aviso. En un torneo en el que entréis después, no os sentaréis juntos si se puede evitar.
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
web-key-label = Para qué es
web-key-read = Leer partidas y la bandeja de entrada
web-key-play = Unirse a partidas y jugar
web-key-host = Abrir partidas e invitar
web-key-new = Guarda esta clave ahora: no se volverá a mostrar.
web-key-copied = La clave está copiada.
web-key-hide = La he guardado
web-key-used = Usada { $when }
web-key-unused = Aún no usada
web-key-expires = hasta { $date }
web-key-revoke = Revocar
web-key-revoke-named = Revocar la clave «{ $name }»
web-key-revoke-what = Los programas con esta clave se rechazan desde ahora. Es definitivo.
web-keys-none = No tiene claves de API.
web-own-keys = Tus claves de API
web-own-keys-what = Para programas que leen o juegan por ti. Nunca alcanzan la cuenta misma: ni la contraseña, ni los dispositivos, ni las claves, ni la eliminación.
web-own-keys-none = No tienes claves de API.
web-calendar = Calendario
web-calendar-what = Un enlace para tu programa de calendario: muestra los plazos de tus turnos. Quien lo tenga los ve.
web-calendar-make = Crear un enlace
web-calendar-renew = Crear un enlace nuevo y terminar el anterior
web-calendar-end = Terminar el enlace
web-calendar-new = Guarda este enlace ahora: no se volverá a mostrar.
web-calendar-hide = Lo he guardado
web-calendar-since = Hay un enlace desde el { $date }.
web-calendar-ended = El enlace ha terminado.
web-feed-games = Canal de las partidas públicas
web-feed-tournaments = Canal de los torneos

## Reading

web-about = Acerca de
web-about-what = Railhead es un servidor libre para un juego de trenes por Europa. Esta aplicación solo usa su interfaz pública.
web-version = Versión
web-licence = Licencia
web-docs = Documentación para desarrolladores
web-status = Estado del servicio
web-about-maps = Las costas vienen de Natural Earth, que es de dominio público.

# Tournaments.
web-challenge = Reto del día
web-challenge-what = Hoy todos tienen las mismas cartas, contra los mismos dos bots. Las juegas una vez y tienes 12 horas para todas tus jugadas.
web-challenge-play = Jugar las cartas de hoy
web-challenge-go-on = Continuar tu partida
web-challenge-own = Tus puntos: { $points } · puesto { $place } en la mesa · por ahora posición { $rank }
web-challenge-left = Has dejado esta partida, así que no tiene resultado.
web-challenge-guests = Todos juegan estas cartas una vez; por eso necesitas una cuenta con nombre que tenga tres días. Hasta entonces, practica contra los mismos bots.
web-challenge-practise = Practicar contra estos bots
web-challenge-shared = { $points } · puesto { $place } en la mesa
web-challenge-squares = Billetes: { $completed } completados, { $failed } no completados
web-challenge-streak =
    { $count ->
        [one] Has jugado un día seguido.
       *[other] Has jugado { $count } días seguidos.
    }
web-challenge-next = Las próximas cartas llegan en { $time }
web-challenge-best = Ver cómo { $player } consiguió { $points } el { $day }
web-challenge-day = Este día
web-challenge-week = Esta semana
web-challenge-empty = Todavía no ha terminado nadie.
web-challenge-past = Días anteriores
web-challenge-sealed = Hasta que acabe la última partida, nadie ve las partidas de los demás.
web-puzzles = Problemas
web-tournaments = Torneos
web-tournament = Torneo
web-tournament-new = Torneo nuevo
web-tournaments-none = Aquí no hay torneos.
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
        [one] Con tan pocos jugadores, algunos se repetirán después de { $count } ronda.
       *[other] Con tan pocos jugadores, algunos se repetirán después de { $count } rondas.
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
web-tournament-standings = Clasificación
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
web-tournament-about-league = Todos se encuentran con todos las mismas veces; todas las mesas están abiertas a la vez.
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
web-tournament-begins-hint = Si está vacío, lo empiezas tú.
web-tournament-do-open = Abrir el torneo
web-sealed = Otras mesas todavía juegan estas cartas. La comprobación, la exportación y el análisis llegan cuando acaba la última.
web-tournament-same-deal = las mismas cartas en todas las mesas
web-tournament-same-deal-about = Todas las mesas de una ronda juegan las mismas cartas. Se te compara con quienes ocupan tu asiento en otras mesas; contra rivales más fuertes se recibe algo más. Nadie ve otras mesas hasta que terminan todas.
web-tournament-do-start = Empezar
web-tournament-return = Volver
web-tournament-leave-open = Puedes volver a participar hasta que empiece.
web-tournament-leave-running = Tu mesa de ahora sigue siendo tuya. Desde la próxima ronda no tienes asiento; puedes volver una vez, pero no a una liga ni a una eliminatoria.
web-tournament-guests = abierto a invitados
web-tournament-admit = Los invitados pueden participar, sin cuenta
web-tournament-round-of = Ronda { $round } de { $rounds }
web-tournament-paused-organiser = En pausa, por quien organiza
web-tournament-export-what = La prueba es un archivo con cada paso: cualquiera puede calcular de nuevo mesas y puntos.
web-qr = Código QR del enlace
web-invite-all = Invitar a gente
web-invite-to = Ven a jugar: { $name }
web-enter-account = Para participar hace falta una cuenta.
web-next-round =
    { $count ->
        [one] La ronda { $round } empieza cuando termine { $count } mesa.
       *[other] La ronda { $round } empieza cuando terminen { $count } mesas.
    }
web-next-soon = La ronda { $round } está a punto de empezar.
web-next-not-before = No antes de: { $when }.
web-next-none = Aquí ya no tienes otra mesa.
web-next-over = El torneo ha terminado.
web-next-place =
    { $points ->
        [one] Puesto { $place } de { $count } · { $points } punto
       *[other] Puesto { $place } de { $count } · { $points } puntos
    }
web-next-leads = Tu próxima mesa ya está. Vas a ella en un momento.
web-next-table = A tu próxima mesa
web-next-stay = Quedarme aquí
web-start-begun = Ya ha empezado, o ha terminado.
web-start-missing =
    { $count ->
        [one] Falta { $count } más.
       *[other] Faltan { $count } más.
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
web-start-time = Duración
web-start-about = unos { $time }
web-start-binds = Todas las mesas se abren a la vez, y todos reciben un aviso. No se puede deshacer.
web-direct = Tú organizas
web-direct-about = Los demás participan con el enlace o el código. Para sacar a alguien, abre su línea en la clasificación.
web-direct-reason = Motivo
web-direct-reason-hint = Si quieres. Todos pueden leerlo.
web-direct-pause = Pausar
web-direct-pause-what = Las mesas se juegan hasta el final; no empieza ninguna ronda hasta que sigas.
web-direct-resume = Seguir
web-direct-resume-what = La próxima ronda empieza en cuanto llegue su hora.
web-direct-extend = Retrasar la ronda
web-direct-extend-what = La próxima ronda empieza ese tiempo más tarde.
web-direct-minutes = Minutos
web-direct-rename = Cambiar el nombre
web-direct-rename-what = El enlace y el código siguen igual.
web-direct-cancel = Cancelar el torneo
web-direct-cancel-open = No se jugará nada, y todos los participantes reciben un aviso. No se puede deshacer.
web-direct-cancel-running = Todas las partidas terminan sin resultado, y no gana nadie. No se puede deshacer.
web-direct-remove = Sacar a { $player }
web-direct-remove-open = Un aviso lo dice.
web-direct-remove-running = Un bot juega la mesa de ahora hasta el final. Quien sale queda en último lugar y no puede volver.
web-standing-shared = empate con el puesto anterior
web-standing-by-removed = detrás: fuera por decisión de quien organiza
web-standing-by-stage = detrás: fuera en una ronda anterior
web-standing-by-share = detrás: parte de los puntos
web-standing-by-opponents = detrás: puntos de los rivales
web-standing-by-wins = detrás: mesas ganadas
web-standing-games = Partidas
web-standing-wins = Ganadas
web-standing-score = Puntos de todas las partidas
web-standing-share = Puntos propios respecto a la media de la mesa
web-standing-opponents = Puntos de los rivales
web-standing-order = Primero los puntos; si son iguales, deciden los dos últimos, y luego las mesas ganadas.
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
web-hall-round = próxima ronda en
web-hall-playing =
    { $count ->
        [one] Juega { $count } de { $all } mesas
       *[other] Juegan { $count } de { $all } mesas
    }
web-hall-table = Mesa { $table }

web-leagues = Ligas
web-league = Liga
web-leagues-all = Todas
web-leagues-none = Aquí no hay ligas.
web-league-new = Nueva liga
web-league-members =
    { $count ->
        [one] { $count } miembro
       *[other] { $count } miembros
    }
web-league-divisions = Divisiones de { $count }
web-league-phase-open = Antes de la primera temporada
web-league-phase-running = En juego
web-league-phase-ending = Última temporada
web-league-phase-ended = Terminada
web-league-next = próxima temporada desde el { $date }
web-league-about =
    { $count ->
        [one] Tras una temporada asciende el primero de una división y desciende el último.
       *[other] Tras una temporada ascienden los { $count } primeros de una división y descienden los { $count } últimos.
    }
web-league-enter = Entrar en la liga
web-league-start = Empezar la primera temporada
web-league-leave = Dejar la liga
web-league-end = Terminar la liga
web-league-own = A tu división ({ $division })
web-league-to = A la liga
web-league-season = Temporada { $season }
web-league-division = División { $division }
web-league-up = ha ascendido
web-league-down = ha descendido
web-league-open = Abrir la liga
web-league-size = Jugadores por división
web-league-moves = Jugadores que ascienden o descienden
web-league-days = Duración mínima de una temporada, en días
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
        [one] { $count } día como mínimo
       *[other] { $count } días como mínimo
    }
web-league-tables-open =
    { $count ->
        [one] { $count } mesa sigue jugando
       *[other] { $count } mesas siguen jugando
    }
web-league-entry-close = Cerrar la entrada
web-league-entry-close-what = Nadie puede participar hasta que la abras de nuevo. Los miembros se quedan.
web-league-entry-open = Abrir la entrada de nuevo
web-league-entry-open-what = Los demás pueden participar de nuevo con el enlace o el código.
web-league-removed = Te han sacado de esta liga.
web-league-closed = Ahora no puede participar nadie.
web-league-extend = Retrasar la temporada
web-league-extend-what = La próxima temporada empieza esos días más tarde.
web-league-extend-days = Días
web-league-direct-about = Los demás participan con el enlace o el código. Para sacar a alguien, abre la lista de miembros.
web-league-list = Miembros ({ $count })
web-league-list-next = Próxima temporada, según la clasificación de ahora ({ $count })
web-league-newcomer = debuta
web-league-remove-open = Un aviso lo dice. Quien sale no puede volver a participar.
web-league-remove-running = Un aviso lo dice. Quien sale juega la temporada en curso hasta el final y no puede volver a participar.
web-league-leave-open = Puedes volver a participar hasta que empiece.
web-league-leave-running = Juegas esta temporada hasta el final, y no estás en la siguiente.
web-league-end-open = Termina antes de su primera temporada. No se puede deshacer.
web-league-end-what =
    { $count ->
        [one] Termina para { $count } miembro: la temporada en curso es la última. No se puede deshacer.
       *[other] Termina para los { $count } miembros: la temporada en curso es la última. No se puede deshacer.
    }

## Seasons

web-seasons = Temporadas
web-season = Temporada
web-season-running = En curso hasta el { $until }.
web-season-closing = Ha terminado. Los puestos se fijan en una hora.
web-season-counts = Cuentan las partidas puntuadas. Con { $count } partidas o más se obtiene un puesto.
web-season-none = Aquí nadie tiene un puesto.
web-season-place = Puesto { $place } de { $placed }

## Alerts

web-alert-wake = Avísame
web-alert-kept = Te avisaremos cuando se abra una mesa así.
web-alerts = Avisos
web-alerts-none = No tienes avisos. Crea uno en la lista de partidas abiertas.
web-alert-until = hasta el { $until }
web-alert-remove = Quitar
web-alert-all = Todas las mesas públicas
web-alert-rated = puntuada
web-alert-casual = amistosa
web-alert-clock-none = sin reloj
web-alert-clock-per_move = tiempo por jugada
web-alert-clock-bank = tiempo para toda la partida
web-push-alerts = Mesas que busco

# Reports, and the desk of moderators.
web-report = Denunciar
web-reports = Tus denuncias
web-report-phrase = Denunciar lo que dice { $player }
web-desk = Moderación
