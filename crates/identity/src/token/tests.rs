#![expect(clippy::unwrap_used, clippy::indexing_slicing)]

use super::{super::keys::Key, *};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use hmac::{Hmac, KeyInit, Mac};
use jsonwebtoken::{DecodingKey, EncodingKey, Header, jwk::ThumbprintHash};
use serde_json::{Value, json};
use std::time::Duration;

const SEED: [u8; 32] = [7; 32];

fn key(kid: &str, seed: u8) -> Key {
    Key::new(kid.into(), &[seed; 32]).unwrap()
}

fn keys() -> Keys {
    keys_of(&[key("1", 7)])
}

fn keys_of(given: &[Key]) -> Keys {
    Keys::new(Ring::configured(given).unwrap(), RefreshKey::new(SEED))
}

fn somebody() -> TokenSubject {
    TokenSubject { account: Uuid::from_u128(5), session: Uuid::from_u128(6) }
}

fn now() -> u64 {
    jsonwebtoken::get_current_timestamp()
}

/// Valid claims, with these replaced.
fn claims(changed: Value) -> Value {
    let (now, sid) = (now(), Uuid::from_u128(6));
    let mut claims = json!({"iss": ISSUER, "aud": AUDIENCE, "sub": Uuid::from_u128(5), "sid": sid,
        "iat": now, "nbf": now, "exp": now + 60});
    changed.as_object().unwrap().iter().for_each(|(name, value)| claims[name] = value.clone());
    claims
}

fn signed_as(header: &Header, changed: Value) -> String {
    jsonwebtoken::encode(header, &claims(changed), &keys().ring().signing).unwrap()
}

fn is_good(changed: Value) -> bool {
    let keys = keys();
    let header = keys.ring().header.clone();
    keys.check(&signed_as(&header, changed)).is_ok()
}

#[test]
fn a_token_is_good_for_whom_it_was_made_in_its_time() {
    let keys = keys();
    let token = keys.sign(somebody(), now()).unwrap();
    for _ in 0..2 {
        assert_eq!(keys.check(&token).unwrap(), somebody());
    }
    assert!(keys.check(&keys.sign(somebody(), now() - LIFETIME_SECONDS + 10).unwrap()).is_ok());
    assert!(keys.check(&keys.sign(somebody(), now() - LIFETIME_SECONDS - 10).unwrap()).is_err());
    assert!(keys.check(&keys.sign(somebody(), now() + 60).unwrap()).is_err());
    assert!(is_good(json!({})));
    for changed in [
        json!({"aud": "another-api"}),
        json!({"iss": "somebody"}),
        json!({"exp": now() - 60}),
        json!({"nbf": now() + 60}),
        json!({"sub": "not an account"}),
        json!({"sid": null}),
        json!({"exp": null}),
        json!({"nbf": null}),
        json!({"aud": null}),
        json!({"iss": null}),
    ] {
        assert!(!is_good(changed.clone()), "{changed}");
    }
}

#[test]
fn a_token_signed_otherwise_is_not_good() {
    let keys = keys();
    assert!(keys.check(&keys_of(&[key("1", 8)]).sign(somebody(), now()).unwrap()).is_err(), "another key of that name");
    // HMAC with the public key, which everyone knows: as bytes, and as the text of the JWK.
    let x = keys.public(|key| key.x.clone());
    let public = ed25519_dalek::SigningKey::from_bytes(&SEED).verifying_key();
    for secret in [public.as_bytes().as_slice(), x[0].as_bytes()] {
        let parts = [json!({"alg": "HS256", "kid": "1"}), claims(json!({}))];
        let signed = parts.map(|part| URL_SAFE_NO_PAD.encode(part.to_string())).join(".");
        let mac = <Hmac<sha2::Sha256> as KeyInit>::new_from_slice(secret).unwrap().chain_update(&signed);
        let forged = format!("{signed}.{}", URL_SAFE_NO_PAD.encode(mac.finalize().into_bytes()));
        assert!(keys.check(&forged).is_err());
    }
    let good = keys.sign(somebody(), now()).unwrap();
    let parts = good.split('.').collect::<Vec<_>>();
    // {"alg":"none","kid":"1"} with and without the signature of the good one.
    for signature in ["", parts[2]] {
        assert!(keys.check(&format!("eyJhbGciOiJub25lIiwia2lkIjoiMSJ9.{}.{signature}", parts[1])).is_err());
    }
    assert!(Key::new("1".into(), &[7; 31]).is_err());
    assert!(Ring::configured(&[]).is_err());
}

