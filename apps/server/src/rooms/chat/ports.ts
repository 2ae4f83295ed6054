import type { Platform } from '../../platform/index.ts';
import type { CardKind } from '../../platform/cards/index.ts';

/** Functions that the room needs from other rooms; `wiring.ts` connects each port. */
export interface ChatPorts {
  site: { isOn(flag: string): Promise<boolean>; timeZone(): Promise<string> };
  directory: {
    find(memberId: bigint): Promise<{ account: string; asset: string; labels: readonly string[] } | undefined>;
  };
  /** Label of a member's club level; null if there is none. */
  clubs: { labelOf(memberId: bigint): Promise<string | null> };
  /** Member records that a conversation can show: withdrawals, deposits, bets. */
  cards: readonly CardKind[];
}

/** The platform together with the room's ports. */
export type ChatPlatform = Platform & ChatPorts;
