# The web app at /play. Its other words are those of game.ftl and cities.ftl.


## The frame

web-skip = Skip to the content
web-home = Home
web-back = Back
web-tabs = Main screens
web-tables = Tables
web-inbox = News
web-ranks = Ranks
web-me = Me
web-missing = There is nothing here
web-try-again = Try again
web-more = Show more
web-save = Save
web-saved = Saved
web-next = Next
web-show = Show
web-all = All
web-any = Any
web-offline = No connection. The app goes on as soon as it is back.
web-offline-failed = There is no connection. Try again later.
web-update = There is a new version.
web-reload = Use it now
web-broken = Something went wrong here
web-broken-what = The screen cannot be shown. Your games are safe on the server.
web-load-again = Load again

## The welcome

web-motto = Claim railways across Europe of 1912, with friends, strangers or bots.
web-picture = The board: Europe with its cities and railways
web-play-as-guest = Play as a guest
web-guest-hint = No password, no e-mail. You can keep the account later.
web-account-needed = Sign in or play as a guest to go on.
web-ended = This device has been signed out.
web-sign-in = Sign in
web-forgot = Forgot your password?
web-recover = Forgotten password
web-recover-what = With a recovery code you set a new password. All your other devices are signed out. Without a code, nobody can get you back in.
web-recover-code = Recovery code
web-recover-do = Set the password
web-recovered = The new password is set, and the code is used up.
web-register = Register
web-oidc-with = Sign in with { $provider }
web-oidc-working = Signing in…
web-oidc-failed = The sign-in was broken off. Try again.
web-oidc-name = Choose a name
web-oidc-name-what = You are new here with { $provider }. Under which name do you want to play?
web-oidc-other = Sign in to an account that you have
web-name = Name
web-name-rule = 2 to 24 letters, digits, spaces, “-”, “_”, “.” or “'”
web-password = Password
web-password-rule = At least 8 characters
web-language = Language
web-watch = Games to watch
web-watch-none = No public game is running now.
web-watch-best = Watch how { $player } got { $points }
web-watch-last = Watch the last game of { $player }
web-watch-play = Play against the best bot
web-seats-offered = Seats to take over
web-seats-offered-none = No seat is offered to you now.

## Home

web-play-now = Play
web-quick = Quick game
web-quick-what = Against the first player who wants the same game.
web-quick-do = Find a game
web-quick-own = A table of my own
web-quick-nobody = Nobody is looking for a game now. Play against bots at once, and people later.
web-quick-tables =
    { $count ->
        [0] No table waits for a player.
        [one] One table waits for a player.
       *[other]
            { $more ->
                [yes] { $count } tables or more wait for players.
               *[no] { $count } tables wait for players.
            }
    }
web-quick-running =
    { $count ->
        [0] No public game is being played.
        [one] One public game is being played.
       *[other]
            { $more ->
                [yes] { $count } public games or more are being played.
               *[no] { $count } public games are being played.
            }
    }
web-meanwhile = Until the others come
web-practise = Practise against a bot
web-practise-choose = Choose bots
web-practise-do = Play
web-practise-count = Number of bots
web-practise-level = Strength
web-new = New game
web-join-by-code = Join by code
web-open-games = Open games
web-invitations = Invitations
web-accept = Accept
web-decline = Decline
web-your-games = Your games
web-other-games = Your other games
web-just-ended = Just ended
web-last-round = last round
web-more-there = There are more.
web-no-games = You are in no game yet. A quick game or a bot is a good start.
web-nobody-yet = Nobody else yet
web-somebody = Deleted account
web-time-left = { $time } left
web-points-against = You { $own }, best of the others { $best }
web-guest = guest
web-guest-notice = You play as { $name }, a guest. The account is lost with this device or when you sign out.
web-keep-account = Keep the account
web-keep-account-why = Choose a name and a password. Your games and ratings stay, and you can sign in on other devices.
web-keep-account-do = Keep it
web-account-kept = The account { $name } is yours now.

## Opening and joining games

