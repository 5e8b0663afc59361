//! Tests of the first start, and of the help that a new user can get later.

use palmyra_engine::Rng;
use palmyra_headless::{Simulator, script};
use palmyra_play::Kind;
use palmyra_tests::observe::{message, shows, texts};
use palmyra_tests::walks::Walk;
use palmyra_ui::Button;
use palmyra_ui::text::Language;

fn play(device: &mut Simulator, text: &str) {
    let script = script::parse(text).expect("a script");
    script::run(&script, device, |_, _| {}).unwrap_or_else(|error| panic!("{error}"));
}

/// Creates a device and answers its first questions: English, no guided game.
fn greeted(seed: u64) -> Simulator {
    let mut device = Simulator::new(seed);
    play(&mut device, "press A\npress B\nexpect title\n");
    device
}

#[test]
fn a_new_device_asks_once_and_remembers_the_language() {
    let mut device = Simulator::new(1);
    play(
        &mut device,
        "expect language\npress DOWN 2\npress A\nexpect welcome\npress B\nexpect title\n",
    );
    assert!(shows(
        device.app(),
        message("LegionsLine", Language::French)
    ));
    let device = Simulator::open(2, device.into_saves());
    assert_eq!(device.app().screen(), "title");
    assert_eq!(device.app().settings().language, Language::French);
}

#[test]
fn the_language_can_be_changed_in_the_settings() {
    let mut device = greeted(1);
    play(
        &mut device,
        "press DOWN 3\npress RIGHT 2\npress A\nexpect settings\npress DOWN 6\npress RIGHT\n",
    );
    assert!(shows(device.app(), message("Settings", Language::German)));
    assert!(shows(device.app(), "Deutsch"));
}

#[test]
fn erasing_everything_makes_a_new_device() {
    let mut device = greeted(1);
    play(
        &mut device,
        "press DOWN 3\npress RIGHT 2\npress A\npress UP\npress A\nexpect confirm\npress DOWN\npress A\n\
         press DOWN\npress A\nexpect language\n",
    );
}

/// Follows the guided game, and returns all its texts.
fn guided(device: &mut Simulator) -> Vec<String> {
    const ARROWS: [Button; 4] = [Button::Right, Button::Left, Button::Up, Button::Down];
    let mut rng = Rng::new(1);
    let mut sentences = Vec::new();
    for _ in 0..1000 {
        if device.app().screen() == "end" {
            break;
        }
        let said = texts(device.app());
        if sentences.last() != Some(&said) {
            sentences.push(said);
        }
        device.tap(Button::A);
        device.advance(1000);
        // If A is not the button that the guided game requires, one of the
        // arrows is.
        if shows_objection(device) {
            device.tap(ARROWS[rng.below(4) as usize]);
        }
    }
    sentences.into_iter().flatten().collect()
}

/// Whether the screen explains a wrong press.
fn shows_objection(device: &Simulator) -> bool {
    const OBJECTIONS: [&str; 8] = [
        "NotThisAction",
        "NotThisTile",
        "NotMoreTiles",
        "NotThisPlace",
        "NotYetFinished",
        "NotThisFlip",
        "NotThisStack",
        "NotThisSpot",
    ];
    let said = texts(device.app()).join(" ");
    OBJECTIONS
        .iter()
        .any(|msg| said.contains(message(msg, Language::English)))
}

#[test]
fn trying_until_nothing_is_explained_finishes_the_guided_game() {
    let mut device = Simulator::new(1);
    play(&mut device, "press A 2\nexpect table\n");
    let said = guided(&mut device).join(" ");
    assert_eq!(device.app().screen(), "end");
    assert!(shows(device.app(), "You win!"));
    for word in [
        "Conquer", "Revenue", "tribute", "occupied", "stuck", "feature",
    ] {
        assert!(said.contains(word), "the guide never says {word}");
    }
}

