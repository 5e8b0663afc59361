//! Tests of the engine's forecasts, over random games: prices, drafts, taxes, the end of a year and
//! the reasons of bots must agree with the moves.

use palmyra_engine::bot::Level;
use palmyra_engine::caravans::bot::Reason;
use palmyra_engine::caravans::{
    Caravans, CardKind, Draft, Event, Forecast, Good, Move, Phase, Sale, contract_pay, tax_on,
};
use palmyra_engine::{Game as _, Rng, Seat};
use palmyra_testing::bots::play_choices;
use palmyra_testing::caravans::{all_players, play_out};

/// Calls `each` with the positions of random games. Returns the number of positions.
fn each_position(mut each: impl FnMut(&Caravans)) -> u32 {
    let mut positions = 0;
    for (players, seed) in (0..8).flat_map(|round| all_players().zip(3 * round..)) {
        let opening = Caravans::new(players, seed);
        play_out(opening, &mut Rng::new(seed), |game, _, _| {
            positions += 1;
            each(game);
        });
    }
    assert!(positions >= 1000, "{positions} positions");
    positions
}

/// Plays a move and returns its events.
fn events(game: &mut Caravans, mv: Move) -> Vec<Event> {
    let mut events = Vec::new();
    game.play(mv, |event| events.push(event)).expect("listed");
    events
}

#[test]
fn a_forecast_price_is_the_price_paid() {
    let mut met = [0; 4];
    let positions = each_position(|game| {
        for mv in game.moves() {
            let (seat, mut after) = (game.seat(), game.clone());
            let (good, is_sale) = match mv {
                Move::Buy(good) => (good, false),
                Move::Sell(good) => (good, true),
                _ => continue,
            };
            let before = game.route(good);
            let (told, then) = match is_sale {
                true => (before.proceeds(), Some(before.after_sale())),
                false => (before.price(), before.after_purchase()),
            };
            let (paid, which) = match events(&mut after, mv)[0] {
                Event::Bought { price, .. } => (price, 0),
                Event::Sold { price, sale, .. } => (price, 1 + sale as usize),
                event => panic!("{mv}: {event:?}"),
            };
            assert_eq!(paid, told, "{mv}");
            assert_eq!(after.route(good), then.expect("a legal deal"), "{mv}");
            if which < 2 {
                let capital = game.capital(seat) + if is_sale { paid } else { 0 };
                let capital = capital - if is_sale { 0 } else { paid };
                assert_eq!(after.capital(seat), capital);
            }
            met[which] += 1;
        }
    });
    println!("{positions} positions, {met:?} deals and sales");
    assert!(met.iter().all(|&count| count > 20), "{met:?}");
}

/// Returns all drafts that can be made step by step. Each buys or sells at most two amphorae of a
/// good.
fn drafts(game: &Caravans) -> Vec<Draft> {
    let mut drafts = vec![Draft::default()];
    let mut next = 0;
    while let Some(&draft) = drafts.get(next) {
        for good in Good::ALL {
            for buys in [false, true] {
                let mut more = draft;
                if more.change(game, good, buys).is_ok() && !drafts.contains(&more) {
                    drafts.push(more);
                }
            }
        }
        next += 1;
    }
    drafts
}

#[test]
fn drafts_that_are_allowed_are_the_trades_of_the_rules() {
    let mut met = 0;
    each_position(|game| {
        let Phase::Trade(trade) = game.phase() else {
            return;
        };
        if !trade.is_empty() {
            return;
        }
        let allowed = drafts(game);
        let allowed = allowed.iter().filter(|draft| draft.check(game).is_ok());
        let allowed: Vec<_> = allowed.collect();
        assert_eq!(allowed.len(), usize::from(game.options()));
        for draft in allowed {
            let (seat, mut after) = (game.seat(), game.clone());
            for deal in draft.deals() {
                after.play(deal.into(), |_| {}).expect("an allowed trade");
            }
            let capital = i16::try_from(after.capital(seat)).expect("a capital");
            assert_eq!(capital, draft.capital(game));
            assert_eq!(draft.holding(game), after.holding(seat));
            for good in Good::ALL {
                let dealt = draft.dealt(game, good);
                assert_eq!(dealt.route, after.route(good));
                assert_eq!(dealt.held, after.amphorae(seat)[good.index()]);
            }
            assert!(draft.is_empty() || after.phase() == Phase::Card);
            met += 1;
        }
    });
    assert!(met > 1000, "{met}");
}

