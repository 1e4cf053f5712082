//! Attempts at a puzzle. The first one of an account on a puzzle of others changes the ratings of both, while the
//! rows of both are locked: that of the account first.

use crate::{
    Connection, Database, DatabaseError,
    database::{fetch::Fetch, statement::Parameters},
    engine::Move,
    error::PuzzleError,
    puzzles::{PuzzleOutcome, Row, StoredPuzzle, columns, is_shown, rating},
    quota,
    schema::{puzzle_ratings, puzzle_results, puzzles},
};
use diesel::{
    prelude::*,
    sql_types::{Nullable, Uuid as SqlUuid},
    upsert::excluded,
};
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff::Timestamp;
use jiff_diesel::ToDiesel;
use railhead_analysis::PuzzleChoice;
use uuid::Uuid;

/// The answer to an attempt.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The puzzle.
    pub puzzle: StoredPuzzle,
    /// The choice that was made; none if the puzzle was given up.
    pub chosen: Option<PuzzleChoice>,
    /// Whether it is right.
    pub is_right: bool,
    /// The change of the account's rating, if the attempt counts.
    pub rating: Option<RatingChange>,
}

/// A change of the rating of an account for puzzles.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RatingChange {
    /// The rating before.
    pub before: f64,
    /// The rating after.
    pub after: f64,
}

/// Tries a move at a puzzle; without one, gives it up. Without an account, nothing is written.
///
/// # Errors
/// `NoSuchPuzzle`, also if the viewer may not see it; `NoSuchChoice`.
pub async fn attempt(
    db: &Database,
    viewer: Option<Uuid>,
    id: Uuid,
    made: Option<&Move>,
) -> Result<Answer, PuzzleError> {
    let mut connection = db.connection("attempt_puzzle").await?;
    let puzzle = find(&mut connection, viewer, id).await?.ok_or(PuzzleError::NoSuchPuzzle)?;
    let chosen = made.map(|made| puzzle.choices.of(made).ok_or(PuzzleError::NoSuchChoice)).transpose()?;
    let is_right = chosen.is_some_and(|chosen| puzzle.choices.is_right(&chosen));
    let outcome = match (is_right, chosen) {
        (true, _) => PuzzleOutcome::Solved,
        (false, Some(_)) => PuzzleOutcome::Tried,
        (false, None) => PuzzleOutcome::GivenUp,
    };
    let rating = match viewer {
        Some(account) => note(&mut connection, account, &puzzle, outcome, db.now()).await?,
        None => None,
    };
    Ok(Answer { puzzle, chosen, is_right, rating })
}

async fn find(
    connection: &mut Connection,
    viewer: Option<Uuid>,
    id: Uuid,
) -> Result<Option<StoredPuzzle>, DatabaseError> {
    let mut values = Parameters::default();
    let id = values.bind::<SqlUuid, _>(id);
    let viewer = values.bind::<Nullable<SqlUuid>, _>(viewer);
    let found = values.statement(format!(
        "SELECT {columns} FROM puzzles p \
        WHERE p.id = {id} AND (p.player_id = {viewer} OR p.is_general AND {is_shown})",
        columns = columns(&viewer),
        is_shown = is_shown(),
    ));
    found.fetch_optional::<Row>(connection).await?.map(StoredPuzzle::try_from).transpose()
}

/// Writes what an account made of a puzzle.
async fn note(
    connection: &mut Connection,
    account: Uuid,
    puzzle: &StoredPuzzle,
    outcome: PuzzleOutcome,
    at: Timestamp,
) -> Result<Option<RatingChange>, PuzzleError> {
    Connection::transaction(connection, async |connection| {
        quota::lock(connection, account, &[]).await?;
        let now = puzzles::table.find(puzzle.id).select(puzzles::rating).for_no_key_update();
        let now = now.fetch_optional::<f64>(connection).await?.ok_or(PuzzleError::NoSuchPuzzle)?;
        let before = puzzle_results::table.find((account, puzzle.id)).select(puzzle_results::outcome);
        let before = before.fetch_optional::<PuzzleOutcome>(connection).await?;
        if is_more(before, outcome) {
            write_outcome(connection, account, puzzle.id, outcome, at).await?;
        }
        if before.is_some() || puzzle.is_own {
            return Ok(None);
        }
        Ok(Some(rate(connection, account, (puzzle.id, now), outcome == PuzzleOutcome::Solved).await?))
    })
    .await
}

/// Whether an outcome is more than the one before: a wrong move takes nothing back, and neither does giving up
/// what is solved.
fn is_more(before: Option<PuzzleOutcome>, now: PuzzleOutcome) -> bool {
    match (before, now) {
        (None, _) | (Some(_), PuzzleOutcome::Solved) => true,
        (Some(before), PuzzleOutcome::GivenUp) => before != PuzzleOutcome::Solved,
        (Some(_), PuzzleOutcome::Tried) => false,
    }
}

async fn write_outcome(
    connection: &mut Connection,
    account: Uuid,
    puzzle: Uuid,
    outcome: PuzzleOutcome,
    at: Timestamp,
) -> Result<(), DatabaseError> {
    let row = (
        puzzle_results::account_id.eq(account),
        puzzle_results::puzzle_id.eq(puzzle),
        puzzle_results::outcome.eq(outcome),
        puzzle_results::tried_at.eq(at.to_diesel()),
    );
    diesel::insert_into(puzzle_results::table)
        .values(row)
        .on_conflict((puzzle_results::account_id, puzzle_results::puzzle_id))
        .do_update()
        .set((
            puzzle_results::outcome.eq(excluded(puzzle_results::outcome)),
            puzzle_results::tried_at.eq(excluded(puzzle_results::tried_at)),
        ))
        .execute(connection)
        .await?;
    Ok(())
}

/// Rates an account and a puzzle, of which the present rating is given, after the first attempt.
async fn rate(
    connection: &mut Connection,
    account: Uuid,
    (puzzle, its): (Uuid, f64),
    is_right: bool,
) -> Result<RatingChange, DatabaseError> {
    let own = puzzle_ratings::table.find(account).select(puzzle_ratings::rating);
    let before = own.fetch_optional::<f64>(connection).await?.unwrap_or(rating::START);
    let change = rating::change(before, its, is_right);
    let after = before + change;
    let row =
        (puzzle_ratings::account_id.eq(account), puzzle_ratings::rating.eq(after), puzzle_ratings::attempts.eq(1));
    diesel::insert_into(puzzle_ratings::table)
        .values(row)
        .on_conflict(puzzle_ratings::account_id)
        .do_update()
        .set((puzzle_ratings::rating.eq(after), puzzle_ratings::attempts.eq(puzzle_ratings::attempts + 1)))
        .execute(connection)
        .await?;
    diesel::update(puzzles::table.find(puzzle))
        .set((puzzles::rating.eq(its - change), puzzles::attempts.eq(puzzles::attempts + 1)))
        .execute(connection)
        .await?;
    Ok(RatingChange { before, after })
}
