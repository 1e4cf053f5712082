# Puzzles: decisions of finished games, to be made better.

web-puzzle-ask = Que jouerais-tu ?
web-puzzle-ask-mine = Ici, tu as joué autrement, et cela a coûté { $points }. Qu’y a-t-il de mieux ?
web-puzzle-wrong = Il y a un meilleur coup. Réessaie.
# $points is "points" of game.ftl.
web-puzzle-wrong-gain = Mieux de { $points } que le coup joué, mais il y a encore mieux. Réessaie.
web-puzzle-right = Exact !
web-puzzle-right-gain = Exact : mieux de { $points } que le coup joué.
web-puzzle-shown = Voici la solution.

web-puzzle-draw-card = Une carte de la pioche
web-puzzle-draw-tickets = De nouvelles destinations
web-puzzle-mark-right = juste
web-puzzle-mark-wrong = faux

web-puzzle-difficulty = Difficulté { $rating }
web-puzzle-give-up = Montrer la solution
web-puzzle-solution = Solution
web-puzzle-best = Le meilleur coup
web-puzzle-also = Tout aussi bons
web-puzzle-played = Le coup joué
web-puzzle-better = Gain par rapport au coup joué : { $points }.
web-puzzle-plan = Le plateau montre le plan qui le justifie.
web-puzzle-rating = Ta cote aux problèmes : { $before } avant, { $after } maintenant
web-puzzle-next = Problème suivant
web-puzzle-in-game = Le voir dans la partie

web-puzzle-filter = Choisir les problèmes
web-puzzle-whose = Les coups
web-puzzle-whose-all = de tout le monde
web-puzzle-whose-mine = mes erreurs
web-puzzle-theme = Thème
web-puzzle-theme-all = tous
web-puzzle-theme-claim = routes
web-puzzle-theme-tunnel = tunnels
web-puzzle-theme-ferry = ferries
web-puzzle-theme-station = gares
web-puzzle-theme-cards = cartes
web-puzzle-theme-tickets = destinations
web-puzzle-theme-last_round = dernier tour de table

web-puzzle-none = Il n’y a pas de problème pour toi en ce moment. Les problèmes viennent des parties terminées sur ce serveur : joues-en une, et il y en aura peut-être d’autres.
web-puzzle-none-theme = Il ne reste aucun problème sur ce thème.
web-puzzle-none-mine = Il ne reste ici aucune de tes erreurs. Bravo ! Celles d’une partie qui vient de se terminer arrivent un peu plus tard.
web-puzzle-all-themes = Tous les thèmes
web-puzzle-others = Problèmes d’autres parties
web-puzzle-play = Jouer une partie
