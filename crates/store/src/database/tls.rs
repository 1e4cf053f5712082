//! TLS to PostgreSQL, with the settings of libpq: `sslmode` and `sslrootcert`.

use percent_encoding::percent_decode_str;
use rustls::{
    CertificateError, ClientConfig, DigitallySignedStruct, Error as TlsError, RootCertStore, SignatureScheme,
    client::{
        WebPkiServerVerifier,
        danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier},
    },
    crypto::{CryptoProvider, WebPkiSupportedAlgorithms, ring, verify_tls12_signature, verify_tls13_signature},
    pki_types::{CertificateDer, ServerName, UnixTime, pem::PemObject},
};
use std::{path::PathBuf, sync::Arc};
use tokio_postgres::config::SslMode;
use tokio_postgres_rustls::MakeRustlsConnect;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TlsSettings {
    pub mode: SslMode,
    /// The extent to which the server's certificate is checked.
    check: Check,
    roots: Roots,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Check {
    /// Nothing.
    None,
    /// Its signer.
    Authority,
    /// Its signer, and the host's name in it.
    Full,
}

/// The authorities that may sign it.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Roots {
    System,
    File(PathBuf),
}

#[derive(Debug, thiserror::Error)]
pub enum TlsSettingsError {
    #[error("sslmode is {0:?}; it can be disable, prefer, require, verify-ca or verify-full")]
    Mode(String),
    #[error("sslrootcert {file}: {cause}")]
    File { file: String, cause: String },
    #[error("there are no root certificates: name a file with sslrootcert")]
    NoRoots,
    #[error("TLS cannot be set up: {0}")]
    Tls(String),
}

impl TlsSettings {
    /// Takes the settings for TLS out of a URL, or a list of settings. Returns the rest.
    ///
    /// # Errors
    /// If the mode is unknown.
    pub fn take_from(url: &str) -> Result<(String, TlsSettings), TlsSettingsError> {
        let (mut mode, mut root) = (None, None);
        let mut rest = Vec::new();
        let (before, separators, pairs) = match url.split_once('?') {
            Some((before, pairs)) => (format!("{before}?"), '&', pairs),
            None if url.contains("://") => return TlsSettings::new(None, None).map(|tls| (url.to_owned(), tls)),
            None => (String::new(), ' ', url),
        };
        for pair in pairs.split(separators) {
            match pair.split_once('=') {
                Some(("sslmode", value)) => mode = Some(value),
                Some(("sslrootcert", value)) => root = Some(value),
                _ => rest.push(pair),
            }
        }
        let decoded = |value: &str| match separators {
            '&' => percent_decode_str(value).decode_utf8_lossy().into_owned(),
            _ => value.trim_matches('\'').to_owned(),
        };
        let tls = TlsSettings::new(mode, root.map(decoded))?;
        Ok((before + &rest.join(&separators.to_string()), tls))
    }

    fn new(mode: Option<&str>, root: Option<String>) -> Result<TlsSettings, TlsSettingsError> {
        let (mode, check) = match (mode.unwrap_or("prefer"), &root) {
            ("disable", _) => (SslMode::Disable, Check::None),
            ("prefer", _) => (SslMode::Prefer, Check::None),
            ("require", None) => (SslMode::Require, Check::None),
            // As in libpq: a root that is named is meant to be used.
            ("require", Some(_)) | ("verify-ca", _) => (SslMode::Require, Check::Authority),
            ("verify-full", _) => (SslMode::Require, Check::Full),
            (other, _) => return Err(TlsSettingsError::Mode(other.to_owned())),
        };
        let roots = match root {
            Some(file) if file != "system" => Roots::File(file.into()),
            Some(_) | None => Roots::System,
        };
        Ok(TlsSettings { mode, check, roots })
    }

    /// Makes connections use these settings. Reads the file of root certificates, so that a new one
    /// counts from the next connection on.
    ///
    /// # Errors
    /// If there are no root certificates.
    pub fn connector(&self) -> Result<MakeRustlsConnect, TlsSettingsError> {
        let provider = Arc::new(ring::default_provider());
        let builder = ClientConfig::builder_with_provider(Arc::clone(&provider)).with_safe_default_protocol_versions();
        let builder = builder.map_err(|error| TlsSettingsError::Tls(error.to_string()))?;
        let authority = match self.check {
            Check::None => None,
            Check::Authority => Some(Authority { verifier: self.verifier(&provider)?, any_name: true }),
            Check::Full => Some(Authority { verifier: self.verifier(&provider)?, any_name: false }),
        };
        let verifier = Verifier { authority, provider };
        let config = builder.dangerous().with_custom_certificate_verifier(Arc::new(verifier)).with_no_client_auth();
        Ok(MakeRustlsConnect::new(config))
    }

