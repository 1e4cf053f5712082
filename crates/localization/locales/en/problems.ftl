# The details of problems: sentences.

## Refusals of the rules

refusal-seat-count = A game has 2 to 5 seats, not { $seats }.
refusal-no-such-seat = Seat { $seat } is not at this table.
refusal-table-full = All seats are taken.
refusal-color-taken = Another player has this colour: { $color }.
refusal-seats-open =
    { $open ->
        [one] One seat is still open.
       *[other] { $open } seats are still open.
    }
refusal-not-host = Only the host may do that.
refusal-kicked-host = The host cannot kick themselves. They can leave the game.
refusal-no-person-there = No person sits in seat { $seat }.
refusal-no-bot-there = No bot sits in seat { $seat }.
refusal-rated-game = There are no bots in rated games.
refusal-rated-stand-ins = There are no stand-ins in rated games.
refusal-no-stand-ins = Nobody may stand in for others in this game.
refusal-seat-not-away = No bot plays seat { $seat } for a player who has left it.
refusal-had-seat = You have or had a seat in this game, so you cannot take another.
refusal-clock-range = A clock gives { $least } to { $most } seconds here, not { $seconds }.
refusal-seat-given-up = You gave up your seat. That is final.
refusal-not-waited-for = The game does not wait for seat { $seat }.
refusal-not-seated = You have no seat in this game.
refusal-already-seated = You already have a seat in this game.
refusal-not-started = The game has not started.
refusal-already-started = The game has already started.
refusal-game-over = The game is over.
refusal-on-vacation = You are on vacation. End it first.
refusal-not-your-turn = It is the turn of seat { $turn }.
refusal-already-chosen = You have chosen your tickets. Others have not chosen yet.
refusal-must-keep-tickets = First choose which of the offered tickets you keep.
refusal-no-tickets-offered = No tickets are offered to you.
refusal-must-draw-second-card = First take the second train card.
refusal-must-settle-tunnel = First pay for the tunnel or abandon it.
refusal-no-tunnel-pending = No tunnel is waiting to be paid for.
refusal-deck-empty = The deck and the discards are used up: no train card can be drawn.
refusal-slot-empty = Slot { $slot } is empty or does not exist.
refusal-locomotive-second = A face-up locomotive can only be the first card of a turn.
refusal-route-taken = The route { $from } – { $to } belongs to seat { $owner }.
refusal-both-tracks = You own the other track of the double route { $from } – { $to }.
refusal-track-closed = With 2 or 3 players, the second track { $from } – { $to } closes when the first is claimed.
refusal-trains-short =
    { $need ->
        [one] One train is needed, you have { $have }.
       *[other] { $need } trains are needed, you have { $have }.
    }
refusal-payment = The cost is { $cards } cards of one colour; locomotives stand for any card. Name no colour exactly when all cards are locomotives.
refusal-payment-of-color = The cost is { $cards } cards of this colour: { $color }; locomotives stand for any card. Name no colour exactly when all cards are locomotives.
refusal-payment-with-locomotives = The cost is { $cards } cards of one colour, with at least { $locomotives } locomotives among them. Name no colour exactly when all cards are locomotives.
refusal-payment-of-color-with-locomotives = The cost is { $cards } cards of this colour: { $color }, with at least { $locomotives } locomotives among them. Name no colour exactly when all cards are locomotives.
refusal-cards-short = The payment takes { $need } cards of this kind: { $card }. You have { $have }.
refusal-no-tickets-left = No tickets are left to draw.
refusal-ticket-not-offered = The ticket { $from } – { $to } is not offered to you, or is named twice.
refusal-keep-count = Keep { $keep_min } to { $keep_max } tickets, not { $kept }.
refusal-station-taken = Seat { $owner } has the station in this city: { $city }.
refusal-no-stations-left = All three of your stations are built.
refusal-move-possible = Nobody may pass while a move is possible.

