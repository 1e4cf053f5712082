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
    Draft, turns,
};
use rand::Rng;

pub(super) fn build(
    draft: &mut Draft<'_, impl Rng>,
    seat: Seat,
    city: City,
    payment: Payment,
) -> Result<(), Rejection> {
    let price = draft.game.station_price(seat)?;
    draft.game.check_station(city)?;
    price.check(payment, draft.game.players[seat].hand)?;
    draft.record(Event::StationBuilt { seat, city, payment });
    turns::end(draft, seat);
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
