import { sql } from '../../../platform/db/index.ts';
import { alarmOf, MOST_FINDINGS } from '../../../platform/operators/index.ts';

/** Actions of the trail by which an operator asked for personal data in full. */
const LOOKS = ['member.revealed', 'member.reveal.refused'];

/**
 * An operator asked for the personal data of more members in an hour than `threshold`. The HTTP call itself refuses
 * what goes beyond its limit; refused calls count here, too. One alarm for each operator and hour.
 */
export const PERSONAL_DATA_ALARM = alarmOf<{ actor: string; hour: string; looks: bigint }>({
  kind: 'personal-data',
  unit: 'count',
  standard: 60n,
  lasts: false,
  rows: ({ threshold }) => sql`
    select actor, to_char(max(at) at time zone 'UTC', 'YYYYMMDDHH24') as hour, count(*) as looks
      from backoffice_audit
     where at > clock_timestamp() - interval '1 hour' and action = any(${LOOKS}::text[])
     group by actor having count(*) > ${threshold}::bigint
     order by 3 desc limit ${MOST_FINDINGS}::int`,
  told: ({ actor, hour, looks }) => ({
    object: `operator:${actor}:${hour}`,
    title: actor,
    value: looks,
    page: 'audit',
    query: { filter: `actor:eq:${actor}` },
  }),
});
