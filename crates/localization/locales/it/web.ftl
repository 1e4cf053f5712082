# The web app at /play. Its other words are those of game.ftl and cities.ftl.


## The frame

web-skip = Vai al contenuto
web-home = Inizio
web-back = Indietro
web-tabs = Schermate principali
web-tables = Tavoli
web-inbox = Novità
web-ranks = Posizioni
web-me = Io
web-missing = Qui non c’è niente
web-try-again = Riprova
web-more = Mostra altro
web-save = Salva
web-saved = Salvato
web-next = Avanti
web-show = Mostra
web-all = Tutto
web-any = Qualsiasi
web-offline = Nessuna connessione. L’app riprende appena torna.
web-offline-failed = Non c’è connessione. Riprova più tardi.
web-update = C’è una nuova versione.
web-reload = Usala ora
web-broken = Qui qualcosa è andato storto
web-broken-what = La schermata non può essere mostrata. Le tue partite sono al sicuro sul server.
web-load-again = Ricarica

## The welcome

web-motto = Prendi il controllo delle ferrovie dell’Europa del 1912, con amici, sconosciuti o bot.
web-picture = Il tabellone: l’Europa con le sue città e ferrovie
web-play-as-guest = Gioca come ospite
web-guest-hint = Senza password né e-mail. Potrai conservare l’account più tardi.
web-account-needed = Accedi o gioca come ospite per continuare.
web-ended = Questo dispositivo è stato disconnesso.
web-sign-in = Accedi
web-forgot = Password dimenticata?
web-recover = Password dimenticata
web-recover-what = Con un codice di recupero imposti una nuova password. Tutti gli altri tuoi dispositivi vengono disconnessi. Senza un codice nessuno può restituirti l’accesso.
web-recover-code = Codice di recupero
web-recover-do = Imposta la password
web-recovered = La nuova password è impostata, e il codice non vale più.
web-register = Registrati
web-oidc-with = Accedi con { $provider }
web-oidc-working = Accesso in corso…
web-oidc-failed = L’accesso è stato interrotto. Riprova.
web-oidc-name = Scegli un nome
web-oidc-name-what = È la tua prima volta qui con { $provider }. Con quale nome vuoi giocare?
web-oidc-other = Accedi a un account che hai già
web-name = Nome
web-name-rule = Da 2 a 24 lettere, cifre, spazi, «-», «_», «.» o «'»
web-password = Password
web-password-rule = Almeno 8 caratteri
web-language = Lingua
web-watch = Partite da guardare
web-watch-none = Ora non è in corso nessuna partita pubblica.
web-watch-best = Guarda come { $player } ha ottenuto { $points }
web-watch-last = Guarda l’ultima partita di { $player }
web-watch-play = Gioca contro il bot migliore
web-seats-offered = Posti da prendere
web-seats-offered-none = Ora non ti viene offerto nessun posto.

## Home

web-play-now = Gioca
web-quick = Partita rapida
web-quick-what = Contro la prima persona che vuole la stessa partita.
web-quick-do = Trova una partita
web-quick-own = Un tavolo mio
web-quick-nobody = Ora nessuno cerca una partita. Gioca subito contro i bot, e più tardi con le persone.
web-quick-tables =
    { $count ->
        [0] Nessun tavolo aspetta giocatori.
        [one] Un tavolo aspetta giocatori.
       *[other]
            { $more ->
                [yes] { $count } tavoli o più aspettano giocatori.
               *[no] { $count } tavoli aspettano giocatori.
            }
    }
web-quick-running =
    { $count ->
        [0] Non è in corso nessuna partita pubblica.
        [one] È in corso una partita pubblica.
       *[other]
            { $more ->
                [yes] Sono in corso { $count } partite pubbliche o più.
               *[no] Sono in corso { $count } partite pubbliche.
            }
    }
web-meanwhile = In attesa degli altri
web-practise = Allenati contro un bot
web-practise-choose = Scegli i bot
web-practise-do = Gioca
web-practise-count = Numero di bot
web-practise-level = Livello
web-new = Nuova partita
web-join-by-code = Partecipa con un codice
web-open-games = Partite aperte
web-invitations = Inviti
web-accept = Accetta
web-decline = Rifiuta
web-your-games = Le tue partite
web-other-games = Le tue altre partite
web-just-ended = Appena finite
web-last-round = ultimo giro
web-more-there = Ce ne sono altre.
web-no-games = Non sei ancora in nessuna partita. Una partita rapida o un bot è un buon inizio.
web-nobody-yet = Ancora nessun altro
web-somebody = Account eliminato
web-time-left = Ancora { $time }
web-points-against = Tu { $own }, il migliore degli altri { $best }
web-guest = ospite
web-guest-notice = Giochi con l’account ospite { $name }. Si perde con questo dispositivo o se esci.
web-keep-account = Conserva l’account
web-keep-account-why = Scegli un nome e una password. Le tue partite e i tuoi rating restano, e puoi accedere da altri dispositivi.
web-keep-account-do = Conservalo
web-account-kept = L’account { $name } ora è tuo.

