import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { attachConsole } from './attach-console.ts';
import { attachWeb } from './attach-web.ts';
import { type Config, readConfig } from './config.ts';
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
 */
export async function serve(env: Record<string, string | undefined>): Promise<Serving> {
  const config = readConfig(env);
  const log = createLogger(config.logLevel);
  return serveOn(config, await openDatabase(config, log), log);
}

/** As `serve`, on an open database. */
export async function serveOn(config: Config, db: Database, log: Logger): Promise<Serving> {
  const app = await createApp(config, db, log);
  await attachWeb(app);
  attachConsole(app);
  returnStartupMemory();
  await app.server.listen({ port: config.port, host: config.host });
  await app.start();
  log.info({ host: config.host, port: config.port }, 'serving');
  return { audit: app.audit, deliver: app.platform.events.outbox.drain, close: app.close };
}
