import { randomUUID } from 'node:crypto';
import type { originals as contract, ValueOf } from '@fairlot/contract';
import { createMember, openTestApp, type TestMember } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { sql } from '../../platform/db/index.ts';
import { deadlocksOf } from '../../platform/db/locks.testing.ts';
import { call, play, STAKE } from './originals.testing.ts';

type AutoBet = ValueOf<typeof contract.startAuto>;
type PlayedAuto = ValueOf<typeof contract.playAuto>;

const app = await openTestApp({ seed: 'demo' });
const WISH = { stake: STAKE, choices: { over: true, target: '50.50' }, rounds: 5, lossStop: '100000.00' };

const start = (member: TestMember, game = 'dice', input: object = {}) =>
  call<AutoBet>(app, member, 'POST', `/lgw/originals/${game}/auto`, { ...WISH, ...input });
const next = (member: TestMember, { game, autoId }: AutoBet, key?: string) =>
  call<PlayedAuto>(app, member, 'POST', `/lgw/originals/${game}/auto/${autoId}/rounds`, {}, key);
const stop = (member: TestMember, { game, autoId }: AutoBet) =>
  call<AutoBet>(app, member, 'POST', `/lgw/originals/${game}/auto/${autoId}/stop`, {});
const stateOf = (autoId: string) =>
  app.platform.db.one(sql<{ state: string }>`select state from originals_autos where id = ${autoId}::uuid`);
const offered = async (member: TestMember) =>
  (await call<ValueOf<typeof contract.games>>(app, member, 'GET', '/lgw/originals')).value
    .filter(({ isAuto }) => isAuto)
    .map(({ game }) => game);
const market = async (profile: 'demo' | 'open') => {
  await app.rooms.site.change('market', { profile, stricter: {} });
  // A process caches the games for seconds, unless a round finds that they have changed.
  await app.platform.db.run(sql`update originals_games set version = version + 1`);
  await play(app, await createMember(app, { balance: STAKE }), 'dice', WISH.choices);
};

it('auto bet is unavailable until the market allows it', async () => {
  const member = await createMember(app, { balance: '10000.00' });
  expect(await offered(member)).toEqual([]);
  expect(await start(member)).toMatchObject({ success: false, errorCode: 'auto.unavailable' });
  await market('open');
  expect(await offered(member)).toHaveLength(7);
});

it('plays the chosen number of rounds, each once for its key', async () => {
  const member = await createMember(app, { balance: '100000.00' });
  expect(await offered(member)).toEqual(['dice', 'plinko', 'wheel', 'keno', 'limbo', 'roulette', 'baccarat']);
  const { value: auto } = await start(member);
  expect(auto).toMatchObject({ state: 'running', rounds: 5, played: 0, net: '0.00' });
  const key = randomUUID();
  const twice = await Promise.all([next(member, auto, key), next(member, auto, key)]);
  expect(twice.map(({ value }) => value.auto.played)).toEqual([1, 1]);
  let last = twice[0].value;
  for (let round = 2; round <= 5; round += 1) last = (await next(member, auto)).value;
  expect(last.auto).toMatchObject({ state: 'count', played: 5 });
  const net = BigInt(last.auto.net.replace('.', ''));
  expect(BigInt(last.round.balance.replace('.', ''))).toBe(10_000_000n + net);
  expect(await next(member, auto)).toMatchObject({ errorCode: 'auto.over', value: { state: 'count' } });
  // A lost answer is returned again after the auto bet is over.
  expect((await next(member, auto, key)).value.round).toEqual(twice[0].value.round);
});

it('simultaneous rounds do not exceed count and loss stop', async () => {
  const member = await createMember(app, { balance: '100000.00' });
  const { value: auto } = await start(member, 'limbo', {
    choices: { target: '1000.00' },
    lossStop: '2500',
    rounds: 50,
  });
  const answers = await Promise.all(Array.from({ length: 6 }, () => next(member, auto)));
  const played = answers.filter(({ success }) => success);
  expect(answers.filter(({ success, errorCode }) => !success && errorCode !== 'auto.over')).toEqual([]);
  const lost = played.filter(({ value }) => value.round.payout === '0.00').length;
  if (lost === played.length) {
    expect(lost).toBe(2);
    expect(await stateOf(auto.autoId)).toEqual({ state: 'loss' });
  }
});

it('simultaneous rounds do not deadlock', async () => {
  for (let time = 0; time < 3; time += 1) {
    const member = await createMember(app, { balance: '100000.00' });
    const { value: auto } = await start(member, 'dice', { rounds: 50 });
    const answers = await Promise.all(Array.from({ length: 6 }, () => next(member, auto)));
    expect(answers.map(({ errorCode }) => errorCode)).toEqual(Array(6).fill(null));
  }
  expect(await deadlocksOf(app.platform.db)).toBe(0n);
});

