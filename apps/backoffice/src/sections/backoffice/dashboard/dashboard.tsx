import { amountDecimals } from '@fairlot/money';
import { Button, Segmented } from '@fairlot/ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Failure, Loading } from '../../../parts/states.tsx';
import { common } from '../../../shared/common-texts.ts';
import { formatTime } from '../../../shared/format.ts';
import type { PageProps } from '../../../shared/section.ts';
import { useContributions } from '../../../shared/use-sections.ts';
import { FigureCard, show } from './figure-card.tsx';
import { saveBoard } from './save-board.ts';
import { GoalsButton } from './goals-button.tsx';
import { HealthCard } from './health-card.tsx';
import { NetLine } from './net-line.tsx';
import { QueuesCard } from './queues-card.tsx';
import { RiskCard } from './risk-card.tsx';
import { FeedCard, GamesCard } from './side-cards.tsx';
import { chartPoints } from './series.ts';
import { dashboardTexts as words } from './texts.ts';
import { todayTexts } from './today-texts.ts';
import { type Board, type Period, PERIODS, useDashboard } from './use-dashboard.ts';
import { useToday } from './use-today.ts';
import './dashboard.css';
import './today.css';

// Loaded separately, because the chart library is larger than the rest of the page.
const FigureChart = lazy(() => import('./figure-chart.tsx').then((module) => ({ default: module.FigureChart })));

/**
 * Start page of the console: the day's figures compared with the week before, waiting items, and the health of outside
 * parties.
 */
export function Dashboard({ operator, onGo }: PageProps) {
  const [period, setPeriod] = useState<Period>('today');
  const { data, error, refetch } = useDashboard(period);
  const today = useToday();
  if (data === undefined)
    return error === null ? <Loading /> : <Failure error={error} onRetry={() => void refetch()} />;
  return (
    <div className="dashboard">
      <header className="dashboard-head">
        <small>{`${words.updated(data.asset, formatTime(data.now))} · % ${words.sameTime[period]}`}</small>
        <Segmented
          className="dashboard-periods"
          label={common.period}
          value={period}
          options={PERIODS.map((one) => ({ value: one, label: words.periods[one] }))}
          onChange={setPeriod}
        />
        {operator.permissions.includes('goals.change') ? <GoalsButton /> : null}
        {data.figures.length === 0 ? null : <SaveButton board={data} />}
      </header>
      {error === null ? null : <Failure error={error} onRetry={() => void refetch()} />}
      <Figures
        board={data}
        period={period}
        work={<Work today={today} onGo={onGo} />}
        below={<NetLine board={data} period={period} onGo={onGo} />}
        beside={
          <div className="dashboard-stack">
            {data.health.length > 0 ? <HealthCard health={data.health} onGo={onGo} /> : null}
            {today.data === undefined || today.data.riskKinds.length === 0 ? null : (
              <RiskCard today={today.data} onGo={onGo} />
            )}
            <FeedCard board={data} onGo={onGo} />
          </div>
        }
      >
        {data.games.total > 0 || data.figures.some(({ name }) => name === 'revenue') ? (
          <div className="dashboard-cards">
            <GamesCard games={data.games} />
          </div>
        ) : null}
      </Figures>
    </div>
  );
}

/** The queues, with their own loading and error states, so that they do not depend on the figures. */
function Work({
  today: { data, error, refetch },
  onGo,
}: { today: ReturnType<typeof useToday> } & Pick<PageProps, 'onGo'>) {
  if (data !== undefined) return <QueuesCard today={data} onGo={onGo} />;
  return (
    <section className="card dashboard-card" aria-label={todayTexts.waiting}>
      {error === null ? (
        <Loading />
      ) : (
        <Failure title={todayTexts.failed} error={error} onRetry={() => void refetch()} />
      )}
    </section>
  );
}

function SaveButton({ board }: { board: Board }) {
  const { figures: known } = useContributions();
  const nameOf = (name: string) => known[name]?.label ?? name;
  return (
    <Button size="small" onClick={() => saveBoard(board, nameOf)}>
      {words.save}
    </Button>
  );
}

/** Number of figures shown above the chart; the others are below. */
const FIRST_FIGURES = 6;

interface FiguresProps {
  board: Board;
  period: Period;
  /** Content above the chart. */
  work: ReactNode;
  /** Content below the chart. */
  below: ReactNode;
  /** Content beside all of these. */
  beside: ReactNode;
  /** Content between the chart and the other figures. */
  children: ReactNode;
}

/** Figures of the period, with the first ones above their chart; clicking a figure shows it in the chart. */
function Figures({ board, period, work, below, beside, children }: FiguresProps) {
  const { figures: known } = useContributions();
  const figures = board.figures
    .filter(({ name }) => name in known)
    .toSorted((a, b) => (known[a.name]?.place ?? 0) - (known[b.name]?.place ?? 0));
  const [wanted, setWanted] = useState('revenue');
  const shown = figures.find(({ name }) => name === wanted) ?? figures[0];
  if (shown === undefined)
    return (
      <>
        <p className="card">{words.noFigures}</p>
        {work}
        {beside}
        {children}
      </>
    );
  const label = known[shown.name]?.label ?? shown.name;
  const heading = board.part === 'hour' ? words.byHour(label) : words.byDay(label);
  const points = chartPoints(board, shown);
  const cards = figures.map((figure) => (
    <FigureCard
      key={figure.name}
      figure={figure}
      label={known[figure.name]?.label ?? figure.name}
      period={period}
      isShown={figure === shown}
      onShow={() => setWanted(figure.name)}
    />
  ));
  return (
    <>
      <div className="figures">{cards.slice(0, FIRST_FIGURES)}</div>
      <div className="dashboard-course">
        <div className="dashboard-stack">
          {work}
          <section className="card dashboard-card">
            <header className="dashboard-card-head">
              <h2>{heading}</h2>
              <small className="legend">
                <span className="legend-present">{words.present}</span>
                <span className="legend-before">{words.before[period]}</span>
              </small>
            </header>
            <Suspense fallback={<div className="figure-chart" />}>
              <FigureChart points={points} present={words.present} before={words.before[period]} />
            </Suspense>
            <ChartTable heading={heading} points={points} unit={shown.unit} period={period} />
            {below}
          </section>
          {children}
        </div>
        {beside}
      </div>
      <div className="figures">{cards.slice(FIRST_FIGURES)}</div>
    </>
  );
}

interface ChartTableProps {
  heading: string;
  points: ReturnType<typeof chartPoints>;
  unit: Parameters<typeof show>[1];
  period: FiguresProps['period'];
}

/** The figures of the chart, for screen readers. */
function ChartTable({ heading, points, unit, period }: ChartTableProps) {
  return (
    <div className="visually-hidden">
      <table>
        <caption>{heading}</caption>
        <thead>
          <tr>
            <th>{words.at}</th>
            <th>{words.present}</th>
            <th>{words.before[period]}</th>
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.label}>
              <th scope="row">{point.label}</th>
              <td>{point.present === null ? '' : show(fixed(point.present, unit), unit)}</td>
              <td>{show(fixed(point.before, unit), unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const fixed = (value: number, unit: 'money' | 'count') =>
  unit === 'money' ? value.toFixed(amountDecimals()) : String(value);
