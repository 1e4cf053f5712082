//! Offers of seats that their players have left.

named_enum! {
    /// To whom a seat is offered.
    pub enum OfferedTo {
        /// Friends of the player who offers it, as far as they may see the game.
        Friends = "friends",
        /// Everyone who may see the game.
        Public = "public",
    }
}
