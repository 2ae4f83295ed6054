import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { lottery as contract, ValueOf } from '@fairlot/contract';
import {
  checkDraw,
  commitment,
  type DrawEvidence,
  drawKey,
  drawNumbers,
  fromHex,
  ticketLeaf,
  toHex,
  verifyInclusion,
  writeDrawFile,
} from '@fairlot/fairness';
import { VN_NORTH } from '@fairlot/lottery-maths';
import { parseMinor } from '@fairlot/money';
import { createMember, openTestApp, scratchDir, type TestMember } from '@fairlot/testkit';
import { afterAll, expect, test } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { buy, createIssue, de, finishIssue, get, moveIssue } from '../lottery.testing.ts';
import type { Draw, Ticket } from '../present.ts';
import { treeOfTickets } from './ticket-tree.ts';

type Proof = ValueOf<typeof contract.ticketProof>;

const app = await openTestApp({ seed: 'demo' });
const member = await createMember(app, { balance: '1000000.00' });
const folder = scratchDir();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const drawOf = async (issue: string) => (await get<Draw>(app, `/lgw/lottery/draws/VN60/${issue}`)).value;
const proofOf = async (ticketId: string, owner = member) =>
  (await get<Proof>(app, `/lgw/lottery/tickets/${ticketId}/proof`, owner.headers)).value;
const lock = async (issue: string) => {
  await moveIssue(app, issue, -20, 3_600_000);
  await app.rooms.lottery.runDueSteps();
};

test('a draw shows how it is drawn before its tickets are sold', async () => {
  const draw = await drawOf(await createIssue(app));
  expect(draw.beacon).toEqual({ mode: 'off' });
  expect(draw.structure.map(({ level, count, width }) => `${level} ${count}x${width}`)).toEqual([
    'DB 1x5',
    'G1 1x5',
    'G2 2x5',
    'G3 6x5',
    'G4 4x4',
    'G5 6x4',
    'G6 3x3',
    'G7 4x2',
  ]);
});

test('a draw voided by operators after the lock publishes seed, reason and the numbers avoided', async () => {
  const issue = await createIssue(app);
  await buy(app, member, issue, [de('27')]);
  await lock(issue);
  expect(await drawOf(issue)).toMatchObject({ seed: null, voidNote: null, avoided: null });
  const note = 'A wrong lock time was announced';
  await app.platform.db.transaction((tx) => app.rooms.lottery.voidDraw(tx, 'VN60', issue, note));
  await app.rooms.lottery.runDueSteps();
  const draw = await drawOf(issue);
  expect(draw).toMatchObject({ state: 'void', voidReason: 'operator', voidNote: note, result: null });
  const { avoided, seed, merkleRoot } = draw;
  if (seed === null || merkleRoot === null || !avoided) throw new Error('nothing was published');
  expect(await commitment(fromHex(seed))).toBe(draw.commitment);
  const key = drawKey({
    seed: fromHex(seed),
    merkleRoot: fromHex(merkleRoot),
    gameCode: 'VN60',
    numero: issue,
    rulesVersion: draw.rulesVersion,
  });
  expect(await drawNumbers(VN_NORTH.levels, key)).toEqual(avoided);
  const change = app.platform.db.run(sql`update lottery_draws set void_note = 'another' where numero = ${issue}`);
  await expect(change).rejects.toThrow('not allowed');
});

