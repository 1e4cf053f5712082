//! Notifications about games, tournaments, leagues and friends and, in the inbox only, about the account itself.

use crate::{
    effects::{SeatChange, seat_change},
    hosted_game::HostedGame,
    projection::RatingBoard,
    reports::ReportOutcome,
    season::Season,
    standing_order::OrderOutcome,
};
use railhead_engine::{AwayReason, Event, VoidReason};
use serde::{Deserialize, Serialize};
use strum::{EnumCount, EnumDiscriminants, EnumIter, EnumString, IntoEnumIterator, IntoStaticStr};
use utoipa::ToSchema;
use uuid::Uuid;

/// The subject of a notification to an account. A variant with the title `Item` is in inboxes only, one with
/// the title `Delivery` is sent to webhooks and devices only, and the others are both. Webhooks and devices
/// ask for their kinds, except for those that are skipped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, EnumDiscriminants)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[strum_discriminants(
    name(NotificationKind),
    derive(Serialize, Deserialize, ToSchema, EnumCount, EnumIter, EnumString, IntoStaticStr),
    serde(rename_all = "snake_case"),
    strum(serialize_all = "snake_case"),
    doc = "The kinds of notification a webhook can receive."
)]
pub enum Notification {
    /// The player's turn began.
    #[schema(title = "Delivery")]
    YourTurn,
    /// The time of the player's turn runs out soon.
    #[schema(title = "Delivery")]
    DeadlineNear {
        /// The threshold: how many seconds before the deadline.
        #[schema(example = 3600)]
        seconds: u32,
    },
    /// The account is invited to a game.
    Invited,
    /// A player of a finished game wants a rematch; a seat is reserved for the account.
    Rematch,
    /// The seat of a rematch that was kept for a player is open to everyone: the player has deleted the
    /// account, or is banned.
    KeptSeatOpened,
    /// The game began. Not sent to the account that started it.
    Started,
    /// The game ended and was scored.
    Finished {
        /// The player's rank.
        #[schema(example = 1)]
        rank: u8,
    },
    /// The game ended without a result. Not sent to the account that ended it.
    Voided {
        /// The reason.
        reason: VoidReason,
    },
    /// The player ran out of time so often that a bot plays for them. They may take the seat back.
    SeatHandedOver,
    /// Somebody took over the seat that the player had left.
    StandInSeated,
    /// The player's standing order was carried out or dropped.
    StandingOrder {
        /// The outcome of the order.
        outcome: OrderOutcome,
    },
    /// Somebody opened a table for which the account has an alert.
    TableOpened,
    /// A refresh token was used twice within seconds, from two addresses: by a device that changed
    /// networks, or by somebody who has a copy of the token.
    #[strum_discriminants(serde(skip))]
    #[strum_discriminants(strum(disabled))]
    #[schema(title = "Item")]
    TokenRepeated {
        /// The session of the device.
        session: Uuid,
    },
    /// A refresh token was used again after the next one had been given out. The device is signed out.
    #[strum_discriminants(serde(skip))]
    #[strum_discriminants(strum(disabled))]
    #[schema(title = "Item")]
    TokenReused,
    /// A device set a new password with a recovery code. All others are signed out.
    #[strum_discriminants(serde(skip))]
    #[strum_discriminants(strum(disabled))]
    #[schema(title = "Item")]
    RecoveryCodeUsed {
        /// The session of the device.
        session: Uuid,
    },
    /// A device linked an identity at a sign-in provider to the account.
    #[strum_discriminants(serde(skip))]
    #[strum_discriminants(strum(disabled))]
    #[schema(title = "Item")]
    IdentityLinked {
        /// The identity.
        identity: Uuid,
        /// The session of the device.
        session: Uuid,
    },
    /// An API key of the account was made.
    #[strum_discriminants(serde(skip))]
    #[strum_discriminants(strum(disabled))]
    #[schema(title = "Item")]
    ApiKeyMade {
        /// The key's id.
        key: Uuid,
    },
    /// A player asks to be friends.
    FriendRequest,
    /// A player whom the account has asked to be friends has accepted.
    FriendAccepted,
    /// A tournament that the account has entered begins within a quarter of an hour.
    TournamentSoon {
        /// The tournament.
        tournament: Uuid,
    },
    /// A tournament of the account is over.
    TournamentFinished {
        /// The tournament.
        tournament: Uuid,
        /// The account's place, from 1.
        #[schema(example = 3)]
        place: u16,
    },
    /// A tournament that the account has entered was called off.
    TournamentCancelled {
        /// The tournament.
        tournament: Uuid,
    },
    /// The account made no move at a table of a tournament, and takes no further part.
    TournamentWithdrawn {
        /// The tournament.
        tournament: Uuid,
        /// Whether the account may come back, as by entering again.
        may_return: bool,
    },
    /// The organiser or an operator removed the account from a tournament.
    TournamentRemoved {
        /// The tournament.
        tournament: Uuid,
    },
    /// An operator decided the result of a table of the account.
    TableRuled {
        /// The tournament.
        tournament: Uuid,
        /// The round, from 0.
        #[schema(example = 0)]
        round: u16,
        /// The number of the table in its round, from 0.
        #[schema(example = 3)]
        table: u16,
    },
    /// A league of the account ends: at once, or with its present season.
    LeagueEnds {
        /// The league.
        league: Uuid,
    },
    /// The account made no move in a season of a league, and is no member any more.
    LeagueLeft {
        /// The league.
        league: Uuid,
    },
    /// The organiser removed the account from a league: it plays in no further season.
    LeagueRemoved {
        /// The league.
        league: Uuid,
    },
    /// A season of a league of the account has begun.
    LeagueSeason {
        /// The league.
        league: Uuid,
        /// The season, from 1.
        #[schema(example = 2)]
        season: u16,
        /// The division in which the account plays; the highest is 1.
        #[schema(example = 1)]
        division: u16,
        /// Its division of the last season. Null if it did not play then.
        #[schema(example = 2)]
        before: Option<u16>,
    },
    /// A season is over, and the account is among the first of a board.
    SeasonFinished {
        /// The season.
        #[schema(value_type = String, example = "2026-Q4")]
        season: Season,
        /// The board.
        board: RatingBoard,
        /// The account's place, from 1.
        #[schema(example = 3)]
        place: u32,
    },
    /// A report of the account was answered.
    #[strum_discriminants(serde(skip))]
    #[strum_discriminants(strum(disabled))]
    #[schema(title = "Item")]
    ReportClosed {
        /// The report.
        report: Uuid,
        /// The outcome.
        outcome: ReportOutcome,
    },
    /// A moderator gave the account, or its bot, another name.
    #[strum_discriminants(serde(skip))]
    #[strum_discriminants(strum(disabled))]
    #[schema(title = "Item")]
    Renamed {
        /// The action of the moderator.
        action: Uuid,
    },
    /// A webhook of the account was paused, because nothing could be delivered to it for days.
    #[strum_discriminants(serde(skip))]
    #[strum_discriminants(strum(disabled))]
    #[schema(title = "Item")]
    WebhookPaused {
        /// The webhook.
        webhook: Uuid,
    },
    /// A test that the owner of a webhook asked for.
    #[strum_discriminants(serde(skip))]
    #[strum_discriminants(strum(disabled))]
    #[schema(title = "Delivery")]
    Test,
}

