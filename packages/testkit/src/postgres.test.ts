import { spawnSync } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { findEmbeddedPostgresBin } from './postgres-binaries.ts';
import { startPostgres } from './postgres.ts';
import type { TestPostgres } from './postgres.ts';

it('starts a durable server with many sessions and leaves nothing behind (pg)', async () => {
  const postgres = await startPostgres();
  const dataFolder = await useServer(postgres);
  await expect(stat(dataFolder)).rejects.toThrow(/ENOENT/);
  await expect(connect(postgres.url)).rejects.toThrow();
});

it('runs two servers side by side (pg)', async () => {
  const [first, second] = await Promise.all([startPostgres(), startPostgres()]);
  expect(first.port).not.toBe(second.port);
  await Promise.all([first.stop(), second.stop()]);
});

it('runs the embedded package from a folder closed to other users (pg)', { timeout: 120_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fairlot-closed-'));
  try {
    const closed = join(folder, 'closed');
    await mkdir(closed);
    await cp(join(await findEmbeddedPostgresBin(), '..'), join(closed, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
    });
    await chmod(closed, 0o700);
    const dataFolder = await useServer(await startPostgres({ binFolder: join(closed, 'native', 'bin') }));
    expect(dataFolder.startsWith(closed)).toBe(false);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

it('throws when the server cannot be started', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fairlot-nothing-'));
  await mkdir(join(folder, 'bin'));
  await expect(startPostgres({ binFolder: join(folder, 'bin') })).rejects.toThrow(/does not run/);
  await rm(folder, { recursive: true, force: true });
});

it('takes its server along when the process ends without stopping it (pg)', async () => {
  const script = `const { startPostgres } = await import(${JSON.stringify(import.meta.resolve('./postgres.ts'))});
    const { url } = await startPostgres();
    process.stdout.write(url);
    process.exit(0);`;
  const temporary = await mkdtemp(join(tmpdir(), 'fairlot-exit-'));
  await chmod(temporary, 0o755);
  const env = { ...process.env, TMPDIR: temporary };
  const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env,
  });
  expect(status).toBe(0);
  expect(await readdir(temporary)).toEqual([]);
  await rm(temporary, { recursive: true });
  await expect
    .poll(
      () =>
        connect(stdout).then(
          () => 'alive',
          () => 'gone',
        ),
      { timeout: 10_000 },
    )
    .toBe('gone');
});

/** Checks the settings with two sessions at once, stops the server, and answers its data folder. */
async function useServer(postgres: TestPostgres): Promise<string> {
  const [one, two] = await Promise.all([connect(postgres.url), connect(postgres.url)]);
  const settings = await one.query(
    `SELECT name, setting FROM pg_settings
     WHERE name IN ('fsync', 'synchronous_commit', 'max_connections', 'data_directory', 'server_encoding')`,
  );
  const values = Object.fromEntries(settings.rows.map(({ name, setting }) => [name, setting]));
  expect(values).toMatchObject({
    fsync: 'on',
    synchronous_commit: 'on',
    max_connections: '100',
    server_encoding: 'UTF8',
  });
  await one.query('CREATE TABLE seen (id int)');
  expect((await two.query('SELECT count(*)::int AS rows FROM seen')).rows).toEqual([{ rows: 0 }]);
  await Promise.all([one.end(), two.end()]);
  await postgres.stop();
  return String(values.data_directory);
}

async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  await client.connect();
  return client;
}
