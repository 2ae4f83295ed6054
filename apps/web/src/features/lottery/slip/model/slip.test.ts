import { describe, expect, it } from 'vitest';
import type { Play } from '../../games/api/plays.ts';
import { countLines, expandLines } from './lines.ts';
import { testPlay } from '../../games/api/plays.testing.ts';
import { countChosen, orderOf, priceSlip, slipState } from './slip.ts';

const lo2 = testPlay('lo2', { units: 27, maxUnitStake: '50000000.00' });
const xien2: Play = { ...lo2, code: 'xien2', pickCount: 2, units: 1, odds: '160000', oddsText: '16' };

describe('lines', () => {
  it('makes one line per number, and one per pair of two', () => {
    expect(expandLines(['27', '07'], 1)).toEqual([['07'], ['27']]);
    expect(expandLines(['03', '01', '02'], 2)).toEqual([
      ['01', '02'],
      ['01', '03'],
      ['02', '03'],
    ]);
  });

  it('makes as many lines of each special number', () => {
    expect(expandLines(['B07', '02', '01', 'B03'], 2)).toEqual([
      ['01', '02', 'B03'],
      ['01', '02', 'B07'],
    ]);
    const ticket: Play = { ...xien2, code: 'jackpot', bonusFrom: 1, bonusTo: 12 };
    const counted = countChosen(ticket, ['01', '02', '03', 'B03', 'B07']);
    expect(counted).toEqual({ selected: 3, specials: 2 });
    expect(priceSlip(ticket, counted.selected, 100n, counted.specials)).toMatchObject({
      lineCount: 6,
      totalMinor: 600n,
    });
    expect(countChosen(ticket, ['01', '02'])).toEqual({ selected: 2, specials: 0 });
    expect(priceSlip(ticket, 2, 100n, 0).lineCount).toBe(0);
    expect(countChosen(xien2, ['01', '02'])).toEqual({ selected: 2, specials: 1 });
  });

  it('counts the resulting lines', () => {
    for (const [selected, pickCount] of [
      [0, 1],
      [1, 2],
      [2, 2],
      [7, 2],
      [6, 3],
      [100, 1],
    ] as const) {
      const picks = Array.from({ length: selected }, (_, n) => String(n).padStart(2, '0'));
      expect(countLines(selected, pickCount)).toBe(expandLines(picks, pickCount).length);
    }
    expect(countLines(45, 2)).toBe(990);
  });
});

describe('priceSlip', () => {
  it('prices three numbers of 27 units at 10,000', () => {
    expect(priceSlip(lo2, 3, 1_000_000n)).toEqual({
      lineCount: 3,
      unitCount: 81,
      lineMinor: 27_000_000n,
      totalMinor: 81_000_000n,
      perHitMinor: 99_500_000n,
    });
  });

  it('prices pairs and rounds the payout down', () => {
    expect(priceSlip(xien2, 4, 100_000n)).toMatchObject({
      lineCount: 6,
      totalMinor: 600_000n,
      perHitMinor: 1_600_000n,
    });
    expect(priceSlip({ ...lo2, odds: '9999' }, 1, 101n).perHitMinor).toBe(100n);
  });

  it('stays exact beyond the precision of a double', () => {
    expect(priceSlip(lo2, 100, 9_007_199_254_740_993n).totalMinor).toBe(9_007_199_254_740_993n * 2700n);
  });
});

it('a bet with several prizes shows the payout of the highest', () => {
  const big = {
    ...lo2,
    units: 1,
    odds: '306200',
    prizes: [
      { level: 'FIRST', hits: 125, oddsText: '3827.5' },
      { level: 'THIRD', hits: 25, oddsText: '765.5' },
    ],
  };
  expect(priceSlip(big, 1, 100_000n).perHitMinor).toBe(382_750_000n);
});

it('a bet of several units shows exactly what its highest prize pays, not a product of the rounded odds', () => {
  const [prize, ...lower] = [536, 112, 16].map((hits, at) => ({ matches: 4 - at, hits, oddsText: '' }));
  const line = { ...lo2, units: 11, odds: '10000', prizes: [{ ...prize!, oddsText: '48.72' }, ...lower] };
  expect(priceSlip(line, 4, 1_000_000n)).toMatchObject({ lineMinor: 11_000_000n, perHitMinor: 536_000_000n });
});

it('sends every line with the stake as a decimal string', () => {
  expect(orderOf('VN60', '202611200946', 3, xien2, ['07', '27'], 1_000_000n)).toEqual({
    gameCode: 'VN60',
    numero: '202611200946',
    oddsVersion: 3,
    lines: [{ play: 'xien2', picks: ['07', '27'], unitStake: '10000.00' }],
  });
});

it('sends points if the stake is in points', () => {
  expect(orderOf('VN60', '202611200946', 3, lo2, ['07'], 1_000_000n, 100_000n).lines).toEqual([
    { play: 'lo2', picks: ['07'], points: 10 },
  ]);
});

const price = priceSlip(lo2, 1, 1_000_000n);
const ready = {
  isMember: true,
  selected: 1,
  lineCount: price.lineCount,
  total: price,
  maxLines: 1000,
  hasStakeProblem: false,
  hasSoldOut: false,
  lacksStation: false,
  isOpen: true,
  balanceMinor: price.totalMinor,
  freeBetMinor: null,
};
it.each([
  [{}, 'ready'],
  [{ balanceMinor: price.totalMinor - 1n }, 'funds'],
  [{ balanceMinor: null }, 'ready'],
  // A free bet pays for the whole ticket or not at all, whatever the balance.
  [{ balanceMinor: 0n, freeBetMinor: price.totalMinor }, 'ready'],
  [{ freeBetMinor: price.totalMinor - 1n }, 'over'],
  [{ isOpen: false }, 'closed'],
  [{ isMember: false, isOpen: false }, 'login'],
  [{ hasStakeProblem: true, isMember: false }, 'stake'],
  [{ hasSoldOut: true, isMember: false }, 'soldOut'],
  [{ hasSoldOut: true, isOpen: false }, 'closed'],
  [{ lacksStation: true, isMember: false, total: { lineCount: 0, totalMinor: 0n } }, 'station'],
  [{ lacksStation: true, lineCount: 0 }, 'empty'],
  [{ maxLines: 0 }, 'many'],
  [{ selected: 0, lineCount: 0, total: { lineCount: 0, totalMinor: 0n } }, 'empty'],
  // Typed bets need no selection, but a selection that has begun has to be complete.
  [{ selected: 0, lineCount: 0 }, 'ready'],
  [{ lineCount: 0 }, 'empty'],
])('a slip with %o is %s', (change, state) => {
  expect(slipState({ ...ready, ...change })).toBe(state);
});
