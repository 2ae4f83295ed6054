import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createDatabaseUrl, dropDatabase, freePort, TEST_SECRET_KEY } from '@fairlot/testkit';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** `npm run audit`; exits with 1 when the books are wrong. */
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
  /** Rejects unless the books are right. */
  audit(): Promise<void>;
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

/** Variables that the data of a first start do not depend on, beside the number of games. */
const NOT_SEEDED = new Set([
  'SEED_GAMES',
  'VENDOR_CALLBACK_ORIGIN',
  'TEST_CAPTCHA',
  'NODE_OPTIONS',
  'CLOCK_SHIFT_FILE',
]);

/**
 * Starts the built product exactly as `npm start` does, on free ports, with a data folder and a database of its own: a
 * clone of what a first start writes. A journey that names a data folder gets the PostgreSQL that the product runs
 * there.
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
  void product.exited.then(() => leaveProduct(product, env));
  return product;
}

/** Free ports, a data folder and a database, completed by what a product is asked to run under. */
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

/** Products that have ended, with what is theirs alone. The last ones may be opened again. */
const ended: { dataDir: string | undefined; databaseUrl: string | undefined }[] = [];
const ENDED_KEPT = 3;

async function removeLeft(): Promise<void> {
  for (const { dataDir, databaseUrl } of ended.splice(0, Math.max(0, ended.length - ENDED_KEPT))) {
    if (dataDir !== undefined) rmSync(dataDir, { recursive: true, force: true });
    if (databaseUrl !== undefined) await dropDatabase(databaseUrl);
  }
}

/** What a product inherits: nothing that belongs to the run of the tests. */
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

/** Marks what a product had of its own, by the environment that its journey asked for, as removable. */
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
    get databaseUrl() {
      return env['DATABASE_URL'] ?? readFileSync(join(env['DATA_DIR'] ?? '', 'database-url'), 'utf8').trim();
    },
    output: () => printed,
    serverPid: () => childRunning(child, 'apps/server/src/main.ts'),
    sandboxPid: () => childRunning(child, 'apps/sandbox/src/main.ts'),
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
