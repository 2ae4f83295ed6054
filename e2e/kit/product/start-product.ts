import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createDatabaseUrl, dropDatabase, freePort, TEST_SECRET_KEY } from '@fairlot/testkit';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** `npm run audit`; exits with 1 when the ledger is wrong. */
const AUDIT = join(ROOT, 'apps/server/src/audit.ts');
const READY_MS = 120_000;
const STOP_MS = 25_000;

export interface Product {
  origin: string;
  sandboxOrigin: string;
  dataDir: string;
  /** Connection string of its database. */
  readonly databaseUrl: string;
  env: Record<string, string>;
  /** Rejects unless the ledger is correct. */
  audit(): Promise<void>;
  stop(): Promise<void>;
}

/** A product that runs in its own processes. */
export interface StartedProduct extends Product {
  /** Everything printed so far. */
  output(): string;
  /** Process id of the server itself, below the launcher. */
  serverPid(): number;
  sandboxPid(): number;
  /** The launcher's exit code once it has ended. */
  exited: Promise<number | null>;
}

/** Variables that do not affect the data of a first start, besides the number of games. */
const NOT_SEEDED = new Set([
  'SEED_GAMES',
  'VENDOR_CALLBACK_ORIGIN',
  'TEST_CAPTCHA',
  'NODE_OPTIONS',
  'CLOCK_SHIFT_FILE',
]);

/**
 * Starts the built product exactly as `npm start` does, on free ports, with its own data folder and its own database: a
 * clone of the database after a first start. A journey that names a data folder gets the PostgreSQL that the product
 * runs there.
 */
export async function startProduct(env: Record<string, string> = {}): Promise<StartedProduct> {
  for (let triesLeft = 2; ; triesLeft -= 1) {
    const product = await launchSeeded(env);
    if (await becomesReady(product)) return product;
    // Another process may have taken a port between the search for free ports and the start.
    const isPortTaken = /port \d+ on \S+ is taken/.test(product.output());
    if (!isPortTaken || triesLeft === 0) throw new Error(`The product ended:\n${product.output()}`);
  }
}

async function launchSeeded(env: Record<string, string>): Promise<StartedProduct> {
  const product = launch(await ownEnvironment(env));
  void product.exited.then(() => leaveProduct(product, env));
  return product;
}

/** Free ports, a data folder and a database, completed by the environment that the journey requests. */
export async function ownEnvironment(env: Record<string, string>): Promise<Record<string, string>> {
  await removeLeft();
  const dataDir = env['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'fairlot-e2e-'));
  const full = {
    PORT: String(await freePort()),
    SANDBOX_PORT: String(await freePort()),
    SANDBOX_SMTP_PORT: String(await freePort()),
    DATA_DIR: dataDir,
    SEED_GAMES: '60',
    LOG_LEVEL: 'warn',
    SECRET_KEY: TEST_SECRET_KEY,
    ...env,
  };
  if (env['DATA_DIR'] !== undefined || env['DATABASE_URL'] !== undefined) return full;
  const isSeeded = Object.keys(env).every((name) => NOT_SEEDED.has(name));
  const filling = isSeeded ? { seed: 'demo' as const, seedGames: Number(full.SEED_GAMES) } : 'migrated';
  return { ...full, DATABASE_URL: await createDatabaseUrl(filling) };
}

/** Products that have ended, with their resources. The most recent ones may be opened again. */
const ended: { dataDir: string | undefined; databaseUrl: string | undefined }[] = [];
const ENDED_KEPT = 3;

async function removeLeft(): Promise<void> {
  for (const { dataDir, databaseUrl } of ended.splice(0, Math.max(0, ended.length - ENDED_KEPT))) {
    if (dataDir !== undefined) rmSync(dataDir, { recursive: true, force: true });
    if (databaseUrl !== undefined) await dropDatabase(databaseUrl);
  }
}

/** The environment that a product inherits, without variables of the test run. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const inherited = { ...process.env };
  for (const name of [
    'NODE_ENV',
    'VITEST',
    'TEST',
    'TEST_CAPTCHA',
    'DATABASE_URL',
    'PUBLIC_ORIGIN',
    'TEST_POSTGRES_URL',
  ])
    delete inherited[name];
  return inherited;
}

/** Marks a product's own resources as removable, by the environment that its journey requested. */
export function leaveProduct({ dataDir, env }: Product, asked: Record<string, string>): void {
  ended.push({
    dataDir: asked['DATA_DIR'] === undefined ? dataDir : undefined,
    databaseUrl: asked['DATABASE_URL'] === undefined ? env['DATABASE_URL'] : undefined,
  });
}

/** Starts the launcher with this environment and does not wait. */
export function launch(env: Record<string, string>): StartedProduct {
  const child = spawn(process.execPath, [join(ROOT, 'scripts/start.mjs')], {
    cwd: ROOT,
    // The figures of a journey have no history, unless it requests one.
    env: { ...cleanEnvironment(), SEED_DAYS: '0', ...env },
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
    get databaseUrl() {
      return env['DATABASE_URL'] ?? readFileSync(join(env['DATA_DIR'] ?? '', 'database-url'), 'utf8').trim();
    },
    output: () => printed,
    serverPid: () => childRunning(child, 'apps/server/dist/main.js'),
    sandboxPid: () => childRunning(child, 'apps/sandbox/dist/main.js'),
    exited,
    audit: async () => {
      await promisify(execFile)(process.execPath, [AUDIT], {
        env: { ...process.env, ...env, NODE_ENV: 'development' },
      });
    },
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      await exited;
      clearTimeout(timer);
    },
  };
}

/** Starts a process of an ended product again, on the same data, and waits until it is ready. */
export async function relaunch(ended: StartedProduct): Promise<StartedProduct> {
  await ended.exited;
  const product = launch(ended.env);
  if (!(await becomesReady(product))) throw new Error(`The product ended:\n${product.output()}`);
  return product;
}

/** @returns false if it ended before. @throws when it neither ended nor became ready in time */
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
      continue; // it ended meanwhile
    }
  }
  throw new Error(`No running ${script} below the launcher`);
}
