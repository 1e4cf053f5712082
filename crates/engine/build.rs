//! Generates constant tables from the board and the tickets (`data/*.json`). Inconsistent data
//! fails the build, and lookups cost nothing at run time.

#![expect(clippy::indexing_slicing, reason = "inconsistent data fails the build")]

use serde::Deserialize;
use std::{
    collections::{BTreeSet, HashMap},
    env,
    error::Error,
    fmt::Write as _,
    fs,
    path::Path,
};

/// All cities in the order in which the search for the longest path sweeps them (R9.3).
const SWEEP: &str = "sevastopol angora erzurum sochi rostov kharkov moskva kyiv smolensk petrograd wilno constantinople \
     smyrna bucuresti sofia budapest warszawa riga danzig berlin wien sarajevo zagrab athina brindisi palermo roma \
     stockholm munchen venezia kobenhavn essen frankfurt zurich marseille amsterdam paris bruxelles london dieppe \
     edinburgh brest pamplona barcelona madrid lisboa cadiz";

#[derive(Deserialize)]
struct City {
    id: String,
    name: String,
    name_ascii: String,
    modern: String,
    local: String,
    country: String,
    lat: f64,
    lon: f64,
    x: f64,
    y: f64,
    big_city: bool,
}

#[derive(Deserialize)]
struct Route {
    id: String,
    from: String,
    to: String,
    length: u8,
    color: Option<String>,
    tunnel: bool,
    ferry: u8,
    double: Option<String>,
}

#[derive(Deserialize)]
struct Ticket {
    id: String,
    from: String,
    to: String,
    points: u8,
    kind: String,
    set: String,
}

fn main() -> Result<(), Box<dyn Error>> {
    let data = Path::new("data");
    println!("cargo::rerun-if-changed={}", data.display());
    let cities: Vec<City> = serde_json::from_slice(&fs::read(data.join("cities.json"))?)?;
    let routes: Vec<Route> = serde_json::from_slice(&fs::read(data.join("routes.json"))?)?;
    let mut tickets: Vec<Ticket> = serde_json::from_slice(&fs::read(data.join("tickets.json"))?)?;
    tickets.extend(serde_json::from_slice::<Vec<Ticket>>(&fs::read(data.join("bonus_tickets.json"))?)?);
    assert!(cities.is_sorted_by(|a, b| a.id < b.id), "cities are looked up by binary search");
    assert!(routes.is_sorted_by(|a, b| a.id < b.id), "routes are looked up by binary search");
    let board = [city_table(&cities)?, route_table(&cities, &routes)?, sweep_table(&cities, &routes)].concat();
    let out = env::var("OUT_DIR")?;
    let write = |module, table| fs::write(Path::new(&out).join(module), table);
    write("board.rs", board + &price_layout())?;
    write("prices.rs", price_table(&routes)?)?;
    write("route_set.rs", touching_table(&cities, &routes))?;
    write("ticket.rs", ticket_table(&cities, &tickets)?)?;
    Ok(())
}

fn index<'a>(ids: impl Iterator<Item = &'a String>) -> HashMap<&'a str, usize> {
    ids.enumerate().map(|(index, id)| (id.as_str(), index)).collect()
}

/// `"long"` → `Long`, `"europa_1912"` → `Europa1912`: the Rust name of a JSON word.
fn variant(word: &str) -> String {
    let capitalized = |part: &str| part[..1].to_uppercase() + &part[1..];
    word.split('_').map(capitalized).collect()
}

fn city_table(cities: &[City]) -> Result<String, Box<dyn Error>> {
    let mut out = format!("#[expect(clippy::approx_constant)]\nstatic CITIES: [CityFacts; {}] = [\n", cities.len());
    for City { id, name, name_ascii, modern, local, country, lat, lon, x, y, big_city } in cities {
        writeln!(
            out,
            "CityFacts {{ id: {id:?}, name: {name:?}, name_ascii: {name_ascii:?}, modern: {modern:?}, local: {local:?}, \
             country: {country:?}, lat: {lat:?}, lon: {lon:?}, x: {x:?}, y: {y:?}, big_city: {big_city} }},"
        )?;
    }
    Ok(out + "];\n")
}

fn route_table(cities: &[City], routes: &[Route]) -> Result<String, Box<dyn Error>> {
    let city = index(cities.iter().map(|city| &city.id));
    let route = index(routes.iter().map(|route| &route.id));
    let mut out = format!("static ROUTES: [RouteFacts; {}] = [\n", routes.len());
    for Route { id, from, to, length, color, tunnel, ferry, double } in routes {
        let (from, to) = (city[from.as_str()], city[to.as_str()]);
        let color = color.as_deref().map_or("None".into(), |color| format!("Some(Color::{})", variant(color)));
        let twin = double.as_deref().map_or("None".into(), |twin| format!("Some(Route({}))", route[twin]));
        writeln!(
            out,
            "RouteFacts {{ id: {id:?}, from: City({from}), to: City({to}), length: {length}, color: {color}, \
             tunnel: {tunnel}, ferry: {ferry}, twin: {twin} }},"
        )?;
    }
    Ok(out + "];\n")
}

/// The colours of train cards, in the order of the engine.
const COLORS: [&str; 8] = ["pink", "blue", "orange", "white", "green", "yellow", "black", "red"];

/// The most cards that a route costs.
const MAX_CARDS: u8 = 8;

