//! ID tokens, genuine and forged.

#![expect(clippy::unwrap_used, clippy::indexing_slicing)]

#[path = "../../../../tests/api/signer.rs"]
mod signer;

use super::*;
use hmac::{Hmac, KeyInit, Mac};
use serde_json::json;
use sha2::Sha256;
use signer::{Signer, encode, parts};

const EXPECTED: ExpectedToken<'_> =
    ExpectedToken { issuer: "https://id.example.org", client_id: "railhead", nonce: "a hash" };

fn claims() -> Value {
    let now = jsonwebtoken::get_current_timestamp();
    json!({"iss": "https://id.example.org", "aud": "railhead", "sub": "ada", "nonce": "a hash", "iat": now, "exp": now + 300})
}

fn but(name: &str, value: Value) -> Value {
    let mut claims = claims();
    claims[name] = value;
    claims
}

fn without(name: &str) -> Value {
    let mut claims = claims();
    claims.as_object_mut().unwrap().remove(name);
    claims
}

fn keys(signers: &[&Signer]) -> ProviderKeys {
    let keys = signers.iter().map(|signer| signer.jwk()).collect::<Vec<_>>();
    ProviderKeys::read(&json!({ "keys": keys }).to_string()).unwrap()
}

#[test]
fn a_genuine_token_of_each_accepted_algorithm_says_who_it_is() {
    let signers = ["RS256", "ES256", "EdDSA"].map(|algorithm| Signer::new(algorithm, algorithm));
    let keys = keys(&signers.each_ref());
    for signer in &signers {
        assert_eq!(keys.verify(&signer.token(&claims()), EXPECTED).unwrap(), "ada");
        for aud in [json!(["railhead"]), json!("railhead")] {
            assert_eq!(keys.verify(&signer.token(&but("aud", aud)), EXPECTED).unwrap(), "ada");
        }
        let mut for_two = but("aud", json!(["other", "railhead"]));
        for_two["azp"] = "railhead".into();
        assert_eq!(keys.verify(&signer.token(&for_two), EXPECTED).unwrap(), "ada");
    }
}

#[test]
fn a_token_that_says_something_else_is_refused() {
    let signer = Signer::new("ES256", "1");
    let keys = keys(&[&signer]);
    let now = jsonwebtoken::get_current_timestamp();
    for wrong in [
        but("iss", json!("https://id.example.org/")),
        but("iss", json!("https://evil.example.org")),
        without("iss"),
        but("aud", json!("other")),
        but("aud", json!(["other", "railhead"])),
        but("aud", json!([])),
        without("aud"),
        but("azp", json!("other")),
        but("nonce", json!("another hash")),
        but("nonce", json!(["a hash"])),
        without("nonce"),
        but("exp", json!(now - 61)),
        without("exp"),
        but("nbf", json!(now + 120)),
        but("sub", json!("")),
        but("sub", json!("x".repeat(256))),
        but("sub", json!("a\u{0}b")),
        without("sub"),
    ] {
        let refused = keys.verify(&signer.token(&wrong), EXPECTED);
        assert!(matches!(refused, Err(IdTokenError::Invalid(_) | IdTokenError::Claim(_))), "{wrong} {refused:?}");
    }
    for fine in [but("exp", json!(now - 55)), but("nbf", json!(now + 55)), but("azp", json!("railhead"))] {
        assert!(keys.verify(&signer.token(&fine), EXPECTED).is_ok(), "{fine}");
    }
}

#[test]
fn a_token_that_the_provider_has_not_signed_is_refused() {
    let signer = Signer::new("RS256", "1");
    let (keys, jwk) = (keys(&[&signer]), signer.jwk());
    let refused = |token: &str| assert!(keys.verify(token, EXPECTED).is_err(), "{token}");
    let genuine = signer.token(&claims());
    let (signed, signature) = genuine.rsplit_once('.').unwrap();
    // Without a signature, in every spelling.
    for alg in ["none", "None", "NONE", ""] {
        for signature in ["", signature] {
            refused(&format!("{}.{signature}", parts(&json!({"alg": alg, "kid": "1"}), &claims())));
        }
    }
    // With the public key as a shared secret.
    let modulus = jwk["n"].as_str().unwrap();
    for secret in [modulus.to_owned(), jwk.to_string()] {
        let parts = parts(&json!({"alg": "HS256", "kid": "1"}), &claims());
        let keyed = <Hmac<Sha256> as KeyInit>::new_from_slice(secret.as_bytes()).unwrap();
        refused(&format!("{parts}.{}", encode(keyed.chain_update(&parts).finalize().into_bytes())));
    }
    // By a key of somebody else: under the same name, and brought along.
    let other = Signer::new("ES256", "1");
    refused(&other.token(&claims()));
    refused(&other.signed(&json!({"alg": "ES256", "kid": "1", "jwk": other.jwk()}), &claims()));
    refused(&other.signed(&json!({"alg": "RS256", "kid": "1"}), &claims()));
    // With other claims, a cut or an empty signature, or parts too many or too few.
    refused(&format!("{}.{signature}", parts(&json!({"alg": "RS256", "kid": "1"}), &but("sub", json!("bob")))));
    for token in [format!("{signed}."), format!("{signed}.{}", &signature[4..]), signed.to_owned(), String::new()] {
        refused(&token);
    }
    refused(&format!("{genuine}.{signature}"));
    refused(&signer.signed(&json!({"alg": "RS256", "kid": "1", "crit": ["b64"], "b64": false}), &claims()));
    assert!(keys.verify(&genuine, EXPECTED).is_ok());
}

