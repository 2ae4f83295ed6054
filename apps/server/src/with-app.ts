import { type App, createApp } from './app.ts';
import { readConfig } from './config.ts';
import { joinDatabase } from './open-database.ts';
import { createLogger } from './platform/log.ts';

/** Runs a command's work on the application of the configured database, without demonstration data, and closes it. */
export async function withApp<T>(work: (app: App) => Promise<T>): Promise<T> {
  const config = readConfig(process.env);
  const log = createLogger('error');
  const app = await createApp({ ...config, seed: 'none' }, await joinDatabase(config, log), log);
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}
