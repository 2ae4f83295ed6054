// Three cards against three others: pay the ante, see the cards, then call or fold.
import { amount, beep, card, el, t } from './kit.js';

const NAMES = ['You', 'Linh', 'Bao', 'Thu'];

export function start(game) {
  const seats = NAMES.map((name) => el('div.seat', {}, [el('h2', { text: name }), el('div.cards'), el('p.hand')]));
  const pot = el('output.pot', { 'aria-live': 'polite', text: 'Pay the ante to be dealt three cards' });
  game.area.append(el('div.felt', {}, [...seats.slice(1), pot, seats[0]]));
  if (game.state.hand === null) offerDeal();
  else dealt(game.state.hand);

  function offerDeal() {
    game.actions.replaceChildren(el('button.primary', { text: 'Deal', on: ({ target }) => void deal(target) }));
  }
  async function deal(button) {
    button.disabled = true;
    const answer = await game.act({});
    button.disabled = false;
    if (answer !== null) dealt(answer);
  }
  function dealt({ cards, anteMinor }) {
    beep(300);
    for (const [at, seat] of seats.entries()) {
      seat.classList.remove('winner', 'folded');
      fill(seat, at === 0 ? cards : [undefined, undefined, undefined], '');
    }
    pot.textContent = t('Pot {amount}', { amount: amount(anteMinor * NAMES.length) });
    game.actions.replaceChildren(
      el('button.soft', { text: 'Fold', on: () => void end(false) }),
      el('button.primary', { text: t('Call {amount}', { amount: amount(anteMinor) }), on: () => void end(true) }),
    );
  }
  async function end(calls) {
    for (const button of game.actions.children) button.disabled = true;
    const answer = await game.act({ call: calls });
    for (const button of game.actions.children) button.disabled = false;
    if (answer === null) return;
    for (const [at, seat] of seats.entries()) {
      const { cards, hand, isFolded, isWinner } = answer.seats[at];
      fill(seat, isFolded && at > 0 ? [undefined, undefined, undefined] : cards, isFolded ? 'Folded' : hand);
      seat.classList.toggle('winner', isWinner);
      seat.classList.toggle('folded', isFolded);
    }
    pot.textContent =
      answer.winMinor > 0
        ? t('You take {amount}', { amount: amount(answer.winMinor) })
        : t('Pot {amount}', { amount: amount(answer.potMinor) });
    game.win(answer.winMinor);
    offerDeal();
  }
}

function fill(seat, cards, hand) {
  seat.querySelector('.cards').replaceChildren(...cards.map((number) => card(number)));
  seat.querySelector('.hand').textContent = t(hand);
}

export function rules() {
  return [
    el('p', {
      text: 'All four pay the ante and get three cards. Call for the same amount again, or fold. The highest hand of those who called takes the pot, less 5 %; equal hands share it.',
    }),
    el(
      'ol',
      {},
      ['Straight flush', 'Three of a kind', 'Flush', 'Straight', 'Pair', 'High card'].map((text) => el('li', { text })),
    ),
    el('p', { text: 'A hand that waits longer than five minutes is folded.' }),
  ];
}
