import type { lottery as contract, lotteryDesk as deskContract, ValueOf } from '@fairlot/contract';
import { VN_SOUTH } from '@fairlot/lottery-maths';
import {
  auditOf,
  callDesk,
  createMember,
  createOperator,
  createTestApp,
  REASON,
  type TestOperator,
} from '@fairlot/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import {
  buy,
  checksOf,
  createIssue,
  createOfficialIssue,
  finishIssue,
  get,
  moveIssue,
  readIssue,
} from '../lottery.testing.ts';
import { FAMILIES } from './families.ts';
import { all, MINUTE, openBareSite, input } from './bare-site.testing.ts';

type Families = ValueOf<typeof deskContract.families>;
type Preview = ValueOf<typeof deskContract.previewGame>;

const { app, one, two, call, approve, add, settingsOf, menu, drawsOf, close } = await openBareSite();
afterAll(close);

it('a bare site has no lottery, but families with exact returns to add one from', async () => {
  expect(await menu()).toEqual([]);
  const { value } = await call<Families>('GET', '/families');
  expect(value.map(({ family }) => family)).toEqual(FAMILIES.map(({ family }) => family));
  const languages = ['EN', 'VI', 'ES', 'PT', 'TY', 'ID', 'CN'];
  for (const { names, about } of value)
    for (const texts of [names, about]) expect(Object.keys(texts).toSorted()).toEqual(languages.toSorted());
  const plays = value.flatMap((family) => family.plays);
  expect(plays.filter(({ returnPercent }) => Number(returnPercent) > 100)).toEqual([]);
  expect(value[0]?.plays.find(({ play }) => play === 'de')).toMatchObject({
    odds: '99.5',
    returnPercent: '99.50',
    oddsForAll: '100',
    schedules: ['interval', 'calendar'],
  });
  expect(value[0]?.limits).toMatchObject({ minUnitStake: '1000.00', maxUnitStake: '50000000.00' });
});

