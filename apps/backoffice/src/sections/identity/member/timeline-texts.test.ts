import { expect, it } from 'vitest';
import { hasArrived } from './timeline-texts.ts';

it('counts credited deposits, wins and collected rewards as received, and movements of the ledger', () => {
  const states = ['succeeded', 'won', 'collected', 'cancelled', 'expired', 'waiting', 'open', 'lost'];
  expect(states.filter(hasArrived)).toEqual(['succeeded', 'won', 'collected']);
  expect(hasArrived(null)).toBe(true);
});
