//! The addresses that webhooks may use: public ones only, unless the operator allows others. A name
//! is resolved once, all its addresses are checked, and the connection uses only those.

use crate::web_address::WebAddress;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use ureq::{
    Error,
    config::Config,
    http::Uri,
    unversioned::{
        resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver},
        transport::NextTimeout,
    },
};

/// Longer than any webhook URL in practice.
const LONGEST: usize = 2000;

/// The policy for webhook addresses.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Policy {
    /// Also allows plain HTTP, any port and addresses that are not public: for tests and intranets.
    pub allow_private: bool,
}

/// The reason for which a URL is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    #[error("the URL must have a host, no user, a port up to 65535 if any, and at most 2000 characters")]
    Malformed,
    #[error("the URL must begin with https://")]
    Insecure,
    /// A port on which other services listen.
    #[error("the port must be 443 or above 1023")]
    Port,
    #[error("the address is not public")]
    Private,
}

impl Policy {
    /// Checks a URL, as far as possible without resolving its host.
    pub fn check(self, url: &str) -> Result<(), Refusal> {
        let address = WebAddress::read(url).filter(|_| url.len() <= LONGEST).ok_or(Refusal::Malformed)?;
        if !self.allow_private {
            if !address.is_encrypted {
                return Err(Refusal::Insecure);
            }
            let is_public = address.ip().map_or_else(|| !address.is_name_inside(), is_public);
            if !is_public {
                return Err(Refusal::Private);
            }
            if address.port != 443 && address.port < 1024 {
                return Err(Refusal::Port);
            }
        }
        if address.is_clear() { Ok(()) } else { Err(Refusal::Malformed) }
    }

    fn check_address(self, address: IpAddr) -> Result<(), Refusal> {
        if self.allow_private || is_public(address) { Ok(()) } else { Err(Refusal::Private) }
    }
}

/// Whether an address is public, according to IANA's registries of special addresses. Covers IPv6
/// addresses that embed an IPv4 address.
pub fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let is_special = match (a, b, c) {
        // This network, loopback, multicast and reserved.
        (0 | 127 | 224.., ..) => true,
        // RFC 1918, link-local, carrier-grade NAT (RFC 6598), benchmarking.
        (10, ..) | (172, 16..=31, _) | (192, 168, _) | (169, 254, _) | (100, 64..=127, _) | (198, 18..=19, _) => true,
        // Protocol assignments, documentation, 6to4 relays, AS112.
        (192, 0, 0 | 2) | (198, 51, 100) | (203, 0, 113) | (192, 88, 99) | (192, 31, 196) | (192, 52, 193) => true,
        (192, 175, 48) => true,
        _ => false,
    };
    !is_special
}

/// Only global unicast (2000::/3), without its special ranges.
fn is_public_v6(address: Ipv6Addr) -> bool {
    match address.segments() {
        // 64:ff9b::/96 reaches IPv4 addresses by NAT64.
        [0x64, 0xff9b, 0, 0, 0, 0, high, low] => {
            is_public_v4(Ipv4Addr::from_bits(u32::from(high) << 16 | u32::from(low)))
        }
        // Protocol assignments with Teredo (2001::/23), documentation (2001:db8::/32, 3fff::/20), 6to4 (2002::/16).
        [0x2001, 0..=0x1ff | 0xdb8, ..] | [0x2002, ..] | [0x3fff, 0..=0xfff, ..] => false,
        [first, ..] => first & 0xe000 == 0x2000,
    }
}

/// Resolves names, and refuses a name unless all its addresses are allowed.
#[derive(Debug)]
pub struct GuardedResolver(pub Policy);

impl Resolver for GuardedResolver {
    fn resolve(&self, uri: &Uri, config: &Config, timeout: NextTimeout) -> Result<ResolvedSocketAddrs, Error> {
        // Also what an older release, or one with other options, has accepted.
        self.0.check(&uri.to_string()).map_err(|refusal| Error::Other(Box::new(refusal)))?;
        let resolved = DefaultResolver::default().resolve(uri, config, timeout).map_err(|error| match error {
            Error::Timeout(_) => error,
            _ => Error::HostNotFound,
        })?;
        let refused = resolved.iter().find_map(|address| self.0.check_address(address.ip()).err());
        match refused {
            None => Ok(resolved),
            Some(refusal) => Err(Error::Other(Box::new(refusal))),
        }
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn addresses_that_are_not_public_are_told_from_those_that_are() {
        let special = "0.0.0.0 0.1.2.3 10.0.0.1 100.64.0.1 100.127.255.255 127.0.0.1 127.9.9.9 169.254.169.254 172.16.0.1 \
            172.31.255.255 192.0.0.8 192.0.2.1 192.88.99.1 192.168.1.1 198.18.0.1 198.19.255.255 198.51.100.7 203.0.113.9 224.0.0.1 \
            239.255.255.255 240.0.0.1 255.255.255.255 :: ::1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 ::ffff:169.254.169.254 \
            ::127.0.0.1 64:ff9b::7f00:1 64:ff9b::a00:1 64:ff9b:1::1 100::1 2001::1 2001:1ff::1 2001:db8::1 2002:7f00:1::1 3fff::1 \
            fc00::1 fd12:3456::1 fe80::1 fec0::1 ff02::1 5f00::1";
        let public = "1.1.1.1 8.8.8.8 9.255.255.255 11.0.0.1 100.63.255.255 100.128.0.1 126.255.255.255 128.0.0.1 169.253.255.255 \
            172.15.255.255 172.32.0.1 192.0.1.1 192.167.1.1 198.17.255.255 198.20.0.1 223.255.255.255 ::ffff:8.8.8.8 \
            2606:4700::1111 2001:200::1 2a00:1450::1 64:ff9b::808:808";
        for (addresses, expected) in [(special, false), (public, true)] {
            for address in addresses.split_whitespace() {
                assert_eq!(is_public(address.parse().unwrap()), expected, "{address}");
            }
        }
    }

    #[test]
    fn a_port_that_is_none_is_refused() {
        for port in ["65536", "0", "80", "443443443", "", "x"] {
            assert!(Policy::default().check(&format!("https://example.com:{port}/hook")).is_err(), "{port}");
        }
        for port in ["443", "1024", "65535"] {
            assert_eq!(Policy::default().check(&format!("https://example.com:{port}/hook")), Ok(()), "{port}");
        }
    }
}
