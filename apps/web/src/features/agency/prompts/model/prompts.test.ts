import { expect, it } from 'vitest';
import { waitingKinds } from './prompts.ts';

it('asks about salary, dividend, hourly and real-time salary in this order', () => {
  expect(
    waitingKinds({ contractrtsalreq: 'Y', contracthoursalreq: 'Y', divtypecompperiodreq: '1', dailysalreqtype: 'Y' }),
  ).toEqual(['dailySalary', 'dividend', 'hourly', 'realTime']);
});

it.each([undefined, null, 0, '0', '', 'N', false])('%s is not a pending request', (value) => {
  expect(waitingKinds({ dailysalreqtype: value })).toEqual([]);
});
