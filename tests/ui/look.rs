//! Tests that the pictures can be understood without colour and read on a small
//! panel.

use std::collections::BTreeSet;

use embedded_graphics::prelude::*;
use palmyra_engine::caravans::{Card, CardKind, Good};
use palmyra_engine::legions::{Feature, Figure, Landscape, Size as TileSize, Tile};
use palmyra_engine::merchants;
use palmyra_headless::{Panel, Simulator, script};
use palmyra_play::Person;
use palmyra_tests::observe::{contrast, linear, luminance, rgb};
use palmyra_ui::Button;
use palmyra_ui::art::{GLYPHS, Sprite, draw_badge};
use palmyra_ui::canvas::{Align, Canvas, Font, Observer, Written, area};
use palmyra_ui::games::caravans::art::{
    EMBLEMS, Face, Size as CardSize, draw_amphora, draw_card, hue,
};
use palmyra_ui::games::legions::art::{CENSOR, LEGION, Scale, draw_figure_in, draw_tile};
use palmyra_ui::games::merchants::art;
use palmyra_ui::games::merchants::signs::sentence;
use palmyra_ui::theme::{self, Ink};

type Rgb = [f64; 3];

/// Returns the perceived lightness of a colour, from 0 to 100.
fn lightness(colour: Rgb) -> f64 {
    let y = luminance(colour);
    if y > 0.008_856 {
        116.0 * y.cbrt() - 16.0
    } else {
        903.3 * y
    }
}

