//! Accounts as moderators see them.

use crate::{
    Database, DatabaseError, Role, StoredAccount,
    accounts::{
        bans, bots,
        reports::{self, Report},
        sessions,
    },
    admin_log::{self, AdminAction},
    database::fetch::Fetch,
    engine::Int,
    identity::PlayerId,
};
use diesel::{
    QueryableByName, sql_query,
    sql_types::{BigInt, Nullable, Timestamptz, Uuid as SqlUuid},
};
use jiff::Timestamp;
use jiff_diesel::{NullableTimestamp, ToDiesel};
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

/// The number of reports, and that of actions, that are shown.
const LAST: u8 = 20;

/// The games of an account, of which those that another plays on are not unfinished, and its mute, if it is not
/// over at `$2`.
const FIGURES: &str = "SELECT count(*) AS games, \
        count(*) FILTER (WHERE NOT game_over AND NOT handed_over) AS unfinished, \
        (SELECT muted_until FROM accounts WHERE id = $1 AND muted_until > $2) AS muted_until \
    FROM game_seats WHERE account_id = $1";

#[derive(QueryableByName)]
struct Figures {
    #[diesel(sql_type = BigInt)]
    games: i64,
    #[diesel(sql_type = BigInt)]
    unfinished: i64,
    #[diesel(sql_type = Nullable<Timestamptz>)]
    muted_until: NullableTimestamp,
}

/// The ban of an account.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct BanInForce {
    /// Since when the account is banned.
    pub since: Timestamp,
    /// The end. Null if it has none.
    pub until: Option<Timestamp>,
    /// The reason. Null if it was banned without one.
    #[schema(example = "insults in the names of three accounts")]
    pub reason: Option<String>,
}

/// An account, as moderators see it.
#[derive(Debug, Serialize, ToSchema)]
pub struct AccountOverview {
    /// The player's public id.
    pub player_id: PlayerId,
    /// The player's name.
    #[schema(example = "Eve")]
    pub name: String,
    /// Whether it is a guest account.
    #[schema(example = false)]
    pub guest: bool,
    /// The name of the owner of a bot. Null for a person.
    #[schema(example = "Ada")]
    pub owner: Option<String>,
    /// The role.
    pub role: Role,
    /// The time at which the account was created.
    pub created_at: Timestamp,
    /// The ban. Null if it is not banned.
    pub ban: Option<BanInForce>,
    /// The end of its mute. Null if it is not muted.
    pub muted_until: Option<Timestamp>,
    /// The number of devices that are signed in.
    #[schema(example = 2)]
    pub devices: u32,
    /// The number of games in which it has a seat.
    #[schema(example = 120)]
    pub games: u32,
    /// The number of these that are not over, and in which it plays itself.
    #[schema(example = 4)]
    pub unfinished_games: u32,
    /// The last 20 reports about the account or what it said, the latest first. None for yourself.
    pub reports: Vec<Report>,
    /// The last 20 actions of moderators and admins on the account, the latest first, without answers to reports.
    /// Each has the name at that time.
    pub actions: Vec<AdminAction>,
}

/// An account for a moderator, or for the command line.
pub async fn overview(
    db: &Database,
    moderator: Option<Uuid>,
    account: StoredAccount,
) -> Result<AccountOverview, DatabaseError> {
    let id = account.id;
    let owner = bots::owner(db, id).await?.map(|(_, name)| name);
    let ban = match account.banned_at.to_jiff() {
        Some(since) => bans::in_force(db, id).await?.map(|ban| (since, ban)),
        None => None,
    };
    let ban = ban.map(|(since, ban)| BanInForce { since, until: ban.until, reason: ban.reason.clone() });
    let figures = sql_query(FIGURES).bind::<SqlUuid, _>(id).bind::<Timestamptz, _>(db.now().to_diesel());
    let figures = figures.fetch_one::<Figures>(&mut db.connection("count_games").await?).await?;
    Ok(AccountOverview {
        player_id: PlayerId::of(id),
        guest: account.is_guest(),
        owner,
        role: account.role,
        created_at: account.created_at,
        ban,
        muted_until: figures.muted_until.to_jiff(),
        devices: u32::saturating_from(sessions::devices(db, id).await?.len()),
        games: u32::saturating_from(figures.games),
        unfinished_games: u32::saturating_from(figures.unfinished),
        reports: reports::about(db, moderator, id, LAST).await?,
        actions: admin_log::actions_on(db, id, LAST).await?,
        name: account.name,
    })
}
