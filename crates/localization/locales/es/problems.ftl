# Los detalles de los problemas: frases.

## Refusals of the rules

refusal-seat-count = Una partida tiene de 2 a 5 asientos, no { $seats }.
refusal-no-such-seat = El asiento { $seat } no existe en esta mesa.
refusal-table-full = Todos los asientos están ocupados.
refusal-color-taken = Ese color ya está elegido: { $color }.
refusal-seats-open =
    { $open ->
        [one] Queda un asiento libre.
       *[other] Quedan { $open } asientos libres.
    }
refusal-not-host = Solo puede hacerlo quien dirige la mesa.
refusal-kicked-host = Quien dirige la mesa no puede sacarse de ella, pero puede dejar la partida.
refusal-no-person-there = En el asiento { $seat } no hay ninguna persona.
refusal-no-bot-there = En el asiento { $seat } no hay ningún bot.
refusal-rated-game = En las partidas puntuadas no hay bots.
refusal-rated-stand-ins = En las partidas puntuadas no hay sustitutos.
refusal-no-stand-ins = En esta partida nadie puede sustituir a otros.
refusal-seat-not-away = Ningún bot juega el asiento { $seat } por alguien que lo dejó.
refusal-had-seat = Tienes o has tenido un asiento en esta partida y no puedes ocupar otro.
refusal-clock-range = Este reloj da de { $least } a { $most } segundos, no { $seconds }.
refusal-seat-given-up = Has abandonado tu asiento. Es definitivo.
refusal-not-waited-for = La partida no espera al asiento { $seat }.
refusal-not-seated = No tienes asiento en esta partida.
refusal-already-seated = Ya tienes asiento en esta partida.
refusal-not-started = La partida no ha empezado.
refusal-already-started = La partida ya ha empezado.
refusal-game-over = La partida ha terminado.
refusal-on-vacation = Estás de vacaciones. Termínalas primero.
refusal-not-your-turn = Es el turno del asiento { $turn }.
refusal-already-chosen = Has elegido tus billetes. Otros aún están eligiendo.
refusal-must-keep-tickets = Elige antes con qué billetes te quedas.
refusal-no-tickets-offered = No se te ofrecen billetes.
refusal-must-draw-second-card = Toma antes la segunda carta de vagón.
refusal-must-settle-tunnel = Paga antes el túnel o renuncia a él.
refusal-no-tunnel-pending = No hay ningún túnel por pagar.
refusal-deck-empty = El mazo y los descartes se han agotado: no se puede robar ninguna carta de vagón.
refusal-slot-empty = En el lugar { $slot } no hay ninguna carta descubierta.
refusal-locomotive-second = Una locomotora descubierta solo puede ser la primera carta del turno.
refusal-route-taken = El recorrido { $from } – { $to } es del asiento { $owner }.
refusal-both-tracks = La otra vía del recorrido doble { $from } – { $to } es tuya.
refusal-track-closed = Con 2 o 3 jugadores, la segunda vía { $from } – { $to } se cierra al cubrirse la primera.
refusal-trains-short =
    { $need ->
        [one] Hace falta un vagón; tienes { $have }.
       *[other] Hacen falta { $need } vagones; tienes { $have }.
    }
refusal-payment = El precio son { $cards } cartas de un mismo color; las locomotoras valen por cualquier carta. No indiques color si todas las cartas son locomotoras, y solo entonces.
refusal-payment-of-color = El precio son { $cards } cartas de este color: { $color }; las locomotoras valen por cualquier carta. No indiques color si todas las cartas son locomotoras, y solo entonces.
refusal-payment-with-locomotives = El precio son { $cards } cartas de un mismo color, con al menos { $locomotives } locomotoras entre ellas. No indiques color si todas las cartas son locomotoras, y solo entonces.
refusal-payment-of-color-with-locomotives = El precio son { $cards } cartas de este color: { $color }, con al menos { $locomotives } locomotoras entre ellas. No indiques color si todas las cartas son locomotoras, y solo entonces.
refusal-cards-short = Hacen falta { $need } cartas de este tipo: { $card }. Tienes { $have }.
refusal-no-tickets-left = No quedan billetes por robar.
refusal-ticket-not-offered = El billete { $from } – { $to } no se te ofrece, o aparece dos veces.
refusal-keep-count = Quédate con { $keep_min } a { $keep_max } billetes, no con { $kept }.
refusal-station-taken = La estación de esta ciudad es del asiento { $owner }: { $city }.
refusal-no-stations-left = Tus tres estaciones están construidas.
refusal-move-possible = No se puede pasar mientras haya una jugada posible.

