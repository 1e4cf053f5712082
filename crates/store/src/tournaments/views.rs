//! Tournaments as a viewer may see them: one, the list, the names of players.

use crate::{
    Database, DatabaseError, TournamentError,
    access::{friends_of, player_is_shown},
    database::{
        fetch::Fetch,
        statement::{Parameters, Statement},
    },
    engine::GameOptions,
    hosting::tournament::{HostedTournament, TournamentVisibility},
    live::subscriptions::Subscription,
    log::codec::CodecError,
    schema::{league_divisions, tournament_tables},
    tournaments::log,
};
use diesel::{
    prelude::*,
    sql_query,
    sql_types::{Array, Bool, Integer, Jsonb, Nullable, SmallInt, Text, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::RunQueryDsl;
use jiff::Timestamp;
use jiff_diesel::{NullableTimestamp, ToDiesel};
use railhead_tournament::{Phase, Rules};
use std::{collections::HashMap, sync::Arc};
use uuid::Uuid;

/// The tournaments to list.
#[derive(Clone, Debug)]
pub struct TournamentFilter {
    pub viewer: Option<Uuid>,
    /// Only those in this phase.
    pub phase: Option<Phase>,
    /// Only those that the viewer has entered or opened.
    pub own: bool,
    /// The place in the list to go on from.
    pub after: Option<(Timestamp, Uuid)>,
    pub limit: u8,
}

/// A tournament in a list.
#[derive(Clone, Debug)]
pub struct ListedTournament {
    pub id: Uuid,
    pub name: String,
    pub organiser: Option<String>,
    pub organiser_id: Option<Uuid>,
    pub visibility: TournamentVisibility,
    pub rules: Rules,
    pub options: GameOptions,
    pub guests: bool,
    pub phase: Phase,
    pub players: u16,
    pub starts_at: Option<Timestamp>,
    pub created_at: Timestamp,
    /// The time at which it was over or called off.
    pub ended_at: Option<Timestamp>,
    /// Whether the viewer takes part.
    pub entered: bool,
}

#[derive(QueryableByName)]
struct ListedRow {
    #[diesel(sql_type = SqlUuid)]
    id: Uuid,
    #[diesel(sql_type = Text)]
    name: String,
    #[diesel(sql_type = Nullable<Text>)]
    organiser: Option<String>,
    #[diesel(sql_type = Nullable<SqlUuid>)]
    organiser_id: Option<Uuid>,
    #[diesel(sql_type = Text)]
    visibility: TournamentVisibility,
    #[diesel(sql_type = Jsonb)]
    rules: serde_json::Value,
    #[diesel(sql_type = Jsonb)]
    game_options: serde_json::Value,
    #[diesel(sql_type = Bool)]
    guests: bool,
    #[diesel(sql_type = Text)]
    phase: String,
    #[diesel(sql_type = SmallInt)]
    players: i16,
    #[diesel(sql_type = Nullable<Timestamptz>)]
    starts_at: NullableTimestamp,
    #[diesel(sql_type = Timestamptz)]
    created_at: jiff_diesel::Timestamp,
    #[diesel(sql_type = Nullable<Timestamptz>)]
    ended_at: NullableTimestamp,
    #[diesel(sql_type = Bool)]
    entered: bool,
}

#[derive(QueryableByName)]
struct NamedRow {
    #[diesel(sql_type = SqlUuid)]
    id: Uuid,
    #[diesel(sql_type = Text)]
    name: String,
}

#[derive(QueryableByName)]
struct Answer {
    #[diesel(sql_type = Bool)]
    yes: bool,
}

/// The list with the condition of a circle: the viewer's own tournaments, or all that the viewer may see.
fn page(TournamentFilter { viewer, phase, own, after, limit }: TournamentFilter) -> Statement<'static> {
    let mut parameters = Parameters::default();
    let viewer = parameters.bind::<Nullable<SqlUuid>, _>(viewer);
    let phase = parameters.bind::<Nullable<Text>, _>(phase.map(<&str>::from));
    let after_at = parameters.bind::<Nullable<Timestamptz>, _>(after.map(|(at, _)| at.to_diesel()));
    let after_id = parameters.bind::<Nullable<SqlUuid>, _>(after.map(|(_, id)| id));
    let limit = parameters.bind::<Integer, _>(i32::from(limit));
    let circle = match own {
        true => format!(
            "t.id IN (SELECT o.id FROM tournaments o WHERE o.organiser_id = {viewer} \
            UNION ALL SELECT e.tournament_id FROM tournament_players e WHERE e.account_id = {viewer})"
        ),
        false => format!(
            "(p.account_id IS NOT NULL OR t.organiser_id = {viewer} \
            OR (t.visibility = 'public' OR t.visibility = 'friends' AND {viewer} IN ({friends})) \
                AND (t.organiser_id IS NULL OR {shown}))",
            friends = friends_of("t.organiser_id"),
            shown = player_is_shown(&viewer, "t.organiser_id")
        ),
    };
    parameters.statement(format!(
        include_str!("views_list.sql"),
        viewer = viewer,
        phase = phase,
        after_at = after_at,
        after_id = after_id,
        circle = circle,
        limit = limit
    ))
}

fn names_sql() -> String {
    let shown = player_is_shown("$1", "a.id");
    format!("SELECT a.id, a.name FROM accounts a WHERE a.id = ANY($2) AND (a.id = ANY($3) OR {shown})")
}

fn may_see_sql() -> String {
    let (friends, shown) = (friends_of("$2"), player_is_shown("$1", "$2"));
    format!("SELECT {shown} AND ($3 OR $1 IN ({friends})) AS yes")
}

/// A tournament that a viewer may see.
///
/// # Errors
/// `NoSuchTournament`.
pub async fn tournament(
    db: &Database,
    viewer: Option<Uuid>,
    id: Uuid,
) -> Result<Arc<HostedTournament>, TournamentError> {
    let hosted = log::load(db, id).await?;
    check_may_see(db, &hosted, viewer).await?;
    Ok(hosted)
}

/// Subscribes to the changes of a tournament. Subscribe before reading, so that no change in between is
/// missed.
pub fn subscribe(db: &Database, id: Uuid) -> Subscription<()> {
    db.process.hub.subscribe_tournament(id)
}

/// Refuses viewers without access: to a tournament for friends of its organiser, or of an organiser hidden
/// from the viewer. Its players see it always.
async fn check_may_see(db: &Database, hosted: &HostedTournament, viewer: Option<Uuid>) -> Result<(), TournamentError> {
    let is_for_friends = hosted.settings.visibility == TournamentVisibility::Friends;
    let Some(account) = viewer else {
        return if is_for_friends { Err(TournamentError::NoSuchTournament) } else { Ok(()) };
    };
    if hosted.organiser == Some(account) || hosted.entrant_of(account).is_some() {
        return Ok(());
    }
    let Some(organiser) = hosted.organiser else {
        // Nobody is a friend of an organiser whose account was deleted.
        return if is_for_friends { Err(TournamentError::NoSuchTournament) } else { Ok(()) };
    };
    let query = sql_query(may_see_sql())
        .bind::<SqlUuid, _>(account)
        .bind::<SqlUuid, _>(organiser)
        .bind::<Bool, _>(!is_for_friends);
    let Answer { yes } = query.fetch_one(&mut *db.connection("may_see_tournament").await?).await?;
    if yes { Ok(()) } else { Err(TournamentError::NoSuchTournament) }
}

/// The names of accounts in a tournament. Its players see each other's, as at a table; from others those are
/// left out who are hidden from them.
pub async fn names(
    db: &Database,
    hosted: &HostedTournament,
    viewer: Option<Uuid>,
    accounts: Vec<Uuid>,
) -> Result<HashMap<Uuid, String>, DatabaseError> {
    let plays = viewer.is_some_and(|viewer| hosted.entrant_of(viewer).is_some());
    let players = if plays { hosted.accounts.iter().flatten().copied().collect() } else { Vec::new() };
    names_among(db, viewer, accounts, players).await
}

/// The names of accounts: of those in the circle of the viewer, and of those who are not hidden from the
/// viewer.
pub async fn names_among(
    db: &Database,
    viewer: Option<Uuid>,
    accounts: Vec<Uuid>,
    circle: Vec<Uuid>,
) -> Result<HashMap<Uuid, String>, DatabaseError> {
    let named = sql_query(names_sql())
        .bind::<Nullable<SqlUuid>, _>(viewer)
        .bind::<Array<SqlUuid>, _>(accounts)
        .bind::<Array<SqlUuid>, _>(circle);
    let rows = named.load::<NamedRow>(&mut db.connection("names_of_players").await?).await?;
    Ok(rows.into_iter().map(|NamedRow { id, name }| (id, name)).collect())
}

/// The games of a tournament that are not over, among them those that are opened in moments.
pub async fn games_on(db: &Database, id: Uuid) -> Result<Vec<Uuid>, DatabaseError> {
    let on = tournament_tables::tournament_id.eq(id).and(tournament_tables::ended_at.is_null());
    let on = tournament_tables::table.filter(on).select(tournament_tables::game_id);
    Ok(on.load(&mut db.connection("games_on_of_tournament").await?).await?)
}

/// The league of which a tournament is a division.
pub async fn league(db: &Database, id: Uuid) -> Result<Option<Uuid>, DatabaseError> {
    let league = league_divisions::table.filter(league_divisions::tournament_id.eq(id));
    let league = league.select(league_divisions::league_id);
    Ok(league.fetch_optional(&mut *db.connection("league_of_tournament").await?).await?)
}

/// The tournament of a game that a viewer may see, with the round and the number of the table.
pub async fn of_game(
    db: &Database,
    viewer: Option<Uuid>,
    game: Uuid,
) -> Result<Option<(Arc<HostedTournament>, u16, u16)>, TournamentError> {
    let columns = (tournament_tables::tournament_id, tournament_tables::round, tournament_tables::number);
    let table = tournament_tables::table.find(game).select(columns);
    let found = table.fetch_optional::<(Uuid, i16, i16)>(&mut *db.connection("tournament_of_game").await?).await?;
    let Some((id, round, number)) = found else { return Ok(None) };
    match tournament(db, viewer, id).await {
        Ok(hosted) => Ok(Some((hosted, round.cast_unsigned(), number.cast_unsigned()))),
        Err(TournamentError::NoSuchTournament) => Ok(None),
        Err(error) => Err(error),
    }
}

/// Tournaments, the latest first.
pub async fn list(db: &Database, filter: TournamentFilter) -> Result<Vec<ListedTournament>, DatabaseError> {
    let rows = page(filter).load::<ListedRow>(&mut db.connection("list_tournaments").await?).await?;
    Ok(rows.into_iter().map(ListedRow::read).collect::<Result<_, _>>()?)
}

impl ListedRow {
    fn read(self) -> Result<ListedTournament, CodecError> {
        Ok(ListedTournament {
            id: self.id,
            name: self.name,
            organiser: self.organiser,
            organiser_id: self.organiser_id,
            visibility: self.visibility,
            rules: serde_json::from_value(self.rules).map_err(CodecError::Decode)?,
            options: serde_json::from_value(self.game_options).map_err(CodecError::Decode)?,
            guests: self.guests,
            phase: self.phase.parse().map_err(|_| CodecError::BrokenChain)?,
            players: self.players.cast_unsigned(),
            starts_at: self.starts_at.into(),
            created_at: self.created_at.into(),
            ended_at: self.ended_at.into(),
            entered: self.entered,
        })
    }
}
