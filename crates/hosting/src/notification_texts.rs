//! The texts of notifications, in the language of their recipient.

use crate::{
    notifications::{AccountNotice, DeliveredNotification},
    projection::RatingBoard,
    standing_order::OrderOutcome,
};
use railhead_engine::{BotLevel, Variant};
use railhead_localization::{Argument, Language, Message, message, names};

/// The end of the name of a bot among [`Table::opponents`].
const BOT: &str = " (bot)";

/// The content of a notification besides its kind.
#[derive(Clone, Copy, Debug)]
pub struct Table<'a> {
    /// The player who sent an invitation.
    pub by: Option<&'a str>,
    /// The others in the game: names, "conductor (bot)", or nothing for a deleted account.
    pub opponents: &'a [String],
    /// The variant of the game.
    pub variant: Variant,
}

/// A title, and what stands below it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotificationText {
    /// One line.
    pub title: String,
    /// Sentences.
    pub body: String,
}

impl Table<'_> {
    fn message(&self) -> Message {
        let variant = names::variant(self.variant);
        match names::list(self.opponents.iter().filter_map(|opponent| named(opponent)).collect()) {
            Some(opponents) => message!("notification-table", opponents, variant),
            None => variant,
        }
    }
}

/// The name of an opponent. Names of people have no parentheses.
fn named(opponent: &str) -> Option<Argument> {
    let bot = opponent.strip_suffix(BOT).and_then(|name| name.parse::<BotLevel>().ok());
    match bot {
        Some(level) => Some(names::bot(level).into()),
        None => Some(opponent).filter(|name| !name.is_empty()).map(Argument::from),
    }
}

/// The text of a notification.
pub fn text(language: Language, notification: DeliveredNotification, of: &Table<'_>) -> NotificationText {
    if let Some(about) = notification.notice() {
        return notice(language, about, None, of.by);
    }
    let table = of.message();
    let (title, body) = match notification {
        DeliveredNotification::YourTurn => (message!("notification-your-turn-title"), table),
        DeliveredNotification::DeadlineNear { seconds } => {
            let time = names::duration(seconds);
            (message!("notification-deadline-near-title"), message!("notification-deadline-near-body", time, table))
        }
        DeliveredNotification::Invited => match of.by {
            Some(player) => (message!("notification-invited-title", player), table),
            None => (message!("notification-invited-by-nobody-title"), table),
        },
        DeliveredNotification::Rematch => {
            let title = match of.by {
                Some(player) => message!("notification-rematch-title", player),
                None => message!("notification-rematch-by-nobody-title"),
            };
            (title, message!("notification-rematch-body", table))
        }
        DeliveredNotification::KeptSeatOpened => {
            (message!("notification-kept-seat-opened-title"), message!("notification-kept-seat-opened-body", table))
        }
        DeliveredNotification::Started => (message!("notification-started-title"), table),
        DeliveredNotification::Finished { rank } => {
            (message!("notification-finished-title"), message!("notification-finished-body", rank, table))
        }
        DeliveredNotification::Voided { reason } => (message!("notification-voided-title"), names::void_reason(reason)),
        DeliveredNotification::SeatHandedOver => {
            (message!("notification-seat-handed-over-title"), message!("notification-seat-handed-over-body", table))
        }
        DeliveredNotification::StandInSeated => {
            (message!("notification-stand-in-seated-title"), message!("notification-stand-in-seated-body", table))
        }
        DeliveredNotification::StandingOrder { outcome } => {
            (message!("notification-standing-order-title"), order_outcome(outcome))
        }
        DeliveredNotification::TableOpened => match of.by {
            Some(player) => (message!("notification-table-opened-title", player), table),
            None => (message!("notification-table-opened-by-nobody-title"), table),
        },
        // A notice has its text already.
        _ => (message!("notification-test-title"), message!("notification-test-body")),
    };
    NotificationText { title: language.format(&title), body: language.format(&body) }
}

fn order_outcome(outcome: OrderOutcome) -> Message {
    match outcome {
        OrderOutcome::RouteClaimed => message!("order-route-claimed"),
        OrderOutcome::CardsDrawn => message!("order-cards-drawn"),
        OrderOutcome::RouteClosed => message!("order-route-closed"),
        OrderOutcome::RowReplaced => message!("order-row-replaced"),
        OrderOutcome::LastRound => message!("order-last-round"),
        OrderOutcome::TunnelAsked => message!("order-tunnel-asked"),
        OrderOutcome::DeckEmpty => message!("order-deck-empty"),
    }
}

