/** Cost of one action: processor time in ms, bytes of the write-ahead log. */
export interface ActionCost {
  serverMs: number;
  databaseMs: number;
  walBytes: number;
}

/** Costs as `npm run bench` prints them. */
export interface Measured {
  ticket: ActionCost;
  round: ActionCost;
  callback: ActionCost;
  /** An open event stream: memory of the server process, and its processor time in a second. */
  idleClient: { kilobytes: number; serverMs: number };
}

export interface Load {
  /** Tickets, rounds and callbacks a second, a third each. */
  betsPerSecond: number;
  clients: number;
}

/** A machine, and how far it may be used: the rest is for peaks, failures and everything that is not a bet. */
export interface Machine {
  cores: number;
  gigabytes: number;
  use: number;
}

export const APP_MACHINE: Machine = { cores: 16, gigabytes: 64, use: 0.5 };
export const DATABASE_MACHINE: Machine = { cores: 64, gigabytes: 512, use: 0.5 };
/** Bytes a second that one primary writes to its log and sends to its standby, on NVMe disks and 10 Gbit/s. */
const LOG_BYTES_PER_SECOND = 300_000_000;
/** An idle server process. */
const PROCESS_MEGABYTES = 200;
/** Further machines, which take over the load of a failed one. */
const SPARE = 1;
/** A primary and two standbys. */
const NODES = 3;

export interface Prediction {
  serverCores: number;
  serverGigabytes: number;
  serverMachines: number;
  databaseCores: number;
  logMegabytesPerSecond: number;
  /** Primaries over which members are spread. */
  cells: number;
  databaseMachines: number;
}

export function predict(measured: Measured, { betsPerSecond, clients }: Load): Prediction {
  const bet = meanOf([measured.ticket, measured.round, measured.callback]);
  const serverCores = (betsPerSecond * bet.serverMs + clients * measured.idleClient.serverMs) / 1000;
  // One process uses one core.
  const processes = Math.max(2, Math.ceil(serverCores / APP_MACHINE.use));
  const serverGigabytes = (processes * PROCESS_MEGABYTES) / 1000 + (clients * measured.idleClient.kilobytes) / 1e6;
  const forCores = processes / APP_MACHINE.cores;
  const forMemory = serverGigabytes / (APP_MACHINE.gigabytes * APP_MACHINE.use);
  const cells = Math.max(1, Math.ceil(betsPerSecond / mostOfOnePrimary(measured).betsPerSecond));
  return {
    serverCores,
    serverGigabytes,
    serverMachines: Math.ceil(Math.max(forCores, forMemory)) + SPARE,
    databaseCores: (betsPerSecond * bet.databaseMs) / 1000,
    logMegabytesPerSecond: (betsPerSecond * bet.walBytes) / 1e6,
    cells,
    databaseMachines: cells * NODES,
  };
}

/** The number of bets per second that one primary can handle, and the resource that limits it. */
export function mostOfOnePrimary(measured: Measured): { betsPerSecond: number; limit: 'processors' | 'log' } {
  const bet = meanOf([measured.ticket, measured.round, measured.callback]);
  const byCores = (DATABASE_MACHINE.cores * DATABASE_MACHINE.use * 1000) / bet.databaseMs;
  const byLog = LOG_BYTES_PER_SECOND / bet.walBytes;
  return { betsPerSecond: Math.min(byCores, byLog), limit: byCores < byLog ? 'processors' : 'log' };
}

function meanOf(costs: readonly ActionCost[]): ActionCost {
  const mean = (of: (cost: ActionCost) => number) => costs.reduce((sum, cost) => sum + of(cost), 0) / costs.length;
  return {
    serverMs: mean(({ serverMs }) => serverMs),
    databaseMs: mean(({ databaseMs }) => databaseMs),
    walBytes: mean(({ walBytes }) => walBytes),
  };
}
