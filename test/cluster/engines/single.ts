import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Place } from '../place.ts';
import type { Program } from '../processes.ts';
import { until } from '../wait.ts';
import { createProductDatabase, type DatabaseEngine, withSuperuser } from './engine.ts';

const START_MS = 60_000;

/** One PostgreSQL without a replica. */
export interface Single extends DatabaseEngine {
  program: Program;
  dataFolder: string;
}

/**
 * Starts the database of the small form. It writes to disk as a real one does.
 * @param archiveCommand archives a segment, at the latest after half a minute; unset: nothing is archived
 */
export async function startSingle(place: Place, port: number, archiveCommand?: string): Promise<Single> {
  const folder = place.makeFolder('postgres');
  const { postgresBin } = place.programs;
  const passwordFile = place.write('superuser', place.passwords.superuser);
  const args = ['-D', folder, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8'];
  const made = spawnSync(join(postgresBin, 'initdb'), [...args, '--no-sync', '--locale=C.UTF-8'], {
    cwd: folder,
    env: { LC_ALL: 'C', TZ: 'UTC' },
    encoding: 'utf8',
    ...place.user,
  });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: archiveCommand === undefined ? '' : folder,
    max_connections: '100',
    shared_buffers: '64MB',
    jit: 'off',
    ...(archiveCommand === undefined
      ? {}
      : { archive_mode: 'on', archive_command: archiveCommand, archive_timeout: '30s' }),
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const program = place.run({
    name: 'postgres',
    command: [join(postgresBin, 'postgres'), '-D', folder, ...options],
    // SIGTERM would make PostgreSQL wait until all clients have disconnected.
    stopSignal: 'SIGINT',
  });
  const onPrimary: DatabaseEngine['onPrimary'] = (work, database = 'postgres') =>
    withSuperuser(place, port, database, work);
  const settle = (withinMs: number) =>
    until('PostgreSQL answers', () => onPrimary((client) => client.query('select 1')).then(() => true), withinMs);
  await settle(START_MS);
  await onPrimary((client) => createProductDatabase(client, place));
  return {
    program,
    dataFolder: folder,
    onPrimary,
    settle,
    killPrimary: async () => {
      await program.killAll();
      program.start();
    },
    stop: () => program.stop(),
  };
}