## Opening and joining games

web-new-do = Apri la partita
web-players = Giocatori
web-variant = Variante
web-clock = Orologio
web-others = Gli altri posti
web-seat = Posto { $seat }
web-seat-open = Una persona
web-seat-bot = Bot «{ $bot }»
web-who-joins = Chi può partecipare?
web-visibility-unlisted = Chi ha il link
web-visibility-public = Tutti
web-visibility-private = Solo su invito
web-more-options = Altre opzioni
web-spectators-see = Gli spettatori vedono la partita
web-spectators-now = subito
web-spectators-behind = { $time } dopo
web-rated = Classificata: la partita cambia i rating
web-stand-ins = Se qualcuno se ne va, altri possono prendere il posto
web-stand-ins-none = no
web-stand-ins-owner = sì, il risultato conta per chi se n’è andato
web-stand-ins-stand-in = sì, il risultato conta per chi sostituisce
web-rated-no-bots = Le partite classificate non hanno bot.
web-auto-start = Inizia appena tutti i posti sono occupati
web-packs = Biglietti bonus
web-with-packs = Biglietti bonus: { $packs }
web-color = Il tuo colore
web-first-seat = Chi inizia?
web-by-lot = A sorte
web-yourself = Tu
web-tie-break = Parità
web-looking-for-players = Cercano giocatori
web-open-none = Ora nessuna partita pubblica cerca giocatori. Aprine una: gli altri la troveranno qui.
web-join-or = Nessun codice? Cerca tra le
web-join-code = Codice
web-code-hint = Sei lettere e cifre. Maiuscole e trattini non contano.
web-other-code = Inserisci un altro codice
web-invited-by-nobody = Hai un invito a una partita
web-invited-by = { $player } ti invita
web-invited-to = Hai un invito: { $name }
web-invitation-take = Vai all’invito
web-invitation-dismiss = Ignora
web-to-game = Vai alla partita

## News

web-inbox-empty = Ancora niente. Qui arrivano inviti, inizi e risultati delle tue partite.
web-new-item = nuovo

## Players

web-player-since = Dal { $date }
web-games = Partite
web-wins = Vittorie
web-ratings = Rating
web-rating = Rating
web-rating-of = Partite classificate
web-rated-games = Partite classificate
web-percentile = Davanti al
web-percentile-what = Quota dei giocatori con una partita classificata negli ultimi 90 giorni che sta più in basso
web-rating-chart = Grafico del rating; ora è { $rating }
web-rating-change = rating: { $after }, prima { $before }
web-provisional = Provvisorio: meno di dieci partite classificate
web-unrated = Ancora nessuna partita classificata
web-statistics = Statistiche
web-history = Storico
web-measure = Mostra
web-measure-wins = Partite vinte
web-measure-luck = Fortuna
web-measure-luck-what = Punti di fortuna per partita, in media, nelle partite analizzate.
web-measure-errors = Errori
web-measure-errors-what = Punti persi per errori a ogni decisione, nelle partite analizzate: meno sono, meglio è.
web-grouped = Per
web-grouped-variant = variante
web-grouped-seats = numero di giocatori
web-grouped-color = colore
web-grouped-month = mese
# The share of games won, of so many games.
web-won-of = { $share } su { $games }
web-mean-of =
    { $mean } in { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }
web-opponents = Avversari
web-no-opponents = Ancora nessuna partita conclusa con altri.
web-record =
    { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    } · davanti { $won } · dietro { $lost } · pari { $tied }
