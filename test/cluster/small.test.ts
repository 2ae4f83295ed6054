import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cluster, startCluster } from './cluster.ts';
import { compareWithBooks } from './faults/books.ts';
import { PROVIDER_ENV, roundCall, sendCall } from './faults/calls.ts';
import { type Fault, FAULTS } from './faults/faults.ts';
import { createPlayers } from './faults/players.ts';
import { runProgramme } from './faults/programme.ts';
import { findPrograms } from './programs.ts';
import { upgradeAll } from './release/upgrade.ts';

const found = findPrograms('small');
if ('problem' in found) process.stderr.write(`The tests of the small cluster are skipped. ${found.problem}\n`);

/** The other tests of a run need the processor too; a few hundred calls meet every fault. */
const THINK_MS = 400;

/** The faults that take the least time; `npm run cluster -- --break` runs all of them. */
const QUICK = ['kill -9 of a server process', 'kill -9 of PgBouncer', 'kill -9 of the primary', 'Redis emptied'];

describe.skipIf('problem' in found)('the small cluster', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    if ('problem' in found) throw new Error(found.problem);
    const program = 'apps/server/src/cluster/app-process.testing.ts';
    cluster = await startCluster(found.programs, { program, env: PROVIDER_ENV });
  });
  afterAll(() => cluster?.stop());

  it('serves from two processes, with every engine in use', async () => {
    for (const port of cluster.ports.apps) {
      // A process serves before it has reached Redis.
      const ready = async (): Promise<unknown> => (await fetch(`http://127.0.0.1:${port}/readyz`)).json();
      await expect.poll(ready).toMatchObject({ redis: 'up' });
    }
    expect((await fetch(`${cluster.origin}/wps/whitelabel/settings`)).status).toBe(200);
    // The pool gives a connection to one process after the other.
    const names = new Set<string>();
    const look = () =>
      cluster.database.onPrimary(async (client) => {
        const { rows } = await client.query<{ name: string }>(
          `select distinct application_name as name from pg_stat_activity where datname = 'fairlot'`,
        );
        for (const { name } of rows) names.add(name);
        return [...names];
      });
    await expect.poll(look, { timeout: 20_000 }).toEqual(expect.arrayContaining(['app1', 'app2']));
  });

  it('loses and doubles no acknowledged ticket, round or deposit when its parts are killed under load', async () => {
    const quick = FAULTS.filter(({ name }) => QUICK.includes(name));
    expect(quick).toHaveLength(QUICK.length);
    // Under one load, with one audit.
    const fault: Fault = {
      name: 'one after the other',
      rounds: { short: 1, usual: 1 },
      inject: async (target, round) => {
        for (const { inject } of quick) await inject(target, round);
        return undefined;
      },
    };
    const faults = [{ fault, rounds: 1 }];
    const [row] = await runProgramme(cluster, {
      faults,
      players: 4,
      thinkMs: THINK_MS,
      aroundMs: 300,
      withinMs: 80_000,
    });
    expect(row?.problems.join('; ')).toBe('');
    expect(row).toMatchObject({ rounds: 1 });
    expect(row?.acknowledged).toBeGreaterThan(30);
  }, 240_000);

  it('finds a lost, an unrequested and a changed answer', async () => {
    const [player] = await createPlayers(cluster, 1);
    const real = roundCall(player!);
    await sendCall(cluster.origin, real);
    expect(real.state).toBe('acknowledged');
    const [id, text] = [randomUUID(), 'another answer'];
    expect(await compareWithBooks(cluster, [player!], [{ ...real, id, text }])).toEqual({
      lost: [id],
      unasked: [real.id],
      changed: [expect.stringContaining(text)],
      draws: [],
      audit: [],
    });
  });

  it('is upgraded process by process under load, and no call, read or event stream fails', async () => {
    const fault: Fault = {
      name: 'upgrade',
      isUnnoticed: true,
      readsPerSecond: 20,
      rounds: { short: 1, usual: 1 },
      inject: (target) => upgradeAll(target, { goesBack: false }),
    };
    const faults = [{ fault, rounds: 1 }];
    const [row] = await runProgramme(cluster, {
      faults,
      players: 4,
      thinkMs: THINK_MS,
      aroundMs: 300,
      withinMs: 120_000,
    });
    expect(row?.problems.join('; ')).toBe('');
    expect(row).toMatchObject({ rounds: 1, repeated: 0 });
    expect(row?.acknowledged).toBeGreaterThan(100);
  }, 240_000);

  it('ends every process and removes its folder when it stops', async () => {
    const { apps, haproxy, pgbouncer, redis, place } = cluster;
    const pids = [...apps, haproxy, pgbouncer, redis].map((program) => program.pid());
    await cluster.stop();
    for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    expect(existsSync(place.folder)).toBe(false);
    await expect(fetch(cluster.origin)).rejects.toThrow();
  });
});