/// Returns ways to see colours: in grey, and without one of the three kinds of
/// cones (after Machado, Oliveira and Fernandes 2009, full severity).
fn visions() -> [(&'static str, [Rgb; 3]); 4] {
    let grey = [0.2126, 0.7152, 0.0722];
    [
        ("grey", [grey, grey, grey]),
        (
            "protan",
            [
                [0.152_286, 1.052_583, -0.204_868],
                [0.114_503, 0.786_281, 0.099_216],
                [-0.003_882, -0.048_116, 1.051_998],
            ],
        ),
        (
            "deutan",
            [
                [0.367_322, 0.860_646, -0.227_968],
                [0.280_085, 0.672_501, 0.047_413],
                [-0.011_820, 0.042_940, 0.968_881],
            ],
        ),
        (
            "tritan",
            [
                [1.255_528, -0.076_749, -0.178_779],
                [-0.078_411, 0.930_809, 0.147_602],
                [0.004_733, 0.691_367, 0.303_900],
            ],
        ),
    ]
}

fn seen(colour: Ink, vision: &[Rgb; 3]) -> Rgb {
    let from = rgb(colour).map(linear);
    let unlinear = |value: f64| {
        let value = value.clamp(0.0, 1.0);
        if value <= 0.003_130_8 {
            12.92 * value
        } else {
            1.055 * value.powf(1.0 / 2.4) - 0.055
        }
    };
    vision.map(|row| unlinear(row.iter().zip(from).map(|(a, b)| a * b).sum()))
}

/// Draws in the middle of an empty panel, and returns the pixels around the
/// drawing.
fn picture(draw: impl FnOnce(&mut Canvas)) -> Vec<Ink> {
    let mut panel = Panel::new();
    draw(&mut Canvas::new(&mut panel));
    let pixels = (-15..=15).flat_map(|y| (-15..=15).map(move |x| Point::new(120 + x, 120 + y)));
    pixels.filter_map(|at| panel.ink(at)).collect()
}

fn tile(landscape: Landscape, feature: Option<Feature>, size: TileSize) -> Vec<Ink> {
    let tile = Tile::new(size, landscape, feature);
    picture(|canvas| draw_tile(canvas, tile, Point::new(120, 120), Scale::CLOSE))
}

/// Returns the number of pixels whose lightness differs clearly.
fn differing(a: &[Ink], b: &[Ink], vision: &[Rgb; 3]) -> usize {
    let clear = |&(&a, &b): &(&Ink, &Ink)| {
        (lightness(seen(a, vision)) - lightness(seen(b, vision))).abs() > 20.0
    };
    a.iter().zip(b).filter(clear).count()
}

fn mean_lightness(pixels: &[Ink], vision: &[Rgb; 3]) -> f64 {
    // Black pixels are ignored, because they belong to the empty panel.
    let drawn: Vec<_> = pixels
        .iter()
        .filter(|&&pixel| pixel != theme::BLACK)
        .collect();
    drawn
        .iter()
        .map(|&&pixel| lightness(seen(pixel, vision)))
        .sum::<f64>()
        / drawn.len() as f64
}

#[test]
fn landscapes_differ_in_lightness_and_pattern() {
    for (name, vision) in &visions() {
        for size in TileSize::ALL {
            let pictures = Landscape::ALL.map(|landscape| tile(landscape, None, size));
            for (a, b) in [(0, 1), (1, 2), (0, 2)] {
                let (a, b) = (&pictures[a], &pictures[b]);
                let far = (mean_lightness(a, vision) - mean_lightness(b, vision)).abs();
                assert!(far >= 12.0, "{name} {size:?}: {far:.1}");
            }
        }
    }
    // In the overview, landscapes differ only by their lightness.
    for (name, vision) in &visions() {
        let afar = |landscape| {
            let tile = Tile::new(TileSize::Large, landscape, None);
            picture(|canvas| draw_tile(canvas, tile, MIDDLE, Scale::new(8)))
        };
        let light = Landscape::ALL.map(|landscape| mean_lightness(&afar(landscape), vision));
        for (a, b) in [(0, 1), (1, 2), (0, 2)] {
            let far = (light[a] - light[b]).abs();
            assert!(far >= 12.0, "{name} from afar: {far:.1}");
        }
    }
    // The patterns of the landscapes differ in shape, regardless of colour.
    let marks = |landscape: Landscape| -> Vec<bool> {
        let (ground, _) = theme::LANDSCAPES[landscape as usize];
        tile(landscape, None, TileSize::Large)
            .iter()
            .map(|&pixel| pixel != ground)
            .collect()
    };
    for (a, b) in [(0, 1), (1, 2), (0, 2)] {
        let (a, b) = (marks(Landscape::ALL[a]), marks(Landscape::ALL[b]));
        let different = a.iter().zip(&b).filter(|(a, b)| a != b).count();
        assert!(different >= 60, "{different} pixels of the pattern differ");
    }
}

#[test]
fn features_can_be_distinguished_by_silhouette_on_every_landscape() {
    for (name, vision) in &visions() {
        for landscape in Landscape::ALL {
            for size in TileSize::ALL {
                let mut pictures = vec![tile(landscape, None, size)];
                pictures.extend(Feature::ALL.map(|feature| tile(landscape, Some(feature), size)));
                for (a, first) in pictures.iter().enumerate() {
                    for second in &pictures[..a] {
                        let pixels = differing(first, second, vision);
                        assert!(
                            pixels >= 30,
                            "{name} {landscape:?} {size:?}: {pixels} pixels"
                        );
                    }
                }
            }
        }
    }
}

fn same_shape(a: &Sprite, b: &Sprite) -> usize {
    let all = (0..7).flat_map(|y| (0..7).map(move |x| (x, y)));
    all.filter(|&(x, y)| a.ink(x, y) != b.ink(x, y)).count()
}

#[test]
fn players_differ_by_their_glyphs_and_glyphs_show_on_their_colours() {
    for (index, glyph) in GLYPHS.iter().enumerate() {
        let (colour, ink) = theme::PLAYERS[index];
        assert!(
            contrast(colour, ink) >= 4.5,
            "player {index}: {:.1}",
            contrast(colour, ink)
        );
        for other in &GLYPHS[..index] {
            let pixels = same_shape(glyph, other);
            assert!(pixels >= 10, "{pixels} of 49 pixels differ");
        }
    }
}

/// Returns a picture of every figure of every player, each drawn by `draw`.
fn figures(draw: impl Fn(&mut Canvas, usize, Figure)) -> Vec<(String, Vec<Ink>)> {
    let all = (0..theme::PLAYERS.len()).flat_map(|player| Figure::ALL.map(|it| (player, it)));
    all.map(|(player, figure)| {
        let pixels = picture(|canvas| draw(canvas, player, figure));
        (format!("{figure} of {player}"), pixels)
    })
    .collect()
}

/// Asserts that any two of these pictures differ clearly in at least `least` pixels,
/// for every way to see colours.
fn all_differ(pictures: &[(String, Vec<Ink>)], least: usize) {
    for (vision, matrix) in &visions() {
        for (index, (name, first)) in pictures.iter().enumerate() {
            for (other, second) in &pictures[..index] {
                let pixels = differing(first, second, matrix);
                assert!(
                    pixels >= least,
                    "{vision}: {name} and {other} differ in {pixels} pixels"
                );
            }
        }
    }
}

const MIDDLE: Point = Point::new(120, 120);

#[test]
fn figures_and_players_can_be_distinguished_on_every_landscape() {
    for landscape in Landscape::ALL {
        for (size, scale) in TileSize::ALL
            .into_iter()
            .flat_map(|size| Scale::NEAR.map(|scale| (size, scale)))
        {
            let tile = Tile::new(size, landscape, None);
            all_differ(
                &figures(|canvas, player, figure| {
                    draw_tile(canvas, tile, MIDDLE, scale);
                    draw_figure_in(canvas, Person(player as u8), figure, MIDDLE, scale);
                }),
                if scale == Scale::CLOSE { 6 } else { 10 },
            );
        }
    }
}

#[test]
fn figures_and_players_can_be_distinguished_in_the_overview() {
    for pitch in [15, 11] {
        all_differ(
            &figures(|canvas, player, figure| {
                let (person, scale) = (Person(player as u8), Scale::new(pitch));
                draw_figure_in(canvas, person, figure, MIDDLE, scale);
            }),
            6,
        );
    }
}

#[test]
fn badges_can_be_distinguished() {
    let badges: Vec<_> = (0..theme::PLAYERS.len())
        .map(|player| {
            let pixels = picture(|canvas| draw_badge(canvas, player, Point::new(113, 113)));
            (format!("badge {player}"), pixels)
        })
        .collect();
    all_differ(&badges, 10);
}

#[test]
fn features_can_be_distinguished_in_the_overview() {
    for landscape in Landscape::ALL {
        let all = Feature::ALL.map(Some).into_iter().chain([None]);
        let features: Vec<_> = all
            .map(|feature| {
                let tile = Tile::new(TileSize::Large, landscape, feature);
                let pixels = picture(|canvas| draw_tile(canvas, tile, MIDDLE, Scale::new(10)));
                (format!("{feature:?} on {landscape:?}"), pixels)
            })
            .collect();
        all_differ(&features, 3);
    }
}

#[test]
fn legion_and_censor_differ_in_shape() {
    let draw =
        |sprite: &Sprite| picture(|canvas| canvas.sprite_at(sprite, MIDDLE, &[theme::CREAM; 3]));
    let (_, grey) = &visions()[0];
    assert!(differing(&draw(&LEGION), &draw(&CENSOR), grey) >= 40);
}

#[test]
fn what_must_be_read_has_contrast() {
    for ground in [theme::NIGHT, theme::DUSK] {
        assert!(contrast(theme::CREAM, ground) >= 7.0);
        assert!(contrast(theme::GOLD, ground) >= 7.0);
        assert!(
            contrast(theme::EMBER, ground) >= 4.5,
            "{}",
            contrast(theme::EMBER, ground)
        );
        assert!(
            contrast(theme::SHADE, ground) >= 4.5,
            "{}",
            contrast(theme::SHADE, ground)
        );
    }
    assert!(contrast(theme::INK, theme::GOLD) >= 7.0);
    assert!(contrast(theme::INK, theme::SHADE) >= 7.0);
}

/// Records the height of the text that was drawn last.
#[derive(Default)]
struct Height(u32);

impl Observer for Height {
    fn text(&mut self, written: Written) {
        self.0 = written.drawn.size.height;
    }
}

#[test]
fn capitals_are_at_least_nine_pixels_tall() {
    for font in [Font::Body, Font::Title, Font::Large, Font::Logo] {
        let mut panel = Panel::new();
        let mut height = Height::default();
        let mut canvas = Canvas::observed(&mut panel, &mut height);
        canvas.text(font, "H", area(0, 0, 60, 60), Align::Left, theme::CREAM);
        assert!(height.0 >= 9, "{font:?}: {}", height.0);
    }
}

/// The letters outside of ASCII that German, French and Dutch use.
const ACCENTED: [&str; 3] = [
    "äöüßÄÖÜ",
    "àâçèéêëîïôùûüÀÂÇÈÉÊËÎÏÔÙÛÜ",
    "áàâäçéèêëíïîóôöúûü",
];

#[test]
fn the_fonts_cover_the_letters_of_all_languages() {
    let ascii: String = (' '..='~').collect();
    for font in [Font::Body, Font::Title, Font::Large, Font::Logo] {
        for letter in ascii.chars().chain(ACCENTED.concat().chars()) {
            let width = font.width(&letter.to_string());
            assert!(width > 0, "{font:?} lacks {letter}");
        }
    }
}

/// The width of the squares in which flashes are counted, in pixels.
const SQUARE: i32 = 16;

/// Returns the mean luminance of every square of a picture.
fn squares(panel: &Panel) -> Vec<f64> {
    let side = 240 / SQUARE;
    let corners = (0..side * side).map(|at| Point::new(at % side * SQUARE, at / side * SQUARE));
    corners
        .map(|corner| {
            let pixels =
                (0..SQUARE * SQUARE).map(|at| corner + Point::new(at % SQUARE, at / SQUARE));
            let sum: f64 = pixels
                .filter_map(|at| panel.ink(at))
                .map(|pixel| luminance(rgb(pixel)))
                .sum();
            sum / f64::from(SQUARE * SQUARE)
        })
        .collect()
}

/// Counts the changes of each square from getting lighter to getting darker, or back. Two
/// such turns are a flash.
#[derive(Default)]
struct Turns {
    last: Vec<(f64, bool)>,
    /// The times at which each square turned.
    turns: Vec<Vec<u64>>,
}

impl Turns {
    fn look(&mut self, panel: &Panel, now: u64) {
        let squares = squares(panel);
        if self.last.is_empty() {
            self.last = squares.iter().map(|&light| (light, false)).collect();
            self.turns = vec![Vec::new(); squares.len()];
        }
        for (index, light) in squares.into_iter().enumerate() {
            let (last, rising) = &mut self.last[index];
            if (light - *last).abs() < 0.1 {
                continue;
            }
            if *rising != (light > *last) {
                self.turns[index].push(now);
                *rising = !*rising;
            }
            *last = light;
        }
    }

    /// Returns the largest number of flashes of a square within any second.
    fn fastest(&self) -> usize {
        let most = |turns: &Vec<u64>| {
            let within = |&start: &u64| {
                let second = turns
                    .iter()
                    .filter(|&&turn| turn >= start && turn < start + 1000);
                second.count() / 2
            };
            turns.iter().map(within).max().unwrap_or(0)
        };
        self.turns.iter().map(most).max().unwrap_or(0)
    }
}

/// The presses from the settings to a game of `legions` against four bots.
const LEGIONS: &str = "press UP 3\npress A\npress DOWN 2\npress RIGHT 3\npress UP 2\npress A\n";
/// The presses from the settings to a game of `caravans` against three bots.
const CARAVANS: &str = "press UP 2\npress A\npress DOWN\npress RIGHT 2\npress UP\npress A\n";

/// The presses from the settings to a game of `merchants` against three bots.
const MERCHANTS: &str = "press UP\npress A\npress DOWN 2\npress RIGHT 2\npress UP 2\npress A\n";

/// Begins a game against bots whose turns are shown at this speed. The speed 0
/// is the slowest.
fn watched(game: &str, speed: usize) -> Simulator {
    let mut device = Simulator::new(4);
    let faster = "press RIGHT\n".repeat((speed + 3) % 4);
    let text = format!(
        "press A\npress B\npress DOWN 3\npress RIGHT 2\npress A\nexpect settings\n{faster}press B\n{game}"
    );
    let script = script::parse(&text).expect("a script");
    script::run(&script, &mut device, |_, _| {}).unwrap_or_else(|error| panic!("{error}"));
    device
}

#[test]
fn nothing_blinks_faster_than_three_times_a_second() {
    // About forty pages are enough for a year of `caravans`, and for the first turn of
    // `merchants`.
    for (game, pages, last) in [
        (LEGIONS, 15, "table"),
        (CARAVANS, 45, "payout"),
        (MERCHANTS, 45, "events"),
    ] {
        for speed in 0..3 {
            let met = watch_for_flashes(watched(game, speed), pages);
            assert!(met.contains(last), "{met:?}");
        }
    }
}

/// Asserts that nothing flashes more than three times a second on a number of pages. Returns the
/// names of their screens.
fn watch_for_flashes(mut device: Simulator, pages: usize) -> BTreeSet<&'static str> {
    let mut met = BTreeSet::new();
    let mut turns = Turns::default();
    let mut seen = 0;
    for _ in 0..pages {
        for _ in 0..100 {
            if device.frames() != seen {
                seen = device.frames();
                turns.look(device.panel(), device.now());
            }
            device.advance(20);
        }
        met.insert(device.app().screen());
        // On these two screens, A alone does nothing, so that nobody ends a turn by accident. UP
        // selects the entry that ends the decision.
        if matches!(device.app().screen(), "trade" | "exchange") {
            device.tap(Button::Up);
        }
        device.tap(Button::A);
    }
    let fastest = turns.fastest();
    assert!(fastest <= 3, "{fastest} flashes in a second");
    met
}

