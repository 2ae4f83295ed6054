import { randomBytes } from 'node:crypto';
import { checkDraw, roundForLock, roundTime } from '@fairlot/fairness';
import { verifyBeacon } from '@fairlot/fairness/beacon';
import {
  auditBooksAndClose,
  createDatabaseUrl,
  createMember,
  createTestApp,
  dropDatabase,
  type TestApp,
  type TestMember,
} from '@fairlot/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { startBeacon, startPeer, type TestBeacon } from './beacon.testing.ts';
import { buy, createIssue, de, get, moveIssue, readIssue } from '../lottery.testing.ts';
import type { Draw } from '../present.ts';

let beacon: TestBeacon;
let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  beacon = await startBeacon();
  app = await openApp(beacon.url);
});
beforeEach(async () => {
  member = await createMember(app, { balance: '5000.00' });
});
afterAll(async () => {
  await beacon.stop();
  await closeApp(app);
});

/** A server that seeds its database itself, so that all its issues use this beacon. */
const openApp = async (url: string) =>
  createTestApp({
    seed: 'demo',
    databaseUrl: await createDatabaseUrl('migrated'),
    config: { beacon: { url, publicKey: beacon.chain.publicKey } },
  });
async function closeApp(opened: TestApp): Promise<void> {
  await auditBooksAndClose(opened);
  await dropDatabase(opened.databaseUrl);
}

const drawOf = async (issue: string) => (await get<Draw>(app, `/lgw/lottery/draws/VN60/${issue}`)).value;

test('issues commit to the first round published later than their lock and margin', async () => {
  const rows = await app.platform.db.rows(sql<{ gameCode: string; numero: string }>`
    select game_code as "gameCode", numero from lottery_draws`);
  expect(rows.length).toBeGreaterThanOrEqual(8);
  for (const { gameCode, numero: issue } of rows) {
    const { value } = await get<Draw>(app, `/lgw/lottery/draws/${gameCode}/${issue}`);
    expect(value.beacon).toEqual({
      mode: 'drand',
      ...beacon.chain,
      round: roundForLock(beacon.chain, value.lockAt),
      signature: null,
    });
    const publishedAt = value.beacon.mode === 'drand' ? roundTime(value.beacon, value.beacon.round) : 0;
    expect(publishedAt).toBeGreaterThan(value.lockAt + 3000);
    expect(publishedAt).toBeLessThanOrEqual(value.lockAt + 6000);
  }
});

test('a draw waits for its round and mixes it in, and everything can be verified externally', async () => {
  const round = roundForLock(beacon.chain, Date.now() - 4000);
  const issue = await createIssue(app, { beacon: { ...beacon.chain, round } });
  await buy(app, member, issue, [de('27')]);
  // Chooses the lock time so that the draw commits to exactly this round; it is published within three seconds.
  const lockInMs = roundTime(beacon.chain, round) - 3500 - Date.now();
  await moveIssue(app, issue, lockInMs, -10);
  await app.rooms.lottery.runDueSteps();
  expect(await drawOf(issue)).toMatchObject({
    state: 'locked',
    result: null,
    seed: null,
    beacon: { round, signature: null },
  });
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, roundTime(beacon.chain, round) - Date.now()) + 50));
  await app.rooms.lottery.runDueSteps();
  const settled = await drawOf(issue);
  expect(settled.state).toBe('settled');
  if (settled.beacon.mode === 'off') throw new Error('the draw has a beacon');
  const evidence = { ...settled, beacon: { ...settled.beacon, lockAt: settled.lockAt } };
  const states = async (draw: typeof evidence) =>
    (await checkDraw(draw, verifyBeacon)).map(({ id, state }) => `${id} ${state}`);
  expect(await states(evidence)).toEqual(['commitment passed', 'round passed', 'beacon passed', 'numbers passed']);
  // The randomness really affects the numbers: another round gives different ones.
  const other = ((await (await fetch(`${beacon.url}/public/1`)).json()) as { signature: string }).signature;
  expect(await states({ ...evidence, beacon: { ...evidence.beacon, signature: other } })).toEqual([
    'commitment passed',
    'round passed',
    'beacon failed',
    'numbers failed',
  ]);
});

