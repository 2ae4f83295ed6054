import { type Database, sql } from '../../../platform/db/index.ts';
import { kept } from './kept.ts';
import type { Menu } from '../present.ts';

const KEEP_MS = 1000;

/** Menu groups whose games belong to a vendor of the catalogue; they have no draws here. Cached for a second. */
export const createVendorGroups = (db: Database): (() => Promise<Menu>) =>
  kept(KEEP_MS, async () => {
    const rows = await db.rows(
      sql<{ tag: string; vendor: string }>`select tag, vendor from lottery_vendor_groups order by sort_order, tag`,
    );
    return rows.map(({ tag, vendor }) => ({ tag, vendor, gameMenus: [] }));
  });
