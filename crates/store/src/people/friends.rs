//! Friends. An account says whom it wants to be friends with; two who both want it are friends.

use crate::{
    Connection, Database, DatabaseError,
    access::{has_bot, hidden_among, may_see, wants},
    database::{fetch::Fetch, locks::lock_accounts},
    engine::Int,
    error::FriendError,
    hosting::{notifications::Notification, status::GameStatus},
    identity::PlayerId,
    log::codec::CodecError,
    notifications::notify::write_notice,
    schema::friendships,
};
use diesel::{
    prelude::*,
    result::{DatabaseErrorKind, Error as DieselError},
    sql_query,
    sql_types::{BigInt, Nullable, Text, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff::{SignedDuration, Timestamp};
use jiff_diesel::{NullableTimestamp, ToDiesel};
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

/// The maximum number of friends of an account, with those it has asked.
pub const MAX_FRIENDS: u32 = 200;

/// The maximum number of requests of an account that wait for an answer. A request that was taken
/// back counts for a day.
pub const MAX_REQUESTS: u32 = 100;

/// The maximum number of requests to an account that are listed, the oldest first. Later ones wait
/// without a notice.
const LISTED: i64 = 100;

/// The length of a refusal, and the time until an inbox has another item about the same two
/// accounts.
const QUIET: SignedDuration = SignedDuration::from_hours(30 * 24);

/// The time for which a request counts that was taken back.
const COUNTED: SignedDuration = SignedDuration::from_hours(24);

const FORGET: &str = "DELETE FROM inbox_items i USING friendships f \
    WHERE f.account_id = $1 AND i.account_id = f.friend_id AND i.by_account = $1 AND i.game_id IS NULL \
    AND i.notification = $2::jsonb";

/// The friends of `$1`, each with a game in which they wait for players or play, if `$1` may know of
/// one.
fn friends_sql() -> String {
    format!(include_str!("friends.sql"), may_see = may_see("$1"))
}

/// The requests to `$1` that wait for an answer, the oldest first.
fn received_sql() -> String {
    format!(
        "SELECT a.id, a.name, f.wanted_at AS at, NULL::uuid AS game_id, NULL AS status \
    FROM friendships f JOIN accounts a ON a.id = f.account_id \
    WHERE f.friend_id = $1 AND f.wanted_at IS NOT NULL AND coalesce(f.wanted_at >= f.refused_until, true) \
    AND NOT {wanted_back} ORDER BY f.wanted_at, a.id LIMIT $2",
        wanted_back = wants("f.friend_id", "f.account_id")
    )
}

/// The requests of `$1` that wait for an answer, as far as `$1` may know, the oldest first.
fn sent_sql() -> String {
    format!(
        "SELECT a.id, a.name, f.wanted_at AS at, NULL::uuid AS game_id, NULL AS status \
    FROM friendships f JOIN accounts a ON a.id = f.friend_id \
    WHERE f.account_id = $1 AND f.wanted_at IS NOT NULL AND NOT {wanted_back} \
    ORDER BY f.wanted_at, a.id LIMIT $2",
        wanted_back = wants("f.friend_id", "f.account_id")
    )
}

/// The number of players that the account `$1` has as friends or has asked, and the number of these,
/// or of those it has asked since `$2`, that have not asked it.
fn count_sql() -> String {
    format!(
        "SELECT count(*) FILTER (WHERE f.wanted_at IS NOT NULL) AS wanted, \
        count(*) FILTER (WHERE NOT {wanted_back}) AS unanswered \
    FROM friendships f WHERE f.account_id = $1 AND (f.wanted_at IS NOT NULL OR f.notified_at > $2)",
        wanted_back = wants("f.friend_id", "f.account_id")
    )
}

/// The activity of a friend.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum FriendActivity {
    /// They sit in a game that waits for players.
    Waiting,
    /// They sit in a running game.
    Playing,
    /// Neither, as far as you may know.
    Nothing,
}

/// A friend.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Friend {
    /// The name.
    #[schema(example = "Bob")]
    pub name: String,
    /// The player's id.
    pub player_id: PlayerId,
    /// Since when you have been friends.
    pub since: Timestamp,
    /// Their activity, as far as you may know: in public games, and in those you sit in or are
    /// invited to.
    pub activity: FriendActivity,
    /// The game in which they wait or play. Null for `nothing`.
    pub game: Option<Uuid>,
}