web-games-export = Salva tutte le mie partite
web-uncounted = Partite che non contano
web-uncounted-what = Con le stesse carte di altri o a un tavolo preparato: non sono in nessuna statistica.
web-uncounted-tournament = torneo
web-uncounted-challenge = sfida del giorno
web-uncounted-prepared = tavolo preparato
web-imported = Partite da altrove
web-imported-what = Giocate su un altro server o a un tavolo vero. Le vedi solo tu, e non contano.
web-imported-file = Leggi una partita salvata
web-imported-sheet = Inserisci un foglio punti
web-score-open = Conta un tavolo vero
web-imported-save = Salva
web-imported-remove = Rimuovi
web-imported-day = Giocata il
web-imported-name = Giocatore { $number }
web-imported-points = Punti del giocatore { $number }
web-imported-export = Partita salvata
web-imported-table = Tavolo vero
web-imported-score_sheet = Foglio punti
web-versus = Tu contro { $player }
web-versus-none = Non avete ancora concluso una partita insieme.
web-ahead = Tu davanti
web-behind = Tu dietro
web-period = Periodo
web-period-all = Sempre
web-period-season = Questa stagione
web-period-month = Questo mese
web-period-week = Questa settimana
web-no-finished = Nessuna partita conclusa di questo tipo
web-win-rate = Vinte
web-mean-score = Punti in media
web-best-score = Miglior punteggio
web-mean-rank = Posizione media
web-best-streak = Serie più lunga
web-tickets-completed = Biglietti completati
web-longest-path = Percorso più lungo
web-express = European Express
web-stations-built = Stazioni costruite
web-tunnels-paid = Gallerie pagate
web-move-time = Tempo per mossa
web-points-from = Da dove vengono i punti
web-from-tickets = biglietti completati
web-from-failed = biglietti non completati
web-cards-drawn = Carte
web-cards-blind = dal mazzo
web-cards-face-up = scoperte
web-cards-locomotives = di cui locomotive
web-favourites = Linee preferite
web-outcome = Esito
web-won = Vinta
web-lost = Persa
web-tied = Parità
web-only-with-me = Solo partite con me
web-only-with = Solo con { $name }
web-a-bot = Un bot

## Leaderboards

web-leaderboards = Classifiche
web-leaderboard = Classifica
web-board-duel = Due giocatori
web-board-table = Da tre a cinque giocatori
web-board-wins = Partite vinte
web-board-best_score = Miglior punteggio di una partita
web-board-mean_score = Punti in media, da dieci partite
web-board-tickets_completed = Biglietti completati, in totale
web-board-longest_path = Percorso continuo più lungo
web-value-duel = rating
web-value-table = rating
web-value-wins = vittorie
web-value-best_score = punti
web-value-mean_score = punti
web-value-tickets_completed = biglietti
web-value-longest_path = caselle
web-board-empty = Ancora nessuno è in questa classifica. Contano le partite senza bot.
web-find-player = Trova qualcuno
web-neighbours = Intorno a te
web-guests-unranked = Gli account ospite non sono in classifica. Conserva l’account per esserci.
web-among-everybody = Tutti
web-among-friends = Tu e i tuoi amici
web-popular = Linee popolari
web-popular-routes = Linee
web-popular-tickets = Biglietti
web-popular-routes-what = Quota delle partite in cui la linea è stata presa
web-popular-tickets-what = Quante volte il biglietto è stato completato da chi lo ha tenuto
web-band = Rating al tavolo
web-band-all = Tutti
web-band-beginner = Sotto 1200
web-band-intermediate = Da 1200 a 1499
web-band-advanced = Da 1500 a 1799
web-band-expert = Da 1800
web-popular-turns = Ordine di turno
web-popular-turns-what = Quota delle partite pubbliche senza bot vinte da ogni posizione
web-position = { $position }º di { $seats }

## Settings

web-settings = Impostazioni
web-settings-play = Giocare
web-settings-account = Account e persone
web-settings-developers = Per sviluppatori
web-change-name = Cambia il nome
web-change-password = Cambia la password
web-change-password-what = I tuoi altri dispositivi vengono disconnessi.
web-old-password = Password attuale
web-new-password = Nuova password
web-set-password = Imposta una password
web-set-password-what = Con il tuo nome e una password entri anche senza provider. Tutti gli altri tuoi dispositivi vengono disconnessi.
web-identities = Accedere senza password
web-identities-what = Con un provider collegato entri in questo account con un tocco.
web-identity-since = Collegato il { $date }
web-identity-link = Collega { $provider }
web-identity-linked = { $provider } è collegato.
web-identity-unlink = Scollega
web-identity-unlinked = { $provider } non è più collegato.
web-recovery = Codici di recupero
web-recovery-what = Se dimentichi la password, il tuo nome e uno di questi codici ti restituiscono l’accesso. Conservali su carta o in un file.
web-recovery-none = Non hai codici.
web-recovery-left =
    { $count ->
        [one] Resta { $count } codice. Creazione: { $when }.
       *[other] Restano { $count } codici. Creazione: { $when }.
    }
