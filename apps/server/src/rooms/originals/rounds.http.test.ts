import { randomUUID } from 'node:crypto';
import { commitment, fromHex } from '@fairlot/fairness';
import { checkRound, readRoundEvidence } from '@fairlot/fairness/rounds';
import { createMember, openTestApp } from '@fairlot/testkit';
import { expect, test } from 'vitest';
import { sql } from '../../platform/db/index.ts';
import { call, play, readBets, readRound, STAKE } from './originals.testing.ts';

const app = await openTestApp({ seed: 'demo' });

interface Pair {
  nextServerSeedHash: string;
  serverSeedHash: string;
  clientSeed: string;
  nonce: number;
}
type Rotated = Pair & { serverSeed: string; former: Omit<Pair, 'nextServerSeedHash'> };

const seedsOf = async (member: Awaited<ReturnType<typeof createMember>>) =>
  (await call<Pair>(app, member, 'GET', '/lgw/originals/seeds')).value;
const rotate = (member: Awaited<ReturnType<typeof createMember>>, clientSeed: string) =>
  call<Rotated>(app, member, 'POST', '/lgw/originals/seeds', { clientSeed });

/** Choices of every game that is settled immediately. */
const INSTANT: Record<string, object> = {
  dice: { over: true, target: '50.50' },
  limbo: { target: '2.00' },
  plinko: { rows: 12, risk: 'medium' },
  keno: { numbers: [1, 7, 13, 22, 31, 40], risk: 'medium' },
  wheel: { segments: 20, risk: 'medium' },
  roulette: { bets: [{ kind: 'red', amount: '1000.00' }] },
  baccarat: { bets: [{ kind: 'banker', amount: '1000' }] },
  'slot-orchard': {},
  'slot-lantern': {},
  'slot-kites': {},
};

test('every game plays, moves its money once, and its rounds recompute to the same result', async () => {
  const member = await createMember(app, { balance: '1000000.00' });
  const promised = await seedsOf(member);
  let balance = 100_000_000n;
  const roundIds: string[] = [];
  for (const [game, choices] of Object.entries(INSTANT)) {
    const { value, success } = await play(app, member, game, choices);
    expect(success, game).toBe(true);
    balance += BigInt((value.payout ?? '0').replace('.', '')) - 100_000n;
    expect(value.balance.replace('.', '')).toBe(String(balance));
    roundIds.push(value.roundId);
    // Choices of another game; slots have none.
    const wrong = game === 'dice' ? { target: '50.50' } : { autoCashOut: null };
    if (!game.startsWith('slot')) expect((await play(app, member, game, wrong)).errorCode, game).toBe('choice.invalid');
  }
  const { value: revealed } = await rotate(member, 'another-seed');
  const { nextServerSeedHash, ...pair } = promised;
  expect(revealed.former).toEqual({ ...pair, nonce: roundIds.length });
  expect(revealed.serverSeedHash).toBe(nextServerSeedHash);
  expect(await commitment(fromHex(revealed.serverSeed))).toBe(promised.serverSeedHash);

  for (const roundId of roundIds) {
    const { value: round } = await readRound(app, member, roundId);
    expect(round.serverSeed).toBe(revealed.serverSeed);
    const checks = await checkRound(readRoundEvidence(round));
    expect(checks.map(({ state }) => state)).toEqual(['passed', 'passed', 'passed']);
  }
});

test("commits to the next server seed before the player's own seed arrives, and then uses it", async () => {
  const member = await createMember(app);
  const { nextServerSeedHash: reported } = await seedsOf(member);
  expect((await seedsOf(member)).nextServerSeedHash).toBe(reported);
  const rotated = await Promise.all(Array.from({ length: 8 }, (_, index) => rotate(member, `seed${index}`)));
  const hashes = new Map(rotated.map(({ value }) => [value.serverSeedHash, value.nextServerSeedHash]));
  let promised = reported;
  for (let change = 0; change < rotated.length; change += 1) {
    expect(hashes.has(promised)).toBe(true);
    promised = hashes.get(promised) ?? '';
  }
  expect((await seedsOf(member)).nextServerSeedHash).toBe(promised);
  const { value: last } = await rotate(member, 'four');
  expect(last.serverSeedHash).toBe(promised);
  const { value: revealed } = await rotate(member, 'five');
  expect(await commitment(fromHex(revealed.serverSeed))).toBe(promised);
});

