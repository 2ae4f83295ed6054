import { readFileSync } from 'node:fs';
import { K3, K3_PLAYS, validateResult } from '@fairlot/lottery-maths';
import { createMember, expectReplayLikeLive, openTestApp } from '@fairlot/testkit';
import { expect, test } from 'vitest';
import { createIssue, finishIssue, get, type Line, moveIssue, publish, send, terms } from '../lottery.testing.ts';
import { addGame } from './add-game.ts';
import { expectPayouts, expectProvenDraw, lineOf as line, refusalsAt, UNIT, voidIssue } from '../game-bets.testing.ts';
import { type GameInput, gameOf } from './game-input.ts';
import type { Plays } from '../present.ts';

const GAME = 'K3_60';
const app = await openTestApp({ seed: 'demo' });

const pairs = (values: readonly string[]) =>
  values.flatMap((first, index) => values.slice(index + 1).map((second) => [first, second]));
const FACES = ['1', '2', '3', '4', '5', '6'];

const thrown = (dice: readonly number[]) => [{ level: 'MAIN', numbers: dice.map(String) }];

/** One line for every choice of every play. */
const EVERY_LINE: Line[] = [
  ...['0', '1'].flatMap((pick) => [line('bigsmall', pick), line('oddeven', pick)]),
  ...Array.from({ length: 16 }, (_, index) => line(`total${index + 3}`, String(index + 3).padStart(2, '0'))),
  ...FACES.flatMap((face) => [line('triple', face), line('pair', face), line('single', face)]),
  line('anytriple', '1'),
  line('straight', '1'),
  ...pairs(FACES).map((faces) => line('twodiff', ...faces)),
  ...pairs(FACES).flatMap(([a = '', b = '']) => FACES.filter((c) => c > b).map((c) => line('threediff', a, b, c))),
];

/** Odds as published, × 100. The payouts below are computed from these and from the rules in words. */
const SUM_ODDS = [21_168, 7056, 3528, 2116, 1411, 1008, 846, 784];
const ODDS: Readonly<Record<string, number>> = {
  bigsmall: 196,
  oddeven: 196,
  triple: 21_168,
  anytriple: 3528,
  pair: 1323,
  twodiff: 705,
  threediff: 3528,
  straight: 882,
  single: 196,
};
function oracle({ play, picks }: Line, dice: readonly number[]): bigint {
  const sum = dice.reduce((total, die) => total + die, 0);
  const [first = 0] = picks.map(Number);
  const count = dice.filter((die) => die === first).length;
  const hasAll = picks.every((pick) => dice.includes(Number(pick)));
  const paid = (times: number | boolean, odds = ODDS[play] ?? 0) => (UNIT * 100n * BigInt(odds) * BigInt(times)) / 100n;
  if (play.startsWith('total')) return paid(sum === first, SUM_ODDS[Math.min(first - 3, 18 - first)]);
  switch (play) {
    case 'bigsmall':
      return paid(sum > 10 === (first === 1));
    case 'oddeven':
      return paid(sum % 2 === first);
    case 'triple':
      return paid(count === 3);
    case 'anytriple':
      return paid(new Set(dice).size === 1);
    case 'pair':
      return paid(count >= 2);
    case 'straight':
      return paid(['1,2,3', '2,3,4', '3,4,5', '4,5,6'].includes(dice.toSorted((a, b) => a - b).join(',')));
    case 'single':
      return paid(count);
    default:
      return paid(hasAll);
  }
}

test('offers every bet with its standard name, odds, exact return and structure', async () => {
  const { value } = await get<Plays>(app, `/lgw/lottery/plays?gameCode=${GAME}`);
  expect(value).toMatchObject({
    displayName: 'K3 60 seconds',
    source: 'rng',
    structure: [{ level: 'MAIN', count: 3, width: 1, range: { from: 1, to: 6 } }],
  });
  const [named] = [new Map(value.plays.map((play) => [play.name, [play.oddsText, play.returnPercent]]))];
  expect(named.get('Big/Small')).toEqual(['1.96', '98.00']);
  expect(named.get('Sum 3')).toEqual(['211.68', '98.00']);
  expect(named.get('Sum 12')).toEqual(['8.46', '97.91']);
  expect(named.get('Any triple')).toEqual(['35.28', '98.00']);
  expect(named.get('Two different')).toEqual(['7.05', '97.91']);
  expect(value.plays.map(({ code }) => code)).toEqual(K3_PLAYS.map(({ code }) => code));
  const every = await get<Plays>(app, '/lgw/lottery/plays?gameCode=K3_180', { language: 'VI' });
  expect([every.value.displayName, every.value.plays[0]?.name]).toEqual(['K3 3 phút', 'Tài/Xỉu']);
});

