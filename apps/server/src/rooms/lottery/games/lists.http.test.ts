import { createMember, openTestApp, type TestApp } from '@fairlot/testkit';
import { expect, test } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import type { History } from '../index.ts';
import { buy, createIssue, createOfficialIssue, de, finishIssue, get, WITH_FEED } from '../lottery.testing.ts';
import { awaitDraw, enterResult, resultFrom } from '../results/official.testing.ts';
import type { Week } from '../draws/week.ts';
import type { Menu, Statistics } from '../present.ts';

type Trend = Awaited<ReturnType<TestApp['rooms']['lottery']['trend']>>;

type Games = Menu[number]['gameMenus'];
const app = await openTestApp({ seed: 'demo', config: WITH_FEED });
await app.rooms.lottery.runDueSteps();

const TAGS = [
  'VN',
  'VN',
  'vietnam_rb_stock',
  ...Array.from({ length: 6 }, () => 'NORTH'),
  ...Array.from({ length: 14 }, () => 'CENTRAL'),
  ...Array.from({ length: 21 }, () => 'SOUTH'),
  ...Array.from({ length: 5 }, () => 'LOTTO'),
  'K3',
  'K3',
  'PC28',
  'SSC',
  'SSC',
  'PK10',
  '11X5',
  'KENO',
  'SEA',
  'SEA',
  'SEA',
];

test('the lottery list has every game with its days [X-065]', async () => {
  const { success, value } = await get<Games>(app, '/lgw/lottery/list');
  expect(success).toBe(true);
  expect(value.map(({ gameMenuTag }) => gameMenuTag)).toEqual(TAGS);
  const days = (code: string) => value.find((game) => game.code === code)?.drawDayOfWeek;
  expect([days('VN60'), days('HANOI'), days('HUE'), days('LOTTO645')]).toEqual([
    '1,2,3,4,5,6,7',
    '2,5',
    '1,2',
    '1,4,6',
  ]);
});

test('the issues of the Vietnamese games include all families but the others [X-070]', async () => {
  const all = (
    await get<{ gameCode: string; numero: string; remainTime: number; lockTime: number; isSale: boolean }[]>(
      app,
      '/lgw/lottery/numero',
    )
  ).value;
  const { value } = await get<typeof all>(app, '/lgw/lottery/vn/numero');
  expect(value.map(({ gameCode }) => gameCode)).toEqual(
    all.map(({ gameCode }) => gameCode).filter((code) => !code.startsWith('LOTTO') && code !== 'MAX3D'),
  );
  for (const issue of value)
    expect([typeof issue.numero, issue.remainTime > 0, issue.lockTime > 0]).toEqual(['string', true, true]);
});

test('the week lists each game under its days, those with a time in the order of their draws', async () => {
  const { value } = await get<Week>(app, '/lgw/lottery/week');
  // The Thai lottery draws on the 1st and the 16th and is listed on the weekday of its next draw.
  const [thai, ...others] = value.days.flatMap(({ day, games }) =>
    games.flatMap(({ gameCode }) => (gameCode === 'THAI' ? [day] : [])),
  );
  expect([typeof thai, others]).toEqual(['number', []]);
  const list = (await get<{ code: string; drawDayOfWeek: string }[]>(app, '/lgw/lottery/list')).value;
  expect(list.find(({ code }) => code === 'THAI')?.drawDayOfWeek).toBe(String(thai));
  const days = value.days.map(({ day, games }) => ({
    day,
    games: games.filter(({ gameCode }) => gameCode !== 'THAI'),
  }));
  expect(days.map(({ day, games }) => [day, games.length])).toEqual([
    [1, 22],
    [2, 21],
    [3, 20],
    [4, 23],
    [5, 21],
    [6, 22],
    [7, 23],
  ]);
  expect([1, 2, 3, 4, 5, 6, 7]).toContain(value.today);
  const monday = days[1]?.games ?? [];
  expect(monday.map(({ gameCode, drawTime }) => [gameCode, drawTime])).toEqual([
    ['VN60', null],
    ['VN300', null],
    ['VN180', null],
    ['LOTTO645X', null],
    ['K3_60', null],
    ['K3_180', null],
    ['PC28_60', null],
    ['SSC_60', null],
    ['SSC_300', null],
    ['PK10_60', null],
    ['11X5_60', null],
    ['KENO_60', null],
    ['LOTTO535', '13:00, 21:00'],
    ['HCMC', '16:15'],
    ['DONGTHAP', '16:15'],
    ['CAMAU', '16:15'],
    ['PHUYEN', '17:15'],
    ['HUE', '17:15'],
    ['MAX3D', '18:00'],
    ['HANOI', '18:15'],
    ['LAO', '20:30'],
  ]);
  // The 4D is drawn at 19:00 in Kuala Lumpur.
  const sunday = days[0]?.games.map(({ gameCode, drawTime }) => [gameCode, drawTime]);
  expect(sunday?.slice(-3)).toEqual([
    ['LOTTO645', '18:00'],
    ['SEA4D', '18:00'],
    ['THAIBINH', '18:15'],
  ]);
});

