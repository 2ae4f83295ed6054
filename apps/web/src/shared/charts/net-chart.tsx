import { displayMinor } from '@fairlot/money';
import { cx } from '@fairlot/ui';
import { useMemo } from 'react';
import { dateFormat } from '../i18n/format.ts';
import { useLocale } from '../i18n/locale-context.ts';
import { shortAmount } from '../i18n/short-amount.ts';
import {
  type Bar,
  CHART_HEIGHT,
  CHART_WIDTH,
  joinDays,
  labelledColumns,
  layOutBars,
  layOutChart,
  runningTotals,
} from './chart-layout.ts';

/** Units of the picture: about one pixel on a phone. Labels of the scale are at the left, of the days below. */
const SIZE = { width: 326, height: 190 };
/** The left margin holds the longest short amounts ("10 مليون"), the right one half of the last day. */
const MARGIN = { left: 62, right: 8 };
const AREA = { left: MARGIN.left, top: 8, width: SIZE.width - MARGIN.left - MARGIN.right, height: 156 };
const MOST_LABELS = 7;

export interface NetChartProps {
  days: readonly { date: string; net: string }[];
  /** Loss limits: amount in minor units, and the text of the key. */
  limits: readonly { minor: number; text: string }[];
  /** The texts of the chart: its caption, and the names of its parts. */
  words: { caption: string; day: string; won: string; lost: string; running: string };
}

/** Net results by day with a scale, their running total and loss limits; and as a table for screen readers. */
export function NetChart({ days, limits, words }: NetChartProps) {
  const { tag } = useLocale();
  const groups = useMemo(() => joinDays(days), [days]);
  const nets = groups.map(({ net }) => net);
  const totals = runningTotals(nets);
  const amount = (minor: number | undefined) => displayMinor(BigInt(minor ?? 0), { locale: tag, sign: true });
  const hasCurve = groups.length > 1;
  return (
    <>
      <ChartPicture groups={groups} limits={limits.map(({ minor }) => minor)} hasCurve={hasCurve} />
      <ul className="chart-key caption muted" aria-hidden="true">
        <li className="gain">{words.won}</li>
        <li>{words.lost}</li>
        {hasCurve && <li className="running">{words.running}</li>}
      </ul>
      {limits.length > 0 && (
        <ul className="chart-key caption muted">
          {limits.map(({ text }) => (
            <li key={text} className="limit">
              {text}
            </li>
          ))}
        </ul>
      )}
      <div className="visually-hidden">
        <table>
          <caption>{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.day}</th>
              <th scope="col">{words.caption}</th>
              <th scope="col">{words.running}</th>
            </tr>
          </thead>
          <tbody>
            {groups.map(({ key, net }, index) => (
              <tr key={key}>
                <th scope="row">{dayText(key, tag)}</th>
                <td>{amount(net)}</td>
                <td>{amount(totals[index])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

interface ChartPictureProps {
  groups: readonly { key: string; net: number }[];
  limits: readonly number[];
  hasCurve: boolean;
}

function ChartPicture({ groups, limits, hasCurve }: ChartPictureProps) {
  const { tag } = useLocale();
  const {
    bars,
    curve,
    ticks,
    limits: lines,
  } = layOutChart(
    groups.map(({ net }) => net),
    limits,
    AREA,
  );
  const end = curve.at(-1);
  const labels = labelledColumns(groups.length, MOST_LABELS);
  return (
    <svg className="net-chart" viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden="true" focusable="false">
      {ticks.map(({ value, y }) => (
        <g key={value}>
          <line className={cx('scale', value === 0 && 'zero')} x1={AREA.left} x2={SIZE.width} y1={y} y2={y} />
          <text className="scale-text" x={AREA.left - 6} y={y + 4}>
            {shortAmount(value, tag)}
          </text>
        </g>
      ))}
      <Bars bars={bars} />
      {lines.map((y, index) =>
        y === undefined ? null : <line key={index} className="limit" x1={AREA.left} x2={SIZE.width} y1={y} y2={y} />,
      )}
      {hasCurve && <polyline className="running" points={curve.map(({ x, y }) => `${x},${y}`).join(' ')} />}
      {hasCurve && end && <circle className="running-end" cx={end.x} cy={end.y} r="3.5" />}
      {labels.map((index) => (
        <text
          key={index}
          className={cx('day-text', index === groups.length - 1 && 'now')}
          x={curve[index]?.x}
          y={SIZE.height - 6}
        >
          {columnText(groups[index]?.key ?? '', tag)}
        </text>
      ))}
    </svg>
  );
}

/** Nets of consecutive days as small bars beside their sum. The days' own totals are read out in the list below. */
export function NetBars({ nets }: { nets: readonly number[] }) {
  const { bars, zeroY } = layOutBars(nets);
  return (
    <svg
      className="net-bars"
      viewBox={`0 -4 ${CHART_WIDTH} ${CHART_HEIGHT + 8}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <line className="zero" x1="0" x2={CHART_WIDTH} y1={zeroY} y2={zeroY} />
      <Bars bars={bars} />
    </svg>
  );
}

function Bars({ bars }: { bars: readonly Bar[] }) {
  return bars.map(({ x, y, width, height, isGain, isLast }) => (
    <rect
      key={x}
      x={x}
      y={y}
      width={width}
      height={height}
      rx={Math.min(4, width / 4)}
      className={isGain ? 'gain' : cx(isLast && 'now')}
    />
  ));
}

/** "21" of a day, "Nov" of a month; both are already in the merchant's time zone. */
const columnText = (key: string, tag: string) =>
  key.length === 7 ? textOf(key, tag, { month: 'short' }) : String(Number(key.slice(8)));

/** "21 Nov" of a day, "Nov 2026" of a month. */
const dayText = (key: string, tag: string) =>
  textOf(key, tag, key.length === 7 ? { month: 'short', year: 'numeric' } : { day: 'numeric', month: 'short' });

function textOf(key: string, tag: string, fields: Intl.DateTimeFormatOptions): string {
  return dateFormat(tag, fields).format(new Date(key.length === 7 ? `${key}-01` : key));
}
