//! Opening a table: its options, its visibility and its reserved seats.

use crate::{
    Connection, Database, GameError,
    absences::sleeping_hours::sleepers,
    access::account_kind::{AccountKind, kind_of},
    alerts::wake,
    append,
    engine::{
        BotLevel, Event, Game, GameOptions, Int, Occupant, Phase, PlayerColor, Rejection, Seat, SeatChoice, TicketPack,
    },
    games::committed,
    hosting::{
        hosted_game::HostedGame,
        joining::JoinRequest,
        notifications::Notification,
        status::GameStatus,
        visibility::{SpectatorDelay, Visibility},
        waiting::WaitingSeats,
    },
    idempotency::{Done, IdempotentRequest, reserve_key},
    lobby::{
        invitations::{WrittenName, accounts_named, invite},
        invites,
    },
    log::{
        chain::Chain,
        codec::{CodecError, LogEntry},
        rng::{GameSeed, Secret},
    },
    quota::{self, Limit},
    read_models::ratings,
    schema::{game_heads, game_seats, games},
};
use diesel::prelude::*;
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff::Timestamp;
use jiff_diesel::{NullableTimestamp, ToDiesel};
use std::sync::Arc;
use uuid::Uuid;

/// The maximum number of times a code is drawn before giving up because it is in use.
const DRAWS: usize = 8;

#[derive(Clone, Debug)]
pub struct NewTable {
    pub options: GameOptions,
    pub packs: Vec<TicketPack>,
    /// Bots for the seats after the host's.
    pub bots: Vec<BotLevel>,
    pub visibility: Visibility,
    pub spectator_delay: SpectatorDelay,
    /// Whether bots of players may take a seat without an invitation.
    pub bots_welcome: bool,
    /// The request of the host for a seat.
    pub joining: JoinRequest,
    pub invited: Vec<WrittenName>,
    /// The secret, if it is given: a sandbox game.
    pub secret: Option<Secret>,
}

/// A table ready to be written.
pub(crate) struct Opening {
    pub hosted: HostedGame,
    pub entries: Vec<LogEntry>,
    /// The invited accounts, and the seats reserved for them.
    pub invited: Vec<(Uuid, Option<Seat>)>,
    pub rematch_of: Option<Uuid>,
}

impl Opening {
    /// A table with these events and with its host in their seat, as yet without a code.
    pub fn new(
        host: Uuid,
        events: Vec<Event>,
        GameSeed { id, secret }: GameSeed,
        (visibility, spectator_delay): (Visibility, SpectatorDelay),
        now: Timestamp,
    ) -> Result<Opening, GameError> {
        let game = Game::replay(&events);
        let mut accounts = vec![None; usize::from(game.options().seats)];
        if let Some(place) = accounts.get_mut(usize::from(game.host().number())) {
            *place = Some(host);
        }
        let clocks = Default::default();
        let head = Chain::of_game(&secret, id).head();
        let mut hosted = HostedGame {
            id,
            game,
            head,
            clocks,
            opened_at: now,
            updated_at: now,
            visibility,
            spectator_delay,
            bots_welcome: false,
            code: None,
            secret: secret.into(),
            deal: None,
            accounts,
            former: Vec::new(),
            script: None,
            sleepers: Vec::new(),
        };
        let entries = hosted.link(&events)?;
        Ok(Opening { hosted, entries, invited: Vec::new(), rematch_of: None })
    }

    /// Deals at once if all seats are taken and the table was agreed to start then.
    async fn start_if_full(&mut self, db: &Database, connection: &mut Connection) -> Result<(), GameError> {
        let (hosted, mut events) = (&mut self.hosted, Vec::new());
        let players = hosted.participants();
        hosted.sleepers = sleepers(db, connection, hosted, &players).await?;
        hosted.start_if_full(hosted.opened_at, &mut events)?;
        self.entries.extend(hosted.link(&events)?);
        Ok(())
    }
}

