import { concat, fromHex, toHex } from './bytes.ts';
import { sha256 } from './sha256.ts';

/** Path from one leaf to the root; JSON-ready. */
export interface InclusionProof {
  /** Position of the leaf, from 0. */
  index: number;
  /** Number of leaves. */
  size: number;
  /** Hex hashes of the neighbours, from the leaf upwards; levels on which the node is promoted have none. */
  siblings: string[];
}

export const HASH_BYTES = 32;

/**
 * Root over leaves in the given order, 32 bytes. An inner node is SHA-256(0x01 ‖ left ‖ right). A node without
 * a right neighbour is promoted unchanged to the next level, never doubled (doubling lets two different lists
 * share a root). One leaf is its own root; no leaves give 32 zero bytes.
 */
export function merkleRoot(leaves: readonly Uint8Array[]): Uint8Array {
  return merkleLevels(leaves).at(-1)?.[0] ?? new Uint8Array(HASH_BYTES);
}

/** All levels of the tree, leaves first, for proofs of several leaves. */
export function merkleLevels(leaves: readonly Uint8Array[]): (readonly Uint8Array[])[] {
  const levels = [leaves];
  for (let level = leaves; level.length > 1; ) {
    level = parentsOf(level);
    levels.push(level);
  }
  return levels;
}

/** @throws RangeError when there is no leaf at the index */
export function inclusionProof(leaves: readonly Uint8Array[], index: number): InclusionProof {
  return proofFrom(merkleLevels(leaves), index);
}

/** `inclusionProof` on a tree that is built already. @throws RangeError when there is no leaf at the index */
export function proofFrom(levels: readonly (readonly Uint8Array[])[], index: number): InclusionProof {
  const leaves = levels[0] ?? [];
  if (leaves[index] === undefined) throw new RangeError('no leaf at this index');
  const siblings: string[] = [];
  let position = index;
  for (const level of levels) {
    const sibling = level[position ^ 1];
    if (sibling !== undefined) siblings.push(toHex(sibling));
    position >>>= 1;
  }
  return { index, size: leaves.length, siblings };
}

/**
 * Whether the leaf leads to the root by the proof. A malformed proof is simply false.
 * The root alone does not bind `size`: compare it with the published number of tickets.
 */
export function verifyInclusion(leaf: Uint8Array, proof: InclusionProof, root: Uint8Array): boolean {
  const { index, size, siblings } = proof;
  if (!isCount(index) || !isCount(size) || index >= size) return false;
  if (!siblings.every((sibling) => /^[0-9a-fA-F]{64}$/.test(sibling))) return false;
  let node = leaf;
  let position = index;
  let used = 0;
  for (let width = size; width > 1; width = Math.ceil(width / 2)) {
    const promoted = position % 2 === 0 && position + 1 === width;
    if (!promoted) {
      const text = siblings[used];
      if (text === undefined) return false;
      const sibling = fromHex(text);
      node = position % 2 === 0 ? nodeOf(node, sibling) : nodeOf(sibling, node);
      used += 1;
    }
    position = Math.floor(position / 2);
  }
  return used === siblings.length && toHex(node) === toHex(root);
}

const NODE_PREFIX = Uint8Array.of(0x01);

function parentsOf(level: readonly Uint8Array[]): Uint8Array[] {
  const parents: Uint8Array[] = [];
  for (let i = 0; i < level.length; i += 2) {
    const left = level[i];
    const right = level[i + 1];
    if (left !== undefined) parents.push(right === undefined ? left : nodeOf(left, right));
  }
  return parents;
}

function nodeOf(left: Uint8Array, right: Uint8Array): Uint8Array {
  return sha256(concat(NODE_PREFIX, left, right));
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}
