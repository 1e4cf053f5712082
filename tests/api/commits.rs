//! Acknowledged requests are committed: backends die, and constraints fail, in the middle of a
//! commit. By then PostgreSQL has sent the rows of the statement.

use crate::{
    app::{Answer, App, Person, RUNTIME, Setup, duel, everyone_moves, execute, over, query},
    openapi::operations,
    provider::{Provider, challenge, sign_in, with},
    service,
};
use railhead::store::challenges;
use railhead_test_support::until;
use serde_json::{Value, json};
use std::{
    fmt::Write,
    sync::{
        LazyLock,
        atomic::{AtomicU32, Ordering},
    },
};
use uuid::Uuid;

/// Deferred triggers run inside the commit. Sequences are not rolled back, so they count what failed.
const FAULTS: &str = "
CREATE TABLE fault (how text NOT NULL, spared integer NOT NULL);
INSERT INTO fault VALUES ('none', 0);
CREATE SEQUENCE commits;
CREATE SEQUENCE failures;
CREATE FUNCTION fail_commit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE fault fault;
BEGIN
    IF current_setting('test.counted', true) = 'yes' THEN RETURN NULL; END IF;
    PERFORM set_config('test.counted', 'yes', true);
    SELECT * INTO fault FROM fault;
    IF fault.how = 'none' OR nextval('commits') <= fault.spared THEN RETURN NULL; END IF;
    PERFORM nextval('failures');
    IF fault.how = 'die' THEN
        PERFORM pg_terminate_backend(pg_backend_pid());
        PERFORM pg_sleep(1);
    END IF;
    RAISE EXCEPTION 'the commit fails';
END $$;";

/// The number of connections that a service of the tests may have open.
const CONNECTIONS: usize = 16;

/// The provider with which players of the services here sign in.
static PROVIDER: LazyLock<Provider> = LazyLock::new(|| Provider::new("it"));

/// The manner in which a commit fails.
#[derive(Clone, Copy)]
enum How {
    /// The backend dies and the connection with it.
    Die,
    /// A constraint refuses the transaction.
    Refuse,
}

/// A service whose commits can be made to fail.
struct Faulty {
    app: App,
    /// One row per table: its name, how many rows it has, and their fingerprint.
    contents: String,
}

impl Faulty {
    fn start() -> Faulty {
        let database = service::database();
        let tables = "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' \
            AND tablename <> '__diesel_schema_migrations' ORDER BY tablename";
        let tables = query(&database, tables);
        let mut faults = FAULTS.to_owned();
        let mut contents = Vec::new();
        for name in tables.iter().map(|table| table["name"].as_str().unwrap()) {
            let trigger = "AFTER INSERT OR UPDATE OR DELETE ON";
            let deferred = "DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION fail_commit()";
            writeln!(faults, "CREATE CONSTRAINT TRIGGER fail_commit {trigger} {name} {deferred};").unwrap();
            let fingerprint = "md5(coalesce(string_agg(t::text, ' ' ORDER BY t::text), ''))";
            contents.push(format!("SELECT '{name}' AS name, count(*) AS rows, {fingerprint} FROM {name} t"));
        }
        execute(&database, &faults).unwrap();
        let setup = Setup { providers: vec![PROVIDER.settings()], ..Setup::default() };
        // PostgreSQL may read the tables at the same time, in any order.
        Faulty { app: App::run(database, setup), contents: contents.join(" UNION ALL ") + " ORDER BY name" }
    }

    /// From now on commits fail, but for the first few.
    fn arm(&self, how: How, spared: usize) {
        let how = match how {
            How::Die => "die",
            How::Refuse => "refuse",
        };
        self.set(how, spared);
    }

    /// Commits succeed again; answers whether one has failed.
    fn disarm(&self) -> bool {
        self.set("none", 0);
        // A connection that is found lost condemns all that are as old: so many answers in a row come of new ones.
        let mut answered = 0;
        until("the service recovers", || {
            // Not `/health/ready`, which for ten seconds says no after a fault.
            answered = if self.app.get("/v1/players/nobody").status == 404 { answered + 1 } else { 0 };
            answered == CONNECTIONS
        });
        query(&self.app.database_url, "SELECT is_called FROM failures")[0]["is_called"] == true
    }

