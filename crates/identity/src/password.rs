//! Passwords: argon2id, off the async threads, few at a time.
//!
//! A password is hashed as RFC 8265 prepares one (`OpaqueString`): in NFC, with every space a plain
//! one. Two keyboards write an é as one character or as two, and the person sees no difference. Not
//! NFKC, because nobody types `ﬁ` or `²` without meaning it, and because the standard and its other
//! implementations use NFC. No character is refused: a table of those that may be used would refuse
//! the newest emoji.

use argon2::{
    Algorithm, Argon2, Params, Version,
    password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash},
};
use secrecy::{ExposeSecret, SecretString};
use std::{collections::BTreeSet, sync::Arc};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use unicode_normalization::UnicodeNormalization;

/// The reason for which a password is refused, or could not be checked.
#[derive(Debug, thiserror::Error)]
pub enum PasswordError {
    /// Too short or too long.
    #[error("a password must have 8 to 128 characters")]
    Length,
    /// Too common.
    #[error("this password is too common or too easy to guess")]
    Common,
    /// Not the account's password.
    #[error("wrong name or password")]
    Wrong,
    /// Too many requests wait for a password already.
    #[error("too many passwords are being checked; try again shortly")]
    Busy,
    /// The client left while its request waited.
    #[error("the client has left")]
    ClientLeft,
    /// Hashing failed: an internal error.
    #[error("a password could not be hashed: {0}")]
    Hash(String),
}

/// Passwords that can be guessed in this many attempts are refused. This covers the 30,000 most
/// common ones, alone or with a digit or a capital, and sequences, repetitions, dates and
/// variations of the player's own name.
const EASY_GUESSES: u64 = 1_000_000;

/// The number of characters of a password that are searched for easy patterns. The search takes a
/// multiple of the square of their number; a password does not need the others to be safe.
const SEARCHED: usize = 64;

/// The number of requests per core that may wait for a hash: a second's work.
const WAITING: usize = 32;

/// Hashes and checks passwords, at most one per core at a time: each takes some 20 MB and 20 ms.
#[derive(Clone)]
pub struct Hasher {
    argon2: Argon2<'static>,
    /// Taken while a hash is computed.
    cores: Arc<Semaphore>,
    /// Taken by each request that waits for a core or has one.
    places: Arc<Semaphore>,
    /// The hash to check against when the account does not exist, so that the answer takes as long.
    dummy: Arc<str>,
}

/// A hasher with the parameters that OWASP recommends for argon2id.
impl Default for Hasher {
    fn default() -> Hasher {
        Hasher::with(Params::DEFAULT)
    }
}

impl Hasher {
    /// A hasher with the cheapest parameters, for tests.
    ///
    /// # Errors
    /// Never: the parameters are allowed.
    pub fn cheap() -> Result<Hasher, PasswordError> {
        let params = Params::new(Params::MIN_M_COST, Params::MIN_T_COST, Params::MIN_P_COST, None);
        params.map(Hasher::with).map_err(|error| PasswordError::Hash(error.to_string()))
    }

    fn with(params: Params) -> Hasher {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let dummy = of_no_password(&params).into();
        let argon2 = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
        let places = Semaphore::new(cores * (1 + WAITING));
        Hasher { argon2, cores: Arc::new(Semaphore::new(cores)), places: Arc::new(places), dummy }
    }

    /// The number of requests that still find a place.
    pub fn free_places(&self) -> usize {
        self.places.available_permits()
    }

    /// Computes nothing until the answer is dropped, for tests. None while something is computed.
    pub fn paused(&self) -> Option<OwnedSemaphorePermit> {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Arc::clone(&self.cores).try_acquire_many_owned(u32::try_from(cores).ok()?).ok()
    }

    /// The hash of a new password, a PHC string. Nothing is computed for a client that has left by then.
    ///
    /// # Errors
    /// `Length` if the password is too short or too long; `Busy`, `ClientLeft`.
    pub async fn hash(&self, password: SecretString, has_left: impl Fn() -> bool) -> Result<String, PasswordError> {
        check_length(&password)?;
        let (password, argon2) = (prepared(password.expose_secret()), self.argon2.clone());
        self.run(has_left, move || hash(&argon2, password.expose_secret())).await
    }

