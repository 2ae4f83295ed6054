import type { protection as contract, siteDesk, ValueOf } from '@fairlot/contract';
import type { Executor } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/index.ts';

/** Functions that the room needs from other rooms; `wiring.ts` connects each port. */
export interface ProtectionPorts {
  site: {
    timeZone(executor?: Executor): Promise<string>;
    market(executor?: Executor): Promise<siteDesk.MarketRules>;
  };
  /** The name of a game in a language (operator code). @param name the name that was stored with the bet */
  gameName(gameId: string, name: string, language: string): string;
  /** The picture of a game's tile; null for a removed game. */
  gamePicture(gameId: string): Promise<ValueOf<typeof contract.history>['games'][number]['picture']>;
  directory: { find(memberId: bigint): Promise<{ account: string; asset: string; type: number } | undefined> };
}

/** The platform together with the room's ports. */
export type ProtectionPlatform = Platform & ProtectionPorts;
