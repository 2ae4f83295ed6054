import { setTimeout as sleep } from 'node:timers/promises';
import { makeNextReleases } from './next-releases.ts';
import type { Cluster } from '../cluster.ts';

/** After a restart the load balancer sends calls to the process again. */
const BALANCER_MS = 1000;
/** A report on the primary that reads a table which the upgrade changes. */
const REPORT_MS = 8000;

/** Number of rounds by the release that requested them, as stored by the next releases. */
const ORIGINS = `
  select count(*) filter (where origin is null)::int as before,
         count(*) filter (where origin = 'former')::int as former,
         count(*) filter (where origin = 'next')::int as next from originals_rounds where placed_at > $1`;

/**
 * Upgrades the processes one at a time to the release that expands the schema, then to the one that contracts it.
 * Meanwhile a process of the previous release is restarted.
 * @param options `goesBack`: all processes return to the former release once before they stay upgraded
 * @returns the number of rounds that each release asked for, as text
 * @throws when a release asked for none, so that the upgrade proved nothing about it
 */
export async function upgradeAll(cluster: Cluster, { goesBack }: { goesBack: boolean }): Promise<string> {
  const { apps, database, place } = cluster;
  const releases = makeNextReleases(place.makeFolder('releases'));
  const former = cluster.release;
  const begun = new Date();
  const run = async (app: number, release: string) => {
    await cluster.restart(app, {}, release);
    await sleep(BALANCER_MS);
  };
  const all = async (release: string) => {
    for (const [app] of apps.entries()) await run(app, release);
  };
  const report = database.onPrimary(
    (client) => client.query(`begin; select count(*) from originals_seeds; select pg_sleep(${REPORT_MS / 1000}); end`),
    'fairlot',
  );
  report.catch(() => {}); // awaited below, after the first restart
  await run(0, releases.expand);
  await report;
  // A process of the previous release may stop and start at any time while the next release runs.
  await run(1, former);
  if (goesBack) {
    await all(former);
    await all(releases.expand);
  } else await run(1, releases.expand); // the other one runs it already
  await all(releases.contract);
  cluster.release = releases.contract;
  const counts = await database.onPrimary(async (client) => {
    const { rows } = await client.query<Record<string, number>>(ORIGINS, [begun]);
    return Object.entries(rows[0] ?? {});
  }, 'fairlot');
  const text = counts.map(([name, rounds]) => `${rounds} ${name}`).join(', ');
  if (counts.some(([, rounds]) => rounds === 0)) throw new Error(`a release asked for no rounds: ${text}`);
  return `rounds by release: ${text}`;
}
