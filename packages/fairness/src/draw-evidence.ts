import type { BeaconClock } from './beacon-round.ts';
import type { DrawResult } from './draw-numbers.ts';
import type { InclusionProof } from './merkle.ts';

/** Everything published about a draw; values not known yet are null. Hashes, seed, keys and signatures in hex. */
export interface DrawEvidence {
  gameCode: string;
  numero: string;
  rulesVersion: number;
  /** Prize levels in drawing order. */
  structure: readonly {
    level: string;
    count: number;
    width: number;
    distinct?: { from: number; to: number } | undefined;
    without?: string | undefined;
    range?: { from: number; to: number } | undefined;
  }[];
  commitment: string;
  merkleRoot: string | null;
  ticketCount: number | null;
  seed: string | null;
  result: DrawResult | null;
  beacon: BeaconEvidence;
  /** One ticket whose owner checks that the root includes it. */
  ticket?: TicketEvidence | undefined;
}

export type BeaconEvidence = { mode: 'off' } | DrandEvidence;

export interface DrandEvidence extends BeaconClock {
  mode: 'drand';
  publicKey: string;
  round: number;
  signature: string | null;
  /** Epoch ms; the round has to be later. */
  lockAt: number;
}

export interface TicketEvidence {
  ticketId: string;
  salt: string;
  /** Lines as they were bought, unit stakes in minor units. */
  lines: readonly { play: string; picks: readonly string[]; unitStakeMinor: string }[];
  leaf: string;
  inclusion: InclusionProof | null;
}
