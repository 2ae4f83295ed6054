import type { lotteryDesk as contract, ValueOf } from '@fairlot/contract';
import { createMember, REASON, type TestMember } from '@fairlot/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { awaitDraw, buy, createDraw, openLotteryDesk, resultFrom, input } from './desk.testing.ts';

type Report = ValueOf<typeof contract.draw>;
type Lines = ValueOf<typeof contract.previewImport>;

const { app, one, two, get, post, put, approve, trail, close } = await openLotteryDesk();
afterAll(close);

const balance = (member: TestMember) => app.rooms.wallet.balance(member.memberId, 'VND');

describe('results', () => {
  async function soldDraw() {
    const [winner, loser] = [
      await createMember(app, { balance: '10000.00' }),
      await createMember(app, { balance: '10000.00' }),
    ];
    const issue = await createDraw(app);
    await buy(app, winner, issue, '11');
    await buy(app, loser, issue, '22');
    return { winner, loser, numero: issue, path: `/draws/HANOI/${issue}` };
  }

  it('are entered by one operator, confirmed by another, corrected by two; the draw shows this', async () => {
    const { winner, loser, numero: issue, path } = await soldDraw();
    expect(await get<Report>(path)).toMatchObject({
      state: 'open',
      escrow: [{ currency: 'VND', amount: '2000.00' }],
      tickets: [{ currency: 'VND', status: 'open', count: 2, stake: '2000.00', win: '0.00' }],
      exposure: [
        { play: 'de', picks: '11', tickets: 1, stake: '1000.00', payout: '99500.00', liability: '99500.00' },
        { picks: '22' },
      ],
    });
    const first = { result: resultFrom(issue, '00011'), reason: REASON };
    expect(await post(`${path}/result`, first)).toMatchObject({
      errorCode: 'result.refused',
      value: { reason: 'result.early' },
    });
    await awaitDraw(app, issue);
    expect(await post(`${path}/result`, first)).toMatchObject({ value: { state: 'waiting', version: 1 } });
    const [seen] = (await get<Report>(path)).reports;
    expect([seen?.own, (await get<Report>(path, two)).reports[0]?.own]).toEqual([true, false]);
    expect(await post(`${path}/result/confirm`, { reportId: seen?.id, reason: REASON })).toMatchObject({
      errorCode: 'approval.own',
    });
    expect(await post(`${path}/result/confirm`, { reportId: '999999', reason: REASON }, two)).toMatchObject({
      errorCode: 'not.found',
    });
    expect(await post(`${path}/result/confirm`, { reportId: seen?.id, reason: REASON }, two)).toMatchObject({
      value: { state: 'accepted', version: 1 },
    });
    await app.rooms.lottery.runDueSteps();
    expect([await balance(winner), await balance(loser)]).toEqual([10_850_000n, 900_000n]);

    const second = { result: resultFrom(issue, '00022'), reason: REASON };
    expect(await post(`${path}/result`, second, two)).toMatchObject({ value: { state: 'waiting', version: 2 } });
    const proposal = (await get<Report>(path)).reports.find(({ version }) => version === 2);
    expect(await post(`${path}/result/confirm`, { reportId: proposal?.id, reason: REASON })).toMatchObject({
      value: { state: 'accepted', version: 2 },
    });
    await app.rooms.lottery.runDueSteps();
    expect([await balance(winner), await balance(loser)]).toEqual([900_000n, 10_850_000n]);
    expect(await get<Report>(path)).toMatchObject({
      state: 'settled',
      resultVersion: 2,
      settledVersion: 2,
      nextDueAt: null,
      escrow: [{ amount: '0.00' }],
      versions: [{ version: 1 }, { version: 2 }],
    });
    expect((await trail(`draw:HANOI:${issue}`)).map(({ actor, action }) => `${actor} ${action}`)).toEqual([
      `${one.name} result.proposed`,
      `${two.name} result.confirmed`,
      `${two.name} result.proposed`,
      `${one.name} result.confirmed`,
    ]);
  });

  it('are withdrawn and replaced, and the trail records operator, change and reason', async () => {
    const { numero: issue, path } = await soldDraw();
    await awaitDraw(app, issue);
    const [wrong, right] = [resultFrom('desk wrong'), resultFrom('desk right')];
    await post(`${path}/result`, { result: wrong, reason: REASON });
    await post(`${path}/result`, { result: right, reason: REASON });
    const levelTerms = (await get<Report>(path)).reports.find(({ withdrawnAt }) => withdrawnAt === null);
    expect(levelTerms).toMatchObject({ result: right, own: true });
    const body = { reportId: levelTerms?.id, reason: REASON };
    expect(await post(`${path}/result/withdraw`, body, two)).toMatchObject({ success: true });
    expect(await post(`${path}/result/withdraw`, body, two)).toMatchObject({ errorCode: 'not.found' });
    expect(await post(`${path}/result/confirm`, body, two)).toMatchObject({ errorCode: 'not.found' });
    expect((await get<Report>(path)).reports.map(({ withdrawnAt }) => withdrawnAt !== null)).toEqual([true, true]);
    expect((await trail(`draw:HANOI:${issue}`)).slice(1)).toMatchObject([
      {
        actor: one.name,
        action: 'result.proposed',
        before: { result: wrong },
        after: { result: right },
        reason: REASON,
      },
      {
        actor: two.name,
        action: 'result.withdrawn',
        before: { report: levelTerms?.id, result: right },
        reason: REASON,
      },
    ]);
    await post(`${path}/result`, { result: right, reason: REASON });
    expect(await post(`${path}/result`, { result: right, reason: REASON }, two)).toMatchObject({
      value: { state: 'accepted' },
    });
  });

  const lineOf = (issue: string, text: string, game = 'HANOI') =>
    `${game};${issue};${resultFrom(text)
      .map(({ numbers }) => numbers.join(','))
      .join('~')}`;
  const file = (...lines: string[]) => ['gameCode;numero;numbers', ...lines].join('\n');

  it('of a file are previewed line by line without a trace, and then count as one source', async () => {
    const { numero: issue, path } = await soldDraw();
    await awaitDraw(app, issue);
    const text = file(
      lineOf(issue, 'file'),
      'HANOI;nothing;at all',
      lineOf('20990101', 'file', 'NOGAME'),
      `HANOI;${issue};12345~1`,
    );
    const expected = [
      { line: 2, state: 'waiting', reason: null },
      { line: 3, state: 'refused', reason: 'not gameCode;numero;numbers' },
      { line: 4, state: 'refused', reason: 'draw.unknown' },
      { line: 5, state: 'refused', reason: 'result.levels' },
    ];
    expect((await post<Lines>('/results/preview', { kind: 'results', fileName: 'day.csv', text })).value).toMatchObject(
      expected,
    );
    expect((await get<Report>(path)).reports).toEqual([]);
    expect(
      (await post<Lines>('/results/import', { kind: 'results', fileName: 'day.csv', text, reason: REASON })).value,
    ).toMatchObject(expected);
    expect((await get<Report>(path)).reports).toMatchObject([{ version: 1, own: true }]);
    expect(await trail('file:day.csv')).toMatchObject([{ action: 'results.imported', reason: REASON }]);
    expect(await trail(`draw:HANOI:${issue}`)).toMatchObject([
      { actor: one.name, action: 'result.imported', reason: REASON },
    ]);
    // The operator who uploaded the file cannot agree with it in any way: by typing, by confirming, or with another
    // file.
    const again = { result: resultFrom('file'), reason: REASON };
    const [imported] = (await get<Report>(path)).reports;
    expect(await post(`${path}/result`, again)).toMatchObject({ value: { state: 'waiting' } });
    expect(await post(`${path}/result/confirm`, { reportId: imported?.id, reason: REASON })).toMatchObject({
      errorCode: 'approval.own',
    });
    const second = { kind: 'results', fileName: 'other.csv', text, reason: REASON };
    expect((await post<Lines>('/results/import', second)).value[0]).toMatchObject({ state: 'waiting' });
    expect((await get<Report>(path)).state).toBe('locked');
    expect(await post(`${path}/result/confirm`, { reportId: imported?.id, reason: REASON }, two)).toMatchObject({
      value: { state: 'accepted' },
    });
    await app.rooms.lottery.runDueSteps();
  });

  it('agree when two operators upload them in files', async () => {
    const { numero: issue, path } = await soldDraw();
    await awaitDraw(app, issue);
    const body = { kind: 'results', text: file(lineOf(issue, 'both')), reason: REASON };
    const states = [
      (await post<Lines>('/results/import', { ...body, fileName: 'one.csv' })).value[0]?.state,
      (await post<Lines>('/results/import', { ...body, fileName: 'two.csv' }, two)).value[0]?.state,
    ];
    expect(states).toEqual(['waiting', 'accepted']);
    await app.rooms.lottery.runDueSteps();
    expect((await trail(`draw:HANOI:${issue}`)).map(({ actor, action }) => `${actor} ${action}`)).toEqual([
      `${one.name} result.imported`,
      `${two.name} result.imported`,
    ]);
    expect((await get<Report>(path)).state).toBe('settled');
  });

  it('of past draws are imported from a file, each by the rules of its day', async () => {
    const text = file(
      lineOf('20200302', 'past 1'),
      lineOf('20200305', 'past 2'),
      lineOf('20200306', 'past 1'),
      lineOf('20200231', 'past 3'),
      lineOf('29990101', 'past 4'),
      lineOf('29990101', 'past 5'),
      lineOf('20200302', 'past 6'),
    );
    const preview = (await post<Lines>('/results/preview', { kind: 'history', fileName: 'past.csv', text })).value;
    expect(preview.map(({ state, reason }) => reason ?? state)).toEqual([
      'accepted',
      'accepted',
      'result.repeated',
      'result.levels',
      'draw.future',
      'draw.future',
      'draw.known',
    ]);
    const history = async () =>
      (await app.rooms.lottery.history('HANOI', 1, 100)).list.filter(({ numero: issue }) => issue.startsWith('2020'))
        .length;
    expect(await history()).toBe(0);
    await post('/results/import', { kind: 'history', fileName: 'past.csv', text, reason: REASON });
    expect(await history()).toBe(2);
  });
});

