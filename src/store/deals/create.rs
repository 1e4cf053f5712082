//! Making a deal.

use crate::{
    engine::{Deal, Entropy},
    hosting::rng::Secret,
    store::{Connection, Database, DatabaseError, database::fetch::Fetch, schema::deals},
};
use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use jiff::Timestamp;
use jiff_diesel::ToDiesel;
use uuid::Uuid;

/// A deal to make.
#[derive(Clone, Debug)]
pub struct NewDeal {
    /// Its id.
    pub id: Uuid,
    /// Its secret.
    pub secret: Secret,
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

/// Makes a deal. Its commitment can be published.
pub async fn create(db: &Database, connection: &mut Connection, new: NewDeal) -> Result<SharedDeal, DatabaseError> {
    let secret = new.secret;
    let contributions = new.contributions.iter().map(Entropy::as_str).collect::<Vec<_>>();
    let row = (
        deals::id.eq(new.id),
        deals::secret.eq(secret.as_bytes().as_slice()),
        deals::contributions.eq(&contributions),
        deals::created_at.eq(db.now().to_diesel()),
        deals::closes_at.eq(new.closes_at.to_diesel()),
    );
    diesel::insert_into(deals::table).values(row).execute(connection).await?;
    Ok(SharedDeal { id: new.id, deal: secret.deal(contributions), is_revealed: false })
}

/// Closes a deal: no further game of it begins, and it is revealed once the last one is over.
pub(crate) async fn close(connection: &mut Connection, id: Uuid, at: Timestamp) -> Result<(), DatabaseError> {
    let open = deals::id.eq(id).and(deals::closes_at.gt(at.to_diesel()));
    let closed = deals::closes_at.eq(at.to_diesel());
    diesel::update(deals::table.filter(open)).set(closed).execute(connection).await?;
    Ok(())
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
    let deal = secret.deal(contributions.iter().map(String::as_str));
    Ok(Some(SharedDeal { id, deal, is_revealed }))
}
