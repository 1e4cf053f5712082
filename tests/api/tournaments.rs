//! Tournaments over HTTP: entering, rounds, standings, rulings, the export.

use crate::{
    admin::{ban, root},
    app::{
        App, Person, RUNTIME, WORTH_TURNS, everyone_moves, execute, id, names, over, play_turns, query, until_waiting,
    },
    browser::Browser,
    friends::befriend,
    push::{INTRANET, deliver},
    receiver::{Manner, Receiver},
    webhooks::hook,
};
use diesel_async::{AsyncConnection, AsyncPgConnection, SimpleAsyncConnection};
use jiff::{SignedDuration, Timestamp};
use railhead::{
    store::tournaments::advance,
    verify::{tournament::TournamentTranscript, transcript::Transcript},
};
use railhead_test_support::sse::Reader;
use serde_json::{Value, json};
use std::{collections::BTreeSet, thread, time::Duration};
use uuid::Uuid;

/// A tournament for tables of four, by default of two rounds.
pub fn swiss(more: Value) -> Value {
    let mut rules = json!({"format": {"kind": "swiss", "rounds": 2}, "seats": 4, "max_players": 16});
    let mut body = json!({"name": "Friday night", "games": {"clock": {"kind": "per_move", "seconds": 600}}});
    for (name, value) in more.as_object().unwrap() {
        match name.as_str() {
            "format" | "seats" | "max_players" | "late_entry" | "same_deal" => rules[name] = value.clone(),
            _ => body[name] = value.clone(),
        }
    }
    body["rules"] = rules;
    body
}

/// Opens a tournament; answers its path.
pub fn opened(organiser: &Person, body: Value) -> String {
    organiser.make("/v1/tournaments", body)
}

pub fn enter(person: &Person, path: &str) -> Value {
    person.put(&format!("{path}/entry")).ok()
}

pub fn advance(app: &App) {
    RUNTIME.block_on(advance::run(&app.database())).unwrap();
}

pub fn people<const N: usize>(app: &App) -> [Person; N] {
    std::array::from_fn(|number| app.register(&format!("Player{number}")))
}

/// A tournament of these people, with its first tables open.
pub fn begun(app: &App, body: Value, all: &[Person]) -> String {
    let path = opened(&all[0], body);
    all.iter().for_each(|person| drop(enter(person, &path)));
    all[0].post(&format!("{path}/start"), Value::Null).ok();
    advance(app);
    path
}

/// The game in which a person sits.
pub fn own_game(person: &Person, path: &str) -> Option<String> {
    let table = person.get(path).ok()["you"]["table"].clone();
    (!table.is_null() && table["over"] == false).then(|| format!("/v1/games/{}", table["game"].as_str().unwrap()))
}

/// Ends the game of everybody: the later somebody is in the list, the later they resign.
pub fn end_tables(app: &App, path: &str, all: &[Person]) {
    for person in all {
        let Some(game) = own_game(person, path) else { continue };
        if person.get(&game).ok()["status"] == "running" {
            person.resign(&game);
        }
    }
    advance(app);
}

#[test]
fn a_tournament_is_played_to_its_end_and_verified() {
    let app = App::start();
    let all = people::<8>(&app);
    let path = begun(&app, swiss(json!({})), &all);
    let first = app.get(&format!("{path}/rounds/0")).ok();
    assert_eq!(first["tables"].as_array().unwrap().len(), 2);
    let game = own_game(&all[3], &path).unwrap();
    let view = all[3].get(&game).ok();
    assert_eq!((view["status"].as_str(), view["options"]["binding"].as_bool()), (Some("running"), Some(true)));
    app.get(&format!("{path}/export")).refused(409, "tournament_not_over");
    app.get(&format!("{path}/rounds/1")).refused(404, "not_found");
    end_tables(&app, &path, &all);
    assert_eq!(app.get(&path).ok()["rounds"], 2);
    end_tables(&app, &path, &all);
    let over = all[7].get(&path).ok();
    assert_eq!((over["phase"].as_str(), over["you"]["standing"]["place"].as_u64()), (Some("finished"), Some(1)));
    let standings = app.get(&format!("{path}/standings")).ok();
    assert_eq!((names(&standings)[0], standings["items"][0]["points"].as_f64()), ("Player7", Some(2.0)));
    let export = app.get(&format!("{path}/export")).text;
    let record = TournamentTranscript::parse(&export).unwrap();
    let tournament = record.verify().unwrap();
    assert_eq!(record.head.to_string(), over["head"].as_str().unwrap());
    for table in tournament.rounds.iter().flat_map(|round| &round.tables) {
        let export = app.get(&format!("/v1/games/{}/export", table.game)).text;
        record.check_game(&tournament, &Transcript::parse(&export).unwrap()).unwrap();
    }
    let games = tournament.rounds.iter().flat_map(|round| &round.tables).map(|table| table.game);
    assert_eq!(games.collect::<BTreeSet<_>>().len(), 4);
}

