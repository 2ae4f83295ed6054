import type { site, ValueOf } from '@fairlot/contract';
import { languagesOf } from './languages.ts';
import { pick } from './pick.ts';
import type { MemberStatus } from './status.ts';
import { sealServicePath } from './service-path.ts';
import type { SiteSettings } from './settings.ts';

/** Default ages of the specification. Terms, About and privacy use the age of the registration checkbox (Z-200). */
const DEFAULT_AGES = { footer: 18, terms: 21 };

/** Process configuration that is not part of the settings. */
export interface Merchant {
  code: string;
  /** Host of PUBLIC_ORIGIN. */
  host: string;
  /** Connected providers of social log-ins. */
  social: readonly SocialProvider[];
  /** Whether browsers may be directed to a Firebase emulator. */
  mayEmulate: boolean;
}

export type SocialProvider = Settings['identity']['social'][number];

/** The feature flag of each provider. */
const SOCIAL_FLAGS: Readonly<Record<SocialProvider, string>> = { google: 'GOOGLELOGIN3', facebook: 'FACEBOOKLOGIN3' };

type Settings = ValueOf<typeof site.settings>;
export type Status = ValueOf<typeof site.systemStatus>;

/** Settings that every client receives as stored. */
const SENT_AS_STORED = [
  'merchantName',
  'currency',
  'timeZone',
  'defaultLanguage',
  'defaultTheme',
  'registerAgreementDefault',
  'closedPages',
  'helpLine',
  'brandHue',
  'brandChroma',
  'brandTone',
  'logo',
  'texts',
  'categories',
  'imageCDNs',
  'flags',
  'lottery',
] as const satisfies readonly (keyof SiteSettings)[];

export function presentSettings(settings: SiteSettings, merchant: Merchant): Settings {
  const { social } = merchant;
  const { ageMinimum, identity, flags } = settings;
  return {
    merchantCode: settings.merchantCode ?? merchant.code,
    ...pick(settings, SENT_AS_STORED),
    identity: {
      ...pick(identity, ['smsProvider', 'humanCheck', 'codeLength']),
      firebase: presentFirebase(settings, merchant),
      social: social.filter((provider) => flags[SOCIAL_FLAGS[provider]] === true),
    },
    age: ageMinimum === null ? DEFAULT_AGES : { footer: ageMinimum, terms: ageMinimum },
    licences: settings.company.licences,
    languages: languagesOf(settings.languages, settings.client.gameLanguage, settings.languageTable),
    client: { platform: 'mobile', ...settings.client, appMarker: settings.appMarker },
    games: { providerLimit: settings.providerLimit, limitedLists: settings.limitedLists },
    register: presentRegister(settings),
    templates: presentTemplates(settings),
  };
}

/** Sent while Firebase delivers codes; otherwise browsers must not use Firebase. */
function presentFirebase(
  { identity, firebase }: SiteSettings,
  { mayEmulate }: Merchant,
): Settings['identity']['firebase'] {
  if (identity.smsProvider !== 'firebase' || firebase === null) return null;
  return { ...firebase, emulator: mayEmulate ? firebase.emulator : null };
}

/** 1 is the template `new`, anything else `base` (Z-70). */
export function presentTemplates({ memberCentreTemplate, depositTemplate }: SiteSettings): Settings['templates'] {
  return { mem_cen: memberCentreTemplate, dep_func: depositTemplate };
}

/** The information that is the same for every caller of one language; caller-specific values are merged over it. */
export function presentInfo(settings: SiteSettings, merchant: Merchant, language: string): Status['info'] {
  const { flags, menuKeys, mobileTemplate } = settings;
  const domainRoute = presentDomainRoute(settings, merchant);
  return {
    customerService: presentServices(settings, language),
    domainRoute,
    ...pick(settings, ['imageCDNs', 'paths', 'resources']),
    mobileTemplate: {
      ...pick(mobileTemplate, ['app_background', 'app_desc_font_color']),
      app_desc: textOf(mobileTemplate.app_desc, language, settings.defaultLanguage),
    },
    register: presentRegister(settings),
    whitelabel: { flags, menuKeys },
    mainDomain: domainRoute.mainDomain,
  };
}

export function presentStatus(
  { maintenance, maintenanceUntil, regionRestriction, opened, ip, country }: MemberStatus,
  info: Status['info'],
): Status {
  return {
    status: statusOf(maintenance, regionRestriction),
    location: { ip, country },
    info,
    maintenance,
    maintenanceUntil,
    regionRestriction,
    opened,
  };
}

/** Maintenance comes first, whatever the region (Z-91). */
export function statusOf(maintenance: boolean, regionRestriction: boolean): number {
  if (maintenance) return 1;
  return regionRestriction ? 2 : 0;
}

export function presentDomainRoute(
  { loginAs, mainDomain }: SiteSettings,
  { host }: Merchant,
): ValueOf<typeof site.domainRoute> {
  return { loginAs, mainDomain: mainDomain ?? host };
}

/** The origin of invitation links. A main domain with the host of this site keeps its port. */
export function invitationOriginOf({ mainDomain }: Pick<SiteSettings, 'mainDomain'>, publicOrigin: string): string {
  const { hostname, protocol } = new URL(publicOrigin);
  const host = mainDomain?.toLowerCase() ?? hostname;
  return host === hostname ? publicOrigin : `${protocol}//${host}`;
}

export function presentServices(
  { customerService, defaultLanguage }: SiteSettings,
  language: string,
): ValueOf<typeof site.getService> {
  return customerService.map(({ csType, titles, url }) => ({
    path: sealServicePath(url),
    title: textOf(titles, language, defaultLanguage),
    csType,
  }));
}

const DOWNLOADS: readonly string[] = ['IOS', 'Android', 'MOBILECONFIG'];

/** The download bar for clients of one language. */
export function presentInstall(
  { install, resources, mobileTemplate, defaultLanguage }: SiteSettings,
  language: string,
): ValueOf<typeof site.install> {
  return {
    ...pick(install, ['needsLogin', 'rating']),
    icon: resources.find(({ resourceType }) => resourceType === 'AppDownloadIcon')?.url ?? null,
    description: textOf(mobileTemplate.app_desc, language, defaultLanguage),
    links: resources.filter(({ resourceType }) => DOWNLOADS.includes(resourceType)),
  };
}

function presentRegister({ flags }: SiteSettings): Settings['register'] {
  return { username: flags['REGISTER_REE3'] === true, mobileNum: flags['MOBILENUMREG3'] === true };
}

function textOf(texts: Readonly<Record<string, string>>, language: string, fallback: string): string {
  return texts[language] ?? texts[fallback] ?? Object.values(texts)[0] ?? '';
}
