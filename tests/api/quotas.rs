//! Limits of an account, a game and an address when many requests are sent at once.

use crate::{
    admin::root,
    app::{Answer, App, Person, RUNTIME, Setup, at_once, dealt, execute, query, until_refused},
    bots_of_others::{make_bot, make_key},
    friends::with_others,
    leagues,
    tournaments::swiss,
};
use diesel_async::{AsyncConnection, AsyncPgConnection, SimpleAsyncConnection};
use railhead::{
    hosting::limits::Limits,
    http::{StreamLimiter, StreamLimits},
};
use railhead_test_support::{sse::Reader, until};
use serde_json::{Value, json};
use std::{
    collections::HashMap,
    io::{Read, Write},
    net::TcpStream,
    thread,
    time::Duration,
};
use uuid::Uuid;

/// The number of requests that are sent at once.
const MANY: usize = 30;

/// Codes of limits that are met by many requests at once in other places, or otherwise.
const ELSEWHERE: [(&str, &str); 6] = [
    ("too_many_streams", "streams are counted here"),
    ("too_many_identities", "identities.rs: with 8 at once, because more are too many attempts"),
    ("too_many_phrases", "phrases.rs: at two replicas"),
    ("too_many_stand_ins", "stand_ins.rs: a seat is offered again only after it was left"),
    ("too_many_attempts", "codes.rs, sign_in.rs, recovery.rs: guesses"),
    ("too_many_requests", "rate_limits.rs"),
];

/// Checks that so many were admitted, and all others refused with this code.
#[track_caller]
fn admitted(most: usize, code: &str, answers: &[Answer]) {
    let (good, bad) = answers.iter().partition::<Vec<_>, _>(|answer| (200..300).contains(&answer.status));
    let others = bad.iter().find(|answer| answer.json()["code"] != code);
    assert!(others.is_none(), "{code}: {}", others.unwrap().text);
    assert_eq!(good.len(), most, "{code}");
}

/// The name of a person as it stands in a path.
fn name_in_path(person: &Person) -> String {
    person.account()["name"].as_str().unwrap().replace(' ', "%20")
}

fn put_new(person: &Person, path: &str, body: Value) -> Answer {
    person.ask("PUT", &format!("{path}/{}", Uuid::now_v7()), body)
}

#[test]
fn each_limit_of_the_document_is_met_by_many_requests_at_once() {
    let document = serde_json::from_str::<Value>(include_str!("../../openapi/railhead.json")).unwrap();
    let codes = document["components"]["schemas"]["ProblemCode"]["enum"].as_array().unwrap();
    let limits = codes.iter().filter_map(Value::as_str).filter(|code| code.starts_with("too_many_"));
    let here = include_str!("quotas.rs");
    let is_met =
        |code: &str| here.contains(&format!(", \"{code}\"")) || ELSEWHERE.iter().any(|(other, _)| *other == code);
    let unmet = limits.filter(|code| !is_met(code)).collect::<Vec<_>>();
    assert_eq!(unmet, [""; 0]);
}

#[test]
fn an_account_has_no_more_seats_than_the_limit_however_it_asks() {
    let app = App::with_limits(Limits { games: 3, open_games: 3, ..Limits::default() });
    let ada = app.register("Ada");
    let games = |_| ada.post("/v1/games", json!({"seats": 2}));
    admitted(3, "too_many_open_games", &at_once(MANY, games));
    let hosts = (0..10).map(|_| app.guest()).collect::<Vec<_>>();
    let tables = hosts.iter().flat_map(|host| (0..3).map(|_| host.open(json!({"seats": 2}))));
    let tables = tables.collect::<Vec<_>>();
    let eve = app.guest();
    admitted(3, "too_many_games", &at_once(MANY, |nth| eve.put(&format!("{}/players/me", tables[nth]))));
    let seats = query(&app.database_url, "SELECT account_id FROM game_seats WHERE account_id IS NOT NULL");
    assert_eq!(seats.len(), 3 + 30 + 3);
}

