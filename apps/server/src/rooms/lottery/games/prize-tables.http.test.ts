import type { DrawResult } from '@fairlot/lottery-maths';
import { SEA4D, SEA4D_PLAYS } from '@fairlot/lottery-maths';
import { createMember, expectReplayLikeLive, openTestApp } from '@fairlot/testkit';
import { expect, test } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { createOfficialIssue, get, type Line, moveIssue, readIssue, send, WITH_FEED } from '../lottery.testing.ts';
import { expectedPayout } from '../operations/expected.ts';
import type { Plays, Ticket } from '../present.ts';
import { awaitDraw, enterResult } from '../results/official.testing.ts';
import { refusalsAt, voidIssue } from '../game-bets.testing.ts';

const app = await openTestApp({ seed: 'demo', config: WITH_FEED });

const line = (play: string, pick: string, unitStake = '1001.00'): Line => ({ play, picks: [pick], unitStake });
const pair = (...picks: [string, string]): Line => ({ play: 'maxpair', picks, unitStake: '1001.00' });
const ten = (first: number, last: string) => [...Array.from({ length: 9 }, (_, n) => String(first + n)), last];
const SEA_RESULT: DrawResult = [
  { level: 'FIRST', numbers: ['2718'] },
  { level: 'SECOND', numbers: ['0045'] },
  { level: 'THIRD', numbers: ['9093'] },
  { level: 'STARTER', numbers: ten(4567, '2781') },
  { level: 'CONSOLATION', numbers: ten(3456, '2781') },
];
const MAX_RESULT: DrawResult = [
  { level: 'SPECIAL', numbers: ['112', '358'] },
  { level: 'FIRST', numbers: ['583', '121', '007', '008'] },
  { level: 'SECOND', numbers: ['358', '222', '333', '444', '555', '666'] },
  { level: 'THIRD', numbers: ['700', '701', '702', '703', '704', '705', '706', '112'] },
];

async function settle(game: string, result: DrawResult, bets: readonly (readonly [Line, win: string])[]) {
  const member = await createMember(app, { balance: '1000000.00' });
  const before = await app.rooms.wallet.balance(member.memberId, 'VND');
  const issue = await createOfficialIssue(app, game);
  const lines = bets.map(([bet]) => bet);
  const sold = await send(app, member, issue, lines, undefined, { gameCode: game });
  expect(sold.errorCode).toBeNull();
  await awaitDraw(app, game, issue);
  expect((await enterResult(app, game, issue, result)).state).toBe('settled');
  const { value } = await get<Ticket>(app, `/lgw/lottery/tickets/${sold.value.ticketId}`, member.headers);
  expect(value.lines.map(({ play, win }) => [play, win])).toEqual(bets.map(([{ play }, win]) => [play, win]));
  const won = bets.reduce((sum, [, win]) => sum + BigInt(win.replace('.', '')), 0n);
  return [await app.rooms.wallet.balance(member.memberId, 'VND'), before - 100_100n * BigInt(bets.length) + won];
}

test('settles every prize of 4D to the minor unit', async () => {
  // The stake of 1,001 times 30.62 times 125, 50, 25, 9 + 3 hits; the other figures in the same way.
  const [balance, expected] = await settle('SEA4D', SEA_RESULT, [
    [line('seabig', '2718'), '3831327.50'],
    [line('seabig', '0045'), '1532531.00'],
    [line('seabig', '9093'), '766265.50'],
    [line('seabig', '2781'), '367807.44'],
    [line('seabig', '4568'), '275855.58'],
    [line('seabig', '3459'), '91951.86'],
    [line('seabig', '1278'), '0.00'],
    [line('seasmall', '2718'), '5282156.88'],
    [line('seasmall', '9093'), '1509187.68'],
    [line('seasmall', '2781'), '0.00'],
    [line('seastraight', '2718'), '9809800.00'],
    [line('seastraight', '0045'), '0.00'],
    // 125 + 9 + 3 hits in any order; 0045 has twelve orders, 9093 too.
    [line('seabox24', '8127'), '174163.99'],
    [line('seabox12', '5400'), '127627.50'],
    [line('seabox12', '9930'), '63813.75'],
    [line('seabox6', '1122'), '0.00'],
    [line('seabox4', '1112'), '0.00'],
    [line('seafirst3', '718'), '980980.00'],
  ]);
  expect(balance).toBe(expected);
});