## Refusals of a position to be scored

position-of-player = { $player }: { $detail }
position-player-count = Se puede puntuar de 1 a 5 personas, no { $players }.
position-unknown-route = No existe el recorrido «{ $id }».
position-unknown-city = No existe la ciudad «{ $id }».
position-unknown-ticket = No existe el billete «{ $id }».
detail-nearest = { $detail } Lo más parecido: { $ids }.
position-route-twice = El recorrido { $from } – { $to } aparece dos veces.
position-route-taken = El recorrido { $from } – { $to } ya es del número { $owner }.
position-both-tracks = Las dos vías del recorrido doble { $from } – { $to } están en la misma mano.
position-track-closed = Con 2 o 3 jugadores, la segunda vía { $from } – { $to } se cierra al cubrirse la primera.
position-trains-short = Los recorridos piden { $need } vagones; hay { $have } por asiento.
position-station-twice = La estación de esta ciudad aparece dos veces: { $city }.
position-station-taken = La estación de esta ciudad ya es del número { $owner }: { $city }.
position-no-stations-left = Hay { $built } estaciones construidas; cada asiento tiene { $have }.
position-ticket-twice = El billete { $from } – { $to } aparece dos veces.
position-ticket-taken = El billete { $from } – { $to } ya es del número { $owner }.

## Requests that cannot be read

detail-unreadable = La solicitud está incompleta o no es HTTP válido.
detail-not-json = Envía `Content-Type: application/json`.
detail-head-too-large =
    La ruta y las cabeceras pueden tener como máximo { $maximum } bytes.
detail-body-too-large =
    { $maximum ->
        [one] El contenido puede tener un byte como máximo.
       *[other] El contenido puede tener { $maximum } bytes como máximo.
    }
detail-body-unreadable = El texto no es el JSON que se espera aquí.
detail-body-object = El contenido debe ser un objeto JSON.
detail-body-slow = El contenido de la solicitud llegó demasiado despacio.
detail-request-slow = La solicitud llegó demasiado despacio.
detail-field-unknown = Aquí no existe el campo `{ $field }`.
detail-field-missing = Falta el campo `{ $field }`.
detail-fields-missing = Faltan estos campos: { $fields }.
detail-field-twice = El campo `{ $field }` aparece dos veces.
detail-choice-unknown = `{ $value }` no es nada de esto: { $allowed }.
detail-value-wrong = El valor en `{ $place }` no es válido aquí.
detail-value-minimum = `{ $name }` debe ser { $minimum } como mínimo.
detail-value-maximum = `{ $name }` debe ser { $maximum } como máximo.
detail-value-short =
    { $minimum ->
        [one] `{ $name }` debe tener un carácter como mínimo.
       *[other] `{ $name }` debe tener { $minimum } caracteres como mínimo.
    }
detail-value-few =
    { $minimum ->
        [one] `{ $name }` debe tener un elemento como mínimo.
       *[other] `{ $name }` debe tener { $minimum } elementos como mínimo.
    }
detail-value-many =
    { $maximum ->
        [one] `{ $name }` puede tener un elemento como máximo.
       *[other] `{ $name }` puede tener { $maximum } elementos como máximo.
    }
