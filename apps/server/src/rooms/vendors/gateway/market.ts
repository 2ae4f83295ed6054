import type { siteDesk } from '@fairlot/contract';

/** What the market asks of a bet; null where it asks nothing. */
export interface MarketTerms {
  /** Greatest stake of a round, minor units. */
  mostMinor: string | null;
  /** Shortest time from one round of a member to the next. */
  cycleMs: number | null;
}

/**
 * What the market asks of a bet at a vendor: of slots alone, since rounds of a table take their time by themselves and
 * belong to all who sit there. Who is not proved to have the age stakes what the market allows the young.
 * @param currency the merchant's; a cap in another one is none
 * @param isAged whether the player is proved to be so old; asked where there is a cap
 */
export async function marketTerms(
  { minimumCycleMs, slotStakeCap }: Pick<siteDesk.MarketRules, 'minimumCycleMs' | 'slotStakeCap'>,
  currency: string,
  product: string,
  isAged: (years: number) => Promise<boolean>,
): Promise<MarketTerms> {
  if (product !== 'slots') return { mostMinor: null, cycleMs: null };
  const cap = slotStakeCap?.currency === currency ? slotStakeCap : null;
  const isGrown = cap !== null && (await isAged(cap.youngBelowAge));
  return {
    mostMinor: (isGrown ? cap.mostMinor : cap?.youngMostMinor) ?? null,
    cycleMs: minimumCycleMs.slots === 0 ? null : minimumCycleMs.slots,
  };
}

const KEPT_MS = 60_000;
const MOST_KEPT = 20_000;

/**
 * Remembers for a minute whose age was proved, so that their calls stay one round trip: birth dates are sealed, and no
 * SQL can compare them. Of whom it is not known, it is asked each time.
 */
export function createGrown(isProved: (memberId: bigint, years: number) => Promise<boolean>, now = Date.now) {
  const known = new Map<string, number>();
  return async (memberId: bigint, years: number): Promise<boolean> => {
    const key = `${memberId}:${years}`;
    if ((known.get(key) ?? 0) > now()) return true;
    if (!(await isProved(memberId, years))) return false;
    if (known.size >= MOST_KEPT) known.clear();
    known.set(key, now() + KEPT_MS);
    return true;
  };
}