#[test]
fn an_account_sees_how_much_of_each_limit_it_has_used_up() {
    let app = App::with_limits(Limits { games: 7, open_games: 3, ..Limits::default() });
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let used = || {
        let limits = ada.get("/v1/me/limits").items();
        let used = |it: &Value| (it["limit"].as_str().unwrap().to_owned(), (it["used"].clone(), it["most"].clone()));
        limits.iter().map(used).collect::<HashMap<_, _>>()
    };
    assert!(used().values().all(|(used, _)| *used == 0));
    ada.open(json!({"seats": 2}));
    bob.join(&ada.open(json!({"seats": 3})));
    put_new(&ada, "/v1/me/alerts", json!({})).ok();
    let now = used();
    assert_eq!(now["open_games"], (json!(2), json!(3)));
    assert_eq!(now["games"], (json!(2), json!(7)));
    assert_eq!(now["alerts"], (json!(1), json!(5)));
    assert_eq!(now.values().filter(|(used, _)| *used != 0).count(), 3);
}

#[test]
fn tournaments_of_an_account_are_limited_however_it_asks() {
    let app = App::start();
    let ada = app.register("Ada");
    let hosts = (0..6).map(|n| app.register(&format!("Host{n}"))).collect::<Vec<_>>();
    let opened = |host: &Person| at_once(MANY, |_| put_new(host, "/v1/tournaments", swiss(json!({}))));
    hosts.iter().for_each(|host| admitted(5, "too_many_tournaments", &opened(host)));
    let ids = query(&app.database_url, "SELECT id::text AS id FROM tournaments ORDER BY id");
    let path = |nth: usize| format!("/v1/tournaments/{}/entry", ids[nth]["id"].as_str().unwrap());
    let enter = |nth: usize| ada.put(&path(nth));
    admitted(20, "too_many_tournaments", &at_once(MANY, enter));
    // Coming back counts, too.
    let (mut entered, mut others) = (Vec::new(), Vec::new());
    (0..MANY).for_each(|nth| if enter(nth).status < 300 { entered.push(nth) } else { others.push(nth) });
    assert_eq!((entered.len(), others.len()), (20, 10));
    let left = entered[..10].iter().map(|nth| ada.delete(&path(*nth)).status).collect::<Vec<_>>();
    assert_eq!(left, [204; 10]);
    let wanted = [&entered[..10], &others].concat();
    admitted(10, "too_many_tournaments", &at_once(wanted.len(), |nth| enter(wanted[nth])));
    let leagues = |_| put_new(&ada, "/v1/leagues", leagues::duels());
    admitted(3, "too_many_tournaments", &at_once(MANY, leagues));
}

#[test]
fn a_player_who_comes_and_goes_stays_away_in_the_end() {
    let app = App::start();
    let ada = app.register("Ada");
    let path = format!("/v1/tournaments/{}", Uuid::now_v7());
    ada.ask("PUT", &path, swiss(json!({}))).ok();
    let entry = format!("{path}/entry");
    for _ in 0..6 {
        ada.put(&entry).ok();
        assert_eq!(ada.delete(&entry).status, 204);
    }
    assert_eq!(ada.put(&entry).refused(409, "tournament_refused")["reason"], "no_return");
}

