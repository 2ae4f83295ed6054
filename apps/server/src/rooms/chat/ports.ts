import type { Platform } from '../../platform/index.ts';
import type { CardKind } from '../../platform/cards/index.ts';

/** What the room asks of other rooms; `wiring.ts` connects each port. */
export interface ChatPorts {
  site: { isOn(flag: string): Promise<boolean>; timeZone(): Promise<string> };
  directory: {
    find(memberId: bigint): Promise<{ account: string; asset: string; labels: readonly string[] } | undefined>;
  };
  /** Label of the club level that a member is on; null for none. */
  clubs: { labelOf(memberId: bigint): Promise<string | null> };
  /** What a conversation can show of a member: withdrawals, deposits, bets. */
  cards: readonly CardKind[];
}

/** The platform together with the room's ports. */
export type ChatPlatform = Platform & ChatPorts;
