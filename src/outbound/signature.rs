//! Signatures of webhooks: those of [Standard Webhooks](https://www.standardwebhooks.com), and those of
//! receivers that know Railhead only.

use base64::{
    Engine, alphabet,
    engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig, general_purpose::STANDARD},
};
use hmac::{Hmac, KeyInit, Mac};
use secrecy::{ExposeSecret, SecretString};
use sha2::Sha256;

/// The mark of a secret; what follows is the key in Base64.
const PREFIX: &str = "whsec_";

const LENIENT: GeneralPurposeConfig =
    GeneralPurposeConfig::new().with_decode_padding_mode(DecodePaddingMode::Indifferent);

/// The alphabets of keys: that of the libraries, and the one that earlier secrets have.
const ALPHABETS: [GeneralPurpose; 2] =
    [GeneralPurpose::new(&alphabet::STANDARD, LENIENT), GeneralPurpose::new(&alphabet::URL_SAFE, LENIENT)];

/// Makes a secret: `whsec_`, and 32 bytes of chance in Base64.
pub fn new_secret() -> String {
    format!("{PREFIX}{}", STANDARD.encode(rand::random::<[u8; 32]>()))
}

/// Builds the header `webhook-signature`: for each secret `v1,` and the HMAC-SHA256 of `id.time.body` in Base64.
pub fn standard(secrets: &[SecretString], id: &str, at: i64, body: &str) -> Option<String> {
    let signed = format!("{id}.{at}.{body}");
    let of = |secret: &SecretString| Some(format!("v1,{}", STANDARD.encode(sign(&key(secret), &signed)?)));
    Some(secrets.iter().map(of).collect::<Option<Vec<_>>>()?.join(" "))
}

/// Builds the header `Railhead-Signature`: `t=<unix time>`, and for each secret `,v1=<HMAC-SHA256 of
/// "time.body" in hexadecimal>`, with the text of the secret as the key.
pub fn own(secrets: &[SecretString], at: i64, body: &str) -> Option<String> {
    secrets.iter().try_fold(format!("t={at}"), |header, secret| {
        let signature = sign(secret.expose_secret().as_bytes(), &format!("{at}.{body}"))?;
        Some(format!("{header},v1={}", base16ct::lower::encode_string(&signature)))
    })
}

/// Reads the key as the libraries do; an operator's secret that is no Base64 is the key itself.
fn key(secret: &SecretString) -> Vec<u8> {
    let text = secret.expose_secret();
    let encoded = text.strip_prefix(PREFIX).unwrap_or(text);
    let decoded = ALPHABETS.iter().find_map(|alphabet| alphabet.decode(encoded).ok());
    decoded.unwrap_or_else(|| text.as_bytes().to_vec())
}

fn sign(key: &[u8], text: &str) -> Option<Vec<u8>> {
    let keyed = <Hmac<Sha256> as KeyInit>::new_from_slice(key).ok()?;
    Some(keyed.chain_update(text).finalize().into_bytes().to_vec())
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn the_example_of_standard_webhooks_has_its_signature() {
        // https://github.com/standard-webhooks/standard-webhooks, test vector of the libraries.
        let secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw".into();
        let signature = standard(&[secret], "msg_p5jXN8AQM9LWM0D4loKWxJek", 1_614_265_330, r#"{"test": 2432232314}"#);
        assert_eq!(signature.unwrap(), "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
    }

    #[test]
    fn earlier_secrets_and_those_of_operators_have_keys() {
        assert_eq!(key(&"whsec_-_8".into()), [0xfb, 0xff]);
        assert_eq!(key(&"whsec_+/8=".into()), [0xfb, 0xff]);
        assert_eq!(key(&"a secret of mine!".into()), b"a secret of mine!");
    }

    #[test]
    fn new_secrets_are_read_by_libraries() {
        let secret = new_secret();
        assert_eq!(STANDARD.decode(secret.strip_prefix(PREFIX).unwrap()).unwrap(), key(&secret.into()));
    }
}
