import { type DrawResult, joinResults } from '@fairlot/lottery-maths';
import { createMember, type TestMember } from '@fairlot/testkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { buy, get, type Line, moveIssue, readIssue, refusalOf, send } from '../lottery.testing.ts';
import { openOfficial } from '../results/official.testing.ts';
import type { Draw, Menu, Ticket } from '../present.ts';
import { awaitPair, createPairIssue, endingIn, enterStation, FIRST, PAIR, SECOND } from './joined.testing.ts';
import { resultsOf } from '../results/result-versions.ts';

/** Đá xiên: one bet over two stations, whose draw joins theirs. */
const { app } = await openOfficial(() => () => ({ results: [] }));
let member: TestMember;
beforeAll(async () => {
  member = await createMember(app, { balance: '100000000.00' });
});

const daxien = (picks: string[], unitStake = '1000.00'): Line => ({ play: 'daxien', picks, unitStake });
const stateOf = async (issue: string, game = PAIR) => (await readIssue(app, issue, game)).state;
const ticketOf = async (id: string) => (await get<Ticket>(app, `/lgw/lottery/tickets/${id}`, member.headers)).value;
const balance = () => app.rooms.wallet.balance(member.memberId, 'VND');

/** Payout of a line, by hand: pairs of the two numbers among the 36 endings at 760.95. */
function paid([one = '', other = '']: readonly string[], ...stations: DrawResult[]): bigint {
  const endings = stations.flat().flatMap(({ numbers }) => numbers.map((number) => number.slice(-2)));
  const times = (pick: string) => endings.filter((ending) => ending === pick).length;
  return 76_095_000n * BigInt(Math.min(times(one), times(other)));
}

describe('the joined draws of the calendar', () => {
  it('are created once for every pair of stations of a group that draw on the same day', async () => {
    const games = await app.platform.db.rows(sql<{ code: string; days: string; name: string }>`
      select code, draw_days as days, name from lottery_games where source = 'joined' order by code`);
    // Three stations have three pairs and four have six: 24 in the south. Two or three in the centre: 13.
    expect(games).toHaveLength(37);
    expect(games.find(({ code }) => code === PAIR)).toEqual({ code: PAIR, days: '4', name: 'Cần Thơ – Đồng Nai' });
    expect(games.find(({ code }) => code === 'HCMC_LONGAN')?.days).toBe('7');
    expect(games.some(({ code }) => code === 'CANTHO_HCMC')).toBe(false);
    expect(games.some(({ code }) => code.includes('HANOI'))).toBe(false);
    await app.rooms.lottery.runDueSteps();
    const again = await app.platform.db.rows(sql`select 1 from lottery_games where source = 'joined'`);
    expect(again).toHaveLength(games.length);
  });

  it('open with the later station and close with the earlier one', async () => {
    const draws = await app.platform.db.rows(sql<{ isRight: boolean }>`
      select (j.open_at, j.lock_at, j.draw_at) = (greatest(a.open_at, b.open_at), least(a.lock_at, b.lock_at),
               greatest(a.draw_at, b.draw_at)) as "isRight"
        from lottery_draws j join lottery_games g on g.code = j.game_code
        join lottery_draws a on a.game_code = g.joins[1] and a.numero = j.numero
        join lottery_draws b on b.game_code = g.joins[2] and b.numero = j.numero where j.source = 'joined'`);
    expect(draws.length).toBeGreaterThan(20);
    expect(draws.every(({ isRight }) => isRight)).toBe(true);
  });

  it('appear neither in the lobby nor in the week; stations name their own', async () => {
    const menu = (await get<Menu>(app, '/lgw/lottery/vn/menu')).value;
    const codes = menu.flatMap(({ gameMenus }) => gameMenus.map(({ gameCode }) => gameCode));
    expect(codes).toContain(FIRST);
    expect(codes).not.toContain(PAIR);
    expect(JSON.stringify(await app.rooms.lottery.week())).not.toContain(PAIR);
    const { joined, numero } = await app.rooms.lottery.plays(FIRST);
    expect(joined?.map(({ gameCode }) => gameCode)).toEqual([PAIR, 'CANTHO_SOCTRANG', 'DONGNAI_SOCTRANG']);
    expect(joined?.[0]).toEqual({ gameCode: PAIR, stations: [FIRST, SECOND], numero });
    expect(await app.rooms.lottery.plays(PAIR)).toMatchObject({
      plays: [{ code: 'daxien', units: 72, odds: '7609500', returnPercent: '97.99', name: 'Da xien' }],
    });
  });
});

