import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DrawResult, DrawStructure, Play } from './index.ts';
import {
  exactReturn,
  hits,
  lowestPicks,
  pickKey,
  pickRange,
  VN_NORTH,
  VN_NORTH_PLAYS,
  VN_SOUTH,
  vnPlayDefinitions,
  vnPlays,
  winners,
  winningPicks,
} from './index.ts';

const REGIONS = [
  ['north', VN_NORTH],
  ['south', VN_SOUTH],
] as const;
const find = (plays: readonly Play[], code: string): Play => {
  const play = plays.find((candidate) => candidate.code === code);
  if (play === undefined) throw new Error(`no play ${code}`);
  return play;
};

describe('returns of the demonstration odds', () => {
  // Computed by hand from chance × odds / units; truncated after two decimals.
  it.each([
    ['north', 'lo2', 27, '99.50'],
    ['north', 'lo2dau', 27, '99.50'],
    ['north', 'lo1k', 1, '99.90'],
    ['north', 'lo3', 23, '98.00'],
    ['north', 'lo4', 20, '88.80'],
    ['south', 'lo2', 18, '99.50'],
    ['south', 'lo2dau', 18, '99.50'],
    ['south', 'lo1k', 1, '98.01'],
    ['south', 'lo3', 17, '98.00'],
    ['south', 'lo4', 16, '88.80'],
    ['north', 'de', 1, '99.50'],
    ['north', 'dedau', 1, '99.50'],
    ['north', 'deg1', 1, '98.00'],
    ['north', 'deg1dau', 1, '98.00'],
    ['north', 'deg7', 4, '98.00'],
    ['south', 'deg8', 1, '98.00'],
    ['north', 'dauduoi', 5, '98.00'],
    ['south', 'dauduoi', 2, '98.00'],
    ['south', 'bao7', 7, '98.00'],
    ['south', 'bao8', 8, '98.00'],
    ['north', 'dathang', 54, '97.99'],
    ['south', 'dathang', 36, '97.99'],
    ['north', 'xienquay3', 4, '85.84'],
    ['north', 'xienquay4', 11, '81.33'],
    ['south', 'xienquay3', 4, '69.50'],
    ['south', 'xienquay4', 11, '65.00'],
    ['north', 'cang3dd', 4, '96.00'],
    ['south', 'cang3dd', 2, '96.00'],
    ['north', 'truot5', 1, '77.60'],
    ['north', 'truot6', 1, '80.89'],
    ['north', 'truot7', 1, '81.74'],
    ['south', 'truot5', 1, '83.41'],
    ['south', 'truot6', 1, '82.08'],
    ['south', 'truot7', 1, '78.54'],
    ['north', 'dau', 1, '99.00'],
    ['south', 'duoi', 1, '99.00'],
    ['north', 'tong', 1, '99.00'],
    ['south', 'tong', 1, '99.00'],
    ['north', 'cang3', 1, '98.00'],
    ['north', 'cang3dau', 3, '96.00'],
    ['south', 'cang3dau', 1, '96.00'],
    ['south', 'cang4', 1, '88.80'],
    ['north', 'xien2', 1, '87.81'],
    ['north', 'xien3', 1, '79.93'],
    ['north', 'xien4', 1, '48.05'],
    ['south', 'xien2', 1, '73.10'],
    ['south', 'xien3', 1, '58.70'],
    ['south', 'xien4', 1, '41.64'],
    ['north', 'truot4', 1, '76.39'],
    ['north', 'truot8', 1, '84.20'],
    ['north', 'truot10', 1, '69.77'],
    ['south', 'truot4', 1, '86.32'],
    ['south', 'truot8', 1, '73.56'],
    ['south', 'truot10', 1, '64.54'],
    ['north', 'big', 1, '99.95'],
    ['south', 'small', 1, '99.95'],
    ['north', 'odd', 1, '99.95'],
    ['south', 'even', 1, '99.95'],
    ['north', 'sum0', 1, '70.00'],
    ['north', 'sum1', 1, '72.00'],
    ['north', 'sum2', 1, '80.99'],
    ['south', 'sum9', 1, '90.00'],
    ['south', 'sum17', 1, '72.00'],
    ['south', 'sum18', 1, '70.00'],
  ] as const)('%s %s over %i units returns %s %%', (region, code, units, percent) => {
    const play = find(vnPlays(region), code);
    expect([play.units, exactReturn(play, region === 'north' ? VN_NORTH : VN_SOUTH).percentText]).toEqual([
      units,
      percent,
    ]);
  });

  it('are at most 100 % and at least 40 % for every play', () => {
    for (const [region, structure] of REGIONS) {
      for (const play of vnPlays(region)) {
        const { numerator, denominator } = exactReturn(play, structure);
        expect(numerator <= denominator && numerator * 5n >= denominator * 2n, play.code).toBe(true);
      }
    }
  });

  it('exist for every bet of a region, and the fast games offer the usual ones', () => {
    for (const [region] of REGIONS) {
      const offered = vnPlays(region).map(({ code }) => code);
      expect(offered).toEqual(vnPlayDefinitions(region).map(({ code }) => code));
    }
    expect(VN_NORTH_PLAYS.slice(0, 6).map(({ code }) => code)).toEqual(['lo2', 'de', 'cang3', 'xien2', 'dau', 'duoi']);
    expect(VN_NORTH_PLAYS.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['lo3', 'lo4', 'dedau', 'xien3', 'xien4', 'xienquay4', 'truot4', 'truot10', 'big', 'odd']),
    );
  });
});

