import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const LAUNCHER = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url));
const READY_MS = 120_000;

export interface LaunchedProduct {
  pid: number;
  /** Time from the launcher's start until it reported the product ready. */
  readyMs: number;
  stop(): Promise<void>;
}

/** The whole product as `npm start` runs it. */
export async function startLauncher(env: Record<string, string>): Promise<LaunchedProduct> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [LAUNCHER], {
    env: { ...process.env, NODE_ENV: '', DATABASE_URL: '', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  const abandon = () => child.kill('SIGTERM');
  process.once('exit', abandon);
  child.once('exit', () => process.off('exit', abandon));
  await becomesReady(child).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { pid: child.pid ?? 0, readyMs: performance.now() - startedAt, stop };
}

function becomesReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The product was not ready in time')), READY_MS);
    const end = (settle: () => void) => {
      clearTimeout(timer);
      settle();
    };
    let printed = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes('Fairlot is ready')) end(resolve);
    });
    child.once('exit', (code) => end(() => reject(new Error(`The product ended with ${code}`))));
  });
}
