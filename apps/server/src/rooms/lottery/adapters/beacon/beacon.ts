import type { BeaconClock } from '@fairlot/fairness';

/** A beacon's key and rhythm, which new draws promise to use. */
export interface BeaconChain extends BeaconClock {
  /** Hex, compressed point of G2. */
  publicKey: string;
}

/** The configured beacon does not answer, or not as it should. */
export class BeaconError extends Error {}

/** Where the public randomness of draws comes from. */
export interface Beacon {
  /** The chain that new draws use, null for none. @throws BeaconError while it cannot be read */
  chain(): Promise<BeaconChain | null>;
  /**
   * Signature of a round in hex, checked against this key; null while it is not published, not to be had or of another
   * chain than ours.
   */
  signature(publicKey: string, round: number): Promise<string | null>;
}
