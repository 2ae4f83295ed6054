import { sql } from '../../../platform/db/index.ts';
import { type AlarmFinding, type AlarmSource, MOST_FINDINGS } from '../../../platform/operators/index.ts';

/** So many calls say something about a share. */
const FEWEST_CALLS = 20;

/**
 * The share of a vendor's calls of the last ten minutes that failed. It stops stakes and launches by those alone that
 * the vendor signed.
 */
export const ERROR_ALARM: AlarmSource = {
  kind: 'vendorErrors',
  unit: 'percent',
  standard: 5n,
  lasts: true,
  find: async (executor, { threshold }) => {
    const rows = await executor.rows(sql<{ vendor: string; value: bigint }>`
      select vendor, (sum(failed) * 100 / sum(calls))::bigint as value from vendors_health
       where minute > clock_timestamp() - interval '10 minutes'
       group by vendor having sum(calls) >= ${FEWEST_CALLS}::int
          and sum(failed) * 100 >= sum(calls) * ${threshold}::bigint
       order by 2 desc limit ${MOST_FINDINGS}::int`);
    return rows.map(findingOf);
  },
  stop: async (tx, { object, threshold, minutes, ruleId }) => {
    const vendor = vendorOf(object);
    const stopped = await tx.run(sql`
      insert into vendors_stopped (vendor, rule_id, threshold, minutes)
      select vendor, ${ruleId}::bigint, ${threshold}::int, ${minutes}::int from vendors_health
       where vendor = ${vendor} and minute > clock_timestamp() - ${minutes}::int * interval '1 minute'
       group by vendor having sum(calls - unsigned) >= ${FEWEST_CALLS}::int
          and sum(failed - unsigned) * 100 >= sum(calls - unsigned) * ${threshold}::bigint
      on conflict do nothing`);
    return stopped > 0;
  },
};

/** Members open games one by one: fewer calls than callbacks. */
const FEWEST_ASKED = 10;

/**
 * The share of launches and of calls about a vendor's own wallets that it did not answer in the last ten minutes. It
 * stops launches and money on its way there; what lies at the vendor can always be moved back.
 */
export const SILENCE_ALARM: AlarmSource = {
  kind: 'vendorSilence',
  unit: 'percent',
  standard: 20n,
  lasts: true,
  find: async (executor, { threshold }) => {
    const rows = await executor.rows(sql<{ vendor: string; value: bigint }>`
      select vendor, (sum(unanswered) * 100 / sum(asked))::bigint as value from vendors_asked
       where minute > clock_timestamp() - interval '10 minutes'
       group by vendor having sum(asked) >= ${FEWEST_ASKED}::int
          and sum(unanswered) * 100 >= sum(asked) * ${threshold}::bigint
       order by 2 desc limit ${MOST_FINDINGS}::int`);
    return rows.map(findingOf);
  },
  stop: async (tx, { object, threshold, minutes, ruleId }) => {
    const stopped = await tx.run(sql`
      insert into vendors_stopped (vendor, rule_id, threshold, minutes)
      select vendor, ${ruleId}::bigint, ${threshold}::int, ${minutes}::int from vendors_asked
       where vendor = ${vendorOf(object)} and minute > clock_timestamp() - ${minutes}::int * interval '1 minute'
       group by vendor having sum(asked) >= ${FEWEST_ASKED}::int
          and sum(unanswered) * 100 >= sum(asked) * ${threshold}::bigint
      on conflict do nothing`);
    return stopped > 0;
  },
};

const vendorOf = (object: string) => object.replace(/^vendor:/, '');

const findingOf = ({ vendor, value }: { vendor: string; value: bigint }): AlarmFinding => ({
  object: `vendor:${vendor}`,
  title: vendor,
  value,
  page: 'vendor-health',
  query: {},
});
