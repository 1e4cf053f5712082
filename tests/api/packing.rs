//! Packed logs: readers of a game see no difference, and unpackable logs stay as they are.

use crate::{
    app::{App, Person, RUNTIME, any, dealt, execute, id, over, over_after, query},
    past_games::{rebuild, remains},
    replicas::Replica,
};
use railhead::{
    store::{
        DatabaseError,
        events::pack::{self, Packed},
    },
    verify::{transcript::Transcript, verify},
};
use serde_json::{Value, json};
use std::{process::Command, thread, time::Duration};

const DAY: Duration = Duration::from_secs(27 * 3600);

/// A game that Ada played to its end against bots.
fn played(ada: &Person) -> String {
    let game = ada.open(json!({"seats": 3, "bots": ["conductor", "random"], "auto_start": true}));
    ada.play_to_the_end(&game, any(5));
    game
}

/// Games of a few turns.
fn brief<const N: usize>(ada: &Person, bob: &Person) -> [String; N] {
    [(); N].map(|()| over_after(4, json!({"seats": 2}), &[ada, bob]))
}

fn pack(app: &App) -> Result<Packed, DatabaseError> {
    RUNTIME.block_on(pack::pack_logs(&app.database()))
}

/// Packs the logs of all games that are over, a day later.
fn pack_all(app: &App) {
    app.wait(DAY);
    let outcome = pack(app).unwrap();
    assert!(outcome.packed > 0 && outcome.refused.is_empty(), "{outcome:?}");
}

fn events_of(app: &App, game: &str) -> i64 {
    let count = format!("SELECT count(*) FROM game_events WHERE game_id = '{}'", id(game));
    query(&app.database_url, &count)[0]["count"].as_i64().unwrap()
}

/// Rows with the transaction that wrote them.
fn packed_rows(app: &App) -> Vec<Value> {
    let mut rows = query(&app.database_url, "SELECT game_id, dictionary, md5(log) AS log, xmin::text FROM packed_logs");
    // On Citus the columns have no names.
    rows.sort_by_key(Value::to_string);
    rows
}

/// The answers of every reader of a log about a game.
fn readings(person: &Person, game: &str) -> Vec<String> {
    let version = person.get(game).ok()["version"].as_u64().unwrap();
    let page = person.get(&format!("{game}/events?after=3")).ok();
    let head = page["events"].as_array().unwrap().len();
    let first = person.follow(game, 0).next().unwrap().id;
    let mut paths = [
        "",
        "/view",
        "/view?moves=true",
        "/moves",
        "/events",
        "/export",
        "/fairness",
        "/replay?at=1",
        "/replay?at=40&as=1",
    ]
    .map(|path| format!("{game}{path}"))
    .to_vec();
    paths.extend([
        format!("{game}/events?after=3"),
        format!("{game}/events?after={version}&wait=1"),
        format!("{game}/events?after={}", version - 2),
        format!("{game}/events?after={first}&wait=1"),
        format!("{game}/events?after={}{}", &first[..33], if first.ends_with('0') { '1' } else { '0' }),
        "/v1/accounts/me/export".to_owned(),
    ]);
    let text = |path: &String| {
        let answer = person.get(path);
        let tag = answer.headers.get("etag").map(|tag| tag.to_str().unwrap().to_owned());
        // A problem names its request.
        format!("{path} {} {tag:?} {}", answer.status, answer.text.replace(answer.header("x-request-id"), ""))
    };
    let mut stream = person.follow(game, 2);
    let streamed =
        (0..head - 1).map(|_| stream.next().unwrap()).map(|message| format!("{} {}", message.id, message.data));
    paths.iter().map(text).chain(streamed).collect()
}

#[test]
fn a_finished_game_reads_the_same_before_and_after_packing() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let finished = played(&ada);
    let void = dealt(json!({"seats": 2}), &[&ada, &bob]);
    bob.resign(&void);
    let resigned = over(json!({"seats": 2}), &[&ada, &bob]);
    let games = [&finished, &void, &resigned];
    let running = dealt(json!({"seats": 2, "bots": ["random"]}), &[&ada]);
    let unaware = app.another();
    let before = games.map(|game| readings(&ada.at(&unaware), game));
    assert!(before.iter().flatten().any(|text| text.contains("history_changed")));
    let derived = remains(&app);

    assert_eq!(pack(&app).unwrap().taken(), 0, "not within a day");
    pack_all(&app);
    assert!(games.iter().all(|game| events_of(&app, game) == 0) && events_of(&app, &running) > 0);
    assert_eq!(packed_rows(&app).len(), 3);
    for (game, before) in games.iter().zip(&before) {
        for app in [&app.another(), &unaware, &app] {
            for (before, after) in before.iter().zip(&readings(&ada.at(app), game)) {
                assert_eq!(before, after);
            }
        }
        let transcript = Transcript::parse(&app.get(&format!("{game}/export")).text).unwrap();
        verify(&transcript).unwrap();
    }
    assert_eq!(rebuild(&app), 2);
    assert_eq!(remains(&app), derived);
    execute(&app.database_url, "DELETE FROM results; DELETE FROM totals").unwrap();
    rebuild(&app);
    assert_eq!(remains(&app), derived, "from packed logs");
}