#[test]
fn a_result_that_is_not_that_of_its_game_is_found() {
    let app = App::start();
    let all = people::<4>(&app);
    let path = begun(&app, swiss(json!({"format": {"kind": "swiss", "rounds": 1}})), &all);
    end_tables(&app, &path, &all);
    let export = app.get(&format!("{path}/export")).text;
    let record = TournamentTranscript::parse(&export).unwrap();
    let other = over(json!({"seats": 2}), &[&all[0], &all[1]]);
    let other = Transcript::parse(&app.get(&format!("{other}/export")).text).unwrap();
    record.check_game(&record.verify().unwrap(), &other).unwrap_err();
    let game = record.verify().unwrap().rounds[0].tables[0].game;
    let game = Transcript::parse(&app.get(&format!("/v1/games/{game}/export")).text).unwrap();
    let falsified = export.replacen("\"rank\":1", "\"rank\":9", 1).replacen("\"rank\":2", "\"rank\":1", 1);
    let falsified = TournamentTranscript::parse(&falsified.replacen("\"rank\":9", "\"rank\":2", 1)).unwrap();
    falsified.verify().unwrap_err();
    falsified.check_game(&record.verify().unwrap(), &game).unwrap_err();
}

#[test]
fn the_same_request_opens_a_tournament_once() {
    let app = App::start();
    let [ada, bob] = people(&app);
    let path = opened(&ada, swiss(json!({})));
    ada.ask("PUT", &path, swiss(json!({}))).ok();
    ada.ask("PUT", &path, swiss(json!({"name": "Another"}))).refused(409, "id_taken");
    bob.ask("PUT", &path, swiss(json!({}))).refused(409, "id_taken");
    for _ in 0..4 {
        opened(&ada, swiss(json!({})));
    }
    let refused = ada.ask("PUT", &format!("/v1/tournaments/{}", Uuid::now_v7()), swiss(json!({})));
    assert_eq!(refused.refused(409, "too_many_tournaments")["most"], 5);
    assert_eq!(ada.delete(&path).status, 204);
    opened(&ada, swiss(json!({})));
}

#[test]
fn rules_and_games_that_cannot_be_are_refused() {
    let app = App::start();
    let ada = app.register("Ada");
    let refused = |more: Value, status, code| {
        let path = format!("/v1/tournaments/{}", Uuid::now_v7());
        ada.ask("PUT", &path, swiss(more)).refused(status, code)
    };
    let elimination = json!({"kind": "elimination", "advance": 4});
    assert_eq!(refused(json!({"format": elimination}), 422, "tournament_rules")["reason"], "advance");
    let league = json!({"format": {"kind": "league"}, "max_players": 64});
    assert_eq!(refused(league, 422, "tournament_rules")["reason"], "league");
    for name in [" ", "a\u{202e}b", "\u{3164}", "a\u{200b}b", &format!("e{}", "\u{301}".repeat(59))] {
        assert_eq!(refused(json!({"name": name}), 400, "invalid_body")["parameter"], "/name");
    }
    refused(json!({"starts_at": Timestamp::now() - SignedDuration::from_mins(1)}), 400, "invalid_body");
    let rated = json!({"games": {"clock": {"kind": "per_move", "seconds": 600}, "rated": true}, "bots_welcome": true});
    refused(rated, 422, "tournament_rules");
    refused(json!({"games": {"clock": {"kind": "bank", "seconds": 600, "increment": 90_000}}}), 422, "clock_range");
    refused(json!({"games": {"clock": {"kind": "per_move", "seconds": 600}, "packs": ["none"]}}), 422, "unknown_pack");
    refused(json!({"games": {}}), 400, "invalid_body");
}

#[test]
fn entries_are_refused_with_their_reasons() {
    let app = App::start();
    let [ada, bob, eve, max, tom] = people(&app);
    let path = opened(&ada, swiss(json!({"max_players": 4})));
    app.guest().put(&format!("{path}/entry")).refused(409, "guest_account");
    assert_eq!(enter(&ada, &path)["players"], 1);
    assert_eq!(enter(&ada, &path)["players"], 1, "again");
    [&bob, &eve, &max].into_iter().for_each(|person| drop(enter(person, &path)));
    assert_eq!(tom.put(&format!("{path}/entry")).refused(409, "tournament_refused")["reason"], "full");
    assert_eq!(max.delete(&format!("{path}/entry")).status, 204);
    assert_eq!(max.delete(&format!("{path}/entry")).status, 204);
    enter(&tom, &path);
    assert_eq!(max.put(&format!("{path}/entry")).refused(409, "tournament_refused")["reason"], "full");
    bob.post(&format!("{path}/start"), Value::Null).refused(403, "not_organiser");
    ada.post(&format!("{path}/start"), Value::Null).ok();
    assert_eq!(ada.delete(&path).refused(409, "tournament_refused")["reason"], "has_begun");
    advance(&app);
    assert_eq!(max.put(&format!("{path}/entry")).refused(409, "tournament_refused")["reason"], "entry_closed");
    let late = app.register("Late");
    assert_eq!(late.put(&format!("{path}/entry")).refused(409, "tournament_refused")["reason"], "entry_closed");
}

