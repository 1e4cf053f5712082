//! Several processes on one database.

use crate::{
    app::{App, Person, execute, query},
    games::all_events,
};
use railhead::{
    engine::{Event, Game},
    log::packs::Packs,
};
use railhead_test_support::Server;
use serde_json::{Value, json};
use std::{
    process::{Command, Stdio},
    thread,
};

/// A server process of its own.
pub struct Replica {
    pub app: App,
    pub process: Server,
}

impl Replica {
    pub fn start(database_url: &str) -> Replica {
        Replica::run(Replica::command(database_url).env("RUST_LOG", "error"))
    }

    /// One that logs whatever it can, for [`Server::stop`].
    pub fn logging(database_url: &str) -> Replica {
        Replica::run(Replica::command(database_url).env("RUST_LOG", "trace").stderr(Stdio::piped()))
    }

    pub fn command(database_url: &str) -> Command {
        Server::command(database_url)
    }

    pub fn run(command: &mut Command) -> Replica {
        let process = Server::run(command);
        let database_url = command.get_envs().find(|(name, _)| *name == "DATABASE_URL").and_then(|(_, url)| url);
        let database_url = database_url.unwrap().to_str().unwrap().to_owned();
        Replica { app: App::at(process.url.clone(), database_url), process }
    }
}

/// Checks the security events of a log in JSON: their names and subjects.
pub fn assert_security_events(log: &str, expected: [(&str, &str); 4]) {
    let lines = log.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    let events = lines.filter(|line| line["target"] == "railhead::security").map(|line| {
        let text = |field: &str| line["fields"][field].as_str().unwrap_or_default().to_owned();
        (text("event"), text("subject"))
    });
    let events = events.collect::<Vec<_>>();
    assert_eq!(events, expected.map(|(event, subject)| (event.to_owned(), subject.to_owned())));
}

fn version(app: &App, game: &str) -> u64 {
    app.get(&format!("{game}/view")).ok()["version"].as_u64().unwrap()
}

/// Both post a move made for the same state at the same moment.
fn race(seen: &str, moves: [(&Person, &Value); 2], game: &str) -> Vec<(u16, Value)> {
    let path = format!("{game}/moves");
    thread::scope(|scope| {
        let sent = moves.map(|(person, the_move)| {
            let path = &path;
            scope.spawn(move || {
                let answer = person.post_with(path, &[("if-match", seen)], the_move.clone());
                (answer.status, answer.json())
            })
        });
        sent.into_iter().map(|sent| sent.join().unwrap()).collect()
    })
}

#[test]
fn of_two_moves_at_one_version_at_two_replicas_one_wins() {
    let one = App::start();
    let two = Replica::start(&one.database_url);
    let ada = one.register("Ada");
    let begin = || {
        let game = ada.open(json!({"seats": 2, "bots": ["random"], "first_seat": 0}));
        ada.start(&game);
        game
    };
    let (mut game, mut races, mut lost) = (begin(), 0, 0);
    while races < 60 {
        let (seen, moves) = (one.get(&format!("{game}/view")), ada.moves(&game));
        let version = seen.ok()["version"].as_u64().unwrap();
        let Some(first) = moves.first() else {
            game = begin();
            println!("a new game after {races} races");
            continue;
        };
        let answers = race(seen.header("etag"), [(&ada, first), (&ada.at(&two.app), moves.last().unwrap())], &game);
        let won = answers.iter().filter(|(status, _)| *status == 200).collect::<Vec<_>>();
        assert_eq!(won.len(), 1, "{answers:?}");
        assert_eq!(won[0].1["events"][0]["seq"], version + 1);
        for (status, problem) in answers.iter().filter(|(status, _)| *status != 200) {
            assert_eq!((*status, problem["code"].as_str().unwrap()), (412, "stale_version"));
            assert!(problem["version"].as_u64().unwrap() > version);
            lost += 1;
        }
        races += 1;
    }
    assert_eq!(lost, races);
    let logs = "SELECT max(seq) AS last, count(*) AS count FROM game_events GROUP BY game_id";
    for log in query(&one.database_url, logs) {
        assert_eq!(log["last"], log["count"], "no event is lost or doubled");
    }
    assert_eq!(version(&two.app, &game), version(&one, &game));
}

#[test]
fn without_if_match_the_loser_of_a_race_is_told_why() {
    let one = App::start();
    let two = Replica::start(&one.database_url);
    let (ada, bob) = (one.register("Ada"), one.register("Bob"));
    let game = ada.open(json!({"seats": 2}));
    bob.put(&format!("{game}/players/me")).ok();
    ada.start(&game);
    for person in [&ada, &bob] {
        person.play(&game, &person.moves(&game)[0]).ok();
    }
    let far = [ada.at(&two.app), bob.at(&two.app)];
    let mut posted = 0;
    for _ in 0..100 {
        let draws = thread::scope(|scope| {
            let players = [&ada, &bob, &far[0], &far[1]];
            let sent = players.map(|person| scope.spawn(|| person.play(&game, &json!({"type": "draw_card"}))));
            sent.into_iter().map(|sent| sent.join().unwrap()).collect::<Vec<_>>()
        });
        for answer in draws {
            match answer.status {
                200 => posted += 1,
                409 => assert!(["not_your_turn", "contended"].contains(&answer.json()["code"].as_str().unwrap())),
                422 => drop(answer.refused(422, "deck_empty")),
                _ => panic!("{}", answer.text),
            }
        }
        if posted > 30 {
            break;
        }
    }
    let events = query(&one.database_url, "SELECT payload FROM game_events ORDER BY seq");
    let events = events.iter().map(|row| serde_json::from_value::<Event>(row["payload"].clone()).unwrap());
    let events = events.collect::<Vec<_>>();
    let drawn = events.iter().filter(|event| matches!(event, Event::CardDrawn { .. })).count();
    assert_eq!(drawn, posted, "each accepted move is in the log once");
    assert_eq!(u64::from(Game::replay(&events).version()), version(&two.app, &game));
}

#[test]
fn a_whole_game_played_through_two_replicas_in_turn_is_one_game() {
    let one = App::start();
    let two = Replica::start(&one.database_url);
    let ada = one.register("Ada");
    let game = ada.open(json!({"seats": 2, "bots": ["random"]}));
    ada.start(&game);
    let at = [ada.clone(), ada.at(&two.app)];
    for turn in 0.. {
        let moves = at[turn % 2].moves(&game);
        if moves.is_empty() {
            break;
        }
        at[(turn + 1) % 2].play(&game, &moves[turn * 7 % moves.len()]).ok();
    }
    assert_eq!(all_events(&one, &game), all_events(&two.app, &game));
    let result = two.app.get(&format!("{game}/result")).ok();
    let replayed = Game::replay(&all_events(&one, &game)).score();
    assert_eq!(result["scores"], json!(replayed));
}

#[test]
fn an_event_of_a_newer_release_is_left_to_newer_replicas() {
    let app = App::start();
    let ada = app.guest();
    let game = ada.open(json!({"seats": 2}));
    let newer = "ALTER TABLE game_events DISABLE TRIGGER USER; UPDATE game_events SET schema = 9; \
        ALTER TABLE game_events ENABLE TRIGGER USER";
    execute(&app.database_url, newer).unwrap();
    let older = App::on(app.database_url.clone(), Packs::default());
    ada.at(&older).get(&game).refused(503, "unavailable");
    ada.at(&older).post(&format!("{game}/start"), Value::Null).refused(503, "unavailable");
}
