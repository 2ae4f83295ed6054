import { formatMinor } from '@fairlot/money';
import { formatAmount, formatTime } from '../../shared/format.ts';
import { limitName } from '../../parts/limit-names.ts';
import { protectionTexts as words } from './texts.ts';

interface Detail {
  kind?: string;
  period?: string;
  before?: string | null;
  after?: string | null;
  hours?: number;
  months?: number;
  minutes?: number;
  by?: string;
  note?: string;
  /** ISO time. */
  until?: string | null;
  marker?: string;
  now?: string;
}

/** Details of an action in words: limits before and after, the length of a break, the notes of a contact. */
export function actDetail(json: string): string {
  const detail = JSON.parse(json) as Detail;
  const { kind, period = '', before, after, hours, months, minutes, by = '', note, until, marker, now } = detail;
  if (kind !== undefined) {
    const valueOf = (value: string | null = null) => (value === null ? words.noLimit : limitText(kind, value));
    return `${limitName(kind, period)}: ${valueOf(before)} → ${valueOf(after)}`;
  }
  if (hours !== undefined) return words.hours(hours);
  if (months !== undefined) return words.months(months);
  if (minutes !== undefined) return words.everyMinutes(minutes);
  if (now !== undefined) return `${words.markerNames[marker ?? ''] ?? marker}: ${now}`;
  if (until !== undefined) return until === null ? words.noEnd : formatTime(Date.parse(until));
  if (note !== undefined) return `${note} (${by})`;
  return Object.keys(detail).length === 0 ? '' : json;
}

/** Names of actions and of markers, for pages of other sections. */
export const actCodes = words.acts;
export const markerCodes = words.markerNames;

/** Amounts are minor units, sessions are minutes. */
function limitText(kind: string, value: string): string {
  if (kind === 'session') return `${value} ${words.minutes}`;
  return formatAmount(formatMinor(BigInt(value)));
}
