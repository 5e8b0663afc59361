//! The marauders: choosing, revealing, changing and emptying a region.

use super::event::{Event, Source};
use super::game::{Merchants, Phase};
use super::good::Goods;
use super::mission::{Mission, Missions};
use super::region::Region;
use super::setup::TURNS;
use super::slot::{Spot, Spots};
use super::tile::{Effect, Tiles};
use crate::Seat;

impl Merchants {
    /// Reveals the marauders card that was chosen in the last turn, if there is one.
    pub(super) fn reveal(&mut self, tell: &mut dyn FnMut(Event)) {
        let Some((seat, region)) = self.chosen else {
            self.go_choose(tell);
            return;
        };
        tell(Event::Revealed { seat, region });
        self.seat = seat;
        for tile in self.own().improvements.and(Tiles::SPOILS).iter() {
            if let Effect::Spoils(good, points) = tile.effect() {
                tell(Event::Spoils { seat, tile });
                self.get(Goods::of(good, 1), Source::Tile(tile), tell);
                self.score(points.into(), Source::Tile(tile), tell);
            }
        }
        self.phase = Phase::Change;
        self.ask_change(Some(self.first), tell);
    }

    /// Asks whether to attack another region. Begins with `seat` and skips seats that have no
    /// mission for it. If nobody is left to ask, begins the attack.
    fn ask_change(&mut self, mut seat: Option<Seat>, tell: &mut dyn FnMut(Event)) {
        while let Some(asked) = seat {
            let cards = self.board(asked).fulfilled.and(Missions::REGION);
            if !cards.is_empty() {
                self.seat = asked;
                return;
            }
            seat = self.after(asked);
        }
        self.attack(tell);
    }

    /// Returns a mission, so that this region is attacked instead.
    pub(super) fn change(&mut self, card: Mission, region: Region, tell: &mut dyn FnMut(Event)) {
        self.flip(card);
        if let Some((_, chosen)) = &mut self.chosen {
            *chosen = region;
        }
        self.ask_change(Some(self.seat), tell);
    }

    pub(super) fn keep_region(&mut self, tell: &mut dyn FnMut(Event)) {
        self.ask_change(self.after(self.seat), tell);
    }

    fn attack(&mut self, tell: &mut dyn FnMut(Event)) {
        let Some((revealer, region)) = self.chosen.take() else {
            return;
        };
        let mut emptied = Spots::NONE;
        for seat in self.all_seats() {
            let board = self.board(seat);
            let stays =
                board.has(Tiles::STAY) || seat == revealer && board.has(Tiles::STAY_REVEALED);
            if !stays {
                let spots = board.spots.and(region.spots());
                for spot in spots.iter() {
                    self.send_home(seat, spot);
                }
                emptied = emptied.or(spots);
            }
        }
        self.under = Some(region);
        let spots = emptied;
        tell(Event::Attacked { region, spots });
        let holder = self
            .all_seats()
            .find(|&seat| !self.board(seat).fulfilled.and(Missions::SWAP).is_empty());
        if let Some(seat) = holder {
            self.seat = seat;
            if self.each_swap(&mut |_| true) {
                self.phase = Phase::Swap;
                return;
            }
        }
        self.go_choose(tell);
    }

    fn send_home(&mut self, seat: Seat, spot: Spot) {
        let piece = self.kind(spot);
        self.ships.remove(spot);
        let board = self.board_mut(seat);
        board.spots.remove(spot);
        board.reserve[piece.index()] += 1;
    }

    /// Swaps a piece of the deciding player with a piece of the same kind of another player.
    pub(super) fn swap(&mut self, own: Spot, other: Spot, tell: &mut dyn FnMut(Event)) {
        for card in self.own().fulfilled.and(Missions::SWAP).iter() {
            self.flip(card);
        }
        if let Some((seat, _)) = self.piece(other) {
            let board = self.board_mut(seat);
            board.spots.remove(other);
            board.spots.insert(own);
            let board = self.board_mut(self.seat);
            board.spots.remove(own);
            board.spots.insert(other);
        }
        self.go_choose(tell);
    }

    /// Returns the camel from the marauders slot to its owner, who then chooses a region. In the
    /// last turn, or if there is no such camel, the resolution begins at once.
    pub(super) fn go_choose(&mut self, tell: &mut dyn FnMut(Event)) {
        if let Some((seat, _)) = self.piece(Spot::MARAUDERS) {
            self.send_home(seat, Spot::MARAUDERS);
            if self.turn < TURNS {
                self.seat = seat;
                self.phase = Phase::Choose;
                return;
            }
        }
        self.resolve(tell);
    }

    pub(super) fn choose(&mut self, region: Region, tell: &mut dyn FnMut(Event)) {
        let seat = self.seat;
        self.chosen = Some((seat, region));
        tell(Event::Chosen { seat });
        self.resolve(tell);
    }
}
