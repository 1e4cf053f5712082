//! Cities, routes and tickets as people write them: by the names of any language, in any case, with
//! or without accents, and the two cities of a pair in either order.

use crate::{Language, names};
use railhead_engine::{City, Int, Route, Ticket, TicketId, whole};
use std::{cmp::Reverse, collections::HashMap, sync::LazyLock};
use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

/// The number of ids proposed for one that does not exist.
const PROPOSED: usize = 3;

/// The least similarity of a proposed id: in a thousand.
const SIMILAR: u32 = 500;

/// Every city by its names, as they are compared.
static CITIES: LazyLock<HashMap<String, City>> =
    LazyLock::new(|| City::all().flat_map(|city| names_of(city).into_iter().map(move |name| (name, city))).collect());

/// The words for the colour of each route that has one, in every language.
static TRACKS: LazyLock<HashMap<Route, Vec<String>>> = LazyLock::new(|| {
    let colored = |route: Route| Some((route, names::color(route.facts().color?)));
    let words_for = |color| Language::ALL.map(|language| words(&language.format(&color)).concat()).to_vec();
    Route::all().filter_map(colored).map(|(route, color)| (route, words_for(color))).collect()
});

/// The id and the names of a city, as they are compared; `ü` is `u` or `ue`.
fn names_of(city: City) -> Vec<String> {
    let texts = Language::ALL.map(|language| language.format(&names::city(city)));
    let spelled = texts.iter().map(|text| {
        let letter = |letter: char| match letter {
            'ä' => "ae".to_owned(),
            'ö' | 'ø' => "oe".to_owned(),
            'ü' => "ue".to_owned(),
            letter => letter.to_string(),
        };
        text.nfc().map(letter).collect::<String>()
    });
    let written = texts.iter().cloned().chain(spelled).chain([city.to_string()]);
    written.map(|name| words(&name).concat()).collect()
}

