import { expect, it } from 'vitest';
import { periodPath, recordPath } from './record-path.ts';

it("keeps the agents' record when another type is chosen [R-026]", () => {
  expect(recordPath({ types: 'A' }, 'bet')).toBe('/m/transaction/record?types=A&type=bet');
  expect(recordPath({ types: 'A', type: 'bet' }, undefined)).toBe('/m/transaction/record?types=A');
  expect(recordPath({ type: 'bet' }, 'win')).toBe('/m/transaction/record?type=win');
  expect(recordPath({ type: 'bet' }, undefined)).toBe('/m/transaction/record');
});

it('keeps the chosen days when another type is chosen, and drops them for a fixed period', () => {
  const search = { types: 'A', type: 'bet', from: '2026-11-01', to: '2026-11-20' };
  const days = { startDate: '2026-11-02', endDate: '2026-11-03' };
  expect(recordPath(search, 'win')).toBe('/m/transaction/record?types=A&type=win&from=2026-11-01&to=2026-11-20');
  expect(periodPath(search, days)).toBe('/m/transaction/record?types=A&type=bet&from=2026-11-02&to=2026-11-03');
  expect(periodPath(search, undefined)).toBe('/m/transaction/record?types=A&type=bet');
});
