import { expect, it } from 'vitest';
import { TERMS } from '../promotions.testing.ts';
import { type OfferFacts, visibleReason, whyNot } from './eligibility.ts';

const FACTS: OfferFacts = {
  now: 1000,
  offer: {
    kind: 'claim',
    state: 'running',
    asset: 'VND',
    terms: { ...TERMS, startsAt: 500, endsAt: 2000 },
    leftMinor: 100n,
    needsMinor: 100n,
    isForMarket: true,
  },
  member: { memberId: 1n, type: 0, asset: 'VND', labels: ['gold'] },
  registeredAt: 0,
  isJoined: false,
  isLeft: false,
  isTaken: false,
  deposits: 0,
  hasBonus: false,
  hasCode: true,
  isInSegment: true,
  isControl: false,
};
const offer = (change: Partial<OfferFacts['offer']>): Partial<OfferFacts> => ({ offer: { ...FACTS.offer, ...change } });
const terms = (change: Partial<typeof TERMS>) => offer({ terms: { ...FACTS.offer.terms, ...change } });

it.each<[string | null, Partial<OfferFacts>]>([
  [null, {}],
  ['visitor', { member: null }],
  ['trial', { member: { memberId: 1n, type: 4, asset: 'FUN', labels: [] } }],
  ['currency', offer({ asset: 'USD' })],
  ['notStarted', { now: 499 }],
  [null, { now: 500 }],
  [null, { now: 1999 }],
  ['ended', { now: 2000 }],
  ['ended', offer({ state: 'paused' })],
  ['market', offer({ isForMarket: false })],
  ['audience', terms({ audience: { types: [1] } })],
  ['audience', terms({ audience: { labels: ['silver'] } })],
  [null, terms({ audience: { types: [0], labels: ['silver', 'gold'] } })],
  ['audience', { ...terms({ audience: { newWithinDays: 1 } }), registeredAt: null }],
  ['audience', { ...terms({ audience: { newWithinDays: 1 }, endsAt: null }), now: 86_400_000 }],
  [null, { ...terms({ audience: { newWithinDays: 1 }, endsAt: null }), now: 86_399_999 }],
  ['joined', { isJoined: true }],
  ['left', { ...offer({ kind: 'cashback' }), isLeft: true }],
  [null, { ...offer({ kind: 'rebate' }), isLeft: true }],
  ['taken', { isTaken: true }],
  ['firstDeposit', { ...offer({ kind: 'firstDeposit' }), deposits: 1 }],
  [null, { ...offer({ kind: 'reload' }), deposits: 1 }],
  ['stacking', { ...terms({ stacks: false }), hasBonus: true }],
  [null, { ...terms({ stacks: false, gift: 'money' }), hasBonus: true }],
  ['budget', offer({ leftMinor: 99n })],
  ['operator', offer({ kind: 'manual' })],
  ['birthday', offer({ kind: 'birthday' })],
  ['audience', { isInSegment: false }],
  ['audience', { isControl: true }],
  ['code', { hasCode: false }],
  // An ended offer, or one outside this market, has the same reason for visitors.
  ['ended', { now: 2000, member: null }],
  ['market', { ...offer({ isForMarket: false }), member: null }],
])('returns %s', (reason, change) => {
  expect(whyNot({ ...FACTS, ...change })).toBe(reason);
});

const closed = (state: 'paused' | 'ended', change: Partial<OfferFacts['offer']> = {}) => offer({ state, ...change });

it.each<[string, string | null | undefined, Partial<OfferFacts>, boolean]>([
  ['hidden outside its segment, even with an article', undefined, { isInSegment: false }, true],
  ['open for an eligible member', null, {}, false],
  ['ended on its article after the end date', 'ended', { now: 2000 }, true],
  ['hidden without an article after the end date', undefined, { now: 2000 }, false],
  ['ended for a member who joined, after the end date', 'ended', { now: 2000, isJoined: true }, false],
  ['hidden outside its segment after the end date', undefined, { now: 2000, isInSegment: false }, true],
  ['hidden while paused, even with an article', undefined, closed('paused'), true],
  ['joined for a member who joined, while paused', 'joined', { ...closed('paused'), isJoined: true }, false],
  [
    'joined for a member whose deposit an ended reload still rewards',
    'joined',
    { ...closed('ended', { kind: 'reload' }), isJoined: true },
    false,
  ],
  [
    'ended for a member whose play an ended cashback no longer counts',
    'ended',
    { ...closed('ended', { kind: 'cashback' }), isJoined: true },
    false,
  ],
])('is %s', (_, reason, change, hasArticle) => {
  expect(visibleReason({ ...FACTS, ...change }, hasArticle)).toBe(reason);
});
