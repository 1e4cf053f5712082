//! `Accept-Language` (RFC 9110, 12.5.4).

use crate::Language;
use railhead_engine::{Int, whole};

/// The language with the highest quality; among equals, the one that is named first.
pub fn negotiate(accepted: &str) -> Language {
    let ranges = accepted.split(',').filter_map(range).collect::<Vec<_>>();
    let quality = |language: Language| {
        let named = |(at, (name, quality)): (usize, &(&str, u16))| {
            name.eq_ignore_ascii_case(language.code()).then_some((*quality, usize::MAX - at))
        };
        let any = || ranges.iter().find(|(name, _)| *name == "*").map(|(_, quality)| (*quality, 0));
        ranges.iter().enumerate().filter_map(named).max().or_else(any).filter(|(quality, _)| *quality > 0)
    };
    // The last of the greatest: English, where all are equal.
    let best = Language::ALL.into_iter().rev().filter_map(|language| Some((quality(language)?, language)));
    best.max_by_key(|(quality, _)| *quality).map_or(Language::English, |(_, language)| language)
}

/// The primary part of a range, and its quality in thousandths.
fn range(text: &str) -> Option<(&str, u16)> {
    let mut parts = text.split(';').map(str::trim);
    let name = parts.next()?.split('-').next()?;
    let quality = parts.find_map(|part| part.strip_prefix("q=").or_else(|| part.strip_prefix("Q=")));
    let quality = quality.map_or(Some(1.0), |quality| quality.parse::<f32>().ok())?;
    (0.0..=1.0).contains(&quality).then_some((name, u16::saturating_from(whole(f64::from(quality * 1000.0)))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_of_the_highest_quality_is_chosen() {
        for (accepted, expected) in [
            ("", "en"),
            ("de", "de"),
            ("de-AT", "de"),
            ("DE-at", "de"),
            ("fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5", "fr"),
            ("en;q=0.1, it;q=0.2", "it"),
            ("es, it", "es"),
            ("it, es", "it"),
            ("nl, de;q=0.5", "de"),
            ("nl-BE", "en"),
            ("*", "en"),
            ("nl, *;q=0.5", "en"),
            ("en;q=0, *", "fr"),
            ("de;q=0, it;q=0.001", "it"),
            ("de;q=0", "en"),
            ("de;q=0.5, de-CH;q=0.9, fr;q=0.7", "de"),
            ("de ; q=0.5 , fr", "fr"),
            ("de;level=1;q=0.5, es;q=0.6", "es"),
        ] {
            assert_eq!(negotiate(accepted).code(), expected, "{accepted}");
        }
    }

    #[test]
    fn nonsense_is_english() {
        for nonsense in [";", ",,,", "q=1", "de;q=x", "de;q=2", "de;q=-1", "de;q=NaN", "deutsch", "\u{fffd}", "---"] {
            assert_eq!(negotiate(nonsense), Language::English, "{nonsense}");
        }
    }
}
