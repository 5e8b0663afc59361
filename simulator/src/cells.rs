//! The picture in a terminal. Each cell shows two pixels, one above the other.

use std::collections::HashMap;
use std::io::{self, Write};

use crossterm::cursor::MoveTo;
use crossterm::queue;
use crossterm::style::{Color, Print, ResetColor, SetBackgroundColor, SetForegroundColor};
use crossterm::terminal::{Clear, ClearType};
use embedded_graphics::pixelcolor::Rgb888;
use embedded_graphics::prelude::*;
use palmyra_device::Light;
use palmyra_headless::Panel;
use palmyra_headless::panel::lit;
use palmyra_headless::words::{Word, Words};
use palmyra_ui::PANEL;
use palmyra_ui::theme::Ink;

use crate::text;

/// The smallest number of columns and rows: the size of the classic terminal.
pub const LEAST: (u16, u16) = (80, 24);

/// The height of the picture below which its letters are not readable. A smaller picture has its
/// texts in the terminal's own letters.
const LEGIBLE: usize = 144;

const SIDE: usize = PANEL as usize;
const UPPER_HALF: char = '▀';

/// One character of the terminal. A colour of `None` is the terminal's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell {
    /// The character.
    pub symbol: char,
    /// The colour of the character.
    pub ink: Option<Rgb888>,
    /// The colour behind the character.
    pub paper: Option<Rgb888>,
}

const BLANK: Cell = Cell {
    symbol: ' ',
    ink: None,
    paper: None,
};

/// The contents of a terminal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cells {
    columns: usize,
    cells: Vec<Cell>,
}

impl Cells {
    /// Renders the picture with a line about the keys below, or a message if the terminal is too
    /// small.
    ///
    /// If the letters of the picture are too small, texts in the terminal's own letters cover
    /// them. With fewer than 41 rows, the picture is wider than high.
    #[must_use]
    pub fn render(panel: &Panel, words: &Words, light: Light, columns: u16, rows: u16) -> Self {
        let mut cells = Self {
            columns: columns.into(),
            cells: vec![BLANK; usize::from(columns) * usize::from(rows)],
        };
        if columns < LEAST.0 || rows < LEAST.1 {
            let message = text::too_small((columns, rows), LEAST);
            for (row, line) in wrap(&message, columns.into()).iter().enumerate() {
                cells.print(row, 0, line);
            }
            return cells;
        }
        let (columns, rows) = (usize::from(columns), usize::from(rows));
        // The height must be even, because a cell shows two pixels, one above
        // the other.
        let height = columns.min(2 * (rows - 1)).min(SIDE) & !1;
        let width = height.max(LEAST.0.into());
        let frame = Frame {
            left: (columns - width) / 2,
            top: (rows - 1 - height / 2) / 2,
            width,
            height,
        };
        for (row, pair) in shrink(panel.lit(light).collect(), width, height)
            .chunks_exact(2 * width)
            .enumerate()
        {
            let (upper, lower) = pair.split_at(width);
            let start = (frame.top + row) * columns + frame.left;
            let line = &mut cells.cells[start..start + width];
            for ((cell, upper), lower) in line.iter_mut().zip(upper).zip(lower) {
                *cell = Cell {
                    symbol: UPPER_HALF,
                    ink: Some(*upper),
                    paper: Some(*lower),
                };
            }
        }
        if height < LEGIBLE {
            for word in &words.0 {
                cells.write_word(&frame, word, panel, light);
            }
        }
        let left = (columns - text::KEYS_LINE.len()) / 2;
        cells.print(frame.top + height / 2, left, text::KEYS_LINE);
        cells
    }

    /// Writes a text over its letters in the picture.
    fn write_word(&mut self, frame: &Frame, word: &Word, panel: &Panel, light: Light) {
        let area = word.area;
        let Some(last) = area.bottom_right() else {
            return;
        };
        let symbols: Vec<char> = word.text.chars().collect();
        let middle = area.center();
        let row = frame.row(middle.y);
        // The text is centred on the letters that it covers. It may be wider than these.
        let length = symbols.len().min(frame.width);
        let start = frame.column(middle.x).saturating_sub(length / 2);
        let start = start.min(frame.width - length);
        let paper = Some(lit(paper(panel, word), light));
        let letters = frame.column(area.top_left.x)..frame.column(last.x) + 1;
        let above = frame.row(area.top_left.y)..frame.row(last.y) + 1;
        let mut put = |row: usize, column: usize, symbol, ink| {
            let at = (frame.top + row) * self.columns + frame.left + column;
            if let Some(cell) = self.cells.get_mut(at) {
                *cell = Cell { symbol, ink, paper };
            }
        };
        for row in above {
            for column in letters.clone() {
                put(row, column, ' ', None);
            }
        }
        let ink = Some(lit(word.ink.rgb565().into(), light));
        for (column, &symbol) in (start..start + length).zip(&symbols) {
            put(row, column, symbol, ink);
        }
    }

