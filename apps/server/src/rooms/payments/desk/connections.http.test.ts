import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callSite, createMember, freePort, openSandbox, openTwoProcesses, REASON } from '@fairlot/testkit';
import { openConnections } from '@fairlot/testkit/clients/connections';
import { afterAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { giveDeposit } from '@fairlot/testkit/members';
import { createVerified, openCashier } from '../withdrawals/withdrawals.testing.ts';

// A site without any connected provider: no sandbox, no keys in the environment. Two processes serve it.

const port = await freePort();
const sandbox = await openSandbox();
const processes = await openTwoProcesses({ started: true, config: { port, publicOrigin: `http://127.0.0.1:${port}` } });
afterAll(processes.close);
const [here] = processes.apps;
await here.server.listen({ port, host: '127.0.0.1' });
const desk = await openConnections(here, '/paymentConnections');
const member = await createMember(here);

/** Deposit methods for members, at both processes. */
async function offered(): Promise<string[][]> {
  const answers = await Promise.all(
    processes.apps.map((app) => callSite<{ method: string }[]>(app, member.headers, 'GET', '/wps/deposit/methods')),
  );
  return answers.map(({ value }) => value.map(({ method }) => method));
}
const payos = (apiKey = sandbox.payments.apiKey) => ({
  url: `${sandbox.payments.url}/payos/`,
  fields: { clientId: 'fairlot' },
  keys: { apiKey, checksumKey: sandbox.payments.webhookSecret },
});

describe('a provider of deposits', () => {
  it('is connected by two operators without a restart, and its code is paid', async () => {
    expect(await desk.view('payos')).toMatchObject({
      source: 'none',
      isOn: false,
      keys: [{ hint: null }, { hint: null }],
    });
    expect(await offered()).toEqual([[], []]);
    expect(await desk.test('payos')).toBe('notConnected');
    const asked = await desk.connect('payos', payos());
    expect(asked.status).toBe(202);
    expect(await offered()).toEqual([[], []]);
    expect(await desk.agree(asked)).toBe('executed');
    await expect.poll(offered).toEqual([['bank-qr'], ['bank-qr']]);
    expect(await desk.test('payos')).toBe('passed');
    expect(await desk.view('payos')).toMatchObject({
      source: 'console',
      isOn: true,
      url: `${sandbox.payments.url}/payos`,
      keys: [
        { name: 'apiKey', hint: sandbox.payments.apiKey.slice(-4) },
        { name: 'checksumKey', hint: sandbox.payments.webhookSecret.slice(-4) },
      ],
      facts: expect.arrayContaining([
        { name: 'webhookUrl', value: expect.stringContaining('/wps/deposit/callback/payos') },
      ]),
      test: { result: 'passed' },
    });
    const { apps } = processes;
    const order = { method: 'bank-qr', amount: '50000.00' };
    const { value } = await callSite<{ qr: { text: string }; transfer: { reference: string } }>(
      apps[1],
      member.headers,
      'POST',
      '/wps/deposit',
      order,
    );
    expect(value.qr.text).toContain('50000');
    // The bank matches the payment of a QR code by the text of its transfer.
    await fetch(`${sandbox.payments.url}/payments/${value.transfer.reference}/now`, { method: 'POST' });
    await expect
      .poll(() => apps[0].rooms.wallet.balance(member.memberId, member.asset), { timeout: 20_000 })
      .toBe(5_000_000n);
  });

  it('has sealed keys that are never shown again', async () => {
    const { apiKey } = sandbox.payments;
    const { db } = processes.apps[0].platform;
    const answers = [
      await desk.ask('GET', '/paymentConnections'),
      await desk.ask('GET', '/approvals'),
      await desk.ask('GET', '/audit'),
    ];
    expect(JSON.stringify(answers)).not.toContain(apiKey);
    const kept = await db.rows(sql`
      select to_jsonb(a)::text as text from backoffice_approvals a
      union all select to_jsonb(a)::text from backoffice_audit a
      union all select encode(sealed, 'escape') from platform_connection_keys`);
    expect(kept.length).toBeGreaterThan(2);
    expect(JSON.stringify(kept)).not.toContain(apiKey);
  });

  it('keeps its keys when only its address changes, and reports a wrong key', async () => {
    const { version } = await desk.view('payos');
    const { keys: _keys, ...address } = payos();
    const asked = await desk.connect('payos', { ...address, version });
    expect(await desk.agree(asked)).toBe('executed');
    await expect.poll(() => desk.test('payos')).toBe('passed');
    const wrong = await desk.connect('payos', payos('another-key-1234'));
    expect(await desk.agree(wrong)).toBe('executed');
    expect((await desk.view('payos')).test).toBeNull();
    expect(await desk.test('payos')).toBe('keys');
    // The test reads a change that was not announced to this process yet.
    const { db } = here.platform;
    await db.run(sql`update platform_connections set is_on = false where provider = 'payos'`);
    expect(await desk.test('payos')).toBe('notConnected');
    await db.run(sql`update platform_connections set is_on = true where provider = 'payos'`);
    expect((await desk.connect('payos', { ...payos(), version })).errorCode).toBe('version.conflict');
  });

  it('is switched off by one operator with immediate effect', async () => {
    expect((await desk.turnOff('payos', '0'.repeat(16))).errorCode).toBe('version.conflict');
    expect(await desk.turnOff('payos', (await desk.view('payos')).version)).toMatchObject({ value: { isOn: false } });
    await expect.poll(offered).toEqual([[], []]);
    expect(await desk.test('payos')).toBe('notConnected');
  });

  it('that is off keeps its open orders due, so that a payment is found when it is on again', async () => {
    const { db } = here.platform;
    const stillDue = () =>
      db.has(sql`select 1 from payments_orders where status = 'expired' and next_check_at <= clock_timestamp()`);
    await db.run(sql`
      insert into payments_orders (id, member_id, client_key, input_hash, provider, method, kind, asset, amount_minor,
                                   fee_minor, status, created_at, expires_at, next_check_at)
      select gen_random_uuid(), member_id, 'while-off', '', provider, method, kind, asset, amount_minor, fee_minor,
             'expired', created_at - interval '3 days', expires_at - interval '3 days', clock_timestamp()
        from payments_orders where provider = 'payos' limit 1`);
    await here.rooms.payments.checkOrders();
    expect(await stillDue()).toBe(true);
    expect(await desk.agree(await desk.connect('payos', payos()))).toBe('executed');
    await expect.poll(stillDue).toBe(false);
    expect(await desk.turnOff('payos')).toMatchObject({ value: { isOn: false } });
  });

  it.each([
    ['missing keys', 'stripe', {}, 'keys.secretKey'],
    ['one of two keys', 'stripe', { keys: { secretKey: 'sk_test_12345678' } }, 'keys.webhookSecret'],
    ['a short key', 'stripe', { keys: { secretKey: 'sk', webhookSecret: 'whsec_12345678' } }, 'keys.secretKey'],
    ['an unknown key', 'stripe', { keys: { password: 'x' } }, 'keys.password'],
    ['an unknown field', 'payos', { fields: { colour: 'red', clientId: 'x' } }, 'fields.colour'],
    ['no client id', 'payos', { fields: {} }, 'fields.clientId'],
    ['a private address', 'payos', { url: 'https://10.0.0.1' }, 'url'],
    ['an address without encryption', 'payos', { url: 'http://payos.example' }, 'url'],
    ['an address with a query', 'payos', { url: 'https://payos.example/api?token=secret' }, 'url'],
    ['a provider without a connection', 'sandbox', {}, 'provider'],
  ])('is refused with %s', async (_what, provider, change, field) => {
    const requested = provider === 'payos' ? { ...payos(), ...change } : change;
    expect(await desk.connect(provider, requested)).toMatchObject({ errorCode: 'request.invalid', value: { field } });
  });
});

describe('the test of a connection', () => {
  it.each([
    ['stripe', 404],
    ['payos', 200],
    ['payos', 404],
    ['stripe-payout', 200],
    ['payos-payout', 200],
  ])('of %s fails for another server that answers JSON with %i', async (provider, status) => {
    const other = createServer((_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end('{"error":"Not Found","code":404}');
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    const names = (await desk.view(provider)).keys.map(({ name }) => name);
    const keys = Object.fromEntries(names.map((name) => [name, 'a-key-of-the-test']));
    const fields = provider.startsWith('payos') ? { clientId: 'fairlot' } : {};
    expect(await desk.agree(await desk.connect(provider, { url, fields, keys }))).toBe('executed');
    expect(await desk.test(provider)).toBe('refused');
    expect(await desk.turnOff(provider)).toMatchObject({ value: { isOn: false } });
    other.close();
  });
});

describe('manual payouts', () => {
  it('are enabled by two operators; a member withdraws and an operator marks it as paid', async () => {
    const cashier = openCashier(here);
    const verified = await createVerified(here, '0');
    const isOpen = async () =>
      (await cashier.call<{ open: boolean }>(verified, 'GET', '/wps/withdraw/settings')).value.open;
    expect(await isOpen()).toBe(false);
    const accountId = await cashier.usableAccount(verified);
    await giveDeposit(here, verified, 20_000_000n);
    expect((await cashier.withdraw(verified, accountId)).errorCode).toBe('withdraw.closed');
    const asked = await desk.connect('by-hand', {});
    expect(await desk.agree(asked)).toBe('executed');
    await expect.poll(isOpen).toBe(true);
    const key = randomUUID();
    const { value } = await cashier.withdraw(verified, accountId, '100000.00', { key });
    const { status } = (await cashier.find(verified, value.orderId)).value;
    expect(status).toBe('approved');
    const paid = await desk.ask('POST', `/withdrawals/${value.orderId}/pay`, { proof: 'FT-2026-1', reason: REASON });
    expect(paid).toMatchObject({ value: { status: 'paid', byHand: true } });
    expect(await here.rooms.wallet.accountBalance(`clearing:by-hand:${verified.asset}`)).toBe(10_000_000n);
    expect(await here.rooms.wallet.balance(verified.memberId, verified.asset)).toBe(10_000_000n);
    await desk.turnOff('by-hand', (await desk.view('by-hand')).version);
    await expect.poll(isOpen).toBe(false);
    expect((await cashier.withdraw(verified, accountId)).errorCode).toBe('withdraw.closed');
    // A repeated call gets its first answer.
    expect((await cashier.withdraw(verified, accountId, '100000.00', { key })).value).toEqual(value);
  });
});
