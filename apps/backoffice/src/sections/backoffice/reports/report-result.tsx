import { Table } from '../../../parts/table.tsx';
import { formatDay, formatMinute, formatShortDay, timeZone } from '../../../shared/format.ts';
import type { ReportAnswer, Reports, ReportInput } from './api.ts';
import { ReportChart } from './report-chart.tsx';
import { columnsOf } from './report-columns.tsx';
import { ReportBands } from './report-bands.tsx';
import { ReportDownload } from './report-download.tsx';
import { ReportFunnel } from './report-funnel.tsx';
import { BANDED, chartOf, daysOf, FUNNELS, OTHERS, seriesName } from './report-rows.ts';
import { reportTexts as words } from './texts.ts';

interface ReportResultProps {
  answer: ReportAnswer;
  report: Reports['reports'][number];
  input: ReportInput;
  /** Index of the number in the chart, which is also the one compared in the table. */
  shown: number;
  onShow: (place: number) => void;
}

/** Chart of one number, and a table of all; with a comparison, previous values are shown too. */
export function ReportResult({ answer, report, input, shown, onShow }: ReportResultProps) {
  const { rows, readAt, asset, isWhole, before } = answer;
  const title = words.reports[report.name] ?? report.name;
  const nameOf = (label: string) => seriesName(label, input.by);
  const { series, points } = chartOf(answer, shown, formatShortDay, OTHERS, daysOf(input));
  const hasPicture = report.name in FUNNELS || BANDED.has(report.name);
  const compared = before === null || input.compare === '' ? null : { ...before, name: words.former[input.compare] };
  if (rows.length === 0)
    return (
      <div className="card reports-card">
        <h2>{title}</h2>
        <p className="loading">{words.none}</p>
      </div>
    );
  return (
    <>
      <div className="card reports-card">
        <header className="heading-row">
          <h2>{hasPicture ? title : `${title}: ${words.numbers[report.numbers[shown]?.name ?? ''] ?? ''}`}</h2>
          <small>
            {words.readAt(formatMinute(readAt), asset, timeZone())}
            {compared === null ? '' : `, ${words.formerDays(formatDay(compared.from), formatDay(compared.to - 1))}`}
          </small>
        </header>
        {hasPicture ? (
          <Picture answer={answer} report={report} />
        ) : (
          <ReportChart series={series} points={points} nameOf={nameOf} former={compared?.name ?? null} />
        )}
      </div>
      <div className="card reports-card">
        <header className="heading-row">
          <h2>{title}</h2>
          <ReportDownload title={title} answer={answer} report={report} input={input} />
        </header>
        {isWhole ? null : <p className="error">{input.compare === '' ? words.cut : words.cutCompare}</p>}
        <Table
          caption={title}
          rows={rows}
          keyOf={({ at, key, before: former }) => `${at} ${former?.at} ${key}`}
          columns={columnsOf({ answer, report, input, shown, onShow })}
        />
      </div>
    </>
  );
}

/** Reports that are not shown as bars over time. */
function Picture({ answer, report }: Pick<ReportResultProps, 'answer' | 'report'>) {
  return BANDED.has(report.name) ? <ReportBands answer={answer} /> : <ReportFunnel answer={answer} report={report} />;
}
