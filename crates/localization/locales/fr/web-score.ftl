# The scorer of a game on a real table.

web-score = Compter une vraie table
web-score-what = Pour une partie de la boîte : touche ce que chacun a construit, ajoute les destinations et fais compter les points, chemin le plus long compris.
web-score-player = Joueur { $number }
web-score-whose = À qui les wagons et les destinations ?
web-score-add-player = Ajouter quelqu’un
web-score-remove-player = Retirer cette personne
web-score-left = Il reste : { $trains } wagons, { $stations } gares
web-score-tap = Touche une route ou une ville pour la donner à cette personne, et encore une fois pour la reprendre.
web-score-added = { $player } a { $what }.
web-score-removed = { $player } n’a plus { $what }.
web-score-tickets = Destinations gardées
web-score-routes = Routes prises
web-score-stations = Gares construites
web-score-find-tickets = Chercher une destination
web-score-find-routes = Chercher une route
web-score-find-stations = Chercher une ville pour une gare
web-score-remove = Reprendre
web-score-count = Compter les points
web-score-clear = Commencer une autre partie
web-score-no-account = Avec un compte, tu peux garder cette partie dans ton historique.
web-score-keep = Garder cette partie
web-score-kept = La partie est parmi tes parties d’ailleurs.
web-score-where = Tes parties d’ailleurs
