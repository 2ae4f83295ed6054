import { randomUUID } from 'node:crypto';
import { callDesk, createMember, openBackOffice, REASON } from '@fairlot/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { buy as buyTicket, de, get } from '../lottery.testing.ts';

const { app, second: two, call, approve, trail, close } = await openBackOffice();
afterAll(close);

const balance = (memberId: bigint) => app.rooms.wallet.balance(memberId, 'VND');

describe('voiding a draw', () => {
  /** A draw of VN60 on sale for an hour, at any time of day. */
  async function issueOnSale(): Promise<string> {
    await app.rooms.lottery.runDueSteps();
    const { numero: issue } = await app.platform.db.one(sql<{ numero: string }>`
      update lottery_draws set open_at = clock_timestamp() - interval '1 minute',
        lock_at = clock_timestamp() + interval '1 hour', draw_at = clock_timestamp() + interval '2 hours',
             next_due_at = case state when 'scheduled' then clock_timestamp()
             else clock_timestamp() + interval '1 hour' end
       where id = (select max(id) from lottery_draws where game_code = 'VN60' and state in ('scheduled', 'open'))
       returning numero`);
    await app.rooms.lottery.runDueSteps();
    return issue;
  }
  async function buy(issue: string) {
    const member = await createMember(app, { balance: '5000.00' });
    return { ...member, ticketId: (await buyTicket(app, member, issue, [de('27')])).ticketId };
  }
  const askVoid = (issue: string) =>
    call<{ id: string }>('POST', `/draws/VN60/${issue}/void`, {
      reason: REASON,
      requestKey: randomUUID(),
    });
  const lock = async (issue: string) => {
    await app.platform.db.run(sql`
      update lottery_draws set lock_at = clock_timestamp() - interval '1 second', next_due_at = '-infinity'
        where game_code = 'VN60' and numero = ${issue}`);
    await app.rooms.lottery.runDueSteps();
  };

  it.each(['open', 'locked'])('that is %s returns all stakes, with a Merkle root over its tickets', async (state) => {
    const issue = await issueOnSale();
    const member = await buy(issue);
    if (state === 'locked') await lock(issue);
    expect(await balance(member.memberId)).toBe(400_000n);
    const listed = await callDesk<{ list: object[] }>(
      app,
      two.headers,
      'GET',
      '/draws?filter=gameCode:eq:VN60&filter=state:in:open,locked&limit=100',
    );
    expect(listed.value.list).toContainEqual(
      expect.objectContaining({ numero: issue, state, tickets: 1, sales: [{ currency: 'VND', amount: '1000.00' }] }),
    );

    const {
      value: { id },
    } = await askVoid(issue);
    expect(await approve(id)).toMatchObject({
      value: { state: 'executed', kind: 'draw.void', object: `Vietnam 60 seconds ${issue} (draw:VN60:${issue})` },
    });
    await app.rooms.lottery.runDueSteps();
    expect(await balance(member.memberId)).toBe(500_000n);
    expect(await get(app, `/lgw/lottery/tickets/${member.ticketId}`, member.headers)).toMatchObject({
      value: { status: 'refunded' },
    });
    expect(await app.rooms.lottery.draw('VN60', issue)).toMatchObject({
      state: 'void',
      voidReason: 'operator',
      ticketCount: 1,
      result: null,
      merkleRoot: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(await trail(`draw:VN60:${issue}`)).toMatchObject([
      {
        actor: two.name,
        action: 'draw.voided',
        before: { state },
        after: { voidReason: 'operator' },
        reason: REASON,
      },
    ]);
  });

  it('is refused before the sale and once the numbers are drawn, even between request and approval', async () => {
    const issue = await issueOnSale();
    const {
      value: { id },
    } = await askVoid(issue);
    await lock(issue);
    await app.platform.db.run(sql`
      update lottery_draws set lock_at = clock_timestamp() - interval '2 seconds',
        draw_at = clock_timestamp() - interval '1 second', next_due_at = '-infinity'
        where game_code = 'VN60' and numero = ${issue}`);
    await app.rooms.lottery.runDueSteps();
    expect(await app.rooms.lottery.draw('VN60', issue)).toMatchObject({ state: 'settled' });
    expect(await approve(id)).toMatchObject({ value: { state: 'failed', failure: 'draw.not.voidable' } });
    expect(await askVoid(issue)).toMatchObject({ errorCode: 'draw.not.voidable' });
    expect(await askVoid('209901019999')).toMatchObject({ errorCode: 'draw.unknown' });
  });
});
