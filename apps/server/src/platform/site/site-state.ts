import type { siteDesk } from '@fairlot/contract';
import type { Executor } from '../db/index.ts';

export interface Clubs {
  /** Label of the club level that a member is on; null for none. */
  labelOf(memberId: bigint, executor?: Executor): Promise<string | null>;
}

export interface SiteState {
  /** Whether the site is closed for maintenance, by hand or by a window. */
  isInMaintenance(): Promise<boolean>;
  /** Whether money calls are refused because the system is being upgraded. */
  isUpgrading(): Promise<boolean>;
  /** Whether a session token may stand in the query or body of a call (`api.tokenInQuery`). */
  takesTokenInQuery(): Promise<boolean>;
  /** Whether countdowns of lotteries end at half of the closing span. */
  isHalfSpan(): Promise<boolean>;
  /** Whether a feature flag is on; one that is not named is off. */
  isOn(flag: string): Promise<boolean>;
  /** IANA name of the zone in which dates are shown and filtered. */
  timeZone(executor?: Executor): Promise<string>;
  /** The asset in which the merchant keeps its books. */
  currency(executor?: Executor): Promise<string>;
  /** The least age of a verified member: the merchant's own, else 18. */
  minimumAge(executor?: Executor): Promise<number>;
  /** The rules of the market, each asked by its name. */
  market(executor?: Executor): Promise<siteDesk.MarketRules>;
}
