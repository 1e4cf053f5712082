//! The state that the databases of a process share: the cached games, the clock, the source of
//! randomness, and the operator's limits.

use crate::{
    DatabaseError,
    append::{Append, Outcome},
    clock::time::Time,
    context::{
        batches::{APPENDS_WORTH_A_WORKER, Batches, READS_WORTH_A_WORKER},
        cached_games::CachedGames,
        delayed_games::DelayedGames,
        response_counts::ResponseCounts,
        thinking_cores::ThinkingCores,
    },
    database::{health::Health, kind::DatabaseKind, standby::StandbyState},
    hosting::{limits::Limits, tournament::HostedTournament},
    identity::ForbiddenWords,
    live::{audience::Audiences, hub::Hub, received_versions::ReceivedVersions},
    log::{
        chain::Head,
        rng::{GameSeed, Secret},
    },
    metrics::Metrics,
};
use parking_lot::{Mutex, RwLock};
use quick_cache::sync::Cache;
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha20Rng;
use std::sync::Arc;
use uuid::{Builder, Uuid};

/// The number of tournaments that a process caches (some 100 kB for a large one).
const CACHED_TOURNAMENTS: usize = 128;

/// Words of the operator of the service to everybody.
#[derive(Clone, Debug, Default)]
pub struct Operator {
    /// The contact for questions and objections: a `mailto:` or `https:` URL.
    pub contact: Option<Arc<str>>,
    /// The page of the terms that players accept: an `https:` URL.
    pub terms: Option<Arc<str>>,
    /// The oldest version of apps that the operator supports.
    pub min_client: Option<Arc<str>>,
}

/// The state that the databases of a process share.
#[derive(Clone, Debug)]
pub struct Process {
    pub(crate) hosted: Arc<CachedGames>,
    /// Cached tournaments.
    pub(crate) tournaments: Arc<Cache<Uuid, Arc<HostedTournament>>>,
    /// The id of this replica, drawn at start.
    pub(crate) replica: Uuid,
    /// The live hub: changes in subscribed games and inboxes.
    pub hub: Arc<Hub>,
    pub time: Time,
    /// The source of randomness for new games.
    pub randomness: Randomness,
    pub limits: Limits,
    pub(crate) health: Arc<Health>,
    pub(crate) stored_responses: Arc<ResponseCounts>,
    pub(crate) appends: Arc<Batches<Append, Outcome>>,
    pub(crate) head_reads: Arc<Batches<Uuid, Result<Option<Head>, DatabaseError>>>,
    /// The checks, by viewer and speaker, whether the viewer has muted the speaker.
    pub(crate) mute_checks: Arc<Batches<(Uuid, Uuid), Result<bool, DatabaseError>>>,
    database_kind: Arc<RwLock<DatabaseKind>>,
    pub(crate) thinking_cores: Arc<ThinkingCores>,
    pub(crate) standby: Arc<StandbyState>,
    pub(crate) received_versions: Arc<ReceivedVersions>,
    pub(crate) audiences: Arc<Audiences>,
    pub(crate) delayed: Arc<DelayedGames>,
    operator: Arc<RwLock<Operator>>,
    forbidden_words: Arc<RwLock<Arc<ForbiddenWords>>>,
    pub metrics: Arc<Metrics>,
}

impl Process {
    pub fn new(limits: Limits) -> Process {
        let (metrics, time) = (Arc::<Metrics>::default(), Time::default());
        Process {
            hosted: Arc::default(),
            tournaments: Arc::new(Cache::new(CACHED_TOURNAMENTS)),
            replica: Uuid::now_v7(),
            hub: Arc::new(Hub::new(time.clone())),
            time,
            randomness: Randomness::default(),
            limits,
            health: Arc::new(Health::new()),
            stored_responses: Arc::default(),
            appends: Arc::new(Batches::new(APPENDS_WORTH_A_WORKER)),
            head_reads: Arc::new(Batches::new(READS_WORTH_A_WORKER)),
            mute_checks: Arc::new(Batches::new(READS_WORTH_A_WORKER)),
            database_kind: Arc::default(),
            thinking_cores: Arc::new(ThinkingCores::new(limits.thinking_cores, &metrics.bots_waiting)),
            standby: Arc::new(StandbyState::new()),
            received_versions: Arc::default(),
            audiences: Arc::default(),
            delayed: Arc::default(),
            operator: Arc::default(),
            forbidden_words: Arc::new(RwLock::new(Arc::new(ForbiddenWords::known().clone()))),
            metrics,
        }
    }

