import { expect, it } from 'vitest';
import { movedBy } from './ticket-money.ts';

it('a ticket moves its stake, its win, or nothing once the stake was given back', () => {
  const moved = (status: Parameters<typeof movedBy>[0]['status'], win: string | null = null) =>
    movedBy({ status, stake: '540000.00', win });
  expect([moved('open'), moved('lost', '0.00'), moved('won', '99500.00')]).toEqual([
    '-540000.00',
    '-540000.00',
    '99500.00',
  ]);
  expect([moved('cancelled'), moved('cancelled', '0.00'), moved('refunded'), moved('refunded', '0.00')]).toEqual([
    '0.00',
    '0.00',
    '0.00',
    '0.00',
  ]);
});
