import { randomUUID } from 'node:crypto';
import { LOTTO_6_45_PLAYS, VN_NORTH_PLAYS } from '@fairlot/lottery-maths';
import { callSite, createMember, openTestApp } from '@fairlot/testkit';
import { describe, expect, it, test } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import {
  buy,
  createIssue,
  createOfficialIssue,
  de,
  finishIssue,
  get,
  type Line,
  publish,
  send,
  terms,
  WITH_FEED,
} from '../lottery.testing.ts';
import type { Menu, Plays } from '../present.ts';

const GAME = 'VN300';
const app = await openTestApp({ seed: 'demo', config: WITH_FEED });
await app.rooms.lottery.runDueSteps();

const sendTo = (member: Parameters<typeof send>[1], issue: string, lines: readonly Line[], gameCode = GAME) =>
  send(app, member, issue, lines, randomUUID(), { gameCode });

describe('limits', () => {
  it("apply from the seed on to every play of every game, and to a member's stakes on a draw", async () => {
    const rows = await app.platform.db.rows(sql<{ code: string; play: string | null }>`
      select g.code, p.value->>'play' as play
        from lottery_games g join lottery_odds o on o.game_code = g.code
          and o.version = 1, jsonb_array_elements(o.plays) p(value)
       where not p.value ?& array['liabilityMinor', 'memberNumberMinor'] or g.member_draw_minor is null`);
    expect(rows).toEqual([]);
  });

  it('a draw sells up to the maximum payout of its tickets, and reports what still fits', async () => {
    const issue = await createIssue(app, { game: 'VN180' });
    const setMost = (minor: bigint) =>
      app.platform.db.run(sql`update lottery_games set exposure_minor = ${minor}::bigint where code = 'VN180'`);
    // 20 unit stakes of 1,000.00 at 99.5, and the default of 500,000,000,000.00 afterwards.
    await setMost(20n * 9_950_000n);
    const [member, trial] = [
      await createMember(app, { balance: '100000.00' }),
      await createMember(app, { balance: '100000.00', type: 4 }),
    ];
    await buy(app, trial, issue, [de('01', '50000.00')], 'VN180');
    for (let n = 0; n < 8; n++) await buy(app, member, issue, [de(`1${n}`), de(`2${n}`)], 'VN180');
    const value = { scope: 'draw', maxUnitStake: '1333.00' };
    const tooMuch = [de('31', '1400.00'), de('32', '1400.00'), de('33', '1400.00')];
    expect(await sendTo(member, issue, tooMuch, 'VN180')).toMatchObject({ errorCode: 'limit.exceeded', value });
    await buy(app, member, issue, [de('31', '4000.00')], 'VN180');
    expect(await sendTo(member, issue, [de('32')], 'VN180')).toMatchObject({ value: { maxUnitStake: '0.00' } });
    await buy(app, member, await createIssue(app, { game: 'VN180' }), [de('32')], 'VN180');
    await setMost(50_000_000_000_000n);
    await finishIssue(app, issue, 'VN180');
    const left = await app.platform.db.rows(sql`
      select 1 from lottery_draw_exposure e join lottery_draws d on d.id = e.draw_id where d.state = 'settled'`);
    expect(left).toEqual([]);
  });

  it('the liability limit of a number covers all members; a stake above it is refused, not repriced', async () => {
    await publish(app, GAME, [terms({ liabilityMinor: 100_000_000n })]);
    const [first, second] = await Promise.all([
      createMember(app, { balance: '100000.00' }),
      createMember(app, { balance: '100000.00' }),
    ]);
    const issue = await createIssue(app, { game: GAME });
    // 1,000,000.00 at 99.5: at most 10,050.25 as a unit stake.
    await buy(app, first, issue, [de('27', '4000.00'), de('28')], GAME);
    await buy(app, second, issue, [de('27', '5000.00')], GAME);
    const refused = await sendTo(second, issue, [de('28'), de('27', '1051.00')]);
    expect(refused).toMatchObject({
      errorCode: 'limit.exceeded',
      value: { scope: 'liability', play: 'de', picks: ['27'], maxUnitStake: '1050.00' },
    });
    expect((await sendTo(second, issue, [de('28'), de('27', '1050.00')])).value.lines[1]?.odds).toBe('995000');
    expect(await sendTo(first, issue, [de('27')])).toMatchObject({
      errorCode: 'limit.exceeded',
      value: { maxUnitStake: '0.00' },
    });
    // Two lines on one number count together, and the answer gives the stake that fits both; other numbers and draws
    // are separate.
    expect(await sendTo(first, issue, [de('29', '6000.00'), de('29', '6000.00')])).toMatchObject({
      value: { picks: ['29'], maxUnitStake: '5025.00' },
    });
    expect((await buy(app, first, await createIssue(app, { game: GAME }), [de('27', '10050.00')], GAME)).total).toBe(
      '10050.00',
    );
  });

  it('play money creates no liability', async () => {
    const trial = await createMember(app, { balance: '100000.00', type: 4 });
    const issue = await createIssue(app, { game: GAME });
    await buy(app, trial, issue, [de('27', '50000.00')], GAME);
    const member = await createMember(app, { balance: '100000.00' });
    expect((await buy(app, member, issue, [de('27', '10050.00')], GAME)).total).toBe('10050.00');
  });

  it("limits a member's stakes on a number, on a play and on a draw", async () => {
    await app.platform.db.run(sql`update lottery_games set member_draw_minor = 1000000 where code = ${GAME}`);
    await publish(app, GAME, [
      terms({ memberNumberMinor: 300_000n, memberPlayMinor: 500_000n }),
      terms({ play: 'lo2', odds: 995_000n }),
    ]);
    const [member, other] = await Promise.all([
      createMember(app, { balance: '100000.00' }),
      createMember(app, { balance: '100000.00' }),
    ]);
    const issue = await createIssue(app, { game: GAME });
    await buy(app, member, issue, [de('27', '2000.00')], GAME);
    expect(await sendTo(member, issue, [de('27', '1500.00')])).toMatchObject({
      errorCode: 'limit.exceeded',
      value: { scope: 'member-number', play: 'de', picks: ['27'], maxUnitStake: '1000.00' },
    });
    await buy(app, member, issue, [de('28', '2000.00')], GAME);
    expect(await sendTo(member, issue, [de('29', '2000.00')])).toMatchObject({
      errorCode: 'limit.exceeded',
      value: { scope: 'member-play', play: 'de', maxUnitStake: '1000.00' },
    });
    expect(await sendTo(member, issue, [{ play: 'lo2', picks: ['27'], unitStake: '1000.00' }])).toMatchObject({
      errorCode: 'limit.exceeded',
      value: { scope: 'member-draw', maxTotal: '6000.00' },
    });
    expect(await app.rooms.wallet.balance(member.memberId, 'VND')).toBe(9_600_000n);
    await buy(app, other, issue, [de('27', '3000.00')], GAME);
    await app.platform.db.run(sql`update lottery_games set member_draw_minor = null where code = ${GAME}`);
  });

  it('a member cannot exceed a limit with many simultaneous tickets', async () => {
    await publish(app, GAME, [terms({ memberNumberMinor: 300_000n })]);
    const member = await createMember(app, { balance: '100000.00' });
    const issue = await createIssue(app, { game: GAME });
    const answers = await Promise.all(Array.from({ length: 8 }, () => sendTo(member, issue, [de('27')])));
    expect(answers.filter(({ success }) => success)).toHaveLength(3);
  });

  it('removes the data of limits when the draw is closed', async () => {
    const issue = await createIssue(app, { game: GAME });
    await publish(app, GAME, [terms({ memberNumberMinor: 300_000n, liabilityMinor: 100_000_000n })]);
    await buy(app, await createMember(app, { balance: '100000.00' }), issue, [de('27')], GAME);
    const kept = async () =>
      app.platform.db.value(sql<bigint>`
        select (select count(*) from lottery_liability l where l.draw_id = d.id) + (select count(*)
          from lottery_member_stakes s where s.draw_id = d.id)
          from lottery_draws d where game_code = ${GAME} and numero = ${issue}`);
    expect(await kept()).toBe(2n);
    await finishIssue(app, issue, GAME);
    expect(await kept()).toBe(0n);
  });
});

