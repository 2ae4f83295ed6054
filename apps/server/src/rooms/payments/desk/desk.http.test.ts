import { randomUUID } from 'node:crypto';
import {
  callDesk,
  createMember,
  createOperator,
  expectFiltersOf,
  openBackOffice,
  REASON,
  type TestMember,
} from '@fairlot/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { openReview } from '../reviews.ts';

const { app, operator, call, trail, close } = await openBackOffice();
afterAll(close);

describe('payments to review', () => {
  async function openCase(
    amountMinor = '4000000',
    of?: TestMember,
  ): Promise<{ member: TestMember; id: string; paymentId: string; orderId: string }> {
    const member = of ?? (await createMember(app));
    const [orderId, paymentId] = [randomUUID(), `pay-${randomUUID()}`];
    await app.platform.db.run(sql`
      insert into payments_orders (id, member_id, input_hash, provider, method, asset, amount_minor, status,
        provider_payment_id, expires_at)
      values (${orderId}::uuid, ${member.memberId}::bigint, '', 'sandbox', 'sandbox', 'VND', 5000000, 'review',
        ${paymentId}, clock_timestamp())`);
    return { member, id: await addCase(orderId, paymentId, 'amount-differs', amountMinor), paymentId, orderId };
  }
  async function addCase(orderId: string, paymentId: string, reason: string, amountMinor: string): Promise<string> {
    return app.platform.db.value(sql<string>`
      insert into payments_reviews (provider, order_id, payment_id, reason, detail)
      values ('sandbox', ${orderId}::uuid, ${paymentId}, ${reason},
        ${JSON.stringify({ state: 'succeeded', amountMinor, currency: 'VND' })}::jsonb) returning id::text as id`);
  }

  it('are listed until an operator credits or closes them, with a trail', async () => {
    const { member, id, paymentId, orderId } = await openCase();
    const listed = await call<{ list: object[] }>('GET', '/reviews?filter=state:eq:open&limit=200');
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
    const resolve = (decision: string) => call('POST', `/reviews/${id}/resolve`, { decision, reason: REASON });
    expect(await resolve('credit')).toMatchObject({
      success: true,
      value: { resolution: 'credit', orderStatus: 'succeeded', creditable: false },
    });
    expect(await app.rooms.wallet.balance(member.memberId, 'VND')).toBe(4_000_000n);
    expect(await resolve('reject')).toMatchObject({ errorCode: 'review.resolved' });
    expect(
      (await call<{ list: { id: string }[] }>('GET', '/reviews?filter=state:eq:open&limit=200')).value.list.map(
        (entry) => entry.id,
      ),
    ).not.toContain(id);
    expect(await trail(`payment:sandbox:${paymentId}`)).toMatchObject([
      {
        actor: operator.name,
        action: 'payment.review.resolved',
        before: { orderStatus: 'review' },
        after: { resolution: 'credit', orderStatus: 'succeeded' },
        reason: REASON,
      },
    ]);
  });

  it('once credited, are on the member’s page and in the search with the credited amount', async () => {
    const { member, id, orderId } = await openCase();
    await call('POST', `/reviews/${id}/resolve`, { decision: 'credit', reason: REASON });
    const page = (await call<{ cards: { card: string; lines: object[] }[] }>('GET', `/members/${member.memberId}`))
      .value;
    const card = page.cards.find((one) => one.card === 'payments');
    expect(card?.lines).toMatchObject([{ title: 'deposit', amount: '40000.00', state: 'succeeded' }]);
    const found = await call<{ kind: string; amount: object }[]>('GET', `/search?text=${orderId.slice(0, 8)}`);
    expect(found.value.find(({ kind }) => kind === 'deposit')?.amount).toMatchObject({ value: '40000.00' });
  });

  it('are credited once when two operators resolve one at the same moment', async () => {
    const { member, id } = await openCase();
    const other = await createOperator(app, 'finance');
    const answers = await Promise.all(
      [operator, other].map(({ headers }) =>
        callDesk(app, headers, 'POST', `/reviews/${id}/resolve`, { decision: 'credit', reason: REASON }),
      ),
    );
    expect(new Set(answers.map(({ errorCode }) => errorCode))).toEqual(new Set([null, 'review.resolved']));
    expect(await app.rooms.wallet.balance(member.memberId, 'VND')).toBe(4_000_000n);
  });

  it('above the limit of one operator are credited by two, even when small ones add up to it', async () => {
    const second = await createOperator(app, 'finance');
    const resolve = (id: string, headers = operator.headers) =>
      callDesk(app, headers, 'POST', `/reviews/${id}/resolve`, { decision: 'credit', reason: REASON });
    const request = (id: string) =>
      call<{ id: string; kind: string }>('POST', `/reviews/${id}/request-credit`, {
        reason: REASON,
        requestKey: randomUUID(),
      });
    const approve = (id: string, headers: Record<string, string>) =>
      callDesk<{ state: string }>(app, headers, 'POST', `/approvals/${id}/approve`, {});

    const large = await openCase('1000000001');
    expect(await resolve(large.id)).toMatchObject({ success: false, errorCode: 'review.second.person' });
    expect(await app.rooms.wallet.balance(large.member.memberId, 'VND')).toBe(0n);
    const { value } = await request(large.id);
    expect(value).toMatchObject({ kind: 'payment.credit', state: 'pending' });
    expect(await approve(value.id, operator.headers)).toMatchObject({ errorCode: 'approval.own' });
    expect(await approve(value.id, second.headers)).toMatchObject({ value: { state: 'executed' } });
    expect(await app.rooms.wallet.balance(large.member.memberId, 'VND')).toBe(1_000_000_001n);

    const { member, id } = await openCase('600000000');
    const more = await openCase('600000000', member);
    expect((await resolve(id)).success).toBe(true);
    expect(await resolve(more.id, second.headers)).toMatchObject({ errorCode: 'review.second.person' });
    expect(await app.rooms.wallet.balance(member.memberId, 'VND')).toBe(600_000_000n);

    // The merchant's own limit takes effect immediately, even on open cases.
    await app.rooms.site.change('reviewCreditMax', 20_000_000);
    expect((await resolve(more.id, second.headers)).success).toBe(true);
    await app.rooms.site.change('reviewCreditMax', 0);
    const small = await openCase('100');
    expect(await resolve(small.id)).toMatchObject({ errorCode: 'review.second.person' });
    await app.rooms.site.change('reviewCreditMax', null);
  });

  it('are not credited by an approval of another amount', async () => {
    const second = await createOperator(app, 'finance');
    const { member, id, paymentId, orderId } = await openCase('4000000');
    const request = async () => {
      const body = { reason: REASON, requestKey: randomUUID() };
      return (await call<{ id: string }>('POST', `/reviews/${id}/request-credit`, body)).value.id;
    };
    const approve = (approvalId: string) =>
      callDesk<object>(app, second.headers, 'POST', `/approvals/${approvalId}/approve`, {});
    const former = await request();
    await app.platform.db.transaction((tx) =>
      openReview(tx, {
        provider: 'sandbox',
        orderId,
        paymentId,
        reason: 'amount-differs',
        detail: { state: 'succeeded', amountMinor: '90000000', currency: 'VND' },
      }),
    );
    expect(await approve(former)).toMatchObject({ value: { state: 'failed', failure: 'version.conflict' } });
    expect(await app.rooms.wallet.balance(member.memberId, 'VND')).toBe(0n);
    expect(await approve(await request())).toMatchObject({ value: { state: 'executed' } });
    expect(await app.rooms.wallet.balance(member.memberId, 'VND')).toBe(90_000_000n);
  });

  it('are not credited by a second operator while a colleague has put them on hold', async () => {
    const second = await createOperator(app, 'finance');
    const third = await createOperator(app, 'finance');
    const { member, id } = await openCase();
    const { value } = await call<{ id: string }>('POST', `/reviews/${id}/request-credit`, {
      reason: REASON,
      requestKey: randomUUID(),
    });
    const work = (path: string, body: object) =>
      callDesk(app, third.headers, 'POST', `/caseWork/${path}`, { object: `review:${id}`, ...body });
    const approve = () => callDesk<object>(app, second.headers, 'POST', `/approvals/${value.id}/approve`, {});
    expect((await work('hold', { reason: REASON })).success).toBe(true);
    expect(await approve()).toMatchObject({ errorCode: 'case.on.hold', value: { by: third.name } });
    expect(await app.rooms.wallet.balance(member.memberId, 'VND')).toBe(0n);
    expect((await work('release', { reason: REASON })).success).toBe(true);
    expect(await approve()).toMatchObject({ value: { state: 'executed' } });
    expect(await app.rooms.wallet.balance(member.memberId, 'VND')).toBe(4_000_000n);
  });

  it('count against that limit with each further payment of an order that was already paid', async () => {
    const { member, id, orderId } = await openCase();
    const credit = (of: string) => call('POST', `/reviews/${of}/resolve`, { decision: 'credit', reason: REASON });
    expect((await credit(id)).success).toBe(true);
    const further = () => addCase(orderId, `pay-${randomUUID()}`, 'other-payment', '600000000');
    expect((await credit(await further())).success).toBe(true);
    expect(await credit(await further())).toMatchObject({ errorCode: 'review.second.person' });
    expect(await app.rooms.wallet.balance(member.memberId, 'VND')).toBe(604_000_000n);
  });
});

