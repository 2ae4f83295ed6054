import { createMember, openTestApp, type TestMember } from '@fairlot/testkit';
import { type LottoFacts, LOTTOS, lottoWins } from '@fairlot/lottery-maths/lotto-oracle.testing';
import { afterAll, expect, test, vi } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { poolAccount } from '../../wallet/index.ts';
import { cancel, createOfficialIssue, get, type Line, send, type Sold, WITH_FEED } from '../lottery.testing.ts';
import type { Draw, Plays, Ticket } from '../present.ts';
import { awaitDraw, enterResult } from '../results/official.testing.ts';
import { announceJackpots } from './jackpots.ts';

type Game = keyof typeof LOTTOS;
const app = await openTestApp({ seed: 'demo', config: WITH_FEED });

let aheadMs = 0;
const now = performance.now.bind(performance);
vi.spyOn(performance, 'now').mockImplementation(() => now() + aheadMs);
afterAll(() => void vi.restoreAllMocks());
/** Lets a second pass, for which the jackpots are cached. */
const expireCache = () => (aheadMs += 1100);

const PRICE_MINOR = 1_000_000n;
const text = (number: number) => String(number).padStart(2, '0');
/** A line of a ticket or a system; `special` is the special number, where members pick one. */
const line = (play: string, picks: readonly number[], special?: number): Line => ({
  play,
  picks: [...picks.map(text), ...(special === undefined ? [] : [`B${text(special)}`])],
  unitStake: '10000.00',
});
const poolOf = (game: Game, level: string, asset = 'VND') =>
  app.rooms.wallet.accountBalance(poolAccount(game, level, asset));
const balanceOf = (member: TestMember) => app.rooms.wallet.balance(member.memberId, member.asset);
const minorOf = (amount: string) => BigInt(amount.replace('.', ''));

async function buyAt(game: Game, member: TestMember, issue: string, lines: readonly Line[]): Promise<Sold> {
  const answer = await send(app, member, issue, lines, undefined, { gameCode: game });
  expect(answer.errorCode).toBeNull();
  return answer.value;
}

async function draw(game: Game, issue: string, main: readonly number[], bonus?: number): Promise<void> {
  await awaitDraw(app, game, issue);
  const settled = await enterResult(app, game, issue, [
    { level: 'MAIN', numbers: main.map(text) },
    ...(bonus === undefined ? [] : [{ level: 'BONUS', numbers: [text(bonus)] }]),
  ]);
  expect(settled.state).toBe('settled');
}

/** Each game's draw: 1 to 6 or to 5, and 7 as the bonus or the special number. */
const main = ({ size }: LottoFacts) => Array.from({ length: size }, (_, index) => index + 1);
const bonusOf = ({ bonus }: LottoFacts) => (bonus === null ? undefined : 7);

/** Tickets that win every prize, systems of many sizes, and lines that lose. */
function bets(facts: LottoFacts): { picks: number[]; special?: number; play: string }[] {
  const { size, bonus } = facts;
  const drawn = main(facts);
  const others = Array.from({ length: 18 }, (_, index) => index + 17);
  const withSpecial = (special: number) => (bonus === 'pick' ? { special } : {});
  const system = (count: number, matches: number, extra: number[] = [], special = 7) => ({
    play: count === size ? 'jackpot' : `sys${count}`,
    picks: [...drawn.slice(0, matches), ...extra, ...others].slice(0, count),
    ...withSpecial(special),
  });
  return [
    ...drawn.map((_, matches) => system(size, matches)),
    ...drawn.map((_, matches) => system(size, matches, bonus === 'ball' ? [7] : [], 8)),
    system(size, size),
    system(size - 1, size - 1),
    system(size - 1, size - 2),
    system(7, size),
    system(7, size - 1, [7]),
    system(9, 3, [], 8),
    system(12, size),
    system(15, size - 1, [7], 8),
    system(18, size, [7]),
  ];
}