detail-value-pattern = `{ $name }` debe ajustarse a `{ $pattern }`.
detail-parameter-unknown = Aquí no existe el parámetro `{ $name }`.
detail-parameter-missing = El parámetro `{ $name }` es necesario.
detail-parameter-twice = El parámetro `{ $name }` debe enviarse una sola vez.
detail-parameter-integer = `{ $name }` debe ser un número entero de { $minimum } a { $maximum }, no `{ $value }`.
detail-parameter-choice = `{ $name }` debe ser uno de { $allowed }, no `{ $value }`.
detail-parameter-time = `{ $name }` debe ser una hora según RFC 3339, como 2026-11-01T00:00:00Z, no `{ $value }`.
detail-parameter-uuid = `{ $name }` debe ser un UUID, no `{ $value }`.
detail-parameter-length =
    { $maximum ->
        [one] `{ $name }` puede tener un carácter como máximo.
       *[other] `{ $name }` puede tener { $maximum } caracteres como máximo.
    }
detail-parameter-unreadable = `{ $name }` no se puede leer.
detail-query-unreadable = Los parámetros no se pueden leer.
detail-format-not-supported = Aquí no hay XML: pide JSON.
detail-path-unreadable = La ruta no se puede leer.
detail-period = `period` debe ser all, season, month, week o una clave como 2026-Q4, 2026-11 o 2026-W47.
detail-season = `season` debe ser current o una clave como 2026-Q4.
detail-if-match = `If-Match` debe ser un `ETag` de esta partida.
detail-idempotency-key = `Idempotency-Key` debe tener de 1 a 255 caracteres ASCII visibles.
detail-last-event-id = `Last-Event-ID` debe ser el identificador de un suceso de este flujo.
detail-authorization = El encabezado debe ser `Authorization: Bearer` y un token de acceso.
detail-send-token = Envía un token de acceso en `Authorization: Bearer`.
detail-mine = `mine` necesita un token de acceso.
detail-no-path = Esa ruta no existe; consulta /docs.
detail-methods = Métodos permitidos: { $allowed }.
detail-no-file = Ese archivo no existe.
detail-no-code = Ese código no existe; consulta /docs/errors.
detail-no-guide = No existe esa guía; consulta /docs/guides.

## Accounts and sessions

detail-wrong-credentials = El nombre o la contraseña no es correcto.
detail-wrong-recovery-code = El nombre o el código de recuperación no es correcto, o el código ya se había usado. Si ya has puesto una contraseña nueva, inicia sesión con ella.
detail-password-required = Hace falta la contraseña de la cuenta.
detail-banned = Esta cuenta está bloqueada.
detail-banned-contact = Esta cuenta está bloqueada. Se puede reclamar aquí: { $contact }
detail-muted = Esta cuenta está silenciada y no puede hablar durante un tiempo.
detail-muted-contact = Esta cuenta está silenciada y no puede hablar durante un tiempo. Se puede reclamar aquí: { $contact }
detail-no-notice = No existe ese aviso.
detail-too-many-notices = Ya hay { $most } avisos vigentes. Quita antes uno.
detail-notice-over = El aviso terminaría antes de que alguien lo lea.
detail-refresh-token = Renueva el token o vuelve a iniciar sesión.
detail-sign-in-again = Vuelve a iniciar sesión.
detail-token-reused = La sesión ha terminado, porque este token ya se había usado.
detail-no-session = No tienes esa sesión.
detail-account-deleted = La cuenta se ha eliminado.
detail-not-guest = La cuenta ya está completa.
detail-guest-account = Una cuenta de invitado no tiene contraseña. Completa antes la cuenta.
detail-no-password = Esta cuenta no tiene contraseña. Pon antes una.
detail-unknown-provider = Este servidor no ofrece ese proveedor de acceso.
detail-invalid-nonce = El inicio de sesión ha tardado demasiado o ya se había usado. Empieza de nuevo.
detail-identity-refused = No se ha podido confirmar el inicio de sesión con el proveedor. Empieza de nuevo.
detail-provider-unavailable = No se puede contactar con el proveedor de acceso. Inténtalo de nuevo en un momento.
detail-name-required = Elige un nombre para la cuenta nueva.
detail-identity-taken = Este acceso pertenece a otra cuenta.
detail-too-many-identities = Una cuenta puede tener { $most } accesos vinculados. Desvincula antes uno.
detail-last-way-in = Es el único acceso a tu cuenta. Pon antes una contraseña o vincula otro acceso.
detail-no-identity = No tienes ese acceso vinculado.
detail-name-length = Un nombre debe tener de 2 a 24 caracteres.
detail-name-character = Un nombre puede tener letras, cifras, espacios sueltos, - _ . y apóstrofos entre dos letras. Tiene una letra o una cifra y no puede empezar ni acabar con un espacio.
detail-name-mark = Un acento u otro signo de un nombre debe ser de la escritura de la letra que lo lleva.
detail-name-reserved = Este nombre está reservado para el servicio.
detail-name-not-allowed = Este nombre no está permitido aquí.
detail-name-taken = Elige otro nombre.
detail-password-length = Una contraseña debe tener de 8 a 128 caracteres.
detail-password-common = Esta contraseña es demasiado común o demasiado fácil de adivinar.
detail-passwords-busy = Se están comprobando demasiadas contraseñas. Vuelve a intentarlo en un momento.
detail-too-many-renames =
    { $most ->
        [one] Un nombre se puede cambiar una vez en 30 días.
       *[other] Un nombre se puede cambiar { $most } veces en 30 días.
    }
