//! Two worlds: in one, somebody has blocked Ada; in the other, there is no such person. Ada asks for
//! everything that the document has, and cannot tell in which one she is.

use crate::{
    app::{App, Person, execute, over},
    friends::befriend,
    openapi::operations,
};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use uuid::Uuid;

/// Operations that say nothing about other players, or that cannot keep a name secret, and why.
const NOT_COMPARED: &[(&str, &str)] = &[
    ("create_account", "names are unique: a name that is taken exists"),
    ("upgrade_account", "names are unique"),
    ("update_account", "names are unique"),
    ("create_guest", "a new account"),
    ("change_password", "her own account"),
    ("create_recovery_codes", "her own account"),
    ("show_recovery_codes", "her own account"),
    ("delete_account", "her own account"),
    ("refresh_session", "her own account"),
    ("end_session", "her own account"),
    ("end_current_session", "her own account"),
    ("end_sessions", "her own account"),
    ("list_sessions", "her own account"),
    ("create_sign_in_challenge", "her own account"),
    ("create_session_with_identity", "her own account"),
    ("link_identity", "her own account"),
    ("list_identities", "her own account"),
    ("unlink_identity", "her own account"),
    ("list_bots", "her own account"),
    ("create_bot", "names are unique"),
    ("delete_bot", "her own account"),
    ("list_api_keys", "her own account"),
    ("create_api_key", "her own account"),
    ("revoke_api_key", "her own account"),
    ("list_own_keys", "her own account"),
    ("show_calendar_link", "her own account"),
    ("make_calendar_link", "her own account"),
    ("end_calendar_link", "her own account"),
    ("show_calendar", "her own turns"),
    ("feed_player_games", "read without an account"),
    ("feed_tournaments", "read without an account"),
    ("create_own_key", "her own account"),
    ("revoke_own_key", "her own account"),
    ("show_public_keys", "the keys of the service"),
    ("mute_everybody", "her own account"),
    ("list_blocks", "compared below, with a block of her own"),
    ("show_vacation", "her own account"),
    ("begin_vacation", "her own account"),
    ("end_vacation", "her own account"),
    ("list_imported_games", "her own account"),
    ("import_game", "her own account"),
    ("remove_imported_game", "her own account"),
    ("show_open_data_choice", "her own account"),
    ("choose_open_data", "her own account"),
    ("show_sleeping_hours", "her own account"),
    ("set_sleeping_hours", "her own account"),
    ("remove_sleeping_hours", "her own account"),
    ("stream_inbox", "the items of show_inbox, without an end"),
    ("mark_inbox_read", "her own account"),
    ("list_alerts", "her own account"),
    ("keep_alert", "her own account; what it finds is compared in tests/api/alerts.rs"),
    ("remove_alert", "her own account"),
    ("add_webhook", "her own account"),
    ("list_webhooks", "her own account"),
    ("update_webhook", "her own account"),
    ("rotate_webhook_secret", "her own account"),
    ("delete_webhook", "her own account"),
    ("list_webhook_deliveries", "her own account"),
    ("test_webhook", "her own account"),
    ("redeliver", "her own account"),
    ("subscribe_device", "her own account"),
    ("show_device_subscription", "her own account"),
    ("unsubscribe_device", "her own account"),
    ("show_push_key", "the key of the service"),
    ("list_leaderboards", "periods in which anybody played"),
    ("show_route_popularity", "sums over everybody"),
    ("show_ticket_popularity", "sums over everybody"),
    ("show_turn_positions", "sums over everybody"),
    ("create_scoring", "names as they are sent"),
    ("list_challenges", "her own games"),
    ("play_challenge", "her own game"),
    ("show_challenge_board", "hidden players are compared in tests/api/challenges.rs"),
    ("list_tournaments", "a hidden one is compared with none in tests/api/tournaments.rs"),
    ("open_tournament", "an id that she chooses"),
    ("show_tournament", "a hidden one is compared with none in tests/api/tournaments.rs"),
    ("start_tournament", "for organisers"),
    ("cancel_tournament", "for organisers"),
    ("enter_tournament", "a hidden one is compared with none in tests/api/tournaments.rs"),
    ("leave_tournament", "a hidden one is compared with none in tests/api/tournaments.rs"),
    ("show_tournament_standings", "a hidden one is compared with none in tests/api/tournaments.rs"),
    ("show_tournament_round", "a hidden one is compared with none in tests/api/tournaments.rs"),
    ("stream_tournament", "a hidden one is compared with none in tests/api/tournaments.rs"),
    ("draw_tournament_standings", "a hidden one is compared with none in tests/api/tournaments.rs"),
    ("export_tournament", "a hidden one is compared with none in tests/api/tournaments.rs"),
    ("rule_on_tournament", "for admins"),
    ("list_leagues", "a hidden one is compared with none in tests/api/leagues.rs"),
    ("open_league", "an id that she chooses"),
    ("show_league", "a hidden one is compared with none in tests/api/leagues.rs"),
    ("start_league", "for organisers"),
    ("end_league", "for organisers"),
    ("enter_league", "a hidden one is compared with none in tests/api/leagues.rs"),
    ("leave_league", "a hidden one is compared with none in tests/api/leagues.rs"),
    ("show_league_season", "a hidden one is compared with none in tests/api/leagues.rs"),
    ("show_time", "the clock"),
    ("show_status", "for operators"),
    ("health_live", "for operators"),
    ("health_ready", "for operators"),
    ("list_admin_actions", "for admins"),
    ("void_game", "for admins"),
    ("unban_account", "for admins"),
];

