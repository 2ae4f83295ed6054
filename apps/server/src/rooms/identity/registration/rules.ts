import { ALL_ERROR_TEXTS, type ErrorCode, type identity, type ValueOf } from '@fairlot/contract';
import { isInheritedName } from '../../../platform/http/index.ts';
import { normaliseAccount } from '../../people/index.ts';
import type { SiteSettings } from '../../site/index.ts';

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

const rule = (errorCode: ErrorCode, pattern: string, flags = ''): Rule => ({ pattern, flags, errorCode });
const ACCOUNT = [rule('account.format', '^[a-z0-9]{4,16}$', 'i')];
// With the flag u, a letter outside the basic plane counts as one.
const PASSWORD = [
  rule('password.format', '^.{6,20}$', 'u'),
  rule('password.format', '[A-Za-z]'),
  rule('password.format', '[0-9]'),
];
const MOBILE = [rule('mobile.format', '^\\d{8,15}$')];
const CONTACT = [rule('contact.format', '^[\\p{L}\\p{N}@._+-]{2,64}$', 'u')];
const hidden = (rules: readonly Rule[]): Field => ({ show: false, required: false, rules });

/**
 * The rules of the forms (Z-58, Z-59): the server checks exactly the rules that it sends to the web app. Mobile number
 * and code belong to the form by mobile number, where both are always required.
 */
const FIELDS = {
  username: { show: true, required: true, rules: ACCOUNT },
  password: { show: true, required: true, rules: PASSWORD },
  confirmPassword: { show: true, required: true, rules: [] },
  captcha: { show: true, required: true, rules: [rule('captcha.error', '^.{1,16}$', 'u')] },
  affiliateCode: { show: true, required: false, rules: [rule('invitation.code.error', '^[A-Z0-9]{4,32}$', 'i')] },
  nickname: hidden([
    rule('name.format', '^(?=.{1,32}$)[\\p{L}\\p{M}\\p{N}\\p{P}\\p{S}\\p{Zs}\\u200d\\ufe0f]+$', 'u'),
    rule('name.format', '^\\S(.*\\S)?$', 'u'),
  ]),
  email: hidden([
    rule('email.format', '^.{1,254}$'),
    rule(
      'email.format',
      '^[^\\s@<>()"\',;:\\\\\\x00-\\x1f\\x7f]{1,64}@[A-Za-z0-9-]{1,63}(\\.[A-Za-z0-9-]{1,63}){1,8}$',
    ),
  ]),
  paymentPassword: hidden([rule('payment.password.format', '^\\d{4,6}$')]),
  idNumber: hidden([rule('id.number.format', '^[A-Za-z0-9-]{5,32}$')]),
  qqNum: hidden(CONTACT),
  facebook: hidden(CONTACT),
  wechat: hidden(CONTACT),
  line: hidden(CONTACT),
  whatsapp: hidden(CONTACT),
  zalo: hidden(CONTACT),
  payeeName: hidden([rule('name.format', "^(?=.{2,64}$)[\\p{L}\\p{M}][\\p{L}\\p{M} .'-]*$", 'u')]),
  mobileNum: hidden(MOBILE),
  verificationCode: hidden([rule('verification.code.error', '^\\d{4,8}$')]),
  recommenderId: hidden([rule('referrer.invalid', '^[A-Za-z0-9]{4,32}$')]),
  loginUsername: { show: true, required: true, rules: ACCOUNT },
  loginPassword: { show: true, required: true, rules: [rule('password.format', '^.{1,64}$', 'u')] },
  loginMobileNum: { show: true, required: true, rules: MOBILE },
} as const satisfies Record<string, Field>;

export type FieldName = keyof typeof FIELDS;
export type Fields = Readonly<Record<FieldName, Field>>;
export const CONTACT_NAMES = [
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
] as const satisfies readonly FieldName[];

/**
 * Added to a merchant's own rules: letters of other scripts that look like Latin ones would make one name look like
 * another.
 */
const ONE_SCRIPT = rule(
  'account.format',
  '^(?!(?=.*\\p{Script=Latin})(?=.*[\\p{Script=Cyrillic}\\p{Script=Greek}\\p{Script=Armenian}\\p{Script=Cherokee}]))',
  'u',
);

/** Also added to them: names of closed accounts and of trial members (`guest-`) begin like this. */
const NOT_RESERVED = rule('account.format', '^(?!closed-|guest-)', 'i');

/**
 * Fields in which a name or number of a member is typed, and the field whose rule it met. Without rules of their own
 * they accept everything that this merchant allows, and names and numbers from before the change; the server looks for
 * the member.
 */
const TYPED_AGAIN: Partial<Record<FieldName, FieldName>> = {
  loginUsername: 'username',
  loginMobileNum: 'mobileNum',
  recommenderId: 'username',
};

/** The fields with the merchant's changes. Unknown names are ignored. */
export function fieldsWith(changes: SiteSettings['registerFields']): Fields {
  const entries = Object.entries<Field>(FIELDS).map(([name, field]): [string, Field] => {
    const { show = field.show, required = field.required, rules: own } = changes[name] ?? {};
    const source = TYPED_AGAIN[name as FieldName];
    const isFree = source !== undefined && changes[source]?.rules !== undefined;
    const usual = isFree ? [] : field.rules;
    const rules = own === undefined ? usual : [...own, ...(name === 'username' ? [ONE_SCRIPT, NOT_RESERVED] : [])];
    return [name, { show, required: show && required, rules: rules.map(withKnownCode) }];
  });
  return Object.fromEntries(entries) as Fields;
}

/** Fields and rules in the form sent to the web app. */
export function presentFields(fields: Fields): ValueOf<typeof identity.registerRules> {
  return Object.fromEntries(
    Object.entries<Field>(fields).map(([name, { show, required, rules }]) => [
      name,
      { show, required, rules: [...rules] },
    ]),
  );
}

/** The code of the first rule that the text breaks; absent text breaks no rule of an optional field. */
export function brokenRule(name: FieldName, text: string | undefined, fields: Fields = FIELDS): ErrorCode | undefined {
  const { required, rules } = fields[name];
  if (!required && (text === undefined || text === '')) return undefined;
  return rules.find(({ pattern, flags }) => !new RegExp(pattern, flags).test(text ?? ''))?.errorCode;
}

/** The code of the first rule that a new login name breaks, as typed or as stored. */
export function brokenAccountRule(account: string, fields: Fields): ErrorCode | undefined {
  // A typed name may be too long but become valid once it is trimmed.
  const typed = account.trim().toLowerCase();
  const stored = normaliseAccount(account);
  // Typed as `Constructor` it would be accepted, but calls with the stored name are rejected, the log-in among them.
  if (isInheritedName(stored)) return 'account.format';
  return brokenRule('username', typed, fields) ?? brokenRule('username', stored, fields);
}

/** Whether the rules of any merchant could allow the name; other names are refused before they are counted. */
export function isPossibleName(account: string): boolean {
  return /^[^\p{C}]{1,64}$/u.test(account);
}

function withKnownCode({ pattern, flags, errorCode }: { pattern: string; flags: string; errorCode: string }): Rule {
  return { pattern, flags, errorCode: isErrorCode(errorCode) ? errorCode : 'request.invalid' };
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ALL_ERROR_TEXTS, code);
}
