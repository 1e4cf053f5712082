# The desk of moderators and admins.

web-desk-parts = Parti della moderazione
web-desk-reports = Segnalazioni aperte
web-desk-answered = Risolte
web-desk-log = Registro
web-desk-not-yours = Questa schermata è per la moderazione.

web-desk-nothing = Nessuna segnalazione attende risposta.
web-desk-none-answered = Nessuna segnalazione è ancora stata risolta.
web-desk-current = La segnalazione
web-desk-position = Segnalazione { $position } di { $count }
web-desk-previous = Segnalazione precedente
web-desk-next = Segnalazione successiva
web-desk-due = Da risolvere entro: { $time }
web-desk-late = Andava risolta entro: { $time }
web-desk-overdue = In ritardo
web-desk-said = Frase: «{ $phrase }»
web-desk-said-long-ago = La frase non è più conservata.
web-desk-no-words = Senza commento
web-desk-by = Segnalazione di { $player }, { $time }
web-desk-also = { $count ->
    [one] Un’altra segnalazione
   *[other] Altre { $count } segnalazioni
}
web-desk-waiting = Segnalazioni in attesa

web-desk-outcome = Esito
web-desk-outcome-no_action = Nessun intervento
web-desk-outcome-warned = Avvertito
web-desk-outcome-muted = Silenziato
web-desk-outcome-renamed = Rinominato
web-desk-outcome-banned = Bloccato
web-desk-outcome-game_voided = Partita chiusa
web-desk-why = Motivo, per il registro
web-desk-why-hint = Senza motivo, il registro indica l’esito.

web-desk-find = Nome di un giocatore o link di una partita o di un torneo
web-desk-find-do = Cerca
web-desk-player = Giocatore
web-desk-facts = Dati
web-desk-actions = Interventi
web-desk-profile = Pagina pubblica
web-desk-ban = Blocca
web-desk-ban-player = Blocca { $player }
web-desk-ban-what = L’account non può più accedere né agire, e dei bot continuano le sue partite in corso. La persona legge il motivo, la fine e dove fare reclamo.
web-desk-days = Durata
web-desk-days-of = { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
}
web-desk-endless = Fino a revoca
web-desk-ban-reason = Motivo, che la persona bloccata legge
web-desk-banned = L’account di { $player } è bloccato.
web-desk-unban = Togli il blocco
web-desk-unban-what = Le sessioni dell’account funzionano di nuovo. Le partite passate ai bot non vengono restituite.
web-desk-unbanned = L’account di { $player } non è più bloccato.
web-desk-role = Ruolo
web-desk-role-of = Ruolo di { $player }
web-desk-role-what = La moderazione risolve le segnalazioni e chiude partite. L’amministrazione può anche bloccare account, dare ruoli e leggere il registro.
web-desk-role-player = Nessuno
web-desk-role-moderator = Moderazione
web-desk-role-admin = Amministrazione

web-desk-game = Partita
web-desk-status-lobby = In attesa di giocatori
web-desk-status-running = In corso
web-desk-status-finished = Conclusa
web-desk-status-void = Senza risultato
web-desk-void = Chiudi la partita
web-desk-void-what = La partita finisce per tutti, senza punteggi né rating.

web-desk-log-none = Non è ancora stato fatto nulla.
web-desk-did-grant = Ruolo di amministrazione dato
web-desk-did-appoint = Ruolo di moderazione dato
web-desk-did-revoke = Ruolo tolto
web-desk-did-ban = Blocco
web-desk-did-unban = Blocco tolto
web-desk-did-void_game = Partita chiusa
web-desk-did-close_report = Segnalazione risolta
web-desk-until = Fino al { $time }
web-desk-command = Riga di comando