describe('a ticket on two stations', () => {
  it.each([
    ['the first', [FIRST, SECOND]],
    ['the second', [SECOND, FIRST]],
  ])('waits for both results, %s being the earlier one, and pays as the oracle', async (_name, order) => {
    const issue = await createPairIssue(app);
    const before = await balance();
    const sold = await buy(
      app,
      member,
      issue,
      [daxien(['12', '34']), daxien(['12', '77']), daxien(['00', '01'])],
      PAIR,
    );
    expect(sold.total).toBe('216000.00');
    await awaitPair(app, issue);
    const results: Record<string, DrawResult> = {
      [FIRST]: endingIn(`${issue} first`, ['12', '34', '55', '12']),
      [SECOND]: endingIn(`${issue} second`, ['34', '99', '98']),
    };
    const [earlier = '', later = ''] = order;
    expect((await enterStation(app, earlier, issue, results[earlier]!)).state).toBe('locked');
    expect(await ticketOf(sold.ticketId)).toMatchObject({ status: 'open', win: null });
    const draw = await enterStation(app, later, issue, results[later]!);
    expect(draw).toMatchObject({ state: 'settled', resultVersion: 1 });
    expect(draw.result).toEqual(joinResults(results[FIRST]!, results[SECOND]!));
    const win = paid(['12', '34'], results[FIRST]!, results[SECOND]!);
    expect(win).toBe(76_095_000n * 9n);
    expect(paid(['12', '77'], results[FIRST]!, results[SECOND]!)).toBe(0n);
    expect(await balance()).toBe(before - 21_600_000n + win);
    expect((await ticketOf(sold.ticketId)).lines.map(({ hits }) => hits)).toEqual([9, 0, 0]);
    const shown = (await get<Draw>(app, `/lgw/lottery/draws/${PAIR}/${issue}`)).value;
    expect(shown).toMatchObject({ source: 'feed', displayName: 'Cần Thơ – Đồng Nai', commitment: '' });
    const { versions, reports } = await resultsOf(app.platform.db, PAIR, issue);
    expect(versions.map(({ sources }) => sources)).toEqual([[`station:${FIRST}:1`, `station:${SECOND}:1`]]);
    expect(reports).toEqual([]);
  });

  it('is settled for many sampled results as the oracle says, to the minor unit', async () => {
    const picks = ['12', '34', '56', '78'].flatMap((one, index, all) =>
      all.slice(index + 1).map((other) => [one, other]),
    );
    for (let round = 0; round < 5; round += 1) {
      const issue = await createPairIssue(app);
      const before = await balance();
      await buy(
        app,
        member,
        issue,
        picks.map((pick) => daxien(pick)),
        PAIR,
      );
      await awaitPair(app, issue);
      const endings = ['12', '34', '56', '78', '90'].slice(round % 3);
      const results = [
        endingIn(`${issue} ${round}`, [...endings, '12']),
        endingIn(`${issue} other ${round}`, endings.toReversed()),
      ] as const;
      await enterStation(app, FIRST, issue, results[0]);
      await enterStation(app, SECOND, issue, results[1]);
      const won = picks.reduce((sum, pick) => sum + paid(pick, ...results), 0n);
      expect(won).toBeGreaterThan(0n);
      expect(await balance()).toBe(before - 7_200_000n * 6n + won);
    }
  });

  it('follows a correction of one station, even when the other comes after it', async () => {
    const issue = await createPairIssue(app);
    const before = await balance();
    await buy(app, member, issue, [daxien(['12', '34'])], PAIR);
    await awaitPair(app, issue);
    const [wrong, right, other] = [
      endingIn(`${issue} wrong`, ['12', '34']),
      endingIn(`${issue} right`, ['12', '55', '56', '57', '58', '59']),
      endingIn(`${issue} other`, ['34', '61', '62', '63', '64', '65', '66', '67', '68']),
    ];
    await enterStation(app, FIRST, issue, wrong!);
    await enterStation(app, FIRST, issue, right!);
    const first = await enterStation(app, SECOND, issue, other!);
    expect(first).toMatchObject({ state: 'settled', resultVersion: 1 });
    expect(await balance()).toBe(before - 7_200_000n + paid(['12', '34'], right!, other!));
    const corrected = await enterStation(app, SECOND, issue, wrong!);
    expect(corrected).toMatchObject({ state: 'settled', resultVersion: 2, settledVersion: 2 });
    expect(await balance()).toBe(before - 7_200_000n + paid(['12', '34'], right!, wrong!));
    const { versions } = await resultsOf(app.platform.db, PAIR, issue);
    expect(versions.map(({ sources }) => sources)).toEqual([
      [`station:${FIRST}:2`, `station:${SECOND}:1`],
      [`station:${FIRST}:2`, `station:${SECOND}:2`],
    ]);
  });

  it.each(['open', 'locked'])('is returned when operators void one station that is %s', async (state) => {
    const issue = await createPairIssue(app);
    const before = await balance();
    const sold = await buy(app, member, issue, [daxien(['12', '34'])], PAIR);
    if (state === 'locked') await awaitPair(app, issue);
    await app.platform.db.transaction((tx) =>
      app.rooms.lottery.voidDraw(tx, SECOND, issue, 'The station drew nothing.'),
    );
    await app.rooms.lottery.runDueSteps();
    expect(await readIssue(app, issue, PAIR)).toMatchObject({
      state: 'void',
      voidReason: 'operator',
      voidNote: 'The station drew nothing.',
    });
    expect(await stateOf(issue, FIRST)).toBe(state);
    expect(await balance()).toBe(before);
    expect((await ticketOf(sold.ticketId)).status).toBe('refunded');
    // The other station goes on.
    if (state === 'open') await moveIssue(app, issue, -20, -10, FIRST);
    await app.rooms.lottery.runDueSteps();
    await enterStation(app, FIRST, issue, endingIn(`${issue} alone`, ['12']));
  });

  it('is returned when a station without tickets of its own has no result for a day', async () => {
    const issue = await createPairIssue(app);
    const before = await balance();
    await buy(app, member, issue, [daxien(['12', '34'])], PAIR);
    await awaitPair(app, issue);
    await enterStation(app, FIRST, issue, endingIn(`${issue} first`, ['12']));
    await app.platform.db.run(sql`
      update lottery_draws set lock_at = lock_at - interval '2 days', open_at = open_at - interval '3 days',
        draw_at = draw_at - interval '2 days', next_due_at = '-infinity'
       where game_code = ${SECOND} and numero = ${issue}`);
    await app.rooms.lottery.runDueSteps();
    expect(await readIssue(app, issue, PAIR)).toMatchObject({ state: 'void', voidReason: 'result-missing' });
    expect(await balance()).toBe(before);
  });

  it('is refused as any other: stale odds, wrong picks, another play, a draw that is closed', async () => {
    const issue = await createPairIssue(app);
    const refused = async (line: Line, more: object = {}) =>
      (await send(app, member, issue, [line], undefined, { gameCode: PAIR, ...more })).errorCode;
    expect(await refused(daxien(['12', '34']), { oddsVersion: 99 })).toBe('odds.changed');
    expect(await refused(daxien(['12']))).toBe('picks.invalid');
    expect(await refused(daxien(['12', '12']))).toBe('picks.invalid');
    expect(await refused(daxien(['12', '345']))).toBe('picks.invalid');
    expect(await refused({ play: 'lo2', picks: ['12'], unitStake: '1000.00' })).toBe('picks.invalid');
    expect(await refused(daxien(['12', '34']), { gameCode: FIRST })).toBe('picks.invalid');
    await moveIssue(app, issue, -20, 60_000, PAIR);
    expect(await refused(daxien(['12', '34']))).toBe('draw.closed');
  });

  it('can be bought only until operators close the sale of one station', async () => {
    const issue = await createPairIssue(app);
    await app.platform.db.transaction((tx) => app.rooms.lottery.operations.sale.close(tx, FIRST, issue));
    expect(await readIssue(app, issue, PAIR)).toMatchObject({ state: 'locked', closedAt: expect.any(Date) as Date });
    expect(await stateOf(issue, SECOND)).toBe('open');
    const answer = await send(app, member, issue, [daxien(['12', '34'])], undefined, { gameCode: PAIR });
    expect(answer.errorCode).toBe('draw.closed');
  });

  it('has no result of its own to enter or to postpone', async () => {
    const issue = await createPairIssue(app);
    await awaitPair(app, issue);
    const result = joinResults(endingIn('a', ['12']), endingIn('b', ['34']));
    const entered = app.platform.db.transaction((tx) => app.rooms.lottery.proposeResult(tx, 1n, PAIR, issue, result));
    expect(await refusalOf(entered)).toEqual(['result.refused', { reason: 'result.source' }]);
    const later = new Date(Date.now() + 3_600_000);
    const postponed = app.platform.db.transaction((tx) => app.rooms.lottery.postponeDraw(tx, PAIR, issue, later));
    expect(await refusalOf(postponed)).toEqual(['draw.not.postponable', { state: 'locked' }]);
    await app.platform.db.transaction((tx) => app.rooms.lottery.postponeDraw(tx, FIRST, issue, later));
    expect((await readIssue(app, issue, PAIR)).drawAt).toEqual(later);
  });
});
