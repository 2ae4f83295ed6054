import { site as contract, type ValueOf } from '@fairlot/contract';
import { type Executor, sql, type Tx } from '../../platform/db/index.ts';
import { route } from '../../platform/http/index.ts';
import type { Platform, RoomParts } from '../../platform/index.ts';
import { MERCHANT_CODE, presentSettings, presentStatus, statusOf } from './present.ts';
import { checkSetting, readSettings, type SettingKey, type SiteSettings } from './settings.ts';

export type { SettingKey, SiteSettings } from './settings.ts';

/** Doors that read take an executor, which is needed inside a transaction only. */
export interface Site {
  parts: RoomParts;
  /** What the web app needs to know about the merchant. */
  settings(executor?: Executor): Promise<ValueOf<typeof contract.settings>>;
  /** Whether the site serves this address. */
  status(ip: string, executor?: Executor): Promise<ValueOf<typeof contract.systemStatus>>;
  /** Feature flags; one that is not named is off. */
  flags(executor?: Executor): Promise<Readonly<Record<string, boolean>>>;
  /** IANA name of the merchant's zone, in which dates are shown and filtered. */
  timeZone(executor?: Executor): Promise<string>;
  /** ISO code of the asset that real members play with. */
  currency(executor?: Executor): Promise<string>;
  /** Whether the site is closed for maintenance. */
  isInMaintenance(): Promise<boolean>;
  /**
   * Stores one setting; in force at once here, within a second in the other processes.
   * @param alongside written in the same transaction; it is told the value that was in force until now
   * @throws on a value of the wrong shape
   */
  change<K extends SettingKey>(key: K, value: SiteSettings[K], alongside?: (tx: Tx, before: SiteSettings[K]) => Promise<void>): Promise<void>;
}

const CACHE_MS = 1000;
const CHANGE_LOCK = 7_300_020;

export function createSite({ db, events }: Platform): Site {
  let cached: { settings: SiteSettings; at: number } | undefined;

  async function current(executor: Executor = db): Promise<SiteSettings> {
    const at = performance.now();
    if (cached && at - cached.at < CACHE_MS) return cached.settings;
    const settings = await read(executor);
    cached = { settings, at };
    return settings;
  }
  const settings = async (executor?: Executor) => presentSettings(await current(executor));
  const status = async (ip: string, executor?: Executor) => presentStatus(await current(executor), ip);

  async function change<K extends SettingKey>(key: K, value: SiteSettings[K], alongside?: (tx: Tx, before: SiteSettings[K]) => Promise<void>): Promise<void> {
    checkSetting(key, value);
    await db.transaction(async (tx) => {
      // Changes come one after the other, so that each knows what it replaces.
      await tx.run(sql`select pg_advisory_xact_lock(${CHANGE_LOCK})`);
      const before = (await read(tx))[key];
      await tx.run(sql`
        insert into site_settings (merchant, key, value) values (${MERCHANT_CODE}, ${key}, ${JSON.stringify(value)}::jsonb)
        on conflict (merchant, key) do update set value = excluded.value, changed_at = clock_timestamp()`);
      const { maintenance } = await read(tx);
      await alongside?.(tx, before);
      // The event wakes pages; what concerns one address is asked by the page itself.
      await events.stream.publish(tx, null, 'status', { status: statusOf(maintenance, false) });
    });
    cached = undefined;
    events.stream.poke();
  }

  return {
    settings, status, change,
    isInMaintenance: async () => (await current()).maintenance,
    flags: async (executor) => (await current(executor)).flags,
    timeZone: async (executor) => (await current(executor)).timeZone,
    currency: async (executor) => (await current(executor)).currency,
    parts: {
      name: 'site',
      routes: [
        route(contract.whitelabel, async () => {
          const { flags, menuKeys } = await current();
          return { flags, menuKeys };
        }),
        route(contract.systemStatus, ({ ip }) => status(ip)),
        route(contract.settings, () => settings()),
        route(contract.setTemplate, async () => {
          const { memberCentreTemplate, depositTemplate } = await current();
          return { mem_cen: memberCentreTemplate, dep_func: depositTemplate };
        }),
      ],
    },
  };
}

async function read(executor: Executor): Promise<SiteSettings> {
  return readSettings(await executor.rows(sql<{ key: string; value: unknown }>`
    select key, value from site_settings where merchant = ${MERCHANT_CODE}`));
}
