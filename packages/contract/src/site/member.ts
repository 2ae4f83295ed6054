import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { EpochMs, Maybe, StrictObject } from '../shapes.ts';
import { LotterySetting } from './client-settings.ts';
import { CompanySetting, HelpLineSetting, Licences } from './company.ts';

const Flags = Type.Record(Type.String(), Type.Boolean());

const Service = Type.Object({
  path: Type.String({ description: 'encrypted address, see Z-72' }),
  title: Type.String(),
  csType: Type.String(),
});

const Resource = Type.Object({ resourceType: Type.String(), url: Type.String() });

const RegisterMethods = Type.Object({ username: Type.Boolean(), mobileNum: Type.Boolean() });

const Templates = StrictObject({ mem_cen: Type.Integer(), dep_func: Type.Integer() });

/** Firebase configuration for the browser; public, none of it is secret. */
const FirebaseWeb = Type.Object({
  apiKey: Type.String(),
  projectId: Type.String(),
  authDomain: Type.String(),
  emulator: Maybe(Type.String({ description: 'origin of a Firebase emulator, never in production' })),
});

const DomainRoute = Type.Object({
  loginAs: Type.Union([Type.Literal('any'), Type.Literal('member'), Type.Literal('agent')]),
  mainDomain: Type.String(),
});

export const whitelabel = endpoint({
  id: 'site.whitelabel',
  path: '/wps/whitelabel',
  auth: 'public',
  summary: 'Flags and menu keys of the merchant',
  value: Type.Object({ flags: Flags, menuKeys: Type.Array(Type.String()) }),
});

export const systemStatus = endpoint({
  id: 'site.systemStatus',
  path: '/wps/whitelabel/systemStatus',
  auth: 'public',
  summary: 'Whether the site serves: 0 open, 1 maintenance, 2 restricted region',
  value: Type.Object({
    status: Type.Integer({ minimum: 0, maximum: 2 }),
    location: Type.Object({ ip: Type.String(), country: Maybe(Type.String()) }),
    info: Type.Object({
      customerService: Type.Array(Service),
      imageCDNs: Type.Array(Type.String()),
      domainRoute: DomainRoute,
      mobileTemplate: Type.Object({
        app_background: Maybe(Type.String()),
        app_desc: Type.String(),
        app_desc_font_color: Type.String(),
      }),
      paths: Type.Record(Type.String(), Type.String()),
      register: RegisterMethods,
      resources: Type.Array(Resource),
      whitelabel: Type.Object({ flags: Flags, menuKeys: Type.Array(Type.String()) }),
      mainDomain: Type.String(),
    }),
    maintenance: Type.Boolean(),
    maintenanceUntil: Maybe(EpochMs),
    regionRestriction: Type.Boolean(),
    /** False until operators open the site for the first time; `status` is 1 until then. */
    opened: Type.Boolean(),
    preview: Type.Optional(
      Type.Boolean({ description: 'this browser shows the pages to an operator before the opening' }),
    ),
  }),
});

