import { randomUUID } from 'node:crypto';
import { createMember, openTwoProcesses } from '@fairlot/testkit';
import { expect, test } from 'vitest';
import { sql } from '../../platform/db/index.ts';
import { deadlocksOf, untilBlocked } from '../../platform/db/locks.testing.ts';
import { call, play, readRound, step } from './originals.testing.ts';

const { apps } = await openTwoProcesses({ seed: 'demo' });
const member = await createMember(apps[0], { balance: '1000000.00' });

const DICE = { over: true, target: '50.50' };

test('two processes play in turn and at the same time, and use each nonce once', async () => {
  const rounds = Array.from({ length: 40 }, (_, index) => play(apps[index % 2]!, member, 'dice', DICE));
  const played = await Promise.all(rounds);
  const done = played.filter(({ success }) => success).map(({ value }) => value.nonce);
  expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, index) => index));
});

test('the same key at two processes plays one round', async () => {
  const key = randomUUID();
  const answers = await Promise.all(
    [0, 1, 0, 1].map((place) => play(apps[place]!, member, 'dice', DICE, '1000.00', key)),
  );
  expect(new Set(answers.map(({ value }) => value.roundId)).size).toBe(1);
});

test('a second attempt and a first one with the same key do not deadlock', async () => {
  const [stale, fresh] = apps;
  const { db } = fresh.platform;
  const rotating = await createMember(fresh, { balance: '1000000.00' });
  // Both processes cache the pair; the first one is not notified of its rotation.
  for (const app of apps) await play(app, rotating, 'dice', DICE);
  expect(await call(fresh, rotating, 'POST', '/lgw/originals/seeds', { clientSeed: 'rotated' })).toMatchObject({
    success: true,
  });
  const key = randomUUID();
  const held = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const holding = db.transaction(async (tx) => {
    await tx.run(sql`
      select 1 from originals_seeds where member_id = ${rotating.memberId}::bigint and revealed_at is null for update`);
    held.resolve();
    await release.promise;
  });
  await held.promise;
  // The pair used for the computation is revealed, so the process tries again and waits for the new pair.
  const second = play(stale, rotating, 'dice', DICE, '1000.00', key);
  await untilBlocked(db, '%from originals_seeds%');
  const first = play(fresh, rotating, 'dice', DICE, '1000.00', key);
  await untilBlocked(db, '%originals_play_round%');
  release.resolve();
  await holding;
  const answers = await Promise.all([first, second]);
  expect(answers.map(({ errorCode }) => errorCode)).toEqual([null, null]);
  expect(new Set(answers.map(({ value }) => value.roundId)).size).toBe(1);
  expect(await deadlocksOf(db)).toBe(0n);
});

test('two devices in one round: every step is taken once, and the end is paid once', async () => {
  const { value: opened } = await play(apps[0], member, 'mines', { mines: 1 });
  const cells = Array.from({ length: 12 }, (_, index) => index);
  await Promise.all(cells.map((cell) => step(apps[cell % 2]!, member, 'mines', opened.roundId, { cell })));
  const ends = await Promise.all(apps.map((app) => step(app, member, 'mines', opened.roundId, 'cashOut')));
  const { value: round } = await readRound(apps[0], member, opened.roundId);
  expect(ends.filter(({ success }) => success).length).toBeLessThanOrEqual(1);
  const taken = round.steps.filter((each) => each !== 'cashOut').map((each) => JSON.stringify(each));
  expect(new Set(taken).size).toBe(taken.length);
  expect(round.state).toBe('settled');
});

test('of two simultaneous steps, the second is refused because the round changed, not because it ended', async () => {
  const [first, second] = apps;
  const { db } = first.platform;
  const player = await createMember(first, { balance: '1000.00' });
  const { value: opened } = await play(first, player, 'hilo', {});
  const held = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const holding = db.transaction(async (tx) => {
    await tx.run(sql`select 1 from originals_rounds where id = ${opened.roundId}::uuid for update`);
    held.resolve();
    await release.promise;
  });
  await held.promise;
  const steps = [first, second].map((app) => step(app, player, 'hilo', opened.roundId, 'skip'));
  await untilBlocked(db, '%originals_take_step%', 2);
  release.resolve();
  await holding;
  const codes = (await Promise.all(steps)).map(({ errorCode }) => errorCode);
  expect(new Set(codes)).toEqual(new Set([null, 'round.changed']));
  expect((await readRound(first, player, opened.roundId)).value).toMatchObject({ state: 'open', steps: ['skip'] });
});

test('two processes do not stake the same balance twice', async () => {
  const poor = await createMember(apps[0], { balance: '1000.00' });
  const answers = await Promise.all(apps.map((app) => play(app, poor, 'dice', { over: true, target: '99.90' })));
  const lost = answers.filter(({ value }) => value?.payout === '0.00').length;
  expect(answers.filter(({ errorCode }) => errorCode === 'balance.insufficient').length).toBe(
    lost === 0 ? 0 : 2 - lost,
  );
});

test('a transaction that dies after the stake uses neither money nor nonce', async () => {
  const before = await balanceAndNonce();
  await expect(
    apps[0].platform.db.transaction(async (tx) => {
      await tx.run(
        sql`
        select wallet_transfer('original:' || gen_random_uuid() || ':stake',
          wallet_member_code(${member.memberId}::bigint, 'VND'), originals_escrow('VND'), 'VND', 100000,
          'bet', 'dies')`,
        { wakes: ['stream'] },
      );
      throw new Error('killed');
    }),
  ).rejects.toThrow('killed');
  expect(await balanceAndNonce()).toEqual(before);
});

test('settles open rounds once when both processes look for them', async () => {
  const { value } = await play(apps[1], member, 'videopoker', { table: 'jacks' });
  await apps[0].platform.db.run(sql`update originals_rounds set due_at = clock_timestamp() where state = 'open'`);
  await Promise.all(apps.map((app) => app.rooms.originals.settleLeft()));
  expect((await readRound(apps[0], member, value.roundId)).value).toMatchObject({ state: 'settled', steps: [{}] });
});

const balanceAndNonce = () =>
  apps[0].platform.db.one(sql<{ balance: bigint; nonce: bigint }>`
    select wallet_balance(wallet_member_code(${member.memberId}::bigint, 'VND')) as balance, nonce
      from originals_seeds where member_id = ${member.memberId}::bigint and revealed_at is null`);
