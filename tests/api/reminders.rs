//! Reminders before time runs out, and deliveries that an app can show as they are.

use crate::{
    app::{App, Person, RUNTIME, begun, query},
    receiver::{Got, Manner, Receiver},
};
use railhead::{jobs::Sender, outbound::Policy, store::games::scheduler};
use serde_json::{Value, json};
use std::time::Duration;

const MINUTE: Duration = Duration::from_secs(60);

/// A game of an hour a move in its second round, Ada to move, and the receiver of Ada's
/// notifications.
struct Table {
    app: App,
    ada: Person,
    bob: Person,
    game: String,
    receiver: Receiver,
    sender: Sender,
}

impl Table {
    fn with(wanted: Value) -> Table {
        let app = App::on_intranet();
        let (ada, bob) = (app.register("Ada"), app.register("Bob"));
        let receiver = Receiver::new(Manner::Status(204));
        let mut hook = json!({"url": receiver.url()});
        hook.as_object_mut().unwrap().extend(wanted.as_object().unwrap().clone());
        ada.post("/v1/me/webhooks", hook).ok();
        let clock = json!({"kind": "per_move", "seconds": 3600});
        let game = begun(json!({"seats": 2, "first_seat": 0, "clock": clock}), &[&ada, &bob]);
        let sender = app.sender(Policy { allow_private: true });
        Table { app, ada, bob, game, receiver, sender }
    }

    /// Lets minutes pass; answers the deliveries until then.
    fn after(&self, minutes: u32) -> Vec<Value> {
        self.app.wait(minutes * MINUTE);
        RUNTIME.block_on(async {
            self.sender.send_due().await;
            self.sender.settled().await;
        });
        self.receiver.got().iter().flat_map(Got::deliveries).collect()
    }

    fn draw_twice(&self, person: &Person) {
        person.draw_twice(&self.game);
    }
}

fn kinds(told: &[Value]) -> Vec<&str> {
    told.iter().map(|one| one["kind"].as_str().unwrap()).collect()
}

#[test]
fn a_player_is_reminded_at_each_threshold_of_their_turn() {
    let table = Table::with(json!({"kinds": ["deadline_near"], "remind_before": [1800, 600]}));
    assert_eq!(table.after(29), Vec::<Value>::new());
    let told = table.after(2);
    assert_eq!((kinds(&told), &told[0]["seconds"]), (vec!["deadline_near"], &json!(1800)));
    assert_eq!(told[0]["deadline"], table.ada.view(&table.game)["clocks"][0]["deadline"]);
    assert_eq!(kinds(&table.after(18)).len(), 1, "each once");
    assert_eq!(table.after(2)[1]["seconds"], 600);
    table.draw_twice(&table.ada);
    table.draw_twice(&table.bob);
    table.after(20);
    table.draw_twice(&table.ada);
    assert_eq!(table.after(35).len(), 2, "it is Bob's turn");
    assert_eq!(query(&table.app.database_url, "SELECT id FROM outbox").len(), 0);
}

#[test]
fn reminders_of_many_quick_turns_do_not_pile_up() {
    let table = Table::with(json!({"kinds": ["deadline_near"], "remind_before": [1800, 600, 60]}));
    for _ in 0..5 {
        table.draw_twice(&table.ada);
        table.draw_twice(&table.bob);
    }
    assert_eq!(query(&table.app.database_url, "SELECT id FROM outbox").len(), 3);
}

#[test]
fn a_player_with_more_time_is_reminded_of_the_new_deadline() {
    let table = Table::with(json!({"kinds": ["deadline_near"], "remind_before": [600]}));
    table.app.wait(49 * MINUTE);
    table.app.outage(120 * MINUTE);
    RUNTIME.block_on(async { scheduler::heartbeat(&table.app.database()).await.unwrap() });
    table.app.run_due();
    let deadline = table.ada.view(&table.game)["clocks"][0]["deadline"].clone();
    let told = table.after(0);
    assert_eq!((told.len(), &told[0]["deadline"]), (1, &deadline), "{told:?}");
    let at = |moment: &Value| moment.as_str().unwrap().parse::<jiff::Timestamp>().unwrap();
    assert_eq!(at(&deadline).duration_since(at(&told[0]["at"])).as_secs(), 600, "not before the outage");
}

#[test]
fn a_delivery_names_players_variant_and_language() {
    let table = Table::with(json!({"language": "de", "batch": 1, "kinds": ["your_turn", "started", "finished"]}));
    table.draw_twice(&table.ada);
    table.draw_twice(&table.bob);
    table.bob.resign(&table.game);
    let told = table.after(1);
    assert!(table.receiver.got().iter().all(|got| got.deliveries().len() == 1));
    assert_eq!(told.last().unwrap()["kind"], "finished");
    for one in &told {
        assert_eq!((&one["name"], &one["opponents"]), (&json!("Ada"), &json!(["Bob"])));
        assert_eq!((&one["language"], &one["variant"]), (&json!("de"), &json!("classic")));
    }
    assert!(table.receiver.got().iter().all(|got| got.body().to_string().len() < 2000), "a push message holds 4,096");
}

#[test]
fn thresholds_languages_and_request_sizes_have_bounds() {
    let app = App::start();
    let ada = app.guest();
    let url = "https://push.example.org/a";
    for wrong in [
        json!({"url": url, "remind_before": [59]}),
        json!({"url": url, "remind_before": [604_801]}),
        json!({"url": url, "remind_before": [60, 120, 180, 240]}),
        json!({"url": url, "language": "d e"}),
        json!({"url": url, "language": "a".repeat(36)}),
        json!({"url": url, "batch": 0}),
        json!({"url": url, "batch": 101}),
    ] {
        ada.post("/v1/me/webhooks", wrong).refused(422, "invalid_webhook");
    }
    ada.post("/v1/me/webhooks", json!({"url": url, "remind_before": [3600], "language": "fr", "batch": 1})).ok();
    let shown = ada.get("/v1/me/webhooks").ok()["items"][0].clone();
    assert_eq!(
        (&shown["remind_before"], &shown["language"], &shown["batch"]),
        (&json!([3600]), &json!("fr"), &json!(1))
    );
}
