//! Notifications about games, tournaments, leagues and friends and, in the inbox only, about the account itself.

use crate::{
    effects::{SeatChange, seat_change},
    hosted_game::HostedGame,
    projection::RatingBoard,
    season::Season,
    standing_order::OrderOutcome,
};
use railhead_engine::{AwayReason, Event, VoidReason};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

/// The subject of a notification to an account.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Notification {
    /// The account is invited to a game.
    #[schema(title = "InvitedItem")]
    Invited,
    /// A player of a finished game wants a rematch; a seat is reserved for the account.
    #[schema(title = "RematchItem")]
    Rematch,
    /// The seat of a rematch that was kept for a player is open to everyone: the player has deleted the
    /// account, or is banned.
    #[schema(title = "KeptSeatOpenedItem")]
    KeptSeatOpened,
    /// The game began. Not sent to the account that started it.
    #[schema(title = "StartedItem")]
    Started,
    /// The game ended and was scored.
    #[schema(title = "FinishedItem")]
    Finished {
        /// The player's rank.
        #[schema(example = 1)]
        rank: u8,
    },
    /// The game ended without a result. Not sent to the account that ended it.
    #[schema(title = "VoidedItem")]
    Voided {
        /// The reason.
        reason: VoidReason,
    },
    /// The player ran out of time so often that a bot plays for them. They may take the seat back.
    #[schema(title = "SeatHandedOverItem")]
    SeatHandedOver,
    /// Somebody took over the seat that the player had left.
    #[schema(title = "StandInSeatedItem")]
    StandInSeated,
    /// The player's standing order was carried out or dropped.
    #[schema(title = "StandingOrderItem")]
    StandingOrder {
        /// The outcome of the order.
        outcome: OrderOutcome,
    },
    /// Somebody opened a table for which the account has an alert.
    #[schema(title = "TableOpenedItem")]
    TableOpened,
    /// A refresh token was used twice within seconds, from two addresses: by a device that changed
    /// networks, or by somebody who has a copy of the token.
    #[schema(title = "TokenRepeatedItem")]
    TokenRepeated {
        /// The session of the device.
        session: Uuid,
    },
    /// A refresh token was used again after the next one had been given out. The device is signed out.
    #[schema(title = "TokenReusedItem")]
    TokenReused,
    /// A device set a new password with a recovery code. All others are signed out.
    #[schema(title = "RecoveryCodeUsedItem")]
    RecoveryCodeUsed {
        /// The session of the device.
        session: Uuid,
    },
    /// A device linked an identity at a sign-in provider to the account.
    #[schema(title = "IdentityLinkedItem")]
    IdentityLinked {
        /// The identity.
        identity: Uuid,
        /// The session of the device.
        session: Uuid,
    },
    /// An API key of the account was made.
    #[schema(title = "ApiKeyMadeItem")]
    ApiKeyMade {
        /// The key's id.
        key: Uuid,
    },
    /// A player asks to be friends.
    #[schema(title = "FriendRequestItem")]
    FriendRequest,
    /// A player whom the account has asked to be friends has accepted.
    #[schema(title = "FriendAcceptedItem")]
    FriendAccepted,
    /// A tournament that the account has entered begins within a quarter of an hour.
    #[schema(title = "TournamentSoonItem")]
    TournamentSoon {
        /// The tournament.
        tournament: Uuid,
    },
    /// A tournament of the account is over.
    #[schema(title = "TournamentFinishedItem")]
    TournamentFinished {
        /// The tournament.
        tournament: Uuid,
        /// The account's place, from 1.
        #[schema(example = 3)]
        place: u16,
    },
    /// A tournament that the account has entered was called off.
    #[schema(title = "TournamentCancelledItem")]
    TournamentCancelled {
        /// The tournament.
        tournament: Uuid,
    },
    /// The account made no move at a table of a tournament, and takes no further part.
    #[schema(title = "TournamentWithdrawnItem")]
    TournamentWithdrawn {
        /// The tournament.
        tournament: Uuid,
        /// Whether the account may come back, as by entering again.
        may_return: bool,
    },
    /// An operator removed the account from a tournament.
    #[schema(title = "TournamentRemovedItem")]
    TournamentRemoved {
        /// The tournament.
        tournament: Uuid,
    },
    /// An operator decided the result of a table of the account.
    #[schema(title = "TableRuledItem")]
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
    #[schema(title = "LeagueEndsItem")]
    LeagueEnds {
        /// The league.
        league: Uuid,
    },
    /// The account made no move in a season of a league, and is no member any more.
    #[schema(title = "LeagueLeftItem")]
    LeagueLeft {
        /// The league.
        league: Uuid,
    },
    /// A season of a league of the account has begun.
    #[schema(title = "LeagueSeasonItem")]
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
    #[schema(title = "SeasonFinishedItem")]
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
    /// A webhook of the account was paused, because nothing could be delivered to it for days.
    #[schema(title = "WebhookPausedItem")]
    WebhookPaused {
        /// The webhook.
        webhook: Uuid,
    },
}

