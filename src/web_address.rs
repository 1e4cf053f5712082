//! URLs of other servers, read as browsers read them (the URL Standard of WHATWG), and as our HTTP client
//! does: one in which the two see different hosts or ports is none.

use std::{
    net::{IpAddr, Ipv4Addr, Ipv6Addr},
    str::FromStr,
};
use ureq::http::Uri;
use url::{Host, Url};

/// Names that lead to this machine or into its network, whatever a resolver says (RFC 6761, 6762, 8375,
/// and `internal` of ICANN).
const INSIDE: [&str; 4] = ["localhost", "local", "internal", "home.arpa"];

/// The URL of another server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WebAddress {
    /// Whether it is encrypted: the scheme is `https`, or else `http`.
    pub is_encrypted: bool,
    /// The host, as the standard reads it.
    pub host: Host,
    pub port: u16,
    /// Whether our HTTP client sees the same host and port.
    is_clear: bool,
}

impl WebAddress {
    /// Reads a URL whose scheme is `http` or `https` and which names no user.
    pub fn read(text: &str) -> Option<WebAddress> {
        let url = Url::parse(text).ok()?;
        let is_encrypted = url.scheme() == "https";
        let names_user = !url.username().is_empty() || url.password().is_some();
        if names_user || !(is_encrypted || url.scheme() == "http") {
            return None;
        }
        let (host, port) = (url.host()?.to_owned(), url.port_or_known_default()?);
        let is_clear = is_seen(text, &host, url.port());
        Some(WebAddress { is_encrypted, host, port, is_clear })
    }

    /// Whether all programs read the same in it.
    pub fn is_clear(&self) -> bool {
        self.is_clear
    }

    /// The address, if the host is one.
    pub fn ip(&self) -> Option<IpAddr> {
        match &self.host {
            Host::Domain(_) => None,
            Host::Ipv4(address) => Some((*address).into()),
            Host::Ipv6(address) => Some((*address).into()),
        }
    }

    /// Whether the host is this machine.
    pub fn is_here(&self) -> bool {
        match self.ip() {
            Some(address) => address.to_canonical().is_loopback(),
            None => self.is_below(&["localhost"]),
        }
    }

    /// Whether the host is a name that no public server has.
    pub fn is_name_inside(&self) -> bool {
        self.is_below(&INSIDE)
    }

    fn is_below(&self, names: &[&str]) -> bool {
        let Host::Domain(host) = &self.host else { return false };
        let host = host.trim_end_matches('.');
        names.iter().any(|name| host.strip_suffix(name).is_some_and(|rest| rest.is_empty() || rest.ends_with('.')))
    }
}

/// Whether our HTTP client sees this host, and this port if one is written.
fn is_seen(text: &str, host: &Host, port: Option<u16>) -> bool {
    let Ok(uri) = Uri::from_str(text) else { return false };
    let Some(authority) = uri.authority().filter(|authority| !authority.as_str().contains('@')) else { return false };
    let written = authority.host();
    let is_same_host = match host {
        Host::Domain(name) => written.eq_ignore_ascii_case(name),
        Host::Ipv4(address) => written.parse::<Ipv4Addr>() == Ok(*address),
        Host::Ipv6(address) => {
            let inner = written.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
            inner.is_some_and(|inner| inner.parse::<Ipv6Addr>() == Ok(*address))
        }
    };
    let names_port = authority.as_str().len() > written.len();
    // The standard leaves out the port that the scheme has anyway.
    let is_same_port = match (names_port, authority.port_u16()) {
        (true, None) => false,
        (false, _) => port.is_none(),
        (true, Some(seen)) => port.is_none_or(|port| port == seen),
    };
    is_same_host && is_same_port
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_clear(text: &str) -> bool {
        WebAddress::read(text).is_some_and(|address| address.is_clear())
    }

    #[test]
    fn an_address_in_which_programs_see_two_hosts_is_none() {
        for text in [
            "https://2130706433/",
            "https://0x7f.1/",
            "https://0177.0.0.1/",
            "https://127.1/",
            "https://127.0.0.1./",
            "https://example%2eorg/",
            "https://example.org\\@evil.example/",
            "https://example.org\t.evil.example/",
            "https://example.org:/",
            "https://b\u{fc}cher.example/",
            "https://[::1%25eth0]/",
            "https://user@example.org/",
            "https:example.org",
            "ftp://example.org/",
            "https://",
            "https:///",
            "https://example.org:65536/",
        ] {
            assert!(!is_clear(text), "{text}");
        }
        for text in [
            "https://example.org",
            "https://EXAMPLE.org:443/a?b=c",
            "http://127.0.0.1:8080/",
            "https://[::1]:8443/",
            "https://[::ffff:127.0.0.1]/",
            "https://xn--bcher-kva.example/",
        ] {
            assert!(is_clear(text), "{text}");
        }
    }

    #[test]
    fn names_that_lead_inside_are_known() {
        let read = |host: &str| WebAddress::read(&format!("https://{host}/"));
        for inside in ["localhost", "LocalHost", "localhost.", "a.localhost", "printer.local", "a.b.internal"] {
            assert!(read(inside).is_some_and(|address| address.is_name_inside()), "{inside}");
        }
        for outside in ["example.org", "notlocalhost", "local.example.org", "internal.example"] {
            assert!(read(outside).is_some_and(|address| !address.is_name_inside()), "{outside}");
        }
        for here in ["localhost", "127.0.0.1", "127.9.9.9", "[::1]", "[::ffff:127.0.0.1]"] {
            assert!(read(here).is_some_and(|address| address.is_here()), "{here}");
        }
        assert!(read("10.0.0.1").is_some_and(|address| !address.is_here()));
    }
}