export const settings = endpoint({
  id: 'site.settings',
  path: '/wps/whitelabel/settings',
  auth: 'public',
  summary: 'Settings the web app needs: ages, languages, currency, time zone, white label, registration defaults',
  value: Type.Object({
    merchantCode: Type.String(),
    merchantName: Type.String(),
    currency: Type.String(),
    timeZone: Type.String(),
    age: Type.Object({
      footer: Type.Integer({ description: 'minimum age in the footer' }),
      terms: Type.Integer({ description: 'minimum age at the checkbox, in the terms, About and privacy' }),
    }),
    languages: Type.Array(
      Type.Object({
        code: Type.String(),
        tag: Type.String(),
        name: Type.String(),
        dir: Type.String(),
        flag: Type.String(),
        gameLanguage: Type.String(),
      }),
    ),
    client: Type.Object({
      platform: Type.Literal('mobile'),
      gateway: Type.Object({ WEB: Type.Integer(), MOBILE: Type.Integer() }),
      gameLanguage: Type.String({ description: 'of calls about games, for languages that have none' }),
      appMarker: Type.String({ description: "text in the user agent of the merchant's own app" }),
    }),
    lottery: LotterySetting,
    defaultLanguage: Type.String(),
    defaultTheme: Type.String(),
    brandHue: Type.Integer(),
    brandChroma: Type.Number({ description: 'colour strength of the brand; 1 is the default' }),
    brandTone: Type.Union([Type.Literal('soft'), Type.Literal('solid')]),
    logo: Maybe(Type.Object({ mark: Type.String(), wordmark: Maybe(Type.String()) })),
    texts: Type.Record(Type.String(), Type.Record(Type.String(), Type.String()), {
      description: 'wording of the merchant by language and text key',
    }),
    categories: Type.Array(Type.String(), { description: 'game categories that are shown, in their order' }),
    games: Type.Object({
      providerLimit: Maybe(Type.String()),
      limitedLists: Type.Array(Type.String(), { description: 'game types whose lists begin with that provider alone' }),
    }),
    imageCDNs: Type.Array(Type.String()),
    register: RegisterMethods,
    flags: Flags,
    helpLine: HelpLineSetting,
    licences: Licences,
    registerAgreementDefault: Type.Boolean(),
    templates: Templates,
    identity: Type.Object({
      smsProvider: Type.Union([Type.Literal('server'), Type.Literal('firebase')]),
      humanCheck: Type.Union([Type.Literal('altcha'), Type.Literal('none')]),
      firebase: Maybe(FirebaseWeb),
      codeLength: Type.Integer(),
      social: Type.Array(Type.Union([Type.Literal('google'), Type.Literal('facebook')]), {
        description: 'providers that are switched on and configured',
      }),
    }),
    closedPages: Type.Record(Type.String(), Type.Record(Type.String(), Type.String()), {
      description:
        'pages that the merchant has closed, each with its reason by language; ' +
        'a language without a reason has the standard one',
    }),
  }),
});

export const domainRoute = endpoint({
  id: 'site.domainRoute',
  path: '/wps/whitelabel/domainRoute',
  auth: 'public',
  summary: 'Accounts that may log in at this address, and the host of links',
  value: DomainRoute,
});

export const setTemplate = endpoint({
  id: 'site.setTemplate',
  path: '/wps/system/setTemplate',
  auth: 'public',
  summary: 'Templates of the member centre and the deposit page',
  value: Templates,
});

export const resources = endpoint({
  id: 'site.resources',
  path: '/wps/system/resources',
  auth: 'public',
  summary: 'Download links and links of the side menu',
  value: Type.Array(Resource),
});

export const getService = endpoint({
  id: 'site.getService',
  path: '/wps/system/getService',
  auth: 'public',
  summary: 'Ways to reach customer service, their addresses encrypted',
  query: StrictObject({ language: Type.Optional(Type.String({ maxLength: 8 })) }),
  value: Type.Array(Service),
});

export const systemCountry = endpoint({
  id: 'site.systemCountry',
  path: '/wps/system/systemCountry',
  auth: 'public',
  summary: 'Countries with their dialling codes, named in the language of the request',
  query: StrictObject({ language: Type.Optional(Type.String({ maxLength: 8 })) }),
  value: Type.Array(Type.Object({ code: Type.String(), dialingCode: Type.String(), name: Type.String() })),
});

export const install = endpoint({
  id: 'site.install',
  path: '/wps/system/install',
  auth: 'public',
  summary: 'Content of the download bar',
  value: Type.Object({
    needsLogin: Type.Boolean({ description: 'visitors are not shown the bar' }),
    rating: Maybe(Type.String({ description: '0.0 to 5.0, shown with stars; null for none' })),
    icon: Maybe(Type.String()),
    description: Type.String({ description: 'of the app, in the language of the request' }),
    links: Type.Array(Resource, { description: 'apps and profiles to download' }),
  }),
});

export const company = endpoint({
  id: 'site.company',
  path: '/wps/system/company',
  auth: 'public',
  summary: 'The company behind the merchant, with its licences; missing values are null',
  value: CompanySetting,
});