#[test]
fn the_highest_rating_of_the_last_months_counts() {
    let app = App::start();
    let [ada, bob] = people(&app);
    let low = opened(&ada, swiss(json!({"max_rating": 1005, "seats": 2})));
    let high = opened(&ada, swiss(json!({"min_rating": 1006, "seats": 2})));
    over(json!({"seats": 2, "rated": true}), &[&ada, &bob]);
    let refused = bob.put(&format!("{low}/entry")).refused(409, "rating_limit");
    assert!(refused["rating"].as_i64().unwrap() > 1005 && refused["maximum"] == 1005, "{refused}");
    assert_eq!(refused["minimum"], Value::Null);
    ada.put(&format!("{high}/entry")).refused(409, "rating_limit");
    enter(&ada, &low);
    enter(&bob, &high);
    // As if Bob had lost many games since.
    execute(&app.database_url, "UPDATE ratings SET mu = 20").unwrap();
    assert!(app.get("/v1/players/Player1").ok()["ratings"]["duel"]["rating"].as_i64().unwrap() < 1005);
    bob.put(&format!("{low}/entry")).refused(409, "rating_limit");
    app.wait(Duration::from_secs(91 * 86_400));
    enter(&bob, &low);
}

#[test]
fn a_hidden_tournament_is_like_one_that_does_not_exist() {
    let app = App::start();
    let [ada, bob, eve] = people(&app);
    befriend(&ada, "Player1", &bob, "Player0");
    let hidden = opened(&ada, swiss(json!({"visibility": "friends"})));
    enter(&bob, &hidden);
    let nowhere = format!("/v1/tournaments/{}", Uuid::now_v7());
    for (method, path) in [
        ("GET", ""),
        ("GET", "/standings"),
        ("GET", "/rounds/0"),
        ("GET", "/export"),
        ("GET", "/stream"),
        ("GET", "/standings.svg"),
        ("GET", "/start"),
        ("PUT", "/entry"),
        ("DELETE", "/entry"),
        ("POST", "/start"),
        ("DELETE", ""),
    ] {
        let ask = |of: &str| eve.ask(method, &format!("{of}{path}"), Value::Null).gist();
        assert_eq!(ask(&hidden), ask(&nowhere), "{method} {path}");
    }
    for path in ["", "/standings", "/rounds/0", "/export", "/stream", "/standings.svg"] {
        let ask = |of: &str| app.get(&format!("{of}{path}")).gist();
        assert_eq!(ask(&hidden), ask(&nowhere), "{path}");
    }
}

#[test]
fn tournaments_of_friends_exist_for_friends_only() {
    let app = App::start();
    let [ada, bob, eve] = people(&app);
    befriend(&ada, "Player1", &bob, "Player0");
    let own = opened(&ada, swiss(json!({"visibility": "friends"})));
    let link = opened(&ada, swiss(json!({"visibility": "unlisted"})));
    let listed = |person: &Person| person.get("/v1/tournaments").items().len();
    assert_eq!((listed(&ada), listed(&bob), listed(&eve)), (2, 1, 0));
    eve.get(&own).refused(404, "not_found");
    eve.put(&format!("{own}/entry")).refused(404, "not_found");
    app.get(&own).refused(404, "not_found");
    enter(&bob, &own);
    enter(&eve, &link);
    assert_eq!(listed(&eve), 1, "entered");
    assert_eq!(eve.put("/v1/me/blocks/Player0").status, 204);
    let public = opened(&ada, swiss(json!({})));
    eve.get(&public).refused(404, "not_found");
    assert_eq!((listed(&eve), listed(&bob)), (1, 2));
    assert_eq!(eve.get(&link).ok()["organiser"], Value::Null);
    app.get("/v1/tournaments?own=true").refused(401, "unauthenticated");
    let mine = bob.get("/v1/tournaments?own=true&phase=open").ok();
    assert_eq!(mine["items"].as_array().unwrap().len(), 1);
}

/// The next tournament of a stream.
fn changed(stream: &mut Reader) -> Value {
    let message = stream.next().unwrap();
    assert_eq!((message.event.as_str(), message.id.as_str()), ("tournament", message.data["head"].as_str().unwrap()));
    message.data
}

#[test]
fn a_tournament_is_followed_across_replicas_and_resumed() {
    let (one, two) = App::two();
    let all = people::<4>(&one);
    let path = opened(&all[0], swiss(json!({"format": {"kind": "swiss", "rounds": 1}})));
    let follow = |last: &str| {
        let headers = [("authorization", all[3].token.as_str()), ("last-event-id", last)];
        Reader::open(&two, &format!("{path}/stream"), &headers)
    };
    let mut stream = follow("");
    let first = changed(&mut stream);
    assert_eq!((first["phase"].as_str(), &first["you"]), (Some("open"), &Value::Null));
    all.iter().for_each(|person| drop(enter(person, &path)));
    let entered = loop {
        let seen = changed(&mut stream);
        if seen["players"] == 4 {
            break seen;
        }
    };
    assert_eq!(entered["you"]["standing"]["name"], "Player3");
    all[0].post(&format!("{path}/start"), Value::Null).ok();
    advance(&one);
    while changed(&mut stream)["you"]["table"] == Value::Null {}
    let mut resumed = follow(entered["head"].as_str().unwrap());
    assert_eq!(changed(&mut resumed)["open_tables"], 1, "one event for all that was missed");
    end_tables(&one, &path, &all);
    let last = loop {
        let seen = changed(&mut stream);
        if seen["phase"] == "finished" {
            break seen;
        }
    };
    let end = stream.next().unwrap();
    assert_eq!((end.event.as_str(), end.data), ("end", json!({"kind": "end", "code": "tournament_over"})));
    assert_eq!(stream.next(), None);
    assert_eq!(follow(last["head"].as_str().unwrap()).status, 204);
    assert_eq!(follow("7-x").status, 400);
}

