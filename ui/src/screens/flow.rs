//! How a running game leads from screen to screen.

use palmyra_engine::Game as _;
use palmyra_engine::legions::{Move, Phase};

use super::curtain::Curtain;
use super::end::{End, best_human};
use super::flip::Flip;
use super::games::Games;
use super::name::NameEntry;
use super::seed::SeedEntry;
use super::stack::Stack;
use super::summary::Summary;
use super::table::Table;
use super::{Go, Screen};
use crate::app::Sound;
use crate::guide;
use crate::play::{Play, Start, Step, Who};
use crate::results::Best;
use crate::save::Slot;
use crate::text::Msg;
use crate::world::World;

/// The screen for the decision that the game waits for.
pub fn resume(world: &mut World) -> Screen {
    let now = world.now;
    let Some(play) = &mut world.play else {
        return Screen::title(world);
    };
    if play.game().to_move().is_none() {
        return match world.rank {
            Some(_) => Screen::Name(NameEntry::new(world)),
            None => Screen::End(End::default()),
        };
    }
    let person = play.active();
    if play.who(person) == Who::Human {
        if play.humans() > 1 && play.holder != Some(person) {
            return Screen::Curtain(Curtain);
        }
        play.holder = Some(person);
    }
    match play.game().phase() {
        _ if play.bot_to_move() => Screen::Table(Table::watch(now)),
        Phase::OddTile { .. } | Phase::Recruit => Screen::Stack(Stack::default()),
        Phase::Flip => Screen::Flip(Flip::default()),
        _ => Screen::Table(Table::decide(world)),
    }
}

/// Begins a game, or asks for its seed first.
pub fn start(world: &mut World, start: Start) -> Go {
    world.sound = Some(Sound::Confirm);
    let seed = world.new_seed();
    if world.settings.ask_seed {
        return Go::Push(Screen::Seed(SeedEntry::new(start, seed)));
    }
    begin(world, start, seed)
}

/// Begins a game with this seed, in a free place or in one that is chosen.
pub fn begin(world: &mut World, start: Start, seed: u32) -> Go {
    match world.slots.iter().position(|&slot| slot == Slot::Empty) {
        Some(slot) => begin_in(world, slot as u8, start, seed),
        None => Go::Push(Screen::Games(Games::replace(start, seed))),
    }
}

/// Begins a game in a place.
pub fn begin_in(world: &mut World, slot: u8, start: Start, seed: u32) -> Go {
    world.begin(slot, start, seed);
    Go::Game(enter(world))
}

/// Goes on with a game that waits; it may have to be fetched first.
pub fn go_on(world: &mut World, slot: u8) -> Go {
    if world.slot == Some(slot) && world.play.is_some() {
        return Go::Push(enter(world));
    }
    world.wanted = Some(slot);
    Go::Stay
}

/// The screen for a game that was just fetched.
pub(crate) fn resume_loaded(world: &mut World) -> Go {
    note_end(world);
    Go::Game(enter(world))
}

/// The screen for a game that was left or just set up: whoever holds the
/// device now may not be who held it last.
pub fn enter(world: &mut World) -> Screen {
    if let Some(play) = &mut world.play {
        play.holder = None;
    }
    world.camera = None;
    resume(world)
}

/// Plays a person's step and goes where it leads.
pub fn step(world: &mut World, mv: Move) -> Go {
    let Some(play) = &mut world.play else {
        return Go::Home;
    };
    if let (true, Some(why)) = (play.game().check(mv).is_ok(), guide::objection(play, mv)) {
        world.refuse(why);
        return Go::Stay;
    }
    match play.play(mv) {
        Err(refusal) => {
            world.refuse(Msg::refusal(refusal));
            Go::Stay
        }
        Ok(Step::Within) => {
            world.sound = Some(Sound::Confirm);
            Go::Game(resume(world))
        }
        Ok(Step::TurnOver) => {
            world.sound = Some(Sound::Gain);
            note_end(world);
            Go::Game(Screen::Summary(Summary::newest()))
        }
    }
}

/// Notes the result of a game that has just ended, once.
pub fn note_end(world: &mut World) {
    let (Some(play), Some(slot)) = (&world.play, world.slot) else {
        return;
    };
    let Some(outcome) = play.game().outcome() else {
        return;
    };
    world.sound = Some(Sound::End);
    if let Some(Slot::Game(header)) = world.slots.get(usize::from(slot))
        && world.results.counted != header.id
    {
        world.results.counted = header.id;
        let setup = play.start().setup;
        if let Some(seat) = best_human(play) {
            let best = Best {
                coins: play.game().coins(seat),
                name: world.results.name,
            };
            world.rank = world.results.keep(setup, best);
            // Against several levels, the best bot is what was met.
            if let Some(level) = play.hardest() {
                world.results.count(level, outcome.winners.contains(seat));
            }
        }
        let people = play.people().map(|seat| play.game().flipped(seat));
        world.results.finish(people.max().unwrap_or(0));
        world.unkept.results = true;
    }
    world.unkept.last = true;
    world.free(slot);
}

/// Takes the last step back, or opens the pause when it is too late.
pub fn undo(world: &mut World) -> Go {
    if world.play.as_mut().is_some_and(Play::undo) {
        Go::Game(resume(world))
    } else {
        Go::Push(Screen::Pause(super::pause::Pause::default()))
    }
}
