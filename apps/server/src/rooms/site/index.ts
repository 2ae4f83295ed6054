import { site as contract, type ValueOf } from '@fairlot/contract';
import type { Executor, Tx } from '../../platform/db/index.ts';
import { route } from '../../platform/http/index.ts';
import type { Platform, RoomParts } from '../../platform/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { countriesIn } from './countries.ts';
import { createCountryDatabase } from './country/country-database.ts';
import { type InForce, putInForce } from './in-force.ts';
import { keepPicture, servePictures } from './pictures/pictures.ts';
import {
  type Merchant,
  presentDomainRoute,
  presentServices,
  presentStatus,
  presentTemplates,
  statusOf,
} from './present.ts';
import { seedSite } from './seed.ts';
import { checkSetting, findProblem, type SettingKey, type SiteSettings } from './settings.ts';
import { isRestricted, maintenanceAt } from './standing.ts';
import { loadSettings, lockSettings, noteTold, storeSetting } from './store.ts';

export { isKnownLanguage, knownLanguages } from './languages.ts';
export { isSafeImage, isSafeLink } from './safe-url.ts';
export { GAME_CATEGORIES, type SettingKey, type SiteSettings } from './settings.ts';

/** A setting's new value, or what makes it of the one in force. */
type Wanted<K extends SettingKey> = SiteSettings[K] | ((before: SiteSettings[K]) => SiteSettings[K]);

/** Doors that read take an executor, which is needed inside a transaction only. */
export interface Site {
  parts: RoomParts;
  /** What the web app needs to know about the merchant. */
  settings(executor?: Executor): Promise<ValueOf<typeof contract.settings>>;
  /** Whether the site serves this address; texts in the given language, else in the default. */
  status(ip: string, language?: string, executor?: Executor): Promise<ValueOf<typeof contract.systemStatus>>;
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
  /** All settings as they are in force. */
  all(): Promise<SiteSettings>;
  /**
   * Keeps a picture of the merchant, made harmless; the same picture has the same address.
   * @param alongside written in the same transaction
   * @returns its address on this site
   * @throws Refusal `picture.refused` for what is no SVG or PNG, or too large
   */
  keepPicture(file: Buffer, alongside?: (tx: Tx, url: string) => Promise<void>): Promise<string>;
}

const CACHE_MS = 1000;
const WINDOWS_EVERY_MS = 1000;

