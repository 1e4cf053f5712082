//! Read models: rows derived from the log of each game that ended with a result, written in the
//! transaction of its last event. The cost depends on that game alone, never on how many were
//! played before.

pub(crate) mod acquaintances;
pub mod bulk;
pub mod ending;
pub(crate) mod head_to_head;
pub mod percentiles;
pub mod popularity;
pub mod query;
pub(crate) mod ratings;
pub mod rebuild;
mod rebuild_lock;
pub(crate) mod results;
pub(crate) mod standings;
pub(crate) mod totals;
pub mod turn_positions;

pub(crate) use rebuild_lock::block_rebuild;
pub(crate) use standings::relist;

use crate::{
    Connection, DatabaseError,
    database::{fetch::Fetch, locks, prepared::Prepare},
    events::history,
    hosting::{projection::finished, visibility::Visibility},
    read_models::ending::{GameEnding, SeatPlayers},
    schema::{accounts, bots, former_players, game_seats, games},
};
use diesel::{
    prelude::*,
    sql_query,
    sql_types::{Bool, Uuid as SqlUuid},
};
use diesel_async::RunQueryDsl;
use std::{
    collections::{HashMap, HashSet},
    slice,
};
use uuid::Uuid;

/// The key of the advisory lock under which accounts are pseudonymized one at a time.
const PSEUDONYM_LOCK: i64 = rebuild_lock::LOCK + 1;

/// The rows of deleted accounts no longer exist, so their pseudonyms are locked instead.
const LOCK_PSEUDONYMS: &str = "SELECT pg_advisory_xact_lock(hashtextextended(pseudonym::text, 0)) \
    FROM (SELECT pseudonym FROM game_seats WHERE game_id = $1 AND pseudonym IS NOT NULL \
        UNION SELECT pseudonym FROM former_players WHERE game_id = $1 AND pseudonym IS NOT NULL \
        ORDER BY pseudonym) AS players";

const NUMBER: &str = "UPDATE games SET ended_seq = nextval('game_endings') WHERE id = $1";

/// Writes the read models of a game whose log has just received its last event.
pub(crate) async fn end(connection: &mut Connection, game: Uuid) -> Result<(), DatabaseError> {
    block_rebuild(connection).await?;
    let seated = game_seats::table.filter(game_seats::game_id.eq(game)).select(game_seats::account_id);
    let seated = seated.load::<Option<Uuid>>(connection).await?;
    let former = former_players::table.filter(former_players::game_id.eq(game)).select(former_players::account_id);
    let former = former.load::<Option<Uuid>>(connection).await?;
    let players = seated.into_iter().chain(former).flatten().collect::<Vec<_>>();
    locks::lock_accounts(connection, &players).await?;
    sql_query(LOCK_PSEUDONYMS).bind::<SqlUuid, _>(game).prepared().execute(connection).await?;
    sql_query(NUMBER).bind::<SqlUuid, _>(game).prepared().execute(connection).await?;
    for ending in derive(connection, game).await? {
        acquaintances::note(connection, &ending).await?;
    }
    Ok(())
}

/// Writes the read models of a game that has its number. Returns its ending, if it has a result.
async fn derive(connection: &mut Connection, game: Uuid) -> Result<Vec<GameEnding>, DatabaseError> {
    let mut endings = read(connection, &[game]).await?;
    for ending in &mut endings {
        ratings::rate(connection, ending).await?;
        write(connection, ending).await?;
    }
    Ok(endings)
}

