import type { OfferKind, OfferTerms } from '@fairlot/contract';
import { parseMinor, shareOf } from '@fairlot/money';

/** Maximum gift of one member at a time, minor units. */
export function mostOf(terms: OfferTerms): bigint {
  return parseMinor(terms.most);
}

/**
 * Maximum cost of a gift to the budget. Free rounds whose winnings become bonus money cost what they win; their own
 * value is not staked money.
 */
export function costOf(terms: OfferTerms, amountMinor: bigint): bigint {
  return mostWinsOf(terms) ?? amountMinor;
}

/** Maximum bonus money that free rounds can win; null if they win none. */
export function mostWinsOf(terms: OfferTerms): bigint | null {
  const { gift, winsAreBonus, mostWins } = terms;
  return gift === 'freeRounds' && winsAreBonus === true && mostWins !== undefined ? parseMinor(mostWins) : null;
}

/** Gift for a deposit of this amount; 0 when it is too small. */
export function ofDeposit(terms: OfferTerms, depositMinor: bigint): bigint {
  if (terms.leastDeposit !== null && depositMinor < parseMinor(terms.leastDeposit)) return 0n;
  if (terms.amount !== null) return parseMinor(terms.amount);
  return shareOf(depositMinor, terms.share ?? 0, mostOf(terms));
}

export interface Played {
  product: string;
  /** Real money, minor units. */
  stakeMinor: bigint;
  winMinor: bigint;
}

/** Gift for the play of a period: a share of the loss, or of the turnover by product. */
export function ofPlay(kind: OfferKind, terms: OfferTerms, played: readonly Played[]): bigint {
  const most = mostOf(terms);
  if (kind === 'cashback') {
    const counting = played.filter(({ product }) => terms.rebates === undefined || product in terms.rebates);
    const lost = counting.reduce((sum, { stakeMinor, winMinor }) => sum + stakeMinor - winMinor, 0n);
    return shareOf(lost, terms.share ?? 0, most);
  }
  const sum = played.reduce(
    (total, { product, stakeMinor }) => total + shareOf(stakeMinor, terms.rebates?.[product] ?? 0, most),
    0n,
  );
  return sum < most ? sum : most;
}

/** Budget needed for one more member to take part. */
export function needsOf(kind: OfferKind, terms: OfferTerms): bigint {
  if (kind === 'wheel')
    return costOf(
      terms,
      (terms.wheel ?? []).reduce((most, { amount }) => max(most, parseMinor(amount)), 0n),
    );
  if (kind === 'redPacket' || kind === 'cashback' || kind === 'rebate') return costOf(terms, 1n);
  return costOf(terms, terms.amount === null ? mostOf(terms) : parseMinor(terms.amount));
}

/** Average gift per request, minor units; for a wheel by its odds. */
export function averageOf(kind: OfferKind, terms: OfferTerms): bigint {
  if (kind !== 'wheel') return needsOf(kind, terms);
  const parts = terms.wheel ?? [];
  const weights = parts.reduce((sum, { weight }) => sum + BigInt(weight), 0n);
  const sum = parts.reduce((total, { weight, amount }) => total + BigInt(weight) * parseMinor(amount), 0n);
  return weights === 0n ? 0n : sum / weights;
}

function max(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}
