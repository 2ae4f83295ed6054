import { checkRound, readRoundEvidence } from '@fairlot/fairness/rounds';
import { createMember, openTestApp } from '@fairlot/testkit';
import { beginPair } from '@fairlot/testkit/bets';
import { expect, test } from 'vitest';
import { sql } from '../../platform/db/index.ts';
import { call, play, readRound } from './originals.testing.ts';

const app = await openTestApp({ seed: 'demo' });

const FIRST = ['XZL', 'LZC', 'SZX', 'LZC', 'GXL'];

test('a round of Orchard Spin that holds three reels pays the lines of both windows at once', async () => {
  const member = await createMember(app, { balance: '5000.00' });
  await beginPair(app, member, 'hold-1171');
  const { value: played } = await play(app, member, 'slot-orchard', {});
  expect(played).toMatchObject({
    events: [
      { kind: 'spin', window: FIRST },
      { kind: 'line', line: 0, symbol: 'Z', count: 4, pays: 22 },
      { kind: 'spin', window: ['XZL', 'LGZ', 'SZX', 'BCZ', 'GXL'], held: [0, 2, 4] },
      { kind: 'line', line: 8, symbol: 'Z', count: 3, pays: 5 },
    ],
    stake: '1000.00',
    payout: '2700.00',
    state: 'settled',
    balance: '6700.00',
  });
  // Two transfers: one stake and one payout for both windows.
  const moved = await app.platform.db.rows(sql<{ kind: string; amountMinor: bigint }>`
    select kind, amount_minor as "amountMinor" from wallet_transfers
     where key like ${`original:${played.roundId}:%`} order by kind`);
  expect(moved).toEqual([
    { kind: 'bet', amountMinor: 100_000n },
    { kind: 'win', amountMinor: 270_000n },
  ]);

  await call(app, member, 'POST', '/lgw/originals/seeds', { clientSeed: 'next' });
  const { value: round } = await readRound(app, member, played.roundId);
  expect(round).toMatchObject({ choices: { rules: 2 }, events: played.events, payout: '2700.00' });
  const checks = await checkRound(readRoundEvidence(round));
  expect(checks.map(({ state }) => state)).toEqual(['passed', 'passed', 'passed']);
});

test('a round of Lantern Ways counts its wins after the lanterns have covered their reels', async () => {
  const member = await createMember(app, { balance: '5000.00' });
  await beginPair(app, member, 'lantern-115');
  const { value: played } = await play(app, member, 'slot-lantern', {});
  expect(played).toMatchObject({
    events: [
      { kind: 'spin', window: ['HGF', 'EDW', 'GFH', 'CGW', 'HGC'] },
      { kind: 'expand', window: ['HGF', 'WWW', 'GFH', 'WWW', 'HGC'], reels: [1, 3] },
      { kind: 'ways', symbol: 'F', count: 4, ways: 9, pays: 54 },
      { kind: 'ways', symbol: 'G', count: 5, ways: 9, pays: 135 },
      { kind: 'ways', symbol: 'H', count: 5, ways: 9, pays: 54 },
    ],
    payout: '12150.00',
    balance: '16150.00',
  });
  await call(app, member, 'POST', '/lgw/originals/seeds', { clientSeed: 'next' });
  const { value: round } = await readRound(app, member, played.roundId);
  expect(round).toMatchObject({ choices: { rules: 2 }, events: played.events });
  const checks = await checkRound(readRoundEvidence(round));
  expect(checks.map(({ state }) => state)).toEqual(['passed', 'passed', 'passed']);
});

test('the server decides the rules of a new round; a round stored under the first rules keeps its result', async () => {
  const member = await createMember(app, { balance: '5000.00' });
  await beginPair(app, member, 'hold-460');
  const wrong = await play(app, member, 'slot-orchard', { rules: 1 });
  expect(wrong.errorCode).toBe('request.invalid');
  const { value: played } = await play(app, member, 'slot-orchard', {});
  expect(played).toMatchObject({ payout: '0.00', events: [{ kind: 'spin' }, { kind: 'spin', held: [1, 2, 4] }] });
  // A round from before the reels could hold has no version of its rules. Its first window pays nothing either.
  await app.platform.db.run(sql`update originals_rounds set choices = '{}' where id = ${played.roundId}::uuid`);
  const { value: former } = await readRound(app, member, played.roundId);
  expect(former.events).toEqual([{ kind: 'spin', window: ['ZCL', 'XZS', 'XCL', 'LGZ', 'CGX'] }]);
});