test('the same key plays once; with another input it is a conflict', async () => {
  const member = await createMember(app, { balance: '100000.00' });
  const key = randomUUID();
  const choices = { over: true, target: '50.50' };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => play(app, member, 'dice', choices, '1000.00', key)),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer.value))).size).toBe(1);
  expect((await seedsOf(member)).nonce).toBe(1);
  const other = await play(app, member, 'dice', { over: false, target: '50.50' }, '1000.00', key);
  expect(other.errorCode).toBe('idempotency.conflict');
  const elsewhere = await play(app, member, 'limbo', { target: '2.00' }, '1000.00', key);
  expect(elsewhere.errorCode).toBe('idempotency.conflict');
  expect((await seedsOf(member)).nonce).toBe(1);
});

test('simultaneous rounds take one nonce each', async () => {
  const member = await createMember(app, { balance: '100000.00' });
  const answers = await Promise.all(Array.from({ length: 5 }, () => play(app, member, 'limbo', { target: '2.00' })));
  expect(answers.map(({ value }) => value.nonce).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4]);
});

test.each([
  ['dice', { over: true, target: '100.00' }, '1000.00', 'choice.invalid'],
  ['dice', { mines: 3 }, '1000.00', 'choice.invalid'],
  ['dice', {}, '1000.00', 'choice.invalid'],
  ['keno', { numbers: [1, 1], risk: 'low' }, '1000.00', 'choice.invalid'],
  ['roulette', { bets: [{ kind: 'red', amount: '999.00' }] }, '1000.00', 'choice.invalid'],
  ['wheel', { segments: 11, risk: 'low' }, '1000.00', 'choice.invalid'],
  ['dice', { over: true, target: '50.50' }, '999.99', 'limit.exceeded'],
  ['dice', { over: true, target: '50.50' }, '5000000.01', 'limit.exceeded'],
  ['limbo', { target: '1000000.00' }, '3000.00', 'limit.exceeded'],
  ['dice', { over: true, target: '50.50' }, '2000.01', 'balance.insufficient'],
  ['dice', { over: true, target: '50.50', extra: 1 }, '1000.00', 'request.invalid'],
  ['mines', { mines: 25 }, '1000.00', 'request.invalid', 'choices.mines'],
  ['keno', { numbers: [1, 41], risk: 'low' }, '1000.00', 'request.invalid', 'choices.numbers.1'],
  ['dice', { over: true, target: '50.50' }, '-1', 'request.invalid'],
  ['tetris', {}, '1000.00', 'request.invalid'],
])('%s with %j for %s is refused: %s %s', async (game, choices, stake, code, field = '') => {
  const member = await createMember(app, { balance: '2000.00' });
  const answer = await play(app, member, game, choices, stake);
  expect(answer).toMatchObject({ errorCode: code, ...(field === '' ? {} : { value: { field } }) });
  expect((await seedsOf(member)).nonce).toBe(0);
});

test('play money can be staked and is a separate asset', async () => {
  const member = await createMember(app, { type: 4, balance: '5000.00' });
  const { success, value } = await play(app, member, 'dice', { over: true, target: '50.50' });
  expect(success).toBe(true);
  expect((await readRound(app, member, value.roundId)).value.asset).toBe('FUN');
});

test('a member on a break is refused with the reason and its end', async () => {
  const member = await createMember(app, { balance: '5000.00' });
  await call(app, member, 'POST', '/wps/protection/timeout', { hours: 24 });
  const answer = await play(app, member, 'dice', { over: true, target: '50.50' });
  expect(answer).toMatchObject({ errorCode: 'protection.refused', value: { reason: 'timed-out' } });
});

test('another member sees neither the round nor its seeds', async () => {
  const [owner, other] = await Promise.all([1, 2].map(() => createMember(app, { balance: '5000.00' })));
  const { value } = await play(app, owner!, 'dice', { over: true, target: '50.50' });
  expect((await readRound(app, other!, value.roundId)).errorCode).toBe('not.found');
  expect((await seedsOf(owner!)).serverSeedHash).not.toBe((await seedsOf(other!)).serverSeedHash);
});

