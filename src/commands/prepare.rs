//! `railhead prepare`: plays the script of a prepared table, looks for a secret that fits it, or
//! writes its opening.

use crate::{
    bots::{Budget, choose_in},
    commands::narration,
    config,
    engine::{Actor, BotLevel, Command, Event, Game, Move, Occupant, Phase, Rejection, Seat, VisibleEvent},
    hosting::script::{Script, ScriptRefusal},
    log::rng::Secret,
};
use railhead_localization::{Language, names};
use sha2::{Digest, Sha256};
use std::{
    error::Error,
    fs,
    io::{self, BufWriter, Write},
};
use uuid::Uuid;

/// The player's seat.
const OWN: Seat = Seat::ALL[0];

/// A game from a script, on its way.
struct Line<'a> {
    script: &'a Script,
    secret: Secret,
    game: Game,
}

/// A decision of a line.
struct Decided {
    seat: Seat,
    turn: u32,
    made: Move,
    events: Vec<Event>,
}

/// The end of a line.
enum LineEnd {
    /// The player decides, and the script does not say how; or the game is over.
    Open,
    /// A scripted move of this seat is not legal.
    Illegal { seat: Seat, turn: u32, reason: String },
}

pub fn run(options: &config::Prepare) -> Result<(), Box<dyn Error>> {
    let file = &options.script;
    let text = fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    let mut script: Script = serde_json::from_str(&text).map_err(|error| format!("{}: {error}", file.display()))?;
    if let Some(seeds) = options.search {
        let (tried, secret) = search(&script, seeds);
        let found = secret.ok_or_else(|| format!("none of {tried} secrets fits"))?;
        writeln!(io::stderr(), "{tried} secrets tried")?;
        script.secret = found;
    }
    if let Some(turns) = options.play {
        script.opening = opening(&script, turns)?;
    }
    if options.search.is_some() || options.play.is_some() {
        writeln!(io::stdout(), "{}", serde_json::to_string(&script)?)?;
        return Ok(());
    }
    tell(&script, options.language.chosen(), BufWriter::new(io::stdout().lock()))
}

/// A secret by which every scripted move is legal, and the number of secrets tried. They are the
/// SHA-256 of 0, 1, 2 …, 8 bytes each, big endian.
fn search(script: &Script, seeds: u64) -> (u64, Option<String>) {
    for seed in 0..seeds {
        let secret = base16ct::lower::encode_string(&Sha256::digest(seed.to_be_bytes()));
        let script = Script { secret: secret.clone(), ..script.clone() };
        if let Ok((line, _)) = Line::begin(&script)
            && matches!(line.play(|_, _| Ok(())), Ok(LineEnd::Open))
        {
            return (seed + 1, Some(secret));
        }
    }
    (seeds, None)
}

/// The moves of `conductor` bots in all seats before a turn.
fn opening(script: &Script, turns: u32) -> Result<Vec<Move>, Box<dyn Error>> {
    let (mut line, _) = Line::begin(script)?;
    let mut moves = script.opening.clone();
    while let Some(seat) = line.waits_for()
        && line.game.turns() < turns
    {
        let next = line.bot_move(seat, BotLevel::Conductor).ok_or("a bot has no move")?;
        line.decide(seat, &next).map_err(|refusal| refusal.to_string())?;
        moves.push(next);
    }
    Ok(moves)
}

/// Prints the line move by move, with what the player has at each of their decisions.
fn tell(script: &Script, language: Language, mut output: impl Write) -> Result<(), Box<dyn Error>> {
    let (line, begun) = Line::begin(script)?;
    let colors = line.game.colors();
    let players = line.game.seats().map(|seat| narration::name_by_color(colors[seat], language)).collect::<Vec<_>>();
    narrate(&begun, &players, language, &mut output)?;
    let end = line.play(|game, decided| {
        let Decided { seat, turn, made, events } = decided;
        if seat == OWN {
            writeln!(output, "{}", possessions(game, language))?;
        }
        writeln!(output, "turn {turn}, seat {seat}: {}", serde_json::to_string(&made)?)?;
        narrate(&events, &players, language, &mut output)
    })?;
    match end {
        LineEnd::Open => output.flush()?,
        LineEnd::Illegal { seat, turn, reason } => {
            output.flush()?;
            return Err(format!("turn {turn}, seat {seat}: {reason}").into());
        }
    }
    Ok(())
}

