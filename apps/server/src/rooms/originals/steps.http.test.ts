import { randomUUID } from 'node:crypto';
import { createMember, openTestApp, type TestMember } from '@fairlot/testkit';
import { expect, test } from 'vitest';
import { sql } from '../../platform/db/index.ts';
import type { ReplayedBets } from '../../platform/events/index.ts';
import { replayRounds } from './replay.ts';
import { call, play, type Played, readRound, type Round, step } from './originals.testing.ts';

const app = await openTestApp({ seed: 'demo' });

/** Opens a round, and plays other rounds until the first cell, card or deal is as wanted. */
async function openRound(member: TestMember, game: string, choices: object, isWanted: (played: Played) => boolean) {
  for (let tries = 0; tries < 60; tries += 1) {
    const { value } = await play(app, member, game, choices);
    if (value.state === 'open' && isWanted(value)) return value;
    if (value.state === 'open') await finish(member, game, value.roundId);
  }
  throw new Error('no such round in 60 tries');
}

async function finish(member: TestMember, game: string, roundId: string): Promise<void> {
  const end = game === 'hilo' ? ['higher', 'lower'] : ['stand', 'stand'];
  for (const choice of end) {
    const { value } = await step(app, member, game, roundId, choice);
    if (value.state === 'settled') return;
    if (game === 'hilo') return void (await step(app, member, game, roundId, 'cashOut'));
  }
}

const escrow = async () => app.platform.db.value(sql<bigint>`select wallet_balance('escrow:originals:VND')`);

test('a mines round proceeds by steps, is held in escrow, and is paid once at its end', async () => {
  const member = await createMember(app, { balance: '100000.00' });
  const before = await escrow();
  const { value: opened } = await play(app, member, 'mines', { mines: 1 });
  expect(opened).toMatchObject({ state: 'open', payout: null, balance: '99000.00' });
  expect((await escrow()) - before).toBe(100_000n);
  let last = (await step(app, member, 'mines', opened.roundId, { cell: 12 })).value;
  if (last.state === 'open') last = (await step(app, member, 'mines', opened.roundId, 'cashOut')).value;
  expect(last.state).toBe('settled');
  expect(['0.00', '1031.20']).toContain(last.payout);
  expect(await escrow()).toBe(before);
  expect((await step(app, member, 'mines', opened.roundId, { cell: 3 })).errorCode).toBe('round.closed');
  expect((await readRound(app, member, opened.roundId)).value.events).toEqual(last.events);
});

test('an open round is found again on another device and blocks a second one', async () => {
  const member = await createMember(app, { balance: '100000.00' });
  const { value: opened } = await play(app, member, 'mines', { mines: 3 });
  const second = await play(app, member, 'mines', { mines: 3 });
  expect(second).toMatchObject({ errorCode: 'round.open', value: { roundId: opened.roundId } });
  const { value } = await call<{ list: Round[] }>(app, member, 'GET', '/lgw/originals/rounds?open=true&game=mines');
  expect(value.list.map(({ roundId }) => roundId)).toEqual([opened.roundId]);
  expect(JSON.stringify(value.list)).not.toContain('shown');
  const rotated = await call(app, member, 'POST', '/lgw/originals/seeds', { clientSeed: 'x' });
  expect(rotated.errorCode).toBe('round.open');
});

test('the same step sent by two devices at the same time is taken once', async () => {
  const member = await createMember(app, { balance: '100000.00' });
  const { value: opened } = await play(app, member, 'mines', { mines: 1 });
  const answers = await Promise.all([1, 2, 3].map(() => step(app, member, 'mines', opened.roundId, { cell: 7 })));
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  for (const { errorCode } of answers.filter(({ success }) => !success)) {
    expect(['round.changed', 'round.closed', 'choice.invalid']).toContain(errorCode);
  }
  expect((await readRound(app, member, opened.roundId)).value.steps).toEqual([{ cell: 7 }]);
});

