import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { Refusal } from '../../../platform/refusal.ts';

/**
 * Parses a mobile number to E.164, by the numbering plan of its country.
 * @param digits as typed, with or without the national leading zero, or with the country code in front
 * @throws Refusal mobile.format when it cannot receive messages
 */
export function parseMobile(digits: string, dialingCode: string): string {
  const national = digits.replace(/[\s().-]/g, '');
  if (!/^\d{4,15}$/.test(national)) throw new Refusal('mobile.format');
  const code = dialingCode.replace('+', '');
  const found = mobileOf(`+${code}${national}`) ?? mobileOf(withoutCode(national, code));
  if (found === undefined) throw new Refusal('mobile.format');
  return found;
}

/** E.164 of a number that can receive messages. */
function mobileOf(international: string): string | undefined {
  const parsed = parsePhoneNumberFromString(international);
  const type = parsed?.getType();
  // In some plans (United States) mobile and fixed numbers cannot be distinguished.
  const isMobile = type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE';
  return parsed?.isValid() && isMobile ? parsed.number : undefined;
}

/**
 * The international form of a number that was typed with its country code, although the code has its own field;
 * otherwise an empty text.
 */
function withoutCode(digits: string, code: string): string {
  const rest = digits.replace(/^00/, '');
  return code !== '' && rest.startsWith(code) ? `+${rest}` : '';
}

/** The masked form of a number, shown to its owner. */
export function maskMobile(mobile: string): string {
  return `${mobile.slice(0, 3)}${'*'.repeat(Math.max(0, mobile.length - 6))}${mobile.slice(-3)}`;
}

/** The masked form of an address, shown to its owner. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}***${email.slice(at)}`;
}
