//! Marks, such as accents, on letters.

use icu_properties::{
    CodePointMapData,
    props::{GeneralCategory, GeneralCategoryGroup},
};

/// The number of marks that a letter can have: as many as UTS 39 (5.4) allows.
pub const MAX_MARKS: usize = 4;

pub fn is_mark(c: char) -> bool {
    GeneralCategoryGroup::Mark.contains(CodePointMapData::<GeneralCategory>::new().get(c))
}
