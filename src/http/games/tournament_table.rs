//! The table of a tournament at which a game is played.

use crate::{
    engine::GameOptions,
    http::problem::Problem,
    store::{Database, tournaments::views},
};
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

/// The tournament of a game.
#[derive(Serialize, ToSchema)]
pub struct GameTournament {
    /// The tournament's id.
    pub id: Uuid,
    /// Its name.
    #[schema(example = "Friday night")]
    pub name: String,
    /// The round, from 0.
    #[schema(example = 1)]
    pub round: u16,
    /// The number of the table in its round, from 0.
    #[schema(example = 0)]
    pub table: u16,
}

/// The tournament of a game, if it is a table of one that a viewer may see.
pub async fn of(
    db: &Database,
    game: Uuid,
    options: &GameOptions,
    viewer: Option<Uuid>,
) -> Result<Option<GameTournament>, Problem> {
    // All games of tournaments are binding.
    if !options.binding {
        return Ok(None);
    }
    let found = views::of_game(db, viewer, game).await?;
    Ok(found.map(|(hosted, round, table)| GameTournament {
        id: hosted.id,
        name: hosted.settings.name.clone(),
        round,
        table,
    }))
}
