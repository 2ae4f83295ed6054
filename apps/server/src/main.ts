import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import type { Logger } from 'pino';
import { ConfigError, readConfig } from './config.ts';
import { openDatabase } from './open-database.ts';
import { EmbeddedRefusal } from './platform/db/index.ts';
import { createLogger } from './platform/log.ts';
import type { Serving } from './serve.ts';

/** Time for requests in flight, after the drain. */
const SHUTDOWN_MS = 12_000;

async function main(): Promise<void> {
  shareOneProcessor();
  const config = readConfig(process.env);
  const log = createLogger(config.logLevel);
  // Loaded only where traces are exported.
  const stopTracing = config.exportsTraces
    ? (await import('./platform/tracing/start.ts')).startTracing(config.role)
    : async () => {};
  // The database starts while Node loads the server's code, which takes longer.
  const [db, { serveOn }] = await Promise.all([openDatabase(config, log), import('./serve.ts')]);
  const { drain, close } = await serveOn(config, db, log);
  const closeAll = async () => {
    await close();
    await stopTracing();
  };
  stopOnSignals({ drain, close: closeAll }, log, config.drainSeconds * 1000);
}

/**
 * Full garbage collections mark live objects with four threads besides the main one. On a single processor they take
 * its time, and requests wait for 100 ms. There, marking is done by the main thread, in short steps between other work.
 */
function shareOneProcessor(): void {
  if (availableParallelism() === 1) setFlagsFromString('--no-concurrent-marking');
}

/** SIGTERM drains first, so that load balancers send requests elsewhere. Ctrl-C stops immediately. */
function stopOnSignals({ drain, close }: Pick<Serving, 'drain' | 'close'>, log: Logger, drainMs: number): void {
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    const drains = signal === 'SIGTERM';
    log.info({ signal }, 'stopping');
    setTimeout(
      () => {
        log.error('requests did not finish in time');
        process.exit(1);
      },
      SHUTDOWN_MS + (drains ? drainMs : 0),
    ).unref();
    (drains ? drain() : Promise.resolve()).then(close).then(
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
  if (error instanceof ConfigError || error instanceof EmbeddedRefusal) console.error(error.message);
  else console.error(error);
  process.exit(1);
});
