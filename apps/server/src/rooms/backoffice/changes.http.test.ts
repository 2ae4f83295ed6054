import { randomUUID } from 'node:crypto';
import { auditBooks, createMember, createTestApp, type TestApp, type TestMember } from '@fairlot/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../platform/db/index.ts';
import { auditOf, call, createOperator, REASON, type TestOperator } from './backoffice.testing.ts';

let app: TestApp;
let operator: TestOperator;
beforeAll(async () => {
  app = await createTestApp({ seed: 'demo' });
  operator = await createOperator(app);
});
afterAll(async () => {
  await auditBooks(app);
  await app.close();
});

const get = (member: TestMember, url: string) => app.server.inject({ method: 'GET', url, headers: member.headers });
const post = (member: TestMember, url: string, payload: object) =>
  app.server.inject({ method: 'POST', url, headers: { ...member.headers, 'idempotency-key': randomUUID() }, payload });

describe('maintenance', () => {
  const turn = (on: boolean) => call(app, operator.headers, 'PUT', '/maintenance', { on, reason: REASON });

  it('closes money calls at once, shows in the status, and leaves operators at work [E-071]', async () => {
    const member = await createMember(app, { balance: '5000.00' });
    const ticket = {
      gameCode: 'VN60',
      numero: '209901010001',
      lines: [{ play: 'de', picks: ['27'], unitStake: '1000.00' }],
    };
    expect(await turn(true)).toMatchObject({ success: true, value: { on: true } });
    expect((await app.server.inject('/wps/whitelabel/systemStatus')).json()).toMatchObject({
      value: { status: 1, maintenance: true },
    });
    for (const [url, payload] of [
      ['/lgw/lottery/tickets', ticket],
      ['/wps/deposit', { method: 'sandbox', amount: '50000.00' }],
    ] as const) {
      const answer = await post(member, url, payload);
      expect([answer.statusCode, answer.json()]).toMatchObject([
        503,
        { success: false, errorCode: 'system.maintenance' },
      ]);
    }
    // Who is not logged in learns that first.
    expect((await app.server.inject({ method: 'POST', url: '/lgw/lottery/tickets', payload: ticket })).statusCode).toBe(
      401,
    );
    expect((await get(member, '/wps/wallet')).statusCode).toBe(200);
    expect(await call(app, operator.headers, 'GET', '/maintenance')).toMatchObject({ value: { on: true } });
    expect(await turn(false)).toMatchObject({ value: { on: false } });
    expect((await post(member, '/lgw/lottery/tickets', ticket)).json()).toMatchObject({ errorCode: 'draw.unknown' });
    expect(await auditOf(app, 'site')).toMatchObject([
      {
        actor: operator.name,
        action: 'maintenance.changed',
        before: { on: false },
        after: { on: true },
        reason: REASON,
      },
      {
        actor: operator.name,
        action: 'maintenance.changed',
        before: { on: true },
        after: { on: false },
        reason: REASON,
      },
    ]);
  });

  it('needs a reason', async () => {
    expect(await call(app, operator.headers, 'PUT', '/maintenance', { on: true })).toMatchObject({
      status: 400,
      errorCode: 'request.invalid',
    });
    expect(await call(app, operator.headers, 'GET', '/maintenance')).toMatchObject({ value: { on: false } });
  });
});

