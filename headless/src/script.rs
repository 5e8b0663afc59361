//! Scripts: buttons to press, pictures to take and screens to expect.
//!
//! One step per line; `#` starts a comment.
//!
//! | line | what happens |
//! |---|---|
//! | `press RIGHT 3` | taps the button three times; without a number, once |
//! | `hold RIGHT 800` | holds the button for 800 ms |
//! | `down A`, `up A` | presses or releases the button, no time passes |
//! | `wait 200` | lets 200 ms pass |
//! | `shot NAME` | takes a picture with this name |
//! | `expect SCREEN` | fails unless that is the current screen |

use std::collections::HashMap;

use palmyra_play::Millis;
use palmyra_play::save::SaveStore;
use palmyra_ui::{App, Button};
use thiserror::Error;

pub use crate::text::Problem;
use crate::{Panel, Simulator};

const MOST_TAPS: u64 = 1_000;
/// The longest time of one step: an hour, so that a mistyped time does not run forever.
const LONGEST: Millis = 3_600_000;

/// A script that can be run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Script {
    /// The steps, each with the number of its line.
    steps: Vec<(usize, Step)>,
}

impl Script {
    /// The names of the pictures that the script takes.
    pub fn shots(&self) -> impl Iterator<Item = &str> {
        self.steps.iter().filter_map(|(_, step)| match step {
            Step::Shot(name) => Some(name.as_str()),
            _ => None,
        })
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Step {
    Press(Button, u64),
    Hold(Button, Millis),
    Down(Button),
    Up(Button),
    Wait(Millis),
    Shot(String),
    Expect(String),
}

/// A line of a script that cannot be read or that failed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {problem}")]
pub struct ScriptError {
    /// The number of the line, from 1.
    pub line: usize,
    /// The problem with the line.
    pub problem: Problem,
}

/// Reads a whole script.
///
/// # Errors
///
/// The first line that cannot be read.
pub fn parse(text: &str) -> Result<Script, ScriptError> {
    let mut steps = Vec::new();
    let mut shots = HashMap::new();
    for (line, content) in (1..).zip(text.lines()) {
        let content = content.split('#').next().unwrap_or_default();
        let words: Vec<&str> = content.split_whitespace().collect();
        let Some((command, words)) = words.split_first() else {
            continue;
        };
        let fail = |problem| ScriptError { line, problem };
        let step = step(command, words).map_err(fail)?;
        if let Step::Shot(name) = &step
            && let Some(line) = shots.insert(name.clone(), line)
        {
            let name = name.clone();
            return Err(fail(Problem::ShotTaken { name, line }));
        }
        steps.push((line, step));
    }
    Ok(Script { steps })
}

fn step(command: &str, words: &[&str]) -> Result<Step, Problem> {
    Ok(match (command, words) {
        ("press", [name]) => Step::Press(button(name)?, 1),
        ("press", [name, count]) => Step::Press(button(name)?, number(count, "count", MOST_TAPS)?),
        ("press", _) => return Err(Problem::Form("press BUTTON [COUNT]")),
        ("hold", [name, time]) => Step::Hold(button(name)?, milliseconds(time)?),
        ("hold", _) => return Err(Problem::Form("hold BUTTON MILLISECONDS")),
        ("down", [name]) => Step::Down(button(name)?),
        ("down", _) => return Err(Problem::Form("down BUTTON")),
        ("up", [name]) => Step::Up(button(name)?),
        ("up", _) => return Err(Problem::Form("up BUTTON")),
        ("wait", [time]) => Step::Wait(milliseconds(time)?),
        ("wait", _) => return Err(Problem::Form("wait MILLISECONDS")),
        ("shot", [name]) => Step::Shot(shot_name(name)?),
        ("shot", _) => return Err(Problem::Form("shot NAME")),
        ("expect", [screen]) => Step::Expect((*screen).into()),
        ("expect", _) => return Err(Problem::Form("expect SCREEN")),
        _ => return Err(Problem::Command(command.into())),
    })
}

/// Returns the button with this name.
///
/// # Errors
///
/// If no button has this name.
pub fn button(name: &str) -> Result<Button, Problem> {
    match name.to_ascii_uppercase().as_str() {
        "UP" => Ok(Button::Up),
        "DOWN" => Ok(Button::Down),
        "LEFT" => Ok(Button::Left),
        "RIGHT" => Ok(Button::Right),
        "A" => Ok(Button::A),
        "B" => Ok(Button::B),
        "X" => Ok(Button::X),
        "Y" => Ok(Button::Y),
        _ => Err(Problem::Button(name.into())),
    }
}

fn milliseconds(word: &str) -> Result<Millis, Problem> {
    number(word, "time in ms", LONGEST)
}

fn number(word: &str, what: &'static str, most: u64) -> Result<u64, Problem> {
    word.parse()
        .ok()
        .filter(|number| (1..=most).contains(number))
        .ok_or_else(|| Problem::Number {
            word: word.into(),
            what,
            most,
        })
}

fn shot_name(name: &str) -> Result<String, Problem> {
    if name
        .bytes()
        .all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'))
    {
        Ok(name.into())
    } else {
        Err(Problem::ShotName(name.into()))
    }
}

/// Runs a script. Calls `on_shot` with the name of each picture that the script
/// takes.
///
/// # Errors
///
/// The first line that fails.
pub fn run<S: SaveStore>(
    script: &Script,
    simulator: &mut Simulator<S>,
    mut on_shot: impl FnMut(&str, &Panel),
) -> Result<(), ScriptError> {
    for &(line, ref step) in &script.steps {
        match *step {
            Step::Press(button, count) => {
                for _ in 0..count {
                    heard(button, simulator.app(), line)?;
                    simulator.tap(button);
                }
            }
            Step::Hold(button, time) => {
                heard(button, simulator.app(), line)?;
                simulator.hold(button, time);
            }
            Step::Down(button) => simulator.press(button),
            Step::Up(button) => simulator.release(button),
            Step::Wait(time) => simulator.advance(time),
            Step::Shot(ref name) => on_shot(name, simulator.panel()),
            Step::Expect(ref screen) => {
                let found = simulator.app().screen();
                if found != screen {
                    let expected = screen.clone();
                    let problem = Problem::Screen { expected, found };
                    return Err(ScriptError { line, problem });
                }
            }
        }
    }
    Ok(())
}

/// Fails if the application ignores a button at present. The simulator could wait, but a script
/// must also run on a board, where nothing waits for it.
fn heard(button: Button, app: &App, line: usize) -> Result<(), ScriptError> {
    if app.is_deaf() && !button.is_arrow() {
        let problem = Problem::Deaf;
        return Err(ScriptError { line, problem });
    }
    Ok(())
}
