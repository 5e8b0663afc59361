//! Games of `caravans` are kept at every step: with secret hands, several
//! decisions in a turn, and taxes that make others decide in between.

#[path = "../../storage/tests/support/nor.rs"]
#[allow(dead_code, reason = "made for more than these tests need")]
mod nor;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use nor::{Nor, SECTOR, TEARS};
use palmyra::Simulator;
use palmyra::flash::Flash;
use palmyra::saves::Saves;
use palmyra_device::FlashSaves;
use palmyra_engine::bot::{Level, Player};
use palmyra_engine::caravans::{Caravans, Card, Kind, Move, Phase, Players};
use palmyra_engine::{Game as _, Rng, Seat};
use palmyra_play::save::{self, Header, SLOTS, SaveStore as _, Slot};
use palmyra_play::{Listed as _, Person, Running, Settings, Start, Who};
use palmyra_tests::caravans::{all_players, players};
use palmyra_tests::observe::{shows, texts};
use palmyra_tests::saves::used;
use palmyra_ui::Button;

type Play = Running<Caravans>;

const PEOPLE: [Who; 5] = [Who::Human; 5];

fn header(players: Players, seed: u32, who: [Who; 5], first: Option<u8>) -> Header {
    let start = Start {
        who,
        first: first.map(Person),
        ..Start::people(Caravans::KIND, 0, players.count())
    };
    Header { id: 7, start, seed }
}

fn begin(header: &Header) -> Play {
    Play::new(header.start, header.seed).expect("a game")
}

fn record(play: &Play) -> String {
    let mut text = String::new();
    play.record(&mut text).expect("a dealt game");
    text
}

/// Switches off and on again.
fn cold(saves: Saves) -> Saves {
    let flash = saves.into_flash().expect("a flash");
    Saves::on(Flash::holding(flash.bytes()))
}

fn load(saves: &mut Saves, slot: u8) -> Play {
    let mut play = None;
    assert!(save::load(saves, slot, &mut play));
    play.expect("a game")
}

/// How somebody without a plan plays.
#[derive(Clone, Copy, Debug)]
enum Taste {
    /// Any move is as good as any other.
    Random,
    /// Spends everything, taxes those who have done the same, and exchanges.
    Spender,
}

fn choose(play: &Play, rng: &mut Rng, taste: Taste) -> Option<Move> {
    let moves = play.game().moves();
    let liked: Vec<Move> = match taste {
        Taste::Random => Vec::new(),
        Taste::Spender => {
            let is_tax = |mv: &Move| matches!(mv, Move::Play(card) if card.kind() == Kind::Tax);
            let is_liked = |mv: &&Move| matches!(mv, Move::Buy(_) | Move::LayAside(_));
            let taxes: Vec<Move> = moves.iter().copied().filter(is_tax).collect();
            let others = moves.iter().filter(is_liked).copied();
            if taxes.is_empty() {
                others.collect()
            } else {
                taxes
            }
        }
    };
    rng.pick(&liked).or_else(|| rng.pick(&moves))
}

/// One step forth, or sometimes one back; `false` when the game is over.
fn step(play: &mut Play, rng: &mut Rng, taste: Taste) -> bool {
    if rng.below(7) == 0 && play.undo() {
        return true;
    }
    let Some(mv) = choose(play, rng, taste) else {
        return false;
    };
    play.play(mv, |_| {}).expect("a listed move");
    true
}

/// Both are at the same point, and as many steps can be taken back in both.
fn assert_same(one: &Play, two: &Play) {
    assert_eq!(
        one.game(),
        two.game(),
        "with hands, pile and what is laid aside"
    );
    assert_eq!(one.history(), two.history());
    assert_eq!((one.start(), one.seed()), (two.start(), two.seed()));
    let (mut one, mut two) = (one.clone(), two.clone());
    loop {
        assert_eq!(one.session().undoable(), two.session().undoable());
        if !one.undo() {
            assert!(!two.undo());
            return;
        }
        assert!(two.undo());
        assert_eq!(one.game(), two.game());
    }
}

/// Where a game was left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Point {
    BeforeTrade,
    WithinTrade,
    Card,
    CardAfterTax,
    Tax,
    WithinTax,
    Exchange,
    WithinExchange,
    FinalSales,
    Over,
}

