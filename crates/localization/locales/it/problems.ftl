# I dettagli dei problemi: frasi.

## Refusals of the rules

refusal-seat-count = Una partita ha da 2 a 5 posti, non { $seats }.
refusal-no-such-seat = Il posto { $seat } non esiste a questo tavolo.
refusal-table-full = Tutti i posti sono occupati.
refusal-color-taken = Questo colore è già scelto: { $color }.
refusal-seats-open =
    { $open ->
        [one] Un posto è ancora libero.
       *[other] { $open } posti sono ancora liberi.
    }
refusal-not-host = Può farlo solo chi gestisce il tavolo.
refusal-kicked-host = Chi gestisce il tavolo non può togliersi da solo, ma può lasciare la partita.
refusal-no-person-there = Nel posto { $seat } non c’è una persona.
refusal-no-bot-there = Nel posto { $seat } non c’è un bot.
refusal-rated-game = Nelle partite classificate non ci sono bot.
refusal-rated-stand-ins = Nelle partite classificate non ci sono sostituti.
refusal-no-stand-ins = In questa partita nessuno può sostituire altri.
refusal-seat-not-away = Nessun bot gioca il posto { $seat } per qualcuno che lo ha lasciato.
refusal-had-seat = Hai o hai avuto un posto in questa partita e non puoi prenderne un altro.
refusal-clock-range = Questo orologio dà da { $least } a { $most } secondi, non { $seconds }.
refusal-seat-given-up = Hai abbandonato il tuo posto. È definitivo.
refusal-not-waited-for = La partita non aspetta il posto { $seat }.
refusal-not-seated = Non hai un posto in questa partita.
refusal-already-seated = Hai già un posto in questa partita.
refusal-not-started = La partita non è iniziata.
refusal-already-started = La partita è già iniziata.
refusal-game-over = La partita è conclusa.
refusal-on-vacation = Sei in vacanza. Prima terminala.
refusal-not-your-turn = È il turno del posto { $turn }.
refusal-already-chosen = Hai scelto i tuoi biglietti. Altri stanno ancora scegliendo.
refusal-must-keep-tickets = Scegli prima quali biglietti tenere.
refusal-no-tickets-offered = Non ti sono offerti biglietti.
refusal-must-draw-second-card = Prendi prima la seconda carta Treno.
refusal-must-settle-tunnel = Paga prima la galleria o rinuncia.
refusal-no-tunnel-pending = Non c’è una galleria da pagare.
refusal-deck-empty = Il mazzo e gli scarti sono esauriti: non si possono pescare carte Treno.
refusal-slot-empty = Nella posizione { $slot } non c’è una carta scoperta.
refusal-locomotive-second = Una locomotiva scoperta può essere solo la prima carta del turno.
refusal-route-taken = La linea { $from } – { $to } è del posto { $owner }.
refusal-both-tracks = L’altro binario della linea doppia { $from } – { $to } è tuo.
refusal-track-closed = In 2 o 3, il secondo binario { $from } – { $to } si chiude quando viene preso il primo.
refusal-trains-short =
    { $need ->
        [one] Serve un vagone; ne hai { $have }.
       *[other] Servono { $need } vagoni; ne hai { $have }.
    }
refusal-payment = Il prezzo è di { $cards } carte di uno stesso colore; le locomotive valgono per qualsiasi carta. Non indicare un colore se tutte le carte sono locomotive, e solo allora.
refusal-payment-of-color = Il prezzo è di { $cards } carte di questo colore: { $color }; le locomotive valgono per qualsiasi carta. Non indicare un colore se tutte le carte sono locomotive, e solo allora.
refusal-payment-with-locomotives = Il prezzo è di { $cards } carte di uno stesso colore, con almeno { $locomotives } locomotive tra esse. Non indicare un colore se tutte le carte sono locomotive, e solo allora.
refusal-payment-of-color-with-locomotives = Il prezzo è di { $cards } carte di questo colore: { $color }, con almeno { $locomotives } locomotive tra esse. Non indicare un colore se tutte le carte sono locomotive, e solo allora.
refusal-cards-short = Servono { $need } carte di questo tipo: { $card }. Ne hai { $have }.
refusal-no-tickets-left = Non restano biglietti da pescare.
refusal-ticket-not-offered = Il biglietto { $from } – { $to } non ti è offerto, o compare due volte.
refusal-keep-count = Tieni da { $keep_min } a { $keep_max } biglietti, non { $kept }.
refusal-station-taken = La stazione di questa città è del posto { $owner }: { $city }.
refusal-no-stations-left = Le tue tre stazioni sono costruite.
refusal-move-possible = Non si passa finché c’è una mossa possibile.

