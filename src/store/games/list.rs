//! Lists of games, read from rows: no game is folded for them.

use crate::{
    engine::{GameOptions, Variant},
    game::visibility::Visibility,
    store::{Error, Store},
};
use diesel::{
    prelude::*,
    sql_query,
    sql_types::{Array, BigInt, Jsonb, Nullable, SmallInt, Text, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::RunQueryDsl;
use jiff_diesel::Timestamp;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;
use uuid::Uuid;

/// Where a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// It waits for players.
    Lobby,
    /// It is being played.
    Running,
    /// It was played to its end.
    Finished,
    /// It was ended without a result.
    Void,
}

impl Status {
    const ALL: [Status; 4] = [Status::Lobby, Status::Running, Status::Finished, Status::Void];

    fn name(self) -> &'static str {
        match self {
            Status::Lobby => "lobby",
            Status::Running => "running",
            Status::Finished => "finished",
            Status::Void => "void",
        }
    }
}

/// Whose games are listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whose {
    /// Those that are public.
    Everybodys,
    /// Those in which an account sits, also if a bot plays for it.
    SeatedIn(Uuid),
    /// Those that wait for players and to which it is invited.
    InvitedTo(Uuid),
}

/// Which games are listed, the newest first.
#[derive(Clone, Copy, Debug)]
pub struct Filter {
    /// Whose.
    pub whose: Whose,
    /// Only those that stand so.
    pub status: Option<Status>,
    /// Only those of this variant.
    pub variant: Option<Variant>,
    /// Only those of so many seats.
    pub seats: Option<u8>,
    /// Only those older than this one.
    pub before: Option<Uuid>,
}

/// A game in a list.
#[derive(Debug)]
pub struct Listed {
    /// Its id.
    pub id: Uuid,
    /// Where it stands.
    pub status: Status,
    /// Who may see it.
    pub visibility: Visibility,
    /// What was agreed.
    pub options: GameOptions,
    /// The names of the packs of tickets added.
    pub packs: Vec<String>,
    /// How many seats nobody has taken.
    pub open_seats: u8,
    /// Who sits where, in seat order.
    pub places: Vec<Place>,
    /// When it was opened.
    pub created_at: jiff::Timestamp,
    /// When its last event happened.
    pub updated_at: jiff::Timestamp,
}

/// A seat in a list.
#[derive(Debug, Deserialize)]
pub struct Place {
    /// Its number.
    pub seat: u8,
    /// The name of the person who took it, unless his account is gone.
    pub name: Option<String>,
    /// The level of the bot that plays it.
    pub bot: Option<String>,
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = SqlUuid)]
    id: Uuid,
    #[diesel(sql_type = Text)]
    status: String,
    #[diesel(sql_type = Text)]
    visibility: String,
    #[diesel(sql_type = Jsonb)]
    options: Value,
    #[diesel(sql_type = Array<Text>)]
    packs: Vec<String>,
    #[diesel(sql_type = SmallInt)]
    open_seats: i16,
    #[diesel(sql_type = Jsonb)]
    places: Value,
    #[diesel(sql_type = Timestamptz)]
    created_at: Timestamp,
    #[diesel(sql_type = Timestamptz)]
    updated_at: Timestamp,
}

/// The rows of a page of ids.
const PAGE: &str = "SELECT g.id, g.status, g.visibility, g.options, g.packs, g.open_seats, g.created_at, g.updated_at, \
    (SELECT jsonb_agg(jsonb_build_object('seat', s.seat, 'name', a.name, 'bot', s.bot) ORDER BY s.seat) \
    FROM game_seats s LEFT JOIN accounts a ON a.id = s.account_id WHERE s.game_id = g.id) AS places \
    FROM page JOIN games g USING (id) ORDER BY g.id DESC";

/// The newest of each kind, of which there are 64, and of these the newest: however seldom what is asked for is, no more
/// is read than that many pages of the index.
const EVERYBODYS: &str = "SELECT of_kind.id FROM unnest($1) AS status, unnest($2) AS variant, unnest($3) AS seats, \
    LATERAL (SELECT g.id FROM games g WHERE g.visibility = 'public' AND g.status = status.status \
    AND g.variant = variant.variant AND g.seats = seats.seats AND g.id < $4 ORDER BY g.id DESC LIMIT $5) AS of_kind \
    ORDER BY of_kind.id DESC LIMIT $5";

const SEATED_IN: &str = "SELECT g.id FROM game_seats s JOIN games g ON g.id = s.game_id WHERE s.account_id = $6 \
    AND s.game_id < $4 AND g.status = ANY ($1) AND g.variant = ANY ($2) AND g.seats = ANY ($3) \
    ORDER BY s.game_id DESC LIMIT $5";

const INVITED_TO: &str = "SELECT g.id FROM game_invitations i JOIN games g ON g.id = i.game_id WHERE i.account_id = $6 \
    AND i.state = 'open' AND i.game_id < $4 AND g.status = 'lobby' \
    AND g.status = ANY ($1) AND g.variant = ANY ($2) AND g.seats = ANY ($3) \
    AND NOT EXISTS (SELECT FROM game_seats s WHERE s.game_id = g.id AND s.account_id = $6) \
    ORDER BY i.game_id DESC LIMIT $5";

impl Store {
    /// So many games at most, the newest first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn games(&self, filter: Filter, limit: u8) -> Result<Vec<Listed>, Error> {
        let Filter { whose, status, variant, seats, before } = filter;
        let (page, account) = match whose {
            Whose::Everybodys => (EVERYBODYS, None),
            Whose::SeatedIn(account) => (SEATED_IN, Some(account)),
            Whose::InvitedTo(account) => (INVITED_TO, Some(account)),
        };
        let statuses = status.map_or(Status::ALL.to_vec(), |status| vec![status]);
        let variants = variant.map_or(Variant::ALL.to_vec(), |variant| vec![variant]);
        let seats = seats.map_or(vec![2, 3, 4, 5], |seats| vec![seats]);
        let found = sql_query(format!("WITH page AS MATERIALIZED ({page}) {PAGE}"))
            .bind::<Array<Text>, _>(statuses.into_iter().map(Status::name).collect::<Vec<_>>())
            .bind::<Array<Text>, _>(variants.into_iter().map(Variant::name).collect::<Vec<_>>())
            .bind::<Array<SmallInt>, _>(seats.into_iter().map(i16::from).collect::<Vec<_>>())
            .bind::<SqlUuid, _>(before.unwrap_or(Uuid::max()))
            .bind::<BigInt, _>(i64::from(limit))
            .bind::<Nullable<SqlUuid>, _>(account);
        let rows = found.load::<Row>(&mut self.connection().await?).await?;
        rows.into_iter().map(Listed::try_from).collect()
    }
}

impl TryFrom<Row> for Listed {
    type Error = Error;

    fn try_from(row: Row) -> Result<Listed, Error> {
        Ok(Listed {
            id: row.id,
            status: serde_json::from_value(Value::from(row.status)).map_err(Error::Decode)?,
            visibility: Visibility::named(&row.visibility),
            options: serde_json::from_value(row.options).map_err(Error::Decode)?,
            packs: row.packs,
            open_seats: row.open_seats as u8,
            places: serde_json::from_value(row.places).map_err(Error::Decode)?,
            created_at: row.created_at.to_jiff(),
            updated_at: row.updated_at.to_jiff(),
        })
    }
}
