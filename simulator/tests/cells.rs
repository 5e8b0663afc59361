//! Tests of the picture in a terminal.

use embedded_graphics::pixelcolor::Rgb888;
use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use palmyra::cells::{Cell, Cells, LEAST};
use palmyra::text;
use palmyra_device::Light;
use palmyra_headless::words::{Word, Words};
use palmyra_headless::{Panel, Simulator};
use palmyra_ui::Button;
use palmyra_ui::theme::{self, Ink};

/// Returns the colour of an ink in the terminal.
fn colour(ink: Ink) -> Rgb888 {
    ink.rgb565().into()
}

/// Returns a mixture of white and black. `white` of `all` parts are white.
fn part(white: u32, all: u32) -> Rgb888 {
    let lit = colour(theme::WHITE);
    let [r, g, b] = [lit.r(), lit.g(), lit.b()]
        .map(|full| ((2 * u32::from(full) * white + all) / (2 * all)) as u8);
    Rgb888::new(r, g, b)
}

/// Creates a panel with a white upper half and a black lower half.
fn flag() -> Panel {
    let mut panel = Panel::new();
    let upper = Rectangle::new(Point::zero(), Size::new(240, 120));
    panel.fill_solid(&upper, theme::WHITE).expect("infallible");
    panel
}

fn lines(cells: &Cells) -> Vec<String> {
    cells
        .rows()
        .map(|row| row.iter().map(|cell| cell.symbol).collect())
        .collect()
}

fn is_picture(cell: &Cell) -> bool {
    cell.symbol == '▀'
}

fn written(cells: &Cells, before: Option<&Cells>) -> String {
    let mut bytes = Vec::new();
    cells.write(before, &mut bytes).expect("memory");
    String::from_utf8(bytes).expect("text")
}

#[test]
fn the_picture_is_square_and_as_large_as_fits() {
    for (columns, rows, side) in [
        (80, 41, 80),
        (81, 41, 80),
        (100, 41, 80),
        (80, 100, 80),
        (101, 52, 100),
        (300, 80, 158),
        (240, 121, 240),
        (400, 200, 240),
    ] {
        let cells = Cells::render(&flag(), &Words::default(), Light::Full, columns, rows);
        let counts: Vec<_> = cells
            .rows()
            .map(|row| row.iter().filter(|cell| is_picture(cell)).count())
            .filter(|count| *count > 0)
            .collect();
        assert_eq!(counts, vec![side; side / 2], "{columns}x{rows}");
        assert_eq!(cells.rows().count(), usize::from(rows));
        assert!(cells.rows().all(|row| row.len() == usize::from(columns)));

        let lines = lines(&cells);
        let last = lines.iter().rposition(|line| line.contains('▀'));
        let keys = &lines[last.expect("a picture") + 1];
        assert_eq!(keys.trim(), text::KEYS_LINE, "{columns}x{rows}");
    }
}

#[test]
fn a_cell_shows_the_average_of_its_areas() {
    // At a third of the size, the edge between the colours lies between two
    // pixels.
    let cells = Cells::render(&flag(), &Words::default(), Light::Full, 80, 41);
    for (row, line) in cells.rows().take(40).enumerate() {
        let shown = if row < 20 {
            colour(theme::WHITE)
        } else {
            Rgb888::BLACK
        };
        let all = |cell: &Cell| (cell.ink, cell.paper) == (Some(shown), Some(shown));
        assert!(line.iter().all(all), "row {row}");
    }
    // Columns that are alternately white and black become grey at half the
    // size.
    let mut panel = Panel::new();
    for x in (0..240).step_by(2) {
        let line = Rectangle::new(Point::new(x, 0), Size::new(1, 240));
        panel.fill_solid(&line, theme::WHITE).expect("infallible");
    }
    let grey = Some(part(1, 2));
    let half = Cells::render(&panel, &Words::default(), Light::Full, 120, 61);
    assert!(half.rows().take(60).flatten().all(|cell| cell.ink == grey));
    // A new pixel covers one and a half old ones, so either two thirds or one
    // third of it are white.
    let (light, dark) = (part(2, 3), part(1, 3));
    let cells = Cells::render(&panel, &Words::default(), Light::Full, 160, 81);
    let row = cells.rows().next().expect("a row");
    for (column, cell) in row.iter().enumerate() {
        let colour = if column % 4 < 2 { light } else { dark };
        assert_eq!(cell.ink, Some(colour), "column {column}");
    }
}

#[test]
fn at_full_size_every_pixel_is_shown() {
    let mut panel = Panel::new();
    panel
        .draw_iter([Pixel(Point::new(239, 237), theme::RED)])
        .expect("infallible");
    let cells = Cells::render(&panel, &Words::default(), Light::Full, 240, 121);
    let cell = cells.rows().nth(118).expect("a row")[239];
    assert_eq!(cell.ink, Some(Rgb888::BLACK));
    assert_eq!(cell.paper, Some(colour(theme::RED)));
    let red = cells
        .rows()
        .flatten()
        .filter(|cell| [cell.ink, cell.paper].contains(&Some(colour(theme::RED))));
    assert_eq!(red.count(), 1);
}

