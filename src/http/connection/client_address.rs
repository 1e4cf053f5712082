//! The address that a request is counted for.

use actix_web::{FromRequest, HttpRequest, dev::Payload, web};
use std::{
    convert::Infallible,
    future::{Ready, ready},
    net::{IpAddr, Ipv4Addr, Ipv6Addr},
};

/// The origin of a request, as far as it is known: an IPv4 address, or the /64 of an IPv6 address.
#[derive(Clone, Debug)]
pub struct Address(pub String);

/// The number of reverse proxies in front of the service. Each appends its peer's address to
/// `X-Forwarded-For`.
#[derive(Clone, Copy, Debug)]
pub struct TrustedProxies(pub u8);

impl FromRequest for Address {
    type Error = Infallible;
    type Future = Ready<Result<Address, Infallible>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(Ok(Address(counted_address(request))))
    }
}

/// The origin of a request, as in [`Address`].
pub fn counted_address(request: &HttpRequest) -> String {
    network(origin(request))
}

/// The origin of a request, as a key.
pub fn counted_ip(request: &HttpRequest) -> IpAddr {
    origin(request).map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), counted_as)
}

fn origin(request: &HttpRequest) -> Option<IpAddr> {
    let proxies = request.app_data::<web::Data<TrustedProxies>>().map_or(0, |proxies| proxies.0);
    forwarded(request, proxies).or(request.peer_addr().map(|peer| peer.ip()))
}

/// The client address reported by the outermost of our proxies. Entries before it are not trusted.
fn forwarded(request: &HttpRequest, proxies: u8) -> Option<IpAddr> {
    let nth = usize::from(proxies).checked_sub(1)?;
    let headers = request.headers().get_all("x-forwarded-for").filter_map(|header| header.to_str().ok());
    let hops = headers.flat_map(|header| header.split(',')).collect::<Vec<_>>();
    hops.iter().rev().nth(nth)?.trim().parse().ok()
}

/// The address counted as one origin: a holder of one IPv6 address has 2^64 of them.
pub fn counted_as(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64)),
        v4 @ IpAddr::V4(_) => v4,
    }
}

/// Its text, as a key.
fn network(address: Option<IpAddr>) -> String {
    match address.map(counted_as) {
        Some(IpAddr::V4(address)) => address.to_string(),
        Some(IpAddr::V6(address)) => format!("{address}/64"),
        None => "unknown".to_owned(),
    }
}
