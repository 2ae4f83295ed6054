import type { BodyOf, lotteryDesk, ValueOf } from '@fairlot/contract';
import { namesDraft, namesOf } from '../../../form/text-languages.ts';
import { gameTexts as words } from './texts.ts';

export type Family = ValueOf<typeof lotteryDesk.families>[number];
export type Choices = ValueOf<typeof lotteryDesk.choices>;
export type AddBody = BodyOf<typeof lotteryDesk.addGame>;
export type PreviewBody = BodyOf<typeof lotteryDesk.previewGame>;

/** Option value for a new entry, whose name is typed. */
export const NEW = '+';
const NONE = '';
const EVERY_DAY = ['1', '2', '3', '4', '5', '6', '7'];

/** Sale and draw times as form values. */
export interface ScheduleDraft {
  kind: 'interval' | 'calendar';
  intervalSeconds: string;
  drawTime: string;
  drawDays: string[];
  calendar: string;
  calendarName: string;
  /** HH:MM; both are empty for the whole day. */
  saleFrom: string;
  saleUntil: string;
  /** Days of the month separated by commas; empty for all. */
  monthDays: string;
  /** Times of further draws of the same day, HH:MM separated by commas; empty for one draw a day. */
  moreTimes: string;
  /** Empty if sale opens at the previous draw. */
  openHours: string;
  /** Whether the lottery uses only the selected feeds. */
  hasOwnFeeds: boolean;
  feeds: string[];
  lockSeconds: string;
  spanSeconds: string;
  cancellable: boolean;
}

export interface GameDraft extends ScheduleDraft {
  family: string;
  names: Record<string, string>;
  code: string;
  tag: string;
  tagName: string;
  source: 'rng' | 'feed';
  offered: Record<string, boolean>;
  odds: Record<string, string>;
  minUnitStake: string;
  maxUnitStake: string;
  memberDraw: string;
  drawExposure: string;
}

/** Initial values for a family. */
export function draftFor(family: Family, { tags, feeds }: Choices): GameDraft {
  const kind = family.interval === null ? 'calendar' : 'interval';
  return {
    family: family.family,
    names: namesDraft(),
    code: '',
    tag: tags[0]?.tag ?? NEW,
    // The first group of a site is named after its family by default.
    tagName: tags.length === 0 ? family.names.EN : '',
    ...scheduleFor(family, kind),
    source: kind === 'calendar' && feeds.length > 0 ? 'feed' : 'rng',
    cancellable: true,
    calendarName: '',
    offered: Object.fromEntries(family.plays.map(({ play }) => [play, true])),
    odds: Object.fromEntries(family.plays.map(({ play, odds }) => [play, odds])),
    minUnitStake: family.limits.minUnitStake,
    maxUnitStake: family.limits.maxUnitStake,
    memberDraw: '',
    drawExposure: '',
  };
}

/** Default schedule of a family. */
export function scheduleFor(
  { interval, calendar }: Family,
  kind: GameDraft['kind'],
): Omit<ScheduleDraft, 'calendarName' | 'cancellable'> {
  return {
    kind,
    intervalSeconds: String(interval?.seconds[0] ?? ''),
    drawTime: calendar?.drawTime ?? '',
    drawDays: calendar?.drawDays.map(String) ?? EVERY_DAY,
    calendar: NONE,
    saleFrom: '',
    saleUntil: '',
    monthDays: '',
    moreTimes: '',
    openHours: '',
    hasOwnFeeds: false,
    feeds: [],
    lockSeconds: '',
    spanSeconds: '',
  };
}

/** Converts a text to capital letters and digits: "Đà Nẵng 2" becomes DA_NANG_2. */
export const codeOf = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/đ/giu, 'd')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/gu, '_')
    .replaceAll(/^_+|_+$/gu, '')
    .slice(0, 28);

/** An unused code for a lottery, from family and interval or from its name. */
export function suggestedCode(
  draft: Pick<GameDraft, 'family' | 'kind' | 'intervalSeconds' | 'names'>,
  taken: ReadonlySet<string>,
): string {
  const named = codeOf(draft.names['EN'] ?? '');
  const base =
    draft.kind === 'calendar' && named.length > 1
      ? named
      : codeOf(`${draft.family} ${numberIn(draft.intervalSeconds) ?? ''}`);
  for (let number = 1; ; number += 1) {
    const code = number === 1 ? base : `${base}_${number}`;
    if (!taken.has(code)) return code;
  }
}

/** The plays of a family that its schedule allows. */
export const playsOf = ({ plays }: Family, kind: GameDraft['kind']): Family['plays'] =>
  plays.filter(({ schedules }) => schedules.includes(kind));

