//! Who may see a game and join it.

named_enum! {
    /// Who may see a game and join it.
    #[derive(Default)]
    pub enum Visibility {
        /// Everyone: it is listed.
        #[default]
        Public = "public",
        /// Anyone who has its id or its code.
        Unlisted = "unlisted",
        /// Only people who were invited.
        Private = "private",
    }
}