    fn set(&self, how: &str, spared: usize) {
        let mut set = format!("UPDATE fault SET how = '{how}', spared = {spared};");
        if how != "none" {
            set += "ALTER SEQUENCE commits RESTART; ALTER SEQUENCE failures RESTART;";
        }
        execute(&self.app.database_url, &set).unwrap();
    }

    fn contents(&self) -> Vec<Value> {
        query(&self.app.database_url, &self.contents)
    }

    /// The answer to a request while commits fail: never a success.
    fn fails(&self, how: How, request: impl FnOnce() -> Answer) {
        self.arm(how, 0);
        let answer = request();
        assert!(self.disarm(), "nothing was written: {} {}", answer.status, answer.text);
        assert!(answer.status >= 500, "{} {}", answer.status, answer.text);
    }

    /// The number and the type of every event of a game after a version.
    fn log(&self, game: &str, after: u64) -> Vec<(u64, String)> {
        let id = game.rsplit('/').next().unwrap();
        let events = format!(
            "SELECT seq, payload ->> 'type' AS kind FROM game_events WHERE game_id = '{id}' AND seq > {after} ORDER BY seq"
        );
        let named = |event: &Value| named(&event["seq"], &event["kind"]);
        query(&self.app.database_url, &events).iter().map(named).collect()
    }
}

fn named(seq: &Value, kind: &Value) -> (u64, String) {
    (seq.as_u64().unwrap(), kind.as_str().unwrap().to_owned())
}

/// The number and the type of the events of an answer.
fn events(answer: &Answer) -> Vec<(u64, String)> {
    let answer = answer.ok();
    answer["events"].as_array().unwrap().iter().map(|event| named(&event["seq"], &event["type"])).collect()
}

/// A game in which a seat was left that others may take over.
fn left(leaver: &Person, others: [&Person; 2]) -> String {
    let game = leaver.open(json!({"seats": 3, "first_seat": 0, "stand_ins": "owner"}));
    others.iter().for_each(|person| drop(person.join(&game)));
    leaver.start(&game);
    everyone_moves(&game, &[leaver, others[0], others[1]]);
    leaver.post(&format!("{game}/resign"), Value::Null).ok();
    game
}

fn version(app: &App, game: &str) -> u64 {
    app.get(game).ok()["version"].as_u64().unwrap()
}

fn draw() -> Value {
    json!({"type": "draw_card"})
}

#[test]
fn a_move_whose_backend_dies_before_commit_is_not_acknowledged() {
    let faulty = Faulty::start();
    let people = [faulty.app.guest(), faulty.app.guest()];
    let game = duel(&people[0], &people[1]);
    let after = version(&faulty.app, &game);
    let mut acknowledged = Vec::new();
    for number in 0..20 {
        let mover = &people[number / 2 % 2];
        faulty.fails(How::Die, || mover.play(&game, &draw()));
        assert_eq!(faulty.log(&game, after), acknowledged);
        acknowledged.extend(events(&mover.play(&game, &draw())));
    }
    assert_eq!(faulty.log(&game, after), acknowledged);
    assert_eq!(version(&faulty.app, &game), after + acknowledged.len() as u64);
}

#[test]
fn a_stream_is_told_nothing_of_a_move_that_was_not_committed() {
    let faulty = Faulty::start();
    let (ada, bob) = (faulty.app.guest(), faulty.app.guest());
    let game = duel(&ada, &bob);
    for how in [How::Die, How::Refuse] {
        let before = version(&faulty.app, &game);
        let mut stream = ada.follow(&game, before);
        faulty.arm(how, 0);
        ada.play(&game, &draw());
        assert!(faulty.disarm());
        assert_eq!(version(&faulty.app, &game), before);
        // Another move, since the same would have the same events.
        ada.play(&game, &json!({"type": "draw_tickets"})).ok();
        let last = version(&faulty.app, &game);
        let seen = ada.get(&format!("{game}/events?after={before}")).ok()["events"].clone();
        assert_eq!(json!(stream.until(last)), seen);
        let choice = ada.moves(&game)[0].clone();
        ada.play(&game, &choice).ok();
        (0..2).for_each(|_| drop(bob.play(&game, &draw()).ok()));
    }
}

#[test]
fn an_uncommitted_move_sent_again_with_its_key_is_made_once() {
    let faulty = Faulty::start();
    let (ada, bob) = (faulty.app.guest(), faulty.app.guest());
    let game = duel(&ada, &bob);
    for how in [How::Die, How::Refuse] {
        let before = version(&faulty.app, &game);
        let key = before.to_string();
        let send = || ada.post_with(&format!("{game}/moves"), &[("idempotency-key", &key)], draw());
        faulty.fails(how, send);
        let first = send();
        assert_eq!(faulty.log(&game, before), events(&first));
        assert_eq!(send().text, first.text);
        assert_eq!(version(&faulty.app, &game), before + events(&first).len() as u64);
    }
}

