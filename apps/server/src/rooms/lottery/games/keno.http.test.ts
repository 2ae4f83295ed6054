import { KENO, KENO_PLAYS, validateResult } from '@fairlot/lottery-maths';
import { createMember, expectReplayLikeLive, openTestApp } from '@fairlot/testkit';
import { expect, test } from 'vitest';
import { createIssue, get, type Line, moveIssue } from '../lottery.testing.ts';
import type { Plays } from '../present.ts';
import { expectPayouts, expectProvenDraw, lineOf as line, refusalsAt, UNIT, voidIssue } from '../game-bets.testing.ts';

const GAME = 'KENO_60';
const app = await openTestApp({ seed: 'demo' });

const row = (from: number, step = 1, count = 20) =>
  Array.from({ length: count }, (_, index) => String(from + index * step).padStart(2, '0'));

/** Draws at the ends of every band. */
const DRAWS: string[][] = [
  row(1),
  row(61),
  row(31),
  [...row(31, 1, 19), '51'],
  [...row(31, 1, 19), '30'].toSorted(),
  row(2, 4),
  row(3, 4),
  [...row(1, 4, 10), ...row(42, 4, 10)],
  [...row(1, 2, 10), ...row(61, 1, 10)],
  row(25),
  row(35),
];
/** A line for each side of each bet, and numbers of which some are drawn. */
const LINES: Line[] = [
  ...KENO_PLAYS.filter(({ code, picks }) => code.startsWith('keno') && picks.range?.from === 1).map(({ code }) =>
    line(code, '1'),
  ),
  ...['kenobigsmall', 'kenoupdown', 'kenomajority'].flatMap((play) => [line(play, '0'), line(play, '1')]),
  line('spot1', '31'),
  line('spot2', '31', '35'),
  line('spot3', '31', '35', '39'),
  line('spot4', '35', '31', '43', '39'),
  line('spot5', '31', '35', '39', '43', '47'),
  line('spot6', '31', '35', '39', '43', '47', '03'),
];

/** Odds × 100, as published. */
const ODDS: Readonly<Record<string, number>> = {
  kenobigsmall: 196,
  keno810: 22_290,
  kenoodd: 196,
  kenoeven: 195,
  kenobigodd: 392,
  kenobigeven: 395,
  kenosmallodd: 392,
  kenosmalleven: 395,
  kenoupdown: 245,
  kenomiddle: 482,
  kenomajority: 245,
  kenobalance: 482,
  kenometal: 955,
  kenowood: 486,
  kenowater: 252,
  kenofire: 481,
  kenoearth: 937,
  spot1: 392,
  spot2: 1629,
  spot3: 7062,
  spot4: 31_990,
  spot5: 151_955,
  spot6: 759_778,
};

/** The payout in minor units by the rules in words. */
function oracle({ play, picks }: Line, drawn: readonly number[]): bigint {
  const sum = drawn.reduce((total, number) => total + number, 0);
  const low = drawn.filter((number) => number <= 40).length;
  const odd = drawn.filter((number) => number % 2 === 1).length;
  const isOne = picks[0] === '1';
  const words: Readonly<Record<string, boolean>> = {
    kenobigsmall: isOne ? sum > 810 : sum < 810,
    keno810: sum === 810,
    kenoodd: sum % 2 === 1,
    kenoeven: sum % 2 === 0,
    kenobigodd: sum > 810 && sum % 2 === 1,
    kenobigeven: sum > 810 && sum % 2 === 0,
    kenosmallodd: sum < 810 && sum % 2 === 1,
    kenosmalleven: sum < 810 && sum % 2 === 0,
    kenoupdown: isOne ? low > 10 : low < 10,
    kenomiddle: low === 10,
    kenomajority: isOne ? odd > 10 : odd < 10,
    kenobalance: odd === 10,
    kenometal: sum <= 695,
    kenowood: sum > 695 && sum <= 763,
    kenowater: sum > 763 && sum <= 855,
    kenofire: sum > 855 && sum <= 923,
    kenoearth: sum > 923,
  };
  const isWon = words[play] ?? picks.every((pick) => drawn.includes(Number(pick)));
  return isWon ? UNIT * BigInt(ODDS[play] ?? 0) : 0n;
}