/// A request to be friends that waits for an answer.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct FriendRequest {
    /// The name of the other player.
    #[schema(example = "Eve")]
    pub name: String,
    /// The other player's id.
    pub player_id: PlayerId,
    /// The time at which it was sent.
    pub asked_at: Timestamp,
}

/// Your friends, and the requests that wait for an answer.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct FriendList {
    /// Your friends, by name; at most 200.
    pub items: Vec<Friend>,
    /// The requests of others to you, the oldest first. At most 100: answer some to see more.
    pub received: Vec<FriendRequest>,
    /// Your requests to others, the oldest first; at most 100.
    pub sent: Vec<FriendRequest>,
}

/// The relation of two players after one has asked the other to be friends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum FriendState {
    /// You have asked.
    Asked,
    /// You are friends: both of you have asked.
    Friends,
}

#[derive(QueryableByName)]
struct PersonRow {
    #[diesel(sql_type = SqlUuid)]
    id: Uuid,
    #[diesel(sql_type = Text)]
    name: String,
    #[diesel(sql_type = Timestamptz)]
    at: jiff_diesel::Timestamp,
    #[diesel(sql_type = Nullable<SqlUuid>)]
    game_id: Option<Uuid>,
    #[diesel(sql_type = Nullable<Text>)]
    status: Option<GameStatus>,
}

#[derive(QueryableByName)]
struct Counts {
    #[diesel(sql_type = BigInt)]
    wanted: i64,
    #[diesel(sql_type = BigInt)]
    unanswered: i64,
}

struct RequestOutcome {
    state: FriendState,
    /// Whether the other has an item in the inbox.
    is_notified: bool,
}

/// The wish of an account towards another.
#[derive(Clone, Copy, Default)]
struct FriendshipRow {
    is_wanted: bool,
    notified_at: Option<Timestamp>,
    refused_until: Option<Timestamp>,
}

impl From<PersonRow> for Friend {
    fn from(PersonRow { id, name, at, game_id: game, status }: PersonRow) -> Friend {
        let activity = match status {
            Some(GameStatus::Lobby) => FriendActivity::Waiting,
            Some(GameStatus::Running) => FriendActivity::Playing,
            Some(GameStatus::Finished | GameStatus::Void) | None => FriendActivity::Nothing,
        };
        Friend { name, player_id: PlayerId::of(id), since: at.to_jiff(), activity, game }
    }
}

impl From<PersonRow> for FriendRequest {
    fn from(PersonRow { id, name, at, game_id: _, status: _ }: PersonRow) -> FriendRequest {
        FriendRequest { name, player_id: PlayerId::of(id), asked_at: at.to_jiff() }
    }
}

pub async fn list(db: &Database, account: Uuid) -> Result<FriendList, DatabaseError> {
    let mut connection = db.connection("list_friends").await?;
    let friends = sql_query(friends_sql()).bind::<SqlUuid, _>(account);
    let items = friends.load::<PersonRow>(&mut connection).await?;
    let received = requests(&mut connection, received_sql(), account).await?;
    let sent = requests(&mut connection, sent_sql(), account).await?;
    Ok(FriendList { items: items.into_iter().map(Friend::from).collect(), received, sent })
}

