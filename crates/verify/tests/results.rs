//! Results of tables, compared with their games.

#![expect(clippy::unwrap_used, clippy::indexing_slicing)]

mod tables;

use railhead_log::{chain::Head, rng::Secret};
use railhead_tournament::Line;
use railhead_verify::{
    VerifyError,
    tournament::{TournamentError, TournamentTranscript, absent, result_lines},
    transcript::Transcript,
    verify,
};
use tables::{ID, Tables, called_off, vector};
use uuid::Uuid;

/// A tournament of two whose first game is a vector, with this result.
fn with_result(game: &Transcript, result: &[(u8, i32)]) -> Tables {
    let mut tables = Tables::of(2, false);
    tables.pair(game.game);
    tables.finish(game, result);
    tables.end();
    tables
}

fn check(tables: &Tables, game: &Transcript) -> Result<(), TournamentError> {
    let transcript = tables.transcript();
    transcript.check_game(&transcript.verify().unwrap(), game)
}

#[test]
fn a_true_result_is_that_of_the_game() {
    let game = vector(2);
    check(&with_result(&game, &[(2, 7), (1, 11)]), &game).unwrap();
    for wrong in [[(2, 7), (1, 12)], [(1, 7), (2, 11)], [(2, 6), (1, 11)]] {
        let error = check(&with_result(&game, &wrong), &game).unwrap_err();
        assert!(matches!(error, TournamentError::Result { game: id } if id == game.game), "{error}");
    }
}

#[test]
fn a_result_names_the_last_head_of_its_game() {
    let game = vector(2);
    let mut tables = Tables::of(2, false);
    tables.pair(game.game);
    let rewritten = Transcript { head: Head { version: 557, ..game.head }, ..game.clone() };
    tables.finish(&rewritten, &[(2, 7), (1, 11)]);
    tables.end();
    assert!(matches!(check(&tables, &game), Err(TournamentError::Result { .. })));
}

#[test]
fn a_game_of_another_table_is_refused() {
    let game = vector(2);
    let tables = with_result(&game, &[(2, 7), (1, 11)]);
    let other = vector(1);
    assert!(matches!(check(&tables, &other), Err(TournamentError::ForeignGame { game }) if game == other.game));
    let forged = Transcript { secret: Secret::from_bytes([7; 32]), ..game };
    let error = check(&tables, &forged).unwrap_err();
    assert!(matches!(error, TournamentError::Game { error: VerifyError::Secret { .. }, .. }), "{error}");
}

#[test]
fn a_game_without_a_recorded_result_needs_a_ruling() {
    let game = vector(2);
    let mut tables = Tables::of(2, false);
    tables.pair(game.game);
    tables.end();
    assert!(matches!(check(&tables, &game), Err(TournamentError::Result { .. })));
    let mut ruled = Tables::of(2, false);
    ruled.pair(game.game);
    ruled.note(ruled.tournament.rule(0, 0, &[1, 2], "a draw of lots".into()).unwrap());
    ruled.end();
    check(&ruled, &game).unwrap();
}

#[test]
fn a_result_of_another_round_does_not_count() {
    let (first, second) = (vector(2), called_off(Uuid::from_u128(7), 2, None));
    let mut tables = Tables::of(2, false);
    tables.pair(first.game);
    tables.finish(&first, &[(2, 7), (1, 11)]);
    tables.pair(second.game);
    tables.finish(&second, &[(1, 0), (1, 0)]);
    tables.end();
    check(&tables, &first).unwrap();
    check(&tables, &second).unwrap();
}

#[test]
fn a_game_has_a_deal_only_where_its_round_has_one() {
    let dealt = vector(4);
    let tables = with_result(&dealt, &[(2, 31), (1, 38)]);
    assert!(matches!(check(&tables, &dealt), Err(TournamentError::Deal { game }) if game == dealt.game));
    let game = vector(2);
    let mut same_deal = Tables::of(2, true);
    same_deal.pair(game.game);
    same_deal.finish(&game, &[(2, 7), (1, 11)]);
    same_deal.end();
    assert!(matches!(check(&same_deal, &game), Err(TournamentError::Deal { .. })));
}

/// A player who enters later changes the deals of later rounds only.
#[test]
fn every_round_has_the_deal_that_it_was_paired_with() {
    let mut tables = Tables::of(2, true);
    let ids = [Uuid::from_u128(7), Uuid::from_u128(8)];
    let mut games = Vec::new();
    for (round, id) in ids.into_iter().enumerate() {
        let deal = tables.secret.round_deal(ID, &tables.tournament, round);
        games.push(called_off(id, 2, Some(deal)));
        tables.pair(id);
        if round == 0 {
            tables.enter(Some("dice-4"));
        }
        tables.finish(&games[round], &[(1, 0), (1, 0)]);
    }
    tables.end();
    games.iter().for_each(|game| check(&tables, game).unwrap());
    // The deal of the other round.
    let deal = games[1].deal_secret;
    let other = called_off(ids[0], 2, deal);
    assert!(matches!(check(&tables, &other), Err(TournamentError::Deal { .. })));
}

