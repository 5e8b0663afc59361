//! Tests of what a newcomer sees: goals at a glance, effects in the guided game, the count at the
//! end, and movements that come to rest.

extern crate std;

use std::boxed::Box;
use std::string::{String, ToString as _};
use std::vec::Vec;

use palmyra_engine::bot::Level;
use palmyra_engine::merchants::{Merchants, Move, Phase, Placing};
use palmyra_engine::{Rng, Seat};
use palmyra_play::{Listed as _, Millis, Person, Speed, Start, Who};

use super::super::goals::{self, Goal};
use super::super::shop::ShopScreen;
use super::super::text::improvement;
use super::super::{Play, Screen, bars, finale, grid, guide, map, report, result, rows, watch};
use super::collect;
use crate::canvas::{Canvas, wrap};
use crate::games::{AnyPlay, GameContext as Context};
use crate::input::Button;
use crate::picture::Picture;
use crate::shell::standings::used_parts;
use crate::shell::{End as _, GameScreen as _, Go};
use crate::testing::{self, contexts, running, running_mut};

/// Returns a game of one person, who begins, against bots.
fn with_bots(seats: u8, seed: u32) -> Play {
    let mut start = Start::people(Merchants::KIND, 0, seats);
    start.who[1..usize::from(seats)].fill(Who::Bot(Level::Malku));
    start.first = Some(Person(0));
    Play::new(start, seed).expect("a game")
}

/// Plays a random move.
fn play_any(cx: &mut Context, rng: &mut Rng) {
    let moves = rows::moves(running::<Merchants>(cx).game());
    let mv = moves[rng.below(moves.len() as u32) as usize];
    running_mut::<Merchants>(cx).play(mv).expect("legal");
}

fn picture(cx: &Context, screen: Screen) -> Box<Picture> {
    let mut picture = Box::new(Picture::new());
    screen.draw(running(cx), cx, &mut Canvas::new(&mut picture));
    picture
}

fn texts(cx: &Context, screen: Screen) -> Vec<String> {
    let mut words = Vec::new();
    collect(cx, screen, &mut words);
    words
}

/// While a person places, the map shows what the tower will score when the era ends, and how far
/// the person is behind in the next contest.
#[test]
fn the_map_shows_what_counts_at_the_end() {
    let (mut levels, mut leads) = (0, 0);
    for mut cx in contexts() {
        for seed in 0..4 {
            cx.play = Some(AnyPlay::from(with_bots(2, seed)));
            let mut rng = Rng::new(seed.into());
            while running::<Merchants>(&cx).game().phase() != Phase::Over {
                let play: &Play = running(&cx);
                let game = play.game();
                let seat = game.seat();
                if matches!(game.phase(), Phase::Place(placing) if placing != Placing::Second)
                    && play.person(seat) == Person(0)
                {
                    let words = texts(&cx, Screen::Map(map::MapScreen::new(play, None)));
                    let tower = bars::signed(game.levels_prestige(seat)).to_string();
                    assert!(words.contains(&tower), "{tower} is missing: {words:?}");
                    levels += u32::from(game.board(seat).tower() > 0);
                    let all = goals::goals(game, seat, true);
                    let contest = all.iter().find_map(|goal| match goal {
                        Goal::Lead(_, contest) => Some(*contest),
                        _ => None,
                    });
                    let lead = contest.map(|contest| game.lead_in(seat, contest));
                    let shown = grid::shown(game, seat);
                    let own = shown.iter().any(|spot| spot.region().is_none());
                    if let Some(lead) = lead.filter(|&lead| lead < 0 && !own) {
                        let lead = bars::signed(lead).to_string();
                        assert!(words.contains(&lead), "{lead} is missing: {words:?}");
                        leads += 1;
                    }
                }
                play_any(&mut cx, &mut rng);
            }
        }
    }
    assert!(levels > 20 && leads > 10, "{levels} {leads}");
}

