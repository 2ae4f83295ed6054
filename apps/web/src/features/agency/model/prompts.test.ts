import { expect, it } from 'vitest';
import { waitingKinds } from './prompts.ts';

it('asks about salary, dividend and hourly salary in this order', () => {
  expect(waitingKinds({ contracthoursalreq: 'Y', divtypecompperiodreq: '1', dailysalreqtype: 'Y' })).toEqual([
    'dailySalary',
    'dividend',
    'hourly',
  ]);
});

it.each([undefined, null, 0, '0', '', 'N', false])('%s is no request', (value) => {
  expect(waitingKinds({ dailysalreqtype: value })).toEqual([]);
});
