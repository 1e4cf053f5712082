# What the inbox and webhooks tell. A title is a line without a full stop; a body is sentences.

# After the sentences of a body, or alone. $opponents are names.
notification-table = With { $opponents } · { $variant }

notification-your-turn-title = Your turn

notification-deadline-near-title = Your time is running out
# $time is "duration-hours".
notification-deadline-near-body = You have about { $time } left. { $table }

notification-invited-title = { $player } invites you to a game
notification-invited-by-nobody-title = You are invited to a game

notification-rematch-title = { $player } wants a rematch
notification-rematch-by-nobody-title = A rematch is waiting for you
notification-rematch-body = A seat is reserved for you. { $table }
notification-kept-seat-opened-title = A seat of your rematch is open
notification-kept-seat-opened-body = The player for whom it was kept is gone. Anybody can take it now. { $table }

notification-started-title = The game begins

notification-finished-title = The game is over
notification-finished-body =
    { $rank ->
        [1] You win. { $table }
       *[other] Your rank: { $rank }. { $table }
    }

# The body is "void-reason-…".
notification-voided-title = The game ended without a result

notification-seat-handed-over-title = A bot plays for you
notification-seat-handed-over-body = You ran out of time. You can take the seat back while the game runs. { $table }
notification-stand-in-seated-title = Somebody plays for you
notification-stand-in-seated-body = A stand-in has taken over the seat you had left. { $table }
notification-standing-order-title = Your order
order-route-claimed = Carried out: the route is yours.
order-cards-drawn = Carried out: cards were drawn for you.
order-route-closed = Dropped: the route is no longer open to you. It is your turn.
order-row-replaced = Dropped: the face-up cards were replaced. It is your turn.
order-last-round = Dropped: the last round has begun. It is your turn.
order-tunnel-asked = The tunnel asked for more cards than you laid.
order-deck-empty = Dropped: there are no cards to draw. It is your turn.

# About the account. $device is the name of a device, or "notification-some-device".
notification-some-device = One of your devices
notification-token-repeated-title = Somebody else may have your sign-in
notification-token-repeated-body = { $device } renewed its sign-in from two places within seconds. If you did not change networks just then, sign out everywhere and change your password.
notification-token-reused-title = A device was signed out
notification-token-reused-body = An old token of one of your devices was used, perhaps by somebody else. If you cannot explain it, change your password.
notification-recovery-code-used-title = A recovery code was used
notification-recovery-code-used-body = { $device } set a new password with a recovery code. All other devices were signed out.
notification-identity-linked-title = A sign-in was linked to your account
notification-identity-linked-body = { $device } linked a sign-in with a provider, which gets into your account from now on. If that was not you, unlink it, sign out everywhere and change your password.
notification-api-key-made-title = An API key was made
notification-api-key-made-body = Programs with it can read or play for you. If that was not you, revoke it in the settings, sign out everywhere and change your password.

# About friends. $player is a name, or "notification-some-player".
notification-some-player = A player
notification-friend-request-title = { $player } wants to be your friend
notification-friend-request-body = Accept or decline in your list of friends.
notification-friend-accepted-title = { $player } is now your friend
notification-friend-accepted-body = You see in your list of friends when they wait for players.

# About tournaments.
notification-tournament-soon-title = Your tournament begins soon
notification-tournament-soon-body = It begins within a quarter of an hour.
notification-tournament-finished-title = Your tournament is over
notification-tournament-finished-body = You are in place { $place }.
notification-tournament-cancelled-title = Your tournament was called off
notification-tournament-cancelled-body = No table of it goes on.
notification-tournament-withdrawn-title = You take no further part in your tournament
notification-tournament-withdrawn-body = You made no move at a table.
notification-tournament-withdrawn-return-body = You made no move at your table. If you are back, enter again.
notification-tournament-removed-title = You were removed from a tournament
notification-tournament-removed-body = Its organiser or an admin decided so. If you had a table, a bot plays on there.
notification-table-ruled-title = A table of your tournament was decided
notification-table-ruled-body = An admin decided its result. It is on the page of the tournament.
notification-league-ends-title = Your league ends
notification-league-ends-body = No further season begins.
notification-league-left-title = You are no member of your league any more
notification-league-left-body = You made no move in its last season. You can enter again.
notification-league-removed-title = You were removed from a league
notification-league-removed-body = Its organiser decided it. Tables of the present season go on.
notification-league-season-title = A season of your league begins
notification-league-season-body = You play in division { $division }.

# About seasons.
notification-season-finished-title = Season { $season } is over
notification-season-finished-duel-body = You are in place { $place } among the players of games of two.
notification-season-finished-table-body = You are in place { $place } among the players of games of three to five.

# About tables that somebody looks for.
notification-table-opened-title = { $player } opens a table that you look for
notification-table-opened-by-nobody-title = A table that you look for is open

# About reports.
notification-report-closed-title = Your report was answered
notification-report-no-action-body = The moderators found nothing against the rules.
notification-report-warned-body = The player was warned.
notification-report-renamed-body = The player was given another name.
notification-report-muted-body = The player can say nothing for a while.
notification-report-banned-body = The player was banned.
notification-report-game-voided-body = The game was ended without a result.

# About names.
notification-renamed-title = A moderator has given you another name
notification-bot-renamed-title = A moderator has given your bot another name: { $player }
notification-renamed-body = Reason: { $reason }
notification-renamed-contact-body = Reason: { $reason } · Objections: { $contact }

# About webhooks.
notification-test-title = A test of your webhook
notification-test-body = It works: this request was sent because you asked for a test.
notification-webhook-paused-title = A webhook was paused
notification-webhook-paused-body = Nothing could be delivered to one of your webhooks for five days. Look at its deliveries, and resume it.

# Feeds and calendars.
feed-games = Games of { $player }
feed-tournaments = Tournaments
feed-called-off = Called off
calendar-name = Deadlines of your turns
