//! What people are told of a game.

use super::{
    effects::{SeatChange, seat_change},
    hosted_game::HostedGame,
};
use crate::engine::{Away, Event, VoidReason};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

/// What somebody is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Notice {
    /// He is asked to a game.
    #[schema(title = "Invited")]
    Invited,
    /// Somebody of the table wants to play once more: his seat is kept.
    #[schema(title = "Rematch")]
    Rematch,
    /// It began; not told to who began it.
    #[schema(title = "Started")]
    Started,
    /// It ended and was scored.
    #[schema(title = "Finished")]
    Finished {
        /// His place.
        #[schema(example = 1)]
        rank: u8,
    },
    /// It ended without a result; not told to who ended it.
    #[schema(title = "Voided")]
    Voided {
        /// Why.
        reason: VoidReason,
    },
    /// His time ran out so often that a bot plays for him. He may take the seat back.
    #[schema(title = "SeatHandedOver")]
    SeatHandedOver,
}

/// News for an account.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Told {
    pub account: Uuid,
    /// The number of the event that it tells of.
    pub version: u32,
    pub news: Notice,
}

/// What the people at a table are told of what happened since a version, an account's doing or not.
pub(crate) fn told(after: &HostedGame, before: u32, by: Option<Uuid>, events: &[Event]) -> Vec<Told> {
    let mut told = Vec::new();
    for (event, version) in events.iter().zip(before + 1..) {
        let others = after.accounts.iter().flatten().copied().filter(|account| by != Some(*account));
        let mut tell = |account: Uuid, news: Notice| told.push(Told { account, version, news });
        match seat_change(event) {
            Some(SeatChange::Started) => others.for_each(|account| tell(account, Notice::Started)),
            Some(SeatChange::Voided(reason)) => others.for_each(|account| tell(account, Notice::Voided { reason })),
            Some(SeatChange::HandedOver(seat, _, Away::OutOfTime)) => {
                after.account_in(seat).into_iter().for_each(|account| tell(account, Notice::SeatHandedOver));
            }
            Some(SeatChange::Scored(scores)) => {
                let ranks = scores.iter().filter_map(|score| Some((after.account_in(score.seat)?, score.rank)));
                ranks.for_each(|(account, rank)| tell(account, Notice::Finished { rank }));
            }
            Some(
                SeatChange::HandedOver(_, _, Away::Resigned)
                | SeatChange::Seated(_)
                | SeatChange::Unseated(_)
                | SeatChange::Kicked(_)
                | SeatChange::Bot(..)
                | SeatChange::TakenBack(_),
            )
            | None => {}
        }
    }
    told
}