/// A request of Ada.
struct Request {
    method: String,
    path: String,
    body: Value,
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
    let running = bob.open(json!({"seats": 2}));
    guest.join(&running);
    bob.start(&running);
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
    app.process.randomness.fix(3);
    let tables = vec![open, unlisted, private, cleos, hidden, running, finished, waiting];
    let link = |path: &String| {
        let token = bob.put(&format!("{path}/spectators/link")).ok()["token"].clone();
        token.as_str().unwrap().to_owned()
    };
    let links = tables.iter().map(link).collect();
    World { app, ada, cleo, tables, links, codes }
}

/// The body of a request about a game, for operations that have one.
fn body_about_game(operation: &str) -> Option<Value> {
    Some(match operation {
        "invite_player" => json!({"name": "Cleo"}),
        "say_phrase" => json!({"phrase": "hello"}),
        "play_move" | "preview_move" => json!({"type": "draw_card"}),
        "add_bot" => json!({"level": "random"}),
        "give_standing_order" => json!({"type": "draw_cards"}),
        "offer_seat" => json!({"to": "public"}),
        "stand_in"
        | "withdraw_seat_offer"
        | "end_spectator_link"
        | "list_spectators"
        | "make_spectator_link"
        | "show_standing_order"
        | "withdraw_standing_order" => Value::Null,
        "make_host" => json!({"seat": 0}),
        "cancel_game" | "decline_invitation" | "draw_board" | "draw_points" | "draw_preview" | "draw_replay"
        | "export_game" | "join_game" | "kick_player" | "leave_game" | "list_events" | "list_legal_moves"
        | "list_phrases" | "plan_tickets" | "rematch_game" | "remove_bot" | "replay_game" | "resign_game"
        | "show_analysis" | "ask_for_analysis" | "show_fairness" | "show_game" | "show_result" | "start_game"
        | "stream_game" | "view_game" => Value::Null,
        _ => return None,
    })
}

