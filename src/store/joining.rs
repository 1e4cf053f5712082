//! Taking a seat, or taking it back.

use super::{
    Error, Store,
    folded::{Folded, Request},
    games::Terms,
    kept::{Done, Keyed},
};
use crate::engine::{Command, Entropy, Occupant, Phase, Rejection};
use std::sync::Arc;
use uuid::Uuid;

/// How often another seat is looked for because somebody else was quicker.
const ATTEMPTS: usize = 16;

impl Store {
    /// Seats an account, which may add to the chance of the game, or takes back the seat it lost by running out of time.
    /// Nothing happens if it sits there.
    ///
    /// # Errors
    /// `NoSuchGame` also if it may not know of it; `Barred`, `Rejected`, `KeyReused`.
    pub async fn join(
        &self,
        id: Uuid,
        account: Uuid,
        entropy: Option<Entropy>,
        key: Option<&Keyed>,
    ) -> Result<Done<Arc<Folded>>, Error> {
        let refusal = match self.sit_down(id, account, entropy, key).await {
            Ok(folded) => return Ok(Done::Now(folded)),
            Err(refusal) => refusal,
        };
        let Some(key) = key else { return Err(refusal) };
        self.kept(key).await?.map(Done::Before).ok_or(refusal)
    }

    async fn sit_down(
        &self,
        id: Uuid,
        account: Uuid,
        entropy: Option<Entropy>,
        key: Option<&Keyed>,
    ) -> Result<Arc<Folded>, Error> {
        let terms = Terms { key, ..Terms::default() };
        for _ in 0..ATTEMPTS {
            let known = self.game_for(id, Some(account)).await?;
            let command = match known.place_of(account) {
                Some(seat) if known.game.occupants[seat] == Occupant::Person => return Ok(known),
                Some(_) => Command::TakeBack,
                None if known.game.phase != Phase::Lobby => Command::Join(None, None),
                None => {
                    let seat = self.seat_for(&known, account).await?.ok_or(Rejection::TableFull {})?;
                    Command::Join(Some(seat), entropy.clone())
                }
            };
            if let Some(played) = self.try_act(&known, &Request::Account(account, command), terms).await? {
                return Ok(played.game);
            }
        }
        Err(Error::Contended)
    }
}
