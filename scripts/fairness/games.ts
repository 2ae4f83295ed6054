import { createCipheriv, createHash } from 'node:crypto';
import {
  baccaratPairReturn,
  baccaratReturns,
  crashChance,
  DEFAULT_RETURN_SCALED,
  diceChance,
  edgeReturn,
  kenoChances,
  kenoReturn,
  kenoTable,
  lanternReturn,
  minesChance,
  orchardReturn,
  playGame,
  plinkoChances,
  plinkoReturn,
  plinkoTable,
  PUBLISHED_RETURNS,
  RISKS,
  rouletteChance,
  simpleBlackjackReturn,
  simplePlay,
  totalOf,
  WHEEL_SEGMENTS,
  wheelReturn,
} from '@fairlot/game-maths';
import type { AnyStep, Draw, GameCode, RoundEvent } from '@fairlot/game-maths';
import type { Rational } from '@fairlot/money';

/** A way to play a game with the return that is claimed for it. */
interface Setting {
  code: GameCode;
  name: string;
  choices: object;
  claimed: number;
  /** Exact standard deviation of a round, for games whose rare wins a sample may miss; the sample's otherwise. */
  deviation?: number;
  /** The next step of an open round, by a rule that needs no memory. */
  next?: (events: readonly RoundEvent[]) => AnyStep;
  /** Played more often than the others. */
  isDefault?: boolean;
}

/** How far the mean of so many rounds is from what is claimed. */
export interface GameFinding {
  name: string;
  rounds: number;
  claimed: number;
  mean: number;
  /** In standard errors of the mean. */
  distance: number;
}

/** Standard errors beyond which a game is suspicious. */
export const GAME_LIMIT = 3.5;
/** Minor units a round; large, so that rounding down to the minor unit does not show. */
const STAKE = 1_000_000n;

/**
 * Plays every setting of every in-house game, the default ones ten times as often, and compares the mean return with
 * the exact one.
 * @param rounds of a setting that is no default
 */
export function* testGames(rounds: number, seedText: string): Generator<GameFinding> {
  for (const setting of settings()) {
    const count = setting.isDefault === true ? rounds * 10 : rounds;
    yield { name: setting.name, rounds: count, ...simulate(setting, count, keystream(`${seedText} ${setting.name}`)) };
  }
}

function simulate(setting: Setting, rounds: number, draw: Draw): Omit<GameFinding, 'name' | 'rounds'> {
  let sum = 0;
  let squares = 0;
  for (let round = 0; round < rounds; round += 1) {
    const net = playOnce(setting, draw) - setting.claimed;
    sum += net;
    squares += net * net;
  }
  const offset = sum / rounds;
  const deviation = setting.deviation ?? Math.sqrt(squares / rounds - offset * offset);
  const error = deviation / Math.sqrt(rounds);
  return { claimed: setting.claimed, mean: setting.claimed + offset, distance: error === 0 ? 0 : offset / error };
}

/** What comes back of a stake of 1, with the further stakes of the round counted against it. */
function playOnce({ code, choices, next }: Setting, draw: Draw): number {
  const numbers: number[] = [];
  const steps: AnyStep[] = [];
  for (;;) {
    const outcome = playGame({ code, draw: repeated(numbers, draw), stakeMinor: STAKE, choices, steps });
    if (outcome.payoutMinor !== null) return Number(outcome.payoutMinor - outcome.stakeMinor) / Number(STAKE) + 1;
    if (next === undefined) throw new Error(`${code} needs steps`);
    steps.push(next(outcome.events));
  }
}

/** Gives the numbers of a round again from the beginning, then new ones. */
function repeated(numbers: number[], draw: Draw): Draw {
  let place = 0;
  return (n) => {
    const number = numbers[place] ?? draw(n);
    numbers[place] = number;
    place += 1;
    return number;
  };
}

/** Uniform numbers from an AES key stream: fast enough for many millions, and repeatable. */
function keystream(seedText: string): Draw {
  const key = createHash('sha256').update(seedText).digest();
  const cipher = createCipheriv('aes-256-ctr', key, Buffer.alloc(16));
  const zeros = Buffer.alloc(1 << 16);
  let block = cipher.update(zeros);
  let place = 0;
  return (n) => {
    const limit = 2 ** 32 - (2 ** 32 % n);
    for (;;) {
      if (place === block.length) {
        block = cipher.update(zeros);
        place = 0;
      }
      const word = block.readUInt32BE(place);
      place += 4;
      if (word < limit) return word % n;
    }
  };
}

/** Standard deviation of a multiplier (ten-thousandths) with these chances. */
function deviationOf(table: readonly bigint[], chances: readonly Rational[]): number {
  const mean = (power: number) =>
    table.reduce((sum, each, index) => sum + (Number(each) / 10_000) ** power * numberOf(chances[index] ?? NEVER), 0);
  return Math.sqrt(mean(2) - mean(1) ** 2);
}

const NEVER: Rational = { numerator: 0n, denominator: 1n };

function numberOf({ numerator, denominator }: Rational): number {
  return Number((numerator * 10n ** 15n) / denominator) / 1e15;
}

function* settings(): Generator<Setting> {
  yield* targets();
  yield* boards();
  yield* steps();
  yield* tables();
  yield {
    code: 'slot-orchard',
    name: 'slot-orchard',
    choices: {},
    claimed: numberOf(orchardReturn()),
    isDefault: true,
  };
  yield {
    code: 'slot-lantern',
    name: 'slot-lantern',
    choices: {},
    claimed: numberOf(lanternReturn()),
    isDefault: true,
  };
  const kites = numberOf(PUBLISHED_RETURNS.kites);
  yield { code: 'slot-kites', name: 'slot-kites', choices: {}, claimed: kites, isDefault: true };
}