web-recovery-make = Crea codici di recupero
web-recovery-renew = Ricevi dieci nuovi codici. Quelli che hai non valgono più.
web-recovery-do = Crea dieci codici
web-recovery-new = I tuoi nuovi codici di recupero
web-recovery-made = I codici si vedono una volta sola. Ognuno vale una volta.
web-recovery-save = Salva come file
web-recovery-copy = Copia
web-recovery-copied = I codici sono copiati.
web-recovery-hide = Li ho conservati
web-recovery-title = Codici di recupero di { $name } per Railhead, { $date }
web-theme = Aspetto
web-theme-auto = Come il dispositivo
web-theme-light = Chiaro
web-theme-dark = Scuro
web-shown = I giocatori vedono il mio nome quando guardo
web-push = Notifiche
web-push-offer = Vuoi che questo dispositivo ti avvisi quando è il tuo turno, anche con l’app chiusa?
web-push-on = Attiva
web-push-off = Disattiva
web-push-is-on = Questo dispositivo ti avvisa di turni, inviti e risultati.
web-push-what = Avvisami di
web-push-turns = I miei turni
web-push-invitations = Inviti e rivincite
web-push-games = Inizi e risultati
web-push-tournaments = Tornei, leghe e stagioni
web-push-friends = Richieste di amicizia
web-push-remind = Ricordamelo prima che scada il mio tempo
web-never = Mai
web-quiet = Ore di silenzio: avvisami dopo
web-quiet-from = Dalle
web-quiet-to = Alle
web-push-denied = Il browser blocca le notifiche di questa pagina. Consentile nelle sue impostazioni.
web-push-refused = Il browser non è riuscito ad abbonarsi alle notifiche. Forse il suo servizio è disattivato o irraggiungibile.
web-push-unsupported = Questo browser non può mostrare le notifiche di un’app chiusa.
web-push-home-screen = Su un iPhone o iPad, aggiungi prima l’app alla schermata Home: Condividi, poi «Aggiungi alla schermata Home».
web-terms = Condizioni d’uso
web-contact = Contatti
web-terms-accept = Proseguendo accetti le condizioni d’uso
web-notice-read = Ho capito
web-not-now = Non ora
web-absences = Vacanze e sonno
web-vacation-what = Nelle partite che danno un giorno o più, ma non nei tornei e nelle leghe, il tuo orologio si ferma in vacanza. Gli altri vedono che non ci sei.
web-vacation-until = In vacanza fino al { $until }
web-vacation-end = Termina la vacanza
web-vacation-again = Potrai iniziare un’altra vacanza il { $at }.
web-vacation-left =
    { $days ->
        [0] Nessun giorno di vacanza rimasto.
        [one] Resta un giorno di vacanza.
       *[other] Restano { $days } giorni di vacanza.
    }
web-vacation-begin = Vai in vacanza
web-vacation-do = Inizia ora
web-vacation-days = Giorni
web-vacation-of = { $name } è in vacanza fino al { $until }
web-sleep = Dormo ogni giorno
web-sleep-what = Se hai un giorno o più per mossa, il tuo tempo non finisce mentre dormi. Le tue ore di sonno sono nel diario delle tue partite, visibili a tutti.
web-mutes = Persone silenziate
web-mute-everybody = Non mostrare nulla di ciò che dicono gli altri
web-nobody-muted = Non hai silenziato nessuno.
web-unmute = Riattiva
web-devices = Dispositivi
web-device-this = Questo dispositivo
web-device-unknown = Dispositivo sconosciuto
web-device-used = Ultimo uso: { $when }
web-signed-out = Il dispositivo è disconnesso.
web-sign-out = Esci
web-sign-out-what = Le partite in corso continuano. Puoi accedere di nuovo quando vuoi.
web-sign-out-guest = Questo account ospite non ha password: dopo l’uscita nessuno potrà più usarlo.
web-sign-out-everywhere = Esci ovunque
web-sign-out-everywhere-what = Tutti i dispositivi vengono disconnessi, anche questo.
web-your-data = I tuoi dati
web-your-data-what = Salva un file con tutto ciò che il server sa di te, o elimina l’account.
web-open-data = Partite che si possono pubblicare
web-open-data-rated = Partite pubbliche e classificate
web-open-data-all = Tutte le partite
web-open-data-none = Nessuna partita
web-open-data-what =
    Questo server può pubblicare partite concluse per la ricerca: senza nomi, con un codice che cambia ogni mese. Una partita resta fuori se qualcuno che vi ha giocato non vuole.
web-export = Salva i miei dati
web-delete-account = Elimina l’account
web-delete-what = È definitivo. I bot continuano le tue partite in corso, e quelle concluse mostrano un account eliminato.
web-delete-type = Scrivi il tuo nome per confermare: { $name }
web-delete-mismatch = Questo non è il tuo nome: { $name }.
web-delete-do = Elimina per sempre
web-deleted = L’account è eliminato.

## Friends and blocks

