import type { site, ValueOf } from '@fairlot/contract';

type Status = ValueOf<typeof site.systemStatus>;
type Known = Pick<Status, 'status' | 'location'> & Partial<Pick<Status, 'opened'>>;

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
      ? { status: kept.status, location: kept.location, ...(kept.opened === false && { opened: false }) }
      : null;
  } catch {
    // Written by other code: treated as missing.
    return null;
  }
}

/** Shows the page that the inline script of the server has hidden, because the last known status was closed. */
export function showSite(): void {
  delete document.documentElement.dataset['closed'];
}