#[test]
fn many_changes_at_once_are_one_event_of_the_stream() {
    let app = App::start();
    let all = people::<8>(&app);
    let path = opened(&all[0], swiss(json!({})));
    let mut stream = Reader::open(&app, &format!("{path}/stream"), &[]);
    changed(&mut stream);
    all.iter().for_each(|person| drop(enter(person, &path)));
    let mut seen = 1;
    while changed(&mut stream)["players"] != 8 {
        seen += 1;
    }
    assert!(seen <= 4, "{seen} events for 8 entries within two seconds");
}

#[test]
fn a_tournament_is_drawn_as_a_table() {
    let app = App::start();
    let all = people::<4>(&app);
    let path = begun(&app, swiss(json!({"name": "<script> & Co", "format": {"kind": "swiss", "rounds": 1}})), &all);
    end_tables(&app, &path, &all);
    let drawn = app.get(&format!("{path}/standings.svg?theme=dark&lang=de"));
    assert_eq!((drawn.status, drawn.header("content-type")), (200, "image/svg+xml"));
    assert!(
        drawn.text.contains(">Player3</text>") && drawn.text.contains("Zu Ende · 4 Teilnehmer · 1 Runde"),
        "{}",
        drawn.text
    );
    assert!(
        drawn.text.contains("Platz 1: Player3, Punkte: 1,00.") && !drawn.text.contains("<script"),
        "{}",
        drawn.text
    );
    let known = [("if-none-match", drawn.header("etag"))];
    assert_eq!(app.send("GET", &format!("{path}/standings.svg?theme=dark&lang=de"), &known, "").status, 304);
    let outsider = app.register("Outsider");
    assert_eq!(outsider.put("/v1/me/blocks/Player3").status, 204);
    let hidden = outsider.get(&format!("{path}/standings.svg"));
    assert!(!hidden.text.contains("Player3") && hidden.text.contains("Deleted account"));
}

#[test]
fn tournaments_are_listed_in_pages() {
    let app = App::start();
    let [ada, bob] = people(&app);
    let all = (0..5).map(|_| opened(&ada, swiss(json!({})))).chain((0..2).map(|_| opened(&bob, swiss(json!({})))));
    let all = all.collect::<BTreeSet<_>>();
    let (mut found, mut next) = (BTreeSet::new(), String::new());
    for _ in 0..4 {
        let page = app.get(&format!("/v1/tournaments?limit=2{next}")).ok();
        let items = page["items"].as_array().unwrap();
        found.extend(items.iter().map(|one| format!("/v1/tournaments/{}", one["id"].as_str().unwrap())));
        next = format!("&cursor={}", page["next"].as_str().unwrap_or_default());
    }
    assert_eq!(found, all);
}

#[test]
fn a_tournament_begins_at_its_time_or_is_called_off() {
    let app = App::start();
    let all = people::<4>(&app);
    let at = Timestamp::now() + SignedDuration::from_hours(1);
    let full = opened(&all[0], swiss(json!({"starts_at": at})));
    let empty = opened(&all[0], swiss(json!({"starts_at": at})));
    let forgotten = opened(&all[0], swiss(json!({})));
    all.iter().for_each(|person| drop(enter(person, &full)));
    enter(&all[0], &empty);
    advance(&app);
    assert_eq!(app.get(&full).ok()["phase"], "open");
    app.wait(Duration::from_secs(3700));
    advance(&app);
    let phases = || [&full, &empty, &forgotten].map(|path| app.get(path).ok()["phase"].clone());
    assert_eq!(phases(), ["running", "cancelled", "open"]);
    app.wait(Duration::from_secs(31 * 86_400));
    advance(&app);
    assert_eq!(phases()[2], "cancelled");
}

#[test]
fn an_absent_player_does_not_hold_a_round_up() {
    let app = App::start();
    let all = people::<4>(&app);
    let path = begun(&app, swiss(json!({"format": {"kind": "swiss", "rounds": 1}})), &all);
    for _ in 0..40 {
        app.wait(Duration::from_secs(601));
        app.run_due();
        advance(&app);
    }
    assert_eq!(app.get(&path).ok()["phase"], "finished");
}

