import {
  BONUS_MONEY,
  DEPOSIT_KINDS,
  givesBonus,
  MOST_WAGERING,
  type OfferKind,
  type OfferTerms,
  type siteDesk,
} from '@fairlot/contract';
import { parseMinor } from '@fairlot/money';

export type MarketRules = Pick<siteDesk.MarketRules, 'mostWagering' | 'mixedProductOffers'>;

/** Whether the rules of the market allow an offer. */
export function isForMarket(terms: OfferTerms, market: MarketRules): boolean {
  return !givesBonus(terms) || isPlayableIn(market, terms.wagering);
}

/** Whether the rules of the market allow these wagering terms. */
export function isPlayableIn(market: MarketRules, wagering: OfferTerms['wagering']): boolean {
  if (wagering.times > (market.mostWagering ?? MOST_WAGERING)) return false;
  const counting = Object.values(wagering.games).filter((percent) => percent > 0);
  return market.mixedProductOffers || wagering.times === 0 || counting.length <= 1;
}

/** Returns the problem with terms as a code for the console; null when they are consistent. */
export function wrongWith(kind: OfferKind, terms: OfferTerms, budgetMinor: bigint): string | null {
  return CHECKS.find(([, isWrong]) => isWrong(kind, terms, budgetMinor))?.[0] ?? null;
}

type Check = readonly [string, (kind: OfferKind, terms: OfferTerms, budgetMinor: bigint) => boolean];

const CHECKS: readonly Check[] = [
  ['period', (_kind, { startsAt, endsAt }) => endsAt !== null && endsAt <= startsAt],
  ['most', (_kind, { most }) => parseMinor(most) === 0n],
  ['budget', (_kind, { most }, budget) => parseMinor(most) > budget],
  ['amount', (_kind, { amount, most }) => amount !== null && !isWithin(amount, parseMinor(most))],
  ['share', (kind, { share, amount }) => DEPOSIT_KINDS.includes(kind) && (share === null) === (amount === null)],
  ['share', (kind, { share }) => kind === 'cashback' && share === null],
  ['rebates', (kind, { rebates }) => kind === 'rebate' && Object.keys(rebates ?? {}).length === 0],
  ['amount', (kind, { amount }) => ['code', 'claim', 'referral', 'birthday'].includes(kind) && amount === null],
  ['every', (kind, { every }) => (kind === 'cashback' || kind === 'rebate') && every === 'once'],
  ['packet', (kind, terms, budget) => kind === 'redPacket' && !isDivisible(terms, budget)],
  ['wheel', (kind, { wheel, most }) => kind === 'wheel' && !isWheel(wheel, most)],
  ['referredTurnover', (kind, { referredTurnover }) => kind === 'referral' && referredTurnover === undefined],
  ['times', (_kind, terms) => givesBonus(terms) && (terms.money === 'no-wager') !== (terms.wagering.times === 0)],
  ['winsAreBonus', (_kind, { gift, winsAreBonus }) => winsAreBonus === true && gift !== 'freeRounds'],
  ['mostWins', (_kind, terms, budget) => (terms.winsAreBonus === true) !== isWithin(terms.mostWins ?? '0', budget)],
  ['rounds', (_kind, { gift, rounds }) => rounds !== undefined && gift !== 'freeRounds'],
  // A round needs a positive value.
  [
    'rounds',
    (_kind, { rounds, amount }) => rounds !== undefined && amount !== null && parseMinor(amount) < BigInt(rounds.count),
  ],
  ['times', (_kind, { wagering }) => wagering.times > MOST_WAGERING],
  ['games', (_kind, terms) => givesBonus(terms) && !Object.values(terms.wagering.games).some((p) => p > 0)],
  ['money', (_kind, { money }) => !BONUS_MONEY.includes(money)],
];

function isWithin(amount: string, mostMinor: bigint): boolean {
  const minor = parseMinor(amount);
  return minor > 0n && minor <= mostMinor;
}

/** A packet gives its whole budget: each share has at least the minimum and at most the maximum. */
function isDivisible({ packet, most }: OfferTerms, budgetMinor: bigint): boolean {
  if (packet === undefined) return false;
  const least = parseMinor(packet.least);
  const shares = BigInt(packet.shares);
  return least > 0n && least * shares <= budgetMinor && parseMinor(most) * shares >= budgetMinor;
}

function isWheel(wheel: OfferTerms['wheel'], most: string): boolean {
  return wheel !== undefined && wheel.every(({ amount }) => isWithin(amount, parseMinor(most)));
}
