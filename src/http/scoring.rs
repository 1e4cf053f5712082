//! Scoring: the position of a real table, entered by its players, scored and explained. Nothing is
//! stored.

use crate::{
    engine::{
        City, ListedSeat, PathLeg, PlayerScore, Position, PositionError, Provenance, Route, ScoreExplanation,
        ScoredRoute, Seat, StationUse, Ticket, TicketId, TicketPath, TieBreak, TieGroup, ties,
    },
    http::{
        guards::{json::Json, unreadable},
        operations::{RateClass, problems::SCORING},
        problem::{self, Problem, ProblemCode},
    },
    identity::line,
    log::packs::Packs,
    null,
};
use actix_web::{post, web};
use railhead_localization::{impossible_position, message, places, rule_of_position};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;

/// A table to score.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewScoring {
    /// The rule by which ties are broken. Default: `standard`.
    #[serde(default, deserialize_with = "null::as_default")]
    pub tie_break: TieBreak,
    /// The players, in any order.
    #[schema(min_items = 1, max_items = 5)]
    pub players: Vec<PlayerPosition>,
}

/// A player's position at the end of the game.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayerPosition {
    /// The player's name.
    #[schema(min_length = 1, max_length = 64, example = "Ada")]
    pub name: String,
    /// The routes the player claimed, by their ids. The scorer also takes two cities by their names in
    /// any of the five languages, in either order: `Paris – Dieppe`.
    #[serde(default, deserialize_with = "null::as_default")]
    #[schema(value_type = Vec<Route>, max_items = 128)]
    pub routes: Vec<String>,
    /// The cities where the player built stations, by their ids or names.
    #[serde(default, deserialize_with = "null::as_default")]
    #[schema(value_type = Vec<City>, max_items = 3)]
    pub stations: Vec<String>,
    /// The tickets the player kept, by their ids or by their two cities.
    #[serde(default, deserialize_with = "null::as_default")]
    #[schema(value_type = Vec<TicketId>, max_items = 128)]
    pub tickets: Vec<String>,
}

/// The scores, explained. Players are numbered from 0 in the order of the request.
#[derive(Serialize, ToSchema)]
pub struct Scoring {
    /// The rule by which ties were broken.
    pub tie_break: TieBreak,
    /// The players, in the order of the request.
    pub players: Vec<ScoredPlayer>,
    /// The ranking, winner first.
    pub ranking: Vec<RankingEntry>,
    /// The steps by which ties in points were broken (R9.4). Empty if there were none.
    pub tie_breaks: Vec<TieGroup>,
    /// The tickets counted whose printed points could not be verified (R2.4). Usually empty.
    pub reconstructed: Vec<TicketId>,
}

/// A place in the ranking.
#[derive(Serialize, ToSchema)]
pub struct RankingEntry {
    /// The rank, from 1. Tied players share a rank, and the next ranks are skipped.
    #[schema(example = 1)]
    pub rank: u8,
    /// The player's number, from 0 in the order of the request.
    pub player: Seat,
    /// The player's name.
    #[schema(example = "Ada")]
    pub name: String,
    /// The player's total points.
    #[schema(example = 96)]
    pub total: i16,
}

/// A player's score and its explanation.
#[derive(Serialize, ToSchema)]
pub struct ScoredPlayer {
    /// The player's name.
    #[schema(example = "Ada")]
    pub name: String,
    /// The rank, from 1. Tied players share a rank, and the next ranks are skipped (R9.4).
    #[schema(example = 1)]
    pub rank: u8,
    /// Total points.
    #[schema(example = 96)]
    pub total: i16,
    /// Points for claimed routes.
    #[schema(example = 52)]
    pub routes: u16,
    /// Points for completed tickets minus points for failed ones.
    #[schema(example = 22)]
    pub tickets: i16,
    /// Points for unused stations.
    #[schema(example = 12)]
    pub stations: u8,
    /// Points for the European Express: 10 or 0.
    #[schema(example = 10)]
    pub express: u8,
    /// Trains on the longest continuous path.
    #[schema(example = 31)]
    pub longest_path: u8,
    /// Tickets completed.
    pub completed: Vec<TicketId>,
    /// Tickets failed.
    pub failed: Vec<TicketId>,
    /// The claimed routes in order of their ids, with their points (R1.4).
    pub claimed: Vec<ScoredRoute>,
    /// Each ticket and the connection that completes it, in the order of the request.
    pub ticket_paths: Vec<TicketPath>,
    /// The longest continuous path, in the order it is travelled (R9.3).
    pub path: Vec<PathLeg>,
    /// The route each station borrows, in order of cities (R8.2).
    pub borrowed: Vec<StationUse>,
}