#[test]
fn two_replicas_open_every_table_once() {
    let app = App::start();
    let two = app.another();
    let all = people::<16>(&app);
    let path = opened(&all[0], swiss(json!({"seats": 2, "format": {"kind": "swiss", "rounds": 3}})));
    all.iter().for_each(|person| drop(enter(person, &path)));
    all[0].post(&format!("{path}/start"), Value::Null).ok();
    for round in 0..3 {
        thread::scope(|scope| {
            let replicas = [app.database(), two.database(), app.database()];
            for database in replicas {
                scope.spawn(move || RUNTIME.block_on(advance::run(&database)).unwrap());
            }
        });
        let tables = query(&app.database_url, "SELECT id FROM games WHERE status = 'running'");
        assert_eq!(tables.len(), 8, "round {round}");
        end_tables(&app, &path, &all);
    }
    assert_eq!(app.get(&path).ok()["phase"], "finished");
    TournamentTranscript::parse(&app.get(&format!("{path}/export")).text).unwrap().verify().unwrap();
}

#[test]
fn a_tournament_is_read_while_another_replica_changes_it() {
    let app = App::start();
    let two = app.another();
    let all = people::<4>(&app);
    let path = opened(&all[0], swiss(json!({})));
    all.iter().for_each(|person| drop(enter(person, &path)));
    app.get(&path).ok();
    // The other replica reads the row, and waits before it reads players and events; this one knows them.
    let mut locking = RUNTIME.block_on(AsyncPgConnection::establish(&app.database_url)).unwrap();
    RUNTIME.block_on(locking.batch_execute("BEGIN; LOCK TABLE tournament_players")).unwrap();
    let seen = thread::scope(|scope| {
        let reading = scope.spawn(|| two.get(&path).ok());
        until_waiting(&app.database_url, 1);
        all[0].post(&format!("{path}/start"), Value::Null).ok();
        drop(locking);
        reading.join().unwrap()
    });
    assert_eq!(seen["phase"], "open", "as it was when its row was read");
    assert_eq!(two.get(&path).ok()["phase"], "running");
}

#[test]
fn a_bot_sits_for_a_deleted_account() {
    let app = App::start();
    let all = people::<4>(&app);
    let path = opened(&all[0], swiss(json!({"format": {"kind": "swiss", "rounds": 1}})));
    all.iter().for_each(|person| drop(enter(person, &path)));
    all[0].post(&format!("{path}/start"), Value::Null).ok();
    // The round is paired, and its table not yet open.
    let paired = "CREATE FUNCTION late() RETURNS trigger LANGUAGE plpgsql AS $$ \
            BEGIN NEW.opened_at = now(); RETURN NEW; END $$; \
        CREATE TRIGGER late BEFORE INSERT ON tournament_tables FOR EACH ROW EXECUTE FUNCTION late()";
    execute(&app.database_url, paired).unwrap();
    advance(&app);
    assert_eq!(all[2].delete_account().status, 204);
    execute(&app.database_url, "UPDATE tournament_tables SET opened_at = NULL").unwrap();
    advance(&app);
    let round = app.get(&format!("{path}/rounds/0")).ok();
    let game = format!("/v1/games/{}", round["tables"][0]["game"].as_str().unwrap());
    let seats = app.view(&game)["table"]["seats"].clone();
    let bots = seats.as_array().unwrap().iter().filter(|seat| !seat["occupant"]["level"].is_null()).count();
    assert_eq!(bots, 1, "{seats}");
    let gone = round["tables"][0]["players"].as_array().unwrap().iter().filter(|player| player["name"].is_null());
    assert_eq!(gone.count(), 1);
}

#[test]
fn a_banned_player_takes_no_part_any_more() {
    let app = App::start();
    let all = people::<5>(&app);
    let root = root(&app);
    let path = opened(&all[0], swiss(json!({})));
    all.iter().for_each(|person| drop(enter(person, &path)));
    assert_eq!(ban(&root, "Player3"), 204);
    assert_eq!(app.get(&path).ok()["players"], 4);
    let standings = app.get(&format!("{path}/standings")).ok();
    assert_eq!(standings["items"].as_array().unwrap().iter().filter(|line| line["presence"] == "left").count(), 1);
}

