//! The time of a decision, in words.

use railhead_localization::Language;

/// Seconds in a unit that suits them; a dash for none.
pub fn written(language: Language, seconds: Option<f64>) -> String {
    let Some(seconds) = seconds else { return "–".to_owned() };
    let (number, unit) = match seconds {
        ..0.001 => (1e6 * seconds, "µs"),
        ..1.0 => (1e3 * seconds, "ms"),
        _ => (seconds, "s"),
    };
    format!("{} {unit}", language.decimal(number))
}
