import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from '../cluster.ts';
import type { Call } from './calls.ts';
import { compareWithBooks, type Differences } from './books.ts';
import { allReady, type Fault } from './faults.ts';
import { startLoad } from './load.ts';
import { createPlayers, openOrders, type Player } from './players.ts';
import { startSteadyReads, type SteadyCounts } from './steady.ts';
import { startStreams, type StreamCounts } from './streams.ts';

/** All rounds of one fault. */
export interface Row {
  fault: string;
  rounds: number;
  acknowledged: number;
  /** Calls that needed more than one attempt. */
  repeated: number;
  refused: number;
  /** Longest time without an acknowledged call, in ms. */
  longestPauseMs: number;
  measured: string[];
  /** Differences between answers and books, and errors that stopped the fault; empty if correct. */
  problems: string[];
}

export interface ProgrammeOptions {
  faults: readonly { fault: Fault; rounds: number }[];
  players: number;
  /** Time of the load before each fault and after each repair. */
  aroundMs: number;
  /** No round begins after this time. */
  withinMs: number;
  /** Pause of a player between two calls, if not the usual one. */
  thinkMs?: number;
  onRow?: (row: Row) => void;
}

const FINISH_MS = 120_000;
const ORDERS_PER_ROUND = 100;

/** Runs each fault under load. After each round every acknowledged answer is compared with the books. */
export async function runProgramme(cluster: Cluster, options: ProgrammeOptions): Promise<Row[]> {
  const endsAt = performance.now() + options.withinMs;
  const rows: Row[] = [];
  for (const { fault, rounds } of options.faults) {
    if (rounds === 0 || (fault.isReplicated && cluster.nodes === undefined)) continue;
    if (fault.needsDisks && cluster.nodes?.nodes.some(({ disk }) => disk === undefined)) continue;
    const row = newRow(fault.name);
    rows.push(row);
    try {
      const players = await createPlayers(cluster, options.players);
      const calls: Call[] = [];
      while (row.rounds < rounds && row.problems.length === 0 && performance.now() < endsAt)
        await runRound(cluster, { fault, players, calls, row, options });
      // A fault that was never injected proves nothing.
      if (row.rounds === 0 && row.problems.length === 0) row.problems.push('out of time before the first round');
      if (row.problems.length === 0 && row.rounds < rounds) row.measured.push(`out of time after ${row.rounds} rounds`);
    } catch (error) {
      row.problems.push(describe(error));
    }
    options.onRow?.(row);
  }
  return rows;
}

interface Round {
  fault: Fault;
  players: readonly Player[];
  /** Calls of all rounds of the fault so far. */
  calls: Call[];
  row: Row;
  options: Pick<ProgrammeOptions, 'aroundMs' | 'thinkMs'>;
}

async function runRound(cluster: Cluster, { fault, players, calls, row, options }: Round): Promise<void> {
  const { aroundMs, thinkMs } = options;
  const orders = await openOrders(cluster, players, ORDERS_PER_ROUND);
  const load = startLoad(cluster.origin, players, orders, thinkMs);
  const { readsPerSecond } = fault;
  const steady = readsPerSecond === undefined ? undefined : startSteadyReads(cluster, players, readsPerSecond);
  const streams = fault.isUnnoticed ? await startStreams(cluster, players) : undefined;
  try {
    await load.flows(FINISH_MS);
    await sleep(aroundMs);
    const primary = await nameOfPrimary(cluster);
    const measured = await fault.inject(cluster, row.rounds);
    if (measured !== undefined) row.measured.push(measured);
    const next = await nameOfPrimary(cluster);
    if (fault.movesPrimary !== true && next !== primary)
      row.measured.push(`the primary moved from ${primary} to ${next}`);
    await allReady(cluster);
    await load.flows(FINISH_MS);
    await sleep(aroundMs);
  } finally {
    noteReads(row, await steady?.finish());
    await load.finish(FINISH_MS);
    noteStreams(row, await streams?.finish());
  }
  row.rounds += 1;
  row.longestPauseMs = Math.max(row.longestPauseMs, load.longestPauseMs());
  calls.push(...load.calls);
  row.acknowledged = calls.filter(({ state }) => state === 'acknowledged').length;
  row.refused = calls.filter(({ state }) => state === 'refused').length;
  row.repeated = calls.filter(({ attempts }) => attempts > 1).length;
  if (fault.isUnnoticed && row.repeated > 0) row.problems.push(`${row.repeated} calls needed another attempt`);
  row.problems.push(...listed(await compareWithBooks(cluster, players, calls)));
}

function noteReads({ measured, problems }: Row, counts: SteadyCounts | undefined): void {
  if (counts === undefined) return;
  const { sent, perSecond, slowestMs, failures } = counts;
  measured.push(
    `${sent} reads, ${perSecond.toFixed(0)} a second, the slowest after ${(slowestMs / 1000).toFixed(1)} s`,
  );
  if (failures.length > 0) problems.push(`${failures.length} reads failed: ${[...new Set(failures)].join(', ')}`);
}

function noteStreams({ measured, problems }: Row, counts: StreamCounts | undefined): void {
  if (counts === undefined) return;
  const { events, reconnections, failures } = counts;
  measured.push(`${events} events, ${reconnections} reconnections of streams`);
  problems.push(...new Set(failures));
}

/** A slow machine can make Patroni move the primary without a fault of ours. */
async function nameOfPrimary({ nodes }: Cluster): Promise<string | undefined> {
  return (await nodes?.primary().catch(() => undefined))?.name;
}

function newRow(fault: string): Row {
  const counts = { rounds: 0, acknowledged: 0, repeated: 0, refused: 0, longestPauseMs: 0 };
  return { fault, ...counts, measured: [], problems: [] };
}

/** At most five of each kind. */
function listed(differences: Differences): string[] {
  return Object.entries(differences).flatMap(([kind, texts]: [string, string[]]) =>
    texts.length === 0 ? [] : [`${kind}: ${texts.length}`, ...texts.slice(0, 5).map((text) => `  ${text}`)],
  );
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
