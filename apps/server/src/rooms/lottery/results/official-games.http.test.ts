import { type DrawResult, LOTTO_6_45, VN_SOUTH } from '@fairlot/lottery-maths';
import { auditBooks, createMember, createTestApp } from '@fairlot/testkit';
import { expect, test } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { startBeacon } from '../draws/beacon.testing.ts';
import { buy, createIssue, createOfficialIssue, de, get, moveIssue, readIssue, refusalOf } from '../lottery.testing.ts';
import { awaitDraw, enterResult, openOfficial, resultFrom, type Say } from './official.testing.ts';
import { resultsOf } from './result-versions.ts';
import { importHistory } from '../actions/import-history.ts';

const silent: Say = () => ({ results: [] });
let say: Say = silent;
const { app, propose } = await openOfficial(() => say);

test('an official draw that is void after a feed reported its result shows the reason and that result', async () => {
  const issue = await createOfficialIssue(app, 'HANOI');
  await awaitDraw(app, 'HANOI', issue);
  const result = resultFrom('reported before it was void');
  say = (feed) => ({ results: feed === 'a' ? [{ station: 'HANOI', levels: result }] : [] });
  const reported = async () => {
    await app.rooms.lottery.runDueSteps();
    return (await resultsOf(app.platform.db, 'HANOI', issue)).reports.length;
  };
  await expect.poll(reported).toBe(1);
  say = silent;
  const note = 'The station repeated the draw';
  await app.platform.db.transaction((tx) => app.rooms.lottery.voidDraw(tx, 'HANOI', issue, note));
  await app.rooms.lottery.runDueSteps();
  expect((await get(app, `/lgw/lottery/draws/HANOI/${issue}`)).value).toMatchObject({
    state: 'void',
    voidReason: 'operator',
    voidNote: note,
    avoided: result,
    result: null,
    seed: null,
  });
});

test('in the south the first fourth prize has its place, because bao7 reads only this one', async () => {
  const member = await createMember(app, { balance: '100000.00' });
  const issue = await createOfficialIssue(app, 'HCMC');
  const levels = (result: DrawResult, fourth: string[]) =>
    result.map((level) => (level.level === 'G4' ? { ...level, numbers: fourth } : level));
  const drawn = ['90208', '10001', '20002', '30003', '40004', '50005', '60006'];
  const result = levels(
    VN_SOUTH.levels.map(({ code, count, width }) => ({ level: code, numbers: Array(count).fill('7'.repeat(width)) })),
    drawn,
  );
  const sorted = levels(result, drawn.toSorted());
  await buy(app, member, issue, [{ play: 'bao7', picks: ['208'], unitStake: '1000.00' }], 'HCMC');
  await awaitDraw(app, 'HCMC', issue);
  say = (feed) => ({ results: [{ station: 'HCMC', levels: feed === 'a' ? result : sorted }] });
  const reported = async () => {
    await app.rooms.lottery.runDueSteps();
    return (await resultsOf(app.platform.db, 'HCMC', issue)).reports.length;
  };
  // On a busy machine an answer can arrive too late, and the feed is queried again.
  await expect.poll(reported, { timeout: 30_000 }).toBe(2);
  say = silent;
  expect((await readIssue(app, issue, 'HCMC')).state).toBe('locked');
  // An operator replaces a proposal whose first number was wrong; the order of the others does not matter.
  const other = levels(result, drawn.toReversed());
  expect(await propose(issue, other, 1n, 'HCMC')).toMatchObject({ state: 'waiting' });
  const turned = levels(result, [drawn[0] ?? '', ...drawn.slice(1).toReversed()]);
  expect(await propose(issue, turned, 1n, 'HCMC')).toMatchObject({ state: 'accepted', version: 1 });
  await app.rooms.lottery.runDueSteps();
  expect((await readIssue(app, issue, 'HCMC')).state).toBe('settled');
  expect(await app.rooms.wallet.balance(member.memberId, 'VND')).toBe(10_000_000n - 700_000n + 98_000_000n);
  // Another first number is a correction, not the known result.
  expect(await propose(issue, sorted, 1n, 'HCMC')).toEqual({ state: 'waiting', version: 2 });
});

