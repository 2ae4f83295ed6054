import { memo, type UIEvent, useState } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { shortIssue } from '../../draws/model/issue.ts';
import type { TrendDraw } from '../api/trend.ts';
import { GROUP_ROWS, groupsShown, type TrendChart, type TrendRow } from '../model/trend-chart.ts';

/** Lengths in units of the drawing, which is as wide as its box. */
const WIDTH = 358;
const LABEL = 62;
const ROW = 32;
const SHOWN_ROWS = 13;
const READ_ALOUD = 20;

interface TrendGridProps {
  chart: TrendChart;
  draws: readonly TrendDraw[];
  values: readonly string[];
  /** Name of the place. */
  name: string;
}

/**
 * One row for each draw, one column for each value: the drawn value as a ball, the others with the draws since they
 * were drawn. Only groups of rows near the visible part have content, and each group is a separate drawing, which the
 * browser lays out independently, so that 1,000 draws scroll smoothly.
 */
export function TrendGrid({ chart: { rows, facts }, draws, values, name }: TrendGridProps) {
  const t = useText();
  const x = (index: number) => LABEL + ((WIDTH - LABEL - 8) * (index + 0.5)) / values.length;
  const numbers = rows.slice(0, READ_ALOUD).map(({ at }) => values[at] ?? '');
  const summary = [
    [t('lottery.stat.count'), facts.map(({ drawn }) => drawn)],
    [t('lottery.chart.missing'), facts.map(({ missing }) => missing)],
    [t('lottery.chart.longest'), facts.map(({ longest }) => longest)],
  ] as const;
  return (
    <div className="card card--flush mx trend-grid">
      <svg viewBox={`0 0 ${WIDTH} 30`} aria-hidden="true">
        <text className="trend-grid__name" x="12" y="19">
          {t('lottery.trendDraw')}
        </text>
        {values.map((value, index) => (
          <text key={value} className="trend-grid__value" x={x(index)} y="20">
            {value}
          </text>
        ))}
      </svg>
      <Rows
        rows={rows}
        draws={draws}
        values={values}
        label={t('lottery.chart.of', { place: name, numbers: numbers.join(' ') })}
      />
      <svg viewBox={`0 0 ${WIDTH} ${summary.length * 28}`} role="img" aria-label={summaryText(summary, values)}>
        {summary.map(([label, counts], row) => (
          <g key={label}>
            <line className="trend-grid__line" x1="0" x2={WIDTH} y1={row * 28 + 0.5} y2={row * 28 + 0.5} />
            <text className="trend-grid__name" x="12" y={row * 28 + 18}>
              {label}
            </text>
            {counts.map((count, index) => (
              <text key={values[index]} className="trend-grid__fact" x={x(index)} y={row * 28 + 18}>
                {count}
              </text>
            ))}
          </g>
        ))}
      </svg>
    </div>
  );
}

interface RowsProps extends Pick<TrendGridProps, 'draws' | 'values'> {
  rows: readonly TrendRow[];
  label: string;
}

/** Scrolling re-renders only these rows, not the figures below them. */
function Rows({ rows, draws, values, label }: RowsProps) {
  const [shown, setShown] = useState(() => groupsShown(rows.length, ROW, 0, SHOWN_ROWS * ROW));
  const scroll = ({ currentTarget: { scrollTop, clientHeight, clientWidth } }: UIEvent<HTMLElement>) => {
    const rowPx = (ROW * clientWidth) / WIDTH;
    const next = groupsShown(rows.length, rowPx, scrollTop, clientHeight);
    if (next.first !== shown.first || next.end !== shown.end) setShown(next);
  };
  return (
    <div className="trend-grid__box" onScroll={scroll}>
      <div role="img" aria-label={label}>
        {Array.from({ length: Math.ceil(rows.length / GROUP_ROWS) }, (_, group) => (
          <Group
            key={group}
            group={group}
            isShown={group >= shown.first && group < shown.end}
            rows={rows}
            draws={draws}
            values={values}
          />
        ))}
      </div>
    </div>
  );
}

const summaryText = (summary: readonly (readonly [string, readonly number[]])[], values: readonly string[]): string =>
  summary
    .map(([label, counts]) => `${label}: ${counts.map((count, index) => `${values[index]} ${count}`).join(', ')}`)
    .join('. ');

interface GroupProps extends Pick<TrendGridProps, 'draws' | 'values'> {
  group: number;
  isShown: boolean;
  rows: readonly TrendRow[];
}

const Group = memo(function Group({ group, isShown, rows, draws, values }: GroupProps) {
  const first = group * GROUP_ROWS;
  const height = Math.min(GROUP_ROWS, rows.length - first) * ROW;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${height}`}>
      {isShown && <GroupRows first={first} rows={rows} draws={draws} values={values} />}
    </svg>
  );
});

function GroupRows({ first, rows, draws, values }: Omit<GroupProps, 'group' | 'isShown'> & { first: number }) {
  const part = rows.slice(first, first + GROUP_ROWS);
  const x = (index: number) => LABEL + ((WIDTH - LABEL - 8) * (index + 0.5)) / values.length;
  const middle = (row: number) => row * ROW + ROW / 2;
  // The line continues to the first row of the next group.
  const path = rows
    .slice(first, first + GROUP_ROWS + 1)
    .flatMap(({ at }, row) => (at < 0 ? [] : [`${x(at).toFixed(1)},${middle(row)}`]))
    .join(' ');
  return (
    <>
      {part.map((_, row) => (row % 2 === 1 ? <rect key={row} x="0" y={row * ROW} width={WIDTH} height={ROW} /> : null))}
      <polyline points={path} />
      {part.map(({ at, missing }, row) => (
        <g key={row}>
          <text className="trend-grid__draw" x="12" y={middle(row) + 4.5}>
            {shortIssue(draws[first + row]?.numero ?? '')}
          </text>
          {missing.map((count, index) =>
            index === at || count === null ? null : (
              <text key={values[index]} className="trend-grid__missing" x={x(index)} y={middle(row) + 4.5}>
                {count}
              </text>
            ),
          )}
          {at >= 0 && <circle cx={x(at)} cy={middle(row)} r="12" />}
          <text className="trend-grid__ball" x={x(at)} y={middle(row) + 4.5}>
            {values[at]}
          </text>
        </g>
      ))}
    </>
  );
}
