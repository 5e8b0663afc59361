//! Tests of the application's behaviour as seen from outside.

use std::fs;
use std::path::Path;

use embedded_graphics::geometry::Point;
use palmyra_engine::legions::record;
use palmyra_engine::record::Recorded as _;
use palmyra_headless::{Panel, Simulator, script};
use palmyra_play::{Day, Kind};
use palmyra_tests::emulator::{
    PLACE_SCRIPT, PLACE_SEED, TABLE_SCRIPT, TABLE_SEED, TRADE_SCRIPT, TRADE_SEED, tests_folder,
};
use palmyra_tests::observe::{faults, message, messages, shows, texts};
use palmyra_ui::canvas::Font;
use palmyra_ui::text::{Language, Line};
use palmyra_ui::{App, Button, Input, Parts};

/// Creates a device and answers its first questions: English, no guided game.
fn greeted(seed: u64) -> Simulator {
    let mut device = Simulator::new(seed);
    play(&mut device, "press A\npress B\nexpect title\n");
    device
}

fn play(device: &mut Simulator, text: &str) {
    let script = script::parse(text).expect("a script");
    script::run(&script, device, |_, _| {}).unwrap_or_else(|error| panic!("{error}"));
}

#[test]
fn the_whole_application_with_a_running_game_takes_at_most_24_kb() {
    println!("application bytes {}", size_of::<App>());
    assert!(size_of::<App>() <= 24 * 1024, "{} bytes", size_of::<App>());
}

#[test]
fn from_power_on_to_playing_are_at_most_four_presses() {
    let mut device = Simulator::new(3);
    for _ in 0..4 {
        if device.app().screen() == "table" && shows(device.app(), "Conquer") {
            return;
        }
        device.tap(Button::A);
        device.advance(100);
    }
    // The table is shown, even if a bot begins.
    assert_eq!(device.app().screen(), "table");
}

#[test]
fn a_held_button_repeats_after_300_ms_and_then_every_100() {
    let mut app = App::new(1);
    let chosen = |app: &App| {
        let mut panel = Panel::new();
        app.draw(&mut panel);
        panel
    };
    let mut last = chosen(&app);
    let mut wake = app.update(Input::Press(Button::Down), 1000).wake;
    let mut moved = Vec::new();
    for now in 1000..1700 {
        if wake.is_some_and(|wake| wake <= now) {
            wake = app.update(Input::Tick, now).wake;
        }
        let shown = chosen(&app);
        if shown != last {
            moved.push(now - 1000);
            last = shown;
        }
    }
    assert_eq!(moved, [0, 300, 400, 500, 600]);
    app.update(Input::Release(Button::Down), 1700);
    assert_eq!(app.update(Input::Tick, 3000).wake, None);
}

#[test]
fn a_confirmation_is_never_repeated() {
    let mut device = greeted(1);
    device.hold(Button::A, 3000);
    assert_eq!(device.app().screen(), "new-game");
}

#[test]
fn a_resting_screen_asks_for_no_time() {
    let mut device = Simulator::new(1);
    device.advance(10_000);
    assert_eq!((device.wake(), device.frames()), (None, 1));
}

/// Checks that no coins are shown on the curtain or while a bot plays. The game has two people and
/// a bot.
#[test]
fn coins_are_never_on_the_screen_for_another() {
    let mut device = greeted(5);
    play(
        &mut device,
        "press A\npress DOWN 2\npress RIGHT\npress DOWN 3\npress LEFT\npress UP 5\npress A\n",
    );
    let news = message("SinceThen", Language::English);
    let bots = ["Malku", "Yarhai", "Zabdas", "Longinus", "Zenobia"];
    let is_bot = |text: &String| bots.iter().any(|bot| text.starts_with(bot));
    let (mut curtains, mut watched) = (0, 0);
    for _ in 0..400 {
        let app = device.app();
        match app.screen() {
            "curtain" => {
                curtains += 1;
                let digits = texts(app)
                    .iter()
                    .any(|text| text.contains(|c: char| c.is_ascii_digit()));
                assert!(!digits, "{:?}", texts(app));
                device.advance(500);
                device.tap(Button::A);
            }
            "table" if texts(app).iter().any(is_bot) && !shows(app, news) => {
                watched += 1;
                // The counts, including the coins, are hidden. All other numbers on the screen
                // have one digit, because nobody has ten tiles of a kind.
                let is_count = |text: &String| {
                    text.len() > 1 && text.bytes().all(|byte| byte.is_ascii_digit())
                };
                assert!(!texts(app).iter().any(is_count), "{:?}", texts(app));
                device.advance(300);
            }
            "end" => break,
            _ => device.tap(Button::A),
        }
    }
    assert!(
        curtains > 5 && watched > 5,
        "{curtains} curtains, {watched} watched"
    );
}

