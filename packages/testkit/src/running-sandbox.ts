import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveSandbox } from '@fairlot/sandbox/serve';
import { freePort } from './free-port.ts';

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

/** Starts the sandbox on its own port: the SMS gateway and mail server to which messages are really sent. */
export async function startSandbox({ vendors }: { vendors?: SandboxVendors } = {}): Promise<RunningSandbox> {
  const [port, smtpPort] = [await freePort(), await freePort()];
  const dataDir = mkdtempSync(join(tmpdir(), 'fairlot-sandbox-'));
  const { close } = await serveSandbox({
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
  });
  const url = `http://127.0.0.1:${port}`;
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
      await close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
