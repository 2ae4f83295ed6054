import type { Executor } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/index.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { RewardKind } from '../loyalty/ports.ts';
import type { Ages } from '../originals/ports.ts';
import type { People } from '../people/index.ts';
import type { Protection } from '../protection/index.ts';
import type { Site } from '../site/index.ts';
import type { SettingsOf } from './connections/store.ts';
import type { Wallet } from '../wallet/index.ts';

/** Functions that the room needs from other rooms; `wiring.ts` connects each port. */
export interface VendorsPorts {
  site: Pick<Site, 'market' | 'currency' | 'isInMaintenance'>;
  wallet: Wallet;
  catalogue: Catalogue;
  protection: Protection;
  ages: Ages;
  /** Codes of our own lotteries, which their tiles name. */
  lotteryCodes(executor: Executor): Promise<ReadonlySet<string>>;
  reach: { stopped(executor: Executor, memberIds: readonly bigint[]): Promise<ReadonlySet<bigint>> };
  people: Pick<People, 'find' | 'entries'>;
  /** Bonus money, as which wins of free rounds are granted. */
  bonus: RewardKind;
}

/** The platform together with the room's ports. */
export type VendorsStart = Platform & VendorsPorts;

/** The platform with the room's ports and the current connections of vendors. */
export type VendorsPlatform = VendorsStart & { settingsOf: SettingsOf };
