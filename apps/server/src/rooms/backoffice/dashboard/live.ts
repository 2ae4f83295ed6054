import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { beginStream, hasLeft } from '../../../platform/events/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { requireStreamReader } from '../../../platform/operators/index.ts';

const PATH = '/backoffice/api/events';
const READER = { call: 'backoffice.events', permission: null } as const;
/** Also the longest time a stream may outlive the session that opened it. */
const HEARTBEAT_MS = 25_000;
/**
 * Length of a round: the shortest interval at which consoles are notified of changes by operators. Tests shorten it.
 */
export const ROUND = { ms: 1000 };
/**
 * Shortest interval for everything else, in rounds. At most `MOST_AT_ONCE` consoles are notified at a time. With more
 * consoles the interval doubles, so the load does not grow with their number.
 */
const PLAYERS_EVERY = 4;
const MANY_EVERY = 8;
const MOST_AT_ONCE = 64;

/**
 * `GET /backoffice/api/events`: server-sent events for consoles. They only signal that something happened; each console
 * then requests what its operator may read. `desk` is true when an operator changed something. Consoles return the
 * time `at` with what they request, so that they can share an answer. When a session ends, its stream is closed at the
 * next heartbeat.
 */
export function consoleStream(platform: Platform): (app: FastifyInstance) => Promise<void> {
  return async (app) => {
    const clients = new Map<ServerResponse, FastifyRequest>();
    /** Consoles that were not notified of the newest events, longest waiting first. */
    const unaware = new Set<ServerResponse>();
    let rounds = MANY_EVERY;
    let hasNewEvents = false;
    let hasDeskChange = false;
    const unsubscribe = platform.events.stream.subscribe(({ name }) => {
      hasNewEvents = true;
      hasDeskChange ||= name === 'desk.changed';
    });
    const tell = setInterval(() => {
      rounds += 1;
      if (hasNewEvents) for (const response of clients.keys()) unaware.add(response);
      const isDue = hasDeskChange || rounds >= (clients.size > MOST_AT_ONCE ? MANY_EVERY : PLAYERS_EVERY);
      const data = JSON.stringify({ desk: hasDeskChange, at: Date.now() });
      const hearing = isDue ? [...unaware].slice(0, hasDeskChange ? undefined : MOST_AT_ONCE) : [];
      if (hearing.length > 0) rounds = 0;
      for (const response of hearing) {
        response.write(`event: news\ndata: ${data}\n\n`);
        unaware.delete(response);
      }
      hasNewEvents = false;
      hasDeskChange = false;
    }, ROUND.ms);
    const heartbeat = setInterval(() => {
      for (const [response, request] of clients) void beat(response, request);
    }, HEARTBEAT_MS);
    app.addHook('preClose', async () => {
      clearInterval(tell);
      clearInterval(heartbeat);
      unsubscribe();
      for (const response of clients.keys()) response.end();
      clients.clear();
    });

    async function beat(response: ServerResponse, request: FastifyRequest): Promise<void> {
      try {
        await requireStreamReader(platform, request, READER);
        if (clients.has(response)) response.write(': alive\n\n');
      } catch {
        response.end(); // the console reconnects and receives the reason
        // Before the connection closes, another write would be an uncaught error.
        clients.delete(response);
        unaware.delete(response);
      }
    }

    app.get(PATH, async (request, reply) => {
      await requireStreamReader(platform, request, READER);
      if (hasLeft(reply)) return;
      const response = beginStream(reply);
      response.write(': open\n\n');
      clients.set(response, request);
      response.on('close', () => {
        clients.delete(response);
        unaware.delete(response);
      });
    });
  };
}
