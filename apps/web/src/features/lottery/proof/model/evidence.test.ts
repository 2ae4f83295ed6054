import {
  canonicalLines,
  commitment,
  drawKey,
  drawNumbers,
  inclusionProof,
  merkleRoot,
  readDrawFile,
  sha256,
  ticketLeaf,
  toHex,
  writeDrawFile,
} from '@fairlot/fairness';
import { expect, it } from 'vitest';
import type { Draw } from '../../results/api/draw.ts';
import type { TicketProof } from '../api/ticket-proof.ts';
import type { Ticket } from '../../tickets/api/tickets.ts';
import { evidenceOf, isTicketCheck, phaseOf, summaryOf, ticketEvidence } from './evidence.ts';
import { runChecks } from './run-checks.ts';

const ID = '0193f0a2-0000-7000-8000-000000000001';
const SALT = 'ab'.repeat(16);
const STRUCTURE = [{ level: 'DB', count: 1, width: 5 }];

/** The server's responses for a draw with two tickets, the first of which belongs to the member. */
async function answers() {
  const leaf = ticketLeaf({
    ticketId: ID,
    salt: SALT,
    canonicalLines: canonicalLines([{ play: 'xien2', picks: ['03', '27'], unitStakeMinor: 250_000n }]),
  });
  const leaves = [leaf, sha256(Uint8Array.of(1))];
  const seed = sha256(Uint8Array.of(2));
  const root = merkleRoot(leaves);
  const key = drawKey({ seed, merkleRoot: root, gameCode: 'VN60', numero: '202611200946', rulesVersion: 1 });
  const draw: Draw = {
    gameCode: 'VN60',
    displayName: 'Vietnam 60 seconds',
    numero: '202611200946',
    state: 'settled',
    openAt: 0,
    lockAt: 50_000,
    drawAt: 60_000,
    settledAt: 61_000,
    now: 70_000,
    result: await drawNumbers([{ code: 'DB', count: 1, width: 5 }], key),
    commitment: await commitment(seed),
    merkleRoot: toHex(root),
    ticketCount: 2,
    seed: toHex(seed),
    rulesVersion: 1,
    structure: STRUCTURE,
    beacon: { mode: 'off' },
    resultVersion: 1,
    voidReason: null,
  };
  const ticket: Ticket = {
    ticketId: ID,
    status: 'lost',
    gameCode: 'VN60',
    gameName: 'Vietnam 60 seconds',
    numero: '202611200946',
    total: '2500.00',
    win: '0.00',
    placedAt: 1,
    settledAt: 2,
    salt: SALT,
    lines: [
      {
        play: 'xien2',
        picks: ['03', '27'],
        unitStake: '2500.00',
        price: '2500.00',
        odds: '160000',
        hits: 0,
        win: '0.00',
      },
    ],
  };
  const proof: TicketProof = {
    ticketId: ID,
    gameCode: 'VN60',
    numero: '202611200946',
    salt: SALT,
    lines: 'xien2|03,27|250000',
    leaf: toHex(leaf),
    merkleRoot: draw.merkleRoot,
    ticketCount: 2,
    inclusion: inclusionProof(leaves, 0),
  };
  return { draw, ticket, proof };
}

const statesOf = async (draw: Draw, ticket: Ticket, proof: TicketProof) =>
  (await runChecks(evidenceOf(draw, ticketEvidence(ticket, proof)))).map(({ id, state }) => `${id} ${state}`);

it("a settled draw passes, and includes the member's ticket", async () => {
  const { draw, ticket, proof } = await answers();
  expect(await statesOf(draw, ticket, proof)).toEqual([
    'commitment passed',
    'numbers passed',
    'leaf passed',
    'inclusion passed',
  ]);
  expect((await runChecks(evidenceOf(draw))).some(isTicketCheck)).toBe(false);
});

it('any deviation from the published values fails', async () => {
  const { draw, ticket, proof } = await answers();
  expect(await statesOf({ ...draw, result: [{ level: 'DB', numbers: ['00000'] }] }, ticket, proof)).toContain(
    'numbers failed',
  );
  expect(await statesOf({ ...draw, commitment: '0'.repeat(64) }, ticket, proof)).toContain('commitment failed');
  expect(await statesOf({ ...draw, merkleRoot: '0'.repeat(64) }, ticket, proof)).toEqual([
    'commitment passed',
    'numbers failed',
    'leaf passed',
    'inclusion failed',
  ]);
  expect(await statesOf({ ...draw, ticketCount: 3 }, ticket, proof)).toContain('inclusion failed');
  const [line] = ticket.lines;
  const dearer = { ...ticket, lines: line === undefined ? [] : [{ ...line, unitStake: '2501.00' }] };
  expect(await statesOf(draw, dearer, proof)).toEqual([
    'commitment passed',
    'numbers passed',
    'leaf failed',
    'inclusion failed',
  ]);
});

it('before the draw, checks of unpublished values are waiting', async () => {
  const { draw, ticket, proof } = await answers();
  const locked: Draw = { ...draw, state: 'locked', result: null, seed: null };
  expect(await statesOf(locked, ticket, proof)).toEqual([
    'commitment waiting',
    'numbers waiting',
    'leaf passed',
    'inclusion passed',
  ]);
  const onSale: Draw = { ...locked, state: 'open', merkleRoot: null, ticketCount: null };
  expect(await statesOf(onSale, ticket, { ...proof, inclusion: null })).toContain('inclusion waiting');
  expect([onSale, locked, draw, { ...locked, voidReason: 'late' }].map(phaseOf)).toEqual([
    'sale',
    'locked',
    'drawn',
    'void',
  ]);
});

it('with a beacon its checks run, and an invalid signature fails', async () => {
  const { draw } = await answers();
  const beacon = {
    mode: 'drand',
    publicKey: '0'.repeat(192),
    genesisTime: 1,
    periodSeconds: 3,
    round: 19,
    signature: '0'.repeat(96),
  } as const;
  const states = async (value: Draw) => (await runChecks(evidenceOf(value))).map(({ id, state }) => `${id} ${state}`);
  expect(await states({ ...draw, beacon })).toEqual([
    'commitment passed',
    'round passed',
    'beacon failed',
    'numbers failed',
  ]);
  expect(await states({ ...draw, beacon: { ...beacon, round: 20, signature: null } })).toEqual([
    'commitment passed',
    'round failed',
    'beacon waiting',
    'numbers waiting',
  ]);
});

it('the downloaded file contains the evidence that the page checked', async () => {
  const { draw, ticket, proof } = await answers();
  const evidence = evidenceOf(draw, ticketEvidence(ticket, proof));
  expect(readDrawFile(writeDrawFile(evidence))).toEqual(evidence);
});

it('one failed check outweighs all others', () => {
  const sumUp = (...states: ('passed' | 'waiting' | 'failed')[]) =>
    summaryOf(states.map((state) => ({ id: 'numbers', state })));
  expect(sumUp('passed')).toBe('passed');
  expect(sumUp('passed', 'waiting')).toBe('waiting');
  expect(sumUp('waiting', 'failed')).toBe('failed');
});