#[test]
fn requests_about_a_packed_game_are_answered_again_as_before() {
    let app = App::start();
    let ada = app.guest();
    let game = ada.open(json!({"seats": 2, "bots": ["random"], "first_seat": 0, "auto_start": true}));
    let body = ada.moves(&game)[0].clone();
    let moves = format!("{game}/moves");
    let keyed = |key: &str| ada.post_with(&moves, &[("idempotency-key", key)], body.clone());
    let first = keyed("one");
    first.ok();
    ada.play_to_the_end(&game, |_| 0);
    pack_all(&app);
    assert_eq!(keyed("one").text, first.text);
    execute(&app.database_url, "UPDATE stored_responses SET head = decode(repeat('00', 16), 'hex')").unwrap();
    keyed("one").refused(410, "history_changed");
}

#[test]
fn parallel_packers_pack_each_log_once_and_for_good() {
    let app = App::start();
    let (ada, bob) = (app.guest(), app.guest());
    (0..40).for_each(|_| drop(over(json!({"seats": 2}), &[&ada, &bob])));
    app.wait(DAY);
    let packers = (0..4).map(|_| {
        let app = app.clone();
        thread::spawn(move || {
            let taken = std::iter::from_fn(|| Some(pack(&app).unwrap()).filter(|outcome| outcome.taken() > 0));
            taken
                .inspect(|outcome| assert_eq!(outcome.packed, outcome.taken()))
                .map(|outcome| outcome.packed)
                .sum::<usize>()
        })
    });
    let packers = packers.collect::<Vec<_>>();
    let packed = packers.into_iter().map(|packer| packer.join().unwrap()).sum::<usize>();
    assert_eq!(packed, 40);
    let rows = packed_rows(&app);
    assert_eq!(rows.len(), 40);
    app.wait(DAY);
    RUNTIME.block_on(pack::mark_old_logs(&app.database(), uuid::Uuid::nil())).unwrap();
    assert_eq!(pack(&app).unwrap().taken(), 0);
    // A mark that is there by mistake.
    execute(&app.database_url, "INSERT INTO logs_to_pack SELECT game_id, now() FROM packed_logs LIMIT 1").unwrap();
    assert_eq!(pack(&app).unwrap().absent, 1);
    assert_eq!(packed_rows(&app), rows);
}

#[test]
fn a_dying_packer_changes_nothing_and_the_next_one_packs() {
    let app = App::start();
    let game = played(&app.guest());
    let events = events_of(&app, &game);
    let export = app.get(&format!("{game}/export")).text;
    execute(
        &app.database_url,
        "CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS \
         $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$; \
         CREATE TRIGGER die AFTER DELETE ON game_events FOR EACH STATEMENT EXECUTE FUNCTION die()",
    )
    .unwrap();
    app.wait(DAY);
    assert!(pack(&app).is_err());
    assert_eq!((events_of(&app, &game), packed_rows(&app)), (events, Vec::new()));
    execute(&app.database_url, "DROP TRIGGER die ON game_events").unwrap();
    assert_eq!(pack(&app).unwrap().taken(), 0, "it may be at work still");
    app.wait(Duration::from_secs(3700));
    assert_eq!(pack(&app).unwrap().packed, 1);
    assert_eq!(events_of(&app, &game), 0);
    assert_eq!(app.another().get(&format!("{game}/export")).text, export);
}

#[test]
fn a_falsified_log_is_not_packed_and_is_reported_once_an_hour() {
    let app = App::start();
    let games = brief::<6>(&app.guest(), &app.guest());
    let last = |game: &str| format!("(SELECT max(seq) FROM game_events WHERE game_id = '{game}')");
    let falsify = |game: &str, sql: &str| {
        let sql = sql.replace("$last", &last(game));
        let sql = format!(
            "SET session_replication_role = replica; {sql} AND game_id = '{game}'; RESET session_replication_role"
        );
        execute(&app.database_url, &sql).unwrap();
    };
    falsify(id(&games[0]), "UPDATE game_events SET payload = '{\"type\":\"row_discarded\"}' WHERE seq = 30");
    falsify(id(&games[1]), "UPDATE game_events SET recorded_at = recorded_at + interval '1 second' WHERE seq = 30");
    falsify(id(&games[2]), "DELETE FROM game_events WHERE seq = $last");
    falsify(id(&games[3]), "UPDATE game_events SET head = decode(repeat('00', 16), 'hex') WHERE seq = 30");
    let running = format!("UPDATE games SET status = 'running' WHERE id = '{}'", id(&games[4]));
    execute(&app.database_url, &running).unwrap();
    let events = games.iter().map(|game| events_of(&app, game)).collect::<Vec<_>>();
    app.wait(DAY);
    for again in 0..2 {
        let outcome = pack(&app).unwrap();
        assert_eq!((outcome.packed, outcome.refused.len()), (1 - again, 5));
        for (game, events) in games[..5].iter().zip(&events) {
            assert_eq!(events_of(&app, game), *events);
            assert!(outcome.refused.iter().any(|error| error.to_string().contains(id(game))));
        }
        assert_eq!(pack(&app).unwrap().taken(), 0, "within the hour");
        app.wait(Duration::from_secs(3700));
    }
    assert_eq!(packed_rows(&app).len(), 1);
}