/// The text of a notice about the account; `device` is the name of the device, if it is still signed
/// in, and `by` that of the player it is about, if there still is one.
pub fn notice(language: Language, notice: AccountNotice, device: Option<&str>, by: Option<&str>) -> NotificationText {
    let some = || Argument::from(message!("notification-some-device"));
    let device = device.filter(|name| !name.is_empty()).map_or_else(some, Argument::from);
    let player = by.map_or_else(|| Argument::from(message!("notification-some-player")), Argument::from);
    let (title, body) = match notice {
        AccountNotice::TokenRepeated => {
            (message!("notification-token-repeated-title"), message!("notification-token-repeated-body", device))
        }
        AccountNotice::TokenReused => {
            (message!("notification-token-reused-title"), message!("notification-token-reused-body"))
        }
        AccountNotice::RecoveryCodeUsed => (
            message!("notification-recovery-code-used-title"),
            message!("notification-recovery-code-used-body", device),
        ),
        AccountNotice::IdentityLinked => {
            (message!("notification-identity-linked-title"), message!("notification-identity-linked-body", device))
        }
        AccountNotice::ApiKeyMade => {
            (message!("notification-api-key-made-title"), message!("notification-api-key-made-body"))
        }
        AccountNotice::FriendRequest => {
            (message!("notification-friend-request-title", player), message!("notification-friend-request-body"))
        }
        AccountNotice::FriendAccepted => {
            (message!("notification-friend-accepted-title", player), message!("notification-friend-accepted-body"))
        }
        AccountNotice::TournamentSoon => {
            (message!("notification-tournament-soon-title"), message!("notification-tournament-soon-body"))
        }
        AccountNotice::TournamentFinished { place } => (
            message!("notification-tournament-finished-title"),
            message!("notification-tournament-finished-body", place),
        ),
        AccountNotice::TournamentCancelled => {
            (message!("notification-tournament-cancelled-title"), message!("notification-tournament-cancelled-body"))
        }
        AccountNotice::TournamentWithdrawn { may_return } => {
            let body = match may_return {
                true => message!("notification-tournament-withdrawn-return-body"),
                false => message!("notification-tournament-withdrawn-body"),
            };
            (message!("notification-tournament-withdrawn-title"), body)
        }
        AccountNotice::TournamentRemoved => {
            (message!("notification-tournament-removed-title"), message!("notification-tournament-removed-body"))
        }
        AccountNotice::TableRuled => {
            (message!("notification-table-ruled-title"), message!("notification-table-ruled-body"))
        }
        AccountNotice::LeagueEnds => {
            (message!("notification-league-ends-title"), message!("notification-league-ends-body"))
        }
        AccountNotice::LeagueLeft => {
            (message!("notification-league-left-title"), message!("notification-league-left-body"))
        }
        AccountNotice::LeagueSeason { division } => {
            (message!("notification-league-season-title"), message!("notification-league-season-body", division))
        }
        AccountNotice::SeasonFinished { season, board, place } => {
            let season = season.to_string();
            let body = match board {
                RatingBoard::Duel => message!("notification-season-finished-duel-body", place),
                RatingBoard::Table => message!("notification-season-finished-table-body", place),
            };
            (message!("notification-season-finished-title", season), body)
        }
        AccountNotice::WebhookPaused => {
            (message!("notification-webhook-paused-title"), message!("notification-webhook-paused-body"))
        }
    };
    NotificationText { title: language.format(&title), body: language.format(&body) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use railhead_engine::VoidReason;

    #[test]
    fn every_kind_is_told_in_every_language() {
        let opponents = ["Bob".to_owned(), String::new(), "stationmaster (bot)".to_owned()];
        let table = Table { by: Some("Bob"), opponents: &opponents, variant: Variant::BigCities };
        for notification in [
            DeliveredNotification::YourTurn,
            DeliveredNotification::DeadlineNear { seconds: 3600 },
            DeliveredNotification::Invited,
            DeliveredNotification::Rematch,
            DeliveredNotification::KeptSeatOpened,
            DeliveredNotification::Started,
            DeliveredNotification::Finished { rank: 1 },
            DeliveredNotification::Finished { rank: 3 },
            DeliveredNotification::Voided { reason: VoidReason::LeftEarly },
            DeliveredNotification::SeatHandedOver,
            DeliveredNotification::StandInSeated,
            DeliveredNotification::StandingOrder { outcome: OrderOutcome::RowReplaced },
            DeliveredNotification::TableOpened,
            DeliveredNotification::Test,
        ] {
            for of in [table, Table { by: None, opponents: &[], ..table }] {
                let told = Language::ALL.map(|language| text(language, notification, &of));
                for (at, one) in told.iter().enumerate() {
                    assert!(told.iter().skip(at + 1).all(|other| other.title != one.title), "{told:#?}");
                    assert!(!one.body.is_empty());
                }
            }
        }
    }

    #[test]
    fn opponents_are_named_bots_too_and_deleted_accounts_are_not() {
        let opponents = ["Bob".to_owned(), String::new(), "stationmaster (bot)".to_owned()];
        let table = Table { by: None, opponents: &opponents, variant: Variant::Mega };
        let of = |language| text(language, DeliveredNotification::YourTurn, &table);
        let french = NotificationText {
            title: "À toi de jouer".to_owned(),
            body: "Avec Bob et Chef de gare · Méga Europe".to_owned(),
        };
        assert_eq!(of(Language::French), french);
        assert_eq!(of(Language::English).body, "With Bob and Stationmaster · Mega Europe");
        let reminder = text(Language::German, DeliveredNotification::DeadlineNear { seconds: 86_400 }, &table);
        assert!(reminder.body.starts_with("Übrige Zeit: etwa 1 Tag. Mit Bob und "), "{reminder:?}");
    }
}