#[test]
fn operators_rule_with_reasons_that_everybody_can_read() {
    let app = App::start();
    let all = people::<4>(&app);
    let root = root(&app);
    let path = begun(&app, swiss(json!({})), &all);
    let rulings = path.replace("/v1/", "/v1/admin/") + "/rulings";
    let decide = json!({"kind": "decide", "round": 0, "table": 0, "places": [1, 2, 2, 4], "reason": "collusion"});
    all[0].post(&rulings, decide.clone()).refused(403, "not_admin");
    let pause = json!({"kind": "pause", "reason": "a look at the log"});
    assert_eq!(root.post(&rulings, pause.clone()).ok()["paused"], "a look at the log");
    root.post(&rulings, pause).refused(409, "tournament_refused");
    root.post(&rulings, decide).ok();
    advance(&app);
    assert_eq!(app.get(&path).ok()["rounds"], 1, "paused");
    root.post(&rulings, json!({"kind": "remove", "player": 1, "reason": "two accounts"})).ok();
    root.post(&rulings, json!({"kind": "resume"})).ok();
    let wrong = json!({"kind": "decide", "round": 0, "table": 0, "places": [1, 1, 2, 4], "reason": "x"});
    assert_eq!(root.post(&rulings, wrong).refused(409, "tournament_refused")["reason"], "places");
    advance(&app);
    let round = app.get(&format!("{path}/rounds/0")).ok();
    assert_eq!(round["tables"][0]["ruled"], true);
    let game = format!("/v1/games/{}", round["tables"][0]["game"].as_str().unwrap());
    assert_eq!(app.get(&game).ok()["status"], "void", "its result was decided");
    assert!(all.iter().all(|person| notices(person).contains(&("table_ruled".to_owned(), Value::Null))));
    let removed = all.iter().filter(|person| notices(person).contains(&("tournament_removed".to_owned(), Value::Null)));
    assert_eq!(removed.count(), 1);
    let standings = app.get(&format!("{path}/standings")).ok();
    assert_eq!(standings["items"][3]["presence"], "removed", "after all others");
    assert_eq!(app.get(&format!("{path}/rounds/1")).ok()["tables"][0]["players"].as_array().unwrap().len(), 3);
    let unseen = json!({"kind": "cancel", "reason": "\u{202e}"});
    assert_eq!(root.post(&rulings, unseen).refused(400, "invalid_body")["parameter"], "/reason");
    let playing = own_game(&all[0], &path).or(own_game(&all[3], &path)).unwrap();
    root.post(&rulings, json!({"kind": "cancel", "reason": "snow"})).ok();
    advance(&app);
    assert_eq!(app.get(&playing).ok()["status"], "void", "the tournament was called off");
    let export = app.get(&format!("{path}/export")).text;
    TournamentTranscript::parse(&export).unwrap().verify().unwrap();
    assert!(export.contains("collusion") && export.contains("two accounts") && export.contains("snow"));
    let actions = root.get("/v1/admin/actions").ok()["items"].clone();
    let told = |action: &Value| ["admin", "action", "account", "reason"].map(|member| action[member].clone());
    assert_eq!(told(&actions[0]), [json!("Root"), json!("cancel_tournament"), Value::Null, json!("snow")]);
    assert_eq!(told(&actions[2]), [json!("Root"), json!("remove_entrant"), json!("Player1"), json!("two accounts")]);
    let kinds = actions.as_array().unwrap().iter().map(|action| &action["action"]).take(5).collect::<Vec<_>>();
    let done = ["cancel_tournament", "resume_tournament", "remove_entrant", "decide_table", "pause_tournament"];
    assert_eq!(kinds, done, "what was refused is not there");
    assert_eq!(actions[0]["tournament"], id(&path));
}

#[test]
fn rated_games_of_a_tournament_change_ratings() {
    let app = App::start();
    let all = people::<4>(&app);
    let rated = json!({"clock": {"kind": "per_move", "seconds": 600}, "rated": true});
    let path = begun(&app, swiss(json!({"games": rated, "format": {"kind": "swiss", "rounds": 1}})), &all);
    let game = own_game(&all[0], &path).unwrap();
    let players = app.get(&game).ok()["players"].clone();
    let seated = players.as_array().unwrap().iter().map(|player| player["name"].as_str().unwrap().to_owned());
    let named = |name: String| all.iter().find(|person| person.account()["name"] == name).unwrap();
    let seated = seated.map(named).collect::<Vec<_>>();
    everyone_moves(&game, &seated);
    play_turns(&game, &seated, WORTH_TURNS);
    end_tables(&app, &path, &all);
    let rating = |name: &str| app.get(&format!("/v1/players/{name}")).ok()["ratings"]["table"]["rating"].as_i64();
    assert!(rating("Player3") > rating("Player0"));
}

/// The kinds of a person's inbox items about tournaments, and the places in them.
fn notices(person: &Person) -> Vec<(String, Value)> {
    let items = person.get("/v1/me/inbox").items();
    let about = items.iter().filter(|item| !item["tournament"].is_null());
    about.map(|item| (item["kind"].as_str().unwrap().to_owned(), item["place"].clone())).collect()
}

#[test]
fn players_are_reminded_and_find_their_place_in_the_inbox() {
    let app = App::start();
    let all = people::<4>(&app);
    let at = Timestamp::now() + SignedDuration::from_hours(1);
    let path = opened(&all[0], swiss(json!({"starts_at": at, "format": {"kind": "swiss", "rounds": 1}})));
    all.iter().for_each(|person| drop(enter(person, &path)));
    advance(&app);
    assert_eq!(notices(&all[1]), []);
    app.wait(Duration::from_secs(2800));
    advance(&app);
    advance(&app);
    let soon = ("tournament_soon".to_owned(), Value::Null);
    assert_eq!(notices(&all[1]), std::slice::from_ref(&soon));
    app.wait(Duration::from_secs(900));
    advance(&app);
    end_tables(&app, &path, &all);
    let place = all[1].get(&path).ok()["you"]["standing"]["place"].clone();
    assert_eq!(notices(&all[1]), [soon, ("tournament_finished".to_owned(), place)]);
    let off = opened(&all[0], swiss(json!({})));
    enter(&all[2], &off);
    assert_eq!(all[0].delete(&off).status, 204);
    assert_eq!(notices(&all[2]).last().unwrap().0, "tournament_cancelled");
}

