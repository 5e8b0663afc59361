//! The game registry. It is in the engine so that every other crate can use it. The enums over all
//! games, and all code that has to be repeated for each game, are generated from it.

/// Passes the registry to the macro `$then`, after `$extra`. An entry has the name of the game's
/// module, which is the same in the engine and in the screens, and the game's type. Hidden games
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
