//! The login throttle: counts attempts at passwords and codes in the database, where all replicas
//! see them.

use crate::{
    Connection, Database, DatabaseError, error::ThrottleError, metrics::SecurityEvent, schema::login_throttle,
};
use diesel::{
    dsl::now,
    prelude::*,
    sql_query,
    sql_types::{Integer, Text, Timestamptz},
};
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff::{SignedDuration, Timestamp};
use uuid::Uuid;

/// The number of wrong attempts within a minute that locks the key of one person.
const MAX_OWN: i32 = 5;
/// The same for a key that many people share: an address, behind which a school may be, or a name,
/// which strangers try from many addresses.
const MAX_SHARED: i32 = 100;
const WINDOW: SignedDuration = SignedDuration::from_mins(1);
/// The length of the first lock. Each further lock is twice as long, up to the maximum.
const FIRST_LOCK: SignedDuration = SignedDuration::from_mins(1);
const DOUBLINGS: u32 = 6;
/// The time without an attempt after which locks start again from the first.
const FORGOTTEN: SignedDuration = SignedDuration::from_hours(24);

/// The kinds of keys that name an address: of passwords, recovery codes, proofs of identities, and codes
/// of games.
const ADDRESSES: [&str; 4] = ["address:", "recovery-from:", "identity-from:", "code-from:"];

/// The kinds of keys that name a session.
const DEVICES: [&str; 3] = ["device:", "identity:", "code:"];

/// The keys under which an attempt is counted. Only failures stay counted.
#[derive(Clone, Debug)]
pub struct ThrottleKey {
    /// The key of the account whose password is tried, as it is tried from one address or device. A
    /// success clears it. Five failures lock it.
    pub whose: Option<String>,
    /// The key of the client. A success takes back only its own attempt; otherwise an attacker could
    /// clear the key by joining a game of their own. Five failures lock it.
    pub client: Option<String>,
    /// The keys that many people share. A success takes back only its own attempt. A hundred
    /// failures lock them.
    pub shared: Vec<String>,
}

impl ThrottleKey {
    /// The key of a device that is signed in: nothing that happens elsewhere locks it.
    pub fn of_device(session: Uuid) -> ThrottleKey {
        ThrottleKey { whose: Some(format!("device:{session}")), client: None, shared: Vec::new() }
    }

    /// The keys of a code of a game, tried from an address and perhaps by a device that is signed in.
    pub fn of_code(session: Option<Uuid>, address: &str) -> ThrottleKey {
        let client = session.map(|session| format!("code:{session}"));
        ThrottleKey { whose: None, client, shared: vec![format!("code-from:{address}")] }
    }

    fn all(&self) -> impl Iterator<Item = (&String, i32)> {
        let own = self.whose.iter().chain(&self.client).map(|key| (key, MAX_OWN));
        own.chain(self.shared.iter().map(|key| (key, MAX_SHARED)))
    }

    /// The origin of an attempt, for the log: the address, or the device that is signed in. Not the
    /// name in a request, which may be a password in the wrong field.
    pub fn origin(&self) -> String {
        let address = self.shared.iter().find_map(|key| ADDRESSES.iter().find_map(|kind| key.strip_prefix(kind)));
        let device = |key: &String| DEVICES.iter().find_map(|kind| key.strip_prefix(kind)).map(str::to_owned);
        match (self.client.iter().chain(&self.whose).find_map(device), address) {
            (Some(session), _) => format!("session:{session}"),
            (None, Some(address)) => format!("address:{address}"),
            (None, None) => "unknown".to_owned(),
        }
    }
}

/// The count of one key.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Attempts {
    attempts: i32,
    since: Timestamp,
    locks: i32,
    locked_until: Option<Timestamp>,
}

impl Attempts {
    fn locked_for(&self, time: Timestamp) -> Option<SignedDuration> {
        self.locked_until.map(|until| until.duration_since(time)).filter(SignedDuration::is_positive)
    }

    /// The count after one more attempt.
    fn counted(self, time: Timestamp, most: i32) -> Attempts {
        let age = time.duration_since(self.since);
        let locks = if age > FORGOTTEN { 0 } else { self.locks };
        let is_new = self.attempts == 0 || age > WINDOW;
        let (attempts, since) = if is_new { (1, time) } else { (self.attempts + 1, self.since) };
        if attempts < most {
            return Attempts { attempts, since, locks, locked_until: None };
        }
        let lock = FIRST_LOCK * 2_i32.pow(locks.unsigned_abs().min(DOUBLINGS));
        Attempts { attempts, since, locks: locks + 1, locked_until: Some(time + lock) }
    }
}

/// Takes back an attempt, and lifts the lock if fewer remain than lock the key.
const FORGIVE: &str = "UPDATE login_throttle SET attempts = greatest(attempts - 1, 0), \
    locks = greatest(locks - (locked_until > now() AND attempts <= $2)::int, 0), \
    locked_until = CASE WHEN attempts > $2 THEN locked_until END WHERE key = $1";

