import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

export interface VendorCall {
  path: string;
  body: string;
  headers: IncomingMessage['headers'];
}

export interface VendorSide {
  url: string;
  calls: VendorCall[];
  /** Current answers: by path below the vendor's code, JSON or an error status. */
  answer: (call: VendorCall) => object | number | Promise<object | number>;
}

/** A simulated vendor on its own port, which answers as a test defines. It closes after the last test. */
export async function startVendorSide(): Promise<VendorSide> {
  const calls: VendorCall[] = [];
  const side: VendorSide = { url: '', calls, answer: () => 404 };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const call = { path: request.url ?? '', body: Buffer.concat(parts).toString('utf8'), headers: request.headers };
      calls.push(call);
      void Promise.resolve(side.answer(call)).then((answer) => {
        response.writeHead(typeof answer === 'number' ? answer : 200, { 'content-type': 'application/json' });
        response.end(typeof answer === 'number' ? '' : JSON.stringify(answer));
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  side.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return side;
}
