//! Reference data: the board, the tickets, the variants and the rules. It changes only with the server's
//! version.

pub mod bots;

use crate::{
    engine::{
        City, CityFacts, Color, Provenance, Route, RouteFacts, Ticket, TicketKind, TicketPack, TicketSet, Variant,
        VariantRules,
    },
    hosting::phrases::{Phrase, PhraseKind},
    http::{
        guards::extract::IfNoneMatch,
        problem::{Problem, ProblemCode, language},
    },
    log::packs::{Packs, UnavailablePack},
};
use actix_web::{HttpResponse, get, http::header, web};
use railhead_localization::{Rule, message, names};
use railhead_pictures::{
    geometry::{CityPlace, Geometry, Lettering, RoutePlace, SpacePlace, SpaceSize},
    terrain::Terrain,
};
use serde::Serialize;
use sha2::{Digest, Sha256};
use strum::VariantArray;
use utoipa::ToSchema;

/// The board as printed.
#[derive(Serialize, ToSchema)]
pub struct Board {
    /// The 47 cities.
    pub cities: Vec<BoardCity>,
    /// The 101 routes.
    #[schema(value_type = Vec<RouteFacts>)]
    pub routes: Vec<&'static RouteFacts>,
}

/// The places at which everything is drawn on the board. Coordinates run from the top left corner
/// to the right and down.
#[derive(Serialize, ToSchema)]
pub struct BoardGeometry {
    /// The width of the board. It sets the unit of all lengths.
    #[schema(example = 1600)]
    pub width: u32,
    /// The height of the board.
    #[schema(example = 1060)]
    pub height: u32,
    /// The measures that all spaces have in common.
    #[schema(value_type = SpaceSize)]
    pub space: &'static SpaceSize,
    /// The text for which the labels have room.
    #[schema(value_type = Lettering)]
    pub lettering: &'static Lettering,
    /// The coast as one SVG path with the commands `M`, `L` and `Z`. Filled by the even-odd rule,
    /// it is the land.
    pub coast: &'static str,
    /// The land under the routes: relief, rivers, lakes and borders.
    #[schema(value_type = Terrain)]
    pub terrain: &'static Terrain,
    /// The 47 cities.
    pub cities: &'static [CityPlace],
    /// The 101 routes.
    pub routes: Vec<DrawnRoute>,
}

/// A route, with what its picture shows.
#[derive(Serialize, ToSchema)]
pub struct DrawnRoute {
    /// The route.
    pub id: Route,
    /// The required colour; null for a gray route.
    pub color: Option<Color>,
    /// Whether it is a tunnel.
    pub tunnel: bool,
    /// Locomotives a ferry requires: as many of its spaces show one. 0 for a route on land.
    #[schema(minimum = 0, maximum = 2)]
    pub ferry: u8,
    /// The size of each of its spaces along the route.
    #[schema(example = 38.5)]
    pub space_length: f64,
    /// Its spaces, from the city `from` of its facts to `to`. Each is a rectangle.
    pub spaces: &'static [SpacePlace],
}

impl From<&'static RoutePlace> for DrawnRoute {
    fn from(RoutePlace { id, space_length, spaces }: &'static RoutePlace) -> DrawnRoute {
        let RouteFacts { color, tunnel, ferry, .. } = *id.facts();
        DrawnRoute { id: *id, color, tunnel, ferry, space_length: *space_length, spaces }
    }
}

/// A city of the board.
#[derive(Serialize, ToSchema)]
pub struct BoardCity {
    /// The printing on the board, and its place.
    #[serde(flatten)]
    #[schema(value_type = CityFacts)]
    pub facts: &'static CityFacts,
    /// The name in the language of the request, as travellers of 1912 may have known it.
    #[schema(example = "Copenhagen")]
    pub display_name: String,
}

/// A ticket, and how to show it.
#[derive(Serialize, ToSchema)]
pub struct DisplayedTicket {
    /// The ticket.
    #[serde(flatten)]
    pub ticket: Ticket,
    /// Its cities and points in the language of the request.
    #[schema(example = "Brest – Petrograd, 20 points")]
    pub text: String,
}

/// The rules of the game in short sentences, in the language of the request.
#[derive(Serialize, ToSchema)]
pub struct RuleBook {
    /// The rules in their order.
    pub rules: Vec<NumberedRule>,
}

/// A rule of the game.
#[derive(Serialize, ToSchema)]
pub struct NumberedRule {
    /// The number, as `rule` of a refusal has it.
    #[schema(example = "R6.3")]
    pub rule: String,
    /// The title of its chapter.
    #[schema(example = "Tunnels")]
    pub chapter: String,
    /// The text of the rule.
    pub text: String,
}

/// Everything that can be said to the table of a game.
#[derive(Serialize, ToSchema)]
pub struct PhraseBook {
    /// Phrases, then reactions, in the order in which to offer them.
    pub phrases: Vec<DisplayedPhrase>,
}

