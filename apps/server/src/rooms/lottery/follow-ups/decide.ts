import type { LotteryPorts } from '../ports.ts';

/** Says whether the merchant offers that tickets are repeated. */
export const FOLLOW_UP_FLAG = 'LOTTFOLLOW3';

/** The merchant offers it and its market allows it. */
export async function isFollowUpOffered(site: LotteryPorts['site']): Promise<boolean> {
  return (await site.isOn(FOLLOW_UP_FLAG)) && (await site.market()).followUp;
}

/** What is known of a repeated ticket when its next purchase is due; amounts in minor units. */
export interface FollowUpFacts {
  wanted: number;
  /** Further tickets bought so far. */
  done: number;
  stopOnWin: boolean;
  lossCapMinor: bigint | null;
  /** What one more ticket costs. */
  stakeMinor: bigint;
  /** Wins less stakes of the tickets that are decided. */
  netMinor: bigint;
  lastStatus: 'open' | 'won' | 'lost' | 'refunded' | 'cancelled';
  isOffered: boolean;
  /** Every play of the ticket still pays what was promised for the first one. */
  hasSameOdds: boolean;
}

export type FollowUpEnd = 'cancelled' | 'completed' | 'won' | 'loss-cap' | 'switched-off' | 'odds.changed';

/**
 * Whether a ticket is bought again: not before the last one is decided, so that a win or the loss cap stops it in time.
 * A cap is never passed: it counts the next stake as lost.
 * @returns 'wait', 'buy' or why it ends
 */
export function decideFollowUp(facts: FollowUpFacts): 'wait' | 'buy' | FollowUpEnd {
  const { wanted, done, lastStatus, lossCapMinor, netMinor, stakeMinor } = facts;
  if (lastStatus === 'open') return 'wait';
  if (lastStatus === 'cancelled') return 'cancelled';
  if (facts.stopOnWin && lastStatus === 'won') return 'won';
  if (done >= wanted) return 'completed';
  if (lossCapMinor !== null && stakeMinor - netMinor > lossCapMinor) return 'loss-cap';
  if (!facts.isOffered) return 'switched-off';
  return facts.hasSameOdds ? 'buy' : 'odds.changed';
}