/// Asks an account to be friends, or accepts its request. Nothing changes if it was asked already.
/// The other is notified, unless they have refused within 30 days, or were notified within 30 days,
/// or have 100 requests to answer.
///
/// # Errors
/// `Oneself`, `TooManyFriends`, `TooManyRequests`; `NoSuchAccount`, also if the two are hidden
/// from each other.
pub async fn befriend(db: &Database, account: Uuid, friend: Uuid) -> Result<FriendState, FriendError> {
    if account == friend {
        return Err(FriendError::Oneself);
    }
    let mut connection = db.connection("befriend").await?;
    let written = Connection::transaction::<_, FriendError, _>(&mut connection, async |connection| {
        // Actions of the two towards each other take turns; so does the counting of the requests of
        // one.
        lock_accounts(connection, &[account, friend]).await?;
        write_request(db, connection, account, friend).await
    });
    let RequestOutcome { state, is_notified } = written.await?;
    if is_notified {
        db.process.hub.notify_inboxes(&[friend]);
    }
    Ok(state)
}

async fn write_request(
    db: &Database,
    connection: &mut Connection,
    account: Uuid,
    friend: Uuid,
) -> Result<RequestOutcome, FriendError> {
    if !hidden_among(connection, account, &[friend]).await?.is_empty() {
        return Err(FriendError::NoSuchAccount);
    }
    if has_bot(connection, &[account, friend]).await? {
        return Err(FriendError::Bot);
    }
    let now = db.process.time.now();
    let own = friendship_row(connection, account, friend).await?;
    let is_answer = friendship_row(connection, friend, account).await?.is_wanted;
    let state = if is_answer { FriendState::Friends } else { FriendState::Asked };
    if own.is_wanted {
        return Ok(RequestOutcome { state, is_notified: false });
    }
    write_wanted(connection, (account, friend), now).await?;
    check_counts(connection, account, state, now - COUNTED).await?;
    let was_notified = own.notified_at.is_some_and(|at| at > now - QUIET);
    let is_refused = own.refused_until.is_some_and(|until| now < until);
    let notice = match state {
        FriendState::Friends => Some(Notification::FriendAccepted),
        FriendState::Asked if is_refused || was_notified => None,
        FriendState::Asked if waiting(connection, friend).await? > LISTED => None,
        FriendState::Asked => Some(Notification::FriendRequest),
    };
    let is_notified = notice.is_some();
    if let Some(notice) = notice {
        write_notice(connection, friend, notice, Some(account)).await?;
    }
    if state == FriendState::Asked && !was_notified {
        // Recorded even if nothing was sent, so that the sender cannot tell a suppressed request from
        // a delivered one.
        let notified = friendships::notified_at.eq(now.to_diesel());
        diesel::update(friendships::table.find((account, friend))).set(notified).execute(connection).await?;
    }
    Ok(RequestOutcome { state, is_notified })
}

/// Ends a friendship, takes a request back, or declines one. Nothing changes if there is none. The
/// other is not notified; a request of theirs stays in their list, and for 30 days none of theirs
/// is delivered.
pub async fn unfriend(db: &Database, account: Uuid, friend: Uuid) -> Result<(), DatabaseError> {
    let until = db.process.time.now() + QUIET;
    let mut connection = db.connection("unfriend").await?;
    Connection::transaction::<_, DatabaseError, _>(&mut connection, async |connection| {
        lock_accounts(connection, &[account, friend]).await?;
        let (own, other) =
            (friendship_row(connection, account, friend).await?, friendship_row(connection, friend, account).await?);
        if other.is_wanted {
            let refused = friendships::refused_until.eq(until.to_diesel());
            let theirs = friendships::table.find((friend, account));
            diesel::update(theirs).set(refused).execute(connection).await?;
        }
        let nothing = friendships::wanted_at.eq(NullableTimestamp::from(None));
        if own.is_wanted {
            let mine = friendships::table.find((account, friend));
            diesel::update(mine).set(nothing).execute(connection).await?;
        }
        if own.is_wanted && other.is_wanted {
            // They were friends: neither is left with a request.
            let theirs = friendships::table.find((friend, account));
            diesel::update(theirs).set(nothing).execute(connection).await?;
        }
        Ok(())
    })
    .await
}

