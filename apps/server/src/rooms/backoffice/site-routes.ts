import { siteDesk as contract, type ValueOf } from '@fairlot/contract';
import { type BoundRoute, route } from '../../platform/http/index.ts';
import { GAME_CATEGORIES, knownLanguages, type SiteSettings } from '../site/index.ts';
import { writeAudit } from './audit.ts';
import { actorOf } from './requests.ts';
import type { BackofficeServices } from './services.ts';

type SiteView = ValueOf<typeof contract.changeSite>;

/** The merchant's site: what one operator changes alone, with a reason. */
export function createSiteRoutes({ doors: { site } }: BackofficeServices): BoundRoute[] {
  return [
    route(contract.getSite, async () => ({
      settings: presentSite(await site.all()),
      choices: {
        languages: knownLanguages().map(({ code, name }) => ({ code, name })),
        categories: [...GAME_CATEGORIES],
      },
    })),
    route(contract.changeSite, async ({ operator, ip, body: { changes, reason } }) => {
      // Shapes beyond the contract's are the room's; it refuses by the name of the setting.
      await site.changeAll(changes as Partial<SiteSettings>, (tx, before) =>
        writeAudit(tx, actorOf(operator, ip), {
          action: 'site.changed',
          object: 'site',
          before: pick(before, Object.keys(changes)),
          after: changes,
          reason: reason.trim(),
        }),
      );
      return presentSite(await site.all());
    }),
    route(contract.keepPicture, async ({ operator, ip, body }) => ({
      url: await site.keepPicture(Buffer.from(body.data, 'base64'), (tx, url) =>
        writeAudit(tx, actorOf(operator, ip), { action: 'site.picture.kept', object: 'site', after: { url } }),
      ),
    })),
  ];
}

function presentSite(settings: SiteSettings): SiteView {
  const {
    merchantName,
    brandHue,
    brandChroma,
    brandTone,
    logo,
    defaultTheme,
    ageMinimum,
    languages,
    defaultLanguage,
    categories,
    providerLimit,
    limitedLists,
    flags,
    texts,
    imageCDNs,
    customerService,
    identity,
    firebase,
    maintenanceWindows,
    restrictedCountries,
    restrictedNetworks,
    allowedNetworks,
  } = settings;
  return {
    merchantName,
    brandHue,
    brandChroma,
    brandTone,
    logo,
    defaultTheme,
    ageMinimum,
    languages,
    defaultLanguage,
    categories,
    providerLimit,
    limitedLists,
    flags,
    texts,
    imageCDNs,
    customerService,
    identity,
    firebase,
    maintenanceWindows,
    restrictedCountries,
    restrictedNetworks,
    allowedNetworks,
  };
}

function pick(settings: SiteSettings, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(settings).filter(([key]) => keys.includes(key)));
}