/// The subject of a notification.
pub enum Subject {
    /// A game.
    Game(DeliveredNotification),
    /// The account.
    Account(AccountNotice),
}

/// A notice about the account itself, or about another player.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "each is a notification of the same name")]
pub enum AccountNotice {
    TokenRepeated,
    TokenReused,
    RecoveryCodeUsed,
    IdentityLinked,
    ApiKeyMade,
    FriendRequest,
    FriendAccepted,
    TournamentSoon,
    TournamentFinished { place: u16 },
    TournamentCancelled,
    TournamentWithdrawn { may_return: bool },
    TournamentRemoved,
    TableRuled,
    LeagueEnds,
    LeagueLeft,
    LeagueSeason { division: u16 },
    SeasonFinished { season: Season, board: RatingBoard, place: u32 },
    WebhookPaused,
}

/// The subject of a delivery.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum DeliveredNotification {
    /// The player's turn began.
    #[schema(title = "YourTurnDelivery")]
    YourTurn,
    /// The time of the player's turn runs out soon.
    #[schema(title = "DeadlineNearDelivery")]
    DeadlineNear {
        /// The threshold: how many seconds before the deadline.
        #[schema(example = 3600)]
        seconds: u32,
    },
    /// The player is invited to a game.
    #[schema(title = "InvitedDelivery")]
    Invited,
    /// A player of a finished game wants a rematch; a seat is reserved.
    #[schema(title = "RematchDelivery")]
    Rematch,
    /// A seat of a rematch that was kept for a player is open to everyone.
    #[schema(title = "KeptSeatOpenedDelivery")]
    KeptSeatOpened,
    /// The game began.
    #[schema(title = "StartedDelivery")]
    Started,
    /// The game ended and was scored.
    #[schema(title = "FinishedDelivery")]
    Finished {
        /// The player's rank.
        #[schema(example = 1)]
        rank: u8,
    },
    /// The game ended without a result.
    #[schema(title = "VoidedDelivery")]
    Voided {
        /// The reason.
        reason: VoidReason,
    },
    /// A bot plays for the player, who ran out of time.
    #[schema(title = "SeatHandedOverDelivery")]
    SeatHandedOver,
    /// Somebody took over the seat that the player had left.
    #[schema(title = "StandInSeatedDelivery")]
    StandInSeated,
    /// The player's standing order was carried out or dropped.
    #[schema(title = "StandingOrderDelivery")]
    StandingOrder {
        /// The outcome of the order.
        outcome: OrderOutcome,
    },
    /// Somebody opened a table for which the player has an alert.
    #[schema(title = "TableOpenedDelivery")]
    TableOpened,
    /// A player asks to be friends. Like all kinds below it is about no game: `game` is the nil UUID, `version`
    /// is 0, and `variant` says nothing.
    #[schema(title = "FriendRequestDelivery")]
    FriendRequest,
    /// A player whom the player has asked to be friends has accepted.
    #[schema(title = "FriendAcceptedDelivery")]
    FriendAccepted,
    /// A tournament that the player has entered begins within a quarter of an hour.
    #[schema(title = "TournamentSoonDelivery")]
    TournamentSoon {
        /// The tournament.
        tournament: Uuid,
    },
    /// A tournament of the player is over.
    #[schema(title = "TournamentFinishedDelivery")]
    TournamentFinished {
        /// The tournament.
        tournament: Uuid,
        /// The player's place, from 1.
        #[schema(example = 3)]
        place: u16,
    },
    /// A tournament that the player has entered was called off.
    #[schema(title = "TournamentCancelledDelivery")]
    TournamentCancelled {
        /// The tournament.
        tournament: Uuid,
    },
    /// The player made no move at a table of a tournament, and takes no further part.
    #[schema(title = "TournamentWithdrawnDelivery")]
    TournamentWithdrawn {
        /// The tournament.
        tournament: Uuid,
        /// Whether the player may come back, as by entering again.
        may_return: bool,
    },
    /// An operator removed the player from a tournament.
    #[schema(title = "TournamentRemovedDelivery")]
    TournamentRemoved {
        /// The tournament.
        tournament: Uuid,
    },
    /// An operator decided the result of a table of the player.
    #[schema(title = "TableRuledDelivery")]
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
    /// A league of the player ends: at once, or with its present season.
    #[schema(title = "LeagueEndsDelivery")]
    LeagueEnds {
        /// The league.
        league: Uuid,
    },
    /// The player made no move in a season of a league, and is no member any more.
    #[schema(title = "LeagueLeftDelivery")]
    LeagueLeft {
        /// The league.
        league: Uuid,
    },
    /// A season of a league of the player has begun.
    #[schema(title = "LeagueSeasonDelivery")]
    LeagueSeason {
        /// The league.
        league: Uuid,
        /// The season, from 1.
        #[schema(example = 2)]
        season: u16,
        /// The division in which the player plays; the highest is 1.
        #[schema(example = 1)]
        division: u16,
        /// The player's division of the last season. Null if there was none.
        #[schema(example = 2)]
        before: Option<u16>,
    },
    /// A season is over, and the player is among the first of a board.
    #[schema(title = "SeasonFinishedDelivery")]
    SeasonFinished {
        /// The season.
        #[schema(value_type = String, example = "2026-Q4")]
        season: Season,
        /// The board.
        board: RatingBoard,
        /// The player's place, from 1.
        #[schema(example = 3)]
        place: u32,
    },
    /// A test that the owner of a webhook asked for.
    #[schema(title = "TestDelivery")]
    Test,
}

