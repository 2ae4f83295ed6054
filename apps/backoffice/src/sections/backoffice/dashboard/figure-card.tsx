import { Sparkline } from '../../../parts/sparkline.tsx';
import { formatAmount, formatChange, formatCount } from '../../../shared/format.ts';
import { growthOf } from './series.ts';
import { dashboardTexts as words } from './texts.ts';
import { todayTexts } from './today-texts.ts';
import type { FigureView, Period } from './use-dashboard.ts';

interface FigureCardProps {
  figure: FigureView;
  label: string;
  period: Period;
  isShown: boolean;
  onShow: () => void;
}

/** Number of characters from which a figure uses a smaller font to fit its card. */
const LONG = 13;

/** A figure with its sparkline and growth; clicking it shows it in the chart. */
export function FigureCard({ figure, label, period, isShown, onShow }: FigureCardProps) {
  const { value, unit, dayBefore, weekBefore, target } = figure;
  const growth = growthOf(value, weekBefore);
  const shown = show(value, unit);
  return (
    <button type="button" className="figure" aria-pressed={isShown} title={words.showChart(label)} onClick={onShow}>
      <span className="figure-name">{label}</span>
      <span className="figure-value">
        <strong className={shown.length > LONG ? 'figure-long' : undefined}>{shown}</strong>
        <Sparkline values={figure.parts.map((part) => Number(part.value))} />
      </span>
      {target === null ? null : <Progress value={value} target={target} unit={unit} />}
      {growth === null ? null : (
        <small>
          <span className={growth < 0 ? 'figure-fall' : 'figure-rise'}>{formatChange(growth)}</span>{' '}
          {words.sameTime[period]}
        </small>
      )}
      {dayBefore === null ? null : <small>{words.dayBefore(show(dayBefore, unit))}</small>}
    </button>
  );
}

/** The reached share of a target; a bar below it stays inside its frame at any value. */
function Progress({ value, target, unit }: { value: string; target: string; unit: FigureView['unit'] }) {
  const share = Math.max(0, (Number(value) / Number(target)) * 100);
  return (
    <>
      <small>{todayTexts.ofTarget(share.toFixed(0), show(target, unit))}</small>
      <span className="figure-target" aria-hidden="true">
        <i style={{ inlineSize: `${Math.min(100, share)}%` }} />
      </span>
    </>
  );
}

/** Formats a value for display. */
export function show(value: string, unit: FigureView['unit']): string {
  return unit === 'money' ? formatAmount(value) : formatCount(Number(value));
}
