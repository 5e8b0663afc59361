//! The entry of `caravans` in the shell's lists.

use embedded_graphics::prelude::*;
use heapless::Vec;
use palmyra_engine::bot::Level;

use super::how_to::Topic;
use super::text::Msg;
use super::{art, results, scene};
use crate::canvas::Canvas;
use crate::shell::art::{COIN, Sprite};
use crate::shell::text::{Line, Msg as Shell};
use crate::shell::{Campaign, Results, Rules, Services, SetUp};

/// The entry of `caravans`, with its names, rules and results.
#[derive(Clone, Copy, Debug)]
pub struct About;

impl SetUp for About {
    fn name(&self, cx: &Services) -> &'static str {
        cx.say(Msg::CaravansName)
    }

    fn line(&self, cx: &Services) -> &'static str {
        cx.say(Msg::CaravansLine)
    }

    fn credit(&self, cx: &Services) -> &'static str {
        cx.say(Msg::CaravansCredit)
    }

    fn mode_name(&self, cx: &Services, _: u8) -> &'static str {
        cx.say(Msg::CaravansName)
    }

    fn character(&self, cx: &Services, bot: Level) -> Option<&'static str> {
        match bot {
            Level::Yarhai => Some(Msg::YarhaiBuys),
            Level::Zabdas => Some(Msg::ZabdasTaxes),
            Level::Longinus => Some(Msg::LonginusWaits),
            Level::Malku | Level::Zenobia => None,
        }
        .map(|msg| cx.say(msg))
    }

    fn draw_scene(&self, canvas: &mut Canvas, at: Point) {
        scene::draw(canvas, at);
    }
}

impl Campaign for About {}

impl Rules for About {
    fn pages(&self) -> u8 {
        Topic::ALL.len() as u8
    }

    fn page_words(&self, cx: &Services, page: u8) -> (&'static str, &'static str) {
        Topic::new(page).words(cx)
    }

    fn draw_page(&self, _: &Services, page: u8, canvas: &mut Canvas) {
        Topic::new(page).draw(canvas);
    }

    fn chapters(&self, cx: &Services) -> Vec<(&'static str, u8), 4> {
        [
            (cx.say(Shell::TheRules), Topic::Aim as u8),
            (cx.say(Msg::CvTitle6), Topic::Cards as u8),
            (cx.say(Msg::CvTitle10), Topic::End as u8),
        ]
        .into_iter()
        .collect()
    }
}

impl Results for About {
    fn milestones(&self) -> u8 {
        4
    }

    fn milestone(&self, cx: &Services, index: u8) -> (Sprite, &'static str) {
        let (sprite, msg) = match index {
            0 => (art::CAMEL, Msg::HighSale),
            1 => (art::CONTRACT, Msg::HighPayout),
            2 => (COIN, Msg::HighCapital),
            _ => (art::GATE, Msg::HighLead),
        };
        (sprite, cx.say(msg))
    }

    fn result_pages(&self) -> u8 {
        results::PAGES
    }

    fn results_heading(&self, cx: &Services, page: u8) -> Line {
        results::heading(cx, page)
    }

    fn draw_results(&self, cx: &Services, page: u8, canvas: &mut Canvas, top: i32) {
        results::draw(cx, page, canvas, top);
    }
}