test.each(['LOTTO645', 'LOTTO655', 'LOTTO535'] as const)(
  '%s prices and pays tickets and systems of several winners as their combinations one by one',
  async (game) => {
    const facts = LOTTOS[game];
    const members = await Promise.all([1, 2].map(() => createMember(app, { balance: '2000000000.00' })));
    const trial = await createMember(app, { balance: '2000000000.00', type: 4 });
    const issue = await createOfficialIssue(app, game);
    const { value: offered } = await get<Plays>(app, `/lgw/lottery/plays?gameCode=${game}`);
    const pools = offered.pools ?? [];
    const before = new Map<string, bigint>();
    for (const { level } of pools) before.set(level, await poolOf(game, level));
    expect(pools.map(({ amount }) => minorOf(amount))).toEqual([...before.values()]);

    // Two members with the same lines, so that every share is divided; a trial player divides other pools.
    const lines = bets(facts);
    const oracle = lines.map(({ picks, special }) => lottoWins(facts, main(facts), 7, picks, special));
    const starts = await Promise.all([...members, trial].map(balanceOf));
    const tickets = [];
    for (const member of [...members, trial])
      tickets.push(
        await buyAt(
          game,
          member,
          issue,
          lines.map(({ play, picks, special }) => line(play, picks, special)),
        ),
      );
    expect(tickets[0]?.lines.map(({ price }) => minorOf(price))).toEqual(
      oracle.map(({ combinations }) => BigInt(combinations) * PRICE_MINOR),
    );
    const costMinor = oracle.reduce((sum, { combinations }) => sum + BigInt(combinations) * PRICE_MINOR, 0n);
    // The jackpot on sale includes the shares of these tickets, without those of the trial player.
    expireCache();
    const grown = (await get<Plays>(app, `/lgw/lottery/plays?gameCode=${game}`)).value.pools ?? [];
    const jackpots = new Map(
      pools.map(({ level, share }) => [level, (before.get(level) ?? 0n) + (2n * costMinor * minorOf(share)) / 10_000n]),
    );
    expect(grown.map(({ level, amount }) => [level, minorOf(amount)])).toEqual([...jackpots]);

    await draw(game, issue, main(facts), bonusOf(facts));

    const winners = (level: string) => oracle.reduce((sum, { pools: won }) => sum + (won[level] ?? 0), 0);
    const each = new Map(
      [...jackpots].map(([level, jackpot]) => [level, jackpot / BigInt(2 * winners(level))] as const),
    );
    const winsMinor = oracle.map(({ times, pools: won }) =>
      Object.entries(won).reduce(
        (sum, [level, count]) => sum + BigInt(count) * (each.get(level) ?? 0n),
        BigInt(times) * PRICE_MINOR,
      ),
    );
    const total = winsMinor.reduce((sum, win) => sum + win, 0n);
    for (const [index, member] of members.entries()) {
      const { value } = await get<Ticket>(app, `/lgw/lottery/tickets/${tickets[index]?.ticketId}`, member.headers);
      expect(value.lines.map(({ win }) => minorOf(win ?? '0'))).toEqual(winsMinor);
      // The prizes of a line add up to its win.
      for (const { prizes = [], win } of value.lines)
        expect(prizes.reduce((sum, prize) => sum + BigInt(prize.count) * minorOf(prize.each), 0n)).toBe(
          minorOf(win ?? '0'),
        );
      expect(await balanceOf(member)).toBe((starts[index] ?? 0n) - costMinor + total);
    }
    // The rest of a division stays in the pool, which the house fills up to the guarantee.
    for (const { level, guarantee } of pools) expect(await poolOf(game, level)).toBe(minorOf(guarantee));
    const { value: shown } = await get<Draw>(app, `/lgw/lottery/draws/${game}/${issue}`);
    for (const { pool = '', winners: count, each: amount, jackpot } of (shown.prizes ?? []).filter(
      ({ pool: of }) => of,
    ))
      expect([count, amount, jackpot]).toEqual([
        2 * winners(pool),
        formatOf(each.get(pool) ?? 0n),
        formatOf(jackpots.get(pool) ?? 0n),
      ]);
    // The trial player wins play money, as if no one else had played.
    const trialJackpots = new Map(
      pools.map(({ level, share, guarantee }) => [level, minorOf(guarantee) + (costMinor * minorOf(share)) / 10_000n]),
    );
    const trialMinor = oracle.reduce(
      (sum, { times, pools: won }) =>
        Object.entries(won).reduce(
          (more, [level, count]) => more + BigInt(count) * ((trialJackpots.get(level) ?? 0n) / BigInt(winners(level))),
          sum + BigInt(times) * PRICE_MINOR,
        ),
      0n,
    );
    expect(await balanceOf(trial)).toBe((starts[2] ?? 0n) - costMinor + trialMinor);
  },
  60_000,
);