impl DeliveredNotification {
    /// The notice that is delivered; none for one about a game, or a test.
    pub fn notice(self) -> Option<AccountNotice> {
        Some(match self {
            DeliveredNotification::YourTurn
            | DeliveredNotification::DeadlineNear { .. }
            | DeliveredNotification::Invited
            | DeliveredNotification::Rematch
            | DeliveredNotification::KeptSeatOpened
            | DeliveredNotification::Started
            | DeliveredNotification::Finished { .. }
            | DeliveredNotification::Voided { .. }
            | DeliveredNotification::SeatHandedOver
            | DeliveredNotification::StandInSeated
            | DeliveredNotification::StandingOrder { .. }
            | DeliveredNotification::TableOpened
            | DeliveredNotification::Test => return None,
            DeliveredNotification::FriendRequest => AccountNotice::FriendRequest,
            DeliveredNotification::FriendAccepted => AccountNotice::FriendAccepted,
            DeliveredNotification::TournamentSoon { .. } => AccountNotice::TournamentSoon,
            DeliveredNotification::TournamentFinished { tournament: _, place } => {
                AccountNotice::TournamentFinished { place }
            }
            DeliveredNotification::TournamentCancelled { .. } => AccountNotice::TournamentCancelled,
            DeliveredNotification::TournamentWithdrawn { tournament: _, may_return } => {
                AccountNotice::TournamentWithdrawn { may_return }
            }
            DeliveredNotification::TournamentRemoved { .. } => AccountNotice::TournamentRemoved,
            DeliveredNotification::TableRuled { .. } => AccountNotice::TableRuled,
            DeliveredNotification::LeagueEnds { .. } => AccountNotice::LeagueEnds,
            DeliveredNotification::LeagueLeft { .. } => AccountNotice::LeagueLeft,
            DeliveredNotification::LeagueSeason { division, .. } => AccountNotice::LeagueSeason { division },
            DeliveredNotification::SeasonFinished { season, board, place } => {
                AccountNotice::SeasonFinished { season, board, place }
            }
        })
    }
}

