import { expect, it } from 'vitest';
import { rangeFault, rangeOf } from './range.ts';

it.each([
  ['2026-11-20', '2026-11-20', undefined],
  ['2025-11-21', '2026-11-21', undefined],
  ['2025-11-20', '2026-11-21', { field: 'endDate', reason: 'long' }],
  ['2026-11-20', '2026-11-19', { field: 'endDate', reason: 'order' }],
  ['', '2026-11-19', { field: 'startDate', reason: 'missing' }],
  ['2026-11-20', '2026-13-01', { field: 'endDate', reason: 'missing' }],
  ['2026-02-30', '2026-11-19', { field: 'startDate', reason: 'missing' }],
  ['20261-01-01', '2026-11-19', { field: 'startDate', reason: 'missing' }],
])('checks the days %s to %s', (startDate, endDate, fault) => {
  expect(rangeFault({ startDate, endDate })).toEqual(fault);
});

it('reads the chosen days from an address and ignores days that cannot be shown', () => {
  const days = { startDate: '2026-11-01', endDate: '2026-11-20' };
  expect(rangeOf({ from: '2026-11-01', to: '2026-11-20', type: 'bet' })).toEqual(days);
  expect(rangeOf({ from: '2026-11-01' })).toBeUndefined();
  expect(rangeOf({ from: '2026-11-20', to: '2026-11-01' })).toBeUndefined();
  expect(rangeOf({})).toBeUndefined();
});
