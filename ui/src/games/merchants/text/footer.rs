//! The bars with the buttons of most screens. A screen may have several bars.

use super::super::Play;
use crate::canvas::Canvas;
use crate::input::Button;
use crate::shell::Services;
use crate::shell::text::{Msg as Shell, messages};
use crate::shell::widgets;

messages! {
    // An arrow without a word.
    Nothing: ["", "", "", ""];
    Place: ["place", "setzen", "placer", "zet"];
    Undo: ["undo", "Undo", "annuler", "herstel"];
    Info: ["info", "Info", "info", "info"];
    Board: ["board", "Tafel", "plateau", "bord"];
    Region: ["region", "Region", "région", "gebied"];
    DoIt: ["do it", "los", "agir", "doe"];
    For: ["what", "was", "quoi", "wat"];
    Trade: ["trade", "tauschen", "échanger", "ruil"];
    Done: ["done", "fertig", "finir", "klaar"];
    Levels: ["levels", "Stufen", "étages", "lagen"];
    Build: ["build", "bauen", "bâtir", "bouw"];
    Back: ["back", "zurück", "retour", "terug"];
    Buy: ["buy", "kaufen", "acheter", "koop"];
    Pay: ["pay", "Preis", "prix", "prijs"];
    Fulfil: ["fulfil", "erfüllen", "remplir", "vervul"];
    ForAGood: ["discard", "abwerfen", "défausser", "leg af"];
    Draw: ["draw", "ziehen", "piocher", "trek"];
    Return: ["return", "einlösen", "rendre", "lever in"];
    Choose: ["choose", "wählen", "choisir", "kies"];
    Goals: ["goals", "Ziele", "buts", "doelen"];
    Map: ["map", "Plan", "plan", "plan"];
    Good: ["good", "Ware", "sorte", "soort"];
    Fewer: ["number", "Zahl", "nombre", "aantal"];
    Next: ["next", "weiter", "suite", "verder"];
    Sum: ["sum", "Summe", "somme", "som"];
    Yes: ["yes", "ja", "oui", "ja"];
    No: ["no", "nein", "non", "nee"];
    More: ["more", "mehr", "plus", "meer"];
    Open: ["open", "öffnen", "voir", "open"];
    Players: ["players", "Spieler", "joueurs", "spelers"];
    Player: ["player", "Spieler", "joueur", "speler"];
    Log: ["log", "Verlauf", "journal", "verloop"];
    Look: ["table", "Tisch", "table", "tafel"];
    Shop: ["shop", "Laden", "choix", "winkel"];
    Hint: ["hint", "Tipp", "aide", "tip"];
    Other: ["other", "andere", "autre", "ander"];
    Tile: ["tile", "Karte", "tuile", "tegel"];
}

/// The buttons of a screen, and the words for their effects.
pub type Footer = &'static [(Button, Msg)];

macro_rules! footers {
    ($($(#[$doc:meta])* $name:ident: $($button:ident $word:ident),*;)*) => {
        $($(#[$doc])* pub const $name: Footer = &[$((Button::$button, Msg::$word)),*];)*

        /// All bars.
        #[cfg(test)]
        pub const ALL: &[Footer] = &[$($name),*];
    };
}

footers! {
    /// The map during the placement.
    MAP: A Place, B Undo, X Info, Y Look;
    /// The map during the introduction of the guided game.
    INTRODUCTION: A Next, B Undo, X Info, Y Look;
    /// The map, with the cursor on a slot for an improvement.
    MAP_SHOP: A Place, B Undo, X Shop, Y Look;
    /// The map while looking around.
    LOOK: A Board, B Back, X Info, Y Goals;
    /// The page of an explanation.
    EXPLAIN: B Back, X Hint;
    /// The page of an explanation without a hint: no person decides now, or a report comes first.
    EXPLAIN_ONLY: B Back;
    /// The question whether to trade for missing goods.
    PAY: A Yes, Left Other, B No, X Info;
    /// The question whether to trade for missing goods, with only one way to do so.
    PAY_ONE: A Yes, B No, X Info;
    /// The shop, opened for reading while a piece is placed.
    SHOP_READ: Left Tile, A Place, B Map, X Info;
    /// The shop, opened for reading at any other time.
    SHOP_LOOK: Left Tile, B Back, X Info;
    /// The page of a region.
    REGION: Up Nothing, A Place, B Back, Left Region;
    /// The list of actions in a phase.
    RESOLVE: A DoIt, B Undo, X Info, Y Look;
    /// The market.
    TRADE: Left For, A Trade, B Back, Y Done;
    /// The market after a trade.
    TRADED: Left For, A Trade, B Undo, Y Done;
    /// The tower.
    TOWER: Up Levels, A Build, B Back, X Info;
    /// The shop of improvements.
    SHOP: A Buy, B Back, X Info, Y Pay;
    /// A mission that can be fulfilled.
    FULFIL: Left Nothing, A Fulfil, B Back, Y ForAGood;
    /// The pile of missions.
    DRAW: Left Nothing, A Draw, B Back, X Info;
    /// A mission that can be returned.
    RETURN: Left Nothing, A Return, B Back, X Info;
    /// The secret choice of a region.
    MARAUDERS: Left Nothing, A Choose, X Info, Y Map;
    /// Goods to discard, to take, or to pay with.
    GOODS: Left Good, Up Fewer, A Done, B Undo, X Info;
    /// The count at the end of the game.
    FINALE: A Next, B Sum;
    /// A report.
    REPORT: A Next, Y Look;
    /// The report of a bot's turn, if there are several bots.
    REPORT_BOTS: A Next, Left More, Y Look;
    /// A new era with its improvements.
    REPORT_ERA: Left Tile, A Next, X Info, Y Look;
    /// The goals.
    GOALS: Up More, A Open, B Back, X Info;
    /// The player's own board.
    BOARD: Up More, A Open, B Back, Y Players;
    /// All players.
    PLAYERS: Up Player, A Board, B Back, Y Log;
}

/// Returns the word for B. B takes back a step if that is possible, and otherwise opens the pause.
pub fn undo(cx: &Services, can_undo: bool) -> &'static str {
    match can_undo {
        true => cx.say(Msg::Undo),
        false => cx.say(Shell::Pause),
    }
}

/// Returns the words of a bar. No bar has more than five buttons.
pub fn words(
    cx: &Services,
    footer: &[(Button, Msg)],
    can_undo: bool,
) -> heapless::Vec<(Button, &'static str), 5> {
    let hints = footer.iter().map(|&(button, word)| match word {
        Msg::Undo => (button, undo(cx, can_undo)),
        _ => (button, cx.say(word)),
    });
    hints.take(5).collect()
}

/// Draws the bar of a screen.
pub fn draw(play: &Play, cx: &Services, canvas: &mut Canvas, footer: &[(Button, Msg)]) {
    draw_if(true, play, cx, canvas, footer);
}

/// Draws the bar of a screen. Unless `acts` is set, A is dim, because it has no effect at the
/// moment.
pub fn draw_if(
    acts: bool,
    play: &Play,
    cx: &Services,
    canvas: &mut Canvas,
    footer: &[(Button, Msg)],
) {
    let can_undo = play.running().can_undo();
    let idle = if acts { None } else { Some(Button::A) };
    widgets::footer_with_idle(canvas, &words(cx, footer, can_undo), idle);
}
