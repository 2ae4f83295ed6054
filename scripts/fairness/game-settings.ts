import {
  baccaratPairReturn,
  baccaratReturns,
  blackjackReturn,
  cardOf,
  crashChance,
  crashPayout,
  DEFAULT_RETURN_SCALED,
  diceChance,
  edgeReturn,
  fairMultiplier,
  hiloWinningRanks,
  kenoChances,
  kenoReturn,
  kenoTable,
  lanternReturn,
  minesChance,
  orchardReturn,
  plinkoChances,
  plinkoReturn,
  plinkoTable,
  POINT_WORDS,
  pointHundredths,
  PUBLISHED_RETURNS,
  RISKS,
  rouletteChance,
  simpleBlackjackReturn,
  WHEEL_SEGMENTS,
  wheelReturn,
  withRules,
} from '@fairlot/game-maths';
import type { Draw, GameCode, RoundEvent } from '@fairlot/game-maths';
import type { Rational } from '@fairlot/money';
import { bestBlackjack, bestPoker, simpleBlackjack, simplePoker, type Strategy } from './strategies.ts';

/** A way to play a game, with its published return. */
export interface Setting {
  name: string;
  claimed: number;
  /**
   * Exact standard deviation of a round, for games whose rare wins a sample may miss; by default that of the sample.
   */
  deviation?: number;
  /** Whether it is played more often than the others. */
  isDefault?: boolean;
  play: OneRound | SharedRound;
}

/** A single-player round. */
export interface OneRound {
  code: GameCode;
  choices: object;
  returnScaled?: bigint;
  next?: Strategy;
}

/** Returns the payout of a stake in a round that many players share, in minor units. */
export type SharedRound = (draw: Draw, stakeMinor: bigint) => bigint;

/** Stake of a round in minor units; large, so that rounding to the minor unit is negligible. */
export const STAKE = 1_000_000n;
/** A return other than the default, as a merchant may publish it. */
const OTHER_RETURN = 9500n;

/** Every setting of every in-house game that has its own return. */
export function* gameSettings(): Generator<Setting> {
  yield* targets();
  yield* boards();
  yield* steps();
  yield* cards();
  yield* tables();
  const slots = {
    'slot-orchard': orchardReturn(),
    'slot-lantern': lanternReturn(),
    'slot-kites': PUBLISHED_RETURNS.kites,
  } as const;
  for (const [name, exact] of Object.entries(slots)) {
    const code = name as GameCode;
    yield { name, claimed: numberOf(exact), isDefault: true, play: { code, choices: withRules(code, {}) } };
  }
}

function* targets(): Generator<Setting> {
  for (const [over, target, returnScaled = DEFAULT_RETURN_SCALED] of [
    [true, '50.50'],
    [true, '2.00'],
    [true, '90.00'],
    [true, '99.90'],
    [false, '98.01'],
    [false, '25.00'],
    [true, '50.50', OTHER_RETURN],
  ] as const) {
    const claimed = numberOf(edgeReturn(diceChance({ over, target }), returnScaled));
    const isDefault = target === '50.50' && returnScaled === DEFAULT_RETURN_SCALED;
    const name = `dice ${over ? 'over' : 'under'} ${target}${edgeText(returnScaled)}`;
    yield { name, claimed, isDefault, play: { code: 'dice', choices: { over, target }, returnScaled } };
  }
  for (const [target, returnScaled = DEFAULT_RETURN_SCALED] of [
    [101n],
    [200n],
    [1000n],
    [10_000n],
    [200n, OTHER_RETURN],
  ] as const) {
    const text = `${target / 100n}.${String(target % 100n).padStart(2, '0')}`;
    const { numerator, denominator } = crashChance(target, returnScaled);
    const claimed = numberOf({ numerator: numerator * target, denominator: denominator * 100n });
    const isDefault = target === 200n && returnScaled === DEFAULT_RETURN_SCALED;
    const name = `${text}${edgeText(returnScaled)}`;
    yield {
      name: `limbo ${name}`,
      claimed,
      isDefault,
      play: { code: 'limbo', choices: { target: text }, returnScaled },
    };
    yield {
      name: `crash, left at ${name}`,
      claimed,
      isDefault,
      play: (draw, stakeMinor) => crashPayout(stakeMinor, pointHundredths(draw(POINT_WORDS), returnScaled), target),
    };
  }
}

