//! `cargo run -p palmyra-tests --bin write-scripts`: writes the scripts of the
//! whole games with bots anew, for when bots have learnt to play otherwise.
//! Their golden pictures have to be looked at and replaced as well.

use std::fmt::Write as _;
use std::fs;

use palmyra::{Simulator, script};
use palmyra_engine::Rng;
use palmyra_engine::legions::record;
use palmyra_tests::emulator::tests_folder;
use palmyra_tests::observe::shows;

/// A game to be played to its end.
struct Game {
    name: &'static str,
    seed: u64,
    /// From power-on to the first decision.
    opening: &'static str,
    /// Whether Caesar has to be met.
    caesar: bool,
}

const GAMES: [Game; 2] = [
    Game {
        name: "three-seats",
        seed: 5,
        opening: "# Two people and a bot share the device.
press UP 4
press A
press DOWN 2
press RIGHT
press DOWN 3
press LEFT
press UP 5
expect new-game
shot new-game
press A
",
        caesar: false,
    },
    Game {
        name: "expert",
        seed: 11,
        opening: "# The expert game with Caesar against a bot.
press UP 4
press A
press DOWN
press RIGHT
press UP
expect new-game
shot new-game
press A
",
        caesar: true,
    },
];

fn main() {
    for game in GAMES {
        let text = (0..50)
            .map(|habit| write(&game, habit))
            .find(|text| is_good(&game, text))
            .expect("one of so many players gets a game done");
        let file = tests_folder().join(format!("scripts/{}.txt", game.name));
        fs::write(&file, text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        println!("{}", file.display());
    }
}

/// Whether the script leads through everything to the end.
fn is_good(game: &Game, text: &str) -> bool {
    let mut device = Simulator::new(game.seed);
    run(&mut device, text);
    let mut record = String::new();
    let kept = device.app().record(&mut record);
    let end = kept.and_then(|kept| {
        kept.ok()
            .and_then(|()| record::read(&record, |_, _| {}).ok())
    });
    let met = |stage: &str| text.contains(&format!("shot {stage}\n"));
    device.app().screen() == "end"
        && [
            "tile",
            "cell",
            "march",
            "flip",
            "recruit",
            "put-censor",
            "name",
        ]
        .iter()
        .all(|it| met(it))
        && end.is_some_and(|end| end.caesar().is_some() == game.caesar)
}

fn run(device: &mut Simulator, text: &str) {
    let script = script::parse(text).unwrap_or_else(|error| panic!("{error}"));
    script::run(&script, device, |_, _| {}).unwrap_or_else(|error| panic!("{error}"));
}

/// The decision at hand, as pictures are named, and its screen.
fn stage(device: &Simulator) -> (&'static str, &'static str) {
    let shows = |text: &str| shows(device.app(), text);
    let screen = device.app().screen();
    let stage = match screen {
        "table" if shows("Choose a tile") => "tile",
        "table" if shows("Choose a place") => "cell",
        "table" if shows("Finish the turn") => "march",
        "table" if shows("Put your legion") => "put-legion",
        "table" if shows("Put your censor") => "put-censor",
        "table" => "action",
        "stack" if shows("Draw one tile, then move") || shows("Draw one tile, then move your") => {
            "recruit"
        }
        "stack" => "odd-tile",
        other => other,
    };
    (stage, screen)
}

/// A game played by habit, as a script.
fn write(game: &Game, habit: u64) -> String {
    let mut rng = Rng::new(habit);
    let mut text = format!(
        "# Written for the seed {seed}: `palmyra script FILE --png DIR --seed {seed}`.
# Others move at once, so that pictures come to rest.
# A new device asks for the language and offers the guided game.
press A
press B
press DOWN 4
press A
press RIGHT 2
# speed: instant
press B
{opening}",
        seed = game.seed,
        opening = game.opening,
    );
    let mut device = Simulator::new(game.seed);
    run(&mut device, &text);
    let mut shots = vec!["new-game".to_owned()];
    for step in 0..700 {
        let (stage, screen) = stage(&device);
        let late = format!("{stage}-{}", step / 50);
        for name in [stage.to_owned(), late] {
            // The table once in a while, everything else once.
            if !shots.contains(&name) && (name == stage || stage == "cell" && step % 100 >= 50) {
                add(
                    &mut device,
                    &mut text,
                    &format!("expect {screen}\nshot {name}\n"),
                );
                shots.push(name);
            }
        }
        let moves = match (stage, rng.below(8)) {
            ("end", _) => break,
            ("curtain", _) => "wait 400\npress A\n",
            ("action", 0) => "press LEFT\npress A\n",
            ("action", 1..=4) => "press RIGHT\npress A\n",
            ("flip", 0..=2) => "press RIGHT\npress A\n",
            ("tile" | "cell" | "put-legion" | "put-censor", 0) => "press RIGHT\npress A\n",
            ("stack" | "odd-tile" | "recruit", 0..=3) => "press RIGHT\npress A\n",
            _ => "press A\n",
        };
        add(&mut device, &mut text, moves);
    }
    squeeze(&text)
}

fn add(device: &mut Simulator, text: &mut String, steps: &str) {
    run(device, steps);
    text.push_str(steps);
}

/// The same script with equal presses in one line.
fn squeeze(text: &str) -> String {
    let mut lines: Vec<(&str, u32)> = Vec::new();
    for line in text.lines() {
        match lines.last_mut() {
            Some((last, count)) if *last == line && is_single_press(line) => *count += 1,
            _ => lines.push((line, 1)),
        }
    }
    lines.iter().fold(String::new(), |mut text, (line, count)| {
        let written = match count {
            1 => writeln!(text, "{line}"),
            _ => writeln!(text, "{line} {count}"),
        };
        written.expect("a string takes everything");
        text
    })
}

fn is_single_press(line: &str) -> bool {
    line.starts_with("press ") && line.split(' ').count() == 2
}
