//! The phrases said in a game.

use crate::{
    Database, DatabaseError,
    access::player_is_shown,
    database::statement::{Parameters, Statement},
    engine::Seat,
    hosting::phrases::{Phrase, SaidPhrase},
};
use diesel::{
    QueryableByName,
    sql_types::{Array, BigInt, Integer, Nullable, SmallInt, Text, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::RunQueryDsl;
use jiff::Timestamp;
use jiff_diesel::ToDiesel;
use strum::VariantArray;
use uuid::Uuid;

/// The phrases of a game, the latest first, without those of people whom the viewer has muted or
/// who are hidden from the viewer.
fn page(game: Uuid, viewer: Option<Uuid>, Said { before, until }: Said, limit: u8) -> Statement<'static> {
    let before = before.and_then(|before| i32::try_from(before).ok()).unwrap_or(i32::MAX);
    let mut parameters = Parameters::default();
    let game = parameters.bind::<SqlUuid, _>(game);
    let before = parameters.bind::<Integer, _>(before);
    let viewer = parameters.bind::<Nullable<SqlUuid>, _>(viewer);
    let limit = parameters.bind::<BigInt, _>(i64::from(limit));
    // A later release may have written others.
    let known = parameters.bind::<Array<Text>, _>(Phrase::VARIANTS);
    let until = parameters.bind::<Nullable<Timestamptz>, _>(until.map(ToDiesel::to_diesel));
    parameters.statement(format!(
        include_str!("said.sql"),
        game = game,
        before = before,
        known = known,
        until = until,
        viewer = viewer,
        shown = player_is_shown(&viewer, "p.account_id"),
        limit = limit
    ))
}

#[derive(QueryableByName)]
struct SaidRow {
    #[diesel(sql_type = Integer)]
    number: i32,
    #[diesel(sql_type = SmallInt)]
    seat: i16,
    #[diesel(sql_type = Nullable<Text>)]
    name: Option<String>,
    #[diesel(sql_type = Text)]
    phrase: String,
    #[diesel(sql_type = Integer)]
    version: i32,
    #[diesel(sql_type = Timestamptz)]
    said_at: jiff_diesel::Timestamp,
}

/// The phrases of a game to list.
#[derive(Clone, Copy, Default, Debug)]
pub struct Said {
    /// Only those before this number, if there is one.
    pub before: Option<u32>,
    /// Only those said until then, if there is a limit.
    pub until: Option<Timestamp>,
}

/// At most `limit` phrases of a game that `viewer` wants to hear, the latest first.
pub async fn list(
    db: &Database,
    game: Uuid,
    viewer: Option<Uuid>,
    said: Said,
    limit: u8,
) -> Result<Vec<SaidPhrase>, DatabaseError> {
    let rows = page(game, viewer, said, limit).load::<SaidRow>(&mut db.connection("list_phrases").await?).await?;
    Ok(rows.into_iter().filter_map(SaidRow::said).collect())
}

impl SaidRow {
    /// None if it is not of this release.
    fn said(self) -> Option<SaidPhrase> {
        let SaidRow { number, seat, name, phrase, version, said_at } = self;
        Some(SaidPhrase {
            number: number.unsigned_abs(),
            seat: Seat::new(u8::try_from(seat).ok()?)?,
            name,
            phrase: phrase.parse().ok()?,
            version: version.unsigned_abs(),
            said_at: said_at.to_jiff(),
        })
    }
}
