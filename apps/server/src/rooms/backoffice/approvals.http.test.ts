import { randomUUID } from 'node:crypto';
import {
  askAdjustment,
  callDesk,
  createMember,
  createOperator,
  openBackOffice,
  REASON,
  type TestOperator,
} from '@fairlot/testkit';
import { describe, expect, it, vi } from 'vitest';
import { sql } from '../../platform/db/index.ts';
import { Refusal } from '../../platform/refusal.ts';

const { app, operator: one, second: two, approve, trail } = await openBackOffice();

const balance = (memberId: bigint) => app.rooms.wallet.balance(memberId, 'VND');
const reject = (operator: TestOperator, id: string) =>
  callDesk(app, operator.headers, 'POST', `/approvals/${id}/reject`, { reason: REASON });
const ask = (operator: TestOperator, payload: object) =>
  callDesk<{ id: string; state: string }>(app, operator.headers, 'POST', '/adjustments', {
    reason: REASON,
    requestKey: randomUUID(),
    ...payload,
  });

describe('the approval of an adjustment', () => {
  it('moves nothing until a second operator approves, then the exact amount, and notifies the member', async () => {
    const member = await createMember(app, { balance: '100.00' });
    const house = await app.rooms.wallet.accountBalance('house:VND');
    const id = await askAdjustment(app, one, member.memberId, '25.5');
    expect(await balance(member.memberId)).toBe(10_000n);
    const listed = await callDesk<{ list: { id: string; amount: string }[] }>(
      app,
      two.headers,
      'GET',
      '/approvals?filter=state:eq:pending',
    );
    expect(listed.value.list).toContainEqual(
      expect.objectContaining({
        id,
        kind: 'balance.adjust',
        amount: '25.50',
        currency: 'VND',
        state: 'pending',
        requestedBy: one.name,
        reason: REASON,
      }),
    );
    expect(await approve(id)).toMatchObject({
      success: true,
      value: { state: 'executed', decidedBy: two.name, failure: null },
    });
    expect(await balance(member.memberId)).toBe(12_550n);
    expect(await app.rooms.wallet.accountBalance('house:VND')).toBe(house - 2550n);
    const { list } = await app.rooms.wallet.movements(member.memberId, 'VND', { offset: 0, limit: 1 });
    expect(list).toMatchObject([
      { kind: 'adjust', amountMinor: 2550n, balanceAfterMinor: 12_550n, reference: `adjustment:${id}` },
    ]);
    expect(await trail(`member:${member.memberId}`)).toEqual([
      {
        actor: two.name,
        action: 'balance.adjusted',
        object: `member:${member.memberId}`,
        before: { balance: '100.00' },
        after: { balance: '125.50', currency: 'VND', approval: id },
        reason: REASON,
      },
    ]);
    expect((await trail(`approval:${id}`)).map(({ actor, action }) => `${actor} ${action}`)).toEqual([
      `${one.name} approval.requested`,
      `${two.name} approval.approved`,
    ]);

    await app.platform.events.outbox.drain();
    const reported = await app.platform.db.rows(
      sql<{
        data: unknown;
      }>`
        select data from platform_stream where member_id = ${member.memberId}::bigint and name = 'balance'
          order by id`,
    );
    expect(reported).toEqual([{ data: { sumBalance: '100.00' } }, { data: { sumBalance: '125.50' } }]);
  });

  it('also debits money, but never more than the balance', async () => {
    const member = await createMember(app, { balance: '100.00' });
    await approve(await askAdjustment(app, one, member.memberId, '-60.00'));
    expect(await balance(member.memberId)).toBe(4000n);
    const tooMuch = await askAdjustment(app, one, member.memberId, '-60.00');
    expect(await approve(tooMuch)).toMatchObject({
      success: true,
      value: { state: 'failed', failure: 'balance.insufficient', failureText: expect.stringMatching(/ /) },
    });
    expect(await balance(member.memberId)).toBe(4000n);
    expect((await trail(`approval:${tooMuch}`)).at(-1)).toMatchObject({
      action: 'approval.failed',
      after: { state: 'failed', failure: 'balance.insufficient' },
    });
    expect(await approve(tooMuch)).toMatchObject({ errorCode: 'approval.decided' });
  });

  it('is never decided by the requester, not even in the database', async () => {
    const member = await createMember(app);
    const id = await askAdjustment(app, one, member.memberId, '10.00');
    expect(await approve(id, one)).toMatchObject({ success: false, errorCode: 'approval.own' });
    expect(await reject(one, id)).toMatchObject({ errorCode: 'approval.own' });
    const force = app.platform.db.run(sql`
      update backoffice_approvals set state = 'approved', decided_by = requested_by, decided_at = clock_timestamp()
        where id = ${id}::bigint`);
    await expect(force).rejects.toThrow(/two_persons/);
    expect(await balance(member.memberId)).toBe(0n);
  });

  it("requires the request's own permission to decide", async () => {
    const member = await createMember(app);
    const id = await askAdjustment(app, one, member.memberId, '10.00');
    const risk = await createOperator(app, 'risk');
    expect(await approve(id, risk)).toMatchObject({ status: 403, errorCode: 'permission.denied' });
    const finance = await createOperator(app, 'finance');
    expect(await approve(id, finance)).toMatchObject({ value: { state: 'executed' } });
  });

  it('executes once when several operators approve at the same time', async () => {
    const member = await createMember(app);
    const id = await askAdjustment(app, one, member.memberId, '10.00');
    const others = await Promise.all(Array.from({ length: 4 }, () => createOperator(app)));
    const answers = await Promise.all([two, ...others].map((operator) => approve(id, operator)));
    expect(answers.filter(({ success }) => success).length).toBe(1);
    expect(answers.filter(({ errorCode }) => errorCode === 'approval.decided').length).toBe(4);
    expect(await balance(member.memberId)).toBe(1000n);
  });

  it('does not execute once it is rejected or expired', async () => {
    const member = await createMember(app);
    const rejected = await askAdjustment(app, one, member.memberId, '10.00');
    expect(await reject(two, rejected)).toMatchObject({ value: { state: 'rejected', decidedBy: two.name } });
    expect(await approve(rejected)).toMatchObject({ errorCode: 'approval.decided' });

    const payload = { memberId: String(member.memberId), account: member.userName, asset: 'VND', amountMinor: '1000' };
    const { id: late } = await app.platform.db.one(sql<{ id: bigint }>`
      insert into backoffice_approvals (kind, payload, reason, request_key, requested_by, expires_at)
      values ('balance.adjust',
        ${JSON.stringify(payload)}::jsonb, ${REASON}, ${randomUUID()},
        ${one.id}::bigint, clock_timestamp()) returning id`);
    expect(await approve(String(late))).toMatchObject({
      errorCode: 'approval.decided',
      value: { state: 'expired' },
    });
    await app.rooms.backoffice.tendApprovals();
    expect((await trail(`approval:${late}`)).map(({ actor, action }) => `${actor} ${action}`)).toEqual([
      'system approval.expired',
    ]);
    expect(await balance(member.memberId)).toBe(0n);
  });

  it('executes later, once, if the approving process ended', async () => {
    const member = await createMember(app);
    const id = await askAdjustment(app, one, member.memberId, '10.00');
    await app.platform.db.run(sql`
      update backoffice_approvals
        set state = 'approved', decided_by = ${two.id}::bigint, decided_at = clock_timestamp() - interval '31 seconds'
        where id = ${id}::bigint`);
    await Promise.all([app.rooms.backoffice.tendApprovals(), app.rooms.backoffice.tendApprovals()]);
    await app.rooms.backoffice.tendApprovals();
    expect(await balance(member.memberId)).toBe(1000n);
    expect(await trail(`member:${member.memberId}`)).toMatchObject([{ actor: 'system', action: 'balance.adjusted' }]);
  });

  it('that always fails is retried with growing pauses, then ends and becomes a task', async () => {
    const { db } = app.platform;
    const member = await createMember(app);
    const id = await askAdjustment(app, one, member.memberId, '10.00');
    await db.run(sql`
      update backoffice_approvals
        set state = 'approved', decided_by = ${two.id}::bigint, decided_at = clock_timestamp() - interval '31 seconds'
        where id = ${id}::bigint`);
    const kind = app.platform.collected.approval('balance.adjust');
    const execute = vi.spyOn(kind, 'execute').mockRejectedValue(new Error('a fault of the product'));
    const pauses: number[] = [];
    for (let tries = 1; tries <= 12; tries += 1) {
      // Two concurrent runs, and one before the pause is over, count as one attempt.
      await Promise.all([app.rooms.backoffice.tendApprovals(), app.rooms.backoffice.tendApprovals()]);
      const before = execute.mock.calls.length;
      await app.rooms.backoffice.tendApprovals();
      expect(execute.mock.calls.length).toBe(before);
      const row = await db.one(sql<{ tries: number; pause: number; state: string }>`
        select t.tries, round(extract(epoch from t.try_at - clock_timestamp()) / 30)::int as pause, a.state
          from backoffice_approvals a join backoffice_approval_tries t on t.approval_id = a.id
         where a.id = ${id}::bigint`);
      expect(row).toMatchObject({ tries, state: tries < 12 ? 'approved' : 'failed' });
      pauses.push(row.pause);
      await db.run(sql`
        update backoffice_approval_tries set try_at = clock_timestamp() where approval_id = ${id}::bigint`);
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 120, 120, 120, 120, 120]);
    execute.mockRestore();
    await app.rooms.backoffice.tendApprovals();
    expect(await balance(member.memberId)).toBe(0n);
    expect((await trail(`approval:${id}`)).at(-1)).toMatchObject({ actor: 'system', action: 'approval.failed' });
    const tasks = await callDesk<{
      list: { taskId: string; title: string; link: unknown; assignee: unknown; cause: unknown }[];
    }>(app, two.headers, 'GET', '/tasks');
    expect(tasks.value.list).toMatchObject([
      {
        title: `Approved request ${id} could not be carried out`,
        assignee: null,
        cause: {
          approvalId: id,
          kind: 'balance.adjust',
          object: expect.stringContaining(`(member:${member.memberId})`),
        },
        link: { page: 'approvals', query: { filter: `id:eq:${id}` } },
      },
    ]);
    // The start page shows the tasks of its operator; the console translates the title of this one.
    const assigned = { from: null, to: two.name };
    await callDesk(app, two.headers, 'POST', `/tasks/${tasks.value.list[0]?.taskId}/assign`, assigned);
    const { queues } = (
      await callDesk<{ queues: { page: string; cases: object[] }[] }>(app, two.headers, 'GET', '/today')
    ).value;
    expect(queues.find(({ page }) => page === 'tasks')?.cases).toMatchObject([{ failedRequest: id }]);
  });

  it.each([
    ['a fault', new Error('a fault of the product'), 'approved', null],
    ['a refusal', new Refusal('balance.insufficient'), 'failed', 'balance.insufficient'],
  ])('leaves none of its writes when it throws %s after writing', async (_what, thrown, state, failure) => {
    const { db } = app.platform;
    const member = await createMember(app, { balance: '100.00' });
    const id = await askAdjustment(app, one, member.memberId, '25.50');
    const kind = app.platform.collected.approval('balance.adjust');
    const write = kind.execute;
    const execute = vi.spyOn(kind, 'execute').mockImplementationOnce(async (...given) => {
      await write(...given);
      throw thrown;
    });
    await approve(id);
    expect(execute).toHaveBeenCalledOnce();
    execute.mockRestore();
    expect(await balance(member.memberId)).toBe(10_000n);
    expect(await trail(`member:${member.memberId}`)).toEqual([]);
    expect(await db.rows(sql`select id from wallet_transfers where reference = ${`adjustment:${id}`}`)).toEqual([]);
    const row = await db.one(sql<{ state: string; failure: string | null }>`
      select state, failure from backoffice_approvals where id = ${id}::bigint`);
    expect(row).toEqual({ state, failure });
  });

  it('is created once per key', async () => {
    const member = await createMember(app);
    const input = { memberId: String(member.memberId), amount: '10.00', requestKey: randomUUID() };
    const answers = await Promise.all([ask(one, input), ask(one, input), ask(one, input)]);
    expect(new Set(answers.map(({ value }) => value.id)).size).toBe(1);
    expect(await ask(one, { ...input, amount: '11.00' })).toMatchObject({ errorCode: 'idempotency.conflict' });
    expect((await trail(`approval:${answers[0]!.value.id}`)).length).toBe(1);
  });

  it.each([
    ['an amount of 0.00', { amount: '0.00' }, 'request.invalid'],
    ['three decimal places', { amount: '1.001' }, 'request.invalid'],
    ['an exponent', { amount: '1e3' }, 'request.invalid'],
    ['an amount that is not a string', { amount: 5 }, 'request.invalid'],
    ['a short reason', { reason: 'because' }, 'request.invalid'],
    ['a blank reason', { reason: ' '.repeat(20) }, 'request.invalid'],
    ['an unknown member', { memberId: '999999999' }, 'not.found'],
  ])('with %s is rejected', async (_name, change, code) => {
    const member = await createMember(app);
    expect(await ask(one, { memberId: String(member.memberId), amount: '10.00', ...change })).toMatchObject({
      success: false,
      errorCode: code,
    });
  });

  it('of play money is rejected', async () => {
    const trial = await createMember(app, { type: 4, balance: '50.00' });
    expect(await ask(one, { memberId: String(trial.memberId), amount: '10.00' })).toMatchObject({
      errorCode: 'request.invalid',
      value: { field: 'memberId', reason: 'trial' },
    });
  });
});
