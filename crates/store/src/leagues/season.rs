//! The seasons of leagues: members are divided, and each division becomes a tournament. A season ends when
//! all its tournaments are over; the next begins then, or when the least time of a season has passed.

use crate::{
    Connection, Database, DatabaseError, LeagueError,
    database::{fetch::Fetch, locks::lock_accounts},
    engine::Int,
    hosting::{
        notifications::Notification,
        projection::RatingBoard,
        tournament::{HostedTournament, TournamentSettings, TournamentVisibility},
    },
    leagues::league::{self, League, LeaguePhase},
    notifications::notify::write_notice,
    read_models::ratings,
    schema::{league_divisions, league_members, leagues, tournaments},
    tournaments::{lifecycle, log, organiser},
};
use diesel::prelude::*;
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff::{SignedDuration, Timestamp};
use jiff_diesel::{NullableTimestamp, ToDiesel};
use railhead_tournament::{Member, Refusal};
use std::collections::HashMap;
use uuid::Uuid;

/// The time after which a season with tournaments that are not over is looked at again, and a step that
/// failed is tried again.
const LOOK_AFTER: SignedDuration = SignedDuration::from_mins(1);

/// Begins all seasons that are due.
///
/// # Errors
/// If the database does not answer.
pub async fn run(db: &Database) -> Result<(), LeagueError> {
    loop {
        let now = db.now();
        let mut connection = db.connection("next_league").await?;
        let due = leagues::table.filter(leagues::due_at.le(now.to_diesel())).order(leagues::due_at).limit(1);
        let Some(id) = due.select(leagues::id).fetch_optional::<Uuid>(&mut connection).await? else { return Ok(()) };
        let stepped = Connection::transaction(&mut connection, async |connection| step(db, connection, id, now).await);
        match stepped.await {
            Ok(begun) => wake(db, &begun),
            Err(error) => {
                log_failure(&error, id);
                set_due(&mut connection, id, Some(now + LOOK_AFTER)).await?;
            }
        }
    }
}