test('with a feed the stations and 6/45 are on sale until ten minutes before their draws', async () => {
  const { value } = await get<Menu>(app, '/lgw/lottery/getLottList');
  expect(value.map(({ tag, gameMenus }) => [tag, gameMenus.length])).toEqual([
    ['VN', 2],
    ['vietnam_rb_stock', 1],
    ['NORTH', 6],
    ['CENTRAL', 14],
    ['SOUTH', 21],
    ['LOTTO', 5],
    ['K3', 2],
    ['PC28', 1],
    ['SSC', 2],
    ['PK10', 1],
    ['11X5', 1],
    ['KENO', 1],
    ['SEA', 3],
    ['GPI', 0],
  ]);
  const hanoi = value.flatMap(({ gameMenus }) => gameMenus).find(({ code }) => code === 'HANOI');
  expect(hanoi).toMatchObject({
    displayName: 'Hà Nội',
    drawDayOfWeek: '2,5',
    lockTime: 600_000,
    spanTime: 1_200_000,
    numero: expect.stringMatching(/^\d{8}$/),
  });
});

test('a station offers every play with odds, fast games the usual ones; a stake may be given in points', async () => {
  const plays = async (gameCode: string) => (await get<Plays>(app, `/lgw/lottery/plays?gameCode=${gameCode}`)).value;
  expect((await plays('VN60')).plays.map(({ code }) => code)).toEqual(VN_NORTH_PLAYS.map(({ code }) => code));
  const [hanoi, hcmc, lotto] = [await plays('HANOI'), await plays('HCMC'), await plays('LOTTO645')];
  expect([hanoi.plays.length, hcmc.plays.length]).toEqual([53, 55]);
  expect(hanoi).toMatchObject({ source: 'feed', cancellable: true, point: '1000.00', maxDrawStake: '1000000000.00' });
  expect(hanoi.plays.find(({ code }) => code === 'sum7')).toMatchObject({
    name: 'Sum of two digits, 7',
    pickFrom: 7,
    pickTo: 7,
    oddsText: '10.875',
    returnPercent: '87.00',
  });
  expect(lotto.plays.map(({ code, oddsText, pickFrom, pickTo }) => [code, oddsText, pickFrom, pickTo])).toEqual(
    LOTTO_6_45_PLAYS.map(({ code, odds }) => [
      code,
      String(odds / 10_000n) + (odds % 10_000n === 0n ? '' : '.1'),
      1,
      45,
    ]),
  );
  const member = await createMember(app, { balance: '1000000.00' });
  const issue = await createOfficialIssue(app, 'HCMC');
  const ticket = {
    gameCode: 'HCMC',
    numero: issue,
    oddsVersion: 1,
    lines: [
      { play: 'lo2', picks: ['27'], points: 10 },
      { play: 'truot4', picks: ['40', '10', '30', '20'], unitStake: '2000.00' },
    ],
  };
  expect(await callSite(app, member.headers, 'POST', '/lgw/lottery/tickets', ticket)).toMatchObject({
    success: true,
    value: {
      total: '182000.00',
      lines: [
        { unitStake: '10000.00', price: '180000.00' },
        { picks: ['10', '20', '30', '40'], odds: '18000' },
      ],
    },
  });
});
