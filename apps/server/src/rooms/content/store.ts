import { type Executor, sql, type Tx } from '../../platform/db/index.ts';
import type { ContentKindName, Draft } from './drafts.ts';

export type Stored<K extends ContentKindName> = Draft<K> & { id: string };

/** Columns for the schedule and the texts of an entry. */
const SHOWN = { texts: 'texts', isPublished: 'is_published', startsAt: 'starts_at', endsAt: 'ends_at' } as const;
/** Columns of a picture with a link. */
const PICTURED = { position: 'position', url: 'url', image: 'image', art: 'art' } as const;

/** The table of each kind and the columns of its fields. */
const TABLES: { [K in ContentKindName]: { table: string; columns: Record<keyof Draft<K>, string> } } = {
  banner: {
    table: 'content_banners',
    columns: {
      groupName: 'group_name',
      platform: 'platform',
      audience: 'audience',
      ...PICTURED,
      ...SHOWN,
    },
  },
  announcement: {
    table: 'content_announcements',
    columns: {
      kind: 'kind',
      platform: 'platform',
      audience: 'audience',
      isHot: 'is_hot',
      takesApplications: 'takes_applications',
      images: 'images',
      categoryIds: 'category_ids',
      ...SHOWN,
    },
  },
  category: {
    table: 'content_categories',
    columns: {
      position: 'position',
      ...SHOWN,
    },
  },
  help: {
    table: 'content_help',
    columns: {
      tag: 'tag',
      position: 'position',
      ...SHOWN,
    },
  },
  sponsor: {
    table: 'content_sponsors',
    columns: {
      ...PICTURED,
      ...SHOWN,
    },
  },
};
const TIMES = new Set(['starts_at', 'ends_at']);

/** @returns the id of the new entry */
export async function insertDraft<K extends ContentKindName>(tx: Tx, kind: K, draft: Draft<K>): Promise<string> {
  const { table, columns } = TABLES[kind];
  const names = namesOf(columns);
  const { id } = await tx.one(sql<{ id: bigint }>`
    insert into ${sql.id(table)} (${names}) select ${names}
      from jsonb_populate_record(null::${sql.id(table)}, ${toRow(columns, draft)}::jsonb) returning id`);
  return String(id);
}

export async function updateDraft<K extends ContentKindName>(
  tx: Tx,
  kind: K,
  id: string,
  draft: Draft<K>,
): Promise<void> {
  const { table, columns } = TABLES[kind];
  const names = namesOf(columns);
  await tx.run(sql`
    update ${sql.id(table)} set (${names}) = (select ${names}
      from jsonb_populate_record(null::${sql.id(table)}, ${toRow(columns, draft)}::jsonb)) where id = ${id}::bigint`);
}

export async function deleteDraft(tx: Tx, kind: ContentKindName, id: string): Promise<void> {
  await tx.run(sql`delete from ${sql.id(TABLES[kind].table)} where id = ${id}::bigint`);
}

/** One entry, locked until the transaction ends. */
export async function lockDraft<K extends ContentKindName>(
  tx: Tx,
  kind: K,
  id: string,
): Promise<Stored<K> | undefined> {
  const row = await tx.first(sql<{ row: Record<string, unknown> }>`
    select to_jsonb(t) as row from ${sql.id(TABLES[kind].table)} t where id = ${id}::bigint for update`);
  return row && fromRow(kind, row.row);
}

/** All entries, published or not, newest first. */
export async function listDrafts<K extends ContentKindName>(executor: Executor, kind: K): Promise<Stored<K>[]> {
  const rows = await executor.rows(
    sql<{
      row: Record<string, unknown>;
    }>`select to_jsonb(t) as row from ${sql.id(TABLES[kind].table)} t order by id desc`,
  );
  return rows.map(({ row }) => fromRow(kind, row));
}

/** Published entries that are current, newest first. */
export async function listRunning<K extends ContentKindName>(executor: Executor, kind: K): Promise<Stored<K>[]> {
  const rows = await executor.rows(sql<{ row: Record<string, unknown> }>`
    select to_jsonb(t) as row from ${sql.id(TABLES[kind].table)} t
     where is_published and starts_at <= clock_timestamp() and (ends_at is null or ends_at > clock_timestamp())
       order by starts_at desc, id desc`);
  return rows.map(({ row }) => fromRow(kind, row));
}

/** All entries with their keys in merchant packs, in the order they were added. */
export async function readKeys(
  executor: Executor,
  kind: ContentKindName,
): Promise<{ id: string; key: string; draft: Stored<ContentKindName> }[]> {
  const rows = await executor.rows(sql<{ row: Record<string, unknown>; key: string }>`
    select to_jsonb(t) as row, ${sql.id(kind === 'help' ? 'tag' : 'pack_key')} as key
      from ${sql.id(TABLES[kind].table)} t order by id`);
  return rows.map(({ row, key }) => {
    const draft = fromRow(kind, row);
    return { id: draft.id, key, draft };
  });
}

/** Names an entry for merchant packs. The tag of a help page is its key. */
export async function setKey(tx: Tx, kind: Exclude<ContentKindName, 'help'>, id: string, key: string): Promise<void> {
  await tx.run(sql`update ${sql.id(TABLES[kind].table)} set pack_key = ${key} where id = ${id}::bigint`);
}

function namesOf(columns: Record<string, string>) {
  return sql.join(Object.values(columns).map((column) => sql.id(column)));
}

function toRow(columns: Record<string, string>, draft: object): string {
  const values = new Map(Object.entries(draft));
  return JSON.stringify(
    Object.fromEntries(
      Object.entries(columns).map(([field, column]) => {
        const value = values.get(field);
        return [column, TIMES.has(column) && typeof value === 'number' ? new Date(value).toISOString() : value];
      }),
    ),
  );
}

/** Times arrive as text in the database's zone and are returned as epoch milliseconds. */
function fromRow<K extends ContentKindName>(kind: K, row: Record<string, unknown>): Stored<K> {
  const fields = Object.entries<string>(TABLES[kind].columns).map(([field, column]) => {
    const value = row[column];
    return [field, TIMES.has(column) && typeof value === 'string' ? Date.parse(value) : value];
  });
  return { ...Object.fromEntries(fields), id: String(row['id']) } as Stored<K>;
}
