//! Tests of `caravans` through the buttons: what waits, what is never done by haste, and in which
//! order things are shown.

use palmyra_engine::Rng;
use palmyra_headless::{Simulator, script};
use palmyra_tests::observe::{message, shows, texts};
use palmyra_ui::Button;
use palmyra_ui::text::Language;

fn play(device: &mut Simulator, text: &str) {
    let script = script::parse(text).expect("a script");
    script::run(&script, device, |_, _| {}).unwrap_or_else(|error| panic!("{error}"));
}

fn moves(device: &Simulator) -> usize {
    device.app().history().map_or(0, <[u8]>::len)
}

/// A way from the title into a game.
#[derive(Clone, Copy)]
enum Table {
    /// One person and this number of easy bots.
    Bots(usize),
    /// This number of people.
    People(usize),
}

/// A game that has just begun, at normal or at instant speed.
fn begun(seed: u64, table: Table, is_instant: bool) -> Simulator {
    let mut device = Simulator::new(seed);
    play(&mut device, "press A\npress B\nexpect title\n");
    if is_instant {
        play(
            &mut device,
            "press DOWN 3\npress RIGHT 2\npress A\nexpect settings\npress RIGHT 2\npress B\npress UP 3\n",
        );
    }
    play(&mut device, "press DOWN\npress A\nexpect new-game\n");
    let (seats, change) = match table {
        Table::Bots(bots) => (bots + 1, ""),
        Table::People(people) => (people, "press LEFT\n"),
    };
    let mut text = format!(
        "press DOWN\n{}press DOWN 2\n",
        "press RIGHT\n".repeat(seats - 2)
    );
    for _ in 1..seats {
        text += &format!("press DOWN\n{change}");
    }
    text += &format!("{}press A\n", "press UP\n".repeat(seats + 2));
    play(&mut device, &text);
    device
}

/// Presses a button that a person might press on the current screen.
fn answer(device: &mut Simulator, rng: &mut Rng) {
    use Button::{A, B, Down, Left, Right, Up};
    let tap = |device: &mut Simulator, buttons: &[Button]| {
        buttons.iter().for_each(|&button| device.tap(button));
    };
    match device.app().screen() {
        "trade" => {
            let row = rng.below(3) as usize;
            let deal = [Left, Right][rng.below(2) as usize];
            tap(device, &vec![Down; row]);
            tap(device, &[deal, deal, A]);
            if device.app().screen() == "trade" {
                if shows(device.app(), message("Undo", Language::English)) {
                    tap(device, &[B]);
                }
                tap(device, &vec![Up; row + 1]);
                tap(device, &[A]);
            }
        }
        "card" => {
            tap(device, &vec![Right; rng.below(5) as usize]);
            tap(device, &[A]);
        }
        "exchange" => tap(device, &[A, Right, Right, A, Down, A]),
        "final-sales" | "tax" => tap(device, &[Down, A]),
        _ => tap(device, &[A]),
    }
}

/// Lets bots think and play until somebody is asked or something is to be read.
fn settle(device: &mut Simulator) {
    for _ in 0..400 {
        let before = (device.app().screen(), moves(device), texts(device.app()));
        device.advance(1500);
        let watches =
            device.app().bot_to_move() && matches!(device.app().screen(), "report" | "final-sales");
        if !watches && before == (device.app().screen(), moves(device), texts(device.app())) {
            return;
        }
    }
}