/// The requests of Ada with an operation. None if no case here has her meet Bob there.
fn requests(operation: &str, method: &str, template: &str, world: &World) -> Option<Vec<Request>> {
    if NOT_COMPARED.iter().any(|(known, _)| *known == operation) {
        return Some(Vec::new());
    }
    let request = |path: String, body: &Value| Request { method: method.to_uppercase(), path, body: body.clone() };
    if let Some(body) = body_about_game(operation) {
        let path = |game: &String| {
            let path = template.replace("/v1/games/{game_id}", game).replace("{seat}", "1");
            request(path, &body)
        };
        return Some(world.tables.iter().map(path).collect());
    }
    if operation == "watch_game" {
        let watch = |(game, token): (&String, &String)| {
            request(template.replace("/v1/games/{game_id}", game), &json!({ "token": token }))
        };
        return Some(world.tables.iter().zip(&world.links).map(watch).collect());
    }
    let asked: Vec<(&str, Value)> = match operation {
        "show_player" => vec![("/v1/players/Bob", Value::Null), ("/v1/players/Cleo", Value::Null)],
        "show_head_to_head" => vec![
            ("/v1/players/Ada/versus/Bob", Value::Null),
            ("/v1/players/Bob/versus/Cleo", Value::Null),
            ("/v1/players/Cleo/versus/Ada", Value::Null),
        ],
        "list_player_games" => vec![
            ("/v1/players/Bob/games", Value::Null),
            ("/v1/players/Cleo/games?opponent=Bob", Value::Null),
            ("/v1/players/Cleo/games", Value::Null),
        ],
        "export_games" => vec![("/v1/me/games.ndjson", Value::Null)],
        "export_player_games" => vec![
            ("/v1/players/Bob/games.ndjson", Value::Null),
            ("/v1/players/Cleo/games.ndjson?opponent=Bob", Value::Null),
            ("/v1/players/Cleo/games.ndjson", Value::Null),
        ],
        "list_opponents" => vec![
            ("/v1/players/Bob/opponents", Value::Null),
            ("/v1/players/Cleo/opponents", Value::Null),
            ("/v1/players/Ada/opponents", Value::Null),
        ],
        "group_player_results" => vec![
            ("/v1/players/Bob/statistics/by/month", Value::Null),
            ("/v1/players/Ada/statistics/by/color", Value::Null),
        ],
        "list_rating_changes" => vec![
            ("/v1/players/bob/ratings?board=duel", Value::Null),
            ("/v1/players/Cleo/ratings?board=duel", Value::Null),
        ],
        "draw_ratings" => vec![
            ("/v1/players/Bob/ratings.svg?board=duel", Value::Null),
            ("/v1/players/Cleo/ratings.svg?board=duel", Value::Null),
        ],
        "show_player_statistics" => {
            vec![("/v1/players/Bob/statistics", Value::Null), ("/v1/players/Ada/statistics", Value::Null)]
        }
        "show_season" => vec![("/v1/seasons/2026-Q1", Value::Null)],
        "show_season_places" => vec![
            ("/v1/seasons/2026-Q1/places?board=duel", Value::Null),
            ("/v1/seasons/2026-Q1/places?board=table", Value::Null),
        ],
        "list_player_seasons" => {
            vec![("/v1/players/Bob/seasons", Value::Null), ("/v1/players/Cleo/seasons", Value::Null)]
        }
        "show_leaderboard" => vec![
            ("/v1/leaderboards/wins", Value::Null),
            ("/v1/leaderboards/duel?limit=1", Value::Null),
            ("/v1/leaderboards/best_score", Value::Null),
            ("/v1/leaderboards/wins?among=friends", Value::Null),
        ],
        "show_leaderboard_around" => vec![
            ("/v1/leaderboards/wins/around/Bob", Value::Null),
            ("/v1/leaderboards/wins/around/Ada", Value::Null),
            ("/v1/leaderboards/duel/around/Cleo?neighbours=0", Value::Null),
        ],
        "list_games" => vec![
            ("/v1/games", Value::Null),
            ("/v1/games?status=lobby", Value::Null),
            ("/v1/games?status=running", Value::Null),
            ("/v1/games?status=finished", Value::Null),
            ("/v1/games?mine=seated", Value::Null),
            ("/v1/games?mine=invited", Value::Null),
            ("/v1/games?mine=friends", Value::Null),
        ],
        "show_inbox" => vec![("/v1/me/inbox?limit=200", Value::Null)],
        "mute_player" | "unmute_player" => vec![("/v1/me/mutes/Bob", Value::Null)],
        "add_friend" | "remove_friend" => vec![("/v1/me/friends/Bob", Value::Null)],
        "block_player" | "unblock_player" => vec![("/v1/me/blocks/Bob", Value::Null)],
        "open_prepared_game" => vec![("/v1/prepared-games", json!({"kind": "table", "table": "last_round"}))],
        "create_game" => vec![("/v1/games", json!({"seats": 2, "invite": ["Cleo", "Bob"]}))],
        "quick_match" => {
            vec![("/v1/games/quick", json!({"variant": "mega"})), ("/v1/games/quick", json!({"seats": 4}))]
        }
        "create_session" => vec![("/v1/sessions", json!({"name": "Bob", "password": "a wrong train"}))],
        "recover_account" => vec![(
            "/v1/accounts/recover",
            json!({"name": "Bob", "code": "AAAA-AAAA-AAAA-AAAA", "password": "another train"}),
        )],
        "ban_account" => vec![("/v1/admin/accounts/Bob/ban", json!({"reason": "a test"}))],
        "show_invite" => {
            return Some(world.codes.iter().map(|code| request(format!("/v1/invites/{code}"), &Value::Null)).collect());
        }
        "join_game_by_code" => {
            let with = |code: &String| request("/v1/games/join-by-code".to_owned(), &json!({ "code": code }));
            return Some(world.codes.iter().map(with).collect());
        }
        // What is read without a parameter is the same question to both worlds.
        _ if method == "get" && !template.contains('{') => vec![(template, Value::Null)],
        _ => return None,
    };
    Some(asked.into_iter().map(|(path, body)| request(path.to_owned(), &body)).collect())
}

