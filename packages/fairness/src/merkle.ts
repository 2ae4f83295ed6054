import { concat, fromHex, toHex } from './bytes.ts';
import { sha256 } from './sha256.ts';

/** Path from one leaf to the root; JSON-ready. */
export interface InclusionProof {
  /** Position of the leaf, from 0. */
  index: number;
  /** Number of leaves. */
  size: number;
  /** Hex hashes of the siblings, from the leaf upwards. A level on which the node is promoted has none. */
  siblings: string[];
}

export const HASH_BYTES = 32;
const NODE_PREFIX = 0x01;

/**
 * The tree over a known number of leaves, which are added in order and in one or more parts. An inner node is
 * SHA-256(0x01 ‖ left ‖ right). A node without a right sibling is promoted unchanged to the next level, never
 * duplicated, because duplication lets two different lists share a root. A single leaf is its own root; no leaves give
 * 32 zero bytes. Takes about 64 bytes per leaf.
 */
export class MerkleTree {
  /** Total number of leaves. */
  readonly size: number;
  /** Nodes of every level, leaves first. */
  readonly #levels: Uint8Array[] = [];
  readonly #pair = Uint8Array.of(NODE_PREFIX, ...new Uint8Array(2 * HASH_BYTES));
  #added = 0;

  constructor(size: number) {
    this.size = size;
    for (let width = size; width > 0; width = width === 1 ? 0 : Math.ceil(width / 2))
      this.#levels.push(new Uint8Array(width * HASH_BYTES));
  }

  /**
   * Adds the next leaves, 32 bytes each, concatenated.
   * @throws RangeError when a leaf is incomplete or there are too many; none of them is added then
   */
  add(leaves: Uint8Array): void {
    const count = leaves.length / HASH_BYTES;
    if (!Number.isInteger(count) || this.#added + count > this.size)
      throw new RangeError('leaves of 32 bytes, as many as the tree has');
    this.#levels[0]?.set(leaves, this.#added * HASH_BYTES);
    for (let n = 0; n < count; n += 1) this.#climb(this.#added++);
  }

  /** @throws RangeError when leaves are missing */
  root(): Uint8Array {
    this.#mustBeWhole();
    return this.#levels.at(-1)?.slice() ?? new Uint8Array(HASH_BYTES);
  }

  /** @throws RangeError when leaves are missing or the index does not exist */
  proof(index: number): InclusionProof {
    this.#mustBeWhole();
    if (!isCount(index) || index >= this.size) throw new RangeError('no leaf at this index');
    const siblings: string[] = [];
    let position = index;
    for (const level of this.#levels) {
      const sibling = nodeAt(level, position ^ 1);
      if (sibling.length > 0) siblings.push(toHex(sibling));
      position >>>= 1;
    }
    return { index, size: this.size, siblings };
  }

  /** Computes the ancestors that this leaf completes. */
  #climb(leaf: number): void {
    let index = leaf;
    for (let height = 0; height + 1 < this.#levels.length; height += 1, index >>>= 1) {
      const level = levelAt(this.#levels, height);
      const above = levelAt(this.#levels, height + 1);
      const isRight = index % 2 === 1;
      const isPromoted = !isRight && (index + 1) * HASH_BYTES === level.length;
      if (!isRight && !isPromoted) return;
      above.set(isRight ? this.#join(level, index) : nodeAt(level, index), (index >>> 1) * HASH_BYTES);
    }
  }

  /** Parent of the node at this odd index and the one before it. */
  #join(level: Uint8Array, index: number): Uint8Array {
    this.#pair.set(level.subarray((index - 1) * HASH_BYTES, (index + 1) * HASH_BYTES), 1);
    return sha256(this.#pair);
  }

  #mustBeWhole(): void {
    if (this.#added < this.size) throw new RangeError(`${this.size - this.#added} leaves are missing`);
  }
}

/** Root over leaves in the given order, 32 bytes. */
export function merkleRoot(leaves: readonly Uint8Array[]): Uint8Array {
  return treeOf(leaves).root();
}

/** @throws RangeError when there is no leaf at the index */
export function inclusionProof(leaves: readonly Uint8Array[], index: number): InclusionProof {
  return treeOf(leaves).proof(index);
}

function treeOf(leaves: readonly Uint8Array[]): MerkleTree {
  const tree = new MerkleTree(leaves.length);
  for (const leaf of leaves) tree.add(leaf);
  return tree;
}

/**
 * Whether the proof leads from the leaf to the root. A malformed proof returns false. The root alone does not bind
 * `size`: compare it with the published number of tickets.
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

function nodeOf(left: Uint8Array, right: Uint8Array): Uint8Array {
  return sha256(concat(Uint8Array.of(NODE_PREFIX), left, right));
}

function levelAt(levels: readonly Uint8Array[], height: number): Uint8Array {
  return levels[height] as Uint8Array;
}

/** Empty beyond the end of the level. */
function nodeAt(level: Uint8Array, index: number): Uint8Array {
  return level.subarray(index * HASH_BYTES, (index + 1) * HASH_BYTES);
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}
