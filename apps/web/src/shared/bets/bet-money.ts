import { parseMinor } from '@fairlot/money';

/** A bet of any source in its wire format. */
export interface BetMoney {
  status: 'open' | 'won' | 'lost' | 'refunded' | 'cancelled';
  /** Decimal string, as on the wire. */
  stake: string;
  /** Gross payout; null while the bet is open and after its stake was returned. */
  win: string | null;
}

/** Net result of a round in minor units: the payout less the stake. */
export function netOf(stake: string, returned: string): bigint {
  return parseMinor(returned) - parseMinor(stake);
}

/**
 * The amount returned by a bet and its net in minor units; null while the bet is open. Every place that shows a round
 * uses this rule: the figure is the net, with stake and return beside it.
 */
export function settledMoney({ status, stake, win }: BetMoney): { returned: string; netMinor: bigint } | null {
  if (status === 'open') return null;
  const returned = isReturned(status) ? stake : (win ?? '0.00');
  return { returned, netMinor: netOf(stake, returned) };
}

/** The stake was returned: the round was a push or void, or the bet was cancelled. */
export function isReturned(status: BetMoney['status']): boolean {
  return status === 'refunded' || status === 'cancelled';
}
