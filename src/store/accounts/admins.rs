//! Admin actions. Each is recorded in the admin log in the same transaction, except ending a game,
//! which is committed first.

use crate::store::{
    Account, Connection, Error, Store,
    accounts::account::COLUMNS,
    fetch::Fetch,
    read_models,
    schema::{accounts, admin_actions, names},
};
use diesel::{dsl::now, prelude::*, sql_types::Timestamptz};
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff_diesel::Timestamp;
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

/// An action to record.
#[derive(Clone, Debug)]
pub struct Deed<'a> {
    /// The admin; none on the command line.
    pub by: Option<Uuid>,
    /// The action: `grant`, `revoke`, `ban`, `unban` or `void_game`.
    pub action: &'static str,
    /// The reason.
    pub reason: Option<&'a str>,
}

/// An admin action.
#[derive(Debug, Queryable, Serialize, ToSchema)]
pub struct AdminAction {
    /// The action's id.
    pub id: Uuid,
    /// When the action was taken.
    #[diesel(deserialize_as = Timestamp)]
    pub at: jiff::Timestamp,
    /// The admin's name. Null for an action on the command line or by a deleted account.
    #[schema(example = "Ada")]
    pub admin: Option<String>,
    /// `grant`, `revoke`, `ban`, `unban` or `void_game`.
    #[schema(example = "ban")]
    pub action: String,
    /// The name of the account acted on. Null for an action on a game or a deleted account.
    #[schema(example = "Eve")]
    pub account: Option<String>,
    /// The game acted on. Null for an action on an account.
    pub game: Option<Uuid>,
    /// The reason given.
    pub reason: Option<String>,
}

diesel::alias!(accounts as admins: Admins);

impl Store {
    /// Grants or revokes the admin role of an account, by the key of its name. None if there is no
    /// such account.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn set_admin(&self, key: &str, admin: bool) -> Result<Option<Account>, Error> {
        let (role, action) = if admin { ("admin", "grant") } else { ("player", "revoke") };
        let mut connection = self.connection().await?;
        Connection::transaction(&mut connection, async |connection| {
            let Some(id) = named(connection, key).await? else { return Ok(None) };
            let account = diesel::update(accounts::table.find(id)).set(accounts::role.eq(role)).returning(COLUMNS);
            let account = account.fetch_one::<Account>(connection).await?;
            write(connection, &Deed { by: None, action, reason: None }, Some(id), None).await?;
            Ok(Some(account))
        })
        .await
    }

    /// Bans an account, by the key of its name, and hands its games to bots. None if there is no
    /// such account.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn ban(&self, deed: &Deed<'_>, key: &str) -> Result<Option<()>, Error> {
        let Some(id) = self.set_banned(deed, key, true).await? else { return Ok(None) };
        self.hand_over_games(id).await.map(Some)
    }

    /// Lifts the ban of an account, by the key of its name. None if there is no such account.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn unban(&self, deed: &Deed<'_>, key: &str) -> Result<Option<()>, Error> {
        Ok(self.set_banned(deed, key, false).await?.map(drop))
    }

    async fn set_banned(&self, deed: &Deed<'_>, key: &str, banned: bool) -> Result<Option<Uuid>, Error> {
        let mut connection = self.connection().await?;
        Connection::transaction(&mut connection, async |connection| {
            read_models::block_rebuild(connection).await?;
            let Some(id) = named(connection, key).await? else { return Ok(None) };
            let account = accounts::table.find(id);
            if banned {
                let since = accounts::banned_at.eq(now.into_sql::<Timestamptz>().nullable());
                diesel::update(account).set(since).execute(connection).await?;
            } else {
                diesel::update(account).set(accounts::banned_at.eq(None::<Timestamp>)).execute(connection).await?;
            }
            read_models::relist(connection, id).await?;
            write(connection, deed, Some(id), None).await?;
            Ok(Some(id))
        })
        .await
    }

    /// Ends a game without a result. If recording the action fails, the game is over nevertheless;
    /// repeating the request reports that.
    ///
    /// # Errors
    /// `NoSuchGame`; `Rejected` if it is over.
    pub async fn void(&self, deed: &Deed<'_>, game: Uuid) -> Result<(), Error> {
        self.void_game(game).await?;
        write(&mut *self.connection().await?, deed, None, Some(game)).await
    }

    /// The actions of admins before `before`, newest first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn admin_actions(&self, before: Option<Uuid>, limit: u8) -> Result<Vec<AdminAction>, Error> {
        let by = admins.on(admin_actions::admin_id.eq(admins.field(accounts::id).nullable()));
        let to = accounts::table.on(admin_actions::account_id.eq(accounts::id.nullable()));
        let mut found = admin_actions::table
            .left_join(by)
            .left_join(to)
            .select((
                admin_actions::id,
                admin_actions::recorded_at,
                admins.field(accounts::name).nullable(),
                admin_actions::action,
                accounts::name.nullable(),
                admin_actions::game_id,
                admin_actions::reason,
            ))
            .order(admin_actions::id.desc())
            .limit(limit.into())
            .into_boxed();
        if let Some(before) = before {
            found = found.filter(admin_actions::id.lt(before));
        }
        Ok(found.load(&mut self.connection().await?).await?)
    }
}

async fn named(connection: &mut Connection, key: &str) -> Result<Option<Uuid>, Error> {
    let named = names::table.find(key).select(names::account_id);
    Ok(named.fetch_optional::<Option<Uuid>>(connection).await?.flatten())
}

async fn write(
    connection: &mut Connection,
    deed: &Deed<'_>,
    account: Option<Uuid>,
    game: Option<Uuid>,
) -> Result<(), Error> {
    diesel::insert_into(admin_actions::table)
        .values((
            admin_actions::id.eq(Uuid::now_v7()),
            admin_actions::admin_id.eq(deed.by),
            admin_actions::action.eq(deed.action),
            admin_actions::account_id.eq(account),
            admin_actions::game_id.eq(game),
            admin_actions::reason.eq(deed.reason),
        ))
        .execute(connection)
        .await?;
    Ok(())
}