/// The kinds of prices: the eight colours, then any colour with none, one and two locomotives.
const PRICE_KINDS: usize = COLORS.len() + 3;

fn price_layout() -> String {
    format!("pub(super) const MAX_CARDS: usize = {MAX_CARDS};\npub(super) const PRICE_KINDS: usize = {PRICE_KINDS};\n")
}

/// The place of a price: each kind has a place for each number of cards.
fn place(Route { id, length, color, ferry, .. }: &Route) -> usize {
    assert!((1..=MAX_CARDS).contains(length), "{id} costs {length} cards");
    assert!(*ferry <= 2 && (*ferry == 0 || color.is_none()), "{id} is a ferry of another kind");
    let of_color = COLORS.iter().position(|other| color.as_deref() == Some(*other));
    of_color.unwrap_or(COLORS.len() + usize::from(*ferry)) * usize::from(MAX_CARDS) + usize::from(length - 1)
}

/// Every price of a route, the fewest cards first, with a bit set of the routes that have this
/// price; the number of routes at each place; the place of each route.
fn price_table(routes: &[Route]) -> Result<String, Box<dyn Error>> {
    let price = |route: &Route| (route.length, route.ferry, route.color.clone());
    let prices = routes.iter().map(price).collect::<BTreeSet<_>>();
    let mut out = format!("pub(super) static PRICES: [PriceClass; {}] = [\n", prices.len());
    for (length, ferry, color) in &prices {
        let of_price = routes.iter().zip(0..).filter(|(route, _)| price(route) == (*length, *ferry, color.clone()));
        let set = of_price.clone().fold(0_u128, |set, (_, at)| set | 1 << at);
        let place = of_price.map(|(route, _)| place(route)).next().ok_or("a price without a route")?;
        let color = color.as_deref().map_or("None".into(), |color| format!("Some(Color::{})", variant(color)));
        writeln!(
            out,
            "PriceClass {{ price: Price {{ cards: {length}, color: {color}, locomotives: {ferry} }}, place: {place}, \
             routes: RouteSet({set}) }},"
        )?;
    }
    let of_route = routes.iter().map(place).collect::<Vec<_>>();
    let at = |place| of_route.iter().filter(|other| **other == place).count();
    let counts = (0..PRICE_KINDS * usize::from(MAX_CARDS)).map(at).collect::<Vec<_>>();
    let counts = counts.chunks(MAX_CARDS.into()).collect::<Vec<_>>();
    Ok(out
        + &format!(
            "];\npub(super) static PRICE_ROUTES: ByPrice = {counts:?};\n\
             pub(super) static PRICE_OF: ByRoute<u8> = ByRoute({of_route:?});\n",
        ))
}

fn ticket_table(cities: &[City], tickets: &[Ticket]) -> Result<String, Box<dyn Error>> {
    let city = index(cities.iter().map(|city| &city.id));
    let mut out = format!("static TICKETS: [(TicketSet, Ticket); {}] = [\n", tickets.len());
    for Ticket { id, from, to, points, kind, set } in tickets {
        assert_eq!(*id, format!("{from}-{to}"), "a ticket is named by its two cities");
        let (kind, set) = (variant(kind), variant(set));
        let (from, to) = (city[from.as_str()], city[to.as_str()]);
        writeln!(
            out,
            "(TicketSet::{set}, Ticket {{ id: TicketId {{ from: City({from}), to: City({to}) }}, points: {points}, \
             kind: TicketKind::{kind} }}),"
        )?;
    }
    Ok(out + "];\n")
}

/// Each city's rank in the sweep, and the maximum number of cities that are open at once when the
/// whole board is swept. A city opens with its first route and closes after its last. A subset of
/// the routes never has more cities open, because its routes come in the same order.
fn sweep_table(cities: &[City], routes: &[Route]) -> String {
    let rank = SWEEP.split(' ').zip(0..).collect::<HashMap<_, usize>>();
    let ranks = cities.iter().map(|city| rank[city.id.as_str()]).collect::<Vec<_>>();
    let ends = |route: &Route| [rank[route.from.as_str()], rank[route.to.as_str()]];
    let mut stops = routes.iter().map(ends).collect::<Vec<_>>();
    stops.sort_by_key(|[from, to]| (*from.max(to), *from.min(to)));
    let is_open = |rank: &usize, at: usize| {
        stops[..=at].iter().any(|ends| ends.contains(rank)) && stops[at..].iter().any(|ends| ends.contains(rank))
    };
    let open = (0..stops.len()).map(|at| ranks.iter().filter(|rank| is_open(rank, at)).count()).max().unwrap_or(0);
    format!("pub(super) static SWEEP: ByCity<u8> = ByCity({ranks:?});\npub(super) const SWEEP_OPEN: u32 = {open};\n")
}

/// The routes that touch each city, as a bit set.
fn touching_table(cities: &[City], routes: &[Route]) -> String {
    let touching = cities.iter().map(|City { id, .. }| {
        let touching = routes.iter().zip(0..).filter(|(route, _)| route.from == *id || route.to == *id);
        format!("RouteSet({})", touching.fold(0_u128, |set, (_, at)| set | 1 << at))
    });
    let touching = touching.collect::<Vec<_>>().join(", ");
    format!("static TOUCHING: ByCity<RouteSet> = ByCity([{touching}]);\n")
}
