import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Field, Select } from '../../../parts/field.tsx';
import { Failure, Loaded, Loading } from '../../../parts/states.tsx';
import { messageOf } from '../../../shared/message-of.ts';
import type { PageProps } from '../../../shared/section.ts';
import { useLoad } from '../../../shared/use-load.ts';
import { type Reports, reportsApi, type ReportWish } from './api.ts';
import { ReportResult } from './report-result.tsx';
import './reports.css';
import { SavedReports } from './saved-reports.tsx';
import { reportTexts as words } from './texts.ts';

const DAY_MS = 86_400_000;
/** What most look for; it opens where the role may read it. */
const FIRST = 'revenue';

/** Reports of all rooms: period, columns of time, rows; what is shown stands in the address. */
export function ReportsPage({ search, onGo }: PageProps) {
  const { state, reload } = useLoad(useCallback((signal: AbortSignal) => reportsApi.all(signal), []));
  return (
    <Loaded state={state} onRetry={reload}>
      {(all) => {
        const wish = wishOf(search, all);
        const change = (part: Partial<ReportWish>) => onGo('reports', `?${new URLSearchParams({ ...wish, ...part })}`);
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
          onChange={(name) => onChange({ report: name, by: '' })}
        />
        <Field label={words.from} type="date" value={wish.from} max={wish.to} onChange={(from) => onChange({ from })} />
        <Field label={words.to} type="date" value={wish.to} min={wish.from} onChange={(to) => onChange({ to })} />
        <Select
          label={words.part}
          value={wish.part}
          options={Object.entries(words.parts).map(([value, label]) => ({ value, label }))}
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

/** What the address asks for; the last seven days where it says nothing. */
function wishOf(search: string, { reports }: Reports): ReportWish {
  const query = new URLSearchParams(search);
  const day = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);
  return {
    report: query.get('report') ?? (reports.find(({ name }) => name === FIRST) ?? reports[0])?.name ?? '',
    from: query.get('from') ?? day(6),
    to: query.get('to') ?? day(0),
    part: query.get('part') ?? 'day',
    by: query.get('by') ?? '',
  };
}
