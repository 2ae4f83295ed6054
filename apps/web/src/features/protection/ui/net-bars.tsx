import { displayMinor } from '@fairlot/money';
import { useMemo } from 'react';
import { useLocale } from '../../../shared/i18n/locale-context.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import type { PlayHistory } from '../api/session.ts';
import { CHART_HEIGHT, CHART_WIDTH, joinDays, layOutChart } from '../model/net-chart.ts';

/** Net results by day as a chart, and as a table for screen readers. */
export function NetBars({ days }: { days: PlayHistory['days'] }) {
  const t = useText();
  const { tag } = useLocale();
  const groups = useMemo(() => joinDays(days), [days]);
  const { bars, zeroY } = useMemo(() => layOutChart(groups.map(({ net }) => net)), [groups]);
  const first = groups[0];
  const last = groups.at(-1);
  return (
    <>
      <svg
        className="net-bars"
        viewBox={`0 -4 ${CHART_WIDTH} ${CHART_HEIGHT + 8}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <line x1="0" x2={CHART_WIDTH} y1={zeroY} y2={zeroY} />
        {bars.map(({ x, y, width, height, isGain }, index) => (
          <rect
            key={groups[index]?.key}
            x={x}
            y={y}
            width={width}
            height={height}
            rx={Math.min(3, width / 4)}
            className={isGain ? 'gain' : undefined}
          />
        ))}
      </svg>
      <div className="row between caption muted ltr" aria-hidden="true">
        <span>{shortDay(first?.key, tag)}</span>
        <span>{groups.length > 1 && shortDay(last?.key, tag)}</span>
      </div>
      <div className="row gap-3 caption muted" aria-hidden="true">
        <span className="net-key net-key--gain">{t('history.dayWon')}</span>
        <span className="net-key">{t('history.dayLost')}</span>
      </div>
      <table className="visually-hidden">
        <caption>{t('history.chart')}</caption>
        <tbody>
          {groups.map(({ key, net }) => (
            <tr key={key}>
              <th scope="row">{shortDay(key, tag)}</th>
              <td>{displayMinor(BigInt(net), { locale: tag, sign: true })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Formats "2026-11-21" or "2026-11" in the language; both are already in the merchant's time zone. */
function shortDay(key: string | undefined, tag: string): string {
  if (key === undefined) return '';
  const isMonth = key.length === 7;
  return new Intl.DateTimeFormat(tag, {
    ...(isMonth ? { month: 'short', year: 'numeric' } : { day: 'numeric', month: 'short' }),
    timeZone: 'UTC',
    numberingSystem: 'latn',
    calendar: 'gregory',
  }).format(new Date(isMonth ? `${key}-01` : key));
}