    /// Checks a password against an account's hash, or `None` if the account does not exist.
    /// Nothing is computed for a client that has left by then.
    ///
    /// # Errors
    /// `Wrong`, after the same time in both cases; `Busy`, `ClientLeft`.
    pub async fn verify(
        &self,
        password: SecretString,
        stored: Option<String>,
        has_left: impl Fn() -> bool,
    ) -> Result<(), PasswordError> {
        let known = stored.is_some();
        let stored = stored.unwrap_or_else(|| self.dummy.to_string());
        let matches = self.run(has_left, move || verify_prepared(password.expose_secret(), &stored)).await?;
        if known && matches { Ok(()) } else { Err(PasswordError::Wrong) }
    }

    async fn run<T: Send + 'static>(
        &self,
        has_left: impl Fn() -> bool,
        work: impl FnOnce() -> Result<T, PasswordError> + Send + 'static,
    ) -> Result<T, PasswordError> {
        let place = Arc::clone(&self.places).try_acquire_owned().map_err(|_| PasswordError::Busy)?;
        let core = Arc::clone(&self.cores).acquire_owned().await;
        let core = core.map_err(|closed| PasswordError::Hash(closed.to_string()))?;
        if has_left() {
            return Err(PasswordError::ClientLeft);
        }
        // The permits go with the work: it goes on if the request is dropped meanwhile.
        let work = move || {
            let _permits = (place, core);
            work()
        };
        tokio::task::spawn_blocking(work).await.map_err(|lost| PasswordError::Hash(lost.to_string()))?
    }
}

/// Checks the length of a new password, which costs nothing.
///
/// # Errors
/// `Length` if it is too short or too long.
pub fn check_length(password: &SecretString) -> Result<(), PasswordError> {
    let length = prepared(password.expose_secret()).expose_secret().chars().count();
    if (8..=128).contains(&length) { Ok(()) } else { Err(PasswordError::Length) }
}

/// Checks the strength of a new password of an account of this name. That takes half a second for one that is
/// made for it.
///
/// # Errors
/// `Common` if it is too easily guessed.
pub fn check_strength(password: &SecretString, name: &str) -> Result<(), PasswordError> {
    let password = prepared(password.expose_secret());
    if is_common(password.expose_secret(), name) { Err(PasswordError::Common) } else { Ok(()) }
}

fn is_common(password: &str, name: &str) -> bool {
    let end = password.char_indices().nth(SEARCHED).map_or(password.len(), |(at, _)| at);
    let searched = password.get(..end).unwrap_or(password);
    zxcvbn::zxcvbn(searched, &[name, "railhead"]).guesses() < EASY_GUESSES
}

fn hash(argon2: &Argon2, password: &str) -> Result<String, PasswordError> {
    let hash = argon2.hash_password(password.as_bytes());
    hash.map(|hash| hash.to_string()).map_err(|error| PasswordError::Hash(error.to_string()))
}

/// A hash with these parameters as it is stored, with 16 bytes of salt and 32 bytes of hash that are
/// all zero. Computing one would take 20 MB when a process starts.
fn of_no_password(params: &Params) -> String {
    let (memory, passes, threads) = (params.m_cost(), params.t_cost(), params.p_cost());
    format!("$argon2id$v=19$m={memory},t={passes},p={threads}${}${}", "A".repeat(22), "A".repeat(43))
}

/// A password in the form in which it is hashed.
fn prepared(typed: &str) -> SecretString {
    let plain = |c: char| if c.is_whitespace() && !c.is_control() { ' ' } else { c };
    typed.chars().map(plain).nfc().collect::<String>().into()
}

/// Checks a password in the form in which it is hashed, as it was typed, and decomposed: earlier
/// versions hashed what a keyboard wrote, which was either of the two. The number of hashes depends on
/// what is typed, not on the account, and is one for plain letters.
fn verify_prepared(typed: &str, stored: &str) -> Result<bool, PasswordError> {
    let (prepared, decomposed) = (prepared(typed), SecretString::from(typed.nfd().collect::<String>()));
    let forms = BTreeSet::from([prepared.expose_secret(), typed, decomposed.expose_secret()]);
    forms.into_iter().try_fold(false, |found, form| Ok(verify(form, stored)? || found))
}

