//! The export of an account: everything stored about it, except hashes of its secrets. It is read in
//! pages, so that its size does not matter, and no connection is kept between two pages.

use crate::{
    Database, DatabaseError,
    access::{player_is_shown, table_is_shown, wants},
    database::fetch::Fetch,
    hosting::packed_details,
    log::codec::CodecError,
};
use diesel::{
    prelude::*,
    sql_query,
    sql_types::{Text, Uuid as SqlUuid},
};
use diesel_async::RunQueryDsl;
use serde_json::{Map, Value};
use std::borrow::Cow;
use uuid::Uuid;

const ACCOUNT: &str = "SELECT (to_jsonb(a) - 'password_hash' - 'identities' \
    || jsonb_build_object('has_password', a.password_hash IS NOT NULL))::text AS text, '' AS key \
    FROM accounts a WHERE a.id = $1";

/// One table of an export. A test checks that the export covers every table that refers to accounts.
#[derive(Debug)]
pub struct ExportSection {
    /// The table.
    pub name: &'static str,
    /// The account's rows of it as JSON.
    row: Sql,
    /// A text by which the account's rows are ordered; never empty.
    key: &'static str,
    /// The table, and the condition for the account `$1`.
    from: Sql,
    /// The number of rows read at a time.
    page: usize,
}

/// A part of a statement: as it stands, or with conditions that other statements share.
#[derive(Debug)]
enum Sql {
    Text(&'static str),
    With(fn() -> String),
}

impl Sql {
    fn text(&self) -> Cow<'static, str> {
        match self {
            Sql::Text(text) => Cow::Borrowed(text),
            Sql::With(text) => Cow::Owned(text()),
        }
    }
}

const fn section(
    name: &'static str,
    row: &'static str,
    key: &'static str,
    from: &'static str,
    page: usize,
) -> ExportSection {
    ExportSection { name, row: Sql::Text(row), key, from: Sql::Text(from), page }
}

