import { sql } from '../../../platform/db/index.ts';
import { alarmOf, MOST_FINDINGS } from '../../../platform/operators/index.ts';

/** Audit actions that record an operator's request for unmasked personal data. */
const PERSONAL_DATA_ACCESS = ['member.revealed', 'member.reveal.refused', 'member.identity.seen'];
/** The pictures and the data of one member count once. */
const LOOKS = sql`count(*) filter (where action <> 'member.identity.seen')
  + count(distinct object) filter (where action = 'member.identity.seen')`;

/**
 * An operator requested the personal data of more than `threshold` members within an hour. The HTTP call itself refuses
 * requests beyond its limit; refused calls also count here. One alarm per operator and hour.
 */
export const PERSONAL_DATA_ALARM = alarmOf<{ actor: string; hour: string; looks: bigint }>({
  kind: 'personal-data',
  name: 'Personal data of many members viewed within an hour',
  unit: 'count',
  standard: 60n,
  lasts: false,
  rows: ({ threshold }) => sql`
    select actor, to_char(max(at) at time zone 'UTC', 'YYYYMMDDHH24') as hour, ${LOOKS} as looks
      from backoffice_audit
     where at > clock_timestamp() - interval '1 hour' and action = any(${PERSONAL_DATA_ACCESS}::text[])
     group by actor having ${LOOKS} > ${threshold}::bigint
     order by 3 desc limit ${MOST_FINDINGS}::int`,
  toFinding: ({ actor, hour, looks }) => ({
    object: `operator:${actor}:${hour}`,
    title: actor,
    value: looks,
    page: 'audit',
    query: { filter: `operator:eq:${actor}` },
  }),
});
