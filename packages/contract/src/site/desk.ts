import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { Approval } from '../backoffice/shapes.ts';
import {
  EpochMs,
  EpochMsInput,
  KEPT_PICTURE,
  Maybe,
  Reason,
  RequestKey,
  Strict,
  StrictObject,
  StrictPartial,
  Version,
} from '../shapes.ts';
import {
  AgentKeys,
  AppMarker,
  ApiSetting,
  ClientSetting,
  FirebaseSetting,
  ImageHost,
  LoginAs,
  LanguageTable,
  LotterySetting,
  MainDomain,
  MenuKeys,
  MerchantCode,
  MobileTemplate,
  Network,
  PathsSetting,
  RegisterFields,
  ResourcesSetting,
  ReviewCreditMax,
  TemplateNumber,
} from './client-settings.ts';
import { CompanySetting, HelpLineSetting } from './company.ts';
import { IdentitySettings } from './identity-settings.ts';
import { MarketRules, MarketSetting } from './market.ts';

export * from './client-settings.ts';
export * from './company.ts';
export * from './desk-messages.ts';
export * from './desk-pages.ts';
export * from './market.ts';

const Maintenance = StrictObject({ on: Type.Boolean(), version: Version });

export const getMaintenance = endpoint({
  id: 'siteDesk.getMaintenance',
  path: '/backoffice/api/maintenance',
  permission: 'maintenance.read',
  summary: 'Whether the site is closed for maintenance',
  value: Maintenance,
});

export const setMaintenance = endpoint({
  id: 'siteDesk.setMaintenance',
  method: 'PUT',
  path: '/backoffice/api/maintenance',
  permission: 'maintenance.change',
  summary: 'Close the site for maintenance or open it again',
  body: StrictObject({ on: Type.Boolean(), reason: Reason, version: Type.Optional(Version) }),
  value: Maintenance,
  errors: ['version.conflict'],
});

export const previewSite = endpoint({
  id: 'siteDesk.previewSite',
  method: 'POST',
  path: '/backoffice/api/site/preview',
  permission: 'pages.read',
  summary: 'Show the pages of a site that is not open yet in this browser, for an hour; nothing can be changed there',
  value: Type.Object({ until: EpochMs }),
  errors: ['row.unchanged'],
});

const LanguageCode = Type.String({ pattern: '^[A-Z]{2}$' });

const Url = Type.String({ minLength: 1, maxLength: 500 });

const Wording = Type.Record(
  Type.String({ pattern: '^[A-Za-z0-9_.-]{1,80}$' }),
  Type.String({ maxLength: 500 }),
  Strict,
);

/** The download bar, and the Android app that opens the site. */
export const InstallSetting = StrictObject({
  needsLogin: Type.Boolean(),
  rating: Maybe(
    Type.String({
      pattern: '^([0-4]\\.\\d|5\\.0)$',
      description: 'beside the stars of the download bar; null for none',
    }),
  ),
  android: Maybe(
    StrictObject({
      packageName: Type.String({ pattern: '^[a-zA-Z]\\w*(\\.[a-zA-Z]\\w*)+$', maxLength: 200 }),
      fingerprints: Type.Array(
        Type.String({
          pattern: '^([0-9A-F]{2}:){31}[0-9A-F]{2}$',
          description: 'SHA-256 of a signing certificate',
        }),
        { minItems: 1, maxItems: 10 },
      ),
    }),
  ),
});