## Refusals of a position to be scored

position-of-player = { $player }: { $detail }
position-player-count = 1 to 5 players can be scored, not { $players }.
position-unknown-route = There is no route “{ $id }”.
position-unknown-city = There is no city “{ $id }”.
position-unknown-ticket = There is no ticket “{ $id }”.
detail-nearest = { $detail } The nearest: { $ids }.
position-route-twice = The route { $from } – { $to } is listed twice.
position-route-taken = The route { $from } – { $to } already belongs to player { $owner }.
position-both-tracks = Both tracks of the double route { $from } – { $to } belong to one player.
position-track-closed = With 2 or 3 players, the second track { $from } – { $to } closes when the first is claimed.
position-trains-short = The routes need { $need } trains; a player has { $have }.
position-station-twice = The station in this city is listed twice: { $city }.
position-station-taken = The station in this city already belongs to player { $owner }: { $city }.
position-no-stations-left = { $built } stations are built; a player has { $have }.
position-ticket-twice = The ticket { $from } – { $to } is listed twice.
position-ticket-taken = The ticket { $from } – { $to } already belongs to player { $owner }.

## Requests that cannot be read

detail-unreadable = The request is not complete, or is not valid HTTP.
detail-not-json = Send `Content-Type: application/json`.
detail-head-too-large =
    The path and headers may have at most { $maximum } bytes.
detail-body-too-large =
    { $maximum ->
        [one] A body can have at most one byte.
       *[other] A body can have at most { $maximum } bytes.
    }
detail-body-unreadable = The text is not the JSON that this operation reads.
detail-body-object = The body must be a JSON object.
detail-body-slow = The body of the request took too long to arrive.
detail-request-slow = The request took too long to arrive.
detail-field-unknown = There is no field `{ $field }` here.
detail-field-missing = The field `{ $field }` is missing.
detail-fields-missing = These fields are missing: { $fields }.
detail-field-twice = The field `{ $field }` is there twice.
detail-choice-unknown = `{ $value }` is none of these: { $allowed }.
detail-value-wrong = The value at `{ $place }` is not valid here.
detail-value-minimum = `{ $name }` must be at least { $minimum }.
detail-value-maximum = `{ $name }` must be at most { $maximum }.
detail-value-short =
    { $minimum ->
        [one] `{ $name }` must be at least one character long.
       *[other] `{ $name }` must be at least { $minimum } characters long.
    }
detail-value-few =
    { $minimum ->
        [one] `{ $name }` needs at least one entry.
       *[other] `{ $name }` needs at least { $minimum } entries.
    }
detail-value-many =
    { $maximum ->
        [one] `{ $name }` can have at most one entry.
       *[other] `{ $name }` can have at most { $maximum } entries.
    }
detail-value-pattern = `{ $name }` must match `{ $pattern }`.
detail-parameter-unknown = There is no parameter `{ $name }` here.
detail-parameter-missing = The parameter `{ $name }` is required.
detail-parameter-twice = The parameter `{ $name }` must be sent once.
detail-parameter-integer = `{ $name }` must be an integer from { $minimum } to { $maximum }, not `{ $value }`.
detail-parameter-choice = `{ $name }` must be one of { $allowed }, not `{ $value }`.
detail-parameter-time = `{ $name }` must be a time in RFC 3339, such as 2026-11-01T00:00:00Z, not `{ $value }`.
detail-parameter-uuid = `{ $name }` must be a UUID, not `{ $value }`.
detail-parameter-length =
    { $maximum ->
        [one] `{ $name }` must be at most one character long.
       *[other] `{ $name }` must be at most { $maximum } characters long.
    }