test('every ticket of draws with 1 to 17 tickets is proved to its owner as included, from the lock on', async () => {
  const players = await Promise.all(
    Array.from({ length: 17 }, (_, n) => createMember(app, { balance: '100000.00', type: n % 5 === 4 ? 4 : 0 })),
  );
  for (const size of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]) {
    const issue = await createIssue(app);
    const sold: { player: TestMember; ticketId: string }[] = [];
    for (const [index, player] of [...players.slice(size), ...players].slice(0, size).entries()) {
      sold.push({ player, ticketId: (await buy(app, player, issue, [de(String(index).padStart(2, '0'))])).ticketId });
    }
    const [first] = sold;
    if (first === undefined) throw new Error('no ticket');
    expect(await proofOf(first.ticketId, first.player)).toMatchObject({
      merkleRoot: null,
      ticketCount: null,
      inclusion: null,
      lines: 'de|00|100000',
    });
    await lock(issue);
    const { merkleRoot, ticketCount } = await drawOf(issue);
    for (const { player, ticketId } of sold) {
      const proof = await proofOf(ticketId, player);
      expect(proof).toMatchObject({ ticketId, numero: issue, merkleRoot, ticketCount });
      const leaf = ticketLeaf({ ticketId, salt: proof.salt, canonicalLines: proof.lines });
      expect(toHex(leaf)).toBe(proof.leaf);
      expect(proof.inclusion).toMatchObject({ size: ticketCount });
      expect(proof.inclusion && verifyInclusion(leaf, proof.inclusion, fromHex(merkleRoot ?? ''))).toBe(true);
    }
    const { id } = await app.platform.db.one(sql<{ id: bigint }>`select id from lottery_draws where numero = ${issue}`);
    for (const part of [1, 4, size])
      expect(toHex((await treeOfTickets(app.platform.db, id, part)).root())).toBe(merkleRoot);
  }
}, 120_000);

test('only the owner of a ticket gets its proof', async () => {
  const issue = await createIssue(app);
  const { ticketId } = await buy(app, member, issue, [de('27')]);
  const stranger = await createMember(app);
  expect((await get<Proof>(app, `/lgw/lottery/tickets/${ticketId}/proof`, stranger.headers)).errorCode).toBe(
    'not.found',
  );
  expect((await get<Proof>(app, `/lgw/lottery/tickets/${ticketId}/proof`)).errorCode).toBe('auth.required');
});

test('fairlot-verify passes a real draw and fails it with one number changed', async () => {
  const issue = await createIssue(app);
  for (const pick of ['01', '02', '03']) await buy(app, member, issue, [de(pick)]);
  const { ticketId } = await buy(app, member, issue, [
    { play: 'xien2', picks: ['50', '07'], unitStake: '2500.00' },
    de('99'),
  ]);
  await finishIssue(app, issue);
  const evidence = await evidenceOf(issue, ticketId);
  expect((await checkDraw(evidence)).map(({ state }) => state)).toEqual(['passed', 'passed', 'passed', 'passed']);
  const right = await verify(evidence);
  expect(right.output).toContain(`Draw VN60 ${issue}`);
  expect([right.code, right.output.trimEnd().split('\n').at(-1)]).toEqual([0, 'Verified']);
  const [db, ...others] = evidence.result ?? [];
  if (db === undefined) throw new Error('no result');
  const changed = {
    ...evidence,
    result: [{ ...db, numbers: [db.numbers[0] === '00000' ? '00001' : '00000'] }, ...others],
  };
  expect(await verify(changed)).toMatchObject({ code: 1, output: expect.stringMatching(/^failed +numbers/m) });
});

async function evidenceOf(issue: string, ticketId: string): Promise<DrawEvidence> {
  const ticket = (await get<Ticket>(app, `/lgw/lottery/tickets/${ticketId}`, member.headers)).value;
  const { leaf, inclusion } = await proofOf(ticketId);
  return {
    ...(await drawOf(issue)),
    beacon: { mode: 'off' },
    ticket: {
      ticketId,
      salt: ticket.salt,
      leaf,
      inclusion,
      lines: ticket.lines.map(({ play, picks, unitStake }) => ({
        play,
        picks,
        unitStakeMinor: String(parseMinor(unitStake)),
      })),
    },
  };
}

/** Runs the workspace command on the file of a draw. */
function verify(evidence: DrawEvidence): Promise<{ code: number; output: string }> {
  const path = join(folder, 'draw.json');
  writeFileSync(path, writeDrawFile(evidence));
  const command = fileURLToPath(new URL('../../../../../../packages/fairness/bin/fairlot-verify.ts', import.meta.url));
  return new Promise((resolve) => {
    execFile(process.execPath, [command, path], (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr }),
    );
  });
}
