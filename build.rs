//! Turns the board and the tickets (`src/engine/data/*.json`) into constant tables, so that a fact that does not fit
//! fails the build and costs nothing at run time.

#![allow(clippy::indexing_slicing, reason = "a fact that does not fit fails the build")]

use serde::Deserialize;
use std::{collections::HashMap, env, error::Error, fmt::Write as _, fs, path::Path};

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
    let data = Path::new("src/engine/data");
    println!("cargo:rerun-if-changed={}", data.display());
    println!("cargo:rerun-if-changed=migrations");
    let cities: Vec<City> = serde_json::from_slice(&fs::read(data.join("cities.json"))?)?;
    let routes: Vec<Route> = serde_json::from_slice(&fs::read(data.join("routes.json"))?)?;
    let tickets: Vec<Ticket> = serde_json::from_slice(&fs::read(data.join("tickets.json"))?)?;
    assert!(cities.is_sorted_by(|a, b| a.id < b.id), "cities are looked up by binary search");
    assert!(routes.is_sorted_by(|a, b| a.id < b.id), "routes are looked up by binary search");
    let tables =
        format!("{}{}{}", city_table(&cities)?, route_table(&cities, &routes)?, ticket_table(&cities, &tickets)?);
    fs::write(Path::new(&env::var("OUT_DIR")?).join("tables.rs"), tables)?;
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
    let mut out =
        format!("#[allow(clippy::approx_constant)]\npub(super) static CITIES: [CityFacts; {}] = [\n", cities.len());
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
    let mut out = format!("pub(super) static ROUTES: [RouteFacts; {}] = [\n", routes.len());
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

fn ticket_table(cities: &[City], tickets: &[Ticket]) -> Result<String, Box<dyn Error>> {
    let city = index(cities.iter().map(|city| &city.id));
    let mut out = format!("pub(super) static TICKETS: [(TicketSet, Ticket); {}] = [\n", tickets.len());
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
