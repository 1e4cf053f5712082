//! Writes a generated history in bulk: accounts, and games played in their names.

use diesel::{
    QueryableByName, sql_query,
    sql_types::{Array, BigInt, Bool, Integer, Json, Text, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::{AsyncConnection, RunQueryDsl, SimpleAsyncConnection};
use jiff::Timestamp;
use jiff_diesel::ToDiesel;
use railhead::{
    engine::{BotLevel, Event, Int},
    hosting::projection::Finished,
    log::{
        chain::Chain,
        codec::{self, LogEntry},
        rng::Secret,
    },
    store::{
        AccountName, Connection, DatabaseError, append,
        database::{fetch::Fetch, statement::Parameters},
        read_models::{
            bulk::Bulk,
            ending::{GameEnding, SeatPlayers},
        },
    },
};
use serde_json::{Value, json};
use uuid::Uuid;

const NUMBERS: &str = "SELECT nextval('game_endings') AS seq FROM generate_series(1, $1)";

const GAMES: &str = "INSERT INTO games (id, status, variant, seats, secret, created_at, options, ended_seq) \
    SELECT id, 'finished', options ->> 'variant', (options ->> 'seats')::smallint, decode(secret, 'hex'), \
        created_at, options::jsonb, ended_seq \
    FROM json_to_recordset($1) \
        AS g (id uuid, secret text, created_at timestamptz, options json, ended_seq bigint)";

const HEADS: &str = "INSERT INTO game_heads (game_id, version, head, updated_at) \
    SELECT id, version, decode(head, 'hex'), updated_at \
    FROM json_to_recordset($1) AS g (id uuid, version integer, head text, updated_at timestamptz)";

const SEATS: &str = "INSERT INTO game_seats (game_id, seat, account_id, bot, game_over) \
    SELECT game_id, seat, account_id, bot, true \
    FROM json_to_recordset($1) AS s (game_id uuid, seat smallint, account_id uuid, bot text)";

/// A game that was played in the names of people.
pub struct Seeded {
    pub id: Uuid,
    pub secret: Secret,
    pub log: Vec<(Timestamp, Event)>,
    pub finished: Finished,
    /// The account in each seat; none for a bot.
    pub players: Vec<Option<Uuid>>,
    pub level: BotLevel,
}

pub struct Seeding {
    logs: bool,
    bulk: Bulk,
}

#[derive(QueryableByName)]
struct Number {
    #[diesel(sql_type = BigInt)]
    seq: i64,
}

#[derive(QueryableByName)]
struct Found {
    #[diesel(sql_type = Bool)]
    found: bool,
}

pub async fn has_games(connection: &mut Connection) -> Result<bool, DatabaseError> {
    let found = sql_query("SELECT EXISTS (SELECT FROM games) AS found");
    Ok(found.fetch_one::<Found>(connection).await?.found)
}

/// Creates accounts with these names and the same password, given as its hash. One in every few
/// is a guest. They count as having met enough others for leaderboards.
///
/// # Errors
/// If a name is taken.
pub async fn people(
    connection: &mut Connection,
    names: &[AccountName],
    password_hash: &str,
    guest_every: usize,
    at: Timestamp,
) -> Result<Vec<Uuid>, DatabaseError> {
    let ids = names.iter().map(|_| Uuid::now_v7()).collect::<Vec<_>>();
    let mut people = Parameters::default();
    let new_ids = people.bind::<Array<SqlUuid>, _>(&ids);
    let texts = |text: fn(&AccountName) -> &str| names.iter().map(text).collect::<Vec<_>>();
    let names_shown = people.bind::<Array<Text>, _>(texts(|naming| naming.name.as_str()));
    let keys = people.bind::<Array<Text>, _>(texts(|naming| naming.key.as_str()));
    let skeletons = people.bind::<Array<Text>, _>(texts(|naming| naming.skeleton.as_str()));
    let guests = (1..=names.len()).map(|nth| nth % guest_every == 0).collect::<Vec<_>>();
    let guests = people.bind::<Array<Bool>, _>(guests);
    let password_hash = people.bind::<Text, _>(password_hash);
    let at = people.bind::<Timestamptz, _>(at.to_diesel());
    let write = people.statement(format!(
        "WITH new AS (SELECT * FROM unnest({new_ids}, {names_shown}, {keys}, {skeletons}, {guests}) \
            AS n (id, name, name_key, skeleton, guest)), \
        made AS (INSERT INTO accounts (id, name, password_hash, created_at, met) \
            SELECT id, name, CASE WHEN NOT guest THEN {password_hash} END, {at}, 3 FROM new) \
        INSERT INTO names (name_key, skeleton, account_id) SELECT name_key, skeleton, id FROM new"
    ));
    write.execute(connection).await?;
    Ok(ids)
}

impl Seeding {
    /// A history, with or without the logs of its games.
    pub fn new(logs: bool) -> Seeding {
        Seeding { logs, bulk: Bulk::default() }
    }

    /// Writes games in the order in which they ended, and adds them to the sums.
    pub async fn write(&mut self, connection: &mut Connection, games: Vec<Seeded>) -> Result<(), DatabaseError> {
        Connection::transaction(connection, async |connection| {
            sql_query("SET LOCAL synchronous_commit TO off").execute(connection).await?;
            let numbers = sql_query(NUMBERS)
                .bind::<Integer, _>(i32::saturating_from(games.len()))
                .load::<Number>(connection)
                .await?;
            let logs = games.iter().map(Seeded::entries).collect::<Result<Vec<_>, _>>()?;
            write_games(connection, &games, &numbers, &logs).await?;
            if self.logs {
                for (game, entries) in games.iter().zip(&logs) {
                    let moments = game.log.iter().map(|(at, _)| *at).collect::<Vec<_>>();
                    append::insert_log(connection, game.id, entries, &moments).await?;
                }
            }
            let ending = |(game, Number { seq }): (Seeded, Number)| {
                let players = game.players.into_iter().map(|last| SeatPlayers { owner: None, last }).collect();
                GameEnding::new(game.id, seq, true, players, game.finished)
            };
            self.bulk.write(connection, games.into_iter().zip(numbers).map(ending).collect()).await
        })
        .await
    }

    /// The number of sums to be written.
    pub fn sums(&self) -> usize {
        self.bulk.sums()
    }

    /// Writes the sums, reporting progress, and lets the database analyze its tables.
    pub async fn finish(
        self,
        connection: &mut Connection,
        written: impl Fn(usize) + Send + Sync,
    ) -> Result<(), DatabaseError> {
        Connection::transaction(connection, async |connection| self.bulk.finish(connection, written).await).await?;
        connection.batch_execute("VACUUM (ANALYZE)").await?;
        Ok(())
    }
}

impl Seeded {
    fn entries(&self) -> Result<Vec<LogEntry>, DatabaseError> {
        let events = self.log.iter().map(|(at, event)| (*at, event));
        Ok(codec::entries(Chain::of_game(&self.secret, self.id), events)?)
    }
}

async fn write_games(
    connection: &mut Connection,
    games: &[Seeded],
    numbers: &[Number],
    logs: &[Vec<LogEntry>],
) -> Result<(), DatabaseError> {
    let game = |((game, Number { seq }), entries): ((&Seeded, &Number), &Vec<LogEntry>)| {
        let head = entries.last().map(|last| base16ct::lower::encode_string(&last.head.hash));
        let began = game.log.as_slice().first().map(|(at, _)| at);
        json!({"id": game.id, "version": game.log.len(), "head": head, "secret": game.secret.to_hex(), "created_at": began,
            "updated_at": game.finished.finished_at, "options": game.finished.options, "ended_seq": seq})
    };
    let rows = Value::Array(games.iter().zip(numbers).zip(logs).map(game).collect());
    for statement in [GAMES, HEADS] {
        sql_query(statement).bind::<Json, _>(&rows).execute(connection).await?;
    }
    let seats = games.iter().flat_map(|game| (0..).zip(&game.players).map(move |(seat, player)| (game, seat, player)));
    let seat = |(game, seat, player): (&Seeded, u8, &Option<Uuid>)| {
        let bot = player.is_none().then_some(game.level);
        json!({"game_id": game.id, "seat": seat, "account_id": player, "bot": bot})
    };
    sql_query(SEATS).bind::<Json, _>(Value::Array(seats.map(seat).collect())).execute(connection).await?;
    Ok(())
}
