import { expect, it } from 'vitest';
import { rangeOf } from './range.ts';

it.each([
  ['2026-11-20', '2026-11-20'],
  ['2025-11-21', '2026-11-21'],
])('reads the chosen days %s to %s from an address', (from, to) => {
  expect(rangeOf({ from, to, type: 'bet' })).toEqual({ startDate: from, endDate: to });
});

it.each<Record<string, string>>([
  { from: '2025-11-20', to: '2026-11-21' },
  { from: '2026-11-20', to: '2026-11-19' },
  { to: '2026-11-19' },
  { from: '2026-11-20', to: '2026-13-01' },
  { from: '2026-02-30', to: '2026-11-19' },
  { from: '20261-01-01', to: '2026-11-19' },
  {},
])('ignores days of an address that cannot be shown: %j', (search) => {
  expect(rangeOf(search)).toBeUndefined();
});
