# The lessons, which crates/hosting/data has as data: "lesson-NAME-N" is the text of step N.

lesson-first_journey = Il tuo primo viaggio
lesson-first_journey-about = Biglietti, carte, linee, una galleria e una stazione: tutto ciò che si fa in una partita.
lesson-first_journey-1 = Benvenuti a bordo. Prendi linee ferroviarie tra le città d’Europa. Vince chi ha più punti.
lesson-first_journey-2 = Un biglietto nomina due città da collegare. Ne tieni almeno due. Tieni { city-zurich } – { city-budapest } e { city-paris } – { city-zagrab }: hanno un tratto in comune.
lesson-first_journey-3 = Nel tuo turno fai una sola cosa: pescare carte Treno, prendere una linea, pescare biglietti o costruire una stazione.
lesson-first_journey-4 = Una linea si paga con carte del suo colore. Prendi la carta verde: { city-zurich } – { city-venezia } è verde.
lesson-first_journey-5 = Peschi due carte per turno. Pesca la seconda coperta, dal mazzo.
lesson-first_journey-6 = Una linea grigia accetta un colore qualsiasi. Tocca { city-venezia } – { city-zagrab } sul tabellone e paga con le tue due carte gialle.
lesson-first_journey-7 = Due caselle valgono 2 punti, sei ne valgono 15: le linee lunghe rendono. Ogni casella prende uno dei tuoi 45 vagoni.
lesson-first_journey-8 = Una locomotiva vale per qualsiasi colore. Presa scoperta, è l’unica carta del tuo turno. Prendila.
lesson-first_journey-9 = { city-zurich } – { city-venezia } è una galleria: le sue caselle hanno un bordo scuro interrotto. Toccala e metti le tue due carte verdi. Solo allora si vede quanto costa.
lesson-first_journey-10 = Si scoprono tre carte. Ognuna del tuo colore, e ogni locomotiva, ti costa una carta in più. Qui è una: pagala con la tua locomotiva.
lesson-first_journey-11 = Il tuo avversario ha preso { city-budapest } – { city-zagrab }, che ti serve. Una stazione ti fa usare una linea di un altro giocatore.
lesson-first_journey-12 = Tocca { city-zagrab } e costruisci una stazione. La prima costa una carta. Ogni stazione che non costruisci vale 4 punti alla fine.
lesson-first_journey-13 = { city-zurich } – { city-budapest } è collegato dalla tua stazione. Porta un mezzo cerchio fino alla fine, poi dà 6 punti. Un biglietto non collegato ti costa i suoi punti.

lesson-across_the_sea = Oltre il mare
lesson-across_the_sea-about = Tre locomotive scoperte, un traghetto, una linea doppia e nuovi biglietti.
lesson-across_the_sea-1 = Ci sono due locomotive scoperte. Prendi la prima carta gialla e guarda che cosa arriva al suo posto.
lesson-across_the_sea-2 = È arrivata una terza locomotiva: allora si cambiano tutte e cinque le carte. Pesca la tua seconda carta dal mazzo.
lesson-across_the_sea-3 = { city-dieppe } – { city-london } è un traghetto: una casella con una ruota chiede una locomotiva. Toccalo e paga con la tua carta verde e la tua locomotiva.
lesson-across_the_sea-4 = Lì ci sono due binari: una linea doppia. Nessuno può prenderli entrambi, e in due o tre giocatori l’altro resta chiuso.
lesson-across_the_sea-5 = Un turno può anche portare nuovi biglietti. Pescane tre: tocca la pila dei biglietti accanto al mazzo.
lesson-across_the_sea-6 = Ne tieni almeno uno. { city-budapest } – { city-sofia } è vicino alla tua strada per { city-bucuresti }: tieni solo questo.
lesson-across_the_sea-7 = Pesca biglietti solo finché c’è tempo per collegarli: gli altri ti costano punti. Guarda ora come finisce una partita.

lesson-last_round = L’ultimo giro
lesson-last_round-about = Come finisce una partita e che cosa si conta, con una partita quasi finita.
lesson-last_round-1 = Questa partita è quasi finita. Ti restano 5 vagoni. Appena qualcuno ne ha due o meno, tutti giocano ancora una volta.
lesson-last_round-2 = Prendi { city-brest } – { city-pamplona } con le tue quattro carte viola. Completa i tuoi biglietti da { city-brest }.
lesson-last_round-3 = Il tuo ultimo turno, con un vagone. Prendi { city-budapest } – { city-wien }: ancora un punto.
lesson-last_round-4 = Ora si conta tutto: linee, biglietti, le stazioni che non hai costruito e 10 punti per il percorso continuo più lungo. Conosci il gioco: gioca una partita contro un bot.
