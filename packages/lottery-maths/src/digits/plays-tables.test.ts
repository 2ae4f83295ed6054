import { describe, expect, it } from 'vitest';
import {
  canonicalPicks,
  type DrawResult,
  type DrawStructure,
  exactReturn,
  hits,
  MAX3D,
  MAX3D_PLAYS,
  ordersOf,
  type Play,
  prizesOf,
  SEA4D,
  SEA4D_PLAYS,
  topHits,
  winningPicks,
} from '../index.ts';

/** Payouts for a stake of 1 in the tables that the region and Vietnam publish; only their relations are used. */
const TABLES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  seabig: { FIRST: 2500, SECOND: 1000, THIRD: 500, STARTER: 180, CONSOLATION: 60 },
  seasmall: { FIRST: 3500, SECOND: 2000, THIRD: 1000 },
  max: { SPECIAL: 100, FIRST: 35, SECOND: 21, THIRD: 10 },
};
const tableOf = (code: string): Readonly<Record<string, number>> => {
  if (code.startsWith('seabox')) return TABLES['seabig']!;
  if (code === 'maxspecial') return { SPECIAL: 1 };
  if (code === 'seastraight' || code === 'seafirst3') return { FIRST: 1 };
  return TABLES[code] ?? TABLES['max']!;
};
const sorted = (number: string) => number.split('').sort().join('');

/** Draws by a fixed sequence, with repeated numbers in several levels. */
function drawOf({ levels }: DrawStructure, seed: number): DrawResult {
  let state = seed;
  return levels.map(({ code, count, width }) => ({
    level: code,
    numbers: Array.from({ length: count }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      const number = String(Math.floor((state / 2 ** 32) * 10 ** width)).padStart(width, '0');
      // Some draws have few different digits, so that boxes of every kind win.
      return seed % 2 === 0 ? number.replace(/[3-9]/g, (digit) => String(Number(digit) % 3)) : number;
    }),
  }));
}

describe.each([
  ['SEA 4D', SEA4D, SEA4D_PLAYS],
  ['Max 3D', MAX3D, MAX3D_PLAYS],
] as const)('%s', (_, structure, all) => {
  const plays = all.filter(({ rule }) => rule.kind === 'table');
  it.each(plays.map((play) => [play.code, play] as const))('%s pays its table in every draw', (code, play) => {
    const table = tableOf(code);
    const least = Math.min(...Object.values(table));
    const wrong: unknown[] = [];
    let won = 0;
    for (let seed = 1; seed <= 60; seed += 1) {
      const result = drawOf(structure, seed);
      const picks = result.flatMap(({ numbers }) => numbers.map((number) => number.slice(-play.picks.width)));
      for (const pick of picks) {
        if (play.picks.orders !== undefined && ordersOf(pick) !== play.picks.orders) continue;
        const paid = result.flatMap(({ level, numbers }) =>
          numbers.map((number) => {
            const drawn = number.slice(-play.picks.width);
            const isHit = play.picks.orders === undefined ? drawn === pick : sorted(drawn) === sorted(pick);
            return isHit ? (table[level] ?? 0) : 0;
          }),
        );
        // Hits are the published amounts in units of the lowest prize that all of them share.
        const expected = (paid.reduce((sum, one) => sum + one, 0) * unitOf(play)) / least;
        won += Number(expected > 0);
        const listed = winningPicks(play, structure, result).get(canonicalPicks(play, [pick])[0]!) ?? 0;
        if (hits(play, structure, result, [pick]) !== expected || listed !== expected) wrong.push([seed, pick]);
      }
    }
    expect([wrong, won > 0]).toEqual([[], true]);
  });

  it('returns what one number pays over all numbers of a level', () => {
    for (const play of plays) {
      const table = tableOf(play.code);
      const least = Math.min(...Object.values(table));
      const { numerator, denominator, percentText } = exactReturn(play, structure);
      const perNumber = structure.levels.reduce((sum, { code, count }) => sum + (table[code] ?? 0) * count, 0);
      const ways = BigInt(perNumber * unitOf(play) * (play.picks.orders ?? 1)) * play.odds;
      expect(ways * denominator).toBe(numerator * BigInt(least) * 10n ** BigInt(play.picks.width) * 10_000n);
      expect([play.code, Number(percentText) > 97 && Number(percentText) <= 98]).toEqual([play.code, true]);
    }
  });

  it('states the prizes of a table, highest first, and the hits of the highest', () => {
    for (const play of plays) {
      const prizes = prizesOf(play);
      expect(prizes.length === 0).toBe(Object.keys(tableOf(play.code)).length === 1);
      expect(topHits(play, structure)).toBe(prizes[0]?.hits ?? 1);
    }
  });
});

