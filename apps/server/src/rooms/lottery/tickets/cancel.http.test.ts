import { createMember, expectReplayLikeLive, openTestApp } from '@fairlot/testkit';
import { expect, test } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import {
  buy,
  cancel,
  createIssue,
  de,
  finishIssue,
  get,
  moveIssue,
  publish,
  readIssue,
  terms,
} from '../lottery.testing.ts';
import type { Ticket } from '../present.ts';

const GAME = 'VN300';
const app = await openTestApp({ seed: 'demo' });

test('cancels a ticket before the lock, returns the stake once, and notifies the rooms and its member', async () => {
  const member = await createMember(app, { balance: '10000.00' });
  const issue = await createIssue(app, { game: GAME });
  const { ticketId } = await buy(app, member, issue, [de('27', '3000.00')], GAME);
  const answers = await Promise.all(Array.from({ length: 5 }, () => cancel(app, member, ticketId)));
  for (const { success, value } of answers)
    expect([success, value]).toEqual([true, { ticketId, status: 'cancelled', balance: '10000.00' }]);
  expect((await get<Ticket>(app, `/lgw/lottery/tickets/${ticketId}`, member.headers)).value).toMatchObject({
    status: 'cancelled',
    win: '0.00',
  });
  const reported = await app.platform.db.rows(sql<{ bets: { status: string }[] }>`
    select payload->'bets' as bets from platform_outbox
      where topic = 'bet.settled' and payload->>'roundId' = ${issue} and payload->>'gameId' = ${GAME}`);
  expect(reported.map(({ bets: settled }) => settled.map(({ status }) => status))).toEqual([['cancelled']]);
  expect(await app.rooms.wallet.accountBalance(`escrow:${GAME}:${issue}:VND`)).toBe(0n);
  await app.platform.events.outbox.drain();
  const bets = await get<{ list: { ticketId: string; status: string }[] }>(app, '/lgw/record/bets', {
    ...member.headers,
    moduleid: 'TRANSBETREPMEM3',
  });
  expect(bets.value.list).toMatchObject([{ ticketId, status: 'cancelled', win: null }]);
  // Announced when the record contains it.
  const news = () =>
    app.platform.db.rows(sql<{ data: unknown }>`
      select data from platform_stream where member_id = ${member.memberId}::bigint and name = 'ticket.settled'`);
  expect(await news()).toEqual([{ data: { ticketId, status: 'cancelled' } }]);
  await expectReplayLikeLive(app);
});

test('a cancelled ticket is not under the Merkle root, wins nothing, and has no refund of a void draw', async () => {
  const member = await createMember(app, { balance: '400000.00' });
  const all = Array.from({ length: 100 }, (_, value) => de(String(value).padStart(2, '0')));
  for (const isVoid of [false, true]) {
    const issue = await createIssue(app, { game: GAME });
    const gone = await buy(app, member, issue, all, GAME);
    const kept = await buy(app, member, issue, [de('27')], GAME);
    await cancel(app, member, gone.ticketId);
    await moveIssue(app, issue, -20, 3_600_000, GAME);
    await app.rooms.lottery.runDueSteps();
    expect(await readIssue(app, issue, GAME)).toMatchObject({ state: 'locked', ticketCount: 1 });
    const proof = async (id: string) =>
      (await get<{ inclusion: { size: number } | null }>(app, `/lgw/lottery/tickets/${id}/proof`, member.headers)).value
        .inclusion;
    expect([await proof(gone.ticketId), (await proof(kept.ticketId))?.size]).toEqual([null, 1]);
    if (isVoid)
      await app.platform.db.transaction((tx) => app.rooms.lottery.voidDraw(tx, GAME, issue, 'A reason of the tests'));
    const draw = await finishIssue(app, issue, GAME);
    expect(draw.state).toBe(isVoid ? 'void' : 'settled');
    const statuses = await app.platform.db.rows(
      sql<{
        id: string;
        status: string;
      }>`select id, status from lottery_tickets where draw_id = ${draw.id} order by id`,
    );
    expect(statuses.find(({ id }) => id === gone.ticketId)?.status).toBe('cancelled');
    expect(statuses.find(({ id }) => id === kept.ticketId)?.status).toMatch(isVoid ? /^refunded$/ : /^(won|lost)$/);
  }
});

test('cancelling a ticket releases its share of the limits', async () => {
  await publish(app, GAME, [terms({ memberNumberMinor: 300_000n, liabilityMinor: 29_850_000n })]);
  const [member, other] = await Promise.all([
    createMember(app, { balance: '10000.00' }),
    createMember(app, { balance: '10000.00' }),
  ]);
  const issue = await createIssue(app, { game: GAME });
  for (let n = 0; n < 3; n++) {
    const { ticketId } = await buy(app, member, issue, [de('27', '3000.00')], GAME);
    expect((await cancel(app, member, ticketId)).success).toBe(true);
  }
  expect((await buy(app, other, issue, [de('27', '3000.00')], GAME)).balance).toBe('7000.00');
});

test('a skipped draw whose tickets were cancelled keeps no counters', async () => {
  const member = await createMember(app, { balance: '10000.00' });
  const issue = await createIssue(app, { game: GAME });
  const { ticketId } = await buy(app, member, issue, [de('27', '3000.00')], GAME);
  await cancel(app, member, ticketId);
  await moveIssue(app, issue, -100_000, -90_000, GAME);
  await app.rooms.lottery.runDueSteps();
  expect(await readIssue(app, issue, GAME)).toMatchObject({ state: 'void', voidReason: 'skipped' });
  const { rows } = await app.platform.db.one(sql<{ rows: bigint }>`
    select (select count(*) from lottery_liability l where l.draw_id = d.id)
           + (select count(*) from lottery_member_stakes s where s.draw_id = d.id) as rows
      from lottery_draws d where d.game_code = ${GAME} and d.numero = ${issue}`);
  expect(rows).toBe(0n);
});

test('nothing can be cancelled after the lock, in another game or of another member', async () => {
  const [member, other] = await Promise.all([createMember(app, { balance: '10000.00' }), createMember(app)]);
  const issue = await createIssue(app, { game: GAME });
  const { ticketId } = await buy(app, member, issue, [de('45')], GAME);
  expect((await cancel(app, other, ticketId)).status).toBe(404);
  await moveIssue(app, issue, -1, 60_000, GAME);
  expect((await cancel(app, member, ticketId)).errorCode).toBe('draw.closed');
  await finishIssue(app, issue, GAME);
  expect((await cancel(app, member, ticketId)).errorCode).toBe('draw.closed');
  const strict = await createIssue(app);
  const kept = await buy(app, member, strict, [de('45')]);
  expect((await cancel(app, member, kept.ticketId)).errorCode).toBe('cancel.refused');
});
