import { randomUUID } from 'node:crypto';
import { createMember, expectReplayLikeLive, openTestApp, type TestMember } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import type { BetCorrected, BetSettled } from '../../../platform/events/index.ts';
import {
  createIssue,
  createOfficialIssue,
  de,
  get,
  send,
  settleWith,
  moveIssue,
  WITH_FEED,
} from '../lottery.testing.ts';
import type { Plays, Ticket } from '../present.ts';
import { awaitDraw, enterResult, resultFrom } from '../results/official.testing.ts';

const app = await openTestApp({ seed: 'demo', config: WITH_FEED });
await app.platform.db.run(sql`update lottery_games set max_rebate = 50 where code in ('HANOI', 'VN60')`);
app.rooms.lottery.forgetGames();

const balanceOf = (member: TestMember) => app.rooms.wallet.balance(member.memberId, member.asset);
const buyAt = async (member: TestMember, issue: string, pick: string, rebate: number, gameCode = 'HANOI') => {
  const answer = await send(app, member, issue, [de(pick)], randomUUID(), { gameCode, rebate });
  if (!answer.success) throw new Error(`${answer.errorCode} ${JSON.stringify(answer.value)}`);
  return answer.value;
};
const ticketOf = async (member: TestMember, id: string) =>
  (await get<Ticket>(app, `/lgw/lottery/tickets/${id}`, member.headers)).value;
const movesOf = (ticketId: string) =>
  app.platform.db.rows(sql<{ key: string; kind: string; amountMinor: bigint }>`
    select key, kind, amount_minor as "amountMinor" from wallet_transfers
     where reference = ${ticketId} order by id`);
const playsAt = async (rebate: number) =>
  (await get<Plays>(app, `/lgw/lottery/plays?gameCode=HANOI&rebate=${rebate}`)).value;

it('offers lower odds with a rebate; both together return as much as the published odds', async () => {
  const oddsOf = ({ plays }: Plays) => plays.find(({ code }) => code === 'de');
  expect(await playsAt(0)).toMatchObject({ maxRebate: 50, rebate: 0 });
  expect(oddsOf(await playsAt(0))).toMatchObject({ odds: '995000', returnPercent: '99.50' });
  const taken = await playsAt(50);
  expect(taken).toMatchObject({ maxRebate: 50, rebate: 50 });
  expect(oddsOf(taken)).toMatchObject({ odds: '945000', oddsText: '94.5', returnPercent: '94.50' });
  // A rebate above the maximum shows the odds of the maximum; a ticket with it is rejected.
  expect(await playsAt(51)).toEqual(await playsAt(50));
  expect((await get<Plays>(app, '/lgw/lottery/plays?gameCode=DANANG')).value).not.toHaveProperty('maxRebate');
});