test('a step for a card that another device has replaced is refused, and its retry is not', async () => {
  const member = await createMember(app, { balance: '100000.00' });
  const { value: opened } = await play(app, member, 'hilo', {});
  const path = `/lgw/originals/hilo/rounds/${opened.roundId}/steps`;
  const send = (choice: string, key?: string) =>
    call<Played>(app, member, 'POST', path, { choice, stepsBefore: 0 }, key);
  const key = randomUUID();
  const skipped = await send('skip', key);
  expect(skipped.value.events).toHaveLength(2);
  expect((await send('higher')).errorCode).toBe('round.changed');
  expect((await send('skip', key)).value).toEqual(skipped.value);
  expect((await readRound(app, member, opened.roundId)).value.steps).toEqual(['skip']);
});

test('a step with the same key returns the first answer again, even when the round is over', async () => {
  const member = await createMember(app, { balance: '100000.00' });
  const { value: opened } = await play(app, member, 'mines', { mines: 24 });
  const key = randomUUID();
  const first = await step(app, member, 'mines', opened.roundId, { cell: 1 }, key);
  expect(first.value.state).toBe('settled');
  expect((await step(app, member, 'mines', opened.roundId, { cell: 1 }, key)).value).toEqual(first.value);
  const other = await step(app, member, 'mines', opened.roundId, { cell: 2 }, key);
  expect(other.errorCode).toBe('idempotency.conflict');
});

test('a double takes a further stake, which is a separate bet', async () => {
  const member = await createMember(app, { balance: '1000000.00' });
  const opened = await openRound(member, 'blackjack', {}, () => true);
  const before = BigInt(opened.balance.replace('.', ''));
  const { value } = await step(app, member, 'blackjack', opened.roundId, 'double');
  expect(value).toMatchObject({ state: 'settled', stake: '2000.00' });
  const payout = BigInt((value.payout ?? '').replace('.', ''));
  expect(BigInt(value.balance.replace('.', ''))).toBe(before - 100_000n + payout);
  const bets = await app.platform.db.rows(sql<{ betId: string }>`
    select payload ->> 'betId' as "betId" from platform_outbox
     where topic = 'bet.placed' and payload ->> 'roundId' = ${opened.roundId} order by id`);
  expect(bets.map(({ betId }) => betId)).toEqual([opened.roundId, `${opened.roundId}:2`]);
});

test('a double without the money for it changes nothing', async () => {
  const member = await createMember(app, { balance: '1000.00' });
  const { value: opened } = await play(app, member, 'blackjack', {});
  if (opened.state === 'settled') return expect(opened.payout).not.toBeNull();
  expect((await step(app, member, 'blackjack', opened.roundId, 'double')).errorCode).toBe('balance.insufficient');
  expect((await readRound(app, member, opened.roundId)).value).toMatchObject({ state: 'open', steps: [] });
  return expect((await step(app, member, 'blackjack', opened.roundId, 'stand')).value.state).toBe('settled');
});

test('video poker draws once', async () => {
  const member = await createMember(app, { balance: '5000.00' });
  const { value: opened } = await play(app, member, 'videopoker', { table: 'jacks' });
  expect(opened.events).toHaveLength(1);
  const hold = [true, true, false, false, true];
  const { value } = await step(app, member, 'videopoker', opened.roundId, { hold });
  expect(value).toMatchObject({ state: 'settled', events: [{ kind: 'dealt' }, { kind: 'drawn', hold }] });
});

test('steps of other games, of other members and out of range are refused and change nothing', async () => {
  const [member, other] = await Promise.all([1, 2].map(() => createMember(app, { balance: '5000.00' })));
  const { value: opened } = await play(app, member!, 'mines', { mines: 3 });
  const errors = async (choice: unknown, who = member!, game = 'mines') =>
    (await step(app, who, game, opened.roundId, choice)).errorCode;
  expect(await errors('hit')).toBe('choice.invalid');
  expect(await errors('cashOut')).toBe('choice.invalid');
  expect(await errors({ cell: 25 })).toBe('request.invalid');
  expect(await errors({ cell: 1 }, other!)).toBe('not.found');
  expect(await errors({ cell: 1 }, member!, 'hilo')).toBe('not.found');
  expect((await readRound(app, member!, opened.roundId)).value).toMatchObject({ state: 'open', steps: [] });
});

