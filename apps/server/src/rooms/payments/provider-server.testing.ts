import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

/** Starts a provider, which stops after the last test of the file. */
export async function startProvider<P extends ProviderServer>(provider: P): Promise<P> {
  await provider.start();
  afterAll(() => provider.stop());
  return provider;
}

export const WEBHOOK_SECRET = 'the-secret-of-the-tests';

export interface ProviderAnswer {
  status: number;
  body: unknown;
}

/** A provider as a real peer on its own port, which stays the same after a restart. */
export abstract class ProviderServer {
  #server: Server | undefined;
  #port = 0;

  protected abstract answer(request: IncomingMessage): Promise<ProviderAnswer>;

  /** Writes the answer; subclasses can simulate faults here. */
  protected reply(_request: IncomingMessage, response: ServerResponse, { status, body }: ProviderAnswer): void {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  async start(): Promise<void> {
    const server = createServer((request, response) => {
      this.answer(request).then(
        (answer) => this.reply(request, response, answer),
        () => response.writeHead(500).end(),
      );
    });
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    this.#server = server;
    this.#port = (server.address() as AddressInfo).port;
  }

  /** As if the process had been killed: open connections break, the state stays. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    server?.closeAllConnections();
    await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
  }

  get config() {
    return { url: `http://127.0.0.1:${this.#port}`, apiKey: 'test-key', webhookSecret: WEBHOOK_SECRET };
  }
}