web-new-do = Open the game
web-players = Players
web-variant = Variant
web-clock = Clock
web-others = The other seats
web-seat = Seat { $seat }
web-seat-open = A person
web-seat-bot = Bot: { $bot }
web-who-joins = Who can join?
web-visibility-unlisted = Whoever has the link
web-visibility-public = Everyone
web-visibility-private = Invited players
web-more-options = More options
web-spectators-see = Spectators see the game
web-spectators-now = at once
web-spectators-behind = { $time } later
web-rated = Rated: the game changes ratings
web-stand-ins = If a player leaves, others may take over the seat
web-stand-ins-none = no
web-stand-ins-owner = yes, the result counts for the player who left
web-stand-ins-stand-in = yes, the result counts for the stand-in
web-rated-no-bots = Rated games have no bots.
web-auto-start = Start as soon as all seats are taken
web-packs = Bonus tickets
web-with-packs = Bonus tickets: { $packs }
web-color = Your colour
web-first-seat = Who plays first?
web-by-lot = Drawn by lot
web-yourself = You
web-tie-break = Ties
web-looking-for-players = Looking for players
web-open-none = No public game is looking for players now. Open one: others will find it here.
web-join-or = No code? Look for
web-join-code = Code
web-code-hint = Six letters and digits. Case and dashes do not matter.
web-other-code = Enter another code
web-invited-by-nobody = You are invited to a game
web-invited-by = { $player } invites you
web-invited-to = You are invited: { $name }
web-invitation-take = To the invitation
web-invitation-dismiss = Dismiss
web-to-game = Go to the game

## News

web-inbox-empty = Nothing yet. Invitations, starts and results of your games come here.
web-new-item = new

## Players

web-player-since = Since { $date }
web-games = Games
web-wins = Wins
web-ratings = Ratings
web-rating = Rating
web-rating-of = Rated games of
web-rated-games = Rated games
web-percentile = Ahead of
web-percentile-what = How many of the players who have finished a rated game within 90 days are below
web-rating-chart = Chart of the rating; now it is { $rating }
web-rating-change = rating { $after }, { $before } before
web-provisional = Provisional: fewer than ten rated games
web-unrated = No rated game yet
web-statistics = Statistics
web-history = History
web-measure = Show
web-measure-wins = Games won
web-measure-luck = Luck
web-measure-luck-what = Points of luck in a game, on average, in games that were analysed.
web-measure-errors = Errors
web-measure-errors-what = Points that errors cost for each decision, in games that were analysed: the less, the better.
web-grouped = By
web-grouped-variant = variant
web-grouped-seats = number of players
web-grouped-color = colour
web-grouped-month = month
# The share of games won, of so many games.
web-won-of = { $share } of { $games }
web-mean-of =
    { $mean } in { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
web-opponents = Opponents
web-no-opponents = No game with others finished yet.
web-record =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } · ahead { $won } · behind { $lost } · tied { $tied }
web-games-export = Save all my games
web-uncounted = Games that count for nothing
web-uncounted-what = With the same cards as others, or at a prepared table: they are in no statistics.
web-uncounted-tournament = tournament
web-uncounted-challenge = daily challenge
web-uncounted-prepared = prepared table
web-imported = Games from elsewhere
web-imported-what = Played on another server, or on a real table. Only you see them, and they count for nothing.
web-imported-file = Read a saved game
web-imported-sheet = Enter a score sheet
web-score-open = Score a real table
web-imported-save = Save
web-imported-remove = Remove
web-imported-day = Played on
web-imported-name = Player { $number }
web-imported-points = Points of player { $number }
web-imported-export = Saved game
web-imported-table = Real table
web-imported-score_sheet = Score sheet
web-versus = You and { $player }
web-versus-none = You have finished no game together.
web-ahead = You ahead
web-behind = You behind
web-period = Period
web-period-all = All time
web-period-season = This season
web-period-month = This month
web-period-week = This week
web-no-finished = No finished games of this kind
web-win-rate = Won
web-mean-score = Points on average
web-best-score = Best score
web-mean-rank = Rank on average
web-best-streak = Longest run of wins
web-tickets-completed = Tickets completed
web-longest-path = Longest path
web-express = European Express
web-stations-built = Stations built
web-tunnels-paid = Tunnels paid
web-move-time = Time per move
web-points-from = Where the points come from
web-from-tickets = completed tickets
web-from-failed = failed tickets
web-cards-drawn = Cards
web-cards-blind = from the deck
web-cards-face-up = face up
web-cards-locomotives = of them locomotives
web-favourites = Favourite routes
web-outcome = Outcome
web-won = Won
web-lost = Lost
web-tied = Tied
web-only-with-me = Only games with me
web-only-with = Only with { $name }
web-a-bot = Bot