#[test]
fn a_damaged_log_is_a_logged_internal_error_of_its_game_only() {
    let app = App::start();
    let games = brief::<5>(&app.guest(), &app.guest());
    let sound = app.get(&format!("{}/export", games[0])).text;
    pack_all(&app);
    let damage = |game: &str, set: &str| {
        execute(&app.database_url, &format!("UPDATE packed_logs SET {set} WHERE game_id = '{}'", id(game))).unwrap();
    };
    damage(&games[1], "log = overlay(log PLACING '\\x00ff00ff' FROM 100)");
    damage(&games[2], "dictionary = 99");
    // Another game's log, whole.
    damage(&games[3], &format!("log = (SELECT log FROM packed_logs WHERE game_id = '{}')", id(&games[0])));
    // A frame that announces a terabyte.
    damage(&games[4], "log = decode('28b52ffde00000000000010000', 'hex') || substring(log FROM 9)");
    let replica = Replica::logging(&app.database_url);
    for game in &games[1..] {
        for path in ["/view", "/events", "/export", "/replay?at=5"] {
            let problem = replica.app.get(&format!("{game}{path}")).refused(500, "internal");
            assert_eq!(problem["detail"], "The error has been logged.");
        }
    }
    assert_eq!(replica.app.get(&format!("{}/export", games[0])).text, sound);
    let url = app.database_url.clone();
    let rebuilt = RUNTIME.block_on(railhead::store::rebuild(&url, |_, _| {}));
    assert!(rebuilt.unwrap_err().to_string().contains("fails its check"));
    let logged = replica.process.stop();
    for (game, why) in games[1..].iter().zip([
        "fails its check",
        "its dictionary 99 is unknown to this version of railhead",
        "its chain does not end with the head of the game",
        "it cannot be decompressed",
    ]) {
        let line = logged.lines().find(|line| line.contains("ERROR") && line.contains(id(game)) && line.contains(why));
        assert!(line.is_some(), "{game}: {why}");
    }
}

#[test]
fn the_command_packs_what_ended_before_there_were_packed_logs() {
    let app = App::start();
    let run = |program: &str, arguments: &[&str]| {
        let mut command = Command::new(program);
        let output = command.args(arguments).env("DATABASE_URL", &app.database_url).output().unwrap();
        (output.status.success(), String::from_utf8([output.stdout, output.stderr].concat()).unwrap())
    };
    let history = ["seed-history", "--games", "60", "--players", "20", "--logs"];
    assert!(run(env!("CARGO_BIN_EXE_railhead-lab"), &history).0);
    let pack = || run(env!("CARGO_BIN_EXE_railhead"), &["pack"]);
    let games = query(&app.database_url, "SELECT id FROM games ORDER BY id");
    let paths = games.iter().map(|game| format!("/v1/games/{}/export", game["id"].as_str().unwrap()));
    let paths = paths.collect::<Vec<_>>();
    let export = |path: &String| app.get(path).text;
    let before = paths.iter().map(export).collect::<Vec<_>>();
    let falsify = "ALTER TABLE game_events DISABLE TRIGGER USER; \
        UPDATE game_events SET recorded_at = recorded_at + interval '1 second' \
            WHERE seq = 9 AND game_id = (SELECT id FROM games LIMIT 1); \
        ALTER TABLE game_events ENABLE TRIGGER USER";
    execute(&app.database_url, falsify).unwrap();
    let (good, said) = pack();
    assert!(!good && said.contains("59 logs packed") && said.contains("stay as they are: 1"), "{said}");
    let games = query(&app.database_url, "SELECT count(DISTINCT game_id) FROM game_events");
    assert_eq!(games, [json!({"count": 1})]);
    let (good, said) = pack();
    assert!(good && said.contains("0 logs packed"), "{said}");
    let fresh = app.another();
    let differ = paths.iter().zip(&before).filter(|(path, before)| fresh.get(path).text != **before).count();
    assert_eq!(differ, 1, "the falsified one");
}
