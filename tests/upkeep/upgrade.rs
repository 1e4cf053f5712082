//! Databases as released programs have made them, under the program of today.
//!
//! `tests/upgrade/VERSION.sql.gz` is the dump of a database that the release VERSION has made. Each release adds
//! one: `cargo test --test upkeep makes_the_data -- --ignored`.

use crate::{
    scratch, succeed,
    tables::{Service, Table, duel},
};
use nix::sys::signal::Signal;
use railhead_test_support::{Client, Cluster, PATIENCE, Server, railhead, until};
use serde_json::{Value, json};
use std::{
    collections::BTreeMap,
    env,
    ffi::OsStr,
    fs::{self, File},
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

/// The people in every database. Each has an account, and they know each other.
const PEOPLE: [&str; 6] = ["Ada", "Bob", "Cleo", "Dan", "Eve", "Fay"];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/upgrade")
}

/// The databases of all releases, the oldest first.
fn releases() -> Vec<PathBuf> {
    let version = |path: &PathBuf| -> Vec<u32> {
        let name = path.file_name().unwrap().to_str().unwrap().strip_suffix(".sql.gz").unwrap();
        name.split('.').map(|number| number.parse().unwrap()).collect()
    };
    let mut found = fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path()).collect::<Vec<_>>();
    found.retain(|path| path.extension().is_some_and(|extension| extension == "gz"));
    found.sort_by_key(version);
    assert!(!found.is_empty());
    found
}

/// A cluster with an empty database.
fn empty() -> Cluster {
    let cluster = Cluster::primary();
    cluster.execute("postgres", &["CREATE DATABASE railhead"]);
    cluster
}

/// A cluster with the database of a release.
fn loaded(release: &Path) -> Cluster {
    let cluster = empty();
    let mut unpack = Command::new("gzip").args(["-dc"]).arg(release).stdout(Stdio::piped()).spawn().unwrap();
    let mut load = Command::new("psql");
    load.args(["--no-psqlrc", "--quiet", "--set", "ON_ERROR_STOP=1", "--output", "/dev/null"]);
    load.arg(cluster.url("railhead")).stdin(unpack.stdout.take().unwrap());
    assert!(load.status().unwrap().success() && unpack.wait().unwrap().success(), "{}", release.display());
    cluster
}

/// The people of a database, signed in.
fn people(url: &str) -> Vec<Client> {
    PEOPLE.iter().map(|name| Client::at(url).sign_in(name)).collect()
}

/// The finished games of a person.
fn finished_games(client: &Client, name: &str) -> Vec<String> {
    let page = client.get(&format!("/v1/players/{name}/games?limit=100")).ok();
    let games = page["items"].as_array().unwrap().iter();
    games.map(|game| format!("/v1/games/{}", game["id"].as_str().unwrap())).collect()
}

/// The running games of the `PEOPLE`, in their order, with the players of each. They are read from the
/// game: it may begin after the list of one player was read, and before that of the next.
fn running_games(people: &[Client]) -> BTreeMap<String, Vec<Client>> {
    let pages = people.iter().map(|person| person.get("/v1/games?mine=seated&status=running&limit=100").ok());
    let games = pages.flat_map(|page| page["items"].as_array().unwrap().clone());
    let seated = |game: &Value| {
        let sits = |name: &str| game["players"].as_array().unwrap().iter().any(|player| player["name"] == name);
        PEOPLE.iter().zip(people).filter(|(name, _)| sits(name)).map(|(_, person)| person.clone()).collect()
    };
    games.map(|game| (format!("/v1/games/{}", game["id"].as_str().unwrap()), seated(&game))).collect()
}

/// Plays all running games of people until a tournament is over.
fn play_tournament(service: &Arc<Service>, people: &[Client], path: &str) {
    let began = Instant::now();
    while people[0].get(path).ok()["phase"] != "finished" {
        assert!(began.elapsed() < PATIENCE, "{path}");
        let tables = running_games(people).into_iter().zip(0..);
        tables.for_each(|((game, seated), seed)| Table::at(service, seated, game, seed).finish());
        thread::sleep(Duration::from_millis(200));
    }
}

fn verify_tournament(people: &[Client], path: &str) {
    let folder = scratch();
    let file = folder.path().join("tournament.jsonl");
    fs::write(&file, people[0].get(&format!("{path}/export")).text).unwrap();
    succeed(&[OsStr::new("verify"), file.as_os_str()]);
}

fn put(client: &Client, path: &str, body: Value) -> Value {
    client.send("PUT", path, &[], body).ok()
}

/// A tournament of one round, in which four people have entered, before it begins.
fn tournament(people: &[Client], name: &str, id: &str) -> String {
    let path = format!("/v1/tournaments/{id}");
    let rules = json!({"format": {"kind": "swiss", "rounds": 1}, "seats": 2, "max_players": 4});
    let games = json!({"clock": {"kind": "per_move", "seconds": 86_400}});
    put(&people[0], &path, json!({"name": name, "rules": rules, "games": games}));
    people[..4].iter().for_each(|person| drop(put(person, &format!("{path}/entry"), Value::Null)));
    path
}

