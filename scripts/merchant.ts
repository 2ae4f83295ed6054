import { commandEnvironment } from '../launcher/child-env.mjs';

/** `npm run merchant`: the server's command, with the variables that `npm start` gives the server. */
async function main(): Promise<void> {
  Object.assign(process.env, commandEnvironment(process.env));
  await import('@fairlot/server/merchant/command');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(2);
});
