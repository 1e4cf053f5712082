//! Daily challenges, and what others see of games with a sealed deal.

use crate::{
    app::{Answer, App, Person, RUNTIME, execute, names, query},
    friends::befriend,
};
use railhead::{
    store::{challenges, deals},
    verify::{transcript::Transcript, verify},
};
use serde_json::{Value, json};
use uuid::Uuid;

/// The path of today's challenge, whose deal is made.
pub fn today(app: &App) -> String {
    RUNTIME.block_on(challenges::prepare(&app.database())).unwrap();
    let day = app.get("/v1/challenges").ok()["items"][0]["day"].clone();
    format!("/v1/challenges/{}", day.as_str().unwrap())
}

/// Begins the game of a person; answers its path.
pub fn begin(person: &Person, challenge: &str) -> String {
    let you = person.put(&format!("{challenge}/game")).ok()["you"].clone();
    format!("/v1/games/{}", you["game"].as_str().unwrap())
}

/// Plays a game to its end, always with the first legal move.
fn play(person: &Person, game: &str) {
    person.play_to_the_end(game, |_| 0);
}

fn own(person: &Person) -> Value {
    person.get("/v1/challenges").ok()["items"][0]["you"].clone()
}

/// Ends the day of all challenges, and reveals those whose games are over.
fn end_day(app: &App) -> usize {
    execute(&app.database_url, "UPDATE deals SET closes_at = closes_at - interval '3 days'").unwrap();
    RUNTIME.block_on(deals::reveal_due(&app.database())).unwrap()
}

#[test]
fn everybody_has_the_same_cards_once() {
    let app = App::start();
    let [ada, bob] = ["Ada", "Bob"].map(|name| app.register(name));
    let challenge = today(&app);
    let games = [&ada, &bob].map(|person| begin(person, &challenge));
    assert_eq!(begin(&ada, &challenge), games[0]);
    let views = [ada.view(&games[0]), bob.view(&games[1])];
    let dealt =
        |view: &Value| (view["you"]["hand"].clone(), view["you"]["offer"].clone(), view["table"]["row"].clone());
    assert_eq!(dealt(&views[0]), dealt(&views[1]));
    assert!(dealt(&views[0]).1["tickets"].is_array() && dealt(&views[0]).2.is_array());
    assert_eq!(views[0]["table"]["options"]["rated"], false);
    let listed = app.get("/v1/challenges").ok()["items"][0].clone();
    assert_eq!((&listed["deal"], &listed["revealed"]), (&views[0]["table"]["options"]["deal"], &json!(false)));
}

#[test]
fn guests_and_other_days_are_refused() {
    let app = App::start();
    let (ada, guest) = (app.register("Ada"), app.guest());
    let challenge = today(&app);
    guest.put(&format!("{challenge}/game")).refused(409, "guest_account");
    app.send("PUT", &format!("{challenge}/game"), &[], "").refused(401, "unauthenticated");
    for day in ["2020-01-01", "2999-01-01"] {
        ada.put(&format!("/v1/challenges/{day}/game")).refused(404, "not_found");
        ada.get(&format!("/v1/challenges/{day}/board")).refused(404, "not_found");
    }
    // Tomorrow's deal is made, and not shown.
    let days = query(&app.database_url, "SELECT day::text FROM challenges ORDER BY day DESC");
    ada.put(&format!("/v1/challenges/{}/game", days[0]["day"].as_str().unwrap())).refused(404, "not_found");
    app.get(&format!("{challenge}/board?among=friends")).refused(401, "unauthenticated");
    end_day(&app);
    ada.put(&format!("{challenge}/game")).refused(404, "not_found");
}

#[test]
fn a_new_account_plays_no_challenge_until_it_is_known() {
    let app = App::start();
    let [eve, dora] = ["Eve", "Dora"].map(|name| app.newcomer(name));
    let challenge = today(&app);
    let refused = eve.put(&format!("{challenge}/game")).refused(409, "account_too_new");
    assert!(refused["again_at"].is_string());
    execute(&app.database_url, "UPDATE accounts SET met = 3 WHERE name = 'Dora'").unwrap();
    begin(&dora, &challenge);
    app.wait(std::time::Duration::from_secs(3 * 86_400));
    begin(&app.sign_in("Eve", "phone"), &today(&app));
}

