import { createTestApp, type TestApp } from '@fairlot/testkit';
import { DEMONSTRATION } from './data.ts';
import type { Databases } from './databases.ts';
import type { Benchmark, Line } from './report.ts';

/** A benchmark that runs the server in this process, on PostgreSQL with the demonstration. */
export function inProcess(name: string, databases: Databases, measure: (app: TestApp) => Promise<Line[]>): Benchmark {
  return {
    name,
    run: async () => {
      const app = await createTestApp({
        databaseUrl: await databases.copy(),
        ...DEMONSTRATION,
      });
      try {
        return await measure(app);
      } finally {
        await app.close();
      }
    },
  };
}
