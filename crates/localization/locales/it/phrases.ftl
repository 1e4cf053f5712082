# Che cosa si può dire al tavolo.

phrase-hello = Ciao!
phrase-good_luck = Buona fortuna al tavolo!
phrase-have_fun = Buon divertimento!
phrase-all_aboard = In carrozza!
phrase-nice_route = Bella linea!
phrase-good_move = Bella mossa!
phrase-well_played = Ben giocato!
phrase-close_one = Per un pelo!
phrase-thanks = Grazie!
phrase-you_are_welcome = Prego!
phrase-sorry = Scusate!
phrase-no_worries = Non fa niente!
phrase-oops = Ops!
phrase-hurry = Il tempo corre…
phrase-take_your_time = Fai con calma!
phrase-thinking = Ci sto pensando…
phrase-back_soon = Torno subito!
phrase-congratulations = Congratulazioni!
phrase-another_game = Un’altra partita?
phrase-goodbye = Arrivederci!

# Reactions.
phrase-smile = Sorriso
phrase-laugh = Risata
phrase-applause = Applauso
phrase-thumbs_up = Pollice in su
phrase-heart = Cuore
phrase-surprise = Stupore
phrase-wave = Saluto
phrase-fingers_crossed = Dita incrociate
phrase-sad = Una lacrima
phrase-party = Festa
phrase-train = Treno
