//! Keys of a provider made up by tests, and ID tokens signed with them.

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use ring::{
    rand::SystemRandom,
    signature::{
        ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, Ed25519KeyPair, KeyPair, RSA_PKCS1_SHA256, RsaKeyPair,
        RsaPublicKeyComponents,
    },
};
use serde_json::{Value, json};

/// A key that signs ID tokens.
pub struct Signer {
    pub kid: String,
    key: Key,
}

enum Key {
    Rsa(RsaKeyPair),
    P256(EcdsaKeyPair),
    Ed25519(Ed25519KeyPair),
}

/// The one RSA key: making one takes seconds.
const RSA: &[u8] = include_bytes!("rsa.pk8");

pub fn encode(bytes: impl AsRef<[u8]>) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

/// Signed parts, as in a token.
pub fn parts(header: &Value, claims: &Value) -> String {
    format!("{}.{}", encode(header.to_string()), encode(claims.to_string()))
}

impl Signer {
    pub fn new(algorithm: &str, kid: &str) -> Signer {
        let random = SystemRandom::new();
        let key = match algorithm {
            "RS256" => Key::Rsa(RsaKeyPair::from_pkcs8(RSA).unwrap()),
            "ES256" => {
                let kind = &ECDSA_P256_SHA256_FIXED_SIGNING;
                let made = EcdsaKeyPair::generate_pkcs8(kind, &random).unwrap();
                Key::P256(EcdsaKeyPair::from_pkcs8(kind, made.as_ref(), &random).unwrap())
            }
            _ => {
                let made = Ed25519KeyPair::generate_pkcs8(&random).unwrap();
                Key::Ed25519(Ed25519KeyPair::from_pkcs8(made.as_ref()).unwrap())
            }
        };
        Signer { kid: kid.to_owned(), key }
    }

    pub fn algorithm(&self) -> &'static str {
        match self.key {
            Key::Rsa(_) => "RS256",
            Key::P256(_) => "ES256",
            Key::Ed25519(_) => "EdDSA",
        }
    }

    /// The public key.
    pub fn jwk(&self) -> Value {
        let mut jwk = match &self.key {
            Key::Rsa(key) => {
                let public = RsaPublicKeyComponents::<Vec<u8>>::from(key.public());
                json!({"kty": "RSA", "n": encode(public.n), "e": encode(public.e)})
            }
            Key::P256(key) => {
                let point = key.public_key().as_ref();
                json!({"kty": "EC", "crv": "P-256", "x": encode(&point[1..33]), "y": encode(&point[33..])})
            }
            Key::Ed25519(key) => json!({"kty": "OKP", "crv": "Ed25519", "x": encode(key.public_key())}),
        };
        jwk["kid"] = self.kid.clone().into();
        jwk["use"] = "sig".into();
        jwk["alg"] = self.algorithm().into();
        jwk
    }

    /// A token with these claims.
    pub fn token(&self, claims: &Value) -> String {
        self.signed(&json!({"alg": self.algorithm(), "kid": self.kid, "typ": "JWT"}), claims)
    }

    /// A token with claims as they are written.
    pub fn token_of(&self, claims: &str) -> String {
        let header = json!({"alg": self.algorithm(), "kid": self.kid}).to_string();
        self.sealed(format!("{}.{}", encode(header), encode(claims)))
    }

    /// A token with any header.
    pub fn signed(&self, header: &Value, claims: &Value) -> String {
        self.sealed(parts(header, claims))
    }

    fn sealed(&self, parts: String) -> String {
        let message = parts.as_bytes();
        let signature = match &self.key {
            Key::Rsa(key) => {
                let mut signature = vec![0; key.public().modulus_len()];
                key.sign(&RSA_PKCS1_SHA256, &SystemRandom::new(), message, &mut signature).unwrap();
                signature
            }
            Key::P256(key) => key.sign(&SystemRandom::new(), message).unwrap().as_ref().to_vec(),
            Key::Ed25519(key) => key.sign(message).as_ref().to_vec(),
        };
        format!("{parts}.{}", encode(signature))
    }
}
