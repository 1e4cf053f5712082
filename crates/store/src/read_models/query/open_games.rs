//! Finished games of a month for the dump of open data, in the order of their endings.

use crate::{
    Database, DatabaseError,
    database::{
        fetch::Fetch,
        statement::{Parameters, Statement},
    },
    engine::Int,
    events::history,
    hosting::projection::{Rating, SeatRecord},
    log::{codec::StoredEvent, rng::Secret},
    read_models::results::{FromDetails, RecordOnly},
};
use diesel::{
    prelude::*,
    sql_query,
    sql_types::{BigInt, Binary, Bool, Double, Integer, Nullable, SmallInt, Text, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::RunQueryDsl;
use jiff::Timestamp;
use jiff_diesel::ToDiesel;
use std::ops::Range;
use uuid::Uuid;

/// The number of games that are read at a time.
const PAGE: i64 = 500;

/// The first and the last number of the endings of a month.
const BOUNDS: &str = "SELECT coalesce(min(ended_seq), 0) AS first, coalesce(max(ended_seq), -1) AS last FROM results \
    WHERE finished_at >= $1 AND finished_at < $2";

/// The choices of those who had a seat of the game with the id `game`, at its end or before; those of their
/// owner for bots of players. A deleted account has the one that was kept, none if that is unknown.
fn choices(game: &str) -> String {
    format!(
        "(SELECT coalesce(c.open_games, h.open_games, 'none') AS open_games FROM \
            (SELECT s.account_id, s.pseudonym, s.open_games FROM game_seats s WHERE s.game_id = {game} \
            UNION ALL SELECT f.account_id, f.pseudonym, f.open_games FROM former_players f WHERE f.game_id = {game}) h \
        LEFT JOIN bots b ON b.account_id = h.account_id \
        LEFT JOIN accounts c ON c.id = coalesce(b.owner_id, h.account_id) \
        WHERE h.account_id IS NOT NULL OR h.pseudonym IS NOT NULL)"
    )
}

/// Whether nobody who had a seat of the game with the id `game` wants to have no part in open data.
pub(crate) fn is_open(game: &str) -> String {
    format!("'none' <> ALL {}", choices(game))
}

/// The seats of a page of games whose endings have numbers after one, up to another, and that ended
/// in a time: around its limits, numbers are not quite in the order of time. A game is open if
/// nobody in it wants no dump, and it was rated and public or everybody wants all their games in
/// dumps.
fn seats(time: &Range<Timestamp>, after: i64, until: i64) -> Statement<'static> {
    let mut endings = Parameters::default();
    let after = endings.bind::<BigInt, _>(after);
    let until = endings.bind::<BigInt, _>(until);
    let limit = endings.bind::<BigInt, _>(PAGE);
    let start = endings.bind::<Timestamptz, _>(time.start.to_diesel());
    let end = endings.bind::<Timestamptz, _>(time.end.to_diesel());
    let (is_open, choices) = (is_open("g.id"), choices("g.id"));
    endings.statement(format!(
        "WITH page AS MATERIALIZED (SELECT g.id, g.ended_seq, g.secret FROM games g \
            WHERE g.ended_seq > {after} AND g.ended_seq <= {until} AND g.script IS NULL AND g.deal_id IS NULL \
            AND EXISTS (SELECT FROM results r WHERE r.game_id = g.id \
                AND r.finished_at >= {start} AND r.finished_at < {end}) ORDER BY g.ended_seq LIMIT {limit}) \
        SELECT g.id AS game, g.ended_seq, g.secret, r.started_at, r.finished_at, r.variant, r.rated, \
            {is_open} AND (r.rated AND r.public OR 'all' = ALL {choices}) AS open, \
            r.seat, CASE WHEN c.id IS NOT NULL THEN r.player END AS player, \
            s.bot, s.was_bot, r.away IS NOT NULL AS left_early, r.details, \
            h.mu_before AS mu, h.sigma_before AS sigma, h.games AS rated_games \
        FROM page g JOIN results r ON r.game_id = g.id \
        JOIN game_seats s ON s.game_id = r.game_id AND s.seat = r.seat \
        LEFT JOIN accounts c ON c.id = r.player \
        LEFT JOIN rating_changes h ON h.player = c.id AND h.game_id = r.game_id AND h.ended_seq = r.ended_seq \
        ORDER BY g.ended_seq, r.seat"
    ))
}

#[derive(QueryableByName)]
struct Bounds {
    #[diesel(sql_type = BigInt)]
    first: i64,
    #[diesel(sql_type = BigInt)]
    last: i64,
}

#[derive(QueryableByName)]
struct SeatRow {
    #[diesel(sql_type = SqlUuid)]
    game: Uuid,
    #[diesel(sql_type = BigInt)]
    ended_seq: i64,
    #[diesel(sql_type = Binary)]
    secret: Vec<u8>,
    #[diesel(sql_type = Timestamptz)]
    started_at: jiff_diesel::Timestamp,
    #[diesel(sql_type = Timestamptz)]
    finished_at: jiff_diesel::Timestamp,
    #[diesel(sql_type = Text)]
    variant: String,
    #[diesel(sql_type = Bool)]
    rated: bool,
    #[diesel(sql_type = Bool)]
    open: bool,
    #[diesel(sql_type = SmallInt)]
    seat: i16,
    #[diesel(sql_type = Nullable<SqlUuid>)]
    player: Option<Uuid>,
    #[diesel(sql_type = Nullable<Text>)]
    bot: Option<String>,
    #[diesel(sql_type = Bool)]
    was_bot: bool,
    #[diesel(sql_type = Bool)]
    left_early: bool,
    #[diesel(sql_type = Binary)]
    details: FromDetails<RecordOnly>,
    #[diesel(sql_type = Nullable<Double>)]
    mu: Option<f64>,
    #[diesel(sql_type = Nullable<Double>)]
    sigma: Option<f64>,
    #[diesel(sql_type = Nullable<Integer>)]
    rated_games: Option<i32>,
}

/// A finished game that may be published.
pub struct OpenGame {
    pub id: Uuid,
    pub secret: Secret,
    pub events: Vec<StoredEvent>,
    pub variant: String,
    pub rated: bool,
    pub started_at: Timestamp,
    pub finished_at: Timestamp,
    pub seats: Vec<OpenSeat>,
}

/// A seat of it.
pub struct OpenSeat {
    pub seat: u8,
    /// The account; none for a bot and a deleted account.
    pub player: Option<Uuid>,
    /// The level of the bot that had the seat from the beginning.
    pub bot: Option<String>,
    pub left: bool,
    /// The rating before the game, if it was rated. None for a deleted account: it would tell which
    /// games are of the same one.
    pub rating: Option<i32>,
    pub record: SeatRecord,
}

/// A page of finished games.
pub struct OpenGamesPage {
    pub games: Vec<OpenGame>,
    /// The number of games of the page that may not be published.
    pub left_out: u64,
    /// The number of the last ending of the page; none at the end.
    pub last: Option<i64>,
}

/// The numbers of the endings between which the games of a time ended: after the first, up to the
/// second.
pub async fn bounds(db: &Database, time: &Range<Timestamp>) -> Result<(i64, i64), DatabaseError> {
    let bounds = sql_query(BOUNDS)
        .bind::<Timestamptz, _>(time.start.to_diesel())
        .bind::<Timestamptz, _>(time.end.to_diesel())
        .fetch_one::<Bounds>(&mut db.connection("find_month").await?)
        .await?;
    Ok((bounds.first - 1, bounds.last))
}

/// The games of a time whose endings have numbers after one, up to another, a page of them.
pub async fn page(
    db: &Database,
    time: &Range<Timestamp>,
    after: i64,
    until: i64,
) -> Result<OpenGamesPage, DatabaseError> {
    let mut connection = db.connection("read_open_games").await?;
    let rows = seats(time, after, until).load::<SeatRow>(&mut connection).await?;
    let last = rows.last().map(|row| row.ended_seq);
    let (mut games, mut left_out) = (Vec::<OpenGame>::new(), 0);
    for row in rows {
        if !row.open {
            left_out += u64::from(row.seat == 0);
        } else if let Some(game) = games.last_mut().filter(|game| game.id == row.game) {
            game.seats.push(row.seat());
        } else {
            games.extend(row.game());
        }
    }
    let ids = games.iter().map(|game| game.id).collect::<Vec<_>>();
    let mut logs = history::stored_histories(&mut connection, &ids).await?;
    games.iter_mut().for_each(|game| game.events = logs.remove(&game.id).unwrap_or_default());
    // Generated histories may have no logs.
    let all = games.len();
    games.retain(|game| !game.events.is_empty());
    left_out += u64::saturating_from(all - games.len());
    Ok(OpenGamesPage { games, left_out, last })
}

impl SeatRow {
    fn game(mut self) -> Option<OpenGame> {
        Some(OpenGame {
            id: self.game,
            secret: Secret::from_bytes(std::mem::take(&mut self.secret).try_into().ok()?),
            events: Vec::new(),
            variant: std::mem::take(&mut self.variant),
            rated: self.rated,
            started_at: self.started_at.to_jiff(),
            finished_at: self.finished_at.to_jiff(),
            seats: vec![self.seat()],
        })
    }

    fn seat(self) -> OpenSeat {
        let games = self.rated_games.map(i32::cast_unsigned);
        let rating = |((mu, sigma), games)| Rating { mu, sigma, games }.shown();
        OpenSeat {
            seat: u8::saturating_from(self.seat),
            player: self.player,
            bot: self.bot.filter(|_| self.was_bot),
            left: self.left_early,
            rating: self.mu.zip(self.sigma).zip(games).map(rating),
            record: self.details.0.record,
        }
    }
}