/** Settings of the merchant's site. The room checks the rules between them. */
const fields = {
  merchantName: Type.String({ minLength: 1, maxLength: 64 }),
  merchantCode: MerchantCode,
  currency: Type.String({
    pattern: '^[A-Z]{3}$',
    description: 'fixed when the first money moves, as is the time zone; changing either takes two operators',
  }),
  timeZone: Type.String({ minLength: 1, maxLength: 64, description: 'IANA name' }),
  brandHue: Type.Integer({ minimum: 0, maximum: 359 }),
  brandChroma: Type.Number({ minimum: 0, maximum: 1.6 }),
  brandTone: Type.Union([Type.Literal('soft'), Type.Literal('solid')]),
  logo: Maybe(StrictObject({ mark: Url, wordmark: Maybe(Url) })),
  defaultTheme: Type.Union([Type.Literal('light'), Type.Literal('dark')]),
  ageMinimum: Maybe(Type.Integer({ minimum: 18, maximum: 99 })),
  languages: Type.Array(LanguageCode, { minItems: 1, maxItems: 50 }),
  defaultLanguage: LanguageCode,
  categories: Type.Array(Type.String({ maxLength: 32 }), { minItems: 1, maxItems: 50 }),
  providerLimit: Maybe(
    Type.String({ minLength: 1, maxLength: 32, description: 'vendor that limited lists begin with' }),
  ),
  limitedLists: Type.Array(Type.String({ maxLength: 32 }), {
    maxItems: 50,
    description: 'categories whose lists begin with that vendor alone',
  }),
  flags: Type.Record(Type.String({ pattern: '^[A-Z0-9_]{1,32}$' }), Type.Boolean(), Strict),
  texts: Type.Record(LanguageCode, Wording, Strict),
  imageCDNs: Type.Array(ImageHost, { maxItems: 20 }),
  customerService: Type.Array(
    StrictObject({
      csType: Type.String({ pattern: '^[A-Z0-9_]{1,32}$' }),
      titles: Type.Record(LanguageCode, Type.String({ minLength: 1, maxLength: 500 }), Strict),
      url: Url,
    }),
    { maxItems: 20 },
  ),
  identity: IdentitySettings,
  firebase: FirebaseSetting,
  maintenanceWindows: Type.Array(StrictObject({ from: EpochMsInput, until: Maybe(EpochMsInput) }), { maxItems: 100 }),
  restrictedCountries: Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }), { maxItems: 300 }),
  restrictedNetworks: Type.Array(Network, { maxItems: 10_000 }),
  allowedNetworks: Type.Array(Network, { maxItems: 10_000 }),
  market: MarketSetting,
  install: InstallSetting,
  company: CompanySetting,
  helpLine: HelpLineSetting,
  reviewCreditMax: ReviewCreditMax,
  upgrading: Type.Boolean({ description: 'money calls are refused with `system.upgrading` while pages stay open' }),
  api: ApiSetting,
  lottery: LotterySetting,
  client: ClientSetting,
  appMarker: AppMarker,
  languageTable: LanguageTable,
  agentKeys: AgentKeys,
  menuKeys: MenuKeys,
  resources: ResourcesSetting,
  paths: PathsSetting,
  loginAs: LoginAs,
  mainDomain: MainDomain,
  memberCentreTemplate: TemplateNumber,
  depositTemplate: TemplateNumber,
  mobileTemplate: MobileTemplate,
  registerAgreementDefault: Type.Boolean(),
  registerFields: RegisterFields,
};

const SiteSettings = Type.Object(fields);

export const getSite = endpoint({
  id: 'siteDesk.getSite',
  path: '/backoffice/api/site',
  permission: 'site.read',
  summary: "The merchant's current settings, and the available options",
  value: Type.Object({
    settings: SiteSettings,
    version: Version,
    choices: Type.Object({
      languages: Type.Array(Type.Object({ code: Type.String(), name: Type.String() })),
      categories: Type.Array(Type.String()),
      /** The merchant's currency, in which the amounts of rules are given. */
      currency: Type.String(),
      currencies: Type.Array(Type.String()),
      timeZones: Type.Array(Type.String()),
      isFixed: Type.Boolean({ description: 'money has moved: currency and time zone are fixed' }),
      /** Values of the environment, used while a setting is null. */
      initial: Type.Object({ merchantCode: Type.String(), reviewCreditMax: Type.Integer() }),
      markets: Type.Record(Type.String(), MarketRules, { description: 'rules of each profile, by its name' }),
    }),
  }),
});

export const changeSite = endpoint({
  id: 'siteDesk.changeSite',
  method: 'PUT',
  path: '/backoffice/api/site',
  permission: 'site.change',
  summary: 'Change settings, all or none, effective immediately; loosening a control needs a second operator',
  body: StrictObject({
    changes: StrictPartial(SiteSettings, { minProperties: 1 }),
    reason: Reason,
    version: Type.Optional(Version),
    requestKey: Type.Optional(RequestKey),
  }),
  value: Type.Object({ ...fields, version: Version }),
  accepted: Approval,
  errors: ['request.invalid', 'version.conflict', 'idempotency.conflict', 'currency.fixed'],
});

export const keepPicture = endpoint({
  id: 'siteDesk.keepPicture',
  method: 'POST',
  path: '/backoffice/api/pictures',
  permission: 'site.change',
  summary: 'Upload a picture of the merchant: SVG is cleaned, PNG re-encoded; returns its address',
  ...KEPT_PICTURE,
});