#[test]
fn a_forecast_tax_is_the_tax_due() {
    let mut met = [0; 2];
    each_position(|game| {
        if let Phase::Tax(tax) = game.phase() {
            let capital = game.capital(game.seat());
            assert_eq!(tax.due, tax_on(tax.amphorae()));
            assert_eq!(capital + tax.missing(capital), tax.due);
            met[1] += 1;
        }
        for mv in game.moves() {
            let mut after = game.clone();
            for event in events(&mut after, mv) {
                let Event::Taxed { seat, good, due } = event else {
                    continue;
                };
                // A tax also counts the amphorae that are sold to pay it. So the amount due is
                // compared only right after the card is played.
                let is_first = matches!(mv, Move::Play(_));
                assert!(!is_first || due == game.tax_due(seat, good));
                assert!(due <= tax_on(12));
                met[0] += 1;
            }
        }
    });
    assert!(met[0] > 100 && met[1] > 5, "{met:?}");
}

/// Checks that, at the end of a year, the goods move and contracts pay as the forecast has said.
#[test]
fn the_forecast_comes_true_at_the_end_of_the_year() {
    let (mut cards, mut years) = (0, 0);
    each_position(|game| {
        for mv in game.moves() {
            let mut told = game.forecast();
            match mv {
                Move::Play(card) => told.play(card),
                Move::Cover(_, field) => told.cover(game.board()[usize::from(field)]),
                _ => continue,
            }
            let mut after = game.clone();
            let events = events(&mut after, mv);
            cards += 1;
            let ended = events
                .iter()
                .position(|event| matches!(event, Event::YearEnded { .. }));
            let Some(ended) = ended else {
                assert_eq!(after.forecast(), told, "{mv}");
                continue;
            };
            let ends = game.is_last_field() && matches!(mv, Move::Play(_));
            assert!(ends, "{mv}");
            let mut paid = [0; 4];
            for event in &events[ended..] {
                match *event {
                    Event::YearEnded { moves, .. } => assert_eq!(moves, told.moves),
                    Event::Moved { good, away, route } => {
                        assert_eq!(away, told.away(good));
                        let [now, then] = game.route(good).outlook(away);
                        assert_eq!(now, game.route(good).proceeds());
                        assert_eq!(then, route.proceeds());
                        assert_eq!(route, game.route(good).moved(away));
                    }
                    Event::Contracts { good, count, pay } => {
                        assert_eq!(count, told.contracts[good.index()]);
                        assert_eq!(pay, told.pay(good));
                        assert_eq!(pay, contract_pay(count));
                    }
                    Event::PaidOut { seat, amount } => paid[seat.index()] = amount,
                    _ => {}
                }
            }
            for seat in Seat::all(game.seats()) {
                let held = game.amphorae(seat);
                let pay = |good: Good| u16::from(held[good.index()]) * told.pay(good);
                let sum: u16 = Good::ALL.into_iter().map(pay).sum();
                assert_eq!(paid[seat.index()], sum);
                // Taxes are skipped, because a tax is paid before the year ends.
                if !matches!(mv, Move::Play(card) if card.kind() == CardKind::Tax) {
                    let worth = game.holding(seat).if_year_ended(&told);
                    assert_eq!(worth, after.holding(seat).if_sold(), "{mv}");
                }
            }
            // Once the goods have moved, the forecast is empty.
            assert_eq!(after.forecast(), Forecast::default(), "{mv}");
            years += 1;
        }
    });
    assert!(cards > 1000 && years > 20, "{cards} {years}");
}

/// Checks that `Caravans::holding` subtracts a tax that is still owed from the capital, before and
/// after each sale for it.
#[test]
fn a_tax_that_is_owed_is_subtracted_at_once() {
    let mut met = [0; 2];
    each_position(|game| {
        let Phase::Tax(tax) = game.phase() else {
            return;
        };
        let seat = game.seat();
        let told = game.holding(seat);
        assert_eq!(told.capital, game.capital(seat) as i16 - tax.due as i16);
        for &mv in &game.moves() {
            let Move::Sell(good) = mv else {
                panic!("{mv}");
            };
            let mut after = game.clone();
            let events = events(&mut after, mv);
            // The tax may end the year, and then contracts pay and goods move.
            if !events
                .iter()
                .any(|it| matches!(it, Event::YearEnded { .. }))
            {
                let (held, left) = (told.sold(good), after.holding(seat));
                assert_eq!((held.capital, held.held), (left.capital, left.held));
                met[usize::from(after.seat() == seat)] += 1;
            }
        }
    });
    assert!(met.iter().all(|&count| count > 5), "{met:?}");
}

