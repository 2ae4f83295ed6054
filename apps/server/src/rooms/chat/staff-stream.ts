import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasLeft, STAFF } from '../../platform/events/index.ts';
import type { ChatPlatform } from './ports.ts';
import { requireStreamReader } from '../../platform/operators/index.ts';
import type { Cards } from './cards/cards.ts';
import { watchCards } from './cards/card-news.ts';
import { noteHere } from './staff.ts';
import { openStream, printEvent, writeTo } from './stream-client.ts';

const PATH = '/backoffice/api/chat/events';
const READER = { call: 'chatDesk.events', permission: 'chat.read' } as const;
/** Also the longest time a stream may outlive the session that opened it. */
const HEARTBEAT_MS = 15_000;

interface Client {
  request: FastifyRequest;
  response: ServerResponse;
}

/**
 * `GET /backoffice/api/chat/events`: server-sent events for consoles, about all conversations. It requires the token
 * like every call of operators, so the console reads it with `fetch`.
 */
export function staffStream(platform: ChatPlatform, cards: Cards): (app: FastifyInstance) => Promise<void> {
  return async (app) => {
    const clients = new Set<Client>();
    const notifyAll = (text: string) => {
      for (const { response } of clients) writeTo(response, text);
    };
    const unsubscribe = platform.events.stream.subscribe((event) => {
      if (event.memberId === STAFF && clients.size > 0) notifyAll(printEvent(event));
    });
    const isSubscribed = () => clients.size > 0;
    const stopWatching = watchCards(platform, cards, isSubscribed, (card) => {
      notifyAll(`event: chat.card\ndata: ${JSON.stringify(card)}\n\n`);
    });
    const heartbeat = setInterval(() => {
      for (const client of clients) void beat(client);
    }, HEARTBEAT_MS);
    app.addHook('preClose', async () => {
      clearInterval(heartbeat);
      unsubscribe();
      stopWatching();
      for (const { response } of clients) response.end();
      clients.clear();
    });

    async function beat(client: Client): Promise<void> {
      try {
        const { operatorId, name } = await requireStreamReader(platform, client.request, READER);
        await noteHere(platform.db, operatorId, name);
        writeTo(client.response, ': alive\n\n');
      } catch {
        client.response.end(); // the console reconnects and receives the reason
      }
    }

    app.get(PATH, async (request, reply) => {
      const { operatorId, name } = await requireStreamReader(platform, request, READER);
      await noteHere(platform.db, operatorId, name);
      if (hasLeft(reply)) return;
      const response = openStream(reply);
      const client = { request, response };
      clients.add(client);
      response.on('close', () => clients.delete(client));
    });
  };
}
