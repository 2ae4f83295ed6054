import { randomUUID } from 'node:crypto';
import { formatMinor } from '@fairlot/money';
import { drawNumbers, sha256 } from '@fairlot/fairness';
import { type DrawResult, hits, linePayoutMinor, linePriceMinor, lowestPicks } from '@fairlot/lottery-maths';
import { createMember, shareDatabase, type TestMember } from '@fairlot/testkit';
import { expect, test } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { createGameBook, type LotteryGame } from '../games/games.ts';
import type { OfferedPlay } from '../games/terms.ts';
import {
  buy,
  countersOf,
  createIssue,
  createOfficialIssue,
  type Line,
  moveIssue,
  readIssue,
  send,
  WITH_FEED,
} from '../lottery.testing.ts';
import { awaitDraw, enterResult } from '../results/official.testing.ts';

/** One game of every family. */
const DRAWN_HERE = ['VN60', 'LOTTO645X', 'K3_60', 'PC28_60', 'SSC_60', 'PK10_60', '11X5_60', 'KENO_60'];
const OFFICIAL = ['HANOI', 'HCMC', 'LOTTO645', 'LOTTO655', 'LOTTO535', 'THAI', 'LAO', 'SEA4D', 'MAX3D'];
const GAMES = [...DRAWN_HERE, ...OFFICIAL];
/** Tickets with a jackpot have one price. */
const unitOf = ({ rule, minUnitStakeMinor }: OfferedPlay) => (rule.kind === 'lotto' ? minUnitStakeMinor : 100_000n);
const START_MINOR = 1_000_000_000_000n;

const start = await shareDatabase({ seed: 'demo', config: WITH_FEED });
let app = await start();

const gameOf = async (code: string): Promise<LotteryGame> => {
  const game = await createGameBook(app.platform.db, () => []).find(code);
  if (game === undefined) throw new Error(`No game ${code}`);
  return game;
};
const openIssue = (game: string) =>
  OFFICIAL.includes(game) ? createOfficialIssue(app, game) : createIssue(app, { game });
const balanceOf = (member: TestMember) => app.rooms.wallet.balance(member.memberId, 'VND');
const rich = () => createMember(app, { balance: '10000000000.00' });

/** A bet on the lowest picks of every play. */
const linesOf = ({ plays }: LotteryGame): { play: OfferedPlay; line: Line }[] =>
  [...plays.values()].map((play) => ({
    play,
    line: { play: play.code, picks: lowestPicks(play), unitStake: formatMinor(unitOf(play)) },
  }));
const priceOf = (game: LotteryGame): bigint =>
  linesOf(game).reduce((sum, { play }) => sum + linePriceMinor(play, unitOf(play)), 0n);
const payoutOf = (game: LotteryGame, result: DrawResult): bigint =>
  linesOf(game).reduce(
    (sum, { play, line }) => sum + linePayoutMinor(play, unitOf(play), hits(play, game.structure, result, line.picks)),
    0n,
  );
/** A line of every play. */
const buyAll = (game: LotteryGame, issue: string, member: TestMember) =>
  buy(
    app,
    member,
    issue,
    linesOf(game).map(({ line }) => line),
    game.code,
  );

/** A result of the game on which some bets win, the first of a series. */
async function winningResult(game: LotteryGame, series: string): Promise<DrawResult> {
  for (let attempt = 0; ; attempt += 1) {
    const key = sha256(new TextEncoder().encode(`${series} ${attempt}`));
    const result = await drawNumbers(game.structure.levels, key);
    if (payoutOf(game, result) > 0n) return result;
  }
}

/** Two operators enter the result of an official draw; another draw gets it in place of its own. */
async function publishResult(code: string, issue: string, result: DrawResult): Promise<void> {
  const { db } = app.platform;
  const { lottery } = app.rooms;
  if (OFFICIAL.includes(code)) {
    await db.transaction((tx) => lottery.proposeResult(tx, 1n, code, issue, result));
    await db.transaction((tx) => lottery.confirmResult(tx, 2n, code, issue));
  } else {
    await db.run(sql`
      update lottery_draws set state = 'drawn', result = ${JSON.stringify(result)}::jsonb, result_version = 1,
             revealed_seed = ${'0'.repeat(64)}, next_due_at = '-infinity'
       where game_code = ${code} and numero = ${issue}`);
  }
}

