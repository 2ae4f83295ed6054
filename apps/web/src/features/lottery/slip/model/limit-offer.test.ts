import { expect, it } from 'vitest';
import { ApiError } from '../../../../shared/api/api-error.ts';
import { limitOfferOf } from './limit-offer.ts';

const offer = (value: unknown, code: 'limit.exceeded' | 'draw.closed' = 'limit.exceeded') =>
  limitOfferOf(new ApiError(code, 200, value), 27, 100_000n);

it('offers the stake that still fits, with the number whose limit is reached', () => {
  expect(offer({ scope: 'liability', play: 'de', picks: ['27'], maxUnitStake: '5000.00' })).toEqual({
    stakeMinor: 500_000n,
    picks: ['27'],
  });
  expect(offer({ scope: 'member-play', play: 'de', maxUnitStake: '0.00' })).toEqual({ stakeMinor: null, picks: null });
  // 100,000.00 over 27 units: 3,703.70, whole units only.
  expect(offer({ scope: 'member-draw', maxTotal: '100000.00' })).toEqual({ stakeMinor: 370_300n, picks: null });
  expect(offer({ scope: 'member-draw', maxTotal: '100.00' })).toEqual({ stakeMinor: null, picks: null });
});

it('offers nothing for other errors', () => {
  expect([
    offer({ maxLines: 1000 }),
    offer(null),
    offer({ scope: 'liability' }, 'draw.closed'),
    limitOfferOf(new Error('x'), 1, 1n),
  ]).toEqual([null, null, null, null]);
});
