//! A client that follows a tournament: its view after every change.

use crate::{
    http::{
        problem::{Problem, ProblemCode},
        sse::stream::Feed,
        tournaments::view::{Tournament, view},
    },
    log::chain::Head,
    store::{Database, live::subscriptions::Subscription, tournaments::views},
};
use jiff::Timestamp;
use railhead_localization::message;
use serde::Serialize;
use std::time::Duration;
use tokio::time::{Instant, sleep_until};
use utoipa::ToSchema;
use uuid::Uuid;

/// The least time between two views, so that a large round that ends does not send hundreds.
const PAUSE: Duration = Duration::from_secs(1);

/// The `data` of an event of a tournament's stream.
#[derive(Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[expect(clippy::large_enum_variant, reason = "it lives while it is written")]
pub enum TournamentStreamEvent {
    /// The tournament after a change.
    #[schema(title = "TournamentChanged")]
    Tournament(Tournament),
    /// Nothing more will be sent.
    #[schema(title = "TournamentStreamEnd")]
    End {
        /// The reason.
        code: ProblemCode,
    },
}

pub struct TournamentFeed {
    db: Database,
    id: Uuid,
    viewer: Option<Uuid>,
    watch: Subscription<()>,
    /// The head that the client knows.
    sent: Option<Head>,
    /// The name and the time of the next round that were sent: they are no part of the log.
    told: Option<(String, Option<Timestamp>)>,
    pause_until: Instant,
}

impl TournamentFeed {
    /// A client that knows the tournament up to this head.
    pub fn new(
        db: &Database,
        id: Uuid,
        viewer: Option<Uuid>,
        watch: Subscription<()>,
        known: Option<Head>,
    ) -> TournamentFeed {
        TournamentFeed { db: db.clone(), id, viewer, watch, sent: known, told: None, pause_until: Instant::now() }
    }
}

impl Feed for TournamentFeed {
    async fn next_events(&mut self) -> Result<Option<String>, Problem> {
        let hosted = views::tournament(&self.db, self.viewer, self.id).await?;
        let beside = (hosted.settings.name.clone(), hosted.round_after);
        let is_told = self.told.as_ref().is_none_or(|told| *told == beside);
        self.told = Some(beside);
        if self.sent == Some(hosted.head) && is_told {
            return if hosted.state.is_over() { Err(tournament_over()) } else { Ok(None) };
        }
        let event = TournamentStreamEvent::Tournament(view(&self.db, &hosted, self.viewer).await?);
        let data = serde_json::to_string(&event)?;
        self.sent = Some(hosted.head);
        self.pause_until = Instant::now() + PAUSE;
        Ok(Some(format!("id: {}\nevent: tournament\ndata: {data}\n\n", hosted.head)))
    }

    fn last_event(code: ProblemCode) -> impl Serialize {
        TournamentStreamEvent::End { code }
    }

    async fn changed(&mut self) {
        sleep_until(self.pause_until).await;
        self.watch.changed().await;
    }
}

fn tournament_over() -> Problem {
    Problem::new(ProblemCode::TournamentOver, message!("tournament-refused-is_over"))
}
