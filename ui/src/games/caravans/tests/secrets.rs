//! No screen shows a hand to anybody but its owner.

extern crate std;

use core::convert::Infallible;
use std::collections::BTreeSet;

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use palmyra_engine::bot::Level;
use palmyra_engine::caravans::Caravans;
use palmyra_engine::{Game as _, Playable as _, Rng, Seat};
use palmyra_play::{Listed as _, Person, Start, Who};

use super::super::Play;
use crate::app::App;
use crate::canvas::panel;
use crate::input::{Button, Input};
use crate::shell::Context;

/// A picture as a number.
struct Picture(u64);

impl Dimensions for Picture {
    fn bounding_box(&self) -> Rectangle {
        panel()
    }
}

impl DrawTarget for Picture {
    type Color = Rgb565;
    type Error = Infallible;

    fn draw_iter<I: IntoIterator<Item = Pixel<Rgb565>>>(
        &mut self,
        pixels: I,
    ) -> Result<(), Infallible> {
        for Pixel(at, colour) in pixels {
            let word = (at.x as u64) << 32 ^ (at.y as u64) << 16 ^ u64::from(colour.into_storage());
            self.0 = (self.0 ^ word).wrapping_mul(0x0100_0000_01b3);
        }
        Ok(())
    }
}

fn picture(app: &App) -> u64 {
    let mut picture = Picture(0xcbf2_9ce4_8422_2325);
    let Ok(()) = app.draw(&mut picture);
    picture.0
}

/// Applications that differ only in what `knows` cannot know, or nobody.
fn twins(people: &[u8], knows: Option<Seat>) -> [App; 2] {
    let mut start = Start::people(Caravans::KIND, 0, 3);
    start.first = Some(Person(0));
    for seat in 0..3u8 {
        if !people.contains(&seat) {
            start.who[usize::from(seat)] = Who::Bot(Level::Easy);
        }
    }
    let game = Caravans::deal(0, 3, 5).expect("three");
    let mut other = game.clone();
    let mut rng = Rng::new(9);
    match knows {
        Some(seat) => other.redeal(seat, &mut rng),
        // Both hands of the people change.
        None => Seat::all(2).for_each(|seat| other.redeal(seat, &mut rng)),
    }
    [game, other].map(|game| {
        let mut cx = Context::new(1);
        cx.play = Some(Play::at(start, game).into());
        App::with(cx)
    })
}

/// Looks at everything that these buttons lead to. `stays` tells the buttons
/// that are not pressed on a screen. Returns the names of the screens.
fn compare(twins: [App; 2], stays: impl Fn(&str, Button) -> bool) -> BTreeSet<&'static str> {
    let mut names = BTreeSet::new();
    let mut seen = BTreeSet::new();
    let mut open = std::vec![(twins, 0u64)];
    while let Some((twins, now)) = open.pop() {
        let [one, other] = &twins;
        let shown = picture(one);
        assert_eq!(one.screen(), other.screen());
        assert_eq!(shown, picture(other), "a secret on {}", one.screen());
        names.insert(one.screen());
        if one.screen() == "title" || !seen.insert(shown) {
            continue;
        }
        for button in Button::ALL {
            if stays(one.screen(), button) {
                continue;
            }
            let mut next = twins.clone();
            for app in &mut next {
                app.update(Input::Press(button), now + 1000);
                app.update(Input::Release(button), now + 1000);
            }
            open.push((next, now + 1000));
        }
    }
    names
}

#[test]
fn no_hand_is_shown_before_the_curtain_is_passed() {
    let names = compare(twins(&[0, 1, 2], None), |screen, button| {
        screen == "curtain" && button == Button::A || is_elsewhere(screen)
    });
    for screen in ["curtain", "pause", "standings", "deck", "log"] {
        assert!(names.contains(screen), "{names:?}");
    }
    assert!(!names.contains("card") && !names.contains("trade"));
    // Behind it the hands are there, and they differ.
    let [one, other] = twins(&[0, 1, 2], None).map(|mut app| {
        for (button, now) in [(Button::A, 1000), (Button::A, 2000)] {
            app.update(Input::Press(button), now);
            app.update(Input::Release(button), now);
        }
        app
    });
    assert_eq!([one.screen(), other.screen()], ["card"; 2]);
    assert_ne!(picture(&one), picture(&other));
}

#[test]
fn what_a_person_looks_at_shows_no_hand_but_their_own() {
    let names = compare(twins(&[0], Some(Seat::FIRST)), |screen, button| {
        let plays = button == Button::A && matches!(screen, "card" | "mirage" | "info");
        plays || is_elsewhere(screen)
    });
    for screen in ["trade", "card", "market", "standings", "deck", "info"] {
        assert!(names.contains(screen), "{names:?}");
    }
}

/// Screens of the shell that know nothing of the game.
fn is_elsewhere(screen: &str) -> bool {
    matches!(screen, "settings" | "how-to" | "confirm")
}
