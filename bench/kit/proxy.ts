import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

/**
 * A proxy in front of the server under test, which can remove the scripts of pages. A page and its version without
 * scripts are both fetched through a proxy, so that it costs both the same.
 */
export async function startProxy(
  target: string,
  { withoutScripts }: { withoutScripts: boolean },
): Promise<{ origin: string; stop(): void }> {
  const server = createServer((incoming, outgoing) => {
    pass(target, incoming, outgoing, withoutScripts ? removeScripts : (html) => html).catch((error: unknown) => {
      outgoing.destroy(error instanceof Error ? error : undefined);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Removes both scripts and data blocks. */
export function removeScripts(html: string): string {
  return html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '');
}

async function pass(
  target: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  change: (html: string) => string,
): Promise<void> {
  const call = request(target + (incoming.url ?? '/'), {
    method: incoming.method,
    headers: { ...incoming.headers, host: new URL(target).host },
  });
  incoming.pipe(call);
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  const {
    'content-length': _length,
    'transfer-encoding': _encoding,
    connection: _connection,
    ...headers
  } = answer.headers;
  if (!String(headers['content-type']).startsWith('text/html')) {
    outgoing.writeHead(answer.statusCode ?? 502, headers);
    answer.pipe(outgoing);
    return;
  }
  const body = await readAll(answer);
  const isCompressed = headers['content-encoding'] === 'br';
  const html = change((isCompressed ? await promisify(brotliDecompress)(body) : body).toString('utf8'));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
  outgoing
    .writeHead(answer.statusCode ?? 502, headers)
    .end(isCompressed ? await promisify(brotliCompress)(html, { params }) : html);
}

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
