import { sql } from '../../../platform/db/index.ts';
import { type AlarmFinding, type AlarmSource, MOST_FINDINGS } from '../../../platform/operators/index.ts';

/** So many calls say something about a share. */
const FEWEST_CALLS = 20;

/** The share of a vendor's calls of the last ten minutes that failed. */
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
    return rows.map(({ vendor, value }): AlarmFinding => ({
      object: `vendor:${vendor}`,
      title: vendor,
      value,
      page: 'vendor-health',
      query: {},
    }));
  },
};
