import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { spreadBeats } from '../../platform/beats.ts';
import { hasLeft } from '../../platform/events/index.ts';
import { createStreamPlaces } from '../../platform/events/stream-places.ts';
import { VISITOR_COOKIE } from '../../platform/http/index.ts';
import { Refusal, requireFound } from '../../platform/refusal.ts';
import { guestOf } from './guests.ts';
import { createParties, type PartyPlatform } from './party.ts';
import { openStream, printEvent, writeTo } from './stream-client.ts';
import { findThread, type Thread } from './threads.ts';

const PATH = '/wps/chat/events';
/**
 * Also the longest time a stream may outlive the visitor's cookie, or the merchant's permission for visitors to write.
 */
const HEARTBEAT_MS = 15_000;
/** Streams per process, and per network. */
const PLACES = { total: 1000, perAddress: 10 };
/** Reconnection delay of a client that got no place; the page polls at the same interval meanwhile. */
const AGAIN_SECONDS = 30;

interface Client {
  request: FastifyRequest;
  response: ServerResponse;
  /** The visitor's number in the stream. */
  address: bigint;
}

/** `GET /wps/chat/events`: server-sent events for visitors, about their own conversation. Members use `/lgw/events`. */
export function guestStream(
  platform: PartyPlatform,
  heartbeatMs = HEARTBEAT_MS,
): (app: FastifyInstance) => Promise<void> {
  const { db, events, marks } = platform;
  const parties = createParties(platform);
  const places = createStreamPlaces(PLACES);
  return async (app) => {
    const clients = new Set<Client>();
    const unsubscribe = events.stream.subscribe((event) => {
      if (event.memberId === null || event.memberId >= 0n) return;
      for (const { response, address } of clients) if (address === event.memberId) writeTo(response, printEvent(event));
    });
    const stopBeats = spreadBeats(clients, heartbeatMs, (client) => void beat(client));
    app.addHook('preClose', async () => {
      stopBeats();
      unsubscribe();
      for (const { response } of clients) response.end();
      clients.clear();
    });

    /** The thread of a valid cookie. @throws Refusal auth.required, module.disabled, not.found */
    async function requireThread(request: FastifyRequest): Promise<Thread> {
      await parties.requireGuests();
      const guest = guestOf(marks, request.cookies[VISITOR_COOKIE], request.ip);
      return requireFound(guest === null ? undefined : await findThread(db, guest));
    }
    async function beat({ request, response }: Client): Promise<void> {
      // A visitor who does not read the end of the stream would keep its place.
      if (response.writableEnded) return void response.destroy();
      try {
        await requireThread(request);
        writeTo(response, ': alive\n\n');
      } catch {
        response.end(); // the page reconnects and receives the reason
      }
    }

    app.get(PATH, async (request, reply) => {
      const { address } = await requireThread(request);
      if (hasLeft(reply)) return;
      const leave = places.take(false, request.ip);
      if (leave === undefined) throw new Refusal('server.busy', null, AGAIN_SECONDS);
      const response = openStream(reply);
      const client = { request, response, address };
      clients.add(client);
      response.on('close', () => {
        leave();
        clients.delete(client);
      });
    });
  };
}
