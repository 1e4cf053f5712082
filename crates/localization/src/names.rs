//! The names of things that the engine knows only by ids.

use crate::{Argument, Message, message};
use railhead_engine::{
    BotLevel, Card, City, Color, PlayerColor, Route, Ticket, TicketId, TicketSet, Variant, VoidReason,
};

/// A city.
pub fn city(city: City) -> Message {
    Message::new(format!("city-{city}"))
}

/// A route, as its two cities.
pub fn route(route: Route) -> Message {
    let facts = route.facts();
    between(facts.from, facts.to)
}

/// A ticket, as its two cities.
pub fn ticket(ticket: TicketId) -> Message {
    between(ticket.from, ticket.to)
}

/// A ticket with its points.
pub fn ticket_with_points(ticket: &Ticket) -> Message {
    let points = message!("points", count = ticket.points);
    message!("ticket-with-points", from = city(ticket.id.from), to = city(ticket.id.to), points)
}

fn between(from: City, to: City) -> Message {
    message!("route", from = city(from), to = city(to))
}

/// The colour of train cards or of a route.
pub fn color(color: Color) -> Message {
    card(color.card())
}

/// A kind of train card.
pub fn card(card: Card) -> Message {
    Message::new(format!("card-{card}"))
}

/// The colour of a player's trains.
pub fn player_color(color: PlayerColor) -> Message {
    Message::new(format!("player-color-{}", color.name()))
}

/// A player who is known only by the colour of their trains.
pub fn player(color: PlayerColor) -> Message {
    Message::new(format!("player-{}", color.name()))
}

/// A bot.
pub fn bot(level: BotLevel) -> Message {
    Message::new(format!("bot-{}", level.name()))
}

/// The behaviour of a bot.
pub fn bot_description(level: BotLevel) -> Message {
    Message::new(format!("bot-{}-description", level.name()))
}

/// A variant.
pub fn variant(variant: Variant) -> Message {
    Message::new(format!("variant-{}", variant.name()))
}

/// The differences of a variant from the others, in a few sentences.
pub fn variant_description(variant: Variant) -> Message {
    Message::new(format!("variant-{}-description", variant.name()))
}

/// A set of tickets.
pub fn ticket_set(set: TicketSet) -> Message {
    Message::new(format!("ticket-set-{}", set.name()))
}

/// A pack of tickets; none, if it is one of the operator.
pub fn ticket_pack(name: &str) -> Option<Message> {
    name.parse().ok().map(ticket_set)
}

/// The reason why a game ended without a result: a sentence.
pub fn void_reason(reason: VoidReason) -> Message {
    match reason {
        VoidReason::Admin => message!("void-reason-admin"),
        VoidReason::Cancelled => message!("void-reason-cancelled"),
        VoidReason::Expired => message!("void-reason-expired"),
        VoidReason::LeftEarly => message!("void-reason-left_early"),
    }
}

/// A time in its largest unit that divides it.
pub fn duration(seconds: u32) -> Message {
    match seconds {
        0 => message!("duration-seconds", count = 0),
        days if days % 86_400 == 0 => message!("duration-days", count = days / 86_400),
        hours if hours % 3600 == 0 => message!("duration-hours", count = hours / 3600),
        minutes if minutes % 60 == 0 => message!("duration-minutes", count = minutes / 60),
        seconds => message!("duration-seconds", count = seconds),
    }
}

/// A list of names: "Ada, Bob and Cleo". None, if it is empty.
pub fn list(mut names: Vec<Argument>) -> Option<Argument> {
    let last = names.pop()?;
    if names.is_empty() {
        return Some(last);
    }
    // Spanish: "Ada e Inés", but "Ada y Hierro".
    let sounds_as_i = match &last {
        Argument::Verbatim(name) => {
            let name = name.to_lowercase();
            name.starts_with(['i', 'í']) || name.starts_with("hi") && !name.starts_with("hie")
        }
        Argument::Number(_) | Argument::Message(_) | Argument::List(_) => false,
    };
    let others = Argument::List(names);
    let list =
        if sounds_as_i { message!("list-and.before-i", others, last) } else { message!("list-and", others, last) };
    Some(list.into())
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn everything_has_a_name_in_every_language() {
        let cities = City::all().map(city);
        let cards =
            Card::ALL.map(card).into_iter().chain(Color::ALL.map(color)).chain(PlayerColor::ALL.map(player_color));
        let bots = BotLevel::ALL.into_iter().flat_map(|level| [bot(level), bot_description(level)]);
        let variants = Variant::ALL.into_iter().flat_map(|one| [variant(one), variant_description(one)]);
        let reasons =
            [VoidReason::Admin, VoidReason::Cancelled, VoidReason::Expired, VoidReason::LeftEarly].map(void_reason);
        for name in cities.chain(cards).chain(bots).chain(variants).chain(reasons).chain(TicketSet::ALL.map(ticket_set))
        {
            for language in Language::ALL {
                assert_ne!(language.format(&name), name.id, "{language}");
            }
        }
    }

    #[test]
    fn names_are_listed_as_each_language_does() {
        let written = |names: &[&str]| {
            let list = list(names.iter().map(|name| (*name).into()).collect()).unwrap();
            Language::ALL.map(|language| {
                language.format(&message!("notification-table", opponents = list.clone(), variant = "-"))
            })
        };
        assert_eq!(written(&["Ada"]), ["With Ada · -", "Avec Ada · -", "Mit Ada · -", "Con Ada · -", "Con Ada · -"]);
        let three = [
            "With Ada, Bob and Inés · -",
            "Avec Ada, Bob et Inés · -",
            "Mit Ada, Bob und Inés · -",
            "Con Ada, Bob e Inés · -",
            "Con Ada, Bob e Inés · -",
        ];
        assert_eq!(written(&["Ada", "Bob", "Inés"]), three);
        assert_eq!(written(&["Ada", "Bob"])[3], "Con Ada y Bob · -");
        assert_eq!(list(Vec::new()), None);
    }

    #[test]
    fn a_time_is_told_in_its_largest_unit() {
        let written = [172_800, 3600, 300, 90].map(|seconds| Language::English.format(&duration(seconds)));
        assert_eq!(written, ["2 days", "1 hour", "5 minutes", "90 seconds"]);
    }

    #[test]
    fn routes_and_tickets_are_named_by_their_cities() {
        let paris: City = "paris".parse().unwrap();
        let route = route(Route::all().find(|route| route.facts().from == paris).unwrap());
        assert!(Language::Italian.format(&route).starts_with("Parigi – "));
        let ticket = ticket("brest-petrograd".parse().unwrap());
        let names = Language::ALL.map(|language| language.format(&ticket));
        assert_eq!(
            names,
            [
                "Brest – Petrograd",
                "Brest – Petrograd",
                "Brest – Petrograd",
                "Brest – Petrogrado",
                "Brest – Pietrogrado"
            ]
        );
    }
}
