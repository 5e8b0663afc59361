//! The pages that explain the selected card, good or decision.

use heapless::Vec;
use palmyra_engine::caravans::{Caravans, Card, CardKind, Good, Limit};

use super::bars::pay_number;
use super::hint::Hint;
use super::reason::{self, Matter};
use super::text::Msg;
use super::{Play, Screen, card_name, good_name, name};
use crate::canvas::{Align, Canvas, Font, LARGE_LINE, LINE, area, wrap_in};
use crate::input::Button;
use crate::shell::text::{Blank, Line, Msg as Shell};
use crate::shell::widgets::{FOOT, HEADER, footer, page};
use crate::shell::{Go, Services};
use crate::theme;

/// The topic of an explanation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// Buying and selling. If the cursor is on a good, also the prices of this good.
    Trade(Option<Good>),
    /// This card of the hand.
    Card(Card),
    /// A tax that the player cannot pay.
    Tax,
    /// The forecast, as the page of the market shows it.
    Market,
    /// The movement of amphorae at the end of a year.
    Year,
    /// The payments of contracts.
    Payout,
    /// The exchange of cards.
    Exchange,
    /// The final sales.
    Final,
    /// The reason for a bot's turn.
    Why {
        /// The number of turns since the explained one; 0 is the newest turn.
        ago: u8,
    },
}

impl Topic {
    /// Whether the topic is a person's decision. Only decisions have hints.
    const fn is_decision(self) -> bool {
        matches!(
            self,
            Self::Trade(_) | Self::Card(_) | Self::Tax | Self::Exchange | Self::Final
        )
    }

    /// Returns the number of pages.
    const fn pages(self) -> u8 {
        match self {
            Self::Trade(Some(_)) => 3,
            Self::Trade(None) | Self::Card(_) => 2,
            _ => 1,
        }
    }
}

/// A paragraph: either a fixed text, or a text with its blanks filled.
enum Text {
    Said(&'static str),
    Told(Line),
}

impl Text {
    fn as_str(&self) -> &str {
        match self {
            Self::Said(text) => text,
            Self::Told(line) => line,
        }
    }
}

/// A page of an explanation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Info {
    topic: Topic,
    page: u8,
}

impl Info {
    /// Opens the first page of a topic.
    pub const fn new(topic: Topic) -> Self {
        Self { topic, page: 0 }
    }

    fn gives_hint(self, play: &Play) -> bool {
        let decides = !play.bot_to_move();
        // A guided game has sentences instead of hints.
        self.topic.is_decision() && decides && play.guide().is_none()
    }

    pub fn press(&mut self, button: Button, play: &mut Play, _: &mut Services) -> Go {
        let pages = self.topic.pages();
        match button {
            Button::A | Button::X if self.gives_hint(play) => {
                return play.swap(Screen::Hint(Hint));
            }
            Button::A | Button::B | Button::X => return Go::Back,
            Button::Right | Button::Down => self.page = (self.page + 1).min(pages - 1),
            Button::Left | Button::Up => self.page = self.page.saturating_sub(1),
            Button::Y => {}
        }
        Go::Stay
    }

    pub fn draw(&self, play: &Play, cx: &Services, canvas: &mut Canvas) {
        let pages = self.topic.pages();
        page(canvas, &self.title(play, cx));
        if pages > 1 {
            let number = cx.tell(Shell::PageOf, &[(self.page + 1).into(), pages.into()]);
            let at = area(184, 0, 49, HEADER - 2);
            canvas.text(Font::Body, &number, at, Align::Right, theme::SHADE);
        }
        let mut y = HEADER + 6;
        let texts = self.texts(play, cx);
        let is_large = fits_large(&texts);
        for text in texts {
            let at = area(8, y, 224, LINE);
            y += 6 + match is_large {
                true => canvas.large(text.as_str(), at, theme::CREAM),
                false => canvas.paragraph(text.as_str(), at, Align::Left, theme::CREAM),
            };
        }
        let mut hints: Vec<(Button, &str), 3> = Vec::new();
        // The list has room for all buttons.
        if self.gives_hint(play) {
            let _ = hints.push((Button::X, cx.say(Shell::Hint)));
        }
        let _ = hints.push((Button::B, cx.say(Shell::Back)));
        if pages > 1 {
            let _ = hints.push((Button::Left, cx.say(Shell::Move)));
        }
        footer(canvas, &hints);
    }

