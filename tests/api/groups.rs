//! Moves and views of several games in one statement. A lock keeps the batch workers of a process
//! busy, so that requests arriving meanwhile form a group.

use crate::{
    app::{App, Person, RUNTIME, duel, id, query, until_waiting},
    metrics::{figures, sum},
};
use diesel_async::{AsyncConnection, AsyncPgConnection, RunQueryDsl, SimpleAsyncConnection};
use railhead_test_support::until;
use serde_json::{Value, json};
use std::{
    collections::HashSet,
    fs,
    path::{Path, PathBuf},
    sync::mpsc,
    thread,
    time::Duration,
};

/// The number of waiting requests at which a further worker starts.
const WORTH_A_WORKER: usize = 3;

/// The number of workers that start for single moves, and of those that start when several wait.
fn workers() -> (usize, usize) {
    let cores = thread::available_parallelism().unwrap().get();
    (cores.div_ceil(2), cores / 2)
}

/// As many games as occupy all workers.
fn blockers(ada: &Person, bob: &Person) -> Vec<String> {
    let (for_one, for_several) = workers();
    (0..for_one + WORTH_A_WORKER * for_several).map(|_| duel(ada, bob)).collect()
}

/// Locks the rows of games until it is dropped.
fn lock(app: &App, games: &[String]) -> AsyncPgConnection {
    let mut locking = RUNTIME.block_on(AsyncPgConnection::establish(&app.database_url)).unwrap();
    let ids = games.iter().map(|game| format!("'{}'", id(game))).collect::<Vec<_>>().join(", ");
    let lock = format!("BEGIN; SELECT FROM game_heads WHERE game_id IN ({ids}) FOR UPDATE");
    RUNTIME.block_on(locking.batch_execute(&lock)).unwrap();
    locking
}

/// The transactions that last wrote the heads of games.
fn transactions(app: &App, games: &[String]) -> HashSet<String> {
    let ids = games.iter().map(|game| format!("'{}'", id(game))).collect::<Vec<_>>().join(", ");
    let rows = query(&app.database_url, &format!("SELECT xmin::text FROM game_heads WHERE game_id IN ({ids})"));
    rows.iter().map(|row| row["xmin"].as_str().unwrap().to_owned()).collect()
}

/// Draws in each game at once. Each answer comes with the game's number as soon as it is there.
fn draw_in<'scope>(
    scope: &'scope thread::Scope<'scope, '_>,
    ada: &'scope Person,
    games: &'scope [String],
) -> mpsc::Receiver<(usize, u16)> {
    let (told, answers) = mpsc::channel();
    for (nth, game) in games.iter().enumerate() {
        let told = told.clone();
        scope.spawn(move || told.send((nth, ada.draw(game).status)));
    }
    answers
}

/// The time after which a worker that waits is replaced by another.
const SLOW: Duration = Duration::from_millis(250);

/// The next answer. Meanwhile time goes by, and workers that wait are replaced.
fn next(app: &App, answers: &mpsc::Receiver<(usize, u16)>) -> (usize, u16) {
    let mut answer = None;
    until("a move is answered", || {
        app.process.time.advance(SLOW);
        answer = answers.recv_timeout(Duration::from_millis(10)).ok();
        answer.is_some()
    });
    answer.unwrap()
}

/// Draws in locked games until all workers are occupied: each waits for a lock.
fn occupy_workers<'scope>(
    scope: &'scope thread::Scope<'scope, '_>,
    ada: &'scope Person,
    blocked: &'scope [String],
) -> Vec<mpsc::Receiver<(usize, u16)>> {
    let (alone, others) = blocked.split_at(workers().0);
    let groups = alone.chunks(1).chain(others.chunks(WORTH_A_WORKER));
    let each_by_its_worker = groups.enumerate().map(|(before, group)| {
        let answers = draw_in(scope, ada, group);
        until_waiting(&ada.app.database_url, before + 1);
        answers
    });
    each_by_its_worker.collect()
}

