//! Saying a phrase.

use crate::{
    Connection, Database, GameError,
    database::fetch::Fetch,
    engine::{Rejection, Seat},
    error::PhraseError,
    games::visible,
    hosting::{
        hosted_game::HostedGame,
        phrases::{AFTERWARDS, KEPT, Phrase, SaidPhrase, spend},
    },
    idempotency::{self, IdempotentRequest, reserve_key},
    live::hub::LivePhrase,
    log::codec::CodecError,
    schema::phrases,
};
use diesel::{
    prelude::*,
    sql_query,
    sql_types::{Integer, Nullable, SmallInt, Text, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff::SignedDuration;
use jiff_diesel::ToDiesel;
use uuid::Uuid;

/// Phrases of one game are said one after the other. No move waits for this lock.
const LOCK: &str = "SELECT pg_advisory_xact_lock(hashtextextended('phrases ' || $1::text, 0))";

const BEFORE: &str = "SELECT a.name, coalesce(max(p.number), 0) AS last, \
        max(p.spent_until) FILTER (WHERE p.seat = $2) AS spent_until, a.muted_until, \
        CASE WHEN a.muted_until > $4 THEN (SELECT reason FROM admin_actions \
            WHERE account_id = a.id AND action = 'mute' ORDER BY id DESC LIMIT 1) END AS mute_reason \
    FROM accounts a LEFT JOIN phrases p ON p.game_id = $1 WHERE a.id = $3 GROUP BY a.id";

/// The state before the phrase.
#[derive(QueryableByName)]
struct Before {
    /// The name of the speaker.
    #[diesel(sql_type = Text)]
    name: String,
    /// The number of the last phrase.
    #[diesel(sql_type = Integer)]
    last: i32,
    /// The time at which the seat has its whole allowance back.
    #[diesel(sql_type = Nullable<Timestamptz>)]
    spent_until: Option<jiff_diesel::Timestamp>,
    /// The end of the last mute by a moderator.
    #[diesel(sql_type = Nullable<Timestamptz>)]
    muted_until: Option<jiff_diesel::Timestamp>,
    /// The reason of a mute that is not over.
    #[diesel(sql_type = Nullable<Text>)]
    mute_reason: Option<String>,
}

#[derive(Clone, Copy)]
struct Saying {
    account: Uuid,
    seat: Seat,
    phrase: Phrase,
}

/// Says something to the table of a game in which the account has a seat. Subscribers hear it
/// unless they have muted the account.
///
/// # Errors
/// `TooMany`, `Over`, `Muted`; `NoSuchGame`, also if the account may not see the game; `Rejected` if it has
/// no seat in it.
pub async fn phrase(
    db: &Database,
    game: Uuid,
    account: Uuid,
    phrase: Phrase,
    key: Option<&IdempotentRequest>,
) -> Result<SaidPhrase, PhraseError> {
    let hosted = visible::game_for(db, game, Some(account)).await?;
    let seat = hosted.place_of(account).ok_or(GameError::Rejected(Rejection::NotSeated {}))?;
    let now = db.process.time.now();
    if hosted.game.is_over() && now.duration_since(hosted.updated_at) > AFTERWARDS {
        return Err(PhraseError::Over);
    }
    let said = write_phrase(db, &hosted, Saying { account, seat, phrase }, key).await?;
    db.process.hub.say(LivePhrase { game, account, said: said.clone() });
    Ok(said)
}

async fn write_phrase(
    db: &Database,
    hosted: &HostedGame,
    saying: Saying,
    key: Option<&IdempotentRequest>,
) -> Result<SaidPhrase, PhraseError> {
    let mut connection = db.connection("say_phrase").await?;
    let (said, answer) = Connection::transaction::<_, PhraseError, _>(&mut connection, async |connection| {
        let said = append_phrase(db, connection, hosted, saying).await?;
        let answer = serde_json::to_string(&said).map_err(CodecError::Encode).map_err(GameError::from)?;
        if let Some(key) = key {
            reserve_key(connection, key, hosted, Some(&answer)).await?;
        }
        Ok((said, answer))
    })
    .await?;
    if let Some(key) = key {
        idempotency::note_stored(db, key.account, answer.len());
    }
    Ok(said)
}

/// Adds the phrase, and deletes the one that is no longer among the latest.
async fn append_phrase(
    db: &Database,
    connection: &mut Connection,
    hosted: &HostedGame,
    Saying { account, seat, phrase }: Saying,
) -> Result<SaidPhrase, PhraseError> {
    sql_query(LOCK).bind::<SqlUuid, _>(hosted.id).execute(connection).await?;
    let now = db.process.time.now();
    let before = sql_query(BEFORE)
        .bind::<SqlUuid, _>(hosted.id)
        .bind::<SmallInt, _>(i16::from(seat.number()))
        .bind::<SqlUuid, _>(account)
        .bind::<Timestamptz, _>(now.to_diesel());
    let before = before.fetch_optional::<Before>(connection).await?;
    // The account was deleted meanwhile.
    let before = before.ok_or(GameError::Rejected(Rejection::NotSeated {}))?;
    let Before { name, last, spent_until, muted_until, mute_reason } = before;
    if let Some(until) = muted_until.map(jiff_diesel::Timestamp::to_jiff).filter(|until| *until > now) {
        let contact = db.process.contact().as_deref().map(str::to_owned);
        return Err(PhraseError::Muted { reason: mute_reason, until, contact });
    }
    let spent_until = spend(spent_until.map(jiff_diesel::Timestamp::to_jiff), now);
    let spent_until = spent_until.map_err(|wait| PhraseError::TooMany { seconds: rounded_up(wait) })?;
    let number = last + 1;
    let row = (
        phrases::game_id.eq(hosted.id),
        phrases::number.eq(number),
        phrases::seat.eq(i16::from(seat.number())),
        phrases::account_id.eq(account),
        phrases::phrase.eq(phrase),
        phrases::version.eq(hosted.head.version.cast_signed()),
        phrases::said_at.eq(now.to_diesel()),
        phrases::spent_until.eq(spent_until.to_diesel()),
    );
    diesel::insert_into(phrases::table).values(row).execute(connection).await?;
    let old = phrases::game_id.eq(hosted.id).and(phrases::number.le(number - KEPT.cast_signed()));
    diesel::delete(phrases::table.filter(old)).execute(connection).await?;
    let (number, version) = (number.unsigned_abs(), hosted.head.version);
    Ok(SaidPhrase { number, seat, name: Some(name), phrase, version, said_at: now })
}

/// A time in seconds, at least one.
fn rounded_up(wait: SignedDuration) -> u64 {
    (wait + SignedDuration::from_nanos(999_999_999)).as_secs().unsigned_abs().max(1)
}
