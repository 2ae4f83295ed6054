import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bindClockDefaults, type Database, shadowClock, sql } from '@fairlot/server/platform/db/index';
import { createDatabaseUrl } from '@fairlot/testkit';
import { Client } from '@fairlot/testkit/client';
import { openBeside } from './held-draws.ts';
import type { StartedProduct } from './product/start-product.ts';

const SHIFT = fileURLToPath(new URL('clock-shift.mjs', import.meta.url));

/** The clock of a product, its database and its sandbox. */
export interface TimeMachine {
  /** Environment for the product: it names a database whose clock can be moved ahead. */
  env: Record<string, string>;
  /** Moves the clock of the running product ahead. */
  jump(product: StartedProduct, ms: number): Promise<void>;
}

/** @param seed initial content of its database: the demonstration, or only the tables */
export async function createTimeMachine(seed: 'demo' | 'none' = 'demo'): Promise<TimeMachine> {
  const databaseUrl = await createDatabaseUrl(seed === 'demo' ? { seed, seedGames: 60 } : 'migrated');
  await withDatabase(databaseUrl, (db) => installClock(db, databaseUrl));
  const file = join(mkdtempSync(join(tmpdir(), 'fairlot-clock-')), 'ahead-ms');
  let aheadMs = 0;
  return {
    env: {
      ...(seed === 'none' && { SEED: seed }),
      DATABASE_URL: databaseUrl,
      NODE_OPTIONS: `--import=${SHIFT}`,
      CLOCK_SHIFT_FILE: file,
    },
    jump: async (product, ms) => {
      aheadMs += Math.round(ms);
      await withDatabase(databaseUrl, (db) => db.run(sql`update test_clock.ahead set ms = ${aheadMs}::int`));
      writeFileSync(file, String(aheadMs));
      process.kill(product.serverPid(), 'SIGUSR2');
      if (product.env['SANDBOX_PORT'] !== 'off') process.kill(product.sandboxPid(), 'SIGUSR2');
    },
  };
}

/** Milliseconds until the current draw of a game, which is on sale or closed, by the product's clock. */
export async function untilDraw(origin: string, gameCode: string): Promise<number> {
  const { value } = await new Client(origin).call('GET', '/lgw/lottery/numero');
  const issue = (value as unknown as { gameCode: string; remainTime: number }[]).find(
    (entry) => entry.gameCode === gameCode,
  );
  if (issue === undefined) throw new Error(`No issue of ${gameCode}`);
  return issue.remainTime;
}

/** Puts clock functions that read `test_clock.ahead` before PostgreSQL's own in the search path of new connections. */
async function installClock(db: Database, databaseUrl: string): Promise<void> {
  const ahead = "(select ms from test_clock.ahead) * interval '1 millisecond'";
  const path = 'public, test_clock, pg_catalog';
  await db.script(`
    create schema test_clock;
    create table test_clock.ahead (ms bigint not null);
    insert into test_clock.ahead values (0);
    ${shadowClock('test_clock', (clock) => `pg_catalog.${clock}() + ${ahead}`).join(';')};
    ${bindClockDefaults(path)};
    alter database ${new URL(databaseUrl).pathname.slice(1)} set search_path = ${path}`);
}

async function withDatabase(databaseUrl: string, work: (db: Database) => Promise<unknown>): Promise<void> {
  const db = openBeside(databaseUrl);
  try {
    await work(db);
  } finally {
    await db.close();
  }
}
