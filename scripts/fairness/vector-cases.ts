import { withRules } from '@fairlot/game-maths';
import type { AnyStep, GameCode, Outcome, RoundEvent } from '@fairlot/game-maths';

/** A way to play a game that the vectors demonstrate. */
export interface VectorCase {
  game: GameCode;
  name: string;
  choices: object;
  returnScaled?: bigint;
  /** Returns the next step; where it is undefined, the rule for abandoned rounds decides. */
  next?: (events: readonly RoundEvent[], steps: readonly AnyStep[]) => AnyStep | undefined;
  /** Whether a round demonstrates the case. */
  shows?: (outcome: Outcome<AnyStep>, steps: readonly AnyStep[]) => boolean;
}

/** Cases of every single-player in-house game; together they cover every branch of the rules. */
export function* vectorCases(): Generator<VectorCase> {
  yield* boards();
  yield* stepGames();
  yield* cards();
  yield* slots();
}

const isWon = ({ payoutMinor }: Outcome<AnyStep>) => (payoutMinor ?? 0n) > 0n;
const isWonAfterHold = ({ events }: Outcome<AnyStep>) =>
  events.findLastIndex(({ kind }) => kind === 'line') > events.findIndex(({ held }) => held !== undefined);
const isLost = (outcome: Outcome<AnyStep>) => !isWon(outcome);

function* boards(): Generator<VectorCase> {
  const won = { name: 'won', shows: isWon };
  const lost = { name: 'lost', shows: isLost };
  for (const one of [won, lost]) {
    yield { ...one, game: 'dice', choices: { over: true, target: '50.50' } };
    yield { ...one, game: 'dice', name: `${one.name} under`, choices: { over: false, target: '33.34' } };
    yield { ...one, game: 'limbo', choices: { target: '2.37' }, returnScaled: 9700n };
  }
  for (const [index, risk] of (['low', 'medium', 'high'] as const).entries()) {
    for (const rows of [8 + index, 13 + index]) yield { game: 'plinko', name: risk, choices: { rows, risk } };
    for (const numbers of [[7], [40, 1, 20, 13], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]])
      yield { game: 'keno', name: risk, choices: { numbers, risk }, shows: isWon };
    for (const segments of [10 + 10 * index, 50]) {
      yield { game: 'wheel', name: `${risk} won`, choices: { segments, risk }, shows: isWon };
      yield { game: 'wheel', name: risk, choices: { segments, risk } };
    }
  }
  const kinds = [
    ['straight', '0'],
    ['split', '1-2'],
    ['street', '0-2-3'],
    ['corner', '1-2-4-5'],
    ['line', '31-32-33-34-35-36'],
    ['dozen', '2'],
    ['column', '3'],
    ...['red', 'black', 'odd', 'even', 'low', 'high'].map((kind) => [kind] as const),
  ] as const;
  // Thirteen bets whose amounts add up to the stake.
  const bets = kinds.map(([kind, value], place) => ({
    kind,
    ...(value === undefined ? {} : { value }),
    amount: place === 0 ? '3.45' : '10.00',
  }));
  for (const name of ['first', 'second', 'third', 'fourth']) yield { game: 'roulette', name, choices: { bets } };
  const zero = ({ events }: Outcome<AnyStep>) => events[0]?.['number'] === 0;
  yield { game: 'roulette', name: 'zero', choices: { bets }, shows: zero };
}