## Leaderboards

web-leaderboards = Leaderboards
web-leaderboard = Leaderboard
web-board-duel = Two players
web-board-table = Three to five players
web-board-wins = Games won
web-board-best_score = Best score of one game
web-board-mean_score = Points on average, from ten games
web-board-tickets_completed = Tickets completed, in total
web-board-longest_path = Longest continuous path
web-value-duel = rating
web-value-table = rating
web-value-wins = wins
web-value-best_score = points
web-value-mean_score = points
web-value-tickets_completed = tickets
web-value-longest_path = spaces
web-board-empty = Nobody is on this leaderboard yet. It counts games without bots.
web-find-player = Find a player
web-neighbours = Around you
web-guests-unranked = Guests are not on leaderboards. Keep the account to be listed.
web-among-everybody = Everybody
web-among-friends = You and your friends
web-popular = Popular routes
web-popular-routes = Routes
web-popular-tickets = Tickets
web-popular-routes-what = The share of games in which the route was claimed
web-popular-tickets-what = How often the ticket was completed by those who kept it
web-band = Ratings at the table
web-band-all = All
web-band-beginner = Below 1200
web-band-intermediate = 1200 to 1499
web-band-advanced = 1500 to 1799
web-band-expert = From 1800
web-popular-turns = Order of turns
web-popular-turns-what = The share of public games won from each position, without bots
web-position = { $position } of { $seats }

## Settings

web-settings = Settings
web-settings-play = Playing
web-settings-account = Account and people
web-settings-developers = For developers
web-change-name = Change the name
web-change-password = Change the password
web-change-password-what = Your other devices are signed out.
web-old-password = Present password
web-new-password = New password
web-set-password = Set a password
web-set-password-what = With your name and a password you get in without a provider, too. All your other devices are signed out.
web-identities = Sign in without a password
web-identities-what = A linked provider gets you into this account with one tap.
web-identity-since = Linked on { $date }
web-identity-link = Link { $provider }
web-identity-linked = { $provider } is linked.
web-identity-unlink = Unlink
web-identity-unlinked = { $provider } is unlinked.
web-recovery = Recovery codes
web-recovery-what = If you forget your password, your name and one of these codes get you back in. Keep them on paper or in a file.
web-recovery-none = You have no codes.
web-recovery-left =
    { $count ->
        [one] One code is left, made { $when }.
       *[other] { $count } codes are left, made { $when }.
    }
web-recovery-make = Make recovery codes
web-recovery-renew = You get ten new codes. The ones that you have stop working.
web-recovery-do = Make ten codes
web-recovery-new = Your new recovery codes
web-recovery-made = The codes are shown only once. Each works once.
web-recovery-save = Save as a file
web-recovery-copy = Copy
web-recovery-copied = The codes are copied.
web-recovery-hide = I have kept them
web-recovery-title = Recovery codes of { $name } for Railhead, { $date }
web-theme = Appearance
web-theme-auto = As the device
web-theme-light = Light
web-theme-dark = Dark
web-shown = Players see my name when I watch
web-push = Notifications
web-push-offer = Shall this device tell you when it is your turn, also while the app is closed?
web-push-on = Turn on
web-push-off = Turn off
web-push-is-on = This device tells you about turns, invitations and results.
web-push-what = Tell me about
web-push-turns = My turns
web-push-invitations = Invitations and rematches
web-push-games = Beginnings and results
web-push-tournaments = Tournaments, leagues and seasons
web-push-friends = Requests of friends
web-push-remind = Remind me before my time is over
web-never = Never
web-quiet = Quiet hours: tell me afterwards
web-quiet-from = From
web-quiet-to = Until
web-push-denied = The browser blocks notifications of this page. Allow them in the settings of the browser.
web-push-refused = The browser could not subscribe to notifications. Its push service may be switched off or out of reach.
web-push-unsupported = This browser cannot show notifications of a closed app.
web-push-home-screen = On an iPhone or iPad, add the app to the home screen first: Share, then “Add to Home Screen”.
web-terms = Terms of use
web-contact = Contact
web-terms-accept = By going on you accept the terms of use
web-notice-read = Got it
web-not-now = Not now
web-absences = Vacation and sleep
web-vacation-what = In games that give a day or more, but not in tournaments and leagues, your clock stands still on vacation. The others see that you are away.
web-vacation-until = On vacation until { $until }
web-vacation-end = End vacation
web-vacation-again = You can begin the next vacation on { $at }.
web-vacation-left =
    { $days ->
        [0] No days of vacation are left.
        [one] One day of vacation is left.
       *[other] { $days } days of vacation are left.
    }
