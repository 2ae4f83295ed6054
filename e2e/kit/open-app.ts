import { attachConsole } from '@fairlot/server/attach-console';
import { attachWeb } from '@fairlot/server/attach-web';
import type { Config } from '@fairlot/server/config';
import { paymentsOfSandbox } from '@fairlot/server/config/payments';
import { type RunningSandbox, startSandbox } from '@fairlot/server/rooms/identity/sandbox.testing';
import { auditBooks, createTestApp, freePort, type TestApp } from '@fairlot/testkit';
import { closePhones } from './browser.ts';
import { endSharedProduct } from './product/open-product.ts';
import { forFile } from './product/with-product.ts';

export interface OpenApp {
  app: TestApp;
  origin: string;
  sandbox: RunningSandbox;
  /** Ends the browser and the product, with an audit of its ledger in between. */
  close(): Promise<void>;
}

interface OpenAppOptions {
  /**
   * Configuration besides the sandbox; it may depend on the product's own address and the parties that the sandbox
   * simulates.
   */
  config?: Partial<Config> | ((origin: string, sandbox: RunningSandbox) => Partial<Config>);
  /** Without demonstration data the site is empty: no operator, vendor or game. */
  seed?: 'demo' | 'none';
  /** The keys with which the sandbox simulates vendors of games. */
  vendors?: { privateKey: string; operatorPublicKey: string };
  /** Whether its jobs run; without them `deliver` sends what is pending. */
  started?: boolean;
}

/**
 * Runs the whole product in this process, with pages, console and a real sandbox, for journeys that change what no
 * operator's page offers. Its address is `localhost`, because browsers create passkeys for names only, never for IP
 * addresses.
 */
export async function openApp(options: OpenAppOptions = {}): Promise<OpenApp> {
  await endSharedProduct();
  const port = await freePort();
  const operatorOrigin = `http://localhost:${port}`;
  const { vendors } = options;
  const sandbox = await startSandbox(vendors === undefined ? {} : { vendors: { operatorOrigin, ...vendors } });
  try {
    return await openBeside(sandbox, port, options);
  } catch (error) {
    // A sandbox that keeps running would keep the whole test run from ending.
    await sandbox.stop();
    throw error;
  }
}

/** Gives the tests of a file a product of `openApp`. */
export const withApp = (options: OpenAppOptions = {}): OpenApp =>
  forFile(
    () => openApp(options),
    (site) => site.close(),
  );

async function openBeside(
  sandbox: RunningSandbox,
  port: number,
  { config = {}, seed = 'demo', started = false }: OpenAppOptions,
): Promise<OpenApp> {
  const origin = `http://localhost:${port}`;
  const own = typeof config === 'function' ? config(origin, sandbox) : config;
  const app = await createTestApp({
    seed,
    config: {
      ...sandbox.config,
      sandbox: sandbox.payments,
      ...paymentsOfSandbox(sandbox.payments),
      host: '127.0.0.1',
      port,
      publicOrigin: origin,
      ...own,
    },
  });
  await attachWeb(app);
  attachConsole(app);
  await app.server.listen({ port, host: '127.0.0.1' });
  if (started) await app.start();
  return {
    app,
    origin,
    sandbox,
    close: async () => {
      await closePhones();
      await auditBooks(app);
      await app.close();
      await sandbox.stop();
    },
  };
}
