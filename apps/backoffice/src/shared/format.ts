import { tryParseMinor } from '@fairlot/money';
import { ownLanguage } from './language.ts';

const LOCALE = ownLanguage().locale;
const UTC = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' });
const CALENDAR_DAYS = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone: 'UTC' });

let zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
let formats = formatsOf(zone);

function formatsOf(timeZone: string) {
  const inZone = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(LOCALE, { ...options, timeZone });
  const clock = { hour: '2-digit', minute: '2-digit' } as const;
  const shortDay = { day: 'numeric', month: 'short' } as const;
  return {
    full: inZone({ dateStyle: 'medium', timeStyle: 'medium' }),
    short: inZone({ ...shortDay, ...clock }),
    clock: inZone(clock),
    day: inZone({ dateStyle: 'medium' }),
    shortDay: inZone(shortDay),
    offset: new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }),
  };
}

/** Sets the merchant's time zone, in which all times are shown and typed, regardless of the operator's location. */
export function setTimeZone(name: string): void {
  if (name === zone) return;
  zone = name;
  formats = formatsOf(name);
}

export const timeZone = (): string => zone;

/** Time in the merchant's time zone, with seconds. */
export const formatTime = (epochMs: number): string => formats.full.format(epochMs);

/** Time in the merchant's time zone, short. */
export const formatMinute = (epochMs: number): string => formats.short.format(epochMs);

/** Time of day in the merchant's time zone. */
export const formatClock = (epochMs: number): string => formats.clock.format(epochMs);

/** Day of a time in the merchant's time zone, with the year. */
export const formatDay = (epochMs: number): string => formats.day.format(epochMs);

/** Day of a time in the merchant's time zone, without the year, for narrow spaces. */
export const formatShortDay = (epochMs: number): string => formats.shortDay.format(epochMs);

/** A day of the calendar as YYYY-MM-DD, with the year; any other text unchanged. */
export const formatCalendarDay = (day: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) ? CALENDAR_DAYS.format(Date.parse(day)) : day;

/** A period of days, or its only day. */
export const formatPeriod = (from: string, to: string): string =>
  from === to ? formatCalendarDay(from) : `${formatCalendarDay(from)} – ${formatCalendarDay(to)}`;

export const formatUtc = (epochMs: number): string => `${UTC.format(epochMs)} UTC`;

/** Wall-clock time of the time zone, expressed as if it were UTC, in milliseconds. */
export function wallClockMs(epochMs: number): number {
  const name = formats.offset.formatToParts(epochMs).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  const offsetMs = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return sign === '-' ? epochMs - offsetMs : epochMs + offsetMs;
}

/** Day of a time in the merchant's time zone in the format of fields and calls: YYYY-MM-DD. */
export const dayOf = (epochMs: number): string => new Date(wallClockMs(epochMs)).toISOString().slice(0, 10);

/** Replaces a hyphen before a number with a minus sign: it is as wide as a digit, and no line breaks after it. */
const withMinus = (text: string): string => text.replace(/^-/, '−');

/**
 * Formats a decimal string with thousands separators and a minus sign: "-1234.50" becomes "−1,234.50". For display
 * only.
 */
export function formatAmount(amount: string): string {
  const [whole = '', fraction] = amount.split('.');
  return withMinus(`${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${fraction === undefined ? '' : `.${fraction}`}`);
}

/** Shown in place of an unknown value. */
export const UNKNOWN = '–';

/** An amount, or `UNKNOWN` if there is none. */
export const amountOrNone = (amount: string | null): string => (amount === null ? UNKNOWN : formatAmount(amount));

export function formatCount(count: number): string {
  return withMinus(new Intl.NumberFormat('en-GB').format(count));
}

const COMPACT = new Intl.NumberFormat(LOCALE, { notation: 'compact' });

/** Formats a number for the axis of a chart, such as 12k, with the unit of the operator's language. */
export const formatCompact = (value: number): string => inOwnSigns(COMPACT.formatToParts(value));

/** A percentage with all its decimals, from its digits: "99.50" becomes "99.50%". */
export const formatPercent = (digits: string | number): string =>
  formatShare(Number(digits) / 100, String(digits).split('.')[1]?.length ?? 0);

/** A fraction as a percentage: 0.062 becomes "6%", with one decimal "6.2%". */
export const formatShare = (share: number, decimals = 0): string => percentText(share, decimals, 'auto');

/** A relative change with its sign: 0.062 becomes "+6.2%", -0.031 "−3.1%". */
export const formatChange = (share: number): string => percentText(share, 1, 'exceptZero');

/** The language places the percent sign; digits are written as in amounts, alike in all languages. */
function percentText(share: number, decimals: number, signDisplay: 'auto' | 'exceptZero'): string {
  const key = `${decimals} ${signDisplay}`;
  const known =
    percents.get(key) ??
    new Intl.NumberFormat(LOCALE, {
      style: 'percent',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      signDisplay,
    });
  percents.set(key, known);
  return inOwnSigns(known.formatToParts(share));
}

function inOwnSigns(parts: readonly Intl.NumberFormatPart[]): string {
  return parts.map(({ type, value }) => OWN_SIGNS[type] ?? value).join('');
}

const percents = new Map<string, Intl.NumberFormat>();
const OWN_SIGNS: Readonly<Record<string, string>> = { decimal: '.', group: ',', minusSign: '−' };

/** Whether an amount may be sent: not zero, and at most the decimals of the currency. */
export function isSignedAmount(text: string): boolean {
  return /^-?(0|[1-9]\d{0,12})(\.\d{1,3})?$/.test(text) && /[1-9]/.test(text) && tryParseMinor(text) !== null;
}

/**
 * An id as shown in rows: its beginning, which the search accepts, and its end, which distinguishes ids of the same
 * minute.
 */
export const shortId = (id: string): string => `${id.slice(0, 8)}…${id.slice(-4)}`.toUpperCase();

/** A reference of a provider or an order: long ones in their short form. */
export const shortReference = (reference: string): string => (reference.length > 16 ? shortId(reference) : reference);
