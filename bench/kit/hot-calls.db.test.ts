import { randomUUID } from 'node:crypto';
import { ENDPOINTS } from '@fairlot/contract';
import { connectDatabase, sql } from '@fairlot/server/platform/db/index';
import { createLogger } from '@fairlot/server/platform/log';
import { createMember, createTestApp, type TestApp, type TestMember } from '@fairlot/testkit';
import { createDatabaseUrl, dropDatabase } from '@fairlot/testkit/database';
import { buy, createIssue } from '@fairlot/testkit/draws';
import { expect, test } from 'vitest';
import { fillConsole } from './console-tables.ts';

/** Large enough for the planner to prefer an index to a table scan, as it does at a hundred times the size. */
const ROWS = 2000;
/** Maximum number of rows that may be scanned: reading the beginning of a large table is cheap. */
const MOST_ROWS = BigInt(ROWS / 2);

test('no call of a member scans a whole large table, in SQL functions either', async () => {
  const url = await createDatabaseUrl({ seed: 'demo', seedGames: 60 });
  try {
    await withApp(url, (app) =>
      app.platform.db.transaction((tx) => fillConsole(tx, { members: ROWS, tickets: ROWS, transfers: ROWS })),
    );
    const before = await readScans(url);
    const { answered, statements } = await withApp(url, callAll);
    const after = await readScans(url);
    expect(answered.size).toBeGreaterThan(90);
    const scanned = [...after]
      .filter(([table, rows]) => rows - (before.get(table) ?? 0n) > MOST_ROWS)
      .map(([table]) => ({ table, statements: statements.filter((text) => text.includes(table)) }));
    expect(scanned).toEqual([]);
  } finally {
    await dropDatabase(url);
  }
}, 240_000);

/**
 * Makes every purchase, bet and read that a member can. The books are not audited, because the inserted rows are not
 * real money.
 */
async function callAll(app: TestApp): Promise<{ answered: Set<string>; statements: string[] }> {
  const [answered, statements] = [new Set<string>(), new Set<string>()];
  app.platform.db.observe((text) => statements.add(text));
  const member = await createMember(app, { balance: '100000.00' });
  await buy(app, member, await createIssue(app), [{ play: 'de', picks: ['27'], unitStake: '1000.00' }]);
  await roll(app, member);
  for (const { id, path, moduleId: moduleid = '' } of READS) {
    const url = path + (QUERIES[path] ?? '');
    const { statusCode } = await app.server.inject({ method: 'GET', url, headers: { ...member.headers, moduleid } });
    expect(statusCode, url).toBeLessThan(500);
    if (statusCode === 200) answered.add(id);
  }
  return { answered, statements: [...statements] };
}

/** Queries of calls that require one. */
const QUERIES: Readonly<Record<string, string>> = {
  '/lgw/lottery/plays': '?gameCode=VN60',
  '/lgw/lottery/history': '?gameCode=VN60',
  '/lgw/lottery/statistics': '?gameCode=VN60',
};

const READS = ENDPOINTS.filter(
  ({ method, auth, path }) => method === 'GET' && auth !== 'operator' && !path.includes(':'),
);

async function roll(app: TestApp, { headers }: TestMember): Promise<void> {
  const { statusCode } = await app.server.inject({
    method: 'POST',
    url: '/lgw/originals/dice/rounds',
    headers: { ...headers, 'idempotency-key': randomUUID() },
    payload: { stake: '1000.00', choices: { over: true, target: '50.50' } },
  });
  expect(statusCode).toBe(200);
}

async function withApp<R>(databaseUrl: string, work: (app: TestApp) => Promise<R>): Promise<R> {
  const app = await createTestApp({ databaseUrl, seed: 'demo' });
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}

/** Rows that scans have read so far by large table, in all connections that are closed. */
async function readScans(url: string): Promise<Map<string, bigint>> {
  const db = connectDatabase(url, 1, createLogger('silent'));
  try {
    const rows = await db.rows(sql<{ table: string; rows: bigint }>`
      select relname as table, seq_tup_read as rows from pg_stat_user_tables where n_live_tup >= ${ROWS}::int / 2`);
    return new Map(rows.map(({ table, rows: read }) => [table, read]));
  } finally {
    await db.close();
  }
}