#[test]
fn all_that_an_account_keeps_is_limited_however_it_asks() {
    let app = App::on_intranet();
    let ada = app.register("Ada");
    admitted(10, "too_many_bots", &at_once(MANY, |nth| make_bot(&ada, &format!("Engine {nth}"))));
    admitted(5, "too_many_alerts", &at_once(MANY, |_| put_new(&ada, "/v1/me/alerts", json!({}))));
    let hook = |nth: usize| ada.post("/v1/me/webhooks", json!({"url": format!("https://hooks.example.org/{nth}")}));
    admitted(5, "too_many_webhooks", &at_once(MANY, hook));
    let bot = ada.get("/v1/me/bots").ok()["items"][0]["name"].as_str().unwrap().replace(' ', "%20");
    admitted(5, "too_many_api_keys", &at_once(MANY, |_| make_key(&ada, &bot, &["read"])));
    let sheet = json!({"kind": "score_sheet", "players": [{"name": "Ada", "points": 96}]});
    put_new(&ada, "/v1/me/imported-games", sheet.clone()).ok();
    let many = "INSERT INTO imported_games (account_id, id, imported_at, kind, players) SELECT account_id, \
        gen_random_uuid(), now(), kind, players FROM imported_games, generate_series(1, 190)";
    execute(&app.database_url, many).unwrap();
    let import = |_| put_new(&ada, "/v1/me/imported-games", sheet.clone());
    admitted(9, "too_many_imported_games", &at_once(MANY, import));
}

#[test]
fn people_whom_an_account_lists_are_limited_however_it_asks() {
    let app = App::start();
    let ada = app.register("Ada");
    let others = (0..MANY).map(|_| app.guest()).collect::<Vec<_>>();
    let names = others.iter().map(name_in_path).collect::<Vec<_>>();
    let lists = [
        ("mutes", "muted_id", "muted_at", 490, "too_many_mutes"),
        ("friends", "friend_id", "wanted_at", 90, "too_many_friend_requests"),
        ("blocks", "blocked_id", "blocked_at", 490, "too_many_blocks"),
    ];
    for (list, other, at, known, code) in lists {
        let table = if list == "friends" { "friendships" } else { list };
        let many = format!(
            "WITH others AS (INSERT INTO accounts (id, name) SELECT gen_random_uuid(), '{list} ' || n \
                FROM generate_series(1, {known}) n RETURNING id) \
            INSERT INTO {table} (account_id, {other}, {at}) \
                SELECT a.id, o.id, now() FROM accounts a, others o WHERE a.name = 'Ada'"
        );
        execute(&app.database_url, &many).unwrap();
        admitted(10, code, &at_once(MANY, |nth| ada.put(&format!("/v1/me/{list}/{}", names[nth]))));
    }
    let report = |nth: usize| {
        let name = others[nth].account()["name"].clone();
        ada.post("/v1/reports", json!({"about": "player", "name": name, "reason": "false_name"}))
    };
    admitted(20, "too_many_reports", &at_once(MANY, report));
    let root = root(&app);
    let until = "2099-12-31T00:00:00Z";
    let notice = |_| root.post("/v1/admin/notices", json!({"texts": {"en": "We move."}, "until": until}));
    admitted(20, "too_many_notices", &at_once(MANY, notice));
    let rename = |nth: usize| ada.ask("PATCH", "/v1/accounts/me", json!({"name": format!("Ada {nth}")}));
    admitted(5, "too_many_renames", &at_once(MANY, rename));
}

#[test]
fn friends_of_an_account_are_limited_however_it_accepts() {
    let app = App::start();
    let ada = app.register("Ada");
    with_others(&app, "Ada", 190, 190);
    let others = (0..MANY).map(|_| app.guest()).collect::<Vec<_>>();
    let names = others.iter().map(name_in_path).collect::<Vec<_>>();
    others.iter().for_each(|other| drop(other.put("/v1/me/friends/Ada").ok()));
    admitted(10, "too_many_friends", &at_once(MANY, |nth| ada.put(&format!("/v1/me/friends/{}", names[nth]))));
}

#[test]
fn streams_are_limited_however_they_are_opened() {
    let app = App::with_permits(StreamLimiter::new(StreamLimits { all: 20, each: 5, per_address: 12 }));
    let people = (0..3).map(|_| app.guest()).collect::<Vec<_>>();
    let open = |nth: usize| {
        let person = &people[nth % people.len()];
        Reader::open(&app, "/v1/me/stream", &[("authorization", &person.token)])
    };
    let streams = at_once(MANY, open);
    let with = |status| streams.iter().filter(|stream| stream.status == status).count();
    assert_eq!((with(200), with(429)), (12, 18));
    drop(streams);
    until("who has gone makes room", || app.permits.open() == 0);
    let alone = at_once(MANY, |_| open(0));
    assert_eq!(alone.iter().filter(|stream| stream.status == 200).count(), 5);
}

