import { describe, expect, it } from 'vitest';
import vectors from '../vectors/draw-vectors.json' with { type: 'json' };
import type { PublishedDraw } from './index.ts';
import {
  canonicalLines,
  commitment,
  drawKey,
  drawNumbers,
  drawStream,
  fromHex,
  inclusionProof,
  merkleRoot,
  ticketLeaf,
  toHex,
  uniformInt,
  verifyDraw,
  verifyInclusion,
} from './index.ts';

type DrawVector = (typeof vectors.draws)[number];

describe.each(vectors.draws)('draw vector: $name', (vector) => {
  it('commitment, leaves and root', async () => {
    expect(await commitment(fromHex(vector.seed))).toBe(vector.commitment);
    const leaves = vector.tickets.map((ticket) => {
      const lines = ticket.lines.map((line) => ({ ...line, unitStakeMinor: BigInt(line.unitStakeMinor) }));
      expect(canonicalLines(lines)).toBe(ticket.canonicalLines);
      return ticketLeaf(ticket);
    });
    expect(leaves.map(toHex)).toEqual(vector.tickets.map((ticket) => ticket.leaf));
    expect(toHex(merkleRoot(leaves))).toBe(vector.merkleRoot);
    leaves.forEach((leaf, index) => {
      expect(verifyInclusion(leaf, inclusionProof(leaves, index), fromHex(vector.merkleRoot))).toBe(true);
    });
  });

  it('key and numbers', async () => {
    const beacon = vector.beacon === '' ? undefined : fromHex(vector.beacon);
    const key = drawKey({ ...vector, seed: fromHex(vector.seed), merkleRoot: fromHex(vector.merkleRoot), beacon });
    expect(toHex(key)).toBe(vector.drawKey);
    expect(await drawNumbers(vector.levels, key)).toEqual(vector.result);
  });

  it('verifies as published, and fails when any public value is changed', async () => {
    const published = publish(vector);
    expect(await verifyDraw(published)).toEqual({
      ok: true,
      checks: { commitment: true, numbers: true },
      recomputed: vector.result,
    });
    const zeros = '0'.repeat(64);
    const wrong: [Partial<PublishedDraw>, { commitment: boolean; numbers: boolean }][] = [
      [{ commitment: zeros }, { commitment: false, numbers: true }],
      [{ seed: zeros }, { commitment: false, numbers: false }],
      [{ seed: 'no hex' }, { commitment: false, numbers: false }],
      [{ merkleRoot: 'f'.repeat(64) }, { commitment: true, numbers: false }],
      [{ merkleRoot: '' }, { commitment: true, numbers: false }],
      [{ beacon: 'ab' }, { commitment: true, numbers: false }],
      [{ numero: '1' }, { commitment: true, numbers: false }],
      [{ gameCode: 'A|B' }, { commitment: true, numbers: false }],
      [{ rulesVersion: 99 }, { commitment: true, numbers: false }],
      [{ levels: [{ code: 'DB', count: -1, width: 5 }] }, { commitment: true, numbers: false }],
      [{ result: published.result.slice(1) }, { commitment: true, numbers: false }],
      [{ result: [...published.result, ...published.result] }, { commitment: true, numbers: false }],
    ];
    for (const [change, checks] of wrong) {
      expect(await verifyDraw({ ...published, ...change })).toMatchObject({ ok: false, checks });
    }
  });
});

describe.each(vectors.streams)('stream vector: n = $n', (vector) => {
  it('bytes and uniform numbers', () => {
    const bytes = drawStream(fromHex(vector.key));
    expect(toHex(Uint8Array.from({ length: vector.bytes.length / 2 }, () => bytes.next().value))).toBe(vector.bytes);
    const stream = drawStream(fromHex(vector.key));
    expect(vector.values.map(() => uniformInt(stream, vector.n))).toEqual(vector.values);
  });
});

function publish(vector: DrawVector): PublishedDraw {
  const { gameCode, numero: drawNumber, rulesVersion, seed, merkleRoot: root, beacon, levels, result } = vector;
  return {
    gameCode,
    numero: drawNumber,
    rulesVersion,
    commitment: vector.commitment,
    merkleRoot: root,
    seed,
    beacon: beacon === '' ? undefined : beacon,
    levels,
    result,
  };
}