/// The endings of numbered games, in order of their numbers, not yet rated.
async fn read(connection: &mut Connection, games: &[Uuid]) -> Result<Vec<GameEnding>, DatabaseError> {
    let mut histories = history::histories(connection, games).await?;
    let seats = game_seats::table
        .left_join(bots::table.on(game_seats::account_id.eq(bots::account_id.nullable())))
        .filter(game_seats::game_id.eq_any(games))
        .order((game_seats::game_id, game_seats::seat))
        .select((
            game_seats::game_id,
            game_seats::seat,
            game_seats::account_id,
            game_seats::pseudonym,
            game_seats::was_bot,
            bots::owner_id.nullable(),
        ))
        .load::<(Uuid, i16, Option<Uuid>, Option<Uuid>, bool, Option<Uuid>)>(connection)
        .await?;
    let owners = former_players::table
        .filter(former_players::game_id.eq_any(games).and(former_players::nth.eq(0)))
        .select((
            (former_players::game_id, former_players::seat),
            (former_players::account_id, former_players::pseudonym),
        ))
        .load::<((Uuid, i16), (Option<Uuid>, Option<Uuid>))>(connection)
        .await?;
    let owners = owners.into_iter().collect::<HashMap<_, _>>();
    let mut players = HashMap::<Uuid, Vec<SeatPlayers>>::new();
    let mut with_bots = HashSet::new();
    for (game, seat, account, pseudonym, was_bot, bot_of) in seats {
        let owner = owners.get(&(game, seat)).map(|(account, pseudonym)| account.or(*pseudonym));
        players.entry(game).or_default().push(SeatPlayers { owner, last: account.or(pseudonym) });
        if was_bot || bot_of.is_some() {
            with_bots.insert(game);
        }
    }
    let numbered = games::table
        .filter(games::id.eq_any(games).and(games::ended_seq.is_not_null()))
        .order(games::ended_seq)
        .select((
            games::id,
            games::ended_seq.assume_not_null(),
            games::visibility,
            games::script.is_not_null().or(games::deal_id.is_not_null()),
        ))
        .load::<(Uuid, i64, Visibility, bool)>(connection)
        .await?;
    let ending = |(game, seq, visibility, is_prepared): (Uuid, i64, Visibility, bool)| {
        let finished = finished(&histories.remove(&game)?)?;
        let public = visibility == Visibility::Public;
        let mut ending = GameEnding::new(game, seq, public, players.remove(&game)?, finished);
        ending.with_bots |= with_bots.contains(&game);
        if is_prepared {
            ending.count_for_nobody();
        }
        Some(ending)
    };
    Ok(numbered.into_iter().filter_map(ending).collect())
}

/// Writes everything derived from an ending.
async fn write(connection: &mut Connection, ending: &GameEnding) -> Result<(), DatabaseError> {
    results::write(connection, slice::from_ref(ending)).await?;
    ratings::write(connection, ending).await?;
    totals::write(connection, ending).await?;
    head_to_head::write(connection, slice::from_ref(ending)).await?;
    standings::write(connection, ending).await?;
    if ending.is_uncounted { Ok(()) } else { popularity::note(connection, ending).await }
}

/// Pseudonymizes a player: their results stay, under an id that leads nowhere, with their choice about open
/// data. The account's row is locked. Only one account at a time, because players who have met share rows.
pub(crate) async fn pseudonymize_player(connection: &mut Connection, account: Uuid) -> Result<(), DatabaseError> {
    sql_query(format!("SELECT pg_advisory_xact_lock({PSEUDONYM_LOCK})")).execute(connection).await?;
    standings::forget(connection, account).await?;
    let pseudonym = Uuid::new_v4();
    let is_bot = accounts::table.find(account).select(accounts::is_bot);
    let is_bot = is_bot.fetch_optional::<bool>(connection).await?.unwrap_or(false);
    let choice = last_choice(connection, account).await?;
    let seats = game_seats::table.filter(game_seats::account_id.eq(account));
    diesel::update(seats)
        .set((
            game_seats::account_id.eq(None::<Uuid>),
            game_seats::pseudonym.eq(pseudonym),
            game_seats::was_bot.eq(game_seats::was_bot.or(is_bot.into_sql::<Bool>())),
            game_seats::open_games.eq(choice.as_deref()),
        ))
        .execute(connection)
        .await?;
    let former = former_players::table.filter(former_players::account_id.eq(account));
    diesel::update(former)
        .set((
            former_players::account_id.eq(None::<Uuid>),
            former_players::pseudonym.eq(pseudonym),
            former_players::open_games.eq(choice.as_deref()),
        ))
        .execute(connection)
        .await?;
    rename(connection, account, pseudonym).await
}

/// The choice about open data that stays with the seats of an account; that of the owner for a bot.
async fn last_choice(connection: &mut Connection, account: Uuid) -> Result<Option<String>, DatabaseError> {
    let owner = bots::table.find(account).select(bots::owner_id).fetch_optional::<Uuid>(connection).await?;
    let chosen = accounts::table.find(owner.unwrap_or(account)).select(accounts::open_games);
    Ok(chosen.fetch_optional::<String>(connection).await?)
}

/// Replaces a player's id in all derived rows.
async fn rename(connection: &mut Connection, player: Uuid, now: Uuid) -> Result<(), DatabaseError> {
    let named = [
        "results.player",
        "ratings.player",
        "rating_changes.player",
        "totals.player",
        "head_to_head.player",
        "head_to_head.opponent",
    ];
    for (table, column) in named.iter().filter_map(|named| named.split_once('.')) {
        let rename = format!("UPDATE {table} SET {column} = $2 WHERE {column} = $1");
        sql_query(rename).bind::<SqlUuid, _>(player).bind::<SqlUuid, _>(now).execute(connection).await?;
    }
    Ok(())
}
