import { expect, it } from 'vitest';
import { recordPath } from './record-path.ts';

it("keeps the agents' record when another type is chosen [R-026]", () => {
  expect(recordPath({ types: 'A' }, 'bet')).toBe('/m/transaction/record?types=A&type=bet');
  expect(recordPath({ types: 'A', type: 'bet' }, undefined)).toBe('/m/transaction/record?types=A');
  expect(recordPath({ type: 'bet' }, 'win')).toBe('/m/transaction/record?type=win');
  expect(recordPath({ type: 'bet' }, undefined)).toBe('/m/transaction/record');
});
