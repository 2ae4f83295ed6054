// Five reels, ten lines, free spins.
import { amount, beep, el, isStill, t, wait } from './kit.js';

const PALETTES = ['moss', 'coral', 'amber', 'cobalt', 'aqua', 'berry', 'clay', 'sky', 'night'];
const picture = (symbols, at) => `/vendors/page/symbol/${symbols[at]}.${PALETTES[at]}.svg`;

export function start(game) {
  const { symbols } = game.state.rules;
  const reels = Array.from({ length: 5 }, () => el('div.reel'));
  const win = el('output.win', { 'aria-live': 'polite', text: 'Ten lines, left to right' });
  const free = el('span.badge', { hidden: true });
  let freeLeft = game.state.free?.left ?? 0;
  const button = el('button.spin', { 'aria-label': 'Spin', text: '↻', on: () => void spin() });
  game.area.append(el('div.machine', {}, reels), free, win);
  game.actions.append(button);
  show([
    [0, 4, 2],
    [1, 5, 3],
    [6, 7, 8],
    [3, 1, 4],
    [2, 6, 0],
  ]);
  tellFree();

  async function spin() {
    if (button.disabled) return;
    button.disabled = true;
    win.textContent = '';
    for (const reel of reels) reel.classList.add('turning');
    const answer = await game.act(freeLeft > 0 ? { free: true } : {});
    if (answer === null) settle();
    else await play(answer);
    button.disabled = false;
    tellFree();
  }

  async function play(answer) {
    if (answer.freeLeft !== undefined) ({ freeLeft } = answer);
    for (const [turn, one] of answer.spins.entries()) {
      if (turn > 0) win.textContent = t('Free spin {turn} of {all}', { turn, all: answer.spins.length - 1 });
      await turnReels(one);
      mark(one);
      const sum = one.wins.reduce((total, { winMinor }) => total + winMinor, 0);
      if (sum > 0) win.textContent = t('Win {amount}', { amount: amount(sum) });
      if (turn < answer.spins.length - 1) await wait(isStill() ? 300 : 900);
    }
    win.textContent =
      answer.winMinor > 0 ? t('Total win {amount}', { amount: amount(answer.winMinor) }) : t('No win this time');
    game.win(answer.winMinor);
    if (answer.jackpotMinor > 0) game.say(t('Jackpot! {amount}', { amount: amount(answer.jackpotMinor) }));
  }

  async function turnReels(one) {
    for (const reel of reels) reel.classList.add('turning');
    if (!isStill()) await wait(350);
    for (const [at, reel] of reels.entries()) {
      if (!isStill()) await wait(130);
      fill(reel, one.reels[at]);
      reel.classList.remove('turning');
      beep(220 + at * 40, 50);
    }
  }

  function mark(one) {
    for (const { line, count } of one.wins)
      for (let reel = 0; reel < count; reel += 1)
        reels[reel].children[game.state.rules.lines[line][reel]]?.classList.add('hit');
  }
  function show(columns) {
    for (const [at, reel] of reels.entries()) fill(reel, columns[at]);
  }
  function settle() {
    for (const reel of reels) reel.classList.remove('turning');
  }
  function fill(reel, column) {
    reel.replaceChildren(...column.map((at) => el('img.symbol', { src: picture(symbols, at), alt: symbols[at] })));
  }
  function tellFree() {
    free.hidden = freeLeft === 0;
    free.textContent = t('{left} free rounds of {amount}', {
      left: freeLeft,
      amount: amount(game.state.free?.valueMinor ?? 0),
    });
  }
}

export function rules({ rules: { symbols, pays, free } }) {
  const rows = pays.map((prizes, at) =>
    el('tr', {}, [
      el('th', { scope: 'row' }, [el('img.symbol', { src: picture(symbols, at), alt: symbols[at] })]),
      ...prizes.map((prize) => el('td', { text: `${prize}×` })),
    ]),
  );
  return [
    el('p', {
      text: 'Ten lines from the left. Prizes are times the stake of a line, which is a tenth of yours. The star stands for every symbol but the moon.',
    }),
    el('p', {
      text: t('Three, four or five moons anywhere bring {free} free spins. On average 95 % comes back.', {
        free: free.join(', '),
      }),
    }),
    el('table', {}, [
      el('thead', {}, [
        el(
          'tr',
          {},
          ['Symbol', '3', '4', '5'].map((text) => el('th', { text, scope: 'col' })),
        ),
      ]),
      el('tbody', {}, rows),
    ]),
  ];
}
