import type { PackPictures } from './pictures/pack-pictures.ts';
import type { site as contract, siteDesk, ValueOf } from '@fairlot/contract';
import type { Executor, Tx } from '../../platform/db/index.ts';
import { type SettingKey, type SiteSettings } from './settings.ts';

export { isKnownLanguage, knownLanguages } from './languages.ts';
export { isSafeImage, isSafeLink } from './safe-url.ts';
export type { FeatureFlag } from './ports.ts';
export { GAME_CATEGORIES, type SettingKey, type SiteSettings } from './settings.ts';

/** A setting's new value, or a function that computes it from the current one. */
type Wanted<K extends SettingKey> = SiteSettings[K] | ((before: SiteSettings[K]) => SiteSettings[K]);

/** The site's door. Reading methods take an executor, which is needed only inside a transaction. */
export interface Site {
  /** The merchant's settings for the web app. */
  settings(executor?: Executor): Promise<ValueOf<typeof contract.settings>>;
  /** Whether the site serves this address; texts in the given language, or else in the default. */
  status(ip: string, language?: string, executor?: Executor): Promise<ValueOf<typeof contract.systemStatus>>;
  /** Whether currency and time zone can no longer be changed, because money has moved. */
  isFixed(): Promise<boolean>;
  /** Feature flags; a flag that is not listed is off. */
  flags(executor?: Executor): Promise<Readonly<Record<string, boolean>>>;
  /** The current value of a setting. */
  setting<K extends SettingKey>(key: K, executor?: Executor): Promise<SiteSettings[K]>;
  /** IANA name of the merchant's zone, in which dates are shown and filtered. */
  timeZone(executor?: Executor): Promise<string>;
  /** ISO code of the asset that real members play with. */
  currency(executor?: Executor): Promise<string>;
  /**
   * The currency for something that is created in it: it does not change before the transaction ends. A cached one may
   * have been changed in another process, and what a change converts does not include rows that are written after it.
   */
  holdCurrency(tx: Tx): Promise<string>;
  /** The rules of the market for what stays: they do not change before the transaction ends. Call it before locks. */
  holdMarket(tx: Tx): Promise<siteDesk.MarketRules>;
  /** Whether the site is closed for maintenance, manually or by a scheduled window. */
  isInMaintenance(): Promise<boolean>;
  /** Whether the site serves this address; false in a restricted region. */
  servesAddress(ip: string): Promise<boolean>;
  /** Whether operators have opened the site; until then it accepts no changes from members and visitors. */
  isOpened(executor?: Executor): Promise<boolean>;
  /** Whether money calls are refused because the system is being upgraded. */
  isUpgrading(): Promise<boolean>;
  /** Whether a call may carry its session token in the query or body (`api.tokenInQuery`). */
  takesTokenInQuery(): Promise<boolean>;
  /** Whether lottery countdowns end at half of the closing span (`lottery.countdown`). */
  isHalfSpan(): Promise<boolean>;
  /** The minimum age of a verified member: the merchant's own, or else 18. */
  minimumAge(executor?: Executor): Promise<number>;
  /** Whether a feature flag is on; a flag that is not listed is off. */
  isOn(flag: string): Promise<boolean>;
  /** Origin of invitation links: the merchant's main domain, or else this site. */
  invitationOrigin(): Promise<string>;
  /** Maximum that one operator may credit to a member from payment reviews within a day, in whole currency units. */
  reviewCreditMax(): Promise<number>;
  /** The rules of the merchant's market. */
  market(executor?: Executor): Promise<siteDesk.MarketRules>;
  /**
   * Stores one setting. It takes effect immediately here, and within a second in the other processes.
   * @param value the new value, or a function that computes it from the current one, which is locked meanwhile
   * @param alongside writes in the same transaction; receives the previous value
   * @throws Refusal `request.invalid` naming the setting, when the value is invalid or conflicts with other settings
   */
  change<K extends SettingKey>(
    key: K,
    value: Wanted<K>,
    alongside?: (tx: Tx, before: SiteSettings[K]) => Promise<void>,
  ): Promise<void>;
  /** Stores several settings, all of them or none. */
  changeAll(values: Partial<SiteSettings>, alongside?: (tx: Tx, before: SiteSettings) => Promise<void>): Promise<void>;
  /**
   * Stores settings within a transaction of the caller, who calls `dropCache` after its commit. @param check receives
   * all settings, locked, before they change; throws to refuse
   */
  changeIn(tx: Tx, values: Partial<SiteSettings>, check: (before: SiteSettings) => void): Promise<void>;
  /** Checks a change without making it. @throws Refusal as `changeAll` */
  check(values: Partial<SiteSettings>): Promise<void>;
  /** Makes this process read the settings again. */
  dropCache(): void;
  /** All settings as the merchant set them. The market's rules may still keep a flag off. */
  all(): Promise<SiteSettings>;
  /**
   * Sanitises and stores a picture of the merchant; the same picture has the same address.
   * @param alongside writes in the same transaction
   * @returns its address on this site
   * @throws Refusal `picture.refused` for a file that is not an SVG or PNG, or is too large
   */
  keepPicture(file: Buffer, alongside?: (tx: Tx, url: string) => Promise<void>): Promise<string>;
  /** Pictures in merchant packs. */
  packPictures: PackPictures;
}