detail-parameter-unreadable = `{ $name }` cannot be read.
detail-query-unreadable = The query cannot be read.
detail-format-not-supported = There is no XML here: ask for JSON.
detail-path-unreadable = The path cannot be read.
detail-period = `period` must be all, season, month, week, or a key such as 2026-Q4, 2026-11 or 2026-W47.
detail-season = `season` must be current or a key such as 2026-Q4.
detail-if-match = `If-Match` must be an `ETag` of this game.
detail-idempotency-key = `Idempotency-Key` must be 1 to 255 visible ASCII characters.
detail-last-event-id = `Last-Event-ID` must be the id of an event of this stream.
detail-authorization = The header must be `Authorization: Bearer` and an access token.
detail-send-token = Send an access token in `Authorization: Bearer`.
detail-mine = `mine` needs an access token.
detail-no-path = There is no such path; see /docs.
detail-methods = Allowed methods: { $allowed }.
detail-no-file = There is no such file.
detail-no-code = There is no such code; see /docs/errors.
detail-no-guide = There is no such guide; see /docs/guides.

## Accounts and sessions

detail-wrong-credentials = The name or the password is wrong.
detail-wrong-recovery-code = The name or the recovery code is wrong, or the code was used before. If you have already set a new password, sign in with it.
detail-password-required = The password of the account is required.
detail-banned = This account is banned.
detail-banned-contact = This account is banned. You can object here: { $contact }
detail-muted = This account is muted, and can say no phrases for some time.
detail-muted-contact = This account is muted, and can say no phrases for some time. You can object here: { $contact }
detail-no-notice = There is no such notice.
detail-too-many-notices = There are already { $most } notices that are not over. Remove one first.
detail-notice-over = The notice would be over before anybody reads it.
detail-refresh-token = Refresh the token, or sign in again.
detail-sign-in-again = Sign in again.
detail-token-reused = The session has ended, because this token was used before.
detail-no-session = You have no such session.
detail-account-deleted = The account has been deleted.
detail-not-guest = The account is permanent already.
detail-guest-account = A guest account has no password. Upgrade the account first.
detail-no-password = This account has no password. Set one first.
detail-unknown-provider = This server does not offer that sign-in provider.
detail-invalid-nonce = The sign-in took too long or was used before. Begin again.
detail-identity-refused = The sign-in with the provider could not be confirmed. Begin again.
detail-provider-unavailable = The sign-in provider cannot be reached. Try again in a moment.
detail-name-required = Choose a name for the new account.
detail-identity-taken = This sign-in belongs to another account.
detail-too-many-identities = Up to { $most } sign-ins can be linked. Unlink one first.
detail-last-way-in = This is the only way into your account. Set a password or link another sign-in first.
detail-no-identity = You have no such linked sign-in.
detail-name-length = A name must have 2 to 24 characters.
detail-name-character = A name can contain letters, digits, single spaces, - _ . and an apostrophe between two letters. It has a letter or a digit and cannot begin or end with a space.
detail-name-mark = An accent or another mark of a name must belong to the script of the letter on which it stands.
detail-name-reserved = This name is reserved for the operator.
detail-name-not-allowed = This name is not allowed here.
detail-name-taken = Choose another name.
detail-password-length = A password must have 8 to 128 characters.
detail-password-common = This password is too common or too easy to guess.
detail-passwords-busy = Too many passwords are being checked. Try again shortly.
detail-too-many-renames =
    { $most ->
        [one] A name can be changed once in 30 days.
       *[other] A name can be changed { $most } times in 30 days.
    }
detail-too-many-attempts =
    { $seconds ->
        [one] Too many wrong attempts. Try again in one second.
       *[other] Too many wrong attempts. Try again in { $seconds } seconds.
    }
detail-export-running = Wait until the other export has been sent.
detail-not-admin = The account is not an admin.
detail-not-moderator = The account is neither a moderator nor an admin.
detail-is-admin = Take the admin role from the account first: `railhead admin revoke`.
detail-no-account = There is no account with this name.
detail-no-player = There is no player with this name.
detail-no-player-named = There is no player named { $name }.
detail-too-many-alerts = You have { $most } alerts. Remove one first.
detail-guest-alert = Guests have no alerts: keep the account first.
detail-no-alert = There is no such alert.
detail-no-season = There is no such season.
detail-not-in-leaderboard = This leaderboard does not list { $name }.

