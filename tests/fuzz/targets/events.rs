//! Logs out of arbitrary bytes.
#![no_main]

use railhead_fuzz::bytes;

libfuzzer_sys::fuzz_target!(|data: &[u8]| bytes::fold(data));