/// Deletes the notices of the requests of an account that is being deleted.
pub(crate) async fn forget_requests(connection: &mut Connection, account: Uuid) -> Result<(), DatabaseError> {
    let notice = serde_json::to_string(&Notification::FriendRequest).map_err(CodecError::Encode)?;
    sql_query(FORGET).bind::<SqlUuid, _>(account).bind::<Text, _>(notice).execute(connection).await?;
    Ok(())
}

/// At most 100 requests of or to an account.
async fn requests(
    connection: &mut Connection,
    query: String,
    account: Uuid,
) -> Result<Vec<FriendRequest>, DatabaseError> {
    let found = sql_query(query).bind::<SqlUuid, _>(account).bind::<BigInt, _>(LISTED);
    Ok(found.load::<PersonRow>(connection).await?.into_iter().map(FriendRequest::from).collect())
}

/// The number of requests to an account that wait for an answer, up to one more than are listed.
async fn waiting(connection: &mut Connection, account: Uuid) -> Result<i64, DatabaseError> {
    let found = sql_query(received_sql()).bind::<SqlUuid, _>(account).bind::<BigInt, _>(LISTED + 1);
    Ok(i64::saturating_from(found.load::<PersonRow>(connection).await?.len()))
}

async fn friendship_row(
    connection: &mut Connection,
    account: Uuid,
    friend: Uuid,
) -> Result<FriendshipRow, DatabaseError> {
    let row = friendships::table.find((account, friend));
    let row = row.select((friendships::wanted_at, friendships::notified_at, friendships::refused_until));
    let row = row.fetch_optional::<(NullableTimestamp, NullableTimestamp, NullableTimestamp)>(connection).await?;
    let friendship =
        |(wanted_at, notified_at, refused_until): (NullableTimestamp, NullableTimestamp, NullableTimestamp)| {
            FriendshipRow {
                is_wanted: wanted_at.to_jiff().is_some(),
                notified_at: notified_at.to_jiff(),
                refused_until: refused_until.to_jiff(),
            }
        };
    Ok(row.map(friendship).unwrap_or_default())
}

async fn write_wanted(
    connection: &mut Connection,
    (account, friend): (Uuid, Uuid),
    now: Timestamp,
) -> Result<(), FriendError> {
    let wanted = friendships::wanted_at.eq(now.to_diesel());
    let row = (friendships::account_id.eq(account), friendships::friend_id.eq(friend), wanted);
    let written = diesel::insert_into(friendships::table)
        .values(row)
        .on_conflict((friendships::account_id, friendships::friend_id))
        .do_update()
        .set(wanted)
        .execute(connection)
        .await;
    match written {
        Err(DieselError::DatabaseError(DatabaseErrorKind::ForeignKeyViolation, _)) => Err(FriendError::NoSuchAccount),
        written => Ok(written.map(drop)?),
    }
}

/// Refuses an account that now has too many friends or requests; the transaction takes the last one
/// back.
async fn check_counts(
    connection: &mut Connection,
    account: Uuid,
    state: FriendState,
    since: Timestamp,
) -> Result<(), FriendError> {
    let counts = sql_query(count_sql()).bind::<SqlUuid, _>(account).bind::<Timestamptz, _>(since.to_diesel());
    let Counts { wanted, unanswered } = counts.fetch_one(connection).await?;
    if wanted > i64::from(MAX_FRIENDS) {
        return Err(FriendError::TooManyFriends { most: MAX_FRIENDS });
    }
    if state == FriendState::Asked && unanswered > i64::from(MAX_REQUESTS) {
        return Err(FriendError::TooManyRequests { most: MAX_REQUESTS });
    }
    Ok(())
}
