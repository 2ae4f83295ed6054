// The page around every game: name, menu, stakes, balance of a purse, and the game's engine in the middle.
import { amount, beep, call, el, grouped, hearHost, t, tellHost, toggleSound } from './kit.js';

const LOADERS = {
  slot: () => import('./slot.js'),
  fish: () => import('./fish.js'),
  cards: () => import('./cards.js'),
  roulette: () => import('./table.js'),
  baccarat: () => import('./table.js'),
  cockfight: () => import('./table.js'),
  draw: () => import('./table.js'),
  sports: () => import('./matches.js'),
  esports: () => import('./matches.js'),
};
const REFUSALS = {
  funds: 'Not enough money for this stake',
  session: 'This session is over. Close the game and open it again',
  limit: 'One of your limits is reached',
  blocked: 'No bets are taken from this account now',
  unknown: 'No answer from the wallet. A stake that was taken comes back',
  closed: 'Bets are closed. Wait for the next round',
};

const root = document.getElementById('game');
const state = await call('state');
if (state.refused === 'session' && state.engine === undefined) root.append(el('p.message', { text: REFUSALS.session }));
else await start();

async function start() {
  let stake = state.stakes[0];
  let isPaused = false;
  const toast = el('p.toast', { role: 'status', hidden: true });
  const balance = el('output.balance', { 'aria-label': 'Balance', text: balanceText(state.balance) });
  const area = el('section.area', { 'aria-label': 'Table' });
  const actions = el('div.actions');
  const picker = stakePicker(state.stakes, (chosen) => (stake = chosen));
  const sound = el('button.round', { text: '♪', 'aria-label': 'Sound', 'aria-pressed': 'false' });
  sound.addEventListener('click', () => sound.setAttribute('aria-pressed', String(toggleSound())));
  let timer;
  const say = (text) => {
    clearTimeout(timer);
    toast.textContent = t(text);
    toast.hidden = false;
    timer = setTimeout(() => (toast.hidden = true), 3500);
  };

  const game = {
    state,
    area,
    actions,
    say,
    isPaused: () => isPaused,
    stake: () => stake,
    /** Sends a move. Returns null when it was refused, and shows the reason. */
    async act(fields) {
      if (isPaused) return null;
      const answer = await call('act', { stake, ...fields }).catch(() => ({ refused: 'unknown' }));
      if (typeof answer.balance === 'string') balance.textContent = balanceText(answer.balance);
      tellHost(answer.isRoundOpen ? 'roundOpen' : 'roundClosed');
      if (answer.refused === undefined) return answer;
      say(REFUSALS[answer.refused] ?? 'This was refused');
      if (answer.refused === 'session') tellHost('sessionEnded');
      if (answer.refused === 'funds' && state.hasDeposit) askDeposit(actions);
      return null;
    },
    /** Results of clocked games change the balance without a tap. */
    async refresh() {
      const { balance: text, isRoundOpen } = await call('state');
      balance.textContent = balanceText(text);
      tellHost(isRoundOpen ? 'roundOpen' : 'roundClosed');
    },
    win(minor) {
      if (minor <= 0) return;
      beep(880, 240);
      say(t('You win {amount}', { amount: amount(minor) }));
    },
  };

  root.append(
    el('header.top', {}, [
      el('h1', { text: state.name }),
      sound,
      el('button.round', { text: '↺', 'aria-label': 'History', on: () => openHistory(root) }),
      el('button.round', { text: 'i', 'aria-label': 'Rules', on: () => openSheet(root, 'Rules', rules.rules(state)) }),
    ]),
    area,
    toast,
    el('footer.bottom', {}, [
      el('div.facts', {}, [
        balance,
        el('span.currency', { text: state.currency === 'FUN' ? 'Play money' : state.currency }),
      ]),
      picker,
      actions,
    ]),
  );
  const rules = await LOADERS[state.engine]();
  rules.start(game);
  hearHost((type) => {
    isPaused = type === 'pause';
    root.toggleAttribute('inert', isPaused);
    if (type === 'refreshBalance') void game.refresh();
  });
  tellHost('ready', { name: state.name, wantsLandscape: state.wantsLandscape });
  if (state.isRoundOpen) tellHost('roundOpen');
}

function balanceText(text) {
  return text === null ? '–' : grouped(text);
}

function stakePicker(stakes, choose) {
  const row = el('div.stakes', { role: 'radiogroup', 'aria-label': 'Stake' });
  for (const [index, stake] of stakes.entries()) {
    const chip = el('button.chip', { role: 'radio', 'aria-checked': String(index === 0), text: amount(stake) });
    chip.addEventListener('click', () => {
      for (const other of row.children) other.setAttribute('aria-checked', String(other === chip));
      choose(stake);
    });
    row.append(chip);
  }
  return row;
}

function askDeposit(actions) {
  if (actions.querySelector('.deposit') !== null) return;
  actions.append(el('button.soft.deposit', { text: 'Deposit', on: () => tellHost('wantDeposit') }));
}

/** A bottom sheet with a list of rounds. */
async function openHistory(root) {
  const { rounds } = await call('history');
  const rows = rounds.map(({ at, stakeMinor, winMinor, state: how, text }) =>
    el('li', {}, [
      el('span', { text: `${new Date(at).toLocaleTimeString('en-GB')} ${text}` }),
      el('b', {
        text:
          how === 'open'
            ? t('{amount} open', { amount: amount(stakeMinor) })
            : `${amount(stakeMinor)} → ${amount(winMinor)}`,
      }),
    ]),
  );
  openSheet(root, 'History', [rows.length === 0 ? el('p', { text: 'No rounds yet' }) : el('ol.history', {}, rows)]);
}

function openSheet(root, title, children) {
  const sheet = el('dialog.sheet', { 'aria-label': title }, [
    el('header', {}, [
      el('h2', { text: title }),
      el('button.round', { text: '×', 'aria-label': 'Close', on: () => sheet.close() }),
    ]),
    ...children,
  ]);
  sheet.addEventListener('close', () => sheet.remove());
  root.append(sheet);
  sheet.showModal();
}
