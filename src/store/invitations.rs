//! Who may see a game and sit down at it: invitations, seats kept for somebody, people sent away.

use super::{Error, Store, folded::Folded, schema::game_invitations, table::Visibility};
use crate::engine::Seat;
use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use uuid::Uuid;

impl Store {
    /// The game as it is now, for somebody who may know of it; nobody in particular is none.
    ///
    /// # Errors
    /// `NoSuchGame` also for who may not know of it.
    pub async fn game_for(&self, id: Uuid, viewer: Option<Uuid>) -> Result<std::sync::Arc<Folded>, Error> {
        let folded = self.game(id).await?;
        self.check_may_see(&folded, viewer).await?;
        Ok(folded)
    }

    /// Private games are for who sits there and who is invited.
    pub(super) async fn check_may_see(&self, folded: &Folded, viewer: Option<Uuid>) -> Result<(), Error> {
        if folded.visibility != Visibility::Private {
            return Ok(());
        }
        let Some(account) = viewer else { return Err(Error::NoSuchGame) };
        if folded.place_of(account).is_some() {
            return Ok(());
        }
        let row = game_invitations::table.find((folded.id, account)).filter(game_invitations::state.eq("open"));
        let found = diesel::select(diesel::dsl::exists(row)).get_result::<bool>(&mut self.connection().await?).await?;
        if found { Ok(()) } else { Err(Error::NoSuchGame) }
    }

    /// The seat an account may take: the one kept for it, or the first that is kept for nobody; none if there is none.
    ///
    /// # Errors
    /// `Barred` if the host has sent it away.
    pub(super) async fn seat_for(&self, folded: &Folded, account: Uuid) -> Result<Option<Seat>, Error> {
        let rows = game_invitations::table
            .filter(game_invitations::game_id.eq(folded.id).and(game_invitations::state.ne("declined")))
            .select((game_invitations::account_id, game_invitations::seat, game_invitations::state))
            .load::<(Uuid, Option<i16>, String)>(&mut self.connection().await?)
            .await?;
        let own = rows.iter().find(|(invited, ..)| *invited == account);
        if own.is_some_and(|(.., state)| state == "barred") {
            return Err(Error::Barred);
        }
        let keeper = |seat: Seat| rows.iter().find(|(_, kept, _)| *kept == Some(seat.number().into()));
        let mut open = folded.game.open_seats().collect::<Vec<_>>();
        open.retain(|seat| keeper(*seat).is_none_or(|(keeper, ..)| *keeper == account));
        // The seat that is kept for him comes first.
        open.sort_by_key(|seat| keeper(*seat).is_none());
        Ok(open.into_iter().next())
    }
}
