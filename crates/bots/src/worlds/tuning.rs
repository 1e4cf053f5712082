//! Numbers by which players in sampled worlds decide.

/// The numbers by which a player decides. Costs are in tenths of a point.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Tuning {
    /// The cost of a turn.
    pub turn: i32,
    /// The cost of a card not yet held.
    pub card: i32,
    /// The cost of a train.
    pub train: i32,
    /// The cost of the risk of a tunnel.
    pub tunnel: i32,
    /// The cost of a station.
    pub station: i32,
    /// The value of each point that a route on the way scores.
    pub point: i32,
    /// The minimum cost of a route, however many points it scores. It prevents detours.
    pub least: i32,
    /// The cost of a missing train or turn.
    pub short: i32,
    /// The bonus for a route that touches the player's own.
    pub extends: i32,
    /// The minimum number of trains for drawing new tickets.
    pub ticket_trains: i32,
    /// The minimum number of turns left in the game for drawing new tickets.
    pub ticket_turns: i32,
    /// With more cards than this a player claims any route they can.
    pub large_hand: i32,
    /// A route of this length or more is claimed for its points, whatever the plan is.
    pub long: i32,
    /// The number of turns that a player in a hurry has left beyond those of the plan.
    pub haste: i32,
    /// The trains that an opponent is expected to lay in a turn, in tenths.
    pub pace: i32,
    /// The half turns of an opponent for each card that they lack, in tenths.
    pub fetch: i32,
    /// The minimum gain of a ticket that is kept without need.
    pub keep: i32,
    /// The trains by which a route counts as longer if an opponent may want it.
    pub contested: i32,
    /// The number of missing cards up to which a face-up locomotive is taken.
    pub locomotive: i32,
    /// The turns that a train of a new ticket takes, in tenths.
    pub slow: i32,
    /// The worth of a turn besides the missing cards of a route for points, in half turns.
    pub base: i32,
    /// The locomotives that a claim for points may use beyond a ferry's.
    pub spend: i32,
}

impl Tuning {
    /// The tuning of `director`'s worlds: few tickets, no stations, then long routes. Found by random
    /// changes that were kept if they won in some thousands of sampled worlds.
    pub(crate) const DIRECTOR: Tuning = Tuning {
        turn: 21,
        card: 2,
        train: 15,
        tunnel: 8,
        station: 234,
        point: 9,
        least: 1,
        short: 6,
        extends: 5,
        ticket_trains: 2,
        ticket_turns: 31,
        large_hand: 57,
        long: 10,
        haste: -2,
        pace: 65,
        fetch: 30,
        keep: 50,
        contested: 16,
        locomotive: 0,
        slow: 5,
        base: 8,
        spend: 6,
    };

    /// The tuning of `stationmaster`'s worlds.
    pub(crate) const STATIONMASTER: Tuning = Tuning {
        turn: 26,
        card: 3,
        train: 15,
        tunnel: 8,
        station: 114,
        point: 9,
        least: 10,
        short: 36,
        extends: 5,
        ticket_trains: 10,
        ticket_turns: 11,
        large_hand: 25,
        long: 8,
        haste: 0,
        pace: 40,
        fetch: 50,
        keep: 0,
        contested: 0,
        locomotive: 1,
        slow: 5,
        base: 1,
        spend: 0,
    };
}
