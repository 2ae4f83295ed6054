import { type Static, type TSchema, Type } from 'typebox';
import { Check } from 'typebox/value';
import { isInside } from './networks.ts';

const Age = Type.Union([Type.Integer({ minimum: 18, maximum: 99 }), Type.Null()]);
const LanguageCode = Type.String({ pattern: '^[A-Z]{2}$' });

/** Every setting of the merchant: the shape of its JSON value. */
const SHAPES = {
  merchantName: Type.String({ minLength: 1, maxLength: 64 }),
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
  timeZone: Type.String({ minLength: 1, maxLength: 64 }),
  languages: Type.Array(LanguageCode, { minItems: 1 }),
  defaultLanguage: LanguageCode,
  defaultTheme: Type.Union([Type.Literal('light'), Type.Literal('dark')]),
  brandHue: Type.Integer({ minimum: 0, maximum: 359 }),
  ageMinimum: Age,
  registerAgreementDefault: Type.Boolean(),
  withdrawals: Type.Object({ open: Type.Boolean(), reason: Type.Union([Type.String(), Type.Null()]) }),
  flags: Type.Record(Type.String(), Type.Boolean()),
  menuKeys: Type.Array(Type.String()),
  maintenance: Type.Boolean(),
  restrictedNetworks: Type.Array(Type.String({ pattern: '^[0-9a-fA-F.:]+/\\d{1,3}$' })),
  memberCentreTemplate: Type.Integer({ minimum: 0, maximum: 9 }),
  depositTemplate: Type.Integer({ minimum: 0, maximum: 9 }),
} as const satisfies Record<string, TSchema>;

export type SettingKey = keyof typeof SHAPES;
export type SiteSettings = { [K in SettingKey]: Static<(typeof SHAPES)[K]> };

/** What holds while the table says nothing else. Flags in the table are laid over these, one by one. */
export const DEFAULTS: SiteSettings = {
  merchantName: 'Fairlot',
  currency: 'VND',
  timeZone: 'Asia/Ho_Chi_Minh',
  languages: ['EN', 'VI'],
  defaultLanguage: 'EN',
  defaultTheme: 'light',
  brandHue: 165,
  // Unset: the texts keep the literal ages of the specification (Z-01).
  ageMinimum: null,
  registerAgreementDefault: true,
  // The reason is a text key of the web app.
  withdrawals: { open: false, reason: 'withdraw.closed' },
  flags: {
    FREEPLAY3: true, REGISTER_REE3: true, TRANSREC3: true, TRANSBETREPMEM3: true,
    REWCEN3: false, MAILCEN: false, CBS3: false, MEMCLUB3: false, REFERRAL: false, DIVIDEND3: false,
    MOBILEVERCODELOGIN3: false, MOBILENUMREG3: false, CHNGPASSVERIF3: false, FACEBOOKLOGIN3: false, GOOGLELOGIN3: false,
  },
  menuKeys: [],
  maintenance: false,
  restrictedNetworks: [],
  memberCentreTemplate: 1,
  depositTemplate: 1,
};

/**
 * Lays stored values over the defaults. Keys that are not known any more are passed over.
 * @throws when a stored value has the wrong shape, naming its key
 */
export function readSettings(stored: readonly { key: string; value: unknown }[]): SiteSettings {
  const settings: Record<string, unknown> = { ...DEFAULTS };
  for (const { key, value } of stored) {
    if (!isSettingKey(key)) continue;
    checkSetting(key, value);
    settings[key] = key === 'flags' ? { ...DEFAULTS.flags, ...(value as SiteSettings['flags']) } : value;
  }
  return settings as SiteSettings;
}

/** @throws when the value does not fit the key */
export function checkSetting(key: SettingKey, value: unknown): void {
  if (!Check(SHAPES[key], value)) throw new Error(`The setting ${key} has a value of the wrong shape`);
  if (key === 'restrictedNetworks') isInside('127.0.0.1', value as SiteSettings['restrictedNetworks']);
}

function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(SHAPES, key);
}
