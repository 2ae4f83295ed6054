import type { Executor } from '../../platform/db/index.ts';
import type { AgencyPlatform } from './ports.ts';
import type { Identity } from '../identity/index.ts';
import type { Protection } from '../protection/index.ts';
import type { Wallet } from '../wallet/index.ts';
import type { Period } from './days.ts';
import type { Presence } from './presence.ts';
import type { TreeMembers } from './tree/members.ts';

/** Dependencies shared by the parts of the room. */
export interface AgencyServices {
  platform: AgencyPlatform;
  wallet: Wallet;
  identity: Identity;
  protection: Protection;
  members: TreeMembers;
  presence: Presence;
  /** IANA name of the merchant's time zone. */
  zoneOf: (executor: Executor) => Promise<string>;
  /** The first instant of a period, and the first one after it. */
  instantsOf: (period: Period, zone: string) => { from: Date; to: Date };
  /** Whether the upline sees masked login names. */
  isMasked: () => Promise<boolean>;
  /** A login name as the upline sees it. */
  showAccount: (account: string) => Promise<string>;
  gameName: (gameId: string, name: string, language: string) => string;
  isOn: (flag: string) => Promise<boolean>;
  /** @throws Refusal module.disabled while the flag is off */
  requireFlag: (flag: string) => Promise<void>;
}