/// The words of a text in small letters, without accents.
fn words(text: &str) -> Vec<String> {
    let plain = text.nfkd().filter(|letter| !is_combining_mark(*letter)).flat_map(char::to_lowercase);
    let plain = plain.fold(String::new(), |mut plain, letter| {
        match letter {
            'ß' => plain.push_str("ss"),
            'æ' => plain.push_str("ae"),
            'ø' => plain.push('o'),
            'ł' => plain.push('l'),
            letter => plain.push(letter),
        }
        plain
    });
    plain.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// The city that a text names.
pub fn city(written: &str) -> Option<City> {
    written.parse().ok().or_else(|| CITIES.get(&words(written).concat()).copied())
}

/// The route that a text names: by two cities, and for a double route by the track.
pub fn route(written: &str) -> Option<Route> {
    if let Ok(route) = written.parse() {
        return Some(route);
    }
    let words = words(written);
    let tracks = tracks(&words)?;
    match (tracks.as_slice(), words.get(2)) {
        ([only], None) => Some(*only),
        (tracks, Some(track)) => tracks.iter().copied().find(|route| is_track(*route, track)),
        _ => None,
    }
}

/// The ticket among `known` that a text names.
pub fn ticket(written: &str, known: &[Ticket]) -> Option<TicketId> {
    let ids = || known.iter().map(|ticket| ticket.id);
    if let Ok(id) = written.parse::<TicketId>()
        && ids().any(|known| known == id)
    {
        return Some(id);
    }
    let ends = ends(&words(written)).filter(|_| words(written).len() == 2)?;
    ids().find(|id| [(id.from, id.to), (id.to, id.from)].contains(&ends))
}

/// The cities that come nearest to a text.
pub fn nearest_cities(written: &str) -> Vec<City> {
    let written = words(written).concat();
    let similarity = |city: City| names_of(city).iter().map(|name| similarity(&written, name)).max();
    nearest(City::all().map(|city| (similarity(city).unwrap_or(0), city)))
}

/// The routes that come nearest to a text: the tracks between two cities, or those with similar
/// ids.
pub fn nearest_routes(written: &str) -> Vec<Route> {
    let words = words(written);
    let similar = || {
        let written = by_ids(&words);
        nearest(Route::all().map(|route| {
            let facts = route.facts();
            let back = format!("{}-{}", facts.to, facts.from);
            (similarity(&written, &route.to_string()).max(similarity(&written, &back)), route)
        }))
    };
    tracks(&words).unwrap_or_else(similar)
}

/// The tickets among `known` that come nearest to a text.
pub fn nearest_tickets(written: &str, known: &[Ticket]) -> Vec<TicketId> {
    let written = by_ids(&words(written));
    nearest(known.iter().map(|Ticket { id, .. }| {
        let back = TicketId { from: id.to, to: id.from };
        (similarity(&written, &id.to_string()).max(similarity(&written, &back.to_string())), *id)
    }))
}

/// The two cities that the first words name.
fn ends(words: &[String]) -> Option<(City, City)> {
    let [from, to, ..] = words else { return None };
    Some((*CITIES.get(from)?, *CITIES.get(to)?))
}

/// The routes between the two cities that the first words name; none if there are none.
fn tracks(words: &[String]) -> Option<Vec<Route>> {
    let ends = ends(words)?;
    let joins = |route: &Route| {
        let facts = route.facts();
        [(facts.from, facts.to), (facts.to, facts.from)].contains(&ends)
    };
    Some(Route::all().filter(joins).collect::<Vec<_>>()).filter(|tracks| !tracks.is_empty() && words.len() <= 3)
}

/// Whether a word names the track of a double route: as its id does, or by its colour.
fn is_track(route: Route, track: &str) -> bool {
    let is_color = || TRACKS.get(&route).is_some_and(|colors| colors.iter().any(|color| color == track));
    route.to_string().splitn(3, '-').nth(2) == Some(track) || is_color()
}

/// Words as an id, with the ids of the cities that they name.
fn by_ids(words: &[String]) -> String {
    let id = |word: &String| CITIES.get(word).map_or_else(|| word.clone(), City::to_string);
    words.iter().map(id).collect::<Vec<_>>().join("-")
}

/// The similarity of two texts, in a thousand. A long text is like none.
fn similarity(one: &str, other: &str) -> u32 {
    let similarity = if one.len() > 64 { 0.0 } else { strsim::normalized_damerau_levenshtein(one, other) };
    u32::saturating_from(whole(similarity * 1000.0))
}

/// The candidates that are similar enough, the most similar first.
fn nearest<T>(candidates: impl Iterator<Item = (u32, T)>) -> Vec<T> {
    let mut similar = candidates.filter(|(similarity, _)| *similarity >= SIMILAR).collect::<Vec<_>>();
    similar.sort_by_key(|(similarity, _)| Reverse(*similarity));
    similar.into_iter().take(PROPOSED).map(|(_, candidate)| candidate).collect()
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;
    use railhead_engine::TicketSet;

    #[test]
    fn each_name_in_each_language_leads_to_its_city() {
        for language in Language::ALL {
            for one in City::all() {
                let name = language.format(&names::city(one));
                assert_eq!(words(&name).len(), 1, "{name} is split where pairs are");
                for written in [name.to_uppercase(), name.to_lowercase(), name.nfd().collect(), format!(" {name} ")] {
                    assert_eq!(city(&written), Some(one), "{written}");
                }
            }
        }
        for (written, id) in [("Muenchen", "munchen"), ("ZUERICH", "zurich"), ("Kobenhavn", "kobenhavn")] {
            assert_eq!(city(written).unwrap().to_string(), id);
        }
        assert_eq!((city("mars"), city(""), city("paris-wien")), (None, None, None));
    }

    #[test]
    fn a_pair_is_found_in_either_order_and_a_track_by_its_colour() {
        for (written, id) in [
            ("paris-dieppe", "dieppe-paris"),
            ("Paris – Dieppe", "dieppe-paris"),
            ("ATHEN SARAJEVO", "athina-sarajevo"),
            ("frankfurt-berlin-red", "berlin-frankfurt-red"),
            ("Berlin – Francfort – noir", "berlin-frankfurt-black"),
            ("London-Dieppe-2", "dieppe-london-2"),
        ] {
            assert_eq!(route(written).map(|route| route.to_string()).as_deref(), Some(id), "{written}");
        }
        for written in ["berlin-frankfurt", "paris-moskva", "paris", "", "dieppe-paris-red", "paris-mars"] {
            assert_eq!(route(written), None, "{written}");
        }
        let known = TicketSet::Europe.tickets().collect::<Vec<_>>();
        for written in ["edinburgh-athina", "athina-edinburgh", "Athen–Edinburgh", "édimbourg - athènes"] {
            assert_eq!(ticket(written, &known).unwrap().to_string(), "edinburgh-athina", "{written}");
        }
        assert_eq!(ticket("athina-edinburgh-red", &known), None);
    }

    #[test]
    fn an_unknown_name_has_neighbours() {
        let ids = |routes: Vec<Route>| routes.iter().map(Route::to_string).collect::<Vec<_>>();
        assert_eq!(ids(nearest_routes("berlin-frankfurt")), ["berlin-frankfurt-black", "berlin-frankfurt-red"]);
        assert_eq!(ids(nearest_routes("diepe-paris")).first().unwrap(), "dieppe-paris");
        assert_eq!(nearest_cities("Munchn").first().unwrap().to_string(), "munchen");
        let known = TicketSet::Europe.tickets().collect::<Vec<_>>();
        assert_eq!(nearest_tickets("athina-edinburg", &known).first().unwrap().to_string(), "edinburgh-athina");
        assert!(nearest_cities("").is_empty() && nearest_routes(&"x".repeat(10_000)).is_empty());
    }
}