    /// Makes the process report from now on that it is not ready: it is going to stop.
    pub fn drain(&self) {
        self.health.drain();
    }

    /// The operator's contact: an address or a page.
    pub fn contact(&self) -> Option<Arc<str>> {
        self.operator.read().contact.clone()
    }

    /// Sets the contact that those who object to something are told.
    pub fn set_contact(&self, contact: &str) {
        self.operator.write().contact = Some(contact.into());
    }

    /// Sets the oldest version of apps that the operator supports.
    pub fn set_min_client(&self, version: &str) {
        self.operator.write().min_client = Some(version.into());
    }

    /// Sets the page of the terms that players accept.
    pub fn set_terms(&self, page: &str) {
        self.operator.write().terms = Some(page.into());
    }

    /// The words of the operator to everybody.
    pub(crate) fn operator(&self) -> Operator {
        self.operator.read().clone()
    }

    /// The words that names and titles may not have.
    pub fn forbidden_words(&self) -> Arc<ForbiddenWords> {
        self.forbidden_words.read().clone()
    }

    /// Adds the operator's list to these words.
    pub fn forbid_words(&self, list: &str) {
        let mut words = self.forbidden_words.write();
        *words = Arc::new(words.with(list));
    }

    pub(crate) fn database_kind(&self) -> DatabaseKind {
        *self.database_kind.read()
    }

    pub(crate) fn is_distributed(&self) -> bool {
        self.database_kind() == DatabaseKind::Distributed
    }

    /// Sets how the database is used. The statements for a distributed one also run on one PostgreSQL,
    /// where tests try them.
    pub fn set_database_kind(&self, kind: DatabaseKind) {
        *self.database_kind.write() = kind;
    }
}

/// Gives new games their ids, secrets and codes: from the system's randomness, or the same ones in every run
/// if a test has fixed it, so that its games always deal the same cards.
#[derive(Clone, Default, Debug)]
pub struct Randomness {
    fixed: Arc<Mutex<Option<Fixed>>>,
    codes: Arc<Mutex<Option<ChaCha20Rng>>>,
}

/// A stream of game seeds that is known in advance. The ids count up as those of the system do.
#[derive(Debug)]
struct Fixed {
    rng: ChaCha20Rng,
    games: u64,
}

impl Randomness {
    pub(crate) fn game_seed(&self) -> GameSeed {
        let mut fixed = self.fixed.lock();
        fixed.as_mut().map_or_else(GameSeed::draw, |Fixed { rng, games }| {
            *games += 1;
            let id = Builder::from_unix_timestamp_millis(*games, &rng.random()).into_uuid();
            GameSeed { id, secret: Secret::from_bytes(rng.random()) }
        })
    }

    /// The code of a table.
    pub(crate) fn code(&self) -> String {
        self.code_of(CODE_LENGTH)
    }

    /// The code of a tournament or a league, which is longer: it is no table's.
    pub(crate) fn long_code(&self) -> String {
        self.code_of(CODE_LENGTH + 1)
    }

    fn code_of(&self, length: usize) -> String {
        let mut fixed = self.codes.lock();
        match fixed.as_mut() {
            Some(codes) => draw_code(codes, length),
            None => draw_code(&mut rand::rng(), length),
        }
    }

    /// Fixes the codes of all tables from now on, for tests.
    pub fn fix_codes(&self, seed: u64) {
        *self.codes.lock() = Some(ChaCha20Rng::seed_from_u64(seed));
    }

    /// Fixes the seeds of all games from now on, for tests.
    pub fn fix(&self, seed: u64) {
        let fixed = Fixed { rng: ChaCha20Rng::seed_from_u64(seed), games: 0 };
        *self.fixed.lock() = Some(fixed);
    }
}

/// Letters and digits that are not easily confused.
const CODE_ALPHABET: &[u8; 32] = b"23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/// The length of a table's code: there are a thousand million codes.
const CODE_LENGTH: usize = 6;

fn draw_code(rng: &mut impl Rng, length: usize) -> String {
    let mut letter = || char::from(*CODE_ALPHABET.get(rng.random_range(0..CODE_ALPHABET.len())).unwrap_or(&b'2'));
    (0..length).map(|_| letter()).collect()
}
