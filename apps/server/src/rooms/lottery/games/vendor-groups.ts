import { type Database, type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import { kept } from '../../../platform/rows/kept.ts';
import type { Menu } from '../present.ts';

const KEEP_MS = 1000;

/** Menu groups whose games belong to a vendor of the catalogue; they have no draws here. Cached for a second. */
export const createVendorGroups = (db: Database): (() => Promise<Menu>) =>
  kept(KEEP_MS, async () => {
    const rows = await readVendorGroups(db);
    return rows.map(({ tag, vendor }) => ({ tag, vendor, gameMenus: [] }));
  });

export interface VendorGroup {
  vendor: string;
  sortOrder: number;
}

/** The groups in their order. */
export function readVendorGroups(executor: Executor): Promise<(VendorGroup & { tag: string })[]> {
  return executor.rows(sql<VendorGroup & { tag: string }>`
    select tag, vendor, sort_order as "sortOrder" from lottery_vendor_groups order by sort_order, tag`);
}

/** Adds a group or changes it. */
export async function putVendorGroup(tx: Tx, tag: string, { vendor, sortOrder }: VendorGroup): Promise<void> {
  await tx.run(sql`
    insert into lottery_vendor_groups (tag, vendor, sort_order) values (${tag}, ${vendor}, ${sortOrder}::int)
    on conflict (tag) do update set vendor = excluded.vendor, sort_order = excluded.sort_order`);
}
