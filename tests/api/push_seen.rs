//! A device gets no push for a position that it has just seen; others do.

use crate::{
    app::{App, Person, query},
    browser::Browser,
    push::{INTRANET, begun, deliver, waiting},
    receiver::{Manner, Receiver},
};
use railhead::log::packs::Packs;
use railhead_test_support::{sse::Reader, until};
use serde_json::json;
use std::time::Duration;

/// Bob with a phone and a tablet, in a game in which Ada is to move.
struct Table {
    app: App,
    ada: Person,
    phone: Person,
    phones_browser: Browser,
    tablets_browser: Browser,
    game: String,
}

impl Table {
    fn new() -> Table {
        let app = App::on_intranet();
        let (ada, phone) = (app.register("Ada"), app.register("Bob"));
        let game = begun(&ada, &phone, 3600);
        let service = Receiver::new(Manner::Status(201));
        let [phones_browser, tablets_browser] =
            [(&phone, "phone"), (&app.sign_in("Bob", "tablet"), "tablet")].map(|(person, name)| {
                let browser = Browser::new(person, &service, name);
                browser.subscribe(person, json!({})).ok();
                browser
            });
        Table { app, ada, phone, phones_browser, tablets_browser, game }
    }

    fn version(&self) -> u64 {
        self.app.get(&self.game).ok()["version"].as_u64().unwrap()
    }

    /// The number of pushes to the phone and to the tablet so far.
    fn pushed(&self) -> (usize, usize) {
        (self.phones_browser.pushed().len(), self.tablets_browser.pushed().len())
    }
}

#[test]
fn a_device_that_follows_the_game_gets_no_push_but_others_do() {
    let table = Table::new();
    let sender = table.app.sender(INTRANET);
    let mut stream = table.phone.follow(&table.game, table.version());
    table.ada.draw_twice(&table.game);
    stream.until(table.version());
    deliver(&table.app, &sender);
    assert_eq!((table.pushed(), waiting(&table.app)), ((0, 1), 1), "what the phone was sent may have been lost");
    table.app.wait(Duration::from_secs(41));
    deliver(&table.app, &sender);
    assert_eq!((table.pushed(), waiting(&table.app)), ((0, 1), 0), "it was not");
}

#[test]
fn a_device_whose_stream_ends_soon_after_is_told_after_all() {
    let table = Table::new();
    let sender = table.app.sender(INTRANET);
    let mut stream = table.phone.follow(&table.game, table.version());
    table.ada.draw_twice(&table.game);
    stream.until(table.version());
    deliver(&table.app, &sender);
    table.app.permits.drain();
    while stream.next().is_some() {}
    until("the stream ends", || table.app.permits.open() == 0);
    deliver(&table.app, &sender);
    assert_eq!(table.pushed(), (0, 1), "it is put off");
    table.app.wait(Duration::from_secs(40));
    deliver(&table.app, &sender);
    assert_eq!((table.pushed(), waiting(&table.app)), ((1, 1), 0));
}

#[test]
fn a_device_that_has_since_seen_the_game_gets_no_push() {
    let table = Table::new();
    let sender = table.app.sender(INTRANET);
    let paths = ["view", "events"].map(|what| format!("{}/{what}", table.game));
    for path in [&paths[0], &paths[1], "/v1/me/home", "/v1/me/inbox"] {
        let before = table.pushed();
        table.phone.get(path).ok();
        table.ada.draw_twice(&table.game);
        deliver(&table.app, &sender);
        assert_eq!(table.pushed(), (before.0 + 1, before.1 + 1), "{path} before the move");
        table.phone.draw_twice(&table.game);
        table.ada.draw_twice(&table.game);
        table.phone.get(path).ok();
        deliver(&table.app, &sender);
        assert_eq!((table.pushed(), waiting(&table.app)), ((before.0 + 1, before.1 + 2), 0), "{path}");
        table.phone.draw_twice(&table.game);
    }
    let before = table.pushed();
    table.ada.draw_twice(&table.game);
    table.ada.get(&paths[0]).ok();
    table.app.get(&paths[0]).ok();
    deliver(&table.app, &sender);
    assert_eq!(table.pushed(), (before.0 + 1, before.1 + 1), "others have looked");
}

#[test]
fn the_device_that_ended_a_game_is_not_told_its_result() {
    let table = Table::new();
    let sender = table.app.sender(INTRANET);
    table.phone.resign(&table.game);
    deliver(&table.app, &sender);
    assert_eq!((table.pushed(), table.tablets_browser.kinds()), ((0, 1), vec!["finished".to_owned()]));
}

#[test]
fn a_device_that_follows_its_inbox_is_not_told_of_an_invitation() {
    let table = Table::new();
    let sender = table.app.sender(INTRANET);
    let mut stream = Reader::open(&table.app, "/v1/me/stream", &[("authorization", &table.phone.token)]);
    stream.next().unwrap();
    table.ada.invite("Bob");
    while stream.next().unwrap().event != "item" {}
    deliver(&table.app, &sender);
    table.app.wait(Duration::from_secs(41));
    deliver(&table.app, &sender);
    assert_eq!((table.pushed(), table.tablets_browser.kinds()), ((0, 1), vec!["invited".to_owned()]));
    assert_eq!(waiting(&table.app), 0);
}

#[test]
fn a_stream_elsewhere_counts_and_reminders_are_always_sent() {
    let table = Table::new();
    let two = App::on(table.app.database_url.clone(), Packs::default());
    let senders = [table.app.sender(INTRANET), two.sender(INTRANET)];
    let reminders = json!({"kinds": ["your_turn", "deadline_near"], "remind_before": [1800]});
    table.phones_browser.subscribe(&table.phone, reminders).ok();
    let mut stream = table.phone.at(&two).follow(&table.game, table.version());
    table.ada.draw_twice(&table.game);
    stream.until(table.version());
    // The replica with the stream looks at what waits, and the other one sends.
    deliver(&two, &senders[1]);
    deliver(&table.app, &senders[0]);
    assert_eq!(table.pushed(), (0, 1));
    [&table.app, &two].iter().for_each(|app| app.wait(Duration::from_secs(41)));
    deliver(&two, &senders[1]);
    deliver(&table.app, &senders[0]);
    let left = query(&table.app.database_url, "SELECT notification ->> 'kind' AS kind FROM outbox");
    assert_eq!((table.pushed(), left), ((0, 1), vec![json!({"kind": "deadline_near"})]));
    [&table.app, &two].iter().for_each(|app| app.wait(Duration::from_secs(1800)));
    table.phone.at(&two).view(&table.game);
    deliver(&two, &senders[1]);
    assert_eq!(table.phones_browser.kinds(), ["deadline_near"], "the player has seen the turn, and not moved");
}