#[test]
fn the_inbox_has_the_table_of_each_player() {
    let app = App::start();
    let all = people::<4>(&app);
    begun(&app, swiss(json!({})), &all);
    for person in &all {
        let items = person.get("/v1/me/inbox").ok();
        assert!(items["items"].as_array().unwrap().iter().any(|item| item["kind"] == "started"), "{items}");
    }
}

#[test]
fn a_removed_player_leaves_the_table_that_is_played() {
    let app = App::start();
    let all = people::<4>(&app);
    let root = root(&app);
    let path = begun(&app, swiss(json!({})), &all);
    let game = own_game(&all[2], &path).unwrap();
    let number = all[2].get(&path).ok()["you"]["standing"]["player"].clone();
    let rulings = path.replace("/v1/", "/v1/admin/") + "/rulings";
    root.post(&rulings, json!({"kind": "remove", "player": number, "reason": "two accounts"})).ok();
    advance(&app);
    let seats = app.view(&game)["table"]["seats"].clone();
    let bots = seats.as_array().unwrap().iter().filter(|seat| !seat["occupant"]["level"].is_null()).count();
    assert_eq!((bots, app.get(&game).ok()["status"].as_str()), (1, Some("running")), "{seats}");
    all[2].post(&format!("{game}/resign"), Value::Null).refused(403, "not_seated");
}

/// Plays on until a game is over: one person makes any moves, and nobody else does.
pub fn play_alone(app: &App, person: &Person, game: &str, a_move: Duration) {
    for _ in 0..20 {
        if person.get(game).ok()["status"] != "running" {
            return;
        }
        while let Some(first) = person.moves(game).first().cloned() {
            person.play(game, &first).ok();
        }
        app.wait(a_move);
        app.run_due();
    }
    panic!("{game} goes on");
}

#[test]
fn a_player_who_makes_no_move_is_taken_out_and_may_come_back() {
    let app = App::start();
    let all = people::<3>(&app);
    let path = begun(&app, swiss(json!({"seats": 2, "max_players": 4})), &all);
    let seated = all.iter().filter(|person| own_game(person, &path).is_some()).collect::<Vec<_>>();
    play_alone(&app, seated[0], &own_game(seated[0], &path).unwrap(), Duration::from_secs(601));
    advance(&app);
    let presence = |person: &Person| person.get(&path).ok()["you"]["standing"]["presence"].clone();
    assert_eq!([presence(seated[0]), presence(seated[1])], ["here", "left"]);
    let items = seated[1].get("/v1/me/inbox").ok()["items"].clone();
    let item = items.as_array().unwrap().iter().find(|item| item["kind"] == "tournament_withdrawn").unwrap();
    assert_eq!((&item["may_return"], &item["tournament"]), (&json!(true), &app.get(&path).ok()["id"]));
    assert_eq!(own_game(seated[1], &path), None, "no table of the second round");
    enter(seated[1], &path);
    assert_eq!(presence(seated[1]), "here");
}

#[test]
fn a_finalist_who_stays_wins_a_final_that_the_other_has_left() {
    let app = App::start();
    let all = people::<4>(&app);
    let format = json!({"kind": "elimination", "advance": 1});
    let path = begun(&app, swiss(json!({"seats": 2, "format": format, "round_seconds": 3600})), &all);
    end_tables(&app, &path, &all);
    let is_in = |person: &&Person| person.get(&path).ok()["you"]["standing"]["presence"] == "here";
    let finalists = all.iter().filter(is_in).collect::<Vec<_>>();
    assert_eq!(finalists.len(), 2);
    assert_eq!(finalists[0].delete(&format!("{path}/entry")).status, 204);
    app.wait(Duration::from_secs(3700));
    advance(&app);
    assert_eq!(app.get(&path).ok()["phase"], "finished");
    let places = [0, 1].map(|of| finalists[of].get(&path).ok()["you"]["standing"]["place"].clone());
    assert_eq!(places, [json!(2), json!(1)]);
    assert!(notices(finalists[1]).contains(&("tournament_finished".to_owned(), json!(1))));
    TournamentTranscript::parse(&app.get(&format!("{path}/export")).text).unwrap().verify().unwrap();
}

#[test]
fn no_vacation_stops_the_clock_of_a_table() {
    let app = App::start();
    let all = people::<4>(&app);
    let games = json!({"clock": {"kind": "per_move", "seconds": 86_400}});
    let path = begun(&app, swiss(json!({"games": games})), &all);
    let game = own_game(&all[0], &path).unwrap();
    all[0].ask("PUT", "/v1/me/vacation", json!({"days": 7})).ok();
    let view = all[0].view(&game);
    assert!(view["table"]["seats"].as_array().unwrap().iter().all(|seat| seat["on_vacation"] != true), "{view}");
    assert!(view["clocks"].as_array().unwrap().iter().all(|clock| clock["deadline"].is_string()), "{view}");
}

