import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from '../cluster.ts';
import { until } from '../wait.ts';

/** Kills of a round. */
const KILLS = 50;
const SETTLE_MS = 120_000;

/**
 * Kills random processes in sequence. The next kill does not wait until a server process is ready again. One that fails
 * to start because an engine is down is started again, as by a supervisor.
 */
export async function killAtRandom({ apps, haproxy, pgbouncer, redis, restart }: Cluster): Promise<string> {
  const engines = [haproxy, pgbouncer, redis];
  // Two starts of one process would leave a second one, which nothing stops.
  const starting = new Set<number>();
  const start = async (app: number) => {
    if (starting.has(app)) return;
    starting.add(app);
    await restart(app).catch(() => {});
    starting.delete(app);
  };
  const startEnded = () => {
    for (const [app, { isRunning }] of apps.entries()) if (!isRunning()) void start(app);
  };
  let killedEngines = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const chosen = randomInt(apps.length + engines.length);
    const engine = engines[chosen - apps.length];
    await (engine ?? apps[chosen])?.kill();
    await sleep(randomInt(100, 500));
    if (engine === undefined) void start(chosen);
    else {
      killedEngines += 1;
      engine.start();
    }
    await sleep(randomInt(200, 2500));
    startEnded();
  }
  const allRun = () => {
    startEnded();
    return starting.size === 0 && apps.every(({ isRunning }) => isRunning());
  };
  await until('every server process runs again', allRun, SETTLE_MS);
  return `${KILLS - killedEngines} of server processes, ${killedEngines} of HAProxy, PgBouncer and Redis`;
}