## Refusals of a position to be scored

position-of-player = { $player }: { $detail }
position-player-count = Si possono calcolare i punti di 1–5 persone, non di { $players }.
position-unknown-route = La linea «{ $id }» non esiste.
position-unknown-city = La città «{ $id }» non esiste.
position-unknown-ticket = Il biglietto «{ $id }» non esiste.
detail-nearest = { $detail } I più simili: { $ids }.
position-route-twice = La linea { $from } – { $to } compare due volte.
position-route-taken = La linea { $from } – { $to } è già del numero { $owner }.
position-both-tracks = I due binari della linea doppia { $from } – { $to } sono nella stessa mano.
position-track-closed = In 2 o 3, il secondo binario { $from } – { $to } si chiude quando viene preso il primo.
position-trains-short = Le linee richiedono { $need } vagoni; ogni posto ne ha { $have }.
position-station-twice = La stazione di questa città compare due volte: { $city }.
position-station-taken = La stazione di questa città è già del numero { $owner }: { $city }.
position-no-stations-left = Sono costruite { $built } stazioni; ogni posto ne ha { $have }.
position-ticket-twice = Il biglietto { $from } – { $to } compare due volte.
position-ticket-taken = Il biglietto { $from } – { $to } è già del numero { $owner }.

## Requests that cannot be read

detail-unreadable = La richiesta è incompleta o non è HTTP valido.
detail-not-json = Invia `Content-Type: application/json`.
detail-head-too-large =
    Il percorso e le intestazioni possono avere al massimo { $maximum } byte.
detail-body-too-large =
    { $maximum ->
        [one] Il contenuto può avere al massimo un byte.
       *[other] Il contenuto può avere al massimo { $maximum } byte.
    }
detail-body-unreadable = Il testo non è il JSON atteso qui.
detail-body-object = Il contenuto deve essere un oggetto JSON.
detail-body-slow = Il contenuto della richiesta è arrivato troppo lentamente.
detail-request-slow = La richiesta è arrivata troppo lentamente.
detail-field-unknown = Qui non esiste il campo `{ $field }`.
detail-field-missing = Manca il campo `{ $field }`.
detail-fields-missing = Mancano questi campi: { $fields }.
detail-field-twice = Il campo `{ $field }` compare due volte.
detail-choice-unknown = `{ $value }` non è niente di questo: { $allowed }.
detail-value-wrong = Il valore in `{ $place }` non è valido qui.
detail-value-minimum = `{ $name }` deve essere almeno { $minimum }.
detail-value-maximum = `{ $name }` può essere al massimo { $maximum }.
detail-value-short =
    { $minimum ->
        [one] `{ $name }` deve avere almeno un carattere.
       *[other] `{ $name }` deve avere almeno { $minimum } caratteri.
    }
detail-value-few =
    { $minimum ->
        [one] `{ $name }` deve avere almeno un elemento.
       *[other] `{ $name }` deve avere almeno { $minimum } elementi.
    }
detail-value-many =
    { $maximum ->
        [one] `{ $name }` può avere al massimo un elemento.
       *[other] `{ $name }` può avere al massimo { $maximum } elementi.
    }
