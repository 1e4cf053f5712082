# The command line and the board as text, which are loaded when they are opened.

web-command-field = Command
web-command-hint = A command, or ? for help
web-command-do = Do it
web-command-answers = Answers
web-command-completions = Completions
# Words after the command that mean nothing by themselves, in small letters, parted by commas.
web-command-fillers = a, an, and, at, by, card, cards, for, from, in, it, of, on, please, route, the, to, with

web-command-unknown = “{ $word }” is not clear here. Type ? for help.
# $list: words for commands, cities or cards.
web-command-which = “{ $word }” can be: { $list }. Which one?
web-command-watching = You only watch this game.
web-command-busy = Your last move is still on its way.
web-command-not-now = That is not possible now.
web-command-left = Left as it is.
web-command-nothing-asked = Nothing was asked.
web-command-one-city = Name a city.
web-command-two-cities = Name two cities.
web-command-no-route = There is no route { $route }.
web-command-none-open = No route is free in { $city }.
web-command-nothing-needed = Your tickets need no more routes.
web-command-nothing = nothing
web-command-free = free
web-command-closed = closed
web-command-open = not yet connected
web-command-hand = In your hand: { $list }
web-command-row = Face up: { $list }
web-command-decks = In the decks: { $cards } cards, { $tickets } tickets
web-command-offer = { $number }: { $ticket }, { $points }
web-command-not-face-up = No such card lies face up.
web-command-pay-ways = You can pay with: { $ways }
# $what: a route or a city. $payment and $others are like "payment-both".
web-command-sure = { $what } with { $payment }? Say yes, or name the cards. Also possible: { $others }
web-command-no-clocks = No clock runs in this game.

# The board as text. A field with a city follows.
web-text-city = Open routes from
web-text-none = No routes yet.

# The words of each command, parted by commas, the first of which help shows; no word stands for two.
# In the help, words in capitals stand for names.
web-command-turn-words = turn
    .help = what the game waits for
web-command-hand-words = hand, my cards, cards
    .help = your cards
web-command-row-words = row, open cards
    .help = the face-up cards and the decks
web-command-take-words = take, draw
    .help = take COLOUR, take locomotive, take deck
web-command-tickets-words = tickets
    .help = your tickets with what they need; those offered
web-command-draw-tickets-words = draw tickets, new tickets
    .help = draws new tickets
web-command-keep-words = keep
    .help = keep 1 3: which of the offered tickets
web-command-needs-words = needs, need
    .help = needs CITY: what open routes there cost and lack; alone, what your tickets need
web-command-routes-words = routes, open routes
    .help = routes CITY: the open routes from there; alone, what you can claim now
web-command-claim-words = claim, build
    .help = claim CITY CITY, then a colour and a number of locomotives if you like
web-command-station-words = station, build station
    .help = station CITY, then a colour if you like
web-command-pay-words = pay, add
    .help = pays for the tunnel, with a number of locomotives if you like
web-command-give-up-words = give up
    .help = gives the tunnel up
web-command-pass-words = pass
    .help = passes, if nothing else is possible
web-command-yes-words = yes, ok
    .help = does what was asked about
web-command-no-words = no
    .help = leaves it
web-command-last-words = last
    .help = the last moves; last 20 tells more
web-command-who-words = who has, who
    .help = who has CITY: the routes there and whose they are
web-command-board-words = board
    .help = what each player has built
web-command-score-words = score, points
    .help = points, and what each player has left
web-command-clocks-words = clocks, time
    .help = the time of each player
web-command-help-words = help
    .help = this list