detail-too-many-attempts =
    { $seconds ->
        [one] Demasiados intentos fallidos. Vuelve a intentarlo dentro de un segundo.
       *[other] Demasiados intentos fallidos. Vuelve a intentarlo dentro de { $seconds } segundos.
    }
detail-export-running = Espera a que termine el otro envío.
detail-not-admin = La cuenta no es de administración.
detail-not-moderator = La cuenta no es de moderación ni de administración.
detail-is-admin = Quita antes a la cuenta la función de administración: `railhead admin revoke`.
detail-no-account = No hay ninguna cuenta con ese nombre.
detail-no-player = Nadie juega con ese nombre.
detail-no-player-named = Nadie se llama { $name }.
detail-too-many-alerts = Tienes { $most } avisos. Quita uno primero.
detail-guest-alert = Las cuentas de invitado no tienen avisos: conserva primero la cuenta.
detail-no-alert = Ese aviso no existe.
detail-no-season = Esa temporada no existe.
detail-not-in-leaderboard = En esta clasificación no está { $name }.

## Games

detail-no-game = Esa partida no existe.
detail-code-started = La partida de este código ha empezado. Puedes verla.
detail-code-over = La partida de este código ha terminado. Puedes ver cómo terminó.
detail-code-called-off = La partida de este código terminó sin resultado.
detail-stale = La partida está en la versión { $version }.
detail-history-changed = Ese estado no pertenece a la historia de la partida: en un fallo, el servidor perdió las últimas jugadas, o ese estado nunca existió. Sigue desde el estado actual.
detail-rated-clock = Una partida puntuada necesita un reloj. Elige uno o juega una partida amistosa.
detail-guest-rated = Los invitados no pueden jugar partidas puntuadas. Primero da un nombre y una contraseña a tu cuenta.
detail-too-many-open-games =
    { $most ->
        [one] Estás en una partida que no ha empezado. Déjala o espera.
       *[other] Estás en { $most } partidas que no han empezado. Deja una o espera.
    }
detail-too-many-games =
    { $most ->
        [one] Estás en una partida que no ha terminado. Termínala antes.
       *[other] Estás en { $most } partidas que no han terminado. Termina antes una.
    }
detail-too-many-invitations =
    { $most ->
        [one] Puede haber una invitación pendiente.
       *[other] Puede haber { $most } invitaciones pendientes.
    }
