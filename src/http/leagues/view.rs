//! A league as it is sent.

use crate::{
    http::tournaments::view::{TournamentGames, invite_url},
    identity::PlayerId,
    store::leagues::league::{League as StoredLeague, LeaguePhase, ViewedLeague},
};
use jiff::Timestamp;
use railhead_tournament::LeagueRules;
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

/// A league: its players are divided anew before each season, and each division is a tournament.
#[derive(Debug, Serialize, ToSchema)]
pub struct League {
    /// The league's id.
    pub id: Uuid,
    /// Its name.
    #[schema(example = "The Alps")]
    pub name: String,
    /// The name of the player who opened it. Null if the account was deleted, or is hidden from you.
    #[schema(example = "Ada")]
    pub organiser: Option<String>,
    /// The organiser's player id. Null where the name is.
    pub organiser_id: Option<PlayerId>,
    /// Whether it is in the list.
    pub listed: bool,
    /// Its rules.
    pub rules: LeagueRules,
    /// The options of its games.
    pub games: TournamentGames,
    /// Whether bots of players may enter.
    pub bots_welcome: bool,
    /// Whether guests may enter.
    pub guests: bool,
    /// The least time from the beginning of a season to that of the next, in days.
    #[schema(example = 30)]
    pub season_days: u8,
    /// The time at which it was opened.
    pub created_at: Timestamp,
    /// The phase.
    pub phase: LeaguePhase,
    /// Whether the organiser lets nobody enter.
    pub entry_closed: bool,
    /// The number of members, who play from the next season on.
    #[schema(example = 21)]
    pub members: u16,
    /// The code that leads to it. Null if it is older than codes.
    #[schema(example = "K7P2XMA")]
    pub code: Option<String>,
    /// The link to share, relative to the host if the operator has not set the public URL. Null where the
    /// code is.
    #[schema(example = "https://trains.example.org/i/K7P2XMA")]
    pub invite_url: Option<String>,
    /// The present season, or the last one, from 1. 0 before the first.
    #[schema(example = 2)]
    pub season: u16,
    /// The beginning of the season. Null before the first.
    pub season_started_at: Option<Timestamp>,
    /// The time from which the next season begins, once all tables are over. Null if none follows.
    pub next_season_at: Option<Timestamp>,
    /// Whether you are a member.
    pub is_member: bool,
    /// Whether the organiser has removed you, so that you cannot enter again.
    pub is_removed: bool,
    /// Your division in the season, from 1; the highest is 1. Null if you do not play in it.
    #[schema(example = 2)]
    pub own_division: Option<u16>,
    /// The tournament of your division. Null if you do not play in the season.
    pub own_tournament: Option<Uuid>,
}

impl From<ViewedLeague> for League {
    fn from(viewed: ViewedLeague) -> League {
        let ViewedLeague { league, organiser, members, code, is_member, is_removed, own } = viewed;
        let StoredLeague { id, organiser_id, settings, created_at, phase, season, season_at, due_at, entry_closed } =
            league;
        League {
            id,
            organiser_id: organiser_id.filter(|_| organiser.is_some()).map(PlayerId::of),
            organiser,
            listed: settings.listed,
            rules: settings.rules,
            games: TournamentGames::of(&settings.options, &settings.packs),
            name: settings.name,
            bots_welcome: settings.bots_welcome,
            guests: settings.guests,
            season_days: settings.season_days,
            created_at,
            phase,
            entry_closed,
            members,
            invite_url: code.as_deref().map(invite_url),
            code,
            season,
            season_started_at: season_at,
            next_season_at: due_at.filter(|_| phase == LeaguePhase::Running),
            is_member,
            is_removed,
            own_division: own.map(|(division, _)| division + 1),
            own_tournament: own.map(|(_, tournament)| tournament),
        }
    }
}
