# The command line and the board as text, which are loaded when they are opened.

web-command-field = Comando
web-command-hint = Un comando, o ? per l’aiuto
web-command-do = Invia
web-command-answers = Risposte
web-command-completions = Suggerimenti
# Words after the command that mean nothing by themselves, in small letters, parted by commas.
web-command-fillers = a, ad, al, alla, carta, carte, che, con, cosa, da, dal, di, e, i, il, in, la, le, mi, per, un, una, linea

web-command-unknown = «{ $word }» qui non è chiaro. Scrivi ? per l’aiuto.
# $list: words for commands, cities or cards.
web-command-which = «{ $word }» può essere: { $list }. Quale?
web-command-watching = In questa partita guardi soltanto.
web-command-busy = La tua ultima mossa è ancora in viaggio.
web-command-not-now = Ora non è possibile.
web-command-left = Resta com’è.
web-command-nothing-asked = Non è stato chiesto nulla.
web-command-one-city = Nomina una città.
web-command-two-cities = Nomina due città.
web-command-no-route = La linea { $route } non esiste.
web-command-none-open = Nessuna linea è libera a { $city }.
web-command-nothing-needed = Ai tuoi biglietti non servono altre linee.
web-command-nothing = niente
web-command-free = libera
web-command-closed = chiusa
web-command-open = non ancora collegato
web-command-hand = In mano: { $list }
web-command-row = Scoperte: { $list }
web-command-decks = Nei mazzi: { $cards } carte, { $tickets } biglietti
web-command-offer = { $number }: { $ticket }, { $points }
web-command-not-face-up = Nessuna carta scoperta è così.
web-command-pay-ways = Puoi pagare con: { $ways }
# $what: a route or a city. $payment and $others are like "payment-both".
web-command-sure = { $what } con { $payment }? Di’ sì, o nomina le carte. Anche possibile: { $others }
web-command-no-clocks = In questa partita non scorre nessun orologio.

# The board as text. A field with a city follows.
web-text-city = Linee libere da
web-text-none = Ancora nessuna linea.

# The words of each command, parted by commas, the first of which help shows; no word stands for two.
# In the help, words in capitals stand for names.
web-command-turn-words = turno, di chi
    .help = che cosa aspetta la partita
web-command-hand-words = mano, le mie carte
    .help = le tue carte
web-command-row-words = scoperte, carte scoperte
    .help = le carte scoperte e i mazzi
web-command-take-words = prendi, prendere, pesca, pescare
    .help = prendi COLORE, prendi locomotiva, prendi mazzo
web-command-tickets-words = biglietti
    .help = i tuoi biglietti e che cosa serve loro, anche quelli offerti
web-command-draw-tickets-words = pesca biglietti, nuovi biglietti
    .help = pesca nuovi biglietti
web-command-keep-words = tieni, tenere
    .help = tieni 1 3: quali dei biglietti offerti
web-command-needs-words = manca, mancano, serve
    .help = manca CITTÀ: quanto costano lì le linee libere e che cosa ti manca; da solo, che cosa serve ai tuoi biglietti
web-command-routes-words = linee, linee libere
    .help = linee CITTÀ: quelle libere da lì; da solo, quelle che puoi prendere ora
web-command-claim-words = costruisci, costruire, occupa
    .help = costruisci CITTÀ CITTÀ, poi se vuoi un colore e un numero di locomotive
web-command-station-words = stazione, costruisci stazione
    .help = stazione CITTÀ, poi se vuoi un colore
web-command-pay-words = paga, pagare, aggiungi
    .help = paga la galleria, se vuoi con un numero di locomotive
web-command-give-up-words = rinuncia, rinunciare
    .help = rinuncia alla galleria
web-command-pass-words = passa, passare
    .help = passa, se non è possibile altro
web-command-yes-words = sì, va bene
    .help = fa ciò che è stato chiesto
web-command-no-words = no, meglio di no
    .help = lascia stare
web-command-last-words = ultime, ultime mosse
    .help = le ultime mosse; «ultime 20» ne dice di più
web-command-who-words = chi ha, di chi è
    .help = chi ha CITTÀ: le linee lì e di chi sono
web-command-board-words = tabellone
    .help = che cosa ha costruito ciascuno
web-command-score-words = punteggio, punti
    .help = i punti, e che cosa resta a ciascuno
web-command-clocks-words = orologi, tempo
    .help = il tempo di ciascuno
web-command-help-words = aiuto
    .help = questo elenco
