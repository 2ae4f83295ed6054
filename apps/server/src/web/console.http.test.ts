import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { openTestApp } from '@fairlot/testkit';
import { afterAll, expect, it } from 'vitest';
import { attachConsole } from '../attach-console.ts';

const dist = mkdtempSync(join(tmpdir(), 'fairlot-console-'));
mkdirSync(join(dist, 'client/assets'), { recursive: true });
writeFileSync(join(dist, 'client/index.html'), '<!doctype html><title>Console</title>');
writeFileSync(join(dist, 'client/assets/index-abc.js'), 'export {};');
writeFileSync(join(dist, 'client/assets/index-abc.js.br'), brotliCompressSync('export {};'));
writeFileSync(join(dist, 'client/assets/index-abc.js.gz'), gzipSync('export {};'));
writeFileSync(join(dist, 'client/assets/plain-abc.js'), 'export default 1;');
const app = await openTestApp();
attachConsole(app, dist);
afterAll(() => rmSync(dist, { recursive: true, force: true }));

it.each(['/backoffice', '/backoffice/', '/backoffice/members', '/backoffice/a/b?c=d', '/backoffice/apiary'])(
  '%s serves the console, with a policy without inline scripts',
  async (url) => {
    const answer = await app.server.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<title>Console</title>');
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' });
  },
);

it.each(['/backoffice/api', '/backoffice/api/nothing', '/backoffice/api?x'])(
  '%s is reported as an unknown call in the envelope',
  async (url) => {
    const answer = await app.server.inject(url);
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { success: false, errorCode: 'not.found' }]);
  },
);

it('caches its files permanently, and answers 404 for missing ones', async () => {
  const file = await app.server.inject('/backoffice/assets/index-abc.js');
  expect(file.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await app.server.inject('/backoffice/assets/nope.js')).statusCode).toBe(404);
  expect((await app.server.inject('/backoffice/assets/../index.html')).statusCode).not.toBe(500);
});

it.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['identity', undefined, (body: Buffer) => body],
])('for accept-encoding %s a script is sent as %s', async (accept, encoding, decompress) => {
  const file = await app.server.inject({
    url: '/backoffice/assets/index-abc.js',
    headers: { 'accept-encoding': accept },
  });
  expect([file.headers['content-encoding'], file.headers.vary]).toEqual([encoding, 'Accept-Encoding']);
  expect(decompress(file.rawPayload).toString()).toBe('export {};');
});

it('sends a file without compressed copies as it is', async () => {
  const headers = { 'accept-encoding': 'br, gzip' };
  const file = await app.server.inject({ url: '/backoffice/assets/plain-abc.js', headers });
  expect([file.headers['content-encoding'], file.body]).toEqual([undefined, 'export default 1;']);
});

it('does not start without a build', async () => {
  expect(() => attachConsole(app, join(dist, 'nowhere'))).toThrow(/ENOENT/);
});
