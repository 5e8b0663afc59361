//! Makes a linked program smaller to fetch, without changing what it does: its data
//! is packed and unpacks itself before anything else runs, and its functions and
//! their locals are put into an order that gzip packs better.

use std::cmp::Reverse;
use std::io::{self, Write as _};
use std::ops::Range;

use lzma_rust2::{LzmaOptions, LzmaWriter};
use thiserror::Error;
use wasmparser::{
    BinaryReaderError, ConstExpr, DataKind, ElementItems, ElementKind, ExternalKind, FunctionBody,
    Operator, Parser, Payload, TypeRef, ValType,
};

use crate::order::by_likeness;

/// What unpacks the data: `web/src/runtime.rs`.
const UNPACK: &str = "palmyra_unpack";
/// Where the packed data lies: at the far end of the stack, which nothing uses
/// before it is unpacked.
const PACKED: usize = 64;
/// What the stack needs until then.
const STACK: usize = 0x4_0000;

/// Why a program cannot be made smaller.
#[derive(Debug, Error)]
pub enum ShrinkError {
    /// It is not a program.
    #[error("the program cannot be read: {0}")]
    Read(#[from] BinaryReaderError),
    /// It has something that this does not know.
    #[error("the program has {0}, which tools/web/src/shrink.rs does not know")]
    Unknown(&'static str),
    /// It lacks something.
    #[error("the program has no {0}")]
    Missing(&'static str),
    /// There is no room on the stack.
    #[error("the program's data does not fit into its stack while it is packed")]
    Room,
    /// The data cannot be packed.
    #[error("the program's data cannot be packed: {0}")]
    Pack(#[from] io::Error),
}

/// A program as the linker wrote it.
#[derive(Default)]
struct Program<'a> {
    /// The sections that stay as they are, with their numbers.
    sections: Vec<(u8, &'a [u8])>,
    /// How many parameters each type has.
    params: Vec<usize>,
    imported: u32,
    /// The types of all functions.
    types: Vec<u32>,
    exports: Vec<(&'a str, u8, u32)>,
    /// The functions that can be called by their place in a table.
    elements: Vec<(i32, Vec<u32>)>,
    bodies: Vec<FunctionBody<'a>>,
    data: Vec<(usize, &'a [u8])>,
}

/// The same program, smaller.
///
/// # Errors
/// When the program is not one that the linker writes for a page.
pub fn shrink(wasm: &[u8]) -> Result<Vec<u8>, ShrinkError> {
    let program = Program::read(wasm)?;
    let bodies = program.bodies.iter().zip(&program.types);
    let bodies = bodies
        .map(|(body, &kind)| sort_locals(wasm, body, program.params[kind as usize]))
        .collect::<Result<Vec<_>, _>>()?;
    let plain: Vec<Vec<u8>> = bodies.iter().map(|body| body.bytes.clone()).collect();
    let order = by_likeness(&plain);
    let mut places = vec![0; order.len()];
    for (place, &index) in (program.imported..).zip(&order) {
        places[index] = place;
    }
    let renumber = |index: u32| match index.checked_sub(program.imported) {
        Some(own) => places[own as usize],
        None => index,
    };

    let unpack = program.exports.iter().find(|export| export.0 == UNPACK);
    let unpack = renumber(unpack.ok_or(ShrinkError::Missing(UNPACK))?.2);
    let (start, image) = program.image()?;
    let packed = pack(&image)?;
    if PACKED + packed.len() + STACK > start {
        return Err(ShrinkError::Room);
    }

    let mut out = wasm[..8].to_vec();
    for &(id, bytes) in &program.sections {
        match id {
            // Types: with that of the function that starts the program.
            1 => {
                let mut content = Vec::new();
                number(&mut content, program.params.len() + 1);
                content.extend_from_slice(after_count(bytes));
                content.extend_from_slice(&[0x60, 0, 0]);
                section(&mut out, id, &content);
            }
            3 => {
                let types = order.iter().map(|&index| program.types[index] as usize);
                let types = types.chain([program.params.len()]);
                section(&mut out, id, &list(types.map(bytes_of)));
            }
            7 => {
                let exports = program.exports.iter().filter(|export| export.0 != UNPACK);
                let exports = exports.map(|&(name, kind, index)| {
                    let mut export = bytes_of(name.len());
                    export.extend_from_slice(name.as_bytes());
                    export.push(kind);
                    let is_function = kind == 0;
                    let index = if is_function { renumber(index) } else { index };
                    number(&mut export, index as usize);
                    export
                });
                section(&mut out, id, &list(exports));
                // What runs first is the last function.
                let first = program.imported as usize + order.len();
                section(&mut out, 8, &bytes_of(first));
            }
            9 => {
                let elements = program.elements.iter().map(|(offset, functions)| {
                    let mut element = vec![0];
                    constant(&mut element, *offset);
                    element.push(0x0b);
                    let functions = functions.iter();
                    let functions = functions.map(|&index| bytes_of(renumber(index) as usize));
                    element.extend(list(functions));
                    element
                });
                section(&mut out, id, &list(elements));
            }
            10 => {
                let sized = |body: Vec<u8>| [bytes_of(body.len()), body].concat();
                let bodies = order
                    .iter()
                    .map(|&index| sized(bodies[index].write(&renumber)));
                let mut first = vec![0];
                for value in [PACKED, packed.len(), start, image.len()] {
                    constant(&mut first, value as i32);
                }
                first.push(0x10);
                number(&mut first, unpack as usize);
                first.push(0x0b);
                section(&mut out, id, &list(bodies.chain([sized(first)])));
            }
            11 => {
                let mut content = vec![1, 0];
                constant(&mut content, PACKED as i32);
                content.push(0x0b);
                number(&mut content, packed.len());
                content.extend_from_slice(&packed);
                section(&mut out, id, &content);
            }
            _ => section(&mut out, id, bytes),
        }
    }
    Ok(out)
}

impl<'a> Program<'a> {
    fn read(wasm: &'a [u8]) -> Result<Self, ShrinkError> {
        let mut program = Self::default();
        for payload in Parser::new(0).parse_all(wasm) {
            let payload = payload?;
            if let Some((id, range)) = payload.as_section()
                && id != 0
            {
                program.sections.push((id, &wasm[range]));
            }
            program.add(payload)?;
        }
        Ok(program)
    }

    fn add(&mut self, payload: Payload<'a>) -> Result<(), ShrinkError> {
        match payload {
            Payload::TypeSection(types) => {
                for kind in types.into_iter_err_on_gc_types() {
                    self.params.push(kind?.params().len());
                }
            }
            Payload::ImportSection(imports) => {
                for import in imports.into_imports() {
                    if !matches!(import?.ty, TypeRef::Func(_)) {
                        return Err(ShrinkError::Unknown("imports that are no functions"));
                    }
                    self.imported += 1;
                }
            }
            Payload::FunctionSection(types) => {
                self.types = types.into_iter().collect::<Result<_, _>>()?;
            }
            Payload::ExportSection(exports) => {
                for export in exports {
                    let export = export?;
                    let kind = match export.kind {
                        ExternalKind::Func => 0,
                        ExternalKind::Memory => 2,
                        ExternalKind::Global => 3,
                        _ => return Err(ShrinkError::Unknown("other exports")),
                    };
                    self.exports.push((export.name, kind, export.index));
                }
            }
            Payload::ElementSection(elements) => {
                for element in elements {
                    let element = element?;
                    let (
                        ElementKind::Active {
                            table_index: None,
                            offset_expr,
                        },
                        ElementItems::Functions(functions),
                    ) = (element.kind, element.items)
                    else {
                        return Err(ShrinkError::Unknown("other elements"));
                    };
                    let functions = functions.into_iter().collect::<Result<_, _>>()?;
                    self.elements.push((value(&offset_expr)?, functions));
                }
            }
            Payload::CodeSectionEntry(body) => self.bodies.push(body),
            Payload::DataSection(segments) => {
                for segment in segments {
                    let segment = segment?;
                    let DataKind::Active {
                        memory_index: 0,
                        offset_expr,
                    } = segment.kind
                    else {
                        return Err(ShrinkError::Unknown("other data"));
                    };
                    let at = value(&offset_expr)? as usize;
                    self.data.push((at, segment.data));
                }
            }
            Payload::StartSection { .. } => return Err(ShrinkError::Unknown("a start")),
            Payload::DataCountSection { .. } => {
                return Err(ShrinkError::Unknown("a count of data"));
            }
            _ => {}
        }
        Ok(())
    }

    /// All data as it lies in memory, and where it begins.
    fn image(&self) -> Result<(usize, Vec<u8>), ShrinkError> {
        let start = self.data.iter().map(|&(at, _)| at).min();
        let start = start.ok_or(ShrinkError::Missing("data"))?;
        let mut image = Vec::new();
        for &(at, bytes) in &self.data {
            let at = at - start;
            image.resize(image.len().max(at + bytes.len()), 0);
            image[at..at + bytes.len()].copy_from_slice(bytes);
        }
        Ok((start, image))
    }
}

/// A function whose locals are sorted.
struct Body {
    bytes: Vec<u8>,
    /// Where the numbers of functions stand in it, and which.
    calls: Vec<(Range<usize>, u32)>,
}

impl Body {
    /// With other numbers of functions.
    fn write(&self, renumber: &impl Fn(u32) -> u32) -> Vec<u8> {
        let mut out = Vec::new();
        let mut written = 0;
        for (range, function) in &self.calls {
            out.extend_from_slice(&self.bytes[written..range.start]);
            number(&mut out, renumber(*function) as usize);
            written = range.end;
        }
        out.extend_from_slice(&self.bytes[written..]);
        out
    }
}

/// Sorts the locals of a function: the first one, which is its place on the stack
/// where it has one, then those that are used most. Small numbers are then frequent
/// in all functions.
fn sort_locals(wasm: &[u8], body: &FunctionBody, params: usize) -> Result<Body, ShrinkError> {
    let mut kinds = Vec::new();
    for group in body.get_locals_reader()? {
        let (count, kind) = group?;
        kinds.extend((0..count).map(|_| kind));
    }
    let mut uses = vec![0; params + kinds.len()];
    let mut operators = Vec::new();
    let mut reader = body.get_operators_reader()?;
    while !reader.eof() {
        let at = reader.original_position();
        let operator = reader.read()?;
        if let Some(local) = local(&operator) {
            uses[local as usize] += 1;
        }
        operators.push((at..reader.original_position(), operator));
    }

    let mut sorted: Vec<usize> = (0..kinds.len()).collect();
    sorted.sort_by_key(|&local| {
        let rank = match kinds[local] {
            ValType::I32 => 0,
            ValType::I64 => 1,
            _ => 2,
        };
        (rank, local != 0, Reverse(uses[params + local]))
    });
    let mut places: Vec<usize> = (0..uses.len()).collect();
    for (place, &local) in sorted.iter().enumerate() {
        places[params + local] = params + place;
    }

    let mut groups: Vec<(usize, ValType)> = Vec::new();
    for &local in &sorted {
        match groups.last_mut() {
            Some((count, kind)) if *kind == kinds[local] => *count += 1,
            _ => groups.push((1, kinds[local])),
        }
    }
    let mut bytes = bytes_of(groups.len());
    for (count, kind) in groups {
        number(&mut bytes, count);
        bytes.push(match kind {
            ValType::I32 => 0x7f,
            ValType::I64 => 0x7e,
            ValType::F32 => 0x7d,
            ValType::F64 => 0x7c,
            _ => return Err(ShrinkError::Unknown("locals that are no numbers")),
        });
    }
    let mut calls = Vec::new();
    for (range, operator) in operators {
        if let Some(local) = local(&operator) {
            bytes.push(wasm[range.start]);
            number(&mut bytes, places[local as usize]);
            continue;
        }
        let start = bytes.len() + 1;
        bytes.extend_from_slice(&wasm[range]);
        match operator {
            Operator::Call { function_index } | Operator::RefFunc { function_index } => {
                calls.push((start..bytes.len(), function_index));
            }
            Operator::ReturnCall { .. } => return Err(ShrinkError::Unknown("tail calls")),
            _ => {}
        }
    }
    Ok(Body { bytes, calls })
}

const fn local(operator: &Operator) -> Option<u32> {
    match *operator {
        Operator::LocalGet { local_index }
        | Operator::LocalSet { local_index }
        | Operator::LocalTee { local_index } => Some(local_index),
        _ => None,
    }
}

fn value(expression: &ConstExpr) -> Result<i32, ShrinkError> {
    match expression.get_operators_reader().read()? {
        Operator::I32Const { value } => Ok(value),
        _ => Err(ShrinkError::Unknown("a computed place")),
    }
}

/// As `web/src/unpack.rs` reads it.
fn pack(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut options = LzmaOptions::with_preset(9);
    (options.lc, options.lp, options.pb) = (3, 0, 0);
    options.nice_len = LzmaOptions::NICE_LEN_MAX;
    let mut writer = LzmaWriter::new_no_header(Vec::new(), &options, false)?;
    writer.write_all(bytes)?;
    writer.finish()
}

fn section(out: &mut Vec<u8>, id: u8, content: &[u8]) {
    out.push(id);
    number(out, content.len());
    out.extend_from_slice(content);
}

fn list(items: impl Iterator<Item = Vec<u8>>) -> Vec<u8> {
    let items: Vec<Vec<u8>> = items.collect();
    let mut content = bytes_of(items.len());
    content.extend(items.into_iter().flatten());
    content
}

fn bytes_of(value: usize) -> Vec<u8> {
    let mut out = Vec::new();
    number(&mut out, value);
    out
}

/// Writes a number without a sign, seven bits a byte.
fn number(out: &mut Vec<u8>, mut value: usize) {
    while value >= 0x80 {
        out.push(value as u8 | 0x80);
        value >>= 7;
    }
    out.push(value as u8);
}

/// Writes what puts a number on the stack.
fn constant(out: &mut Vec<u8>, mut value: i32) {
    out.push(0x41);
    while !(-0x40..0x40).contains(&value) {
        out.push(value as u8 | 0x80);
        value >>= 7;
    }
    out.push(value as u8 & 0x7f);
}

/// What follows the number of items of a section.
fn after_count(section: &[u8]) -> &[u8] {
    let count = section.iter().position(|byte| byte & 0x80 == 0);
    &section[count.map_or(0, |last| last + 1)..]
}

#[cfg(test)]
mod tests {
    use palmyra_web::unpack;

    use super::*;

    fn check(bytes: &[u8]) -> usize {
        let packed = pack(bytes).expect("memory takes everything");
        let mut found = vec![0; bytes.len()];
        unpack(&packed, &mut found);
        assert!(found == bytes, "{} bytes are not the same", bytes.len());
        packed.len()
    }

    #[test]
    fn what_is_packed_is_unpacked_again() {
        check(b"");
        check(b"a");
        check(&[0; 100_000]);
        // All bytes, at all distances that the search finds.
        let mut state = 1_u32;
        let mut noise: Vec<u8> = (0..100_000)
            .map(|_| {
                state = state.wrapping_mul(0x0019_660d).wrapping_add(0x3c6e_f35f);
                (state >> 24) as u8
            })
            .collect();
        for length in 1..400 {
            let at = (length * 7919) % 90_000;
            let again = noise[at..at + length].to_vec();
            noise.extend(again);
        }
        check(&noise);
    }

    #[test]
    fn texts_are_packed_better_than_by_gzip() {
        let texts = include_bytes!("../../../docs/architecture.md");
        assert!(check(texts) < crate::packed(texts));
    }

    #[test]
    fn numbers_are_written_as_programs_have_them() {
        assert_eq!(bytes_of(624_485), [0xe5, 0x8e, 0x26]);
        let mut out = Vec::new();
        constant(&mut out, -123_456);
        constant(&mut out, 64);
        assert_eq!(out, [0x41, 0xc0, 0xbb, 0x78, 0x41, 0xc0, 0]);
    }

    #[test]
    fn what_is_no_program_is_told() {
        assert!(matches!(shrink(b"\0asm?"), Err(ShrinkError::Read(_))));
        let empty = b"\0asm\x01\0\0\0";
        assert!(matches!(shrink(empty), Err(ShrinkError::Missing(UNPACK))));
    }
}