it('ends by its button, a later auto bet, a refused round, a break and when the player has left', async () => {
  const member = await createMember(app, { balance: '1500.00' });
  const { value: first } = await start(member);
  const { value: second } = await start(member, 'wheel', { choices: { segments: 20, risk: 'low' } });
  expect(await next(member, first)).toMatchObject({ errorCode: 'auto.over', value: { state: 'replaced' } });
  expect((await stop(member, second)).value.state).toBe('stopped');
  expect(await next(member, second)).toMatchObject({ errorCode: 'auto.over', value: { state: 'stopped' } });

  const { value: poor } = await start(member, 'dice', { stake: '2000.00' });
  expect(await next(member, poor)).toMatchObject({ errorCode: 'balance.insufficient' });
  expect(await stateOf(poor.autoId)).toEqual({ state: 'refused' });

  const { value: resting } = await start(member);
  await call(app, member, 'POST', '/wps/protection/timeout', { hours: 24 });
  expect(await next(member, resting)).toMatchObject({ errorCode: 'protection.refused' });
  expect(await stateOf(resting.autoId)).toEqual({ state: 'refused' });

  const { value: left } = await start(member);
  await app.platform.db.run(sql`
    update originals_autos set last_at = last_at - interval '61 s' where id = ${left.autoId}::uuid`);
  expect(await next(member, left)).toMatchObject({ errorCode: 'auto.over', value: { state: 'left' } });
  expect(await stateOf(left.autoId)).toEqual({ state: 'left' });
});

it('ends when the return changes, and a stake is played at no other return than the player saw', async () => {
  const member = await createMember(app, { balance: '20000.00' });
  const publish = (returnScaled: number) =>
    app.platform.db.run(sql`
      update originals_games set return_scaled = ${returnScaled}::int, version = version + 1 where code = 'dice'`);
  const bet = (seen: object, key?: string) =>
    call(app, member, 'POST', '/lgw/originals/dice/rounds', { stake: STAKE, choices: WISH.choices, ...seen }, key);
  const [before, after] = [{ returnScaled: 9900 }, { returnScaled: 9500 }];
  const key = randomUUID();
  const first = await bet(before, key);
  expect(first).toMatchObject({ success: true });
  const { value: auto } = await start(member, 'dice', before);
  expect(await next(member, auto)).toMatchObject({ success: true });
  await publish(9500);
  expect(await bet(before)).toMatchObject({ errorCode: 'odds.changed', value: after });
  expect((await bet(before, key)).value).toEqual(first.value);
  expect(await next(member, auto)).toMatchObject({ errorCode: 'odds.changed', value: after });
  expect(await stateOf(auto.autoId)).toEqual({ state: 'closed' });
  expect(await start(member, 'dice', before)).toMatchObject({ errorCode: 'odds.changed', value: after });
  for (const seen of [after, {}]) expect(await bet(seen)).toMatchObject({ success: true });
  // The process has cached the former settings, which the page no longer shows.
  await publish(9900);
  expect(await bet(before)).toMatchObject({ success: true });
});

it('does not count a manual round, and hides the auto bet of another member', async () => {
  const [member, other] = [await createMember(app, { balance: '9000.00' }), await createMember(app)];
  const { value: auto } = await start(member);
  await play(app, member, 'dice', WISH.choices);
  expect((await next(member, auto)).value.auto.played).toBe(1);
  for (const answer of [await next(other, auto), await stop(other, auto)]) expect(answer.errorCode).toBe('not.found');
  expect(await next(member, { ...auto, game: 'limbo' })).toMatchObject({ errorCode: 'not.found' });
});

it.each([
  ['slot-orchard', { choices: {} }, 'auto.unavailable'],
  ['mines', { choices: { mines: 3 } }, 'auto.unavailable'],
  ['crash', { choices: { autoCashOut: '2.00' } }, 'auto.unavailable'],
  ['dice', { choices: { over: true, target: '100.00' } }, 'choice.invalid'],
  ['roulette', { choices: { bets: [{ kind: 'red', amount: '999.00' }] } }, 'choice.invalid'],
  ['dice', { stake: '999.99' }, 'limit.exceeded'],
  ['dice', { lossStop: '999.99' }, 'request.invalid'],
  ['dice', { lossStop: undefined }, 'request.invalid'],
  ['dice', { rounds: 101 }, 'request.invalid'],
])('%s with %j is refused: %s', async (game, requested, code) => {
  const member = await createMember(app, { balance: '9000.00' });
  expect(await start(member, game, requested)).toMatchObject({ success: false, errorCode: code });
});

it('a market that forbids auto bets ends the running ones', async () => {
  const member = await createMember(app, { balance: '9000.00' });
  const { value: auto } = await start(member);
  await market('demo');
  expect(await next(member, auto)).toMatchObject({ errorCode: 'auto.over', value: { state: 'closed' } });
  expect(await stateOf(auto.autoId)).toEqual({ state: 'closed' });
});
