//! Conversions of numbers that always succeed, where the standard library has only some that may fail.

/// An integer type.
pub trait Int: Copy + Default + PartialOrd {
    /// The least and the greatest number.
    const ENDS: (Self, Self);

    /// A number of another type, or the nearest one of this type.
    fn saturating_from<Other: Int>(number: Other) -> Self
    where
        Self: TryFrom<Other>,
    {
        let (least, greatest) = Self::ENDS;
        Self::try_from(number).unwrap_or(if number < Other::default() { least } else { greatest })
    }

    /// The nearest float.
    fn to_float(self) -> f64;
}

macro_rules! integers {
    ($($Type:ty)*) => {$(
        impl Int for $Type {
            const ENDS: (Self, Self) = (Self::MIN, Self::MAX);

            #[expect(clippy::as_conversions, reason = "std has no other conversion; it rounds to the nearest")]
            fn to_float(self) -> f64 {
                self as f64
            }
        }
    )*};
}

integers!(u8 u16 u32 u64 u128 usize i16 i32 i64 i128);

/// The whole part of a float, or the nearest number; 0 of what is not a number.
#[expect(clippy::as_conversions, reason = "std has no other conversion; it saturates")]
pub fn whole(number: f64) -> i64 {
    number as i64
}

#[cfg(test)]
mod tests {
    use super::{Int, whole};

    #[test]
    fn numbers_that_do_not_fit_become_the_nearest() {
        assert_eq!([7_i64, -1, 256].map(u8::saturating_from), [7, 0, 255]);
        assert_eq!([7_i64, i64::MIN, i64::MAX].map(i16::saturating_from), [7, i16::MIN, i16::MAX]);
        assert_eq!(u32::saturating_from(usize::MAX), u32::MAX);
    }

    #[test]
    fn floats_are_cut_and_counts_become_floats() {
        assert_eq!([2.9, -2.9, f64::NAN, f64::INFINITY].map(whole), [2, -2, 0, i64::MAX]);
        assert_eq!([3_usize, 0].map(Int::to_float), [3.0, 0.0]);
    }
}