/// In the guided game, the effect of each tile on offer stays visible while the person buys.
#[test]
fn the_guided_game_hides_no_effect_while_buying() {
    let mut shown = 0;
    for mut cx in contexts() {
        let mut play = Play::begin_guided().expect("a guided game");
        (0..3).for_each(|_| play.read_introduction());
        cx.play = Some(AnyPlay::from(play));
        while let Some(mv) = guide::next(running(&cx)) {
            let play: &Play = running(&cx);
            if let Move::Buy(spot, _) = mv
                && play.person(play.game().seat()) == Person(0)
            {
                let mut shop = ShopScreen::buy(spot);
                for tile in play.game().open().iter() {
                    let screen = Screen::Shop(shop);
                    let seen = testing::watch(|canvas| screen.draw(running(&cx), &cx, canvas));
                    assert!(seen.faults.is_empty(), "{:?}", seen.faults);
                    let lines: Vec<&str> = seen.lines.iter().map(|(line, _)| &line[..]).collect();
                    for line in wrap(&improvement::effect(&cx, tile), 226) {
                        assert!(lines.contains(&line), "{tile}: {line} of {lines:?}");
                        shown += 1;
                    }
                    shop.press(
                        Button::Right,
                        running_mut(&mut cx),
                        &mut Context::new(1).shell,
                    );
                }
            }
            running_mut::<Merchants>(&mut cx).play(mv).expect("legal");
        }
    }
    assert!(shown > 20, "{shown}");
}

/// The end of the guided game shows the sources of all points.
#[test]
fn the_guided_game_ends_with_the_points_by_source() {
    for mut cx in contexts() {
        let mut play = Play::begin_guided().expect("a guided game");
        while let Some(mv) = guide::next(&play) {
            play.play(mv).expect("legal");
        }
        cx.play = Some(AnyPlay::from(play));
        let play: &Play = running(&cx);
        let seen = testing::watch(|canvas| {
            Merchants::draw_result(&cx, play, canvas, 100);
        });
        assert!(seen.faults.is_empty(), "{:?}", seen.faults);
        for seat in Seat::all(2) {
            for points in result::parts(play, seat).into_iter().filter(|&it| it != 0) {
                let points = bars::number(points).to_string();
                assert!(
                    seen.lines.iter().any(|(line, _)| *line == points),
                    "{points}"
                );
            }
        }
    }
}

/// The end of a game names and counts one source of points after the other, for all players, and
/// then shows the winner. A leads to the next source, and the result follows the winner by itself.
#[test]
fn the_finale_counts_source_by_source() {
    let mut named = 0;
    for (seed, mut cx) in (0..).zip(contexts()) {
        cx.play = Some(AnyPlay::from(with_bots(2 + seed as u8 % 3, seed)));
        let mut rng = Rng::new(seed.into());
        while running::<Merchants>(&cx).game().phase() != Phase::Over {
            play_any(&mut cx, &mut rng);
        }
        let rows = running::<Merchants>(&cx).rows_of(game(&cx));
        let mut finale = finale::Finale::new(cx.now);
        for part in used_parts(&rows) {
            // The source is named at once. After a moment, all its points are counted.
            let name = result::part_name(&cx, part);
            let words = texts(&cx, Screen::Finale(finale));
            assert!(words.iter().any(|word| word == name), "{name}: {words:?}");
            cx.shell.now += 750;
            let screen = Screen::Finale(finale);
            testing::assert_readable(&cx, |canvas| screen.draw(running(&cx), &cx, canvas));
            let words = texts(&cx, screen);
            for row in &rows {
                let parts = &row.parts[..=usize::from(part)];
                let sum = bars::number(parts.iter().sum::<i16>()).to_string();
                assert!(words.contains(&sum), "{sum}: {words:?}");
            }
            named += 1;
            let mut shell = cx.shell.clone();
            let go = finale.press(Button::A, running_mut(&mut cx), &mut shell);
            assert!(go == Go::Stay || rows.iter().filter(|row| row.won).count() > 1);
        }
        let screen = Screen::Finale(finale);
        testing::assert_readable(&cx, |canvas| screen.draw(running(&cx), &cx, canvas));
        cx.shell.now += 2000;
        let (_, go) = finale.tick(running(&cx), &cx.shell);
        assert!(matches!(go, Go::Game(_)), "{go:?}");
        cx.shell.profile.settings.speed = Speed::Instant;
        assert!(Merchants::finale(running(&cx), &cx.shell).is_none());
    }
    assert!(named > 12, "{named}");
}

