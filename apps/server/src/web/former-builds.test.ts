import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { registerStaticFiles } from './static-files.ts';

const dist = mkdtempSync(join(tmpdir(), 'fairlot-builds-'));
afterAll(() => rmSync(dist, { recursive: true, force: true }));

it('a page that is open while a build replaces another still gets its files; unknown ones stay unknown', async () => {
  for (const [folder, name] of [
    ['former/1000', 'page-old.js'],
    ['client/assets', 'page-new.js'],
  ] as const) {
    mkdirSync(join(dist, folder), { recursive: true });
    writeFileSync(join(dist, folder, name), `export default '${name}'`);
  }
  const app = fastify();
  registerStaticFiles(app, dist);
  const old = await app.inject('/assets/page-old.js');
  expect([old.statusCode, old.body, old.headers['content-type']]).toEqual([
    200,
    "export default 'page-old.js'",
    'text/javascript; charset=utf-8',
  ]);
  expect((await app.inject('/assets/page-new.js')).statusCode).toBe(200);
  for (const name of ['page-none.js', '..%2fformer%2f1000%2fpage-old.js'])
    expect((await app.inject(`/assets/${name}`)).statusCode, name).toBe(404);
  await app.close();
});
