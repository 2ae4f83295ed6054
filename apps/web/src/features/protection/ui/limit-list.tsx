import { Segmented } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { useHasToken } from '../../../shared/session/use-session.ts';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { type Limit, limitsQuery, type LimitPeriod } from '../api/limits.ts';
import { LimitRow } from './limit-row.tsx';
import { LimitSheet } from './limit-sheet.tsx';

const PERIODS: readonly LimitPeriod[] = ['day', 'week', 'month'];

/** The editable limits of a period. A session has one limit, which is shown in every period. */
export function LimitList() {
  const t = useText();
  const hasToken = useHasToken();
  const [period, setPeriod] = useState<LimitPeriod>('day');
  const [changed, setChanged] = useState<Limit | null>(null);
  const query = useQuery(limitsQuery(hasToken));
  return (
    <>
      <Segmented
        label={t('limits.periods')}
        options={PERIODS.map((value) => ({ value, label: t(`limits.${value}`) }))}
        value={period}
        onChange={setPeriod}
      />
      <Loaded query={query} shape="row">
        {(limits) => (
          <section className="card card--flush" aria-label={t('title.limits')}>
            {limits
              .filter((limit) => limit.period === (limit.kind === 'session' ? 'day' : period))
              .map((limit) => (
                <LimitRow key={limit.kind} limit={limit} onChange={setChanged} />
              ))}
          </section>
        )}
      </Loaded>
      <p className="caption muted">{t('limits.hint')}</p>
      <LimitSheet limit={changed} onClose={() => setChanged(null)} />
    </>
  );
}
