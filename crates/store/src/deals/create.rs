//! Making a deal, and closing it.

use crate::{Connection, Database, DatabaseError, engine::Entropy, log::rng::Secret, schema::deals};
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

/// Makes a deal. Its commitment can be published.
pub async fn create(db: &Database, connection: &mut Connection, new: NewDeal) -> Result<(), DatabaseError> {
    let row = (
        deals::id.eq(new.id),
        deals::secret.eq(new.secret.as_bytes().as_slice()),
        deals::contributions.eq(new.contributions.iter().map(Entropy::as_str).collect::<Vec<_>>()),
        deals::created_at.eq(db.now().to_diesel()),
        deals::closes_at.eq(new.closes_at.to_diesel()),
    );
    diesel::insert_into(deals::table).values(row).execute(connection).await?;
    Ok(())
}

/// Closes a deal: no further game of it begins, and it is revealed once the last one is over.
pub(crate) async fn close(connection: &mut Connection, id: Uuid, at: Timestamp) -> Result<(), DatabaseError> {
    let open = deals::id.eq(id).and(deals::closes_at.gt(at.to_diesel()));
    let closed = deals::closes_at.eq(at.to_diesel());
    diesel::update(deals::table.filter(open)).set(closed).execute(connection).await?;
    Ok(())
}
