import type { BeaconClock } from '@fairlot/fairness';

/** Key and schedule of a beacon to which new draws commit. */
export interface BeaconChain extends BeaconClock {
  /** Hex, compressed point of G2. */
  publicKey: string;
}

/** The configured beacon does not answer properly. */
export class BeaconError extends Error {}

/** Source of public randomness for draws. */
export interface Beacon {
  /** The chain that new draws use, null for none. @throws BeaconError while it cannot be read */
  chain(): Promise<BeaconChain | null>;
  /**
   * Signature of a round in hex, verified with this key; null while it is unpublished, unavailable or of another chain.
   */
  signature(publicKey: string, round: number): Promise<string | null>;
}
