# Le parole del gioco. Spiegazioni: vedi la versione inglese e GLOSSARY.md.

## Carte Treno

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

## Giocatori e bot

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
bot-porter-description = Gioca come chi comincia: pianifica un biglietto dopo l’altro e qualcosa gli sfugge.
bot-conductor = Capotreno
bot-conductor-description = Gioca con giudizio: pianifica i biglietti, raccoglie carte e prende linee.
bot-stationmaster = Capostazione
bot-stationmaster-description = Gioca forte: prova a mente le mosse promettenti.
bot-director = Direttore
bot-director-description = Gioca al meglio: confronta a mente piani interi.

list-and = { $others } e { $last }
    .before-i = { $others } e { $last }

## Quantità

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

## Linee e biglietti

route = { $from } – { $to }
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

ticket-with-points = { $from } – { $to }, { $points }
ticket-completed = completato
ticket-failed = non completato
ticket-set-europe = Europa
ticket-set-europa_1912 = Europa 1912
ticket-set-orient_express = Orient Express
ticket-set-with_max = Con Max

## Varianti

variant-classic = Classica
variant-classic-description = Il gioco originale con i suoi 46 biglietti. Ricevi un biglietto lungo e tre normali, e ne tieni almeno due su quattro. In seguito ne peschi tre alla volta e ne tieni almeno uno.
variant-europa_1912 = Europa 1912
variant-europa_1912-description = I 55 biglietti dell’espansione 1912 al posto di quelli originali. Ricevi un biglietto lungo e tre normali, e ne tieni almeno due su quattro. In seguito ne peschi tre alla volta e ne tieni almeno uno.
variant-mega = Mega Europa
variant-mega-description = Tutti i 101 biglietti delle due serie. Prima scegli uno di due biglietti lunghi, oppure nessuno. Poi ne ricevi cinque normali: ne tieni almeno due se hai un biglietto lungo, altrimenti almeno tre. I normali rifiutati vanno sotto il mazzo. In seguito ne peschi tre alla volta e ne tieni almeno uno.
variant-big_cities = Grandi città
variant-big_cities-description = I 45 biglietti con Londra, Berlino, Mosca, Parigi, Vienna, Madrid, Roma, Atene o Angora, senza biglietti lunghi. Ne ricevi cinque e ne tieni almeno due; gli altri vanno sotto il mazzo. In seguito ne peschi quattro alla volta e ne tieni almeno uno.

tie-break-standard = In caso di parità: biglietti completati, poi meno stazioni, poi il percorso più lungo
tie-break-german = In caso di parità, come nel regolamento tedesco: biglietti completati, poi il percorso più lungo

clock-none = Senza limiti di tempo (30 giorni per mossa)
clock-per_move = { $time } per mossa
clock-bank = { $time } per tutta la partita
clock-bank-increment = { $time } per tutta la partita, più { $increment } dopo ogni turno
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

## Fasi

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
phase-your-turn = È il tuo turno
phase-last-round = Ultimo giro: turno di { $player }
phase-last-round-yours = Ultimo giro: è il tuo turno
phase-finished-winner = Vince { $player }
phase-finished-winners = Vittoria condivisa: { $players }
phase-voided = La partita è finita senza risultato
void-reason-admin = L’amministrazione ha chiuso la partita.
void-reason-cancelled = La partita è stata annullata prima dell’inizio.
void-reason-expired = Il tavolo è rimasto aperto troppo a lungo.
void-reason-left_early = Qualcuno se n’è andato prima che tutti finissero un turno.

step-choose = Pesca carte, prendi una linea, pesca biglietti o costruisci una stazione
step-second_card = Prendi una seconda carta
step-keep_tickets =
    { $count ->
        [one] Tieni il biglietto pescato
       *[other] Scegli tra i { $count } biglietti pescati
    }
step-tunnel =
    { $surcharge ->
        [one] La galleria costa { $surcharge } carta in più: paga o rinuncia
       *[other] La galleria costa { $surcharge } carte in più: paga o rinuncia
    }

## Eventi

