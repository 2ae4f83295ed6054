import { pino } from 'pino';
import { buildSandbox } from './app.ts';
import { readConfig } from './config.ts';

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const logger = pino({ name: 'sandbox', level: config.logLevel });
  const app = await buildSandbox({ ...config, logger });
  await app.listen({ host: config.host, port: config.port });

  const stop = () => {
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'the sandbox did not close cleanly');
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
