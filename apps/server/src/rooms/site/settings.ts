import { CLOSABLE_PAGES, siteDesk } from '@fairlot/contract';
import { IdentitySettings } from '@fairlot/contract/site/identity-settings';
import { CURRENCY_CODES } from '@fairlot/money';
import { type Static, type TSchema, Type } from 'typebox';
import { Check } from 'typebox/value';
import { checkRegisterFields, FirebaseWeb, IDENTITY_DEFAULTS } from './identity-settings.ts';
import { isKnownLanguage } from './languages.ts';
import { isStricter } from './market.ts';
import { readNetworks } from './networks.ts';
import { isSafeImage, isSafeLink } from './safe-url.ts';

const Age = Type.Union([Type.Integer({ minimum: 18, maximum: 99 }), Type.Null()]);
/** Keys that do not fit the pattern are refused, not passed over. */
const Strict = { additionalProperties: false } as const;
const LanguageCode = Type.String({ pattern: '^[A-Z]{2}$' });
const Url = Type.String({ minLength: 1, maxLength: 500 });
const Network = Type.String({ pattern: '^[0-9a-fA-F.:]+/\\d{1,3}$' });
/** Plain text by language. */
const Texts = Type.Record(LanguageCode, Type.String({ minLength: 1, maxLength: 500 }), Strict);

/** Categories of games in the order in which they are shown by default; LOTT has a lobby of its own. */
export const GAME_CATEGORIES = ['RNG', 'LIVE', 'SPORTS', 'ELOTT', 'FISH', 'PVP', 'ESPORTS', 'COCKFIGHT'] as const;
const MAX_NETWORKS = 10_000;

/** Least age of a verified member while the merchant sets none. */
const LEGAL_AGE = 18;

/** The age that identity checks demand. */
export const leastAgeOf = ({ ageMinimum }: Partial<Pick<SiteSettings, 'ageMinimum'>>): number =>
  ageMinimum ?? LEGAL_AGE;

/** Every setting of the merchant: the shape of its JSON value. */
export const SHAPES = {
  merchantName: Type.String({ minLength: 1, maxLength: 64 }),
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
  timeZone: Type.String({ minLength: 1, maxLength: 64 }),
  languages: Type.Array(LanguageCode, { minItems: 1 }),
  defaultLanguage: LanguageCode,
  defaultTheme: Type.Union([Type.Literal('light'), Type.Literal('dark')]),
  brandHue: Type.Integer({ minimum: 0, maximum: 359 }),
  /** How colourful the brand is: 1 is the standard; contrast holds up to 1.6. */
  brandChroma: Type.Number({ minimum: 0, maximum: 1.6 }),
  ageMinimum: Age,
  registerAgreementDefault: Type.Boolean(),
  /** Pages that are closed; the reason by language, without one the standard text of the web app. */
  closedPages: Type.Record(Type.String({ pattern: `^(${CLOSABLE_PAGES.join('|')})$` }), Texts, Strict),
  flags: Type.Record(Type.String(), Type.Boolean()),
  menuKeys: siteDesk.MenuKeys,
  /** False until the site is opened for the first time; two operators open it. */
  opened: Type.Boolean(),
  maintenance: Type.Boolean(),
  restrictedNetworks: Type.Array(Network, { maxItems: MAX_NETWORKS }),
  /** Addresses from here are served whatever their country. */
  allowedNetworks: Type.Array(Network, { maxItems: MAX_NETWORKS }),
  /** ISO codes of countries that are not served. */
  restrictedCountries: Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }), { maxItems: 300 }),
  /** Times in which the site is closed by itself, epoch milliseconds; without `until` it stays closed. */
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
  /** Categories of games that are shown, in this order. */
  categories: Type.Array(Type.Enum([...GAME_CATEGORIES]), { minItems: 1, uniqueItems: true }),
  /** Vendor whose games alone make up recent, hot and first lists; null for all (Z-24). */
  providerLimit: Type.Union([Type.String({ minLength: 1, maxLength: 32 }), Type.Null()]),
  /** Types whose lists begin with that vendor alone (Z-24). */
  limitedLists: Type.Array(Type.Enum([...GAME_CATEGORIES]), { uniqueItems: true }),
  /** Origins that pictures may come from besides this site. */
  imageCDNs: Type.Array(Type.String({ pattern: '^https://[A-Za-z0-9.-]+(:\\d{1,5})?$' }), { maxItems: 20 }),
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
  agentKeys: siteDesk.AgentKeys,
  identity: IdentitySettings,
  /** Needed while codes are sent by Firebase. */
  firebase: FirebaseWeb,
  /** Profile of the market, and where the merchant is stricter. */
  market: siteDesk.MarketSetting,
  install: siteDesk.InstallSetting,
  company: siteDesk.CompanySetting,
  helpLine: siteDesk.HelpLineSetting,
} as const satisfies Record<string, TSchema>;

