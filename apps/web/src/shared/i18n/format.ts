import { displayMinor, parseMinor } from '@fairlot/money';
import { latinDigits } from '@fairlot/ui/digits';
import type { LocaleFacts } from './locale-context.ts';

/**
 * Formats an amount of the wire ("1234.50"): grouped by the locale, with the decimals of its currency. `decimals: 0`
 * omits zero decimals.
 */
export function formatAmount(amount: string, tag: string, options: { decimals?: 0; sign?: boolean } = {}): string {
  return displayMinor(parseMinor(amount), { locale: tag, ...options });
}

/**
 * Formats a decimal of the wire that is not an amount, such as the odds "99.5", with the locale's decimal separator.
 */
export function formatDecimal(text: string, tag: string): string {
  return text.replace('.', decimalSign(tag));
}

/** Formats a percentage of the wire ("99.50") with all its decimals; languages place the sign differently. */
export function formatPercent(text: string, tag: string): string {
  const decimals = text.split('.')[1]?.length ?? 0;
  return percentText(Number(text) / 100, tag, decimals, decimals);
}

/** Formats a fraction as a percentage, with at most the given decimals. */
export function formatShare(share: number, tag: string, mostDecimals: number): string {
  return percentText(share, tag, 0, mostDecimals);
}

/** With the minus sign of amounts instead of the hyphen of most languages. */
function percentText(share: number, tag: string, minimumFractionDigits: number, maximumFractionDigits: number): string {
  const digits = { minimumFractionDigits, maximumFractionDigits };
  const format = new Intl.NumberFormat(tag, { style: 'percent', numberingSystem: 'latn', ...digits });
  return format.format(share).replace('-', '\u2212');
}

/**
 * Returns the digits of a typed or pasted whole amount: grouping is ignored, and decimals after the locale's separator
 * are dropped.
 */
export function typedDigits(text: string, tag: string): string {
  return typedDecimal(text, tag).whole;
}

/**
 * The digits of a typed or pasted number before and after its decimal separator, in Latin script, also of full-width
 * characters; grouping is ignored.
 * The separator of another language, as in "0,5" in English, separates decimals after a zero, where it cannot group.
 */
export function typedDecimal(text: string, tag: string): { whole: string; fraction: string; hasSign: boolean } {
  const latin = latinDigits(text.normalize('NFKC')).replace(OTHER_DECIMAL, decimalSign(tag));
  const sign = decimalSign(tag);
  const isOther = !latin.includes(sign) && /^\s*0*[.,][^.,]*$/.test(latin);
  const [whole = '', ...rest] = latin.split(isOther ? /[.,]/ : sign);
  const fraction = (rest[0] ?? '').replace(/\D/g, '');
  return { whole: whole.replace(/\D/g, ''), fraction, hasSign: rest.length > 0 };
}

/** The decimal separator of Arabic, and the full stop of Chinese and Japanese. */
const OTHER_DECIMAL = /[\u066B\u3002]/;

/** Time of day "18:15" in the merchant's time zone, optionally with seconds. */
export function formatTime(epochMs: number, { tag, timeZone }: LocaleFacts, withSeconds = false): string {
  return dateFormat(tag, withSeconds ? SECONDS : MINUTES, timeZone).format(epochMs);
}

/** Day "9 Nov 2026" in the merchant's time zone; "20/11/2026" in languages that use digits. */
export function formatDate(instant: number | string, { tag, timeZone }: LocaleFacts): string {
  return dateFormat(tag, DIGIT_DATES.has(tag) ? DIGIT_DAY : DAY, timeZone).format(new Date(instant));
}

/** Day and time in the merchant's time zone. */
export function formatDateTime(epochMs: number, locale: LocaleFacts): string {
  return `${formatDate(epochMs, locale)} ${formatTime(epochMs, locale, true)}`;
}

/** Languages whose short month names ("20 thg 11, 2026", "2026年1月05日", "20 de nov. de 2026") look odd. */
const DIGIT_DATES: ReadonlySet<string> = new Set(['vi', 'zh-Hans', 'pt-BR', 'ja', 'ko', 'ru']);

const MINUTES = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const SECONDS = { ...MINUTES, second: '2-digit' } as const;
const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const DIGIT_DAY = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

// Latin digits and one calendar everywhere, so that server and browsers produce identical text.
const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats dates of a language. English ones begin with the day, as our texts do, unless the merchant's table of
 * languages names a country. @param timeZone 'UTC' for days that are in the merchant's time zone already
 */
export function dateFormat(tag: string, fields: Intl.DateTimeFormatOptions, timeZone = 'UTC'): Intl.DateTimeFormat {
  const key = `${tag} ${timeZone} ${JSON.stringify(fields)}`;
  const known =
    formatters.get(key) ??
    new Intl.DateTimeFormat(tag === 'en' ? 'en-GB' : tag, {
      ...fields,
      timeZone,
      numberingSystem: 'latn',
      calendar: 'gregory',
    });
  formatters.set(key, known);
  return known;
}

const decimalSigns = new Map<string, string>();

function decimalSign(tag: string): string {
  const known = decimalSigns.get(tag);
  if (known !== undefined) return known;
  const parts = new Intl.NumberFormat(tag, { numberingSystem: 'latn' }).formatToParts(0.5);
  const sign = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  decimalSigns.set(tag, sign);
  return sign;
}
