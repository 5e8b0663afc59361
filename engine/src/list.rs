//! The game registry. It stands in the engine because every other crate can see it
//! here. The enums over all games and everything that is done for each of them are
//! generated from it.

/// Hands the registry to the macro `$then`, behind `$extra`: of each game the module
/// in the engine and in the screens, and the type. Tools play, save and list games
/// without screens, too.
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