fn point(play: &Play) -> Point {
    let game = play.game();
    let steps = play.session().undoable();
    let is_tax = |card: &Card| card.kind() == Kind::Tax;
    match game.phase() {
        Phase::Trade(trade) if trade.is_empty() => Point::BeforeTrade,
        Phase::Trade(_) => Point::WithinTrade,
        Phase::Card
            if game.board().last().is_some_and(is_tax) && game.hand(game.seat()).len() < 5 =>
        {
            Point::CardAfterTax
        }
        Phase::Card => Point::Card,
        Phase::Tax(_) if matches!(steps.last(), Some(Move::Sell(_))) => Point::WithinTax,
        Phase::Tax(_) => Point::Tax,
        Phase::Exchange { .. } if game.laid_aside(game.seat()).is_empty() => Point::Exchange,
        Phase::Exchange { .. } => Point::WithinExchange,
        Phase::FinalSales => Point::FinalSales,
        Phase::Over => Point::Over,
    }
}

const POINTS: [Point; 10] = [
    Point::BeforeTrade,
    Point::WithinTrade,
    Point::Card,
    Point::CardAfterTax,
    Point::Tax,
    Point::WithinTax,
    Point::Exchange,
    Point::WithinExchange,
    Point::FinalSales,
    Point::Over,
];

#[test]
fn every_step_is_kept_and_comes_back_after_a_cold_start() {
    let mut met = BTreeMap::new();
    for players in all_players() {
        for seed in 0..16u32 {
            let taste = [Taste::Random, Taste::Spender][seed as usize % 2];
            let first = [None, Some(players.count() - 1)][seed as usize / 2 % 2];
            let header = header(players, seed.wrapping_mul(0x9e37_79b9), PEOPLE, first);
            let slot = seed as u8 % SLOTS;
            let mut rng = Rng::new(seed.into());
            let mut play = begin(&header);
            let mut saves = Saves::in_memory();
            while step(&mut play, &mut rng, taste) {
                assert!(play.is_unsaved());
                assert!(save::save_game(&mut saves, slot, header, play.history()));
                play.set_saved();
                saves.tidy();
                saves = cold(saves);
                assert_eq!(save::slot(&mut saves, slot), Slot::Game(header));
                let loaded = load(&mut saves, slot);
                assert_same(&play, &loaded);
                assert!(!loaded.is_unsaved());
                *met.entry(point(&play)).or_insert(0) += 1;
            }
            // The end is kept as well, and frees the place.
            assert!(save::save_last(&mut saves, header, play.history()));
            assert!(save::free(&mut saves, slot));
            saves = cold(saves);
            let mut last = None;
            assert!(save::last(&mut saves, &mut last));
            assert_same(&play, &last.expect("a game"));
            assert_eq!(save::slot(&mut saves, slot), Slot::Empty);
            assert!(!save::load(&mut saves, slot, &mut None::<Play>));
        }
    }
    let often = |point: &Point| met.get(point).is_some_and(|&times| times > 3);
    assert!(POINTS.iter().all(often), "{met:?}");
}

#[test]
fn secret_hands_and_the_order_of_the_pile_survive() {
    for players in all_players() {
        let header = header(players, 2_000 + u32::from(players.count()), PEOPLE, Some(0));
        let mut play = begin(&header);
        let mut rng = Rng::new(5);
        let mut going = true;
        while going {
            for _ in 0..9 {
                going = step(&mut play, &mut rng, Taste::Spender);
            }
            let mut saves = Saves::in_memory();
            assert!(save::save_game(&mut saves, 0, header, play.history()));
            let mut loaded = load(&mut cold(saves), 0);
            for seat in Seat::all(players.count()) {
                assert_eq!(play.game().hand(seat), loaded.game().hand(seat));
                assert_eq!(play.game().laid_aside(seat), loaded.game().laid_aside(seat));
            }
            // Every draw and every shuffle to come is the same.
            let mut other = play.clone();
            let (mut one, mut two) = (rng.clone(), rng.clone());
            while step(&mut other, &mut one, Taste::Random) {
                assert!(step(&mut loaded, &mut two, Taste::Random));
            }
            assert_eq!(record(&other), record(&loaded));
        }
    }
}

