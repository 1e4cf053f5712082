//! Everything that a home screen shows, in one answer.

use crate::{
    engine::{Clock, PlayerColor, Variant, VisibleEvent},
    hosting::status::GameStatus,
    http::{
        games::list::{ListedGame, SeatKind, occupant},
        guards::extract::CallerSession,
        players::past_games::FinishedGame,
        problem::Problem,
    },
    identity::{ApiScope, PlayerId},
    log::{chain::Head, logged_event::LoggedEvent},
    store::{
        self, Database,
        games::{
            home::{self, HomeEntry, HomePlayerEntry, RecordedMove},
            listing::{self, GameFilter, GameScope},
        },
        notifications::{inbox, suppression},
        read_models::query::{PastFilter, PastGames, past_games, player},
    },
};
use actix_web::{get, web};
use jiff::SignedDuration;
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

/// The most games in one answer.
const GAMES: usize = 50;

/// The most finished games in one answer.
const FINISHED: u8 = 10;

/// The time for which a finished game is shown.
const LATELY: SignedDuration = SignedDuration::from_hours(48);

/// The most invitations in one answer.
const INVITATIONS: u8 = 20;

/// The home screen of an account.
#[derive(Serialize, ToSchema)]
pub struct HomeScreen {
    /// Your unfinished games: first those that wait for you, most urgent first, then the others, last
    /// changed first. At most 50.
    #[schema(max_items = 50)]
    pub games: Vec<HomeGame>,
    /// Whether you have more unfinished games; see `GET /v1/games?mine=seated`.
    pub more_games: bool,
    /// Your games that ended with a result within two days, the latest first. At most 10; see
    /// `GET /v1/players/{name}/games`.
    #[schema(max_items = 10)]
    pub finished: Vec<FinishedGame>,
    /// Games to which you are invited and have not joined, newest first. At most 20.
    #[schema(max_items = 20)]
    pub invitations: Vec<ListedGame>,
    /// Whether there are more invitations; see `GET /v1/games?mine=invited`.
    pub more_invitations: bool,
    /// The number of items of the inbox that this device has not read.
    #[schema(example = 3)]
    pub unread: u32,
}

/// An unfinished game of yours.
#[derive(Serialize, ToSchema)]
pub struct HomeGame {
    /// The game's id.
    pub id: Uuid,
    /// The game's status.
    pub status: GameStatus,
    /// The number of the last event.
    #[schema(example = 41)]
    pub version: u32,
    /// The head of its log, by which `GET /v1/games/{game_id}/events` goes on.
    pub head: Head,
    /// The round, from 1: each player has one turn in it. 0 before the first turn.
    #[schema(example = 7)]
    pub round: u32,
    /// Whether it is the last round.
    pub last_round: bool,
    /// The last step of a player's move, as everybody sees it. Null before the first.
    pub last_move: Option<LoggedEvent>,
    /// The variant.
    pub variant: Variant,
    /// Whether the game counts for ratings.
    pub rated: bool,
    /// The number of events that were copied from another game: this one goes on from a position of that
    /// game. Absent for a game with a beginning of its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, example = 120)]
    pub copied_events: Option<u32>,
    /// The time that each player has. Null for no time limit.
    pub clock: Option<Clock>,
    /// Your seat.
    #[schema(maximum = 4, example = 0)]
    pub seat: u8,
    /// Whether the game waits for you.
    pub your_turn: bool,
    /// The deadline of the player that it waits for, the first if there are several. Null without a
    /// clock.
    pub deadline: Option<jiff::Timestamp>,
    /// The number of open seats.
    #[schema(example = 0)]
    pub open_seats: u8,
    /// The players, in seat order.
    pub players: Vec<HomePlayer>,
    /// The time at which the last event was recorded.
    pub updated_at: jiff::Timestamp,
}