fn narrate(events: &[Event], players: &[String], language: Language, output: &mut impl Write) -> io::Result<()> {
    let lines =
        events.iter().filter_map(|event| narration::narrate(&VisibleEvent::Full(event.clone()), players, language));
    lines.into_iter().try_for_each(|line| writeln!(output, "    {line}"))
}

/// The player's hand and tickets, and the face-up cards.
fn possessions(game: &Game, language: Language) -> String {
    let player = &game.players()[OWN];
    let hand = player
        .hand
        .iter()
        .filter(|(_, count)| *count > 0)
        .map(|(card, count)| format!("{count} {card:?}"))
        .collect::<Vec<_>>()
        .join(", ");
    let row = game.row().into_iter().map(|card| card.map_or("–".to_owned(), |card| format!("{card:?}")));
    let tickets = player.tickets.iter().map(|ticket| language.format(&names::ticket_with_points(ticket)));
    let offered = match game.phase() {
        Phase::Dealing { offers, .. } => offers[OWN].as_ref(),
        Phase::Lobby | Phase::Turn(_) | Phase::Finished { .. } | Phase::Voided { .. } => None,
    };
    let offered = offered.into_iter().flat_map(|offer| &offer.tickets);
    let offered = offered.map(|ticket| language.format(&names::ticket_with_points(ticket)));
    format!(
        "  [{hand}] row [{}] tickets [{}] offered [{}] {} trains",
        row.collect::<Vec<_>>().join(", "),
        tickets.collect::<Vec<_>>().join("; "),
        offered.collect::<Vec<_>>().join("; "),
        player.trains
    )
}

impl<'a> Line<'a> {
    fn begin(script: &'a Script) -> Result<(Line<'a>, Vec<Event>), ScriptRefusal> {
        let mut game = Game::replay(&script.table(None)?);
        let begun = script.begin(&mut game)?;
        Ok((Line { script, secret: script.secret()?, game }, begun))
    }

    /// Plays on as the server would, with the scripted moves of the player. `observe` receives the
    /// game before each decision.
    fn play(mut self, mut observe: impl FnMut(&Game, Decided) -> Result<(), io::Error>) -> Result<LineEnd, io::Error> {
        while let Some(seat) = self.waits_for() {
            let turn = self.game.turns();
            let scripted = self.script.next_move(&self.game, seat).cloned();
            let made = match (scripted, self.game.occupants()[seat]) {
                (Some(scripted), _) => scripted,
                (None, Occupant::Bot { level }) => match self.bot_move(seat, level) {
                    Some(chosen) => chosen,
                    None => return Ok(LineEnd::Open),
                },
                (None, Occupant::Person | Occupant::Nobody) => return Ok(LineEnd::Open),
            };
            let before = self.game.clone();
            match self.decide(seat, &made) {
                Ok(events) => observe(&before, Decided { seat, turn, made, events })?,
                Err(reason) => return Ok(LineEnd::Illegal { seat, turn, reason: reason.to_string() }),
            }
            if self.script.turns.iter().all(|scripted| scripted.turn < self.game.turns()) {
                return Ok(LineEnd::Open);
            }
        }
        Ok(LineEnd::Open)
    }

    fn waits_for(&self) -> Option<Seat> {
        self.game.waits_for().next()
    }

    fn bot_move(&self, seat: Seat, level: BotLevel) -> Option<Move> {
        let mut rng = self.secret.next_bot_rng(Uuid::nil(), &self.game);
        choose_in(&self.game, seat, level, Budget::default(), &mut rng)
    }

    fn decide(&mut self, seat: Seat, next: &Move) -> Result<Vec<Event>, Rejection> {
        let mut rng = self.secret.next_decision_rng(Uuid::nil(), &self.game);
        let mut events = Vec::new();
        self.game.play(Actor::Seat(seat), &Command::Play(*next), &mut rng, &mut events)?;
        Ok(events)
    }
}