describe('two numbers of Max 3D', () => {
  const play = MAX3D_PLAYS.find(({ code }) => code === 'maxpair')!;
  /** The published prizes of Max 3D+ for 10,000, in thousands; a line gets the highest. */
  const paid = (result: DrawResult, [a = '', b = '']: readonly string[]): number => {
    const at = (number: string) => result.filter(({ numbers }) => numbers.includes(number)).map(({ level }) => level);
    const together = at(a).filter((level) => at(b).includes(level));
    if (together.includes('SPECIAL')) return 1_000_000;
    if (together.includes('FIRST')) return 40_000;
    if (together.includes('SECOND')) return 10_000;
    if (together.includes('THIRD')) return 5000;
    if (at(a).length > 0 && at(b).length > 0) return 1000;
    if ([...at(a), ...at(b)].includes('SPECIAL')) return 150;
    return at(a).length + at(b).length > 0 ? 40 : 0;
  };

  it('pays the published table for every pair of numbers of a draw, and lists every winning pair', () => {
    const seen = new Set<number>();
    for (let seed = 1; seed <= 2; seed += 1) {
      const result = drawOf(MAX3D, seed);
      const won = winningPicks(play, MAX3D, result);
      let expected = 0;
      for (let first = 0; first < 1000; first += 1) {
        for (let second = first + 1; second < 1000; second += 1) {
          const picks = [first, second].map((number) => String(number).padStart(3, '0'));
          const prize = paid(result, picks);
          seen.add(prize);
          expected += Number(prize > 0);
          if ((won.get(picks.join(',')) ?? 0) * 10 !== prize)
            expect([seed, picks, won.get(picks.join(','))]).toBe(prize);
        }
      }
      expect(won.size).toBe(expected);
      const some = [...won].filter((_, at) => at % 997 === 0);
      for (const [key, hitCount] of some) expect(hits(play, MAX3D, result, key.split(',').toReversed())).toBe(hitCount);
    }
    expect([...seen].sort((a, b) => a - b)).toEqual([0, 40, 150, 1000, 5000, 10_000, 40_000, 1_000_000]);
  });

  it('has the mean of every draw of a small table as its return', () => {
    // Numbers of three digits cannot be enumerated for twenty places; two levels of two places can.
    const meanOf = (...levels: DrawStructure['levels']) => {
      const { numerator, denominator } = exactReturn({ ...play, odds: 10_000n }, { code: 'SMALL', levels });
      return Number(numerator) / Number(denominator);
    };
    // Counted by hand over 1,000,000 draws: first two levels of one number, then one level of two numbers.
    const [special, first] = [1, 1].map((count, at) => ({ code: at === 0 ? 'SPECIAL' : 'FIRST', count, width: 3 }));
    expect(meanOf(special!, first!)).toBeCloseTo((2 * 100 + 2 * 998 * 15 + 2 * 998 * 4 + 2 * 15) / 1_000_000, 12);
    expect(meanOf({ ...special!, count: 2 })).toBeCloseTo(
      (2 * 100_000 + (1_000_000 - 998 ** 2 - 2) * 15) / 1_000_000,
      12,
    );
  });

  it('returns 98 % of the fair odds, rounded down', () => {
    const { percentText } = exactReturn(play, MAX3D);
    expect(percentText).toBe('97.82');
    expect(topHits(play, MAX3D)).toBe(100_000);
  });
});

/** Hits of the lowest prize of a table. */
function unitOf({ rule }: Play): number {
  return rule.kind === 'table' ? Math.min(...Object.values(rule.prizes)) : 1;
}
