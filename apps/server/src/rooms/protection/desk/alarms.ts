import { sql } from '../../../platform/db/index.ts';
import { alarmOf, MOST_FINDINGS } from '../../../platform/operators/index.ts';

/** Alarm for a marker that play harms a member; its value is the member's number of open markers. */
export const HARM_ALARM = alarmOf<{ id: bigint; memberId: bigint; marker: string; value: bigint }>({
  kind: 'harmSign',
  name: 'Sign of harm for a member',
  unit: 'count',
  standard: 1n,
  lasts: false,
  rows: ({ threshold, since }) => sql`
    select a.id, a.member_id as "memberId", a.marker,
           (select count(*) from protection_alerts o
             where o.member_id = a.member_id and o.closed_at is null and o.id <= a.id) as value
      from protection_alerts a
     where a.began_at >= ${since}::timestamptz and a.closed_at is null
       and (select count(*) from protection_alerts o
             where o.member_id = a.member_id and o.closed_at is null and o.id <= a.id) >= ${threshold}::bigint
     order by a.began_at desc limit ${MOST_FINDINGS}::int`,
  toFinding: ({ id, memberId, marker, value }) => ({
    object: `alert:${id}`,
    title: `member ${memberId}, ${marker}`,
    value,
    page: 'protection-alerts',
    query: { view: 'all', filter: `id:eq:${id}` },
  }),
});
