//! Tests that `cargo web` can be run again when nothing has changed.

use std::fs;
use std::path::Path;

use palmyra_web_tool::FOLDER;

/// Checks that cargo does not use the page's folder for a profile. The tool deletes its folder
/// before it writes the page.
#[test]
fn the_page_is_not_in_the_folder_of_a_profile() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let manifest = fs::read_to_string(root.join("Cargo.toml")).expect("the manifest");
    let profiles = manifest.lines().filter_map(|line| {
        let name = line.strip_prefix("[profile.")?.split([']', '.']).next()?;
        Some(name.to_owned())
    });
    let profiles: Vec<String> = profiles.collect();
    assert!(profiles.contains(&"web".to_owned()), "{profiles:?}");
    for name in profiles.iter().map(String::as_str).chain(["debug"]) {
        assert_ne!(FOLDER, name, "cargo writes to target/{name}");
    }
}
