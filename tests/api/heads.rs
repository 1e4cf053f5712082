//! The head of a log: in every answer, and the fate of clients and replicas whose past is gone
//! because the database was set back, as a failover to a standby that lagged behind does.

use crate::{
    app::{App, Person, execute, id, in_first_turn, query},
    games::all_events,
};
use railhead::{
    log::chain::Head,
    verify::{check_head, transcript::Transcript, verify},
};
use railhead_test_support::{sse::Reader, until};
use serde_json::{Value, json};
use std::thread;

/// A game of two people whose first tickets are chosen; seat 0 is to move.
pub fn begun(app: &App) -> (Person, Person, String) {
    let (ada, bob) = (app.guest(), app.guest());
    let game = in_first_turn(json!({"seats": 2, "first_seat": 0}), &[&ada, &bob]);
    (ada, bob, game)
}

/// Takes a face-up card, which leads elsewhere than the deck.
fn take(person: &Person, game: &str) -> Value {
    let moves = person.moves(game);
    let take = moves.iter().find(|the_move| the_move["type"] == "take_face_up").unwrap();
    person.play(game, take).ok()
}

pub fn head(app: &App, game: &str) -> Value {
    app.get(game).ok()["head"].clone()
}

/// Sets the log of a game back to a version: as if the later commits had never been.
pub fn set_back(app: &App, game: &str, version: &Value) {
    let game = id(game);
    let back = format!(
        "BEGIN; ALTER TABLE game_events DISABLE TRIGGER USER;
        DELETE FROM game_events WHERE game_id = '{game}' AND seq > {version};
        ALTER TABLE game_events ENABLE TRIGGER USER;
        UPDATE games SET status = 'running' WHERE id = '{game}';
        UPDATE game_heads SET version = {version}, head = (SELECT head FROM game_events
            WHERE game_id = '{game}' AND seq = {version}) WHERE game_id = '{game}'; COMMIT;"
    );
    execute(&app.database_url, &back).unwrap();
}

#[test]
fn every_answer_about_a_game_has_its_head_and_events_change_it() {
    let app = App::start();
    let (ada, _, game) = begun(&app);
    let mut stream = ada.follow(&game, 0);
    let played = ada.draw(&game);
    let head = played.ok()["head"].clone();
    assert_eq!(played.header("etag"), head.to_string());
    assert_eq!(played.ok()["view"]["head"], head);
    for path in ["", "/view", "/events"] {
        assert_eq!(ada.get(&format!("{game}{path}")).ok()["head"], head, "{path}");
    }
    for path in ["/view", "/moves"] {
        assert_eq!(ada.get(&format!("{game}{path}")).header("etag"), head.to_string(), "{path}");
    }
    let version = played.ok()["version"].as_u64().unwrap();
    let ids = (1..=version).map(|_| stream.next().unwrap().id).collect::<Vec<_>>();
    assert_eq!(ids.last().unwrap(), head.as_str().unwrap());
    let hashes = ids.iter().map(|id| id.split_once('-').unwrap().1).collect::<std::collections::HashSet<_>>();
    assert_eq!(hashes.len(), ids.len());
}

