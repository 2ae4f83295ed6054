import { siteDesk as contract, type ValueOf } from '@fairlot/contract';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import type { Site } from '../index.ts';
import { knownLanguages } from '../languages.ts';
import { MARKET_PROFILES } from '../market.ts';
import { pick } from '../pick.ts';
import { GAME_CATEGORIES, type SiteSettings } from '../settings.ts';
import type { Platform } from '../../../platform/index.ts';
import { writeTrail } from '../../../platform/operators/index.ts';

type SiteView = ValueOf<typeof contract.changeSite>;

/** The merchant's site: what one operator changes alone, with a reason. */
export function createSettingRoutes(platform: Platform, site: Site): BoundRoute[] {
  return [
    route(contract.getSite, async () => ({
      settings: presentSite(await site.all()),
      choices: {
        languages: knownLanguages().map(({ code, name }) => ({ code, name })),
        categories: [...GAME_CATEGORIES],
        currency: await site.setting('currency'),
        markets: MARKET_PROFILES,
      },
    })),
    route(contract.changeSite, async ({ operator, ip, body: { changes, reason } }) => {
      // Shapes beyond the contract's are the room's; it refuses by the name of the setting.
      await site.changeAll(changes as Partial<SiteSettings>, (tx, before) =>
        writeTrail(platform, { operator, ip }, tx, {
          action: 'site.changed',
          object: 'site',
          before: pick(before, Object.keys(changes) as (keyof SiteSettings)[]),
          after: changes,
          reason,
        }),
      );
      return presentSite(await site.all());
    }),
    route(contract.keepPicture, async ({ operator, ip, body }) => ({
      url: await site.keepPicture(Buffer.from(body.data, 'base64'), (tx, url) =>
        writeTrail(platform, { operator, ip }, tx, { action: 'site.picture.kept', object: 'site', after: { url } }),
      ),
    })),
  ];
}

/** Settings that the page of the site shows and changes. */
const SHOWN = [
  'merchantName',
  'brandHue',
  'brandChroma',
  'brandTone',
  'logo',
  'defaultTheme',
  'ageMinimum',
  'languages',
  'defaultLanguage',
  'categories',
  'providerLimit',
  'limitedLists',
  'flags',
  'texts',
  'imageCDNs',
  'customerService',
  'identity',
  'firebase',
  'maintenanceWindows',
  'restrictedCountries',
  'restrictedNetworks',
  'allowedNetworks',
  'market',
  'install',
  'company',
] as const satisfies readonly (keyof SiteSettings)[];

function presentSite(settings: SiteSettings): SiteView {
  return pick(settings, SHOWN);
}