web-vacation-begin = Begin vacation
web-vacation-do = Begin now
web-vacation-days = Days
web-vacation-of = { $name } is on vacation until { $until }
web-sleep = I sleep every day
web-sleep-what = If you have a day or more for each move, your time does not end while you sleep. Your sleeping hours are in the log of your games, for everybody to see.
web-mutes = Muted players
web-mute-everybody = Show nothing that others say
web-nobody-muted = You have muted nobody.
web-unmute = Unmute
web-devices = Devices
web-device-this = This device
web-device-unknown = Unknown device
web-device-used = Last used: { $when }
web-signed-out = The device is signed out.
web-sign-out = Sign out
web-sign-out-what = Games that run go on. You can sign in again at any time.
web-sign-out-guest = This guest account has no password: after signing out, nobody can use it again.
web-sign-out-everywhere = Sign out everywhere
web-sign-out-everywhere-what = All devices are signed out, this one too.
web-your-data = Your data
web-your-data-what = Save a file with everything that the server knows about you, or delete the account.
web-open-data = Games that may be published
web-open-data-rated = Public rated games
web-open-data-all = All games
web-open-data-none = No games
web-open-data-what =
    This server can publish finished games for research, without names: players have a code that changes every month. A game is left out if one of its players does not want it published.
web-export = Save my data
web-delete-account = Delete the account
web-delete-what = This is for good. Bots take over your running games, and finished games show a deleted account.
web-delete-type = Type your name to confirm: { $name }
web-delete-mismatch = This is not your name: { $name }.
web-delete-do = Delete for good
web-deleted = The account is deleted.

## Friends and blocks

web-friends = Friends
web-friends-none = You have no friends here yet. Ask somebody, by name or on their page.
web-friend-requests = Requests
web-friend-add = Add a friend
web-friend-ask = Ask
web-friend-asked = { $player } finds your request.
web-friends-now = You and { $player } are friends.
web-friend-sent = Waiting for an answer
web-friend-take-back = Take back
web-friend-remove = Remove friend
web-friends-tables = Tables of friends
web-friend-waiting = Waits for players
web-friend-playing = Plays now
web-friend-invite = Play
web-new-invites = Invited: { $players }
web-invite-friends = Invite friends
web-blocks = Blocked players
web-nobody-blocked = You have blocked nobody.
web-unblock = Unblock
web-block = Block
web-block-player = Block { $player }
web-block-what = You no longer see each other: no name, no table, no game, no phrase. Games in which you both sit go on. Nobody is told. In a tournament that you enter afterwards, you are not seated together where that can be avoided.
web-blocked = { $player } is blocked. The settings can change that.
web-bot = bot
web-bot-of = { $bot } (bot of { $owner })
web-bot-owner = A bot of { $owner }
web-bots-welcome = Bots of players may join
web-bots = Your bots
web-bots-what = Programs that play as accounts of their own, in unrated games. Everybody sees that they are yours.
web-bots-none = You have no bots.
web-bot-make = Make a bot
web-bot-make-do = Make
web-bot-delete = Delete the bot
web-bot-delete-named = Delete the bot { $name }
web-bot-delete-what = This is for good. Its keys end, and bots of the server take over its games.
web-key-make = Make an API key
web-key-label = What it is for
web-key-read = Read games and the inbox
web-key-play = Join games and play
web-key-host = Open games and invite
web-key-new = Keep this key now: it is not shown again.
web-key-copied = The key is copied.
web-key-hide = I have kept it
web-key-used = Used { $when }
web-key-unused = Not used yet
web-key-expires = until { $date }
web-key-revoke = Revoke
web-key-revoke-named = Revoke the key “{ $name }”
web-key-revoke-what = Programs with this key are refused from now on. This is for good.
web-keys-none = It has no API keys.
web-own-keys = Your API keys
web-own-keys-what = For programs that read or play for you. They never reach the account itself: its password, devices, keys or deletion.
web-own-keys-none = You have no API keys.
web-calendar = Calendar
web-calendar-what = A link for your calendar program: it shows the deadlines of your turns. Whoever has it sees them.
web-calendar-make = Make a link
web-calendar-renew = Make a new link, end the old one
web-calendar-end = End the link
web-calendar-new = Keep this link now: it is not shown again.
web-calendar-hide = I have kept it
web-calendar-since = There has been a link since { $date }.
web-calendar-ended = The link has ended.
web-feed-games = Feed of public games
web-feed-tournaments = Feed of tournaments

