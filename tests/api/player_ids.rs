//! Public ids of players: they stay when names change, and every path takes them.

use crate::app::{App, Person, duel, over};
use serde_json::{Value, json};

fn id(person: &Person) -> String {
    person.account()["player_id"].as_str().unwrap().to_owned()
}

#[test]
fn an_id_finds_its_player_whatever_the_name_is() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let (adas, bobs) = (id(&ada), id(&bob));
    over(json!({"seats": 2}), &[&ada, &bob]);
    ada.ask("PATCH", "/v1/accounts/me", json!({"name": "Adele"})).ok();
    assert_eq!(id(&ada), adas);
    let profile = app.get(&format!("/v1/players/{adas}")).ok();
    assert_eq!((&profile["name"], &profile["player_id"]), (&json!("Adele"), &json!(adas)));
    for path in ["/games", "/statistics", "/ratings?board=duel", "/opponents", "/seasons", "/statistics/by/variant"] {
        assert_eq!(
            app.get(&format!("/v1/players/{adas}{path}")).ok(),
            app.get(&format!("/v1/players/Adele{path}")).ok()
        );
    }
    let versus = app.get(&format!("/v1/players/{bobs}/versus/{adas}")).ok();
    assert_eq!((&versus["opponent_name"], &versus["won"]), (&json!("Adele"), &json!(1)));
    let met = app.get(&format!("/v1/players/{bobs}/games?opponent={adas}")).ok();
    assert_eq!(met["items"].as_array().unwrap().len(), 1);
    for unknown in [adas.to_uppercase(), "0".repeat(32), adas[1..].to_owned()] {
        app.get(&format!("/v1/players/{unknown}")).refused(404, "not_found");
    }
}

#[test]
fn people_are_befriended_blocked_and_invited_by_id() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let (adas, bobs) = (id(&ada), id(&bob));
    let friendship = ada.put(&format!("/v1/me/friends/{bobs}")).ok();
    assert_eq!(friendship, json!({"name": "Bob", "player_id": bobs, "state": "asked"}));
    assert_eq!(ada.get("/v1/me/friends").ok()["sent"][0]["player_id"], bobs);
    assert_eq!(bob.put(&format!("/v1/me/friends/{adas}")).ok()["state"], "friends");
    assert_eq!(bob.get("/v1/me/friends").ok()["items"][0]["player_id"], adas);
    assert_eq!(bob.get("/v1/me/inbox").ok()["items"][0]["by_id"], adas);
    ada.put(&format!("/v1/me/mutes/{bobs}"));
    assert_eq!(ada.get("/v1/me/mutes").ok()["items"][0]["player_id"], bobs);
    let game = ada.open(json!({"seats": 3, "visibility": "private", "invite": [bobs]}));
    bob.join(&game);
    let cleo = app.register("Cleo");
    ada.post(&format!("{game}/invitations"), json!({"name": id(&cleo)}));
    cleo.join(&game);
    ada.post(&format!("{game}/invitations"), json!({"name": "f".repeat(32)})).refused(422, "unknown_player");
    ada.put(&format!("/v1/me/blocks/{bobs}"));
    assert_eq!(ada.get("/v1/me/blocks").ok()["items"][0]["player_id"], bobs);
    bob.get(&format!("/v1/players/{adas}")).refused(404, "not_found");
    ada.delete(&format!("/v1/me/blocks/{bobs}"));
    bob.get(&format!("/v1/players/{adas}")).ok();
}

#[test]
fn an_id_stands_beside_every_name_of_a_player() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let known = [("Ada", id(&ada)), ("Bob", id(&bob))];
    let finished = over(json!({"seats": 2, "rated": true}), &[&ada, &bob]);
    let running = duel(&ada, &bob);
    let open = ada.open(json!({"seats": 3, "bots": ["random"], "invite": ["Bob"]}));
    let code = ada.get(&open).ok()["code"].as_str().unwrap().to_owned();
    let paths = [
        "/v1/me/home".to_owned(),
        "/v1/games".to_owned(),
        format!("/v1/invites/{code}"),
        format!("{finished}/result"),
        "/v1/players/Ada/games".to_owned(),
        "/v1/players/Ada/opponents".to_owned(),
        "/v1/leaderboards/wins".to_owned(),
        finished,
        running,
        open,
    ];
    for path in paths {
        let answer = ada.get(&path).ok();
        let seen = check(&answer, &known);
        assert!(seen > 0, "{path}: {answer}");
    }
}

/// Checks the ids beside names, and counts them.
fn check(value: &Value, known: &[(&str, String)]) -> usize {
    match value {
        Value::Array(items) => items.iter().map(|item| check(item, known)).sum(),
        Value::Object(fields) => {
            let named = fields.get("name").and_then(Value::as_str);
            let own = known.iter().find(|(name, _)| named == Some(name));
            if let Some((_, id)) = own {
                assert_eq!(fields.get("player_id"), Some(&json!(id)), "{value}");
            } else if named.is_some_and(|name| name.ends_with(" (bot)")) {
                assert_eq!(fields.get("player_id"), Some(&Value::Null), "{value}");
            }
            usize::from(own.is_some()) + fields.values().map(|field| check(field, known)).sum::<usize>()
        }
        _ => 0,
    }
}