#[test]
fn players_who_made_no_move_are_named() {
    let game = called_off(Uuid::from_u128(7), 3, None);
    let mut tables = Tables::of(3, false);
    tables.pair(game.game);
    let players = tables.players();
    let played = verify(&game).unwrap().game;
    // The first ran out of time, the second resigned: neither has had a turn.
    assert_eq!(absent(&players, &played), [players[0]]);
    let lines = result_lines(&players, &played);
    let expected = [true, true, false];
    let line = |(entrant, absent): (&usize, bool)| Line { entrant: *entrant, rank: 1, score: 0, absent };
    assert_eq!(lines, players.iter().zip(expected).map(line).collect::<Vec<_>>());
    tables.finish_with(&game, lines.clone(), vec![players[0]]);
    tables.end();
    check(&tables, &game).unwrap();
    let mut untold = Tables::of(3, false);
    untold.pair(game.game);
    untold.finish_with(&game, lines, Vec::new());
    untold.end();
    assert!(matches!(check(&untold, &game), Err(TournamentError::Result { .. })));
}

#[test]
fn a_head_of_a_tournament_is_one_of_its_log() {
    let game = vector(2);
    let transcript = with_result(&game, &[(2, 7), (1, 11)]).transcript();
    assert_eq!(transcript.head.version, 7);
    for head in &transcript.heads {
        transcript.check_head(*head).unwrap();
    }
    let other = Head { hash: [0; 16], ..transcript.heads[2] };
    let error = transcript.check_head(other).unwrap_err();
    assert!(matches!(error, TournamentError::Head { computed, .. } if computed == transcript.heads[2]), "{error}");
    for version in [0, 8] {
        let beyond = Head { version, ..transcript.head };
        let error = transcript.check_head(beyond).unwrap_err();
        assert!(matches!(error, TournamentError::Head { computed, .. } if computed == transcript.head), "{error}");
    }
    let rewritten = TournamentTranscript { head: other, ..transcript };
    assert!(matches!(rewritten.verify(), Err(TournamentError::Head { .. })));
}

#[test]
fn an_export_that_cannot_be_read_says_where() {
    let text = with_result(&vector(2), &[(2, 7), (1, 11)]).export();
    let parse = |text: &str| TournamentTranscript::parse(text).unwrap_err();
    let changed = |from: &str, to: &str| parse(&text.replacen(from, to, 1));
    assert!(matches!(parse(""), TournamentError::Line { line: 1, .. }));
    assert!(matches!(changed("\"record\":1", "\"record\":2"), TournamentError::Form(2)));
    assert!(matches!(changed("\"secret\":\"05", "\"secret\":\"0505"), TournamentError::Secret));
    assert!(
        matches!(changed("\"seq\":3", "\"seq\":4"), TournamentError::Line { line: 4, why } if why == "it has event 4")
    );
    let newer = changed("\"schema\":1", "\"schema\":2");
    assert_eq!(
        newer.to_string(),
        "line 2 cannot be read: a stored value has schema 2, which a newer release has written"
    );
    assert!(matches!(changed("\"schema\":1", "\"schema\":0"), TournamentError::Line { line: 2, .. }));
    let first = text.lines().next().unwrap();
    assert!(TournamentTranscript::is_one(first) && !TournamentTranscript::is_one(&first.replace("tournament", "game")));
    let unopened = format!("{first}\n");
    assert!(matches!(TournamentTranscript::parse(&unopened).unwrap().verify(), Err(TournamentError::Opening)));
}

#[test]
fn an_export_has_one_secret_and_possible_rules() {
    let tables = with_result(&vector(2), &[(2, 7), (1, 11)]);
    let transcript = tables.transcript();
    let of = |commitment: String| TournamentTranscript { commitment, ..transcript.clone() };
    assert!(matches!(of("0".repeat(64)).verify(), Err(TournamentError::Secret)));
    let other = Secret::from_bytes([7; 32]);
    let stated = TournamentTranscript { secret: other, ..of(other.commitment()) };
    assert!(matches!(stated.verify(), Err(TournamentError::Secret)), "the opening has another");
    let text = tables.export().replacen("\"seats\":2", "\"seats\":6", 1);
    assert!(matches!(TournamentTranscript::parse(&text).unwrap().verify(), Err(TournamentError::Rules(_))));
}
