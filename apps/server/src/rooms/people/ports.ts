import type { Platform } from '../../platform/index.ts';

/** Functions that the room needs from other rooms; `wiring.ts` connects each port. */
export interface PeoplePorts {
  /** Available balances, minor units; a member without an account yet has no entry. */
  balances: { of(memberIds: readonly bigint[]): Promise<{ memberId: bigint; asset: string; balanceMinor: bigint }[]> };
}

/** The platform together with the room's ports. */
export type PeoplePlatform = Platform & PeoplePorts;
