//! The picture in a terminal: two pixels a cell, one above the other.

use std::io::{self, Write};
use std::ops::Range;

use crossterm::cursor::MoveTo;
use crossterm::queue;
use crossterm::style::{Color, Print, ResetColor, SetBackgroundColor, SetForegroundColor};
use crossterm::terminal::{Clear, ClearType};
use embedded_graphics::pixelcolor::Rgb888;
use embedded_graphics::prelude::*;
use palmyra_device::Light;
use palmyra_ui::PANEL;

use crate::{Panel, text};

/// The fewest columns and rows: a third of the panel and the line of keys.
/// With less, no text in the picture can be read.
pub const LEAST: (u16, u16) = (80, 41);

const SIDE: usize = PANEL as usize;
const UPPER_HALF: char = '▀';

/// One character of the terminal; `None` is the terminal's own colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell {
    /// The character.
    pub symbol: char,
    /// The colour of the character.
    pub ink: Option<Rgb888>,
    /// The colour behind it.
    pub paper: Option<Rgb888>,
}

const BLANK: Cell = Cell {
    symbol: ' ',
    ink: None,
    paper: None,
};

/// All that a terminal shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cells {
    columns: usize,
    cells: Vec<Cell>,
}

impl Cells {
    /// The picture with the keys below, or what to do about a small terminal.
    #[must_use]
    pub fn render(panel: &Panel, light: Light, columns: u16, rows: u16) -> Self {
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
        // Even, so that the last row of cells is whole.
        let side = columns.min(2 * (rows - 1)).min(SIDE) & !1;
        let (left, top) = ((columns - side) / 2, (rows - 1 - side / 2) / 2);
        for (row, pair) in shrink(panel.lit(light).collect(), side)
            .chunks_exact(2 * side)
            .enumerate()
        {
            let (upper, lower) = pair.split_at(side);
            let start = (top + row) * columns + left;
            let line = &mut cells.cells[start..start + side];
            for ((cell, upper), lower) in line.iter_mut().zip(upper).zip(lower) {
                *cell = Cell {
                    symbol: UPPER_HALF,
                    ink: Some(*upper),
                    paper: Some(*lower),
                };
            }
        }
        let left = (columns - text::KEYS_LINE.len()) / 2;
        cells.print(top + side / 2, left, text::KEYS_LINE);
        cells
    }

    /// The rows from top to bottom.
    pub fn rows(&self) -> impl Iterator<Item = &[Cell]> {
        self.cells.chunks_exact(self.columns.max(1))
    }

    /// Writes what has to change on a terminal that shows `before`; without
    /// that, or after a change of size, it writes everything.
    ///
    /// # Errors
    /// Those of `out`.
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
            // At a row's end terminals disagree about where the cursor is.
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

    /// Writes a line as far as there is room.
    fn print(&mut self, row: usize, column: usize, text: &str) {
        let Some(line) = self.cells.chunks_exact_mut(self.columns.max(1)).nth(row) else {
            return;
        };
        for (cell, symbol) in line.iter_mut().skip(column).zip(text.chars()) {
            cell.symbol = symbol;
        }
    }
}

fn colour(colour: Option<Rgb888>) -> Color {
    colour.map_or(Color::Reset, |colour| Color::Rgb {
        r: colour.r(),
        g: colour.g(),
        b: colour.b(),
    })
}

/// A picture of the panel `side` pixels wide and high, where each pixel is the
/// average of the area it stands for.
fn shrink(source: Vec<Rgb888>, side: usize) -> Vec<Rgb888> {
    if side == SIDE {
        return source;
    }
    // Each new pixel covers SIDE parts of the panel's pixels with `side` each.
    let spans: Vec<Range<usize>> = (0..side).map(|new| new * SIDE..(new + 1) * SIDE).collect();
    let covered = |span: &Range<usize>| {
        let span = span.clone();
        (span.start / side..span.end.div_ceil(side)).map(move |old| {
            let parts = span.end.min((old + 1) * side) - span.start.max(old * side);
            (old, parts as u32)
        })
    };
    let whole = (SIDE * SIDE) as u32;
    let mut picture = Vec::with_capacity(side * side);
    for rows in &spans {
        for columns in &spans {
            let mut sum = [whole / 2; 3];
            for (y, height) in covered(rows) {
                for (x, width) in covered(columns) {
                    let colour = source[y * SIDE + x];
                    for (sum, part) in sum.iter_mut().zip([colour.r(), colour.g(), colour.b()]) {
                        *sum += u32::from(part) * height * width;
                    }
                }
            }
            let [r, g, b] = sum.map(|sum| (sum / whole) as u8);
            picture.push(Rgb888::new(r, g, b));
        }
    }
    picture
}

/// Breaks a text between words.
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
