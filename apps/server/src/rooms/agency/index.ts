import type { Tx } from '../../platform/db/index.ts';

export type { Sight } from './tree/tree-rows.ts';
export { FLAGS } from './flags.ts';
export type { TeamBet } from './seed.ts';

/** Kinds of the transfers that the room makes. */
export const TRANSFER_KINDS = ['salary', 'dividend', 'rebate', 'transfer', 'adjust'] as const;

export interface Agency {
  /** Whether a member is below an agent, at any depth. */
  isBelow(tx: Tx, agentId: bigint, memberId: bigint): Promise<boolean>;
}
