//! Limits of an account. What is counted is admitted while the row of the account is locked, in the transaction
//! that adds to it: however many requests are sent at once, none finds the count of another one's past.

use crate::{
    Connection, Database, DatabaseError, GameError,
    database::{fetch::Fetch, locks::lock_accounts_with_bans},
    hosting::limits::Limits,
};
use diesel::{
    QueryableByName, sql_query,
    sql_types::{BigInt, Uuid as SqlUuid},
};
use serde::Serialize;
use strum::{EnumDiscriminants, IntoStaticStr, VariantArray};
use utoipa::ToSchema;
use uuid::Uuid;

/// The maximum number of bots of an account.
pub const MAX_BOTS: u32 = 10;

/// The maximum number of API keys of an account.
pub const MAX_KEYS: u32 = 5;

/// The maximum number of identities linked to an account.
pub const MAX_IDENTITIES: u32 = 10;

/// The maximum number of webhooks of an account, besides those of its devices.
pub const MAX_WEBHOOKS: u32 = 5;

/// The maximum number of players whom an account mutes.
pub const MAX_MUTES: u32 = 500;

/// The maximum number of players whom an account blocks.
pub const MAX_BLOCKS: u32 = 500;

/// The maximum number of reports that an account sends in a day.
pub const MAX_REPORTS: u32 = 20;

/// The maximum number of imported games of an account.
pub const MAX_IMPORTED: u32 = 200;

/// The maximum number of alerts of an account.
pub const MAX_ALERTS: u32 = 5;

/// The maximum number of leagues that an account is a member of.
pub const MAX_LEAGUES_ENTERED: u32 = 5;

/// The maximum number of leagues of an account that have not ended.
pub const MAX_OPEN_LEAGUES: u32 = 3;

/// The maximum number of tournaments that are not over and in which an account takes part.
pub const MAX_ENTERED: u32 = 20;

/// The maximum number of tournaments that an account has opened and that are not over.
pub const MAX_OPEN_TOURNAMENTS: u32 = 5;

/// An account whose row is locked until the end of the transaction of this connection.
pub(crate) struct LockedAccount<'c> {
    connection: &'c mut Connection,
    id: Uuid,
    /// Whether there are all the others that were locked with it.
    pub others_exist: bool,
}

/// A thing of which an account has a limited number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, EnumDiscriminants)]
#[strum_discriminants(
    name(LimitedThing),
    vis(pub),
    derive(Serialize, IntoStaticStr, ToSchema, VariantArray),
    serde(rename_all = "snake_case"),
    doc = "A thing of which an account has a limited number."
)]
pub(crate) enum Limit {
    /// Seats in games that have not begun; so many.
    OpenGames(u32),
    /// Seats in games that are not over, and that were not handed over; so many.
    Games(u32),
    EnteredTournaments,
    OpenTournaments,
    EnteredLeagues,
    OpenLeagues,
    Bots,
    ApiKeys,
    Identities,
    Webhooks,
    ImportedGames,
    Alerts,
    Mutes,
    Blocks,
    /// Reports in the last 24 hours.
    Reports,
}

impl LockedAccount<'_> {
    /// The connection of the transaction.
    pub fn connection(&mut self) -> &mut Connection {
        self.connection
    }
}

/// A limit of an account, and how much of it is used up.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct UsedLimit {
    /// The thing that is limited.
    pub limit: LimitedThing,
    /// The number that the account has.
    #[schema(example = 3)]
    pub used: u32,
    /// The number that it can have.
    #[schema(example = 10)]
    pub most: u32,
}

#[derive(QueryableByName)]
struct Counted {
    #[diesel(sql_type = BigInt)]
    counted: i64,
}

/// Locks the row of an account, together with those of others that the transaction locks, too: locks are taken
/// in one order.
///
/// # Errors
/// `Banned`, `NoAccount`: what was done to the account while the request was on its way.
pub(crate) async fn lock<'c>(
    connection: &'c mut Connection,
    id: Uuid,
    others: &[Uuid],
) -> Result<LockedAccount<'c>, DatabaseError> {
    let locked = lock_accounts_with_bans(connection, &[others, &[id]].concat()).await?;
    let found = |id: &Uuid| locked.iter().find(|(there, _)| there == id);
    match found(&id) {
        None => Err(DatabaseError::NoAccount),
        Some((_, true)) => Err(DatabaseError::Banned),
        Some((_, false)) => {
            Ok(LockedAccount { connection, id, others_exist: others.iter().all(|other| found(other).is_some()) })
        }
    }
}

/// Whether the account may have one more.
pub(crate) async fn admit(account: &mut LockedAccount<'_>, limit: Limit) -> Result<bool, DatabaseError> {
    Ok(count(account.connection, account.id, limit).await? < limit.most())
}

/// Whether the account may have what this transaction has just added; if not, it is to be rolled back.
pub(crate) async fn admit_added(account: &mut LockedAccount<'_>, limit: Limit) -> Result<bool, DatabaseError> {
    Ok(count(account.connection, account.id, limit).await? <= limit.most())
}

