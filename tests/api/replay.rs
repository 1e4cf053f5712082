//! Games taken along, verified, and looked at again.

use crate::{
    app::{App, Person, any, begun, dealt, everyone_moves, query},
    games::all_events,
};
use railhead::{
    engine::{Event, Game, GameView, Occupant, Seat},
    verify::{transcript::Transcript, verify},
};
use serde_json::{Value, json};
use std::{
    io::Write,
    process::{Command, Stdio},
    time::Duration,
};

/// A whole game of a person and bots.
fn over(app: &App) -> (Person, String) {
    let ada = app.register("Ada");
    let bots = ["conductor", "stationmaster"];
    let game = ada.open(json!({"seats": 3, "bots": bots, "entropy": "ada", "auto_start": true}));
    ada.play_to_the_end(&game, any(1));
    (ada, game)
}

fn exported(app: &App, game: &str) -> Transcript {
    let answer = app.get(&format!("{game}/export"));
    assert_eq!(answer.status, 200, "{}", answer.text);
    assert_eq!(answer.header("content-type"), "application/jsonl");
    Transcript::parse(&answer.text).unwrap()
}

/// The exit code, standard output and standard error of a command that reads a record from standard input.
fn railhead(command: &str, input: &str) -> (i32, String, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_railhead"))
        .env("LC_ALL", "C")
        .args([command, "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

#[test]
fn a_finished_game_with_bots_is_exported_and_verified_offline() {
    let app = App::start();
    let (_, game) = over(&app);
    let record = exported(&app, &game);
    assert_eq!(record.events.iter().map(|(_, event)| event.clone()).collect::<Vec<_>>(), all_events(&app, &game));
    let moments = "SELECT to_char(recorded_at AT TIME ZONE 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS.US\"Z\"') AS at \
                   FROM game_events ORDER BY seq";
    for ((at, _), row) in record.events.iter().zip(query(&app.database_url, moments)) {
        assert_eq!(row["at"].as_str().unwrap().parse::<jiff::Timestamp>().unwrap(), *at);
    }
    let fairness = app.get(&format!("{game}/fairness")).ok();
    assert_eq!(
        (&fairness["secret"], &fairness["commitment"]),
        (&json!(record.secret.to_hex()), &json!(record.commitment))
    );
    verify(&record).unwrap();
}

#[test]
fn railhead_verify_names_the_event_that_does_not_follow() {
    let app = App::start();
    let (_, game) = over(&app);
    let answer = app.get(&format!("{game}/export"));
    assert!(answer.header("content-disposition").ends_with(".jsonl\""));
    let (code, said, _) = railhead("verify", &answer.text);
    let commitment = app.get(&format!("{game}/fairness")).ok()["commitment"].as_str().unwrap().to_owned();
    assert!(code == 0 && said.contains(&commitment) && said.contains("Seat 0 added ada"), "{said}");
    let lines = answer.text.lines().collect::<Vec<_>>();
    let drawn = lines.iter().position(|line| line.contains("\"card_turned_up\"")).unwrap();
    let card = if lines[drawn].contains("\"pink\"") { "\"blue\"" } else { "\"pink\"" };
    let doctored = {
        let mut event: Value = serde_json::from_str(lines[drawn]).unwrap();
        event["card"] = serde_json::from_str(card).unwrap();
        answer.text.replacen(lines[drawn], &event.to_string(), 1)
    };
    let (code, said, why) = railhead("verify", &doctored);
    assert_eq!((code, said.as_str()), (1, ""));
    assert!(
        why.starts_with(&format!("railhead: Event {drawn} differs: the record says")) && why.contains(card),
        "{why}"
    );
    let (code, _, why) = railhead("verify", "no record");
    assert!(code == 1 && why.starts_with("railhead: -: line 1 cannot be read"), "{why}");
}

#[test]
fn railhead_replay_tells_a_game_move_by_move() {
    let app = App::start();
    let (_, game) = over(&app);
    let (code, said, _) = railhead("replay", &app.get(&format!("{game}/export")).text);
    assert_eq!(code, 0);
    assert!(
        said.contains(": Brown, Red and Purple\n") && said.contains("Brown keeps ") && said.contains(" claims "),
        "{said}"
    );
    assert!(said.contains("The game is over\n") && said.contains("rank"), "{said}");
}

/// Clocks that run out, moves forced, seats handed over and taken back, people who leave.
#[test]
fn a_game_of_people_who_come_and_go_is_verified() {
    let app = App::start();
    let people = [app.guest(), app.guest(), app.guest()];
    let clock = json!({"kind": "per_move", "seconds": 60});
    let game = people[0].open(json!({"seats": 3, "first_seat": 0, "clock": clock, "entropy": "a"}));
    let me = format!("{game}/players/me");
    people[1].put(&me).ok();
    people[1].delete(&me).ok();
    people[1].ask("PUT", &me, json!({"entropy": "b"})).ok();
    people[2].put(&me).ok();
    people[0].start(&game);
    everyone_moves(&game, &people.each_ref());
    while !app.get(&format!("{game}/events")).text.contains("seat_handed_over") {
        app.wait(Duration::from_secs(70));
        app.run_due();
    }
    people[0].put(&me).ok();
    for person in &people[1..] {
        person.resign(&game);
    }
    let record = exported(&app, &game);
    let kinds = record.events.iter().map(|(_, event)| serde_json::to_value(event).unwrap()["type"].clone());
    let kinds = kinds.collect::<Vec<_>>();
    for kind in ["player_left", "time_ran_out", "seat_handed_over", "seat_taken_back"] {
        assert!(kinds.contains(&json!(kind)), "{kind}: {kinds:?}");
    }
    verify(&record).unwrap();
}

#[test]
fn running_games_and_private_ones_of_others_are_not_exported() {
    let app = App::start();
    let (ada, eve) = (app.guest(), app.guest());
    let game = ada.open(json!({"seats": 2, "bots": ["random"], "visibility": "private"}));
    let (export, replay) = (format!("{game}/export"), format!("{game}/replay"));
    ada.get(&export).refused(409, "game_not_over");
    ada.start(&game);
    ada.get(&export).refused(409, "game_not_over");
    ada.resign(&game);
    for path in [&export, &replay] {
        eve.get(path).refused(404, "not_found");
        app.get(path).refused(404, "not_found");
        assert_eq!(ada.get(path).status, 200);
    }
}

#[test]
fn an_export_names_no_account() {
    let app = App::start();
    let (_, game) = over(&app);
    let text = app.get(&format!("{game}/export")).text;
    for account in query(&app.database_url, "SELECT id, name FROM accounts") {
        assert!(!text.contains(account["id"].as_str().unwrap()) && !text.contains(account["name"].as_str().unwrap()));
    }
}

fn view(answer: &Value) -> GameView {
    serde_json::from_value(answer.clone()).unwrap()
}

#[test]
fn in_a_running_game_everyone_sees_only_their_own_past() {
    let app = App::start();
    let (ada, bob, eve) = (app.guest(), app.guest(), app.guest());
    let game = dealt(json!({"seats": 2, "first_seat": 0}), &[&ada, &bob]);
    // What each saw at each version that a request could see.
    let mut past = Vec::new();
    for _ in 0..8 {
        for person in [&ada, &bob] {
            if let Some(the_move) = person.moves(&game).last() {
                person.play(&game, the_move).ok();
            }
            past.push([&ada, &bob, &eve].map(|viewer| view(&viewer.view(&game))));
        }
    }
    for seen in past {
        let at = seen[0].version;
        let at_that_time = format!("{game}/replay?at={at}");
        for (person, seen) in [&ada, &bob, &eve].into_iter().zip(&seen) {
            assert_eq!(view(&person.get(&at_that_time).ok()), *seen);
        }
        assert_eq!(view(&app.get(&at_that_time).ok()), seen[2]);
        assert_eq!(view(&bob.get(&format!("{at_that_time}&as=1")).ok()), seen[1]);
        for (viewer, seat) in [(&ada, 1), (&bob, 0), (&eve, 0), (&eve, 1), (&ada, 4)] {
            viewer.get(&format!("{at_that_time}&as={seat}")).refused(403, "not_your_seat");
        }
        app.get(&format!("{at_that_time}&as=0")).refused(403, "not_your_seat");
    }
}

/// A player who lost their seat to a bot does not see what the bot draws.
#[test]
fn a_seat_that_was_handed_over_is_nobodys_while_the_game_runs() {
    let app = App::start();
    let people = [app.guest(), app.guest(), app.guest()];
    let game = begun(json!({"seats": 3, "first_seat": 0}), &people.each_ref());
    people[1].resign(&game);
    people[1].get(&format!("{game}/replay?as=1")).refused(403, "not_your_seat");
    assert_eq!(people[1].get(&format!("{game}/replay?at=9")).ok()["you"], Value::Null);
}

#[test]
fn a_finished_game_is_visible_from_any_seat_at_any_version() {
    let app = App::start();
    let (ada, game) = over(&app);
    let events = all_events(&app, &game);
    let mut folded = Game::default();
    for (at, event) in (1..).zip(&events) {
        folded.evolve(event);
        if at % 37 != 0 && at != events.len() {
            continue;
        }
        for seat in 0..3 {
            let seen = view(&app.get(&format!("{game}/replay?at={at}&as={seat}")).ok());
            assert_eq!(seen, folded.view_for(Seat::new(seat)));
        }
        assert_eq!(view(&ada.get(&format!("{game}/replay?at={at}")).ok()), folded.view_for(None));
    }
    assert_eq!(view(&app.get(&format!("{game}/replay")).ok()), folded.view_for(None));
    app.get(&format!("{game}/replay?as=3")).refused(422, "no_such_seat");
    app.get(&format!("{game}/replay?as=5")).refused(400, "invalid_query");
    assert!(matches!(folded.occupants()[Seat::ALL[1]], Occupant::Bot { .. }));
    assert!(matches!(events.last(), Some(Event::GameFinished { .. })));
}

#[test]
fn a_version_not_reached_or_never_had_is_refused() {
    let app = App::start();
    let ada = app.guest();
    let game = ada.open(json!({"seats": 2}));
    for at in ["3", "4294967295"] {
        assert_eq!(ada.get(&format!("{game}/replay?at={at}")).refused(422, "no_such_version")["version"], 2);
    }
    for query in ["at=-1", "at=0", "at=4294967296", "at=x", "when=1"] {
        ada.get(&format!("{game}/replay?{query}")).refused(400, "invalid_query");
    }
    assert_eq!(ada.get(&format!("{game}/replay?at=1")).ok()["version"], 1);
}
