import { type Database, sql } from '../../platform/db/index.ts';
import type { Menu } from './present.ts';

/** Groups of the menu whose games are those of a vendor of the catalogue; they have no draws here. */
export async function vendorGroups(db: Database): Promise<Menu> {
  const rows = await db.rows(sql<{ tag: string; vendor: string }>`select tag, vendor from lottery_vendor_groups order by sort_order, tag`);
  return rows.map(({ tag, vendor }) => ({ tag, vendor, gameMenus: [] }));
}
