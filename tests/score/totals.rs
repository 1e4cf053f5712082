//! Parts of the final score (R9.2), the European Express (R9.3), the ranks (R9.4), and whole
//! positions by hand.

use crate::{
    position::{Position, points},
    scorings::names,
};
use railhead::engine::{PlayerScore, Route, TieBreak};

fn express(position: &Position) -> Vec<u8> {
    position.scores().iter().map(|score| score.express).collect()
}

fn borrowed(score: &PlayerScore) -> Vec<String> {
    score.borrowed.iter().map(|lent| format!("{}: {}", lent.city, lent.route)).collect()
}

#[test]
fn r9_2_each_station_not_built_brings_4_points() {
    let position = Position::of(4).builds(1, "paris").builds(2, "berlin wien").builds(3, "roma kyiv riga");
    assert_eq!(position.totals(), [12, 8, 4, 0]);
}

#[test]
fn r1_4_routes_bring_1_2_4_7_15_21_by_their_length() {
    for route in Route::all() {
        assert_eq!(u16::from(route.points()), points(route), "{route}");
    }
    let everything = Route::all().map(|route| u16::from(route.points())).sum::<u16>();
    // 4 of one space, 35 of two, 30 of three, 29 of four, 2 of six, 1 of eight.
    assert_eq!(everything, 4 + 35 * 2 + 30 * 4 + 29 * 7 + 2 * 15 + 21);
}

#[test]
fn r9_2_completed_tickets_add_points_and_failed_ones_take_them() {
    // zurich-brindisi 6 completed, brest-petrograd 20 and kyiv-sochi 8 failed: 6 − 28.
    let position = Position::of(2)
        .claims(0, "venezia-zurich roma-venezia brindisi-roma")
        .keeps(0, "brest-petrograd zurich-brindisi kyiv-sochi");
    let score = &position.scores()[0];
    assert_eq!(score.tickets, -22);
    assert_eq!(
        (names(&score.completed), names(&score.failed)),
        ("zurich-brindisi".into(), "brest-petrograd kyiv-sochi".into())
    );
}

#[test]
fn r9_2_a_total_may_be_below_zero() {
    // 0 for routes − 21 − 20 + 12 for three stations.
    let position = Position::of(2).keeps(0, "cadiz-stockholm palermo-moskva");
    assert_eq!(position.totals(), [-29, 12]);
    assert_eq!(position.ranks(), [2, 1]);
}

#[test]
fn r9_2_a_ticket_counts_in_either_direction_and_over_any_way() {
    let position = Position::of(2).claims(0, "paris-zurich munchen-zurich munchen-wien").keeps(0, "paris-wien");
    assert_eq!(position.scores()[0].tickets, 8);
    let detour =
        Position::of(2).claims(0, "dieppe-london-1 dieppe-paris edinburgh-london-black").keeps(0, "edinburgh-paris");
    assert_eq!(detour.scores()[0].tickets, 7);
}

#[test]
fn r9_3_the_longest_path_alone_brings_10() {
    let position = Position::of(3).claims(0, "paris-zurich").claims(1, "marseille-paris").claims(2, "dieppe-paris");
    assert_eq!(express(&position), [0, 10, 0]);
}

#[test]
fn r9_3_all_who_tie_for_the_longest_path_get_10() {
    // 4 in one route, 2 + 2 in two, 3.
    let position = Position::of(4)
        .claims(0, "marseille-paris")
        .claims(1, "berlin-essen essen-frankfurt")
        .claims(2, "paris-zurich");
    assert_eq!(express(&position), [10, 10, 0, 0]);
    let lengths = position.scores().iter().map(|score| score.longest_path).collect::<Vec<_>>();
    assert_eq!(lengths, [4, 4, 3, 0]);
}

#[test]
fn r9_3_nobody_gets_the_express_for_a_path_of_length_0() {
    assert_eq!(express(&Position::of(5)), [0; 5]);
    assert_eq!(Position::of(5).totals(), [12; 5]);
}

#[test]
fn r9_3_borrowed_routes_do_not_lengthen_a_path() {
    // With dieppe-paris the first would have 2 + 1 + 3 + 2 + 3 = 11; for the ticket it counts, for the path it does not.
    let position = Position::of(2)
        .claims(0, "dieppe-london-1 paris-zurich munchen-zurich munchen-wien")
        .claims(1, "dieppe-paris palermo-roma palermo-smyrna")
        .builds(0, "paris")
        .keeps(0, "london-wien");
    let scores = position.scores();
    assert_eq!((borrowed(&scores[0]), scores[0].tickets), (vec!["paris: dieppe-paris".to_owned()], 10));
    assert_eq!((scores[0].longest_path, scores[1].longest_path), (8, 10));
    assert_eq!(express(&position), [0, 10]);
}

#[test]
fn r9_4_most_points_win() {
    let position = Position::of(3).claims(0, "paris-zurich").claims(1, "marseille-paris").claims(2, "dieppe-paris");
    assert_eq!(position.ranks(), [2, 1, 3]);
}

