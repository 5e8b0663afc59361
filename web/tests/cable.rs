//! Tests of the page with a handheld at its cable, without a browser.

use palmyra_engine::legions::Legions;
use palmyra_headless::Simulator;
use palmyra_play::link::Refusal;
use palmyra_play::save;
use palmyra_tests::link;
use palmyra_tests::saves::{read_saves, sample};
use palmyra_ui::Button;
use palmyra_ui::text::Language;
use palmyra_web::{Arrived, Cable, Page};

/// A page, and a handheld with two running games at its cable.
struct Both {
    page: Page,
    device: Simulator,
    cable: Cable,
}

fn open(image: Option<&[u8]>) -> Page {
    let mut page = Page::open(|| 0, |_| true, 7, image).expect("saves");
    page.round();
    page
}

impl Both {
    fn new() -> Self {
        let mut page = open(None);
        page.begin(
            "game=caravans&seats=human,malku&seed=7"
                .parse()
                .expect("a link"),
        )
        .expect("a game");
        page.round();
        let mut device = link::device(&sample::<Legions>(), Language::English);
        assert!(save::free(device.saves_mut(), 2));
        let mut device = link::device(
            device.into_saves().into_flash().expect("a flash").bytes(),
            Language::English,
        );
        device.plug(true);
        link::open(&mut device);
        let cable = Cable::default();
        Self {
            page,
            device,
            cable,
        }
    }

    /// Sends a frame and takes the answer in small pieces.
    fn send(&mut self, frame: &[u8]) -> Arrived {
        assert!(!frame.is_empty(), "a frame");
        let answer = self.device.send(frame);
        let mut arrived = Arrived::Part;
        for bytes in answer.chunks(64) {
            assert_eq!(arrived, Arrived::Part);
            arrived = self.cable.take(bytes);
        }
        arrived
    }

    /// Reads the handheld's saves, and lists the games of both sides.
    fn read(&mut self) -> Vec<String> {
        let hello = self.cable.hello();
        assert_eq!(self.send(&hello), Arrived::Done);
        let day = self.cable.day(1_795_003_200);
        assert_eq!(self.send(&day), Arrived::Done);
        loop {
            let frame = self.cable.next_part();
            if frame.is_empty() {
                break;
            }
            assert_eq!(self.send(&frame), Arrived::Done);
        }
        let games = self.cable.games(&self.page);
        games.lines().map(Into::into).collect()
    }
}

#[test]
fn games_are_listed_and_move_both_ways() {
    let mut both = Both::new();
    let games = both.read();
    assert_eq!(games.len(), 3, "{games:?}");
    assert!(games[0].starts_with("0 - only 2 "), "{games:?}");
    assert!(games[1].starts_with("- 0 only "), "{games:?}");
    assert!(games[2].starts_with("- 1 only "), "{games:?}");

    let put = both.cable.put(&both.page, 0, None);
    assert_eq!(both.send(&put), Arrived::Done);
    let games = both.read();
    assert!(games[0].starts_with("0 2 same 2 "), "{games:?}");
    // All slots of the handheld are taken now.
    assert!(both.cable.put(&both.page, 0, None).is_empty());

    let image = both.cable.fetch(&both.page, 1, None).expect("a free slot");
    let theirs = read_saves(both.device.saves().flash().expect("a flash").bytes());
    assert_eq!(read_saves(&image).records[1], theirs.records[1]);
    assert_eq!(read_saves(&both.page.image()).records[1], None, "not yet");
    both.page = open(Some(&image));
    let games = both.read();
    assert!(games[1].starts_with("1 1 same "), "{games:?}");
}

#[test]
fn the_newer_one_is_known_and_nothing_is_replaced_unseen() {
    let mut both = Both::new();
    both.read();
    let put = both.cable.put(&both.page, 0, None);
    assert_eq!(both.send(&put), Arrived::Done);
    // Plays some moves on the page.
    for button in [Button::A, Button::A, Button::A, Button::A] {
        both.page.touch(button, true, 0);
        both.page.touch(button, false, 0);
        both.page.round();
    }
    let games = both.read();
    assert!(games[0].starts_with("0 2 newer 2 "), "{games:?}");
    // An answer is ignored if it does not belong to the last request. After `hello`, the page has
    // no copy of the handheld's game to replace, so the handheld refuses.
    let put = both.cable.put(&both.page, 0, Some(2));
    both.read();
    let other = both.cable.put(&both.page, 0, Some(2));
    assert_eq!(both.send(&other), Arrived::Done);
    assert_eq!(
        both.send(&put),
        Arrived::Part,
        "an answer to another request"
    );
    both.cable.hello();
    let refused = both.cable.put(&both.page, 0, Some(2));
    assert_eq!(both.send(&refused), Arrived::Refused(Refusal::Changed));
}