function* stepGames(): Generator<VectorCase> {
  const openAll: VectorCase['next'] = (_, steps) => ({ cell: (7 * steps.length) % 25 });
  for (const mines of [1, 3, 24])
    yield { game: 'mines', name: `${mines} mines hit`, choices: { mines }, next: openAll, shows: isLost };
  yield { game: 'mines', name: 'all safe cells', choices: { mines: 22 }, next: openAll, shows: isWon };
  const leaveAfter: VectorCase['next'] = (_, steps) => (steps.length < 4 ? { cell: 6 * steps.length } : 'cashOut');
  yield { game: 'mines', name: 'left', choices: { mines: 5 }, returnScaled: 9500n, next: leaveAfter, shows: isWon };

  const turns = ['higher', 'skip', 'lower', 'lower', 'higher', 'cashOut'] as const;
  const next: VectorCase['next'] = (_, steps) => turns[steps.length];
  yield { game: 'hilo', name: 'left', choices: {}, next, shows: isWon };
  yield { game: 'hilo', name: 'wrong', choices: {}, next, shows: isLost };
  for (const rank of ['A', 'K']) {
    const isOn = ({ events }: Outcome<AnyStep>) =>
      String(events[0]?.['card']).startsWith(rank) && events[1]?.['isRight'] === true;
    for (const guess of ['higher', 'lower'] as const)
      yield {
        game: 'hilo',
        name: `${guess} on ${rank}`,
        choices: {},
        next: (_, steps) => (steps.length === 0 ? guess : 'cashOut'),
        shows: (outcome) => isOn(outcome),
      };
  }
  yield { game: 'hilo', name: 'hundred cards', choices: {}, next: () => 'skip' };
}

function* cards(): Generator<VectorCase> {
  const bets = ['player', 'banker', 'tie', 'playerPair', 'bankerPair'].map((kind) => ({ kind, amount: '24.69' }));
  const dealt = ({ events }: Outcome<AnyStep>) =>
    events[0] as unknown as Record<'player' | 'banker' | 'totals', unknown[]>;
  for (const [name, shows] of [
    ['natural', (one) => Math.max(...(dealt(one).totals as number[])) >= 8 && dealt(one).player.length === 2],
    ['player draws', (one) => dealt(one).player.length === 3 && dealt(one).banker.length === 2],
    ['banker draws', (one) => dealt(one).player.length === 2 && dealt(one).banker.length === 3],
    ['both draw', (one) => dealt(one).player.length === 3 && dealt(one).banker.length === 3],
    ['tie', (one) => dealt(one).totals[0] === dealt(one).totals[1]],
  ] as [string, NonNullable<VectorCase['shows']>][])
    yield { game: 'baccarat', name, choices: { bets }, shows };
  // Enough deals for every row of the banker's third-card rule.
  for (let place = 0; place < 40; place += 1) yield { game: 'baccarat', name: `deal ${place}`, choices: { bets } };

  yield* blackjack();
  yield* videoPoker();
}

function* blackjack(): Generator<VectorCase> {
  const last = ({ events }: Outcome<AnyStep>) => events.at(-1) as unknown as { cards: string[]; total: number };
  const firsts = ({ events }: Outcome<AnyStep>) => String(events[0]?.['player']);
  const always =
    (step: AnyStep): VectorCase['next'] =>
    (_, steps) =>
      steps.length === 0 ? step : undefined;
  const cases: [string, VectorCase['next'], NonNullable<VectorCase['shows']>][] = [
    ['blackjack', undefined, (one, steps) => steps.length === 0 && (one.payoutMinor ?? 0n) > one.stakeMinor],
    ['dealer blackjack', undefined, (one, steps) => steps.length === 0 && one.payoutMinor === 0n],
    ['both blackjack', undefined, (one, steps) => steps.length === 0 && one.payoutMinor === one.stakeMinor],
    ['stand won', undefined, (one, steps) => steps.length === 1 && isWon(one) && last(one).total <= 21],
    ['stand lost', undefined, (one, steps) => steps.length === 1 && isLost(one)],
    ['push', undefined, (one, steps) => steps.length === 1 && one.payoutMinor === one.stakeMinor],
    ['dealer over', undefined, (one) => last(one).total > 21],
    [
      'soft 17',
      undefined,
      (one) => last(one).total === 17 && /A/.test(String(last(one).cards)) && last(one).cards.length === 3,
    ],
    ['bust', () => 'hit', (one, steps) => steps.length > 2 && isLost(one)],
    ['double won', always('double'), (one, steps) => steps[0] === 'double' && isWon(one)],
    ['double lost', always('double'), (one, steps) => steps[0] === 'double' && isLost(one)],
  ];
  for (const [name, next, shows] of cases) yield { game: 'blackjack', name, choices: {}, ...(next && { next }), shows };
  const splits: [string, RegExp, readonly AnyStep[], NonNullable<VectorCase['shows']>][] = [
    ['split aces', /^A.,A./, ['split'], isWon],
    ['split eights', /^8.,8./, ['split', 'hit', 'stand', 'double'], (_, steps) => steps.length === 4],
    ['split tens', /^K.,K./, ['split', 'stand', 'stand'], ({ events }) => /A/.test(String(events[1]?.['hands']))],
  ];
  for (const [name, pair, plan, shows] of splits)
    yield {
      game: 'blackjack',
      name,
      choices: {},
      next: (events, steps) => (pair.test(String(events[0]?.['player'])) ? plan[steps.length] : undefined),
      shows: (one, steps) => pair.test(firsts(one)) && steps[0] === 'split' && shows(one, steps),
    };
}

