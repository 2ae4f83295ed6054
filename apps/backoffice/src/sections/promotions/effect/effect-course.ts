import type { promotionsDesk, ValueOf } from '@fairlot/contract';
import { formatMinor, parseMinor } from '@fairlot/money';

export type Effect = NonNullable<ValueOf<typeof promotionsDesk.report>['comparison']>;
export type Interval = Effect['course'][number];

/** Figures of the chart: the total in money, or the average per member of each group. */
export const MEASURES = ['gain', 'revenue', 'turnover', 'deposits'] as const;
export type Measure = (typeof MEASURES)[number];

/** One interval of a measure as decimal strings; null if a group had no members. */
export interface EffectRow {
  from: string;
  /** Members of each group by the end of the interval. */
  members: { offered: number; control: number };
  /** Cost so far and gain so far, or the offered group and the control group. */
  first: string | null;
  second: string | null;
  /** The cost of the interval, or the difference between the groups. */
  own: string | null;
}

/** The rows of a measure, oldest first. */
export function rowsOf(course: readonly Interval[], measure: Measure): EffectRow[] {
  let spent = 0n;
  return course.map(({ from, cost, gain, offered, control }) => {
    const members = { offered: offered.members, control: control.members };
    spent += parseMinor(cost);
    if (measure === 'gain') return { from, members, first: formatMinor(spent), second: gain, own: cost };
    const first = offered.perMember?.[measure] ?? null;
    const second = control.perMember?.[measure] ?? null;
    const own = first === null || second === null ? null : formatMinor(parseMinor(first) - parseMinor(second));
    return { from, members, first, second, own };
  });
}