#[test]
fn moves_waiting_for_a_worker_share_a_transaction() {
    let app = App::start().still();
    let (ada, bob) = (app.guest(), app.guest());
    let blocked = blockers(&ada, &bob);
    let games = (0..6).map(|_| duel(&ada, &bob)).collect::<Vec<_>>();
    let before = games.iter().map(|game| ada.version(game)).collect::<Vec<_>>();
    let locking = lock(&app, &blocked);
    thread::scope(|scope| {
        let held_up = occupy_workers(scope, &ada, &blocked);
        let answers = draw_in(scope, &ada, &games);
        // They wait together.
        thread::sleep(Duration::from_secs(1));
        for _ in &games {
            assert_eq!(next(&app, &answers).1, 200);
        }
        assert!(held_up.iter().all(|answers| answers.try_recv().is_err()), "the rows are still locked");
        drop(locking);
        let statuses = held_up.iter().flatten().map(|(_, status)| status).collect::<Vec<_>>();
        assert_eq!(statuses, vec![200; blocked.len()]);
    });
    // One for all, unless a worker was free again before the last of them had arrived.
    let transactions = transactions(&app, &games).len();
    assert!(transactions < games.len(), "{transactions}");
    for (game, before) in games.iter().zip(before) {
        assert_eq!(ada.version(game), before + 1);
        let log = query(
            &app.database_url,
            &format!("SELECT max(seq) AS last, count(*) AS events FROM game_events WHERE game_id = '{}'", id(game)),
        );
        assert_eq!(log, [json!({"last": before + 1, "events": before + 1})]);
    }
}

#[test]
fn a_locked_game_in_a_group_delays_the_others_by_a_moment_only() {
    let app = App::start().still();
    let (ada, bob) = (app.guest(), app.guest());
    let blocked = blockers(&ada, &bob);
    let games = (0..4).map(|_| duel(&ada, &bob)).collect::<Vec<_>>();
    let locking = lock(&app, &[&blocked[..], &games[2..3]].concat());
    thread::scope(|scope| {
        let held_up = occupy_workers(scope, &ada, &blocked);
        let answers = draw_in(scope, &ada, &games);
        let others = (0..3).map(|_| next(&app, &answers)).collect::<HashSet<_>>();
        assert_eq!(others, HashSet::from([(0, 200), (1, 200), (3, 200)]));
        assert!(answers.try_recv().is_err());
        drop(locking);
        assert_eq!(next(&app, &answers), (2, 200));
        drop(held_up);
    });
}

#[test]
fn a_move_decided_on_an_old_head_does_not_harm_its_group() {
    let app = App::start().still();
    let other = app.another();
    let (ada, bob) = (app.guest(), app.guest());
    let blocked = blockers(&ada, &bob);
    let games = (0..3).map(|_| duel(&ada, &bob)).collect::<Vec<_>>();
    let before = ada.version(&games[1]);
    let locking = lock(&app, &blocked);
    thread::scope(|scope| {
        let held_up = occupy_workers(scope, &ada, &blocked);
        let answers = draw_in(scope, &ada, &games);
        ada.at(&other).draw(&games[1]).ok();
        for _ in &games {
            assert_eq!(next(&app, &answers).1, 200);
        }
        drop((locking, held_up));
    });
    assert_eq!(ada.version(&games[1]), before + 3, "two cards, and the next turn has begun");
}

#[test]
fn a_client_that_hangs_up_leaves_its_move_in_the_group() {
    use std::{io::Write, net::TcpStream};
    let app = App::start().still();
    let (ada, bob) = (app.guest(), app.guest());
    let blocked = blockers(&ada, &bob);
    let game = duel(&ada, &bob);
    let before = ada.version(&game);
    let locking = lock(&app, &blocked);
    thread::scope(|scope| {
        let held_up = occupy_workers(scope, &ada, &blocked);
        let mut client = TcpStream::connect(app.url.trim_start_matches("http://")).unwrap();
        let body = json!({"type": "draw_card"}).to_string();
        let head = format!("POST {game}/moves HTTP/1.1\r\nHost: railhead\r\nAuthorization: {}\r\n", ada.token);
        let rest = format!("Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}", body.len());
        client.write_all((head + &rest).as_bytes()).unwrap();
        thread::sleep(Duration::from_secs(1));
        drop(client);
        until("the move is made", || {
            app.process.time.advance(SLOW);
            ada.version(&game) != before
        });
        drop((locking, held_up));
    });
}

/// The statement of four places, as a connection of the service has sent it.
fn statement_of_four(app: &App) -> String {
    let asked = "SELECT query FROM pg_stat_activity WHERE datname = current_database() AND query LIKE '%($4))%' \
        AND query NOT LIKE '%pg_stat_activity%'";
    query(&app.database_url, asked)[0]["query"].as_str().unwrap().to_owned()
}

#[derive(diesel::QueryableByName)]
struct Plans {
    #[diesel(sql_type = diesel::sql_types::BigInt)]
    generic_plans: i64,
}

