# Le regole in breve. Spiegazioni: vedi la versione inglese.

rule-R1 = Il materiale
rule-R1-1 = Si gioca in due, tre, quattro o cinque. Ognuno ha 45 vagoni e 3 stazioni di un colore: marrone, rosso, viola, grigio o blu.
rule-R1-2 = Ci sono 110 carte Treno: 12 per colore (viola, blu, arancione, bianco, verde, giallo, nero e rosso) e 14 locomotive.
rule-R1-3 = Il tabellone ha 47 città e 101 linee, tra cui 11 linee doppie, 18 gallerie e 13 traghetti.
rule-R1-4 = Una linea di 1, 2, 3, 4, 6 o 8 caselle vale 1, 2, 4, 7, 15 o 21 punti.
rule-R1-5 = Un biglietto indica due città e i punti che vale. Le grandi città sono Londra, Berlino, Mosca, Parigi, Vienna, Madrid, Roma, Atene e Angora.

rule-R2 = La preparazione
rule-R2-1 = Cominci con quattro carte Treno. Altre cinque sono scoperte.
rule-R2-2 = Tieni una parte dei biglietti che ricevi. Classica ed Europa 1912: almeno due su quattro. Mega Europa: al massimo uno dei due lunghi, poi almeno due su cinque, o tre se non ne hai uno lungo. Grandi città: almeno due su cinque.
rule-R2-3 = I biglietti lunghi si distribuiscono solo all’inizio. Quelli avanzati tornano nella scatola.
rule-R2-4 = A ogni variante si possono aggiungere biglietti bonus; in Grandi città, solo quelli con una grande città. In una partita due biglietti non collegano mai le stesse due città.
rule-R2-5 = Tutti scelgono i primi biglietti nello stesso momento e in segreto. Quali tieni resta segreto fino alla fine; quanti, no.
rule-R2-6 = Chi comincia è tirato a sorte o indicato da chi gestisce il tavolo. Si gioca nell’ordine dei posti.

rule-R3 = Il turno
rule-R3-1 = Nel tuo turno fai una sola cosa: pescare carte Treno, prendere una linea, pescare biglietti o costruire una stazione. Non puoi passare finché puoi farne una.
rule-R3-2 = Passi solo se non puoi fare nulla. Se tutti passano di seguito, la partita finisce e si contano i punti.

rule-R4 = Carte Treno
rule-R4-1 = Prendi due carte, una dopo l’altra, ciascuna dal mazzo o tra le cinque scoperte.
rule-R4-2 = La carta scoperta che prendi viene subito sostituita dal mazzo.
rule-R4-3 = Una locomotiva scoperta può essere solo la tua prima carta, e in tal caso è l’unica.
rule-R4-4 = Una locomotiva pescata dal mazzo conta come una carta qualsiasi.
rule-R4-5 = Dopo la prima carta ne prendi una seconda. Il turno finisce con una sola carta soltanto se non se ne possono più pescare.
rule-R4-6 = Se tre o più delle cinque carte scoperte sono locomotive, si scartano tutte e cinque e se ne scoprono altre cinque, a meno che non restino troppo poche carte d’altro tipo. Finché una galleria non è decisa, si aspetta.
rule-R4-7 = I vuoti tra le carte scoperte si riempiono appena ci sono di nuovo carte.
rule-R4-8 = Quando il mazzo è esaurito, si mescolano gli scarti per formarne uno nuovo.
rule-R4-9 = Finché mazzo e scarti sono vuoti, nessuno può prendere carte Treno, nemmeno quelle scoperte.
rule-R4-10 = Puoi avere in mano quante carte vuoi. La tua mano è segreta; quante carte hai, no.

rule-R5 = Linee
rule-R5-1 = Una linea costa tante carte quante sono le sue caselle, tutte del suo colore. Una linea grigia accetta un colore qualsiasi, ma uno solo. Le locomotive sostituiscono qualunque carta.
rule-R5-2 = Indichi con quante locomotive paghi; tutte le altre carte sono di uno stesso colore. Se paghi solo con locomotive, non indicare alcun colore.
rule-R5-3 = Ti serve un vagone per ogni casella. Prendi una sola linea per turno, e per intero; non deve per forza toccare le tue altre linee.
rule-R5-4 = I punti di una linea si segnano subito. Le sue carte vanno negli scarti.
rule-R5-5 = Nessuno possiede entrambi i binari di una linea doppia. In due o in tre, il secondo binario si chiude appena il primo è preso.
rule-R5-6 = Un traghetto richiede almeno una locomotiva per ciascuno dei suoi simboli.