/// A request, made possible by what was done before.
struct Request {
    by: Person,
    path: String,
    body: Value,
}

impl Request {
    fn send(&self, method: &str, key: Option<&str>) -> Answer {
        let mut headers = vec![("authorization", self.by.token.as_str()), ("content-type", "application/json")];
        headers.extend(key.map(|key| ("idempotency-key", key)));
        let body = if self.body.is_null() { String::new() } else { self.body.to_string() };
        self.by.app.send(method, &self.path, &headers, &body)
    }
}

/// An unused name.
fn new_name() -> String {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    format!("Rider {}", NEXT.fetch_add(1, Ordering::Relaxed))
}

fn name_of(person: &Person) -> String {
    person.get("/v1/accounts/me").ok()["name"].as_str().unwrap().to_owned()
}

fn admin(app: &App) -> Person {
    let admin = app.guest();
    let name = name_of(&admin);
    execute(&app.database_url, &format!("UPDATE accounts SET role = 'admin' WHERE name = '{name}'")).unwrap();
    admin
}

/// A bot with a key, and then a request about them.
fn of_bots(app: &App, operation: &str) -> Request {
    let (by, name) = (app.register(&new_name()), new_name());
    by.post("/v1/me/bots", json!({ "name": name })).ok();
    let bot = format!("/v1/me/bots/{}", name.replace(' ', "%20"));
    let (keys, new) = (format!("{bot}/keys"), json!({"label": "laptop", "scopes": ["read"]}));
    let key = by.post(&keys, new.clone()).ok()["id"].as_str().unwrap().to_owned();
    match operation {
        "create_api_key" => Request { by, path: keys, body: new },
        "revoke_api_key" => Request { by, path: format!("{keys}/{key}"), body: Value::Null },
        _ => Request { by, path: bot, body: Value::Null },
    }
}

/// A webhook with a test, and then a request about them.
fn of_webhooks(by: Person, operation: &str) -> Request {
    let hook = by.post("/v1/me/webhooks", json!({"url": "https://nowhere.railhead.invalid/hook"})).ok();
    let path = format!("/v1/me/webhooks/{}", hook["id"].as_str().unwrap());
    let (path, body) = match operation {
        "update_webhook" => (path, json!({"is_paused": true})),
        "rotate_webhook_secret" => (format!("{path}/rotate-secret"), Value::Null),
        "test_webhook" => (format!("{path}/test"), Value::Null),
        "redeliver" => {
            let test = by.post(&format!("{path}/test"), Value::Null).ok();
            (format!("{path}/deliveries/{}/redeliver", test["id"].as_str().unwrap()), Value::Null)
        }
        _ => (path, Value::Null),
    };
    Request { by, path, body }
}