/// Plays a whole game; calls `each` with the screens before and now.
fn whole_game(mut device: Simulator, seed: u64, mut each: impl FnMut(&'static str, &Simulator)) {
    let mut rng = Rng::new(seed);
    let mut last = "title";
    for _ in 0..2000 {
        settle(&mut device);
        let screen = device.app().screen();
        each(last, &device);
        if matches!(screen, "end" | "name") {
            return;
        }
        last = screen;
        answer(&mut device, &mut rng);
    }
    panic!("no end, but {}", device.app().screen());
}

/// Hasty presses neither pass nor play a card.
#[test]
fn mashing_a_never_gives_a_turn_away() {
    let mut device = begun(21, Table::Bots(3), false);
    for _ in 0..200 {
        if device.app().screen() == "trade" {
            break;
        }
        device.advance(500);
        device.tap(Button::A);
    }
    let before = moves(&device);
    for _ in 0..40 {
        device.tap(Button::A);
    }
    assert_eq!((device.app().screen(), moves(&device)), ("trade", before));
    assert!(shows(
        device.app(),
        message("DealFirstThen", Language::English)
    ));
    device.advance(500);
    device.hold(Button::A, 800);
    assert_eq!(device.app().screen(), "card", "a long press passes");
    device.tap(Button::B);
    assert_eq!(device.app().screen(), "trade", "and can be taken back");
}

/// A screen that offers "next" stays until the person continues.
#[test]
fn what_offers_next_waits_for_it() {
    let next = message("Next", Language::English);
    let mut met = std::collections::BTreeSet::new();
    let mut rng = Rng::new(11);
    let mut device = begun(11, Table::Bots(1), false);
    for _ in 0..1000 {
        settle(&mut device);
        if matches!(device.app().screen(), "end" | "name") {
            break;
        }
        if shows(device.app(), next) {
            let before = (device.app().screen(), moves(&device));
            device.advance(20_000);
            assert_eq!((device.app().screen(), moves(&device)), before);
            met.insert(before.0);
        }
        answer(&mut device, &mut rng);
    }
    for screen in ["report", "year", "payout", "drawn", "final-sales"] {
        assert!(met.contains(screen), "{screen}: {met:?}");
    }
}

/// The pages of a year follow the news of the turn that ended it.
#[test]
fn a_year_ends_after_the_news_of_its_last_turn() {
    let mut years = 0;
    for seed in [21, 22] {
        whole_game(begun(seed, Table::Bots(3), true), seed, |last, device| {
            if device.app().screen() == "year" {
                assert!(["news", "card", "mirage", "tax"].contains(&last), "{last}");
                years += u32::from(last == "news");
            }
        });
    }
    assert!(years > 0);
}

/// Nothing is secret in the final sales, so nobody has to hand the device over.
#[test]
fn final_sales_need_no_curtain() {
    let mut sells = false;
    let mut sales = 0;
    whole_game(begun(61, Table::People(3), true), 61, |_, device| {
        let screen = device.app().screen();
        sells |= screen == "final-sales";
        sales += u32::from(screen == "final-sales");
        assert!(!sells || screen != "curtain");
    });
    assert!(sales > 1, "{sales}");
}

/// A turn of three bots costs at most three presses in addition to the person's own decisions.
#[test]
fn a_round_with_three_bots_takes_few_presses() {
    let own = [
        "trade",
        "card",
        "mirage",
        "tax",
        "exchange",
        "drawn",
        "final-sales",
        "end",
        "name",
    ];
    for is_instant in [false, true] {
        let (mut presses, mut most, mut rounds) = (0, 0, 0);
        whole_game(begun(5, Table::Bots(3), is_instant), 5, |_, device| {
            let screen = device.app().screen();
            if !own.contains(&screen) {
                presses += 1;
                most = most.max(presses);
            } else if screen == "trade" {
                presses = 0;
                rounds += 1;
            }
        });
        println!("presses: a round with three bots {most} at most, in {rounds} rounds");
        assert!(most <= 3 && rounds > 5, "{most} {rounds}");
    }
}

/// After a hint, A plays the whole turn that it shows, with the card and its target.
#[test]
fn following_a_hint_plays_the_whole_turn() {
    let mut device = begun(11, Table::Bots(1), true);
    let mut rng = Rng::new(11);
    let mut followed = 0;
    for _ in 0..400 {
        settle(&mut device);
        match device.app().screen() {
            "end" | "name" => break,
            "trade" => {
                let before = moves(&device);
                device.tap(Button::X);
                device.tap(Button::X);
                settle(&mut device);
                assert_eq!(device.app().screen(), "hint");
                device.advance(500);
                device.tap(Button::A);
                assert!(moves(&device) >= before + 2, "deals and a card");
                let screen = device.app().screen();
                assert!(!["trade", "card", "mirage"].contains(&screen), "{screen}");
                followed += 1;
            }
            _ => answer(&mut device, &mut rng),
        }
    }
    assert!(followed >= 9, "{followed}");
}

/// In the first turns, the explanation of a trade mentions their limits.
#[test]
fn the_first_turn_explains_what_it_allows() {
    let mut device = begun(31, Table::People(2), true);
    settle(&mut device);
    play(&mut device, "press A\nexpect trade\npress X\nexpect info\n");
    let said = texts(device.app()).join(" ");
    assert!(said.contains("First turn of the game"), "{said}");
    play(
        &mut device,
        "press B\npress UP\npress A\nexpect card\npress A\n",
    );
    for _ in 0..10 {
        if device.app().screen() == "trade" {
            break;
        }
        device.advance(600);
        device.tap(Button::A);
    }
    play(&mut device, "press X\nexpect info\n");
    let said = texts(device.app()).join(" ");
    assert!(said.contains("Second turn of the game"), "{said}");
}

/// The end of a year concerns everybody: it shows the capital of every player.
#[test]
fn the_end_of_a_year_shows_everybody() {
    let mut met = 0;
    whole_game(begun(51, Table::People(3), true), 51, |_, device| {
        if device.app().screen() == "year" {
            let said = texts(device.app());
            let numbers = said
                .iter()
                .rev()
                .skip_while(|text| text.parse::<i32>().is_err());
            let capitals = numbers.take_while(|text| text.parse::<i32>().is_ok());
            assert!(capitals.count() >= 3, "{said:?}");
            met += 1;
        }
    });
    assert!(met >= 3, "{met}");
}