impl Notification {
    /// The game or the account that the notification is about.
    pub fn subject(self) -> Subject {
        Subject::Game(match self {
            Notification::Invited => DeliveredNotification::Invited,
            Notification::Rematch => DeliveredNotification::Rematch,
            Notification::KeptSeatOpened => DeliveredNotification::KeptSeatOpened,
            Notification::Started => DeliveredNotification::Started,
            Notification::Finished { rank } => DeliveredNotification::Finished { rank },
            Notification::Voided { reason } => DeliveredNotification::Voided { reason },
            Notification::SeatHandedOver => DeliveredNotification::SeatHandedOver,
            Notification::StandInSeated => DeliveredNotification::StandInSeated,
            Notification::StandingOrder { outcome } => DeliveredNotification::StandingOrder { outcome },
            Notification::TableOpened => DeliveredNotification::TableOpened,
            Notification::TokenRepeated { .. } => return Subject::Account(AccountNotice::TokenRepeated),
            Notification::TokenReused => return Subject::Account(AccountNotice::TokenReused),
            Notification::RecoveryCodeUsed { .. } => return Subject::Account(AccountNotice::RecoveryCodeUsed),
            Notification::IdentityLinked { .. } => return Subject::Account(AccountNotice::IdentityLinked),
            Notification::ApiKeyMade { .. } => return Subject::Account(AccountNotice::ApiKeyMade),
            Notification::FriendRequest => return Subject::Account(AccountNotice::FriendRequest),
            Notification::FriendAccepted => return Subject::Account(AccountNotice::FriendAccepted),
            Notification::TournamentSoon { .. } => return Subject::Account(AccountNotice::TournamentSoon),
            Notification::TournamentFinished { tournament: _, place } => {
                return Subject::Account(AccountNotice::TournamentFinished { place });
            }
            Notification::TournamentCancelled { .. } => return Subject::Account(AccountNotice::TournamentCancelled),
            Notification::TournamentWithdrawn { tournament: _, may_return } => {
                return Subject::Account(AccountNotice::TournamentWithdrawn { may_return });
            }
            Notification::TournamentRemoved { .. } => return Subject::Account(AccountNotice::TournamentRemoved),
            Notification::TableRuled { .. } => return Subject::Account(AccountNotice::TableRuled),
            Notification::LeagueEnds { .. } => return Subject::Account(AccountNotice::LeagueEnds),
            Notification::LeagueLeft { .. } => return Subject::Account(AccountNotice::LeagueLeft),
            Notification::LeagueSeason { division, .. } => {
                return Subject::Account(AccountNotice::LeagueSeason { division });
            }
            Notification::SeasonFinished { season, board, place } => {
                return Subject::Account(AccountNotice::SeasonFinished { season, board, place });
            }
            Notification::WebhookPaused { .. } => return Subject::Account(AccountNotice::WebhookPaused),
        })
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