#[test]
fn a_small_terminal_shows_the_size_it_needs() {
    for (columns, rows) in [(80, 23), (79, 41), (79, 24), (30, 10)] {
        let cells = Cells::render(&flag(), &Words::default(), Light::Full, columns, rows);
        assert!(!cells.rows().flatten().any(is_picture));
        let words = lines(&cells).join(" ");
        let words: Vec<_> = words.split_whitespace().collect();
        let message = text::too_small((columns, rows), LEAST);
        assert_eq!(words.join(" "), message, "no word is broken");
        assert!(message.contains(&format!("{columns}x{rows}")));
        assert!(message.contains("80x24"));
    }
    // A terminal with almost no cells must not cause an error.
    for (columns, rows) in [(0, 0), (1, 1), (0, 50), (50, 0), (3, 2)] {
        let cells = Cells::render(&flag(), &Words::default(), Light::Full, columns, rows);
        written(&cells, None);
    }
}

#[test]
fn only_changed_cells_are_sent() {
    let before = Cells::render(&flag(), &Words::default(), Light::Full, 90, 50);
    assert_eq!(written(&before, Some(&before)), "");

    let mut panel = flag();
    let dot = Rectangle::new(Point::new(0, 0), Size::new(6, 6));
    panel.fill_solid(&dot, theme::RED).expect("infallible");
    let after = Cells::render(&panel, &Words::default(), Light::Full, 90, 50);
    let changes = written(&after, Some(&before));
    let sent = changes.matches('▀').count();
    let changed = before
        .rows()
        .flatten()
        .zip(after.rows().flatten())
        .filter(|(before, after)| before != after)
        .count();
    assert_eq!(sent, changed);
    assert!((1..=6).contains(&sent), "{sent}");

    let other_size = Cells::render(&panel, &Words::default(), Light::Full, 91, 50);
    let all = written(&other_size, Some(&after));
    assert_eq!(all, written(&other_size, None));
    assert_eq!(all.matches('▀').count(), 90 * 45);
}

#[test]
fn the_picture_is_as_bright_as_the_backlight() {
    let white = colour(theme::WHITE);
    let dim = Rgb888::new(white.r() / 2, white.g() / 2, white.b() / 2);
    let lights = [
        (Light::Full, white),
        (Light::Dim, dim),
        (Light::Dark, Rgb888::BLACK),
    ];
    for (light, shown) in lights {
        let cells = Cells::render(&flag(), &Words::default(), light, 80, 41);
        let first = cells.rows().next().expect("a row")[0];
        assert_eq!(first.ink, Some(shown));
        let keys = lines(&cells).pop().expect("a row");
        assert_eq!(keys.trim(), text::KEYS_LINE, "the keys stay");
    }
}

/// Returns the text of all rows except the last, which is below the picture.
fn words_on(cells: &Cells) -> String {
    let lines = lines(cells);
    lines[..lines.len() - 1].join("\n").replace('▀', " ")
}

#[test]
fn the_classic_terminal_shows_every_text_in_its_own_letters() {
    let mut device = Simulator::new(5);
    // Goes from the language and the welcome through the title to a game.
    for button in [Button::A, Button::B, Button::Down, Button::A, Button::A] {
        let cells = Cells::render(device.panel(), device.words(), Light::Full, 80, 24);
        let shown = words_on(&cells);
        assert!(!device.words().0.is_empty());
        for Word { text, .. } in &device.words().0 {
            assert!(shown.contains(text.as_str()), "{text}:\n{shown}");
        }
        let picture = cells.rows().flatten().filter(|cell| is_picture(cell));
        assert!(picture.count() > 400, "the picture is behind them");
        device.tap(button);
        device.advance(2000);
    }
    // If the letters in the picture are readable, no text is written over them.
    let cells = Cells::render(device.panel(), device.words(), Light::Full, 160, 81);
    assert_eq!(words_on(&cells).trim(), "");
}

#[test]
fn a_text_keeps_the_colours_of_its_letters() {
    let mut panel = flag();
    let area = Rectangle::new(Point::new(60, 40), Size::new(60, 12));
    let ground = Rectangle::new(Point::new(50, 36), Size::new(80, 20));
    panel.fill_solid(&ground, theme::DUSK).expect("infallible");
    let word = Word {
        text: "café".into(),
        ink: theme::GOLD,
        area,
    };
    for (light, part) in [(Light::Full, 1), (Light::Dim, 2)] {
        let words = Words(vec![word.clone()]);
        let cells = Cells::render(&panel, &words, light, 80, 24);
        let cell = cells.rows().flatten().find(|cell| cell.symbol == 'é');
        let cell = cell.expect("the letter");
        let lit = |ink: Ink| {
            let full = colour(ink);
            Rgb888::new(full.r() / part, full.g() / part, full.b() / part)
        };
        assert_eq!(cell.ink, Some(lit(theme::GOLD)));
        assert_eq!(cell.paper, Some(lit(theme::DUSK)));
    }
}

#[test]
fn texts_at_the_edges_stay_in_the_picture() {
    let long = "a text that is longer than the row that it has to stand in, by a few of its words";
    for (x, y) in [(0, 0), (239, 239), (-40, 100), (230, -5), (100, 300)] {
        let word = |text: &str| Word {
            text: text.into(),
            ink: theme::RED,
            area: Rectangle::new(Point::new(x, y), Size::new(30, 11)),
        };
        for text in ["edge", long, ""] {
            let words = Words(vec![word(text)]);
            for (columns, rows) in [(80, 24), (81, 25), (100, 41), (143, 90)] {
                let cells = Cells::render(&flag(), &words, Light::Full, columns, rows);
                let shown = lines(&cells).join("\n");
                assert!(shown.contains(text) || text == long, "{shown}");
                assert!(shown.contains(text::KEYS_LINE), "{shown}");
            }
        }
    }
}
