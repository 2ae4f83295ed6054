import type { siteDesk } from '@fairlot/contract';

/** What the market asks of a bet; null where it asks nothing. */
export interface MarketTerms {
  /** Greatest stake, minor units. */
  mostMinor: string | null;
  /** Shortest time from one round of a member to the next. */
  cycleMs: number | null;
}

/**
 * What the market asks of a bet at a vendor: of slots alone, since rounds of a table take their time by themselves and
 * belong to all who sit there.
 * @param currency the merchant's; a cap in another one is none
 */
export function marketTerms(
  { minimumCycleMs, slotStakeCap }: Pick<siteDesk.MarketRules, 'minimumCycleMs' | 'slotStakeCap'>,
  currency: string,
  product: string,
): MarketTerms {
  if (product !== 'slots') return { mostMinor: null, cycleMs: null };
  return {
    // How old a player is, this room does not know: what holds for the young holds for all.
    mostMinor: slotStakeCap?.currency === currency ? slotStakeCap.youngMostMinor : null,
    cycleMs: minimumCycleMs.slots === 0 ? null : minimumCycleMs.slots,
  };
}