test('no seed in use leaves the server or is stored in clear text', async () => {
  const member = await createMember(app, { balance: '5000.00' });
  const { value } = await play(app, member, 'dice', { over: true, target: '50.50' });
  expect((await readRound(app, member, value.roundId)).value.serverSeed).toBeNull();
  const { clear } = await app.platform.db.one(sql<{ clear: bigint }>`
    select count(*) as clear from originals_seeds
     where revealed_at is null and (revealed_seed is not null or length(sealed_server_seed) <= 32)`);
  expect(clear).toBe(0n);
});

test("the time between two rounds is the merchant's setting, even after a change of seeds", async () => {
  const member = await createMember(app, { balance: '5000.00' });
  await app.platform.db.run(sql`
    update originals_games set min_round_ms = 60000, version = version + 1 where code = 'wheel'`);
  const choices = { segments: 10, risk: 'low' };
  expect((await play(app, member, 'wheel', choices)).success).toBe(true);
  expect(await play(app, member, 'wheel', choices)).toMatchObject({ errorCode: 'round.too.soon' });
  await rotate(member, 'quick');
  expect(await play(app, member, 'wheel', choices)).toMatchObject({ errorCode: 'round.too.soon' });
  await app.platform.db.run(sql`
    update originals_games set min_round_ms = 0, version = version + 1 where code = 'wheel'`);
});

test('a game that is switched off is refused immediately, whatever the process has cached', async () => {
  const member = await createMember(app, { balance: '5000.00' });
  await app.platform.db.run(sql`
    update originals_games set enabled = false, version = version + 1 where code = 'limbo'`);
  expect((await play(app, member, 'limbo', { target: '2.00' })).errorCode).toBe('game.unavailable');
  await app.platform.db.run(sql`update originals_games set enabled = true, version = version + 1 where code = 'limbo'`);
});

test('the betting record lists rounds with their game, round and link to the detail', async () => {
  const member = await createMember(app, { balance: '5000.00' });
  const { value } = await play(app, member, 'dice', { over: true, target: '50.50' });
  await app.platform.events.outbox.drain();
  expect(await readBets(app, member)).toMatchObject([
    {
      betId: value.roundId,
      source: 'original',
      vendor: 'BGS',
      roundId: value.roundId,
      ticketId: null,
      numero: null,
      stake: '1000.00',
      win: value.payout,
      detailUrl: `/m/inhouse/dice?round=${value.roundId}`,
    },
  ]);
});

test('a return below the stake is a loss in the record, and only a win above it appears on the board', async () => {
  const member = await createMember(app, { balance: '5000000.00' });
  const seen = new Map<string, number>();
  // Banker and player together: one of them wins, and the return is less than the stake; a tie returns the stake.
  for (let round = 0; round < 12; round += 1) {
    const bets = [
      { kind: 'banker', amount: '1000.00' },
      { kind: 'player', amount: '1000.00' },
      ...(round % 4 === 0 ? [{ kind: 'tie', amount: '1000.00' }] : []),
    ];
    const stake = round % 4 === 0 ? '3000.00' : '2000.00';
    const { value } = await play(app, member, 'baccarat', { bets }, stake);
    const net = Number(value.payout) - Number(stake);
    const status = net === 0 ? 'refunded' : { true: 'won', false: 'lost' }[`${net > 0}`];
    seen.set(value.roundId, net);
    await app.platform.events.outbox.drain();
    expect((await readBets(app, member))[0]).toMatchObject({ betId: value.roundId, status });
  }
  const { count } = await app.platform.db.one(sql<{ count: bigint }>`
    select count(*) as count from catalogue_wins where ticket_id = any(${[...seen.keys()]}::uuid[])`);
  expect(Number(count)).toBe([...seen.values()].filter((net) => net > 0).length);
});

