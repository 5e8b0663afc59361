//! The entry of `legions` in the shell's lists.

use embedded_graphics::prelude::*;
use heapless::Vec;
use palmyra_engine::bot::Level;
use palmyra_engine::legions::{
    Feature, Figure, Landscape, Mode, Setup, Size as TileSize, Solo, Tile,
};
use palmyra_play::{Person, Start};

use super::art::{self, Scale, draw_figure, draw_tile};
use super::how_to::Topic;
use super::text::{HowToText, Msg};
use super::{campaign, results, scene};
use crate::canvas::Canvas;
use crate::shell::art::{COIN, Sprite};
use crate::shell::campaign::Step;
use crate::shell::text::{Line, Msg as Shell};
use crate::shell::{Campaign, Results, Rules, Services, SetUp, Window};

/// The entry of `legions`, with its names, rules and results.
#[derive(Clone, Copy, Debug)]
pub struct About;

impl SetUp for About {
    fn name(&self, cx: &Services) -> &'static str {
        cx.say(Msg::LegionsName)
    }

    fn line(&self, cx: &Services) -> &'static str {
        cx.say(Msg::LegionsLine)
    }

    fn credit(&self, cx: &Services) -> &'static str {
        cx.say(Msg::LegionsCredit)
    }

    fn mode_name(&self, cx: &Services, mode: u8) -> &'static str {
        cx.say(if mode == 0 { Msg::Classic } else { Msg::Expert })
    }

    fn mode_line(&self, cx: &Services, mode: u8, seats: u8) -> Line {
        match Setup::of_mode(mode, seats).map(Setup::mode) {
            Some(Mode::Solo(solo)) => cx.tell(Msg::SlotSolo, &[solo.number().into()]),
            _ => {
                let name = self.mode_name(cx, mode);
                cx.tell(Shell::SlotSeveral, &[name.into(), seats.into()])
            }
        }
    }

    fn option_words(&self, cx: &Services, option: usize) -> [&'static str; 3] {
        match option {
            0 => [Msg::Coins, Msg::Secret, Msg::Open],
            _ => [Msg::SoloGames, Msg::StepByStep, Msg::AllOpen],
        }
        .map(|msg| cx.say(msg))
    }

    fn offers(&self, cx: &Services, mode: u8) -> bool {
        let mut games = Solo::ALL.into_iter();
        let solo = games.find(|&solo| Setup::Solo(solo).number() == mode);
        solo.is_none_or(|solo| campaign::is_open(cx, solo))
    }

    fn character(&self, cx: &Services, bot: Level) -> Option<&'static str> {
        match bot {
            Level::Yarhai => Some(Msg::YarhaiHoards),
            Level::Zabdas => Some(Msg::ZabdasMarches),
            Level::Longinus => Some(Msg::LonginusFlips),
            Level::Malku | Level::Zenobia => None,
        }
        .map(|msg| cx.say(msg))
    }

    fn draw_scene(&self, canvas: &mut Canvas, at: Point) {
        scene::draw(canvas, at);
    }

    fn draw_window(&self, canvas: &mut Canvas, at: Point, window: &Window) {
        scene::draw_window(canvas, at, window);
    }

    fn draw_emblem(&self, canvas: &mut Canvas, middle: i32) {
        for (index, landscape) in Landscape::ALL.into_iter().enumerate() {
            let x = 48 + 72 * index as i32;
            let tile = Tile::new(TileSize::Large, landscape, Some(Feature::ALL[index]));
            draw_tile(canvas, tile, Point::new(x, middle), Scale::CLOSE);
        }
        draw_figure(canvas, Person(0), Figure::Legion, Point::new(84, middle));
        draw_figure(canvas, Person(0), Figure::Censor, Point::new(156, middle));
    }
}

impl Campaign for About {
    fn campaign(&self, cx: &Services) -> Option<&'static str> {
        Some(cx.say(Msg::SoloCampaign))
    }

    fn steps(&self) -> u8 {
        Solo::ALL.len() as u8
    }

    fn start_step(&self, cx: &Services, step: u8) -> Result<Start, &'static str> {
        campaign::start(cx, step)
    }

    fn step(&self, cx: &Services, step: u8) -> Option<Step> {
        campaign::step(cx, step)
    }
}

impl Rules for About {
    fn pages(&self) -> u8 {
        Topic::ALL.len() as u8
    }

    fn page_words(&self, cx: &Services, page: u8) -> (&'static str, &'static str) {
        Topic::new(page).words(cx)
    }

    fn draw_page(&self, cx: &Services, page: u8, canvas: &mut Canvas) {
        Topic::new(page).draw(cx, canvas);
    }

    fn chapters(&self, cx: &Services) -> Vec<(&'static str, u8), 4> {
        [
            (cx.say(Shell::TheRules), Topic::Aim as u8),
            (cx.say(HowToText::ExpertTitle), Topic::Expert as u8),
            (cx.say(HowToText::SoloTitle), Topic::Solo as u8),
            (cx.say(HowToText::ButtonsTitle), Topic::Buttons as u8),
        ]
        .into_iter()
        .collect()
    }
}

impl Results for About {
    fn milestones(&self) -> u8 {
        5
    }

    fn milestone(&self, cx: &Services, index: u8) -> (Sprite, &'static str) {
        let (sprite, msg) = match index {
            0 => (COIN, Msg::TenCoins),
            1 => (art::LARGE_STACK, Msg::EightTiles),
            2 => (art::FLIPPED, Msg::SixFlipped),
            3 => (art::LEGION, Msg::TenAbove),
            _ => (art::CHEST, Msg::AllGoals),
        };
        (sprite, cx.say(msg))
    }

    fn result_pages(&self) -> u8 {
        results::PAGES
    }

    fn has_results(&self, cx: &Services, page: u8) -> bool {
        results::has(cx, page)
    }

    fn own_number(&self, cx: &Services) -> Option<(i16, &'static str)> {
        let tribute = super::past_games(cx).own[results::TRIBUTE];
        Some((tribute, cx.say(Msg::TributeWord)))
    }

    fn results_heading(&self, cx: &Services, page: u8) -> Line {
        results::heading(cx, page)
    }

    fn draw_results(&self, cx: &Services, page: u8, canvas: &mut Canvas, top: i32) {
        results::draw(cx, page, canvas, top);
    }
}