    fn title(self, play: &Play, cx: &Services) -> Line {
        let say = |msg| cx.tell(msg, &[]);
        match (self.topic, self.page) {
            (Topic::Trade(_), 0) => say(Msg::TradeTitle),
            (Topic::Trade(Some(good)), 1) => say(good_name(good)),
            (Topic::Trade(_) | Topic::Market, _) | (Topic::Card(_), 1) => say(Msg::ForecastTitle),
            (Topic::Card(card), _) => card_name(cx, card),
            (Topic::Tax, _) => say(Msg::KindTax),
            (Topic::Year, _) => say(Msg::CvTitle7),
            (Topic::Payout, _) => say(Msg::CvTitle8),
            (Topic::Exchange, _) => say(Msg::ExchangeTitle),
            (Topic::Final, _) => say(Msg::FinalTitle),
            (Topic::Why { ago }, _) => {
                let seat = play.log().nth(ago.into()).and_then(|turn| turn.seat);
                seat.map_or_else(Line::new, |seat| {
                    cx.tell(Msg::TradeOf, &[name(cx, play, seat).into()])
                })
            }
        }
    }

    /// Returns the paragraphs of the page.
    fn texts(self, play: &Play, cx: &Services) -> Vec<Text, 3> {
        let mut texts = Vec::new();
        // No page has more than three paragraphs.
        let mut say = |text: Text| {
            let _ = texts.push(text);
        };
        let plain = |msg: Msg| Text::Said(cx.say(msg));
        match (self.topic, self.page) {
            (Topic::Trade(_), 0) => say(plain(match play.game().limit() {
                Limit::One => Msg::InfoFirst,
                Limit::Twice => Msg::InfoSecond,
                Limit::Full => Msg::InfoTrade,
            })),
            (Topic::Trade(Some(good)), 1) => {
                for text in prices(cx, play.game(), good) {
                    say(text);
                }
            }
            (Topic::Trade(_) | Topic::Market, _) | (Topic::Card(_), 1) => {
                say(plain(Msg::InfoForecast));
            }
            (Topic::Card(card), _) => say(plain(match card.kind() {
                CardKind::Caravan(_) => Msg::InfoCaravan,
                CardKind::Contract => Msg::InfoContract,
                CardKind::Tax => Msg::InfoTax,
                CardKind::Mirage => Msg::InfoMirage,
            })),
            (Topic::Tax, _) => say(plain(Msg::InfoTax)),
            (Topic::Year, _) => say(plain(Msg::InfoYear)),
            (Topic::Payout, _) => say(plain(Msg::InfoContract)),
            (Topic::Exchange, _) => say(plain(Msg::InfoExchange)),
            (Topic::Final, _) => say(plain(Msg::InfoFinal)),
            (Topic::Why { ago }, _) => {
                for line in why(play, cx, ago) {
                    say(Text::Told(line));
                }
            }
        }
        texts
    }

    /// Whether the paragraphs fit on the panel.
    #[cfg(test)]
    pub fn fits(self, play: &Play, cx: &Services) -> bool {
        let texts = self.texts(play, cx);
        let lines: usize = texts
            .iter()
            .map(|text| crate::canvas::wrap(text.as_str(), 224).count())
            .sum();
        HEADER + 6 + LINE * lines as i32 + 6 * texts.len() as i32 <= FOOT
    }
}

/// Whether these paragraphs fit on the panel in large letters.
fn fits_large(texts: &[Text]) -> bool {
    let lines = |text: &Text| wrap_in(Font::Large, text.as_str(), 224).count() as i32;
    let height: i32 = texts.iter().map(|text| LARGE_LINE * lines(text) + 6).sum();
    HEADER + 6 + height <= FOOT
}

/// Returns the reasons for a bot's turn, or nothing if they are not known.
fn why(play: &Play, cx: &Services, ago: u8) -> Vec<Line, 3> {
    let turn = play.log().nth(ago.into());
    let found = turn.and_then(|turn| {
        let matter = Matter {
            seat: turn.seat?,
            before: turn.start.as_ref()?,
            after: turn.now.as_ref()?,
            deals: Some(&turn.deals),
            cards: &turn.cards,
        };
        Some(reason::lines(cx, turn.why?, &matter))
    });
    found.unwrap_or_default()
}

/// Returns the prices for buying and selling the next two amphorae of a good.
fn prices(cx: &Services, game: &Caravans, good: Good) -> [Text; 2] {
    let route = game.route(good);
    let number = |value: u16| Blank::from(pay_number(value));
    let after = route.after_purchase().unwrap_or(route);
    let (dearer, less) = (after.price(), route.after_sale().proceeds());
    [
        Text::Told(cx.tell(Msg::InfoBuy, &[number(route.price()), number(dearer)])),
        Text::Told(cx.tell(Msg::InfoSell, &[number(route.proceeds()), number(less)])),
    ]
}
