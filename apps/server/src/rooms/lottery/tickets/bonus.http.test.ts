import { randomUUID } from 'node:crypto';
import { balancesOf, bonusIdOf, callSite, createMember, expectReplayLikeLive, openTestApp } from '@fairlot/testkit';
import { expect, test } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import type { BetCorrected } from '../../../platform/events/index.ts';
import {
  buy,
  cancel,
  createIssue,
  createOfficialIssue,
  de,
  get,
  moveIssue,
  send,
  WITH_FEED,
} from '../lottery.testing.ts';
import { awaitDraw, enterResult, resultFrom } from '../results/official.testing.ts';

const app = await openTestApp({ seed: 'demo', config: WITH_FEED });

const end = (bonusId: string) => app.platform.db.transaction((tx) => app.rooms.wallet.bonus.end(tx, bonusId));

test('a draw pays and corrects tickets of bonus money in their shares, and the events report these', async () => {
  const bonus = { amount: '1000.00', products: ['lottery'] };
  const [winner, loser, over] = [
    await createMember(app, { balance: '400.00', bonus }),
    await createMember(app, { balance: '400.00', bonus }),
    await createMember(app, { balance: '400.00', bonus }),
  ];
  const plain = await createMember(app, { balance: '2000.00' });
  const issue = await createOfficialIssue(app, 'HANOI');
  const sold = [];
  for (const [member, pick] of [
    [winner, '11'],
    [loser, '22'],
    [over, '11'],
    [plain, '11'],
  ] as const)
    sold.push(await buy(app, member, issue, [de(pick)], 'HANOI'));
  expect(sold.map(({ balance, bonusStake }) => [balance, bonusStake])).toEqual([
    ['0.00', '600.00'],
    ['0.00', '600.00'],
    ['0.00', '600.00'],
    ['1000.00', undefined],
  ]);
  await awaitDraw(app, 'HANOI', issue);
  // A member who gave the bonus up keeps the real share of the win.
  await end(bonusIdOf(over));
  const [wrong, right] = [resultFrom('shares', { special: '00011' }), resultFrom('shares', { special: '00022' })];
  await enterResult(app, 'HANOI', issue, wrong);
  // 1,000 at 99.5 are 99,500, including 59,700 of bonus money.
  expect(await balancesOf(app, winner)).toEqual([3_980_000n, 6_010_000n, 0n]);
  expect(await balancesOf(app, over)).toEqual([3_980_000n, 0n, 0n]);
  expect(await balancesOf(app, plain)).toEqual([10_050_000n, 0n, 0n]);
  await enterResult(app, 'HANOI', issue, right);
  expect(await balancesOf(app, winner)).toEqual([0n, 40_000n, 0n]);
  expect(await balancesOf(app, over)).toEqual([0n, 0n, 0n]);
  expect(await balancesOf(app, loser)).toEqual([3_980_000n, 6_010_000n, 0n]);

  const reported = await app.platform.db.rows(sql<{ bet: BetCorrected['bets'][number] }>`
    select bet from platform_outbox, jsonb_array_elements(payload->'bets') as bet
     where topic = 'bet.corrected' and bet->>'betId' = ${sold[0]?.ticketId ?? ''}`);
  expect(reported.map(({ bet }) => [bet.before, bet.after])).toEqual([
    [
      { status: 'won', winMinor: '9950000', bonusWinMinor: '5970000' },
      { status: 'lost', winMinor: '0', bonusWinMinor: '0' },
    ],
  ]);
  await app.platform.events.outbox.drain();
  const { list } = (
    await get<{ list: object[] }>(app, '/lgw/record/bets', { ...loser.headers, moduleid: 'TRANSBETREPMEM3' })
  ).value;
  expect(list[0]).toMatchObject({ stake: '1000.00', bonusStake: '600.00', win: '99500.00', bonusWin: '59700.00' });
  await expectReplayLikeLive(app);
});

test('a cancelled or void ticket is returned as it was staked', async () => {
  const GAME = 'VN300';
  const member = await createMember(app, { balance: '1500.00', bonus: { amount: '1000.00' } });
  const issue = await createIssue(app, { game: GAME });
  const { ticketId } = await buy(app, member, issue, [de('11')], GAME);
  const split = await buy(app, member, issue, [de('22')], GAME);
  expect(split).toMatchObject({ balance: '0.00', bonusStake: '500.00' });
  for (const _ of [1, 2])
    expect((await cancel(app, member, split.ticketId)).value).toEqual({
      ticketId: split.ticketId,
      status: 'cancelled',
      balance: '500.00',
    });
  expect(await balancesOf(app, member)).toEqual([50_000n, 100_000n, 0n]);
  const voided = await buy(app, member, issue, [de('33', '1200.00')], GAME);
  expect(voided).toMatchObject({ balance: '0.00', bonusStake: '700.00' });
  await moveIssue(app, issue, -20, 3_600_000, GAME);
  await app.platform.db.transaction((tx) => app.rooms.lottery.voidDraw(tx, GAME, issue, 'A reason of the tests'));
  await app.rooms.lottery.runDueSteps();
  expect(ticketId).not.toBe(voided.ticketId);
  expect(await balancesOf(app, member)).toEqual([150_000n, 100_000n, 0n]);
});

