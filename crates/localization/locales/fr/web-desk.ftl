# The desk of moderators and admins.

web-desk-parts = Parties de la modération
web-desk-reports = Signalements ouverts
web-desk-answered = Traités
web-desk-log = Journal
web-desk-not-yours = Cet écran est réservé à la modération.

web-desk-nothing = Aucun signalement n’attend de réponse.
web-desk-none-answered = Aucun signalement n’a encore été traité.
web-desk-current = Le signalement
web-desk-position = Signalement { $position } sur { $count }
web-desk-previous = Signalement précédent
web-desk-next = Signalement suivant
web-desk-due = À traiter avant le { $time }
web-desk-late = Aurait dû être traité avant le { $time }
web-desk-overdue = En retard
web-desk-said = Phrase : « { $phrase } »
web-desk-said-long-ago = La phrase n’est plus conservée.
web-desk-no-words = Sans commentaire
web-desk-by = Signalé par { $player }, { $time }
web-desk-also = { $count ->
    [one] { $count } autre signalement
   *[other] { $count } autres signalements
}
web-desk-waiting = Signalements en attente

web-desk-outcome = Résultat
web-desk-outcome-no_action = Sans suite
web-desk-outcome-warned = Averti
web-desk-outcome-muted = Mis en sourdine
web-desk-outcome-renamed = Renommé
web-desk-outcome-banned = Banni
web-desk-outcome-game_voided = Partie arrêtée
web-desk-why = Motif, pour le journal
web-desk-why-hint = Sans motif, le journal indique le résultat.

web-desk-find = Nom d’un joueur, ou lien d’une partie ou d’un tournoi
web-desk-find-do = Chercher
web-desk-player = Joueur
web-desk-facts = Informations
web-desk-actions = Mesures
web-desk-profile = Page publique
web-desk-ban = Bannir
web-desk-ban-player = Bannir { $player }
web-desk-ban-what = Le compte ne peut plus se connecter ni agir, et des bots reprennent ses parties en cours. La personne lit le motif, la fin et où contester.
web-desk-days = Durée
web-desk-days-of = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
web-desk-endless = Sans fin
web-desk-ban-reason = Motif, que la personne bannie lit
web-desk-banned = Le compte de { $player } est banni.
web-desk-unban = Lever le bannissement
web-desk-unban-what = Les sessions du compte fonctionnent à nouveau. Les parties reprises par des bots ne sont pas rendues.
web-desk-unbanned = Le compte de { $player } n’est plus banni.
web-desk-role = Rôle
web-desk-role-of = Rôle du compte : { $player }
web-desk-role-what = La modération traite les signalements et arrête des parties. L’administration peut aussi bannir, donner des rôles et lire le journal.
web-desk-role-player = Aucun
web-desk-role-moderator = Modération
web-desk-role-admin = Administration

web-desk-game = Partie
web-desk-status-lobby = Attend des joueurs
web-desk-status-running = En cours
web-desk-status-finished = Terminée
web-desk-status-void = Sans résultat
web-desk-void = Arrêter la partie
web-desk-void-what = La partie s’arrête pour tout le monde, sans score ni cote.

web-desk-log-none = Rien n’a encore été fait.
web-desk-did-grant = Administration confiée
web-desk-did-appoint = Modération confiée
web-desk-did-revoke = Rôle retiré
web-desk-did-ban = Bannissement
web-desk-did-unban = Bannissement levé
web-desk-did-void_game = Partie arrêtée
web-desk-did-close_report = Signalement traité
web-desk-until = Jusqu’au { $time }
web-desk-command = Ligne de commande

