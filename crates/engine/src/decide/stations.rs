//! Building stations (R8.1).

use super::{
    super::{
        board::City,
        event::Event,
        game::{Game, Player, STATIONS},
        payment::{Payment, Price},
        rejection::Rejection,
        seat::Seat,
    },
    Decision, turns,
};

pub(super) fn build(decision: &mut Decision<'_>, seat: Seat, city: City, payment: Payment) -> Result<(), Rejection> {
    let price = decision.game.players[seat].station_price().ok_or(Rejection::NoStationsLeft {})?;
    decision.game.check_station(city)?;
    price.check(payment, decision.game.players[seat].hand)?;
    decision.record(Event::StationBuilt { seat, city, payment });
    turns::end(decision, seat);
    Ok(())
}

impl Game {
    /// Whether a city has no station yet.
    pub(in super::super) fn check_station(&self, city: City) -> Result<(), Rejection> {
        self.stations[city].map_or(Ok(()), |owner| Err(Rejection::StationTaken { city, owner }))
    }
}

impl Player {
    /// The price of the next station; none if all are built.
    pub(in super::super) fn station_price(&self) -> Option<Price> {
        (self.stations > 0).then(|| Price::of_station(STATIONS.saturating_sub(self.stations)))
    }
}
