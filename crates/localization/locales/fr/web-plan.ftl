# The planner in the web app: tickets with what they need, ways of the player's own, the list to
# build from, and why something cannot be built.

web-plan-failed = Le plan ne peut pas être chargé pour le moment.
web-plan-together = Toutes ensemble : { $needed } de tes { $trains } wagons
web-plan-all = Toutes les destinations
web-plan-too_few_trains = Il ne reste pas assez de wagons
web-plan-too_few_turns = Trop tard : la partie finit avant
web-plan-blocked = Bloquée : plus aucun chemin n’est libre
web-plan-by-stations = Tes gares la complètent à la fin
web-plan-missing =
    { $count ->
        [one] { $count } carte manque
       *[other] { $count } cartes manquent
    }
web-plan-cards-suffice = tes cartes suffisent
web-plan-any-color =
    { $count ->
        [one] { $count } carte de n’importe quelle couleur
       *[other] { $count } cartes d’une même couleur
    }
web-plan-replaced =
    { $count ->
        [one] une locomotive en remplace { $count }
       *[other] des locomotives en remplacent { $count }
    }
web-plan-with-station = Ou { $trains }, avec une gare à { $cities }
web-plan-without-station = Ou { $trains }, sans gare
web-plan-lent = prêtée par une gare à { $city }
web-plan-own =
    { $count ->
        [one] et { $count } route que tu as
       *[other] et { $count } routes que tu as
    }

web-ways = Tes chemins
web-way-plan = Prévoir un chemin
web-way-from = Prévoir un chemin d’ici
web-way-on = Continuer jusqu’ici
web-way-remove = Supprimer ce chemin
web-way-blocked = Bloqué : { $list }
web-way-closed = Pris depuis : { $list }
web-way-first = Touche la ville où il commence.
web-way-next = Touche la ville suivante.
web-way-undo = Annuler
web-way-keep = Garder
web-way-out = Cacher le chemin

web-build-needed = Pour tes projets
web-build-others = Autres routes
web-build-missing = Pour tes projets, pas encore possible
# Who has a route; $player is a name.
web-claimed-by = prise par { $player }
web-build-pays =
    { $count ->
        [0] avec { $payment }, il ne reste aucune carte
        [one] avec { $payment }, il reste { $count } carte
       *[other] avec { $payment }, il reste { $count } cartes
    }
web-build-lacks = il manque { $cards }

web-why-own = Cette route est à toi.
web-why-taken = Cette route est à { $player }. À la fin, une gare dans une de ses villes peut te la prêter.
web-why-own_twin = L’autre voie est à toi, et personne n’a les deux.
web-why-twin_closed = L’autre voie est à { $player }. À deux ou trois, celle-ci est fermée aussi.
web-why-trains = Il faut { $trains }, et tu n’en as que { $left }.
web-why-ferry =
    { $missing ->
        [one] Le ferry demande au moins { $needed } locomotives en tout : il en manque { $missing }.
       *[other] Le ferry demande au moins { $needed } locomotives en tout : il en manque { $missing }.
    }
web-why-cards = Il te manque { $cards }.
web-why-no_station = Tu n’as plus de gare.
web-why-city_taken = { $player } a une gare ici, et une ville n’en reçoit qu’une.
web-why-over = La partie est finie.
web-why-turn = Ce n’est pas ton tour.
web-why-second_card = Prends d’abord ta deuxième carte.
web-why-tickets = Choisis d’abord tes destinations.
web-why-tunnel = Décide d’abord pour ton tunnel.
web-why-vacation = Tu es en vacances.