fn log_failure(error: &(dyn std::error::Error + 'static), league: Uuid) {
    tracing::error!(error, %league, "a league cannot go on");
}

/// Begins the first season, if the organiser wants it to begin now.
///
/// # Errors
/// `NoSuchLeague`; of tournaments `NotOrganiser`, `Refused` with `HasBegun`, `IsOver` or `PlayerCount`.
pub async fn start(db: &Database, organiser: Uuid, id: Uuid) -> Result<(), LeagueError> {
    league::viewed(db, Some(organiser), id).await?;
    let mut connection = db.connection("start_league").await?;
    let begun = Connection::transaction::<_, LeagueError, _>(&mut connection, async |connection| {
        let league = league::lock(connection, id).await?;
        organiser::check(league.organiser_id, organiser)?;
        match league.phase {
            LeaguePhase::Open => {}
            LeaguePhase::Running | LeaguePhase::Ending => return Err(Refusal::HasBegun.into()),
            LeaguePhase::Ended => return Err(Refusal::IsOver.into()),
        }
        let begun = begin(db, connection, &league, db.now()).await?;
        begun.ok_or_else(|| Refusal::PlayerCount.into())
    });
    wake(db, &begun.await?);
    Ok(())
}

/// Takes the step of a league that is due: ends it, or begins its next season, unless the present one goes
/// on. Another replica may have taken it.
async fn step(
    db: &Database,
    connection: &mut Connection,
    id: Uuid,
    now: Timestamp,
) -> Result<Vec<HostedTournament>, LeagueError> {
    let league = league::lock(connection, id).await?;
    if league.due_at.is_none_or(|due| due > now) {
        return Ok(Vec::new());
    }
    if has_open_tournaments(connection, &league).await? {
        set_due(connection, id, Some(now + LOOK_AFTER)).await?;
        return Ok(Vec::new());
    }
    let begun = match league.phase {
        LeaguePhase::Running => begin(db, connection, &league, now).await?,
        LeaguePhase::Open | LeaguePhase::Ending | LeaguePhase::Ended => None,
    };
    if begun.is_none() {
        let ended =
            (leagues::phase.eq(<&str>::from(LeaguePhase::Ended)), leagues::due_at.eq(NullableTimestamp::from(None)));
        diesel::update(leagues::table.find(id)).set(ended).execute(connection).await?;
    }
    Ok(begun.unwrap_or_default())
}

async fn set_due(connection: &mut Connection, id: Uuid, due: Option<Timestamp>) -> Result<(), DatabaseError> {
    let due = leagues::due_at.eq(NullableTimestamp::from(due));
    diesel::update(leagues::table.find(id)).set(due).execute(connection).await?;
    Ok(())
}

async fn has_open_tournaments(connection: &mut Connection, league: &League) -> Result<bool, DatabaseError> {
    let own = league_divisions::table
        .inner_join(tournaments::table.on(tournaments::id.eq(league_divisions::tournament_id)))
        .filter(league_divisions::league_id.eq(league.id).and(league_divisions::season.eq(league.season.cast_signed())))
        .filter(tournaments::phase.eq_any(lifecycle::NOT_OVER));
    Ok(own.count().fetch_one::<i64>(connection).await? > 0)
}

/// Begins the next season. None if there are too few members for a table.
async fn begin(
    db: &Database,
    connection: &mut Connection,
    league: &League,
    now: Timestamp,
) -> Result<Option<Vec<HostedTournament>>, LeagueError> {
    let accounts = league::members(connection, league.id).await?;
    lock_accounts(connection, &accounts).await?;
    let Members { sizes, all, gone } = members(db, connection, league, accounts).await?;
    dismiss(connection, league.id, &gone).await?;
    let Some(divided) = league.settings.rules.divisions(&sizes, &all) else { return Ok(None) };
    let season = league.season + 1;
    let mut begun = Vec::new();
    for (division, players) in divided.iter().enumerate() {
        let entering = players.iter().map(|member| (member.player, member.rating)).collect::<Vec<_>>();
        let settings = tournament(league, season, division, players.len());
        let hosted = lifecycle::open_with(db, connection, settings, &entering).await?;
        let row = (
            league_divisions::league_id.eq(league.id),
            league_divisions::season.eq(season.cast_signed()),
            league_divisions::division.eq(i16::saturating_from(division)),
            league_divisions::tournament_id.eq(hosted.id),
        );
        diesel::insert_into(league_divisions::table).values(row).execute(connection).await?;
        for member in players {
            let notice = Notification::LeagueSeason {
                league: league.id,
                season,
                division: u16::saturating_from(division + 1),
                before: member.last.map(|(division, _)| u16::saturating_from(division + 1)),
            };
            write_notice(connection, member.player, notice, None).await?;
        }
        begun.push(hosted);
    }
    let due = now + SignedDuration::from_hours(24 * i64::from(league.settings.season_days));
    let changed = (
        leagues::phase.eq(<&str>::from(LeaguePhase::Running)),
        leagues::season.eq(season.cast_signed()),
        leagues::season_at.eq(now.to_diesel()),
        leagues::due_at.eq(due.to_diesel()),
    );
    diesel::update(leagues::table.find(league.id)).set(changed).execute(connection).await?;
    Ok(Some(begun))
}

/// The settings of the tournament of a division.
fn tournament(league: &League, season: u16, division: usize, players: usize) -> TournamentSettings {
    let settings = &league.settings;
    TournamentSettings {
        name: format!("{} · {season}/{}", settings.name, division + 1),
        visibility: if settings.listed { TournamentVisibility::Public } else { TournamentVisibility::Unlisted },
        rules: settings.rules.tournament(players),
        options: settings.options,
        packs: settings.packs.clone(),
        bots_welcome: settings.bots_welcome,
        guests: settings.guests,
        min_rating: None,
        max_rating: None,
        starts_at: None,
        round_seconds: None,
    }
}

/// The members before a season.
struct Members {
    /// The numbers of players that the divisions of the last season had.
    sizes: Vec<usize>,
    /// Members who play on, with their ratings and their places of the last season.
    all: Vec<Member<Uuid>>,
    /// Members who made no move in the last season.
    gone: Vec<Uuid>,
}

async fn members(
    db: &Database,
    connection: &mut Connection,
    league: &League,
    mut accounts: Vec<Uuid>,
) -> Result<Members, LeagueError> {
    let board = RatingBoard::of(league.settings.rules.seats);
    let ratings = ratings::present(connection, &accounts, board).await?;
    let (mut sizes, mut last, mut gone) = (Vec::new(), HashMap::new(), Vec::new());
    for (division, tournament) in league::divisions(connection, league.id, league.season).await?.into_iter().enumerate()
    {
        let hosted = log::load_in(db, connection, tournament).await?;
        sizes.push(hosted.accounts.len());
        gone.extend(absent(&hosted).filter(|account| accounts.contains(account)));
        for (position, line) in hosted.standings().iter().enumerate() {
            if let Some(account) = hosted.accounts.get(line.entrant).copied().flatten() {
                last.insert(account, (division, position));
            }
        }
    }
    accounts.retain(|account| !gone.contains(account));
    let member = |player: Uuid| Member {
        player,
        rating: ratings.get(&player).copied().unwrap_or_default().shown(),
        last: last.get(&player).copied(),
    };
    Ok(Members { sizes, all: accounts.into_iter().map(member).collect(), gone })
}

/// The next season as it would be if it began now.
#[derive(Clone, Debug)]
pub struct NextSeason {
    /// The season, from 1.
    pub season: u16,
    /// The members who would play. None once the league ends.
    pub members: Vec<Member<Uuid>>,
    /// The divisions, the highest first. Empty if there are too few members.
    pub divisions: Vec<Vec<Member<Uuid>>>,
}

/// The next season of a league. Nothing changes.
///
/// # Errors
/// If the database does not answer.
pub async fn next(db: &Database, league: &League) -> Result<NextSeason, LeagueError> {
    let mut connection = db.connection("next_season_of_league").await?;
    let accounts = match league.check_goes_on() {
        Ok(()) => league::members(&mut connection, league.id).await?,
        Err(_) => Vec::new(),
    };
    let Members { sizes, all, .. } = members(db, &mut connection, league, accounts).await?;
    let divisions = league.settings.rules.divisions(&sizes, &all).unwrap_or_default();
    Ok(NextSeason { season: league.season + 1, members: all, divisions })
}

/// The accounts of players who made no move at any table of a division.
fn absent(hosted: &HostedTournament) -> impl Iterator<Item = Uuid> + '_ {
    let players = hosted.accounts.iter().enumerate();
    let absent = players.filter(|(entrant, _)| hosted.state.was_absent_everywhere(*entrant));
    absent.filter_map(|(_, account)| *account)
}

/// Ends the memberships of players who made no move in a season, and tells them.
async fn dismiss(connection: &mut Connection, league: Uuid, accounts: &[Uuid]) -> Result<(), DatabaseError> {
    let own = league_members::league_id.eq(league).and(league_members::account_id.eq_any(accounts));
    diesel::delete(league_members::table.filter(own)).execute(connection).await?;
    for account in accounts {
        write_notice(connection, *account, Notification::LeagueLeft { league }, None).await?;
    }
    Ok(())
}

/// Wakes the streams of the players after a commit.
fn wake(db: &Database, begun: &[HostedTournament]) {
    for hosted in begun {
        let players = hosted.accounts.iter().flatten().copied().collect::<Vec<_>>();
        db.process.hub.notify_inboxes(&players);
    }
}
