import { type Executor, sql, type Tx } from '../../platform/db/index.ts';
import { readSettings, type SettingKey, type SiteSettings } from './settings.ts';

/** Serialises changes of settings, so that each one sees the values that it replaces. */
const CHANGE_LOCK = 7_300_020;

/** The stored values merged over the defaults. */
export async function loadSettings(
  executor: Executor,
  merchant: string,
  flagDefaults: SiteSettings['flags'],
): Promise<SiteSettings> {
  return readSettings(
    await executor.rows(sql<{ key: string; value: unknown }>`
    select key, value from site_settings where merchant = ${merchant}`),
    flagDefaults,
  );
}

/** The current settings, locked until the transaction ends. */
export async function lockSettings(
  tx: Tx,
  merchant: string,
  flagDefaults: SiteSettings['flags'],
): Promise<SiteSettings> {
  await tx.run(sql`select pg_advisory_xact_lock(${CHANGE_LOCK})`);
  return loadSettings(tx, merchant, flagDefaults);
}

/** The current settings, which stay until the transaction ends. */
export async function holdSettings(
  tx: Tx,
  merchant: string,
  flagDefaults: SiteSettings['flags'],
): Promise<SiteSettings> {
  await tx.run(sql`select pg_advisory_xact_lock_shared(${CHANGE_LOCK})`);
  return loadSettings(tx, merchant, flagDefaults);
}

export async function storeSetting<K extends SettingKey>(tx: Tx, merchant: string, key: K, value: SiteSettings[K]) {
  await tx.run(
    sql`
    insert into site_settings (merchant, key, value) values (${merchant}, ${key}, ${JSON.stringify(value)}::jsonb)
    on conflict (merchant, key) do update set value = excluded.value, changed_at = clock_timestamp()`,
    { wakes: ['job:site-windows'] },
  );
}

/** Records the status that clients were notified of. @returns whether it changed; true in only one process */
export async function recordAnnouncedStatus(tx: Tx, merchant: string, inMaintenance: boolean): Promise<boolean> {
  return tx.changes(sql`
    insert into site_announced_states (merchant, in_maintenance) values (${merchant}, ${inMaintenance}::boolean)
    on conflict (merchant) do update set in_maintenance = excluded.in_maintenance
        where site_announced_states.in_maintenance <> excluded.in_maintenance`);
}
