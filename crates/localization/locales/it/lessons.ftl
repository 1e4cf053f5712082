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
lesson-first_journey-13 = { city-zurich } – { city-budapest } è collegato: 6 punti alla fine. Un biglietto non collegato ti costa i suoi punti. Guarda ora come finisce una partita.

lesson-last_round = L’ultimo giro
lesson-last_round-about = Come finisce una partita e che cosa si conta, con una partita quasi finita.
lesson-last_round-1 = Questa partita è quasi finita. Ti restano 5 vagoni. Appena qualcuno ne ha due o meno, tutti giocano ancora una volta.
lesson-last_round-2 = Prendi { city-brest } – { city-pamplona } con le tue quattro carte viola. Completa i tuoi biglietti da { city-brest }.
lesson-last_round-3 = Il tuo ultimo turno, con un vagone. Prendi { city-budapest } – { city-wien }: ancora un punto.
lesson-last_round-4 = Ora si conta tutto: linee, biglietti, le stazioni che non hai costruito e 10 punti per il percorso continuo più lungo. Conosci il gioco: gioca una partita contro un bot.
