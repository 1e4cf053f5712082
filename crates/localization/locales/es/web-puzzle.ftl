# Puzzles: decisions of finished games, to be made better.

web-puzzle-ask = ¿Qué jugarías?
web-puzzle-ask-mine = Aquí jugaste otra cosa, y te costó { $points }. ¿Qué es mejor?
web-puzzle-wrong = Hay una jugada mejor. Inténtalo otra vez.
# $points is "points" of game.ftl.
web-puzzle-wrong-gain = Mejor en { $points } que lo que se jugó, pero hay algo mejor todavía. Inténtalo otra vez.
web-puzzle-right = ¡Correcto!
web-puzzle-right-gain = Correcto: mejor en { $points } que lo que se jugó.
web-puzzle-shown = Esta es la solución.

web-puzzle-draw-card = Una carta del mazo
web-puzzle-draw-tickets = Billetes nuevos
web-puzzle-mark-right = correcto
web-puzzle-mark-wrong = incorrecto

web-puzzle-difficulty = Dificultad { $rating }
web-puzzle-give-up = Mostrar la solución
web-puzzle-solution = Solución
web-puzzle-best = La mejor jugada
web-puzzle-also = Igual de buenas
web-puzzle-played = Se jugó
web-puzzle-better = Ventaja sobre lo que se jugó: { $points }.
web-puzzle-plan = El mapa muestra el plan que hay detrás.
web-puzzle-rating = Tu rating de problemas: { $before } antes, { $after } ahora
web-puzzle-next = Siguiente problema
web-puzzle-in-game = Verlo en la partida

web-puzzle-filter = Elegir problemas
web-puzzle-whose = Jugadas
web-puzzle-whose-all = de todos
web-puzzle-whose-mine = mis errores
web-puzzle-theme = Tema
web-puzzle-theme-all = todos
web-puzzle-theme-claim = recorridos
web-puzzle-theme-tunnel = túneles
web-puzzle-theme-ferry = ferris
web-puzzle-theme-station = estaciones
web-puzzle-theme-cards = cartas
web-puzzle-theme-tickets = billetes
web-puzzle-theme-last_round = última ronda

web-puzzle-none = Ahora no hay ningún problema para ti. Los problemas salen de partidas terminadas en este servidor: juega una y quizá haya más.
web-puzzle-none-theme = No queda ningún problema de este tema.
web-puzzle-none-mine = Aquí no queda ninguno de tus errores. ¡Bien hecho! Los de una partida que acaba de terminar llegan un poco más tarde.
web-puzzle-all-themes = Todos los temas
web-puzzle-others = Problemas de otras partidas
web-puzzle-play = Jugar una partida
