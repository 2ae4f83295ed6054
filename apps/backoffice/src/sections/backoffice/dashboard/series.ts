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
const PARTS = { hour: 24, day: 30 } as const;

/** All parts of the period with their totals; a part without data is zero. */
export function chartPoints({ from, to, part }: Pick<Board, 'from' | 'to' | 'part'>, figure: FigureView): ChartPoint[] {
  const stepMs = part === 'hour' ? HOUR_MS : 24 * HOUR_MS;
  const count = part === 'hour' ? PARTS.hour : Math.min(PARTS.day, Math.ceil((to - from) / stepMs));
  const sumIn = (parts: FigureView['parts'], begin: number) =>
    parts.filter(({ at }) => at >= begin && at < begin + stepMs).reduce((sum, { value }) => sum + Number(value), 0);
  return Array.from({ length: count }, (_, index) => {
    const begin = from + index * stepMs;
    return {
      label: labelOf(begin, part),
      present: begin < to ? sumIn(figure.parts, begin) : null,
      before: sumIn(figure.partsBefore, begin),
    };
  });
}

function labelOf(at: number, part: Board['part']): string {
  const clock = new Date(wallClockMs(at));
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
