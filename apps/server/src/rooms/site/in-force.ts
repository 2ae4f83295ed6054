import { LRUCache } from 'lru-cache';
import { prepared } from '../../platform/http/index.ts';
import { readNetworks, type Networks } from './networks.ts';
import { type Merchant, presentInfo, presentSettings, type Status } from './present.ts';
import type { SiteSettings } from './settings.ts';

/** Settings as they were read, with what is derived from them once. */
export interface InForce {
  settings: SiteSettings;
  view: ReturnType<typeof presentSettings>;
  allowed: Networks;
  restricted: Networks;
  /** What systemStatus tells everybody, in a language that is enabled. */
  info(language: string): ReturnType<typeof presentInfo>;
  /** The whole answer that `key` stands for, made once while these settings are in force. */
  statusOf(key: string, make: () => Promise<Status>): Promise<Status>;
}

/** An address asks more than once a second only where many share it; the one that asked longest ago gives way. */
export const KEPT_STATUSES = 1000;

export function putInForce(settings: SiteSettings, merchant: Merchant): InForce {
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
      // A failure is not kept.
      status.catch(() => statuses.delete(key));
      return status;
    },
  };
}