describe('published chances of truot', () => {
  it.each([
    [4, 0.33214, 0.4796],
    [5, 0.25034, 0.39721],
    [6, 0.18813, 0.32832],
    [7, 0.14094, 0.27083],
    [8, 0.10526, 0.22294],
    [10, 0.05815, 0.15009],
  ])('a bet that %i numbers do not appear wins with %d in the north and %d in the south', (picks, north, south) => {
    const chances = REGIONS.map(([region, structure]) => {
      const play = vnPlayDefinitions(region).find(({ code }) => code === `truot${picks}`);
      if (play === undefined) throw new Error('no play');
      const { numerator, denominator } = exactReturn({ ...play, odds: 10_000n }, structure);
      return Number((numerator * 10n ** 12n) / denominator) / 1e12;
    });
    expect(chances[0]).toBeCloseTo(north, 5);
    expect(chances[1]).toBeCloseTo(south, 5);
  });
});

describe('every play', () => {
  it('lists the same winners as hits', () => {
    for (const [region, structure] of REGIONS) {
      const draws = sequence(`winners ${region}`);
      const result = drawOf(structure, draws);
      for (const definition of vnPlayDefinitions(region)) {
        const won = winners(definition, structure, result);
        for (let n = 0; n < 200; n += 1) {
          const picks = picksOf(definition, draws);
          const expected = hitsAmong(won, pickKey(definition, picks), picks);
          expect(hits(definition, structure, result, picks), `${definition.code} ${picks.join()}`).toBe(expected);
        }
      }
    }
  });

  it('returns the exactReturn over simulated draws, within four standard errors', () => {
    const rounds = 2000;
    const compared: { code: string; errors: number }[] = [];
    for (const [region, structure] of REGIONS) {
      const draws = sequence(`simulation ${region}`);
      const totals = vnPlays(region).map((play) => ({ play, sum: 0, squares: 0 }));
      for (let n = 0; n < rounds; n += 1) {
        const result = drawOf(structure, draws);
        for (const total of totals) {
          const paid =
            (hits(total.play, structure, result, picksOf(total.play, draws)) * Number(total.play.odds)) /
            (10_000 * total.play.units);
          total.sum += paid;
          total.squares += paid * paid;
        }
      }
      for (const { play, sum, squares } of totals) {
        const { numerator, denominator } = exactReturn(play, structure);
        const error = Math.sqrt((squares / rounds - (sum / rounds) ** 2) / rounds);
        // The rarest plays have too few hits to estimate their spread.
        if (sum > 0 && squares / (sum * sum) < 0.05)
          compared.push({
            code: `${region} ${play.code}`,
            errors: Math.abs(sum / rounds - Number(numerator) / Number(denominator)) / error,
          });
      }
    }
    expect(compared.length).toBeGreaterThan(60);
    expect(compared.filter(({ errors }) => errors >= 4)).toEqual([]);
  });

  it('rejects picks outside its range', () => {
    const [sum7, big, truot4] = ['sum7', 'big', 'truot4'].map((code) => find(vnPlays('north'), code));
    if (!sum7 || !big || !truot4) throw new Error('no play');
    expect(lowestPicks(sum7)).toEqual(['07']);
    expect(lowestPicks(truot4)).toEqual(['00', '01', '02', '03']);
    const result = drawOf(VN_NORTH, sequence('range'));
    expect(() => hits(sum7, VN_NORTH, result, ['08'])).toThrow('sum7: picks.range');
    expect(() => hits(big, VN_NORTH, result, ['0'])).toThrow('big: picks.range');
    expect(() => winningPicks(truot4, VN_NORTH, result)).toThrow('truot4: winners are not listed');
  });

  it('big and small, odd and even, and the sums each cover the hundred endings exactly once', () => {
    const codes = ['big', 'small', 'odd', 'even', ...Array.from({ length: 19 }, (_, sum) => `sum${sum}`)];
    const chance = (code: string) => {
      const { numerator, denominator } = exactReturn({ ...find(vnPlays('north'), code), odds: 10_000n }, VN_NORTH);
      return (Number(numerator) * 100) / Number(denominator);
    };
    expect(codes.map(chance)).toEqual([50, 50, 50, 50, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });
});

it('truot and xien of one number are opposites for any draw', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const result = drawOf(VN_SOUTH, sequence(text));
      const truot = winners({ ...find(vnPlays('south'), 'truot4') }, VN_SOUTH, result);
      const lo2 = winningPicks(find(vnPlays('south'), 'lo2'), VN_SOUTH, result);
      expect(truot).toEqual({ kind: 'noneOf', values: [...lo2.keys()].sort() });
    }),
    { numRuns: 30 },
  );
});

