// Generated from openapi/railhead.json by scripts/generate.mjs. Do not edit.

export interface paths {
    "/.well-known/jwks.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the public keys
         * @description Access tokens are verified with these keys. A new key is published two minutes before it signs.
         */
        get: operations["show_public_keys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check that the process is alive
         * @description It says nothing of the database; see `GET /health/ready`.
         */
        get: operations["health_live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check readiness
         * @description The service is ready when the database answers and accepts moves, the clock of this server agrees with
         *     the database's, and until it begins to stop.
         */
        get: operations["health_ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the index of the API
         * @description The server's version, and links to the documentation, the app and the reference data. It changes
         *     only with the version and the configuration of the server.
         */
        get: operations["show_index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register
         * @description Creates an account and signs it in.
         */
        post: operations["create_account"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/guest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play as a guest
         * @description Creates an account with a friendly name and no password, and signs it in. Guests without games
         *     are deleted after 30 days of inactivity. `POST /v1/accounts/me/upgrade` makes the account
         *     permanent. The body may be omitted.
         */
        post: operations["create_guest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get your account
         * @description The account of the access token.
         */
        get: operations["show_account"];
        put?: never;
        post?: never;
        /**
         * Delete your account
         * @description Deletion is final. A bot takes over your seats in running games; a game ends if only one other
         *     person is left. In finished games your seat shows a deleted player. The games, replays and
         *     ratings of other players do not change. Your name stays reserved for 30 days. The password is
         *     required; without one, the body may be omitted.
         */
        delete: operations["delete_account"];
        options?: never;
        head?: never;
        /**
         * Change your name
         * @description The name changes everywhere at once, in past games too. The old name stays reserved for 30 days.
         */
        patch: operations["update_account"];
        trace?: never;
    };
    "/v1/accounts/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export your data
         * @description One export of an account is sent at a time. It is read while it is sent: a change meanwhile may
         *     be in one part and not in another. A bot may export its data with its key, but nobody else with a key.
         */
        get: operations["export_account"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/me/identities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your identities
         * @description The identities at sign-in providers that are linked to the account.
         */
        get: operations["list_identities"];
        put?: never;
        /**
         * Link an identity
         * @description From then on the player can also sign in with it. Linking an identity that the account has already
         *     changes nothing. A guest becomes permanent by it and keeps name, games, rating and sessions.
         */
        post: operations["link_identity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/me/identities/{identity_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unlink an identity
         * @description The player cannot sign in with it any more; sessions go on. The last identity of an account without
         *     a password stays (409 `last_way_in`).
         */
        delete: operations["unlink_identity"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change your password
         * @description Ends the sessions on all your other devices. An account that only an identity gets into gets its
         *     first password without an old one.
         */
        put: operations["change_password"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/me/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count your recovery codes
         * @description The number of codes that are left, and the time at which they were made. The codes themselves are never sent again.
         */
        get: operations["show_recovery_codes"];
        put?: never;
        /**
         * Make recovery codes
         * @description Answers ten new codes and ends all earlier ones. The server keeps only their hashes, so let the
         *     player save or print them now. They do not expire.
         */
        post: operations["create_recovery_codes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/me/upgrade": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a guest account permanent
         * @description Gives the account a name and a password. Its id, games, rating and sessions stay.
         */
        post: operations["upgrade_account"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with a recovery code
         * @description Uses the code up, sets the password, ends the sessions on all other devices, and signs this one in.
         *     An unknown name, a wrong code and a used one get the same answer. Failed attempts are limited as
         *     for signing in, and counted separately: after wrong passwords, a code still works.
         */
        post: operations["recover_account"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/accounts/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an account
         * @description To judge it: its ban, devices and games as numbers, and the last reports and actions.
         *     Former names are not kept, but the actions have them.
         */
        get: operations["inspect_account"];
        put?: never;
        post?: never;
        /**
         * Delete an account
         * @description On request of its owner, who cannot do it, or of somebody who has a right to it; as the owner would delete
         *     it, at once and for good.
         */
        delete: operations["remove_account"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/accounts/{name}/ban": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Ban an account
         * @description The account can no longer sign in, refresh or act, and is told the reason and the end. Bots take over
         *     its running games. With another reason or end, the ban of an account that is banned is replaced.
         */
        put: operations["ban_account"];
        post?: never;
        /**
         * Lift a ban
         * @description The account's sessions work again. Games taken over by bots are not given back.
         */
        delete: operations["unban_account"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/accounts/{name}/mute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mute an account
         * @description The account plays on, but says no phrases, and is told the reason and the end when it tries. With
         *     another reason or end, the mute of an account that is muted is replaced.
         */
        put: operations["mute_account"];
        post?: never;
        /**
         * End the mute of an account
         * @description The account can say phrases again.
         */
        delete: operations["unmute_account"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/accounts/{name}/name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rename an account
         * @description As if it had changed its name itself: at once and everywhere, in past games too. The old name stays reserved
         *     for 30 days, also for the account. The person, or the owner of the bot, finds the reason in the inbox.
         */
        put: operations["rename_account"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/accounts/{name}/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give an account a role
         * @description `player` takes a role back. Guests and bots have none.
         */
        put: operations["set_role"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List admin actions
         * @description Roles given and taken back, bans, mutes, names given, accounts deleted, notices, games voided, reports closed, and
         *     rulings on tournaments.
         */
        get: operations["list_admin_actions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/games/{game_id}/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a game without a result
         * @description The game's status becomes `void`; there are no scores.
         */
        post: operations["void_game"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/gifts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List players who give points away
         * @description Pairs with at least three analysed rated games of three to five players among the latest 10,000 games of the
         *     server, in which the moves of one were worth more to the other than to the rest of the table, beyond what
         *     somebody would do who plays for themselves. Friends at one table stand here; so does chance: look at the games.
         */
        get: operations["list_gifts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show what does not work
         * @description This server, its work in the background, webhooks that fail, and outages.
         */
        get: operations["show_health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List notices
         * @description Notices that are shown now, and those that will be.
         */
        get: operations["list_notices"];
        put?: never;
        /**
         * Post a notice
         * @description Everybody finds it in `GET /v1/status` from then on, and in the app. A notice is not changed: remove it and
         *     post another one.
         */
        post: operations["post_notice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/notices/{notice_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a notice
         * @description The app shows it no more.
         */
        delete: operations["remove_notice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/pairs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List pairs of players by surprise
         * @description Pairs with at least three rated games among the latest 10,000 games of the server, in which one did better
         *     against the other than their ratings say. Who lets a friend win stands here; so does luck: look at the games.
         */
        get: operations["list_pairs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reports
         * @description None that is about you, or about a game in which you sit: others answer it.
         */
        get: operations["list_reports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/reports/{report_id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a report
         * @description It does nothing else: what the outcome says was done before. The reporter finds the outcome in the inbox,
         *     without the reason.
         */
        post: operations["close_report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/tournaments/{tournament_id}/rulings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rule on a tournament
         * @description For admins: pause it, let it go on, call it off, remove a player, decide the result of a table. Every
         *     ruling is an event of the tournament's log, with its reason.
         */
        post: operations["rule_on_tournament"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/calendars/{secret}/deadlines.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a calendar
         * @description The deadlines of the turns that wait for the player of this link, at most 200, as iCalendar.
         */
        get: operations["show_calendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/challenges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the daily challenges
         * @description Today's and past ones, the latest first, with your games. A day is one of UTC.
         */
        get: operations["list_challenges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/challenges/{day}/board": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the board of a daily challenge
         * @description The players who have played to the end, most points first. Guests and banned players are not listed,
         *     and neither are players who are hidden from you.
         */
        get: operations["show_challenge_board"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/challenges/{day}/game": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Play a daily challenge
         * @description Opens your game, dealt, in seat 0 against the bots; repeating the request changes nothing. You have
         *     one game, and 12 hours of time for all its moves: games begin on the day of the challenge only. The
         *     game is unrated. Others see nothing of it until the deal is revealed. Guests cannot play, nor accounts
         *     of less than three days that have not played with three people yet, because anybody could look at the
         *     cards with another account first.
         */
        put: operations["play_challenge"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/codes/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find what a code leads to
         * @description A game, a tournament or a league. It needs no token, so that an app can show where a code leads before
         *     it signs a player in. Wrong codes are counted as they are for joining a game.
         */
        get: operations["show_code"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List games
         * @description Newest first: public games, your own, or those that friends wait in. Games opened while you page
         *     do not shift the pages.
         */
        get: operations["list_games"];
        put?: never;
        /**
         * Open a game
         * @description You become the host and take seat 0. Bots take the seats after yours, and the rest are open. A
         *     game that has not begun within 7 days (or the limit the operator has set) is called off.
         */
        post: operations["create_game"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/join-by-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join a game by its code
         * @description Wrong codes are counted. After five within a minute from this device, or a hundred from your
         *     address, you must wait, longer each time.
         */
        post: operations["join_game_by_code"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/quick": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find a game
         * @description Seats you in the oldest public game of this kind that is waiting for players. If there is none,
         *     it opens one, which begins when all seats are taken. If you are already waiting in such a game,
         *     you stay there.
         */
        post: operations["quick_match"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a game
         * @description Its options, players and status, without the position; for that, see `GET …/view`.
         */
        get: operations["show_game"];
        put?: never;
        post?: never;
        /**
         * Call a game off
         * @description Only the host can do this, before the game begins.
         */
        delete: operations["cancel_game"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game_id}/analysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a game's analysis
         * @description The luck of each player, what their errors cost, and the decisions that mattered, in points of
         *     the final margin: docs/analysis.md explains every figure.
         */
        get: operations["show_analysis"];
        put?: never;
        /**
         * Ask for a game's analysis
         * @deprecated
         * @description Every finished game has one now: use `GET`, which answers the same.
         */
        post: operations["ask_for_analysis"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game_id}/board.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Draw a preview
         * @description The board with the players beside it, as PNG of 1200 to 630 pixels: for previews of links and for
         *     notifications. Pages that name it in `og:image` show it when a link is shared.
         */
        get: operations["draw_preview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game_id}/board.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Draw the board
         * @description The board as you may see it, as SVG for every size from 390 pixels on: routes and stations of
         *     the players, points, the remaining cards, trains and stations, the turn, the last thing built
         *     and, from a seat, its tickets as dashed lines. Colours have marks beside them, and everything
         *     has a title for screen readers. Send the `ETag` back as `If-None-Match` to get an empty 304
         *     while nothing has changed.
         */
        get: operations["draw_board"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game_id}/bots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a bot
         * @description The bot takes the first open seat. Only the host can add bots, before the game begins and not in
         *     rated games.
         */
        post: operations["add_bot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game_id}/bots/{seat}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a bot
         * @description Only the host can remove bots, and only before the game begins.
         */
        delete: operations["remove_bot"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game_id}/chances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the chances to win
         * @description Says how likely each seat is to win, from what a spectator sees. Hidden cards and tickets are drawn
         *     as they could be, and the evaluation judges (docs/evaluation.md). After the end it is the result.
         *     Players, and those who had a seat, get them once the game is over; a spectator of a delayed game,
         *     for what they see. Send the `ETag` back as `If-None-Match` to get an empty 304 while the game is
         *     unchanged.
         */
        get: operations["show_chances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game_id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events
         * @description Other players' secrets are left out while the game runs; once it is over, everything is
         *     included. With `wait`, the answer comes as soon as there is an event, or empty when the time is
         *     up. If the head you know is no longer part of the game's history, the answer is 410
         *     `history_changed` with the current view.
         */
        get: operations["list_events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game_id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a game
         * @description Available once the game is over, and a deal that it shares is revealed, as JSON Lines. The first line
         *     has the id, the commitment, the secret, that of a shared deal and the head of the log. Every other line is an event with its number `seq`, its `schema`
         *     and the time `at` it was recorded; nothing is redacted. `railhead verify` checks the file and
         *     `railhead replay` prints it in words. It names seats, never accounts.
         */
        get: operations["export_game"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game_id}/fairness": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the fairness data
         * @description All cards follow from a secret and from the contributions players make when they join. The hash
         *     of the secret is public from the start. Once the game is over, the secret is public too, and
         *     `railhead verify` checks the exported game against it. In a game with a shared deal (`options.deal`)
         *     this is so when the last game of the deal is over. See docs/FAIRNESS.md.
         */
        get: operations["show_fairness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game_id}/host": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Make another player the host
         * @description Only the host can do this, before the game begins.
         */
        put: operations["make_host"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game_id}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite a player
         * @description Any player in a game that has not begun can invite. Only the host can invite a player whom the
         *     host has sent away.
         */
        post: operations["invite_player"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game_id}/invitations/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Decline an invitation
         * @description Frees the seat reserved for you, if there is one. Without an invitation, nothing happens.
         */
        delete: operations["decline_invitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game_id}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your legal moves
         * @description Each with its exact payment, as it can be posted, and all of them in groups, as people choose them.
         *     The list is empty while the game waits for others, unless you ask for `ahead`.
         */
        get: operations["list_legal_moves"];
        put?: never;
        /**
         * Play a move
         * @description A refused move changes nothing, and the problem names the rule. With `If-Match` the move is made
         *     only in that state of the game. If the game has moved on, the answer is 412 `stale_version` with
         *     the events you missed. If that state is no longer part of the game's history, the answer is 410
         *     `history_changed` with the current view. With `Idempotency-Key` the move is made once, and every
         *     repeat gets the same answer; refusals are not stored, because nothing was done. Send both
         *     headers for a safe key.
         */
        post: operations["play_move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game_id}/moves/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a move
         * @description Answers whether the move would be accepted, and at which cost. Nothing happens and no card is
         *     turned. A move that would be refused gets the same problem as when it is played.
         */
        post: operations["preview_move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game_id}/phrases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was said
         * @description The latest 200 phrases of a game, without those of players you have muted. They are kept for 60
         *     days, and as long as the game goes on. They are no part of the game's log, its export or its proof.
         */
        get: operations["list_phrases"];
        put?: never;
        /**
         * Say something
         * @description To everybody at the table of a game in which you have a seat, before it begins, while it runs, and
         *     for 24 hours after its end. Subscribers receive it immediately. A seat can say five phrases at
         *     once, and one more every ten seconds.
         */
        post: operations["say_phrase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game_id}/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Plan your tickets
         * @description For each ticket you hold or are offered: whether it can still be completed, along which routes and
         *     with which stations, and what that needs and brings; then all tickets together. It follows from
         *     your view alone. A connection costs its trains; of those with equally many, the one that lacks
         *     fewest cards is taken, with the expected surcharge of tunnels, then the one with fewest routes.
         *     A connection with more new stations is listed if it needs fewer trains. All tickets together are
         *     planned one by one, most points first, with the routes for the others counted as built: a good
         *     plan, though not always the best. The guide has the details. Send the `ETag` back as
         *     `If-None-Match` to get an empty 304 while the game is unchanged.
         */
        get: operations["plan_tickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game_id}/players/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Join a game, or take your seat back
         * @description Takes the seat reserved for you, or the first open one. If a bot plays for you because you ran
         *     out of time too often, you take your seat back. Joining again changes nothing. The body may be
         *     omitted.
         */
        put: operations["join_game"];
        post?: never;
        /**
         * Leave a game before it begins
         * @description If you are the host, the next player becomes host; if there is none, the game is called off.
         *     Leaving again changes nothing. Once a game has begun, resign instead.
         */
        delete: operations["leave_game"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game_id}/players/{seat}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a player
         * @description The player cannot rejoin unless invited. Only the host can do this, before the game begins.
         */
        delete: operations["kick_player"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game_id}/points.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Draw the points
         * @description The points of routes during a finished game, one line a player, and at the end the final scores.
         */
        get: operations["draw_points"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game_id}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play a rematch
         * @description For players of a finished game. The first request opens a game with the same options, packs and
         *     bots. Each player moves to the seat before their last one, and the other players' seats are
         *     reserved. Later requests join that game. It begins when every player has joined. The body may be
         *     omitted.
         */
        post: operations["rematch_game"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game_id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * View a past version
         * @description While the game runs, players see their own past and spectators see the past of the table. Once
         *     the game is over, and a deal that it shares is revealed, anyone can look from any seat.
         */
        get: operations["replay_game"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game_id}/replay.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Draw a replay
         * @description A finished game as an animation in one SVG file, which begins again when it ends. Programs that do
         *     not move pictures show the end of the game.
         */
        get: operations["draw_replay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game_id}/resign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resign
         * @description Resigning is final: a bot takes over your seat and you rank last (R10.1). Before every player
         *     has moved once, the game is voided instead and nobody loses.
         */
        post: operations["resign_game"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game_id}/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a game's result
         * @description Each player's score with its parts and their explanation (R9.2–9.4): how every ticket was
         *     connected, the longest path, the routes borrowed, and how ties were broken. Also the game's
         *     duration and the rating changes.
         */
        get: operations["show_result"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game_id}/seats/{seat}/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Offer a seat
         * @description While a bot plays a seat that you have left, others may take it over, in games whose options have
         *     `stand_ins`. A later offer replaces an earlier one. The seat of a player who has resigned can be
         *     offered by every player at the table, too. Nobody is notified; `GET /v1/games?mine=offered` lists
         *     the games. If you take your seat back, the offer ends.
         */
        put: operations["offer_seat"];
        post?: never;
        /**
         * Withdraw the offer of a seat
         * @description For those who may offer it. Without an offer, nothing happens.
         */
        delete: operations["withdraw_seat_offer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game_id}/seats/{seat}/stand-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take over a seat
         * @description You play a seat that is offered to you in place of the bot (R10.10), and see everything that the
         *     seat sees, its past included. The player who left can no longer come back, and sees the game as
         *     spectators do. A player who has or had a seat in the game cannot take another. `stand_ins` of
         *     the options says for whom the result counts. Repeating it changes nothing.
         */
        post: operations["stand_in"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game_id}/spectators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the spectators
         * @description The number of spectators, and the names of those who want to be seen: `?shown=true` when they open
         *     the stream.
         *     Players also get the link to share, if there is one. Spectators who are hidden from you are counted and
         *     not named.
         */
        get: operations["list_spectators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game_id}/spectators/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Make a link for spectators
         * @description A person with the link sees the game once it has begun, even if it is private, and cannot join
         *     it. All players of a game share one link: making it again answers the same.
         */
        put: operations["make_spectator_link"];
        post?: never;
        /**
         * End the link for spectators
         * @description The spectators whom it has admitted no longer see a private game: streams that are open end with
         *     their access token. Without a link, nothing happens.
         */
        delete: operations["end_spectator_link"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game_id}/spectators/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Watch a game by its link
         * @description From then on the account sees the game, as long as the link exists. A guest is enough. A wrong token
         *     is answered like a game that does not exist. A link admits 200 accounts.
         */
        put: operations["watch_game"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game_id}/standing-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show your standing order
         * @description No other player sees it.
         */
        get: operations["show_standing_order"];
        /**
         * Give a standing order
         * @description While the game does not wait for you, say what to do when it does: claim a route and, if it is
         *     closed by then, draw cards or let you think; or draw two cards blind. The order is for your next
         *     turn only, and replaces an earlier one. It is checked like a move, and carried out as moves within
         *     about a second after your turn begins. It is dropped if the face-up cards were replaced meanwhile,
         *     the last round has begun, or a tunnel asks for more cards. The inbox tells how it ended.
         */
        put: operations["give_standing_order"];
        post?: never;
        /**
         * Withdraw your standing order
         * @description Without one, nothing happens. An order that is being carried out cannot be withdrawn.
         */
        delete: operations["withdraw_standing_order"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game_id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a game
         * @description Deals the cards. Only the host can do this, once all seats are taken. Then every player chooses
         *     their first tickets.
         */
        post: operations["start_game"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game_id}/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow a game
         * @description Server-sent events. Each has an event of the game, as you may see it, as its `data`, and the
         *     head of the log after it as its `id`. A client that reconnects with `Last-Event-ID` misses
         *     nothing. An event of type `phrase` is something that a player has said; it has no `id`, and one
         *     that was missed is not sent again: see `GET …/phrases`. While nothing happens, a comment comes
         *     every 15 seconds. The stream ends with an event
         *     of type `end` whose data has the `type` `end` and a `code`: `game_over`; `invalid_token` or `banned`; `unavailable`
         *     when the server shuts down; `history_changed` if events you received are no longer part of the
         *     game's history. After `invalid_token`, reconnect with a new token. A request to resume from such
         *     a history gets 410 `history_changed` with the current view. If the game is over and you have all
         *     its events, the answer is 204.
         */
        get: operations["stream_game"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game_id}/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * View a game
         * @description Everything you may know: the table, the clocks, and, if you have a seat, your hand, tickets and
         *     offer. Your legal moves are included on request. Send the `ETag` back as `If-None-Match` to get
         *     an empty 304 while the game is unchanged.
         */
        get: operations["view_game"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invites/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look at an invitation
         * @description The open game that a code leads to, before you join it with `POST /v1/games/join-by-code`. It
         *     needs no token, so that an app can show the inviter before it signs a player in. Once the game
         *     has begun, the code leads its players to it, until 30 days after its end; for everybody else it
         *     is `game_started`, `game_over` or `called_off`, with the `game`. Wrong codes are counted as they
         *     are for joining.
         */
        get: operations["show_invite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leaderboards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the leaderboards
         * @description The boards, variants and periods that `GET /v1/leaderboards/{board}` accepts.
         */
        get: operations["list_leaderboards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leaderboards/{board}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a leaderboard
         * @description Covers games that began without bots, best player first. Ratings cover only rated games, and show
         *     the rating after the last game of the period and variant. Guests, banned players and players who have
         *     not met three different people with a name are not listed, and neither are players who are hidden
         *     from you. Among friends, ranks count them and you
         *     only. Players with equal values share a rank.
         *     Games that end while you page do not shift the pages.
         */
        get: operations["show_leaderboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leaderboards/{board}/around/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a player's neighbours
         * @description The player's rank, with the players just before and after them.
         */
        get: operations["show_leaderboard_around"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leagues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List leagues
         * @description The latest first: those that are listed, or your own.
         */
        get: operations["list_leagues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leagues/{league_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a league
         * @description With your division, if you play in its season.
         */
        get: operations["show_league"];
        /**
         * Open a league
         * @description The id is yours to choose, such as a random UUID: the same request again changes nothing. You are its
         *     organiser, and may enter like everybody. You can have three that have not ended.
         */
        put: operations["open_league"];
        post?: never;
        /**
         * End a league
         * @description By its organiser: at once before its first season, and with the present one afterwards.
         */
        delete: operations["end_league"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leagues/{league_id}/directions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Direct a league
         * @description By its organiser, until it ends: let nobody enter for a time, remove a member, put off the next season,
         *     rename it. A member who is removed finds it in the inbox. To end it is `DELETE /v1/leagues/{league_id}`.
         */
        post: operations["direct_league"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leagues/{league_id}/membership": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Enter a league
         * @description You play from the next season on, and in every later one until you leave. Repeating the request changes
         *     nothing. You can be a member of five leagues. No vacation stops the clock at their tables. Who makes no move
         *     in a season is no member any more.
         */
        put: operations["enter_league"];
        post?: never;
        /**
         * Leave a league
         * @description From the next season on. Your tables of the present one go on: leave its tournament if you want to.
         */
        delete: operations["leave_league"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leagues/{league_id}/next-season": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look at the next season of a league
         * @description Divisions, tables and games as they would be if it began now, by the present standings. Nothing changes.
         *     Before the first season this is what the organiser begins with `POST …/start`.
         */
        get: operations["preview_league_season"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leagues/{league_id}/seasons/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a season of a league
         * @description The divisions with their players: who moved up or down, and who leads. The first `moves` of a division
         *     move up before the next season, and the last ones down.
         */
        get: operations["show_league_season"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leagues/{league_id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a league
         * @description By its organiser. The members are divided by their ratings, and the first season begins; later ones
         *     begin by themselves.
         */
        post: operations["start_league"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your alerts
         * @description Alerts that have ended are not listed.
         */
        get: operations["list_alerts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/alerts/{alert_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Keep an alert
         * @description The inbox gets the item `table_opened` when somebody opens a public game that matches, and webhooks
         *     and devices are notified: at most once in ten minutes and 20 times a day. A game wakes at most 20
         *     players, those first who were woken longest ago. The id is yours to choose, such as a random UUID: the
         *     same one again replaces the alert. You can have five; guests have none.
         */
        put: operations["keep_alert"];
        post?: never;
        /**
         * Remove an alert
         * @description It wakes you no more.
         */
        delete: operations["remove_alert"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your blocks
         * @description The players you have blocked. You cannot see who has blocked you.
         */
        get: operations["list_blocks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/blocks/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Block a player
         * @description From now on you are hidden from each other: your names are unknown to each other, neither finds,
         *     sees or joins a game in which the other sits, no quick match or rematch seats you together, and
         *     neither hears what the other says. You are friends no more, and requests and invitations between
         *     you end. Games in which you both sit go on as they are. They do not learn of it. Blocking them
         *     again changes nothing. You can block 500 players.
         */
        put: operations["block_player"];
        post?: never;
        /**
         * Unblock a player
         * @description You see each other again, unless they have blocked you. You are not friends again. Without a
         *     block, nothing happens.
         */
        delete: operations["unblock_player"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/bots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your bots
         * @description The accounts of programs that play for you. They act with API keys, and everybody sees that they
         *     are bots of yours.
         */
        get: operations["list_bots"];
        put?: never;
        /**
         * Make a bot
         * @description You can have ten. A bot plays unrated games: where it is invited, where bots are welcome, and
         *     where you or another bot of yours is the host. Quick match never seats it. Guests have no bots.
         */
        post: operations["create_bot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/bots/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a bot
         * @description As with an account that is deleted: its keys end, bots of the server take over its seats, and its
         *     name stays reserved for 30 days.
         */
        delete: operations["delete_bot"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/bots/{name}/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a bot's API keys
         * @description Without the keys themselves, which are not stored.
         */
        get: operations["list_api_keys"];
        put?: never;
        /**
         * Make an API key
         * @description The bot sends it as `Authorization: Bearer rhk_…`. It is only in this answer; a bot can have
         *     five, so that each device has its own and one can be replaced by the next.
         */
        post: operations["create_api_key"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/bots/{name}/keys/{key_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an API key
         * @description It is refused at once where the request is answered, and within seconds by all replicas. Streams
         *     that it has opened end.
         */
        delete: operations["revoke_api_key"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/calendar-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the link to your calendar
         * @description Without the link itself, which is not stored.
         */
        get: operations["show_calendar_link"];
        /**
         * Make a link to your calendar
         * @description The link shows the deadlines of your turns, and which games they are in, to everyone who has it, and
         *     nothing else. A new link ends the one before; so do setting a password and signing out everywhere.
         */
        put: operations["make_calendar_link"];
        post?: never;
        /**
         * End the link to your calendar
         * @description Calendar programs that have it get nothing from then on.
         */
        delete: operations["end_calendar_link"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/friends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your friends
         * @description With what they do: wait for players in a game, play, or neither. Only games count that you may
         *     know of: public ones, and those you sit in or are invited to. Also the requests that wait for your
         *     answer, and your own. `GET /v1/games?mine=friends` lists the games in which friends wait for
         *     players.
         */
        get: operations["list_friends"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/friends/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Ask a player to be friends, or accept
         * @description If they have sent you a request, you are friends at once. Otherwise they find your request in
         *     their inbox; you do not learn whether they decline it. Repeating it changes nothing. You can
         *     have 200 friends, requests that you have sent included, and 100 requests can wait for an answer;
         *     one that you take back counts for a day.
         */
        put: operations["add_friend"];
        post?: never;
        /**
         * Remove a friend, or a request
         * @description Ends a friendship, takes your request back, or declines theirs. They are not notified, and their
         *     requests within the next 30 days do not reach you; you can still send one to them. If there is
         *     nothing to end, nothing happens.
         */
        delete: operations["remove_friend"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/games.ndjson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export your games
         * @description All your games that ended with a result, latest first, as JSON Lines: each line is a
         *     `FinishedGame`, with the path of the whole game as `export`, and a `cursor`. If the answer breaks
         *     off, go on with the `cursor` of the last whole line. One export of an account is sent at a time.
         */
        get: operations["export_games"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get your home screen
         * @description Your unfinished games with whose turn it is, deadlines, opponents, points and the last move, those
         *     that have just ended, your invitations and the number of unread items: what an app shows when it starts. Follow `GET /v1/me/stream` for
         *     the changes after that.
         */
        get: operations["show_home"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/imported-games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your imported games
         * @description Only you see them. They are in no statistics and on no leaderboard.
         */
        get: operations["list_imported_games"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/imported-games/{imported_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Import a game
         * @description From the export of a game, which is verified; from the routes, stations and tickets on a real
         *     table, which are scored; or from a score sheet. The id is yours to choose, such as a random UUID:
         *     the same one again replaces the game. You can have 200.
         */
        put: operations["import_game"];
        post?: never;
        /**
         * Remove an imported game
         * @description Only your copy is removed. Where the game was played, it stays as it is.
         */
        delete: operations["remove_imported_game"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/inbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read your inbox
         * @description Turns, invitations, started games and results, across all your games. Guests have an inbox too.
         *     With `wait`, the answer comes as soon as there is something new, or when the time is up.
         */
        get: operations["show_inbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/inbox/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark items as read
         * @description Each device has its own read marker, which only moves forward. A new device starts at the
         *     furthest marker of the account's other devices.
         */
        put: operations["mark_inbox_read"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your API keys
         * @description Your personal access tokens, without the keys themselves, which are not stored. Those of bots are listed
         *     with the bots.
         */
        get: operations["list_own_keys"];
        put?: never;
        /**
         * Make an API key for yourself
         * @description A personal access token, for a tool that reads or plays for you. It is sent as
         *     `Authorization: Bearer rhk_…`, and is only in this answer. It never reaches your account itself: its
         *     password, sessions, keys, webhooks, export or deletion. You can have five; guests have none.
         *     They end when you set a password or sign out everywhere. The inbox gets the item `api_key_made`.
         */
        post: operations["create_own_key"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/keys/{key_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an API key of yours
         * @description It is refused at once where the request is answered, and within seconds by all replicas. Streams
         *     that it has opened end.
         */
        delete: operations["revoke_own_key"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your limits
         * @description Of each thing that you can have a limited number of: how many you have, and how many you can have.
         *     An account that has as many gets the problem of that limit for one more; an app can say
         *     so before. API keys that have expired count until another one is made.
         */
        get: operations["list_limits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/mutes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your mutes
         * @description The players whose phrases do not reach you.
         */
        get: operations["list_mutes"];
        /**
         * Mute everybody, or no longer
         * @description Players you have muted one by one stay muted.
         */
        put: operations["mute_everybody"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/mutes/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mute a player
         * @description Their phrases, past ones too, are left out of your lists and streams. They do not learn of it.
         *     Muting them again changes nothing. You can mute 500 players.
         */
        put: operations["mute_player"];
        post?: never;
        /**
         * Unmute a player
         * @description The phrases that they said meanwhile are in your lists again. Without a mute, nothing happens.
         */
        delete: operations["unmute_player"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/open-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show your choice about open data
         * @description Operators can publish finished games for everybody who studies the game: with pseudonyms that change
         *     every month. A game is left out unless all its players allow it.
         */
        get: operations["show_open_data_choice"];
        /**
         * Choose about open data
         * @description Counts for dumps that are made from now on. What was published stays published.
         */
        put: operations["choose_open_data"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the subscription of this device
         * @description Without its keys. An app compares `endpoint` with that of its browser.
         */
        get: operations["show_device_subscription"];
        /**
         * Subscribe this device
         * @description From now on, notifications are pushed to this device (Web Push: RFC 8030, 8291, 8292), until its
         *     session ends. Send it whenever the app starts: it replaces the subscription of the device, if it
         *     has another one. The service worker receives a delivery as webhooks do, with `title` and `body`
         *     to show: see `Delivery`. A device is not notified of a position that it has just seen.
         */
        put: operations["subscribe_device"];
        post?: never;
        /**
         * Unsubscribe this device
         * @description Nothing is pushed to it any more. Signing out does the same.
         */
        delete: operations["unsubscribe_device"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your reports
         * @description With the outcome of each that was closed. Reports are kept for a year after that.
         */
        get: operations["list_own_reports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/sleeping-hours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show your sleeping hours
         * @description In local time, as you have set them.
         */
        get: operations["show_sleeping_hours"];
        /**
         * Set your sleeping hours
         * @description In games that give a day or more for each move, your time for a move does not end while you sleep,
         *     but when you wake up. Moves whose time runs already are not changed. At most ten hours a day; the
         *     hours can be changed once an hour. They are in the log of your games, in UTC, for everybody to see.
         */
        put: operations["set_sleeping_hours"];
        post?: never;
        /**
         * Have no sleeping hours
         * @description Moves whose time runs already keep it. Without sleeping hours, nothing happens.
         */
        delete: operations["remove_sleeping_hours"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow your inbox
         * @description Server-sent events of two types. `item` is a new item with its number as `id`; a client that
         *     reconnects with `Last-Event-ID` misses nothing. `inbox` is the current list of games waiting for
         *     you and the unread count of this device, of the `kind` `waiting`; it is sent first, and again
         *     whenever it changes. The last event is of the `kind` `end`. Heartbeats and the final event are those of a game's stream.
         */
        get: operations["stream_inbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/uncounted-games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your games that count for nobody
         * @description Games in which everybody had the same cards, in a tournament or a daily challenge, and those at prepared
         *     tables, the latest first. They are in no statistics and in nobody else's history.
         */
        get: operations["list_uncounted_games"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/vacation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show your vacation
         * @description And how many days of vacation are left.
         */
        get: operations["show_vacation"];
        /**
         * Go on vacation
         * @description Your clock stands still in every game whose clock gives a day or more, also in those that begin
         *     meanwhile, and you make no moves there: 409 `on_vacation`. The others see that you are on
         *     vacation. Games with shorter clocks, or none, go on, and so do those of tournaments and leagues. If you are on vacation, this changes how many
         *     days it lasts from its beginning. Each day that has begun counts as one, and a day has to lie
         *     between two vacations.
         */
        put: operations["begin_vacation"];
        post?: never;
        /**
         * Come back from vacation
         * @description Your clocks go on where they stood. Without a vacation, nothing happens.
         */
        delete: operations["end_vacation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your webhooks
         * @description The oldest first, without their secrets.
         */
        get: operations["list_webhooks"];
        put?: never;
        /**
         * Add a webhook
         * @description Notifications are posted to the webhook as JSON: see the webhook `notifications` of this document.
         *     `your_turn` and `deadline_near` have a `deadline`. A 2xx answer within ten seconds counts as delivered. Otherwise the
         *     request is retried for a day, at growing intervals and with the same ids. Redirects are not
         *     followed. Turns that are over by the time of sending are left out. An account can have five
         *     webhooks, each at another address.
         */
        post: operations["add_webhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/webhooks/{webhook_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a webhook
         * @description Notifications not yet delivered are dropped.
         */
        delete: operations["delete_webhook"];
        options?: never;
        head?: never;
        /**
         * Change a webhook
         * @description Changes the settings that you send; its id and its secret stay. A webhook to which nothing
         *     could be delivered for five days is paused, and the inbox gets the item `webhook_paused`: resume it
         *     here.
         */
        patch: operations["update_webhook"];
        trace?: never;
    };
    "/v1/me/webhooks/{webhook_id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the deliveries of a webhook
         * @description The last 30 requests to it, for seven days. The answers of your server are not kept, apart from their
         *     status.
         */
        get: operations["list_webhook_deliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/webhooks/{webhook_id}/deliveries/{delivery_id}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deliver again
         * @description Sends one of the listed requests once more, within seconds, with the same id and the same body, so that
         *     a receiver can tell that it has it already. The attempt is added to the delivery.
         */
        post: operations["redeliver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/webhooks/{webhook_id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the secret of a webhook
         * @description The new one is only in this answer. Requests are signed with the old one as well for 24 hours: the
         *     header `webhook-signature` has a `v1` for each. If you lose the answer, send it again: the last two
         *     old secrets sign.
         */
        post: operations["rotate_webhook_secret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/webhooks/{webhook_id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test a webhook
         * @description Sends a request with one delivery of the kind `test`, signed like all others, also while the webhook is
         *     paused or in quiet hours. It is sent once, within seconds: the list of deliveries shows the outcome,
         *     under the `id` of the answer. While a test waits, asking again changes nothing.
         */
        post: operations["test_webhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/oembed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Embed a game
         * @description The frame of a game for pages of other sites, as [oEmbed](https://oembed.com) describes it. Public
         *     games have one; an unlisted or private game is not found. The frame shows the board as spectators
         *     see it, and a finished game as its replay. Links in the answer have a host if the operator has set
         *     the public URL.
         */
        get: operations["show_oembed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/open-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List open data
         * @description The dumps of finished games that the operator publishes, a month each, with links to their files. Empty
         *     if there are none.
         */
        get: operations["list_dumps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/players/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a player
         * @description Profiles are public. Only games that are not public stay hidden. Players of whom one blocks the
         *     other are unknown to each other, here and wherever a player is named. `?include=` adds what would
         *     take further requests.
         */
        get: operations["show_player"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/players/{name}/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a player's games
         * @description Games that ended with a result, latest first. Games that are not public are listed only for
         *     their players. Games that end while you page do not shift the pages.
         */
        get: operations["list_player_games"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/players/{name}/games.atom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a feed of a player's games
         * @description The last 20 public games of the player, as an Atom feed for feed readers.
         */
        get: operations["feed_player_games"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/players/{name}/games.ndjson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a player's games
         * @description Like the export of your own games. It has the public ones, and those that you played in.
         */
        get: operations["export_player_games"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/players/{name}/opponents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a player's opponents
         * @description Everybody with whom the player finished a game, with the record against each, those met in most
         *     games first. Deleted accounts and the bots of the server are not listed.
         */
        get: operations["list_opponents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/players/{name}/ratings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a rating history
         * @description Every rated game with its rating change, latest first. Games that end while you page do not
         *     shift the pages.
         */
        get: operations["list_rating_changes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/players/{name}/ratings.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Draw a rating
         * @description The rating after each of the last 200 rated games, as SVG.
         */
        get: operations["draw_ratings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/players/{name}/seasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a player's seasons
         * @description The player's final places, the latest season first.
         */
        get: operations["list_player_seasons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/players/{name}/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a player's statistics
         * @description Sums all games that ended with a result, public or not. Filters select games of a kind or a
         *     period.
         */
        get: operations["show_player_statistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/players/{name}/statistics/by/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Group a player's results
         * @description Counts the games that ended with a result, public or not, in groups: by variant, number of
         *     seats, colour or month. The results against each opponent are a list of their own. Months show
         *     how luck and errors develop, in games that were analysed.
         */
        get: operations["group_player_results"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/players/{name}/versus/{other}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compare two players
         * @description Counts how often each ranked ahead of the other, in all games in which both played, or those of
         *     a filter.
         */
        get: operations["show_head_to_head"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/prepared-games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a prepared table
         * @description A private game against bots that begins at once: with a given deal, after given moves, against bots
         *     that make given moves; or from a position of a game that is over. For lessons, puzzles, tests and
         *     the question "what if". Equal scripts make equal games as long as your moves are equal; a position
         *     is played on with other cards each time. The game has a result, but is in nobody's history and
         *     statistics. A bot whose move in the script is not legal decides by itself.
         */
        post: operations["open_prepared_game"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/push/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the key for Web Push
         * @description Give it to `PushManager.subscribe`. It does not change; a subscription that was made with another
         *     key cannot be used.
         */
        get: operations["show_push_key"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/puzzles/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the next puzzle
         * @description A decision of a game that was played here, as its seat saw it. With an account, the one nearest to your rating
         *     for puzzles that you have neither solved nor given up; without, any. What you make of it, you send to its
         *     `attempts`.
         */
        get: operations["next_puzzle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/puzzles/{puzzle_id}/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try a move at a puzzle
         * @description Says whether the move is right, and what it is worth. After a wrong move you can try another one; without a
         *     move you give up. The first attempt at a puzzle of others changes your rating for puzzles and that of the
         *     puzzle. Without an account nothing is kept.
         */
        post: operations["attempt_puzzle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reference/board": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the board
         * @description Cities and routes, as printed, with the names of the cities in the language of the request. It changes only with the version of the server: keep it, and send
         *     `If-None-Match`.
         */
        get: operations["show_board"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reference/bots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the bots of the server
         * @description The levels of `bots` in `POST /v1/games`, with names in the language of the request, the
         *     difficulty for people, ratings among each other, and the time for a move. It changes only with
         *     the version of the server: keep it, and send `If-None-Match`.
         */
        get: operations["show_bots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reference/geometry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the geometry of the board
         * @description The places of the coast, of the cities with their labels, and of every space of every route, the
         *     look of a space before it is claimed, and the terrain under all of it. The names for the labels
         *     are in `GET /v1/reference/board`. No space or label covers another, or a city. It changes only
         *     with the version of the server: keep it, and send `If-None-Match`.
         */
        get: operations["show_geometry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reference/phrases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the phrases
         * @description The phrases that `POST /v1/games/{game_id}/phrases` can say, in the language of the request.
         */
        get: operations["show_phrases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reference/prepared-tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the prepared tables
         * @description Lessons for new players, as data: what an app shows, and the move that each step asks for. They
         *     change only with the version of the server: keep them, and send `If-None-Match`.
         */
        get: operations["show_prepared_tables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reference/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rules
         * @description The rules of the game in short sentences, by number. The `rule` of a refusal is one of them.
         */
        get: operations["show_rules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reference/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tickets
         * @description The two main sets, then the packs that can be added to a game. The bonus packs are
         *     reconstructed: their printed cities and points could not be verified (R2.4).
         */
        get: operations["show_tickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reference/variants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the variants
         * @description The tickets each variant uses, how they are dealt and kept (R2.2), and the additions of the
         *     packs.
         */
        get: operations["show_variants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a player, a game or a phrase
         * @description To the moderators, who answer within a day: the inbox tells the outcome (`report_closed`). Nobody else
         *     learns of it, and those who are reported never by whom. You can send 20 reports in a day, and one about
         *     the same until it is closed.
         */
        post: operations["send_report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/scorings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Score a real table
         * @description For games played on a physical board. Send each player's routes, stations and tickets, and get
         *     the scores with every step explained (R9.2–9.4). Each station borrows the route that is best for
         *     its owner (R8.3). A position that no game can reach is refused. Nothing is stored, and no
         *     authentication is needed.
         */
        post: operations["create_scoring"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the seasons
         * @description A season is a quarter of rated play. Games count for the season in which they began. The final places
         *     of both ratings are written two weeks after its end, and never change.
         */
        get: operations["list_seasons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{season}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a season
         * @description Its time, its phase and its boards.
         */
        get: operations["show_season"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{season}/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the final places of a season
         * @description Listed players with at least `min_games` rated games on the board, by the rating after the last of
         *     them; at most the first 100,000. They are written once and stay: a player whose account is deleted
         *     loses the name, and the others keep their places.
         */
        get: operations["show_season_places"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your devices
         * @description Each is a session that can still be refreshed.
         */
        get: operations["list_sessions"];
        put?: never;
        /**
         * Sign in
         * @description Too many failed attempts are answered with 429 and a growing `Retry-After`: five within a minute
         *     for one name from one address, or a hundred for one name or from one address. This limits only
         *     signing in: signed-in devices stay signed in.
         */
        post: operations["create_session"];
        /**
         * Sign out everywhere
         * @description Ends the sessions of all your devices, this one included.
         */
        delete: operations["end_sessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign out
         * @description Ends the session of this device. Its access token is refused at once, and by other replicas
         *     within seconds.
         */
        delete: operations["end_current_session"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/oidc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a provider
         * @description Opens a session of the account that has the identity. If none has it, the answer is 409
         *     `name_required`: ask the player for a name, and repeat the request with `name` and without `proof`,
         *     which makes an account. The nonce is used up by a success only.
         */
        post: operations["create_session_with_identity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/oidc/challenges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a sign-in with a provider
         * @description Makes a challenge for one sign-in, valid for ten minutes. The device keeps `nonce` and gives the
         *     provider only `provider_nonce`, so an ID token that somebody else gets hold of is worthless.
         */
        post: operations["create_sign_in_challenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/oidc/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sign-in providers
         * @description The OpenID Connect providers that the operator has configured. A browser begins at
         *     `authorization_endpoint` with `response_type=code`, PKCE (`S256`), `scope=openid` and the
         *     `provider_nonce` of a challenge as `nonce`.
         */
        get: operations["list_sign_in_providers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refresh your tokens
         * @description Exchanges a refresh token for new tokens. For 30 seconds after that, the old token still gets the
         *     present tokens of the session: the same ones, unless somebody has refreshed again meanwhile. So a
         *     client that lost the answer can retry, and a second process of a device does not lose the session.
         *     After that, using the old token again ends the session, because the token may have been stolen. So
         *     does a token that is more than eight refreshes old.
         */
        post: operations["refresh_session"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{session_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign a device out
         * @description Its access token is refused within two seconds, on every replica.
         */
        delete: operations["end_session"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/statistics/routes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get route popularity
         * @description The number of games in which each route was claimed, and the share of winners who claimed it, in
         *     games that ended with a result. The band of a rated game is that of the mean of its players'
         *     ratings before the game.
         */
        get: operations["show_route_popularity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/statistics/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get ticket popularity
         * @description The number of games in which each ticket was kept and completed, and the share of winners who
         *     kept it, in games that ended with a result. The band of a rated game is that of the mean of its
         *     players' ratings before the game.
         */
        get: operations["show_ticket_popularity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/statistics/turn-positions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get results by the order of turns
         * @description The advantage of beginning: how often players won, their mean rank and mean score, by their
         *     position in the order of turns. Counts all seats, those of bots too, of public games that ended
         *     with a result; `bots=false` leaves games with bots out.
         */
        get: operations["show_turn_positions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the state of the service
         * @description The parts of the service that work and those that do not, as this server sees it. It answers
         *     without the database, too. A load balancer asks `GET /health/ready` instead, whose status code says
         *     whether to send requests here. `/status` shows the same to people.
         */
        get: operations["show_status"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/time": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the server's time
         * @description All deadlines are in the server's time. A device whose clock is wrong shows them right after this
         *     calculation: note the device's time `sent` before the request and `received` after it, both in
         *     milliseconds; then `offset = unix_ms - (sent + received) / 2`. The server's time is the device's
         *     time plus `offset`, wrong by at most half of `received - sent`. Ask three times and keep the
         *     offset of the fastest answer; ask again when the app comes to the foreground.
         */
        get: operations["show_time"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tournaments
         * @description The latest first: public ones, those of your friends, and those that you have opened or entered.
         */
        get: operations["list_tournaments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments.atom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a feed of tournaments
         * @description The last 20 public tournaments, as an Atom feed for feed readers.
         */
        get: operations["feed_tournaments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{tournament_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a tournament
         * @description With your own place and table, if you have entered.
         */
        get: operations["show_tournament"];
        /**
         * Open a tournament
         * @description The id is yours to choose, such as a random UUID: the same request again changes nothing, and an id
         *     of another tournament is refused. You are its organiser, and may enter like everybody. You can have
         *     five that are not over.
         */
        put: operations["open_tournament"];
        post?: never;
        /**
         * Call a tournament off
         * @description By its organiser, before it begins. Players see it as cancelled.
         */
        delete: operations["cancel_tournament"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{tournament_id}/directions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Direct a tournament
         * @description By its organiser: pause it and let it go on, remove a player, put off the next round, rename it, call it
         *     off. Everybody sees it, with its reason. A player who is removed finds it in the inbox, and so do all if
         *     it is called off. Nobody is entered by somebody else.
         */
        post: operations["direct_tournament"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{tournament_id}/entry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Enter a tournament
         * @description Or come back to it, once, after leaving it while it ran. Repeating the request changes nothing. Your
         *     table is opened and dealt when a round begins: `GET /v1/tournaments/{tournament_id}` has it, and your
         *     inbox. No vacation stops the clock there. Who makes no move at a table is taken out, and may come back.
         */
        put: operations["enter_tournament"];
        post?: never;
        /**
         * Leave a tournament
         * @description From the next round on. Your present table goes on: leave it by itself if you want to. Rounds that
         *     you miss bring no points.
         */
        delete: operations["leave_tournament"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{tournament_id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a tournament
         * @description Available once the tournament is over, as JSON Lines: the secret behind the pairings, and all events.
         *     `railhead verify` computes all pairings and standings again. It names players by their numbers, never
         *     accounts.
         */
        get: operations["export_tournament"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{tournament_id}/rounds/{round}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a round
         * @description Rounds are counted from 0. A league has one round, an arena one for each time that tables were
         *     drawn.
         */
        get: operations["show_tournament_round"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{tournament_id}/standings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the standings
         * @description Points first, then the tie-breaks in the order of the fields: `share`, `opponents`, `wins` ÷ `tables`. A table
         *     is worth the share of opponents beaten: 1 for the first, 0 for the last, the mean of the places for
         *     ties. See docs/tournaments.md.
         */
        get: operations["show_tournament_standings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{tournament_id}/standings.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Draw the standings
         * @description The first 32 places with points and tables, as SVG: for a page, a messenger or a wall.
         */
        get: operations["draw_tournament_standings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{tournament_id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look at what starting a tournament would do
         * @description The players, the sizes of the tables and the time that it takes, before its organiser starts it with
         *     `POST`. Nothing changes. Who sits at which table is drawn with the start.
         */
        get: operations["preview_tournament_start"];
        put?: never;
        /**
         * Start a tournament
         * @description By its organiser, at any time before it starts by itself. The first tables are drawn within seconds.
         */
        post: operations["start_tournament"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{tournament_id}/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow a tournament
         * @description Server-sent events of the type `tournament`: the tournament as `GET /v1/tournaments/{tournament_id}`
         *     answers it, first and after every change, at most once in a second. The `id` is the head of its log; a
         *     client that reconnects with `Last-Event-ID` gets nothing that it has. The last event is of the type and
         *     the `kind` `end`, with the `code` `tournament_over` once the tournament is over. Heartbeats and other
         *     ends are those of a game's stream. If the tournament is over and you have its last head, the answer is
         *     204.
         */
        get: operations["stream_tournament"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * AbandonTunnelMove
         * @description Abandon the tunnel: the laid cards return to the hand and the turn ends (R6.4).
         */
        AbandonTunnelMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "abandon_tunnel";
        };
        /** @description An account. */
        Account: {
            /** @description Whether this is a bot of a player, which acts with an API key. */
            bot: boolean;
            /**
             * Format: date-time
             * @description The time at which the account was created.
             */
            created_at: string;
            /**
             * @description Whether this is a guest account. A guest has neither a password nor an identity at a provider,
             *     so losing the device loses the account.
             */
            guest: boolean;
            /** @description Whether the account has a password. A permanent account without one has an identity. */
            has_password: boolean;
            /**
             * Format: uuid
             * @description The account's id, which only you and the operator see.
             */
            id: string;
            /** @description The player's name. */
            name: string;
            /** @description Your public id: others find you by it, whatever your name is. */
            player_id: components["schemas"]["PlayerId"];
            /** @description The role of the account. */
            role: components["schemas"]["Role"];
        };
        /** @description The confirmation for deleting an account. */
        AccountDeletionRequest: {
            /**
             * Format: password
             * @description The password. Null if the account has none.
             */
            password?: string | null;
        };
        /** @description All data stored about an account, table by table, except hashes of passwords, tokens and codes. */
        AccountExport: {
            /** @description The account. */
            account: {
                [key: string]: unknown;
            };
            /** @description The first people with whom the account has played a game that counts for leaderboards. */
            acquaintances: {
                [key: string]: unknown;
            }[];
            /** @description Admin actions on the account, and by the account as an admin. */
            admin_actions: {
                [key: string]: unknown;
            }[];
            /** @description The games of the account, and of its bots, that were compared with alerts within a day. */
            alert_games: {
                [key: string]: unknown;
            }[];
            /** @description The times at which they have woken the account lately. */
            alert_paces: {
                [key: string]: unknown;
            }[];
            /** @description The alerts of the account. */
            alerts: {
                [key: string]: unknown;
            }[];
            /** @description The games for whose analysis the account has asked a server of 0.1.0. */
            analyses: {
                [key: string]: unknown;
            }[];
            /** @description The API keys of the account and of its bots, without the keys themselves. */
            api_keys: {
                [key: string]: unknown;
            }[];
            /** @description The players the account has blocked. */
            blocks: {
                [key: string]: unknown;
            }[];
            /** @description The account's bots. */
            bots: {
                [key: string]: unknown;
            }[];
            /** @description The time at which the link to the account's calendar was made, if there is one. */
            calendar_links: {
                [key: string]: unknown;
            }[];
            /** @description The daily challenges that the account has played. */
            challenge_games: {
                [key: string]: unknown;
            }[];
            /** @description The deals that the account has played, which it cannot play again. */
            deal_players: {
                [key: string]: unknown;
            }[];
            /** @description The seats that stand-ins have taken over from the account, in the same form. */
            former_players: {
                [key: string]: unknown;
            }[];
            /** @description The player's friends, and the players to whom the account has sent requests. */
            friendships: {
                [key: string]: unknown;
            }[];
            /** @description The games the account was invited to or excluded from. */
            game_invitations: {
                [key: string]: unknown;
            }[];
            /** @description The seats taken, each with its game, the location of its events, and its result. */
            game_seats: {
                [key: string]: unknown;
            }[];
            /** @description The private games that the account may watch by a link. */
            game_spectators: {
                [key: string]: unknown;
            }[];
            /** @description The account's games, one row per opponent, without the opponent's name. */
            head_to_head: {
                [key: string]: unknown;
            }[];
            /** @description The identities at sign-in providers. */
            identities: {
                [key: string]: unknown;
            }[];
            /** @description The games that the account has imported. */
            imported_games: {
                [key: string]: unknown;
            }[];
            /** @description The inbox items of the last 60 days. */
            inbox_items: {
                [key: string]: unknown;
            }[];
            /** @description The leagues that the account is a member of. */
            league_members: {
                [key: string]: unknown;
            }[];
            /** @description The leagues that the account was removed from. */
            league_removals: {
                [key: string]: unknown;
            }[];
            /** @description The leagues that the account has opened. */
            leagues: {
                [key: string]: unknown;
            }[];
            /** @description Failed password attempts of the last day. */
            login_throttle: {
                [key: string]: unknown;
            }[];
            /** @description The players the account has muted. */
            mutes: {
                [key: string]: unknown;
            }[];
            /** @description The name in the form used for comparison. */
            names: {
                [key: string]: unknown;
            }[];
            /** @description Notifications not yet delivered to the account's webhooks or the operator's. */
            outbox: {
                [key: string]: unknown;
            }[];
            /** @description The phrases that the account said in games. */
            phrases: {
                [key: string]: unknown;
            }[];
            /** @description The account's rating for puzzles. */
            puzzle_ratings: {
                [key: string]: unknown;
            }[];
            /** @description The account's outcomes of puzzles. */
            puzzle_results: {
                [key: string]: unknown;
            }[];
            /** @description The account's own errors in finished games, as puzzles. */
            puzzles: {
                [key: string]: unknown;
            }[];
            /** @description The rating change of each rated game. */
            rating_changes: {
                [key: string]: unknown;
            }[];
            /** @description The account's ratings. */
            ratings: {
                [key: string]: unknown;
            }[];
            /**
             * @description The number of recovery codes that are left, and the time at which they were made, if there
             *     are any.
             */
            recovery_codes: {
                [key: string]: unknown;
            }[];
            /** @description The reports that the account has sent. */
            reports: {
                [key: string]: unknown;
            }[];
            /** @description The account's final places in seasons. */
            season_places: {
                [key: string]: unknown;
            }[];
            /** @description The seats the account offers to others. */
            seat_offers: {
                [key: string]: unknown;
            }[];
            /** @description The signed-in devices. */
            sessions: {
                [key: string]: unknown;
            }[];
            /** @description The account's sleeping hours. */
            sleeping_hours: {
                [key: string]: unknown;
            }[];
            /** @description The orders the account has given for its next turns. */
            standing_orders: {
                [key: string]: unknown;
            }[];
            /** @description The account's values in leaderboards. */
            standings: {
                [key: string]: unknown;
            }[];
            /** @description Responses of the last day, stored for retries. */
            stored_responses: {
                [key: string]: unknown;
            }[];
            /** @description Totals over the account's games of each kind. */
            totals: {
                [key: string]: unknown;
            }[];
            /** @description The tournaments that the account has entered. */
            tournament_players: {
                [key: string]: unknown;
            }[];
            /** @description The tournaments that the account has opened. */
            tournaments: {
                [key: string]: unknown;
            }[];
            /** @description The account's vacations of the last year. */
            vacations: {
                [key: string]: unknown;
            }[];
            /** @description The last requests to these webhooks. */
            webhook_deliveries: {
                [key: string]: unknown;
            }[];
            /** @description The account's webhooks. */
            webhooks: {
                [key: string]: unknown;
            }[];
        };
        /** @description An account, as moderators see it. */
        AccountOverview: {
            /**
             * @description The last 20 actions of moderators and admins on the account, the latest first, without answers to reports.
             *     Each has the name at that time.
             */
            actions: components["schemas"]["AdminAction"][];
            ban?: components["schemas"]["BanInForce"] | null;
            /**
             * Format: date-time
             * @description The time at which the account was created.
             */
            created_at: string;
            /**
             * Format: int32
             * @description The number of devices that are signed in.
             */
            devices: number;
            /**
             * Format: int32
             * @description The number of games in which it has a seat.
             */
            games: number;
            /** @description Whether it is a guest account. */
            guest: boolean;
            /**
             * Format: date-time
             * @description The end of its mute. Null if it is not muted.
             */
            muted_until?: string | null;
            /** @description The player's name. */
            name: string;
            /** @description The name of the owner of a bot. Null for a person. */
            owner?: string | null;
            /** @description The player's public id. */
            player_id: components["schemas"]["PlayerId"];
            /** @description The last 20 reports about the account or what it said, the latest first. None for yourself. */
            reports: components["schemas"]["Report"][];
            /** @description The role. */
            role: components["schemas"]["Role"];
            /**
             * Format: int32
             * @description The number of these that are not over, and in which it plays itself.
             */
            unfinished_games: number;
        };
        /** @description Changes to an account. */
        AccountUpdateRequest: {
            /** @description The new name. The old one stays reserved for 30 days. */
            name?: string | null;
        };
        /** @description An admin action. */
        AdminAction: {
            /** @description The name of the account acted on, at that time. Null for an action on something else. */
            account?: string | null;
            /** @description The kind of action. */
            action: components["schemas"]["AdminActionKind"];
            /** @description The admin's name at that time. Null for an action on the command line. */
            admin?: string | null;
            /**
             * Format: date-time
             * @description The time of the action.
             */
            at: string;
            /**
             * Format: uuid
             * @description The game acted on. Null for an action on something else.
             */
            game?: string | null;
            /**
             * Format: uuid
             * @description The action's id.
             */
            id: string;
            /** @description The reason given; of a notice, its English text. */
            reason?: string | null;
            /**
             * Format: uuid
             * @description The tournament ruled on. Null for an action on something else.
             */
            tournament?: string | null;
            /**
             * Format: date-time
             * @description The end of a ban, a mute or a notice. Null for one without, and for other actions.
             */
            until?: string | null;
        };
        /**
         * @description The kind of an admin action.
         * @enum {string}
         */
        AdminActionKind: "grant" | "appoint" | "revoke" | "ban" | "unban" | "void_game" | "close_report" | "mute" | "unmute" | "post_notice" | "remove_notice" | "rename" | "delete_account" | "pause_tournament" | "resume_tournament" | "cancel_tournament" | "remove_entrant" | "decide_table";
        /** @description A page of the admin log, latest first. */
        AdminActionPage: {
            /** @description The actions. */
            items: components["schemas"]["AdminAction"][];
            /** @description Pass this as `cursor` to get the next page. Null on the last page. */
            next?: string | null;
        };
        /** @description The reason for an action. */
        AdminActionRequest: {
            /** @description The reason, for the admin log: at most 500 characters. */
            reason: string;
        };
        /** @description An alert. */
        Alert: {
            clock?: components["schemas"]["ClockKind"] | null;
            /**
             * Format: uuid
             * @description The id that you have given it.
             */
            id: string;
            /** @description Only rated games, or only casual ones. Null for both. */
            rated?: boolean | null;
            /**
             * Format: int32
             * @description Only games with this many seats. Null for all.
             */
            seats?: number | null;
            /**
             * Format: date-time
             * @description The time at which it ends.
             */
            until: string;
            variant?: components["schemas"]["Variant"] | null;
        };
        /** @description Your alerts. */
        AlertList: {
            /** @description The alerts that have not ended. */
            items: components["schemas"]["Alert"][];
        };
        /** @description A decision and its alternatives. */
        AnalysedDecision: {
            /** @description The best move of those compared; the one made where none stands out. */
            best: components["schemas"]["Move"];
            /**
             * Format: int32
             * @description The number of moves compared.
             */
            compared: number;
            /** @description Whether the error counts: it is at least 3 points, and two standard errors. */
            counts: boolean;
            /**
             * @description The value of the best move minus that of the one made, in points, over worlds that were possible for
             *     what the seat knew. Zero where no move stands out.
             */
            error: components["schemas"]["Estimate"];
            /** @description The move that was made. */
            played: components["schemas"]["Move"];
            /** @description The seat that decided. */
            seat: components["schemas"]["Seat"];
            /**
             * Format: int32
             * @description The number of its first event.
             */
            seq: number;
            /** @description The value before it. */
            value: unknown;
        };
        /** @description The analysis of a game. */
        AnalysisAnswer: {
            /** @description The analysis. */
            analysis: components["schemas"]["GameAnalysis"];
            /** @description Nothing. In 0.1.0, the reason for which there was no analysis. */
            reason?: string;
            /** @description The state of the analysis: it is there. */
            status: components["schemas"]["AnalysisStatus"];
        };
        /**
         * @description The state of an analysis.
         * @enum {string}
         */
        AnalysisStatus: "ready";
        /** @description The index of the API. */
        ApiIndex: {
            /** @description Links: URLs if the operator has set the public URL, or else paths. */
            links: components["schemas"]["ApiLinks"];
            /** @description The name of the server's program. */
            name: string;
            /** @description The version of the server. */
            version: string;
        };
        /** @description An API key, without the key itself. */
        ApiKeyInfo: {
            /**
             * Format: date-time
             * @description The time at which it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description The time at which it expires.
             */
            expires_at: string;
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description Your name for it. */
            label: string;
            /** @description The purposes for which it may be used. */
            scopes: components["schemas"]["ApiScope"][];
            /**
             * Format: date-time
             * @description The time at which it was last used, or up to an hour before. Null if it was not.
             */
            used_at?: string | null;
        };
        /** @description The API keys of an account. */
        ApiKeyList: {
            /** @description The keys, oldest first. */
            items: components["schemas"]["ApiKeyInfo"][];
        };
        /**
         * ApiKeyMadeItem
         * @description An API key of the account was made.
         */
        ApiKeyMadeItem: {
            /**
             * Format: date-time
             * @description The time of the event.
             */
            at: string;
            /** @description A text to show below the title. */
            body: string;
            /**
             * @description The name of the player who invites, opened the table, asks to be friends or has accepted, or of the
             *     bot that was renamed. Null for other kinds, and if the account was deleted.
             */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * @description The operator's contact for objections to that: a `mailto:` or `https:` URL. Null for other kinds, and
             *     if there is none.
             */
            contact?: string | null;
            /**
             * Format: uuid
             * @description The game's id. Null if the item is about the account.
             */
            game?: string | null;
            /** @description The reason of the moderator who gave another name. Null for other kinds. */
            given_reason?: string | null;
            /**
             * Format: uuid
             * @description The key's id.
             */
            key: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "api_key_made";
            /**
             * Format: int32
             * @description The item's number, from 1. Numbers grow in the order of events.
             */
            seq: number;
            /** @description One line to show, in the language of the request. */
            title: string;
            /**
             * Format: int32
             * @description The number of the event in the game's log. Null if the item is about the account.
             */
            version?: number | null;
        };
        /** @description Links that are good to know before the first request. */
        ApiLinks: {
            /** @description The app. */
            app: string;
            /** @description Cities and routes. */
            board: string;
            /** @description The bots of the server. */
            bots: string;
            /** @description The documentation of the API. */
            documentation: string;
            /** @description The places at which to draw the board. */
            geometry: string;
            /** @description The OpenAPI document. */
            openapi: string;
            /** @description Phrases and reactions. */
            phrases: string;
            /** @description The rules in short sentences. */
            rules: string;
            /** @description Tickets and packs. */
            tickets: string;
            /** @description The server's time. */
            time: string;
            /** @description Variants. */
            variants: string;
        };
        /**
         * @description A use of a key.
         * @enum {string}
         */
        ApiScope: "read" | "play" | "host";
        /**
         * ArenaFormat
         * @description Players without a table are seated again and again, until the time is over.
         */
        ArenaFormat: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "arena";
            /**
             * Format: int32
             * @description The time in which tables are opened, in minutes.
             */
            minutes: number;
        };
        /**
         * AuthorizationCodeProof
         * @description An authorization code, as a browser brings it back. The server exchanges it.
         */
        AuthorizationCodeProof: {
            /** @description The code. */
            code: string;
            /** @description The PKCE verifier. The authorization request had its SHA-256 (`S256`). */
            code_verifier: string;
            /** @description The redirect URI of the authorization request. */
            redirect_uri: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "authorization_code";
        };
        /**
         * @description The reason why a bot plays a person's seat (R10.1).
         * @enum {string}
         */
        AwayReason: "resigned" | "out_of_time";
        /** @description The ban of an account. */
        BanInForce: {
            /** @description The reason. Null if it was banned without one. */
            reason?: string | null;
            /**
             * Format: date-time
             * @description Since when the account is banned.
             */
            since: string;
            /**
             * Format: date-time
             * @description The end. Null if it has none.
             */
            until?: string | null;
        };
        /** @description A ban. */
        BanRequest: {
            /**
             * Format: int32
             * @description The number of days after which the ban ends by itself. Without it, the ban lasts until it is lifted.
             */
            days?: number | null;
            /** @description The reason, which the banned person reads: at most 500 characters. */
            reason: string;
        };
        /**
         * BankClock
         * @description One allowance for the whole game, with an increment after every turn.
         */
        BankClock: {
            /**
             * Format: int32
             * @description Time added after every turn, in seconds, 0 to 86,400.
             */
            increment: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "bank";
            /**
             * Format: int32
             * @description Time for the whole game, in seconds, 60 to 1,209,600 (14 days).
             */
            seconds: number;
        };
        /** @description The players that you have blocked. */
        BlockList: {
            /** @description The players, by name; at most 500. */
            items: components["schemas"]["BlockedPlayer"][];
        };
        /** @description A player that an account has blocked. */
        BlockedPlayer: {
            /**
             * Format: date-time
             * @description Since when.
             */
            blocked_at: string;
            /** @description The player's name. */
            name: string;
            /** @description The player's id. */
            player_id: components["schemas"]["PlayerId"];
        };
        /** @description The board as printed. */
        Board: {
            /** @description The 47 cities. */
            cities: components["schemas"]["BoardCity"][];
            /** @description The 101 routes. */
            routes: components["schemas"]["RouteFacts"][];
        };
        /** @description A city of the board. */
        BoardCity: {
            /** @description Whether tickets to it count as Big Cities tickets (R1.5). */
            big_city: boolean;
            /** @description Today's country, ISO 3166-1 alpha-2. */
            country: string;
            /** @description The name in the language of the request, as travellers of 1912 may have known it. */
            display_name: string;
            /** @description The id. */
            id: components["schemas"]["CityId"];
            /**
             * Format: double
             * @description Latitude in degrees north.
             */
            lat: number;
            /** @description Today's local name. */
            local: string;
            /**
             * Format: double
             * @description Longitude in degrees east.
             */
            lon: number;
            /** @description Today's English name. */
            modern: string;
            /** @description The name printed on the board. */
            name: string;
            /** @description The printed name in ASCII. */
            name_ascii: string;
            /**
             * Format: double
             * @description Position on the board from the left edge, 0 to 1.
             */
            x: number;
            /**
             * Format: double
             * @description Position on the board from the top edge, 0 to 1.
             */
            y: number;
        };
        /**
         * @description The places at which everything is drawn on the board. Coordinates run from the top left corner
         *     to the right and down.
         */
        BoardGeometry: {
            /** @description The 47 cities. */
            cities: components["schemas"]["CityPlace"][];
            /**
             * @description The coast as one SVG path with the commands `M`, `L` and `Z`. Filled by the even-odd rule,
             *     it is the land.
             */
            coast: string;
            /**
             * Format: int32
             * @description The height of the board.
             */
            height: number;
            /** @description The text for which the labels have room. */
            lettering: components["schemas"]["Lettering"];
            /** @description The 101 routes. */
            routes: components["schemas"]["DrawnRoute"][];
            /** @description The measures that all spaces have in common. */
            space: components["schemas"]["SpaceSize"];
            /** @description The land under the routes: relief, rivers, lakes and borders. */
            terrain: components["schemas"]["Terrain"];
            /**
             * Format: int32
             * @description The width of the board. It sets the unit of all lengths.
             */
            width: number;
        };
        /** @description A route that a station lends to its owner (R8.2). */
        BorrowedRoute: {
            /** @description The city of the station. */
            city: components["schemas"]["CityId"];
            /** @description The opponent's route. */
            route: components["schemas"]["RouteId"];
        };
        /** @description A bot of yours. */
        BotAccount: {
            /**
             * Format: date-time
             * @description The time at which it was made.
             */
            created_at: string;
            /**
             * Format: uuid
             * @description The id of its account, which only you and the operator see.
             */
            id: string;
            /** @description Its name. */
            name: string;
            /** @description Its public player id. */
            player_id: components["schemas"]["PlayerId"];
        };
        /** @description Your bots. */
        BotAccountList: {
            /** @description The bots, by name. */
            items: components["schemas"]["BotAccount"][];
        };
        /**
         * BotAddedEvent
         * @description A bot was put in a seat.
         */
        BotAddedEvent: {
            /**
             * Format: date-time
             * @description The time at which the event was recorded. Clocks count from this time.
             */
            at: string;
            color: components["schemas"]["PlayerColor"];
            level: components["schemas"]["BotLevel"];
            seat: components["schemas"]["Seat"];
            /**
             * Format: int32
             * @description The event's number, from 1. The version of a game is the number of its last event.
             */
            seq: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bot_added";
        };
        /** @description The bots of the server. */
        BotBook: {
            /** @description The bots, the weakest first. */
            bots: components["schemas"]["BotFacts"][];
        };
        /** @description A bot of the server. */
        BotFacts: {
            /** @description The behaviour in the language of the request. */
            description: string;
            difficulty?: components["schemas"]["Difficulty"] | null;
            /** @description The name in the language of the request. */
            display_name: string;
            /** @description The level, as `bots` of a new game takes it. */
            level: components["schemas"]["BotLevel"];
            /** @description The strength at tables of two, three, four and five. Empty while it has not been measured. */
            strength: components["schemas"]["Strength"][];
            /**
             * Format: int32
             * @description The time that it thinks about a move, less on a busy server. 0 if it moves at once.
             */
            thinking_milliseconds: number;
        };
        /**
         * @description The strength of a bot.
         * @enum {string}
         */
        BotLevel: "random" | "porter" | "conductor" | "stationmaster" | "director";
        /**
         * BotRemovedEvent
         * @description A bot was removed from a seat before the game began.
         */
        BotRemovedEvent: {
            /**
             * Format: date-time
             * @description The time at which the event was recorded. Clocks count from this time.
             */
            at: string;
            seat: components["schemas"]["Seat"];
            /**
             * Format: int32
             * @description The event's number, from 1. The version of a game is the number of its last event.
             */
            seq: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bot_removed";
        };
        /**
         * BotSeat
         * @description A server bot.
         */
        BotSeat: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "bot";
            /** @description Its strength. */
            level: components["schemas"]["BotLevel"];
        };
        /**
         * BuildStationMove
         * @description Build a station (R8.1).
         */
        BuildStationMove: {
            /** @description The city to build in. */
            city: components["schemas"]["CityId"];
            /** @description The cards to lay. */
            payment: components["schemas"]["Payment"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "build_station";
        };
        /** @description The link to the calendar, without its secret. */
        CalendarLink: {
            /**
             * Format: date-time
             * @description The time at which the link was made. Null if there is none.
             */
            created_at?: string | null;
        };
        /**
         * CancelDirection
         * @description It is called off. Games that go on end without a result. In a rated tournament, only before it
         *     begins.
         */
        CancelDirection: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "cancel";
            /** @description The reason. Default: `organiser`. */
            reason?: string | null;
        };
        /**
         * CancelRuling
         * @description It is called off. Games that go on end without a result.
         */
        CancelRuling: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "cancel";
            /** @description The reason. */
            reason: string;
        };
        /**
         * @description The colour of a train card or of a route's spaces (R1.2).
         * @enum {string}
         */
        CardColor: "pink" | "blue" | "orange" | "white" | "green" | "yellow" | "black" | "red";
        /**
         * CardDrawnEvent
         * @description A card was drawn blind from the deck (R4.1). The card is secret.
         */
        CardDrawnEvent: {
            /**
             * Format: date-time
             * @description The time at which the event was recorded. Clocks count from this time.
             */
            at: string;
            /** @description Absent for a viewer who may not see the card. */
            card?: components["schemas"]["TrainCard"];
            seat: components["schemas"]["Seat"];
            /**
             * Format: int32
             * @description The event's number, from 1. The version of a game is the number of its last event.
             */
            seq: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "card_drawn";
        };
        /**
         * CardTakenEvent
         * @description A face-up card was taken (R4.1). `slot` is 0 to 4.
         */
        CardTakenEvent: {
            /**
             * Format: date-time
             * @description The time at which the event was recorded. Clocks count from this time.
             */
            at: string;
            card: components["schemas"]["TrainCard"];
            seat: components["schemas"]["Seat"];
            /**
             * Format: int32
             * @description The event's number, from 1. The version of a game is the number of its last event.
             */
            seq: number;
            /** Format: int32 */
            slot: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "card_taken";
        };
        /**
         * CardTurnedUpEvent
         * @description A card from the deck was laid face up (R4.2). `slot` is 0 to 4.
         */
        CardTurnedUpEvent: {
            /**
             * Format: date-time
             * @description The time at which the event was recorded. Clocks count from this time.
             */
            at: string;
            card: components["schemas"]["TrainCard"];
            /**
             * Format: int32
             * @description The event's number, from 1. The version of a game is the number of its last event.
             */
            seq: number;
            /** Format: int32 */
            slot: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "card_turned_up";
        };
        /**
         * CardsDealtEvent
         * @description Train cards were dealt (R2.1). The cards are secret.
         */
        CardsDealtEvent: {
            /**
             * Format: date-time
             * @description The time at which the event was recorded. Clocks count from this time.
             */
            at: string;
            /** @description Absent for a viewer who may not see the cards; then there is a `count`. */
            cards?: components["schemas"]["TrainCard"][];
            /** @description The number, in place of the secret. */
            count?: number;
            seat: components["schemas"]["Seat"];
            /**
             * Format: int32
             * @description The event's number, from 1. The version of a game is the number of its last event.
             */
            seq: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "cards_dealt";
        };
        /** @description Train cards drawn during play. */
        CardsDrawn: {
            /**
             * Format: int32
             * @description Blind, from the deck.
             */
            blind: number;
            /**
             * Format: int32
             * @description Taken from those face up.
             */
            face_up: number;
            /**
             * Format: int32
             * @description Locomotives among those taken face up.
             */
            locomotives: number;
        };
        /** @description A daily challenge. */
        Challenge: {
            /** @description The bots, in the seats after the player's. */
            bots: components["schemas"]["BotLevel"][];
            /**
             * Format: date
             * @description Its day, in UTC. Games begin on that day only.
             */
            day: string;
            /** @description The deal that all its games have. Its commitment was fixed before the first of them. */
            deal: components["schemas"]["SharedDeal"];
            /** @description The options of its games. */
            options: components["schemas"]["GameOptions"];
            /**
             * @description Whether the secret of the deal is public: the day and the last of its games are over. Then
             *     everybody's games can be replayed.
             */
            revealed: boolean;
            you?: components["schemas"]["ChallengeGame"] | null;
        };
        /** @description The board of a challenge, or a page of it. */
        ChallengeBoard: {
            /**
             * Format: date
             * @description The first day that counts.
             */
            from: string;
            /** @description The players, best first. */
            items: components["schemas"]["ChallengeEntry"][];
            /** @description Pass this as `cursor` to get the next page. Null on the last page. */
            next?: string | null;
            /**
             * Format: date
             * @description The last day that counts.
             */
            until: string;
        };
        /** @description A player on the board of a challenge. */
        ChallengeEntry: {
            /**
             * Format: uuid
             * @description The game, to be replayed, once the deal is revealed. Null before, and for several games.
             */
            game?: string | null;
            /**
             * Format: int32
             * @description The number of games that they come from.
             */
            games: number;
            /** @description The player's name. */
            name: string;
            /**
             * Format: int32
             * @description The place at the table, from 1; the best of a week.
             */
            place: number;
            /** @description The player's id. */
            player_id: components["schemas"]["PlayerId"];
            /**
             * Format: int32
             * @description The points.
             */
            points: number;
            /**
             * Format: int32
             * @description 1 plus the number of players with more points. Players with equal points share a rank.
             */
            rank: number;
        };
        /** @description Your game in a challenge. */
        ChallengeGame: {
            /**
             * Format: date-time
             * @description The time at which it ended. Null while it runs.
             */
            ended_at?: string | null;
            /**
             * Format: uuid
             * @description The game.
             */
            game: string;
            /**
             * Format: int32
             * @description Your place at the table, from 1.
             */
            place?: number | null;
            /**
             * Format: int32
             * @description Your points. Null while it runs, and if you left it.
             */
            points?: number | null;
            /**
             * Format: int32
             * @description Your rank among the players so far.
             */
            rank?: number | null;
        };
        /** @description Challenges, the latest first. */
        ChallengePage: {
            /** @description The challenges. */
            items: components["schemas"]["Challenge"][];
            /** @description Pass this as `cursor` to get the next page. Null on the last page. */
            next?: string | null;
        };
        /**
         * @description The time that a board of challenges covers.
         * @enum {string}
         */
        ChallengeSpan: "day" | "week";
        /** @description The luck of a seat in one event of chance, in points. */
        ChanceLuck: {
            /** @description The kind of chance. */
            kind: components["schemas"]["LuckKind"];
            /** @description The value after the event minus the mean over what could have come instead. */
            luck: components["schemas"]["Estimate"];
            /** @description The seat that was lucky or not. */
            seat: components["schemas"]["Seat"];
            /**
             * Format: int32
             * @description The number of the event.
             */
            seq: number;
        };
        /** @description The chances of all seats. */
        Chances: {
            /** @description The seats, in seat order. */
            seats: components["schemas"]["SeatChances"][];
            /**
             * Format: int32
             * @description The version that is judged.
             */
            version: number;
        };
        /**
         * ChooseStep
         * @description The player chooses an action (R3.1).
         */
        ChooseStep: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "choose";
        };
        /** @description A city in which you can build a station. */
        CityChoice: {
            /** @description The same payments in groups: a colour, then the number of locomotives. */
            by_color: components["schemas"]["PaymentRange"][];
            /** @description The city. */
            city: components["schemas"]["CityId"];
            /**
             * Format: int32
             * @description The number of ways to pay for the station.
             */
            payments: number;
        };
        /**
         * @description The id of a city
         * @enum {string}
         */
        CityId: "amsterdam" | "angora" | "athina" | "barcelona" | "berlin" | "brest" | "brindisi" | "bruxelles" | "bucuresti" | "budapest" | "cadiz" | "constantinople" | "danzig" | "dieppe" | "edinburgh" | "erzurum" | "essen" | "frankfurt" | "kharkov" | "kobenhavn" | "kyiv" | "lisboa" | "london" | "madrid" | "marseille" | "moskva" | "munchen" | "palermo" | "pamplona" | "paris" | "petrograd" | "riga" | "roma" | "rostov" | "sarajevo" | "sevastopol" | "smolensk" | "smyrna" | "sochi" | "sofia" | "stockholm" | "venezia" | "warszawa" | "wien" | "wilno" | "zagrab" | "zurich";
        /** @description The place of the name of a city. */
        CityLabel: {
            /** @description The part of the text at `x`. */
            anchor: components["schemas"]["LabelAnchor"];
            /**
             * Format: double
             * @description The width of the city's longest name, in any language of the service.
             */
            width: number;
            /**
             * Format: double
             * @description The start, the middle or the end of the text, by `anchor`.
             */
            x: number;
            /**
             * Format: double
             * @description The base line of the text.
             */
            y: number;
        };
        /** @description The place of a city. */
        CityPlace: {
            /** @description The city. */
            id: components["schemas"]["CityId"];
            /** @description The place of its name. */
            label: components["schemas"]["CityLabel"];
            /**
             * Format: double
             * @description The centre of its dot. Dots up to a radius of 11 cover nothing.
             */
            x: number;
            /**
             * Format: double
             * @description The centre of its dot.
             */
            y: number;
        };
        /**
         * ClaimRouteMove
         * @description Claim a route (R5). On a tunnel this lays the cards, and the claim may ask for more (R6.1).
         */
        ClaimRouteMove: {
            /** @description The cards to lay. */
            payment: components["schemas"]["Payment"];
            /** @description The route. */
            route: components["schemas"]["RouteId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "claim_route";
        };
        /**
         * ClaimRouteOrder
         * @description Claim a route, if it is still open to the player.
         */
        ClaimRouteOrder: {
            /** @description The alternative if the route is closed by then. */
            otherwise: components["schemas"]["Otherwise"];
            /** @description The cards to lay. */
            payment: components["schemas"]["Payment"];
            /** @description The route. */
            route: components["schemas"]["RouteId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "claim_route";
        };
        /**
         * @description The kind of clock of a game.
         * @enum {string}
         */
        ClockKind: "none" | "per_move" | "bank";
        /** @description The clock of a seat. */
        ClockView: {
            /**
             * Format: int64
             * @description The seat's remaining time bank, in milliseconds. Null while the game is waiting for this
             *     seat, and in games without a time bank.
             */
            bank_ms?: number | null;
            /**
             * Format: date-time
             * @description The seat's deadline, after which the server moves for it (R10.2). Null while the game is not
             *     waiting for this seat.
             */
            deadline?: string | null;
            /**
             * Format: int64
             * @description The time that the player has when they come back from vacation, in milliseconds. Absent unless
             *     the game would wait for this seat now (R10.8).
             */
            left_ms?: number | null;
            /** @description The seat's number, from 0. */
            seat: components["schemas"]["Seat"];
            sleeping_hours?: components["schemas"]["SleepingHours"] | null;
            sleeping_hours_change?: components["schemas"]["SleepingHoursChange"] | null;
        };
        /**
         * CloseEntryDirection
         * @description Refuses everybody who would enter, until it is opened again. Members stay.
         */
        CloseEntryDirection: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "close_entry";
        };
        /** @description The thing to which a code leads. */
        CodeTarget: {
            /**
             * Format: uuid
             * @description The id of the game, the tournament or the league.
             */
            id: string;
            /** @description The kind. */
            kind: components["schemas"]["CodeTargetKind"];
        };
        /**
         * @description The kind of the thing to which a code leads.
         * @enum {string}
         */
        CodeTargetKind: "game" | "tournament" | "league";
        /** @description The result of a command. */
        CommandResult: {
            /**
             * @description The new events, as you may see them. They include the bots' next moves, unless the bots need
             *     long to think.
             */
            events: components["schemas"]["LoggedEvent"][];
            /** @description The head of the log, which is also the `ETag`. Send it as `If-Match` with your next move. */
            head: components["schemas"]["Head"];
            /**
             * Format: int32
             * @description The number of the last event.
             */
            version: number;
            /** @description The game as you now see it. */
            view: components["schemas"]["LiveGameView"];
        };
        /** @description A new API key. */
        CreatedApiKey: {
            /**
             * Format: date-time
             * @description The time at which it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description The time at which it expires.
             */
            expires_at: string;
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description The key. It is sent only now. */
            key: string;
            /** @description Your name for it. */
            label: string;
            /** @description The purposes for which it may be used. */
            scopes: components["schemas"]["ApiScope"][];
            /**
             * Format: date-time
             * @description The time at which it was last used, or up to an hour before. Null if it was not.
             */
            used_at?: string | null;
        };
        /** @description A new link to the calendar. */
        CreatedCalendarLink: {
            /**
             * @description The link, with a secret. It is sent only now. It is relative to the host if the operator has not
             *     set the public URL.
             */
            url: string;
        };
        /** @description A webhook with its new secret. */
        CreatedWebhook: {
            /**
             * Format: int32
             * @description The maximum number of notifications in one request.
             */
            batch: number;
            /**
             * Format: date-time
             * @description The time at which the webhook was added.
             */
            created_at: string;
            /**
             * Format: int32
             * @description The minutes for which notifications are collected before they are sent together; 0 sends at
             *     once.
             */
            digest_minutes: number;
            /**
             * Format: int32
             * @description Notifications dropped because they could not be delivered for a day.
             */
            dropped: number;
            /**
             * Format: date-time
             * @description The time of the first of these failures. Null if the last request succeeded.
             */
            failing_since?: string | null;
            /**
             * Format: int32
             * @description Consecutive failures. The delay before the next attempt grows with each one.
             */
            failures: number;
            /**
             * Format: uuid
             * @description The webhook's id.
             */
            id: string;
            /** @description Whether the webhook is paused: nothing is sent to it, and nothing is collected meanwhile. */
            is_paused: boolean;
            /** @description The kinds of notification sent. */
            kinds: components["schemas"]["NotificationKind"][];
            /** @description The language of the person who reads the notifications (BCP 47). */
            language: string;
            /** @description The reason for the last failure. Null if there was none. */
            last_error?: string | null;
            /**
             * Format: date-time
             * @description The time until which the secrets before the present one sign requests as well. Null if there is
             *     none.
             */
            old_secrets_until?: string | null;
            paused_by?: components["schemas"]["PausedBy"] | null;
            quiet?: components["schemas"]["QuietHours"] | null;
            /** @description The seconds before the deadline of a turn at which `deadline_near` is sent. */
            remind_before: number[];
            /**
             * @description The secret that signs the webhook's requests, shown only here: `whsec_`, and the key in Base64, for
             *     the libraries of [Standard Webhooks](https://www.standardwebhooks.com). The webhook `notifications` of
             *     this document has the headers. While old secrets sign as well, there is a signature of each.
             */
            secret: string;
            /** @description The URL. */
            url: string;
        };
        /** @description A name and a password. */
        Credentials: {
            /** @description The device's name in the list of devices. Default: the `User-Agent`. */
            device?: string | null;
            /**
             * @description 2 to 24 letters, digits, spaces, `-`, `_` or `.`, and apostrophes between letters, counted after
             *     normalization (NFKC). Names are unique regardless of case (`Straße` and `STRASSE` are one), and
             *     names that look alike count as equal.
             */
            name: string;
            /**
             * Format: password
             * @description 8 to 128 characters. Common passwords are refused. It makes no difference how a keyboard
             *     composes its letters.
             */
            password: string;
        };
        /**
         * DeadlineNearDelivery
         * @description The time of the player's turn runs out soon.
         */
        DeadlineNearDelivery: {
            /**
             * Format: date-time
             * @description The time of the event; for a reminder, the time at which it became due.
             */
            at: string;
            /** @description A text to show below the title. */
            body: string;
            /** @description The name of the player who sent the invitation, opened the table, asks to be friends or has accepted. */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * Format: date-time
             * @description The deadline of the turn; absent if the game has no clock.
             */
            deadline?: string | null;
            /**
             * Format: uuid
             * @description The game's id. The nil UUID for a kind that is about no game.
             */
            game: string;
            /**
             * Format: uuid
             * @description The id of the delivery; the same on every attempt.
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "deadline_near";
            /** @description The language of the texts (BCP 47). */
            language: string;
            /** @description The player's name. */
            name: string;
            /** @description The names of the others in the game, in seat order; empty texts for deleted accounts. */
            opponents: string[];
            /** @description The player's id. */
            player_id: components["schemas"]["PlayerId"];
            /**
             * Format: int32
             * @description The threshold: how many seconds before the deadline.
             */
            seconds: number;
            /**
             * @description One line to show, in the language of the webhook, or in English if that is not among those of
             *     the server.
             */
            title: string;
            /** @description The variant of the game; `classic` for a kind that is about no game. */
            variant: components["schemas"]["Variant"];
            /**
             * Format: int32
             * @description The number of the event in the game's log; 0 for a kind that is about no game.
             */
            version: number;
        };
        /**
         * DealingPhase
         * @description Players choose their first tickets (R2.5).
         */
        DealingPhase: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "dealing";
            /** @description The seats that still have to choose. */
            waiting: components["schemas"]["Seat"][];
        };
        /**
         * DecideRuling
         * @description The result of a table is decided. If its game still goes on, it ends without a result.
         */
        DecideRuling: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "decide";
            /**
             * @description The place of each player, in turn order, from 1; tied players share one, and the next ones are
             *     skipped.
             */
            places: number[];
            /** @description The reason. */
            reason: string;
            /**
             * Format: int32
             * @description The round, from 0.
             */
            round: number;
            /**
             * Format: int32
             * @description The number of the table in its round, from 0.
             */
            table: number;
        };
        /**
         * DeckReshuffledEvent
         * @description The discards were shuffled into a new deck (R4.8).
         */
        DeckReshuffledEvent: {
            /**
             * Format: date-time
             * @description The time at which the event was recorded. Clocks count from this time.
             */
            at: string;
            /**
             * Format: int32
             * @description The event's number, from 1. The version of a game is the number of its last event.
             */
            seq: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "deck_reshuffled";
        };
        /** @description One notification as sent to a webhook, with what a message to the player says. */
        Delivery: components["schemas"]["YourTurnDelivery"] | components["schemas"]["DeadlineNearDelivery"] | components["schemas"]["InvitedDelivery"] | components["schemas"]["RematchDelivery"] | components["schemas"]["KeptSeatOpenedDelivery"] | components["schemas"]["StartedDelivery"] | components["schemas"]["FinishedDelivery"] | components["schemas"]["VoidedDelivery"] | components["schemas"]["SeatHandedOverDelivery"] | components["schemas"]["StandInSeatedDelivery"] | components["schemas"]["StandingOrderDelivery"] | components["schemas"]["TableOpenedDelivery"] | components["schemas"]["FriendRequestDelivery"] | components["schemas"]["FriendAcceptedDelivery"] | components["schemas"]["TournamentSoonDelivery"] | components["schemas"]["TournamentFinishedDelivery"] | components["schemas"]["TournamentCancelledDelivery"] | components["schemas"]["TournamentWithdrawnDelivery"] | components["schemas"]["TournamentRemovedDelivery"] | components["schemas"]["TableRuledDelivery"] | components["schemas"]["LeagueEndsDelivery"] | components["schemas"]["LeagueLeftDelivery"] | components["schemas"]["LeagueRemovedDelivery"] | components["schemas"]["LeagueSeasonDelivery"] | components["schemas"]["SeasonFinishedDelivery"] | components["schemas"]["TestDelivery"];
        /**
         * @description The state of a delivery.
         * @enum {string}
         */
        DeliveryState: "waiting" | "delivered" | "given_up";
        /** @description The keys with which notifications to a device are encrypted. */
        DeviceKeys: {
            /** @description The authentication secret: 16 bytes in base64url. */
            auth: string;
            /** @description The public key of the device: an uncompressed point of P-256 in base64url. */
            p256dh: string;
        };
        /** @description The subscription of this device. */
        DeviceSubscription: {
            /**
             * Format: date-time
             * @description The time at which the device subscribed with this URL.
             */
            created_at: string;
            /**
             * Format: int32
             * @description Notifications dropped because the push service did not take them.
             */
            dropped: number;
            /** @description The URL of the push service. */
            endpoint: string;
            /**
             * Format: int32
             * @description Consecutive failures. The delay before the next attempt grows with each one.
             */
            failures: number;
            /** @description The kinds of notification pushed. */
            kinds: components["schemas"]["NotificationKind"][];
            /** @description The language of the notifications (BCP 47). */
            language: string;
            /** @description The reason for the last failure. Null if there was none. */
            last_error?: string | null;
            quiet?: components["schemas"]["QuietHours"] | null;
            /** @description The numbers of seconds before the deadline of a turn at which `deadline_near` is pushed. */
            remind_before: number[];
        };
        /**
         * @description The difficulty of a bot for people.
         * @enum {string}
         */
        Difficulty: "easy" | "medium" | "hard" | "best";
        /** @description Something that can be said to the table of a game. */
        DisplayedPhrase: {
            /** @description The emoji of a reaction. Null for a phrase. */
            emoji?: string | null;
            /** @description The phrase. */
            id: components["schemas"]["Phrase"];
            /** @description The manner in which to show it. */
            kind: components["schemas"]["PhraseKind"];
            /** @description The phrase in the language of the request; of a reaction, its name. */
            text: string;
        };
        /**
         * @description A step of a lesson. The next one follows when its move is made or, without a move, when the text
         *     has been read.
         */
        DisplayedStep: {
            move?: components["schemas"]["Move"] | null;
            points_at?: components["schemas"]["LessonArea"] | null;
            /** @description The text in the language of the request. */
            text: string;
            /**
             * Format: int32
             * @description The number of the turn it belongs to (R9.5); 0 while the first tickets are chosen.
             */
            turn: number;
        };
        /** @description A prepared table: a lesson. */
        DisplayedTable: {
            /** @description A sentence about it, in the language of the request. */
            description: string;
            /**
             * Format: int32
             * @description The time it takes, in minutes.
             */
            minutes: number;
            /** @description The name by which it is opened. */
            name: string;
            /** @description The table itself. */
            script: components["schemas"]["Script"];
            /** @description The steps of the lesson, in order. */
            steps: components["schemas"]["DisplayedStep"][];
            /** @description The title in the language of the request. */
            title: string;
        };
        /** @description A ticket, and how to show it. */
        DisplayedTicket: {
            /** @description The ticket's id. */
            id: components["schemas"]["TicketId"];
            /** @description Whether it is a long or a standard ticket. */
            kind: components["schemas"]["TicketKind"];
            /**
             * Format: int32
             * @description Points gained if it is completed, lost if it is not.
             */
            points: number;
            /** @description Its cities and points in the language of the request. */
            text: string;
        };
        /**
         * DrawCardMove
         * @description Draw a train card blind from the deck (R4.1).
         */
        DrawCardMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "draw_card";
        };
        /**
         * DrawCardsOrder
         * @description Draw two train cards blind from the deck.
         */
        DrawCardsOrder: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "draw_cards";
        };
        /**
         * DrawTicketsMove
         * @description Draw destination tickets; at least one must be kept (R7.1).
         */
        DrawTicketsMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "draw_tickets";
        };
        /** @description A route, with what its picture shows. */
        DrawnRoute: {
            color?: components["schemas"]["CardColor"] | null;
            /**
             * Format: int32
             * @description Locomotives a ferry requires: as many of its spaces show one. 0 for a route on land.
             */
            ferry: number;
            /** @description The route. */
            id: components["schemas"]["RouteId"];
            /**
             * Format: double
             * @description The size of each of its spaces along the route.
             */
            space_length: number;
            /** @description Its spaces, from the city `from` of its facts to `to`. Each is a rectangle. */
            spaces: components["schemas"]["SpacePlace"][];
            /** @description Whether it is a tunnel. */
            tunnel: boolean;
        };
        /** @description The dumps of finished games that this server publishes, the latest month first. */
        DumpList: {
            /** @description The dumps, at most 240. */
            items: components["schemas"]["PublishedDump"][];
        };
        /**
         * EliminationFormat
         * @description The best of each table play on.
         */
        EliminationFormat: {
            /**
             * Format: int32
             * @description The number of players of a table who play on; never all of them.
             */
            advance: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "elimination";
        };
        /**
         * @description A text chosen by a player that contributes to the randomness of their game: 1 to 64 visible
         *     ASCII characters.
         */
        Entropy: string;
        /** @description A mean that was measured, and its standard error. */
        Estimate: {
            /**
             * Format: double
             * @description The standard error of the mean, in the same unit. The true mean is within two of them in 95 %
             *     of all cases.
             */
            error: number;
            /**
             * Format: double
             * @description The mean.
             */
            mean: number;
        };
        /** @description The events since a version. */
        EventPage: {
            /** @description The events you may see, in order, at most 500. */
            events: components["schemas"]["LoggedEvent"][];
            /** @description The head of the game's log. */
            head: components["schemas"]["Head"];
            next?: components["schemas"]["Head"] | null;
            /**
             * Format: int32
             * @description The number of the last event of the game.
             */
            version: number;
        };
        /**
         * ExportToImport
         * @description The export of a game from another server, or from this one. It is verified.
         */
        ExportToImport: {
            /** @description The text of `GET /v1/games/{game_id}/export`. */
            export: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "export";
            /** @description The names of the players by seat. Default: the colours of their trains. */
            players?: string[] | null;
            seat?: components["schemas"]["Seat"] | null;
        };
        /**
         * ExtendDirection
         * @description The next round begins so much later than it would, at most 30 days after the one before it.
         */
        ExtendDirection: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "extend";
            /**
             * Format: int32
             * @description The time, in seconds, 60 to 1,209,600.
             */
            seconds: number;
        };
        /**
         * ExtendSeasonDirection
         * @description The next season begins so much later than it would, at most 180 days after the present one.
         */
        ExtendSeasonDirection: {
            /**
             * Format: int32
             * @description The time, in days, 1 to 120.
             */
            days: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "extend";
        };
        /** @description A webhook whose last requests failed. */
        FailingWebhook: {
            /** @description The name of its account. Null for that of the operator. */
            account?: string | null;
            /**
             * Format: date-time
             * @description The time of the first of them.
             */
            failing_since?: string | null;
            /**
             * Format: int32
             * @description The number of requests in a row that failed.
             */
            failures: number;
            /** @description The host that it calls. The rest of the address may be secret. */
            host: string;
            /**
             * Format: uuid
             * @description The webhook's id.
             */
            id: string;
            /** @description Whether it is paused: nothing is sent to it. */
            is_paused: boolean;
            /** @description The reason for which the last one failed. */
            last_error?: string | null;
        };
        /** @description The source of a game's randomness. */
        Fairness: {
            /** @description SHA-256 of the secret, in hexadecimal, fixed when the table was opened. */
            commitment: string;
            /** @description The players' contributions, in seat order; null for a seat without one. */
            entropies: (components["schemas"]["Entropy"] | null)[];
            /**
             * @description The secret: 32 bytes in hexadecimal. Null until the game is over, and until a deal that it shares
             *     with other games is revealed.
             */
            secret?: string | null;
        };
        /** @description A frequently claimed route. */
        FavouriteRoute: {
            /**
             * Format: int32
             * @description The number of times it was claimed.
             */
            claimed: number;
            /** @description The route's id. */
            route: components["schemas"]["RouteId"];
        };
        /**
         * FinishedDelivery
         * @description The game ended and was scored.
         */
        FinishedDelivery: {
            /**
             * Format: date-time
             * @description The time of the event; for a reminder, the time at which it became due.
             */
            at: string;
            /** @description A text to show below the title. */
            body: string;
            /** @description The name of the player who sent the invitation, opened the table, asks to be friends or has accepted. */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * Format: date-time
             * @description The deadline of the turn; absent if the game has no clock.
             */
            deadline?: string | null;
            /**
             * Format: uuid
             * @description The game's id. The nil UUID for a kind that is about no game.
             */
            game: string;
            /**
             * Format: uuid
             * @description The id of the delivery; the same on every attempt.
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "finished";
            /** @description The language of the texts (BCP 47). */
            language: string;
            /** @description The player's name. */
            name: string;
            /** @description The names of the others in the game, in seat order; empty texts for deleted accounts. */
            opponents: string[];
            /** @description The player's id. */
            player_id: components["schemas"]["PlayerId"];
            /**
             * Format: int32
             * @description The player's rank.
             */
            rank: number;
            /**
             * @description One line to show, in the language of the webhook, or in English if that is not among those of
             *     the server.
             */
            title: string;
            /** @description The variant of the game; `classic` for a kind that is about no game. */
            variant: components["schemas"]["Variant"];
            /**
             * Format: int32
             * @description The number of the event in the game's log; 0 for a kind that is about no game.
             */
            version: number;
        };
        /** @description A finished game. */
        FinishedGame: {
            /**
             * Format: date-time
             * @description The time at which the game ended.
             */
            finished_at: string;
            /**
             * Format: uuid
             * @description The game's id.
             */
            id: string;
            /** @description The players, in seat order. */
            players: components["schemas"]["FinishedGamePlayer"][];
            /** @description Whether the game was rated. */
            rated: boolean;
            rating?: components["schemas"]["RatingStep"] | null;
            /** @description The player's seat. */
            seat: components["schemas"]["Seat"];
            /** @description The variant. */
            variant: components["schemas"]["Variant"];
        };
        /** @description A page of finished games, latest first. */
        FinishedGamePage: {
            /** @description The games. */
            items: components["schemas"]["FinishedGame"][];
            /** @description Pass this as `cursor` to get the next page. Null on the last page. */
            next?: string | null;
        };
        /** @description A player of a finished game. */
        FinishedGamePlayer: {
            /** @description Whether the seat was a bot of the server from the beginning. */
            bot: boolean;
            /** @description The name of the player whose bot this is. Null for a person or a bot of the server. */
            bot_of?: string | null;
            color?: components["schemas"]["PlayerColor"] | null;
            /** @description Whether the player had resigned or run out of time when the game ended. */
            left: boolean;
            /**
             * @description The player's name, even if a bot took over the seat; the bot's name, if the seat began as a
             *     bot. Null if the account was deleted.
             */
            name?: string | null;
            player_id?: components["schemas"]["PlayerId"] | null;
            /**
             * Format: int32
             * @description The final rank, from 1.
             */
            rank: number;
            /** @description The seat's number, from 0. */
            seat: components["schemas"]["Seat"];
            /**
             * Format: int32
             * @description The final score, in points.
             */
            total: number;
        };
        /**
         * FinishedItem
         * @description The game ended and was scored.
         */
        FinishedItem: {
            /**
             * Format: date-time
             * @description The time of the event.
             */
            at: string;
            /** @description A text to show below the title. */
            body: string;
            /**
             * @description The name of the player who invites, opened the table, asks to be friends or has accepted, or of the
             *     bot that was renamed. Null for other kinds, and if the account was deleted.
             */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * @description The operator's contact for objections to that: a `mailto:` or `https:` URL. Null for other kinds, and
             *     if there is none.
             */
            contact?: string | null;
            /**
             * Format: uuid
             * @description The game's id. Null if the item is about the account.
             */
            game?: string | null;
            /** @description The reason of the moderator who gave another name. Null for other kinds. */
            given_reason?: string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "finished";
            /**
             * Format: int32
             * @description The player's rank.
             */
            rank: number;
            /**
             * Format: int32
             * @description The item's number, from 1. Numbers grow in the order of events.
             */
            seq: number;
            /** @description One line to show, in the language of the request. */
            title: string;
            /**
             * Format: int32
             * @description The number of the event in the game's log. Null if the item is about the account.
             */
            version?: number | null;
        };
        /**
         * FinishedPhase
         * @description The game was played to its end.
         */
        FinishedPhase: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "finished";
            /** @description The final scores, in seat order. */
            scores: components["schemas"]["PlayerScore"][];
        };
        /** @description A friend. */
        Friend: {
            /**
             * @description Their activity, as far as you may know: in public games, and in those you sit in or are
             *     invited to.
             */
            activity: components["schemas"]["FriendActivity"];
            /**
             * Format: uuid
             * @description The game in which they wait or play. Null for `nothing`.
             */
            game?: string | null;
            /** @description The name. */
            name: string;
            /** @description The player's id. */
            player_id: components["schemas"]["PlayerId"];
            /**
             * Format: date-time
             * @description Since when you have been friends.
             */
            since: string;
        };
        /**
         * FriendAcceptedDelivery
         * @description A player whom the player has asked to be friends has accepted.
         */
        FriendAcceptedDelivery: {
            /**
             * Format: date-time
             * @description The time of the event; for a reminder, the time at which it became due.
             */
            at: string;
            /** @description A text to show below the title. */
            body: string;
            /** @description The name of the player who sent the invitation, opened the table, asks to be friends or has accepted. */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * Format: date-time
             * @description The deadline of the turn; absent if the game has no clock.
             */
            deadline?: string | null;
            /**
             * Format: uuid
             * @description The game's id. The nil UUID for a kind that is about no game.
             */
            game: string;
            /**
             * Format: uuid
             * @description The id of the delivery; the same on every attempt.
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "friend_accepted";
            /** @description The language of the texts (BCP 47). */
            language: string;
            /** @description The player's name. */
            name: string;
            /** @description The names of the others in the game, in seat order; empty texts for deleted accounts. */
            opponents: string[];
            /** @description The player's id. */
            player_id: components["schemas"]["PlayerId"];
            /**
             * @description One line to show, in the language of the webhook, or in English if that is not among those of
             *     the server.
             */
            title: string;
            /** @description The variant of the game; `classic` for a kind that is about no game. */
            variant: components["schemas"]["Variant"];
            /**
             * Format: int32
             * @description The number of the event in the game's log; 0 for a kind that is about no game.
             */
            version: number;
        };
        /**
         * FriendAcceptedItem
         * @description A player whom the account has asked to be friends has accepted.
         */
        FriendAcceptedItem: {
            /**
             * Format: date-time
             * @description The time of the event.
             */
            at: string;
            /** @description A text to show below the title. */
            body: string;
            /**
             * @description The name of the player who invites, opened the table, asks to be friends or has accepted, or of the
             *     bot that was renamed. Null for other kinds, and if the account was deleted.
             */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * @description The operator's contact for objections to that: a `mailto:` or `https:` URL. Null for other kinds, and
             *     if there is none.
             */
            contact?: string | null;
            /**
             * Format: uuid
             * @description The game's id. Null if the item is about the account.
             */
            game?: string | null;
            /** @description The reason of the moderator who gave another name. Null for other kinds. */
            given_reason?: string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "friend_accepted";
            /**
             * Format: int32
             * @description The item's number, from 1. Numbers grow in the order of events.
             */
            seq: number;
            /** @description One line to show, in the language of the request. */
            title: string;
            /**
             * Format: int32
             * @description The number of the event in the game's log. Null if the item is about the account.
             */
            version?: number | null;
        };
        /**
         * @description The activity of a friend.
         * @enum {string}
         */
        FriendActivity: "waiting" | "playing" | "nothing";
        /** @description Your friends, and the requests that wait for an answer. */
        FriendList: {
            /** @description Your friends, by name; at most 200. */
            items: components["schemas"]["Friend"][];
            /** @description The requests of others to you, the oldest first. At most 100: answer some to see more. */
            received: components["schemas"]["FriendRequest"][];
            /** @description Your requests to others, the oldest first; at most 100. */
            sent: components["schemas"]["FriendRequest"][];
        };
        /** @description A request to be friends that waits for an answer. */
        FriendRequest: {
            /**
             * Format: date-time
             * @description The time at which it was sent.
             */
            asked_at: string;
            /** @description The name of the other player. */
            name: string;
            /** @description The other player's id. */
            player_id: components["schemas"]["PlayerId"];
        };
        /**
         * FriendRequestDelivery
         * @description A player asks to be friends. Like all kinds below it is about no game: `game` is the nil UUID, `version`
         *     is 0, and `variant` says nothing.
         */
        FriendRequestDelivery: {
            /**
             * Format: date-time
             * @description The time of the event; for a reminder, the time at which it became due.
             */
            at: string;
            /** @description A text to show below the title. */
            body: string;
            /** @description The name of the player who sent the invitation, opened the table, asks to be friends or has accepted. */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * Format: date-time
             * @description The deadline of the turn; absent if the game has no clock.
             */
            deadline?: string | null;
            /**
             * Format: uuid
             * @description The game's id. The nil UUID for a kind that is about no game.
             */
            game: string;
            /**
             * Format: uuid
             * @description The id of the delivery; the same on every attempt.
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "friend_request";
            /** @description The language of the texts (BCP 47). */
            language: string;
            /** @description The player's name. */
            name: string;
            /** @description The names of the others in the game, in seat order; empty texts for deleted accounts. */
            opponents: string[];
            /** @description The player's id. */
            player_id: components["schemas"]["PlayerId"];
            /**
             * @description One line to show, in the language of the webhook, or in English if that is not among those of
             *     the server.
             */
            title: string;
            /** @description The variant of the game; `classic` for a kind that is about no game. */
            variant: components["schemas"]["Variant"];
            /**
             * Format: int32
             * @description The number of the event in the game's log; 0 for a kind that is about no game.
             */
            version: number;
        };
        /**
         * FriendRequestItem
         * @description A player asks to be friends.
         */
        FriendRequestItem: {
            /**
             * Format: date-time
             * @description The time of the event.
             */
            at: string;
            /** @description A text to show below the title. */
            body: string;
            /**
             * @description The name of the player who invites, opened the table, asks to be friends or has accepted, or of the
             *     bot that was renamed. Null for other kinds, and if the account was deleted.
             */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * @description The operator's contact for objections to that: a `mailto:` or `https:` URL. Null for other kinds, and
             *     if there is none.
             */
            contact?: string | null;
            /**
             * Format: uuid
             * @description The game's id. Null if the item is about the account.
             */
            game?: string | null;
            /** @description The reason of the moderator who gave another name. Null for other kinds. */
            given_reason?: string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "friend_request";
            /**
             * Format: int32
             * @description The item's number, from 1. Numbers grow in the order of events.
             */
            seq: number;
            /** @description One line to show, in the language of the request. */
            title: string;
            /**
             * Format: int32
             * @description The number of the event in the game's log. Null if the item is about the account.
             */
            version?: number | null;
        };
        /**
         * @description The relation of two players after one has asked the other to be friends.
         * @enum {string}
         */
        FriendState: "asked" | "friends";
        /** @description Your relation to a player. */
        Friendship: {
            /** @description The player's name. */
            name: string;
            /** @description The player's id. */
            player_id: components["schemas"]["PlayerId"];
            /** @description Whether you have sent a request to them, or are friends. */
            state: components["schemas"]["FriendState"];
        };
        /** @description The analysis of a finished game. Events are numbered as in the log, from 1. */
        GameAnalysis: {
            /** @description The decisions with more than one legal move. */
            decisions: components["schemas"]["AnalysedDecision"][];
            /** @description The luck of each seat in each event of chance. */
            luck: components["schemas"]["ChanceLuck"][];
            /** @description The judge of positions. */
            policy: string;
            /**
             * Format: int64
             * @description The number of games played out: none since version 2.
             */
            rollouts: number;
            /** @description The sums of each seat, in seat order. */
            seats: components["schemas"]["SeatAnalysis"][];
            /**
             * Format: int64
             * @description The seed of the deals, tickets and worlds that were sampled.
             */
            seed: number;
            /** @description The values before each decision, and at the end. */
            values: components["schemas"]["MomentValues"][];
            /**
             * Format: int32
             * @description The version of the figures. Those of different versions cannot be compared.
             */
            version: number;
            /**
             * Format: int32
             * @description The number of worlds in which it was judged what looked like an error.
             */
            worlds: number;
        };
        /** @description The time that each player has. When it runs out, the server moves for the player (R10.2). */
        GameClock: components["schemas"]["PerMoveClock"] | components["schemas"]["BankClock"];
        /**
         * GameCreatedEvent
         * @description A table was opened.
         */
        GameCreatedEvent: {
            /**
             * Format: date-time
             * @description The time at which the event was recorded. Clocks count from this time.
             */
            at: string;
            /** @description Whether the game begins as soon as all seats are taken, without waiting for the host. */
            auto_start?: boolean;
            /**
             * @description Whether the game counts from its first turn: a player who leaves before everybody has moved ranks
             *     last, instead of ending the game without a result (R10.4). Games of tournaments are so. Absent if
             *     it is not.
             */
            binding?: boolean;
            clock?: components["schemas"]["GameClock"] | null;
            /** @description SHA-256, in hexadecimal, of the secret behind all randomness of the game. */
            commitment: string;
            /**
             * Format: int32
             * @description The number of events, from `game_started` on, that were copied from another game: this one goes
             *     on from a position of that game. They follow from that game's secret, not from the one of this
             *     game. Absent if the game was played from its beginning.
             */
            copied_events?: number;
            deal?: components["schemas"]["SharedDeal"] | null;
            first_seat?: components["schemas"]["Seat"] | null;
            /** @description The ticket packs added to the game (R2.4), stored in full; absent if there are none. */
            packs?: components["schemas"]["TicketPack"][];
            /** @description Whether the game counts for ratings. No bots may be added to a rated game. */
            rated?: boolean;
            /**
             * Format: int32
             * @description The revision of the rules the game is played by.
             */
            rules: number;
            /**
             * @description Whether the game is one for tests of an app: its randomness depends on its secret alone, so
             *     that it can be repeated. Absent if it is not.
             */
            sandbox?: boolean;
            /**
             * Format: int32
             * @description Number of seats at the table, 2 to 5.
             */
            seats: number;
            /**
             * Format: int32
             * @description The event's number, from 1. The version of a game is the number of its last event.
             */
            seq: number;
            /**
             * @description Whether others may take over seats that their players have left, and for whom the result of
             *     such a seat counts (R10.10). Absent if nobody may. Never in a rated game.
             */
            stand_ins?: components["schemas"]["StandIns"];
            /** @description The ranking of equal scores; `standard` by default. */
            tie_break?: components["schemas"]["TieBreak"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game_created";
            /** @description The variant; `classic` by default. */
            variant?: components["schemas"]["Variant"];
        };
        /**
         * GameFinishedEvent
         * @description The game ended and was scored (R9.2).
         */
        GameFinishedEvent: {
            /**
             * Format: date-time
             * @description The time at which the event was recorded. Clocks count from this time.
             */
            at: string;
            scores: components["schemas"]["PlayerScore"][];
            /**
             * Format: int32
             * @description The event's number, from 1. The version of a game is the number of its last event.
             */
            seq: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game_finished";
        };
        /** @description The options agreed before a game begins, without its packs. */
        GameOptions: {
            /** @description Whether the game begins as soon as all seats are taken, without waiting for the host. */
            auto_start?: boolean;
            /**
             * @description Whether the game counts from its first turn: a player who leaves before everybody has moved ranks
             *     last, instead of ending the game without a result (R10.4). Games of tournaments are so. Absent if
             *     it is not.
             */
            binding?: boolean;
            clock?: components["schemas"]["GameClock"] | null;
            /**
             * Format: int32
             * @description The number of events, from `game_started` on, that were copied from another game: this one goes
             *     on from a position of that game. They follow from that game's secret, not from the one of this
             *     game. Absent if the game was played from its beginning.
             */
            copied_events?: number;
            deal?: components["schemas"]["SharedDeal"] | null;
            first_seat?: components["schemas"]["Seat"] | null;
            /** @description Whether the game counts for ratings. No bots may be added to a rated game. */
            rated?: boolean;
            /**
             * @description Whether the game is one for tests of an app: its randomness depends on its secret alone, so
             *     that it can be repeated. Absent if it is not.
             */
            sandbox?: boolean;
            /**
             * Format: int32
             * @description Number of seats at the table, 2 to 5.
             */
            seats: number;
            /**
             * @description Whether others may take over seats that their players have left, and for whom the result of
             *     such a seat counts (R10.10). Absent if nobody may. Never in a rated game.
             */
            stand_ins?: components["schemas"]["StandIns"];
            /** @description The ranking of equal scores; `standard` by default. */
            tie_break?: components["schemas"]["TieBreak"];
            /** @description The variant; `classic` by default. */
            variant?: components["schemas"]["Variant"];
        };
        /**
         * @description The outcome of a game for a player.
         * @enum {string}
         */
        GameOutcome: "won" | "lost" | "tied";
        /** @description A page of games, newest first. */
        GamePage: {
            /** @description The games. */
            items: components["schemas"]["ListedGame"][];
            /** @description Pass this as `cursor` to get the next page. Null on the last page. */
            next?: string | null;
        };
        /** @description A seat and its occupant. */
        GamePlayer: {
            away?: components["schemas"]["AwayReason"] | null;
            /**
             * @description The name of the player whose bot this is. Null for a person, a bot of the server or an open
             *     seat.
             */
            bot_of?: string | null;
            color?: components["schemas"]["PlayerColor"] | null;
            /** @description Whether the player has deleted their account. Then there is no name, unless a bot took over. */
            deleted: boolean;
            /**
             * @description Whether the seat of a rematch is open because the player for whom it would be kept has deleted
             *     the account, or is banned. Absent if not.
             */
            gone?: boolean;
            /** @description The name of the player or bot. Null for an open seat. */
            name?: string | null;
            /** @description Whether the seat is open, or taken by a person or a bot. */
            occupant: components["schemas"]["Occupant"];
            /** @description To whom the seat is offered. Absent if it is not, or you may not know. */
            offered_to?: components["schemas"]["OfferedTo"];
            player_id?: components["schemas"]["PlayerId"] | null;
            /** @description The seat's number, from 0. */
            seat: components["schemas"]["Seat"];
            /** @description Whether another person has taken over the seat since the game began (R10.10). Absent if not. */
            stand_in?: boolean;
        };
        /**
         * GameReport
         * @description A game.
         */
        GameReport: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            about: "game";
            /**
             * Format: uuid
             * @description The game's id. You may see it.
             */
            game: string;
            /** @description The reason. */
            reason: components["schemas"]["ReportReason"];
            /** @description Your words for what happened: at most 500 characters. */
            text?: string | null;
        };
        /** @description The result of a game. */
        GameResult: {
            /** @description The explanation of the scores. */
            explanation: components["schemas"]["ResultExplanation"];
            /**
             * Format: date-time
             * @description The time at which the game ended.
             */
            finished_at: string;
            /**
             * Format: uuid
             * @description The game's id.
             */
            id: string;
            /** @description The game's options. */
            options: components["schemas"]["GameOptions"];
            /** @description Each seat's thinking time and rating change, in seat order. */
            played: components["schemas"]["SeatStatistics"][];
            /** @description The players, in seat order. */
            players: components["schemas"]["GamePlayer"][];
            /** @description The final scores, in seat order. */
            scores: components["schemas"]["PlayerScore"][];
            /**
             * Format: int64
             * @description The duration of the game, in seconds.
             */
            seconds: number;
            /**
             * Format: date-time
             * @description The time at which the cards were dealt.
             */
            started_at: string;
            tournament?: components["schemas"]["GameTournament"] | null;
        };
        /**
         * GameStartedEvent
         * @description The game began. `first` is the seat that plays first (R2.6).
         */
        GameStartedEvent: {
            /**
             * Format: date-time
             * @description The time at which the event was recorded. Clocks count from this time.
             */
            at: string;
            first: components["schemas"]["Seat"];
            /**
             * Format: int32
             * @description The event's number, from 1. The version of a game is the number of its last event.
             */
            seq: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game_started";
        };
        /**
         * @description The status of a game.
         * @enum {string}
         */
        GameStatus: "lobby" | "running" | "finished" | "void";
        /**
         * GameStreamEnd
         * @description The last event.
         */
        GameStreamEnd: {
            /** @description The reason. */
            code: components["schemas"]["ProblemCode"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "end";
        };
        /** @description The `data` of an event of a game's stream. */
        GameStreamEvent: components["schemas"]["CardsDealtEvent"] | components["schemas"]["TicketsDealtEvent"] | components["schemas"]["TicketsDrawnEvent"] | components["schemas"]["TicketsKeptEvent"] | components["schemas"]["TicketsBoxedEvent"] | components["schemas"]["TicketsReturnedEvent"] | components["schemas"]["CardDrawnEvent"] | components["schemas"]["GameCreatedEvent"] | components["schemas"]["PlayerJoinedEvent"] | components["schemas"]["PlayerLeftEvent"] | components["schemas"]["BotAddedEvent"] | components["schemas"]["BotRemovedEvent"] | components["schemas"]["PlayerKickedEvent"] | components["schemas"]["HostChangedEvent"] | components["schemas"]["GameStartedEvent"] | components["schemas"]["CardTurnedUpEvent"] | components["schemas"]["RowDiscardedEvent"] | components["schemas"]["RowReplacedEvent"] | components["schemas"]["DeckReshuffledEvent"] | components["schemas"]["TurnStartedEvent"] | components["schemas"]["CardTakenEvent"] | components["schemas"]["RouteClaimedEvent"] | components["schemas"]["TunnelLaidEvent"] | components["schemas"]["TunnelCardRevealedEvent"] | components["schemas"]["TunnelSurchargeAskedEvent"] | components["schemas"]["TunnelSurchargePaidEvent"] | components["schemas"]["TunnelAbandonedEvent"] | components["schemas"]["StationBuiltEvent"] | components["schemas"]["PassedEvent"] | components["schemas"]["LastRoundBegunEvent"] | components["schemas"]["TimeRanOutEvent"] | components["schemas"]["TimeGrantedEvent"] | components["schemas"]["VacationBegunEvent"] | components["schemas"]["VacationEndedEvent"] | components["schemas"]["SleepingHoursSetEvent"] | components["schemas"]["SeatHandedOverEvent"] | components["schemas"]["SeatTakenBackEvent"] | components["schemas"]["StandInSeatedEvent"] | components["schemas"]["GameFinishedEvent"] | components["schemas"]["GameVoidedEvent"] | components["schemas"]["PhraseEvent"] | components["schemas"]["GameStreamEnd"];
        /** @description A game, its options and its players. */
        GameSummary: {
            /** @description Whether bots of players may take a seat without an invitation. */
            bots_welcome: boolean;
            /** @description The code to join with. Null for a private game, and once the game has begun. */
            code?: string | null;
            /** @description SHA-256, in hexadecimal, of the secret from which the game's randomness comes. */
            commitment: string;
            /**
             * Format: date-time
             * @description The time at which the game was opened.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description The time at which the game is called off if it has not begun. Null once it has.
             */
            expires_at?: string | null;
            /** @description The head of the log. */
            head: components["schemas"]["Head"];
            /** @description The host's seat. */
            host: components["schemas"]["Seat"];
            /**
             * Format: uuid
             * @description The game's id.
             */
            id: string;
            /** @description The game's options. */
            options: components["schemas"]["GameOptions"];
            /** @description The ticket packs in use (R2.4). */
            packs: components["schemas"]["TicketPack"][];
            /** @description The seats and their players. */
            players: components["schemas"]["GamePlayer"][];
            /**
             * Format: uuid
             * @description The rematch of this game, if there is one and you may see it.
             */
            rematch?: string | null;
            /** @description The number of seconds that spectators are behind while the game runs. */
            spectator_delay: components["schemas"]["SpectatorDelay"];
            /** @description The game's status. */
            status: components["schemas"]["GameStatus"];
            tournament?: components["schemas"]["GameTournament"] | null;
            /**
             * Format: date-time
             * @description The time at which the last event was recorded.
             */
            updated_at: string;
            /**
             * Format: int32
             * @description The number of the last event.
             */
            version: number;
            /** @description The players who can see and join the game. */
            visibility: components["schemas"]["Visibility"];
            you?: components["schemas"]["Seat"] | null;
        };
        /** @description The tournament of a game. */
        GameTournament: {
            /**
             * Format: uuid
             * @description The tournament's id.
             */
            id: string;
            /** @description Its name. */
            name: string;
            /**
             * Format: int32
             * @description The round, from 0.
             */
            round: number;
            /**
             * Format: int32
             * @description The number of the table in its round, from 0.
             */
            table: number;
        };
        /** @description A game as one viewer sees it. */
        GameView: {
            /** @description The public part. */
            table: components["schemas"]["TableView"];
            /**
             * Format: int32
             * @description The number of the last event included.
             */
            version: number;
            you?: components["schemas"]["OwnSeat"] | null;
        };
        /**
         * GameVoidedEvent
         * @description The game ended without a result.
         */
        GameVoidedEvent: {
            /**
             * Format: date-time
             * @description The time at which the event was recorded. Clocks count from this time.
             */
            at: string;
            reason?: components["schemas"]["VoidReason"];
            /**
             * Format: int32
             * @description The event's number, from 1. The version of a game is the number of its last event.
             */
            seq: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game_voided";
        };
        /** @description A player who gave points away to another in rated games of three to five. */
        Gift: {
            /**
             * Format: int32
             * @description The number of their rated games that were analysed.
             */
            games: number;
            /** @description The name of the player who gave. */
            giver: string;
            /**
             * Format: double
             * @description The sum of the gifts in standard deviations of chance, of which no game counts more than two: above 3.5
             *     is rare.
             */
            index: number;
            /**
             * Format: double
             * @description The points that were given in a game, on average: more than to the rest of the table.
             */
            points: number;
            /** @description The name of the one who got it. */
            receiver: string;
        };
        /** @description Players who gave points away. */
        GiftList: {
            /** @description The pairs, the highest index first. */
            items: components["schemas"]["Gift"][];
        };
        /** @description A name to give to an account. */
        GivenNameRequest: {
            /** @description The name. Without it, the server makes one up. */
            name?: string | null;
            /** @description The reason, which the renamed person reads: at most 500 characters. */
            reason: string;
        };
        /**
         * @description The key by which games are grouped.
         * @enum {string}
         */
        GroupKey: "variant" | "seats" | "color" | "month";
        /** @description The results of the games of a group. */
        GroupStatistics: {
            analysed?: components["schemas"]["LuckAndErrors"] | null;
            /**
             * Format: int32
             * @description Best score, in points.
             */
            best_score: number;
            /**
             * Format: int32
             * @description Games played to the end.
             */
            games: number;
            /** @description The group's key: a variant, a number of seats, a colour, a month such as `2026-11`. */
            key: string;
            /**
             * Format: double
             * @description Mean rank.
             */
            mean_rank: number;
            /**
             * Format: double
             * @description Mean score, in points.
             */
            mean_score: number;
            /**
             * Format: double
             * @description Share of games won, 0 to 1.
             */
            win_rate: number;
            /**
             * Format: int32
             * @description Games won, including shared wins.
             */
            wins: number;
        };
        /** @description The results of a player's games in groups. */
        GroupedStatistics: {
            /** @description The key by which the games are grouped. */
            by: components["schemas"]["GroupKey"];
            /** @description The groups in which there are games, ordered by their keys. */
            items: components["schemas"]["GroupStatistics"][];
        };
        /** @description The name and password for a guest account. */
        GuestUpgradeRequest: {
            /** @description The name, as in `POST /v1/accounts`. */
            name: string;
            /**
             * Format: password
             * @description The password, as in `POST /v1/accounts`.
             */
            password: string;
        };
        /** @description Strokes down the slopes, by light from the north-west. */
        Hachures: {
            /** @description Strokes of the lit slopes: lines. */
            lit: string;
            /** @description Strokes of the slopes in the shade: lines to draw bolder. */
            shaded: string;
        };
        /** @description The end of a game's log: its version and a hash over everything up to there */
        Head: string;
        /** @description The head-to-head record of two players. */
        HeadToHead: {
            /**
             * Format: int32
             * @description Games in which both played.
             */
            games: number;
            /**
             * Format: int32
             * @description Games in which the first player ranked behind the second.
             */
            lost: number;
            /** @description The first player's name. */
            name: string;
            /** @description The second player's id. */
            opponent_id: components["schemas"]["PlayerId"];
            /** @description The second player's name. */
            opponent_name: string;
            /** @description The first player's id. */
            player_id: components["schemas"]["PlayerId"];
            /**
             * Format: int32
             * @description Games in which they shared a rank.
             */
            tied: number;
            /**
             * Format: int32
             * @description Games in which the first player ranked ahead of the second.
             */
            won: number;
        };
        /** @description A positive health check. */
        HealthStatus: {
            /** @description Readiness: whether the server was started with `--sandbox`, for tests of apps. Absent if not. */
            sandbox?: boolean | null;
            /** @description Always `ok`. */
            status: string;
        };
        /** @description An unfinished game of yours. */
        HomeGame: {
            clock?: components["schemas"]["GameClock"] | null;
            /**
             * Format: int32
             * @description The number of events that were copied from another game: this one goes on from a position of that
             *     game. Absent for a game with a beginning of its own.
             */
            copied_events?: number;
            /**
             * Format: date-time
             * @description The deadline of the player that it waits for, the first if there are several. Null without a
             *     clock.
             */
            deadline?: string | null;
            /** @description The head of its log, by which `GET /v1/games/{game_id}/events` goes on. */
            head: components["schemas"]["Head"];
            /**
             * Format: uuid
             * @description The game's id.
             */
            id: string;
            last_move?: components["schemas"]["LoggedEvent"] | null;
            /** @description Whether it is the last round. */
            last_round: boolean;
            /**
             * Format: int32
             * @description The number of open seats.
             */
            open_seats: number;
            /** @description The players, in seat order. */
            players: components["schemas"]["HomePlayer"][];
            /** @description Whether the game counts for ratings. */
            rated: boolean;
            /**
             * Format: int32
             * @description The round, from 1: each player has one turn in it. 0 before the first turn.
             */
            round: number;
            /**
             * Format: int32
             * @description Your seat.
             */
            seat: number;
            /** @description The game's status. */
            status: components["schemas"]["GameStatus"];
            /**
             * Format: date-time
             * @description The time at which the last event was recorded.
             */
            updated_at: string;
            /** @description The variant. */
            variant: components["schemas"]["Variant"];
            /**
             * Format: int32
             * @description The number of the last event.
             */
            version: number;
            /** @description Whether the game waits for you. */
            your_turn: boolean;
        };
        /** @description A player of such a game. */
        HomePlayer: {
            /**
             * @description The name of the player whose bot this is. Null for a person, a bot of the server or an open
             *     seat.
             */
            bot_of?: string | null;
            color?: components["schemas"]["PlayerColor"] | null;
            /** @description The kind of player in the seat. */
            kind: components["schemas"]["SeatKind"];
            /** @description The name of the player or bot. Null for an open seat or a deleted account. */
            name?: string | null;
            player_id?: components["schemas"]["PlayerId"] | null;
            /**
             * Format: int32
             * @description The points of the player's routes so far.
             */
            points: number;
            /**
             * Format: int32
             * @description The seat's number, from 0.
             */
            seat: number;
            /** @description Whether the game waits for this player. */
            to_move: boolean;
        };
        /** @description The home screen of an account. */
        HomeScreen: {
            /**
             * @description Your games that ended with a result within two days, the latest first. At most 10; see
             *     `GET /v1/players/{name}/games`.
             */
            finished: components["schemas"]["FinishedGame"][];
            /**
             * @description Your unfinished games: first those that wait for you, most urgent first, then the others, last
             *     changed first. At most 50.
             */
            games: components["schemas"]["HomeGame"][];
            /** @description Games to which you are invited and have not joined, newest first. At most 20. */
            invitations: components["schemas"]["ListedGame"][];
            /** @description Whether you have more unfinished games; see `GET /v1/games?mine=seated`. */
            more_games: boolean;
            /** @description Whether there are more invitations; see `GET /v1/games?mine=invited`. */
            more_invitations: boolean;
            /**
             * Format: int32
             * @description The number of items of the inbox that this device has not read.
             */
            unread: number;
        };
        /**
         * HostChangedEvent
         * @description Another person became the host.
         */
        HostChangedEvent: {
            /**
             * Format: date-time
             * @description The time at which the event was recorded. Clocks count from this time.
             */
            at: string;
            seat: components["schemas"]["Seat"];
            /**
             * Format: int32
             * @description The event's number, from 1. The version of a game is the number of its last event.
             */
            seq: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "host_changed";
        };
        /**
         * IdTokenProof
         * @description An ID token, as native apps get it from the system or from the SDK of the provider.
         */
        IdTokenProof: {
            /** @description The ID token. Its `nonce` is the `provider_nonce` of the challenge. */
            id_token: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "id_token";
        };
        /** @description An identity at a provider that is linked to the account. */
        Identity: {
            /**
             * Format: uuid
             * @description Its id here.
             */
            id: string;
            /** @description The provider's issuer. */
            issuer: string;
            /**
             * Format: date-time
             * @description The time at which it was linked.
             */
            linked_at: string;
            /** @description The name that the provider had when it was linked. */
            provider: string;
        };
        /** @description An identity to link. */
        IdentityLinkRequest: {
            /** @description The nonce of the challenge. */
            nonce: string;
            /** @description The proof of who it is. */
            proof: components["schemas"]["IdentityProof"];
            /** @description The name of the provider. */
            provider: string;
        };
        /**
         * IdentityLinkedItem
         * @description A device linked an identity at a sign-in provider to the account.
         */
        IdentityLinkedItem: {
            /**
             * Format: date-time
             * @description The time of the event.
             */
            at: string;
            /** @description A text to show below the title. */
            body: string;
            /**
             * @description The name of the player who invites, opened the table, asks to be friends or has accepted, or of the
             *     bot that was renamed. Null for other kinds, and if the account was deleted.
             */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * @description The operator's contact for objections to that: a `mailto:` or `https:` URL. Null for other kinds, and
             *     if there is none.
             */
            contact?: string | null;
            /**
             * Format: uuid
             * @description The game's id. Null if the item is about the account.
             */
            game?: string | null;
            /** @description The reason of the moderator who gave another name. Null for other kinds. */
            given_reason?: string | null;
            /**
             * Format: uuid
             * @description The identity.
             */
            identity: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "identity_linked";
            /**
             * Format: int32
             * @description The item's number, from 1. Numbers grow in the order of events.
             */
            seq: number;
            /**
             * Format: uuid
             * @description The session of the device.
             */
            session: string;
            /** @description One line to show, in the language of the request. */
            title: string;
            /**
             * Format: int32
             * @description The number of the event in the game's log. Null if the item is about the account.
             */
            version?: number | null;
        };
        /** @description Your identities, in the order in which they were linked. */
        IdentityList: {
            /** @description The identities. */
            items: components["schemas"]["Identity"][];
        };
        /** @description The proof of who has signed in at a provider. */
        IdentityProof: components["schemas"]["IdTokenProof"] | components["schemas"]["AuthorizationCodeProof"];
        /** @description A sign-in with a provider. */
        IdentitySignInRequest: {
            /** @description The device's name in the list of devices. Default: the `User-Agent`. */
            device?: string | null;
            /** @description The name for a new account, as in `POST /v1/accounts`. Ignored if the identity has an account. */
            name?: string | null;
            /** @description The nonce of the challenge. */
            nonce: string;
            proof?: components["schemas"]["IdentityProof"] | null;
            /** @description The name of the provider. */
            provider: string;
        };
        /**
         * @description The source of an imported game.
         * @enum {string}
         */
        ImportKind: "export" | "table" | "score_sheet";
        /** @description An imported game. */
        ImportedGame: {
            /**
             * Format: uuid
             * @description The id of the game on the server that it comes from. Null unless it is an export.
             */
            game?: string | null;
            /**
             * Format: uuid
             * @description The id that you have given it.
             */
            id: string;
            /**
             * Format: date-time
             * @description The time at which it was imported.
             */
            imported_at: string;
            /** @description Its source. */
            kind: components["schemas"]["ImportKind"];
            /**
             * Format: date
             * @description The day on which it was played: for an export, the one on which it ended, in UTC. Null if it is
             *     unknown.
             */
            played_on?: string | null;
            /** @description The players: of an export by seat, otherwise in the order given. */
            players: components["schemas"]["ImportedPlayer"][];
            seat?: components["schemas"]["Seat"] | null;
            variant?: components["schemas"]["Variant"] | null;
        };
        /** @description Your imported games. */
        ImportedGameList: {
            /** @description The games, the latest import first. */
            items: components["schemas"]["ImportedGame"][];
        };
        /** @description A player of an imported game. */
        ImportedPlayer: {
            /** @description The name, as given. */
            name: string;
            /**
             * Format: int32
             * @description The rank, from 1. Tied players share a rank, and the next ranks are skipped.
             */
            rank: number;
            /**
             * Format: int32
             * @description The points.
             */
            total: number;
        };
        /** @description A notification in an inbox. */
        InboxItem: components["schemas"]["InvitedItem"] | components["schemas"]["RematchItem"] | components["schemas"]["KeptSeatOpenedItem"] | components["schemas"]["StartedItem"] | components["schemas"]["FinishedItem"] | components["schemas"]["VoidedItem"] | components["schemas"]["SeatHandedOverItem"] | components["schemas"]["StandInSeatedItem"] | components["schemas"]["StandingOrderItem"] | components["schemas"]["TableOpenedItem"] | components["schemas"]["TokenRepeatedItem"] | components["schemas"]["TokenReusedItem"] | components["schemas"]["RecoveryCodeUsedItem"] | components["schemas"]["IdentityLinkedItem"] | components["schemas"]["ApiKeyMadeItem"] | components["schemas"]["FriendRequestItem"] | components["schemas"]["FriendAcceptedItem"] | components["schemas"]["TournamentSoonItem"] | components["schemas"]["TournamentFinishedItem"] | components["schemas"]["TournamentCancelledItem"] | components["schemas"]["TournamentWithdrawnItem"] | components["schemas"]["TournamentRemovedItem"] | components["schemas"]["TableRuledItem"] | components["schemas"]["LeagueEndsItem"] | components["schemas"]["LeagueLeftItem"] | components["schemas"]["LeagueRemovedItem"] | components["schemas"]["LeagueSeasonItem"] | components["schemas"]["SeasonFinishedItem"] | components["schemas"]["ReportClosedItem"] | components["schemas"]["RenamedItem"] | components["schemas"]["WebhookPausedItem"];
        /** @description The games waiting for you, and new items. */
        InboxPage: {
            /**
             * Format: int32
             * @description Pass this as `since` to get the next items.
             */
            cursor: number;
            /** @description Items after `since`, oldest first. Items are kept for 60 days. */
            items: components["schemas"]["InboxItem"][];
            /** @description Whether more items are available now. */
            more: boolean;
            /** @description Whether more games are waiting for you than listed. */
            more_turns: boolean;
            /** @description A digest of what is waiting for you. Send it back with `wait`. */
            state: string;
            /**
             * @description All games waiting for you, most urgent first; among games without clocks, longest waiting
             *     first. At most 200.
             */
            turns: components["schemas"]["WaitingTurn"][];
            /**
             * Format: int32
             * @description The number of items this device has not read; see `PUT /v1/me/inbox/read`.
             */
            unread: number;
        };
        /**
         * InboxStreamEnd
         * @description Nothing more will be sent.
         */
        InboxStreamEnd: {
            /** @description The reason. */
            code: components["schemas"]["ProblemCode"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "end";
        };
        /** @description The `data` of an event of an inbox's stream. */
        InboxStreamEvent: components["schemas"]["InvitedItem"] | components["schemas"]["RematchItem"] | components["schemas"]["KeptSeatOpenedItem"] | components["schemas"]["StartedItem"] | components["schemas"]["FinishedItem"] | components["schemas"]["VoidedItem"] | components["schemas"]["SeatHandedOverItem"] | components["schemas"]["StandInSeatedItem"] | components["schemas"]["StandingOrderItem"] | components["schemas"]["TableOpenedItem"] | components["schemas"]["TokenRepeatedItem"] | components["schemas"]["TokenReusedItem"] | components["schemas"]["RecoveryCodeUsedItem"] | components["schemas"]["IdentityLinkedItem"] | components["schemas"]["ApiKeyMadeItem"] | components["schemas"]["FriendRequestItem"] | components["schemas"]["FriendAcceptedItem"] | components["schemas"]["TournamentSoonItem"] | components["schemas"]["TournamentFinishedItem"] | components["schemas"]["TournamentCancelledItem"] | components["schemas"]["TournamentWithdrawnItem"] | components["schemas"]["TournamentRemovedItem"] | components["schemas"]["TableRuledItem"] | components["schemas"]["LeagueEndsItem"] | components["schemas"]["LeagueLeftItem"] | components["schemas"]["LeagueRemovedItem"] | components["schemas"]["LeagueSeasonItem"] | components["schemas"]["SeasonFinishedItem"] | components["schemas"]["ReportClosedItem"] | components["schemas"]["RenamedItem"] | components["schemas"]["WebhookPausedItem"] | components["schemas"]["WaitingGamesEvent"] | components["schemas"]["InboxStreamEnd"];
        /**
         * @description The game that a code leads to: an open game, before you join it, or a game in which you have a
         *     seat.
         */
        Invite: {
            /** @description The code, as `POST /v1/games/join-by-code` takes it. */
            code: string;
            /**
             * Format: date-time
             * @description The time at which the game is called off if it has not begun.
             */
            expires_at?: string | null;
            /**
             * Format: uuid
             * @description The game's id.
             */
            game: string;
            /** @description The host's seat. */
            host: components["schemas"]["Seat"];
            /**
             * Format: int32
             * @description The number of open seats.
             */
            open_seats: number;
            /** @description The game's options: variant, seats, clock. */
            options: components["schemas"]["GameOptions"];
            /** @description The names of the ticket packs in use (R2.4). */
            packs: string[];
            /** @description The seats and their players. */
            players: components["schemas"]["GamePlayer"][];
            /** @description The game's status: `lobby`, unless you have a seat in it. */
            status: components["schemas"]["GameStatus"];
            /** @description The link to share: relative to the host if the operator has not set the public URL. */
            url: string;
            you?: components["schemas"]["Seat"] | null;
        };
        /**
         * InvitedDelivery
         * @description The player is invited to a game.
         */
        InvitedDelivery: {
            /**
             * Format: date-time
             * @description The time of the event; for a reminder, the time at which it became due.
             */
            at: string;
            /** @description A text to show below the title. */
            body: string;
            /** @description The name of the player who sent the invitation, opened the table, asks to be friends or has accepted. */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * Format: date-time
             * @description The deadline of the turn; absent if the game has no clock.
             */
            deadline?: string | null;
            /**
             * Format: uuid
             * @description The game's id. The nil UUID for a kind that is about no game.
             */
            game: string;
            /**
             * Format: uuid
             * @description The id of the delivery; the same on every attempt.
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "invited";
            /** @description The language of the texts (BCP 47). */
            language: string;
            /** @description The player's name. */
            name: string;
            /** @description The names of the others in the game, in seat order; empty texts for deleted accounts. */
            opponents: string[];
            /** @description The player's id. */
            player_id: components["schemas"]["PlayerId"];
            /**
             * @description One line to show, in the language of the webhook, or in English if that is not among those of
             *     the server.
             */
            title: string;
            /** @description The variant of the game; `classic` for a kind that is about no game. */
            variant: components["schemas"]["Variant"];
            /**
             * Format: int32
             * @description The number of the event in the game's log; 0 for a kind that is about no game.
             */
            version: number;
        };
        /**
         * InvitedItem
         * @description The account is invited to a game.
         */
        InvitedItem: {
            /**
             * Format: date-time
             * @description The time of the event.
             */
            at: string;
            /** @description A text to show below the title. */
            body: string;
            /**
             * @description The name of the player who invites, opened the table, asks to be friends or has accepted, or of the
             *     bot that was renamed. Null for other kinds, and if the account was deleted.
             */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * @description The operator's contact for objections to that: a `mailto:` or `https:` URL. Null for other kinds, and
             *     if there is none.
             */
            contact?: string | null;
            /**
             * Format: uuid
             * @description The game's id. Null if the item is about the account.
             */
            game?: string | null;
            /** @description The reason of the moderator who gave another name. Null for other kinds. */
            given_reason?: string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "invited";
            /**
             * Format: int32
             * @description The item's number, from 1. Numbers grow in the order of events.
             */
            seq: number;
            /** @description One line to show, in the language of the request. */
            title: string;
            /**
             * Format: int32
             * @description The number of the event in the game's log. Null if the item is about the account.
             */
            version?: number | null;
        };
        /** @description The code of a game. */
        JoinByCodeRequest: {
            /** @description Case does not matter; spaces and dashes are ignored. */
            code: string;
            color?: components["schemas"]["PlayerColor"] | null;
            entropy?: components["schemas"]["Entropy"] | null;
        };
        /** @description Options for joining a game. */
        JoinRequest: {
            color?: components["schemas"]["PlayerColor"] | null;
            entropy?: components["schemas"]["Entropy"] | null;
        };
        /** @description The plan for several tickets together. */
        JointPlan: {
            /** @description The cost of everything together. Each route and station counts once. */
            cost: components["schemas"]["PlanCost"];
            /** @description The stations that lend routes. */
            stations: components["schemas"]["PlannedStation"][];
            /** @description The tickets that are not done, in the order in which they are planned: most points first. */
            tickets: components["schemas"]["JointTicket"][];
        };
        /** @description A ticket in a joint plan. */
        JointTicket: {
            /**
             * Format: int32
             * @description Trains beyond those for the tickets before it.
             */
            added_trains: number;
            /** @description The ticket. */
            id: components["schemas"]["TicketId"];
            /** @description The routes, from its first city to its second. Empty if the ticket has no place in the plan. */
            legs: components["schemas"]["PlannedLeg"][];
            /** @description Its prospects beside the tickets planned before it. */
            status: components["schemas"]["TicketStatus"];
        };
        /** @description A public key. */
        JsonWebKey: {
            /** @description Always `EdDSA`. */
            alg: string;
            /** @description Always `Ed25519`. */
            crv: string;
            /** @description The key's id, as tokens name it. */
            kid: string;
            /** @description Always `OKP`. */
            kty: string;
            /** @description Always `sig`. */
            use: string;
            /** @description The key: 32 bytes in base64url. */
            x: string;
        };
        /** @description A set of public keys. */
        JsonWebKeySet: {
            /** @description The signing key, the next one, and older keys whose tokens have not expired. */
            keys: components["schemas"]["JsonWebKey"][];
        };
        /** @description A choice among offered tickets, planned with the tickets held. */
        KeepChoice: {
            /**
             * Format: int32
             * @description Trains beyond those for the tickets held.
             */
            added_trains: number;
            /**
             * @description The cost of the tickets held and these together. Of the chosen tickets, those that could not
             *     be completed lose their points.
             */
            cost: components["schemas"]["PlanCost"];
            /** @description The tickets to keep. */
            keep: components["schemas"]["TicketId"][];
            /** @description The tickets among them that cannot be completed beside the others. */
            unreachable: components["schemas"]["TicketId"][];
        };
        /**
         * KeepTicketsMove
         * @description Keep some of the tickets offered (R2.2, R7.1).
         */
        KeepTicketsMove: {
            /** @description The ids of the tickets to keep, in any order. */
            tickets: components["schemas"]["TicketId"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "keep_tickets";
        };
        /**
         * KeepTicketsStep
         * @description The player chooses from the drawn tickets (R7.1).
         */
        KeepTicketsStep: {
            /** @description Number of tickets drawn. */
            count: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "keep_tickets";
        };
        /**
         * KeptSeatOpenedDelivery
         * @description A seat of a rematch that was kept for a player is open to everyone.
         */
        KeptSeatOpenedDelivery: {
            /**
             * Format: date-time
             * @description The time of the event; for a reminder, the time at which it became due.
             */
            at: string;
            /** @description A text to show below the title. */
            body: string;
            /** @description The name of the player who sent the invitation, opened the table, asks to be friends or has accepted. */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * Format: date-time
             * @description The deadline of the turn; absent if the game has no clock.
             */
            deadline?: string | null;
            /**
             * Format: uuid
             * @description The game's id. The nil UUID for a kind that is about no game.
             */
            game: string;
            /**
             * Format: uuid
             * @description The id of the delivery; the same on every attempt.
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "kept_seat_opened";
            /** @description The language of the texts (BCP 47). */
            language: string;
            /** @description The player's name. */
            name: string;
            /** @description The names of the others in the game, in seat order; empty texts for deleted accounts. */
            opponents: string[];
            /** @description The player's id. */
            player_id: components["schemas"]["PlayerId"];
            /**
             * @description One line to show, in the language of the webhook, or in English if that is not among those of
             *     the server.
             */
            title: string;
            /** @description The variant of the game; `classic` for a kind that is about no game. */
            variant: components["schemas"]["Variant"];
            /**
             * Format: int32
             * @description The number of the event in the game's log; 0 for a kind that is about no game.
             */
            version: number;
        };
        /**
         * KeptSeatOpenedItem
         * @description The seat of a rematch that was kept for a player is open to everyone: the player has deleted the
         *     account, or is banned.
         */
        KeptSeatOpenedItem: {
            /**
             * Format: date-time
             * @description The time of the event.
             */
            at: string;
            /** @description A text to show below the title. */
            body: string;
            /**
             * @description The name of the player who invites, opened the table, asks to be friends or has accepted, or of the
             *     bot that was renamed. Null for other kinds, and if the account was deleted.
             */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * @description The operator's contact for objections to that: a `mailto:` or `https:` URL. Null for other kinds, and
             *     if there is none.
             */
            contact?: string | null;
            /**
             * Format: uuid
             * @description The game's id. Null if the item is about the account.
             */
            game?: string | null;
            /** @description The reason of the moderator who gave another name. Null for other kinds. */
            given_reason?: string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "kept_seat_opened";
            /**
             * Format: int32
             * @description The item's number, from 1. Numbers grow in the order of events.
             */
            seq: number;
            /** @description One line to show, in the language of the request. */
            title: string;
            /**
             * Format: int32
             * @description The number of the event in the game's log. Null if the item is about the account.
             */
            version?: number | null;
        };
        /**
         * @description The part of a text at its position, as SVG's `text-anchor`.
         * @enum {string}
         */
        LabelAnchor: "start" | "middle" | "end";
        /**
         * @description A language in which everything can be read.
         * @enum {string}
         */
        Language: "en" | "fr" | "de" | "es" | "it";
        /**
         * LastRoundBegunEvent
         * @description This seat has two trains or fewer left, or the game is too long: every player has one more
         *     turn (R9.1, R9.5).
         */
        LastRoundBegunEvent: {
            /**
             * Format: date-time
             * @description The time at which the event was recorded. Clocks count from this time.
             */
            at: string;
            seat: components["schemas"]["Seat"];
            /**
             * Format: int32
             * @description The event's number, from 1. The version of a game is the number of its last event.
             */
            seq: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "last_round_begun";
        };
        /** @description A leaderboard, or a page of it. */
        Leaderboard: {
            /** @description The value by which the players are compared. */
            board: components["schemas"]["LeaderboardMetric"];
            /**
             * Format: date-time
             * @description The beginning of the period. Null for all time.
             */
            from?: string | null;
            /** @description The players, best first. */
            items: components["schemas"]["LeaderboardEntry"][];
            /** @description Pass this as `cursor` to get the next page. Null on the last page. */
            next?: string | null;
            /** @description The period's key. */
            period: string;
            /**
             * Format: date-time
             * @description The end of the period. Null for all time.
             */
            until?: string | null;
            variant?: components["schemas"]["Variant"] | null;
        };
        /** @description A player in a leaderboard. */
        LeaderboardEntry: {
            /**
             * Format: int32
             * @description The number of games without bots that the value is made of; for ratings, those that changed it.
             */
            games: number;
            /** @description The player's name. */
            name: string;
            /** @description The player's id. */
            player_id: components["schemas"]["PlayerId"];
            /**
             * @description Whether the rating is based on fewer than ten games. Absent unless the leaderboard is of
             *     ratings.
             */
            provisional?: boolean | null;
            /**
             * Format: int32
             * @description 1 plus the number of better players. Players with equal values share a rank, and the next
             *     ranks are skipped.
             */
            rank: number;
            /**
             * Format: double
             * @description The value compared: the shown rating, points, tickets, trains or games.
             */
            value: number;
        };
        /** @description The available leaderboards. */
        LeaderboardList: {
            /** @description The values by which players are compared. */
            boards: components["schemas"]["LeaderboardMetric"][];
            /** @description The current season, month and week, in UTC. */
            current: string[];
            /**
             * @description Every period in which a game without bots has ended: first all time, then by year, latest
             *     first, its weeks, seasons and months. Past periods stay available.
             */
            periods: string[];
            /** @description The variants. Without one, a leaderboard covers all of them. */
            variants: components["schemas"]["Variant"][];
        };
        /**
         * @description The metric of a leaderboard.
         * @enum {string}
         */
        LeaderboardMetric: "duel" | "table" | "wins" | "best_score" | "mean_score" | "tickets_completed" | "longest_path";
        /**
         * @description The players among whom a leaderboard ranks.
         * @enum {string}
         */
        LeaderboardPlayers: "everybody" | "friends";
        /** @description A league: its players are divided anew before each season, and each division is a tournament. */
        League: {
            /** @description Whether bots of players may enter. */
            bots_welcome: boolean;
            /** @description The code that leads to it. Null if it is older than codes. */
            code?: string | null;
            /**
             * Format: date-time
             * @description The time at which it was opened.
             */
            created_at: string;
            /** @description Whether the organiser lets nobody enter. */
            entry_closed: boolean;
            /** @description The options of its games. */
            games: components["schemas"]["TournamentGames"];
            /** @description Whether guests may enter. */
            guests: boolean;
            /**
             * Format: uuid
             * @description The league's id.
             */
            id: string;
            /**
             * @description The link to share, relative to the host if the operator has not set the public URL. Null where the
             *     code is.
             */
            invite_url?: string | null;
            /** @description Whether you are a member. */
            is_member: boolean;
            /** @description Whether the organiser has removed you, so that you cannot enter again. */
            is_removed: boolean;
            /** @description Whether it is in the list. */
            listed: boolean;
            /**
             * Format: int32
             * @description The number of members, who play from the next season on.
             */
            members: number;
            /** @description Its name. */
            name: string;
            /**
             * Format: date-time
             * @description The time from which the next season begins, once all tables are over. Null if none follows.
             */
            next_season_at?: string | null;
            /** @description The name of the player who opened it. Null if the account was deleted, or is hidden from you. */
            organiser?: string | null;
            organiser_id?: components["schemas"]["PlayerId"] | null;
            /**
             * Format: int32
             * @description Your division in the season, from 1; the highest is 1. Null if you do not play in it.
             */
            own_division?: number | null;
            /**
             * Format: uuid
             * @description The tournament of your division. Null if you do not play in the season.
             */
            own_tournament?: string | null;
            /** @description The phase. */
            phase: components["schemas"]["LeaguePhase"];
            /** @description Its rules. */
            rules: components["schemas"]["LeagueRules"];
            /**
             * Format: int32
             * @description The present season, or the last one, from 1. 0 before the first.
             */
            season: number;
            /**
             * Format: int32
             * @description The least time from the beginning of a season to that of the next, in days.
             */
            season_days: number;
            /**
             * Format: date-time
             * @description The beginning of the season. Null before the first.
             */
            season_started_at?: string | null;
        };
        /** @description A direction of the organiser. */
        LeagueDirection: components["schemas"]["CloseEntryDirection"] | components["schemas"]["OpenEntryDirection"] | components["schemas"]["RemoveMemberDirection"] | components["schemas"]["ExtendSeasonDirection"] | components["schemas"]["RenameLeagueDirection"];
        /** @description A division of a season. */
        LeagueDivision: {
            /**
             * Format: int32
             * @description The division, from 1.
             */
            division: number;
            /** @description The number of its tables that are not over. */
            open_tables: number;
            /** @description The phase of the tournament. */
            phase: components["schemas"]["TournamentPhase"];
            /** @description The players in the order of the standings. */
            players: components["schemas"]["LeaguePlayer"][];
            /**
             * Format: uuid
             * @description Its tournament.
             */
            tournament: string;
        };
        /**
         * LeagueEndsDelivery
         * @description A league of the player ends: at once, or with its present season.
         */
        LeagueEndsDelivery: {
            /**
             * Format: date-time
             * @description The time of the event; for a reminder, the time at which it became due.
             */
            at: string;
            /** @description A text to show below the title. */
            body: string;
            /** @description The name of the player who sent the invitation, opened the table, asks to be friends or has accepted. */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * Format: date-time
             * @description The deadline of the turn; absent if the game has no clock.
             */
            deadline?: string | null;
            /**
             * Format: uuid
             * @description The game's id. The nil UUID for a kind that is about no game.
             */
            game: string;
            /**
             * Format: uuid
             * @description The id of the delivery; the same on every attempt.
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "league_ends";
            /** @description The language of the texts (BCP 47). */
            language: string;
            /**
             * Format: uuid
             * @description The league.
             */
            league: string;
            /** @description The player's name. */
            name: string;
            /** @description The names of the others in the game, in seat order; empty texts for deleted accounts. */
            opponents: string[];
            /** @description The player's id. */
            player_id: components["schemas"]["PlayerId"];
            /**
             * @description One line to show, in the language of the webhook, or in English if that is not among those of
             *     the server.
             */
            title: string;
            /** @description The variant of the game; `classic` for a kind that is about no game. */
            variant: components["schemas"]["Variant"];
            /**
             * Format: int32
             * @description The number of the event in the game's log; 0 for a kind that is about no game.
             */
            version: number;
        };
        /**
         * LeagueEndsItem
         * @description A league of the account ends: at once, or with its present season.
         */
        LeagueEndsItem: {
            /**
             * Format: date-time
             * @description The time of the event.
             */
            at: string;
            /** @description A text to show below the title. */
            body: string;
            /**
             * @description The name of the player who invites, opened the table, asks to be friends or has accepted, or of the
             *     bot that was renamed. Null for other kinds, and if the account was deleted.
             */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * @description The operator's contact for objections to that: a `mailto:` or `https:` URL. Null for other kinds, and
             *     if there is none.
             */
            contact?: string | null;
            /**
             * Format: uuid
             * @description The game's id. Null if the item is about the account.
             */
            game?: string | null;
            /** @description The reason of the moderator who gave another name. Null for other kinds. */
            given_reason?: string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "league_ends";
            /**
             * Format: uuid
             * @description The league.
             */
            league: string;
            /**
             * Format: int32
             * @description The item's number, from 1. Numbers grow in the order of events.
             */
            seq: number;
            /** @description One line to show, in the language of the request. */
            title: string;
            /**
             * Format: int32
             * @description The number of the event in the game's log. Null if the item is about the account.
             */
            version?: number | null;
        };
        /**
         * LeagueFormat
         * @description Everybody meets everybody equally often; all tables are open at once. Only for some numbers of
         *     players: any at tables of two; 3, 7 or 9 at three, 5, 7 or 13 at four, 6 at five.
         */
        LeagueFormat: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "league";
        };
        /**
         * LeagueLeftDelivery
         * @description The player made no move in a season of a league, and is no member any more.
         */
        LeagueLeftDelivery: {
            /**
             * Format: date-time
             * @description The time of the event; for a reminder, the time at which it became due.
             */
            at: string;
            /** @description A text to show below the title. */
            body: string;
            /** @description The name of the player who sent the invitation, opened the table, asks to be friends or has accepted. */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * Format: date-time
             * @description The deadline of the turn; absent if the game has no clock.
             */
            deadline?: string | null;
            /**
             * Format: uuid
             * @description The game's id. The nil UUID for a kind that is about no game.
             */
            game: string;
            /**
             * Format: uuid
             * @description The id of the delivery; the same on every attempt.
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "league_left";
            /** @description The language of the texts (BCP 47). */
            language: string;
            /**
             * Format: uuid
             * @description The league.
             */
            league: string;
            /** @description The player's name. */
            name: string;
            /** @description The names of the others in the game, in seat order; empty texts for deleted accounts. */
            opponents: string[];
            /** @description The player's id. */
            player_id: components["schemas"]["PlayerId"];
            /**
             * @description One line to show, in the language of the webhook, or in English if that is not among those of
             *     the server.
             */
            title: string;
            /** @description The variant of the game; `classic` for a kind that is about no game. */
            variant: components["schemas"]["Variant"];
            /**
             * Format: int32
             * @description The number of the event in the game's log; 0 for a kind that is about no game.
             */
            version: number;
        };
        /**
         * LeagueLeftItem
         * @description The account made no move in a season of a league, and is no member any more.
         */
        LeagueLeftItem: {
            /**
             * Format: date-time
             * @description The time of the event.
             */
            at: string;
            /** @description A text to show below the title. */
            body: string;
            /**
             * @description The name of the player who invites, opened the table, asks to be friends or has accepted, or of the
             *     bot that was renamed. Null for other kinds, and if the account was deleted.
             */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * @description The operator's contact for objections to that: a `mailto:` or `https:` URL. Null for other kinds, and
             *     if there is none.
             */
            contact?: string | null;
            /**
             * Format: uuid
             * @description The game's id. Null if the item is about the account.
             */
            game?: string | null;
            /** @description The reason of the moderator who gave another name. Null for other kinds. */
            given_reason?: string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "league_left";
            /**
             * Format: uuid
             * @description The league.
             */
            league: string;
            /**
             * Format: int32
             * @description The item's number, from 1. Numbers grow in the order of events.
             */
            seq: number;
            /** @description One line to show, in the language of the request. */
            title: string;
            /**
             * Format: int32
             * @description The number of the event in the game's log. Null if the item is about the account.
             */
            version?: number | null;
        };
        /** @description The next season of a league, as it would be if it began now. */
        LeagueNextSeason: {
            /** @description The divisions, the highest first. Empty if it cannot begin. */
            divisions: components["schemas"]["NextDivision"][];
            /** @description The number of members who are missing at least. Null unless the reason is `player_count`. */
            missing?: number | null;
            /** @description The members who would play, by their divisions. Without those who made no move in the present season. */
            players: components["schemas"]["NextPlayer"][];
            /** @description The reason why it cannot begin: `player_count` or `is_over`. Null if there are enough members. */
            refusal?: string | null;
            /**
             * Format: int32
             * @description The season, from 1.
             */
            season: number;
        };
        /** @description A page of leagues, the latest first. */
        LeaguePage: {
            /** @description The leagues. */
            items: components["schemas"]["League"][];
            /** @description Pass this as `cursor` to get the next page. Null on the last page. */
            next?: string | null;
        };
        /**
         * @description The phase of a league.
         * @enum {string}
         */
        LeaguePhase: "open" | "running" | "ending" | "ended";
        /** @description A player of a division. */
        LeaguePlayer: {
            /**
             * Format: int32
             * @description The player's division of the season before, from 1. Null for a player who is new.
             */
            before?: number | null;
            /** @description The name. Null if the account was deleted, or is hidden from you. */
            name?: string | null;
            /** @description The place in the standings, from 1. */
            place: number;
            player_id?: components["schemas"]["PlayerId"] | null;
            /**
             * Format: double
             * @description The points.
             */
            points: number;
        };
        /**
         * LeagueRemovedDelivery
         * @description The organiser removed the player from a league: it plays in no further season.
         */
        LeagueRemovedDelivery: {
            /**
             * Format: date-time
             * @description The time of the event; for a reminder, the time at which it became due.
             */
            at: string;
            /** @description A text to show below the title. */
            body: string;
            /** @description The name of the player who sent the invitation, opened the table, asks to be friends or has accepted. */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * Format: date-time
             * @description The deadline of the turn; absent if the game has no clock.
             */
            deadline?: string | null;
            /**
             * Format: uuid
             * @description The game's id. The nil UUID for a kind that is about no game.
             */
            game: string;
            /**
             * Format: uuid
             * @description The id of the delivery; the same on every attempt.
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "league_removed";
            /** @description The language of the texts (BCP 47). */
            language: string;
            /**
             * Format: uuid
             * @description The league.
             */
            league: string;
            /** @description The player's name. */
            name: string;
            /** @description The names of the others in the game, in seat order; empty texts for deleted accounts. */
            opponents: string[];
            /** @description The player's id. */
            player_id: components["schemas"]["PlayerId"];
            /**
             * @description One line to show, in the language of the webhook, or in English if that is not among those of
             *     the server.
             */
            title: string;
            /** @description The variant of the game; `classic` for a kind that is about no game. */
            variant: components["schemas"]["Variant"];
            /**
             * Format: int32
             * @description The number of the event in the game's log; 0 for a kind that is about no game.
             */
            version: number;
        };
        /**
         * LeagueRemovedItem
         * @description The organiser removed the account from a league: it plays in no further season.
         */
        LeagueRemovedItem: {
            /**
             * Format: date-time
             * @description The time of the event.
             */
            at: string;
            /** @description A text to show below the title. */
            body: string;
            /**
             * @description The name of the player who invites, opened the table, asks to be friends or has accepted, or of the
             *     bot that was renamed. Null for other kinds, and if the account was deleted.
             */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * @description The operator's contact for objections to that: a `mailto:` or `https:` URL. Null for other kinds, and
             *     if there is none.
             */
            contact?: string | null;
            /**
             * Format: uuid
             * @description The game's id. Null if the item is about the account.
             */
            game?: string | null;
            /** @description The reason of the moderator who gave another name. Null for other kinds. */
            given_reason?: string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "league_removed";
            /**
             * Format: uuid
             * @description The league.
             */
            league: string;
            /**
             * Format: int32
             * @description The item's number, from 1. Numbers grow in the order of events.
             */
            seq: number;
            /** @description One line to show, in the language of the request. */
            title: string;
            /**
             * Format: int32
             * @description The number of the event in the game's log. Null if the item is about the account.
             */
            version?: number | null;
        };
        /** @description The rules of a league, fixed when it opens. */
        LeagueRules: {
            /**
             * Format: int32
             * @description The players of a division. There must be a design for them: any number at tables of two; 3, 7 or 9
             *     at three, 5, 7 or 13 at four, 6 at five.
             */
            division: number;
            /**
             * Format: int32
             * @description The number of players who move up from a division after a season, and down from the one above; less
             *     than half of a division.
             */
            moves: number;
            /**
             * Format: int32
             * @description The seats of a table.
             */
            seats: number;
        };
        /** @description A season of a league. */
        LeagueSeason: {
            /** @description The divisions, the highest first. */
            divisions: components["schemas"]["LeagueDivision"][];
            /**
             * Format: int32
             * @description The season, from 1.
             */
            season: number;
        };
        /**
         * LeagueSeasonDelivery
         * @description A season of a league of the player has begun.
         */
        LeagueSeasonDelivery: {
            /**
             * Format: date-time
             * @description The time of the event; for a reminder, the time at which it became due.
             */
            at: string;
            /**
             * Format: int32
             * @description The player's division of the last season. Null if there was none.
             */
            before?: number | null;
            /** @description A text to show below the title. */
            body: string;
            /** @description The name of the player who sent the invitation, opened the table, asks to be friends or has accepted. */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * Format: date-time
             * @description The deadline of the turn; absent if the game has no clock.
             */
            deadline?: string | null;
            /**
             * Format: int32
             * @description The division in which the player plays; the highest is 1.
             */
            division: number;
            /**
             * Format: uuid
             * @description The game's id. The nil UUID for a kind that is about no game.
             */
            game: string;
            /**
             * Format: uuid
             * @description The id of the delivery; the same on every attempt.
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "league_season";
            /** @description The language of the texts (BCP 47). */
            language: string;
            /**
             * Format: uuid
             * @description The league.
             */
            league: string;
            /** @description The player's name. */
            name: string;
            /** @description The names of the others in the game, in seat order; empty texts for deleted accounts. */
            opponents: string[];
            /** @description The player's id. */
            player_id: components["schemas"]["PlayerId"];
            /**
             * Format: int32
             * @description The season, from 1.
             */
            season: number;
            /**
             * @description One line to show, in the language of the webhook, or in English if that is not among those of
             *     the server.
             */
            title: string;
            /** @description The variant of the game; `classic` for a kind that is about no game. */
            variant: components["schemas"]["Variant"];
            /**
             * Format: int32
             * @description The number of the event in the game's log; 0 for a kind that is about no game.
             */
            version: number;
        };
        /**
         * LeagueSeasonItem
         * @description A season of a league of the account has begun.
         */
        LeagueSeasonItem: {
            /**
             * Format: date-time
             * @description The time of the event.
             */
            at: string;
            /**
             * Format: int32
             * @description Its division of the last season. Null if it did not play then.
             */
            before?: number | null;
            /** @description A text to show below the title. */
            body: string;
            /**
             * @description The name of the player who invites, opened the table, asks to be friends or has accepted, or of the
             *     bot that was renamed. Null for other kinds, and if the account was deleted.
             */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * @description The operator's contact for objections to that: a `mailto:` or `https:` URL. Null for other kinds, and
             *     if there is none.
             */
            contact?: string | null;
            /**
             * Format: int32
             * @description The division in which the account plays; the highest is 1.
             */
            division: number;
            /**
             * Format: uuid
             * @description The game's id. Null if the item is about the account.
             */
            game?: string | null;
            /** @description The reason of the moderator who gave another name. Null for other kinds. */
            given_reason?: string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "league_season";
            /**
             * Format: uuid
             * @description The league.
             */
            league: string;
            /**
             * Format: int32
             * @description The season, from 1.
             */
            season: number;
            /**
             * Format: int32
             * @description The item's number, from 1. Numbers grow in the order of events.
             */
            seq: number;
            /** @description One line to show, in the language of the request. */
            title: string;
            /**
             * Format: int32
             * @description The number of the event in the game's log. Null if the item is about the account.
             */
            version?: number | null;
        };
        /**
         * @description The use of a route in a connection.
         * @enum {string}
         */
        LegUse: "own" | "claim" | "borrow";
        /** @description The legal moves of a seat. */
        LegalMoves: {
            /** @description Each move with its exact payment, ready to post. Empty when it is not your turn. */
            moves: components["schemas"]["Move"][];
            /** @description The seat they belong to. */
            seat: components["schemas"]["Seat"];
            /** @description The same moves as people choose them: by route and city, with the payments in groups. */
            summary: components["schemas"]["MoveSummary"];
            /**
             * Format: int32
             * @description The version at which these moves are legal.
             */
            version: number;
        };
        /**
         * @description A part of the screen.
         * @enum {string}
         */
        LessonArea: "board" | "hand" | "cards" | "players" | "tickets";
        /** @description The text for which the labels have room: Source Sans 3, semibold. */
        Lettering: {
            /**
             * Format: double
             * @description The rise of the tallest letter above the base line.
             */
            ascent: number;
            /**
             * Format: double
             * @description The fall of the deepest letter below the base line.
             */
            descent: number;
            /**
             * Format: double
             * @description The font size.
             */
            size: number;
        };
        /** @description Your limits. */
        LimitList: {
            /** @description The limits, always all and in the same order. */
            items: components["schemas"]["UsedLimit"][];
        };
        /**
         * @description A thing of which an account has a limited number.
         * @enum {string}
         */
        LimitedThing: "open_games" | "games" | "entered_tournaments" | "open_tournaments" | "entered_leagues" | "open_leagues" | "bots" | "api_keys" | "identities" | "webhooks" | "imported_games" | "alerts" | "mutes" | "blocks" | "reports";
        /** @description A game in a list. */
        ListedGame: {
            /** @description Whether bots of players may take a seat without an invitation. */
            bots_welcome: boolean;
            /**
             * Format: date-time
             * @description The time at which the game was opened.
             */
            created_at: string;
            /**
             * Format: uuid
             * @description The game's id.
             */
            id: string;
            /**
             * Format: int32
             * @description The number of open seats. Some may be reserved for invited players.
             */
            open_seats: number;
            /** @description The game's options. */
            options: components["schemas"]["GameOptions"];
            /** @description The names of the ticket packs in use (R2.4). */
            packs: string[];
            /** @description The seats and their players, in seat order. */
            players: components["schemas"]["ListedGameSeat"][];
            /** @description The game's status. */
            status: components["schemas"]["GameStatus"];
            /**
             * Format: date-time
             * @description The time at which the last event was recorded.
             */
            updated_at: string;
            /** @description The players who can see and join the game. */
            visibility: components["schemas"]["Visibility"];
        };
        /** @description A seat in a list. */
        ListedGameSeat: {
            /**
             * @description The name of the player whose bot this is. Null for a person, a bot of the server or an open
             *     seat.
             */
            bot_of?: string | null;
            color?: components["schemas"]["PlayerColor"] | null;
            /** @description The kind of player in the seat. */
            kind: components["schemas"]["SeatKind"];
            /** @description The name of the player or bot. Null for an open seat or a deleted account. */
            name?: string | null;
            /** @description To whom the seat is offered. Absent if it is not offered to you. */
            offered_to?: components["schemas"]["OfferedTo"];
            player_id?: components["schemas"]["PlayerId"] | null;
            /**
             * Format: int32
             * @description The seat's number, from 0.
             */
            seat: number;
        };
        /** @description A game as one viewer sees it. */
        LiveGameView: {
            /** @description The clocks, in seat order. Null in a game without a time limit. */
            clocks?: components["schemas"]["ClockView"][] | null;
            /** @description The head of the log, which is also the `ETag`. Its version and hash identify the state. */
            head: components["schemas"]["Head"];
            move_summary?: components["schemas"]["MoveSummary"] | null;
            /**
             * @description Your legal moves. Absent unless requested. In the middle of a game they can be more than a
             *     thousand; `moves=summary` asks for their number instead.
             */
            moves?: components["schemas"]["Move"][] | null;
            plan?: components["schemas"]["SeatPlan"] | null;
            /** @description The part of the game that everyone can see. */
            table: components["schemas"]["TableView"];
            /**
             * Format: int32
             * @description The number of the last event.
             */
            version: number;
            you?: components["schemas"]["OwnSeat"] | null;
        };
        /**
         * LobbyPhase
         * @description Players take seats.
         */
        LobbyPhase: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "lobby";
        };
        /** @description The hours in which a player sleeps, every day, in local time. */
        LocalSleepingHours: {
            /** @description The start, in local time. */
            from: string;
            /**
             * @description The end, in local time; on the next day if it is earlier than the start. At most ten hours after
             *     it. Seconds do not count.
             */
            to: string;
            /** @description The IANA name of the time zone. */
            zone: string;
        };
        /** @description A redacted event with its place in the log. */
        LoggedEvent: components["schemas"]["CardsDealtEvent"] | components["schemas"]["TicketsDealtEvent"] | components["schemas"]["TicketsDrawnEvent"] | components["schemas"]["TicketsKeptEvent"] | components["schemas"]["TicketsBoxedEvent"] | components["schemas"]["TicketsReturnedEvent"] | components["schemas"]["CardDrawnEvent"] | components["schemas"]["GameCreatedEvent"] | components["schemas"]["PlayerJoinedEvent"] | components["schemas"]["PlayerLeftEvent"] | components["schemas"]["BotAddedEvent"] | components["schemas"]["BotRemovedEvent"] | components["schemas"]["PlayerKickedEvent"] | components["schemas"]["HostChangedEvent"] | components["schemas"]["GameStartedEvent"] | components["schemas"]["CardTurnedUpEvent"] | components["schemas"]["RowDiscardedEvent"] | components["schemas"]["RowReplacedEvent"] | components["schemas"]["DeckReshuffledEvent"] | components["schemas"]["TurnStartedEvent"] | components["schemas"]["CardTakenEvent"] | components["schemas"]["RouteClaimedEvent"] | components["schemas"]["TunnelLaidEvent"] | components["schemas"]["TunnelCardRevealedEvent"] | components["schemas"]["TunnelSurchargeAskedEvent"] | components["schemas"]["TunnelSurchargePaidEvent"] | components["schemas"]["TunnelAbandonedEvent"] | components["schemas"]["StationBuiltEvent"] | components["schemas"]["PassedEvent"] | components["schemas"]["LastRoundBegunEvent"] | components["schemas"]["TimeRanOutEvent"] | components["schemas"]["TimeGrantedEvent"] | components["schemas"]["VacationBegunEvent"] | components["schemas"]["VacationEndedEvent"] | components["schemas"]["SleepingHoursSetEvent"] | components["schemas"]["SeatHandedOverEvent"] | components["schemas"]["SeatTakenBackEvent"] | components["schemas"]["StandInSeatedEvent"] | components["schemas"]["GameFinishedEvent"] | components["schemas"]["GameVoidedEvent"];
        /** @description Luck and errors in analysed games. */
        LuckAndErrors: {
            /**
             * Format: double
             * @description The cost of errors for each decision, in points: the less, the better.
             */
            error_per_decision: number;
            /**
             * Format: int32
             * @description The number of games.
             */
            games: number;
            /**
             * Format: double
             * @description The mean luck of a game, in points of the final margin.
             */
            mean_luck: number;
        };
        /**
         * @description A kind of chance.
         * @enum {string}
         */
        LuckKind: "deal" | "first" | "card" | "row" | "tunnel" | "tickets";
        /**
         * @description Your relation to a game.
         * @enum {string}
         */
        Mine: "seated" | "invited" | "offered" | "friends";
        /**
         * @description The cards that a hand lacks for several routes and stations together. Each card of the hand is
         *     used once. Routes of a colour come first; then those of any colour, the longest first, take the
         *     fewest cards that suffice, or the most.
         */
        MissingCards: {
            /**
             * Format: int32
             * @description The missing cards for routes and stations of any colour for which the hand has none.
             */
            any_color: number;
            /**
             * @description The missing cards of each colour, before spare locomotives replace any; and the locomotives
             *     that ferries ask for.
             */
            cards: components["schemas"]["TrainCards"];
            /**
             * Format: int32
             * @description The locomotives of the hand that no ferry asks for. Each can replace one missing card.
             */
            spare_locomotives: number;
            /**
             * Format: int32
             * @description The number of missing cards, after spare locomotives have replaced others.
             */
            total: number;
        };
        /** @description The values of a moment for each seat. */
        MomentValues: {
            /** @description The values in seat order. */
            seats: components["schemas"]["SeatValue"][];
            /**
             * Format: int32
             * @description The number of the event that follows; one more than there are events for the end.
             */
            seq: number;
        };
        /** @description A move of the game (R3.1). */
        Move: components["schemas"]["DrawCardMove"] | components["schemas"]["TakeFaceUpMove"] | components["schemas"]["ClaimRouteMove"] | components["schemas"]["PayTunnelMove"] | components["schemas"]["AbandonTunnelMove"] | components["schemas"]["DrawTicketsMove"] | components["schemas"]["KeepTicketsMove"] | components["schemas"]["BuildStationMove"] | components["schemas"]["PassMove"];
        /** @description The certain cost and gain of a move. A tunnel may require up to three more cards (R6.2). */
        MoveCost: {
            /** @description The train cards it lays. */
            cards: components["schemas"]["TrainCards"];
            /** @description Whether additional cards may be required (R6.1). */
            is_tunnel: boolean;
            /**
             * Format: int32
             * @description The points it scores at once (R5.4).
             */
            points: number;
            /**
             * Format: int32
             * @description The stations it uses (R8.1).
             */
            stations: number;
            /**
             * Format: int32
             * @description The trains it uses (R5.3).
             */
            trains: number;
        };
        /** @description The number of legal moves of each kind. */
        MoveCounts: {
            /**
             * Format: int32
             * @description Abandoning the tunnel: 1 or 0.
             */
            abandon_tunnel: number;
            /**
             * Format: int32
             * @description Building a station: the payments for all cities.
             */
            build_station: number;
            /**
             * Format: int32
             * @description Claiming a route: the payments for all routes.
             */
            claim_route: number;
            /**
             * Format: int32
             * @description Drawing from the deck: 1 or 0.
             */
            draw_card: number;
            /**
             * Format: int32
             * @description Drawing tickets: 1 or 0.
             */
            draw_tickets: number;
            /**
             * Format: int32
             * @description Keeping tickets: the possible choices.
             */
            keep_tickets: number;
            /**
             * Format: int32
             * @description Passing: 1 or 0.
             */
            pass: number;
            /**
             * Format: int32
             * @description Paying the surcharge of a tunnel: the payments.
             */
            pay_tunnel: number;
            /**
             * Format: int32
             * @description Taking a face-up card: the slots you can take from.
             */
            take_face_up: number;
        };
        /** @description The price of a move. */
        MovePreview: {
            /** @description The certain cost and gain of the move, before any card is turned. */
            cost: components["schemas"]["MoveCost"];
            /**
             * Format: int32
             * @description The version at which the move would be accepted.
             */
            version: number;
        };
        /** @description Your legal moves in short. A route or a city is listed if you can claim it or build there now. */
        MoveSummary: {
            /** @description The cities in which you can build a station. */
            cities: components["schemas"]["CityChoice"][];
            /** @description The number of moves of each kind. */
            counts: components["schemas"]["MoveCounts"];
            /** @description The routes you can claim. */
            routes: components["schemas"]["RouteChoice"][];
            /**
             * Format: int32
             * @description The number of legal moves.
             */
            total: number;
            tunnel?: components["schemas"]["SurchargeChoice"] | null;
        };
        /** @description A mute by a moderator. */
        MuteRequest: {
            /**
             * Format: int32
             * @description The number of days after which the mute ends by itself.
             */
            days: number;
            /** @description The reason, which the muted person reads: at most 500 characters. */
            reason: string;
        };
        /** @description A player that an account has muted. */
        MutedPlayer: {
            /**
             * Format: date-time
             * @description Since when.
             */
            muted_at: string;
            /** @description The player's name. */
            name: string;
            /** @description The player's id. */
            player_id: components["schemas"]["PlayerId"];
        };
        /** @description The players whom an account does not want to hear. */
        Mutes: {
            /** @description Whether you have muted everybody. */
            everybody: boolean;
            /**
             * @description The players you have muted one by one, by name; at most 500. They stay muted when `everybody`
             *     becomes false.
             */
            items: components["schemas"]["MutedPlayer"][];
        };
        /** @description Whether to mute everybody. */
        MutesRequest: {
            /** @description Whether no phrase of anybody else reaches you. */
            everybody: boolean;
        };
        /** @description An alert to keep. A field that is null or absent matches all games. */
        NewAlert: {
            clock?: components["schemas"]["ClockKind"] | null;
            /**
             * Format: int32
             * @description The days for which the alert lasts from now on, 1 to 30. Default: 30.
             */
            days?: number | null;
            /** @description Only rated games, or only casual ones. */
            rated?: boolean | null;
            /**
             * Format: int32
             * @description Only games with this many seats.
             */
            seats?: number | null;
            variant?: components["schemas"]["Variant"] | null;
        };
        /** @description An API key to make. */
        NewApiKeyRequest: {
            /**
             * Format: date-time
             * @description The time at which it expires, at most 366 days from now. Default: in 366 days.
             */
            expires_at?: string | null;
            /** @description Your name for it, so that you know later which one to revoke. */
            label: string;
            /** @description The purposes for which it may be used: at least one scope, each once. Default: `read`. */
            scopes?: components["schemas"]["ApiScope"][] | null;
        };
        /** @description A bot to add. */
        NewBot: {
            color?: components["schemas"]["PlayerColor"] | null;
            /** @description The strength of the bot; see `GET /v1/reference/bots`. */
            level: components["schemas"]["BotLevel"];
        };
        /** @description A bot to make. */
        NewBotAccount: {
            /** @description Its name, as in `POST /v1/accounts`. */
            name: string;
        };
        /**
         * @description A subscription of this device: the answer of `PushSubscription.toJSON()` of its browser, and the
         *     kinds to send.
         */
        NewDeviceSubscription: {
            /** @description The URL of the push service: `https`, port 443 or above 1023, and a public address. */
            endpoint: string;
            /**
             * Format: double
             * @description Ignored: push services say when a subscription has ended.
             */
            expirationTime?: number | null;
            /** @description The keys with which notifications are encrypted. */
            keys: components["schemas"]["DeviceKeys"];
            /** @description The kinds of notification to push. Default: all. */
            kinds?: components["schemas"]["NotificationKind"][] | null;
            /** @description The language of the notifications (BCP 47). Default: that of the request. */
            language?: string | null;
            quiet?: components["schemas"]["QuietHours"] | null;
            /**
             * @description The numbers of seconds before the deadline of a turn at which to push `deadline_near`, 60 to
             *     604,800; at most three. Default: an hour. Empty for never.
             */
            remind_before?: number[] | null;
        };
        /** @description The entry to a tournament. */
        NewEntry: {
            entropy?: components["schemas"]["Entropy"] | null;
        };
        /** @description The game to open. */
        NewGame: {
            /** @description Whether the game begins as soon as all seats are taken. */
            auto_start?: boolean | null;
            /** @description Bots for the seats after yours; see `GET /v1/reference/bots`. */
            bots?: components["schemas"]["BotLevel"][] | null;
            /**
             * @description Whether bots of players may take a seat without an invitation; not in rated games. Invited bots
             *     may in any case, and so may those of the host. Default: no.
             */
            bots_welcome?: boolean | null;
            clock?: components["schemas"]["GameClock"] | null;
            color?: components["schemas"]["PlayerColor"] | null;
            entropy?: components["schemas"]["Entropy"] | null;
            first_seat?: components["schemas"]["Seat"] | null;
            /** @description The names or ids of players to invite, at most 20. Only they can join a private game. */
            invite?: string[] | null;
            /** @description The names of ticket packs to add (R2.4); see `GET /v1/reference/tickets`. */
            packs?: string[] | null;
            /**
             * @description Whether the game is rated. Rated games have a clock, no guests, and no bots, neither of the server
             *     nor of players.
             */
            rated?: boolean | null;
            /**
             * Format: int32
             * @description The number of seats. You take seat 0.
             */
            seats: number;
            /**
             * @description The secret of the game, for tests of an app: two games with the same secret, options and
             *     entropies get the same cards and tickets for the same moves. Only on a server that was started
             *     with `--sandbox`, and not for rated games.
             */
            secret?: string | null;
            /** @description The number of seconds that spectators are behind while the game runs. Default: 0. */
            spectator_delay?: components["schemas"]["SpectatorDelay"] | null;
            /**
             * @description Whether others may take over seats that their players have left, and for whom the results of such
             *     seats count (R10.10). Not in a rated game. Default: `none`.
             */
            stand_ins?: components["schemas"]["StandIns"] | null;
            /** @description The rule by which ties are broken. Default: `standard`. */
            tie_break?: components["schemas"]["TieBreak"] | null;
            /** @description The variant. Default: `classic`. */
            variant?: components["schemas"]["Variant"] | null;
            /** @description The players who can see and join the game. Default: `public`. */
            visibility?: components["schemas"]["Visibility"] | null;
        };
        /** @description A guest's device. */
        NewGuest: {
            /** @description The device's name in the list of devices. Default: the `User-Agent`. */
            device?: string | null;
        };
        /** @description The next host. */
        NewHost: {
            /** @description The seat of the player who becomes host. */
            seat: components["schemas"]["Seat"];
        };
        /** @description A game to import. */
        NewImportedGame: components["schemas"]["ExportToImport"] | components["schemas"]["TableToImport"] | components["schemas"]["ScoreSheetToImport"];
        /** @description The player to invite. */
        NewInvitation: {
            /** @description The player's name or id. */
            name: string;
        };
        /** @description The league to open. */
        NewLeague: {
            /** @description Whether bots of players may enter; not if the games are rated. Default: no. */
            bots_welcome?: boolean | null;
            /** @description The options of its games. */
            games: components["schemas"]["TournamentGames"];
            /** @description Whether guests may enter, who have no password; not if the games are rated. Default: no. */
            guests?: boolean | null;
            /** @description Whether it is in the list; otherwise players need its id. Default: no. */
            listed?: boolean | null;
            /** @description The name, 1 to 40 characters. */
            name: string;
            /** @description Its rules. */
            rules: components["schemas"]["LeagueRules"];
            /**
             * Format: int32
             * @description The least time from the beginning of a season to that of the next, in days, 1 to 120.
             */
            season_days: number;
        };
        /** @description A notice to post. */
        NewNotice: {
            /**
             * Format: date-time
             * @description The time from which the notice is shown. Default: now.
             */
            from?: string | null;
            /** @description The text by language. */
            texts: components["schemas"]["NoticeTexts"];
            /**
             * Format: date-time
             * @description The time until which the notice is shown.
             */
            until: string;
        };
        /** @description A phrase to say. */
        NewPhrase: {
            /** @description The phrase. */
            phrase: components["schemas"]["Phrase"];
        };
        /** @description An attempt at a puzzle. */
        NewPuzzleAttempt: {
            /** @description One of the choices, as it was listed. Without it, you give up and get the solution. */
            move?: components["schemas"]["Move"] | null;
        };
        /** @description A table to score. */
        NewScoring: {
            /** @description The players, in any order. */
            players: components["schemas"]["PlayerPosition"][];
            /** @description The rule by which ties are broken. Default: `standard`. */
            tie_break?: components["schemas"]["TieBreak"] | null;
        };
        /** @description The offer of a seat. */
        NewSeatOffer: {
            /** @description To whom the seat is offered. */
            to: components["schemas"]["OfferedTo"];
        };
        /** @description The tournament to open. */
        NewTournament: {
            /** @description Whether bots of players may enter; not if the games are rated. Default: no. */
            bots_welcome?: boolean | null;
            /** @description The options of its games. */
            games: components["schemas"]["TournamentGames"];
            /** @description Whether guests may enter, who have no password; not if the games are rated. Default: no. */
            guests?: boolean | null;
            /**
             * Format: int32
             * @description The highest rating that a player may have had within 90 days. Default: none.
             */
            max_rating?: number | null;
            /**
             * Format: int32
             * @description The least rating of a player. Default: none.
             */
            min_rating?: number | null;
            /** @description The name, 1 to 60 characters. */
            name: string;
            /**
             * Format: int32
             * @description The least time from the beginning of a round to that of the next, in seconds, at most 14 days.
             *     Default: a round begins when the last one has ended.
             */
            round_seconds?: number | null;
            /** @description Its rules. */
            rules: components["schemas"]["TournamentRules"];
            /**
             * Format: date-time
             * @description The time at which it begins, or is called off if there are too few players, at most 180 days from
             *     now. Default: you start it, within 30 days.
             */
            starts_at?: string | null;
            /** @description The players who can see and enter it. Default: `public`. */
            visibility?: components["schemas"]["TournamentVisibility"] | null;
        };
        /** @description A webhook to add. */
        NewWebhook: {
            /**
             * Format: int32
             * @description The maximum number of notifications in one request, 1 to 100. One fits into any push
             *     message. Default: 100.
             */
            batch?: number | null;
            /**
             * Format: int32
             * @description The minutes for which to collect notifications before sending them together. Default: 0,
             *     which sends at once.
             */
            digest_minutes?: number | null;
            /** @description The kinds of notification to send. Default: all. */
            kinds?: components["schemas"]["NotificationKind"][] | null;
            /**
             * @description The language of the person who reads the notifications (BCP 47). It is sent along. Default:
             *     `en`.
             */
            language?: string | null;
            quiet?: components["schemas"]["QuietHours"] | null;
            /**
             * @description The seconds before the deadline of a turn at which to send `deadline_near`, 60 to 604,800;
             *     at most three times. Default: never.
             */
            remind_before?: number[] | null;
            /** @description The URL to post to: `https`, port 443 or above 1023, and a public address. */
            url: string;
        };
        /** @description A division that would be played. */
        NextDivision: {
            /** @description The division, from 1. */
            division: number;
            /** @description The number of games of a player, if nobody leaves; one less for those who sit out. */
            games: number;
            /** @description The number of its players. */
            players: number;
            /** @description The number of rounds: 1 if everybody meets everybody, at tables that are all open at once. */
            rounds: number;
            /** @description The number of tables that would open at once. */
            tables: number;
        };
        /** @description A member who would play. */
        NextPlayer: {
            /** @description The player's division of the present season, from 1. Null for a newcomer. */
            before?: number | null;
            /** @description The division, from 1. Null if the season cannot begin. */
            division?: number | null;
            /** @description The name. Null if it is hidden from you. */
            name?: string | null;
            player_id?: components["schemas"]["PlayerId"] | null;
        };
        /** @description A notice of the operator. */
        Notice: {
            /**
             * Format: date-time
             * @description The time from which the notice is shown.
             */
            from: string;
            /**
             * Format: uuid
             * @description The notice's id. An app remembers by it that the notice was dismissed.
             */
            id: string;
            /** @description The text by language. */
            texts: components["schemas"]["NoticeTexts"];
            /**
             * Format: date-time
             * @description The time until which the notice is shown.
             */
            until: string;
        };
        /** @description The notices that are not over. */
        NoticeList: {
            /** @description The notices, in the order of their ends: at most 20. */
            items: components["schemas"]["Notice"][];
        };
        /** @description A text by language. An app shows the English one to those whose language has none. */
        NoticeTexts: {
            /** @description The text in German. */
            de?: string | null;
            /** @description The text in English, in 1 to 500 characters. */
            en: string;
            /** @description The text in Spanish. */
            es?: string | null;
            /** @description The text in French. */
            fr?: string | null;
            /** @description The text in Italian. */
            it?: string | null;
        };
        /**
         * @description The kinds of notification a webhook can receive.
         * @enum {string}
         */
        NotificationKind: "your_turn" | "deadline_near" | "invited" | "rematch" | "kept_seat_opened" | "started" | "finished" | "voided" | "seat_handed_over" | "stand_in_seated" | "standing_order" | "table_opened" | "friend_request" | "friend_accepted" | "tournament_soon" | "tournament_finished" | "tournament_cancelled" | "tournament_withdrawn" | "tournament_removed" | "table_ruled" | "league_ends" | "league_left" | "league_removed" | "league_season" | "season_finished";
        /** @description A rule of the game. */
        NumberedRule: {
            /** @description The title of its chapter. */
            chapter: string;
            /** @description The number, as `rule` of a refusal has it. */
            rule: string;
            /** @description The text of the rule. */
            text: string;
        };
        /**
         * @description The occupant of a seat. The engine knows people only as "a person"; accounts belong to the
         *     store.
         */
        Occupant: components["schemas"]["OpenSeat"] | components["schemas"]["PersonSeat"] | components["schemas"]["BotSeat"];
        /** @description A game as content of another page, as oEmbed 1.0 describes it. */
        Oembed: {
            /**
             * Format: int32
             * @description The time for which the answer may be kept, in seconds.
             */
            cache_age: number;
            /**
             * Format: int32
             * @description The height of the frame, in pixels.
             */
            height: number;
            /** @description The frame to put into the page. */
            html: string;
            /** @description The name of the program. */
            provider_name: string;
            /** @description The URL of this server. */
            provider_url: string;
            /**
             * Format: int32
             * @description The height of the picture, in pixels.
             */
            thumbnail_height: number;
            /** @description A picture of the board, for pages without frames. */
            thumbnail_url: string;
            /**
             * Format: int32
             * @description The width of the picture, in pixels.
             */
            thumbnail_width: number;
            /** @description The names of the players. */
            title: string;
            /** @description The type of content: HTML. */
            type: string;
            /** @description The version of oEmbed. */
            version: string;
            /**
             * Format: int32
             * @description The width of the frame, in pixels.
             */
            width: number;
        };
        /**
         * @description To whom a seat is offered.
         * @enum {string}
         */
        OfferedTo: "friends" | "public";
        /** @description Your choice about open data. */
        OpenDataChoice: {
            /** @description Your games that may be part of it. */
            games: components["schemas"]["OpenGames"];
        };
        /**
         * OpenEntryDirection
         * @description Players can enter again.
         */
        OpenEntryDirection: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "open_entry";
        };
        /**
         * @description The games of a player that may be in the operator's dumps. A game is left out if one of its players
         *     does not want it there.
         * @enum {string}
         */
        OpenGames: "none" | "rated" | "all";
        /**
         * OpenSeat
         * @description The seat is open.
         */
        OpenSeat: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "nobody";
        };
        /** @description An opponent of a player. */
        Opponent: {
            /** @description The name of the player whose bot this is. Null for a person. */
            bot_of?: string | null;
            /**
             * Format: int32
             * @description Games in which both played.
             */
            games: number;
            /**
             * Format: date-time
             * @description The time at which the last of the games ended.
             */
            last_at: string;
            /**
             * Format: int32
             * @description Games in which the player ranked behind the opponent.
             */
            lost: number;
            /** @description The opponent's name. */
            name: string;
            /** @description The opponent's id. */
            player_id: components["schemas"]["PlayerId"];
            /**
             * Format: int32
             * @description Games in which they shared a rank.
             */
            tied: number;
            /**
             * Format: int32
             * @description Games in which the player ranked ahead of the opponent.
             */
            won: number;
        };
        /** @description A page of opponents, those met in most games first. */
        OpponentPage: {
            /** @description The opponents. */
            items: components["schemas"]["Opponent"][];
            /** @description Pass this as `cursor` to get the next page. Null on the last page. */
            next?: string | null;
        };
        /**
         * @description The end of an order.
         * @enum {string}
         */
        OrderOutcome: "route_claimed" | "cards_drawn" | "route_closed" | "row_replaced" | "last_round" | "tunnel_asked" | "deck_empty";
        /**
         * @description The alternative if a route can no longer be claimed.
         * @enum {string}
         */
        Otherwise: "think" | "draw_cards";
        /** @description A time at which no server ran. Clocks that ran out in it got five minutes more. */
        Outage: {
            /**
             * Format: date-time
             * @description The last sign of life before it.
             */
            from: string;
            /**
             * Format: date-time
             * @description The first one after it.
             */
            until: string;
        };
        /** @description Your part in a tournament. */
        OwnEntry: {
            /** @description Your next step. */
            next: components["schemas"]["OwnNext"];
            /** @description Your place in the standings. */
            standing: components["schemas"]["TournamentStanding"];
            table?: components["schemas"]["TournamentTable"] | null;
        };
        /** @description The next step of a player of a tournament. */
        OwnNext: {
            /**
             * Format: date-time
             * @description The time before which the next round does not begin. Null if none follows, or none is fixed.
             */
            at?: string | null;
            /**
             * Format: uuid
             * @description The game to play: it is opened some moments after the round is drawn. Null unless the kind is
             *     `table`.
             */
            game?: string | null;
            /** @description The kind. */
            kind: components["schemas"]["OwnNextKind"];
            /** @description The number of tables that are still played. */
            tables: number;
        };
        /**
         * @description The kind of a player's next step.
         * @enum {string}
         */
        OwnNextKind: "table" | "round" | "none";
        /** @description Your order for your next turn. */
        OwnOrder: {
            /**
             * Format: date-time
             * @description The time at which it was given. Null if there is none.
             */
            given_at?: string | null;
            order?: components["schemas"]["StandingOrder"] | null;
            /**
             * Format: int32
             * @description The version of the game when it was given. Null if there is none.
             */
            version?: number | null;
        };
        /** @description The origin of a puzzle that you have made. */
        OwnPuzzle: {
            /**
             * Format: double
             * @description The points that the analysis of the game counts for the error.
             */
            cost: number;
            /**
             * Format: uuid
             * @description The game.
             */
            game_id: string;
            /**
             * Format: int32
             * @description The number of the first event of the decision.
             */
            seq: number;
        };
        /** @description A report that you have sent. */
        OwnReport: {
            /** @description The kind of thing that it is about. */
            about: components["schemas"]["ReportedThing"];
            /**
             * Format: date-time
             * @description The time at which it was closed. Null while it is open.
             */
            closed_at?: string | null;
            /**
             * Format: uuid
             * @description The game. Null for a player.
             */
            game?: string | null;
            /**
             * Format: uuid
             * @description The report's id.
             */
            id: string;
            outcome?: components["schemas"]["ReportOutcome"] | null;
            /**
             * Format: int32
             * @description The number of the phrase in the game. Null for others.
             */
            phrase_number?: number | null;
            /**
             * @description The present name of the player, or of whoever said the phrase. Null for a game, and if the account
             *     was deleted or is hidden from you.
             */
            player?: string | null;
            /** @description The reason. */
            reason: components["schemas"]["ReportReason"];
            /**
             * Format: date-time
             * @description The time at which it arrived.
             */
            reported_at: string;
            /** @description The words that you have written. */
            text?: string | null;
        };
        /** @description A page of your reports, the latest first. */
        OwnReportPage: {
            /** @description The reports. */
            items: components["schemas"]["OwnReport"][];
            /** @description Pass this as `cursor` to get the next page. Null on the last page. */
            next?: string | null;
        };
        /** @description The secrets of a seat, visible to its own player only. */
        OwnSeat: {
            /** @description The viewer's train cards. */
            hand: components["schemas"]["TrainCards"];
            offer?: components["schemas"]["TicketOffer"] | null;
            /** @description The viewer's seat. */
            seat: components["schemas"]["Seat"];
            /** @description The viewer's tickets. */
            tickets: components["schemas"]["OwnTicket"][];
            /** @description Whether the game waits for the viewer. */
            to_move: boolean;
        };
        /** @description Your sleeping hours. */
        OwnSleepingHours: {
            hours?: components["schemas"]["LocalSleepingHours"] | null;
        };
        /** @description A ticket held by the viewer. */
        OwnTicket: {
            /** @description Whether the viewer's own routes connect its cities. Stations count only at the end (R8.2). */
            completed: boolean;
            /** @description The ticket's id. */
            id: components["schemas"]["TicketId"];
            /** @description Whether it is a long or a standard ticket. */
            kind: components["schemas"]["TicketKind"];
            /**
             * Format: int32
             * @description Points gained if it is completed, lost if it is not.
             */
            points: number;
        };
        /** @description Your vacation. */
        OwnVacation: {
            /**
             * Format: date-time
             * @description From when on you can begin one. Null if you can now, or are on vacation.
             */
            again_at?: string | null;
            /**
             * Format: date-time
             * @description The beginning of the one under way. Null if you are not on vacation.
             */
            began_at?: string | null;
            /**
             * Format: int32
             * @description The number of days of vacation you have in 365 days.
             */
            days_a_year: number;
            /**
             * Format: int32
             * @description The number of them that are left, without those of the vacation under way.
             */
            days_left: number;
            /**
             * Format: date-time
             * @description The end of the one under way. Null if you are not on vacation.
             */
            ends_at?: string | null;
        };
        /** @description A route and its owner. */
        OwnedRoute: {
            route: components["schemas"]["RouteId"];
            seat: components["schemas"]["Seat"];
        };
        /** @description A station and its owner. */
        OwnedStation: {
            city: components["schemas"]["CityId"];
            seat: components["schemas"]["Seat"];
        };
        /** @description A pack, as used in a variant. */
        PackInVariant: {
            /** @description The pack's name. */
            name: string;
            /** @description The source of the pack's data. */
            provenance: components["schemas"]["Provenance"];
            /** @description The number of tickets the pack adds (R2.4). */
            tickets: number;
        };
        /** @description Two players who met in rated games, of whom the first did at least as well as expected. */
        Pair: {
            /**
             * Format: int32
             * @description The games that the other did not play to the end.
             */
            abandoned: number;
            /**
             * Format: double
             * @description The score that their ratings before each game let expect.
             */
            expected: number;
            /**
             * Format: int32
             * @description The points of displayed rating that the player gained in these games, from all opponents in them.
             */
            gained: number;
            /**
             * Format: int32
             * @description The number of their rated games.
             */
            games: number;
            /** @description The name of the player who did better. */
            name: string;
            /** @description The name of the other. */
            opponent: string;
            /**
             * Format: double
             * @description The games in which the player ranked before the other; a shared rank is half a game.
             */
            score: number;
            /**
             * Format: double
             * @description The difference of both in standard deviations of chance: above 3 is rare.
             */
            surprise: number;
        };
        /** @description Pairs of players. */
        PairList: {
            /** @description The pairs, the most surprising first. */
            items: components["schemas"]["Pair"][];
        };
        /**
         * PassMove
         * @description Pass. Legal only if no other move is possible (R3.2).
         */
        PassMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pass";
        };
        /**
         * PassedEvent
         * @description A player had no legal move and passed (R3.2).
         */
        PassedEvent: {
            /**
             * Format: date-time
             * @description The time at which the event was recorded. Clocks count from this time.
             */
            at: string;
            seat: components["schemas"]["Seat"];
            /**
             * Format: int32
             * @description The event's number, from 1. The version of a game is the number of its last event.
             */
            seq: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "passed";
        };
        /** @description A password change. */
        PasswordChangeRequest: {
            /**
             * Format: password
             * @description The new password: 8 to 128 characters. Common passwords are refused.
             */
            new_password: string;
            /**
             * Format: password
             * @description The current password. Null if the account has none.
             */
            old_password?: string | null;
        };
        /** @description A route, travelled in one direction. */
        PathLeg: {
            /** @description The city it starts from. */
            from: components["schemas"]["CityId"];
            /**
             * Format: int32
             * @description Its trains.
             */
            length: number;
            owner?: components["schemas"]["Seat"] | null;
            /** @description The route. */
            route: components["schemas"]["RouteId"];
            /** @description The city it leads to. */
            to: components["schemas"]["CityId"];
        };
        /** @description Longest continuous paths, in trains. */
        PathStatistics: {
            /**
             * Format: int32
             * @description Best length.
             */
            best?: number | null;
            /**
             * Format: double
             * @description Share of games in which the player won the European Express, 0 to 1.
             */
            express_rate?: number | null;
            /**
             * Format: int32
             * @description Games in which the player won the European Express, alone or shared.
             */
            expresses: number;
            /**
             * Format: double
             * @description Mean length.
             */
            mean?: number | null;
        };
        /**
         * PauseDirection
         * @description No further round begins. At most 20 times.
         */
        PauseDirection: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "pause";
            /** @description The reason. Default: `organiser`. */
            reason?: string | null;
        };
        /**
         * PauseRuling
         * @description No further round begins.
         */
        PauseRuling: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "pause";
            /** @description The reason. */
            reason: string;
        };
        /**
         * @description The reason for which nothing is sent to a webhook.
         * @enum {string}
         */
        PausedBy: "owner" | "failures";
        /**
         * PayTunnelMove
         * @description Pay the surcharge of a tunnel (R6.2).
         */
        PayTunnelMove: {
            /**
             * Format: int32
             * @description The number of locomotives among the additional cards. The others have the colour
             *     already laid.
             */
            locomotives: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pay_tunnel";
        };
        /**
         * @description The cards laid for a route or a station: cards of one colour, and locomotives for the rest. The
         *     number of coloured cards follows from the price, so it is not given. If all cards are
         *     locomotives there is no colour (R5.2).
         */
        Payment: {
            color?: components["schemas"]["CardColor"] | null;
            /**
             * Format: int32
             * @description Number of locomotives laid.
             */
            locomotives: number;
        };
        /** @description The payments with cards of one colour. Every number of locomotives between the two is possible. */
        PaymentRange: {
            color?: components["schemas"]["CardColor"] | null;
            /**
             * Format: int32
             * @description The fewest locomotives that can be laid.
             */
            fewest_locomotives: number;
            /**
             * Format: int32
             * @description The most locomotives that can be laid.
             */
            most_locomotives: number;
        };
        /**
         * PerMoveClock
         * @description A new allowance for every move.
         */
        PerMoveClock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "per_move";
            /**
             * Format: int32
             * @description Time for each move, in seconds, 10 to 1,209,600 (14 days).
             */
            seconds: number;
        };
        /**
         * PersonSeat
         * @description A person.
         */
        PersonSeat: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "person";
        };
        /** @description The phase of a game. */
        PhaseView: components["schemas"]["LobbyPhase"] | components["schemas"]["DealingPhase"] | components["schemas"]["TurnPhase"] | components["schemas"]["FinishedPhase"] | components["schemas"]["VoidedPhase"];
        /**
         * @description Something to say. Their texts are in `GET /v1/reference/phrases`; more may be added.
         * @enum {string}
         */
        Phrase: "hello" | "good_luck" | "have_fun" | "all_aboard" | "nice_route" | "good_move" | "well_played" | "close_one" | "thanks" | "you_are_welcome" | "sorry" | "no_worries" | "oops" | "hurry" | "take_your_time" | "thinking" | "back_soon" | "congratulations" | "another_game" | "goodbye" | "smile" | "laugh" | "applause" | "thumbs_up" | "heart" | "surprise" | "wave" | "fingers_crossed" | "sad" | "party" | "train";
        /** @description Everything that can be said to the table of a game. */
        PhraseBook: {
            /** @description Phrases, then reactions, in the order in which to offer them. */
            phrases: components["schemas"]["DisplayedPhrase"][];
        };
        /**
         * PhraseEvent
         * @description A phrase of a player.
         */
        PhraseEvent: {
            /** @description The name of the player. Null if they have deleted their account. */
            name?: string | null;
            /**
             * Format: int32
             * @description Its number in the game, from 1.
             */
            number: number;
            /** @description The phrase. */
            phrase: components["schemas"]["Phrase"];
            /**
             * Format: date-time
             * @description The moment at which it was said.
             */
            said_at: string;
            /** @description The seat of the player who said it. */
            seat: components["schemas"]["Seat"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "phrase";
            /**
             * Format: int32
             * @description The version of the game at which it was said.
             */
            version: number;
        };
        /**
         * @description A phrase in words, or a reaction with an emoji.
         * @enum {string}
         */
        PhraseKind: "phrase" | "reaction";
        /** @description A page of phrases, latest first. */
        PhrasePage: {
            /** @description The phrases. */
            items: components["schemas"]["SaidPhrase"][];
            /** @description Pass this as `cursor` to get the next page. Null on the last page. */
            next?: string | null;
        };
        /**
         * PhraseReport
         * @description Something that was said in a game.
         */
        PhraseReport: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            about: "phrase";
            /**
             * Format: uuid
             * @description The game's id. You may see it.
             */
            game: string;
            /**
             * Format: int32
             * @description The number of the phrase, as `GET /v1/games/{game_id}/phrases` has it.
             */
            number: number;
            /** @description The reason. */
            reason: components["schemas"]["ReportReason"];
            /** @description Your words for what happened: at most 500 characters. */
            text?: string | null;
        };
        /**
         * @description The colours of a picture.
         * @enum {string}
         */
        PictureTheme: "light" | "dark";
        /** @description The cost of routes and stations that are not built yet, and the points they bring. */
        PlanCost: {
            /**
             * Format: double
             * @description The number of cards that tunnels are expected to ask for in addition (R6.2), from the deck
             *     as far as the seat knows it.
             */
            expected_surcharge: number;
            /**
             * Format: int32
             * @description The difference of the final score: points of routes and stations, and those of the tickets.
             *     A held ticket counts twice, because it would lose its points otherwise; an offered one once.
             */
            gain: number;
            /** @description The cards that the hand lacks for all of them, without surcharges of tunnels. */
            missing: components["schemas"]["MissingCards"];
            /**
             * Format: int32
             * @description New stations.
             */
            new_stations: number;
            /**
             * Format: int32
             * @description Points of the routes to claim (R1.4).
             */
            route_points: number;
            /**
             * Format: int32
             * @description Points lost with new stations; zero or negative (R9.2).
             */
            station_points: number;
            /**
             * Format: int32
             * @description Trains of the routes to claim.
             */
            trains: number;
            /**
             * Format: int32
             * @description Turns to claim the routes and build the stations, without those to draw cards.
             */
            turns: number;
        };
        /** @description A route of a connection, travelled in one direction. */
        PlannedLeg: {
            /** @description The city it starts from. */
            from: components["schemas"]["CityId"];
            /**
             * Format: int32
             * @description Its trains.
             */
            length: number;
            /** @description The route. */
            route: components["schemas"]["RouteId"];
            /** @description The city it leads to. */
            to: components["schemas"]["CityId"];
            /** @description The use that is made of it. */
            use: components["schemas"]["LegUse"];
        };
        /** @description A route to claim. */
        PlannedRoute: {
            /** @description Whether the seat can claim it now. */
            can_claim: boolean;
            color?: components["schemas"]["CardColor"] | null;
            /**
             * Format: double
             * @description The surcharge to expect if it is a tunnel, with cards of the colour in `missing`; else 0.
             */
            expected_surcharge: number;
            /**
             * Format: int32
             * @description Locomotives that it requires as a ferry.
             */
            ferry: number;
            /** @description The cards of the hand that it takes. */
            fitting: components["schemas"]["TrainCards"];
            /** @description Whether `together` claims it. */
            in_together: boolean;
            /**
             * Format: int32
             * @description Its trains.
             */
            length: number;
            /** @description The cards that the hand lacks if it pays for this route only. */
            missing: components["schemas"]["RouteLack"];
            /** @description The payments that the hand allows, whether or not it is the seat's turn. */
            payments: components["schemas"]["PaymentRange"][];
            /**
             * Format: int32
             * @description The points for claiming it (R1.4).
             */
            points: number;
            /** @description The route. */
            route: components["schemas"]["RouteId"];
            /** @description The tickets with a connection above that claims it. */
            tickets: components["schemas"]["TicketId"][];
            /** @description Whether it is a tunnel. */
            tunnel: boolean;
        };
        /** @description A station and the route it lends. */
        PlannedStation: {
            /** @description The city. */
            city: components["schemas"]["CityId"];
            /** @description Whether the station stands already. */
            is_built: boolean;
            owner?: components["schemas"]["Seat"] | null;
            /** @description The route it lends. */
            route: components["schemas"]["RouteId"];
        };
        /**
         * @description The colour of a player's trains (R1.1).
         * @enum {string}
         */
        PlayerColor: "brown" | "red" | "purple" | "gray" | "blue";
        /** @description A player's public id. It stays the same when the name changes, and every path that takes a player's name takes it, too. */
        PlayerId: string;
        /**
         * PlayerJoinedEvent
         * @description A person took a seat.
         */
        PlayerJoinedEvent: {
            /**
             * Format: date-time
             * @description The time at which the event was recorded. Clocks count from this time.
             */
            at: string;
            color: components["schemas"]["PlayerColor"];
            entropy?: components["schemas"]["Entropy"] | null;
            seat: components["schemas"]["Seat"];
            /**
             * Format: int32
             * @description The event's number, from 1. The version of a game is the number of its last event.
             */
            seq: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "player_joined";
        };
        /**
         * PlayerKickedEvent
         * @description The host removed a person before the game began.
         */
        PlayerKickedEvent: {
            /**
             * Format: date-time
             * @description The time at which the event was recorded. Clocks count from this time.
             */
            at: string;
            seat: components["schemas"]["Seat"];
            /**
             * Format: int32
             * @description The event's number, from 1. The version of a game is the number of its last event.
             */
            seq: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "player_kicked";
        };
        /**
         * PlayerLeftEvent
         * @description A person left before the game began.
         */
        PlayerLeftEvent: {
            /**
             * Format: date-time
             * @description The time at which the event was recorded. Clocks count from this time.
             */
            at: string;
            seat: components["schemas"]["Seat"];
            /**
             * Format: int32
             * @description The event's number, from 1. The version of a game is the number of its last event.
             */
            seq: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "player_left";
        };
        /** @description A player's position at the end of the game. */
        PlayerPosition: {
            /** @description The player's name. */
            name: string;
            /**
             * @description The routes the player claimed, by their ids. The scorer also takes two cities by their names in
             *     any of the five languages, in either order: `Paris – Dieppe`.
             */
            routes?: components["schemas"]["RouteId"][] | null;
            /** @description The cities where the player built stations, by their ids or names. */
            stations?: components["schemas"]["CityId"][] | null;
            /** @description The tickets the player kept, by their ids or by their two cities. */
            tickets?: components["schemas"]["TicketId"][] | null;
        };
        /** @description A player. */
        PlayerProfile: {
            /** @description The name of the player whose bot this is. Null for a person. */
            bot_of?: string | null;
            bot_of_id?: components["schemas"]["PlayerId"] | null;
            /**
             * Format: int32
             * @description Games played to the end.
             */
            games: number;
            /** @description Whether the player is a guest. */
            guest: boolean;
            /** @description The last ten games, the latest first. Absent if not included. */
            last_games?: components["schemas"]["FinishedGame"][];
            /** @description The name. */
            name: string;
            /** @description The player's id. */
            player_id: components["schemas"]["PlayerId"];
            /** @description The last changes of both ratings. Absent if not included. */
            rating_changes?: components["schemas"]["RatingChanges"];
            /** @description The player's ratings. */
            ratings: components["schemas"]["PlayerRatings"];
            /** @description The last ten places in seasons, the latest first. Absent if not included. */
            seasons?: components["schemas"]["PlayerSeason"][];
            /**
             * Format: date-time
             * @description The time at which the account was created.
             */
            since: string;
            /** @description The statistics of all games. Absent if not included. */
            statistics?: components["schemas"]["PlayerStatistics"];
            /**
             * Format: date-time
             * @description Until when the player is on vacation; null if they are not.
             */
            vacation_until?: string | null;
            /**
             * @description Your record against the player: you are the first of the two. Absent if not included, for
             *     yourself, and without a token.
             */
            versus?: components["schemas"]["HeadToHead"];
            /**
             * Format: int32
             * @description Games won, including shared wins.
             */
            wins: number;
        };
        /** @description A player's rating. */
        PlayerRating: {
            /**
             * Format: int32
             * @description The number of games on which the rating is based.
             */
            games: number;
            /**
             * Format: int32
             * @description The percentage of active players whose rating of this kind is lower, rounded down. Active are
             *     the players of the leaderboards who have finished a rated game of this kind within the last 90
             *     days. It is counted every ten minutes. Null without rated games, and as long as nobody is active.
             */
            percentile?: number | null;
            /** @description Whether the rating is based on fewer than ten games. */
            provisional: boolean;
            /**
             * Format: int32
             * @description The rating the player has at least, almost surely: the mean minus three standard deviations,
             *     on a scale where beginners have 1000.
             */
            rating: number;
        };
        /** @description A player's ratings. A player without rated games has 1000. */
        PlayerRatings: {
            /** @description The rating in two-player games. */
            duel: components["schemas"]["PlayerRating"];
            /** @description The rating in games of three to five players. */
            table: components["schemas"]["PlayerRating"];
        };
        /**
         * PlayerReport
         * @description A player.
         */
        PlayerReport: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            about: "player";
            /** @description The player's name or id. */
            name: string;
            /** @description The reason. */
            reason: components["schemas"]["ReportReason"];
            /** @description Your words for what happened: at most 500 characters. */
            text?: string | null;
        };
        /** @description One player's final score and its parts. */
        PlayerScore: {
            /** @description The route that each station lends, for stations that lend one (R8.2). */
            borrowed: components["schemas"]["BorrowedRoute"][];
            /** @description The completed tickets. */
            completed: components["schemas"]["TicketId"][];
            /**
             * Format: int32
             * @description Points for the European Express: 10 or 0.
             */
            express: number;
            /** @description The failed tickets. */
            failed: components["schemas"]["TicketId"][];
            /**
             * Format: int32
             * @description Trains on the player's longest continuous path.
             */
            longest_path: number;
            /** @description The routes of that path, in travel order. */
            path: components["schemas"]["RouteId"][];
            /**
             * Format: int32
             * @description 1 for the winner. Tied players share a rank, and the ranks after them are skipped (R9.4).
             */
            rank: number;
            /**
             * Format: int32
             * @description Points for claimed routes.
             */
            routes: number;
            /** @description The player's seat. */
            seat: components["schemas"]["Seat"];
            /**
             * Format: int32
             * @description Points for stations not built.
             */
            stations: number;
            /**
             * Format: int32
             * @description Points for completed tickets minus points for failed ones; may be negative.
             */
            tickets: number;
            /**
             * Format: int32
             * @description Total points; may be negative.
             */
            total: number;
        };
        /** @description A final place of a player. */
        PlayerSeason: {
            /** @description The board. */
            board: components["schemas"]["RatingBoard"];
            /**
             * Format: int32
             * @description The number of rated games of the season on this board.
             */
            games: number;
            /**
             * Format: int32
             * @description The place, from 1.
             */
            place: number;
            /**
             * Format: int32
             * @description The number of players in a place.
             */
            placed: number;
            /**
             * Format: int32
             * @description The displayed rating after the last rated game of the season.
             */
            rating: number;
            /** @description The season's key. */
            season: string;
        };
        /** @description The final places of a player, or a page of them. */
        PlayerSeasons: {
            /** @description The places, the latest season first. */
            items: components["schemas"]["PlayerSeason"][];
            /** @description Pass this as `cursor` to get the next page. Null on the last page. */
            next?: string | null;
        };
        /**
         * @description A player's statistics. Means, rates and best values are null if there are no games to compute
         *     them from.
         */
        PlayerStatistics: {
            /**
             * Format: int32
             * @description Best score, in points.
             */
            best_score?: number | null;
            /** @description Train cards drawn. */
            cards: components["schemas"]["CardsDrawn"];
            /**
             * Format: int32
             * @description Games played to the end.
             */
            games: number;
            /**
             * Format: int32
             * @description Games the player left before they ended.
             */
            left: number;
            /** @description Statistics of the longest continuous paths. */
            longest_path: components["schemas"]["PathStatistics"];
            /**
             * Format: double
             * @description Mean rank.
             */
            mean_rank?: number | null;
            /**
             * Format: double
             * @description Mean score, in points.
             */
            mean_score?: number | null;
            /**
             * Format: double
             * @description Mean number of trains left unused.
             */
            mean_trains_left?: number | null;
            /** @description The period's key. */
            period: string;
            /** @description All points, by source. */
            points: components["schemas"]["PointTotals"];
            /** @description Route statistics. */
            routes: components["schemas"]["RouteStatistics"];
            /**
             * Format: int32
             * @description Stations built.
             */
            stations_built: number;
            /** @description Streaks of games won. */
            streaks: components["schemas"]["Streaks"];
            /** @description Ticket statistics. */
            tickets: components["schemas"]["TicketStatistics"];
            /** @description Time statistics. */
            time: components["schemas"]["TimeStatistics"];
            /** @description Tunnel statistics. */
            tunnels: components["schemas"]["TunnelStatistics"];
            /**
             * Format: double
             * @description Share of games won, 0 to 1.
             */
            win_rate?: number | null;
            /**
             * Format: int32
             * @description Games won, including shared wins.
             */
            wins: number;
        };
        /** @description Points by source (R9.2), of one game or of many. */
        PointTotals: {
            /**
             * Format: int32
             * @description The European Express.
             */
            express: number;
            /**
             * Format: int32
             * @description Routes claimed.
             */
            routes: number;
            /**
             * Format: int32
             * @description Stations not built.
             */
            stations: number;
            /**
             * Format: int32
             * @description Points lost for failed tickets.
             */
            tickets_lost: number;
            /**
             * Format: int32
             * @description Tickets completed.
             */
            tickets_won: number;
        };
        /**
         * PositionGame
         * @description A position of a game that is over, played on.
         */
        PositionGame: {
            bots?: components["schemas"]["BotLevel"] | null;
            /**
             * Format: uuid
             * @description The game's id. You may see its replay.
             */
            game: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "position";
            /** @description The seat that you play. */
            seat: components["schemas"]["Seat"];
            /**
             * Format: int32
             * @description The number of events up to the position. In the midst of a decision, the position is the one
             *     after it.
             */
            version: number;
        };
        /** @description A prepared table to open. */
        PreparedGame: components["schemas"]["PreparedTableGame"] | components["schemas"]["ScriptedGame"] | components["schemas"]["PositionGame"];
        /**
         * PreparedTableGame
         * @description A table of the server.
         */
        PreparedTableGame: {
            color?: components["schemas"]["PlayerColor"] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "table";
            /** @description The name of one of the tables of `GET /v1/reference/prepared-tables`. */
            table: string;
        };
        /** @description The prepared tables of the server. */
        PreparedTables: {
            /** @description The tables, in the order in which to play them. */
            tables: components["schemas"]["DisplayedTable"][];
        };
        /**
         * @description An error response (RFC 9457). The request has changed nothing, with one exception: after
         *     `refresh_token_reused` the session has ended.
         * @example {
         *       "code": "not_your_turn",
         *       "detail": "It is the turn of seat 1.",
         *       "rule": "R2.6",
         *       "status": 409,
         *       "title": "It is not your turn",
         *       "turn": 1,
         *       "type": "/docs/errors/not_your_turn"
         *     }
         */
        Problem: {
            /**
             * Format: date-time
             * @description The time at which it is possible again.
             */
            again_at?: string;
            /** @description The values that would be accepted. */
            allowed?: string[];
            /**
             * Format: int32
             * @description The number of stations that are built.
             */
            built?: number;
            /** @description The kind of train card: a colour, or `locomotive`. */
            card?: string;
            /**
             * Format: int32
             * @description The number of cards that the move costs.
             */
            cards?: number;
            /** @description The city. */
            city?: components["schemas"]["CityId"];
            /** @description The stable code for clients to act on. */
            code: components["schemas"]["ProblemCode"];
            /** @description The colour: of a player, or of train cards. Null if any one colour will do. */
            color?: string | null;
            /** @description The operator's contact for objections: a `mailto:` or `https:` URL. */
            contact?: string;
            /**
             * Format: int32
             * @description The number of days that are left.
             */
            days_left?: number;
            /** @description A description of this occurrence, in the language of the request. */
            detail: string;
            /**
             * @description The events since the state in `If-Match`, as you may see them. At most 500; the rest is at
             *     `GET …/events`.
             */
            events?: components["schemas"]["LoggedEvent"][];
            /** @description The colours that are free. */
            free?: components["schemas"]["PlayerColor"][];
            /**
             * Format: uuid
             * @description The game to which the code leads.
             */
            game?: string;
            /**
             * Format: int32
             * @description The number that there are.
             */
            have?: number;
            /** @description The head of the game's log. */
            head?: components["schemas"]["Head"];
            /** @description The id that is unknown; or that of the webhook or the report that there is. */
            id?: string;
            /**
             * Format: int32
             * @description The highest number of tickets that may be kept.
             */
            keep_max?: number;
            /**
             * Format: int32
             * @description The lowest number of tickets that must be kept.
             */
            keep_min?: number;
            /**
             * Format: int32
             * @description The number of tickets that the move keeps.
             */
            kept?: number;
            /**
             * Format: int32
             * @description The least seconds that a clock may have.
             */
            least?: number;
            /**
             * Format: int32
             * @description The number of the cards that must be locomotives.
             */
            locomotives?: number;
            /**
             * Format: int32
             * @description The most entries that a list may have.
             */
            max_items?: number;
            /**
             * Format: int32
             * @description The most characters that a text may have.
             */
            max_length?: number;
            /**
             * Format: int64
             * @description The greatest value that is accepted.
             */
            maximum?: number;
            /**
             * Format: int32
             * @description The fewest entries that a list may have.
             */
            min_items?: number;
            /**
             * Format: int32
             * @description The fewest characters that a text may have.
             */
            min_length?: number;
            /**
             * Format: int64
             * @description The smallest value that is accepted.
             */
            minimum?: number;
            /** @description The JSON Pointers of the fields that the body lacks, at most 32. */
            missing?: string[];
            /**
             * Format: int32
             * @description The most that there may be.
             */
            most?: number;
            /**
             * Format: int32
             * @description The number of the move in the opening of a script, from 0.
             */
            move_number?: number;
            /** @description The name of the player. */
            name?: string;
            /** @description The ids that come nearest to the one that was sent, at most three. */
            nearest?: string[];
            /**
             * Format: int32
             * @description The number that is needed.
             */
            need?: number;
            /**
             * Format: int32
             * @description The number of open seats.
             */
            open?: number;
            /**
             * Format: int32
             * @description The owner: the number of a seat, or in a scoring the index of a player.
             */
            owner?: number;
            /** @description The ticket pack. */
            pack?: string;
            /**
             * @description The faulty value: the name of a query or path parameter, or the JSON Pointer of a value in
             *     the body.
             */
            parameter?: string;
            /** @description The regular expression that a text must match. */
            pattern?: string;
            /**
             * Format: int32
             * @description The index of the player in a scoring.
             */
            player?: number;
            /**
             * Format: int32
             * @description The number of players in the scoring.
             */
            players?: number;
            /**
             * Format: int32
             * @description The rating that counts.
             */
            rating?: number;
            /**
             * @description The reason of a ban, in the words of the admin; or the message of the reader of the request, in
             *     English, for developers.
             */
            reason?: string;
            /** @description The id of the request, as in the header `X-Request-Id`. Quote it to the operator. */
            request_id?: string | null;
            /**
             * Format: int64
             * @description In how many seconds the request may be sent again, as in `Retry-After`.
             */
            retry_after?: number;
            /** @description The route. */
            route?: components["schemas"]["RouteId"];
            /** @description The number of the rule, as `GET /v1/reference/rules` has it. */
            rule?: string;
            /** @description The scope that an API key needs. */
            scope?: components["schemas"]["ApiScope"];
            /** @description The seat. */
            seat?: components["schemas"]["Seat"];
            /**
             * Format: int32
             * @description The number of seats that were requested.
             */
            seats?: number;
            /**
             * Format: int32
             * @description The seconds that were requested.
             */
            seconds?: number;
            /**
             * Format: int32
             * @description The slot of the face-up cards.
             */
            slot?: number;
            /**
             * Format: int32
             * @description The HTTP status.
             */
            status: number;
            /** @description The ticket. */
            ticket?: components["schemas"]["TicketId"];
            /** @description The title of the kind of problem, in the language of the request. */
            title: string;
            /** @description The seat whose turn it is. */
            turn?: components["schemas"]["Seat"];
            /** @description The other track of the double route. */
            twin?: components["schemas"]["RouteId"];
            /**
             * @description A URI reference that identifies the kind of problem and leads to a page that explains it. It
             *     is absolute if the operator has set `--public-url`.
             */
            type: string;
            /**
             * Format: date-time
             * @description The end of the ban.
             */
            until?: string;
            /** @description The value that was sent, at most 64 characters of it. */
            value?: string;
            /**
             * Format: int32
             * @description The present version of the game.
             */
            version?: number;
            /** @description The game as you may see it now. */
            view?: components["schemas"]["LiveGameView"];
            /**
             * @description A page where everybody can watch the game: relative to the host if the operator has not set the
             *     public URL.
             */
            watch?: string;
        };
        /**
         * @description The code of a problem. `GET /docs/errors/{code}` explains it.
         * @enum {string}
         */
        ProblemCode: "bad_request" | "invalid_body" | "invalid_path" | "invalid_query" | "invalid_header" | "unauthenticated" | "invalid_token" | "invalid_refresh_token" | "refresh_token_reused" | "wrong_credentials" | "wrong_recovery_code" | "invalid_nonce" | "identity_refused" | "kicked" | "not_for_bots" | "scope_missing" | "not_for_keys" | "banned" | "account_muted" | "not_admin" | "not_host" | "not_your_seat" | "not_for_players" | "not_seated" | "not_found" | "method_not_allowed" | "name_taken" | "name_required" | "identity_taken" | "too_many_identities" | "last_way_in" | "no_password" | "webhook_exists" | "too_many_webhooks" | "too_many_bots" | "too_many_api_keys" | "too_many_mutes" | "too_many_imported_games" | "too_many_alerts" | "id_taken" | "too_many_tournaments" | "tournament_refused" | "tournament_over" | "tournament_not_over" | "rating_limit" | "not_organiser" | "tournament_rules" | "too_many_friends" | "too_many_friend_requests" | "too_many_blocks" | "too_many_reports" | "too_many_notices" | "already_reported" | "report_closed" | "vacation_used_up" | "too_soon" | "too_many_open_games" | "too_many_games" | "too_many_spectators" | "too_many_invitations" | "is_admin" | "invitation_declined" | "guest_account" | "account_too_new" | "not_guest" | "already_seated" | "table_full" | "color_taken" | "seats_open" | "kicked_host" | "no_person_there" | "no_bot_there" | "not_sandbox" | "script_refused" | "import_refused" | "rated_game" | "seat_given_up" | "no_stand_ins" | "seat_not_away" | "seat_not_offered" | "had_seat" | "too_many_stand_ins" | "game_not_started" | "game_started" | "game_over" | "called_off" | "game_not_over" | "game_void" | "not_your_turn" | "your_turn" | "on_vacation" | "tickets_chosen" | "must_keep_tickets" | "must_draw_second_card" | "must_settle_tunnel" | "no_tickets_offered" | "no_tunnel_pending" | "request_timeout" | "contended" | "history_changed" | "stale_version" | "headers_too_large" | "body_too_large" | "not_json" | "invalid_sleeping_hours" | "invalid_name" | "name_reserved" | "name_not_allowed" | "invalid_password" | "common_password" | "invalid_webhook" | "invalid_subscription" | "unknown_provider" | "unknown_player" | "idempotency_key_reused" | "unknown_pack" | "pack_twice" | "seat_count" | "clock_range" | "clock_required" | "no_such_version" | "no_puzzle" | "no_such_puzzle" | "no_such_choice" | "no_such_seat" | "deck_empty" | "slot_empty" | "locomotive_second" | "route_taken" | "both_tracks" | "track_closed" | "trains_short" | "wrong_payment" | "cards_short" | "no_tickets_left" | "ticket_not_offered" | "keep_count" | "station_taken" | "no_stations_left" | "move_possible" | "player_count" | "unknown_route" | "unknown_city" | "unknown_ticket" | "ticket_taken" | "too_many_streams" | "too_many_attempts" | "too_many_requests" | "too_many_phrases" | "export_running" | "too_many_renames" | "internal" | "format_not_supported" | "provider_unavailable" | "unavailable";
        /**
         * @description The origin of the facts about tickets.
         * @enum {string}
         */
        Provenance: "verified" | "reconstructed" | "operator";
        /** @description The finished games of a month, as files. */
        PublishedDump: {
            /** @description The files with the games, and with the seats as a table. */
            files: components["schemas"]["PublishedFile"][];
            /**
             * Format: int32
             * @description The version of the formats of the files.
             */
            form: number;
            /**
             * Format: int64
             * @description The number of games.
             */
            games: number;
            /** @description The licence, by its SPDX name. */
            license: string;
            /** @description The link to the manifest, with the hashes of the files. */
            manifest: string;
            /** @description The month in which the games ended, in UTC. */
            month: string;
            /** @description The public key of the signature: Ed25519, in hexadecimal. */
            public_key: string;
            /**
             * Format: int64
             * @description The number of seats.
             */
            seats: number;
            /** @description The link to the signature of the manifest. */
            signature: string;
        };
        /** @description A file of a dump. */
        PublishedFile: {
            /**
             * Format: int64
             * @description The size.
             */
            bytes: number;
            /** @description The name. */
            name: string;
            /** @description The SHA-256 of its bytes, in hexadecimal. */
            sha256: string;
            /** @description The link to the file. It is relative to the host if the operator has not set the public URL. */
            url: string;
        };
        /** @description The key that identifies the server to push services. */
        PushKey: {
            /**
             * @description An uncompressed point of P-256 in base64url: the `applicationServerKey` of
             *     `PushManager.subscribe`.
             */
            key: string;
        };
        /** @description A decision of a finished game in which a seat erred. */
        Puzzle: {
            /** @description The moves to choose from, each route with one payment. One of them was played, another one is better. */
            choices: components["schemas"]["Move"][];
            mine?: components["schemas"]["OwnPuzzle"] | null;
            /**
             * Format: uuid
             * @description The id.
             */
            puzzle_id: string;
            /**
             * Format: int32
             * @description The rating: the more often its better move is not found at once, the higher.
             */
            rating: number;
            /** @description The seat that decided. */
            seat: components["schemas"]["Seat"];
            /** @description The subjects of the move that was played and of the best one. */
            themes: components["schemas"]["PuzzleTheme"][];
            /** @description The variant. */
            variant: components["schemas"]["Variant"];
            /** @description The game as that seat saw it. Unless you have decided there, `commitment` is empty. */
            view: components["schemas"]["GameView"];
        };
        /** @description The answer to an attempt. */
        PuzzleAttempt: {
            gain?: components["schemas"]["Estimate"] | null;
            /** @description Whether the move is the best, or as good as it as far as can be told. */
            is_right: boolean;
            rating?: components["schemas"]["PuzzleRatingChange"] | null;
            solution?: components["schemas"]["PuzzleSolution"] | null;
        };
        /** @description A change of your rating for puzzles. */
        PuzzleRatingChange: {
            /**
             * Format: int32
             * @description The rating after.
             */
            after: number;
            /**
             * Format: int32
             * @description The rating before.
             */
            before: number;
        };
        /** @description The solution of a puzzle. */
        PuzzleSolution: {
            /** @description The other moves that count as right. */
            also: components["schemas"]["Move"][];
            /** @description The best move. */
            best: components["schemas"]["Move"];
            /** @description The points that it brings more than the one that was played. */
            gain: components["schemas"]["Estimate"];
            /** @description The routes to be claimed after the best move, by what the seat knew. */
            plan: components["schemas"]["RouteId"][];
            /** @description The move that was played. */
            played: components["schemas"]["Move"];
        };
        /**
         * @description A subject of a puzzle.
         * @enum {string}
         */
        PuzzleTheme: "claim" | "tunnel" | "ferry" | "station" | "cards" | "tickets" | "last_round";
        /** @description The kind of game to find. */
        QuickMatchRequest: {
            clock?: components["schemas"]["GameClock"] | null;
            color?: components["schemas"]["PlayerColor"] | null;
            entropy?: components["schemas"]["Entropy"] | null;
            /**
             * @description Whether the game is rated, with a clock and without guests. A rated search prefers opponents of your
             *     strength and widens the longer they wait.
             */
            rated?: boolean | null;
            /**
             * Format: int32
             * @description The number of seats. Default: 2.
             */
            seats?: number | null;
            /** @description The variant. Default: `classic`. */
            variant?: components["schemas"]["Variant"] | null;
        };
        /** @description Quiet hours, during which nothing is sent. Notifications are collected meanwhile. */
        QuietHours: {
            /** @description The start, in local time. */
            from: string;
            /** @description The end, in local time; on the next day if it is earlier than the start. */
            to: string;
            /** @description The IANA name of the time zone. */
            zone: string;
        };
        /** @description A place in the ranking. */
        RankingEntry: {
            /** @description The player's name. */
            name: string;
            /** @description The player's number, from 0 in the order of the request. */
            player: components["schemas"]["Seat"];
            /**
             * Format: int32
             * @description The rank, from 1. Tied players share a rank, and the next ranks are skipped.
             */
            rank: number;
            /**
             * Format: int32
             * @description The player's total points.
             */
            total: number;
        };
        /** @description A rated game. */
        RatedGame: {
            /**
             * Format: int32
             * @description The rating after the game.
             */
            after: number;
            /**
             * Format: int32
             * @description The rating before the game.
             */
            before: number;
            /**
             * Format: date-time
             * @description The time at which the game ended.
             */
            finished_at: string;
            /**
             * Format: uuid
             * @description The game's id. Null if the game is not public and you did not play in it.
             */
            game?: string | null;
            /** @description Whether the rating after the game is based on fewer than ten games. */
            provisional: boolean;
        };
        /**
         * @description The band of a rated game: the mean of the displayed ratings that its players had before it.
         * @enum {string}
         */
        RatingBand: "beginner" | "intermediate" | "advanced" | "expert";
        /**
         * @description The games that are rated together.
         * @enum {string}
         */
        RatingBoard: "duel" | "table";
        /** @description The last changes of a player's ratings. */
        RatingChanges: {
            /** @description The last ten of the rating in two-player games, the latest first. */
            duel: components["schemas"]["RatedGame"][];
            /** @description The last ten of the rating in games of three to five players, the latest first. */
            table: components["schemas"]["RatedGame"][];
        };
        /** @description The history of a rating, latest change first. */
        RatingHistoryPage: {
            /** @description The rating. */
            board: components["schemas"]["RatingBoard"];
            /** @description The changes. */
            items: components["schemas"]["RatedGame"][];
            /** @description Pass this as `cursor` to get the next page. Null on the last page. */
            next?: string | null;
        };
        /** @description The effect of a game on a rating. */
        RatingStep: {
            /**
             * Format: int32
             * @description The rating after the game.
             */
            after: number;
            /**
             * Format: int32
             * @description The rating before the game.
             */
            before: number;
            /** @description Whether the rating after the game is based on fewer than ten games. */
            provisional: boolean;
        };
        /** @description The read marker of a device. */
        ReadMarker: {
            /**
             * Format: int32
             * @description The number of the last item read.
             */
            read: number;
            /**
             * Format: int32
             * @description The number of unread items.
             */
            unread: number;
        };
        /** @description The read marker of a device. */
        ReadMarkerRequest: {
            /**
             * Format: int32
             * @description The number of the last item read.
             */
            seq: number;
        };
        /**
         * RecoveryCodeUsedItem
         * @description A device set a new password with a recovery code. All others are signed out.
         */
        RecoveryCodeUsedItem: {
            /**
             * Format: date-time
             * @description The time of the event.
             */
            at: string;
            /** @description A text to show below the title. */
            body: string;
            /**
             * @description The name of the player who invites, opened the table, asks to be friends or has accepted, or of the
             *     bot that was renamed. Null for other kinds, and if the account was deleted.
             */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * @description The operator's contact for objections to that: a `mailto:` or `https:` URL. Null for other kinds, and
             *     if there is none.
             */
            contact?: string | null;
            /**
             * Format: uuid
             * @description The game's id. Null if the item is about the account.
             */
            game?: string | null;
            /** @description The reason of the moderator who gave another name. Null for other kinds. */
            given_reason?: string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "recovery_code_used";
            /**
             * Format: int32
             * @description The item's number, from 1. Numbers grow in the order of events.
             */
            seq: number;
            /**
             * Format: uuid
             * @description The session of the device.
             */
            session: string;
            /** @description One line to show, in the language of the request. */
            title: string;
            /**
             * Format: int32
             * @description The number of the event in the game's log. Null if the item is about the account.
             */
            version?: number | null;
        };
        /** @description New recovery codes. No other answer shows them. */
        RecoveryCodes: {
            /** @description Ten codes. Each works once. */
            codes: string[];
            /**
             * Format: date-time
             * @description The time at which they were made.
             */
            created_at: string;
        };
        /** @description The password, to make recovery codes. */
        RecoveryCodesRequest: {
            /**
             * Format: password
             * @description The account's password.
             */
            password: string;
        };
        /** @description A recovery code and a new password. */
        RecoveryRequest: {
            /** @description A recovery code that was not used yet. Case, width, spaces and dashes do not matter. */
            code: string;
            /** @description The device's name in the list of devices. Default: the `User-Agent`. */
            device?: string | null;
            /** @description The account's name. */
            name: string;
            /**
             * Format: password
             * @description The new password: 8 to 128 characters. Common passwords are refused.
             */
            new_password: string;
        };
        /** @description A refresh token. */
        RefreshRequest: {
            /** @description The device's latest refresh token. */
            refresh_token: string;
        };
        /**
         * @description The treatment of standard tickets rejected at the start (R2.2).
         * @enum {string}
         */
        RejectedTickets: "boxed" | "returned";
        /**
         * RematchDelivery
         * @description A player of a finished game wants a rematch; a seat is reserved.
         */
        RematchDelivery: {
            /**
             * Format: date-time
             * @description The time of the event; for a reminder, the time at which it became due.
             */
            at: string;
            /** @description A text to show below the title. */
            body: string;
            /** @description The name of the player who sent the invitation, opened the table, asks to be friends or has accepted. */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * Format: date-time
             * @description The deadline of the turn; absent if the game has no clock.
             */
            deadline?: string | null;
            /**
             * Format: uuid
             * @description The game's id. The nil UUID for a kind that is about no game.
             */
            game: string;
            /**
             * Format: uuid
             * @description The id of the delivery; the same on every attempt.
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "rematch";
            /** @description The language of the texts (BCP 47). */
            language: string;
            /** @description The player's name. */
            name: string;
            /** @description The names of the others in the game, in seat order; empty texts for deleted accounts. */
            opponents: string[];
            /** @description The player's id. */
            player_id: components["schemas"]["PlayerId"];
            /**
             * @description One line to show, in the language of the webhook, or in English if that is not among those of
             *     the server.
             */
            title: string;
            /** @description The variant of the game; `classic` for a kind that is about no game. */
            variant: components["schemas"]["Variant"];
            /**
             * Format: int32
             * @description The number of the event in the game's log; 0 for a kind that is about no game.
             */
            version: number;
        };
        /**
         * RematchItem
         * @description A player of a finished game wants a rematch; a seat is reserved for the account.
         */
        RematchItem: {
            /**
             * Format: date-time
             * @description The time of the event.
             */
            at: string;
            /** @description A text to show below the title. */
            body: string;
            /**
             * @description The name of the player who invites, opened the table, asks to be friends or has accepted, or of the
             *     bot that was renamed. Null for other kinds, and if the account was deleted.
             */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * @description The operator's contact for objections to that: a `mailto:` or `https:` URL. Null for other kinds, and
             *     if there is none.
             */
            contact?: string | null;
            /**
             * Format: uuid
             * @description The game's id. Null if the item is about the account.
             */
            game?: string | null;
            /** @description The reason of the moderator who gave another name. Null for other kinds. */
            given_reason?: string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "rematch";
            /**
             * Format: int32
             * @description The item's number, from 1. Numbers grow in the order of events.
             */
            seq: number;
            /** @description One line to show, in the language of the request. */
            title: string;
            /**
             * Format: int32
             * @description The number of the event in the game's log. Null if the item is about the account.
             */
            version?: number | null;
        };
        /**
         * RemoveDirection
         * @description A player is removed, and ranks after all others. A bot takes over the player's seat. In a rated
         *     tournament, only before it begins.
         */
        RemoveDirection: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "remove";
            /**
             * Format: int32
             * @description The player's number in the tournament, from 0.
             */
            player: number;
            /** @description The reason. Default: `organiser`. */
            reason?: string | null;
        };
        /**
         * RemoveMemberDirection
         * @description A member plays in no further season, and cannot enter again. Tables of the present one go on.
         */
        RemoveMemberDirection: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "remove";
            /** @description The player's id. */
            player: components["schemas"]["PlayerId"];
        };
        /**
         * RemoveRuling
         * @description A player is removed, and ranks after all others. A bot takes over the player's seats.
         */
        RemoveRuling: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "remove";
            /**
             * Format: int32
             * @description The player's number in the tournament, from 0.
             */
            player: number;
            /** @description The reason. */
            reason: string;
        };
        /**
         * RenameDirection
         * @description It gets another name.
         */
        RenameDirection: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "rename";
            /** @description The name, 1 to 60 characters. */
            name: string;
        };
        /**
         * RenameLeagueDirection
         * @description It gets another name. Divisions of the present season keep theirs.
         */
        RenameLeagueDirection: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "rename";
            /** @description The name, 1 to 40 characters. */
            name: string;
        };
        /** @description An account that was renamed. */
        RenamedAccount: {
            /** @description The new name. */
            name: string;
            /** @description The player's public id. */
            player_id: components["schemas"]["PlayerId"];
        };
        /**
         * RenamedItem
         * @description A moderator gave the account, or its bot, another name.
         */
        RenamedItem: {
            /**
             * Format: uuid
             * @description The action of the moderator.
             */
            action: string;
            /**
             * Format: date-time
             * @description The time of the event.
             */
            at: string;
            /** @description A text to show below the title. */
            body: string;
            /**
             * @description The name of the player who invites, opened the table, asks to be friends or has accepted, or of the
             *     bot that was renamed. Null for other kinds, and if the account was deleted.
             */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * @description The operator's contact for objections to that: a `mailto:` or `https:` URL. Null for other kinds, and
             *     if there is none.
             */
            contact?: string | null;
            /**
             * Format: uuid
             * @description The game's id. Null if the item is about the account.
             */
            game?: string | null;
            /** @description The reason of the moderator who gave another name. Null for other kinds. */
            given_reason?: string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "renamed";
            /**
             * Format: int32
             * @description The item's number, from 1. Numbers grow in the order of events.
             */
            seq: number;
            /** @description One line to show, in the language of the request. */
            title: string;
            /**
             * Format: int32
             * @description The number of the event in the game's log. Null if the item is about the account.
             */
            version?: number | null;
        };
        /** @description A report, as moderators see it. */
        Report: {
            /** @description The kind of thing that it is about. */
            about: components["schemas"]["ReportedThing"];
            /**
             * Format: date-time
             * @description The time at which it was closed. Null while it is open.
             */
            closed_at?: string | null;
            /**
             * @description The name of whoever closed it. Null while it is open, if it was closed on the command line, and if the account
             *     was deleted.
             */
            closed_by?: string | null;
            /**
             * Format: date-time
             * @description The time by which it is to be answered: a day later.
             */
            due_at: string;
            /**
             * Format: uuid
             * @description The game. Null for a player.
             */
            game?: string | null;
            /**
             * Format: uuid
             * @description The report's id.
             */
            id: string;
            outcome?: components["schemas"]["ReportOutcome"] | null;
            phrase?: components["schemas"]["Phrase"] | null;
            /**
             * Format: int32
             * @description The number of the phrase in the game. Null for others.
             */
            phrase_number?: number | null;
            /**
             * @description The present name of the player, or of whoever said the phrase. Null for a game, and if the account
             *     was deleted.
             */
            player?: string | null;
            /** @description The reason. */
            reason: components["schemas"]["ReportReason"];
            /**
             * Format: date-time
             * @description The time at which it arrived.
             */
            reported_at: string;
            /** @description The name of the reporter, which the reported player must not learn. Null if the account was deleted. */
            reporter?: string | null;
            /** @description The words of the reporter. */
            text?: string | null;
        };
        /**
         * ReportClosedItem
         * @description A report of the account was answered.
         */
        ReportClosedItem: {
            /**
             * Format: date-time
             * @description The time of the event.
             */
            at: string;
            /** @description A text to show below the title. */
            body: string;
            /**
             * @description The name of the player who invites, opened the table, asks to be friends or has accepted, or of the
             *     bot that was renamed. Null for other kinds, and if the account was deleted.
             */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * @description The operator's contact for objections to that: a `mailto:` or `https:` URL. Null for other kinds, and
             *     if there is none.
             */
            contact?: string | null;
            /**
             * Format: uuid
             * @description The game's id. Null if the item is about the account.
             */
            game?: string | null;
            /** @description The reason of the moderator who gave another name. Null for other kinds. */
            given_reason?: string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "report_closed";
            /** @description The outcome. */
            outcome: components["schemas"]["ReportOutcome"];
            /**
             * Format: uuid
             * @description The report.
             */
            report: string;
            /**
             * Format: int32
             * @description The item's number, from 1. Numbers grow in the order of events.
             */
            seq: number;
            /** @description One line to show, in the language of the request. */
            title: string;
            /**
             * Format: int32
             * @description The number of the event in the game's log. Null if the item is about the account.
             */
            version?: number | null;
        };
        /** @description The answer to a report. */
        ReportClosing: {
            /** @description The outcome, which the reporter is told. */
            outcome: components["schemas"]["ReportOutcome"];
            /** @description The reason, for the admin log: at most 500 characters. */
            reason: string;
        };
        /**
         * @description The outcome of a report.
         * @enum {string}
         */
        ReportOutcome: "no_action" | "warned" | "renamed" | "muted" | "banned" | "game_voided";
        /** @description A page of reports. */
        ReportPage: {
            /** @description The reports: open ones from the first that is due, closed ones from the latest. */
            items: components["schemas"]["Report"][];
            /** @description Pass this as `cursor` to get the next page. Null on the last page. */
            next?: string | null;
        };
        /**
         * @description The reason for a report.
         * @enum {string}
         */
        ReportReason: "false_name" | "harassment" | "cheating" | "collusion" | "stalling" | "other";
        /** @description A report to send. */
        ReportRequest: components["schemas"]["PlayerReport"] | components["schemas"]["GameReport"] | components["schemas"]["PhraseReport"];
        /**
         * @description The kind of thing that a report is about.
         * @enum {string}
         */
        ReportedThing: "player" | "game" | "phrase";
        /**
         * @description The reason for which a request to a webhook got no answer.
         * @enum {string}
         */
        RequestFailure: "timeout" | "no_address" | "connection_refused" | "no_connection" | "no_secure_connection" | "invalid_answer" | "other";
        /** @description The explanation of a game's scores. */
        ResultExplanation: {
            /** @description Each player's ticket connections, longest path and borrowed routes, in seat order. */
            players: components["schemas"]["ScoreExplanation"][];
            /** @description The steps by which ties in points were broken (R9.4). Empty if there were none. */
            tie_breaks: components["schemas"]["TieGroup"][];
        };
        /**
         * ResumeDirection
         * @description It goes on, unless an operator paused it.
         */
        ResumeDirection: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "resume";
        };
        /**
         * ResumeRuling
         * @description It goes on.
         */
        ResumeRuling: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "resume";
        };
        /** @description The stretches of rivers that have the same width. */
        Rivers: {
            /** @description The lines. */
            path: string;
            /**
             * Format: double
             * @description The width of the lines.
             */
            width: number;
        };
        /**
         * @description The rights of an account.
         * @enum {string}
         */
        Role: "player" | "moderator" | "admin";
        /** @description A role to give to an account. */
        RoleRequest: {
            /** @description The reason, for the admin log: at most 500 characters. */
            reason: string;
            /** @description The role. */
            role: components["schemas"]["Role"];
        };
        /** @description A route you can claim. */
        RouteChoice: {
            /** @description The same payments in groups: a colour, then the number of locomotives. */
            by_color: components["schemas"]["PaymentRange"][];
            /**
             * Format: int32
             * @description The number of ways to pay for it.
             */
            payments: number;
            /** @description The route. */
            route: components["schemas"]["RouteId"];
        };
        /**
         * RouteClaimedEvent
         * @description A route was claimed, paid for and scored (R5.4).
         */
        RouteClaimedEvent: {
            /**
             * Format: date-time
             * @description The time at which the event was recorded. Clocks count from this time.
             */
            at: string;
            payment: components["schemas"]["Payment"];
            /** Format: int32 */
            points: number;
            route: components["schemas"]["RouteId"];
            seat: components["schemas"]["Seat"];
            /**
             * Format: int32
             * @description The event's number, from 1. The version of a game is the number of its last event.
             */
            seq: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "route_claimed";
        };
        /** @description The facts that the board prints about a route. */
        RouteFacts: {
            color?: components["schemas"]["CardColor"] | null;
            /**
             * Format: int32
             * @description Locomotives a ferry requires; 0 for a route on land (R5.6).
             */
            ferry: number;
            /** @description One end. */
            from: components["schemas"]["CityId"];
            /** @description The id. */
            id: components["schemas"]["RouteId"];
            /**
             * Format: int32
             * @description Number of spaces, which is the number of trains it takes.
             */
            length: number;
            /** @description The other end. */
            to: components["schemas"]["CityId"];
            /** @description Whether it is a tunnel (R6). */
            tunnel: boolean;
            twin?: components["schemas"]["RouteId"] | null;
        };
        /**
         * @description The id of a route; each track of a double route has its own
         * @enum {string}
         */
        RouteId: "amsterdam-bruxelles" | "amsterdam-essen" | "amsterdam-frankfurt" | "amsterdam-london" | "angora-constantinople" | "angora-erzurum" | "angora-smyrna" | "athina-brindisi" | "athina-sarajevo" | "athina-smyrna" | "athina-sofia" | "barcelona-madrid" | "barcelona-marseille" | "barcelona-pamplona" | "berlin-danzig" | "berlin-essen" | "berlin-frankfurt-black" | "berlin-frankfurt-red" | "berlin-warszawa-pink" | "berlin-warszawa-yellow" | "berlin-wien" | "brest-dieppe" | "brest-pamplona" | "brest-paris" | "brindisi-palermo" | "brindisi-roma" | "bruxelles-dieppe" | "bruxelles-frankfurt" | "bruxelles-paris-red" | "bruxelles-paris-yellow" | "bucuresti-budapest" | "bucuresti-constantinople" | "bucuresti-kyiv" | "bucuresti-sevastopol" | "bucuresti-sofia" | "budapest-kyiv" | "budapest-sarajevo" | "budapest-wien-red" | "budapest-wien-white" | "budapest-zagrab" | "cadiz-lisboa" | "cadiz-madrid" | "constantinople-sevastopol" | "constantinople-smyrna" | "constantinople-sofia" | "danzig-riga" | "danzig-warszawa" | "dieppe-london-1" | "dieppe-london-2" | "dieppe-paris" | "edinburgh-london-black" | "edinburgh-london-orange" | "erzurum-sevastopol" | "erzurum-sochi" | "essen-frankfurt" | "essen-kobenhavn-1" | "essen-kobenhavn-2" | "frankfurt-munchen" | "frankfurt-paris-orange" | "frankfurt-paris-white" | "kharkov-kyiv" | "kharkov-moskva" | "kharkov-rostov" | "kobenhavn-stockholm-white" | "kobenhavn-stockholm-yellow" | "kyiv-smolensk" | "kyiv-warszawa" | "kyiv-wilno" | "lisboa-madrid" | "madrid-pamplona-black" | "madrid-pamplona-white" | "marseille-pamplona" | "marseille-paris" | "marseille-roma" | "marseille-zurich" | "moskva-petrograd" | "moskva-smolensk" | "munchen-venezia" | "munchen-wien" | "munchen-zurich" | "palermo-roma" | "palermo-smyrna" | "pamplona-paris-blue" | "pamplona-paris-green" | "paris-zurich" | "petrograd-riga" | "petrograd-stockholm" | "petrograd-wilno" | "riga-wilno" | "roma-venezia" | "rostov-sevastopol" | "rostov-sochi" | "sarajevo-sofia" | "sarajevo-zagrab" | "sevastopol-sochi" | "smolensk-wilno" | "venezia-zagrab" | "venezia-zurich" | "warszawa-wien" | "warszawa-wilno" | "wien-zagrab";
        /** @description The cards that a hand lacks for one route or station. */
        RouteLack: {
            /**
             * Format: int32
             * @description The number of missing cards of this colour. Locomotives that no ferry asks for have
             *     replaced some already.
             */
            cards: number;
            color?: components["schemas"]["CardColor"] | null;
            /**
             * Format: int32
             * @description The number of missing locomotives that the ferry asks for.
             */
            locomotives: number;
        };
        /** @description Popularity of a route. */
        RoutePopularity: {
            /**
             * Format: int32
             * @description The number of times a winner claimed the route.
             */
            by_winners: number;
            /**
             * Format: int32
             * @description The number of times the route was claimed.
             */
            claimed: number;
            /**
             * Format: double
             * @description Share of games in which the route was claimed, 0 to 1. Null if there are no games.
             */
            claimed_share?: number | null;
            /** @description The route's id. */
            route: components["schemas"]["RouteId"];
            /**
             * Format: double
             * @description Share of those who claimed the route who won, 0 to 1. Null if nobody claimed it.
             */
            win_rate?: number | null;
            /**
             * Format: double
             * @description Share of winners who claimed the route, 0 to 1. Null if there are no winners.
             */
            winners_share?: number | null;
        };
        /** @description Popularity of routes. */
        RoutePopularityList: {
            /**
             * Format: int32
             * @description Games that ended with a result. Those of the last minute may not be counted yet.
             */
            games: number;
            /** @description Every route. */
            routes: components["schemas"]["RoutePopularity"][];
            /**
             * Format: int32
             * @description Winning seats in these games. A win may be shared.
             */
            winners: number;
        };
        /** @description Route statistics. */
        RouteStatistics: {
            /**
             * Format: int32
             * @description Routes claimed.
             */
            claimed: number;
            /** @description The routes claimed most often, at most five. */
            favourites: components["schemas"]["FavouriteRoute"][];
            /**
             * Format: double
             * @description Mean length of claimed routes, in spaces.
             */
            mean_length?: number | null;
        };
        /**
         * RowDiscardedEvent
         * @description The five face-up cards were discarded because three or more of them were locomotives (R4.6).
         */
        RowDiscardedEvent: {
            /**
             * Format: date-time
             * @description The time at which the event was recorded. Clocks count from this time.
             */
            at: string;
            /**
             * Format: int32
             * @description The event's number, from 1. The version of a game is the number of its last event.
             */
            seq: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "row_discarded";
        };
        /**
         * RowReplacedEvent
         * @description After ten replacements in one move, all five face-up cards were replaced again until fewer
         *     than three were locomotives, or nothing could help (R4.6). The discards were shuffled into a
         *     new deck whenever it was used up; there is no event for that.
         */
        RowReplacedEvent: {
            /**
             * Format: date-time
             * @description The time at which the event was recorded. Clocks count from this time.
             */
            at: string;
            /**
             * @description The discards now. All other cards that lay there, in the row or in the deck are the
             *     deck.
             */
            discards: components["schemas"]["TrainCards"];
            /** @description The five cards that lie face up now, by slot. */
            row: components["schemas"]["TrainCard"][];
            /**
             * Format: int32
             * @description The event's number, from 1. The version of a game is the number of its last event.
             */
            seq: number;
            /**
             * Format: int32
             * @description The number of times that the cards were replaced.
             */
            times: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "row_replaced";
        };
        /** @description The rules of the game in short sentences, in the language of the request. */
        RuleBook: {
            /** @description The rules in their order. */
            rules: components["schemas"]["NumberedRule"][];
        };
        /** @description A phrase that a player said. */
        SaidPhrase: {
            /** @description The name of the player. Null if they have deleted their account. */
            name?: string | null;
            /**
             * Format: int32
             * @description Its number in the game, from 1.
             */
            number: number;
            /** @description The phrase. */
            phrase: components["schemas"]["Phrase"];
            /**
             * Format: date-time
             * @description The moment at which it was said.
             */
            said_at: string;
            /** @description The seat of the player who said it. */
            seat: components["schemas"]["Seat"];
            /**
             * Format: int32
             * @description The version of the game at which it was said.
             */
            version: number;
        };
        /** @description The explanation of one player's score. */
        ScoreExplanation: {
            /** @description The route that each station lends, in the order of cities (R8.2). */
            borrowed: components["schemas"]["StationUse"][];
            /** @description The routes claimed, in the order of their ids, with their points (R1.4). */
            claimed: components["schemas"]["ScoredRoute"][];
            /** @description The longest continuous path, in the order it is travelled (R9.3). */
            path: components["schemas"]["PathLeg"][];
            /** @description Each kept ticket and the way that completes it, in the order the tickets were kept. */
            ticket_paths: components["schemas"]["TicketPath"][];
        };
        /** @description A line of a score sheet. */
        ScoreSheetLine: {
            /** @description The player's name. */
            name: string;
            /**
             * Format: int32
             * @description The player's total points.
             */
            points: number;
        };
        /**
         * ScoreSheetToImport
         * @description A score sheet of a game on a real table. It is taken as it is.
         */
        ScoreSheetToImport: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "score_sheet";
            /**
             * Format: date
             * @description The day on which it was played. Default: unknown.
             */
            played_on?: string | null;
            /** @description The players with their points, in any order. */
            players: components["schemas"]["ScoreSheetLine"][];
            seat?: components["schemas"]["Seat"] | null;
        };
        /** @description A player's score and its explanation. */
        ScoredPlayer: {
            /** @description The route each station borrows, in order of cities (R8.2). */
            borrowed: components["schemas"]["StationUse"][];
            /** @description The claimed routes in order of their ids, with their points (R1.4). */
            claimed: components["schemas"]["ScoredRoute"][];
            /** @description Tickets completed. */
            completed: components["schemas"]["TicketId"][];
            /**
             * Format: int32
             * @description Points for the European Express: 10 or 0.
             */
            express: number;
            /** @description Tickets failed. */
            failed: components["schemas"]["TicketId"][];
            /**
             * Format: int32
             * @description Trains on the longest continuous path.
             */
            longest_path: number;
            /** @description The player's name. */
            name: string;
            /** @description The longest continuous path, in the order it is travelled (R9.3). */
            path: components["schemas"]["PathLeg"][];
            /**
             * Format: int32
             * @description The rank, from 1. Tied players share a rank, and the next ranks are skipped (R9.4).
             */
            rank: number;
            /**
             * Format: int32
             * @description Points for claimed routes.
             */
            routes: number;
            /**
             * Format: int32
             * @description Points for unused stations.
             */
            stations: number;
            /** @description Each ticket and the connection that completes it, in the order of the request. */
            ticket_paths: components["schemas"]["TicketPath"][];
            /**
             * Format: int32
             * @description Points for completed tickets minus points for failed ones.
             */
            tickets: number;
            /**
             * Format: int32
             * @description Total points.
             */
            total: number;
        };
        /** @description A claimed route and the points it scored. */
        ScoredRoute: {
            /**
             * Format: int32
             * @description Its trains.
             */
            length: number;
            /**
             * Format: int32
             * @description The points it scored (R1.4).
             */
            points: number;
            /** @description The route. */
            route: components["schemas"]["RouteId"];
        };
        /** @description The scores, explained. Players are numbered from 0 in the order of the request. */
        Scoring: {
            /** @description The players, in the order of the request. */
            players: components["schemas"]["ScoredPlayer"][];
            /** @description The ranking, winner first. */
            ranking: components["schemas"]["RankingEntry"][];
            /** @description The tickets counted whose printed points could not be verified (R2.4). Usually empty. */
            reconstructed: components["schemas"]["TicketId"][];
            /** @description The rule by which ties were broken. */
            tie_break: components["schemas"]["TieBreak"];
            /** @description The steps by which ties in points were broken (R9.4). Empty if there were none. */
            tie_breaks: components["schemas"]["TieGroup"][];
        };
        /** @description A table whose deal and bots' moves are given. You sit in seat 0. */
        Script: {
            /** @description The bots in the seats after yours. They play by the script, and otherwise as their level does. */
            bots: components["schemas"]["BotLevel"][];
            first_seat?: components["schemas"]["Seat"] | null;
            /**
             * @description The moves that are made before the game is yours, in order, those of your seat too. While
             *     tickets are chosen, the lowest seat that has to choose does so first. Default: none.
             */
            opening?: components["schemas"]["Move"][] | null;
            /** @description The secret of the game, from which the deal follows: 64 hexadecimal digits. */
            secret: string;
            /**
             * @description The moves of later turns: the server makes those of the bots; those of seat 0 are yours to
             *     make, and show the intended line. A bot decides by itself in all other turns, and if its move
             *     here is not legal. Default: none.
             */
            turns?: components["schemas"]["ScriptedTurn"][] | null;
            /** @description The variant. Default: `classic`. */
            variant?: components["schemas"]["Variant"] | null;
        };
        /**
         * ScriptedGame
         * @description A script.
         */
        ScriptedGame: {
            color?: components["schemas"]["PlayerColor"] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "script";
            /** @description The script. */
            script: components["schemas"]["Script"];
        };
        /** @description The moves of a seat in one turn. */
        ScriptedTurn: {
            /** @description Its moves in this turn: one, or two if the first leaves something to decide. */
            moves: components["schemas"]["Move"][];
            /** @description The seat. */
            seat: components["schemas"]["Seat"];
            /**
             * Format: int32
             * @description The number of the turn, from 1 (R9.5); 0 while the first tickets are chosen.
             */
            turn: number;
        };
        /** @description The place of the name of a sea. */
        SeaPlace: {
            /** @description The sea: `atlantic`, `baltic`, `black`, `mediterranean` or `north`. */
            id: string;
            /**
             * Format: double
             * @description The font size for which there is room.
             */
            size: number;
            /**
             * Format: double
             * @description Space after each letter.
             */
            spacing: number;
            /**
             * Format: double
             * @description The width of the longest name, in any language of the service.
             */
            width: number;
            /**
             * Format: double
             * @description The middle of the text.
             */
            x: number;
            /**
             * Format: double
             * @description The base line of the text.
             */
            y: number;
        };
        /**
         * @description A season: a quarter of rated play. Rated games that begin between `from` and `until` count, in UTC, if
         *     they end before `closes_at`.
         */
        Season: {
            /** @description The boards. */
            boards: components["schemas"]["SeasonBoard"][];
            /**
             * Format: date-time
             * @description The time at which the final places are written.
             */
            closes_at: string;
            /**
             * Format: date-time
             * @description The beginning.
             */
            from: string;
            /**
             * Format: int32
             * @description The number of rated games on a board that a player needs for a final place there.
             */
            min_games: number;
            /** @description The phase. */
            phase: components["schemas"]["SeasonPhase"];
            /** @description The season's key. */
            season: string;
            /**
             * Format: date-time
             * @description The end.
             */
            until: string;
        };
        /** @description A board of a season. */
        SeasonBoard: {
            /** @description The board: players are ordered by this rating after their last game of the season. */
            board: components["schemas"]["RatingBoard"];
            /**
             * Format: int32
             * @description The number of players in a final place. Null until the season is over.
             */
            placed?: number | null;
            /**
             * Format: int32
             * @description The number of players with a rated game, without guests and banned players. It is counted every
             *     ten minutes until the season is over.
             */
            players: number;
        };
        /**
         * SeasonFinishedDelivery
         * @description A season is over, and the player is among the first of a board.
         */
        SeasonFinishedDelivery: {
            /**
             * Format: date-time
             * @description The time of the event; for a reminder, the time at which it became due.
             */
            at: string;
            /** @description The board. */
            board: components["schemas"]["RatingBoard"];
            /** @description A text to show below the title. */
            body: string;
            /** @description The name of the player who sent the invitation, opened the table, asks to be friends or has accepted. */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * Format: date-time
             * @description The deadline of the turn; absent if the game has no clock.
             */
            deadline?: string | null;
            /**
             * Format: uuid
             * @description The game's id. The nil UUID for a kind that is about no game.
             */
            game: string;
            /**
             * Format: uuid
             * @description The id of the delivery; the same on every attempt.
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "season_finished";
            /** @description The language of the texts (BCP 47). */
            language: string;
            /** @description The player's name. */
            name: string;
            /** @description The names of the others in the game, in seat order; empty texts for deleted accounts. */
            opponents: string[];
            /**
             * Format: int32
             * @description The player's place, from 1.
             */
            place: number;
            /** @description The player's id. */
            player_id: components["schemas"]["PlayerId"];
            /** @description The season. */
            season: string;
            /**
             * @description One line to show, in the language of the webhook, or in English if that is not among those of
             *     the server.
             */
            title: string;
            /** @description The variant of the game; `classic` for a kind that is about no game. */
            variant: components["schemas"]["Variant"];
            /**
             * Format: int32
             * @description The number of the event in the game's log; 0 for a kind that is about no game.
             */
            version: number;
        };
        /**
         * SeasonFinishedItem
         * @description A season is over, and the account is among the first of a board.
         */
        SeasonFinishedItem: {
            /**
             * Format: date-time
             * @description The time of the event.
             */
            at: string;
            /** @description The board. */
            board: components["schemas"]["RatingBoard"];
            /** @description A text to show below the title. */
            body: string;
            /**
             * @description The name of the player who invites, opened the table, asks to be friends or has accepted, or of the
             *     bot that was renamed. Null for other kinds, and if the account was deleted.
             */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * @description The operator's contact for objections to that: a `mailto:` or `https:` URL. Null for other kinds, and
             *     if there is none.
             */
            contact?: string | null;
            /**
             * Format: uuid
             * @description The game's id. Null if the item is about the account.
             */
            game?: string | null;
            /** @description The reason of the moderator who gave another name. Null for other kinds. */
            given_reason?: string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "season_finished";
            /**
             * Format: int32
             * @description The account's place, from 1.
             */
            place: number;
            /** @description The season. */
            season: string;
            /**
             * Format: int32
             * @description The item's number, from 1. Numbers grow in the order of events.
             */
            seq: number;
            /** @description One line to show, in the language of the request. */
            title: string;
            /**
             * Format: int32
             * @description The number of the event in the game's log. Null if the item is about the account.
             */
            version?: number | null;
        };
        /** @description All seasons. */
        SeasonList: {
            /**
             * @description The seasons in which a game without bots has ended, and the present one; the
             *     latest first.
             */
            items: components["schemas"]["Season"][];
        };
        /**
         * @description The state of a season.
         * @enum {string}
         */
        SeasonPhase: "running" | "closing" | "over";
        /** @description A final place of a season. */
        SeasonPlace: {
            /**
             * Format: int32
             * @description The number of rated games of the season on this board.
             */
            games: number;
            /** @description The player's present name. Null if the account was deleted or is banned, or is hidden from you. */
            name?: string | null;
            /**
             * Format: int32
             * @description The place, from 1. Players with equal ratings share it, and the next ones are skipped.
             */
            place: number;
            player_id?: components["schemas"]["PlayerId"] | null;
            /**
             * Format: int32
             * @description The displayed rating after the player's last rated game of the season.
             */
            rating: number;
        };
        /** @description Final places of a board of a season, or a page of them. */
        SeasonPlaces: {
            /** @description The board. */
            board: components["schemas"]["RatingBoard"];
            /** @description The places, the first one first. Empty until the season is over. */
            items: components["schemas"]["SeasonPlace"][];
            /** @description Pass this as `cursor` to get the next page. Null on the last page. */
            next?: string | null;
            /** @description The phase of the season. */
            phase: components["schemas"]["SeasonPhase"];
            /** @description The season's key. */
            season: string;
        };
        /**
         * Format: int32
         * @description A place at the table, 0 to 4. Play proceeds in seat order (R2.6).
         */
        Seat: number;
        /**
         * @description The sums of one seat, in points of the final margin over the best opponent:
         *     `start` + `luck` + `improvement` − `errors` + `others` = `margin`. The standard errors are those of what
         *     was sampled: other deals, other tickets, and the worlds of errors.
         */
        SeatAnalysis: {
            /** @description The final margin without luck. */
            adjusted_margin: components["schemas"]["Estimate"];
            /**
             * Format: int32
             * @description The number of errors that count.
             */
            counted_errors: number;
            /**
             * Format: int32
             * @description The number of decisions with more than one legal move.
             */
            decisions: number;
            /** @description The cost of the errors that count; not negative. */
            errors: components["schemas"]["Estimate"];
            /** @description The gain of the best known moves over those that a position is judged by. */
            improvement: components["schemas"]["Estimate"];
            /** @description The sum of luck, its own and that of the others; zero on average over many games. */
            luck: components["schemas"]["Estimate"];
            /**
             * Format: int32
             * @description The final margin.
             */
            margin: number;
            /** @description The change by the moves of the others. */
            others: components["schemas"]["Estimate"];
            /**
             * Format: int32
             * @description The final rank.
             */
            rank: number;
            /** @description The seat. */
            seat: components["schemas"]["Seat"];
            /** @description The value before the deal. */
            start: components["schemas"]["Estimate"];
            /**
             * @description The decisions that cost most, at most three, the most expensive first: the numbers of their
             *     first events.
             */
            turning_points: number[];
            /** @description The rest: none since version 2. */
            unexplained: components["schemas"]["Estimate"];
        };
        /** @description The chances of a seat. */
        SeatChances: {
            /**
             * Format: double
             * @description The final margin over the best opponent to be expected, in points.
             */
            margin: number;
            /** @description The seat. */
            seat: components["schemas"]["Seat"];
            /**
             * Format: double
             * @description The chance to win, 0 to 1. Those of all seats add up to 1.
             */
            win: number;
        };
        /**
         * SeatHandedOverDelivery
         * @description A bot plays for the player, who ran out of time.
         */
        SeatHandedOverDelivery: {
            /**
             * Format: date-time
             * @description The time of the event; for a reminder, the time at which it became due.
             */
            at: string;
            /** @description A text to show below the title. */
            body: string;
            /** @description The name of the player who sent the invitation, opened the table, asks to be friends or has accepted. */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * Format: date-time
             * @description The deadline of the turn; absent if the game has no clock.
             */
            deadline?: string | null;
            /**
             * Format: uuid
             * @description The game's id. The nil UUID for a kind that is about no game.
             */
            game: string;
            /**
             * Format: uuid
             * @description The id of the delivery; the same on every attempt.
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "seat_handed_over";
            /** @description The language of the texts (BCP 47). */
            language: string;
            /** @description The player's name. */
            name: string;
            /** @description The names of the others in the game, in seat order; empty texts for deleted accounts. */
            opponents: string[];
            /** @description The player's id. */
            player_id: components["schemas"]["PlayerId"];
            /**
             * @description One line to show, in the language of the webhook, or in English if that is not among those of
             *     the server.
             */
            title: string;
            /** @description The variant of the game; `classic` for a kind that is about no game. */
            variant: components["schemas"]["Variant"];
            /**
             * Format: int32
             * @description The number of the event in the game's log; 0 for a kind that is about no game.
             */
            version: number;
        };
        /**
         * SeatHandedOverEvent
         * @description A bot took over a player's seat, permanently or until the player comes back (R10.1). Their
         *     vacation and their sleeping hours in this game are over.
         */
        SeatHandedOverEvent: {
            /**
             * Format: date-time
             * @description The time at which the event was recorded. Clocks count from this time.
             */
            at: string;
            level: components["schemas"]["BotLevel"];
            reason?: components["schemas"]["AwayReason"];
            seat: components["schemas"]["Seat"];
            /**
             * Format: int32
             * @description The event's number, from 1. The version of a game is the number of its last event.
             */
            seq: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "seat_handed_over";
        };
        /**
         * SeatHandedOverItem
         * @description The player ran out of time so often that a bot plays for them. They may take the seat back.
         */
        SeatHandedOverItem: {
            /**
             * Format: date-time
             * @description The time of the event.
             */
            at: string;
            /** @description A text to show below the title. */
            body: string;
            /**
             * @description The name of the player who invites, opened the table, asks to be friends or has accepted, or of the
             *     bot that was renamed. Null for other kinds, and if the account was deleted.
             */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * @description The operator's contact for objections to that: a `mailto:` or `https:` URL. Null for other kinds, and
             *     if there is none.
             */
            contact?: string | null;
            /**
             * Format: uuid
             * @description The game's id. Null if the item is about the account.
             */
            game?: string | null;
            /** @description The reason of the moderator who gave another name. Null for other kinds. */
            given_reason?: string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "seat_handed_over";
            /**
             * Format: int32
             * @description The item's number, from 1. Numbers grow in the order of events.
             */
            seq: number;
            /** @description One line to show, in the language of the request. */
            title: string;
            /**
             * Format: int32
             * @description The number of the event in the game's log. Null if the item is about the account.
             */
            version?: number | null;
        };
        /**
         * @description The kind of player in a seat.
         * @enum {string}
         */
        SeatKind: "nobody" | "person" | "bot";
        /** @description The plan of a seat: its tickets one by one, all of them together, and the routes it lacks. */
        SeatPlan: {
            /**
             * @description The choices among the offered tickets, each planned with those held. Empty if none are
             *     offered.
             */
            choices: components["schemas"]["KeepChoice"][];
            /**
             * @description The routes to claim in any connection above: first those of `together`, then those that
             *     serve most tickets, then those with most points.
             */
            routes: components["schemas"]["PlannedRoute"][];
            /** @description The seat. */
            seat: components["schemas"]["Seat"];
            /**
             * Format: int32
             * @description Its stations left.
             */
            stations: number;
            /** @description The tickets held, in the order they were kept, then those offered. */
            tickets: components["schemas"]["TicketPlan"][];
            /** @description The plan for all tickets held. */
            together: components["schemas"]["JointPlan"];
            /**
             * Format: int32
             * @description Its trains left.
             */
            trains: number;
            /**
             * Format: int32
             * @description In the last round, the turns that the seat still has, 0 or 1; null before it (R9.1).
             */
            turns_left?: number | null;
        };
        /** @description The statistics of one seat. */
        SeatStatistics: {
            rating?: components["schemas"]["RatingStep"] | null;
            /** @description The seat's number, from 0. */
            seat: components["schemas"]["Seat"];
            /**
             * Format: double
             * @description The player's total thinking time for their own moves, in seconds. Bot moves are not counted.
             */
            thinking_seconds: number;
        };
        /**
         * SeatTakenBackEvent
         * @description A player who had run out of time took their seat back (R10.1).
         */
        SeatTakenBackEvent: {
            /**
             * Format: date-time
             * @description The time at which the event was recorded. Clocks count from this time.
             */
            at: string;
            seat: components["schemas"]["Seat"];
            /**
             * Format: int32
             * @description The event's number, from 1. The version of a game is the number of its last event.
             */
            seq: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "seat_taken_back";
        };
        /** @description The value of a moment for a seat, with all cards open. */
        SeatValue: {
            /**
             * Format: double
             * @description The final margin over the best opponent, in points.
             */
            margin: number;
            /**
             * Format: double
             * @description The share of a win, 0 to 1. Those of all seats add up to 1.
             */
            win: number;
        };
        /** @description The public part of one seat. */
        SeatView: {
            away?: components["schemas"]["AwayReason"] | null;
            /**
             * Format: int32
             * @description Number of train cards in the hand.
             */
            cards: number;
            color?: components["schemas"]["PlayerColor"] | null;
            /** @description Its occupant. */
            occupant: components["schemas"]["Occupant"];
            /** @description Whether the player is on vacation: their clock stands still (R10.8). */
            on_vacation?: boolean;
            /**
             * Format: int32
             * @description Points of claimed routes so far.
             */
            points: number;
            /** @description The seat. */
            seat: components["schemas"]["Seat"];
            /** @description Whether another person plays it than when the game began (R10.10). Absent if not. */
            stand_in?: boolean;
            /**
             * Format: int32
             * @description Stations left, 0 to 3.
             */
            stations: number;
            /** @description Number of tickets kept. */
            tickets: number;
            /**
             * Format: int32
             * @description Trains left, 0 to 45.
             */
            trains: number;
        };
        /**
         * SecondCardStep
         * @description The player takes a second train card (R4.1).
         */
        SecondCardStep: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "second_card";
        };
        /** @description A report that was sent. */
        SentReport: {
            /**
             * Format: uuid
             * @description The report's id.
             */
            id: string;
        };
        /** @description The time of the server. */
        ServerTime: {
            /**
             * Format: date-time
             * @description The time at which the answer was written.
             */
            now: string;
            /**
             * Format: int64
             * @description The same in milliseconds since 1970.
             */
            unix_ms: number;
        };
        /** @description The faults of the service, as one server sees them. */
        ServiceHealth: {
            /** @description The jobs in the background whose last run failed at this server. */
            failing_jobs: string[];
            /** @description The webhooks that fail, those first that have failed for longest: at most 50. */
            failing_webhooks: components["schemas"]["FailingWebhook"][];
            /** @description The last outages of all servers, the latest first: at most 10. */
            outages: components["schemas"]["Outage"][];
            /** @description The reason for which this server takes no moves. Null if it does. */
            unready?: string | null;
            /** @description The version of the server. */
            version: string;
        };
        /**
         * @description The state of the service in one word.
         * @enum {string}
         */
        ServiceState: "ok" | "degraded" | "unavailable";
        /** @description The state of the service, as one server sees it. */
        ServiceStatus: {
            /**
             * Format: date-time
             * @description The time of the look at the service; a look is good for three seconds.
             */
            checked_at: string;
            /** @description The operator's contact for questions and objections: a `mailto:` or `https:` URL. Null if there is none. */
            contact?: string | null;
            /** @description Whether the database answers. */
            database: boolean;
            /** @description Whether clocks, notifications and other work in the background go on. */
            jobs: boolean;
            /**
             * @description The oldest version of apps that the operator supports, by [Semantic Versioning](https://semver.org).
             *     An app that is older asks for an update. Null if there is none.
             */
            min_client?: string | null;
            /** @description The notices of the operator that are shown now. */
            notices: components["schemas"]["Notice"][];
            /** @description Whether games can be played: moves are written. */
            play: boolean;
            /** @description All of the following in one word. */
            status: components["schemas"]["ServiceState"];
            /** @description Whether further streams can be opened. */
            streams: boolean;
            /**
             * @description The page of the terms that players accept, which an app shows before somebody registers. Null if there
             *     is none.
             */
            terms?: string | null;
            /** @description The version of the server. */
            version: string;
        };
        /** @description A signed-in device. */
        Session: {
            /**
             * Format: date-time
             * @description The time at which the device signed in.
             */
            created_at: string;
            /** @description Whether this is the device that sent the request. */
            current: boolean;
            /** @description The device's name. */
            device: string;
            /**
             * Format: uuid
             * @description The session's id.
             */
            id: string;
            /**
             * Format: date-time
             * @description The time at which the device last received tokens.
             */
            last_used_at: string;
        };
        /** @description Your signed-in devices, last used first. */
        SessionList: {
            /** @description The devices. */
            items: components["schemas"]["Session"][];
        };
        /** @description An account and its tokens. */
        SessionTokens: {
            /**
             * @description The access token, a JWT. Send it as `Authorization: Bearer …`. The public keys are at
             *     `/.well-known/jwks.json`.
             */
            access_token: string;
            /** @description The account of the session. */
            account: components["schemas"]["Account"];
            /**
             * Format: int64
             * @description The lifetime of the access token, in seconds.
             */
            expires_in: number;
            /**
             * @description The token for `POST /v1/sessions/refresh`. It works once, since each refresh returns the
             *     next one, and for 30 seconds more. It expires after 60 days.
             */
            refresh_token: string;
            /**
             * Format: uuid
             * @description The session's id, which identifies the device.
             */
            session_id: string;
            /** @description Always `Bearer`. */
            token_type: string;
        };
        /**
         * @description The deal of a game that shares it with others. Its cards then follow from the secret of the deal,
         *     by keyed draws, and not from that of the game.
         */
        SharedDeal: {
            /** @description SHA-256, in hexadecimal, of the secret of the deal. It names the deal. */
            commitment: string;
            /** @description SHA-256, in hexadecimal, of what the players contributed to the deal before its first game. */
            entropy: string;
        };
        /** @description A challenge for one sign-in at a provider. */
        SignInChallenge: {
            /**
             * Format: date-time
             * @description The time at which the challenge expires.
             */
            expires_at: string;
            /** @description A secret that stays on the device until the sign-in. */
            nonce: string;
            /**
             * @description The `nonce` for the provider, which puts it into the ID token: the SHA-256 of the other one, in
             *     base64url.
             */
            provider_nonce: string;
        };
        /** @description A provider with which players can sign in. */
        SignInProvider: {
            /**
             * @description The address to which a browser goes to sign in. Null while the provider cannot be reached,
             *     and for a provider that is for native apps only.
             */
            authorization_endpoint?: string | null;
            /** @description The client id of this service at the provider. */
            client_id: string;
            /** @description Its issuer. */
            issuer: string;
            /** @description Its name in this API. */
            name: string;
        };
        /** @description The providers with which players can sign in, as the operator has configured them. */
        SignInProviderList: {
            /** @description The providers. */
            items: components["schemas"]["SignInProvider"][];
        };
        /** @description A name and a password to sign in with. */
        SignInRequest: {
            /** @description The device's name in the list of devices. Default: the `User-Agent`. */
            device?: string | null;
            /** @description The account's name. */
            name: string;
            /**
             * Format: password
             * @description The account's password.
             */
            password: string;
            /**
             * @description The latest refresh token of a session of this account, if the device has one. Then only its
             *     own wrong passwords can make it wait.
             */
            refresh_token?: string | null;
        };
        /**
         * @description The hours in which a player sleeps, every day: from a minute until another one, in UTC. They may
         *     go over midnight and last one minute to ten hours.
         */
        SleepingHours: {
            /**
             * Format: int32
             * @description Their beginning, in minutes after midnight UTC.
             */
            from: number;
            /**
             * Format: int32
             * @description Their end, in minutes after midnight UTC.
             */
            until: number;
        };
        /** @description The sleeping hours from a moment on at which the clocks where the player lives change. */
        SleepingHoursChange: {
            /**
             * Format: int64
             * @description The moment, in seconds since 1970 in UTC.
             */
            at: number;
            /** @description The hours from then on. */
            hours: components["schemas"]["SleepingHours"];
        };
        /**
         * SleepingHoursSetEvent
         * @description A player set their sleeping hours, or has none any more. The time for a move that begins
         *     after this does not end in them, but with them (R10.9).
         */
        SleepingHoursSetEvent: {
            /**
             * Format: date-time
             * @description The time at which the event was recorded. Clocks count from this time.
             */
            at: string;
            change?: components["schemas"]["SleepingHoursChange"] | null;
            hours?: components["schemas"]["SleepingHours"] | null;
            seat: components["schemas"]["Seat"];
            /**
             * Format: int32
             * @description The event's number, from 1. The version of a game is the number of its last event.
             */
            seq: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "sleeping_hours_set";
        };
        /** @description The place of a space. */
        SpacePlace: {
            /**
             * Format: double
             * @description By how many degrees the space is turned clockwise; at 0 the route runs to the right.
             */
            angle: number;
            /**
             * Format: double
             * @description The centre of the space.
             */
            x: number;
            /**
             * Format: double
             * @description The centre of the space.
             */
            y: number;
        };
        /** @description The size of all spaces. */
        SpaceSize: {
            /**
             * Format: double
             * @description The size across the route.
             */
            width: number;
        };
        /**
         * Format: int32
         * @description The delay of spectators in seconds, 0 to 3600. They see a game that runs as it was then.
         */
        SpectatorDelay: number;
        /** @description A link by which people see a private game. */
        SpectatorLink: {
            /**
             * Format: uuid
             * @description The token that admits a spectator.
             */
            token: string;
            /**
             * @description The link to share: relative to the host if the operator has not set the public URL. The token
             *     stands behind `#`, so that no server logs it.
             */
            url: string;
        };
        /** @description The spectators of a game. */
        SpectatorList: {
            link?: components["schemas"]["SpectatorLink"] | null;
            /** @description The names of those who want to be seen, in alphabetical order. */
            names: string[];
            /**
             * Format: int32
             * @description The number of spectators who follow the game by its stream without a seat in it, signed in
             *     or not. An account on several devices is one.
             */
            watching: number;
        };
        /** @description The token of a link. */
        SpectatorRequest: {
            /**
             * Format: uuid
             * @description The token.
             */
            token: string;
        };
        /**
         * StandInSeatedDelivery
         * @description Somebody took over the seat that the player had left.
         */
        StandInSeatedDelivery: {
            /**
             * Format: date-time
             * @description The time of the event; for a reminder, the time at which it became due.
             */
            at: string;
            /** @description A text to show below the title. */
            body: string;
            /** @description The name of the player who sent the invitation, opened the table, asks to be friends or has accepted. */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * Format: date-time
             * @description The deadline of the turn; absent if the game has no clock.
             */
            deadline?: string | null;
            /**
             * Format: uuid
             * @description The game's id. The nil UUID for a kind that is about no game.
             */
            game: string;
            /**
             * Format: uuid
             * @description The id of the delivery; the same on every attempt.
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "stand_in_seated";
            /** @description The language of the texts (BCP 47). */
            language: string;
            /** @description The player's name. */
            name: string;
            /** @description The names of the others in the game, in seat order; empty texts for deleted accounts. */
            opponents: string[];
            /** @description The player's id. */
            player_id: components["schemas"]["PlayerId"];
            /**
             * @description One line to show, in the language of the webhook, or in English if that is not among those of
             *     the server.
             */
            title: string;
            /** @description The variant of the game; `classic` for a kind that is about no game. */
            variant: components["schemas"]["Variant"];
            /**
             * Format: int32
             * @description The number of the event in the game's log; 0 for a kind that is about no game.
             */
            version: number;
        };
        /**
         * StandInSeatedEvent
         * @description Another person took over a seat that a bot had taken over from a player, and plays it from
         *     then on (R10.10).
         */
        StandInSeatedEvent: {
            /**
             * Format: date-time
             * @description The time at which the event was recorded. Clocks count from this time.
             */
            at: string;
            seat: components["schemas"]["Seat"];
            /**
             * Format: int32
             * @description The event's number, from 1. The version of a game is the number of its last event.
             */
            seq: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "stand_in_seated";
        };
        /**
         * StandInSeatedItem
         * @description Somebody took over the seat that the player had left.
         */
        StandInSeatedItem: {
            /**
             * Format: date-time
             * @description The time of the event.
             */
            at: string;
            /** @description A text to show below the title. */
            body: string;
            /**
             * @description The name of the player who invites, opened the table, asks to be friends or has accepted, or of the
             *     bot that was renamed. Null for other kinds, and if the account was deleted.
             */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * @description The operator's contact for objections to that: a `mailto:` or `https:` URL. Null for other kinds, and
             *     if there is none.
             */
            contact?: string | null;
            /**
             * Format: uuid
             * @description The game's id. Null if the item is about the account.
             */
            game?: string | null;
            /** @description The reason of the moderator who gave another name. Null for other kinds. */
            given_reason?: string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "stand_in_seated";
            /**
             * Format: int32
             * @description The item's number, from 1. Numbers grow in the order of events.
             */
            seq: number;
            /** @description One line to show, in the language of the request. */
            title: string;
            /**
             * Format: int32
             * @description The number of the event in the game's log. Null if the item is about the account.
             */
            version?: number | null;
        };
        /**
         * @description Whether others may take over seats that their players have left, and the person for whom the
         *     result of such a seat then counts (R10.10).
         * @enum {string}
         */
        StandIns: "none" | "owner" | "stand_in";
        /** @description An order for the player's next turn. */
        StandingOrder: components["schemas"]["ClaimRouteOrder"] | components["schemas"]["DrawCardsOrder"];
        /**
         * StandingOrderDelivery
         * @description The player's standing order was carried out or dropped.
         */
        StandingOrderDelivery: {
            /**
             * Format: date-time
             * @description The time of the event; for a reminder, the time at which it became due.
             */
            at: string;
            /** @description A text to show below the title. */
            body: string;
            /** @description The name of the player who sent the invitation, opened the table, asks to be friends or has accepted. */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * Format: date-time
             * @description The deadline of the turn; absent if the game has no clock.
             */
            deadline?: string | null;
            /**
             * Format: uuid
             * @description The game's id. The nil UUID for a kind that is about no game.
             */
            game: string;
            /**
             * Format: uuid
             * @description The id of the delivery; the same on every attempt.
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "standing_order";
            /** @description The language of the texts (BCP 47). */
            language: string;
            /** @description The player's name. */
            name: string;
            /** @description The names of the others in the game, in seat order; empty texts for deleted accounts. */
            opponents: string[];
            /** @description The outcome of the order. */
            outcome: components["schemas"]["OrderOutcome"];
            /** @description The player's id. */
            player_id: components["schemas"]["PlayerId"];
            /**
             * @description One line to show, in the language of the webhook, or in English if that is not among those of
             *     the server.
             */
            title: string;
            /** @description The variant of the game; `classic` for a kind that is about no game. */
            variant: components["schemas"]["Variant"];
            /**
             * Format: int32
             * @description The number of the event in the game's log; 0 for a kind that is about no game.
             */
            version: number;
        };
        /**
         * StandingOrderItem
         * @description The player's standing order was carried out or dropped.
         */
        StandingOrderItem: {
            /**
             * Format: date-time
             * @description The time of the event.
             */
            at: string;
            /** @description A text to show below the title. */
            body: string;
            /**
             * @description The name of the player who invites, opened the table, asks to be friends or has accepted, or of the
             *     bot that was renamed. Null for other kinds, and if the account was deleted.
             */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * @description The operator's contact for objections to that: a `mailto:` or `https:` URL. Null for other kinds, and
             *     if there is none.
             */
            contact?: string | null;
            /**
             * Format: uuid
             * @description The game's id. Null if the item is about the account.
             */
            game?: string | null;
            /** @description The reason of the moderator who gave another name. Null for other kinds. */
            given_reason?: string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "standing_order";
            /** @description The outcome of the order. */
            outcome: components["schemas"]["OrderOutcome"];
            /**
             * Format: int32
             * @description The item's number, from 1. Numbers grow in the order of events.
             */
            seq: number;
            /** @description One line to show, in the language of the request. */
            title: string;
            /**
             * Format: int32
             * @description The number of the event in the game's log. Null if the item is about the account.
             */
            version?: number | null;
        };
        /**
         * @description A value that decides places in the standings.
         * @enum {string}
         */
        StandingValue: "removed" | "stage" | "points" | "share" | "opponents" | "wins";
        /**
         * StartedDelivery
         * @description The game began.
         */
        StartedDelivery: {
            /**
             * Format: date-time
             * @description The time of the event; for a reminder, the time at which it became due.
             */
            at: string;
            /** @description A text to show below the title. */
            body: string;
            /** @description The name of the player who sent the invitation, opened the table, asks to be friends or has accepted. */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * Format: date-time
             * @description The deadline of the turn; absent if the game has no clock.
             */
            deadline?: string | null;
            /**
             * Format: uuid
             * @description The game's id. The nil UUID for a kind that is about no game.
             */
            game: string;
            /**
             * Format: uuid
             * @description The id of the delivery; the same on every attempt.
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "started";
            /** @description The language of the texts (BCP 47). */
            language: string;
            /** @description The player's name. */
            name: string;
            /** @description The names of the others in the game, in seat order; empty texts for deleted accounts. */
            opponents: string[];
            /** @description The player's id. */
            player_id: components["schemas"]["PlayerId"];
            /**
             * @description One line to show, in the language of the webhook, or in English if that is not among those of
             *     the server.
             */
            title: string;
            /** @description The variant of the game; `classic` for a kind that is about no game. */
            variant: components["schemas"]["Variant"];
            /**
             * Format: int32
             * @description The number of the event in the game's log; 0 for a kind that is about no game.
             */
            version: number;
        };
        /**
         * StartedItem
         * @description The game began. Not sent to the account that started it.
         */
        StartedItem: {
            /**
             * Format: date-time
             * @description The time of the event.
             */
            at: string;
            /** @description A text to show below the title. */
            body: string;
            /**
             * @description The name of the player who invites, opened the table, asks to be friends or has accepted, or of the
             *     bot that was renamed. Null for other kinds, and if the account was deleted.
             */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * @description The operator's contact for objections to that: a `mailto:` or `https:` URL. Null for other kinds, and
             *     if there is none.
             */
            contact?: string | null;
            /**
             * Format: uuid
             * @description The game's id. Null if the item is about the account.
             */
            game?: string | null;
            /** @description The reason of the moderator who gave another name. Null for other kinds. */
            given_reason?: string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "started";
            /**
             * Format: int32
             * @description The item's number, from 1. Numbers grow in the order of events.
             */
            seq: number;
            /** @description One line to show, in the language of the request. */
            title: string;
            /**
             * Format: int32
             * @description The number of the event in the game's log. Null if the item is about the account.
             */
            version?: number | null;
        };
        /** @description A player who takes part in a tournament that begins. */
        StartingPlayer: {
            /** @description The player's name. Null if the account was deleted, or is hidden from you. */
            name?: string | null;
            /** @description The player's number in the tournament, from 0. */
            player: components["schemas"]["usize"];
            player_id?: components["schemas"]["PlayerId"] | null;
        };
        /**
         * StationBuiltEvent
         * @description A station was built (R8.1).
         */
        StationBuiltEvent: {
            /**
             * Format: date-time
             * @description The time at which the event was recorded. Clocks count from this time.
             */
            at: string;
            city: components["schemas"]["CityId"];
            payment: components["schemas"]["Payment"];
            seat: components["schemas"]["Seat"];
            /**
             * Format: int32
             * @description The event's number, from 1. The version of a game is the number of its last event.
             */
            seq: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "station_built";
        };
        /** @description A station and the route it lends. */
        StationUse: {
            /** @description Its city. */
            city: components["schemas"]["CityId"];
            owner?: components["schemas"]["Seat"] | null;
            route?: components["schemas"]["RouteId"] | null;
            /** @description The tickets whose paths use this station. */
            tickets: components["schemas"]["TicketId"][];
        };
        /** @description The step within a turn, as everyone sees it. */
        StepView: components["schemas"]["ChooseStep"] | components["schemas"]["SecondCardStep"] | components["schemas"]["KeepTicketsStep"] | components["schemas"]["TunnelStep"];
        /** @description Games won in a row. */
        Streaks: {
            /**
             * Format: int32
             * @description The streak up to the last game.
             */
            current: number;
            /**
             * Format: int32
             * @description The longest streak.
             */
            longest: number;
        };
        /**
         * @description The rating of a bot at tables of one size, among the bots of the server. `conductor` has 1500 at
         *     each; 400 points more are odds of ten to one.
         */
        Strength: {
            /**
             * Format: int32
             * @description The upper end of its 95 % interval.
             */
            high: number;
            /**
             * Format: int32
             * @description The lower end of its 95 % interval.
             */
            low: number;
            /**
             * Format: int32
             * @description The rating.
             */
            rating: number;
            /**
             * Format: int32
             * @description The number of seats.
             */
            seats: number;
        };
        /** @description The surcharge of a tunnel: every number of locomotives between the two is possible. */
        SurchargeChoice: {
            /**
             * Format: int32
             * @description The fewest locomotives that can be paid.
             */
            fewest_locomotives: number;
            /**
             * Format: int32
             * @description The most locomotives that can be paid.
             */
            most_locomotives: number;
        };
        /**
         * SwissFormat
         * @description Everybody plays every round, against players with similar points.
         */
        SwissFormat: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "swiss";
            /**
             * Format: int32
             * @description The number of rounds.
             */
            rounds: number;
        };
        /**
         * TableOpenedDelivery
         * @description Somebody opened a table for which the player has an alert.
         */
        TableOpenedDelivery: {
            /**
             * Format: date-time
             * @description The time of the event; for a reminder, the time at which it became due.
             */
            at: string;
            /** @description A text to show below the title. */
            body: string;
            /** @description The name of the player who sent the invitation, opened the table, asks to be friends or has accepted. */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * Format: date-time
             * @description The deadline of the turn; absent if the game has no clock.
             */
            deadline?: string | null;
            /**
             * Format: uuid
             * @description The game's id. The nil UUID for a kind that is about no game.
             */
            game: string;
            /**
             * Format: uuid
             * @description The id of the delivery; the same on every attempt.
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "table_opened";
            /** @description The language of the texts (BCP 47). */
            language: string;
            /** @description The player's name. */
            name: string;
            /** @description The names of the others in the game, in seat order; empty texts for deleted accounts. */
            opponents: string[];
            /** @description The player's id. */
            player_id: components["schemas"]["PlayerId"];
            /**
             * @description One line to show, in the language of the webhook, or in English if that is not among those of
             *     the server.
             */
            title: string;
            /** @description The variant of the game; `classic` for a kind that is about no game. */
            variant: components["schemas"]["Variant"];
            /**
             * Format: int32
             * @description The number of the event in the game's log; 0 for a kind that is about no game.
             */
            version: number;
        };
        /**
         * TableOpenedItem
         * @description Somebody opened a table for which the account has an alert.
         */
        TableOpenedItem: {
            /**
             * Format: date-time
             * @description The time of the event.
             */
            at: string;
            /** @description A text to show below the title. */
            body: string;
            /**
             * @description The name of the player who invites, opened the table, asks to be friends or has accepted, or of the
             *     bot that was renamed. Null for other kinds, and if the account was deleted.
             */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * @description The operator's contact for objections to that: a `mailto:` or `https:` URL. Null for other kinds, and
             *     if there is none.
             */
            contact?: string | null;
            /**
             * Format: uuid
             * @description The game's id. Null if the item is about the account.
             */
            game?: string | null;
            /** @description The reason of the moderator who gave another name. Null for other kinds. */
            given_reason?: string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "table_opened";
            /**
             * Format: int32
             * @description The item's number, from 1. Numbers grow in the order of events.
             */
            seq: number;
            /** @description One line to show, in the language of the request. */
            title: string;
            /**
             * Format: int32
             * @description The number of the event in the game's log. Null if the item is about the account.
             */
            version?: number | null;
        };
        /**
         * TableRuledDelivery
         * @description An operator decided the result of a table of the player.
         */
        TableRuledDelivery: {
            /**
             * Format: date-time
             * @description The time of the event; for a reminder, the time at which it became due.
             */
            at: string;
            /** @description A text to show below the title. */
            body: string;
            /** @description The name of the player who sent the invitation, opened the table, asks to be friends or has accepted. */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * Format: date-time
             * @description The deadline of the turn; absent if the game has no clock.
             */
            deadline?: string | null;
            /**
             * Format: uuid
             * @description The game's id. The nil UUID for a kind that is about no game.
             */
            game: string;
            /**
             * Format: uuid
             * @description The id of the delivery; the same on every attempt.
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "table_ruled";
            /** @description The language of the texts (BCP 47). */
            language: string;
            /** @description The player's name. */
            name: string;
            /** @description The names of the others in the game, in seat order; empty texts for deleted accounts. */
            opponents: string[];
            /** @description The player's id. */
            player_id: components["schemas"]["PlayerId"];
            /**
             * Format: int32
             * @description The round, from 0.
             */
            round: number;
            /**
             * Format: int32
             * @description The number of the table in its round, from 0.
             */
            table: number;
            /**
             * @description One line to show, in the language of the webhook, or in English if that is not among those of
             *     the server.
             */
            title: string;
            /**
             * Format: uuid
             * @description The tournament.
             */
            tournament: string;
            /** @description The variant of the game; `classic` for a kind that is about no game. */
            variant: components["schemas"]["Variant"];
            /**
             * Format: int32
             * @description The number of the event in the game's log; 0 for a kind that is about no game.
             */
            version: number;
        };
        /**
         * TableRuledItem
         * @description An operator decided the result of a table of the account.
         */
        TableRuledItem: {
            /**
             * Format: date-time
             * @description The time of the event.
             */
            at: string;
            /** @description A text to show below the title. */
            body: string;
            /**
             * @description The name of the player who invites, opened the table, asks to be friends or has accepted, or of the
             *     bot that was renamed. Null for other kinds, and if the account was deleted.
             */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * @description The operator's contact for objections to that: a `mailto:` or `https:` URL. Null for other kinds, and
             *     if there is none.
             */
            contact?: string | null;
            /**
             * Format: uuid
             * @description The game's id. Null if the item is about the account.
             */
            game?: string | null;
            /** @description The reason of the moderator who gave another name. Null for other kinds. */
            given_reason?: string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "table_ruled";
            /**
             * Format: int32
             * @description The round, from 0.
             */
            round: number;
            /**
             * Format: int32
             * @description The item's number, from 1. Numbers grow in the order of events.
             */
            seq: number;
            /**
             * Format: int32
             * @description The number of the table in its round, from 0.
             */
            table: number;
            /** @description One line to show, in the language of the request. */
            title: string;
            /**
             * Format: uuid
             * @description The tournament.
             */
            tournament: string;
            /**
             * Format: int32
             * @description The number of the event in the game's log. Null if the item is about the account.
             */
            version?: number | null;
        };
        /**
         * TableToImport
         * @description The position at the end of a game on a real table. It is scored.
         */
        TableToImport: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "table";
            /**
             * Format: date
             * @description The day on which it was played. Default: unknown.
             */
            played_on?: string | null;
            /** @description The players with their routes, stations and tickets. */
            position: components["schemas"]["NewScoring"];
            seat?: components["schemas"]["Seat"] | null;
        };
        /** @description The public part of a game. */
        TableView: {
            /** @description SHA-256, in hexadecimal, of the secret behind all randomness of the game. */
            commitment: string;
            /**
             * Format: int32
             * @description Number of cards in the deck.
             */
            deck: number;
            /** @description The discarded cards. Everyone has seen all of them. */
            discards: components["schemas"]["TrainCards"];
            /** @description The host's seat. */
            host: components["schemas"]["Seat"];
            /** @description The options agreed before the game began. */
            options: components["schemas"]["GameOptions"];
            /** @description The ticket packs added (R2.4). */
            packs?: components["schemas"]["TicketPack"][];
            /** @description The phase of the game. */
            phase: components["schemas"]["PhaseView"];
            /** @description The claimed routes. */
            routes: components["schemas"]["OwnedRoute"][];
            /** @description The five face-up slots; a slot is null only if there are no cards to fill it (R4.7). */
            row: (components["schemas"]["TrainCard"] | null)[];
            /**
             * Format: int32
             * @description The revision of the rules the game is played by.
             */
            rules: number;
            /** @description Each seat, in order. */
            seats: components["schemas"]["SeatView"][];
            /** @description The cities with a station. */
            stations: components["schemas"]["OwnedStation"][];
            /** @description Number of tickets that can still be drawn. */
            tickets: number;
        };
        /**
         * TakeFaceUpMove
         * @description Take one of the five face-up train cards (R4.1–4.3).
         */
        TakeFaceUpMove: {
            /**
             * Format: int32
             * @description The slot, 0 to 4.
             */
            slot: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "take_face_up";
        };
        /**
         * @description The land under the board, as SVG paths with the commands `M`, `m`, `l` and `z`. The order of the
         *     fields is the order to draw in, on the land and under the routes; only the graticule is for the
         *     sea and lies under the land. It is a look: an app may leave out any of it.
         */
        Terrain: {
            /** @description The borders of states in spring 1912: lines. */
            borders: string;
            /** @description Meridians and parallels: lines. */
            graticule: string;
            /** @description Strokes down the slopes of mountains. They cover no space, city or label. */
            hachures: components["schemas"]["Hachures"];
            /** @description Lakes: areas by the even-odd rule. */
            lakes: string;
            /** @description Rivers, from narrow to wide. */
            rivers: components["schemas"]["Rivers"][];
            /** @description Room in the seas for their names. It covers no land, space, city or label. */
            seas: components["schemas"]["SeaPlace"][];
            /** @description High land, and within it the mountains: areas by the even-odd rule. */
            tints: string[];
        };
        /**
         * TestDelivery
         * @description A test that the owner of a webhook asked for.
         */
        TestDelivery: {
            /**
             * Format: date-time
             * @description The time of the event; for a reminder, the time at which it became due.
             */
            at: string;
            /** @description A text to show below the title. */
            body: string;
            /** @description The name of the player who sent the invitation, opened the table, asks to be friends or has accepted. */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * Format: date-time
             * @description The deadline of the turn; absent if the game has no clock.
             */
            deadline?: string | null;
            /**
             * Format: uuid
             * @description The game's id. The nil UUID for a kind that is about no game.
             */
            game: string;
            /**
             * Format: uuid
             * @description The id of the delivery; the same on every attempt.
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "test";
            /** @description The language of the texts (BCP 47). */
            language: string;
            /** @description The player's name. */
            name: string;
            /** @description The names of the others in the game, in seat order; empty texts for deleted accounts. */
            opponents: string[];
            /** @description The player's id. */
            player_id: components["schemas"]["PlayerId"];
            /**
             * @description One line to show, in the language of the webhook, or in English if that is not among those of
             *     the server.
             */
            title: string;
            /** @description The variant of the game; `classic` for a kind that is about no game. */
            variant: components["schemas"]["Variant"];
            /**
             * Format: int32
             * @description The number of the event in the game's log; 0 for a kind that is about no game.
             */
            version: number;
        };
        /**
         * @description A destination ticket: points for connecting two cities with the player's own routes (R7). It is
         *     stored in full where it is dealt, so that a log can be read without a table of tickets.
         */
        Ticket: {
            /** @description The ticket's id. */
            id: components["schemas"]["TicketId"];
            /** @description Whether it is a long or a standard ticket. */
            kind: components["schemas"]["TicketKind"];
            /**
             * Format: int32
             * @description Points gained if it is completed, lost if it is not.
             */
            points: number;
        };
        /** @description A set of tickets: a main set, or a pack that can be added to any game. */
        TicketCollection: {
            /** @description The name in the language of the request; of a pack of the operator, its name. */
            display_name: string;
            /** @description Whether this is a pack, to be named when a game is opened (R2.4). */
            pack: boolean;
            /** @description The source of the set's data. */
            provenance: components["schemas"]["Provenance"];
            /** @description The set's name. */
            set: string;
            /** @description The tickets in the set. */
            tickets: components["schemas"]["DisplayedTicket"][];
        };
        /** @description A way to complete a ticket. */
        TicketConnection: {
            /** @description The cost and the gain. */
            cost: components["schemas"]["PlanCost"];
            /** @description The routes, from the ticket's first city to its second. */
            legs: components["schemas"]["PlannedLeg"][];
            /** @description The stations that lend routes to it, in travel order. */
            stations: components["schemas"]["PlannedStation"][];
        };
        /** @description Tickets dealt to each player together, who keeps some of them (R2.2). */
        TicketDeal: {
            /**
             * Format: int32
             * @description The minimum number of tickets the player must then hold in all, including those from earlier
             *     deals.
             */
            keep_in_all: number;
            /**
             * Format: int32
             * @description The maximum number of tickets kept from this deal.
             */
            keep_max: number;
            /**
             * Format: int32
             * @description Long tickets dealt.
             */
            long: number;
            /**
             * Format: int32
             * @description Standard tickets dealt.
             */
            standard: number;
        };
        /** @description A ticket's id */
        TicketId: string;
        /**
         * @description The kind of a ticket. Long tickets are dealt at the start only (R2.3).
         * @enum {string}
         */
        TicketKind: "long" | "standard";
        /** @description Tickets offered to one player, who keeps some of them (R2.2, R7.1). */
        TicketOffer: {
            /**
             * Format: int32
             * @description The maximum number of tickets to keep.
             */
            keep_max: number;
            /**
             * Format: int32
             * @description The minimum number of tickets to keep.
             */
            keep_min: number;
            /** @description The tickets to choose from. */
            tickets: components["schemas"]["Ticket"][];
        };
        /**
         * @description Tickets that are added to a game together. The pack is stored in full in the game's first event,
         *     so a later change to a pack changes no game. No two tickets of a game connect the same cities.
         */
        TicketPack: {
            /** @description Its name. */
            name: string;
            /** @description The origin of its facts. */
            provenance: components["schemas"]["Provenance"];
            /** @description Its tickets, all standard (R2.4). */
            tickets: components["schemas"]["Ticket"][];
        };
        /** @description A ticket and how it was completed. */
        TicketPath: {
            /** @description Whether the ticket's cities are connected. */
            completed: boolean;
            /** @description The ticket. */
            id: components["schemas"]["TicketId"];
            /**
             * @description The path from its first city to its second: of all paths, one with the fewest borrowed
             *     routes, then the fewest trains. Empty if the ticket failed.
             */
            path: components["schemas"]["PathLeg"][];
            /**
             * Format: int32
             * @description The points it counts for; negative if it failed.
             */
            points: number;
            /** @description The stations whose borrowed routes this way uses, in travel order. */
            stations: components["schemas"]["CityId"][];
        };
        /** @description A ticket and its remaining connections. */
        TicketPlan: {
            /**
             * @description The cheapest connection, as if this were the only ticket; then one with more new stations
             *     for each that needs fewer trains. Empty if the ticket is done or blocked. If trains or turns
             *     are too few, the one connection that needs fewest.
             */
            connections: components["schemas"]["TicketConnection"][];
            /** @description Whether the seat holds it; otherwise it is offered. */
            is_held: boolean;
            /** @description The ticket's prospects. */
            status: components["schemas"]["TicketStatus"];
            /** @description The ticket. */
            ticket: components["schemas"]["Ticket"];
        };
        /** @description Popularity of a ticket. */
        TicketPopularity: {
            /**
             * Format: int32
             * @description The number of times a winner kept the ticket.
             */
            by_winners: number;
            /**
             * Format: int32
             * @description The number of times the ticket was completed.
             */
            completed: number;
            /**
             * Format: double
             * @description Share of kept copies that were completed, 0 to 1. Null if the ticket was never kept.
             */
            completed_share?: number | null;
            /**
             * Format: int32
             * @description The number of times the ticket was kept.
             */
            kept: number;
            /** @description The ticket. */
            ticket: components["schemas"]["TicketId"];
            /**
             * Format: double
             * @description Share of those who kept the ticket who won, 0 to 1. Null if nobody kept it.
             */
            win_rate?: number | null;
            /**
             * Format: double
             * @description Share of winners who kept the ticket, 0 to 1. Null if there are no winners.
             */
            winners_share?: number | null;
        };
        /** @description Popularity of tickets. */
        TicketPopularityList: {
            /**
             * Format: int32
             * @description Games that ended with a result. Those of the last minute may not be counted yet.
             */
            games: number;
            /** @description Every ticket that was kept at least once, ordered by name. */
            tickets: components["schemas"]["TicketPopularity"][];
            /**
             * Format: int32
             * @description Winning seats in these games. A win may be shared.
             */
            winners: number;
        };
        /**
         * @description The set a ticket was printed in (R1.5).
         * @enum {string}
         */
        TicketSet: "europe" | "europa_1912" | "orient_express" | "with_max";
        /** @description Ticket statistics. */
        TicketStatistics: {
            /**
             * Format: int32
             * @description Kept tickets completed.
             */
            completed: number;
            /**
             * Format: int32
             * @description The number of times the player drew tickets during play.
             */
            draws: number;
            /**
             * Format: int32
             * @description Kept tickets failed.
             */
            failed: number;
            /**
             * Format: int32
             * @description Tickets kept.
             */
            kept: number;
        };
        /**
         * @description The prospects of a ticket.
         * @enum {string}
         */
        TicketStatus: "done" | "possible" | "too_few_trains" | "too_few_turns" | "blocked";
        /**
         * TicketsBoxedEvent
         * @description Rejected tickets were removed from the game (R2.2). The tickets are secret.
         */
        TicketsBoxedEvent: {
            /**
             * Format: date-time
             * @description The time at which the event was recorded. Clocks count from this time.
             */
            at: string;
            /** @description The number, in place of the secret. */
            count?: number;
            seat: components["schemas"]["Seat"];
            /**
             * Format: int32
             * @description The event's number, from 1. The version of a game is the number of its last event.
             */
            seq: number;
            /** @description Absent for a viewer who may not see the tickets; then there is a `count`. */
            tickets?: components["schemas"]["TicketId"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tickets_boxed";
        };
        /**
         * TicketsDealtEvent
         * @description Tickets were dealt for the first choice (R2.2). The player keeps at least `keep_min` and at
         *     most `keep_max` of them. The tickets are secret.
         */
        TicketsDealtEvent: {
            /**
             * Format: date-time
             * @description The time at which the event was recorded. Clocks count from this time.
             */
            at: string;
            /** @description The number, in place of the secret. */
            count?: number;
            /**
             * Format: int32
             * @description Absent if the tickets are.
             */
            keep_max?: number;
            /**
             * Format: int32
             * @description Absent if the tickets are.
             */
            keep_min?: number;
            seat: components["schemas"]["Seat"];
            /**
             * Format: int32
             * @description The event's number, from 1. The version of a game is the number of its last event.
             */
            seq: number;
            /** @description Absent for a viewer who may not see the tickets; then there is a `count`. */
            tickets?: components["schemas"]["Ticket"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tickets_dealt";
        };
        /**
         * TicketsDrawnEvent
         * @description Tickets were drawn (R7.1). The player keeps at least `keep_min` and at most `keep_max` of
         *     them. The tickets are secret.
         */
        TicketsDrawnEvent: {
            /**
             * Format: date-time
             * @description The time at which the event was recorded. Clocks count from this time.
             */
            at: string;
            /** @description The number, in place of the secret. */
            count?: number;
            /**
             * Format: int32
             * @description Absent if the tickets are.
             */
            keep_max?: number;
            /**
             * Format: int32
             * @description Absent if the tickets are.
             */
            keep_min?: number;
            seat: components["schemas"]["Seat"];
            /**
             * Format: int32
             * @description The event's number, from 1. The version of a game is the number of its last event.
             */
            seq: number;
            /** @description Absent for a viewer who may not see the tickets; then there is a `count`. */
            tickets?: components["schemas"]["Ticket"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tickets_drawn";
        };
        /**
         * TicketsKeptEvent
         * @description A player chose which tickets to keep and rejected the others offered. The tickets are
         *     secret.
         */
        TicketsKeptEvent: {
            /**
             * Format: date-time
             * @description The time at which the event was recorded. Clocks count from this time.
             */
            at: string;
            /** @description The number, in place of the secret. */
            count?: number;
            seat: components["schemas"]["Seat"];
            /**
             * Format: int32
             * @description The event's number, from 1. The version of a game is the number of its last event.
             */
            seq: number;
            /** @description Absent for a viewer who may not see the tickets; then there is a `count`. */
            tickets?: components["schemas"]["TicketId"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tickets_kept";
        };
        /** @description The plan for your tickets. */
        TicketsPlan: {
            /** @description The plan. */
            plan: components["schemas"]["SeatPlan"];
            /**
             * Format: int32
             * @description The version of the game that is planned.
             */
            version: number;
        };
        /**
         * TicketsReturnedEvent
         * @description Rejected tickets were put under the deck (R7.1). Their order is secret from everyone.
         */
        TicketsReturnedEvent: {
            /**
             * Format: date-time
             * @description The time at which the event was recorded. Clocks count from this time.
             */
            at: string;
            /** @description The number, in place of the secret. */
            count?: number;
            /**
             * Format: int32
             * @description The event's number, from 1. The version of a game is the number of its last event.
             */
            seq: number;
            /** @description Absent while the game runs; then there is a `count`. */
            tickets?: components["schemas"]["TicketId"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tickets_returned";
        };
        /**
         * @description The ranking of equal scores (R9.4).
         * @enum {string}
         */
        TieBreak: "standard" | "german";
        /**
         * @description A criterion that separates players with equal points (R9.4).
         * @enum {string}
         */
        TieBreakCriterion: "completed_tickets" | "stations_used" | "longest_path";
        /** @description One comparison between players with equal points. */
        TieBreakStep: {
            /** @description The criterion. */
            by: components["schemas"]["TieBreakCriterion"];
            /** @description Whether this step separates players who were equal in every earlier step. */
            decides: boolean;
            /** @description The value of each player in the group, in seat order. */
            values: number[];
        };
        /** @description A group of players with equal points, and how they were ranked (R9.4). */
        TieGroup: {
            /** @description The players, in seat order. */
            players: components["schemas"]["Seat"][];
            /**
             * Format: int32
             * @description The points of each player in the group.
             */
            points: number;
            /** @description The rank of each of them, in the same order. */
            ranks: number[];
            /** @description Whether some of them are still tied after every step and share a rank. */
            shared: boolean;
            /** @description The comparisons made, in order, until no players were tied. */
            steps: components["schemas"]["TieBreakStep"][];
        };
        /**
         * TimeGrantedEvent
         * @description Each player the game waits for was given at least `seconds` seconds, because no server could
         *     be reached for a while.
         */
        TimeGrantedEvent: {
            /**
             * Format: date-time
             * @description The time at which the event was recorded. Clocks count from this time.
             */
            at: string;
            /** Format: int32 */
            seconds: number;
            /**
             * Format: int32
             * @description The event's number, from 1. The version of a game is the number of its last event.
             */
            seq: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "time_granted";
        };
        /**
         * TimeRanOutEvent
         * @description A player ran out of time. The server moves for the seat until its turn ends (R10.2).
         */
        TimeRanOutEvent: {
            /**
             * Format: date-time
             * @description The time at which the event was recorded. Clocks count from this time.
             */
            at: string;
            seat: components["schemas"]["Seat"];
            /**
             * Format: int32
             * @description The event's number, from 1. The version of a game is the number of its last event.
             */
            seq: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "time_ran_out";
        };
        /** @description Time statistics. */
        TimeStatistics: {
            /**
             * Format: double
             * @description Median thinking time per move, in seconds, accurate to within 3 %.
             */
            median_move_seconds?: number | null;
            /**
             * Format: double
             * @description 90th percentile of thinking time per move, in seconds.
             */
            p90_move_seconds?: number | null;
            /**
             * Format: int32
             * @description Turns in which no move was possible.
             */
            passes: number;
            /**
             * Format: double
             * @description Total thinking time for the player's own moves, in seconds.
             */
            thinking_seconds: number;
            /**
             * Format: int32
             * @description The number of times the player ran out of time.
             */
            timeouts: number;
            /**
             * Format: int32
             * @description Turns begun.
             */
            turns: number;
        };
        /**
         * TokenRepeatedItem
         * @description A refresh token was used twice within seconds, from two addresses: by a device that changed
         *     networks, or by somebody who has a copy of the token.
         */
        TokenRepeatedItem: {
            /**
             * Format: date-time
             * @description The time of the event.
             */
            at: string;
            /** @description A text to show below the title. */
            body: string;
            /**
             * @description The name of the player who invites, opened the table, asks to be friends or has accepted, or of the
             *     bot that was renamed. Null for other kinds, and if the account was deleted.
             */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * @description The operator's contact for objections to that: a `mailto:` or `https:` URL. Null for other kinds, and
             *     if there is none.
             */
            contact?: string | null;
            /**
             * Format: uuid
             * @description The game's id. Null if the item is about the account.
             */
            game?: string | null;
            /** @description The reason of the moderator who gave another name. Null for other kinds. */
            given_reason?: string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "token_repeated";
            /**
             * Format: int32
             * @description The item's number, from 1. Numbers grow in the order of events.
             */
            seq: number;
            /**
             * Format: uuid
             * @description The session of the device.
             */
            session: string;
            /** @description One line to show, in the language of the request. */
            title: string;
            /**
             * Format: int32
             * @description The number of the event in the game's log. Null if the item is about the account.
             */
            version?: number | null;
        };
        /**
         * TokenReusedItem
         * @description A refresh token was used again after the next one had been given out. The device is signed out.
         */
        TokenReusedItem: {
            /**
             * Format: date-time
             * @description The time of the event.
             */
            at: string;
            /** @description A text to show below the title. */
            body: string;
            /**
             * @description The name of the player who invites, opened the table, asks to be friends or has accepted, or of the
             *     bot that was renamed. Null for other kinds, and if the account was deleted.
             */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * @description The operator's contact for objections to that: a `mailto:` or `https:` URL. Null for other kinds, and
             *     if there is none.
             */
            contact?: string | null;
            /**
             * Format: uuid
             * @description The game's id. Null if the item is about the account.
             */
            game?: string | null;
            /** @description The reason of the moderator who gave another name. Null for other kinds. */
            given_reason?: string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "token_reused";
            /**
             * Format: int32
             * @description The item's number, from 1. Numbers grow in the order of events.
             */
            seq: number;
            /** @description One line to show, in the language of the request. */
            title: string;
            /**
             * Format: int32
             * @description The number of the event in the game's log. Null if the item is about the account.
             */
            version?: number | null;
        };
        /** @description A tournament. */
        Tournament: {
            /** @description Whether bots of players may enter. */
            bots_welcome: boolean;
            /** @description The code that leads to it. Null if it is for friends, a division of a league, or older than codes. */
            code?: string | null;
            /** @description The SHA-256 of the secret behind the pairings, in hexadecimal. */
            commitment: string;
            /**
             * Format: date-time
             * @description The time at which it was opened.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description The time at which an arena opens no more tables. Null for others, and before it begins.
             */
            ends_at?: string | null;
            /** @description The options of its games. */
            games: components["schemas"]["TournamentGames"];
            /** @description Whether guests may enter. */
            guests: boolean;
            /** @description The head of its log. */
            head: components["schemas"]["Head"];
            /**
             * Format: uuid
             * @description The tournament's id.
             */
            id: string;
            /**
             * @description The link to share, relative to the host if the operator has not set the public URL. Null where the
             *     code is.
             */
            invite_url?: string | null;
            /**
             * Format: uuid
             * @description The id of the league whose division it is. Null for others.
             */
            league?: string | null;
            /**
             * Format: int32
             * @description The highest rating that a player may have had within 90 days. Null for none.
             */
            max_rating?: number | null;
            /**
             * Format: int32
             * @description The least rating of a player. Null for none.
             */
            min_rating?: number | null;
            /** @description Its name. */
            name: string;
            /**
             * Format: date-time
             * @description The time before which no further round begins. Null if none is fixed.
             */
            next_round_at?: string | null;
            /** @description The number of tables of all rounds that are not over. */
            open_tables: number;
            /** @description The name of the player who opened it. Null if the account was deleted, or is hidden from you. */
            organiser?: string | null;
            organiser_id?: components["schemas"]["PlayerId"] | null;
            /** @description The reason for which it is paused; `organiser` if its organiser gave none. Null if it is not paused. */
            paused?: string | null;
            /** @description Whether its organiser paused it, who can let it go on. Otherwise an operator did. */
            paused_by_organiser: boolean;
            /** @description The phase. */
            phase: components["schemas"]["TournamentPhase"];
            /** @description The number of players who take part. */
            players: number;
            /**
             * Format: int32
             * @description The least time from the beginning of a round to that of the next, in seconds. Null: a round begins
             *     when the last one has ended.
             */
            round_seconds?: number | null;
            /** @description The number of rounds that have begun. */
            rounds: number;
            /** @description The number of rounds after which some players have to meet again, with the players there are. */
            rounds_without_repeats: number;
            /** @description Its rules. */
            rules: components["schemas"]["TournamentRules"];
            /**
             * Format: date-time
             * @description The time at which it began. Null before that.
             */
            started_at?: string | null;
            /**
             * Format: date-time
             * @description The time at which it begins. Null if its organiser starts it.
             */
            starts_at?: string | null;
            /** @description The players who can see and enter it. */
            visibility: components["schemas"]["TournamentVisibility"];
            you?: components["schemas"]["OwnEntry"] | null;
        };
        /**
         * TournamentCancelledDelivery
         * @description A tournament that the player has entered was called off.
         */
        TournamentCancelledDelivery: {
            /**
             * Format: date-time
             * @description The time of the event; for a reminder, the time at which it became due.
             */
            at: string;
            /** @description A text to show below the title. */
            body: string;
            /** @description The name of the player who sent the invitation, opened the table, asks to be friends or has accepted. */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * Format: date-time
             * @description The deadline of the turn; absent if the game has no clock.
             */
            deadline?: string | null;
            /**
             * Format: uuid
             * @description The game's id. The nil UUID for a kind that is about no game.
             */
            game: string;
            /**
             * Format: uuid
             * @description The id of the delivery; the same on every attempt.
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "tournament_cancelled";
            /** @description The language of the texts (BCP 47). */
            language: string;
            /** @description The player's name. */
            name: string;
            /** @description The names of the others in the game, in seat order; empty texts for deleted accounts. */
            opponents: string[];
            /** @description The player's id. */
            player_id: components["schemas"]["PlayerId"];
            /**
             * @description One line to show, in the language of the webhook, or in English if that is not among those of
             *     the server.
             */
            title: string;
            /**
             * Format: uuid
             * @description The tournament.
             */
            tournament: string;
            /** @description The variant of the game; `classic` for a kind that is about no game. */
            variant: components["schemas"]["Variant"];
            /**
             * Format: int32
             * @description The number of the event in the game's log; 0 for a kind that is about no game.
             */
            version: number;
        };
        /**
         * TournamentCancelledItem
         * @description A tournament that the account has entered was called off.
         */
        TournamentCancelledItem: {
            /**
             * Format: date-time
             * @description The time of the event.
             */
            at: string;
            /** @description A text to show below the title. */
            body: string;
            /**
             * @description The name of the player who invites, opened the table, asks to be friends or has accepted, or of the
             *     bot that was renamed. Null for other kinds, and if the account was deleted.
             */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * @description The operator's contact for objections to that: a `mailto:` or `https:` URL. Null for other kinds, and
             *     if there is none.
             */
            contact?: string | null;
            /**
             * Format: uuid
             * @description The game's id. Null if the item is about the account.
             */
            game?: string | null;
            /** @description The reason of the moderator who gave another name. Null for other kinds. */
            given_reason?: string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "tournament_cancelled";
            /**
             * Format: int32
             * @description The item's number, from 1. Numbers grow in the order of events.
             */
            seq: number;
            /** @description One line to show, in the language of the request. */
            title: string;
            /**
             * Format: uuid
             * @description The tournament.
             */
            tournament: string;
            /**
             * Format: int32
             * @description The number of the event in the game's log. Null if the item is about the account.
             */
            version?: number | null;
        };
        /**
         * TournamentChanged
         * @description The tournament after a change.
         */
        TournamentChanged: {
            /** @description Whether bots of players may enter. */
            bots_welcome: boolean;
            /** @description The code that leads to it. Null if it is for friends, a division of a league, or older than codes. */
            code?: string | null;
            /** @description The SHA-256 of the secret behind the pairings, in hexadecimal. */
            commitment: string;
            /**
             * Format: date-time
             * @description The time at which it was opened.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description The time at which an arena opens no more tables. Null for others, and before it begins.
             */
            ends_at?: string | null;
            /** @description The options of its games. */
            games: components["schemas"]["TournamentGames"];
            /** @description Whether guests may enter. */
            guests: boolean;
            /** @description The head of its log. */
            head: components["schemas"]["Head"];
            /**
             * Format: uuid
             * @description The tournament's id.
             */
            id: string;
            /**
             * @description The link to share, relative to the host if the operator has not set the public URL. Null where the
             *     code is.
             */
            invite_url?: string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "tournament";
            /**
             * Format: uuid
             * @description The id of the league whose division it is. Null for others.
             */
            league?: string | null;
            /**
             * Format: int32
             * @description The highest rating that a player may have had within 90 days. Null for none.
             */
            max_rating?: number | null;
            /**
             * Format: int32
             * @description The least rating of a player. Null for none.
             */
            min_rating?: number | null;
            /** @description Its name. */
            name: string;
            /**
             * Format: date-time
             * @description The time before which no further round begins. Null if none is fixed.
             */
            next_round_at?: string | null;
            /** @description The number of tables of all rounds that are not over. */
            open_tables: number;
            /** @description The name of the player who opened it. Null if the account was deleted, or is hidden from you. */
            organiser?: string | null;
            organiser_id?: components["schemas"]["PlayerId"] | null;
            /** @description The reason for which it is paused; `organiser` if its organiser gave none. Null if it is not paused. */
            paused?: string | null;
            /** @description Whether its organiser paused it, who can let it go on. Otherwise an operator did. */
            paused_by_organiser: boolean;
            /** @description The phase. */
            phase: components["schemas"]["TournamentPhase"];
            /** @description The number of players who take part. */
            players: number;
            /**
             * Format: int32
             * @description The least time from the beginning of a round to that of the next, in seconds. Null: a round begins
             *     when the last one has ended.
             */
            round_seconds?: number | null;
            /** @description The number of rounds that have begun. */
            rounds: number;
            /** @description The number of rounds after which some players have to meet again, with the players there are. */
            rounds_without_repeats: number;
            /** @description Its rules. */
            rules: components["schemas"]["TournamentRules"];
            /**
             * Format: date-time
             * @description The time at which it began. Null before that.
             */
            started_at?: string | null;
            /**
             * Format: date-time
             * @description The time at which it begins. Null if its organiser starts it.
             */
            starts_at?: string | null;
            /** @description The players who can see and enter it. */
            visibility: components["schemas"]["TournamentVisibility"];
            you?: components["schemas"]["OwnEntry"] | null;
        };
        /** @description A direction of the organiser. Its reason is in the log of the tournament, which everybody can read. */
        TournamentDirection: components["schemas"]["PauseDirection"] | components["schemas"]["ResumeDirection"] | components["schemas"]["RemoveDirection"] | components["schemas"]["ExtendDirection"] | components["schemas"]["RenameDirection"] | components["schemas"]["CancelDirection"];
        /**
         * TournamentFinishedDelivery
         * @description A tournament of the player is over.
         */
        TournamentFinishedDelivery: {
            /**
             * Format: date-time
             * @description The time of the event; for a reminder, the time at which it became due.
             */
            at: string;
            /** @description A text to show below the title. */
            body: string;
            /** @description The name of the player who sent the invitation, opened the table, asks to be friends or has accepted. */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * Format: date-time
             * @description The deadline of the turn; absent if the game has no clock.
             */
            deadline?: string | null;
            /**
             * Format: uuid
             * @description The game's id. The nil UUID for a kind that is about no game.
             */
            game: string;
            /**
             * Format: uuid
             * @description The id of the delivery; the same on every attempt.
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "tournament_finished";
            /** @description The language of the texts (BCP 47). */
            language: string;
            /** @description The player's name. */
            name: string;
            /** @description The names of the others in the game, in seat order; empty texts for deleted accounts. */
            opponents: string[];
            /**
             * Format: int32
             * @description The player's place, from 1.
             */
            place: number;
            /** @description The player's id. */
            player_id: components["schemas"]["PlayerId"];
            /**
             * @description One line to show, in the language of the webhook, or in English if that is not among those of
             *     the server.
             */
            title: string;
            /**
             * Format: uuid
             * @description The tournament.
             */
            tournament: string;
            /** @description The variant of the game; `classic` for a kind that is about no game. */
            variant: components["schemas"]["Variant"];
            /**
             * Format: int32
             * @description The number of the event in the game's log; 0 for a kind that is about no game.
             */
            version: number;
        };
        /**
         * TournamentFinishedItem
         * @description A tournament of the account is over.
         */
        TournamentFinishedItem: {
            /**
             * Format: date-time
             * @description The time of the event.
             */
            at: string;
            /** @description A text to show below the title. */
            body: string;
            /**
             * @description The name of the player who invites, opened the table, asks to be friends or has accepted, or of the
             *     bot that was renamed. Null for other kinds, and if the account was deleted.
             */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * @description The operator's contact for objections to that: a `mailto:` or `https:` URL. Null for other kinds, and
             *     if there is none.
             */
            contact?: string | null;
            /**
             * Format: uuid
             * @description The game's id. Null if the item is about the account.
             */
            game?: string | null;
            /** @description The reason of the moderator who gave another name. Null for other kinds. */
            given_reason?: string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "tournament_finished";
            /**
             * Format: int32
             * @description The account's place, from 1.
             */
            place: number;
            /**
             * Format: int32
             * @description The item's number, from 1. Numbers grow in the order of events.
             */
            seq: number;
            /** @description One line to show, in the language of the request. */
            title: string;
            /**
             * Format: uuid
             * @description The tournament.
             */
            tournament: string;
            /**
             * Format: int32
             * @description The number of the event in the game's log. Null if the item is about the account.
             */
            version?: number | null;
        };
        /** @description The format of a tournament. */
        TournamentFormat: components["schemas"]["SwissFormat"] | components["schemas"]["LeagueFormat"] | components["schemas"]["EliminationFormat"] | components["schemas"]["ArenaFormat"];
        /** @description The options of the games of a tournament. */
        TournamentGames: {
            /** @description The clock for each player: without one, a round might never end. */
            clock: components["schemas"]["GameClock"];
            /** @description The names of ticket packs (R2.4). */
            packs?: string[] | null;
            /** @description Whether the games are rated. */
            rated?: boolean | null;
            /** @description The rule by which ties are broken. Default: `standard`. */
            tie_break?: components["schemas"]["TieBreak"] | null;
            /** @description The variant. Default: `classic`. */
            variant?: components["schemas"]["Variant"] | null;
        };
        /** @description A page of tournaments, the latest first. */
        TournamentPage: {
            /** @description The tournaments. */
            items: components["schemas"]["TournamentSummary"][];
            /** @description Pass this as `cursor` to get the next page. Null on the last page. */
            next?: string | null;
        };
        /**
         * @description The phase of a tournament.
         * @enum {string}
         */
        TournamentPhase: "open" | "running" | "finished" | "cancelled";
        /**
         * @description Whether a player takes part in a tournament.
         * @enum {string}
         */
        TournamentPresence: "here" | "left" | "removed" | "out";
        /**
         * TournamentRemovedDelivery
         * @description The organiser or an operator removed the player from a tournament.
         */
        TournamentRemovedDelivery: {
            /**
             * Format: date-time
             * @description The time of the event; for a reminder, the time at which it became due.
             */
            at: string;
            /** @description A text to show below the title. */
            body: string;
            /** @description The name of the player who sent the invitation, opened the table, asks to be friends or has accepted. */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * Format: date-time
             * @description The deadline of the turn; absent if the game has no clock.
             */
            deadline?: string | null;
            /**
             * Format: uuid
             * @description The game's id. The nil UUID for a kind that is about no game.
             */
            game: string;
            /**
             * Format: uuid
             * @description The id of the delivery; the same on every attempt.
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "tournament_removed";
            /** @description The language of the texts (BCP 47). */
            language: string;
            /** @description The player's name. */
            name: string;
            /** @description The names of the others in the game, in seat order; empty texts for deleted accounts. */
            opponents: string[];
            /** @description The player's id. */
            player_id: components["schemas"]["PlayerId"];
            /**
             * @description One line to show, in the language of the webhook, or in English if that is not among those of
             *     the server.
             */
            title: string;
            /**
             * Format: uuid
             * @description The tournament.
             */
            tournament: string;
            /** @description The variant of the game; `classic` for a kind that is about no game. */
            variant: components["schemas"]["Variant"];
            /**
             * Format: int32
             * @description The number of the event in the game's log; 0 for a kind that is about no game.
             */
            version: number;
        };
        /**
         * TournamentRemovedItem
         * @description The organiser or an operator removed the account from a tournament.
         */
        TournamentRemovedItem: {
            /**
             * Format: date-time
             * @description The time of the event.
             */
            at: string;
            /** @description A text to show below the title. */
            body: string;
            /**
             * @description The name of the player who invites, opened the table, asks to be friends or has accepted, or of the
             *     bot that was renamed. Null for other kinds, and if the account was deleted.
             */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * @description The operator's contact for objections to that: a `mailto:` or `https:` URL. Null for other kinds, and
             *     if there is none.
             */
            contact?: string | null;
            /**
             * Format: uuid
             * @description The game's id. Null if the item is about the account.
             */
            game?: string | null;
            /** @description The reason of the moderator who gave another name. Null for other kinds. */
            given_reason?: string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "tournament_removed";
            /**
             * Format: int32
             * @description The item's number, from 1. Numbers grow in the order of events.
             */
            seq: number;
            /** @description One line to show, in the language of the request. */
            title: string;
            /**
             * Format: uuid
             * @description The tournament.
             */
            tournament: string;
            /**
             * Format: int32
             * @description The number of the event in the game's log. Null if the item is about the account.
             */
            version?: number | null;
        };
        /** @description A round of a tournament. */
        TournamentRound: {
            /**
             * @description The players who sat out, because the tables did not divide. A bye counts the mean of the player's
             *     results.
             */
            byes: components["schemas"]["TournamentSeat"][];
            /**
             * Format: int64
             * @description The cost of the pairing: differences of points, repeats, short tables and turn order.
             */
            cost: number;
            /** @description The round, from 0. */
            round: number;
            /** @description The tables; those of the leaders come first. */
            tables: components["schemas"]["TournamentTable"][];
        };
        /** @description The rules of a tournament. */
        TournamentRules: {
            /** @description The format. */
            format: components["schemas"]["TournamentFormat"];
            /**
             * Format: int32
             * @description The number of rounds that may have been paired before a player enters. 0: nobody enters late.
             */
            late_entry?: number | null;
            /**
             * Format: int32
             * @description The largest number of players.
             */
            max_players: number;
            /**
             * Format: int32
             * @description The weight of repeats: two players meet again if that saves a difference of so many points.
             */
            repeat_weight?: number | null;
            /**
             * @description Whether all tables of a round play the same deal, and results are compared seat by seat; only in Swiss
             *     tournaments without rated games. Absent if not.
             */
            same_deal?: boolean | null;
            /**
             * Format: int32
             * @description The seats of a table. If the players do not divide, some tables have a seat less.
             */
            seats: number;
        };
        /** @description A ruling on a tournament. Its reason is in the log of the tournament, which everybody can read. */
        TournamentRuling: components["schemas"]["PauseRuling"] | components["schemas"]["ResumeRuling"] | components["schemas"]["CancelRuling"] | components["schemas"]["RemoveRuling"] | components["schemas"]["DecideRuling"];
        /** @description A player of a table of a tournament. */
        TournamentSeat: {
            /** @description The player's name. Null if the account was deleted, or is hidden from you. */
            name?: string | null;
            /** @description The player's number in the tournament, from 0. */
            player: components["schemas"]["usize"];
            player_id?: components["schemas"]["PlayerId"] | null;
            /**
             * Format: int32
             * @description The rank at the table, from 1. Null while it is played.
             */
            rank?: number | null;
            /**
             * Format: int32
             * @description The points of the game. Null while it is played.
             */
            score?: number | null;
        };
        /**
         * TournamentSoonDelivery
         * @description A tournament that the player has entered begins within a quarter of an hour.
         */
        TournamentSoonDelivery: {
            /**
             * Format: date-time
             * @description The time of the event; for a reminder, the time at which it became due.
             */
            at: string;
            /** @description A text to show below the title. */
            body: string;
            /** @description The name of the player who sent the invitation, opened the table, asks to be friends or has accepted. */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * Format: date-time
             * @description The deadline of the turn; absent if the game has no clock.
             */
            deadline?: string | null;
            /**
             * Format: uuid
             * @description The game's id. The nil UUID for a kind that is about no game.
             */
            game: string;
            /**
             * Format: uuid
             * @description The id of the delivery; the same on every attempt.
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "tournament_soon";
            /** @description The language of the texts (BCP 47). */
            language: string;
            /** @description The player's name. */
            name: string;
            /** @description The names of the others in the game, in seat order; empty texts for deleted accounts. */
            opponents: string[];
            /** @description The player's id. */
            player_id: components["schemas"]["PlayerId"];
            /**
             * @description One line to show, in the language of the webhook, or in English if that is not among those of
             *     the server.
             */
            title: string;
            /**
             * Format: uuid
             * @description The tournament.
             */
            tournament: string;
            /** @description The variant of the game; `classic` for a kind that is about no game. */
            variant: components["schemas"]["Variant"];
            /**
             * Format: int32
             * @description The number of the event in the game's log; 0 for a kind that is about no game.
             */
            version: number;
        };
        /**
         * TournamentSoonItem
         * @description A tournament that the account has entered begins within a quarter of an hour.
         */
        TournamentSoonItem: {
            /**
             * Format: date-time
             * @description The time of the event.
             */
            at: string;
            /** @description A text to show below the title. */
            body: string;
            /**
             * @description The name of the player who invites, opened the table, asks to be friends or has accepted, or of the
             *     bot that was renamed. Null for other kinds, and if the account was deleted.
             */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * @description The operator's contact for objections to that: a `mailto:` or `https:` URL. Null for other kinds, and
             *     if there is none.
             */
            contact?: string | null;
            /**
             * Format: uuid
             * @description The game's id. Null if the item is about the account.
             */
            game?: string | null;
            /** @description The reason of the moderator who gave another name. Null for other kinds. */
            given_reason?: string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "tournament_soon";
            /**
             * Format: int32
             * @description The item's number, from 1. Numbers grow in the order of events.
             */
            seq: number;
            /** @description One line to show, in the language of the request. */
            title: string;
            /**
             * Format: uuid
             * @description The tournament.
             */
            tournament: string;
            /**
             * Format: int32
             * @description The number of the event in the game's log. Null if the item is about the account.
             */
            version?: number | null;
        };
        /** @description A player in the standings of a tournament. */
        TournamentStanding: {
            /**
             * Format: double
             * @description The correction in the points by the strength of opponents, where all tables play the same deal; 0
             *     otherwise.
             */
            correction: number;
            decided_by?: components["schemas"]["StandingValue"] | null;
            /** @description The player's name. Null if the account was deleted, or is hidden from you. */
            name?: string | null;
            /**
             * Format: double
             * @description The second tie-break: the points of the opponents, their mean at each table. The mean over the tables.
             */
            opponents: number;
            /**
             * @description The place, from 1. Players who are equal in all values below share it, and the next ones are
             *     skipped.
             */
            place: number;
            /** @description The player's number in the tournament, from 0. */
            player: components["schemas"]["usize"];
            player_id?: components["schemas"]["PlayerId"] | null;
            /**
             * Format: double
             * @description The points.
             */
            points: number;
            /** @description Whether the player takes part. */
            presence: components["schemas"]["TournamentPresence"];
            /**
             * Format: int32
             * @description The sum of the points of the player's games. It decides nothing.
             */
            score: number;
            /**
             * Format: double
             * @description The first tie-break: the score, divided by the mean score of the table. For the same deal, the
             *     comparison of the margins with those of the same seat at other tables. The mean over the tables.
             */
            share: number;
            /**
             * Format: int32
             * @description The number of rounds reached, which counts before points in elimination tournaments. 0 in others, and
             *     for players who were removed, who come after all others.
             */
            stage: number;
            /**
             * Format: int32
             * @description The tables that the player has played.
             */
            tables: number;
            /**
             * Format: int32
             * @description The number of tables won. The third tie-break is this, divided by `tables`.
             */
            wins: number;
        };
        /** @description The standings of a tournament, or a page of them. */
        TournamentStandings: {
            /** @description The players, the first place first. */
            items: components["schemas"]["TournamentStanding"][];
            /** @description Pass this as `cursor` to get the next page. Null on the last page. */
            next?: string | null;
        };
        /** @description The effect of starting a tournament now. */
        TournamentStart: {
            /** @description The number of players who sit out in the first round. */
            byes: number;
            /** @description Whether it can be started. */
            can_start: boolean;
            /**
             * Format: int32
             * @description The minutes that it takes mostly. Null where those of a round are; in an arena, its time.
             */
            minutes?: number | null;
            /**
             * @description The number of players who are missing at least. Null unless the reason is `player_count`, and if it
             *     cannot begin with more players either.
             */
            missing?: number | null;
            /** @description The players who take part. */
            players: components["schemas"]["StartingPlayer"][];
            /** @description The reason why not: `player_count`, `has_begun` or `is_over`. Null if it can. */
            refusal?: string | null;
            /**
             * Format: int32
             * @description The minutes that a round takes mostly. Null where a move may take more than five minutes, and if it
             *     cannot be started.
             */
            round_minutes?: number | null;
            /** @description The number of rounds, if nobody leaves. Null in an arena, and if it cannot be started. */
            rounds?: number | null;
            /** @description The sizes of the tables of the first round; who sits where is drawn. Empty if it cannot be started. */
            tables: number[];
        };
        /**
         * TournamentStreamEnd
         * @description Nothing more will be sent.
         */
        TournamentStreamEnd: {
            /** @description The reason. */
            code: components["schemas"]["ProblemCode"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "end";
        };
        /** @description The `data` of an event of a tournament's stream. */
        TournamentStreamEvent: components["schemas"]["TournamentChanged"] | components["schemas"]["TournamentStreamEnd"];
        /** @description A tournament in a list. */
        TournamentSummary: {
            /**
             * Format: date-time
             * @description The time at which it was opened.
             */
            created_at: string;
            /** @description Whether you take part. */
            entered: boolean;
            /** @description Whether guests may enter. */
            guests: boolean;
            /**
             * Format: uuid
             * @description The tournament's id.
             */
            id: string;
            /** @description Its name. */
            name: string;
            /** @description The name of the player who opened it. Null if the account was deleted. */
            organiser?: string | null;
            organiser_id?: components["schemas"]["PlayerId"] | null;
            /** @description The phase. */
            phase: components["schemas"]["TournamentPhase"];
            /**
             * Format: int32
             * @description The number of players who take part.
             */
            players: number;
            /** @description Whether its games are rated. */
            rated: boolean;
            /** @description Its rules. */
            rules: components["schemas"]["TournamentRules"];
            /**
             * Format: date-time
             * @description The time at which it begins. Null if its organiser starts it.
             */
            starts_at?: string | null;
            /** @description The variant of its games. */
            variant: components["schemas"]["Variant"];
            /** @description The players who can see and enter it. */
            visibility: components["schemas"]["TournamentVisibility"];
        };
        /** @description A table of a tournament. */
        TournamentTable: {
            /**
             * Format: uuid
             * @description The game. It is opened some moments after the round is drawn, and not found before.
             */
            game: string;
            /** @description The number of the table in its round, from 0. */
            number: number;
            /** @description Whether the result is known. */
            over: boolean;
            /** @description The players in turn order: the first has seat 0. */
            players: components["schemas"]["TournamentSeat"][];
            /** @description The round, from 0. */
            round: number;
            /** @description Whether an operator decided the result. */
            ruled: boolean;
        };
        /**
         * @description The circle of people who may see and enter a tournament.
         * @enum {string}
         */
        TournamentVisibility: "public" | "friends" | "unlisted";
        /**
         * TournamentWithdrawnDelivery
         * @description The player made no move at a table of a tournament, and takes no further part.
         */
        TournamentWithdrawnDelivery: {
            /**
             * Format: date-time
             * @description The time of the event; for a reminder, the time at which it became due.
             */
            at: string;
            /** @description A text to show below the title. */
            body: string;
            /** @description The name of the player who sent the invitation, opened the table, asks to be friends or has accepted. */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * Format: date-time
             * @description The deadline of the turn; absent if the game has no clock.
             */
            deadline?: string | null;
            /**
             * Format: uuid
             * @description The game's id. The nil UUID for a kind that is about no game.
             */
            game: string;
            /**
             * Format: uuid
             * @description The id of the delivery; the same on every attempt.
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "tournament_withdrawn";
            /** @description The language of the texts (BCP 47). */
            language: string;
            /** @description Whether the player may come back, as by entering again. */
            may_return: boolean;
            /** @description The player's name. */
            name: string;
            /** @description The names of the others in the game, in seat order; empty texts for deleted accounts. */
            opponents: string[];
            /** @description The player's id. */
            player_id: components["schemas"]["PlayerId"];
            /**
             * @description One line to show, in the language of the webhook, or in English if that is not among those of
             *     the server.
             */
            title: string;
            /**
             * Format: uuid
             * @description The tournament.
             */
            tournament: string;
            /** @description The variant of the game; `classic` for a kind that is about no game. */
            variant: components["schemas"]["Variant"];
            /**
             * Format: int32
             * @description The number of the event in the game's log; 0 for a kind that is about no game.
             */
            version: number;
        };
        /**
         * TournamentWithdrawnItem
         * @description The account made no move at a table of a tournament, and takes no further part.
         */
        TournamentWithdrawnItem: {
            /**
             * Format: date-time
             * @description The time of the event.
             */
            at: string;
            /** @description A text to show below the title. */
            body: string;
            /**
             * @description The name of the player who invites, opened the table, asks to be friends or has accepted, or of the
             *     bot that was renamed. Null for other kinds, and if the account was deleted.
             */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * @description The operator's contact for objections to that: a `mailto:` or `https:` URL. Null for other kinds, and
             *     if there is none.
             */
            contact?: string | null;
            /**
             * Format: uuid
             * @description The game's id. Null if the item is about the account.
             */
            game?: string | null;
            /** @description The reason of the moderator who gave another name. Null for other kinds. */
            given_reason?: string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "tournament_withdrawn";
            /** @description Whether the account may come back, as by entering again. */
            may_return: boolean;
            /**
             * Format: int32
             * @description The item's number, from 1. Numbers grow in the order of events.
             */
            seq: number;
            /** @description One line to show, in the language of the request. */
            title: string;
            /**
             * Format: uuid
             * @description The tournament.
             */
            tournament: string;
            /**
             * Format: int32
             * @description The number of the event in the game's log. Null if the item is about the account.
             */
            version?: number | null;
        };
        /**
         * @description A train card (R1.2).
         * @enum {string}
         */
        TrainCard: "pink" | "blue" | "orange" | "white" | "green" | "yellow" | "black" | "red" | "locomotive";
        /** @description The number of train cards of each kind, as written in JSON. */
        TrainCards: {
            /** Format: int32 */
            black: number;
            /** Format: int32 */
            blue: number;
            /** Format: int32 */
            green: number;
            /** Format: int32 */
            locomotive: number;
            /** Format: int32 */
            orange: number;
            /** Format: int32 */
            pink: number;
            /** Format: int32 */
            red: number;
            /** Format: int32 */
            white: number;
            /** Format: int32 */
            yellow: number;
        };
        /**
         * TunnelAbandonedEvent
         * @description The tunnel was abandoned (R6.4).
         */
        TunnelAbandonedEvent: {
            /**
             * Format: date-time
             * @description The time at which the event was recorded. Clocks count from this time.
             */
            at: string;
            seat: components["schemas"]["Seat"];
            /**
             * Format: int32
             * @description The event's number, from 1. The version of a game is the number of its last event.
             */
            seq: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tunnel_abandoned";
        };
        /**
         * TunnelCardRevealedEvent
         * @description A card was revealed for the tunnel (R6.1).
         */
        TunnelCardRevealedEvent: {
            /**
             * Format: date-time
             * @description The time at which the event was recorded. Clocks count from this time.
             */
            at: string;
            card: components["schemas"]["TrainCard"];
            /**
             * Format: int32
             * @description The event's number, from 1. The version of a game is the number of its last event.
             */
            seq: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tunnel_card_revealed";
        };
        /**
         * TunnelLaidEvent
         * @description Cards were laid for a tunnel (R6.1). They stay in the player's hand until the tunnel is
         *     resolved.
         */
        TunnelLaidEvent: {
            /**
             * Format: date-time
             * @description The time at which the event was recorded. Clocks count from this time.
             */
            at: string;
            payment: components["schemas"]["Payment"];
            route: components["schemas"]["RouteId"];
            seat: components["schemas"]["Seat"];
            /**
             * Format: int32
             * @description The event's number, from 1. The version of a game is the number of its last event.
             */
            seq: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tunnel_laid";
        };
        /** @description Tunnels attempted (R6). A tunnel neither paid for nor abandoned had no surcharge. */
        TunnelStatistics: {
            /**
             * Format: int32
             * @description Tunnels that were abandoned.
             */
            abandoned: number;
            /**
             * Format: int32
             * @description Tunnels whose surcharge was paid.
             */
            paid: number;
            /**
             * Format: int32
             * @description Tunnels for which cards were laid.
             */
            tried: number;
        };
        /**
         * TunnelStep
         * @description The player pays the tunnel's surcharge or abandons the tunnel (R6.4).
         */
        TunnelStep: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "tunnel";
            /** @description The cards laid; they still count as cards in hand. */
            payment: components["schemas"]["Payment"];
            /** @description The cards revealed for the tunnel. */
            revealed: components["schemas"]["TrainCards"];
            /** @description The tunnel's route. */
            route: components["schemas"]["RouteId"];
            /**
             * Format: int32
             * @description Number of additional cards required, 1 to 3.
             */
            surcharge: number;
        };
        /**
         * TunnelSurchargeAskedEvent
         * @description The tunnel requires `surcharge` additional cards, 1 to 3 (R6.2).
         */
        TunnelSurchargeAskedEvent: {
            /**
             * Format: date-time
             * @description The time at which the event was recorded. Clocks count from this time.
             */
            at: string;
            seat: components["schemas"]["Seat"];
            /**
             * Format: int32
             * @description The event's number, from 1. The version of a game is the number of its last event.
             */
            seq: number;
            /** Format: int32 */
            surcharge: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tunnel_surcharge_asked";
        };
        /**
         * TunnelSurchargePaidEvent
         * @description The surcharge was paid (R6.4). A `route_claimed` event follows.
         */
        TunnelSurchargePaidEvent: {
            /**
             * Format: date-time
             * @description The time at which the event was recorded. Clocks count from this time.
             */
            at: string;
            payment: components["schemas"]["Payment"];
            seat: components["schemas"]["Seat"];
            /**
             * Format: int32
             * @description The event's number, from 1. The version of a game is the number of its last event.
             */
            seq: number;
            /** Format: int32 */
            surcharge: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tunnel_surcharge_paid";
        };
        /**
         * TurnPhase
         * @description A seat has to move.
         */
        TurnPhase: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "turn";
            /** @description The seat. */
            seat: components["schemas"]["Seat"];
            /** @description The decision that the player has to make now. */
            step: components["schemas"]["StepView"];
            /**
             * Format: int32
             * @description In the last round, how many turns follow this one (R9.1); null before the last round.
             */
            turns_left?: number | null;
        };
        /** @description The results of the players with a position in the order of turns. */
        TurnPosition: {
            /**
             * Format: int32
             * @description Games counted. Those of the last minute may not be counted yet.
             */
            games: number;
            /**
             * Format: double
             * @description Mean rank.
             */
            mean_rank: number;
            /**
             * Format: double
             * @description Mean score, in points.
             */
            mean_score: number;
            /**
             * Format: int32
             * @description The position in the order of turns. 1 begins.
             */
            position: number;
            /**
             * Format: int32
             * @description The number of seats.
             */
            seats: number;
            /** @description The variant. */
            variant: components["schemas"]["Variant"];
            /**
             * Format: double
             * @description Share of games won, 0 to 1.
             */
            win_rate: number;
            /**
             * Format: int32
             * @description Games won, including shared wins.
             */
            wins: number;
        };
        /** @description Results by the order of turns. */
        TurnPositionList: {
            /**
             * @description The positions, ordered by variant and number of seats. Variants and numbers of seats without
             *     games are absent.
             */
            items: components["schemas"]["TurnPosition"][];
        };
        /**
         * TurnStartedEvent
         * @description A turn began.
         */
        TurnStartedEvent: {
            /**
             * Format: date-time
             * @description The time at which the event was recorded. Clocks count from this time.
             */
            at: string;
            seat: components["schemas"]["Seat"];
            /**
             * Format: int32
             * @description The event's number, from 1. The version of a game is the number of its last event.
             */
            seq: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "turn_started";
        };
        /** @description A finished game that counts for nobody. */
        UncountedGame: {
            /**
             * Format: date-time
             * @description The time at which the game ended.
             */
            finished_at: string;
            /**
             * Format: uuid
             * @description The game's id.
             */
            id: string;
            /** @description The reason for which it counts for nobody. */
            kind: components["schemas"]["UncountedKind"];
            /** @description The players, in seat order. */
            players: components["schemas"]["FinishedGamePlayer"][];
            /** @description Your seat. */
            seat: components["schemas"]["Seat"];
            /**
             * Format: uuid
             * @description The tournament of which it was a table. Null for others.
             */
            tournament?: string | null;
            /** @description The variant. */
            variant: components["schemas"]["Variant"];
        };
        /** @description A page of games that count for nobody, the latest first. */
        UncountedGamePage: {
            /** @description The games. */
            items: components["schemas"]["UncountedGame"][];
            /** @description Pass this as `cursor` to get the next page. Null on the last page. */
            next?: string | null;
        };
        /**
         * @description The reason for which a game counts for nobody.
         * @enum {string}
         */
        UncountedKind: "tournament" | "challenge" | "prepared";
        /** @description The recovery codes that were not used yet. */
        UnusedRecoveryCodes: {
            /**
             * Format: date-time
             * @description The time at which they were made. Null if there are none.
             */
            created_at?: string | null;
            /**
             * Format: int32
             * @description The number of codes that there are.
             */
            left: number;
        };
        /** @description A limit of an account, and how much of it is used up. */
        UsedLimit: {
            /** @description The thing that is limited. */
            limit: components["schemas"]["LimitedThing"];
            /**
             * Format: int32
             * @description The number that it can have.
             */
            most: number;
            /**
             * Format: int32
             * @description The number that the account has.
             */
            used: number;
        };
        /**
         * VacationBegunEvent
         * @description A player went on vacation. Their clock stands still, and they make no moves (R10.8).
         */
        VacationBegunEvent: {
            /**
             * Format: date-time
             * @description The time at which the event was recorded. Clocks count from this time.
             */
            at: string;
            seat: components["schemas"]["Seat"];
            /**
             * Format: int32
             * @description The event's number, from 1. The version of a game is the number of its last event.
             */
            seq: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "vacation_begun";
        };
        /**
         * Format: int32
         * @description The length of a vacation in days, 1 to 365.
         */
        VacationDays: number;
        /**
         * VacationEndedEvent
         * @description A player came back from vacation: their clock goes on where it stood (R10.8).
         */
        VacationEndedEvent: {
            /**
             * Format: date-time
             * @description The time at which the event was recorded. Clocks count from this time.
             */
            at: string;
            seat: components["schemas"]["Seat"];
            /**
             * Format: int32
             * @description The event's number, from 1. The version of a game is the number of its last event.
             */
            seq: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "vacation_ended";
        };
        /** @description A request to go on vacation. */
        VacationRequest: {
            /** @description The number of days it lasts from its beginning. */
            days: components["schemas"]["VacationDays"];
        };
        /**
         * @description The choice of tickets, and the way they are dealt and kept (R2.2).
         * @enum {string}
         */
        Variant: "classic" | "europa_1912" | "mega" | "big_cities";
        /** @description A variant: a description for players, and its row of the table R2.2. */
        VariantFacts: {
            /** @description Whether only tickets to a Big City are in the game, and no long ones (R1.5). */
            big_cities_only: boolean;
            /** @description The deals that each player chooses from at the start, in order. */
            deals: components["schemas"]["TicketDeal"][];
            /** @description The special features of the variant, for players, in the language of the request. */
            description: string;
            /** @description The name in the language of the request. */
            display_name: string;
            /**
             * Format: int32
             * @description Number of tickets offered by a draw during play; at least one is kept (R7.1).
             */
            drawn: number;
            /** @description The number of long tickets in the game. */
            long_tickets: number;
            /** @description The additions of each pack to the variant. */
            packs: components["schemas"]["PackInVariant"][];
            /** @description The treatment of standard tickets rejected at the start. Long ones always go to the box. */
            rejected: components["schemas"]["RejectedTickets"];
            /** @description The sets whose tickets are in the game. */
            sets: components["schemas"]["TicketSet"][];
            /** @description The number of standard tickets in the game, without packs. */
            standard_tickets: number;
            /** @description The variant. */
            variant: components["schemas"]["Variant"];
        };
        /**
         * @description The circle of people who may see a game and join it.
         * @enum {string}
         */
        Visibility: "public" | "unlisted" | "private";
        /**
         * @description The reason why a game ended without a result.
         * @enum {string}
         */
        VoidReason: "admin" | "cancelled" | "expired" | "left_early";
        /**
         * VoidedDelivery
         * @description The game ended without a result.
         */
        VoidedDelivery: {
            /**
             * Format: date-time
             * @description The time of the event; for a reminder, the time at which it became due.
             */
            at: string;
            /** @description A text to show below the title. */
            body: string;
            /** @description The name of the player who sent the invitation, opened the table, asks to be friends or has accepted. */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * Format: date-time
             * @description The deadline of the turn; absent if the game has no clock.
             */
            deadline?: string | null;
            /**
             * Format: uuid
             * @description The game's id. The nil UUID for a kind that is about no game.
             */
            game: string;
            /**
             * Format: uuid
             * @description The id of the delivery; the same on every attempt.
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "voided";
            /** @description The language of the texts (BCP 47). */
            language: string;
            /** @description The player's name. */
            name: string;
            /** @description The names of the others in the game, in seat order; empty texts for deleted accounts. */
            opponents: string[];
            /** @description The player's id. */
            player_id: components["schemas"]["PlayerId"];
            /** @description The reason. */
            reason: components["schemas"]["VoidReason"];
            /**
             * @description One line to show, in the language of the webhook, or in English if that is not among those of
             *     the server.
             */
            title: string;
            /** @description The variant of the game; `classic` for a kind that is about no game. */
            variant: components["schemas"]["Variant"];
            /**
             * Format: int32
             * @description The number of the event in the game's log; 0 for a kind that is about no game.
             */
            version: number;
        };
        /**
         * VoidedItem
         * @description The game ended without a result. Not sent to the account that ended it.
         */
        VoidedItem: {
            /**
             * Format: date-time
             * @description The time of the event.
             */
            at: string;
            /** @description A text to show below the title. */
            body: string;
            /**
             * @description The name of the player who invites, opened the table, asks to be friends or has accepted, or of the
             *     bot that was renamed. Null for other kinds, and if the account was deleted.
             */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * @description The operator's contact for objections to that: a `mailto:` or `https:` URL. Null for other kinds, and
             *     if there is none.
             */
            contact?: string | null;
            /**
             * Format: uuid
             * @description The game's id. Null if the item is about the account.
             */
            game?: string | null;
            /** @description The reason of the moderator who gave another name. Null for other kinds. */
            given_reason?: string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "voided";
            /** @description The reason. */
            reason: components["schemas"]["VoidReason"];
            /**
             * Format: int32
             * @description The item's number, from 1. Numbers grow in the order of events.
             */
            seq: number;
            /** @description One line to show, in the language of the request. */
            title: string;
            /**
             * Format: int32
             * @description The number of the event in the game's log. Null if the item is about the account.
             */
            version?: number | null;
        };
        /**
         * VoidedPhase
         * @description The game ended without a result.
         */
        VoidedPhase: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "voided";
            /** @description The reason. */
            reason: components["schemas"]["VoidReason"];
        };
        /**
         * WaitingGamesEvent
         * @description The games waiting for you, and your unread count.
         */
        WaitingGamesEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "waiting";
            /** @description Whether more games are waiting for you than listed. */
            more_turns: boolean;
            /**
             * @description All games waiting for you, most urgent first; among games without clocks, longest waiting
             *     first. At most 200.
             */
            turns: components["schemas"]["WaitingTurn"][];
            /**
             * Format: int32
             * @description The number of items this device has not read; see `PUT /v1/me/inbox/read`.
             */
            unread: number;
        };
        /** @description A game that waits for a player. */
        WaitingTurn: {
            /**
             * Format: date-time
             * @description The deadline of the turn. Null in a game without a clock.
             */
            deadline?: string | null;
            /**
             * Format: uuid
             * @description The game's id.
             */
            game: string;
            /** @description The player's seat. */
            seat: components["schemas"]["Seat"];
            /**
             * Format: int32
             * @description The game's version.
             */
            version: number;
        };
        /** @description A webhook of an account. */
        Webhook: {
            /**
             * Format: int32
             * @description The maximum number of notifications in one request.
             */
            batch: number;
            /**
             * Format: date-time
             * @description The time at which the webhook was added.
             */
            created_at: string;
            /**
             * Format: int32
             * @description The minutes for which notifications are collected before they are sent together; 0 sends at
             *     once.
             */
            digest_minutes: number;
            /**
             * Format: int32
             * @description Notifications dropped because they could not be delivered for a day.
             */
            dropped: number;
            /**
             * Format: date-time
             * @description The time of the first of these failures. Null if the last request succeeded.
             */
            failing_since?: string | null;
            /**
             * Format: int32
             * @description Consecutive failures. The delay before the next attempt grows with each one.
             */
            failures: number;
            /**
             * Format: uuid
             * @description The webhook's id.
             */
            id: string;
            /** @description Whether the webhook is paused: nothing is sent to it, and nothing is collected meanwhile. */
            is_paused: boolean;
            /** @description The kinds of notification sent. */
            kinds: components["schemas"]["NotificationKind"][];
            /** @description The language of the person who reads the notifications (BCP 47). */
            language: string;
            /** @description The reason for the last failure. Null if there was none. */
            last_error?: string | null;
            /**
             * Format: date-time
             * @description The time until which the secrets before the present one sign requests as well. Null if there is
             *     none.
             */
            old_secrets_until?: string | null;
            paused_by?: components["schemas"]["PausedBy"] | null;
            quiet?: components["schemas"]["QuietHours"] | null;
            /** @description The seconds before the deadline of a turn at which `deadline_near` is sent. */
            remind_before: number[];
            /** @description The URL. */
            url: string;
        };
        /** @description One attempt to send a request. */
        WebhookAttempt: {
            /**
             * Format: date-time
             * @description The time at which it began.
             */
            at: string;
            /**
             * Format: int32
             * @description The time until the answer, in milliseconds.
             */
            duration_ms: number;
            failure?: components["schemas"]["RequestFailure"] | null;
            /**
             * Format: int32
             * @description The status of the answer. Null if there was none.
             */
            status?: number | null;
        };
        /** @description Changes of a webhook. A field that is null or absent stays as it is. */
        WebhookChange: {
            /**
             * Format: int32
             * @description The maximum number of notifications in one request, 1 to 100.
             */
            batch?: number | null;
            /**
             * Format: int32
             * @description The minutes for which to collect notifications before sending them together.
             */
            digest_minutes?: number | null;
            /**
             * @description Whether to pause the webhook, or to resume it. What waits is dropped by a pause, and nothing is
             *     collected while it lasts.
             */
            is_paused?: boolean | null;
            /** @description The kinds of notification to send. Empty: all. */
            kinds?: components["schemas"]["NotificationKind"][] | null;
            /** @description The language of the person who reads the notifications (BCP 47). */
            language?: string | null;
            quiet?: components["schemas"]["QuietHours"] | null;
            /** @description The seconds before the deadline of a turn at which to send `deadline_near`. Empty: never. */
            remind_before?: number[] | null;
            /** @description The URL to post to, as in `POST /v1/me/webhooks`. What waits is sent there at once. */
            url?: string | null;
        };
        /** @description The body of a request to a webhook. */
        WebhookDeliveries: {
            /** @description The notifications, the oldest first. */
            deliveries: components["schemas"]["Delivery"][];
            /**
             * Format: uuid
             * @description The id of the request, also in the header `Railhead-Delivery`; the same on every attempt.
             */
            id: string;
        };
        /** @description A request to a webhook. */
        WebhookDelivery: {
            /**
             * Format: int32
             * @description The number of attempts so far.
             */
            attempts: number;
            /**
             * Format: date-time
             * @description The time at which it was first sent or, for a test, asked for.
             */
            created_at: string;
            /**
             * Format: uuid
             * @description The id of the request, in its body and its header `Railhead-Delivery`.
             */
            id: string;
            /** @description Whether it is a test. */
            is_test: boolean;
            /** @description The kinds of the notifications in it; empty for a test. */
            kinds: components["schemas"]["NotificationKind"][];
            /** @description The last ten attempts, the oldest first. */
            last_attempts: components["schemas"]["WebhookAttempt"][];
            /**
             * Format: date-time
             * @description The time from which it is sent again. Null if it is not.
             */
            next_attempt_at?: string | null;
            /** @description Its state. */
            state: components["schemas"]["DeliveryState"];
        };
        /** @description The last requests to a webhook. */
        WebhookDeliveryList: {
            /** @description The requests, the latest first. */
            items: components["schemas"]["WebhookDelivery"][];
        };
        /** @description Your webhooks, the oldest first. */
        WebhookList: {
            /** @description The webhooks. */
            items: components["schemas"]["Webhook"][];
        };
        /**
         * WebhookPausedItem
         * @description A webhook of the account was paused, because nothing could be delivered to it for days.
         */
        WebhookPausedItem: {
            /**
             * Format: date-time
             * @description The time of the event.
             */
            at: string;
            /** @description A text to show below the title. */
            body: string;
            /**
             * @description The name of the player who invites, opened the table, asks to be friends or has accepted, or of the
             *     bot that was renamed. Null for other kinds, and if the account was deleted.
             */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * @description The operator's contact for objections to that: a `mailto:` or `https:` URL. Null for other kinds, and
             *     if there is none.
             */
            contact?: string | null;
            /**
             * Format: uuid
             * @description The game's id. Null if the item is about the account.
             */
            game?: string | null;
            /** @description The reason of the moderator who gave another name. Null for other kinds. */
            given_reason?: string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "webhook_paused";
            /**
             * Format: int32
             * @description The item's number, from 1. Numbers grow in the order of events.
             */
            seq: number;
            /** @description One line to show, in the language of the request. */
            title: string;
            /**
             * Format: int32
             * @description The number of the event in the game's log. Null if the item is about the account.
             */
            version?: number | null;
            /**
             * Format: uuid
             * @description The webhook.
             */
            webhook: string;
        };
        /**
         * YourTurnDelivery
         * @description The player's turn began.
         */
        YourTurnDelivery: {
            /**
             * Format: date-time
             * @description The time of the event; for a reminder, the time at which it became due.
             */
            at: string;
            /** @description A text to show below the title. */
            body: string;
            /** @description The name of the player who sent the invitation, opened the table, asks to be friends or has accepted. */
            by?: string | null;
            by_id?: components["schemas"]["PlayerId"] | null;
            /**
             * Format: date-time
             * @description The deadline of the turn; absent if the game has no clock.
             */
            deadline?: string | null;
            /**
             * Format: uuid
             * @description The game's id. The nil UUID for a kind that is about no game.
             */
            game: string;
            /**
             * Format: uuid
             * @description The id of the delivery; the same on every attempt.
             */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "your_turn";
            /** @description The language of the texts (BCP 47). */
            language: string;
            /** @description The player's name. */
            name: string;
            /** @description The names of the others in the game, in seat order; empty texts for deleted accounts. */
            opponents: string[];
            /** @description The player's id. */
            player_id: components["schemas"]["PlayerId"];
            /**
             * @description One line to show, in the language of the webhook, or in English if that is not among those of
             *     the server.
             */
            title: string;
            /** @description The variant of the game; `classic` for a kind that is about no game. */
            variant: components["schemas"]["Variant"];
            /**
             * Format: int32
             * @description The number of the event in the game's log; 0 for a kind that is about no game.
             */
            version: number;
        };
        usize: number;
    };
    responses: never;
    parameters: {
        /**
         * @description A text of your choice, unique to each request about this game; send the same text when you
         *     retry. The request is carried out once, and for at least 24 hours every retry gets the same
         *     answer, with `Idempotent-Replayed: true`. Quotes around the whole text do not count: `"k1"` and `k1`
         *     are one key.
         */
        "Idempotency-Key": string;
        /**
         * @description The `ETag` of the view you acted on: a head in quotes. The request is carried out only in
         *     that state of the game; otherwise the answer is 412 `stale_version` with the events you
         *     missed.
         */
        "If-Match": string;
        /** @description The `id` of the last event you received. Empty is as if it were not there */
        "Last-Event-ID": string;
        /** @description The id of an alert, chosen by its owner. */
        alert_id: string;
        /** @description Ranks only these players. `friends` needs a token or an API key. Default: `everybody`. */
        among: components["schemas"]["LeaderboardPlayers"];
        /**
         * @description The seat to view from. While the game runs, only your own; once it is over, any. Without it,
         *     your own seat while the game runs, and the view of spectators afterwards.
         */
        as: components["schemas"]["Seat"];
        /** @description The version, from 1. Default: the last one. */
        at: number;
        /** @description Only rated games of this band. */
        band: components["schemas"]["RatingBand"];
        /** @description The rating. */
        board: components["schemas"]["RatingBoard"];
        /** @description `true`: only games that began with bots. `false`: only games that began without. */
        bots: boolean;
        /** @description The code; case, spaces and dashes do not matter */
        code: string;
        /** @description The `next` of the previous page. */
        cursor: string;
        /** @description The day, in UTC. */
        day: string;
        /** @description Only games that ended at or after this time. */
        from: string;
        /** @description The game's id. */
        game_id: string;
        /** @description The id of an imported game, chosen by its importer. */
        imported_id: string;
        /** @description The API key's id. */
        key_id: string;
        /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
        lang: components["schemas"]["Language"];
        /** @description The league's id. */
        league_id: string;
        /** @description Page length, 1 to 100. Default: 20. */
        limit: number;
        /**
         * @description The manner in which the view includes your legal moves: not at all, all of them, or in
         *     short.
         */
        moves: "false" | "true" | "summary";
        /** @description A player's name, in any case, or player id. */
        name: string;
        /** @description Only games in which the player of this name also played. */
        opponent: string;
        /** @description Only games the player won, lost or tied; with an opponent, against that opponent. */
        outcome: components["schemas"]["GameOutcome"];
        /**
         * @description Only games that ended in this period, in UTC: `season`, `month` or `week` for the current
         *     one, or a key such as `2026-Q4`, `2026-11` or `2026-W47` (ISO 8601). Default: `all`.
         */
        period: string;
        /** @description Includes the plan for your tickets. Default: false. */
        plan: boolean;
        /** @description `true`: only rated games. `false`: only unrated games. */
        rated: boolean;
        /** @description Only games that ended in this season (a quarter, in UTC): `current`, or a key such as `2026-Q4`. */
        season: string;
        /** @description The seat's number, from 0. */
        seat: components["schemas"]["Seat"];
        /** @description Only games with this many seats. */
        seats: number;
        /** @description The colours. Default: `light`. */
        theme: components["schemas"]["PictureTheme"];
        /** @description Only games that ended before this time. */
        to: string;
        /** @description The tournament's id. */
        tournament_id: string;
        /** @description Only games of this variant. */
        variant: components["schemas"]["Variant"];
        /** @description The webhook's id. */
        webhook_id: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    show_public_keys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The public keys */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JsonWebKeySet"];
                };
            };
            /** @description Not changed */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    health_live: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process is alive */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthStatus"];
                };
            };
        };
    };
    health_ready: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service is ready */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthStatus"];
                };
            };
        };
    };
    show_index: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The index */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiIndex"];
                };
            };
            /** @description Not changed */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    create_account: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description The account and its tokens */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionTokens"];
                };
            };
        };
    };
    create_guest: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NewGuest"] | null;
            };
        };
        responses: {
            /** @description The account and its tokens */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionTokens"];
                };
            };
        };
    };
    show_account: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
        };
    };
    delete_account: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AccountDeletionRequest"] | null;
            };
        };
        responses: {
            /** @description The account is deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    update_account: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountUpdateRequest"];
            };
        };
        responses: {
            /** @description The account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
        };
    };
    export_account: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All data stored about you */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountExport"];
                };
            };
        };
    };
    list_identities: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The identities */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityList"];
                };
            };
        };
    };
    link_identity: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdentityLinkRequest"];
            };
        };
        responses: {
            /** @description The account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
        };
    };
    unlink_identity: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The identity's id. */
                identity_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The identity is unlinked */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    change_password: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChangeRequest"];
            };
        };
        responses: {
            /** @description The password is changed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    show_recovery_codes: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many are left */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnusedRecoveryCodes"];
                };
            };
        };
    };
    create_recovery_codes: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecoveryCodesRequest"];
            };
        };
        responses: {
            /** @description The codes */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
        };
    };
    upgrade_account: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuestUpgradeRequest"];
            };
        };
        responses: {
            /** @description The account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
        };
    };
    recover_account: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecoveryRequest"];
            };
        };
        responses: {
            /** @description The account and its tokens */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionTokens"];
                };
            };
        };
    };
    inspect_account: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description A player's name, in any case, or player id. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountOverview"];
                };
            };
        };
    };
    remove_account: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description A player's name, in any case, or player id. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminActionRequest"];
            };
        };
        responses: {
            /** @description The account is deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ban_account: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description A player's name, in any case, or player id. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BanRequest"];
            };
        };
        responses: {
            /** @description The account is banned */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    unban_account: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description A player's name, in any case, or player id. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AdminActionRequest"] | null;
            };
        };
        responses: {
            /** @description The account is not banned */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    mute_account: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description A player's name, in any case, or player id. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MuteRequest"];
            };
        };
        responses: {
            /** @description The account is muted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    unmute_account: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description A player's name, in any case, or player id. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AdminActionRequest"] | null;
            };
        };
        responses: {
            /** @description The account is not muted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    rename_account: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description A player's name, in any case, or player id. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GivenNameRequest"];
            };
        };
        responses: {
            /** @description The account with its new name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenamedAccount"];
                };
            };
        };
    };
    set_role: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description A player's name, in any case, or player id. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleRequest"];
            };
        };
        responses: {
            /** @description The account has the role */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    list_admin_actions: {
        parameters: {
            query?: {
                /** @description Page length, 1 to 200. Default: 50. */
                limit?: number;
                /** @description The `next` of the previous page. */
                cursor?: components["parameters"]["cursor"];
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The actions, latest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminActionPage"];
                };
            };
        };
    };
    void_game: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The game's id. */
                game_id: components["parameters"]["game_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminActionRequest"];
            };
        };
        responses: {
            /** @description The game is void */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    list_gifts: {
        parameters: {
            query?: {
                /** @description A player: only pairs with them. */
                name?: string;
                /** @description The number of pairs, 1 to 100. Default: 50. */
                limit?: number;
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pairs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GiftList"];
                };
            };
        };
    };
    show_health: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What does not work */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceHealth"];
                };
            };
        };
    };
    list_notices: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notices */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticeList"];
                };
            };
        };
    };
    post_notice: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewNotice"];
            };
        };
        responses: {
            /** @description The notice */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notice"];
                };
            };
        };
    };
    remove_notice: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The notice's id. */
                notice_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notice is removed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    list_pairs: {
        parameters: {
            query?: {
                /** @description A player: only pairs with them. */
                name?: string;
                /** @description The number of pairs, 1 to 100. Default: 50. */
                limit?: number;
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pairs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PairList"];
                };
            };
        };
    };
    list_reports: {
        parameters: {
            query?: {
                /** @description Their state. Default: `open`. */
                state?: "open" | "closed";
                /** @description Page length, 1 to 100. Default: 50. */
                limit?: number;
                /** @description The `next` of the previous page. */
                cursor?: components["parameters"]["cursor"];
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reports */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportPage"];
                };
            };
        };
    };
    close_report: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The report's id. */
                report_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportClosing"];
            };
        };
        responses: {
            /** @description The report is closed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    rule_on_tournament: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournament_id: components["parameters"]["tournament_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TournamentRuling"];
            };
        };
        responses: {
            /** @description The tournament */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tournament"];
                };
            };
        };
    };
    show_calendar: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The secret of a link to a calendar. */
                secret: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description Not changed */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    list_challenges: {
        parameters: {
            query?: {
                /** @description Page length in challenges, 1 to 100. Default: 20. */
                limit?: number;
                /** @description The `next` of the previous page. */
                cursor?: components["parameters"]["cursor"];
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The challenges */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChallengePage"];
                };
            };
        };
    };
    show_challenge_board: {
        parameters: {
            query?: {
                /** @description The time that it covers. Default: `day`. */
                span?: components["schemas"]["ChallengeSpan"];
                /** @description Ranks only these players. `friends` needs a token or an API key. Default: `everybody`. */
                among?: components["parameters"]["among"];
                /** @description Page length in players, 1 to 100. Default: 20. */
                limit?: number;
                /** @description The `next` of the previous page. */
                cursor?: components["parameters"]["cursor"];
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The day, in UTC. */
                day: components["parameters"]["day"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The players */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChallengeBoard"];
                    "text/csv": string;
                };
            };
        };
    };
    play_challenge: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The day, in UTC. */
                day: components["parameters"]["day"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The challenge, with your game */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Challenge"];
                };
            };
        };
    };
    show_code: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The code; case, spaces and dashes do not matter */
                code: components["parameters"]["code"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The target */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeTarget"];
                };
            };
        };
    };
    list_games: {
        parameters: {
            query?: {
                /** @description Only games with this status. */
                status?: components["schemas"]["GameStatus"];
                /** @description Only games of this variant. */
                variant?: components["parameters"]["variant"];
                /** @description Only games with this many seats. */
                seats?: components["parameters"]["seats"];
                /**
                 * @description Only your own games, public or not, those of your friends, or those with a seat for you.
                 *     Requires authentication.
                 */
                mine?: components["schemas"]["Mine"];
                /** @description Page length, 1 to 100. Default: 20. */
                limit?: components["parameters"]["limit"];
                /** @description The `next` of the previous page. */
                cursor?: components["parameters"]["cursor"];
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The games */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GamePage"];
                };
            };
        };
    };
    create_game: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description A text of your choice, unique to each request about this game; send the same text when you
                 *     retry. The request is carried out once, and for at least 24 hours every retry gets the same
                 *     answer, with `Idempotent-Replayed: true`. Quotes around the whole text do not count: `"k1"` and `k1`
                 *     are one key.
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewGame"];
            };
        };
        responses: {
            /** @description The game; `Location` is its path */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameSummary"];
                };
            };
        };
    };
    join_game_by_code: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description A text of your choice, unique to each request about this game; send the same text when you
                 *     retry. The request is carried out once, and for at least 24 hours every retry gets the same
                 *     answer, with `Idempotent-Replayed: true`. Quotes around the whole text do not count: `"k1"` and `k1`
                 *     are one key.
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinByCodeRequest"];
            };
        };
        responses: {
            /** @description The game with you in it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameSummary"];
                };
            };
        };
    };
    quick_match: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description A text of your choice, unique to each request about this game; send the same text when you
                 *     retry. The request is carried out once, and for at least 24 hours every retry gets the same
                 *     answer, with `Idempotent-Replayed: true`. Quotes around the whole text do not count: `"k1"` and `k1`
                 *     are one key.
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuickMatchRequest"];
            };
        };
        responses: {
            /** @description The game with you in it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameSummary"];
                };
            };
        };
    };
    show_game: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The game's id. */
                game_id: components["parameters"]["game_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameSummary"];
                };
            };
        };
    };
    cancel_game: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description A text of your choice, unique to each request about this game; send the same text when you
                 *     retry. The request is carried out once, and for at least 24 hours every retry gets the same
                 *     answer, with `Idempotent-Replayed: true`. Quotes around the whole text do not count: `"k1"` and `k1`
                 *     are one key.
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The game's id. */
                game_id: components["parameters"]["game_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game, now void */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameSummary"];
                };
            };
        };
    };
    show_analysis: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The game's id. */
                game_id: components["parameters"]["game_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The analysis */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalysisAnswer"];
                };
            };
        };
    };
    ask_for_analysis: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The game's id. */
                game_id: components["parameters"]["game_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The analysis */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalysisAnswer"];
                };
            };
        };
    };
    draw_preview: {
        parameters: {
            query?: {
                /** @description The version, from 1. Default: the last one. */
                at?: components["parameters"]["at"];
                /**
                 * @description The seat to view from. While the game runs, only your own; once it is over, any. Without it,
                 *     your own seat while the game runs, and the view of spectators afterwards.
                 */
                as?: components["parameters"]["as"];
                /** @description The colours. Default: `light`. */
                theme?: components["parameters"]["theme"];
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The game's id. */
                game_id: components["parameters"]["game_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            /** @description Not changed */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    draw_board: {
        parameters: {
            query?: {
                /** @description The version, from 1. Default: the last one. */
                at?: components["parameters"]["at"];
                /**
                 * @description The seat to view from. While the game runs, only your own; once it is over, any. Without it,
                 *     your own seat while the game runs, and the view of spectators afterwards.
                 */
                as?: components["parameters"]["as"];
                /** @description The colours. Default: `light`. */
                theme?: components["parameters"]["theme"];
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The game's id. */
                game_id: components["parameters"]["game_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** @description Not changed */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    add_bot: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description A text of your choice, unique to each request about this game; send the same text when you
                 *     retry. The request is carried out once, and for at least 24 hours every retry gets the same
                 *     answer, with `Idempotent-Replayed: true`. Quotes around the whole text do not count: `"k1"` and `k1`
                 *     are one key.
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The game's id. */
                game_id: components["parameters"]["game_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBot"];
            };
        };
        responses: {
            /** @description The game with the bot */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameSummary"];
                };
            };
        };
    };
    remove_bot: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description A text of your choice, unique to each request about this game; send the same text when you
                 *     retry. The request is carried out once, and for at least 24 hours every retry gets the same
                 *     answer, with `Idempotent-Replayed: true`. Quotes around the whole text do not count: `"k1"` and `k1`
                 *     are one key.
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The game's id. */
                game_id: components["parameters"]["game_id"];
                /** @description The seat's number, from 0. */
                seat: components["parameters"]["seat"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game without the bot */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameSummary"];
                };
            };
        };
    };
    show_chances: {
        parameters: {
            query?: {
                /** @description The version, from 1. Default: the last one. */
                at?: components["parameters"]["at"];
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /** @description The `ETag` of the last chances without `at` */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The game's id. */
                game_id: components["parameters"]["game_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The chances */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chances"];
                };
            };
            /** @description The game has not changed */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    list_events: {
        parameters: {
            query?: {
                /**
                 * @description The head you know. A version alone is accepted; then the server cannot check that you know
                 *     the same history. Default, and if empty: all events.
                 */
                after?: string;
                /** @description The number of seconds to wait, at most 60, if there are no events yet. */
                wait?: number;
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The game's id. */
                game_id: components["parameters"]["game_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventPage"];
                };
            };
        };
    };
    export_game: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The game's id. */
                game_id: components["parameters"]["game_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/jsonl": string;
                };
            };
        };
    };
    show_fairness: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The game's id. */
                game_id: components["parameters"]["game_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The commitment, and the secret once the game is over */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fairness"];
                };
            };
        };
    };
    make_host: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description A text of your choice, unique to each request about this game; send the same text when you
                 *     retry. The request is carried out once, and for at least 24 hours every retry gets the same
                 *     answer, with `Idempotent-Replayed: true`. Quotes around the whole text do not count: `"k1"` and `k1`
                 *     are one key.
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The game's id. */
                game_id: components["parameters"]["game_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewHost"];
            };
        };
        responses: {
            /** @description The game with its new host */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameSummary"];
                };
            };
        };
    };
    invite_player: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description A text of your choice, unique to each request about this game; send the same text when you
                 *     retry. The request is carried out once, and for at least 24 hours every retry gets the same
                 *     answer, with `Idempotent-Replayed: true`. Quotes around the whole text do not count: `"k1"` and `k1`
                 *     are one key.
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The game's id. */
                game_id: components["parameters"]["game_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewInvitation"];
            };
        };
        responses: {
            /** @description The game */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameSummary"];
                };
            };
        };
    };
    decline_invitation: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The game's id. */
                game_id: components["parameters"]["game_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description You have no invitation */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    list_legal_moves: {
        parameters: {
            query?: {
                /** @description Lists the moves you could make if your turn came now: for standing orders. Default: false. */
                ahead?: boolean;
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The game's id. */
                game_id: components["parameters"]["game_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your legal moves */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalMoves"];
                };
            };
        };
    };
    play_move: {
        parameters: {
            query?: {
                /**
                 * @description The manner in which the view includes your legal moves: not at all, all of them, or in
                 *     short.
                 */
                moves?: components["parameters"]["moves"];
                /** @description Includes the plan for your tickets. Default: false. */
                plan?: components["parameters"]["plan"];
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description A text of your choice, unique to each request about this game; send the same text when you
                 *     retry. The request is carried out once, and for at least 24 hours every retry gets the same
                 *     answer, with `Idempotent-Replayed: true`. Quotes around the whole text do not count: `"k1"` and `k1`
                 *     are one key.
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /**
                 * @description The `ETag` of the view you acted on: a head in quotes. The request is carried out only in
                 *     that state of the game; otherwise the answer is 412 `stale_version` with the events you
                 *     missed.
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description The game's id. */
                game_id: components["parameters"]["game_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Move"];
            };
        };
        responses: {
            /** @description What happened and your view */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommandResult"];
                };
            };
        };
    };
    preview_move: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description The `ETag` of the view you acted on: a head in quotes. The request is carried out only in
                 *     that state of the game; otherwise the answer is 412 `stale_version` with the events you
                 *     missed.
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description The game's id. */
                game_id: components["parameters"]["game_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "payment": {
                 *         "color": "pink",
                 *         "locomotives": 0
                 *       },
                 *       "route": "dieppe-paris",
                 *       "type": "claim_route"
                 *     }
                 */
                "application/json": components["schemas"]["Move"];
            };
        };
        responses: {
            /** @description What the move would cost */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MovePreview"];
                };
            };
        };
    };
    list_phrases: {
        parameters: {
            query?: {
                /** @description Page length, 1 to 100. Default: 50. */
                limit?: number;
                /** @description The `next` of the previous page. */
                cursor?: components["parameters"]["cursor"];
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The game's id. */
                game_id: components["parameters"]["game_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The phrases */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhrasePage"];
                };
            };
        };
    };
    say_phrase: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description A text of your choice, unique to each request about this game; send the same text when you
                 *     retry. The request is carried out once, and for at least 24 hours every retry gets the same
                 *     answer, with `Idempotent-Replayed: true`. Quotes around the whole text do not count: `"k1"` and `k1`
                 *     are one key.
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The game's id. */
                game_id: components["parameters"]["game_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPhrase"];
            };
        };
        responses: {
            /** @description The phrase as it was said */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaidPhrase"];
                };
            };
        };
    };
    plan_tickets: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /** @description The `ETag` of your last plan */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The game's id. */
                game_id: components["parameters"]["game_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan for your tickets */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketsPlan"];
                };
            };
            /** @description The game has not changed */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    join_game: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description A text of your choice, unique to each request about this game; send the same text when you
                 *     retry. The request is carried out once, and for at least 24 hours every retry gets the same
                 *     answer, with `Idempotent-Replayed: true`. Quotes around the whole text do not count: `"k1"` and `k1`
                 *     are one key.
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The game's id. */
                game_id: components["parameters"]["game_id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["JoinRequest"] | null;
            };
        };
        responses: {
            /** @description The game with you in it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameSummary"];
                };
            };
        };
    };
    leave_game: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description A text of your choice, unique to each request about this game; send the same text when you
                 *     retry. The request is carried out once, and for at least 24 hours every retry gets the same
                 *     answer, with `Idempotent-Replayed: true`. Quotes around the whole text do not count: `"k1"` and `k1`
                 *     are one key.
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The game's id. */
                game_id: components["parameters"]["game_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game without you */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameSummary"];
                };
            };
        };
    };
    kick_player: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description A text of your choice, unique to each request about this game; send the same text when you
                 *     retry. The request is carried out once, and for at least 24 hours every retry gets the same
                 *     answer, with `Idempotent-Replayed: true`. Quotes around the whole text do not count: `"k1"` and `k1`
                 *     are one key.
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The game's id. */
                game_id: components["parameters"]["game_id"];
                /** @description The seat's number, from 0. */
                seat: components["parameters"]["seat"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game without the player */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameSummary"];
                };
            };
        };
    };
    draw_points: {
        parameters: {
            query?: {
                /** @description The colours. Default: `light`. */
                theme?: components["parameters"]["theme"];
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The game's id. */
                game_id: components["parameters"]["game_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The chart */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** @description Not changed */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    rematch_game: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description A text of your choice, unique to each request about this game; send the same text when you
                 *     retry. The request is carried out once, and for at least 24 hours every retry gets the same
                 *     answer, with `Idempotent-Replayed: true`. Quotes around the whole text do not count: `"k1"` and `k1`
                 *     are one key.
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The game's id. */
                game_id: components["parameters"]["game_id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["JoinRequest"] | null;
            };
        };
        responses: {
            /** @description The new game with you in it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameSummary"];
                };
            };
        };
    };
    replay_game: {
        parameters: {
            query?: {
                /** @description The version, from 1. Default: the last one. */
                at?: components["parameters"]["at"];
                /**
                 * @description The seat to view from. While the game runs, only your own; once it is over, any. Without it,
                 *     the view of spectators.
                 */
                as?: components["schemas"]["Seat"];
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The game's id. */
                game_id: components["parameters"]["game_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game as that seat saw it at that version */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameView"];
                };
            };
        };
    };
    draw_replay: {
        parameters: {
            query?: {
                /** @description The colours. Default: `light`. */
                theme?: components["parameters"]["theme"];
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The game's id. */
                game_id: components["parameters"]["game_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** @description Not changed */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    resign_game: {
        parameters: {
            query?: {
                /**
                 * @description The manner in which the view includes your legal moves: not at all, all of them, or in
                 *     short.
                 */
                moves?: components["parameters"]["moves"];
                /** @description Includes the plan for your tickets. Default: false. */
                plan?: components["parameters"]["plan"];
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description A text of your choice, unique to each request about this game; send the same text when you
                 *     retry. The request is carried out once, and for at least 24 hours every retry gets the same
                 *     answer, with `Idempotent-Replayed: true`. Quotes around the whole text do not count: `"k1"` and `k1`
                 *     are one key.
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /**
                 * @description The `ETag` of the view you acted on: a head in quotes. The request is carried out only in
                 *     that state of the game; otherwise the answer is 412 `stale_version` with the events you
                 *     missed.
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description The game's id. */
                game_id: components["parameters"]["game_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What happened and your view */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommandResult"];
                };
            };
        };
    };
    show_result: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The game's id. */
                game_id: components["parameters"]["game_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The final score */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameResult"];
                };
            };
        };
    };
    offer_seat: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The game's id. */
                game_id: components["parameters"]["game_id"];
                /** @description The seat's number, from 0. */
                seat: components["parameters"]["seat"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSeatOffer"];
            };
        };
        responses: {
            /** @description The game with the offer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameSummary"];
                };
            };
        };
    };
    withdraw_seat_offer: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The game's id. */
                game_id: components["parameters"]["game_id"];
                /** @description The seat's number, from 0. */
                seat: components["parameters"]["seat"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game without the offer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameSummary"];
                };
            };
        };
    };
    stand_in: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description A text of your choice, unique to each request about this game; send the same text when you
                 *     retry. The request is carried out once, and for at least 24 hours every retry gets the same
                 *     answer, with `Idempotent-Replayed: true`. Quotes around the whole text do not count: `"k1"` and `k1`
                 *     are one key.
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The game's id. */
                game_id: components["parameters"]["game_id"];
                /** @description The seat's number, from 0. */
                seat: components["parameters"]["seat"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game with you in it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameSummary"];
                };
            };
        };
    };
    list_spectators: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The game's id. */
                game_id: components["parameters"]["game_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The spectators */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpectatorList"];
                };
            };
        };
    };
    make_spectator_link: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The game's id. */
                game_id: components["parameters"]["game_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpectatorLink"];
                };
            };
        };
    };
    end_spectator_link: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The game's id. */
                game_id: components["parameters"]["game_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no link */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    watch_game: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The game's id. */
                game_id: components["parameters"]["game_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpectatorRequest"];
            };
        };
        responses: {
            /** @description You may see the game */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    show_standing_order: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The game's id. */
                game_id: components["parameters"]["game_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnOrder"];
                };
            };
        };
    };
    give_standing_order: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The game's id. */
                game_id: components["parameters"]["game_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StandingOrder"];
            };
        };
        responses: {
            /** @description Your order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnOrder"];
                };
            };
        };
    };
    withdraw_standing_order: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The game's id. */
                game_id: components["parameters"]["game_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no order */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    start_game: {
        parameters: {
            query?: {
                /**
                 * @description The manner in which the view includes your legal moves: not at all, all of them, or in
                 *     short.
                 */
                moves?: components["parameters"]["moves"];
                /** @description Includes the plan for your tickets. Default: false. */
                plan?: components["parameters"]["plan"];
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description A text of your choice, unique to each request about this game; send the same text when you
                 *     retry. The request is carried out once, and for at least 24 hours every retry gets the same
                 *     answer, with `Idempotent-Replayed: true`. Quotes around the whole text do not count: `"k1"` and `k1`
                 *     are one key.
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /**
                 * @description The `ETag` of the view you acted on: a head in quotes. The request is carried out only in
                 *     that state of the game; otherwise the answer is 412 `stale_version` with the events you
                 *     missed.
                 */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description The game's id. */
                game_id: components["parameters"]["game_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What happened and your view */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommandResult"];
                };
            };
        };
    };
    stream_game: {
        parameters: {
            query?: {
                /**
                 * @description The head you know. A version alone is accepted; then the server cannot check that you know
                 *     the same history. Default, and if empty: all events. `Last-Event-ID` takes
                 *     precedence.
                 */
                after?: string;
                /** @description Whether the list of spectators has your name, if you follow a game in which you have no seat. */
                shown?: boolean;
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /** @description The `id` of the last event you received. Empty is as if it were not there */
                "Last-Event-ID"?: components["parameters"]["Last-Event-ID"];
            };
            path: {
                /** @description The game's id. */
                game_id: components["parameters"]["game_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events, until you disconnect */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["GameStreamEvent"];
                };
            };
            /** @description The game is over and you have all its events */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    view_game: {
        parameters: {
            query?: {
                /**
                 * @description The manner in which the view includes your legal moves: not at all, all of them, or in
                 *     short.
                 */
                moves?: components["parameters"]["moves"];
                /** @description Includes the plan for your tickets. Default: false. */
                plan?: components["parameters"]["plan"];
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /** @description The `ETag` of your last view */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The game's id. */
                game_id: components["parameters"]["game_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game as you see it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiveGameView"];
                };
            };
            /** @description The game has not changed */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    show_invite: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The code; case, spaces and dashes do not matter */
                code: components["parameters"]["code"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invite"];
                };
            };
        };
    };
    list_leaderboards: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The available leaderboards */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaderboardList"];
                };
            };
        };
    };
    show_leaderboard: {
        parameters: {
            query?: {
                /** @description Only games of this variant. */
                variant?: components["parameters"]["variant"];
                /**
                 * @description Only games that ended in this period, in UTC: `season`, `month` or `week` for the current
                 *     one, or a key such as `2026-Q4`, `2026-11` or `2026-W47` (ISO 8601). Default: `all`.
                 */
                period?: components["parameters"]["period"];
                /** @description Ranks only these players. `friends` needs a token or an API key. Default: `everybody`. */
                among?: components["parameters"]["among"];
                /** @description Page length in players, 1 to 100. Default: 20. */
                limit?: number;
                /** @description The `next` of the previous page. */
                cursor?: components["parameters"]["cursor"];
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The value by which players are compared. */
                board: components["schemas"]["LeaderboardMetric"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The players */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Leaderboard"];
                    "text/csv": string;
                };
            };
        };
    };
    show_leaderboard_around: {
        parameters: {
            query?: {
                /** @description Only games of this variant. */
                variant?: components["parameters"]["variant"];
                /** @description Only games that ended in this period; see the leaderboard. */
                period?: string;
                /** @description The number of players to list before and after, at most 25. Default: 5. */
                neighbours?: number;
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The value by which players are compared. */
                board: components["schemas"]["LeaderboardMetric"];
                /** @description A player's name, in any case, or player id. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The player and their neighbours */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Leaderboard"];
                };
            };
        };
    };
    list_leagues: {
        parameters: {
            query?: {
                /** @description Only those that you have opened or are a member of; needs a token or an API key. */
                own?: boolean;
                /** @description Page length, 1 to 20. Default: 10. */
                limit?: number;
                /** @description The `next` of the previous page. */
                cursor?: components["parameters"]["cursor"];
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The leagues */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaguePage"];
                };
            };
        };
    };
    show_league: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The league's id. */
                league_id: components["parameters"]["league_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The league */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["League"];
                };
            };
        };
    };
    open_league: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The league's id. */
                league_id: components["parameters"]["league_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewLeague"];
            };
        };
        responses: {
            /** @description The league */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["League"];
                };
            };
        };
    };
    end_league: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The league's id. */
                league_id: components["parameters"]["league_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No further season begins */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    direct_league: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The league's id. */
                league_id: components["parameters"]["league_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeagueDirection"];
            };
        };
        responses: {
            /** @description The league */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["League"];
                };
            };
        };
    };
    enter_league: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The league's id. */
                league_id: components["parameters"]["league_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The league */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["League"];
                };
            };
        };
    };
    leave_league: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The league's id. */
                league_id: components["parameters"]["league_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description You are no member */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    preview_league_season: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The league's id. */
                league_id: components["parameters"]["league_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The season */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeagueNextSeason"];
                };
            };
        };
    };
    show_league_season: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The league's id. */
                league_id: components["parameters"]["league_id"];
                /** @description The number of the season, from 1. */
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The season; as CSV, a row for each player */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeagueSeason"];
                    "text/csv": string;
                };
            };
        };
    };
    start_league: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The league's id. */
                league_id: components["parameters"]["league_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The league */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["League"];
                };
            };
        };
    };
    list_alerts: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your alerts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertList"];
                };
            };
        };
    };
    keep_alert: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The id of an alert, chosen by its owner. */
                alert_id: components["parameters"]["alert_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAlert"];
            };
        };
        responses: {
            /** @description The alert */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alert"];
                };
            };
        };
    };
    remove_alert: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The id of an alert, chosen by its owner. */
                alert_id: components["parameters"]["alert_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The alert is removed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    list_blocks: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your blocks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockList"];
                };
            };
        };
    };
    block_player: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description A player's name, in any case, or player id. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description You are hidden from each other */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    unblock_player: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description A player's name, in any case, or player id. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description You have not blocked the player */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    list_bots: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your bots */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotAccountList"];
                };
            };
        };
    };
    create_bot: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBotAccount"];
            };
        };
        responses: {
            /** @description The bot */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotAccount"];
                };
            };
        };
    };
    delete_bot: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description A player's name, in any case, or player id. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bot is deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    list_api_keys: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description A player's name, in any case, or player id. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyList"];
                };
            };
        };
    };
    create_api_key: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description A player's name, in any case, or player id. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewApiKeyRequest"];
            };
        };
        responses: {
            /** @description The key */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedApiKey"];
                };
            };
        };
    };
    revoke_api_key: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description A player's name, in any case, or player id. */
                name: string;
                /** @description The API key's id. */
                key_id: components["parameters"]["key_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key is revoked */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    show_calendar_link: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarLink"];
                };
            };
        };
    };
    make_calendar_link: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedCalendarLink"];
                };
            };
        };
    };
    end_calendar_link: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no link */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    list_friends: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your friends and requests */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FriendList"];
                };
            };
        };
    };
    add_friend: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description A player's name, in any case, or player id. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How you stand with the player */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Friendship"];
                };
            };
        };
    };
    remove_friend: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description A player's name, in any case, or player id. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description You are not friends, and neither waits for an answer */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    export_games: {
        parameters: {
            query?: {
                /** @description Only games of this variant. */
                variant?: components["parameters"]["variant"];
                /** @description Only games with this many seats. */
                seats?: components["parameters"]["seats"];
                /** @description `true`: only rated games. `false`: only unrated games. */
                rated?: components["parameters"]["rated"];
                /** @description `true`: only games that began with bots. `false`: only games that began without. */
                bots?: components["parameters"]["bots"];
                /** @description Only games that ended at or after this time. */
                from?: components["parameters"]["from"];
                /** @description Only games that ended before this time. */
                to?: components["parameters"]["to"];
                /** @description Only games in which the player of this name also played. */
                opponent?: components["parameters"]["opponent"];
                /** @description Only games the player won, lost or tied; with an opponent, against that opponent. */
                outcome?: components["parameters"]["outcome"];
                /** @description The `cursor` of the last line you have, to go on after it. Default: from the latest game on. */
                cursor?: string;
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The games */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/jsonl": string;
                };
            };
        };
    };
    show_home: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your games, invitations and unread items */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HomeScreen"];
                };
            };
        };
    };
    list_imported_games: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your imported games */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportedGameList"];
                };
            };
        };
    };
    import_game: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The id of an imported game, chosen by its importer. */
                imported_id: components["parameters"]["imported_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewImportedGame"];
            };
        };
        responses: {
            /** @description The imported game */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportedGame"];
                };
            };
        };
    };
    remove_imported_game: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The id of an imported game, chosen by its importer. */
                imported_id: components["parameters"]["imported_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game is removed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    show_inbox: {
        parameters: {
            query?: {
                /** @description Only items after this one: the `cursor` of the previous answer. */
                since?: number;
                /** @description The most items to return, 1 to 200. Default: 50. */
                limit?: number;
                /** @description The number of seconds to wait, at most 60, if there is nothing new. */
                wait?: number;
                /**
                 * @description The `state` of the previous answer. The request waits while the state is still the same and
                 *     there are no new items. Default: the current state.
                 */
                state?: string;
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The games waiting for you, and new items */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxPage"];
                };
            };
        };
    };
    mark_inbox_read: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadMarkerRequest"];
            };
        };
        responses: {
            /** @description The read marker of this device */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadMarker"];
                };
            };
        };
    };
    list_own_keys: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyList"];
                };
            };
        };
    };
    create_own_key: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewApiKeyRequest"];
            };
        };
        responses: {
            /** @description The key */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedApiKey"];
                };
            };
        };
    };
    revoke_own_key: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The API key's id. */
                key_id: components["parameters"]["key_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key is revoked */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    list_limits: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your limits */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitList"];
                };
            };
        };
    };
    list_mutes: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your mutes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mutes"];
                };
            };
        };
    };
    mute_everybody: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MutesRequest"];
            };
        };
        responses: {
            /** @description Your mutes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mutes"];
                };
            };
        };
    };
    mute_player: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description A player's name, in any case, or player id. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The player is muted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    unmute_player: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description A player's name, in any case, or player id. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The player is not muted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    show_open_data_choice: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your choice */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenDataChoice"];
                };
            };
        };
    };
    choose_open_data: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenDataChoice"];
            };
        };
        responses: {
            /** @description Your choice */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenDataChoice"];
                };
            };
        };
    };
    show_device_subscription: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceSubscription"];
                };
            };
        };
    };
    subscribe_device: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDeviceSubscription"];
            };
        };
        responses: {
            /** @description The subscription */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceSubscription"];
                };
            };
        };
    };
    unsubscribe_device: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The device has no subscription */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    list_own_reports: {
        parameters: {
            query?: {
                /** @description Page length, 1 to 100. Default: 50. */
                limit?: number;
                /** @description The `next` of the previous page. */
                cursor?: components["parameters"]["cursor"];
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your reports, the latest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnReportPage"];
                };
            };
        };
    };
    show_sleeping_hours: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your sleeping hours */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnSleepingHours"];
                };
            };
        };
    };
    set_sleeping_hours: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LocalSleepingHours"];
            };
        };
        responses: {
            /** @description Your sleeping hours */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnSleepingHours"];
                };
            };
        };
    };
    remove_sleeping_hours: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description You have none */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    stream_inbox: {
        parameters: {
            query?: {
                /**
                 * @description The number of the last item you have. Default: 0, which sends all items. `Last-Event-ID`
                 *     takes precedence.
                 */
                since?: number;
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /** @description The `id` of the last item you received. Empty is as if it were not there */
                "Last-Event-ID"?: number;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items, until you disconnect */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["InboxStreamEvent"];
                };
            };
        };
    };
    list_uncounted_games: {
        parameters: {
            query?: {
                /** @description Page length, 1 to 100. Default: 20. */
                limit?: components["parameters"]["limit"];
                /** @description The `next` of the previous page. */
                cursor?: components["parameters"]["cursor"];
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The games */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UncountedGamePage"];
                };
            };
        };
    };
    show_vacation: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your vacation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnVacation"];
                };
            };
        };
    };
    begin_vacation: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VacationRequest"];
            };
        };
        responses: {
            /** @description Your vacation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnVacation"];
                };
            };
        };
    };
    end_vacation: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description You are not on vacation */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    list_webhooks: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhooks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookList"];
                };
            };
        };
    };
    add_webhook: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewWebhook"];
            };
        };
        responses: {
            /** @description The webhook and its secret */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedWebhook"];
                };
            };
        };
    };
    delete_webhook: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The webhook's id. */
                webhook_id: components["parameters"]["webhook_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook is deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    update_webhook: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The webhook's id. */
                webhook_id: components["parameters"]["webhook_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookChange"];
            };
        };
        responses: {
            /** @description The webhook */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    list_webhook_deliveries: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The webhook's id. */
                webhook_id: components["parameters"]["webhook_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deliveries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryList"];
                };
            };
        };
    };
    redeliver: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The webhook's id. */
                webhook_id: components["parameters"]["webhook_id"];
                /** @description The id of a request to a webhook. */
                delivery_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery, to be sent */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
        };
    };
    rotate_webhook_secret: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The webhook's id. */
                webhook_id: components["parameters"]["webhook_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new secret */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedWebhook"];
                };
            };
        };
    };
    test_webhook: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The webhook's id. */
                webhook_id: components["parameters"]["webhook_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The test, to be sent */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
        };
    };
    show_oembed: {
        parameters: {
            query: {
                /** @description The URL of a game in the app or in a frame. */
                url: string;
                /** @description The greatest width, in pixels. Default: 600. */
                maxwidth?: number;
                /** @description The greatest height, in pixels. Default: three quarters of the width. */
                maxheight?: number;
                /** @description The format of the answer. */
                format?: "json" | "xml";
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The frame */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Oembed"];
                };
            };
            /** @description Not changed */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    list_dumps: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dumps */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DumpList"];
                };
            };
        };
    };
    show_player: {
        parameters: {
            query?: {
                /** @description Further parts, with commas between: `games`, `ratings`, `seasons`, `statistics`, `versus`. */
                include?: string;
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description A player's name, in any case, or player id. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The player */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerProfile"];
                };
            };
        };
    };
    list_player_games: {
        parameters: {
            query?: {
                /** @description Only games of this variant. */
                variant?: components["parameters"]["variant"];
                /** @description Only games with this many seats. */
                seats?: components["parameters"]["seats"];
                /** @description `true`: only rated games. `false`: only unrated games. */
                rated?: components["parameters"]["rated"];
                /** @description `true`: only games that began with bots. `false`: only games that began without. */
                bots?: components["parameters"]["bots"];
                /** @description Only games that ended at or after this time. */
                from?: components["parameters"]["from"];
                /** @description Only games that ended before this time. */
                to?: components["parameters"]["to"];
                /** @description Only games in which the player of this name also played. */
                opponent?: components["parameters"]["opponent"];
                /** @description Only games the player won, lost or tied; with an opponent, against that opponent. */
                outcome?: components["parameters"]["outcome"];
                /** @description Page length, 1 to 100. Default: 20. */
                limit?: components["parameters"]["limit"];
                /** @description The `next` of the previous page. */
                cursor?: components["parameters"]["cursor"];
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description A player's name, in any case, or player id. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The games */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FinishedGamePage"];
                };
            };
        };
    };
    feed_player_games: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description A player's name, in any case, or player id. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The feed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/atom+xml": string;
                };
            };
            /** @description Not changed */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    export_player_games: {
        parameters: {
            query?: {
                /** @description Only games of this variant. */
                variant?: components["parameters"]["variant"];
                /** @description Only games with this many seats. */
                seats?: components["parameters"]["seats"];
                /** @description `true`: only rated games. `false`: only unrated games. */
                rated?: components["parameters"]["rated"];
                /** @description `true`: only games that began with bots. `false`: only games that began without. */
                bots?: components["parameters"]["bots"];
                /** @description Only games that ended at or after this time. */
                from?: components["parameters"]["from"];
                /** @description Only games that ended before this time. */
                to?: components["parameters"]["to"];
                /** @description Only games in which the player of this name also played. */
                opponent?: components["parameters"]["opponent"];
                /** @description Only games the player won, lost or tied; with an opponent, against that opponent. */
                outcome?: components["parameters"]["outcome"];
                /** @description The `cursor` of the last line you have, to go on after it. Default: from the latest game on. */
                cursor?: string;
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description A player's name, in any case, or player id. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The games */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/jsonl": string;
                };
            };
        };
    };
    list_opponents: {
        parameters: {
            query?: {
                /** @description Only games of this variant. */
                variant?: components["parameters"]["variant"];
                /** @description Only games with this many seats. */
                seats?: components["parameters"]["seats"];
                /** @description `true`: only rated games. `false`: only unrated games. */
                rated?: components["parameters"]["rated"];
                /** @description `true`: only games that began with bots. `false`: only games that began without. */
                bots?: components["parameters"]["bots"];
                /** @description Only games that ended at or after this time. */
                from?: components["parameters"]["from"];
                /** @description Only games that ended before this time. */
                to?: components["parameters"]["to"];
                /** @description Page length, 1 to 100. Default: 20. */
                limit?: components["parameters"]["limit"];
                /** @description The `next` of the previous page. */
                cursor?: components["parameters"]["cursor"];
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description A player's name, in any case, or player id. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The opponents */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpponentPage"];
                    "text/csv": string;
                };
            };
        };
    };
    list_rating_changes: {
        parameters: {
            query: {
                /** @description The rating. */
                board: components["parameters"]["board"];
                /** @description Page length, 1 to 200. Default: 50. */
                limit?: number;
                /** @description The `next` of the previous page. */
                cursor?: components["parameters"]["cursor"];
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description A player's name, in any case, or player id. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RatingHistoryPage"];
                };
            };
        };
    };
    draw_ratings: {
        parameters: {
            query: {
                /** @description The rating. */
                board: components["parameters"]["board"];
                /** @description The colours. Default: `light`. */
                theme?: components["parameters"]["theme"];
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description A player's name, in any case, or player id. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The chart */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** @description Not changed */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    list_player_seasons: {
        parameters: {
            query?: {
                /** @description Page length, 1 to 100. Default: 50. */
                limit?: number;
                /** @description The `next` of the previous page. */
                cursor?: components["parameters"]["cursor"];
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description A player's name, in any case, or player id. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The places */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerSeasons"];
                };
            };
        };
    };
    show_player_statistics: {
        parameters: {
            query?: {
                /** @description Only games of this variant. */
                variant?: components["parameters"]["variant"];
                /** @description Only games with this many seats. */
                seats?: components["parameters"]["seats"];
                /** @description `true`: only rated games. `false`: only unrated games. */
                rated?: components["parameters"]["rated"];
                /** @description `true`: only games that began with bots. `false`: only games that began without. */
                bots?: components["parameters"]["bots"];
                /**
                 * @description Only games that ended in this period, in UTC: `season`, `month` or `week` for the current
                 *     one, or a key such as `2026-Q4`, `2026-11` or `2026-W47` (ISO 8601). Default: `all`.
                 */
                period?: components["parameters"]["period"];
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description A player's name, in any case, or player id. */
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statistics */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerStatistics"];
                };
            };
        };
    };
    group_player_results: {
        parameters: {
            query?: {
                /** @description Only games of this variant. */
                variant?: components["parameters"]["variant"];
                /** @description Only games with this many seats. */
                seats?: components["parameters"]["seats"];
                /** @description `true`: only rated games. `false`: only unrated games. */
                rated?: components["parameters"]["rated"];
                /** @description `true`: only games that began with bots. `false`: only games that began without. */
                bots?: components["parameters"]["bots"];
                /** @description Only games that ended at or after this time. */
                from?: components["parameters"]["from"];
                /** @description Only games that ended before this time. */
                to?: components["parameters"]["to"];
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description A player's name, in any case, or player id. */
                name: components["parameters"]["name"];
                /** @description The key by which games are grouped. */
                key: components["schemas"]["GroupKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupedStatistics"];
                    "text/csv": string;
                };
            };
        };
    };
    show_head_to_head: {
        parameters: {
            query?: {
                /** @description Only games of this variant. */
                variant?: components["parameters"]["variant"];
                /** @description Only games with this many seats. */
                seats?: components["parameters"]["seats"];
                /** @description `true`: only rated games. `false`: only unrated games. */
                rated?: components["parameters"]["rated"];
                /** @description `true`: only games that began with bots. `false`: only games that began without. */
                bots?: components["parameters"]["bots"];
                /** @description Only games that ended at or after this time. */
                from?: components["parameters"]["from"];
                /** @description Only games that ended before this time. */
                to?: components["parameters"]["to"];
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description A player's name, in any case, or player id. */
                name: components["parameters"]["name"];
                /** @description The name of another player, in any case, or player id. */
                other: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The head-to-head record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeadToHead"];
                };
            };
        };
    };
    open_prepared_game: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description A text of your choice, unique to each request about this game; send the same text when you
                 *     retry. The request is carried out once, and for at least 24 hours every retry gets the same
                 *     answer, with `Idempotent-Replayed: true`. Quotes around the whole text do not count: `"k1"` and `k1`
                 *     are one key.
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreparedGame"];
            };
        };
        responses: {
            /** @description The game; `Location` is its path */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameSummary"];
                };
            };
        };
    };
    show_push_key: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The public key of the server */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushKey"];
                };
            };
        };
    };
    next_puzzle: {
        parameters: {
            query?: {
                /**
                 * @description Whether to get your own errors, the most expensive first, until you have found the better move. Needs a
                 *     token or an API key. Default: `false`.
                 */
                mine?: boolean;
                /** @description Only puzzles with this subject. Default: all. */
                theme?: components["schemas"]["PuzzleTheme"];
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The puzzle */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Puzzle"];
                };
            };
        };
    };
    attempt_puzzle: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The puzzle's id. */
                puzzle_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPuzzleAttempt"];
            };
        };
        responses: {
            /** @description What came of it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PuzzleAttempt"];
                };
            };
        };
    };
    show_board: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cities and routes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Board"];
                };
            };
            /** @description Not changed */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    show_bots: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bots */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotBook"];
                };
            };
            /** @description Not changed */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    show_geometry: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The geometry */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardGeometry"];
                };
            };
            /** @description Not changed */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    show_phrases: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The phrases */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhraseBook"];
                };
            };
            /** @description Not changed */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    show_prepared_tables: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prepared tables */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreparedTables"];
                };
            };
            /** @description Not changed */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    show_rules: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleBook"];
                };
            };
            /** @description Not changed */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    show_tickets: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sets of tickets */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketCollection"][];
                };
            };
            /** @description Not changed */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    show_variants: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The variants */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VariantFacts"][];
                };
            };
            /** @description Not changed */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    send_report: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportRequest"];
            };
        };
        responses: {
            /** @description The report's id */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentReport"];
                };
            };
        };
    };
    create_scoring: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewScoring"];
            };
        };
        responses: {
            /** @description The scores, explained */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scoring"];
                };
            };
        };
    };
    list_seasons: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The seasons */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeasonList"];
                };
            };
        };
    };
    show_season: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The season's key: a year and a quarter. */
                season: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The season */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Season"];
                };
            };
        };
    };
    show_season_places: {
        parameters: {
            query: {
                /** @description The board. */
                board: components["schemas"]["RatingBoard"];
                /** @description Page length, 1 to 100. Default: 50. */
                limit?: number;
                /** @description The `next` of the previous page. */
                cursor?: components["parameters"]["cursor"];
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The season's key: a year and a quarter. */
                season: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The places */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeasonPlaces"];
                };
            };
        };
    };
    list_sessions: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The devices */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
        };
    };
    create_session: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInRequest"];
            };
        };
        responses: {
            /** @description The account and its tokens */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionTokens"];
                };
            };
        };
    };
    end_sessions: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions have ended */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    end_current_session: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    create_session_with_identity: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdentitySignInRequest"];
            };
        };
        responses: {
            /** @description The account and its tokens */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionTokens"];
                };
            };
        };
    };
    create_sign_in_challenge: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The challenge */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInChallenge"];
                };
            };
        };
    };
    list_sign_in_providers: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The providers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInProviderList"];
                };
            };
        };
    };
    refresh_session: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshRequest"];
            };
        };
        responses: {
            /** @description The account and its next tokens */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionTokens"];
                };
            };
        };
    };
    end_session: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The session's id. */
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    show_route_popularity: {
        parameters: {
            query?: {
                /** @description Only games of this variant. */
                variant?: components["parameters"]["variant"];
                /** @description `true`: only games that began with bots. `false`: only games that began without. */
                bots?: components["parameters"]["bots"];
                /** @description Only rated games of this band. */
                band?: components["parameters"]["band"];
                /** @description Only games that ended in this season (a quarter, in UTC): `current`, or a key such as `2026-Q4`. */
                season?: components["parameters"]["season"];
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every route */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoutePopularityList"];
                    "text/csv": string;
                };
            };
        };
    };
    show_ticket_popularity: {
        parameters: {
            query?: {
                /** @description Only games of this variant. */
                variant?: components["parameters"]["variant"];
                /** @description `true`: only games that began with bots. `false`: only games that began without. */
                bots?: components["parameters"]["bots"];
                /** @description Only rated games of this band. */
                band?: components["parameters"]["band"];
                /** @description Only games that ended in this season (a quarter, in UTC): `current`, or a key such as `2026-Q4`. */
                season?: components["parameters"]["season"];
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every ticket that was kept at least once */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketPopularityList"];
                    "text/csv": string;
                };
            };
        };
    };
    show_turn_positions: {
        parameters: {
            query?: {
                /** @description Only games of this variant. */
                variant?: components["parameters"]["variant"];
                /** @description Only games with this many seats. */
                seats?: components["parameters"]["seats"];
                /** @description `true`: only games that began with bots. `false`: only games that began without. */
                bots?: components["parameters"]["bots"];
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The positions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TurnPositionList"];
                    "text/csv": string;
                };
            };
        };
    };
    show_status: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the service */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceStatus"];
                };
            };
        };
    };
    show_time: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The server's time */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServerTime"];
                };
            };
        };
    };
    list_tournaments: {
        parameters: {
            query?: {
                /** @description Only those in this phase. */
                phase?: components["schemas"]["TournamentPhase"];
                /** @description Only those that you have opened or entered; needs a token or an API key. */
                own?: boolean;
                /** @description Page length, 1 to 100. Default: 20. */
                limit?: components["parameters"]["limit"];
                /** @description The `next` of the previous page. */
                cursor?: components["parameters"]["cursor"];
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tournaments */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentPage"];
                };
            };
        };
    };
    feed_tournaments: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The feed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/atom+xml": string;
                };
            };
            /** @description Not changed */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    show_tournament: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournament_id: components["parameters"]["tournament_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tournament */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tournament"];
                };
            };
        };
    };
    open_tournament: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournament_id: components["parameters"]["tournament_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTournament"];
            };
        };
        responses: {
            /** @description The tournament */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tournament"];
                };
            };
        };
    };
    cancel_tournament: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournament_id: components["parameters"]["tournament_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tournament is called off */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    direct_tournament: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournament_id: components["parameters"]["tournament_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TournamentDirection"];
            };
        };
        responses: {
            /** @description The tournament */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tournament"];
                };
            };
        };
    };
    enter_tournament: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournament_id: components["parameters"]["tournament_id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NewEntry"] | null;
            };
        };
        responses: {
            /** @description The tournament */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tournament"];
                };
            };
        };
    };
    leave_tournament: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournament_id: components["parameters"]["tournament_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description You take no part any more */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    export_tournament: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournament_id: components["parameters"]["tournament_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tournament */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/jsonl": string;
                };
            };
        };
    };
    show_tournament_round: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournament_id: components["parameters"]["tournament_id"];
                /** @description The number of the round, from 0. */
                round: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The round */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentRound"];
                };
            };
        };
    };
    show_tournament_standings: {
        parameters: {
            query?: {
                /** @description Page length, 1 to 200. Default: 50. */
                limit?: number;
                /** @description The `next` of the previous page. */
                cursor?: components["parameters"]["cursor"];
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournament_id: components["parameters"]["tournament_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The standings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentStandings"];
                    "text/csv": string;
                };
            };
        };
    };
    draw_tournament_standings: {
        parameters: {
            query?: {
                /** @description The colours. Default: `light`. */
                theme?: components["parameters"]["theme"];
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournament_id: components["parameters"]["tournament_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** @description Not changed */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    preview_tournament_start: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournament_id: components["parameters"]["tournament_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What would begin */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentStart"];
                };
            };
        };
    };
    start_tournament: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The tournament's id. */
                tournament_id: components["parameters"]["tournament_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tournament */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tournament"];
                };
            };
        };
    };
    stream_tournament: {
        parameters: {
            query?: {
                /** @description The language of texts for people. Case and a region do not matter: `de-AT` is German. Default: what `Accept-Language` asks for. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /** @description The `id` of the last event you received. Empty is as if it were not there */
                "Last-Event-ID"?: components["parameters"]["Last-Event-ID"];
            };
            path: {
                /** @description The tournament's id. */
                tournament_id: components["parameters"]["tournament_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes, until you disconnect */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["TournamentStreamEvent"];
                };
            };
            /** @description The tournament is over and you have its last head */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