/// The limits of an account, and how much of each is used up.
pub async fn used(db: &Database, account: Uuid) -> Result<Vec<UsedLimit>, DatabaseError> {
    let mut connection = db.connection("list_limits").await?;
    let mut limits = Vec::new();
    for limit in Limit::all(&db.process.limits) {
        let used = count(&mut connection, account, limit).await?;
        limits.push(UsedLimit { limit: limit.into(), used, most: limit.most() });
    }
    Ok(limits)
}

async fn count(connection: &mut Connection, account: Uuid, limit: Limit) -> Result<u32, DatabaseError> {
    let count = format!("SELECT count(*) AS counted FROM {}", limit.rows());
    let Counted { counted } = sql_query(count).bind::<SqlUuid, _>(account).fetch_one(connection).await?;
    Ok(u32::try_from(counted).unwrap_or(u32::MAX))
}

/// Admits the player of a seat.
///
/// # Errors
/// `TooManyGames`.
pub(crate) async fn admit_player(db: &Database, account: &mut LockedAccount<'_>) -> Result<(), GameError> {
    let most = db.process.limits.games;
    match admit(account, Limit::Games(most)).await? {
        true => Ok(()),
        false => Err(GameError::TooManyGames { most }),
    }
}

impl Limit {
    /// All limits of an account, with those that the operator sets.
    fn all(limits: &Limits) -> [Limit; 15] {
        [
            Limit::OpenGames(limits.open_games),
            Limit::Games(limits.games),
            Limit::EnteredTournaments,
            Limit::OpenTournaments,
            Limit::EnteredLeagues,
            Limit::OpenLeagues,
            Limit::Alerts,
            Limit::ImportedGames,
            Limit::Mutes,
            Limit::Blocks,
            Limit::Reports,
            Limit::Bots,
            Limit::ApiKeys,
            Limit::Identities,
            Limit::Webhooks,
        ]
    }

    pub(crate) fn most(self) -> u32 {
        match self {
            Limit::OpenGames(most) | Limit::Games(most) => most,
            Limit::EnteredTournaments => MAX_ENTERED,
            Limit::OpenTournaments => MAX_OPEN_TOURNAMENTS,
            Limit::EnteredLeagues => MAX_LEAGUES_ENTERED,
            Limit::OpenLeagues => MAX_OPEN_LEAGUES,
            Limit::Bots => MAX_BOTS,
            Limit::ApiKeys => MAX_KEYS,
            Limit::Identities => MAX_IDENTITIES,
            Limit::Webhooks => MAX_WEBHOOKS,
            Limit::ImportedGames => MAX_IMPORTED,
            Limit::Alerts => MAX_ALERTS,
            Limit::Mutes => MAX_MUTES,
            Limit::Blocks => MAX_BLOCKS,
            Limit::Reports => MAX_REPORTS,
        }
    }

    /// The rows that count.
    fn rows(self) -> &'static str {
        match self {
            Limit::OpenGames(_) => {
                "game_seats s JOIN games g ON g.id = s.game_id WHERE s.account_id = $1 AND g.status = 'lobby'"
            }
            Limit::Games(_) => "game_seats WHERE account_id = $1 AND NOT game_over AND NOT handed_over",
            Limit::EnteredTournaments => {
                "tournament_players p JOIN tournaments t ON t.id = p.tournament_id \
                WHERE p.account_id = $1 AND p.is_present AND t.phase IN ('open', 'running')"
            }
            Limit::OpenTournaments => "tournaments WHERE organiser_id = $1 AND phase IN ('open', 'running')",
            Limit::EnteredLeagues => "league_members WHERE account_id = $1",
            Limit::OpenLeagues => "leagues WHERE organiser_id = $1 AND phase <> 'ended'",
            Limit::Bots => "bots WHERE owner_id = $1",
            Limit::ApiKeys => "api_keys WHERE account_id = $1",
            Limit::Identities => "identities WHERE account_id = $1",
            Limit::Webhooks => "webhooks WHERE account_id = $1 AND recipient = 'account'",
            Limit::ImportedGames => "imported_games WHERE account_id = $1",
            Limit::Alerts => "alerts WHERE account_id = $1",
            Limit::Mutes => "mutes WHERE account_id = $1",
            Limit::Blocks => "blocks WHERE account_id = $1",
            Limit::Reports => "reports WHERE reporter_id = $1 AND reported_at > now() - interval '1 day'",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn every_limit_is_shown_once() {
        let shown = Limit::all(&Limits::default()).map(|limit| <&str>::from(LimitedThing::from(limit)));
        let all = LimitedThing::VARIANTS.iter().map(|thing| <&str>::from(*thing)).collect::<HashSet<_>>();
        assert_eq!((shown.len(), HashSet::from(shown)), (all.len(), all));
    }
}