test('lists the games a member played, latest first, and as hot those that most members played', async () => {
  const [member, other] = await Promise.all([createMember(app, { balance: '100000.00' }), createMember(app)]);
  const recent = async (query = '', who = member) =>
    (
      await get<Games>(
        app,
        `/lgw/lottery/vn/recent?device=MOBILE&recentCount=100&prizeMode=Lott&language=EN${query}`,
        who.headers,
      )
    ).value.map(({ code }) => code);
  expect(await recent()).toEqual([]);
  const station = await createOfficialIssue(app, 'HANOI');
  for (const [game, issue] of [
    ['VN60', await createIssue(app)],
    ['HANOI', station],
    ['VN300', await createIssue(app, { game: 'VN300' })],
    ['HANOI', station],
  ] as const) {
    await buy(app, member, issue, [de('27')], game);
    await app.platform.events.outbox.drain();
  }
  expect(await recent()).toEqual(['HANOI', 'VN300', 'VN60']);
  expect(
    (await get<Games>(app, '/lgw/lottery/vn/recent?recentCount=2', member.headers)).value.map(({ code }) => code),
  ).toEqual(['HANOI', 'VN300']);
  expect(await recent('', other)).toEqual([]);
  await buy(app, await createMember(app, { balance: '1000.00' }), station, [de('27')], 'HANOI');
  await app.platform.events.outbox.drain();
  // Members of the demonstration played VN300 and VN60.
  const hot = (await get<Games>(app, '/lgw/lottery/hot')).value.map(({ code }) => code);
  expect(hot).toEqual(['VN300', 'VN60', 'HANOI']);
  expect((await app.server.inject('/lgw/lottery/vn/recent')).statusCode).toBe(401);
  expect(
    (await app.server.inject({ url: '/lgw/lottery/vn/recent?recentCount=101', headers: member.headers })).statusCode,
  ).toBe(400);
});

test('history shows numbers whole or their last digits', async () => {
  const issue = await createOfficialIssue(app, 'BACNINH');
  await awaitDraw(app, 'BACNINH', issue);
  const result = resultFrom('history views');
  await enterResult(app, 'BACNINH', issue, result);
  const shown = async (digits: string) =>
    (await get<History>(app, `/lgw/lottery/history?gameCode=BACNINH${digits}`)).value.list[0]?.result;
  expect([await shown(''), await shown('&digits=full')]).toEqual([result, result]);
  for (const [digits, size] of [
    ['last2', 2],
    ['last3', 3],
  ] as const) {
    expect(await shown(`&digits=${digits}`)).toEqual(
      result.map(({ level, numbers }) => ({ level, numbers: numbers.map((number) => number.slice(-size)) })),
    );
  }
});

test('statistics count the endings of the latest draws', async () => {
  // A draw of the calendar would be among the latest if it took place meanwhile.
  await app.platform.db.run(sql`
    update lottery_draws set next_due_at = 'infinity'
     where game_code = 'VN300' and state not in ('settled', 'void')`);
  const issues: string[] = [];
  for (let n = 0; n < 5; n++) {
    const issue = await createIssue(app, { game: 'VN300' });
    issues.push(issue);
    await finishIssue(app, issue, 'VN300');
  }
  const { value } = await get<Statistics>(app, '/lgw/lottery/statistics?gameCode=VN300&draws=4');
  expect(value).toMatchObject({ gameCode: 'VN300', draws: 4 });
  expect(value.numbers).toHaveLength(100);
  expect(value.numbers.reduce((sum, { count }) => sum + count, 0)).toBe(4 * 27);
  expect([value.hot.length, value.cold.length]).toEqual([10, 10]);
  expect([value.fromNumero, value.toNumero]).toEqual([issues[1], issues[4]]);
  expect((await get<Statistics>(app, '/lgw/lottery/statistics?gameCode=HCMC')).value).toMatchObject({
    draws: 0,
    fromNumero: null,
    toNumero: null,
  });
  expect((await app.server.inject('/lgw/lottery/statistics?gameCode=NONE')).statusCode).toBe(404);
});

test('the trend lists the numbers of the first level of the latest draws, newest first', async () => {
  const { value: history } = await get<History>(app, '/lgw/lottery/history?gameCode=VN300');
  const { value } = await get<Trend>(app, '/lgw/lottery/trend?gameCode=VN300&draws=3');
  expect(value.list).toEqual(
    history.list.slice(0, 3).map(({ numero, result }) => ({ numero, numbers: result?.[0]?.numbers })),
  );
  expect((await get<Trend>(app, '/lgw/lottery/trend?gameCode=HCMC')).value).toEqual({ list: [] });
  expect((await app.server.inject('/lgw/lottery/trend?gameCode=NONE')).statusCode).toBe(404);
});
