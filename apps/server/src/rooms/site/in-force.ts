import { readNetworks, type Networks } from './networks.ts';
import { type Merchant, presentInfo, presentSettings } from './present.ts';
import type { SiteSettings } from './settings.ts';

/** Settings as they were read, with what is derived from them once. */
export interface InForce {
  settings: SiteSettings;
  view: ReturnType<typeof presentSettings>;
  allowed: Networks;
  restricted: Networks;
  /** What systemStatus tells everybody, in a language that is enabled. */
  info(language: string): ReturnType<typeof presentInfo>;
}

export function putInForce(settings: SiteSettings, merchant: Merchant): InForce {
  const infos = new Map<string, ReturnType<typeof presentInfo>>();
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
  };
}
