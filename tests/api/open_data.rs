//! Open data: the choice of players, and the dump of a month.

use crate::{
    app::{App, Person, Setup, begun, execute, id, over, query},
    bots_of_others::bot,
};
use parquet::file::reader::{FileReader, SerializedFileReader};
use railhead::http::DumpFolder;
use ring::signature::{ED25519, UnparsedPublicKey};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

/// The month before this one, in which the games of a test are put.
const MONTH: &str = "2026-01";

fn choose(person: &Person, games: &str) {
    assert_eq!(person.ask("PUT", "/v1/me/open-data", json!({"games": games})).ok(), json!({"games": games}));
}

fn railhead(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_railhead"));
    command.args(arguments);
    command
}

/// Dumps the games of a database, all of which ended in the month.
fn dump(app: &App, folder: &Path) -> Vec<Value> {
    execute(
        &app.database_url,
        "UPDATE results SET started_at = '2026-01-10 10:00:00.5Z', finished_at = '2026-01-10 11:00:00.7Z'",
    )
    .unwrap();
    dump_again(app, folder)
}

/// Dumps the games whose times were set before.
fn dump_again(app: &App, folder: &Path) -> Vec<Value> {
    let out = folder.to_str().unwrap();
    let done = railhead(&["dump", MONTH, "--out", out]).env("DATABASE_URL", &app.database_url).output().unwrap();
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    games(folder).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn file(folder: &Path, name: &str) -> PathBuf {
    folder.join(name.replace("MONTH", MONTH))
}

fn games(folder: &Path) -> String {
    let packed = fs::read(file(folder, "games-MONTH.jsonl.zst")).unwrap();
    String::from_utf8(zstd::bulk::decompress(&packed, 64 << 20).unwrap()).unwrap()
}

fn ids(games: &[Value]) -> BTreeSet<&str> {
    games.iter().map(|game| game["game"].as_str().unwrap()).collect()
}

fn rated(people: &[&Person]) -> String {
    over(json!({"seats": 2, "rated": true, "visibility": "public"}), people)
}

#[test]
fn a_game_is_published_if_rated_or_if_all_its_players_agree() {
    let (app, folder) = (App::start(), tempfile::tempdir().unwrap());
    let [ada, bob, cleo, dora] = ["Ada", "Bob", "Cleo", "Dora"].map(|name| app.register(name));
    assert_eq!(ada.get("/v1/me/open-data").ok(), json!({"games": "rated"}));
    choose(&cleo, "none");
    choose(&ada, "all");
    choose(&dora, "all");
    let public = rated(&[&ada, &bob]);
    let agreed = over(json!({"seats": 2, "visibility": "private", "invite": ["Dora"]}), &[&ada, &dora]);
    rated(&[&ada, &cleo]);
    over(json!({"seats": 2}), &[&ada, &bob]);
    over(json!({"seats": 2, "rated": true, "visibility": "private", "invite": ["Bob"]}), &[&ada, &bob]);
    let dumped = dump(&app, folder.path());
    assert_eq!(ids(&dumped), BTreeSet::from([id(&public), id(&agreed)]));
    let manifest = fs::read_to_string(file(folder.path(), "manifest-MONTH.json")).unwrap();
    let manifest = serde_json::from_str::<Value>(&manifest).unwrap();
    assert_eq!(manifest["counts"], json!({"games": 2, "seats": 4, "analysed": 2, "left_out": 3}));
    choose(&bob, "none");
    assert_eq!(ids(&dump(&app, folder.path())), BTreeSet::from([id(&agreed)]), "the next dump follows");
}

#[test]
fn players_have_names_of_the_dump_and_deleted_ones_none() {
    let (app, folder) = (App::start(), tempfile::tempdir().unwrap());
    let [ada, bob, cleo] = ["Ada", "Bob", "Cleo"].map(|name| app.register(name));
    let both = [rated(&[&ada, &bob]), rated(&[&ada, &bob])];
    rated(&[&ada, &cleo]);
    cleo.delete_account();
    let first = dump(&app, folder.path());
    let text = games(folder.path());
    assert!(["Ada", "Bob", "Cleo"].iter().all(|name| !text.contains(name)));
    let account = query(&app.database_url, "SELECT id FROM accounts LIMIT 1")[0]["id"].as_str().unwrap().to_owned();
    assert!(!text.contains(&account));
    let players = |games: &[Value], at: usize| [0, 1].map(|seat| games[at]["seats"][seat]["player"].clone());
    assert_eq!(players(&first, 0), players(&first, 1));
    assert_eq!(first[0]["game"], id(&both[0]));
    let deleted = players(&first, 2);
    assert!(deleted.contains(&Value::Null) && deleted.contains(&first[0]["seats"][0]["player"]), "{deleted:?}");
    let again = dump(&app, folder.path());
    assert_ne!(players(&first, 0), players(&again, 0), "nobody can follow a player from dump to dump");
}

#[test]
fn the_choice_of_a_player_outlives_the_account() {
    let (app, folder) = (App::start(), tempfile::tempdir().unwrap());
    let [ada, bob, cleo, dora] = ["Ada", "Bob", "Cleo", "Dora"].map(|name| app.register(name));
    choose(&ada, "all");
    choose(&bob, "none");
    choose(&dora, "all");
    rated(&[&ada, &bob]);
    let default = rated(&[&ada, &cleo]);
    let agreed = over(json!({"seats": 2, "visibility": "private", "invite": ["Dora"]}), &[&ada, &dora]);
    assert_eq!([&bob, &cleo, &dora].map(|person| person.delete_account().status), [204; 3]);
    let dumped = dump(&app, folder.path());
    assert_eq!(ids(&dumped), BTreeSet::from([id(&default), id(&agreed)]));
    execute(&app.database_url, "UPDATE game_seats SET open_games = NULL").unwrap();
    assert_eq!(ids(&dump(&app, folder.path())), BTreeSet::new(), "an unknown choice is none");
}

#[test]
fn the_choice_of_an_owner_stays_with_the_seats_of_a_deleted_bot() {
    let (app, folder) = (App::start(), tempfile::tempdir().unwrap());
    let [ada, bob] = ["Ada", "Bob"].map(|name| app.register(name));
    [&ada, &bob].into_iter().for_each(|person| choose(person, "all"));
    let engine = bot(&bob, "Engine");
    let game = over(json!({"seats": 2, "bots_welcome": true, "first_seat": 0}), &[&ada, &engine]);
    assert_eq!(bob.delete("/v1/me/bots/Engine").status, 204);
    assert_eq!(ids(&dump(&app, folder.path())), BTreeSet::from([id(&game)]));
}

#[test]
fn the_choice_of_a_former_player_outlives_the_account() {
    let (app, folder) = (App::start(), tempfile::tempdir().unwrap());
    let [ada, bob, cleo, dora] = ["Ada", "Bob", "Cleo", "Dora"].map(|name| app.register(name));
    [&ada, &bob, &cleo, &dora].into_iter().for_each(|person| choose(person, "all"));
    let game = begun(json!({"seats": 3, "first_seat": 0, "stand_ins": "owner"}), &[&ada, &bob, &cleo]);
    let resign = |person: &Person| drop(person.resign(&game));
    resign(&ada);
    ada.ask("PUT", &format!("{game}/seats/0/offer"), json!({"to": "public"})).ok();
    dora.post(&format!("{game}/seats/0/stand-in"), Value::Null).ok();
    [&bob, &cleo].into_iter().for_each(resign);
    assert_eq!(ada.delete_account().status, 204);
    assert_eq!(ids(&dump(&app, folder.path())), BTreeSet::from([id(&game)]));
    execute(&app.database_url, "UPDATE former_players SET open_games = 'none'").unwrap();
    assert_eq!(ids(&dump(&app, folder.path())), BTreeSet::new());
}

#[test]
fn ratings_join_no_games_of_a_deleted_account() {
    let (app, folder) = (App::start(), tempfile::tempdir().unwrap());
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let games = [(); 2].map(|()| rated(&[&ada, &bob]));
    assert_eq!(bob.delete_account().status, 204);
    for game in dump(&app, folder.path()) {
        let seats = game["seats"].as_array().unwrap();
        let known = |seat: &Value| [seat["player"].is_null(), seat["rating"].is_null()];
        assert_eq!(seats.iter().map(known).collect::<BTreeSet<_>>(), BTreeSet::from([[false; 2], [true; 2]]), "{game}");
    }
    for game in games {
        let result = ada.get(&format!("{game}/result")).ok();
        let players = result["players"].as_array().unwrap().iter().zip(result["played"].as_array().unwrap());
        for (player, played) in players {
            assert_eq!(player["name"].is_null(), played["rating"].is_null(), "{player} {played}");
        }
    }
}

#[test]
fn a_dump_is_hashed_signed_and_verified() {
    let (app, folder) = (App::start(), tempfile::tempdir().unwrap());
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    rated(&[&ada, &bob]);
    rated(&[&bob, &ada]);
    let dumped = dump(&app, folder.path());
    for event in dumped[0]["events"].as_array().unwrap() {
        assert!(!event["at"].as_str().unwrap().contains('.'), "{event}");
    }
    assert_eq!(dumped[0]["finished_at"], "2026-01-10T11:00:00Z");
    let manifest = fs::read(file(folder.path(), "manifest-MONTH.json")).unwrap();
    let signature = fs::read_to_string(file(folder.path(), "manifest-MONTH.json.sig")).unwrap();
    let described = serde_json::from_slice::<Value>(&manifest).unwrap();
    let bytes = |hex: &str| base16ct::mixed::decode_vec(hex.trim()).unwrap();
    let key = bytes(described["public_key"].as_str().unwrap());
    UnparsedPublicKey::new(&ED25519, &key).verify(&manifest, &bytes(&signature)).unwrap();
    for entry in described["files"].as_array().unwrap() {
        let content = fs::read(folder.path().join(entry["name"].as_str().unwrap())).unwrap();
        assert_eq!(entry["sha256"], base16ct::lower::encode_string(&Sha256::digest(&content)));
        assert_eq!(entry["bytes"], content.len());
    }
    let mut sums = Command::new("sha256sum");
    sums.args(["--check", &format!("SHA256SUMS-{MONTH}")]).current_dir(folder.path());
    assert!(sums.output().unwrap().status.success());
    let lines = folder.path().join("games.jsonl");
    fs::write(&lines, games(folder.path())).unwrap();
    let verify = || railhead(&["verify", lines.to_str().unwrap(), "--lang", "en"]).output().unwrap();
    assert_eq!(String::from_utf8_lossy(&verify().stdout).trim(), "All 2 games follow from their secrets.");
    let changed = games(folder.path()).replacen(
        "\"type\":\"card_turned_up\",\"slot\":0,\"card\":\"",
        "\"type\":\"card_turned_up\",\"slot\":1,\"card\":\"",
        1,
    );
    fs::write(&lines, changed).unwrap();
    assert!(!verify().status.success(), "a changed game is found");
}

#[test]
fn the_table_of_seats_has_a_row_for_each_seat() {
    let (app, folder) = (App::start(), tempfile::tempdir().unwrap());
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = rated(&[&ada, &bob]);
    let dumped = dump(&app, folder.path());
    let table = fs::File::open(file(folder.path(), "seats-MONTH.parquet")).unwrap();
    let table = SerializedFileReader::new(table).unwrap();
    let rows = table.get_row_iter(None).unwrap().map(|row| row.unwrap().to_json_value()).collect::<Vec<_>>();
    assert_eq!(rows.len(), 2);
    for (row, seat) in rows.iter().zip(dumped[0]["seats"].as_array().unwrap()) {
        assert_eq!(row["game"], id(&game));
        for key in ["seat", "player", "rank", "total", "routes", "rating", "longest_path", "left"] {
            assert_eq!(row[key], seat[key], "{key}");
        }
        for key in ["started_at", "finished_at"] {
            let digits = |value: &Value| value.as_str().unwrap().replace(|letter: char| !letter.is_ascii_digit(), "");
            assert!(digits(&row[key]).starts_with(&digits(&dumped[0][key])), "{key}: {}", row[key]);
        }
    }
}

#[test]
fn a_server_publishes_the_dumps_of_a_folder_and_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let app = App::with(Setup { dumps: DumpFolder(Some(folder.path().to_owned())), ..Setup::default() });
    assert_eq!(App::start().get("/v1/open-data").ok()["items"], json!([]));
    assert_eq!(app.get("/v1/open-data").ok()["items"], json!([]));
    rated(&[&app.register("Ada"), &app.register("Bob")]);
    dump(&app, folder.path());
    fs::write(folder.path().join("key.pem"), "secret").unwrap();
    fs::write(folder.path().join("manifest-2020-01.json"), "{").unwrap();
    let listed = app.get("/v1/open-data").ok();
    let [month] = listed["items"].as_array().unwrap().as_slice() else { panic!("{listed}") };
    assert_eq!((&month["month"], &month["games"], &month["form"]), (&json!(MONTH), &json!(1), &json!(2)));
    for published in month["files"].as_array().unwrap() {
        let path = published["url"].as_str().unwrap();
        let bytes = fs::read(folder.path().join(published["name"].as_str().unwrap())).unwrap();
        let whole = app.send("GET", path, &[("accept-encoding", "gzip")], "");
        assert_eq!((whole.status, whole.header("content-length")), (200, bytes.len().to_string().as_str()), "{path}");
        let part = app.send("GET", path, &[("range", "bytes=2-5")], "");
        assert_eq!((part.status, part.header("content-range")), (206, format!("bytes 2-5/{}", bytes.len()).as_str()));
    }
    for link in ["manifest", "signature"] {
        assert_eq!(app.get(month[link].as_str().unwrap()).status, 200, "{link}");
    }
    for other in ["key.pem", "games-2020-01.jsonl.zst", "..%2F..%2Fetc%2Fpasswd", "manifest-2026-13.json"] {
        app.get(&format!("/open-data/{other}")).refused(404, "not_found");
    }
}

#[test]
fn a_game_of_another_month_is_not_dumped_wherever_it_ended() {
    let (app, folder) = (App::start(), tempfile::tempdir().unwrap());
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let games = [(); 3].map(|()| rated(&[&ada, &bob]));
    dump(&app, folder.path());
    let later = format!("UPDATE results SET finished_at = '2026-02-01Z' WHERE game_id = '{}'", id(&games[1]));
    execute(&app.database_url, &later).unwrap();
    let dumped = dump_again(&app, folder.path());
    assert_eq!(ids(&dumped), BTreeSet::from([id(&games[0]), id(&games[2])]));
}

#[test]
fn a_month_that_is_not_over_is_not_dumped() {
    let app = App::start();
    for month in ["2999-01", "2026-13", "2026-Q1", "all"] {
        let done = railhead(&["dump", month]).env("DATABASE_URL", &app.database_url).output().unwrap();
        assert!(!done.status.success(), "{month}");
    }
}
