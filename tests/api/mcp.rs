//! Tools for agents: what they list, play, refuse and wait for.

use crate::{
    app::{Answer, App, Person, Setup, at_once, duel, id},
    bots_of_others::with_key,
};
use railhead_test_support::until;
use serde_json::{Value, json};
use std::sync::atomic::{AtomicUsize, Ordering};

const PATH: &str = "/mcp";

/// The number of waits: an account may have 20 streams.
const WAITS: usize = 30;

fn message(method: &str, params: Value) -> Value {
    json!({"jsonrpc": "2.0", "id": 7, "method": method, "params": params})
}

fn ask(agent: &Person, method: &str, params: Value) -> Value {
    let answer = agent.post(PATH, message(method, params)).ok();
    assert_eq!((&answer["jsonrpc"], &answer["id"]), (&json!("2.0"), &json!(7)), "{answer}");
    answer["result"].clone()
}

/// The answer of a tool.
#[track_caller]
fn call(agent: &Person, tool: &str, arguments: Value) -> Value {
    let result = ask(agent, "tools/call", json!({"name": tool, "arguments": arguments}));
    assert_eq!(result["isError"], false, "{result}");
    assert_eq!(result["content"][0]["text"], result["structuredContent"].to_string());
    result["structuredContent"].clone()
}

/// The text of a refusal.
#[track_caller]
fn refused(agent: &Person, tool: &str, arguments: Value) -> String {
    let result = ask(agent, "tools/call", json!({"name": tool, "arguments": arguments}));
    assert_eq!(result["isError"], true, "{result}");
    result["content"][0]["text"].as_str().unwrap().to_owned()
}

fn key(app: &App, person: &Person, scopes: &[&str]) -> Person {
    with_key(app, &person.post("/v1/me/keys", json!({"label": "agent", "scopes": scopes})).ok()["key"])
}

#[test]
fn an_agent_lists_eight_tools_and_plays_a_move_once() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let agent = key(&app, &ada, &["read", "play"]);
    let agreed = ask(&agent, "initialize", json!({"protocolVersion": "2025-06-18", "capabilities": {}}));
    assert_eq!(agreed["protocolVersion"], "2025-06-18");
    assert_eq!(agent.post(PATH, json!({"jsonrpc": "2.0", "method": "notifications/initialized"})).status, 202);
    let tools = ask(&agent, "tools/list", json!({}))["tools"].clone();
    assert_eq!(tools.as_array().unwrap().len(), 8);

    let game = duel(&ada, &bob);
    let game_id = id(&game);
    assert_eq!(call(&agent, "find_games", json!({}))["games"][0]["id"], game_id);
    let listed = call(&agent, "legal_moves", json!({"game_id": game_id, "type": "draw_card"}));
    let the_move = json!({"game_id": game_id, "head": listed["head"], "move": listed["moves"][0]});
    let played = call(&agent, "play_move", the_move.clone());
    assert_eq!((&played["your_turn"], &played["phase"]["step"]["name"]), (&json!(true), &json!("second_card")));
    let version = ada.version(&game);
    assert_eq!(call(&agent, "play_move", the_move), played);
    assert_eq!(ada.version(&game), version);
    let late = json!({"game_id": game_id, "head": listed["head"], "move": {"type": "draw_tickets"}});
    assert!(refused(&agent, "play_move", late).starts_with("stale_version: "));
}

#[test]
fn an_agent_joins_a_table_and_opens_one_against_bots() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let table = bob.open(json!({"seats": 2}));
    let open = call(&ada, "find_games", json!({}))["open_tables"].clone();
    assert_eq!(open[0]["id"], id(&table));
    assert_eq!(call(&ada, "find_games", json!({"join": id(&table)}))["joined"]["you"], 1);
    let opened = call(&ada, "find_games", json!({"open": ["random", "random"]}))["joined"].clone();
    assert_eq!((&opened["status"], opened["players"].as_array().unwrap().len()), (&json!("running"), 3));
    assert!(refused(&ada, "find_games", json!({"open": ["sage"]})).contains("sage"));
}

