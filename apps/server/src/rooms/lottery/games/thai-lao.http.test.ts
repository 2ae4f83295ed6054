import type { DrawResult } from '@fairlot/lottery-maths';
import { createMember, expectReplayLikeLive, openTestApp } from '@fairlot/testkit';
import { expect, test } from 'vitest';
import { createOfficialIssue, get, type Line, moveIssue, send, WITH_FEED } from '../lottery.testing.ts';
import type { Plays } from '../present.ts';
import { awaitDraw, enterResult } from '../results/official.testing.ts';
import { expectWins, refusalsAt, voidIssue } from '../game-bets.testing.ts';

const app = await openTestApp({ seed: 'demo', config: WITH_FEED });

const UNIT = 1001n;
const line = (play: string, pick: string): Line => ({ play, picks: [pick], unitStake: `${UNIT}.00` });
/** Odds × 100, as published. */
const ODDS: Readonly<Record<string, number>> = {
  top4: 980_000,
  top3: 98_000,
  top2: 9800,
  bottom2: 9800,
  thaifront3: 49_000,
  bottom3: 49_000,
  tote6: 16_333,
  tote3: 32_666,
  runtop: 361,
  runbottom: 515,
};
const inAnyOrder = (number: string) => number.split('').sort().join('');

/** Times that a line wins, by the rules in words. */
function thaiWins({ play, picks: [pick = ''] }: Line, drawn: string[][]): number {
  const [[first = ''] = [], front = [], last = [], [two = ''] = []] = drawn;
  switch (play) {
    case 'top3':
    case 'top2':
      return Number(first.endsWith(pick));
    case 'bottom2':
      return Number(two === pick);
    case 'thaifront3':
      return front.filter((number) => number === pick).length;
    case 'bottom3':
      return last.filter((number) => number === pick).length;
    case 'runtop':
      return Number(first.slice(3).includes(pick));
    case 'runbottom':
      return Number(two.includes(pick));
    default:
      return Number(inAnyOrder(first.slice(3)) === inAnyOrder(pick));
  }
}
const laoWins = (bet: Line, [[drawn = ''] = []]: string[][]) => {
  if (bet.play === 'top4') return Number(bet.picks[0] === drawn);
  return thaiWins(bet, [[`00${drawn}`], [], [], [drawn.slice(0, 2)]]);
};

const LINES: Line[] = [
  ...['172', '227', '560'].flatMap((pick) => [line('top3', pick)]),
  line('top2', '72'),
  line('top2', '09'),
  line('bottom2', '09'),
  line('bottom2', '22'),
  line('tote6', '217'),
  line('tote3', '722'),
  ...['7', '8', '0'].flatMap((pick) => [line('runtop', pick), line('runbottom', pick)]),
];
const THAI_LINES = [...LINES, line('thaifront3', '560'), line('bottom3', '204'), line('bottom3', '988')];
const LAO_LINES = [...LINES, line('top4', '0927'), line('top4', '8172')];

const THAI_DRAWS = [
  [['835172'], ['113', '560'], ['204', '988'], ['09']],
  [['009227'], ['560', '560'], ['204', '204'], ['22']],
];
const LAO_DRAWS = [[['0927']], [['8172']], [['2227']]];

async function settle(game: string, lines: Line[], draws: string[][][], wins: typeof thaiWins, levels: string[]) {
  const member = await createMember(app, { balance: '1000000.00' });
  let balance = await app.rooms.wallet.balance(member.memberId, 'VND');
  const won = new Set<string>();
  for (const drawn of draws) {
    const issue = await createOfficialIssue(app, game);
    const sold = await send(app, member, issue, lines, undefined, { gameCode: game });
    expect(sold.errorCode).toBeNull();
    await awaitDraw(app, game, issue);
    const result: DrawResult = levels.map((level, index) => ({ level, numbers: drawn[index] ?? [] }));
    expect((await enterResult(app, game, issue, result)).state).toBe('settled');
    const paid = lines.map((bet) => UNIT * BigInt(ODDS[bet.play] ?? 0) * BigInt(wins(bet, drawn)));
    const paidMinor = await expectWins(app, member, sold.value.ticketId, paid, result);
    for (const [index, minor] of paid.entries()) if (minor > 0n) won.add(lines[index]?.play ?? '');
    balance += paidMinor - UNIT * 100n * BigInt(lines.length);
  }
  expect([...won].sort()).toEqual([...new Set(lines.map(({ play }) => play))].sort());
  return { balance: await app.rooms.wallet.balance(member.memberId, 'VND'), expected: balance };
}