detail-declined = La invitación fue rechazada. Aún es posible unirse a la partida.
detail-kicked = Quien dirige la mesa te ha sacado de esta partida.
detail-not-over = La partida no ha terminado.
detail-nothing-more = En esta partida ya no pasará nada más.
detail-export-not-over = Una partida se puede exportar cuando ha terminado.
detail-analysis-not-over = La partida se puede analizar cuando haya terminado.
detail-result-not-over = El resultado está disponible cuando termina la partida.
detail-no-result = No hay resultado.
detail-version-range = `at` debe estar entre 1 y { $maximum }.
detail-not-for-players = Las probabilidades de ganar solo se muestran a los jugadores cuando la partida ha terminado.
detail-not-your-seat = Hasta el final de la partida solo puedes verla desde tu asiento.
detail-not-your-seat-to-offer = El asiento { $seat } es de alguien que puede volver. Solo esa persona puede ofrecerlo.
detail-seat-not-offered = El asiento { $seat } no se te ofrece.
detail-too-many-stand-ins = Un asiento puede cambiar de manos { $most } veces como máximo.
detail-key-reused = Usa una clave nueva para cada solicitud.
detail-contended = Otra solicitud llegó antes. Vuelve a intentarlo.
detail-pack-unknown = No existe el paquete de billetes «{ $pack }». Disponibles: { $known }.
detail-pack-twice = El paquete de billetes «{ $pack }» aparece dos veces.
detail-secret-sandbox = `secret` solo existe en un servidor iniciado con --sandbox.
detail-secret-rated = Una partida con un `secret` dado no puede ser puntuada.
detail-secret-hex = `secret` debe tener 64 cifras hexadecimales.
detail-no-prepared-table = `table` debe ser una de las mesas de GET /v1/reference/prepared-tables; «{ $name }» no lo es.
detail-script-move = La jugada { $number } de la apertura no es legal. { $reason }
detail-script-over = La partida termina tras la jugada { $number } de la apertura.
detail-nothing-to-decide = Tras el evento { $version } no hay nada que decidir: elige una posición entre el reparto y el final.
detail-player-name = Aquí un nombre debe tener de 1 a 64 caracteres que se vean.
detail-text = El texto está vacío, o tiene caracteres que no se ven o demasiados acentos en una letra.
detail-too-many-imported-games = Has importado { $most } partidas. Quita una primero.
detail-no-imported-game = No has importado esa partida.
detail-import-unreadable = No se puede leer la exportación: { $reason }
detail-void-import = La partida no tiene resultado.
detail-import-names = La partida tiene { $seats } jugadores: da tantos nombres, o ninguno.
detail-import-day = El día debe estar entre el { $first } y el { $last }.
detail-no-place = Hay { $players } jugadores: tu puesto se cuenta desde 0.

## Webhooks

detail-webhook-url = La URL debe tener un servidor, ningún usuario, un puerto hasta 65535 si lo hay, y 2000 caracteres como máximo.
detail-webhook-https = La URL debe empezar por https://.
detail-webhook-port = El puerto debe ser 443 o mayor que 1023.
detail-webhook-private = La dirección no es pública.
detail-webhook-quiet = Las horas de silencio necesitan un principio y un final distintos, y una zona horaria de IANA como Europe/Paris.
detail-webhook-kinds = `kinds` puede nombrar cada tipo una vez.
detail-webhook-digest = `digest_minutes` debe estar entre 0 y 1440.
detail-webhook-remind = `remind_before` puede tener tres valores, cada uno entre 60 y 604800.
detail-webhook-language = `language` debe ser un código de idioma como de o pt-BR.
detail-webhook-batch = `batch` debe estar entre 1 y 100.
detail-webhook-exists = Ya tienes un webhook en esta dirección.
detail-too-many-webhooks =
    { $most ->
        [one] Tienes un webhook. Elimínalo antes.
       *[other] Tienes { $most } webhooks. Elimina antes uno.
    }
detail-bot-uninvited = Nadie ha invitado a este bot y esta partida no acoge bots.
detail-bot-friend = Los bots no pueden ser amistades.
detail-too-many-bots =
    { $most ->
        [one] Tienes un bot. Elimínalo antes.
       *[other] Tienes { $most } bots. Elimina antes uno.
    }
detail-too-many-api-keys =
    { $most ->
        [one] Hay una clave de API. Revócala antes.
       *[other] Hay { $most } claves de API, el máximo. Revoca antes una.
    }
