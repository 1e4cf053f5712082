//! The table of contents: every route of the API, for the service and for its OpenAPI document.

use crate::http::{
    accounts::{
        absences, account, blocks, bots, calendar, friends, identities, imported_games, jwks, keys, limits, mutes,
        open_data, own_data, recovery, reports, sessions,
    },
    admin, challenges, codes, feeds,
    games::{
        analysis, chances, embeds, events, fairness, home, invitations, invites, lifecycle, list, matchmaking, moves,
        phrases, pictures, plan, prepared, replay, results, seats, spectators, stand_ins, standing_orders,
        stream as game_stream, views,
    },
    health,
    inbox::{alerts, devices, items, stream as inbox_stream, webhook_deliveries, webhooks},
    index, leagues,
    players::{
        charts, game_lines, groups, leaderboards, opponents, past_games, past_ratings, popularity, profile, seasons,
        statistics, turn_positions, uncounted_games,
    },
    puzzles, reference, scoring, status, time, tournaments,
};
use actix_web::{dev::HttpServiceFactory, web::ServiceConfig};
use utoipa::openapi::OpenApi;
use utoipa_actix_web::OpenApiFactory;

/// A thing to which routes are added. The document is made once in a process, a service for every
/// worker: making the document takes longer than all else that a worker does when it starts.
pub trait Routes {
    fn service(&mut self, route: impl HttpServiceFactory + OpenApiFactory + 'static) -> &mut Self;
}

impl Routes for ServiceConfig {
    fn service(&mut self, route: impl HttpServiceFactory + OpenApiFactory + 'static) -> &mut ServiceConfig {
        ServiceConfig::service(self, route)
    }
}

impl Routes for OpenApi {
    fn service(&mut self, route: impl HttpServiceFactory + OpenApiFactory + 'static) -> &mut OpenApi {
        let mut schemas = Vec::new();
        route.schemas(&mut schemas);
        self.components.get_or_insert_default().schemas.extend(schemas);
        self.paths.merge(route.paths());
        self
    }
}

/// Adds every route that the OpenAPI document describes. Routes are matched in order, so the busiest
/// come first.
pub fn add(routes: &mut impl Routes) {
    routes
        .service(views::show)
        .service(moves::play)
        .service(moves::preview)
        .service(moves::list)
        .service(plan::show)
        .service(chances::show)
        .service(events::list)
        .service(game_stream::game)
        .service(account::create)
        .service(account::create_guest)
        .service(account::upgrade)
        .service(account::show)
        .service(account::change)
        .service(account::change_password)
        .service(recovery::create)
        .service(recovery::show)
        .service(recovery::recover)
        .service(identities::link)
        .service(identities::list)
        .service(identities::unlink)
        .service(bots::list)
        .service(bots::create)
        .service(bots::delete)
        .service(bots::list_keys)
        .service(bots::create_key)
        .service(bots::revoke_key)
        .service(calendar::show)
        .service(calendar::make)
        .service(calendar::end)
        .service(calendar::calendar)
        .service(limits::list)
        .service(keys::list)
        .service(keys::create)
        .service(keys::revoke)
        .service(own_data::export)
        .service(own_data::delete)
        .service(sessions::create)
        .service(sessions::refresh)
        .service(identities::list_providers)
        .service(identities::create_challenge)
        .service(identities::sign_in)
        .service(sessions::list)
        .service(sessions::end_current)
        .service(sessions::end)
        .service(sessions::end_all)
        .service(jwks::show)
        .service(reference::board)
        .service(reference::geometry)
        .service(reference::tickets)
        .service(reference::variants)
        .service(reference::bots::bots)
        .service(reference::rules)
        .service(reference::phrases)
        .service(prepared::list)
        .service(prepared::create)
        .service(lifecycle::create)
        .service(list::list)
        .service(matchmaking::join_by_code)
        .service(matchmaking::quick)
        .service(matchmaking::rematch)
        .service(lifecycle::show)
        .service(lifecycle::cancel)
        .service(lifecycle::start)
        .service(seats::join)
        .service(seats::leave)
        .service(seats::kick)
        .service(seats::add_bot)
        .service(seats::remove_bot)
        .service(seats::make_host)
        .service(invites::show)
        .service(codes::target::show)
        .service(home::show)
        .service(invitations::create)
        .service(invitations::decline)
        .service(moves::resign)
        .service(standing_orders::show)
        .service(standing_orders::give)
        .service(standing_orders::withdraw)
        .service(stand_ins::offer)
        .service(stand_ins::withdraw)
        .service(stand_ins::take)
        .service(spectators::list)
        .service(spectators::make_link)
        .service(spectators::end_link)
        .service(spectators::watch)
        .service(phrases::say)
        .service(phrases::list)
        .service(mutes::list)
        .service(mutes::mute_everybody)
        .service(mutes::mute)
        .service(mutes::unmute)
        .service(friends::list)
        .service(friends::add)
        .service(friends::remove)
        .service(blocks::list)
        .service(blocks::block)
        .service(blocks::unblock)
        .service(reports::send)
        .service(reports::list)
        .service(absences::show_vacation)
        .service(absences::begin_vacation)
        .service(absences::end_vacation)
        .service(imported_games::list)
        .service(imported_games::import)
        .service(imported_games::remove)
        .service(open_data::show)
        .service(open_data::choose)
        .service(absences::show_sleeping_hours)
        .service(absences::set_sleeping_hours)
        .service(absences::remove_sleeping_hours)
        .service(inbox_stream::inbox)
        .service(tournaments::stream::tournament)
        .service(items::show)
        .service(items::read)
        .service(alerts::list)
        .service(alerts::put)
        .service(alerts::remove)
        .service(webhooks::add)
        .service(webhooks::list)
        .service(webhooks::change)
        .service(webhooks::rotate_secret)
        .service(webhooks::delete)
        .service(webhook_deliveries::list)
        .service(webhook_deliveries::test)
        .service(webhook_deliveries::redeliver)
        .service(devices::subscribe)
        .service(devices::show)
        .service(devices::unsubscribe)
        .service(devices::show_key)
        .service(results::show)
        .service(profile::show)
        .service(groups::show)
        .service(opponents::list)
        .service(opponents::versus)
        .service(past_games::list)
        .service(uncounted_games::list)
        .service(game_lines::own)
        .service(game_lines::of_player)
        .service(feeds::player_games)
        .service(past_ratings::list)
        .service(charts::ratings)
        .service(statistics::show)
        .service(leaderboards::list)
        .service(leaderboards::show)
        .service(leaderboards::around)
        .service(seasons::list)
        .service(seasons::show)
        .service(seasons::places)
        .service(seasons::of_player)
        .service(popularity::routes)
        .service(popularity::tickets)
        .service(turn_positions::show)
        .service(fairness::show)
        .service(fairness::export)
        .service(analysis::show)
        .service(analysis::ask)
        .service(puzzles::next)
        .service(puzzles::attempt)
        .service(replay::show)
        .service(pictures::show_board)
        .service(pictures::show_preview)
        .service(pictures::show_replay)
        .service(pictures::show_points)
        .service(embeds::oembed)
        .service(scoring::create)
        .service(admin::bans::ban)
        .service(admin::bans::unban)
        .service(admin::mutes::mute)
        .service(admin::mutes::unmute)
        .service(admin::pairs::list)
        .service(admin::gifts::list)
        .service(admin::health::show)
        .service(admin::notices::list)
        .service(admin::notices::post)
        .service(admin::notices::remove)
        .service(admin::roles::set)
        .service(admin::accounts::show)
        .service(admin::accounts::rename)
        .service(admin::accounts::delete)
        .service(admin::reports::list)
        .service(admin::reports::close)
        .service(admin::void)
        .service(admin::actions)
        .service(challenges::list)
        .service(challenges::play)
        .service(challenges::board)
        .service(tournaments::lifecycle::list)
        .service(feeds::tournaments)
        .service(tournaments::lifecycle::create)
        .service(tournaments::lifecycle::show)
        .service(tournaments::lifecycle::start)
        .service(tournaments::lifecycle::cancel)
        .service(tournaments::directions::preview)
        .service(tournaments::directions::create)
        .service(tournaments::entries::create)
        .service(tournaments::entries::remove)
        .service(tournaments::standings::show)
        .service(tournaments::standings::show_round)
        .service(tournaments::standings::download)
        .service(tournaments::pictures::show_standings)
        .service(tournaments::rulings::create)
        .service(leagues::lifecycle::list)
        .service(leagues::lifecycle::create)
        .service(leagues::lifecycle::show)
        .service(leagues::lifecycle::start)
        .service(leagues::lifecycle::end)
        .service(leagues::directions::preview)
        .service(leagues::directions::create)
        .service(leagues::members::create)
        .service(leagues::members::remove)
        .service(leagues::seasons::show)
        .service(index::show)
        .service(time::show)
        .service(status::show)
        .service(health::live)
        .service(health::ready);
}
