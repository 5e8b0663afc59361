//! Tests of `caravans` played with the buttons: which screens wait, which moves need a
//! deliberate choice, and the order of screens.

use std::collections::BTreeSet;

use palmyra_engine::Rng;
use palmyra_engine::caravans::{self, Caravans, Card, CardKind};
use palmyra_headless::{Simulator, script};
use palmyra_play::Kind;
use palmyra_tests::observe::{faults, message, shows, texts};
use palmyra_ui::Button;
use palmyra_ui::text::Language;

pub fn play(device: &mut Simulator, text: &str) {
    let script = script::parse(text).expect("a script");
    script::run(&script, device, |_, _| {}).unwrap_or_else(|error| panic!("{error}"));
}

pub fn moves(device: &Simulator) -> usize {
    device.app().history().map_or(0, <[u8]>::len)
}

/// The players of a game that is begun from the title.
#[derive(Clone, Copy)]
pub enum Table {
    /// One person and this number of weak bots.
    Bots(usize),
    /// This number of people and no bots.
    People(usize),
}

/// Begins a game, at normal or at instant speed.
pub fn begun(seed: u64, table: Table, is_instant: bool) -> Simulator {
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

/// Presses random buttons that a person could press on the current screen.
pub fn answer(device: &mut Simulator, rng: &mut Rng) {
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

/// Lets bots play until a person has to decide or to read.
pub fn settle(device: &mut Simulator) {
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

/// Plays a whole game. After each press, calls `each` with the previous screen
/// and the device.
pub fn whole_game(
    mut device: Simulator,
    seed: u64,
    mut each: impl FnMut(&'static str, &Simulator),
) {
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

/// Checks that pressing A many times neither passes nor plays a card.
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

/// Checks that a screen with the button "next" stays until the person
/// continues.
#[test]
fn what_offers_next_waits_for_it() {
    let next = message("Next", Language::English);
    let mut met = BTreeSet::new();
    let mut rng = Rng::new(11);
    let mut device = begun(11, Table::Bots(1), false);
    for _ in 0..1000 {
        // Looks often, so that no page can come and go unseen.
        for _ in 0..60 {
            if shows(device.app(), next) {
                break;
            }
            device.advance(100);
        }
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

/// Checks that the pages about the end of a year come after the report of the
/// year's last turn.
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

/// Checks that nobody has to hand the device over in the final sales, because
/// nothing is secret there.
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

/// Checks that final sales without a choice are made without a press.
#[test]
fn final_sales_without_a_choice_make_themselves() {
    let idle = message("FinalIdle", Language::English);
    let (mut chosen, mut made) = (0, 0);
    for seed in 61..64 {
        let mut device = begun(seed, Table::People(3), false);
        let mut rng = Rng::new(seed);
        for _ in 0..2000 {
            if device.app().screen() == "final-sales" {
                let before = (shows(device.app(), idle), moves(&device));
                device.advance(2000);
                let by_itself = moves(&device) - before.1;
                assert_eq!(by_itself > 0, before.0, "{:?}", texts(device.app()));
                made += by_itself;
                chosen += usize::from(!before.0);
            }
            settle(&mut device);
            if device.app().screen() == "end" {
                break;
            }
            answer(&mut device, &mut rng);
        }
    }
    assert!(chosen > 3 && made > 3, "{chosen} {made}");
}

/// Checks that a bot's amphora moves along its route while a text describes the bot's move,
/// and that it stops afterwards.
#[test]
fn amphorae_of_bots_move_along_their_routes() {
    let is_deal = |text: &String| text.starts_with("Buys ") || text.starts_with("Sells ");
    let (mut glides, mut rests) = (0, 0);
    let mut device = begun(12, Table::Bots(1), false);
    let mut rng = Rng::new(12);
    for _ in 0..30 {
        if device.app().screen() == "end" {
            break;
        }
        // The time is longer than a bot's turn, and is divided into steps of
        // two pictures.
        let (mut since, mut before) = (0, (moves(&device), device.panel().clone()));
        for _ in 0..250 {
            device.advance(32);
            let now = (moves(&device), device.panel().clone());
            since = if now.0 == before.0 { since + 32 } else { 0 };
            if since > 0 && texts(device.app()).iter().any(is_deal) {
                let changes = now.1 != before.1;
                assert!(!changes || since <= 320, "{since}");
                glides += u32::from(changes);
                rests += u32::from(!changes);
            }
            before = now;
        }
        answer(&mut device, &mut rng);
    }
    assert!(glides > 20 && rests > 20, "{glides} {rests}");
}

/// Checks that the turns of three bots need at most three presses, in addition to the person's
/// own decisions.
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

/// Returns the position after all moves so far.
pub fn position(device: &Simulator) -> Caravans {
    let mut text = String::new();
    let written = device.app().record(&mut text);
    assert_eq!(written, Some(Ok(())), "a game has been played");
    if !text.contains("\nwinner") {
        text += "running\n";
    }
    caravans::record::read(&text, |_, _| {}).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// Returns the cards under mirages, with their English names on the screens.
fn covered(game: &Caravans) -> Vec<String> {
    let is_covered = |&(field, _): &(usize, &Card)| game.is_covered(field);
    let cards = game.board().iter().enumerate().filter(is_covered);
    let name = |(_, card): (usize, &Card)| {
        let good = ["Gold", "Wine", "Spices"][card.good().index()];
        match card.kind() {
            CardKind::Caravan(value) => format!("{good} {value:+}"),
            CardKind::Contract => "Contract".to_owned(),
            CardKind::Tax => "Tax".to_owned(),
            CardKind::Mirage => "Mirage".to_owned(),
        }
    };
    cards.map(name).collect()
}

/// Checks that A plays the whole turn of a hint, including the card and, for a mirage, the
/// covered card.
#[test]
fn following_a_hint_plays_the_whole_turn() {
    let (mut followed, mut mirages) = (0, 0);
    for seed in 11..40 {
        // One mirage could cover the right card by chance, so two are required.
        if followed >= 9 && mirages >= 2 {
            break;
        }
        let mut device = begun(seed, Table::Bots(1), true);
        let mut rng = Rng::new(seed);
        for _ in 0..400 {
            settle(&mut device);
            match device.app().screen() {
                "end" | "name" => break,
                "trade" => {
                    let before = moves(&device);
                    let old = covered(&position(&device));
                    device.tap(Button::X);
                    device.tap(Button::X);
                    settle(&mut device);
                    assert_eq!(device.app().screen(), "hint");
                    let said = texts(device.app());
                    let over = said.iter().find_map(|text| text.strip_prefix("over "));
                    let over = over.map(|over| over.replace('\n', " "));
                    device.advance(500);
                    device.tap(Button::A);
                    assert!(moves(&device) >= before + 2, "deals and a card");
                    let screen = device.app().screen();
                    assert!(!["trade", "card", "mirage"].contains(&screen), "{screen}");
                    followed += 1;
                    // A mirage does not end a year, so the cards are still on
                    // the board.
                    if let Some(over) = over {
                        let mut new = covered(&position(&device));
                        old.iter().for_each(|card| {
                            let at = new.iter().position(|other| other == card);
                            new.remove(at.expect("still covered"));
                        });
                        assert!(
                            new.len() == 1 && new[0].starts_with(&over),
                            "{over}: {new:?}"
                        );
                        mirages += 1;
                    }
                }
                _ => answer(&mut device, &mut rng),
            }
        }
    }
    assert!(followed >= 9 && mirages >= 2, "{followed} {mirages}");
}

/// Follows the hint for an exchange. The hint must name the right number of
/// cards.
#[test]
fn the_hint_of_an_exchange_counts_its_cards() {
    let mut met = BTreeSet::new();
    for seed in 3..9 {
        let mut device = begun(seed, Table::People(3), true);
        let mut rng = Rng::new(seed);
        for _ in 0..400 {
            settle(&mut device);
            match device.app().screen() {
                "end" => break,
                "exchange" => {
                    device.tap(Button::X);
                    device.tap(Button::X);
                    settle(&mut device);
                    assert_eq!(device.app().screen(), "hint");
                    // With large letters, the text may take two lines.
                    let said = texts(device.app()).join(" ");
                    let count = (0..=5_u8).filter(|count| {
                        let words = match count {
                            0 => message("ExNone", Language::English).to_owned(),
                            _ => filled("ReAside", *count),
                        };
                        said.contains(words.as_str())
                    });
                    let [count] = count.collect::<Vec<_>>()[..] else {
                        panic!("{said}");
                    };
                    device.advance(500);
                    device.tap(Button::A);
                    let is_drawn = device.app().screen() == "drawn";
                    assert_eq!(is_drawn, count > 0);
                    assert!(count == 0 || shows(device.app(), &filled("DrawnTitle", count)));
                    met.insert(count);
                }
                _ => answer(&mut device, &mut rng),
            }
        }
    }
    assert!(met.len() >= 3, "{met:?}");
}

/// Returns a message with this number in its blank.
pub fn filled(msg: &str, number: u8) -> String {
    message(msg, Language::English).replace("{}", &number.to_string())
}

/// Checks that no forecast of the year is shown after the goods have moved.
#[test]
fn an_exchange_forecasts_nothing() {
    let is_signed = |text: &String| text.starts_with(['+', '-']);
    let (mut met, mut moved) = (0, 0);
    let mut device = begun(61, Table::People(3), true);
    let mut rng = Rng::new(61);
    for _ in 0..2000 {
        settle(&mut device);
        match device.app().screen() {
            "end" => break,
            "year" => {
                moved += texts(device.app())
                    .iter()
                    .filter(|it| is_signed(it))
                    .count()
            }
            "exchange" => {
                device.tap(Button::Y);
                assert_eq!(device.app().screen(), "market");
                let said = texts(device.app());
                assert!(!said.iter().any(is_signed), "{said:?}");
                device.tap(Button::B);
                met += 1;
            }
            _ => {}
        }
        answer(&mut device, &mut rng);
    }
    assert!(met >= 6 && moved > 0, "{met} {moved}");
}

/// Plays a whole game, and stops at its result.
pub fn ended(seed: u64, table: Table) -> Simulator {
    let mut device = begun(seed, table, true);
    let mut rng = Rng::new(seed);
    for _ in 0..2000 {
        settle(&mut device);
        let screen = device.app().screen();
        assert_ne!(screen, "name", "before the result");
        if screen == "end" {
            return device;
        }
        answer(&mut device, &mut rng);
    }
    panic!("no end, but {}", device.app().screen());
}

/// Checks that the pages after the result include the log, and that the newest
/// turns in it are the final sales.
#[test]
fn the_result_leads_to_the_log() {
    let mut device = ended(61, Table::People(4));
    device.advance(5000);
    play(
        &mut device,
        "press RIGHT\npress Y\nexpect log\npress A\nexpect report\n",
    );
    let said = texts(device.app());
    assert_eq!(said[0], message("FinalTitle", Language::English));
    let proceeds = said.iter().filter(|text| text.starts_with('+')).count();
    assert!(proceeds >= 3, "{said:?}");
    assert!(
        faults(device.app()).is_empty(),
        "{:?}",
        faults(device.app())
    );
    play(
        &mut device,
        "press B\nexpect log\npress DOWN\npress A\nexpect report\npress B 2\nexpect end\nwait 500\npress B\nexpect end\n",
    );
}

/// Checks that the question for a name comes after the result, and only if a
/// person has won.
#[test]
fn the_name_is_asked_after_the_result_and_only_of_winners() {
    let mut asked = BTreeSet::new();
    for seed in 21..31 {
        let mut device = ended(seed, Table::Bots(3));
        let past = device.app().honours(Kind::Caravans).past().next();
        let won = past.expect("a finished game").won;
        // The result consists of the counting and the ranking. After it the question for a name or
        // the title appears.
        device.advance(5000);
        device.tap(Button::B);
        let is_asked = device.app().screen() == "name";
        assert_eq!(is_asked, won, "seed {seed}");
        asked.insert(is_asked);
    }
    assert!(asked.contains(&false), "{asked:?}");
}

/// Checks that the explanation of a trade mentions the limits of the first two
/// turns.
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

/// Checks that the end of a year shows the capital of every player.
#[test]
fn the_end_of_a_year_shows_everybody() {
    let mut met = 0;
    whole_game(begun(51, Table::People(3), true), 51, |_, device| {
        if device.app().screen() == "payout" {
            // The title must have the year in its second line, and not the name of a player.
            let said = texts(device.app());
            assert!(said[1].starts_with("Year "), "{said:?}");
        }
        if device.app().screen() == "year" {
            let said = texts(device.app());
            assert_eq!(said[1], message("YearMoves", Language::English), "{said:?}");
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
