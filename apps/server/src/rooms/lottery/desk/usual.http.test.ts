import type { lotteryDesk as contract, ValueOf } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import { createMember, REASON } from '@fairlot/testkit';
import { afterAll, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { send, publish, terms } from '../lottery.testing.ts';
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
    (await app.server.inject({ url: `/backoffice/api/lottery${path}`, headers: { ...one.headers, language } })).json<{
      value: V;
    }>().value;
  const nameIn = async (language: string) => [
    (await named<Sale>(`${pathOf(issue)}/sale`, language)).plays.find(({ play }) => play === 'de')?.name,
    (await named<Odds>(`/games/${STATION}/odds`, language)).plays.find(({ play }) => play === 'de')?.name,
  ];
  expect(await nameIn('VI')).toEqual(['Đề 2 số', 'Đề 2 số']);
  expect(await nameIn('EN')).toEqual(['De, last two of DB', 'De, last two of DB']);
});