/// The preparation of an operation on accounts and sessions, and then its request.
fn of_accounts(app: &App, operation: &str) -> Option<Request> {
    let password = "a train at noon";
    let new = json!({"name": new_name(), "password": password});
    let key = app.get("/v1/push/key").ok()["key"].clone();
    let device = json!({"endpoint": "https://example.com/push", "keys": {"p256dh": key, "auth": "A".repeat(22)}});
    let hours = json!({"from": "22:30", "to": "06:30", "zone": "Europe/Rome"});
    let guest = app.guest();
    let (by, path, body) = match operation {
        "create_account" => (guest, "/v1/accounts", new),
        "create_guest" => (guest, "/v1/accounts/guest", Value::Null),
        "delete_account" => {
            duel(&guest, &app.guest());
            (guest, "/v1/accounts/me", Value::Null)
        }
        "update_account" => (guest, "/v1/accounts/me", json!({"name": new_name()})),
        "change_password" => {
            let body = json!({"old_password": password, "new_password": "a night train to Wien"});
            (app.register(&new_name()), "/v1/accounts/me/password", body)
        }
        "create_recovery_codes" => {
            (app.register(&new_name()), "/v1/accounts/me/recovery-codes", json!({ "password": password }))
        }
        "recover_account" => {
            let person = app.register(new["name"].as_str().unwrap());
            let codes = person.post("/v1/accounts/me/recovery-codes", json!({ "password": password })).ok();
            let body = json!({"name": new["name"], "code": codes["codes"][0], "new_password": "a night train to Wien"});
            (person, "/v1/accounts/recover", body)
        }
        "create_session_with_identity" => {
            let challenge = challenge(app);
            let mut body = with(&PROVIDER, &challenge, PROVIDER.id_token(&new_name(), &challenge));
            body["name"] = new["name"].clone();
            (guest, "/v1/sessions/oidc", body)
        }
        "create_sign_in_challenge" => (guest, "/v1/sessions/oidc/challenges", Value::Null),
        "link_identity" => {
            let challenge = challenge(app);
            let body = with(&PROVIDER, &challenge, PROVIDER.id_token(&new_name(), &challenge));
            (guest, "/v1/accounts/me/identities", body)
        }
        "unlink_identity" => {
            let person = app.person(&sign_in(app, &PROVIDER, &new_name(), Some(&new_name())).ok());
            let set = json!({ "new_password": password });
            assert_eq!(person.ask("PUT", "/v1/accounts/me/password", set).status, 204);
            let own = "/v1/accounts/me/identities";
            let id = person.get(own).ok()["items"][0]["id"].as_str().unwrap().to_owned();
            return Some(Request { by: person, path: format!("{own}/{id}"), body: Value::Null });
        }
        "upgrade_account" => (guest, "/v1/accounts/me/upgrade", new),
        "create_session" => {
            let person = app.register(new["name"].as_str().unwrap());
            (person, "/v1/sessions", new)
        }
        "refresh_session" => {
            let token = json!({"refresh_token": guest.refresh});
            (guest, "/v1/sessions/refresh", token)
        }
        "end_sessions" => (guest, "/v1/sessions", Value::Null),
        "end_current_session" => (guest, "/v1/sessions/current", Value::Null),
        "end_session" => {
            let id = guest.get("/v1/sessions").ok()["items"][0]["id"].as_str().unwrap().to_owned();
            return Some(Request { by: guest, path: format!("/v1/sessions/{id}"), body: Value::Null });
        }
        "mark_inbox_read" => (guest, "/v1/me/inbox/read", json!({"seq": 1})),
        "add_webhook" => (guest, "/v1/me/webhooks", json!({"url": "https://example.com/hook"})),
        "delete_webhook" | "update_webhook" | "rotate_webhook_secret" | "test_webhook" | "redeliver" => {
            return Some(of_webhooks(guest, operation));
        }
        "create_bot" => (app.register(&new_name()), "/v1/me/bots", json!({"name": new_name()})),
        "make_calendar_link" => (guest, "/v1/me/calendar-link", Value::Null),
        "end_calendar_link" => {
            guest.put("/v1/me/calendar-link").ok();
            (guest, "/v1/me/calendar-link", Value::Null)
        }
        "create_own_key" => (app.register(&new_name()), "/v1/me/keys", json!({"label": "club"})),
        "revoke_own_key" => {
            let person = app.register(&new_name());
            let key = person.post("/v1/me/keys", json!({"label": "club"})).ok()["id"].clone();
            let path = format!("/v1/me/keys/{}", key.as_str().unwrap());
            return Some(Request { by: person, path, body: Value::Null });
        }
        "delete_bot" | "create_api_key" | "revoke_api_key" => return Some(of_bots(app, operation)),
        "subscribe_device" => (guest, "/v1/me/push", device),
        "unsubscribe_device" => {
            guest.ask("PUT", "/v1/me/push", device).ok();
            (guest, "/v1/me/push", Value::Null)
        }
        "begin_vacation" => (guest, "/v1/me/vacation", json!({"days": 3})),
        "end_vacation" => {
            guest.ask("PUT", "/v1/me/vacation", json!({"days": 3})).ok();
            (guest, "/v1/me/vacation", Value::Null)
        }
        "set_sleeping_hours" => (guest, "/v1/me/sleeping-hours", hours),
        "remove_sleeping_hours" => {
            guest.ask("PUT", "/v1/me/sleeping-hours", hours).ok();
            (guest, "/v1/me/sleeping-hours", Value::Null)
        }
        "import_game" | "remove_imported_game" => {
            let path = format!("/v1/me/imported-games/{}", Uuid::new_v4());
            let sheet = json!({"kind": "score_sheet", "players": [{"name": "Ada", "points": 90}]});
            if operation == "remove_imported_game" {
                guest.ask("PUT", &path, sheet).ok();
                return Some(Request { by: guest, path, body: Value::Null });
            }
            return Some(Request { by: guest, path, body: sheet });
        }
        "choose_open_data" => (guest, "/v1/me/open-data", json!({"games": "all"})),
        "mute_everybody" => (guest, "/v1/me/mutes", json!({"everybody": true})),
        "mute_player" | "unmute_player" => {
            let path = format!("/v1/me/mutes/{}", name_of(&app.guest()).replace(' ', "%20"));
            if operation == "unmute_player" {
                assert_eq!(guest.put(&path).status, 204);
            }
            return Some(Request { by: guest, path, body: Value::Null });
        }
        "add_friend" | "remove_friend" | "block_player" | "unblock_player" => {
            let list = if operation.ends_with("friend") { "friends" } else { "blocks" };
            let path = format!("/v1/me/{list}/{}", name_of(&app.guest()).replace(' ', "%20"));
            if operation.starts_with("remove") || operation.starts_with("unblock") {
                assert!([200, 204].contains(&guest.put(&path).status));
            }
            return Some(Request { by: guest, path, body: Value::Null });
        }
        "create_scoring" => (guest, "/v1/scorings", json!({"players": [{"name": "Ada"}]})),
        _ => return None,
    };
    Some(Request { by, path: path.to_owned(), body })
}

