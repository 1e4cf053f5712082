//! Tokens of accounts that the database has lost, as after a restore: whatever is asked with them, they are
//! refused.

use crate::{
    app::{App, execute},
    openapi::operations,
    scene::{filled, table},
};
use serde_json::{Value, json};

/// Operations that find nothing to change, which is no fault.
const NOTHING_TO_DO: [&str; 1] = ["mark_inbox_read"];

#[test]
fn a_token_of_an_account_that_is_lost_is_refused_everywhere() {
    let app = App::start();
    let ada = app.register("Ada");
    app.register("Bob");
    app.register("Eve");
    let game = ada.open(json!({"seats": 3}));
    let (game, mut asked) = (game.rsplit('/').next().unwrap(), 0);
    let (mut refused, mut accepted) = (Vec::new(), Vec::new());
    for (template, method, operation) in operations() {
        let id = operation["operationId"].as_str().unwrap();
        if operation["security"].as_array().is_none_or(Vec::is_empty) || template.ends_with("/stream") {
            continue;
        }
        let mut request = json!({"path": table()[id]["path"]});
        request["path"].get_mut("game_id").into_iter().for_each(|id| *id = json!(game));
        let path = filled(template, &request);
        let lost = app.register(&format!("Lost {asked}"));
        execute(&app.database_url, &format!("DELETE FROM accounts WHERE name = 'Lost {asked}'")).unwrap();
        let mut headers = vec![("authorization", lost.token.as_str())];
        let body = table()[id].get("body").map(Value::to_string);
        headers.extend(body.as_ref().map(|_| ("content-type", "application/json")));
        headers.extend(operation.to_string().contains("Idempotency-Key").then_some(("idempotency-key", "lost")));
        let answer = app.send(&method.to_uppercase(), &path, &headers, &body.unwrap_or_default());
        assert!(answer.status != 500, "{id}: {}", answer.text);
        asked += 1;
        if answer.status == 401 {
            refused.push(id);
        }
        // What is not there can be removed.
        let adds = !["get", "delete"].contains(&method.as_str()) && table()[id]["writes_nothing"] != true;
        if adds && answer.status < 300 {
            accepted.push(id);
        }
    }
    let lost = app.guest();
    let id = lost.account()["id"].clone();
    execute(&app.database_url, &format!("DELETE FROM accounts WHERE id = '{}'", id.as_str().unwrap())).unwrap();
    let lesson = json!({"kind": "table", "table": "last_round"});
    lost.post("/v1/prepared-games", lesson).refused(401, "invalid_token");
    assert_eq!(accepted, NOTHING_TO_DO);
    assert!(refused.len() > 20, "of {asked} operations, these refuse the token: {refused:?}");
}
