import type { ErrorCode, identity, ValueOf } from '@fairlot/contract';

interface Rule {
  pattern: string;
  flags: string;
  errorCode: ErrorCode;
}

interface Field {
  show: boolean;
  required: boolean;
  rules: readonly Rule[];
}

const ACCOUNT: readonly Rule[] = [{ pattern: '^[a-z0-9]{4,16}$', flags: 'i', errorCode: 'account.format' }];
const PASSWORD: readonly Rule[] = [
  { pattern: '^.{6,20}$', flags: '', errorCode: 'password.format' },
  { pattern: '[A-Za-z]', flags: '', errorCode: 'password.format' },
  { pattern: '[0-9]', flags: '', errorCode: 'password.format' },
];

/** The rules of the forms (Z-58, Z-59): the server checks exactly what it tells the web app. */
const FIELDS = {
  username: { show: true, required: true, rules: ACCOUNT },
  password: { show: true, required: true, rules: PASSWORD },
  confirmPassword: { show: true, required: true, rules: [] },
  captcha: { show: true, required: true, rules: [{ pattern: '^.{1,16}$', flags: '', errorCode: 'captcha.error' }] },
  affiliateCode: { show: true, required: false, rules: [{ pattern: '^[A-Z0-9]{4,32}$', flags: 'i', errorCode: 'invitation.code.error' }] },
  nickname: { show: false, required: false, rules: [{ pattern: '^\\S(.{0,30}\\S)?$', flags: 'u', errorCode: 'name.format' }] },
  email: { show: false, required: false, rules: [{ pattern: '^[^\\s@]{1,64}@[A-Za-z0-9-]{1,63}(\\.[A-Za-z0-9-]{1,63}){1,8}$', flags: '', errorCode: 'email.format' }] },
  loginUsername: { show: true, required: true, rules: ACCOUNT },
  loginPassword: { show: true, required: true, rules: [{ pattern: '^.{1,64}$', flags: '', errorCode: 'password.format' }] },
} as const satisfies Record<string, Field>;

export type FieldName = keyof typeof FIELDS;

/** Fields and rules as the web app is told. */
export function registerRules(): ValueOf<typeof identity.registerRules> {
  const fields = Object.entries<Field>(FIELDS);
  return Object.fromEntries(fields.map(([name, { show, required, rules }]) => [name, { show, required, rules: [...rules] }]));
}

/** The code of the first rule that the text breaks; absent text breaks none of an optional field. */
export function brokenRule(name: FieldName, text: string | undefined): ErrorCode | undefined {
  const { required, rules }: Field = FIELDS[name];
  if (!required && (text === undefined || text === '')) return undefined;
  return rules.find(({ pattern, flags }) => !new RegExp(pattern, flags).test(text ?? ''))?.errorCode;
}

/** Two spellings of a login name are one. */
export function normaliseAccount(account: string): string {
  return account.trim().toLowerCase();
}