test("the market's rules override the merchant's settings: time between rounds, stake cap of slots", async () => {
  const member = await createMember(app, { balance: '1000000.00' });
  const slotStakeCap = { currency: 'VND', mostMinor: '500000', youngMostMinor: '200000', youngBelowAge: 25 };
  const stricter = { minimumCycleMs: { slots: 60_000, casino: 30_000 }, slotStakeCap };
  await app.rooms.site.change('market', { profile: 'demo', stricter });
  // Settings are cached for seconds; a process with stale settings computes again.
  await app.platform.db.run(sql`update originals_games set version = version + 1`);
  const key = randomUUID();
  const first = await play(app, member, 'dice', INSTANT['dice']!, STAKE, key);
  expect(first.success).toBe(true);
  const soon = await play(app, member, 'dice', INSTANT['dice']!);
  expect(soon).toMatchObject({ errorCode: 'round.too.soon', value: { waitMs: expect.any(Number) } });
  expect((await play(app, member, 'dice', INSTANT['dice']!, STAKE, key)).value).toEqual(first.value);
  const high = await play(app, member, 'slot-orchard', {}, '2000.01');
  expect(high).toMatchObject({ errorCode: 'limit.exceeded', value: { max: '2000.00' } });
  const { value } = (await app.server.inject('/lgw/originals')).json<{
    value: { game: string; max: string; minRoundMs: number }[];
  }>();
  expect(value.find(({ game }) => game === 'slot-orchard')).toMatchObject({ max: '2000.00', minRoundMs: 60_000 });
  // Members whose document proves their age have the same cap as everyone else.
  const born = (years: number) => `${new Date().getUTCFullYear() - years}-01-01`;
  const maxFor = async (birthDate: string) => {
    const { memberId } = member;
    const decision = { name: 'Lê Văn An', birthDate, decidedBy: null };
    await app.platform.db.transaction((tx) => app.rooms.verification.decide(tx, memberId, decision));
    const listed = await call<{ game: string; max: string }[]>(app, member, 'GET', '/lgw/originals');
    return listed.value.find(({ game }) => game === 'slot-orchard')?.max;
  };
  expect(await maxFor(born(20))).toBe('2000.00');
  expect(await maxFor(born(40))).toBe('5000.00');
  expect(await play(app, member, 'slot-orchard', {}, '5000.01')).toMatchObject({
    errorCode: 'limit.exceeded',
    value: { max: '5000.00' },
  });
  // The market's pause applies between this round and the one of dice.
  await app.platform.db.run(sql`update originals_seeds set last_round_at = null where member_id = ${member.memberId}`);
  expect((await play(app, member, 'slot-orchard', {}, '5000.00')).success).toBe(true);
  expect(value.find(({ game }) => game === 'dice')).toMatchObject({ max: '5000000.00', minRoundMs: 30_000 });
  await app.rooms.site.change('market', { profile: 'demo', stricter: {} });
  await app.platform.db.run(sql`update originals_games set version = version + 1`);
});

test('the session counts and sums the bets made in it', async () => {
  const member = await createMember(app, { balance: '9000.00' });
  await app.platform.db.run(sql`
    insert into protection_sessions (member_id, began_at, seen_at)
    values (${member.memberId}::bigint, clock_timestamp(), clock_timestamp())`);
  // Neither can return exactly its stake, which would not count as a bet.
  const rounds = [];
  for (const game of ['roulette', 'dice']) rounds.push(await play(app, member, game, INSTANT[game]!));
  const returned = rounds.reduce((sum, { value }) => sum + Number(value.payout), 0);
  await app.platform.events.outbox.drain();
  const { value } = await call(app, member, 'GET', '/wps/protection/session');
  expect(value).toMatchObject({ bets: 2, stake: '2000.00', win: returned.toFixed(2), open: '0.00' });
});

test('lists games with limits and exact returns', async () => {
  const { value } = (await app.server.inject('/lgw/originals')).json<{
    value: { game: string; returns: object[] }[];
  }>();
  expect(value).toHaveLength(15);
  expect(value.find(({ game }) => game === 'roulette')?.returns).toEqual([{ setting: '', percent: '97.30' }]);
  expect(value.find(({ game }) => game === 'dice')?.returns).toEqual([{ setting: '', percent: '99.00' }]);
  const poker = [
    { setting: 'jacks', percent: '99.54' },
    { setting: 'jacks simple', percent: '97.13' },
    { setting: 'deuces', percent: '99.73' },
    { setting: 'deuces simple', percent: '93.95' },
  ];
  expect(value.find(({ game }) => game === 'videopoker')?.returns).toEqual(poker);
});
