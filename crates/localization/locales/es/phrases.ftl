# Lo que se puede decir a la mesa.

phrase-hello = ¡Hola!
phrase-good_luck = ¡Suerte para la mesa!
phrase-have_fun = ¡A disfrutar!
phrase-all_aboard = ¡Viajeros al tren!
phrase-nice_route = ¡Bonito recorrido!
phrase-good_move = ¡Buena jugada!
phrase-well_played = ¡Bien jugado!
phrase-close_one = ¡Por los pelos!
phrase-thanks = ¡Gracias!
phrase-you_are_welcome = ¡De nada!
phrase-sorry = ¡Perdón!
phrase-no_worries = ¡No pasa nada!
phrase-oops = ¡Uy!
phrase-hurry = El tiempo corre…
phrase-take_your_time = ¡Sin prisa!
phrase-thinking = Estoy pensando…
phrase-back_soon = ¡Vuelvo enseguida!
phrase-congratulations = ¡Enhorabuena!
phrase-another_game = ¿Jugamos otra?
phrase-goodbye = ¡Hasta pronto!

# Reactions.
phrase-smile = Sonrisa
phrase-laugh = Risa
phrase-applause = Aplauso
phrase-thumbs_up = Pulgar arriba
phrase-heart = Corazón
phrase-surprise = Sorpresa
phrase-wave = Saludo
phrase-fingers_crossed = Dedos cruzados
phrase-sad = Una lágrima
phrase-party = Fiesta
phrase-train = Tren
