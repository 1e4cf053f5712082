//! Acknowledged requests are committed: backends die, and constraints fail, in the middle of a
//! commit. By then PostgreSQL has sent the rows of the statement.

use crate::{
    app::{Answer, App, duel, execute, query},
    openapi::operations,
    scene::{Scene, stage, table},
    service,
};
use railhead_test_support::until;
use serde_json::{Value, json};
use std::fmt::Write;

/// Deferred triggers run inside the commit. Sequences are not rolled back, so they count what failed.
const FAULTS: &str = "
CREATE TABLE fault (how text NOT NULL, spared integer NOT NULL);
INSERT INTO fault VALUES ('none', 0);
CREATE SEQUENCE commits;
CREATE SEQUENCE failures;
CREATE FUNCTION fail_commit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE fault fault;
BEGIN
    IF current_setting('test.counted', true) = 'yes' THEN RETURN NULL; END IF;
    PERFORM set_config('test.counted', 'yes', true);
    SELECT * INTO fault FROM fault;
    IF fault.how = 'none' OR nextval('commits') <= fault.spared THEN RETURN NULL; END IF;
    PERFORM nextval('failures');
    IF fault.how = 'die' THEN
        PERFORM pg_terminate_backend(pg_backend_pid());
        PERFORM pg_sleep(1);
    END IF;
    RAISE EXCEPTION 'the commit fails';
END $$;";

/// The number of connections that a service of the tests may have open.
const CONNECTIONS: usize = 16;

/// The manner in which a commit fails.
#[derive(Clone, Copy)]
enum How {
    /// The backend dies and the connection with it.
    Die,
    /// A constraint refuses the transaction.
    Refuse,
}

/// A service whose commits can be made to fail.
struct Faulty {
    app: App,
    /// One row per table: its name, how many rows it has, and their fingerprint.
    contents: String,
}

impl Faulty {
    fn start() -> Faulty {
        let database = service::database();
        let tables = "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' \
            AND tablename <> '__diesel_schema_migrations' ORDER BY tablename";
        let tables = query(&database, tables);
        let mut faults = FAULTS.to_owned();
        let mut contents = Vec::new();
        for name in tables.iter().map(|table| table["name"].as_str().unwrap()) {
            let trigger = "AFTER INSERT OR UPDATE OR DELETE ON";
            let deferred = "DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION fail_commit()";
            writeln!(faults, "CREATE CONSTRAINT TRIGGER fail_commit {trigger} {name} {deferred};").unwrap();
            let fingerprint = "md5(coalesce(string_agg(t::text, ' ' ORDER BY t::text), ''))";
            contents.push(format!("SELECT '{name}' AS name, count(*) AS rows, {fingerprint} FROM {name} t"));
        }
        execute(&database, &faults).unwrap();
        // PostgreSQL may read the tables at the same time, in any order.
        Faulty { app: stage(database), contents: contents.join(" UNION ALL ") + " ORDER BY name" }
    }

    /// From now on commits fail, but for the first few.
    fn arm(&self, how: How, spared: usize) {
        let how = match how {
            How::Die => "die",
            How::Refuse => "refuse",
        };
        self.set(how, spared);
    }

    /// Commits succeed again; answers whether one has failed.
    fn disarm(&self) -> bool {
        self.set("none", 0);
        // A connection that is found lost condemns all that are as old: so many answers in a row come of new ones.
        let mut answered = 0;
        until("the service recovers", || {
            // Not `/health/ready`, which for ten seconds says no after a fault.
            answered = if self.app.get("/v1/players/nobody").status == 404 { answered + 1 } else { 0 };
            answered == CONNECTIONS
        });
        query(&self.app.database_url, "SELECT is_called FROM failures")[0]["is_called"] == true
    }

    fn set(&self, how: &str, spared: usize) {
        let mut set = format!("UPDATE fault SET how = '{how}', spared = {spared};");
        if how != "none" {
            set += "ALTER SEQUENCE commits RESTART; ALTER SEQUENCE failures RESTART;";
        }
        execute(&self.app.database_url, &set).unwrap();
    }

    fn contents(&self) -> Vec<Value> {
        query(&self.app.database_url, &self.contents)
    }

    /// The answer to a request while commits fail: never a success.
    fn fails(&self, how: How, request: impl FnOnce() -> Answer) {
        self.arm(how, 0);
        let answer = request();
        assert!(self.disarm(), "nothing was written: {} {}", answer.status, answer.text);
        assert!(answer.status >= 500, "{} {}", answer.status, answer.text);
    }

    /// The number and the type of every event of a game after a version.
    fn log(&self, game: &str, after: u64) -> Vec<(u64, String)> {
        let id = game.rsplit('/').next().unwrap();
        let events = format!(
            "SELECT seq, payload ->> 'type' AS kind FROM game_events WHERE game_id = '{id}' AND seq > {after} ORDER BY seq"
        );
        let named = |event: &Value| named(&event["seq"], &event["kind"]);
        query(&self.app.database_url, &events).iter().map(named).collect()
    }
}

fn named(seq: &Value, kind: &Value) -> (u64, String) {
    (seq.as_u64().unwrap(), kind.as_str().unwrap().to_owned())
}

/// The number and the type of the events of an answer.
fn events(answer: &Answer) -> Vec<(u64, String)> {
    let answer = answer.ok();
    answer["events"].as_array().unwrap().iter().map(|event| named(&event["seq"], &event["type"])).collect()
}

