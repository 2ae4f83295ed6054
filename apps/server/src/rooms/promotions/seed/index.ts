import type { OfferKind, OfferTerms } from '@fairlot/contract';
import type { Tx } from '../../../platform/db/index.ts';
import { insertWritten, moveWritten, publish } from '../desk/written.ts';
import { OFFER_WORDS } from './words.ts';

const ALL_GAMES = { lottery: 100, slots: 100, originals: 100, pvp: 50, fish: 50, live: 10 };

const TERMS: OfferTerms = {
  startsAt: 0,
  endsAt: null,
  audience: {},
  gift: 'bonus',
  share: null,
  amount: null,
  most: '2000000.00',
  leastDeposit: null,
  every: 'once',
  money: 'non-sticky',
  wagering: { times: 6, days: 14, mostBet: '500000.00', games: ALL_GAMES, zeroOut: '999.99', leastOdds: 150 },
  stacks: true,
};

interface SeedOffer {
  kind: OfferKind;
  words: keyof typeof OFFER_WORDS;
  budget: string;
  terms: Partial<OfferTerms>;
  isPaused?: boolean;
}

/** One offer of every kind, for demonstration. */
const OFFERS: readonly SeedOffer[] = [
  {
    kind: 'firstDeposit',
    words: 'first',
    budget: '2000000000.00',
    terms: { share: 2000, leastDeposit: '200000.00' },
  },
  {
    kind: 'reload',
    words: 'reload',
    budget: '1000000000.00',
    terms: { share: 1000, most: '1000000.00', leastDeposit: '500000.00', every: 'week' },
  },
  {
    kind: 'cashback',
    words: 'cashback',
    budget: '1000000000.00',
    terms: { gift: 'money', share: 500, most: '500000.00', every: 'week', wagering: { ...TERMS.wagering, times: 0 } },
  },
  {
    kind: 'wheel',
    words: 'wheel',
    budget: '100000000.00',
    terms: {
      most: '500000.00',
      every: 'day',
      wagering: { ...TERMS.wagering, times: 1, days: 7 },
      wheel: [
        { weight: 400, amount: '2000.00' },
        { weight: 250, amount: '5000.00' },
        { weight: 150, amount: '10000.00' },
        { weight: 100, amount: '20000.00' },
        { weight: 60, amount: '50000.00' },
        { weight: 30, amount: '100000.00' },
        { weight: 9, amount: '200000.00' },
        { weight: 1, amount: '500000.00' },
      ],
    },
  },
  {
    kind: 'redPacket',
    words: 'packet',
    budget: '5000000.00',
    terms: {
      most: '200000.00',
      wagering: { ...TERMS.wagering, times: 1, days: 7 },
      packet: { shares: 200, least: '5000.00' },
    },
  },
  {
    kind: 'referral',
    words: 'referral',
    budget: '500000000.00',
    terms: {
      gift: 'money',
      amount: '50000.00',
      most: '50000.00',
      referredTurnover: '500000.00',
      wagering: { ...TERMS.wagering, times: 0 },
    },
    // Invitations begin when an operator starts the offer, and the footer shows them from then on.
    isPaused: true,
  },
  { kind: 'manual', words: 'goodwill', budget: '200000000.00', terms: { most: '5000000.00', every: 'day' } },
];

/** Seeds the active offers of the demonstration. @param asset the merchant's currency */
export async function seedOffers(tx: Tx, asset: string): Promise<void> {
  for (const { kind, words, budget, terms, isPaused } of OFFERS) {
    const written = await insertWritten(
      tx,
      {
        kind,
        code: null,
        announcementId: null,
        budget,
        terms: { ...TERMS, ...terms },
        texts: OFFER_WORDS[words],
      },
      asset,
    );
    const published = await publish(tx, written);
    if (isPaused === true) await moveWritten(tx, published, 'paused');
  }
}
