import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMember, openTestApp } from '@fairlot/testkit';
import { afterAll, expect, it } from 'vitest';
import { sql } from './platform/db/index.ts';
import { startTracing } from './platform/tracing/start.ts';
import { inRound } from './platform/tracing/index.ts';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: object }[];
}

const received: { body: string; resource: string; spans: Span[] }[] = [];

const collector = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    for (const { resource, scopeSpans } of JSON.parse(body).resourceSpans)
      received.push({
        body,
        resource: JSON.stringify(resource),
        spans: scopeSpans.flatMap((scope: { spans: Span[] }) => scope.spans),
      });
    response.setHeader('content-type', 'application/json').end('{}');
  });
}).listen(0, '127.0.0.1');
await once(collector, 'listening');
const app = await openTestApp({ seed: 'demo', config: { trustProxy: ['127.0.0.1'] } });
/** Without a proxy in front. */
const direct = await openTestApp();
const { port } = collector.address() as AddressInfo;
process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = `http://127.0.0.1:${port}`;
process.env['OTEL_RESOURCE_ATTRIBUTES'] = 'deployment.environment.name=test';
const stop = startTracing('all');
afterAll(() => {
  delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  delete process.env['OTEL_RESOURCE_ATTRIBUTES'];
  collector.close();
});

it('exports one trace from the request of a bet to its booking, without values that people typed', async () => {
  const member = await createMember(app, { balance: '50000.00' });
  const trace = 'a'.repeat(32);
  const headers = {
    ...member.headers,
    'idempotency-key': randomUUID(),
    traceparent: `00-${trace}-${'b'.repeat(16)}-01`,
  };
  const answer = await app.server.inject({
    method: 'POST',
    url: '/lgw/originals/dice/rounds',
    headers,
    payload: { stake: '1000.00', choices: { over: true, target: '50.00' } },
  });
  expect(answer.json().errorCode).toBeNull();
  const refused = await app.server.inject({
    url: '/lgw/originals/unknown?secret=typed-query',
    headers: { ...headers, traceparent: '' },
  });
  expect(refused.statusCode).toBe(404);
  const forged = 'c'.repeat(32);
  await direct.server.inject({ url: '/wps/whitelabel', headers: { traceparent: `00-${forged}-${'d'.repeat(16)}-00` } });
  // A round without work, and one with work.
  await inRound('idle round', () => app.platform.db.rows(sql`select 1 as idle`));
  await inRound('busy round', () =>
    app.platform.db.run(sql`
      update platform_listeners set done = done where name = (select min(name) from platform_listeners)`),
  );
  await stop();

  const spans = received.flatMap((one) => one.spans);
  const own = spans.filter(({ traceId }) => traceId === trace);
  const request = own.find(({ parentSpanId }) => parentSpanId === 'b'.repeat(16));
  expect(request?.name).toBe('POST /lgw/originals/:game/rounds');
  const names = own.map(({ name }) => name);
  expect(names).toContain('originals_play_round');
  // Every span belongs to the request.
  const ids = new Set(own.map(({ spanId }) => spanId));
  for (const { parentSpanId } of own) expect(parentSpanId === 'b'.repeat(16) || ids.has(parentSpanId ?? '')).toBe(true);

  expect(spans.map(({ name }) => name)).toContain('busy round');
  expect(spans.map(({ name }) => name)).not.toContain('idle round');
  expect(spans.some(({ name, traceId }) => name.startsWith('GET ') && traceId !== trace)).toBe(true);
  // Clients can neither join a trace nor suppress it.
  expect(spans.some(({ traceId }) => traceId === forged)).toBe(false);
  expect(spans.some(({ name }) => name.startsWith('GET /wps/'))).toBe(true);
  const everything = received.map(({ body }) => body).join('\n');
  expect(received[0]?.resource).toContain('fairlot');
  expect(received[0]?.resource).toContain('deployment.environment.name');
  expect(everything).not.toContain('typed-query');
  for (const header of Object.values(member.headers)) expect(everything).not.toContain(header);
});
