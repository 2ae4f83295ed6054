import { Segmented } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { useHasToken } from '../../../shared/session/use-session.ts';
import { FailedPart, LoadingRows } from '../../../shared/ui/list-states.tsx';
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
  const { data, error, isError, refetch } = useQuery(limitsQuery(hasToken));
  const rows = data?.filter((limit) => limit.period === (limit.kind === 'session' ? 'day' : period));
  return (
    <>
      <Segmented
        label={t('limits.periods')}
        options={PERIODS.map((value) => ({ value, label: t(`limits.${value}`) }))}
        value={period}
        onChange={setPeriod}
      />
      {rows === undefined && (isError ? <FailedPart error={error} onRetry={() => void refetch()} /> : <LoadingRows />)}
      {rows !== undefined && (
        <section className="card card--flush" aria-label={t('title.limits')}>
          {rows.map((limit) => (
            <LimitRow key={limit.kind} limit={limit} onChange={setChanged} />
          ))}
        </section>
      )}
      <p className="caption muted">{t('limits.hint')}</p>
      <LimitSheet limit={changed} onClose={() => setChanged(null)} />
    </>
  );
}
