import { parseMinor } from '@fairlot/money';
import type { Bonus } from '../api/promotions.ts';

/** Where the member's bonus money can be staked; amounts are minor units. */
export interface BonusUse {
  balanceMinor: bigint;
  /** Bonus money cannot be used for this product. */
  isExcluded: boolean;
  /** The largest bet that bonus money may pay for; null for no limit. */
  mostBetMinor: bigint | null;
}

/**
 * How the active bonus applies to a product; null without bonus money. @param balance bonus balance, decimal string as
 * on the wire
 */
export function bonusUse(bonuses: readonly Bonus[], balance: string, product: string): BonusUse | null {
  const running = bonuses.find(({ state, isFreeBet }) => state === 'active' && !isFreeBet);
  const balanceMinor = parseMinor(balance);
  if (running === undefined || balanceMinor === 0n) return null;
  return {
    balanceMinor,
    isExcluded: !running.games.some((game) => game.product === product),
    mostBetMinor: running.mostBet === null ? null : parseMinor(running.mostBet),
  };
}

/** Why bonus money cannot pay for a stake; null when it can. The server checks in the same order. */
export function bonusBar({ isExcluded, mostBetMinor }: BonusUse, stakeMinor: bigint): 'mostBet' | 'game' | null {
  if (mostBetMinor !== null && stakeMinor > mostBetMinor) return 'mostBet';
  return isExcluded ? 'game' : null;
}

/** The amount of bonus money that may pay for a stake, minor units. */
export function bonusFor(use: BonusUse | null, stakeMinor: bigint): bigint {
  return use === null || bonusBar(use, stakeMinor) !== null ? 0n : use.balanceMinor;
}
