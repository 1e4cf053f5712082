//! Previews: the board as PNG, with the font that is part of the program.

use crate::{board::Board, drawing::PREVIEW, theme::Theme};
use parking_lot::Mutex;
use png::{BitDepth, ColorType, Compression, Encoder};
use railhead_localization::Language;
use resvg::{
    tiny_skia::{Pixmap, PixmapMut, Transform},
    usvg::{Options, Tree, fontdb::Database},
};
use std::{
    collections::HashMap,
    sync::{Arc, LazyLock},
};

static FONTS: LazyLock<Arc<Database>> = LazyLock::new(|| {
    let mut fonts = Database::new();
    fonts.load_font_data(include_bytes!("../fonts/RailheadSans.ttf").to_vec());
    fonts.load_font_data(include_bytes!("../fonts/OldStandard.ttf").to_vec());
    fonts.set_sans_serif_family("Railhead Sans");
    Arc::new(fonts)
});

/// A picture could not be drawn as PNG.
#[derive(Debug, thiserror::Error)]
pub enum PngError {
    /// The SVG cannot be read.
    #[error("the SVG cannot be read")]
    Svg(#[from] resvg::usvg::Error),
    /// The pixels cannot be encoded.
    #[error("the pixels cannot be encoded")]
    Encoding(#[from] png::EncodingError),
    /// There is no memory for the pixels.
    #[error("there is no memory for the pixels")]
    Size,
}

/// Draws the pieces of [`Board::preview_pieces`] on the map, as PNG of 1200 to 630 pixels. It takes
/// tens of milliseconds of CPU.
///
/// # Errors
/// If it cannot be drawn.
pub fn preview(pieces: &str, theme: Theme, language: Language) -> Result<Vec<u8>, PngError> {
    let mut pixels = Pixmap::clone(&*ground(theme, language)?);
    draw(pieces, &mut pixels.as_mut())?;
    encode(pixels)
}

type Grounds = HashMap<(Theme, Language), Arc<Pixmap>>;

/// The map of previews, drawn once for each requested theme and language: 3 MB each.
fn ground(theme: Theme, language: Language) -> Result<Arc<Pixmap>, PngError> {
    static DRAWN: LazyLock<Mutex<Grounds>> = LazyLock::new(Mutex::default);
    let known = DRAWN.lock().get(&(theme, language)).cloned();
    if let Some(pixels) = known {
        return Ok(pixels);
    }
    let mut pixels = Pixmap::new(PREVIEW.0, PREVIEW.1).ok_or(PngError::Size)?;
    draw(&Board::preview_ground(theme, language), &mut pixels.as_mut())?;
    let pixels = Arc::new(pixels);
    DRAWN.lock().insert((theme, language), Arc::clone(&pixels));
    Ok(pixels)
}

fn draw(svg: &str, pixels: &mut PixmapMut<'_>) -> Result<(), PngError> {
    let options = Options { fontdb: Arc::clone(&FONTS), font_family: "Railhead Sans".to_owned(), ..Options::default() };
    let tree = Tree::from_str(svg, &options)?;
    #[expect(clippy::as_conversions, reason = "some thousand pixels are exact")]
    let scale = pixels.width() as f32 / tree.size().width();
    resvg::render(&tree, Transform::from_scale(scale, scale), pixels);
    Ok(())
}

/// The picture covers everything, so there is no transparency to tell.
fn encode(pixels: Pixmap) -> Result<Vec<u8>, PngError> {
    let (width, height) = (pixels.width(), pixels.height());
    let opaque = pixels.data().chunks_exact(4).flat_map(|pixel| pixel.iter().take(3).copied()).collect::<Vec<_>>();
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, width, height);
    encoder.set_color(ColorType::Rgb);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_compression(Compression::Fast);
    encoder.write_header()?.write_image_data(&opaque)?;
    Ok(bytes)
}
