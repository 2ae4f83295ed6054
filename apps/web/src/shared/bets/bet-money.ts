import { parseMinor } from '@fairlot/money';

/** A bet of any source as the wire has it. */
export interface BetMoney {
  status: 'open' | 'won' | 'lost' | 'refunded' | 'cancelled';
  /** Amounts of the wire. */
  stake: string;
  /** Gross payout; null while the bet is open and after its stake was returned. */
  win: string | null;
}

/** Minor units that a round brought its player: what came back less what was staked. */
export function netOf(stake: string, returned: string): bigint {
  return parseMinor(returned) - parseMinor(stake);
}

/**
 * What came back of a bet, and its net in minor units; null while it is open. This is the one rule for every place that
 * shows a round: its figure is the net, and stake and return stand with it.
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