#[test]
fn b_undoes_step_by_step_and_then_pauses() {
    let mut device = greeted(8);
    // In the first solo game, begins a conquest, chooses a tile and its place,
    // and takes back each step.
    play(
        &mut device,
        "press A\npress DOWN\npress LEFT\npress UP\npress A 2\nexpect table\npress A\nwait 300\npress A\nwait 300\npress A\nwait 300\n",
    );
    assert!(shows(device.app(), "Choose a tile"));
    play(&mut device, "press B\nwait 300\n");
    assert!(
        shows(device.app(), "Choose a space"),
        "the tile hovers over the place where it was"
    );
    play(&mut device, "press B\nwait 300\n");
    assert!(shows(device.app(), "Choose a tile"));
    play(&mut device, "press B\nwait 300\n");
    assert!(shows(device.app(), "Conquer"));
    play(
        &mut device,
        "press B\nexpect pause\npress A\nexpect table\npress B\nexpect pause\npress UP 2\npress A\nexpect title\n",
    );
    play(&mut device, "press A\nexpect table\n");
    assert!(
        shows(device.app(), "Conquer"),
        "the game goes on where it was left"
    );
}

/// Checks the header of a solo game. It shows the largest number of remaining turns. When the
/// reserve has too few coins for the goal, a line strikes the goal out, because a colour alone
/// would not be enough.
#[test]
fn alone_the_header_counts_the_turns_and_strikes_out_a_goal_out_of_reach() {
    let mut device = greeted(8);
    play(
        &mut device,
        "press A\npress DOWN\npress LEFT\npress UP\npress A 2\nexpect table\nwait 900\n",
    );
    // Returns the length of the longest run of one colour in the header. Only
    // the line through the goal is long.
    let longest = |device: &Simulator| {
        let panel = device.panel();
        let row = |y| {
            let (mut most, mut run) = (0, 0);
            for x in 15..56 {
                let pixel = panel.ink(Point::new(x, y));
                let same = pixel == panel.ink(Point::new(x - 1, y));
                let ground = pixel == panel.ink(Point::new(15, 1));
                run = if same && !ground { run + 1 } else { 0 };
                most = most.max(run);
            }
            most
        };
        (4..18).map(row).max().unwrap_or(0)
    };
    let mut struck = 0;
    for turn in 0..30 {
        let reserve = 120 - 3 * turn;
        let left = (reserve as u32).div_ceil(3).to_string();
        assert!(shows(device.app(), "0/55"), "{:?}", texts(device.app()));
        assert!(shows(device.app(), &left), "{left} turns left");
        let out_of_reach = reserve < 55;
        assert_eq!(longest(&device) >= 12, out_of_reach, "with {reserve} left");
        struck += usize::from(out_of_reach);
        // Reorganizes and leaves everything in place, which gains no coin.
        play(&mut device, "press LEFT\n");
        for _ in 0..4 {
            device.tap(Button::A);
            device.advance(300);
        }
        device.advance(8000);
        assert_eq!(device.app().screen(), "table");
    }
    assert!(struck > 5);
}

/// Checks that B never leaves a game by accident. In the pause, B returns to the table. Holding B
/// in the middle of a turn opens the pause and takes nothing back.
#[test]
fn b_held_pauses_in_the_middle_of_a_turn_and_takes_nothing_back() {
    let mut device = greeted(8);
    play(
        &mut device,
        "press A\npress DOWN\npress LEFT\npress UP\npress A 2\nexpect table\npress A\nwait 300\npress A 2\nwait 900\n",
    );
    assert!(shows(device.app(), "Choose a tile"));
    let before = texts(device.app());
    play(
        &mut device,
        "hold B 350\nwait 900\nexpect table\npress A\nwait 900\n",
    );
    assert_eq!(texts(device.app()), before, "a short press undoes");
    for time in [450, 5000] {
        play(&mut device, &format!("hold B {time}\nexpect pause\n"));
        play(&mut device, "press B\nexpect table\nwait 900\n");
        assert_eq!(texts(device.app()), before, "held for {time} ms");
    }
    play(
        &mut device,
        "hold B 450\npress DOWN 2\npress A\nexpect log\nhold B 5000\nexpect pause\n",
    );
}

