import type { OfferKind, OfferTerms } from '@fairlot/contract';
import { parseMinor, shareOf } from '@fairlot/money';

/** The most that one member gets at once, minor units. */
export function mostOf(terms: OfferTerms): bigint {
  return parseMinor(terms.most);
}

/**
 * What of the budget a gift of so much may cost at most. Free rounds whose wins become bonus money cost what they win:
 * their own worth is staked by nobody.
 */
export function costOf(terms: OfferTerms, amountMinor: bigint): bigint {
  return mostWinsOf(terms) ?? amountMinor;
}

/** The most that free rounds can bring in bonus money; null where they bring none. */
export function mostWinsOf(terms: OfferTerms): bigint | null {
  const { gift, winsAreBonus, mostWins } = terms;
  return gift === 'freeRounds' && winsAreBonus === true && mostWins !== undefined ? parseMinor(mostWins) : null;
}

/** What a deposit of so much brings; 0 when it is too small. */
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

/** What play of a period brings: a share of what was lost, or of the turnover by product. */
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

/** What is needed of a budget so that one more member can take part. */
export function needsOf(kind: OfferKind, terms: OfferTerms): bigint {
  if (kind === 'wheel')
    return costOf(
      terms,
      (terms.wheel ?? []).reduce((most, { amount }) => max(most, parseMinor(amount)), 0n),
    );
  if (kind === 'redPacket' || kind === 'cashback' || kind === 'rebate') return costOf(terms, 1n);
  return costOf(terms, terms.amount === null ? mostOf(terms) : parseMinor(terms.amount));
}

/** What asking for it once gives on average, minor units; of a wheel by its odds. */
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
