import { afterAll, beforeAll, expect, it } from 'vitest';
import { Refusal } from '../platform/refusal.ts';
import { type OpenPages, openPages } from './web.testing.ts';

let pages: OpenPages;
beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages.close());

it('counts the pages that are made for visitors, not those that are shared, and not those of members', async () => {
  pages.countPage.mockClear();
  for (let round = 0; round < 3; round++) expect((await pages.get('/m/home?shared')).statusCode).toBe(200);
  expect(pages.countPage.mock.calls.length).toBeLessThan(3);
  const before = pages.countPage.mock.calls.length;
  for (let round = 0; round < 3; round++) await pages.get(`/m/home?made=${round}`);
  expect(pages.countPage.mock.calls.length).toBe(before + 3);
  await pages.get('/m/home?own', { cookie: 'fairlot_sid=demo01' });
  expect(pages.countPage.mock.calls.length).toBe(before + 3);
});

it('says 429 with the time to wait to an address that had too many made, while members are served', async () => {
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