describe('a lottery added by two operators', () => {
  it('at an interval is planned, sold, drawn, paid and proved like any other', async () => {
    const asked = await call<{ id: string; details: string[] }>('POST', '/games', {
      ...MINUTE,
      names: { EN: 'One minute', VI: 'Một phút' },
      tagNames: { EN: 'Quick draws', VI: 'Quay nhanh' },
      ...input(),
    });
    expect(asked.status).toBe(202);
    expect(asked.value.details).toContain('intervalSeconds: 60');
    expect((await approve(asked.value.id, one)).errorCode).toBe('approval.own');
    expect(await menu()).toEqual([]);
    expect(await approve(asked.value.id)).toMatchObject({ value: { state: 'executed', object: 'lottery:MINUTE' } });

    await app.rooms.lottery.runDueSteps();
    expect(await menu()).toMatchObject([
      {
        tag: 'FAST',
        name: 'Quick draws',
        gameMenus: [{ gameCode: 'MINUTE', displayName: 'One minute' }],
      },
    ]);
    const [vietnamese] = await menu('VI');
    expect(vietnamese).toMatchObject({ name: 'Quay nhanh', gameMenus: [{ displayName: 'Một phút' }] });

    const member = await createMember(app, { balance: '1000000.00' });
    expect((await drawsOf('MINUTE')).length).toBeGreaterThanOrEqual(4);
    const issue = await createIssue(app, { game: 'MINUTE' });
    await buy(app, member, issue, all('de', '1000.00'), 'MINUTE');
    const { result, state } = await finishIssue(app, issue, 'MINUTE');
    expect(state).toBe('settled');
    // Every ending was bought: exactly one wins 99.5 times its stake of 1,000.00.
    expect(await app.rooms.wallet.balance(member.memberId, 'VND')).toBe(100_000_000n - 10_000_000n + 9_950_000n);
    await app.platform.events.outbox.drain();
    const language = { ...member.headers, language: 'VI' };
    const played = await get<{ games: object[] }>(app, '/wps/protection/history?days=7', language);
    expect(played.value.games).toMatchObject([{ gameId: 'MINUTE', gameName: 'Một phút' }]);
    expect(await checksOf(app, 'MINUTE', issue, result)).toEqual(['commitment passed', 'numbers passed']);
    const [trail] = (await auditOf(app, 'lottery:MINUTE')).filter(({ action }) => action === 'lottery.added');
    expect(trail).toMatchObject({ actor: two.name, reason: REASON, after: { code: 'MINUTE', family: 'vn-north' } });
  });

  it('official stations take reported results, follow a calendar and appear in the week', async () => {
    const station = { code: 'CITY', names: { EN: 'City station' }, family: 'vn-south', tag: 'SOUTH' };
    const added = await add({
      ...station,
      intervalSeconds: undefined,
      calendar: 'HOLIDAYS',
      drawTime: '16:15',
      drawDays: [2, 7],
    });
    expect(added.value).toMatchObject({ state: 'executed' });
    const draws = await drawsOf('CITY');
    expect(draws).toHaveLength(2);
    const calendars = (await call<{ calendar: string; games: number }[]>('GET', '/calendar')).value;
    expect(calendars).toMatchObject([{ calendar: 'HOLIDAYS', games: 1, days: [] }]);
    const { days } = (await get<ValueOf<typeof contract.week>>(app, '/lgw/lottery/week')).value;
    expect(days.filter(({ games }) => games.some(({ gameCode }) => gameCode === 'CITY')).map(({ day }) => day)).toEqual(
      [2, 7],
    );
    expect((await settingsOf('CITY')).source).toBe('feed');

    const member = await createMember(app, { balance: '1000000.00' });
    const issue = await createOfficialIssue(app, 'CITY');
    await buy(app, member, issue, all('de', '1000.00'), 'CITY');
    await moveIssue(app, issue, -20, -10, 'CITY');
    await app.rooms.lottery.runDueSteps();
    const result = VN_SOUTH.levels.map(({ code, count, width }) => ({
      level: code,
      numbers: Array.from({ length: count }, (_, place) => String(place + 1).padStart(width, '0')),
    }));
    const report = (operator: TestOperator) =>
      callDesk(app, operator.headers, 'POST', `/lottery/draws/CITY/${issue}/result`, { result, reason: REASON });
    expect(await report(one)).toMatchObject({ value: { state: 'waiting' } });
    expect(await report(two)).toMatchObject({ value: { state: 'accepted' } });
    await app.rooms.lottery.runDueSteps();
    expect((await readIssue(app, issue, 'CITY')).state).toBe('settled');
    expect(await app.rooms.wallet.balance(member.memberId, 'VND')).toBe(100_000_000n - 10_000_000n + 9_950_000n);
  });
});