test('a ticket cancelled after the conversion of its sticky bonus gives the member nothing', async () => {
  const GAME = 'VN300';
  const member = await createMember(app, { balance: '0.00', bonus: { amount: '5000.00', kind: 'sticky' } });
  const issue = await createIssue(app, { game: GAME });
  const { ticketId, bonusStake } = await buy(app, member, issue, [de('11', '4000.00')], GAME);
  expect(bonusStake).toBe('4000.00');
  expect(
    await app.platform.db.transaction((tx) => app.rooms.wallet.bonus.convert(tx, bonusIdOf(member))),
  ).toMatchObject({ convertedMinor: 0n, returnedMinor: 100_000n });
  expect((await cancel(app, member, ticketId)).value).toMatchObject({ status: 'cancelled', balance: '0.00' });
  expect(await balancesOf(app, member)).toEqual([0n, 0n, 0n]);
});

test('a correction takes and pays real money for tickets whose no-wager bonus was played to its end', async () => {
  const bonus = { amount: '1000.00', products: ['lottery'], kind: 'no-wager' as const };
  const [winner, loser] = [
    await createMember(app, { balance: '0.00', bonus }),
    await createMember(app, { balance: '0.00', bonus }),
  ];
  const issue = await createOfficialIssue(app, 'HANOI');
  await buy(app, winner, issue, [de('11')], 'HANOI');
  await buy(app, loser, issue, [de('22')], 'HANOI');
  await awaitDraw(app, 'HANOI', issue);
  await enterResult(app, 'HANOI', issue, resultFrom('ended', { special: '00011' }));
  expect(await balancesOf(app, winner)).toEqual([9_950_000n, 0n, 0n]);
  await app.platform.db.transaction(async (tx) => {
    for (const who of [winner, loser]) await app.rooms.wallet.bonus.convert(tx, bonusIdOf(who));
  });
  await enterResult(app, 'HANOI', issue, resultFrom('ended', { special: '00022' }));
  expect(await balancesOf(app, winner)).toEqual([0n, 0n, 0n]);
  expect(await balancesOf(app, loser)).toEqual([9_950_000n, 0n, 0n]);
});

test('refuses a ticket that bonus money may not pay, with the reason, but accepts it with real money', async () => {
  const bonus = { amount: '5000.00', maxBetMinor: 200_000n, excludedGames: ['VN300'] };
  const member = await createMember(app, { balance: '1000.00', bonus });
  const [issue, other] = [await createIssue(app), await createIssue(app, { game: 'VN300' })];
  expect(await send(app, member, issue, [de('11', '2001.00')])).toMatchObject({
    errorCode: 'balance.insufficient',
    value: { bonus: 'max-bet', maxBet: '2000.00' },
  });
  expect((await get(app, '/wps/wallet/merchant', member.headers)).value).toEqual({
    sumBalance: 1000,
    currency: 'VND',
    bonusBalance: '5000.00',
  });
  expect(await send(app, member, other, [de('11', '1001.00')], randomUUID(), { gameCode: 'VN300' })).toMatchObject({
    errorCode: 'balance.insufficient',
    value: { bonus: 'game' },
  });
  expect(await send(app, member, other, [de('11')], randomUUID(), { gameCode: 'VN300' })).toMatchObject({
    success: true,
    value: { balance: '0.00' },
  });
  expect(await balancesOf(app, member)).toEqual([0n, 500_000n, 0n]);
});

test('play limits check the whole stake of a ticket, and count its real money', async () => {
  const member = await createMember(app, { balance: '500.00', bonus: { amount: '5000.00' } });
  const limit = { kind: 'loss', period: 'day', limit: '2000.00' };
  expect((await callSite(app, member.headers, 'PUT', '/wps/protection/limits', limit)).success).toBe(true);
  const issue = await createIssue(app);
  expect(await send(app, member, issue, [de('11', '2001.00')])).toMatchObject({ errorCode: 'protection.refused' });
  await buy(app, member, issue, [de('11', '2000.00')]);
  // 500 of it was real money.
  expect(await send(app, member, issue, [de('12', '1501.00')])).toMatchObject({ errorCode: 'protection.refused' });
  await buy(app, member, issue, [de('12', '1500.00')]);
  const used = async () =>
    (await get<{ kind: string; period: string; used: string }[]>(app, '/wps/protection/limits', member.headers)).value
      .filter(({ kind, period }) => kind === 'loss' && period === 'day')
      .map((limit) => limit.used);
  expect(await used()).toEqual(['500.00']);
  await app.platform.events.outbox.drain();
  expect(await used()).toEqual(['500.00']);
});