it('the report of payments can be filtered by method and by provider', async () => {
  expect(await expectFiltersOf(app, 'payments')).toMatchObject({
    method: expect.arrayContaining(['sandbox']),
    provider: expect.arrayContaining(['sandbox']),
  });
});

it('deposits name their method in the operator’s language, and have its code where it no longer exists', async () => {
  const { memberId } = await createMember(app);
  for (const method of ['bank-qr', 'gone'])
    await app.platform.db.run(sql`
      insert into payments_orders (id, member_id, input_hash, provider, method, asset, amount_minor, status, expires_at)
      values (${randomUUID()}::uuid, ${memberId}::bigint, '', 'sandbox', ${method}, 'VND', 5000000, 'expired',
        clock_timestamp())`);
  const shownIn = async (language: string) => {
    const read = async <V>(path: string) =>
      (await callDesk<V>(app, { ...operator.headers, language }, 'GET', path)).value;
    const { list } = await read<{ list: { methodName: string }[] }>(`/deposits?filter=memberId:eq:${memberId}`);
    const { events } = await read<{ events: { kind: string; title: string }[] }>(`/members/${memberId}/timeline`);
    const page = JSON.stringify(await read(`/members/${memberId}`));
    return {
      list: list.map(({ methodName }) => methodName).toSorted(),
      timeline: events.flatMap(({ kind, title }) => (kind === 'deposit' ? [title] : [])).toSorted(),
      pageHas: ['bank-qr', 'Bank QR', 'Mã QR ngân hàng', 'gone'].filter((name) => page.includes(`"${name}"`)),
    };
  };
  const english = ['Bank QR', 'gone'];
  expect(await shownIn('EN')).toEqual({ list: english, timeline: english, pageHas: english });
  const vietnamese = ['Mã QR ngân hàng', 'gone'];
  expect(await shownIn('VI')).toEqual({ list: vietnamese, timeline: vietnamese, pageHas: vietnamese });
});
