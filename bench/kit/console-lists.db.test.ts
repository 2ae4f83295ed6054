import type { ListField } from '@fairlot/contract';
import { type Executor, sql } from '@fairlot/server/platform/db/index';
import { type AnyDeskList, countRows, nameOfList, readPage } from '@fairlot/server/platform/operators/index';
import { createTestApp } from '@fairlot/testkit';
import { afterAll, expect, test } from 'vitest';
import { casesOf } from './console-lists.ts';
import { fillConsole } from './console-tables.ts';

/** Large enough for the planner to prefer an index to a table scan, as it does at a hundred times the size. */
const ROWS = 6000;
const SIZE = { members: ROWS, tickets: ROWS, transfers: ROWS };
/** A step that reads more rows than this has scanned practically the whole table. */
const MOST_ROWS = ROWS / 2;
/** Scaled down with the number of rows: a merchant's tables would have 10,000. */
const MOST_COUNTED = 100;

const app = await createTestApp({ seed: 'demo' });
afterAll(() => app.close());

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

test('no console list scans a whole large table, whatever the query', async () => {
  const { db, collected } = app.platform;
  await db.transaction((tx) => fillConsole(tx, SIZE));
  const permissions = collected
    .lists()
    .flatMap(({ endpoint: { list } }) =>
      Object.values<ListField>(list.fields).flatMap(({ permission }) => permission ?? []),
    );
  const reader = { operatorId: 1n, name: 'one', permissions };
  const slow: string[] = [];
  let asked = 0;
  for (const list of collected.lists()) {
    for (const { name, wish: input } of casesOf(list)) {
      const look = async (what: string, read: (executor: Executor) => Promise<unknown>) => {
        asked += 1;
        const worst = Math.max(0, ...(await plansOf(db, read)).flatMap(rowsOf));
        if (worst > MOST_ROWS) slow.push(`${nameOfList(list)} ${name}: ${what} goes through ${worst} rows`);
      };
      await look('a page', (executor) => readPage(executor, list as AnyDeskList, input, reader));
      await look('the count', (executor) => countRows(executor, list, input.filter, reader, MOST_COUNTED));
    }
  }
  expect(asked).toBeGreaterThan(300);
  expect(slow).toEqual([]);
}, 120_000);

/** The database plans of a call's queries; the call itself finds nothing and stops. */
async function plansOf(db: Executor, read: (executor: Executor) => Promise<unknown>): Promise<Plan[]> {
  const plans: Plan[] = [];
  const explained = {
    ...db,
    rows: async (query: Parameters<Executor['rows']>[0]) => {
      const [row] = await db.rows(sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>`
        explain (analyze, timing off, summary off, format json) ${query}`);
      if (row !== undefined) plans.push(row['QUERY PLAN'][0].Plan);
      return [];
    },
    one: async (query: Parameters<Executor['rows']>[0]) => (await explained.rows(query), { found: 0n }),
  } as unknown as Executor;
  await read(explained);
  return plans;
}

/** Number of rows that each step on a table read. */
function rowsOf(plan: Plan): number[] {
  const own = ((plan['Actual Rows'] ?? 0) + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'];
  return [...(plan['Relation Name'] === undefined ? [] : [own]), ...(plan.Plans ?? []).flatMap(rowsOf)];
}
