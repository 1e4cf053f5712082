//! Puzzles: errors of finished games, to be done better.

use crate::{
    engine::{Game, GameView, Int, Move, Route, Seat, Variant, whole},
    http::{
        guards::{extract::Viewer, json::Json, parameters::Query},
        operations::{RateClass, problems::UNKNOWN},
        problem::{Problem, ProblemCode},
    },
    identity::ApiScope,
    log::codec::LogPosition,
    null,
    store::{
        self, Database,
        error::PuzzleError,
        events::history,
        puzzles::{Answer, StoredPuzzle, Wanted},
    },
};
use actix_web::{get, post, web};
use railhead_analysis::Theme;
use railhead_bots::{Estimate, rounded};
use railhead_localization::message;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

/// The puzzles to choose from.
#[derive(Clone, Copy, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct NextPuzzleQuery {
    /// Whether to get your own errors, the most expensive first, until you have found the better move. Needs a
    /// token or an API key. Default: `false`.
    pub mine: Option<bool>,
    /// Only puzzles with this subject. Default: all.
    pub theme: Option<Theme>,
}

/// A decision of a finished game in which a seat erred.
#[derive(Serialize, ToSchema)]
pub struct Puzzle {
    /// The id.
    pub puzzle_id: Uuid,
    /// The variant.
    pub variant: Variant,
    /// The seat that decided.
    pub seat: Seat,
    /// The game as that seat saw it. Unless you have decided there, `commitment` is empty.
    pub view: GameView,
    /// The moves to choose from, each route with one payment. One of them was played, another one is better.
    #[schema(min_items = 2, max_items = 16)]
    pub choices: Vec<Move>,
    /// The subjects of the move that was played and of the best one.
    #[schema(max_items = 7)]
    pub themes: Vec<Theme>,
    /// The rating: the more often its better move is not found at once, the higher.
    #[schema(example = 1512)]
    pub rating: i32,
    /// The game, if you have decided there. Null otherwise: puzzles of others do not say where they come from.
    pub mine: Option<OwnPuzzle>,
}

/// The origin of a puzzle that you have made.
#[derive(Serialize, ToSchema)]
pub struct OwnPuzzle {
    /// The game.
    pub game_id: Uuid,
    /// The number of the first event of the decision.
    #[schema(example = 31)]
    pub seq: u32,
    /// The points that the analysis of the game counts for the error.
    #[schema(example = 12.5)]
    #[serde(serialize_with = "rounded")]
    pub cost: f64,
}

/// An attempt at a puzzle.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPuzzleAttempt {
    /// One of the choices, as it was listed. Without it, you give up and get the solution.
    #[serde(rename = "move", default, deserialize_with = "null::as_default")]
    #[schema(nullable = false)]
    pub made: Option<Move>,
}

/// The answer to an attempt.
#[derive(Serialize, ToSchema)]
pub struct PuzzleAttempt {
    /// Whether the move is the best, or as good as it as far as can be told.
    pub is_right: bool,
    /// The points that the move brings more than the one that was played. Null if you gave up.
    pub gain: Option<Estimate>,
    /// The solution. Null after a wrong move.
    pub solution: Option<PuzzleSolution>,
    /// The change of your rating for puzzles. Null unless this is your first attempt at a puzzle of others.
    pub rating: Option<PuzzleRatingChange>,
}

/// The solution of a puzzle.
#[derive(Serialize, ToSchema)]
pub struct PuzzleSolution {
    /// The best move.
    pub best: Move,
    /// The points that it brings more than the one that was played.
    pub gain: Estimate,
    /// The move that was played.
    pub played: Move,
    /// The other moves that count as right.
    #[schema(max_items = 15)]
    pub also: Vec<Move>,
    /// The routes to be claimed after the best move, by what the seat knew.
    #[schema(max_items = 101)]
    pub plan: Vec<Route>,
}

/// A change of your rating for puzzles.
#[derive(Serialize, ToSchema)]
pub struct PuzzleRatingChange {
    /// The rating before.
    #[schema(example = 1500)]
    pub before: i32,
    /// The rating after.
    #[schema(example = 1512)]
    pub after: i32,
}

impl From<PuzzleError> for Problem {
    fn from(error: PuzzleError) -> Problem {
        match error {
            PuzzleError::NoSuchPuzzle => Problem::new(ProblemCode::NoSuchPuzzle, message!("detail-no-such-puzzle")),
            PuzzleError::NoSuchChoice => Problem::new(ProblemCode::NoSuchChoice, message!("detail-no-such-choice")),
            PuzzleError::Database(error) => error.into(),
        }
    }
}

