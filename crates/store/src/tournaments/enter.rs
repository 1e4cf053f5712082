//! Entering a tournament, leaving it, and coming back.

use crate::{
    Connection, Database, DatabaseError, TournamentError,
    access::{
        account_kind::{AccountKind, kind_of},
        hidden_among,
    },
    database::fetch::Fetch,
    hosting::{
        projection::{Rating, RatingBoard},
        tournament::HostedTournament,
    },
    quota::{self, Limit, MAX_ENTERED},
    read_models::ratings,
    schema::{tournament_players, tournaments},
    tournaments::{directions, lifecycle, log, views},
};
use diesel::{
    prelude::*,
    sql_query,
    sql_types::{Double, Nullable, Text, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff::SignedDuration;
use jiff_diesel::ToDiesel;
use railhead_tournament::{Entrant, Presence, Refusal, Strength};
use uuid::Uuid;

/// The time in which the highest rating counts: it cannot be lowered for a day of easy games.
const LATELY: SignedDuration = SignedDuration::from_hours(90 * 24);

/// The highest conservative estimate that a player had lately, on the scale of μ.
const HIGHEST: &str = "SELECT max(c.mu_after - 3 * c.sigma_after) AS highest FROM rating_changes c \
    JOIN results r ON r.player = c.player AND r.ended_seq = c.ended_seq \
    WHERE c.player = $1 AND c.board = $2 AND r.finished_at >= $3";

#[derive(QueryableByName)]
struct Highest {
    #[diesel(sql_type = Nullable<Double>)]
    highest: Option<f64>,
}

/// Lets an account enter, or come back. Nothing changes if it takes part already.
///
/// # Errors
/// `NoSuchTournament`, `Guest`, `Bot`, `Rating`, `TooManyEntered`; `Refused`.
pub async fn enter(
    db: &Database,
    account: Uuid,
    id: Uuid,
    entropy: Option<String>,
) -> Result<HostedTournament, TournamentError> {
    views::tournament(db, Some(account), id).await?;
    let mut connection = db.connection("enter_tournament").await?;
    let entered = Connection::transaction::<_, TournamentError, _>(&mut connection, async |connection| {
        let mut hosted = log::lock(db, connection, id).await?;
        let (event, entering) = match hosted.entrant_of(account) {
            Some(entrant) => match hosted.state.return_to(entrant) {
                Err(Refusal::AlreadyEntered) => return Ok(hosted),
                event => {
                    let event = event?;
                    admit(connection, account).await?;
                    // Who has begun may have got another rating there.
                    if !hosted.state.entrants.get(entrant).is_some_and(|player| player.has_begun) {
                        check_may_enter(db, connection, &hosted, account).await?;
                    }
                    (event, None)
                }
            },
            None => {
                admit(connection, account).await?;
                let rating = check_may_enter(db, connection, &hosted, account).await?;
                let strength = hosted.state.rules.same_deal.then(|| Strength::of(rating.mu, rating.sigma));
                let apart = hidden_entrants(connection, &hosted, account).await?;
                let entered = hosted.state.enter(rating.shown(), entropy, apart)?.of_strength(strength);
                (entered, Some(account))
            }
        };
        log::append(db, connection, &mut hosted, &[event], entering.as_slice()).await?;
        Ok(hosted)
    });
    entered.await.inspect(|hosted| db.process.hub.notify_tournament(hosted.id))
}

/// The players who are hidden from an account that enters: the two are not seated together where that can be
/// avoided. The log names the pair, as every pairing follows from it, and not who hides from whom.
async fn hidden_entrants(
    connection: &mut Connection,
    hosted: &HostedTournament,
    account: Uuid,
) -> Result<Vec<Entrant>, DatabaseError> {
    let others = hosted.accounts.iter().flatten().copied().collect::<Vec<_>>();
    let hidden = hidden_among(connection, account, &others).await?;
    Ok(hidden.into_iter().filter_map(|other| hosted.entrant_of(other)).collect())
}

/// Lets an account leave. Nothing changes if it has left.
///
/// # Errors
/// `NoSuchTournament`; `Refused`.
pub async fn leave(db: &Database, account: Uuid, id: Uuid) -> Result<(), TournamentError> {
    let mut connection = db.connection("leave_tournament").await?;
    let left = Connection::transaction::<_, TournamentError, _>(&mut connection, async |connection| {
        let mut hosted = log::lock(db, connection, id).await?;
        let entrant = hosted.entrant_of(account).ok_or(Refusal::NotEntered)?;
        if hosted.state.entrants.get(entrant).is_some_and(|player| player.presence == Presence::Left) {
            return Ok(());
        }
        let event = hosted.state.leave(entrant)?;
        Ok(log::append(db, connection, &mut hosted, &[event], &[]).await?)
    });
    left.await.inspect(|()| db.process.hub.notify_tournament(id))
}

/// Lets an account leave all tournaments, because it is deleted or banned, calls off those that only it could
/// begin, and lets those go on that it has paused.
pub(crate) async fn leave_all(db: &Database, account: Uuid) -> Result<(), DatabaseError> {
    lifecycle::cancel_all(db, account).await?;
    directions::resume_all(db, account).await?;
    for id in present_in(&mut *db.connection("tournaments_of_account").await?, account).await? {
        if let Err(TournamentError::Database(error)) = leave(db, account, id).await {
            return Err(error);
        }
    }
    Ok(())
}

/// The tournaments in which an account takes part and that are not over.
async fn present_in(connection: &mut Connection, account: Uuid) -> Result<Vec<Uuid>, DatabaseError> {
    let own = tournament_players::account_id.eq(account).and(tournament_players::is_present.eq(true));
    let found = tournament_players::table
        .inner_join(tournaments::table.on(tournaments::id.eq(tournament_players::tournament_id)))
        .filter(own.and(tournaments::phase.eq_any(lifecycle::NOT_OVER)))
        .select(tournaments::id);
    Ok(found.load(connection).await?)
}

/// Refuses an account that takes part in too many. Its row stays locked.
async fn admit(connection: &mut Connection, account: Uuid) -> Result<(), TournamentError> {
    let mut account = quota::lock(connection, account, &[]).await?;
    match quota::admit(&mut account, Limit::EnteredTournaments).await? {
        true => Ok(()),
        false => Err(TournamentError::TooManyEntered { most: MAX_ENTERED }),
    }
}

/// Checks the conditions of entry. Returns the rating.
async fn check_may_enter(
    db: &Database,
    connection: &mut Connection,
    hosted: &HostedTournament,
    account: Uuid,
) -> Result<Rating, TournamentError> {
    check_is_welcome(connection, account, (hosted.settings.guests, hosted.settings.bots_welcome)).await?;
    let board = RatingBoard::of(hosted.state.rules.seats);
    let rating = ratings::rating(connection, account, board).await?.unwrap_or_default();
    check_rating(db, connection, hosted, account, board, rating).await?;
    Ok(rating)
}

/// Refuses guests and bots where they are not welcome.
pub(crate) async fn check_is_welcome(
    connection: &mut Connection,
    account: Uuid,
    (guests, bots): (bool, bool),
) -> Result<(), TournamentError> {
    match kind_of(connection, account).await? {
        AccountKind::Guest if !guests => Err(TournamentError::Guest),
        AccountKind::Bot if !bots => Err(TournamentError::Bot),
        AccountKind::Guest | AccountKind::Bot | AccountKind::Registered => Ok(()),
    }
}

/// Checks the limits of ratings. The upper one counts the highest rating of the last months, so that losing
/// games on purpose opens no tournament.
async fn check_rating(
    db: &Database,
    connection: &mut Connection,
    hosted: &HostedTournament,
    account: Uuid,
    board: RatingBoard,
    rating: Rating,
) -> Result<(), TournamentError> {
    let (least, most) = (hosted.settings.min_rating, hosted.settings.max_rating);
    let refused = |rating| TournamentError::Rating { rating, least, most };
    if least.is_some_and(|least| rating.shown() < least) {
        return Err(refused(rating.shown()));
    }
    let Some(limit) = most else { return Ok(()) };
    let found = sql_query(HIGHEST)
        .bind::<SqlUuid, _>(account)
        .bind::<Text, _>(board)
        .bind::<Timestamptz, _>((db.now() - LATELY).to_diesel())
        .fetch_one::<Highest>(connection)
        .await?;
    let highest = found.highest.map_or(rating.shown(), |mu| Rating { mu, sigma: 0.0, games: 1 }.shown());
    let highest = highest.max(rating.shown());
    if highest > limit { Err(refused(highest)) } else { Ok(()) }
}