describe('members', () => {
  const turn = (memberId: bigint, what: 'disable' | 'enable') =>
    call(app, operator.headers, 'POST', `/members/${memberId}/${what}`, { reason: REASON });

  it('are found by the beginning of the name or by the id, with their balance', async () => {
    const member = await createMember(app, { balance: '12.34' });
    for (const search of [member.userName, member.userName.slice(0, -1).toUpperCase(), String(member.memberId)]) {
      const { value } = await call<{ list: object[] }>(app, operator.headers, 'GET', `/members?search=${search}`);
      expect(value.list).toContainEqual(
        expect.objectContaining({
          memberId: String(member.memberId),
          account: member.userName,
          balance: '12.34',
          currency: 'VND',
          disabled: false,
        }),
      );
    }
    const page = await call<{ list: { memberId: string }[]; totalPages: number }>(
      app,
      operator.headers,
      'GET',
      '/members?pageSize=2&pageNo=2',
    );
    expect(page.value.list.length).toBe(2);
    expect(page.value.totalPages).toBeGreaterThanOrEqual(3);
    expect(JSON.stringify(page.value)).not.toMatch(/argon|password|hash/i);
    expect(await call(app, operator.headers, 'GET', "/members?search=';drop")).toMatchObject({
      value: { list: [], totalPages: 0 },
    });
  });

  it('that are disabled are out at once and refused; enabled again they are as before', async () => {
    const member = await createMember(app, { balance: '5000.00' });
    expect(await turn(member.memberId, 'disable')).toMatchObject({ value: { disabled: true, balance: '5000.00' } });
    expect((await get(member, '/wps/wallet')).statusCode).toBe(401);
    expect(await turn(member.memberId, 'enable')).toMatchObject({ value: { disabled: false } });
    // The former session stays ended; a new one opens.
    expect((await get(member, '/wps/wallet')).statusCode).toBe(401);
    const { token, cookie } = await app.rooms.identity.openSession(member.memberId);
    const again = { ...member, headers: { authorization: `Bearer ${token}`, cookie: `fairlot_sid=${cookie}` } };
    expect(
      (
        await post(again, '/lgw/lottery/tickets', {
          gameCode: 'VN60',
          numero: '209901010001',
          lines: [{ play: 'de', picks: ['27'], unitStake: '1000.00' }],
        })
      ).json(),
    ).toMatchObject({ errorCode: 'draw.unknown' });
    expect(await auditOf(app, `member:${member.memberId}`)).toMatchObject([
      { action: 'member.disabled', before: { disabled: false }, after: { disabled: true }, reason: REASON },
      { action: 'member.enabled', before: { disabled: true }, after: { disabled: false }, reason: REASON },
    ]);
    expect(await turn(999_999_999n, 'disable')).toMatchObject({ status: 404, errorCode: 'not.found' });
  });

  it('that excluded themselves stay excluded when they are enabled', async () => {
    const member = await createMember(app);
    await post(member, '/wps/protection/exclusion', { months: 6 });
    await turn(member.memberId, 'disable');
    await turn(member.memberId, 'enable');
    expect((await app.rooms.protection.state(member.memberId)).excludedUntil?.getTime()).toBeGreaterThan(Date.now());
  });
});