test('a free bet pays the chosen ticket, is returned with it, and its wins are real money', async () => {
  const [member, other] = [await createMember(app, { balance: '400.00' }), await createMember(app)];
  const kinds = [app.answers.promotions.bonus, app.answers.promotions.freeBets];
  const give = (who: typeof member, kind: string, amountMinor: bigint) =>
    app.platform.db.transaction(async (tx) =>
      kinds
        .find((one) => one.kind === kind)
        ?.grant(tx, { key: `test:${kind}:${who.memberId}`, memberId: who.memberId, asset: who.asset, amountMinor }),
    );
  interface Bonus {
    bonusId: string;
    isFreeBet: boolean;
    state: string;
    wageringLeft: string;
    paid: string | null;
  }
  const bonuses = async () => {
    await app.platform.events.outbox.drain();
    const { list } = (await get<{ list: Bonus[] }>(app, '/wps/bonus', member.headers)).value;
    return [list.find(({ isFreeBet }) => isFreeBet), list.find(({ isFreeBet }) => !isFreeBet)];
  };
  await give(member, 'bonus', 100_000n);
  await give(member, 'freeBet', 500_000n);
  const [free, bonus] = await bonuses();
  // Independent of the active bonus; no money is booked for it in advance.
  expect([free?.state, bonus?.state, await balancesOf(app, member)]).toEqual([
    'active',
    'active',
    [40_000n, 100_000n, 0n],
  ]);
  const issue = await createOfficialIssue(app, 'HANOI');
  const more = { gameCode: 'HANOI', freeBetId: free?.bonusId ?? '' };
  const pay = (stake: string, key: string = randomUUID(), who = member) =>
    send(app, who, issue, [de('11', stake)], key, more);
  expect(await pay('6000.00')).toMatchObject({ errorCode: 'limit.exceeded', value: { max: '5000.00' } });
  expect(await pay('1000.00', randomUUID(), other)).toMatchObject({ errorCode: 'not.found' });
  // Of two simultaneous tickets it pays one.
  const keys = [randomUUID(), randomUUID()];
  const both = await Promise.all(keys.map((key) => pay('2000.00', key)));
  const [sold] = both.filter(({ success }) => success);
  expect(both.filter(({ success }) => !success)).toMatchObject([{ errorCode: 'bonus.ended' }]);
  expect(sold?.value).toMatchObject({ bonusStake: '2000.00', balance: '400.00', freeBetId: free?.bonusId });
  const again = await pay('2000.00', keys[both.findIndex(({ success }) => success)]);
  expect(again.value).toMatchObject({ ticketId: sold?.value.ticketId });
  expect((await bonuses())[0]).toMatchObject({ state: 'spent' });
  expect(await balancesOf(app, member)).toEqual([40_000n, 100_000n, 0n]);
  // A cancelled ticket returns the free bet, never its money, and gives no more time to use it.
  const endsIn = async () =>
    app.platform.db.value(sql<number>`
      select ceil(extract(epoch from expires_at - clock_timestamp()) / 3600)::int from promotions_grants
       where id = ${free?.bonusId ?? ''}::uuid`);
  await app.platform.db.run(sql`
    update promotions_grants set expires_at = clock_timestamp() + interval '90 minutes'
     where id = ${free?.bonusId ?? ''}::uuid`);
  await cancel(app, member, sold?.value.ticketId ?? '');
  expect((await bonuses())[0]).toMatchObject({ state: 'active', paid: null });
  expect([await balancesOf(app, member), await endsIn()]).toEqual([[40_000n, 100_000n, 0n], 2]);
  // A void draw returns it with three days to use it.
  const gone = await createOfficialIssue(app, 'HANOI');
  expect(await send(app, member, gone, [de('11', '1000.00')], randomUUID(), more)).toMatchObject({ success: true });
  await awaitDraw(app, 'HANOI', gone);
  await app.platform.db.transaction((tx) => app.rooms.lottery.voidDraw(tx, 'HANOI', gone, 'A reason of the tests'));
  await app.rooms.lottery.runDueSteps();
  expect((await bonuses())[0]).toMatchObject({ state: 'active', paid: null });
  expect(await endsIn()).toBe(72);
  const second = await pay('1000.00');
  expect(second).toMatchObject({ success: true });
  await awaitDraw(app, 'HANOI', issue);
  await enterResult(app, 'HANOI', issue, resultFrom('free', { special: '00011' }));
  expect(await balancesOf(app, member)).toEqual([9_990_000n, 100_000n, 0n]);
  expect((await bonuses())[0]).toMatchObject({ state: 'converted', paid: '99500.00' });
  await enterResult(app, 'HANOI', issue, resultFrom('free', { special: '00022' }));
  expect(await balancesOf(app, member)).toEqual([40_000n, 100_000n, 0n]);
  const [used, running] = await bonuses();
  // Its stake does not count towards the wagering of a bonus.
  expect([used?.state, used?.paid, running?.wageringLeft]).toEqual(['spent', null, '1000.00']);
});
