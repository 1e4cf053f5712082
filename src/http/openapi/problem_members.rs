//! The extension members of problems, for the OpenAPI document and the pages of the codes.

use crate::{
    engine::{City, PlayerColor, Route, Seat, TicketId},
    http::games::views::LiveGameView,
    identity::ApiScope,
    log::{chain::Head, logged_event::LoggedEvent},
};
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{RefOr, Schema},
};
use uuid::Uuid;

/// Every member that some problem has. Each is there only with the codes whose page lists it.
#[derive(ToSchema)]
#[expect(dead_code, reason = "only described")]
struct ProblemMembers {
    /// The time at which it is possible again.
    again_at: jiff::Timestamp,
    /// The values that would be accepted.
    allowed: Vec<String>,
    /// The number of stations that are built.
    built: u32,
    /// The kind of train card: a colour, or `locomotive`.
    card: String,
    /// The number of cards that the move costs.
    cards: u32,
    /// The city.
    city: City,
    /// The colour: of a player, or of train cards. Null if any one colour will do.
    color: Option<String>,
    /// The operator's contact for objections: a `mailto:` or `https:` URL.
    #[schema(example = "mailto:admin@example.org")]
    contact: String,
    /// The number of days that are left.
    days_left: u32,
    /// The events since the state in `If-Match`, as you may see them. At most 500; the rest is at
    /// `GET …/events`.
    events: Vec<LoggedEvent>,
    /// The colours that are free.
    free: Vec<PlayerColor>,
    /// The game to which the code leads.
    game: Uuid,
    /// The number that there are.
    have: u32,
    /// The head of the game's log.
    head: Head,
    /// The id that is unknown; or that of the webhook or the report that there is.
    id: String,
    /// The highest number of tickets that may be kept.
    keep_max: u32,
    /// The lowest number of tickets that must be kept.
    keep_min: u32,
    /// The number of tickets that the move keeps.
    kept: u32,
    /// The least seconds that a clock may have.
    least: u32,
    /// The number of the cards that must be locomotives.
    locomotives: u32,
    /// The most entries that a list may have.
    max_items: u32,
    /// The most characters that a text may have.
    max_length: u32,
    /// The greatest value that is accepted.
    maximum: i64,
    /// The fewest entries that a list may have.
    min_items: u32,
    /// The fewest characters that a text may have.
    min_length: u32,
    /// The smallest value that is accepted.
    minimum: i64,
    /// The JSON Pointers of the fields that the body lacks, at most 32.
    missing: Vec<String>,
    /// The most that there may be.
    most: u32,
    /// The number of the move in the opening of a script, from 0.
    move_number: u32,
    /// The name of the player.
    name: String,
    /// The ids that come nearest to the one that was sent, at most three.
    nearest: Vec<String>,
    /// The number that is needed.
    need: u32,
    /// The number of open seats.
    open: u32,
    /// The owner: the number of a seat, or in a scoring the index of a player.
    owner: u32,
    /// The ticket pack.
    pack: String,
    /// The faulty value: the name of a query or path parameter, or the JSON Pointer of a value in
    /// the body.
    parameter: String,
    /// The regular expression that a text must match.
    pattern: String,
    /// The index of the player in a scoring.
    player: u32,
    /// The number of players in the scoring.
    players: u32,
    /// The rating that counts.
    rating: i32,
    /// The reason of a ban, in the words of the admin; or the message of the reader of the request, in
    /// English, for developers.
    reason: String,
    /// In how many seconds the request may be sent again, as in `Retry-After`.
    retry_after: u64,
    /// The route.
    route: Route,
    /// The number of the rule, as `GET /v1/reference/rules` has it.
    #[schema(example = "R6.3")]
    rule: String,
    /// The scope that an API key needs.
    scope: ApiScope,
    /// The seat.
    seat: Seat,
    /// The number of seats that were requested.
    seats: u32,
    /// The seconds that were requested.
    seconds: u32,
    /// The slot of the face-up cards.
    slot: u32,
    /// The ticket.
    ticket: TicketId,
    /// The seat whose turn it is.
    turn: Seat,
    /// The other track of the double route.
    twin: Route,
    /// The end of the ban.
    until: jiff::Timestamp,
    /// The value that was sent, at most 64 characters of it.
    value: String,
    /// The present version of the game.
    version: u32,
    /// The game as you may see it now.
    view: LiveGameView,
    /// A page where everybody can watch the game: relative to the host if the operator has not set the
    /// public URL.
    #[schema(example = "https://trains.example.org/play/games/01a2072f-5241-737c-a07f-47471f72634e")]
    watch: String,
}

/// Adds the members to the schema of problems.
pub fn add_to(schemas: &mut Vec<(String, RefOr<Schema>)>) {
    let RefOr::T(Schema::Object(members)) = ProblemMembers::schema() else { return };
    ProblemMembers::schemas(schemas);
    for (name, schema) in schemas {
        if let (true, RefOr::T(Schema::Object(problem))) = (name == "Problem", schema) {
            problem.properties.extend(members.properties.clone());
        }
    }
}