## Reading

web-about = About
web-about-what = Railhead is a free game server for a train game of Europe. This app uses nothing but its public interface.
web-version = Version
web-licence = Licence
web-docs = Documentation for developers
web-status = State of the service
web-about-maps = The coasts come from Natural Earth, which is in the public domain.

# Tournaments.
web-challenge = Daily challenge
web-challenge-what = Today everybody has the same cards, against the same two bots. You play them once, and have 12 hours for all your moves.
web-challenge-play = Play today’s cards
web-challenge-go-on = Continue your game
web-challenge-own = Your points: { $points } · place { $place } at the table · rank { $rank } so far
web-challenge-left = You have left this game, so it has no result.
web-challenge-guests = Everybody plays these cards once, so you need an account with a name that is three days old. Until then, practise against the same bots.
web-challenge-practise = Practise against these bots
web-challenge-shared = { $points } · place { $place } at the table
web-challenge-squares = Tickets: { $completed } completed, { $failed } failed
web-challenge-streak =
    { $count ->
        [one] You have played one day in a row.
       *[other] You have played { $count } days in a row.
    }
web-challenge-next = The next cards come in { $time }
web-challenge-best = Watch how { $player } got { $points } on { $day }
web-challenge-day = This day
web-challenge-week = This week
web-challenge-empty = Nobody has played to the end yet.
web-challenge-past = Earlier days
web-challenge-sealed = Until the last game is over, nobody sees the games of others.
web-puzzles = Puzzles
web-tournaments = Tournaments
web-tournament = Tournament
web-tournament-new = New tournament
web-tournaments-none = There are no tournaments here.
web-tournament-open = Looking for players
web-tournament-running = Being played
web-tournament-finished = Over
web-tournament-own = Yours
web-tournament-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
web-tournament-tables = tables of { $seats }
web-tournament-swiss =
    { $count ->
        [one] Swiss, { $count } round
       *[other] Swiss, { $count } rounds
    }
web-tournament-league = League
web-tournament-elimination =
    { $count ->
        [one] Elimination, { $count } of a table plays on
       *[other] Elimination, { $count } of a table play on
    }
web-tournament-arena =
    { $count ->
        [one] Arena, { $count } minute
       *[other] Arena, { $count } minutes
    }
web-tournament-phase-open = Looking for players
web-tournament-phase-running = Being played
web-tournament-phase-finished = Over
web-tournament-phase-cancelled = Called off
web-tournament-by = opened by { $name }
web-tournament-starts = begins { $date }
web-tournament-limits = ratings { $limits }
web-tournament-paused = Paused: { $reason }
web-tournament-repeats =
    { $count ->
        [one] With so few players, some will meet again after { $count } round.
       *[other] With so few players, some will meet again after { $count } rounds.
    }