/// Checks with the parameters that the stored hash names.
fn verify(password: &str, stored: &str) -> Result<bool, PasswordError> {
    let stored = PasswordHash::new(stored).map_err(|error| PasswordError::Hash(error.to_string()))?;
    Ok(Argon2::default().verify_password(password.as_bytes(), &stored).is_ok())
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::{Hasher, PasswordError, check_length, check_strength, is_common};
    use secrecy::SecretString;

    /// OWASP's password storage cheat sheet: argon2id with at least 19 MiB, 2 passes and 1 thread.
    #[test]
    fn the_service_hashes_with_the_parameters_that_owasp_recommends() {
        assert!(Hasher::default().dummy.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"));
    }

    /// So an answer takes as long for an unknown name as for a wrong password.
    #[tokio::test]
    async fn a_password_for_an_unknown_name_costs_the_same() {
        let hasher = Hasher::cheap().unwrap();
        let password = || SecretString::from("a train at noon");
        let stored = hasher.hash(password(), || false).await.unwrap();
        let cost = |hash: &str| hash.rsplitn(3, '$').last().map(str::to_owned);
        assert_eq!(cost(&hasher.dummy), cost(&stored));
        assert!(matches!(hasher.verify(password(), None, || false).await, Err(PasswordError::Wrong)));
        let unreadable = Hasher { dummy: "no hash".into(), ..hasher };
        assert!(
            matches!(unreadable.verify(password(), None, || false).await, Err(PasswordError::Hash(_))),
            "it is checked"
        );
    }

    /// A search in 100 characters made for it takes 0.7 s.
    #[test]
    fn only_the_first_64_characters_are_searched_for_easy_patterns() {
        let strong = "x7#kQ-vt2 gruner Zug nach Wien";
        assert!(!is_common(&format!("{}{strong}", "ä".repeat(40)), "Ada"));
        assert!(is_common(&format!("{}{strong}", "ä".repeat(64)), "Ada"));
    }

    #[tokio::test]
    async fn spaces_and_accents_are_the_same_however_they_are_typed() {
        let hasher = Hasher::cheap().unwrap();
        let stored = hasher.hash(SecretString::from("un cafe\u{301}\u{a0}à midi"), || false).await.unwrap();
        for (typed, is_right) in [
            ("un café à midi", true),
            ("un\u{2003}cafe\u{301} a\u{300} midi", true),
            ("un\u{3000}café à midi", true),
            ("un cafe à midi", false),
            ("UN CAFÉ À MIDI", false),
            ("un\tcafé à midi", false),
            ("ｕｎ café à midi", false),
        ] {
            let checked = hasher.verify(SecretString::from(typed), Some(stored.clone()), || false).await;
            assert_eq!(checked.is_ok(), is_right, "{typed:?}");
        }
    }

    #[test]
    fn common_passwords_are_refused_and_others_are_not() {
        for password in [
            "password",
            "Password1",
            "12345678",
            "qwertyuiop",
            "iloveyou",
            "aaaaaaaa",
            "abcdefgh",
            "Ada Lovelace",
            "railhead1",
        ] {
            assert!(is_common(password, "Ada Lovelace"), "{password}");
        }
        for password in ["a train at noon", "another password", "gruner Zug nach Wien", "x7#kQ-vt2"] {
            assert!(!is_common(password, "Ada Lovelace"), "{password}");
        }
    }

    #[tokio::test]
    async fn a_password_has_8_to_128_characters() {
        let hasher = Hasher::cheap().unwrap();
        for (length, fits) in [(7, false), (8, true), (128, true), (129, false)] {
            let password = || SecretString::from("ä".repeat(length));
            let hashed = hasher.hash(password(), || false).await;
            assert_eq!((check_length(&password()).is_ok(), hashed.is_ok()), (fits, fits), "{length}");
        }
    }

    #[test]
    fn a_guessable_password_is_refused_as_it_would_be_hashed() {
        let check = |password: &str| check_strength(&SecretString::from(password), "Ada Lovelace");
        assert!(matches!(check("Ada\u{a0}Lovelace"), Err(PasswordError::Common)));
        assert!(check("a train at noon").is_ok());
    }

    #[tokio::test]
    async fn few_requests_wait_for_a_hash_and_others_are_refused() {
        let hasher = Hasher::cheap().unwrap();
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let places = hasher.free_places();
        assert_eq!(places, cores * 33);
        let password = || SecretString::from("a train at noon");
        let paused = hasher.paused().unwrap();
        assert!(hasher.paused().is_none());
        let waiting = (0..places).map(|_| {
            let hasher = hasher.clone();
            tokio::spawn(async move { hasher.hash(password(), || true).await })
        });
        let waiting = waiting.collect::<Vec<_>>();
        while hasher.free_places() > 0 {
            tokio::task::yield_now().await;
        }
        assert!(matches!(hasher.hash(password(), || false).await, Err(PasswordError::Busy)));
        drop(paused);
        for left in waiting {
            assert!(matches!(left.await.unwrap(), Err(PasswordError::ClientLeft)));
        }
        assert_eq!(hasher.free_places(), places);
        assert!(hasher.hash(password(), || false).await.is_ok());
    }
}
