//! The size of each game in the firmware.

use object::read::elf::ElfFile32;
use object::{Endianness, Object as _, ObjectSymbol as _};
use palmyra_play::Kind;

/// The size of one game's code and constants in bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Share {
    /// The size of rules and bots.
    pub engine: usize,
    /// The size of the screens.
    pub screens: usize,
}

/// Returns the share of a game in the firmware. This is the size of all symbols whose names
/// contain the game's name: functions and constants of its modules, and code generated for its
/// types.
///
/// # Errors
///
/// If `elf` is not an ELF file.
pub fn share(elf: &[u8], game: Kind) -> Result<Share, object::Error> {
    let file = ElfFile32::<Endianness>::parse(elf)?;
    let mut share = Share::default();
    for symbol in file.symbols() {
        let size = symbol.size() as usize;
        let Ok(name) = symbol.name() else { continue };
        // A symbol of unknown kind is an array in RAM. It takes no flash.
        if size == 0 || symbol.kind() == object::SymbolKind::Unknown || !names(name, game) {
            continue;
        }
        if name.contains("palmyra_ui") {
            share.screens += size;
        } else {
            share.engine += size;
        }
    }
    Ok(share)
}

/// Whether the name of a symbol contains the name of the game.
fn names(symbol: &str, game: Kind) -> bool {
    let name = game.name();
    let module = format!("{}{name}", name.len());
    let generic = format!("..{name}..");
    symbol.contains("palmyra_") && (symbol.contains(&module) || symbol.contains(&generic))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_symbol_belongs_to_the_game_of_its_module_or_types() {
        let game = Kind::FIRST;
        let name = game.name();
        let module = format!("_ZN14palmyra_engine{}{name}5rules4play17h0E", name.len());
        assert!(names(&module, game));
        let generic = format!("_ZN9Thinker$LT$palmyra_engine..{name}..game$GT$5think17h0E");
        assert!(names(&generic, game));
        assert!(!names("_ZN14palmyra_engine3rng4next17h0E", game));
        assert!(!names(&format!("_ZN5other{}{name}E", name.len()), game));
    }
}
