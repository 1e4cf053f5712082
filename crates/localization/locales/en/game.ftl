# The words of the game. The terms are those of GLOSSARY.md. Values that select a word are ids of
# the API ($color "red", $kind "tunnel"). $count and its like are numbers. These are messages of
# their own: $points "points", $trains "trains", $seats "seats", $payment "payment-both", $from, $to
# and $city "city-paris", $variant "variant-mega", $bot "bot-random", $card "one-card" in events.

## Train cards

card-pink = pink
card-blue = blue
card-orange = orange
card-white = white
card-green = green
card-yellow = yellow
card-black = black
card-red = red
card-locomotive = locomotive

# A card inside a sentence, as the object ("takes …"). Here $card is an id.
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

# Cards of a payment, after "with": cards of a colour, locomotives, or both.
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

## Players and bots

player-color-brown = brown
player-color-red = red
player-color-purple = purple
player-color-gray = gray
player-color-blue = blue

# Players of an exported game, which has no names, are called by their colour.
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

# A list of names: $others is one name, or several joined by commas. The attribute is for a last
# name that begins with the sound "i".
list-and = { $others } and { $last }
    .before-i = { $others } and { $last }

## Counts

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

## Routes and tickets

# A route or a ticket.
route = { $from } – { $to }
# $kind is "route", "tunnel" or "ferry"; $color is the card's colour or "gray".
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
# How many locomotives a ferry needs.
ferry-locomotives =
    { $count ->
        [one] at least { $count } locomotive
       *[other] at least { $count } locomotives
    }
double-route = double route

ticket-with-points = { $from } – { $to }, { $points }
ticket-completed = completed
ticket-failed = not completed
ticket-set-europe = Europe
ticket-set-europa_1912 = Europa 1912
ticket-set-orient_express = Orient Express
ticket-set-with_max = With Max

## Variants

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

## Phases

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

## Events

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
# $list names the tickets.
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
event-route-claimed = { $player } claims { $from } – { $to } with { $payment }: { $points }
event-tunnel-laid = { $player } tries the tunnel { $from } – { $to } with { $payment }
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

## The score

score-rank = rank
score-player = name
score-routes = routes
score-tickets = tickets
score-stations = stations
score-express = express
score-total = total
score-completed = completed
score-longest = longest path
# Tickets completed, of those kept.
score-completed-of = { $completed } of { $kept }

explain-routes = Routes: { $points }
explain-route = { $from } – { $to }, { $trains }: { $points }
explain-tickets = Tickets: { $points }
explain-ticket-completed = { $from } – { $to }: completed, { $points }
explain-ticket-failed = { $from } – { $to }: not completed, { $points }
# $cities: the cities on the way, joined by en dashes.
explain-ticket-path = Path: { $cities }
explain-ticket-stations = With the station in { $cities }
explain-stations-left =
    { $count ->
        [one] { $count } station not built: { $points }
       *[other] { $count } stations not built: { $points }
    }
explain-station-lends = Station in { $city }: uses { $player }’s { $from } – { $to }
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

## The command line

replay-heading = Game { $game }: { $players }

demo-heading = Game { $game } on { $url }: { $players }
demo-after =
    { $moves ->
        [one] After { $moves } move:
       *[other] After { $moves } moves:
    }

# Averages come as text, already rounded. Columns that are not here are those of the score.
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

# Ratings and rates come as text, already rounded. $deals and $games are numbers.
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

# Tournaments.
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
