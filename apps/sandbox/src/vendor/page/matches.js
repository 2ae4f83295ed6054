// A list of matches with moving odds; slips are settled at the end of their match.
import { amount, beep, call, el, t } from './kit.js';

const TICK_MS = 2000;
const WORDS = { home: '1', draw: 'X', away: '2' };

export function start(game) {
  const list = el('ol.matches', { 'aria-label': 'Matches' });
  const slips = el('ul.slips', { 'aria-label': 'Open slips' });
  const hint = el('p.hint', { text: 'Press a price to bet your stake' });
  game.area.append(list, hint, slips);
  let open = 0;
  let former = new Map();
  void tick();
  const timer = setInterval(() => void tick(), TICK_MS);
  addEventListener('pagehide', () => clearInterval(timer));

  async function tick() {
    const live = await call('live').catch(() => null);
    if (live === null || live.matches === undefined) return;
    list.replaceChildren(...live.matches.map((match) => row(match, live.now)));
    former = new Map(live.matches.map((match) => [match.event, match.odds]));
    hint.hidden = live.mine.length > 0;
    slips.replaceChildren(...live.mine.map((slip) => slipOf(slip, live.matches)));
    if (live.mine.length < open) {
      beep(660);
      game.say('A slip is settled. History has the result');
      void game.refresh();
    }
    open = live.mine.length;
  }

  function row(match, now) {
    const isLive = match.minute !== null;
    const when = isLive
      ? `${match.minute}′`
      : t('in {seconds} s', { seconds: Math.ceil((match.startsAt - now) / 1000) });
    return el('li.match', {}, [
      el('div.teams', {}, [
        el('span', { text: match.home }),
        el('b', { text: isLive ? match.score.join(' : ') : '–' }),
        el('span', { text: match.away }),
        el(`small.${isLive ? 'live' : 'soon'}`, { text: when }),
      ]),
      el(
        'div.prices',
        {},
        Object.entries(match.odds).map(([choice, odds]) => price(match, choice, odds)),
      ),
    ]);
  }

  function price(match, choice, odds) {
    const before = former.get(match.event)?.[choice] ?? odds;
    const moved = movedWord(odds, before);
    const label = t('{home} against {away}, {choice}, {odds}', {
      home: match.home,
      away: match.away,
      choice: t(choice),
      odds: odds / 100,
    });
    return el(`button.price${moved}`, { 'aria-label': label, on: () => void bet(match, choice) }, [
      el('small', { text: WORDS[choice] }),
      el('b', { text: (odds / 100).toFixed(2) }),
    ]);
  }

  async function bet(match, choice) {
    const answer = await game.act({ choice, event: match.event });
    if (answer === null) return;
    beep(420, 60);
    game.say(`${match.home} – ${match.away}: ${amount(game.stake())}`);
    await tick();
  }

  function slipOf({ event, choice, odds, stakeMinor }, matches) {
    const match = matches.find((one) => one.event === event);
    const name = match === undefined ? t('Match over') : `${match.home} – ${match.away}`;
    return el('li', {}, [
      el('span', { text: `${name}: ${WORDS[choice]} × ${odds / 100}` }),
      el('b', { text: amount(stakeMinor) }),
    ]);
  }
}

export function rules({ engine }) {
  const level =
    engine === 'esports' ? 'A level score is decided by the last map.' : 'X is a draw after ninety minutes.';
  return [
    el('p', { text: level }),
    el('p', {
      text: 'A match lasts three minutes here. Odds hold from the moment of your bet; slips are settled at the end of the match, also when you have left.',
    }),
  ];
}

function movedWord(odds, before) {
  if (odds === before) return '';
  return odds > before ? '.up' : '.down';
}
