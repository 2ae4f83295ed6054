import { expect, it } from 'vitest';
import { type BetMoney, settledMoney } from './bet-money.ts';

const of = (status: BetMoney['status'], stake: string, win: string | null) => settledMoney({ status, stake, win });

it('shows the net of a settled bet, whether it won or lost', () => {
  expect(of('won', '20.00', '40.00')).toEqual({ returned: '40.00', netMinor: 2000n });
  expect(of('lost', '4.00', '1.60')).toEqual({ returned: '1.60', netMinor: -240n });
  expect(of('lost', '10.00', null)).toEqual({ returned: '0.00', netMinor: -1000n });
  // A ticket with many lines may win less than it cost.
  expect(of('won', '100000.00', '99000.00')).toEqual({ returned: '99000.00', netMinor: -100_000n });
});

it('returns a net of zero and the whole stake for a push, a void round and a cancelled bet', () => {
  for (const status of ['refunded', 'cancelled'] as const)
    for (const win of [null, '0.00', '540000.00'])
      expect(of(status, '540000.00', win)).toEqual({ returned: '540000.00', netMinor: 0n });
});

it('has no net while the bet is open', () => {
  expect(of('open', '20.40', null)).toBeNull();
});
