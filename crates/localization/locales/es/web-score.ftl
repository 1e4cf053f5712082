# The scorer of a game on a real table.

web-score = Puntuar una mesa real
web-score-what = Para una partida de la caja: toca lo que ha construido cada persona, añade los billetes y deja que se cuenten los puntos, también la ruta más larga.
web-score-player = Jugador { $number }
web-score-whose = ¿De quién son los vagones y billetes?
web-score-add-player = Añadir a alguien
web-score-remove-player = Quitar a esta persona
web-score-left = Quedan: { $trains } vagones, { $stations } estaciones
web-score-tap = Toca un recorrido o una ciudad para dárselo a esta persona, y otra vez para quitárselo.
web-score-added = { $player } tiene { $what }.
web-score-removed = { $player } ya no tiene { $what }.
web-score-tickets = Billetes conservados
web-score-routes = Recorridos cubiertos
web-score-stations = Estaciones construidas
web-score-find-tickets = Buscar un billete
web-score-find-routes = Buscar un recorrido
web-score-find-stations = Buscar una ciudad para una estación
web-score-remove = Quitar
web-score-count = Contar los puntos
web-score-clear = Empezar otra partida
web-score-no-account = Con una cuenta puedes guardar esta partida en tu historial.
web-score-keep = Guardar esta partida
web-score-kept = La partida está entre tus partidas de fuera.
web-score-where = Tus partidas de fuera