/// The preparation of an operation of admins, and then its request.
fn of_admins(app: &App, operation: &str) -> Option<Request> {
    let by = admin(app);
    let (guest, other) = (app.guest(), app.guest());
    let ban = format!("/v1/admin/accounts/{}/ban", name_of(&guest).replace(' ', "%20"));
    let game = duel(&guest, &other);
    let why = json!({"reason": "a test"});
    let (path, body) = match operation {
        "ban_account" => (ban, why),
        "unban_account" => {
            assert_eq!(by.ask("PUT", &ban, why).status, 204);
            (ban, Value::Null)
        }
        "void_game" => (format!("{}/void", game.replace("/v1/", "/v1/admin/")), why),
        _ => return None,
    };
    Some(Request { by, path, body })
}

/// The preparation of an operation on games, and then its request.
fn of_games(app: &App, operation: &str) -> Option<Request> {
    let (host, guest) = (app.guest(), app.guest());
    let open = |bots: &[&str]| host.open(json!({"seats": 3, "bots": bots, "visibility": "unlisted"}));
    let joined = || {
        let game = open(&[]);
        guest.join(&game);
        game
    };
    let nothing = Value::Null;
    let (by, path, body) = match operation {
        "create_game" => (&host, "/v1/games".to_owned(), json!({"seats": 2, "bots": ["random"]})),
        "open_prepared_game" => {
            (&host, "/v1/prepared-games".to_owned(), json!({"kind": "table", "table": "last_round"}))
        }
        "join_game_by_code" => {
            let code = host.get(&open(&[])).ok()["code"].clone();
            (&guest, "/v1/games/join-by-code".to_owned(), json!({ "code": code }))
        }
        "quick_match" => (&guest, "/v1/games/quick".to_owned(), json!({"seats": 2})),
        "cancel_game" => (&host, open(&[]), nothing),
        "add_bot" => (&host, format!("{}/bots", open(&[])), json!({"level": "random"})),
        "remove_bot" => (&host, format!("{}/bots/1", open(&["random"])), nothing),
        "make_host" => (&host, format!("{}/host", joined()), json!({"seat": 1})),
        "invite_player" => (&host, format!("{}/invitations", open(&[])), json!({"name": name_of(&guest)})),
        "decline_invitation" => {
            let game = open(&[]);
            assert!(host.post(&format!("{game}/invitations"), json!({"name": name_of(&guest)})).status < 300);
            (&guest, format!("{game}/invitations/me"), nothing)
        }
        "say_phrase" => (&guest, format!("{}/phrases", joined()), json!({"phrase": "hello"})),
        "preview_move" => (&host, format!("{}/moves/preview", duel(&host, &guest)), draw()),
        "play_move" => (&host, format!("{}/moves", duel(&host, &guest)), draw()),
        "give_standing_order" | "withdraw_standing_order" => {
            let path = format!("{}/standing-order", duel(&host, &guest));
            if operation == "withdraw_standing_order" {
                assert_eq!(guest.ask("PUT", &path, json!({"type": "draw_cards"})).status, 200);
            }
            (&guest, path, json!({"type": "draw_cards"}))
        }
        "make_spectator_link" => (&host, format!("{}/spectators/link", duel(&host, &guest)), nothing),
        "end_spectator_link" => {
            let path = format!("{}/spectators/link", duel(&host, &guest));
            assert_eq!(host.put(&path).status, 200);
            (&host, path, nothing)
        }
        "offer_seat" | "withdraw_seat_offer" | "stand_in" => {
            let seat = format!("{}/seats/0", left(&host, [&guest, &app.guest()]));
            let (offer, to) = (format!("{seat}/offer"), json!({"to": "public"}));
            if operation != "offer_seat" {
                assert_eq!(host.ask("PUT", &offer, to.clone()).status, 200);
            }
            if operation == "stand_in" {
                return Some(Request { by: app.guest(), path: format!("{seat}/stand-in"), body: nothing });
            }
            (&host, offer, to)
        }
        "watch_game" => {
            let path = format!("{}/spectators", duel(&host, &guest));
            let token = host.put(&format!("{path}/link")).ok()["token"].clone();
            return Some(Request { by: app.guest(), path: format!("{path}/me"), body: json!({ "token": token }) });
        }
        "join_game" => (&guest, format!("{}/players/me", open(&[])), nothing),
        "leave_game" => (&guest, format!("{}/players/me", joined()), nothing),
        "kick_player" => (&host, format!("{}/players/1", joined()), nothing),
        "rematch_game" => (&host, format!("{}/rematch", over(json!({"seats": 2}), &[&host, &guest])), nothing),
        "ask_for_analysis" => (&guest, format!("{}/analysis", over(json!({"seats": 2}), &[&host, &guest])), nothing),
        "resign_game" => (&host, format!("{}/resign", duel(&host, &guest)), nothing),
        "start_game" => (&host, format!("{}/start", open(&["random", "random"])), nothing),
        _ => return None,
    };
    Some(Request { by: by.clone(), path, body })
}

