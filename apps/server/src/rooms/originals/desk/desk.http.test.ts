import { randomUUID } from 'node:crypto';
import type { originalsDesk as contract, ValueOf } from '@fairlot/contract';
import { callDesk, createMember, createOperator, openTestApp, type TestMember } from '@fairlot/testkit';
import { expect, test } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { fly, openFlight, stake } from '../crash/crash.testing.ts';
import { call, play, step } from '../originals.testing.ts';

type Settings = ValueOf<typeof contract.games>[number];
type Approval = ValueOf<typeof contract.requestSettings>;

const app = await openTestApp({ seed: 'demo' });
const asker = await createOperator(app, 'risk');
const decider = await createOperator(app, 'admin');

const ask = <T>(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, operator = asker) =>
  callDesk<T>(app, operator.headers, method, path, payload);
const gameOf = async (code: string) =>
  (await ask<Settings[]>('GET', '/originals/games')).value.find(({ game }) => game === code)!;

function inputOf(game: Settings, change: object) {
  const { returnScaled, floorScaled, min, max, maxPayout, maxExposure, minRoundMs, version } = game;
  const now = { returnScaled, floorScaled, min, max, maxPayout, maxExposure, minRoundMs, version };
  return { ...now, reason: 'a reason long enough', requestKey: randomUUID(), ...change };
}

test('one operator switches a game with immediate effect, and its page is closed to new rounds', async () => {
  const member = await createMember(app, { balance: '5000.00' });
  const off = await ask<Settings>('PUT', '/originals/games/wheel', {
    isEnabled: false,
    reason: 'a reason long enough',
  });
  expect(off.value).toMatchObject({ isEnabled: false });
  expect((await play(app, member, 'wheel', { segments: 10, risk: 'low' })).errorCode).toBe('game.unavailable');
  await ask('PUT', '/originals/games/wheel', { isEnabled: true, reason: 'a reason long enough' });
  expect((await play(app, member, 'wheel', { segments: 10, risk: 'low' })).success).toBe(true);
});

test('a game that is switched off stays on the list of players with an open round, who can finish it', async () => {
  const [member, other] = await Promise.all([createMember(app, { balance: '5000.00' }), createMember(app)]);
  const { value: opened } = await play(app, member, 'mines', { mines: 1 });
  const isListed = async (who: TestMember) =>
    (await call<{ game: string }[]>(app, who, 'GET', '/lgw/originals')).value.some(({ game }) => game === 'mines');
  await ask('PUT', '/originals/games/mines', { isEnabled: false, reason: 'a reason long enough' });
  try {
    expect(await isListed(other)).toBe(false);
    expect(await isListed(member)).toBe(true);
    const { value: stepped } = await step(app, member, 'mines', opened.roundId, { cell: 12 });
    if (stepped.state === 'open') await step(app, member, 'mines', opened.roundId, 'cashOut');
    expect(await isListed(member)).toBe(false);
  } finally {
    await ask('PUT', '/originals/games/mines', { isEnabled: true, reason: 'a reason long enough' });
  }
});

test('changes that move money need two operators, and apply from the next round', async () => {
  const dice = await gameOf('dice');
  const { value: request } = await ask<Approval>(
    'POST',
    '/originals/games/dice/settings',
    inputOf(dice, { returnScaled: 9700, max: '2000.00' }),
  );
  expect(await gameOf('dice')).toEqual(dice);
  const own = await ask('POST', `/approvals/${request.id}/approve`, {});
  expect(own.success).toBe(false);
  expect((await ask('POST', `/approvals/${request.id}/approve`, {}, decider)).errorCode).toBeNull();
  expect(await gameOf('dice')).toMatchObject({ returnScaled: 9700, max: '2000.00' });
  expect((await gameOf('dice')).version).not.toBe(dice.version);
  const member = await createMember(app, { balance: '9000.00' });
  const choices = { over: true, target: '50.50' };
  expect((await play(app, member, 'dice', choices, '2000.01')).errorCode).toBe('limit.exceeded');
  const { value } = await play(app, member, 'dice', choices, '2000.00');
  const events = value.events as unknown as { multiplier: string }[];
  expect(events[0]?.multiplier).toBe('1.9595');
});

