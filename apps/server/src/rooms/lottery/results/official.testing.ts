import { createHash, createHmac } from 'node:crypto';
import type { DrawResult, DrawStructure } from '@fairlot/lottery-maths';
import { VN_NORTH } from '@fairlot/lottery-maths';
import { openTestApp, type TestApp } from '@fairlot/testkit';
import { afterAll } from 'vitest';
import type { DrawRow } from '../draws/draw-row.ts';
import { startPeer } from '../draws/beacon.testing.ts';
import { moveIssue, readIssue } from '../lottery.testing.ts';

/** A reproducible result of a structure, derived from a text; `special` replaces the special prize. */
export function resultFrom(
  text: string,
  { structure = VN_NORTH, special }: { structure?: DrawStructure; special?: string } = {},
): DrawResult {
  let counter = 0;
  const below = (n: number) => createHash('sha256').update(`${text}|${counter++}`).digest().readUIntBE(0, 6) % n;
  return structure.levels.map(({ code, count, width }) => ({
    level: code,
    numbers: Array.from({ length: count }, () =>
      code === 'DB' && special ? special : String(below(10 ** width)).padStart(width, '0'),
    ),
  }));
}

/** Moves an official draw to its time, so that it waits for its result. */
export async function awaitDraw(app: TestApp, game: string, issue: string): Promise<void> {
  await moveIssue(app, issue, -20, -10, game);
  await app.rooms.lottery.runDueSteps();
}

/** Two operators enter a result, and all following steps run. */
export async function enterResult(app: TestApp, game: string, issue: string, result: DrawResult): Promise<DrawRow> {
  await app.platform.db.transaction((tx) => app.rooms.lottery.proposeResult(tx, 1n, game, issue, result));
  await app.platform.db.transaction((tx) => app.rooms.lottery.confirmResult(tx, 2n, game, issue));
  await app.rooms.lottery.runDueSteps();
  return readIssue(app, issue, game);
}

/** Answer of a feed: results by station, or anything else as a status or a text. */
export type Say = (
  feed: string,
  date: string,
) =>
  | { results: readonly { station: string; levels: unknown; drawnAt?: string }[] }
  | { status: number }
  | { text: string }
  | { signedBy: string };

/** Feeds that answer as the test defines, signed with 'secret'. */
export function startFeeds(say: () => Say): ReturnType<typeof startPeer> {
  return startPeer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://feed');
    const [feed, date] = [searchParams.get('feed') ?? '', searchParams.get('date') ?? ''];
    const said = say()(feed, date);
    if ('status' in said) return void response.writeHead(said.status).end();
    const body =
      'text' in said ? said.text : JSON.stringify({ date, feed, results: 'results' in said ? said.results : [] });
    const secret = 'signedBy' in said ? said.signedBy : 'secret';
    response.writeHead(200, { 'x-feed-signature': createHmac('sha256', secret).update(body).digest('hex') }).end(body);
  });
}

/**
 * The demonstration with feeds that answer as the test defines, and operators who enter results. After the last test
 * the books are audited; everything closes.
 */
export async function openOfficial(say: () => Say) {
  const feeds = await startFeeds(say);
  afterAll(() => feeds.stop());
  const app = await openTestApp({
    seed: 'demo',
    config: { sandbox: { url: feeds.url, apiKey: 'key', webhookSecret: 'secret' } },
  });
  return {
    app,
    propose: (issue: string, result: DrawResult, operator = 1n, game = 'HANOI') =>
      app.platform.db.transaction((tx) => app.rooms.lottery.proposeResult(tx, operator, game, issue, result)),
  };
}
