import { Strict } from '@fairlot/contract/shapes';
import { CLOSABLE_PAGES, siteDesk } from '@fairlot/contract';
import { IdentitySettings } from '@fairlot/contract/site/identity-settings';
import { CURRENCY_CODES } from '@fairlot/money';
import { type Static, type TSchema, Type } from 'typebox';
import { Check } from 'typebox/value';
import { checkRegisterFields, keepsFixedFields, IDENTITY_DEFAULTS } from './identity-settings.ts';
import { isKnownLanguage, languagesOf } from './languages.ts';
import { isStricter } from './market.ts';
import { readNetworks } from './networks.ts';
import { isSafeImage, isSafeLink } from './safe-url.ts';

const Age = Type.Union([Type.Integer({ minimum: 18, maximum: 99 }), Type.Null()]);
const LanguageCode = Type.String({ pattern: '^[A-Z]{2}$' });
const Url = Type.String({ minLength: 1, maxLength: 500 });
/** Plain text by language. */
const Texts = Type.Record(LanguageCode, Type.String({ minLength: 1, maxLength: 500 }), Strict);

/** Game categories in default order; LOTT has a separate lobby. */
export const GAME_CATEGORIES = ['RNG', 'LIVE', 'SPORTS', 'ELOTT', 'FISH', 'PVP', 'ESPORTS', 'COCKFIGHT'] as const;
const MAX_NETWORKS = 10_000;

/** Minimum age of a verified member if the merchant sets none. */
const LEGAL_AGE = 18;

/** The minimum age for identity checks. */
export const leastAgeOf = ({ ageMinimum }: Partial<Pick<SiteSettings, 'ageMinimum'>>): number =>
  ageMinimum ?? LEGAL_AGE;

/** All settings of the merchant: the shape of each JSON value. */
export const SHAPES = {
  merchantName: Type.String({ minLength: 1, maxLength: 64 }),
  /** Null: `MERCHANT_CODE`. */
  merchantCode: siteDesk.MerchantCode,
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
  timeZone: Type.String({ minLength: 1, maxLength: 64 }),
  languages: Type.Array(LanguageCode, { minItems: 1 }),
  defaultLanguage: LanguageCode,
  defaultTheme: Type.Union([Type.Literal('light'), Type.Literal('dark')]),
  brandHue: Type.Integer({ minimum: 0, maximum: 359 }),
  /** Colour saturation of the brand: 1 is the default; contrast is sufficient up to 1.6. */
  brandChroma: Type.Number({ minimum: 0, maximum: 1.6 }),
  ageMinimum: Age,
  registerAgreementDefault: Type.Boolean(),
  /** Closed pages with the reason by language; without one, the web app's standard text. */
  closedPages: Type.Record(Type.String({ pattern: `^(${CLOSABLE_PAGES.join('|')})$` }), Texts, Strict),
  flags: Type.Record(Type.String(), Type.Boolean()),
  menuKeys: siteDesk.MenuKeys,
  /** False until the site is first opened, which takes two operators. */
  opened: Type.Boolean(),
  maintenance: Type.Boolean(),
  restrictedNetworks: Type.Array(siteDesk.Network, { maxItems: MAX_NETWORKS }),
  /** Addresses in these networks are served whatever their country. */
  allowedNetworks: Type.Array(siteDesk.Network, { maxItems: MAX_NETWORKS }),
  /** ISO codes of countries that are not served. */
  restrictedCountries: Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }), { maxItems: 300 }),
  /** Times in which the site is closed automatically, epoch milliseconds; without `until` it stays closed. */
  maintenanceWindows: Type.Array(
    Type.Object({ from: Type.Integer({ minimum: 0 }), until: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]) }),
    { maxItems: 100 },
  ),
  /** `solid` keeps the full colour of saturated brands in the dark theme. */
  brandTone: Type.Enum(['soft', 'solid']),
  /** Pictures of the header; null shows the product's own mark. */
  logo: Type.Union([Type.Object({ mark: Url, wordmark: Type.Union([Url, Type.Null()]) }), Type.Null()]),
  /** The merchant's wording of texts of the web app, by language and text key. */
  texts: Type.Record(
    LanguageCode,
    Type.Record(Type.String({ pattern: '^[A-Za-z0-9_.-]{1,80}$' }), Type.String({ maxLength: 500 }), Strict),
    Strict,
  ),
  /** Game categories to show, in this order. */
  categories: Type.Array(Type.Enum([...GAME_CATEGORIES]), { minItems: 1, uniqueItems: true }),
  /** The only vendor whose games appear in the recent, hot and first lists; null for all (Z-24). */
  providerLimit: Type.Union([Type.String({ minLength: 1, maxLength: 32 }), Type.Null()]),
  /** Types whose lists initially contain only that vendor (Z-24). */
  limitedLists: Type.Array(Type.Enum([...GAME_CATEGORIES]), { uniqueItems: true }),
  /** Origins that pictures may come from besides this site. */
  imageCDNs: Type.Array(siteDesk.ImageHost, { maxItems: 20 }),
  resources: siteDesk.ResourcesSetting,
  customerService: Type.Array(
    Type.Object({ csType: Type.String({ pattern: '^[A-Z0-9_]{1,32}$' }), titles: Texts, url: Url }),
    { maxItems: 20 },
  ),
  mobileTemplate: siteDesk.MobileTemplate,
  paths: siteDesk.PathsSetting,
  loginAs: siteDesk.LoginAs,
  mainDomain: siteDesk.MainDomain,
  memberCentreTemplate: siteDesk.TemplateNumber,
  depositTemplate: siteDesk.TemplateNumber,
  registerFields: siteDesk.RegisterFields,
  /** Money calls are refused with `system.upgrading` while pages stay open. */
  upgrading: Type.Boolean(),
  api: siteDesk.ApiSetting,
  lottery: siteDesk.LotterySetting,
  client: siteDesk.ClientSetting,
  appMarker: siteDesk.AppMarker,
  languageTable: siteDesk.LanguageTable,
  agentKeys: siteDesk.AgentKeys,
  identity: IdentitySettings,
  /** Required while Firebase delivers codes. */
  firebase: siteDesk.FirebaseSetting,
  /** The market profile and the merchant's stricter rules. */
  market: siteDesk.MarketSetting,
  install: siteDesk.InstallSetting,
  company: siteDesk.CompanySetting,
  helpLine: siteDesk.HelpLineSetting,
  /** Null: `REVIEW_CREDIT_MAX`. */
  reviewCreditMax: siteDesk.ReviewCreditMax,
} as const satisfies Record<string, TSchema>;

