import { afterAll } from 'vitest';
import { createTestApp, type TestApp, type TestAppOptions } from './app.ts';
import { auditBooksAndClose } from './members.ts';
import { type RunningSandbox, startSandbox } from './running-sandbox.ts';

/** The app of a test file. After the last test its books are audited, then it is closed. */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const app = await createTestApp(options);
  afterAll(() => auditBooksAndClose(app));
  return app;
}

/** The sandbox of a test file. It stops after the last test. */
export async function openSandbox(): Promise<RunningSandbox> {
  const sandbox = await startSandbox();
  afterAll(sandbox.stop);
  return sandbox;
}