/// Opens a table with the host in seat 0.
///
/// # Errors
/// `Rejected` if the options do not fit, `NoSuchPlayer`, `TooManyOpenGames`.
pub async fn open_table(
    db: &Database,
    host: Uuid,
    table: NewTable,
    key: Option<&IdempotentRequest>,
) -> Result<Done<Arc<HostedGame>>, GameError> {
    let mut seed = db.process.randomness.game_seed();
    let NewTable { options, packs, bots, visibility, spectator_delay, bots_welcome, joining, invited, secret } = table;
    if bots_welcome && options.rated {
        return Err(Rejection::RatedGame {}.into());
    }
    seed.secret = secret.unwrap_or(seed.secret);
    let events = Game::create(
        options,
        packs,
        (SeatChoice { seat: None, color: joining.color }, joining.entropy),
        bots.into_iter().map(BotLevel::anywhere),
        seed.secret.commitment(),
    )?;
    let mut opening = Opening::new(host, events, seed, (visibility, spectator_delay), db.process.time.now())?;
    opening.hosted.bots_welcome = bots_welcome;
    opening.invited = accounts_named(&mut *db.connection("open_table").await?, host, &invited, options.rated).await?;
    open(db, host, opening, key).await.map(Done::Changed)
}

pub(crate) async fn open(
    db: &Database,
    host: Uuid,
    mut opening: Opening,
    key: Option<&IdempotentRequest>,
) -> Result<Arc<HostedGame>, GameError> {
    let mut connection = db.connection("open_game").await?;
    Connection::transaction(&mut connection, async |connection| {
        write_opening(db, connection, host, &mut opening, key).await
    })
    .await?;
    drop(connection);
    Ok(publish(db, opening))
}

/// Whether a new game may be given its secret.
pub fn allows_sandbox(db: &Database) -> bool {
    db.process.limits.sandbox
}

/// The time at which a game is cancelled if it has not begun by then.
pub fn expiry(db: &Database, hosted: &HostedGame) -> Option<Timestamp> {
    hosted.due_at(&db.process.limits).filter(|_| *hosted.game.phase() == Phase::Lobby)
}

/// Publishes a table that was written.
pub(crate) fn publish(db: &Database, opening: Opening) -> Arc<HostedGame> {
    let hosted = Arc::new(opening.hosted);
    db.process.hosted.remember(&hosted);
    let invited = opening.invited.iter().map(|(account, _)| *account);
    db.process.hub.notify_inboxes(&invited.chain(hosted.participants()).collect::<Vec<_>>());
    committed::spawn_bot_moves(db, &hosted);
    hosted
}

/// Writes a table if its host may open one, and deals if it is full.
pub(crate) async fn write_opening(
    db: &Database,
    connection: &mut Connection,
    host: Uuid,
    opening: &mut Opening,
    key: Option<&IdempotentRequest>,
) -> Result<(), GameError> {
    opening.start_if_full(db, connection).await?;
    if let Some(key) = key {
        reserve_key(connection, key, &opening.hosted, None).await?;
    }
    let invited = opening.invited.iter().map(|(invited, _)| *invited);
    let mut account = quota::lock(connection, host, &invited.collect::<Vec<_>>()).await?;
    let most = db.process.limits.open_games;
    if !quota::admit(&mut account, Limit::OpenGames(most)).await? {
        return Err(GameError::TooManyOpenGames { most });
    }
    quota::admit_player(db, &mut account).await?;
    let options = &opening.hosted.game.options();
    check_rated(connection, host, options).await?;
    let opener_mu = if options.rated { Some(ratings::mu(connection, host, options.seats).await?) } else { None };
    let due_at = opening.hosted.due_at(&db.process.limits);
    for _ in 0..DRAWS {
        let has_code = opening.hosted.visibility != Visibility::Private;
        opening.hosted.code = has_code.then(|| db.process.randomness.code());
        if let Some(code) = &opening.hosted.code
            && invites::is_code_known(db, connection, code).await?
        {
            continue;
        }
        let insert = async |connection: &mut Connection| insert(connection, host, opening, due_at, opener_mu).await;
        match Connection::transaction(connection, insert).await {
            Err(error) if error.violates("games_by_code") => {}
            other => return other,
        }
    }
    Err(GameError::Contended)
}

/// Refuses a rated game that nothing would end, and one for an account that is not a person with a name: a
/// guest is made by one request.
pub(crate) async fn check_rated(
    connection: &mut Connection,
    account: Uuid,
    options: &GameOptions,
) -> Result<(), GameError> {
    if !options.rated {
        return Ok(());
    }
    match kind_of(connection, account).await? {
        AccountKind::Guest => return Err(GameError::RatedGuest),
        AccountKind::Bot => return Err(Rejection::RatedGame {}.into()),
        AccountKind::Registered => {}
    }
    if options.clock.is_some() { Ok(()) } else { Err(GameError::RatedWithoutClock) }
}