## Games

detail-no-game = There is no such game.
detail-code-started = The game of this code has begun. You can watch it.
detail-code-over = The game of this code is over. You can see how it ended.
detail-code-called-off = The game of this code ended without a result.
detail-stale = The game is at version { $version }.
detail-history-changed = The head is not part of the history of this game: the server lost the last moves in a failure, or it never had this head. Continue from the current view.
detail-rated-clock = A rated game needs a clock. Choose one, or play a casual game.
detail-guest-rated = Guests cannot play rated games. Give your account a name and a password first.
detail-too-many-open-games =
    { $most ->
        [one] You sit in one game that has not started. Leave it, or wait.
       *[other] You sit in { $most } games that have not started. Leave one, or wait.
    }
detail-too-many-games =
    { $most ->
        [one] You are in one game that is not over. Finish it first.
       *[other] You are in { $most } games that are not over. Finish one first.
    }
detail-too-many-invitations =
    { $most ->
        [one] There can be one open invitation.
       *[other] There can be { $most } open invitations.
    }
detail-declined = The player has declined. They can still join by themselves.
detail-kicked = The host removed you from this game.
detail-not-over = The game is not over.
detail-nothing-more = Nothing more will happen in this game.
detail-export-not-over = A game can be exported once it is over.
detail-analysis-not-over = The game can be analysed once it is over.
detail-result-not-over = The result is available once the game is over.
detail-no-result = There is no result.
detail-version-range = `at` must be 1 to { $maximum }.
detail-not-for-players = The chances to win are shown to players only once the game is over.
detail-not-your-seat = Until the game is over, you can only view it from your own seat.
detail-not-your-seat-to-offer = Seat { $seat } belongs to a player who may come back. Only they can offer it.
detail-seat-not-offered = Seat { $seat } is not offered to you.
detail-too-many-stand-ins = A seat can be taken over { $most } times at most.
detail-key-reused = Use a new key for each request.
detail-contended = A concurrent request was first. Try again.
detail-pack-unknown = There is no ticket pack “{ $pack }”. Available: { $known }.
detail-pack-twice = The ticket pack “{ $pack }” is listed twice.
detail-secret-sandbox = `secret` is only for a server started with --sandbox.
detail-secret-rated = A game with a given `secret` cannot be rated.
detail-secret-hex = `secret` must be 64 hexadecimal digits.
detail-no-prepared-table = `table` must be one of the tables of GET /v1/reference/prepared-tables; “{ $name }” is none.
detail-script-move = Move { $number } of the opening is not legal. { $reason }
detail-script-over = The game is over after move { $number } of the opening.
detail-nothing-to-decide = Nobody has anything to decide after event { $version }: choose a position between the deal and the end.
detail-player-name = The name of a player must have 1 to 64 characters that can be seen.
detail-text = The text is empty, or it has characters that cannot be seen or too many accents on a letter.
detail-too-many-imported-games = You have imported { $most } games. Remove one first.
detail-no-imported-game = You have imported no such game.
detail-import-unreadable = The export cannot be read: { $reason }
detail-void-import = The game has no result.
detail-import-names = The game has { $seats } players: give as many names, or none.
detail-import-day = The day must be from { $first } to { $last }.
detail-no-place = There are { $players } players: your place is from 0 on.

## Webhooks

