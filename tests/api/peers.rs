//! Notifications between replicas when connections die without a sign, and answers to commits are lost.

use crate::{
    app::{App, RUNTIME},
    heads::{begun, head},
    replicas::Replica,
};
use diesel_async::{AsyncConnection, AsyncPgConnection, SimpleAsyncConnection};
use futures_util::StreamExt;
use railhead_test_support::until;
use serde_json::json;
use std::{
    io::{self, Read, Write},
    os::unix::{
        fs::PermissionsExt,
        net::{UnixListener, UnixStream},
    },
    pin::pin,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
    time::Duration,
};
use tempfile::TempDir;
use tokio::time::timeout;

/// The time within which something comes that comes at all.
const PATIENCE: Duration = Duration::from_secs(40);

/// A way to the database on which connections die without a sign: they stay open, and nothing comes through.
struct Way {
    folder: TempDir,
    accepted: Arc<AtomicUsize>,
    /// The number of the oldest connections that are dead.
    dead: Arc<AtomicUsize>,
}

impl Way {
    /// A way to the server of this URL, whose host is the folder of its socket.
    fn to(url: &str) -> (Way, String) {
        let folder = TempDir::new_in("/tmp").unwrap();
        std::fs::set_permissions(folder.path(), std::fs::Permissions::from_mode(0o755)).unwrap();
        let (before, rest) = url.split_once('@').unwrap();
        let (host, after) = rest.split_once(':').unwrap();
        let there = format!("{}/.s.PGSQL.5432", host.replace("%2F", "/").replace("%2E", ".").replace("%2D", "-"));
        let here = folder.path().to_str().unwrap().replace('/', "%2F");
        let listener = UnixListener::bind(folder.path().join(".s.PGSQL.5432")).unwrap();
        let way = Way { folder, accepted: Arc::default(), dead: Arc::default() };
        let (accepted, dead) = (Arc::clone(&way.accepted), Arc::clone(&way.dead));
        thread::spawn(move || {
            for client in listener.incoming() {
                let (client, number) = (client.unwrap(), accepted.fetch_add(1, Ordering::SeqCst));
                let server = UnixStream::connect(&there).unwrap();
                for (from, to) in [(&client, &server), (&server, &client)] {
                    let (from, to, dead) = (from.try_clone().unwrap(), to.try_clone().unwrap(), Arc::clone(&dead));
                    thread::spawn(move || carry(from, to, &|| number < dead.load(Ordering::SeqCst)));
                }
            }
        });
        (way, format!("{before}@{here}:{after}"))
    }

    fn accepted(&self) -> usize {
        self.accepted.load(Ordering::SeqCst)
    }

    fn kill_all(&self) {
        assert!(self.folder.path().exists());
        self.dead.store(self.accepted(), Ordering::SeqCst);
    }
}

fn carry(mut from: UnixStream, mut to: UnixStream, is_dead: &dyn Fn() -> bool) -> Option<()> {
    let mut piece = [0; 4096];
    loop {
        let length = from.read(&mut piece).ok().filter(|length| *length > 0)?;
        let carried: io::Result<()> = if is_dead() { Ok(()) } else { to.write_all(&piece[..length]) };
        carried.ok()?;
    }
}

#[test]
fn a_replica_replaces_a_connection_on_which_it_hears_nothing() {
    let app = App::start();
    let (ada, bob, game) = begun(&app);
    let (way, url) = Way::to(&app.database_url);
    let deaf = Replica::run(Replica::command(&app.database_url).env("LISTEN_DATABASE_URL", url).env("RUST_LOG", "off"));
    let there = bob.at(&deaf.app);
    let version = app.get(&game).ok()["version"].as_u64().unwrap();
    let mut stream = there.follow(&game, version);
    // It migrates over this way, too.
    until("it listens", || way.accepted() > 1);
    ada.draw(&game).ok();
    stream.until(version + 1);
    let before = way.accepted();
    way.kill_all();
    until("it listens on another connection", || way.accepted() > before);
    ada.draw(&game).ok();
    stream.until(version + 2);
}

#[test]
fn a_repeated_move_is_published_again() {
    let app = App::start();
    let (ada, _, game) = begun(&app);
    RUNTIME.block_on(async {
        let mut listening = AsyncPgConnection::establish(&app.database_url).await.unwrap();
        listening.batch_execute("LISTEN railhead_games").await.unwrap();
        let mut heard = pin!(listening.notifications_stream());
        for _ in 0..2 {
            let (ada, path) = (ada.clone(), format!("{game}/moves"));
            let key = [("idempotency-key", "lost")];
            let played = tokio::task::spawn_blocking(move || ada.post_with(&path, &key, json!({"type": "draw_card"})));
            played.await.unwrap().ok();
            let (app, game) = (app.clone(), game.clone());
            let head = tokio::task::spawn_blocking(move || head(&app, &game)).await.unwrap();
            // What came before may be published late.
            let is_told =
                async { while !heard.next().await.unwrap().unwrap().payload.contains(head.as_str().unwrap()) {} };
            timeout(PATIENCE, is_told).await.expect("the move is published");
        }
    });
}