/// Score a real table
///
/// For games played on a physical board. Send each player's routes, stations and tickets, and get
/// the scores with every step explained (R9.2–9.4). Each station borrows the route that is best for
/// its owner (R8.3). A position that no game can reach is refused. Nothing is stored, and no
/// authentication is needed.
#[utoipa::path(tag = "scoring", operation_id = "create_scoring",
    request_body(content = NewScoring, example = json!(example())),
    responses((status = 200, description = "The scores, explained", body = Scoring, example = json!(example_answer()))),
    extensions(("x-rate-class" = json!(RateClass::Computations)), ("x-problems" = json!([SCORING]))))]
#[post("/v1/scorings")]
pub async fn create(packs: web::Data<Packs>, body: Json<NewScoring>) -> Result<web::Json<Scoring>, Problem> {
    Scoring::of(body.into_inner(), &packs).map(web::Json)
}

impl PlayerPosition {
    fn name_by_ids(&mut self, known: &[Ticket]) {
        fn replace<T: ToString>(written: &mut [String], find: impl Fn(&str) -> Option<T>) {
            for written in written {
                if let Some(found) = find(written) {
                    *written = found.to_string();
                }
            }
        }
        replace(&mut self.routes, places::route);
        replace(&mut self.stations, places::city);
        replace(&mut self.tickets, |written| places::ticket(written, known));
    }
}

impl NewScoring {
    pub fn from_json(json: &[u8]) -> Result<NewScoring, Problem> {
        serde_json::from_slice(json).map_err(|error| unreadable::refused_body(&error, None))
    }
}

impl Scoring {
    /// Scores a table with the tickets of the main sets and of the packs.
    pub fn of(new: NewScoring, packs: &Packs) -> Result<Scoring, Problem> {
        let NewScoring { tie_break, mut players } = new;
        let known = packs.known_tickets();
        players.iter_mut().for_each(|player| player.name_by_ids(&known));
        let position = position(tie_break, &players, &known)?;
        let scores = position.score();
        let tie_breaks = ties(&scores, tie_break);
        let mut ranking =
            scores.iter().zip(&players).map(|(score, player)| place(score, &player.name)).collect::<Vec<_>>();
        ranking.sort_by_key(|place| place.rank);
        let scored = players.into_iter().zip(scores).map(|(player, score)| {
            let explanation = position.explain(&score);
            ScoredPlayer::new(player.name, score, explanation)
        });
        let players = scored.collect::<Vec<_>>();
        let reconstructed = reconstructed(packs, &players);
        Ok(Scoring { tie_break, players, ranking, tie_breaks, reconstructed })
    }
}

fn position(tie_break: TieBreak, players: &[PlayerPosition], known: &[Ticket]) -> Result<Position, Problem> {
    for (player, PlayerPosition { name, .. }) in players.iter().enumerate() {
        if !(1..=64).contains(&name.chars().count()) || line(name).is_err() {
            let problem = Problem::new(ProblemCode::InvalidName, message!("detail-player-name"));
            return Err(problem.with("player", player));
        }
    }
    let listed =
        players.iter().map(|PlayerPosition { routes, stations, tickets, .. }| ListedSeat { routes, stations, tickets });
    let position = Position::read(&listed.collect::<Vec<_>>(), tie_break, known);
    position.map_err(|impossible| refusal(impossible, players, known))
}

fn place(score: &PlayerScore, name: &str) -> RankingEntry {
    RankingEntry { rank: score.rank, player: score.seat, name: name.to_owned(), total: score.total }
}

fn reconstructed(packs: &Packs, players: &[ScoredPlayer]) -> Vec<TicketId> {
    let unsure = packs.iter().filter(|pack| pack.provenance == Provenance::Reconstructed);
    let unsure = unsure.flat_map(|pack| &pack.tickets).map(|ticket| ticket.id);
    let counted = |id: &TicketId| players.iter().flat_map(|player| &player.ticket_paths).any(|path| path.id == *id);
    unsure.filter(counted).collect()
}

