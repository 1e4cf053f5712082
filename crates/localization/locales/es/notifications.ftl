# Lo que dicen el buzón y los webhooks. Un título no lleva punto; un cuerpo son frases.

notification-table = Con { $opponents } · { $variant }

notification-your-turn-title = Es tu turno

notification-deadline-near-title = Se te acaba el tiempo
notification-deadline-near-body = Tiempo restante: { $time }, más o menos. { $table }

notification-invited-title = { $player } te invita a una partida
notification-invited-by-nobody-title = Tienes una invitación a una partida

notification-rematch-title = { $player } quiere la revancha
notification-rematch-by-nobody-title = Te espera una revancha
notification-rematch-body = Hay un asiento reservado para ti. { $table }
notification-kept-seat-opened-title = Un asiento de tu revancha está libre
notification-kept-seat-opened-body = La persona para quien se guardaba ya no está. Ahora puede ocuparlo cualquiera. { $table }

notification-started-title = La partida empieza

notification-finished-title = La partida ha terminado
notification-finished-body =
    { $rank ->
        [1] ¡Has ganado! { $table }
       *[other] Tu puesto: { $rank }. { $table }
    }

notification-voided-title = La partida terminó sin resultado

notification-seat-handed-over-title = Un bot juega por ti
notification-seat-handed-over-body = Te quedaste sin tiempo. Puedes recuperar tu asiento mientras dure la partida. { $table }
notification-stand-in-seated-title = Alguien juega en tu lugar
notification-stand-in-seated-body = Alguien ha ocupado el asiento que dejaste. { $table }
notification-standing-order-title = Tu orden
order-route-claimed = Cumplida: el recorrido es tuyo.
order-cards-drawn = Cumplida: se robaron cartas para ti.
order-route-closed = Anulada: el recorrido ya no está abierto para ti. Es tu turno.
order-row-replaced = Anulada: se cambiaron las cartas descubiertas. Es tu turno.
order-last-round = Anulada: ha empezado la última ronda. Es tu turno.
order-tunnel-asked = El túnel pidió más cartas de las que pusiste.
order-deck-empty = Anulada: no quedan cartas que robar. Es tu turno.

# About the account. $device is the name of a device, or "notification-some-device".
notification-some-device = Uno de tus dispositivos
notification-token-repeated-title = Puede que otra persona tenga tu sesión
notification-token-repeated-body = { $device } ha renovado su sesión desde dos lugares en pocos segundos. Si no cambiabas de red en ese momento, cierra la sesión en todas partes y cambia tu contraseña.
notification-token-reused-title = Se ha cerrado la sesión de un dispositivo
notification-token-reused-body = Se ha usado un token antiguo de uno de tus dispositivos, quizá por otra persona. Si no te lo explicas, cambia tu contraseña.
notification-recovery-code-used-title = Se ha usado un código de recuperación
notification-recovery-code-used-body = { $device } ha puesto una contraseña nueva con un código de recuperación. Se ha cerrado la sesión en los demás dispositivos.
notification-identity-linked-title = Se ha vinculado un acceso a tu cuenta
notification-identity-linked-body = { $device } ha vinculado un acceso con un proveedor, que desde ahora permite entrar en tu cuenta. Si no has sido tú, desvincúlalo, cierra la sesión en todas partes y cambia la contraseña.
notification-api-key-made-title = Se ha creado una clave de API
notification-api-key-made-body = Los programas que la tengan pueden leer o jugar por ti. Si no has sido tú, revócala en los ajustes, cierra la sesión en todas partes y cambia tu contraseña.

# About friends. $player is a name, or "notification-some-player".
notification-some-player = Alguien
notification-friend-request-title = { $player } quiere tu amistad
notification-friend-request-body = Acepta o rechaza en tu lista de amistades.
notification-friend-accepted-title = { $player } ya está entre tus amistades
notification-friend-accepted-body = En tu lista de amistades ves quién espera en una mesa.

# About tournaments.
notification-tournament-soon-title = Tu torneo empieza pronto
notification-tournament-soon-body = Empieza dentro de un cuarto de hora.
notification-tournament-finished-title = Tu torneo ha terminado
notification-tournament-finished-body = Estás en el puesto { $place }.
notification-tournament-cancelled-title = Tu torneo se ha cancelado
notification-tournament-cancelled-body = No sigue ninguna de sus mesas.
notification-tournament-withdrawn-title = Ya no participas en tu torneo
notification-tournament-withdrawn-body = No has hecho ninguna jugada en una mesa.
notification-tournament-withdrawn-return-body = No has hecho ninguna jugada en tu mesa. Si has vuelto, inscríbete otra vez.
notification-tournament-removed-title = Te han retirado de un torneo
notification-tournament-removed-body = Lo ha decidido quien lo organiza o la administración. Si tenías una mesa, un bot sigue en ella.
notification-table-ruled-title = Se ha decidido una mesa de tu torneo
notification-table-ruled-body = La administración ha decidido el resultado. Está en la página del torneo.
notification-league-ends-title = Tu liga termina
notification-league-ends-body = No empezará otra temporada.
notification-league-left-title = Ya no eres miembro de tu liga
notification-league-left-body = No has hecho ninguna jugada en la última temporada. Puedes entrar otra vez.
notification-league-removed-title = Te han retirado de una liga
notification-league-removed-body = Lo ha decidido quien la organiza. Las mesas de la temporada en curso siguen.
notification-league-season-title = Empieza una temporada de tu liga
notification-league-season-body = Juegas en la división { $division }.

# About seasons.
notification-season-finished-title = La temporada { $season } ha terminado
notification-season-finished-duel-body = En partidas de dos, estás en el puesto { $place }.
notification-season-finished-table-body = En partidas de tres a cinco, estás en el puesto { $place }.

# About tables that somebody looks for.
notification-table-opened-title = { $player } abre una mesa como la que buscas
notification-table-opened-by-nobody-title = Hay una mesa abierta como la que buscas

# Sobre denuncias.
notification-report-closed-title = Se ha respondido a tu denuncia
notification-report-no-action-body = La moderación no ha encontrado nada contra las normas.
notification-report-warned-body = La cuenta ha recibido una advertencia.
notification-report-renamed-body = La cuenta ha recibido otro nombre.
notification-report-muted-body = Esa cuenta no podrá decir nada por un tiempo.
notification-report-banned-body = La cuenta ha sido bloqueada.
notification-report-game-voided-body = La partida ha terminado sin resultado.

# Sobre los nombres.
notification-renamed-title = La moderación te ha dado otro nombre
notification-bot-renamed-title = La moderación ha dado otro nombre a tu bot: { $player }
notification-renamed-body = Motivo: { $reason }
notification-renamed-contact-body = Motivo: { $reason } · Para reclamar: { $contact }

# About webhooks.
notification-test-title = Una prueba de tu webhook
notification-test-body = Funciona: has pedido esta solicitud de prueba.
notification-webhook-paused-title = Se ha pausado un webhook
notification-webhook-paused-body = Durante cinco días no se ha podido entregar nada a uno de tus webhooks. Mira sus entregas y reanúdalo.

# Canales y calendarios.
feed-games = Partidas de { $player }
feed-tournaments = Torneos
feed-called-off = Cancelado
calendar-name = Plazos de tus turnos
