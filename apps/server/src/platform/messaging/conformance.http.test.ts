import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { randomUUID } from 'node:crypto';
import { startSandbox } from '@fairlot/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { type Gateway, GatewayRejected } from './gateway.ts';
import { createHttpSms } from './http-sms.ts';
import { createSmtp, type SmtpConfig } from './smtp.ts';
import { createTwilio } from './twilio.ts';

// Requirements for every provider of text messages and mail. A new adapter is one line of a table.

const isPublicOnly = false;
const SMS: { name: string; create: (url: string, key: string) => Gateway; path: string }[] = [
  { name: 'http-sms', create: (url, apiKey) => createHttpSms({ url, apiKey, isPublicOnly }), path: '' },
  {
    name: 'twilio',
    create: (url, authToken) =>
      createTwilio({ url, authToken, accountSid: `AC${'0'.repeat(32)}`, from: '+15005550006', isPublicOnly }),
    path: '/twilio',
  },
];

const sandbox = await startSandbox();
afterAll(() => sandbox.stop());

/** A peer whose answers the test sets. */
async function withPeer(answer: RequestListener, run: (url: string) => Promise<void>): Promise<void> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
const failureOf = (sending: Promise<void>) =>
  sending.then(
    () => new Error('it was accepted'),
    (error: unknown) => error as Error,
  );

describe.each(SMS)('text messages by $name', ({ create, path, name }) => {
  const to = '+84912000111';

  it('arrive as they were written, in any script', async () => {
    const gateway = create(`${sandbox.payments.url}${path}`, sandbox.payments.apiKey);
    const text = `Mã của bạn: 123456 & 50 % + «${name}»`;
    await gateway.send(randomUUID(), { to, text });
    const [newest] = await sandbox.texts(to);
    expect(newest?.text).toBe(text);
  });

  it('are rejected with wrong keys, and the failure names neither key nor recipient', async () => {
    const failure = await failureOf(
      create(`${sandbox.payments.url}${path}`, 'a-wrong-key').send(randomUUID(), { to, text: 'x' }),
    );
    expect(failure).toBeInstanceOf(GatewayRejected);
    expect((failure as GatewayRejected).areKeysRejected).toBe(true);
    expect(failure.message).not.toContain('912000111');
    expect(failure.message).not.toContain('a-wrong-key');
  });

  it.each([400, 429, 500])(
    'fail when the provider responds with status %s; its message is not repeated',
    async (status) => {
      await withPeer(
        (_request, response) => response.writeHead(status).end(JSON.stringify({ message: `no ${to}` })),
        async (url) => {
          const failure = await failureOf(create(url, 'some-key-1234').send(randomUUID(), { to, text: 'x' }));
          expect(failure).toBeInstanceOf(GatewayRejected);
          expect(failure).toMatchObject({ areKeysRejected: false, message: expect.stringContaining(String(status)) });
          expect(failure.message).not.toContain(to);
        },
      );
    },
  );

  it('fail when the connection breaks before an answer', async () => {
    await withPeer(
      (request) => void request.socket.destroy(),
      async (url) => {
        const failure = await failureOf(create(url, 'some-key-1234').send(randomUUID(), { to, text: 'x' }));
        expect(failure.message).not.toBe('it was accepted');
        expect(failure).not.toBeInstanceOf(GatewayRejected);
      },
    );
  });
});

it('a repeated message of http-sms is delivered once: the id is its idempotency key', async () => {
  const gateway = SMS[0]!.create(sandbox.payments.url, sandbox.payments.apiKey);
  const [id, to] = [randomUUID(), '+84912000222'];
  await gateway.send(id, { to, text: 'once' });
  await gateway.send(id, { to, text: 'once' });
  expect(await sandbox.texts(to)).toHaveLength(1);
});

