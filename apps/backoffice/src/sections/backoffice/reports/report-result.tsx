import { Download } from 'lucide-react';
import { type Column, Table } from '../../../parts/table.tsx';
import { formatAmount, formatCount, formatMinute, timeZone } from '../../../shared/format.ts';
import type { ReportAnswer, Reports, ReportWish } from './api.ts';
import { ReportChart } from './report-chart.tsx';
import { csvOf, saveText } from '../../../shared/csv.ts';
import { chartOf, daysOf, OTHERS, totalOf } from './report-rows.ts';
import { reportTexts as words } from './texts.ts';

type Report = Reports['reports'][number];
type Row = ReportAnswer['rows'][number];

interface ReportResultProps {
  answer: ReportAnswer;
  report: Report;
  wish: ReportWish;
  /** The number in the chart. */
  shown: number;
  onShow: (place: number) => void;
}

/** Chart of one number, and the table of all. */
export function ReportResult({ answer, report, wish, shown, onShow }: ReportResultProps) {
  const { rows, readAt, asset, isWhole } = answer;
  const hasTime = rows.some(({ at }) => at !== null);
  const title = words.reports[report.name] ?? report.name;
  const numberOf = (value: string, place: number) =>
    report.numbers[place]?.unit === 'money' ? formatAmount(value) : formatCount(Number(value));
  const nameOf = (label: string) => (label === OTHERS || label === '' ? words.total : label);
  const { series, points } = chartOf(answer, shown, dayOf, OTHERS, daysOf(wish));
  const heads = [
    ...(hasTime ? [words.time] : []),
    ...(wish.by === '' ? [] : [words.groups[wish.by] ?? wish.by]),
    ...report.numbers.map(({ name }) => words.numbers[name] ?? name),
  ];
  const hasSum = rows.length > 1 && report.name !== 'players' && report.name !== 'cohorts';
  const footed = (foot: string) => (hasSum ? { foot } : {});
  const save = () =>
    saveText(
      `${report.name}-${wish.from}-${wish.to}.csv`,
      csvOf([
        heads,
        ...rows.map(({ at, label, numbers }) => [
          ...(hasTime ? [at === null ? '' : dayOf(at)] : []),
          ...(wish.by === '' ? [] : [label]),
          ...numbers,
        ]),
      ]),
    );
  if (rows.length === 0) return <p className="card loading">{words.none}</p>;
  return (
    <>
      <div className="card reports-card">
        <header>
          <h2>{`${title}: ${words.numbers[report.numbers[shown]?.name ?? ''] ?? ''}`}</h2>
          <small>{words.readAt(formatMinute(readAt), asset, timeZone())}</small>
        </header>
        <ReportChart series={series} points={points} nameOf={nameOf} />
      </div>
      <div className="card reports-card">
        <header>
          <h2>{title}</h2>
          <button type="button" className="button button--small" onClick={save}>
            <Download aria-hidden="true" />
            {words.csv}
          </button>
        </header>
        {isWhole ? null : <p className="error">{words.cut}</p>}
        <Table
          caption={title}
          rows={rows}
          keyOf={({ at, key }) => `${at} ${key}`}
          columns={[
            ...(hasTime
              ? [{ title: words.time, cell: ({ at }: Row) => (at === null ? '' : dayOf(at)), ...footed(words.total) }]
              : []),
            ...(wish.by === ''
              ? []
              : [
                  {
                    title: words.groups[wish.by] ?? wish.by,
                    cell: ({ label }: Row) => label || words.groups[''],
                    ...footed(hasTime ? '' : words.total),
                  },
                ]),
            ...report.numbers.map(({ name, unit }, place): Column<Row> => ({
              title: words.numbers[name] ?? name,
              head: (
                <button type="button" aria-pressed={place === shown} onClick={() => onShow(place)}>
                  {words.numbers[name] ?? name}
                </button>
              ),
              cell: ({ numbers }) => numberOf(numbers[place] ?? '', place),
              isFigure: true,
              ...footed(numberOf(totalOf(answer, place, unit), place)),
            })),
          ]}
        />
      </div>
    </>
  );
}

const dayOf = (at: number): string => formatMinute(at).replace(/,? 00:00$/, '');