/// The sections of an export, after the account itself.
pub const EXPORT_SECTIONS: [ExportSection; 49] = [
    section("names", "to_jsonb(n) - 'account_id'", "n.name_key", "names n WHERE n.account_id = $1", 200),
    section(
        "sessions",
        "to_jsonb(s) - 'account_id' - 'token_hash' - 'previous_hash'",
        "s.id",
        "sessions s WHERE s.account_id = $1",
        200,
    ),
    section(
        "bots",
        "jsonb_build_object('id', a.id, 'name', a.name, 'created_at', a.created_at)",
        "a.id",
        "bots b JOIN accounts a ON a.id = b.account_id WHERE b.owner_id = $1",
        200,
    ),
    section(
        "api_keys",
        "to_jsonb(k) - 'account_id' - 'key_hash' \
            || jsonb_build_object('bot', CASE WHEN b.account_id IS NOT NULL THEN a.name END)",
        "k.id",
        "api_keys k JOIN accounts a ON a.id = k.account_id LEFT JOIN bots b ON b.account_id = k.account_id \
            WHERE b.owner_id = $1 OR k.account_id = $1",
        200,
    ),
    section(
        "calendar_links",
        "to_jsonb(l) - 'account_id' - 'secret_hash'",
        "l.account_id",
        "calendar_links l WHERE l.account_id = $1",
        1,
    ),
    section(
        "acquaintances",
        "jsonb_build_object('name', o.name)",
        "q.other_id",
        "acquaintances q JOIN accounts o ON o.id = q.other_id WHERE q.account_id = $1",
        200,
    ),
    section("identities", "to_jsonb(i) - 'account_id'", "i.id", "identities i WHERE i.account_id = $1", 200),
    section(
        "recovery_codes",
        "to_jsonb(c)",
        "c.created_at",
        "(SELECT count(*) AS left, max(created_at) AS created_at FROM recovery_codes WHERE account_id = $1 \
            HAVING count(*) > 0) c",
        200,
    ),
    ExportSection {
        row: Sql::Text(
            "to_jsonb(g) - 'account_id' || jsonb_build_object('status', games.status, 'variant', games.variant, \
            'created_at', games.created_at, 'events', '/v1/games/' || g.game_id || '/events', \
            'result', (SELECT to_jsonb(r) - 'game_id' - 'seat' - 'player' \
                || jsonb_build_object('details', encode(r.details, 'hex')) FROM results r \
                WHERE r.game_id = g.game_id AND r.seat = g.seat))",
        ),
        ..section(
            "game_seats",
            "",
            "g.game_id",
            "game_seats g JOIN games ON games.id = g.game_id WHERE g.account_id = $1",
            100,
        )
    },
    ExportSection {
        row: Sql::Text(
            "to_jsonb(f) - 'account_id' || jsonb_build_object('status', games.status, 'variant', games.variant, \
            'created_at', games.created_at, 'events', '/v1/games/' || f.game_id || '/events', \
            'result', (SELECT to_jsonb(r) - 'game_id' - 'seat' - 'player' \
                || jsonb_build_object('details', encode(r.details, 'hex')) FROM results r \
                WHERE r.game_id = f.game_id AND r.seat = f.seat AND r.player = f.account_id))",
        ),
        ..section(
            "former_players",
            "",
            "f.game_id",
            "former_players f JOIN games ON games.id = f.game_id WHERE f.account_id = $1",
            100,
        )
    },
    section(
        "analyses",
        "jsonb_build_object('game_id', n.game_id, 'queued_at', n.queued_at)",
        "n.game_id",
        "analyses n WHERE n.asked_by = $1",
        100,
    ),
    section(
        "puzzles",
        "jsonb_build_object('id', z.id, 'game_id', z.game_id, 'seq', z.seq, 'seat', z.seat, 'cost', z.cost, \
            'choices', z.choices, 'themes', z.themes)",
        "z.id",
        "puzzles z WHERE z.player_id = $1",
        100,
    ),
    section(
        "puzzle_results",
        "to_jsonb(z) - 'account_id'",
        "z.puzzle_id",
        "puzzle_results z WHERE z.account_id = $1",
        200,
    ),
    section(
        "puzzle_ratings",
        "to_jsonb(z) - 'account_id'",
        "z.account_id",
        "puzzle_ratings z WHERE z.account_id = $1",
        1,
    ),
    section(
        "seat_offers",
        "to_jsonb(o) - 'offered_by'",
        "o.game_id || o.seat::text",
        "seat_offers o WHERE o.offered_by = $1",
        200,
    ),
    ExportSection {
        from: Sql::With(|| {
            format!("game_invitations i WHERE i.account_id = $1 AND {}", table_is_shown("$1", "i.game_id"))
        }),
        ..section("game_invitations", "to_jsonb(i) - 'account_id' - 'invited_by'", "i.game_id", "", 200)
    },
    section(
        "phrases",
        "to_jsonb(p) - 'account_id' - 'spent_until'",
        "p.game_id || lpad(p.number::text, 10, '0')",
        "phrases p WHERE p.account_id = $1",
        200,
    ),
    section(
        "standing_orders",
        "to_jsonb(o) - 'account_id' - 'id' - 'begun'",
        "o.game_id",
        "standing_orders o WHERE o.account_id = $1",
        200,
    ),
    section(
        "game_spectators",
        "to_jsonb(s) - 'account_id'",
        "s.game_id",
        "game_spectators s WHERE s.account_id = $1",
        200,
    ),
    ExportSection {
        from: Sql::With(|| {
            format!(
                "mutes m JOIN accounts a ON a.id = m.muted_id WHERE m.account_id = $1 AND {}",
                player_is_shown("$1", "m.muted_id")
            )
        }),
        ..section("mutes", "jsonb_build_object('name', a.name, 'muted_at', m.muted_at)", "m.muted_id", "", 200)
    },
    ExportSection {
        row: Sql::With(|| {
            format!(
                "jsonb_build_object('name', a.name, 'asked_at', f.wanted_at, 'is_friend', {})",
                wants("f.friend_id", "$1")
            )
        }),
        ..section(
            "friendships",
            "",
            "f.friend_id",
            "friendships f JOIN accounts a ON a.id = f.friend_id WHERE f.account_id = $1 AND f.wanted_at IS NOT NULL",
            200,
        )
    },
    section(
        "blocks",
        "jsonb_build_object('name', a.name, 'blocked_at', b.blocked_at)",
        "b.blocked_id",
        "blocks b JOIN accounts a ON a.id = b.blocked_id WHERE b.account_id = $1",
        200,
    ),
    section("imported_games", "to_jsonb(g) - 'account_id'", "g.id", "imported_games g WHERE g.account_id = $1", 100),
    section(
        "tournaments",
        "to_jsonb(t) - 'organiser_id' - 'secret' - 'head'",
        "t.id",
        "tournaments t WHERE t.organiser_id = $1",
        100,
    ),
    section(
        "tournament_players",
        "to_jsonb(p) - 'account_id'",
        "p.tournament_id",
        "tournament_players p WHERE p.account_id = $1",
        200,
    ),
    section("leagues", "to_jsonb(l) - 'organiser_id'", "l.id", "leagues l WHERE l.organiser_id = $1", 100),
    section(
        "league_members",
        "to_jsonb(m) - 'account_id'",
        "m.league_id",
        "league_members m WHERE m.account_id = $1",
        100,
    ),
    section(
        "league_removals",
        "to_jsonb(m) - 'account_id'",
        "m.league_id",
        "league_removals m WHERE m.account_id = $1",
        100,
    ),
    section("challenge_games", "to_jsonb(c) - 'account_id'", "c.day", "challenge_games c WHERE c.account_id = $1", 200),
    section("deal_players", "to_jsonb(d) - 'account_id'", "d.deal_id", "deal_players d WHERE d.account_id = $1", 200),
    section("vacations", "to_jsonb(v) - 'account_id'", "v.began_at", "vacations v WHERE v.account_id = $1", 200),
    section(
        "sleeping_hours",
        "to_jsonb(h) - 'account_id'",
        "h.account_id",
        "sleeping_hours h WHERE h.account_id = $1",
        1,
    ),
    section(
        "inbox_items",
        "to_jsonb(m) - 'account_id' - 'by_account'",
        "lpad(m.seq::text, 10, '0')",
        "inbox_items m WHERE m.account_id = $1",
        200,
    ),
    section(
        "webhooks",
        "to_jsonb(w) - 'account_id' - 'secret' - 'retired_secrets' - 'public_key'",
        "w.id",
        "webhooks w WHERE w.account_id = $1",
        200,
    ),
    section(
        "webhook_deliveries",
        "to_jsonb(d)",
        "d.id",
        "webhook_deliveries d JOIN webhooks w ON w.id = d.webhook_id WHERE w.account_id = $1",
        20,
    ),
    section("outbox", "to_jsonb(o) - 'account_id' - 'by_account'", "o.id", "outbox o WHERE o.account_id = $1", 200),
    section(
        "stored_responses",
        "to_jsonb(k) - 'account_id'",
        "k.scope || ' ' || k.key",
        "stored_responses k WHERE k.account_id = $1",
        20,
    ),
    section("ratings", "to_jsonb(r) - 'player'", "r.board", "ratings r WHERE r.player = $1", 200),
    section(
        "rating_changes",
        "to_jsonb(c) - 'player'",
        "c.board || lpad(c.ended_seq::text, 20, '0')",
        "rating_changes c WHERE c.player = $1",
        200,
    ),
    section(
        "totals",
        "to_jsonb(l) - 'player'",
        "concat_ws(' ', l.variant, l.seats, l.rated, l.with_bots)",
        "totals l WHERE l.player = $1",
        100,
    ),
    section(
        "head_to_head",
        "to_jsonb(e) - 'player' - 'opponent'",
        "lpad(e.ended_seq::text, 20, '0') || e.opponent",
        "head_to_head e WHERE e.player = $1",
        200,
    ),
    section(
        "standings",
        "to_jsonb(p) - 'player'",
        "p.period || ' ' || p.variant",
        "standings p WHERE p.player = $1",
        200,
    ),
    section("alerts", "to_jsonb(a) - 'account_id'", "a.id", "alerts a WHERE a.account_id = $1", 5),
    section("alert_paces", "to_jsonb(p) - 'account_id'", "p.account_id", "alert_paces p WHERE p.account_id = $1", 1),
    section("alert_games", "to_jsonb(g) - 'opener_id'", "g.game_id", "alert_games g WHERE g.opener_id = $1", 200),
    section(
        "season_places",
        "to_jsonb(p) - 'account_id' - 'position'",
        "p.season || ' ' || p.board",
        "season_places p WHERE p.account_id = $1",
        100,
    ),
    section(
        "login_throttle",
        "to_jsonb(t)",
        "t.key",
        "login_throttle t WHERE t.key IN (SELECT 'name:' || n.name_key FROM names n WHERE n.account_id = $1) \
            OR t.key IN (SELECT kind || s.id FROM sessions s, unnest(ARRAY['device:', 'identity:', 'code:']) kind \
                WHERE s.account_id = $1)",
        200,
    ),
    section(
        "reports",
        "to_jsonb(r) - 'reporter_id' - 'account_id' - 'closed_by'",
        "r.id",
        "reports r WHERE r.reporter_id = $1",
        200,
    ),
    section(
        "admin_actions",
        "to_jsonb(d) - 'admin_id' - 'account_id' - 'admin_name' - 'account_name' \
            || jsonb_build_object('by_you', d.admin_id IS NOT DISTINCT FROM $1)",
        "d.id",
        "admin_actions d WHERE d.account_id = $1 OR d.admin_id = $1",
        200,
    ),
];