/// Checks that the introduction of every guided game asks the player to press X, to press Y and to
/// hold B. Each request disappears once the player has followed or skipped it. Button A skips it.
/// Up, down, and a short press of B do not remove it.
#[test]
fn the_guided_game_asks_to_press_x_and_y_and_to_hold_b() {
    const TRIED: [(&str, Button); 3] = [
        ("TryX", Button::X),
        ("TryY", Button::Y),
        ("TryB", Button::B),
    ];
    for (index, game) in Kind::SHOWN.iter().enumerate() {
        for skips in [false, true] {
            let mut device = Simulator::new(1);
            play(
                &mut device,
                "press A\npress B\npress DOWN 3\npress RIGHT\npress A\nexpect learn\n",
            );
            (0..index).for_each(|_| device.tap(Button::Y));
            device.tap(Button::A);
            device.advance(1000);
            let asks = |device: &Simulator, name: &str| {
                let said = texts(device.app()).join(" ");
                said.replace("  ", " ")
                    .contains(message(name, Language::English))
            };
            for _ in 0..3 {
                assert!(!asks(&device, TRIED[0].0), "{game:?}");
                device.tap(Button::A);
            }
            let screen = device.app().screen();
            for (name, button) in TRIED {
                assert!(
                    asks(&device, name),
                    "{game:?} {name}: {:?}",
                    texts(device.app())
                );
                device.tap(Button::Down);
                device.tap(Button::Up);
                assert!(asks(&device, name), "{game:?} {name}");
                if skips {
                    device.tap(Button::A);
                    continue;
                }
                if button == Button::B {
                    // A short press opens the pause as well, but was not asked for.
                    device.tap(Button::B);
                    device.tap(Button::B);
                    assert!(asks(&device, name), "{game:?} {name}");
                    device.hold(Button::B, 500);
                } else {
                    device.tap(button);
                }
                assert_ne!(device.app().screen(), screen, "{game:?}: {button:?}");
                device.tap(Button::B);
                device.advance(500);
                assert_eq!(device.app().screen(), screen, "{game:?}: {button:?}");
                assert!(!asks(&device, name), "{game:?} {name} is done");
            }
            assert_eq!(device.app().history().map(<[u8]>::len), Some(0));
        }
    }
}

#[test]
fn the_guided_game_leaves_no_trace() {
    let mut device = greeted(3);
    // Creates a saved game. Its record must be the same after the lesson.
    play(
        &mut device,
        "press A\npress DOWN\npress LEFT\npress UP\npress A 2\nexpect table\npress A\npress B 2\nexpect pause\npress UP 2\npress A\nexpect title\n",
    );
    let record = |device: &Simulator| {
        let mut text = String::new();
        let written = device.app().record(&mut text);
        (written, text)
    };
    let before = record(&device);
    play(
        &mut device,
        "press DOWN 4\npress RIGHT\npress A\nexpect learn\npress A\nexpect table\n",
    );
    assert_eq!(record(&device).0, None, "a lesson is no record");
    guided(&mut device);
    play(
        &mut device,
        "wait 500\npress B\nexpect title\npress A\nwait 400\nexpect table\n",
    );
    assert_eq!(record(&device), before);
    play(
        &mut device,
        "press B\nexpect pause\npress UP 2\npress A\nexpect title\npress DOWN 4\npress A\nexpect results\n",
    );
    assert_eq!(
        number(&device, "games").as_deref(),
        Some("0"),
        "nothing counts"
    );
}

#[test]
fn a_finished_game_counts_in_the_statistics() {
    let mut device = greeted(4);
    play(
        &mut device,
        "press A\npress DOWN\npress LEFT\npress UP\npress A 2\nexpect table\n",
    );
    for _ in 0..3000 {
        if device.app().screen() == "end" {
            break;
        }
        device.tap(Button::A);
    }
    play(
        &mut device,
        "wait 500\npress B\nexpect name\npress B\nexpect title\npress DOWN 3\npress A\nexpect results\n",
    );
    assert_eq!(number(&device, "games").as_deref(), Some("1"));
}

/// Returns the number above a word on the screen.
fn number(device: &Simulator, word: &str) -> Option<String> {
    let said = texts(device.app());
    let at = said.iter().position(|said| said == word)?;
    said.into_iter().nth(at.checked_sub(1)?)
}

/// Returns the text that follows another text on the screen.
fn value(device: &Simulator, text: &str) -> Option<String> {
    let said = texts(device.app());
    let at = said.iter().position(|said| said == text)?;
    said.into_iter().nth(at + 1)
}

