import { describe, expect, it } from 'vitest';
import { choices } from './choices.testing.ts';
import { exactReturn, hits, PC28, PC28_PLAYS, winningPicks } from './index.ts';
import { hitsBy, PC28_ORACLE } from './oracles.testing.ts';

const DRAWS = Array.from({ length: 1000 }, (_, n) => String(n).padStart(3, '0').split(''));

describe.each(PC28_PLAYS.map((play) => [play.code, play] as const))('%s', (code, play) => {
  it('agrees with the description on all 1,000 draws and every choice, and returns at most 98 %', () => {
    const { numerator, denominator, percentText } = exactReturn(play, PC28);
    for (const picks of choices(play)) {
      let total = 0;
      for (const numbers of DRAWS) {
        const result = [{ level: 'MAIN', numbers }];
        const count = hitsBy(PC28_ORACLE, code, numbers, picks);
        total += count;
        expect([numbers, picks, hits(play, PC28, result, picks)]).toEqual([numbers, picks, count]);
        expect(winningPicks(play, PC28, result).get(picks.join(',')) ?? 0).toBe(count);
      }
      expect(BigInt(total) * play.odds * denominator).toBe(numerator * 1000n * 10_000n);
    }
    expect(Number(percentText)).toBeLessThanOrEqual(98);
    expect(Number(percentText)).toBeGreaterThan(97.6);
  });
});
