import { parseMinor, shareOf } from '@fairlot/money';
import { decimal } from './decimal.ts';
import type { Offer } from '../api/promotions.ts';

/**
 * The gift for a deposit by the offer's terms, minor units; 0 when the deposit is too small. For display: the server
 * applies the same rule when the money has arrived.
 */
export function giftOfDeposit(
  { amount, leastDeposit, most, share }: Pick<Offer['terms'], 'amount' | 'leastDeposit' | 'most' | 'share'>,
  depositMinor: bigint,
): bigint {
  if (leastDeposit !== null && depositMinor < parseMinor(decimal(leastDeposit))) return 0n;
  if (amount !== null) return parseMinor(decimal(amount));
  return shareOf(depositMinor, share ?? 0, parseMinor(decimal(most)));
}
