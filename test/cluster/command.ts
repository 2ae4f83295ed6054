// npm run cluster: the product on several processes with its engines, on this machine. With --break it runs the fault
// programme instead of waiting, and exits with code 1 if an answer and the books differ.
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../../launcher/builds.mjs';
import { drillBackups, type Restored, startBackedUp } from './backup/drill.ts';
import { findBackupTool } from './backup/pgbackrest.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { PROVIDER_ENV } from './faults/calls.ts';
import { FAULTS } from './faults/faults.ts';
import { runProgramme } from './faults/programme.ts';
import { printRow, printTitles } from './faults/table.ts';
import { FAN_OUT_ENV, measureFanOut } from './fan-out/fan-out.ts';
import { findPrograms, type Programs } from './programs.ts';

/** Each database with its log; memory is used only for what is written. */
const DISK_MEGABYTES = 1500;
/** Events of the fan-out, one a second. */
const EVENTS = 20;

const USAGE = `usage: npm run cluster -- [--break [--short] [--rounds <n>] [--only <words>[,<words>]] [--minutes <n>]]
       npm run cluster -- --restore
       npm run cluster -- --fan-out <clients>
  --break    break the cluster under load, compare every answer with the books, and stop
  --short    one or two rounds of each fault
  --rounds   rounds of every fault
  --only     only faults whose names contain these words; several are separated by commas
  --minutes  no round begins after this time (default 60, with --short 3)
  --restore  back up one PostgreSQL under load, lose it, restore it twice, compare and audit, and stop
  --fan-out  measure how long an event takes to so many clients of all server processes, and stop`;

// After Ctrl-C an unfinished fault must not start a process again.
process.exit(await main());

async function main(): Promise<number> {
  const options = readOptions();
  if (options === undefined) {
    console.error(USAGE);
    return 2;
  }
  if (options.restore) return restoreIt();
  const found = findPrograms('full');
  if ('problem' in found) {
    console.error(found.problem);
    return 2;
  }
  ensureBuilt();
  if (options.clients !== undefined) return fanOut(found.programs, options.clients);
  return options.break ? breakIt(found.programs, options) : serve(found.programs);
}

interface Options {
  break: boolean;
  restore: boolean;
  /** Clients of the fan-out. */
  clients: number | undefined;
  faults: { fault: (typeof FAULTS)[number]; rounds: number }[];
  isShort: boolean;
  minutes: number;
}

/** @returns undefined if they are wrong */
function readOptions(): Options | undefined {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  try {
    const { values } = parseArgs({
      options: { break: flag, short: flag, rounds: text, only: text, minutes: text, restore: flag, 'fan-out': text },
    });
    const [rounds, minutes, clients] = [values.rounds, values.minutes, values['fan-out']].map((value) =>
      value ? Number(value) : undefined,
    );
    if ([rounds, minutes, clients].some((number) => number !== undefined && !(number > 0))) return undefined;
    const wanted = values.only?.split(',') ?? [''];
    const faults = FAULTS.filter(({ name }) => wanted.some((words) => name.includes(words))).map((fault) => ({
      fault,
      rounds: (fault.isOnce ? undefined : rounds) ?? (values.short ? fault.rounds.short : fault.rounds.usual),
    }));
    if (faults.length === 0) return undefined;
    return {
      break: values.break,
      restore: values.restore,
      clients,
      faults,
      isShort: values.short,
      minutes: minutes ?? (values.short ? 3 : 60),
    };
  } catch {
    return undefined; // an unknown option
  }
}

/** Runs until Ctrl-C. */
async function serve(programs: Programs): Promise<number> {
  const asked = waitForSignal();
  const cluster = await startCluster(programs, { onPart: (name) => console.log(`Started: ${name}`) });
  printAddresses(cluster);
  await asked;
  console.log('Stopping ...');
  await cluster.stop();
  return 0;
}

