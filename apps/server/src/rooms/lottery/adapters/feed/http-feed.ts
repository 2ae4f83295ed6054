import { createHmac, timingSafeEqual } from 'node:crypto';
import type { LevelResult } from '@fairlot/lottery-maths';
import { callOutside } from '../../../../platform/outside/call-outside.ts';
import { lookupOutside } from '../../../../platform/post-outside.ts';
import { dayOfIssue } from '../../draws/schedule.ts';
import { FeedRefusal, type FeedResult, type ResultFeed } from './feed.ts';

const ANSWER_WITHIN_MS = 5000;
const MOST_BYTES = 1_000_000;

interface FeedSettings {
  name: string;
  url: string;
  secret: string;
  /** Refuses names that resolve to private addresses; for addresses that operators entered. */
  isPublicOnly?: boolean;
}

/**
 * A feed over HTTP: `GET {url}/results?date=YYYY-MM-DD&feed={name}` returns `{date, feed, results: [{station, levels,
 * drawnAt}]}`, with the time of the draw (ISO 8601) where a station draws several times a day. The header
 * `x-feed-signature` is the hex HMAC-SHA256 of the body. The body names day and feed, so that an answer cannot be
 * replayed as another one's.
 */
export function createHttpFeed({ name, url, secret, isPublicOnly = false }: FeedSettings): ResultFeed {
  return {
    name,
    address: url,
    results: async (day) => {
      const date = dayOfIssue(day);
      const response = await callOutside(`${url}/results?date=${date}&feed=${name}`, {
        deadlineMs: ANSWER_WITHIN_MS,
        mostBytes: MOST_BYTES,
        ...(isPublicOnly ? { lookup: lookupOutside } : {}),
      });
      const body = response.body.toString();
      if (!response.isOk) throw new FeedRefusal(`answered ${response.status}`, KEYS_REJECTED.has(response.status));
      if (!isSigned(body, String(response.headers['x-feed-signature'] ?? ''), secret))
        throw new FeedRefusal('the signature is wrong', true);
      return read(JSON.parse(body), date, name);
    },
  };
}

const KEYS_REJECTED: ReadonlySet<number> = new Set([401, 403]);

function isSigned(body: string, signature: string, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(body).digest();
  const given = /^[0-9a-f]{64}$/.test(signature) ? Buffer.from(signature, 'hex') : Buffer.alloc(expected.length);
  return timingSafeEqual(expected, given);
}

type Fields = Readonly<Record<string, unknown>>;

function read(answer: unknown, date: string, name: string): FeedResult[] {
  const { results, ...head } = asFields(answer);
  if (head['date'] !== date || head['feed'] !== name || !Array.isArray(results))
    throw new FeedRefusal('the answer is for something else');
  return results.map((entry: unknown) => {
    const { station, levels, drawnAt } = asFields(entry);
    if (typeof station !== 'string' || !Array.isArray(levels))
      throw new FeedRefusal('a result has no station or no levels');
    const drawnAtMs = typeof drawnAt === 'string' ? Date.parse(drawnAt) : Number.NaN;
    return {
      gameCode: station,
      drawnAtMs: Number.isNaN(drawnAtMs) ? null : drawnAtMs,
      result: levels.map(readLevel),
    };
  });
}

function readLevel(entry: unknown): LevelResult {
  const { level, numbers } = asFields(entry);
  if (typeof level !== 'string' || !Array.isArray(numbers)) throw new FeedRefusal('a level has no code or no numbers');
  return { level, numbers: numbers.map(String) };
}

function asFields(value: unknown): Fields {
  if (typeof value !== 'object' || value === null) throw new FeedRefusal('an object is missing');
  return value as Fields;
}
