//! The computer's side of the link.

use super::{Answer, Frames, Request};

/// Sends requests to a handheld, one at a time. The caller does no input or output: it takes
/// received bytes, and returns frames to send.
#[derive(Debug, Default)]
pub struct Caller {
    request: Frames,
    answer: Frames,
    number: u8,
}

impl Caller {
    /// Creates a caller that has sent nothing yet.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            request: Frames::new(),
            answer: Frames::new(),
            number: 0,
        }
    }

    /// Returns the frame of a request; `None` if its data is too long. Answers to earlier requests
    /// are ignored from now on.
    pub fn ask(&mut self, request: &Request) -> Option<&[u8]> {
        self.number = self.number.wrapping_add(1);
        self.answer.clear();
        let len = self.request.write(self.number, request)?;
        Some(self.request.written(len))
    }

    /// Takes bytes from the handheld, up to the end of the answer. Returns the number of bytes
    /// taken and, if the answer is complete, its length.
    pub fn take(&mut self, bytes: &[u8]) -> (usize, Option<usize>) {
        let mut taken = 0;
        while let Some(rest) = bytes.get(taken..).filter(|rest| !rest.is_empty()) {
            let (more, message) = self.answer.take(rest);
            taken += more;
            if message.is_some() && self.answer.number() == self.number {
                return (taken, message);
            }
        }
        (taken, None)
    }

    /// The last answer; `None` if this version of the program does not know that kind of answer.
    /// `len` is the length that [`Caller::take`] has returned.
    #[must_use]
    pub fn answer(&self, len: usize) -> Option<Answer<'_>> {
        self.answer.read(len).map(|(_, answer)| answer)
    }
}