/// A game of bots in which each decision is also made by bots that have just
/// been switched on and have only the save.
#[test]
fn bots_go_on_the_same_way_after_the_power_was_off() {
    use Level::{Longinus, Malku, Yarhai, Zabdas, Zenobia};
    for (count, levels, seed, stride) in [
        (2, [Zabdas, Malku, Malku, Malku], 11, 1),
        (3, [Yarhai, Zabdas, Zabdas, Malku], 12, 1),
        (4, [Zabdas, Malku, Yarhai, Malku], 13, 1),
        (3, [Zenobia, Longinus, Malku, Malku], 14, 5),
    ] {
        let mut who = PEOPLE;
        for (who, level) in who.iter_mut().zip(levels) {
            *who = Who::Bot(level);
        }
        let header = header(players(count), seed, who, None);
        let mut play = begin(&header);
        let mut warm = Player::new();
        let mut saves = Saves::in_memory();
        let (mut within, mut checked) = (0, 0);
        while let Some(seat) = play.game().to_move() {
            let Who::Bot(level) = play.who(play.person(seat)) else {
                panic!("only bots play");
            };
            let number = play.history().len();
            let choice = warm.choose(play.session(), play.seed(), number as u32, level);
            let choice = choice.expect("a decision");
            if number.is_multiple_of(stride) {
                assert!(save::save_game(&mut saves, 1, header, play.history()));
                saves = cold(saves);
                let loaded = load(&mut saves, 1);
                let again =
                    Player::new().choose(loaded.session(), loaded.seed(), number as u32, level);
                assert_eq!(
                    again.map(|again| again.mv),
                    Some(choice.mv),
                    "step {number}"
                );
                within += u32::from(play.can_undo());
                checked += 1;
            }
            play.play(choice.mv, |_| {}).expect("a legal decision");
        }
        assert!(within > 5 && within < checked, "in turns and between them");
    }
}

/// What a bot does at a stretch is kept when somebody else decides; what a
/// person does is kept at once, even if a bot's tax has asked for it.
#[test]
fn a_person_loses_no_step_and_a_bot_is_kept_when_it_is_done() {
    let mut taxed = 0;
    for seed in 0..60 {
        let bot = Who::Bot(Level::Malku);
        let header = header(players(2), seed, [Who::Human, bot, bot, bot, bot], Some(0));
        let mut play = begin(&header);
        let mut rng = Rng::new(seed.into());
        while let Some(mv) = choose(&play, &mut rng, Taste::Spender) {
            let seat = play.game().seat();
            let was_asked = matches!(play.game().phase(), Phase::Tax(tax) if tax.by != seat);
            let is_person = play.who(play.person(seat)) == Who::Human;
            play.play(mv, |_| {}).expect("listed");
            let goes_on = play.game().to_move() == Some(seat);
            assert_eq!(play.is_worth_saving(), is_person || !goes_on);
            taxed += u32::from(was_asked && is_person);
            if play.is_worth_saving() {
                play.set_saved();
            }
        }
        assert!(!play.is_worth_saving(), "the end is kept");
    }
    assert!(taxed > 0, "a bot's tax has made a person sell");
}

/// The states of a game that is kept step by step, and its end.
fn states(header: &Header, rng: &mut Rng) -> Vec<Play> {
    let mut play = begin(header);
    let mut states = vec![play.clone()];
    while step(&mut play, rng, Taste::Spender) {
        states.push(play.clone());
    }
    states
}