#[test]
fn nothing_but_ed25519_signs_or_verifies() {
    let (ring, header) = (keys().ring(), Header::new(Algorithm::HS256));
    let secret = EncodingKey::from_secret(&SEED).unwrap();
    assert!(jsonwebtoken::encode(&header, &claims(json!({})), &secret).is_err());
    assert!(jsonwebtoken::encode(&Header::new(Algorithm::EdDSA), &claims(json!({})), &secret).is_err());
    assert!(jsonwebtoken::encode(&header, &claims(json!({})), &ring.signing).is_err());
    let signature = jsonwebtoken::crypto::sign(b"text", &ring.signing, Algorithm::EdDSA).unwrap();
    let verified = |key: &DecodingKey, by| jsonwebtoken::crypto::verify(&signature, b"text", key, by);
    assert!(verified(&ring.public[0].checking, Algorithm::EdDSA).unwrap());
    assert!(verified(&ring.public[0].checking, Algorithm::HS256).is_err());
    assert!(verified(&DecodingKey::from_secret(&SEED).unwrap(), Algorithm::EdDSA).is_err());
    assert!(verified(&DecodingKey::from_secret(&SEED).unwrap(), Algorithm::HS256).is_err());
    assert!(!jsonwebtoken::crypto::verify(&signature, b"texts", &ring.public[0].checking, Algorithm::EdDSA).unwrap());
}

