import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { Refusal } from '../../../platform/refusal.ts';

/**
 * A mobile number as E.164, by the numbering plan of its country.
 * @param digits as typed, with or without the leading zero of the country, or with the country's own code before it
 * @throws Refusal mobile.format when it is no number that can receive messages
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
  // In some plans (United States) mobile numbers cannot be told from fixed ones.
  const isMobile = type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE';
  return parsed?.isValid() && isMobile ? parsed.number : undefined;
}

/** A number that was typed with the code of its country, which stands in a field of its own; else nothing to parse. */
function withoutCode(digits: string, code: string): string {
  const rest = digits.replace(/^00/, '');
  return code !== '' && rest.startsWith(code) ? `+${rest}` : '';
}

/** What is shown of a number to its owner. */
export function maskMobile(mobile: string): string {
  return `${mobile.slice(0, 3)}${'*'.repeat(Math.max(0, mobile.length - 6))}${mobile.slice(-3)}`;
}

/** What is shown of an address to its owner. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}***${email.slice(at)}`;
}