it('pays the rebate once, won or lost, and a correction leaves it unchanged', async () => {
  const [winner, loser, plain] = [
    await createMember(app, { balance: '1000.00' }),
    await createMember(app, { balance: '1000.00' }),
    await createMember(app, { balance: '1000.00' }),
  ];
  const bonus = await createMember(app, { balance: '400.00', bonus: { amount: '1000.00', products: ['lottery'] } });
  const issue = await createOfficialIssue(app, 'HANOI');
  const won = await buyAt(winner, issue, '11', 35);
  const lost = await buyAt(loser, issue, '22', 35);
  await buyAt(plain, issue, '22', 0);
  await buyAt(bonus, issue, '33', 35);
  // (0.995 - 0.035) / 0.995 of 99.5
  expect(won).toMatchObject({ rebate: 35, rebateAmount: '35.00', lines: [{ odds: '960000' }] });
  await awaitDraw(app, 'HANOI', issue);
  await enterResult(app, 'HANOI', issue, resultFrom('rebate', { special: '00011' }));
  expect(await Promise.all([winner, loser, plain].map(balanceOf))).toEqual([9_603_500n, 3500n, 0n]);
  // 600 of the stake were bonus money, and so are 21 of the rebate.
  expect(await balanceOf(bonus)).toBe(1400n);
  expect(await movesOf(lost.ticketId)).toMatchObject([
    { key: `ticket:${lost.ticketId}:stake`, kind: 'bet' },
    { key: `ticket:${lost.ticketId}:rebate`, kind: 'rebate', amountMinor: 3500n },
  ]);
  expect(await ticketOf(loser, lost.ticketId)).toMatchObject({
    status: 'lost',
    win: '0.00',
    rebate: 35,
    rebateAmount: '35.00',
  });
  const { bet: settled } = await app.platform.db.one(sql<{ bet: BetSettled['bets'][number] }>`
    select bet from platform_outbox, jsonb_array_elements(payload->'bets') as bet
     where topic = 'bet.settled' and bet->>'betId' = ${lost.ticketId}`);
  expect(settled).toMatchObject({ status: 'lost', winMinor: '3500' });

  await enterResult(app, 'HANOI', issue, resultFrom('rebate', { special: '00022' }));
  expect(await Promise.all([winner, loser, plain].map(balanceOf))).toEqual([3500n, 9_603_500n, 9_950_000n]);
  expect((await movesOf(lost.ticketId)).filter(({ kind }) => kind === 'rebate')).toHaveLength(1);
  const { bet: corrected } = await app.platform.db.one(sql<{ bet: BetCorrected['bets'][number] }>`
    select bet from platform_outbox, jsonb_array_elements(payload->'bets') as bet
     where topic = 'bet.corrected' and bet->>'betId' = ${won.ticketId}`);
  expect(corrected).toMatchObject({
    before: { status: 'won', winMinor: '9603500' },
    after: { status: 'lost', winMinor: '3500' },
  });
  await expectReplayLikeLive(app);
});

it('refunds a ticket of a void draw without a rebate', async () => {
  const member = await createMember(app, { balance: '1000.00' });
  const issue = await createIssue(app, { sealedFor: 'another' });
  const { ticketId } = await buyAt(member, issue, '11', 50, 'VN60');
  await moveIssue(app, issue, -120_000, -61_000);
  await app.rooms.lottery.runDueSteps(2000);
  const refunded = await ticketOf(member, ticketId);
  expect(refunded).toMatchObject({ status: 'refunded', rebate: 50 });
  expect(refunded).not.toHaveProperty('rebateAmount');
  expect(await balanceOf(member)).toBe(100_000n);
  expect((await movesOf(ticketId)).map(({ kind }) => kind)).toEqual(['bet', 'refund']);
});

it('rejects a rebate above the maximum, with a free bet, at stale odds and after the sale', async () => {
  const member = await createMember(app, { balance: '1000.00' });
  const issue = await createIssue(app);
  const attempt = async (more: object) => {
    const { errorCode, value } = await send(app, member, issue, [de('11')], randomUUID(), { rebate: 10, ...more });
    return [errorCode, value];
  };
  expect(await attempt({ rebate: 51 })).toEqual(['request.invalid', { field: 'rebate', reason: 'above', max: 50 }]);
  expect((await attempt({ rebate: 101 }))[0]).toBe('request.invalid');
  expect(await attempt({ freeBetId: randomUUID() })).toEqual([
    'request.invalid',
    { field: 'rebate', reason: 'free.bet' },
  ]);
  expect((await attempt({ oddsVersion: 999 }))[0]).toBe('odds.changed');
  await moveIssue(app, issue, -20, 3_600_000);
  expect((await attempt({}))[0]).toBe('draw.closed');
  expect(await balanceOf(member)).toBe(100_000n);
});

it('sells one ticket for two concurrent requests of a key and pays one rebate', async () => {
  const member = await createMember(app, { balance: '2000.00' });
  const issue = await createIssue(app);
  const key = randomUUID();
  const [a, b] = await Promise.all([1, 2].map(() => send(app, member, issue, [de('11')], key, { rebate: 15 })));
  expect(a).toMatchObject({ success: true });
  expect(b?.value).toEqual(a?.value);
  const other = await buyAt(member, issue, '12', 50, 'VN60');
  await moveIssue(app, issue, -20, 3_600_000);
  await settleWith(app, 'VN60', [{ issue, result: resultFrom('two', { special: '00099' }) }]);
  expect((await ticketOf(member, other.ticketId)).status).toBe('lost');
  expect(await balanceOf(member)).toBe(1500n + 5000n);
});
