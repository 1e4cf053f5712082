//! The choice of a player which games may be part of open data.

use crate::{Database, DatabaseError, database::fetch::Fetch, schema::accounts};
use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};
use utoipa::ToSchema;
use uuid::Uuid;

/// The games of a player that may be in the operator's dumps. A game is left out if one of its players
/// does not want it there.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, EnumString, IntoStaticStr, VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum OpenGames {
    /// None.
    None,
    /// Rated ones: the default.
    Rated,
    /// All.
    All,
}

/// The choice of an account. None if it was deleted.
pub async fn choice(db: &Database, account: Uuid) -> Result<Option<OpenGames>, DatabaseError> {
    let chosen = accounts::table.find(account).select(accounts::open_games);
    Ok(chosen.fetch_optional::<OpenGames>(&mut db.connection("read_open_games").await?).await?)
}

/// Sets the choice of an account.
pub async fn choose(db: &Database, account: Uuid, games: OpenGames) -> Result<(), DatabaseError> {
    let chosen = diesel::update(accounts::table.find(account)).set(accounts::open_games.eq(games));
    chosen.execute(&mut db.connection("choose_open_games").await?).await?;
    Ok(())
}
