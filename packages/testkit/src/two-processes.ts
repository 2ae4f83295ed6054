import { createTestApp, type TestApp, type TestAppOptions } from './app.ts';
import { createDatabaseUrl, dropDatabase } from './database.ts';
import { auditBooks } from './members.ts';

/** Two applications on one database, as two processes would run. Close them in `afterAll`. */
export interface TwoProcesses {
  apps: [TestApp, TestApp];
  /** Audits the books, then closes. */
  close(): Promise<void>;
}

export async function openTwoProcesses(options: TestAppOptions = {}): Promise<TwoProcesses> {
  const seedGames = options.config?.seedGames ?? 60;
  const databaseUrl = await createDatabaseUrl({ seed: options.seed ?? 'none', seedGames });
  const open = () => createTestApp({ ...options, databaseUrl });
  const apps: [TestApp, TestApp] = [await open(), await open()];
  return {
    apps,
    close: async () => {
      await auditBooks(apps[0]);
      for (const app of apps) await app.close();
      await dropDatabase(databaseUrl);
    },
  };
}
