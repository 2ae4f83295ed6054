import type { Logger } from 'pino';
import { createServer } from './http/index.ts';
import { createMetrics } from './metrics.ts';

/** An HTTP server without rooms, which is always ready. */
export const openQuietServer = (log: Logger, operatorNetworks: readonly string[] = []) =>
  createServer({
    log,
    metrics: createMetrics(),
    trustProxy: [],
    operatorNetworks,
    isProduction: false,
    metricsKey: undefined,
    servesCalls: true,
    isReady: async () => true,
  });
