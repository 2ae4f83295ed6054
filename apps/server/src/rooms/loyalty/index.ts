import type { Tx } from '../../platform/db/index.ts';

export interface Loyalty {
  /** The member's level; 1 for who has not played or paid yet. */
  levelOf(tx: Tx, memberId: bigint): Promise<number>;
}
