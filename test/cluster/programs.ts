import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Programs of the cluster, with their Debian packages. */
const PACKAGES = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  pgbouncer: 'pgbouncer',
  haproxy: 'haproxy',
  'redis-server': 'redis-server',
  prometheus: 'prometheus',
  setpriv: 'util-linux',
} as const;
const BACKUP_PACKAGES = { pgbackrest: 'pgbackrest' } as const;

type Name = keyof typeof PACKAGES;

export interface Programs extends Record<Name, string> {
  /** Folder with the programs of PostgreSQL. */
  postgresBin: string;
  /** Only needed for backups. */
  pgbackrest: string | undefined;
}

/** Debian installs daemons in folders that are not in the PATH of ordinary users. */
const FURTHER = ['/usr/sbin', '/usr/local/sbin'];
const POSTGRES = '/usr/lib/postgresql';

/** @returns the installed programs, or the command that installs what is missing */
export function findPrograms({ withBackup = false } = {}): { programs: Programs } | { problem: string } {
  const found = new Map<string, string>();
  const missing = new Set<string>();
  for (const [name, packageName] of Object.entries({ ...PACKAGES, ...(withBackup ? BACKUP_PACKAGES : {}) })) {
    const path = findProgram(name);
    if (path === undefined) missing.add(packageName);
    else found.set(name, path);
  }
  const postgresBin = findPostgres();
  if (postgresBin === undefined) missing.add('postgresql-15');
  if (missing.size > 0 || postgresBin === undefined)
    return {
      problem: `Missing Debian packages. Install them with: apt-get install ${[...missing].toSorted().join(' ')}`,
    };
  return { programs: { ...(Object.fromEntries(found) as Record<Name, string>), postgresBin, pgbackrest: found.get('pgbackrest') } };
}

function findProgram(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...FURTHER];
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

/** Folder of the newest PostgreSQL from version 15 on. */
function findPostgres(): string | undefined {
  if (!existsSync(POSTGRES)) return undefined;
  return readdirSync(POSTGRES)
    .filter((version) => Number(version) >= 15)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(POSTGRES, version, 'bin'))
    .find((folder) => isExecutable(join(folder, 'postgres')));
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false; // not in this folder
  }
}