test.each(GAMES)(
  '%s: wrong picks, limits, old odds and a closed draw sell nothing; a void returns stakes',
  async (code) => {
    const member = await rich();
    const game = await gameOf(code);
    const issue = await openIssue(code);
    const [first] = linesOf(game);
    const { line } = first!;
    const refusal = async (bet: Line, oddsVersion?: number) => {
      const more = { gameCode: code, ...(oddsVersion === undefined ? {} : { oddsVersion }) };
      const { errorCode, value } = await send(app, member, issue, [bet], undefined, more);
      return [errorCode, (value as { reason?: string } | null)?.reason];
    };
    expect(await refusal({ ...line, picks: [...line.picks, '1'] })).toEqual(['picks.invalid', 'picks.count']);
    expect(await refusal({ ...line, picks: line.picks.map((pick) => `${pick}0`) })).toEqual([
      'picks.invalid',
      'picks.format',
    ]);
    expect(await refusal({ ...line, play: 'unknown' })).toEqual(['picks.invalid', 'play.unknown']);
    expect((await refusal({ ...line, unitStake: '0.01' }))[0]).toBe('limit.exceeded');
    expect((await refusal({ ...line, unitStake: '9999999999.00' }))[0]).toBe('limit.exceeded');
    expect((await refusal(line, game.oddsVersion + 1))[0]).toBe('odds.changed');
    expect(await balanceOf(member)).toBe(START_MINOR);

    await buyAll(game, issue, member);
    expect(await balanceOf(member)).toBe(START_MINOR - priceOf(game));
    await moveIssue(app, issue, -20, 3_600_000, code);
    expect((await refusal(line))[0]).toBe('draw.closed');
    await app.platform.db.transaction((tx) => app.rooms.lottery.voidDraw(tx, code, issue, 'A reason of the tests'));
    await app.rooms.lottery.runDueSteps(2000);
    expect((await readIssue(app, issue, code)).state).toBe('void');
    expect(await balanceOf(member)).toBe(START_MINOR);
    expect(await countersOf(app, code, issue)).toEqual({});
  },
);

test.each(GAMES)(
  '%s: a refused order and a cancelled ticket leave all counters of the draw as before',
  async (code) => {
    await app.platform.db.run(sql`update lottery_games set cancellable = true where code = ${code}`);
    const [member, other, game, issue] = [await rich(), await rich(), await gameOf(code), await openIssue(code)];
    const [lines, counters] = [linesOf(game).map(({ line }) => line), () => countersOf(app, code, issue)];
    const askFor = async (method: 'POST' | 'DELETE', path: string, payload: object = {}) => {
      const key = { 'idempotency-key': randomUUID() };
      const url = `/lgw/lottery/${path}`;
      const response = await app.server.inject({ method, url, payload, headers: { ...member.headers, ...key } });
      return response.json<{ errorCode: string | null; value: { followUpId: string } }>();
    };
    await buyAll(game, issue, other);
    const before = await counters();
    const ticket = { gameCode: code, oddsVersion: game.oddsVersion, lines };
    // The second draw does not exist; the ticket for the first one is sold before.
    const order = { tickets: [issue, '299901010001'].map((numero) => ({ ...ticket, numero })) };
    expect((await askFor('POST', 'orders', order)).errorCode).toBe('draw.unknown');
    expect(await counters()).toEqual(before);

    const { ticketId } = await buyAll(game, issue, member);
    const sold = await counters();
    expect(Object.keys(sold).length).toBeGreaterThan(Object.keys(before).length);
    const { value } = await askFor('POST', 'followUps', { ticketId, draws: 2, stopOnWin: false });
    expect((await askFor('DELETE', `followUps/${value.followUpId}`)).errorCode).toBeNull();
    expect(await counters()).toEqual(sold);
    expect((await askFor('DELETE', `tickets/${ticketId}`)).errorCode).toBeNull();
    expect(await counters()).toEqual(before);
    expect(await balanceOf(member)).toBe(START_MINOR);
  },
);

test('a server stopped inside settlements of all families pays every ticket once after its start', async () => {
  const sold: { game: LotteryGame; issue: string; member: TestMember; result: DrawResult }[] = [];
  const pause = () =>
    app.platform.db.run(sql`
      update lottery_draws set next_due_at = clock_timestamp() + interval '1 hour'
       where state not in ('settled', 'void')`);
  for (const code of GAMES) {
    const [game, issue, member] = [await gameOf(code), await openIssue(code), await rich()];
    await buyAll(game, issue, member);
    await pause();
    await moveIssue(app, issue, -20, -10, code);
    await app.rooms.lottery.runDueSteps(1);
    const result = await winningResult(game, code);
    await publishResult(code, issue, result);
    await app.rooms.lottery.runDueSteps(1);
    expect([code, (await readIssue(app, issue, code)).state]).toEqual([code, 'settling']);
    sold.push({ game, issue, member, result });
  }
  await app.close();
  app = await start();
  await app.platform.db.run(sql`
    update lottery_draws set next_due_at = '-infinity' where state not in ('settled', 'void', 'scheduled', 'open')`);
  await app.rooms.lottery.runDueSteps(2000);
  for (const { game, issue, member, result } of sold) {
    expect([game.code, (await readIssue(app, issue, game.code)).state]).toEqual([game.code, 'settled']);
    expect([game.code, await balanceOf(member)]).toEqual([
      game.code,
      START_MINOR - priceOf(game) + payoutOf(game, result),
    ]);
  }
});

test.each(OFFICIAL)('%s: a corrected result takes back what it paid and pays what the right one wins', async (code) => {
  const [game, issue, member] = [await gameOf(code), await openIssue(code), await rich()];
  await buyAll(game, issue, member);
  await awaitDraw(app, code, issue);
  const [wrong, right] = [await winningResult(game, `${code} wrong`), await winningResult(game, `${code} right`)];
  expect((await enterResult(app, code, issue, wrong)).state).toBe('settled');
  expect(await balanceOf(member)).toBe(START_MINOR - priceOf(game) + payoutOf(game, wrong));
  expect(await enterResult(app, code, issue, right)).toMatchObject({ state: 'settled', settledVersion: 2 });
  expect(await balanceOf(member)).toBe(START_MINOR - priceOf(game) + payoutOf(game, right));
});
