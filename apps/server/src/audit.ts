import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createApp, openDatabase } from './app.ts';
import { askRunningServer } from './audit-socket.ts';
import { type Config, readConfig } from './config.ts';
import { isDataDirHeld, lockDataDir } from './platform/db/index.ts';
import { createLogger } from './platform/log.ts';

/** `npm run audit`: exit 0 when the books are right, 1 when they are wrong, 2 when they could not be checked. */
async function main(): Promise<number> {
  const config = readConfig(process.env);
  const findings = await audit(config);
  for (const finding of findings) console.log(`WRONG  ${finding}`);
  console.log(findings.length === 0 ? 'The books are right.' : `${findings.length} findings.`);
  return findings.length === 0 ? 0 : 1;
}

async function audit(config: Config): Promise<string[]> {
  if (!config.databaseUrl) {
    if (isDataDirHeld(config.dataDir)) return askRunningServer(config.dataDir);
    if (!existsSync(join(config.dataDir, 'pglite'))) throw new Error(`There is no database in ${config.dataDir}`);
  }
  const unlock = config.databaseUrl ? () => {} : lockDataDir(config.dataDir);
  const log = createLogger('error');
  const app = await createApp({ ...config, seed: 'none' }, await openDatabase(config, log), log);
  try {
    return await app.audit();
  } finally {
    await app.close();
    unlock();
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(`Not checked: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(2);
  },
);