#[test]
fn a_power_cut_at_any_byte_leaves_the_step_before_or_the_step_made() {
    let header = header(players(3), 1996, PEOPLE, Some(1));
    let states = states(&header, &mut Rng::new(8));
    let keep = |nor: &mut Nor, play: &Play| {
        let mut saves = FlashSaves::open(nor);
        let kept = save::save_game(&mut saves, 2, header, play.history());
        saves.tidy();
        kept
    };
    let found = |nor: &mut Nor| {
        nor.power_on();
        let mut play: Option<Play> = None;
        let loaded = save::load(&mut FlashSaves::open(nor), 2, &mut play);
        play.filter(|_| loaded)
    };
    // Small, and worn by the same game played before, so that sectors are
    // erased on the way.
    let mut nor = Nor::new(8);
    for play in states.iter().cycle().take(3 * states.len()) {
        assert!(keep(&mut nor, play));
    }
    let erases = nor.erases.clone();
    let (mut cuts, mut old, mut new) = (0u64, 0, 0);
    let mut points = BTreeMap::new();
    assert!(keep(&mut nor, &states[0]));
    for pair in states.windows(2) {
        let [before, after] = pair else {
            panic!("two states")
        };
        let mut whole = nor.clone();
        whole.power_on();
        assert!(keep(&mut whole, after));
        // Every byte of a save; of an erase every so many.
        let stride = if whole.points < SECTOR as u64 { 1 } else { 97 };
        for cut in (0..whole.points).step_by(stride) {
            cuts += 1;
            let mut torn = nor.clone();
            torn.power_until(cut, TEARS[(cuts % 4) as usize], cuts);
            keep(&mut torn, after);
            assert!(torn.is_off(), "cut at {cut} of {}", whole.points);
            let found = found(&mut torn).unwrap_or_else(|| panic!("lost at {cut}"));
            if found.history() == before.history() {
                old += 1;
                assert_eq!(found.game(), before.game());
            } else {
                new += 1;
                assert_eq!(found.history(), after.history());
                assert_eq!(found.game(), after.game());
            }
            *points.entry(point(&found)).or_insert(0u32) += 1;
        }
        nor = whole;
    }
    println!("{cuts} cuts: {old} old, {new} new; {points:?}");
    assert!(old > 1000 && new > 1000 && points.len() >= 9, "{points:?}");
    assert_ne!(nor.erases, erases, "erases were cut as well");
}

#[test]
fn a_power_cut_when_a_game_ends_leaves_it_running_or_finished() {
    let header = header(players(2), 42, PEOPLE, None);
    let states = states(&header, &mut Rng::new(3));
    let play = states.last().expect("an end");
    let mut nor = Nor::new(8);
    assert!(save::save_game(
        &mut FlashSaves::open(&mut nor),
        0,
        header,
        play.history()
    ));
    let end = |nor: &mut Nor| {
        let mut saves = FlashSaves::open(nor);
        save::save_last(&mut saves, header, play.history()) && save::free(&mut saves, 0)
    };
    let mut whole = nor.clone();
    whole.power_on();
    assert!(end(&mut whole));
    for cut in 0..whole.points {
        let mut torn = nor.clone();
        torn.power_until(cut, TEARS[cut as usize % 4], cut);
        assert!(!end(&mut torn), "cut at {cut}");
        torn.power_on();
        let mut saves = FlashSaves::open(&mut torn);
        let (mut running, mut last) = (None::<Play>, None::<Play>);
        let is_running = save::load(&mut saves, 0, &mut running);
        let is_last = save::last(&mut saves, &mut last);
        assert!(is_running || is_last, "lost at {cut}");
        for found in [running, last].into_iter().flatten() {
            assert_same(play, &found);
        }
    }
}

/// The games of the sample: set-up, the point where each was left, its year.
fn sampled() -> [(Header, Point, u8); 4] {
    let (easy, medium, hard) = (
        Who::Bot(Level::Malku),
        Who::Bot(Level::Zabdas),
        Who::Bot(Level::Zenobia),
    );
    let numbered = |id, players, seed, who, first| Header {
        id,
        ..header(players, seed, who, first)
    };
    let four = [Who::Human, easy, medium, hard, Who::Human];
    [
        (
            numbered(11, players(2), 19_960_101, PEOPLE, None),
            Point::WithinExchange,
            2,
        ),
        (
            numbered(
                12,
                players(3),
                u32::MAX,
                [medium, Who::Human, easy, easy, easy],
                Some(2),
            ),
            Point::Tax,
            1,
        ),
        (
            numbered(13, players(4), 7, four, Some(1)),
            Point::WithinTrade,
            3,
        ),
        (
            numbered(
                10,
                players(2),
                0,
                [Who::Human, hard, easy, easy, easy],
                Some(1),
            ),
            Point::Over,
            3,
        ),
    ]
}

