import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copySeededDataDir, freePort } from '@fairlot/testkit';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const READY_MS = 120_000;
const STOP_MS = 25_000;

export interface Product {
  origin: string;
  sandboxOrigin: string;
  dataDir: string;
  env: Record<string, string>;
  stop(): Promise<void>;
}

/** One that runs as processes of its own. */
export interface StartedProduct extends Product {
  /** Everything printed so far. */
  output(): string;
  /** Process number of the server itself, below the launcher. */
  serverPid(): number;
  sandboxPid(): number;
  /** The launcher's exit code once it has ended. */
  exited: Promise<number | null>;
}

/** What the data of a first start do not depend on, beside the number of games. */
const NOT_SEEDED = new Set([
  'SEED_GAMES',
  'VENDOR_CALLBACK_ORIGIN',
  'TEST_CAPTCHA',
  'NODE_OPTIONS',
  'CLOCK_SHIFT_FILE',
]);

/**
 * Starts the built product exactly as `npm start` does, on free ports and a data folder of its own. The folder holds
 * what a first start writes, copied, unless the environment names a folder or decides what is written.
 */
export async function startProduct(env: Record<string, string> = {}): Promise<StartedProduct> {
  for (let triesLeft = 2; ; triesLeft -= 1) {
    const product = await launchSeeded(env);
    if (await becomesReady(product)) return product;
    // Between the look for free ports and the start another process may have taken one.
    const isPortTaken = /port \d+ on \S+ is taken/.test(product.output());
    if (!isPortTaken || triesLeft === 0) throw new Error(`The product ended:\n${product.output()}`);
  }
}

async function launchSeeded(env: Record<string, string>): Promise<StartedProduct> {
  const product = launch(await ownEnvironment(env));
  if (env['DATA_DIR'] === undefined) void product.exited.then(() => leaveFolder(product));
  return product;
}

/** Free ports and a filled data folder, completed by what a product is asked to run under. */
export async function ownEnvironment(env: Record<string, string>): Promise<Record<string, string>> {
  const dataDir = env['DATA_DIR'] ?? ownFolder();
  const full = {
    PORT: String(await freePort()),
    SANDBOX_PORT: String(await freePort()),
    SANDBOX_SMTP_PORT: String(await freePort()),
    DATA_DIR: dataDir,
    SEED_GAMES: '60',
    LOG_LEVEL: 'warn',
    ...env,
  };
  if (Object.keys(env).every((name) => NOT_SEEDED.has(name))) await copySeededDataDir(dataDir, Number(full.SEED_GAMES));
  return full;
}

/** Data folders of products that have ended, 70 MB each. The last ones may be opened again. */
const ended: string[] = [];
const ENDED_KEPT = 3;

function ownFolder(): string {
  for (const folder of ended.splice(0, Math.max(0, ended.length - ENDED_KEPT)))
    rmSync(folder, { recursive: true, force: true });
  return mkdtempSync(join(tmpdir(), 'fairlot-e2e-'));
}

/** What a product inherits: nothing that belongs to the run of the tests. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const inherited = { ...process.env };
  for (const name of ['NODE_ENV', 'VITEST', 'TEST', 'TEST_CAPTCHA', 'DATABASE_URL', 'PUBLIC_ORIGIN'])
    delete inherited[name];
  return inherited;
}

/** Tells that a product has ended whose data folder nobody named. */
export function leaveFolder({ dataDir }: Product): void {
  ended.push(dataDir);
}

/** Starts the launcher with this environment and does not wait. */
export function launch(env: Record<string, string>): StartedProduct {
  const child = spawn(process.execPath, [join(ROOT, 'scripts/start.mjs')], {
    cwd: ROOT,
    env: { ...cleanEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    env,
    origin: `http://127.0.0.1:${env['PORT']}`,
    sandboxOrigin: `http://127.0.0.1:${env['SANDBOX_PORT']}`,
    dataDir: env['DATA_DIR'] ?? '',
    output: () => printed,
    serverPid: () => childRunning(child, 'apps/server/src/main.ts'),
    sandboxPid: () => childRunning(child, 'apps/sandbox/src/main.ts'),
    exited,
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      await exited;
      clearTimeout(timer);
    },
  };
}

/** @returns false when it ended before. @throws when it neither ended nor was ready in time */
async function becomesReady(product: StartedProduct): Promise<boolean> {
  const deadline = Date.now() + READY_MS;
  let hasEnded = false;
  void product.exited.then(() => (hasEnded = true));
  while (Date.now() < deadline) {
    if (product.output().includes('Fairlot is ready')) return true;
    if (hasEnded) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await product.stop();
  throw new Error(`The product was not ready in time:\n${product.output()}`);
}

/** A running child of the launcher by its script (Linux: /proc). */
function childRunning(launcher: ChildProcess, script: string): number {
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry) || !existsSync(`/proc/${entry}/stat`)) continue;
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'utf8');
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      if (parent === launcher.pid && readFileSync(`/proc/${entry}/cmdline`, 'utf8').includes(script))
        return Number(entry);
    } catch {
      continue; // it ended while we looked
    }
  }
  throw new Error(`No running ${script} below the launcher`);
}

/** Whether a process holds the local TCP port (Linux: /proc). */
export function ownsPort(pid: number, port: number): boolean {
  const inodes = new Set(
    readFileSync('/proc/net/tcp', 'utf8')
      .split('\n')
      .map((row) => row.trim().split(/\s+/))
      .filter((fields) => Number.parseInt(fields[1]?.split(':')[1] ?? '', 16) === port)
      .map((fields) => fields[9]),
  );
  return readdirSync(`/proc/${pid}/fd`).some((name) => {
    try {
      return inodes.has(/^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${name}`))?.[1]);
    } catch {
      return false; // closed while we looked
    }
  });
}
