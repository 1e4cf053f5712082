# Reports of players, and the screen of somebody who is banned.

web-report-player = Segnala { $player }
web-report-what = Di che cosa si tratta?
web-report-this-game = Questa partita
web-report-reason = Che cosa non va?
web-report-reason-false_name = Il nome
web-report-reason-harassment = Insulti o molestie
web-report-reason-cheating = Imbrogli
web-report-reason-collusion = Accordi tra avversari
web-report-reason-stalling = Perdite di tempo volute
web-report-reason-other = Altro
web-report-words = Con parole tue (facoltativo)
web-report-words-what = Al massimo 500 lettere. Le legge solo la moderazione.
web-report-choose = Scegli che cosa non va.
web-report-send = Invia
web-report-sent = La tua segnalazione è inviata
web-report-next = La moderazione risponde entro un giorno. Leggerai l’esito in «Novità». Nessun altro saprà chi ha segnalato.
web-report-meanwhile = Fino ad allora puoi non sentire o non vedere { $player }.
web-report-none = Non hai ancora segnalato nulla.
web-report-how = Si segnala un giocatore sulla sua pagina, una partita nel suo menu e una frase accanto a ciò che è stato detto.
web-report-of-game = Una partita
web-report-of-phrase = Una frase in una partita
web-report-hidden = Un giocatore
web-report-open = In attesa di risposta
web-report-outcome-no_action = Non è stato trovato nulla contro le regole.
web-report-outcome-warned = L’account ha ricevuto un avvertimento.
web-report-outcome-renamed = L’account ha ricevuto un altro nome.
web-report-outcome-muted = Per un po’ da quell’account non arriverà più nulla.
web-report-outcome-banned = L’account è stato bloccato.
web-report-outcome-game_voided = La partita è stata chiusa senza risultato.

web-ban-title = Il tuo account è bloccato
web-ban-what = Non puoi giocare finché dura il blocco. Nelle tue partite in corso giocano dei bot.
web-ban-why = Motivo
web-ban-until = Fine
web-ban-endless = Nessuna: dura fino a revoca
web-ban-object = Puoi fare reclamo qui
