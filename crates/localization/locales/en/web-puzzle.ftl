# Puzzles: decisions of finished games, to be made better.

web-puzzle-ask = What would you play?
web-puzzle-ask-mine = You played otherwise here, and it cost { $points }. What is better?
web-puzzle-wrong = There is a better move. Try again.
# $points is "points" of game.ftl.
web-puzzle-wrong-gain = { $points } better than the move that was played, but there is a better one. Try again.
web-puzzle-right = Right!
web-puzzle-right-gain = Right: { $points } better than the move that was played.
web-puzzle-shown = This is the solution.

web-puzzle-draw-card = A card from the deck
web-puzzle-draw-tickets = New tickets
web-puzzle-mark-right = right
web-puzzle-mark-wrong = wrong

web-puzzle-difficulty = Difficulty { $rating }
web-puzzle-give-up = Show the solution
web-puzzle-solution = Solution
web-puzzle-best = Best
web-puzzle-also = Just as good
web-puzzle-played = What was played
web-puzzle-better = The best move brings { $points } more than the one that was played.
web-puzzle-plan = The map shows the plan behind it.
web-puzzle-rating = Your puzzle rating: { $before } before, { $after } now
web-puzzle-next = Next puzzle
web-puzzle-in-game = See it in the game

web-puzzle-filter = Choose puzzles
web-puzzle-whose = Whose moves
web-puzzle-whose-all = of everybody
web-puzzle-whose-mine = my mistakes
web-puzzle-theme = Theme
web-puzzle-theme-all = all
web-puzzle-theme-claim = routes
web-puzzle-theme-tunnel = tunnels
web-puzzle-theme-ferry = ferries
web-puzzle-theme-station = stations
web-puzzle-theme-cards = cards
web-puzzle-theme-tickets = tickets
web-puzzle-theme-last_round = last round

web-puzzle-none = There is no puzzle for you now. Puzzles come from finished games on this server: play one, and there may be more.
web-puzzle-none-theme = No puzzle of this theme is left.
web-puzzle-none-mine = No mistake of yours is left here. Well done! Those of a game that has just ended come a little later.
web-puzzle-all-themes = All themes
web-puzzle-others = Puzzles from other games
web-puzzle-play = Play a game
