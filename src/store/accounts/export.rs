//! The export of an account: everything stored about it, except hashes of its secrets.

use crate::store::{DatabaseError, Store, fetch::Fetch};
use diesel::{
    prelude::*,
    sql_query,
    sql_types::{Jsonb, Nullable, Uuid as SqlUuid},
};
use serde_json::Value;
use uuid::Uuid;

/// A single statement, so that the export is consistent, but for stored responses, which may be on
/// other servers. A test checks that the export covers every table that refers to accounts.
const ALL: &str = "SELECT (SELECT jsonb_build_object( \
    'account', to_jsonb(a) - 'password_hash' || jsonb_build_object('has_password', a.password_hash IS NOT NULL), \
    'names', (SELECT coalesce(jsonb_agg(to_jsonb(n) - 'account_id'), '[]') FROM names n WHERE n.account_id = a.id), \
    'sessions', (SELECT coalesce(jsonb_agg(to_jsonb(s) - 'account_id' - 'token_hash' - 'previous_hash' \
        ORDER BY s.created_at), '[]') FROM sessions s WHERE s.account_id = a.id), \
    'game_seats', (SELECT coalesce(jsonb_agg(to_jsonb(g) - 'account_id' || jsonb_build_object( \
            'status', games.status, 'variant', games.variant, 'created_at', games.created_at, \
            'events', '/v1/games/' || g.game_id || '/events', \
            'result', (SELECT to_jsonb(r) - 'game_id' - 'seat' - 'player' FROM results r \
                WHERE r.game_id = g.game_id AND r.seat = g.seat)) ORDER BY g.game_id), '[]') \
        FROM game_seats g JOIN games ON games.id = g.game_id WHERE g.account_id = a.id), \
    'game_invitations', (SELECT coalesce(jsonb_agg(to_jsonb(i) - 'account_id' ORDER BY i.game_id), '[]') \
        FROM game_invitations i WHERE i.account_id = a.id), \
    'inbox_items', (SELECT coalesce(jsonb_agg(to_jsonb(m) - 'account_id' - 'by_account' ORDER BY m.seq), '[]') \
        FROM inbox_items m WHERE m.account_id = a.id), \
    'webhooks', (SELECT coalesce(jsonb_agg(to_jsonb(w) - 'account_id' - 'secret' ORDER BY w.created_at), '[]') \
        FROM webhooks w WHERE w.account_id = a.id), \
    'outbox', (SELECT coalesce(jsonb_agg(to_jsonb(o) - 'account_id' - 'by_account' ORDER BY o.at), '[]') \
        FROM outbox o WHERE o.account_id = a.id), \
    'ratings', (SELECT coalesce(jsonb_agg(to_jsonb(r) - 'player' ORDER BY r.board), '[]') \
        FROM ratings r WHERE r.player = a.id), \
    'rating_changes', (SELECT coalesce(jsonb_agg(to_jsonb(c) - 'player' ORDER BY c.ended_seq), '[]') \
        FROM rating_changes c WHERE c.player = a.id), \
    'totals', (SELECT coalesce(jsonb_agg(to_jsonb(l) - 'player'), '[]') FROM totals l WHERE l.player = a.id), \
    'head_to_head', (SELECT coalesce(jsonb_agg(to_jsonb(e) - 'player' - 'opponent' ORDER BY e.ended_seq), '[]') \
        FROM head_to_head e WHERE e.player = a.id), \
    'standings', (SELECT coalesce(jsonb_agg(to_jsonb(p) - 'player' ORDER BY p.period, p.variant), '[]') \
        FROM standings p WHERE p.player = a.id), \
    'login_throttle', (SELECT coalesce(jsonb_agg(to_jsonb(t)), '[]') FROM login_throttle t \
        WHERE t.key IN ('owner:' || a.id, 'code:' || a.id) \
        OR t.key IN (SELECT 'name:' || n.name_key FROM names n WHERE n.account_id = a.id)), \
    'admin_actions', (SELECT coalesce(jsonb_agg(to_jsonb(d) - 'admin_id' - 'account_id' \
            || jsonb_build_object('by_you', d.admin_id IS NOT DISTINCT FROM a.id) ORDER BY d.id), '[]') \
        FROM admin_actions d WHERE d.account_id = a.id OR d.admin_id = a.id)) \
    FROM accounts a WHERE a.id = $1) AS stored";

const RESPONSES: &str = "SELECT coalesce(jsonb_agg(to_jsonb(k) - 'account_id' ORDER BY k.created_at), '[]') AS stored \
    FROM stored_responses k WHERE k.account_id = $1";

#[derive(QueryableByName)]
struct Stored {
    #[diesel(sql_type = Nullable<Jsonb>)]
    stored: Option<Value>,
}

impl Store {
    /// Everything stored about an account; none if there is no such account.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn export(&self, account: Uuid) -> Result<Option<Value>, DatabaseError> {
        let mut connection = self.connection("export_account").await?;
        let found = sql_query(ALL).bind::<SqlUuid, _>(account).fetch_one::<Stored>(&mut connection).await?;
        let responses = sql_query(RESPONSES).bind::<SqlUuid, _>(account).fetch_one::<Stored>(&mut connection).await?;
        Ok(found.stored.map(|mut stored| {
            if let Some(fields) = stored.as_object_mut() {
                fields.insert("stored_responses".to_owned(), responses.stored.unwrap_or_default());
            }
            stored
        }))
    }
}
