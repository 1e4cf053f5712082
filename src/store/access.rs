//! Who may see a game, for statements that do not read its log. `Store::check_may_see` says the same of
//! a hosted game.

/// Whether the account `$2` (null: an anonymous viewer) may see the game `g`.
pub(crate) const MAY_SEE: &str = "(g.visibility <> 'private' \
    OR EXISTS (SELECT FROM game_seats o WHERE o.game_id = g.id AND o.account_id = $2) \
    OR EXISTS (SELECT FROM game_invitations i WHERE i.game_id = g.id AND i.account_id = $2 AND i.state = 'open') \
    OR (g.status <> 'lobby' AND EXISTS (SELECT FROM game_spectators s WHERE s.game_id = g.id AND s.account_id = $2)))";
