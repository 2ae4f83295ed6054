import { type Logger, pino } from 'pino';
import { buildSandbox } from './app.ts';
import { readConfig } from './config.ts';

export interface ServingSandbox {
  logger: Logger;
  close(): Promise<void>;
}

/** Starts the sandbox with an environment. @throws Error for an invalid setting */
export async function serveSandbox(env: NodeJS.ProcessEnv): Promise<ServingSandbox> {
  const config = readConfig(env);
  const logger = pino({ name: 'sandbox', level: config.logLevel });
  const app = await buildSandbox({ ...config, logger });
  await app.listen({ host: config.host, port: config.port });
  return { logger, close: async () => app.close() };
}