    /// The rows, from top to bottom.
    pub fn rows(&self) -> impl Iterator<Item = &[Cell]> {
        self.cells.chunks_exact(self.columns.max(1))
    }

    /// Writes the changes to a terminal that shows `before`. Writes everything if there is no
    /// `before` or if the size has changed.
    ///
    /// # Errors
    ///
    /// If `out` fails.
    pub fn write(&self, before: Option<&Self>, out: &mut impl Write) -> io::Result<()> {
        let before = before.filter(|before| {
            (before.columns, before.cells.len()) == (self.columns, self.cells.len())
        });
        if before.is_none() {
            queue!(out, ResetColor, Clear(ClearType::All))?;
        }
        let (mut next, mut ink, mut paper) = (None, None, None);
        for (index, cell) in self.cells.iter().enumerate() {
            if *cell == before.map_or(BLANK, |before| before.cells[index]) {
                continue;
            }
            let (row, column) = (index / self.columns, index % self.columns);
            // The cursor is always set at the beginning of a row, because
            // terminals differ in its position after the end of a row.
            if next != Some(index) || column == 0 {
                queue!(out, MoveTo(column as u16, row as u16))?;
            }
            next = Some(index + 1);
            if ink.replace(cell.ink) != Some(cell.ink) {
                queue!(out, SetForegroundColor(colour(cell.ink)))?;
            }
            if paper.replace(cell.paper) != Some(cell.paper) {
                queue!(out, SetBackgroundColor(colour(cell.paper)))?;
            }
            queue!(out, Print(cell.symbol))?;
        }
        if next.is_some() {
            queue!(out, ResetColor)?;
        }
        Ok(())
    }

    /// Writes a line, cut to the available width.
    fn print(&mut self, row: usize, column: usize, text: &str) {
        let Some(line) = self.cells.chunks_exact_mut(self.columns.max(1)).nth(row) else {
            return;
        };
        for (cell, symbol) in line.iter_mut().skip(column).zip(text.chars()) {
            cell.symbol = symbol;
        }
    }
}

/// The position of the picture in the terminal, in cells, and the size of the
/// picture in pixels.
struct Frame {
    left: usize,
    top: usize,
    width: usize,
    height: usize,
}

impl Frame {
    /// The row of cells that shows a row of the panel.
    fn row(&self, y: i32) -> usize {
        (y.clamp(0, SIDE as i32 - 1) as usize) * (self.height / 2) / SIDE
    }

    /// The column of cells that shows a column of the panel.
    fn column(&self, x: i32) -> usize {
        (x.clamp(0, SIDE as i32 - 1) as usize) * self.width / SIDE
    }
}

/// Returns the background of a text: the most frequent colour around its
/// letters.
fn paper(panel: &Panel, word: &Word) -> Rgb888 {
    let mut counts: HashMap<Ink, usize> = HashMap::new();
    for at in word.area.offset(1).points() {
        if let Some(ink) = panel.ink(at).filter(|&ink| ink != word.ink) {
            *counts.entry(ink).or_default() += 1;
        }
    }
    // If two colours are equally frequent, the ink decides, so that the same
    // picture always gives the same colour.
    let most = counts.into_iter().max_by_key(|&(ink, count)| (count, ink));
    most.map_or(Rgb888::BLACK, |(ink, _)| ink.rgb565().into())
}

fn colour(colour: Option<Rgb888>) -> Color {
    colour.map_or(Color::Reset, |colour| Color::Rgb {
        r: colour.r(),
        g: colour.g(),
        b: colour.b(),
    })
}

/// Scales a picture of the panel to this size. Each new pixel is the average of the area
/// that it covers.
fn shrink(source: Vec<Rgb888>, width: usize, height: usize) -> Vec<Rgb888> {
    if (width, height) == (SIDE, SIDE) {
        return source;
    }
    // In each direction, a pixel of the panel is divided into `side` parts, and a new pixel
    // covers SIDE of these parts.
    let covered = |new: usize, side: usize| {
        let span = new * SIDE..(new + 1) * SIDE;
        (span.start / side..span.end.div_ceil(side)).map(move |old| {
            let parts = span.end.min((old + 1) * side) - span.start.max(old * side);
            (old, parts as u32)
        })
    };
    let whole = (SIDE * SIDE) as u32;
    let mut picture = Vec::with_capacity(width * height);
    for row in 0..height {
        for column in 0..width {
            let mut sum = [whole / 2; 3];
            for (y, high) in covered(row, height) {
                for (x, wide) in covered(column, width) {
                    let colour = source[y * SIDE + x];
                    for (sum, part) in sum.iter_mut().zip([colour.r(), colour.g(), colour.b()]) {
                        *sum += u32::from(part) * high * wide;
                    }
                }
            }
            let [r, g, b] = sum.map(|sum| (sum / whole) as u8);
            picture.push(Rgb888::new(r, g, b));
        }
    }
    picture
}

/// Breaks a text into lines between words.
fn wrap(text: &str, columns: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.len() + 1 + word.len() <= columns => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.into()),
        }
    }
    lines
}
