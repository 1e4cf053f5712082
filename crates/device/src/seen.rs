//! The view of a player of a game elsewhere, as far as legal moves and plans depend on it, and in one
//! piece: reading a whole [`GameView`] would make the program a sixth larger.

use railhead_engine::{
    Card, Cards, City, GameOptions, GameView, OwnSeat, OwnTicket, OwnedRoute, OwnedStation, Payment, PhaseView, Route,
    RulesRevision, Seat, SeatView, StepView, TableView, Ticket, TicketId, TicketKind, TicketOffer, Variant,
};
use serde::Deserialize;

/// Members of a view of a player who is not on vacation, of which `seenOf` in
/// `clients/web/src/device/seen.ts` says where they stand there.
#[derive(Deserialize)]
pub struct Seen {
    version: u32,
    step: Doing,
    mover: Seat,
    turns_left: Option<u8>,
    /// The tunnel in question, the cards laid and revealed for it, and its surcharge.
    tunnel: Option<(Route, Payment, Cards, u8)>,
    /// The trains and the stations that each seat has left.
    left: Vec<(u8, u8)>,
    row: [Option<Card>; 5],
    deck: u8,
    discards: Cards,
    tickets: usize,
    routes: Vec<(Route, Seat)>,
    stations: Vec<(City, Seat)>,
    you: Seat,
    to_move: bool,
    hand: Cards,
    held: Vec<SeenTicket>,
    /// The tickets to choose from, and how many at least and at most.
    offer: Option<(Vec<SeenTicket>, u8, u8)>,
}

/// The id, the points, and whether it is a long one.
type SeenTicket = (TicketId, u8, bool);

/// The decision that the game waits for.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Doing {
    Dealing,
    Choose,
    SecondCard,
    KeepTickets,
    Tunnel,
}

impl Seen {
    /// The view with these members. None for a tunnel of which nothing is said.
    pub fn view(self) -> Option<GameView> {
        let phase = self.phase()?;
        let own = |held| OwnTicket { ticket: ticket(held), completed: false };
        let tickets = self.held.into_iter().map(own).collect();
        let offer = self.offer.map(|(offered, keep_min, keep_max)| {
            let tickets = offered.into_iter().map(ticket).collect();
            TicketOffer { tickets, keep_min, keep_max }
        });
        let seat = self.you;
        let you = OwnSeat { seat, to_move: self.to_move, hand: self.hand, tickets, offer };
        let table = TableView {
            rules: RulesRevision::LATEST,
            options: GameOptions::new(Variant::Classic, u8::try_from(self.left.len()).ok()?),
            host: seat,
            packs: Vec::new(),
            commitment: String::new(),
            phase,
            seats: Seat::ALL.into_iter().zip(self.left).map(seen).collect(),
            row: self.row,
            deck: self.deck,
            discards: self.discards,
            tickets: self.tickets,
            routes: self.routes.into_iter().map(|(route, seat)| OwnedRoute { route, seat }).collect(),
            stations: self.stations.into_iter().map(|(city, seat)| OwnedStation { city, seat }).collect(),
        };
        Some(GameView { version: self.version, table, you: Some(you) })
    }

    fn phase(&self) -> Option<PhaseView> {
        let step = match self.step {
            Doing::Dealing => return Some(PhaseView::Dealing { waiting: Vec::new() }),
            Doing::Choose => StepView::Choose,
            Doing::SecondCard => StepView::SecondCard,
            Doing::KeepTickets => StepView::KeepTickets { count: 0 },
            Doing::Tunnel => {
                let (route, payment, revealed, surcharge) = self.tunnel?;
                StepView::Tunnel { route, payment, revealed, surcharge }
            }
        };
        Some(PhaseView::Turn { seat: self.mover, step, turns_left: self.turns_left })
    }
}

fn ticket((id, points, is_long): SeenTicket) -> Ticket {
    Ticket { id, points, kind: if is_long { TicketKind::Long } else { TicketKind::Standard } }
}

fn seen((seat, (trains, stations)): (Seat, (u8, u8))) -> SeatView {
    SeatView {
        seat,
        color: None,
        occupant: Default::default(),
        away: None,
        on_vacation: false,
        stand_in: false,
        trains,
        stations,
        points: 0,
        cards: 0,
        tickets: 0,
    }
}
