//! The campaign of `legions`, which has a step for each of the five solo games.

use palmyra_engine::legions::{Legions, Solo};
use palmyra_play::{Listed as _, Start};

use super::text::Msg;
use super::{past_games, results, solo_start};
use crate::shell::Services;
use crate::shell::campaign::{Step, stars_for};

/// Returns the setup of a step, or the reason why the step is locked.
pub fn start(cx: &Services, step: u8) -> Result<Start, &'static str> {
    let solo = Solo::new(step + 1).filter(|&solo| is_open(cx, solo));
    let solo = solo.ok_or_else(|| cx.say(Msg::Locked))?;
    Ok(solo_start(cx, solo))
}

/// Returns a step with its texts and its best result.
pub fn step(cx: &Services, step: u8) -> Option<Step> {
    let solo = Solo::new(step + 1)?;
    let story = match solo.number() {
        1 => Msg::SoloStory1,
        2 => Msg::SoloStory2,
        3 => Msg::SoloStory3,
        4 => Msg::SoloStory4,
        _ => Msg::SoloStory5,
    };
    let tiles = solo.tiles().into();
    let facts = match solo.flipped() {
        0 => cx.tell(Msg::SoloStart, &[tiles]),
        flipped => cx.tell(Msg::SoloStartFlipped, &[tiles, flipped.into()]),
    };
    let goal = i16::from(solo.goal());
    let best = results::best(past_games(cx), solo);
    Some(Step {
        name: cx.tell(Msg::SoloGame, &[solo.number().into()]),
        bot: None,
        goal: cx.tell(Msg::Goal, &[goal.into()]),
        stars: stars_for(best.map(|best| best - goal)),
        is_open: is_open(cx, solo),
        story: cx.say(story),
        facts,
        best: best.map(|best| cx.tell(Msg::Best, &[best.into()])),
    })
}

/// Whether a step is unlocked.
pub fn is_open(cx: &Services, solo: Solo) -> bool {
    shows_all(cx) || results::is_open(past_games(cx), solo)
}

/// Whether the setting is on that unlocks all steps.
fn shows_all(cx: &Services) -> bool {
    cx.profile.settings.options(Legions::KIND) & Legions::ALL_SOLO != 0
}
