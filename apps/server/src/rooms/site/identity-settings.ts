import { type Static, Type } from 'typebox';

const Rule = Type.Object(
  {
    pattern: Type.String({ minLength: 1, maxLength: 300 }),
    flags: Type.String({ pattern: '^[iu]{0,2}$' }),
    errorCode: Type.String({ minLength: 1, maxLength: 64 }),
  },
  { additionalProperties: false },
);

/** What the merchant changes of the fields of the registration form; what is not named stays as built. */
export const RegisterFields = Type.Record(
  Type.String({ pattern: '^[A-Za-z]{2,32}$' }),
  Type.Object(
    {
      show: Type.Optional(Type.Boolean()),
      required: Type.Optional(Type.Boolean()),
      rules: Type.Optional(Type.Array(Rule, { maxItems: 8 })),
    },
    { additionalProperties: false },
  ),
);

export const IdentitySettings = Type.Object(
  {
    /** Who sends codes: this server through its gateway, or the client through Firebase (Z-54). */
    smsProvider: Type.Union([Type.Literal('server'), Type.Literal('firebase')]),
    /** Proof of a human before a code is sent (Z-55). */
    humanCheck: Type.Union([Type.Literal('altcha'), Type.Literal('none')]),
    codeLength: Type.Integer({ minimum: 4, maximum: 8 }),
    codeTtlSeconds: Type.Integer({ minimum: 60, maximum: 600 }),
    /** 0: passwords do not expire by age. */
    passwordMaxAgeDays: Type.Integer({ minimum: 0, maximum: 3650 }),
    /** While false free play answers `trial: 0` and makes nobody (Z-62). */
    trialOpen: Type.Boolean(),
  },
  { additionalProperties: false },
);

/**
 * The merchant's project at Firebase as its console shows it for web apps; public, none of it is a secret. `emulator`
 * names what plays Firebase where the product is tried out.
 */
export const FirebaseWeb = Type.Union([
  Type.Null(),
  Type.Object(
    {
      apiKey: Type.String({ pattern: '^[A-Za-z0-9_-]{8,128}$' }),
      projectId: Type.String({ pattern: '^[a-z0-9-]{4,64}$' }),
      authDomain: Type.String({ maxLength: 253, pattern: '^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z]{2,24}$' }),
      emulator: Type.Union([Type.Null(), Type.String({ pattern: '^https?://[a-z0-9.-]{1,253}(:[0-9]{1,5})?$' })]),
    },
    { additionalProperties: false },
  ),
]);

export const IDENTITY_DEFAULTS: Static<typeof IdentitySettings> = {
  smsProvider: 'server',
  humanCheck: 'altcha',
  codeLength: 6,
  codeTtlSeconds: 300,
  passwordMaxAgeDays: 0,
  trialOpen: true,
};

/** @throws when a rule cannot be compiled */
export function checkRegisterFields(fields: Static<typeof RegisterFields>): void {
  for (const [name, { rules = [] }] of Object.entries(fields)) {
    for (const { pattern, flags } of rules) {
      try {
        new RegExp(pattern, flags);
      } catch (error) {
        throw new Error(`The setting registerFields has a rule of ${name} that cannot be compiled`, { cause: error });
      }
    }
  }
}