/// Makes a database with whatever a later release has to take over.
fn make(cluster: &Cluster, server: &Server) {
    let service = Service::at(&[&server.url]);
    let people = PEOPLE.iter().map(|name| Client::at(&server.url).register(name)).collect::<Vec<_>>();
    // Challenges are for accounts of three days and more.
    cluster.execute("railhead", &["UPDATE accounts SET created_at = created_at - interval '4 days'"]);
    let [ada, bob, cleo, dan, ..] = &people[..] else { unreachable!() };
    let clock = json!({"kind": "per_move", "seconds": 1_209_600});
    let open = |seated: &[&Client], game: Value, seed| {
        Table::open(&service, seated.iter().map(|client| (*client).clone()).collect(), game, seed)
    };
    open(&[ada, bob], json!({"seats": 2, "rated": true, "clock": clock}), 1).finish();
    open(&[ada, cleo, dan], json!({"seats": 3, "variant": "mega", "rated": true, "clock": clock}), 2).finish();
    cluster.execute("railhead", &["UPDATE logs_to_pack SET due_at = now() - interval '1 hour'"]);
    succeed(&["pack".as_ref(), "--database-url".as_ref(), cluster.url("railhead").as_ref()]);
    let mut last = open(&[bob, cleo], json!({"seats": 2, "variant": "europa_1912", "packs": ["orient_express"]}), 3);
    last.finish();
    let export = ada.get(&format!("{}/export", finished_games(ada, "Ada")[0].clone())).text;
    put(dan, "/v1/me/imported-games/0192f0a0-0000-7000-8000-000000000001", json!({"kind": "export", "export": export}));
    put(ada, "/v1/me/friends/Bob", Value::Null);
    put(bob, "/v1/me/friends/Ada", Value::Null);
    cleo.send("PUT", "/v1/me/blocks/Eve", &[], Value::Null).ok();
    let path = tournament(&people, "The Past", "0192f0a0-0000-7000-8000-000000000002");
    ada.post(&format!("{path}/start"), Value::Null).ok();
    play_tournament(&service, &people, &path);
    verify_tournament(&people, &path);
    // What is under way from here on.
    let path = tournament(&people, "The Present", "0192f0a0-0000-7000-8000-000000000003");
    ada.post(&format!("{path}/start"), Value::Null).ok();
    tournament(&people, "The Future", "0192f0a0-0000-7000-8000-000000000004");
    let league = "/v1/leagues/0192f0a0-0000-7000-8000-000000000005";
    let rules = json!({"seats": 2, "division": 3, "moves": 1});
    let games = json!({"clock": {"kind": "per_move", "seconds": 86_400}});
    put(ada, league, json!({"name": "The Alps", "listed": true, "rules": rules, "games": games, "season_days": 7}));
    people.iter().for_each(|person| drop(put(person, &format!("{league}/membership"), Value::Null)));
    ada.post(&format!("{league}/start"), Value::Null).ok();
    until("all tables are open", || running_games(&people).len() == 2 + 6);
    for (seed, (path, seated)) in (10..).zip(running_games(&people)) {
        Table::at(&service, seated, path, seed).play_while(|table| table.heads.len() < 6);
    }
    open(&[ada, bob, cleo, dan], json!({"seats": 4, "rated": true, "clock": clock}), 4)
        .play_while(|table| table.heads.len() < 24);
    open(&[dan], json!({"seats": 3, "bots": ["conductor", "random"]}), 5).play_while(|table| table.heads.len() < 10);
    ada.open(json!({"seats": 5, "variant": "big_cities"}));
    let days = ada.get("/v1/challenges").ok();
    let day = days["items"][0]["day"].as_str().unwrap_or_else(|| panic!("{days}")).to_owned();
    put(ada, &format!("/v1/challenges/{day}/game"), Value::Null);
}

#[test]
#[ignore = "writes the data of this release: once a release"]
fn makes_the_data_of_this_release() {
    let cluster = empty();
    make(&cluster, &Server::start(&cluster.url("railhead")));
    // Some answers to repeat are as good as thousands.
    let some = "SELECT ctid FROM stored_responses ORDER BY random() LIMIT 40";
    cluster.execute("railhead", &[&format!("DELETE FROM stored_responses WHERE ctid NOT IN ({some})")]);
    let file = folder().join(concat!(env!("CARGO_PKG_VERSION"), ".sql.gz"));
    let mut dump = Command::new("pg_dump");
    dump.args(["--no-owner", "--no-privileges"]).arg(cluster.url("railhead")).stdout(Stdio::piped());
    let mut dump = dump.spawn().unwrap();
    let mut pack = Command::new("gzip");
    pack.args(["-9", "--no-name"]).stdin(dump.stdout.take().unwrap()).stdout(File::create(&file).unwrap());
    assert!(pack.status().unwrap().success() && dump.wait().unwrap().success());
    println!("{}: {} bytes", file.display(), fs::metadata(&file).unwrap().len());
}

