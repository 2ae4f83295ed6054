import { expect, it } from 'vitest';
import { orchardHoldChance, orchardReturn } from './orchard-return.ts';
import { ORCHARD_LINES, ORCHARD_PAYS, ORCHARD_REELS } from './orchard.ts';

const STOPS = Array.from({ length: 32 }, (_, stop) => stop);
const symbolOn = (reel: number, stop: number, row: number) => ORCHARD_REELS[reel]?.charAt((stop + row) % 32) ?? '';
const shows = (reel: number, stop: number) => [0, 1, 2].some((row) => symbolOn(reel, stop, row) === 'X');
const SHOWING = ORCHARD_REELS.map((_, reel) => STOPS.map((stop) => shows(reel, stop)));

/**
 * Sum of all windows with these stops in line stakes. Where the first three reels pay on no line, the stops of the
 * others are not visited.
 */
function sumOf(stops: readonly (readonly number[])[]): number {
  const [one = [], two = [], three = [], four = [], five = []] = stops;
  let sum = 0;
  for (const a of one)
    for (const b of two)
      for (const c of three) {
        const lines = ORCHARD_LINES.filter(([first = 0, second = 0, third = 0]) => {
          const symbol = symbolOn(0, a, first);
          return symbolOn(1, b, second) === symbol && symbolOn(2, c, third) === symbol;
        });
        for (const [first = 0, , , fourth = 0, fifth = 0] of lines) {
          const symbol = symbolOn(0, a, first);
          const [ofThree = 0, ofFour = 0, ofFive = 0] = ORCHARD_PAYS[symbol] ?? [];
          for (const d of four) {
            if (symbolOn(3, d, fourth) !== symbol) sum += ofThree * five.length;
            else for (const e of five) sum += symbolOn(4, e, fifth) === symbol ? ofFive : ofFour;
          }
        }
      }
  return sum;
}

/** Sets of reels that can be held, as flags. */
const HOLDS = Array.from({ length: 32 }, (_, set) => ORCHARD_REELS.map((_reel, at) => ((set >> at) & 1) === 1)).filter(
  (set) => [3, 4].includes(set.filter(Boolean).length),
);

it('returns what all stops of both windows return together, and holds as often as they do', { timeout: 60_000 }, () => {
  const others = SHOWING.map((showing) => showing.filter((isShowing) => !isShowing).length);
  let [rounds, second] = [0, 0n];
  for (const set of HOLDS) {
    const free = others.filter((_, reel) => !set[reel]);
    const ways = free.reduce((product, count) => product * count, 1);
    const held = set.map((isHeld, reel) => (isHeld ? STOPS.filter((stop) => SHOWING[reel]?.[stop]) : STOPS));
    rounds += ways * held.reduce((product, stops, reel) => product * (set[reel] ? stops.length : 1), 1);
    // The windows before the hold that lead to the same held stops have the same windows after it.
    second += BigInt(ways * sumOf(held)) * 32n ** BigInt(5 - free.length);
  }
  expect(rounds).toBe(countHolds());
  const cycle = 32n ** 5n;
  const first = BigInt(sumOf(ORCHARD_REELS.map(() => STOPS)));
  const { numerator, denominator } = orchardReturn();
  expect(numerator * cycle * cycle * 10n).toBe((first * cycle + second) * denominator);
  const chance = orchardHoldChance();
  expect(chance.numerator * cycle).toBe(BigInt(rounds) * chance.denominator);
});

/** Number of stops of all reels that hold three or four, counted one by one. */
function countHolds(): number {
  const [one = [], two = [], three = [], four = [], five = []] = SHOWING.map((reel) => reel.map(Number));
  let count = 0;
  for (const a of one)
    for (const b of two)
      for (const c of three)
        for (const d of four)
          for (const e of five) {
            const showing = a + b + c + d + e;
            if (showing === 3 || showing === 4) count += 1;
          }
  return count;
}