detail-value-pattern = `{ $name }` deve corrispondere a `{ $pattern }`.
detail-parameter-unknown = Qui non esiste il parametro `{ $name }`.
detail-parameter-missing = Il parametro `{ $name }` è necessario.
detail-parameter-twice = Il parametro `{ $name }` va inviato una volta sola.
detail-parameter-integer = `{ $name }` deve essere un numero intero da { $minimum } a { $maximum }, non `{ $value }`.
detail-parameter-choice = `{ $name }` deve essere uno tra { $allowed }, non `{ $value }`.
detail-parameter-time = `{ $name }` deve essere un orario secondo RFC 3339, come 2026-11-01T00:00:00Z, non `{ $value }`.
detail-parameter-uuid = `{ $name }` deve essere un UUID, non `{ $value }`.
detail-parameter-length =
    { $maximum ->
        [one] `{ $name }` può avere al massimo un carattere.
       *[other] `{ $name }` può avere al massimo { $maximum } caratteri.
    }
detail-parameter-unreadable = `{ $name }` non è leggibile.
detail-query-unreadable = I parametri non sono leggibili.
detail-format-not-supported = Qui non c’è XML: chiedi JSON.
detail-path-unreadable = Il percorso non è leggibile.
detail-period = `period` deve essere all, season, month, week o una chiave come 2026-Q4, 2026-11 o 2026-W47.
detail-season = `season` deve essere current o una chiave come 2026-Q4.
detail-if-match = `If-Match` deve essere un `ETag` di questa partita.
detail-idempotency-key = `Idempotency-Key` deve avere da 1 a 255 caratteri ASCII visibili.
detail-last-event-id = `Last-Event-ID` deve essere l’identificativo di un evento di questo flusso.
detail-authorization = L’intestazione deve essere `Authorization: Bearer` e un token di accesso.
detail-send-token = Invia un token di accesso in `Authorization: Bearer`.
detail-mine = `mine` richiede un token di accesso.
detail-no-path = Questo percorso non esiste; vedi /docs.
detail-methods = Metodi consentiti: { $allowed }.
detail-no-file = Questo file non esiste.
detail-no-code = Questo codice non esiste; vedi /docs/errors.
detail-no-guide = Questa guida non esiste; vedi /docs/guides.

## Accounts and sessions

detail-wrong-credentials = Il nome o la password non è corretto.
detail-wrong-recovery-code = Il nome o il codice di recupero non è corretto, oppure il codice era già stato usato. Se hai già impostato una nuova password, accedi con quella.
detail-password-required = Serve la password dell’account.
detail-banned = Questo account è bloccato.
detail-banned-contact = Questo account è bloccato. È possibile fare reclamo qui: { $contact }
detail-muted = Questo account è silenziato e per un po’ non può dire nulla.
detail-muted-contact = Questo account è silenziato e per un po’ non può dire nulla. È possibile fare reclamo qui: { $contact }
detail-no-notice = Questo avviso non esiste.
detail-too-many-notices = Ci sono già { $most } avvisi in corso. Prima togline uno.
detail-notice-over = L’avviso finirebbe prima che qualcuno lo legga.
detail-refresh-token = Rinnova il token o accedi di nuovo.
detail-sign-in-again = Accedi di nuovo.
detail-token-reused = La sessione è terminata, perché questo token era già stato usato.
detail-no-session = Non hai questa sessione.
detail-account-deleted = L’account è stato eliminato.
detail-not-guest = L’account è già completo.
detail-guest-account = Un account ospite non ha una password. Completa prima l’account.
detail-no-password = Questo account non ha una password. Impostane prima una.
detail-unknown-provider = Questo server non offre quel provider di accesso.
detail-invalid-nonce = L’accesso ha richiesto troppo tempo o era già stato usato. Ricomincia.
detail-identity-refused = Non è stato possibile confermare l’accesso presso il provider. Ricomincia.
detail-provider-unavailable = Il provider di accesso non è raggiungibile. Riprova tra un momento.
detail-name-required = Scegli un nome per il nuovo account.
detail-identity-taken = Questo accesso appartiene a un altro account.
detail-too-many-identities = Un account può avere { $most } accessi collegati. Scollegane prima uno.
detail-last-way-in = È l’unico accesso al tuo account. Imposta prima una password o collega un altro accesso.
detail-no-identity = Non hai questo accesso collegato.
detail-name-length = Un nome ha da 2 a 24 caratteri.
detail-name-character = Un nome può contenere lettere, cifre, spazi singoli, - _ . e apostrofi tra due lettere. Ha una lettera o una cifra e non può iniziare o finire con uno spazio.
detail-name-mark = Un accento o un altro segno di un nome appartiene alla scrittura della lettera su cui sta.
detail-name-reserved = Questo nome è riservato al servizio.
detail-name-not-allowed = Questo nome qui non è ammesso.
detail-name-taken = Scegli un altro nome.
detail-password-length = Una password ha da 8 a 128 caratteri.
detail-password-common = Questa password è troppo comune o troppo facile da indovinare.
detail-passwords-busy = Troppe password sono in corso di verifica. Riprova tra un momento.
detail-too-many-renames =
    { $most ->
        [one] Un nome si può cambiare una volta in 30 giorni.
       *[other] Un nome si può cambiare { $most } volte in 30 giorni.
    }