function* boards(): Generator<Setting> {
  for (const risk of RISKS) {
    const isMedium = risk === 'medium';
    for (let rows = 8; rows <= 16; rows += 1) {
      const claimed = numberOf(plinkoReturn({ rows, risk }));
      const isDefault = isMedium && rows === 12;
      const deviation = deviationOf(plinkoTable({ rows, risk }), plinkoChances(rows));
      const play = { code: 'plinko', choices: { rows, risk } } as const;
      yield { name: `plinko ${rows} ${risk}`, claimed, deviation, isDefault, play };
    }
    for (let picks = 1; picks <= 10; picks += 1) {
      const numbers = Array.from({ length: picks }, (_, index) => 4 * index + 1);
      const claimed = numberOf(kenoReturn(picks, risk));
      const isDefault = isMedium && picks === 6;
      const deviation = deviationOf(kenoTable(picks, risk), kenoChances(picks));
      const play = { code: 'keno', choices: { numbers, risk } } as const;
      yield { name: `keno ${picks} ${risk}`, claimed, deviation, isDefault, play };
    }
    for (const segments of WHEEL_SEGMENTS) {
      const claimed = numberOf(wheelReturn({ segments, risk }));
      const isDefault = isMedium && segments === 20;
      const play = { code: 'wheel', choices: { segments, risk } } as const;
      yield { name: `wheel ${segments} ${risk}`, claimed, isDefault, play };
    }
  }
}

function* steps(): Generator<Setting> {
  const fields = Array.from({ length: 24 }, (_, index) => ({ mines: index + 1, returnScaled: DEFAULT_RETURN_SCALED }));
  for (const { mines, returnScaled } of [...fields, { mines: 3, returnScaled: OTHER_RETURN }]) {
    const leaveAt = Math.min(3, 25 - mines);
    const claimed = numberOf(edgeReturn(minesChance(mines, leaveAt), returnScaled));
    const next: Strategy = (events) => {
      const opened = events.filter(({ kind }) => kind === 'open').length;
      return opened === leaveAt ? 'cashOut' : { cell: 8 * opened };
    };
    const isDefault = mines === 3 && returnScaled === DEFAULT_RETURN_SCALED;
    const play = { code: 'mines', choices: { mines }, returnScaled, next } as const;
    yield { name: `mines ${mines}${edgeText(returnScaled)}`, claimed, isDefault, play };
  }
  for (const [guesses, returnScaled] of [
    [1, DEFAULT_RETURN_SCALED],
    [2, DEFAULT_RETURN_SCALED],
    [1, OTHER_RETURN],
  ] as const) {
    const next: Strategy = (events) => (events.length > guesses ? 'cashOut' : likelier(rankOfCard(events.at(-1))));
    const isDefault = guesses === 1 && returnScaled === DEFAULT_RETURN_SCALED;
    const play = { code: 'hilo', choices: {}, returnScaled, next } as const;
    const name = `hilo, ${guesses} guessed${edgeText(returnScaled)}`;
    yield { name, claimed: hiloReturn(guesses, returnScaled), isDefault, play };
  }
}

const RANKS = Array.from({ length: 13 }, (_, index) => index + 1);
const rankOfCard = (event: RoundEvent | undefined) => (cardOf(String(event?.['card'])) % 13) + 1;
const likelier = (rank: number) => (rank <= 7 ? 'higher' : 'lower');

