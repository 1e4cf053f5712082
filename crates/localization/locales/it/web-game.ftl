# The game in the web app at /play. Its other words are those of game.ftl and cities.ftl.

web-game = Partita
web-board = Tabellone
web-loading = Caricamento…
web-menu = Menu
web-close = Chiudi
web-cancel = Annulla
web-zoom-in = Ingrandisci
web-zoom-out = Riduci
web-you = tu
web-deleted-player = eliminato

# The state of the connection.
web-line-live = Connesso
web-line-connecting = Connessione…
web-line-offline = Nessuna connessione
web-line-sending = La tua mossa è in viaggio…
web-move-queued = La tua mossa resta su questo dispositivo e viene inviata appena possibile.
web-move-dropped = La tua mossa non è stata giocata: la partita è andata avanti.
web-confirm = Giocarla lo stesso?
web-confirm-text = La partita è andata avanti da quando hai scelto questa mossa. È ancora possibile.
web-confirm-yes = Gioca
# $move is what is taken or built: “an orange card”, “Paris – Zürich”.
web-sending = In viaggio: { $move }
web-kept = Aspetta la connessione: { $move }

# Ciò che ha fatto il giocatore stesso, con le parole di game.ftl: «Hai pescato una carta arancione».
web-did-game-started = La partita comincia: il primo turno è tuo
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
web-did-route-claimed = Hai preso { $from } – { $to } con { $payment }: { $points }
web-did-tunnel-laid = Hai tentato la galleria { $from } – { $to } con { $payment }
web-did-tunnel-surcharge-paid = Hai aggiunto { $payment }
web-did-tunnel-abandoned = Hai rinunciato alla galleria
web-did-station-built = Hai costruito la stazione di { $city }
web-did-passed = Hai dovuto passare
web-did-last-round-begun = Hai fatto scattare l’ultimo giro: ancora un turno a testa
web-did-time-ran-out = Hai esaurito il tempo

## The table before the game

web-open-seat = posto libero
web-seat-gone = posto libero: chi ha giocato l’ultima partita non c’è più
web-host = gestisce il tavolo
web-add-bot = Aggiungi un bot
web-remove-bot = Togli il bot
web-remove-player = Togli { $player }
web-invite = Invita
web-invite-text = Vieni a giocare ai treni con me!
web-invite-name = Nome della persona
web-invited = { $player } ha ricevuto l’invito.
web-code = Codice:
web-share-link = Condividi un link
web-join = Partecipa
web-leave = Lascia il tavolo
web-leave-text = Il tuo posto si libera per altri. Il tavolo si chiude se non resta nessuno.
web-start = Inizia
web-expires = Il tavolo è aperto fino al { $when }.

