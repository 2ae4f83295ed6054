import { fromHex } from './bytes.ts';
import { commitment } from './commitment.ts';
import { drawKey } from './draw-key.ts';
import { drawNumbers } from './draw-numbers.ts';
import type { DrawResult, LevelSpec } from './draw-numbers.ts';

/** Public data of a draw whose seed is revealed; hashes and seed in hex. */
export interface PublishedDraw {
  gameCode: string;
  numero: string;
  rulesVersion: number;
  commitment: string;
  merkleRoot: string;
  seed: string;
  beacon?: string | undefined;
  levels: readonly LevelSpec[];
  result: DrawResult;
}

export interface DrawChecks {
  /** Whether the seed hashes to the commitment published before sale. */
  commitment: boolean;
  /** Whether seed and Merkle root lead to exactly the published numbers. */
  numbers: boolean;
}

export interface DrawVerdict {
  ok: boolean;
  checks: DrawChecks;
  /** The recomputed numbers, to show beside the published ones; null when the data is malformed. */
  recomputed: DrawResult | null;
}

/** Recomputes a draw from public data. Malformed data fails its checks and never rejects. */
export async function verifyDraw(published: PublishedDraw): Promise<DrawVerdict> {
  const recomputed = await recompute(published);
  const checks = {
    commitment: await matchesCommitment(published),
    numbers: recomputed !== null && isSameResult(recomputed, published.result),
  };
  return { ok: checks.commitment && checks.numbers, checks, recomputed };
}

async function matchesCommitment(published: PublishedDraw): Promise<boolean> {
  const actual = await unlessMalformed(() => commitment(fromHex(published.seed)));
  return actual !== null && actual === published.commitment.toLowerCase();
}

function recompute(published: PublishedDraw): Promise<DrawResult | null> {
  const { levels, seed, merkleRoot, beacon, gameCode, numero: drawNumber, rulesVersion } = published;
  return unlessMalformed(async () => {
    const key = drawKey({
      seed: fromHex(seed),
      merkleRoot: fromHex(merkleRoot),
      beacon: beacon === undefined ? undefined : fromHex(beacon),
      gameCode,
      numero: drawNumber,
      rulesVersion,
    });
    return drawNumbers(levels, key);
  });
}

/** Every function here throws RangeError for malformed input. Any other error is a defect and is rethrown. */
async function unlessMalformed<T>(compute: () => Promise<T>): Promise<T | null> {
  try {
    return await compute();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function isSameResult(expected: DrawResult, published: DrawResult): boolean {
  return textOf(expected) === textOf(published);
}

function textOf(result: DrawResult): string {
  return JSON.stringify(result.map(({ level, numbers }) => [level, numbers]));
}