detail-too-many-attempts =
    { $seconds ->
        [one] Troppi tentativi falliti. Riprova tra un secondo.
       *[other] Troppi tentativi falliti. Riprova tra { $seconds } secondi.
    }
detail-export-running = Aspetta la fine dell’altro invio.
detail-not-admin = L’account non è di amministrazione.
detail-not-moderator = L’account non è né di moderazione né di amministrazione.
detail-is-admin = Togli prima all’account il ruolo di amministrazione: `railhead admin revoke`.
detail-no-account = Non c’è un account con questo nome.
detail-no-player = Nessuno gioca con questo nome.
detail-no-player-named = Nessuno si chiama { $name }.
detail-too-many-alerts = Hai { $most } avvisi. Prima togline uno.
detail-guest-alert = Un account ospite non ha avvisi: prima conserva l’account.
detail-no-alert = Questo avviso non esiste.
detail-no-season = Questa stagione non esiste.
detail-not-in-leaderboard = In questa classifica non c’è { $name }.

## Games

detail-no-game = Questa partita non esiste.
detail-code-started = La partita di questo codice è iniziata. Puoi guardarla.
detail-code-over = La partita di questo codice è conclusa. Puoi vedere com’è finita.
detail-code-called-off = La partita di questo codice è finita senza risultato.
detail-stale = La partita è alla versione { $version }.
detail-history-changed = Questo stato non appartiene alla storia della partita: in un guasto il server ha perso le ultime mosse, o questo stato non è mai esistito. Continua dallo stato attuale.
detail-rated-clock = Una partita classificata richiede un orologio. Scegline uno, o gioca una partita amichevole.
detail-guest-rated = Gli ospiti non possono giocare partite classificate. Prima dai un nome e una password al tuo account.
detail-too-many-open-games =
    { $most ->
        [one] Sei in una partita che non è iniziata. Lasciala o aspetta.
       *[other] Sei in { $most } partite che non sono iniziate. Lasciane una o aspetta.
    }
detail-too-many-games =
    { $most ->
        [one] Sei in una partita che non è conclusa. Concludila prima.
       *[other] Sei in { $most } partite che non sono concluse. Concludine prima una.
    }
detail-too-many-invitations =
    { $most ->
        [one] Può esserci un invito in sospeso.
       *[other] Possono esserci { $most } inviti in sospeso.
    }