export type SettingKey = keyof typeof SHAPES;
export type SiteSettings = { [K in SettingKey]: Static<(typeof SHAPES)[K]> };

/** Default values. Flags in the table are merged over these individually. */
export const DEFAULTS: SiteSettings = {
  merchantName: 'Fairlot',
  merchantCode: null,
  currency: 'VND',
  timeZone: 'Asia/Ho_Chi_Minh',
  // As in the specification (Z-03); a merchant enables the languages it serves.
  languages: ['EN', 'TY'],
  defaultLanguage: 'EN',
  defaultTheme: 'light',
  brandHue: 165,
  brandChroma: 1,
  // Unset: 18 in the footer and 21 everywhere else, the defaults of the specification (Z-200).
  ageMinimum: null,
  registerAgreementDefault: true,
  closedPages: {},
  // Rooms contribute the flags that they use; these are for the web app only.
  flags: {
    TRANSREC3: true,
    TRANSBETREPMEM3: true,
    MAILCEN: true,
    CBS3: false,
    REFERRAL: false,
  },
  menuKeys: [],
  opened: false,
  maintenance: false,
  restrictedNetworks: [],
  allowedNetworks: [],
  restrictedCountries: [],
  maintenanceWindows: [],
  brandTone: 'soft',
  logo: null,
  texts: {},
  categories: [...GAME_CATEGORIES],
  providerLimit: 'BGS',
  limitedLists: [],
  imageCDNs: [],
  resources: [],
  customerService: [],
  mobileTemplate: { app_background: null, app_desc: {}, app_desc_font_color: '#ffffff' },
  paths: {},
  loginAs: 'any',
  mainDomain: null,
  memberCentreTemplate: 1,
  depositTemplate: 1,
  registerFields: {},
  upgrading: false,
  api: { tokenInQuery: false },
  lottery: { countdown: 'lockTime', prizeModes: {} },
  client: { gateway: { WEB: 1, MOBILE: 3 }, gameLanguage: 'EN' },
  appMarker: 'FairlotApp/',
  languageTable: {},
  agentKeys: {},
  identity: IDENTITY_DEFAULTS,
  firebase: null,
  market: { profile: 'demo', stricter: {} },
  install: { needsLogin: false, rating: '5.0', android: null },
  // Empty by default: a merchant without a licence shows none.
  company: { legalName: null, address: null, email: null, licences: [] },
  helpLine: {},
  reviewCreditMax: null,
};

