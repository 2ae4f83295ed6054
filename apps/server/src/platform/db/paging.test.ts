import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const rooms = join(import.meta.dirname, '..', '..', 'rooms');

/** SQL that may skip rows, and why `readPage` is not for it. */
const MAY_SKIP = [
  // Team members sorted by sums over a period: every row has to be read before the first one is known.
  'agency/figures/member-rows.ts',
  // The days of a period, generated.
  'agency/figures/report-rows.ts',
  // Team members sorted by what they earned.
  'agency/rebates/rebate-rows.ts',
  // Keeps a member's newest fifty.
  'catalogue/member-lists.ts',
  // Limits of codes: the n-th newest of an hour.
  'identity/passwords/codes.ts',
  // Counted by running counters, skipped in the index alone, from the nearer end.
  'inbox/store.ts',
  // A step of the job: a fixed number of rows.
  'records/sums/record-comers.ts',
];

it('member lists are read by readPage', () => {
  const skipping = globSync('**/*.ts', { cwd: rooms })
    .filter((path) => !path.includes('.test') && /\boffset\s+\$\{/i.test(readFileSync(join(rooms, path), 'utf8')))
    .toSorted();
  expect(skipping).toEqual(MAY_SKIP);
});