detail-declined = L’invito è stato rifiutato. È ancora possibile unirsi alla partita.
detail-kicked = Chi gestisce il tavolo ti ha tolto da questa partita.
detail-not-over = La partita non è conclusa.
detail-nothing-more = In questa partita non succederà più nulla.
detail-export-not-over = Una partita si può esportare quando è conclusa.
detail-analysis-not-over = La partita si può analizzare quando è finita.
detail-result-not-over = Il risultato è disponibile quando la partita è conclusa.
detail-no-result = Non c’è un risultato.
detail-version-range = `at` deve essere tra 1 e { $maximum }.
detail-not-for-players = Le probabilità di vittoria si mostrano ai giocatori solo a partita finita.
detail-not-your-seat = Fino alla fine della partita puoi vederla solo dal tuo posto.
detail-not-your-seat-to-offer = Il posto { $seat } è di qualcuno che può tornare. Solo questa persona può offrirlo.
detail-seat-not-offered = Il posto { $seat } non ti viene offerto.
detail-too-many-stand-ins = Un posto può passare di mano al massimo { $most } volte.
detail-key-reused = Usa una chiave nuova per ogni richiesta.
detail-contended = Un’altra richiesta è arrivata prima. Riprova.
detail-pack-unknown = Il pacchetto di biglietti «{ $pack }» non esiste. Disponibili: { $known }.
detail-pack-twice = Il pacchetto di biglietti «{ $pack }» compare due volte.
detail-secret-sandbox = `secret` esiste solo su un server avviato con --sandbox.
detail-secret-rated = Una partita con un `secret` dato non può essere classificata.
detail-secret-hex = `secret` deve avere 64 cifre esadecimali.
detail-no-prepared-table = `table` deve essere uno dei tavoli di GET /v1/reference/prepared-tables; «{ $name }» non lo è.
detail-script-move = La mossa { $number } dell’apertura non è valida. { $reason }
detail-script-over = La partita finisce dopo la mossa { $number } dell’apertura.
detail-nothing-to-decide = Dopo l’evento { $version } non c’è nulla da decidere: scegli una posizione tra la distribuzione e la fine.
detail-player-name = Qui un nome ha da 1 a 64 caratteri visibili.
detail-text = Il testo è vuoto, o ha caratteri che non si vedono o troppi accenti su una lettera.
detail-too-many-imported-games = Hai importato { $most } partite. Prima rimuovine una.
detail-no-imported-game = Non hai importato questa partita.
detail-import-unreadable = L’esportazione non è leggibile: { $reason }
detail-void-import = La partita non ha un risultato.
detail-import-names = La partita ha { $seats } giocatori: dai altrettanti nomi, o nessuno.
detail-import-day = Il giorno deve essere compreso tra il { $first } e il { $last }.
detail-no-place = Ci sono { $players } giocatori: il tuo posto si conta da 0.

## Webhooks

detail-webhook-url = L’URL deve avere un host, nessun utente, una porta fino a 65535 se c’è, e al massimo 2000 caratteri.
detail-webhook-https = L’URL deve iniziare con https://.
detail-webhook-port = La porta deve essere 443 o maggiore di 1023.
detail-webhook-private = L’indirizzo non è pubblico.
detail-webhook-quiet = Le ore di silenzio richiedono un inizio e una fine diversi, e un fuso orario IANA come Europe/Paris.
detail-webhook-kinds = `kinds` può nominare ogni tipo una volta.
detail-webhook-digest = `digest_minutes` deve essere tra 0 e 1440.
detail-webhook-remind = `remind_before` può avere tre valori, ciascuno tra 60 e 604800.
detail-webhook-language = `language` deve essere un codice di lingua come de o pt-BR.
detail-webhook-batch = `batch` deve essere tra 1 e 100.
detail-webhook-exists = Hai già un webhook a questo indirizzo.
detail-too-many-webhooks =
    { $most ->
        [one] Hai un webhook. Eliminalo prima.
       *[other] Hai { $most } webhook. Eliminane prima uno.
    }
detail-bot-uninvited = Nessuno ha invitato questo bot, e questa partita non accoglie bot.
detail-bot-friend = I bot non possono essere amici.
detail-too-many-bots =
    { $most ->
        [one] Hai un bot. Eliminalo prima.
       *[other] Hai { $most } bot. Eliminane prima uno.
    }
detail-too-many-api-keys =
    { $most ->
        [one] C’è una chiave API. Revocala prima.
       *[other] Ci sono { $most } chiavi API, il massimo. Revocane prima una.
    }