web-tournament-enter = Enter
web-tournament-no-vacations = No vacation stops the clock at its tables. Who makes no move at a table is taken out, and may come back.
web-tournament-leave = Leave the tournament
web-tournament-start = Start now
web-tournament-export = Save the proof
web-tournament-own-table = To your table
web-tournament-round = Round { $round }
web-tournament-over = over
web-tournament-playing = being played
web-tournament-byes = Sitting out: { $names }
web-tournament-standings = Standings
web-tournament-place = Place
web-tournament-player = Player
web-tournament-points = Points
web-tournament-wins = Wins
web-tournament-name = Name
web-tournament-format = Format
web-tournament-format-swiss = Swiss
web-tournament-format-league = League
web-tournament-format-elimination = Elimination
web-tournament-format-arena = Arena
web-tournament-about-swiss = Everybody plays every round, against players with similar points.
web-tournament-about-league = Everybody meets everybody equally often; all tables are open at once.
web-tournament-about-elimination = The best of each table play on.
web-tournament-about-arena = Players without a table are seated again and again, until the time is over.
web-tournament-count-swiss = Rounds
web-tournament-count-elimination = Players of a table who play on
web-tournament-count-arena = Minutes
web-tournament-seats = Seats of a table
web-tournament-max = Places
web-tournament-who = For
web-tournament-for-public = Everybody
web-tournament-for-friends = My friends
web-tournament-for-unlisted = Those who have the link
web-tournament-begins = Begins
web-tournament-begins-hint = If empty, you start it.
web-tournament-do-open = Open the tournament
web-sealed = Other tables still play these cards. The check, the export and the analysis come when the last of them is over.
web-tournament-same-deal = same cards at all tables
web-tournament-same-deal-about = All tables of a round play the same cards. You are compared with those who have your seat at other tables; who has stronger opponents gets a little more. Nobody sees other tables until all are over.
web-tournament-do-start = Start
web-tournament-return = Come back
web-tournament-leave-open = You can enter again until it begins.
web-tournament-leave-running = Your present table is still yours. From the next round on you are not seated; you can come back once, but not to a league or an elimination.
web-tournament-guests = guests may enter
web-tournament-admit = Guests may enter, without an account
web-tournament-round-of = Round { $round } of { $rounds }
web-tournament-paused-organiser = Paused by the organiser
web-tournament-export-what = The proof is a file with every step: anybody can compute pairings and points again.
web-qr = QR code of the link
web-invite-all = Invite people
web-invite-to = Come and play: { $name }
web-enter-account = Taking part needs an account.
web-next-round =
    { $count ->
        [one] Round { $round } begins when { $count } table has ended.
       *[other] Round { $round } begins when { $count } tables have ended.
    }
web-next-soon = Round { $round } is about to begin.
web-next-not-before = Not before { $when }.
web-next-none = You have no further table here.
web-next-over = The tournament is over.
web-next-place =
    { $points ->
        [one] Place { $place } of { $count } · { $points } point
       *[other] Place { $place } of { $count } · { $points } points
    }
web-next-leads = Your next table is there. You go to it in a moment.
web-next-table = To your next table
web-next-stay = Stay here
web-start-begun = It has begun already, or is over.
web-start-missing =
    { $count ->
        [one] { $count } more is needed.
       *[other] { $count } more are needed.
    }
web-start-count = With so many, the tables do not work out.
web-start-tables = First round
web-start-tables-of =
    { $count ->
        [one] { $count } table of { $seats }
       *[other] { $count } tables of { $seats }
    }
web-start-byes = Sitting out
web-start-byes-count = { $count }, by lot
web-start-rounds = Rounds
web-start-time = Time
web-start-about = about { $time }
web-start-binds = All tables open at once, and everybody is told. Nobody can undo it.
web-direct = You organise it
web-direct-about = Others enter by the link or the code. To take somebody out, open their line in the standings.
web-direct-reason = Reason
web-direct-reason-hint = If you like. Everybody can read it.
web-direct-pause = Pause
web-direct-pause-what = Tables are played to the end; no further round begins until you go on.
web-direct-resume = Go on
web-direct-resume-what = The next round begins when its time has come.
web-direct-extend = Later next round
web-direct-extend-what = The next round begins so much later than it would.
web-direct-minutes = Minutes
web-direct-rename = Rename
web-direct-rename-what = Link and code stay the same.
web-direct-cancel = Call it off
web-direct-cancel-open = Nothing will be played, and everybody who has entered is told. Nobody can undo it.
web-direct-cancel-running = All games end without a result, and nobody wins. Nobody can undo it.
web-direct-remove = Take out { $player }
web-direct-remove-open = A notice says so.
web-direct-remove-running = A bot plays the present table to the end. Whoever is taken out ranks last and cannot come back.
web-standing-shared = level with the one above
web-standing-by-removed = behind: taken out
web-standing-by-stage = behind: out in an earlier round
web-standing-by-share = behind: share of the points
web-standing-by-opponents = behind: points of the opponents
web-standing-by-wins = behind: tables won
web-standing-games = Games
web-standing-wins = Won
web-standing-score = Points in all games
web-standing-share = Own points to the mean of the table
web-standing-opponents = Points of the opponents
web-standing-order = Points come first; if they are equal, the last two decide, then the tables won.
web-podium-winner =
    { $count ->
        [one] { $names } wins { $name }
       *[other] { $names } win { $name }
    }
