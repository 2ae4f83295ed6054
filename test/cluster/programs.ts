import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isExecutable, pathOf } from '@fairlot/server/cluster/find-program.testing';
import { chooseUser, findBinaries } from '@fairlot/server/platform/db/embedded/binaries';

/** Programs with their Debian packages. */
const AROUND = {
  pgbouncer: 'pgbouncer',
  haproxy: 'haproxy',
  'redis-server': 'redis-server',
  setpriv: 'util-linux',
} as const;
const REPLICATED = { etcd: 'etcd-server', patroni: 'patroni', prometheus: 'prometheus' } as const;

/** `full`: three PostgreSQL nodes under Patroni, with Prometheus. `small`: one PostgreSQL. */
export type Form = 'full' | 'small';

type Paths<T> = Record<keyof T, string>;

export interface Programs extends Paths<typeof AROUND> {
  /** Folder with the programs of PostgreSQL. */
  postgresBin: string;
  /** Only in the full form. */
  replicated: Paths<typeof REPLICATED> | undefined;
}

const POSTGRES = '/usr/lib/postgresql';

/** @returns the installed programs of a form, or the command that installs what is missing */
export function findPrograms(form: Form): { programs: Programs } | { problem: string } {
  const missing = new Set<string>();
  const find = <T extends Record<string, string>>(packages: T): Paths<T> => {
    const paths = Object.entries(packages).map(([name, packageName]) => {
      const path = pathOf(name);
      if (path === undefined) missing.add(packageName);
      return [name, path ?? ''];
    });
    return Object.fromEntries(paths) as Paths<T>;
  };
  const around = find(AROUND);
  const replicated = form === 'full' ? find(REPLICATED) : undefined;
  const postgresBin = form === 'full' ? findPostgres() : findBinaries(undefined, chooseUser()).folder;
  if (postgresBin === undefined) missing.add('postgresql-15');
  if (missing.size > 0 || postgresBin === undefined)
    return {
      problem: `Missing Debian packages. Install them with: apt-get install ${[...missing].toSorted().join(' ')}`,
    };
  return { programs: { ...around, replicated, postgresBin } };
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