function* videoPoker(): Generator<VectorCase> {
  const hands = {
    jacks: ['fourOfAKind', 'fullHouse', 'flush', 'straight', 'threeOfAKind', 'twoPair', 'jacksOrBetter', 'nothing'],
    deuces: [
      'fiveOfAKind',
      'straightFlush',
      'wildRoyal',
      'fourOfAKind',
      'fullHouse',
      'flush',
      'straight',
      'threeOfAKind',
      'nothing',
    ],
  };
  for (const [table, names] of Object.entries(hands)) {
    for (const hand of names) {
      const shows = ({ events }: Outcome<AnyStep>) => events.at(-1)?.['hand'] === hand;
      // Every other card is exchanged.
      const hold = [true, false, true, false, names.indexOf(hand) % 2 === 0];
      yield { game: 'videopoker', name: `${table} ${hand}`, choices: { table }, next: () => ({ hold }), shows };
    }
  }
}

function* slots(): Generator<VectorCase> {
  for (const game of ['slot-orchard', 'slot-lantern', 'slot-kites'] as const) {
    yield { game, name: 'lost', choices: {}, shows: isLost };
    for (const name of ['won', 'won again', 'won once more']) yield { game, name, choices: {}, shows: isWon };
  }
  const has = (isWanted: (event: RoundEvent) => boolean) => (one: Outcome<AnyStep>) => one.events.some(isWanted);
  yield { game: 'slot-orchard', name: 'five in a row', choices: {}, shows: has(({ count }) => count === 5) };
  for (const reels of [3, 4]) {
    const held = has((event) => (event['held'] as number[] | undefined)?.length === reels);
    const one = { game: 'slot-orchard', choices: withRules('slot-orchard', {}) } as const;
    yield { ...one, name: `${reels} reels held`, shows: held };
    yield { ...one, name: `won after ${reels} reels held`, shows: (round) => held(round) && isWonAfterHold(round) };
  }
  yield { game: 'slot-orchard', name: 'rules 2', choices: withRules('slot-orchard', {}), shows: isWon };
  const lantern = { game: 'slot-lantern', choices: withRules('slot-lantern', {}) } as const;
  for (const reels of [1, 2]) {
    const grown = has((event) => event.kind === 'expand' && (event['reels'] as number[]).length === reels);
    yield { ...lantern, name: `won, ${reels} reels covered`, shows: (round) => grown(round) && isWon(round) };
  }
  yield { ...lantern, name: 'rules 2', shows: isWon };
  const wild = ({ window }: RoundEvent) => /W/.test(String(window));
  yield { game: 'slot-lantern', name: 'wild', choices: {}, shows: (one) => has(wild)(one) && isWon(one) };
  yield { game: 'slot-lantern', name: 'five in a row', choices: {}, shows: has(({ count }) => count === 5) };
  yield { game: 'slot-kites', name: 'free spins', choices: {}, shows: has(({ kind }) => kind === 'freeSpins') };
  yield { game: 'slot-kites', name: 'many falls', choices: {}, shows: has(({ times }) => times === 5) };
}
