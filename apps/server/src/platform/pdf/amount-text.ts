import { displayMinor } from '@fairlot/money';

/** An amount for `Sheet.plain`, grouped by the language; the fonts have a hyphen instead of the minus sign. */
export function amountText(minor: bigint, locale: string): string {
  return displayMinor(minor, { locale }).replace('\u2212', '-');
}