detail-webhook-url = The URL must have a host, no user, a port up to 65535 if any, and at most 2000 characters.
detail-webhook-https = The URL must begin with https://.
detail-webhook-port = The port must be 443 or above 1023.
detail-webhook-private = The address is not public.
detail-webhook-quiet = Quiet hours need different start and end times, and an IANA time zone such as Europe/Paris.
detail-webhook-kinds = `kinds` can name each kind once.
detail-webhook-digest = `digest_minutes` must be 0 to 1440.
detail-webhook-remind = `remind_before` must have at most three values, each 60 to 604800.
detail-webhook-language = `language` must be a language tag such as de or pt-BR.
detail-webhook-batch = `batch` must be 1 to 100.
detail-webhook-exists = You have a webhook at this address already.
detail-too-many-webhooks =
    { $most ->
        [one] You have one webhook. Delete it first.
       *[other] You have { $most } webhooks. Delete one first.
    }
detail-bot-uninvited = Nobody invited this bot, and the game does not welcome bots.
detail-bot-friend = Bots cannot be friends.
detail-too-many-bots =
    { $most ->
        [one] You have one bot. Delete it first.
       *[other] You have { $most } bots. Delete one first.
    }
detail-too-many-api-keys =
    { $most ->
        [one] There is one API key. Revoke it first.
       *[other] There are { $most } API keys, the largest number. Revoke one first.
    }
detail-guest-bots = Guests have neither bots nor API keys. Upgrade the account first.
detail-no-bot = You have no such bot.
detail-no-api-key = There is no such API key.
detail-api-key-scopes = `scopes` must be at least one scope, each once.
detail-api-key-expiry = `expires_at` must be in the next 366 days.
detail-invalid-key = There is no such API key, or it was revoked or has expired.
detail-not-for-keys = API keys cannot do this. Their owner can, signed in with an app.
detail-scope-missing = The API key needs the scope `{ $scope }`.
detail-too-many-phrases =
    { $seconds ->
        [one] Too many phrases at once. Say more in one second.
       *[other] Too many phrases at once. Say more in { $seconds } seconds.
    }
detail-phrases-over = Something can be said for 24 hours after the end of a game.
detail-too-many-spectators = A link admits { $most } spectators.
detail-your-turn = It is your turn. Play your move instead.
detail-vacation-used-up =
    { $days ->
        [0] You have no days of vacation left.
        [one] You have one day of vacation left.
       *[other] You have { $days } days of vacation left.
    }
detail-too-soon = It was changed a short time ago. Try again later.
detail-invalid-sleeping-hours = There is no such time zone, or the hours are none or more than ten.
detail-too-many-mutes =
    { $most ->
        [one] You have muted one player. Unmute them first.
       *[other] You have muted { $most } players. Unmute one first.
    }
detail-mute-oneself = You cannot mute yourself.
detail-too-many-friends = You have { $most } friends, with those you have asked. Remove one first.
detail-too-many-friend-requests = { $most } of your requests wait for an answer. A request that you take back counts for a day.
detail-friend-oneself = You cannot be your own friend.
detail-too-many-blocks = You have blocked { $most } players. Unblock one first.
detail-block-oneself = You cannot block yourself.
detail-too-many-reports = You have sent { $most } reports in a day. Send the next one tomorrow.
detail-already-reported = You have reported this already, and the report is not closed.
detail-report-oneself = You cannot report yourself.
detail-report-closed = The report is closed already.
detail-no-report = There is no such report.
detail-no-phrase = There is no such phrase in this game.
detail-no-webhook = You have no such webhook.
detail-no-delivery = The webhook has no such delivery, or not any more.
detail-no-calendar = There is no such calendar, or not any more.
detail-push-keys = `keys` must have the `p256dh` and the `auth` of the browser’s subscription.
detail-no-push = This device has no subscription.

## The server

detail-too-many-streams = At most { $each } streams per client, { $per_address } per address and { $all } in total can be open.
detail-too-many-requests =
    { $seconds ->
        [one] Too many requests of this kind. Try again in one second.
       *[other] Too many requests of this kind. Try again in { $seconds } seconds.
    }
