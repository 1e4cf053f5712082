//! Identities of players at OpenID Connect providers, and the challenges by which they are proven.

use crate::{
    AccountError, AccountName, Connection, Database, DatabaseError, StoredAccount,
    accounts::{
        account::{COLUMNS, insert_account},
        sessions::{NewSession, open_session},
    },
    database::{fetch::Fetch, locks::lock_accounts},
    error::IdentityError,
    hosting::notifications::Notification,
    identity::VerifiedIdentity,
    notifications::notify::write_notice,
    quota::{self, Limit, MAX_IDENTITIES},
    read_models,
    schema::{accounts, identities, sign_in_challenges},
};
use diesel::{
    dsl::{IntervalDsl, now},
    prelude::*,
    sql_query,
    sql_types::{Binary, Nullable, Text, Timestamptz},
};
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff_diesel::Timestamp;
use uuid::Uuid;

/// The minutes for which a proven identity without an account is remembered.
const REMEMBERED_MINUTES: i32 = 10;

/// The maximum number of attempts at a sign-in, because another one has just made the same account.
const ATTEMPTS: usize = 4;

/// Uses up a challenge, unless it was used before.
const USE: &str = "INSERT INTO sign_in_challenges AS c (nonce_hash) VALUES ($1) ON CONFLICT (nonce_hash) DO UPDATE \
    SET provider = NULL, issuer = NULL, subject = NULL WHERE c.issuer IS NOT NULL";

/// Remembers the proven identity, unless the challenge was used.
const REMEMBER: &str = "INSERT INTO sign_in_challenges AS c (nonce_hash, provider, issuer, subject) \
    VALUES ($1, $2, $3, $4) ON CONFLICT (nonce_hash) DO UPDATE \
    SET provider = excluded.provider, issuer = excluded.issuer, subject = excluded.subject WHERE c.issuer IS NOT NULL";

#[derive(Debug, Queryable)]
pub struct Identity {
    pub id: Uuid,
    /// The name that the provider had when it was linked.
    pub provider: String,
    pub issuer: String,
    #[diesel(deserialize_as = Timestamp)]
    pub linked_at: jiff::Timestamp,
}

#[derive(Clone, Copy, Debug)]
pub struct IdentitySignIn<'a> {
    /// The hash of the nonce.
    pub challenge: [u8; 32],
    pub provider: &'a str,
    /// The identity; none if an earlier request with this challenge has proven it at this provider.
    pub identity: Option<&'a VerifiedIdentity>,
    /// The name for a new account.
    pub naming: Option<&'a AccountName>,
    pub session: NewSession<'a>,
}

#[derive(Debug)]
pub struct SignedIn {
    pub account: StoredAccount,
    /// Since when the token of the session is valid.
    pub at: jiff::Timestamp,
}

#[derive(Debug)]
pub struct Linked {
    pub account: StoredAccount,
    /// Whether the account did not have the identity before.
    pub is_new: bool,
}

/// Signs in to the account of an identity, or to a new one with that identity and this name. Uses
/// the challenge up. If there is no account and no free name, the proven identity is remembered, so
/// that the next request needs only a name.
///
/// # Errors
/// `ChallengeUsed`, `NameRequired`, `NameTaken`, `Banned`.
pub async fn sign_in(db: &Database, sign_in: IdentitySignIn<'_>) -> Result<SignedIn, IdentityError> {
    let mut connection = db.connection("sign_in_by_identity").await?;
    for _ in 0..ATTEMPTS {
        let signed_in =
            Connection::transaction(&mut connection, async |connection| begin(connection, sign_in).await).await;
        match (signed_in, sign_in.identity) {
            (Err(IdentityError::Contended), _) => {}
            (
                Err(error @ (IdentityError::NameRequired | IdentityError::Account(AccountError::NameTaken))),
                Some(who),
            ) => {
                remember(&mut connection, sign_in.challenge, who).await?;
                return Err(error);
            }
            (signed_in, _) => return signed_in,
        }
    }
    Err(IdentityError::Contended)
}

