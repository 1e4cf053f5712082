//! A standby that answers reads about finished games, and reads that it must not answer.

use crate::{
    app::{App, Person, Setup, over},
    clusters,
    service::{execute, until_waiting},
};
use railhead_test_support::{Cluster, until, wait};
use serde_json::{Value, json};
use std::{thread, time::Duration};

/// A replica of the service that writes to one cluster and reads from the other.
fn replica(primary: &Cluster, standby: &Cluster) -> App {
    let read_database_url = Some(standby.url("railhead"));
    App::run(primary.url("railhead"), Setup { read_database_url, ..Setup::default() })
}

/// A primary, a standby, and two replicas of the service that read from it.
struct Scene {
    primary: Cluster,
    standby: Cluster,
    replicas: [App; 2],
    people: [Person; 2],
}

impl Scene {
    /// Ada has lost one game to Bob, and both servers know it.
    fn new() -> Scene {
        let primary = clusters::with_database();
        let standby = primary.standby();
        let replicas = [(); 2].map(|()| replica(&primary, &standby));
        let people = ["Ada", "Bob"].map(|name| replicas[0].register(name));
        let scene = Scene { primary, standby, replicas, people };
        scene.duel();
        scene.primary.wait_until_replayed_by(&scene.standby);
        scene
    }

    /// Ada loses another game to Bob.
    fn duel(&self) {
        let [ada, bob] = &self.people;
        over(json!({"seats": 2, "rated": true}), &[ada, bob]);
    }

    /// Waits until every replica shows these wins of Bob in the leaderboard.
    fn wait_for_wins(&self, wins: u64) {
        for app in &self.replicas {
            let shown = || app.get("/v1/leaderboards/wins").ok()["items"][0]["value"] == wins;
            wait(shown, || format!("{wins} wins: {}", app.get("/v1/leaderboards/wins").text));
        }
    }

    /// The number of games that each read about Ada counts, at the replica that they did not play
    /// at.
    fn games_of_ada(&self) -> [Value; 6] {
        let ada = self.people[0].at(&self.replicas[1]);
        let [profile, games, ratings, statistics, versus, around] = [
            "players/Ada",
            "players/Ada/games",
            "players/Ada/ratings?board=duel",
            "players/Ada/statistics",
            "players/Ada/versus/Bob",
            "leaderboards/duel/around/Ada",
        ]
        .map(|path| ada.get(&format!("/v1/{path}")).ok());
        let length = |page: &Value| json!(page["items"].as_array().unwrap().len());
        let standing = around["items"].as_array().unwrap().iter().find(|item| item["name"] == "Ada").unwrap();
        let (games, ratings, standing) = (length(&games), length(&ratings), standing["games"].clone());
        [profile["games"].clone(), games, ratings, statistics["games"].clone(), versus["games"].clone(), standing]
    }
}

#[test]
fn the_next_request_shows_the_ended_game_though_standbys_lag() {
    let scene = Scene::new();
    scene.wait_for_wins(1);
    scene.standby.pause_replay();
    for games in 2..=3 {
        scene.duel();
        assert_eq!(scene.games_of_ada(), [(); 6].map(|()| json!(games)));
        scene.wait_for_wins(1); // The standby answers what is about nobody in particular, and lags.
    }
    let late = replica(&scene.primary, &scene.standby);
    let scene = Scene { replicas: [scene.replicas[0].clone(), late], ..scene };
    scene.wait_for_wins(1);
    assert_eq!(scene.games_of_ada(), [(); 6].map(|()| json!(3)), "a replica that started after the game");
    scene.standby.resume_replay();
    scene.wait_for_wins(3);
    assert_eq!(scene.games_of_ada(), [(); 6].map(|()| json!(3)));
}

#[test]
fn a_player_whose_games_the_standby_knows_is_read_there() {
    let scene = Scene::new();
    scene.wait_for_wins(1);
    scene.standby.pause_replay();
    scene.duel();
    scene.wait_for_wins(1);
    // Only the primary knows this; the number of the last game tells nothing of it.
    let forget = "DELETE FROM results WHERE ended_seq = (SELECT max(ended_seq) FROM results); \
        UPDATE totals SET sums = jsonb_set(sums::jsonb, '{games}', '77')::json";
    execute(&scene.primary.url("railhead"), forget).unwrap();
    assert_eq!(scene.replicas[1].get("/v1/players/Ada").ok()["games"], 1);
}

