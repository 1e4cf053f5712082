//! The store: the log of events in PostgreSQL and, written in the same transaction, the rows derived from it.

#![allow(missing_docs, reason = "names and types say it here; comments say why")]

#[macro_use]
extern crate railhead_hosting as hosting;
#[macro_use]
pub mod failure_log;

pub mod absences;
pub(crate) mod access;
pub mod accounts;
pub mod alerts;
pub(crate) mod analyses;
pub mod append;
pub(crate) mod batch_worker;
pub(crate) mod batches;
pub mod challenges;
pub mod citus;
pub mod clock;
pub(crate) mod context;
pub mod database;
pub mod deals;
pub(crate) mod ends;
pub(crate) mod error;
pub mod events;
pub mod games;
pub mod idempotency;
pub mod leagues;
pub(crate) mod live;
pub mod lobby;
pub mod login_throttle;
pub mod metrics;
pub mod names;
pub mod notifications;
pub mod peers;
pub mod people;
pub mod phrases;
pub(crate) mod quota;
pub mod read_models;
pub(crate) mod retry;
pub(crate) mod schema;
pub mod seasons;
pub(crate) mod sql_names;
pub mod tournaments;
pub mod upkeep;

use hosting::null;
use railhead_engine as engine;
use railhead_identity as identity;
use railhead_verify as verify;

pub use accounts::{
    account::{AccountName, Role, StoredAccount},
    admins::{AdminAction, AdminActionKind, NewAdminAction},
    api_keys::{FoundKey, NewApiKey, StoredApiKey},
    bots::OwnedBot,
    export::{EXPORT_SECTIONS, ExportPage, ExportSection},
    identities::{Identity, IdentitySignIn, Linked, SignedIn},
    imported_games::{ImportKind, ImportedPlayer, StoredImport},
    keys::StoredKey,
    open_data::OpenGames,
    recovery::{Recovered, UnusedCodes},
    sessions::{Device, MAX_REPEATABLE, MAX_SESSIONS, NewSession, Origin, Refreshed, Revocations},
};
pub use alerts::keep::{AlertFilter, ClockKind, StoredAlert};
pub use analyses::{AnalysisGap, StoredAnalysis};
pub use citus::{DISTRIBUTED, DistributeError, distribute};
pub use clock::{system_clock, time};
pub use context::Database;
pub use context::process::Process;
pub use database::Connection;
pub use database::connect::{StatementLimits, check_url, place_of, reach};
pub use database::error::{ConnectError, DatabaseError};
pub use database::grants::{GrantError, grant};
pub use database::health::{Health, Unhealthy};
pub use database::kind::DatabaseKind;
pub use database::migrations::{OpenError, has_migration, last_migration, migrate};
pub use database::servers::Databases;
pub use database::shares::on_behalf_of;
pub use error::{
    AbsenceError, AccountError, AlertError, AnalysisError, BlockError, BotError, ChallengeError, DealError,
    FriendError, GameError, IdentityError, ImportError, LeagueError, MuteError, OrderError, PhraseError,
    SpectatorError, ThrottleError, TournamentError, WebhookError,
};
pub use events::pack::Packed;
pub use games::{
    command_options::CommandOptions,
    home::{HomeEntry, HomePlayerEntry, RecordedMove},
    listing::{GameFilter, GameListEntry, GameScope, SeatListEntry},
    seated::Seated,
    standing_orders::GivenOrder,
    turns::{TURNS, WaitingTurn},
};
pub use idempotency::{Done, Executed, IdempotentRequest, StoredResponse};
pub use leagues::{
    read::{League, LeaguePhase, ViewedLeague},
    settings::LeagueSettings,
};
pub use live::{
    audience::{Spectator, Watching},
    delivery_log::ShownStream,
    hub::{EventBatch, GameNews, GameSubscription, Hub, LivePhrase, Update},
    subscriptions::Subscription,
};
pub use lobby::{
    invitations::WrittenName,
    open::NewTable,
    spectators::{MAX_ADMITTED, Watchers},
    stand_ins::SeatOffer,
};
pub use login_throttle::ThrottleKey;
pub use notifications::{
    delivery::{Delivery, WebhookDeliveries},
    inbox::{InboxItem, ReadMarker},
    outbox::{Content, DueFilter, Outgoing, Sent},
    webhook_attempts::{RequestFailure, SentRequest, WebhookAttempt},
    webhook_changes::WebhookChange,
    webhook_log::{DeliveryState, WebhookDelivery},
    webhooks::{NewWebhook, NotificationKind, PausedBy, PushTarget, QuietHours, Recipient, Webhook},
};
pub use people::{
    blocks::BlockedPlayer,
    friends::{Friend, FriendActivity, FriendList, FriendRequest, FriendState, MAX_FRIENDS, MAX_REQUESTS},
};
pub use phrases::{
    mutes::{MutedPlayer, Mutes},
    said::Said,
};
pub use quota::{MAX_ALERTS, MAX_IMPORTED};
pub use read_models::{
    query::{
        FinalAccount, FinalResult, FinalSeat, Finalist, GameOutcome, GroupKey, GroupedResults, HeadToHeadRecord, Kinds,
        KnownPlayer, OpenGame, OpenSeat, Opponent, OpponentPlace, PastFilter, PastGame, PastGames, PastRating,
        PresentRating, Streaks,
        leaderboards::{LeaderboardMetric, LeaderboardPlayers, LeaderboardScope, RankKey, Ranked},
    },
    rebuild::{Rebuilt, rebuild},
};
pub use seasons::read::{OwnPlace, OwnPlaceKey, PlacedPlayer, SeasonBoardEntry};
pub use tournaments::{
    read::{ListedTournament, TournamentFilter},
    rulings::TournamentRuling,
};
pub use upkeep::preflight::Preflight;