test('offers every bet with its standard name, odds, exact return and structure', async () => {
  const { value } = await get<Plays>(app, `/lgw/lottery/plays?gameCode=${GAME}`);
  expect(value).toMatchObject({
    displayName: 'Keno 60 seconds',
    structure: [{ level: 'MAIN', count: 20, width: 2, distinct: { from: 1, to: 80 } }],
  });
  const named = new Map(value.plays.map((play) => [play.name, [play.oddsText, play.returnPercent]]));
  expect(named.get('Big/Small')).toEqual(['1.96', '97.56']);
  expect(named.get('Odd')).toEqual(['1.96', '97.99']);
  expect(named.get('Up/Down')).toEqual(['2.45', '97.60']);
  expect(named.get('Element water')).toEqual(['2.52', '97.78']);
  expect(named.get('Pick 6')).toEqual(['7597.78', '97.99']);
  expect(value.plays.map(({ code }) => code)).toEqual(KENO_PLAYS.map(({ code }) => code));
});

test('draws 20 of 80 that follow from the commitment, and the file of the draw proves them', async () => {
  await expectProvenDraw(app, GAME, KENO);
});

test('settles every bet at the ends of every band to the minor unit', async () => {
  for (const drawn of DRAWS) expect(validateResult(KENO, [{ level: 'MAIN', numbers: drawn }])).toBeNull();
  const draws = DRAWS.map((drawn) => ({
    result: [{ level: 'MAIN', numbers: drawn.toReversed() }],
    paid: LINES.map((each) => oracle(each, drawn.map(Number))),
  }));
  await expectPayouts(app, GAME, LINES, draws);
  const won = new Set(LINES.filter((_, index) => draws.some(({ paid }) => paid[index] !== 0n)).map(({ play }) => play));
  expect(KENO_PLAYS.map(({ code }) => code).filter((code) => !won.has(code))).toEqual([]);
});

test('refuses wrong picks, high stakes, old odds and a closed draw, and returns stakes of a void draw', async () => {
  const member = await createMember(app, { balance: '1000000000.00' });
  const issue = await createIssue(app, { game: GAME });
  const refusal = refusalsAt(app, member, GAME, issue);
  expect(await refusal(line('spot1', '81'))).toEqual(['picks.invalid', 'picks.range']);
  expect(await refusal(line('spot2', '05', '05'))).toEqual(['picks.invalid', 'picks.repeated']);
  expect(await refusal(line('spot3', '05', '06'))).toEqual(['picks.invalid', 'picks.count']);
  expect(await refusal(line('kenobigsmall', '2'))).toEqual(['picks.invalid', 'picks.range']);
  expect(await refusal(line('keno810', '0'))).toEqual(['picks.invalid', 'picks.range']);
  expect((await refusal({ ...line('spot6', '01', '02', '03', '04', '05', '06'), unitStake: '50000000.00' }))[0]).toBe(
    'limit.exceeded',
  );
  expect((await refusal(line('kenoodd', '1'), { oddsVersion: 99 }))[0]).toBe('odds.changed');
  const balance = await app.rooms.wallet.balance(member.memberId, 'VND');
  expect(await refusal(line('spot2', '05', '06'))).toEqual([null, undefined]);
  await moveIssue(app, issue, -20, 3_600_000, GAME);
  expect((await refusal(line('kenoodd', '1')))[0]).toBe('draw.closed');
  await voidIssue(app, GAME, issue);
  expect(await app.rooms.wallet.balance(member.memberId, 'VND')).toBe(balance);
  await app.platform.events.outbox.drain();
  await expectReplayLikeLive(app);
});