test('refuses a step that is not allowed to win, whatever its result, and the round can be cashed out', async () => {
  const member = await createMember(app, { balance: '5000000.00' });
  const limit = (most: string, payout: string, game: string) =>
    app.platform.db.run(sql`
      update originals_games set max_stake_minor = ${most}::bigint, max_payout_minor = ${payout}::bigint,
             version = version + 1 where code = ${game}`);
  const before = await app.platform.db.rows(sql<{ code: string; most: string; payout: string }>`
    select code, max_stake_minor::text as most, max_payout_minor::text as payout from originals_games
     where code in ('mines', 'hilo', 'slot-kites')`);
  // With one mine, one safe cell pays 1.0312 and two pay 1.0760; the surest guess of hi-lo pays 1.0725.
  await limit('100000', '103200', 'mines');
  await limit('100000', '107200', 'hilo');
  const opened = await openMines(member);
  const cells = Array.from({ length: 24 }, (_, index) => index + 1);
  const answers = await Promise.all(cells.map((cell) => step(app, member, 'mines', opened, { cell })));
  // One of these cells hides the mine: it is refused like the others.
  expect(new Set(answers.map(({ errorCode }) => errorCode))).toEqual(new Set(['limit.exceeded']));
  expect((await step(app, member, 'mines', opened, 'cashOut')).value.payout).toBe('1031.20');
  // A stake that allows no step could never be settled by the player.
  expect(await play(app, member, 'mines', { mines: 2 })).toMatchObject({
    errorCode: 'limit.exceeded',
    value: { max: '959.10' },
  });
  expect((await play(app, member, 'hilo', {})).errorCode).toBe('limit.exceeded');
  // The largest win of a slot, 2,121.76 times the stake, stays within it as well.
  await limit('100000000', '212176000', 'slot-kites');
  expect((await play(app, member, 'slot-kites', {}, '1000.00')).success).toBe(true);
  expect(await play(app, member, 'slot-kites', {}, '1000.01')).toMatchObject({
    errorCode: 'limit.exceeded',
    value: { max: '1000.00' },
  });
  for (const { code, most, payout } of before) await limit(most, payout, code);
});

/** A round of mines with a safe first cell. */
async function openMines(member: TestMember): Promise<string> {
  for (;;) {
    const { value } = await play(app, member, 'mines', { mines: 1 });
    if ((await step(app, member, 'mines', value.roundId, { cell: 0 })).value.state === 'open') return value.roundId;
  }
}

test('a member who takes a break within a round finishes it, without a further stake', async () => {
  const member = await createMember(app, { balance: '100000.00' });
  const dealt = await openRound(member, 'blackjack', {}, () => true);
  const { value: laid } = await play(app, member, 'mines', { mines: 1 });
  const safe = await step(app, member, 'mines', laid.roundId, { cell: 4 });
  expect((await call(app, member, 'POST', '/wps/protection/timeout', { hours: 24 })).errorCode).toBeNull();
  expect((await play(app, member, 'dice', { over: true, target: '50.50' })).errorCode).toBe('protection.refused');
  expect((await step(app, member, 'blackjack', dealt.roundId, 'double')).errorCode).toBe('protection.refused');
  expect((await step(app, member, 'blackjack', dealt.roundId, 'stand')).value.state).toBe('settled');
  if (safe.value.state === 'open')
    expect((await step(app, member, 'mines', laid.roundId, 'cashOut')).value.payout).toBe('1031.20');
});

