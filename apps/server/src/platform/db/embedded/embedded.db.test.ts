import { chmodSync, cpSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../index.ts';
import { isServerThere, newDataDir, openAndKill, openFolder, type OpenFolder, serverPid } from './embedded.testing.ts';
import { runningUrl } from './index.ts';

let dataDir: string;
let open: OpenFolder;
beforeAll(async () => {
  dataDir = newDataDir();
  open = await openFolder(dataDir);
  await open.db.script('create table probe (id int primary key)');
});
afterAll(async () => {
  await open.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const add = (id: number) => open.db.run(sql`insert into probe values (${id}::int)`);
const ids = async () => (await open.db.rows(sql<{ id: number }>`select id from probe order by id`)).map(({ id }) => id);
const again = async (work: () => void | Promise<void> = () => {}) => {
  await open.close();
  await work();
  open = await openFolder(dataDir);
};

describe('the embedded PostgreSQL', () => {
  it('is durable, orders text by code point and listens on a private socket only', async () => {
    const settings = await open.db.one(sql<Record<string, string>>`
      select current_setting('fsync') as fsync, current_setting('full_page_writes') as pages,
        current_setting('synchronous_commit') as sync, current_setting('listen_addresses') as addresses,
        datlocprovider as provider, datlocale as locale from pg_database where datname = 'fairlot'`);
    expect(settings).toEqual({
      fsync: 'on',
      pages: 'on',
      sync: 'on',
      addresses: '',
      provider: 'b',
      locale: 'C.UTF-8',
    });
    for (const path of ['.', 'postgres', join('postgres', '.s.PGSQL.5432')])
      expect(statSync(join(dataDir, path)).mode & 0o077, path).toBe(0);
  });

  it('writes its connection string to database-url, readable by its user only', () => {
    expect(runningUrl(dataDir)).toBe(open.cluster.url);
    expect(statSync(join(dataDir, 'database-url')).mode & 0o777).toBe(0o600);
  });

  it('runs as an unprivileged user when started by root', () => {
    const { uid } = statSync(join(dataDir, 'postgres'));
    if (process.getuid?.() === 0) expect(uid).not.toBe(0);
    else expect(uid).toBe(process.getuid?.());
  });

  it('keeps committed data, and a copy of the stopped folder is a backup', async () => {
    await add(1);
    const backup = newDataDir();
    await again(() => cpSync(dataDir, backup, { recursive: true, preserveTimestamps: true }));
    expect(isServerThere(backup)).toBe(false);
    await add(2);
    await again(() => {
      rmSync(join(dataDir, 'postgres'), { recursive: true });
      cpSync(join(backup, 'postgres'), join(dataDir, 'postgres'), { recursive: true });
    });
    expect(await ids()).toEqual([1]);
    rmSync(backup, { recursive: true });
  });

  it('restarts after it is killed, with all committed data', async () => {
    await add(3);
    const before = serverPid(dataDir);
    process.kill(before, 'SIGKILL');
    await expect
      .poll(() => isServerThere(dataDir) && serverPid(dataDir) !== before, { timeout: 20_000, interval: 20 })
      .toBe(true);
    await expect.poll(() => ids().catch(() => []), { timeout: 20_000 }).toContain(3);
  });

  it('refuses a second process on the folder and names the first', async () => {
    await expect(openFolder(dataDir)).rejects.toThrow(`in use by process ${process.pid}`);
    expect(await ids()).toContain(1);
  });

  it('stops when its process is killed, and starts again afterwards', async () => {
    await again(() => openAndKill(dataDir));
    expect(await ids()).toContain(3);
  });

  it("starts after a power cut even when another process has reused the old server's process id", async () => {
    await again(() => writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), `${process.pid}\n`));
    expect(await ids()).toContain(3);
  });
});

describe('refusals of the embedded PostgreSQL', () => {
  const refuse = async (prepare: (folder: string) => void, options?: Parameters<typeof openFolder>[1]) => {
    const folder = newDataDir();
    prepare(folder);
    const before = readdirSync(folder, { recursive: true });
    const error = await openFolder(folder, options).catch((reason: unknown) => reason);
    expect(readdirSync(folder, { recursive: true })).toEqual(before);
    rmSync(folder, { recursive: true });
    expect(String(error)).not.toContain('\n');
    return error;
  };

  it('explains what to do with a folder of another major version and deletes nothing', async () => {
    const error = await refuse((folder) => {
      mkdirSync(join(folder, 'postgres'));
      writeFileSync(join(folder, 'postgres', 'PG_VERSION'), '17\n');
    });
    expect(String(error)).toMatch(/made by PostgreSQL 17.*POSTGRES_BIN.*docs\/operations\.md/);
  });

  it('recognises a folder of the previous engine and deletes nothing', async () => {
    const error = await refuse((folder) => mkdirSync(join(folder, 'pglite')));
    expect(String(error)).toMatch(/former database engine.*DATA_DIR/);
  });

  it('recommends DATABASE_URL when there are no binaries', async () => {
    const error = await refuse(() => {}, { binFolder: newDataDir() });
    expect(String(error)).toMatch(/POSTGRES_BIN.*DATABASE_URL/);
  });

  it('recommends DATABASE_URL when the binaries are too old', async () => {
    const bin = join(newDataDir(), 'bin');
    mkdirSync(bin, { recursive: true });
    chmodSync(join(bin, '..'), 0o755);
    const script = '#!/bin/sh\necho "postgres (PostgreSQL) 15.3"\n';
    for (const name of ['postgres', 'initdb']) writeFileSync(join(bin, name), script, { mode: 0o755 });
    const error = await refuse(() => {}, { binFolder: bin });
    expect(String(error)).toMatch(/PostgreSQL 15.*needs 17 or newer.*DATABASE_URL/);
  });

  it('recommends DATABASE_URL when the binaries do not run here', async () => {
    const bin = join(newDataDir(), 'bin');
    mkdirSync(bin);
    for (const name of ['postgres', 'initdb']) writeFileSync(join(bin, name), 'of another system', { mode: 0o755 });
    const error = await refuse(() => {}, { binFolder: bin });
    expect(String(error)).toMatch(/does not run on this system.*DATABASE_URL/);
  });
});

it('uses a short link when the path of its folder is too long for a socket', async () => {
  const parent = newDataDir();
  const deep = join(parent, 'a'.repeat(120));
  const { db, close } = await openFolder(deep);
  expect((await db.one(sql<{ one: number }>`select 1 as one`)).one).toBe(1);
  await close();
  rmSync(parent, { recursive: true });
});

it('uses a password on loopback where sockets are unavailable', async () => {
  const folder = newDataDir();
  const { cluster, db, close } = await openFolder(folder, { transport: 'loopback' });
  expect((await db.one(sql<{ one: number }>`select 1 as one`)).one).toBe(1);
  const intruder = new URL(cluster.url);
  intruder.password = 'wrong';
  const { connectDatabase } = await import('../database.ts');
  const { createLogger } = await import('../../log.ts');
  const refused = connectDatabase(intruder.href, 1, createLogger('silent'));
  await expect(refused.rows(sql`select 1`)).rejects.toThrow('password authentication failed');
  await refused.close();
  await close();
  rmSync(folder, { recursive: true });
});