test('settles every prize of Max 3D to the minor unit', async () => {
  const [balance, expected] = await settle('MAX3D', MAX_RESULT, [
    [line('maxstraight', '358'), '216806.59'],
    [line('maxstraight', '583'), '62712.65'],
    [line('maxstraight', '222'), '37627.59'],
    [line('maxstraight', '700'), '17917.90'],
    [line('maxstraight', '999'), '0.00'],
    [line('maxbox6', '835'), '46690.64'],
    [line('maxbox3', '211'), '86796.71'],
    [line('maxspecial', '112'), '490490.00'],
    [line('maxspecial', '583'), '0.00'],
    // 100,000, 4,000, 1,000, 500, 100, 15 and 4 hits at 1.84.
    [pair('358', '112'), '184184000.00'],
    [pair('007', '583'), '7367360.00'],
    [pair('222', '666'), '1841840.00'],
    [pair('358', '444'), '1841840.00'],
    [pair('700', '112'), '920920.00'],
    [pair('583', '706'), '184184.00'],
    [pair('112', '999'), '27627.60'],
    [pair('007', '999'), '7367.36'],
    [pair('998', '999'), '0.00'],
  ]);
  expect(balance).toBe(expected);
});

test('states the prizes of a bet, highest first, its return and its orders', async () => {
  const { value } = await get<Plays>(app, '/lgw/lottery/plays?gameCode=SEA4D');
  expect(value.plays.map(({ name, returnPercent }) => `${name} ${returnPercent}`)).toEqual([
    '4D Big 97.98',
    '4D Small 97.99',
    'Straight, first prize 98.00',
    'Box 24 97.53',
    'Box 12 97.92',
    'Box 6 97.92',
    'Box 4 97.92',
    '3D, first prize 98.00',
  ]);
  expect(value.plays[0]?.prizes).toEqual([
    { level: 'FIRST', hits: 125, oddsText: '3827.5' },
    { level: 'SECOND', hits: 50, oddsText: '1531' },
    { level: 'THIRD', hits: 25, oddsText: '765.5' },
    { level: 'STARTER', hits: 9, oddsText: '275.58' },
    { level: 'CONSOLATION', hits: 3, oddsText: '91.86' },
  ]);
  expect(value.plays.map(({ prizes, pickOrders }) => [prizes?.length, pickOrders])).toEqual([
    [5, undefined],
    [3, undefined],
    [undefined, undefined],
    ...[24, 12, 6, 4].map((orders) => [5, orders]),
    [undefined, undefined],
  ]);
  const max = await get<Plays>(app, '/lgw/lottery/plays?gameCode=MAX3D');
  expect(max.value.plays.map(({ name, oddsText }) => `${name} ${oddsText}`)).toEqual([
    'Straight 1.79',
    'Box 6 0.299',
    'Box 3 0.598',
    'Special prize 490',
    '3D+, two numbers 1.84',
  ]);
  expect(max.value.plays.at(-1)).toMatchObject({ returnPercent: '97.82', pickCount: 2, distinctPicks: true });
  expect(max.value.plays.at(-1)?.prizes).toEqual([
    { level: 'SPECIAL', matches: 2, hits: 100_000, oddsText: '184000' },
    { level: 'FIRST', matches: 2, hits: 4000, oddsText: '7360' },
    { level: 'SECOND', matches: 2, hits: 1000, oddsText: '1840' },
    { level: 'THIRD', matches: 2, hits: 500, oddsText: '920' },
    { matches: 2, hits: 100, oddsText: '184' },
    { level: 'SPECIAL', matches: 1, hits: 15, oddsText: '27.6' },
    { matches: 1, hits: 4, oddsText: '7.36' },
  ]);
});

