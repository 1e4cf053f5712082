//! The codes of problems: one table with the status, the extension members and the text of the page
//! of every code. Their titles are in `titles.ftl` of every language.

use actix_web::http::StatusCode;
use railhead_localization::Message;
use serde::Serialize;
use strum::{EnumString, IntoStaticStr, VariantArray};
use utoipa::ToSchema;

macro_rules! codes {
    ($($Variant:ident $status:ident [$($member:ident)*] $happened:literal $remedy:literal)*) => {
        /// The code of a problem. `GET /docs/errors/{code}` explains it.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema, EnumString, IntoStaticStr, VariantArray)]
        #[serde(rename_all = "snake_case")]
        #[strum(serialize_all = "snake_case")]
        pub enum ProblemCode {
            $($Variant,)*
        }

        impl ProblemCode {
            /// The code as in JSON.
            pub fn name(self) -> &'static str {
                self.into()
            }

            pub fn status(self) -> StatusCode {
                match self {
                    $(ProblemCode::$Variant => StatusCode::$status,)*
                }
            }

            pub fn title(self) -> Message {
                Message::new(format!("problem-{}", self.name()))
            }

            /// The extension members that the code's problems can have.
            pub fn members(self) -> &'static [&'static str] {
                match self {
                    $(ProblemCode::$Variant => &[$(stringify!($member)),*],)*
                }
            }

            /// The cause, for the developer of a client.
            pub fn happened(self) -> &'static str {
                match self {
                    $(ProblemCode::$Variant => $happened,)*
                }
            }

            /// The action that the client takes.
            pub fn remedy(self) -> &'static str {
                match self {
                    $(ProblemCode::$Variant => $remedy,)*
                }
            }
        }
    };
}

