//! The program that is committed: built from these sources, and as small as it has to be. Its games are those
//! of `vectors.json`, which a test of the web app plays with it.

#![expect(clippy::unwrap_used, clippy::indexing_slicing)]

use railhead_device::{DeviceGame, NewGame, Request};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::{fs, path::PathBuf, process::Command, time::Duration};

fn at(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(path)
}

#[test]
fn the_program_is_built_from_these_sources() {
    let now = Command::new(at("build")).arg("--sources").output().unwrap();
    let built = fs::read_to_string(at("../../clients/web/device/sources")).unwrap();
    assert_eq!(String::from_utf8(now.stdout).unwrap(), built, "run crates/device/build");
}

/// A game that is played in one way.
#[derive(Serialize, Deserialize)]
struct Vector {
    settings: Value,
    /// The head at the end.
    head: String,
}

/// Plays a game: people make the move at a third of their list, a second after the last one.
fn head_of(settings: &Value) -> String {
    let mut now = 1_000_000_000_000;
    let mut game = DeviceGame::open(serde_json::from_value::<NewGame>(settings.clone()).unwrap(), now).unwrap();
    while !game.is_over() {
        now += 1000;
        let asked = game.asked().next();
        let Some(seat) = asked else {
            assert!(game.let_bot_move(Duration::ZERO, now).unwrap());
            continue;
        };
        let answer = game.answer(seat, Request::ListLegalMoves {}, now).unwrap();
        let moves = serde_json::from_str::<Value>(answer.body.get()).unwrap()["moves"].clone();
        let all = moves.as_array().unwrap();
        let request = json!({"play_move": {"the_move": all[all.len() / 3]}});
        let answer = game.answer(seat, serde_json::from_value(request).unwrap(), now).unwrap();
        assert_eq!(answer.status, 200);
    }
    let answer = game.answer(railhead_engine::Seat::ALL[0], Request::ShowGame {}, now).unwrap();
    answer.head.to_string()
}

fn settings() -> Vec<Value> {
    let person = |name: &str| json!({"person": name});
    let tables = [
        ("classic", vec![person("Ada"), json!({"bot": "conductor"})]),
        ("europa_1912", vec![person("Ada"), person("Ben"), json!({"bot": "porter"})]),
        ("mega", vec![person("Ada"), json!({"bot": "random"}), json!({"bot": "conductor"}), person("Cleo")]),
        ("big_cities", vec![person("Ada"), person("Ben"), person("Cleo"), person("Dora"), person("Emil")]),
    ];
    let settings = tables.into_iter().zip(1..).map(|((variant, seats), number)| {
        json!({"id": format!("018f0000-0000-8000-8000-00000000000{number}"),
            "secret": format!("{number:064x}"), "variant": variant, "seats": seats})
    });
    settings.collect()
}

#[test]
fn games_end_as_in_the_vectors() {
    let vectors = fs::read_to_string(at("tests/vectors.json")).unwrap();
    let vectors = serde_json::from_str::<Vec<Vector>>(&vectors).unwrap();
    assert_eq!(
        vectors.iter().map(|vector| &vector.settings).collect::<Vec<_>>(),
        settings().iter().collect::<Vec<_>>()
    );
    for Vector { settings, head } in vectors {
        assert_eq!(head_of(&settings), head, "{settings}");
    }
}

#[test]
#[ignore = "writes the vectors"]
fn record() {
    let vectors = settings().into_iter().map(|settings| Vector { head: head_of(&settings), settings });
    let vectors = vectors.collect::<Vec<_>>();
    fs::write(at("tests/vectors.json"), serde_json::to_string_pretty(&vectors).unwrap() + "\n").unwrap();
}
