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

/** An address asks more than once a second only where many share it. */
const KEPT_STATUSES = 1000;

export function putInForce(settings: SiteSettings, merchant: Merchant): InForce {
  const infos = new Map<string, ReturnType<typeof presentInfo>>();
  const statuses = new Map<string, Promise<Status>>();
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
      const status = statuses.get(key) ?? make().then(prepared);
      if (statuses.size < KEPT_STATUSES) statuses.set(key, status);
      return status;
    },
  };
}
