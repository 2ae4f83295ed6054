import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Stream, StreamEvent } from './stream.ts';

const HEARTBEAT_MS = 20_000;
/** A client that does not read for so long is cut off; it comes back and resumes. */
const MAX_BUFFER_BYTES = 1 << 20;

interface Client {
  response: ServerResponse;
  memberId: bigint | null;
}

/**
 * `GET /lgw/events`: server-sent events. The session cookie opens a member's stream, without it a visitor's.
 * @param memberOf the member of the request's cookie, or null
 */
export function registerEvents(app: FastifyInstance, stream: Stream, memberOf: (request: FastifyRequest) => Promise<bigint | null>): void {
  const clients = new Set<Client>();
  // A settlement tells thousands of members at once: each event goes to its own clients without asking all others.
  const clientsOf = new Map<bigint, Set<Client>>();
  const unsubscribe = stream.subscribe((event) => {
    const concerned = event.memberId === null ? clients : clientsOf.get(event.memberId);
    if (concerned === undefined || concerned.size === 0) return;
    const text = print(event);
    for (const client of concerned) write(client, text);
  });
  const heartbeat = setInterval(() => {
    for (const client of clients) write(client, ': alive\n\n');
  }, HEARTBEAT_MS);

  app.addHook('preClose', async () => {
    clearInterval(heartbeat);
    unsubscribe();
    for (const { response } of clients) response.end();
    clients.clear();
    clientsOf.clear();
  });

  app.get('/lgw/events', async (request, reply) => {
    const memberId = await memberOf(request);
    reply.hijack();
    const response = reply.raw;
    response.writeHead(200, {
      ...(reply.getHeaders() as OutgoingHttpHeaders),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      connection: 'keep-alive',
    });
    response.write('retry: 2000\n\n');
    const client: Client = { response, memberId };
    const last = request.headers['last-event-id'];
    clients.add(client);
    if (memberId !== null) clientsOf.set(memberId, (clientsOf.get(memberId) ?? new Set()).add(client));
    response.on('close', () => {
      clients.delete(client);
      if (memberId !== null) forget(clientsOf, memberId, client);
    });
    if (typeof last === 'string' && /^\d{1,18}$/.test(last)) await resume(stream, client, BigInt(last));
  });
}

async function resume(stream: Stream, client: Client, last: bigint): Promise<void> {
  const missed = await stream.since(last, client.memberId);
  if (missed === 'resync') write(client, 'event: resync\ndata: {}\n\n');
  else for (const event of missed) write(client, print(event));
}

function forget(clientsOf: Map<bigint, Set<Client>>, memberId: bigint, client: Client): void {
  const own = clientsOf.get(memberId);
  own?.delete(client);
  if (own?.size === 0) clientsOf.delete(memberId);
}

function print({ id, name, data }: StreamEvent): string {
  return `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

function write({ response }: Client, text: string): void {
  if (response.writableLength > MAX_BUFFER_BYTES) response.destroy();
  else response.write(text);
}