#[test]
fn data_of_every_release_are_upgraded_and_played_on() {
    for release in releases() {
        let cluster = loaded(&release);
        let url = cluster.url("railhead");
        succeed(&["migrate".as_ref(), "--database-url".as_ref(), url.as_ref()]);
        print!("{}", succeed(&["rebuild".as_ref(), "--database-url".as_ref(), url.as_ref()]));
        let server = Server::start(&url);
        let (service, people) = (Service::at(&[&server.url]), people(&server.url));
        let games = PEOPLE.iter().zip(&people).flat_map(|(name, person)| {
            finished_games(person, name).into_iter().map(|path| (path, vec![person.clone()]))
        });
        let games = games.collect::<BTreeMap<_, _>>();
        let finished = games.len();
        games.into_iter().for_each(|(path, seated)| Table::at(&service, seated, path, 0).verify());
        let running = running_games(&people);
        println!("{}: {finished} finished games are verified, {} go on", release.display(), running.len());
        assert!(finished > 0 && !running.is_empty(), "{}", release.display());
        for (seed, (path, seated)) in (0..).zip(running) {
            // A deal that other tables still play is sealed, and so is the export.
            let is_sealed = !seated[0].get(&format!("{path}/view")).ok()["table"]["options"]["deal"].is_null();
            let mut table = Table::at(&service, seated, path, seed);
            if is_sealed {
                table.play_while(|_| true);
            } else {
                table.finish();
            }
        }
        let page = people[0].get("/v1/tournaments?own=true&limit=50").ok();
        for one in page["items"].as_array().unwrap() {
            let path = format!("/v1/tournaments/{}", one["id"].as_str().unwrap());
            if one["phase"] == "open" {
                people[0].post(&format!("{path}/start"), Value::Null).ok();
            }
            play_tournament(&service, &people, &path);
            verify_tournament(&people, &path);
        }
    }
}

/// A replica of another program, or of this one, which says so when it stops.
fn replica(program: Option<&str>, database_url: &str) -> Server {
    let mut command = program.map_or_else(railhead, Command::new);
    command.args(["serve", "--listen", "127.0.0.1:0", "--workers", "1", "--drain-delay", "600"]);
    command.env("DATABASE_URL", database_url).env("RAILHEAD_RATE_LIMITS", "off").env("RUST_LOG", "warn");
    Server::run(&mut command)
}

/// Stops a replica as an operator does: players hear of it when it says that it is not ready.
fn stop(mut server: Server, service: &Service, others: &[&str]) {
    server.signal(Signal::SIGTERM);
    until("it says that it is not ready", || Client::at(&server.url).get("/health/ready").status != 200);
    service.move_to(others);
    thread::sleep(Duration::from_secs(1));
    // A second signal ends the delay.
    server.signal(Signal::SIGTERM);
    until("it stops", || server.has_ended());
}

/// Replaces two replicas while games are played. `RAILHEAD_TEST_OLD_BINARY` names an earlier program, which makes
/// the database; without it, both are this one, on the data of the last release.
#[test]
fn two_replicas_are_replaced_one_after_the_other_under_load() {
    let old = env::var("RAILHEAD_TEST_OLD_BINARY").ok();
    let cluster = match old {
        Some(_) => empty(),
        None => loaded(releases().last().unwrap()),
    };
    let url = cluster.url("railhead");
    let [one, two] = [(); 2].map(|()| replica(old.as_deref(), &url));
    let migrations = || cluster.query("railhead", "SELECT count(*) FROM __diesel_schema_migrations")[0].clone();
    let (before, service) = (migrations(), Service::at(&[&one.url, &two.url]));
    let stopping = AtomicBool::new(false);
    let tables = thread::scope(|scope| {
        let players = (0..4).map(|number| {
            let (service, stopping) = (&service, &stopping);
            scope.spawn(move || {
                let mut tables = Vec::new();
                while !stopping.load(Ordering::Relaxed) {
                    let mut table = duel(service, 100 * number + tables.len() as u64);
                    table.play_while(|_| !stopping.load(Ordering::Relaxed));
                    tables.push(table);
                }
                tables
            })
        });
        let players = players.collect::<Vec<_>>();
        let a_while = || thread::sleep(Duration::from_secs(3));
        a_while();
        let three = replica(None, &url);
        service.move_to(&[&one.url, &two.url, &three.url]);
        a_while();
        stop(one, &service, &[&two.url, &three.url]);
        a_while();
        let four = replica(None, &url);
        service.move_to(&[&two.url, &three.url, &four.url]);
        stop(two, &service, &[&three.url, &four.url]);
        a_while();
        stopping.store(true, Ordering::Relaxed);
        let mut tables = players.into_iter().flat_map(|player| player.join().unwrap()).collect::<Vec<_>>();
        tables.iter_mut().for_each(Table::finish);
        tables
    });
    let moves = tables.iter().map(|table| table.heads.len()).sum::<usize>();
    println!(
        "migrations {before} to {}; {} games, {moves} moves, {:?}",
        migrations(),
        tables.len(),
        service.seen.lock()
    );
    assert!(moves > 100, "{moves} moves");
}
