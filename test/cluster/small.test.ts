import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cluster, startCluster } from './cluster.ts';
import { findPrograms } from './programs.ts';

const found = findPrograms('small');
if ('problem' in found) process.stderr.write(`The tests of the small cluster are skipped. ${found.problem}\n`);

describe.skipIf('problem' in found)('the small cluster', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    if ('problem' in found) throw new Error(found.problem);
    cluster = await startCluster(found.programs, { program: 'apps/server/src/cluster/app-process.testing.ts' });
  });
  afterAll(() => cluster?.stop());

  it('serves from two processes, with every engine in use', async () => {
    for (const port of cluster.ports.apps) {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
      expect(await answer.json()).toMatchObject({ redis: 'up' });
    }
    expect((await fetch(`${cluster.origin}/wps/whitelabel/settings`)).status).toBe(200);
    const names = await cluster.database.onPrimary(async (client) => {
      const { rows } = await client.query<{ name: string }>(
        `select distinct application_name as name from pg_stat_activity where datname = 'fairlot'`,
      );
      return rows.map(({ name }) => name);
    });
    expect(names).toEqual(expect.arrayContaining(['app1', 'app2']));
  });

  it('ends every process and removes its folder when it stops', async () => {
    const { apps, haproxy, pgbouncer, redis, place } = cluster;
    const pids = [...apps, haproxy, pgbouncer, redis].map((program) => program.pid());
    await cluster.stop();
    for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    expect(existsSync(place.folder)).toBe(false);
    await expect(fetch(cluster.origin)).rejects.toThrow();
  });
});