export type SettingKey = keyof typeof SHAPES;
export type SiteSettings = { [K in SettingKey]: Static<(typeof SHAPES)[K]> };

/** What holds while the table says nothing else. Flags in the table are laid over these, one by one. */
export const DEFAULTS: SiteSettings = {
  merchantName: 'Fairlot',
  currency: 'VND',
  timeZone: 'Asia/Ho_Chi_Minh',
  // Literally those of the specification (Z-03); a merchant enables what it serves.
  languages: ['EN', 'TY'],
  defaultLanguage: 'EN',
  defaultTheme: 'light',
  brandHue: 165,
  brandChroma: 1,
  // Unset: 18 in the footer and 21 everywhere else, the defaults of the specification (Z-200).
  ageMinimum: null,
  registerAgreementDefault: true,
  closedPages: {},
  // Flags that a room asks for come with what the room contributes; the others are for the web app alone.
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
  agentKeys: {},
  identity: IDENTITY_DEFAULTS,
  firebase: null,
  market: { profile: 'demo', stricter: {} },
  install: { needsLogin: false, rating: '5.0', android: null },
  // Nothing is claimed: a merchant without a licence shows none.
  company: { legalName: null, address: null, email: null, licences: [] },
  helpLine: {},
};

/**
 * Lays stored values over the defaults. Keys that are not known any more are passed over.
 * @param flagDefaults flags of the rooms with the value that a merchant begins with
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

/** @throws when the value does not fit the key, naming it */
export function checkSetting(key: SettingKey, value: unknown): void {
  if (!Check(SHAPES[key], value)) throw new Error(`The setting ${key} has a value of the wrong shape`);
  if (key === 'registerFields') checkRegisterFields(value as SiteSettings['registerFields']);
}

/**
 * What a shape cannot say: that networks and zones exist, that links lead somewhere safe and that settings fit one
 * another. Checked when a setting is changed.
 * @returns the first problem
 */
export function findProblem(settings: SiteSettings): string | undefined {
  const { imageCDNs, languages, mobileTemplate } = settings;
  const isPicture = (url: string | null | undefined) =>
    url === null || url === undefined || isSafeImage(url, imageCDNs);
  const isKept = CURRENCY_CODES.includes(settings.currency);
  const rules: [boolean, string][] = [
    [canRead(() => readNetworks([...settings.restrictedNetworks, ...settings.allowedNetworks])), 'network'],
    [isKept, 'currency'],
    [isZone(settings.timeZone), 'timeZone'],
    [languages.every(isKnownLanguage), 'languages'],
    [languages.includes(settings.defaultLanguage), 'defaultLanguage'],
    [settings.maintenanceWindows.every(({ from, until }) => until === null || until > from), 'maintenanceWindows'],
    [isPicture(settings.logo?.mark) && isPicture(settings.logo?.wordmark), 'logo'],
    [isPicture(mobileTemplate.app_background), 'app_background'],
    [settings.resources.every(({ url }) => isSafeLink(url)), 'resources'],
    [settings.customerService.every(({ url }) => isSafeLink(url)), 'customerService'],
    [Object.values(settings.paths).every(isSafeLink), 'paths'],
    [settings.identity.smsProvider === 'server' || settings.firebase !== null, 'firebase'],
    [!isKept || isStricter(settings.market, settings.currency), 'market'],
    [settings.company.licences.every(({ url }) => url === null || isSafeLink(url)), 'company'],
  ];
  return rules.find(([holds]) => !holds)?.[1];
}

/** A zone with a name; an offset such as +07:00 has no daylight saving. */
const isZone = (name: string) =>
  /^[A-Za-z]/.test(name) && canRead(() => new Intl.DateTimeFormat('en', { timeZone: name }));

function canRead(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch {
    return false; // told by the caller as the name of the setting
  }
}

function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(SHAPES, key);
}
