# Ce que disent les pages pour navigateurs.

# The page behind a link to an invitation. $seats is "seats".
page-invite-title = { $host } t’invite à une partie de trains
page-invite-title-by-nobody = Une partie de trains t’attend
page-invite-description = { $variant }, { $seats }. Code : { $code }
page-invite-text = { $variant }, { $seats }. Ouvre l’appli et rejoins la partie avec ce code :
page-invite-play = Jouer dans le navigateur
page-invite-full = { $variant }, { $seats }. Toutes les places sont prises pour le moment.
page-invite-started-title = La partie a commencé
page-invite-started-text = { $variant }, { $seats }. Si tu as une place, continue à jouer ici. Tout le monde peut regarder.
page-invite-over-title = La partie est terminée
page-invite-over-text = { $variant }, { $seats }. Tu peux voir ici comment elle s’est terminée.
page-invite-called-off-title = La partie a été annulée
page-invite-called-off-text = Elle s’est terminée sans résultat. Demande une nouvelle invitation ou ouvre toi-même une partie.
page-invite-unknown-title = Ce code ne mène à aucune partie
page-invite-unknown-text = Compare-le avec celui que tu as reçu. Un code est valable jusqu’à 30 jours après la fin de sa partie.
page-invite-go = Aller à la partie
page-invite-home = Vers la page d’accueil
page-invite-tournament = { $host } t’invite à un tournoi : { $name }
page-invite-tournament-by-nobody = Tu es invité à un tournoi : { $name }
page-invite-to-tournament = Aller au tournoi
page-invite-league = { $host } t’invite dans une ligue : { $name }
page-invite-league-by-nobody = Tu es invité dans une ligue : { $name }
page-invite-league-text =
    { $members ->
        [one] { $members } membre
       *[other] { $members } membres
    }, avec montées et descentes à chaque saison.
page-invite-to-league = Aller à la ligue

# Links into the app.
page-home-title = Railhead – un jeu de trains en Europe
page-home-text = Pour 2 à 5 joueurs. Joue dans le navigateur, contre des amis ou des bots.
page-challenge-title = Le défi du jour
page-challenge-text = Les mêmes cartes pour tous, une fois par jour. Combien de points feras-tu ?

# The card of a link to a game, and the page of a game in a frame. $seats is "seats".
page-game-lobby = { $variant }, { $seats }. En attente de joueurs.
page-game-running = { $variant }, { $seats }. La partie est en cours : regarde-la.
page-game-finished = { $variant }, { $seats }. Victoire : { $winners } avec { $points } points.
page-game-void = { $variant }, { $seats }. Elle s’est terminée sans résultat.

# The state of the service. $state is page-status-works or page-status-fails.
page-status-ok = Tout fonctionne
page-status-ok-text = On peut jouer.
page-status-degraded = Quelque chose ne fonctionne pas
page-status-degraded-text = On peut jouer. Le reste est en cours d’examen.
page-status-unavailable = Le service est en panne
page-status-unavailable-text = On ne peut pas jouer pour le moment. Rien n’est perdu, et les pendules récupèrent du temps après une panne.
page-status-play = Parties et coups
page-status-streams = Mises à jour en direct
page-status-jobs = Pendules et notifications
page-status-database = Base de données
page-status-works = fonctionne
page-status-fails = ne fonctionne pas
page-status-part = { $name } : { $state }
page-status-checked = Vérifié le { $time }. Version { $version }.
page-status-home = Vers l’application