#[derive(QueryableByName)]
struct ExportRow {
    #[diesel(sql_type = Text)]
    text: String,
    #[diesel(sql_type = Text)]
    key: String,
}

#[derive(Debug)]
pub struct ExportPage {
    /// The rows as JSON.
    pub rows: Vec<String>,
    /// The key after which the next page begins; none if this is the last one.
    pub next: Option<String>,
}

/// The account itself as JSON; none if there is no such account.
pub async fn account(db: &Database, account: Uuid) -> Result<Option<String>, DatabaseError> {
    let row = sql_query(ACCOUNT).bind::<SqlUuid, _>(account);
    let row = row.fetch_optional::<ExportRow>(&mut db.connection("export_account").await?).await?;
    Ok(row.map(|row| row.text))
}

/// The rows of a section after a key; at first, the empty text.
pub async fn page(
    db: &Database,
    account: Uuid,
    section: &ExportSection,
    after: &str,
) -> Result<ExportPage, DatabaseError> {
    let ExportSection { name, row, key, from, page } = section;
    let (row, from) = (row.text(), from.text());
    let read = format!(
        "SELECT row::text AS text, key FROM (SELECT {row} AS row, ({key})::text COLLATE \"C\" AS key FROM {from}) q \
        WHERE key > $2 ORDER BY key LIMIT {page}"
    );
    let read = sql_query(read).bind::<SqlUuid, _>(account).bind::<Text, _>(after);
    let mut found = read.load::<ExportRow>(&mut db.connection("export_account").await?).await?;
    let last = found.last_mut().map(|last| std::mem::take(&mut last.key));
    let next = last.filter(|_| found.len() == *page);
    let rows = found.into_iter().map(|found| match *name {
        "game_seats" | "former_players" => with_details(&found.text),
        _ => Ok(found.text),
    });
    Ok(ExportPage { rows: rows.collect::<Result<Vec<_>, CodecError>>()?, next })
}

/// A seat with the unpacked details of its result in place of their bytes.
fn with_details(seat: &str) -> Result<String, CodecError> {
    let mut seat = serde_json::from_str::<Value>(seat).map_err(CodecError::Decode)?;
    if let Some(result) = seat.get_mut("result").and_then(Value::as_object_mut) {
        let packed = result.remove("details").and_then(|hex| base16ct::lower::decode_vec(hex.as_str()?).ok());
        result.append(&mut packed_details::unpack::<Map<String, Value>>(&packed.unwrap_or_default())?);
    }
    serde_json::to_string(&seat).map_err(CodecError::Encode)
}