#[test]
fn the_id_of_a_key_is_its_thumbprint() {
    // The example of RFC 8037, appendix A.3.
    let key: jsonwebtoken::jwk::Jwk = serde_json::from_value(json!({"kty": "OKP", "crv": "Ed25519",
        "x": "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}))
    .unwrap();
    keys();
    assert_eq!(key.thumbprint(ThumbprintHash::SHA256).unwrap(), "kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k");
}

#[test]
fn the_key_must_be_named_and_known() {
    let keys = keys();
    let named = |kid: Option<&str>| Header { kid: kid.map(str::to_owned), ..Header::new(Algorithm::EdDSA) };
    assert!(keys.check(&signed_as(&named(Some("1")), json!({}))).is_ok());
    assert!(keys.check(&signed_as(&named(Some("2")), json!({}))).is_err(), "signed with the right key");
    assert!(keys.check(&signed_as(&named(None), json!({}))).is_err());
}

#[test]
fn a_remembered_token_expires() {
    let keys = keys();
    let token = keys.sign(somebody(), now()).unwrap();
    let other = TokenSubject { account: Uuid::from_u128(9), ..somebody() };
    keys.verified.insert(token.as_str().into(), (other, 1));
    assert_eq!(keys.check(&token).unwrap(), somebody(), "what is remembered as expired is checked anew");
}

#[test]
fn a_remembered_token_is_not_verified_again() {
    let keys = keys();
    let token = keys.sign(somebody(), now()).unwrap();
    let other = TokenSubject { account: Uuid::from_u128(9), ..somebody() };
    keys.verified.insert(token.as_str().into(), (other, now() + 60));
    assert_eq!(keys.check(&token).unwrap(), other);
}

#[test]
fn remembered_tokens_of_ended_sessions_and_bans_are_refused() {
    let keys = keys();
    let token = keys.sign(somebody(), now()).unwrap();
    keys.check(&token).unwrap();
    keys.refuse_sessions([somebody().session]);
    assert!(matches!(keys.check(&token), Err(TokenError::Ended)));
    let ban = Arc::new(Ban { reason: Some("insults".to_owned()), until: None, contact: None });
    keys.refuse_accounts(HashMap::from([(somebody().account, Arc::clone(&ban))]));
    assert!(matches!(keys.check(&token), Err(TokenError::Banned(told)) if told == ban));
    keys.refuse_accounts(HashMap::new());
    let other = keys.sign(TokenSubject { session: Uuid::nil(), ..somebody() }, now()).unwrap();
    assert_eq!(keys.check(&other).unwrap().account, somebody().account, "another device, the ban lifted");
}

#[test]
fn a_key_is_published_before_it_signs_and_verifies_afterwards() {
    let aged = |ages: &[u64]| {
        let keys = (1..).zip(ages).map(|(n, age)| (key(&n.to_string(), n), Duration::from_secs(*age)));
        let ring = Ring::from_store(&keys.collect::<Vec<_>>()).unwrap();
        let public = ring.public.iter().map(|key| key.kid.clone()).collect::<Vec<_>>().join(" ");
        (ring.header.kid.unwrap(), public)
    };
    assert_eq!(aged(&[0]), ("1".into(), "1".into()));
    assert_eq!(aged(&[9000, 10]), ("1".into(), "1 2".into()), "published, does not sign yet");
    assert_eq!(aged(&[9000, 130]), ("2".into(), "1 2".into()), "signs; tokens of the old one are about");
    assert_eq!(aged(&[9000, 1100]), ("2".into(), "1 2".into()));
    assert_eq!(aged(&[9000, 1400]), ("2".into(), "2".into()), "no token of the old one can be left");
    assert!(Ring::from_store(&[]).is_err());
}

#[test]
fn a_token_outlives_a_rotation() {
    let keys = keys();
    let old = keys.sign(somebody(), now()).unwrap();
    keys.use_ring(Ring::configured(&[key("2", 8), key("1", 7)]).unwrap());
    assert_eq!(keys.check(&old).unwrap(), somebody());
    let new = keys.sign(somebody(), now()).unwrap();
    assert_eq!(jsonwebtoken::decode_header(&new).unwrap().kid.as_deref(), Some("2"));
    assert_eq!(keys.check(&new).unwrap(), somebody());
}

#[test]
fn a_key_is_read_from_what_openssl_writes() {
    // openssl genpkey -algorithm ed25519, of SEED.
    let pem = "-----BEGIN PRIVATE KEY-----\n\
        MC4CAQAwBQYDK2VwBCIEIAcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcH\n-----END PRIVATE KEY-----\n";
    let key = Key::from_pem(pem).unwrap();
    assert_eq!(key.seed(), &SEED);
    assert_eq!(key.kid.len(), 43);
    assert!(Key::from_pem("-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n").is_err());
}

#[test]
fn an_ended_session_is_remembered_while_its_tokens_live() {
    let keys = keys();
    let sessions = [1, 2, 3].map(Uuid::from_u128);
    let ended = || sessions.map(|session| keys.check_subject(&TokenSubject { session, ..somebody() }).is_err());
    let let_pass = |time: Duration| keys.revoked.write().began = Instant::now().checked_sub(time).unwrap();
    keys.refuse_sessions([sessions[0]]);
    let_pass(REMEMBERED - Duration::from_secs(60));
    keys.refuse_sessions([sessions[1]]);
    let_pass(REMEMBERED);
    keys.refuse_sessions([sessions[2]]);
    assert_eq!(ended(), [true; 3], "the generation before is kept");
    keys.refuse_sessions([Uuid::from_u128(4)]);
    assert_eq!(ended(), [true; 3], "a generation lasts");
    let_pass(REMEMBERED);
    keys.refuse_sessions([Uuid::from_u128(5)]);
    assert_eq!(ended(), [false, false, true]);
}

#[test]
fn a_refusal_wakes_others_once() {
    let keys = keys();
    let mut woken = keys.revocations();
    let mut is_woken = || {
        let changed = woken.has_changed().unwrap();
        woken.mark_unchanged();
        changed
    };
    assert!(!is_woken());
    keys.refuse_sessions([Uuid::from_u128(1)]);
    assert!(is_woken());
    keys.refuse_sessions([Uuid::from_u128(1)]);
    assert!(!is_woken(), "it is known");
    let ban = Arc::new(Ban { reason: None, until: None, contact: None });
    let banned = || HashMap::from([(Uuid::from_u128(2), Arc::clone(&ban))]);
    keys.refuse_accounts(banned());
    assert!(is_woken());
    keys.refuse_accounts(banned());
    assert!(!is_woken(), "it is known");
    keys.refuse_accounts(HashMap::new());
    assert!(is_woken());
}

#[test]
fn every_key_that_verifies_is_published() {
    let keys = keys_of(&[key("2", 8), key("1", 7)]);
    assert_eq!(keys.public(|key| key.kid.clone()), ["2", "1"]);
    // The public key of SEED.
    assert_eq!(keys.public(|key| key.x.clone())[1], "6kpsY-KcUgq-9VB7Ey7F-ZVHdq6-vnuSQh7qaRRG0iw");
}

#[test]
fn a_new_key_is_one_of_its_own() {
    let keys = [(); 2].map(|()| Key::generate().unwrap());
    assert_ne!(keys[0].kid, keys[1].kid);
    assert_ne!(keys[0].seed(), keys[1].seed());
}