/// Something that can be said to the table of a game.
#[derive(Serialize, ToSchema)]
pub struct DisplayedPhrase {
    /// The phrase.
    pub id: Phrase,
    /// The manner in which to show it.
    pub kind: PhraseKind,
    /// The phrase in the language of the request; of a reaction, its name.
    #[schema(example = "Nice route!")]
    pub text: String,
    /// The emoji of a reaction. Null for a phrase.
    #[schema(example = "👏")]
    pub emoji: Option<&'static str>,
}

/// A set of tickets: a main set, or a pack that can be added to any game.
#[derive(Serialize, ToSchema)]
pub struct TicketCollection {
    /// The set's name.
    #[schema(example = "orient_express")]
    pub set: String,
    /// The name in the language of the request; of a pack of the operator, its name.
    #[schema(example = "Orient Express")]
    pub display_name: String,
    /// Whether this is a pack, to be named when a game is opened (R2.4).
    pub pack: bool,
    /// The source of the set's data.
    pub provenance: Provenance,
    /// The tickets in the set.
    pub tickets: Vec<DisplayedTicket>,
}

/// A variant: a description for players, and its row of the table R2.2.
#[derive(Serialize, ToSchema)]
pub struct VariantFacts {
    /// The variant.
    pub variant: Variant,
    /// The name in the language of the request.
    #[schema(example = "Big Cities")]
    pub display_name: String,
    /// The special features of the variant, for players, in the language of the request.
    pub description: String,
    /// The number of long tickets in the game.
    #[schema(example = 6)]
    pub long_tickets: usize,
    /// The number of standard tickets in the game, without packs.
    #[schema(example = 40)]
    pub standard_tickets: usize,
    /// The rules of the variant.
    #[serde(flatten)]
    #[schema(value_type = VariantRules)]
    pub rules: &'static VariantRules,
    /// The additions of each pack to the variant.
    pub packs: Vec<PackInVariant>,
}

/// A pack, as used in a variant.
#[derive(Serialize, ToSchema)]
pub struct PackInVariant {
    /// The pack's name.
    #[schema(example = "orient_express")]
    pub name: String,
    /// The source of the pack's data.
    pub provenance: Provenance,
    /// The number of tickets the pack adds (R2.4).
    #[schema(example = 6)]
    pub tickets: usize,
}

/// Answers with reference data and an `ETag` that changes only when the data does.
pub fn unchanging(known: &IfNoneMatch, facts: &impl Serialize) -> Result<HttpResponse, Problem> {
    let json = serde_json::to_vec(facts)?;
    let tag = Sha256::digest(&json).iter().take(4).fold(0, |tag, byte| tag << 8 | u32::from(*byte));
    let mut response = if known.has(tag) { HttpResponse::NotModified() } else { HttpResponse::Ok() };
    response.insert_header((header::ETAG, format!("\"{tag}\"")));
    response.insert_header((header::CACHE_CONTROL, "public, max-age=3600"));
    response.content_type("application/json");
    Ok(if known.has(tag) { response.finish() } else { response.body(json) })
}

/// Get the board
///
/// Cities and routes, as printed, with the names of the cities in the language of the request. It changes only with the version of the server: keep it, and send
/// `If-None-Match`.
#[utoipa::path(tag = "reference", operation_id = "show_board",
    responses((status = 200, description = "Cities and routes", body = Board,
        headers(("Content-Language" = String))), (status = 304, description = "Not changed")))]
#[get("/v1/reference/board")]
pub async fn board(known: IfNoneMatch) -> Result<HttpResponse, Problem> {
    let language = language::current();
    let city = |city: City| BoardCity { facts: city.facts(), display_name: language.format(&names::city(city)) };
    let cities = City::all().map(city).collect();
    unchanging(&known, &Board { cities, routes: Route::all().map(Route::facts).collect() })
}

/// Get the geometry of the board
///
/// The places of the coast, of the cities with their labels, and of every space of every route, the
/// look of a space before it is claimed, and the terrain under all of it. The names for the labels
/// are in `GET /v1/reference/board`. No space or label covers another, or a city. It changes only
/// with the version of the server: keep it, and send `If-None-Match`.
#[utoipa::path(tag = "reference", operation_id = "show_geometry",
    responses((status = 200, description = "The geometry", body = BoardGeometry), (status = 304, description = "Not changed")))]
#[get("/v1/reference/geometry")]
pub async fn geometry(known: IfNoneMatch) -> Result<HttpResponse, Problem> {
    let Geometry { width, height, space, lettering, coast, cities, routes } = Geometry::of_board();
    let routes = routes.iter().map(DrawnRoute::from).collect();
    let (width, height, terrain) = (*width, *height, Terrain::of_board());
    unchanging(&known, &BoardGeometry { width, height, space, lettering, coast, terrain, cities, routes })
}

