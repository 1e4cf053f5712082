//! Standing orders: moves that a player requests for the moment when the turn comes.

use crate::{
    app::{Answer, App, Person, RUNTIME, begun, duel, execute, query, until_waiting},
    receiver::{Got, Manner, Receiver},
};
use railhead::{hosting::limits::Limits, outbound::Policy, store::games::standing_orders};
use serde_json::{Value, json};
use std::{collections::HashSet, thread, time::Duration};

/// A game of two in its second round, Ada to move.
struct Table {
    app: App,
    ada: Person,
    bob: Person,
    game: String,
}

impl Table {
    fn new() -> Table {
        Table::of(App::start(), json!({"seats": 2, "first_seat": 0}))
    }

    fn of(app: App, game: Value) -> Table {
        let (ada, bob) = (app.register("Ada"), app.register("Bob"));
        let game = begun(game, &[&ada, &bob]);
        Table { app, ada, bob, game }
    }

    /// Ada ends her turn.
    fn ada_draws(&self) {
        self.ada.draw_twice(&self.game);
    }
}

fn order(person: &Person, game: &str, order: Value) -> Answer {
    person.ask("PUT", &format!("{game}/standing-order"), order)
}

fn draw() -> Value {
    json!({"type": "draw_cards"})
}

/// The order of a player.
fn given(person: &Person, game: &str) -> Value {
    person.get(&format!("{game}/standing-order")).ok()["order"].clone()
}

/// The outcomes of the orders of a player.
fn outcomes(person: &Person) -> Vec<Value> {
    let inbox = person.get("/v1/me/inbox").ok();
    let items = inbox["items"].as_array().unwrap().iter().filter(|item| item["kind"] == "standing_order");
    items.map(|item| item["outcome"].clone()).collect()
}

fn is_to_move(person: &Person, game: &str) -> bool {
    person.view(game)["you"]["to_move"] == true
}

fn cards(person: &Person, game: &str) -> u64 {
    person.view(game)["you"]["hand"].as_object().unwrap().values().map(|count| count.as_u64().unwrap()).sum()
}

/// The events of a game as spectators see them.
fn log(app: &App, game: &str) -> Vec<Value> {
    let (mut log, mut after) = (Vec::new(), 0);
    loop {
        let page = app.events(game, after);
        let Some(last) = page.last() else { return log };
        after = last["seq"].as_u64().unwrap();
        log.extend(page);
    }
}

fn events_of(app: &App, game: &str, seat: u64, kind: &str) -> usize {
    log(app, game).iter().filter(|event| event["type"] == kind && event["seat"] == seat).count()
}

/// Orders to claim a route that a hand can pay: tunnels or others, the shortest first.
fn claims(person: &Person, game: &str, tunnel: bool) -> Vec<Value> {
    let hand = person.view(game)["you"]["hand"].clone();
    let board = person.get("/v1/reference/board").ok();
    let mut routes = board["routes"].as_array().unwrap().clone();
    routes.retain(|route| route["tunnel"] == tunnel && route["ferry"] == 0);
    routes.sort_by_key(|route| route["length"].as_u64());
    let colors = hand.as_object().unwrap().keys().filter(|color| *color != "locomotive").collect::<Vec<_>>();
    let pays = |route: &Value, color: &str| {
        hand[color].as_u64() >= route["length"].as_u64() && (route["color"].is_null() || route["color"] == color)
    };
    let pairs = routes.iter().flat_map(|route| colors.iter().map(move |color| (route, color)));
    let claim = |(route, color): (&Value, &&String)| {
        json!({"type": "claim_route", "route": route["id"], "payment": {"color": color, "locomotives": 0},
            "otherwise": "think"})
    };
    pairs.filter(|(route, color)| pays(route, color)).map(claim).collect()
}

/// The move an order makes.
fn as_move(order: &Value) -> Value {
    let mut the_move = order.clone();
    the_move.as_object_mut().unwrap().remove("otherwise");
    the_move
}

/// The order, with something else to do.
fn otherwise(order: &Value, otherwise: &str) -> Value {
    let mut order = order.clone();
    order["otherwise"] = json!(otherwise);
    order
}

