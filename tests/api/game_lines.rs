//! Exports of the finished games of a player, a line each.

use crate::{
    app::{App, Person},
    past_games::{Past, rebuild},
    seeding::with_history,
};
use serde_json::Value;

fn lines(person: &Person, path: &str) -> Vec<Value> {
    let answer = person.get(path);
    assert_eq!((answer.status, answer.header("content-type")), (200, "application/jsonl"), "{}", answer.text);
    assert!(answer.text.is_empty() || answer.text.ends_with('\n'), "the last line is whole");
    answer.text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// The pages of the list, as lines are without what lines have more.
fn listed(person: &Person, filter: &str) -> Vec<Value> {
    let (mut all, mut next) = (Vec::new(), String::new());
    loop {
        let page = person.get(&format!("/v1/players/rider1/games?limit=100{filter}{next}")).ok();
        all.extend(page["items"].as_array().unwrap().iter().cloned());
        match page["next"].as_str() {
            Some(cursor) => next = format!("&cursor={cursor}"),
            None => return all,
        }
    }
}

#[test]
fn lines_are_the_games_of_all_pages() {
    let app = with_history();
    let ada = app.register("Ada");
    for (filter, least) in [("", 201), ("&seats=2&outcome=won", 1), ("&opponent=rider2&variant=classic", 1)] {
        let path = format!("/v1/players/rider1/games.ndjson?{}", filter.trim_start_matches('&'));
        let mut lines = lines(&ada, &path);
        assert!(lines.len() >= least, "{filter}: {}", lines.len());
        for line in &mut lines {
            let export = format!("/v1/games/{}/export", line["id"].as_str().unwrap());
            let fields = line.as_object_mut().unwrap();
            assert_eq!(fields.remove("export"), Some(export.into()));
            assert!(fields.remove("cursor").is_some_and(|cursor| cursor.is_string()));
        }
        assert_eq!(lines, listed(&ada, filter), "{filter}");
    }
}

#[test]
fn an_export_goes_on_after_any_line() {
    let app = with_history();
    let ada = app.register("Ada");
    let path = "/v1/players/rider1/games.ndjson";
    let all = lines(&ada, path);
    for at in [0, 99, 100, all.len() - 1] {
        let rest = lines(&ada, &format!("{path}?cursor={}", all[at]["cursor"].as_str().unwrap()));
        assert_eq!(rest, all[at + 1..], "after line {at}");
    }
    ada.get(&format!("{path}?cursor=x")).refused(400, "invalid_query");
    ada.get(&format!("{path}?limit=3")).refused(400, "invalid_query");
    ada.get("/v1/players/nobody/games.ndjson").refused(404, "not_found");
    app.get(path).refused(401, "unauthenticated");
}

#[test]
fn private_games_are_in_the_own_export_only() {
    let app = App::start();
    let [ada, bob, cem] = ["Ada", "Bob", "Cem"].map(|name| app.register(name));
    let open = Past::casual("classic-2", &["Ada", "Bob"], "2026-01-01T00:00:00Z");
    open.write(&app);
    Past { visibility: "private", ended: "2026-02-01T00:00:00Z", ..open }.write(&app);
    rebuild(&app);
    let count = |person: &Person, path| lines(person, path).len();
    assert_eq!([&ada, &bob].map(|person| count(person, "/v1/me/games.ndjson")), [2, 2]);
    assert_eq!(count(&cem, "/v1/me/games.ndjson"), 0);
    assert_eq!([&ada, &bob, &cem].map(|person| count(person, "/v1/players/ada/games.ndjson")), [2, 2, 1]);
    assert_eq!(count(&ada, "/v1/me/games.ndjson?to=2026-01-15T00:00:00Z&opponent=Bob"), 1);
}
