//! A tournament as it is sent.

use crate::{
    engine::{Clock, GameOptions, Seat, StandIns, TicketPack, TieBreak, Variant},
    hosting::tournament::{HostedTournament, TournamentVisibility},
    http::{
        problem::{Problem, public_url::PublicUrl},
        tournaments::{
            problems::refused_rules,
            standings::{TournamentStanding, TournamentTable, lines, table},
        },
    },
    identity::PlayerId,
    log::chain::Head,
    null,
    store::{
        Database,
        tournaments::views::{self, ListedTournament},
    },
};
use jiff::Timestamp;
use railhead_localization::message;
use railhead_tournament::{Format, Phase, Presence, Rules, TableState};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use utoipa::ToSchema;
use uuid::Uuid;

/// The options of the games of a tournament.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TournamentGames {
    /// The variant. Default: `classic`.
    #[serde(default, deserialize_with = "null::as_default")]
    pub variant: Variant,
    /// The names of ticket packs (R2.4).
    #[serde(default, deserialize_with = "null::as_default")]
    #[schema(max_items = 32, example = json!(["orient_express"]))]
    pub packs: Vec<String>,
    /// The rule by which ties are broken. Default: `standard`.
    #[serde(default, deserialize_with = "null::as_default")]
    pub tie_break: TieBreak,
    /// Whether the games are rated.
    #[serde(default, deserialize_with = "null::as_default")]
    pub rated: bool,
    /// The clock for each player: without one, a round might never end.
    pub clock: Clock,
}

/// A tournament.
#[derive(Debug, Serialize, ToSchema)]
pub struct Tournament {
    /// The tournament's id.
    pub id: Uuid,
    /// Its name.
    #[schema(example = "Friday night")]
    pub name: String,
    /// The name of the player who opened it. Null if the account was deleted, or is hidden from you.
    #[schema(example = "Ada")]
    pub organiser: Option<String>,
    /// The organiser's player id. Null where the name is.
    pub organiser_id: Option<PlayerId>,
    /// The players who can see and enter it.
    pub visibility: TournamentVisibility,
    /// Its rules.
    pub rules: Rules,
    /// The options of its games.
    pub games: TournamentGames,
    /// Whether bots of players may enter.
    pub bots_welcome: bool,
    /// Whether guests may enter.
    pub guests: bool,
    /// The least rating of a player. Null for none.
    #[schema(example = 1200)]
    pub min_rating: Option<i32>,
    /// The highest rating that a player may have had within 90 days. Null for none.
    pub max_rating: Option<i32>,
    /// The time at which it begins. Null if its organiser starts it.
    pub starts_at: Option<Timestamp>,
    /// The least time from the beginning of a round to that of the next, in seconds. Null: a round begins
    /// when the last one has ended.
    pub round_seconds: Option<u32>,
    /// The time at which it was opened.
    pub created_at: Timestamp,
    /// The phase.
    pub phase: Phase,
    /// The reason for which it is paused; `organiser` if its organiser gave none. Null if it is not paused.
    pub paused: Option<String>,
    /// Whether its organiser paused it, who can let it go on. Otherwise an operator did.
    pub paused_by_organiser: bool,
    /// The number of players who take part.
    #[schema(example = 16)]
    pub players: usize,
    /// The number of rounds that have begun.
    #[schema(example = 2)]
    pub rounds: usize,
    /// The number of tables of all rounds that are not over.
    #[schema(example = 4)]
    pub open_tables: usize,
    /// The number of rounds after which some players have to meet again, with the players there are.
    #[schema(example = 5)]
    pub rounds_without_repeats: usize,
    /// The time at which it began. Null before that.
    pub started_at: Option<Timestamp>,
    /// The time before which no further round begins. Null if none is fixed.
    pub next_round_at: Option<Timestamp>,
    /// The time at which an arena opens no more tables. Null for others, and before it begins.
    pub ends_at: Option<Timestamp>,
    /// The SHA-256 of the secret behind the pairings, in hexadecimal.
    #[schema(example = "4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0")]
    pub commitment: String,
    /// The head of its log.
    pub head: Head,
    /// The code that leads to it. Null if it is for friends, a division of a league, or older than codes.
    #[schema(example = "K7P2XMA")]
    pub code: Option<String>,
    /// The link to share, relative to the host if the operator has not set the public URL. Null where the
    /// code is.
    #[schema(example = "https://trains.example.org/i/K7P2XMA")]
    pub invite_url: Option<String>,
    /// The id of the league whose division it is. Null for others.
    pub league: Option<Uuid>,
    /// Your part in it. Null if you have not entered.
    pub you: Option<OwnEntry>,
}

