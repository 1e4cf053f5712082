//! Backups of the private database.

use crate::{
    refuse, scratch, succeed,
    tables::{Service, Table, duel},
};
use jiff::Timestamp;
use parking_lot::Mutex;
use railhead_test_support::{Server, railhead};
use serde_json::Value;
use std::{
    ffi::OsStr,
    fs,
    path::Path,
    process::Command,
    sync::atomic::{AtomicBool, Ordering},
    thread::{self, ScopedJoinHandle},
    time::{Duration, Instant},
};

/// The number of games that are played at once.
const TABLES: u64 = 6;

fn serve(data: &Path) -> Server {
    let mut command = railhead();
    command
        .args(["serve", "--listen", "127.0.0.1:0", "--workers", "1", "--rate-limits", "off", "--data-dir"])
        .arg(data);
    Server::run(command.env_remove("DATABASE_URL").env("RUST_LOG", "warn"))
}

fn backup(target: &Path, data: &Path) -> String {
    succeed(&["backup".as_ref(), target.as_os_str(), "--data-dir".as_ref(), data.as_os_str()])
}

fn restore(backup: &Path, data: &Path) -> String {
    succeed(&["restore".as_ref(), backup.as_os_str(), "--data-dir".as_ref(), data.as_os_str()])
}

/// Plays a game to its end and others after it, noted at the place, until told to stop.
fn keep_playing(place: &Mutex<Vec<Table>>, mut open: impl FnMut() -> Table, stopping: &AtomicBool) {
    while !stopping.load(Ordering::Relaxed) {
        let is_over = |tables: &Vec<Table>| tables.last().is_none_or(|table| table.is_over);
        if is_over(&place.lock()) {
            let table = open();
            place.lock().push(table);
        }
        // One move at a time, so that the others can read the heads.
        let mut tables = place.lock();
        let table = tables.last_mut().unwrap();
        let known = table.heads.len();
        table.play_while(|table| table.heads.len() < known + 4);
    }
}

/// The moment before which a backup has everything.
fn completed_at(backup: &Path) -> Timestamp {
    let record = fs::read_to_string(backup.join("railhead.json")).unwrap();
    let record = serde_json::from_str::<Value>(&record).unwrap();
    record["completed_at"].as_str().unwrap().parse().unwrap()
}

#[test]
fn a_backup_under_load_keeps_every_acknowledged_move() {
    let scratch = scratch();
    let [data, copy, restored] = ["data", "copy", "restored"].map(|name| scratch.path().join(name));
    let server = serve(&data);
    let service = Service::at(&[&server.url]);
    let places = (0..TABLES).map(|_| Mutex::new(Vec::<Table>::new())).collect::<Vec<_>>();
    let stopping = AtomicBool::new(false);
    let moves =
        || places.iter().flat_map(|place| place.lock().iter().map(|table| table.heads.len()).collect::<Vec<_>>());
    let acknowledged = thread::scope(|scope| {
        let players = places.iter().zip(0..).map(|(place, number)| {
            let (service, stopping, mut seed) = (&service, &stopping, number * 1000);
            let open = move || {
                seed += 1;
                duel(service, seed)
            };
            scope.spawn(move || keep_playing(place, open, stopping))
        });
        let players = players.collect::<Vec<_>>();
        let (began, is_over) = (Instant::now(), |table: &Table| table.is_over);
        while places.iter().filter(|place| place.lock().iter().any(is_over)).count() < 2 {
            assert!(began.elapsed() < Duration::from_secs(300), "hardly a game is over");
            assert!(!players.iter().any(ScopedJoinHandle::is_finished), "a player gave up");
            thread::sleep(Duration::from_millis(100));
        }
        let (before, began) = (moves().sum::<usize>(), Instant::now());
        print!("{}", backup(&copy, &data));
        println!(
            "{} moves before, {} while it was made in {:?}",
            before,
            moves().sum::<usize>() - before,
            began.elapsed()
        );
        assert!(moves().sum::<usize>() > before, "play goes on while the backup is made");
        stopping.store(true, Ordering::Relaxed);
        players.into_iter().for_each(|player| player.join().unwrap());
        let heads = |table: &Table| {
            let known = table.heads.iter().zip(&table.acknowledged_at).filter(|(_, at)| **at < completed_at(&copy));
            known.map(|(head, _)| head.clone()).collect::<Vec<_>>()
        };
        places.iter().map(|place| place.lock().iter().map(heads).collect::<Vec<_>>()).collect::<Vec<_>>()
    });
    drop(server);
    let said = restore(&copy, &restored);
    assert!(said.starts_with("restored into"), "{said}");
    let server = serve(&restored);
    service.move_to(&[&server.url]);
    let (mut over, mut running) = (0, 0);
    for (place, acknowledged) in places.into_iter().zip(acknowledged) {
        for (mut table, heads) in place.into_inner().into_iter().zip(acknowledged) {
            let known = heads.len();
            // Opened after the last commit that was copied.
            if known == 0 {
                continue;
            }
            (table.heads, table.is_over) = (heads, false);
            table.finish();
            let went_on = table.heads.len() > known;
            (over, running) = (over + u32::from(!went_on), running + u32::from(went_on));
        }
    }
    println!("{over} games were over, {running} went on");
    assert!(over > 0 && running > 0, "{over} games were over, {running} went on");
}

