import { expect, it } from 'vitest';
import { shortNumber, stepsOfCard, toneOfCard } from './card-look.ts';

it('shows progress for a pending withdrawal, but not for failed ones, deposits and bets', () => {
  const reached = (status: string) => stepsOfCard({ kind: 'withdrawal', status })?.reached ?? null;
  expect(['requested', 'review', 'approved', 'submitted', 'unknown', 'paid'].map(reached)).toEqual([1, 2, 2, 2, 2, 3]);
  expect(['refused', 'failed', 'cancelled', 'reversed'].map(reached)).toEqual([null, null, null, null]);
  expect(stepsOfCard({ kind: 'bet', status: 'open' })).toBeNull();
});

it('shows only successful results in green', () => {
  const tones = ['paid', 'succeeded', 'won', 'refused', 'reversed', 'lost', 'review', 'open'];
  expect(tones.map((status) => toneOfCard({ status }))).toEqual([
    'pos',
    'pos',
    'pos',
    'hot',
    'hot',
    'neutral',
    'gold',
    'gold',
  ]);
});

it('shortens a number so that it can be read out', () => {
  expect(shortNumber('019aa1f2-5c3e-7d21-9f00-1234abcd77c1')).toBe('ABCD-77C1');
});