/// A sample that was once written stays readable, and its moves keep their
/// meaning: a changed order of the listed moves would make other games of it.
#[test]
fn the_sample_of_version_3_is_read() {
    make_sample_once();
    let mut saves = Saves::on(Flash::holding(&fs::read(file("bin")).expect("the sample")));
    for (place, (header, at, year)) in sampled().into_iter().enumerate() {
        let mut play = None;
        let name = if at == Point::Over {
            assert_eq!(save::last_header(&mut saves), Ok(Some(header)));
            assert!(save::last(&mut saves, &mut play));
            "last.txt".into()
        } else {
            let slot = place as u8;
            assert_eq!(save::slot(&mut saves, slot), Slot::Game(header));
            assert!(save::load(&mut saves, slot, &mut play));
            format!("slot-{}.txt", slot + 1)
        };
        let play = play.expect("a game");
        assert_eq!((point(&play), play.game().year()), (at, year));
        let text = fs::read_to_string(file(&name)).expect("its record");
        assert_eq!(record(&play), text, "{name}");
    }
}

/// Version 2 had routes of fifteen fields: its games are of older rules, and
/// what they say would mean something else today.
#[test]
fn the_sample_of_version_2_is_told_as_older_and_left_alone() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves/version-2-caravans.bin");
    let image = fs::read(path).expect("the sample");
    let mut saves = Saves::on(Flash::holding(&image));
    for slot in 0..SLOTS {
        let older = Slot::Spoiled(save::Spoiled::Older);
        assert_eq!(save::slot(&mut saves, slot), older);
        assert!(!save::load(&mut saves, slot, &mut None::<Play>));
    }
    assert_eq!(save::last_header(&mut saves), Err(save::Spoiled::Older));
    assert!(!save::last(&mut saves, &mut None::<Play>));
    let flash = saves.into_flash().expect("a flash");
    assert_eq!(used(flash.bytes()), image);
    // The owner is told so of the last game at the start, and of the others in
    // their list.
    let mut saves = Saves::on(Flash::holding(&image));
    let settings = Settings {
        greeted: true,
        ..Settings::default()
    };
    assert!(save::save_settings(&mut saves, &settings));
    let mut device = Simulator::open(1, saves);
    let told = texts(device.app()).join(" ");
    assert!(told.contains("game is from an older version."), "{told}");
    device.tap(Button::A);
    assert_eq!(device.app().screen(), "title");
    device.tap(Button::Up);
    device.tap(Button::A);
    assert_eq!(device.app().screen(), "games");
    assert!(shows(device.app(), "from an older version"));
    let mut saves = device.into_saves();
    assert_eq!(save::last_header(&mut saves), Err(save::Spoiled::Older));
}

fn file(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves");
    match name {
        "bin" => folder.join("version-3-caravans.bin"),
        name => folder.join(format!("version-3-caravans-{name}")),
    }
}

/// Makes the sample if there is none; like a golden picture it counts as wrong
/// this once.
fn make_sample_once() {
    if file("bin").exists() {
        return;
    }
    let mut saves = Saves::in_memory();
    for (place, (header, at, year)) in sampled().into_iter().enumerate() {
        let found = (0..1000).find_map(|seed| {
            let mut rng = Rng::new(seed);
            let mut play = begin(&header);
            while step(&mut play, &mut rng, Taste::Spender) {
                if point(&play) == at && play.game().year() == year {
                    return Some(play);
                }
            }
            None
        });
        let play = found.expect("a game comes there");
        let name = if at == Point::Over {
            assert!(save::save_last(&mut saves, header, play.history()));
            "last.txt".into()
        } else {
            assert!(save::save_game(
                &mut saves,
                place as u8,
                header,
                play.history()
            ));
            format!("slot-{}.txt", place + 1)
        };
        fs::write(file(&name), record(&play)).expect("a place for the record");
    }
    let flash = saves.into_flash().expect("a flash");
    fs::write(file("bin"), used(flash.bytes())).expect("a place for the sample");
    panic!("new, look at {}", file("bin").display());
}
