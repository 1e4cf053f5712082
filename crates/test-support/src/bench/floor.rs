//! The floor: pgbench on the same server, in a separate database. It does the least work that makes
//! something durable (one INSERT of one event) or reads it (one row by its primary key).

use super::sql::{RUNTIME, database, execute};
use railhead::{postgres::Postgres, store};
use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
    thread,
};

/// A client inserts the events of one game after the other: of 1,000 events each, as games are long.
const INSERT: &str = "\\if :seq % 1000 = 0
SELECT gen_random_uuid() AS game \\gset
\\endif
INSERT INTO game_events (game_id, seq, schema, payload, head, recorded_at) VALUES (:game, :seq + 1, 1, :payload, :head, :at);
\\set seq :seq + 1
";

/// A client reads the head of its game.
const READ: &str = "\\if :seq = 0
SELECT game_id AS game FROM game_heads ORDER BY game_id OFFSET :client_id LIMIT 1 \\gset
\\set seq 1
\\endif
SELECT version, head FROM game_heads WHERE game_id = :game;
";

/// A client appends to one game, by the statement of the service.
const APPEND: &str = "\\if :seq = 0
SELECT game_id AS game, version AS seq FROM game_heads ORDER BY game_id OFFSET :client_id LIMIT 1 \\gset
\\endif
SELECT append_move(:game, :seq, :head, :head, 1::smallint, NULL, NULL, :at, 1::smallint, ARRAY[:payload]::text[], \
    ARRAY[:head]::bytea[], '{}', NULL, NULL, NULL);
\\set seq :seq + 1
";

/// A client appends to a group of games at once, by the statement of the service.
const APPEND_GROUP: &str = "\\if :seq = 0
SELECT array_agg(game_id)::text AS games, max(version) AS seq, array_agg(head)::text AS heads, \
    array_agg(:payload::text)::text AS payloads, array_agg(1)::text AS ones, array_agg(NULL::int)::text AS nulls, \
    array_agg(now())::text AS times, array_agg(row_number)::text AS places \
    FROM (SELECT *, row_number() OVER (ORDER BY game_id) FROM game_heads \
        ORDER BY game_id OFFSET :client_id::int * :size::int LIMIT :size::int) AS g \\gset
\\endif
SELECT append_moves(:games::uuid[], array_fill(:seq::int, ARRAY[:size::int]), :heads::bytea[], \
    array_fill(:seq::int + 1, ARRAY[:size::int]), :heads::bytea[], :ones::smallint[], :nulls::timestamptz[], \
    :nulls::timestamptz[], :times::timestamptz[], :places::int[], array_fill(:seq::int + 1, ARRAY[:size::int]), \
    1::smallint, :payloads::text[], :heads::bytea[], '{}', '{}', '{}', '{}', '{}', '{}');
\\set seq :seq + 1
";

/// A database with the tables of the service, and the scripts of pgbench.
pub struct Floor {
    url: String,
    scripts: PathBuf,
}

impl Floor {
    /// Creates the database, and writes the scripts into the directory `scripts`.
    pub fn new(postgres: &Postgres, scripts: &Path, clients: usize) -> Floor {
        let url = database(postgres, "floor");
        RUNTIME.block_on(store::migrate(&url)).unwrap();
        let head = "gen_random_uuid(), 1, decode(repeat('00', 16), 'hex'), now()";
        let heads = format!("SELECT {head} FROM generate_series(1, {clients})");
        execute(&url, &format!("INSERT INTO game_heads (game_id, version, head, updated_at) {heads}"));
        let scripts = scripts.to_path_buf();
        fs::write(scripts.join("insert.sql"), INSERT).unwrap();
        fs::write(scripts.join("read.sql"), READ).unwrap();
        fs::write(scripts.join("append.sql"), APPEND).unwrap();
        fs::write(scripts.join("append_group.sql"), APPEND_GROUP).unwrap();
        Floor { url, scripts }
    }

    /// Measures durable INSERTs per second.
    pub fn inserts(&self, clients: usize, seconds: u64) -> f64 {
        self.pgbench("insert.sql", clients, seconds)
    }

    /// Measures reads by primary key per second.
    pub fn reads(&self, clients: usize, seconds: u64) -> f64 {
        self.pgbench("read.sql", clients, seconds)
    }

    /// Measures appends per second to so many games by the statements of the service: each by itself, or in
    /// groups of this size, whichever is faster.
    pub fn appends(&self, games: usize, group: usize, seconds: u64) -> f64 {
        let single = self.pgbench("append.sql", games, seconds);
        if group < 2 {
            return single;
        }
        execute(&self.url, "UPDATE game_heads SET version = (SELECT max(version) FROM game_heads)");
        let size = format!("size={group}");
        // A service appends by a worker for each core.
        let workers = thread::available_parallelism().map_or(1, usize::from);
        let groups = self.pgbench_with("append_group.sql", workers.min(games / group).max(1), seconds, &[&size]);
        single.max(groups * group as f64)
    }

    fn pgbench(&self, script: &str, clients: usize, seconds: u64) -> f64 {
        self.pgbench_with(script, clients, seconds, &[])
    }

    fn pgbench_with(&self, script: &str, clients: usize, seconds: u64, more: &[&str]) -> f64 {
        let mut command = Command::new(pgbench());
        command.current_dir(&self.scripts).args(["-n", "-M", "prepared", "-j", "2", "-f", script]);
        command.args(["-c", &clients.to_string(), "-T", &seconds.to_string()]);
        let values = [
            "seq=0",
            "game=none",
            "at=2026-01-01",
            "head=\\x00000000000000000000000000000000",
            r#"payload={"type":"card_drawn","seat":0,"card":"orange"}"#,
        ];
        command.args(values.iter().chain(more).flat_map(|value| ["-D", value]));
        let output = command.arg(&self.url).output().unwrap();
        let said = String::from_utf8_lossy(&output.stdout);
        let tps = said.lines().find_map(|line| line.strip_prefix("tps = ")?.split(' ').next()?.parse().ok());
        tps.unwrap_or_else(|| panic!("{said}{}", String::from_utf8_lossy(&output.stderr)))
    }
}

/// The newest installed pgbench, or the one in `PATH`.
fn pgbench() -> PathBuf {
    let installed = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let programs = installed.map(|version| version.path().join("bin/pgbench")).filter(|program| program.exists());
    programs.max().unwrap_or_else(|| "pgbench".into())
}