it('two operators postpone a draw, within a week and while it has no result', async () => {
  const issue = await createDraw(app);
  const { drawAt } = await app.rooms.lottery.draw('HANOI', issue);
  const ask = (at: number) => post<{ id: string }>(`/draws/HANOI/${issue}/postpone`, { drawAt: at, ...input() });
  expect(await ask(drawAt + 8 * 86_400_000)).toMatchObject({ errorCode: 'draw.not.postponable' });
  expect(await ask(Date.now() - 1000)).toMatchObject({ errorCode: 'draw.not.postponable' });
  const later = drawAt + 3_600_000;
  const {
    value: { id },
  } = await ask(later);
  const earlier = await ask(later - 60_000);
  expect(await approve(id)).toMatchObject({ value: { state: 'executed', kind: 'draw.postpone' } });
  // The request was based on the original time, which the approver saw.
  expect(await approve(earlier.value.id)).toMatchObject({ value: { state: 'failed', failure: 'version.conflict' } });
  expect((await app.rooms.lottery.draw('HANOI', issue)).drawAt).toBe(later);
  expect(await trail(`draw:HANOI:${issue}`)).toMatchObject([
    { action: 'draw.postponed', before: { drawAt }, after: { drawAt: later } },
  ]);
  await awaitDraw(app, issue);
});

