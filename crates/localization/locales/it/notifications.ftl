# Che cosa dicono la posta in arrivo e i webhook. Un titolo non ha il punto; sotto ci sono frasi.

notification-table = Con { $opponents } · { $variant }

notification-your-turn-title = Tocca a te

notification-deadline-near-title = Il tuo tempo sta per finire
notification-deadline-near-body = Tempo rimasto: circa { $time }. { $table }

notification-invited-title = { $player } ti invita a una partita
notification-invited-by-nobody-title = Hai un invito a una partita

notification-rematch-title = { $player } vuole la rivincita
notification-rematch-by-nobody-title = Ti aspetta una rivincita
notification-rematch-body = C’è un posto riservato per te. { $table }
notification-kept-seat-opened-title = Un posto della tua rivincita è libero
notification-kept-seat-opened-body = La persona per cui era riservato non c’è più. Ora può prenderlo chiunque. { $table }

notification-started-title = La partita inizia

notification-finished-title = La partita è conclusa
notification-finished-body =
    { $rank ->
        [1] Hai vinto! { $table }
       *[other] La tua posizione: { $rank }. { $table }
    }

notification-voided-title = La partita è finita senza risultato

notification-seat-handed-over-title = Un bot gioca per te
notification-seat-handed-over-body = Hai esaurito il tempo. Puoi riprendere il posto finché la partita dura. { $table }
notification-stand-in-seated-title = Qualcuno gioca al posto tuo
notification-stand-in-seated-body = Qualcuno ha preso il posto che avevi lasciato. { $table }
notification-standing-order-title = Il tuo ordine
order-route-claimed = Eseguito: la linea è tua.
order-cards-drawn = Eseguito: sono state pescate carte per te.
order-route-closed = Annullato: la linea non ti è più aperta. È il tuo turno.
order-row-replaced = Annullato: le carte scoperte sono state sostituite. È il tuo turno.
order-last-round = Annullato: è iniziato l’ultimo giro. È il tuo turno.
order-tunnel-asked = La galleria ha chiesto più carte di quelle che hai posato.
order-deck-empty = Annullato: non ci sono carte da pescare. È il tuo turno.

# About the account. $device is the name of a device, or "notification-some-device".
notification-some-device = Uno dei tuoi dispositivi
notification-token-repeated-title = Forse qualcun altro ha il tuo accesso
notification-token-repeated-body = { $device } ha rinnovato l’accesso da due luoghi in pochi secondi. Se in quel momento non cambiavi rete, esci da tutti i dispositivi e cambia la password.
notification-token-reused-title = Un dispositivo è stato disconnesso
notification-token-reused-body = È stato usato un vecchio token di uno dei tuoi dispositivi, forse da qualcun altro. Se non te lo spieghi, cambia la password.
notification-recovery-code-used-title = È stato usato un codice di recupero
notification-recovery-code-used-body = { $device } ha impostato una nuova password con un codice di recupero. Tutti gli altri dispositivi sono stati disconnessi.
notification-identity-linked-title = Un accesso è stato collegato al tuo account
notification-identity-linked-body = { $device } ha collegato un accesso presso un provider, che d’ora in poi permette di entrare nel tuo account. Se non eri tu, scollegalo, esci ovunque e cambia la password.
notification-api-key-made-title = È stata creata una chiave API
notification-api-key-made-body = I programmi che ce l’hanno possono leggere o giocare per te. Se non sei stato tu, revocala nelle impostazioni, esci ovunque e cambia la password.

# About friends. $player is a name, or "notification-some-player".
notification-some-player = Qualcuno
notification-friend-request-title = { $player } ti chiede l’amicizia
notification-friend-request-body = Accetta o rifiuta nella tua lista di amici.
notification-friend-accepted-title = { $player } ora fa parte dei tuoi amici
notification-friend-accepted-body = Nella tua lista di amici vedi chi aspetta a un tavolo.

# About tournaments.
notification-tournament-soon-title = Il tuo torneo comincia presto
notification-tournament-soon-body = Comincia entro un quarto d’ora.
notification-tournament-finished-title = Il tuo torneo è finito
notification-tournament-finished-body = Sei al posto { $place }.
notification-tournament-cancelled-title = Il tuo torneo è annullato
notification-tournament-cancelled-body = Nessuno dei suoi tavoli continua.
notification-tournament-withdrawn-title = Non partecipi più al tuo torneo
notification-tournament-withdrawn-body = Non hai fatto nessuna mossa a un tavolo.
notification-tournament-withdrawn-return-body = Non hai fatto nessuna mossa al tuo tavolo. Se sei di nuovo qui, iscriviti ancora.
notification-tournament-removed-title = Sei stato tolto da un torneo
notification-tournament-removed-body = L’ha deciso chi lo organizza o l’amministrazione. Se avevi un tavolo, lì gioca un bot.
notification-table-ruled-title = Un tavolo del tuo torneo è stato deciso
notification-table-ruled-body = L’amministrazione ha deciso il risultato. È sulla pagina del torneo.
notification-league-ends-title = La tua lega finisce
notification-league-ends-body = Non comincia un’altra stagione.
notification-league-left-title = Non sei più membro della tua lega
notification-league-left-body = Non hai fatto nessuna mossa nell’ultima stagione. Puoi entrare di nuovo.
notification-league-removed-title = Sei stato tolto da una lega
notification-league-removed-body = L’ha deciso chi la organizza. I tavoli della stagione in corso continuano.
notification-league-season-title = Comincia una stagione della tua lega
notification-league-season-body = Giochi nella divisione { $division }.

# About seasons.
notification-season-finished-title = La stagione { $season } è finita
notification-season-finished-duel-body = Nelle partite in due sei al posto { $place }.
notification-season-finished-table-body = Nelle partite da tre a cinque sei al posto { $place }.

# About tables that somebody looks for.
notification-table-opened-title = { $player } apre un tavolo come quello che cerchi
notification-table-opened-by-nobody-title = È aperto un tavolo come quello che cerchi

# Sulle segnalazioni.
notification-report-closed-title = La tua segnalazione ha avuto risposta
notification-report-no-action-body = La moderazione non ha trovato nulla contro le regole.
notification-report-warned-body = L’account ha ricevuto un avvertimento.
notification-report-renamed-body = L’account ha ricevuto un altro nome.
notification-report-muted-body = Per un po’ da quell’account non arriverà più nulla.
notification-report-banned-body = L’account è stato bloccato.
notification-report-game-voided-body = La partita è stata chiusa senza risultato.

# Sui nomi.
notification-renamed-title = La moderazione ti ha dato un altro nome
notification-bot-renamed-title = La moderazione ha dato un altro nome al tuo bot: { $player }
notification-renamed-body = Motivo: { $reason }
notification-renamed-contact-body = Motivo: { $reason } · Per fare reclamo: { $contact }

# About webhooks.
notification-test-title = Una prova del tuo webhook
notification-test-body = Funziona: hai chiesto tu questa richiesta di prova.
notification-webhook-paused-title = Un webhook è stato messo in pausa
notification-webhook-paused-body = Per cinque giorni non si è potuto consegnare nulla a uno dei tuoi webhook. Guarda le sue consegne e riattivalo.

# Feed e calendari.
feed-games = Partite di { $player }
feed-tournaments = Tornei
feed-called-off = Annullato
calendar-name = Scadenze dei tuoi turni
