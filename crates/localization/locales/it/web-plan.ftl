# The planner in the web app: tickets with what they need, ways of the player's own, the list to
# build from, and why something cannot be built.

web-plan-failed = Al momento il piano non può essere caricato.
web-plan-together = Tutti insieme: { $needed } dei tuoi { $trains } vagoni
web-plan-all = Tutti i biglietti
web-plan-too_few_trains = Non restano abbastanza vagoni
web-plan-too_few_turns = Troppo tardi: la partita finisce prima
web-plan-blocked = Bloccato: nessun percorso è più libero
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
web-way-first = Tocca la città da cui parte.
web-way-next = Tocca la città successiva.
web-way-undo = Annulla
web-way-keep = Conserva
web-way-out = Nascondi il percorso

web-build-needed = Per i tuoi piani
web-build-others = Altre linee
web-build-missing = Per i tuoi piani, non ancora possibile
# Who has a route; $player is a name.
web-claimed-by = presa da { $player }
web-build-pays =
    { $count ->
        [0] con { $payment }, non resta nessuna carta
        [one] con { $payment }, resta { $count } carta
       *[other] con { $payment }, restano { $count } carte
    }
web-build-lacks = ti serve ancora: { $cards }

web-why-own = Questa linea è tua.
web-why-taken = Questa linea è di { $player }. Alla fine una stazione in una delle sue città può prestartela.
web-why-own_twin = L’altro binario è tuo, e nessuno li ha entrambi.
web-why-twin_closed = L’altro binario è di { $player }. In due o tre giocatori si chiude anche questo.
web-why-trains = Servono { $trains }, e te ne restano solo { $left }.
web-why-ferry =
    { $missing ->
        [one] Il traghetto richiede almeno { $needed } locomotive in tutto: ne manca { $missing }.
       *[other] Il traghetto richiede almeno { $needed } locomotive in tutto: ne mancano { $missing }.
    }
web-why-cards = Ti serve ancora: { $cards }.
web-why-no_station = Non hai più stazioni.
web-why-city_taken = { $player } ha una stazione qui, e in una città ne sta una sola.
web-why-over = La partita è finita.
web-why-turn = Non è il tuo turno.
web-why-second_card = Prendi prima la seconda carta.
web-why-tickets = Scegli prima i tuoi biglietti.
web-why-tunnel = Decidi prima sulla tua galleria.
web-why-vacation = Sei in vacanza.
