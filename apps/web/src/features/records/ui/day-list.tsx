import type { ReactNode } from 'react';
import { serverNow } from '../../../shared/clock/clock.ts';
import { formatDate } from '../../../shared/i18n/format.ts';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import { groupByDay } from '../model/periods.ts';

/**
 * Rows grouped by day in the merchant's time zone. The browser always fetches the rows; they are never rendered on the
 * server.
 */
export function DayList<R>({
  rows,
  atOf,
  render,
  totalOf,
}: {
  rows: readonly R[];
  atOf: (row: R) => number;
  render: (row: R) => ReactNode;
  /** The total of a day, YYYY-MM-DD, shown beside its name. */
  totalOf?: (date: string) => ReactNode;
}) {
  const { t, ...locale } = useLocaleText();
  return groupByDay(rows, atOf, serverNow(), locale.timeZone).map(({ date, day, rows: group }) => {
    const first = group[0];
    const named = first === undefined ? date : formatDate(atOf(first), locale);
    const title = day === 'earlier' ? named : t(`records.${day}`);
    return (
      <section key={date} aria-label={title}>
        <div className="section-head day">
          <h2 className="label muted">{title}</h2>
          {totalOf?.(date)}
        </div>
        <div className="card card--flush mx">{group.map(render)}</div>
      </section>
    );
  });
}
