# Ce que disent les pages pour navigateurs.

# The page behind a link to an invitation. $seats is "seats".
page-invite-title = { $host } t’invite à une partie de trains
page-invite-title-by-nobody = Une partie de trains t’attend
page-invite-description = { $variant }, { $seats }. Code : { $code }
page-invite-text = { $variant }, { $seats }. Ouvre l’appli et rejoins la partie avec ce code :
page-invite-play = Jouer dans le navigateur
