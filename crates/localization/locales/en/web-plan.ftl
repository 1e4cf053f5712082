# The planner in the web app: tickets with what they need, ways of the player's own, the list to
# build from, and why something cannot be built.

web-plan-failed = The plan cannot be loaded now.
# $needed trains for all tickets, of $trains.
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
# Like "payment-colored".
web-plan-any-color =
    { $count ->
        [one] { $count } card of any colour
       *[other] { $count } cards of one colour
    }
# So many of the missing cards are replaced.
web-plan-replaced =
    { $count ->
        [one] a locomotive replaces { $count }
       *[other] locomotives replace { $count }
    }
# $trains is "trains", $cities a list.
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
# $list names routes or pairs of cities.
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
# Who has a route; $player is a name.
web-claimed-by = claimed by { $player }
# $payment is "payment-both"; $count cards are left in the hand.
web-build-pays =
    { $count ->
        [0] with { $payment }, no cards left
        [one] with { $payment }, { $count } card left
       *[other] with { $payment }, { $count } cards left
    }
# $cards are like "payment-colored".
web-build-lacks = missing: { $cards }

# Why something cannot be built. A link to the rule follows.
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