    fn verifier(&self, provider: &Arc<CryptoProvider>) -> Result<Arc<WebPkiServerVerifier>, TlsSettingsError> {
        let mut db = RootCertStore::empty();
        match &self.roots {
            Roots::System => drop(db.add_parsable_certificates(rustls_native_certs::load_native_certs().certs)),
            Roots::File(path) => {
                let unusable = |cause: String| TlsSettingsError::File { file: path.display().to_string(), cause };
                for certificate in CertificateDer::pem_file_iter(path).map_err(|error| unusable(error.to_string()))? {
                    let certificate = certificate.map_err(|error| unusable(error.to_string()))?;
                    db.add(certificate).map_err(|error| unusable(error.to_string()))?;
                }
            }
        }
        if db.is_empty() {
            return Err(TlsSettingsError::NoRoots);
        }
        let verifier = WebPkiServerVerifier::builder_with_provider(Arc::new(db), Arc::clone(provider)).build();
        verifier.map_err(|error| TlsSettingsError::Tls(error.to_string()))
    }
}

/// Checks as much of a certificate as the mode requires. The modes that check less than everything
/// are those of libpq: they protect from eavesdroppers only.
#[derive(Debug)]
struct Verifier {
    /// The authority that has to sign a certificate. Without one, none is checked.
    authority: Option<Authority>,
    provider: Arc<CryptoProvider>,
}

#[derive(Debug)]
struct Authority {
    verifier: Arc<WebPkiServerVerifier>,
    /// Whether a certificate of another host will do.
    any_name: bool,
}

impl Verifier {
    /// Checks a signature if the certificate is checked, too. Otherwise anybody could have made both, and
    /// rustls may not read the certificate: those that Citus makes are of X.509 version 1.
    fn unless_unchecked(
        &self,
        verify: impl FnOnce(&WebPkiSupportedAlgorithms) -> Result<HandshakeSignatureValid, TlsError>,
    ) -> Result<HandshakeSignatureValid, TlsError> {
        match self.authority {
            None => Ok(HandshakeSignatureValid::assertion()),
            Some(_) => verify(&self.provider.signature_verification_algorithms),
        }
    }
}

impl ServerCertVerifier for Verifier {
    fn verify_server_cert(
        &self,
        end_entity: &CertificateDer<'_>,
        intermediates: &[CertificateDer<'_>],
        name: &ServerName<'_>,
        ocsp_response: &[u8],
        now: UnixTime,
    ) -> Result<ServerCertVerified, TlsError> {
        let Some(authority) = &self.authority else { return Ok(ServerCertVerified::assertion()) };
        match authority.verifier.verify_server_cert(end_entity, intermediates, name, ocsp_response, now) {
            Err(TlsError::InvalidCertificate(
                CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. },
            )) if authority.any_name => Ok(ServerCertVerified::assertion()),
            verdict => verdict,
        }
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signature: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, TlsError> {
        self.unless_unchecked(|algorithms| verify_tls12_signature(message, certificate, signature, algorithms))
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signature: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, TlsError> {
        self.unless_unchecked(|algorithms| verify_tls13_signature(message, certificate, signature, algorithms))
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.provider.signature_verification_algorithms.supported_schemes()
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn the_settings_are_taken_out_of_urls_and_of_lists() {
        let full =
            TlsSettings { mode: SslMode::Require, check: Check::Full, roots: Roots::File("/etc/a root.pem".into()) };
        for (url, rest) in [
            (
                "postgres://ada@db/railhead?sslmode=verify-full&connect_timeout=3&sslrootcert=/etc/a%20root.pem",
                "postgres://ada@db/railhead?connect_timeout=3",
            ),
            (
                "postgres://ada@db/railhead?sslrootcert=%2Fetc%2Fa%20root.pem&sslmode=verify-full",
                "postgres://ada@db/railhead?",
            ),
        ] {
            assert_eq!(TlsSettings::take_from(url).unwrap(), (rest.to_owned(), full.clone()));
        }
        let (rest, settings) =
            TlsSettings::take_from("host=db sslmode=require user=ada sslrootcert='/etc/r.pem'").unwrap();
        assert_eq!(rest, "host=db user=ada");
        assert_eq!((settings.check, settings.roots), (Check::Authority, Roots::File("/etc/r.pem".into())));
        let (rest, settings) = TlsSettings::take_from("postgres://ada@db/railhead").unwrap();
        assert_eq!((rest.as_str(), settings.mode), ("postgres://ada@db/railhead", SslMode::Prefer));
        assert!(TlsSettings::take_from("postgres://ada@db/railhead?sslmode=allow").is_err());
    }
}
