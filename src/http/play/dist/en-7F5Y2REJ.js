var o=`city-amsterdam = Amsterdam
city-angora = Angora
city-athina = Athens
city-barcelona = Barcelona
city-berlin = Berlin
city-brest = Brest
city-brindisi = Brindisi
city-bruxelles = Brussels
city-bucuresti = Bucharest
city-budapest = Budapest
city-cadiz = Cadiz
city-constantinople = Constantinople
city-danzig = Danzig
city-dieppe = Dieppe
city-edinburgh = Edinburgh
city-erzurum = Erzurum
city-essen = Essen
city-frankfurt = Frankfurt
city-kharkov = Kharkov
city-kobenhavn = Copenhagen
city-kyiv = Kyiv
city-lisboa = Lisbon
city-london = London
city-madrid = Madrid
city-marseille = Marseille
city-moskva = Moscow
city-munchen = Munich
city-palermo = Palermo
city-pamplona = Pamplona
city-paris = Paris
city-petrograd = Petrograd
city-riga = Riga
city-roma = Rome
city-rostov = Rostov
city-sarajevo = Sarajevo
city-sevastopol = Sevastopol
city-smolensk = Smolensk
city-smyrna = Smyrna
city-sochi = Sochi
city-sofia = Sofia
city-stockholm = Stockholm
city-venezia = Venice
city-warszawa = Warsaw
city-wien = Vienna
city-wilno = Vilna
city-zagrab = Zagreb
city-zurich = Zurich
sea-atlantic = Atlantic Ocean
sea-baltic = Baltic Sea
sea-black = Black Sea
sea-mediterranean = Mediterranean Sea
sea-north = North Sea
card-pink = pink
card-blue = blue
card-orange = orange
card-white = white
card-green = green
card-yellow = yellow
card-black = black
card-red = red
card-locomotive = locomotive
one-card =
    { $card ->
        [pink] a pink card
        [blue] a blue card
        [orange] an orange card
        [white] a white card
        [green] a green card
        [yellow] a yellow card
        [black] a black card
        [red] a red card
       *[locomotive] a locomotive
    }
payment-colored =
    { $count ->
        [one] { $color ->
            [pink] { $count } pink card
            [blue] { $count } blue card
            [orange] { $count } orange card
            [white] { $count } white card
            [green] { $count } green card
            [yellow] { $count } yellow card
            [black] { $count } black card
           *[red] { $count } red card
        }
       *[other] { $color ->
            [pink] { $count } pink cards
            [blue] { $count } blue cards
            [orange] { $count } orange cards
            [white] { $count } white cards
            [green] { $count } green cards
            [yellow] { $count } yellow cards
            [black] { $count } black cards
           *[red] { $count } red cards
        }
    }
payment-locomotives =
    { $count ->
        [one] { $count } locomotive
       *[other] { $count } locomotives
    }
payment-both = { $colored } and { $locomotives }
player-color-brown = brown
player-color-red = red
player-color-purple = purple
player-color-gray = gray
player-color-blue = blue
player-brown = Brown
player-red = Red
player-purple = Purple
player-gray = Gray
player-blue = Blue
player-nobody = Nobody
bot-random = Random
bot-random-description = Plays a random move.
bot-porter = Porter
bot-porter-description = Plays like a beginner: plans one ticket after the other, and overlooks things.
bot-conductor = Conductor
bot-conductor-description = Plays sensibly: plans its tickets, collects cards, claims routes.
bot-stationmaster = Stationmaster
bot-stationmaster-description = Plays strongly: tries promising moves in its head.
bot-director = Director
bot-director-description = Plays best: compares whole plans in its head.
list-and = { $others } and { $last }
    .before-i = { $others } and { $last }
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
trains =
    { $count ->
        [one] { $count } train
       *[other] { $count } trains
    }
spaces =
    { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
stations =
    { $count ->
        [one] { $count } station
       *[other] { $count } stations
    }
cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
tickets =
    { $count ->
        [one] { $count } ticket
       *[other] { $count } tickets
    }
routes =
    { $count ->
        [one] { $count } route
       *[other] { $count } routes
    }
moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
seats =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
percent = { $number }%
route = { $from } \u2013 { $to }
route-kind =
    { $kind ->
        [tunnel] { $color ->
            [pink] pink tunnel
            [blue] blue tunnel
            [orange] orange tunnel
            [white] white tunnel
            [green] green tunnel
            [yellow] yellow tunnel
            [black] black tunnel
            [red] red tunnel
           *[gray] gray tunnel
        }
        [ferry] ferry
       *[route] { $color ->
            [pink] pink route
            [blue] blue route
            [orange] orange route
            [white] white route
            [green] green route
            [yellow] yellow route
            [black] black route
            [red] red route
           *[gray] gray route
        }
    }
ferry-locomotives =
    { $count ->
        [one] at least { $count } locomotive
       *[other] at least { $count } locomotives
    }
double-route = double route
ticket-with-points = { $from } \u2013 { $to }, { $points }
ticket-completed = completed
ticket-failed = not completed
ticket-set-europe = Europe
ticket-set-europa_1912 = Europa 1912
ticket-set-orient_express = Orient Express
ticket-set-with_max = With Max
variant-classic = Classic
variant-classic-description = The original game with its 46 tickets. One long and three standard tickets are dealt; keep at least two of the four. Later draws show three tickets; keep at least one.
variant-europa_1912 = Europa 1912
variant-europa_1912-description = The 55 tickets of the 1912 expansion instead of the original ones. One long and three standard tickets are dealt; keep at least two of the four. Later draws show three tickets; keep at least one.
variant-mega = Mega Europe
variant-mega-description = All 101 tickets of both sets. First choose one of two long tickets, or neither. Then five standard tickets are dealt: keep at least two if you kept a long one, otherwise at least three. Standard tickets turned down go under the deck. Later draws show three tickets; keep at least one.
variant-big_cities = Big Cities
variant-big_cities-description = The 45 tickets to London, Berlin, Moscow, Paris, Vienna, Madrid, Rome, Athens or Angora; no long tickets. Five are dealt; keep at least two, the others go under the deck. Later draws show four tickets; keep at least one.
tie-break-standard = Ties: completed tickets, then fewest stations, then the longest path
tie-break-german = Ties as in the German rule book: completed tickets, then the longest path
clock-none = No time limit (30 days for each move)
clock-per_move = { $time } per move
clock-bank = { $time } for the whole game
clock-bank-increment = { $time } for the whole game, { $increment } more after every turn
duration-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
duration-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
duration-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
duration-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
game-rated = rated
game-casual = casual
status-lobby = waiting for players
status-running = running
status-finished = finished
status-void = without a result
phase-lobby =
    { $open ->
        [one] Waiting for { $open } more player
       *[other] Waiting for { $open } more players
    }
phase-ready = All seats are taken
phase-dealing = Choosing tickets
phase-dealing-waiting = Still choosing tickets: { $players }
phase-turn = { $player } to move
phase-your-turn = Your turn
phase-last-round = Last round: { $player } to move
phase-last-round-yours = Last round: your turn
phase-finished-winner = { $player } wins
phase-finished-winners = { $players } share the win
phase-voided = The game ended without a result
void-reason-admin = An admin ended the game.
void-reason-cancelled = The game was called off before it began.
void-reason-expired = The table was open for too long.
void-reason-left_early = Somebody left before everyone had finished a turn.
step-choose = Draw cards, claim a route, draw tickets or build a station
step-second_card = Take a second card
step-keep_tickets =
    { $count ->
        [one] Keep the ticket drawn
       *[other] Choose from { $count } tickets drawn
    }
step-tunnel =
    { $surcharge ->
        [one] The tunnel costs { $surcharge } more card: pay or give up
       *[other] The tunnel costs { $surcharge } more cards: pay or give up
    }
event-game-created = The table is open: { $variant }, { $seats }
event-player-joined = { $player } joins
event-player-left = { $player } leaves the table
event-bot-added = The bot { $player } joins
event-bot-removed = The bot { $player } leaves
event-player-kicked = { $player } has to leave the table
event-host-changed = { $player } is the host now
event-game-started = The game begins: { $player } plays first
event-cards-dealt =
    { $count ->
        [one] { $player } gets { $count } card
       *[other] { $player } gets { $count } cards
    }
event-tickets-dealt =
    { $count ->
        [one] { $player } gets { $count } ticket to choose from
       *[other] { $player } gets { $count } tickets to choose from
    }
event-tickets-drawn =
    { $count ->
        [one] { $player } draws { $count } ticket
       *[other] { $player } draws { $count } tickets
    }
event-tickets-kept =
    { $count ->
        [0] { $player } keeps no ticket
        [one] { $player } keeps { $count } ticket
       *[other] { $player } keeps { $count } tickets
    }
event-tickets-kept-named = { $player } keeps { $list }
event-tickets-boxed =
    { $count ->
        [one] { $player } puts { $count } ticket back into the box
       *[other] { $player } puts { $count } tickets back into the box
    }
event-tickets-returned =
    { $count ->
        [one] { $count } ticket goes under the deck
       *[other] { $count } tickets go under the deck
    }
event-card-turned-up = Turned face up: { $card }
event-row-discarded = Three face-up locomotives: five new cards
event-row-replaced =
    { $times ->
        [one] The five cards are replaced once more: { $cards }
       *[other] The five cards are replaced { $times } more times: { $cards }
    }
event-deck-reshuffled = The discards are shuffled into a new deck
event-turn-started = { $player } to move
event-card-drawn = { $player } draws { $card } from the deck
event-card-drawn-hidden = { $player } draws a card from the deck
event-card-taken = { $player } takes { $card }
event-route-claimed = { $player } claims { $from } \u2013 { $to } with { $payment }: { $points }
event-tunnel-laid = { $player } tries the tunnel { $from } \u2013 { $to } with { $payment }
event-tunnel-card-revealed = Revealed: { $card }
event-tunnel-surcharge-asked =
    { $surcharge ->
        [one] The tunnel costs { $surcharge } more card
       *[other] The tunnel costs { $surcharge } more cards
    }
event-tunnel-surcharge-paid = { $player } adds { $payment }
event-tunnel-abandoned = { $player } gives the tunnel up
event-station-built = { $player } builds a station in { $city }
event-passed = { $player } has to pass
event-last-round-begun = { $player } starts the last round: one more turn for everyone
event-time-ran-out = { $player } runs out of time
event-time-granted =
    { $seconds ->
        [one] Everyone gets at least { $seconds } second more
       *[other] Everyone gets at least { $seconds } seconds more
    }
event-seat-handed-over =
    { $reason ->
        [resigned] { $player } resigns; the bot { $bot } plays on
       *[out_of_time] { $player } is away; the bot { $bot } plays on
    }
event-seat-taken-back = { $player } is back
event-vacation-begun = { $player } is on vacation
event-vacation-ended = { $player } is back from vacation
event-sleeping-hours-set = { $player } sleeps from { $from } to { $until } (UTC)
event-sleeping-hours-ended = { $player } has no sleeping hours any more
event-stand-in-seated = { $player } is a stand-in for the player who had left
event-game-finished = The game is over
event-game-voided =
    { $reason ->
        [cancelled] The game is called off
        [expired] The table was open for too long: the game is called off
        [left_early] The game ends without a result, because somebody left early
       *[admin] An admin ends the game, without a result
    }
score-rank = rank
score-player = name
score-routes = routes
score-tickets = tickets
score-stations = stations
score-express = express
score-total = total
score-completed = completed
score-longest = longest path
score-completed-of = { $completed } of { $kept }
explain-routes = Routes: { $points }
explain-route = { $from } \u2013 { $to }, { $trains }: { $points }
explain-tickets = Tickets: { $points }
explain-ticket-completed = { $from } \u2013 { $to }: completed, { $points }
explain-ticket-failed = { $from } \u2013 { $to }: not completed, { $points }
explain-ticket-path = Path: { $cities }
explain-ticket-stations = With the station in { $cities }
explain-stations-left =
    { $count ->
        [one] { $count } station not built: { $points }
       *[other] { $count } stations not built: { $points }
    }
explain-station-lends = Station in { $city }: uses { $player }\u2019s { $from } \u2013 { $to }
explain-station-lends-nothing = Station in { $city }: uses no route
explain-path = Longest path: { $trains } ({ $cities })
explain-no-path = Longest path: none
explain-express = European Express: { $points }
explain-total = Total: { $points }
explain-rank = Rank { $rank }
explain-tie-completed_tickets = Tie in points: completed tickets decide
explain-tie-stations_used = Tie in points and tickets: fewer stations decide
explain-tie-longest_path = Tie in points, tickets and stations: the longest path decides
explain-tie-shared = Tie in everything: the rank is shared
replay-heading = Game { $game }: { $players }
demo-heading = Game { $game } on { $url }: { $players }
demo-after =
    { $moves ->
        [one] After { $moves } move:
       *[other] After { $moves } moves:
    }
simulate-games =
    { $games ->
        [one] { $games } game ({ $variant }, { $seats }): { $games_per_second } games/s, { $moves_per_second } moves/s on one core
       *[other] { $games } games ({ $variant }, { $seats }): { $games_per_second } games/s, { $moves_per_second } moves/s on one core
    }
simulate-average = Average game: { $turns } turns, { $moves } moves, { $events } events; at most { $most_turns } turns, { $most_events } events
simulate-bot = bot
simulate-seats = seats
simulate-wins = wins
simulate-kept = kept
simulate-progress = games
bot-thinking = time a decision
ladder-heading = { $variant }, { $seats }, seed { $seed }. Deals: { $deals }. Games: { $games }.
ladder-scale =
    { $anchor ->
        [conductor] Ratings by Plackett and Luce: 400 points are odds of ten to one, conductor has 1500. Intervals of 95 % by { $resamples } resamples of deals. Times are those of a processor.
       *[mean] Ratings by Plackett and Luce: 400 points are odds of ten to one, their mean is 1500. Intervals of 95 % by { $resamples } resamples of deals. Times are those of a processor.
    }
ladder-binary = SHA-256 of the program: { $sha256 }
ladder-rating = rating
ladder-interval = 95 % interval
ladder-rank = mean rank
ladder-margin = margin
ladder-adjusted = without luck
ladder-longest = longest
ladder-duel = duel
ladder-deals = deals
ladder-row = Row { $row }, deal { $deal }: { $players }
ladder-same = The game is the same, bit by bit: SHA-256 { $sha256 }
ladder-again = Played again: { $players }; SHA-256 { $sha256 }
ladder-other-binary = This is not the program that wrote the row.
ladder-differs = The game is not that of the row: { $fields }
ladder-gate-results = Deals by games won, from 0 to { $games } in steps of half a game: { $results }
ladder-gate-rate = Won: { $rate } { $interval }
ladder-gate-ratio = Log-likelihood ratio: { $ratio }; bounds { $bounds }, hypotheses { $hypotheses }
ladder-gate-passed = Passed: { $new } is stronger than { $old }.
ladder-gate-failed = Failed: { $new } is not stronger than { $old }.
ladder-gate-undecided = Undecided after { $deals } deals.
analyze-heading = Game { $game }: { $players }
analyze-start = before the deal
analyze-luck = luck
analyze-improvement = good moves
analyze-errors = errors
analyze-others = opponents
analyze-margin = lead
analyze-adjusted = lead without luck
analyze-legend = Points of the lead over the best opponent; the first five columns add up to it.
analyze-no-error = { $player }: no error stands out
analyze-counted =
    { $count ->
        [one] { $player }: { $count } error in { $decisions } decisions
       *[other] { $player }: { $count } errors in { $decisions } decisions; those that cost most:
    }
analyze-better = better by { $points }: { $instead }
analyze-unfinished = The game was not played to its end.
analyze-no-seat = The game has no seat { $seat }.
verify-follows = Game { $game }, { $status }: { $events } events of { $decisions } decisions, all of which follow from the secret.
verify-dump =
    { $games ->
        [one] The game follows from its secret.
       *[other] All { $games } games follow from their secrets.
    }
verify-copied = The first { $events } events of play were copied from another game. They are taken as given.
verify-commitment = The SHA-256 of the secret is the commitment { $commitment }.
verify-head = The log ends with the head { $head }.
verify-head-noted = It has the head { $head }, as you noted: nothing before it was rewritten.
verify-entropy = Seat { $seat } added { $entropy }
verify-compare = Compare the commitment, and what you added, with what you noted before the game.
verify-nothing = nothing
verify-error-secret = The SHA-256 of the secret is { $hash }, not the commitment { $commitment }.
verify-error-differs = Event { $seq } differs: the record says { $recorded }, it should be { $expected }.
verify-error-begins-nothing = Event { $seq } differs: the record says { $recorded }, with which no game can begin.
verify-error-refused = Event { $seq } differs: the record says { $recorded }, which is not allowed: { $rejection }
verify-error-copied = Event { $seq } differs: the record says { $recorded }, which cannot be copied from another game.
verify-error-continued = The game goes on from a position of another one, whose secret is not in the record.
verify-error-no-deal = The game shares its deal with others, and the record lacks the secret of the deal.
verify-error-packs = No server offers these ticket packs.
verify-error-head = The log ends with the head { $computed }, not with { $recorded }: it was rewritten.
verify-error-unfinished = The record ends after event { $version }, before the game is over.
verify-tournament = The tournament { $tournament } is as its log says: { $events } events, { $rounds } rounds. Every pairing follows from the results and the secret.
verify-tournament-first = First is player { $player }.
verify-tournament-games = Results of { $games } games were compared.
verify-tournament-line = Line { $line } cannot be read: { $why }
verify-tournament-form = It is a record of form { $form }, which this version cannot read.
verify-tournament-secret = The secret does not fit its commitment.
verify-tournament-rules = The rules cannot be: { $why }
verify-tournament-opening = The log does not begin with its opening.
verify-tournament-impossible = Event { $seq } was not possible at that moment.
verify-tournament-seed = The seed of event { $seq } does not follow from the secret.
verify-tournament-pairing = The pairing of event { $seq } does not follow from the standings and the seed.
verify-tournament-unfinished = The tournament is not over.
verify-tournament-foreign = The game { $game } is of no table of the tournament.
verify-tournament-deal = The game { $game } does not have the deal of its round.
verify-tournament-result = The result of the game { $game } is another one.
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
web-oidc-working = Signing in\u2026
web-oidc-failed = The sign-in was broken off. Try again.
web-oidc-name = Choose a name
web-oidc-name-what = You are new here with { $provider }. Under which name do you want to play?
web-oidc-other = Sign in to an account that you have
web-name = Name
web-name-rule = 2 to 24 letters, digits, spaces, \u201C-\u201D, \u201C_\u201D, \u201C.\u201D or \u201C'\u201D
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
web-inbox-empty = Nothing yet. Invitations, starts and results of your games come here.
web-new-item = new
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
    } \xB7 ahead { $won } \xB7 behind { $lost } \xB7 tied { $tied }
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
web-push-home-screen = On an iPhone or iPad, add the app to the home screen first: Share, then \u201CAdd to Home Screen\u201D.
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
web-key-revoke-named = Revoke the key \u201C{ $name }\u201D
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
web-about = About
web-about-what = Railhead is a free game server for a train game of Europe. This app uses nothing but its public interface.
web-version = Version
web-licence = Licence
web-docs = Documentation for developers
web-status = State of the service
web-about-maps = The coasts come from Natural Earth, which is in the public domain.
web-challenge = Daily challenge
web-challenge-what = Today everybody has the same cards, against the same two bots. You play them once, and have 12 hours for all your moves.
web-challenge-play = Play today\u2019s cards
web-challenge-go-on = Continue your game
web-challenge-own = Your points: { $points } \xB7 place { $place } at the table \xB7 rank { $rank } so far
web-challenge-left = You have left this game, so it has no result.
web-challenge-guests = Everybody plays these cards once, so you need an account with a name that is three days old. Until then, practise against the same bots.
web-challenge-practise = Practise against these bots
web-challenge-shared = { $points } \xB7 place { $place } at the table
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
        [one] Place { $place } of { $count } \xB7 { $points } point
       *[other] Place { $place } of { $count } \xB7 { $points } points
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
web-seasons = Seasons
web-season = Season
web-season-running = Runs until { $until }.
web-season-closing = It is over. The final places are written within the hour.
web-season-counts = Rated games count. Players with { $count } games or more have a final place.
web-season-none = Nobody has a final place here.
web-season-place = Place { $place } of { $placed }
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
web-report = Report
web-reports = Your reports
web-report-phrase = Report what { $player } says
web-desk = The desk
web-game = Game
web-board = Board
web-loading = Loading \u2026
web-menu = Menu
web-close = Close
web-cancel = Cancel
web-zoom-in = Closer
web-zoom-out = Farther
web-you = you
web-deleted-player = deleted
web-line-live = Connected
web-line-connecting = Connecting \u2026
web-line-offline = No connection
web-line-sending = Your move is on its way \u2026
web-move-queued = Your move is kept on this device and sent as soon as it can be.
web-move-dropped = Your move was not played: the game has moved on.
web-confirm = Play it still?
web-confirm-text = The game has moved on since you chose this move. It is still possible.
web-confirm-yes = Play it
web-sending = On its way: { $move }
web-kept = Waits for the line: { $move }
web-did-game-started = The game begins: you play first
web-did-cards-dealt =
    { $count ->
        [one] You got { $count } card
       *[other] You got { $count } cards
    }
web-did-tickets-dealt =
    { $count ->
        [one] You got { $count } ticket to choose from
       *[other] You got { $count } tickets to choose from
    }
web-did-tickets-drawn =
    { $count ->
        [one] You drew { $count } ticket
       *[other] You drew { $count } tickets
    }
web-did-tickets-kept =
    { $count ->
        [0] You kept no ticket
        [one] You kept { $count } ticket
       *[other] You kept { $count } tickets
    }
web-did-tickets-kept-named = You kept { $list }
web-did-tickets-boxed =
    { $count ->
        [one] You put { $count } ticket back into the box
       *[other] You put { $count } tickets back into the box
    }
web-did-card-drawn = You drew { $card }
web-did-card-drawn-hidden = You drew a card from the deck
web-did-card-taken = You took { $card }
web-did-route-claimed = You claimed { $from } \u2013 { $to } with { $payment }: { $points }
web-did-tunnel-laid = You tried the tunnel { $from } \u2013 { $to } with { $payment }
web-did-tunnel-surcharge-paid = You added { $payment }
web-did-tunnel-abandoned = You gave the tunnel up
web-did-station-built = You built a station in { $city }
web-did-passed = You had to pass
web-did-last-round-begun = You started the last round: one more turn for everyone
web-did-time-ran-out = You ran out of time
web-open-seat = open seat
web-seat-gone = open seat: the player of the last game is gone
web-host = host
web-add-bot = Add a bot
web-remove-bot = Remove the bot
web-remove-player = Remove { $player }
web-invite = Invite
web-invite-text = Come and play a train game with me!
web-invite-name = Name of a player
web-invited = { $player } is invited.
web-code = Code:
web-share-link = Share a link
web-join = Join
web-leave = Leave
web-leave-text = Your seat becomes free for others. The table closes if nobody is left at it.
web-start = Start
web-expires = The table is open until { $when }.
web-actions = Actions
web-row = Draw cards
web-hand = Your cards
web-take = Take { $card }
web-deck = deck
web-draw-tickets = tickets
web-pass = Pass
web-tickets = Tickets
web-build = Build
web-log = Log
web-earlier = Earlier
web-say = Say something
web-phrases = Phrases
web-reactions = Reactions
web-mute = Mute { $player }
web-muted = You no longer hear { $player }. The settings can change that.
web-no-tickets = You have no tickets yet.
web-tickets-none = No tickets yet.
web-tickets-lent =
    { $count ->
        [one] { $count } more is connected by a station, which counts at the end
       *[other] { $count } more are connected by stations, which count at the end
    }
web-choose-tickets = Choose tickets
web-long-ticket = long
web-keep-exactly = Keep { $min }.
web-keep-between = Keep at least { $min }, at most { $max }.
web-keep =
    { $count ->
        [0] Keep none
        [one] Keep { $count } ticket
       *[other] Keep { $count } tickets
    }
web-find-city = Find a city or a route
web-no-open-routes = Your cards are not enough for any route.
web-not-your-turn = It is not your turn.
web-finish-first = Finish what you have begun first.
web-twin = The other track
web-pay-with = Pay with
web-pay = Add { $payment }
web-tunnel-note = A tunnel: three cards are revealed, and each that matches costs one card more.
web-abandon-tunnel = Give the tunnel up
web-revealed = Revealed:
web-pay-claim = Claim with { $payment }
web-pay-station = Build with { $payment }
web-order-pay = Plan with { $payment }
web-pay-color = Colour
web-pay-left = { $card }: { $used } laid, { $left } left
web-pay-fewer = One locomotive fewer
web-pay-more = One locomotive more
web-row-empty = No card
web-staked = Staked
web-matches = { $card }: matches, one card more
web-matches-not = { $card }: does not match
web-tunnel-cannot =
    { $color ->
        [pink] You cannot pay: no pink card or locomotive left.
        [blue] You cannot pay: no blue card or locomotive left.
        [orange] You cannot pay: no orange card or locomotive left.
        [white] You cannot pay: no white card or locomotive left.
        [green] You cannot pay: no green card or locomotive left.
        [yellow] You cannot pay: no yellow card or locomotive left.
        [black] You cannot pay: no black card or locomotive left.
        [red] You cannot pay: no red card or locomotive left.
       *[none] You cannot pay: no locomotive left.
    }
web-speed = Animation
web-speed-normal = normal
web-speed-fast = fast
web-speed-off = off
web-sound = Sound
web-vibration = Vibration
web-sound-offer = Hear the trains, and when it is your turn?
web-sound-on = With sound
web-build-station = Build a station
web-stations-left =
    { $count ->
        [0] none left
        [one] { $count } left
       *[other] { $count } left
    }
web-resign = Resign
web-on-vacation = Vacation
web-own-vacation = You are on vacation, and your clock stands still.
web-away =
    { $reason ->
        [resigned] You have resigned. A bot plays on for you.
       *[out_of_time] Your time ran out. A bot plays for you.
    }
web-take-back = Take the seat back
web-stand-in = stand-in
web-offer-own = You can offer your seat to others.
web-offer-other = A bot plays seat { $seat } for a player who has resigned. You can offer it to others.
web-offer-friends = Offer to friends
web-offer-public = Offer to everybody
web-offer-end = Withdraw the offer
web-offered =
    { $to ->
        [friends] The seat is offered to friends.
       *[public] The seat is offered to everybody.
    }
web-stand-ins-agreed =
    If a player leaves, others may take over the seat. { $counts ->
        [owner] The result counts for the player who left.
       *[stand_in] The result counts for the stand-in.
    }
web-seat-offered = A bot plays for a player who has left. The seat is offered to you.
web-take-over = Take over
web-take-over-text =
    You play the seat to the end, and see everything that it has seen. { $counts ->
        [owner] The result counts for the player who has left.
       *[stand_in] The result counts for you.
    }
web-share-watch = Share a link to watch
web-seen-late = You see this game { $time } late.
web-end-watch-link = End the link to watch
web-watching =
    { $count ->
        [one] { $count } person watches
       *[other] { $count } people watch
    }
web-rules = Rules
web-command = Command line
web-board-text = Board as text
web-player-colored = { $player }, { $color }
web-result = Result
web-rematch = Rematch
web-replay = Replay
web-points-chart = The points of the players over the game
web-export-game = Download the game
web-took = Length: { $time }
web-play = Play
web-pause = Pause
web-replay-position = Position in the game
web-chances = Chances to win, by what everyone can see
web-replay-chances = Chances to win, with all cards open: { $chances }
web-play-on = Play on from here
web-play-on-instead = Decide otherwise
web-play-on-what = What if you had decided otherwise? You take the seat of { $player }, and bots take the others. Other cards come each time, and the game counts for nothing.
web-play-on-do = Play
web-what-if = Counts for nothing \xB7 from move { $move } of the game of { $players }
web-what-if-other = Counts for nothing \xB7 from move { $move } of another game
web-step-on = One step on
web-step-back = One step back
web-turn-on = One turn on
web-turn-back = One turn back
web-order-plan = Plan your turn
web-order-what = When your turn comes, the server makes your move for you, within a second. If something unexpected happens before, such as new face-up cards or the last round, it leaves the turn to you.
web-order-pick = Choose a route
web-order-draw = Draw two cards from the deck
web-order-title = When it is your turn:
web-order-claim = Claim { $route } with { $payment }.
web-order-otherwise = If it is closed by then
web-order-think = Let me think
web-order-withdraw = Withdraw
web-play-again = Play again
web-share = Share
web-link-copied = The link is copied.
web-text-copied = The text is copied.
web-save-picture = Save the picture
web-you-won = You won
web-you-won-by = You won by { $points }
web-you-share = You share the win
web-you-lost = You lost
web-you-lost-by = You lost by { $points }
web-tickets-failed =
    { $count ->
        [one] { $count } ticket failed ({ $points })
       *[other] { $count } tickets failed ({ $points })
    }
web-headline-why = { $what }: { $why }
web-failed-named = Not completed: { $tickets }
web-decided =
    { $part ->
        [routes] The routes decided it: { $own } points against { $other }.
        [tickets] The tickets decided it: { $own } points against { $other }.
        [stations] The stations decided it: { $own } points against { $other }.
       *[express] The European Express decided it: { $own } points against { $other }.
    }
web-analysis = Luck and errors
web-analysis-legend =
    Points of the lead over the best opponent. Luck is what chance changed, for you and for the others. An error is a move for which another one would have brought at least three points more, by what its player could know. The curve judges each position with all cards open.
web-analysis-curve = Who was likely to win, over the game
web-puzzle-learn = Learn from your mistakes
web-story-luck =
    { $kind ->
        [good] Luck gave me { $points }.
        [bad] Bad luck cost me { $points }.
       *[none] Luck gave me nothing and took nothing.
    }
web-story-cost = I threw { $points } away with one move: play on from my seat!
web-story-share = Share the story
web-fair = Was the deal fair?
web-fair-what = Before the game, the server committed itself to a secret. Your device can decide every card again from it.
web-fair-check = Check on this device
web-fair-checking = Checking every card \u2026
web-fair-yes = The deal was fair, checked on this device.
web-fair-yes-how =
    { $count ->
        [one] { $count } event follows from the secret.
       *[other] All { $count } events follow from the secret.
    }
web-fair-copied = The first { $count } events come from another game and are taken as they are.
web-fair-no = The log does not follow from the secret: event { $event } is another one.
web-fair-failed = The deal could not be checked: { $reason }
web-fair-unsupported = This browser can check only on a page with https.
web-fair-broken = The check was broken off. Try again.
web-missing-what = This address leads nowhere. Your games are where they were.
web-keys = Keyboard shortcuts
web-keys-on = Single keys press buttons (\u201C?\u201D lists them)
web-keys-list = Show this list
web-strength-porter = Easy
web-strength-conductor = Medium
web-strength-stationmaster = Hard
web-strength-director = Best
web-bot-rating = Rating at a table of { $seats }: { $rating }.
web-bot-time =
    { $milliseconds ->
        [0] Moves at once.
       *[other] Thinks for { $milliseconds } ms a move.
    }
web-open-cards = Face-up cards and decks
web-resign-void = Not every player has finished a turn yet: the game ends without a result, and nobody loses.
web-resign-ends = The game ends at once: the points so far count, and you come last.
web-resign-plays-on = A bot plays on for you, and you cannot come back. You come last.
web-resign-unknown = You cannot come back. If every player has finished a turn, you come last; otherwise the game ends without a result.
web-learn = Learn to play
web-learn-offer = New here? Learn the game at a prepared table, in three minutes.
web-learn-first = Learn the game in three minutes
web-lesson-begin = Begin
web-lesson-done = Done
web-lesson-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
web-lesson-go-on = Go on
web-lesson-finish = Finish
web-lesson-continue = Continue the lesson
web-lesson-leave = Leave the lesson
web-lesson-leave-text = The lesson ends, and begins anew next time. To go on later, go back instead.
web-lesson-step = Step { $step } of { $count }
web-lesson-first = First do what the lesson asks.
web-device-open = On this device
web-device-later = Go on later
web-device-broken = The game on this device stopped. Open it again.
web-device-not = A game on this device cannot do that.
web-device-gone = The game is no longer on this device.
web-device-other-rules = This game was begun with an earlier version of the app, whose rules were others. It cannot go on.
web-hand-over = Next player
web-hand-over-to = Give the device to { $player }.
web-hand-over-here = I am { $player }
web-device-keep = Keep in my history
web-device-kept = Kept among the games that you have imported.
web-plan-failed = The plan cannot be loaded now.
web-plan-together = All together: { $needed } of your { $trains } trains
web-plan-all = All tickets
web-plan-too_few_trains = Too few trains left
web-plan-too_few_turns = Too late: the game ends before
web-plan-blocked = Blocked: no way is left
web-plan-by-stations = Your stations complete it at the end
web-plan-missing =
    { $count ->
        [one] { $count } card missing
       *[other] { $count } cards missing
    }
web-plan-cards-suffice = your cards suffice
web-plan-any-color =
    { $count ->
        [one] { $count } card of any colour
       *[other] { $count } cards of one colour
    }
web-plan-replaced =
    { $count ->
        [one] a locomotive replaces { $count }
       *[other] locomotives replace { $count }
    }
web-plan-with-station = Or { $trains }, with a station in { $cities }
web-plan-without-station = Or { $trains }, without a station
web-plan-lent = lent by a station in { $city }
web-plan-own =
    { $count ->
        [one] and { $count } route that you have
       *[other] and { $count } routes that you have
    }
web-ways = Your ways
web-way-plan = Plan a way
web-way-from = Plan a way from here
web-way-on = On to here
web-way-remove = Remove this way
web-way-blocked = Blocked: { $list }
web-way-closed = Taken since: { $list }
web-way-first = Tap the city where it begins.
web-way-next = Tap the next city.
web-way-undo = Undo
web-way-keep = Keep
web-way-out = Hide the way
web-build-needed = For your plans
web-build-others = Other routes
web-build-missing = For your plans, not yet possible
web-claimed-by = claimed by { $player }
web-build-pays =
    { $count ->
        [0] with { $payment }, no cards left
        [one] with { $payment }, { $count } card left
       *[other] with { $payment }, { $count } cards left
    }
web-build-lacks = missing: { $cards }
web-why-own = You have this route.
web-why-taken = { $player } has this route. At the end, a station in one of its cities can lend it to you.
web-why-own_twin = You have the other track, and nobody gets both.
web-why-twin_closed = { $player } has the other track. With two or three players, this one is closed too.
web-why-trains = It takes { $trains }, and you have only { $left }.
web-why-ferry =
    { $missing ->
        [one] The ferry takes at least { $needed } locomotives in all: { $missing } is missing.
       *[other] The ferry takes at least { $needed } locomotives in all: { $missing } are missing.
    }
web-why-cards = You lack { $cards }.
web-why-no_station = You have no station left.
web-why-city_taken = { $player } has a station here, and a city has room for one.
web-why-over = The game is over.
web-why-turn = It is not your turn.
web-why-second_card = Take your second card first.
web-why-tickets = Choose your tickets first.
web-why-tunnel = Decide about your tunnel first.
web-why-vacation = You are on vacation.
web-rules-contents = Contents
web-rules-or = or
web-rules-spaces = Spaces
web-rules-points = Scores
web-rules-claim-color = { $route }: { $kind }, { $spaces }. You pay with { $one }, or with { $other }. It scores { $points }.
web-rules-claim-gray = { $route }: { $kind }, { $spaces }. You pay with { $one }, with { $other }, or in another colour, but never in two. It scores { $points }.
web-rules-claim-ferry = { $route }: { $kind }, { $spaces }, { $locomotives }. You pay with { $one }, with { $other }, or in another colour. It scores { $points }.
web-rules-double = { $route }: { $player } has one track. With two or three players, the other one, crossed out here, is closed. With four or five, anybody but { $player } can still claim it.
web-rules-tunnel = { $route }: { $kind }, { $spaces }. You begin with { $payment }. Revealed: { $revealed }. Cards of your colour and locomotives count, so you add { $surcharge }: you pay with { $one }, or with { $other }. It takes { $trains } all the same.
web-rules-station = { $player } has { $own }, and a station in { $city }. { $lender } has { $lent }. The station lends { $player } this route: the ticket { $ticket } is completed and scores { $points }.
web-rules-ending = { $player } ends a turn with { $trains }. The last round begins: { $players } have one turn each, in this order. Then the game is scored.
web-rules-longest = { $second } has { $trains }, but they branch: the longest path, marked here, has only { $path }. { $first } has { $longer }, all of them on one path, which visits { $city } twice. { $first } gets the European Express.
web-rules-score = A final score after { $trains }
web-rules-unbuilt =
    { $count ->
        [one] { $count } station not built
       *[other] { $count } stations not built
    }`;export{o as default};
