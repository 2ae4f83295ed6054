import { afterAll } from 'vitest';
import { createTestApp, type TestApp, type TestAppOptions } from './app.ts';
import { auditBooksAndClose } from './members.ts';

/** The app of a test file. After the last test its books are audited, then it is closed. */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const app = await createTestApp(options);
  afterAll(() => auditBooksAndClose(app));
  return app;
}
