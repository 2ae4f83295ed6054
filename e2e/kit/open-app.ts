import { createTestApp, type TestApp } from '@fairlot/testkit';
import { attachWeb } from '../../apps/server/src/attach-web.ts';
import type { Config } from '../../apps/server/src/config.ts';
import { type RunningSandbox, startSandbox } from '../../apps/server/src/rooms/identity/sandbox.testing.ts';
import { freePort } from './product.ts';

export interface OpenApp {
  app: TestApp;
  /** On localhost, which browsers take for a safe place (passkeys). */
  origin: string;
  sandbox: RunningSandbox;
  close(): Promise<void>;
}

/**
 * The server with its pages in this process, so that a journey may set what no operator's form sets; text messages and
 * mails go to a sandbox beside it. Jobs do not run: `deliver` sends what waits.
 */
export async function openApp(configure: (origin: string) => Partial<Config> = () => ({})): Promise<OpenApp> {
  const sandbox = await startSandbox();
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const app = await createTestApp({ seed: 'demo', config: { ...sandbox.config, publicOrigin: origin, ...configure(origin) } });
  await attachWeb(app);
  await app.server.listen({ port, host: '127.0.0.1' });
  return {
    app, origin, sandbox,
    close: async () => {
      await app.close();
      await sandbox.stop();
    },
  };
}
