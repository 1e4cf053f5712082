# The desk of moderators and admins.

web-desk-parts = Partes de la moderación
web-desk-reports = Denuncias abiertas
web-desk-answered = Respondidas
web-desk-log = Registro
web-desk-not-yours = Esta pantalla es para la moderación.

web-desk-nothing = Ninguna denuncia espera respuesta.
web-desk-none-answered = Todavía no se ha respondido a ninguna denuncia.
web-desk-current = La denuncia
web-desk-position = Denuncia { $position } de { $count }
web-desk-previous = Denuncia anterior
web-desk-next = Denuncia siguiente
web-desk-due = Responder antes de: { $time }
web-desk-late = Debía responderse antes de: { $time }
web-desk-overdue = Con retraso
web-desk-said = Frase: «{ $phrase }»
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

web-desk-find = Nombre de un jugador o enlace de una partida o de un torneo
web-desk-find-do = Buscar
web-desk-player = Jugador
web-desk-facts = Datos
web-desk-actions = Medidas
web-desk-profile = Página pública
web-desk-ban = Bloquear
web-desk-ban-player = Bloquear a { $player }
web-desk-ban-what = La cuenta no puede entrar ni actuar, y unos bots siguen sus partidas en curso. La persona lee el motivo, el fin y dónde reclamar.
web-desk-days = Duración
web-desk-days-of = { $count ->
    [one] 1 día
   *[other] { $count } días
}
web-desk-endless = Hasta que se levante
web-desk-ban-reason = Motivo, que lee la persona bloqueada
web-desk-banned = La cuenta de { $player } está bloqueada.
web-desk-unban = Levantar el bloqueo
web-desk-unban-what = Las sesiones de la cuenta vuelven a funcionar. Las partidas que siguen unos bots no se devuelven.
web-desk-unbanned = La cuenta de { $player } ya no está bloqueada.
web-desk-role = Rol
web-desk-role-of = Rol de { $player }
web-desk-role-what = La moderación responde a denuncias y termina partidas. La administración también bloquea cuentas, da roles y lee el registro.
web-desk-role-player = Ninguno
web-desk-role-moderator = Moderación
web-desk-role-admin = Administración

web-desk-game = Partida
web-desk-status-lobby = Espera jugadores
web-desk-status-running = En curso
web-desk-status-finished = Terminada
web-desk-status-void = Sin resultado
web-desk-void = Terminar la partida
web-desk-void-what = La partida termina para todos, sin puntuación ni rating.

web-desk-log-none = Todavía no se ha hecho nada.
web-desk-did-grant = Rol de administración dado
web-desk-did-appoint = Rol de moderación dado
web-desk-did-revoke = Rol retirado
web-desk-did-ban = Bloqueo
web-desk-did-unban = Bloqueo levantado
web-desk-did-void_game = Partida terminada
web-desk-did-close_report = Denuncia respondida
web-desk-until = Hasta { $time }
web-desk-command = Línea de órdenes

web-desk-mute = Silenciar
web-desk-mute-what = La cuenta sigue jugando, pero no dice nada. Al intentarlo lee el motivo y el final.
web-desk-mute-reason = Motivo, que lee la persona silenciada
web-desk-muted = { $player } está en silencio.
web-desk-unmute = Quitar el silencio
web-desk-unmute-what = La cuenta puede volver a hablar.
web-desk-unmuted = { $player } puede volver a hablar.
web-desk-did-mute = Silenciada
web-desk-did-unmute = Silencio quitado
web-desk-did-post_notice = Aviso publicado
web-desk-did-remove_notice = Aviso quitado
web-desk-pairs = Parejas
web-desk-pairs-what = Parejas con al menos tres partidas puntuadas entre las últimas 10 000 del servidor, las más sorprendentes primero. La suerte también aparece aquí: mira las partidas.
web-desk-pairs-none = Ninguna pareja llama la atención.
web-desk-pair-score = { $score } de { $games } partidas ganadas, { $expected } esperadas
web-desk-pair-more = Sorpresa { $surprise } · puntuación { $gained } · { $abandoned } abandonadas por la otra persona
web-desk-gifts = Puntos regalados
web-desk-gifts-what = Personas cuyas jugadas valieron más para una rival que para el resto de la mesa, en al menos tres partidas puntuadas de tres a cinco, el índice más alto primero. Un índice superior a 3,5 rara vez es casualidad: mira las partidas.
web-desk-gifts-none = Nadie llama la atención.
web-desk-gift = { $giver } a { $receiver }
web-desk-gift-more = { $points } puntos por partida en { $games } partidas · índice { $index }
web-desk-their-games = Sus partidas
web-desk-notices = Avisos
web-desk-notices-none = No hay avisos.
web-desk-notice-time = Desde { $from } hasta { $until }
web-desk-notice-remove = Quitar
web-desk-notice-new = Aviso nuevo
web-desk-notice-post = Publicar
web-desk-notice-text = Texto, { $language }
web-desk-notice-hours = Duración
web-desk-hours-of = { $count } horas
web-desk-rename = Cambiar el nombre
web-desk-rename-player = Cambiar el nombre de { $player }
web-desk-rename-what = El nombre anterior desaparece enseguida de partidas, listas e imágenes, y nadie puede tomarlo durante 30 días. La persona lee el motivo en su bandeja.
web-desk-rename-to = Nombre nuevo; si queda vacío, el servidor inventa uno
web-desk-rename-reason = Motivo, que lee la persona
web-desk-renamed = El nombre es ahora { $player }.
web-desk-did-rename = Nombre cambiado
web-desk-did-delete_account = Borrada a petición
web-desk-delete = Borrar
web-desk-delete-what = { $player } se borra como si lo hiciera la propia persona: las partidas quedan, con otro nombre. No se puede deshacer.
web-desk-deleted = { $player } está borrada.
web-desk-figures = Partidas: { $games }, sin terminar: { $unfinished } · Dispositivos: { $devices }
web-desk-open = Aún sin respuesta
web-desk-tournament = Torneo
web-desk-rule-why = Motivo, que todos pueden leer
web-desk-decide = Decidir el resultado de la mesa { $table }
web-desk-decide-what = Estos puestos cuentan como resultado. Tras un puesto compartido, el siguiente queda libre: 1, 2, 2, 4. Una partida en curso termina sin resultado.
web-desk-place = Puesto de { $player }
web-desk-did-pause_tournament = Torneo en pausa
web-desk-did-resume_tournament = Torneo reanudado
web-desk-did-cancel_tournament = Torneo cancelado
web-desk-did-remove_entrant = Retirada de un torneo
web-desk-did-decide_table = Resultado de una mesa decidido
web-desk-health = Estado
web-desk-health-well = Este servidor acepta jugadas y su trabajo de fondo sigue en marcha.
web-desk-health-jobs = Falla el trabajo de fondo: { $jobs }. El registro del servidor dice por qué.
web-desk-health-version = Versión { $version }
web-desk-health-again = Mirar de nuevo
web-desk-health-webhooks = Webhooks que fallan
web-desk-health-operator = Webhook del operador
web-desk-health-since = { $count ->
    [one] { $count } fallo desde el { $time }
   *[other] { $count } fallos desde el { $time }
}
web-desk-health-paused = en pausa
web-desk-health-outages = Caídas: los relojes agotados recibieron cinco minutos más
