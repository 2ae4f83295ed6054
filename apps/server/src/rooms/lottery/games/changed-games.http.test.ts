import type { lottery as contract, lotteryDesk, ValueOf } from '@fairlot/contract';
import { auditOf, createMember, REASON } from '@fairlot/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { buy, createIssue, de, finishIssue, get, publish, refusalOf, terms } from '../lottery.testing.ts';
import { all, openBareSite, type Settings, input } from './bare-site.testing.ts';

type Choices = ValueOf<typeof lotteryDesk.choices>;
type Draw = ValueOf<typeof contract.draw>;

const { app, call, add, change, settingsOf, menu, drawsOf, close } = await openBareSite();
afterAll(close);

/** Three times of day in Vietnam, none of them within the next half hour, so that no draw closes meanwhile. */
function timesNotSoon(): string[] {
  const now = new Date(Date.now() + 7 * 3_600_000);
  const minutes = now.getUTCHours() * 60 + now.getUTCMinutes();
  const isSoon = [12 * 60, 18 * 60 + 30, 21 * 60].some((time) => minutes > time - 35 && minutes < time + 5);
  return isSoon ? ['13:00', '19:30', '22:00'] : ['12:00', '18:30', '21:00'];
}

describe('a change of a lottery', () => {
  const numbersOf = async (gameCode: string) => (await drawsOf(gameCode)).map(({ numero: drawNumber }) => drawNumber);

  it('of names, group and closing span needs one operator who saw the newest version', async () => {
    await add({ code: 'RENAMED' });
    const { version } = await settingsOf('RENAMED');
    const body = { changes: { names: { EN: 'Hour by hour', VI: 'Từng giờ' }, spanSeconds: 40, tag: 'SLOW' }, version };
    const answer = await call<Settings>('PUT', '/games/RENAMED', { ...body, ...input() });
    expect(answer).toMatchObject({ status: 200, value: { names: body.changes.names, spanSeconds: 40, tag: 'SLOW' } });
    const shown = (await menu()).flatMap(({ gameMenus }) => gameMenus).find(({ code }) => code === 'RENAMED');
    expect(shown).toMatchObject({ displayName: 'Hour by hour', spanTime: 40_000, gameMenuTag: 'SLOW' });
    expect((await call('PUT', '/games/RENAMED', { ...body, ...input() })).errorCode).toBe('version.conflict');
    const again = { ...body, version: (await settingsOf('RENAMED')).version };
    expect((await call('PUT', '/games/RENAMED', { ...again, ...input() })).value).toEqual({
      field: 'changes',
      reason: 'unchanged',
    });
  });

  it('names a group in further languages, based on the version that was seen', async () => {
    await add({ code: 'GROUPED', tag: 'HARBOUR', tagNames: { EN: 'Harbour' } });
    const tagsOf = async () => (await call<Choices>('GET', '/choices')).value.tags;
    const { version } = (await tagsOf()).find(({ tag }) => tag === 'HARBOUR') ?? {};
    const body = { names: { EN: 'The harbour', VI: 'Bến cảng' }, version, reason: REASON };
    expect((await call('PUT', '/tags/HARBOUR', body)).success).toBe(true);
    expect((await menu('VI')).find(({ tag }) => tag === 'HARBOUR')?.name).toBe('Bến cảng');
    expect((await call('PUT', '/tags/HARBOUR', body)).errorCode).toBe('version.conflict');
    expect((await call('PUT', '/tags/NOWHERE', body)).errorCode).toBe('not.found');
    expect((await call('PUT', '/tags/HARBOUR', { names: { VI: 'Bến' }, reason: REASON })).value).toMatchObject({
      field: 'tagNames',
    });
  });

  it('of the highest rebate needs two, and odds are refused whose return falls below the floor with it', async () => {
    await add({ code: 'REBATED' });
    expect((await call('PUT', '/games/REBATED', { changes: { maxRebate: 101 }, ...input() })).errorCode).toBe(
      'request.invalid',
    );
    expect((await call('PUT', '/games/REBATED', { changes: { maxRebate: 50 }, ...input() })).status).toBe(202);
    expect(await change('REBATED', { maxRebate: 30 })).toMatchObject({ value: { state: 'executed' } });
    const settings = await settingsOf('REBATED');
    expect(settings.maxRebate).toBe(30);
    // The console shows the lowest and the highest return of a bet type, less the rebate.
    expect([0, 30, 100].map((rebate) => settings.rebateReturns?.[rebate])).toEqual([
      { rebate: 0, least: '48.05', most: '99.95' },
      { rebate: 30, least: '45.05', most: '96.95' },
      { rebate: 100, least: '38.05', most: '89.95' },
    ]);
    const { plays } = (await get<ValueOf<typeof contract.plays>>(app, '/lgw/lottery/plays?gameCode=REBATED&rebate=30'))
      .value;
    expect(plays.find(({ code }) => code === 'de')).toMatchObject({ odds: '965000', returnPercent: '96.50' });
    // At a return of exactly 40 %, no odds of the two-digit bet are rounded.
    const publishDe = (odds: bigint) => publish(app, 'REBATED', [terms({ odds })]);
    expect(await refusalOf(publishDe(399_999n))).toMatchObject(['odds.refused', { reason: 'return.below' }]);
    expect(await refusalOf(publishDe(1_000_001n))).toMatchObject(['odds.refused', { reason: 'return.above' }]);
    expect(await publishDe(400_000n)).toBeGreaterThan(1);
  });

  it('offers no rebate for tickets with jackpots', async () => {
    await add({ code: 'LOTTO_X', family: 'lotto645', intervalSeconds: 43_200 });
    expect((await call('PUT', '/games/LOTTO_X', { changes: { maxRebate: 10 }, ...input() })).value).toMatchObject({
      field: 'maxRebate',
      reason: 'jackpot',
    });
  });

  it('of the lock needs two; draws without tickets move, the one with a ticket stays', async () => {
    await add({ code: 'LOCKED', intervalSeconds: 43_200, lockSeconds: 100 });
    const member = await createMember(app, { balance: '5000.00' });
    const later = await numbersOf('LOCKED');
    const sold = await createIssue(app, { game: 'LOCKED' });
    await buy(app, member, sold, [de('11')], 'LOCKED');
    expect((await call('PUT', '/games/LOCKED', { changes: { lockSeconds: 50 }, ...input() })).status).toBe(202);
    expect(await change('LOCKED', { lockSeconds: 60, cancellable: false })).toMatchObject({
      value: { state: 'executed' },
    });
    const locks = new Map(
      (await drawsOf('LOCKED')).map(({ numero: issueNumber, lockAt, drawAt }) => [issueNumber, drawAt - lockAt]),
    );
    expect([sold, ...later].map((issue) => locks.get(issue))).toEqual([3_600_000, ...later.map(() => 60_000)]);
    const done = (await auditOf(app, 'lottery:LOCKED')).find(({ action }) => action === 'lottery.changed');
    expect(done).toMatchObject({
      before: { lockSeconds: 100, cancellable: true },
      after: { lockSeconds: 60, cancellable: false, draws: { moved: later.length, kept: 1 } },
    });
  });

  it('of the interval applies from the first day without draws, one change at a time', async () => {
    await add({ code: 'SLOWER' });
    const before = await numbersOf('SLOWER');
    expect(await change('SLOWER', { intervalSeconds: 120 })).toMatchObject({ value: { state: 'executed' } });
    const { intervalSeconds, nextInterval } = await settingsOf('SLOWER');
    expect([intervalSeconds, nextInterval?.seconds]).toEqual([60, 120]);
    expect((nextInterval?.from ?? '').replaceAll('-', '') > (before.at(-1) ?? '').slice(0, 8)).toBe(true);
    expect(await numbersOf('SLOWER')).toEqual(expect.arrayContaining(before.slice(1)));
    expect((await change('SLOWER', { intervalSeconds: 180 })).value).toMatchObject({ reason: 'pending' });
    expect((await change('SLOWER', { lockSeconds: 60 })).value).toMatchObject({ field: 'lockSeconds' });
  });

  it('of the hours of sale ends draws outside them, never one with a ticket, and restores them', async () => {
    await add({ code: 'HOURLY', intervalSeconds: 3600 });
    const member = await createMember(app, { balance: '5000.00' });
    const before = await drawsOf('HOURLY');
    const sold = await createIssue(app, { game: 'HOURLY' });
    await buy(app, member, sold, [de('11')], 'HOURLY');
    const clockOf = (at = 0) => new Date(at + 7 * 3_600_000).toISOString().slice(11, 16);
    // The hours end with the first draw without tickets.
    const [first, second] = before;
    const hours = { saleFrom: clockOf(first?.openAt), saleUntil: clockOf(first?.drawAt) };
    expect((await call('PUT', '/games/HOURLY', { changes: hours, ...input() })).status).toBe(202);
    expect(await change('HOURLY', hours)).toMatchObject({ value: { state: 'executed' } });
    expect(await settingsOf('HOURLY')).toMatchObject(hours);
    const after = await numbersOf('HOURLY');
    expect(after).toEqual(expect.arrayContaining([sold, first?.numero]));
    expect(after).not.toContain(second?.numero);
    for (const { numero: issueNumber, openAt } of await drawsOf('HOURLY'))
      if (issueNumber !== sold) expect(clockOf(openAt)).toBe(hours.saleFrom);
    await change('HOURLY', { saleFrom: null, saleUntil: null });
    expect(await numbersOf('HOURLY')).toContain(second?.numero);
    expect((await change('HOURLY', { saleFrom: '10:00' })).value).toMatchObject({ field: 'saleUntil' });
  });

  it('of the opening moves the sale of future draws; only chosen feeds serve an official lottery', async () => {
    const station = { intervalSeconds: undefined, drawTime: '12:00', drawDays: [1, 2, 3, 4, 5, 6, 7] };
    await add({ ...station, code: 'OPENING', lockSeconds: 600, feeds: ['b'] });
    expect(await settingsOf('OPENING')).toMatchObject({ openSeconds: null, feeds: ['b'] });
    expect(await change('OPENING', { openSeconds: 3600, feeds: ['b', 'a'] })).toMatchObject({
      value: { state: 'executed' },
    });
    expect(await settingsOf('OPENING')).toMatchObject({ openSeconds: 3600, feeds: ['a', 'b'] });
    const later = (await drawsOf('OPENING')).filter(({ state }) => state === 'scheduled');
    expect(later.map(({ openAt, drawAt }) => drawAt - openAt)).toEqual(later.map(() => 3_600_000));
    expect(later.length).toBeGreaterThan(0);
    expect((await change('OPENING', { feeds: ['gone'] })).value).toMatchObject({ field: 'feeds', reason: 'unknown' });
    await change('OPENING', { feeds: null });
    expect((await settingsOf('OPENING')).feeds).toBeNull();
  });

  it('of the opening shows in the menu when sale opens, until it is open', async () => {
    // Half a day before the draw, at any time of the test run.
    const drawTime = new Date(Date.now() + 19 * 3_600_000).toISOString().slice(11, 16);
    const every = [1, 2, 3, 4, 5, 6, 7];
    await add({ code: 'SOONER', intervalSeconds: undefined, drawTime, drawDays: every, source: 'rng' });
    const shown = async () => {
      app.rooms.lottery.forgetGames();
      return (await menu()).flatMap(({ gameMenus }) => gameMenus).find(({ code }) => code === 'SOONER');
    };
    await change('SOONER', { openSeconds: 3600 });
    await drawsOf('SOONER');
    const before = await shown();
    expect(before?.isSale).toBe(false);
    expect((before?.remainTime ?? 0) - (before?.opensIn ?? 0)).toBe(3_600_000);
    await change('SOONER', { openSeconds: null });
    await drawsOf('SOONER');
    const after = await shown();
    expect([after?.isSale, after?.opensIn]).toEqual([true, undefined]);
  });

  it('of the days ends draws without tickets, which come back with their day', async () => {
    const every = [1, 2, 3, 4, 5, 6, 7];
    await add({ code: 'DAILY', intervalSeconds: undefined, drawTime: '12:00', drawDays: every, source: 'rng' });
    const [first, second] = await numbersOf('DAILY');
    const dayOf = (issue = '') =>
      new Date(`${issue.slice(0, 4)}-${issue.slice(4, 6)}-${issue.slice(6)}T12:00:00Z`).getUTCDay() + 1;
    await change('DAILY', { drawDays: every.filter((day) => day !== dayOf(second)) });
    expect(await numbersOf('DAILY')).not.toContain(second);
    expect((await numbersOf('DAILY'))[0]).toBe(first);
    const ended = (await get<Draw>(app, `/lgw/lottery/draws/DAILY/${second}`)).value;
    expect(ended).toMatchObject({ state: 'void', voidReason: 'replanned', seed: null });
    await change('DAILY', { drawDays: every, drawTime: '12:30' });
    const back = (await drawsOf('DAILY')).find(({ numero: issueNumber }) => issueNumber === second);
    expect(new Date(back?.drawAt ?? 0).toISOString().slice(11, 16)).toBe('05:30');
    const restored = (await get<Draw>(app, `/lgw/lottery/draws/DAILY/${second}`)).value;
    expect(restored).toMatchObject({ state: 'scheduled', voidReason: null, commitment: ended.commitment });
  });

  it('while a day is closed applies to the draw of that day when the day is reopened', async () => {
    const every = [1, 2, 3, 4, 5, 6, 7];
    const timed = { intervalSeconds: undefined, drawDays: every, source: 'feed', calendar: 'TIDES' };
    const dayOf = (issue: string) => `${issue.slice(0, 4)}-${issue.slice(4, 6)}-${issue.slice(6)}`;
    for (const code of ['TIDE', 'EBB']) await add({ ...timed, code, drawTime: '12:00' });
    const [, second = ''] = await numbersOf('TIDE');
    expect(await numbersOf('EBB')).toContain(second);
    const day = `/calendar/TIDES/${dayOf(second)}`;
    expect(await call('PUT', day, { reason: REASON })).toMatchObject({ success: true });
    await change('TIDE', { drawTime: '11:45' });
    await change('EBB', { enabled: false });
    expect(await call('POST', `${day}/reopen`, { reason: REASON })).toMatchObject({ value: { restored: 1 } });
    const back = (await drawsOf('TIDE')).find(({ numero: issueNumber }) => issueNumber === second);
    expect(new Date(back?.drawAt ?? 0).toISOString().slice(11, 16)).toBe('04:45');
    expect((back?.drawAt ?? 0) - (back?.lockAt ?? 0)).toBe((await settingsOf('TIDE')).lockSeconds * 1000);
    expect(await numbersOf('EBB')).not.toContain(second);
  });

  it('of the days of the month replans its draws, for calendars only', async () => {
    const every = [1, 2, 3, 4, 5, 6, 7];
    await add({ code: 'MONTHLY', intervalSeconds: undefined, drawTime: '12:00', drawDays: every, source: 'rng' });
    const [first = '', second = ''] = await numbersOf('MONTHLY');
    const monthDays = [Number(first.slice(6, 8))];
    expect((await call('PUT', '/games/MONTHLY', { changes: { monthDays }, ...input() })).status).toBe(202);
    expect(await change('MONTHLY', { monthDays })).toMatchObject({ value: { state: 'executed' } });
    expect((await settingsOf('MONTHLY')).monthDays).toEqual(monthDays);
    const kept = await numbersOf('MONTHLY');
    expect([kept[0], kept.includes(second)]).toEqual([first, false]);
    expect(new Set(kept.map((issue) => Number(issue.slice(6, 8))))).toEqual(new Set(monthDays));
    await change('MONTHLY', { monthDays: null });
    expect(await numbersOf('MONTHLY')).toContain(second);
    await add({ code: 'MONTHLESS' });
    expect((await change('MONTHLESS', { monthDays: [1] })).value).toMatchObject({ field: 'monthDays' });
    expect((await change('MONTHLY', { monthDays: [0] })).errorCode).toBe('request.invalid');
  });

  it('of further draws of a day replans its draws, for calendars only', async () => {
    const every = [1, 2, 3, 4, 5, 6, 7];
    const times = timesNotSoon();
    await add({ code: 'TWICE', intervalSeconds: undefined, drawTime: times[0], drawDays: every, source: 'rng' });
    const [once = ''] = await numbersOf('TWICE');
    const moreTimes = times.slice(1).toReversed();
    expect((await call('PUT', '/games/TWICE', { changes: { moreTimes }, ...input() })).status).toBe(202);
    expect(await change('TWICE', { moreTimes })).toMatchObject({ value: { state: 'executed' } });
    expect((await settingsOf('TWICE')).moreTimes).toEqual(times.slice(1));
    // How many of the day's draws are planned already depends on the hour.
    const planned = await drawsOf('TWICE');
    expect(planned.length).toBeGreaterThan(1);
    expect(planned.map(({ numero }) => numero)).not.toContain(once);
    for (const { numero, drawAt } of planned)
      expect(new Date(drawAt + 7 * 3_600_000).toISOString().slice(11, 16)).toBe(times[Number(numero.slice(8)) - 1]);
    expect((await change('TWICE', { moreTimes: times.slice(0, 1) })).value).toMatchObject({ field: 'moreTimes' });
    await change('TWICE', { moreTimes: null });
    expect(await numbersOf('TWICE')).toContain(once);
    await change('TWICE', { moreTimes });
    // A draw with a ticket keeps its number, and no second draw is planned for its time.
    const sold = (await drawsOf('TWICE')).find(({ state }) => state === 'open')!;
    const member = await createMember(app, { balance: '10000.00' });
    await buy(app, member, sold.numero, [de('27')], 'TWICE');
    const changed = { moreTimes: null, drawTime: times[Number(sold.numero.slice(8)) - 1]! };
    expect((await change('TWICE', changed)).value).toMatchObject({ state: 'executed' });
    await drawsOf('TWICE');
    const sameTime = await app.platform.db.rows(sql<{ numero: string }>`
      select numero from lottery_draws
       where game_code = 'TWICE' and draw_at = ${new Date(sold.drawAt)}::timestamptz and state <> 'void'`);
    expect(sameTime).toEqual([{ numero: sold.numero }]);
    await add({ code: 'TWICELESS' });
    expect((await change('TWICELESS', { moreTimes })).value).toMatchObject({ field: 'moreTimes' });
  });

  it('that switches it off stops sale and planning; sold tickets are drawn and paid', async () => {
    await add({ code: 'ENDING', intervalSeconds: 43_200 });
    const member = await createMember(app, { balance: '1000000.00' });
    const sold = await createIssue(app, { game: 'ENDING' });
    await buy(app, member, sold, all('de', '1000.00'), 'ENDING');
    expect(await change('ENDING', { enabled: false })).toMatchObject({ value: { state: 'executed' } });
    expect(await numbersOf('ENDING')).toEqual([sold]);
    expect((await menu()).flatMap(({ gameMenus }) => gameMenus).some(({ code }) => code === 'ENDING')).toBe(false);
    expect((await finishIssue(app, sold, 'ENDING')).state).toBe('settled');
    expect(await app.rooms.wallet.balance(member.memberId, 'VND')).toBe(100_000_000n - 10_000_000n + 9_950_000n);
    await change('ENDING', { enabled: true });
    expect((await numbersOf('ENDING')).length).toBeGreaterThan(1);
  });
});
