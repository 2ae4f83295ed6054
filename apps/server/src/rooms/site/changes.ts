import type { Tx } from '../../platform/db/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { createFixing } from './fixed.ts';
import type { Site } from './index.ts';
import type { SitePlatform } from './ports.ts';
import { type Merchant, statusOf } from './present.ts';
import { checkSetting, findProblem, type SettingKey, type SiteSettings } from './settings.ts';
import { maintenanceAt } from './status.ts';
import { loadSettings, lockSettings, recordAnnouncedStatus, storeSetting } from './store.ts';

interface ChangeParts {
  initialFlags: Readonly<Record<string, boolean>>;
  fixing: ReturnType<typeof createFixing>;
  dropCache: () => void;
}

/** Changes of settings: checked, stored in one transaction, and announced to open pages. */
export function createChanges({ db, events }: SitePlatform, merchant: Merchant, parts: ChangeParts) {
  const { initialFlags, fixing, dropCache } = parts;
  const changeAll: Site['changeAll'] = (values, alongside) =>
    changeTo((before) => withAllFlags(values, before), alongside);
  const change: Site['change'] = (key, wanted, alongside) =>
    changeTo(
      (before) => ({ [key]: typeof wanted === 'function' ? wanted(before[key]) : wanted }),
      alongside && ((tx, before) => alongside(tx, before[key])),
    );
  async function changeTo(
    valuesOf: (before: SiteSettings) => Partial<SiteSettings>,
    alongside?: (tx: Tx, before: SiteSettings) => Promise<void>,
  ): Promise<void> {
    try {
      await db.transaction((tx) => changeWithin(tx, valuesOf, alongside));
    } finally {
      // After a rollback too: `alongside` may have read settings that were never committed.
      dropCache();
    }
  }
  async function changeWithin(
    tx: Tx,
    valuesOf: (before: SiteSettings) => Partial<SiteSettings>,
    alongside?: (tx: Tx, before: SiteSettings) => Promise<void>,
  ): Promise<void> {
    const before = await lockSettings(tx, merchant.code, initialFlags);
    const values = valuesOf(before);
    checkAll(before, values);
    await fixing.change(tx, before, values);
    for (const [key, value] of entriesOf(values)) await storeSetting(tx, merchant.code, key, value);
    await alongside?.(tx, before);
    await publishStatus(tx);
  }
  /** Notifies open pages of a change of settings. Each page requests the status of its own address itself. */
  async function publishStatus(tx: Tx): Promise<void> {
    const { maintenance } = maintenanceAt(await loadSettings(tx, merchant.code, initialFlags), Date.now());
    await recordAnnouncedStatus(tx, merchant.code, maintenance);
    await events.stream.publish(tx, null, 'status', { status: statusOf(maintenance, false) });
  }
  return { changeAll, change, changeWithin, publishStatus };
}

export const withAllFlags = (values: Partial<SiteSettings>, { flags }: SiteSettings): Partial<SiteSettings> =>
  values.flags ? { ...values, flags: { ...flags, ...values.flags } } : values;

function entriesOf(values: Partial<SiteSettings>): [SettingKey, SiteSettings[SettingKey]][] {
  return Object.entries(values) as [SettingKey, SiteSettings[SettingKey]][];
}

const CATEGORY_LISTS: readonly SettingKey[] = ['categories', 'limitedLists'];

/** @throws Refusal request.invalid naming the setting that has an invalid shape or conflicts with other settings */
export function checkAll(before: SiteSettings, values: Partial<SiteSettings>): void {
  for (const [key, value] of entriesOf(values)) refuseMisfit(key, value);
  const problem = findProblem({ ...before, ...values });
  if (problem !== undefined) throw new Refusal('request.invalid', { field: problem, reason: 'pattern' });
}

function refuseMisfit(key: SettingKey, value: unknown): void {
  // The lottery is not a list category: it has its own lobby.
  if (CATEGORY_LISTS.includes(key) && Array.isArray(value) && value.includes('LOTT'))
    throw new Refusal('request.invalid', { field: key, reason: 'lobby' });
  try {
    checkSetting(key, value);
  } catch {
    throw new Refusal('request.invalid', { field: key, reason: 'pattern' });
  }
}
