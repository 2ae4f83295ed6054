import { once } from 'node:events';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { fromRoot } from '../../../launcher/paths.mjs';
import type { Cluster } from '../cluster.ts';
import type { Nodes } from '../engines/database.ts';
import { until } from '../wait.ts';
import { upgradeAll } from '../release/upgrade.ts';
import { freezeInDraw } from './frozen-draw.ts';
import { killAtRandom } from './random-kills.ts';

/** One kind of failure. */
export interface Fault {
  name: string;
  /** Needs three nodes. */
  isReplicated?: boolean;
  /** Needs nodes whose data is on a separate disk. */
  needsDisks?: boolean;
  /** Moves the primary to another node. */
  movesPrimary?: boolean;
  /** Maintenance, which players must not notice: no call may need a second attempt, no stream may miss an event. */
  isUnnoticed?: boolean;
  /** Reads per second in addition to the load; none of them may fail. */
  readsPerSecond?: number;
  /** Number of repetitions in a short run and in a usual run. One that cannot be repeated is run once at most. */
  rounds: { short: number; usual: number };
  isOnce?: boolean;
  /** Breaks the cluster and repairs it. The load runs meanwhile. @returns what was measured, for the table */
  inject(cluster: Cluster, round: number): Promise<string | undefined>;
}

const SETTLE_MS = 120_000;
const BEHIND_MS = 20_000;
const FULL_MS = 20_000;
const FIVE_MINUTES_MS = 300_000;
const CLOCK_SHIFT = fromRoot('e2e/kit/clock-shift.mjs');

export const FAULTS: readonly Fault[] = [
  {
    name: 'rolling restart',
    isUnnoticed: true,
    readsPerSecond: 200,
    rounds: { short: 1, usual: 2 },
    inject: restartAll,
  },
  { name: 'kill -9 of a server process', rounds: { short: 2, usual: 3 }, inject: killApp },
  { name: 'kill -9 of PgBouncer', rounds: { short: 1, usual: 3 }, inject: ({ pgbouncer }) => killAndStart(pgbouncer) },
  { name: 'kill -9 of HAProxy', rounds: { short: 1, usual: 3 }, inject: ({ haproxy }) => killAndStart(haproxy) },
  { name: 'kill -9 of Redis', rounds: { short: 1, usual: 3 }, inject: ({ redis }) => killAndStart(redis) },
  { name: 'random kills -9, fifty a round', rounds: { short: 0, usual: 1 }, inject: killAtRandom },
  { name: 'Redis emptied', rounds: { short: 1, usual: 2 }, inject: emptyRedis },
  { name: 'kill -9 of the primary', movesPrimary: true, rounds: { short: 1, usual: 3 }, inject: killPrimary },
  {
    name: 'planned failover',
    isReplicated: true,
    movesPrimary: true,
    rounds: { short: 1, usual: 3 },
    inject: withNodes(switchOver),
  },
  {
    name: 'network of the primary cut',
    isReplicated: true,
    movesPrimary: true,
    rounds: { short: 0, usual: 2 },
    inject: withNodes(cutOff),
  },
  { name: 'replica stopped', isReplicated: true, rounds: { short: 1, usual: 2 }, inject: withNodes(stopReplica) },
  {
    name: 'replica far behind',
    isReplicated: true,
    rounds: { short: 1, usual: 2 },
    inject: withNodes(delayReplica),
  },
  {
    name: 'disk of the primary full',
    isReplicated: true,
    needsDisks: true,
    movesPrimary: true,
    rounds: { short: 0, usual: 2 },
    inject: withNodes(fillDisk),
  },
  { name: 'process frozen in a draw', rounds: { short: 1, usual: 2 }, inject: freezeInDraw },
  { name: 'max_connections reached', rounds: { short: 1, usual: 2 }, inject: useAllConnections },
  { name: 'clock of a process wrong by 5 minutes', rounds: { short: 1, usual: 2 }, inject: shiftClock },
  // The last one, because the cluster keeps the release.
  {
    name: 'rolling upgrade',
    isUnnoticed: true,
    isOnce: true,
    readsPerSecond: 200,
    rounds: { short: 1, usual: 1 },
    inject: (cluster) => upgradeAll(cluster, { goesBack: true }),
  },
];

/** Restarts one process after the other, as an upgrade does: SIGTERM, drain, start, ready. */
async function restartAll({ apps, restart }: Cluster): Promise<undefined> {
  for (const [index] of apps.entries()) {
    await restart(index);
    // The load balancer sends calls to it again.
    await sleep(1000);
  }
}

async function killApp({ apps, restart }: Cluster, round: number): Promise<undefined> {
  const index = round % apps.length;
  await apps[index]?.kill();
  await sleep(500);
  await restart(index);
}

async function killAndStart(program: Cluster['redis']): Promise<undefined> {
  await program.kill();
  await sleep(1000);
  program.start();
}

async function emptyRedis({ ports }: Cluster): Promise<undefined> {
  const socket = connect(ports.redis, '127.0.0.1');
  socket.write('FLUSHALL\r\n');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  if (!answer.toString().startsWith('+OK')) throw new Error(`Redis answered ${answer.toString()}`);
}

