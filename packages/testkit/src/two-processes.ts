import { createTestApp, type TestApp, type TestAppOptions } from './app.ts';
import { createPostgresDatabase } from './database.ts';
import { auditBooks } from './members.ts';
import { startPostgres } from './postgres.ts';

/** Two processes' worth of application on one database of PostgreSQL. Close them in `afterAll`. */
export interface TwoProcesses {
  apps: [TestApp, TestApp];
  /** Ends with an audit of the books. */
  close(): Promise<void>;
}

export async function openTwoProcesses({ config, ...more }: TestAppOptions = {}): Promise<TwoProcesses> {
  const postgres = await startPostgres();
  const databaseUrl = await createPostgresDatabase(postgres.url);
  // What one sealed the other opens.
  const options = { ...more, databaseUrl, config: { secretKey: '22'.repeat(32), ...config } };
  const apps: [TestApp, TestApp] = [await createTestApp(options), await createTestApp(options)];
  return {
    apps,
    close: async () => {
      await auditBooks(apps[0]);
      for (const app of apps) await app.close();
      await postgres.stop();
    },
  };
}