impl Notification {
    /// The kind for which webhooks and devices ask; none for what is in inboxes only, and for a test.
    pub fn kind(self) -> Option<NotificationKind> {
        NotificationKind::iter().find(|kind| *kind == NotificationKind::from(self))
    }
}

impl NotificationKind {
    /// The kinds with these names, each once.
    pub fn named(names: &[String]) -> Vec<NotificationKind> {
        NotificationKind::iter().filter(|kind| names.iter().any(|name| name == <&str>::from(kind))).collect()
    }
}

/// A notification for one account.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AccountNotification {
    /// The account.
    pub account: Uuid,
    /// The number of the event it is about.
    pub version: u32,
    /// The notification.
    pub notification: Notification,
}

/// The notifications for the people at a table about what happened after a version; `by` is the
/// account that acted, if any.
pub fn notifications(after: &HostedGame, before: u32, by: Option<Uuid>, events: &[Event]) -> Vec<AccountNotification> {
    let mut notifications = Vec::new();
    for (event, version) in events.iter().zip(before + 1..) {
        let others = after.accounts.iter().flatten().copied().filter(|account| by != Some(*account));
        let mut notify = |account: Uuid, notification: Notification| {
            notifications.push(AccountNotification { account, version, notification })
        };
        match seat_change(event) {
            Some(SeatChange::Started) => others.for_each(|account| notify(account, Notification::Started)),
            Some(SeatChange::Voided(reason)) => {
                others.for_each(|account| notify(account, Notification::Voided { reason }))
            }
            Some(SeatChange::HandedOver(seat, _, AwayReason::OutOfTime)) => {
                after.account_in(seat).into_iter().for_each(|account| notify(account, Notification::SeatHandedOver));
            }
            Some(SeatChange::StoodIn(seat)) => {
                let left = after.former.iter().rfind(|former| former.seat == seat).and_then(|former| former.account);
                left.into_iter().for_each(|account| notify(account, Notification::StandInSeated));
            }
            Some(SeatChange::Scored(scores)) => scores.iter().for_each(|score| {
                let (last, counted) = (after.account_in(score.seat), after.counted_for(score.seat));
                let others = counted.filter(|counted| last != Some(*counted));
                let notified = last.into_iter().chain(others);
                notified.for_each(|account| notify(account, Notification::Finished { rank: score.rank }));
            }),
            Some(
                SeatChange::HandedOver(_, _, AwayReason::Resigned)
                | SeatChange::Seated(..)
                | SeatChange::Unseated(_)
                | SeatChange::Kicked(_)
                | SeatChange::BotAdded(..)
                | SeatChange::BotRemoved(_)
                | SeatChange::TakenBack(_),
            )
            | None => {}
        }
    }
    notifications
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_have_the_same_names_everywhere() {
        for kind in NotificationKind::iter() {
            let name = <&str>::from(kind);
            assert_eq!(serde_json::to_value(kind).ok(), Some(name.into()));
            assert_eq!(name.parse(), Ok(kind));
        }
    }

    #[test]
    fn a_test_and_items_of_inboxes_only_have_no_kind() {
        for notification in [Notification::TokenReused, Notification::Test] {
            let kind = NotificationKind::from(notification);
            assert_eq!(notification.kind(), None);
            assert!(serde_json::to_value(kind).is_err());
        }
        assert_eq!(Notification::Finished { rank: 1 }.kind(), Some(NotificationKind::Finished));
    }
}
