import { Download } from 'lucide-react';
import { formatAmount, formatCount, formatMinute, timeZone } from '../../../shared/format.ts';
import type { ReportAnswer, Reports, ReportWish } from './api.ts';
import { ReportChart } from './report-chart.tsx';
import { csvOf, saveText } from '../../../shared/csv.ts';
import { chartOf, OTHERS, totalOf } from './report-rows.ts';
import { reportTexts as words } from './texts.ts';

type Report = Reports['reports'][number];

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
  const { series, points } = chartOf(answer, shown, dayOf, OTHERS);
  const heads = [
    ...(hasTime ? [words.time] : []),
    ...(wish.by === '' ? [] : [words.groups[wish.by] ?? wish.by]),
    ...report.numbers.map(({ name }) => words.numbers[name] ?? name),
  ];
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
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reachable by keyboard */}
        <section className="scroll" tabIndex={0} aria-label={title}>
          <table>
            <caption className="visually-hidden">{title}</caption>
            <thead>
              <tr>
                {hasTime ? <th scope="col">{words.time}</th> : null}
                {wish.by === '' ? null : <th scope="col">{words.groups[wish.by] ?? wish.by}</th>}
                {report.numbers.map(({ name }, place) => (
                  <th key={name} scope="col" className="figure">
                    <button type="button" aria-pressed={place === shown} onClick={() => onShow(place)}>
                      {words.numbers[name] ?? name}
                    </button>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ at, key, label, numbers }) => (
                <tr key={`${at} ${key}`}>
                  {hasTime ? <td>{at === null ? '' : dayOf(at)}</td> : null}
                  {wish.by === '' ? null : <td>{label || words.groups['']}</td>}
                  {numbers.map((value, place) => (
                    <td key={report.numbers[place]?.name} className="figure">
                      {numberOf(value, place)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            {rows.length <= 1 || report.name === 'players' || report.name === 'cohorts' ? null : (
              <tfoot>
                <tr>
                  <th scope="row" colSpan={heads.length - report.numbers.length}>
                    {words.total}
                  </th>
                  {report.numbers.map(({ name, unit }, place) => (
                    <td key={name} className="figure">
                      {numberOf(totalOf(answer, place, unit), place)}
                    </td>
                  ))}
                </tr>
              </tfoot>
            )}
          </table>
        </section>
      </div>
    </>
  );
}

const dayOf = (at: number): string => formatMinute(at).replace(/,? 00:00$/, '');
