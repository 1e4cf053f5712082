//! Access to games, and accounts that are hidden from each other. Everything that is read for a
//! viewer passes here: in SQL, or with a function that runs the same SQL.
//!
//! Also the person behind an account: for a bot its owner.
//!
//! Two accounts of which one blocks the other are hidden from each other, with the bots of both. A
//! game does not exist for viewers from whom a player is hidden, unless they play in it too.

pub(crate) mod account_kind;
pub(crate) mod names;

use crate::{
    Connection, Database, DatabaseError, GameError,
    database::{fetch::Fetch, prepared::Prepare},
    engine::Phase,
    hosting::{hosted_game::HostedGame, invitation::InvitationState, visibility::Visibility},
    schema::{bots, deals, game_invitations, game_spectators},
};
use diesel::{
    prelude::*,
    sql_query,
    sql_types::{Array, Uuid as SqlUuid},
};
use diesel_async::RunQueryDsl;
use uuid::Uuid;

/// Whether the accounts `viewer` and `other` are hidden from each other. `OFFSET 0`, here and below,
/// keeps PostgreSQL from reading all blocks and seats at once, to look them up by itself: it checks one
/// row after the other, by index, as far as the page goes.
fn hidden(viewer: &str, other: &str) -> String {
    let (person, other_person) = (person(viewer), person(other));
    format!(
        "EXISTS (SELECT FROM blocks x \
        WHERE (x.account_id = {person} AND x.blocked_id IN ({other}, {other_person})) \
        OR (x.account_id = {other_person} AND x.blocked_id IN ({viewer}, {person})) OFFSET 0)"
    )
}

/// Whether anybody at all is hidden from `viewer`, found with one look into each of two indexes. For a
/// viewer that is a parameter, PostgreSQL looks once a statement, so one for a viewer without blocks
/// does not look for each row.
fn has_hidden(viewer: &str) -> String {
    let person = person(viewer);
    format!(
        "(SELECT EXISTS (SELECT FROM blocks y WHERE y.account_id = {person}) \
        OR EXISTS (SELECT FROM blocks z WHERE z.blocked_id IN ({viewer}, {person})))"
    )
}

/// The person behind an account: the owner of a bot, or the account itself. Only people block.
pub(crate) fn person(account: &str) -> String {
    format!("coalesce((SELECT b.owner_id FROM bots b WHERE b.account_id = {account}), {account})")
}

/// Whether the account `other` is not hidden from `viewer`; both are expressions of SQL, and NULL is
/// nobody.
pub(crate) fn player_is_shown(viewer: &str, other: &str) -> String {
    format!("(NOT {} OR NOT {})", has_hidden(viewer), hidden(viewer, other))
}

/// Whether the account `viewer` (NULL: nobody) has a seat in the game with the id `game`, or had one.
pub(crate) fn participates(viewer: &str, game: &str) -> String {
    format!("({} OR {})", has_seat(viewer, game), had_seat(viewer, game))
}

/// Whether the account `viewer` (NULL: nobody) has a seat in the game with the id `game`.
pub(crate) fn has_seat(viewer: &str, game: &str) -> String {
    format!("EXISTS (SELECT FROM game_seats v WHERE v.game_id = {game} AND v.account_id = {viewer} OFFSET 0)")
}

/// Whether a stand-in has taken over a seat of the account `viewer` in the game with the id `game`.
fn had_seat(viewer: &str, game: &str) -> String {
    format!("EXISTS (SELECT FROM former_players w WHERE w.game_id = {game} AND w.account_id = {viewer} OFFSET 0)")
}

/// Whether the seat of the offer `o` (a row of `seat_offers`) is offered to the account `viewer` (NULL: an
/// anonymous viewer), if they may see the game.
pub(crate) fn is_offered_to(viewer: &str, o: &str) -> String {
    let had_seat = had_seat(viewer, &format!("{o}.game_id"));
    format!("(({o}.offered_to = 'public' OR {o}.offered_by IN ({})) AND NOT {had_seat})", friends_of(viewer))
}

/// Whether no player of the game with the id `game` is, or was, hidden from `viewer`, unless the
/// viewer is or was one as well.
pub(crate) fn table_is_shown(viewer: &str, game: &str) -> String {
    let (has_hidden, hidden) = (has_hidden(viewer), hidden(viewer, "t.account_id"));
    let participates = participates(viewer, game);
    format!(
        "(NOT {has_hidden} \
        OR {participates} OR NOT EXISTS (SELECT FROM game_seats t WHERE t.game_id = {game} AND {hidden} OFFSET 0) \
        AND NOT EXISTS (SELECT FROM former_players t WHERE t.game_id = {game} AND {hidden} OFFSET 0))"
    )
}

/// Whether the account `viewer` (NULL: an anonymous viewer) may see the game `g`. [`check_may_see`]
/// is the same rule for a hosted game.
pub(crate) fn may_see(viewer: &str) -> String {
    let (participates, table_is_shown) = (participates(viewer, "g.id"), table_is_shown(viewer, "g.id"));
    let is_revealed = "EXISTS (SELECT FROM deals d WHERE d.id = g.deal_id AND d.revealed_at IS NOT NULL)";
    format!(
        "((g.visibility <> 'private' \
        OR {participates} \
        OR EXISTS (SELECT FROM game_invitations i \
            WHERE i.game_id = g.id AND i.account_id = {viewer} AND i.state = 'open') \
        OR (g.status <> 'lobby' \
            AND EXISTS (SELECT FROM game_spectators p WHERE p.game_id = g.id AND p.account_id = {viewer}))) \
        AND (g.deal_id IS NULL OR {participates} OR {is_revealed}) \
        AND {table_is_shown})"
    )
}

