//! Variants and packs of tickets over HTTP, and the operator's own packs (R2.4). Files that cannot be used
//! are refused in `crates/log/tests/packs.rs`.

use crate::app::App;
use railhead::log::packs::Packs;
use serde_json::{Value, json};
use std::{fs, path::PathBuf};

/// A file of tickets, gone when dropped.
struct File(PathBuf);

impl File {
    fn of(name: &str, tickets: &Value) -> File {
        let path = std::env::temp_dir().join(format!("railhead-{}-{name}.json", std::process::id()));
        fs::write(&path, tickets.to_string()).unwrap();
        File(path)
    }

    fn packs(&self) -> Packs {
        Packs::with_files(std::slice::from_ref(&self.0)).unwrap()
    }
}

impl Drop for File {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

fn set<'a>(sets: &'a Value, name: &str) -> &'a Value {
    sets.as_array().unwrap().iter().find(|set| set["set"] == name).unwrap()
}

#[test]
fn every_variant_is_explained_and_played_to_its_end() {
    let app = App::start();
    let variants = app.get("/v1/reference/variants").ok();
    let names = variants.as_array().unwrap().iter().map(|variant| variant["variant"].clone()).collect::<Vec<_>>();
    assert_eq!(names, ["classic", "europa_1912", "mega", "big_cities"]);
    let ada = app.register("Ada");
    for variant in variants.as_array().unwrap() {
        assert!(variant["description"].as_str().unwrap().len() > 50);
        let game =
            ada.open(json!({"seats": 2, "variant": variant["variant"], "bots": ["random"], "packs": ["with_max"]}));
        let view = &ada.start(&game)["view"];
        assert_eq!(view["table"]["packs"][0]["provenance"], "reconstructed");
        let deal = &variant["deals"][0];
        let dealt = deal["long"].as_u64().unwrap() + deal["standard"].as_u64().unwrap();
        assert_eq!(view["you"]["offer"]["tickets"].as_array().unwrap().len() as u64, dealt);
        assert_eq!(view["you"]["offer"]["keep_min"], deal["keep_in_all"]);
        ada.play_to_the_end(&game, |count| count / 2);
        assert_eq!(ada.get(&format!("{game}/result")).ok()["options"]["variant"], variant["variant"]);
    }
    let packs = |at: usize| variants[at]["packs"].as_array().unwrap().iter().map(|pack| pack["tickets"].clone());
    assert_eq!(packs(0).collect::<Vec<_>>(), [6, 1]);
    assert_eq!(packs(3).collect::<Vec<_>>(), [4, 1], "only big cities tickets join (R2.4)");
}

#[test]
fn packs_are_served_as_reconstructed_and_added_by_name() {
    let app = App::start();
    let sets = app.get("/v1/reference/tickets").ok();
    let said = |name: &str| (set(&sets, name)["pack"].clone(), set(&sets, name)["provenance"].clone());
    assert_eq!(said("europe"), (json!(false), json!("verified")));
    assert_eq!(said("europa_1912"), (json!(false), json!("verified")));
    assert_eq!(said("orient_express"), (json!(true), json!("reconstructed")));
    assert_eq!(said("with_max"), (json!(true), json!("reconstructed")));
    let ada = app.register("Ada");
    let both = json!({"seats": 2, "packs": ["orient_express", "with_max"], "bots": ["random"]});
    let game = ada.post("/v1/games", both);
    assert_eq!(game.status, 201);
    let packs = game.json()["packs"].clone();
    let ids = |tickets: &Value| tickets.as_array().unwrap().iter().map(|one| one["id"].clone()).collect::<Vec<_>>();
    assert_eq!(ids(&packs[0]["tickets"]), ids(&set(&sets, "orient_express")["tickets"]));
    let tickets = ada.start(game.header("location"))["view"]["table"]["tickets"].as_u64().unwrap();
    assert_eq!(tickets, 47 - 6, "seven more in the deck, three each dealt");
}

#[test]
fn a_pack_that_is_not_offered_or_named_twice_is_refused() {
    let app = App::start();
    let ada = app.register("Ada");
    let unknown = ada.post("/v1/games", json!({"seats": 2, "packs": ["atlantis"]})).refused(422, "unknown_pack");
    assert!(unknown["detail"].as_str().unwrap().contains("orient_express, with_max"), "{unknown}");
    ada.post("/v1/games", json!({"seats": 2, "packs": ["with_max", "with_max"]})).refused(422, "pack_twice");
    ada.post("/v1/games", json!({"seats": 2, "packs": ["europe"]})).refused(422, "unknown_pack");
}

#[test]
fn an_operator_adds_or_replaces_a_pack_and_games_keep_theirs() {
    let file = File::of(
        "own",
        &json!([
            {"from": "paris", "to": "bucuresti", "points": 9, "set": "orient_express"},
            {"id": "cadiz-moskva", "from": "cadiz", "to": "moskva", "points": 25, "kind": "standard", "set": "far", "big_city": true},
        ]),
    );
    let app = App::with_packs(file.packs());
    let sets = app.get("/v1/reference/tickets").ok();
    assert_eq!(set(&sets, "orient_express")["provenance"], "operator");
    assert_eq!(set(&sets, "orient_express")["tickets"].as_array().unwrap().len(), 1);
    assert_eq!(set(&sets, "with_max")["provenance"], "reconstructed");
    let ada = app.register("Ada");
    let game = ada.open(json!({"seats": 2, "packs": ["orient_express", "far"], "bots": ["random"]}));
    // Another replica, without the file, plays the same game.
    let other = app.another();
    let started = ada.at(&other).start(&game);
    let named = started["view"]["table"]["packs"].as_array().unwrap().iter().map(|pack| pack["name"].clone());
    assert_eq!(named.collect::<Vec<_>>(), ["orient_express", "far"]);
    assert_eq!(started["view"]["table"]["tickets"], 42 - 6);
    ada.at(&other).post("/v1/games", json!({"seats": 2, "packs": ["far"]})).refused(422, "unknown_pack");
}

#[test]
fn the_tag_of_the_tickets_changes_with_the_packs() {
    let file = File::of("tag", &json!([{"from": "cadiz", "to": "moskva", "points": 25, "set": "far"}]));
    let tag = |app: &App, path: &str| app.get(path).header("etag").to_owned();
    let (app, other) = (App::start(), App::with_packs(file.packs()));
    for (path, same) in [("board", true), ("tickets", false), ("variants", false)] {
        let path = format!("/v1/reference/{path}");
        assert_eq!(tag(&app, &path) == tag(&other, &path), same, "{path}");
        let known = tag(&app, &path);
        assert_eq!(app.send("GET", &path, &[("if-none-match", &known)], "").status, 304);
    }
}
