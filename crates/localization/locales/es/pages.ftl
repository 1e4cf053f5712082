# Lo que dicen las páginas para navegadores.

# The page behind a link to an invitation. $seats is "seats".
page-invite-title = { $host } te invita a una partida de trenes
page-invite-title-by-nobody = Tienes una invitación a una partida de trenes
page-invite-description = { $variant }, { $seats }. Código: { $code }
page-invite-text = { $variant }, { $seats }. Abre la aplicación y únete con este código:
page-invite-play = Jugar en el navegador
page-invite-full = { $variant }, { $seats }. De momento, todos los asientos están ocupados.
page-invite-started-title = La partida ha empezado
page-invite-started-text = { $variant }, { $seats }. Si tienes un asiento, sigue jugando aquí. Los demás pueden mirar.
page-invite-over-title = La partida ha terminado
page-invite-over-text = { $variant }, { $seats }. Aquí puedes ver cómo terminó.
page-invite-called-off-title = La partida se canceló
page-invite-called-off-text = Terminó sin resultado. Pide otra invitación o abre tú una partida.
page-invite-unknown-title = Este código no lleva a ninguna partida
page-invite-unknown-text = Compáralo con el que recibiste. Un código vale hasta 30 días después del final de su partida.
page-invite-go = Ir a la partida
page-invite-home = A la página de inicio
page-invite-tournament = { $host } te invita a un torneo: { $name }
page-invite-tournament-by-nobody = Te invitan a un torneo: { $name }
page-invite-to-tournament = Ir al torneo
page-invite-league = { $host } te invita a una liga: { $name }
page-invite-league-by-nobody = Te invitan a una liga: { $name }
page-invite-league-text =
    { $members ->
        [one] { $members } miembro
       *[other] { $members } miembros
    }, con ascensos y descensos en cada temporada.
page-invite-to-league = Ir a la liga

# Links into the app.
page-home-title = Railhead: un juego de trenes por Europa
page-home-text = Para 2 a 5 jugadores. Juega en el navegador, contra amigos o bots.
page-challenge-title = El reto del día
page-challenge-text = Las mismas cartas para todos, una vez al día. ¿Cuántos puntos consigues?

# The card of a link to a game, and the page of a game in a frame. $seats is "seats".
page-game-lobby = { $variant }, { $seats }. Faltan jugadores.
page-game-running = { $variant }, { $seats }. La partida está en marcha: mírala.
page-game-finished = { $variant }, { $seats }. Victoria: { $winners } con { $points } puntos.
page-game-void = { $variant }, { $seats }. Terminó sin resultado.

# The state of the service. $state is page-status-works or page-status-fails.
page-status-ok = Todo funciona
page-status-ok-text = Se puede jugar.
page-status-degraded = Algo no funciona
page-status-degraded-text = Se puede jugar. Estamos viendo lo demás.
page-status-unavailable = El servicio no funciona
page-status-unavailable-text = De momento no se puede jugar. No se pierde nada, y los relojes recuperan tiempo después de un fallo.
page-status-play = Partidas y jugadas
page-status-streams = Novedades en directo
page-status-jobs = Relojes y avisos
page-status-database = Base de datos
page-status-works = funciona
page-status-fails = no funciona
page-status-part = { $name }: { $state }
page-status-checked = Comprobado: { $time }. Versión { $version }.
page-status-home = A la aplicación