web-friends = Amici
web-friends-none = Non hai ancora amici qui. Manda una richiesta: con il nome o dalla pagina della persona.
web-friend-requests = Richieste
web-friend-add = Aggiungi agli amici
web-friend-ask = Chiedi
web-friend-asked = { $player } ha la tua richiesta.
web-friends-now = Amicizia stretta con { $player }.
web-friend-sent = In attesa di risposta
web-friend-take-back = Ritira
web-friend-remove = Rimuovi dagli amici
web-friends-tables = Tavoli di amici
web-friend-waiting = Aspetta a un tavolo
web-friend-playing = Gioca adesso
web-friend-invite = Gioca
web-new-invites = Invito per: { $players }
web-invite-friends = Invita amici
web-blocks = Account bloccati
web-nobody-blocked = Non hai bloccato nessuno.
web-unblock = Sblocca
web-block = Blocca
web-block-player = Blocca { $player }
web-block-what = Non vi vedete più: né nome, né tavolo, né partita, né frasi. Le partite in cui sedete entrambi continuano. Nessuno viene avvisato. In un torneo in cui entrate dopo, non sedete insieme se si può evitare.
web-blocked = Blocco attivo per { $player }. Si può cambiare nelle impostazioni.
web-bot = bot
web-bot-of = { $bot } (bot di { $owner })
web-bot-owner = Un bot di { $owner }
web-bots-welcome = I bot dei giocatori possono partecipare
web-bots = I tuoi bot
web-bots-what = Programmi che giocano con account propri, in partite non classificate. Tutti vedono che sono tuoi.
web-bots-none = Non hai bot.
web-bot-make = Crea un bot
web-bot-make-do = Crea
web-bot-delete = Elimina il bot
web-bot-delete-named = Elimina il bot { $name }
web-bot-delete-what = È definitivo. Le sue chiavi non valgono più e i bot del server prendono le sue partite.
web-key-make = Crea una chiave API
web-key-label = A che cosa serve
web-key-read = Leggere le partite e la posta in arrivo
web-key-play = Partecipare alle partite e giocare
web-key-host = Aprire partite e invitare
web-key-new = Conserva ora questa chiave: non sarà mostrata di nuovo.
web-key-copied = La chiave è copiata.
web-key-hide = L’ho conservata
web-key-used = Usata { $when }
web-key-unused = Non ancora usata
web-key-expires = fino al { $date }
web-key-revoke = Revoca
web-key-revoke-named = Revoca la chiave «{ $name }»
web-key-revoke-what = I programmi con questa chiave sono rifiutati da subito. È definitivo.
web-keys-none = Non ha chiavi API.
web-own-keys = Le tue chiavi API
web-own-keys-what = Per programmi che leggono o giocano per te. Non arrivano mai all’account stesso: né alla password, né ai dispositivi, né alle chiavi, né all’eliminazione.
web-own-keys-none = Non hai chiavi API.
web-calendar = Calendario
web-calendar-what = Un link per il tuo programma di calendario: mostra le scadenze dei tuoi turni. Chi lo ha le vede.
web-calendar-make = Crea un link
web-calendar-renew = Crea un nuovo link, termina quello vecchio
web-calendar-end = Termina il link
web-calendar-new = Conserva questo link adesso: non sarà mostrato di nuovo.
web-calendar-hide = L’ho conservato
web-calendar-since = C’è un link dal { $date }.
web-calendar-ended = Il link è terminato.
web-feed-games = Feed delle partite pubbliche
web-feed-tournaments = Feed dei tornei

## Reading

web-about = Informazioni
web-about-what = Railhead è un server libero per un gioco di treni in Europa. Questa app usa solo la sua interfaccia pubblica.
web-version = Versione
web-licence = Licenza
web-docs = Documentazione per sviluppatori
web-status = Stato del servizio
web-about-maps = Le coste vengono da Natural Earth, che è di pubblico dominio.

# Tournaments.
web-challenge = Sfida del giorno
web-challenge-what = Oggi tutti hanno le stesse carte, contro gli stessi due bot. Le giochi una volta e hai 12 ore per tutte le tue mosse.
web-challenge-play = Gioca le carte di oggi
web-challenge-go-on = Continua la tua partita
web-challenge-own = I tuoi punti: { $points } · posto { $place } al tavolo · finora posizione { $rank }
web-challenge-left = Hai lasciato questa partita, quindi non ha un risultato.
web-challenge-guests = Tutti giocano queste carte una volta: ti serve quindi un account con un nome, creato da almeno tre giorni. Fino ad allora, allenati contro gli stessi bot.
web-challenge-practise = Allenati contro questi bot
web-challenge-shared = { $points } · posto { $place } al tavolo
web-challenge-squares = Biglietti: { $completed } completati, { $failed } non completati
web-challenge-streak =
    { $count ->
        [one] Hai giocato un giorno di fila.
       *[other] Hai giocato { $count } giorni di fila.
    }