/** Runs the fault programme. Ctrl-C stops it. */
async function breakIt(programs: Programs, { faults, isShort, minutes }: Options): Promise<number> {
  const asked = waitForSignal();
  const cluster = await startCluster(programs, {
    env: PROVIDER_ENV,
    nodes: (place, name) => ({ disk: place.makeDisk(name, DISK_MEGABYTES) }),
    onPart: (name) => console.log(`Started: ${name}`),
  });
  try {
    if (cluster.nodes?.nodes.some(({ disk }) => disk === undefined))
      console.log('Only root can give each database a disk of its own: "disk of the primary full" is left out.');
    printTitles();
    const rows = runProgramme(cluster, {
      faults,
      players: 8,
      aroundMs: isShort ? 1000 : 3000,
      withinMs: minutes * 60_000,
      onRow: printRow,
    });
    const done = await Promise.race([rows, asked]);
    return done?.every(({ problems }) => problems.length === 0) ? 0 : 1;
  } finally {
    await cluster.stop();
  }
}

/** Ends with 1 when a client missed an event. */
async function fanOut(programs: Programs, clients: number): Promise<number> {
  const asked = waitForSignal();
  const cluster = await startCluster(programs, {
    env: FAN_OUT_ENV,
    onPart: (name) => console.log(`Started: ${name}`),
  });
  try {
    const found = await Promise.race([measureFanOut(cluster, clients, EVENTS), asked]);
    if (found === undefined) return 1;
    const { events, receipts, p50, p99, latest } = found;
    console.log(
      `${events} events to ${found.clients} clients of ${cluster.apps.length} processes: ${receipts} of ` +
        `${events * found.clients} receipts, p50 ${p50} ms, p99 ${p99} ms, latest ${latest} ms after the commit`,
    );
    return events === EVENTS && receipts === events * found.clients ? 0 : 1;
  } finally {
    await cluster.stop();
  }
}

/** Backs up and restores. Exits with code 1 when an answer from before the restored moment is missing. */
async function restoreIt(): Promise<number> {
  const asked = waitForSignal();
  const found = findPrograms('small');
  const tool = findBackupTool();
  if ('problem' in found || 'problem' in tool) {
    console.error('problem' in found ? found.problem : 'problem' in tool && tool.problem);
    return 2;
  }
  ensureBuilt();
  const backedUp = await startBackedUp(found.programs, tool.path);
  try {
    const drill = drillBackups(backedUp, { partMs: 10_000, onStep: (text) => console.log(text) });
    const done = await Promise.race([drill, asked]);
    if (done === undefined) return 1;
    const restores = [done.newest, done.earlier];
    printRestored('newest data', done.newest);
    printRestored('earlier moment', done.earlier);
    // Without a standby, answers since the last archived segment are lost with the disk.
    return done.earlier.lost === 0 && restores.every(({ findings }) => findings.length === 0) ? 0 : 1;
  } finally {
    await backedUp.cluster.stop();
  }
}

function printRestored(name: string, restored: Restored): void {
  const { seconds, acknowledged, lost, lostSeconds, later, findings } = restored;
  console.log(
    `${name}: serving after ${seconds.toFixed(1)} s; of ${acknowledged} earlier answers ${lost} are lost, from the ` +
      `last ${lostSeconds.toFixed(1)} s; ${later} later ones remain; ` +
      (findings.length === 0 ? 'books right' : `WRONG: ${findings.join(' ')}`),
  );
}

function waitForSignal(): Promise<undefined> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve(undefined));
  });
}

function printAddresses({ origin, ports, urls, place, nodes }: Cluster): void {
  const lines = [
    `App: ${origin}`,
    ...ports.apps.map((port, index) => `  process ${index + 1}: http://127.0.0.1:${port}`),
    `PgBouncer: ${urls.pool}`,
    `Primary: ${urls.direct}`,
    `Replicas: ${urls.replicas}`,
    ...(nodes?.nodes ?? []).map(
      (node) => `  ${node.name}: PostgreSQL on port ${node.port}, Patroni on port ${node.checkPort}`,
    ),
    `Redis: ${urls.redis}`,
    `Prometheus: ${urls.prometheus}`,
    `Logs: ${place.folder}/*.log`,
    'Ready',
  ];
  console.log(lines.join('\n'));
}