/// Your part in a tournament.
#[derive(Debug, Serialize, ToSchema)]
pub struct OwnEntry {
    /// Your place in the standings.
    pub standing: TournamentStanding,
    /// Your present table, or the last one. Null before the first.
    pub table: Option<TournamentTable>,
    /// Your next step.
    pub next: OwnNext,
}

/// The next step of a player of a tournament.
#[derive(Debug, Serialize, ToSchema)]
pub struct OwnNext {
    /// The kind.
    pub kind: OwnNextKind,
    /// The game to play: it is opened some moments after the round is drawn. Null unless the kind is
    /// `table`.
    pub game: Option<Uuid>,
    /// The number of tables that are still played.
    #[schema(example = 2)]
    pub tables: usize,
    /// The time before which the next round does not begin. Null if none follows, or none is fixed.
    pub at: Option<Timestamp>,
}

/// The kind of a player's next step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum OwnNextKind {
    /// They play a game.
    Table,
    /// They wait for the next round, or for the beginning: their table is over, or they sit out.
    Round,
    /// They have no further table.
    None,
}

/// A tournament in a list.
#[derive(Debug, Serialize, ToSchema)]
pub struct TournamentSummary {
    /// The tournament's id.
    pub id: Uuid,
    /// Its name.
    #[schema(example = "Friday night")]
    pub name: String,
    /// The name of the player who opened it. Null if the account was deleted.
    #[schema(example = "Ada")]
    pub organiser: Option<String>,
    /// The organiser's player id. Null where the name is.
    pub organiser_id: Option<PlayerId>,
    /// The players who can see and enter it.
    pub visibility: TournamentVisibility,
    /// Its rules.
    pub rules: Rules,
    /// The variant of its games.
    pub variant: Variant,
    /// Whether its games are rated.
    pub rated: bool,
    /// Whether guests may enter.
    pub guests: bool,
    /// The phase.
    pub phase: Phase,
    /// The number of players who take part.
    #[schema(example = 16)]
    pub players: u16,
    /// The time at which it begins. Null if its organiser starts it.
    pub starts_at: Option<Timestamp>,
    /// The time at which it was opened.
    pub created_at: Timestamp,
    /// Whether you take part.
    pub entered: bool,
}

impl TournamentGames {
    /// The settings from which these options were made.
    pub fn of(options: &GameOptions, packs: &[TicketPack]) -> TournamentGames {
        let GameOptions { variant, tie_break, rated, clock, .. } = *options;
        TournamentGames {
            variant,
            packs: packs.iter().map(|pack| pack.name.clone()).collect(),
            tie_break,
            rated,
            // Nothing can be opened without a clock.
            clock: clock.unwrap_or(Clock::PerMove { seconds: 86_400 }),
        }
    }

    /// Refuses bots and guests in rated games.
    pub fn check_rated(&self, bots: bool, guests: bool) -> Result<(), Problem> {
        match (self.rated, bots, guests) {
            (true, true, _) => Err(refused_rules("games", message!("detail-tournament-rated"))),
            (true, false, true) => Err(refused_rules("games", message!("detail-tournament-rated-guests"))),
            (true, false, false) | (false, ..) => Ok(()),
        }
    }

    /// The options of a game with as many seats as the rules say.
    pub fn options(&self, seats: u8) -> GameOptions {
        GameOptions {
            tie_break: self.tie_break,
            rated: self.rated,
            clock: Some(self.clock),
            auto_start: true,
            binding: true,
            deal: None,
            stand_ins: StandIns::None,
            first_seat: Some(Seat::ALL[0]),
            ..GameOptions::new(self.variant, seats)
        }
    }
}

impl From<ListedTournament> for TournamentSummary {
    fn from(listed: ListedTournament) -> TournamentSummary {
        let ListedTournament { id, name, organiser, organiser_id, visibility, rules, options, phase, players, .. } =
            listed;
        TournamentSummary {
            id,
            name,
            organiser,
            organiser_id: organiser_id.map(PlayerId::of),
            visibility,
            rules,
            variant: options.variant,
            rated: options.rated,
            guests: listed.guests,
            phase,
            players,
            starts_at: listed.starts_at,
            created_at: listed.created_at,
            entered: listed.entered,
        }
    }
}

/// The link to share of a code.
pub fn invite_url(code: &str) -> String {
    PublicUrl::of_current(&format!("/i/{code}"))
}

