import type { ListField } from '@fairlot/contract';
import { type Executor, sql } from '@fairlot/server/platform/db/index';
import { type AnyDeskList, countRows, nameOfList, readPage } from '@fairlot/server/platform/operators/index';
import { createTestApp } from '@fairlot/testkit';
import { afterAll, expect, test } from 'vitest';
import { casesOf } from './console-lists.ts';
import { fillConsole } from './console-tables.ts';

/** Large enough that the planner prefers an index to the whole table, as it does at a hundred times the size. */
const ROWS = 6000;
const SIZE = { members: ROWS, tickets: ROWS, transfers: ROWS };
/** A step that goes through so many rows has read a large table as good as whole. */
const MOST_ROWS = ROWS / 2;
/** In the proportion in which 10,000 stand to the rows of a merchant. */
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

test('no list of the console goes through a whole large table, however it is asked', async () => {
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
    for (const { name, wish } of casesOf(list)) {
      const look = async (what: string, read: (executor: Executor) => Promise<unknown>) => {
        asked += 1;
        const worst = Math.max(0, ...(await plansOf(db, read)).flatMap(rowsOf));
        if (worst > MOST_ROWS) slow.push(`${nameOfList(list)} ${name}: ${what} goes through ${worst} rows`);
      };
      await look('a page', (executor) => readPage(executor, list as AnyDeskList, wish, reader));
      await look('the count', (executor) => countRows(executor, list, wish.filter, reader, MOST_COUNTED));
    }
  }
  expect(asked).toBeGreaterThan(300);
  expect(slow).toEqual([]);
}, 120_000);

/** What the database does for each query of a call, which itself finds nothing and goes no further. */
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

/** Rows that each step on a table took into its hands. */
function rowsOf(plan: Plan): number[] {
  const own = ((plan['Actual Rows'] ?? 0) + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'];
  return [...(plan['Relation Name'] === undefined ? [] : [own]), ...(plan.Plans ?? []).flatMap(rowsOf)];
}