#[test]
fn results_are_on_the_board_and_count_for_nothing_else() {
    let app = App::start();
    let [ada, bob, cleo] = ["Ada", "Bob", "Cleo"].map(|name| app.register(name));
    befriend(&ada, "Cleo", &cleo, "Ada");
    let challenge = today(&app);
    for person in [&ada, &bob, &cleo] {
        play(person, &begin(person, &challenge));
    }
    let board = ada.get(&format!("{challenge}/board")).ok();
    assert_eq!(
        (names(&board).len(), &board["items"][0]["rank"], &board["items"][0]["game"]),
        (3, &json!(1), &json!(null))
    );
    // Equal moves, equal cards, equal bots.
    let points = board["items"].as_array().unwrap().iter().map(|entry| &entry["points"]).collect::<Vec<_>>();
    assert!(points.iter().all(|other| *other == points[0]), "{points:?}");
    assert_eq!((&own(&ada)["points"], &own(&ada)["rank"]), (points[0], &json!(1)));
    let friends = ada.get(&format!("{challenge}/board?among=friends&span=week")).ok();
    let mut found = names(&friends);
    found.sort_unstable();
    assert_eq!(found, ["Ada", "Cleo"]);
    let page = app.get(&format!("{challenge}/board?limit=2")).ok();
    let next = app.get(&format!("{challenge}/board?limit=2&cursor={}", page["next"].as_str().unwrap())).ok();
    assert_eq!((names(&page).len(), names(&next).len(), &next["items"][0]["rank"]), (2, 1, &json!(1)));
    let table = app.send("GET", &format!("{challenge}/board?limit=2"), &[("accept", "text/csv")], "");
    assert!(table.text.starts_with("rank,name,player_id,points,games,place,game\r\n1,"), "{}", table.text);
    assert_eq!((table.text.lines().count(), table.headers.contains_key("link")), (3, true));
    assert_eq!(app.get("/v1/players/Ada/games").ok()["items"], json!([]));
    assert_eq!(
        ada.post(&format!("/v1/games/{}/rematch", own(&ada)["game"].as_str().unwrap()), Value::Null).ok()["options"]["deal"],
        Value::Null
    );
}

#[test]
fn a_player_who_leaves_has_no_result() {
    let app = App::start();
    let ada = app.register("Ada");
    let challenge = today(&app);
    let game = begin(&ada, &challenge);
    ada.resign(&game);
    let you = own(&ada);
    assert_eq!((you["ended_at"].is_string(), &you["points"]), (true, &json!(null)));
    assert_eq!(begin(&ada, &challenge), game);
    assert_eq!(app.get(&format!("{challenge}/board")).ok()["items"], json!([]));
}

/// Requests about a game.
fn questions(game: &str) -> Vec<(&'static str, String, Value)> {
    let id = game.rsplit('/').next().unwrap();
    let gets = [
        "",
        "/view",
        "/events",
        "/result",
        "/fairness",
        "/export",
        "/replay",
        "/replay?at=9&as=1",
        "/analysis",
        "/board.svg",
        "/board.png",
        "/replay.svg",
        "/points.svg",
        "/spectators",
        "/phrases",
        "/moves",
    ];
    let mut all = gets.map(|path| ("GET", format!("{game}{path}"), Value::Null)).to_vec();
    all.push(("PUT", format!("{game}/players/me"), Value::Null));
    all.push(("POST", format!("{game}/analysis"), Value::Null));
    all.push(("POST", format!("{game}/rematch"), Value::Null));
    all.push((
        "POST",
        "/v1/prepared-games".to_owned(),
        json!({"kind": "position", "game": id, "version": 20, "seat": 1}),
    ));
    all
}

/// The status and the body, without ids.
fn seen(answer: &Answer, game: &str) -> (u16, String) {
    let id = game.rsplit('/').next().unwrap();
    let mut body = serde_json::from_str::<Value>(&answer.text).unwrap_or_default();
    if let Some(members) = body.as_object_mut() {
        members.remove("request_id");
        members.remove("trace_id");
    }
    (answer.status, body.to_string().replace(id, "(the game)"))
}

