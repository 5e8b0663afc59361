//! THE LIST of games. It stands in the engine because every other crate can see it
//! here: from it the modules of the games are declared, and all that the crates
//! do with each of the games is generated.

/// Hands the list of games to the macro `$then`, behind `$extra`: of each game
/// the folder in the engine and in the screens, and the type. Games without
/// screens are only played, saved and listed by tools.
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
