//! Copies of games, made by SQL: the same log under another id, with other players, and moved back in
//! time as a whole, so that its clocks run out when it is wanted.

use super::support::sql::{execute, query, texts};

/// The number of games that are copied in a transaction.
const BATCH: u64 = 100_000;
/// The number of games for each account: with 3.5 seats a game, it sits in 28.
const GAMES_AN_ACCOUNT: u64 = 8;
/// The tables with rows of a begun game.
const TABLES: [&str; 4] = ["games", "game_heads", "game_seats", "game_events"];

const PREPARE: &str = include_str!("prepare.sql");

/// The times at which copies are due.
pub enum Due {
    /// Spread over what is left of the clocks of their templates, but for the next six hours.
    Later,
    /// Three seconds from now on, so many each second.
    Soon(u64),
    /// All of them, two seconds from now.
    AtOnce,
}

impl Due {
    /// The time at which the copy with the number `n` of the game `t` is due. `first` is the number of the
    /// first copy.
    fn sql(&self, first: u64) -> String {
        match self {
            Due::Later => "now() + interval '6 hours' + random() * (t.due_at - now() - interval '6 hours')".to_owned(),
            Due::Soon(rate) => format!("now() + interval '3 s' + (n - {first}) * interval '1 s' / {rate}"),
            Due::AtOnce => "now() + interval '2 s'".to_owned(),
        }
    }
}

/// The copies in a database.
pub struct Copies {
    url: String,
    /// The statements that copy rows of the games in `bench.batch`.
    statements: Vec<String>,
    pub number: u64,
    accounts: u64,
}

impl Copies {
    /// Takes the begun games of the database as templates.
    ///
    /// # Panics
    /// If they have rows in a table that is not copied.
    pub fn of_games_in(url: &str) -> Copies {
        execute(url, PREPARE);
        let copies = Copies { url: url.to_owned(), statements: statements(url), number: 0, accounts: 0 };
        let others = texts(url, "SELECT table_name AS value FROM bench.tables_of_games");
        let others = others.iter().filter(|table| !TABLES.contains(&table.as_str()) && *table != "inbox_items");
        for table in others {
            let rows =
                query(url, &format!("SELECT count(*) AS value FROM {table} JOIN bench.templates t ON t.id = game_id"));
            assert_eq!(rows, [0], "{table} has rows of begun games and is not copied");
        }
        copies
    }

    /// The copies that an earlier run made.
    pub fn made_in(url: &str) -> Copies {
        let next =
            query(url, "SELECT unnest(ARRAY[max(n) + 1, max(first_account + accounts)]) AS value FROM bench.batch");
        Copies { url: url.to_owned(), statements: statements(url), number: next[0] as u64, accounts: next[1] as u64 }
    }

    /// Adds copies until there are so many.
    pub fn grow_to(&mut self, number: u64, due: &Due) {
        while self.number < number {
            self.add((number - self.number).min(BATCH), due);
        }
    }

    /// Adds copies in one transaction. Afterwards `bench.batch` has them.
    pub fn add(&mut self, games: u64, due: &Due) {
        let accounts = (games / GAMES_AN_ACCOUNT).max(10);
        let (first, first_account) = (self.number, self.accounts);
        let (last, last_account) = (first + games - 1, first_account + accounts - 1);
        let batch = format!(
            "BEGIN; TRUNCATE bench.batch; SELECT bench.add_accounts({first_account}, {last_account}); \
            INSERT INTO bench.batch (n, template, id, due_at, shift, version, first_account, accounts) \
                SELECT n, t.id, bench.id_at(t.created_at + (c.due_at - t.due_at), 'game ' || n), c.due_at, \
                c.due_at - t.due_at, t.version, {first_account}, {accounts} \
                FROM generate_series({first}, {last}) n JOIN bench.templates t ON t.nth = n % (SELECT count(*) FROM bench.templates), \
                LATERAL (SELECT {due} AS due_at) c; ANALYZE bench.batch; ",
            due = due.sql(first)
        );
        let count = "; UPDATE accounts a SET inbox_seq = i.seq FROM (SELECT i.account_id, max(i.seq) AS seq \
            FROM inbox_items i JOIN bench.batch c ON c.id = i.game_id GROUP BY 1) i WHERE i.account_id = a.id; COMMIT";
        execute(&self.url, &(batch + &self.statements.join("; ") + count));
        (self.number, self.accounts) = (last + 1, last_account + 1);
    }

    /// The number of games of the last batch whose clocks have run out and were noticed.
    pub fn carried_out(&self) -> u64 {
        let sql = "SELECT count(*) AS value FROM bench.batch c JOIN game_heads h ON h.game_id = c.id WHERE h.version > c.version";
        query(&self.url, sql)[0] as u64
    }

    /// The time from a deadline of the last batch until its event, in milliseconds: median, p99 and the latest.
    pub fn lateness(&self) -> Vec<i64> {
        query(
            &self.url,
            "SELECT unnest(percentile_disc(ARRAY[0.5, 0.99, 1.0]) WITHIN GROUP (ORDER BY late)) AS value FROM \
            (SELECT round(1000 * extract(epoch FROM e.recorded_at - c.due_at))::bigint AS late FROM bench.batch c \
            JOIN game_events e ON e.game_id = c.id AND e.seq = c.version + 1) l",
        )
    }
}

/// The statements that copy the rows of all tables.
fn statements(url: &str) -> Vec<String> {
    let mut statements = TABLES.iter().map(|table| copy(url, table, "", "o.")).collect::<Vec<_>>();
    let seats = "JOIN game_seats s ON s.game_id = o.game_id AND s.account_id = o.account_id";
    statements.push(copy(url, "inbox_items", seats, "s."));
    statements
}

/// The statement that copies the rows of a table. The seat of an account is a column of `seat`.
fn copy(url: &str, table: &str, join: &str, seat: &str) -> String {
    let columns =
        format!("SELECT column_name || ' ' || data_type AS value FROM bench.columns WHERE table_name = '{table}'");
    let columns = texts(url, &columns);
    let columns = columns.iter().map(|column| column.split_once(' ').unwrap()).collect::<Vec<_>>();
    let value = |(name, kind): &(&str, &str)| match (table, *name) {
        ("games", "id") | (_, "game_id") => "c.id".to_owned(),
        ("games", "code") => "translate(upper(left(md5(c.id::text), 6)), '01', 'GH')".to_owned(),
        ("inbox_items", "seq") => {
            format!("row_number() OVER (PARTITION BY bench.account(c, {seat}seat) ORDER BY c.n, o.seq)")
        }
        (_, "account_id") => format!("bench.account(c, {seat}seat)"),
        // The one who joined or began the game; nobody reads who it was.
        (_, "by_account") => "CASE WHEN o.by_account IS NOT NULL THEN bench.account(c, 0::smallint) END".to_owned(),
        _ if *kind == "timestamp with time zone" => format!("o.{name} + c.shift"),
        _ => format!("o.{name}"),
    };
    let names = columns.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ");
    let values = columns.iter().map(value).collect::<Vec<_>>().join(", ");
    let id = if table == "games" { "id" } else { "game_id" };
    format!(
        "INSERT INTO {table} ({names}) SELECT {values} FROM bench.batch c JOIN {table} o ON o.{id} = c.template {join}"
    )
}
