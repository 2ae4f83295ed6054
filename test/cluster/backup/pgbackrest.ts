import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fromRoot } from '../../../launcher/paths.mjs';
import type { Place } from '../place.ts';
import { pathOf } from '@fairlot/server/cluster/find-program.testing';

/** pgBackRest with the file of deploy/, for the single PostgreSQL of the small form. */
export interface Backups {
  archiveCommand: string;
  /** Runs a command of pgBackRest. @returns seconds */
  run(...args: string[]): Promise<number>;
}

/**
 * @param program path of pgBackRest
 * @param port of the database
 */
export function prepareBackups(place: Place, program: string, port: number): Backups {
  const folders = {
    'repo1-path': place.makeFolder('backups'),
    'spool-path': place.makeFolder('spool'),
    'log-path': place.makeFolder('backup-logs'),
    'lock-path': place.makeFolder('backup-locks'),
  };
  const data = place.makeFolder('postgres');
  const own = Object.entries(folders).map(([name, path]) => `${name}=${path}`);
  const config = readFileSync(fromRoot('deploy/postgres/pgbackrest.conf'), 'utf8')
    .replace(/^(?:repo1-path|spool-path)=.*\n/gm, '')
    .replace('[global]', ['[global]', ...own].join('\n'))
    .replace(/^pg1-path=.*/m, `pg1-path=${data}\npg1-socket-path=${data}\npg1-user=postgres`)
    .replace(/^pg1-port=.*/m, `pg1-port=${port}`);
  const file = place.write('pgbackrest.conf', config);
  const base = [`--config=${file}`, '--stanza=fairlot'];
  return {
    archiveCommand: [program, ...base, 'archive-push', '%p'].join(' '),
    run: async (...args) => {
      const begun = performance.now();
      const child = spawn(program, [...base, '--log-level-console=error', ...args], {
        cwd: place.folder,
        env: {
          PATH: process.env['PATH'],
          LC_ALL: 'C.UTF-8',
          HOME: place.folder,
          PGPASSWORD: place.passwords.superuser,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
        ...place.user,
      });
      const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
      if (code !== 0) throw new Error(`pgbackrest ${args.join(' ')} ended with ${code}: ${printed}`);
      return (performance.now() - begun) / 1000;
    },
  };
}

/** Debian's folder of the newest PostgreSQL that this version of pgBackRest supports. */
export const POSTGRES_15 = '/usr/lib/postgresql/15/bin';

/** @returns the path of pgBackRest, if a PostgreSQL that it supports is installed too */
export function findBackupTool(): { path: string } | { problem: string } {
  const path = pathOf('pgbackrest');
  if (path !== undefined && existsSync(join(POSTGRES_15, 'postgres'))) return { path };
  return { problem: 'Missing Debian packages. Install them with: apt-get install pgbackrest postgresql-15' };
}
