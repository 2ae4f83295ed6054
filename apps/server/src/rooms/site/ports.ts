import type { siteDesk } from '@fairlot/contract';
import type { Platform } from '../../platform/index.ts';

/** A feature that the merchant switches on and off. The room that asks for it declares it. */
export interface FeatureFlag {
  name: string;
  /** Its value until the merchant changes it. */
  isOn: boolean;
  /** The rule of the market without which it stays off, whatever the merchant set. */
  rule?: siteDesk.MarketSwitch;
  /** It demands a second operator for something, so switching it off takes a second operator, too. */
  isControl?: true;
}

/** What the room asks of other rooms; `wiring.ts` connects each port. */
export interface SitePorts {
  /** Flags of all rooms; the names are unique. */
  flags: readonly FeatureFlag[];
}

/** The platform together with the room's ports. */
export type SitePlatform = Platform & SitePorts;