detail-guest-bots = Las cuentas de invitado no tienen ni bots ni claves de API. Completa antes la cuenta.
detail-no-bot = No tienes ese bot.
detail-no-api-key = No existe esa clave de API.
detail-api-key-scopes = `scopes` debe tener al menos un permiso, cada uno una vez.
detail-api-key-expiry = `expires_at` debe estar en los próximos 366 días.
detail-invalid-key = Esta clave de API no existe, o fue revocada o ha caducado.
detail-not-for-keys = Las claves de API no pueden hacer esto; quien posee el bot puede hacerlo en una app.
detail-scope-missing = La clave de API necesita el permiso `{ $scope }`.
detail-too-many-phrases =
    { $seconds ->
        [one] Demasiadas frases seguidas. Podrás decir otra dentro de un segundo.
       *[other] Demasiadas frases seguidas. Podrás decir otra dentro de { $seconds } segundos.
    }
detail-phrases-over = Se puede hablar hasta 24 horas después del final de una partida.
detail-too-many-spectators = Un enlace admite a { $most } espectadores.
detail-your-turn = Ya es tu turno. Haz tú la jugada.
detail-vacation-used-up =
    { $days ->
        [0] No te quedan días de vacaciones.
        [one] Te queda un día de vacaciones.
       *[other] Te quedan { $days } días de vacaciones.
    }
detail-too-soon = El último cambio es muy reciente. Inténtalo más tarde.
detail-invalid-sleeping-hours = No existe esa zona horaria, o las horas son ninguna o más de diez.
detail-too-many-mutes =
    { $most ->
        [one] Has silenciado a una persona. Deja antes de silenciarla.
       *[other] Has silenciado a { $most } personas. Deja antes de silenciar a una.
    }
detail-mute-oneself = No puedes silenciarte.
detail-too-many-friends = Con las solicitudes enviadas, tienes { $most } amistades. Quita antes una.
detail-too-many-friend-requests = { $most } de tus solicitudes esperan respuesta. Una solicitud retirada cuenta un día más.
detail-friend-oneself = No puedes añadirte a tus amistades.
detail-too-many-blocks = Has bloqueado { $most } cuentas. Desbloquea antes una.
detail-block-oneself = No puedes bloquearte.
detail-too-many-reports = Has enviado { $most } denuncias en un día. Envía la próxima mañana.
detail-already-reported = Ya lo has denunciado, y la denuncia sigue abierta.
detail-report-oneself = No puedes denunciarte.
detail-report-closed = La denuncia ya está cerrada.
detail-no-report = No existe esa denuncia.
detail-no-phrase = No existe esa frase en esta partida.
detail-no-webhook = No tienes ese webhook.
detail-no-delivery = El webhook no tiene esa entrega, o ya no.
detail-no-calendar = No existe ese calendario, o ya no.
detail-push-keys = `keys` debe tener el `p256dh` y el `auth` de la suscripción del navegador.
detail-no-push = Este dispositivo no tiene suscripción.

## The server

detail-too-many-streams = Puede haber { $each } conexiones abiertas por cliente, { $per_address } por dirección y { $all } en total.
detail-too-many-requests =
    { $seconds ->
        [one] Demasiadas solicitudes de este tipo. Vuelve a intentarlo dentro de un segundo.
       *[other] Demasiadas solicitudes de este tipo. Vuelve a intentarlo dentro de { $seconds } segundos.
    }
detail-internal = El error ha quedado registrado.
detail-unavailable = Vuelve a intentarlo en un momento.
detail-stopping = El servidor se está deteniendo.
detail-clock-wrong = El reloj de este servidor no va bien. Inténtalo de nuevo en un momento.
detail-answers-unread = Demasiadas respuestas grandes esperan a que sus clientes las lean. Inténtalo de nuevo en unos instantes.
detail-bodies-many = Se están recibiendo demasiadas solicitudes grandes. Inténtalo de nuevo en unos instantes.
detail-computations-busy = Se está calculando demasiado para otros. Inténtalo de nuevo en unos instantes.
detail-answer-slow = La respuesta tarda demasiado. Inténtalo de nuevo.
detail-database-awaited = El servicio espera a su base de datos.
detail-moves-unwritten = Las jugadas no se pueden guardar.
detail-heartbeat-unwritten = La señal de vida no se puede guardar.
detail-heartbeat-overdue = La señal de vida se retrasa.

