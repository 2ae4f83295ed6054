import { latinDigits } from '@fairlot/ui/digits';
import type { RegisterRules } from '../../register/api/register-rules.ts';
import { checkRule } from '../../register/model/field-rules.ts';

/** A mobile number as typed. */
export interface Phone {
  /** ISO code of the country; empty until the countries are loaded. */
  country: string;
  /** Digits of the dialling code, without a plus. */
  dialingCode: string;
  /** Digits after the dialling code. */
  number: string;
}

export interface PhoneProblem {
  /** Text key. */
  key: string;
  values: Record<string, number>;
}

/** Minimum length if the rule has none. */
const FALLBACK_MINIMUM = 8;

/** Digits of a typed or pasted number, without the dialling code if it was pasted with plus or two zeros. */
export function numberOf(text: string, dialingCode: string): string {
  const plain = latinDigits(text.normalize('NFKC')).replace(/^\s*00/, '+');
  const digits = plain.replace(/\D/g, '');
  return plain.trimStart().startsWith('+') && digits.startsWith(dialingCode)
    ? digits.slice(dialingCode.length)
    : digits;
}

/**
 * Problem of a number: missing, against the merchant's rule, without a country, or not in its country's numbering plan
 * (loaded on demand). Null when it is valid. The server checks the same.
 */
export async function checkPhone(
  rules: RegisterRules,
  field: 'mobileNum' | 'loginMobileNum',
  { dialingCode, number }: Phone,
): Promise<PhoneProblem | null> {
  if (number === '') return problem('auth.needsMobile');
  if (checkRule(rules, field, number) !== null) {
    const min = minimumOf(rules, field);
    return number.length < min ? problem('auth.in_mobileNum_error', { min }) : problem('auth.mobileInvalid');
  }
  // The countries could not be loaded; the number may be right.
  if (dialingCode === '') return problem('auth.countries');
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/mobile');
  return parsePhoneNumberFromString(`+${dialingCode}${number}`)?.isValid() === true
    ? null
    : problem('auth.mobileInvalid');
}

/** The number in E.164, without its country's leading zero. @throws when it is in no numbering plan */
export async function toE164({ dialingCode, number }: Phone): Promise<string> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/mobile');
  const parsed = parsePhoneNumberFromString(`+${dialingCode}${number}`);
  if (parsed === undefined) throw new Error('The number is in no numbering plan');
  return parsed.number;
}

/** Problem of a code from a message. It is required in every form that shows the field, whatever the rules say. */
export function checkCode(rules: RegisterRules, code: string): PhoneProblem | null {
  if (code === '') return problem('auth.needsCode');
  const broken = checkRule(rules, 'verificationCode', code);
  return broken === null ? null : problem(broken);
}

/** Minimum number of digits for a field: the lower bound of its rule's pattern. */
export function minimumOf(rules: RegisterRules, field: string): number {
  const bounds = (rules[field]?.rules ?? []).map(({ pattern }) => /\{(\d+)/.exec(pattern)?.[1]);
  return Number(bounds.find((bound) => bound !== undefined) ?? FALLBACK_MINIMUM);
}

/**
 * Initial country of a form: that of the merchant's currency (VND: VN). For a currency of several countries, such as
 * EUR, that of the browser's language (fr-BE: BE, fr: FR), else the first of the list.
 */
export function homeCountryOf<C extends { code: string }>(
  countries: readonly C[],
  currency: string,
  language: string,
): C | undefined {
  const listed = (country: string | undefined) => countries.find(({ code }) => code === country);
  return listed(currency.slice(0, 2)) ?? listed(regionOf(language)) ?? countries[0];
}

/** The usual country of a language; undefined for a name that is none, which some browsers have (`C`, an empty one). */
function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).maximize().region;
  } catch {
    return undefined;
  }
}

/** Countries whose name, dialling code or ISO code matches the typed text, ignoring accents. */
export function findCountries<C extends { code: string; dialingCode: string; name: string }>(
  countries: readonly C[],
  typed: string,
): readonly C[] {
  const wanted = plainText(typed);
  if (wanted === '') return countries;
  const digits = wanted.replace(/^\+|^00/, '');
  return countries.filter(
    ({ code, dialingCode, name }) =>
      plainText(name).includes(wanted) ||
      code.toLowerCase() === wanted ||
      (/^\d+$/.test(digits) && dialingCode.startsWith(digits)),
  );
}

function plainText(text: string): string {
  return text.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd');
}

function problem(key: string, values: Record<string, number> = {}): PhoneProblem {
  return { key, values };
}