/// Both draw cards until both can pay the same route, which is answered. Ada is to move.
fn rivals(table: &Table) -> Value {
    for _ in 0..20 {
        let (ada, bob) = (claims(&table.ada, &table.game, false), claims(&table.bob, &table.game, false));
        let same = |bobs: &&Value| ada.iter().any(|adas| adas["route"] == bobs["route"]);
        if let Some(claim) = bob.iter().find(same) {
            return claim.clone();
        }
        table.ada_draws();
        table.bob.draw_twice(&table.game);
    }
    panic!("no route for both")
}

#[test]
fn an_order_to_draw_draws_two_cards_once_the_turn_comes() {
    let table = Table::new();
    let Table { app, ada, bob, game } = &table;
    let answer = order(bob, game, draw()).ok();
    assert_eq!((&answer["order"], &answer["version"]), (&draw(), &app.get(game).ok()["version"]));
    assert_eq!(bob.get(&format!("{game}/standing-order")).ok(), answer);
    app.run_due();
    assert_eq!(given(bob, game), draw(), "it waits");
    let before = cards(bob, game);
    table.ada_draws();
    assert!(is_to_move(bob, game));
    app.run_due();
    assert_eq!(cards(bob, game), before + 2);
    assert!(is_to_move(ada, game));
    let none = bob.get(&format!("{game}/standing-order")).ok();
    assert_eq!(none, json!({"order": null, "version": null, "given_at": null}));
    assert_eq!(outcomes(bob), ["cards_drawn"]);
    table.ada_draws();
    app.run_due();
    assert!(is_to_move(bob, game), "it was for one turn");
    assert_eq!(outcomes(ada), Vec::<Value>::new());
}

#[test]
fn an_order_to_claim_claims_the_route_with_those_cards() {
    let table = Table::new();
    let Table { app, bob, game, .. } = &table;
    let claim = rivals(&table);
    order(bob, game, claim.clone()).ok();
    table.ada_draws();
    app.run_due();
    let events = log(app, game);
    let claimed = events.iter().find(|event| event["type"] == "route_claimed").unwrap();
    assert_eq!((&claimed["route"], &claimed["payment"]), (&claim["route"], &claim["payment"]));
    assert_eq!((&claimed["seat"], outcomes(bob)), (&json!(1), vec![json!("route_claimed")]));
}

#[test]
fn an_order_for_a_taken_route_pauses_or_draws_as_it_says() {
    for (else_do, outcome) in [("think", "route_closed"), ("draw_cards", "cards_drawn")] {
        let table = Table::new();
        let Table { app, ada, bob, game } = &table;
        let claim = rivals(&table);
        order(bob, game, otherwise(&claim, else_do)).ok();
        let adas = claims(ada, game, false).into_iter().find(|adas| adas["route"] == claim["route"]).unwrap();
        ada.play(game, &as_move(&adas)).ok();
        app.run_due();
        assert_eq!(outcomes(bob), [outcome]);
        assert_eq!(is_to_move(bob, game), else_do == "think");
        assert_eq!(events_of(app, game, 1, "route_claimed"), 0);
    }
}

#[test]
fn a_tunnel_that_asks_for_more_is_left_to_the_player() {
    let app = App::with_limits(Limits { sandbox: true, ..crate::app::patient() });
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let mut seen = HashSet::new();
    for seed in 1..=60 {
        let game =
            begun(json!({"seats": 2, "first_seat": 0, "secret": format!("{seed:02x}").repeat(32)}), &[&ada, &bob]);
        let Some(claim) = claims(&bob, &game, true).first().cloned() else { continue };
        let before = outcomes(&bob).len();
        order(&bob, &game, claim).ok();
        ada.draw_twice(&game);
        app.run_due();
        let outcome = outcomes(&bob)[before].as_str().unwrap().to_owned();
        if outcome == "tunnel_asked" && is_to_move(&bob, &game) {
            assert_eq!(bob.view(&game)["table"]["phase"]["step"]["name"], "tunnel");
        }
        assert_eq!(given(&bob, &game), Value::Null);
        seen.insert(outcome);
        if seen.len() == 2 {
            break;
        }
        ada.resign(&game);
    }
    assert_eq!(seen, HashSet::from(["route_claimed".to_owned(), "tunnel_asked".to_owned()]));
}