/// Unknown keys make the service ask the provider for newer ones, as often as anybody sends such a token.
#[test]
fn a_refused_algorithm_is_not_taken_for_an_unknown_key() {
    let keys = keys(&[&Signer::new("ES256", "1")]);
    for algorithm in ["HS256", "RS512", "PS256", "ES384"] {
        let parts = parts(&json!({"alg": algorithm, "kid": "2"}), &claims());
        let refused = keys.verify(&format!("{parts}.{}", encode([7; 32])), EXPECTED);
        assert!(matches!(refused, Err(IdTokenError::Invalid(_))), "{algorithm} {refused:?}");
    }
}

#[test]
fn no_algorithm_accepts_the_signature_of_another_token() {
    for algorithm in ["RS256", "ES256", "EdDSA"] {
        let signer = Signer::new(algorithm, "1");
        let genuine = signer.token(&claims());
        let (_, signature) = genuine.rsplit_once('.').unwrap();
        let of_bob = parts(&json!({"alg": algorithm, "kid": "1"}), &but("sub", json!("bob")));
        let refused = keys(&[&signer]).verify(&format!("{of_bob}.{signature}"), EXPECTED);
        assert!(matches!(refused, Err(IdTokenError::Invalid(_))), "{algorithm} {refused:?}");
    }
}

#[test]
fn a_time_at_its_limit_is_within_it() {
    let now = 1_800_000_000.0;
    let is_fine = |name: &str, value: f64| {
        let mut claims = claims();
        (claims["iat"], claims["exp"], claims["nbf"]) = (json!(now), json!(now + 300.0), json!(now));
        claims[name] = json!(value);
        check_times(&serde_json::from_value(claims).unwrap(), now).is_ok()
    };
    for (name, limit, beyond) in [
        ("iat", now + 60.0, 0.5),
        ("iat", now - 660.0, -0.5),
        ("exp", now - 60.0, -0.5),
        ("exp", now + 30.0 * 86_400.0, 0.5),
        ("nbf", now + 60.0, 0.5),
    ] {
        assert!(is_fine(name, limit) && !is_fine(name, limit + beyond), "{name} {limit}");
    }
}

#[test]
fn a_key_is_found_by_its_name_or_as_the_only_one_that_fits() {
    let [one, two, rsa] = [("ES256", "1"), ("ES256", "2"), ("RS256", "1")].map(|(of, kid)| Signer::new(of, kid));
    let nameless = |signer: &Signer| signer.signed(&json!({"alg": signer.algorithm()}), &claims());
    assert!(keys(&[&one, &rsa]).verify(&nameless(&one), EXPECTED).is_ok());
    let of_two = keys(&[&one, &two]).verify(&nameless(&one), EXPECTED);
    assert!(matches!(of_two, Err(IdTokenError::UnknownKey)), "{of_two:?}");
    let unknown = keys(&[&one]).verify(&two.token(&claims()), EXPECTED);
    assert!(matches!(unknown, Err(IdTokenError::UnknownKey)), "{unknown:?}");
}

#[test]
fn keys_for_other_uses_and_unknown_ones_are_ignored() {
    let signer = Signer::new("ES256", "1");
    for (member, value) in [("use", "enc"), ("alg", "ES384"), ("crv", "P-384"), ("kty", "oct")] {
        let mut jwk = signer.jwk();
        jwk[member] = value.into();
        let keys = ProviderKeys::read(&json!({"keys": [jwk]}).to_string()).unwrap();
        assert!(keys.verify(&signer.token(&claims()), EXPECTED).is_err(), "{member}");
    }
    let strange = [json!({"kty": "AKP", "alg": "ML-DSA-44", "kid": "pq"}), json!(7), json!({})];
    let all = [&strange[..], &[signer.jwk()]].concat();
    let keys = ProviderKeys::read(&json!({ "keys": all }).to_string()).unwrap();
    assert!(keys.verify(&signer.token(&claims()), EXPECTED).is_ok());
    for text in ["", "[]", "{}", r#"{"keys":{}}"#] {
        assert!(ProviderKeys::read(text).is_err(), "{text}");
    }
}

