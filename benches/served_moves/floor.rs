//! The floor: pgbench, which runs the statements of the service on the same server, in a separate
//! database.

use super::{database, execute, query};
use railhead::{postgres::Postgres, store};
use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

/// The first statement of a client: finds its game and the present version of that game.
const FIND: &str = "\\if :v = 0
SELECT id AS game, version AS v FROM games ORDER BY id OFFSET :client_id LIMIT 1 \\gset
\\endif
";

/// The statement of `store::events::append::Append`, word for word; then the update of the client's
/// version.
const APPEND: &str = "WITH moved AS (UPDATE games SET version = version + :count, head = :head, status = :status, open_seats = 0, \
due_at = NULL, waits_for = :waits_for, deadline = NULL, updated_at = :at WHERE id = :game AND version = :v AND head = :head RETURNING id, version, head, updated_at), \
logged AS (INSERT INTO game_events (game_id, seq, schema, payload, head, recorded_at) \
SELECT moved.id, :v + event.nth, :schema, event.payload::json, event.head, moved.updated_at \
FROM moved, unnest(:payloads::text[], array_fill(:head::bytea, ARRAY[:count])) WITH ORDINALITY AS event (payload, head, nth)), \
notified AS (INSERT INTO outbox (webhook_id, account_id, game_id, version, notification, at, due_at) \
SELECT w.id, b.account, moved.id, moved.version, '{\"kind\":\"your_turn\"}', moved.updated_at, moved.updated_at \
FROM moved, unnest(:begun::uuid[]) AS b (account) \
JOIN webhooks w ON coalesce(w.account_id, '00000000-0000-0000-0000-000000000000') \
IN (b.account, '00000000-0000-0000-0000-000000000000') AND 'your_turn' = ANY (w.kinds)) \
SELECT count(*) FROM moved;
\\set v :v + :count
";

/// Reads the row of a game by its primary key.
const READ: &str = "SELECT version, head, status, variant, seats, secret, updated_at FROM games WHERE id = :game;\n";

/// The first card of a turn is one event, the second card is two.
const FIRST_CARD: &str = r#"{"{\"type\":\"card_drawn\",\"seat\":0,\"card\":\"orange\"}"}"#;
const SECOND_CARD: &str =
    r#"{"{\"type\":\"card_drawn\",\"seat\":0,\"card\":\"orange\"}","{\"type\":\"turn_started\",\"seat\":1}"}"#;

/// A database with one game per client, and the scripts of pgbench.
pub struct Floor {
    url: String,
    scripts: PathBuf,
}

impl Floor {
    /// Creates the database, and writes the scripts into the directory `scripts`.
    pub fn new(postgres: &Postgres, scripts: &Path, clients: usize) -> Floor {
        let url = database(postgres, "floor");
        super::RUNTIME.block_on(store::migrate(&url)).unwrap();
        let game = "gen_random_uuid(), 1, 'running', 'classic', 2, sha256(''), '{}', decode(repeat('00', 16), 'hex')";
        let columns = "id, version, status, variant, seats, secret, options, head";
        execute(&url, &format!("INSERT INTO games ({columns}) SELECT {game} FROM generate_series(1, {clients})"));
        let scripts = scripts.to_path_buf();
        let append = |count: &str, payloads: &str, begun: &str| {
            let append = APPEND.replace(":count", count).replace(":payloads", payloads).replace(":begun", begun);
            format!("{FIND}{append}")
        };
        fs::write(scripts.join("first.sql"), append("1", ":one", ":nobody")).unwrap();
        fs::write(scripts.join("second.sql"), append("2", ":two", ":somebody")).unwrap();
        fs::write(scripts.join("read.sql"), format!("{FIND}{READ}")).unwrap();
        Floor { url, scripts }
    }

    /// Measures moves per second.
    pub fn moves(&self, clients: usize, seconds: u64) -> f64 {
        self.pgbench(&["first.sql", "second.sql"], clients, seconds)
    }

    /// Measures reads by primary key per second.
    pub fn reads(&self, clients: usize, seconds: u64) -> f64 {
        self.pgbench(&["read.sql"], clients, seconds)
    }

    /// Checks that every move of pgbench was written: the games have as many events as versions.
    pub fn check(&self) {
        let off = "SELECT (SELECT sum(version - 1) FROM games) - (SELECT count(*) FROM game_events) AS value";
        assert_eq!(query(&self.url, off), [0], "pgbench moved without writing events");
    }

    fn pgbench(&self, scripts: &[&str], clients: usize, seconds: u64) -> f64 {
        let mut command = Command::new(pgbench());
        command.current_dir(&self.scripts).args(["-n", "-M", "prepared", "-j", "2"]);
        command.args(["-c", &clients.to_string(), "-T", &seconds.to_string()]);
        command.args([
            "-D",
            "v=0",
            "-D",
            "status=running",
            "-D",
            "waits_for=1",
            "-D",
            "schema=1",
            "-D",
            "game=none",
            "-D",
            "at=2026-01-01",
        ]);
        command.args([
            "-D",
            "head=\\x00000000000000000000000000000000",
            "-D",
            "nobody={}",
            "-D",
            "somebody={018f0000-0000-7000-8000-000000000001}",
        ]);
        command.args(["-D", &format!("one={FIRST_CARD}"), "-D", &format!("two={SECOND_CARD}")]);
        command.args(scripts.iter().flat_map(|script| ["-f", script]));
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
