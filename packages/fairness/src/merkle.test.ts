import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { concat, utf8 } from './bytes.ts';
import {
  canonicalLines,
  inclusionProof,
  merkleRoot,
  MerkleTree,
  sha256,
  ticketLeaf,
  toHex,
  verifyInclusion,
} from './index.ts';

const leavesOf = (size: number): Uint8Array[] => Array.from({ length: size }, (_, i) => sha256(utf8(`leaf ${i}`)));
const node = (left: Uint8Array, right: Uint8Array): Uint8Array => sha256(concat(Uint8Array.of(1), left, right));

describe('merkleRoot', () => {
  it('promotes an odd node and is zeros without leaves', () => {
    const [a, b, c] = leavesOf(3) as [Uint8Array, Uint8Array, Uint8Array];
    expect(merkleRoot([])).toEqual(new Uint8Array(32));
    expect(merkleRoot([a])).toEqual(a);
    expect(merkleRoot([a, b, c])).toEqual(node(node(a, b), c));
    expect(merkleRoot([a, b, c, c])).not.toEqual(merkleRoot([a, b, c]));
  });

  it('changes with every leaf, the order and the number of leaves', () => {
    const leaves = leavesOf(9);
    const variants = [
      leaves,
      leaves.slice(1),
      leaves.slice(0, 8),
      leaves.toReversed(),
      ...leaves.map((_, i) => leaves.with(i, sha256(utf8('x')))),
    ];
    expect(new Set(variants.map((variant) => toHex(merkleRoot(variant)))).size).toBe(variants.length);
  });
});

describe('inclusion', () => {
  it('is proved for every leaf of every size up to 33, and at no other place', () => {
    for (let size = 1; size <= 33; size += 1) {
      const leaves = leavesOf(size);
      const root = merkleRoot(leaves);
      leaves.forEach((leaf, index) => {
        const proof = inclusionProof(leaves, index);
        expect(verifyInclusion(leaf, proof, root)).toBe(true);
        expect(verifyInclusion(sha256(leaf), proof, root)).toBe(false);
        for (let other = 0; other < size; other += 1) {
          if (other !== index) expect(verifyInclusion(leaf, { ...proof, index: other }, root)).toBe(false);
        }
      });
    }
  });

  it('fails on a changed, missing or added sibling', () => {
    const size = fc.integer({ min: 2, max: 40 });
    fc.assert(
      fc.property(size, fc.nat(), fc.nat(), (count, place, cut) => {
        const leaves = leavesOf(count);
        const index = place % count;
        const leaf = leaves[index] ?? new Uint8Array(0);
        const proof = inclusionProof(leaves, index);
        const at = cut % proof.siblings.length;
        const wrong = '00'.repeat(32);
        const root = merkleRoot(leaves);
        for (const siblings of [
          proof.siblings.with(at, wrong),
          proof.siblings.toSpliced(at, 1),
          [...proof.siblings, wrong],
          proof.siblings.with(at, 'no hex'),
        ]) {
          expect(verifyInclusion(leaf, { ...proof, siblings }, root)).toBe(false);
        }
      }),
    );
  });

  it('rejects places that do not exist', () => {
    const leaves = leavesOf(3);
    const leaf = leaves[0] ?? new Uint8Array(0);
    const proof = inclusionProof(leaves, 0);
    for (const index of [-1, 3, 0.5, Number.NaN]) {
      expect(() => inclusionProof(leaves, index)).toThrow(RangeError);
      expect(verifyInclusion(leaf, { ...proof, index }, merkleRoot(leaves))).toBe(false);
    }
    expect(verifyInclusion(new Uint8Array(32), { index: 0, size: 0, siblings: [] }, merkleRoot([]))).toBe(false);
  });
});

describe('MerkleTree', () => {
  it('is the same however its leaves are added', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 70 }),
        fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 70 }),
        (size, parts) => {
          const leaves = leavesOf(size);
          const tree = new MerkleTree(size);
          let from = 0;
          for (const part of [...parts, size]) {
            tree.add(concat(...leaves.slice(from, from + part)));
            from = Math.min(size, from + part);
          }
          expect(tree.root()).toEqual(merkleRoot(leaves));
          leaves.forEach((_, index) => expect(tree.proof(index)).toEqual(inclusionProof(leaves, index)));
        },
      ),
    );
  });

  it('rejects partial leaves, too many leaves, and a root before the last leaf', () => {
    const tree = new MerkleTree(2);
    const [a, b] = leavesOf(2) as [Uint8Array, Uint8Array];
    expect(() => tree.add(a.subarray(1))).toThrow(RangeError);
    expect(() => tree.add(concat(a, b, a))).toThrow(RangeError);
    tree.add(a);
    expect(() => tree.root()).toThrow(RangeError);
    expect(() => tree.proof(0)).toThrow(RangeError);
    tree.add(b);
    expect(tree.root()).toEqual(node(a, b));
    expect(() => tree.add(a)).toThrow(RangeError);
    expect(new MerkleTree(0).root()).toEqual(new Uint8Array(32));
  });
});

describe('ticketLeaf', () => {
  const salt = '00112233445566778899aabbccddeeff';
  const lines = canonicalLines([{ play: 'lo2', picks: ['27'], unitStakeMinor: 100_000n }]);

  it('differs when bytes move from one field to the next', () => {
    const leaf = (ticketId: string, saltHex: string, text: string): string =>
      toHex(ticketLeaf({ ticketId, salt: saltHex, canonicalLines: text }));
    const moved = [leaf('ab', `63${salt}`, lines), leaf('abc', salt, lines), leaf('ab', `63${salt}6c`, lines.slice(1))];
    expect(new Set(moved).size).toBe(3);
  });

  it('rejects a salt that is not hex or too short to hide the bet', () => {
    expect(() => ticketLeaf({ ticketId: 't', salt: salt.slice(2), canonicalLines: lines })).toThrow(RangeError);
    expect(() => ticketLeaf({ ticketId: 't', salt: `${salt}0`, canonicalLines: lines })).toThrow(RangeError);
  });
});

describe('canonicalLines', () => {
  it('joins lines in ticket order', () => {
    const lines = [
      { play: 'xien2', picks: ['03', '27'], unitStakeMinor: 250_000n },
      { play: 'lo2', picks: ['27'], unitStakeMinor: 100_000n },
    ];
    expect(canonicalLines(lines)).toBe('xien2|03,27|250000\nlo2|27|100000');
  });

  it('rejects ambiguous input', () => {
    const good = { play: 'lo2', picks: ['27'], unitStakeMinor: 1n };
    for (const bad of [
      { play: 'a|b' },
      { play: '' },
      { picks: ['1,2'] },
      { picks: [''] },
      { picks: [] },
      { picks: ['2\n'] },
      { unitStakeMinor: 0n },
    ]) {
      expect(() => canonicalLines([{ ...good, ...bad }])).toThrow(RangeError);
    }
    expect(() => canonicalLines([])).toThrow(RangeError);
  });
});
