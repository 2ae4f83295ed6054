import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const rooms = join(import.meta.dirname, '..', '..', 'rooms');

/** SQL files that may use OFFSET, with the reason why `readPage` does not suit them. */
const MAY_SKIP = [
  // Team members sorted by sums over a period: all rows must be read before the first one is known.
  'agency/figures/member-rows.ts',
  // Generated rows, one for each day of a period.
  'agency/figures/report-rows.ts',
  // Team members sorted by their earnings.
  'agency/rebates/rebate-rows.ts',
  // Keeps the newest fifty entries of a member.
  'catalogue/member-lists.ts',
  // Rate limits of codes: the n-th newest of an hour.
  'identity/passwords/codes.ts',
  // Counted by running counters; skips within the index only, from the nearer end.
  'inbox/store.ts',
  // A batch of the job: a fixed number of rows.
  'records/sums/record-registrations.ts',
];

it('reads all member lists through readPage', () => {
  const skipping = globSync('**/*.ts', { cwd: rooms })
    .filter((path) => !path.includes('.test') && /\boffset\s+\$\{/i.test(readFileSync(join(rooms, path), 'utf8')))
    .toSorted();
  expect(skipping).toEqual(MAY_SKIP);
});
