import { Select } from '@fairlot/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DayField } from '../../../parts/field.tsx';
import { Failure, Loaded, Loading } from '../../../parts/states.tsx';
import { common } from '../../../shared/common-texts.ts';
import { dayOf, formatPeriod } from '../../../shared/format.ts';
import type { PageProps } from '../../../shared/section.ts';
import { useMedia } from '../../../shared/use-media.ts';
import { useLoad } from '../../../shared/use-load.ts';
import { type Reports, reportsApi, type ReportInput } from './api.ts';
import { Conditions } from './conditions.tsx';
import { ReportResult } from './report-result.tsx';
import './reports.css';
import { SavedReports } from './saved-reports.tsx';
import { reportTexts as words } from './texts.ts';
import { addressOf, comparisonsOf, PARTS, inputOf } from './report-query.ts';

/** Width at which `reports.css` puts the query above its result. */
const NARROW = '(max-width: 899px)';
const DAY_MS = 86_400_000;

/** Reports of all rooms: period, comparison, intervals, rows, filters; the address contains the current selection. */
export function ReportsPage({ search, onGo }: PageProps) {
  const { state, reload } = useLoad(reportsApi.all);
  return (
    <Loaded state={state} onRetry={reload}>
      {(all) => {
        const input = inputOf(search, all);
        const change = (part: Partial<ReportInput>) => onGo('reports', addressOf({ ...input, ...part }));
        return <Builder all={all} input={input} onChange={change} onReload={reload} />;
      }}
    </Loaded>
  );
}

interface BuilderProps {
  all: Reports;
  input: ReportInput;
  onChange: (part: Partial<ReportInput>) => void;
  onReload: () => void;
}

function Builder({ all, input: requested, onChange, onReload }: BuilderProps) {
  const reportOf = (wanted: string) => all.reports.find(({ name }) => name === wanted);
  const report = reportOf(requested.report);
  const [shown, setShown] = useState(0);
  const { data, ...read } = useQuery({
    queryKey: ['report', requested],
    // With its query: until the next answer arrives, the former one is shown under its own names.
    queryFn: async ({ signal }) => ({ input: requested, answer: await reportsApi.read(requested, signal) }),
    placeholderData: keepPreviousData,
    enabled: requested.report !== '',
  });
  if (requested.report === '') return <p className="loading">{words.none}</p>;
  const answered = data && reportOf(data.input.report);
  return (
    <div className="reports">
      <Inputs all={all} report={report} input={requested} onChange={onChange} onReload={onReload} />
      {read.isError ? (
        <Failure error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <section className="reports-result" aria-busy={read.isFetching}>
          {data === undefined || answered === undefined ? (
            <Loading />
          ) : (
            <ReportResult
              {...data}
              report={answered}
              shown={Math.min(shown, answered.numbers.length - 1)}
              onShow={setShown}
            />
          )}
        </section>
      )}
    </div>
  );
}

/** Without a report if the role may no longer read the one of the address: the call states why. */
type InputsProps = BuilderProps & { report: Reports['reports'][number] | undefined };

/** The query; on a phone it is behind a line that sums it up, so that the chart comes first. */
function Inputs(props: InputsProps) {
  const isNarrow = useMedia(NARROW);
  if (!isNarrow)
    return (
      <section className="card reports-input" aria-label={words.report}>
        <Fields {...props} />
      </section>
    );
  return (
    <details className="card reports-query">
      <summary>
        <span>{aboutOf(props.input)}</span>
        <b>{words.edit}</b>
      </summary>
      <div className="reports-input">
        <Fields {...props} />
      </div>
    </details>
  );
}

/** The report, its rows and its days in one line. */
function aboutOf({ report, by, from, to }: ReportInput): string {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  const period = to === dayOf(Date.now()) ? words.lastDays(days) : formatPeriod(from, to);
  const rows = by === '' ? [] : [words.byRows(words.groups[by] ?? by)];
  return [words.reports[report] ?? report, ...rows, period].join(', ');
}

function Fields({ all, report, input, onChange, onReload }: InputsProps) {
  const groupings = report?.groupings ?? [];
  const names = all.reports.map(({ name }) => name);
  return (
    <>
      <Select
        label={words.report}
        value={input.report}
        options={[...(report === undefined ? [input.report] : []), ...names].map((name) => ({
          value: name,
          label: words.reports[name] ?? name,
        }))}
        onChange={(name) => onChange({ report: name, by: '', filter: [] })}
      />
      <DayField label={words.from} value={input.from} max={input.to} onChange={(from) => onChange({ from })} />
      <DayField label={words.to} value={input.to} min={input.from} onChange={(to) => onChange({ to })} />
      <Select
        label={words.compare}
        value={input.compare}
        options={(['', ...comparisonsOf(input)] as const).map((value) => ({
          value,
          label: words.compares[value],
        }))}
        onChange={(compare) => onChange({ compare })}
      />
      <Select
        label={words.part}
        value={input.part}
        options={PARTS.map((value) => ({ value, label: words.parts[value] }))}
        onChange={(part) => onChange({ part })}
      />
      {groupings.length === 0 ? null : (
        <Select
          label={words.by}
          value={input.by}
          options={['', ...groupings].map((value) => ({ value, label: words.groups[value] ?? value }))}
          onChange={(by) => onChange({ by })}
        />
      )}
      <Select
        label={common.currency}
        value={input.asset}
        options={all.assets.map((asset, place) => ({ value: place === 0 ? '' : asset, label: asset }))}
        onChange={(asset) => onChange({ asset })}
      />
      <Conditions key={input.report} groupings={groupings} input={input} onChange={(filter) => onChange({ filter })} />
      <SavedReports saved={all.saved} input={input} onShow={onChange} onReload={onReload} />
    </>
  );
}
