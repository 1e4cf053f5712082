//! Numbers as each language writes them (CLDR: symbols of numbers, minimum of digits to group).

use crate::Language;
use fluent_bundle::FluentValue;
use railhead_engine::whole;

/// The separator of thousands, and the number of digits from which on it is used.
fn grouping(language: Language) -> (char, usize) {
    match language {
        Language::English => (',', 4),
        // A narrow space that does not break the line.
        Language::French => ('\u{202f}', 4),
        Language::German => ('.', 4),
        Language::Spanish | Language::Italian => ('.', 5),
    }
}

/// A whole number in a language. `None` for a number with decimals, and for numbers with
/// `useGrouping: "false"`.
pub fn written(value: &FluentValue<'_>, language: Language) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    if !number.options.use_grouping || number.value.fract() != 0.0 {
        return None;
    }
    Some(grouped(whole(number.value), language))
}

/// A whole number in a language.
pub fn grouped(number: i64, language: Language) -> String {
    let (separator, from) = grouping(language);
    let digits = number.unsigned_abs().to_string();
    let mut written = if number < 0 { "-".to_owned() } else { String::new() };
    for (at, digit) in digits.chars().enumerate() {
        let rest = digits.len().saturating_sub(at);
        if at > 0 && rest % 3 == 0 && digits.len() >= from {
            written.push(separator);
        }
        written.push(digit);
    }
    written
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_are_grouped_as_each_language_does() {
        let written = |number: i64| Language::ALL.map(|language| written(&number.into(), language).unwrap_or_default());
        assert_eq!(written(0), ["0"; 5]);
        assert_eq!(written(-999), ["-999"; 5]);
        assert_eq!(written(1234), ["1,234", "1\u{202f}234", "1.234", "1234", "1234"]);
        assert_eq!(written(16_384), ["16,384", "16\u{202f}384", "16.384", "16.384", "16.384"]);
        assert_eq!(
            written(-1_000_000),
            ["-1,000,000", "-1\u{202f}000\u{202f}000", "-1.000.000", "-1.000.000", "-1.000.000"]
        );
    }
}
