//! Results: final scores, duration and rating changes.

use crate::{
    engine::{GameOptions, Int, Occupant, PlayerScore, ScoreExplanation, Seat, TieGroup, ties},
    hosting::projection::RatingChange,
    http::{
        games::{
            summary::{GamePlayer, SeatedAccount},
            tournament_table::{self, GameTournament},
        },
        guards::extract::ViewerSession,
        players::past_ratings::RatingStep,
        problem::{Problem, ProblemCode},
    },
    identity::ApiScope,
    store::{
        Database,
        games::visible,
        read_models::query::{FinalAccount, FinalResult, FinalSeat, past_ratings, result},
    },
};
use actix_web::{get, web};
use railhead_localization::message;
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

/// The result of a game.
#[derive(Serialize, ToSchema)]
pub struct GameResult {
    /// The game's id.
    pub id: Uuid,
    /// The game's options.
    pub options: GameOptions,
    /// The players, in seat order.
    pub players: Vec<GamePlayer>,
    /// The final scores, in seat order.
    pub scores: Vec<PlayerScore>,
    /// The explanation of the scores.
    pub explanation: ResultExplanation,
    /// The time at which the cards were dealt.
    pub started_at: jiff::Timestamp,
    /// The time at which the game ended.
    pub finished_at: jiff::Timestamp,
    /// The duration of the game, in seconds.
    #[schema(example = 2710)]
    pub seconds: u64,
    /// Each seat's thinking time and rating change, in seat order.
    pub played: Vec<SeatStatistics>,
    /// The tournament of which the game was a table. Null for others, and if you may not see the tournament.
    pub tournament: Option<GameTournament>,
}

/// The statistics of one seat.
#[derive(Serialize, ToSchema)]
pub struct SeatStatistics {
    /// The seat's number, from 0.
    pub seat: Seat,
    /// The player's total thinking time for their own moves, in seconds. Bot moves are not counted.
    #[schema(example = 741.4)]
    pub thinking_seconds: f64,
    /// The player's rating change. Null if the game was not rated, or did not change the rating: against
    /// somebody who left early, or whom the player has met too often lately; and for a deleted account.
    pub rating: Option<RatingStep>,
}

/// The explanation of a game's scores.
#[derive(Serialize, ToSchema)]
pub struct ResultExplanation {
    /// Each player's ticket connections, longest path and borrowed routes, in seat order.
    pub players: Vec<ScoreExplanation>,
    /// The steps by which ties in points were broken (R9.4). Empty if there were none.
    pub tie_breaks: Vec<TieGroup>,
}

/// Get a game's result
///
/// Each player's score with its parts and their explanation (R9.2–9.4): how every ticket was
/// connected, the longest path, the routes borrowed, and how ties were broken. Also the game's
/// duration and the rating changes.
#[utoipa::path(tag = "results", operation_id = "show_result", params(("game_id" = Uuid, Path)),
    security((), ("bearer" = [])), responses((status = 200, description = "The final score", body = GameResult)),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)),
        ("x-problems" = json!([ProblemCode::NotFound, ProblemCode::GameNotOver, ProblemCode::GameVoid]))))]
#[get("/v1/games/{game_id}/result")]
pub async fn show(
    db: web::Data<Database>,
    viewer: ViewerSession,
    id: web::Path<Uuid>,
) -> Result<web::Json<GameResult>, Problem> {
    let account = viewer.account();
    let found = match result::load(&db, *id, account).await? {
        Some(found) => found,
        None => {
            // Not over as far as the rows say; but it may end when it is looked at.
            let hosted = visible::game_for(&db, *id, account).await?;
            if hosted.game.is_over() && !hosted.game.is_finished() {
                return Err(Problem::new(ProblemCode::GameVoid, message!("detail-no-result")));
            }
            if !hosted.game.is_finished() {
                return Err(Problem::new(ProblemCode::GameNotOver, message!("detail-result-not-over")));
            }
            let missing = || Problem::internal("the result is missing: run railhead rebuild");
            result::load(&db, *id, account).await?.ok_or_else(missing)?
        }
    };
    // Nothing comes after a result.
    viewer.has_seen(&db, *id, u32::MAX);
    let changes = past_ratings::rating_changes(&db, *id, found.options.seats).await?;
    let tournament = tournament_table::of(&db, *id, &found.options, account).await?;
    Ok(web::Json(GameResult { tournament, ..GameResult::new(*id, found, &changes) }))
}

impl GameResult {
    fn new(id: Uuid, found: FinalResult, changes: &[(Seat, RatingChange)]) -> GameResult {
        let FinalResult { options, started_at, finished_at, seats } = found;
        let (mut players, mut scores, mut explanations, mut played) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        for FinalSeat { score, explanation, record, away, color, bot, account, stand_in } in seats {
            let seat = score.seat;
            let occupant = bot.map_or(Occupant::Person, |level| Occupant::Bot { level });
            let account = account.map(|FinalAccount { id, name, bot_of }| SeatedAccount { id, name, bot_of });
            let player = GamePlayer::new(seat, color, occupant, account, away);
            players.push(GamePlayer { stand_in, ..player });
            played.push(SeatStatistics {
                seat,
                thinking_seconds: record.thought().to_float() / 1000.0,
                rating: changes.iter().find(|(other, _)| *other == seat).map(|(_, change)| RatingStep::of(change)),
            });
            scores.push(score);
            explanations.push(explanation);
        }
        let tie_breaks = ties(&scores, options.tie_break);
        GameResult {
            id,
            options,
            players,
            scores,
            explanation: ResultExplanation { players: explanations, tie_breaks },
            started_at,
            finished_at,
            seconds: finished_at.duration_since(started_at).as_secs().unsigned_abs(),
            played,
            tournament: None,
        }
    }
}
