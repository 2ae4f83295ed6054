import { useText } from '../../../../shared/i18n/use-text.ts';
import { type Road } from '../model/roads.ts';
import { roadOf } from '../model/trend-chart.ts';

const ROWS = 6;
const CELL = 18;
/** Columns that fit, the newest ones. */
const COLUMNS = 19;
const TITLES: Readonly<Record<Road['kind'], string>> = {
  size: 'lottery.trendSize',
  parity: 'lottery.trendParity',
  side: 'lottery.group.dragon',
};
const FIRST = new Set(['play.big', 'play.odd', 'side.dragon']);

/** Runs of equal outcomes, newest on the right: a filled mark for one side, a ring for the other, a cross for a tie. */
export function RoadMap({ road: { kind, outcomes } }: { road: Road }) {
  const t = useText();
  const columns = roadOf(outcomes, ROWS).slice(-COLUMNS);
  const names = [...new Set(outcomes)].toSorted();
  const title = t(TITLES[kind]);
  const latest = columns.flat().map((outcome) => t(`lottery.${outcome}`));
  return (
    <section className="card mx mt-3 road" aria-label={title}>
      <div className="row between wrap mb-2">
        <h3 className="label">{title}</h3>
        <span className="row caption muted">
          {names.map((name) => (
            <span key={name} className="row gap-1">
              <svg className="road__key" viewBox="0 0 18 18" aria-hidden="true">
                <Outcome outcome={name} x={9} y={9} />
              </svg>
              {t(`lottery.${name}`)}
            </span>
          ))}
        </span>
      </div>
      <svg
        viewBox={`0 0 ${COLUMNS * CELL} ${ROWS * CELL}`}
        role="img"
        aria-label={t('lottery.chart.roadOf', { outcomes: latest.join(', ') })}
      >
        {columns.map((column, at) =>
          column.map((outcome, row) => (
            <Outcome
              // Cells have no state.
              key={`${at} ${row}`}
              outcome={outcome}
              x={at * CELL + CELL / 2}
              y={row * CELL + CELL / 2}
            />
          )),
        )}
      </svg>
    </section>
  );
}

function Outcome({ outcome, x, y }: { outcome: string; x: number; y: number }) {
  if (outcome === 'play.tie')
    return <path className="road__tie" d={`M${x - 5} ${y - 5}l10 10M${x + 5} ${y - 5}l-10 10`} />;
  return <circle className={FIRST.has(outcome) ? 'road__first' : 'road__second'} cx={x} cy={y} r="6.5" />;
}
