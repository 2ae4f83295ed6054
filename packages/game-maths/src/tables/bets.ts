import { tryParseMinor } from '@fairlot/money';
import { ChoiceError } from '../outcome.ts';

/** One chip on a table with several kinds of bets. */
export interface TableBet {
  kind: string;
  /** Selection of the bet, for kinds that have one. */
  value?: string | undefined;
  /** Decimal string in the currency of the stake. */
  amount: string;
}

const MAX_BETS = 50;

/**
 * Amounts of the chips in minor units. A server accepts ".00" in a currency without decimals, so it may be stored.
 * @param decimals of the currency; by default those of the merchant's currency
 * @throws ChoiceError on no bets or too many, an invalid amount, and a sum that differs from the stake
 */
export function readAmounts(bets: readonly TableBet[], stakeMinor: bigint, decimals?: number): bigint[] {
  if (!Array.isArray(bets) || bets.length === 0 || bets.length > MAX_BETS) {
    throw new ChoiceError('bets', `1 to ${MAX_BETS} bets`);
  }
  const amounts = bets.map(({ amount }) => {
    const minor = tryParseMinor(decimals === 0 ? amount.replace(/\.0{1,2}$/, '') : amount, decimals);
    if (minor === null || minor <= 0n) throw new ChoiceError('amount', 'an amount above zero');
    return minor;
  });
  const total = amounts.reduce((sum, amount) => sum + amount, 0n);
  if (total !== stakeMinor) throw new ChoiceError('stake', 'the sum of the bets');
  return amounts;
}