/// Checks that a finished game of `caravans` counts only in the results of
/// `caravans`.
#[test]
fn a_finished_game_of_caravans_counts_in_its_own_statistics() {
    let mut device = greeted(4);
    play(&mut device, "press DOWN\npress A 2\n");
    for _ in 0..3000 {
        if device.app().screen() == "end" {
            break;
        }
        // On these two screens, A alone does nothing, so that nobody ends a turn by accident. UP
        // selects the entry that ends the decision.
        if matches!(device.app().screen(), "trade" | "exchange") {
            device.tap(Button::Up);
        }
        device.tap(Button::A);
        device.advance(400);
    }
    assert!(shows(
        device.app(),
        message("LegendFinal", Language::English)
    ));
    // The counting ends, and a name may be asked for.
    for _ in 0..4 {
        if device.app().screen() != "title" {
            device.tap(Button::B);
        }
    }
    play(
        &mut device,
        "expect title\npress DOWN 2\npress A\nexpect results\n",
    );
    assert!(shows(device.app(), "Caravans"));
    assert_eq!(number(&device, "games").as_deref(), Some("1"));
    play(&mut device, "press Y 2\nexpect results\n");
    assert!(shows(device.app(), "Legions"));
    assert_eq!(number(&device, "games").as_deref(), Some("0"));
}

/// Checks that a game of `merchants` can be continued after the last lesson, and is
/// saved like any other game.
#[test]
fn a_guided_game_that_is_played_on_is_kept() {
    let device = Walk::named("merchants-guided").go(Language::English, |_, _, _| {});
    let mut device = Simulator::open(2, device.into_saves());
    assert_eq!(value(&device, "Continue").as_deref(), Some("Merchants"));
    play(
        &mut device,
        "press A\nwait 1000\nexpect events\npress A\nwait 1000\nexpect map\n",
    );
    assert!(shows(device.app(), "Place a piece"));
    device.tap(Button::A);
    device.advance(5000);
    assert!(!shows(
        device.app(),
        message("GuidedGame", Language::English)
    ));
}

#[test]
fn saved_games_show_which_game_they_are() {
    let mut device = greeted(4);
    play(
        &mut device,
        "press DOWN\npress A 2\nwait 4000\npress A\nwait 1000\npress UP\npress A\nwait 500\npress A\nwait 4000\nhold B 3000\nexpect pause\npress UP 2\npress A\nexpect title\n",
    );
    assert_eq!(
        value(&device, "Continue").as_deref(),
        Some("Caravans, turn 2")
    );
    play(
        &mut device,
        "press DOWN\npress A 2\nwait 4000\npress A\nwait 4000\nhold B 3000\nexpect pause\npress UP 2\npress A\nexpect title\n\
         press A\nexpect games\n",
    );
    assert!(shows(device.app(), "Legions") && shows(device.app(), "Caravans"));
}

/// Checks that, in a game of two people, the second person sees the turn of the
/// first one, and only once.
#[test]
fn a_person_sees_what_the_others_did_and_only_once() {
    let mut device = greeted(6);
    play(
        &mut device,
        "press A\npress DOWN 5\npress LEFT\npress UP 5\npress A\nwait 500\nexpect curtain\npress A\nexpect table\n",
    );
    let news = message("SinceThen", Language::English);
    assert!(!shows(device.app(), news), "nothing has happened yet");
    // Reorganizes and leaves everything in place.
    play(&mut device, "press LEFT\n");
    for _ in 0..20 {
        if device.app().screen() == "curtain" {
            break;
        }
        device.tap(Button::A);
        device.advance(500);
    }
    play(&mut device, "wait 500\npress A\nexpect table\nwait 500\n");
    assert!(shows(device.app(), news), "{:?}", texts(device.app()));
    assert!(
        texts(device.app())
            .iter()
            .any(|text| text.ends_with(": Reorganize"))
    );
    play(&mut device, "press A\nexpect table\n");
    assert!(!shows(device.app(), news));
    play(
        &mut device,
        "press A\nwait 500\npress B\nwait 500\nexpect table\n",
    );
    assert!(!shows(device.app(), news), "not again after a step back");
}

