import { builtWeb, createMember, runJob, shareDatabase, type TestApp } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { attachWeb } from '../../attach-web.ts';
import { sql } from '../../platform/db/index.ts';

const open = await shareDatabase();
const distDir = await builtWeb();
const app = await openWithPages();

async function openWithPages(): Promise<TestApp> {
  const opened = await open();
  await attachWeb(opened, distDir);
  return opened;
}

const OPENED = {
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  'sec-fetch-dest': 'document',
  'sec-fetch-site': 'none',
};
const get = async ({ server }: TestApp, url: string, headers: Record<string, string> = {}) =>
  (await server.inject({ method: 'GET', url, headers: { ...OPENED, ...headers } })).statusCode;
const visits = async () =>
  app.platform.db.value(sql<number>`select coalesce(sum(visits), 0)::int as sum from records_visits`);

it('counts the visitors who open a page, and nothing else, without a write per request', async () => {
  // The browser follows this redirect to a page, which counts.
  expect(await get(app, '/nowhere', { accept: 'text/html' })).toBe(302);
  for (const path of ['/', '/m/home', '/m/home']) expect([path, await get(app, path)]).toEqual([path, 200]);
  expect(await get(app, '/m/home', { 'sec-fetch-site': 'cross-site', referer: 'https://news.example/' })).toBe(200);
  // The second page of a visit, a prefetch, a crawler, and a member.
  await get(app, '/m/lott', { 'sec-fetch-site': 'same-origin' });
  await get(app, '/m/home', { 'sec-purpose': 'prefetch' });
  await get(app, '/m/home', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  const { cookie } = await createMember(app);
  expect(await get(app, '/m/home', { cookie: `fairlot_sid=${cookie}` })).toBe(200);
  expect(await visits()).toBe(0);
  await runJob(app, 'records-visits');
  expect(await visits()).toBe(4);
  await runJob(app, 'records-visits');
  expect(await visits()).toBe(4);
});

it('adds up the counts of several processes, and saves those of a process that stops', async () => {
  const before = await visits();
  const [second, third] = [await openWithPages(), await openWithPages()];
  for (const process of [app, second, second, third]) await get(process, '/m/home');
  await Promise.all([app, second].map((process) => runJob(process, 'records-visits')));
  expect((await visits()) - before).toBe(3);
  await get(second, '/m/home');
  await second.close();
  await third.close();
  expect((await visits()) - before).toBe(5);
});
