import type { LotteryPorts } from '../ports.ts';

/** Flag by which the merchant offers repeated tickets. */
export const FOLLOW_UP_FLAG = 'LOTTFOLLOW3';

/** Whether the merchant offers it and its market allows it. */
export async function isFollowUpOffered(site: LotteryPorts['site']): Promise<boolean> {
  return (await site.isOn(FOLLOW_UP_FLAG)) && (await site.market()).followUp;
}

/** Facts about a repeated ticket when its next purchase is due; amounts in minor units. */
export interface FollowUpFacts {
  wanted: number;
  /** Further tickets bought so far. */
  done: number;
  stopOnWin: boolean;
  lossCapMinor: bigint | null;
  /** Price of one more ticket. */
  stakeMinor: bigint;
  /** Wins less stakes of the decided tickets. */
  netMinor: bigint;
  lastStatus: 'open' | 'won' | 'lost' | 'refunded' | 'cancelled';
  /** Whether one of the tickets has won. A correction can make an earlier one win after the next one was bought. */
  hasWon: boolean;
  isOffered: boolean;
  /** Whether every play of the ticket still has the odds of the first one. */
  hasSameOdds: boolean;
}

export type FollowUpEnd = 'cancelled' | 'completed' | 'won' | 'loss-cap' | 'switched-off' | 'odds.changed';

/**
 * Decides whether a ticket is bought again: not before the last one is decided, so that a win or the loss cap stops it
 * in time. A cap is never exceeded: the next stake counts as lost.
 * @returns 'wait', 'buy' or the reason why it ends
 */
export function decideFollowUp(facts: FollowUpFacts): 'wait' | 'buy' | FollowUpEnd {
  const { wanted, done, lastStatus, lossCapMinor, netMinor, stakeMinor } = facts;
  if (lastStatus === 'open') return 'wait';
  if (lastStatus === 'cancelled') return 'cancelled';
  if (facts.stopOnWin && facts.hasWon) return 'won';
  if (done >= wanted) return 'completed';
  if (lossCapMinor !== null && stakeMinor - netMinor > lossCapMinor) return 'loss-cap';
  if (!facts.isOffered) return 'switched-off';
  return facts.hasSameOdds ? 'buy' : 'odds.changed';
}