/// Checks the buttons while the turns of other players are shown. A and the arrows
/// end the display and do nothing else. The other buttons act as their labels say.
#[test]
fn no_button_is_ignored_while_turns_are_shown() {
    let news = message("SinceThen", Language::English);
    // Creates a game of a person against two bots, after the first turn of each
    // bot.
    let told = || {
        let mut device = greeted(6);
        play(
            &mut device,
            "press A\npress DOWN 2\npress RIGHT\npress DOWN\npress RIGHT\npress UP 3\npress A\nwait 500\nexpect table\n",
        );
        for _ in 0..40 {
            if shows(device.app(), news) {
                break;
            }
            device.tap(Button::A);
            device.advance(400);
        }
        assert!(shows(device.app(), news), "{:?}", texts(device.app()));
        device
    };
    let record = |device: &Simulator| {
        let mut text = String::new();
        assert_eq!(device.app().record(&mut text), Some(Ok(())));
        text
    };
    let mut device = told();
    let before = record(&device);
    device.tap(Button::A);
    device.advance(200);
    assert_eq!(record(&device), before, "A has only ended what is told");
    assert!(!shows(device.app(), news) && shows(device.app(), "Conquer"));
    for (button, screen) in [(Button::B, "pause"), (Button::X, "explain")] {
        let mut device = told();
        device.tap(button);
        assert_eq!(device.app().screen(), screen, "{button:?}");
    }
    // Y shows the place on the map. Afterwards the display of the turns
    // continues.
    let mut device = told();
    device.tap(Button::Y);
    assert!(!shows(device.app(), news), "the whole panel is for the map");
    device.tap(Button::Y);
    assert!(shows(device.app(), news));
    device.tap(Button::Right);
    assert!(!shows(device.app(), news));
    assert_eq!(record(&device), before);
    // A person who has watched the bots play is not shown their turns again.
    let mut device = greeted(6);
    play(
        &mut device,
        "press A\npress DOWN 2\npress RIGHT\npress DOWN\npress RIGHT\npress UP 3\npress A\n",
    );
    device.advance(60_000);
    assert_eq!(device.app().screen(), "table");
    assert!(!shows(device.app(), news), "{:?}", texts(device.app()));
}

#[test]
fn how_to_play_opens_at_the_decision_at_hand() {
    let mut device = greeted(8);
    let page = |device: &mut Simulator| {
        play(
            device,
            "press B\nexpect pause\npress DOWN 4\npress A\nexpect how-to\n",
        );
        let title = texts(device.app()).into_iter().next();
        play(device, "press B\npress UP 4\npress A\n");
        title
    };
    play(
        &mut device,
        "press A\npress DOWN\npress LEFT\npress UP\npress A 2\nexpect table\nwait 500\n",
    );
    assert_eq!(page(&mut device).as_deref(), Some("Your turn"));
    // The drawn tile cannot be put back. So B opens the pause while figures are placed.
    play(
        &mut device,
        "press LEFT\npress A 2\nwait 500\nexpect table\n",
    );
    assert!(shows(device.app(), "Place your legion"));
    assert_eq!(page(&mut device).as_deref(), Some("Reorganize"));
}

/// Checks that each game is offered with its last setup, and that the last game is selected. Both
/// must remain after a restart.
#[test]
fn the_last_setup_of_each_game_is_remembered() {
    let mut device = greeted(1);
    // Plays a game of `caravans` for four, which Blue begins, and then a game
    // of `legions` for three.
    play(
        &mut device,
        "press DOWN\npress A\npress DOWN\npress RIGHT 2\npress DOWN\npress RIGHT 2\npress UP 2\npress A\nwait 500\n\
         press B\nexpect pause\npress UP 2\npress A\nexpect title\npress DOWN\npress A\npress DOWN 2\npress RIGHT\npress UP 2\npress A\nwait 500\n\
         press B\nexpect pause\npress UP 2\npress A\nexpect title\n",
    );
    let mut device = Simulator::open(2, device.into_saves());
    play(
        &mut device,
        "expect title\npress DOWN\npress A\nexpect new-game\n",
    );
    assert!(shows(device.app(), "Legions") && shows(device.app(), "3"));
    assert!(!shows(device.app(), "White") && shows(device.app(), "random"));
    play(
        &mut device,
        "press B\npress DOWN\npress A\nexpect new-game\n",
    );
    assert!(shows(device.app(), "Caravans") && shows(device.app(), "4"));
    assert!(shows(device.app(), "White") && !shows(device.app(), "random"));
}