test('settles every Thai bet to the minor unit', async () => {
  const levels = ['FIRST', 'FRONT3', 'LAST3', 'LAST2'];
  const { balance, expected } = await settle('THAI', THAI_LINES, THAI_DRAWS, thaiWins, levels);
  expect(balance).toBe(expected);
});

test('settles every Lao bet to the minor unit', async () => {
  const { balance, expected } = await settle('LAO', LAO_LINES, LAO_DRAWS, laoWins, ['MAIN']);
  expect(balance).toBe(expected);
});

test('offers the bets with names, exact returns, structure and the orders of a tote', async () => {
  const { value } = await get<Plays>(app, '/lgw/lottery/plays?gameCode=THAI');
  expect(value).toMatchObject({ displayName: 'Thai lottery', source: 'feed' });
  expect(value.structure?.map(({ level, count, width }) => `${level} ${count}x${width}`)).toEqual([
    'FIRST 1x6',
    'FRONT3 2x3',
    'LAST3 2x3',
    'LAST2 1x2',
  ]);
  const named = value.plays.map(({ name, oddsText, returnPercent, pickOrders }) => [
    name,
    oddsText,
    returnPercent,
    pickOrders,
  ]);
  expect(named).toContainEqual(['3 top', '980', '98.00', undefined]);
  expect(named).toContainEqual(['2 bottom', '98', '98.00', undefined]);
  expect(named).toContainEqual(['3 tote', '163.33', '97.99', 6]);
  expect(named).toContainEqual(['Run top', '3.61', '97.83', undefined]);
  const lao = await get<Plays>(app, '/lgw/lottery/plays?gameCode=LAO', { language: 'VI' });
  expect([lao.value.displayName, lao.value.plays[0]?.name]).toEqual(['Xổ số Lào', '4 số trên']);
});

test('refuses wrong picks, a closed draw and a wrong result, and returns stakes of a void draw', async () => {
  const member = await createMember(app, { balance: '1000000.00' });
  const issue = await createOfficialIssue(app, 'THAI');
  const refusal = refusalsAt(app, member, 'THAI', issue);
  expect(await refusal(line('tote6', '112'))).toEqual(['picks.invalid', 'picks.orders']);
  expect(await refusal(line('tote3', '123'))).toEqual(['picks.invalid', 'picks.orders']);
  expect(await refusal(line('top3', '72'))).toEqual(['picks.invalid', 'picks.format']);
  expect(await refusal(line('top4', '0072'))).toEqual(['picks.invalid', 'play.unknown']);
  const balance = await app.rooms.wallet.balance(member.memberId, 'VND');
  // Orders of the same digits are one pick, for limits as for the result.
  expect(await refusal(line('tote6', '321'))).toEqual([null, undefined]);
  await moveIssue(app, issue, -20, 3_600_000, 'THAI');
  expect((await refusal(line('top2', '72')))[0]).toBe('draw.closed');
  await voidIssue(app, 'THAI', issue);
  expect(await app.rooms.wallet.balance(member.memberId, 'VND')).toBe(balance);
  const next = await createOfficialIssue(app, 'THAI');
  await awaitDraw(app, 'THAI', next);
  await expect(enterResult(app, 'THAI', next, [{ level: 'MAIN', numbers: ['1234'] }])).rejects.toMatchObject({
    code: 'result.refused',
    value: { reason: 'result.levels' },
  });
  await app.platform.events.outbox.drain();
  await expectReplayLikeLive(app);
});
