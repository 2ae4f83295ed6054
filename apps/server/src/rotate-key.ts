import { renameSync } from 'node:fs';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './open-database.ts';
import { createLogger } from './platform/log.ts';
import { keyAt, loadSecretKey, secretKeyPath } from './platform/secret-box.ts';

const USAGE = `Seals every secret at rest with a new key. With a key in the configuration:
  1. set SECRET_KEY_FORMER to the new key (openssl rand -hex 32), restart the servers;
  2. swap SECRET_KEY and SECRET_KEY_FORMER, restart the servers;
  3. run this command with both set;
  4. remove SECRET_KEY_FORMER, restart the servers; keep the old key as long as there are backups from before.
Without one (development) stop the server and run the command: it makes a key and keeps it in DATA_DIR.`;

/**
 * `npm run rotate-key`: exit code 0 when every secret is sealed with the new key, 1 when not, 2 when keys are missing
 * or an argument is given.
 */
async function main(): Promise<number> {
  const config = readConfig(process.env);
  const isConfigured = config.secretKey !== undefined;
  if (process.argv.length > 2 || (isConfigured && config.formerSecretKey === undefined)) {
    console.error(USAGE);
    return 2;
  }
  const log = createLogger('error');
  const db = await openDatabase(config, log);
  const next = isConfigured ? undefined : makeNextKey(config.dataDir);
  const keys = next === undefined ? {} : { secretKey: next, formerSecretKey: loadSecretKey(undefined, config.dataDir) };
  const app = await createApp({ ...config, ...keys, seed: 'none' }, db, log);
  try {
    const count = await app.reseal();
    // Renamed while this process still holds the data folder: no product may start with the old key now.
    if (next !== undefined) renameSync(nextKeyPath(config.dataDir), secretKeyPath(config.dataDir));
    console.log(`${count} secrets are sealed with the new key.`);
    return 0;
  } finally {
    await app.close();
  }
}

/**
 * Stores the new key next to the old one until every secret is sealed with it, so that an interrupted rotation
 * continues with it.
 */
function makeNextKey(dataDir: string): string {
  return keyAt(nextKeyPath(dataDir));
}

function nextKeyPath(dataDir: string): string {
  return `${secretKeyPath(dataDir)}.next`;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  },
);
