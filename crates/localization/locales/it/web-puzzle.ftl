# Puzzles: decisions of finished games, to be made better.

web-puzzle-ask = Che cosa giocheresti?
web-puzzle-ask-mine = Qui hai giocato altro, e ti è costato { $points }. Che cosa è meglio?
web-puzzle-wrong = C’è una mossa migliore. Riprova.
# $points is "points" of game.ftl.
web-puzzle-wrong-gain = Meglio di { $points } rispetto alla mossa giocata, ma c’è di meglio. Riprova.
web-puzzle-right = Giusto!
web-puzzle-right-gain = Giusto: meglio di { $points } rispetto alla mossa giocata.
web-puzzle-shown = Ecco la soluzione.

web-puzzle-draw-card = Una carta dal mazzo
web-puzzle-draw-tickets = Nuovi biglietti
web-puzzle-mark-right = giusto
web-puzzle-mark-wrong = sbagliato

web-puzzle-difficulty = Difficoltà { $rating }
web-puzzle-give-up = Mostra la soluzione
web-puzzle-solution = Soluzione
web-puzzle-best = La mossa migliore
web-puzzle-also = Altrettanto buone
web-puzzle-played = La mossa giocata
web-puzzle-better = Vantaggio sulla mossa giocata: { $points }.
web-puzzle-plan = La mappa mostra il piano che c’è dietro.
web-puzzle-rating = Il tuo rating nei problemi: { $before } prima, { $after } adesso
web-puzzle-next = Problema successivo
web-puzzle-in-game = Guardalo nella partita

web-puzzle-filter = Scegli i problemi
web-puzzle-whose = Mosse
web-puzzle-whose-all = di tutti
web-puzzle-whose-mine = i miei errori
web-puzzle-theme = Tema
web-puzzle-theme-all = tutti
web-puzzle-theme-claim = linee
web-puzzle-theme-tunnel = gallerie
web-puzzle-theme-ferry = traghetti
web-puzzle-theme-station = stazioni
web-puzzle-theme-cards = carte
web-puzzle-theme-tickets = biglietti
web-puzzle-theme-last_round = ultimo giro

web-puzzle-none = Per ora non ci sono problemi per te. I problemi vengono da partite concluse su questo server: giocane una e forse ce ne saranno altri.
web-puzzle-none-theme = Non resta nessun problema su questo tema.
web-puzzle-none-mine = Qui non resta nessuno dei tuoi errori. Ben fatto! Quelli di una partita appena conclusa arrivano un po’ più tardi.
web-puzzle-all-themes = Tutti i temi
web-puzzle-others = Problemi di altre partite
web-puzzle-play = Gioca una partita
