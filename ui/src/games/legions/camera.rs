//! The movement of the close view from one place to another.

use embedded_graphics::prelude::*;
use palmyra_play::Millis;

use super::art::Scale;
use super::motion::BEAT;
use crate::shell::FRAME;

/// A scale of the close view, and the centre of the view in pixels of that scale.
pub type Look = (Scale, Point);

/// The position of the close view. It moves one step per beat, with an intermediate picture between
/// two steps.
#[derive(Clone, Copy, Debug, Default)]
pub struct Camera {
    /// The position after the last step; `None` before the first one.
    at: Option<Look>,
    /// The position before the last step; `None` once the intermediate picture was shown.
    before: Option<Look>,
    /// The time of the last step.
    stepped: Millis,
    /// The duration of the last step.
    takes: Millis,
}

impl Camera {
    /// Returns the scale and the centre to show now.
    pub fn look(&self) -> Option<Look> {
        match (self.before, self.at) {
            (Some(before), Some(at)) => Some(halfway(before, at)),
            (_, at) => at,
        }
    }

    /// Moves one step towards a goal, or all the way if `at_once` is set. While an intermediate
    /// picture is shown, only completes its step. Returns whether the picture has changed.
    pub fn go(&mut self, goal: Look, now: Millis, at_once: bool) -> bool {
        let pause = if self.before.is_some() {
            FRAME
        } else {
            self.takes
        };
        if !at_once && self.at.is_some() && now < self.stepped + pause {
            return false;
        }
        if self.before.take().is_some() && !at_once {
            return true;
        }
        let next = match self.at {
            Some(at) if !at_once => pan(at, goal),
            _ => goal,
        };
        let moved = self.at != Some(next);
        // A step of one pixel has no intermediate picture, because that would equal the picture
        // before or after the step.
        let shows = |at: &Look| ![*at, next].contains(&halfway(*at, next));
        self.before = self.at.filter(|at| !at_once && shows(at));
        self.takes = if self.before.is_some() { BEAT } else { FRAME };
        self.at = Some(next);
        self.stepped = now;
        moved
    }

    /// Returns the time of the next picture, or `None` if the goal is reached.
    pub fn wake(&self, goal: Option<Look>, now: Millis) -> Option<Millis> {
        let pause = match self.before {
            Some(_) => FRAME,
            None if self.at != goal => self.takes,
            None => return None,
        };
        Some((self.stepped + pause).max(now + 1))
    }
}

/// Returns the position one step closer to a goal. The scale changes first. Then each step covers
/// half of the remaining distance, so that a long way takes little more time.
fn pan((scale, at): Look, goal: Look) -> Look {
    let next = scale.towards(goal.0);
    let at = scaled((scale, at), next);
    if next != goal.0 {
        return (next, at);
    }
    let way = goal.1 - at;
    let far = way.x.abs().max(way.y.abs());
    if !(3..=240).contains(&far) {
        return goal;
    }
    (next, at + way / 2)
}

/// Returns the position halfway between two positions.
fn halfway(one: Look, other: Look) -> Look {
    let scale = Scale::new((one.0.pitch() + other.0.pitch()) / 2);
    (scale, (scaled(one, scale) + scaled(other, scale)) / 2)
}

/// Returns the same point of the map, in pixels of another scale.
fn scaled((scale, at): Look, to: Scale) -> Point {
    let (pitch, before) = (to.pitch(), scale.pitch());
    Point::new(at.x * pitch / before, at.y * pitch / before)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A movement has a picture in every frame, and takes as many beats as without intermediate
    /// pictures.
    #[test]
    fn a_glide_has_a_picture_in_every_frame() {
        let start = (Scale::NEAR[0], Point::new(0, 0));
        let goal = (Scale::CLOSE, Point::new(120, -60));
        let mut camera = Camera::default();
        camera.go(start, 0, false);
        let (mut now, mut at, mut beats) = (1000, start, 0);
        while at != goal {
            at = pan(at, goal);
            beats += 1;
        }
        let mut looks = heapless::Vec::<Look, 40>::new();
        assert!(camera.go(goal, now, false));
        looks.push(camera.look().expect("a look")).expect("room");
        while let Some(wake) = camera.wake(Some(goal), now) {
            assert!(wake <= now + FRAME + 1, "{wake}");
            now = wake;
            assert!(camera.go(goal, now, false));
            looks.push(camera.look().expect("a look")).expect("room");
        }
        // The last steps may be too short for an intermediate picture.
        assert!(
            (2 * beats - 2..=2 * beats).contains(&looks.len()),
            "{}",
            looks.len()
        );
        assert_eq!(looks.last(), Some(&goal));
        assert!(now - 1000 < BEAT * beats as Millis, "{now}");
        assert!(looks.windows(2).all(|pair| pair[0] != pair[1]));
    }

    /// An update may come between two steps, because the release of a button is an update too.
    #[test]
    fn an_update_between_two_steps_leaves_out_no_picture() {
        let goal = (Scale::CLOSE, Point::new(120, -60));
        let mut camera = Camera::default();
        camera.go((Scale::NEAR[0], Point::zero()), 0, false);
        assert!(camera.go(goal, 1000, false));
        let look = camera.look();
        assert!(!camera.go(goal, 1000, false));
        assert!(!camera.go(goal, 1000 + FRAME - 1, false));
        assert_eq!(camera.look(), look);
    }

    #[test]
    fn at_the_instant_speed_nothing_is_animated() {
        let mut camera = Camera::default();
        let goal = (Scale::CLOSE, Point::new(120, -60));
        camera.go((Scale::NEAR[0], Point::zero()), 0, false);
        assert!(camera.go(goal, 5, true));
        assert_eq!(camera.look(), Some(goal));
        assert_eq!(camera.wake(Some(goal), 5), None);
    }
}
