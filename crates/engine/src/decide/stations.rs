//! Building stations (R8.1).

use super::{
    super::{
        board::City,
        event::Event,
        game::{Game, STATIONS},
        payment::{Payment, Price},
        rejection::Rejection,
        seat::Seat,
    },
    Decision, turns,
};

pub(super) fn build(decision: &mut Decision<'_>, seat: Seat, city: City, payment: Payment) -> Result<(), Rejection> {
    let price = decision.game.station_price(seat)?;
    decision.game.check_station(city)?;
    price.check(payment, decision.game.players[seat].hand)?;
    decision.record(Event::StationBuilt { seat, city, payment });
    turns::end(decision, seat);
    Ok(())
}

impl Game {
    /// What the next station of a seat costs.
    pub(in super::super) fn station_price(&self, seat: Seat) -> Result<Price, Rejection> {
        match self.players[seat].stations {
            0 => Err(Rejection::NoStationsLeft {}),
            left => Ok(Price::of_station(STATIONS.saturating_sub(left))),
        }
    }

    /// Whether a city has no station yet.
    pub(in super::super) fn check_station(&self, city: City) -> Result<(), Rejection> {
        self.stations[city].map_or(Ok(()), |owner| Err(Rejection::StationTaken { city, owner }))
    }
}
