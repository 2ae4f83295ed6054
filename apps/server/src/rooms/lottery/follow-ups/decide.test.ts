import { expect, it } from 'vitest';
import { decideFollowUp, type FollowUpFacts } from './decide.ts';

const FACTS: FollowUpFacts = {
  wanted: 3,
  done: 1,
  stopOnWin: false,
  lossCapMinor: null,
  stakeMinor: 1000n,
  netMinor: -2000n,
  lastStatus: 'lost',
  hasWon: false,
  isOffered: true,
  hasSameOdds: true,
};
const decide = (changed: Partial<FollowUpFacts>) => decideFollowUp({ ...FACTS, ...changed });

it('buys again once the last ticket is decided, as often as requested', () => {
  expect([
    decide({}),
    decide({ lastStatus: 'refunded' }),
    decide({ lastStatus: 'won', hasWon: true }),
    decide({ lastStatus: 'open' }),
    decide({ done: 3 }),
  ]).toEqual(['buy', 'buy', 'buy', 'wait', 'completed']);
});

it('stops on a win when requested, and when the member cancelled the last ticket', () => {
  expect([
    decide({ stopOnWin: true, lastStatus: 'won', hasWon: true }),
    decide({ stopOnWin: true, hasWon: true }),
    decide({ stopOnWin: true }),
    decide({ lastStatus: 'cancelled' }),
  ]).toEqual(['won', 'won', 'buy', 'cancelled']);
});

it('never exceeds the loss cap: the next stake counts as lost', () => {
  expect([
    decide({ lossCapMinor: 3000n }),
    decide({ lossCapMinor: 2999n }),
    decide({ lossCapMinor: 2999n, netMinor: 500n }),
  ]).toEqual(['buy', 'loss-cap', 'buy']);
});

it('ends when it is no longer offered and when odds changed', () => {
  expect([decide({ isOffered: false }), decide({ hasSameOdds: false })]).toEqual(['switched-off', 'odds.changed']);
});
