import { auditBooks, createMember, createTestApp, type TestApp } from '@fairlot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOfficialIssue, get, type Line, send, WITH_FEED } from '../lottery.testing.ts';
import type { Plays, Ticket } from '../present.ts';
import { awaitDraw, enterResult } from './official.testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ seed: 'demo', config: WITH_FEED });
});
afterAll(() => app.close());

const row = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => String(from + index).padStart(2, '0'));
const line = (play: string, picks: string[]): Line => ({ play, picks, unitStake: '1001.00' });
/** Combinations of four of some numbers, counted one by one. */
function fours(count: number): number {
  let total = 0;
  for (let a = 0; a < count; a += 1)
    for (let b = a + 1; b < count; b += 1)
      for (let c = b + 1; c < count; c += 1) for (let d = c + 1; d < count; d += 1) total += 1;
  return total;
}

test.each([
  ['LOTTO645', 6, 700_000, '70.47'],
  ['LOTTO655', 6, 2_228_226, '98.00'],
  ['LOTTO535', 5, 1_026_256, '98.00'],
] as const)('%s prices systems by a formula and pays each combination of four', async (game, size, odds, percent) => {
  const { value: offered } = await get<Plays>(app, `/lgw/lottery/plays?gameCode=${game}`);
  const systems = offered.plays.filter(({ code }) => code.startsWith('sys'));
  expect(systems.map(({ name, units, returnPercent }) => [name, units, returnPercent])).toEqual(
    [5, ...Array.from({ length: 12 }, (_, index) => index + 7)].map((count) => [
      `System ${count}`,
      fours(count),
      percent,
    ]),
  );
  const member = await createMember(app, { balance: '100000000.00' });
  const before = await app.rooms.wallet.balance(member.memberId, 'VND');
  const issue = await createOfficialIssue(app, game);
  // The draw is 01 to 06, or to 05. Each line has this many of its numbers, and others from 20 on.
  const bets = [
    { play: 'sys5', count: 5, drawn: 3 },
    { play: 'sys5', count: 5, drawn: 5 },
    { play: 'sys7', count: 7, drawn: 4 },
    { play: 'sys7', count: 7, drawn: 0 },
    { play: 'sys10', count: 10, drawn: 5 },
    { play: 'sys18', count: 18, drawn: size },
  ];
  const lines = bets.map(({ play, count, drawn }) => line(play, [...row(1, drawn), ...row(20, count - drawn)]));
  const sold = await send(app, member, issue, lines, undefined, { gameCode: game });
  expect(sold.errorCode).toBeNull();
  expect(sold.value.lines.map(({ price }) => price)).toEqual(bets.map(({ count }) => `${1001 * fours(count)}.00`));
  await awaitDraw(app, game, issue);
  await enterResult(app, game, issue, [{ level: 'MAIN', numbers: row(1, size).toReversed() }]);
  const { value } = await get<Ticket>(app, `/lgw/lottery/tickets/${sold.value.ticketId}`, member.headers);
  const wins = bets.map(({ drawn }) => 1001 * odds * fours(drawn));
  expect(value.lines.map(({ win }) => win)).toEqual(wins.map((minor) => (minor / 100).toFixed(2)));
  const costs = bets.reduce((sum, { count }) => sum + 100_100 * fours(count), 0);
  expect(await app.rooms.wallet.balance(member.memberId, 'VND')).toBe(
    before + BigInt(wins.reduce((sum, minor) => sum + minor, 0) - costs),
  );
});

test('refuses wrong systems, and the limits of the house count every combination that can win', async () => {
  const member = await createMember(app, { balance: '100000000000.00' });
  const issue = await createOfficialIssue(app, 'LOTTO655');
  const refusal = async (bet: Line) => {
    const { errorCode, value } = await send(app, member, issue, [bet], undefined, { gameCode: 'LOTTO655' });
    return [errorCode, (value as { reason?: string; maxUnitStake?: string } | null) ?? {}];
  };
  expect(await refusal(line('sys7', row(1, 6)))).toMatchObject(['picks.invalid', { reason: 'picks.count' }]);
  expect(await refusal(line('sys5', ['01', '02', '03', '04', '56']))).toMatchObject([
    'picks.invalid',
    { reason: 'picks.range' },
  ]);
  expect(await refusal(line('sys5', ['01', '02', '03', '04', '04']))).toMatchObject([
    'picks.invalid',
    { reason: 'picks.repeated' },
  ]);
  // Fifteen combinations of six drawn numbers, 22,282.26 each, of at most 10,000,000,000 for one pick.
  expect(await refusal({ ...line('sys7', row(1, 7)), unitStake: '30000.00' })).toMatchObject([
    'limit.exceeded',
    { scope: 'liability', maxUnitStake: '29919.00' },
  ]);
  await auditBooks(app);
});
