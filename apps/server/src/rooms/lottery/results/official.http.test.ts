import { VN_SOUTH } from '@fairlot/lottery-maths';
import { createMember } from '@fairlot/testkit';
import { describe, expect, it, test } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { createResultCollector } from '../actions/collect-results.ts';
import { createGameBook } from '../games/games.ts';
import { buy, createOfficialIssue, de, get, moveIssue, readIssue, refusalOf } from '../lottery.testing.ts';
import { awaitDraw, enterResult, openOfficial, resultFrom, type Say } from './official.testing.ts';
import type { Draw } from '../present.ts';
import { resultsOf } from './result-versions.ts';

const silent: Say = () => ({ results: [] });
let say: Say = silent;
const { app, propose } = await openOfficial(() => say);

const confirm = (issue: string, operator: bigint) =>
  app.platform.db.transaction((tx) => app.rooms.lottery.confirmResult(tx, operator, 'HANOI', issue));
const stateOf = async (issue: string, game = 'HANOI') => (await readIssue(app, issue, game)).state;
const outcome =
  (station: string, levels: unknown): Say =>
  () => ({ results: [{ station, levels }] });

describe('the result of an official draw', () => {
  it('is accepted when two feeds agree, and settles; the draw has neither seed nor commitment', async () => {
    const member = await createMember(app, { balance: '10000.00' });
    const issue = await createOfficialIssue(app, 'HANOI');
    await buy(app, member, issue, [de('27')], 'HANOI');
    const result = resultFrom('two feeds', { special: '10027' });
    say = outcome('HANOI', result);
    await awaitDraw(app, 'HANOI', issue);
    await expect.poll(async () => (await app.rooms.lottery.runDueSteps(), stateOf(issue))).toBe('settled');
    say = silent;
    const { value } = await get<Draw>(app, `/lgw/lottery/draws/HANOI/${issue}`);
    expect(value).toMatchObject({
      state: 'settled',
      source: 'feed',
      commitment: '',
      seed: null,
      result,
      resultVersion: 1,
      ticketCount: 1,
    });
    expect(await app.rooms.wallet.balance(member.memberId, 'VND')).toBe(900_000n + 9_950_000n);
    const { versions } = await resultsOf(app.platform.db, 'HANOI', issue);
    expect(versions.map(({ version, sources }) => [version, sources])).toEqual([[1, ['feed:a', 'feed:b']]]);
  });

  it('waits while one feed is down, late or wrong, and two operators decide', async () => {
    const issue = await createOfficialIssue(app, 'HANOI');
    const [truth, lie] = [resultFrom('truth'), resultFrom('lie')];
    await awaitDraw(app, 'HANOI', issue);
    for (const answer of [
      { status: 503 },
      { text: 'not json' },
      { text: '\0' },
      { results: [{ station: 'HANOI', levels: 'none' }] },
      { signedBy: 'another' },
      { results: [{ station: 'HANOI', levels: lie }] },
    ]) {
      say = (feed) => (feed === 'a' ? { results: [{ station: 'HANOI', levels: truth }] } : answer);
      await app.rooms.lottery.runDueSteps();
      expect(await stateOf(issue)).toBe('locked');
    }
    say = silent;
    expect(await propose(issue, truth)).toEqual({ state: 'accepted', version: 1 });
    const { versions, reports } = await resultsOf(app.platform.db, 'HANOI', issue);
    expect(versions[0]?.sources).toEqual(['feed:a', 'operator:1']);
    expect(reports.map(({ source }) => source)).toEqual(['feed:a', 'feed:b', 'operator:1']);
    await app.rooms.lottery.runDueSteps();
    expect(await stateOf(issue)).toBe('settled');
  });

  it('is requested from a fast feed while a slow one has not answered', async () => {
    const issue = await createOfficialIssue(app, 'HANOI');
    await awaitDraw(app, 'HANOI', issue);
    let release: () => void = () => undefined;
    const later = new Promise<void>((resolve) => (release = resolve));
    const asked: string[] = [];
    const slow = { name: 'slow', address: 'slow', results: async () => (await later, []) };
    const quick = { name: 'quick', address: 'quick', results: async (day: string) => (asked.push(day), []) };
    const running = createResultCollector(
      app.platform,
      createGameBook(app.platform.db, () => []),
      () => [slow, quick],
    )();
    try {
      await expect.poll(() => asked).toContain(issue.slice(0, 8));
    } finally {
      release();
      await running;
    }
    await enterResult(app, 'HANOI', issue, resultFrom('side by side'));
  });

  it.each(['the lottery', 'its connection'])(
    'is not taken from a feed that loses %s while it answers',
    async (lost) => {
      const { db } = app.platform;
      const issue = await createOfficialIssue(app, 'HANOI');
      await awaitDraw(app, 'HANOI', issue);
      const games = createGameBook(db, () => ['late']);
      const result = resultFrom(`without ${lost}`);
      let connected = true;
      const late = {
        name: 'late',
        address: 'late',
        results: async () => {
          if (lost === 'the lottery') await db.run(sql`update lottery_games set feeds = '{b}' where code = 'HANOI'`);
          else connected = false;
          games.drop();
          return [{ gameCode: 'HANOI', result, drawnAtMs: null }];
        },
      };
      await createResultCollector(app.platform, games, () => (connected ? [late] : []))();
      expect((await resultsOf(db, 'HANOI', issue)).reports).toEqual([]);
      await db.run(sql`update lottery_games set feeds = null where code = 'HANOI'`);
      await enterResult(app, 'HANOI', issue, result);
    },
  );

  it('is taken only from the feeds that serve the lottery', async () => {
    const issue = await createOfficialIssue(app, 'HANOI');
    const serve = (feeds: string | null) =>
      app.platform.db.run(sql`update lottery_games set feeds = ${feeds}::text[] where code = 'HANOI'`);
    await serve('{b}');
    app.rooms.lottery.forgetGames();
    say = outcome('HANOI', resultFrom('one of two feeds'));
    await awaitDraw(app, 'HANOI', issue);
    const reports = async () => (await resultsOf(app.platform.db, 'HANOI', issue)).reports.map(({ source }) => source);
    await expect.poll(async () => (await app.rooms.lottery.runDueSteps(), reports())).toEqual(['feed:b']);
    say = silent;
    await serve(null);
    app.rooms.lottery.forgetGames();
    expect(await propose(issue, resultFrom('one of two feeds'))).toEqual({ state: 'accepted', version: 1 });
    await app.rooms.lottery.runDueSteps();
  });

  it('needs two different operators where no feed answers', async () => {
    const issue = await createOfficialIssue(app, 'HANOI');
    await awaitDraw(app, 'HANOI', issue);
    expect(await refusalOf(confirm(issue, 1n))).toEqual(['not.found', null]);
    const result = resultFrom('two persons');
    expect(await propose(issue, result)).toEqual({ state: 'waiting', version: 1 });
    expect(await propose(issue, result)).toEqual({ state: 'waiting', version: 1 });
    expect(await refusalOf(confirm(issue, 1n))).toEqual(['approval.own', null]);
    expect(await confirm(issue, 2n)).toEqual({ state: 'accepted', version: 1 });
    expect(await propose(issue, result, 3n)).toEqual({ state: 'known', version: 1 });
  });

  it('can be proposed again after a mistake, and withdrawn by any operator; all reports are kept', async () => {
    const issue = await createOfficialIssue(app, 'HANOI');
    await awaitDraw(app, 'HANOI', issue);
    const [mistake, truth] = [resultFrom('a mistake'), resultFrom('the truth')];
    await propose(issue, mistake);
    // The other operator cannot agree, and after a correct report no operator would be left to confirm it.
    expect(await propose(issue, truth, 2n)).toEqual({ state: 'waiting', version: 1 });
    const reported = async () => (await resultsOf(app.platform.db, 'HANOI', issue)).reports;
    const withdraw = (id: bigint, operator: bigint) =>
      app.platform.db.transaction((tx) => app.rooms.lottery.withdrawReport(tx, operator, 'HANOI', issue, id));
    const [first, second] = await reported();
    expect(await withdraw(second!.id, 1n)).toMatchObject({ source: 'operator:2', result: truth, version: 1 });
    expect(await refusalOf(withdraw(second!.id, 1n))).toEqual(['not.found', null]);
    expect(await propose(issue, truth)).toEqual({ state: 'waiting', version: 1, replaced: mistake });
    expect(await propose(issue, truth, 2n)).toEqual({ state: 'accepted', version: 1 });
    expect((await reported()).map(({ source, result, withdrawnAt }) => [source, result, withdrawnAt !== null])).toEqual(
      [
        ['operator:1', mistake, true],
        ['operator:2', truth, true],
        ['operator:1', truth, false],
        ['operator:2', truth, false],
      ],
    );
    // Accepted reports stay, and nothing is removed without a record.
    expect(await refusalOf(withdraw((await reported())[2]!.id, 1n))).toEqual(['not.found', null]);
    const remove = app.platform.db.run(sql`delete from lottery_result_reports where source = 'operator:1'`);
    await expect(remove).rejects.toThrow('not kept as withdrawn');
    const rewrite = app.platform.db.run(sql`delete from lottery_withdrawn_reports where report_id = ${first!.id}`);
    await expect(rewrite).rejects.toThrow();
  });

  it('a wrong correction does not block the draw when there are two operators', async () => {
    const issue = await createOfficialIssue(app, 'HANOI');
    await awaitDraw(app, 'HANOI', issue);
    await enterResult(app, 'HANOI', issue, resultFrom('as announced'));
    const [wrong, right] = [resultFrom('a wrong correction'), resultFrom('the right correction')];
    expect(await propose(issue, wrong)).toEqual({ state: 'waiting', version: 2 });
    expect(await propose(issue, right)).toEqual({ state: 'waiting', version: 2, replaced: wrong });
    expect(await confirm(issue, 2n)).toEqual({ state: 'accepted', version: 2 });
    await app.rooms.lottery.runDueSteps();
    expect(await readIssue(app, issue, 'HANOI')).toMatchObject({ state: 'settled', result: right, resultVersion: 2 });
  });

  it('agrees when two feeds order the numbers of a prize differently', async () => {
    const issue = await createOfficialIssue(app, 'HANOI');
    await awaitDraw(app, 'HANOI', issue);
    const result = resultFrom('two orders');
    const turned = result.map(({ level, numbers }) => ({ level, numbers: numbers.toReversed() }));
    expect(turned).not.toEqual(result);
    say = (feed) => ({ results: [{ station: 'HANOI', levels: feed === 'a' ? result : turned }] });
    // On a busy machine an answer can arrive too late, and the feed is queried again.
    await expect
      .poll(async () => (await app.rooms.lottery.runDueSteps(), stateOf(issue)), { timeout: 30_000 })
      .toBe('settled');
    say = silent;
    expect(await propose(issue, turned)).toEqual({ state: 'known', version: 1 });
  });

  it.each([
    ['before its draw time', -20, 60_000, resultFrom('early'), 'result.early'],
    ['with a missing prize level', -20, -10, resultFrom('levels').slice(1), 'result.levels'],
    [
      'with a missing number',
      -20,
      -10,
      resultFrom('count').map((level) =>
        level.level === 'G3' ? { ...level, numbers: level.numbers.slice(1) } : level,
      ),
      'result.count',
    ],
    ['with a missing leading zero', -20, -10, resultFrom('width', { special: '1234' }), 'result.width'],
    ['in the structure of the south', -20, -10, resultFrom('south', { structure: VN_SOUTH }), 'result.levels'],
  ])('%s is refused', async (_name, lockInMs, drawInMs, result, reason) => {
    const issue = await createOfficialIssue(app, 'HANOI');
    await moveIssue(app, issue, lockInMs, drawInMs, 'HANOI');
    await app.rooms.lottery.runDueSteps();
    expect(await refusalOf(propose(issue, result))).toEqual(['result.refused', { reason }]);
    expect((await resultsOf(app.platform.db, 'HANOI', issue)).reports).toEqual([]);
  });

  it('that repeats an earlier one of the station is refused, but not one of another station', async () => {
    const [first, between, again] = [
      await createOfficialIssue(app, 'HANOI'),
      await createOfficialIssue(app, 'HANOI'),
      await createOfficialIssue(app, 'HANOI'),
    ];
    const elsewhere = await createOfficialIssue(app, 'BACNINH');
    for (const issue of [first, between, again]) await awaitDraw(app, 'HANOI', issue);
    await awaitDraw(app, 'BACNINH', elsewhere);
    const result = resultFrom('stale');
    await enterResult(app, 'HANOI', first, result);
    await enterResult(app, 'HANOI', between, resultFrom('between'));
    say = outcome('HANOI', result);
    await app.rooms.lottery.runDueSteps();
    say = silent;
    expect(await refusalOf(propose(again, result))).toEqual(['result.refused', { reason: 'result.repeated' }]);
    expect(await stateOf(again)).toBe('locked');
    expect((await enterResult(app, 'BACNINH', elsewhere, result)).state).toBe('settled');
  });

  it('is not accepted for draws that are drawn here, on sale or void', async () => {
    const fast = await app.platform.db.one(sql<{ numero: string }>`
      select numero from lottery_draws where game_code = 'VN60' limit 1`);
    expect(await refusalOf(propose(fast.numero, resultFrom('fast'), 1n, 'VN60'))).toEqual([
      'result.refused',
      { reason: 'result.source' },
    ]);
    const issue = await createOfficialIssue(app, 'HANOI');
    expect(await refusalOf(propose(issue, resultFrom('sale')))).toEqual(['result.refused', { reason: 'result.early' }]);
    await awaitDraw(app, 'HANOI', issue);
    await app.platform.db.transaction((tx) => app.rooms.lottery.voidDraw(tx, 'HANOI', issue, 'A reason of the tests'));
    await app.rooms.lottery.runDueSteps();
    expect(await refusalOf(propose(issue, resultFrom('void')))).toEqual([
      'result.refused',
      { reason: 'result.closed' },
    ]);
    expect(await refusalOf(propose('20980101', resultFrom('none')))).toEqual(['draw.unknown', null]);
  });
});

test('a day without a result voids the draw and returns the stakes; without tickets it is skipped', async () => {
  const member = await createMember(app, { balance: '10000.00' });
  const [sold, empty] = [await createOfficialIssue(app, 'HANOI'), await createOfficialIssue(app, 'HANOI')];
  await buy(app, member, sold, [de('27')], 'HANOI');
  for (const issue of [sold, empty]) await awaitDraw(app, 'HANOI', issue);
  const later = async (ms: number) => {
    for (const issue of [sold, empty]) await moveIssue(app, issue, -ms - 10, -ms, 'HANOI');
    await app.rooms.lottery.runDueSteps();
  };
  await later(86_300_000);
  expect([await stateOf(sold), await stateOf(empty)]).toEqual(['locked', 'locked']);
  await later(86_400_000);
  expect(await readIssue(app, sold, 'HANOI')).toMatchObject({ state: 'void', voidReason: 'result-missing' });
  expect(await readIssue(app, empty, 'HANOI')).toMatchObject({ state: 'void', voidReason: 'skipped' });
  expect(await app.rooms.wallet.balance(member.memberId, 'VND')).toBe(1_000_000n);
});
