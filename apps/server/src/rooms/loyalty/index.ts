import type { Tx } from '../../platform/db/index.ts';

export { FLAGS } from './flags.ts';

/** Kinds of transfers that this room makes. */
export const TRANSFER_KINDS = ['bonus'] as const;

export interface Loyalty {
  /** The member's level; 1 for a member who has not played or deposited yet. */
  levelOf(tx: Tx, memberId: bigint): Promise<number>;
}