/// The problem, with the name of the player it concerns.
fn refusal(impossible: PositionError, players: &[PlayerPosition], known: &[Ticket]) -> Problem {
    let (code, detail) = (ProblemCode::from(&impossible), impossible_position(&impossible));
    let nearest = nearest(&impossible, known);
    let detail = match nearest.as_slice() {
        [] => detail,
        ids => message!("detail-nearest", detail, ids = ids.join(", ")),
    };
    let player = impossible.player().and_then(|player| players.get(usize::from(player.number())));
    let refused = |detail| {
        let problem = problem::refused(code, detail, rule_of_position(&impossible), &impossible);
        if nearest.is_empty() { problem } else { problem.with("nearest", json!(nearest)) }
    };
    match player {
        Some(PlayerPosition { name, .. }) => {
            let player = name.as_str();
            refused(message!("position-of-player", player, detail)).with("name", player)
        }
        None => refused(detail),
    }
}

/// The ids that come nearest to one that does not exist.
fn nearest(impossible: &PositionError, known: &[Ticket]) -> Vec<String> {
    fn ids<T: ToString>(found: Vec<T>) -> Vec<String> {
        found.iter().map(T::to_string).collect()
    }
    match impossible {
        PositionError::UnknownRoute { id, .. } => ids(places::nearest_routes(id)),
        PositionError::UnknownCity { id, .. } => ids(places::nearest_cities(id)),
        PositionError::UnknownTicket { id, .. } => ids(places::nearest_tickets(id, known)),
        PositionError::PlayerCount { .. }
        | PositionError::RouteTaken { .. }
        | PositionError::BothTracks { .. }
        | PositionError::TrackClosed { .. }
        | PositionError::TrainsShort { .. }
        | PositionError::StationTaken { .. }
        | PositionError::NoStationsLeft { .. }
        | PositionError::TicketTaken { .. } => Vec::new(),
    }
}

impl From<&PositionError> for ProblemCode {
    fn from(impossible: &PositionError) -> ProblemCode {
        match impossible {
            PositionError::PlayerCount { .. } => ProblemCode::PlayerCount,
            PositionError::UnknownRoute { .. } => ProblemCode::UnknownRoute,
            PositionError::UnknownCity { .. } => ProblemCode::UnknownCity,
            PositionError::UnknownTicket { .. } => ProblemCode::UnknownTicket,
            PositionError::RouteTaken { .. } => ProblemCode::RouteTaken,
            PositionError::BothTracks { .. } => ProblemCode::BothTracks,
            PositionError::TrackClosed { .. } => ProblemCode::TrackClosed,
            PositionError::TrainsShort { .. } => ProblemCode::TrainsShort,
            PositionError::StationTaken { .. } => ProblemCode::StationTaken,
            PositionError::NoStationsLeft { .. } => ProblemCode::NoStationsLeft,
            PositionError::TicketTaken { .. } => ProblemCode::TicketTaken,
        }
    }
}

impl ScoredPlayer {
    fn new(name: String, score: PlayerScore, explanation: ScoreExplanation) -> ScoredPlayer {
        let PlayerScore { rank, total, routes, tickets, stations, express, longest_path, completed, failed, .. } =
            score;
        let ScoreExplanation { claimed, ticket_paths, path, borrowed } = explanation;
        ScoredPlayer {
            name,
            rank,
            total,
            routes,
            tickets,
            stations,
            express,
            longest_path,
            completed,
            failed,
            claimed,
            ticket_paths,
            path,
            borrowed,
        }
    }
}

/// The example request in the documentation: a tie that stations decide.
fn example() -> Value {
    json!({
        "tie_break": "standard",
        "players": [
            {"name": "Ada", "stations": ["paris"], "tickets": ["edinburgh-athina"],
             "routes": ["edinburgh-london-black", "dieppe-london-1", "paris-zurich", "venezia-zurich", "roma-venezia",
                        "brindisi-roma", "athina-brindisi"]},
            {"name": "Bob", "tickets": ["palermo-constantinople", "paris-zagrab"],
             "routes": ["dieppe-paris", "marseille-roma", "palermo-roma", "palermo-smyrna", "constantinople-smyrna"]}
        ]
    })
}

fn example_answer() -> Value {
    let new = serde_json::from_value::<NewScoring>(example()).ok();
    let scoring = new.and_then(|new| Scoring::of(new, &Packs::default()).ok());
    json!(scoring)
}