test('a postponed draw has a new time, its lock stays', async () => {
  const issue = await createOfficialIssue(app, 'HANOI');
  const before = await readIssue(app, issue, 'HANOI');
  const at = new Date(before.drawAt.getTime() + 86_400_000);
  const postpone = (game: string, name: string, drawAt: Date) =>
    app.platform.db.transaction((tx) => app.rooms.lottery.postponeDraw(tx, game, name, drawAt));
  await postpone('HANOI', issue, at);
  expect(await readIssue(app, issue, 'HANOI')).toMatchObject({ drawAt: at, lockAt: before.lockAt, state: 'open' });
  expect(await refusalOf(postpone('HANOI', issue, new Date(before.lockAt.getTime() - 1)))).toEqual([
    'draw.not.postponable',
    { state: 'open' },
  ]);
  await awaitDraw(app, 'HANOI', issue);
  await postpone('HANOI', issue, new Date(Date.now() + 3_600_000));
  await app.rooms.lottery.runDueSteps();
  expect(await refusalOf(propose(issue, resultFrom('postponed')))).toEqual([
    'result.refused',
    { reason: 'result.early' },
  ]);
  await awaitDraw(app, 'HANOI', issue);
  await enterResult(app, 'HANOI', issue, resultFrom('postponed'));
  expect(await refusalOf(postpone('HANOI', issue, new Date(Date.now() + 3_600_000)))).toEqual([
    'draw.not.postponable',
    { state: 'settled' },
  ]);
  expect((await refusalOf(postpone('VN60', await createIssue(app), new Date(Date.now() + 3_600_000))))[0]).toBe(
    'draw.not.postponable',
  );
});

test('where no feed is configured official games are neither listed nor sold', async () => {
  const without = await createTestApp({ seed: 'demo' });
  try {
    await without.rooms.lottery.runDueSteps();
    expect((await without.rooms.lottery.currentGames()).map(({ tag }) => tag)).toEqual([
      'VN',
      'vietnam_rb_stock',
      'LOTTO',
      'K3',
      'PC28',
      'SSC',
      'PK10',
      '11X5',
      'KENO',
      'GPI',
    ]);
    const issue = await createOfficialIssue(without, 'HANOI');
    const member = await createMember(without, { balance: '10000.00' });
    await expect(buy(without, member, issue, [de('27')], 'HANOI')).rejects.toThrow('draw.closed');
  } finally {
    await without.close();
  }
});

test('a Lao number drawn again counts from operators and in history, but not from a feed soon after', async () => {
  const [first, second, third] = [
    await createOfficialIssue(app, 'LAO'),
    await createOfficialIssue(app, 'LAO'),
    await createOfficialIssue(app, 'LAO'),
  ];
  const member = await createMember(app, { balance: '10000.00' });
  await buy(app, member, second, [{ play: 'top2', picks: ['07'], unitStake: '1000.00' }], 'LAO');
  const [number, other] = ['4507', '1234'].map((drawn) => [{ level: 'MAIN', numbers: [drawn] }]);
  const report = async (levels: unknown) => {
    say = () => ({ results: [{ station: 'LAO', levels }] });
    await app.rooms.lottery.runDueSteps();
    say = silent;
  };
  await awaitDraw(app, 'LAO', first);
  await enterResult(app, 'LAO', first, number!);
  await awaitDraw(app, 'LAO', second);
  await report(number);
  expect((await readIssue(app, second, 'LAO')).state).toBe('locked');
  expect((await enterResult(app, 'LAO', second, number!)).state).toBe('settled');
  expect(await app.rooms.wallet.balance(member.memberId, 'VND')).toBe(900_000n + 9_800_000n);
  for (const drawn of ['0001', '0002', '0003']) {
    const between = await createOfficialIssue(app, 'LAO');
    await awaitDraw(app, 'LAO', between);
    await enterResult(app, 'LAO', between, [{ level: 'MAIN', numbers: [drawn] }]);
  }
  await awaitDraw(app, 'LAO', third);
  await report(number);
  await app.rooms.lottery.runDueSteps();
  expect((await readIssue(app, third, 'LAO')).state).toBe('settled');
  const past = ['20190102', '20190104'].map((numero) => ({ numero, result: other! }));
  expect(await app.platform.db.transaction((tx) => importHistory(tx, 'LAO', 'past', past))).toEqual({
    imported: 2,
    refused: [],
  });
});

