import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { joinDatabase } from './open-database.ts';
import { createLogger } from './platform/log.ts';

/** `npm run audit`: exit code 0 when the books are correct, 1 when they are wrong, 2 when they could not be checked. */
async function main(): Promise<number> {
  if (process.argv.length > 2)
    throw new Error(
      'The audit takes no arguments. DATABASE_URL names the database, or DATA_DIR the folder of its own.',
    );
  const config = readConfig(process.env);
  if (config.databaseUrl === undefined && !existsSync(join(config.dataDir, 'postgres')))
    throw new Error(`There is no database in ${config.dataDir}`);
  const log = createLogger('error');
  const app = await createApp({ ...config, seed: 'none' }, await joinDatabase(config, log), log);
  try {
    const findings = await app.audit();
    for (const finding of findings) console.log(`WRONG  ${finding}`);
    console.log(findings.length === 0 ? 'The books are right.' : `${findings.length} findings.`);
    return findings.length === 0 ? 0 : 1;
  } finally {
    await app.close();
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(`Not checked: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(2);
  },
);