/// Two worlds: in one, Ada has finished her game of a sealed deal and Bob plays his; in the other, there are no such
/// games. Cleo, who may have to play the deal, cannot tell them apart.
#[test]
fn games_of_a_sealed_deal_do_not_exist_for_others() {
    let app = App::start();
    let [ada, bob, cleo] = ["Ada", "Bob", "Cleo"].map(|name| app.register(name));
    befriend(&ada, "Cleo", &cleo, "Ada");
    let challenge = today(&app);
    let (finished, running) = (begin(&ada, &challenge), begin(&bob, &challenge));
    play(&ada, &finished);
    let nowhere = format!("/v1/games/{}", Uuid::now_v7());
    for game in [&finished, &running] {
        for ((method, path, body), (_, other, other_body)) in questions(game).into_iter().zip(questions(&nowhere)) {
            let one = seen(&cleo.ask(method, &path, body), game);
            assert_eq!(one, seen(&cleo.ask(method, &other, other_body), &nowhere), "{method} {path}");
            if method == "GET" {
                assert_eq!(seen(&app.get(&path), game), seen(&app.get(&other), &nowhere), "{method} {path}, by nobody");
            }
        }
    }
    for list in ["", "?mine=friends", "?status=finished", "?status=running"] {
        assert_eq!(cleo.get(&format!("/v1/games{list}")).ok()["items"], json!([]), "{list}");
    }
    // Her own deal is that of the others.
    assert_ne!(begin(&cleo, &challenge), finished);
}

#[test]
fn players_see_a_sealed_game_as_they_played_it() {
    let app = App::start();
    let ada = app.register("Ada");
    let challenge = today(&app);
    let game = begin(&ada, &challenge);
    play(&ada, &game);
    for path in ["/export", "/analysis", "/replay.svg"] {
        ada.get(&format!("{game}{path}")).refused(409, "game_not_over");
    }
    ada.get(&format!("{game}/replay?as=1")).refused(403, "not_your_seat");
    assert_eq!(ada.get(&format!("{game}/fairness")).ok()["secret"], Value::Null);
    let id = game.rsplit('/').next().unwrap();
    let position = json!({"kind": "position", "game": id, "version": 20, "seat": 0});
    ada.post("/v1/prepared-games", position).refused(409, "game_not_over");
    let mut after = 0;
    loop {
        let page = ada.get(&format!("{game}/events?after={after}")).ok();
        for event in page["events"].as_array().unwrap() {
            let is_foreign = event["seat"].as_u64().is_some_and(|seat| seat > 0);
            let secrets = ["card_drawn", "cards_dealt", "tickets_dealt", "tickets_drawn"];
            if is_foreign && secrets.contains(&event["type"].as_str().unwrap()) {
                let shown = ["card", "cards", "tickets"].map(|name| event[name].is_string() || event[name].is_array());
                assert_eq!(shown, [false; 3], "{event}");
            }
            after = event["seq"].as_u64().unwrap();
        }
        if page["next"].is_null() {
            break;
        }
    }
}

#[test]
fn a_deal_is_revealed_when_its_last_game_is_over() {
    let app = App::start();
    let [ada, bob, cleo] = ["Ada", "Bob", "Cleo"].map(|name| app.register(name));
    let challenge = today(&app);
    let games = [&ada, &bob].map(|person| begin(person, &challenge));
    play(&ada, &games[0]);
    end_day(&app);
    assert_eq!(app.get("/v1/challenges").ok()["items"][0]["revealed"], false);
    cleo.get(&format!("{}/export", games[0])).refused(404, "not_found");
    bob.resign(&games[1]);
    assert!(end_day(&app) > 0);
    let listed = app.get("/v1/challenges").ok()["items"][0].clone();
    assert_eq!(listed["revealed"], true);
    for game in &games {
        let record = Transcript::parse(&cleo.get(&format!("{game}/export")).text).unwrap();
        let deal = verify(&record).unwrap().game.options().deal.unwrap();
        assert_eq!(json!(deal), listed["deal"]);
        assert_eq!(record.deal_secret.unwrap().commitment(), deal.commitment.to_string());
    }
    app.get(&format!("{}/replay?at=12&as=1", games[0])).ok();
    let entry = app.get(&format!("{challenge}/board")).ok()["items"][0].clone();
    assert_eq!(format!("/v1/games/{}", entry["game"].as_str().unwrap()), games[0]);
}
