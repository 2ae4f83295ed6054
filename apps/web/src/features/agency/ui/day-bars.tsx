import { formatAmount } from '../../../shared/i18n/format.ts';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import type { TeamDay } from '../api/team.ts';
import { CHART_HEIGHT, CHART_WIDTH, layOutBars } from '../model/day-chart.ts';
import { shortDay, weekday } from '../model/short-day.ts';

const DAYS_OF_WEEK = 7;

/** Turnover by day as a chart, and as a table for screen readers. Days are in descending order. */
export function DayBars({ days }: { days: readonly TeamDay[] }) {
  const { t, tag } = useLocaleText();
  const sorted = days.toReversed();
  const bars = layOutBars(sorted.map(({ turnover }) => Number(turnover)));
  return (
    <>
      <svg
        className="team-bars"
        viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {bars.map((bar, index) => (
          <rect
            key={sorted[index]?.date}
            {...bar}
            rx={Math.min(4, bar.width / 4)}
            className={index === bars.length - 1 ? 'now' : undefined}
          />
        ))}
      </svg>
      {sorted.length > 1 && sorted.length <= DAYS_OF_WEEK ? (
        <div className="team-weekdays caption muted" aria-hidden="true">
          {sorted.map(({ date }) => (
            <span key={date}>{weekday(date, tag)}</span>
          ))}
        </div>
      ) : (
        <div className="row between caption muted ltr" aria-hidden="true">
          <span>{shortDay(sorted[0]?.date, tag)}</span>
          <span>{sorted.length > 1 && shortDay(sorted.at(-1)?.date, tag)}</span>
        </div>
      )}
      <div className="visually-hidden">
        <table>
          <caption>{t('agency.turnover')}</caption>
          <tbody>
            {sorted.map(({ date, turnover }) => (
              <tr key={date}>
                <th scope="row">{shortDay(date, tag)}</th>
                <td>{formatAmount(turnover, tag)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
