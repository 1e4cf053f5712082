//! Logs out of arbitrary bytes.
#![no_main]

#[path = "../../invariants/bytes.rs"]
#[allow(dead_code)]
mod bytes;

libfuzzer_sys::fuzz_target!(|data: &[u8]| bytes::fold(data));
