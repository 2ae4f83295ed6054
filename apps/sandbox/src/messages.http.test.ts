import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { addMailRoutes, startMailServer } from './mail.ts';
import { sandboxOfEachTest } from './testing/test-sandbox.ts';

const app = sandboxOfEachTest({ smtp: { host: '127.0.0.1', port: 0 } });

const sendText = (payload: object, headers: Record<string, string> = { authorization: 'Bearer key' }) =>
  app.inject({ method: 'POST', url: '/sms/v1/messages', headers, payload });
const texts = async (to: string) =>
  (await app.inject(`/sms?to=${encodeURIComponent(to)}`)).json<{ to: string; text: string; at: number }[]>();

test('the gateway shows the messages sent to a number, newest first', async () => {
  expect((await sendText({ to: '+84912345678', text: 'one' })).statusCode).toBe(202);
  await sendText({ to: '+84912345678', text: 'two' });
  await sendText({ to: '+84912345679', text: 'other' });
  const list = await texts('84912345678');
  expect(list.map((message) => message.text)).toEqual(['two', 'one']);
  expect(list[0]).toEqual({ to: '84912345678', text: 'two', at: expect.any(Number) });
  expect(await texts('+84 912 345 679')).toHaveLength(1);
  expect(await texts('')).toEqual([]);
});

test('the gateway accepts a repeated message once, and nothing without its key or of the wrong shape', async () => {
  const headers = { authorization: 'Bearer key', 'idempotency-key': 'try-0001' };
  expect((await sendText({ to: '+84912345678', text: 'once' }, headers)).statusCode).toBe(202);
  expect((await sendText({ to: '+84912345678', text: 'once' }, headers)).statusCode).toBe(200);
  expect((await sendText({ to: '+84912345678', text: 'x' }, {})).statusCode).toBe(401);
  for (const payload of [{ to: '84912345678', text: 'x' }, { to: '+84912345678' }, { to: '+84912345678', text: '' }])
    expect((await sendText(payload)).statusCode).toBe(400);
  expect(await texts('84912345678')).toHaveLength(1);
});

/** Speaks SMTP as any client would: a line after each answer. */
async function speak(port: number, lines: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const rest = ['EHLO test', ...lines, 'QUIT'];
  let said = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    said += chunk;
    // The last line of an answer has a space after its code.
    if (/^\d{3} .*\r\n$/m.test(chunk)) socket.write(`${rest.shift() ?? ''}\r\n`);
  });
  await once(socket, 'close');
  return said;
}

test('the mail server delivers by the envelope', async () => {
  const site = Fastify();
  const inbox = addMailRoutes(site);
  const server = await startMailServer(inbox, { host: '127.0.0.1', port: 0 });
  try {
    const message = [
      'From: a@fairlot.example',
      'To: somebody@else.example',
      'Subject: =?utf-8?B?xJDhurd0?=',
      'Content-Type: text/plain; charset=utf-8',
      '',
      'Hello',
      '.',
    ];
    const talk = await speak(server.port, [
      'MAIL FROM:<a@fairlot.example>',
      'RCPT TO:<Person@Example.com>',
      'DATA',
      message.join('\r\n'),
    ]);
    expect(talk).toMatch(/\r\n250 [^\r]*\r\n221 /);
    expect((await site.inject('/mail?to=PERSON@example.com')).json()).toEqual([
      { to: 'person@example.com', subject: 'Đặt', text: 'Hello', at: expect.any(Number) },
    ]);
  } finally {
    await server.close();
    await site.close();
  }
  expect((await app.inject('/mail?to=person@example.com')).json()).toEqual([]);
});
