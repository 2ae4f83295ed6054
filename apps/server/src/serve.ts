import type { Logger } from 'pino';
import { createApp, openDatabase } from './app.ts';
import { attachConsole } from './attach-console.ts';
import { attachWeb } from './attach-web.ts';
import { serveAudit } from './audit-socket.ts';
import { readConfig } from './config.ts';
import { lockDataDir } from './platform/db/index.ts';
import { createLogger } from './platform/log.ts';
import { returnStartupMemory } from './platform/memory.ts';

export interface Serving {
  log: Logger;
  /** Requests in flight finish first. */
  close(): Promise<void>;
}

/**
 * Opens the whole product under an environment and answers once it takes requests.
 * @throws ConfigError for a setting that cannot be used
 * @throws DataDirInUse when another process has the data folder
 */
export async function serve(env: Record<string, string | undefined>): Promise<Serving> {
  const config = readConfig(env);
  const log = createLogger(config.logLevel);
  const unlock = config.databaseUrl ? () => {} : lockDataDir(config.dataDir);
  process.once('exit', unlock);

  const app = await createApp(config, await openDatabase(config, log), log);
  await attachWeb(app);
  attachConsole(app);
  const auditServer = await serveAudit(config, app.audit);
  returnStartupMemory();
  await app.server.listen({ port: config.port, host: config.host });
  await app.start();
  log.info({ host: config.host, port: config.port, engine: app.platform.db.engine }, 'serving');
  return {
    log,
    close: async () => {
      await auditServer.close();
      await app.close();
      unlock();
      process.off('exit', unlock);
    },
  };
}