event-game-created = Il tavolo è aperto: { $variant }, { $seats }
event-player-joined = { $player } si siede al tavolo
event-player-left = { $player } lascia il tavolo
event-bot-added = Il bot { $player } si siede al tavolo
event-bot-removed = Il bot { $player } lascia il tavolo
event-player-kicked = { $player } deve lasciare il tavolo
event-host-changed = { $player } ora gestisce il tavolo
event-game-started = La partita comincia: il primo turno è di { $player }
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
event-route-claimed = { $player } prende { $from } – { $to } con { $payment }: { $points }
event-tunnel-laid = { $player } tenta la galleria { $from } – { $to } con { $payment }
event-tunnel-card-revealed = Si rivela { $card }
event-tunnel-surcharge-asked =
    { $surcharge ->
        [one] La galleria costa { $surcharge } carta in più
       *[other] La galleria costa { $surcharge } carte in più
    }
event-tunnel-surcharge-paid = { $player } aggiunge { $payment }
event-tunnel-abandoned = { $player } rinuncia alla galleria
event-station-built = { $player } costruisce la stazione di { $city }
event-passed = { $player } deve passare
event-last-round-begun = { $player } fa scattare l’ultimo giro: ancora un turno a testa
event-time-ran-out = { $player } esaurisce il tempo
event-time-granted =
    { $seconds ->
        [one] Tutti ricevono almeno { $seconds } secondo in più
       *[other] Tutti ricevono almeno { $seconds } secondi in più
    }
event-seat-handed-over =
    { $reason ->
        [resigned] { $player } abbandona; continua il bot { $bot }
       *[out_of_time] { $player } non risponde; continua il bot { $bot }
    }
event-seat-taken-back = { $player } è di nuovo al tavolo
event-vacation-begun = { $player } è in vacanza
event-vacation-ended = { $player } è di ritorno dalle vacanze
event-sleeping-hours-set = { $player } dorme dalle { $from } alle { $until } (UTC)
event-sleeping-hours-ended = { $player } non ha più ore di sonno
event-stand-in-seated = { $player } sostituisce chi se n’era andato
event-game-finished = La partita è finita
event-game-voided =
    { $reason ->
        [cancelled] La partita è annullata
        [expired] Il tavolo è rimasto aperto troppo a lungo: la partita è annullata
        [left_early] La partita finisce senza risultato, perché qualcuno è andato via presto
       *[admin] L’amministrazione chiude la partita, senza risultato
    }

## Il punteggio

score-rank = posizione
score-player = nome
score-routes = linee
score-tickets = biglietti
score-stations = stazioni
score-express = express
score-total = totale
score-completed = completati
score-longest = percorso più lungo
score-completed-of = { $completed } su { $kept }

explain-routes = Linee: { $points }
explain-route = { $from } – { $to }, { $trains }: { $points }
explain-tickets = Biglietti: { $points }
explain-ticket-completed = { $from } – { $to }: completato, { $points }
explain-ticket-failed = { $from } – { $to }: non completato, { $points }
explain-ticket-path = Tragitto: { $cities }
explain-ticket-stations = Con la stazione di { $cities }
explain-stations-left =
    { $count ->
        [one] { $count } stazione non costruita: { $points }
       *[other] { $count } stazioni non costruite: { $points }
    }
explain-station-lends = Stazione di { $city }: usa { $from } – { $to } di { $player }
explain-station-lends-nothing = Stazione di { $city }: non usa nessuna linea
explain-path = Percorso più lungo: { $trains } ({ $cities })
explain-no-path = Percorso più lungo: nessuno
explain-express = European Express: { $points }
explain-total = Totale: { $points }
explain-rank = Posizione { $rank }
explain-tie-completed_tickets = Parità di punti: decidono i biglietti completati
explain-tie-stations_used = Parità di punti e biglietti: decide chi ha usato meno stazioni
explain-tie-longest_path = Parità di punti, biglietti e stazioni: decide il percorso più lungo
explain-tie-shared = Parità in tutto: la posizione è condivisa

## La riga di comando

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

