import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { createStreamPlaces } from '../../platform/events/stream-places.ts';
import { VISITOR_COOKIE } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { guestOf } from './guests.ts';
import { createParties } from './party.ts';
import { openStream, printEvent, writeTo } from './stream-client.ts';
import { findThread } from './threads.ts';

const PATH = '/wps/chat/events';
const HEARTBEAT_MS = 15_000;
/** Of one process, and of one network. */
const PLACES = { total: 1000, perAddress: 10 };
/** Who has no place asks again after this time; the page fetches what it shows as often meanwhile. */
const AGAIN_SECONDS = 30;

/** `GET /wps/chat/events`: server-sent events for visitors, of their own conversation. Members hear `/lgw/events`. */
export function guestStream(platform: Platform, heartbeatMs = HEARTBEAT_MS): (app: FastifyInstance) => Promise<void> {
  const { db, events, secrets } = platform;
  const parties = createParties(platform);
  const places = createStreamPlaces(PLACES);
  return async (app) => {
    const clients = new Map<ServerResponse, bigint>();
    const unsubscribe = events.stream.subscribe((event) => {
      if (event.memberId === null || event.memberId >= 0n) return;
      for (const [response, address] of clients) if (address === event.memberId) writeTo(response, printEvent(event));
    });
    const heartbeat = setInterval(() => {
      for (const response of clients.keys()) writeTo(response, ': alive\n\n');
    }, heartbeatMs);
    app.addHook('preClose', async () => {
      clearInterval(heartbeat);
      unsubscribe();
      for (const response of clients.keys()) response.end();
      clients.clear();
    });

    app.get(PATH, async (request, reply) => {
      await parties.demandGuests();
      const guest = guestOf(secrets, request.cookies[VISITOR_COOKIE], request.ip);
      const thread = guest === null ? undefined : await findThread(db, guest);
      if (thread === undefined) throw new Refusal('not.found');
      const leave = places.take(false, request.ip);
      if (leave === undefined) throw new Refusal('server.busy', null, AGAIN_SECONDS);
      const response = openStream(reply);
      clients.set(response, thread.address);
      response.on('close', () => {
        leave();
        clients.delete(response);
      });
    });
  };
}
