# What pages for browsers say.

# The page behind a link to an invitation. $seats is "seats".
page-invite-title = { $host } invites you to a train game
page-invite-title-by-nobody = You are invited to a train game
page-invite-description = { $variant }, { $seats }. Code { $code }
page-invite-text = { $variant }, { $seats }. Open the app and join with this code:
page-invite-play = Play in the browser
page-invite-full = { $variant }, { $seats }. All seats are taken at the moment.
page-invite-started-title = The game has begun
page-invite-started-text = { $variant }, { $seats }. If you have a seat, play on here. Everybody else can watch.
page-invite-over-title = The game is over
page-invite-over-text = { $variant }, { $seats }. Here you see how it ended.
page-invite-called-off-title = The game was called off
page-invite-called-off-text = It ended without a result. Ask for a new invitation, or open a game yourself.
page-invite-unknown-title = This code leads to no game
page-invite-unknown-text = Compare it with the one you were sent. A code is good until 30 days after the end of its game.
page-invite-go = Go to the game
page-invite-home = To the start page
page-invite-tournament = { $host } invites you to a tournament: { $name }
page-invite-tournament-by-nobody = You are invited to a tournament: { $name }
page-invite-to-tournament = Go to the tournament
page-invite-league = { $host } invites you to a league: { $name }
page-invite-league-by-nobody = You are invited to a league: { $name }
page-invite-league-text =
    { $members ->
        [one] { $members } member
       *[other] { $members } members
    }, with promotion and relegation each season.
page-invite-to-league = Go to the league

# Links into the app.
page-home-title = Railhead – a train game of Europe
page-home-text = For 2 to 5 players. Play in the browser, against friends or bots.
page-challenge-title = The daily challenge
page-challenge-text = The same cards for everybody, once a day. How many points do you get?

# The card of a link to a game, and the page of a game in a frame. $seats is "seats".
page-game-lobby = { $variant }, { $seats }. Waiting for players.
page-game-running = { $variant }, { $seats }. The game is on: watch it.
page-game-finished = { $variant }, { $seats }. Won by { $winners } with { $points } points.
page-game-void = { $variant }, { $seats }. It ended without a result.

# The state of the service. $state is page-status-works or page-status-fails.
page-status-ok = Everything works
page-status-ok-text = Games can be played.
page-status-degraded = Something does not work
page-status-degraded-text = Games can be played. We are looking into the rest.
page-status-unavailable = The service is down
page-status-unavailable-text = Games cannot be played at the moment. Nothing is lost, and clocks get time back after an outage.
page-status-play = Games and moves
page-status-streams = Live updates
page-status-jobs = Clocks and notifications
page-status-database = Database
page-status-works = works
page-status-fails = does not work
page-status-part = { $name }: { $state }
page-status-checked = Looked at { $time }. Version { $version }.
page-status-home = To the app
