//! A session with a computer. It begins with a greeting.

use heapless::Vec;
use palmyra_play::Millis;
use palmyra_play::link::{
    Activity, Answer, Entry, Frames, PART, Refusal, Request, VERSION, checksum,
};
use palmyra_play::save::{Incoming, Item, Key, SLOTS, SaveStore, Stored, slot_key};
use palmyra_ui::{VERSION as RELEASE, fault_report};

use super::{LinkFront, RawImage};
use crate::Handheld;

/// A session with a computer. It does not use USB or other hardware: it takes bytes and
/// returns frames. The caller provides the buffer for a frame.
#[derive(Debug, Default)]
pub struct Session {
    /// Whether nothing was received yet in this session.
    is_new: bool,
    /// Whether the computer has sent a greeting with the link version of this program.
    has_greeted: bool,
    activity: Activity,
    boots: bool,
}

impl Session {
    /// Creates a session that has no cable.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            is_new: true,
            has_greeted: false,
            activity: Activity::Unplugged,
            boots: false,
        }
    }

    /// The state of the link, for the screen.
    #[must_use]
    pub const fn activity(&self) -> Activity {
        self.activity
    }

    /// Whether the computer has requested the boot loader and the answer has been
    /// written.
    #[must_use]
    pub const fn boots(&self) -> bool {
        self.boots
    }

    /// Ends the session and forgets the result of the last copy. Called when the screen *Connect*
    /// is closed.
    pub const fn forget(&mut self) {
        self.activity = Activity::Unplugged;
        self.restart(false);
    }

    /// Starts the session again. Called when the cable is plugged in or pulled out, and when
    /// the computer opens or closes the port. The screen still shows the result of the last
    /// copy.
    pub const fn restart(&mut self, has_cable: bool) {
        self.is_new = true;
        self.has_greeted = false;
        self.activity = match self.activity {
            Activity::Copying { done, of } => Activity::Cut { done, of },
            Activity::Copied { of } => Activity::Copied { of },
            Activity::Refused(why) => Activity::Refused(why),
            Activity::Cut { done, of } => Activity::Cut { done, of },
            _ if has_cable => Activity::Waiting,
            _ => Activity::Unplugged,
        };
    }

    /// Takes bytes from the computer, up to the end of a request, and carries the request out.
    /// Returns the number of bytes taken. If there is an answer, also returns its length in
    /// `frames`. The answer has to be sent before more bytes are taken.
    pub fn take<S: SaveStore + RawImage>(
        &mut self,
        bytes: &[u8],
        frames: &mut Frames,
        now: Millis,
        handheld: &mut Handheld<S>,
        front: &mut impl LinkFront,
    ) -> (usize, Option<usize>) {
        if core::mem::take(&mut self.is_new) {
            frames.clear();
        }
        let (taken, message) = frames.take(bytes);
        let answer = message.and_then(|len| {
            handheld.stir(now);
            self.answer(len, frames, handheld, front)
        });
        (taken, answer)
    }

    /// Carries out a request and writes the answer.
    ///
    /// This function is never inlined, so that its buffer is not part of the
    /// caller's frame.
    #[inline(never)]
    fn answer<S: SaveStore + RawImage>(
        &mut self,
        len: usize,
        frames: &mut Frames,
        handheld: &mut Handheld<S>,
        front: &mut impl LinkFront,
    ) -> Option<usize> {
        let mut room = [0; PART];
        let number = frames.number();
        let request = frames.read::<Request>(len);
        let (has_greeted, activity) = (&mut self.has_greeted, &mut self.activity);
        let answer = match request.map(|(_, request)| request) {
            Some(Request::Hello { version }) => {
                *has_greeted = version == VERSION;
                if *has_greeted {
                    *activity = Activity::Connected;
                }
                Ok(Answer::Hello {
                    version: VERSION,
                    board: front.board(),
                    release: RELEASE,
                    image: handheld.saves().image_len(),
                })
            }
            _ if !*has_greeted => Err(Refusal::Version),
            None => Err(Refusal::Unknown),
            Some(Request::List) => Ok(Answer::List(list(handheld.saves_mut(), &mut room))),
            Some(Request::Item { key }) => item(handheld.saves_mut(), key, &mut room),
            Some(Request::Image { from }) => image(handheld.saves_mut(), from, &mut room),
            Some(Request::Put {
                key,
                version,
                replaces,
                bytes,
            }) => {
                let put = handheld.put(Incoming {
                    key,
                    version,
                    replaces,
                    bytes,
                });
                if let Err(why) = put {
                    *activity = Activity::Refused(why);
                }
                put.map(|()| Answer::Done)
            }
            Some(Request::Progress { done, of }) => {
                *activity = match of {
                    0 => Activity::Connected,
                    of if done < of => Activity::Copying { done, of },
                    of => Activity::Copied { of },
                };
                Ok(Answer::Done)
            }
            Some(Request::Day { seconds }) => {
                front.set_time(seconds);
                Ok(Answer::Done)
            }
            Some(Request::Shot { from }) => shot(handheld, front, from, &mut room),
            Some(Request::Fault) => {
                let text = match front.ending() {
                    Some(ending) => write(&mut room, &fault_report(&ending.failure())),
                    None => "",
                };
                Ok(Answer::Fault { text })
            }
            Some(Request::Boot) => {
                self.boots = true;
                Ok(Answer::Done)
            }
        };
        let answer = answer.unwrap_or_else(Answer::Refused);
        frames.write(number, &answer)
    }
}

