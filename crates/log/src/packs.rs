//! The ticket packs this server offers: those that come with the game, replaced or extended by the
//! operator's files (R2.4).

use railhead_engine::{City, Provenance, Ticket, TicketId, TicketKind, TicketPack, TicketSet};
use railhead_localization::places;
use serde::Deserialize;
use std::{
    fs, io,
    path::{Path, PathBuf},
};

/// The maximum number of tickets in all packs together: a game stores its packs in its first event,
/// and their points must fit a score.
const MAX_TICKETS: usize = 200;
/// The maximum number of points of a ticket.
const MAX_POINTS: u8 = 100;

/// The packs that can be added to games, each with a unique name. No two tickets, including those
/// of the main sets, connect the same cities.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Packs(Vec<TicketPack>);

/// A request for packs that cannot be offered.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UnavailablePack {
    /// There is no pack with this name.
    #[error("there is no ticket pack \"{pack}\"; available: {known}")]
    Unknown {
        /// The name, cut to 64 characters.
        pack: String,
        /// The names that exist.
        known: String,
    },
    /// A pack is named twice.
    #[error("ticket pack \"{pack}\" is listed twice")]
    Twice {
        /// The name.
        pack: String,
    },
}

/// The reason for which an operator's file cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("ticket pack {}: {fault}", file.display())]
pub struct PackFileError {
    /// The file.
    pub file: PathBuf,
    /// Its fault.
    #[source]
    pub fault: PackFault,
}

/// The fault of a file of tickets.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the message says what each field is")]
pub enum PackFault {
    #[error("it cannot be read: {0}")]
    Unreadable(#[from] io::Error),
    #[error("it is not a JSON array of tickets: {0}")]
    NotTickets(#[from] serde_json::Error),
    #[error("it has no tickets")]
    Empty,
    #[error("the packs have {count} tickets in total; at most {MAX_TICKETS} are allowed")]
    TooMany { count: usize },
    #[error("ticket {number} ({from}-{to}): {fault}")]
    Ticket { number: usize, from: String, to: String, fault: TicketFault },
    #[error("\"{set}\" already has a ticket between {from} and {to}")]
    Duplicate { from: City, to: City, set: String },
}

/// The fault of one ticket.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the message says what each field is")]
pub enum TicketFault {
    #[error("there is no city \"{0}\"{proposed}", proposed = nearest(.0))]
    UnknownCity(String),
    #[error("both cities are the same")]
    OneCity,
    #[error("points must be 1 to {MAX_POINTS}, not {0}")]
    Points(i64),
    #[error("id must be \"{expected}\", not \"{id}\"")]
    Id { id: String, expected: TicketId },
    #[error("kind must be \"standard\": packs have no long tickets (R2.4)")]
    Long,
    #[error("big_city must be {0}: it follows from the cities (R1.5)")]
    BigCity(bool),
    #[error("set must have 1 to 32 of a-z, 0-9 and _, and cannot be a main set; not \"{0}\"")]
    SetName(String),
}

/// A ticket in a file, in the format of `bonus_tickets.json`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TicketEntry {
    id: Option<String>,
    from: String,
    to: String,
    points: i64,
    kind: Option<TicketKind>,
    set: String,
    big_city: Option<bool>,
}

/// The ids of the cities that come nearest to a name.
fn nearest(name: &str) -> String {
    places::nearest_cities(name).iter().map(|city| format!(", nearest {city}")).collect()
}

impl TicketEntry {
    fn ticket(&self) -> Result<Ticket, TicketFault> {
        let city = |name: &String| places::city(name).ok_or_else(|| TicketFault::UnknownCity(name.clone()));
        let expected = TicketId { from: city(&self.from)?, to: city(&self.to)? };
        if expected.from == expected.to {
            return Err(TicketFault::OneCity);
        }
        if let Some(id) = self.id.as_ref().filter(|id| **id != expected.to_string()) {
            return Err(TicketFault::Id { id: id.clone(), expected });
        }
        let points = u8::try_from(self.points).ok().filter(|points| (1..=MAX_POINTS).contains(points));
        let points = points.ok_or(TicketFault::Points(self.points))?;
        if self.kind == Some(TicketKind::Long) {
            return Err(TicketFault::Long);
        }
        let ticket = Ticket { id: expected, points, kind: TicketKind::Standard };
        if self.big_city.is_some_and(|said| said != ticket.is_big_city()) {
            return Err(TicketFault::BigCity(ticket.is_big_city()));
        }
        let is_plain = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '_';
        let is_main = ["europe", "europa_1912"].contains(&self.set.as_str());
        if is_main || !(1..=32).contains(&self.set.len()) || !self.set.chars().all(is_plain) {
            return Err(TicketFault::SetName(self.set.clone()));
        }
        Ok(ticket)
    }
}

impl Default for Packs {
    /// The packs that come with the game.
    fn default() -> Packs {
        Packs(TicketPack::built_in().collect())
    }
}

impl Packs {
    /// The packs that come with the game and those of the files. A pack replaces an earlier one
    /// with the same name.
    ///
    /// # Errors
    /// The first file that cannot be used, and why.
    pub fn with_files(files: &[PathBuf]) -> Result<Packs, PackFileError> {
        let mut packs = Packs::default();
        for file in files {
            packs.add_file(file).map_err(|fault| PackFileError { file: file.clone(), fault })?;
        }
        Ok(packs)
    }