/// A player of such a game.
#[derive(Serialize, ToSchema)]
pub struct HomePlayer {
    /// The seat's number, from 0.
    #[schema(maximum = 4, example = 0)]
    pub seat: u8,
    /// The colour of the player's trains. Null for an open seat.
    pub color: Option<PlayerColor>,
    /// The name of the player or bot. Null for an open seat or a deleted account.
    #[schema(example = "Ada")]
    pub name: Option<String>,
    /// The player's id. Null where the name is no player's.
    pub player_id: Option<PlayerId>,
    /// The name of the player whose bot this is. Null for a person, a bot of the server or an open
    /// seat.
    #[schema(example = json!(null))]
    pub bot_of: Option<String>,
    /// The kind of player in the seat.
    pub kind: SeatKind,
    /// The points of the player's routes so far.
    #[schema(example = 17)]
    pub points: u16,
    /// Whether the game waits for this player.
    pub to_move: bool,
}

impl From<HomeEntry> for HomeGame {
    fn from(entry: HomeEntry) -> HomeGame {
        let to_move = |seat: u8| entry.waits_for & (1 << seat) != 0;
        let player = |HomePlayerEntry { seat, name, account, bot_of, bot, color, points }: HomePlayerEntry| {
            let (name, kind) = occupant(name, bot, entry.open_seats);
            let is_person = kind == SeatKind::Person;
            let (bot_of, account) = (bot_of.filter(|_| is_person), account.filter(|_| is_person));
            let player_id = account.map(PlayerId::of);
            HomePlayer { seat, color, name, player_id, bot_of, kind, points, to_move: to_move(seat) }
        };
        HomeGame {
            id: entry.id,
            status: entry.status,
            version: entry.head.version,
            head: entry.head,
            round: entry.turns.div_ceil(u32::from(entry.options.seats)),
            last_round: entry.is_last_round,
            last_move: entry.last_move.map(|RecordedMove { seq, at, event }| LoggedEvent {
                seq,
                at,
                event: VisibleEvent::of(&event, None, false),
            }),
            variant: entry.options.variant,
            rated: entry.options.rated,
            copied_events: Some(entry.options.copied_events).filter(|copied| *copied > 0),
            clock: entry.options.clock,
            seat: entry.seat,
            your_turn: to_move(entry.seat),
            deadline: entry.deadline,
            open_seats: entry.open_seats,
            players: entry.players.into_iter().map(player).collect(),
            updated_at: entry.updated_at,
        }
    }
}

/// The games that an account has finished lately.
async fn finished(db: &Database, account: Uuid) -> Result<Vec<store::read_models::query::PastGame>, Problem> {
    let filter = PastFilter { from: Some(db.now() - LATELY), ..PastFilter::default() };
    let wanted = PastGames { filter, opponent: None, outcome: None, before: None };
    let player = player::known(db, account).await?;
    Ok(past_games::list(db, &player, wanted, Some(account), FINISHED).await?)
}

/// Get your home screen
///
/// Your unfinished games with whose turn it is, deadlines, opponents, points and the last move, those
/// that have just ended, your invitations and the number of unread items: what an app shows when it starts. Follow `GET /v1/me/stream` for
/// the changes after that.
#[utoipa::path(tag = "inbox", operation_id = "show_home", security(("bearer" = [])),
    responses((status = 200, description = "Your games, invitations and unread items", body = HomeScreen)),
    extensions(("x-api-key-scope" = json!(ApiScope::Read))))]
#[get("/v1/me/home")]
pub async fn show(
    db: web::Data<Database>,
    CallerSession(caller): CallerSession,
) -> Result<web::Json<HomeScreen>, Problem> {
    let mut games = home::load(&db, caller.account, GAMES + 1).await?;
    let invited = GameFilter { whose: GameScope::InvitedTo(caller.account), ..GameFilter::ALL };
    let mut invitations = listing::games(&db, invited, INVITATIONS + 1).await?;
    let finished = finished(&db, caller.account).await?;
    let store::notifications::inbox::ReadMarker { unread, .. } =
        inbox::marker(&db, caller.account, caller.session).await?;
    let (more_games, more_invitations) = (games.len() > GAMES, invitations.len() > usize::from(INVITATIONS));
    games.truncate(GAMES);
    games.iter().for_each(|game| suppression::note_requested(&db, caller.session, game.id, game.head.version));
    invitations.truncate(INVITATIONS.into());
    Ok(web::Json(HomeScreen {
        games: games.into_iter().map(HomeGame::from).collect(),
        more_games,
        finished: finished.into_iter().map(FinishedGame::from).collect(),
        invitations: invitations.into_iter().map(ListedGame::from).collect(),
        more_invitations,
        unread,
    }))
}
