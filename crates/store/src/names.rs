//! Names by full case folding. Names from before it was made are folded later, by a job: SQL cannot do
//! it. Two accounts whose names fold to the same keep both, each found by its own spelling.

use crate::{
    Connection, Database, DatabaseError,
    database::fetch::Fetch,
    identity::{PlayerId, PlayerKey, folded},
    schema::{accounts, names},
};
use diesel::{
    dsl::{Eq, sql},
    expression::SqlLiteral,
    prelude::*,
    sql_query,
    sql_types::{Array, Binary, Bool, Text},
};
use diesel_async::RunQueryDsl;
use std::collections::{HashMap, HashSet};
use uuid::Uuid;

/// The number of names that are folded in one statement.
const BATCH: i64 = 2000;

/// The maximum number of collisions that are listed.
const MAX_LISTED: i64 = 1000;

/// Fills in the foldings that no other name has, not even meanwhile.
const FOLD: &str = "UPDATE names n SET folded = new.folded FROM unnest($1, $2) AS new (name_key, folded) \
    WHERE n.name_key = new.name_key AND n.folded IS NULL \
        AND NOT EXISTS (SELECT FROM names o WHERE o.folded = new.folded)";

const IS_MIGRATED: &str = "SELECT EXISTS (SELECT FROM pg_attribute WHERE attrelid = to_regclass('names') \
    AND attname = 'folded' AND NOT attisdropped) AS is_migrated";

#[derive(QueryableByName)]
struct Migrated {
    #[diesel(sql_type = Bool)]
    is_migrated: bool,
}

/// Two names that are one by full case folding, from before they were compared so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NameCollision {
    /// The name that is found by its own spelling only.
    pub name: String,
    /// The one that is also found by every other spelling.
    pub other: String,
}

/// A name that was not folded: its key, and its spelling by its account.
type Unfolded = (String, Option<String>);

/// Folds the names that were not folded yet. Returns how many it has folded.
///
/// # Errors
/// If the database does not answer, or a name was taken at the same moment: then try again.
pub async fn fold(db: &Database) -> Result<usize, DatabaseError> {
    let mut connection = db.connection("fold_names").await?;
    let (mut after, mut changed) = (String::new(), 0);
    loop {
        let page = names::table.filter(names::folded.is_null().and(names::name_key.gt(&after)));
        let page = page.order(names::name_key).select(names::name_key).limit(BATCH);
        let page = page.load::<String>(&mut connection).await?;
        let Some(last) = page.last() else { return Ok(changed) };
        after.clone_from(last);
        let mut taken = HashSet::new();
        let new = page.into_iter().map(|key| (folded(&key), key)).filter(|(folded, _)| taken.insert(folded.clone()));
        let (folded, keys): (Vec<_>, Vec<_>) = new.unzip();
        let fold = sql_query(FOLD).bind::<Array<Text>, _>(keys).bind::<Array<Text>, _>(folded);
        changed += fold.execute(&mut connection).await?;
    }
}

/// The names that share their folding with an earlier one, at most a thousand.
pub async fn collisions(db: &Database) -> Result<Vec<NameCollision>, DatabaseError> {
    let mut connection = db.connection("list_name_collisions").await?;
    if !sql_query(IS_MIGRATED).fetch_one::<Migrated>(&mut connection).await?.is_migrated {
        return Ok(Vec::new());
    }
    let unfolded = names::table
        .left_join(accounts::table)
        .filter(names::folded.is_null())
        .order(names::name_key)
        .limit(MAX_LISTED)
        .select((names::name_key, accounts::name.nullable()))
        .load::<Unfolded>(&mut connection)
        .await?;
    let unfolded = unfolded.into_iter().map(|(key, name)| (folded(&key), name.unwrap_or(key)));
    let unfolded = unfolded.collect::<Vec<_>>();
    let others = names::table
        .left_join(accounts::table)
        .filter(names::folded.eq_any(unfolded.iter().map(|(folded, _)| folded)))
        .select((names::folded, names::name_key, accounts::name.nullable()))
        .load::<(Option<String>, String, Option<String>)>(&mut connection)
        .await?;
    let others = others.into_iter().filter_map(|(folded, key, name)| Some((folded?, name.unwrap_or(key))));
    let others = others.collect::<HashMap<_, _>>();
    let collision = |(folded, name): (String, String)| {
        others.get(&folded).map(|other| NameCollision { name, other: other.clone() })
    };
    Ok(unfolded.into_iter().filter_map(collision).collect())
}

/// The names that are spelled like this key, or that fold to the same. The first one is meant: the one
/// spelled so, if [`spelled_so_first`] orders them.
#[diesel::dsl::auto_type]
pub(crate) fn is_named<'a>(key: &'a str, folded: String) -> _ {
    names::name_key.eq(key).or(names::folded.eq(folded))
}

/// The order in which names that fold to the same are meant.
#[diesel::dsl::auto_type]
pub(crate) fn spelled_so_first<'a>(key: &'a str) -> _ {
    names::name_key.ne(key)
}

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
        PlayerKey::Name(key) => account_of_name(connection, key).await,
    }
}

async fn account_of_name(connection: &mut Connection, key: &str) -> Result<Option<Uuid>, DatabaseError> {
    let named = names::table.filter(is_named(key, folded(key))).order(spelled_so_first(key)).limit(1);
    let named = named.select(names::account_id).fetch_optional::<Option<Uuid>>(connection).await?;
    Ok(named.flatten())
}