/// The preparation of an operation on a tournament, and then its request.
fn of_tournaments(app: &App, operation: &str) -> Option<Request> {
    let path = format!("/v1/tournaments/{}", Uuid::new_v4());
    let entry = format!("{path}/entry");
    let rules = json!({"format": {"kind": "swiss", "rounds": 1}, "seats": 2, "max_players": 4});
    let clock = json!({"kind": "per_move", "seconds": 600});
    let body = json!({"name": "Friday night", "rules": rules, "games": {"clock": clock}});
    let by = app.register(&new_name());
    if operation != "open_tournament" {
        by.ask("PUT", &path, body.clone()).ok();
    }
    let enter = || [by.put(&entry).ok(), app.register(&new_name()).put(&entry).ok()];
    let (path, body) = match operation {
        "open_tournament" => (path, body),
        "cancel_tournament" => (path, Value::Null),
        "enter_tournament" => (entry, Value::Null),
        "leave_tournament" => {
            enter();
            (entry, Value::Null)
        }
        "start_tournament" => {
            enter();
            (format!("{path}/start"), Value::Null)
        }
        "rule_on_tournament" => {
            enter();
            let path = format!("{}/rulings", path.replace("/v1/", "/v1/admin/"));
            let body = json!({"kind": "remove", "player": 1, "reason": "two accounts"});
            return Some(Request { by: admin(app), path, body });
        }
        _ => return None,
    };
    Some(Request { by, path, body })
}

/// The preparation of an operation on a league, and then its request.
fn of_leagues(app: &App, operation: &str) -> Option<Request> {
    let path = format!("/v1/leagues/{}", Uuid::new_v4());
    let membership = format!("{path}/membership");
    let games = json!({"clock": {"kind": "per_move", "seconds": 600}});
    let rules = json!({"seats": 2, "division": 3, "moves": 1});
    let body = json!({"name": "The Alps", "rules": rules, "games": games, "season_days": 7});
    let by = app.register(&new_name());
    if operation != "open_league" {
        by.ask("PUT", &path, body.clone()).ok();
    }
    let enter = || [by.put(&membership).ok(), app.register(&new_name()).put(&membership).ok()];
    let (path, body) = match operation {
        "open_league" => (path, body),
        "end_league" => (path, Value::Null),
        "enter_league" => (membership, Value::Null),
        "leave_league" => {
            enter();
            (membership, Value::Null)
        }
        "start_league" => {
            enter();
            (format!("{path}/start"), Value::Null)
        }
        _ => return None,
    };
    Some(Request { by, path, body })
}

