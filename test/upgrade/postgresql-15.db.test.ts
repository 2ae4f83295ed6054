import { spawnSync, type SpawnSyncOptionsWithStringEncoding } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chooseUser } from '@fairlot/server/platform/db/embedded/binaries';
import { connectDatabase, migrate, sql } from '@fairlot/server/platform/db/index';
import { createLogger } from '@fairlot/server/platform/log';
import { SCHEMA } from '@fairlot/server/schema';
import { scratchParent } from '@fairlot/testkit/run-cluster';
import { expect, it } from 'vitest';
import { fromRoot } from '../../launcher/paths.mjs';
import { readSchemaText } from '@fairlot/testkit/schema/schema-text';

/** The oldest version that DATABASE_URL may name. */
const OLDEST = 15;
const binFolder = findOldest();

it(`the schema applies on PostgreSQL ${OLDEST} and matches docs/schema.sql`, async (test) => {
  if (binFolder === undefined) return test.skip(`No PostgreSQL ${OLDEST} server is installed on this machine`);
  const server = startServer(binFolder);
  const db = connectDatabase(server.url, 4, createLogger('silent'));
  try {
    const { version } = await db.one(sql<{ version: string }>`select current_setting('server_version') as version`);
    expect(Number.parseInt(version, 10)).toBe(OLDEST);
    await migrate(db, SCHEMA);
    expect(await readSchemaText(db)).toBe(readFileSync(fromRoot('docs', 'schema.sql'), 'utf8'));
  } finally {
    await db.close();
    server.stop();
  }
});

/** Folder of the server's programs, if that version is installed. */
function findOldest(): string | undefined {
  const { stdout } = spawnSync('pg_config', ['--bindir', '--version'], { encoding: 'utf8' });
  const [named = '', version = ''] = stdout?.split('\n') ?? [];
  const folders = [`/usr/lib/postgresql/${OLDEST}/bin`, ...(version.includes(` ${OLDEST}.`) ? [named] : [])];
  return folders.find((folder) => existsSync(join(folder, 'postgres')));
}

/** Starts a cluster of that version in a scratch folder, reached by a socket there. */
function startServer(programs: string): { url: string; stop(): void } {
  const user = chooseUser();
  const folder = mkdtempSync(join(scratchParent(), `fairlot-${OLDEST}-`));
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const run = (program: string, ...args: string[]) => {
    const options: SpawnSyncOptionsWithStringEncoding = {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
      ...user,
    };
    const { status, stderr } = spawnSync(join(programs, program), ['-D', folder, ...args], options);
    if (status !== 0) throw new Error(`${program}: ${stderr}`);
  };
  run('initdb', '-U', 'fairlot', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync');
  run('pg_ctl', 'start', '-w', '-l', join(folder, 'log'), '-o', `-F -k ${folder} -c listen_addresses=`);
  return {
    url: `postgres:///postgres?host=${encodeURIComponent(folder)}&user=fairlot`,
    stop: () => {
      run('pg_ctl', 'stop', '-w', '-m', 'immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