web-challenge-next = Le prossime carte arrivano tra { $time }
web-challenge-best = Guarda come { $player } ha ottenuto { $points } il { $day }
web-challenge-day = Questo giorno
web-challenge-week = Questa settimana
web-challenge-empty = Nessuno ha ancora finito.
web-challenge-past = Giorni precedenti
web-challenge-sealed = Finché l’ultima partita non è finita, nessuno vede le partite degli altri.
web-puzzles = Problemi
web-tournaments = Tornei
web-tournament = Torneo
web-tournament-new = Nuovo torneo
web-tournaments-none = Qui non ci sono tornei.
web-tournament-open = Cerca giocatori
web-tournament-running = In corso
web-tournament-finished = Finiti
web-tournament-own = I tuoi
web-tournament-players =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
web-tournament-tables = tavoli da { $seats }
web-tournament-swiss =
    { $count ->
        [one] Svizzero, { $count } turno
       *[other] Svizzero, { $count } turni
    }
web-tournament-league = Lega
web-tournament-elimination =
    { $count ->
        [one] Eliminazione, { $count } passa per tavolo
       *[other] Eliminazione, { $count } passano per tavolo
    }
web-tournament-arena =
    { $count ->
        [one] Arena, { $count } minuto
       *[other] Arena, { $count } minuti
    }
web-tournament-phase-open = Cerca giocatori
web-tournament-phase-running = In corso
web-tournament-phase-finished = Finito
web-tournament-phase-cancelled = Annullato
web-tournament-by = aperto da { $name }
web-tournament-starts = comincia { $date }
web-tournament-limits = rating { $limits }
web-tournament-paused = In pausa: { $reason }
web-tournament-repeats =
    { $count ->
        [one] Con così pochi giocatori, alcuni si rincontreranno dopo { $count } turno.
       *[other] Con così pochi giocatori, alcuni si rincontreranno dopo { $count } turni.
    }
web-tournament-enter = Partecipa
web-tournament-no-vacations = Nessuna vacanza ferma l’orologio ai suoi tavoli. Chi non fa nessuna mossa a un tavolo viene tolto, e può tornare.
web-tournament-leave = Lascia il torneo
web-tournament-start = Comincia ora
web-tournament-export = Salva la prova
web-tournament-own-table = Al tuo tavolo
web-tournament-round = Turno { $round }
web-tournament-over = finito
web-tournament-playing = in corso
web-tournament-byes = Riposa: { $names }
web-tournament-standings = Classifica
web-tournament-place = Posto
web-tournament-player = Giocatore
web-tournament-points = Punti
web-tournament-wins = Vinti
web-tournament-name = Nome
web-tournament-format = Formula
web-tournament-format-swiss = Svizzero
web-tournament-format-league = Lega
web-tournament-format-elimination = Eliminazione
web-tournament-format-arena = Arena
web-tournament-about-swiss = Tutti giocano ogni turno, contro giocatori con punti simili.
web-tournament-about-league = Tutti incontrano tutti lo stesso numero di volte; tutti i tavoli sono aperti insieme.
web-tournament-about-elimination = I migliori di ogni tavolo proseguono.
web-tournament-about-arena = Chi non ha un tavolo ne riceve uno, ancora e ancora, finché c’è tempo.
web-tournament-count-swiss = Turni
web-tournament-count-elimination = Giocatori di un tavolo che passano
web-tournament-count-arena = Minuti
web-tournament-seats = Posti di un tavolo
web-tournament-max = Posti
web-tournament-who = Per
web-tournament-for-public = Tutti
web-tournament-for-friends = I miei amici
web-tournament-for-unlisted = Chi ha il link
web-tournament-begins = Inizio
web-tournament-begins-hint = Se vuoto, lo cominci tu.
web-tournament-do-open = Apri il torneo
web-sealed = Altri tavoli giocano ancora queste carte. La verifica, l’esportazione e l’analisi arrivano quando finisce l’ultimo.
web-tournament-same-deal = le stesse carte a tutti i tavoli
web-tournament-same-deal-about = Tutti i tavoli di un turno giocano le stesse carte. Sei a confronto con chi ha il tuo posto agli altri tavoli; con avversari più forti si riceve un po’ di più. Nessuno vede gli altri tavoli finché tutti non sono finiti.
web-tournament-do-start = Comincia
web-tournament-return = Torna
web-tournament-leave-open = Puoi partecipare di nuovo finché non comincia.
web-tournament-leave-running = Il tuo tavolo di adesso resta tuo. Dal prossimo turno non hai più un posto; puoi tornare una volta, ma non in una lega o in un’eliminazione.
web-tournament-guests = aperto agli ospiti
web-tournament-admit = Possono partecipare gli ospiti, senza account
web-tournament-round-of = Turno { $round } di { $rounds }
web-tournament-paused-organiser = In pausa, da chi organizza
web-tournament-export-what = La prova è un file con ogni passo: chiunque può ricalcolare tavoli e punti.
web-qr = Codice QR del link
web-invite-all = Invita qualcuno
web-invite-to = Vieni a giocare: { $name }
web-enter-account = Per partecipare serve un account.
web-next-round =
    { $count ->
        [one] Il turno { $round } comincia quando finisce { $count } tavolo.
       *[other] Il turno { $round } comincia quando finiscono { $count } tavoli.
    }