fn of_challenges(app: &App, operation: &str) -> Option<Request> {
    if operation != "play_challenge" {
        return None;
    }
    RUNTIME.block_on(challenges::prepare(&app.database())).unwrap();
    let day = app.get("/v1/challenges").ok()["items"][0]["day"].clone();
    let path = format!("/v1/challenges/{}/game", day.as_str().unwrap());
    Some(Request { by: app.register(&new_name()), path, body: Value::Null })
}

/// The preparation of an operation on an alert, and then its request.
fn of_alerts(app: &App, operation: &str) -> Option<Request> {
    let (by, path) = (app.register(&new_name()), format!("/v1/me/alerts/{}", Uuid::new_v4()));
    match operation {
        "keep_alert" => {}
        "remove_alert" => drop(by.ask("PUT", &path, json!({})).ok()),
        _ => return None,
    }
    Some(Request { by, path, body: json!({}) })
}

/// A new request of an operation that changes something.
fn request(app: &App, operation: &str) -> Request {
    let is_tournament = operation.ends_with("_tournament");
    let found = is_tournament.then(|| of_tournaments(app, operation)).flatten();
    let is_league = operation.ends_with("_league");
    let found = found.or_else(|| is_league.then(|| of_leagues(app, operation)).flatten());
    let found = found.or_else(|| of_challenges(app, operation));
    let found = found.or_else(|| operation.ends_with("_alert").then(|| of_alerts(app, operation)).flatten());
    let found = found.or_else(|| of_accounts(app, operation));
    let found = found.or_else(|| of_games(app, operation)).or_else(|| of_admins(app, operation));
    found.unwrap_or_else(|| panic!("{operation}: how is it done?"))
}

/// Operations after which bots move at once, in commits of their own: the answer does not depend on them.
const BOTS_MOVE: [&str; 1] = ["play_challenge"];

/// Requests an operation while its first commit fails, then while its second does, until it
/// succeeds because it has no more; answers how many it has.
fn fail_every_commit(faulty: &Faulty, how: How, method: &str, operation: &str, key: Option<&str>) -> usize {
    for spared in 0.. {
        let request = request(&faulty.app, operation);
        let before = faulty.contents();
        faulty.arm(how, spared);
        let answer = request.send(method, key);
        let has_failed = faulty.disarm();
        let said = format!("{operation}, after {spared} commits: {} {}", answer.status, answer.text);
        if !has_failed {
            assert!((200..300).contains(&answer.status), "{said}");
            return spared;
        }
        if BOTS_MOVE.contains(&operation) && spared > 0 && answer.status < 300 {
            return spared;
        }
        assert!(answer.status >= 500, "{said}");
        if spared == 0 {
            assert_eq!(faulty.contents(), before, "{said}");
        }
        if key.is_some() {
            let again = request.send(method, key);
            assert!((200..300).contains(&again.status), "{said}; again: {} {}", again.status, again.text);
        }
    }
    unreachable!("operations end")
}

/// Does this to every operation that changes something. With keys, requests that failed are sent again.
fn fail_all_operations(how: How, with_keys: bool) {
    let faulty = Faulty::start();
    let mut commits = Vec::new();
    for (_, method, operation) in operations().filter(|(_, method, _)| *method != "get") {
        let id = operation["operationId"].as_str().unwrap();
        let takes_key = operation.to_string().contains("Idempotency-Key");
        let key = (with_keys && takes_key).then_some(id);
        commits.push((id, fail_every_commit(&faulty, how, &method.to_uppercase(), id, key)));
    }
    let without = commits.iter().filter(|(_, commits)| *commits == 0).map(|(id, _)| *id).collect::<Vec<_>>();
    assert_eq!(without, ["preview_move", "create_scoring", "create_sign_in_challenge"], "{commits:?}");
}

#[test]
#[ignore = "takes minutes; a job of its own: CONTRIBUTING.md"]
fn no_operation_succeeds_while_any_of_its_commits_is_refused() {
    fail_all_operations(How::Refuse, false);
}

#[test]
#[ignore = "takes minutes; a job of its own: CONTRIBUTING.md"]
fn no_operation_succeeds_when_backends_die_in_its_commits() {
    fail_all_operations(How::Die, true);
}
