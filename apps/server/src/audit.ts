import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { askRunningServer } from './audit-socket.ts';
import { type Config, readConfig } from './config.ts';

/** `npm run audit`: exit 0 when the books are right, 1 when they are wrong, 2 when they could not be checked. */
async function main(): Promise<number> {
  const config = readConfig(process.env);
  const findings = await audit(config);
  for (const finding of findings) console.log(`WRONG  ${finding}`);
  console.log(findings.length === 0 ? 'The books are right.' : `${findings.length} findings.`);
  return findings.length === 0 ? 0 : 1;
}

async function audit(config: Config): Promise<string[]> {
  if (config.databaseUrl) return openAndAudit(config);
  const told = await askRunningServer(config.dataDir);
  if (told !== undefined) return told;
  if (!existsSync(join(config.dataDir, 'pglite'))) throw new Error(`There is no database in ${config.dataDir}`);
  const { lockDataDir } = await import('./platform/db/index.ts');
  const unlock = lockDataDir(config.dataDir);
  try {
    return await openAndAudit(config);
  } finally {
    unlock();
  }
}

/** Loads the whole server, which a question to a running one does without. */
async function openAndAudit(config: Config): Promise<string[]> {
  const { createApp, openDatabase } = await import('./app.ts');
  const { createLogger } = await import('./platform/log.ts');
  const log = createLogger('error');
  const app = await createApp({ ...config, seed: 'none' }, await openDatabase(config, log), log);
  try {
    return await app.audit();
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