test('a round in a game that was switched off is finished without a further stake', async () => {
  const member = await createMember(app, { balance: '100000.00' });
  const dealt = await openRound(member, 'blackjack', {}, () => true);
  const enable = (isEnabled: boolean) =>
    app.platform.db.run(sql`update originals_games set enabled = ${isEnabled} where code = 'blackjack'`);
  await enable(false);
  try {
    expect((await step(app, member, 'blackjack', dealt.roundId, 'double')).errorCode).toBe('game.unavailable');
    expect((await step(app, member, 'blackjack', dealt.roundId, 'stand')).value.state).toBe('settled');
  } finally {
    await enable(true);
  }
});

test('a round is finished from a region that is not served, without a further stake', async () => {
  const member = await createMember(app, { balance: '100000.00' });
  const dealt = await openRound(member, 'blackjack', {}, () => true);
  await app.rooms.site.change('restrictedNetworks', ['127.0.0.0/8']);
  try {
    expect((await step(app, member, 'blackjack', dealt.roundId, 'double')).errorCode).toBe('system.restricted');
    expect((await step(app, member, 'blackjack', dealt.roundId, 'stand')).value.state).toBe('settled');
  } finally {
    await app.rooms.site.change('restrictedNetworks', []);
  }
});

test('settles abandoned rounds by the rule of their game, or returns the stake', async () => {
  const member = await createMember(app, { balance: '100000.00' });
  const { value: untouched } = await play(app, member, 'mines', { mines: 3 });
  const dealt = await openRound(member, 'blackjack', {}, () => true);
  const { value: poker } = await play(app, member, 'videopoker', { table: 'deuces' });
  await app.platform.db.run(sql`
    update originals_rounds set due_at = clock_timestamp() where state = 'open' and member_id = ${member.memberId}`);
  await Promise.all([app.rooms.originals.settleLeft(), app.rooms.originals.settleLeft()]);
  const read = async ({ roundId }: Played) => (await readRound(app, member, roundId)).value;
  expect(await read(untouched)).toMatchObject({ state: 'settled', refunded: true, payout: '1000.00' });
  expect(await read(dealt)).toMatchObject({ state: 'settled', refunded: false, steps: ['stand'] });
  expect(await read(poker)).toMatchObject({ state: 'settled', steps: [{ hold: [true, true, true, true, true] }] });
});

test('an account with an open round cannot be closed', async () => {
  const member = await createMember(app, { balance: '1000.00' });
  await play(app, member, 'mines', { mines: 3 });
  const ask = app.platform.db.transaction((tx) => app.person.mayClose(tx, { memberId: member.memberId, asset: 'VND' }));
  await expect(ask).rejects.toMatchObject({ code: 'round.open' });
});

test('a replay that continues after a part returns the rest: nothing twice, nothing omitted', async () => {
  const reported = async (from: string | null, batch?: number) => {
    const batches: ReplayedBets[] = [];
    for await (const each of replayRounds(app.platform.db, new Date(0), from, batch)) batches.push(each);
    return {
      placed: batches.flatMap(({ placed }) => placed),
      settled: batches.flatMap(({ settled }) => settled),
      ends: batches.map(({ after }) => after),
    };
  };
  const whole = await reported(null);
  const rounds = [...new Set(whole.placed.map(({ roundId }) => roundId))];
  // Includes rounds with a further stake.
  expect(whole.placed.length).toBeGreaterThan(rounds.length);
  for (const batch of [1, 3]) {
    const { ends, ...parts } = await reported(null, batch);
    expect(parts).toEqual({ placed: whole.placed, settled: whole.settled });
    const at = Math.floor(ends.length / 2);
    const [former, rest] = [rounds.slice(0, (at + 1) * batch), await reported(ends[at] ?? null, batch)];
    expect(rest.placed).toEqual(whole.placed.filter(({ roundId }) => !former.includes(roundId)));
    expect(rest.settled).toEqual(whole.settled.filter(({ roundId }) => !former.includes(roundId)));
  }
});
