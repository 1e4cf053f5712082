//! The largest sizes of pictures.
#![expect(clippy::unwrap_used, clippy::indexing_slicing)]

mod full_board;

use full_board::{full_board, names};
use railhead_localization::Language;
use railhead_pictures::{Board, Theme};
use std::io::Write as _;

#[test]
fn the_fullest_board_is_at_most_60_kb_compressed() {
    let (view, names) = (full_board(), names());
    for theme in [Theme::Light, Theme::Dark] {
        let board = Board { view: &view, names: &names, built: None, theme, language: Language::German };
        let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
        packed.write_all(board.svg().as_bytes()).unwrap();
        let bytes = packed.finish().unwrap().len();
        assert!(bytes <= 60_000, "{bytes}");
    }
}
