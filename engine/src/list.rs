//! The game registry. It is in the engine so that every other crate can use it. The enums over all
//! games, and all code that has to be repeated for each game, are generated from it.

/// Calls the macro `$then` with `$extra` and the list of games. An entry consists of a module name
/// and the game's type; the module has the same name in the engine and in the screens. Hidden games
/// have no screens, but tools can play, save and list them.
#[macro_export]
macro_rules! games {
    ($then:ident $($extra:tt)*) => {
        $then! {
            $($extra)*
            shown {
                legions: Legions,
                caravans: Caravans,
                merchants: Merchants,
            }
            hidden {}
        }
    };
}
