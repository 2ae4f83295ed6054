import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readConfig } from '@fairlot/server/config';
import { openEmbedded, runningUrl } from '@fairlot/server/platform/db/index';
import { createLogger } from '@fairlot/server/platform/log';

/**
 * `npm run psql [-- arguments of psql]`: a shell on the product's database, which need not be running.
 * @returns psql's exit code, 2 when there is no psql
 */
async function main(): Promise<number> {
  const { databaseUrl, dataDir, postgresBin } = readConfig(process.env);
  const url = databaseUrl ?? runningUrl(dataDir);
  if (url !== undefined) return runPsql(url, postgresBin);
  const own = await openEmbedded(dataDir, { binFolder: postgresBin, log: createLogger('error') });
  try {
    return runPsql(own.url, postgresBin);
  } finally {
    await own.stop();
  }
}

function runPsql(url: string, binFolder: string | undefined): number {
  const args = [url, ...process.argv.slice(2)];
  const programs = [...(binFolder === undefined ? [] : [join(binFolder, 'psql')]), 'psql'];
  for (const program of programs) {
    const { status, error } = spawnSync(program, args, { stdio: 'inherit' });
    if (error === undefined) return status ?? 1;
  }
  console.error(
    'There is no psql on this machine. Install a PostgreSQL client, such as the package postgresql-client.',
  );
  return 2;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  },
);