#[test]
fn guests_of_a_game_are_limited_however_it_is_asked() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let guests = (0..65).map(|_| app.guest()).collect::<Vec<_>>();
    let names = guests.iter().map(|guest| guest.account()["name"].clone()).collect::<Vec<_>>();
    let game = ada.open(json!({"seats": 3, "invite": names[..20]}));
    bob.join(&game);
    let invite = |nth: usize| {
        let inviter = if nth.is_multiple_of(2) { &ada } else { &bob };
        inviter.post(&format!("{game}/invitations"), json!({"name": names[20 + nth]}))
    };
    admitted(30, "too_many_invitations", &at_once(45, invite));
    let private = dealt(json!({"seats": 2, "visibility": "private", "invite": ["Bob"]}), &[&ada, &bob]);
    let token = ada.put(&format!("{private}/spectators/link")).ok()["token"].clone();
    let many = "WITH made AS (INSERT INTO accounts (id, name) SELECT gen_random_uuid(), 'Other ' || n \
        FROM generate_series(1, 190) AS n RETURNING id) INSERT INTO game_spectators SELECT '{}', id, now() FROM made";
    execute(&app.database_url, &many.replace("{}", private.rsplit('/').next().unwrap())).unwrap();
    let watch = |nth: usize| guests[nth].ask("PUT", &format!("{private}/spectators/me"), json!({"token": token}));
    admitted(10, "too_many_spectators", &at_once(MANY, watch));
}

#[test]
fn an_account_has_fifty_sessions_and_the_oldest_ends() {
    let app = App::start();
    let first = app.register("Ada");
    let last = app.sign_in("Ada", "last");
    (0..48).for_each(|_| drop(app.sign_in("Ada", "phone")));
    // Some may be refused: passwords of an account are tried one after the other.
    at_once(8, |_| app.tell("/v1/sessions", json!({"name": "Ada", "password": "a train at noon"})));
    let sessions = query(&app.database_url, "SELECT id FROM sessions");
    assert_eq!(sessions.len(), 50);
    app.refresh(&first.refresh).refused(401, "invalid_refresh_token");
    app.refresh(&last.refresh).refused(401, "invalid_refresh_token");
    app.sign_in("Ada", "newest").account();
}

#[test]
fn an_account_has_twenty_devices_and_the_first_one_goes() {
    let app = App::on_intranet();
    app.register("Ada");
    let key = app.get("/v1/push/key").ok()["key"].clone();
    let devices = (0..25).map(|_| app.sign_in("Ada", "phone")).collect::<Vec<_>>();
    let subscribe = |nth: usize| {
        let keys = json!({"p256dh": key, "auth": "A".repeat(22)});
        let endpoint = format!("https://push.example.org/{nth}");
        devices[nth].ask("PUT", "/v1/me/push", json!({"endpoint": endpoint, "keys": keys}))
    };
    subscribe(0).ok();
    let rest = at_once(24, |nth| subscribe(nth + 1));
    assert!(rest.iter().all(|answer| answer.status < 300), "{rest:?}");
    assert_eq!(query(&app.database_url, "SELECT id FROM webhooks").len(), 20);
    devices[0].get("/v1/me/push").refused(404, "not_found");
    devices[0].account();
}

