import { beaconRandomness, commitment, drawKey, drawNumbers, fromHex } from '@fairlot/fairness';
import { type DrawResult, validateResult } from '@fairlot/lottery-maths';
import type { Tx } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { type DrawRow, seedContext } from '../draws/draw-row.ts';
import type { GameBook } from '../games/games.ts';

/** The decrypted seed, or null when it cannot be decrypted or does not match its commitment. */
export async function openSeed(secrets: Platform['secrets'], draw: DrawRow): Promise<Uint8Array | null> {
  if (draw.sealedSeed === null) return null;
  let seed: Uint8Array;
  try {
    seed = secrets.open(draw.sealedSeed, seedContext(draw.gameCode, draw.issue));
  } catch {
    return null; // damaged, moved or sealed with another key: the caller logs it
  }
  return seed.length === SEED_BYTES && (await commitment(seed)) === draw.commitment ? seed : null;
}

const SEED_BYTES = 32;

/** Derives the numbers of a locked draw from the seed, the Merkle root of the tickets and the beacon round. */
export async function deriveNumbers(tx: Tx, games: GameBook, draw: DrawRow, seed: Uint8Array): Promise<DrawResult> {
  const { structure } = await games.rules(tx, draw.gameCode, draw.rulesVersion);
  const { gameCode, issue, rulesVersion, merkleRoot, beacon } = draw;
  if (merkleRoot === null) throw new Error('the locked draw has no Merkle root');
  const randomness =
    beacon.mode === 'off' || beacon.signature === null ? undefined : beaconRandomness(beacon.signature);
  const result = await drawNumbers(
    structure.levels,
    drawKey({ seed, merkleRoot: fromHex(merkleRoot), beacon: randomness, gameCode, numero: issue, rulesVersion }),
  );
  const wrong = validateResult(structure, result);
  if (wrong !== null) throw new Error(`Drawn numbers do not fit the game: ${wrong}`);
  return result;
}