web-desk-mute = Réduire au silence
web-desk-mute-what = Le compte continue à jouer, mais ne dit rien. En essayant, il lit le motif et la fin.
web-desk-mute-reason = Motif, que lit la personne concernée
web-desk-muted = { $player } est réduit au silence.
web-desk-unmute = Rendre la parole
web-desk-unmute-what = Le compte peut de nouveau parler.
web-desk-unmuted = { $player } peut de nouveau parler.
web-desk-did-mute = Réduit au silence
web-desk-did-unmute = Parole rendue
web-desk-did-post_notice = Annonce publiée
web-desk-did-remove_notice = Annonce retirée
web-desk-pairs = Paires
web-desk-pairs-what = Paires ayant au moins trois parties classées parmi les 10 000 dernières parties du serveur, les plus surprenantes d’abord. La chance aussi figure ici : regarde les parties.
web-desk-pairs-none = Aucune paire ne se distingue.
web-desk-pair-score = { $score } parties gagnées sur { $games }, { $expected } attendues
web-desk-pair-more = Surprise { $surprise } · classement { $gained } · { $abandoned } quittées par l’autre
web-desk-gifts = Points offerts
web-desk-gifts-what = Joueurs dont les coups ont valu plus à un adversaire qu’au reste de la table, dans au moins trois parties classées de trois à cinq joueurs, l’indice le plus élevé d’abord. Un indice supérieur à 3,5 est rarement dû au hasard : regarde les parties.
web-desk-gifts-none = Personne ne se distingue.
web-desk-gift = { $giver } à { $receiver }
web-desk-gift-more = { $points } points par partie en { $games } parties · indice { $index }
web-desk-their-games = Leurs parties
web-desk-notices = Annonces
web-desk-notices-none = Il n’y a pas d’annonces.
web-desk-notice-time = Du { $from } au { $until }
web-desk-notice-remove = Retirer
web-desk-notice-new = Nouvelle annonce
web-desk-notice-post = Publier
web-desk-notice-text = Texte, { $language }
web-desk-notice-hours = Durée
web-desk-hours-of = { $count } heures
web-desk-rename = Renommer
web-desk-rename-player = Renommer { $player }
web-desk-rename-what = L’ancien nom disparaît aussitôt des parties, des listes et des images, et personne ne peut le prendre pendant 30 jours. La personne lit le motif dans sa boîte.
web-desk-rename-to = Nouveau nom ; laissé vide, le serveur en invente un
web-desk-rename-reason = Motif, que lit la personne
web-desk-renamed = Le nom est maintenant { $player }.
web-desk-did-rename = Renommé
web-desk-did-delete_account = Supprimé sur demande
web-desk-delete = Supprimer
web-desk-delete-what = { $player } est supprimé comme par la personne elle-même : les parties restent, sous un autre nom. C’est définitif.
web-desk-deleted = { $player } est supprimé.
web-desk-figures = Parties : { $games }, en cours : { $unfinished } · Appareils : { $devices }
web-desk-open = Pas encore de réponse
web-desk-tournament = Tournoi
web-desk-rule-why = Raison, que tout le monde peut lire
web-desk-decide = Décider du résultat de la table { $table }
web-desk-decide-what = Ces places comptent comme résultat. Après une place partagée, la suivante reste vide : 1, 2, 2, 4. Une partie en cours s’arrête sans résultat.
web-desk-place = Place de { $player }
web-desk-did-pause_tournament = Tournoi mis en pause
web-desk-did-resume_tournament = Tournoi repris
web-desk-did-cancel_tournament = Tournoi annulé
web-desk-did-remove_entrant = Retrait d’un tournoi
web-desk-did-decide_table = Résultat d’une table décidé
web-desk-health = État
web-desk-health-well = Ce serveur accepte les coups, et ses tâches de fond se poursuivent.
web-desk-health-jobs = Des tâches de fond échouent : { $jobs }. Le journal du serveur dit pourquoi.
web-desk-health-version = Version { $version }
web-desk-health-again = Regarder à nouveau
web-desk-health-webhooks = Webhooks en échec
web-desk-health-operator = Webhook de l’exploitant
web-desk-health-since = { $count ->
    [one] { $count } échec depuis le { $time }
   *[other] { $count } échecs depuis le { $time }
}
web-desk-health-paused = en pause
web-desk-health-outages = Pannes : les pendules arrivées à zéro ont reçu cinq minutes de plus
