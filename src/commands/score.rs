//! `railhead score`: scores positions of a real table from standard input and writes them,
//! explained, to standard output. The input is one document or JSON Lines. JSON Lines are answered
//! one by one, in order, as they arrive, in any number.

use crate::{
    commands::scored_board,
    config,
    engine::Int,
    http::{BODY_LIMIT, NewScoring, Problem, ProblemCode, Scoring, in_language},
    log::packs::Packs,
};
use railhead_localization::{Language, message};
use serde::{Serialize, de::IgnoredAny};
use std::{
    error::Error,
    fs,
    io::{self, BufRead, BufReader, BufWriter, Read, Write},
    path::Path,
};

/// Buffer size for reading and writing, in bytes.
const BUFFER: usize = 64 * 1024;

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Answered {
    /// All positions.
    pub positions: u64,
    /// Positions answered with a problem.
    pub refused: u64,
}

/// Scores the positions on standard input.
///
/// # Errors
/// If a position was refused, or the input or a ticket file cannot be read.
pub fn run(options: &config::Score) -> Result<(), Box<dyn Error>> {
    let packs = Packs::with_files(&options.packs.files)?;
    let language = options.language.chosen();
    if let Some(file) = &options.svg {
        return in_language(language, || score_and_draw(packs, file, language));
    }
    match in_language(language, || score(packs, io::stdin().lock(), io::stdout().lock())) {
        Ok(Answered { refused: 0, .. }) => Ok(()),
        Ok(Answered { positions, refused }) => Err(format!("{refused} of {positions} positions refused").into()),
        Err(error) => Err(error.into()),
    }
}

/// Scores the document on standard input and draws its table into a file.
fn score_and_draw(packs: Packs, file: &Path, language: Language) -> Result<(), Box<dyn Error>> {
    let mut document = Vec::new();
    io::stdin().lock().take(u64::saturating_from(BODY_LIMIT) + 1).read_to_end(&mut document)?;
    let mut scorer = Scorer { packs, output: BufWriter::new(io::stdout().lock()), answered: Answered::default() };
    let scored = scorer.score(&document);
    match &scored {
        Ok(scoring) => scorer.write_pretty(scoring)?,
        Err(problem) => scorer.write_pretty(problem)?,
    }
    scorer.output.flush()?;
    let scoring = scored.map_err(|_| "the position was refused")?;
    let picture = scored_board::draw(&scoring, language);
    Ok(fs::write(file, picture).map_err(|error| format!("{}: {error}", file.display()))?)
}

/// Scores a document or JSON Lines.
pub fn score(packs: Packs, input: impl Read, output: impl Write) -> io::Result<Answered> {
    let mut lines = Lines { input: BufReader::with_capacity(BUFFER, input), read: 0 };
    let output = BufWriter::with_capacity(BUFFER, output);
    let mut scorer = Scorer { packs, output, answered: Answered::default() };
    let (mut first, mut second) = (Line::default(), Line::default());
    let more = lines.next(&mut first)? && lines.next(&mut second)?;
    if more && are_lines(&first.json, &second.json) {
        scorer.answer_line(&first)?;
        scorer.answer_line(&second)?;
        scorer.answer_lines(&mut lines, &mut second)?;
    } else {
        let mut document = first.json;
        document.extend(second.json);
        let room = BODY_LIMIT.saturating_sub(document.len()) + 1;
        lines.input.take(u64::saturating_from(room)).read_to_end(&mut document)?;
        scorer.answer_document(&document)?;
    }
    scorer.output.flush()?;
    Ok(scorer.answered)
}

/// Whether the first two lines are separate positions: the first is complete, or it is invalid by
/// itself and the second is complete.
fn are_lines(first: &[u8], second: &[u8]) -> bool {
    let whole = |line: &[u8]| serde_json::from_slice::<IgnoredAny>(line);
    match whole(first) {
        Ok(_) => true,
        Err(error) => !error.is_eof() && whole(second).is_ok(),
    }
}

struct Lines<R> {
    input: BufReader<R>,
    read: u64,
}

/// A line and its number, from 1.
#[derive(Default)]
struct Line {
    json: Vec<u8>,
    number: u64,
}

impl<R: Read> Lines<R> {
    /// Reads the next line that is not blank. A line over the limit is cut one byte after the
    /// limit. Returns whether there was a line.
    fn next(&mut self, line: &mut Line) -> io::Result<bool> {
        loop {
            line.json.clear();
            if self.input.by_ref().take(u64::saturating_from(BODY_LIMIT) + 1).read_until(b'\n', &mut line.json)? == 0 {
                return Ok(false);
            }
            self.read += 1;
            line.number = self.read;
            if line.json.len() > BODY_LIMIT && !line.json.ends_with(b"\n") {
                self.input.skip_until(b'\n')?;
            }
            if !line.json.trim_ascii().is_empty() {
                return Ok(true);
            }
        }
    }
}

struct Scorer<W: Write> {
    packs: Packs,
    output: BufWriter<W>,
    answered: Answered,
}

impl<W: Write> Scorer<W> {
    fn score(&mut self, json: &[u8]) -> Result<Scoring, Problem> {
        self.answered.positions += 1;
        let scoring = if json.len() > BODY_LIMIT {
            Err(Problem::new(ProblemCode::BodyTooLarge, message!("detail-body-too-large", maximum = BODY_LIMIT)))
        } else {
            NewScoring::from_json(json).and_then(|new| Scoring::of(new, &self.packs))
        };
        self.answered.refused += u64::from(scoring.is_err());
        scoring
    }

    fn answer_document(&mut self, json: &[u8]) -> io::Result<()> {
        match self.score(json) {
            Ok(scoring) => self.write_pretty(&scoring),
            Err(problem) => self.write_pretty(&problem),
        }
    }

    fn write_pretty(&mut self, answer: &impl Serialize) -> io::Result<()> {
        serde_json::to_writer_pretty(&mut self.output, answer)?;
        self.output.write_all(b"\n")
    }

    fn answer_line(&mut self, line: &Line) -> io::Result<()> {
        match self.score(&line.json) {
            Ok(scoring) => serde_json::to_writer(&mut self.output, &scoring)?,
            Err(problem) => serde_json::to_writer(&mut self.output, &problem.with("line", line.number))?,
        }
        self.output.write_all(b"\n")
    }

    /// Answers line by line. Finished answers are written before waiting for more input.
    fn answer_lines(&mut self, lines: &mut Lines<impl Read>, line: &mut Line) -> io::Result<()> {
        loop {
            if !lines.input.buffer().contains(&b'\n') {
                self.output.flush()?;
            }
            if !lines.next(line)? {
                return Ok(());
            }
            self.answer_line(line)?;
        }
    }
}
