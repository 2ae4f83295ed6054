import { tryParseMinor } from '@fairlot/money';
import { wallClockMs } from '../../../shared/format.ts';
import type { Board, FigureView } from './use-dashboard.ts';

/** One bar of the chart with its previous value; null if the time is in the future. */
export interface ChartPoint {
  /** Hour of the day, or day and month, in the merchant's time zone. */
  label: string;
  present: number | null;
  before: number;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const PARTS = { hour: 24, day: 30 } as const;

/** All parts of the period with their totals; a part without data is zero. A day may have 23 or 25 hours. */
export function chartPoints({ from, to, part }: Pick<Board, 'from' | 'to' | 'part'>, figure: FigureView): ChartPoint[] {
  const placeOf = (at: number) =>
    part === 'hour' ? Math.floor((at - from) / HOUR_MS) : dayNumber(at) - dayNumber(from);
  const begun = placeOf(to - 1) + 1;
  const count = part === 'hour' ? Math.max(PARTS.hour, begun) : Math.min(PARTS.day, begun);
  const sumIn = (parts: FigureView['parts'], place: number) =>
    parts.filter(({ at }) => placeOf(at) === place).reduce((sum, { value }) => sum + Number(value), 0);
  return Array.from({ length: count }, (_, place) => ({
    label: labelOf(part === 'hour' ? wallClockMs(from + place * HOUR_MS) : (dayNumber(from) + place) * DAY_MS, part),
    present: place < begun ? sumIn(figure.parts, place) : null,
    before: sumIn(figure.partsBefore, place),
  }));
}

/** Number of the day in the merchant's time zone. */
const dayNumber = (at: number): number => Math.floor(wallClockMs(at) / DAY_MS);

/** @param wallMs reading of the merchant's clock, as if it were UTC */
function labelOf(wallMs: number, part: Board['part']): string {
  const clock = new Date(wallMs);
  const two = (value: number) => String(value).padStart(2, '0');
  return part === 'hour' ? two(clock.getUTCHours()) : `${two(clock.getUTCDate())}.${two(clock.getUTCMonth() + 1)}`;
}

/** Growth against the previous value as a fraction; null if that was zero. */
export function growthOf(value: string, before: string): number | null {
  const base = Number(before);
  return base === 0 ? null : (Number(value) - base) / Math.abs(base);
}

/** The part with the lowest value, if that is below zero. */
export function lowestPart(parts: FigureView['parts']): FigureView['parts'][number] | undefined {
  const lowest = parts.toSorted((a, b) => Number(a.value) - Number(b.value))[0];
  return lowest !== undefined && Number(lowest.value) < 0 ? lowest : undefined;
}

/** Events of one kind, newest first. */
export interface FeedGroup {
  kind: string;
  lines: Board['feed'];
  /** Sum of their amounts in minor units, if they share one currency. */
  sumMinor: bigint | null;
  currency: string | null;
}

/** The feed by kind; the kind with the newest event is first. */
export function feedGroups(feed: Board['feed']): FeedGroup[] {
  return [...Map.groupBy(feed, ({ kind }) => kind)].map(([kind, lines]) => {
    const currencies = new Set(lines.map(({ currency }) => currency));
    const [currency] = currencies;
    const isOne = currencies.size === 1 && currency !== null && currency !== undefined;
    const sumMinor = isOne ? lines.reduce((sum, { amount }) => sum + (tryParseMinor(amount ?? '0') ?? 0n), 0n) : null;
    return { kind, lines, sumMinor, currency: isOne ? currency : null };
  });
}
