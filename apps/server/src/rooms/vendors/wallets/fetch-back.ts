import type { VendorsPlatform } from '../ports.ts';
import { claimDueHolders, endPause, type HolderAtVendor, makeHoldersDue, pauseVendor } from './due-holders.ts';

const BATCH = 200;
/** Maximum duration of one turn at a vendor, well below that of its claims. */
const TURN_MS = 30_000;

/**
 * Moves money of members who may not play (break, exclusion, identity check, unpaid bills) back from vendors, because a
 * vendor continues play with it without asking us. Each member and vendor is due once a minute, and immediately when a
 * break begins; one process claims it.
 * @param fetchFrom returns whether the vendor answered or did not have to be queried
 */
export function createFetchBack(
  { db, reach }: Pick<VendorsPlatform, 'db' | 'reach'>,
  fetchFrom: (holder: HolderAtVendor) => Promise<boolean>,
): () => Promise<void> {
  return async () => {
    for (;;) {
      const claimed = await claimDueHolders(db, BATCH);
      const ids = claimed.map(({ memberId }) => memberId);
      const stopped = await reach.stopped(db, ids);
      const toFetch = claimed.filter(({ memberId }) => stopped.has(memberId));
      const byVendor = Map.groupBy(toFetch, ({ vendor }) => vendor);
      await Promise.all([...byVendor].map(([vendor, holders]) => fetchAt(vendor, holders)));
      if (claimed.length < BATCH) return;
    }
  };

  async function fetchAt(vendor: string, holders: readonly HolderAtVendor[]): Promise<void> {
    const end = performance.now() + TURN_MS;
    for (const [index, holder] of holders.entries()) {
      const rest = () => holders.slice(index).map(({ memberId }) => memberId);
      if (performance.now() > end) return makeHoldersDue(db, rest());
      if (!(await fetchFrom(holder))) return pauseVendor(db, vendor, rest());
    }
    await endPause(db, vendor);
  }
}