it('closing a day skips issues not on sale and plans later ones around it; the day can be reopened', async () => {
  const { db } = app.platform;
  await app.rooms.lottery.runDueSteps();
  const next = await db.one(sql<{ numero: string; openAt: Date }>`
    select numero, open_at as "openAt" from lottery_draws
      where game_code = 'QUANGNINH' and state = 'scheduled' and numero < '2098' order by draw_at limit 1`);
  const day = `${next.numero.slice(0, 4)}-${next.numero.slice(4, 6)}-${next.numero.slice(6)}`;
  const closed = await put<ValueOf<typeof contract.closeDay>>(`/calendar/VN/${day}`, { reason: REASON });
  expect(closed.value.skipped).toContainEqual({ gameCode: 'QUANGNINH', numero: next.numero });
  expect(await put(`/calendar/VN/${day}`, { reason: REASON })).toMatchObject({
    errorCode: 'request.invalid',
    value: { reason: 'closed' },
  });
  expect(await put('/calendar/VN/2020-01-01', { reason: REASON })).toMatchObject({
    errorCode: 'request.invalid',
    value: { reason: 'past' },
  });
  expect(await put('/calendar/VN/2027-02-30', { reason: REASON })).toMatchObject({ errorCode: 'request.invalid' });
  expect(await put('/calendar/MOON/2030-01-01', { reason: REASON })).toMatchObject({ errorCode: 'not.found' });
  expect(await app.rooms.lottery.draw('QUANGNINH', next.numero)).toMatchObject({
    state: 'void',
    voidReason: 'closed-day',
  });
  await app.rooms.lottery.runDueSteps();
  const { early } = await db.one(sql<{ early: number }>`
    select count(*)::int as early from lottery_draws
      where game_code = 'QUANGNINH' and numero > ${next.numero} and numero < '2098'
        and open_at <= ${next.openAt}::timestamptz`);
  expect(early).toBe(1);
  const calendars = await get<ValueOf<typeof contract.closedDays>>('/calendar');
  expect(calendars.find(({ calendar }) => calendar === 'VN')?.days).toContainEqual({ day, reason: REASON });

  expect(await post(`/calendar/VN/${day}/reopen`, { reason: REASON })).toMatchObject({
    value: { restored: closed.value.skipped.length },
  });
  expect(await app.rooms.lottery.draw('QUANGNINH', next.numero)).toMatchObject({ voidReason: null });
  expect(await post(`/calendar/VN/${day}/reopen`, { reason: REASON })).toMatchObject({ errorCode: 'not.found' });
  expect((await trail(`calendar:VN:${day}`)).map(({ action }) => action)).toEqual([
    'calendar.day.closed',
    'calendar.day.reopened',
  ]);
});