#[test]
fn r9_4_of_equal_points_most_completed_tickets_win() {
    for tie_break in [TieBreak::Standard, TieBreak::German] {
        let position = Position::of(2)
            .by(tie_break)
            // 7 + 2 + 1 + 2 + 2 + 1 = 15, one ticket 7, no station 12, path 4 + 2 + 2 = 8: 15 + 7 + 12 + 10 = 44.
            .claims(
                0,
                "edinburgh-london-black dieppe-london-1 dieppe-paris brest-dieppe barcelona-madrid amsterdam-bruxelles",
            )
            .keeps(0, "edinburgh-paris")
            // 4 + 2 + 2 + 4 = 12, two tickets 5 + 5, no station 12, path 3 + 2 + 3 = 8: 12 + 10 + 12 + 10 = 44.
            .claims(1, "constantinople-sofia constantinople-smyrna athina-smyrna angora-smyrna")
            .keeps(1, "sofia-smyrna athina-angora");
        assert_eq!(position.totals(), [44, 44]);
        assert_eq!(position.ranks(), [2, 1], "{tie_break:?}");
    }
}

#[test]
fn r9_4_completed_tickets_come_before_stations() {
    let position = Position::of(2)
        // 2 + 4 = 6, ticket 5, one station built 8, path 5: 6 + 5 + 8 + 10 = 29.
        .claims(0, "athina-smyrna angora-smyrna")
        .keeps(0, "athina-angora")
        .builds(0, "lisboa")
        // 2 + 4 + 1 = 7, no ticket, no station 12, path 5: 7 + 12 + 10 = 29.
        .claims(1, "barcelona-madrid cadiz-madrid dieppe-paris");
    assert_eq!(position.totals(), [29, 29]);
    assert_eq!(position.ranks(), [1, 2]);
}

/// 4 + 4 = 8, one station built 8, path 3, against 4, no station 12, path 3: 26 each, and both hold the Express.
fn only_stations_differ() -> Position {
    Position::of(2).claims(0, "athina-sofia cadiz-madrid").builds(0, "riga").claims(1, "paris-zurich")
}

#[test]
fn r9_4_of_equal_points_and_tickets_fewest_stations_used_win() {
    assert_eq!(only_stations_differ().totals(), [26, 26]);
    assert_eq!(only_stations_differ().ranks(), [2, 1]);
}

#[test]
fn r9_4_the_german_book_does_not_look_at_stations() {
    assert_eq!(only_stations_differ().by(TieBreak::German).ranks(), [1, 1]);
}

#[test]
fn r9_4_at_last_the_holder_of_the_express_wins() {
    for tie_break in [TieBreak::Standard, TieBreak::German] {
        let position = Position::of(2)
            .by(tie_break)
            // 4 · 4 + 1 = 17, no station 12, path 3: 29.
            .claims(0, "athina-sofia cadiz-madrid danzig-riga erzurum-sochi dieppe-paris")
            // 7, no station 12, path 4: 7 + 12 + 10 = 29.
            .claims(1, "marseille-roma");
        assert_eq!(position.totals(), [29, 29]);
        assert_eq!(position.ranks(), [2, 1], "{tie_break:?}");
    }
}

#[test]
fn r9_4_stations_precede_the_express_except_in_the_german_book() {
    let position = |tie_break| {
        Position::of(2)
            .by(tie_break)
            // 7 + 4 = 11, one station built 8, path 4: 11 + 8 + 10 = 29.
            .claims(0, "marseille-roma berlin-wien")
            .builds(0, "lisboa")
            // 4 · 4 + 1 = 17, no station 12, path 3: 29.
            .claims(1, "athina-sofia cadiz-madrid danzig-riga erzurum-sochi dieppe-paris")
    };
    assert_eq!(position(TieBreak::Standard).totals(), [29, 29]);
    assert_eq!(position(TieBreak::Standard).ranks(), [2, 1]);
    assert_eq!(position(TieBreak::German).ranks(), [1, 2]);
}

#[test]
fn r9_4_tied_players_share_the_win_and_the_next_place_is_empty() {
    let position = Position::of(3).claims(0, "paris-zurich").claims(1, "berlin-wien").claims(2, "dieppe-paris");
    assert_eq!(position.totals(), [26, 26, 13]);
    assert_eq!(position.ranks(), [1, 1, 3]);
}

#[test]
fn r9_4_lower_places_are_shared_alike() {
    let position = Position::of(5).claims(3, "paris-zurich").claims(1, "dieppe-paris").claims(4, "amsterdam-bruxelles");
    assert_eq!(position.totals(), [12, 13, 12, 26, 13]);
    assert_eq!(position.ranks(), [4, 2, 4, 1, 2]);
    assert_eq!(Position::of(5).ranks(), [1; 5]);
}

