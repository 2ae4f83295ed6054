import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Field, Select } from '../../../parts/field.tsx';
import { Failure, Loaded, Loading } from '../../../parts/states.tsx';
import { messageOf } from '../../../shared/message-of.ts';
import type { PageProps } from '../../../shared/section.ts';
import { useLoad } from '../../../shared/use-load.ts';
import { type Reports, reportsApi, type ReportWish } from './api.ts';
import { Conditions } from './conditions.tsx';
import { ReportResult } from './report-result.tsx';
import './reports.css';
import { SavedReports } from './saved-reports.tsx';
import { reportTexts as words } from './texts.ts';
import { addressOf, comparisonsOf, PARTS, wishOf } from './wish.ts';

/** Reports of all rooms: period, comparison, intervals, rows, filters; the address contains the current selection. */
export function ReportsPage({ search, onGo }: PageProps) {
  const { state, reload } = useLoad(useCallback((signal: AbortSignal) => reportsApi.all(signal), []));
  return (
    <Loaded state={state} onRetry={reload}>
      {(all) => {
        const wish = wishOf(search, all);
        const change = (part: Partial<ReportWish>) => onGo('reports', addressOf({ ...wish, ...part }));
        return <Builder all={all} wish={wish} onChange={change} onReload={reload} />;
      }}
    </Loaded>
  );
}

interface BuilderProps {
  all: Reports;
  wish: ReportWish;
  onChange: (part: Partial<ReportWish>) => void;
  onReload: () => void;
}

function Builder({ all, wish, onChange, onReload }: BuilderProps) {
  const report = all.reports.find(({ name }) => name === wish.report);
  const [shown, setShown] = useState(0);
  const answer = useQuery({
    queryKey: ['report', wish],
    queryFn: ({ signal }) => reportsApi.read(wish, signal),
    placeholderData: keepPreviousData,
    enabled: report !== undefined,
  });
  if (report === undefined) return <p className="loading">{words.none}</p>;
  return (
    <div className="reports">
      <section className="card reports-wish" aria-label={words.report}>
        <Select
          label={words.report}
          value={wish.report}
          options={all.reports.map(({ name }) => ({ value: name, label: words.reports[name] ?? name }))}
          onChange={(name) => onChange({ report: name, by: '', filter: [] })}
        />
        <Field label={words.from} type="date" value={wish.from} max={wish.to} onChange={(from) => onChange({ from })} />
        <Field label={words.to} type="date" value={wish.to} min={wish.from} onChange={(to) => onChange({ to })} />
        <Select
          label={words.compare}
          value={wish.compare}
          options={(['', ...comparisonsOf(wish)] as const).map((value) => ({ value, label: words.compares[value] }))}
          onChange={(compare) => onChange({ compare })}
        />
        <Select
          label={words.part}
          value={wish.part}
          options={PARTS.map((value) => ({ value, label: words.parts[value] }))}
          onChange={(part) => onChange({ part })}
        />
        {report.groupings.length === 0 ? null : (
          <Select
            label={words.by}
            value={wish.by}
            options={['', ...report.groupings].map((value) => ({ value, label: words.groups[value] ?? value }))}
            onChange={(by) => onChange({ by })}
          />
        )}
        <Select
          label={words.asset}
          value={wish.asset}
          options={all.assets.map((asset, place) => ({ value: place === 0 ? '' : asset, label: asset }))}
          onChange={(asset) => onChange({ asset })}
        />
        <Conditions
          key={wish.report}
          groupings={report.groupings}
          wish={wish}
          onChange={(filter) => onChange({ filter })}
        />
        <SavedReports saved={all.saved} wish={wish} onShow={onChange} onReload={onReload} />
      </section>
      {answer.isError ? (
        <Failure message={messageOf(answer.error)} onRetry={() => void answer.refetch()} />
      ) : (
        <section className="reports-result" aria-busy={answer.isFetching}>
          {answer.data === undefined ? (
            <Loading />
          ) : (
            <ReportResult
              answer={answer.data}
              report={report}
              wish={wish}
              shown={Math.min(shown, report.numbers.length - 1)}
              onShow={setShown}
            />
          )}
        </section>
      )}
    </div>
  );
}