# I rating e i tassi sono testo, già arrotondato. $deals e $games sono numeri.
ladder-heading = { $variant }, { $seats }, seme { $seed }. Distribuzioni: { $deals }. Partite: { $games }.
ladder-scale =
    { $anchor ->
        [conductor] Rating secondo Plackett e Luce: 400 punti sono dieci a uno, conductor ha 1500. Intervalli al 95 % da { $resamples } ricampionamenti delle distribuzioni. I tempi sono di processore.
       *[mean] Rating secondo Plackett e Luce: 400 punti sono dieci a uno, la loro media è 1500. Intervalli al 95 % da { $resamples } ricampionamenti delle distribuzioni. I tempi sono di processore.
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
ladder-same = La partita è la stessa, bit per bit: SHA-256 { $sha256 }
ladder-again = Rigiocata: { $players }; SHA-256 { $sha256 }
ladder-other-binary = Questo non è il programma che ha scritto la riga.
ladder-differs = La partita non è quella della riga: { $fields }
ladder-gate-results = Distribuzioni per partite vinte, da 0 a { $games } in mezze partite: { $results }
ladder-gate-rate = Vinto: { $rate } { $interval }
ladder-gate-ratio = Logaritmo del rapporto di verosimiglianza: { $ratio }; limiti { $bounds }, ipotesi { $hypotheses }
ladder-gate-passed = Superato: { $new } è più forte di { $old }.
ladder-gate-failed = Non superato: { $new } non è più forte di { $old }.
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
       *[other] { $player }: { $count } errori in { $decisions } decisioni; i più costosi:
    }
analyze-better = meglio di { $points }: { $instead }
analyze-unfinished = La partita non è stata giocata fino alla fine.
analyze-no-seat = La partita non ha un posto { $seat }.

verify-follows = Partita { $game }, { $status }: { $events } eventi da { $decisions } decisioni, e tutti derivano dal segreto.
verify-dump =
    { $games ->
        [one] La partita deriva dal suo segreto.
       *[other] Tutte le { $games } partite derivano dai loro segreti.
    }
verify-copied = I primi { $events } eventi di gioco sono stati copiati da un’altra partita. Sono presi come dati.
verify-commitment = Lo SHA-256 del segreto è l’impegno { $commitment }.
verify-head = Il registro termina con la testa { $head }.
verify-head-noted = Contiene la testa { $head } che hai annotato: nulla di ciò che precede è stato riscritto.
verify-entropy = Il posto { $seat } ha aggiunto { $entropy }
verify-compare = Confronta l’impegno, e ciò che hai aggiunto, con quello che hai annotato prima della partita.
verify-nothing = nulla
verify-error-secret = Lo SHA-256 del segreto è { $hash }, non l’impegno { $commitment }.
verify-error-differs = L’evento { $seq } è diverso: il file dice { $recorded }, dovrebbe essere { $expected }.
verify-error-begins-nothing = L’evento { $seq } è diverso: il file dice { $recorded }, e così non può cominciare nessuna partita.
verify-error-refused = L’evento { $seq } è diverso: il file dice { $recorded }, e questo non è permesso: { $rejection }
verify-error-copied = L’evento { $seq } è diverso: il verbale dice { $recorded }, che non può venire da un’altra partita.
verify-error-continued = La partita continua da una posizione di un’altra, il cui segreto non è nel verbale.
verify-error-no-deal = La partita condivide la smazzata con altre, e nel file manca il segreto della smazzata.
verify-error-packs = Nessun server offre questi pacchetti di biglietti.
verify-error-head = Il registro termina con la testa { $computed }, non con { $recorded }: è stato riscritto.
verify-error-unfinished = Il file termina dopo l’evento { $version }, prima della fine della partita.

# Tournaments.
verify-tournament = Il torneo { $tournament } si è svolto come dice il suo registro: { $events } eventi, { $rounds } turni. Ogni abbinamento segue dai risultati e dal segreto.
verify-tournament-first = Il primo è il giocatore { $player }.
verify-tournament-games = Sono stati confrontati i risultati di { $games } partite.
verify-tournament-line = La riga { $line } non si può leggere: { $why }
verify-tournament-form = È un registro di forma { $form }, che questa versione non legge.
verify-tournament-secret = Il segreto non corrisponde al suo impegno.
verify-tournament-rules = Queste regole non sono possibili: { $why }
verify-tournament-opening = Il registro non comincia con l’apertura.
verify-tournament-impossible = L’evento { $seq } non era possibile in quel momento.
verify-tournament-seed = Il seme dell’evento { $seq } non segue dal segreto.
verify-tournament-pairing = L’abbinamento dell’evento { $seq } non segue dalla classifica e dal seme.
verify-tournament-unfinished = Il torneo non è finito.
verify-tournament-foreign = La partita { $game } non è di alcun tavolo del torneo.
verify-tournament-deal = La partita { $game } non ha la distribuzione del suo turno.
verify-tournament-result = Il risultato della partita { $game } è un altro.
