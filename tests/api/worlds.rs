//! Two worlds: in one, somebody has blocked Ada; in the other, there is no such person. Ada asks for
//! everything that the document has, and cannot tell in which one she is.

use crate::{
    admin::root,
    app::{App, Person, dealt, execute, over},
    friends::befriend,
    openapi::{fits, operations},
    scene::{GAME, filled, table},
};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use uuid::Uuid;

/// Members that are secrets or keys, as random in one world as in the other.
const SECRETS: [&str; 7] = ["access_token", "refresh_token", "key", "secret", "nonce", "provider_nonce", "x"];

/// Requests of Ada beside those of the table: paths, and bodies of what is no GET.
const MORE: &[(&str, &str)] = &[
    ("/v1/players/Cleo/games?opponent=Bob", ""),
    ("/v1/players/Cleo/games.ndjson?opponent=Bob", ""),
    ("/v1/players/Bob/statistics/by/month", ""),
    ("/v1/players/bob/ratings?board=duel", ""),
    ("/v1/seasons/2026-Q1", ""),
    ("/v1/seasons/2026-Q1/places?board=table", ""),
    ("/v1/leaderboards/duel?limit=1", ""),
    ("/v1/leaderboards/best_score", ""),
    ("/v1/leaderboards/wins?among=friends", ""),
    ("/v1/leaderboards/duel/around/Cleo?neighbours=0", ""),
    ("/v1/games", ""),
    ("/v1/games?status=running", ""),
    ("/v1/games?status=finished", ""),
    ("/v1/games?mine=seated", ""),
    ("/v1/games?mine=invited", ""),
    ("/v1/games?mine=friends", ""),
    ("/v1/me/inbox?limit=200", ""),
    ("/v1/prepared-games", r#"{"kind": "table", "table": "last_round"}"#),
    ("/v1/games", r#"{"seats": 2, "invite": ["Cleo", "Bob"]}"#),
    ("/v1/games/quick", r#"{"variant": "mega"}"#),
    ("/v1/games/quick", r#"{"seats": 4}"#),
    ("/v1/reports", r#"{"about": "player", "name": "Bob", "reason": "false_name"}"#),
];

/// A request of Ada.
struct Request {
    method: String,
    path: String,
    body: String,
}

/// The answer to her: the status, the headers, and the body without the differences between any two
/// games.
type Seen = (u16, BTreeMap<String, String>, String);

struct World {
    app: App,
    ada: Person,
    cleo: Person,
    /// The tables at which Bob sits and she does not, or ids that nobody has.
    tables: Vec<String>,
    /// The tokens of the links by which they can be watched.
    links: Vec<String>,
    /// The codes of two of them.
    codes: [String; 2],
}

/// The part that is the same in both worlds: Ada and Cleo are friends and have played a game, and
/// Cleo waits for others.
fn common() -> (App, Person, Person) {
    let app = App::start();
    app.process.randomness.fix(1);
    let (ada, cleo) = (app.register("Ada"), app.register("Cleo"));
    root(&app);
    befriend(&ada, "Cleo", &cleo, "Ada");
    over(json!({"seats": 2, "rated": true, "first_seat": 0}), &[&ada, &cleo]);
    let mine = ada.open(json!({"seats": 3, "variant": "big_cities"}));
    cleo.join(&mine);
    // A season that Bob has won, or somebody whose account is deleted.
    let season = "INSERT INTO seasons (season, board, players, placed, closed_at) \
            VALUES ('2026-Q1', 'duel', 2, 2, now()), ('2026-Q1', 'table', 0, 0, now()); \
        INSERT INTO season_places (season, board, position, place, account_id, rating, games) \
            SELECT '2026-Q1', 'duel', 2, 2, id, 1400, 12 FROM accounts WHERE name = 'Cleo'; \
        INSERT INTO season_places (season, board, position, place, rating, games) \
            VALUES ('2026-Q1', 'duel', 1, 1, 1500, 12)";
    execute(&app.database_url, season).unwrap();
    (app, ada, cleo)
}

fn without_bob() -> World {
    let (app, ada, cleo) = common();
    app.process.randomness.fix(3);
    let tables = (0..8).map(|_| format!("/v1/games/{}", Uuid::now_v7())).collect();
    let links = (0..8).map(|_| Uuid::new_v4().to_string()).collect();
    World { app, ada, cleo, tables, links, codes: ["ZZZZZ2".to_owned(), "ZZZZZ3".to_owned()] }
}

fn with_bob() -> World {
    let (app, ada, cleo) = common();
    app.process.randomness.fix(2);
    let (bob, guest) = (app.register("Bob"), app.guest());
    assert_eq!(bob.put("/v1/me/blocks/Ada").status, 204);
    // She hears neither that he has reported her nor what became of it.
    let report = bob.post("/v1/reports", json!({"about": "player", "name": "Ada", "reason": "false_name"})).ok();
    let close = format!("/v1/admin/reports/{}/close", report["id"].as_str().unwrap());
    let root = app.sign_in("Root", "desk");
    assert_eq!(root.post(&close, json!({"outcome": "warned", "reason": "a test"})).status, 204);
    befriend(&bob, "Cleo", &cleo, "Bob");
    let open = bob.open(json!({"seats": 3}));
    let unlisted = bob.open(json!({"seats": 2, "visibility": "unlisted"}));
    let private = bob.open(json!({"seats": 2, "visibility": "private", "invite": ["Cleo"]}));
    bob.post(&format!("{open}/invitations"), json!({"name": "Ada"})).refused(422, "unknown_player");
    // Cleo does not know of it, and invites Ada to a table at which Bob sits.
    let cleos = cleo.open(json!({"seats": 4}));
    bob.join(&cleos);
    cleo.post(&format!("{cleos}/invitations"), json!({"name": "Ada"})).ok();
    let hidden = cleo.open(json!({"seats": 3, "visibility": "private"}));
    cleo.post(&format!("{hidden}/invitations"), json!({"name": "Bob"})).ok();
    bob.join(&hidden);
    cleo.post(&format!("{hidden}/invitations"), json!({"name": "Ada"})).ok();
    let running = dealt(json!({"seats": 2}), &[&bob, &guest]);
    let finished = over(json!({"seats": 2}), &[&bob, &guest]);
    let waiting = bob.post("/v1/games/quick", json!({"variant": "mega"})).ok();
    let waiting = format!("/v1/games/{}", waiting["id"].as_str().unwrap());
    // The best of all, wherever she looks.
    let copy = "INSERT INTO standings (period, variant, player, listed, games, wins, best_score, score_sum, tickets_completed, \
            longest_path, duel_rating, duel_provisional) \
        SELECT s.period, s.variant, b.id, true, 9, 9, 300, 900, 9, 40, 9000, true \
        FROM standings s JOIN accounts c ON c.id = s.player AND c.name = 'Cleo', accounts b WHERE b.name = 'Bob' \
        ON CONFLICT (period, variant, player) DO UPDATE SET wins = 9, best_score = 300, duel_rating = 9000, listed = true";
    execute(&app.database_url, copy).unwrap();
    let won = "UPDATE season_places SET account_id = (SELECT id FROM accounts WHERE name = 'Bob') WHERE position = 1";
    execute(&app.database_url, won).unwrap();
    let code = |path: &str| bob.get(path).ok()["code"].as_str().unwrap().to_owned();
    let codes = [code(&open), code(&unlisted)];
    let tables = vec![open, unlisted, private, cleos, hidden, running, finished, waiting];
    let link = |path: &String| {
        let token = bob.put(&format!("{path}/spectators/link")).ok()["token"].clone();
        token.as_str().unwrap().to_owned()
    };
    let links = tables.iter().map(link).collect();
    app.process.randomness.fix(3);
    World { app, ada, cleo, tables, links, codes }
}

/// The words that Ada puts into a request, by the names of their places: for every table, code or
/// person that it can be about.
fn words<'a>(world: &'a World, request: &Value, is_read: bool) -> Vec<Vec<(&'static str, &'a str)>> {
    let has = |name: &str| ["path", "body"].iter().any(|part| request[part][name].is_string());
    let text = request.to_string();
    if text.contains(GAME) {
        let about = |(path, link): (&'a String, &'a String)| {
            vec![("game", path.rsplit('/').next().unwrap()), ("token", link.as_str()), ("seat", "1"), ("name", "Cleo")]
        };
        world.tables.iter().zip(&world.links).map(about).collect()
    } else if has("name") {
        // What she changes is about Bob only, or Cleo would be blocked as well.
        let people = [("Bob", "Cleo"), ("Cleo", "Ada"), ("Ada", "Bob")].into_iter().take(if is_read { 3 } else { 1 });
        people.map(|(name, other)| vec![("name", name), ("other", other), ("password", "a wrong train")]).collect()
    } else if has("code") {
        world.codes.iter().map(|code| vec![("code", code.as_str())]).collect()
    } else {
        vec![vec![("password", "a wrong train"), ("wait", "0")]]
    }
}

fn is_compared(operation: &str) -> bool {
    table()[operation]["not_compared"].is_null()
}

/// Whether a request beside those of the table is one of this operation.
fn is_of((path, body): &(&str, &str), method: &str, template: &str) -> bool {
    fits(template, path) && method == if body.is_empty() { "get" } else { "post" }
}

/// The requests of Ada with an operation.
fn requests(operation: &str, method: &str, template: &str, world: &World) -> Vec<Request> {
    let request = |path: String, body: String| Request { method: method.to_uppercase(), path, body };
    let entry = &table()[operation];
    let mut requests = Vec::new();
    for words in words(world, entry, method == "get") {
        let game = words.iter().find(|(name, _)| *name == "game").map_or(GAME, |(_, id)| *id);
        let mut asked = serde_json::from_str::<Value>(&entry.to_string().replace(GAME, game)).unwrap();
        for part in ["path", "query", "body"] {
            for (name, word) in &words {
                if let Some(value) = asked[part].get_mut(*name).filter(|value| value.is_string()) {
                    *value = json!(word);
                }
            }
        }
        let body = if asked["body"].is_null() { String::new() } else { asked["body"].to_string() };
        requests.push(request(filled(template, &asked), body));
    }
    let more = MORE.iter().filter(|more| is_of(more, method, template));
    requests.extend(more.map(|(path, body)| request((*path).to_owned(), (*body).to_owned())));
    requests
}

/// A body without moments, ids, codes and digests.
fn normalized(value: &mut Value) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(normalized),
        Value::Object(members) => {
            // The second between two requests is told in words, too.
            let is_told_to_wait = members.contains_key("retry_after");
            for (name, member) in members.iter_mut() {
                match (name.as_str(), &*member) {
                    ("next" | "head" | "url" | "invite_url", Value::String(_))
                    | ("thinking" | "thought" | "unix_ms", _) => *member = json!("…"),
                    (name, Value::String(text)) if SECRETS.contains(&name) && text.len() > 40 => *member = json!("…"),
                    ("state", Value::String(digest)) if digest.len() == 16 => *member = json!("…"),
                    ("code", Value::String(code)) if code.len() < 8 && code.to_uppercase() == *code => {
                        *member = json!("…")
                    }
                    ("detail", Value::String(text)) if is_told_to_wait => {
                        *member = json!(text.replace(|letter: char| letter.is_ascii_digit(), ""));
                    }
                    (name, Value::Number(_)) if name.contains("seconds") || name == "retry_after" => *member = json!(0),
                    _ => normalized(member),
                }
            }
        }
        Value::String(text) => {
            if text.trim_start_matches("code:").parse::<Uuid>().is_ok() {
                *text = "(an id)".to_owned();
            } else if text.parse::<jiff::Timestamp>().is_ok() {
                *text = "(a moment)".to_owned();
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

fn seen(world: &World, request: &Request) -> Seen {
    let Request { method, path, body } = request;
    let own = [("authorization", world.ada.token.as_str()), ("content-type", "application/json")];
    let answer = world.app.send(method, path, &own, body);
    let mut headers = BTreeMap::new();
    for (name, value) in &answer.headers {
        let value = match name.as_str() {
            "date" | "retry-after" | "x-request-id" | "location" | "content-length" => "…",
            // The head of a game has a hash of moments.
            "etag" if !path.contains(".svg") => "…",
            _ => value.to_str().unwrap(),
        };
        headers.insert(name.to_string(), value.to_owned());
    }
    let text = match serde_json::from_str::<Value>(&answer.text) {
        Ok(mut body) => {
            normalized(&mut body);
            body.to_string()
        }
        Err(_) => answer.text,
    };
    (answer.status, headers, text)
}

/// The place at which two answers begin to differ.
fn difference(one: &Seen, other: &Seen) -> String {
    let [one, other] = [one, other].map(|seen| format!("{seen:?}").chars().collect::<Vec<_>>());
    let at = one.iter().zip(&other).take_while(|(a, b)| a == b).count();
    let excerpt = |text: &[char]| text.iter().skip(at.saturating_sub(60)).take(160).collect::<String>();
    format!("{} <> {}", excerpt(&one), excerpt(&other))
}

#[test]
fn a_blocked_player_sees_a_world_without_the_blocker() {
    let (with, without) = (with_bob(), without_bob());
    let (mut about_tables, mut differences) = (0, Vec::new());
    let ids = operations().map(|(path, method, it)| (path, method, it["operationId"].as_str().unwrap()));
    let (reads, changes): (Vec<_>, Vec<_>) =
        ids.filter(|(.., id)| is_compared(id)).partition(|(_, method, _)| *method == "get");
    // What she reads is compared again when she has changed all that she can.
    for (template, method, id) in reads.iter().chain(&changes).chain(&reads) {
        let asked = [&with, &without].map(|world| requests(id, method, template, world));
        assert_eq!(asked[0].len(), asked[1].len());
        for (one, other) in asked[0].iter().zip(&asked[1]) {
            let (one_sees, other_sees) = (seen(&with, one), seen(&without, other));
            if one_sees != other_sees {
                differences.push(format!("{id}: {} {}: {}", one.method, one.path, difference(&one_sees, &other_sees)));
            }
            if with.tables.iter().any(|table| one.path.starts_with(table)) {
                assert!([204, 404].contains(&one_sees.0), "{id}: {one_sees:?}");
                about_tables += 1;
            }
        }
    }
    assert!(differences.is_empty(), "{differences:#?}");
    assert!(about_tables > 400, "{about_tables}");
    // Others see Bob and Bob's tables.
    for path in &with.tables[..2] {
        assert_eq!(with.cleo.get(path).ok()["players"][0]["name"], "Bob");
        assert_eq!(with.app.get(path).status, 200, "and so does she, signed out");
    }
    assert_eq!(with.cleo.get("/v1/players/Bob").status, 200);
    let wins = |person: &Person| person.get("/v1/leaderboards/wins").ok()["items"].clone();
    assert_eq!((wins(&with.cleo)[0]["name"].clone(), wins(&with.ada)[0]["rank"].clone()), (json!("Bob"), json!(1)));
    assert!(!wins(&with.ada).to_string().contains("Bob"));
    assert_eq!(with.cleo.get("/v1/me/friends").items().len(), 2);
}

#[test]
fn requests_beside_those_of_the_table_are_compared() {
    for more in MORE {
        let mut known = operations().filter(|(template, method, _)| is_of(more, method, template));
        assert!(known.any(|(.., it)| is_compared(it["operationId"].as_str().unwrap())), "{more:?}");
    }
}

#[test]
fn a_player_who_blocks_sees_as_little_of_the_other() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = ada.open(json!({"seats": 2}));
    assert_eq!(bob.put("/v1/me/blocks/Ada").status, 204);
    bob.get("/v1/players/Ada").refused(404, "not_found");
    bob.get(&game).refused(404, "not_found");
    bob.put(&format!("{game}/players/me")).refused(404, "not_found");
    bob.put("/v1/me/friends/Ada").refused(404, "not_found");
    assert_eq!(bob.get("/v1/games").ok()["items"], json!([]));
    assert_eq!(ada.get("/v1/games").items().len(), 1);
    // Ada's own list stays what it is, whatever Bob does.
    assert_eq!(bob.delete("/v1/me/blocks/Ada").status, 204);
    assert_eq!(ada.put("/v1/me/blocks/Bob").status, 204);
    let listed = ada.get("/v1/me/blocks").text;
    assert_eq!(bob.put("/v1/me/blocks/Ada").status, 404, "Bob cannot find Ada any more");
    assert_eq!(ada.get("/v1/me/blocks").text, listed);
    assert_eq!(ada.put("/v1/me/blocks/Bob").status, 204, "again");
    assert_eq!(ada.delete("/v1/me/blocks/Bob").status, 204);
    assert_eq!(bob.get(&game).status, 200);
}