web-podium-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-hall = For the big screen
web-hall-starts = begins in
web-hall-ends = ends in
web-hall-round = next round in
web-hall-playing =
    { $count ->
        [one] { $count } of { $all } tables is playing
       *[other] { $count } of { $all } tables are playing
    }
web-hall-table = Table { $table }

web-leagues = Leagues
web-league = League
web-leagues-all = All
web-leagues-none = There are no leagues here.
web-league-new = New league
web-league-members =
    { $count ->
        [one] { $count } member
       *[other] { $count } members
    }
web-league-divisions = Divisions of { $count }
web-league-phase-open = Before the first season
web-league-phase-running = Being played
web-league-phase-ending = Last season
web-league-phase-ended = Over
web-league-next = next season from { $date }
web-league-about =
    { $count ->
        [one] After a season the first of a division moves up, and the last moves down.
       *[other] After a season the first { $count } of a division move up, and the last { $count } move down.
    }
web-league-enter = Enter the league
web-league-start = Start the first season
web-league-leave = Leave the league
web-league-end = End the league
web-league-own = To your division ({ $division })
web-league-to = To the league
web-league-season = Season { $season }
web-league-division = Division { $division }
web-league-up = moved up
web-league-down = moved down
web-league-open = Open the league
web-league-size = Players of a division
web-league-moves = Players who move up or down
web-league-days = Least length of a season, in days
web-league-days-hint = A season ends when all its tables are over.
web-league-listed = In the list for everybody
web-league-tables =
    { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
web-league-games =
    { $count ->
        [one] { $count } game each
       *[other] { $count } games each
    }
web-league-length = Season
web-league-days-least =
    { $count ->
        [one] { $count } day at least
       *[other] { $count } days at least
    }
web-league-tables-open =
    { $count ->
        [one] { $count } table is still played
       *[other] { $count } tables are still played
    }
web-league-entry-close = Close entry
web-league-entry-close-what = Nobody can enter until you open it again. Members stay.
web-league-entry-open = Open entry again
web-league-entry-open-what = Others can enter by the link or the code again.
web-league-removed = You were removed from this league.
web-league-closed = Nobody can enter at the moment.
web-league-extend = Later next season
web-league-extend-what = The next season begins so many days later than it would.
web-league-extend-days = Days
web-league-direct-about = Others enter by the link or the code. To take somebody out, open the list of members.
web-league-list = Members ({ $count })
web-league-list-next = Next season, as it stands ({ $count })
web-league-newcomer = new
web-league-remove-open = A notice says so. Whoever is taken out cannot enter again.
web-league-remove-running = A notice says so. Whoever is taken out plays the present season to its end, and cannot enter again.
web-league-leave-open = You can enter again until it begins.
web-league-leave-running = You play this season to its end, and are not in the next one.
web-league-end-open = It ends before its first season. Nobody can undo it.
web-league-end-what =
    { $count ->
        [one] It ends for its { $count } member: the present season is the last. Nobody can undo it.
       *[other] It ends for all { $count } members: the present season is the last. Nobody can undo it.
    }

## Seasons

web-seasons = Seasons
web-season = Season
web-season-running = Runs until { $until }.
web-season-closing = It is over. The final places are written within the hour.
web-season-counts = Rated games count. Players with { $count } games or more have a final place.
web-season-none = Nobody has a final place here.
web-season-place = Place { $place } of { $placed }

## Alerts

web-alert-wake = Wake me
web-alert-kept = You will be woken when such a table opens.
web-alerts = Alerts
web-alerts-none = You have no alerts. Make one in the list of open games.
web-alert-until = until { $until }
web-alert-remove = Remove
web-alert-all = All public tables
web-alert-rated = rated
web-alert-casual = casual
web-alert-clock-none = without a clock
web-alert-clock-per_move = time for each move
web-alert-clock-bank = time for the whole game
web-push-alerts = Tables that I look for

# Reports, and the desk of moderators.
web-report = Report
web-reports = Your reports
web-report-phrase = Report what { $player } says
web-desk = The desk
