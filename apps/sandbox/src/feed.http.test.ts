import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSandbox } from './app.ts';
import { openFeed, type StationResult } from './feed.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'fairlot-sandbox-'));
const options = { dataDir, apiKey: 'key', webhookSecret: 'secret' };
let app: FastifyInstance;
beforeAll(async () => {
  app = await buildSandbox(options);
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const ask = async (query: string) => {
  const { statusCode, body, headers } = await app.inject(`/feed/v1/results?${query}`);
  return {
    statusCode,
    body,
    signature: headers['x-feed-signature'],
    ...(JSON.parse(body) as { date: string; feed: string; results: StationResult[] }),
  };
};

test('returns signed results of the stations of a past Thursday', async () => {
  const { statusCode, body, signature, ...answer } = await ask('date=2026-03-05&feed=b');
  expect(statusCode).toBe(200);
  expect(signature).toBe(createHmac('sha256', 'secret').update(body).digest('hex'));
  expect([answer.date, answer.feed]).toEqual(['2026-03-05', 'b']);
  expect(answer.results.map(({ station }) => station)).toEqual([
    'HANOI',
    'BINHDINH',
    'QUANGBINH',
    'QUANGTRI',
    'TAYNINH',
    'ANGIANG',
    'BINHTHUAN',
    'LOTTO655',
    'LOTTO535',
    'LOTTO535',
  ]);
  const shape = (station: string) =>
    answer.results
      .find((result) => result.station === station)
      ?.levels.map(({ level, numbers }) => `${level} ${numbers.length}x${numbers[0]?.length}`);
  expect(shape('HANOI')).toEqual(['DB 1x5', 'G1 1x5', 'G2 2x5', 'G3 6x5', 'G4 4x4', 'G5 6x4', 'G6 3x3', 'G7 4x2']);
  expect(shape('ANGIANG')).toEqual([
    'DB 1x6',
    'G1 1x5',
    'G2 1x5',
    'G3 2x5',
    'G4 7x5',
    'G5 1x4',
    'G6 3x4',
    'G7 1x3',
    'G8 1x2',
  ]);
  expect(answer.results[0]?.drawnAt).toBe('2026-03-05T18:15:00+07:00');
});

test('both parties report the same, even after a restart, and each day differs', async () => {
  const first = await ask('date=2026-03-05&feed=a');
  expect((await ask('date=2026-03-05&feed=b')).results).toEqual(first.results);
  expect((await ask('date=2026-03-12')).results[0]?.levels).not.toEqual(first.results[0]?.levels);
  await app.close();
  app = await buildSandbox(options);
  expect((await ask('date=2026-03-05')).results).toEqual(first.results);
});

test.each([
  ['LOTTO645', 6, 45, ['2026-03-01', '2026-03-04', '2026-03-06', '2026-03-08']],
  ['LOTTO655', 6, 55, ['2026-03-03', '2026-03-05', '2026-03-07', '2026-03-10']],
  ['LOTTO535', 5, 35, ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04']],
] as const)('%s has %i different numbers from 1 to %i', async (name, count, highest, dates) => {
  const feed = await openFeed(join(dataDir, 'sandbox'));
  for (const date of dates) {
    const numbers = feed.resultsOf(date, Date.now()).find(({ station }) => station === name)?.levels[0]?.numbers ?? [];
    expect([new Set(numbers).size, numbers.length]).toEqual([count, count]);
    expect(numbers.every((number) => /^\d\d$/.test(number) && Number(number) >= 1 && Number(number) <= highest)).toBe(
      true,
    );
  }
});

test('lottos draw a bonus number, and 5/35 draws twice a day', async () => {
  const feed = await openFeed(join(dataDir, 'sandbox'));
  const draws = (date: string, name: string) =>
    feed.resultsOf(date, Date.now()).filter(({ station }) => station === name);
  for (const date of ['2026-03-03', '2026-03-05', '2026-03-07', '2026-03-10']) {
    const [{ levels } = { levels: [] }] = draws(date, 'LOTTO655');
    expect(levels.map(({ level, numbers }) => [level, numbers.length])).toEqual([
      ['MAIN', 6],
      ['BONUS', 1],
    ]);
    expect(levels[0]?.numbers).not.toContain(levels[1]?.numbers[0]);
    const [first, second, ...more] = draws(date, 'LOTTO535');
    expect([first?.drawnAt.slice(11, 16), second?.drawnAt.slice(11, 16), more]).toEqual(['13:00', '21:00', []]);
    expect(first?.levels).not.toEqual(second?.levels);
    expect(Number(second?.levels[1]?.numbers[0])).toBeLessThanOrEqual(12);
  }
});

test('Thai draws are on the 1st and the 16th, Lao ones on Monday, Wednesday and Friday', async () => {
  const feed = await openFeed(join(dataDir, 'sandbox'));
  const shapes = (date: string, name: string) =>
    feed
      .resultsOf(date, Date.now())
      .find(({ station }) => station === name)
      ?.levels.map(({ level, numbers }) => `${level} ${numbers.length}x${numbers[0]?.length}`);
  expect(shapes('2026-03-16', 'THAI')).toEqual(['FIRST 1x6', 'FRONT3 2x3', 'LAST3 2x3', 'LAST2 1x2']);
  expect([shapes('2026-03-01', 'THAI')?.length, shapes('2026-03-15', 'THAI')]).toEqual([4, undefined]);
  expect(['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05'].map((date) => shapes(date, 'LAO'))).toEqual([
    ['MAIN 1x4'],
    undefined,
    ['MAIN 1x4'],
    undefined,
  ]);
});

test('reports nothing before its time', async () => {
  const feed = await openFeed(join(dataDir, 'sandbox'));
  const regionsAt = (time: string) => feed.resultsOf('2026-03-05', Date.parse(`2026-03-05T${time}+07:00`)).length;
  expect(['16:14:59', '16:15:00', '17:15:00', '18:14:59', '18:15:00'].map(regionsAt)).toEqual([1, 4, 7, 8, 9]);
  expect((await ask('date=2999-01-01')).results).toEqual([]);
});

test('rejects a bad date and an unknown party', async () => {
  expect((await ask('date=2026-13-99')).statusCode).toBe(400);
  expect((await ask('feed=a')).statusCode).toBe(400);
  expect((await ask('date=2026-03-05&feed=c')).statusCode).toBe(404);
});
