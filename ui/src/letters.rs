//! The letters of the fonts: those of the four languages, cut out of all of Latin-1
//! when the program is built. The other third would take flash that nobody reads.

use u8g2_fonts::{Font, FontRenderer};

/// The letters beyond ASCII that texts may have.
const BEYOND: &str = "ÀÂÄÇÈÉÊËÎÏÔÖÙÛÜßàáâäçèéêëíîïóôöùúûü";

/// What comes before the glyphs of a font.
const HEAD: usize = 23;
/// What comes after those of Latin-1: the end of their list, and an empty list of
/// all others.
const TAIL: usize = 8;

/// A font with these letters only.
pub(crate) struct Letters<const N: usize>([u8; N]);

impl<const N: usize> Letters<N> {
    /// Cut from a font, whose [`len`] has to be `N`.
    pub(crate) const fn of<F: Font>() -> Self {
        let font = F::DATA;
        let mut kept = [0; N];
        let (mut from, mut to) = (0, 0);
        while from < HEAD {
            kept[to] = font[from];
            (from, to) = (from + 1, to + 1);
        }
        // A letter is looked for from the last of these places before it.
        let mut places: [Option<usize>; 2] = [None; 2];
        loop {
            let (letter, len) = (font[from], font[from + 1] as usize);
            if len == 0 {
                break;
            }
            if places[0].is_none() && letter >= b'A' {
                places[0] = Some(to - HEAD);
            }
            if places[1].is_none() && letter >= b'a' {
                places[1] = Some(to - HEAD);
            }
            let end = from + len;
            while from < end {
                if is_kept(letter) {
                    kept[to] = font[from];
                    to += 1;
                }
                from += 1;
            }
        }
        let end = to + TAIL;
        while to < end {
            kept[to] = font[from];
            (from, to) = (from + 1, to + 1);
        }
        assert!(from == font.len() && to == N);
        if let [Some(upper), Some(lower)] = places {
            [kept[17], kept[18]] = (upper as u16).to_be_bytes();
            [kept[19], kept[20]] = (lower as u16).to_be_bytes();
        }
        [kept[21], kept[22]] = ((N - HEAD - TAIL + 2) as u16).to_be_bytes();
        Self(kept)
    }

    /// What draws them.
    pub(crate) const fn renderer(&'static self) -> FontRenderer {
        FontRenderer::new_from_raw_data(&self.0)
    }
}

/// How many bytes the letters of a font take.
pub(crate) const fn len<F: Font>() -> usize {
    let font = F::DATA;
    let (mut from, mut len) = (HEAD, HEAD + TAIL);
    while font[from + 1] != 0 {
        if is_kept(font[from]) {
            len += font[from + 1] as usize;
        }
        from += font[from + 1] as usize;
    }
    len
}

const fn is_kept(letter: u8) -> bool {
    let beyond = BEYOND.as_bytes();
    let mut at = 0;
    while at < beyond.len() {
        // All of them have two bytes in UTF-8.
        if (beyond[at] & 3) << 6 | beyond[at + 1] & 0x3f == letter {
            return true;
        }
        at += 2;
    }
    letter.is_ascii()
}

#[cfg(test)]
mod tests {
    use embedded_graphics::prelude::Point;
    use u8g2_fonts::fonts::{u8g2_font_helvB10_tf, u8g2_font_ncenB12_tf, u8g2_font_ncenB24_tf};
    use u8g2_fonts::types::VerticalPosition;

    use super::*;
    use crate::canvas::Font as Style;
    use crate::text::{Language, tables};

    fn check<F: Font>(style: Style) {
        let whole = FontRenderer::new::<F>();
        for letter in (32..=255_u8).map(char::from) {
            let measured = |font: &FontRenderer| {
                font.get_rendered_dimensions(letter, Point::zero(), VerticalPosition::Baseline)
                    .ok()
            };
            let kept = letter.is_ascii() || BEYOND.contains(letter);
            let expected = measured(&whole).filter(|_| kept);
            assert_eq!(measured(style.renderer()), expected, "{letter:?}");
        }
    }

    #[test]
    fn the_letters_kept_are_those_of_the_whole_fonts() {
        check::<u8g2_font_helvB10_tf>(Style::Body);
        check::<u8g2_font_ncenB12_tf>(Style::Title);
        check::<u8g2_font_ncenB24_tf>(Style::Logo);
    }

    #[test]
    fn every_letter_of_every_text_is_kept() {
        for table in tables() {
            for index in 0..table.names.len() {
                for language in Language::ALL {
                    let text = (table.text)(index, language);
                    let is_known = |letter: char| letter.is_ascii() || BEYOND.contains(letter);
                    assert!(text.chars().all(is_known), "{text:?}");
                }
            }
        }
    }
}
