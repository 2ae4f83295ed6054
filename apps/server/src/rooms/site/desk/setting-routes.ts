import { randomUUID } from 'node:crypto';
import { siteDesk as contract, type ValueOf } from '@fairlot/contract';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import { CURRENCY_CODES } from '@fairlot/money';
import type { Site } from '../index.ts';
import { knownLanguages } from '../languages.ts';
import { MARKET_PROFILES, profileIn } from '../market.ts';
import { pick } from '../pick.ts';
import { reviewCreditMax } from './review-credit.ts';
import { GAME_CATEGORIES, type SiteSettings } from '../settings.ts';
import type { SitePlatform } from '../ports.ts';
import { requireVersion, requestApproval, versionOf, writeTrail } from '../../../platform/operators/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { type Changes, formerOf, type createLoosening, loosens } from './controls.ts';
import { timeZoneChoices } from './time-zones.ts';

type SiteView = ValueOf<typeof contract.changeSite>;

/**
 * The merchant's site settings. One operator changes settings with a reason; loosening a control takes two operators.
 */
export function createSettingRoutes(
  platform: SitePlatform,
  site: Site,
  loosening: ReturnType<typeof createLoosening>,
): BoundRoute[] {
  const controls = platform.flags.flatMap(({ name, isControl }) => (isControl ? [name] : []));
  const creditMaxIn = (currency: string) => reviewCreditMax(null, platform.config, currency);
  const isLooser = (before: SiteSettings, changes: Changes) =>
    loosens(before, changes, controls, {
      creditMax: creditMaxIn(before.currency),
      firebaseProject: platform.config.firebase?.projectId,
    });
  return [
    route(contract.getSite, async () => ({
      ...versioned(await site.all()),
      choices: {
        languages: knownLanguages().map(({ code, name }) => ({ code, name })),
        categories: [...GAME_CATEGORIES],
        ...(await choicesOfMoney(site)),
        initial: {
          merchantCode: platform.config.merchantCode,
          reviewCreditMax: creditMaxIn(await site.currency()),
        },
      },
    })),
    route(contract.changeSite, async ({ operator, ip, body }) => {
      const { reason, version, requestKey = randomUUID() } = body;
      // The room checks shapes beyond the contract's; its refusal names the setting.
      const changes = body.changes as Changes;
      const current = await site.all();
      if (isLooser(current, changes)) {
        requireVersion(version, presentSite(current));
        await site.check(changes);
        const before = formerOf(current, changes);
        return requestApproval(platform, { operator, ip }, { reason, requestKey }, loosening, { changes, before });
      }
      await site.changeAll(changes, async (tx, before) => {
        requireVersion(version, presentSite(before));
        // Another operator made the control stricter after the settings were read.
        if (isLooser(before, changes)) throw new Refusal('version.conflict');
        await writeTrail(platform, { operator, ip }, tx, {
          action: 'site.changed',
          object: 'site',
          before: formerOf(before, changes),
          after: changes,
          reason,
        });
      });
      const { settings, version: next } = versioned(await site.all());
      return { ...settings, version: next };
    }),
    route(contract.keepPicture, async ({ operator, ip, body }) => ({
      url: await site.keepPicture(Buffer.from(body.data, 'base64'), (tx, url) =>
        writeTrail(platform, { operator, ip }, tx, { action: 'site.picture.kept', object: 'site', after: { url } }),
      ),
    })),
  ];
}

/** The available currencies and time zones, and the settings that depend on them. */
async function choicesOfMoney(site: Site) {
  const [{ currency, timeZone }, isFixed] = [await site.all(), await site.isFixed()];
  const profiles = Object.keys(MARKET_PROFILES) as (keyof typeof MARKET_PROFILES)[];
  return {
    currency,
    currencies: [...CURRENCY_CODES],
    timeZones: timeZoneChoices(timeZone),
    isFixed,
    markets: Object.fromEntries(profiles.map((profile) => [profile, profileIn(profile, currency)])),
  };
}

/** Settings that the console's site page shows and changes. */
const SHOWN = [
  'merchantName',
  'merchantCode',
  'currency',
  'timeZone',
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
  'helpLine',
  'reviewCreditMax',
  'upgrading',
  'api',
  'lottery',
  'client',
  'appMarker',
  'languageTable',
  'agentKeys',
  'menuKeys',
  'resources',
  'paths',
  'loginAs',
  'mainDomain',
  'memberCentreTemplate',
  'depositTemplate',
  'mobileTemplate',
  'registerAgreementDefault',
  'registerFields',
] as const satisfies readonly (keyof SiteSettings)[];

function presentSite(settings: SiteSettings): Omit<SiteView, 'version'> {
  return pick(settings, SHOWN);
}

function versioned(stored: SiteSettings): { settings: Omit<SiteView, 'version'>; version: string } {
  const settings = presentSite(stored);
  return { settings, version: versionOf(settings) };
}