/// Links an identity to an account, and uses the challenge up. A guest becomes permanent by it.
///
/// # Errors
/// `ChallengeUsed`, `Taken`, `TooMany`.
pub async fn link_identity(
    db: &Database,
    account: Uuid,
    session: Uuid,
    challenge: [u8; 32],
    identity: &VerifiedIdentity,
) -> Result<Linked, IdentityError> {
    let mut connection = db.connection("link_identity").await?;
    let linked = Connection::transaction(&mut connection, async |connection| {
        use_challenge(connection, challenge).await?;
        link(connection, account, session, identity).await
    })
    .await?;
    if linked.is_new {
        db.process.hub.notify_inboxes(&[account]);
    }
    Ok(linked)
}

/// The identities of an account, in the order in which they were linked.
pub async fn list(db: &Database, account: Uuid) -> Result<Vec<Identity>, DatabaseError> {
    let own = identities::table
        .filter(identities::account_id.eq(account))
        .select((identities::id, identities::provider, identities::issuer, identities::linked_at))
        .order((identities::linked_at, identities::id));
    Ok(own.load(&mut db.connection("list_identities").await?).await?)
}

/// Unlinks an identity from an account. False if the account has no such identity.
///
/// # Errors
/// `LastWayIn` if the account has no password and no other identity.
pub async fn unlink_identity(db: &Database, account: Uuid, identity: Uuid) -> Result<bool, IdentityError> {
    let mut connection = db.connection("unlink_identity").await?;
    Connection::transaction(&mut connection, async |connection| {
        lock_accounts(connection, &[account]).await?;
        let own = identities::table.find(identity).filter(identities::account_id.eq(account));
        if diesel::delete(own).execute(connection).await? == 0 {
            return Ok(false);
        }
        let left = accounts::table.find(account).select(COLUMNS).fetch_one::<StoredAccount>(connection).await?;
        // Then nothing is deleted.
        if left.is_guest() { Err(IdentityError::LastWayIn) } else { Ok(true) }
    })
    .await
}

async fn begin(connection: &mut Connection, sign_in: IdentitySignIn<'_>) -> Result<SignedIn, IdentityError> {
    let IdentitySignIn { challenge, provider, identity, naming, session } = sign_in;
    let remembered = match identity {
        Some(_) => None,
        None => Some(recall(connection, challenge, provider).await?.ok_or(IdentityError::ChallengeUsed)?),
    };
    let identity = identity.or(remembered.as_ref()).ok_or(IdentityError::ChallengeUsed)?;
    use_challenge(connection, challenge).await?;
    let account = match locked_owner(connection, identity).await? {
        Some(account) if account.is_banned() => return Err(IdentityError::Banned(account.id)),
        Some(account) => account,
        None => make_account(connection, identity, naming.ok_or(IdentityError::NameRequired)?).await?,
    };
    let at = open_session(connection, account.id, session).await?;
    Ok(SignedIn { account, at })
}

async fn use_challenge(connection: &mut Connection, challenge: [u8; 32]) -> Result<(), IdentityError> {
    match sql_query(USE).bind::<Binary, _>(challenge.as_slice()).execute(connection).await? {
        0 => Err(IdentityError::ChallengeUsed),
        _ => Ok(()),
    }
}

/// The identity that was proven at this provider with a challenge that is not used up.
async fn recall(
    connection: &mut Connection,
    challenge: [u8; 32],
    provider: &str,
) -> Result<Option<VerifiedIdentity>, DatabaseError> {
    let since = now.into_sql::<Timestamptz>() - REMEMBERED_MINUTES.minutes();
    let known = sign_in_challenges::table
        .find(challenge.as_slice())
        .filter(sign_in_challenges::proven_at.gt(since).and(sign_in_challenges::provider.eq(provider)))
        .select((sign_in_challenges::provider, sign_in_challenges::issuer, sign_in_challenges::subject))
        .for_update()
        .fetch_optional::<(Option<String>, Option<String>, Option<String>)>(connection)
        .await?;
    Ok(known.and_then(|(provider, issuer, subject)| {
        Some(VerifiedIdentity { provider: provider?, issuer: issuer?, subject: subject? })
    }))
}