/**
 * Merges stored values over the defaults. Keys that are no longer known are ignored.
 * @param flagDefaults flags of the rooms with their default values
 * @throws when a stored value has the wrong shape, naming its key
 */
export function readSettings(
  stored: readonly { key: string; value: unknown }[],
  flagDefaults: SiteSettings['flags'],
): SiteSettings {
  const flags = { ...DEFAULTS.flags, ...flagDefaults };
  const settings: Record<string, unknown> = { ...DEFAULTS, flags };
  for (const { key, value } of stored) {
    if (!isSettingKey(key)) continue;
    checkSetting(key, value);
    settings[key] = key === 'flags' ? { ...flags, ...(value as SiteSettings['flags']) } : value;
  }
  return settings as SiteSettings;
}

/** @throws when the value does not have the key's shape, naming the key */
export function checkSetting(key: SettingKey, value: unknown): void {
  if (!Check(SHAPES[key], value)) throw new Error(`The setting ${key} has a value of the wrong shape`);
  if (key === 'registerFields') checkRegisterFields(value as SiteSettings['registerFields']);
}

/**
 * Checks that a shape cannot express: that networks and zones exist, that links are safe and that settings are
 * consistent. Applied when a setting is changed.
 * @returns the first problem
 */
export function findProblem(settings: SiteSettings): string | undefined {
  const { imageCDNs, languages, mobileTemplate } = settings;
  const isPicture = (url: string | null | undefined) =>
    url === null || url === undefined || isSafeImage(url, imageCDNs);
  // The icon is shown in the download bar; all other entries are links.
  const isOffer = ({ resourceType, url }: SiteSettings['resources'][number]) =>
    resourceType === 'AppDownloadIcon' ? isPicture(url) : isSafeLink(url);
  const isKept = CURRENCY_CODES.includes(settings.currency);
  const rules: [boolean, string][] = [
    [canRead(() => readNetworks(settings.restrictedNetworks)), 'restrictedNetworks'],
    [canRead(() => readNetworks(settings.allowedNetworks)), 'allowedNetworks'],
    [isKept, 'currency'],
    [isZone(settings.timeZone), 'timeZone'],
    [keepsFixedFields(settings.registerFields), 'registerFields'],
    [languages.every(isKnownLanguage), 'languages'],
    [languages.includes(settings.defaultLanguage), 'defaultLanguage'],
    [Object.entries(settings.languageTable).every(isLanguageRow) && hasOwnTags(settings), 'languageTable'],
    [settings.maintenanceWindows.every(({ from, until }) => until === null || until > from), 'maintenanceWindows'],
    [isPicture(settings.logo?.mark) && isPicture(settings.logo?.wordmark), 'logo'],
    [isPicture(mobileTemplate.app_background), 'mobileTemplate.app_background'],
    [settings.resources.every(isOffer), 'resources'],
    [settings.customerService.every(({ url }) => isSafeLink(url)), 'customerService'],
    [Object.values(settings.paths).every(isSafeLink), 'paths'],
    [settings.mainDomain === null || isHost(settings.mainDomain), 'mainDomain'],
    [settings.identity.smsProvider === 'server' || settings.firebase !== null, 'firebase'],
    [!isKept || isStricter(settings.market, settings.currency), 'market'],
    [settings.company.licences.every(({ url }) => url === null || isSafeLink(url)), 'company'],
  ];
  return rules.find(([holds]) => !holds)?.[1];
}

/** A known language with a tag that formats dates and amounts. */
const isLanguageRow = ([code, { tag }]: [string, { tag?: string }]) =>
  isKnownLanguage(code) && (tag === undefined || canRead(() => Intl.NumberFormat.supportedLocalesOf(tag)));

/** Pages find a language by its tag, so no two enabled ones share it. */
function hasOwnTags({ languages, languageTable }: SiteSettings): boolean {
  const tags = languagesOf(languages, '', languageTable).map(({ tag }) => tag.toLowerCase());
  return new Set(tags).size === tags.length;
}

/** A name such as play.example.com, without empty parts. */
const isHost = (name: string) => name.split('.').every((part) => /^(?!-)[A-Za-z0-9-]{1,63}(?<!-)$/.test(part));

/** A named zone; an offset such as +07:00 has no daylight saving. */
const isZone = (name: string) =>
  /^[A-Za-z]/.test(name) && canRead(() => new Intl.DateTimeFormat('en', { timeZone: name }));

function canRead(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch {
    return false; // the caller reports the name of the setting
  }
}

function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(SHAPES, key);
}
