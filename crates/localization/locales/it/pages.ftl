# Che cosa dicono le pagine per i browser.

# The page behind a link to an invitation. $seats is "seats".
page-invite-title = { $host } ti invita a una partita di treni
page-invite-title-by-nobody = Hai un invito a una partita di treni
page-invite-description = { $variant }, { $seats }. Codice: { $code }
page-invite-text = { $variant }, { $seats }. Apri l’app e unisciti con questo codice:
page-invite-play = Gioca nel browser
page-invite-full = { $variant }, { $seats }. Al momento tutti i posti sono occupati.
page-invite-started-title = La partita è iniziata
page-invite-started-text = { $variant }, { $seats }. Se hai un posto, continua a giocare qui. Tutti gli altri possono guardare.
page-invite-over-title = La partita è conclusa
page-invite-over-text = { $variant }, { $seats }. Qui puoi vedere com’è finita.
page-invite-called-off-title = La partita è stata annullata
page-invite-called-off-text = È finita senza risultato. Chiedi un nuovo invito o apri tu una partita.
page-invite-unknown-title = Questo codice non porta a nessuna partita
page-invite-unknown-text = Confrontalo con quello che hai ricevuto. Un codice vale fino a 30 giorni dopo la fine della sua partita.
page-invite-go = Vai alla partita
page-invite-home = Alla pagina iniziale
page-invite-tournament = { $host } ti invita a un torneo: { $name }
page-invite-tournament-by-nobody = Sei invitato a un torneo: { $name }
page-invite-to-tournament = Vai al torneo
page-invite-league = { $host } ti invita in una lega: { $name }
page-invite-league-by-nobody = Sei invitato in una lega: { $name }
page-invite-league-text =
    { $members ->
        [one] { $members } membro
       *[other] { $members } membri
    }, con promozioni e retrocessioni a ogni stagione.
page-invite-to-league = Vai alla lega

# Links into the app.
page-home-title = Railhead – un gioco di treni in Europa
page-home-text = Per 2-5 giocatori. Gioca nel browser, contro amici o bot.
page-challenge-title = La sfida del giorno
page-challenge-text = Le stesse carte per tutti, una volta al giorno. Quanti punti fai?

# The card of a link to a game, and the page of a game in a frame. $seats is "seats".
page-game-lobby = { $variant }, { $seats }. Si aspettano giocatori.
page-game-running = { $variant }, { $seats }. La partita è in corso: guardala.
page-game-finished = { $variant }, { $seats }. Vittoria: { $winners } con { $points } punti.
page-game-void = { $variant }, { $seats }. È finita senza risultato.

# The state of the service. $state is page-status-works or page-status-fails.
page-status-ok = Tutto funziona
page-status-ok-text = Si può giocare.
page-status-degraded = Qualcosa non funziona
page-status-degraded-text = Si può giocare. Del resto ci stiamo occupando.
page-status-unavailable = Il servizio non funziona
page-status-unavailable-text = Al momento non si può giocare. Niente va perso, e gli orologi recuperano tempo dopo un guasto.
page-status-play = Partite e mosse
page-status-streams = Novità in diretta
page-status-jobs = Orologi e notifiche
page-status-database = Banca dati
page-status-works = funziona
page-status-fails = non funziona
page-status-part = { $name }: { $state }
page-status-checked = Controllato: { $time }. Versione { $version }.
page-status-home = All’app