#[test]
fn a_message_without_a_token_or_its_scope_is_refused() {
    let app = App::start();
    let ada = app.register("Ada");
    let ping = message("ping", json!({})).to_string();
    let json_type = ("content-type", "application/json");
    let nobody = app.send("POST", PATH, &[json_type], &ping);
    nobody.refused(401, "unauthenticated");
    assert_eq!(nobody.header("www-authenticate"), "Bearer");
    app.send("POST", PATH, &[json_type, ("authorization", "Bearer rhk_x")], &ping).refused(401, "invalid_token");
    for method in ["GET", "DELETE"] {
        let answer = app.send(method, PATH, &[], "");
        answer.refused(405, "method_not_allowed");
        assert_eq!(answer.header("allow"), "POST, OPTIONS");
    }
    let reader = key(&app, &ada, &["read"]);
    let refusal = refused(&reader, "find_games", json!({"open": ["random"]}));
    assert!(refusal.starts_with("scope_missing: ") && refusal.contains(r#""scope":"host""#), "{refusal}");
}

#[test]
fn a_wrong_argument_is_told_and_changes_nothing() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = duel(&ada, &bob);
    let (game_id, version) = (id(&game), ada.version(&game));
    let head = call(&ada, "view_game", json!({"game_id": game_id}))["head"].clone();
    let played = |the_move: Value| json!({"game_id": game_id, "head": head, "move": the_move});
    for (tool, arguments, told) in [
        ("view_game", json!({}), "invalid_arguments: missing field `game_id`"),
        ("view_game", json!({"game_id": game_id, "moves": 1}), "invalid_arguments: moves: unknown field `moves`"),
        ("view_game", json!({"game_id": "7"}), "invalid_arguments: game_id: "),
        ("wait_for_turn", json!({"game_id": game_id, "seconds": 26}), "invalid_arguments: seconds: 1 to 25"),
        ("play_move", json!({"game_id": game_id, "head": "7\n", "move": {}}), "invalid_arguments: head: "),
        ("play_move", played(json!({"type": "fly"})), "invalid_body: "),
        ("play_move", played(json!({"type": "take_face_up", "slot": 9})), "slot_empty: "),
        ("analyze_game", json!({"game_id": game_id}), "game_not_over: "),
    ] {
        let refusal = refused(&ada, tool, arguments);
        assert!(refusal.starts_with(told), "{refusal}");
    }
    assert_eq!(ada.version(&game), version);
}

#[test]
fn a_message_of_another_protocol_is_an_error() {
    let app = App::with(Setup { cors_origins: vec!["https://app.example.org".parse().unwrap()], ..Setup::default() });
    let ada = app.register("Ada");
    let code = |answer: &Answer| (answer.status, answer.json()["error"]["code"].as_i64().unwrap());
    let with = |headers: &[(&str, &str)], params: Value| ada.post_with(PATH, headers, message("tools/list", params));
    assert_eq!(code(&ada.post(PATH, message("prompts/list", json!({})))), (200, -32601));
    assert_eq!(code(&ada.post(PATH, message("tools/call", json!({"name": "fly"})))), (200, -32602));
    assert_eq!(code(&ada.post(PATH, json!([message("ping", json!({}))]))), (400, -32600));
    assert_eq!(code(&with(&[("mcp-protocol-version", "1999-01-01")], json!({}))), (400, -32022));
    assert_eq!(code(&with(&[("origin", "https://evil.example.org")], json!({}))), (403, -32000));
    with(&[("origin", "https://app.example.org")], json!({})).ok();

    let (version, method) = (("mcp-protocol-version", "2026-07-28"), ("mcp-method", "tools/list"));
    let itself = json!({"_meta": {"io.modelcontextprotocol/protocolVersion": "2026-07-28"}});
    assert_eq!(code(&with(&[version, method], json!({}))), (400, -32602));
    assert_eq!(code(&with(&[version, ("mcp-method", "ping")], itself.clone())), (400, -32020));
    assert_eq!(with(&[version, method], itself).ok()["result"]["resultType"], "complete");
}

#[test]
fn thirty_waits_at_once_find_the_bound() {
    let app = App::start().still();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = duel(&ada, &bob);
    let refusals = AtomicUsize::new(0);
    let answers = at_once(WAITS + 1, |nth| {
        if nth == WAITS {
            until("ten waits are refused", || refusals.load(Ordering::Relaxed) == 10);
            ada.draw_twice(&game);
            return Value::Null;
        }
        let result = ask(&bob, "tools/call", json!({"name": "wait_for_turn", "arguments": {"game_id": id(&game)}}));
        if result["isError"] == true {
            assert!(result["content"][0]["text"].as_str().unwrap().starts_with("too_many_streams: "), "{result}");
            refusals.fetch_add(1, Ordering::Relaxed);
        }
        result["structuredContent"]["your_turn"].clone()
    });
    assert_eq!(answers.iter().filter(|answer| **answer == true).count(), 20);
    assert_eq!(app.permits.open(), 0);
}
