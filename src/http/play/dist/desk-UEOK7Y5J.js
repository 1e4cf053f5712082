var a=`web-desk-parts = Parti della moderazione
web-desk-reports = Segnalazioni aperte
web-desk-answered = Risolte
web-desk-log = Registro
web-desk-not-yours = Questa schermata \xE8 per la moderazione.
web-desk-nothing = Nessuna segnalazione attende risposta.
web-desk-none-answered = Nessuna segnalazione \xE8 ancora stata risolta.
web-desk-current = La segnalazione
web-desk-position = Segnalazione { $position } di { $count }
web-desk-previous = Segnalazione precedente
web-desk-next = Segnalazione successiva
web-desk-due = Da risolvere entro: { $time }
web-desk-late = Andava risolta entro: { $time }
web-desk-overdue = In ritardo
web-desk-said = Frase: \xAB{ $phrase }\xBB
web-desk-said-long-ago = La frase non \xE8 pi\xF9 conservata.
web-desk-no-words = Senza commento
web-desk-by = Segnalazione di { $player }, { $time }
web-desk-also = { $count ->
    [one] Un\u2019altra segnalazione
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
web-desk-why-hint = Senza motivo, il registro indica l\u2019esito.
web-desk-find = Nome di un giocatore o link di una partita
web-desk-find-do = Cerca
web-desk-player = Giocatore
web-desk-facts = Dati
web-desk-actions = Interventi
web-desk-profile = Pagina pubblica
web-desk-ban = Blocca
web-desk-ban-player = Blocca { $player }
web-desk-ban-what = L\u2019account non pu\xF2 pi\xF9 accedere n\xE9 agire, e dei bot continuano le sue partite in corso. La persona legge il motivo, la fine e dove fare reclamo.
web-desk-days = Durata
web-desk-days-of = { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
}
web-desk-endless = Fino a revoca
web-desk-ban-reason = Motivo, che la persona bloccata legge
web-desk-banned = L\u2019account di { $player } \xE8 bloccato.
web-desk-unban = Togli il blocco
web-desk-unban-what = Le sessioni dell\u2019account funzionano di nuovo. Le partite passate ai bot non vengono restituite.
web-desk-unbanned = L\u2019account di { $player } non \xE8 pi\xF9 bloccato.
web-desk-role = Ruolo
web-desk-role-of = Ruolo di { $player }
web-desk-role-what = La moderazione risolve le segnalazioni e chiude partite. L\u2019amministrazione pu\xF2 anche bloccare account, dare ruoli e leggere il registro.
web-desk-role-player = Nessuno
web-desk-role-moderator = Moderazione
web-desk-role-admin = Amministrazione
web-desk-game = Partita
web-desk-status-lobby = In attesa di giocatori
web-desk-status-running = In corso
web-desk-status-finished = Conclusa
web-desk-status-void = Senza risultato
web-desk-void = Chiudi la partita
web-desk-void-what = La partita finisce per tutti, senza punteggi n\xE9 rating.
web-desk-log-none = Non \xE8 ancora stato fatto nulla.
web-desk-did-grant = Ruolo di amministrazione dato
web-desk-did-appoint = Ruolo di moderazione dato
web-desk-did-revoke = Ruolo tolto
web-desk-did-ban = Blocco
web-desk-did-unban = Blocco tolto
web-desk-did-void_game = Partita chiusa
web-desk-did-close_report = Segnalazione risolta
web-desk-until = Fino al { $time }
web-desk-command = Riga di comando`;export{a as default};