#[test]
fn tables_know_the_sleeping_hours_of_their_players() {
    let app = App::start();
    let all = people::<2>(&app);
    let now = app.process.time.now();
    let clock = |hours| now.saturating_add(SignedDuration::from_hours(hours)).unwrap().strftime("%H:%M").to_string();
    all[1].ask("PUT", "/v1/me/sleeping-hours", json!({"from": clock(-2), "to": clock(4), "zone": "UTC"})).ok();
    let games = json!({"clock": {"kind": "per_move", "seconds": 86_400}});
    let path = begun(&app, swiss(json!({"seats": 2, "games": games})), &all);
    let view = all[1].get(&format!("{}/view", own_game(&all[1], &path).unwrap())).ok();
    let seat = view["you"]["seat"].as_u64().unwrap() as usize;
    let left = |seat: usize| {
        let deadline = view["clocks"][seat]["deadline"].as_str().unwrap().parse::<Timestamp>().unwrap();
        deadline.duration_since(now).as_hours()
    };
    assert!((23..=24).contains(&left(1 - seat)) && (27..=28).contains(&left(seat)), "{view}");
}

#[test]
fn a_tournament_that_nobody_can_start_any_more_is_called_off() {
    let app = App::start();
    let [ada, bob, eve] = people(&app);
    befriend(&ada, "Player1", &bob, "Player0");
    let at = Timestamp::now() + SignedDuration::from_hours(1);
    let (open, timed) = (opened(&ada, swiss(json!({}))), opened(&ada, swiss(json!({"starts_at": at}))));
    let friends = opened(&ada, swiss(json!({"visibility": "friends", "starts_at": at})));
    [&open, &timed, &friends].iter().for_each(|path| drop(enter(&bob, path)));
    assert_eq!(ada.delete_account().status, 204);
    assert_eq!([&open, &timed].map(|path| app.get(path).ok()["phase"].clone()), ["cancelled", "open"]);
    assert_eq!(notices(&bob), [("tournament_cancelled".to_owned(), Value::Null)]);
    assert_eq!(bob.get(&friends).ok()["players"], 1);
    eve.get(&friends).refused(404, "not_found");
}

#[test]
fn players_of_whom_one_blocked_the_other_sit_apart() {
    let app = App::start();
    let all = people::<4>(&app);
    assert_eq!(all[2].put("/v1/me/blocks/Player3").status, 204);
    let path = begun(&app, swiss(json!({"seats": 2})), &all);
    end_tables(&app, &path, &all);
    end_tables(&app, &path, &all);
    assert_eq!(app.get(&path).ok()["phase"], "finished");
    for round in 0..2 {
        let tables = app.get(&format!("{path}/rounds/{round}")).ok()["tables"].clone();
        for table in tables.as_array().unwrap() {
            let players = table["players"].as_array().unwrap().iter().map(|player| player["name"].as_str().unwrap());
            assert!(!players.collect::<Vec<_>>().iter().all(|name| ["Player2", "Player3"].contains(name)), "{table}");
        }
    }
    for person in &all[2..] {
        assert_eq!(names(&person.get(&format!("{path}/standings")).ok()).len(), 4);
    }
    let export = app.get(&format!("{path}/export")).text;
    assert!(export.contains("\"apart\":[2]"), "{export}");
    TournamentTranscript::parse(&export).unwrap().verify().unwrap();
}

#[test]
fn a_closed_app_is_told_that_a_tournament_begins_soon() {
    let app = App::on_intranet();
    let all = people::<4>(&app);
    let (sender, browser) = (app.sender(INTRANET), Browser::of(&all[1], json!({"kinds": ["tournament_soon"]})));
    let receiver = Receiver::new(Manner::Status(204));
    hook(&all[2], json!({"url": receiver.url()}));
    let at = Timestamp::now() + SignedDuration::from_hours(1);
    let path = opened(&all[0], swiss(json!({"starts_at": at})));
    all.iter().for_each(|person| drop(enter(person, &path)));
    app.wait(Duration::from_secs(2800));
    advance(&app);
    deliver(&app, &sender);
    let pushed = browser.pushed();
    assert_eq!((pushed.len(), pushed[0].ttl, pushed[0].urgency.as_str()), (1, 900, "normal"));
    let id = app.get(&path).ok()["id"].clone();
    assert_eq!((&pushed[0].told["kind"], &pushed[0].told["tournament"]), (&json!("tournament_soon"), &id));
    assert_eq!(pushed[0].told["title"], "Ton tournoi commence bientôt");
    let got = receiver.got();
    let delivery = &got[0].deliveries()[0];
    assert_eq!((&delivery["kind"], &delivery["version"]), (&json!("tournament_soon"), &json!(0)));
    assert_eq!(query(&app.database_url, "SELECT id FROM outbox").len(), 0);
}
