import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@fairlot/testkit';
import { waitUntilReady } from '../../launcher/ready.mjs';
import { compiledCode } from '../../launcher/supervisor.mjs';
import { SECRET_KEY } from './data.ts';
import { pinned } from './pin.ts';

const ENTRY = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));
const READY_MS = 60_000;
const STOP_MS = 15_000;

export interface ServerProcess {
  origin: string;
  pid: number;
  stop(): Promise<void>;
}

/**
 * Starts the server under test in a separate process, on real HTTP.
 * @param options `databaseUrl`: PostgreSQL; `dataDir`: embedded database in this folder; `core`: processor to run on;
 * `isProxied`: takes callers' addresses from X-Forwarded-For, so that one machine can simulate many; `seedGames`: size
 * of a fresh catalogue; `env`: further variables, such as those of vendors
 */
export async function startServer(options: {
  databaseUrl?: string;
  dataDir?: string;
  core?: number | undefined;
  isProxied?: boolean;
  seedGames?: number;
  env?: Record<string, string>;
}): Promise<ServerProcess> {
  const port = await freePort();
  const scratch = mkdtempSync(join(tmpdir(), 'fairlot-bench-'));
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: options.dataDir ?? scratch,
    LOG_LEVEL: 'warn',
    SECRET_KEY,
    // One machine simulates thousands of visitors, so the limits per address are raised (docs/spec/interfaces.md).
    LIMIT_READS_PER_MINUTE: '999999999',
    LIMIT_PAGES_PER_MINUTE: '999999999',
    LIMIT_STREAMS: '1000000',
    LIMIT_STREAMS_PER_ADDRESS: '1000000',
    SEED: 'demo',
    SEED_GAMES: String(options.seedGames ?? 600),
    SEED_DAYS: '0',
    DATABASE_URL: options.databaseUrl ?? '',
    PUBLIC_ORIGIN: '',
    NODE_ENV: '',
    SANDBOX_URL: '',
    TEST_CAPTCHA: '',
    TRUST_PROXY: options.isProxied ? '127.0.0.1' : '',
    ...options.env,
  };
  return startProcess(options.core, [ENTRY], env, `http://127.0.0.1:${port}`, () =>
    rmSync(scratch, { recursive: true, force: true }),
  );
}

/** Starts a bare Fastify on a free port that answers every path with these bytes and does nothing else. */
export async function startBareServer(bodies: Record<string, string>): Promise<ServerProcess> {
  const port = await freePort();
  const entry = fileURLToPath(new URL('../load/bare-server.ts', import.meta.url));
  const env = { ...process.env, BARE_PORT: String(port), BARE_BODIES: JSON.stringify(bodies) };
  return startProcess(undefined, [entry], env, `http://127.0.0.1:${port}`, () => {});
}

async function startProcess(
  core: number | undefined,
  argv: string[],
  env: NodeJS.ProcessEnv,
  origin: string,
  cleanUp: () => void,
): Promise<ServerProcess> {
  const [program, ...args] = pinned(core, [process.execPath, ...argv]);
  const child = spawn(program, args, {
    env: { NODE_COMPILE_CACHE: compiledCode, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const abandon = () => child.kill('SIGKILL');
  process.once('exit', abandon);
  const stop = async () => {
    await end(child);
    process.off('exit', abandon);
    cleanUp();
  };
  const died = new AbortController();
  child.once('exit', () => died.abort());
  if (!(await waitUntilReady(origin, { timeoutMs: READY_MS, signal: died.signal })) || child.pid === undefined) {
    await stop();
    throw new Error(`the server under test did not become ready within ${READY_MS / 1000} s`);
  }
  return { origin, pid: child.pid, stop };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await exited;
  clearTimeout(timer);
}

/** Processor time that a process has used, ms; NaN if the system does not report it like Linux. */
export function cpuMsOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
  } catch {
    return Number.NaN; // not Linux
  }
}

const QUIET_SHARE = 0.1;
const LOOK_MS = 500;
const LONGEST_LOOKS = 40;

/** Waits, at most 20 s, until a server started on new data has finished its initial work. */
export async function becomeQuiet(pid: number): Promise<void> {
  for (let look = 0; look < LONGEST_LOOKS; look++) {
    const before = cpuMsOf(pid);
    await sleep(LOOK_MS);
    // NaN, where the system does not report it, counts as quiet.
    if (!(cpuMsOf(pid) - before > LOOK_MS * QUIET_SHARE)) return;
  }
}

/** Linux counts in hundredths of a second. */
export const MS_PER_TICK = 10;
