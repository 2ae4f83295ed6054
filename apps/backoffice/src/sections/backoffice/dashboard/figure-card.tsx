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

/** A figure with its sparkline and growth; clicking it shows it in the chart. */
export function FigureCard({ figure, label, period, isShown, onShow }: FigureCardProps) {
  const { value, unit, dayBefore, weekBefore, target } = figure;
  const growth = growthOf(value, weekBefore);
  const name = words.showChart(label);
  return (
    <button
      type="button"
      className="figure"
      aria-pressed={isShown}
      title={`${name} (${show(value, unit)})`}
      onClick={onShow}
    >
      <span className="figure-name">{label}</span>
      <strong className="figure-value">{showShort(value, unit)}</strong>
      <span className="figure-course">
        {growth === null ? null : (
          <small>
            <span className={growth < 0 ? 'figure-fall' : 'figure-rise'}>{formatChange(growth)}</span>
            <span className="visually-hidden"> {words.sameTime[period]}</span>
          </small>
        )}
        <Sparkline values={figure.parts.map((part) => Number(part.value))} />
      </span>
      {dayBefore === null ? null : <small>{words.dayBefore(showShort(dayBefore, unit))}</small>}
      {target === null ? null : <Progress value={value} target={target} unit={unit} />}
    </button>
  );
}

/** The reached share of a target; a bar below it stays inside its frame at any value. */
function Progress({ value, target, unit }: { value: string; target: string; unit: FigureView['unit'] }) {
  const share = Math.max(0, (Number(value) / Number(target)) * 100);
  return (
    <>
      <small>{todayTexts.ofTarget(share.toFixed(0), showShort(target, unit))}</small>
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

/** Number of characters from which an amount is shown without its minor units, to fit its card. */
const LONG = 10;

/** Formats a value for a card, on which an exact amount does not always fit. */
function showShort(value: string, unit: FigureView['unit']): string {
  const exact = show(value, unit);
  return exact.length < LONG ? exact : exact.replace(/\.\d+$/, '');
}
