import { Agent, get } from 'node:http';
import type { Cluster } from '../cluster.ts';
import { GAME } from './calls.ts';
import type { Player } from './players.ts';

/** Reads at a fixed rate, as from many clients. None is repeated, so each failure counts. */
export interface SteadyReads {
  /** Ends the reads and waits for open ones. */
  finish(): Promise<SteadyCounts>;
}

export interface SteadyCounts {
  sent: number;
  /** Reads a second that were really sent. */
  perSecond: number;
  /** How reads failed, for example "503 of /m/home". */
  failures: string[];
  /** Time of the slowest answer, in ms. */
  slowestMs: number;
}

/** Each client has its own address, so that the limits per address do not apply. Linux serves all of 127/8. */
const CLIENTS = 40;
const ANSWER_MS = 10_000;
/** A timer is late on a busy machine, so that reads are sent by the time that has passed. */
const TICK_MS = 5;

export function startSteadyReads(
  { origin, hasPages }: Cluster,
  players: readonly Player[],
  perSecond: number,
): SteadyReads {
  const paths = hasPages ? [...PATHS, '/m/home'] : PATHS;
  const agents = Array.from(
    { length: CLIENTS },
    (_, n) => new Agent({ keepAlive: true, localAddress: `127.0.8.${n + 1}` }),
  );
  const counts: SteadyCounts = { sent: 0, perSecond: 0, failures: [], slowestMs: 0 };
  const open = new Set<Promise<void>>();
  const startedAt = performance.now();
  const send = () => {
    const n = counts.sent++;
    const { path, headers } = readOf(n, paths, players);
    const sentAt = performance.now();
    const read = ask(origin + path, agents[n % CLIENTS], headers).then((status) => {
      if (status !== '200') counts.failures.push(`${status} of ${path}`);
      counts.slowestMs = Math.max(counts.slowestMs, performance.now() - sentAt);
      open.delete(read);
    });
    open.add(read);
  };
  const timer = setInterval(() => {
    const due = ((performance.now() - startedAt) * perSecond) / 1000;
    while (counts.sent < due) send();
  }, TICK_MS);
  return {
    finish: async () => {
      clearInterval(timer);
      counts.perSecond = (counts.sent * 1000) / (performance.now() - startedAt);
      await Promise.all(open);
      for (const agent of agents) agent.destroy();
      return counts;
    },
  };
}

const PATHS = ['/wps/whitelabel/settings', '/lgw/lottery/numero', `/lgw/lottery/plays?gameCode=${GAME}`];

/** Half of the reads are members' reads. */
function readOf(
  n: number,
  paths: readonly string[],
  players: readonly Player[],
): { path: string; headers?: Record<string, string> } {
  const player = players[n % players.length];
  return n % 2 === 0 || player === undefined
    ? { path: paths[(n / 2) % paths.length] ?? '' }
    : { path: '/wps/wallet', headers: player.headers };
}

/** @returns the status, or the code of the failure */
function ask(url: string, agent: Agent | undefined, headers: Record<string, string> = {}): Promise<string> {
  return new Promise((resolve) => {
    const request = get(url, { ...(agent && { agent }), headers, timeout: ANSWER_MS }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(String(answer.statusCode)));
      answer.on('error', ({ message }) => resolve(message));
    });
    request.on('timeout', () => request.destroy(new Error('no answer in time')));
    request.on('error', ({ message }) => resolve(message));
  });
}
