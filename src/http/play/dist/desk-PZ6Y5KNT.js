var d=`web-desk-parts = Partes de la moderaci\xF3n
web-desk-reports = Denuncias abiertas
web-desk-answered = Respondidas
web-desk-log = Registro
web-desk-not-yours = Esta pantalla es para la moderaci\xF3n.
web-desk-nothing = Ninguna denuncia espera respuesta.
web-desk-none-answered = Todav\xEDa no se ha respondido a ninguna denuncia.
web-desk-current = La denuncia
web-desk-position = Denuncia { $position } de { $count }
web-desk-previous = Denuncia anterior
web-desk-next = Denuncia siguiente
web-desk-due = Responder antes de: { $time }
web-desk-late = Deb\xEDa responderse antes de: { $time }
web-desk-overdue = Con retraso
web-desk-said = Frase: \xAB{ $phrase }\xBB
web-desk-said-long-ago = La frase ya no se conserva.
web-desk-no-words = Sin comentario
web-desk-by = Denuncia de { $player }, { $time }
web-desk-also = { $count ->
    [one] Otra denuncia
   *[other] Otras { $count } denuncias
}
web-desk-waiting = Denuncias en espera
web-desk-outcome = Resultado
web-desk-outcome-no_action = Sin medidas
web-desk-outcome-warned = Advertencia
web-desk-outcome-muted = Silencio
web-desk-outcome-renamed = Otro nombre
web-desk-outcome-banned = Bloqueo
web-desk-outcome-game_voided = Partida terminada
web-desk-why = Motivo, para el registro
web-desk-why-hint = Sin motivo, el registro indica el resultado.
web-desk-find = Nombre de un jugador o enlace de una partida
web-desk-find-do = Buscar
web-desk-player = Jugador
web-desk-facts = Datos
web-desk-actions = Medidas
web-desk-profile = P\xE1gina p\xFAblica
web-desk-ban = Bloquear
web-desk-ban-player = Bloquear a { $player }
web-desk-ban-what = La cuenta no puede entrar ni actuar, y unos bots siguen sus partidas en curso. La persona lee el motivo, el fin y d\xF3nde reclamar.
web-desk-days = Duraci\xF3n
web-desk-days-of = { $count ->
    [one] 1 d\xEDa
   *[other] { $count } d\xEDas
}
web-desk-endless = Hasta que se levante
web-desk-ban-reason = Motivo, que lee la persona bloqueada
web-desk-banned = La cuenta de { $player } est\xE1 bloqueada.
web-desk-unban = Levantar el bloqueo
web-desk-unban-what = Las sesiones de la cuenta vuelven a funcionar. Las partidas que siguen unos bots no se devuelven.
web-desk-unbanned = La cuenta de { $player } ya no est\xE1 bloqueada.
web-desk-role = Rol
web-desk-role-of = Rol de { $player }
web-desk-role-what = La moderaci\xF3n responde a denuncias y termina partidas. La administraci\xF3n tambi\xE9n bloquea cuentas, da roles y lee el registro.
web-desk-role-player = Ninguno
web-desk-role-moderator = Moderaci\xF3n
web-desk-role-admin = Administraci\xF3n
web-desk-game = Partida
web-desk-status-lobby = Espera jugadores
web-desk-status-running = En curso
web-desk-status-finished = Terminada
web-desk-status-void = Sin resultado
web-desk-void = Terminar la partida
web-desk-void-what = La partida termina para todos, sin puntuaci\xF3n ni rating.
web-desk-log-none = Todav\xEDa no se ha hecho nada.
web-desk-did-grant = Rol de administraci\xF3n dado
web-desk-did-appoint = Rol de moderaci\xF3n dado
web-desk-did-revoke = Rol retirado
web-desk-did-ban = Bloqueo
web-desk-did-unban = Bloqueo levantado
web-desk-did-void_game = Partida terminada
web-desk-did-close_report = Denuncia respondida
web-desk-until = Hasta { $time }
web-desk-command = L\xEDnea de \xF3rdenes`;export{d as default};
