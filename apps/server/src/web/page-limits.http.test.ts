import { afterAll, expect, it } from 'vitest';
import { Refusal } from '../platform/refusal.ts';
import { openPages } from './web.testing.ts';

const pages = await openPages();
afterAll(() => pages.close());

it('counts pages rendered for visitors, but not shared pages and not those of members', async () => {
  pages.countPage.mockClear();
  for (let round = 0; round < 3; round++) expect((await pages.get('/m/home?shared')).statusCode).toBe(200);
  expect(pages.countPage.mock.calls.length).toBeLessThan(3);
  const before = pages.countPage.mock.calls.length;
  for (let round = 0; round < 3; round++) await pages.get(`/m/home?made=${round}`);
  expect(pages.countPage.mock.calls.length).toBe(before + 3);
  await pages.get('/m/home?own', { cookie: 'fairlot_sid=demo01' });
  expect(pages.countPage.mock.calls.length).toBe(before + 3);
});

it('answers 429 with the time to wait to an address over its limit, while members are served', async () => {
  pages.countPage.mockImplementation(() => {
    throw new Refusal('rate.limited', null, 7);
  });
  const refused = await pages.get('/m/home?flood');
  expect([refused.statusCode, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([
    429,
    '7',
    'no-store',
  ]);
  expect(refused.headers['content-type']).toContain('text/html');
  expect((await pages.get('/m/home?flood', { cookie: 'fairlot_sid=demo01' })).statusCode).toBe(200);
});

it('refuses visitors behind a full queue with 503 and the time to wait', async () => {
  pages.countPage.mockImplementation(() => undefined);
  const answers = await Promise.all(Array.from({ length: 400 }, (_, page) => pages.get(`/m/home?many=${page}`)));
  const made = answers.filter(({ statusCode }) => statusCode === 200);
  const refused = answers.filter(({ statusCode }) => statusCode === 503);
  // Eight are being rendered, sixty wait.
  expect([made.length, refused.length]).toEqual([68, 332]);
  for (const { headers } of refused)
    expect([headers['retry-after'], headers['cache-control']]).toEqual(['5', 'no-store']);
  expect((await pages.get('/m/home?after')).statusCode).toBe(200);
});

it('answers other requests between the pages of a full queue', async () => {
  const ended: string[] = [];
  let isDone = false;
  const made = Promise.all(
    Array.from({ length: 60 }, async (_, page) => {
      const { statusCode } = await pages.get(`/m/home?between=${page}`);
      ended.push(statusCode === 200 ? 'page' : 'refused');
    }),
  ).finally(() => (isDone = true));
  while (!isDone) {
    await pages.get('/robots.txt');
    ended.push('other');
    await new Promise((resolve) => setImmediate(resolve));
  }
  await made;
  const runs = ended
    .join(' ')
    .split('other')
    .map((run) => run.split('page').length - 1);
  expect([runs.reduce((sum, run) => sum + run, 0), ended.includes('refused')]).toEqual([60, false]);
  expect(Math.max(...runs)).toBeLessThanOrEqual(8);
});
