import { callSite, createMember } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { buy, readIssue, refusalOf } from '../lottery.testing.ts';
import { openOfficial } from '../results/official.testing.ts';
import { awaitPair, createPairIssue, endingIn, enterStation, FIRST, PAIR, SECOND } from './joined.testing.ts';

/** Joined draws while operators change their stations. */
const { app } = await openOfficial(() => () => ({ results: [] }));

const { lottery } = app.rooms;
const change = async (code: string, changes: object) => {
  await app.platform.db.transaction((tx) => lottery.operations.lotteries.change(tx, code, changes));
  lottery.lotteriesChanged();
  await lottery.runDueSteps();
};
/** The draws of the calendar, with their times. */
const drawsOf = (code: string) =>
  app.platform.db.rows(sql<{ numero: string; state: string; lockAt: Date }>`
    select numero, state, lock_at as "lockAt" from lottery_draws
     where game_code = ${code} and draw_at > now() and numero < '2098' order by numero`);
const statesOf = async (code: string) => (await drawsOf(code)).map(({ state }) => state);

describe('a joined draw', () => {
  it('ends and comes back with the draws of a station that is switched off and on', async () => {
    await lottery.runDueSteps();
    const before = await statesOf(PAIR);
    expect(before.length).toBeGreaterThan(0);
    await change(SECOND, { enabled: false });
    expect(await statesOf(PAIR)).toEqual(before.map(() => 'void'));
    expect((await lottery.plays(FIRST)).joined?.map(({ gameCode }) => gameCode)).toEqual(['CANTHO_SOCTRANG']);
    await change(SECOND, { enabled: true });
    expect(await statesOf(PAIR)).toEqual(before);
  });

  it('ends and comes back when operators switch it off and on itself', async () => {
    const before = await statesOf(PAIR);
    await change(PAIR, { enabled: false });
    expect(await statesOf(PAIR)).toEqual(before.map(() => 'void'));
    expect(await statesOf(FIRST)).not.toContain('void');
    await change(PAIR, { enabled: true });
    expect(await statesOf(PAIR)).toEqual(before);
  });

  it('moves with a station that closes earlier, and no other setting of it can be changed', async () => {
    const [was] = await drawsOf(PAIR);
    await change(SECOND, { lockSeconds: 1800 });
    const [now] = await drawsOf(PAIR);
    expect(was!.lockAt.getTime() - now!.lockAt.getTime()).toBe(1_200_000);
    await change(SECOND, { lockSeconds: 600 });
    expect((await drawsOf(PAIR))[0]).toEqual(was);
    expect(await refusalOf(change(PAIR, { lockSeconds: 1800 }))).toEqual([
      'request.invalid',
      { field: 'lockSeconds', reason: 'joined' },
    ]);
    const firstDay = '2097-01-01';
    const widths = [{ level: 'A-DB', width: 5 }];
    const rules = app.platform.db.transaction((tx) =>
      lottery.operations.publishRules(tx, PAIR, { formerVersion: 1, firstDay, widths }),
    );
    expect(await refusalOf(rules)).toEqual(['request.invalid', { field: 'widths', reason: 'joined' }]);
  });

  it('has the names of its stations, even after they change', async () => {
    await change(SECOND, { names: { EN: 'Đồng Nai', KO: '동나이' } });
    const { names } = await lottery.operations.lotteries.game(PAIR);
    expect(names).toEqual({ EN: 'Cần Thơ – Đồng Nai', KO: 'Cần Thơ – 동나이' });
  });

  it('is skipped on a closed day and comes back with it', async () => {
    const [next] = await drawsOf(PAIR);
    const later = (await drawsOf(PAIR)).find(({ state }) => state === 'scheduled') ?? next!;
    const day = `${later.numero.slice(0, 4)}-${later.numero.slice(4, 6)}-${later.numero.slice(6)}`;
    const stateOf = async () => (await readIssue(app, later.numero, PAIR)).state;
    await app.platform.db.transaction((tx) => lottery.operations.closeDay(tx, 'VN', day, 'Test'));
    expect(await stateOf()).toBe('void');
    await app.platform.db.transaction((tx) => lottery.operations.reopenDay(tx, 'VN', day));
    lottery.lotteriesChanged();
    expect(await stateOf()).toBe('scheduled');
  });

  it('with tickets keeps the draws of its stations when one is switched off', async () => {
    const member = await createMember(app, { balance: '1000000.00' });
    const issue = await createPairIssue(app);
    await buy(app, member, issue, [{ play: 'daxien', picks: ['12', '34'], unitStake: '1000.00' }], PAIR);
    await change(SECOND, { enabled: false });
    expect((await readIssue(app, issue, SECOND)).state).toBe('open');
    expect((await readIssue(app, issue, PAIR)).state).toBe('open');
    await change(SECOND, { enabled: true });
    await awaitPair(app, issue);
    await enterStation(app, FIRST, issue, endingIn(`${issue} first`, ['12', '34']));
    expect(await enterStation(app, SECOND, issue, endingIn(`${issue} second`, ['12']))).toMatchObject({
      state: 'settled',
      settledVersion: 1,
    });
  });

  it('takes a correction that came while it was being settled after its settlement', async () => {
    const member = await createMember(app, { balance: '1000000.00' });
    const issue = await createPairIssue(app);
    await buy(app, member, issue, [{ play: 'daxien', picks: ['12', '34'], unitStake: '1000.00' }], PAIR);
    await awaitPair(app, issue);
    await enterStation(app, FIRST, issue, endingIn(`${issue} first`, ['12']));
    const hold = (state: string) =>
      app.platform.db.run(sql`
        update lottery_draws set next_due_at = ${state === 'held' ? 'infinity' : '-infinity'}::timestamptz
         where game_code = ${PAIR} and numero = ${issue}`);
    const second = endingIn(`${issue} second`, ['34']);
    await app.platform.db.transaction((tx) => lottery.proposeResult(tx, 1n, SECOND, issue, second));
    await app.platform.db.transaction((tx) => lottery.confirmResult(tx, 2n, SECOND, issue));
    await hold('held');
    await lottery.runDueSteps();
    const none = endingIn(`${issue} none`, ['55', '56', '57']);
    expect(await enterStation(app, SECOND, issue, none)).toMatchObject({ state: 'drawn', resultVersion: 1 });
    await hold('due');
    await lottery.runDueSteps();
    expect(await readIssue(app, issue, PAIR)).toMatchObject({ state: 'settled', resultVersion: 2, settledVersion: 2 });
    expect(await app.rooms.wallet.balance(member.memberId, 'VND')).toBe(100_000_000n - 7_200_000n);
  });

  it('and its stations are never sold and voided in an order that makes both wait for each other', async () => {
    const members = await Promise.all(Array.from({ length: 4 }, () => createMember(app, { balance: '1000000.00' })));
    for (const station of [FIRST, SECOND]) {
      const issue = await createPairIssue(app);
      const versions = new Map(
        await Promise.all(
          [FIRST, PAIR, SECOND].map(async (code) => [code, (await lottery.plays(code)).oddsVersion] as const),
        ),
      );
      const tickets = [SECOND, PAIR, FIRST].map((gameCode) => ({
        gameCode,
        numero: issue,
        oddsVersion: versions.get(gameCode),
        lines: [
          gameCode === PAIR
            ? { play: 'daxien', picks: ['12', '34'], unitStake: '1000.00' }
            : { play: 'lo2', picks: ['12'], unitStake: '1000.00' },
        ],
      }));
      const sold = members.flatMap(({ headers }) =>
        [1, 2, 3].map(() => callSite(app, headers, 'POST', '/lgw/lottery/orders', { tickets })),
      );
      const voided = app.platform.db.transaction((tx) => lottery.voidDraw(tx, station, issue, 'Test'));
      const answers = await Promise.all(sold);
      await voided;
      const codes = new Set(answers.map(({ errorCode }) => errorCode));
      expect([...codes].filter((code) => code !== null && code !== 'draw.closed')).toEqual([]);
      await lottery.runDueSteps();
      expect((await readIssue(app, issue, PAIR)).state).toBe('void');
    }
  });
});
