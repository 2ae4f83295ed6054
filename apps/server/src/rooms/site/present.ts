import type { site, ValueOf } from '@fairlot/contract';
import { languagesOf } from './languages.ts';
import { isInside } from './networks.ts';
import type { SiteSettings } from './settings.ts';

export const MERCHANT_CODE = 'fairlot';
/** Literal ages of the specification, used while the merchant sets none (Z-01). */
const LITERAL_AGES = { footer: 18, terms: 21, privacy: 18 };

export function presentSettings(settings: SiteSettings): ValueOf<typeof site.settings> {
  const { ageMinimum, merchantName, currency, timeZone, defaultLanguage, defaultTheme, brandHue, registerAgreementDefault, withdrawals } = settings;
  return {
    merchantCode: MERCHANT_CODE, merchantName, currency, timeZone, defaultLanguage, defaultTheme, brandHue, registerAgreementDefault, withdrawals,
    age: ageMinimum === null ? LITERAL_AGES : { footer: ageMinimum, terms: ageMinimum, privacy: ageMinimum },
    languages: languagesOf(settings.languages),
  };
}

/** Maintenance comes first, whatever the region (Z-91). The country is unknown without a geographic database. */
export function presentStatus(settings: SiteSettings, ip: string): ValueOf<typeof site.systemStatus> {
  const { maintenance, flags } = settings;
  const regionRestriction = isInside(ip, settings.restrictedNetworks);
  return {
    status: statusOf(maintenance, regionRestriction), location: { ip, country: null },
    info: { mobileTemplate: {}, whitelabel: { flags }, paths: {} },
    maintenance, regionRestriction,
  };
}

export function statusOf(maintenance: boolean, regionRestriction: boolean): number {
  if (maintenance) return 1;
  return regionRestriction ? 2 : 0;
}