web-desk-mute = Silenzia
web-desk-mute-what = L’account continua a giocare, ma non dice nulla. Quando ci prova legge il motivo e la fine.
web-desk-mute-reason = Motivo, che la persona silenziata legge
web-desk-muted = { $player } è in silenzio.
web-desk-unmute = Togli il silenzio
web-desk-unmute-what = L’account può parlare di nuovo.
web-desk-unmuted = { $player } può parlare di nuovo.
web-desk-did-mute = Silenziato
web-desk-did-unmute = Silenzio tolto
web-desk-did-post_notice = Avviso pubblicato
web-desk-did-remove_notice = Avviso tolto
web-desk-pairs = Coppie
web-desk-pairs-what = Coppie con almeno tre partite classificate tra le ultime 10.000 del server, le più sorprendenti per prime. Anche la fortuna sta qui: guarda le partite.
web-desk-pairs-none = Nessuna coppia spicca.
web-desk-pair-score = { $score } partite vinte su { $games }, { $expected } attese
web-desk-pair-more = Sorpresa { $surprise } · punteggio { $gained } · { $abandoned } lasciate dall’altra persona
web-desk-gifts = Punti regalati
web-desk-gifts-what = Chi ha giocato mosse che valevano più per un avversario che per il resto del tavolo, in almeno tre partite classificate da tre a cinque, l’indice più alto per primo. Un indice sopra 3,5 è raramente un caso: guarda le partite.
web-desk-gifts-none = Nessuno spicca.
web-desk-gift = { $giver } a { $receiver }
web-desk-gift-more = { $points } punti a partita in { $games } partite · indice { $index }
web-desk-their-games = Le loro partite
web-desk-notices = Avvisi
web-desk-notices-none = Non ci sono avvisi.
web-desk-notice-time = Da { $from } a { $until }
web-desk-notice-remove = Togli
web-desk-notice-new = Nuovo avviso
web-desk-notice-post = Pubblica
web-desk-notice-text = Testo, { $language }
web-desk-notice-hours = Durata
web-desk-hours-of = { $count } ore
web-desk-rename = Rinomina
web-desk-rename-player = Rinomina { $player }
web-desk-rename-what = Il vecchio nome sparisce subito da partite, elenchi e immagini, e per 30 giorni nessuno può prenderlo. La persona legge il motivo nella posta.
web-desk-rename-to = Nuovo nome; se resta vuoto, il server ne inventa uno
web-desk-rename-reason = Motivo, che la persona legge
web-desk-renamed = Ora il nome è { $player }.
web-desk-did-rename = Rinominato
web-desk-did-delete_account = Eliminato su richiesta
web-desk-delete = Elimina
web-desk-delete-what = { $player } viene eliminato come se lo facesse la persona stessa: le partite restano, con un altro nome. Non si può annullare.
web-desk-deleted = { $player } è eliminato.
web-desk-figures = Partite: { $games }, non finite: { $unfinished } · Dispositivi: { $devices }
web-desk-open = Ancora senza risposta
web-desk-tournament = Torneo
web-desk-rule-why = Motivo, che tutti possono leggere
web-desk-decide = Decidi il risultato del tavolo { $table }
web-desk-decide-what = Questi posti valgono come risultato. Dopo un posto condiviso, il successivo resta vuoto: 1, 2, 2, 4. Una partita in corso finisce senza risultato.
web-desk-place = Posto di { $player }
web-desk-did-pause_tournament = Torneo messo in pausa
web-desk-did-resume_tournament = Torneo ripreso
web-desk-did-cancel_tournament = Torneo annullato
web-desk-did-remove_entrant = Tolto da un torneo
web-desk-did-decide_table = Risultato di un tavolo deciso
web-desk-health = Stato
web-desk-health-well = Questo server accetta mosse e il suo lavoro in background procede.
web-desk-health-jobs = Fallisce il lavoro in background: { $jobs }. Il registro del server dice perché.
web-desk-health-version = Versione { $version }
web-desk-health-again = Guarda di nuovo
web-desk-health-webhooks = Webhook che falliscono
web-desk-health-operator = Webhook del gestore
web-desk-health-since = { $count ->
    [one] { $count } errore dal { $time }
   *[other] { $count } errori dal { $time }
}
web-desk-health-paused = in pausa
web-desk-health-outages = Interruzioni: gli orologi scaduti hanno avuto cinque minuti in più