/// Checks that up and down change nothing about a held B on a device without sound, where they
/// have no volume to change.
#[test]
fn without_sound_b_takes_back_and_pauses_also_with_up_and_down() {
    let mut device = greeted(8);
    device.equip(Parts {
        sound: false,
        ..Parts::default()
    });
    play(
        &mut device,
        "press A\npress DOWN\npress LEFT\npress UP\npress A 2\nexpect table\npress A\nwait 300\npress A\nwait 900\n",
    );
    assert!(shows(device.app(), "Choose a space"));
    for button in [Button::Up, Button::Down] {
        device.press(Button::B);
        device.tap(button);
        device.advance(500);
        assert_eq!(device.app().screen(), "pause", "{button:?}");
        device.release(Button::B);
        play(&mut device, "press B\nexpect table\nwait 900\n");
    }
    device.press(Button::B);
    device.tap(Button::Up);
    device.release(Button::B);
    assert!(shows(device.app(), "Choose a tile"), "B takes back");
}

#[test]
fn the_same_seed_gives_the_same_game_and_the_desk_can_repeat_it() {
    let record = |seed| {
        let mut device = greeted(1);
        // Turns on the question for the seed. Then plays the first solo game by
        // confirming.
        play(
            &mut device,
            "press DOWN 3\npress RIGHT 2\npress A\nexpect settings\npress DOWN 5\npress RIGHT\npress B\npress UP 3\n\
             press A\npress DOWN\npress LEFT\npress UP\npress A 2\nexpect seed\n",
        );
        for digit in format!("{seed:08}").bytes() {
            for _ in 0..10 {
                if is_digit(&device, digit) {
                    break;
                }
                device.tap(Button::Up);
            }
            device.tap(Button::Right);
        }
        device.tap(Button::A);
        for _ in 0..2000 {
            if device.app().screen() == "end" {
                break;
            }
            device.tap(Button::A);
        }
        let mut text = String::new();
        assert_eq!(device.app().record(&mut text), Some(Ok(())));
        text
    };
    let text = record(12_345_678);
    assert!(text.contains("\nseed 12345678\n"), "{text}");
    assert_eq!(text, record(12_345_678));
    let end = record::read(&text, |_, _| {}).expect("it replays");
    let desk = palmyra_engine::legions::Legions::new(end.setup(), 12_345_678);
    assert_eq!(
        end.initial().map(|game| *game.hand(game.seat())),
        Some(*desk.hand(desk.seat()))
    );
}

/// Whether the current digit of the seed is `digit`. If so, the next digit becomes the current one.
fn is_digit(device: &Simulator, digit: u8) -> bool {
    let shown = texts(device.app());
    let digits: Vec<_> = shown
        .iter()
        .filter(|text| text.len() == 1 && text.as_bytes()[0].is_ascii_digit())
        .collect();
    let place = DIGIT.with(|place| place.get());
    let is = digits
        .get(place)
        .is_some_and(|text| text.as_bytes()[0] == digit);
    if is {
        DIGIT.with(|at| at.set((place + 1) % 8));
    }
    is
}

thread_local! {
    /// The index of the current digit.
    static DIGIT: std::cell::Cell<usize> = const { std::cell::Cell::new(0) };
}

#[test]
fn every_message_has_a_text_in_every_language_and_fits_its_buffer() {
    for language in Language::ALL {
        let blanks = |text: &str| text.matches("{}").count();
        let pairs = messages(Language::English).zip(messages(language));
        for ((msg, english), (_, text)) in pairs {
            // An arrow in the bar of buttons needs no word.
            assert!(
                !text.trim().is_empty() || msg == "Nothing",
                "{msg:?} {language:?}"
            );
            assert_eq!(text, text.trim(), "{msg:?} {language:?}");
            assert_eq!(blanks(text), blanks(english), "{msg:?} {language:?}");
            if text.contains("{}") {
                assert!(
                    text.len() + 30 <= Line::new().capacity(),
                    "{msg:?} {language:?} is too long to fill"
                );
            }
            for letter in text.chars().filter(|&letter| letter != '\n') {
                for font in [Font::Body, Font::Title] {
                    let width = font.width(letter.encode_utf8(&mut [0; 4]));
                    assert!(width > 0, "{msg:?} {language:?}: no `{letter}`");
                }
            }
        }
    }
}

/// Checks that texts of more than two words differ between any two languages. A long text that is
/// the same was not translated.
#[test]
fn no_sentence_is_left_in_another_language() {
    for (index, language) in Language::ALL.into_iter().enumerate() {
        for other in &Language::ALL[..index] {
            for ((msg, text), (_, same)) in messages(language).zip(messages(*other)) {
                let words = text.split_whitespace().filter(|&word| word != "{}").count();
                assert!(
                    text != same || words <= 2,
                    "{msg:?} is the same in {language:?} and {other:?}"
                );
            }
        }
    }
}