#[test]
fn a_claim_of_another_type_is_refused() {
    let signer = Signer::new("ES256", "1");
    let keys = keys(&[&signer]);
    let now = jsonwebtoken::get_current_timestamp();
    for wrong in [
        but("iss", json!(["https://id.example.org"])),
        but("iss", json!(["https://evil.example.org", "https://id.example.org"])),
        but("iss", json!({"https://id.example.org": true})),
        but("iss", json!("HTTPS://id.example.org")),
        but("iss", json!(null)),
        but("aud", json!({"railhead": true})),
        but("aud", json!(["railhead", 7])),
        but("aud", json!(null)),
        but("azp", json!(["railhead"])),
        but("azp", json!(7)),
        but("sub", json!(7)),
        but("sub", json!(["ada"])),
        but("exp", json!((now + 300).to_string())),
        but("exp", json!(null)),
        but("exp", json!(-1)),
        but("exp", json!(1e300)),
        but("nbf", json!((now - 10).to_string())),
        but("nbf", json!([now])),
        but("iat", json!(now.to_string())),
        but("iat", json!(null)),
        but("nonce", json!(7)),
    ] {
        let refused = keys.verify(&signer.token(&wrong), EXPECTED);
        assert!(matches!(refused, Err(IdTokenError::Invalid(_) | IdTokenError::Claim(_))), "{wrong} {refused:?}");
    }
    for fine in [but("exp", json!(now as f64 + 300.5)), but("nbf", json!(now - 10)), but("aud", json!(["railhead"]))] {
        assert!(keys.verify(&signer.token(&fine), EXPECTED).is_ok(), "{fine}");
    }
    // A claim that is there twice has no value.
    let claims = claims().to_string();
    let twice = format!("{{\"iss\":\"https://evil.example.org\",{}", &claims[1..]);
    assert!(keys.verify(&signer.token_of(&twice), EXPECTED).is_err());
}

#[test]
fn a_token_was_issued_for_this_challenge_and_expires_soon() {
    let signer = Signer::new("ES256", "1");
    let keys = keys(&[&signer]);
    let now = jsonwebtoken::get_current_timestamp();
    let issued = |iat: u64, exp: u64| {
        let mut claims = claims();
        (claims["iat"], claims["exp"]) = (json!(iat), json!(exp));
        keys.verify(&signer.token(&claims), EXPECTED)
    };
    let (year, day) = (365 * 86_400, 86_400);
    for (iat, exp) in [
        (now + 61, now + 300),
        (now + 100 * year, now + 101 * year),
        (now - year, now + 300),
        (now - 11 * 60 - 1, now + 300),
        (now, now + 100 * year),
        (now, now + 31 * day),
        (now, u64::MAX),
        (now - 300, now - 61),
    ] {
        assert!(matches!(issued(iat, exp), Err(IdTokenError::Invalid(_) | IdTokenError::Claim(_))), "{iat} {exp}");
    }
    for (iat, exp) in [(now + 55, now + 300), (now - 10 * 60, now + 300), (now, now + 30 * day), (now - 60, now - 30)] {
        assert!(issued(iat, exp).is_ok(), "{iat} {exp}");
    }
    assert!(keys.verify(&signer.token(&without("iat")), EXPECTED).is_err());
}

#[test]
fn a_token_of_another_kind_is_no_id_token() {
    let signer = Signer::new("ES256", "1");
    let keys = keys(&[&signer]);
    let of = |more: Value| {
        let mut header = json!({"alg": "ES256", "kid": "1"});
        header.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        keys.verify(&signer.signed(&header, &claims()), EXPECTED)
    };
    for more in [
        json!({"typ": "at+jwt"}),
        json!({"typ": "logout+jwt"}),
        json!({"typ": "JOSE"}),
        json!({"typ": 7}),
        json!({"cty": "JWT"}),
        json!({"crit": ["exp"], "exp": 7}),
        json!({"crit": []}),
        json!({"kid": 1}),
        json!({"alg": ["ES256"]}),
    ] {
        assert!(of(more.clone()).is_err(), "{more}");
    }
    for more in [json!({}), json!({"typ": "JWT"}), json!({"typ": "jwt"}), json!({"typ": "application/jwt"})] {
        assert!(of(more.clone()).is_ok(), "{more}");
    }
}
