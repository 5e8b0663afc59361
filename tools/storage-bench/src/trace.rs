//! The saves of a handheld during real games.

use palmyra_engine::bot::{Level, Player};
use palmyra_play::results::{Counter, Results};
use palmyra_play::save::{self, Header, Key, SaveStore, Stored};
use palmyra_play::{Kind, Listed, Running, Settings, Start, Who, with_game};

/// An operation that a handheld performs on its store.
#[derive(Clone)]
pub enum Op {
    Put(Key, Vec<u8>),
    Remove(Key),
    /// A moment in which the player does not wait, so that slow work can be
    /// done.
    Rest,
}

/// A store that only records the operations.
#[derive(Default)]
struct Notes(Vec<Op>);

impl SaveStore for Notes {
    fn read(&mut self, _: Key, _: &mut [u8]) -> Stored {
        Stored::Missing
    }

    fn write(&mut self, key: Key, bytes: &[u8]) -> bool {
        self.0.push(Op::Put(key, bytes.to_vec()));
        true
    }

    fn remove(&mut self, key: Key) -> bool {
        self.0.push(Op::Remove(key));
        true
    }

    fn clear(&mut self) -> bool {
        true
    }

    fn tidy(&mut self) {
        self.0.push(Op::Rest);
    }
}

/// Returns the operations of some games that a human plays against a bot. Two other unfinished
/// games are in the store.
pub fn games(kind: Kind, games: u32) -> Vec<Op> {
    with_game!(kind, Game => games_of::<Game>(games))
}

fn games_of<G: Listed>(games: u32) -> Vec<Op> {
    let mut notes = Notes::default();
    let mut player = Player::<G>::new();
    let bot = Who::Bot(Level::Malku);
    let start = Start {
        who: [Who::Human, bot, bot, bot, bot],
        ..Start::people(G::KIND, 0, 2)
    };
    let mut counter = Counter::default();
    for slot in [1, 2] {
        play(&mut player, &mut notes, slot, start, &mut counter, 100);
    }
    for _ in 0..games {
        play(&mut player, &mut notes, 0, start, &mut counter, usize::MAX);
    }
    assert!(save::save_settings(&mut notes, &Settings::default()));
    notes.0
}

fn play<G: Listed>(
    player: &mut Player<G>,
    notes: &mut Notes,
    slot: u8,
    start: Start,
    counter: &mut Counter,
    steps: usize,
) {
    counter.begun += 1;
    save::save_counter(notes, counter);
    let (id, seed) = (counter.begun, counter.begun);
    let header = Header { id, start, seed };
    let mut game = Running::<G>::new(start, seed).expect("two can play");
    for step in 0..steps {
        let choice = player.choose(game.session(), seed.into(), step as u32, Level::Malku);
        let Some(choice) = choice else { break };
        let seat = game.game().to_move();
        let played = game.play(choice.mv, |_| {});
        assert!(played.is_ok(), "a bot chooses a legal move");
        if game.is_worth_saving() {
            save::save_game(notes, slot, header, game.history());
            game.set_saved();
        }
        if game.game().to_move() != seat {
            notes.tidy();
        }
    }
    if steps == usize::MAX {
        let mut results = Results::default();
        results.counted = id;
        save::save_results(notes, G::KIND, &results);
        save::save_last(notes, header, game.history());
        save::free(notes, slot);
    }
}
