import type { Logger } from 'pino';
import { type App, createApp } from './app.ts';
import { attachConsole } from './attach-console.ts';
import { attachWeb } from './attach-web.ts';
import { type Config, readConfig } from './config.ts';
import { seedPack } from './merchant/pack.ts';
import { openDatabase } from './open-database.ts';
import type { Database } from './platform/db/index.ts';
import { createLogger } from './platform/log.ts';
import { returnStartupMemory } from './platform/memory.ts';

export interface Serving {
  /** Proves the books; returns what is wrong. */
  audit(): Promise<string[]>;
  /** Delivers the events written so far to every listener. */
  deliver(): Promise<void>;
  /** Requests in flight finish first. */
  close(): Promise<void>;
}

/**
 * Opens the whole product under an environment and answers once it takes requests.
 * @throws ConfigError for a setting that cannot be used
 * @throws EmbeddedRefusal when the data folder's database cannot be started
 * @throws PackFault when the pack that a new database begins with is refused
 */
export async function serve(env: Record<string, string | undefined>): Promise<Serving> {
  const config = readConfig(env);
  const log = createLogger(config.logLevel);
  return serveOn(config, await openDatabase(config, log), log);
}

/** As `serve`, on an open database. */
export async function serveOn(config: Config, db: Database, log: Logger): Promise<Serving> {
  const app = await createApp(config, db, log);
  if (config.pack !== undefined) await seedPack(app.platform, config.pack);
  await attachWeb(app);
  attachConsole(app);
  returnStartupMemory();
  await app.server.listen({ port: config.port, host: config.host });
  await app.start();
  await announceSetup(app);
  log.info({ host: config.host, port: config.port }, 'serving');
  return { audit: app.audit, deliver: app.platform.events.outbox.drain, close: app.close };
}

/**
 * Prints the address under which the first operator is created, while there is none. Under the launcher it is told to
 * that process, which prints it below its own words. It is written nowhere else.
 */
async function announceSetup({ rooms, platform: { config } }: App): Promise<void> {
  const token = await rooms.backoffice.makeSetupToken();
  if (token === null) return;
  const line = `Set up: ${config.publicOrigin}/backoffice/setup?token=${token}`;
  if (config.isLaunched && process.send) process.send({ print: line });
  else console.log(line);
}