function* targets(): Generator<Setting> {
  for (const [over, target] of [
    [true, '50.50'],
    [true, '2.00'],
    [true, '90.00'],
    [true, '99.90'],
    [false, '98.01'],
    [false, '25.00'],
  ] as const) {
    const claimed = numberOf(edgeReturn(diceChance({ over, target }), DEFAULT_RETURN_SCALED));
    const name = `dice ${over ? 'over' : 'under'} ${target}`;
    yield { code: 'dice', name, choices: { over, target }, claimed, isDefault: target === '50.50' };
  }
  for (const target of [101n, 200n, 1000n, 10_000n]) {
    const text = `${target / 100n}.${String(target % 100n).padStart(2, '0')}`;
    const { numerator, denominator } = crashChance(target);
    const claimed = numberOf({ numerator: numerator * target, denominator: denominator * 100n });
    yield { code: 'limbo', name: `limbo ${text}`, choices: { target: text }, claimed, isDefault: target === 200n };
  }
}

function* boards(): Generator<Setting> {
  for (const risk of RISKS) {
    const isMedium = risk === 'medium';
    for (let rows = 8; rows <= 16; rows += 1) {
      const claimed = numberOf(plinkoReturn({ rows, risk }));
      const isDefault = isMedium && rows === 12;
      const deviation = deviationOf(plinkoTable({ rows, risk }), plinkoChances(rows));
      yield { code: 'plinko', name: `plinko ${rows} ${risk}`, choices: { rows, risk }, claimed, deviation, isDefault };
    }
    for (let picks = 1; picks <= 10; picks += 1) {
      const numbers = Array.from({ length: picks }, (_, index) => 4 * index + 1);
      const claimed = numberOf(kenoReturn(picks, risk));
      const isDefault = isMedium && picks === 6;
      const deviation = deviationOf(kenoTable(picks, risk), kenoChances(picks));
      yield { code: 'keno', name: `keno ${picks} ${risk}`, choices: { numbers, risk }, claimed, deviation, isDefault };
    }
    for (const segments of WHEEL_SEGMENTS) {
      const claimed = numberOf(wheelReturn({ segments, risk }));
      const isDefault = isMedium && segments === 20;
      yield { code: 'wheel', name: `wheel ${segments} ${risk}`, choices: { segments, risk }, claimed, isDefault };
    }
  }
}

function* steps(): Generator<Setting> {
  for (let mines = 1; mines <= 24; mines += 1) {
    const leaveAt = Math.min(3, 25 - mines);
    const claimed = numberOf(edgeReturn(minesChance(mines, leaveAt), DEFAULT_RETURN_SCALED));
    const next = (events: readonly RoundEvent[]): AnyStep => {
      const opened = events.filter(({ kind }) => kind === 'open').length;
      return opened === leaveAt ? 'cashOut' : { cell: 8 * opened };
    };
    yield { code: 'mines', name: `mines ${mines}`, choices: { mines }, claimed, next, isDefault: mines === 3 };
  }
  // One guess of "higher": the mean of the thirteen first cards.
  const first = Array.from({ length: 13 }, (_, index) => {
    const winning = index === 0 ? 12n : BigInt(13 - index);
    return numberOf(edgeReturn({ numerator: winning, denominator: 13n }, DEFAULT_RETURN_SCALED));
  });
  yield {
    code: 'hilo',
    name: 'hilo, one guess',
    choices: {},
    claimed: first.reduce((sum, each) => sum + each, 0) / 13,
    next: (events) => (events.length === 1 ? 'higher' : 'cashOut'),
    isDefault: true,
  };
  yield {
    code: 'blackjack',
    name: 'blackjack, simple rule',
    choices: {},
    claimed: simpleBlackjackReturn(),
    next: blackjackStep,
    isDefault: true,
  };
}

/** The simple rule that the game states, read from the events as a player reads them. */
function blackjackStep([dealt, ...more]: readonly RoundEvent[]): AnyStep {
  const own = (dealt?.['player'] ?? []) as string[];
  const texts = [...own, ...more.map(({ card }) => card as string)];
  const cards = texts.map(cardOf);
  const up = Math.min((cardOf(dealt?.['dealer'] as string) % 13) + 1, 10);
  return simplePlay(totalOf(cards), up);
}

function cardOf(text: string): number {
  return 'A23456789TJQK'.indexOf(text[0] ?? '') + 13 * 'cdhs'.indexOf(text[1] ?? '');
}

function* tables(): Generator<Setting> {
  const amount = `${STAKE / 100n}.00`;
  for (const bet of [
    { kind: 'straight', value: '17' },
    { kind: 'split', value: '1-2' },
    { kind: 'corner', value: '1-2-4-5' },
    { kind: 'dozen', value: '2' },
    { kind: 'red' },
  ]) {
    const numbers = rouletteChance(bet);
    const claimed = (36 / Number(numbers.numerator)) * numberOf(numbers);
    const choices = { bets: [{ ...bet, amount }] };
    yield { code: 'roulette', name: `roulette ${bet.kind}`, choices, claimed, isDefault: bet.kind === 'red' };
  }
  const pair = baccaratPairReturn();
  for (const [kind, exact] of Object.entries({ ...baccaratReturns(), playerPair: pair, bankerPair: pair })) {
    const choices = { bets: [{ kind, amount }] };
    yield {
      code: 'baccarat',
      name: `baccarat ${kind}`,
      choices,
      claimed: numberOf(exact),
      isDefault: kind === 'banker',
    };
  }
}
