import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type RequestListener, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { freePort, ownPlantedClock, scratchDir } from '@fairlot/testkit';
import type { BeaconChain } from '../adapters/beacon/beacon.ts';

export interface TestBeacon {
  url: string;
  chain: BeaconChain;
  stop(): Promise<void>;
}

const SANDBOX = fileURLToPath(new URL('../../../../../sandbox/src/main.ts', import.meta.url));
const READY_MS = 20_000;

/** The sandbox's beacon as a separate process, with a new key; round 1 is published immediately. */
export async function startBeacon(): Promise<TestBeacon> {
  const port = await freePort();
  const child = spawn(process.execPath, [SANDBOX], {
    env: {
      ...ownPlantedClock(),
      PATH: process.env['PATH'],
      SANDBOX_PORT: String(port),
      DATA_DIR: scratchDir(),
      SANDBOX_API_KEY: 'key',
      SANDBOX_WEBHOOK_SECRET: 'secret',
      LOG_LEVEL: 'error',
    },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}/beacon`;
  const info = await waitForInfo(`${url}/info`);
  return {
    url,
    chain: { publicKey: info.public_key, genesisTime: info.genesis_time, periodSeconds: info.period },
    stop: () => endOf(child),
  };
}

/** A peer on its own port that answers as the test defines. */
export async function startPeer(listener: RequestListener): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer(listener);
  const port = await listen(server);
  return { url: `http://127.0.0.1:${port}`, stop: () => closeServer(server) };
}

interface Info {
  public_key: string;
  genesis_time: number;
  period: number;
}

async function waitForInfo(address: string): Promise<Info> {
  const deadline = Date.now() + READY_MS;
  for (;;) {
    try {
      return (await (await fetch(address)).json()) as Info;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve())));
}

async function endOf(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
