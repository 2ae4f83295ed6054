import { createHash, createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Shared with the product through RESULT_FEED_SECRET_<NAME>. */
export const FEED_SECRET = 'secret of the tests';
const NORTH = {
  DB: [1, 5],
  G1: [1, 5],
  G2: [2, 5],
  G3: [6, 5],
  G4: [4, 4],
  G5: [6, 4],
  G6: [3, 3],
  G7: [4, 2],
} as const;

export interface Levels {
  level: string;
  numbers: string[];
}

/** Result that a feed reports for a day, by station; 'down' answers with status 500. */
export type Say = (name: string, day: string) => Record<string, Levels[]> | 'down';

/** Starts result feeds, each under its own name; `environment` is what the product needs to query them. */
export async function startFeeds(
  names: readonly string[],
  say: Say,
): Promise<{ environment: Record<string, string>; stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://feed');
    const [feed, date] = [searchParams.get('feed') ?? '', searchParams.get('date') ?? ''];
    const said = say(feed, date.replaceAll('-', ''));
    if (said === 'down') return void response.writeHead(500).end();
    const body = JSON.stringify({
      date,
      feed,
      results: Object.entries(said).map(([station, levels]) => ({ station, levels })),
    });
    response
      .writeHead(200, { 'x-feed-signature': createHmac('sha256', FEED_SECRET).update(body).digest('hex') })
      .end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const secrets = Object.fromEntries(names.map((name) => [`RESULT_FEED_SECRET_${name.toUpperCase()}`, FEED_SECRET]));
  return {
    environment: { RESULT_FEEDS: names.map((name) => `${name}=http://127.0.0.1:${port}`).join(','), ...secrets },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Generates a northern result from a text, with the given special prize. */
export function northResult(text: string, special: string): Levels[] {
  let drawn = 0;
  const below = (n: number) => createHash('sha256').update(`${text}|${drawn++}`).digest().readUIntBE(0, 6) % n;
  return Object.entries(NORTH).map(([level, [count, width]]) => ({
    level,
    numbers: Array.from({ length: count }, () =>
      level === 'DB' ? special : String(below(10 ** width)).padStart(width, '0'),
    ),
  }));
}