/// Checks the final sales that are made without asking the player. They must be legal, and no
/// other final sale may bring more.
#[test]
fn idle_sales_make_no_difference() {
    let mut met = [0; 2];
    each_position(|game| {
        let Some(idle) = game.idle_sale() else {
            let several = game.phase() == Phase::FinalSales;
            assert!(!several || game.moves().len() > 1);
            return;
        };
        assert_eq!(game.phase(), Phase::FinalSales);
        let moves = game.moves();
        assert!(moves.contains(&idle));
        let (seat, worth) = (game.seat(), game.holding(game.seat()).if_sold());
        for &mv in moves.iter().filter(|_| moves.len() > 1) {
            let mut after = game.clone();
            after.play(mv, |_| {}).expect("listed");
            assert_eq!(after.holding(seat).if_sold(), worth);
            // All other players have sold everything.
            assert!(after.seat() == seat || after.phase() == Phase::Over);
        }
        met[usize::from(moves.len() > 1)] += 1;
    });
    assert!(met.iter().all(|&count| count > 10), "{met:?}");
}

/// Checks that the numbers in a bot's reasons agree with its moves.
#[test]
fn reasons_come_true() {
    let levels = [Level::Malku, Level::Zabdas];
    let mut met = [0; 4];
    let mut positions = 0;
    for (players, seed) in (0..7).flat_map(|round| all_players().zip(3 * round..)) {
        let opening = Caravans::new(players, seed);
        // The seat of the bot whose turn it is, the reason for the turn, and the bot's
        // capital before the turn.
        let mut turn: Option<(Seat, Reason, u16)> = None;
        play_choices(opening, seed, &levels, |game, choice| {
            positions += 1;
            let (seat, mv) = (game.seat(), choice.mv);
            let mut after = game.clone();
            let events = events(&mut after, mv);
            let sold = events.iter().find_map(|event| match *event {
                Event::Sold {
                    price, sale, good, ..
                } => Some((price, sale, good)),
                _ => None,
            });
            match (choice.reason, sold) {
                (Reason::Tax { due, price }, Some((paid, Sale::Tax, _))) => {
                    assert!(matches!(game.phase(), Phase::Tax(tax) if tax.due == due));
                    assert_eq!(price, paid);
                    met[0] += 1;
                }
                (Reason::FinalSale { price, others }, Some((paid, Sale::Final, good))) => {
                    assert_eq!(price, paid);
                    let held = |seat| game.amphorae(seat)[good.index()];
                    let all: u8 = Seat::all(game.seats()).map(held).sum();
                    assert_eq!(others, all - held(seat));
                    met[1] += 1;
                }
                (reason @ Reason::Turn { .. }, _) => {
                    // The turn keeps its first reason, although its card may be planned again after
                    // the deals.
                    let is_begun = matches!(game.phase(), Phase::Trade(trade) if !trade.is_empty());
                    if !is_begun {
                        turn = Some((seat, reason, game.capital(seat)));
                    }
                }
                (Reason::Exchange { cards, .. }, _) => {
                    let laid = game.laid_aside(seat).len();
                    assert!(mv != Move::Draw || usize::from(cards) == laid);
                    met[2] += 1;
                }
                _ => {}
            }
            let traded = events
                .iter()
                .any(|event| matches!(event, Event::Traded { .. }));
            if let Some((by, Reason::Turn { deals, .. }, capital)) = turn
                && traded
                && by == seat
            {
                let change = i32::from(after.capital(seat)) - i32::from(capital);
                assert_eq!(i32::from(deals), change);
            }
            if let Some((
                by,
                Reason::Turn {
                    held, moves, pay, ..
                },
                _,
            )) = turn
                && by == seat
                && matches!(mv, Move::Play(_) | Move::Cover(..))
                && after.seat() != seat
                && matches!(after.phase(), Phase::Trade(_))
                && after.year() == game.year()
            {
                let forecast = after.forecast();
                assert_eq!(held, after.amphorae(seat));
                assert_eq!(moves, forecast.moves);
                assert_eq!(pay.map(u16::from), Good::ALL.map(|good| forecast.pay(good)));
                met[3] += 1;
                turn = None;
            }
        });
    }
    println!("{positions} positions, {met:?}");
    assert!(positions >= 1000, "{positions}");
    assert!(met.iter().all(|&count| count > 5), "{met:?}");
}