detail-internal = The error has been logged.
detail-unavailable = Try again shortly.
detail-stopping = The server is stopping.
detail-clock-wrong = The clock of this server is wrong. Try again shortly.
detail-answers-unread = Too many large answers wait for clients to read them. Try again shortly.
detail-bodies-many = Too many large requests are being received. Try again shortly.
detail-computations-busy = Too much is being computed for others. Try again shortly.
detail-answer-slow = The answer takes too long. Try it again.
detail-database-awaited = The service is waiting for its database.
detail-moves-unwritten = Moves cannot be written.
detail-heartbeat-unwritten = The heartbeat cannot be written.
detail-heartbeat-overdue = The heartbeat is overdue.

# Puzzles.
detail-no-puzzle = No puzzle is left for you here.
detail-no-such-puzzle = There is no such puzzle.
detail-no-such-choice = The move is none of the choices of the puzzle.

# Tournaments.
detail-no-challenge = There is no challenge on that day.
detail-challenge-over = The day of this challenge is over, and you have not played it.
detail-guest-challenge = Guests cannot play daily challenges. Give your account a name and a password first.
detail-new-account-challenge = Daily challenges are for accounts of three days or more, or those that have played with three people. Practise until then in a game of your own.
detail-bot-challenge = Daily challenges are for people.
detail-no-tournament = There is no such tournament.
detail-no-round = The tournament has no such round yet.
detail-id-taken = The id belongs to another tournament, or the settings are others.
detail-too-many-tournaments = You have { $most } tournaments that are not over.
detail-not-organiser = Only the organiser of the tournament may do that.
detail-guest-tournament = This tournament is for players with an account. Give yours a name and a password first.
detail-bot-tournament = This tournament is for people.
detail-rating-limit = The rating { $rating } is not within the limits of the tournament.
detail-tournament-not-over = The tournament is not over.
detail-tournament-time = The tournament must begin in the future, within 180 days.
detail-tournament-rated = Rated games are for people.
detail-tournament-rated-guests = Guests play no rated games.
detail-tournament-same_deal = Games with the same deal are not rated.
tournament-rules-same_deal = Only a Swiss tournament can be played with the same deal.
tournament-rules-seats = A table has 2 to 5 seats.
tournament-rules-max_players = A tournament has room for one table at least, and for 512 players at most.
tournament-rules-rounds = A tournament has 1 to 30 rounds.
tournament-rules-advance = Fewer players of a table must play on than it has seats.
tournament-rules-minutes = An arena takes 5 minutes to 30 days.
tournament-rules-repeat_weight = The weight of repeats is 0 to 50 points.
tournament-rules-late_entry = Players enter late only in Swiss tournaments, before the last round, and in arenas.
tournament-rules-league = A league has room for 16 players at most.
tournament-refused-entry_closed = Nobody can enter now.
tournament-refused-full = All places of the tournament are taken.
tournament-refused-already_entered = You have entered already.
tournament-refused-not_entered = This player takes no part in the tournament.
tournament-refused-no_return = You cannot come back.
tournament-refused-has_begun = The tournament has begun.
tournament-refused-not_running = The tournament is not being played.
tournament-refused-is_over = The tournament is over.
tournament-refused-player_count = The tournament cannot begin with so many players.
tournament-refused-no_such_table = The tournament has no such table.
tournament-refused-places = Give a place for each player of the table, from 1, and skip those after ties.
tournament-refused-pause = The tournament is paused already, or is not paused.
tournament-refused-rated = In a rated tournament that has begun, only an admin may do that.
tournament-refused-too_often = You have done that as often, or put it off for as long, as is possible.
tournament-refused-arena = An arena has no rounds to wait for.

# Leagues.
detail-no-league = There is no such league.
detail-league-id-taken = The id belongs to another league.
detail-no-league-season = There is no such season.
league-rules-division = There is no design for divisions of this size.
league-rules-moves = Fewer than half of a division move up or down, and one at least.
