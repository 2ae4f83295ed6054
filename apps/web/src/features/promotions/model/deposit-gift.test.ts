import { expect, it } from 'vitest';
import { giftOfDeposit } from './deposit-gift.ts';

const terms = { amount: null, leastDeposit: '200000', most: '2000000.00', share: 2000 };

it('is a percentage of the deposit, from the minimum deposit up to the maximum gift', () => {
  expect(
    [19_999_999n, 20_000_000n, 15_000_050n * 10n, 2_000_000_000n].map((minor) => giftOfDeposit(terms, minor)),
  ).toEqual([0n, 4_000_000n, 30_000_100n, 200_000_000n]);
});

it('is a fixed amount if the offer has one', () => {
  expect(giftOfDeposit({ ...terms, amount: '50000', share: null }, 20_000_000n)).toBe(5_000_000n);
  expect(giftOfDeposit({ ...terms, leastDeposit: null, amount: '50000', share: null }, 0n)).toBe(5_000_000n);
});
