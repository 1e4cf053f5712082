//! Positions made by hand, as a table would lie at the end of a game.

use railhead::engine::{
    City, Game, PlayerScore, Route, Seat, TRAINS, Ticket, TicketId, TicketKind, TicketSet, TieBreak,
};

/// The seat of this number.
pub fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// The cities of these names.
pub fn cities(names: &str) -> Vec<City> {
    names.split_whitespace().map(|name| name.parse().unwrap()).collect()
}

/// A ticket as it is printed in the original edition.
pub fn printed(name: &str) -> Ticket {
    TicketSet::Europe.tickets().find(|ticket| ticket.id.to_string() == name).unwrap()
}

/// A ticket with points of the test's own.
pub fn ticket(name: &str, points: u8) -> Ticket {
    Ticket { id: name.parse::<TicketId>().unwrap(), points, kind: TicketKind::Standard }
}

/// The points printed on the score table (R1.4).
pub fn points(route: Route) -> u16 {
    match route.facts().length {
        1 => 1,
        2 => 2,
        3 => 4,
        4 => 7,
        6 => 15,
        8 => 21,
        length => panic!("no route has {length} spaces"),
    }
}

/// A game to be scored.
pub struct Position(Game);

impl Position {
    /// A table without routes and stations.
    pub fn of(seats: u8) -> Position {
        let mut game = Game::default();
        game.parts().options.seats = seats;
        Position(game)
    }

    /// Plays by these tie-breaks (R9.4).
    pub fn by(mut self, tie_break: TieBreak) -> Position {
        self.0.parts().options.tie_break = tie_break;
        self
    }

    /// The player claims routes (R5.3, R5.4).
    pub fn claims(mut self, number: u8, names: &str) -> Position {
        for route in crate::networks::routes(names) {
            assert_eq!(self.0.owners()[route], None, "{route} is taken");
            let seats = self.0.options().seats;
            self.0.parts().owners.give(route, seat(number), seats);
            let player = &mut self.0.parts().players[seat(number)];
            player.trains = player.trains.checked_sub(route.facts().length).expect("45 trains");
            player.points += points(route);
        }
        assert!(self.0.players()[seat(number)].trains <= TRAINS);
        self
    }

    /// The player builds stations (R8.1).
    pub fn builds(mut self, number: u8, names: &str) -> Position {
        for city in cities(names) {
            assert_eq!(self.0.stations()[city], None, "{city} has a station");
            self.0.parts().stations.build(city, seat(number));
            let player = &mut self.0.parts().players[seat(number)];
            player.stations = player.stations.checked_sub(1).expect("three stations");
        }
        self
    }

    /// The player keeps printed tickets.
    pub fn keeps(mut self, number: u8, names: &str) -> Position {
        self.0.parts().players[seat(number)].tickets.extend(names.split_whitespace().map(printed));
        self
    }

    /// The scores in seat order, after checking that each is the sum of its parts (R9.2).
    pub fn scores(&self) -> Vec<PlayerScore> {
        let scores = self.0.score();
        for (number, score) in (0..).zip(&scores) {
            assert_eq!(score.seat, seat(number));
            let parts = [score.routes as i16, score.tickets, score.stations.into(), score.express.into()];
            assert_eq!(score.total, parts.iter().sum::<i16>());
        }
        scores
    }

    /// The totals in seat order.
    pub fn totals(&self) -> Vec<i16> {
        self.scores().iter().map(|score| score.total).collect()
    }

    /// The ranks in seat order.
    pub fn ranks(&self) -> Vec<u8> {
        self.scores().iter().map(|score| score.rank).collect()
    }
}
