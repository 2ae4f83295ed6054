import type { Platform } from '../../platform/index.ts';

/** Functions that the room needs from other rooms; `wiring.ts` connects each port. */
export interface WalletPorts {
  /** Kinds of the transfers that rooms make; a transfer of another kind is a programming error. */
  transferKinds: ReadonlySet<string>;
  directory: { find(memberId: bigint): Promise<{ asset: string; account: string; type: number } | undefined> };
}

/** The platform together with the room's ports. */
export type WalletPlatform = Platform & WalletPorts;