async function killPrimary({ database, nodes }: Cluster): Promise<string | undefined> {
  const former = await nodes?.primary();
  await database.killPrimary();
  const seconds = nodes === undefined ? undefined : await nodes.newPrimary(former);
  former?.patroni.start();
  await database.settle(SETTLE_MS);
  return seconds === undefined ? undefined : `new primary after ${seconds.toFixed(1)} s`;
}

function withNodes(work: (nodes: Nodes) => Promise<string | undefined>): Fault['inject'] {
  return ({ nodes }) => {
    if (nodes === undefined) throw new Error('The small form has one PostgreSQL');
    return work(nodes);
  };
}

async function switchOver(nodes: Nodes): Promise<string> {
  const former = await nodes.primary();
  await nodes.switchOver();
  const seconds = await nodes.newPrimary(former);
  await nodes.settle(SETTLE_MS);
  return `new primary after ${seconds.toFixed(1)} s`;
}

/** The old primary keeps running on its side of the partition and must not acknowledge any write. */
async function cutOff(nodes: Nodes): Promise<string> {
  const former = await nodes.primary();
  former.cut();
  const seconds = await nodes.newPrimary(former);
  const writes = await nodes
    .onNode(former, (client) => client.query('select pg_is_in_recovery() as replays'))
    .then(({ rows }) => rows[0]?.replays === false)
    .catch(() => false);
  await sleep(2000);
  former.mend();
  await nodes.settle(SETTLE_MS);
  if (writes) throw new Error('the former primary still took writes when there was a new one');
  return `new primary after ${seconds.toFixed(1)} s`;
}

async function stopReplica(nodes: Nodes): Promise<string> {
  const [replica] = await nodes.replicas();
  if (replica === undefined) throw new Error('there is no replica');
  await replica.kill();
  await sleep(5000);
  replica.patroni.start();
  return `complete again after ${(await nodes.settle(SETTLE_MS)).toFixed(1)} s`;
}

/**
 * A replica that receives changes and does not apply them. Reads have to leave it. Its startup process is stopped,
 * because Patroni ends a pause of the replay and resets a delay.
 */
async function delayReplica(nodes: Nodes): Promise<string> {
  const [replica] = await nodes.replicas();
  if (replica === undefined) throw new Error('there is no replica');
  const ask = async (text: string) => {
    const { rows } = await nodes.onNode(replica, (client) => client.query<{ value: number }>(text));
    return rows[0]?.value ?? 0;
  };
  const pid = await ask("select pid as value from pg_stat_activity where backend_type = 'startup'");
  let behind: number;
  try {
    process.kill(pid, 'SIGSTOP');
    await sleep(BEHIND_MS);
    behind = await ask(
      'select extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float as value',
    );
  } finally {
    process.kill(pid, 'SIGCONT');
  }
  if (behind * 1000 < BEHIND_MS / 2) throw new Error(`the replica was only ${behind} s behind`);
  const seconds = await nodes.settle(SETTLE_MS);
  return `${behind.toFixed(1)} s behind, complete again after ${seconds.toFixed(1)} s`;
}

/**
 * Nothing can be written any more on the machine of the primary. PostgreSQL refuses statements that need room; when the
 * log needs room, it stops, and another node takes over. Either way calls are refused or wait, until there is room.
 */
async function fillDisk(nodes: Nodes): Promise<string> {
  const former = await nodes.primary();
  if (former.disk === undefined) throw new Error('the data of the primary have no disk of their own');
  const ballast = join(former.disk, 'ballast');
  try {
    fillWith(ballast);
    await sleep(FULL_MS);
  } finally {
    rmSync(ballast);
  }
  const seconds = await nodes.settle(SETTLE_MS);
  return `full for ${FULL_MS / 1000} s, complete again after ${seconds.toFixed(1)} s`;
}

/** Writes a file until its disk is full. */
function fillWith(path: string): void {
  const block = Buffer.alloc(1 << 20);
  const file = openSync(path, 'w');
  try {
    for (;;) writeSync(file, block);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(file);
  }
}

/** Takes every connection that ordinary users may have, for three seconds. */
async function useAllConnections({ urls }: Cluster): Promise<string> {
  const taken: pg.Client[] = [];
  for (;;) {
    const client = new pg.Client({ connectionString: urls.direct, connectionTimeoutMillis: 5000 });
    client.on('error', () => {}); // it is only held open
    try {
      await client.connect();
    } catch {
      break; // none is left
    }
    taken.push(client);
  }
  await sleep(3000);
  await Promise.all(taken.map((client) => client.end()));
  return `${taken.length} connections taken`;
}

/** Restarts a process whose clock is ahead, then behind. */
async function shiftClock({ apps, restart }: Cluster, round: number): Promise<undefined> {
  const index = round % apps.length;
  for (const shift of [FIVE_MINUTES_MS, -FIVE_MINUTES_MS]) {
    await restart(index, { NODE_OPTIONS: `--import=${CLOCK_SHIFT}`, CLOCK_SHIFT_MS: String(shift) });
    await sleep(4000);
  }
  await restart(index);
}

/** Waits until every process serves. */
export async function allReady({ apps, isReady }: Cluster): Promise<void> {
  for (const [index, app] of apps.entries()) await until(`${app.name} is ready`, () => isReady(index), SETTLE_MS);
}