    fn add_file(&mut self, file: &Path) -> Result<(), PackFault> {
        let added = Packs::read(&fs::read(file)?)?;
        self.0.retain(|pack| added.iter().all(|added| added.name != pack.name));
        self.0.extend(added);
        self.check()
    }

    /// Checks that there are not too many tickets, and that no two connect the same cities.
    fn check(&self) -> Result<(), PackFault> {
        let count = self.0.iter().map(|pack| pack.tickets.len()).sum();
        if count > MAX_TICKETS { Err(PackFault::TooMany { count }) } else { self.check_distinct() }
    }

    /// Reads the packs of one file, one for each set, in the order in which the sets appear.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn read(json: &[u8]) -> Result<Vec<TicketPack>, PackFault> {
        let entries: Vec<TicketEntry> = serde_json::from_slice(json)?;
        let mut packs: Vec<TicketPack> = Vec::new();
        for (number, entry) in (1..).zip(&entries) {
            let (from, to) = (entry.from.clone(), entry.to.clone());
            let ticket = entry.ticket().map_err(|fault| PackFault::Ticket { number, from, to, fault })?;
            match packs.iter_mut().find(|pack| pack.name == entry.set) {
                Some(pack) => pack.tickets.push(ticket),
                None => packs.push(TicketPack {
                    name: entry.set.clone(),
                    provenance: Provenance::Operator,
                    tickets: vec![ticket],
                }),
            }
        }
        if packs.is_empty() { Err(PackFault::Empty) } else { Ok(packs) }
    }

    fn check_distinct(&self) -> Result<(), PackFault> {
        let main = [TicketSet::Europe, TicketSet::Europa1912].into_iter();
        let printed = main.flat_map(|set| set.tickets().map(move |ticket| (set.name(), ticket.id)));
        let added = self.0.iter().flat_map(|pack| pack.tickets.iter().map(|ticket| (pack.name.as_str(), ticket.id)));
        let mut seen: Vec<(&str, TicketId)> = Vec::new();
        for (set, id) in printed.chain(added) {
            let joins_same = |other: &TicketId| *other == id || (other.from, other.to) == (id.to, id.from);
            if let Some((set, _)) = seen.iter().find(|(_, other)| joins_same(other)) {
                return Err(PackFault::Duplicate { from: id.from, to: id.to, set: (*set).to_owned() });
            }
            seen.push((set, id));
        }
        Ok(())
    }

    /// The packs, in the order in which they are offered.
    pub fn iter(&self) -> impl Iterator<Item = &TicketPack> {
        self.0.iter()
    }

    /// Every ticket: those of the main sets, and those of the packs.
    pub fn known_tickets(&self) -> Vec<Ticket> {
        let main = [TicketSet::Europe, TicketSet::Europa1912].into_iter().flat_map(TicketSet::tickets);
        main.chain(self.0.iter().flat_map(|pack| pack.tickets.iter().copied())).collect()
    }

    /// The packs with these names.
    ///
    /// # Errors
    /// The first name that cannot be used, and why.
    pub fn named(&self, names: &[String]) -> Result<Vec<TicketPack>, UnavailablePack> {
        let mut chosen: Vec<TicketPack> = Vec::new();
        for name in names {
            if chosen.iter().any(|pack| pack.name == *name) {
                return Err(UnavailablePack::Twice { pack: name.clone() });
            }
            let pack = self.0.iter().find(|pack| pack.name == *name).ok_or_else(|| UnavailablePack::Unknown {
                pack: name.chars().take(64).collect(),
                known: self.0.iter().map(|pack| pack.name.as_str()).collect::<Vec<_>>().join(", "),
            })?;
            chosen.push(pack.clone());
        }
        Ok(chosen)
    }
}

/// Whether these packs could be offered.
pub fn could_be_offered(packs: &[TicketPack]) -> bool {
    let is_fit = |ticket: &Ticket| ticket.kind == TicketKind::Standard && (1..=MAX_POINTS).contains(&ticket.points);
    packs.iter().flat_map(|pack| &pack.tickets).all(is_fit) && Packs(packs.to_vec()).check().is_ok()
}