test.each<[string, object, string, string]>([
  ['dice', { returnScaled: 8499 }, 'returnScaled', 'minimum'],
  ['hilo', { floorScaled: 9901 }, 'returnScaled', 'minimum'],
  ['roulette', { floorScaled: 9731 }, 'floorScaled', 'maximum'],
  ['plinko', { returnScaled: 9800 }, 'returnScaled', 'follows from the tables'],
  ['mines', { max: '500.00' }, 'max', 'minimum'],
  ['mines', { maxPayout: '500.00' }, 'maxPayout', 'minimum'],
  ['mines', { maxExposure: '500000000.00' }, 'maxExposure', 'of crash alone'],
  ['crash', { maxExposure: '5000000.00' }, 'maxExposure', 'minimum'],
  ['mines', {}, 'game', 'unchanged'],
])('%s with %j is not requested: %s %s', async (code, change, field, reason) => {
  const answer = await ask('POST', `/originals/games/${code}/settings`, inputOf(await gameOf(code), change));
  expect(answer).toMatchObject({ errorCode: 'request.invalid', value: { field, reason } });
});

test('a return above 100 % cannot be stored', async () => {
  const answer = await ask(
    'POST',
    '/originals/games/dice/settings',
    inputOf(await gameOf('dice'), { returnScaled: 10_001 }),
  );
  expect(answer.errorCode).toBe('request.invalid');
  await expect(
    app.platform.db.run(sql`update originals_games set return_scaled = 10001 where code = 'dice'`),
  ).rejects.toThrow();
});

test('finds and recomputes rounds, lists flights with their cost and seeds with their commitment', async () => {
  const member = await createMember(app, { balance: '400.00', bonus: { amount: '9000.00' } });
  const { value: played } = await play(app, member, 'limbo', { target: '1.01' });
  const bonusWin = played.payout === '0.00' ? '0.00' : '606.00';
  const flight = await openFlight(app);
  await stake(app, member, '3.00', '2000.00');
  const trial = await createMember(app, { balance: '9000.00', type: 4 });
  expect(await stake(app, trial, '3.00', '4000.00')).toMatchObject({ success: true });
  const before = await ask<{ list: object[] }>('GET', `/originals/flights?filter=round:eq:${flight}`);
  expect(before.value.list).toMatchObject([
    { state: 'betting', players: 1, bets: 1, stake: '2000.00', exposure: '6000.00' },
  ]);
  await fly(app, flight);
  await call(app, member, 'POST', '/lgw/originals/seeds', { clientSeed: 'another' });

  const found = await ask<{ list: object[] }>('GET', `/originals/rounds?filter=roundId:eq:${played.roundId}`);
  expect(found.value.list).toMatchObject([
    { game: 'limbo', account: member.userName, stake: '1000.00', bonusStake: '600.00', bonusWin },
  ]);
  const one = await ask<{ isProved: boolean }>('GET', `/originals/rounds/${played.roundId}`);
  const round = { bonusStake: '600.00', bonusWin };
  expect(one.value).toMatchObject({ isProved: true, account: member.userName, round });
  await app.platform.db.run(sql`
    update originals_rounds set payout_minor = payout_minor + 1 where id = ${played.roundId}::uuid`);
  expect((await ask<{ isProved: boolean }>('GET', `/originals/rounds/${played.roundId}`)).value.isProved).toBe(false);
  await app.platform.db.run(sql`
    update originals_rounds set payout_minor = payout_minor - 1 where id = ${played.roundId}::uuid`);

  const pairs = await ask<{ list: object[] }>('GET', `/originals/seeds?filter=memberId:eq:${member.memberId}`);
  expect(pairs.value.list).toMatchObject([
    { clientSeed: 'another', isRight: null, revealedAt: null },
    { isRight: true, rounds: 1 },
  ]);
  const hits = await ask<{ id: string }[]>('GET', `/search?text=${played.roundId}`);
  expect(JSON.stringify(hits.value)).toContain(played.roundId);
});

