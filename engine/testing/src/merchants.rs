//! Short notations for positions and games of `merchants`.

use std::fmt::Debug;
use std::str::FromStr;

use palmyra_engine::merchants::record::Recorder;
use palmyra_engine::merchants::{
    Claim, Colour, Good, Goods, Merchants, Mission, Missions, Mode, Move, Part, Phase, Piece,
    Players, Rare, Region, Rise, Scenario, ScenarioError, ScenarioSeat, Setup, Spot, Tile, Tiles,
    Trade,
};
use palmyra_engine::{Game as _, Rng, Seat};

pub use crate::play::{play, play_out, seat};

/// Combines a number of players and a mode.
pub fn setup(count: u8, mode: Mode) -> Setup {
    let players = Players::new(count).expect("2 to 4 players");
    Setup { players, mode }
}

/// Returns every number of players in every mode.
pub fn all_setups() -> impl Iterator<Item = Setup> {
    (2..=4).flat_map(|count| Mode::ALL.map(|mode| setup(count, mode)))
}

/// Parses a value.
pub fn the<T: FromStr<Err: Debug>>(text: &str) -> T {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

/// Parses several values.
pub fn all<T: FromStr<Err: Debug>, C: FromIterator<T>>(texts: &str) -> C {
    texts.split_whitespace().map(the).collect()
}

/// A builder of positions. Unless something else is set, players have 10 prestige and nothing else,
/// not even pieces. The stacks are sorted, and no improvement can be bought.
#[derive(Clone, Debug)]
pub struct Position {
    setup: Setup,
    turn: u8,
    first: u8,
    under: Option<Region>,
    chosen: Option<(Seat, Region)>,
    seats: Vec<ScenarioSeat>,
    open: Tiles,
    undrawn: Tiles,
    stacks: [Vec<Rare>; 3],
    deck: Vec<Mission>,
    discards: Missions,
    placed: Vec<Vec<(Piece, Spot)>>,
}

impl Position {
    /// Creates a position for a number of players, in turn 1.
    pub fn new(count: u8) -> Self {
        let given = ScenarioSeat {
            prestige: 10,
            goods: Goods::NONE,
            tower: 0,
            pieces: [0; 2],
            improvements: Tiles::NONE,
            hand: Missions::NONE,
            fulfilled: Missions::NONE,
            returned: Missions::NONE,
            temples: [0; 4],
            rare: [0; Rare::TYPES],
        };
        Self {
            setup: setup(count, Mode::Standard),
            turn: 1,
            first: 1,
            under: None,
            chosen: None,
            seats: vec![given; count.into()],
            open: Tiles::NONE,
            undrawn: Tiles::NONE,
            stacks: Colour::ALL.map(|colour| colour.types().collect()),
            deck: Vec::new(),
            discards: Missions::NONE,
            placed: vec![Vec::new(); count.into()],
        }
    }

    /// Reads a position from the first lines of a position file. Also returns the remaining lines.
    pub fn parse(text: &str) -> (Self, &str) {
        let (lines, rest) = text.split_once("begin\n").expect("a beginning");
        let (turn, rest) = rest.split_once('\n').expect("a turn");
        let mut lines = lines.lines();
        assert_eq!(lines.next(), Some("palmyra-position 1"));
        let players = lines.next().expect("players");
        let mut position = Self::new(the(players.strip_prefix("players ").expect("players")));
        position.turn = the(turn.split(' ').nth(1).expect("a number"));
        for line in lines {
            let (word, rest) = line.split_once(' ').expect("several words");
            let number = || the::<usize>(&rest[..1]) - 1;
            let after = || rest.get(2..).unwrap_or_default();
            match word {
                "first" => position.first = the(rest),
                "under" => position.under = Some(the(rest)),
                "chosen" => position = position.chosen(the(&rest[..1]), after()),
                "has" => {
                    let words: Vec<_> = after().split(' ').collect();
                    let seat = &mut position.seats[number()];
                    seat.prestige = the(words[0]);
                    seat.goods = the(words[1]);
                    seat.tower = the(words[2]);
                    seat.pieces = [the(words[3]), the(words[4])];
                }
                "improvements" => position.seats[number()].improvements = all(after()),
                "hand" => position.seats[number()].hand = all(after()),
                "fulfilled" => position.seats[number()].fulfilled = all(after()),
                "rare" => position = position.rare(the(&rest[..1]), after()),
                "open" => position.open = all(rest),
                "undrawn" => position.undrawn = all(rest),
                "stack" => {
                    let (colour, tiles) = rest.split_once(' ').expect("tiles");
                    position = position.stack(colour, tiles);
                }
                "deck" => position.deck = all(rest),
                _ => panic!("{line}"),
            }
        }
        (position, rest)
    }

    fn of(&mut self, player: usize) -> &mut ScenarioSeat {
        &mut self.seats[player - 1]
    }

    /// Sets the turn, from 1.
    pub fn turn(mut self, turn: u8) -> Self {
        self.turn = turn;
        self
    }

    /// Sets the first player.
    pub fn first(mut self, player: u8) -> Self {
        self.first = player;
        self
    }

    /// Sets the region under attack.
    pub fn under(mut self, region: &str) -> Self {
        self.under = Some(the(region));
        self
    }

    /// Sets the player who has chosen a marauders card, and the region on that card.
    pub fn chosen(mut self, player: u8, region: &str) -> Self {
        self.chosen = Some((seat(player), the(region)));
        self
    }

    /// Sets a player's prestige.
    pub fn prestige(mut self, player: usize, prestige: i16) -> Self {
        self.of(player).prestige = prestige;
        self
    }

    /// Sets a player's goods.
    pub fn goods(mut self, player: usize, goods: &str) -> Self {
        self.of(player).goods = the(goods);
        self
    }

    /// Sets the height of a player's tower.
    pub fn tower(mut self, player: usize, levels: u8) -> Self {
        self.of(player).tower = levels;
        self
    }

    /// Sets the numbers of a player's camels and ships. Unless they are set, the player has exactly
    /// the pieces of [`Position::at`].
    pub fn pieces(mut self, player: usize, camels: u8, ships: u8) -> Self {
        self.of(player).pieces = [camels, ships];
        self
    }

    /// Sets a player's improvements.
    pub fn tiles(mut self, player: usize, tiles: &str) -> Self {
        self.of(player).improvements = all(tiles);
        self
    }

    /// Sets the missions in a player's hand.
    pub fn hand(mut self, player: usize, cards: &str) -> Self {
        self.of(player).hand = all(cards);
        self
    }

    /// Sets the missions that a player has fulfilled.
    pub fn fulfilled(mut self, player: usize, cards: &str) -> Self {
        self.of(player).fulfilled = all(cards);
        self
    }

    /// Sets the missions that a player has returned.
    pub fn returned(mut self, player: usize, cards: &str) -> Self {
        self.of(player).returned = all(cards);
        self
    }

    /// Sets a player's temples, each given as its highest part.
    pub fn temples(mut self, player: usize, parts: &str) -> Self {
        for part in all::<Part, Vec<_>>(parts) {
            self.of(player).temples[part.index()] += 1;
        }
        self
    }

    /// Sets a player's rare goods.
    pub fn rare(mut self, player: usize, types: &str) -> Self {
        for rare in all::<Rare, Vec<_>>(types) {
            self.of(player).rare[rare.index()] += 1;
        }
        self
    }

    /// Sets the improvements that can be bought.
    pub fn open(mut self, tiles: &str) -> Self {
        self.open = all(tiles);
        self
    }

    /// Sets the improvements that were not drawn.
    pub fn undrawn(mut self, tiles: &str) -> Self {
        self.undrawn = all(tiles);
        self
    }

    /// Sets a stack of rare goods, from the top down.
    pub fn stack(mut self, colour: &str, tiles: &str) -> Self {
        self.stacks[the::<Colour>(colour).index()] = all(tiles);
        self
    }

    /// Sets the missions to be drawn, from the top down.
    pub fn deck(mut self, cards: &str) -> Self {
        self.deck = all(cards);
        self
    }

    /// Sets the discarded missions.
    pub fn discards(mut self, cards: &str) -> Self {
        self.discards = all(cards);
        self
    }

    /// Sets the spots where a player places pieces, in order. A spot that accepts both kinds of
    /// pieces gets a camel; `s:A3` stands for a ship on A3.
    pub fn at(mut self, player: usize, spots: &str) -> Self {
        for text in spots.split_whitespace() {
            let (ship, text) = match text.strip_prefix("s:") {
                Some(rest) => (true, rest),
                None => (false, text),
            };
            let spot: Spot = the(text);
            let piece = match spot.fits(Piece::Camel) && !ship {
                true => Piece::Camel,
                false => Piece::Ship,
            };
            self.placed[player - 1].push((piece, spot));
        }
        self
    }

    /// Builds the position before the placement. Returns an error if the position is impossible.
    pub fn try_begin(&self) -> Result<Merchants, ScenarioError> {
        let mut seats = self.seats.clone();
        for (seat, placed) in seats.iter_mut().zip(&self.placed) {
            if seat.pieces == [0; 2] {
                for &(piece, _) in placed {
                    seat.pieces[piece.index()] += 1;
                }
            }
        }
        Scenario {
            setup: self.setup,
            turn: self.turn,
            first: seat(self.first),
            under: self.under,
            chosen: self.chosen,
            seats: &seats,
            open: self.open,
            undrawn: self.undrawn,
            stacks: [&self.stacks[0], &self.stacks[1], &self.stacks[2]],
            deck: &self.deck,
            discards: self.discards,
        }
        .game()
    }

    /// Builds the position before the placement.
    pub fn begin(&self) -> Merchants {
        self.try_begin()
            .unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// Builds the position after the placement of the pieces of [`Position::at`].
    pub fn placed(&self) -> Merchants {
        let mut game = self.begin();
        let mut left = self.placed.clone();
        // Stops at a player for whom no more spots are set.
        while let (Phase::Place(_), Some(seat)) = (game.phase(), game.to_move()) {
            if left[seat.index()].is_empty() {
                break;
            }
            let (piece, spot) = left[seat.index()].remove(0);
            let placed = game.play(Move::Place(piece, spot), |_| {});
            placed.unwrap_or_else(|refusal| panic!("{spot}: {refusal}"));
        }
        game
    }

    /// Builds the position in a player's window of the improvements round.
    pub fn round(&self, player: u8) -> Merchants {
        self.window(Phase::Round, player)
    }

    /// Builds the position in a player's window of the construction phase.
    pub fn construction(&self, player: u8) -> Merchants {
        self.window(Phase::Construction, player)
    }

    /// Builds the position in a player's window of the kingdom phase.
    pub fn kingdom(&self, player: u8) -> Merchants {
        self.window(Phase::Kingdom, player)
    }

    fn window(&self, phase: Phase, player: u8) -> Merchants {
        let mut game = self.placed();
        close_until(&mut game, phase, player);
        game
    }
}

/// Returns a random move for games that reach rare positions; `None` when the game is over.
///
/// One move in sixteen is any legal move. For the others, the kind of move is chosen at random, and
/// then a move of that kind. These moves discard no missions, trade no goods, and close a window
/// only if nothing else is possible.
pub fn busy(game: &Merchants, rng: &mut Rng) -> Option<Move> {
    let moves = game.moves();
    if rng.below(16) == 0 {
        return rng.pick(&moves);
    }
    let closes = |mv: &Move| matches!(mv, Move::Pass(_) | Move::Tax(_) | Move::Done);
    let wastes = |mv: &Move| matches!(mv, Move::Cash(..) | Move::Trade(_));
    let (closings, steps): (Vec<_>, Vec<_>) = moves.iter().partition(|mv| closes(mv));
    let useful: Vec<Move> = steps.into_iter().filter(|mv| !wastes(mv)).collect();
    let verb = |mv: &Move| mv.to_string().split(' ').next().map(String::from);
    let mut verbs: Vec<_> = useful.iter().map(verb).collect();
    verbs.dedup();
    if verbs.is_empty() {
        return rng.pick(&closings);
    }
    let chosen = verbs[rng.below(verbs.len() as u32) as usize].clone();
    let of_kind = useful.into_iter().filter(|mv| verb(mv) == chosen);
    rng.pick(&of_kind.collect::<Vec<_>>())
}

/// Plays a game to its end with the moves of [`busy`]. Calls `each` with the position before each
/// move, and the move.
pub fn busy_out(mut game: Merchants, rng: &mut Rng, mut each: impl FnMut(&Merchants, Move)) {
    while let Some(mv) = busy(&game, rng) {
        each(&game, mv);
        game.play(mv, |_| {}).expect("a listed move plays");
    }
}

/// Closes windows until this player's window in this phase is open.
pub fn close_until(game: &mut Merchants, phase: Phase, player: u8) {
    while (game.phase(), game.seat()) != (phase, seat(player)) {
        assert!(game.phase().is_window(), "at {:?}", game.phase());
        let closing = *game.moves().last().expect("it can be closed");
        game.play(closing, |_| {}).expect("listed");
    }
}

/// Plays moves and returns the lines that they add to the record, except the lines of options.
pub fn lines(game: &mut Merchants, moves: &str) -> String {
    let mut recorder = Recorder::new(String::new());
    for text in moves.split(';').map(str::trim) {
        let played = recorder.play(game, the(text));
        let written = played.unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
        written.expect("a string takes all");
    }
    let text = recorder.into_inner();
    let told = text.lines().filter(|line| !line.starts_with("options"));
    told.collect::<Vec<_>>().join("\n")
}

/// Returns the texts of all legal moves.
pub fn listed(game: &Merchants) -> String {
    let moves: Vec<_> = game.moves().iter().map(Move::to_string).collect();
    moves.join("; ")
}

/// Returns the texts of those legal moves that begin with `beginning`.
pub fn listed_with(game: &Merchants, beginning: &str) -> String {
    let moves = game.moves();
    let texts = moves.iter().map(Move::to_string);
    let found: Vec<_> = texts.filter(|text| text.starts_with(beginning)).collect();
    found.join("; ")
}

/// Returns nearly all moves. Goods are limited to five of a kind and eight in all.
pub fn move_space() -> Vec<Move> {
    let mut space = vec![
        Move::Caravan,
        Move::Shipyard,
        Move::Exempt,
        Move::PayPrestige,
        Move::Done,
    ];
    for number in 0..1296u16 {
        let digit = |place: u32| (number / 6u16.pow(place) % 6) as u8;
        let goods = Goods::new(digit(0), digit(1), digit(2), digit(3));
        if goods.total() <= 8 {
            space.extend([Move::Goods(goods), Move::Pay(goods), Move::Gain(goods)]);
        }
    }
    for spot in Spot::all() {
        space.extend(Piece::ALL.map(|piece| Move::Place(piece, spot)));
        space.extend(Spot::all().map(|other| Move::Swap(spot, other)));
        space.extend([
            Move::Take(spot),
            Move::Gifts(spot),
            Move::Draw(spot),
            Move::Supplies(spot),
            Move::Pass(spot),
        ]);
        space.extend(Rise::ALL.map(|rise| Move::Tower(spot, rise)));
        space.extend(Seat::all(4).map(|seat| Move::Traitor(spot, seat)));
        space.extend(Part::ALL.map(|part| Move::Temple(spot, part)));
        space.extend(Rare::all().map(|rare| Move::Rare(spot, rare)));
        space.extend(Mission::all().map(|card| Move::Fulfil(spot, card)));
        space.extend(Good::ALL.map(|good| Move::First(spot, good)));
        space.extend(Tile::all().map(|tile| Move::Buy(spot, tile)));
    }
    for card in Mission::all() {
        space.push(Move::Double(card));
        space.extend(Region::ALL.map(|region| Move::Change(card, region)));
        space.extend(Good::ALL.map(|good| Move::Cash(card, good)));
        space.push(Move::Return(card, Claim::Plain));
        let claims = Tile::all().map(Claim::Tile);
        let claims = claims.chain(Rare::all().map(Claim::Rare));
        let claims = claims.chain(Part::ALL.map(Claim::Part));
        let claims = claims.chain(Seat::all(4).map(Claim::Seat));
        space.extend(claims.map(|claim| Move::Return(card, claim)));
        // There are very many pairs of improvements, so they are combined with only some of the
        // missions.
        if card.index() % 10 == 4 {
            for one in Tile::all() {
                space.extend(Tile::all().map(|other| Move::Return(card, Claim::Tiles(one, other))));
            }
        }
    }
    space.extend(Tile::all().map(Move::Start));
    space.extend(Region::ALL.map(Move::Choose));
    space.extend(Trade::all().map(Move::Trade));
    space.extend(Rare::all().map(Move::Free));
    for good in Good::ALL {
        space.extend((0..40).map(|count| Move::Keep(good, count)));
    }
    space.extend((0..4).map(Move::Tax));
    space
}