#[test]
fn the_moves_of_the_coming_turn_are_listed_for_seated_players() {
    let table = Table::new();
    let Table { app, ada, bob, game } = &table;
    let ahead = |person: &Person| person.get(&format!("{game}/moves?ahead=true"));
    let listed = ahead(bob).ok();
    assert_eq!((&listed["seat"], bob.moves(game)), (&json!(1), vec![]));
    table.ada_draws();
    let kinds = |moves: &[Value]| moves.iter().map(Value::to_string).collect::<HashSet<_>>();
    let (ahead_of_it, in_it) = (listed["moves"].as_array().unwrap().clone(), bob.moves(game));
    assert!(kinds(&ahead_of_it).contains(&json!({"type": "draw_card"}).to_string()));
    let claims = |moves: &[Value]| kinds(moves).into_iter().filter(|one| one.contains("claim")).collect::<HashSet<_>>();
    assert_eq!(claims(&ahead_of_it), claims(&in_it), "Ada has claimed nothing");
    ahead(&app.register("Eve")).refused(403, "not_seated");
    ada.get(&format!("{game}/moves?ahead=soon")).refused(400, "invalid_query");
    ada.resign(game);
    assert_eq!(ahead(bob).ok()["moves"], json!([]));
}

#[test]
fn an_order_is_checked_like_a_move_and_refused_in_the_turn() {
    let table = Table::new();
    let Table { app, ada, bob, game } = &table;
    order(ada, game, draw()).refused(409, "your_turn");
    let poor = json!({"type": "claim_route", "route": "palermo-smyrna", "payment": {"color": "red", "locomotives": 2},
        "otherwise": "think"});
    order(bob, game, poor).refused(422, "cards_short");
    let unlike = json!({"type": "claim_route", "route": "dieppe-paris", "payment": {"color": "red", "locomotives": 0},
        "otherwise": "think"});
    order(bob, game, unlike).refused(422, "wrong_payment");
    for body in [
        json!({}),
        json!({"type": "pass"}),
        json!({"type": "draw_cards", "more": 1}),
        json!([]),
        json!({"type": "claim_route", "route": "dieppe-paris", "payment": {"color": "pink", "locomotives": 0}}),
    ] {
        order(bob, game, body).refused(400, "invalid_body");
    }
    assert_eq!(given(bob, game), Value::Null, "nothing was given");
    let eve = app.register("Eve");
    order(&eve, game, draw()).refused(403, "not_seated");
    eve.get(&format!("{game}/standing-order")).refused(403, "not_seated");
    eve.delete(&format!("{game}/standing-order")).refused(403, "not_seated");
    let private = ada.open(json!({"seats": 2, "visibility": "private"}));
    order(bob, &private, draw()).refused(404, "not_found");
    order(ada, &private, draw()).refused(409, "game_not_started");
    bob.resign(game);
    order(bob, game, draw()).refused(403, "not_seated");
    order(ada, game, draw()).refused(409, "game_over");
}

#[test]
fn an_order_is_replaced_by_the_next_and_can_be_withdrawn() {
    let table = Table::new();
    let Table { app, bob, game, .. } = &table;
    let claim = rivals(&table);
    order(bob, game, claim.clone()).ok();
    order(bob, game, draw()).ok();
    assert_eq!(given(bob, game), draw());
    order(bob, game, claim).ok();
    for _ in 0..2 {
        assert_eq!(bob.delete(&format!("{game}/standing-order")).status, 204);
    }
    table.ada_draws();
    app.run_due();
    assert!(is_to_move(bob, game));
    assert_eq!(outcomes(bob), Vec::<Value>::new());
}

#[test]
fn a_player_who_moves_first_is_not_moved_for() {
    let table = Table::new();
    let Table { app, bob, game, .. } = &table;
    order(bob, game, draw()).ok();
    table.ada_draws();
    let before = cards(bob, game);
    bob.draw(game).ok();
    app.run_due();
    assert_eq!(cards(bob, game), before + 1);
    assert_eq!((given(bob, game), outcomes(bob)), (Value::Null, vec![]));
}

#[test]
fn a_begun_order_goes_on_elsewhere_and_cannot_be_withdrawn() {
    let table = Table::new();
    let Table { app, bob, game, .. } = &table;
    order(bob, game, draw()).ok();
    table.ada_draws();
    // A replica that ended after the first of two moves.
    execute(&app.database_url, "UPDATE standing_orders SET begun = true").unwrap();
    bob.draw(game).ok();
    bob.delete(&format!("{game}/standing-order")).refused(409, "your_turn");
    app.run_due();
    assert_eq!((outcomes(bob), events_of(app, game, 1, "card_drawn")), (vec![json!("cards_drawn")], 4));
    assert!(!is_to_move(bob, game));
}

