import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { afterAll } from 'vitest';
import { freePort } from '../free-port.ts';

export interface ReceivedCall {
  body: Buffer;
  headers: IncomingHttpHeaders;
}

/** A server that accepts and records the callbacks of a provider. It closes after the last test. */
export async function openReceiver(): Promise<{ url: string; calls: readonly ReceivedCall[] }> {
  const calls: ReceivedCall[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      calls.push({ body: Buffer.concat(chunks), headers: request.headers });
      response.end('{}');
    });
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url: `http://127.0.0.1:${port}/callback`, calls };
}
