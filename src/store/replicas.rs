//! What replicas tell each other about games: LISTEN on one connection of its own, NOTIFY in batches beside the moves, for a
//! notification inside a move's transaction costs half the throughput. What is missed is found out by comparing versions.

use super::{Connection, Error, Store, changes::Change, schema::games};
use diesel::{prelude::*, sql_query, sql_types::Text};
use diesel_async::{AsyncConnection, RunQueryDsl};
use futures_util::StreamExt;
use std::{fmt::Write, pin::pin, time::Duration};
use tokio::time::{Instant, sleep, timeout_at};
use uuid::Uuid;

/// The channel.
const CHANNEL: &str = "railhead_games";

/// How long changes are collected before they are told.
const BATCH: Duration = Duration::from_millis(10);

/// The longest payload is 8,000 bytes; a game takes less than 50.
const GAMES_A_PAYLOAD: usize = 150;

/// How often the versions of watched games are compared, in case a notification was missed.
const COMPARE_EVERY: Duration = Duration::from_secs(15);

/// How long to wait before another try to connect.
const RETRY: Duration = Duration::from_secs(1);

impl Store {
    /// Tells other replicas what was written here, until the process ends.
    pub async fn tell_replicas(self) {
        loop {
            self.process.changes.to_tell.notified().await;
            sleep(BATCH).await;
            let untold = self.process.changes.take_untold().into_iter().collect::<Vec<_>>();
            for some in untold.chunks(GAMES_A_PAYLOAD) {
                if let Err(error) = self.tell(some).await {
                    // They will find out by comparing versions.
                    tracing::warn!(%error, "other replicas cannot be told of moves");
                }
            }
        }
    }

    async fn tell(&self, versions: &[(Uuid, u32)]) -> Result<(), Error> {
        let mut payload = String::new();
        for (game, version) in versions {
            let _ = write!(payload, "{} {version} ", game.simple());
        }
        let notify = sql_query("SELECT pg_notify($1, $2)").bind::<Text, _>(CHANNEL).bind::<Text, _>(payload);
        notify.execute(&mut self.connection().await?).await?;
        Ok(())
    }

    /// Hears what other replicas tell, until the process ends. `url` is where the database is: it takes a connection of its
    /// own, and another when that one is lost.
    pub async fn hear_replicas(self, url: String) {
        loop {
            if let Err(error) = self.listen(&url).await {
                tracing::warn!(%error, "other replicas cannot be heard");
            }
            sleep(RETRY).await;
        }
    }

    async fn listen(&self, url: &str) -> Result<(), Box<dyn std::error::Error + Send + Sync>> {
        let mut connection = Connection::establish(url).await?;
        sql_query(format!("LISTEN {CHANNEL}")).execute(&mut connection).await?;
        // What was told while nobody listened.
        self.compare_versions().await?;
        let mut heard = pin!(connection.notifications_stream());
        let mut compare_at = Instant::now() + COMPARE_EVERY;
        loop {
            match timeout_at(compare_at, heard.next()).await {
                Ok(Some(notification)) => self.hear(&notification?.payload),
                Ok(None) => return Err("the connection was closed".into()),
                Err(_) => {
                    self.compare_versions().await?;
                    compare_at = Instant::now() + COMPARE_EVERY;
                }
            }
        }
    }

    fn hear(&self, payload: &str) {
        let mut words = payload.split_ascii_whitespace();
        while let (Some(game), Some(version)) = (words.next(), words.next()) {
            if let (Ok(game), Ok(version)) = (game.parse(), version.parse()) {
                self.catch_up(game, version);
            }
        }
    }

    /// Reads what those who watch a game do not know yet: once, however many they are.
    fn catch_up(&self, game: Uuid, version: u32) {
        let Some(known) = self.process.changes.known(game).filter(|known| *known < version) else { return };
        let store = self.clone();
        tokio::spawn(async move {
            match store.read_change(game, known).await {
                Ok(change) => store.process.changes.heard(game, change),
                Err(error) => tracing::warn!(%game, %error, "what happened in a game cannot be read"),
            }
        });
    }

    async fn read_change(&self, game: Uuid, known: u32) -> Result<Change, Error> {
        let folded = self.game(game).await?;
        let events = self.events(game, known, folded.game.version).await?;
        Ok(Change::new(known, events, folded.game.is_over()))
    }

    async fn compare_versions(&self) -> Result<(), Error> {
        let watched = self.process.changes.watched();
        if watched.is_empty() {
            return Ok(());
        }
        let rows = games::table.filter(games::id.eq_any(watched)).select((games::id, games::version));
        let versions = rows.load::<(Uuid, i32)>(&mut self.connection().await?).await?;
        versions.into_iter().for_each(|(game, version)| self.catch_up(game, version as u32));
        Ok(())
    }
}
