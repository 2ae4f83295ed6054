import { expect, it } from 'vitest';
import type { Ticket } from '../../tickets/api/tickets.ts';
import { moneyOf } from './money.ts';

const ticket = (status: Ticket['status'], win: string | null, more: Partial<Ticket> = {}): Ticket => ({
  ticketId: 'a',
  status,
  gameCode: 'VN60',
  gameName: 'VN60',
  numero: '202611240001',
  total: '1000.00',
  win,
  placedAt: 0,
  settledAt: 0,
  lines: [],
  salt: '',
  ...more,
});
const rebate = { rebate: 35, rebateAmount: '35.00' };

it('counts the rebate of a ticket as returned, won or lost, as the records do', () => {
  expect(moneyOf([ticket('lost', '0.00', rebate)])).toMatchObject({ returnedMinor: 3500n, netMinor: -96_500n });
  // The prize alone would be a loss.
  expect(moneyOf([ticket('won', '990.00', rebate)])).toMatchObject({ returnedMinor: 102_500n, netMinor: 2500n });
  expect(moneyOf([ticket('won', '990.00'), ticket('lost', '0.00', rebate)])).toEqual({
    stakeMinor: 200_000n,
    returnedMinor: 102_500n,
    netMinor: -97_500n,
  });
});

it('returns the stake alone of a void draw, and nothing is known before the settlement', () => {
  expect(moneyOf([ticket('refunded', '0.00', { rebate: 35 })])).toMatchObject({
    returnedMinor: 100_000n,
    netMinor: 0n,
  });
  expect(moneyOf([ticket('open', null, rebate)])).toBeNull();
});