/// Checks that *About* names the parts of the device's software, and the place
/// of their licences.
#[test]
fn about_leads_to_the_licences_of_what_is_in_the_device() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../licenses/firmware.txt");
    let notices = fs::read_to_string(file).expect("the notices");
    for language in Language::ALL {
        let mut device = Simulator::new(1);
        (0..language as u8).for_each(|_| device.tap(Button::Down));
        play(
            &mut device,
            "press A\npress B\nexpect title\npress UP\npress LEFT\npress A\nexpect page\n",
        );
        let mut read = Vec::new();
        for _ in 0..20 {
            if device.app().screen() != "page" {
                break;
            }
            let faults = faults(device.app());
            assert!(faults.is_empty(), "{language:?}: {faults:?}");
            read.extend(texts(device.app()));
            device.tap(Button::A);
        }
        assert_eq!(device.app().screen(), "title", "it ends");
        assert!(read.iter().any(|line| line == message("Notices", language)));
        let all = message("NoticesText", language);
        for word in all.split_whitespace() {
            let is_read = read.iter().any(|line| line.contains(word));
            assert!(is_read, "{language:?}: {word}");
        }
        assert!(all.contains("palmyra-notices.txt"), "{language:?}");
        for part in [
            "embassy-rp",
            "cortex-m",
            "embedded-graphics",
            "mipidsi",
            "u8g2-fonts",
            "heapless",
            "serde",
            "postcard",
        ] {
            assert!(all.contains(part), "{language:?}: {part}");
            assert!(notices.contains(&format!("\n{part} ")), "{part}");
        }
    }
}

/// Checks that the scripts of the benchmark lead to the measured screens. The benchmark presses
/// buttons without checking the screen.
#[test]
fn the_scripts_of_the_bench_lead_where_it_measures() {
    for (file, seed) in [
        (TABLE_SCRIPT, TABLE_SEED),
        (TRADE_SCRIPT, TRADE_SEED),
        (PLACE_SCRIPT, PLACE_SEED),
    ] {
        let text = fs::read_to_string(tests_folder().join(file)).expect("a script");
        assert!(text.contains("\nexpect "), "{file} says where it leads");
        let mut device = Simulator::new(seed);
        let script = script::parse(&text).unwrap_or_else(|error| panic!("{file}: {error}"));
        script::run(&script, &mut device, |_, _| {})
            .unwrap_or_else(|error| panic!("{file}: {error}"));
    }
}

/// Checks a finished game of the day: its result, its milestones and its save.
/// Milestones must be announced only once.
#[test]
fn a_finished_game_of_a_day_is_saved_and_its_milestones_are_announced_once() {
    let mut device = Simulator::new(1);
    play(
        &mut device,
        "press A\npress B\nexpect title\npress UP\npress RIGHT 3\npress A\nexpect day\npress A\nexpect table\n",
    );
    let mut told = Vec::new();
    for _ in 0..3000 {
        if device.app().screen() == "end" {
            break;
        }
        device.tap(Button::A);
        device.advance(400);
        told.extend(texts(device.app()));
    }
    // The first press skips the counting, and the last page shows the
    // milestones.
    for _ in 0..2 {
        device.advance(3000);
        device.tap(Button::Left);
        told.extend(texts(device.app()));
    }
    for name in ["FirstGame", "FirstDay"] {
        let milestone = message(name, Language::English);
        assert!(told.iter().any(|line| line == milestone), "{name}");
    }
    play(
        &mut device,
        "expect end\npress B 2\nexpect title\npress UP\npress RIGHT 3\npress A\nexpect day\n",
    );
    assert!(texts(device.app()).iter().any(|line| line == "Day 2"));
    let mut saves = device.into_saves();
    let found = palmyra_play::save::honours(&mut saves, Kind::FIRST);
    let honours = found.expect("it can be read").expect("it is there");
    let day = Day::FIRST;
    assert_eq!(
        honours.days().map(|result| result.day).collect::<Vec<_>>(),
        [day]
    );
    assert_eq!(
        honours.past().map(|past| past.day).collect::<Vec<_>>(),
        [Some(day)]
    );
    // After a restart, no milestone is announced again.
    let device = Simulator::open(1, saves);
    let milestone = message("FirstGame", Language::English);
    assert!(!texts(device.app()).iter().any(|line| line == milestone));
}