detail-guest-bots = Gli account ospite non hanno né bot né chiavi API. Completa prima l’account.
detail-no-bot = Non hai un bot con questo nome.
detail-no-api-key = Questa chiave API non esiste.
detail-api-key-scopes = `scopes` deve avere almeno un permesso, ciascuno una sola volta.
detail-api-key-expiry = `expires_at` deve essere entro i prossimi 366 giorni.
detail-invalid-key = Questa chiave API non esiste, oppure è stata revocata o è scaduta.
detail-not-for-keys = Le chiavi API non possono farlo; chi possiede il bot può farlo in un’app.
detail-scope-missing = La chiave API ha bisogno del permesso `{ $scope }`.
detail-too-many-phrases =
    { $seconds ->
        [one] Troppe frasi insieme. Potrai dirne un’altra tra un secondo.
       *[other] Troppe frasi insieme. Potrai dirne un’altra tra { $seconds } secondi.
    }
detail-phrases-over = Si può parlare fino a 24 ore dopo la fine di una partita.
detail-too-many-spectators = Un link ammette { $most } spettatori.
detail-your-turn = È già il tuo turno. Fai tu la mossa.
detail-vacation-used-up =
    { $days ->
        [0] Non hai più giorni di vacanza.
        [one] Ti resta un giorno di vacanza.
       *[other] Ti restano { $days } giorni di vacanza.
    }
detail-too-soon = L’ultima modifica è troppo recente. Riprova più tardi.
detail-invalid-sleeping-hours = Questo fuso orario non esiste, oppure le ore sono nessuna o più di dieci.
detail-too-many-mutes =
    { $most ->
        [one] Hai silenziato una persona. Prima riattivala.
       *[other] Hai silenziato { $most } persone. Prima riattivane una.
    }
detail-mute-oneself = Non puoi silenziare il tuo account.
detail-too-many-friends = Con le richieste inviate hai { $most } amici. Prima rimuovine uno.
detail-too-many-friend-requests = { $most } delle tue richieste aspettano risposta. Una richiesta ritirata conta ancora un giorno.
detail-friend-oneself = Non puoi aggiungere il tuo account agli amici.
detail-too-many-blocks = Hai bloccato { $most } account. Prima sbloccane uno.
detail-block-oneself = Non puoi bloccare il tuo account.
detail-too-many-reports = Hai inviato { $most } segnalazioni in un giorno. Invia la prossima domani.
detail-already-reported = Lo hai già segnalato, e la segnalazione è ancora aperta.
detail-report-oneself = Non puoi segnalare il tuo account.
detail-report-closed = La segnalazione è già chiusa.
detail-no-report = Questa segnalazione non esiste.
detail-no-phrase = In questa partita non c’è una frase simile.
detail-no-webhook = Non hai questo webhook.
detail-no-delivery = Il webhook non ha questa consegna, o non l’ha più.
detail-no-calendar = Questo calendario non esiste, o non più.
detail-push-keys = `keys` deve avere il `p256dh` e l’`auth` dell’abbonamento del browser.
detail-no-push = Questo dispositivo non ha un abbonamento.

## The server

detail-too-many-streams = Possono esserci { $each } flussi aperti per client, { $per_address } per indirizzo e { $all } in tutto.
detail-too-many-requests =
    { $seconds ->
        [one] Troppe richieste di questo tipo. Riprova tra un secondo.
       *[other] Troppe richieste di questo tipo. Riprova tra { $seconds } secondi.
    }
detail-internal = L’errore è stato registrato.
detail-unavailable = Riprova tra un momento.
detail-stopping = Il server si sta fermando.
detail-clock-wrong = L’orologio di questo server non è giusto. Riprova tra poco.
detail-answers-unread = Troppe risposte di grandi dimensioni attendono di essere lette. Riprova tra poco.
detail-bodies-many = Stanno arrivando troppe richieste di grandi dimensioni. Riprova tra poco.
detail-computations-busy = Si sta calcolando troppo per altri. Riprova tra poco.
detail-answer-slow = La risposta impiega troppo tempo. Riprova.
detail-database-awaited = Il servizio aspetta il suo database.
detail-moves-unwritten = Le mosse non possono essere salvate.
detail-heartbeat-unwritten = Il segnale di vita non può essere salvato.
detail-heartbeat-overdue = Il segnale di vita è in ritardo.

