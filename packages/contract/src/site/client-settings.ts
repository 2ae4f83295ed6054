import { type Static, Type } from 'typebox';
import { Maybe, Strict, StrictObject } from '../shapes.ts';

const Flag = Type.String({ pattern: '^[A-Z0-9_]{1,32}$' });
const Url = Type.String({ minLength: 1, maxLength: 500 });
const LanguageCode = Type.String({ pattern: '^[A-Z]{2}$' });

/** The code that clients send as `Merchant`, also part of the file for iPhone. */
export const MerchantCode = Maybe(
  Type.String({ pattern: '^[a-z0-9]{2,32}$', description: 'null: `MERCHANT_CODE` of the environment' }),
);

/** Maximum that one operator may credit to a member from payment reviews within a day. */
export const ReviewCreditMax = Maybe(
  Type.Integer({
    minimum: 0,
    maximum: 999_999_999,
    description: 'whole units of the currency; null: `REVIEW_CREDIT_MAX` of the environment',
  }),
);

/** Calls that clients make (Z-49). */
export const ApiSetting = StrictObject({
  tokenInQuery: Type.Boolean({
    description: 'accept the session token as `token` in the query or body; the cookie is required all the same',
  }),
});

/** Prize modes of lottery launches (Z-41). */
export const PRIZE_MODES = ['Lott', 'ZY', 'Elott', 'SEA'] as const;
export const PrizeMode = Type.Enum([...PRIZE_MODES]);
export type PrizeMode = Static<typeof PrizeMode>;

/** Countdowns and launches of lotteries (Z-36, Z-41). */
export const LotterySetting = StrictObject({
  countdown: Type.Union([Type.Literal('lockTime'), Type.Literal('halfSpan')], {
    description: 'closing time that countdowns use: the lock time of a game, or half of its closing span',
  }),
  prizeModes: Type.Record(Type.String({ pattern: '^[A-Z0-9_]{1,32}$' }), PrizeMode, {
    ...Strict,
    description: 'prize mode of a vendor, where it differs from the standard one',
  }),
});

const GatewayCode = Type.Integer({ minimum: 0, maximum: 99 });

/** Configuration of every client (specification, section 3). */
export const ClientSetting = StrictObject({
  gateway: StrictObject({ WEB: GatewayCode, MOBILE: GatewayCode }),
  gameLanguage: LanguageCode,
});

/** Text in the user agent of the merchant's own app (Z-82). */
export const AppMarker = Type.String({ pattern: '^[A-Za-z0-9._/-]{3,40}$' });

/** Changes of the table of languages (Z-02): fields that are absent keep their standard value. */
export const LanguageTable = Type.Record(
  LanguageCode,
  StrictObject({
    name: Type.Optional(Type.String({ minLength: 1, maxLength: 40, description: "the language's own name" })),
    tag: Type.Optional(Type.String({ pattern: '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$', description: 'BCP 47' })),
    dir: Type.Optional(Type.Union([Type.Literal('ltr'), Type.Literal('rtl')])),
    flag: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$', description: 'country whose flag is shown' })),
    gameLanguage: Type.Optional(LanguageCode),
  }),
  Strict,
);

/** Keys of the agents' grid and of the agents' registration (Z-89). */
export const AGENT_KEYS = [
  'AGEPAG',
  'REGCEN',
  'AGETEAMPNL3',
  'DOWNMAN',
  'TEAMBETTING3',
  'TRANSREC3',
  'MAILCEN',
  'AGETRANS3',
  'AGEREBATE3',
  'TEAMREB3',
  'SECCEN',
] as const;

/** Flag that the merchant uses in place of a standard key. */
export const AgentKeys = Type.Record(Type.String({ pattern: `^(${AGENT_KEYS.join('|')})$` }), Flag, Strict);

export const MenuKeys = Type.Array(Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }), {
  maxItems: 100,
  uniqueItems: true,
});

export const RESOURCE_TYPES = [
  'IOS',
  'Android',
  'MOBILECONFIG',
  'AppDownloadIcon',
  'AFFILIATELINK',
  'WHATSAPP',
  'TELEGRAM',
  'TELEGRAM2',
  'FACEBOOK',
] as const;

export const ResourcesSetting = Type.Array(StrictObject({ resourceType: Type.Enum([...RESOURCE_TYPES]), url: Url }), {
  maxItems: 50,
});

/** External addresses that pages link to, such as `lotteryHistory` (Z-42). */
export const PathsSetting = Type.Record(Type.String({ pattern: '^[A-Za-z0-9]{1,40}$' }), Url, Strict);

export const Network = Type.String({ maxLength: 64, pattern: '^[0-9a-fA-F.:]+/\\d{1,3}$', description: 'CIDR' });

/** Origin that pictures may come from besides this site. */
export const ImageHost = Type.String({ maxLength: 200, pattern: '^https://[A-Za-z0-9.-]+(:\\d{1,5})?$' });

/**
 * The merchant's Firebase project, as the Firebase console shows it for web apps; all of it is public. `emulator` is
 * the origin of a Firebase emulator for development.
 */
export const FirebaseSetting = Maybe(
  StrictObject({
    apiKey: Type.String({ pattern: '^[A-Za-z0-9_-]{8,128}$' }),
    projectId: Type.String({ pattern: '^[a-z0-9-]{4,64}$' }),
    authDomain: Type.String({ maxLength: 253, pattern: '^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z]{2,24}$' }),
    emulator: Maybe(Type.String({ pattern: '^https?://[a-z0-9.-]{1,253}(:[0-9]{1,5})?$' })),
  }),
);

/** Accounts that may log in at this address (Z-63). */
export const LoginAs = Type.Union([Type.Literal('any'), Type.Literal('member'), Type.Literal('agent')]);

/** Host of invitation links; null for the host of PUBLIC_ORIGIN. */
export const MainDomain = Maybe(Type.String({ pattern: '^[A-Za-z0-9.-]{1,253}$' }));

/** Template of a page (Z-70): 1 is the new one, any other number the base. */
export const TemplateNumber = Type.Integer({ minimum: 0, maximum: 9 });

export const MobileTemplate = StrictObject({
  app_background: Maybe(Url),
  app_desc: Type.Record(LanguageCode, Type.String({ minLength: 1, maxLength: 500 }), Strict),
  app_desc_font_color: Type.String({ pattern: '^#[0-9a-f]{6}$' }),
});

const Rule = StrictObject({
  pattern: Type.String({ minLength: 1, maxLength: 300 }),
  flags: Type.String({ pattern: '^[iu]{0,2}$' }),
  errorCode: Type.String({ minLength: 1, maxLength: 64 }),
});

/** Changes of the fields of the registration form. Other fields keep their defaults. */
export const RegisterFields = Type.Record(
  Type.String({ pattern: '^[A-Za-z]{2,32}$' }),
  StrictObject({
    show: Type.Optional(Type.Boolean()),
    required: Type.Optional(Type.Boolean()),
    rules: Type.Optional(Type.Array(Rule, { maxItems: 8 })),
  }),
  Strict,
);