/** Return of a strategy: this number of the likelier guesses, then a cash-out. Mean over all first cards. */
function hiloReturn(guesses: number, returnScaled: bigint): number {
  const from = (rank: number, left: number, ways: bigint): number => {
    const chance = { numerator: ways, denominator: 13n ** BigInt(guesses) };
    if (left === 0) return Number(fairMultiplier(chance, returnScaled)) / 10_000;
    const winning = hiloWinningRanks(rank, likelier(rank));
    return winning.reduce((sum, next) => sum + from(next, left - 1, ways * BigInt(winning.length)), 0) / 13;
  };
  return RANKS.reduce((sum, rank) => sum + from(rank, guesses, 1n), 0) / RANKS.length;
}

/** Standard deviation of a round with optimal play, from the literature: a royal flush is too rare for a sample. */
const POKER_DEVIATION = { jacks: 4.4175, deuces: 5.0828 } as const;

function* cards(): Generator<Setting> {
  const blackjack = { code: 'blackjack', choices: {} } as const;
  yield {
    name: 'blackjack, best play',
    claimed: blackjackReturn(),
    isDefault: true,
    play: { ...blackjack, next: bestBlackjack },
  };
  yield {
    name: 'blackjack, simple rule',
    claimed: simpleBlackjackReturn(),
    play: { ...blackjack, next: simpleBlackjack },
  };
  for (const table of ['jacks', 'deuces'] as const) {
    const poker = { code: 'videopoker', choices: { table } } as const;
    const best = numberOf(PUBLISHED_RETURNS[table]);
    const simple = numberOf(PUBLISHED_RETURNS[`${table}Simple`]);
    const isDefault = table === 'jacks';
    const deviation = POKER_DEVIATION[table];
    const [bestOne, simpleOne] = [
      { ...poker, next: bestPoker(table) },
      { ...poker, next: simplePoker(table) },
    ];
    yield { name: `videopoker ${table}, best play`, claimed: best, deviation, isDefault, play: bestOne };
    yield { name: `videopoker ${table}, simple rule`, claimed: simple, deviation, play: simpleOne };
  }
}

function* tables(): Generator<Setting> {
  const amount = `${STAKE / 100n}.00`;
  for (const bet of [
    { kind: 'straight', value: '17' },
    { kind: 'split', value: '1-2' },
    { kind: 'street', value: '0-2-3' },
    { kind: 'corner', value: '1-2-4-5' },
    { kind: 'line', value: '31-32-33-34-35-36' },
    { kind: 'dozen', value: '2' },
    { kind: 'column', value: '3' },
    ...['red', 'black', 'odd', 'even', 'low', 'high'].map((kind) => ({ kind })),
  ]) {
    const numbers = rouletteChance(bet);
    const claimed = (36 / Number(numbers.numerator)) * numberOf(numbers);
    const play = { code: 'roulette', choices: { bets: [{ ...bet, amount }] } } as const;
    yield { name: `roulette ${bet.kind}`, claimed, isDefault: bet.kind === 'red', play };
  }
  const pair = baccaratPairReturn();
  for (const [kind, exact] of Object.entries({ ...baccaratReturns(), playerPair: pair, bankerPair: pair })) {
    const play = { code: 'baccarat', choices: { bets: [{ kind, amount }] } } as const;
    yield { name: `baccarat ${kind}`, claimed: numberOf(exact), isDefault: kind === 'banker', play };
  }
}

const edgeText = (returnScaled: bigint) => (returnScaled === DEFAULT_RETURN_SCALED ? '' : `, return ${returnScaled}`);

/** Standard deviation of a multiplier (ten-thousandths) with these probabilities. */
function deviationOf(table: readonly bigint[], chances: readonly Rational[]): number {
  const mean = (power: number) =>
    table.reduce((sum, each, index) => sum + (Number(each) / 10_000) ** power * numberOf(chances[index] ?? NEVER), 0);
  return Math.sqrt(mean(2) - mean(1) ** 2);
}

const NEVER: Rational = { numerator: 0n, denominator: 1n };

function numberOf({ numerator, denominator }: Rational): number {
  return Number((numerator * 10n ** 15n) / denominator) / 1e15;
}