test('two operators raise the floor, and no lower return can be published after that', async () => {
  const limbo = await gameOf('limbo');
  const input = inputOf(limbo, { floorScaled: 9800 });
  const { value: request } = await ask<Approval>('POST', '/originals/games/limbo/settings', input);
  expect((await ask('POST', `/approvals/${request.id}/approve`, {}, decider)).errorCode).toBeNull();
  const raised = await gameOf('limbo');
  expect(raised).toMatchObject({ floorScaled: 9800 });
  const lower = await ask('POST', '/originals/games/limbo/settings', inputOf(raised, { returnScaled: 9799 }));
  expect(lower).toMatchObject({ errorCode: 'request.invalid', value: { field: 'returnScaled', reason: 'minimum' } });
});

test('a floor for all games needs two operators, stays below the returns on sale, and applies to all', async () => {
  const { value: now } = await ask<{ version: string }>('GET', '/originals/floor');
  const inputFor = (floorScaled: number) => ({
    version: now.version,
    floorScaled,
    reason: 'a reason long enough',
    requestKey: randomUUID(),
  });
  const above = await ask('POST', '/originals/floor', inputFor(9900));
  expect(above).toMatchObject({ errorCode: 'request.invalid', value: { field: 'floorScaled', reason: 'maximum' } });
  const { value: request } = await ask<Approval>('POST', '/originals/floor', inputFor(8550));
  expect((await ask('POST', `/approvals/${request.id}/approve`, {})).success).toBe(false);
  expect((await ask('POST', `/approvals/${request.id}/approve`, {}, decider)).errorCode).toBeNull();
  expect((await ask('GET', '/originals/floor')).value).toMatchObject({ floorScaled: 8550 });
  const lower = inputOf(await gameOf('dice'), { returnScaled: 8549 });
  expect(await ask('POST', '/originals/games/dice/settings', lower)).toMatchObject({
    value: { field: 'returnScaled', reason: 'minimum' },
  });
  expect(await ask('POST', '/originals/floor', inputFor(8520))).toMatchObject({ errorCode: 'version.conflict' });
});

test('figures, report and member card agree with the rounds', async () => {
  const member = await createMember(app, { balance: '9000.00' });
  const { value: one } = await play(app, member, 'limbo', { target: '2.00' });
  await play(app, member, 'mines', { mines: 3 });
  const net = Number(one.payout) - 2000;
  const page = await ask<{ cards: { card: string; facts: { name: string; value: string }[]; lines: object[] }[] }>(
    'GET',
    `/members/${member.memberId}`,
    undefined,
    decider,
  );
  const card = page.value.cards.find((each) => each.card === 'originals')!;
  const facts = Object.fromEntries(card.facts.map(({ name, value }) => [name, value]));
  expect(facts).toEqual({ staked: '2000.00', won: one.payout, net: net.toFixed(2), open: '1', pairs: '1' });
  expect(card.lines).toMatchObject([{ state: 'open' }, { detail: one.roundId, state: 'settled' }]);

  // The merchant's day may differ from that of this clock.
  const dayOf = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const report = `/reports/originals?from=${dayOf(-1)}&to=${dayOf(1)}&by=game`;
  const { value: reported } = await ask<{ rows: { key: string; values: string[] }[] }>(
    'GET',
    report,
    undefined,
    decider,
  );
  const { sum } = await app.platform.db.one(sql<{ sum: bigint }>`
    select sum(stakes_minor[1])::bigint as sum from originals_rounds where game_code = 'limbo'`);
  expect(JSON.stringify(reported)).toContain(`${sum / 100n}.00`);
  const { value: shown } = await ask<{ figures: { name: string }[] }>(
    'GET',
    '/dashboard?period=week',
    undefined,
    decider,
  );
  expect(shown.figures.map(({ name }) => name)).toContain('originalRevenue');
});
