import { type Database, sql } from '../../../platform/db/index.ts';
import type { RecordsPorts } from '../ports.ts';
import { TRIAL_TYPE } from '../../../platform/http/index.ts';

const MEMBERS_A_STEP = 1000;

/**
 * Records the next members with their registration times. The last batch is read again, since an id that was assigned
 * first may be committed last.
 * @returns whether there may be more
 */
export async function recordRegistrations(db: Database, people: RecordsPorts['people']): Promise<boolean> {
  const { last, before } = await db.one(sql<{ last: bigint; before: bigint }>`
    select coalesce(max(member_id), 0)::bigint as last,
           coalesce((select member_id from records_registrations order by member_id desc
                      offset ${MEMBERS_A_STEP / 2}::int limit 1), 0)::bigint as before
      from records_registrations`);
  const members = await people.page(before, MEMBERS_A_STEP);
  const ids = members.map(({ id }) => id);
  const moments = members.map(({ type, createdAt }) => (type === TRIAL_TYPE ? null : createdAt));
  await db.run(sql`
    insert into records_registrations (member_id, registered_at)
    select * from unnest(${ids}::bigint[], ${moments}::timestamptz[]) on conflict do nothing`);
  return members.length === MEMBERS_A_STEP && (ids.at(-1) ?? 0n) > last;
}