test('rejects two equal numbers, counts the highest prize of two, and corrects what they were paid', async () => {
  const member = await createMember(app, { balance: '1000000000.00' });
  const issue = await createOfficialIssue(app, 'MAX3D');
  const sent = (bet: Line) => send(app, member, issue, [bet], undefined, { gameCode: 'MAX3D' });
  expect((await sent(pair('112', '112'))).value).toMatchObject({ reason: 'picks.repeated' });
  // 184,000 times 60,000 is more than the house may pay for one pair.
  expect((await sent({ ...pair('112', '358'), unitStake: '60000.00' })).value).toMatchObject({ scope: 'liability' });
  const sold = await sent(pair('007', '583'));
  expect(sold.errorCode).toBeNull();
  const win = async () =>
    (await get<Ticket>(app, `/lgw/lottery/tickets/${sold.value.ticketId}`, member.headers)).value.lines[0]?.win;
  await awaitDraw(app, 'MAX3D', issue);
  // A result that another draw of the game has is rejected.
  const drawn = (first: string, last: string): DrawResult =>
    MAX_RESULT.map(({ level, numbers }) => ({
      level,
      numbers: numbers.map((number) => ({ '583': first, '706': last })[number] ?? number),
    }));
  await enterResult(app, 'MAX3D', issue, drawn('583', '707'));
  expect(await win()).toBe('7367360.00');
  await enterResult(app, 'MAX3D', issue, drawn('584', '707'));
  expect(await win()).toBe('7367.36');
});

test('limits of the house count the highest prize of a bet once', async () => {
  const member = await createMember(app, { balance: '1000000000.00' });
  const issue = await createOfficialIssue(app, 'SEA4D');
  const sold = await send(app, member, issue, [line('seabig', '7777'), line('seafirst3', '777')], undefined, {
    gameCode: 'SEA4D',
  });
  expect(sold.errorCode).toBeNull();
  const kept = await app.platform.db.rows(sql<{ play: string; minor: bigint }>`
    select l.play, sum(l.liability_minor)::bigint as minor from lottery_liability l
      join lottery_draws d on d.id = l.draw_id
     where d.game_code = 'SEA4D' and d.numero = ${issue} group by l.play order by l.play`);
  expect(kept).toEqual([
    { play: 'seabig', minor: 383_132_750n },
    { play: 'seafirst3', minor: 98_098_000n },
  ]);
  const liabilities = kept.map(({ play, minor }) => ({ play, allMinor: minor }));
  const draw = await readIssue(app, issue, 'SEA4D');
  // 97.984 % and 98 % of a stake of 1,001.
  const expected = await expectedPayout(app.platform.db, draw, { structure: SEA4D, plays: SEA4D_PLAYS }, liabilities);
  expect(expected).toBe(98_081n + 98_098n);
  // 3,827.5 times three million is more than the house may pay for one pick, 30.62 times that would not be.
  const refused = await send(app, member, issue, [line('seabig', '1234', '3000000.00')], undefined, {
    gameCode: 'SEA4D',
  });
  expect([refused.errorCode, refused.value]).toEqual([
    'limit.exceeded',
    { scope: 'liability', play: 'seabig', picks: ['1234'], maxUnitStake: '2612671.00' },
  ]);
});

test('refuses wrong picks and a closed draw, corrects a result, and returns stakes of a void draw', async () => {
  const member = await createMember(app, { balance: '1000000.00' });
  const issue = await createOfficialIssue(app, 'SEA4D');
  const refusal = refusalsAt(app, member, 'SEA4D', issue);
  expect(await refusal(line('seabox24', '1123'))).toEqual(['picks.invalid', 'picks.orders']);
  expect(await refusal(line('seabox12', '1111'))).toEqual(['picks.invalid', 'picks.orders']);
  expect(await refusal(line('seabig', '123'))).toEqual(['picks.invalid', 'picks.format']);
  const balance = await app.rooms.wallet.balance(member.memberId, 'VND');
  expect(await refusal(line('seabig', '2718'))).toEqual([null, undefined]);
  await moveIssue(app, issue, -20, 3_600_000, 'SEA4D');
  expect((await refusal(line('seabig', '2718')))[0]).toBe('draw.closed');
  await voidIssue(app, 'SEA4D', issue);
  expect(await app.rooms.wallet.balance(member.memberId, 'VND')).toBe(balance);
  await app.platform.events.outbox.drain();
  await expectReplayLikeLive(app);
});
