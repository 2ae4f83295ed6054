import { formatMinor } from '@fairlot/money';
import { common } from '../../shared/common-texts.ts';
import { formatAmount, formatCalendarDay, formatTime, UNKNOWN } from '../../shared/format.ts';
import { translated } from '../../shared/language.ts';
import type { FieldValues } from '../../shared/section.ts';
import { fieldText } from './field-words.ts';
import { objectText } from './object-words.ts';

export const valueWords = translated('trailValue', {
  more: (count: number) => `+${count} more`,
});

/** Entries of a list that are written out. */
const LISTED = 8;
/** Numbers from here on are times in milliseconds; amounts are strings. */
const FIRST_TIME = 1_000_000_000_000;

/**
 * The value of a field as the audit trail and requests for approval show it: amounts with their currency, times in the
 * merchant's time zone, Yes and No, and chosen values in words.
 * @param currency of the amounts, if the value does not name its own; may be empty
 * @param chosen texts of chosen values of the object; a value without one stays unchanged
 */
export function valueText(value: unknown, name: string, currency = '', chosen: FieldValues = {}): string {
  if (value === null || value === undefined || value === '') return UNKNOWN;
  if (typeof value === 'boolean') return value ? common.yes : common.no;
  if (typeof value === 'number') return numberText(value, name);
  if (typeof value === 'string') return chosenText(value, name, chosen) ?? stringText(value, name, currency);
  if (Array.isArray(value)) return listText(value, name, currency, chosen);
  if (isCondition(value)) return conditionText(value, chosen);
  const own = currencyOf(value) || currency;
  const parts = Object.entries(value).map(
    ([key, one]) => `${chosenText(key, name, chosen) ?? fieldText(key)}: ${valueText(one, key, own, chosen)}`,
  );
  return parts.join('; ') || UNKNOWN;
}

/** Fields in hundredths of a percent. */
const HUNDREDTHS = /(?:Bp|Scaled)$/;

function numberText(value: number, name: string): string {
  if (HUNDREDTHS.test(name)) return `${(value / 100).toFixed(2)}%`;
  return value >= FIRST_TIME ? formatTime(value) : String(value);
}

type Condition = Readonly<Record<'field' | 'operator' | 'value', unknown>>;

const isCondition = (value: object): value is Condition =>
  ['field', 'operator', 'value'].every((name) => Object.hasOwn(value, name));

/** A condition of a segment, such as "Number of deposits at least 5" or "Label vip is set". */
function conditionText({ field, operator, value }: Condition, chosen: FieldValues): string {
  const [name, comparison] = [valueText(field, 'field', '', chosen), valueText(operator, 'operator', '', chosen)];
  return (field === 'label' ? [name, String(value), comparison] : [name, comparison, String(value)]).join(' ');
}

/** The text of a chosen value; undefined if it has none. */
function chosenText(value: string, name: string, chosen: FieldValues): string | undefined {
  const values = Object.hasOwn(chosen, name) ? chosen[name] : undefined;
  return values !== undefined && Object.hasOwn(values, value) ? values[value] : undefined;
}

function listText(values: readonly unknown[], name: string, currency: string, chosen: FieldValues): string {
  const shown = values.slice(0, LISTED).map((one) => valueText(one, name, currency, chosen));
  const more = values.length - shown.length;
  return [...shown, ...(more > 0 ? [valueWords.more(more)] : [])].join(', ') || UNKNOWN;
}

function stringText(value: string, name: string, currency: string): string {
  if (value === 'true' || value === 'false') return valueText(value === 'true', name);
  if (HUNDREDTHS.test(name) && /^\d+$/.test(value)) return numberText(Number(value), name);
  if (name === 'about') return objectText(value);
  if (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*Z$/.test(value)) return formatTime(Date.parse(value));
  if (name.endsWith('Minor') && /^-?\d+$/.test(value)) return amountText(formatMinor(BigInt(value)), currency);
  // Odds and percentages are decimals too.
  if (/^-?\d+\.\d{2,3}$/.test(value) && !/odds|percent|rate|share/i.test(name)) return amountText(value, currency);
  const [, amount, unit] = /^(-?\d+\.\d{2,3}) ([A-Z]{3})$/.exec(value) ?? [];
  if (amount !== undefined && unit !== undefined) return amountText(amount, unit);
  return formatCalendarDay(value);
}

/** Separates the parts of a field's name, such as "rates · slots"; settings of the site are separated by dots. */
const PART = ' · ';
const partsOf = (path: string): string[] => path.split(/^[a-zA-Z]+(?:\.\w+)+$/.test(path) ? '.' : PART);

/** The name of a field in words. Its parts may be chosen values, such as products. */
export function pathText(path: string, chosen: FieldValues = {}): string {
  const parts = partsOf(path);
  return parts.map((part, at) => chosenText(part, parts[at - 1] ?? '', chosen) ?? fieldText(part)).join(PART);
}

/** The last part of a field's name, which names its values. */
export const lastPart = (path: string): string => partsOf(path).at(-1) ?? path;

/** The value of a fact that a room wrote as text: lists and objects are JSON. */
export function factText(text: string, path: string, currency = '', chosen: FieldValues = {}): string {
  return valueText(/^[[{"]/.test(text) ? parsedOr(text) : text, lastPart(path), currency, chosen);
}

function parsedOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const amountText = (amount: string, currency: string): string => `${formatAmount(amount)} ${currency}`.trim();

/** The currency that an entry or the key of its object names; empty if none. */
export function currencyOf(fields: object, object = ''): string {
  const { currency, asset } = fields as Readonly<Record<string, unknown>>;
  const named = [currency, asset].find((one) => typeof one === 'string');
  return typeof named === 'string' ? named : (/:([A-Z]{3})(?::|$)/.exec(object)?.[1] ?? '');
}
