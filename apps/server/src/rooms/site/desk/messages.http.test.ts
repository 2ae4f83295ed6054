import { auditOf, openTwoProcesses, startSandbox } from '@fairlot/testkit';
import { openConnections } from '@fairlot/testkit/clients/connections';
import { afterAll, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';

// A site whose environment names a text gateway and no mail server. Two processes serve it.

const OWN_KEY = 'key-of-the-environment';
const sandbox = await startSandbox();
const sms = { url: 'http://127.0.0.1:9', apiKey: OWN_KEY };
const processes = await openTwoProcesses({ started: true, config: { sms, smtpUrl: undefined } });
const desk = await openConnections(processes.apps[0], '/messageProviders');
afterAll(() => sandbox.stop());

const test = (provider: string, to: string) =>
  desk.ask<{ result: string; field?: string }>('POST', `/messageProviders/${provider}/test`, { to });
/** The provider through which the other process sends. */
const usedThere = (channel: 'sms' | 'mail') =>
  processes.apps[1].platform.messaging.connections.oneOfGroup(channel)?.provider ?? null;

const twilio = () => ({
  url: `${sandbox.payments.url}/twilio`,
  fields: { accountSid: `AC${'0'.repeat(32)}`, from: '+15005550006' },
  keys: { authToken: sandbox.payments.apiKey },
});
const smtp = () => ({
  fields: {
    host: '127.0.0.1',
    port: new URL(sandbox.config.smtpUrl).port,
    security: 'none',
    from: 'Bay <no-reply@bay.example>',
  },
});

it('marks settings from the environment and shows them without keys', async () => {
  expect(await desk.view('http-sms')).toMatchObject({ source: 'environment', isOn: true, keys: [{ hint: null }] });
  expect(await desk.view('smtp')).toMatchObject({ source: 'none', isOn: false });
  expect(JSON.stringify(await desk.ask('GET', '/messageProviders'))).not.toContain(OWN_KEY);
  expect([usedThere('sms'), usedThere('mail')]).toEqual(['http-sms', null]);
  expect((await test('smtp', 'mai@example.com')).value.result).toBe('notConnected');
});

it('two operators connect a mail server without a restart, and its test reaches the recipient', async () => {
  const asked = await desk.connect('smtp', smtp());
  expect(asked.status).toBe(202);
  expect(usedThere('mail')).toBeNull();
  expect(await desk.agree(asked)).toBe('executed');
  await expect.poll(() => usedThere('mail')).toBe('smtp');
  expect((await test('smtp', 'mai@example.com')).value.result).toBe('passed');
  const [mail] = await sandbox.mails('mai@example.com');
  expect(mail?.subject).toContain('test message');
  expect(await desk.view('smtp')).toMatchObject({ source: 'console', isOn: true, test: { result: 'passed' } });
  expect((await auditOf(processes.apps[0], 'site:smtp'))[0]).toMatchObject({ action: 'site.connected' });
  await processes.apps[1].platform.messaging.send('mail', 'id-1', { to: 'lan@example.com', subject: 's', text: 't' });
  expect(await sandbox.mails('lan@example.com')).toHaveLength(1);
});

it("one provider of text messages is active: the last connected one, or else the environment's", async () => {
  const before = await desk.view('http-sms');
  expect(await desk.agree(await desk.connect('twilio', twilio()))).toBe('executed');
  await expect.poll(() => usedThere('sms')).toBe('twilio');
  expect(await desk.view('http-sms')).toMatchObject({ source: 'environment', isOn: false });
  expect((await test('twilio', '+84912000444')).value.result).toBe('passed');
  expect(await sandbox.texts('+84912000444')).toHaveLength(1);

  const own = { url: sandbox.payments.url, keys: { apiKey: sandbox.payments.apiKey } };
  expect((await desk.connect('http-sms', { ...own, version: before.version })).errorCode).toBe('version.conflict');
  expect(await desk.agree(await desk.connect('http-sms', own))).toBe('executed');
  await expect.poll(() => usedThere('sms')).toBe('http-sms');
  expect(await desk.view('twilio')).toMatchObject({ source: 'console', isOn: false });

  const { version } = await desk.view('http-sms');
  const off = await desk.turnOff('http-sms', version);
  expect(off.value.isOn).toBe(false);
  await expect.poll(() => usedThere('sms')).toBeNull();
});

it('the dashboard reports the health of the providers in use from the messages that wait', async () => {
  const { db } = processes.apps[0].platform;
  const health = async () =>
    (await desk.ask<{ health: { name: string; state: string }[] }>('GET', '/dashboard')).value.health.find(
      ({ name }) => name === 'smtp',
    )?.state;
  expect(await health()).toBe('good');
  await db.run(sql`
    insert into identity_messages (id, channel, sealed, is_decoy, attempts, due_at, expires_at)
    values (gen_random_uuid(), 'mail', ''::bytea, false, 3, 'infinity', 'infinity')`);
  expect(await health()).toBe('down');
  await db.run(sql`delete from identity_messages`);
});

it('keys are stored sealed and never returned', async () => {
  const { apiKey } = sandbox.payments;
  const { db } = processes.apps[0].platform;
  const answers = [
    await desk.ask('GET', '/messageProviders'),
    await desk.ask('GET', '/approvals'),
    await desk.ask('GET', '/audit'),
  ];
  const kept = await db.rows(sql`
    select to_jsonb(a)::text as text from backoffice_approvals a
    union all select to_jsonb(a)::text from backoffice_audit a
    union all select encode(sealed, 'escape') from platform_connection_keys`);
  expect(kept.length).toBeGreaterThan(3);
  expect(JSON.stringify([answers, kept])).not.toContain(apiKey);
  expect((await desk.view('twilio')).keys).toEqual([{ name: 'authToken', hint: apiKey.slice(-4) }]);
});

it.each([
  ['no address', 'http-sms', { keys: { apiKey: 'a-long-key' } }, 'url'],
  ['an unencrypted address', 'http-sms', { url: 'http://sms.example', keys: { apiKey: 'a-long-key' } }, 'url'],
  ['no sender', 'twilio', { fields: { accountSid: `AC${'0'.repeat(32)}` } }, 'fields.from'],
  ['an invalid account', 'twilio', { fields: { accountSid: 'AC1', from: 'Bay' } }, 'fields.accountSid'],
  ['no host', 'smtp', { fields: {} }, 'fields.host'],
  ['an invalid port', 'smtp', { fields: { host: 'mail.example.com', port: '70000' } }, 'fields.port'],
  [
    'a line break in the sender',
    'smtp',
    { fields: { host: 'mail.example.com', from: 'a\nb@c.example' } },
    'fields.from',
  ],
  ['an unknown encryption', 'smtp', { fields: { host: 'mail.example.com', security: 'ssl2' } }, 'fields.security'],
])('is refused with %s', async (_what, provider, requested, field) => {
  expect(await desk.connect(provider, requested)).toMatchObject({ errorCode: 'request.invalid', value: { field } });
});

it.each([
  ['twilio', '84912000444'],
  ['twilio', 'mai@example.com'],
  ['smtp', '+84912000444'],
  ['smtp', 'one@example.com,two@example.com'],
  ['smtp', ''],
])('a test of %s is not sent to "%s"', async (provider, to) => {
  expect(await test(provider, to)).toMatchObject({ errorCode: 'request.invalid', value: { field: 'to' } });
});