#[test]
fn replicas_that_see_an_order_together_carry_it_out_once() {
    let table = Table::new();
    let Table { app, ada, bob, game } = &table;
    for round in 1..=5 {
        order(bob, game, draw()).ok();
        ada.draw_twice(game);
        thread::scope(|scope| {
            for _ in 0..4 {
                let db = app.database();
                scope.spawn(move || RUNTIME.block_on(standing_orders::carry_out_orders(&db)).unwrap());
            }
        });
        assert_eq!(outcomes(bob).len(), round);
        assert_eq!(events_of(app, game, 1, "card_drawn"), 2 + 2 * round);
        assert!(is_to_move(ada, game));
    }
}

/// The second replica found the order before the first began it, and judges it after the first move.
#[test]
fn a_late_replica_mistakes_no_move_of_the_order() {
    let table = Table::new();
    let Table { app, bob, game, .. } = &table;
    order(bob, game, draw()).ok();
    table.ada_draws();
    bob.draw(game).ok();
    thread::scope(|scope| {
        execute(&app.database_url, "BEGIN; UPDATE standing_orders SET begun = true").unwrap();
        let db = app.database();
        let comes = scope.spawn(move || RUNTIME.block_on(standing_orders::carry_out_orders(&db)).unwrap());
        until_waiting(&app.database_url, 1);
        execute(&app.database_url, "COMMIT").unwrap();
        comes.join().unwrap();
    });
    assert_eq!(given(bob, game), draw());
    app.run_due();
    assert_eq!((outcomes(bob), events_of(app, game, 1, "card_drawn")), (vec![json!("cards_drawn")], 4));
}

#[test]
fn nobody_else_learns_of_an_order() {
    let table = Table::new();
    let Table { app, ada, bob, game } = &table;
    let seen = |person: &Person| {
        ["", "/view", "/events", "/moves", "/phrases"].map(|path| person.get(&format!("{game}{path}")).json())
    };
    let (before, home) = (seen(ada), ada.get("/v1/me/home").json());
    let public = app.get(&format!("{game}/events")).ok();
    order(bob, game, draw()).ok();
    assert_eq!((seen(ada), ada.get("/v1/me/home").json()), (before, home));
    assert_eq!(app.get(&format!("{game}/events")).ok(), public);
    assert_eq!(given(ada, game), Value::Null);
    let own = bob.get("/v1/accounts/me/export").ok();
    assert_eq!(own["standing_orders"][0]["standing_order"], draw());
}

#[test]
fn an_orders_author_is_notified_only_if_the_turn_remains() {
    let receiver = Receiver::new(Manner::Status(204));
    let table = Table::of(App::on_intranet(), json!({"seats": 2, "first_seat": 0}));
    let Table { app, bob, game, .. } = &table;
    let sender = app.sender(Policy { allow_private: true });
    bob.post("/v1/me/webhooks", json!({"url": receiver.url(), "kinds": ["your_turn", "standing_order"]})).ok();
    let told = || {
        app.wait(Duration::from_secs(60));
        RUNTIME.block_on(async {
            sender.send_due().await;
            sender.settled().await;
        });
        let told = receiver.got().iter().flat_map(Got::deliveries).collect::<Vec<_>>();
        told.iter().map(|one| one["kind"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    order(bob, game, draw()).ok();
    table.ada_draws();
    app.run_due();
    assert_eq!(told(), ["standing_order"]);
    let claim = rivals(&table);
    let earlier = told().len();
    order(bob, game, claim.clone()).ok();
    let adas = claims(&table.ada, game, false).into_iter().find(|adas| adas["route"] == claim["route"]).unwrap();
    table.ada.play(game, &as_move(&adas)).ok();
    assert_eq!(told().len(), earlier, "nothing before the order is judged");
    app.run_due();
    let mut last = told().split_off(earlier);
    last.sort();
    assert_eq!(last, ["standing_order", "your_turn"]);
}

#[test]
fn an_order_is_gone_with_its_seat_its_game_and_its_account() {
    let table = Table::new();
    let Table { app, ada, bob, game } = &table;
    let left = || query(&app.database_url, "SELECT seat FROM standing_orders").len();
    order(bob, game, draw()).ok();
    ada.resign(game);
    app.sweep(jiff::Timestamp::now());
    assert_eq!(left(), 0);
    let second = duel(ada, bob);
    order(bob, &second, draw()).ok();
    bob.delete_account();
    app.run_due();
    assert_eq!(left(), 0);
}