web-next-soon = Il turno { $round } sta per cominciare.
web-next-not-before = Non prima di: { $when }.
web-next-none = Qui non hai altri tavoli.
web-next-over = Il torneo è finito.
web-next-place =
    { $points ->
        [one] Posto { $place } di { $count } · { $points } punto
       *[other] Posto { $place } di { $count } · { $points } punti
    }
web-next-leads = Il tuo prossimo tavolo è pronto. Ci vai tra un attimo.
web-next-table = Al tuo prossimo tavolo
web-next-stay = Resta qui
web-start-begun = È già cominciato, o è finito.
web-start-missing =
    { $count ->
        [one] Ne manca ancora { $count }.
       *[other] Ne mancano ancora { $count }.
    }
web-start-count = Con questo numero i tavoli non tornano.
web-start-tables = Primo turno
web-start-tables-of =
    { $count ->
        [one] { $count } tavolo da { $seats }
       *[other] { $count } tavoli da { $seats }
    }
web-start-byes = Riposano
web-start-byes-count = { $count }, a sorte
web-start-rounds = Turni
web-start-time = Durata
web-start-about = circa { $time }
web-start-binds = Tutti i tavoli si aprono subito, e tutti ricevono un avviso. Non si può annullare.
web-direct = Organizzi tu
web-direct-about = Gli altri partecipano con il link o il codice. Per togliere qualcuno, apri la sua riga in classifica.
web-direct-reason = Motivo
web-direct-reason-hint = Se vuoi. Tutti possono leggerlo.
web-direct-pause = Metti in pausa
web-direct-pause-what = I tavoli giocano fino alla fine; nessun turno comincia finché non riprendi.
web-direct-resume = Riprendi
web-direct-resume-what = Il prossimo turno comincia appena è la sua ora.
web-direct-extend = Ritarda il turno
web-direct-extend-what = Il prossimo turno comincia più tardi di tanto.
web-direct-minutes = Minuti
web-direct-rename = Rinomina
web-direct-rename-what = Il link e il codice restano uguali.
web-direct-cancel = Annulla il torneo
web-direct-cancel-open = Non si giocherà nulla, e chi partecipa riceve un avviso. Non si può annullare.
web-direct-cancel-running = Tutte le partite finiscono senza risultato, e non vince nessuno. Non si può annullare.
web-direct-remove = Togli { $player }
web-direct-remove-open = Un avviso lo dice.
web-direct-remove-running = Un bot gioca il tavolo di adesso fino alla fine. Chi viene tolto va all’ultimo posto e non può tornare.
web-standing-shared = a pari merito con chi precede
web-standing-by-removed = dietro: tolto
web-standing-by-stage = dietro: fuori in un turno precedente
web-standing-by-share = dietro: parte dei punti
web-standing-by-opponents = dietro: punti degli avversari
web-standing-by-wins = dietro: tavoli vinti
web-standing-games = Partite
web-standing-wins = Vinte
web-standing-score = Punti di tutte le partite
web-standing-share = Punti propri rispetto alla media del tavolo
web-standing-opponents = Punti degli avversari
web-standing-order = Prima i punti; a parità decidono gli ultimi due, poi i tavoli vinti.
web-podium-winner =
    { $count ->
        [one] { $names } vince: { $name }
       *[other] { $names } vincono: { $name }
    }
web-podium-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
web-hall = Per il grande schermo
web-hall-starts = comincia tra
web-hall-ends = finisce tra
web-hall-round = prossimo turno tra
web-hall-playing =
    { $count ->
        [one] Gioca { $count } tavolo su { $all }
       *[other] Giocano { $count } tavoli su { $all }
    }
web-hall-table = Tavolo { $table }

