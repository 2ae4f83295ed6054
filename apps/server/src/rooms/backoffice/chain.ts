import { type Database, type Executor, sql } from '../../platform/db/index.ts';
import type { Marks } from '../../platform/marks.ts';

interface Link {
  place: bigint;
  hash: string;
}

interface Entry {
  id: bigint;
  text: string;
}

const START = '0'.repeat(64);
const LINKS_A_STEP = 500;
/** An entry that stays unlinked for longer than this was withheld from the job or inserted manually. */
const LINKED_WITHIN_MINUTES = 15;

// The text of an entry, identical in every version of PostgreSQL.
const TEXT = sql`
  (jsonb_build_array(t.id, (extract(epoch from t.at) * 1000000)::bigint, t.operator_id, t.actor, t.action,
  t.object, t.before, t.after, t.reason, t.ip)
  || case when t.token_id is null then '[]' else jsonb_build_array(t.token_id) end)::text`;

/**
 * Links the waiting entries in id order.
 * @returns whether there may be more
 */
export async function linkEntries(db: Database, marks: Marks): Promise<boolean> {
  if (!(await db.has(sql`select 1 from backoffice_audit_unlinked`))) return false;
  return db.transaction(async (tx) => {
    // Only one of several processes links at a time.
    const { mine } = await tx.one(sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended('backoffice_audit_chain', 0)) as mine`);
    if (!mine) return false;
    const entries = await tx.rows(sql<Entry>`
      select t.id, ${TEXT} as text from backoffice_audit_unlinked u join backoffice_audit t on t.id = u.entry_id
       order by t.id limit ${LINKS_A_STEP}::int`);
    if (entries.length === 0) return false;
    let last = await lastLink(tx);
    const links = entries.map(({ id, text }) => {
      last = { place: last.place + 1n, hash: hashOf(marks, last.hash, text) };
      return { place: String(last.place), entry_id: String(id), hash: last.hash };
    });
    await tx.run(sql`
      insert into backoffice_audit_chain (place, entry_id, hash)
      select * from jsonb_to_recordset(${JSON.stringify(links)}::jsonb)
        as l(place bigint, entry_id bigint, hash text)`);
    await tx.run(sql`
      delete from backoffice_audit_unlinked where entry_id = any(${entries.map(({ id }) => id)}::bigint[])`);
    return entries.length === LINKS_A_STEP;
  });
}

/** Verifies the whole chain. @returns sentences that describe what is wrong */
export async function checkChain(db: Database, marks: Marks): Promise<string[]> {
  const findings: string[] = [];
  let last: Link = { place: 0n, hash: START };
  for (let more = true; more && findings.length < 10;) {
    const links = await db.rows(sql<Link & { entryId: bigint; text: string | null }>`
      select c.place, c.hash, c.entry_id as "entryId", ${TEXT} as text
        from backoffice_audit_chain c left join backoffice_audit t on t.id = c.entry_id
       where c.place > ${last.place}::bigint order by c.place limit ${LINKS_A_STEP}::int`);
    for (const { place, hash, entryId, text } of links) {
      if (place !== last.place + 1n) findings.push(`audit trail: link ${last.place + 1n} is missing`);
      if (text === null) findings.push(`audit trail: entry ${entryId} is missing`);
      else if (hash !== hashOf(marks, last.hash, text)) findings.push(`audit trail: entry ${entryId} was changed`);
      last = { place, hash };
    }
    more = links.length === LINKS_A_STEP;
  }
  const strangers = await db.rows(sql<{ id: bigint }>`
    select t.id from backoffice_audit t left join backoffice_audit_chain c on c.entry_id = t.id
      left join backoffice_audit_unlinked u on u.entry_id = t.id
     where c.entry_id is null
       and (u.entry_id is null or u.at < clock_timestamp() - make_interval(mins => ${LINKED_WITHIN_MINUTES}::int))
     order by t.id limit 10`);
  return [...findings, ...strangers.map(({ id }) => `audit trail: entry ${id} is outside the chain`)];
}

async function lastLink(executor: Executor): Promise<Link> {
  const found = await executor.first(sql<Link>`
    select place, hash from backoffice_audit_chain order by place desc limit 1`);
  return found ?? { place: 0n, hash: START };
}

function hashOf(marks: Marks, former: string, text: string): string {
  return marks.of(`${former} ${text}`, 'backoffice.audit');
}
