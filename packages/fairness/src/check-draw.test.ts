import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import vectors from '../vectors/beacon-vectors.json' with { type: 'json' };
import { verifyBeacon } from './beacon.ts';
import {
  beaconRandomness,
  canonicalLines,
  checkDraw,
  commitment,
  drawKey,
  drawNumbers,
  inclusionProof,
  merkleRoot,
  readDrawFile,
  roundTime,
  sha256,
  ticketLeaf,
  toHex,
  writeDrawFile,
  type DrawEvidence,
} from './index.ts';

const STRUCTURE = [
  { level: 'DB', count: 1, width: 5 },
  { level: 'G7', count: 4, width: 2 },
];
const CLOCK = { genesisTime: 1_767_225_600, periodSeconds: 3 };
const SIGNED = vectors.rounds.find(({ chain, round }) => chain === 'sandbox' && round > 1);
const folder = mkdtempSync(join(tmpdir(), 'fairlot-verify-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Builds a finished draw with `size` tickets; the evidence contains the one at `index`. */
async function drawOf(size: number, index: number, hasBeacon: boolean): Promise<DrawEvidence> {
  if (SIGNED === undefined) throw new Error('no vector of the sandbox');
  const seed = sha256(Uint8Array.of(size));
  const tickets = Array.from({ length: size }, (_, n) => ({
    ticketId: `0193f0a2-0000-7000-8000-00000000000${n.toString(36)}`,
    salt: toHex(sha256(Uint8Array.of(7, n))).slice(0, 32),
    lines: [
      { play: 'lo2', picks: ['27'], unitStakeMinor: '100000' },
      { play: 'xien2', picks: ['03', '50'], unitStakeMinor: String(100000 + n) },
    ],
  }));
  const leaves = tickets.map((ticket) =>
    ticketLeaf({
      ...ticket,
      canonicalLines: canonicalLines(
        ticket.lines.map((line) => ({ ...line, unitStakeMinor: BigInt(line.unitStakeMinor) })),
      ),
    }),
  );
  const root = merkleRoot(leaves);
  const beacon = hasBeacon ? beaconRandomness(SIGNED.signature) : undefined;
  const key = drawKey({ seed, merkleRoot: root, beacon, gameCode: 'VN60', numero: '202601010001', rulesVersion: 1 });
  const ticket = tickets[index];
  const leaf = leaves[index];
  return {
    gameCode: 'VN60',
    numero: '202601010001',
    rulesVersion: 1,
    structure: STRUCTURE,
    commitment: await commitment(seed),
    merkleRoot: toHex(root),
    ticketCount: size,
    seed: toHex(seed),
    result: await drawNumbers(
      STRUCTURE.map(({ level, count, width }) => ({ code: level, count, width })),
      key,
    ),
    beacon: hasBeacon
      ? {
          mode: 'drand',
          ...CLOCK,
          publicKey: SIGNED.publicKey,
          round: SIGNED.round,
          signature: SIGNED.signature,
          lockAt: roundTime(CLOCK, SIGNED.round) - 5000,
        }
      : { mode: 'off' },
    ...(ticket === undefined || leaf === undefined
      ? {}
      : { ticket: { ...ticket, leaf: toHex(leaf), inclusion: inclusionProof(leaves, index) } }),
  };
}

const failedOf = async (evidence: DrawEvidence) =>
  (await checkDraw(evidence, verifyBeacon)).filter(({ state }) => state !== 'passed').map(({ id }) => id);

describe('checkDraw', () => {
  it('passes every ticket of draws with 1 to 17 tickets', async () => {
    for (let size = 1; size <= 17; size += 1) {
      for (let index = 0; index < size; index += 1) {
        const checks = await checkDraw(await drawOf(size, index, false));
        expect(checks.map(({ id, state }) => `${id} ${state}`)).toEqual([
          'commitment passed',
          'numbers passed',
          'leaf passed',
          'inclusion passed',
        ]);
      }
    }
  });

  it("has the beacon's checks only with a beacon", async () => {
    const checks = await checkDraw(await drawOf(3, -1, true), verifyBeacon);
    expect(checks.map(({ id, state }) => `${id} ${state}`)).toEqual([
      'commitment passed',
      'round passed',
      'beacon passed',
      'numbers passed',
    ]);
    expect((await checkDraw(await drawOf(3, -1, true))).find(({ id }) => id === 'beacon')?.state).toBe('failed');
  });

  it('reports checks as waiting while their data are unpublished', async () => {
    const { beacon, ...evidence } = await drawOf(3, 0, true);
    if (beacon.mode === 'off') throw new Error('a beacon was asked for');
    const open = {
      ...evidence,
      merkleRoot: null,
      ticketCount: null,
      seed: null,
      result: null,
      beacon: { ...beacon, signature: null },
    };
    const states = async (draw: DrawEvidence) =>
      Object.fromEntries((await checkDraw(draw, verifyBeacon)).map(({ id, state }) => [id, state]));
    expect(await states(open)).toEqual({
      commitment: 'waiting',
      round: 'passed',
      beacon: 'waiting',
      numbers: 'waiting',
      leaf: 'passed',
      inclusion: 'waiting',
    });
    expect(await states({ ...open, merkleRoot: evidence.merkleRoot, ticketCount: 3 })).toMatchObject({
      numbers: 'waiting',
      inclusion: 'passed',
    });
  });

  it('does not include a ticket that was not sold in the draw, whatever its proof', async () => {
    const [own, other] = [await drawOf(5, 2, false), await drawOf(6, 2, false)];
    expect(await failedOf({ ...own, ticket: other.ticket })).toEqual(['inclusion']);
    const strange = own.ticket && { ...own.ticket, lines: [{ play: 'de', picks: ['00'], unitStakeMinor: '100000' }] };
    expect(await failedOf({ ...own, ticket: strange })).toEqual(['leaf', 'inclusion']);
  });
});

describe('draw.json', () => {
  it('reads back what was written', async () => {
    const evidence = await drawOf(5, 3, true);
    expect(readDrawFile(writeDrawFile(evidence))).toEqual(evidence);
  });

  it('fails when any single value is changed', async () => {
    const text = writeDrawFile(await drawOf(5, 3, true));
    const paths = leafPaths(JSON.parse(text));
    expect(paths.length).toBeGreaterThan(40);
    for (const path of paths)
      expect([path.join('.'), await isVerified(JSON.stringify(tampered(JSON.parse(text), path)))]).toEqual([
        path.join('.'),
        false,
      ]);
  });

  it('fails when any part is missing, null or of another type', async () => {
    const file = JSON.parse(writeDrawFile(await drawOf(5, 3, true))) as Record<string, unknown>;
    for (const name of Object.keys(file).filter((key) => key !== 'ticket')) {
      for (const value of [undefined, null, [], {}, 'x', 1.5])
        expect([name, value, await isVerified(JSON.stringify({ ...file, [name]: value }))]).toEqual([
          name,
          value,
          false,
        ]);
    }
    for (const value of [null, [], {}, 'x'])
      expect(await isVerified(JSON.stringify({ ...file, ticket: value }))).toBe(false);
    for (const text of ['', '[]', 'null', '{']) expect(() => readDrawFile(text)).toThrow(RangeError);
  });
});

describe('fairlot-verify', () => {
  it('exits with 0 for a correct file, 1 for a wrong one and 2 for none, and names the error', async () => {
    const evidence = await drawOf(5, 3, true);
    const right = verify(writeDrawFile(evidence));
    expect(right.stdout).toMatch(/Draw VN60 202601010001.*\nBeacon: drand, round \d+/);
    expect(right.stdout.match(/^passed/gm)).toHaveLength(6);
    expect([right.status, right.stdout.trimEnd().split('\n').at(-1)]).toEqual([0, 'Verified']);
    const wrong = verify(writeDrawFile({ ...evidence, seed: '0'.repeat(64) }));
    expect(wrong.stdout).toMatch(/^failed +commitment/m);
    expect([wrong.status, wrong.stdout.trimEnd().split('\n').at(-1)]).toEqual([1, 'Not verified']);
    expect(verify(writeDrawFile({ ...evidence, beacon: { mode: 'off' } }))).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('Beacon: off'),
    });
    expect(verify('{}')).toMatchObject({ status: 2, stderr: expect.stringContaining('format is not fairlot-draw/1') });
  });
});

function verify(text: string) {
  const path = join(folder, 'draw.json');
  writeFileSync(path, text);
  return spawnSync(process.execPath, [fileURLToPath(new URL('../bin/fairlot-verify.ts', import.meta.url)), path], {
    encoding: 'utf8',
  });
}

async function isVerified(text: string): Promise<boolean> {
  try {
    return (await failedOf(readDrawFile(text))).length === 0;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Paths to every text and number in a value. */
function leafPaths(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [[]];
  return Object.entries(value).flatMap(([key, part]) => leafPaths(part).map((rest) => [key, ...rest]));
}

function tampered(value: unknown, [key, ...rest]: string[]): unknown {
  if (typeof value === 'number') return value + 1_000_000;
  if (typeof value === 'string') return (value.startsWith('1') ? '2' : '1') + value.slice(1);
  if (key === undefined || typeof value !== 'object' || value === null) throw new Error('no such part');
  const fields = value as Record<string, unknown>;
  return Array.isArray(value)
    ? value.with(Number(key), tampered(value[Number(key)], rest))
    : { ...fields, [key]: tampered(fields[key], rest) };
}
