//! Eight numbers in one word, a byte each, which are added and searched without a branch: which
//! card is drawn and which move is chosen cannot be predicted.

use std::ops::Add;

/// Eight numbers of 0 to 255, the first in the lowest byte.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Eight(pub u64);

/// One in each byte.
const EACH: u64 = 0x0101_0101_0101_0101;
/// All bits of each byte but the highest.
const LOW: u64 = 0x7F * EACH;
/// Every second byte.
const EVEN: u64 = 0x00FF_00FF_00FF_00FF;
/// One in each pair of bytes.
const EACH_PAIR: u64 = 0x0001_0001_0001_0001;

impl Eight {
    /// One at this index if the condition holds, else zeros.
    pub fn one_at(index: usize, condition: bool) -> Eight {
        Eight(u64::from(condition) << (8 * index))
    }

    /// The numbers, each at an index higher by so many.
    pub fn moved_up(self, by: usize) -> Eight {
        Eight(self.0 << (8 * by))
    }

    /// The sum of the numbers.
    #[expect(clippy::as_conversions, reason = "sixteen bits are left")]
    pub fn sum(self) -> u16 {
        // In pairs of bytes, which do not run over; the product adds them up.
        let pairs = (self.0 & EVEN) + ((self.0 >> 8) & EVEN);
        (pairs.wrapping_mul(EACH_PAIR) >> 48) as u16
    }

    /// The sum of the numbers, if it is less than 256.
    #[expect(clippy::as_conversions, reason = "eight bits are left")]
    pub fn small_sum(self) -> u8 {
        (self.0.wrapping_mul(EACH) >> 56) as u8
    }

    /// The index of the number that contains this unit, if the units are counted from 0 across the
    /// numbers; 8 if there are fewer. The numbers up to it must add up to less than 256.
    #[expect(clippy::as_conversions, reason = "eight bits are left")]
    pub fn index_of_unit(self, unit: u8) -> usize {
        // The product adds the numbers up, byte by byte. A sum is above `unit` if the average of
        // both, `unit` counted from above, has the highest bit.
        let up_to = self.0.wrapping_mul(EACH);
        let from_above = u64::from(u8::MAX - unit) * EACH;
        let average = (up_to & from_above) + (((up_to ^ from_above) >> 1) & LOW);
        let above = ((average >> 7) & EACH).wrapping_mul(EACH) >> 56;
        8 - above as usize
    }
}

impl Add for Eight {
    type Output = Eight;
    /// The sum of each two numbers, which must be below 256.
    fn add(self, other: Eight) -> Eight {
        Eight(self.0 + other.0)
    }
}

impl From<[u8; 8]> for Eight {
    fn from(numbers: [u8; 8]) -> Eight {
        Eight(u64::from_le_bytes(numbers))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NUMBERS: [u8; 8] = [3, 0, 12, 1, 0, 0, 200, 39];

    #[test]
    fn eight_numbers_are_summed_at_once() {
        assert_eq!(Eight::from(NUMBERS).sum(), 255);
        assert_eq!(Eight::from(NUMBERS).small_sum(), 255);
        assert_eq!(Eight::from([u8::MAX; 8]).sum(), 8 * 255);
    }

    #[test]
    fn numbers_move_up_and_are_added_each_to_its_own() {
        assert_eq!(Eight::one_at(2, true), Eight::from([0, 0, 1, 0, 0, 0, 0, 0]));
        assert_eq!(Eight::one_at(2, false), Eight::default());
        let moved = Eight::from([7, 200, 0, 0, 0, 0, 0, 0]).moved_up(3);
        assert_eq!(moved, Eight::from([0, 0, 0, 7, 200, 0, 0, 0]));
        assert_eq!(moved + Eight::from([1; 8]), Eight::from([1, 1, 1, 8, 201, 1, 1, 1]));
    }

    #[test]
    fn a_unit_lies_where_counting_finds_it() {
        let units = NUMBERS.iter().enumerate().flat_map(|(at, number)| vec![at; (*number).into()]);
        let found = (0..u8::MAX).map(|unit| Eight::from(NUMBERS).index_of_unit(unit));
        assert!(found.eq(units));
        assert_eq!(Eight::from([1; 8]).index_of_unit(8), 8);
    }
}
