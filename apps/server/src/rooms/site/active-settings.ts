import { LRUCache } from 'lru-cache';
import { prepared } from '../../platform/http/index.ts';
import { readNetworks, type Networks } from './networks.ts';
import { type Merchant, presentInfo, presentSettings, type Status } from './present.ts';
import type { SiteSettings } from './settings.ts';

/** Settings as read from the database, with values derived from them once. */
export interface ActiveSettings {
  settings: SiteSettings;
  view: ReturnType<typeof presentSettings>;
  allowed: Networks;
  restricted: Networks;
  /** The part of systemStatus that is the same for everyone, in an enabled language. */
  info(language: string): ReturnType<typeof presentInfo>;
  /** The complete answer for `key`, computed once while these settings are current. */
  statusOf(key: string, make: () => Promise<Status>): Promise<Status>;
}

/** Only a shared address requests the status more than once a second; the least recently used entry is evicted. */
export const KEPT_STATUSES = 1000;

export function activateSettings(settings: SiteSettings, merchant: Merchant): ActiveSettings {
  const infos = new Map<string, ReturnType<typeof presentInfo>>();
  const statuses = new LRUCache<string, Promise<Status>>({ max: KEPT_STATUSES });
  return {
    settings,
    view: presentSettings(settings, merchant),
    allowed: readNetworks(settings.allowedNetworks),
    restricted: readNetworks(settings.restrictedNetworks),
    info: (wanted) => {
      const language = settings.languages.includes(wanted) ? wanted : settings.defaultLanguage;
      const info = infos.get(language) ?? presentInfo(settings, merchant, language);
      infos.set(language, info);
      return info;
    },
    statusOf: (key, make) => {
      const known = statuses.get(key);
      if (known !== undefined) return known;
      const status = make().then(prepared);
      statuses.set(key, status);
      // A failure is not cached.
      status.catch(() => statuses.delete(key));
      return status;
    },
  };
}