#[test]
fn a_standby_that_is_gone_is_not_asked_and_comes_back_by_itself() {
    let mut scene = Scene::new();
    scene.wait_for_wins(1);
    scene.standby.kill();
    scene.duel();
    scene.wait_for_wins(2);
    assert_eq!(scene.games_of_ada(), [(); 6].map(|()| json!(2)));
    scene.replicas[0].get("/health/ready").ok();
    scene.standby.start();
    scene.primary.wait_until_replayed_by(&scene.standby);
    scene.standby.pause_replay();
    scene.duel();
    scene.wait_for_wins(2);
}

#[test]
fn a_standby_30_seconds_behind_is_avoided_until_caught_up() {
    let scene = Scene::new();
    scene.wait_for_wins(1);
    scene.standby.pause_replay();
    scene.duel();
    scene.wait_for_wins(1);
    scene.replicas.iter().for_each(|app| app.wait(Duration::from_secs(31)));
    scene.wait_for_wins(2);
    scene.replicas[0].get("/health/ready").ok();
    scene.standby.resume_replay();
    scene.primary.wait_until_replayed_by(&scene.standby);
    thread::sleep(Duration::from_secs(2));
    scene.standby.pause_replay();
    scene.duel();
    scene.wait_for_wins(2);
}

/// Reads of popularity take long at servers that are in recovery.
fn slow_down(primary: &Cluster) {
    let slow = "ALTER TABLE game_popularity RENAME TO slow_popularity; CREATE VIEW game_popularity AS \
        SELECT slow_popularity.* FROM slow_popularity, (SELECT pg_sleep(CASE WHEN pg_is_in_recovery() \
        THEN 20 ELSE 0 END)) AS slept; INSERT INTO slow_popularity (variant, with_bots, games, winners) \
        VALUES ('classic', false, 5, 5)";
    execute(&primary.url("railhead"), slow).unwrap();
}

/// The reads of popularity that are under way at a server.
const SLEEPING: &str = "SELECT pid FROM pg_stat_activity WHERE wait_event = 'PgSleep'";

#[test]
fn a_canceled_or_slow_read_is_answered_by_the_primary() {
    let scene = Scene::new();
    scene.wait_for_wins(1);
    scene.standby.set("max_standby_streaming_delay", "0");
    slow_down(&scene.primary);
    scene.primary.wait_until_replayed_by(&scene.standby);
    let read = || scene.replicas[0].get("/v1/statistics/routes").ok()["games"].clone();
    let is_cancelled = || {
        thread::scope(|scope| {
            let answer = scope.spawn(read);
            // Behind one that was canceled it may find its connection dead, and is the primary's.
            while !answer.is_finished() && scene.standby.query("postgres", SLEEPING).is_empty() {
                thread::sleep(Duration::from_millis(10));
            }
            let change = "BEGIN; LOCK TABLE slow_popularity IN ACCESS EXCLUSIVE MODE; COMMIT";
            execute(&scene.primary.url("railhead"), change).unwrap();
            assert_eq!(answer.join().unwrap(), 5);
        });
        scene.standby.log().contains("due to conflict with recovery")
    };
    wait(is_cancelled, || scene.standby.log());
    // PostgreSQL may end the connection, too. Then the next read finds it dead, and is the primary's.
    let is_too_slow = || {
        assert_eq!(read(), 5);
        scene.standby.log().contains("due to statement timeout")
    };
    wait(is_too_slow, || scene.standby.log());
    scene.standby.pause_replay();
    scene.duel();
    scene.wait_for_wins(1);
}

#[test]
fn four_reads_at_a_time_replace_the_standby_and_moves_go_on() {
    let mut scene = Scene::new();
    scene.wait_for_wins(1);
    scene.standby.kill();
    let (app, url) = (&scene.replicas[0], scene.primary.url("railhead"));
    app.process.time.hold();
    execute(&url, "BEGIN; LOCK TABLE game_popularity").unwrap();
    thread::scope(|scope| {
        let reads = [(); 12].map(|()| scope.spawn(|| app.get("/v1/statistics/routes")));
        until_waiting(&url, 4);
        thread::sleep(Duration::from_secs(1));
        scene.people[0].open(json!({"seats": 2}));
        until("eight are refused", || {
            app.process.time.advance(Duration::from_secs(5));
            reads.iter().filter(|read| read.is_finished()).count() == 8
        });
        execute(&url, "ROLLBACK").unwrap();
        let answers = reads.map(|read| read.join().unwrap());
        let refused = answers.iter().filter(|answer| answer.status == 503).collect::<Vec<_>>();
        assert_eq!(refused.len(), 8, "{answers:?}");
        refused.iter().for_each(|answer| {
            answer.refused(503, "unavailable");
            assert_eq!(answer.header("retry-after"), "1");
        });
    });
}