/// Writes the rows and the log of a table.
pub(crate) async fn insert(
    connection: &mut Connection,
    host: Uuid,
    opening: &Opening,
    due_at: Option<Timestamp>,
    opener_mu: Option<f64>,
) -> Result<(), GameError> {
    let Opening { hosted, entries, invited, rematch_of } = opening;
    let HostedGame {
        id,
        game,
        secret,
        visibility,
        spectator_delay,
        bots_welcome,
        code,
        opened_at,
        updated_at,
        script,
        deal,
        ..
    } = hosted;
    let row = (
        games::id.eq(id),
        games::status.eq(GameStatus::of(game)),
        games::variant.eq(game.options().variant.name()),
        games::seats.eq(i16::from(game.options().seats)),
        games::secret.eq(secret.stored().as_slice()),
        games::created_at.eq(opened_at.to_diesel()),
        games::options.eq(serde_json::to_value(game.options()).map_err(CodecError::Encode)?),
        games::packs.eq(game.packs().iter().map(|pack| pack.name.as_str()).collect::<Vec<_>>()),
        games::visibility.eq(*visibility),
        games::spectator_delay.eq(spectator_delay.seconds().cast_signed()),
        games::bots_welcome.eq(bots_welcome),
        games::code.eq(code),
        games::open_seats.eq(i16::saturating_from(game.open_seats().count())),
        games::opener_mu.eq(opener_mu),
        games::rematch_of.eq(rematch_of),
        games::deal_id.eq(deal.map(|deal| deal.id)),
        games::script.eq(script.as_deref().map(serde_json::to_value).transpose().map_err(CodecError::Encode)?),
    );
    diesel::insert_into(games::table).values(row).execute(connection).await?;
    let WaitingSeats { seats: waits_for, deadline } = WaitingSeats::of(hosted);
    let head = (
        game_heads::game_id.eq(id),
        game_heads::version.eq(hosted.head.version.cast_signed()),
        game_heads::head.eq(hosted.head.hash.as_slice()),
        game_heads::waits_for.eq(waits_for),
        game_heads::deadline.eq(NullableTimestamp::from(deadline)),
        game_heads::due_at.eq(NullableTimestamp::from(due_at)),
        game_heads::updated_at.eq(updated_at.to_diesel()),
    );
    diesel::insert_into(game_heads::table).values(head).execute(connection).await?;
    let seats = game.seats().map(|seat| seat_row(hosted, seat)).collect::<Vec<_>>();
    diesel::insert_into(game_seats::table).values(seats).execute(connection).await?;
    append::insert_log(connection, *id, entries, &vec![*opened_at; entries.len()]).await?;
    let is_open = *visibility == Visibility::Public && game.open_seats().next().is_some();
    if is_open && rematch_of.is_none() {
        wake::queue(connection, *id, host, *opened_at).await?;
    }
    let notification = if rematch_of.is_some() { Notification::Rematch } else { Notification::Invited };
    invite(connection, hosted, host, notification, invited).await
}

type SeatRow = (
    diesel::dsl::Eq<game_seats::game_id, Uuid>,
    diesel::dsl::Eq<game_seats::seat, i16>,
    diesel::dsl::Eq<game_seats::account_id, Option<Uuid>>,
    diesel::dsl::Eq<game_seats::bot, Option<&'static str>>,
    diesel::dsl::Eq<game_seats::color, Option<&'static str>>,
);

fn seat_row(hosted: &HostedGame, seat: Seat) -> SeatRow {
    let bot = match hosted.game.occupants()[seat] {
        Occupant::Bot { level } => Some(level.name()),
        Occupant::Nobody | Occupant::Person => None,
    };
    (
        game_seats::game_id.eq(hosted.id),
        game_seats::seat.eq(i16::from(seat.number())),
        game_seats::account_id.eq(hosted.account_in(seat)),
        game_seats::bot.eq(bot),
        game_seats::color.eq(hosted.game.colors()[seat].map(PlayerColor::name)),
    )
}
