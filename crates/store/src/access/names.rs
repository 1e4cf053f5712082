//! Accounts by the names and the public ids of their players.

use crate::{
    Connection, DatabaseError,
    database::fetch::Fetch,
    identity::{PlayerId, PlayerKey},
    schema::{accounts, names},
};
use diesel::{
    dsl::{Eq, sql},
    expression::SqlLiteral,
    prelude::*,
    sql_types::Binary,
};
use uuid::Uuid;

/// The public id of an account's player, as the index `accounts_by_player_id` has it.
pub const PLAYER_ID: &str = "substring(sha256('player'::bytea || uuid_send(accounts.id)) FROM 1 FOR 16)";

/// An account by the public id of its player.
pub(crate) fn has_player_id(id: &PlayerId) -> Eq<SqlLiteral<Binary>, &[u8]> {
    sql::<Binary>(PLAYER_ID).eq(id.as_bytes())
}

pub(crate) async fn account_of(connection: &mut Connection, key: &PlayerKey) -> Result<Option<Uuid>, DatabaseError> {
    match key {
        PlayerKey::Id(id) => {
            let account = accounts::table.filter(has_player_id(id)).select(accounts::id).limit(1);
            Ok(account.fetch_optional(connection).await?)
        }
        PlayerKey::Name(key) => {
            let named = names::table.find(key).select(names::account_id);
            Ok(named.fetch_optional::<Option<Uuid>>(connection).await?.flatten())
        }
    }
}
