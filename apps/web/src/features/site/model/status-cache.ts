import type { site, ValueOf } from '@fairlot/contract';

type Known = Pick<ValueOf<typeof site.systemStatus>, 'status' | 'location'>;

const KEY = 'MC_SYSTEM_STATUS';

export function keepStatus(status: ValueOf<typeof site.systemStatus>): void {
  localStorage.setItem(KEY, JSON.stringify(status));
}

/** The last status this browser was told; null when there is none that can be read. */
export function keptStatus(): Known | null {
  const text = localStorage.getItem(KEY);
  if (text === null) return null;
  try {
    const kept = JSON.parse(text) as Partial<Known> | null;
    return typeof kept?.status === 'number' && typeof kept.location?.ip === 'string'
      ? { status: kept.status, location: kept.location }
      : null;
  } catch {
    // Written by something else: as good as none.
    return null;
  }
}