#[test]
fn r9_2_a_table_of_three_is_scored_as_by_hand() {
    let position = Position::of(3)
        .claims(0, "edinburgh-london-black dieppe-london-1 dieppe-paris paris-zurich venezia-zurich roma-venezia")
        .claims(0, "brindisi-roma athina-brindisi")
        .keeps(0, "edinburgh-athina edinburgh-paris zurich-brindisi berlin-moskva")
        .claims(1, "berlin-essen essen-frankfurt frankfurt-munchen amsterdam-frankfurt amsterdam-essen")
        .claims(1, "berlin-frankfurt-red")
        .builds(1, "munchen venezia")
        .keeps(1, "berlin-roma frankfurt-kobenhavn")
        .claims(2, "munchen-venezia munchen-wien budapest-wien-red budapest-kyiv kyiv-smolensk moskva-smolensk")
        .builds(2, "frankfurt")
        .keeps(2, "frankfurt-smolensk palermo-moskva");
    let scores = position.scores();

    // Edinburgh 4 London 2 Dieppe 1 Paris 3 Zürich 2 Venezia 2 Roma 2 Brindisi 4 Athina: 20 trains in one line.
    // Routes 7 + 2 + 1 + 4 + 2 + 2 + 2 + 7 = 27. Tickets 21 + 7 + 6 − 12 = 22. Stations 3 · 4 = 12. Express 10.
    assert_eq!((scores[0].routes, scores[0].tickets, scores[0].stations, scores[0].express), (27, 22, 12, 10));
    assert_eq!((scores[0].longest_path, scores[0].path.len(), scores[0].total), (20, 8, 71));
    assert_eq!(names(&scores[0].failed), "berlin-moskva");

    // Routes 2 + 2 + 2 + 2 + 4 + 4 = 16. München lends the way to Venezia, Venezia the way to Roma: 9 − 5 = 4 for the
    // tickets. One station left: 4. Path, all of it, from Essen to München: 2 + 2 + 2 + 2 + 3 + 3 = 14.
    assert_eq!(borrowed(&scores[1]), ["munchen: munchen-venezia", "venezia: roma-venezia"]);
    assert_eq!((scores[1].routes, scores[1].tickets, scores[1].stations, scores[1].express), (16, 4, 4, 0));
    assert_eq!((scores[1].longest_path, scores[1].total), (14, 24));

    // Routes 2 + 4 + 1 + 15 + 4 + 2 = 28. Frankfurt lends the way to München: 13 − 20 = −7 for the tickets. Two
    // stations left: 8. Path from Venezia to Moskva: 2 + 3 + 1 + 6 + 3 + 2 = 17.
    assert_eq!(borrowed(&scores[2]), ["frankfurt: frankfurt-munchen"]);
    assert_eq!((scores[2].routes, scores[2].tickets, scores[2].stations, scores[2].express), (28, -7, 8, 0));
    assert_eq!((scores[2].longest_path, scores[2].total), (17, 29));

    assert_eq!(position.ranks(), [1, 3, 2]);
}

#[test]
fn r9_2_a_table_of_two_with_equal_paths_is_scored_as_by_hand() {
    let position = Position::of(2)
        .claims(0, "petrograd-stockholm petrograd-riga danzig-riga berlin-danzig kobenhavn-stockholm-white")
        .builds(0, "wien")
        .keeps(0, "kobenhavn-erzurum stockholm-wien riga-bucuresti")
        .claims(1, "berlin-wien warszawa-wien berlin-warszawa-pink wien-zagrab budapest-zagrab budapest-wien-red")
        .claims(1, "budapest-kyiv dieppe-london-1")
        .builds(1, "paris kyiv danzig")
        .keeps(1, "berlin-moskva paris-zagrab berlin-bucuresti athina-wilno");
    let scores = position.scores();

    // Routes 21 + 7 + 4 + 7 + 4 = 43. Wien lends the way to Berlin: 11 − 21 − 10 = −20 for the tickets. Two stations
    // left: 8. Path from København to Berlin: 3 + 8 + 4 + 3 + 4 = 22. Express 10.
    assert_eq!(borrowed(&scores[0]), ["wien: berlin-wien"]);
    assert_eq!((scores[0].routes, scores[0].tickets, scores[0].stations, scores[0].express), (43, -20, 8, 10));
    assert_eq!((scores[0].longest_path, scores[0].total), (22, 41));

    // Routes 4 + 7 + 7 + 2 + 2 + 1 + 15 + 2 = 40. Nothing lent in Paris, where nobody built, nor in Kyiv, where all is
    // their own; Danzig lends what helps no ticket: −12 − 7 − 8 − 11 = −38. No station left. Path from Budapest round
    // Zagrab, Wien, Warszawa, Berlin, Wien and Budapest to Kyiv: 2 + 2 + 4 + 4 + 3 + 1 + 6 = 22. Express 10.
    assert_eq!(borrowed(&scores[1]), ["danzig: berlin-danzig"]);
    assert_eq!((scores[1].routes, scores[1].tickets, scores[1].stations, scores[1].express), (40, -38, 0, 10));
    assert_eq!((scores[1].longest_path, scores[1].total), (22, 12));

    assert_eq!(position.ranks(), [1, 2]);
}