describe('payments to review', () => {
  async function openCase(): Promise<{ member: TestMember; id: string; paymentId: string; orderId: string }> {
    const member = await createMember(app);
    const [orderId, paymentId] = [randomUUID(), `pay-${randomUUID()}`];
    await app.platform.db.run(sql`
      insert into payments_orders (id, member_id, input_hash, provider, method, asset, amount_minor, status, provider_payment_id, expires_at)
      values (${orderId}::uuid, ${member.memberId}::bigint, '', 'sandbox', 'sandbox', 'VND', 5000000, 'review', ${paymentId}, clock_timestamp())`);
    const { id } = await app.platform.db.one(sql<{ id: bigint }>`
      insert into payments_reviews (provider, order_id, payment_id, reason, detail)
      values ('sandbox', ${orderId}::uuid, ${paymentId}, 'amount-differs', ${JSON.stringify({ state: 'succeeded', amountMinor: '4000000', currency: 'VND' })}::jsonb) returning id`);
    return { member, id: String(id), paymentId, orderId };
  }

  it('are listed until somebody credits or closes them, with a trail', async () => {
    const { member, id, paymentId, orderId } = await openCase();
    const listed = await call<{ list: object[] }>(app, operator.headers, 'GET', '/reviews');
    expect(listed.value.list).toContainEqual(
      expect.objectContaining({
        id,
        paymentId,
        orderId,
        memberId: String(member.memberId),
        orderAmount: '50000.00',
        reportedAmount: '40000.00',
        orderStatus: 'review',
        creditable: true,
        resolution: null,
      }),
    );
    const resolve = (decision: string) =>
      call(app, operator.headers, 'POST', `/reviews/${id}/resolve`, { decision, reason: REASON });
    expect(await resolve('credit')).toMatchObject({
      success: true,
      value: { resolution: 'credit', orderStatus: 'succeeded', creditable: false },
    });
    expect(await app.rooms.wallet.balance(member.memberId, 'VND')).toBe(4_000_000n);
    expect(await resolve('reject')).toMatchObject({ errorCode: 'review.resolved' });
    expect(
      (await call<{ list: { id: string }[] }>(app, operator.headers, 'GET', '/reviews')).value.list.map(
        (entry) => entry.id,
      ),
    ).not.toContain(id);
    expect(await auditOf(app, `payment:sandbox:${paymentId}`)).toMatchObject([
      {
        actor: operator.name,
        action: 'payment.review.resolved',
        before: { orderStatus: 'review' },
        after: { resolution: 'credit', orderStatus: 'succeeded' },
        reason: REASON,
      },
    ]);
  });

  it('are credited once when two resolve one at the same moment', async () => {
    const { member, id } = await openCase();
    const other = await createOperator(app, 'finance');
    const answers = await Promise.all(
      [operator, other].map(({ headers }) =>
        call(app, headers, 'POST', `/reviews/${id}/resolve`, { decision: 'credit', reason: REASON }),
      ),
    );
    expect(new Set(answers.map(({ errorCode }) => errorCode))).toEqual(new Set([null, 'review.resolved']));
    expect(await app.rooms.wallet.balance(member.memberId, 'VND')).toBe(4_000_000n);
  });
});

describe('the audit trail', () => {
  it('is paged and filtered, newest first', async () => {
    const own = await createOperator(app);
    for (const on of [true, false, true, false])
      await call(app, own.headers, 'PUT', '/maintenance', { on, reason: REASON });
    const read = (query: string) =>
      call<{ list: { id: string; action: string; operator: string; after: { on: boolean } }[]; totalPages: number }>(
        app,
        own.headers,
        'GET',
        `/audit?${query}`,
      );
    const first = await read(`operator=${own.name}&action=maintenance&pageSize=3`);
    expect(first.value.list.map(({ after }) => after.on)).toEqual([false, true, false]);
    expect(first.value.totalPages).toBe(2);
    expect(
      (await read(`operator=${own.name}&action=maintenance&pageSize=3&pageNo=2`)).value.list.map(
        ({ after }) => after.on,
      ),
    ).toEqual([true]);
    expect((await read(`operator=${own.name}&object=member:`)).value.list).toEqual([]);
    expect((await read(`operator=${own.name}`)).value.list.every((entry) => entry.operator === own.name)).toBe(true);
  });

  it.each([
    'update backoffice_audit set reason = null',
    'delete from backoffice_audit',
    'truncate backoffice_audit',
    'delete from backoffice_approvals',
  ])('refuses: %s', async (statement) => {
    await expect(app.platform.db.script(statement)).rejects.toThrow(/append-only/);
  });

  it.each([
    [`update backoffice_approvals set payload = '{}'`, /never changes/],
    [`update backoffice_approvals set state = 'pending'`, /does not go from/],
  ])('requests keep what was asked and go forward only: %s', async (statement, message) => {
    const asker = await createOperator(app);
    await app.platform.db.run(sql`
      insert into backoffice_approvals (kind, payload, reason, request_key, requested_by) values ('draw.void', '{"gameCode":"VN60","numero":"209901010001"}', ${REASON}, ${randomUUID()}, ${asker.id}::bigint)`);
    await expect(app.platform.db.script(statement)).rejects.toThrow(message);
  });
});