it('sends twilio the messaging service if the sender is one', async () => {
  const bodies: string[] = [];
  const collect: RequestListener = (request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      bodies.push(body);
      response.writeHead(201).end('{}');
    });
  };
  await withPeer(collect, async (url) => {
    for (const from of [`MG${'a'.repeat(32)}`, 'LuckyBay'])
      await createTwilio({ url, accountSid: 'AC1', authToken: 'token', from, isPublicOnly }).send('1', {
        to: '+84912000333',
        text: 'x',
      });
  });
  const sent = bodies.map((body) => Object.fromEntries(new URLSearchParams(body)));
  expect(sent).toEqual([
    { To: '+84912000333', MessagingServiceSid: `MG${'a'.repeat(32)}`, Body: 'x' },
    { To: '+84912000333', From: 'LuckyBay', Body: 'x' },
  ]);
});

describe('mail by smtp', () => {
  const settings = {
    security: 'none',
    user: '',
    password: '',
    from: 'Bay <no-reply@bay.example>',
    isPublicOnly,
  } as const;
  const smtp = (change: Partial<SmtpConfig>) => createSmtp({ host: '127.0.0.1', port: 25, ...settings, ...change });

  it('arrives with subject, text and page, at a single recipient for any address text', async () => {
    const port = Number(new URL(sandbox.config.smtpUrl).port);
    const mail = {
      to: 'mai@example.com',
      subject: 'Chào Mai',
      text: 'Xin chào',
      html: '<p>Xin chào</p>',
      language: 'vi',
    };
    await smtp({ port }).send(randomUUID(), mail);
    expect((await sandbox.mails('mai@example.com'))[0]).toMatchObject({ subject: 'Chào Mai', text: 'Xin chào' });
    await failureOf(smtp({ port }).send(randomUUID(), { ...mail, to: 'one@example.com, two@example.com' }));
    expect(await sandbox.mails('two@example.com')).toEqual([]);
  });

  it('is rejected with a wrong password, and sent with the right one', async () => {
    const received: string[] = [];
    const right = Buffer.from('\0bay\0the right password').toString('base64');
    const server = createSocketServer((socket) => {
      let isData = false;
      socket.write('220 test\r\n');
      socket.on('error', () => socket.destroy());
      socket.on('data', (chunk) => {
        const text = chunk.toString();
        const [, to] = /^RCPT TO:<(.*)>/i.exec(text) ?? [];
        if (to !== undefined) received.push(to);
        if (isData && text.endsWith('\r\n.\r\n')) isData = false;
        if (isData) return;
        if (/^EHLO/i.test(text)) socket.write('250-test\r\n250 AUTH PLAIN\r\n');
        else if (/^AUTH PLAIN/i.test(text)) socket.write(text.includes(right) ? '235 yes\r\n' : '535 no\r\n');
        else if (/^DATA/i.test(text)) socket.write('354 go on\r\n', () => (isData = true));
        else socket.write(/^QUIT/i.test(text) ? '221 bye\r\n' : '250 yes\r\n');
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    try {
      const login = { port, user: 'bay' };
      const failure = await failureOf(
        smtp({ ...login, password: 'a wrong one' }).send('1', { to: 'a@b.example', text: 'x' }),
      );
      expect(failure).toMatchObject({ areKeysRejected: true });
      expect(failure.message).not.toContain('a wrong one');
      await smtp({ ...login, password: 'the right password' }).send('2', { to: 'a@b.example', text: 'x' });
      expect(received).toEqual(['a@b.example']);
      // Mail is not sent if the server does not offer encryption.
      const secured = { ...login, security: 'starttls', password: 'the right password' } as const;
      await expect(smtp(secured).send('3', { to: 'a@b.example', text: 'x' })).rejects.toThrow(Error);
      expect(received).toHaveLength(1);
    } finally {
      server.close();
    }
  });

  it('never connects to a private network where only public hosts are allowed', async () => {
    let connections = 0;
    const server = createSocketServer(() => connections++).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const gateway = smtp({ host: 'localhost', port, isPublicOnly: true });
    await expect(gateway.send('1', { to: 'a@b.example', text: 'x' })).rejects.toThrow(/private address/);
    expect(connections).toBe(0);
    server.close();
  });
});
