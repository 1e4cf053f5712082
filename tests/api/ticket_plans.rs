//! Plans for the tickets of a seat, over HTTP.

use crate::app::{App, Person, dealt, duel, over};
use serde_json::{Value, json};

/// Claims a route of the joint plan with the fewest locomotives, if one can be claimed.
fn planned_claim(plan: &Value) -> Option<Value> {
    let routes = plan["routes"].as_array().unwrap();
    let route = routes.iter().find(|route| route["can_claim"] == true && route["in_together"] == true)?;
    let payment = &route["payments"][0];
    let payment = json!({"color": payment["color"], "locomotives": payment["fewest_locomotives"]});
    Some(json!({"type": "claim_route", "route": route["route"], "payment": payment}))
}

/// Another move: tickets are kept as the cheapest choice says, tunnels are paid, cards are drawn.
fn other_move(moves: &[Value], plan: &Value) -> Value {
    let choices = plan["choices"].as_array().unwrap();
    if let Some(choice) = choices.iter().min_by_key(|choice| choice["cost"]["trains"].as_u64()) {
        return json!({"type": "keep_tickets", "tickets": choice["keep"]});
    }
    let of = |kind: &str| moves.iter().find(|the_move| the_move["type"] == kind);
    of("pay_tunnel").or(of("draw_card")).or(of("take_face_up")).unwrap_or(&moves[0]).clone()
}

fn done(plan: &Value) -> usize {
    let tickets = plan["tickets"].as_array().unwrap();
    tickets.iter().filter(|ticket| ticket["status"] == "done").count()
}

/// Plays a turn as the plan says, and checks the plan against the legal moves and the view.
fn play_turn(ada: &Person, game: &str) -> Option<Value> {
    let moves = ada.moves(game);
    if moves.is_empty() {
        return None;
    }
    let plan = ada.get(&format!("{game}/plan")).ok()["plan"].clone();
    for route in plan["routes"].as_array().unwrap() {
        let is_listed =
            moves.iter().any(|the_move| the_move["type"] == "claim_route" && the_move["route"] == route["route"]);
        assert_eq!(route["can_claim"], is_listed, "{route}");
    }
    let chosen = planned_claim(&plan).unwrap_or_else(|| other_move(&moves, &plan));
    ada.play(game, &chosen).ok();
    Some(plan)
}

#[test]
fn a_player_who_follows_the_plan_completes_tickets() {
    let app = App::start();
    app.process.randomness.fix(5);
    let ada = app.register("Ada");
    let game = dealt(json!({"seats": 2, "bots": ["random"]}), &[&ada]);
    let first = play_turn(&ada, &game).unwrap();
    assert_eq!(first["tickets"].as_array().unwrap().len(), 4);
    assert!(first["tickets"].as_array().unwrap().iter().all(|ticket| ticket["is_held"] == false));
    assert_eq!(first["choices"].as_array().unwrap().len(), 11, "two, three or four of four tickets");
    let mut last = first;
    for _ in 0..150 {
        let Some(plan) = play_turn(&ada, &game) else { break };
        last = plan;
        if done(&last) == last["tickets"].as_array().unwrap().len() {
            break;
        }
    }
    assert_eq!(last["tickets"].as_array().unwrap().len(), 2);
    assert_eq!(done(&last), 2, "{last}");
    assert_eq!(last["together"]["cost"]["trains"], 0);
}

#[test]
fn the_plan_of_a_view_is_the_same() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = duel(&ada, &bob);
    let answer = ada.get(&format!("{game}/plan"));
    let plan = answer.ok();
    let view = ada.get(&format!("{game}/view?plan=true")).ok();
    assert_eq!(view["plan"], plan["plan"]);
    assert_eq!(view["version"], plan["version"]);
    assert!(ada.view(&game)["plan"].is_null());
    assert!(app.get(&format!("{game}/view?plan=true")).ok()["plan"].is_null(), "a spectator has no tickets");
    let known = [("authorization", ada.token.as_str()), ("if-none-match", answer.header("etag"))];
    let again = app.send("GET", &format!("{game}/plan"), &known, "");
    assert_eq!((again.status, again.text.as_str()), (304, ""));
    let draw = json!({"type": "draw_card"});
    let after = ada.post(&format!("{game}/moves?plan=true"), draw).ok();
    assert_eq!(after["view"]["plan"], ada.get(&format!("{game}/plan")).ok()["plan"]);
    assert_eq!(app.send("GET", &format!("{game}/plan"), &known, "").status, 200, "the game has gone on");
}

