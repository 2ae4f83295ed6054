import type { OfferTerms } from '@fairlot/contract';
import { Button } from '@fairlot/ui';
import { lazy, Suspense, useState } from 'react';
import { Facts } from '../../parts/facts.tsx';
import { formatAmount, formatCount } from '../../shared/format.ts';
import { common } from '../../shared/common-texts.ts';
import type { Trial } from './api.ts';
import { leftOutWords } from './dry-run-words.ts';
import { budgetDay, type ForecastDay, forecastDays, forecastOf, roundUp } from './templates/forecast.ts';
import { offerTexts as texts } from './offer-texts.ts';
import { templateWords as words } from './templates/texts.ts';
import { promotionsTexts } from './texts.ts';

// The chart library is loaded with the first forecast.
const ForecastChart = lazy(() =>
  import('./templates/forecast-chart.tsx').then((module) => ({ default: module.ForecastChart })),
);

interface Props {
  /** Null until it is requested. */
  tried: Trial | null;
  terms: Pick<OfferTerms, 'startsAt' | 'endsAt'>;
  budget: string;
  onBudget: (budget: string) => void;
  onTry: () => void;
}

/** Estimated cost of an offer from members' past activity, and the members it would not have reached. */
export function OfferCost({ tried, terms, budget, onBudget, onTry }: Props) {
  return (
    <section className="card">
      <h3>{texts.cost}</h3>
      <div className="offer-tried" role="status">
        {tried === null ? null : <Tried tried={tried} terms={terms} budget={budget} onBudget={onBudget} />}
      </div>
      <Button onClick={onTry}>{promotionsTexts.tryOut}</Button>
    </section>
  );
}

function Tried({ tried, terms, budget, onBudget }: Omit<Props, 'tried' | 'onTry'> & { tried: Trial }) {
  const [now] = useState(() => Date.now());
  const days = forecastOf(tried, forecastDays(terms.startsAt, terms.endsAt, tried.days, now));
  const most = Number(budget) || 0;
  const suggested = roundUp(days.at(-1)?.range[1] ?? Number(tried.expected));
  return (
    <>
      <p className="offer-about">{texts.over(tried.days)}</p>
      <Facts
        className="offer-tiles"
        rows={[
          [common.members, formatCount(tried.members)],
          [texts.expected, formatAmount(tried.expected)],
          [texts.mostForOne, formatAmount(tried.mostForOne)],
          [common.budget, budget === '' ? '–' : formatAmount(budget)],
        ]}
      />
      {tried.daily === null ? <p className="offer-about">{words.noCourse}</p> : null}
      {days.length === 0 ? null : <Forecast days={days} budget={most} />}
      <p>{leftOutWords(tried.leftOut)}</p>
      {suggested > 0 && suggested !== most ? (
        <p>
          <Button size="small" onClick={() => onBudget(String(suggested))}>
            {words.useBudget(formatCount(suggested))}
          </Button>
        </p>
      ) : null}
    </>
  );
}

function Forecast({ days, budget }: { days: readonly ForecastDay[]; budget: number }) {
  const last = days.at(-1);
  const reached = budget > 0 ? budgetDay(days, budget) : null;
  if (last === undefined) return null;
  return (
    <>
      <h4>{words.forecast(formatCount(days.length))}</h4>
      <Suspense fallback={<div className="forecast-chart" />}>
        <ForecastChart days={days} budget={budget} />
      </Suspense>
      <Facts
        className="offer-tiles"
        rows={[
          [words.expected, formatCount(Math.round(last.expected))],
          [words.range, last.range.map((sum) => formatCount(Math.round(sum))).join(' – ')],
          [words.atBudget, reached === null ? words.notReached : words.onDay(reached)],
        ]}
      />
    </>
  );
}
