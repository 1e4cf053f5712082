//! Invitations to a game.

named_enum! {
    /// The state of an invitation.
    pub enum InvitationState {
        /// It can be accepted.
        Open = "open",
        /// The account declined it.
        Declined = "declined",
        /// The account was kicked, and may not come back.
        Barred = "barred",
    }
}
