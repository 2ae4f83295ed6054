import type { siteDesk } from '@fairlot/contract';
import type { SocialProvider } from './present.ts';
import type { Executor, Tx } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/index.ts';

/** A feature that the merchant can enable or disable. The room that uses it declares it. */
export interface FeatureFlag {
  name: string;
  /** Default value until the merchant changes it. */
  isOn: boolean;
  /** The market rule that must allow it; otherwise it stays off, whatever the merchant set. */
  rule?: siteDesk.MarketSwitch;
  /** It requires a second operator for an action, so disabling it also takes a second operator. */
  isControl?: true;
}

/** A change of currency for a merchant that has not begun yet. */
export interface CurrencyChange {
  from: string;
  to: string;
  /** A usual amount in the new currency has 10 ^ power times as many minor units (`wallet_usual`). */
  power: number;
}

/** A room's part in choosing currency and time zone, which are fixed when the first money moves. */
export interface CurrencyPart {
  /** Blocks the room's money from moving until the transaction ends. */
  hold?(tx: Tx): Promise<void>;
  /** Whether money has moved, or is in transit. */
  hasBegun?(executor: Executor): Promise<boolean>;
  /** Whether operators created something whose amounts stay in the previous currency, such as a lottery's limits. */
  hasMade?(executor: Executor): Promise<boolean>;
  /** Converts the room's defaults to usual amounts of the new currency. */
  adopt?(tx: Tx, change: CurrencyChange): Promise<void>;
}

/** Functions that the room needs from other rooms; `wiring.ts` connects each port. */
export interface SitePorts {
  /** Flags of all rooms; the names are unique. */
  flags: readonly FeatureFlag[];
  /** Connected providers of log-ins by an account elsewhere. */
  socialLogins: () => readonly SocialProvider[];
  /** All rooms that store amounts, by name; the ledger first. */
  amounts: () => Readonly<Record<string, CurrencyPart>>;
}

/** The platform together with the room's ports. */
export type SitePlatform = Platform & SitePorts;