describe('a lottery is rejected before approval is requested', () => {
  it.each([
    ['a code twice', { code: 'MINUTE' }, { field: 'code', reason: 'taken' }],
    ['without an English name', { names: { VI: 'Một phút' } }, { field: 'names', reason: 'required' }],
    ['an unknown family', { family: 'k9' }, { field: 'family', reason: 'unknown' }],
    ['an interval that does not divide the day', { intervalSeconds: 61 }, { field: 'intervalSeconds', reason: 'day' }],
    ['a lock as long as the interval', { lockSeconds: 60 }, { field: 'lockSeconds', reason: 'range' }],
    ['official draws at an interval', { source: 'feed' }, { field: 'source', reason: 'interval' }],
    ['a draw time beside an interval', { drawTime: '18:00' }, { field: 'drawTime', reason: 'interval' }],
    ['one of two hours of sale', { saleFrom: '10:00' }, { field: 'saleUntil', reason: 'format' }],
    [
      'hours without a draw',
      { intervalSeconds: 3600, saleFrom: '10:30', saleUntil: '11:45' },
      { field: 'saleUntil', reason: 'short' },
    ],
    ['an opening before draws at an interval', { openSeconds: 90 }, { field: 'openSeconds', reason: 'interval' }],
    ['feeds of draws that are held here', { feeds: ['a'] }, { field: 'feeds', reason: 'source' }],
    [
      'hours of sale by the calendar',
      { intervalSeconds: undefined, saleFrom: '10:00', saleUntil: '12:00' },
      { field: 'saleFrom', reason: 'calendar' },
    ],
    [
      'an opening after the end of the sale',
      { intervalSeconds: undefined, openSeconds: 600 },
      { field: 'openSeconds', reason: 'range' },
    ],
    [
      'a feed that is not configured',
      { intervalSeconds: undefined, feeds: ['nowhere'] },
      { field: 'feeds', reason: 'unknown' },
    ],
    ['an unknown zone', { zone: 'Nowhere/City' }, { field: 'zone', reason: 'unknown' }],
    ['a stake of 0', { minUnitStake: '0.00' }, { field: 'minUnitStake', reason: 'positive' }],
    ['no bet type', { plays: [] }, { field: 'plays', reason: 'empty' }],
  ])('%s', async (_name, change, value) => {
    const answer = await call('POST', '/games', { ...MINUTE, code: 'OTHER', ...change, ...input() });
    expect(answer).toMatchObject({ status: 400, errorCode: 'request.invalid', value });
  });

  it.each([
    ['above 100 %', { odds: '100.0001' }, { reason: 'return.above', returnPercent: '100.00' }],
    ['below the floor', { odds: '39' }, { reason: 'return.below', returnPercent: '39.00' }],
    ['with a maximum stake below the minimum', { maxUnitStake: '1.00' }, { reason: 'limits' }],
    ['of a bet type of another family', { play: 'num1' }, { play: 'num1', reason: 'play.unknown' }],
  ])('odds %s', async (_name, change, value) => {
    const { code: _code, names: _names, tag: _tag, ...preview } = MINUTE;
    const plays = [{ play: 'de', ...change }];
    const asked = await call('POST', '/games', { ...MINUTE, code: 'OTHER', plays, ...input() });
    expect(asked).toMatchObject({ errorCode: 'odds.refused', value });
    expect(await call('POST', '/games/preview', { ...preview, plays })).toMatchObject({ errorCode: 'odds.refused' });
  });

  it('an official one without a source of results', async () => {
    const feedless = await createTestApp({ databaseUrl: app.databaseUrl });
    const answer = await callDesk(feedless, one.headers, 'POST', '/lottery/games', {
      ...MINUTE,
      intervalSeconds: undefined,
      code: 'OTHER',
      ...input(),
    });
    expect(answer).toMatchObject({ errorCode: 'request.invalid', value: { field: 'source', reason: 'feed' } });
    await feedless.close();
  });

  it('by an operator who may not change odds, and twice for one code in two requests', async () => {
    const support = await createOperator(app, 'support');
    const body = { ...MINUTE, code: 'TWICE', ...input() };
    expect((await callDesk(app, support.headers, 'POST', '/lottery/games', body)).errorCode).toBe('permission.denied');
    const ids = [];
    for (const _ of [1, 2]) ids.push((await call<{ id: string }>('POST', '/games', { ...body, ...input() })).value.id);
    expect((await approve(ids[0] ?? '')).value).toMatchObject({ state: 'executed' });
    expect((await approve(ids[1] ?? '')).value).toMatchObject({ state: 'failed', failure: 'request.invalid' });
  });
});

it('previews the next five draws and the returns before a lottery is requested', async () => {
  const { value } = await call<Preview>('POST', '/games/preview', {
    family: 'lotto645',
    intervalSeconds: 300,
    lockSeconds: 20,
    plays: [{ play: 'num1', odds: '7' }],
  });
  expect(value.plays).toEqual([{ play: 'num1', name: 'One number', odds: '7', returnPercent: '93.33' }]);
  expect(value.draws).toHaveLength(5);
  for (const [place, { openAt, lockAt, drawAt }] of value.draws.entries()) {
    expect([drawAt - openAt, drawAt - lockAt]).toEqual([300_000, 20_000]);
    expect(drawAt - (value.draws[0]?.drawAt ?? 0)).toBe(place * 300_000);
  }
});