/// The view of a tournament for an account.
pub async fn view(db: &Database, hosted: &HostedTournament, viewer: Option<Uuid>) -> Result<Tournament, Problem> {
    let own = viewer.and_then(|account| hosted.entrant_of(account));
    let latest = own.and_then(|entrant| hosted.state.latest_table(entrant));
    let seated = latest.and_then(|(round, at)| hosted.state.rounds.get(round)?.tables.get(at));
    let known = seated.iter().flat_map(|table| &table.players).chain(&own);
    let known = known.filter_map(|entrant| hosted.accounts.get(*entrant).copied().flatten());
    let names = views::names(db, hosted, viewer, known.chain(hosted.organiser).collect()).await?;
    let next = match own {
        Some(own) => Some(next(db, hosted, own).await?),
        None => None,
    };
    // Others than a division of a league have a code, or are for friends.
    let league = match (hosted.settings.rules.format, &hosted.code) {
        (Format::League {}, None) => views::league(db, hosted.id).await?,
        _ => None,
    };
    Ok(Tournament { league, ..of(hosted, own, (latest, next), &names) })
}

/// The next step of a player. Games that are over count as such before their results are recorded.
async fn next(db: &Database, hosted: &HostedTournament, own: usize) -> Result<OwnNext, Problem> {
    let state = &hosted.state;
    let on = if state.phase == Phase::Running { views::games_on(db, hosted.id).await? } else { Vec::new() };
    let is_own = |table: &TableState| table.players.contains(&own) && on.contains(&table.game);
    let game = state.open_tables().find_map(|(_, _, table)| is_own(table).then_some(table.game));
    let is_here = state.entrants.get(own).is_some_and(|player| player.presence == Presence::Here);
    let (kind, at) = match game {
        Some(_) => (OwnNextKind::Table, None),
        None if is_here && state.has_further_rounds() => (OwnNextKind::Round, begins_at(hosted)),
        None => (OwnNextKind::None, None),
    };
    Ok(OwnNext { kind, game, tables: on.len(), at })
}

/// The time before which the next round does not begin, or the first.
fn begins_at(hosted: &HostedTournament) -> Option<Timestamp> {
    match hosted.state.phase {
        Phase::Open => hosted.settings.starts_at,
        Phase::Running | Phase::Finished | Phase::Cancelled => hosted.next_round_at(),
    }
}

fn of(
    hosted: &HostedTournament,
    own: Option<usize>,
    (latest, next): (Option<(usize, usize)>, Option<OwnNext>),
    names: &HashMap<Uuid, String>,
) -> Tournament {
    let (settings, state) = (&hosted.settings, &hosted.state);
    let standing = own.and_then(|own| hosted.standings().iter().find(|line| line.entrant == own));
    let you = standing.and_then(|line| lines(hosted, [line], names).pop()).zip(next).map(|(standing, next)| OwnEntry {
        standing,
        table: latest.and_then(|(round, number)| table(hosted, round, number, names)),
        next,
    });
    let organiser = hosted.organiser.filter(|organiser| names.contains_key(organiser));
    Tournament {
        id: hosted.id,
        name: settings.name.clone(),
        organiser: organiser.and_then(|organiser| names.get(&organiser).cloned()),
        organiser_id: organiser.map(PlayerId::of),
        visibility: settings.visibility,
        rules: settings.rules,
        games: TournamentGames::of(&settings.options, &settings.packs),
        bots_welcome: settings.bots_welcome,
        guests: settings.guests,
        min_rating: settings.min_rating,
        max_rating: settings.max_rating,
        starts_at: settings.starts_at,
        round_seconds: settings.round_seconds,
        created_at: hosted.created_at,
        phase: state.phase,
        paused: state.paused.as_ref().map(|pause| pause.reason.clone()),
        paused_by_organiser: state.paused.as_ref().is_some_and(|pause| pause.by_organiser),
        players: state.present().count(),
        rounds: state.rounds.len(),
        open_tables: state.open_tables().count(),
        rounds_without_repeats: state.rules.max_rounds_without_repeats(state.present().count()),
        started_at: hosted.started_at,
        next_round_at: hosted.next_round_at().filter(|_| state.phase == Phase::Running),
        ends_at: hosted.ends_at(),
        commitment: state.commitment.clone(),
        head: hosted.head,
        code: hosted.code.clone(),
        invite_url: hosted.code.as_deref().map(invite_url),
        league: None,
        you,
    }
}
