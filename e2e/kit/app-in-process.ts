import { createTestApp, type TestApp } from '@fairlot/testkit';
import type { Config } from '@fairlot/server/config';
import { attachConsole } from '@fairlot/server/attach-console';
import { attachWeb } from '@fairlot/server/attach-web';
import { type RunningSandbox, startSandbox } from '@fairlot/server/rooms/identity/sandbox.testing';
import { freePort } from './product.ts';

export interface OpenApp {
  app: TestApp;
  origin: string;
  sandbox: RunningSandbox;
  close(): Promise<void>;
}

/**
 * The whole product in this process, with pages, console, jobs and a real sandbox, for journeys that change settings which no
 * operator's page offers. It is reached as `localhost`: browsers make passkeys for names alone, never for addresses.
 */
export async function openAppInProcess(config: Partial<Config> = {}): Promise<OpenApp> {
  const [sandbox, port] = [await startSandbox(), await freePort()];
  const origin = `http://localhost:${port}`;
  const app = await createTestApp({ seed: 'demo', config: { ...sandbox.config, sandbox: sandbox.payments, publicOrigin: origin, ...config } });
  await attachWeb(app);
  attachConsole(app);
  await app.server.listen({ port, host: '127.0.0.1' });
  await app.start();
  return {
    app, origin, sandbox,
    close: async () => {
      await app.close();
      await sandbox.stop();
    },
  };
}
