import {
  callDesk,
  callSite,
  createMember,
  createOperator,
  openSandbox,
  openTestApp,
  REASON,
  runJob,
  type TestMember,
} from '@fairlot/testkit';
import { openConnections } from '@fairlot/testkit/clients/connections';
import { describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { sendPassport } from '../documents.testing.ts';

// A site with the signed provider from the environment, where operators connect Sumsub.

const sandbox = await openSandbox();
const { url: sandboxUrl, webhookSecret: secret } = sandbox.payments;
const app = await openTestApp({ config: { identityProvider: { url: `${sandboxUrl}/identity`, secret } } });
app.platform.config.port = Number(new URL(await app.listen()).port);
const desk = await openConnections(app, '/identityConnections');
const risk = await createOperator(app, 'risk');

const sumsub = (secretKey = sandbox.payments.webhookSecret) => ({
  url: `${sandbox.payments.url}/sumsub`,
  fields: { levelName: 'basic-kyc-level', country: 'GBR' },
  keys: { appToken: sandbox.payments.apiKey, secretKey, webhookSecret: sandbox.payments.webhookSecret },
});
const post = (path: string, body: object) =>
  fetch(`${sandbox.payments.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const sendDocuments = (who: TestMember) => sendPassport(app, who);
const checkOf = ({ memberId }: TestMember) =>
  app.platform.db.one(sql<{ ref: string; state: string }>`
    select ref::text as ref, state from verification_checks
     where member_id = ${memberId}::bigint order by due_at desc limit 1`);
/** A member whose documents are at the connected provider. */
async function asking(): Promise<{ member: TestMember; ref: string }> {
  const member = await createMember(app);
  await sendDocuments(member);
  await runJob(app, 'verification-checks');
  const { ref, state } = await checkOf(member);
  expect(state).toBe('pending');
  return { member, ref };
}

describe('a provider of identity checks', () => {
  it('comes from the environment until two operators connect another one, without a restart', async () => {
    expect(await desk.view('identity')).toMatchObject({ source: 'environment', isOn: true });
    expect(await desk.view('sumsub')).toMatchObject({ source: 'none', isOn: false });
    expect(await desk.test('identity')).toBe('passed');
    expect(await desk.test('sumsub')).toBe('notConnected');
    const asked = await desk.connect('sumsub', sumsub());
    expect(asked.status).toBe(202);
    expect((await desk.view('sumsub')).isOn).toBe(false);
    expect(await desk.agree(asked)).toBe('executed');
    await expect.poll(() => desk.test('sumsub')).toBe('passed');
    expect(await desk.view('sumsub')).toMatchObject({
      source: 'console',
      isOn: true,
      facts: [{ name: 'webhookUrl', value: expect.stringContaining('/wps/verification/callback') }],
      test: { result: 'passed' },
    });
    expect((await desk.view('identity')).isOn).toBe(false);
  });

  it("checks a member's documents with Sumsub, whose webhook verifies the member", async () => {
    const { value } = (await desk.view('sumsub')).facts[0]!;
    await post('/sumsub/webhook', { url: value });
    const { member, ref } = await asking();
    const finding = { firstName: 'Mary', lastName: 'Berg', dob: '1990-05-17', validUntil: '2032-01-31' };
    await post(`/sumsub/applicants/${ref}/green`, { ...finding, postCode: 'PE16 6RY' });
    await expect.poll(async () => (await checkOf(member)).state).toBe('approved');
    const known = await callDesk(app, risk.headers, 'GET', `/members/${member.memberId}/verification`);
    expect(known.value).toMatchObject({
      state: 'verified',
      name: 'Mary Berg',
      birthDate: '1990-05-17',
      expiresOn: '2032-01-31',
      postcode: 'PE16 6RY',
    });
    const { sealed } = await app.platform.db.one(sql<{ sealed: Uint8Array }>`
      select postcode_sealed as sealed from verification_members where member_id = ${member.memberId}::bigint`);
    expect(Buffer.from(sealed).includes('PE16')).toBe(false);
  });

  it("refuses a member with the provider's text, and a webhook signed by another party", async () => {
    const { member, ref } = await asking();
    const forged = { externalUserId: ref, type: 'applicantReviewed', reviewStatus: 'completed' };
    const headers = { 'x-payload-digest-alg': 'HMAC_SHA256_HEX', 'x-payload-digest': '0'.repeat(64) };
    expect((await callSite(app, headers, 'POST', '/wps/verification/callback', forged)).status).toBe(401);
    await post(`/sumsub/applicants/${ref}/red`, { comment: 'The picture is dark' });
    await expect.poll(async () => (await checkOf(member)).state).toBe('refused');
    expect((await callSite(app, member.headers, 'GET', '/wps/verification')).value).toMatchObject({
      state: 'refused',
      note: 'The picture is dark',
    });
  });

  it('accepts webhooks signed with the key of the day before, and sends only with the new key', async () => {
    const { member, ref } = await asking();
    const keys = { ...sumsub().keys, webhookSecret: 'the next webhook secret' };
    const asked = await desk.connect('sumsub', { ...sumsub(), keys });
    expect(await desk.agree(asked)).toBe('executed');
    await expect.poll(() => desk.test('sumsub')).toBe('passed');
    await post(`/sumsub/applicants/${ref}/red`, {});
    await expect.poll(async () => (await checkOf(member)).state).toBe('refused');
  });

  it('sends documents again that the previous provider was checking', async () => {
    const { member, ref } = await asking();
    const back = await desk.connect('identity', {
      url: `${sandbox.payments.url}/identity`,
      keys: { secret: sandbox.payments.webhookSecret },
    });
    expect(await desk.agree(back)).toBe('executed');
    const runJobOnCheck = async () => {
      await app.platform.db.run(sql`
        update verification_checks set due_at = clock_timestamp() where ref = ${ref}::uuid`);
      await runJob(app, 'verification-checks');
      return (await checkOf(member)).state;
    };
    // Until this process has read the change, the previous provider is still queried.
    await expect.poll(runJobOnCheck).toBe('waiting');
    await runJobOnCheck();
    expect((await checkOf(member)).state).toBe('pending');
  });

  it('is tested separately, and the dashboard shows whether it responds', async () => {
    const health = async () =>
      (
        await desk.ask<{ health: { name: string; state: string; page: string }[] }>('GET', '/dashboard')
      ).value.health.filter(({ page }) => page === 'identity-providers');
    await runJob(app, 'verification-health');
    expect(await health()).toMatchObject([{ name: 'identity', state: 'good' }]);
    const wrong = await desk.connect('identity', {
      url: `${sandbox.payments.url}/identity`,
      keys: { secret: 'a secret that is wrong' },
    });
    expect(await desk.agree(wrong)).toBe('executed');
    const tested = async () => {
      await runJob(app, 'verification-health');
      return (await health())[0]?.state;
    };
    await expect.poll(tested).toBe('down');
  });

  it('has sealed keys that are in no answer, and reports a wrong one', async () => {
    const asked = await desk.connect('sumsub', sumsub('a wrong secret key'));
    expect(await desk.agree(asked)).toBe('executed');
    await expect.poll(() => desk.test('sumsub')).toBe('keys');
    const answers = [
      await desk.ask('GET', '/identityConnections'),
      await desk.ask('GET', '/approvals'),
      await desk.ask('GET', '/audit'),
    ];
    expect(JSON.stringify(answers)).not.toContain('a wrong secret key');
    const rows = await app.platform.db.rows(sql<{ sealed: Uint8Array }>`
      select sealed from platform_connection_keys where room = 'verification'`);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.some(({ sealed }) => Buffer.from(sealed).includes('a wrong secret key'))).toBe(false);
  });

  it('is switched off by two operators, from the version that was seen', async () => {
    expect((await desk.turnOff('sumsub', '0'.repeat(16))).errorCode).toBe('version.conflict');
    const asked = await desk.turnOff('sumsub', (await desk.view('sumsub')).version);
    expect([asked.status, (await desk.view('sumsub')).isOn]).toEqual([202, true]);
    expect(await desk.agree(asked)).toBe('executed');
    await expect.poll(async () => (await desk.view('sumsub')).isOn).toBe(false);
  });

  it.each([
    ['no country of documents', 'sumsub', { fields: {} }, 'fields.country'],
    ['a country code of another standard', 'sumsub', { fields: { country: 'uk' } }, 'fields.country'],
    ['no address', 'register', { keys: { secret: 'a secret of sixteen' } }, 'url'],
    ['a short secret', 'register', { url: 'https://r.example.com', keys: { secret: 'short' } }, 'keys.secret'],
    ['a private address', 'gamstop', { url: 'https://10.0.0.1', keys: { apiKey: 'x'.repeat(16) } }, 'url'],
    [
      'a private batch address',
      'gamstop',
      { fields: { batchUrl: 'http://10.0.0.1' }, keys: { apiKey: 'x'.repeat(16) } },
      'fields.batchUrl',
    ],
  ])('is refused with %s', async (_what, provider, change, field) => {
    const requested = provider === 'sumsub' ? { ...sumsub(), ...change } : change;
    expect(await desk.connect(provider, requested)).toMatchObject({ errorCode: 'request.invalid', value: { field } });
  });

  it('cannot be connected without the permission to change connections', async () => {
    const body = { ...sumsub(), reason: REASON };
    expect((await callDesk(app, risk.headers, 'PUT', '/identityConnections/sumsub', body)).errorCode).toBe(
      'permission.denied',
    );
  });
});