const formatOf = (minor: bigint) => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;

test('a jackpot without a winner rolls over through several draws, and starts again at the guarantee', async () => {
  const member = await createMember(app, { balance: '10000000.00' });
  const game = 'LOTTO645';
  let expected = await poolOf(game, 'J1');
  for (const size of [7, 8, 9]) {
    const issue = await createOfficialIssue(app, game);
    await buyAt(game, member, issue, [
      line(
        `sys${size}`,
        Array.from({ length: size }, (_, index) => 20 + index),
      ),
    ]);
    await draw(game, issue, [1, 2, 3, 4, 5, size]);
    // 40 % of each stake, and none of a bet at fixed odds.
    expected += ({ 7: 7n, 8: 28n, 9: 84n }[size] ?? 0n) * 400_000n;
    expect(await poolOf(game, 'J1')).toBe(expected);
    const { value } = await get<Draw>(app, `/lgw/lottery/draws/${game}/${issue}`);
    expect(value.prizes?.[0]).toEqual({ matches: 6, pool: 'J1', winners: 0, each: null, jackpot: formatOf(expected) });
  }
  const issue = await createOfficialIssue(app, game);
  const before = await balanceOf(member);
  await buyAt(game, member, issue, [
    line('jackpot', [1, 2, 3, 4, 5, 10]),
    { play: 'num1', picks: ['44'], unitStake: '1000.00' },
  ]);
  await draw(game, issue, [10, 5, 4, 3, 2, 1]);
  expect(await balanceOf(member)).toBe(before - 1_100_000n + expected + 400_000n);
  expect(await poolOf(game, 'J1')).toBe(100_000n * PRICE_MINOR);
});

test('cancelled and refunded tickets leave the pool as it was', async () => {
  const member = await createMember(app, { balance: '10000000.00' });
  const game = 'LOTTO655';
  const before = await Promise.all(['J1', 'J2'].map((level) => poolOf(game, level)));
  const shown = async () => {
    expireCache();
    const { value } = await get<Plays>(app, `/lgw/lottery/plays?gameCode=${game}`);
    return value.pools?.map(({ amount }) => minorOf(amount));
  };
  const cancelled = await createOfficialIssue(app, game);
  const { ticketId } = await buyAt(game, member, cancelled, [line('sys8', [1, 2, 3, 4, 5, 6, 7, 8])]);
  expect(await shown()).toEqual([(before[0] ?? 0n) + 28n * 320_000n, (before[1] ?? 0n) + 28n * 80_000n]);
  expect((await cancel(app, member, ticketId)).errorCode).toBeNull();
  expect(await shown()).toEqual(before);
  await draw(game, cancelled, [1, 2, 3, 4, 5, 6], 8);
  expect(await Promise.all(['J1', 'J2'].map((level) => poolOf(game, level)))).toEqual(before);

  const voided = await createOfficialIssue(app, game);
  await buyAt(game, member, voided, [line('jackpot', [1, 2, 3, 4, 5, 6])]);
  await app.platform.db.transaction((tx) => app.rooms.lottery.voidDraw(tx, game, voided, 'The balls were wet'));
  await app.rooms.lottery.runDueSteps();
  expect(await balanceOf(member)).toBe(1_000_000_000n);
  expect(await Promise.all(['J1', 'J2'].map((level) => poolOf(game, level)))).toEqual(before);
  expect(await shown()).toEqual(before);
});

