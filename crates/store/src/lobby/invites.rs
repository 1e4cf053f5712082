//! Tables found by their code: before anybody joins, and for a while after the game.

use crate::{
    Connection, Database, DatabaseError, GameError, ThrottleKey,
    database::fetch::Fetch,
    games::{hosted_games, visible},
    hosting::hosted_game::HostedGame,
    login_throttle,
};
use diesel::{
    QueryableByName, sql_query,
    sql_types::{Text, Uuid as SqlUuid},
};
use jiff::SignedDuration;
use std::sync::Arc;
use uuid::Uuid;

/// The time for which a code leads to its game after the end of the game. Until then no other game
/// gets it.
const KEPT: SignedDuration = SignedDuration::from_hours(30 * 24);

/// The game to which a code leads: the open one, else one that runs, else the last one that had it.
const OF_CODE: &str = "SELECT id FROM games WHERE code = $1 \
    ORDER BY CASE status WHEN 'lobby' THEN 0 WHEN 'running' THEN 1 ELSE 2 END, id DESC LIMIT 1";

#[derive(QueryableByName)]
struct Coded {
    #[diesel(sql_type = SqlUuid)]
    id: Uuid,
}

/// The game with this code, as it is now: open, running, or over for at most 30 days. The login
/// throttle counts a wrong code like a wrong password; a right one counts against nobody, whatever has
/// become of its game.
///
/// # Errors
/// `NoSuchGame` if no game that the viewer may see has the code; `Locked` after too many wrong codes.
pub async fn game_with_code(
    db: &Database,
    code: &str,
    viewer: Option<Uuid>,
    trier: &ThrottleKey,
) -> Result<Arc<HostedGame>, GameError> {
    login_throttle::count_attempt(db, trier).await?;
    let found = find(&mut *db.connection("game_with_code").await?, code).await?;
    let hosted = visible::current_for(db, found.ok_or(GameError::NoSuchGame)?, viewer).await?;
    if !keeps_code(db, &hosted) {
        return Err(GameError::NoSuchGame);
    }
    login_throttle::forgive_attempt(db, trier).await?;
    Ok(hosted)
}

/// Whether a code leads to a game, so that no other can have it.
pub(crate) async fn is_code_known(db: &Database, connection: &mut Connection, code: &str) -> Result<bool, GameError> {
    let Some(id) = find(connection, code).await? else { return Ok(false) };
    Ok(keeps_code(db, &*hosted_games::load_on(db, connection, id).await?))
}

fn keeps_code(db: &Database, hosted: &HostedGame) -> bool {
    !hosted.game.is_over() || db.process.time.now().duration_since(hosted.updated_at) <= KEPT
}

async fn find(connection: &mut Connection, code: &str) -> Result<Option<Uuid>, DatabaseError> {
    let found = sql_query(OF_CODE).bind::<Text, _>(code).fetch_optional::<Coded>(connection).await?;
    Ok(found.map(|coded| coded.id))
}
