import { useCallback } from 'react';
import { Facts } from '../../parts/facts.tsx';
import { Loaded } from '../../parts/states.tsx';
import { formatAmount, formatCount } from '../../shared/format.ts';
import { useLoad } from '../../shared/use-load.ts';
import { type Offer, promotionsApi } from './api.ts';
import { OfferEffect } from './effect/offer-effect.tsx';
import { promotionsTexts as texts } from './texts.ts';

/** Results of an offer with its effect over time, and its remaining budget. */
export function OfferReport({ offer: { id, spent, budget } }: { offer: Offer }) {
  const { state, reload } = useLoad(useCallback((signal: AbortSignal) => promotionsApi.report(id, signal), [id]));
  return (
    <section className="card card--wide">
      <h2>{texts.report}</h2>
      <p>
        <label>
          {texts.spentOf(formatAmount(spent), formatAmount(budget))}{' '}
          <meter min={0} max={Number(budget)} value={Number(spent)} />
        </label>
      </p>
      <Loaded state={state} onRetry={reload}>
        {(report) => (
          <>
            <Facts rows={FIGURES.map((name) => [texts.reportOf[name], shown(report[name])])} />
            {report.comparison !== null && <OfferEffect effect={report.comparison} />}
          </>
        )}
      </Loaded>
    </section>
  );
}

const FIGURES = ['joined', 'given', 'cost', 'converted', 'lapsed', 'turnover', 'revenue'] as const;
const shown = (value: number | string) => (typeof value === 'number' ? formatCount(value) : formatAmount(value));