test('the stream notifies clients once of a jackpot that has grown', async () => {
  const member = await createMember(app, { balance: '1000000.00' });
  const issue = await createOfficialIssue(app, 'LOTTO645');
  await announceJackpots(app.platform.db);
  const before = await poolOf('LOTTO645', 'J1');
  await buyAt('LOTTO645', member, issue, [line('jackpot', [1, 2, 3, 4, 5, 6])]);
  const grown = { gameCode: 'LOTTO645', pools: [{ level: 'J1', amount: formatOf(before + 400_000n) }] };
  for (let n = 0; n < 3; n += 1) await announceJackpots(app.platform.db);
  const sent = await app.platform.db.rows(sql<{ memberId: bigint | null }>`
    select member_id as "memberId" from platform_stream
     where name = 'jackpot' and data = ${JSON.stringify(grown)}::jsonb`);
  expect(sent).toEqual([{ memberId: null }]);
});

test('rejects wrong picks, and shows the odds, the pools and the price of each ticket', async () => {
  const member = await createMember(app, { balance: '100000000.00' });
  const refusals: Record<Game, [Line, string][]> = {
    LOTTO645: [
      [line('jackpot', [1, 2, 3, 4, 5]), 'picks.count'],
      [line('jackpot', [1, 2, 3, 4, 5, 46]), 'picks.range'],
      [line('sys7', [1, 2, 3, 4, 5, 6, 6]), 'picks.repeated'],
      [line('jackpot', [1, 2, 3, 4, 5], 6), 'picks.format'],
    ],
    LOTTO655: [[line('jackpot', [1, 2, 3, 4, 5, 56]), 'picks.range']],
    LOTTO535: [
      [line('jackpot', [1, 2, 3, 4, 5]), 'picks.count'],
      [line('jackpot', [1, 2, 3, 4, 5], 13), 'picks.range'],
      [line('jackpot', [1, 2, 3, 4], 1), 'picks.count'],
    ],
  };
  for (const [game, wrong] of Object.entries(refusals) as [Game, [Line, string][]][]) {
    const issue = await createOfficialIssue(app, game);
    for (const [bet, reason] of wrong) {
      const { errorCode, value } = await send(app, member, issue, [bet], undefined, { gameCode: game });
      expect([bet.picks, errorCode, value]).toEqual([bet.picks, 'picks.invalid', { line: 0, reason }]);
    }
    const cheap = { ...line('jackpot', main(LOTTOS[game]), game === 'LOTTO535' ? 1 : undefined), unitStake: '1000.00' };
    expect(await send(app, member, issue, [cheap], undefined, { gameCode: game })).toMatchObject({
      errorCode: 'limit.exceeded',
      value: { min: '10000.00', max: '10000.00' },
    });
  }
  const { value } = await get<Plays>(app, '/lgw/lottery/plays?gameCode=LOTTO645');
  expect(value.prizeLevels).toEqual([
    { matches: 6, pool: 'J1', oneIn: '8145060' },
    { matches: 5, payout: '10000000.00', oneIn: '34808' },
    { matches: 4, payout: '300000.00', oneIn: '733' },
    { matches: 3, payout: '30000.00', oneIn: '44.56' },
  ]);
  const systems = value.plays.filter(({ code }) => /^(jackpot|sys)/.test(code));
  expect(systems.map(({ name, returnPercent, poolPercent }) => [name, returnPercent, poolPercent])).toEqual(
    ['Jackpot ticket', ...[5, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18].map((count) => `System ${count}`)].map(
      (name) => [name, '13.69', '40.00'],
    ),
  );
});
