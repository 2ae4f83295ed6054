import { fromHex } from './bytes.ts';
import { sha256 } from './sha256.ts';

/** Schedule of a beacon with a fixed period: round 1 at the genesis, one more every period. */
export interface BeaconClock {
  /** Epoch seconds of round 1. */
  genesisTime: number;
  periodSeconds: number;
}

/** A draw waits for the first round published more than this many milliseconds after its lock. */
export const BEACON_MARGIN_MS = 3000;

/**
 * Number of the beacon round that a draw waits for: the first one strictly later than lock and margin. `lockAt` is
 * epoch ms.
 */
export function roundForLock(clock: BeaconClock, lockAt: number): number {
  const sinceGenesisMs = lockAt + BEACON_MARGIN_MS - clock.genesisTime * 1000;
  if (sinceGenesisMs < 0) return 1;
  return Math.floor(sinceGenesisMs / (clock.periodSeconds * 1000)) + 2;
}

/** Epoch milliseconds at which a round is published. */
export function roundTime({ genesisTime, periodSeconds }: BeaconClock, round: number): number {
  return (genesisTime + (round - 1) * periodSeconds) * 1000;
}

/**
 * Randomness of a round, 32 bytes: SHA-256 of its signature, as drand defines it.
 * @param signature hex
 * @throws RangeError when the signature is not hex
 */
export function beaconRandomness(signature: string): Uint8Array {
  return sha256(fromHex(signature));
}