/** Hits of a line as settlement finds them. */
function hitsAmong(won: ReturnType<typeof winners>, key: string, picks: readonly string[]): number {
  if (won.kind === 'listed') return won.picks.get(key) ?? 0;
  if (won.kind === 'lotto') throw new Error('no lotto here');
  const drawn = picks.filter((pick) => won.values.includes(pick)).length;
  return won.kind === 'noneOf' ? Number(drawn === 0) : (won.hits[drawn] ?? 0);
}

/** Reproducible whole numbers below n: SHA-256 of a text and a counter, 48 bits each. */
function sequence(text: string): (n: number) => number {
  let counter = 0;
  return (n) => createHash('sha256').update(`${text}|${counter++}`).digest().readUIntBE(0, 6) % n;
}

function drawOf(structure: DrawStructure, below: (n: number) => number): DrawResult {
  return structure.levels.map(({ code, count, width }) => ({
    level: code,
    numbers: Array.from({ length: count }, () => String(below(10 ** width)).padStart(width, '0')),
  }));
}

function picksOf(play: Pick<Play, 'code' | 'picks' | 'rule' | 'units'>, below: (n: number) => number): string[] {
  const { from, to } = pickRange(play.picks);
  const picks = new Set<string>();
  while (picks.size < play.picks.count) picks.add(String(from + below(to - from + 1)).padStart(play.picks.width, '0'));
  return [...picks];
}
