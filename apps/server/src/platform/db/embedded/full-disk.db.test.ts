import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { sql } from '../index.ts';
import { newDataDir, openFolder } from './embedded.testing.ts';

/** Mounting a separate small disk needs root rights and a system that permits it. */
const disk = newDataDir();
const canMount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=140m', 'tmpfs', disk]).status === 0;
afterAll(() => {
  if (canMount) spawnSync('umount', [disk]);
  rmSync(disk, { recursive: true, force: true });
});

it.skipIf(!canMount)(
  'refuses writes on a full disk and accepts them again once there is room',
  async () => {
    const dataDir = join(disk, 'data');
    const { db, close } = await openFolder(dataDir);
    await db.script('create table probe (id int primary key, text text)');
    await db.run(sql`insert into probe values (0, 'kept')`);
    const ballast = join(disk, 'ballast');
    writeFileSync(ballast, Buffer.alloc(40e6));
    let failure: unknown;
    for (let id = 1; failure === undefined && id < 200; id++)
      await db
        .run(sql`
          insert into probe select ${id * 1000}::int + n, repeat(md5(n::text), 30) from generate_series(1, 1000) n`)
        .catch((error: unknown) => (failure = error));
    expect(failure).toBeDefined();
    rmSync(ballast);
    const insert = () =>
      db.run(sql`insert into probe values (-1, 'after') on conflict do nothing`).catch(() => undefined);
    await expect.poll(insert, { timeout: 60_000, interval: 200 }).toBeDefined();
    expect((await db.rows(sql`select id from probe where id in (0, -1) order by id`)).length).toBe(2);
    await close();
  },
  120_000,
);