/// List the tickets
///
/// The two main sets, then the packs that can be added to a game. The bonus packs are
/// reconstructed: their printed cities and points could not be verified (R2.4).
#[utoipa::path(tag = "reference", operation_id = "show_tickets",
    responses((status = 200, description = "The sets of tickets", body = [TicketCollection],
        headers(("Content-Language" = String))), (status = 304, description = "Not changed")))]
#[get("/v1/reference/tickets")]
pub async fn tickets(packs: web::Data<Packs>, known: IfNoneMatch) -> Result<HttpResponse, Problem> {
    let language = language::current();
    let displayed = |ticket: Ticket| {
        let text = language.format(&names::ticket_with_points(&ticket));
        DisplayedTicket { ticket, text }
    };
    let main = [TicketSet::Europe, TicketSet::Europa1912].into_iter().map(|set| TicketCollection {
        set: set.name().to_owned(),
        display_name: language.format(&names::ticket_set(set)),
        pack: false,
        provenance: set.provenance(),
        tickets: set.tickets().map(displayed).collect(),
    });
    let added = packs.iter().cloned().map(|TicketPack { name, provenance, tickets }| TicketCollection {
        display_name: names::ticket_pack(&name).map_or_else(|| name.clone(), |known| language.format(&known)),
        set: name,
        pack: true,
        provenance,
        tickets: tickets.into_iter().map(displayed).collect(),
    });
    unchanging(&known, &main.chain(added).collect::<Vec<_>>())
}

/// List the variants
///
/// The tickets each variant uses, how they are dealt and kept (R2.2), and the additions of the
/// packs.
#[utoipa::path(tag = "reference", operation_id = "show_variants",
    responses((status = 200, description = "The variants", body = [VariantFacts],
        headers(("Content-Language" = String))), (status = 304, description = "Not changed")))]
#[get("/v1/reference/variants")]
pub async fn variants(packs: web::Data<Packs>, known: IfNoneMatch) -> Result<HttpResponse, Problem> {
    unchanging(&known, &Variant::ALL.map(|variant| facts(variant, &packs)))
}

/// List the rules
///
/// The rules of the game in short sentences, by number. The `rule` of a refusal is one of them.
#[utoipa::path(tag = "reference", operation_id = "show_rules",
    responses((status = 200, description = "The rules", body = RuleBook,
        headers(("Content-Language" = String))), (status = 304, description = "Not changed")))]
#[get("/v1/reference/rules")]
pub async fn rules(known: IfNoneMatch) -> Result<HttpResponse, Problem> {
    let language = language::current();
    let numbered = |rule: Rule| NumberedRule {
        rule: rule.name(),
        chapter: language.format(&rule.chapter()),
        text: language.format(&rule.text()),
    };
    unchanging(&known, &RuleBook { rules: Rule::all().map(numbered).collect() })
}

/// List the phrases
///
/// The phrases that `POST /v1/games/{game_id}/phrases` can say, in the language of the request.
#[utoipa::path(tag = "phrases", operation_id = "show_phrases",
    responses((status = 200, description = "The phrases", body = PhraseBook,
        headers(("Content-Language" = String))), (status = 304, description = "Not changed")))]
#[get("/v1/reference/phrases")]
pub async fn phrases(known: IfNoneMatch) -> Result<HttpResponse, Problem> {
    let language = language::current();
    let displayed = |phrase: &Phrase| DisplayedPhrase {
        id: *phrase,
        kind: phrase.kind(),
        text: language.format(&phrase.text()),
        emoji: phrase.emoji(),
    };
    unchanging(&known, &PhraseBook { phrases: Phrase::VARIANTS.iter().map(displayed).collect() })
}

fn facts(variant: Variant, packs: &Packs) -> VariantFacts {
    let language = language::current();
    let printed = |kind| variant.tickets(kind, &[]).count();
    let standard_tickets = printed(TicketKind::Standard);
    let added = |pack: &TicketPack| {
        variant.tickets(TicketKind::Standard, std::slice::from_ref(pack)).count() - standard_tickets
    };
    let joined = |pack: &TicketPack| PackInVariant {
        name: pack.name.clone(),
        provenance: pack.provenance,
        tickets: added(pack),
    };
    VariantFacts {
        variant,
        display_name: language.format(&names::variant(variant)),
        description: language.format(&names::variant_description(variant)),
        long_tickets: printed(TicketKind::Long),
        standard_tickets,
        rules: variant.rules(),
        packs: packs.iter().map(joined).collect(),
    }
}

impl From<UnavailablePack> for Problem {
    fn from(error: UnavailablePack) -> Problem {
        let (code, detail, pack) = match &error {
            UnavailablePack::Unknown { pack, known } => {
                let (pack, known) = (pack.as_str(), known.as_str());
                (ProblemCode::UnknownPack, message!("detail-pack-unknown", pack, known), pack)
            }
            UnavailablePack::Twice { pack } => {
                let pack = pack.as_str();
                (ProblemCode::PackTwice, message!("detail-pack-twice", pack), pack)
            }
        };
        Problem::new(code, detail).with("pack", pack)
    }
}
