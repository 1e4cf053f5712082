//! The means of a seat: the use it can make of each route, its trains, stations and cards.

use crate::cards::{Lack, Reveals};
use railhead_engine::{
    ByCity, ByRoute, Cards, City, OwnSeat, PhaseView, Price, Route, STATIONS, Seat, StepView, TableView,
    second_track_closes,
};

/// The use that a seat can make of a route.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) enum Access {
    /// It is the seat's own.
    Own,
    /// It can be claimed.
    Open,
    /// It belongs to an opponent, so only a station lends it.
    Foreign(Seat),
    /// It is closed because of its other track (R5.5).
    #[default]
    Closed,
}

/// The cards that an open route asks for.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Need {
    pub lack: Lack,
    /// The expected surcharge of a tunnel, in hundredths of a card.
    pub surcharge: u32,
}

impl Need {
    /// Missing cards and expected surcharge, in hundredths of a card.
    pub fn hundredths(self) -> u32 {
        u32::from(self.lack.total()) * 100 + self.surcharge
    }
}

/// The means of a seat.
pub(crate) struct Means {
    pub seat: Seat,
    pub routes: ByRoute<Access>,
    pub needs: ByRoute<Need>,
    /// The cities of the seat's stations.
    pub built: Vec<City>,
    /// The cities with any station.
    pub occupied: ByCity<bool>,
    pub trains: u8,
    pub stations: u8,
    pub hand: Cards,
    /// In the last round, the turns that the seat still has.
    pub turns_left: Option<u8>,
    /// Whether the seat may claim a route now.
    pub chooses: bool,
}

impl Means {
    pub fn of(table: &TableView, you: &OwnSeat) -> Means {
        let seat = you.seat;
        let own = table.seats.iter().find(|view| view.seat == seat);
        let step = match &table.phase {
            PhaseView::Turn { step, .. } => Some(step),
            PhaseView::Lobby | PhaseView::Dealing { .. } | PhaseView::Finished { .. } | PhaseView::Voided { .. } => {
                None
            }
        };
        let routes = accesses(table, seat);
        let reveals = Reveals::of(table, step, you.hand);
        let mut needs = ByRoute::<Need>::default();
        for (route, _) in routes.iter().filter(|(_, access)| **access == Access::Open) {
            needs[route] = need(route, you.hand, &reveals);
        }
        let mut occupied = ByCity::<bool>::default();
        table.stations.iter().for_each(|station| occupied[station.city] = true);
        Means {
            seat,
            routes,
            needs,
            built: table.stations.iter().filter(|station| station.seat == seat).map(|station| station.city).collect(),
            occupied,
            trains: own.map_or(0, |own| own.trains),
            stations: own.map_or(0, |own| own.stations),
            hand: you.hand,
            turns_left: turns_left(table, seat),
            chooses: you.to_move && step == Some(&StepView::Choose),
        }
    }

    /// The price of the station that is built after `more` others (R8.1).
    pub fn station_price(&self, more: u8) -> Price {
        Price::of_station(STATIONS.saturating_sub(self.stations).saturating_add(more))
    }

    /// Whether the seat can claim a route.
    pub fn is_open(&self, route: Route) -> bool {
        self.routes[route] == Access::Open
    }

    /// The routes of the seat.
    pub fn own_routes(&self) -> impl Iterator<Item = Route> {
        self.routes.iter().filter(|(_, access)| **access == Access::Own).map(|(route, _)| route)
    }
}

fn need(route: Route, hand: Cards, reveals: &Reveals) -> Need {
    let facts = route.facts();
    let lack = Lack::of(Price::of_route(facts), hand);
    Need { lack, surcharge: if facts.tunnel { reveals.surcharge(lack.color) } else { 0 } }
}

fn accesses(table: &TableView, seat: Seat) -> ByRoute<Access> {
    let mut routes = ByRoute::<Access>::default();
    Route::all().for_each(|route| routes[route] = Access::Open);
    for claimed in &table.routes {
        let twin = claimed.route.facts().twin;
        if let Some(twin) = twin.filter(|_| claimed.seat == seat || second_track_closes(table.options.seats)) {
            routes[twin] = Access::Closed;
        }
    }
    for claimed in &table.routes {
        routes[claimed.route] = if claimed.seat == seat { Access::Own } else { Access::Foreign(claimed.seat) };
    }
    routes
}

/// The turns that a seat still has in the last round, the present one included if its action is
/// still to choose; none before the last round (R9.1).
fn turns_left(table: &TableView, seat: Seat) -> Option<u8> {
    let PhaseView::Turn { seat: mover, step, turns_left } = &table.phase else { return None };
    let after = (*turns_left)?;
    let seats = table.options.seats.max(1);
    let distance = (seat.number() + seats).saturating_sub(mover.number()) % seats;
    Some(match step {
        StepView::Choose | StepView::Tunnel { .. } if distance == 0 => 1,
        StepView::SecondCard | StepView::KeepTickets { .. } if distance == 0 => 0,
        _ => u8::from(distance <= after),
    })
}