/// Whether the account `account` wants to be friends with `other`. Two who both want it are friends.
pub(crate) fn wants(account: &str, other: &str) -> String {
    format!(
        "EXISTS (SELECT FROM friendships r \
            WHERE r.account_id = {account} AND r.friend_id = {other} AND r.wanted_at IS NOT NULL)"
    )
}

/// The ids of the friends of the account `account`.
pub(crate) fn friends_of(account: &str) -> String {
    let is_answered = wants("f.friend_id", "f.account_id");
    format!(
        "SELECT f.friend_id FROM friendships f \
        WHERE f.account_id = {account} AND f.wanted_at IS NOT NULL AND {is_answered}"
    )
}

#[derive(QueryableByName)]
struct HiddenAccount {
    #[diesel(sql_type = SqlUuid)]
    id: Uuid,
}

pub(crate) async fn hidden_among(
    connection: &mut Connection,
    viewer: Uuid,
    others: &[Uuid],
) -> Result<Vec<Uuid>, DatabaseError> {
    let hidden = hidden("$1", "o.id");
    let found = sql_query(format!("SELECT o.id FROM unnest($2) AS o (id) WHERE {hidden}"));
    let found = found.bind::<SqlUuid, _>(viewer).bind::<Array<SqlUuid>, _>(others).prepared();
    Ok(found.load::<HiddenAccount>(connection).await?.into_iter().map(|hidden| hidden.id).collect())
}

/// The owner of a bot; none for a person.
pub(crate) async fn owner_of(connection: &mut Connection, account: Uuid) -> Result<Option<Uuid>, DatabaseError> {
    Ok(bots::table.find(account).select(bots::owner_id).fetch_optional(connection).await?)
}

pub(crate) async fn has_bot(connection: &mut Connection, ids: &[Uuid]) -> Result<bool, DatabaseError> {
    let any = bots::table.filter(bots::account_id.eq_any(ids));
    Ok(diesel::select(diesel::dsl::exists(any)).fetch_one(connection).await?)
}

/// Refuses a viewer from whom a player of the game is hidden, unless the viewer is or was one, too.
/// An anonymous viewer sees everybody. `table_is_shown` is the same rule in SQL.
pub(crate) async fn check_table_is_shown(
    db: &Database,
    hosted: &HostedGame,
    viewer: Option<Uuid>,
) -> Result<(), GameError> {
    let Some(account) = viewer else { return Ok(()) };
    let is_shown = hosted.is_participant(account) || !hides_any(db, account, &hosted.participants()).await?;
    if is_shown { Ok(()) } else { Err(GameError::NoSuchGame) }
}

pub(crate) async fn hides_any(db: &Database, viewer: Uuid, others: &[Uuid]) -> Result<bool, DatabaseError> {
    if others.is_empty() {
        return Ok(false);
    }
    Ok(!hidden_among(&mut *db.connection("check_hidden").await?, viewer, others).await?.is_empty())
}

/// Whether a viewer may see a game; none if that depends on what the database has about an account.
pub(crate) fn may_see_hosted(hosted: &HostedGame, viewer: Option<Uuid>) -> Option<bool> {
    match viewer {
        Some(account) if hosted.is_participant(account) => Some(true),
        // A sealed deal is no secret for those who know its cards.
        Some(_) | None if hosted.is_sealed() => Some(false),
        Some(_) => None,
        None => Some(hosted.visibility != Visibility::Private),
    }
}

/// Refuses a viewer who may not see a game. Private games are visible only to players, invited
/// accounts, and accounts admitted by a link; and no game to accounts from which one of its players
/// is hidden. Games of a sealed deal are visible to their players only. `may_see` is the same rule in SQL.
pub(crate) async fn check_may_see(db: &Database, hosted: &HostedGame, viewer: Option<Uuid>) -> Result<(), GameError> {
    let account = match (may_see_hosted(hosted, viewer), viewer) {
        (Some(true), _) => return Ok(()),
        (Some(false), _) | (None, None) => return Err(GameError::NoSuchGame),
        (None, Some(account)) => account,
    };
    check_table_is_shown(db, hosted, viewer).await?;
    if hosted.visibility != Visibility::Private {
        return Ok(());
    }
    let row =
        game_invitations::table.find((hosted.id, account)).filter(game_invitations::state.eq(InvitationState::Open));
    let found =
        diesel::select(diesel::dsl::exists(row)).fetch_one::<bool>(&mut db.connection("check_may_see").await?).await?;
    if found || is_admitted(db, hosted, account).await? { Ok(()) } else { Err(GameError::NoSuchGame) }
}

/// Whether the secret of a deal is public.
pub(crate) async fn is_revealed(db: &Database, deal: Uuid) -> Result<bool, DatabaseError> {
    let revealed = deals::table.filter(deals::id.eq(deal).and(deals::revealed_at.is_not_null()));
    Ok(diesel::select(diesel::dsl::exists(revealed)).fetch_one(&mut *db.connection("is_revealed").await?).await?)
}

/// Whether the link of a game that has begun has admitted an account.
async fn is_admitted(db: &Database, hosted: &HostedGame, account: Uuid) -> Result<bool, DatabaseError> {
    if *hosted.game.phase() == Phase::Lobby {
        return Ok(false);
    }
    let own = diesel::dsl::exists(game_spectators::table.find((hosted.id, account)));
    Ok(diesel::select(own).fetch_one(&mut *db.connection("is_admitted").await?).await?)
}