#[test]
fn requests_of_one_address_leave_connections_to_others() {
    let app = App::with(Setup { proxies: 1, ..Setup::default() });
    let from = |address: &str, path: &str| app.send("GET", path, &[("x-forwarded-for", address)], "");
    // All that reads tables of leagues waits until this connection is closed.
    let mut holder = RUNTIME.block_on(AsyncPgConnection::establish(&app.database_url)).unwrap();
    let lock = "BEGIN; LOCK TABLE leagues IN ACCESS EXCLUSIVE MODE";
    RUNTIME.block_on(holder.batch_execute(lock)).unwrap();
    thread::scope(|scope| {
        let greedy = (0..80).map(|_| scope.spawn(|| from("203.0.113.7", "/v1/leagues"))).collect::<Vec<_>>();
        thread::sleep(Duration::from_millis(500));
        let other = from("203.0.113.8", "/v1/tournaments");
        drop(holder);
        other.ok();
        for answer in greedy {
            assert!([200, 503].contains(&answer.join().unwrap().status));
        }
    });
    assert_eq!(from("203.0.113.7", "/v1/leagues").status, 200);
}

#[test]
fn bodies_that_are_held_back_take_a_bounded_memory() {
    let app = App::start();
    let ada = app.register("Ada");
    let path = format!("/v1/me/imported-games/{}", Uuid::now_v7());
    let send = || {
        let mut socket = TcpStream::connect(app.url.strip_prefix("http://").unwrap()).unwrap();
        let head = format!("authorization: {}\r\ncontent-type: application/json", ada.token);
        write!(socket, "PUT {path} HTTP/1.1\r\nhost: a\r\n{head}\r\ncontent-length: 1000000\r\n\r\n").unwrap();
        // A refusal may come before it is sent.
        socket.write_all(&vec![b' '; 999_000]).ok();
        socket
    };
    // The memory is for some seventeen of them.
    let held = thread::scope(|scope| {
        let sent = (0..24).map(|_| scope.spawn(send)).collect::<Vec<_>>();
        sent.into_iter().map(|sent| sent.join().unwrap()).collect::<Vec<_>>()
    });
    let status = |mut socket: TcpStream| {
        socket.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
        let mut answer = [0; 12];
        socket.read_exact(&mut answer).map(|()| std::str::from_utf8(&answer).unwrap().to_owned())
    };
    let answers = held.into_iter().filter_map(|socket| status(socket).ok()).collect::<Vec<_>>();
    assert!(answers.contains(&"HTTP/1.1 503".to_owned()), "{answers:?}");
    assert!(answers.contains(&"HTTP/1.1 408".to_owned()), "{answers:?}");
    let sheet = json!({"kind": "score_sheet", "players": [{"name": "Ada", "points": 96}]});
    ada.ask("PUT", &path, sheet).ok();
}

#[test]
fn a_refusal_of_a_large_request_is_small() {
    let app = App::start();
    let ada = app.register("Ada");
    let long = "x".repeat(15_000);
    for answer in [
        ada.post("/v1/games", json!({"seats": 2, "variant": long})),
        ada.post("/v1/games", json!({"seats": 2, long.as_str(): 1})),
        app.tell("/v1/scorings", json!({"players": [{"name": "Ada", "routes": [long]}]})),
        app.get(&format!("/v1/games?status={}", &long[..8_000])),
    ] {
        assert!((400..500).contains(&answer.status), "{}", answer.status);
        assert!(answer.text.len() < 4_000, "{}", answer.text);
    }
}

#[test]
fn reads_are_limited_and_plans_count_as_computations() {
    let app = App::with(Setup { rates: 1, ..Setup::default() });
    let ada = app.register("Ada");
    let game = dealt(json!({"seats": 2, "bots": ["random"]}), &[&ada]);
    assert!(ada.get(&format!("{game}/view")).header("ratelimit").starts_with("\"reads\";r="));
    for path in ["view?plan=true", "view?moves=true&plan=true", "plan"] {
        let answer = ada.get(&format!("{game}/{path}"));
        assert!(answer.ok()["plan"].is_object());
        assert!(answer.header("ratelimit").starts_with("\"computations\";r="), "{path}");
    }
    until_refused(1199, |_| ada.get("/v1/accounts/me"));
    assert_eq!(app.get("/health/ready").status, 200);
}
