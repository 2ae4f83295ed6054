import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterEach, beforeEach } from 'vitest';
import { buildSandbox, type SandboxOptions } from '../app.ts';

/** A sandbox with an empty data folder for each test of a file. */
export function sandboxOfEachTest(options: Partial<SandboxOptions> = {}) {
  let running: FastifyInstance;
  const app = {
    dataDir: '',
    inject: (request: InjectOptions | string) => running.inject(request),
    start: async (own: Partial<SandboxOptions> = {}) => {
      const { dataDir } = app;
      running = await buildSandbox({ dataDir, apiKey: 'key', webhookSecret: 'secret', ...options, ...own });
      await running.ready();
    },
    close: () => running.close(),
    restart: async (own: Partial<SandboxOptions> = {}) => {
      await app.close();
      await app.start(own);
    },
  };
  beforeEach(async () => {
    app.dataDir = mkdtempSync(join(tmpdir(), 'fairlot-sandbox-'));
    await app.start();
  });
  afterEach(async () => {
    await app.close();
    rmSync(app.dataDir, { recursive: true, force: true });
  });
  return app;
}
