import type { lotteryDesk as contract, ValueOf } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import { callDesk, createMember, REASON } from '@fairlot/testkit';
import { afterAll, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { createOfficialIssue, publish, send, terms } from '../lottery.testing.ts';
import { awaitDraw, createDraw, openLotteryDesk, resultFrom, STATION } from './desk.testing.ts';

type Sale = ValueOf<typeof contract.sale>;
type Odds = ValueOf<typeof contract.odds>;
type Usual = ValueOf<typeof contract.saleUsual>;

const { app, one, two, get, post, close } = await openLotteryDesk();
afterAll(close);
const member = await createMember(app, { balance: '1000000.00' });
const pathOf = (issue: string) => `/draws/${STATION}/${issue}`;
const bet = (issue: string, play: string, picks: string[], unitStake: string) =>
  send(app, member, issue, [{ play, picks, unitStake }], undefined, { gameCode: STATION });

/** A draw with these stakes on 27, held and paid. */
async function held(stakes: readonly string[]) {
  const issue = await createDraw(app);
  for (const stake of stakes) await bet(issue, 'de', ['27'], stake);
  await bet(issue, 'de', ['31'], '9000.00');
  await awaitDraw(app, issue);
  const result = { result: resultFrom(`usual ${issue}`, '00099'), reason: REASON };
  await post(`${pathOf(issue)}/result`, result);
  await post(`${pathOf(issue)}/result`, result, two);
  await app.rooms.lottery.runDueSteps();
  return issue;
}

it('shows the usual figure of a number at the same time before the lock of earlier draws', async () => {
  await publish(app, STATION, [terms({ liabilityMinor: 100_000_000n })]);
  const former = [await held(['4000.00', '1000.00']), await held([])];
  // A draw without tickets does not affect the usual figure.
  await createDraw(app);
  const issue = await createDraw(app);
  const usual = () => get<Usual>(`${pathOf(issue)}/sale/de/27/usual`);
  // Their sale closed immediately, so nothing was sold an hour before it.
  expect(await usual()).toEqual({ draws: 2, payout: '0.00', percent: 0 });
  await app.platform.db.run(sql`
    update lottery_draws set draw_at = draw_at + interval '91 minutes', lock_at = lock_at + interval '90 minutes'
     where game_code = ${STATION} and numero = any(${former}::text[])`);
  expect(await usual()).toEqual({ draws: 2, payout: formatMinor(49_750_000n / 2n), percent: 24 });
  expect(await get(`${pathOf(issue)}/sale/de/270/usual`)).toBeNull();
});

it('the average return of a draw is the same by its liability as by its lines', async () => {
  const issue = await createDraw(app);
  await publish(app, STATION, [
    terms({ liabilityMinor: 100_000_000n }),
    terms({ play: 'lo2', odds: 990_000n }),
    terms({ play: 'xien2', odds: 160_000n }),
  ]);
  for (const [play, picks] of [
    ['de', ['27']],
    ['lo2', ['31']],
    ['xien2', ['27', '31']],
  ] as const)
    expect(await bet(issue, play, [...picks], '1000.00')).toMatchObject({ success: true });
  const byLiability = (await get<Sale>(`${pathOf(issue)}/sale`)).expected;
  // Pretends that no odds of its time had a limit, so that the lines are read.
  await app.platform.db.script(`
    alter table lottery_odds disable trigger user;
    update lottery_odds set plays = (select jsonb_agg(p - 'liabilityMinor') from jsonb_array_elements(plays) p);
    alter table lottery_odds enable trigger user`);
  expect((await get<Sale>(`${pathOf(issue)}/sale`)).expected).toEqual(byLiability);
  expect(Number(byLiability.amount)).toBeGreaterThan(0);
});

it("plays have names in the operator's language, in the draw and among the odds", async () => {
  const issue = await createDraw(app);
  const named = async <V>(path: string, language: string) =>
    (await callDesk<V>(app, { ...one.headers, language }, 'GET', `/lottery${path}`)).value;
  const nameIn = async (language: string) => [
    (await named<Sale>(`${pathOf(issue)}/sale`, language)).plays.find(({ play }) => play === 'de')?.name,
    (await named<Odds>(`/games/${STATION}/odds`, language)).plays.find(({ play }) => play === 'de')?.name,
  ];
  expect(await nameIn('VI')).toEqual(['Đề 2 số', 'Đề 2 số']);
  expect(await nameIn('EN')).toEqual(['De, last two of DB', 'De, last two of DB']);
});

it('a number of a bet with several prizes counts its highest prize', async () => {
  await publish(app, STATION, [terms({ play: 'xienquay3', odds: 10_000n })]);
  const issue = await createDraw(app);
  expect(await bet(issue, 'xienquay3', ['27', '31', '44'], '1000.00')).toMatchObject({ success: true });
  // Two of them pay 11, and all three 3 × 11 + 80.
  const payout = '113000.00';
  expect(await get(`${pathOf(issue)}/sale/xienquay3/27`)).toMatchObject({ payout });
  const { exposure } = await get<ValueOf<typeof contract.draw>>(pathOf(issue));
  expect(exposure).toMatchObject([{ play: 'xienquay3', payout }]);
});

it('a stop applies to every order of a boxed number, and to a special number', async () => {
  const why = { reason: REASON };
  const [thai, lotto] = [await createOfficialIssue(app, 'THAI'), await createOfficialIssue(app, 'LOTTO535')];
  const buyOn = async (gameCode: string, issue: string, play: string, picks: string[]) => {
    const { plays } = await app.rooms.lottery.plays(gameCode);
    const unitStake = plays.find(({ code }) => code === play)?.minUnitStake ?? '';
    return send(app, member, issue, [{ play, picks, unitStake }], undefined, { gameCode });
  };
  const tote = `/draws/THAI/${thai}/sale/tote6`;
  const buyTote = () => buyOn('THAI', thai, 'tote6', ['213']);
  expect(await post(`${tote}/321/stop`, why)).toMatchObject({ success: true });
  expect(await post(`${tote}/231/stop`, why)).toMatchObject({ errorCode: 'row.unchanged' });
  expect(await buyTote()).toMatchObject({ value: { scope: 'stopped', picks: ['123'] } });
  expect(await get(`${tote}/132`)).toMatchObject({ tickets: 0, stop: { by: one.name } });
  expect(await post(`${tote}/312/resume`, why)).toMatchObject({ success: true });
  expect(await buyTote()).toMatchObject({ success: true });
  expect(await get(`${tote}/132`)).toMatchObject({ tickets: 1, stop: null });

  const ticket = `/draws/LOTTO535/${lotto}/sale/jackpot`;
  const buyTicket = () => buyOn('LOTTO535', lotto, 'jackpot', ['01', '07', '12', '20', '35', 'B07']);
  for (const number of ['07', 'B07']) {
    expect(await post(`${ticket}/${number}/stop`, why)).toMatchObject({ success: true });
    expect(await buyTicket()).toMatchObject({ value: { scope: 'stopped', picks: [number] } });
    expect(await post(`${ticket}/${number}/resume`, why)).toMatchObject({ success: true });
  }
  expect(await buyTicket()).toMatchObject({ success: true });
  expect(await get(`${ticket}/B07`)).toMatchObject({ tickets: 1 });
  expect(await get(`${ticket}/B07/usual`)).toMatchObject({ draws: 0 });
  for (const number of ['36', 'B13'])
    expect(await post(`${ticket}/${number}/stop`, why)).toMatchObject({ errorCode: 'not.found' });
});
