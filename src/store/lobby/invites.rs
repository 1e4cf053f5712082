//! Tables as their code leads to them, before anybody joins.

use crate::{
    game::{hosted_game::HostedGame, status::GameStatus},
    store::{GameError, Store, ThrottleKey, fetch::Fetch, schema::games},
};
use diesel::prelude::*;
use std::sync::Arc;
use uuid::Uuid;

impl Store {
    /// The open game with this code. The login throttle counts a wrong code like a wrong password.
    ///
    /// # Errors
    /// `NoSuchGame` if no open game that the viewer may see has the code; `Locked` after too many wrong
    /// codes.
    pub async fn game_with_code(
        &self,
        code: &str,
        viewer: Option<Uuid>,
        trier: &ThrottleKey,
    ) -> Result<Arc<HostedGame>, GameError> {
        self.count_attempt(trier).await?;
        let of_code =
            games::table.filter(games::code.eq(code).and(games::status.eq(GameStatus::Lobby.name()))).select(games::id);
        let found = of_code.fetch_optional::<Uuid>(&mut self.connection("game_with_code").await?).await?;
        let id = found.ok_or(GameError::NoSuchGame)?;
        let hosted = self.game_for(id, viewer).await?;
        self.forgive_attempt(trier).await?;
        Ok(hosted)
    }
}