## The game

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
web-say = Di’ qualcosa
web-phrases = Frasi
web-reactions = Reazioni
web-mute = Silenzia: { $player }
web-muted = Non senti più: { $player }. Si può cambiare nelle impostazioni.
web-no-tickets = Non hai ancora biglietti.
web-tickets-none = Ancora nessun biglietto.
web-tickets-lent =
    { $count ->
        [one] { $count } in più è collegato da una stazione, il che conta alla fine
       *[other] { $count } in più sono collegati da stazioni, il che conta alla fine
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
web-find-city = Cerca una città o una linea
web-no-open-routes = Le tue carte non bastano per nessuna linea.
web-not-your-turn = Non è il tuo turno.
web-finish-first = Finisci prima quello che hai iniziato.
web-twin = L’altro binario
web-pay-with = Paga con
web-pay = Aggiungi { $payment }
web-tunnel-note = Una galleria: si scoprono tre carte, e ognuna uguale costa una carta in più.
web-abandon-tunnel = Rinuncia alla galleria
web-revealed = Scoperte:
# Si paga con la mano.
web-pay-claim = Prendi con { $payment }
web-pay-station = Costruisci con { $payment }
web-order-pay = Pianifica con { $payment }
web-pay-color = Colore
web-pay-left = { $card }: { $used } giocate, { $left } rimaste
web-pay-fewer = Una locomotiva in meno
web-pay-more = Una locomotiva in più
web-row-empty = Nessuna carta

# Una galleria.
web-staked = Carte giocate
web-matches = { $card }: corrisponde, una carta in più
web-matches-not = { $card }: non corrisponde
web-tunnel-cannot =
    { $color ->
        [pink] Non puoi pagare: non hai più carte viola né locomotive.
        [blue] Non puoi pagare: non hai più carte blu né locomotive.
        [orange] Non puoi pagare: non hai più carte arancioni né locomotive.
        [white] Non puoi pagare: non hai più carte bianche né locomotive.
        [green] Non puoi pagare: non hai più carte verdi né locomotive.
        [yellow] Non puoi pagare: non hai più carte gialle né locomotive.
        [black] Non puoi pagare: non hai più carte nere né locomotive.
        [red] Non puoi pagare: non hai più carte rosse né locomotive.
       *[none] Non puoi pagare: non hai più locomotive.
    }

# Come si mostrano gli eventi al tavolo.
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
web-own-vacation = Sei in vacanza e il tuo orologio è fermo.
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
web-offer-end = Ritira l’offerta
web-offered =
    { $to ->
        [friends] Il posto è offerto ad amici.
       *[public] Il posto è offerto a tutti.
    }
web-stand-ins-agreed =
    Se qualcuno se ne va, altri possono prendere il posto. { $counts ->
        [owner] Il risultato conta per chi se n’è andato.
       *[stand_in] Il risultato conta per chi sostituisce.
    }
web-seat-offered = Un bot gioca per qualcuno che se n’è andato. Il posto ti viene offerto.
web-take-over = Prendi il posto
web-take-over-text =
    Giochi quel posto fino alla fine e vedi tutto ciò che ha visto. { $counts ->
        [owner] Il risultato conta per chi se n’è andato.
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
# A player and the colour: “Ada, blue”.
web-player-colored = { $player }, { $color }

## Afterwards

web-result = Risultato
web-rematch = Rivincita
web-replay = Replay
web-points-chart = I punti durante la partita
web-export-game = Scarica la partita
web-took = Durata: { $time }
web-play = Riproduci
web-pause = Pausa
web-replay-position = Punto della partita
web-chances = Probabilità di vincere, secondo ciò che vedono tutti
web-replay-chances = Probabilità di vincere, a carte scoperte: { $chances }
web-play-on = Continua da qui
web-play-on-instead = Decidere altrimenti
web-play-on-what = E se avessi deciso diversamente? Prendi il posto di { $player }, i bot prendono gli altri. Ogni volta arrivano altre carte, e la partita non conta.
web-play-on-do = Gioca
web-what-if = Non conta · dalla mossa { $move } della partita di { $players }
web-what-if-other = Non conta · dalla mossa { $move } di un’altra partita
web-step-on = Un passo avanti
web-step-back = Un passo indietro
web-turn-on = Un turno avanti
web-turn-back = Un turno indietro

# Standing orders.
web-order-plan = Prepara il tuo turno
web-order-what = Quando tocca a te, il server gioca al posto tuo entro un secondo. Se prima succede qualcosa di inatteso, come nuove carte scoperte o l’ultimo giro, lascia il turno a te.
web-order-pick = Scegli una linea
web-order-draw = Pesca due carte dal mazzo
web-order-title = Quando tocca a te:
web-order-claim = Prendi { $route } con { $payment }.
web-order-otherwise = Se allora non è più libera
web-order-think = Lasciami pensare
web-order-withdraw = Ritira

## After a game

web-play-again = Gioca ancora
web-share = Condividi
web-link-copied = Il link è copiato.
web-text-copied = Il testo è copiato.
web-save-picture = Salva l’immagine
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
       *[express] Ha deciso l’European Express: { $own } punti contro { $other }.
    }
web-analysis = Fortuna ed errori
web-analysis-legend =
    Punti di vantaggio sul miglior avversario. La fortuna è ciò che il caso ha cambiato, anche agli altri. Un errore è una mossa al posto della quale un’altra avrebbe dato almeno tre punti in più, per quello che si poteva sapere a quel posto. La curva giudica ogni posizione a carte scoperte.
web-analysis-curve = Le probabilità di vittoria nel corso della partita
web-puzzle-learn = Impara dai tuoi errori
web-story-luck =
    { $kind ->
        [good] La fortuna mi ha dato { $points }.
        [bad] La sfortuna mi è costata { $points }.
       *[none] La fortuna non mi ha dato né tolto nulla.
    }
web-story-cost = Ho buttato via { $points } con una sola mossa: continua dal mio posto!
web-story-share = Condividi la storia
web-fair = La distribuzione era onesta?
web-fair-what = Prima della partita il server si è impegnato con un segreto. Il tuo dispositivo può ricavarne di nuovo ogni carta.
web-fair-check = Verifica su questo dispositivo
web-fair-checking = Verifica di ogni carta …
web-fair-yes = La distribuzione era onesta, verificato su questo dispositivo.
web-fair-yes-how =
    { $count ->
        [one] { $count } evento deriva dal segreto.
       *[other] Tutti i { $count } eventi derivano dal segreto.
    }
web-fair-copied = I primi { $count } eventi vengono da un’altra partita e sono presi come dati.
web-fair-no = Il registro non deriva dal segreto: l’evento { $event } è un altro.
web-fair-failed = Non è stato possibile verificare la distribuzione: { $reason }
web-fair-unsupported = Questo browser può verificare solo su una pagina con https.
web-fair-broken = La verifica è stata interrotta. Riprova.

## Around the board

web-missing-what = Questo indirizzo non porta da nessuna parte. Le tue partite sono dov’erano.
web-keys = Scorciatoie da tastiera
web-keys-on = Singoli tasti premono i pulsanti («?» li mostra)
web-keys-list = Mostra questo elenco
web-strength-porter = Facile
web-strength-conductor = Medio
web-strength-stationmaster = Difficile
web-strength-director = Il più forte
web-bot-rating = Rating a un tavolo da { $seats }: { $rating }.
web-bot-time =
    { $milliseconds ->
        [0] Gioca subito.
       *[other] Pensa { $milliseconds } ms per mossa.
    }
web-open-cards = Carte scoperte e mazzi
web-resign-void = Non tutti hanno ancora finito un turno: la partita finisce senza risultato e nessuno perde.
web-resign-ends = La partita finisce subito: contano i punti attuali e sei all’ultimo posto.
web-resign-plays-on = Un bot continua a giocare per te e non puoi tornare. Sei all’ultimo posto.
web-resign-unknown = Non puoi tornare. Se tutti hanno finito un turno, sei all’ultimo posto; altrimenti la partita finisce senza risultato.

## The page at `/`

web-landing-watch = Guarda un tavolo dal vivo
web-landing-what = Un gioco di treni attraverso l’Europa per due-cinque giocatori: raccogli carte, prendi linee, costruisci stazioni, completa biglietti.
web-landing-docs-what = Per chi crea un’app o un bot: tutto ciò che fa l’app è un’interfaccia aperta.
web-landing-rules = In frasi brevi.
web-landing-about = Di chi è, e con quale licenza.

## Lessons

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
web-lesson-leave-text = La lezione finisce e la prossima volta ricomincia da capo. Per continuare più tardi, torna indietro.
web-lesson-step = Passo { $step } di { $count }
web-lesson-first = Prima fai ciò che chiede la lezione.

# Games on a device, without a server.
web-device-open = Su questo dispositivo
web-device-later = Continua più tardi
web-device-broken = La partita su questo dispositivo si è fermata. Riaprila.
web-device-not = Una partita su questo dispositivo non può farlo.
web-device-gone = La partita non è più su questo dispositivo.
web-device-other-rules = Questa partita è stata iniziata con una versione precedente dell’app, con altre regole. Non può continuare.
web-hand-over = Prossimo giocatore
web-hand-over-to = Passa il dispositivo a { $player }.
web-hand-over-here = Sono { $player }
web-device-keep = Tieni nella mia cronologia
web-device-kept = Tenuta tra le partite che hai importato.