/// Computed by PostgreSQL's own SHA-256, from the columns.
#[test]
fn the_chain_of_heads_follows_from_secret_and_stored_events() {
    let app = App::start();
    let (ada, bob, game) = begun(&app);
    ada.draw_twice(&game);
    take(&bob, &game);
    let hmac = "CREATE FUNCTION hmac(key bytea, message bytea) RETURNS bytea LANGUAGE plpgsql AS $$
        DECLARE i bytea := decode(repeat('36', 64), 'hex'); o bytea := decode(repeat('5c', 64), 'hex');
        BEGIN
            FOR at IN 0..31 LOOP
                i := set_byte(i, at, get_byte(key, at) # 54);
                o := set_byte(o, at, get_byte(key, at) # 92);
            END LOOP;
            RETURN substring(sha256(o || sha256(i || message)) FOR 16);
        END $$";
    execute(&app.database_url, hmac).unwrap();
    let chain = "WITH RECURSIVE lines AS (
            SELECT seq, head, convert_to('{\"seq\":' || seq || ',\"schema\":' || schema || ',\"at\":\"'
                || trim('\"' FROM to_json(recorded_at AT TIME ZONE 'UTC')::text) || 'Z\",'
                || substring(payload::text FROM 2), 'UTF8') AS line FROM game_events),
        chain AS (
            SELECT 0 AS seq, hmac(secret, uuid_send(id)) AS hash, NULL::bytea AS head FROM games
            UNION ALL
            SELECT l.seq, hmac((SELECT secret FROM games), c.hash || l.line), l.head
            FROM chain c JOIN lines l ON l.seq = c.seq + 1)
        SELECT count(*) AS links, count(*) FILTER (WHERE hash = head) AS same,
            encode((SELECT head FROM game_heads), 'hex') = encode((array_agg(hash ORDER BY seq DESC))[1], 'hex') AS last
        FROM chain WHERE seq > 0";
    let row = query(&app.database_url, chain).remove(0);
    assert_eq!((&row["same"], &row["last"]), (&row["links"], &json!(true)));
    assert_eq!(row["links"], ada.get(&game).ok()["version"]);
}

#[test]
fn a_replica_that_remembers_a_lost_game_decides_nothing_on_it() {
    let (one, other) = App::two();
    let (ada, bob, game) = begun(&one);
    let version = ada.draw(&game).ok()["version"].clone();
    ada.draw(&game).ok();
    bob.draw(&game).ok();
    let lost = head(&one, &game);
    set_back(&one, &game, &version);
    let (far_ada, far_bob) = (ada.at(&other), bob.at(&other));
    take(&far_ada, &game);
    while far_ada.get(&game).ok()["version"].as_u64() < one_version(&lost) {
        take(if far_bob.moves(&game).is_empty() { &far_ada } else { &far_bob }, &game);
    }
    assert_ne!(head(&other, &game), lost);
    for (near, far) in [(&ada, &far_ada), (&bob, &far_bob)] {
        assert_eq!(near.get(&format!("{game}/view?moves=true")).text, far.get(&format!("{game}/view?moves=true")).text);
        assert_eq!(near.get(&format!("{game}/events")).text, far.get(&format!("{game}/events")).text);
    }
    let mover = if bob.moves(&game).is_empty() { &ada } else { &bob };
    take(mover, &game);
    for person in [&ada, &bob] {
        assert_eq!(
            person.get(&format!("{game}/view")).text,
            person.at(&other).get(&format!("{game}/view")).text,
            "a move on the present state, and no other"
        );
    }
}

fn one_version(head: &Value) -> Option<u64> {
    head.as_str()?.split_once('-')?.0.parse().ok()
}

#[test]
fn a_client_whose_past_is_gone_is_told_so_with_the_present_view() {
    let app = App::start();
    let (ada, bob, game) = begun(&app);
    let first = ada.draw(&game).ok();
    ada.draw(&game).ok();
    let lost = head(&app, &game);
    let lost = lost.as_str().unwrap();
    set_back(&app, &game, &first["version"]);
    let moves = format!("{game}/moves");
    // The log is shorter than what the client knows, as long, longer.
    for turn in 0..3 {
        let before = app.get(&format!("{game}/view")).text;
        let tag = format!("\"{lost}\"");
        for path in [&moves, &format!("{moves}/preview")] {
            let gone = ada.post_with(path, &[("if-match", &tag)], json!({"type": "draw_card"}));
            let problem = gone.refused(410, "history_changed");
            assert_eq!(problem["view"], ada.view(&game));
            assert_eq!(problem["head"], head(&app, &game));
        }
        for query in [format!("after={lost}"), format!("after={lost}&wait=20")] {
            let problem = bob.get(&format!("{game}/events?{query}")).refused(410, "history_changed");
            assert_eq!(problem["view"]["you"], bob.view(&game)["you"]);
        }
        let resume = Reader::open(&app, &format!("{game}/stream"), &[("last-event-id", lost)]);
        assert_eq!(resume.status, 410);
        let seen = ada.app.send("GET", &format!("{game}/view"), &[("if-none-match", &tag)], "");
        assert_eq!(seen.status, 200, "what is gone is not what it is");
        assert_eq!(app.get(&format!("{game}/view")).text, before, "nothing was done");
        if turn < 2 {
            take(if bob.moves(&game).is_empty() { &ada } else { &bob }, &game);
        }
    }
    let tag = format!("\"{}\"", first["head"].as_str().unwrap());
    let stale = ada.post_with(&moves, &[("if-match", &tag)], json!({"type": "draw_card"}));
    assert_eq!(stale.refused(412, "stale_version")["events"][0]["seq"], first["version"].as_u64().unwrap() + 1);
}

#[test]
fn streams_end_when_the_history_has_changed_and_mix_nothing() {
    let (one, other) = App::two();
    let (ada, bob, game) = begun(&one);
    let version = ada.draw(&game).ok()["version"].clone();
    ada.draw(&game).ok();
    let last = head(&one, &game);
    let mut streams = [ada.follow(&game, 0), bob.at(&other).follow(&game, 0)];
    for stream in &mut streams {
        stream.until(one_version(&last).unwrap());
    }
    set_back(&one, &game, &version);
    // By a move at the one replica the other hears of it, too.
    take(&ada, &game);
    for stream in &mut streams {
        let end = stream.next().unwrap();
        assert_eq!((&*end.event, &end.data), ("end", &json!({"type": "end", "code": "history_changed"})));
        assert_eq!(stream.next(), None);
    }
}

/// Without a move there is no notification: the heads are compared when the connection to the
/// database was lost.
#[test]
fn a_quiet_games_stream_ends_after_replicas_have_reconnected() {
    let app = App::start();
    let (ada, _, game) = begun(&app);
    let before = app.get(&game).ok()["version"].clone();
    ada.draw(&game).ok();
    let mut stream = ada.follow(&game, before.as_u64().unwrap());
    stream.until(before.as_u64().unwrap() + 1);
    set_back(&app, &game, &before);
    let listening = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
        WHERE query LIKE 'LISTEN%' AND datname = current_database()";
    execute(&app.database_url, listening).unwrap();
    let end = stream.next().unwrap();
    assert_eq!((&*end.event, &end.data), ("end", &json!({"type": "end", "code": "history_changed"})));
}

#[test]
fn a_client_that_waits_is_told_when_the_history_has_changed() {
    let app = App::start();
    let (ada, bob, game) = begun(&app);
    let before = app.get(&game).ok()["version"].clone();
    ada.draw(&game).ok();
    let known = head(&app, &game);
    thread::scope(|scope| {
        let path = format!("{game}/events?after={}&wait=60", known.as_str().unwrap());
        let wait = scope.spawn(move || bob.get(&path));
        until("it waits", || app.permits.open() == 1);
        set_back(&app, &game, &before);
        take(&ada, &game);
        wait.join().unwrap().refused(410, "history_changed");
    });
}

#[test]
fn a_stored_response_is_not_repeated_if_the_log_lacks_it() {
    let app = App::start();
    let (ada, _, game) = begun(&app);
    let before = app.get(&game).ok()["version"].clone();
    let keyed = || ada.post_with(&format!("{game}/moves"), &[("idempotency-key", "1")], json!({"type": "draw_card"}));
    let first = keyed();
    first.ok();
    assert_eq!(keyed().text, first.text);
    set_back(&app, &game, &before);
    take(&ada, &game);
    let problem = keyed().refused(410, "history_changed");
    assert_eq!(problem["view"], ada.view(&game));
}

#[test]
fn a_kept_head_proves_that_the_log_was_not_rewritten() {
    let app = App::start();
    let (ada, bob, game) = begun(&app);
    let mut kept = vec![head(&app, &game)];
    for person in [&ada, &ada, &bob, &bob, &ada, &ada] {
        kept.push(person.draw(&game).ok()["head"].clone());
    }
    bob.resign(&game);
    kept.push(head(&app, &game));
    let export = app.get(&format!("{game}/export")).text;
    let record = Transcript::parse(&export).unwrap();
    assert_eq!(record.events.len(), all_events(&app, &game).len());
    verify(&record).unwrap();
    let kept = kept.iter().map(|head| head.as_str().unwrap().parse::<Head>().unwrap()).collect::<Vec<_>>();
    kept.iter().for_each(|head| check_head(&record, *head).unwrap());
    // Rewritten so that it still follows from the secret: only a moment is another.
    let at = record.events[5].0;
    let events = record.events.iter().map(|(moment, event)| {
        (if *moment == at { *moment + jiff::SignedDuration::from_micros(1) } else { *moment }, event.clone())
    });
    let rewritten = Transcript::new(record.game, record.secret, events.collect()).unwrap();
    verify(&rewritten).unwrap();
    for head in kept.iter().filter(|head| head.version > 5) {
        check_head(&rewritten, *head).unwrap_err();
    }
    let mut doctored = export.lines().map(str::to_owned).collect::<Vec<_>>();
    doctored[6] = doctored[6].replacen("\"at\":\"2", "\"at\":\"1", 1);
    let doubt = verify(&Transcript::parse(&doctored.join("\n")).unwrap()).unwrap_err();
    assert!(doubt.to_string().contains("rewritten"), "{doubt}");
}
