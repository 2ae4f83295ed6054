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
  const unsubscribe = stream.subscribe((event) => {
    const text = print(event);
    for (const client of clients) if (concerns(event, client.memberId)) write(client, text);
  });
  const heartbeat = setInterval(() => {
    for (const client of clients) write(client, ': alive\n\n');
  }, HEARTBEAT_MS);

  app.addHook('preClose', async () => {
    clearInterval(heartbeat);
    unsubscribe();
    for (const { response } of clients) response.end();
    clients.clear();
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
    response.on('close', () => clients.delete(client));
    if (typeof last === 'string' && /^\d{1,18}$/.test(last)) await resume(stream, client, BigInt(last));
  });
}

async function resume(stream: Stream, client: Client, last: bigint): Promise<void> {
  const missed = await stream.since(last, client.memberId);
  if (missed === 'resync') write(client, 'event: resync\ndata: {}\n\n');
  else for (const event of missed) write(client, print(event));
}

function concerns(event: StreamEvent, memberId: bigint | null): boolean {
  return event.memberId === null || event.memberId === memberId;
}

function print({ id, name, data }: StreamEvent): string {
  return `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

function write({ response }: Client, text: string): void {
  if (response.writableLength > MAX_BUFFER_BYTES) response.destroy();
  else response.write(text);
}
