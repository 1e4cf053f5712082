# The scorer of a game on a real table.

web-score = Score a real table
web-score-what = For a game from the box: tap what each player has built, add the tickets, and have the points counted, the longest path too.
web-score-player = Player { $number }
web-score-whose = Whose trains and tickets?
web-score-add-player = Add a player
web-score-remove-player = Remove this player
web-score-left = Left: { $trains } trains, { $stations } stations
web-score-tap = Tap a route or a city to give it to this player, and again to take it back.
web-score-added = { $player } has { $what }.
web-score-removed = { $player } no longer has { $what }.
web-score-tickets = Tickets kept
web-score-routes = Routes claimed
web-score-stations = Stations built
web-score-find-tickets = Find a ticket
web-score-find-routes = Find a route
web-score-find-stations = Find a city for a station
web-score-remove = Take back
web-score-count = Count the points
web-score-clear = Begin another game
web-score-no-account = With an account, you can keep this game in your history.
web-score-keep = Keep this game
web-score-kept = The game is kept among your games from elsewhere.
web-score-where = Your games from elsewhere
