import type { Config } from '@fairlot/server/config';
import { afterAll } from 'vitest';
import { createTestApp, type TestApp, type TestAppOptions } from './app.ts';
import { createDatabaseUrl, dropDatabase } from './database.ts';
import { auditBooks } from './members.ts';

/** Two applications on one database, as two processes would run. */
export interface TwoProcesses {
  apps: [TestApp, TestApp];
  /** Audits the books and closes, once; happens after the last test at the latest. */
  close(): Promise<void>;
}

export async function openTwoProcesses(options: TestAppOptions = {}): Promise<TwoProcesses> {
  const seedGames = options.config?.seedGames ?? 60;
  const databaseUrl = await createDatabaseUrl({ seed: options.seed ?? 'none', seedGames });
  const open = () => createTestApp({ ...options, databaseUrl });
  const apps: [TestApp, TestApp] = [await open(), await open()];
  const end = async () => {
    await auditBooks(apps[0]);
    for (const app of apps) await app.close();
    await dropDatabase(databaseUrl);
  };
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= end());
  afterAll(close);
  return { apps, close };
}

/**
 * The database of a test file that runs several apps on it, simultaneously or in sequence. After the last test the
 * books are audited, the open apps are closed and the database is dropped.
 * @returns a function that opens one more app
 */
export async function shareDatabase({ config, ...options }: TestAppOptions = {}): Promise<
  (own?: Partial<Config>) => Promise<TestApp>
> {
  const databaseUrl = await createDatabaseUrl({ seed: options.seed ?? 'none', seedGames: 60 });
  const open = new Set<TestApp>();
  afterAll(async () => {
    const [first] = open;
    if (first !== undefined) await auditBooks(first);
    for (const app of open) await app.close();
    await dropDatabase(databaseUrl);
  });
  return async (own) => {
    const { close, ...rest } = await createTestApp({ ...options, databaseUrl, config: { ...config, ...own } });
    const app: TestApp = {
      ...rest,
      close: async () => {
        open.delete(app);
        await close();
      },
    };
    open.add(app);
    return app;
  };
}
