//! The keys that sign and derive tokens. They are created at the first start and shared by all
//! replicas.

use crate::{
    Database, DatabaseError,
    database::fetch::Fetch,
    schema::{secrets, signing_keys},
};
use diesel::{dsl::now, prelude::*, sql_types::Timestamptz};
use diesel_async::RunQueryDsl;
use jiff_diesel::Timestamp;
use std::time::Duration;

/// A private key.
pub struct StoredKey {
    pub kid: String,
    /// The 32 bytes of the key.
    pub seed: Vec<u8>,
    pub age: Duration,
}

/// Creates the first signing key. If several replicas start at once, only one creates it.
const FIRST_KEY: &str = "INSERT INTO signing_keys (kid, seed) SELECT '1', $1 \
    WHERE NOT EXISTS (SELECT FROM signing_keys) ON CONFLICT DO NOTHING";

/// The signing keys, oldest first. The first one is created if there is none.
pub async fn signing_keys(db: &Database) -> Result<Vec<StoredKey>, DatabaseError> {
    let mut connection = db.connection("read_signing_keys").await?;
    let new: [u8; 32] = rand::random();
    diesel::sql_query(FIRST_KEY).bind::<diesel::sql_types::Binary, _>(new.as_slice()).execute(&mut connection).await?;
    let rows = signing_keys::table
        .order((signing_keys::created_at, signing_keys::kid))
        .select((signing_keys::kid, signing_keys::seed, signing_keys::created_at, now.into_sql::<Timestamptz>()))
        .load::<(String, Vec<u8>, Timestamp, Timestamp)>(&mut connection)
        .await?;
    let key = |(kid, seed, made, time): (String, Vec<u8>, Timestamp, Timestamp)| StoredKey {
        kid,
        seed,
        age: time.to_jiff().duration_since(made.to_jiff()).unsigned_abs(),
    };
    Ok(rows.into_iter().map(key).collect())
}

/// Adds a signing key. It starts signing after it has been published for a while.
pub async fn add_signing_key(db: &Database, kid: &str, seed: &[u8; 32]) -> Result<(), DatabaseError> {
    diesel::insert_into(signing_keys::table)
        .values((signing_keys::kid.eq(kid), signing_keys::seed.eq(seed.as_slice())))
        .execute(&mut db.connection("add_signing_key").await?)
        .await?;
    Ok(())
}

/// The secret from which refresh tokens are derived.
pub async fn refresh_secret(db: &Database) -> Result<Vec<u8>, DatabaseError> {
    secret(db, "refresh", &rand::random::<[u8; 32]>()).await
}

/// The seed of the key that signs dumps of open data. It is created when it is first asked for.
pub async fn dump_key(db: &Database) -> Result<Vec<u8>, DatabaseError> {
    secret(db, "dump", &rand::random::<[u8; 32]>()).await
}

/// The key that identifies the server to push services, in PKCS #8: this one, unless there is one.
pub async fn push_key(db: &Database, new: &[u8]) -> Result<Vec<u8>, DatabaseError> {
    secret(db, "push", new).await
}

async fn secret(db: &Database, name: &str, new: &[u8]) -> Result<Vec<u8>, DatabaseError> {
    let mut connection = db.connection("read_secret").await?;
    diesel::insert_into(secrets::table)
        .values((secrets::name.eq(name), secrets::secret.eq(new)))
        .on_conflict_do_nothing()
        .execute(&mut connection)
        .await?;
    Ok(secrets::table.find(name).select(secrets::secret).limit(1).fetch_one(&mut connection).await?)
}
