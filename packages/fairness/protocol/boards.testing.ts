import { entry, mix, tableOf } from './numbers.testing.ts';
import { type Game, hundredths, inHundredths, pay, times } from './round.testing.ts';

type Lists = Record<string, Record<string, number[]>>;
const PLINKO = tableOf<Lists>('plinko');
const KENO = tableOf<Lists>('keno');
const WHEEL = tableOf<Record<string, [number, number][]>>('wheel');

const dice: Game = ({ draw, choices, stake, returnScaled }) => {
  const target = hundredths(choices['target']);
  const roll = BigInt(draw(10_000)) + 1n;
  const isOver = choices['over'] === true;
  const won = isOver ? roll > target : roll < target;
  const multiplier = (returnScaled * 10_000n) / (isOver ? 10_000n - target : target - 1n);
  const event = { kind: 'roll', roll: inHundredths(roll), won, multiplier: times(multiplier) };
  return { events: [event], payout: won ? pay(stake, multiplier) : 0n };
};

export function pointOf(word: number, returnScaled: bigint): bigint {
  const point = (returnScaled * 2n ** 32n) / (100n * (BigInt(word) + 1n));
  return point < 100n ? 100n : point;
}

const limbo: Game = ({ draw, choices, stake, returnScaled }) => {
  const target = hundredths(choices['target']);
  const point = pointOf(draw(2 ** 32), returnScaled);
  const won = point >= target;
  const event = { kind: 'point', point: inHundredths(point), won, multiplier: times(target * 100n) };
  return { events: [event], payout: won ? pay(stake, target * 100n) : 0n };
};

const mines: Game = ({ draw, choices, steps, stake, returnScaled }) => {
  const count = Number(choices['mines']);
  const next = mix(draw, 25);
  const hidden = Array.from({ length: count }, next);
  const events: object[] = [{ kind: 'laid', mines: count }];
  let [safe, payout, isOver] = [0, 0n, false];
  const multiplier = () => (returnScaled * choose(25, safe)) / choose(25 - count, safe);
  for (const step of steps) {
    if (isOver) throw new Error('a step after the end');
    if (step === 'cashOut') {
      [payout, isOver] = [pay(stake, multiplier()), true];
      continue;
    }
    const { cell } = step as { cell: number };
    const isMine = hidden.includes(cell);
    if (!isMine) safe += 1;
    events.push({ kind: 'open', cell, isMine, ...(isMine ? {} : { multiplier: times(multiplier()) }) });
    isOver = isMine || safe === 25 - count;
    if (isOver && !isMine) payout = pay(stake, multiplier());
  }
  events.push({ kind: 'shown', mines: hidden.toSorted((a, b) => a - b) });
  return { events, payout };
};

function choose(n: number, k: number): bigint {
  let result = 1n;
  for (let place = 0; place < k; place += 1) result = (result * BigInt(n - place)) / BigInt(place + 1);
  return result;
}

const plinko: Game = ({ draw, choices, stake }) => {
  const rows = Number(choices['rows']);
  const path = Array.from({ length: rows }, () => draw(2));
  const bucket = path.filter((turn) => turn === 1).length;
  const multiplier = BigInt(
    entry(entry(entry(PLINKO, String(choices['risk'])), rows), Math.min(bucket, rows - bucket)),
  );
  return { events: [{ kind: 'fall', path, bucket, multiplier: times(multiplier) }], payout: pay(stake, multiplier) };
};

const keno: Game = ({ draw, choices, stake }) => {
  const picks = choices['numbers'] as number[];
  const next = mix(draw, 40);
  const numbers = Array.from({ length: 10 }, () => next() + 1);
  const hits = numbers.filter((number) => picks.includes(number)).length;
  const multiplier = BigInt(entry(entry(entry(KENO, String(choices['risk'])), picks.length), hits));
  return { events: [{ kind: 'drawn', numbers, hits, multiplier: times(multiplier) }], payout: pay(stake, multiplier) };
};

/** Values of the segments of a wheel. */
export function wheelOf(segments: number, risk: string): number[] {
  const values: Record<string, [number, number][]> = {
    low: [
      [12_000, (segments * 7) / 10],
      [15_000, segments / 10],
    ],
    high: [[9900 * segments, 1]],
    medium: entry(WHEEL, segments),
  };
  const parts: number[] = Array.from({ length: segments }, () => 0);
  for (const [value, count] of entry(values, risk).toSorted((a, b) => a[1] - b[1])) {
    for (let copy = 0; copy < count; copy += 1) {
      let place = Math.floor((copy * segments) / count);
      while (parts[place] !== 0) place = (place + 1) % segments;
      parts[place] = value;
    }
  }
  return parts;
}

const wheel: Game = ({ draw, choices, stake }) => {
  const parts = wheelOf(Number(choices['segments']), String(choices['risk']));
  const part = draw(parts.length);
  const multiplier = BigInt(entry(parts, part));
  return { events: [{ kind: 'stop', part, multiplier: times(multiplier) }], payout: pay(stake, multiplier) };
};

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

/** Numbers that a bet covers, for bets that do not list them. */
function coveredBy(kind: string, value: string | undefined): number[] {
  const isCovered: Record<string, (n: number) => boolean> = {
    red: (n) => RED.has(n),
    black: (n) => !RED.has(n),
    odd: (n) => n % 2 === 1,
    even: (n) => n % 2 === 0,
    low: (n) => n <= 18,
    high: (n) => n >= 19,
    dozen: (n) => n > 12 * (Number(value) - 1) && n <= 12 * Number(value),
    column: (n) => n % 3 === Number(value) % 3,
  };
  const test = isCovered[kind];
  if (test === undefined) return String(value).split('-').map(Number);
  return Array.from({ length: 36 }, (_, place) => place + 1).filter(test);
}

const roulette: Game = ({ draw, choices }) => {
  const number = draw(37);
  const bets = choices['bets'] as { kind: string; value?: string; amount: string }[];
  const covered = bets.map(({ kind, value }) => coveredBy(kind, value));
  const won = covered.map((numbers) => numbers.includes(number));
  const payout = bets.reduce(
    (sum, { amount }, place) =>
      sum + (won[place] ? (hundredths(amount) * 36n) / BigInt(entry(covered, place).length) : 0n),
    0n,
  );
  return { events: [{ kind: 'number', number, won }], payout };
};

export const BOARD_GAMES: Record<string, Game> = { dice, limbo, mines, plinko, keno, wheel, roulette };