/** Body of a preview request. */
export function previewOf(draft: GameDraft, family: Family): PreviewBody {
  const isInterval = draft.kind === 'interval';
  return {
    family: draft.family,
    ...(isInterval
      ? { intervalSeconds: numberIn(draft.intervalSeconds) ?? 0, ...hoursOf(draft) }
      : { source: draft.source, ...daysOf(draft, draft.source === 'feed') }),
    ...secondsOf(draft),
    minUnitStake: draft.minUnitStake.trim(),
    ...amount('maxUnitStake', draft.maxUnitStake),
    ...amount('memberDraw', draft.memberDraw),
    ...amount('drawExposure', draft.drawExposure),
    plays: playsOf(family, draft.kind)
      .filter(({ play }) => draft.offered[play] === true)
      .map(({ play }) => ({ play, odds: (draft.odds[play] ?? '').trim() })),
  };
}

/** The complete request without reason and key. */
export function bodyOf(draft: GameDraft, family: Family, code: string): Omit<AddBody, 'reason' | 'requestKey'> {
  const isNew = draft.tag === NEW;
  return {
    code: draft.code.trim() || code,
    names: namesOf(draft.names),
    tag: isNew ? codeOf(draft.tagName) : draft.tag,
    ...(isNew ? { tagNames: { EN: draft.tagName.trim() } } : {}),
    ...calendarNameOf(draft),
    ...previewOf(draft, family),
    cancellable: draft.cancellable,
  };
}

/** Hours of sale; both are null for the whole day. */
export const hoursOf = ({ saleFrom, saleUntil }: Pick<ScheduleDraft, 'saleFrom' | 'saleUntil'>) => ({
  saleFrom: saleFrom || null,
  saleUntil: saleUntil || null,
});

/**
 * Days and times of draws on a calendar. Null stands for all days of the month, for one draw a day, for the opening at
 * the previous draw, and for all feeds. The server rejects a time that is not one, and 0 for a day that is no number.
 */
export function daysOf(draft: ScheduleDraft, isOfficial: boolean) {
  const monthDays = partsOf(draft.monthDays).map((part) => (/^\d{1,2}$/.test(part) ? Number(part) : 0));
  const moreTimes = partsOf(draft.moreTimes).map((time) => time.padStart(5, '0'));
  const openHours = numberIn(draft.openHours);
  return {
    drawTime: draft.drawTime,
    drawDays: draft.drawDays.map(Number),
    monthDays: monthDays.length === 0 ? null : monthDays,
    moreTimes: moreTimes.length === 0 ? null : moreTimes,
    calendar: calendarOf(draft),
    openSeconds: openHours === null ? null : Math.round(openHours * 3600),
    ...(isOfficial && { feeds: draft.hasOwnFeeds ? draft.feeds : null }),
  };
}

const partsOf = (text: string): string[] => text.split(/[\s,;]+/).filter((part) => part !== '');

/** The calendar: none, an existing one, or a new one by its name. */
function calendarOf({ calendar, calendarName }: ScheduleDraft): string | null {
  if (calendar === NEW) return codeOf(calendarName) || null;
  return calendar === NONE ? null : calendar;
}

/** The name of a calendar that is created with the lottery. */
export const calendarNameOf = ({ calendar, calendarName }: Pick<ScheduleDraft, 'calendar' | 'calendarName'>) =>
  calendar === NEW && calendarName.trim() !== '' ? { calendarName: calendarName.trim() } : {};

/** Typed seconds; the server knows the defaults. */
function secondsOf({ lockSeconds, spanSeconds }: Pick<ScheduleDraft, 'lockSeconds' | 'spanSeconds'>) {
  const [lock, span] = [numberIn(lockSeconds), numberIn(spanSeconds)];
  return { ...(lock === null ? {} : { lockSeconds: lock }), ...(span === null ? {} : { spanSeconds: span }) };
}

const amount = (field: string, text: string): Record<string, string> =>
  text.trim() === '' ? {} : { [field]: text.trim() };

/** A typed whole number; null if empty. Invalid text is reported by the contract's rules. */
export const numberIn = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** Name of the form's field that a path of a request belongs to. */
export function fieldOf(path: string, { tag, calendar }: Pick<GameDraft, 'tag' | 'calendar'>): string {
  if (path === 'names') return 'names.EN';
  if (path.startsWith('tagNames')) return 'tagName';
  if (path === 'openSeconds') return 'openHours';
  if (path.startsWith('monthDays')) return 'monthDays';
  if (path.startsWith('moreTimes')) return 'moreTimes';
  if (path === 'tag') return tag === NEW ? 'tagName' : 'tag';
  if (path === 'calendar') return calendar === NEW ? 'calendarName' : 'calendar';
  return path;
}

/** Formats a duration. */
export function lengthText(seconds: number): string {
  if (seconds % 3600 === 0) return words.hours(seconds / 3600);
  return seconds % 60 === 0 ? words.minutes(seconds / 60) : words.seconds(seconds);
}

/** Names of weekdays, Sunday 1 to Saturday 7. */
export const daysText = (days: readonly number[]): string =>
  days.length === 7 ? words.everyDay : days.map((day) => words.days[day - 1] ?? '').join(', ');
