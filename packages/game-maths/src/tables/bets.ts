import { tryParseMinor } from '@fairlot/money';
import { ChoiceError } from '../outcome.ts';

/** One chip on a table with several kinds of bets. */
export interface TableBet {
  kind: string;
  /** What the bet is on, for kinds that have a choice. */
  value?: string | undefined;
  /** Decimal text with two decimals. */
  amount: string;
}

const MAX_BETS = 50;

/**
 * Amounts of the chips in minor units.
 * @throws ChoiceError on no bets or too many, an amount that is none, and a sum that is not the stake
 */
export function readAmounts(bets: readonly TableBet[], stakeMinor: bigint): bigint[] {
  if (!Array.isArray(bets) || bets.length === 0 || bets.length > MAX_BETS) {
    throw new ChoiceError('bets', `1 to ${MAX_BETS} bets`);
  }
  const amounts = bets.map(({ amount }) => {
    const minor = tryParseMinor(amount);
    if (minor === null || minor <= 0n) throw new ChoiceError('amount', 'an amount above zero');
    return minor;
  });
  const total = amounts.reduce((sum, amount) => sum + amount, 0n);
  if (total !== stakeMinor) throw new ChoiceError('stake', 'the sum of the bets');
  return amounts;
}
