//! Access to games: the rule in SQL, by which lists and results are read, and the rule in Rust, by
//! which a game is shown.

use crate::{
    app::{App, RUNTIME, dealt, execute, over, query},
    challenges::{begin, today},
    service::database,
};
use railhead::{
    log::packs::Packs,
    store::{GameError, games::visible},
};
use rand::{
    RngExt, SeedableRng,
    seq::{IndexedRandom, SliceRandom},
};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use uuid::Uuid;

/// The number of random games, and of viewers of each.
const GAMES: u128 = 1000;
const VIEWERS: usize = 3;

/// An operator, somebody banned, other people, two guests, and the bots of two people.
const ACCOUNTS: &str = "INSERT INTO accounts (id, name, password_hash, is_bot, role, banned_at) \
    SELECT lpad(to_hex(n), 32, '0')::uuid, 'Player ' || n, CASE WHEN n < 9 THEN 'x' END, n > 10, \
        CASE n WHEN 1 THEN 'admin' ELSE 'player' END, CASE n WHEN 2 THEN now() END FROM generate_series(1, 12) n; \
    INSERT INTO bots (account_id, owner_id) SELECT lpad(to_hex(n), 32, '0')::uuid, lpad(to_hex(n - 8), 32, '0')::uuid \
    FROM generate_series(11, 12) n";
const PEOPLE: u128 = 10;
const BOTS: u128 = 2;

/// Copies of the logs of other games.
const COPIES: &str = "INSERT INTO games (id, status, variant, seats, options, visibility, secret, deal_id) \
        SELECT d.id, g.status, g.variant, g.seats, g.options, d.visibility, g.secret, d.deal \
        FROM drawn d JOIN games g ON g.id = d.pattern; \
    INSERT INTO game_heads (game_id, version, head, waits_for, updated_at) \
        SELECT d.id, h.version, h.head, h.waits_for, h.updated_at \
        FROM drawn d JOIN game_heads h ON h.game_id = d.pattern; \
    INSERT INTO game_events (game_id, seq, schema, payload, head, recorded_at) \
        SELECT d.id, e.seq, e.schema, e.payload, e.head, e.recorded_at \
        FROM drawn d JOIN game_events e ON e.game_id = d.pattern; \
    INSERT INTO spectator_links (game_id, token, made_at) SELECT id, id, now() FROM drawn";

/// A game that was played, to be copied.
#[derive(Clone, Debug)]
struct Pattern {
    kind: String,
    game: Uuid,
    seats: usize,
    deal: Option<Uuid>,
}

