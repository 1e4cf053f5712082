# What pages for browsers say.

# The page behind a link to an invitation. $seats is "seats".
page-invite-title = { $host } invites you to a train game
page-invite-title-by-nobody = You are invited to a train game
page-invite-description = { $variant }, { $seats }. Code { $code }
page-invite-text = { $variant }, { $seats }. Open the app and join with this code:
page-invite-play = Play in the browser