rule-R6 = Gallerie
rule-R6-1 = Prima giochi le carte per la galleria. Poi si rivelano tre carte dal mazzo, o quante ce ne sono.
rule-R6-2 = Per ogni carta rivelata del tuo colore e per ogni locomotiva rivelata, aggiungi una carta del tuo colore o una locomotiva.
rule-R6-3 = Se hai giocato solo locomotive, contano solo le locomotive rivelate, e aggiungi solo locomotive.
rule-R6-4 = Paghi le carte aggiuntive oppure rinunci. Se rinunci, riprendi le tue carte e il tuo turno finisce.
rule-R6-5 = Le carte rivelate si scartano alla fine del turno.
rule-R6-6 = Metti tanti vagoni quante sono le caselle della galleria, qualunque sia il numero di carte pagate.

rule-R7 = Biglietti
rule-R7-1 = Peschi tre biglietti (quattro in Grandi città), o quelli rimasti, e ne tieni almeno uno. Gli altri vanno sotto il mazzo. Se non ne restano, non puoi pescarne.
rule-R7-2 = Tieni i tuoi biglietti fino alla fine. Sono segreti; quanti ne hai, no.

rule-R8 = Stazioni
rule-R8-1 = Puoi costruire in ogni città senza stazione: una per turno, tre per partita. Costano una, due e tre carte di uno stesso colore; le locomotive sostituiscono qualunque carta.
rule-R8-2 = Alla fine, ogni tua stazione ti permette di usare una linea altrui che tocca la sua città, la stessa per tutti i tuoi biglietti.
rule-R8-3 = Non devi scegliere questa linea: vale quella più vantaggiosa per te.

rule-R9 = La fine
rule-R9-1 = Quando qualcuno finisce il suo turno con due vagoni o meno, tutti hanno ancora un turno, compresa quella persona.
rule-R9-2 = Sommi le tue linee e i biglietti completati, sottrai quelli non completati, e aggiungi 4 punti per ogni stazione non costruita e 10 per l’European Express.
rule-R9-3 = L’European Express va al percorso continuo più lungo di linee proprie. Ogni linea conta una volta sola, ogni città quante volte serve. In caso di parità, tutti ricevono i 10 punti.
rule-R9-4 = Vince chi ha più punti; poi più biglietti completati, poi meno stazioni, poi il percorso più lungo. Se c’è parità in tutto, la vittoria è condivisa.
rule-R9-5 = Dopo 1000 turni comincia l’ultimo giro, qualunque sia il numero di vagoni rimasti.

rule-R10 = Oltre i regolamenti
rule-R10-1 = Se abbandoni, o esaurisci il tempo più volte, un bot gioca al tuo posto e finisci in ultima posizione. L’abbandono è definitivo; altrimenti puoi tornare. Quando resta una sola persona, la partita finisce e si contano i punti.
rule-R10-2 = Quando il tuo tempo è esaurito, il server gioca per te: rinuncia a una galleria, tiene il minor numero possibile di biglietti e per il resto gioca come un bot.
rule-R10-3 = Si considera che hai giocato quando finisci un turno in tempo. La scelta dei primi biglietti non conta.
rule-R10-4 = Se qualcuno se ne va prima che tutti abbiano giocato, la partita finisce senza risultato.
rule-R10-5 = Risulti assente se esaurisci il tempo in due turni di seguito. Un turno finito in tempo azzera il conto, e così il tuo ritorno.
rule-R10-6 = Esaurito il tuo tempo, il server gioca per te fino alla fine del tuo turno.
rule-R10-7 = Prima dell’inizio puoi andartene, e il tuo posto si libera. Se se ne va chi gestisce il tavolo, subentra la persona successiva. Un tavolo senza persone viene annullato.
rule-R10-8 = In una partita con un giorno o più sull’orologio puoi andare in vacanza. Il tuo orologio si ferma finché non torni, e non giochi.
rule-R10-9 = In una partita con un giorno o più per mossa puoi avere ore di sonno, al massimo dieci al giorno. Il tempo che finirebbe in quelle ore finisce con esse.
rule-R10-10 = Se il tavolo lo ha concordato, qualcuno può prendere il posto che un bot gioca per chi se n’è andato. Vede ciò che vede il posto e non finisce più per forza in ultima posizione; chi se n’è andato non può tornare. Nessuno può avere due posti, nemmeno uno dopo l’altro.