fn version(app: &App, game: &str) -> u64 {
    app.get(game).ok()["version"].as_u64().unwrap()
}

fn draw() -> Value {
    json!({"type": "draw_card"})
}

#[test]
fn a_move_whose_backend_dies_before_commit_is_not_acknowledged() {
    let faulty = Faulty::start();
    let people = [faulty.app.guest(), faulty.app.guest()];
    let game = duel(&people[0], &people[1]);
    let after = version(&faulty.app, &game);
    let mut acknowledged = Vec::new();
    for number in 0..20 {
        let mover = &people[number / 2 % 2];
        faulty.fails(How::Die, || mover.play(&game, &draw()));
        assert_eq!(faulty.log(&game, after), acknowledged);
        acknowledged.extend(events(&mover.play(&game, &draw())));
    }
    assert_eq!(faulty.log(&game, after), acknowledged);
    assert_eq!(version(&faulty.app, &game), after + acknowledged.len() as u64);
}

#[test]
fn a_stream_is_told_nothing_of_a_move_that_was_not_committed() {
    let faulty = Faulty::start();
    let (ada, bob) = (faulty.app.guest(), faulty.app.guest());
    let game = duel(&ada, &bob);
    for how in [How::Die, How::Refuse] {
        let before = version(&faulty.app, &game);
        let mut stream = ada.follow(&game, before);
        faulty.arm(how, 0);
        ada.play(&game, &draw());
        assert!(faulty.disarm());
        assert_eq!(version(&faulty.app, &game), before);
        // Another move, since the same would have the same events.
        ada.play(&game, &json!({"type": "draw_tickets"})).ok();
        let last = version(&faulty.app, &game);
        let seen = ada.get(&format!("{game}/events?after={before}")).ok()["events"].clone();
        assert_eq!(json!(stream.until(last)), seen);
        let choice = ada.moves(&game)[0].clone();
        ada.play(&game, &choice).ok();
        (0..2).for_each(|_| drop(bob.play(&game, &draw()).ok()));
    }
}

#[test]
fn an_uncommitted_move_sent_again_with_its_key_is_made_once() {
    let faulty = Faulty::start();
    let (ada, bob) = (faulty.app.guest(), faulty.app.guest());
    let game = duel(&ada, &bob);
    for how in [How::Die, How::Refuse] {
        let before = version(&faulty.app, &game);
        let key = before.to_string();
        let send = || ada.post_with(&format!("{game}/moves"), &[("idempotency-key", &key)], draw());
        faulty.fails(how, send);
        let first = send();
        assert_eq!(faulty.log(&game, before), events(&first));
        assert_eq!(send().text, first.text);
        assert_eq!(version(&faulty.app, &game), before + events(&first).len() as u64);
    }
}

/// Operations after which bots move at once, in commits of their own: the answer does not depend on them.
const BOTS_MOVE: [&str; 1] = ["play_challenge"];

/// Requests an operation while its first commit fails, then while its second does, until it
/// succeeds because it has no more; answers how many it has.
fn fail_every_commit(faulty: &Faulty, how: How, operation: &str, key: Option<&str>) -> usize {
    for spared in 0.. {
        let request = Scene::new(&faulty.app).request(operation);
        let before = faulty.contents();
        faulty.arm(how, spared);
        let answer = request.send(key);
        let has_failed = faulty.disarm();
        let said = format!("{operation}, after {spared} commits: {} {}", answer.status, answer.text);
        if !has_failed {
            assert!((200..300).contains(&answer.status), "{said}");
            return spared;
        }
        if BOTS_MOVE.contains(&operation) && spared > 0 && answer.status < 300 {
            return spared;
        }
        assert!(answer.status >= 500, "{said}");
        if spared == 0 {
            assert_eq!(faulty.contents(), before, "{said}");
        }
        if key.is_some() {
            let again = request.send(key);
            assert!((200..300).contains(&again.status), "{said}; again: {} {}", again.status, again.text);
        }
    }
    unreachable!("operations end")
}

/// Does this to every operation that changes something. With keys, requests that failed are sent again.
fn fail_all_operations(how: How, with_keys: bool) {
    let faulty = Faulty::start();
    let mut commits = Vec::new();
    for (.., operation) in operations().filter(|(_, method, _)| *method != "get") {
        let id = operation["operationId"].as_str().unwrap();
        let takes_key = operation.to_string().contains("Idempotency-Key");
        let key = (with_keys && takes_key).then_some(id);
        commits.push((id, fail_every_commit(&faulty, how, id, key)));
    }
    let is_wrong = |(id, commits): &&(&str, usize)| (*commits == 0) != (table()[*id]["writes_nothing"] == true);
    let wrong = commits.iter().filter(is_wrong).collect::<Vec<_>>();
    assert!(wrong.is_empty(), "{wrong:?}");
}

#[test]
#[ignore = "takes minutes; a job of its own: CONTRIBUTING.md"]
fn no_operation_succeeds_while_any_of_its_commits_is_refused() {
    fail_all_operations(How::Refuse, false);
}

#[test]
#[ignore = "takes minutes; a job of its own: CONTRIBUTING.md"]
fn no_operation_succeeds_when_backends_die_in_its_commits() {
    fail_all_operations(How::Die, true);
}
