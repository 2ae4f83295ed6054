import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { compiledCode } from '../../../launcher/supervisor.mjs';
import { expect } from '../expect.ts';
import type { Done, Order } from './product-host.ts';
import { cleanEnvironment, leaveProduct, ownEnvironment, type Product } from './start-product.ts';

export type { Product };

const HOST = fileURLToPath(new URL('product-host.ts', import.meta.url));
const TRIES = 3;

/**
 * Opens a product for journeys that use only its pages: the same code and environment as `startProduct`, but in a
 * process that serves all files of a worker. A start costs ten seconds of CPU time. Eight of them would be spent on
 * reading and compiling the same code again.
 */
export async function openProduct(env: Record<string, string> = {}): Promise<Product> {
  await endSharedProduct();
  return open(env);
}

let shared: Promise<Product> | undefined;

/**
 * Returns the product that consecutive files of a worker share. Opening one costs as much as three page loads, and a
 * shared one has cached its rendered pages. A file may share it if it restores settings, contents and members of the
 * demonstration. Its `stop` does nothing: it ends with the worker, or when a file opens another product, since an idle
 * one takes a twentieth of a CPU.
 */
export async function sharedProduct(): Promise<Product> {
  shared ??= open({});
  return { ...(await shared), stop: () => Promise.resolve() };
}

/** Ends the shared product, if there is one. @throws when its ledger is wrong */
export async function endSharedProduct(): Promise<void> {
  const product = await shared;
  shared = undefined;
  await product?.audit();
  await product?.stop();
}

async function open(env: Record<string, string>): Promise<Product> {
  for (let triesLeft = TRIES - 1; ; triesLeft -= 1) {
    const full = await ownEnvironment(env);
    const number = ++products;
    const product: Product = {
      env: full,
      origin: `http://127.0.0.1:${full['PORT']}`,
      sandboxOrigin: `http://127.0.0.1:${full['SANDBOX_PORT']}`,
      dataDir: full['DATA_DIR'] ?? '',
      databaseUrl: full['DATABASE_URL'] ?? '',
      audit: () => tell({ do: 'audit', product: number }),
      stop: async () => {
        await tell({ do: 'close', product: number });
        leaveProduct(product, env);
      },
    };
    try {
      await tell({ do: 'open', product: number, env: full });
      await drawsPlanned(product.origin);
      return product;
    } catch (error) {
      // Another process may have taken a port between the search for free ports and the start.
      if (triesLeft === 0 || !String(error).includes('EADDRINUSE')) throw error;
    }
  }
}

/**
 * Waits until the first job after a start has planned the next draw of every game. Until then lobbies show that no draw
 * is planned, and change their order during a journey.
 */
async function drawsPlanned(origin: string): Promise<void> {
  const unplanned = async () => {
    const { value } = (await (await fetch(`${origin}/lgw/lottery/numero`)).json()) as {
      value: { gameCode: string; numero: string | null }[];
    };
    return value.filter(({ numero: drawNumber }) => drawNumber === null).map(({ gameCode }) => gameCode);
  };
  await expect.poll(unplanned, { message: 'games without a planned draw' }).toEqual([]);
}

let products = 0;
let orders = 0;

interface Host {
  process: ChildProcess;
  waiting: Map<number, { resolve(): void; reject(error: Error): void }>;
}

/** One for all files of a worker: it ends with the worker's process. */
let host: Host | undefined;

function tell(
  order: { do: 'open'; product: number; env: Record<string, string> } | { do: 'audit' | 'close'; product: number },
) {
  host ??= startHost();
  const { process: child, waiting } = host;
  const id = ++orders;
  return new Promise<void>((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    child.channel?.ref();
    child.send({ ...order, id } satisfies Order);
  });
}

function startHost(): Host {
  const child = spawn(process.execPath, [HOST], {
    env: { NODE_COMPILE_CACHE: compiledCode, ...cleanEnvironment() },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const waiting: Host['waiting'] = new Map();
  child.on('message', ({ id, problem }: Done) => {
    if (problem === undefined) waiting.get(id)?.resolve();
    else waiting.get(id)?.reject(new Error(`The product did not open or close: ${problem}`));
    waiting.delete(id);
    // The worker may exit while no request to the host is pending.
    if (waiting.size === 0) child.channel?.unref();
  });
  child.once('exit', (code, signal) => {
    host = undefined;
    const ended = new Error(`The process of the products ended (${code ?? signal})`);
    for (const { reject } of waiting.values()) reject(ended);
  });
  child.unref();
  return { process: child, waiting };
}