/// A copy of a game, with other people.
#[derive(Debug)]
struct Drawn {
    id: Uuid,
    pattern: Pattern,
    visibility: &'static str,
    /// The accounts by seat, none where nobody sits.
    seated: Vec<Option<Uuid>>,
    /// Somebody for whom another one stands in at the first seat.
    former: Option<Uuid>,
    invited: Vec<(Uuid, &'static str)>,
    /// The accounts that the link has admitted.
    admitted: Vec<Uuid>,
}

fn account(number: u128) -> Uuid {
    Uuid::from_u128(number)
}

fn sql(id: Option<Uuid>) -> String {
    id.map_or("NULL::uuid".to_owned(), |id| format!("'{id}'::uuid"))
}

fn insert(into: &str, rows: impl IntoIterator<Item = String>) -> String {
    format!("INSERT INTO {into} VALUES {};", rows.into_iter().collect::<Vec<_>>().join(", "))
}

/// A game of each status, and one with a deal: sealed, and revealed.
fn patterns(app: &App) -> Vec<Pattern> {
    let [ada, bob, cleo] = ["Ada", "Bob", "Cleo"].map(|name| app.register(name));
    ada.open(json!({"seats": 3}));
    ada.delete(&ada.open(json!({"seats": 2}))).ok();
    dealt(json!({"seats": 3}), &[&ada, &bob, &cleo]);
    over(json!({"seats": 2}), &[&ada, &bob]);
    begin(&ada, &today(app));
    let id = |value: &Value| value.as_str().map(|id| id.parse::<Uuid>().unwrap());
    let games = query(&app.database_url, "SELECT id, seats, status, deal_id FROM games");
    let pattern = |row: &Value| Pattern {
        kind: if row["deal_id"].is_null() { row["status"].as_str().unwrap() } else { "sealed" }.to_owned(),
        game: id(&row["id"]).unwrap(),
        seats: row["seats"].as_u64().unwrap() as usize,
        deal: id(&row["deal_id"]),
    };
    let mut patterns = games.iter().map(pattern).collect::<Vec<_>>();
    let sealed = patterns.iter().find(|pattern| pattern.deal.is_some()).unwrap().clone();
    let deal = Uuid::from_u128(u128::MAX);
    let reveal = format!(
        "INSERT INTO deals SELECT '{deal}', secret, contributions, created_at, closes_at, now() FROM deals WHERE id = {}",
        sql(sealed.deal)
    );
    execute(&app.database_url, &reveal).unwrap();
    patterns.push(Pattern { kind: "revealed".to_owned(), deal: Some(deal), ..sealed });
    patterns
}

fn draw(rng: &mut ChaCha8Rng, patterns: &[Pattern], id: Uuid) -> Drawn {
    let pattern = patterns.choose(rng).unwrap().clone();
    let mut accounts = (1..=PEOPLE + BOTS).map(account).collect::<Vec<_>>();
    accounts.shuffle(rng);
    let (players, others) = accounts.split_at(pattern.seats);
    let state = |rng: &mut ChaCha8Rng| *["open", "declined", "barred"].choose(rng).unwrap();
    Drawn {
        id,
        visibility: ["public", "unlisted", "private"].choose(rng).unwrap(),
        seated: players.iter().map(|player| rng.random_bool(0.8).then_some(*player)).collect(),
        former: rng.random_bool(0.3).then_some(others[0]),
        invited: others[1..=3].iter().map(|other| (*other, state(rng))).collect(),
        admitted: others[3..=4].to_vec(),
        pattern,
    }
}

fn write(app: &App, games: &[Drawn]) {
    let row = |game: &Drawn| {
        let (pattern, deal) = (sql(Some(game.pattern.game)), sql(game.pattern.deal));
        format!("('{}', {pattern}, '{}', {deal})", game.id, game.visibility)
    };
    let seats = games.iter().flat_map(|game| {
        (0..)
            .zip(&game.seated)
            .map(move |(seat, seated): (usize, _)| format!("('{}', {seat}, {})", game.id, sql(*seated)))
    });
    let former = games.iter().filter_map(|game| Some(format!("('{}', 0, 0, '{}')", game.id, game.former?)));
    let invited = games.iter().flat_map(|game| {
        game.invited.iter().map(move |(account, state)| format!("('{}', '{account}', '{state}')", game.id))
    });
    let admitted = games
        .iter()
        .flat_map(|game| game.admitted.iter().map(move |account| format!("('{}', '{account}', now())", game.id)));
    let statements = [
        "CREATE TABLE drawn (id uuid PRIMARY KEY, pattern uuid, visibility text, deal uuid);".to_owned(),
        insert("drawn", games.iter().map(row)),
        format!("{COPIES};"),
        insert("game_seats (game_id, seat, account_id)", seats),
        insert("former_players (game_id, seat, nth, account_id)", former),
        insert("game_invitations (game_id, account_id, state)", invited),
        insert("game_spectators (game_id, account_id, admitted_at)", admitted),
        "ANALYZE".to_owned(),
    ];
    execute(&app.database_url, &statements.concat()).unwrap();
}

/// Other blocks than before, of people and of bots by people.
fn block(app: &App, rng: &mut ChaCha8Rng) {
    let mut pairs = Vec::new();
    while pairs.len() < 7 {
        let pair = (rng.random_range(1..=PEOPLE), rng.random_range(1..=PEOPLE + BOTS));
        if pair.0 != pair.1 && !pairs.contains(&pair) {
            pairs.push(pair);
        }
    }
    let rows = pairs.into_iter().map(|(one, other)| format!("('{}', '{}', now())", account(one), account(other)));
    execute(&app.database_url, &format!("DELETE FROM blocks; {}", insert("blocks", rows))).unwrap();
}

/// Asks both rules about random viewers of games. Counts the answers by the kind of game and its
/// visibility.
fn compare(app: &App, games: &[Drawn], rng: &mut ChaCha8Rng, answers: &mut BTreeMap<(String, bool), usize>) {
    let mut asked = Vec::new();
    for game in games.iter().flat_map(|game| [game; VIEWERS]) {
        let number = rng.random_range(0..=PEOPLE + BOTS);
        asked.push((game, (number > 0).then_some(account(number))));
    }
    let row = |(nth, (game, viewer)): (usize, &(&Drawn, Option<Uuid>))| {
        format!("({nth}, '{}'::uuid, {})", game.id, sql(*viewer))
    };
    let rows = asked.iter().enumerate().map(row).collect::<Vec<_>>().join(", ");
    let condition = visible::condition("asked.viewer");
    let in_sql = format!(
        "SELECT {condition} AS shown FROM (VALUES {rows}) AS asked (nth, game, viewer) \
        JOIN games g ON g.id = asked.game ORDER BY asked.nth"
    );
    let (in_sql, db) = (query(&app.database_url, &in_sql), app.database());
    assert_eq!(in_sql.len(), asked.len());
    for ((game, viewer), row) in asked.into_iter().zip(in_sql) {
        let is_shown = match RUNTIME.block_on(visible::game_for(&db, game.id, viewer)) {
            Ok(_) => true,
            Err(GameError::NoSuchGame) => false,
            Err(error) => panic!("{error}: {game:?}"),
        };
        assert_eq!(row["shown"], is_shown, "for {viewer:?}: {game:?}");
        for case in [&game.pattern.kind, game.visibility] {
            *answers.entry((case.to_owned(), is_shown)).or_default() += 1;
        }
    }
}

/// The second time, the games are remembered, and what is not in their logs has changed.
#[test]
fn both_rules_of_access_have_the_same_answer() {
    let app = App::on(database(), Packs::default());
    let patterns = patterns(&app);
    app.process.time.hold();
    let mut rng = ChaCha8Rng::seed_from_u64(11);
    execute(&app.database_url, ACCOUNTS).unwrap();
    let games = (1..=GAMES).map(|id| draw(&mut rng, &patterns, Uuid::from_u128(id << 64))).collect::<Vec<_>>();
    write(&app, &games);
    let mut answers = BTreeMap::new();
    block(&app, &mut rng);
    compare(&app, &games, &mut rng, &mut answers);
    assert_eq!(answers.len(), 2 * (6 + 3), "{answers:?}");
    assert!(answers.values().all(|count| *count > 50), "{answers:?}");
    let change = "UPDATE deals SET revealed_at = now(); \
        UPDATE game_invitations SET state = CASE state WHEN 'open' THEN 'declined' ELSE 'open' END";
    execute(&app.database_url, change).unwrap();
    block(&app, &mut rng);
    compare(&app, &games, &mut rng, &mut answers);
}
