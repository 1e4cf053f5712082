//! The cryptography of `jsonwebtoken`: Ed25519 for the tokens of this server and, to verify only, RS256
//! and ES256 for those of providers. The implementations that come with the crate also sign with RSA,
//! and leak the key by their timing (RUSTSEC-2023-0071); `ring` verifies without.

use ed25519_dalek::{
    Signature, Signer, SigningKey, Verifier, VerifyingKey, ed25519::signature::Error, pkcs8::DecodePrivateKey,
};
use jsonwebtoken::{
    Algorithm, AlgorithmFamily, DecodingKey, DecodingKeyKind, EncodingKey,
    crypto::{CryptoProvider, JwtSigner, JwtVerifier, KeyUtils},
    errors::{ErrorKind, Result},
    jwk::ThumbprintHash,
};
use ring::signature::{ECDSA_P256_SHA256_FIXED, RSA_PKCS1_2048_8192_SHA256, RsaPublicKeyComponents, UnparsedPublicKey};
use sha2::{Digest, Sha256};

static PROVIDER: CryptoProvider = CryptoProvider {
    signer_factory: signer,
    verifier_factory: verifier,
    key_utils: KeyUtils { compute_digest: digest, ..KeyUtils::new_unimplemented() },
};

/// Makes `jsonwebtoken` use this module, for the life of the process. Repetitions do nothing.
pub fn install() {
    let _ = PROVIDER.install_default();
}

struct TokenSigner(SigningKey);

struct Ed25519Verifier(VerifyingKey);

struct RsaVerifier(RsaPublicKeyComponents<Vec<u8>>);

/// With the point as in SEC 1, uncompressed.
struct P256Verifier(UnparsedPublicKey<Vec<u8>>);

fn signer(algorithm: &Algorithm, key: &EncodingKey) -> Result<Box<dyn JwtSigner>> {
    match (algorithm, key.family()) {
        (Algorithm::EdDSA, AlgorithmFamily::Ed) => {
            let key = SigningKey::from_pkcs8_der(key.as_bytes()).map_err(|_| ErrorKind::InvalidEddsaKey)?;
            Ok(Box::new(TokenSigner(key)))
        }
        _ => Err(ErrorKind::InvalidAlgorithm.into()),
    }
}

fn verifier(algorithm: &Algorithm, key: &DecodingKey) -> Result<Box<dyn JwtVerifier>> {
    match (algorithm, key.family(), key.kind()) {
        (Algorithm::EdDSA, AlgorithmFamily::Ed, DecodingKeyKind::SecretOrDer(bytes)) => {
            let key = VerifyingKey::try_from(bytes.as_slice()).map_err(|_| ErrorKind::InvalidEddsaKey)?;
            Ok(Box::new(Ed25519Verifier(key)))
        }
        (Algorithm::RS256, AlgorithmFamily::Rsa, DecodingKeyKind::RsaModulusExponent { n, e }) => {
            Ok(Box::new(RsaVerifier(RsaPublicKeyComponents { n: n.clone(), e: e.clone() })))
        }
        (Algorithm::ES256, AlgorithmFamily::Ec, DecodingKeyKind::SecretOrDer(point)) => {
            Ok(Box::new(P256Verifier(UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, point.clone()))))
        }
        _ => Err(ErrorKind::InvalidAlgorithm.into()),
    }
}

fn digest(data: &[u8], hash: ThumbprintHash) -> Result<Vec<u8>> {
    match hash {
        ThumbprintHash::SHA256 => Ok(Sha256::digest(data).to_vec()),
        _ => Err(ErrorKind::InvalidAlgorithm.into()),
    }
}

impl Signer<Vec<u8>> for TokenSigner {
    fn try_sign(&self, message: &[u8]) -> std::result::Result<Vec<u8>, Error> {
        Ok(self.0.sign(message).to_vec())
    }
}

impl JwtSigner for TokenSigner {
    fn algorithm(&self) -> Algorithm {
        Algorithm::EdDSA
    }
}

impl Verifier<Vec<u8>> for Ed25519Verifier {
    fn verify(&self, message: &[u8], signature: &Vec<u8>) -> std::result::Result<(), Error> {
        self.0.verify_strict(message, &Signature::from_slice(signature)?)
    }
}

impl JwtVerifier for Ed25519Verifier {
    fn algorithm(&self) -> Algorithm {
        Algorithm::EdDSA
    }
}

impl Verifier<Vec<u8>> for RsaVerifier {
    fn verify(&self, message: &[u8], signature: &Vec<u8>) -> std::result::Result<(), Error> {
        self.0.verify(&RSA_PKCS1_2048_8192_SHA256, message, signature).map_err(|_| Error::new())
    }
}

impl JwtVerifier for RsaVerifier {
    fn algorithm(&self) -> Algorithm {
        Algorithm::RS256
    }
}

impl Verifier<Vec<u8>> for P256Verifier {
    fn verify(&self, message: &[u8], signature: &Vec<u8>) -> std::result::Result<(), Error> {
        self.0.verify(message, signature).map_err(|_| Error::new())
    }
}

impl JwtVerifier for P256Verifier {
    fn algorithm(&self) -> Algorithm {
        Algorithm::ES256
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn each_part_says_its_algorithm() {
        let private = SigningKey::from_bytes(&[7; 32]);
        let public = private.verifying_key();
        assert_eq!(TokenSigner(private).algorithm(), Algorithm::EdDSA);
        assert_eq!(Ed25519Verifier(public).algorithm(), Algorithm::EdDSA);
        let rsa = RsaVerifier(RsaPublicKeyComponents { n: Vec::new(), e: Vec::new() });
        assert_eq!(rsa.algorithm(), Algorithm::RS256);
        let p256 = P256Verifier(UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, Vec::new()));
        assert_eq!(p256.algorithm(), Algorithm::ES256);
    }

    #[test]
    fn only_sha_256_is_known() {
        assert_eq!(digest(b"", ThumbprintHash::SHA256).unwrap(), Sha256::digest(b"").to_vec());
        assert!(digest(b"", ThumbprintHash::SHA384).is_err());
    }
}
