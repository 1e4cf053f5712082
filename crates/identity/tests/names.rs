//! Names of people and places pass, and insults do not.

use railhead_identity::{ForbiddenWords, Name, NameError};
use std::collections::HashSet;

/// True names: first names, surnames, towns and rivers of Europe and beyond, those first that look like something
/// else.
const TRUE_NAMES: &str = include_str!("names/true.txt");

/// Insults in five languages, some as they are written to get past a list.
const INSULTS: &str = include_str!("names/insults.txt");

#[test]
fn a_thousand_true_names_pass() {
    let names = TRUE_NAMES.lines().collect::<HashSet<_>>();
    assert_eq!(names.len(), 1000);
    let refused = names.into_iter().filter(|name| Name::choose(name, ForbiddenWords::known()).is_err());
    assert_eq!(refused.collect::<Vec<_>>(), Vec::<&str>::new());
}

#[test]
fn insults_do_not_pass() {
    let passes = |insult: &&str| Name::choose(insult, ForbiddenWords::known()) != Err(NameError::NotAllowed);
    assert!(INSULTS.lines().count() > 100);
    assert_eq!(INSULTS.lines().filter(passes).collect::<Vec<_>>(), Vec::<&str>::new());
}

#[test]
fn an_insult_is_found_in_a_title() {
    let words = ForbiddenWords::known();
    for title in ["Cup of the b!tches", "Sieg, Heil!", "Liga der Hurensöhne 4rschl0ch", "Torneo: $tronzo", "f_u_c_k 2"]
    {
        assert!(words.stand_in(title), "{title}");
    }
    for title in ["Train en retard", "Coupe de Bitche", "Friday night!!!", "1933–1945", "Liga 88", "Essex, not Sussex"]
    {
        assert!(!words.stand_in(title), "{title}");
    }
}

#[test]
fn an_operator_forbids_more_words_and_allows_some() {
    let list = "# Ours\n\nBeta\nEvil Corp\n~gamma\n+ Wichser\n  ~ \n";
    let words = ForbiddenWords::known().with(list);
    for name in ["Beta", "beta 2", "xBeta", "b3ta", "Evil Corp", "the evil-corp", "Sigamman", "G.a.m.m.a", "Fuck"] {
        assert!(words.stand_in(name), "{name}");
    }
    for name in ["Betarice", "Corp Evil", "Evil", "Wichser", "Ida Wichser", "Gama", "ours"] {
        assert!(!words.stand_in(name), "{name}");
    }
    assert!(ForbiddenWords::known().stand_in("Wichser") && !ForbiddenWords::known().stand_in("Beta"));
}

#[test]
fn letters_make_a_word_only_where_each_stands_alone() {
    let words = ForbiddenWords::default().with("beta\n~sos");
    for name in ["b e t a", "B-e-t-a 2", "5 0 5", "s0s 2"] {
        assert!(words.stand_in(name), "{name}");
    }
    for name in ["be t a", "b et a", "505", "Tram 505"] {
        assert!(!words.stand_in(name), "{name}");
    }
}

#[test]
fn a_word_is_found_although_all_its_letters_are_repeated() {
    let words = ForbiddenWords::default().with("beta");
    for name in ["beeeta", "bbbeeetttaaa"] {
        assert!(words.stand_in(name), "{name}");
    }
    assert!(!words.stand_in("beeta"), "two letters are no repetition");
}