/// The number of six executions of a statement of four places that have used one plan for all.
fn plans_kept(app: &App, statement: &str) -> i64 {
    let prepare = format!("PREPARE heads ({}) AS {statement}", ["uuid"; 4].join(", "));
    let execute = format!("EXECUTE heads ({})", ["gen_random_uuid()"; 4].join(", "));
    RUNTIME.block_on(async {
        let mut connection = AsyncPgConnection::establish(&app.database_url).await.unwrap();
        connection.batch_execute(&prepare).await.unwrap();
        for _ in 0..6 {
            connection.batch_execute(&execute).await.unwrap();
        }
        let plans = diesel::sql_query("SELECT generic_plans FROM pg_prepared_statements WHERE name = 'heads'");
        plans.load::<Plans>(&mut connection).await.unwrap()[0].generic_plans
    })
}

#[test]
fn views_waiting_for_a_worker_are_one_prepared_statement() {
    let app = App::start();
    let (ada, bob) = (app.guest(), app.guest());
    let alone = (0..workers().0).map(|_| duel(&ada, &bob)).collect::<Vec<_>>();
    let others = (0..3).map(|_| duel(&ada, &bob)).collect::<Vec<_>>();
    // Seven views of three games.
    let games = alone.iter().chain(others.iter().cycle().take(7)).collect::<Vec<_>>();
    let heads = games.iter().map(|game| ada.view(game)["head"].clone()).collect::<Vec<_>>();
    let count =
        |operation| sum(&figures(&app), "db_client_operation_duration_seconds_count", &[("operation", operation)]);
    let before = (count("read_heads"), count("read_game"));
    let mut locking = RUNTIME.block_on(AsyncPgConnection::establish(&app.database_url)).unwrap();
    RUNTIME.block_on(locking.batch_execute("BEGIN; LOCK TABLE game_heads")).unwrap();
    thread::scope(|scope| {
        let ada = &ada;
        let view = |game: &String| {
            let path = format!("{game}/view");
            scope.spawn(move || ada.get(&path).ok()["head"].clone())
        };
        let (alone, others) = games.split_at(alone.len());
        let mut views = Vec::new();
        for (before, game) in alone.iter().enumerate() {
            views.push(view(game));
            until_waiting(&app.database_url, before + 1);
        }
        views.extend(others.iter().map(|game| view(game)));
        // They wait together.
        thread::sleep(Duration::from_secs(2));
        drop(locking);
        let seen = views.into_iter().map(|view| view.join().unwrap()).collect::<Vec<_>>();
        assert_eq!(seen, heads, "each its own");
    });
    assert_eq!(count("read_heads"), before.0 + workers().0 as f64 + 1.0);
    assert_eq!(count("read_game"), before.1, "no game was read again");
    assert_eq!(plans_kept(&app, &statement_of_four(&app)), 1);
}

#[test]
fn a_view_is_current_and_its_viewers_own_however_often_read() {
    let app = App::start();
    let other = app.another();
    let (ada, bob, carla) = (app.guest(), app.guest(), app.guest());
    let game = duel(&ada, &bob);
    let path = format!("{game}/view");
    for _ in 0..3 {
        let views = [&ada, &bob, &carla].map(|person| person.get(&path).ok());
        assert_eq!((&views[0]["you"]["seat"], &views[1]["you"]["seat"]), (&json!(0), &json!(1)));
        assert_eq!(views[2]["you"], Value::Null);
        for (person, view) in [&ada, &bob, &carla].iter().zip(&views) {
            assert_eq!(&person.get(&path).ok(), view);
            assert_eq!(&person.at(&other).get(&path).ok(), view);
            assert_eq!(person.get(&format!("{path}?moves=true")).ok()["you"], view["you"]);
        }
        let head = ada.at(&other).play(&game, &ada.moves(&game)[0]).ok()["head"].clone();
        assert_eq!(ada.get(&path).ok()["head"], head);
        assert_eq!(carla.get(&path).ok()["head"], head);
        if ada.moves(&game).is_empty() {
            bob.draw_twice(&game);
        }
    }
}

/// A `NOTIFY` locks all databases of the server until its transaction is flushed: moves that notify are
/// written one after the other.
#[test]
fn no_transaction_of_a_move_notifies() {
    let app = App::start();
    let functions = "SELECT proname FROM pg_proc WHERE pronamespace = current_schema()::regnamespace \
        AND prosrc ~ 'pg_notify|\\mNOTIFY\\M'";
    assert_eq!(query(&app.database_url, functions), [] as [Value; 0]);
    let sources = sources(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/crates/store/src")));
    let notifies = |file: &PathBuf| {
        let text = fs::read(file).unwrap();
        let text = String::from_utf8_lossy(&text);
        text.contains("pg_notify") || text.contains("\"NOTIFY ")
    };
    let notifying = sources.into_iter().filter(notifies).collect::<Vec<_>>();
    assert_eq!(notifying.len(), 1, "{notifying:?}");
    assert!(notifying[0].ends_with("src/peers.rs"), "which has a connection of its own for it");
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}