/// Lists all saved items.
fn list(store: &mut impl SaveStore, room: &mut [u8]) -> Vec<Entry, { Entry::MOST }> {
    let items = Item::all().map(Item::key);
    let keys = items.chain((0..SLOTS).map(slot_key));
    let mut entries = Vec::new();
    for key in keys {
        let state = match store.read(key, room) {
            Stored::Missing => continue,
            Stored::Damaged => Err(Refusal::Damaged),
            Stored::Newer => Err(Refusal::Newer),
            Stored::Bytes { version, len } => match room.get(..len) {
                Some(bytes) => Ok((version, len as u16, checksum(bytes))),
                None => Err(Refusal::Damaged),
            },
        };
        // The list has room for every item.
        let _ = entries.push(Entry { key, state });
    }
    entries
}

/// Writes a text into a buffer that is always large enough.
fn write<'a>(room: &'a mut [u8], text: &str) -> &'a str {
    let written = room.get_mut(..text.len()).unwrap_or_default();
    written.copy_from_slice(text.as_bytes().get(..written.len()).unwrap_or_default());
    str::from_utf8(written).unwrap_or_default()
}

/// Reads an item.
fn item<'a>(
    store: &mut impl SaveStore,
    key: Key,
    room: &'a mut [u8],
) -> Result<Answer<'a>, Refusal> {
    match store.read(key, room) {
        Stored::Missing => Err(Refusal::Missing),
        Stored::Damaged => Err(Refusal::Damaged),
        Stored::Newer => Err(Refusal::Newer),
        Stored::Bytes { version, len } => {
            let bytes = room.get(..len).ok_or(Refusal::Damaged)?;
            Ok(Answer::Item { version, bytes })
        }
    }
}

/// Reads a part of the image of all saves.
fn image<'a>(
    saves: &mut impl RawImage,
    from: u32,
    room: &'a mut [u8],
) -> Result<Answer<'a>, Refusal> {
    let left = saves.image_len().checked_sub(from);
    let left = left.filter(|&left| left > 0).ok_or(Refusal::Missing)?;
    let len = room.len().min(left as usize);
    let bytes = room.get_mut(..len).ok_or(Refusal::Missing)?;
    match saves.read_image(from, bytes) {
        true => Ok(Answer::Image { bytes }),
        false => Err(Refusal::Failed),
    }
}

/// Reads a part of the picture.
fn shot<'a, S: SaveStore>(
    handheld: &Handheld<S>,
    front: &mut impl LinkFront,
    from: u32,
    room: &'a mut [u8],
) -> Result<Answer<'a>, Refusal> {
    let picture = front.picture(handheld.app()).numbers();
    let pixels = picture.get(from as usize..).unwrap_or_default();
    let len = pixels.len().min(room.len());
    let (Some(room), Some(pixels)) = (room.get_mut(..len), pixels.get(..len)) else {
        return Err(Refusal::Missing);
    };
    room.copy_from_slice(pixels);
    match len {
        0 => Err(Refusal::Missing),
        _ => Ok(Answer::Shot { pixels: room }),
    }
}