export function createSite({ config, db, events, log }: Platform): Site {
  const social = (['google', 'facebook'] as const).filter((provider) => config.oidc[provider] !== undefined);
  const merchant: Merchant = {
    code: config.merchantCode,
    host: new URL(config.publicOrigin).host,
    social,
    firebaseProject: config.firebase?.projectId,
    mayEmulate: !config.isProduction,
  };
  const countries = createCountryDatabase();
  let cached: { inForce: InForce; at: number } | undefined;
  let told: boolean | undefined;

  async function current(executor: Executor = db): Promise<InForce> {
    const at = performance.now();
    if (cached && at - cached.at < CACHE_MS) return cached.inForce;
    const inForce = putInForce(await loadSettings(executor, merchant.code), merchant);
    cached = { inForce, at };
    return inForce;
  }
  async function countryOf(ip: string): Promise<string | null> {
    try {
      return await countries.find(ip);
    } catch (error) {
      log.error({ err: error }, 'the country data cannot be read, countries are not restricted');
      return null;
    }
  }
  async function status(
    ip: string,
    language = '',
    executor?: Executor,
  ): Promise<ValueOf<typeof contract.systemStatus>> {
    const { settings, allowed, restricted, info } = await current(executor);
    const country = await countryOf(ip);
    const regionRestriction = isRestricted(ip, country, {
      allowed,
      restricted,
      countries: settings.restrictedCountries,
    });
    return presentStatus({ ip, country, regionRestriction, ...maintenanceAt(settings, Date.now()) }, info(language));
  }
  const changeAll: Site['changeAll'] = (values, alongside) => changeTo(() => values, alongside);
  const change: Site['change'] = (key, wanted, alongside) =>
    changeTo(
      (before) => ({ [key]: typeof wanted === 'function' ? wanted(before[key]) : wanted }),
      alongside && ((tx, before) => alongside(tx, before[key])),
    );
  async function changeTo(
    valuesOf: (before: SiteSettings) => Partial<SiteSettings>,
    alongside?: (tx: Tx, before: SiteSettings) => Promise<void>,
  ): Promise<void> {
    await db.transaction(async (tx) => {
      const before = await lockSettings(tx, merchant.code);
      const values = valuesOf(before);
      const entries = entriesOf(values);
      for (const [key, value] of entries) refuseMisfit(key, value);
      const problem = findProblem({ ...before, ...values });
      if (problem !== undefined) throw new Refusal('request.invalid', { field: problem, reason: problem });
      for (const [key, value] of entries) await storeSetting(tx, merchant.code, key, value);
      const { maintenance } = maintenanceAt(await loadSettings(tx, merchant.code), Date.now());
      await noteTold(tx, merchant.code, maintenance);
      await alongside?.(tx, before);
      // The event wakes pages; what concerns one address is asked by the page itself.
      await events.stream.publish(tx, null, 'status', { status: statusOf(maintenance, false) });
    });
    cached = undefined;
    events.stream.poke();
  }
  /** Tells clients when a maintenance window begins or ends. */
  async function watchWindows(): Promise<boolean> {
    const { maintenance } = maintenanceAt((await current()).settings, Date.now());
    if (maintenance === told) return false;
    await db.transaction(async (tx) => {
      if (await noteTold(tx, merchant.code, maintenance))
        await events.stream.publish(tx, null, 'status', { status: statusOf(maintenance, false) });
    });
    told = maintenance;
    events.stream.poke();
    return false;
  }

  return {
    status,
    change,
    changeAll,
    all: async () => (await current()).settings,
    keepPicture: (file, alongside) => keepPicture(db, merchant.code, file, alongside),
    settings: async (executor) => (await current(executor)).view,
    isInMaintenance: async () => maintenanceAt((await current()).settings, Date.now()).maintenance,
    flags: async (executor) => (await current(executor)).settings.flags,
    setting: async (key, executor) => (await current(executor)).settings[key],
    timeZone: async (executor) => (await current(executor)).settings.timeZone,
    currency: async (executor) => (await current(executor)).settings.currency,
    parts: {
      name: 'site',
      routes: [
        route(contract.whitelabel, async () => {
          const { flags, menuKeys } = (await current()).settings;
          return { flags, menuKeys };
        }),
        route(contract.systemStatus, ({ ip, language }) => status(ip, language)),
        route(contract.settings, async () => (await current()).view),
        route(contract.domainRoute, async () => presentDomainRoute((await current()).settings, merchant)),
        route(contract.setTemplate, async () => presentTemplates((await current()).settings)),
        route(contract.resources, async () => (await current()).settings.resources),
        route(contract.getService, async ({ query, language }) =>
          presentServices((await current()).settings, query.language ?? language),
        ),
        route(contract.systemCountry, async ({ query, language }) => countriesIn(query.language ?? language)),
      ],
      plugin: async (server) => servePictures(server, db, merchant.code),
      jobs: [{ name: 'site-windows', everyMs: WINDOWS_EVERY_MS, run: watchWindows }],
      seed: (tx) => seedSite(tx, merchant.code),
    },
  };
}

function entriesOf(values: Partial<SiteSettings>): [SettingKey, SiteSettings[SettingKey]][] {
  return Object.entries(values) as [SettingKey, SiteSettings[SettingKey]][];
}

function refuseMisfit(key: SettingKey, value: unknown): void {
  try {
    checkSetting(key, value);
  } catch (error) {
    throw new Refusal('request.invalid', { field: key, reason: error instanceof Error ? error.message : 'shape' });
  }
}
