//! Games that a player imported: from another server, or from a real table. They count for nothing.

use crate::{
    Connection, Database, DatabaseError,
    engine::{Seat, Variant},
    error::ImportError,
    log::codec::CodecError,
    quota::{self, Limit, MAX_IMPORTED},
    schema::imported_games::{self, account_id, dsl, id},
};
use diesel::prelude::*;
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff::{Timestamp, civil::Date};
use jiff_diesel::{NullableDate, ToDiesel};
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};
use utoipa::ToSchema;
use uuid::Uuid;

/// The source of an imported game.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, EnumString, IntoStaticStr, VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum ImportKind {
    /// The export of a game, which was verified.
    Export,
    /// The routes, stations and tickets on a real table, which were scored.
    Table,
    /// Names and points, as they were written down.
    ScoreSheet,
}

/// A player of an imported game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ImportedPlayer {
    /// The name, as given.
    #[schema(max_length = 64, example = "Ada")]
    pub name: String,
    /// The rank, from 1. Tied players share a rank, and the next ranks are skipped.
    #[schema(example = 1)]
    pub rank: u8,
    /// The points.
    #[schema(example = 96)]
    pub total: i16,
}

/// An imported game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredImport {
    pub id: Uuid,
    pub imported_at: Timestamp,
    pub kind: ImportKind,
    pub played_on: Option<Date>,
    pub variant: Option<Variant>,
    /// The id of the game on the server that it comes from.
    pub game: Option<Uuid>,
    /// The place of the importer among the players.
    pub seat: Option<Seat>,
    pub players: Vec<ImportedPlayer>,
}

#[derive(Queryable)]
struct Row {
    id: Uuid,
    #[diesel(deserialize_as = jiff_diesel::Timestamp)]
    imported_at: Timestamp,
    kind: ImportKind,
    #[diesel(deserialize_as = NullableDate)]
    played_on: Option<Date>,
    variant: Option<String>,
    game: Option<Uuid>,
    seat: Option<i16>,
    players: serde_json::Value,
}

/// The imported games of an account, the latest first.
pub async fn list(db: &Database, account: Uuid) -> Result<Vec<StoredImport>, DatabaseError> {
    let rows = imported_games::table
        .filter(account_id.eq(account))
        .order((dsl::imported_at.desc(), id.desc()))
        .limit(MAX_IMPORTED.into())
        .select((id, dsl::imported_at, dsl::kind, dsl::played_on, dsl::variant, dsl::game_id, dsl::seat, dsl::players));
    let rows = rows.load::<Row>(&mut db.connection("list_imported_games").await?).await?;
    Ok(rows.into_iter().map(Row::read).collect::<Result<_, _>>()?)
}

/// Stores an imported game. One with the same id is replaced.
///
/// # Errors
/// `TooMany` if the account has as many as are allowed.
pub async fn store(db: &Database, account: Uuid, import: &StoredImport) -> Result<(), ImportError> {
    let players = serde_json::to_value(&import.players).map_err(CodecError::Encode)?;
    let row = (
        account_id.eq(account),
        id.eq(import.id),
        dsl::imported_at.eq(import.imported_at.to_diesel()),
        dsl::kind.eq(import.kind),
        dsl::played_on.eq(NullableDate::from(import.played_on)),
        dsl::variant.eq(import.variant.map(Variant::name)),
        dsl::game_id.eq(import.game),
        dsl::seat.eq(import.seat.map(|seat| i16::from(seat.number()))),
        dsl::players.eq(players),
    );
    let mut connection = db.connection("store_imported_game").await?;
    Connection::transaction(&mut connection, async |connection| {
        // No account stores two at once, and none is deleted meanwhile.
        let mut importing = quota::lock(connection, account, &[]).await?;
        diesel::delete(imported_games::table.find((account, import.id))).execute(importing.connection()).await?;
        if !quota::admit(&mut importing, Limit::ImportedGames).await? {
            return Err(ImportError::TooMany { most: MAX_IMPORTED });
        }
        diesel::insert_into(imported_games::table).values(row).execute(connection).await?;
        Ok(())
    })
    .await
}

/// Removes an imported game. False if there is none.
pub async fn remove(db: &Database, account: Uuid, import: Uuid) -> Result<bool, DatabaseError> {
    let found = imported_games::table.find((account, import));
    Ok(diesel::delete(found).execute(&mut db.connection("remove_imported_game").await?).await? > 0)
}

impl Row {
    fn read(self) -> Result<StoredImport, CodecError> {
        Ok(StoredImport {
            id: self.id,
            imported_at: self.imported_at,
            kind: self.kind,
            played_on: self.played_on,
            variant: self.variant.and_then(|name| name.parse().ok()),
            game: self.game,
            seat: self.seat.and_then(|number| Seat::ALL.get(usize::try_from(number).ok()?).copied()),
            players: serde_json::from_value(self.players).map_err(CodecError::Decode)?,
        })
    }
}
