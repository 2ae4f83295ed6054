import { type Database, sql, type Tx } from '../../../platform/db/index.ts';
import { invalidField } from '../../../platform/refusal.ts';
import { kept } from '../../../platform/rows/kept.ts';
import { givenNames } from './names.ts';

/** Names of menu groups by their tag, and by language code. */
export type TagNames = ReadonlyMap<string, Readonly<Record<string, string>>>;

const KEEP_MS = 1000;

/** Groups that operators named. Cached for a second; the same object while nothing changed. */
export function createMenuTags(db: Database) {
  let last: { text: string; names: TagNames } = { text: '', names: new Map() };
  return kept(KEEP_MS, async () => {
    const rows = await db.rows(sql<{ tag: string; names: Record<string, string> }>`
      select tag, names from lottery_menu_tags order by tag`);
    const text = JSON.stringify(rows);
    if (text !== last.text) last = { text, names: new Map(rows.map(({ tag, names }) => [tag, names])) };
    return last.names;
  });
}

/** Names a menu group. @throws Refusal request.invalid {field: 'tagNames', reason: 'required'} */
export async function nameTag(tx: Tx, tag: string, names: Readonly<Record<string, string>>): Promise<void> {
  const given = givenNames(names);
  if (given['EN'] === undefined) throw invalidField('tagNames', 'required');
  await tx.run(sql`
    insert into lottery_menu_tags (tag, names) values (${tag}, ${JSON.stringify(given)}::jsonb)
    on conflict (tag) do update set names = excluded.names`);
}