async fn remember(
    connection: &mut Connection,
    challenge: [u8; 32],
    who: &VerifiedIdentity,
) -> Result<(), IdentityError> {
    let remember = sql_query(REMEMBER)
        .bind::<Binary, _>(challenge.as_slice())
        .bind::<Nullable<Text>, _>(Some(&who.provider))
        .bind::<Nullable<Text>, _>(Some(&who.issuer))
        .bind::<Nullable<Text>, _>(Some(&who.subject));
    match remember.execute(connection).await? {
        0 => Err(IdentityError::ChallengeUsed),
        _ => Ok(()),
    }
}

/// The account of an identity, locked, so that it keeps it.
async fn locked_owner(
    connection: &mut Connection,
    identity: &VerifiedIdentity,
) -> Result<Option<StoredAccount>, DatabaseError> {
    let Some(id) = owner(connection, identity).await? else { return Ok(None) };
    lock_accounts(connection, &[id]).await?;
    // It may have been unlinked, or the account deleted, before the lock.
    if owner(connection, identity).await? != Some(id) {
        return Ok(None);
    }
    Ok(accounts::table.find(id).select(COLUMNS).fetch_optional(connection).await?)
}

async fn owner(connection: &mut Connection, identity: &VerifiedIdentity) -> Result<Option<Uuid>, DatabaseError> {
    let same = identities::issuer.eq(&identity.issuer).and(identities::subject.eq(&identity.subject));
    Ok(identities::table.filter(same).select(identities::account_id).fetch_optional(connection).await?)
}

/// Creates an account whose only way in is this identity.
async fn make_account(
    connection: &mut Connection,
    identity: &VerifiedIdentity,
    naming: &AccountName,
) -> Result<StoredAccount, IdentityError> {
    let account = insert_account(connection, naming, None).await?;
    match insert_identity(connection, account.id, identity).await? {
        // Another request has made an account for it.
        None => Err(IdentityError::Contended),
        Some(_) => Ok(StoredAccount { identities: 1, ..account }),
    }
}

/// Links an identity, unless some account has it. Returns its id.
async fn insert_identity(
    connection: &mut Connection,
    account: Uuid,
    VerifiedIdentity { provider, issuer, subject }: &VerifiedIdentity,
) -> Result<Option<Uuid>, DatabaseError> {
    let inserted = diesel::insert_into(identities::table)
        .values((
            identities::id.eq(Uuid::now_v7()),
            identities::account_id.eq(account),
            identities::provider.eq(provider),
            identities::issuer.eq(issuer),
            identities::subject.eq(subject),
        ))
        .on_conflict((identities::issuer, identities::subject))
        .do_nothing()
        .returning(identities::id);
    Ok(inserted.fetch_optional(connection).await?)
}

async fn link(
    connection: &mut Connection,
    id: Uuid,
    session: Uuid,
    identity: &VerifiedIdentity,
) -> Result<Linked, IdentityError> {
    read_models::block_rebuild(connection).await?;
    let mut linking = quota::lock(connection, id, &[]).await?;
    let account = accounts::table.find(id).select(COLUMNS);
    let before = account.fetch_one::<StoredAccount>(linking.connection()).await?;
    match owner(linking.connection(), identity).await? {
        Some(owner) if owner == id => return Ok(Linked { account: before, is_new: false }),
        Some(_) => return Err(IdentityError::Taken),
        None if !quota::admit(&mut linking, Limit::Identities).await? => {
            return Err(IdentityError::TooMany { most: MAX_IDENTITIES });
        }
        None => {}
    }
    let linked = insert_identity(connection, id, identity).await?.ok_or(IdentityError::Taken)?;
    if before.is_guest() {
        read_models::relist(connection, id).await?;
    }
    write_notice(connection, id, Notification::IdentityLinked { identity: linked, session }, None).await?;
    let account = StoredAccount { identities: before.identities + 1, ..before };
    Ok(Linked { account, is_new: true })
}