test('draws dice that follow from the commitment, and the file of the draw proves them', async () => {
  await expectProvenDraw(app, GAME, K3);
});

/** The 216 throws are 56 in any order, as the rules see them; `lottery-maths` counts the hits of all 216. */
const throws = FACES.flatMap((a) => FACES.flatMap((b) => FACES.map((c) => [Number(a), Number(b), Number(c)])))
  .filter(([a = 0, b = 0, c = 0]) => a <= b && b <= c)
  // The order changes from throw to throw, so that no rule may depend on it.
  .map((dice, index) => [...dice.slice(index % 3), ...dice.slice(0, index % 3)]);

test('settles every bet on each of the 56 throws to the minor unit', async () => {
  expect(throws).toHaveLength(56);
  const draws = throws.map((dice) => ({ result: thrown(dice), paid: EVERY_LINE.map((each) => oracle(each, dice)) }));
  await expectPayouts(app, GAME, EVERY_LINE, draws);
});

test('refuses wrong picks, stakes beyond a limit, old odds and a closed draw', async () => {
  const member = await createMember(app, { balance: '1000000000.00' });
  const issue = await createIssue(app, { game: GAME });
  const refusal = refusalsAt(app, member, GAME, issue);
  expect(await refusal(line('triple', '7'))).toEqual(['picks.invalid', 'picks.range']);
  expect(await refusal(line('total4', '05'))).toEqual(['picks.invalid', 'picks.range']);
  expect(await refusal(line('twodiff', '3', '3'))).toEqual(['picks.invalid', 'picks.repeated']);
  expect(await refusal(line('threediff', '3', '4'))).toEqual(['picks.invalid', 'picks.count']);
  expect(await refusal(line('single', '03'))).toEqual(['picks.invalid', 'picks.format']);
  expect(await refusal(line('de', '27'))).toEqual(['picks.invalid', 'play.unknown']);
  expect((await refusal({ ...line('triple', '6'), unitStake: '1.00' }))[0]).toBe('limit.exceeded');
  const most = { ...line('triple', '6'), unitStake: '50000000.00' };
  // 211.68 times 50 million is more than the house may pay for one pick.
  expect((await refusal(most))[0]).toBe('limit.exceeded');
  const { oddsVersion } = await app.rooms.lottery.plays(GAME);
  await expect(publish(app, GAME, [terms({ play: 'bigsmall', odds: 20_001n })])).rejects.toMatchObject({
    code: 'odds.refused',
    value: { reason: 'return.above', returnPercent: '100.00' },
  });
  await publish(app, GAME, [terms({ play: 'bigsmall', odds: 19_500n })]);
  expect((await refusal(line('bigsmall', '1'), { oddsVersion }))[0]).toBe('odds.changed');
  await moveIssue(app, issue, -20, 3_600_000, GAME);
  expect((await refusal(line('bigsmall', '1')))[0]).toBe('draw.closed');
});

test('the example of docs/games.md is a game that sells and draws', async () => {
  const text = readFileSync(new URL('../../../../../../docs/games.md', import.meta.url), 'utf8');
  const [, json = ''] = /```json example\n([^`]+)```/.exec(text) ?? [];
  const { tagNames: _names, ...input } = JSON.parse(json) as GameInput & { tagNames: object };
  const merchant = { currency: 'VND', zone: 'Asia/Ho_Chi_Minh' };
  await app.platform.db.transaction((tx) => addGame(tx, gameOf(input, merchant)));
  app.rooms.lottery.forgetGames();
  const member = await createMember(app, { balance: '2000.00' });
  const issue = await createIssue(app, { game: input.code });
  const sold = await send(app, member, issue, [line('bigsmall', '0')], undefined, { gameCode: input.code });
  expect(sold.value).toMatchObject({ gameCode: 'K3_300', balance: '999.00' });
  expect(validateResult(K3, (await finishIssue(app, issue, input.code)).result ?? [])).toBeNull();
});

test('returns the stake when the draw is void', async () => {
  const member = await createMember(app, { balance: '2000.00' });
  const issue = await createIssue(app, { game: GAME });
  const sold = await send(app, member, issue, [line('bigsmall', '1')], undefined, { gameCode: GAME });
  expect(sold.value.balance).toBe('999.00');
  await moveIssue(app, issue, -20, 3_600_000, GAME);
  await voidIssue(app, GAME, issue);
  expect(await app.rooms.wallet.balance(member.memberId, 'VND')).toBe(200_000n);
  await app.platform.events.outbox.drain();
  await expectReplayLikeLive(app);
});
