import { expect, it } from 'vitest';
import type { Bonus } from '../api/promotions.ts';
import { bonusBar, bonusFor, bonusUse } from './bonus-use.ts';

const bonus = (change: Partial<Bonus>): Bonus => ({
  bonusId: '01a1f752-1111-7222-8333-444455556666',
  offerId: '1',
  title: 'First deposit +20 %',
  state: 'active',
  amount: '40000.00',
  asset: 'VND',
  wageringLeft: '240000.00',
  wageringTotal: '240000.00',
  expiresAt: 0,
  createdAt: 0,
  endedAt: null,
  paid: null,
  money: 'non-sticky',
  isFreeBet: false,
  mostBet: '500000.00',
  games: [
    { product: 'lottery', percent: 100 },
    { product: 'live', percent: 10 },
  ],
  ...change,
});

it('returns whether bonus money can be used for a product, and the largest bet', () => {
  const use = bonusUse([bonus({})], '40000.00', 'lottery');
  expect(use).toEqual({ balanceMinor: 4_000_000n, isExcluded: false, mostBetMinor: 50_000_000n });
  expect([bonusFor(use, 50_000_000n), bonusFor(use, 50_000_001n)]).toEqual([4_000_000n, 0n]);
  const sports = bonusUse([bonus({ mostBet: null })], '40000.00', 'sports')!;
  expect([sports.isExcluded, bonusBar(sports, 100n), bonusFor(sports, 100n)]).toEqual([true, 'game', 0n]);
});

it('reports the largest bet before an excluded product, as the server does', () => {
  const use = bonusUse([bonus({})], '40000.00', 'sports')!;
  expect([bonusBar(use, 50_000_001n), bonusBar(use, 50_000_000n)]).toEqual(['mostBet', 'game']);
});

it('returns null without bonus money', () => {
  expect(bonusUse([bonus({})], '0.00', 'lottery')).toBeNull();
  expect(bonusUse([bonus({ state: 'waiting' }), bonus({ isFreeBet: true })], '40000.00', 'lottery')).toBeNull();
  expect(bonusFor(null, 100n)).toBe(0n);
});