fn game(cx: &Context) -> &Merchants {
    running::<Merchants>(cx).game()
}

/// Updates a screen until it needs no further update. Returns the time that this takes, and the
/// number of different pictures.
fn settle(cx: &mut Context, mut screen: Screen) -> (Millis, usize) {
    let (begin, mut pictures) = (cx.now, Vec::new());
    loop {
        let mut shell = cx.shell.clone();
        screen.tick(running_mut(cx), &mut shell);
        let shown = picture(cx, screen);
        if !pictures.contains(&shown) {
            pictures.push(shown);
        }
        let wake = screen.wake(running(cx), cx);
        match wake.filter(|&wake| wake > cx.now && wake < begin + 10_000) {
            Some(wake) => cx.shell.now = wake,
            None => return (cx.now - begin, pictures.len()),
        }
    }
}

/// While the map waits, the cursor and the waves move for a moment, and then rest.
#[test]
fn the_waiting_map_moves_and_comes_to_rest() {
    let mut cx = contexts().next().expect("English");
    cx.play = Some(AnyPlay::from(with_bots(2, 1)));
    let mut rng = Rng::new(1);
    while !matches!(game(&cx).phase(), Phase::Place(_)) {
        play_any(&mut cx, &mut rng);
    }
    let screen = Screen::Map(map::MapScreen::new(running(&cx), None));
    let still = picture(&cx, screen);
    let (time, pictures) = settle(&mut cx, screen);
    assert_eq!(
        (time, pictures),
        (1600, 4),
        "two widths by two states of the waves"
    );
    assert_eq!(still, picture(&cx, screen));
    cx.shell.profile.settings.speed = Speed::Instant;
    assert_eq!(screen.wake(running(&cx), &cx), None);
}

/// A ring in the bot's colour moves to the slot of the placed piece, and the piece then falls onto
/// the slot. Neither covers a name.
#[test]
fn a_placed_piece_arrives() {
    let mut cx = contexts().next().expect("English");
    let mut most = 0;
    for seed in 0..4 {
        cx.play = Some(AnyPlay::from(with_bots(2, seed)));
        let mut rng = Rng::new(seed.into());
        for _ in 0..60 {
            let before = game(&cx).phase();
            play_any(&mut cx, &mut rng);
            let both = [before, game(&cx).phase()];
            if !both.iter().all(|phase| matches!(phase, Phase::Place(_))) {
                continue;
            }
            let mut screen = watch::Watch::new(cx.now);
            let mut pictures = Vec::new();
            let settled = cx.now + 530;
            for _ in 0..40 {
                let shown = picture(&cx, Screen::Watch(screen));
                if !pictures.contains(&shown) {
                    pictures.push(shown);
                }
                cx.shell.now += 16;
            }
            most = most.max(pictures.len());
            assert!(cx.now >= settled);
            let shown = picture(&cx, Screen::Watch(screen));
            screen.press(Button::A, running_mut(&mut cx), &mut Context::new(1).shell);
            assert_eq!(shown, picture(&cx, Screen::Watch(screen)), "it has arrived");
        }
    }
    assert!(most > 10, "{most}");
}

/// In a raid, the pieces go home one after another.
#[test]
fn pieces_go_home_one_after_another() {
    let mut cx = contexts().next().expect("English");
    let mut most = 0;
    for seed in 0..30 {
        cx.play = Some(AnyPlay::from(with_bots(3, seed)));
        let mut rng = Rng::new(seed.into());
        while game(&cx).phase() != Phase::Over {
            let play: &Play = running(&cx);
            if let Some(raid @ report::Report::Raid(_)) = report::due(play) {
                let pieces: u8 = play.turn().home.iter().map(|spots| spots.len()).sum();
                let (time, pictures) = settle(&mut cx, Screen::Report(raid));
                assert_eq!(pictures, usize::from(pieces) + 1);
                let last = Millis::from(pieces).checked_sub(1);
                assert_eq!(time, last.map_or(0, |last| 200 + 150 * last));
                most = most.max(pieces);
            }
            play_any(&mut cx, &mut rng);
        }
    }
    assert!(most > 2, "{most}");
}
