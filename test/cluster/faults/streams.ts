import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from '../cluster.ts';
import { until } from '../wait.ts';
import type { Player } from './players.ts';

/** Event streams of players, which reconnect as a browser does. */
export interface Streams {
  /** Waits for events on their way, and closes the streams. */
  finish(): Promise<StreamCounts>;
}

export interface StreamCounts {
  events: number;
  /** Streams that ended and were opened again. */
  reconnections: number;
  /** Refused connections, broken streams, and missed events. One that arrives twice does no harm. */
  failures: string[];
}

const ARRIVE_MS = 15_000;
/** Events for players newer than an id. The table keeps them for ten minutes. */
const NEWER = `select id::text, member_id::text as member from platform_stream
  where (member_id = any($1) or member_id is null) and id > $2`;

/** Opens one stream for each player. */
export async function startStreams({ origin, database }: Cluster, players: readonly Player[]): Promise<Streams> {
  const counts: StreamCounts = { events: 0, reconnections: 0, failures: [] };
  const ending = new AbortController();
  const newest = await database.onPrimary(async (client) => {
    const { rows } = await client.query<{ id: string }>('select coalesce(max(id), 0)::text as id from platform_stream');
    return rows[0]?.id ?? '0';
  }, 'fairlot');
  const received = new Map<string, string[]>(players.map(({ memberId }) => [memberId, []]));
  const follow = async ({ memberId, headers }: Player) => {
    const ids = received.get(memberId) ?? [];
    let last = newest;
    let retryMs = 0;
    const take = (block: string) => {
      const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1];
      retryMs = Number(field('retry') ?? retryMs);
      if (field('event') === 'resync') counts.failures.push('a stream lost its place');
      const id = field('id');
      if (id === undefined) return;
      last = id;
      ids.push(id);
    };
    for (; !ending.signal.aborted; counts.reconnections += 1) {
      const asked = get(`${origin}/lgw/events`, {
        agent: false,
        headers: { cookie: headers['cookie'] ?? '', 'last-event-id': last },
        signal: ending.signal,
      });
      try {
        const [answer] = (await once(asked, 'response')) as [IncomingMessage];
        if (answer.statusCode !== 200) counts.failures.push(`${answer.statusCode} of a stream`);
        await readBlocks(answer, take);
      } catch (error) {
        if (!ending.signal.aborted) counts.failures.push(`a stream broke: ${String(error)}`);
      }
      if (!ending.signal.aborted) await sleep(retryMs);
    }
  };
  const following = players.map(follow);

  /** Differences between the events in the table and those received. */
  const differences = async (): Promise<string[]> => {
    const rows = await database.onPrimary(async (client) => {
      const found = await client.query<{ id: string; member: string | null }>(NEWER, [[...received.keys()], newest]);
      return found.rows;
    }, 'fairlot');
    counts.events = rows.length;
    return [...received].flatMap(([memberId, ids]) => {
      const sent = rows.flatMap(({ id, member }) => (member === null || member === memberId ? [id] : []));
      const got = new Set(ids);
      const missed = sent.filter((id) => !got.has(id)).length;
      return missed === 0 ? [] : [`player ${memberId} missed ${missed} of ${sent.length} events`];
    });
  };
  return {
    finish: async () => {
      // Events keep coming, so that another look after the last one could find one that is still on its way.
      let missed: string[] = [];
      const haveArrived = async () => (missed = await differences()).length === 0;
      await until('all events have arrived', haveArrived, ARRIVE_MS).catch(() => {});
      counts.failures.push(...missed);
      ending.abort();
      await Promise.all(following);
      return counts;
    },
  };
}

/** Passes each block of a stream on, until the stream ends. */
async function readBlocks(answer: IncomingMessage, take: (block: string) => void): Promise<void> {
  let text = '';
  for await (const part of answer.setEncoding('utf8') as AsyncIterable<string>) {
    text += part;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      take(text.slice(0, end));
      text = text.slice(end + 2);
    }
  }
}
