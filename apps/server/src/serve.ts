import type { Logger } from 'pino';
import { type App, createApp } from './app.ts';
import { attachConsole } from './attach-console.ts';
import { attachWeb } from './attach-web.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { PackFault } from './merchant/pack-folder.ts';
import { seedPack } from './merchant/pack.ts';
import { openDatabase } from './open-database.ts';
import type { Database } from './platform/db/index.ts';
import { createLogger } from './platform/log.ts';
import { returnStartupMemory } from './platform/memory.ts';

export interface Serving {
  /** Audits the books; returns what is wrong. */
  audit(): Promise<string[]>;
  /** Delivers the events written so far to every listener. */
  deliver(): Promise<void>;
  /** Announces the end on `/readyz` and finishes jobs, while requests are still answered. */
  drain(): Promise<void>;
  /** Closes after requests in flight have finished. */
  close(): Promise<void>;
}

/**
 * Starts the whole product with an environment and resolves once it accepts requests.
 * @throws ConfigError for an invalid setting, or when the pack for a new database is refused
 * @throws EmbeddedRefusal when the data folder's database cannot start
 */
export async function serve(env: Record<string, string | undefined>): Promise<Serving> {
  const config = readConfig(env);
  const log = createLogger(config.logLevel);
  return serveOn(config, await openDatabase(config, log), log);
}

/** Like `serve`, on an open database. */
export async function serveOn(config: Config, db: Database, log: Logger): Promise<Serving> {
  const app = await createApp(config, db, log);
  if (config.pack !== undefined)
    await seedPack(app.platform, config.pack).catch((error: unknown) => {
      throw error instanceof PackFault ? new ConfigError([`SEED: ${error.message}`]) : error;
    });
  if (config.role !== 'jobs') {
    await attachWeb(app);
    attachConsole(app);
  }
  returnStartupMemory();
  await app.server.listen({ port: config.port, host: config.host });
  await app.start();
  if (config.role !== 'jobs') await announceSetup(app);
  log.info({ host: config.host, port: config.port }, 'serving');
  return { audit: app.audit, deliver: app.platform.events.outbox.drain, drain: app.drain, close: app.close };
}

/**
 * Prints the address for creating the first operator, while there is none. Under the launcher it is sent to that
 * process, which prints it below its own output. It is not written anywhere else.
 */
async function announceSetup({ rooms, platform: { config } }: App): Promise<void> {
  const token = await rooms.backoffice.setupToken();
  if (token === null) return;
  const line = `Set up: ${config.publicOrigin}/backoffice/setup?token=${token}`;
  if (config.isLaunched && process.send) process.send({ print: line });
  else console.log(line);
}
