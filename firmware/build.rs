//! Passes the memory map and the link arguments to the linker.

use std::path::PathBuf;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?);
    for script in ["memory.x", "hot.x"] {
        fs::copy(format!("../{script}"), out.join(script))?;
        println!("cargo:rerun-if-changed=../{script}");
    }
    println!("cargo:rustc-link-search={}", out.display());
    for argument in [
        "--nmagic",
        "-Thot.x",
        "-Tlink.x",
        "-Tlink-rp.x",
        "-Tdefmt.x",
    ] {
        println!("cargo:rustc-link-arg-bins={argument}");
    }
    Ok(())
}