# Puzzles.
detail-no-puzzle = Qui non resta nessun problema per te.
detail-no-such-puzzle = Questo problema non esiste.
detail-no-such-choice = Questa mossa non è tra le scelte del problema.

# Tournaments.
detail-no-challenge = In quel giorno non c’è nessuna sfida.
detail-challenge-over = Il giorno di questa sfida è passato e non l’hai giocata.
detail-guest-challenge = Gli ospiti non possono giocare le sfide del giorno. Prima dai un nome e una password al tuo account.
detail-new-account-challenge = Le sfide del giorno sono per account che hanno almeno tre giorni o che hanno giocato con tre persone. Fino ad allora allenati in una tua partita.
detail-bot-challenge = Le sfide del giorno sono per persone.
detail-no-tournament = Questo torneo non esiste.
detail-no-round = Il torneo non ha ancora questo turno.
detail-id-taken = L’identificativo è di un altro torneo, o le impostazioni sono diverse.
detail-too-many-tournaments = Hai { $most } tornei che non sono finiti.
detail-not-organiser = Può farlo solo chi organizza il torneo.
detail-guest-tournament = Questo torneo è per giocatori con un account. Prima dai un nome e una password al tuo.
detail-bot-tournament = Questo torneo è per persone.
detail-rating-limit = Il rating { $rating } non è nei limiti del torneo.
detail-tournament-not-over = Il torneo non è finito.
detail-tournament-time = Il torneo deve cominciare nel futuro, entro 180 giorni.
detail-tournament-rated = Le partite valide per la classifica sono per persone.
detail-tournament-rated-guests = Gli ospiti non giocano partite valide per la classifica.
detail-tournament-same_deal = Le partite con la stessa distribuzione non valgono per la classifica.
tournament-rules-same_deal = Solo un torneo svizzero si può giocare con la stessa distribuzione.
tournament-rules-seats = Un tavolo ha da 2 a 5 posti.
tournament-rules-max_players = Un torneo ha posto per almeno un tavolo e per 512 giocatori al massimo.
tournament-rules-rounds = Un torneo ha da 1 a 30 turni.
tournament-rules-advance = Di un tavolo devono passare meno giocatori dei suoi posti.
tournament-rules-minutes = Un’arena dura da 5 minuti a 30 giorni.
tournament-rules-repeat_weight = Il peso delle ripetizioni va da 0 a 50 punti.
tournament-rules-late_entry = Si entra in ritardo solo nei tornei svizzeri, prima dell’ultimo turno, e nelle arene.
tournament-rules-league = Una lega ha posto per 16 giocatori al massimo.
tournament-refused-entry_closed = Nessuno può più partecipare.
tournament-refused-full = Tutti i posti del torneo sono occupati.
tournament-refused-already_entered = Partecipi già.
tournament-refused-not_entered = Questo giocatore non partecipa al torneo.
tournament-refused-no_return = Non puoi tornare.
tournament-refused-has_begun = Il torneo è cominciato.
tournament-refused-not_running = Il torneo non è in corso.
tournament-refused-is_over = Il torneo è finito.
tournament-refused-player_count = Il torneo non può cominciare con questo numero di giocatori.
tournament-refused-no_such_table = Il torneo non ha questo tavolo.
tournament-refused-places = Dai un posto a ogni giocatore del tavolo, da 1, saltando quelli dopo un pareggio.
tournament-refused-pause = Il torneo è già in pausa, o non lo è.
tournament-refused-rated = In un torneo valido per la classifica che è cominciato, può farlo solo l’amministrazione.
tournament-refused-too_often = Non si può fare così spesso, né rimandare così a lungo.
tournament-refused-arena = Un’arena non ha turni da aspettare.

# Leagues.
detail-no-league = Questa lega non esiste.
detail-league-id-taken = L’identificativo appartiene a un’altra lega.
detail-no-league-season = Questa stagione non esiste.
league-rules-division = Non c’è un calendario per divisioni di questa grandezza.
league-rules-moves = Sale o scende meno della metà di una divisione, e almeno un giocatore.
