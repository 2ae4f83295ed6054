import type { RawBuilder } from 'kysely';
import { sql } from '../../../platform/db/index.ts';
import { alarmOf, type AlarmSource, MOST_FINDINGS } from '../../../platform/operators/index.ts';

interface Share {
  kind: string;
  name: string;
  standard: bigint;
  /** Table of counts per minute, by vendor. */
  table: string;
  /** Minimum number of calls for a meaningful share. */
  fewest: number;
  found: Sums;
  /** Counts that decide about an automatic stop. */
  stops: Sums;
}

/** Columns of the table, or expressions on them. */
interface Sums {
  all: RawBuilder<unknown>;
  failed: RawBuilder<unknown>;
}

/** Alarm for a share of a vendor's calls in the last ten minutes; it stops the vendor where a rule requires this. */
function alarmOfShare({ kind, name, standard, table, fewest, found, stops }: Share): AlarmSource {
  const isBeyond = ({ all, failed }: Sums, threshold: bigint) => sql`
    sum(${all}) >= ${fewest}::int
      and sum(${failed}) * 100 >= sum(${all}) * ${threshold}::bigint`;
  return alarmOf<{ vendor: string; value: bigint }>({
    kind,
    name,
    unit: 'percent',
    standard,
    lasts: true,
    rows: ({ threshold }) => sql`
      select vendor, (sum(${found.failed}) * 100 / sum(${found.all}))::bigint as value
        from ${sql.table(table)} where minute > clock_timestamp() - interval '10 minutes'
       group by vendor having ${isBeyond(found, threshold)}
       order by 2 desc limit ${MOST_FINDINGS}::int`,
    toFinding: ({ vendor, value }) => ({
      object: `${OBJECT}${vendor}`,
      title: vendor,
      value,
      page: 'vendor-health',
      query: {},
    }),
    stop: async (tx, { object, threshold, minutes, ruleId }) =>
      tx.changes(sql`
        insert into vendors_stopped (vendor, rule_id, threshold, minutes)
        select vendor, ${ruleId}::bigint, ${threshold}::int, ${minutes}::int from ${sql.table(table)}
         where vendor = ${object.slice(OBJECT.length)}
           and minute > clock_timestamp() - ${minutes}::int * interval '1 minute'
         group by vendor having ${isBeyond(stops, threshold)}
        on conflict do nothing`),
  });
}

const OBJECT = 'vendor:';

/**
 * Alarm for the share of a vendor's calls that failed. Only calls signed by the vendor decide about stopping stakes and
 * launches.
 */
export const ERROR_ALARM = alarmOfShare({
  kind: 'vendorErrors',
  name: 'Failed calls of a vendor',
  standard: 5n,
  table: 'vendors_health',
  fewest: 20,
  found: { all: sql`calls`, failed: sql`failed` },
  stops: { all: sql`(calls - unsigned)`, failed: sql`(failed - unsigned)` },
});

/** Members open games individually, so there are fewer launches than callbacks. */
const ASKED = { all: sql`asked`, failed: sql`unanswered` };

/**
 * Alarm for the share of launches and wallet calls that a vendor did not answer. It stops launches and transfers to the
 * vendor; money there can always be moved back.
 */
export const SILENCE_ALARM = alarmOfShare({
  kind: 'vendorSilence',
  name: 'Launches and wallet calls without a response from the vendor',
  standard: 20n,
  table: 'vendors_asked',
  fewest: 10,
  found: ASKED,
  stops: ASKED,
});

/** Alarm for a held late win above an amount, until two operators decide. */
export const LATE_WIN_ALARM = alarmOf<{ id: string; vendor: string; transactionId: string; amount: bigint }>({
  kind: 'lateWins',
  name: 'Late win awaiting approval',
  unit: 'money',
  standard: 100n,
  lasts: true,
  rows: ({ threshold, asset }) => sql`
    select w.id::text, w.vendor, w.transaction_id as "transactionId", w.amount_minor as amount
      from vendors_late_wins w
      join vendors_operations o on o.id = w.id
     where w.state = 'held' and w.amount_minor >= ${threshold}::bigint and o.asset = ${asset}
     order by w.amount_minor desc limit ${MOST_FINDINGS}::int`,
  toFinding: ({ id, vendor, transactionId, amount }) => ({
    object: `lateWin:${id}`,
    title: `${vendor} ${transactionId}`,
    value: amount,
    page: 'vendor-health',
    query: { vendor },
  }),
});
