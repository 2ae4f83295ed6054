import { type EndpointSpec, ENDPOINTS } from '@fairlot/contract';
import { createMember, createOperator, openTestApp } from '@fairlot/testkit';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';

const app = await openTestApp({ seed: 'demo' });
const member = (await createMember(app)).headers;
const operator = (await createOperator(app)).headers;

function callerOf(auth: EndpointSpec['auth'], isForOperators: boolean): Record<string, string> {
  if (auth === 'operator' || isForOperators) return operator;
  return auth === 'public' ? {} : member;
}
const headersOf = ({ auth, moduleId, policies }: EndpointSpec): Record<string, string> => ({
  ...callerOf(auth, policies?.operatorCookie === true),
  ...(moduleId ? { moduleid: moduleId } : {}),
  ...(policies?.idempotent ? { 'idempotency-key': 'bad-text-0001' } : {}),
});
const ENDED = /\/(logout|close|cookie|sessions)\b|\/backoffice\/api\/(logout|login)/;
const endpoints = (ENDPOINTS as readonly EndpointSpec[]).filter(({ path }) => !ENDED.test(path));
const send = (endpoint: EndpointSpec, value: string, headers: Record<string, string> = {}) =>
  app.server.inject({
    method: endpoint.method,
    url: endpoint.path.replace(/:(\w+)/g, encodeURIComponent(value)),
    headers: { ...headersOf(endpoint), ...headers },
    ...(endpoint.method === 'GET' || endpoint.body === undefined ? {} : { payload: { [value]: value, text: value } }),
  });

describe('malformed text', () => {
  it.each([
    ['the property name constructor', 'constructor'],
    ['the property name __proto__', '__proto__'],
    ['a NUL character', 'a\0b'],
    ['an id of 36 dashes', '-'.repeat(36)],
  ])(
    '%s causes no failure in any call',
    async (_name, value) => {
      for (const endpoint of endpoints) {
        const answer = await send(endpoint, value);
        expect(answer.statusCode, `${endpoint.id} ${answer.body.slice(0, 120)}`).toBeLessThan(500);
      }
    },
    120_000,
  );

  it('is rejected as a language by every call', async () => {
    for (const endpoint of endpoints.filter(({ method, params }) => method === 'GET' && params === undefined)) {
      const answer = await send(endpoint, '', { language: 'constructor' });
      expect([endpoint.id, answer.statusCode < 500, answer.json().success]).toEqual([endpoint.id, true, false]);
    }
  });
});

it('a deeply nested value is rejected where the contract leaves its shape open', async () => {
  const response = `{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
  for (const url of ['/wps/session/passkey', '/backoffice/api/login/passkey']) {
    const headers = { 'content-type': 'application/json' };
    const payload = `{"challengeId":"${'x'.repeat(16)}","response":${response}}`;
    const answer = await app.server.inject({ method: 'POST', url, headers, payload });
    expect([url, answer.statusCode, answer.json().value]).toEqual([url, 400, { field: '0', reason: 'depth' }]);
  }
});

describe('a change requested by a page of another site', () => {
  const trial = (headers: Record<string, string>, remoteAddress = '10.80.0.1') =>
    app.server.inject({
      method: 'POST',
      url: '/wps/session/testPlay',
      remoteAddress,
      headers: { moduleid: 'FREEPLAY3', ...headers },
    });

  it.each([
    ['because of a cross-site Sec-Fetch-Site header', { 'sec-fetch-site': 'cross-site' }],
    [
      'because of a request from another subdomain',
      { 'sec-fetch-site': 'same-site', origin: 'https://other.example.com' },
    ],
    ['because of a foreign origin', { origin: 'https://evil.example' }],
    ['because of the origin null', { origin: 'null' }],
  ])('is rejected %s', async (_name, headers) => {
    const answer = await trial(headers);
    expect([answer.statusCode, answer.json().errorCode]).toEqual([403, 'permission.denied']);
    const mail = await app.server.inject({
      method: 'POST',
      url: '/wps/account/password/email',
      headers,
      payload: { username: 'demo01', email: 'a@example.com' },
    });
    expect(mail.statusCode).toBe(403);
  });

  it('is accepted from our own pages and from programs', async () => {
    const own = [
      { 'sec-fetch-site': 'same-origin', origin: 'http://whatever.example' },
      { 'sec-fetch-site': 'none' },
      { origin: app.config.publicOrigin },
      { origin: 'http://10.0.0.5:3000', host: '10.0.0.5:3000' },
      {},
    ];
    for (const [index, headers] of own.entries())
      expect((await trial(headers as Record<string, string>, `10.81.0.${index + 1}`)).json().success).toBe(true);
  });
});

it('a slowly sent body is cut off soon after half a minute', async () => {
  const { server } = app.server;
  expect(server.requestTimeout).toBe(30_000);
  // Two seconds instead of half a minute: this proves that the time limit applies although bytes still arrive. Node
  // applies the longer of the two limits to the whole request.
  Object.assign(server, { headersTimeout: 1000, requestTimeout: 2000 });
  const origin = new URL(await app.listen());
  const startedAt = performance.now();
  const socket = connect(Number(origin.port), origin.hostname);
  socket.write(
    'POST /wps/account/password/email HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n' +
      'content-length: 1000\r\n\r\n{',
  );
  const drip = setInterval(() => socket.write(' '), 500);
  socket.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    socket.on('close', () => resolve());
  });
  clearInterval(drip);
  expect(performance.now() - startedAt).toBeGreaterThan(1900);
});
