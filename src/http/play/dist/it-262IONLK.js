var o=`city-amsterdam = Amsterdam
city-angora = Angora
city-athina = Atene
city-barcelona = Barcellona
city-berlin = Berlino
city-brest = Brest
city-brindisi = Brindisi
city-bruxelles = Bruxelles
city-bucuresti = Bucarest
city-budapest = Budapest
city-cadiz = Cadice
city-constantinople = Costantinopoli
city-danzig = Danzica
city-dieppe = Dieppe
city-edinburgh = Edimburgo
city-erzurum = Erzurum
city-essen = Essen
city-frankfurt = Francoforte
city-kharkov = Kharkov
city-kobenhavn = Copenaghen
city-kyiv = Kyiv
city-lisboa = Lisbona
city-london = Londra
city-madrid = Madrid
city-marseille = Marsiglia
city-moskva = Mosca
city-munchen = Monaco
city-palermo = Palermo
city-pamplona = Pamplona
city-paris = Parigi
city-petrograd = Pietrogrado
city-riga = Riga
city-roma = Roma
city-rostov = Rostov
city-sarajevo = Sarajevo
city-sevastopol = Sebastopoli
city-smolensk = Smolensk
city-smyrna = Smirne
city-sochi = Sochi
city-sofia = Sofia
city-stockholm = Stoccolma
city-venezia = Venezia
city-warszawa = Varsavia
city-wien = Vienna
city-wilno = Vilna
city-zagrab = Zagabria
city-zurich = Zurigo
sea-atlantic = Oceano Atlantico
sea-baltic = Mar Baltico
sea-black = Mar Nero
sea-mediterranean = Mar Mediterraneo
sea-north = Mare del Nord
card-pink = viola
card-blue = blu
card-orange = arancione
card-white = bianco
card-green = verde
card-yellow = giallo
card-black = nero
card-red = rosso
card-locomotive = locomotiva
one-card =
    { $card ->
        [pink] una carta viola
        [blue] una carta blu
        [orange] una carta arancione
        [white] una carta bianca
        [green] una carta verde
        [yellow] una carta gialla
        [black] una carta nera
        [red] una carta rossa
       *[locomotive] una locomotiva
    }
payment-colored =
    { $count ->
        [one] { $color ->
            [pink] { $count } carta viola
            [blue] { $count } carta blu
            [orange] { $count } carta arancione
            [white] { $count } carta bianca
            [green] { $count } carta verde
            [yellow] { $count } carta gialla
            [black] { $count } carta nera
           *[red] { $count } carta rossa
        }
       *[other] { $color ->
            [pink] { $count } carte viola
            [blue] { $count } carte blu
            [orange] { $count } carte arancioni
            [white] { $count } carte bianche
            [green] { $count } carte verdi
            [yellow] { $count } carte gialle
            [black] { $count } carte nere
           *[red] { $count } carte rosse
        }
    }
payment-locomotives =
    { $count ->
        [one] { $count } locomotiva
       *[other] { $count } locomotive
    }
payment-both = { $colored } e { $locomotives }
player-color-brown = marrone
player-color-red = rosso
player-color-purple = viola
player-color-gray = grigio
player-color-blue = blu
player-brown = Marrone
player-red = Rosso
player-purple = Viola
player-gray = Grigio
player-blue = Blu
player-nobody = Nessuno
bot-random = Caso
bot-random-description = Fa una mossa a caso.
bot-porter = Facchino
bot-porter-description = Gioca come chi comincia: pianifica un biglietto dopo l\u2019altro e qualcosa gli sfugge.
bot-conductor = Capotreno
bot-conductor-description = Gioca con giudizio: pianifica i biglietti, raccoglie carte e prende linee.
bot-stationmaster = Capostazione
bot-stationmaster-description = Gioca forte: prova a mente le mosse promettenti.
bot-director = Direttore
bot-director-description = Gioca al meglio: confronta a mente piani interi.
list-and = { $others } e { $last }
    .before-i = { $others } e { $last }
points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
trains =
    { $count ->
        [one] { $count } vagone
       *[other] { $count } vagoni
    }
spaces =
    { $count ->
        [one] { $count } casella
       *[other] { $count } caselle
    }
stations =
    { $count ->
        [one] { $count } stazione
       *[other] { $count } stazioni
    }
cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
tickets =
    { $count ->
        [one] { $count } biglietto
       *[other] { $count } biglietti
    }
routes =
    { $count ->
        [one] { $count } linea
       *[other] { $count } linee
    }
moves =
    { $count ->
        [one] { $count } mossa
       *[other] { $count } mosse
    }
seats =
    { $count ->
        [one] { $count } posto
       *[other] { $count } posti
    }
percent = { $number }%
route = { $from } \u2013 { $to }
route-kind =
    { $kind ->
        [tunnel] { $color ->
            [pink] galleria viola
            [blue] galleria blu
            [orange] galleria arancione
            [white] galleria bianca
            [green] galleria verde
            [yellow] galleria gialla
            [black] galleria nera
            [red] galleria rossa
           *[gray] galleria grigia
        }
        [ferry] traghetto
       *[route] { $color ->
            [pink] linea viola
            [blue] linea blu
            [orange] linea arancione
            [white] linea bianca
            [green] linea verde
            [yellow] linea gialla
            [black] linea nera
            [red] linea rossa
           *[gray] linea grigia
        }
    }
ferry-locomotives =
    { $count ->
        [one] almeno { $count } locomotiva
       *[other] almeno { $count } locomotive
    }
double-route = linea doppia
ticket-with-points = { $from } \u2013 { $to }, { $points }
ticket-completed = completato
ticket-failed = non completato
ticket-set-europe = Europa
ticket-set-europa_1912 = Europa 1912
ticket-set-orient_express = Orient Express
ticket-set-with_max = Con Max
variant-classic = Classica
variant-classic-description = Il gioco originale con i suoi 46 biglietti. Ricevi un biglietto lungo e tre normali, e ne tieni almeno due su quattro. In seguito ne peschi tre alla volta e ne tieni almeno uno.
variant-europa_1912 = Europa 1912
variant-europa_1912-description = I 55 biglietti dell\u2019espansione 1912 al posto di quelli originali. Ricevi un biglietto lungo e tre normali, e ne tieni almeno due su quattro. In seguito ne peschi tre alla volta e ne tieni almeno uno.
variant-mega = Mega Europa
variant-mega-description = Tutti i 101 biglietti delle due serie. Prima scegli uno di due biglietti lunghi, oppure nessuno. Poi ne ricevi cinque normali: ne tieni almeno due se hai un biglietto lungo, altrimenti almeno tre. I normali rifiutati vanno sotto il mazzo. In seguito ne peschi tre alla volta e ne tieni almeno uno.
variant-big_cities = Grandi citt\xE0
variant-big_cities-description = I 45 biglietti con Londra, Berlino, Mosca, Parigi, Vienna, Madrid, Roma, Atene o Angora, senza biglietti lunghi. Ne ricevi cinque e ne tieni almeno due; gli altri vanno sotto il mazzo. In seguito ne peschi quattro alla volta e ne tieni almeno uno.
tie-break-standard = In caso di parit\xE0: biglietti completati, poi meno stazioni, poi il percorso pi\xF9 lungo
tie-break-german = In caso di parit\xE0, come nel regolamento tedesco: biglietti completati, poi il percorso pi\xF9 lungo
clock-none = Senza limiti di tempo (30 giorni per mossa)
clock-per_move = { $time } per mossa
clock-bank = { $time } per tutta la partita
clock-bank-increment = { $time } per tutta la partita, pi\xF9 { $increment } dopo ogni turno
duration-days =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
duration-hours =
    { $count ->
        [one] { $count } ora
       *[other] { $count } ore
    }
duration-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    }
duration-seconds =
    { $count ->
        [one] { $count } secondo
       *[other] { $count } secondi
    }
game-rated = classificata
game-casual = amichevole
status-lobby = in attesa di giocatori
status-running = in corso
status-finished = conclusa
status-void = senza risultato
phase-lobby =
    { $open ->
        [one] Ancora { $open } posto libero
       *[other] Ancora { $open } posti liberi
    }
phase-ready = Tutti i posti sono occupati
phase-dealing = Scelta dei biglietti
phase-dealing-waiting = Biglietti ancora da scegliere per { $players }
phase-turn = Turno di { $player }
phase-your-turn = \xC8 il tuo turno
phase-last-round = Ultimo giro: turno di { $player }
phase-last-round-yours = Ultimo giro: \xE8 il tuo turno
phase-finished-winner = Vince { $player }
phase-finished-winners = Vittoria condivisa: { $players }
phase-voided = La partita \xE8 finita senza risultato
void-reason-admin = L\u2019amministrazione ha chiuso la partita.
void-reason-cancelled = La partita \xE8 stata annullata prima dell\u2019inizio.
void-reason-expired = Il tavolo \xE8 rimasto aperto troppo a lungo.
void-reason-left_early = Qualcuno se n\u2019\xE8 andato prima che tutti finissero un turno.
step-choose = Pesca carte, prendi una linea, pesca biglietti o costruisci una stazione
step-second_card = Prendi una seconda carta
step-keep_tickets =
    { $count ->
        [one] Tieni il biglietto pescato
       *[other] Scegli tra i { $count } biglietti pescati
    }
step-tunnel =
    { $surcharge ->
        [one] La galleria costa { $surcharge } carta in pi\xF9: paga o rinuncia
       *[other] La galleria costa { $surcharge } carte in pi\xF9: paga o rinuncia
    }
event-game-created = Il tavolo \xE8 aperto: { $variant }, { $seats }
event-player-joined = { $player } si siede al tavolo
event-player-left = { $player } lascia il tavolo
event-bot-added = Il bot { $player } si siede al tavolo
event-bot-removed = Il bot { $player } lascia il tavolo
event-player-kicked = { $player } deve lasciare il tavolo
event-host-changed = { $player } ora gestisce il tavolo
event-game-started = La partita comincia: il primo turno \xE8 di { $player }
event-cards-dealt =
    { $count ->
        [one] { $player } riceve { $count } carta
       *[other] { $player } riceve { $count } carte
    }
event-tickets-dealt =
    { $count ->
        [one] { $player } riceve { $count } biglietto da scegliere
       *[other] { $player } riceve { $count } biglietti da scegliere
    }
event-tickets-drawn =
    { $count ->
        [one] { $player } pesca { $count } biglietto
       *[other] { $player } pesca { $count } biglietti
    }
event-tickets-kept =
    { $count ->
        [0] { $player } non tiene nessun biglietto
        [one] { $player } tiene { $count } biglietto
       *[other] { $player } tiene { $count } biglietti
    }
event-tickets-kept-named = { $player } tiene { $list }
event-tickets-boxed =
    { $count ->
        [one] { $player } rimette { $count } biglietto nella scatola
       *[other] { $player } rimette { $count } biglietti nella scatola
    }
event-tickets-returned =
    { $count ->
        [one] { $count } biglietto va sotto il mazzo
       *[other] { $count } biglietti vanno sotto il mazzo
    }
event-card-turned-up = Si scopre { $card }
event-row-discarded = Tre locomotive scoperte: cinque carte nuove
event-row-replaced =
    { $times ->
        [one] Le cinque carte vengono sostituite ancora una volta: { $cards }
       *[other] Le cinque carte vengono sostituite altre { $times } volte: { $cards }
    }
event-deck-reshuffled = Gli scarti vengono mescolati e formano un nuovo mazzo
event-turn-started = Turno di { $player }
event-card-drawn = { $player } pesca { $card } dal mazzo
event-card-drawn-hidden = { $player } pesca una carta dal mazzo
event-card-taken = { $player } prende { $card }
event-route-claimed = { $player } prende { $from } \u2013 { $to } con { $payment }: { $points }
event-tunnel-laid = { $player } tenta la galleria { $from } \u2013 { $to } con { $payment }
event-tunnel-card-revealed = Si rivela { $card }
event-tunnel-surcharge-asked =
    { $surcharge ->
        [one] La galleria costa { $surcharge } carta in pi\xF9
       *[other] La galleria costa { $surcharge } carte in pi\xF9
    }
event-tunnel-surcharge-paid = { $player } aggiunge { $payment }
event-tunnel-abandoned = { $player } rinuncia alla galleria
event-station-built = { $player } costruisce la stazione di { $city }
event-passed = { $player } deve passare
event-last-round-begun = { $player } fa scattare l\u2019ultimo giro: ancora un turno a testa
event-time-ran-out = { $player } esaurisce il tempo
event-time-granted =
    { $seconds ->
        [one] Tutti ricevono almeno { $seconds } secondo in pi\xF9
       *[other] Tutti ricevono almeno { $seconds } secondi in pi\xF9
    }
event-seat-handed-over =
    { $reason ->
        [resigned] { $player } abbandona; continua il bot { $bot }
       *[out_of_time] { $player } non risponde; continua il bot { $bot }
    }
event-seat-taken-back = { $player } \xE8 di nuovo al tavolo
event-vacation-begun = { $player } \xE8 in vacanza
event-vacation-ended = { $player } \xE8 di ritorno dalle vacanze
event-sleeping-hours-set = { $player } dorme dalle { $from } alle { $until } (UTC)
event-sleeping-hours-ended = { $player } non ha pi\xF9 ore di sonno
event-stand-in-seated = { $player } sostituisce chi se n\u2019era andato
event-game-finished = La partita \xE8 finita
event-game-voided =
    { $reason ->
        [cancelled] La partita \xE8 annullata
        [expired] Il tavolo \xE8 rimasto aperto troppo a lungo: la partita \xE8 annullata
        [left_early] La partita finisce senza risultato, perch\xE9 qualcuno \xE8 andato via presto
       *[admin] L\u2019amministrazione chiude la partita, senza risultato
    }
score-rank = posizione
score-player = nome
score-routes = linee
score-tickets = biglietti
score-stations = stazioni
score-express = express
score-total = totale
score-completed = completati
score-longest = percorso pi\xF9 lungo
score-completed-of = { $completed } su { $kept }
explain-routes = Linee: { $points }
explain-route = { $from } \u2013 { $to }, { $trains }: { $points }
explain-tickets = Biglietti: { $points }
explain-ticket-completed = { $from } \u2013 { $to }: completato, { $points }
explain-ticket-failed = { $from } \u2013 { $to }: non completato, { $points }
explain-ticket-path = Tragitto: { $cities }
explain-ticket-stations = Con la stazione di { $cities }
explain-stations-left =
    { $count ->
        [one] { $count } stazione non costruita: { $points }
       *[other] { $count } stazioni non costruite: { $points }
    }
explain-station-lends = Stazione di { $city }: usa { $from } \u2013 { $to } di { $player }
explain-station-lends-nothing = Stazione di { $city }: non usa nessuna linea
explain-path = Percorso pi\xF9 lungo: { $trains } ({ $cities })
explain-no-path = Percorso pi\xF9 lungo: nessuno
explain-express = European Express: { $points }
explain-total = Totale: { $points }
explain-rank = Posizione { $rank }
explain-tie-completed_tickets = Parit\xE0 di punti: decidono i biglietti completati
explain-tie-stations_used = Parit\xE0 di punti e biglietti: decide chi ha usato meno stazioni
explain-tie-longest_path = Parit\xE0 di punti, biglietti e stazioni: decide il percorso pi\xF9 lungo
explain-tie-shared = Parit\xE0 in tutto: la posizione \xE8 condivisa
replay-heading = Partita { $game }: { $players }
demo-heading = Partita { $game } su { $url }: { $players }
demo-after =
    { $moves ->
        [one] Dopo { $moves } mossa:
       *[other] Dopo { $moves } mosse:
    }
simulate-games =
    { $games ->
        [one] { $games } partita ({ $variant }, { $seats }): { $games_per_second } partite/s, { $moves_per_second } mosse/s su un core
       *[other] { $games } partite ({ $variant }, { $seats }): { $games_per_second } partite/s, { $moves_per_second } mosse/s su un core
    }
simulate-average = Partita media: { $turns } turni, { $moves } mosse, { $events } eventi; al massimo { $most_turns } turni, { $most_events } eventi
simulate-bot = bot
simulate-seats = posti
simulate-wins = vittorie
simulate-kept = tenuti
simulate-progress = partite
bot-thinking = tempo per decisione
ladder-heading = { $variant }, { $seats }, seme { $seed }. Distribuzioni: { $deals }. Partite: { $games }.
ladder-scale =
    { $anchor ->
        [conductor] Rating secondo Plackett e Luce: 400 punti sono dieci a uno, conductor ha 1500. Intervalli al 95 % da { $resamples } ricampionamenti delle distribuzioni. I tempi sono di processore.
       *[mean] Rating secondo Plackett e Luce: 400 punti sono dieci a uno, la loro media \xE8 1500. Intervalli al 95 % da { $resamples } ricampionamenti delle distribuzioni. I tempi sono di processore.
    }
ladder-binary = SHA-256 del programma: { $sha256 }
ladder-rating = rating
ladder-interval = intervallo al 95 %
ladder-rank = posizione media
ladder-margin = distacco
ladder-adjusted = senza fortuna
ladder-longest = massimo
ladder-duel = duello
ladder-deals = distribuzioni
ladder-row = Riga { $row }, distribuzione { $deal }: { $players }
ladder-same = La partita \xE8 la stessa, bit per bit: SHA-256 { $sha256 }
ladder-again = Rigiocata: { $players }; SHA-256 { $sha256 }
ladder-other-binary = Questo non \xE8 il programma che ha scritto la riga.
ladder-differs = La partita non \xE8 quella della riga: { $fields }
ladder-gate-results = Distribuzioni per partite vinte, da 0 a { $games } in mezze partite: { $results }
ladder-gate-rate = Vinto: { $rate } { $interval }
ladder-gate-ratio = Logaritmo del rapporto di verosimiglianza: { $ratio }; limiti { $bounds }, ipotesi { $hypotheses }
ladder-gate-passed = Superato: { $new } \xE8 pi\xF9 forte di { $old }.
ladder-gate-failed = Non superato: { $new } non \xE8 pi\xF9 forte di { $old }.
ladder-gate-undecided = Nessuna decisione dopo { $deals } distribuzioni.
analyze-heading = Partita { $game }: { $players }
analyze-start = prima della distribuzione
analyze-luck = fortuna
analyze-improvement = buone mosse
analyze-errors = errori
analyze-others = avversari
analyze-margin = vantaggio
analyze-adjusted = vantaggio senza fortuna
analyze-legend = Punti di vantaggio sul miglior avversario; la somma delle prime cinque colonne.
analyze-no-error = { $player }: nessun errore evidente
analyze-counted =
    { $count ->
        [one] { $player }: { $count } errore in { $decisions } decisioni
       *[other] { $player }: { $count } errori in { $decisions } decisioni; i pi\xF9 costosi:
    }
analyze-better = meglio di { $points }: { $instead }
analyze-unfinished = La partita non \xE8 stata giocata fino alla fine.
analyze-no-seat = La partita non ha un posto { $seat }.
verify-follows = Partita { $game }, { $status }: { $events } eventi da { $decisions } decisioni, e tutti derivano dal segreto.
verify-dump =
    { $games ->
        [one] La partita deriva dal suo segreto.
       *[other] Tutte le { $games } partite derivano dai loro segreti.
    }
verify-copied = I primi { $events } eventi di gioco sono stati copiati da un\u2019altra partita. Sono presi come dati.
verify-commitment = Lo SHA-256 del segreto \xE8 l\u2019impegno { $commitment }.
verify-head = Il registro termina con la testa { $head }.
verify-head-noted = Contiene la testa { $head } che hai annotato: nulla di ci\xF2 che precede \xE8 stato riscritto.
verify-entropy = Il posto { $seat } ha aggiunto { $entropy }
verify-compare = Confronta l\u2019impegno, e ci\xF2 che hai aggiunto, con quello che hai annotato prima della partita.
verify-nothing = nulla
verify-error-secret = Lo SHA-256 del segreto \xE8 { $hash }, non l\u2019impegno { $commitment }.
verify-error-differs = L\u2019evento { $seq } \xE8 diverso: il file dice { $recorded }, dovrebbe essere { $expected }.
verify-error-begins-nothing = L\u2019evento { $seq } \xE8 diverso: il file dice { $recorded }, e cos\xEC non pu\xF2 cominciare nessuna partita.
verify-error-refused = L\u2019evento { $seq } \xE8 diverso: il file dice { $recorded }, e questo non \xE8 permesso: { $rejection }
verify-error-copied = L\u2019evento { $seq } \xE8 diverso: il verbale dice { $recorded }, che non pu\xF2 venire da un\u2019altra partita.
verify-error-continued = La partita continua da una posizione di un\u2019altra, il cui segreto non \xE8 nel verbale.
verify-error-no-deal = La partita condivide la smazzata con altre, e nel file manca il segreto della smazzata.
verify-error-packs = Nessun server offre questi pacchetti di biglietti.
verify-error-head = Il registro termina con la testa { $computed }, non con { $recorded }: \xE8 stato riscritto.
verify-error-unfinished = Il file termina dopo l\u2019evento { $version }, prima della fine della partita.
verify-tournament = Il torneo { $tournament } si \xE8 svolto come dice il suo registro: { $events } eventi, { $rounds } turni. Ogni abbinamento segue dai risultati e dal segreto.
verify-tournament-first = Il primo \xE8 il giocatore { $player }.
verify-tournament-games = Sono stati confrontati i risultati di { $games } partite.
verify-tournament-line = La riga { $line } non si pu\xF2 leggere: { $why }
verify-tournament-form = \xC8 un registro di forma { $form }, che questa versione non legge.
verify-tournament-secret = Il segreto non corrisponde al suo impegno.
verify-tournament-rules = Queste regole non sono possibili: { $why }
verify-tournament-opening = Il registro non comincia con l\u2019apertura.
verify-tournament-impossible = L\u2019evento { $seq } non era possibile in quel momento.
verify-tournament-seed = Il seme dell\u2019evento { $seq } non segue dal segreto.
verify-tournament-pairing = L\u2019abbinamento dell\u2019evento { $seq } non segue dalla classifica e dal seme.
verify-tournament-unfinished = Il torneo non \xE8 finito.
verify-tournament-foreign = La partita { $game } non \xE8 di alcun tavolo del torneo.
verify-tournament-deal = La partita { $game } non ha la distribuzione del suo turno.
verify-tournament-result = Il risultato della partita { $game } \xE8 un altro.
web-skip = Vai al contenuto
web-home = Inizio
web-back = Indietro
web-tabs = Schermate principali
web-tables = Tavoli
web-inbox = Novit\xE0
web-ranks = Posizioni
web-me = Io
web-missing = Qui non c\u2019\xE8 niente
web-try-again = Riprova
web-more = Mostra altro
web-save = Salva
web-saved = Salvato
web-next = Avanti
web-show = Mostra
web-all = Tutto
web-any = Qualsiasi
web-offline = Nessuna connessione. L\u2019app riprende appena torna.
web-offline-failed = Non c\u2019\xE8 connessione. Riprova pi\xF9 tardi.
web-update = C\u2019\xE8 una nuova versione.
web-reload = Usala ora
web-broken = Qui qualcosa \xE8 andato storto
web-broken-what = La schermata non pu\xF2 essere mostrata. Le tue partite sono al sicuro sul server.
web-load-again = Ricarica
web-motto = Prendi il controllo delle ferrovie dell\u2019Europa del 1912, con amici, sconosciuti o bot.
web-picture = Il tabellone: l\u2019Europa con le sue citt\xE0 e ferrovie
web-play-as-guest = Gioca come ospite
web-guest-hint = Senza password n\xE9 e-mail. Potrai conservare l\u2019account pi\xF9 tardi.
web-account-needed = Accedi o gioca come ospite per continuare.
web-ended = Questo dispositivo \xE8 stato disconnesso.
web-sign-in = Accedi
web-forgot = Password dimenticata?
web-recover = Password dimenticata
web-recover-what = Con un codice di recupero imposti una nuova password. Tutti gli altri tuoi dispositivi vengono disconnessi. Senza un codice nessuno pu\xF2 restituirti l\u2019accesso.
web-recover-code = Codice di recupero
web-recover-do = Imposta la password
web-recovered = La nuova password \xE8 impostata, e il codice non vale pi\xF9.
web-register = Registrati
web-oidc-with = Accedi con { $provider }
web-oidc-working = Accesso in corso\u2026
web-oidc-failed = L\u2019accesso \xE8 stato interrotto. Riprova.
web-oidc-name = Scegli un nome
web-oidc-name-what = \xC8 la tua prima volta qui con { $provider }. Con quale nome vuoi giocare?
web-oidc-other = Accedi a un account che hai gi\xE0
web-name = Nome
web-name-rule = Da 2 a 24 lettere, cifre, spazi, \xAB-\xBB, \xAB_\xBB, \xAB.\xBB o \xAB'\xBB
web-password = Password
web-password-rule = Almeno 8 caratteri
web-language = Lingua
web-watch = Partite da guardare
web-watch-none = Ora non \xE8 in corso nessuna partita pubblica.
web-watch-best = Guarda come { $player } ha ottenuto { $points }
web-watch-last = Guarda l\u2019ultima partita di { $player }
web-watch-play = Gioca contro il bot migliore
web-seats-offered = Posti da prendere
web-seats-offered-none = Ora non ti viene offerto nessun posto.
web-play-now = Gioca
web-quick = Partita rapida
web-quick-what = Contro la prima persona che vuole la stessa partita.
web-quick-do = Trova una partita
web-quick-own = Un tavolo mio
web-quick-nobody = Ora nessuno cerca una partita. Gioca subito contro i bot, e pi\xF9 tardi con le persone.
web-quick-tables =
    { $count ->
        [0] Nessun tavolo aspetta giocatori.
        [one] Un tavolo aspetta giocatori.
       *[other]
            { $more ->
                [yes] { $count } tavoli o pi\xF9 aspettano giocatori.
               *[no] { $count } tavoli aspettano giocatori.
            }
    }
web-quick-running =
    { $count ->
        [0] Non \xE8 in corso nessuna partita pubblica.
        [one] \xC8 in corso una partita pubblica.
       *[other]
            { $more ->
                [yes] Sono in corso { $count } partite pubbliche o pi\xF9.
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
web-no-games = Non sei ancora in nessuna partita. Una partita rapida o un bot \xE8 un buon inizio.
web-nobody-yet = Ancora nessun altro
web-somebody = Account eliminato
web-time-left = Ancora { $time }
web-points-against = Tu { $own }, il migliore degli altri { $best }
web-guest = ospite
web-guest-notice = Giochi con l\u2019account ospite { $name }. Si perde con questo dispositivo o se esci.
web-keep-account = Conserva l\u2019account
web-keep-account-why = Scegli un nome e una password. Le tue partite e i tuoi rating restano, e puoi accedere da altri dispositivi.
web-keep-account-do = Conservalo
web-account-kept = L\u2019account { $name } ora \xE8 tuo.
web-new-do = Apri la partita
web-players = Giocatori
web-variant = Variante
web-clock = Orologio
web-others = Gli altri posti
web-seat = Posto { $seat }
web-seat-open = Una persona
web-seat-bot = Bot \xAB{ $bot }\xBB
web-who-joins = Chi pu\xF2 partecipare?
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
web-stand-ins-owner = s\xEC, il risultato conta per chi se n\u2019\xE8 andato
web-stand-ins-stand-in = s\xEC, il risultato conta per chi sostituisce
web-rated-no-bots = Le partite classificate non hanno bot.
web-auto-start = Inizia appena tutti i posti sono occupati
web-packs = Biglietti bonus
web-with-packs = Biglietti bonus: { $packs }
web-color = Il tuo colore
web-first-seat = Chi inizia?
web-by-lot = A sorte
web-yourself = Tu
web-tie-break = Parit\xE0
web-looking-for-players = Cercano giocatori
web-open-none = Ora nessuna partita pubblica cerca giocatori. Aprine una: gli altri la troveranno qui.
web-join-or = Nessun codice? Cerca tra le
web-join-code = Codice
web-code-hint = Sei lettere e cifre. Maiuscole e trattini non contano.
web-other-code = Inserisci un altro codice
web-invited-by-nobody = Hai un invito a una partita
web-invited-by = { $player } ti invita
web-invited-to = Hai un invito: { $name }
web-invitation-take = Vai all\u2019invito
web-invitation-dismiss = Ignora
web-to-game = Vai alla partita
web-inbox-empty = Ancora niente. Qui arrivano inviti, inizi e risultati delle tue partite.
web-new-item = nuovo
web-player-since = Dal { $date }
web-games = Partite
web-wins = Vittorie
web-ratings = Rating
web-rating = Rating
web-rating-of = Partite classificate
web-rated-games = Partite classificate
web-percentile = Davanti al
web-percentile-what = Quota dei giocatori con una partita classificata negli ultimi 90 giorni che sta pi\xF9 in basso
web-rating-chart = Grafico del rating; ora \xE8 { $rating }
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
web-measure-errors-what = Punti persi per errori a ogni decisione, nelle partite analizzate: meno sono, meglio \xE8.
web-grouped = Per
web-grouped-variant = variante
web-grouped-seats = numero di giocatori
web-grouped-color = colore
web-grouped-month = mese
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
    } \xB7 davanti { $won } \xB7 dietro { $lost } \xB7 pari { $tied }
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
web-best-streak = Serie pi\xF9 lunga
web-tickets-completed = Biglietti completati
web-longest-path = Percorso pi\xF9 lungo
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
web-tied = Parit\xE0
web-only-with-me = Solo partite con me
web-only-with = Solo con { $name }
web-a-bot = Un bot
web-leaderboards = Classifiche
web-leaderboard = Classifica
web-board-duel = Due giocatori
web-board-table = Da tre a cinque giocatori
web-board-wins = Partite vinte
web-board-best_score = Miglior punteggio di una partita
web-board-mean_score = Punti in media, da dieci partite
web-board-tickets_completed = Biglietti completati, in totale
web-board-longest_path = Percorso continuo pi\xF9 lungo
web-value-duel = rating
web-value-table = rating
web-value-wins = vittorie
web-value-best_score = punti
web-value-mean_score = punti
web-value-tickets_completed = biglietti
web-value-longest_path = caselle
web-board-empty = Ancora nessuno \xE8 in questa classifica. Contano le partite senza bot.
web-find-player = Trova qualcuno
web-neighbours = Intorno a te
web-guests-unranked = Gli account ospite non sono in classifica. Conserva l\u2019account per esserci.
web-among-everybody = Tutti
web-among-friends = Tu e i tuoi amici
web-popular = Linee popolari
web-popular-routes = Linee
web-popular-tickets = Biglietti
web-popular-routes-what = Quota delle partite in cui la linea \xE8 stata presa
web-popular-tickets-what = Quante volte il biglietto \xE8 stato completato da chi lo ha tenuto
web-band = Rating al tavolo
web-band-all = Tutti
web-band-beginner = Sotto 1200
web-band-intermediate = Da 1200 a 1499
web-band-advanced = Da 1500 a 1799
web-band-expert = Da 1800
web-popular-turns = Ordine di turno
web-popular-turns-what = Quota delle partite pubbliche senza bot vinte da ogni posizione
web-position = { $position }\xBA di { $seats }
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
web-identity-linked = { $provider } \xE8 collegato.
web-identity-unlink = Scollega
web-identity-unlinked = { $provider } non \xE8 pi\xF9 collegato.
web-recovery = Codici di recupero
web-recovery-what = Se dimentichi la password, il tuo nome e uno di questi codici ti restituiscono l\u2019accesso. Conservali su carta o in un file.
web-recovery-none = Non hai codici.
web-recovery-left =
    { $count ->
        [one] Resta { $count } codice. Creazione: { $when }.
       *[other] Restano { $count } codici. Creazione: { $when }.
    }
web-recovery-make = Crea codici di recupero
web-recovery-renew = Ricevi dieci nuovi codici. Quelli che hai non valgono pi\xF9.
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
web-push-offer = Vuoi che questo dispositivo ti avvisi quando \xE8 il tuo turno, anche con l\u2019app chiusa?
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
web-push-refused = Il browser non \xE8 riuscito ad abbonarsi alle notifiche. Forse il suo servizio \xE8 disattivato o irraggiungibile.
web-push-unsupported = Questo browser non pu\xF2 mostrare le notifiche di un\u2019app chiusa.
web-push-home-screen = Su un iPhone o iPad, aggiungi prima l\u2019app alla schermata Home: Condividi, poi \xABAggiungi alla schermata Home\xBB.
web-terms = Condizioni d\u2019uso
web-contact = Contatti
web-terms-accept = Proseguendo accetti le condizioni d\u2019uso
web-notice-read = Ho capito
web-not-now = Non ora
web-absences = Vacanze e sonno
web-vacation-what = Nelle partite che danno un giorno o pi\xF9, ma non nei tornei e nelle leghe, il tuo orologio si ferma in vacanza. Gli altri vedono che non ci sei.
web-vacation-until = In vacanza fino al { $until }
web-vacation-end = Termina la vacanza
web-vacation-again = Potrai iniziare un\u2019altra vacanza il { $at }.
web-vacation-left =
    { $days ->
        [0] Nessun giorno di vacanza rimasto.
        [one] Resta un giorno di vacanza.
       *[other] Restano { $days } giorni di vacanza.
    }
web-vacation-begin = Vai in vacanza
web-vacation-do = Inizia ora
web-vacation-days = Giorni
web-vacation-of = { $name } \xE8 in vacanza fino al { $until }
web-sleep = Dormo ogni giorno
web-sleep-what = Se hai un giorno o pi\xF9 per mossa, il tuo tempo non finisce mentre dormi. Le tue ore di sonno sono nel diario delle tue partite, visibili a tutti.
web-mutes = Persone silenziate
web-mute-everybody = Non mostrare nulla di ci\xF2 che dicono gli altri
web-nobody-muted = Non hai silenziato nessuno.
web-unmute = Riattiva
web-devices = Dispositivi
web-device-this = Questo dispositivo
web-device-unknown = Dispositivo sconosciuto
web-device-used = Ultimo uso: { $when }
web-signed-out = Il dispositivo \xE8 disconnesso.
web-sign-out = Esci
web-sign-out-what = Le partite in corso continuano. Puoi accedere di nuovo quando vuoi.
web-sign-out-guest = Questo account ospite non ha password: dopo l\u2019uscita nessuno potr\xE0 pi\xF9 usarlo.
web-sign-out-everywhere = Esci ovunque
web-sign-out-everywhere-what = Tutti i dispositivi vengono disconnessi, anche questo.
web-your-data = I tuoi dati
web-your-data-what = Salva un file con tutto ci\xF2 che il server sa di te, o elimina l\u2019account.
web-open-data = Partite che si possono pubblicare
web-open-data-rated = Partite pubbliche e classificate
web-open-data-all = Tutte le partite
web-open-data-none = Nessuna partita
web-open-data-what =
    Questo server pu\xF2 pubblicare partite concluse per la ricerca: senza nomi, con un codice che cambia ogni mese. Una partita resta fuori se qualcuno che vi ha giocato non vuole.
web-export = Salva i miei dati
web-delete-account = Elimina l\u2019account
web-delete-what = \xC8 definitivo. I bot continuano le tue partite in corso, e quelle concluse mostrano un account eliminato.
web-delete-type = Scrivi il tuo nome per confermare: { $name }
web-delete-mismatch = Questo non \xE8 il tuo nome: { $name }.
web-delete-do = Elimina per sempre
web-deleted = L\u2019account \xE8 eliminato.
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
web-block-what = Non vi vedete pi\xF9: n\xE9 nome, n\xE9 tavolo, n\xE9 partita, n\xE9 frasi. Le partite in cui sedete entrambi continuano. Nessuno viene avvisato. In un torneo in cui entrate dopo, non sedete insieme se si pu\xF2 evitare.
web-blocked = Blocco attivo per { $player }. Si pu\xF2 cambiare nelle impostazioni.
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
web-bot-delete-what = \xC8 definitivo. Le sue chiavi non valgono pi\xF9 e i bot del server prendono le sue partite.
web-key-make = Crea una chiave API
web-key-label = A che cosa serve
web-key-read = Leggere le partite e la posta in arrivo
web-key-play = Partecipare alle partite e giocare
web-key-host = Aprire partite e invitare
web-key-new = Conserva ora questa chiave: non sar\xE0 mostrata di nuovo.
web-key-copied = La chiave \xE8 copiata.
web-key-hide = L\u2019ho conservata
web-key-used = Usata { $when }
web-key-unused = Non ancora usata
web-key-expires = fino al { $date }
web-key-revoke = Revoca
web-key-revoke-named = Revoca la chiave \xAB{ $name }\xBB
web-key-revoke-what = I programmi con questa chiave sono rifiutati da subito. \xC8 definitivo.
web-keys-none = Non ha chiavi API.
web-own-keys = Le tue chiavi API
web-own-keys-what = Per programmi che leggono o giocano per te. Non arrivano mai all\u2019account stesso: n\xE9 alla password, n\xE9 ai dispositivi, n\xE9 alle chiavi, n\xE9 all\u2019eliminazione.
web-own-keys-none = Non hai chiavi API.
web-calendar = Calendario
web-calendar-what = Un link per il tuo programma di calendario: mostra le scadenze dei tuoi turni. Chi lo ha le vede.
web-calendar-make = Crea un link
web-calendar-renew = Crea un nuovo link, termina quello vecchio
web-calendar-end = Termina il link
web-calendar-new = Conserva questo link adesso: non sar\xE0 mostrato di nuovo.
web-calendar-hide = L\u2019ho conservato
web-calendar-since = C\u2019\xE8 un link dal { $date }.
web-calendar-ended = Il link \xE8 terminato.
web-feed-games = Feed delle partite pubbliche
web-feed-tournaments = Feed dei tornei
web-about = Informazioni
web-about-what = Railhead \xE8 un server libero per un gioco di treni in Europa. Questa app usa solo la sua interfaccia pubblica.
web-version = Versione
web-licence = Licenza
web-docs = Documentazione per sviluppatori
web-status = Stato del servizio
web-about-maps = Le coste vengono da Natural Earth, che \xE8 di pubblico dominio.
web-challenge = Sfida del giorno
web-challenge-what = Oggi tutti hanno le stesse carte, contro gli stessi due bot. Le giochi una volta e hai 12 ore per tutte le tue mosse.
web-challenge-play = Gioca le carte di oggi
web-challenge-go-on = Continua la tua partita
web-challenge-own = I tuoi punti: { $points } \xB7 posto { $place } al tavolo \xB7 finora posizione { $rank }
web-challenge-left = Hai lasciato questa partita, quindi non ha un risultato.
web-challenge-guests = Tutti giocano queste carte una volta: ti serve quindi un account con un nome, creato da almeno tre giorni. Fino ad allora, allenati contro gli stessi bot.
web-challenge-practise = Allenati contro questi bot
web-challenge-shared = { $points } \xB7 posto { $place } al tavolo
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
web-challenge-sealed = Finch\xE9 l\u2019ultima partita non \xE8 finita, nessuno vede le partite degli altri.
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
        [one] Con cos\xEC pochi giocatori, alcuni si rincontreranno dopo { $count } turno.
       *[other] Con cos\xEC pochi giocatori, alcuni si rincontreranno dopo { $count } turni.
    }
web-tournament-enter = Partecipa
web-tournament-no-vacations = Nessuna vacanza ferma l\u2019orologio ai suoi tavoli. Chi non fa nessuna mossa a un tavolo viene tolto, e pu\xF2 tornare.
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
web-tournament-about-arena = Chi non ha un tavolo ne riceve uno, ancora e ancora, finch\xE9 c\u2019\xE8 tempo.
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
web-sealed = Altri tavoli giocano ancora queste carte. La verifica, l\u2019esportazione e l\u2019analisi arrivano quando finisce l\u2019ultimo.
web-tournament-same-deal = le stesse carte a tutti i tavoli
web-tournament-same-deal-about = Tutti i tavoli di un turno giocano le stesse carte. Sei a confronto con chi ha il tuo posto agli altri tavoli; con avversari pi\xF9 forti si riceve un po\u2019 di pi\xF9. Nessuno vede gli altri tavoli finch\xE9 tutti non sono finiti.
web-tournament-do-start = Comincia
web-tournament-return = Torna
web-tournament-leave-open = Puoi partecipare di nuovo finch\xE9 non comincia.
web-tournament-leave-running = Il tuo tavolo di adesso resta tuo. Dal prossimo turno non hai pi\xF9 un posto; puoi tornare una volta, ma non in una lega o in un\u2019eliminazione.
web-tournament-guests = aperto agli ospiti
web-tournament-admit = Possono partecipare gli ospiti, senza account
web-tournament-round-of = Turno { $round } di { $rounds }
web-tournament-paused-organiser = In pausa, da chi organizza
web-tournament-export-what = La prova \xE8 un file con ogni passo: chiunque pu\xF2 ricalcolare tavoli e punti.
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
web-next-over = Il torneo \xE8 finito.
web-next-place =
    { $points ->
        [one] Posto { $place } di { $count } \xB7 { $points } punto
       *[other] Posto { $place } di { $count } \xB7 { $points } punti
    }
web-next-leads = Il tuo prossimo tavolo \xE8 pronto. Ci vai tra un attimo.
web-next-table = Al tuo prossimo tavolo
web-next-stay = Resta qui
web-start-begun = \xC8 gi\xE0 cominciato, o \xE8 finito.
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
web-start-binds = Tutti i tavoli si aprono subito, e tutti ricevono un avviso. Non si pu\xF2 annullare.
web-direct = Organizzi tu
web-direct-about = Gli altri partecipano con il link o il codice. Per togliere qualcuno, apri la sua riga in classifica.
web-direct-reason = Motivo
web-direct-reason-hint = Se vuoi. Tutti possono leggerlo.
web-direct-pause = Metti in pausa
web-direct-pause-what = I tavoli giocano fino alla fine; nessun turno comincia finch\xE9 non riprendi.
web-direct-resume = Riprendi
web-direct-resume-what = Il prossimo turno comincia appena \xE8 la sua ora.
web-direct-extend = Ritarda il turno
web-direct-extend-what = Il prossimo turno comincia pi\xF9 tardi di tanto.
web-direct-minutes = Minuti
web-direct-rename = Rinomina
web-direct-rename-what = Il link e il codice restano uguali.
web-direct-cancel = Annulla il torneo
web-direct-cancel-open = Non si giocher\xE0 nulla, e chi partecipa riceve un avviso. Non si pu\xF2 annullare.
web-direct-cancel-running = Tutte le partite finiscono senza risultato, e non vince nessuno. Non si pu\xF2 annullare.
web-direct-remove = Togli { $player }
web-direct-remove-open = Un avviso lo dice.
web-direct-remove-running = Un bot gioca il tavolo di adesso fino alla fine. Chi viene tolto va all\u2019ultimo posto e non pu\xF2 tornare.
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
web-standing-order = Prima i punti; a parit\xE0 decidono gli ultimi due, poi i tavoli vinti.
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
        [one] Dopo una stagione sale la prima persona di una divisione e scende l\u2019ultima.
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
web-league-up = \xE8 salito
web-league-down = \xE8 sceso
web-league-open = Apri la lega
web-league-size = Giocatori per divisione
web-league-moves = Giocatori che salgono o scendono
web-league-days = Durata minima di una stagione, in giorni
web-league-days-hint = Una stagione finisce quando tutti i tavoli sono finiti.
web-league-listed = Nell\u2019elenco per tutti
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
web-league-entry-close-what = Nessuno pu\xF2 partecipare finch\xE9 non le riapri. I membri restano.
web-league-entry-open = Riapri le iscrizioni
web-league-entry-open-what = Gli altri possono di nuovo partecipare con il link o il codice.
web-league-removed = Sei stato tolto da questa lega.
web-league-closed = Per ora non pu\xF2 partecipare nessuno.
web-league-extend = Ritarda la stagione
web-league-extend-what = La prossima stagione comincia di altrettanti giorni pi\xF9 tardi.
web-league-extend-days = Giorni
web-league-direct-about = Gli altri partecipano con il link o il codice. Per togliere qualcuno, apri l\u2019elenco dei membri.
web-league-list = Membri ({ $count })
web-league-list-next = Prossima stagione, secondo la classifica di ora ({ $count })
web-league-newcomer = esordio
web-league-remove-open = Un avviso lo dice. Chi viene tolto non pu\xF2 pi\xF9 partecipare.
web-league-remove-running = Un avviso lo dice. Chi viene tolto gioca la stagione in corso fino alla fine, e poi non pu\xF2 pi\xF9 partecipare.
web-league-leave-open = Puoi partecipare di nuovo finch\xE9 non comincia.
web-league-leave-running = Giochi questa stagione fino alla fine, e non sei nella prossima.
web-league-end-open = Finisce prima della sua prima stagione. Non si pu\xF2 annullare.
web-league-end-what =
    { $count ->
        [one] Finisce per { $count } membro: la stagione in corso \xE8 l\u2019ultima. Non si pu\xF2 annullare.
       *[other] Finisce per tutti i { $count } membri: la stagione in corso \xE8 l\u2019ultima. Non si pu\xF2 annullare.
    }
web-seasons = Stagioni
web-season = Stagione
web-season-running = In corso fino al { $until }.
web-season-closing = \xC8 finita. I posti si fissano entro un\u2019ora.
web-season-counts = Contano le partite classificate. Da { $count } partite in su si ha un posto.
web-season-none = Qui nessuno ha un posto.
web-season-place = Posto { $place } di { $placed }
web-alert-wake = Svegliami
web-alert-kept = Ti avviseremo quando si apre un tavolo cos\xEC.
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
web-report = Segnala
web-reports = Le tue segnalazioni
web-report-phrase = Segnala ci\xF2 che dice { $player }
web-desk = Moderazione
web-game = Partita
web-board = Tabellone
web-loading = Caricamento\u2026
web-menu = Menu
web-close = Chiudi
web-cancel = Annulla
web-zoom-in = Ingrandisci
web-zoom-out = Riduci
web-you = tu
web-deleted-player = eliminato
web-line-live = Connesso
web-line-connecting = Connessione\u2026
web-line-offline = Nessuna connessione
web-line-sending = La tua mossa \xE8 in viaggio\u2026
web-move-queued = La tua mossa resta su questo dispositivo e viene inviata appena possibile.
web-move-dropped = La tua mossa non \xE8 stata giocata: la partita \xE8 andata avanti.
web-confirm = Giocarla lo stesso?
web-confirm-text = La partita \xE8 andata avanti da quando hai scelto questa mossa. \xC8 ancora possibile.
web-confirm-yes = Gioca
web-sending = In viaggio: { $move }
web-kept = Aspetta la connessione: { $move }
web-did-game-started = La partita comincia: il primo turno \xE8 tuo
web-did-cards-dealt =
    { $count ->
        [one] Hai ricevuto { $count } carta
       *[other] Hai ricevuto { $count } carte
    }
web-did-tickets-dealt =
    { $count ->
        [one] Hai ricevuto { $count } biglietto da scegliere
       *[other] Hai ricevuto { $count } biglietti da scegliere
    }
web-did-tickets-drawn =
    { $count ->
        [one] Hai pescato { $count } biglietto
       *[other] Hai pescato { $count } biglietti
    }
web-did-tickets-kept =
    { $count ->
        [0] Non hai tenuto nessun biglietto
        [one] Hai tenuto { $count } biglietto
       *[other] Hai tenuto { $count } biglietti
    }
web-did-tickets-kept-named = Hai tenuto { $list }
web-did-tickets-boxed =
    { $count ->
        [one] Hai rimesso { $count } biglietto nella scatola
       *[other] Hai rimesso { $count } biglietti nella scatola
    }
web-did-card-drawn = Hai pescato { $card }
web-did-card-drawn-hidden = Hai pescato una carta dal mazzo
web-did-card-taken = Hai preso { $card }
web-did-route-claimed = Hai preso { $from } \u2013 { $to } con { $payment }: { $points }
web-did-tunnel-laid = Hai tentato la galleria { $from } \u2013 { $to } con { $payment }
web-did-tunnel-surcharge-paid = Hai aggiunto { $payment }
web-did-tunnel-abandoned = Hai rinunciato alla galleria
web-did-station-built = Hai costruito la stazione di { $city }
web-did-passed = Hai dovuto passare
web-did-last-round-begun = Hai fatto scattare l\u2019ultimo giro: ancora un turno a testa
web-did-time-ran-out = Hai esaurito il tempo
web-open-seat = posto libero
web-seat-gone = posto libero: chi ha giocato l\u2019ultima partita non c\u2019\xE8 pi\xF9
web-host = gestisce il tavolo
web-add-bot = Aggiungi un bot
web-remove-bot = Togli il bot
web-remove-player = Togli { $player }
web-invite = Invita
web-invite-text = Vieni a giocare ai treni con me!
web-invite-name = Nome della persona
web-invited = { $player } ha ricevuto l\u2019invito.
web-code = Codice:
web-share-link = Condividi un link
web-join = Partecipa
web-leave = Lascia il tavolo
web-leave-text = Il tuo posto si libera per altri. Il tavolo si chiude se non resta nessuno.
web-start = Inizia
web-expires = Il tavolo \xE8 aperto fino al { $when }.
web-actions = Azioni
web-row = Pescare carte
web-hand = Le tue carte
web-take = Prendi: { $card }
web-deck = mazzo
web-draw-tickets = biglietti
web-pass = Passa
web-tickets = Biglietti
web-build = Costruire
web-log = Diario
web-earlier = Prima
web-say = Di\u2019 qualcosa
web-phrases = Frasi
web-reactions = Reazioni
web-mute = Silenzia: { $player }
web-muted = Non senti pi\xF9: { $player }. Si pu\xF2 cambiare nelle impostazioni.
web-no-tickets = Non hai ancora biglietti.
web-tickets-none = Ancora nessun biglietto.
web-tickets-lent =
    { $count ->
        [one] { $count } in pi\xF9 \xE8 collegato da una stazione, il che conta alla fine
       *[other] { $count } in pi\xF9 sono collegati da stazioni, il che conta alla fine
    }
web-choose-tickets = Scegli i biglietti
web-long-ticket = lungo
web-keep-exactly = Tienine { $min }.
web-keep-between = Tienine almeno { $min }, al massimo { $max }.
web-keep =
    { $count ->
        [0] Non tenerne nessuno
        [one] Tieni { $count } biglietto
       *[other] Tieni { $count } biglietti
    }
web-find-city = Cerca una citt\xE0 o una linea
web-no-open-routes = Le tue carte non bastano per nessuna linea.
web-not-your-turn = Non \xE8 il tuo turno.
web-finish-first = Finisci prima quello che hai iniziato.
web-twin = L\u2019altro binario
web-pay-with = Paga con
web-pay = Aggiungi { $payment }
web-tunnel-note = Una galleria: si scoprono tre carte, e ognuna uguale costa una carta in pi\xF9.
web-abandon-tunnel = Rinuncia alla galleria
web-revealed = Scoperte:
web-pay-claim = Prendi con { $payment }
web-pay-station = Costruisci con { $payment }
web-order-pay = Pianifica con { $payment }
web-pay-color = Colore
web-pay-left = { $card }: { $used } giocate, { $left } rimaste
web-pay-fewer = Una locomotiva in meno
web-pay-more = Una locomotiva in pi\xF9
web-row-empty = Nessuna carta
web-staked = Carte giocate
web-matches = { $card }: corrisponde, una carta in pi\xF9
web-matches-not = { $card }: non corrisponde
web-tunnel-cannot =
    { $color ->
        [pink] Non puoi pagare: non hai pi\xF9 carte viola n\xE9 locomotive.
        [blue] Non puoi pagare: non hai pi\xF9 carte blu n\xE9 locomotive.
        [orange] Non puoi pagare: non hai pi\xF9 carte arancioni n\xE9 locomotive.
        [white] Non puoi pagare: non hai pi\xF9 carte bianche n\xE9 locomotive.
        [green] Non puoi pagare: non hai pi\xF9 carte verdi n\xE9 locomotive.
        [yellow] Non puoi pagare: non hai pi\xF9 carte gialle n\xE9 locomotive.
        [black] Non puoi pagare: non hai pi\xF9 carte nere n\xE9 locomotive.
        [red] Non puoi pagare: non hai pi\xF9 carte rosse n\xE9 locomotive.
       *[none] Non puoi pagare: non hai pi\xF9 locomotive.
    }
web-speed = Animazione
web-speed-normal = normale
web-speed-fast = veloce
web-speed-off = disattivata
web-sound = Suono
web-vibration = Vibrazione
web-sound-offer = Sentire i vagoni e quando tocca a te?
web-sound-on = Con suono
web-build-station = Costruire una stazione
web-stations-left =
    { $count ->
        [0] non ne restano
        [one] ne resta { $count }
       *[other] ne restano { $count }
    }
web-resign = Abbandona
web-on-vacation = Vacanza
web-own-vacation = Sei in vacanza e il tuo orologio \xE8 fermo.
web-away =
    { $reason ->
        [resigned] Hai abbandonato. Un bot gioca al posto tuo.
       *[out_of_time] Hai esaurito il tempo. Un bot gioca al posto tuo.
    }
web-take-back = Riprendi il posto
web-stand-in = sostituisce
web-offer-own = Puoi offrire il tuo posto ad altri.
web-offer-other = Un bot gioca il posto { $seat } per qualcuno che ha abbandonato. Puoi offrirlo ad altri.
web-offer-friends = Offri agli amici
web-offer-public = Offri a tutti
web-offer-end = Ritira l\u2019offerta
web-offered =
    { $to ->
        [friends] Il posto \xE8 offerto ad amici.
       *[public] Il posto \xE8 offerto a tutti.
    }
web-stand-ins-agreed =
    Se qualcuno se ne va, altri possono prendere il posto. { $counts ->
        [owner] Il risultato conta per chi se n\u2019\xE8 andato.
       *[stand_in] Il risultato conta per chi sostituisce.
    }
web-seat-offered = Un bot gioca per qualcuno che se n\u2019\xE8 andato. Il posto ti viene offerto.
web-take-over = Prendi il posto
web-take-over-text =
    Giochi quel posto fino alla fine e vedi tutto ci\xF2 che ha visto. { $counts ->
        [owner] Il risultato conta per chi se n\u2019\xE8 andato.
       *[stand_in] Il risultato conta per te.
    }
web-share-watch = Condividi un link per guardare
web-seen-late = Vedi questa partita con un ritardo di { $time }.
web-end-watch-link = Disattiva il link per guardare
web-watching =
    { $count ->
        [one] { $count } persona guarda
       *[other] { $count } persone guardano
    }
web-rules = Regole
web-command = Riga di comando
web-board-text = Tabellone come testo
web-player-colored = { $player }, { $color }
web-result = Risultato
web-rematch = Rivincita
web-replay = Replay
web-points-chart = I punti durante la partita
web-export-game = Scarica la partita
web-took = Durata: { $time }
web-play = Riproduci
web-pause = Pausa
web-replay-position = Punto della partita
web-chances = Probabilit\xE0 di vincere, secondo ci\xF2 che vedono tutti
web-replay-chances = Probabilit\xE0 di vincere, a carte scoperte: { $chances }
web-play-on = Continua da qui
web-play-on-instead = Decidere altrimenti
web-play-on-what = E se avessi deciso diversamente? Prendi il posto di { $player }, i bot prendono gli altri. Ogni volta arrivano altre carte, e la partita non conta.
web-play-on-do = Gioca
web-what-if = Non conta \xB7 dalla mossa { $move } della partita di { $players }
web-what-if-other = Non conta \xB7 dalla mossa { $move } di un\u2019altra partita
web-step-on = Un passo avanti
web-step-back = Un passo indietro
web-turn-on = Un turno avanti
web-turn-back = Un turno indietro
web-order-plan = Prepara il tuo turno
web-order-what = Quando tocca a te, il server gioca al posto tuo entro un secondo. Se prima succede qualcosa di inatteso, come nuove carte scoperte o l\u2019ultimo giro, lascia il turno a te.
web-order-pick = Scegli una linea
web-order-draw = Pesca due carte dal mazzo
web-order-title = Quando tocca a te:
web-order-claim = Prendi { $route } con { $payment }.
web-order-otherwise = Se allora non \xE8 pi\xF9 libera
web-order-think = Lasciami pensare
web-order-withdraw = Ritira
web-play-again = Gioca ancora
web-share = Condividi
web-link-copied = Il link \xE8 copiato.
web-text-copied = Il testo \xE8 copiato.
web-save-picture = Salva l\u2019immagine
web-you-won = Hai vinto
web-you-won-by = Hai vinto di { $points }
web-you-share = Condividi la vittoria
web-you-lost = Hai perso
web-you-lost-by = Hai perso di { $points }
web-tickets-failed =
    { $count ->
        [one] { $count } biglietto non completato ({ $points })
       *[other] { $count } biglietti non completati ({ $points })
    }
web-headline-why = { $what }: { $why }
web-failed-named = Non completati: { $tickets }
web-decided =
    { $part ->
        [routes] Hanno deciso le linee: { $own } punti contro { $other }.
        [tickets] Hanno deciso i biglietti: { $own } punti contro { $other }.
        [stations] Hanno deciso le stazioni: { $own } punti contro { $other }.
       *[express] Ha deciso l\u2019European Express: { $own } punti contro { $other }.
    }
web-analysis = Fortuna ed errori
web-analysis-legend =
    Punti di vantaggio sul miglior avversario. La fortuna \xE8 ci\xF2 che il caso ha cambiato, anche agli altri. Un errore \xE8 una mossa al posto della quale un\u2019altra avrebbe dato almeno tre punti in pi\xF9, per quello che si poteva sapere a quel posto. La curva giudica ogni posizione a carte scoperte.
web-analysis-curve = Le probabilit\xE0 di vittoria nel corso della partita
web-puzzle-learn = Impara dai tuoi errori
web-story-luck =
    { $kind ->
        [good] La fortuna mi ha dato { $points }.
        [bad] La sfortuna mi \xE8 costata { $points }.
       *[none] La fortuna non mi ha dato n\xE9 tolto nulla.
    }
web-story-cost = Ho buttato via { $points } con una sola mossa: continua dal mio posto!
web-story-share = Condividi la storia
web-fair = La distribuzione era onesta?
web-fair-what = Prima della partita il server si \xE8 impegnato con un segreto. Il tuo dispositivo pu\xF2 ricavarne di nuovo ogni carta.
web-fair-check = Verifica su questo dispositivo
web-fair-checking = Verifica di ogni carta \u2026
web-fair-yes = La distribuzione era onesta, verificato su questo dispositivo.
web-fair-yes-how =
    { $count ->
        [one] { $count } evento deriva dal segreto.
       *[other] Tutti i { $count } eventi derivano dal segreto.
    }
web-fair-copied = I primi { $count } eventi vengono da un\u2019altra partita e sono presi come dati.
web-fair-no = Il registro non deriva dal segreto: l\u2019evento { $event } \xE8 un altro.
web-fair-failed = Non \xE8 stato possibile verificare la distribuzione: { $reason }
web-fair-unsupported = Questo browser pu\xF2 verificare solo su una pagina con https.
web-fair-broken = La verifica \xE8 stata interrotta. Riprova.
web-missing-what = Questo indirizzo non porta da nessuna parte. Le tue partite sono dov\u2019erano.
web-keys = Scorciatoie da tastiera
web-keys-on = Singoli tasti premono i pulsanti (\xAB?\xBB li mostra)
web-keys-list = Mostra questo elenco
web-strength-porter = Facile
web-strength-conductor = Medio
web-strength-stationmaster = Difficile
web-strength-director = Il pi\xF9 forte
web-bot-rating = Rating a un tavolo da { $seats }: { $rating }.
web-bot-time =
    { $milliseconds ->
        [0] Gioca subito.
       *[other] Pensa { $milliseconds } ms per mossa.
    }
web-open-cards = Carte scoperte e mazzi
web-resign-void = Non tutti hanno ancora finito un turno: la partita finisce senza risultato e nessuno perde.
web-resign-ends = La partita finisce subito: contano i punti attuali e sei all\u2019ultimo posto.
web-resign-plays-on = Un bot continua a giocare per te e non puoi tornare. Sei all\u2019ultimo posto.
web-resign-unknown = Non puoi tornare. Se tutti hanno finito un turno, sei all\u2019ultimo posto; altrimenti la partita finisce senza risultato.
web-learn = Imparare a giocare
web-learn-offer = Prima volta? Impara il gioco a un tavolo preparato, in tre minuti.
web-learn-first = Imparare il gioco in tre minuti
web-lesson-begin = Inizia
web-lesson-done = Fatto
web-lesson-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minuti
}
web-lesson-go-on = Avanti
web-lesson-finish = Fine
web-lesson-continue = Continua la lezione
web-lesson-leave = Lascia la lezione
web-lesson-leave-text = La lezione finisce e la prossima volta ricomincia da capo. Per continuare pi\xF9 tardi, torna indietro.
web-lesson-step = Passo { $step } di { $count }
web-lesson-first = Prima fai ci\xF2 che chiede la lezione.
web-device-open = Su questo dispositivo
web-device-later = Continua pi\xF9 tardi
web-device-broken = La partita su questo dispositivo si \xE8 fermata. Riaprila.
web-device-not = Una partita su questo dispositivo non pu\xF2 farlo.
web-device-gone = La partita non \xE8 pi\xF9 su questo dispositivo.
web-device-other-rules = Questa partita \xE8 stata iniziata con una versione precedente dell\u2019app, con altre regole. Non pu\xF2 continuare.
web-hand-over = Prossimo giocatore
web-hand-over-to = Passa il dispositivo a { $player }.
web-hand-over-here = Sono { $player }
web-device-keep = Tieni nella mia cronologia
web-device-kept = Tenuta tra le partite che hai importato.
web-plan-failed = Al momento il piano non pu\xF2 essere caricato.
web-plan-together = Tutti insieme: { $needed } dei tuoi { $trains } vagoni
web-plan-all = Tutti i biglietti
web-plan-too_few_trains = Non restano abbastanza vagoni
web-plan-too_few_turns = Troppo tardi: la partita finisce prima
web-plan-blocked = Bloccato: nessun percorso \xE8 pi\xF9 libero
web-plan-by-stations = Le tue stazioni lo completano alla fine
web-plan-missing =
    { $count ->
        [one] manca { $count } carta
       *[other] mancano { $count } carte
    }
web-plan-cards-suffice = le tue carte bastano
web-plan-any-color =
    { $count ->
        [one] { $count } carta di qualsiasi colore
       *[other] { $count } carte dello stesso colore
    }
web-plan-replaced =
    { $count ->
        [one] una locomotiva ne sostituisce { $count }
       *[other] le locomotive ne sostituiscono { $count }
    }
web-plan-with-station = Oppure { $trains }, con una stazione a { $cities }
web-plan-without-station = Oppure { $trains }, senza stazione
web-plan-lent = prestata da una stazione a { $city }
web-plan-own =
    { $count ->
        [one] e { $count } linea che hai
       *[other] e { $count } linee che hai
    }
web-ways = I tuoi percorsi
web-way-plan = Pianifica un percorso
web-way-from = Pianifica un percorso da qui
web-way-on = Prosegui fin qui
web-way-remove = Rimuovi questo percorso
web-way-blocked = Bloccato: { $list }
web-way-closed = Occupata nel frattempo: { $list }
web-way-first = Tocca la citt\xE0 da cui parte.
web-way-next = Tocca la citt\xE0 successiva.
web-way-undo = Annulla
web-way-keep = Conserva
web-way-out = Nascondi il percorso
web-build-needed = Per i tuoi piani
web-build-others = Altre linee
web-build-missing = Per i tuoi piani, non ancora possibile
web-claimed-by = presa da { $player }
web-build-pays =
    { $count ->
        [0] con { $payment }, non resta nessuna carta
        [one] con { $payment }, resta { $count } carta
       *[other] con { $payment }, restano { $count } carte
    }
web-build-lacks = ti serve ancora: { $cards }
web-why-own = Questa linea \xE8 tua.
web-why-taken = Questa linea \xE8 di { $player }. Alla fine una stazione in una delle sue citt\xE0 pu\xF2 prestartela.
web-why-own_twin = L\u2019altro binario \xE8 tuo, e nessuno li ha entrambi.
web-why-twin_closed = L\u2019altro binario \xE8 di { $player }. In due o tre giocatori si chiude anche questo.
web-why-trains = Servono { $trains }, e te ne restano solo { $left }.
web-why-ferry =
    { $missing ->
        [one] Il traghetto richiede almeno { $needed } locomotive in tutto: ne manca { $missing }.
       *[other] Il traghetto richiede almeno { $needed } locomotive in tutto: ne mancano { $missing }.
    }
web-why-cards = Ti serve ancora: { $cards }.
web-why-no_station = Non hai pi\xF9 stazioni.
web-why-city_taken = { $player } ha una stazione qui, e in una citt\xE0 ne sta una sola.
web-why-over = La partita \xE8 finita.
web-why-turn = Non \xE8 il tuo turno.
web-why-second_card = Prendi prima la seconda carta.
web-why-tickets = Scegli prima i tuoi biglietti.
web-why-tunnel = Decidi prima sulla tua galleria.
web-why-vacation = Sei in vacanza.
web-rules-contents = Indice
web-rules-or = o
web-rules-spaces = Caselle
web-rules-points = Punti
web-rules-claim-color = { $route }: { $kind }, { $spaces }. Paghi con { $one } o con { $other }. Vale { $points }.
web-rules-claim-gray = { $route }: { $kind }, { $spaces }. Paghi con { $one }, con { $other } o con un altro colore, ma mai con due. Vale { $points }.
web-rules-claim-ferry = { $route }: { $kind }, { $spaces }, { $locomotives }. Paghi con { $one }, con { $other } o con un altro colore. Vale { $points }.
web-rules-double = { $route }: { $player } ha un binario. In due o in tre l\u2019altro, qui barrato, \xE8 chiuso. In quattro o in cinque possono ancora prenderlo tutti tranne { $player }.
web-rules-tunnel = { $route }: { $kind }, { $spaces }. Cominci con { $payment }. Rivelate: { $revealed }. Contano le carte del tuo colore e le locomotive, quindi aggiungi { $surcharge }: paghi con { $one } o con { $other }. Servono comunque { $trains }.
web-rules-station = { $player } ha { $own }, e una stazione a { $city }. { $lender } ha { $lent }. La stazione presta questa linea a { $player }: il biglietto { $ticket } \xE8 completato e vale { $points }.
web-rules-ending = { $player } finisce un turno con { $trains }. Comincia l\u2019ultimo giro: { $players } hanno ancora un turno ciascuno, in quest\u2019ordine. Poi si contano i punti.
web-rules-longest = { $second } ha { $trains }, ma si diramano: il percorso pi\xF9 lungo, qui evidenziato, ne ha solo { $path }. { $first } ha { $longer }, tutti su un solo percorso, che passa due volte per { $city }. L\u2019European Express va a { $first }.
web-rules-score = Un punteggio finale dopo { $trains }
web-rules-unbuilt =
    { $count ->
        [one] { $count } stazione non costruita
       *[other] { $count } stazioni non costruite
    }`;export{o as default};
