//! The tables, as Diesel knows them.

diesel::table! {
    /// People.
    accounts (id) {
        id -> Uuid,
        name -> Text,
        name_key -> Text,
        password_hash -> Text,
        created_at -> Timestamptz,
    }
}

diesel::table! {
    /// The keys tokens are signed with.
    signing_keys (kid) {
        kid -> Text,
        seed -> Binary,
        created_at -> Timestamptz,
    }
}

diesel::table! {
    /// Games: version, status and secret.
    games (id) {
        id -> Uuid,
        version -> Integer,
        status -> Text,
        variant -> Text,
        seats -> SmallInt,
        secret -> Binary,
        created_at -> Timestamptz,
        updated_at -> Timestamptz,
    }
}

diesel::table! {
    /// Who sits where.
    game_seats (game_id, seat) {
        game_id -> Uuid,
        seat -> SmallInt,
        account_id -> Nullable<Uuid>,
    }
}

diesel::table! {
    /// The log.
    game_events (game_id, seq) {
        game_id -> Uuid,
        seq -> Integer,
        schema -> SmallInt,
        payload -> Jsonb,
        kind -> Text,
        recorded_at -> Timestamptz,
    }
}

diesel::table! {
    /// Final scores.
    results (game_id, seat) {
        game_id -> Uuid,
        seat -> SmallInt,
        rank -> SmallInt,
        total -> SmallInt,
        routes -> SmallInt,
        tickets -> SmallInt,
        stations -> SmallInt,
        express -> SmallInt,
        longest_path -> SmallInt,
        tickets_completed -> SmallInt,
        tickets_failed -> SmallInt,
    }
}

diesel::joinable!(game_seats -> accounts (account_id));
diesel::allow_tables_to_appear_in_same_query!(accounts, game_seats, games);
