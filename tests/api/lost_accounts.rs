//! Tokens of accounts that the database has lost, as after a restore: whatever is asked with them, they are
//! refused.

use crate::app::{App, execute};
use serde_json::{Value, json};
use std::{fs, path::Path};

fn read(file: &str) -> Value {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("openapi").join(file);
    serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap()
}

#[test]
fn a_token_of_an_account_that_is_lost_is_refused_everywhere() {
    let app = App::start();
    let (ada, document, requests) = (app.register("Ada"), read("railhead.json"), read("requests.json"));
    app.register("Bob");
    app.register("Eve");
    let game = ada.open(json!({"seats": 3}));
    let (game, mut asked, mut refused) = (game.rsplit('/').next().unwrap(), 0, Vec::new());
    for (path, operations) in document["paths"].as_object().unwrap() {
        for (method, operation) in operations.as_object().unwrap() {
            let id = operation["operationId"].as_str().unwrap_or_default();
            let is_asked = operation["security"].is_array() && !path.ends_with("/stream");
            let Some(request) = requests.get(id).filter(|_| is_asked) else { continue };
            let mut path = path.clone();
            for (name, value) in request["path"].as_object().into_iter().flatten() {
                let value = if name == "game_id" { game } else { value.as_str().unwrap_or("1") };
                path = path.replace(&format!("{{{name}}}"), &value.replace(' ', "%20"));
            }
            let lost = app.register(&format!("Lost {asked}"));
            execute(&app.database_url, &format!("DELETE FROM accounts WHERE name = 'Lost {asked}'")).unwrap();
            let key = operation["parameters"]
                .as_array()
                .is_some_and(|parameters| parameters.iter().any(|parameter| parameter["name"] == "Idempotency-Key"));
            let body = request["body"].to_string();
            let mut headers = vec![("authorization", lost.token.as_str())];
            headers.extend(request.get("body").map(|_| ("content-type", "application/json")));
            headers.extend(key.then_some(("idempotency-key", "lost")));
            let body = request.get("body").map_or("", |_| body.as_str());
            let answer = app.send(&method.to_uppercase(), &path, &headers, body);
            assert!(answer.status != 500, "{id}: {}", answer.text);
            asked += 1;
            if answer.status == 401 {
                refused.push(id.to_owned());
            }
        }
    }
    let lost = app.guest();
    let id = lost.get("/v1/accounts/me").ok()["id"].clone();
    execute(&app.database_url, &format!("DELETE FROM accounts WHERE id = '{}'", id.as_str().unwrap())).unwrap();
    let lesson = json!({"kind": "table", "table": "last_round"});
    lost.post("/v1/prepared-games", lesson).refused(401, "invalid_token");
    println!("{asked} operations, of which refuse the token: {refused:?}");
    for id in ["create_game", "quick_match", "add_webhook", "join_game", "open_tournament", "set_sleeping_hours"] {
        assert!(refused.iter().any(|refused| refused == id), "{id} of {refused:?}");
    }
}
