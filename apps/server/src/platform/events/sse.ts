import { randomInt } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import { beginStream, hasLeft } from './begin-stream.ts';
import { spreadBeats } from '../beats.ts';
import { createStreamPlaces, type StreamLimits } from './stream-places.ts';
import type { StreamEvent } from './stream-rows.ts';
import type { Stream } from './stream.ts';

/** Reconnection delay of clients whose process stops, spread so that they do not all arrive elsewhere at once. */
const HANDOVER_MS = [200, 2000] as const;
/** A client whose unread data exceeds this is disconnected; it reconnects and resumes. */
const MAX_BUFFER_BYTES = 1 << 20;

/** Windows and devices of one member that can be connected at the same time. */
const STREAMS_OF_A_MEMBER = 5;
/** Reconnection delay of a client that got no place; pages poll at the same interval meanwhile. */
const AGAIN_SECONDS = 30;

interface Client {
  request: FastifyRequest;
  response: ServerResponse;
  memberId: bigint | null;
  /**
   * New events that wait until the client has received those it missed; undefined from then on. Otherwise a client that
   * loses its connection in between would resume after the new one and never receive the others.
   */
  held: string | undefined;
}

/**
 * `GET /lgw/events`: server-sent events. The session cookie opens a member's stream; without it the stream is a
 * visitor's. A page sends the time it was rendered at (`since`, epoch ms) and first receives the changes made before
 * its stream was open.
 * @param memberOf the member of the request's cookie, or null
 * @param heartbeatMs also the longest time that a stream may outlive the session that opened it
 */
export function registerEvents(
  app: FastifyInstance,
  stream: Stream,
  memberOf: (request: FastifyRequest) => Promise<bigint | null>,
  limits: StreamLimits,
  heartbeatMs: number,
): void {
  const places = createStreamPlaces(limits);
  const clients = new Set<Client>();
  // A settlement notifies thousands of members together: each event reaches its own clients without a scan of all
  // others.
  const clientsOf = new Map<bigint, Set<Client>>();
  const unsubscribe = stream.subscribe((event) => {
    const concerned = event.memberId === null ? clients : clientsOf.get(event.memberId);
    if (concerned === undefined || concerned.size === 0) return;
    const text = print(event);
    for (const client of concerned) pass(client, text);
  });
  const stopBeats = spreadBeats(clients, heartbeatMs, (client) => {
    // A client that does not read the end of its stream would keep its place.
    if (client.response.writableEnded) client.response.destroy();
    else write(client, ': alive\n\n');
    if (client.memberId !== null) void closeWithSession(client);
  });
  /** A session may end while its stream is open. The browser then reconnects with whatever session it has by then. */
  async function closeWithSession(client: Client): Promise<void> {
    try {
      if ((await memberOf(client.request)) !== client.memberId) client.response.end();
    } catch (error) {
      client.request.log.warn({ err: error }, 'the session of a stream could not be checked');
    }
  }

  app.addHook('preClose', async () => {
    stopBeats();
    unsubscribe();
    for (const client of clients) end(client, randomInt(...HANDOVER_MS));
    clients.clear();
    clientsOf.clear();
  });

  app.get('/lgw/events', async (request, reply) => {
    const memberId = await memberOf(request);
    if (hasLeft(reply)) return;
    const leave = places.take(memberId !== null, request.ip);
    if (leave === undefined) throw new Refusal('server.busy', null, AGAIN_SECONDS);
    const response = beginStream(reply);
    response.write('retry: 2000\n\n');
    const last = request.headers['last-event-id'];
    const { since } = request.query as { since?: unknown };
    const client: Client = { request, response, memberId, held: '' };
    clients.add(client);
    if (memberId !== null) {
      clientsOf.set(memberId, (clientsOf.get(memberId) ?? new Set()).add(client));
      closeOldest(clientsOf, memberId);
    }
    response.on('close', () => {
      leave();
      clients.delete(client);
      if (memberId !== null) forget(clientsOf, memberId, client);
    });
    if (typeof last === 'string' && last !== '') {
      // Events after an id that this server cannot have given are unknown.
      const isId = /^\d{1,18}$/.test(last);
      await resume(stream, client, () => (isId ? stream.since(BigInt(last), memberId) : 'resync'));
    } else if (typeof since === 'string' && /^\d{1,15}$/.test(since))
      await resume(stream, client, () => stream.sinceMoment(Number(since), memberId));
    else client.held = undefined;
  });
}

/** Closes the stream that has been open longest; its client may reconnect, later than browsers do by default. */
function closeOldest(clientsOf: Map<bigint, Set<Client>>, memberId: bigint): void {
  const own = clientsOf.get(memberId) ?? new Set<Client>();
  const [oldest] = own;
  if (own.size <= STREAMS_OF_A_MEMBER || oldest === undefined) return;
  forget(clientsOf, memberId, oldest);
  end(oldest, AGAIN_SECONDS * 1000);
}

type Missed = StreamEvent[] | 'resync';

/** Sends a client the events it missed, then those that were held. If they cannot be read, the client tries again. */
async function resume(stream: Stream, client: Client, read: () => Promise<Missed> | Missed): Promise<void> {
  try {
    const missed = await read();
    const text =
      missed === 'resync' ? `id: ${await stream.newestId()}\nevent: resync\ndata: {}\n\n` : missed.map(print).join('');
    const all = text + (client.held ?? '');
    client.held = undefined;
    if (all !== '') write(client, all);
  } catch (error) {
    client.request.log.warn({ err: error }, 'the missed events of a stream could not be read');
    client.response.destroy();
  }
}

function forget(clientsOf: Map<bigint, Set<Client>>, memberId: bigint, client: Client): void {
  const own = clientsOf.get(memberId);
  own?.delete(client);
  if (own?.size === 0) clientsOf.delete(memberId);
}

function print({ id, name, data: reported }: StreamEvent): string {
  const text = JSON.stringify(reported);
  // The only amount that is a JSON number (Z-106), printed from its decimal string.
  const data = name === 'balance' ? text.replace(/"(-?\d+(?:\.\d{2,3})?)"/, '$1') : text;
  return `id: ${id}\nevent: ${name}\ndata: ${data}\n\n`;
}

function pass(client: Client, text: string): void {
  if (client.held === undefined) write(client, text);
  else if (client.held.length > MAX_BUFFER_BYTES) client.response.destroy();
  else client.held += text;
}

/** Ends a stream, unless it has ended but its client has not read the end: a second one would be an uncaught error. */
function end({ response }: Client, retryMs: number): void {
  if (!response.writableEnded) response.end(`retry: ${retryMs}\n\n`);
}

function write({ response }: Client, text: string): void {
  if (response.writableEnded) return;
  if (response.writableLength > MAX_BUFFER_BYTES) response.destroy();
  else response.write(text);
}
