import type { site, ValueOf } from '@fairlot/contract';

type Known = Pick<ValueOf<typeof site.systemStatus>, 'status' | 'location'>;

const KEY = 'MC_SYSTEM_STATUS';

export function keepStatus(status: ValueOf<typeof site.systemStatus>): void {
  localStorage.setItem(KEY, JSON.stringify(status));
}

/** The last status that this browser received; null if there is none or it cannot be read. */
export function keptStatus(): Known | null {
  const text = localStorage.getItem(KEY);
  if (text === null) return null;
  try {
    const kept = JSON.parse(text) as Partial<Known> | null;
    return typeof kept?.status === 'number' && typeof kept.location?.ip === 'string'
      ? { status: kept.status, location: kept.location }
      : null;
  } catch {
    // Written by other code: treated as missing.
    return null;
  }
}