test('6/45 is sold, drawn and settled like any other game', async () => {
  const member = await createMember(app, { balance: '100000.00' });
  const issue = await createOfficialIssue(app, 'LOTTO645');
  const line = (play: string, ...picks: string[]) => ({ play, picks, unitStake: '1000.00' });
  const sold = await buy(
    app,
    member,
    issue,
    [
      line('num1', '45'),
      line('num1', '44'),
      line('num2', '01', '45'),
      line('num3', '01', '17', '45'),
      line('num4', '45', '17', '08', '01'),
      line('num4', '45', '17', '08', '02'),
    ],
    'LOTTO645',
  );
  await awaitDraw(app, 'LOTTO645', issue);
  expect(
    await refusalOf(propose(issue, [{ level: 'MAIN', numbers: ['45', '01', '17', '08', '30', '30'] }], 1n, 'LOTTO645')),
  ).toEqual(['result.refused', { reason: 'result.duplicate' }]);
  const draw = await enterResult(app, 'LOTTO645', issue, [
    { level: 'MAIN', numbers: ['45', '01', '17', '08', '30', '22'] },
  ]);
  expect([draw.state, LOTTO_6_45.levels[0]?.count]).toEqual(['settled', 6]);
  const { value } = await get<{ lines: { hits: number; win: string }[] }>(
    app,
    `/lgw/lottery/tickets/${sold.ticketId}`,
    member.headers,
  );
  expect(value.lines.map(({ win }) => win)).toEqual(['7100.00', '0.00', '50000.00', '500000.00', '7000000.00', '0.00']);
});

test('of two draws on a day each gets the result that the feeds report for its time', async () => {
  const result = (main: readonly string[], bonus: string) => [
    { level: 'MAIN', numbers: [...main] },
    { level: 'BONUS', numbers: [bonus] },
  ];
  const drawn = [result(['01', '02', '03', '04', '05'], '12'), result(['31', '32', '33', '34', '35'], '07')];
  const issues = ['209812310001', '209812310002'];
  for (const [index, issue] of issues.entries()) {
    await app.platform.db.run(sql`
      insert into lottery_draws (game_code, numero, source, state, open_at, lock_at, draw_at, next_due_at,
        rules_version)
      values ('LOTTO535', ${issue}, 'feed', 'scheduled', clock_timestamp() - interval '1 day',
        clock_timestamp() + interval '1 hour', clock_timestamp() + interval '2 hours', '-infinity', 1)`);
    await app.rooms.lottery.runDueSteps();
    await moveIssue(app, issue, -2000 + index * 1000, -1900 + index * 1000, 'LOTTO535');
  }
  const draws = await Promise.all(issues.map((issue) => readIssue(app, issue, 'LOTTO535')));
  const results = draws.map(({ drawAt }, index) => ({
    station: 'LOTTO535',
    levels: drawn[index],
    drawnAt: drawAt.toISOString(),
  }));
  // A result without a time cannot be assigned to either of them.
  say = () => ({ results: [{ station: 'LOTTO535', levels: drawn[0] }] });
  await app.rooms.lottery.runDueSteps();
  await app.rooms.lottery.runDueSteps();
  expect((await readIssue(app, issues[0] ?? '', 'LOTTO535')).state).toBe('locked');
  say = () => ({ results: results.toReversed() });
  await app.rooms.lottery.runDueSteps();
  await app.rooms.lottery.runDueSteps();
  say = silent;
  for (const [index, issue] of issues.entries())
    expect(await readIssue(app, issue, 'LOTTO535')).toMatchObject({ state: 'settled', result: drawn[index] });
});

test('the feed of the sandbox settles a real day', async () => {
  const sandbox = await startBeacon();
  const withSandbox = await createTestApp({
    seed: 'demo',
    config: { sandbox: { url: sandbox.url.replace(/\/beacon$/, ''), apiKey: 'key', webhookSecret: 'secret' } },
  });
  try {
    const member = await createMember(withSandbox, { balance: '200000.00' });
    // A Thursday: the north, the centre and the south have drawn.
    for (const game of ['HANOI', 'QUANGTRI', 'ANGIANG']) {
      await withSandbox.platform.db.run(sql`
        insert into lottery_draws (game_code, numero, source, state, open_at, lock_at, draw_at, next_due_at,
          rules_version)
        values (${game}, '20260305', 'feed', 'open', clock_timestamp() - interval '1 day',
          clock_timestamp() + interval '1 hour', clock_timestamp() + interval '2 hours',
          clock_timestamp() + interval '1 hour', 1)`);
      await buy(
        withSandbox,
        member,
        '20260305',
        Array.from({ length: 50 }, (_, value) => de(String(value).padStart(2, '0'))),
        game,
      );
      await awaitDraw(withSandbox, game, '20260305');
      await withSandbox.rooms.lottery.runDueSteps();
      expect(await readIssue(withSandbox, '20260305', game)).toMatchObject({ state: 'settled', resultVersion: 1 });
    }
    await auditBooks(withSandbox);
  } finally {
    await withSandbox.close();
    await sandbox.stop();
  }
});