codes! {
    BadRequest BAD_REQUEST [reason]
        "The request is not valid HTTP, or its body ended early."
        "Check how the client sends the request. Sending the same bytes again does not help."
    InvalidBody BAD_REQUEST [parameter missing minimum maximum min_length max_length min_items max_items pattern reason]
        "The body is not JSON, lacks a field, has one that the operation does not know, or has a value of the wrong \
         type or out of its bounds. `missing` has the JSON Pointers of the fields that it lacks, 32 at most. `parameter` is \
         that of the value, where it is known, and `minimum`, `maximum`, `min_length`, `max_length`, `min_items`, \
         `max_items` or `pattern` the bound that it breaks."
        "Compare the body with the schema of the operation. This is a fault of the client: report it, do not retry."
    InvalidPath BAD_REQUEST [parameter value allowed minimum maximum reason]
        "A part of the path is not what the operation expects there, for example a game id that is not a UUID."
        "Take ids from earlier answers, unchanged. `parameter` names the part and `value` repeats what was sent."
    InvalidQuery BAD_REQUEST [parameter value allowed minimum maximum max_length reason]
        "A query parameter is unknown, sent twice, of the wrong type or out of its range."
        "`parameter` names it, and `allowed`, `minimum`, `maximum` or `max_length` say what is accepted. A `cursor` \
         must be the `next` of an earlier page, unchanged."
    InvalidHeader BAD_REQUEST []
        "`If-Match`, `Idempotency-Key` or `Last-Event-ID` has a value that the server cannot read."
        "Send an `ETag` of this game as `If-Match`, 1 to 255 visible ASCII characters as `Idempotency-Key`, and the \
         `id` of an event of the same stream as `Last-Event-ID`."
    Unauthenticated UNAUTHORIZED []
        "The operation needs an account, and the request has no access token."
        "Send `Authorization: Bearer` with an access token. Without an account, `POST /v1/accounts/guest` makes one."
    InvalidToken UNAUTHORIZED []
        "The access token has expired, its session has ended, its account is gone, or it is not a token of this server."
        "Exchange the refresh token at `POST /v1/sessions/refresh` and send the request again. If that is refused \
         too, the player signs in again."
    InvalidRefreshToken UNAUTHORIZED []
        "The refresh token has expired, its session has ended, or it is not a token of this server."
        "Delete the stored tokens and let the player sign in again. A guest without tokens cannot come back."
    RefreshTokenReused UNAUTHORIZED []
        "A refresh token was used again more than 30 seconds after it had been replaced. Somebody else may have a \
         copy, so the session has ended."
        "Let the player sign in again. Store the new refresh token before using the new access token, and refresh in \
         one place of the app only."
    WrongCredentials UNAUTHORIZED []
        "No account has this name and this password. The server does not say which of the two is wrong."
        "Let the player try again. After five wrong passwords in a minute from an address the name is locked there for a \
         while; a device that is signed in is locked by its own wrong passwords only."
    WrongRecoveryCode UNAUTHORIZED []
        "No account has this name and this recovery code, or the code was used before. The server does not say which."
        "Let the player check both and try again. If the answer to an earlier attempt was lost, the new password may be \
         set already: sign in with it. After five wrong codes in a minute the name is locked for a while."
    InvalidNonce UNAUTHORIZED []
        "The nonce is not one of this server, is older than ten minutes, or was used for a sign-in before. Without \
         `proof`, nobody has proven who they are with it in the last ten minutes."
        "Get a new challenge at `POST /v1/sessions/oidc/challenges` and send the player to the provider again. If the \
         answer to an earlier attempt was lost, this signs in to the account that it has made."
    IdentityRefused UNAUTHORIZED []
        "The ID token is not one of this provider for this server, has expired or carries another nonce; or the provider \
         does not take the code. The log of the server has the reason."
        "Begin again with a new challenge. If it fails again, compare client id, nonce, redirect URI and PKCE verifier \
         with the documentation. If the provider has just changed its keys, it works within a minute."
    Kicked FORBIDDEN []
        "The host has removed this player, who therefore cannot join again."
        "Offer other games."
    NotForBots FORBIDDEN []
        "A bot of a player cannot take this seat, because nobody invited it and the game does not welcome bots; or \
         the player who was asked to be a friend is a bot."
        "Ask to be invited, or join games with `bots_welcome`."
    ScopeMissing FORBIDDEN [scope]
        "The API key does not have the scope `scope`, which the operation needs."
        "Make a key with that scope at `POST /v1/me/bots/{name}/keys`."
    NotForKeys FORBIDDEN []
        "No API key may do this, whatever its scopes."
        "Let the bot's owner do it, signed in with an app."
    Banned FORBIDDEN [contact reason until]
        "An admin has banned the account, for this `reason` and `until` then; without it, until the ban is lifted. All \
         its sessions have ended, and work again when the ban is over."
        "Tell the player the reason and the end, and that they can object at `contact`, an address or a page of the \
         operator."
    AccountMuted FORBIDDEN [contact reason until]
        "A moderator has muted the account, for this `reason` and `until` then: it plays on, but says no phrases."
        "Tell the player the reason and the end, and that they can object at `contact`, an address or a page of the \
         operator."
    NotAdmin FORBIDDEN []
        "The operation is for admins of the server, or also for its moderators, as its `x-role` says."
        "Do not offer it to this account."
    NotHost FORBIDDEN [rule]
        "The player is not the host of the game."
        "Load the game again: the host may have changed. Offer the action to the host only."
    NotYourSeat FORBIDDEN [seat]
        "While a game runs, its replay is shown from the player's own seat or that of a spectator. And a seat whose \
         player may come back is offered by that player only."
        "For a replay, ask without `as`, or wait until the game is over. Show the offer to the seat's player only."
    NotForPlayers FORBIDDEN []
        "The operation is for spectators: who has or had a seat in the game may use it once the game is over."
        "Do not offer it to players while they play."
    NotSeated FORBIDDEN []
        "The player does not sit in this game, or has left it."
        "Load the game again. It can still be watched at `…/view`, `…/events` and `…/stream`."
    NotFound NOT_FOUND []
        "The path does not exist, or what it names does not exist, or this account may not know that it does. Private \
         games are hidden from players who are not invited, and players of whom one blocks the other from each \
         other."
        "Check the id. If it comes from an earlier answer, what it named is gone: remove it from the screen."
    MethodNotAllowed METHOD_NOT_ALLOWED [allowed]
        "The path exists, but not with this method."
        "`allowed` and the header `Allow` list the methods of the path. This is a fault of the client."
    NameTaken CONFLICT []
        "Another account has this name or one that looks like it, or released it within the last 30 days."
        "Let the player choose another name."
    NameRequired CONFLICT []
        "The player has proven who they are at the provider, and no account has this identity."
        "Ask for a name and send the request again within ten minutes, with `name` and without `proof`. Or let the \
         player sign in to an account in another way and link the identity to it."
    IdentityTaken CONFLICT []
        "Another account has this identity. Nothing has changed."
        "Let the player sign in with the identity, which leads to that account; or unlink it there first."
    TooManyIdentities CONFLICT [most]
        "The account has `most` identities, the largest number allowed."
        "Unlink one first."
    LastWayIn CONFLICT []
        "The account has no password and no other identity. Without this one, nobody would get into it any more."
        "Set a password at `PUT /v1/accounts/me/password` or link another identity first. Or delete the account."
    NoPassword CONFLICT []
        "The operation needs a password, and the account has none: the player signs in with a provider."
        "Let the player set one first, at `PUT /v1/accounts/me/password` without `old_password`."
    WebhookExists CONFLICT [id]
        "The account has a webhook at this address: `id`. Everything would arrive twice. Upper case in the host, the \
         port 443 and what follows `#` make no difference."
        "If the secret of that webhook is known, go on with it. If it is lost, or other settings are wanted, delete it \
         and add it again."
    TooManyWebhooks CONFLICT [most]
        "The account has `most` webhooks, the largest number allowed."
        "Delete one first."
    TooManyBots CONFLICT [most]
        "The account has `most` bots, the largest number allowed."
        "Delete one first."
    TooManyApiKeys CONFLICT [most]
        "The account or the bot has `most` API keys, the largest number allowed."
        "Revoke one first."
    TooManyMutes CONFLICT [most]
        "The account has muted `most` players, the largest number allowed."
        "Unmute one first, or mute everybody with `PUT /v1/me/mutes`."
    TooManyImportedGames CONFLICT [most]
        "The account has imported `most` games, the largest number allowed."
        "Remove one first."
    TooManyAlerts CONFLICT [most]
        "The account has `most` alerts, the largest number allowed."
        "Remove one first."
    IdTaken CONFLICT []
        "The id that you chose belongs to another tournament, or to one that you opened with other settings."
        "Choose another id, such as a random UUID."
    TooManyTournaments CONFLICT [most]
        "The account has opened, or takes part in, `most` tournaments that are not over, the largest number allowed."
        "Wait until one is over, or leave one."
    TournamentRefused CONFLICT [reason]
        "The tournament does not allow it now: `reason` says why, such as `entry_closed`, `full` or `no_return`."
        "Read the tournament again, and show what it allows now."
    TournamentOver CONFLICT []
        "The tournament is over: its stream has nothing more to send."
        "Show the standings. The export has the secret behind the pairings."
    TournamentNotOver CONFLICT []
        "The tournament is not over, and its secret is not public yet."
        "Wait until its phase is `finished` or `cancelled`."
    RatingLimit CONFLICT [rating minimum maximum]
        "The tournament is for players with a rating from `minimum` to `maximum`, and `rating` is not in between. For \
         `maximum`, the highest rating of the last 90 days counts."
        "Offer other tournaments."
    NotOrganiser FORBIDDEN []
        "Only the organiser of the tournament may do that."
        "Do not offer it to others."
    TournamentRules UNPROCESSABLE_ENTITY [reason]
        "A tournament cannot have these rules: `reason` names the part of the body."
        "Compare the rules with docs/tournaments.md."
    TooManyFriends CONFLICT [most]
        "The account has `most` friends, with those it has asked: the largest number allowed."
        "Remove one first, or take a request back."
    TooManyFriendRequests CONFLICT [most]
        "The account has asked `most` players to be friends who have not answered. A request that was taken back counts \
         for a day."
        "Wait for answers."
    TooManyBlocks CONFLICT [most]
        "The account has blocked `most` players, the largest number allowed."
        "Unblock one first."
    TooManyReports CONFLICT [most]
        "The account has sent `most` reports in the last 24 hours, the largest number allowed."
        "Send the next one tomorrow; a text can say several things."
    TooManyNotices CONFLICT [most]
        "There are `most` notices that are not over, the largest number allowed."
        "Remove one first."
    AlreadyReported CONFLICT [id]
        "The account has an open report about the same, with this `id`."
        "Show that it was sent. When it is closed, another one can be sent."
    ReportClosed CONFLICT []
        "The report was closed before."
        "Load the list again."
    VacationUsedUp CONFLICT [days_left]
        "The vacation would need more days than the player has left in 365 days: `days_left`."
        "Ask for fewer days."
    TooSoon CONFLICT [again_at]
        "A day has to lie between two vacations, and an hour between two changes of sleeping hours."
        "Ask again at `again_at`."
    TooManyOpenGames CONFLICT [most]
        "The player sits in `most` games that have not started, and cannot open another."
        "Start, leave or cancel one of them first. `GET /v1/games?mine=seated` lists them."
    TooManyGames CONFLICT [most]
        "The player sits in `most` games that are not over, and cannot open or join another."
        "Finish or leave one of them first."
    TooManySpectators CONFLICT [most]
        "The link has admitted as many accounts as it may: `most`."
        "Ask a player to end the link and make a new one."
    TooManyInvitations CONFLICT [most]
        "The game has as many open invitations as it can have."
        "Wait until some are answered, or share the code of the game instead."
    IsAdmin CONFLICT []
        "Accounts of admins can neither be banned, muted nor deleted, and those of moderators neither banned nor muted."
        "An admin or the operator takes the role back first, with `railhead admin revoke` for example."
    InvitationDeclined CONFLICT []
        "The player has declined an invitation to this game and cannot be invited again."
        "Do not ask again. The player can still join a public game, or any game by its code."
    GuestAccount CONFLICT []
        "The operation needs a password, or an account that stays, and a guest has neither."
        "Upgrade the account at `POST /v1/accounts/me/upgrade` first."
    AccountTooNew CONFLICT [again_at]
        "Daily challenges are for accounts that have existed for three days, or have played with three people: anybody could look at the cards with a new account first."
        "Practise in a game of your own with the same bots, and play the challenges of the days from `again_at` on."
    NotGuest CONFLICT []
        "The account is permanent already: it has a password or an identity at a provider."
        "Load the account again. The upgrade may have succeeded in an earlier attempt."
    AlreadySeated CONFLICT []
        "The player sits in this game."
        "Show the game."
    TableFull CONFLICT []
        "Every seat of the game is taken."
        "Offer other games, or `POST /v1/games/quick`."
    ColorTaken CONFLICT [color free rule]
        "Another seat of the game has this colour."
        "Choose one of `free`, or send none and let the server choose."
    SeatsOpen CONFLICT [open]
        "The game cannot start while `open` seats are empty."
        "Wait for players, or add bots with `POST …/bots`."
    KickedHost CONFLICT [rule]
        "The seat to be emptied is that of the host."
        "Make another player the host, or cancel the game."
    NoPersonThere CONFLICT [seat]
        "The seat is empty or has a bot."
        "Load the game again: it has changed."
    NoBotThere CONFLICT [seat]
        "The seat is empty or has a person."
        "Load the game again: it has changed."
    NotSandbox UNPROCESSABLE_ENTITY []
        "The request gives a game its secret. Only a server started with `--sandbox` accepts that, and only for games that are not rated."
        "Leave `secret` out, or let the tests of the app use a server of their own, started with `--sandbox`."
    ScriptRefused UNPROCESSABLE_ENTITY [move_number rule]
        "The script of a prepared table cannot be played: `move_number` is the number of the move in its `opening`, from 0, that is not legal or ends the game, and `rule` the rule. Without it, the table itself is not possible. Of a position: nobody has anything to decide in it, or the game has no such seat."
        "Correct the script. `railhead prepare FILE` plays one and shows the position at every move. Choose a position between the deal and the end."
    ImportRefused UNPROCESSABLE_ENTITY [parameter]
        "The game cannot be imported: its export cannot be read, its events do not follow from its secret, or it has no result; or names and seat do not fit its players. `parameter` is the JSON Pointer of the value."
        "Import the export as it was downloaded, of a game that was played to its end."
    RatedGame CONFLICT [rule]
        "A rated game is for people only, and for those who begin it."
        "Open a casual game (`\"rated\": false`) to play with bots or to allow stand-ins."
    SeatGivenUp CONFLICT [rule]
        "The player has resigned, or left the game after it had started."
        "Resigning is final. The player can watch, or play a rematch when the game is over."
    NoStandIns CONFLICT [rule]
        "The game was opened without `stand_ins`, so nobody may take over a seat (R10.10)."
        "Offer it only in games whose options have `stand_ins`."
    SeatNotAway CONFLICT [seat rule]
        "No bot plays the seat for a player who has left it: they came back, somebody else has taken it over, or it was \
         always a bot's."
        "Load the game again: it has changed."
    SeatNotOffered CONFLICT [seat]
        "Nobody offers the seat to this player: the offer was withdrawn, or is for friends of somebody else."
        "Load the game again, and list seats with `GET /v1/games?mine=offered`."
    HadSeat CONFLICT [rule]
        "The player has or had a seat in this game, and nobody may see the cards of two."
        "Watch the game. Who ran out of time takes their own seat back with `PUT …/players/me`, as long as no stand-in \
         has it."
    TooManyStandIns CONFLICT [most]
        "The seat was taken over `most` times, the largest number allowed."
        "The bot plays it to the end."
    GameNotStarted CONFLICT []
        "The operation needs a running game, and this one waits for its host to start it."
        "Wait for the event `game_started`."
    GameStarted CONFLICT [game watch]
        "Seats and settings cannot change after the start. With a code, `game` is the game to which it leads."
        "Load the view of the game. Everybody who followed a code may watch: `watch` is a page where they do."
    GameOver CONFLICT [game watch]
        "The game has ended and takes no more commands. With a code, `game` is the game to which it leads."
        "Show `GET …/result`. A move that waits to be sent is dropped. Whoever followed a code sees the end at `watch`."
    CalledOff CONFLICT [game]
        "The game of the code ended without a result: it was called off before it began, given up early, or ended by an \
         admin."
        "Say so, and offer other games."
    GameNotOver CONFLICT []
        "The operation needs a finished game; if it shares its deal with others, all of them."
        "Wait for the event `game_finished`. A shared deal is revealed when its last game is over."
    GameVoid CONFLICT []
        "The game was ended before everyone had played, or by an admin. It counts for nobody."
        "Show it as void. It has a log and a replay, but no result."
    NotYourTurn CONFLICT [turn seat rule]
        "The game waits for another seat: `turn`, where there is one."
        "Bring the view up to date and let the player move when `turn_started` names their seat. A move that waits to \
         be sent is dropped."
    YourTurn CONFLICT []
        "The game waits for you already, or your standing order is being carried out."
        "Show the game as it is now, and let the player move."
    OnVacation CONFLICT [rule]
        "The player is on vacation, and the clock of the game stands still for them (R10.8)."
        "Offer to end the vacation: `DELETE /v1/me/vacation`. Then send the move again."
    TicketsChosen CONFLICT [rule]
        "The player has kept tickets from this offer already."
        "Bring the view up to date. An earlier attempt may have succeeded; an `Idempotency-Key` would have shown its \
         answer."
    MustKeepTickets CONFLICT [rule]
        "Tickets are offered to the player, and some must be kept before anything else (R2.2, R7.1)."
        "Let the player choose from `you.offer` with the move `keep_tickets`."
    MustDrawSecondCard CONFLICT [rule]
        "The player has taken one train card in this turn and must take the second (R4.1)."
        "Offer only `draw_card` and `take_face_up`."
    MustSettleTunnel CONFLICT [rule]
        "The tunnel asks for more cards, and the player must pay or abandon it (R6)."
        "Offer only `pay_tunnel` and `abandon_tunnel`."
    NoTicketsOffered CONFLICT [rule]
        "The move `keep_tickets` needs an offer, and there is none."
        "Bring the view up to date."
    NoTunnelPending CONFLICT [rule]
        "No tunnel of the player waits to be paid."
        "Bring the view up to date."
    RequestTimeout REQUEST_TIMEOUT []
        "The head or the body of the request did not arrive in time. The server closes the connection."
        "Send the request again on a new connection. With an `Idempotency-Key` this is safe even if the answer was \
         lost."
    Contended CONFLICT []
        "Other requests kept changing the game while this one was being decided. Nothing was changed."
        "Send the request again after a moment."
    HistoryChanged GONE [head view]
        "After a failure the server has lost the last moves, so the head that the client knows is no longer part of \
         the game. The server knows only the heads of its own log: one that there never was is answered in the same way."
        "Discard the local state, continue from the `view` and the `head` in this answer, and drop moves that wait to \
         be sent."
    StaleVersion PRECONDITION_FAILED [version head events]
        "The game has changed since the state in `If-Match`. The command was not carried out."
        "Apply the `events` to the local state. If the move still makes sense there, send it with the new `head` as \
         `If-Match` and a new `Idempotency-Key`."
    HeadersTooLarge REQUEST_HEADER_FIELDS_TOO_LARGE [maximum]
        "The path and the headers together have more than `maximum` bytes."
        "Send less; look for cookies and tokens that do not belong there. The connection is closed."
    BodyTooLarge PAYLOAD_TOO_LARGE [maximum]
        "The body has more than `maximum` bytes."
        "Send less. No operation needs more."
    NotJson UNSUPPORTED_MEDIA_TYPE []
        "The header `Content-Type` does not say JSON."
        "Send `Content-Type: application/json`."
    InvalidSleepingHours UNPROCESSABLE_ENTITY []
        "There is no such time zone, or the hours are none or more than ten."
        "Let the player choose other hours. Zones have IANA names, such as `Europe/Paris`."
    InvalidName UNPROCESSABLE_ENTITY [player]
        "A name has 2 to 24 letters, digits, spaces, dots, underscores and hyphens, and apostrophes between letters. A \
         mark belongs to the script of its letter. In a scoring a name has 1 to 64 characters."
        "Let the player choose another name; `detail` says what is wrong."
    NameReserved UNPROCESSABLE_ENTITY []
        "The name is kept for the service, or looks like one that is."
        "Let the player choose another name."
    NameNotAllowed UNPROCESSABLE_ENTITY []
        "The name has a word that names may not have here: an insult, or one of the operator's list."
        "Let the player choose another name. The word is not told."
    InvalidPassword UNPROCESSABLE_ENTITY []
        "A password has 8 to 128 characters."
        "Let the player choose another password."
    CommonPassword UNPROCESSABLE_ENTITY []
        "The password is among the first that an attacker would try."
        "Let the player choose another password. Several unrelated words are good."
    InvalidWebhook UNPROCESSABLE_ENTITY []
        "The URL, the time zone or the quiet hours cannot be used; `detail` says which. URLs must be HTTPS, on port \
         443, at a public address."
        "Correct the webhook."
    InvalidSubscription UNPROCESSABLE_ENTITY []
        "The URL, the keys, the time zone or the quiet hours cannot be used; `detail` says which. The keys are those of \
         the browser's subscription, and the URL must be HTTPS, on port 443, at a public address."
        "Send what `PushSubscription.toJSON()` answers."
    UnknownProvider UNPROCESSABLE_ENTITY []
        "The server has no sign-in provider of this name."
        "Offer the providers of `GET /v1/sessions/oidc/providers`."
    UnknownPlayer UNPROCESSABLE_ENTITY [name]
        "No account has the name `name`, or the account is banned."
        "Let the player correct the name. Names are compared without case."
    IdempotencyKeyReused UNPROCESSABLE_ENTITY []
        "A request with this `Idempotency-Key` but another method, path or body was carried out before."
        "Make a new key for every request, and repeat one only to retry the same request."
    UnknownPack UNPROCESSABLE_ENTITY [pack]
        "The server offers no pack `pack`."
        "Offer the packs of `GET /v1/reference/tickets`."
    PackTwice UNPROCESSABLE_ENTITY [pack]
        "`packs` has the pack `pack` more than once."
        "Send each pack once."
    SeatCount UNPROCESSABLE_ENTITY [seats rule]
        "`seats` is not 2 to 5."
        "Offer 2 to 5 seats."
    ClockRange UNPROCESSABLE_ENTITY [seconds least most]
        "`seconds` is not between `least` and `most`."
        "Offer times in this range."
    ClockRequired UNPROCESSABLE_ENTITY []
        "A rated game needs a clock: without one, nothing would end it but the player who is losing."
        "Send a `clock` with `\"rated\": true`, or open a casual game. A rematch of a rated game without a clock is a new game."
    NoSuchVersion UNPROCESSABLE_ENTITY [version]
        "The game has only `version` events."
        "Ask for a version from 1 to `version`."
    NoPuzzle NOT_FOUND []
        "There is no puzzle left: the account has solved or given up all that there are, with this `theme` if it names \
         one, or the server has none yet. With `mine`, no error is left in its games."
        "Offer another theme, or a game. Puzzles come from games that end."
    NoSuchPuzzle NOT_FOUND []
        "There is no such puzzle, or it is not for this account: puzzles of private games are for those who erred there, \
         and whoever has played a game can take it from everybody else."
        "Get another one at `GET /v1/puzzles/next`."
    NoSuchChoice UNPROCESSABLE_ENTITY []
        "The move is none of the `choices` of the puzzle."
        "Send one of them as it was listed, with its payment."
    NoSuchSeat UNPROCESSABLE_ENTITY [seat]
        "Seats count from 0, and the game has fewer."
        "Take seat numbers from the view."
    DeckEmpty UNPROCESSABLE_ENTITY [rule]
        "The deck and the discard pile are empty (R4.6)."
        "Offer only moves that `GET …/moves` lists."
    SlotEmpty UNPROCESSABLE_ENTITY [slot]
        "No face-up card lies in `slot`."
        "Bring the view up to date: the card may have been taken."
    LocomotiveSecond UNPROCESSABLE_ENTITY [slot rule]
        "A face-up locomotive is a whole draw. It cannot be the second card of one (R4.3)."
        "Offer the other cards and the deck."
    RouteTaken UNPROCESSABLE_ENTITY [route owner player name rule]
        "The route belongs to seat `owner`."
        "Bring the view up to date."
    BothTracks UNPROCESSABLE_ENTITY [route twin player name rule]
        "One player cannot own both tracks of a double route (R5.5)."
        "Offer only moves that `GET …/moves` lists."
    TrackClosed UNPROCESSABLE_ENTITY [route twin owner player name rule]
        "With 2 or 3 players the second track closes when the first is claimed (R5.5)."
        "Offer only moves that `GET …/moves` lists."
    TrainsShort UNPROCESSABLE_ENTITY [need have player name rule]
        "The route needs `need` trains, and the player has `have`."
        "Offer only moves that `GET …/moves` lists."
    WrongPayment UNPROCESSABLE_ENTITY [cards color locomotives rule]
        "The price is `cards` cards of `color`, at least `locomotives` of them locomotives. Where `color` is null, any \
         one colour will do."
        "Send a payment as `GET …/moves` lists it. `color` is null exactly when all cards are locomotives."
    CardsShort UNPROCESSABLE_ENTITY [card need have rule]
        "The payment has `need` cards of the kind `card`, and the player has `have`."
        "Offer only moves that `GET …/moves` lists."
    NoTicketsLeft UNPROCESSABLE_ENTITY [rule]
        "The pile of tickets is empty (R7.1)."
        "Offer only moves that `GET …/moves` lists."
    TicketNotOffered UNPROCESSABLE_ENTITY [ticket rule]
        "The ticket `ticket` is not part of the offer."
        "Let the player choose from `you.offer`."
    KeepCount UNPROCESSABLE_ENTITY [kept keep_min keep_max rule]
        "The move keeps `kept` tickets; it must keep `keep_min` to `keep_max` (R2.2, R7.1)."
        "Let the player choose so many."
    StationTaken UNPROCESSABLE_ENTITY [city owner player name rule]
        "The station in `city` belongs to seat `owner`. A city has one at most (R8.1)."
        "Offer only moves that `GET …/moves` lists."
    NoStationsLeft UNPROCESSABLE_ENTITY [built have player name rule]
        "A player has three stations (R1.1), and all are built."
        "Offer only moves that `GET …/moves` lists."
    MovePossible UNPROCESSABLE_ENTITY [rule]
        "Passing is allowed only if nothing else is (R3.2)."
        "Offer only moves that `GET …/moves` lists."
    PlayerCount UNPROCESSABLE_ENTITY [players]
        "The scoring has `players` players."
        "Send 1 to 5 players."
    UnknownRoute UNPROCESSABLE_ENTITY [id nearest parameter player name]
        "No route has the id `id`, or it has two tracks and `id` does not say which. `nearest` has the ids that come nearest."
        "Take ids from `GET /v1/reference/board`, or let the player choose from `nearest`."
    UnknownCity UNPROCESSABLE_ENTITY [id nearest parameter player name]
        "No city has the id or the name `id`. `nearest` has the ids that come nearest."
        "Take ids from `GET /v1/reference/board`, or let the player choose from `nearest`."
    UnknownTicket UNPROCESSABLE_ENTITY [id nearest parameter player name]
        "No ticket has the id `id`, or joins the two cities that it names. `nearest` has the ids that come nearest."
        "Take ids from `GET /v1/reference/tickets`, or let the player choose from `nearest`."
    TicketTaken UNPROCESSABLE_ENTITY [ticket owner player name rule]
        "The ticket `ticket` is listed twice."
        "List each ticket once, with the player who holds it."
    TooManyStreams TOO_MANY_REQUESTS [retry_after]
        "The account, its address or the whole server has as many open streams and waiting requests as are allowed."
        "Close streams that are no longer shown, and try again after `retry_after` seconds. Until then, poll without \
         `wait`."
    TooManyAttempts TOO_MANY_REQUESTS [retry_after]
        "There were too many wrong passwords or codes. Correct ones are refused too until the lock ends."
        "Wait `retry_after` seconds, and show the player how long that is."
    TooManyRequests TOO_MANY_REQUESTS [retry_after]
        "The account or its address has sent more requests of this kind than the rate limit allows."
        "Wait `retry_after` seconds. The headers `RateLimit` and `RateLimit-Policy` show the limit before it is \
         reached."
    TooManyPhrases TOO_MANY_REQUESTS [retry_after]
        "The seat has said five phrases at once in this game, and can say one more every ten seconds."
        "Wait `retry_after` seconds. Do not repeat the phrase by itself: the moment for it has passed."
    ExportRunning TOO_MANY_REQUESTS [retry_after]
        "The data of an account are exported once at a time."
        "Wait for the other download to end, or cancel it."
    TooManyRenames TOO_MANY_REQUESTS [most retry_after]
        "The name was changed `most` times within the last 30 days, the largest number allowed."
        "Try again after `retry_after` seconds."
    Internal INTERNAL_SERVER_ERROR []
        "The server has a fault. It has been logged with the id of the request."
        "Send the request again once; with an `Idempotency-Key` that is safe. If it fails again, report `request_id` \
         to the operator."
    FormatNotSupported NOT_IMPLEMENTED []
        "The answer was asked for in a format that the server does not write: XML, by oEmbed."
        "Ask for JSON, with `format=json` or without `format`."
    ProviderUnavailable SERVICE_UNAVAILABLE [retry_after]
        "The sign-in provider does not answer this server. An ID token can be sent again; a code may be used up."
        "Wait `retry_after` seconds. Then send the ID token again, or send the player to the provider again. Offer the \
         other ways to sign in."
    Unavailable SERVICE_UNAVAILABLE [retry_after]
        "The database does not answer, the server is starting or stopping or its clock is wrong, or too many large answers wait for clients that \
         do not read them. A change may or may not have been made."
        "Send the request again after the seconds in `Retry-After`, waiting longer each time, with the same \
         `Idempotency-Key`."
}
