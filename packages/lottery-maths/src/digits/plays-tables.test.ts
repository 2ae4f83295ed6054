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
] as const)('%s', (_, structure, plays) => {
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

/** Hits of the lowest prize of a table. */
function unitOf({ rule }: Play): number {
  return rule.kind === 'table' ? Math.min(...Object.values(rule.prizes)) : 1;
}
