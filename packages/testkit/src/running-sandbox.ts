import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const SANDBOX = fileURLToPath(new URL('../../../apps/sandbox/src/main.ts', import.meta.url));
/** A test that fails before it stops its sandbox would leave a process behind that keeps the run's output open. */
const ENDS_WITH_PARENT = new URL('../../../launcher/exit-with-launcher.mjs', import.meta.url).href;
const API_KEY = 'ab'.repeat(32);

interface Received {
  to: string;
  subject?: string;
  text: string;
  html?: string;
  at: number;
}

export interface RunningSandbox {
  /** Server configuration to send through the sandbox and to trust its signatures. */
  config: { sms: { url: string; apiKey: string }; smtpUrl: string; firebase: { projectId: string; keysUrl: string } };
  /** Server configuration to take deposits through the sandbox. */
  payments: { url: string; apiKey: string; webhookSecret: string };
  texts(to: string): Promise<Received[]>;
  mails(to: string): Promise<Received[]>;
  /** May be called more than once. */
  stop(): Promise<void>;
}

/** With these the sandbox plays game vendors: the addresses they call, and the shared keys. */
interface SandboxVendors {
  operatorOrigin: string;
  privateKey: string;
  operatorPublicKey: string;
}

/** Starts the sandbox as a separate process: the SMS gateway and mail server to which messages are really sent. */
export async function startSandbox({ vendors }: { vendors?: SandboxVendors } = {}): Promise<RunningSandbox> {
  const [port, smtpPort] = [await freePort(), await freePort()];
  const dataDir = mkdtempSync(join(tmpdir(), 'fairlot-sandbox-'));
  const child = spawn(process.execPath, ['--import', ENDS_WITH_PARENT, SANDBOX], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      SANDBOX_PORT: String(port),
      SANDBOX_SMTP_PORT: String(smtpPort),
      SANDBOX_API_KEY: API_KEY,
      SANDBOX_WEBHOOK_SECRET: API_KEY,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...(vendors && {
        VENDOR_CALLBACK_ORIGIN: vendors.operatorOrigin,
        SANDBOX_VENDOR_PRIVATE_KEY: vendors.privateKey,
        SANDBOX_OPERATOR_PUBLIC_KEY: vendors.operatorPublicKey,
      }),
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilAlive(url, child);
  const read = async (path: string) => (await (await fetch(`${url}${path}`)).json()) as Received[];
  return {
    config: {
      sms: { url, apiKey: API_KEY },
      smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
      firebase: { projectId: 'fairlot-sandbox', keysUrl: `${url}/firebase/keys` },
    },
    payments: { url, apiKey: API_KEY, webhookSecret: API_KEY },
    texts: (to) => read(`/sms?to=${encodeURIComponent(to)}`),
    mails: (to) => read(`/mail?to=${encodeURIComponent(to)}`),
    stop: async () => {
      if (child.exitCode === null) {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      }
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function untilAlive(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 1200; tries++) {
    if (child.exitCode !== null) throw new Error(`the sandbox ended with ${child.exitCode}`);
    try {
      if ((await fetch(`${url}/healthz`)).ok) return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50)); // not listening yet
    }
  }
  throw new Error('the sandbox did not start');
}
