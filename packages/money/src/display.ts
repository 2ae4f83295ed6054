import { amountDecimals } from './currency.ts';
import { splitMinor } from './format.ts';

export interface DisplayOptions {
  /** BCP 47 tag; 'en' when absent. */
  locale?: string | undefined;
  /** 0 omits a zero fraction ("1,000"); a fraction that is not zero is always shown. */
  decimals?: 0 | undefined;
  /** Puts '+' before positive amounts. */
  sign?: boolean | undefined;
}

/**
 * Amount for display, from minor units of the merchant's currency: grouped by the locale, Latin digits, U+2212 as
 * minus. Exact for any size, because only bigint reaches the formatter.
 * @throws RangeError when the locale is not a language tag
 */
export function displayMinor(minor: bigint, options: DisplayOptions = {}): string {
  const { locale = 'en', decimals, sign = false } = options;
  const { formatter, decimalSeparator } = localeFormat(locale);
  const { whole, fraction } = splitMinor(minor, amountDecimals());
  const grouped = formatter.format(whole);
  const isLeftOut = fraction === '' || (decimals === 0 && /^0+$/.test(fraction));
  const tail = isLeftOut ? '' : decimalSeparator + fraction;
  return signOf(minor, sign) + grouped + tail;
}

function signOf(minor: bigint, showPlus: boolean): string {
  if (minor < 0n) return '\u2212';
  return showPlus && minor > 0n ? '+' : '';
}

interface LocaleFormat {
  formatter: Intl.NumberFormat;
  decimalSeparator: string;
}

// Building a formatter costs far more than using it; a list shows hundreds of amounts.
const formats = new Map<string, LocaleFormat>();

function localeFormat(locale: string): LocaleFormat {
  const known = formats.get(locale);
  if (known !== undefined) return known;
  const formatter = new Intl.NumberFormat(locale, { numberingSystem: 'latn' });
  const decimal = formatter.formatToParts(0.5).find((part) => part.type === 'decimal');
  const format = { formatter, decimalSeparator: decimal?.value ?? '.' };
  formats.set(locale, format);
  return format;
}
