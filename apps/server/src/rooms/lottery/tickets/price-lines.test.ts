import { VN_NORTH, VN_NORTH_PLAYS } from '@fairlot/lottery-maths';
import { expect, test } from 'vitest';
import { Refusal } from '../../../platform/refusal.ts';
import { nextChunkRows } from '../draws/take-step.ts';
import type { LotteryGame } from '../games/games.ts';
import { priceLines } from './price-lines.ts';
import { timeOrderedId } from '../../../platform/time-ordered-id.ts';

const GAME: LotteryGame = {
  code: 'VN60',
  family: 'vn-north',
  names: {},
  name: 'Vietnam 60 seconds',
  vendor: 'TCG_LOTTO_VN',
  menuTag: 'VN',
  gameType: 'LOTT',
  drawDays: '1',
  currency: 'VND',
  spanMs: 20_000,
  maxLines: 2,
  source: 'rng',
  joins: null,
  feeds: null,
  cancellable: false,
  pointMinor: null,
  memberDrawMinor: null,
  poolShareBp: 0,
  maxRebate: 0,
  schedule: { kind: 'interval', zone: 'Asia/Ho_Chi_Minh', intervalMs: 60_000, lockMs: 10_000 },
  enabled: true,
  rulesVersion: 1,
  oddsVersion: 1,
  structure: VN_NORTH,
  plays: new Map(
    VN_NORTH_PLAYS.map((play) => [
      play.code,
      {
        ...play,
        name: play.code,
        minUnitStakeMinor: 100_000n,
        maxUnitStakeMinor: 5_000_000n,
        memberNumberMinor: null,
        memberPlayMinor: null,
        liabilityMinor: null,
      },
    ]),
  ),
};

function refusalOf(
  lines: { play: string; picks: string[]; unitStake?: string; points?: number }[],
  game = GAME,
): { code: string; value: unknown } {
  try {
    priceLines(game, lines);
  } catch (error) {
    if (error instanceof Refusal) return { code: error.code, value: error.value };
    throw error;
  }
  throw new Error('Expected a refusal');
}

test('a line costs unit stake times units, and its picks are sorted', () => {
  const [lo, xien] = priceLines(GAME, [
    { play: 'lo2', picks: ['07'], unitStake: '1000.00' },
    { play: 'xien2', picks: ['93', '05'], unitStake: '2000' },
  ]);
  expect(lo).toMatchObject({ unitStakeMinor: 100_000n, priceMinor: 2_700_000n });
  expect(xien).toMatchObject({ picks: ['05', '93'], priceMinor: 200_000n });
});

test.each(['999.00', '50001.00', '1000.50', '01000.00'])('a unit stake of %s is outside the limits', (unitStake) => {
  expect(refusalOf([{ play: 'de', picks: ['27'], unitStake }])).toEqual({
    code: 'limit.exceeded',
    value: { line: 0, min: '1000.00', max: '50000.00', step: '1.00' },
  });
});

test('reports wrong picks and unknown plays by their line', () => {
  const good = { play: 'de', picks: ['27'], unitStake: '1000.00' };
  expect(refusalOf([good, { ...good, picks: ['7'] }])).toEqual({
    code: 'picks.invalid',
    value: { line: 1, reason: 'picks.format' },
  });
  expect(refusalOf([{ ...good, play: 'xien2', picks: ['27', '27'] }])).toEqual({
    code: 'picks.invalid',
    value: { line: 0, reason: 'picks.repeated' },
  });
  expect(refusalOf([{ ...good, play: 'deg1' }])).toEqual({
    code: 'picks.invalid',
    value: { line: 0, reason: 'play.unknown' },
  });
  expect(refusalOf([good, good, good])).toEqual({ code: 'limit.exceeded', value: { maxLines: 2 } });
});

test('a stake in points is multiplied by the value of a point, where the game has points', () => {
  const game = { ...GAME, pointMinor: 100_000n };
  const [line] = priceLines(game, [{ play: 'lo2', picks: ['07'], points: 5 }]);
  expect(line).toMatchObject({ unitStakeMinor: 500_000n, priceMinor: 13_500_000n });
  expect(refusalOf([{ play: 'de', picks: ['07'], points: 51 }], game)).toMatchObject({
    code: 'limit.exceeded',
    value: { line: 0, max: '50000.00' },
  });
  expect(refusalOf([{ play: 'de', picks: ['07'], points: 5 }])).toEqual({
    code: 'request.invalid',
    value: { field: 'lines/0/points', reason: 'points' },
  });
  for (const stake of [{}, { points: 1, unitStake: '1000.00' }]) {
    expect(refusalOf([{ play: 'de', picks: ['07'], ...stake }], game)).toEqual({
      code: 'request.invalid',
      value: { field: 'lines/0', reason: 'stake' },
    });
  }
});

test('ticket ids are UUIDs of version 7 that sort by their millisecond', () => {
  const ids = Array.from({ length: 50 }, (_, index) => timeOrderedId(1_790_000_000_000 + index));
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect([...ids].sort()).toEqual(ids);
  expect(timeOrderedId(5)).not.toBe(timeOrderedId(5));
});

test('chunk sizes follow their duration, at most double, and ignore chunks that were not full', () => {
  expect(nextChunkRows(2000, 2000, 100, 50)).toBe(1000);
  expect(nextChunkRows(2000, 2000, 5, 50)).toBe(4000);
  expect(nextChunkRows(2000, 100, 1, 50)).toBe(2000);
  expect(nextChunkRows(2000, 2000, 5000, 50)).toBe(1000);
  expect(nextChunkRows(600, 600, 5000, 50)).toBe(500);
});
