# Reports of players, and the screen of somebody who is banned.

web-report-player = Signaler { $player }
web-report-what = De quoi s’agit-il ?
web-report-this-game = Cette partie
web-report-reason = Qu’est-ce qui ne va pas ?
web-report-reason-false_name = Le nom
web-report-reason-harassment = Insultes ou harcèlement
web-report-reason-cheating = Triche
web-report-reason-collusion = Entente entre adversaires
web-report-reason-stalling = Perte de temps volontaire
web-report-reason-other = Autre chose
web-report-words = Avec tes mots (facultatif)
web-report-words-what = Au plus 500 lettres. Seule la modération les lit.
web-report-choose = Choisis ce qui ne va pas.
web-report-send = Envoyer
web-report-sent = Ton signalement est envoyé
web-report-next = La modération répond dans la journée. Tu liras le résultat dans « Nouvelles ». Personne d’autre n’apprend qui l’a signalé.
web-report-meanwhile = D’ici là, tu peux ne plus rien entendre de la part de ce compte ({ $player }), ou ne plus le voir.
web-report-none = Tu n’as encore rien signalé.
web-report-how = On signale un joueur sur sa page, une partie dans son menu, et une phrase à côté de ce qui a été dit.
web-report-of-game = Une partie
web-report-of-phrase = Une phrase dans une partie
web-report-hidden = Un joueur
web-report-open = En attente
web-report-outcome-no_action = Rien de contraire aux règles n’a été trouvé.
web-report-outcome-warned = Le compte a reçu un avertissement.
web-report-outcome-renamed = Le compte a reçu un autre nom.
web-report-outcome-muted = Ce compte ne peut rien dire pendant un certain temps.
web-report-outcome-banned = Le compte a été banni.
web-report-outcome-game_voided = La partie a été arrêtée sans résultat.

web-ban-title = Ton compte est banni
web-ban-what = Tu ne peux pas jouer tant que dure le bannissement. Dans tes parties en cours, des bots jouent à ta place.
web-ban-why = Motif
web-ban-until = Fin
web-ban-endless = Aucune : le bannissement dure jusqu’à sa levée
web-ban-object = Tu peux contester ici
