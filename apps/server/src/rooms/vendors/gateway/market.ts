import type { siteDesk } from '@fairlot/contract';

/** The market's rules for a bet; null if there are none. */
export interface MarketTerms {
  /** Maximum stake of a round, minor units. */
  mostMinor: string | null;
  /** Minimum time between two rounds of a member. */
  cycleMs: number | null;
}

/**
 * The market's rules for a bet at a vendor. They apply only to slots, because rounds of a table take their own time and
 * are shared. Members without proof of age have the market's stake cap for young players.
 * @param currency the merchant's; a cap in another one does not apply
 * @param isAged whether the player is proved to be this old; called if there is a cap
 */
export async function marketTerms(
  { minimumCycleMs, slotStakeCap }: Pick<siteDesk.MarketRules, 'minimumCycleMs' | 'slotStakeCap'>,
  currency: string,
  product: string,
  isAged: (years: number) => Promise<boolean>,
): Promise<MarketTerms> {
  if (product !== 'slots') return { mostMinor: null, cycleMs: null };
  const cap = slotStakeCap?.currency === currency ? slotStakeCap : null;
  const isAdult = cap !== null && (await isAged(cap.youngBelowAge));
  return {
    mostMinor: (isAdult ? cap.mostMinor : cap?.youngMostMinor) ?? null,
    cycleMs: minimumCycleMs.slots === 0 ? null : minimumCycleMs.slots,
  };
}

const KEPT_MS = 60_000;
const MOST_KEPT = 20_000;

/**
 * Caches proved ages for a minute, so that calls stay one round trip: birth dates are sealed, and SQL cannot compare
 * them. An unproved age is checked each time.
 */
export function createAdultCheck(isProved: (memberId: bigint, years: number) => Promise<boolean>) {
  const known = new Map<string, number>();
  return async (memberId: bigint, years: number): Promise<boolean> => {
    const key = `${memberId}:${years}`;
    if ((known.get(key) ?? 0) > Date.now()) return true;
    if (!(await isProved(memberId, years))) return false;
    if (known.size >= MOST_KEPT) known.clear();
    known.set(key, Date.now() + KEPT_MS);
    return true;
  };
}
