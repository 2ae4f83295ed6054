import { expect, it } from 'vitest';
import { looksOf } from './looks.ts';

it('what differs, lacks money, began or was given other rates is to be looked at, each with its bill', () => {
  const row = (contractId: string, given: object) => ({
    contractId,
    memberId: contractId,
    account: `agent0${contractId}`,
    before: '10.00',
    difference: '0.00',
    state: 'collected',
    since: '2026-01-01',
    ...given,
  });
  const rows = [
    row('1', {}),
    row('2', { difference: '-1.00' }),
    row('3', { state: 'partCollected', since: '2026-11-10' }),
    row('4', { before: null, difference: '5.00', state: null }),
  ];
  const change = { account: 'agent01', product: 'slots', rate: 40, at: 0 };
  const rateChanges = [
    { memberId: '1', ...change },
    { memberId: '9', ...change },
  ];
  expect(looksOf({ from: '2026-11-09', rows: rows as never, rateChanges })).toEqual([
    { what: 'differs', contractId: '2', account: 'agent02' },
    { what: 'lacking', contractId: '3', account: 'agent03' },
    { what: 'began', contractId: '3', account: 'agent03' },
    { what: 'rate', contractId: '1', account: 'agent01', product: 'slots', rate: 40 },
  ]);
});
