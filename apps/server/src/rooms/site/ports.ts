import type { siteDesk } from '@fairlot/contract';
import type { Executor, Tx } from '../../platform/db/index.ts';
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

/** Another currency for a merchant that has not begun yet. */
export interface CurrencyChange {
  from: string;
  to: string;
  /** A usual amount is 10 ^ power times as many minor units in the new currency (`wallet_usual`). */
  power: number;
}

/** A room's part in the choice of currency and time zone, which are fixed when the first money moves. */
export interface KeepsAmounts {
  /** Keeps money of the room from moving until the transaction ends. */
  hold?(tx: Tx): Promise<void>;
  /** Whether money has moved, or is on its way. */
  hasBegun?(executor: Executor): Promise<boolean>;
  /** Whether operators made something whose amounts stay in the former currency, such as a lottery's limits. */
  hasMade?(executor: Executor): Promise<boolean>;
  /** Turns what the room begins with into usual amounts of the new currency. */
  adopt?(tx: Tx, change: CurrencyChange): Promise<void>;
}

/** What the room asks of other rooms; `wiring.ts` connects each port. */
export interface SitePorts {
  /** Flags of all rooms; the names are unique. */
  flags: readonly FeatureFlag[];
  /** Every room that keeps amounts, by its name; the ledger first. */
  amounts: () => Readonly<Record<string, KeepsAmounts>>;
}

/** The platform together with the room's ports. */
export type SitePlatform = Platform & SitePorts;