/// Get the next puzzle
///
/// A decision of a game that was played here, as its seat saw it. With an account, the one nearest to your rating
/// for puzzles that you have neither solved nor given up; without, any. What you make of it, you send to its
/// `attempts`.
#[utoipa::path(tag = "puzzles", operation_id = "next_puzzle", params(NextPuzzleQuery), security((), ("bearer" = [])),
    responses((status = 200, description = "The puzzle", body = Puzzle)),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)), ("x-rate-class" = json!(RateClass::Computations)),
        ("x-problems" = json!([ProblemCode::NoPuzzle, ProblemCode::Unauthenticated]))))]
#[get("/v1/puzzles/next")]
pub async fn next(
    db: web::Data<Database>,
    viewer: Viewer,
    query: Query<NextPuzzleQuery>,
) -> Result<web::Json<Puzzle>, Problem> {
    let NextPuzzleQuery { mine, theme } = query.into_inner();
    let own = mine.unwrap_or_default();
    let viewer = viewer.needed_if(own)?;
    let found = store::puzzles::next(&db, viewer, Wanted { theme, own }).await?;
    let found = found.ok_or_else(|| Problem::new(ProblemCode::NoPuzzle, message!("detail-no-puzzle")))?;
    shown(&db, found).await.map(web::Json)
}

/// Try a move at a puzzle
///
/// Says whether the move is right, and what it is worth. After a wrong move you can try another one; without a
/// move you give up. The first attempt at a puzzle of others changes your rating for puzzles and that of the
/// puzzle. Without an account nothing is kept.
#[utoipa::path(tag = "puzzles", operation_id = "attempt_puzzle", params(("puzzle_id" = Uuid, Path)),
    security((), ("bearer" = [])), request_body = NewPuzzleAttempt,
    responses((status = 200, description = "What came of it", body = PuzzleAttempt)),
    extensions(("x-api-key-scope" = json!(ApiScope::Play)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-problems" = json!([ProblemCode::NoSuchPuzzle, ProblemCode::NoSuchChoice, UNKNOWN]))))]
#[post("/v1/puzzles/{puzzle_id}/attempts")]
pub async fn attempt(
    db: web::Data<Database>,
    Viewer(viewer): Viewer,
    id: web::Path<Uuid>,
    attempt: Json<NewPuzzleAttempt>,
) -> Result<web::Json<PuzzleAttempt>, Problem> {
    let answer = store::puzzles::attempt(&db, viewer, *id, attempt.made.as_ref()).await?;
    let is_shown = answer.is_right || answer.chosen.is_none();
    Ok(web::Json(PuzzleAttempt {
        is_right: answer.is_right,
        gain: answer.chosen.map(|chosen| chosen.gain),
        solution: if is_shown { solution(&answer) } else { None },
        rating: answer
            .rating
            .map(|change| PuzzleRatingChange { before: points(change.before), after: points(change.after) }),
    }))
}

/// A puzzle with the view of its seat. That of others names neither the game nor anybody in it.
async fn shown(db: &Database, puzzle: StoredPuzzle) -> Result<Puzzle, Problem> {
    let StoredPuzzle { id, game, seq, seat, cost, choices, themes, plan: _, rating, is_own } = puzzle;
    let events = history::events(db, game, LogPosition::default(), seq.saturating_sub(1)).await?;
    let mut view = Game::replay(events.iter().map(|recorded| &recorded.event)).view_for(Some(seat));
    if !is_own {
        view.table.commitment.clear();
        view.table.seats.iter_mut().for_each(|seat| seat.on_vacation = false);
    }
    Ok(Puzzle {
        puzzle_id: id,
        variant: view.table.options.variant,
        seat,
        view,
        choices: choices.all.iter().map(|choice| choice.made).collect(),
        themes,
        rating: points(rating),
        mine: is_own.then_some(OwnPuzzle { game_id: game, seq, cost }),
    })
}

fn solution(Answer { puzzle, .. }: &Answer) -> Option<PuzzleSolution> {
    let StoredPuzzle { choices, plan, .. } = puzzle;
    let best = choices.best()?;
    let also = choices.right().map(|choice| choice.made).filter(|made| *made != best.made).collect();
    Some(PuzzleSolution { best: best.made, gain: best.gain, played: choices.played, also, plan: plan.clone() })
}

/// A rating as it is shown.
fn points(rating: f64) -> i32 {
    i32::saturating_from(whole(rating.round()))
}
