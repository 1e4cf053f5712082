//! A view as lookup tables, and questions of bots about the board.

use railhead_engine::{
    ByCity, ByRoute, City, GameView, OwnSeat, Route, STATIONS, Seat, SeatView, TableView, second_track_closes,
};

/// A seat's view as lookup tables.
pub(crate) struct SeatPosition<'a> {
    pub view: &'a GameView,
    pub you: &'a OwnSeat,
    pub seat: &'a SeatView,
    pub owners: ByRoute<Option<Seat>>,
    pub stations: ByCity<Option<Seat>>,
}

impl<'a> SeatPosition<'a> {
    pub fn of(view: &'a GameView) -> Option<SeatPosition<'a>> {
        let you = view.you.as_ref()?;
        let seat = view.table.seats.iter().find(|seat| seat.seat == you.seat)?;
        Some(SeatPosition { view, you, seat, owners: owners(&view.table), stations: stations(&view.table) })
    }
}

/// The owner of each route.
pub(crate) fn owners(table: &TableView) -> ByRoute<Option<Seat>> {
    let mut owners = ByRoute::default();
    table.routes.iter().for_each(|owned| owners[owned.route] = Some(owned.seat));
    owners
}

/// The owner of the station in each city.
pub(crate) fn stations(table: &TableView) -> ByCity<Option<Seat>> {
    let mut stations = ByCity::default();
    table.stations.iter().for_each(|owned| stations[owned.city] = Some(owned.seat));
    stations
}

impl SeatPosition<'_> {
    pub fn owned_by(&self, seat: Seat) -> Vec<Route> {
        Route::all().filter(|route| self.owners[*route] == Some(seat)).collect()
    }

    pub fn is_foreign(&self, route: Route) -> bool {
        self.owners[route].is_some_and(|owner| owner != self.you.seat)
    }

    /// Whether this player may still claim the route, cards aside (R5.3, R5.5).
    pub fn is_open(&self, route: Route) -> bool {
        self.is_open_to(self.seat, route)
    }

    /// The same for any player.
    pub fn is_open_to(&self, seat: &SeatView, route: Route) -> bool {
        let facts = route.facts();
        let few_seats = second_track_closes(self.view.table.options.seats);
        let twin_owner = facts.twin.and_then(|twin| self.owners[twin]);
        let closed_by_twin = twin_owner.is_some_and(|owner| few_seats || owner == seat.seat);
        self.owners[route].is_none() && !closed_by_twin && facts.length <= seat.trains
    }

    pub fn open_routes(&self) -> impl Iterator<Item = Route> {
        Route::all().filter(|route| self.is_open(*route))
    }

    pub fn own_stations(&self) -> impl Iterator<Item = City> {
        self.stations.iter().filter(|(_, owner)| **owner == Some(self.you.seat)).map(|(city, _)| city)
    }

    pub fn stations_built(&self) -> u8 {
        STATIONS.saturating_sub(self.seat.stations)
    }

    pub fn opponents(&self) -> impl Iterator<Item = &SeatView> {
        self.view.table.seats.iter().filter(|seat| seat.seat != self.you.seat)
    }

    /// Estimates how many turns are left before the fastest opponent ends the game (R9.1).
    pub fn horizon(&self) -> u32 {
        let turns = |seat: &SeatView| {
            let trains = seat.trains.saturating_sub(2);
            1 + u32::from(trains.div_ceil(4)) + u32::from(trains.saturating_sub(seat.cards) / 2)
        };
        self.opponents().map(turns).min().unwrap_or(0)
    }
}
