import type { Tx } from '../../platform/db/index.ts';

export { FLAGS } from './flags.ts';

/** Kinds of the transfers that the room makes. */
export const TRANSFER_KINDS = ['bonus'] as const;

export interface Loyalty {
  /** The member's level; 1 for who has not played or paid yet. */
  levelOf(tx: Tx, memberId: bigint): Promise<number>;
}
