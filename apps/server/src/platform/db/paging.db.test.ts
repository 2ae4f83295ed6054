import { openTestApp } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { executorOf } from './executor.ts';
import { COUNTED_ROWS, type Executor, type ListKey, readPage, sql } from './index.ts';

const { db } = (await openTestApp()).platform;
const ROWS = 60_000;

/**
 * Twenty rows share each timestamp. The timestamps are half a millisecond apart, so a key stored as `Date` would mix
 * them up.
 */
await db.script(`
  create table paging_rows (owner bigint, at timestamptz, id bigint primary key, text text);
  insert into paging_rows
    select 1, timestamptz '2026-01-01' + (n / 20) * interval '500 microseconds', n, repeat('x', 100)
      from generate_series(1, ${ROWS}) n;
  insert into paging_rows select 2, timestamptz '2026-01-01', ${ROWS} + n, '' from generate_series(1, 30) n;
  create index paging_rows_owner on paging_rows (owner, at desc, id);
  analyze paging_rows`);

const KEY: ListKey = [
  { column: sql`at`, type: 'timestamptz' },
  { column: sql`id`, type: 'bigint' },
];
const listOf = (owner: number) => ({
  columns: sql`id`,
  from: sql`paging_rows`,
  where: sql`owner = ${owner}::bigint`,
  key: KEY,
});

/** A handle that also runs EXPLAIN ANALYZE for each statement and sums the rows that the table's scans touched. */
function counting(): Executor & { touched: () => number } {
  let touched = 0;
  const handle = executorOf({
    rows: async (query) => {
      const [plan] = await db.rows(sql<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>`
        explain (analyze, format json) ${query}`);
      touched += readBy(plan?.['QUERY PLAN'][0].Plan);
      return db.rows(query);
    },
    run: db.run,
  });
  return {
    ...handle,
    touched: () => {
      const before = touched;
      touched = 0;
      return before;
    },
  };
}

interface PlanNode {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

function readBy(node: PlanNode | undefined): number {
  if (node === undefined) return 0;
  const own = node['Node Type'].includes('Scan')
    ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
    : 0;
  return own + (node.Plans ?? []).reduce((sum, below) => sum + readBy(below), 0);
}

it('visits every row once, in order, and ends with the last page', async () => {
  const size = 5_000;
  const ids: number[] = [];
  let pages = 1;
  for (let pageNo = 1; pageNo <= pages; pageNo++) {
    const place = { offset: (pageNo - 1) * size, limit: size };
    const { list, totalPages } = await readPage<{ id: bigint }>(db, listOf(1), place);
    ids.push(...list.map(({ id }) => Number(id)));
    pages = totalPages;
  }
  expect(pages).toBe(ROWS / size);
  expect(ids).toEqual(Array.from({ length: ROWS }, (_, n) => ROWS - n));
});

it('counts pages exactly up to the bound, and beyond it reports one page more than requested', async () => {
  const pages = async (owner: number, pageNo: number, limit = 25) =>
    (await readPage(db, listOf(owner), { offset: (pageNo - 1) * limit, limit })).totalPages;
  expect([await pages(2, 1), await pages(2, 2), await pages(2, 9), await pages(2, 3, 10), await pages(3, 1)]).toEqual([
    2, 2, 2, 3, 0,
  ]);
  // Far past the end of a short list.
  expect(await pages(2, 100_000)).toBe(2);
  const bound = COUNTED_ROWS / 25;
  expect([await pages(1, 1), await pages(1, 7), await pages(1, bound)]).toEqual([bound, bound, bound + 1]);
  expect([await pages(1, 1000), await pages(1, ROWS / 25)]).toEqual([1001, ROWS / 25]);
});

it('reads only its own rows on a page that follows another, however deep', async () => {
  const handle = counting();
  const limit = 25;
  const read = async (offset: number) => {
    const { list } = await readPage<{ id: bigint }>(handle, listOf(1), { offset, limit });
    return Number(list[0]?.id);
  };
  expect(await read(40_000)).toBe(ROWS - 40_000);
  // Without the preceding page, the key is found once by counting rows.
  expect(handle.touched()).toBeGreaterThan(40_000);
  expect(await read(40_025)).toBe(ROWS - 40_025);
  // Rows that share a timestamp with the key may be read and skipped.
  expect(handle.touched()).toBeLessThanOrEqual(3 * limit);
  expect(await read(40_000)).toBe(ROWS - 40_000);
  expect(handle.touched()).toBeLessThanOrEqual(3 * limit);
  await read(0);
  expect(handle.touched()).toBeLessThanOrEqual(COUNTED_ROWS + 3 * limit);
});

it('keeps keys separate for each database and each set of conditions', async () => {
  const one = counting();
  await readPage(one, listOf(1), { offset: 2_000, limit: 25 });
  one.touched();
  const narrower = { ...listOf(1), where: sql`owner = 1 and id <= ${50_000}::bigint` };
  const { list } = await readPage<{ id: bigint }>(one, narrower, { offset: 2_025, limit: 25 });
  expect(list[0]?.id).toBe(50_000n - 2_025n);
});

it('does not repeat a row of a deep page when a new row arrives meanwhile', async () => {
  const { list: before } = await readPage<{ id: bigint }>(db, listOf(1), { offset: 5_000, limit: 25 });
  await db.run(sql`insert into paging_rows values (1, clock_timestamp() + interval '1 year', ${ROWS * 2}::bigint, '')`);
  const { list: after } = await readPage<{ id: bigint }>(db, listOf(1), { offset: 5_025, limit: 25 });
  expect(after[0]?.id).toBe((before.at(-1)?.id ?? 0n) - 1n);
});
