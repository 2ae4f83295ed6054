import { keepCurrency } from '@fairlot/money';
import { afterEach, expect, it } from 'vitest';
import type { Family } from './game-draft.ts';
import { roundingOf } from './rounding.ts';

afterEach(() => keepCurrency('VND'));

const plays = ['big', 'pair', 'none'].map((play) => ({ play, name: `Name of ${play}`, schedules: ['interval'] }));
const family = { plays } as unknown as Family;
const draft = {
  kind: 'interval' as const,
  offered: { big: true, pair: true, none: false },
  odds: { big: '1.98', pair: '98.5', none: '1.01' },
};

it('names the bet type whose win loses most at the minimum stake', () => {
  keepCurrency('JPY');
  const found = roundingOf({ ...draft, minUnitStake: ' 10 ' }, family);
  expect(found).toMatchObject({ name: 'Name of big', odds: '1.98', paid: '19' });
  expect(found?.percent).toBeCloseTo(4.04, 2);
  expect(roundingOf({ ...draft, minUnitStake: '100' }, family)).toBeUndefined();
});

it('is silent where the minor unit is small, and for amounts and odds that are not valid yet', () => {
  expect(roundingOf({ ...draft, minUnitStake: '1000.00' }, family)).toBeUndefined();
  for (const minUnitStake of ['', '0', '-1', 'ten'])
    expect(roundingOf({ ...draft, minUnitStake }, family)).toBe(undefined);
  const odds = { ...draft.odds, big: '1.98765', pair: '' };
  expect(roundingOf({ ...draft, odds, minUnitStake: '0.10' }, family)).toBeUndefined();
});
