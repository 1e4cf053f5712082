# Reports of players, and the screen of somebody who is banned.

web-report-player = Denunciar a { $player }
web-report-what = ¿De qué se trata?
web-report-this-game = Esta partida
web-report-reason = ¿Qué pasa?
web-report-reason-false_name = El nombre
web-report-reason-harassment = Insultos o acoso
web-report-reason-cheating = Trampas
web-report-reason-collusion = Ayuda entre rivales
web-report-reason-stalling = Perder tiempo a propósito
web-report-reason-other = Otra cosa
web-report-words = Con tus palabras (opcional)
web-report-words-what = Como máximo 500 letras. Solo las lee la moderación.
web-report-choose = Elige qué pasa.
web-report-send = Enviar
web-report-sent = Tu denuncia se ha enviado
web-report-next = La moderación responde en un día. Leerás el resultado en «Avisos». Nadie más sabrá quién lo ha denunciado.
web-report-meanwhile = Hasta entonces puedes no oír ni ver a { $player }.
web-report-none = Todavía no has denunciado nada.
web-report-how = Se denuncia a alguien en su página, una partida en su menú y una frase al lado de lo dicho.
web-report-of-game = Una partida
web-report-of-phrase = Una frase en una partida
web-report-hidden = Alguien
web-report-open = Espera respuesta
web-report-outcome-no_action = No se ha encontrado nada contra las normas.
web-report-outcome-warned = La cuenta ha recibido una advertencia.
web-report-outcome-renamed = La cuenta ha recibido otro nombre.
web-report-outcome-muted = Esa cuenta no podrá decir nada por un tiempo.
web-report-outcome-banned = La cuenta ha sido bloqueada.
web-report-outcome-game_voided = La partida ha terminado sin resultado.

web-ban-title = Tu cuenta está bloqueada
web-ban-what = No puedes jugar hasta que termine el bloqueo. En tus partidas en curso siguen jugando bots.
web-ban-why = Motivo
web-ban-until = Fin
web-ban-endless = Ninguno: dura hasta que se levante
web-ban-object = Puedes reclamar aquí