#[test]
fn without_animation_every_picture_is_at_rest_at_once() {
    for game in [LEGIONS, CARAVANS, MERCHANTS] {
        assert_at_rest_at_once(watched(game, 3));
    }
}

fn assert_at_rest_at_once(mut device: Simulator) {
    for press in 0..300 {
        device.tap(if press % 7 == 3 {
            Button::Right
        } else {
            Button::A
        });
        device.wait_while_deaf();
        let shown = device.panel().clone();
        // A message stays longer than this time, so its disappearance does not count as
        // a movement.
        device.advance(1000);
        let screen = device.app().screen();
        assert!(
            *device.panel() == shown,
            "{screen} moves after press {press}"
        );
        device.advance(2000);
    }
}

/// Checks that the three goods of `caravans` differ both in lightness and in
/// shape.
#[test]
fn goods_can_be_distinguished_without_colour() {
    let middle = MIDDLE - Point::new(4, 6);
    let amphorae = Good::ALL.map(|good| picture(|canvas| draw_amphora(canvas, good, middle)));
    let cards = Good::ALL.map(|good| {
        let card = Card::new(good, CardKind::Contract).expect("a card");
        let at = MIDDLE - Point::new(15, 20);
        picture(|canvas| draw_card(canvas, card, at, CardSize::Middle, Face::Plain))
    });
    for (a, b) in [(0, 1), (1, 2), (0, 2)] {
        for (name, vision) in &visions() {
            let far = mean_lightness(&cards[a], vision) - mean_lightness(&cards[b], vision);
            assert!(far.abs() >= 12.0, "{name}: cards {a} and {b}: {far:.1}");
        }
        let shape = |good: usize| {
            let clay = hue(Good::ALL[good]).clay;
            amphorae[good].iter().map(move |&pixel| pixel == clay)
        };
        let pixels = shape(a).zip(shape(b)).filter(|(a, b)| a != b).count();
        assert!(
            pixels >= 10,
            "{pixels} pixels of amphorae {a} and {b} differ"
        );
        let pixels = unlike(&EMBLEMS[a], &EMBLEMS[b]);
        assert!(
            pixels >= 20,
            "{pixels} pixels of emblems {a} and {b} differ"
        );
    }
}

