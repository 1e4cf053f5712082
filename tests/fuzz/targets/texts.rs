//! Texts that are read from outside.
#![no_main]

use railhead_fuzz::bytes;

libfuzzer_sys::fuzz_target!(|data: &[u8]| bytes::read(data));
