# Pictures in the rules of the web app. Their captions say everything that they show.

web-rules-contents = Contents
# Between two payments.
web-rules-or = or
# Of a table: the spaces of a route, and its points.
web-rules-spaces = Spaces
web-rules-points = Scores

# $route is "Paris – Zürich", $kind "route-kind", $spaces "3 spaces", $one and $other are payments.
web-rules-claim-color = { $route }: { $kind }, { $spaces }. You pay with { $one }, or with { $other }. It scores { $points }.
web-rules-claim-gray = { $route }: { $kind }, { $spaces }. You pay with { $one }, with { $other }, or in another colour, but never in two. It scores { $points }.
# $locomotives is "ferry-locomotives".
web-rules-claim-ferry = { $route }: { $kind }, { $spaces }, { $locomotives }. You pay with { $one }, with { $other }, or in another colour. It scores { $points }.
# $player has a colour as a name.
web-rules-double = { $route }: { $player } has one track. With two or three players, the other one, crossed out here, is closed. With four or five, anybody but { $player } can still claim it.
# $payment, $one and $other are payments, $revealed is a list of "one-card", $surcharge "2 cards".
web-rules-tunnel = { $route }: { $kind }, { $spaces }. You begin with { $payment }. Revealed: { $revealed }. Cards of your colour and locomotives count, so you add { $surcharge }: you pay with { $one }, or with { $other }. It takes { $trains } all the same.
# $own is a list of routes, $lent a route of $lender.
web-rules-station = { $player } has { $own }, and a station in { $city }. { $lender } has { $lent }. The station lends { $player } this route: the ticket { $ticket } is completed and scores { $points }.
# $players is a list.
web-rules-ending = { $player } ends a turn with { $trains }. The last round begins: { $players } have one turn each, in this order. Then the game is scored.
# $second and $first are players; $trains, $path and $longer are "11 trains".
web-rules-longest = { $second } has { $trains }, but they branch: the longest path, marked here, has only { $path }. { $first } has { $longer }, all of them on one path, which visits { $city } twice. { $first } gets the European Express.

web-rules-score = A final score after { $trains }
web-rules-unbuilt =
    { $count ->
        [one] { $count } station not built
       *[other] { $count } stations not built
    }
