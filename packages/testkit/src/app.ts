import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type App, createApp } from '@fairlot/server/app';
import { type Config, readConfig } from '@fairlot/server/config';
import type { Contributions } from '@fairlot/server/platform/contributions';
import { connectDatabase, sql } from '@fairlot/server/platform/db/index';
import { createLogger } from '@fairlot/server/platform/log';
import { passMidnight } from './clock/pass-midnight.ts';
import { createDatabaseUrl, dropDatabase, TEST_SECRET_KEY } from './database.ts';
import { checkWakes } from './wakes.ts';
import { checkWrittenEvents } from './written-events.ts';

export interface TestApp extends App {
  config: Config;
  /** Connection string of the app's database. */
  databaseUrl: string;
  /** Listens on a free port and returns the origin, such as http://127.0.0.1:41234. */
  listen(): Promise<string>;
}

export interface TestAppOptions {
  /** A database that the test creates and drops; by default the app uses its own clone. */
  databaseUrl?: string;
  seed?: 'demo' | 'none';
  config?: Partial<Config>;
  /** Leaves a site without demonstration data closed, as a new installation is; by default it is open. */
  isClosed?: boolean;
  /** Contributions in addition to those of the rooms. */
  beside?: Contributions;
  /** Whether jobs and event delivery run; by default a test drives the engine itself. */
  started?: boolean;
}

/** The whole server in this process, with its own database. Close it in `afterAll`. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  await passMidnight();
  const scratch = mkdtempSync(join(tmpdir(), 'fairlot-test-'));
  const config: Config = {
    ...readConfig({
      NODE_ENV: 'test',
      PORT: '0',
      DATA_DIR: scratch,
      LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
      SEED: options.seed ?? 'none',
      SEED_GAMES: '60',
      SEED_DAYS: '0',
      SECRET_KEY: TEST_SECRET_KEY,
      TEST_CAPTCHA: '24680',
    }),
    ...options.config,
  };
  // Templates are sealed with the tests' key; with another key the app seeds its own database.
  const isSeeded = config.secretKey === TEST_SECRET_KEY;
  const databaseUrl = options.databaseUrl ?? (await createDatabaseUrl(isSeeded ? config : 'migrated'));
  const isOwn = options.databaseUrl === undefined;
  const log = createLogger(config.logLevel);
  const db = connectDatabase(databaseUrl, config.databasePoolSize, log, config.databaseDirectUrl);
  const proveWakes = checkWakes(db);
  const app = await createApp(config, db, log, options.beside);
  await proveWakes(jobsOf(app).map(({ name }) => name));
  if (!options.isClosed) await openSite(app, config.merchantCode);
  if (options.started) await app.start();
  return {
    ...app,
    config,
    databaseUrl,
    listen: () => app.server.listen({ port: 0, host: '127.0.0.1' }),
    close: async () => {
      try {
        if (isOwn && isSeeded) await checkWrittenEvents(app);
      } finally {
        await app.close();
        if (isOwn) await dropDatabase(databaseUrl);
        rmSync(scratch, { recursive: true, force: true });
      }
    },
  };
}

/** Opens the site without the two-operator set-up. */
async function openSite({ platform: { db }, rooms }: App, merchant: string): Promise<void> {
  await db.run(sql`
    insert into site_settings (merchant, key, value) values (${merchant}, 'opened', 'true') on conflict do nothing`);
  rooms.site.dropCache();
}

const jobsOf = ({ platform }: App) => platform.collected.all().flatMap((room) => room.jobs ?? []);

/** Runs a room's job once, as its timer does. @returns whether there is more to do immediately */
export async function runJob(app: App, name: string): Promise<boolean> {
  const job = jobsOf(app).find((candidate) => candidate.name === name);
  if (job === undefined) throw new Error(`No room has a job ${name}`);
  const more = await job.run();
  await job.settle?.();
  return more === true;
}
