//! The tables, as Diesel knows them.

diesel::table! {
    acquaintances (account_id, other_id) {
        account_id -> Uuid,
        other_id -> Uuid,
    }
}

diesel::table! {
    accounts (id) {
        id -> Uuid,
        name -> Text,
        password_hash -> Nullable<Text>,
        created_at -> Timestamptz,
        role -> Text,
        banned_at -> Nullable<Timestamptz>,
        banned_until -> Nullable<Timestamptz>,
        muted_until -> Nullable<Timestamptz>,
        inbox_seq -> Integer,
        mutes_everybody -> Bool,
        identities -> SmallInt,
        is_bot -> Bool,
        open_games -> Text,
        met -> SmallInt,
    }
}

diesel::table! {
    bots (account_id) {
        account_id -> Uuid,
        owner_id -> Uuid,
    }
}

diesel::table! {
    api_keys (id) {
        id -> Uuid,
        account_id -> Uuid,
        label -> Text,
        key_hash -> Binary,
        scopes -> Array<Text>,
        created_at -> Timestamptz,
        expires_at -> Timestamptz,
        used_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    /// The links to the calendars of accounts.
    calendar_links (account_id) {
        account_id -> Uuid,
        secret_hash -> Binary,
        created_at -> Timestamptz,
    }
}

diesel::table! {
    /// Names in use, and names still reserved.
    names (name_key) {
        name_key -> Text,
        skeleton -> Text,
        account_id -> Nullable<Uuid>,
        free_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    /// Devices: families of refresh tokens.
    sessions (id) {
        id -> Uuid,
        account_id -> Uuid,
        device -> Text,
        token_hash -> Binary,
        previous_hash -> Nullable<Binary>,
        created_at -> Timestamptz,
        rotated_at -> Timestamptz,
        inbox_read -> Integer,
        rotated_from -> Nullable<Binary>,
        earlier_rotations -> Array<Timestamptz>,
        rotations -> Integer,
    }
}

diesel::table! {
    /// Recovery codes that were not used yet.
    recovery_codes (account_id, number) {
        account_id -> Uuid,
        number -> SmallInt,
        code_hash -> Binary,
        created_at -> Timestamptz,
    }
}

diesel::table! {
    /// Identities of players at OpenID Connect providers.
    identities (id) {
        id -> Uuid,
        account_id -> Uuid,
        provider -> Text,
        issuer -> Text,
        subject -> Text,
        linked_at -> Timestamptz,
    }
}

diesel::table! {
    /// Challenges with which an identity was proven.
    sign_in_challenges (nonce_hash) {
        nonce_hash -> Binary,
        provider -> Nullable<Text>,
        issuer -> Nullable<Text>,
        subject -> Nullable<Text>,
        proven_at -> Timestamptz,
    }
}

diesel::table! {
    /// Sessions that ended recently.
    ended_sessions (id) {
        id -> Uuid,
        ended_at -> Timestamptz,
    }
}

diesel::table! {
    /// The login throttle's counts of wrong passwords and codes.
    login_throttle (key) {
        key -> Text,
        attempts -> Integer,
        window_began_at -> Timestamptz,
        locks -> Integer,
        locked_until -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    /// The secret from which refresh tokens are derived, and the key for push services.
    secrets (name) {
        name -> Text,
        secret -> Binary,
    }
}

diesel::table! {
    signing_keys (kid) {
        kid -> Text,
        seed -> Binary,
        created_at -> Timestamptz,
    }
}

diesel::table! {
    /// Games: options, status and secret.
    games (id) {
        id -> Uuid,
        status -> Text,
        variant -> Text,
        seats -> SmallInt,
        secret -> Binary,
        created_at -> Timestamptz,
        options -> Jsonb,
        packs -> Array<Text>,
        visibility -> Text,
        spectator_delay -> SmallInt,
        bots_welcome -> Bool,
        code -> Nullable<Text>,
        open_seats -> SmallInt,
        opener_mu -> Nullable<Double>,
        rematch_of -> Nullable<Uuid>,
        ended_seq -> Nullable<BigInt>,
        script -> Nullable<Jsonb>,
        deal_id -> Nullable<Uuid>,
    }
}

diesel::table! {
    /// Deals that several games share.
    deals (id) {
        id -> Uuid,
        secret -> Binary,
        contributions -> Array<Text>,
        created_at -> Timestamptz,
        closes_at -> Timestamptz,
        revealed_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    /// The games of deals.
    deal_games (game_id) {
        game_id -> Uuid,
        deal_id -> Uuid,
        opened_at -> Timestamptz,
        ended_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    /// The one game of each account in a deal.
    deal_players (deal_id, account_id) {
        deal_id -> Uuid,
        account_id -> Uuid,
        game_id -> Uuid,
    }
}

diesel::table! {
    /// Daily challenges.
    challenges (day) {
        day -> Date,
        deal_id -> Uuid,
    }
}

diesel::table! {
    /// Games of daily challenges, and their results.
    challenge_games (account_id, day) {
        account_id -> Uuid,
        day -> Date,
        game_id -> Uuid,
        begun_at -> Timestamptz,
        ended_at -> Nullable<Timestamptz>,
        points -> Nullable<Integer>,
        place -> Nullable<SmallInt>,
    }
}

diesel::table! {
    /// The columns that change with every move: the head of each game's log, and the seats for
    /// which the game waits.
    game_heads (game_id) {
        game_id -> Uuid,
        version -> Integer,
        head -> Binary,
        waits_for -> SmallInt,
        deadline -> Nullable<Timestamptz>,
        due_at -> Nullable<Timestamptz>,
        updated_at -> Timestamptz,
    }
}

diesel::table! {
    game_seats (game_id, seat) {
        game_id -> Uuid,
        seat -> SmallInt,
        account_id -> Nullable<Uuid>,
        handed_over -> Bool,
        bot -> Nullable<Text>,
        game_over -> Bool,
        pseudonym -> Nullable<Uuid>,
        color -> Nullable<Text>,
        was_bot -> Bool,
        open_games -> Nullable<Text>,
    }
}

diesel::table! {
    /// Invitations to games, and accounts barred from them.
    game_invitations (game_id, account_id) {
        game_id -> Uuid,
        account_id -> Uuid,
        seat -> Nullable<SmallInt>,
        state -> Text,
        invited_by -> Nullable<Uuid>,
        invited_at -> Timestamptz,
    }
}

diesel::table! {
    /// The links by which people watch private games.
    spectator_links (game_id) {
        game_id -> Uuid,
        token -> Uuid,
        made_at -> Timestamptz,
    }
}

diesel::table! {
    /// Accounts that links have admitted.
    game_spectators (game_id, account_id) {
        game_id -> Uuid,
        account_id -> Uuid,
        admitted_at -> Timestamptz,
    }
}

diesel::table! {
    /// Orders of players for their next turn.
    standing_orders (game_id, account_id) {
        id -> Uuid,
        game_id -> Uuid,
        account_id -> Uuid,
        seat -> SmallInt,
        standing_order -> Jsonb,
        version -> Integer,
        given_at -> Timestamptz,
        begun -> Bool,
    }
}

diesel::table! {
    phrases (game_id, number) {
        game_id -> Uuid,
        number -> Integer,
        seat -> SmallInt,
        account_id -> Nullable<Uuid>,
        phrase -> Text,
        version -> Integer,
        said_at -> Timestamptz,
        spent_until -> Timestamptz,
    }
}

diesel::table! {
    /// Players whom accounts do not want to hear.
    mutes (account_id, muted_id) {
        account_id -> Uuid,
        muted_id -> Uuid,
        muted_at -> Timestamptz,
    }
}

diesel::table! {
    /// Wishes of accounts to be friends with others: two who both want it are friends.
    friendships (account_id, friend_id) {
        account_id -> Uuid,
        friend_id -> Uuid,
        wanted_at -> Nullable<Timestamptz>,
        notified_at -> Nullable<Timestamptz>,
        refused_until -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    /// Pairs of accounts that are hidden from each other.
    blocks (account_id, blocked_id) {
        account_id -> Uuid,
        blocked_id -> Uuid,
        blocked_at -> Timestamptz,
    }
}

diesel::table! {
    /// Vacations of accounts, past ones too.
    vacations (account_id, began_at) {
        account_id -> Uuid,
        began_at -> Timestamptz,
        ends_at -> Timestamptz,
    }
}

diesel::table! {
    sleeping_hours (account_id) {
        account_id -> Uuid,
        hours -> Nullable<Jsonb>,
        changed_at -> Timestamptz,
    }
}

diesel::table! {
    /// Accounts whose games have to be compared with their vacations and sleeping hours, and when.
    absence_checks (account_id) {
        account_id -> Uuid,
        check_at -> Timestamptz,
    }
}

diesel::table! {
    /// Stored responses to idempotent requests.
    stored_responses (account_id, scope, key) {
        account_id -> Uuid,
        scope -> Uuid,
        key -> Text,
        request_hash -> Binary,
        game_id -> Uuid,
        version -> Integer,
        head -> Binary,
        response -> Nullable<Text>,
        created_at -> Timestamptz,
    }
}

diesel::table! {
    inbox_items (account_id, seq) {
        account_id -> Uuid,
        seq -> Integer,
        game_id -> Nullable<Uuid>,
        version -> Nullable<Integer>,
        notification -> Jsonb,
        by_account -> Nullable<Uuid>,
        at -> Timestamptz,
    }
}

diesel::table! {
    /// Webhooks of accounts, of their devices and of the operator.
    webhooks (id) {
        id -> Uuid,
        account_id -> Nullable<Uuid>,
        url -> Text,
        kinds -> Array<Text>,
        secret -> Text,
        quiet -> Nullable<Jsonb>,
        digest_minutes -> SmallInt,
        created_at -> Timestamptz,
        leased_until -> Nullable<Timestamptz>,
        failures -> Integer,
        last_error -> Nullable<Text>,
        dropped -> Integer,
        remind_before -> Array<Integer>,
        language -> Text,
        batch -> SmallInt,
        session_id -> Nullable<Uuid>,
        public_key -> Nullable<Binary>,
        recipient -> Text,
        retired_secrets -> Array<Text>,
        retired_until -> Nullable<Timestamptz>,
        failing_since -> Nullable<Timestamptz>,
        paused_by -> Nullable<Text>,
        paused_kinds -> Nullable<Array<Text>>,
    }
}

diesel::table! {
    /// The last requests to the webhooks of accounts.
    webhook_deliveries (id) {
        id -> Uuid,
        webhook_id -> Uuid,
        kinds -> Array<Text>,
        body -> Text,
        created_at -> Timestamptz,
        delivered_at -> Nullable<Timestamptz>,
        wanted_at -> Nullable<Timestamptz>,
        attempts -> Integer,
        last_attempts -> Jsonb,
    }
}

diesel::table! {
    /// Deliveries to webhooks that are still to be sent.
    outbox (id) {
        id -> Uuid,
        webhook_id -> Uuid,
        account_id -> Uuid,
        at -> Timestamptz,
        due_at -> Timestamptz,
        batch -> Nullable<Uuid>,
    }
}

diesel::table! {
    /// The time at which some replica was last at work.
    heartbeat (singleton) {
        singleton -> Bool,
        beat_at -> Timestamptz,
    }
}

diesel::table! {
    /// Periods without a running replica.
    outages (began_at) {
        began_at -> Timestamptz,
        ended_at -> Timestamptz,
    }
}

diesel::table! {
    ratings (player, board) {
        player -> Uuid,
        board -> Text,
        mu -> Double,
        sigma -> Double,
        games -> Integer,
        rated_at -> Timestamptz,
    }
}

diesel::table! {
    rating_changes (player, board, ended_seq) {
        player -> Uuid,
        board -> Text,
        ended_seq -> BigInt,
        game_id -> Uuid,
        mu_before -> Double,
        sigma_before -> Double,
        mu_after -> Double,
        sigma_after -> Double,
        games -> Integer,
    }
}

diesel::table! {
    /// Sums of all records of a player.
    totals (player, variant, seats, rated, with_bots) {
        player -> Uuid,
        variant -> Text,
        seats -> SmallInt,
        rated -> Bool,
        with_bots -> Bool,
        sums -> Json,
    }
}

diesel::table! {
    head_to_head (player, opponent, ended_seq) {
        player -> Uuid,
        opponent -> Uuid,
        ended_seq -> BigInt,
        game_id -> Uuid,
        outcome -> SmallInt,
    }
}

diesel::table! {
    reports (id) {
        id -> Uuid,
        reporter_id -> Nullable<Uuid>,
        account_id -> Nullable<Uuid>,
        about -> Text,
        game_id -> Nullable<Uuid>,
        phrase -> Nullable<Integer>,
        reason -> Text,
        text -> Nullable<Text>,
        reported_at -> Timestamptz,
        closed_at -> Nullable<Timestamptz>,
        outcome -> Nullable<Text>,
        closed_by -> Nullable<Uuid>,
    }
}

diesel::table! {
    notices (id) {
        id -> Uuid,
        texts -> Jsonb,
        starts_at -> Timestamptz,
        ends_at -> Timestamptz,
    }
}

diesel::table! {
    admin_actions (id) {
        id -> Uuid,
        recorded_at -> Timestamptz,
        admin_id -> Nullable<Uuid>,
        admin_name -> Nullable<Text>,
        account_name -> Nullable<Text>,
        action -> Text,
        account_id -> Nullable<Uuid>,
        game_id -> Nullable<Uuid>,
        reason -> Nullable<Text>,
        until -> Nullable<Timestamptz>,
        tournament_id -> Nullable<Uuid>,
    }
}

diesel::table! {
    /// The log.
    game_events (game_id, seq) {
        game_id -> Uuid,
        seq -> Integer,
        schema -> SmallInt,
        payload -> Json,
        head -> Binary,
        recorded_at -> Timestamptz,
    }
}

diesel::table! {
    /// Logs of games that ended, each in one row.
    packed_logs (game_id) {
        game_id -> Uuid,
        dictionary -> SmallInt,
        log -> Binary,
    }
}

diesel::table! {
    /// Finished games whose luck and errors are still to be summed.
    analyses (game_id) {
        game_id -> Uuid,
        queued_at -> Timestamptz,
        due_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    /// Luck and errors of finished games, for statistics, and what seats gave to others.
    analysed_seats (game_id, seat) {
        game_id -> Uuid,
        seat -> SmallInt,
        luck -> Float,
        errors -> Float,
        decisions -> SmallInt,
        version -> SmallInt,
        given -> Nullable<Array<Float>>,
    }
}

diesel::table! {
    /// Errors of finished games as puzzles.
    puzzles (id) {
        id -> Uuid,
        game_id -> Uuid,
        seq -> Integer,
        seat -> SmallInt,
        player_id -> Nullable<Uuid>,
        cost -> Double,
        choices -> Jsonb,
        themes -> Array<Text>,
        plan -> Jsonb,
        is_general -> Bool,
        rating -> Double,
        attempts -> Integer,
    }
}

diesel::table! {
    /// Outcomes of accounts at puzzles.
    puzzle_results (account_id, puzzle_id) {
        account_id -> Uuid,
        puzzle_id -> Uuid,
        outcome -> Text,
        tried_at -> Timestamptz,
    }
}

diesel::table! {
    puzzle_ratings (account_id) {
        account_id -> Uuid,
        rating -> Double,
        attempts -> Integer,
    }
}

diesel::table! {
    logs_to_pack (game_id) {
        game_id -> Uuid,
        due_at -> Timestamptz,
    }
}

diesel::table! {
    /// Final scores and records of seats.
    results (game_id, seat) {
        game_id -> Uuid,
        seat -> SmallInt,
        rank -> SmallInt,
        total -> SmallInt,
        player -> Nullable<Uuid>,
        ended_seq -> BigInt,
        started_at -> Timestamptz,
        finished_at -> Timestamptz,
        variant -> Text,
        seats -> SmallInt,
        rated -> Bool,
        with_bots -> Bool,
        public -> Bool,
        shared -> Bool,
        away -> Nullable<Text>,
        details -> Binary,
    }
}

diesel::table! {
    /// Seats that others may take over.
    seat_offers (game_id, seat) {
        game_id -> Uuid,
        seat -> SmallInt,
        offered_to -> Text,
        offered_by -> Uuid,
        offered_at -> Timestamptz,
    }
}

diesel::table! {
    /// The former players of seats that stand-ins have taken over.
    former_players (game_id, seat, nth) {
        game_id -> Uuid,
        seat -> SmallInt,
        nth -> SmallInt,
        account_id -> Nullable<Uuid>,
        pseudonym -> Nullable<Uuid>,
        open_games -> Nullable<Text>,
    }
}

diesel::table! {
    /// Games that players imported.
    imported_games (account_id, id) {
        account_id -> Uuid,
        id -> Uuid,
        imported_at -> Timestamptz,
        kind -> Text,
        played_on -> Nullable<Date>,
        variant -> Nullable<Text>,
        game_id -> Nullable<Uuid>,
        seat -> Nullable<SmallInt>,
        players -> Jsonb,
    }
}

diesel::table! {
    /// Tournaments.
    tournaments (id) {
        id -> Uuid,
        organiser_id -> Nullable<Uuid>,
        name -> Text,
        visibility -> Text,
        secret -> Binary,
        rules -> Jsonb,
        game_options -> Jsonb,
        packs -> Jsonb,
        bots_welcome -> Bool,
        min_rating -> Nullable<Integer>,
        max_rating -> Nullable<Integer>,
        starts_at -> Nullable<Timestamptz>,
        reminded -> Bool,
        round_seconds -> Nullable<Integer>,
        created_at -> Timestamptz,
        phase -> Text,
        players -> SmallInt,
        version -> Integer,
        head -> Binary,
        due_at -> Nullable<Timestamptz>,
        games_to_end -> Bool,
        guests -> Bool,
        round_after -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    /// Codes of tournaments and leagues.
    invitation_codes (code) {
        code -> Text,
        tournament_id -> Nullable<Uuid>,
        league_id -> Nullable<Uuid>,
    }
}

diesel::table! {
    /// Logs of tournaments.
    tournament_events (tournament_id, seq) {
        tournament_id -> Uuid,
        seq -> Integer,
        schema -> SmallInt,
        at -> Timestamptz,
        payload -> Text,
    }
}

diesel::table! {
    /// Players of tournaments, by their numbers.
    tournament_players (tournament_id, entrant) {
        tournament_id -> Uuid,
        entrant -> SmallInt,
        account_id -> Nullable<Uuid>,
        entered_at -> Timestamptz,
        is_present -> Bool,
    }
}

diesel::table! {
    /// Tables of tournaments.
    tournament_tables (game_id) {
        game_id -> Uuid,
        tournament_id -> Uuid,
        round -> SmallInt,
        number -> SmallInt,
        opened_at -> Nullable<Timestamptz>,
        ended_at -> Nullable<Timestamptz>,
        recorded -> Bool,
    }
}

diesel::table! {
    /// Leagues.
    leagues (id) {
        id -> Uuid,
        organiser_id -> Nullable<Uuid>,
        name -> Text,
        listed -> Bool,
        rules -> Jsonb,
        game_options -> Jsonb,
        packs -> Jsonb,
        bots_welcome -> Bool,
        season_days -> SmallInt,
        created_at -> Timestamptz,
        phase -> Text,
        season -> SmallInt,
        season_at -> Nullable<Timestamptz>,
        due_at -> Nullable<Timestamptz>,
        guests -> Bool,
        entry_closed -> Bool,
    }
}

diesel::table! {
    /// Accounts that were removed from leagues.
    league_removals (league_id, account_id) {
        league_id -> Uuid,
        account_id -> Uuid,
        removed_at -> Timestamptz,
    }
}

diesel::table! {
    /// Members of leagues.
    league_members (league_id, account_id) {
        league_id -> Uuid,
        account_id -> Uuid,
        entered_at -> Timestamptz,
    }
}

diesel::table! {
    /// Divisions of the seasons of leagues, each a tournament.
    league_divisions (league_id, season, division) {
        league_id -> Uuid,
        season -> SmallInt,
        division -> SmallInt,
        tournament_id -> Uuid,
    }
}

diesel::table! {
    /// Alerts of accounts: the tables for which they want to be woken.
    alerts (account_id, id) {
        account_id -> Uuid,
        id -> Uuid,
        variant -> Text,
        seats -> SmallInt,
        rated -> Text,
        clock -> Text,
        ends_at -> Timestamptz,
        ready_at -> Timestamptz,
    }
}

diesel::table! {
    /// The pace at which accounts are woken.
    alert_paces (account_id) {
        account_id -> Uuid,
        ready_at -> Timestamptz,
        day_began_at -> Timestamptz,
        wakes -> SmallInt,
    }
}

diesel::table! {
    /// Games that were opened while somebody had an alert.
    alert_games (game_id) {
        game_id -> Uuid,
        opener_id -> Uuid,
        opened_at -> Timestamptz,
        woken -> Nullable<SmallInt>,
    }
}

diesel::table! {
    /// Boards of seasons.
    seasons (season, board) {
        season -> Text,
        board -> Text,
        players -> Integer,
        placed -> Nullable<Integer>,
        closed_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    /// Final places of seasons.
    season_places (season, board, position) {
        season -> Text,
        board -> Text,
        position -> Integer,
        place -> Integer,
        account_id -> Nullable<Uuid>,
        rating -> Integer,
        games -> Integer,
    }
}

diesel::joinable!(game_invitations -> accounts (account_id));
diesel::joinable!(game_invitations -> games (game_id));
diesel::joinable!(game_seats -> accounts (account_id));
diesel::joinable!(game_seats -> games (game_id));
diesel::joinable!(identities -> accounts (account_id));
diesel::joinable!(names -> accounts (account_id));
diesel::joinable!(recovery_codes -> accounts (account_id));
diesel::allow_tables_to_appear_in_same_query!(
    accounts,
    admin_actions,
    notices,
    reports,
    api_keys,
    blocks,
    bots,
    calendar_links,
    friendships,
    game_invitations,
    game_seats,
    games,
    identities,
    inbox_items,
    mutes,
    names,
    rating_changes,
    recovery_codes,
    results,
    sessions,
    webhooks
);
diesel::allow_tables_to_appear_in_same_query!(game_events, stored_responses);
diesel::allow_tables_to_appear_in_same_query!(league_divisions, tournament_players, tournaments);
diesel::allow_tables_to_appear_in_same_query!(league_members, leagues);