#[test]
fn backups_overwrite_nothing_and_leave_nothing_half_made() {
    let scratch = scratch();
    let path = |name: &str| scratch.path().join(name);
    let (data, copy) = (path("data"), path("copy"));
    let on = |command: &str, dir: &Path, data: &Path| {
        let arguments: [&OsStr; 4] = [command.as_ref(), dir.as_os_str(), "--data-dir".as_ref(), data.as_os_str()];
        refuse(&arguments)
    };
    let refused = on("backup", &copy, &data);
    assert!(refused.contains("no private database") && refused.contains("docs/backup.md"), "{refused}");
    drop(serve(&data));
    backup(&copy, &data);
    assert!(on("backup", &copy, &data).contains("exists already"));
    fs::create_dir(path("next.partial")).unwrap();
    assert!(on("backup", &path("next"), &data).contains("next.partial is there"));
    let refused = on("backup", &path("nowhere/next"), &data);
    assert!(refused.contains("cannot create") && refused.contains("No such file"), "{refused}");
    assert!(on("restore", &copy, &data).contains("has data already"));
    assert!(on("restore", &path("next.partial"), &path("new")).contains("is not a backup"));
    fs::create_dir(path("foreign")).unwrap();
    fs::write(path("foreign/notes"), "mine").unwrap();
    assert!(on("restore", &copy, &path("foreign")).contains("has data already"));
    assert_eq!(fs::read_dir(path("foreign")).unwrap().count(), 1);

    let record = fs::read_to_string(copy.join("railhead.json")).unwrap();
    let newer = record.replace("\"migration\": \"", "\"migration\": \"9");
    fs::write(copy.join("railhead.json"), newer).unwrap();
    assert!(on("restore", &copy, &path("new")).contains("does not know"));
    fs::write(copy.join("railhead.json"), record).unwrap();
    let version = copy.join("data/PG_VERSION");
    let right = fs::read_to_string(&version).unwrap();
    fs::write(copy.join("data/global/pg_filenode.map"), "damaged").unwrap();
    let refused = on("restore", &copy, &path("new"));
    assert!(refused.contains("pg_verifybackup") && refused.contains("pg_filenode.map"), "{refused}");
    fs::write(version, "11\n").unwrap();
    assert!(on("restore", &copy, &path("new")).contains("postgresql-11"), "made by {right}");
    assert!(!path("new").exists(), "what is refused leaves nothing");
}

/// Mounting a disk takes root.
#[test]
fn a_full_disk_is_named_and_leaves_nothing() {
    let scratch = scratch();
    let (data, disk) = (scratch.path().join("data"), scratch.path().join("disk"));
    drop(serve(&data));
    fs::create_dir(&disk).unwrap();
    let mount = |arguments: &[&str]| Command::new(arguments[0]).args(&arguments[1..]).arg(&disk).status().unwrap();
    if !mount(&["mount", "-t", "tmpfs", "-o", "size=20m", "tmpfs"]).success() {
        return;
    }
    let copy = disk.join("copy");
    let refused = refuse(&["backup".as_ref(), copy.as_os_str(), "--data-dir".as_ref(), data.as_os_str()]);
    let left = fs::read_dir(&disk).unwrap().count();
    assert!(mount(&["umount", "--lazy"]).success());
    assert!(refused.contains("No space left on device"), "{refused}");
    assert_eq!(left, 0);
}