it('a calendar is removed with its days while no lottery keeps it', async () => {
  await post('/calendar', { calendar: 'SPARE', name: 'Spare', reason: REASON });
  await put('/calendar/SPARE/2099-01-01', { reason: REASON });
  expect(await post('/calendar/VN/remove', { reason: REASON })).toMatchObject({ errorCode: 'version.conflict' });
  expect(await post('/calendar/SPARE/remove', { reason: REASON })).toMatchObject({ success: true });
  expect(await post('/calendar/SPARE/remove', { reason: REASON })).toMatchObject({ errorCode: 'not.found' });
  const calendars = await get<ValueOf<typeof contract.closedDays>>('/calendar');
  expect(calendars.map(({ calendar }) => calendar)).not.toContain('SPARE');
});

it('lists feeds with their last answers', async () => {
  await app.rooms.lottery.runDueSteps();
  const { feeds } = await get<ValueOf<typeof contract.feeds>>('/feeds');
  expect(feeds).toMatchObject([{ name: 'a', address: 'http://127.0.0.1:1/feed/v1' }, { name: 'b' }]);
  for (const feed of feeds)
    expect(feed).toMatchObject({ answeredAt: null, failure: expect.stringMatching(/./), askedAt: expect.any(Number) });
  expect(feeds[0]?.failuresInRow).toBeGreaterThan(0);
  expect(await get('/games')).toContainEqual(
    expect.objectContaining({ gameCode: 'HANOI', source: 'feed', calendar: 'VN' }),
  );
});
