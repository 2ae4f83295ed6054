import { expect, it } from 'vitest';
import { shortNumber, stepsOfCard, toneOfCard } from './card-look.ts';

it('a withdrawal on its way shows how far it has got; one that ended otherwise, deposits and bets do not', () => {
  const reached = (status: string) => stepsOfCard({ kind: 'withdrawal', status })?.reached ?? null;
  expect(['requested', 'review', 'approved', 'submitted', 'unknown', 'paid'].map(reached)).toEqual([1, 2, 2, 2, 2, 3]);
  expect(['refused', 'failed', 'cancelled', 'reversed'].map(reached)).toEqual([null, null, null, null]);
  expect(stepsOfCard({ kind: 'bet', status: 'open' })).toBeNull();
});

it('only what ended well is green', () => {
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

it('a number is short enough to be read out', () => {
  expect(shortNumber('019aa1f2-5c3e-7d21-9f00-1234abcd77c1')).toBe('ABCD-77C1');
});
