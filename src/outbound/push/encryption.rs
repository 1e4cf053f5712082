//! The encryption of push messages: RFC 8291, with the content coding of RFC 8188. The push service
//! sees neither the text nor its length.

use ring::{
    aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey},
    agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral},
    error::Unspecified,
    hkdf::{HKDF_SHA256, KeyType, Prk, Salt},
    rand::SystemRandom,
};

/// The length of every text after padding, in bytes. Push services take 4,096 of ciphertext.
pub const PADDED: usize = 2800;

/// The length of the one record, as the header declares it: more than it has.
const RECORD: u32 = 4096;

/// The end of the text of the last record; zeros follow.
const END: u8 = 2;

#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EncryptionError {
    /// The text is longer than what it would be padded to.
    #[error("the message is too long")]
    TooLong,
    /// The public key is no point of P-256.
    #[error("the key of the device cannot be used")]
    Key,
}

impl From<Unspecified> for EncryptionError {
    fn from(_: Unspecified) -> EncryptionError {
        EncryptionError::Key
    }
}

struct Exchange<'a> {
    shared: &'a [u8],
    device: &'a [u8],
    ours: &'a [u8],
    auth: &'a [u8],
    salt: [u8; 16],
}

/// Encrypts a text for the public key and the authentication secret of a device.
pub fn encrypt(text: &[u8], device: &[u8], auth: &[u8]) -> Result<Vec<u8>, EncryptionError> {
    let private = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new())?;
    let ours = private.compute_public_key()?;
    let salt = rand::random();
    let seal = |shared: &[u8]| Exchange { shared, device, ours: ours.as_ref(), auth, salt }.seal(text, PADDED);
    agree_ephemeral(private, &UnparsedPublicKey::new(&ECDH_P256, device), seal)?
}

impl Exchange<'_> {
    fn seal(&self, text: &[u8], length: usize) -> Result<Vec<u8>, EncryptionError> {
        let padding = length.checked_sub(text.len()).ok_or(EncryptionError::TooLong)?;
        let (key, nonce) = self.keys()?;
        let mut record = [text, &[END], &vec![0; padding]].concat();
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key)?);
        key.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut record)?;
        let length = u8::try_from(self.ours.len()).map_err(|_| EncryptionError::Key)?;
        Ok([&self.salt[..], &RECORD.to_be_bytes(), &[length], self.ours, &record].concat())
    }

    /// The key and the nonce of the record.
    fn keys(&self) -> Result<([u8; 16], [u8; 12]), Unspecified> {
        let agreed = Salt::new(HKDF_SHA256, self.auth).extract(self.shared);
        let input = expand::<32>(&agreed, &[b"WebPush: info\0", self.device, self.ours])?;
        let prk = Salt::new(HKDF_SHA256, &self.salt).extract(&input);
        Ok((expand(&prk, &[b"Content-Encoding: aes128gcm\0"])?, expand(&prk, &[b"Content-Encoding: nonce\0"])?))
    }
}

struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn expand<const N: usize>(prk: &Prk, info: &[&[u8]]) -> Result<[u8; N], Unspecified> {
    let mut bytes = [0; N];
    prk.expand(info, Length(N))?.fill(&mut bytes)?;
    Ok(bytes)
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;
    use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
    use p256::{PublicKey, SecretKey, ecdh::diffie_hellman};

    fn bytes(text: &str) -> Vec<u8> {
        BASE64_URL_SAFE_NO_PAD.decode(text).unwrap()
    }

    #[test]
    fn the_example_of_rfc_8291_is_encrypted_as_there() {
        let private = SecretKey::from_slice(&bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")).unwrap();
        let device = bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4");
        let shared =
            diffie_hellman(private.to_nonzero_scalar(), PublicKey::from_sec1_bytes(&device).unwrap().as_affine());
        let exchange = Exchange {
            shared: shared.raw_secret_bytes(),
            device: &device,
            ours: &private.public_key().to_sec1_bytes(),
            auth: &bytes("BTBZMqHH6r4Tts7J_aSIgg"),
            salt: bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap(),
        };
        let text = b"When I grow up, I want to be a watermelon";
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6T\
            lzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(exchange.seal(text, text.len()), Ok(bytes(expected)));
    }

    #[test]
    fn every_message_has_the_same_length_and_another_key() {
        let device = SecretKey::from_slice(&[7; 32]).unwrap().public_key().to_sec1_bytes();
        let encrypted = |text: &[u8]| encrypt(text, &device, &[1; 16]);
        let (short, long) = (encrypted(b"{}").unwrap(), encrypted(&[b' '; PADDED]).unwrap());
        assert_eq!((short.len(), long.len()), (PADDED + 103, PADDED + 103));
        assert_ne!(short.get(..86), encrypted(b"{}").unwrap().get(..86));
        assert_eq!(encrypted(&[b' '; PADDED + 1]), Err(EncryptionError::TooLong));
    }

    #[test]
    fn a_key_that_is_no_point_of_the_curve_is_refused() {
        for key in [&[4; 65][..], &[], &[4; 33]] {
            assert_eq!(encrypt(b"{}", key, &[1; 16]), Err(EncryptionError::Key));
        }
    }
}
