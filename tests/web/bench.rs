//! Measures the page in a real Chromium. Prints its size, its loading and response
//! times, and the number of pending timers while it is idle.

use std::path::Path;
use std::process::ExitCode;

use palmyra_tests::web::Browser;

fn main() -> ExitCode {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/web-bench");
    let printed = Browser::open().and_then(|browser| {
        println!("{}", browser.site);
        let checks = ["times", "idle"].into_iter();
        checks
            .map(|name| browser.check(name, &folder))
            .collect::<Result<String, String>>()
    });
    match printed {
        Ok(printed) => {
            print!("{printed}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("bench-web: {error}");
            ExitCode::FAILURE
        }
    }
}