# Puzzles.
detail-no-puzzle = Aquí no queda ningún problema para ti.
detail-no-such-puzzle = Ese problema no existe.
detail-no-such-choice = Esa jugada no está entre las opciones del problema.

# Tournaments.
detail-no-challenge = Ese día no hay ningún reto.
detail-challenge-over = El día de este reto ha pasado y no lo has jugado.
detail-guest-challenge = Los invitados no pueden jugar los retos diarios. Primero da un nombre y una contraseña a tu cuenta.
detail-new-account-challenge = Los retos diarios son para cuentas que tienen al menos tres días o que han jugado con tres personas. Hasta entonces, practica en una partida propia.
detail-bot-challenge = Los retos diarios son para personas.
detail-no-tournament = Ese torneo no existe.
detail-no-round = El torneo aún no tiene esa ronda.
detail-id-taken = El identificador es de otro torneo, o los ajustes son otros.
detail-too-many-tournaments = Tienes { $most } torneos que no han terminado.
detail-not-organiser = Solo puede hacerlo quien organiza el torneo.
detail-guest-tournament = Este torneo es para jugadores con cuenta. Primero da un nombre y una contraseña a la tuya.
detail-bot-tournament = Este torneo es para personas.
detail-rating-limit = El rating { $rating } no está dentro de los límites del torneo.
detail-tournament-not-over = El torneo no ha terminado.
detail-tournament-time = El torneo debe empezar en el futuro, dentro de 180 días.
detail-tournament-rated = Las partidas puntuadas son para personas.
detail-tournament-rated-guests = Los invitados no juegan partidas puntuadas.
detail-tournament-same_deal = Las partidas con el mismo reparto no se puntúan.
tournament-rules-same_deal = Solo un torneo suizo se puede jugar con el mismo reparto.
tournament-rules-seats = Una mesa tiene de 2 a 5 asientos.
tournament-rules-max_players = Un torneo tiene sitio para una mesa como mínimo y 512 jugadores como máximo.
tournament-rules-rounds = Un torneo tiene de 1 a 30 rondas.
tournament-rules-advance = De una mesa deben pasar menos jugadores que asientos tiene.
tournament-rules-minutes = Una arena dura de 5 minutos a 30 días.
tournament-rules-repeat_weight = El peso de las repeticiones es de 0 a 50 puntos.
tournament-rules-late_entry = Solo se entra tarde en torneos suizos, antes de la última ronda, y en arenas.
tournament-rules-league = Una liga tiene sitio para 16 jugadores como máximo.
tournament-refused-entry_closed = Ya no puede participar nadie más.
tournament-refused-full = Todas las plazas del torneo están ocupadas.
tournament-refused-already_entered = Ya participas.
tournament-refused-not_entered = Ese jugador no participa en el torneo.
tournament-refused-no_return = No puedes volver.
tournament-refused-has_begun = El torneo ha empezado.
tournament-refused-not_running = El torneo no se está jugando.
tournament-refused-is_over = El torneo ha terminado.
tournament-refused-player_count = El torneo no puede empezar con ese número de jugadores.
tournament-refused-no_such_table = El torneo no tiene esa mesa.
tournament-refused-places = Da un puesto a cada jugador de la mesa, desde 1, y salta los que siguen a un empate.
tournament-refused-pause = El torneo ya está en pausa, o no lo está.
tournament-refused-rated = En un torneo puntuado que ha empezado, solo puede hacerlo la administración.
tournament-refused-too_often = No se puede hacer tantas veces, ni aplazar tanto.
tournament-refused-arena = Una arena no tiene rondas que esperar.

# Leagues.
detail-no-league = Esa liga no existe.
detail-league-id-taken = El identificador pertenece a otra liga.
detail-no-league-season = No existe esa temporada.
league-rules-division = No hay un plan para divisiones de ese tamaño.
league-rules-moves = Asciende o desciende menos de la mitad de una división, y al menos un jugador.
