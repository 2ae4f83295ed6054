import type { site as contract, siteDesk, ValueOf } from '@fairlot/contract';
import type { Executor, Tx } from '../../platform/db/index.ts';
import { type SettingKey, type SiteSettings } from './settings.ts';

export { isKnownLanguage, knownLanguages } from './languages.ts';
export { isSafeImage, isSafeLink } from './safe-url.ts';
export type { FeatureFlag } from './ports.ts';
export { GAME_CATEGORIES, type SettingKey, type SiteSettings } from './settings.ts';

/** A setting's new value, or what makes it of the one in force. */
type Wanted<K extends SettingKey> = SiteSettings[K] | ((before: SiteSettings[K]) => SiteSettings[K]);

/** Doors that read take an executor, which is needed inside a transaction only. */
export interface Site {
  /** What the web app needs to know about the merchant. */
  settings(executor?: Executor): Promise<ValueOf<typeof contract.settings>>;
  /** Whether the site serves this address; texts in the given language, else in the default. */
  status(ip: string, language?: string, executor?: Executor): Promise<ValueOf<typeof contract.systemStatus>>;
  /** Whether currency and time zone cannot be changed any more, because money has moved. */
  isFixed(): Promise<boolean>;
  /** Feature flags; one that is not named is off. */
  flags(executor?: Executor): Promise<Readonly<Record<string, boolean>>>;
  /** One setting as it is in force. */
  setting<K extends SettingKey>(key: K, executor?: Executor): Promise<SiteSettings[K]>;
  /** IANA name of the merchant's zone, in which dates are shown and filtered. */
  timeZone(executor?: Executor): Promise<string>;
  /** ISO code of the asset that real members play with. */
  currency(executor?: Executor): Promise<string>;
  /** Whether the site is closed for maintenance, by hand or by a window. */
  isInMaintenance(): Promise<boolean>;
  /** Whether operators have opened the site; until then it takes no change from members and visitors. */
  isOpened(executor?: Executor): Promise<boolean>;
  /** Whether money calls are refused because the system is being upgraded. */
  isUpgrading(): Promise<boolean>;
  /** Whether a session token may stand in the query or body of a call (`api.tokenInQuery`). */
  takesTokenInQuery(): Promise<boolean>;
  /** Whether countdowns of lotteries end at half of the closing span (`lottery.countdown`). */
  isHalfSpan(): Promise<boolean>;
  /** The least age of a verified member: the merchant's own, else 18. */
  minimumAge(executor?: Executor): Promise<number>;
  /** Whether a feature flag is on; one that is not named is off. */
  isOn(flag: string): Promise<boolean>;
  /** The rules of the merchant's market. */
  market(executor?: Executor): Promise<siteDesk.MarketRules>;
  /**
   * Stores one setting; in force at once here, within a second in the other processes.
   * @param value the new one, or what makes it of the one in force; nobody else changes it meanwhile
   * @param alongside written in the same transaction; it is told the value that was in force until now
   * @throws Refusal `request.invalid` naming the setting, when the value does not fit it or the others
   */
  change<K extends SettingKey>(
    key: K,
    value: Wanted<K>,
    alongside?: (tx: Tx, before: SiteSettings[K]) => Promise<void>,
  ): Promise<void>;
  /** The same for several settings, all of them or none. */
  changeAll(values: Partial<SiteSettings>, alongside?: (tx: Tx, before: SiteSettings) => Promise<void>): Promise<void>;
  /**
   * The same within a transaction of the caller, who calls `dropCache` after its commit.
   * @param check sees all settings, locked, before they change; throws to refuse
   */
  changeIn(tx: Tx, values: Partial<SiteSettings>, check: (before: SiteSettings) => void): Promise<void>;
  /** Checks a change without making it. @throws Refusal as `changeAll` */
  check(values: Partial<SiteSettings>): Promise<void>;
  /** Makes this process read the settings again. */
  dropCache(): void;
  /** All settings as the merchant set them; the market's rules may keep a flag off all the same. */
  all(): Promise<SiteSettings>;
  /**
   * Keeps a picture of the merchant, made harmless; the same picture has the same address.
   * @param alongside written in the same transaction
   * @returns its address on this site
   * @throws Refusal `picture.refused` for what is no SVG or PNG, or too large
   */
  keepPicture(file: Buffer, alongside?: (tx: Tx, url: string) => Promise<void>): Promise<string>;
}
