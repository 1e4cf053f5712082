# Immagini nelle regole dell’app web. Spiegazioni: vedi la versione inglese.

web-rules-contents = Indice
web-rules-or = o
web-rules-spaces = Caselle
web-rules-points = Punti

web-rules-claim-color = { $route }: { $kind }, { $spaces }. Paghi con { $one } o con { $other }. Vale { $points }.
web-rules-claim-gray = { $route }: { $kind }, { $spaces }. Paghi con { $one }, con { $other } o con un altro colore, ma mai con due. Vale { $points }.
web-rules-claim-ferry = { $route }: { $kind }, { $spaces }, { $locomotives }. Paghi con { $one }, con { $other } o con un altro colore. Vale { $points }.
web-rules-double = { $route }: { $player } ha un binario. In due o in tre l’altro, qui barrato, è chiuso. In quattro o in cinque possono ancora prenderlo tutti tranne { $player }.
web-rules-tunnel = { $route }: { $kind }, { $spaces }. Cominci con { $payment }. Rivelate: { $revealed }. Contano le carte del tuo colore e le locomotive, quindi aggiungi { $surcharge }: paghi con { $one } o con { $other }. Servono comunque { $trains }.
web-rules-station = { $player } ha { $own }, e una stazione a { $city }. { $lender } ha { $lent }. La stazione presta questa linea a { $player }: il biglietto { $ticket } è completato e vale { $points }.
web-rules-ending = { $player } finisce un turno con { $trains }. Comincia l’ultimo giro: { $players } hanno ancora un turno ciascuno, in quest’ordine. Poi si contano i punti.
web-rules-longest = { $second } ha { $trains }, ma si diramano: il percorso più lungo, qui evidenziato, ne ha solo { $path }. { $first } ha { $longer }, tutti su un solo percorso, che passa due volte per { $city }. L’European Express va a { $first }.

web-rules-score = Un punteggio finale dopo { $trains }
web-rules-unbuilt =
    { $count ->
        [one] { $count } stazione non costruita
       *[other] { $count } stazioni non costruite
    }