test('the commitment and the published signature never change', async () => {
  const issue = await createIssue(app, { beacon: { ...beacon.chain, round: 1 } });
  const { db } = app.platform;
  for (const change of [
    sql`beacon_round = 2`,
    sql`beacon_mode = 'off'`,
    sql`beacon_public_key = repeat('0', 192)`,
    sql`beacon_genesis_time = 1`,
    sql`beacon_period_seconds = 1`,
  ]) {
    await expect(db.run(sql`update lottery_draws set ${change} where numero = ${issue}`)).rejects.toThrow(
      'keeps what was published',
    );
  }
  await buy(app, member, issue, [de('27')]);
  await moveIssue(app, issue, -20, -10);
  await app.rooms.lottery.runDueSteps();
  await app.rooms.lottery.runDueSteps();
  expect((await drawOf(issue)).beacon).toMatchObject({ signature: expect.stringMatching(/^[0-9a-f]{96}$/) });
  await expect(
    db.run(sql`update lottery_draws set beacon_signature = repeat('0', 96) where numero = ${issue}`),
  ).rejects.toThrow('keeps what was published');
});

test('a missing round voids the draw after a minute and returns the stakes', async () => {
  const foreign = await createIssue(app, {
    beacon: { ...beacon.chain, publicKey: randomBytes(96).toString('hex'), round: 1 },
  });
  await buy(app, member, foreign, [de('27')]);
  await moveIssue(app, foreign, -20, -10);
  for (let runs = 0; runs < 2; runs++) await app.rooms.lottery.runDueSteps();
  expect((await readIssue(app, foreign)).state).toBe('locked');

  await moveIssue(app, foreign, -70_000, -60_000);
  await app.rooms.lottery.runDueSteps();
  expect(await readIssue(app, foreign)).toMatchObject({
    state: 'void',
    voidReason: 'beacon-missing',
    result: null,
    revealedSeed: expect.stringMatching(/^[0-9a-f]{64}$/),
    avoidedResult: null,
  });
  expect(await drawOf(foreign)).toMatchObject({ state: 'void', voidReason: 'beacon-missing', avoided: null });
  expect(await app.rooms.wallet.balance(member.memberId, 'VND')).toBe(500_000n);
});

test('after a downtime the round is requested before the draw is given up', async () => {
  const issue = await createIssue(app, { beacon: { ...beacon.chain, round: 1 } });
  await buy(app, member, issue, [de('27')]);
  await moveIssue(app, issue, -620_000, -600_000);
  await app.rooms.lottery.runDueSteps();
  expect((await readIssue(app, issue)).state).toBe('locked');
  await app.rooms.lottery.runDueSteps();
  expect((await readIssue(app, issue)).state).toBe('settled');
});

describe('a server with an invalid beacon', () => {
  let answer = { status: 500, body: '{}' };
  let peer: Awaited<ReturnType<typeof startPeer>>;
  let other: TestApp;
  const ownIssues: string[] = [];
  beforeAll(async () => {
    peer = await startPeer((_request, response) =>
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body),
    );
    other = await openApp(peer.url);
  });
  afterAll(async () => {
    await closeApp(other);
    await peer.stop();
  });

  test.each([
    ['sends an unreadable response', '{"signature":"00"}', 200],
    ['sends a round signed by another key', JSON.stringify({ round: 1, signature: `a0${'1'.repeat(94)}` }), 200],
    ['fails', '{}', 500],
  ])('that %s causes neither new draws nor results', async (_name, body, status) => {
    answer = { status, body };
    const player = await createMember(other, { balance: '5000.00' });
    const issue = await createIssue(other, { beacon: { ...beacon.chain, round: 1 } });
    ownIssues.push(issue);
    await buy(other, player, issue, [de('27')]);
    await moveIssue(other, issue, -70_000, -60_000);
    await other.rooms.lottery.runDueSteps();
    expect((await readIssue(other, issue)).state).toBe('locked');
    await moveIssue(other, issue, -70_000, -60_000);
    await other.rooms.lottery.runDueSteps();
    expect(await readIssue(other, issue)).toMatchObject({ state: 'void', voidReason: 'beacon-missing' });
    expect(await other.rooms.wallet.balance(player.memberId, 'VND')).toBe(500_000n);
    const made = await other.platform.db.rows(sql`select 1 from lottery_draws where numero <> all(${ownIssues})`);
    expect(made).toHaveLength(0);
  });
});
