//! The cryptography of `jsonwebtoken`: Ed25519 and nothing else. The providers that come with the
//! crate also bring RSA, whose Rust implementation leaks the key by its timing (RUSTSEC-2023-0071).

use ed25519_dalek::{
    Signature, Signer, SigningKey, Verifier, VerifyingKey, ed25519::signature::Error, pkcs8::DecodePrivateKey,
};
use jsonwebtoken::{
    Algorithm, AlgorithmFamily, DecodingKey, EncodingKey,
    crypto::{CryptoProvider, JwtSigner, JwtVerifier, KeyUtils},
    errors::{ErrorKind, Result},
    jwk::ThumbprintHash,
};
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

struct TokenVerifier(VerifyingKey);

fn signer(algorithm: &Algorithm, key: &EncodingKey) -> Result<Box<dyn JwtSigner>> {
    only_ed25519(*algorithm, key.family())?;
    let key = SigningKey::from_pkcs8_der(key.as_bytes()).map_err(|_| ErrorKind::InvalidEddsaKey)?;
    Ok(Box::new(TokenSigner(key)))
}

fn verifier(algorithm: &Algorithm, key: &DecodingKey) -> Result<Box<dyn JwtVerifier>> {
    only_ed25519(*algorithm, key.family())?;
    let key = VerifyingKey::try_from(key.try_get_as_bytes()?).map_err(|_| ErrorKind::InvalidEddsaKey)?;
    Ok(Box::new(TokenVerifier(key)))
}

fn only_ed25519(algorithm: Algorithm, key: AlgorithmFamily) -> Result<()> {
    let is_ed25519 = algorithm == Algorithm::EdDSA && key == AlgorithmFamily::Ed;
    if is_ed25519 { Ok(()) } else { Err(ErrorKind::InvalidAlgorithm.into()) }
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

impl Verifier<Vec<u8>> for TokenVerifier {
    fn verify(&self, message: &[u8], signature: &Vec<u8>) -> std::result::Result<(), Error> {
        self.0.verify_strict(message, &Signature::from_slice(signature)?)
    }
}

impl JwtVerifier for TokenVerifier {
    fn algorithm(&self) -> Algorithm {
        Algorithm::EdDSA
    }
}