web-leagues = Leghe
web-league = Lega
web-leagues-all = Tutte
web-leagues-none = Qui non ci sono leghe.
web-league-new = Nuova lega
web-league-members =
    { $count ->
        [one] { $count } membro
       *[other] { $count } membri
    }
web-league-divisions = Divisioni da { $count }
web-league-phase-open = Prima della prima stagione
web-league-phase-running = In corso
web-league-phase-ending = Ultima stagione
web-league-phase-ended = Finita
web-league-next = prossima stagione dal { $date }
web-league-about =
    { $count ->
        [one] Dopo una stagione sale la prima persona di una divisione e scende l’ultima.
       *[other] Dopo una stagione salgono i primi { $count } di una divisione e scendono gli ultimi { $count }.
    }
web-league-enter = Entra nella lega
web-league-start = Comincia la prima stagione
web-league-leave = Lascia la lega
web-league-end = Termina la lega
web-league-own = Alla tua divisione ({ $division })
web-league-to = Alla lega
web-league-season = Stagione { $season }
web-league-division = Divisione { $division }
web-league-up = è salito
web-league-down = è sceso
web-league-open = Apri la lega
web-league-size = Giocatori per divisione
web-league-moves = Giocatori che salgono o scendono
web-league-days = Durata minima di una stagione, in giorni
web-league-days-hint = Una stagione finisce quando tutti i tavoli sono finiti.
web-league-listed = Nell’elenco per tutti
web-league-tables =
    { $count ->
        [one] { $count } tavolo
       *[other] { $count } tavoli
    }
web-league-games =
    { $count ->
        [one] { $count } partita a testa
       *[other] { $count } partite a testa
    }
web-league-length = Stagione
web-league-days-least =
    { $count ->
        [one] { $count } giorno almeno
       *[other] { $count } giorni almeno
    }
web-league-tables-open =
    { $count ->
        [one] { $count } tavolo gioca ancora
       *[other] { $count } tavoli giocano ancora
    }
web-league-entry-close = Chiudi le iscrizioni
web-league-entry-close-what = Nessuno può partecipare finché non le riapri. I membri restano.
web-league-entry-open = Riapri le iscrizioni
web-league-entry-open-what = Gli altri possono di nuovo partecipare con il link o il codice.
web-league-removed = Sei stato tolto da questa lega.
web-league-closed = Per ora non può partecipare nessuno.
web-league-extend = Ritarda la stagione
web-league-extend-what = La prossima stagione comincia di altrettanti giorni più tardi.
web-league-extend-days = Giorni
web-league-direct-about = Gli altri partecipano con il link o il codice. Per togliere qualcuno, apri l’elenco dei membri.
web-league-list = Membri ({ $count })
web-league-list-next = Prossima stagione, secondo la classifica di ora ({ $count })
web-league-newcomer = esordio
web-league-remove-open = Un avviso lo dice. Chi viene tolto non può più partecipare.
web-league-remove-running = Un avviso lo dice. Chi viene tolto gioca la stagione in corso fino alla fine, e poi non può più partecipare.
web-league-leave-open = Puoi partecipare di nuovo finché non comincia.
web-league-leave-running = Giochi questa stagione fino alla fine, e non sei nella prossima.
web-league-end-open = Finisce prima della sua prima stagione. Non si può annullare.
web-league-end-what =
    { $count ->
        [one] Finisce per { $count } membro: la stagione in corso è l’ultima. Non si può annullare.
       *[other] Finisce per tutti i { $count } membri: la stagione in corso è l’ultima. Non si può annullare.
    }

## Seasons

web-seasons = Stagioni
web-season = Stagione
web-season-running = In corso fino al { $until }.
web-season-closing = È finita. I posti si fissano entro un’ora.
web-season-counts = Contano le partite classificate. Da { $count } partite in su si ha un posto.
web-season-none = Qui nessuno ha un posto.
web-season-place = Posto { $place } di { $placed }

## Alerts

web-alert-wake = Svegliami
web-alert-kept = Ti avviseremo quando si apre un tavolo così.
web-alerts = Avvisi
web-alerts-none = Non hai avvisi. Creane uno nella lista delle partite aperte.
web-alert-until = fino al { $until }
web-alert-remove = Togli
web-alert-all = Tutti i tavoli pubblici
web-alert-rated = classificata
web-alert-casual = amichevole
web-alert-clock-none = senza orologio
web-alert-clock-per_move = tempo per mossa
web-alert-clock-bank = tempo per tutta la partita
web-push-alerts = I tavoli che cerco

# Reports, and the desk of moderators.
web-report = Segnala
web-reports = Le tue segnalazioni
web-report-phrase = Segnala ciò che dice { $player }
web-desk = Moderazione
