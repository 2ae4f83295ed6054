import { serveSandbox } from './serve.ts';

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const { logger, close } = await serveSandbox(process.env);
  const stop = () => {
    close().then(
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
