// Clocked tables, with the same round for all players: roulette, baccarat, cockfight, draws.
import { amount, beep, call, card, el, t } from './kit.js';

const TICK_MS = 1000;
const BACK = ['red', 'black', 'green'];

export function start(game) {
  const { engine } = game.state;
  const clock = el('div.clock', { role: 'timer', 'aria-label': 'Time for bets' });
  const stage = el(`div.stage.stage--${engine}`, { 'aria-live': 'polite' });
  const last = el('ol.last', { 'aria-label': 'Last results' });
  const board = el(`div.board.board--${engine}`, { role: 'group', 'aria-label': 'Bets' });
  game.area.append(el('div.dealer', {}, [clock, stage]), last, board);
  let shown = 0;
  let revealed = 0;
  let open = [];
  let offset = 0;
  let closesAt = 0;
  void tick();
  const timer = setInterval(() => void tick(), TICK_MS);
  addEventListener('pagehide', () => clearInterval(timer));

  async function tick() {
    const live = await call('live').catch(() => null);
    if (live === null || live.round === undefined) return;
    offset = live.now - Date.now();
    ({ closesAt } = live);
    const left = Math.max(0, Math.ceil((closesAt - Date.now() - offset) / 1000));
    clock.textContent = live.phase === 'open' ? String(left) : '';
    clock.dataset.phase = live.phase;
    if (live.phase !== 'result') stage.replaceChildren(waiting(engine, live.phase));
    if (live.round !== shown) {
      shown = live.round;
      drawBoard(live.choices);
    }
    for (const button of board.children) button.disabled = live.phase !== 'open';
    last.replaceChildren(
      ...live.last.map((text) => el('li', { text: shortOf(text), class: colourOf(text), title: text })),
    );
    if (live.result !== null && revealed !== live.round) {
      revealed = live.round;
      await reveal(live.result);
    }
    showMine(live.mine);
  }

  function drawBoard(choices) {
    board.replaceChildren(
      ...choices.map(({ id, label, odds }) =>
        el(
          'button.bet',
          {
            'data-id': id,
            'aria-label': t('{bet}, pays {odds}', { bet: t(label), odds: odds / 100 }),
            on: () => void bet(id, label),
          },
          [
            el('span', { text: label }),
            ...(id.startsWith('n') && engine === 'roulette' ? [] : [el('small', { text: `×${odds / 100}` })]),
            el('b.mine', { hidden: true }),
          ],
        ),
      ),
    );
  }

  async function bet(choice, label) {
    const answer = await game.act({ choice });
    if (answer === null) return;
    beep(420, 60);
    game.say(`${t(label)}: ${amount(game.stake())}`);
    await tick();
  }

  function showMine(mine) {
    for (const button of board.children) {
      const sum = mine
        .filter(({ choice }) => choice === button.dataset.id)
        .reduce((total, { stakeMinor }) => total + stakeMinor, 0);
      const mark = button.querySelector('.mine');
      mark.hidden = sum === 0;
      mark.textContent = amount(sum);
    }
    const before = open;
    open = mine;
    if (before.length > mine.length) setTimeout(() => void game.refresh(), 800);
  }

  async function reveal(result) {
    stage.replaceChildren(...picture(engine, result));
    const won = open.filter(({ choice }) => result.won.includes(choice));
    game.win(won.reduce((sum, { stakeMinor, odds }) => sum + Math.floor((stakeMinor * odds) / 100), 0));
    for (const button of board.children) button.classList.toggle('hit', result.won.includes(button.dataset.id));
  }
}

function waiting(engine, phase) {
  if (phase === 'open') return el('p.wait', { text: 'Place your bets' });
  const looks = { roulette: '◉', baccarat: '🂠', cockfight: '⚔', draw: '●●●' };
  return el('p.wait.turning', { text: looks[engine] });
}

function picture(engine, { text, view }) {
  if (engine === 'roulette') return [el(`p.number.${view.colour}`, { text: view.number })];
  if (engine === 'baccarat')
    return [side('Player', view.player, view.playerPoints), side('Banker', view.banker, view.bankerPoints)];
  if (engine === 'draw')
    return [
      el(
        'p.balls',
        {},
        view.digits.map((digit) => el('b', { text: digit })),
      ),
    ];
  return [el('p.number', { text })];
}

function side(name, cards, points) {
  return el('div.side', {}, [
    el('p', { text: `${t(name)} ${points}` }),
    el(
      'div.cards',
      {},
      cards.map((one) => card(one)),
    ),
  ]);
}

function colourOf(text) {
  const word = text.split(' ').at(-1);
  if (BACK.includes(word)) return word;
  return { player: 'blue', banker: 'red', meron: 'red', wala: 'blue' }[text.split(' ')[0]] ?? '';
}

function shortOf(text) {
  const [first, second] = text.split(' ');
  if (BACK.includes(second)) return first;
  if (/^\d$/.test(first)) return text.replaceAll(' ', '');
  return first.slice(0, 1).toUpperCase();
}

const RULES = {
  roulette:
    'One zero. A number pays 36 times the stake, a dozen 3 times, red, black, odd, even, low and high twice; the stake is in it. On average 97.3 % comes back.',
  baccarat:
    'Eight decks, the usual rule of the third card. Player pays 2, Banker 1.95, Tie 9, a pair 12 times the stake. With a tie, stakes on Player and Banker come back.',
  cockfight:
    'Odds follow what is in the pools when the round begins and hold for your bet. With a draw, stakes on Meron and Wala come back.',
  draw: 'Three digits a draw. Big is a sum of 14 to 27, small of 0 to 13; both pay 1.95, as odd and even do. The last digit pays 9.7.',
};

export function rules({ engine }) {
  return [
    el('p', { text: RULES[engine] }),
    el('p', { text: 'All players of this table see the same clock and the same results.' }),
  ];
}
