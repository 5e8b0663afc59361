//! The page for looking around the map, with a cursor that visits every slot.

use palmyra_engine::merchants::Spot;

use super::bars;
use super::board::BoardPage;
use super::goals_page::GoalsPage;
use super::grid::{self, Marks, Moving};
use super::text::{OverviewText, footer};
use super::{Play, Screen, map, region};
use crate::canvas::Canvas;
use crate::input::Button;
use crate::shell::{Go, Services};

/// The map with a cursor that only selects slots to read about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    spot: Spot,
}

impl Look {
    /// Opens the page with the cursor on this slot.
    pub const fn new(spot: Spot) -> Self {
        Self { spot }
    }

    /// Opens the page with the cursor on the first slot of Palmyra.
    pub const fn start() -> Self {
        Self::new(grid::START)
    }

    pub fn press(&mut self, button: Button, play: &mut Play, _: &mut Services) -> Go {
        let seat = region::viewer(play);
        match button {
            // A opens the board of the player whose piece is on the slot. On a free slot, A opens
            // the viewer's board.
            Button::A => {
                let owner = play.game().piece(self.spot).map(|(owner, _)| owner);
                let board = BoardPage::new(play, owner.unwrap_or(seat));
                play.push(Screen::Board(board))
            }
            Button::B => Go::Back,
            Button::Y => play.push(Screen::Goals(GoalsPage::new(seat))),
            Button::X => play.push(map::explanation(play, self.spot)),
            _ => {
                self.spot = grid::walk(self.spot, button, grid::shown(play.game(), seat));
                Go::Stay
            }
        }
    }

    pub fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        let seat = region::viewer(play);
        bars::draw(canvas, play, seat, cx.say(OverviewText::TitleLook));
        let marks = Marks {
            seat,
            usable: grid::shown(play.game(), seat),
            cursor: Some(self.spot),
            chosen: map::chosen(play),
            moving: Moving::default(),
        };
        grid::draw(cx, canvas, play, marks);
        map::draw_lines(cx, canvas, play, seat, self.spot);
        footer::draw(play, cx, canvas, footer::LOOK);
    }
}
