import { expect, it } from 'vitest';
import type { BilledContract } from './due-rows.ts';
import { type Found, findingsOf } from './findings.ts';

const row = (id: bigint, given: object = {}, nowMinor = 1000n) => {
  const fixed = { before: 1000n, state: 'collected', since: '2026-01-01' };
  return { one: { id, downlineId: id, account: `agent0${id}`, ...fixed, ...given } as BilledContract, nowMinor };
};
const at = new Date('2026-11-11T05:00:00Z');
const found = (given: Partial<Found>): Found => ({
  from: '2026-11-09',
  rows: [],
  rates: [],
  tops: [],
  accounts: [],
  seen: [],
  ...given,
});
const keysOf = (given: Partial<Found>) => findingsOf(found(given)).map(({ key }) => key);

it('lists bills that differ, lack money or have a new contract', () => {
  const rows = [
    row(1n),
    row(2n, {}, 900n),
    row(3n, { state: 'partCollected', since: '2026-11-10' }),
    row(4n, { before: null, state: null }),
  ];
  expect(findingsOf(found({ rows }))).toMatchObject([
    { what: 'differs', contractId: '2', account: 'agent02', amount: '-1.00', seenBy: null, seenAt: null },
    { what: 'lacking', contractId: '3' },
    { what: 'began', contractId: '3' },
  ]);
});

it('assigns rate changes, dominant members and new accounts to the bill of their agent', () => {
  const findings = findingsOf(
    found({
      rows: [row(1n), row(2n)],
      rates: [
        { memberId: 1n, product: 'slots', rate: 40, at },
        { memberId: 9n, product: 'slots', rate: 40, at },
      ],
      tops: [{ id: 2n, memberId: 77n, account: 'baongoc', percent: 61 }],
      accounts: [{ id: 'a1', memberId: 2n, name: 'matches' }],
    }),
  );
  expect(findings).toMatchObject([
    { what: 'rate', contractId: '1', product: 'slots', rate: 40 },
    { what: 'share', contractId: '2', account: 'agent02', member: 'baongoc', memberId: '77', percent: 61 },
    { what: 'account', contractId: '2', name: 'matches' },
  ]);
});

it('shows who reviewed a finding, until the finding changes', () => {
  const rows = [row(1n, {}, 900n)];
  const [key = ''] = keysOf({ rows });
  const seen = [{ key, seenBy: 'Linh', at }];
  expect(findingsOf(found({ rows, seen }))).toMatchObject([{ key, seenBy: 'Linh', seenAt: at.getTime() }]);
  expect(findingsOf(found({ rows: [row(1n, {}, 899n)], seen }))).toMatchObject([{ seenBy: null, seenAt: null }]);
});