/// Checks that goods, rare goods and the signs of improvements and missions of
/// `merchants` differ in shape and lightness, for every way to see colours.
#[test]
fn signs_of_merchants_can_be_distinguished_without_colour() {
    let corner = MIDDLE - Point::new(6, 6);
    let goods = merchants::Good::ALL.map(|good| {
        let pixels = picture(|canvas| art::draw_good(canvas, good, corner));
        (good.to_string(), pixels)
    });
    let rare = merchants::Rare::all().take(9).map(|rare| {
        let pixels = picture(|canvas| art::draw_rare(canvas, rare, corner));
        (rare.to_string(), pixels)
    });
    let things: Vec<_> = goods.into_iter().chain(rare).collect();
    all_differ(&things, 20);
    let mut effects = Vec::new();
    let mut tiles = Vec::new();
    for tile in merchants::Tile::all() {
        // Two tiles with the same effect look the same, so only one of them is
        // compared.
        if effects.contains(&tile.effect()) {
            continue;
        }
        effects.push(tile.effect());
        let signs = sentence::tile(tile);
        let pixels = picture(|canvas| art::draw_sentence(canvas, &signs, MIDDLE, art::Tone::Own));
        tiles.push((tile.to_string(), pixels));
    }
    all_differ(&tiles, 10);
}

/// Returns the number of pixels in which two sprites of the same size differ.
fn unlike(a: &Sprite, b: &Sprite) -> usize {
    let (width, height) = (a.width() as usize, a.height() as usize);
    let pixels = (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
    pixels.filter(|&(x, y)| a.ink(x, y) != b.ink(x, y)).count()
}

/// Checks that the inks on the cards and routes of `caravans` have enough contrast.
#[test]
fn inks_show_on_cards() {
    for good in Good::ALL {
        let hue = hue(good);
        for (ink, ground) in [(hue.ink, hue.card), (theme::SHADE, hue.dim)] {
            assert!(contrast(ink, ground) >= 4.5, "{good:?}");
        }
        assert!(contrast(hue.clay, hue.road) >= 2.5, "{good:?}");
    }
}
