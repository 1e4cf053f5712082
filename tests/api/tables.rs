//! Tables as CSV.

use crate::{
    app::{Answer, App},
    leagues::begun,
    past_games::count_popularity,
    seeding::with_history,
    tournaments::{people, swiss},
};
use serde_json::{Value, json};
use uuid::Uuid;

fn csv(app: &App, path: &str) -> Answer {
    app.send("GET", path, &[("accept", "text/csv")], "")
}

/// A cell as JSON has it.
fn written(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

#[test]
fn a_table_has_the_rows_of_the_json_answer() {
    let app = with_history();
    count_popularity(&app);
    for (path, list) in [
        ("/v1/players/rider1/statistics/by/variant", "items"),
        ("/v1/players/rider1/statistics/by/month", "items"),
        ("/v1/players/rider1/opponents", "items"),
        ("/v1/leaderboards/duel", "items"),
        ("/v1/leaderboards/mean_score", "items"),
        ("/v1/statistics/routes", "routes"),
        ("/v1/statistics/tickets?variant=classic", "tickets"),
        ("/v1/statistics/turn-positions", "items"),
    ] {
        check(&app, path, list);
    }
}

/// A table has the rows of the list in the JSON answer.
fn check(app: &App, path: &str, list: &str) {
    let (json, table) = (app.get(path), csv(app, path));
    assert_eq!(table.header("content-type"), "text/csv; charset=utf-8; header=present", "{path}");
    for answer in [&json, &table] {
        let varies = answer.headers.get_all("vary").iter().any(|vary| vary.to_str().unwrap().contains("accept"));
        assert!(varies, "{path}");
    }
    let items = json.ok()[list].as_array().unwrap().clone();
    assert!(!items.is_empty(), "{path}");
    let mut lines = table.text.split_terminator("\r\n").map(|line| line.split(',').collect::<Vec<_>>());
    let columns = lines.next().unwrap();
    let rows = lines.collect::<Vec<_>>();
    assert_eq!(rows.len(), items.len(), "{path}");
    for (row, item) in rows.iter().zip(&items) {
        for (column, cell) in columns.iter().zip(row) {
            let value = &item[*column];
            match value.as_f64() {
                // What is read from text may be off by the last bit.
                Some(number) => assert_eq!(cell.parse::<f64>().unwrap() as f32, number as f32, "{path} {column}"),
                None => assert_eq!(**cell, written(value), "{path} {column}"),
            }
        }
    }
}

#[test]
fn standings_of_a_tournament_are_a_table() {
    let app = App::start();
    let people = ["Ada", "Bob", "Eve"].map(|name| app.register(name));
    let path = format!("/v1/tournaments/{}", Uuid::now_v7());
    people[0].ask("PUT", &path, swiss(json!({}))).ok();
    people.iter().for_each(|person| drop(person.put(&format!("{path}/entry")).ok()));
    check(&app, &format!("{path}/standings"), "items");
    assert!(csv(&app, &format!("{path}/standings?limit=2")).headers.get("link").is_some());
}

#[test]
fn a_season_of_a_league_is_a_table_of_its_players() {
    let app = App::start();
    let path = begun(&app, &people::<4>(&app));
    let season = app.get(&format!("{path}/seasons/1")).ok();
    let divisions = season["divisions"].as_array().unwrap();
    let expected = divisions.iter().flat_map(|division| {
        division["players"].as_array().unwrap().iter().map(|player| {
            let values = [&division["division"], &player["place"], &player["name"], &player["player_id"]];
            values.map(written).join(",")
        })
    });
    let table = csv(&app, &format!("{path}/seasons/1")).text;
    assert!(table.starts_with("division,tournament,open_tables,place,name,player_id,points,before\r\n"), "{table}");
    let rows = table.lines().skip(1).map(|row| row.split(',').collect::<Vec<_>>());
    let rows = rows.map(|row| [row[0], row[3], row[4], row[5]].join(",")).collect::<Vec<_>>();
    assert_eq!((rows.len(), rows), (4, expected.collect()));
}

#[test]
fn a_page_of_a_table_links_to_the_next_one() {
    let app = with_history();
    let mut path = "/v1/leaderboards/wins?limit=2&period=all".to_owned();
    let mut names = Vec::new();
    loop {
        let page = csv(&app, &path);
        let rows = page.text.lines().skip(1).map(|row| row.split(',').nth(1).unwrap().to_owned());
        names.extend(rows.collect::<Vec<_>>());
        let Some(next) = page.headers.get("link") else { break };
        path = next.to_str().unwrap().strip_prefix('<').unwrap().split('>').next().unwrap().to_owned();
    }
    let all = app.get("/v1/leaderboards/wins").items();
    assert_eq!(names, all.iter().map(|item| item["name"].as_str().unwrap()).collect::<Vec<_>>());
}

#[test]
fn a_refusal_is_a_problem_whatever_the_client_accepts() {
    let app = App::start();
    csv(&app, "/v1/leaderboards/wins?limit=0").refused(400, "invalid_query");
    csv(&app, "/v1/players/Ada/opponents").refused(404, "not_found");
    assert_eq!(csv(&app, "/v1/leaderboards/wins").text, "rank,name,value,games,provisional,player_id\r\n");
}