/// A body without moments, ids, codes and digests.
fn normalized(value: &mut Value) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(normalized),
        Value::Object(members) => {
            for (name, member) in members.iter_mut() {
                match (name.as_str(), &*member) {
                    ("next" | "head" | "url", Value::String(_)) | ("thinking" | "thought", _) => *member = json!("…"),
                    ("state", Value::String(digest)) if digest.len() == 16 => *member = json!("…"),
                    ("code", Value::String(code)) if code.len() == 6 && code.to_uppercase() == *code => {
                        *member = json!("…")
                    }
                    (name, Value::Number(_)) if name.contains("seconds") || name == "retry_after" => *member = json!(0),
                    _ => normalized(member),
                }
            }
        }
        Value::String(text) => {
            if text.parse::<Uuid>().is_ok() {
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
    let content = if body.is_null() { String::new() } else { body.to_string() };
    let own = [("authorization", world.ada.token.as_str()), ("content-type", "application/json")];
    let answer = world.app.send(method, path, &own, &content);
    let mut headers = BTreeMap::new();
    for (name, value) in &answer.headers {
        let value = match name.as_str() {
            "date" | "x-request-id" | "location" | "content-length" => "…",
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
    for (template, method, operation) in operations() {
        let id = operation["operationId"].as_str().unwrap();
        let asked = [&with, &without].map(|world| {
            let requests = requests(id, method, template, world);
            requests.unwrap_or_else(|| panic!("{id}: say what a blocked player could ask here, or why not"))
        });
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
    assert!(about_tables > 180, "{about_tables}");
    // Others see Bob and Bob's tables.
    for path in &with.tables[..2] {
        assert_eq!(with.cleo.get(path).ok()["players"][0]["name"], "Bob");
        assert_eq!(with.app.get(path).status, 200, "and so does she, signed out");
    }
    assert_eq!(with.cleo.get("/v1/players/Bob").status, 200);
    let wins = |person: &Person| person.get("/v1/leaderboards/wins").ok()["items"].clone();
    assert_eq!((wins(&with.cleo)[0]["name"].clone(), wins(&with.ada)[0]["rank"].clone()), (json!("Bob"), json!(1)));
    assert!(!wins(&with.ada).to_string().contains("Bob"));
    assert_eq!(with.cleo.get("/v1/me/friends").ok()["items"].as_array().unwrap().len(), 2);
}

#[test]
fn everything_that_is_not_compared_exists() {
    for (name, _) in NOT_COMPARED {
        assert!(operations().any(|(_, _, operation)| operation["operationId"] == *name), "{name}");
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
    assert_eq!(ada.get("/v1/games").ok()["items"].as_array().unwrap().len(), 1);
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
