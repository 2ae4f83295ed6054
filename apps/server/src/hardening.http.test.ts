import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { createMember, openTestApp } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';
import { createLogger } from './platform/log.ts';

const app = await openTestApp({
  seed: 'demo',
  config: { isProduction: true, publicOrigin: 'https://play.example.com' },
});
app.server.get('/test/address', (request) => ({ ip: request.ip }));
const origin = new URL(await app.listen());

/** Sends raw bytes and returns the bytes received until the connection ends. */
async function sendRaw(text: string): Promise<string> {
  const socket = connect(Number(origin.port), origin.hostname);
  socket.end(text);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}

describe('every answer', () => {
  it.each(['/lgw/lottery/vn/menu', '/wps/wallet', '/backoffice/api/me', '/wps/nothing'])(
    '%s declares its type, is not cached, and sets HTTPS, framing, sniffing and referrer headers',
    async (url) => {
      const { headers } = await app.server.inject(url);
      expect(headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'x-frame-options': 'SAMEORIGIN',
        'cross-origin-resource-policy': 'same-origin',
      });
      const hsts = String(headers['strict-transport-security']);
      expect(Number(/max-age=(\d+)/.exec(hsts)?.[1])).toBeGreaterThanOrEqual(31_536_000);
      expect(hsts).toContain('includeSubDomains');
      expect(headers).not.toHaveProperty('server');
      expect(headers).not.toHaveProperty('x-powered-by');
    },
  );

  it('is only for pages of this site: other origins are not allowed, not even by a preflight', async () => {
    const foreign = 'https://evil.example';
    const answers = [
      await app.server.inject({ url: '/lgw/lottery/vn/menu', headers: { origin: foreign } }),
      await app.server.inject({
        method: 'OPTIONS',
        url: '/wps/session/login',
        headers: {
          origin: foreign,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization',
        },
      }),
    ];
    for (const { headers } of answers)
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-allow'))).toEqual([]);
    expect(answers[1]?.statusCode).toBe(404);
  });
});

describe('a request', () => {
  it('with an ambiguous end is refused', async () => {
    const head = 'POST /wps/session/login HTTP/1.1\r\nHost: play.example.com\r\nContent-Type: application/json\r\n';
    for (const lengths of [
      'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      'Content-Length: 4\r\nContent-Length: 5\r\n\r\n{}  ',
      'Transfer-Encoding: identity, chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n',
      'Content-Length : 2\r\n\r\n{}',
    ])
      expect(await sendRaw(head + lengths)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('with a method that no call has is not found, and TRACE echoes nothing', async () => {
    const trace = await sendRaw('TRACE /healthz HTTP/1.1\r\nHost: x\r\nX-Secret: hunter2\r\nConnection: close\r\n\r\n');
    expect(trace).toMatch(/^HTTP\/1\.1 40[045] /);
    expect(trace).not.toContain('hunter2');
    for (const method of ['PUT', 'DELETE', 'PATCH'] as const)
      expect((await app.server.inject({ method, url: '/lgw/lottery/vn/menu' })).statusCode).toBe(404);
  });

  it('for a source file or a folder is not found', async () => {
    for (const url of ['/.git/config', '/.env', '/package.json', '/assets/', '/backoffice/assets/', '/../package.json'])
      expect([url, (await app.server.inject(url)).statusCode]).toEqual([url, 404]);
  });

  it('with a repeated parameter or unknown fields is rejected', async () => {
    const { headers } = await createMember(app);
    const asked = { ...headers, moduleid: 'TRANSBETREPMEM3' };
    expect((await app.server.inject({ url: '/lgw/record/bets?pageNo=1', headers: asked })).statusCode).toBe(200);
    for (const query of ['pageNo=1&pageNo=2', 'pageNo=1&pageNo[]=2', 'admin=true', '__proto__[x]=1'])
      expect((await app.server.inject({ url: `/lgw/record/bets?${query}`, headers: asked })).statusCode).toBe(400);
    for (const more of ['"role":"admin"', '"__proto__":{"role":"admin"}', '"constructor":{"prototype":{"role":"x"}}']) {
      const answer = await app.server.inject({
        method: 'POST',
        url: '/backoffice/api/login',
        headers: { 'content-type': 'application/json' },
        payload: `{"name":"operator","password":"Fairlot2026",${more}}`,
      });
      expect(answer.statusCode).toBe(400);
    }
    expect(({} as Record<string, unknown>)['role']).toBeUndefined();
  });

  it('is counted by its source address, whatever it claims, unless a proxy is trusted', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '203.0.113.9', forwarded: 'for=203.0.113.9' };
    const answer = await app.server.inject({ url: '/test/address', headers, remoteAddress: '198.51.100.7' });
    expect(answer.json()).toEqual({ ip: '198.51.100.7' });
  });
});

it('an idle connection is closed without a response, and an incomplete request gets an error', async () => {
  const { server } = app.server;
  const { headersTimeout, requestTimeout } = server;
  Object.assign(server, { headersTimeout: 100, requestTimeout: 100 });
  const reported = async (text: string): Promise<string> => {
    const socket = connect(Number(origin.port), origin.hostname);
    socket.write(text);
    let answer = '';
    for await (const chunk of socket) answer += String(chunk);
    return answer;
  };
  const answers = await Promise.all([reported(''), reported('GET /healthz HTTP/1.1\r\nHost: ')]);
  Object.assign(server, { headersTimeout, requestTimeout });
  expect(answers).toEqual(['', expect.stringMatching(/^HTTP\/1\.1 400 /)]);
});

it('a log line stays one line, whatever was typed', () => {
  let text = '';
  const destination = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      text += chunk.toString();
      done();
    },
  });
  createLogger('info', destination).info({ userAgent: 'a\n{"level":60,"msg":"forged"}\r\n\u001B[31m' }, 'typed');
  const lines = text.split('\n').filter(Boolean);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: 'typed', time: expect.anything() });
  expect(text).not.toContain('\u001B');
});
