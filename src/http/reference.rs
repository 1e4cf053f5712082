//! Reference data: the board, the tickets and the variants. It changes only with the server's
//! version.

use crate::{
    engine::{
        City, CityFacts, Provenance, Route, RouteFacts, Ticket, TicketKind, TicketPack, TicketSet, Variant,
        VariantRules,
    },
    http::support::{extract::IfNoneMatch, problem::Problem},
    packs::Packs,
};
use actix_web::{HttpResponse, get, http::header, middleware::Compress, web};
use serde::Serialize;
use sha2::{Digest, Sha256};
use utoipa::ToSchema;

/// The board as printed.
#[derive(Serialize, ToSchema)]
pub struct Board {
    /// The 47 cities.
    #[schema(value_type = Vec<CityFacts>)]
    pub cities: Vec<&'static CityFacts>,
    /// The 101 routes.
    #[schema(value_type = Vec<RouteFacts>)]
    pub routes: Vec<&'static RouteFacts>,
}

/// A set of tickets: a main set, or a pack that can be added to any game.
#[derive(Serialize, ToSchema)]
pub struct TicketCollection {
    /// The set's name.
    #[schema(example = "orient_express")]
    pub set: String,
    /// Whether this is a pack, to be named when a game is opened (R2.4).
    pub pack: bool,
    /// The source of the set's data.
    pub provenance: Provenance,
    /// The tickets in the set.
    pub tickets: Vec<Ticket>,
}

/// A variant: a description for players, and its row of the table R2.2.
#[derive(Serialize, ToSchema)]
pub struct VariantFacts {
    /// The variant.
    pub variant: Variant,
    /// The special features of the variant, for players.
    pub description: &'static str,
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
    /// What each pack adds to the variant.
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
fn unchanging(known: &IfNoneMatch, facts: &impl Serialize) -> Result<HttpResponse, Problem> {
    let json = serde_json::to_vec(facts)?;
    let tag = Sha256::digest(&json).iter().take(4).fold(0, |tag, byte| tag << 8 | u32::from(*byte));
    let mut response = if known.has(tag) { HttpResponse::NotModified() } else { HttpResponse::Ok() };
    response.insert_header((header::ETAG, format!("\"{tag}\"")));
    response.insert_header((header::CACHE_CONTROL, "public, max-age=3600"));
    response.content_type("application/json");
    Ok(if known.has(tag) { response.finish() } else { response.body(json) })
}

/// Get the board
#[utoipa::path(tag = "reference", operation_id = "show_board",
    responses((status = 200, description = "Cities and routes", body = Board), (status = 304, description = "Not changed")))]
#[get("/v1/reference/board", wrap = "Compress::default()")]
pub async fn board(known: IfNoneMatch) -> Result<HttpResponse, Problem> {
    let cities = City::all().map(City::facts).collect();
    unchanging(&known, &Board { cities, routes: Route::all().map(Route::facts).collect() })
}

/// List the tickets
///
/// The two main sets, then the packs that can be added to a game. The bonus packs are
/// reconstructed: their printed cities and points could not be verified (R2.4).
#[utoipa::path(tag = "reference", operation_id = "show_tickets",
    responses((status = 200, description = "The sets of tickets", body = [TicketCollection]), (status = 304, description = "Not changed")))]
#[get("/v1/reference/tickets", wrap = "Compress::default()")]
pub async fn tickets(packs: web::Data<Packs>, known: IfNoneMatch) -> Result<HttpResponse, Problem> {
    let main = [TicketSet::Europe, TicketSet::Europa1912].into_iter().map(|set| TicketCollection {
        set: set.name().to_owned(),
        pack: false,
        provenance: set.provenance(),
        tickets: set.tickets().collect(),
    });
    let added = packs.iter().cloned().map(|TicketPack { name, provenance, tickets }| TicketCollection {
        set: name,
        pack: true,
        provenance,
        tickets,
    });
    unchanging(&known, &main.chain(added).collect::<Vec<_>>())
}

/// List the variants
///
/// The tickets each variant uses, how they are dealt and kept (R2.2), and what the packs add.
#[utoipa::path(tag = "reference", operation_id = "show_variants",
    responses((status = 200, description = "The variants", body = [VariantFacts]), (status = 304, description = "Not changed")))]
#[get("/v1/reference/variants", wrap = "Compress::default()")]
pub async fn variants(packs: web::Data<Packs>, known: IfNoneMatch) -> Result<HttpResponse, Problem> {
    unchanging(&known, &Variant::ALL.map(|variant| facts(variant, &packs)))
}

fn facts(variant: Variant, packs: &Packs) -> VariantFacts {
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
        description: variant.description(),
        long_tickets: printed(TicketKind::Long),
        standard_tickets,
        rules: variant.rules(),
        packs: packs.iter().map(joined).collect(),
    }
}
