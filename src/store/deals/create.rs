//! Making a deal.

use crate::{
    engine::{Deal, Digest, Entropy},
    hosting::rng::Secret,
    store::{Connection, Database, DatabaseError, database::fetch::Fetch, schema::deals},
};
use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use jiff::Timestamp;
use jiff_diesel::ToDiesel;
use sha2::{Digest as _, Sha256};
use uuid::Uuid;

/// A deal to make.
#[derive(Clone, Debug)]
pub struct NewDeal {
    /// Its id.
    pub id: Uuid,
    /// The texts of players that are part of it. Nobody can contribute later.
    pub contributions: Vec<Entropy>,
    /// The time from which no game of it begins.
    pub closes_at: Timestamp,
}

/// A deal that games can share.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SharedDeal {
    /// Its id.
    pub id: Uuid,
    /// The option of its games, with the commitment.
    pub deal: Deal,
    /// Whether its secret is public.
    pub is_revealed: bool,
}

/// Makes a deal with a secret of its own. Its commitment can be published.
pub async fn create(db: &Database, connection: &mut Connection, new: NewDeal) -> Result<SharedDeal, DatabaseError> {
    let secret = db.process.randomness.game_seed().secret;
    let contributions = new.contributions.iter().map(Entropy::as_str).collect::<Vec<_>>();
    let row = (
        deals::id.eq(new.id),
        deals::secret.eq(secret.as_bytes().as_slice()),
        deals::contributions.eq(&contributions),
        deals::created_at.eq(db.now().to_diesel()),
        deals::closes_at.eq(new.closes_at.to_diesel()),
    );
    diesel::insert_into(deals::table).values(row).execute(connection).await?;
    Ok(SharedDeal { id: new.id, deal: option_of(&secret, contributions), is_revealed: false })
}

/// A deal; none if there is no such deal.
pub async fn deal(connection: &mut Connection, id: Uuid) -> Result<Option<SharedDeal>, DatabaseError> {
    let row = deals::table.find(id).select((deals::secret, deals::contributions, deals::revealed_at.is_not_null()));
    let Some((secret, contributions, is_revealed)) =
        row.fetch_optional::<(Vec<u8>, Vec<String>, bool)>(connection).await?
    else {
        return Ok(None);
    };
    let Some(secret) = secret.try_into().ok().map(Secret::from_bytes) else { return Ok(None) };
    let deal = option_of(&secret, contributions.iter().map(String::as_str));
    Ok(Some(SharedDeal { id, deal, is_revealed }))
}

/// The option of the games of a deal.
fn option_of<'a>(secret: &Secret, contributions: impl IntoIterator<Item = &'a str>) -> Deal {
    let commitment = Digest(Sha256::digest(secret.as_bytes()).into());
    let mixed = contributions.into_iter().fold(Sha256::new(), |mixed, text| {
        // A text has at most 64 characters, so the length fits a byte.
        mixed.chain_update([text.len() as u8]).chain_update(text)
    });
    Deal { commitment, entropy: Digest(mixed.finalize().into()) }
}
