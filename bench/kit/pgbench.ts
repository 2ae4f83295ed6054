import { spawnSync } from 'node:child_process';
import { access, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { runProgram } from '@fairlot/testkit/run-program';

export interface PgbenchResult {
  perSecond: number;
  failures: number;
  version: string;
}

/**
 * Runs a script with pgbench and prepared statements: the fastest way to query this server.
 * @throws when pgbench is neither found nor can be installed
 */
export async function runPgbench(
  databaseUrl: string,
  script: string,
  { clients, seconds }: { clients: number; seconds: number },
): Promise<PgbenchResult> {
  const program = await findPgbench();
  const folder = await mkdtemp(join(tmpdir(), 'fairlot-pgbench-'));
  try {
    const file = join(folder, 'script.sql');
    await writeFile(file, script);
    const args = [
      '-n',
      '-M',
      'prepared',
      '-c',
      String(clients),
      '-j',
      '1',
      '-T',
      String(seconds),
      '-f',
      file,
      databaseUrl,
    ];
    const output = await runProgram(program, args, { timeoutMs: (seconds + 30) * 1000 });
    const perSecond = Number(/^tps = ([\d.]+)/m.exec(output)?.[1]);
    if (!(perSecond > 0)) throw new Error(`pgbench reported no rate:\n${output}`);
    const version = await runProgram(program, ['--version'], { timeoutMs: 10_000 });
    return {
      perSecond,
      failures: Number(/failed transactions: (\d+)/.exec(output)?.[1] ?? 0),
      version: version.trim(),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Searches PATH, the folder that pg_config reports and Debian's folders; otherwise installs it with apt (Debian as
 * root).
 */
async function findPgbench(): Promise<string> {
  const found = await search();
  if (found !== undefined) return found;
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await runProgram('apt-get', ['update'], { env, timeoutMs: 120_000 });
    await runProgram('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql', 'postgresql-contrib'], {
      env,
      timeoutMs: 300_000,
    });
  }
  const installed = await search();
  if (installed === undefined)
    throw new Error('no pgbench: install the package postgresql (or postgresql-contrib) of this system');
  return installed;
}

async function search(): Promise<string | undefined> {
  const configured = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim();
  const versions = await readdir('/usr/lib/postgresql').catch(() => []);
  const debian = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join('/usr/lib/postgresql', version, 'bin'));
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean),
    ...(configured ? [configured] : []),
    ...debian,
  ];
  for (const folder of folders) {
    const path = join(folder, process.platform === 'win32' ? 'pgbench.exe' : 'pgbench');
    if (await isThere(path)) return path;
  }
  return undefined;
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
