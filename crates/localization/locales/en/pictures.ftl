# Titles, descriptions and captions of pictures. $players is a list ("list-and"); $color is
# "player-color-red"; $kind "route-kind"; $points, $spaces and the like are messages with a $count.
# A description is made of whole sentences, each a message.

## The board

picture-board-title =
    { $count ->
        [one] { $players } plays Railhead
       *[other] { $players } play Railhead
    }
picture-board-title-empty = The board of Railhead
# The phase is one of the messages "phase-…".
picture-board-phase = { $phase }.
picture-board-player = { $player } ({ $color }): { $points }, { $trains } left, { $routes }.
picture-board-player-stations =
    { $count ->
        [one] { $player } has a station in { $cities }.
       *[other] { $player } has stations in { $cities }.
    }
picture-board-own-ticket = Your ticket { $from } – { $to }, { $points }.
picture-board-own-ticket-completed = Your ticket { $from } – { $to }, { $points }, completed.

picture-route-free = { $from } – { $to }: { $kind }, { $spaces }, unclaimed
picture-route-claimed = { $from } – { $to }: { $kind }, { $spaces }, claimed by { $player }
picture-ferry-free = { $from } – { $to }: { $kind }, { $spaces }, { $locomotives }, unclaimed
picture-ferry-claimed = { $from } – { $to }: { $kind }, { $spaces }, { $locomotives }, claimed by { $player }
picture-city-station = { $city }: { $player }’s station

## The replay

picture-replay-title = Replay: { $players }
picture-replay-description =
    { $moves ->
        [one] The game in { $moves } move, one after another.
       *[other] The game in { $moves } moves, one after another.
    }

## Charts

chart-points-title = Points during the game
chart-points-player = { $player }: { $points } at the end.
chart-rating-title = { $player }’s rating
chart-rating-description =
    { $count ->
        [one] { $count } rated game: from { $first } to { $last }; highest { $highest }.
       *[other] { $count } rated games: from { $first } to { $last }; highest { $highest }.
    }
chart-rating-empty = No rated games yet
chart-axis-games = games
chart-axis-moves = moves
chart-axis-points = points
chart-axis-rating = rating

## The standings of a tournament

# The phase is one of the messages "picture-standings-open" and so on.
picture-standings-about = { $phase } · { $players }{ $rounds }
picture-standings-open = Looking for players
picture-standings-running = Being played
picture-standings-finished = Over
picture-standings-cancelled = Called off
picture-standings-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
picture-standings-nobody = Deleted account
picture-standings-points = Points
picture-standings-wins = Tables won
picture-standings-tables = Tables
picture-standings-line = { $player } is number { $place }, with points: { $points }.
picture-standings-more =
    { $count ->
        [one] and { $count } more player
       *[other] and { $count } more players
    }
# Before the first round, nothing is said of rounds.
picture-standings-rounds =
    { $count ->
        [0] { "" }
        [one] { " · " }{ $count } round
       *[other] { " · " }{ $count } rounds
    }