#[test]
fn only_a_player_of_a_game_that_is_played_gets_a_plan() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let lobby = ada.open(json!({"seats": 2}));
    ada.get(&format!("{lobby}/plan")).refused(409, "game_not_started");
    bob.get(&format!("{lobby}/plan")).refused(403, "not_seated");
    app.get(&format!("{lobby}/plan")).refused(401, "unauthenticated");
    let finished = over(json!({"seats": 2}), &[&ada, &bob]);
    bob.get(&format!("{finished}/plan")).refused(409, "game_over");
    assert!(bob.get(&format!("{finished}/view?plan=true")).ok()["plan"].is_null());
}

/// Every group stands for exactly the payments of the list.
#[test]
fn legal_moves_in_groups_are_the_moves_of_the_list() {
    let app = App::start();
    app.process.randomness.fix(6);
    let ada = app.register("Ada");
    let game = dealt(json!({"seats": 2, "bots": ["random"]}), &[&ada]);
    let (mut tunnels, mut stations) = (0, 0);
    for number in 0..60 {
        let listed = ada.get(&format!("{game}/moves")).ok();
        let moves = listed["moves"].as_array().unwrap();
        if moves.is_empty() {
            break;
        }
        let summary = &listed["summary"];
        assert_eq!(*summary, ada.get(&format!("{game}/view?moves=summary")).ok()["move_summary"]);
        for (kind, key, choices) in [("claim_route", "route", "routes"), ("build_station", "city", "cities")] {
            let grouped = summary[choices].as_array().unwrap().iter().flat_map(|choice| {
                choice["by_color"].as_array().unwrap().iter().flat_map(move |group| {
                    let [fewest, most] =
                        ["fewest_locomotives", "most_locomotives"].map(|name| group[name].as_u64().unwrap());
                    (fewest..=most).map(move |locomotives| {
                        let payment = json!({"color": group["color"], "locomotives": locomotives});
                        json!({"type": kind, key: choice[key], "payment": payment}).to_string()
                    })
                })
            });
            let mut grouped = grouped.collect::<Vec<_>>();
            let mut exact =
                moves.iter().filter(|the_move| the_move["type"] == kind).map(Value::to_string).collect::<Vec<_>>();
            grouped.sort();
            exact.sort();
            assert_eq!(grouped, exact);
            stations += usize::from(kind == "build_station" && !exact.is_empty());
        }
        let paid = moves
            .iter()
            .filter(|the_move| the_move["type"] == "pay_tunnel")
            .map(|the_move| the_move["locomotives"].as_u64());
        let paid = paid.collect::<Vec<_>>();
        let range = [summary["tunnel"]["fewest_locomotives"].as_u64(), summary["tunnel"]["most_locomotives"].as_u64()];
        assert_eq!(range, [paid.iter().copied().min().flatten(), paid.iter().copied().max().flatten()]);
        tunnels += usize::from(!paid.is_empty());
        // Tunnels, as soon as they can be paid.
        let is_tunnel = |the_move: &&Value| {
            let route = the_move["route"].as_str().and_then(|route| route.parse::<railhead::engine::Route>().ok());
            route.is_some_and(|route| route.facts().tunnel)
        };
        let of = |kind: &str| moves.iter().find(|the_move| the_move["type"] == kind);
        let tunnel = moves.iter().find(is_tunnel).filter(|_| number > 25);
        let chosen = of("pay_tunnel").or(tunnel).or(of("draw_card")).unwrap_or(&moves[0]);
        ada.play(&game, chosen).ok();
    }
    assert!(tunnels > 0 && stations > 0, "{tunnels} tunnels, {stations} times stations");
}
