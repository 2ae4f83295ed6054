import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type App, createApp, openDatabase } from '@fairlot/server/app';
import { type Config, readConfig } from '@fairlot/server/config';
import { createDatabase, type ImageEntry, openPglite } from '@fairlot/server/platform/db/index';
import type { Contributions } from '@fairlot/server/platform/contributions';
import { type AnyRoom, defineRoom } from '@fairlot/server/platform/room';
import { createLogger } from '@fairlot/server/platform/log';
import { migratedDatabase } from './database.ts';
import { cachedImage, writeImage } from './image-cache.ts';
import { checkWrittenEvents, noteWrittenEvents } from './written-events.ts';

export interface TestApp extends App {
  config: Config;
  /** Listens on a free port and answers the origin, such as http://127.0.0.1:41234. */
  listen(): Promise<string>;
}

export interface TestAppOptions {
  /** Connection string of a real PostgreSQL; without it the embedded engine runs in memory. */
  databaseUrl?: string;
  seed?: 'demo' | 'none';
  /** Keeps the embedded database in this folder, so that a second app can be opened on it. */
  dataDir?: string;
  config?: Partial<Config>;
  /** Rooms beside those of the list. */
  rooms?: readonly AnyRoom[];
  /** Whether jobs and event delivery run; without them a test drives the engine by hand. */
  started?: boolean;
}

/** The whole server in this process, on a database of its own. Close it in `afterAll`. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const scratch = options.dataDir ?? mkdtempSync(join(tmpdir(), 'fairlot-test-'));
  const config: Config = {
    ...readConfig({
      NODE_ENV: 'test',
      PORT: '0',
      DATA_DIR: scratch,
      LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
      SEED: options.seed ?? 'none',
      SEED_GAMES: '60',
      TEST_CAPTCHA: '24680',
      ...(options.databaseUrl ? { DATABASE_URL: options.databaseUrl } : {}),
    }),
    ...options.config,
  };
  const app = await open(config, options);
  const isOwn = !config.databaseUrl && options.dataDir === undefined;
  if (isOwn) await noteWrittenEvents(app);
  if (options.started) await app.start();
  return {
    ...app,
    config,
    listen: () => app.server.listen({ port: 0, host: '127.0.0.1' }),
    close: async () => {
      try {
        if (isOwn) await checkWrittenEvents(app);
      } finally {
        await app.close();
        if (options.dataDir === undefined) rmSync(scratch, { recursive: true, force: true });
      }
    },
  };
}

async function open(config: Config, options: TestAppOptions): Promise<App> {
  const log = createLogger(config.logLevel);
  if (options.dataDir !== undefined && !config.databaseUrl) await beginMigrated(join(options.dataDir, 'pglite'));
  if (config.databaseUrl || options.dataDir)
    return createApp(config, await openDatabase(config, log), log, options.rooms);
  // Images hold what was sealed with the key, so tests share one.
  const withKey = { ...config, secretKey: config.secretKey ?? '11'.repeat(32) };
  const image = await template(withKey);
  return createApp(withKey, createDatabase(await openPglite('memory://', image)), log, options.rooms);
}

/** A room for one test, which contributes what is given. */
export function throwAwayRoom(contributions: Contributions): AnyRoom {
  return defineRoom({ name: 'throw-away', create: () => ({ door: null, ...contributions }) });
}

/** Runs a room's job once, as its timer does. @returns whether there is more to do */
export async function runJob({ platform }: App, name: string): Promise<boolean> {
  const jobs = platform.collected.all().flatMap((room) => room.jobs ?? []);
  const job = jobs.find((candidate) => candidate.name === name);
  if (job === undefined) throw new Error(`No room has a job ${name}`);
  return job.run();
}

/** A migrated and seeded database as an image. */
function template(config: Config): Promise<ImageEntry[]> {
  return cachedImage(`template-${config.seed}-${config.seedGames}`, () => buildImage(config));
}

/** Making a cluster and migrating it takes four seconds; a folder that is not there yet begins behind both. */
async function beginMigrated(folder: string): Promise<void> {
  if (!existsSync(folder)) writeImage(await migratedDatabase(), folder);
}

async function buildImage(config: Config): Promise<Blob> {
  const engine = await openPglite('memory://', await migratedDatabase());
  const dumping = { ...engine, close: async () => {} };
  const app = await createApp(config, createDatabase(dumping), createLogger('silent'));
  // Listeners that know the demonstration, as those of a product that has run for a second.
  await app.platform.events.outbox.drain();
  await app.close();
  const image = await engine.dump();
  await engine.close();
  return image;
}
