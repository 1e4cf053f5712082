# The game in the web app at /play. Its other words are those of game.ftl and cities.ftl.

web-game = Game
web-board = Board
web-loading = Loading …
web-menu = Menu
web-close = Close
web-cancel = Cancel
web-zoom-in = Closer
web-zoom-out = Farther
web-you = you
web-deleted-player = deleted

# The state of the connection.
web-line-live = Connected
web-line-connecting = Connecting …
web-line-offline = No connection
web-line-sending = Your move is on its way …
web-move-queued = Your move is kept on this device and sent as soon as it can be.
web-move-dropped = Your move was not played: the game has moved on.
web-confirm = Play it still?
web-confirm-text = The game has moved on since you chose this move. It is still possible.
web-confirm-yes = Play it
# $move is what is taken or built: “an orange card”, “Paris – Zürich”.
web-sending = On its way: { $move }
web-kept = Waits for the line: { $move }

# What the player did, by the words of game.ftl for others: “You drew an orange card”.
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
web-did-route-claimed = You claimed { $from } – { $to } with { $payment }: { $points }
web-did-tunnel-laid = You tried the tunnel { $from } – { $to } with { $payment }
web-did-tunnel-surcharge-paid = You added { $payment }
web-did-tunnel-abandoned = You gave the tunnel up
web-did-station-built = You built a station in { $city }
web-did-passed = You had to pass
web-did-last-round-begun = You started the last round: one more turn for everyone
web-did-time-ran-out = You ran out of time

## The table before the game

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

## The game

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
# Payments, made with the hand. $payment is "payment-both" of game.ftl, $card "card-pink".
web-pay-claim = Claim with { $payment }
web-pay-station = Build with { $payment }
web-order-pay = Plan with { $payment }
web-pay-color = Colour
web-pay-left = { $card }: { $used } laid, { $left } left
web-pay-fewer = One locomotive fewer
web-pay-more = One locomotive more
web-row-empty = No card

# A tunnel. $color is an id, or "none" where only locomotives were staked.
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

# How events are played at the table.
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
# A player and the colour: “Ada, blue”.
web-player-colored = { $player }, { $color }

## Afterwards

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
web-what-if = Counts for nothing · from move { $move } of the game of { $players }
web-what-if-other = Counts for nothing · from move { $move } of another game
web-step-on = One step on
web-step-back = One step back
web-turn-on = One turn on
web-turn-back = One turn back

# Standing orders.
web-order-plan = Plan your turn
web-order-what = When your turn comes, the server makes your move for you, within a second. If something unexpected happens before, such as new face-up cards or the last round, it leaves the turn to you.
web-order-pick = Choose a route
web-order-draw = Draw two cards from the deck
web-order-title = When it is your turn:
web-order-claim = Claim { $route } with { $payment }.
web-order-otherwise = If it is closed by then
web-order-think = Let me think
web-order-withdraw = Withdraw

## After a game

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
web-fair-checking = Checking every card …
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

## Around the board

web-missing-what = This address leads nowhere. Your games are where they were.
web-keys = Keyboard shortcuts
web-keys-on = Single keys press buttons (“?” lists them)
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

## The page at `/`

web-landing-watch = Watch a live table
web-landing-what = A train game of Europe for two to five players: collect cards, claim railways and stations, complete tickets.
web-landing-docs-what = For people who make an app or a bot: everything that the app does is an open interface.
web-landing-rules = In short sentences.
web-landing-about = Who this is from, and its licence.

## Lessons

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

# Games on a device, without a server.
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