/// Counts an attempt before it is checked, so that parallel attempts gain nothing over
/// sequential ones.
///
/// # Errors
/// `Locked` after too many wrong attempts; then this one is not counted.
pub async fn count_attempt(db: &Database, trier: &ThrottleKey) -> Result<(), ThrottleError> {
    let mut connection = db.connection("count_attempt").await?;
    let counted = Connection::transaction(&mut connection, async |connection| count(connection, trier).await).await;
    if let Err(ThrottleError::Locked { .. }) = &counted {
        db.metrics().security_event(SecurityEvent::AttemptLocked, &trier.origin(), None);
    }
    counted
}

/// Takes back an attempt that succeeded, and clears the account's own count.
pub async fn forgive_attempt(db: &Database, trier: &ThrottleKey) -> Result<(), DatabaseError> {
    take_back_attempt(db, trier).await?;
    if let Some(whose) = &trier.whose {
        diesel::delete(login_throttle::table.find(whose)).execute(&mut db.connection("forgive_attempt").await?).await?;
    }
    Ok(())
}

/// Takes back an attempt that was not checked.
pub async fn take_back_attempt(db: &Database, trier: &ThrottleKey) -> Result<(), DatabaseError> {
    let mut connection = db.connection("take_back_attempt").await?;
    for (key, most) in trier.all() {
        sql_query(FORGIVE).bind::<Text, _>(key).bind::<Integer, _>(most).execute(&mut connection).await?;
    }
    Ok(())
}

async fn count(connection: &mut Connection, trier: &ThrottleKey) -> Result<(), ThrottleError> {
    // Always in the same order, to avoid deadlocks.
    let mut keys = trier.all().map(|(key, _)| key).collect::<Vec<_>>();
    keys.sort_unstable();
    let rows = keys.iter().map(|key| login_throttle::key.eq(*key)).collect::<Vec<_>>();
    diesel::insert_into(login_throttle::table).values(rows).on_conflict_do_nothing().execute(connection).await?;
    let rows = login_throttle::table
        .filter(login_throttle::key.eq_any(&keys))
        .order(login_throttle::key)
        .select((
            login_throttle::key,
            login_throttle::attempts,
            login_throttle::window_began_at,
            login_throttle::locks,
            login_throttle::locked_until,
            now.into_sql::<Timestamptz>(),
        ))
        .for_update()
        .load::<ThrottleRow>(connection)
        .await?;
    if let Some(wait) = rows.iter().filter_map(|row| row.attempts().locked_for(row.now.to_jiff())).max() {
        return Err(ThrottleError::Locked { seconds: wait.as_secs().unsigned_abs() + 1 });
    }
    for row in rows {
        let most = trier.all().find_map(|(key, most)| (*key == row.key).then_some(most)).unwrap_or(MAX_OWN);
        write(connection, &row.key, row.attempts().counted(row.now.to_jiff(), most)).await?;
    }
    Ok(())
}

type Stamp = jiff_diesel::Timestamp;

#[derive(Queryable)]
struct ThrottleRow {
    key: String,
    attempts: i32,
    window_began_at: Stamp,
    locks: i32,
    locked_until: Option<Stamp>,
    now: Stamp,
}

impl ThrottleRow {
    fn attempts(&self) -> Attempts {
        Attempts {
            attempts: self.attempts,
            since: self.window_began_at.to_jiff(),
            locks: self.locks,
            locked_until: self.locked_until.map(jiff_diesel::Timestamp::to_jiff),
        }
    }
}

async fn write(connection: &mut Connection, key: &str, count: Attempts) -> Result<(), DatabaseError> {
    diesel::update(login_throttle::table.find(key))
        .set((
            login_throttle::attempts.eq(count.attempts),
            login_throttle::window_began_at.eq(Stamp::from(count.since)),
            login_throttle::locks.eq(count.locks),
            login_throttle::locked_until.eq(count.locked_until.map(Stamp::from)),
        ))
        .execute(connection)
        .await?;
    Ok(())
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;

    /// The count after wrong attempts at these seconds.
    fn tried(seconds: impl IntoIterator<Item = i64>) -> Attempts {
        let at = |second| Timestamp::from_second(second).unwrap();
        let none = Attempts { attempts: 0, since: at(0), locks: 0, locked_until: None };
        seconds.into_iter().fold(none, |count, second| count.counted(at(second), MAX_OWN))
    }

    fn locked_until(count: Attempts) -> Option<i64> {
        count.locked_until.map(Timestamp::as_second)
    }

    #[test]
    fn five_wrong_in_a_minute_lock_and_fewer_do_not() {
        assert_eq!(locked_until(tried([0, 1, 2, 3])), None);
        assert_eq!(locked_until(tried([0, 1, 2, 3, 4])), Some(64));
        assert_eq!(locked_until(tried([0, 20, 40, 59, 61])), None);
        assert_eq!(locked_until(tried((0..60).map(|n| n * 61))), None);
    }

    #[test]
    fn locks_double_up_to_an_hour_and_are_forgotten_in_a_day() {
        let mut begin = 0;
        let mut seconds = Vec::new();
        let mut lasted = Vec::new();
        for _ in 0..9 {
            seconds.extend([begin; 5]);
            let until = locked_until(tried(seconds.clone())).unwrap();
            lasted.push((until - begin) / 60);
            begin = until + 1;
        }
        assert_eq!(lasted, [1, 2, 4, 8, 16, 32, 64, 64, 64]);
        seconds.extend([begin + 90_000; 5]);
        assert_eq!(locked_until(tried(seconds)), Some(begin + 90_060));
    }
}
