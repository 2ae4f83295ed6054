import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { type App, createApp, openDatabase } from './app.ts';
import { serveAudit } from './audit-socket.ts';
import { ConfigError, readConfig } from './config.ts';
import { DataDirInUse, lockDataDir } from './platform/db/index.ts';
import { createLogger } from './platform/log.ts';
import { returnStartupMemory } from './platform/memory.ts';
import { attachConsole } from './attach-console.ts';
import { attachWeb } from './attach-web.ts';

/** A request in flight is given this long after SIGTERM. */
const SHUTDOWN_MS = 12_000;

async function main(): Promise<void> {
  shareOneProcessor();
  const config = readConfig(process.env);
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
  stopOnSignals(app, async () => {
    await auditServer.close();
    await app.close();
    unlock();
  });
}

/**
 * Full garbage collections mark what is alive by four threads beside the one that answers. On a single processor they
 * take its time instead: requests wait for 100 ms. There it marks by itself, in short steps between other work.
 */
function shareOneProcessor(): void {
  if (availableParallelism() === 1) setFlagsFromString('--no-concurrent-marking');
}

function stopOnSignals({ platform: { log } }: App, stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => {
      log.error('requests did not finish in time');
      process.exit(1);
    }, SHUTDOWN_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

main().catch((error: unknown) => {
  if (error instanceof ConfigError || error instanceof DataDirInUse) console.error(error.message);
  else console.error(error);
  process.exit(1);
});
