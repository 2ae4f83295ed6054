import type { promotionsDesk as contract, ValueOf } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import { type Executor, sql } from '../../../platform/db/index.ts';

type Basis = ValueOf<typeof contract.offerBasis>;

const DAYS = 56;

interface Row {
  isFirst: boolean;
  count: number;
  shares: (bigint | null)[];
}

/** Deposits of the last weeks by size, from which templates of offers take their amounts. */
export async function readBasis(executor: Executor): Promise<Basis> {
  const rows = await executor.rows(sql<Row>`
    select is_first as "isFirst", count(*)::int as count,
           percentile_disc(array[0.25, 0.5, 0.9]) within group (order by amount_minor) as shares
      from (select d.amount_minor,
                   not exists (select 1 from promotions_deposits e where e.member_id = d.member_id and e.at < d.at)
                     as is_first
              from promotions_deposits d
             where d.at > clock_timestamp() - ${DAYS}::int * interval '1 day' and not d.is_reversed) d
     group by is_first`);
  return { days: DAYS, first: sizesOf(rows, true), later: sizesOf(rows, false) };
}

function sizesOf(rows: readonly Row[], isFirst: boolean): Basis['first'] {
  const row = rows.find((one) => one.isFirst === isFirst);
  const [small, middle, large] = row?.shares ?? [];
  if (row === undefined || !small || !middle || !large) return null;
  return {
    count: row.count,
    small: formatMinor(small),
    middle: formatMinor(middle),
    large: formatMinor(large),
  };
}
